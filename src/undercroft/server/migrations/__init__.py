"""Steps from any older form of the database to the present one, run by Alembic when a server starts."""
