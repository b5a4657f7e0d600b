"""What a rule sheet says of an edition, section by section."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from crossglot.board import Direction
from crossglot.editions import Edition
from crossglot.notation import format_place
from crossglot.rulebook.agreements import challenge, clock, theme
from crossglot.rulebook.statement import Statement, agreed, say


def statements(edition: Edition) -> Iterator[tuple[str, tuple[Statement, ...]]]:
    """Every section of the sheet, in the order in which one learns a game."""
    yield "set", tuple(_set(edition))
    yield "board", tuple(_board(edition))
    yield "start", tuple(_start(edition))
    yield "turn", tuple(_turn(edition))
    yield "blanks", tuple(_blanks(edition))
    yield "points", tuple(_points(edition))
    yield "exchange", tuple(_exchange(edition))
    yield "words", tuple(challenge(edition))
    yield "end", tuple(_end(edition))
    yield "final", tuple(_final(edition))
    yield "clock", tuple(clock(edition.house.clock))


def _set(edition: Edition) -> Iterator[Statement]:
    labels, counts = edition.alphabet.labels, edition.counts
    letters = range(1, len(labels))
    total = edition.tiles_total
    yield say("set-tiles", total=total, letters=total - edition.blanks, blanks=edition.blanks)
    yield say("set-blank")
    dealt = [tile for tile in letters if counts[tile]]
    for points in sorted({edition.points[tile] for tile in dealt}):
        worth = [tile for tile in dealt if edition.points[tile] == points]
        shown = ", ".join(f"{labels[tile]} ×{counts[tile]}" for tile in worth)
        yield say("set-row", points=points, tiles=shown)
    missing = ", ".join(labels[tile] for tile in letters if not counts[tile])
    if missing and edition.blanks:
        yield say("set-no-tile", letters=missing)
    if edition.alphabet.compose:
        parts = edition.alphabet.compose.items()
        composed = (f"{labels[t]} = {' + '.join(labels[one] for one in of)}" for t, of in parts)
        yield say("set-compose", tiles=", ".join(composed))
    yield say("set-players", fewest=edition.players[0], most=edition.players[1])


def _board(edition: Edition) -> Iterator[Statement]:
    layout, style = edition.layout, edition.coordinates
    yield say("board-size", rows=layout.rows, columns=layout.columns)
    for name, factors in (
        ("board-letter", layout.letter_multipliers),
        ("board-word", layout.word_multipliers),
    ):
        for factor, squares in sorted(Counter(factors).items()):
            if factor > 1:
                yield say(name, count=squares, factor=factor)
    start = (format_place(layout, at, Direction.ACROSS, style) for at in sorted(layout.start))
    yield say("board-start", squares=", ".join(start))
    yield say("coordinates-numbered" if style == "numbered-rows" else "coordinates-lettered")


def _start(edition: Edition) -> Iterator[Statement]:
    yield say("start-draw")
    yield say("start-blank")
    yield say("start-tie")
    yield say("start-return")
    yield _of_the_rack(edition, "start-racks")
    yield say("start-order")
    if edition.house.two_bags:
        vowels = sorted(edition.alphabet.vowels)
        yield agreed("start-bags", vowels=", ".join(edition.alphabet.labels[v] for v in vowels))


def _of_the_rack(edition: Edition, name: str) -> Statement:
    other = edition.house.rack_size is not None
    return Statement(name, {"size": edition.rack_size}, agreed=other)


def _turn(edition: Edition) -> Iterator[Statement]:
    yield say("turn-options")
    opening = agreed if edition.house.jacks_to_open else say
    name = "turn-jacks" if edition.house.jacks_to_open else "turn-opening"
    yield opening(name, tiles=edition.opening_min)
    for name in ("turn-line", "turn-connection", "turn-words", "turn-repeat", "turn-fixed"):
        yield say(name)
    yield _of_the_rack(edition, "turn-refill")


def _blanks(edition: Edition) -> Iterator[Statement]:
    house = edition.house
    yield say("blank-letter")
    yield agreed("blank-reuse") if house.blank_reuse else say("blank-stays")
    if house.blank_as_space:
        yield agreed("blank-space")


def _points(edition: Edition) -> Iterator[Statement]:
    yield say("points-words")
    yield say("points-premiums")
    yield say("points-two")
    yield agreed("points-again") if edition.house.recount_premiums else say("points-once")
    yield say("points-blank")
    within_reach = (laid for laid in sorted(edition.bonus.items()) if laid[0] <= edition.rack_size)
    for tiles, points in within_reach:
        more = tiles < edition.rack_size
        name = "points-bonus-more" if more else "points-bonus"
        yield say(name, tiles=tiles, points=points)
    if edition.house.theme is not None:
        yield from theme(edition.house.theme)


def _exchange(edition: Edition) -> Iterator[Statement]:
    yield say("exchange-any")
    yield say("exchange-order")
    least = edition.exchange_bag_min
    if least:
        facts = {"tiles": least}
        yield Statement("exchange-limit", facts, agreed=edition.house.restricted_exchange)
    else:
        yield say("exchange-as-many")
    yield say("exchange-turn")
    yield say("pass-any")


def _end(edition: Edition) -> Iterator[Statement]:
    yield say("end-out")
    if edition.end.pass_rounds:
        yield say("end-passes", rounds=edition.end.pass_rounds)
        yield say("end-count")
    if edition.end.scoreless_turns:
        other = edition.house.scoreless_turns is not None
        yield Statement("end-scoreless", {"turns": edition.end.scoreless_turns}, agreed=other)
    yield say("end-exhausted" if edition.end.exhausted else "end-agreed")
    yield say("end-resign")


def _final(edition: Edition) -> Iterator[Statement]:
    doubled = edition.end.final == "out-doubled"
    name = "final-doubled" if doubled else "final-subtract"
    yield Statement(name, agreed=edition.house.final is not None)
    yield say("final-winner")
    yield say("final-tie")
    yield from _totals(edition)


def _totals(edition: Edition) -> Iterator[Statement]:
    """What totals are good: advice, where the document gives it."""
    totals = edition.totals
    if totals is None:
        return
    yield say("final-totals", low=totals.usual[0], high=totals.usual[1])
    for points, grade in sorted(totals.grades.items()):
        yield say(f"final-grade-{grade}", points=points)
    for players, (low, high) in sorted(totals.each.items()):
        yield say("final-each", players=players, low=low, high=high)
