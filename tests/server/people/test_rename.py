"""Another name for an account: the old one is free, and what was played keeps it."""

import contextlib
import sqlite3

import pytest

from tests.server.people.person import fresh_name, sign_in_long_ago


def rename(person, name, **body):
    return person.ask("PUT", "/api/account/name", {"name": name, **body})


def test_one_signs_in_by_the_new_name(person, visitor):
    old, new = person.name, fresh_name()
    assert rename(person, new).status == 204
    assert person.me()["name"] == new
    assert visitor.log_in(old).status == 401
    assert visitor.log_in(new).status == 200


def test_the_old_name_is_free(person, visitor):
    old = person.name
    rename(person, fresh_name())
    visitor.register(old)


def test_the_same_name_may_be_written_otherwise(person):
    assert rename(person, person.name.upper()).status == 204
    assert person.me()["name"] == person.name.upper()


@pytest.mark.parametrize(
    ("name", "code"), [("x", "name-malformed"), ("admin", "name-reserved"), (None, "name-taken")]
)
def test_names_that_cannot_be_had(person, other, name, code):
    answer = rename(person, other.name if name is None else name)
    assert answer.code == code
    assert person.me()["name"] == person.name


def test_no_name_is_the_id_of_another(person, visitor, database):
    """Somebody meant by an id, as by those who rule, is meant by nothing else."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        guest = "INSERT INTO accounts (id, kind, created) VALUES ('abcdefghijkl', 'guest', 0)"
        connection.execute(guest)
        connection.commit()
    for name in ("abcdefghijkl", "ABCDEFGHIJKL"):
        assert rename(person, name).code == "name-taken"
        body = {"name": name, "password": "correct horse 7"}
        assert visitor.ask("POST", "/api/account/register", body).code == "name-taken"


def test_who_signed_in_long_ago_shows_again_who_he_is(person, database):
    sign_in_long_ago(database, person)
    new = fresh_name()
    assert rename(person, new).code == "sign-in-again"
    assert rename(person, new, password="wrong horse 8").code == "sign-in-again"
    assert rename(person, new, password="correct horse 7").status == 204
