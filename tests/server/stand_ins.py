"""Stand-ins for what a server brings from the rest: word lists and computer players.

The words are odd but plenty: a word is admissible when its tile ids add up to
an even number. So every rack has good and bad plays, and games end quickly.
"""

import itertools
import random
import threading

from crossglot.alphabet import BLANK, LETTER_MASK, rack_tile
from crossglot.errors import IllegalPlayError, LexiconCode, LexiconError, PlayerCode, PlayerError
from crossglot.lexicon.verdict import Explainer, unknown
from crossglot.moves import Exchange, Pass
from crossglot.players import check_player
from crossglot.rules import place_tiles
from crossglot.server.ports import InstalledLexicon
from crossglot.study.sample import sample_lexicon


class EvenWords:
    """Admits the words whose letters add up to an even number."""

    def admits_tiles(self, tiles):
        return sum(tile & LETTER_MASK for tile in tiles) % 2 == 0


class EvenLexicons:
    """Installed for every edition but those named."""

    def __init__(self, *missing):
        self.missing = set(missing)

    def ready(self, edition_id):
        return edition_id not in self.missing

    def current(self, edition_id):
        if not self.ready(edition_id):
            raise LexiconError(LexiconCode.NOT_INSTALLED, edition=edition_id, tier="even", path="-")
        return f"{edition_id}.even"

    def installed(self, edition_id):
        if not self.ready(edition_id):
            return ()
        return (InstalledLexicon(self.current(edition_id), "even", 2, True),)

    def words(self, lexicon_id):
        self.current(lexicon_id.removesuffix(".even"))
        return EvenWords()

    def study(self, edition_id):
        self.current(edition_id)
        return sample_lexicon(edition_id, "ló só lóg lócs szó szóda")

    def verdict(self, edition_id, word, lexicon_id=None):
        try:
            return Explainer(self.study(edition_id)).verdict(word)
        except LexiconError as error:
            return unknown(word, edition_id, error)


class OneLexicon(EvenLexicons):
    """One lexicon for all who ask; for Estonian alone."""

    def __init__(self, lexicon):
        super().__init__()
        self.lexicon = lexicon

    def ready(self, edition_id):
        return edition_id == "ET"

    def current(self, edition_id):
        return self.lexicon.id

    def words(self, lexicon_id):
        return self.lexicon

    def study(self, edition_id):
        return self.lexicon


class QuickPlayers:
    """Lay the first line that a few tries find; the static one exchanges now and then instead."""

    def kinds(self):
        return ("greedy", "static", "level-5")

    def check(self, kind, house):
        if kind not in self.kinds():
            raise PlayerError(PlayerCode.UNKNOWN, player=kind, known=sorted(self.kinds()))
        check_player(kind, house)

    def choose(self, kind, view, seat, words):
        rack = view.racks[seat]
        if kind == "static" and len(view.turns) % 5 < 2 and view.bag_count >= 7:
            return Exchange(rack[:6])
        for laid in plays(view, rack):
            placement = admitted(view, laid, words)
            if placement is not None:
                return placement.play
        return Pass()

    def thinking_seconds(self, kind, view, seat, words):
        return 0.0


class PassingPlayers(QuickPlayers):
    """Lay one tile now and then, so that games neither end by passes nor take long."""

    def choose(self, kind, view, seat, words):
        return super().choose(kind, view, seat, words) if view.passes % 3 == 2 else Pass()


class ThinkingPlayers(QuickPlayers):
    """Think for ever."""

    def choose(self, kind, view, seat, words):
        threading.Event().wait()


class BrokenPlayers(QuickPlayers):
    """Always fail, with a text that must not leave the server."""

    def choose(self, kind, view, seat, words):
        raise RuntimeError(f"a bug beside the rack {view.racks[seat]!r}")


def plays(view, rack, tries=400):
    """Square -> tile, drawn at random but the same every time: lines from a square that touches."""
    chance = random.Random(f"{view.seq}")
    layout, board = view.edition.layout, view.board
    anchors = [
        square for square in range(layout.size)
        if not board[square] and (any(True for _ in board.neighbours(square)) or square in layout.start)
    ]  # fmt: skip
    for _ in range(tries):
        direction = chance.choice((1, layout.columns))
        square = chance.choice(anchors)
        tiles = chance.sample(sorted(rack), chance.randint(1, len(rack)))
        free = [
            here for here in range(square, layout.size, direction)
            if not board[here] and (direction > 1 or here // layout.columns == square // layout.columns)
        ]  # fmt: skip
        if len(free) >= len(tiles):
            faces = (tile if tile != BLANK else BLANK | 1 for tile in tiles)
            yield dict(zip(free, faces, strict=False))


def admitted(view, laid, words):
    """The placement of ``laid``, or None when it is no admissible play."""
    try:
        placement = place_tiles(view.edition, view.board, laid)
    except IllegalPlayError:
        return None
    return placement if all(words.admits_tiles(word.tiles) for word in placement.words) else None


def openings(rack, start, admissible):
    """[square, tile] pairs of an opening of two tiles that is admissible, or is not."""
    for first, second in itertools.permutations([tile for tile in rack if tile != BLANK], 2):
        if (sum(map(rack_tile, (first, second))) % 2 == 0) == admissible:
            return [[start, first], [start + 1, second]]
    raise AssertionError("no such opening")
