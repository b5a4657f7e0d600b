"""An installed lexicon, ready to be asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from crossglot.editions import Edition, load_edition
from crossglot.errors import KernelError, LexiconCode, LexiconError
from crossglot.kernel import Graph
from crossglot.lexicon.cache import lexicon_path
from crossglot.lexicon.container import Header, open_container
from crossglot.lexicon.install import WORDS
from crossglot.lexicon.recipe import load_recipe


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The words of an edition.

    It says whether a word is admissible, not what it means; and it does not
    list words: Hungarian has hundreds of millions.

    Attributes:
        edition: Whose words they are.
        header: Source, tier, number of words.
        graph: Every tiling of every word.
    """

    edition: Edition
    header: Header
    graph: Graph = field(repr=False)

    @property
    def id(self) -> str:
        """What games name it by: its edition and tier, such as ``HU-M.b``."""
        return f"{self.edition.id}.{self.header.tier}"

    def admits(self, word: str) -> bool:
        """Whether ``word``, laid in any way its letters allow, is admissible."""
        return any(map(self.graph.accepts, self.edition.alphabet.tilings(word)))

    def admits_tiles(self, tiles: bytes) -> bool:
        """Whether these tiles in this order are a word; blanks count as their letter."""
        return self.graph.accepts(tiles)


def load_lexicon(edition: Edition | str, tier: str | None = None) -> Lexicon:
    """Opens the installed lexicon of an edition; the file is mapped, not read.

    Args:
        edition: An edition, its id, or a language.
        tier: A tier of its recipe, or ``words``; None is the recipe's default,
            and ``words`` where there is no recipe or no such file.

    Raises:
        LexiconError: ``lexicon-not-installed``, ``not-a-lexicon``,
            ``lexicon-version``, ``lexicon-truncated``, ``lexicon-damaged``,
            ``lexicon-mismatch``, ``lexicon-tier-unknown``.
        EditionError: ``edition-unknown``.
    """
    if isinstance(edition, str):
        edition = load_edition(edition)
    path = _path_of(edition, tier)
    if not path.is_file():
        raise LexiconError(LexiconCode.NOT_INSTALLED, edition=edition.id, tier=tier, path=str(path))
    return open_lexicon(path, edition)


def _path_of(edition: Edition, tier: str | None) -> Path:
    words = lexicon_path(edition.id, WORDS)
    if tier == WORDS:
        return words
    try:
        path = lexicon_path(edition.id, load_recipe(edition.id).tier(tier))
    except LexiconError as error:
        if error.code != LexiconCode.RECIPE_MISSING:
            raise
        return words
    return words if tier is None and not path.is_file() and words.is_file() else path


def open_lexicon(path: Path, edition: Edition) -> Lexicon:
    """Opens a lexicon file, wherever it lies.

    Raises:
        LexiconError: As :func:`load_lexicon`.
    """
    container = open_container(path)
    header = container.header
    expected = edition.alphabet.labels[1:]
    if (header.edition, header.labels) != (edition.id, expected):
        facts = {"path": str(path), "edition": edition.id, "found": header.edition}
        raise LexiconError(LexiconCode.MISMATCH, **facts)
    try:
        graph = Graph(container.graph)
    except KernelError as error:
        raise LexiconError(LexiconCode.DAMAGED, path=str(path), **error.facts) from error
    return Lexicon(edition=edition, header=header, graph=graph)
