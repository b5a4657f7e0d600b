import pytest


@pytest.fixture
def place(postgres):
    """A PostgreSQL database of a test's own."""
    return postgres.new_database()
