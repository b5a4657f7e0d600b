"""``crossglot verify``: does a game file keep the rules?"""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from crossglot.cli.sentences import say_error
from crossglot.errors import CrossglotError
from crossglot.game.audit import Departure, audit, digest
from crossglot.game.events import Event, Started
from crossglot.game.json_file import STANDARD, sound_events
from crossglot.lexicon import Lexicon, load_named
from crossglot.variants.files import form_of


def verify(
    file: Path, /, *, words: Annotated[bool, Parameter(name="--words", negative="")] = False
) -> int:
    """Play a game again from its events and say where it departs from the rules.

    Reads our own JSON of events; for GCG there is crossglot replay. Of a
    variant it checks that each event can follow those before it. Prints the
    digest of the game. Exit code 0 when it keeps the rules, 1 when it does not.

    Parameters
    ----------
    file
        A game in JSON.
    words
        Judge plays and challenges by the very lexicon that the game names, which must be on
        this machine; without it the record's rulings are taken as they are.
    """
    data = file.read_bytes()
    form = form_of(data)
    sound = sound_events(data, form)
    if sound.error is not None:
        print(say_error(sound.error))
    audited = form is STANDARD and bool(sound.events)
    judge = _named_by(sound.events) if words and audited else None
    departures = list(audit(sound.events, judge)) if audited else []
    for departure in departures:
        print(_told(departure))
    kept = not departures and sound.error is None
    print(f"{len(sound.events)} events, {'sound' if kept else 'NOT sound'}")
    print(f"digest {digest(sound.events, form)}")
    return 0 if kept else 1


def _named_by(events: Sequence[Event]) -> Lexicon | None:
    """The lexicon that a game was played with; None where any word went."""
    first = events[0]
    named = first.lexicon if isinstance(first, Started) else None
    return None if named is None else load_named(named)


def _told(departure: Departure) -> str:
    expected = departure.expected
    due = say_error(expected) if isinstance(expected, CrossglotError) else repr(expected)
    return f"event {departure.event}: {departure.stated!r}\n  by the rules: {due}"
