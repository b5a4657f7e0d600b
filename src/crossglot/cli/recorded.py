"""Games in files, in whichever of the formats they are written."""

from dataclasses import dataclass
from pathlib import Path

from crossglot.analysis.decisions import Decision, decisions, decisions_of
from crossglot.editions import Edition, load_edition
from crossglot.errors import NotationCode, NotationError
from crossglot.game import fold
from crossglot.game.json_file import STANDARD, read_events
from crossglot.game.record import edition_of
from crossglot.notation.gcg import read_gcg


@dataclass(frozen=True, slots=True)
class Recorded:
    """A game read from a file.

    Attributes:
        edition: Whose rules it is played by, its house rules among them.
        lexicon: The id of the lexicon that it names, or None.
        names: The players, by seat.
        turns: The turns taken.
    """

    edition: Edition
    lexicon: str | None
    names: tuple[str, ...]
    turns: tuple[Decision, ...]


def read_recorded(file: Path, edition: str | None = None) -> Recorded:
    """A game in our own JSON or in GCG.

    Args:
        file: Which.
        edition: Whose rules are taken instead of those that a GCG names.

    Raises:
        NotationError: It holds no game, or a damaged one.
        EditionError: It names no edition that there is.
        OSError: It cannot be read.
    """
    data = file.read_bytes()
    if data.lstrip()[:1] == b"{":
        events = read_events(data, STANDARD)
        state = fold(events)
        names = tuple(seat.name for seat in state.seats)
        return Recorded(state.edition, state.lexicon, names, decisions_of(events))
    game = read_gcg(data)
    if not game.events:
        raise NotationError(NotationCode.GCG_LINE, line=1, column=1)
    rules = load_edition(edition) if edition else edition_of(game)
    turns = decisions(rules, game)
    names = tuple(player.name for player in game.players)
    return Recorded(turns[0].before.edition if turns else rules, None, names, turns)
