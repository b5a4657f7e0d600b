import pytest

from tests.server.lobby.meeting import account


@pytest.fixture
def ann(node):
    """A registered player."""
    return account(node[1], node[0])[0]


@pytest.fixture
def bob(node):
    """Another one."""
    return account(node[1], node[0])[0]
