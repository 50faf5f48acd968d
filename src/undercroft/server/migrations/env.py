"""Alembic's entry: runs the steps on the connection that the server has opened."""

from alembic import context

from undercroft.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
