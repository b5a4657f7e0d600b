import pytest

from crossglot.server.redis_bus import RedisBus


@pytest.fixture
def place(postgres):
    """A PostgreSQL database of a test's own."""
    return postgres.new_database()


@pytest.fixture
def untold(monkeypatch):
    """Call it, and from then on the nodes of this process write and do not tell.

    So it is for the others when a node is killed between the one and the other.
    """
    return lambda: monkeypatch.setattr(RedisBus, "publish", lambda *_: None)
