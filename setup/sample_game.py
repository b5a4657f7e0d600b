"""``docs/sample-game.md``: the documents' game of 41 moves, counted and drawn by the library."""

from collections.abc import Iterator
from pathlib import Path

from crossglot.editions import Edition, load_edition
from crossglot.game.recount import Recounted, recount
from crossglot.notation.gcg import GcgGame, read_gcg
from crossglot.render import board_svg
from crossglot.rules import word_points
from setup import ROOT

GAME = ROOT / "tests" / "data" / "sample_game_hu.gcg"
PAGE = ROOT / "docs" / "sample-game.md"
PICTURES = ROOT / "docs" / "pictures"

DRAWN = {
    1: "The opening: R covers the star, so the word is doubled.",
    4: "KARD and KOMA share their K, DÉL hangs on the D.",
    7: "TOK goes down from the T of SAJT.",
    18: "PIPACS through the I of an earlier word; CS is one tile.",
    25: "EMÉSZT grows to FÖLEMÉSZT: 54 points, the dearest play.",
    33: "LAKOS: its O is a blank on a double word, which still doubles.",
    41: "The last play. Nobody is out, so each loses what is left.",
}
"""Number of a move -> what its picture shows."""

HEAD = """\
# A sample game

The Hungarian article closes with a game of 41 moves (HU-W-94). It prints words and points, no
squares; these were found by search, and the points of every move agree. The file is
[sample_game_hu.gcg](../tests/data/sample_game_hu.gcg), the pictures and every number below are made
by Crossglot: `crossglot replay` prints the same.

Squares: 8F reads across from row 8, column F; F8 reads down. A dot is a tile that lies there
already, a small letter a blank, brackets hold one tile of several letters.
"""

TABLE = (
    "| move | player | play | words | points | total |\n| ---: | --- | --- | --- | ---: | ---: |"
)

TAIL = """\
The article misprints some words: move 10 swaps the points of its two words, moves 30, 31, 32 and 39
lack a word, and move 37 prints ÚGY for ÜGY. Only the words given here earn what is printed; for
moves 30 and 32 FŐ and ŐR would too.
"""


def files() -> dict[Path, str]:
    """The page and its pictures: path -> what it should hold."""
    edition = load_edition("HU-W")
    game = read_gcg(GAME.read_bytes())
    lines = list(recount(edition, game))
    pages = {PAGE: _page(edition, game, lines)}
    for number in DRAWN:
        placed = lines[number - 1].placement
        if placed is None:
            raise ValueError(number)
        pages[picture(number)] = board_svg(edition, placed.board, placed.laid) + "\n"
    return pages


def picture(number: int) -> Path:
    """Where the picture of a move is."""
    return PICTURES / f"sample-{number:02}.svg"


def _page(edition: Edition, game: GcgGame, lines: list[Recounted]) -> str:
    moves = [line for line in lines if line.placement is not None]
    parts = [HEAD]
    since = 0
    for number, shown in DRAWN.items():
        rows = (_move(edition, game, n, moves[n - 1]) for n in range(since + 1, number + 1))
        name = picture(number).name
        parts.append("\n".join([TABLE, *rows]) + "\n")
        parts.append(f"![The board after move {number}](pictures/{name})\n")
        parts.append(f"After move {number}. {shown}\n")
        since = number
    parts += ["## The end\n", "\n".join(_end(game, lines[len(moves) :])), "", TAIL]
    return "\n".join(parts)


def _move(edition: Edition, game: GcgGame, number: int, line: Recounted) -> str:
    words = ", ".join(_words(edition, line))
    name = game.players[line.event.player].nick
    play = f"`{line.event.place} {line.event.tiles}`"
    return f"| {number} | {name} | {play} | {words} | {line.points} | {line.total} |"


def _words(edition: Edition, line: Recounted) -> Iterator[str]:
    if line.placement is not None:
        for word in line.placement.words:
            yield f"{edition.alphabet.spell(word.tiles)} {word_points(edition, word)}"


def _end(game: GcgGame, lines: list[Recounted]) -> Iterator[str]:
    yield "| player | left | points | final |\n| --- | --- | ---: | ---: |"
    for line in lines:
        name = game.players[line.event.player].nick
        yield f"| {name} | {line.event.tiles} | {line.points} | {line.total} |"
