"""After an erasure no event names the person, and what is signed is signed with a pseudonym."""

import pytest

from crossglot.tournament.verify import verify_log
from tests.server.people.person import Person
from tests.server.people.test_erasure import NAME, erase, traces
from tests.server.tournaments.playing import at, come_in, desk, judge, made, ruled, shown
from tests.server.visitor import Visitor

KEY = "zebulonquux"
"""By which the account is found."""

OTHER = "Zebulon"
"""Whose name is a part of the other."""


@pytest.fixture
def person(address):
    return Person(address).register(NAME)


def join(person, event):
    answer = person.ask("POST", f"/api/tournaments/{event}/players", {"name": "me"})
    assert answer.status == 200, answer.text


def played(address, person):
    """An event that the person has made, ruled on and played: its id."""
    event = made(person, name=f"The cup of {NAME.lower()}, and {OTHER}", rounds=[1])
    come_in(address, event, OTHER)
    join(person, event)
    ruled(person, event, "start")
    ruled(person, event, "pause", reason=f"{NAME} has to eat.")
    ruled(person, event, "resume")
    ruled(person, event, "stop")
    assert shown(person, event)["state"] == "over"
    return event


def log_of(address, event):
    answer = Visitor(address).ask("GET", f"/api/tournaments/{event}/log")
    assert answer.status == 200, answer.text
    return answer.text


def test_nothing_of_the_name_is_left(address, database, person):
    """Of an event that has not begun, of one that is over, and of another's that they only join."""
    other = Visitor(address)
    waiting, over = made(person, name=f"{NAME} 2027"), played(address, person)
    others = made(other)
    come_in(address, others, "first")
    join(person, others)
    before = log_of(address, over)
    assert NAME in before
    # In the log, and in the file too once the log has been moved there.
    there = {trace.partition(" in ")[0] for trace in traces(database.parent)}
    assert {NAME, NAME.lower(), KEY} <= there, "the traces are there to be erased"
    assert erase(person).status == 204
    assert traces(database.parent) == []
    after = log_of(address, over)
    assert NAME.lower() not in after.lower()
    assert verify_log(after.encode(), judge).finished
    assert [row.name for row in verify_log(after.encode(), judge).rows] == [
        "deleted 2" if row.name == NAME else row.name
        for row in verify_log(before.encode(), judge).rows
    ]
    assert shown(other, waiting)["agreed"]["name"] == "deleted 2027"
    assert shown(other, over)["agreed"]["name"] == f"The cup of deleted 2, and {OTHER}"
    assert shown(other, others)["newest"] == ["first", "deleted 2"]
    lists = other.ask("GET", "/api/tournaments").text
    files = (other.ask("GET", f"/api/tournaments/{over}/files/{form}") for form in ("csv", "html"))
    for text in (lists, *(file.text for file in files), str(desk(other, others))):
        assert NAME.lower() not in text.lower()
    assert traces(database.parent) == []


def test_those_who_follow_an_event_see_the_name_go(address, person):
    event = made(Visitor(address))
    join(person, event)
    with at(Visitor(address), event) as line:
        assert line.until("tournament")["newest"] == [NAME]
        assert erase(person).status == 204
        while line.until("tournament")["newest"] != ["deleted 1"]:
            pass
