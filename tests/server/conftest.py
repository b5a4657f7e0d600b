import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.node import serving
from tests.server.people.letter_box import open_box
from tests.server.services import Postgres, Redis
from tests.server.visitor import Visitor


@pytest.fixture(scope="session", autouse=True)
def _hypothesis_knows_its_chance():
    """A server freezes what is there; what Hypothesis draws from then looks like nobody's."""
    given(st.none())(lambda _: None)()


@pytest.fixture(scope="module")
def node(tmp_path_factory):
    """(address, database) of a server that all tests of a module share."""
    database = tmp_path_factory.mktemp("node") / "games.sqlite3"
    with serving(database) as address:
        yield address, database


@pytest.fixture
def database(node):
    return node[1]


@pytest.fixture
def visitor(node):
    return Visitor(node[0])


@pytest.fixture
def stranger(node):
    return Visitor(node[0])


@pytest.fixture
def opening(visitor):
    """A fresh game whose first turn is the guest's: (game id, line)."""
    for _ in range(50):
        game_id = visitor.create()
        game = visitor.ask("GET", f"/api/games/{game_id}").body["game"]
        if game["to_move"] == 0 and not game["moves"]:
            with visitor.live(game_id) as line:
                line.settled(0)
                yield game_id, line
            return
    raise AssertionError("fifty draws lost in a row")


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server for all tests of this process; it need not survive a power cut."""
    server = Postgres("fsync=off")
    yield server
    server.close()


@pytest.fixture(scope="session")
def redis():
    """A Redis server for all tests of this process."""
    server = Redis()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request, tmp_path):
    """Where games may be kept: a fresh SQLite file, then a fresh PostgreSQL database."""
    if request.param == "sqlite":
        return tmp_path / "new" / "folder" / "games.sqlite3"
    return request.getfixturevalue("postgres").new_database()


@pytest.fixture
def own_redis():
    """A Redis that a test may stop."""
    server = Redis()
    yield server
    server.close()


@pytest.fixture(scope="module")
def box():
    """(letters that a mail server of a module's own gets, the setting that names it)."""
    with open_box() as found:
        yield found


@pytest.fixture
def letters(box):
    assert box[0].is_empty, "a test before this one got more letters than it read"
    return box[0]
