import pytest

from tests.server.node import serving
from tests.server.sitting import HandClock
from tests.server.stand_ins import OneLexicon
from tests.server.variants.playing import LEXICON, SEED, Somebody


@pytest.fixture(scope="module")
def clock():
    return HandClock()


@pytest.fixture(scope="module")
def address(tmp_path_factory, clock):
    """A server whose clock stands still, for all tests of a module."""
    database = tmp_path_factory.mktemp("variants") / "games.sqlite3"
    with serving(database, OneLexicon(LEXICON), clock=clock, seed=SEED) as address:
        yield address


@pytest.fixture
def mari(address):
    return Somebody(address)


@pytest.fixture
def jaan(address):
    return Somebody(address)
