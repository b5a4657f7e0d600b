"""People at an event: they come in, hand in, listen; a clock that is turned by hand."""

import contextlib
import itertools
import json

import jsonschema_rs

from crossglot.editions import load_edition
from crossglot.players.tops import tops_of
from crossglot.server.live.schema import EVENT as CONVERSATION
from crossglot.tournament.course import Judge
from crossglot.variants.duplicate import in_form
from crossglot.variants.duplicate.events import Slip
from tests.server.node import serving
from tests.server.sitting import HandClock
from tests.server.tournaments.syllables import Syllables, syllables
from tests.server.visitor import Visitor


def strictly(conversation):
    """What a server may say there: nothing that is not described, be it only one key more."""
    schema = conversation.schema()
    parts = {
        name: {**part, "additionalProperties": False} if "properties" in part else part
        for name, part in schema["$defs"].items()
    }
    server = {"$ref": "#/$defs/ServerMessage"}
    return jsonschema_rs.Draft202012Validator({"allOf": [server], "$defs": parts})


DESCRIBED = strictly(CONVERSATION)
EVENT = {"name": "Test", "edition": "ET", "plan": {"pause": 5}}


class Hands(HandClock):
    """A clock that stands still until somebody turns its hands."""

    @property
    def milliseconds(self):
        """The time as events tell it."""
        return round(self.now() * 1000)


@contextlib.contextmanager
def at_event(database, hands=None, **settings):
    """The address of a server whose words are syllables."""
    with serving(database, lexicons=Syllables(), clock=hands, **settings) as address:
        yield address


def made(arbiter, **wanted):
    """A new event of ``arbiter``: its id."""
    answer = arbiter.ask("POST", "/api/tournaments", {**EVENT, **wanted})
    assert answer.status == 201, answer.text
    return answer.body["id"]


def come_in(address, event, name, **wanted):
    """A guest who is in: (visitor, player)."""
    visitor = Visitor(address)
    answer = visitor.ask("POST", f"/api/tournaments/{event}/players", {"name": name, **wanted})
    assert answer.status == 200, answer.text
    return visitor, answer.body["player"]


def rule(arbiter, event, act, **facts):
    """Something done at the desk."""
    return arbiter.ask("POST", f"/api/tournaments/{event}/desk", {"act": act, **facts})


def ruled(arbiter, event, act, **facts):
    answer = rule(arbiter, event, act, **facts)
    assert answer.status == 200, answer.text
    return answer.body


def shown(visitor, event):
    return visitor.ask("GET", f"/api/tournaments/{event}").body


def desk(arbiter, event):
    answer = arbiter.ask("GET", f"/api/tournaments/{event}/desk")
    assert answer.status == 200, answer.text
    return answer.body


class Player:
    """Somebody at an event, who keeps everything that they hear and finds it described."""

    names = itertools.count(1)

    def __init__(self, socket, visitor):
        self.socket = socket
        self.visitor = visitor
        self.heard = []

    def hear(self, timeout=60):
        text = self.socket.recv(timeout)
        self.visitor.received.append(text)
        message = json.loads(text)
        DESCRIBED.validate(message)
        self.heard.append(message)
        return message

    def until(self, *kinds):
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def send(self, **message):
        self.socket.send(json.dumps(message))

    def hand_in(self, number_of_round, slip=None, number=1, slip_id=None, **more):
        """Hand a slip in and wait for the answer."""
        slip_id = slip_id or f"slip {next(self.names)}"
        self.send(
            type="slip", slip_id=slip_id, round=number_of_round, number=number, slip=slip, **more
        )
        return self.until("ack", "refused", "error")


@contextlib.contextmanager
def at(visitor, event):
    """A line to an event."""
    with visitor.connection(f"/api/tournaments/{event}/live") as line:
        yield Player(line.socket, visitor)


def tops_for(edition_id, form=None):
    """(board, rack) -> the best plays."""
    edition = load_edition(edition_id)
    played = edition if form is None else in_form(edition, form)
    return tops_of(syllables(edition_id).graph, played)


def judge(setup):
    """What knows the words of an event of syllables, and its tops."""
    lexicon = syllables(setup.edition)
    played = in_form(lexicon.edition, setup.profile.form)
    return Judge(tops_of(lexicon.graph, played, setup.profile.form.most_laid), lexicon)


def slip_of(board, play):
    """A play as it goes over the wire."""
    slip = Slip.of(board, play)
    return {"start": slip.start, "direction": slip.direction, "word": list(slip.word)}
