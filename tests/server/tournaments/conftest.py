import pytest

from tests.server.tournaments.playing import Hands, at_event
from tests.server.visitor import Visitor


@pytest.fixture
def hands():
    """The clock of the server at ``address``."""
    return Hands()


@pytest.fixture
def database(tmp_path):
    """Where the events of the server at ``address`` are kept."""
    return tmp_path / "games.sqlite3"


@pytest.fixture
def address(database, hands):
    """A server of a test's own, whose words are syllables."""
    with at_event(database, hands) as address:
        yield address


@pytest.fixture
def arbiter(address):
    """The one who makes the events there."""
    return Visitor(address)
