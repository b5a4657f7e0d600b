"""``crossglot replay``: count every score of a recorded game again."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from crossglot.board import Direction
from crossglot.cli.sentences import printable, say_error, say_in
from crossglot.editions import CoordinateStyle, Edition, edition_named, load_edition
from crossglot.errors import CrossglotError
from crossglot.game.recognised import edition_of
from crossglot.game.recount import Recounted, recount, recount_answers
from crossglot.game.turn_checks import Difference
from crossglot.notation.coordinates import format_place
from crossglot.notation.gcg import GcgGame, Problem
from crossglot.notation.logs import Log, read_log
from crossglot.render import BoardPicture
from crossglot.rules import word_points

FOLDER = "replay"


def replay(file: Path, /, *, edition: str | None = None, board: bool = False) -> int:
    """Count every score of a recorded game again.

    Prints each move with its words, points and running total, then the final
    scores. Wherever the file departs from the rules, the difference is named:
    points, totals, tiles, racks, exchanges, turns. Words are not judged.
    Exit code 0 when the file is consistent, 1 when it is not.

    Parameters
    ----------
    file
        A game in GCG, saved by Eliot (XML) or taken from Netskrafl (JSON).
    edition
        Whose rules to count by. Left out, it is the edition that the file
        names, or the one that its letters and points show.
    board
        Show the board at the end.
    """
    log = read_log(file.read_bytes())
    game = log.game
    rules = load_edition(edition) if edition else edition_of(game)
    lines = list(recount(rules, game))
    for row in _sheet(rules, game, lines):
        print(printable(row))
    for problem in game.problems:
        print(_unread(problem))
    differences = [difference for line in lines for difference in line.differences]
    for difference in differences:
        print(_sentence(rules, game, difference))
    wrong_answers = _answers(rules, log)
    lexicon = game.pragmas.get("lexicon", "")
    if lexicon and edition_named(lexicon) != lexicon.partition(".")[0].upper():
        print(say_in(FOLDER, "unjudged", lexicon=lexicon[:60]))
    placed = [line.placement for line in lines if line.placement is not None]
    if board and placed:
        print(BoardPicture(rules, placed[-1].board, placed[-1].laid))
    sound = not differences and not game.problems and not wrong_answers
    moves = sum(line.event.kind in {"play", "exchange", "pass"} for line in lines)
    print(say_in(FOLDER, "consistent" if sound else "wrong", moves=moves, edition=rules.id))
    return 0 if sound else 1


def _sheet(edition: Edition, game: GcgGame, lines: Sequence[Recounted]) -> Iterator[str]:
    """The moves one below the other, then the final scores."""
    for number, line in enumerate(lines, 1):
        name = game.players[line.event.player].name
        what = " ".join(filter(None, (line.event.place, line.event.tiles)))
        if line.event.kind != "play":
            what = " ".join(filter(None, (say_in(FOLDER, line.event.kind), what)))
        words = ", ".join(_words(edition, line))
        row = f"{number:>3}  {name:<12.12} {what:<24} {line.points:>+5} {line.total:>5}  {words}"
        yield row.rstrip()
    totals = {line.event.player: line.total for line in lines}
    told = [f"{game.players[player].name} {totals[player]}" for player in sorted(totals)]
    yield say_in(FOLDER, "final", totals=told)


def _words(edition: Edition, line: Recounted) -> Iterator[str]:
    if line.placement is not None:
        for word in line.placement.words:
            yield f"{edition.alphabet.spell(word.tiles)} {word_points(edition, word)}"


def _answers(edition: Edition, log: Log) -> bool:
    """Print the totals of a duplicate game's players; whether an answer departs from the rules."""
    totals: dict[str, int] = {}
    wrong = False
    for answer, line in recount_answers(edition, log):
        totals[answer.player] = line.total
        for difference in line.differences:
            wrong = True
            sentence = _sentence(edition, log.game, difference)
            print(say_in(FOLDER, "answer", player=answer.player, difference=sentence))
    if totals:
        ranked = sorted(totals.items(), key=lambda one: -one[1])
        print(say_in(FOLDER, "players", totals=[f"{name} {total}" for name, total in ranked]))
    return wrong


def _unread(problem: Problem) -> str:
    return say_in(
        FOLDER,
        "unread",
        line=problem.line,
        column=problem.column,
        reason=say_in(FOLDER, f"reason-{problem.reason}"),
        text=problem.text,
    )


def _sentence(edition: Edition, game: GcgGame, difference: Difference) -> str:
    """A difference as a sentence; seats by their names, squares as the file names them."""
    stated, counted = difference.stated, difference.counted
    if difference.kind == "turn":
        names = [player.name for player in game.players]
        stated, counted = (names[int(str(seat))] for seat in (stated, counted))
    error = difference.error
    reason = _reason(edition, error, game.style) if error is not None else ""
    return say_in(
        FOLDER, difference.kind, line=difference.line, stated=stated, counted=counted, reason=reason
    )


def _reason(edition: Edition, error: CrossglotError, style: CoordinateStyle) -> str:
    """The sentence of ``error``, with the square as the file would name it."""
    facts = dict(error.facts)
    square = facts.pop("square", None)
    sentence = say_error(type(error)(error.code, **facts))
    if not isinstance(square, int) or not 0 <= square < edition.layout.size:
        return sentence
    return f"{sentence} ({format_place(edition.layout, square, Direction.ACROSS, style)})"
