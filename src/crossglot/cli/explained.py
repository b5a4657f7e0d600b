"""An explanation of a move as sentences, in the user's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from crossglot.board import Direction
from crossglot.cli.sentences import say_in
from crossglot.editions import Edition
from crossglot.notation import format_move, format_place
from crossglot.players import Explanation
from crossglot.players.levels.explanation import Stronger

FOLDER = "players"


def explained(edition: Edition, told: Explanation) -> Iterator[str]:
    """The sentences, the plainest fact first."""

    def squares(those: Iterable[int]) -> str:
        style = edition.coordinates
        way = Direction.DOWN if style == "numbered-rows" else Direction.ACROSS
        return ", ".join(format_place(edition.layout, square, way, style) for square in those)

    yield say_in(FOLDER, "earned", points=told.points)
    if told.premiums:
        yield say_in(FOLDER, "premiums", squares=squares(told.premiums))
    if told.kept:
        kept = edition.alphabet.format_tiles(told.kept)
        yield say_in(FOLDER, "kept", tiles=kept, worth=_points(told.worth))
    if told.opened:
        yield say_in(FOLDER, "opened", squares=squares(told.opened))
    if told.blocked:
        yield say_in(FOLDER, "blocked", squares=squares(told.blocked))
    if told.stronger is None:
        yield say_in(FOLDER, "nothing-stronger")
    else:
        yield _stronger(edition, told.stronger)


def _stronger(edition: Edition, told: Stronger) -> str:
    move = format_move(edition, told.move, edition.coordinates)
    facts = {"move": move, "points": told.points, "worth": _points(told.worth)}
    return say_in(FOLDER, f"stronger-{told.reason}", **facts)


def _points(worth: int) -> str:
    return f"{worth / 1000:+.1f}"
