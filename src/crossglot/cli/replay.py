"""``crossglot replay``: count every score of a recorded game again."""

from collections.abc import Iterator
from pathlib import Path

from crossglot.editions import Edition, load_edition
from crossglot.errors import NotationCode, NotationError
from crossglot.game.record import edition_of
from crossglot.game.recount import Difference, Recounted, recount
from crossglot.notation.gcg import GcgGame, read_gcg
from crossglot.render import BoardPicture
from crossglot.rules import word_points


def replay(file: Path, /, *, edition: str | None = None, board: bool = False) -> int:
    """Count every score of a recorded game again.

    Prints each move with its words, points and running total, then the final
    scores. Wherever the file departs from the rules, the difference is named.
    Exit code 0 when the file is consistent, 1 when it is not.

    Parameters
    ----------
    file
        A game in GCG.
    edition
        Whose rules to count by, instead of the edition that the file names.
    board
        Show the board at the end.
    """
    game = read_gcg(file.read_bytes())
    if not game.events:
        found = game.problems[0] if game.problems else None
        where = (found.line, found.column) if found else (1, 1)
        raise NotationError(NotationCode.GCG_LINE, line=where[0], column=where[1])
    rules = load_edition(edition) if edition else edition_of(game)
    lines = list(recount(rules, game))
    differences = [difference for line in lines for difference in line.differences]
    print("\n".join(_sheet(rules, game, lines)))
    for problem in game.problems:
        print(f"line {problem.line}, column {problem.column}: {problem.code}: {problem.text}")
    for difference in differences:
        print(_told(difference))
    placed = [line.placement for line in lines if line.placement is not None]
    if board and placed:
        print(BoardPicture(rules, placed[-1].board, placed[-1].laid))
    sound = not differences and not game.problems and bool(lines)
    moves = sum(line.event.kind in {"play", "exchange", "pass"} for line in lines)
    print(f"{moves} moves, {'consistent' if sound else 'NOT consistent'} ({rules.id})")
    return 0 if sound else 1


def _sheet(edition: Edition, game: GcgGame, lines: list[Recounted]) -> Iterator[str]:
    """The moves one below the other, then the final scores."""
    for number, line in enumerate(lines, 1):
        name = game.players[line.event.player].name
        what = " ".join(filter(None, (line.event.place, line.event.tiles))) or line.event.kind
        words = ", ".join(_words(edition, line))
        row = f"{number:>3}  {name:<12.12} {what:<24} {line.points:>+5} {line.total:>5}  {words}"
        yield row.rstrip()
    totals = {line.event.player: line.total for line in lines}
    yield "Final: " + ", ".join(f"{game.players[p].name} {totals[p]}" for p in sorted(totals))


def _words(edition: Edition, line: Recounted) -> Iterator[str]:
    if line.placement is not None:
        for word in line.placement.words:
            yield f"{edition.alphabet.spell(word.tiles)} {word_points(edition, word)}"


def _told(difference: Difference) -> str:
    where = f"line {difference.line}"
    match difference.kind:
        case "points" | "total":
            return f"{where}: {difference.kind} {difference.stated}, counted {difference.counted}"
        case "tiles":
            return f"{where}: {difference.stated} on the board, the set has {difference.counted}"
        case _:
            return f"{where}: {difference.kind}: {difference.stated}: {difference.counted}"
