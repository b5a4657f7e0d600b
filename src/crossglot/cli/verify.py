"""``crossglot verify``: does a game file keep the rules?"""

from pathlib import Path

from crossglot.cli.sentences import say_error
from crossglot.errors import CrossglotError
from crossglot.game.audit import Departure, audit, digest
from crossglot.game.json_file import STANDARD, sound_events
from crossglot.variants.files import form_of


def verify(file: Path, /) -> int:
    """Play a game again from its events and say where it departs from the rules.

    Reads our own JSON of events; for GCG there is crossglot replay. Of a
    variant it checks that each event can follow those before it. Prints the
    digest of the game. Exit code 0 when it keeps the rules, 1 when it does not.

    Parameters
    ----------
    file
        A game in JSON.
    """
    data = file.read_bytes()
    form = form_of(data)
    sound = sound_events(data, form)
    if sound.error is not None:
        print(say_error(sound.error))
    audited = form is STANDARD and bool(sound.events)
    departures = list(audit(sound.events)) if audited else []
    for departure in departures:
        print(_told(departure))
    kept = not departures and sound.error is None
    print(f"{len(sound.events)} events, {'sound' if kept else 'NOT sound'}")
    print(f"digest {digest(sound.events, form)}")
    return 0 if kept else 1


def _told(departure: Departure) -> str:
    expected = departure.expected
    due = say_error(expected) if isinstance(expected, CrossglotError) else repr(expected)
    return f"event {departure.event}: {departure.stated!r}\n  by the rules: {due}"
