"""Games in files, in whichever of the formats they are written."""

from dataclasses import dataclass
from pathlib import Path

from crossglot.analysis.decisions import Decision, decisions, decisions_of
from crossglot.editions import Edition, load_edition
from crossglot.game import fold
from crossglot.game.json_file import BLANKS, STANDARD, is_ours, read_events
from crossglot.game.recognised import edition_of
from crossglot.notation.logs import read_log


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
    """A game in our own JSON, in GCG, or as another program wrote it.

    Args:
        file: Which.
        edition: Whose rules are taken instead of those that the file shows.

    Raises:
        NotationError: It holds no game, or a damaged one.
        EditionError: It names no edition that there is.
        OSError: It cannot be read.
    """
    data = file.read_bytes()
    if is_ours(data):
        events = read_events(data.lstrip(BLANKS), STANDARD)
        state = fold(events)
        names = tuple(seat.name for seat in state.seats)
        return Recorded(state.edition, state.lexicon, names, decisions_of(events))
    game = read_log(data).game
    rules = load_edition(edition) if edition else edition_of(game)
    turns = decisions(rules, game)
    names = tuple(player.name for player in game.players)
    return Recorded(turns[0].before.edition if turns else rules, None, names, turns)
