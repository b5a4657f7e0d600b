"""The first schema: everything that version 0.1.0 keeps."""

from crossglot.server.store.migrations.first import people, play, together

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    people.upgrade()
    play.upgrade()
    together.upgrade()


def downgrade() -> None:
    """Drop all tables."""
    together.downgrade()
    play.downgrade()
    people.downgrade()
