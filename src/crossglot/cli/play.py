"""``crossglot play``: a whole game in the terminal."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from crossglot.cli.sentences import say
from crossglot.cli.terminal import TerminalGame
from crossglot.editions import load_edition, parse_house, with_house
from crossglot.game import Event, SeatInfo, start
from crossglot.game.json_file import STANDARD, write_events
from crossglot.game.record import record as record_of
from crossglot.lexicon import load_lexicon
from crossglot.notation.gcg import format_gcg
from crossglot.players import make_player

HUMAN = "human"


def play(
    *,
    edition: str = "hu",
    players: Annotated[str, Parameter(name="--players")] = "human,static",
    house: str = "",
    tier: str | None = None,
    seed: str | None = None,
    record: Path | None = None,
) -> int:
    """Play a game in the terminal.

    Exit code 0 when the game was finished, 1 when it was left.

    Parameters
    ----------
    edition
        Which game: an id such as HU-M, or a language such as hu.
    players
        Who sits where, parted by commas: human, greedy, static. Two to four.
    house
        House rules, parted by commas, such as two-bags,jacks-to-open,rack-size=8.
    tier
        Which lexicon, where an edition has several.
    seed
        Draws the tiles; the same seed deals the same game.
    record
        Write the game down here: GCG when the name ends so, else our own JSON.
    """
    rules = with_house(load_edition(edition), parse_house(house))
    lexicon = load_lexicon(rules, tier)
    kinds = [kind.strip() for kind in players.split(",")]
    seats = [SeatInfo(f"{kind} {number}", kind) for number, kind in enumerate(kinds, 1)]
    computers = {
        seat: make_player(kind, lexicon, rules.house)
        for seat, kind in enumerate(kinds)
        if kind != HUMAN
    }
    lexicon_id = f"{rules.id}.{lexicon.header.tier}"
    events = start(rules, seats, seed or secrets.token_hex(16), lexicon_id)
    game = TerminalGame(events, computers, lexicon, ask=input, tell=print)
    finished = game.play()
    if record is not None:
        record.write_bytes(written(game.events, gcg=record.suffix.casefold() == ".gcg"))
    if not finished:
        print(say("left"))
    return 0 if finished else 1


def written(events: Sequence[Event], *, gcg: bool) -> bytes:
    """The game as a file: GCG for other programs, JSON that loses nothing."""
    if gcg:
        return format_gcg(record_of(events)).encode()
    return write_events(events, STANDARD)
