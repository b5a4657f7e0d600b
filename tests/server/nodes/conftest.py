import pytest

from crossglot.server.nodes.heartbeats import Roster
from crossglot.server.nodes.redis_bus import RedisBus


@pytest.fixture
def place(postgres):
    """A PostgreSQL database of a test's own."""
    return postgres.new_database()


@pytest.fixture
def untold(monkeypatch):
    """Call it, and from then on the nodes of this process write, do not tell, and leave unheard.

    So it is for the others when a node is killed between writing and telling.
    """

    async def killed(_):
        """Say nothing: the roster keeps its line."""

    def silence():
        monkeypatch.setattr(RedisBus, "publish", lambda *_: None)
        monkeypatch.setattr(Roster, "leave", killed)

    return silence
