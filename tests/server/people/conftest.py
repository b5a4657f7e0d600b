import pytest

from tests.server.node import serving
from tests.server.people.person import PROXY, Person


@pytest.fixture(scope="module")
def node(tmp_path_factory):
    """(address, database) of a server that all tests of a module share."""
    database = tmp_path_factory.mktemp("people") / "games.sqlite3"
    with serving(database, trusted_proxies=PROXY) as address:
        yield address, database


@pytest.fixture
def database(node):
    return node[1]


@pytest.fixture
def visitor(node):
    return Person(node[0])


@pytest.fixture
def person(node):
    return Person(node[0]).register()


@pytest.fixture
def other(node):
    return Person(node[0]).register()
