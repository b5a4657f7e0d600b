"""The steps that brought the schema where it is, run by Alembic inside the program."""
