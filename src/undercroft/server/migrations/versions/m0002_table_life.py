"""What people do at a table besides answering: chat, pauses, campaigns, shared positions, links that come back."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("life", sa.Text, nullable=False, server_default="{}"))
        matches.add_column(sa.Column("life_version", sa.Integer, nullable=False, server_default="0"))
        matches.add_column(sa.Column("created", sa.BigInteger, nullable=False, server_default="0"))
        matches.add_column(sa.Column("campaign", sa.String(26), nullable=False, server_default=""))
        matches.create_index("matches_of_campaign", ["campaign"])
    op.add_column("entries", sa.Column("at", sa.BigInteger, nullable=False, server_default="0"))
    _links_of_campaigns_too()
    op.create_table(
        "remarks",
        sa.Column("match", sa.String(26), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "positions",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("match", sa.String(26), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("sight", sa.LargeBinary, nullable=False),
        sa.Index("positions_of_match", "match"),
    )
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("system", sa.String(80), nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("book", sa.LargeBinary, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "purses",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )


def _links_of_campaigns_too() -> None:
    """One link can open all chapters of a campaign: the table it stands for belongs to the key."""
    op.rename_table("links", "links_of_matches")
    op.drop_index("links_of_match", "links_of_matches")
    op.create_table(
        "links",
        sa.Column("table", sa.String(26), primary_key=True),
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("seat", sa.String(80), nullable=False),
        sa.Index("links_of_seat", "table", "seat"),
    )
    op.execute('INSERT INTO links ("table", token, seat) SELECT "match", token, seat FROM links_of_matches')
    op.drop_table("links_of_matches")
