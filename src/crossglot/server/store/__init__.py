"""Where everything is kept: the port, SQLite, PostgreSQL, the schema."""
