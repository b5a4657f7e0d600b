"""What the database says of an event, whichever database it is."""

import asyncio

import msgspec

from crossglot.server.store.home import open_home
from crossglot.server.tournaments import storage
from crossglot.server.tournaments.plan import NewEvent, setup_of
from crossglot.server.tournaments.records import Record
from crossglot.server.tournaments.tournament import read_log
from crossglot.tournament.events import Finished, Founded
from tests.server.everybody import at_the_terminal


def told_by(place, query):
    """What ``query`` finds in the database at ``place``, as another process would see it."""

    async def read():
        home = open_home(place)
        try:
            return await home.database.read(query)
        finally:
            await home.database.close()

    return asyncio.run(read())


def record_and_log(place, event):
    """How an event is listed, and what has happened in it."""
    record, bodies = told_by(
        place, lambda db: (storage.read(db, event), storage.log_after(db, event, 0))
    )
    return record, read_log(bodies)


def log_of(place, event):
    """What has happened in an event."""
    return record_and_log(place, event)[1]


def seeds_of(place, event):
    """What draws its racks."""
    return {each.setup.seed for each in log_of(place, event) if isinstance(each, Founded)}


def finished_event(database, creator):
    """An event of ``creator`` that is over before anybody came: its id."""
    setup = setup_of(NewEvent(name="Over", edition="ET"), "ET.even")
    events = [Founded(setup), Finished()]
    record = Record(
        id="finishedevent", state="over", kind="live", creator=creator, public=True, code=None,
        edition="ET", name="Over", plan="{}", players=0, created=1.0, ended=1.0, seq=len(events),
    )  # fmt: skip
    body = msgspec.json.encode(events).decode()
    at_the_terminal(database, lambda opened: opened.write(lambda db: storage.add(db, record, body)))
    return record.id
