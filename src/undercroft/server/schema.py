"""The tables of the database."""

from sqlalchemy import Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(26), primary_key=True),
    Column("system", String(80), nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("policy", LargeBinary, nullable=False),
    Column("sealed_key", LargeBinary, nullable=False),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", String(26), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The log of every match. The primary key is the promise that no two writers both win a number."""

LINKS = Table(
    "links",
    METADATA,
    Column("token", LargeBinary, primary_key=True),
    Column("match", String(26), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", String(80), nullable=False),
    Index("links_of_match", "match", "seat"),
)
