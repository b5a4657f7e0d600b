"""What Alembic runs to migrate: over the connection it is given."""

from alembic import context

from crossglot.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
