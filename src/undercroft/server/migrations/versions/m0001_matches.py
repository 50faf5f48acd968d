"""Matches, their logs, and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("system", sa.String(80), nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("policy", sa.LargeBinary, nullable=False),
        sa.Column("sealed_key", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.String(26), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "links",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("match", sa.String(26), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.String(80), nullable=False),
        sa.Index("links_of_match", "match", "seat"),
    )
