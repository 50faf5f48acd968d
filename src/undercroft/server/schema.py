"""The tables of the database. Migrations (`migrations/versions`) lead from any older form to this one."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(26), primary_key=True),
    Column("system", String(80), nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("policy", LargeBinary, nullable=False),
    Column("sealed_key", LargeBinary, nullable=False),
    Column("life", Text, nullable=False, server_default="{}"),
    Column("life_version", Integer, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False, server_default="0"),
    Column("campaign", String(26), nullable=False, server_default=""),
    Index("matches_of_campaign", "campaign"),
)
"""`life`: what the people at the table agreed on (pause, bots, votes), replaced whole under its version."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", String(26), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)
"""The log of every match. The primary key is the promise that no two writers both win a number."""

LINKS = Table(
    "links",
    METADATA,
    Column("table", String(26), primary_key=True),
    Column("token", LargeBinary, primary_key=True),
    Column("seat", String(80), nullable=False),
    Index("links_of_seat", "table", "seat"),
)
"""Who may sit where, at a match or in a campaign."""

REMARKS = Table(
    "remarks",
    METADATA,
    Column("match", String(26), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", String(80), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
)
"""What people say to each other, and where they point."""

POSITIONS = Table(
    "positions",
    METADATA,
    Column("token", LargeBinary, primary_key=True),
    Column("match", String(26), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("sight", LargeBinary, nullable=False),
    Index("positions_of_match", "match"),
)
"""Shared positions: what one seat saw, as it was shown."""

CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", String(26), primary_key=True),
    Column("system", String(80), nullable=False),
    Column("name", String(120), nullable=False),
    Column("book", LargeBinary, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""`book`: state and chapters, replaced whole under its version."""

PURSES = Table(
    "purses",
    METADATA,
    Column("token", LargeBinary, primary_key=True),
    Column("sealed", LargeBinary, nullable=False),
    Column("touched", BigInteger, nullable=False),
)
"""The links somebody holds, sealed with the one link that brings them back."""
