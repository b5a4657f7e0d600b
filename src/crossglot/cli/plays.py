"""``crossglot plays``: the best plays of a rack, in a position."""

import sys
from typing import Annotated

from cyclopts import Parameter, validators

from crossglot.board import Board
from crossglot.cli.sentences import say
from crossglot.editions import Edition, load_edition
from crossglot.errors import OptionCode, OptionError
from crossglot.lexicon import load_lexicon
from crossglot.moves import Play
from crossglot.notation import Position, format_move, parse_cgp
from crossglot.players import candidates
from crossglot.render import BoardPicture, rack_text
from crossglot.rules import place

MOST = 100_000


def plays(
    *,
    rack: str = "",
    edition: str = "hu",
    cgp: str | None = None,
    limit: Annotated[int, Parameter(validator=validators.Number(gte=1, lte=MOST))] = 15,
    tier: str | None = None,
) -> int:
    """List the best plays of a rack.

    Exit code 0 when there is a play, 1 when there is none, 2 when no rack is named.

    Parameters
    ----------
    rack
        Tiles such as "KARD[SZ]Ó?": [SZ] is one tile, ? a blank. Left out, it
        is the rack of the side to move in the position.
    edition
        Whose tiles, board and words.
    cgp
        A position in CGP; the empty board when left out.
    limit
        How many plays.
    tier
        Which lexicon, where an edition has several.
    """
    rules = load_edition(edition)
    position = parse_cgp(rules, cgp) if cgp else Position(Board.empty(rules.layout), (b"",), (0,))
    held = rules.alphabet.parse_tiles(rack) if rack else position.racks[0]
    if not held:
        raise OptionError(OptionCode.RACK)
    lexicon = load_lexicon(rules, tier)
    found = candidates(lexicon, rules, position.board, bytes(held), limit=limit)
    if not position.board.is_empty:
        print(BoardPicture(rules, position.board))
    print(rack_text(rules, bytes(held)))
    for one in found:
        print(_line(rules, position.board, one.play, one.points))
    if not found:
        print(say("no-play"), file=sys.stderr)
    return 0 if found else 1


def _line(edition: Edition, board: Board, play: Play, points: int) -> str:
    placement = place(edition, board, play)
    words = ", ".join(edition.alphabet.spell(word.tiles) for word in placement.words)
    return f"{points:>4}  {format_move(edition, play, edition.coordinates):<24} {words}"
