"""An installed lexicon, ready to be asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from crossglot.alphabet import MOST_TILINGS
from crossglot.editions import Edition, load_edition
from crossglot.errors import KernelError, LexiconCode, LexiconError
from crossglot.kernel import Graph
from crossglot.lexicon.cache import CLUB, lexicon_path
from crossglot.lexicon.club import Change
from crossglot.lexicon.container import Header, open_container
from crossglot.lexicon.index import indexed
from crossglot.lexicon.install import WORDS
from crossglot.lexicon.keeping import find, pins
from crossglot.lexicon.letters import MARK
from crossglot.lexicon.naming import name_of, parse_name
from crossglot.lexicon.recipe import fallback_tier, load_recipe


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The words of an edition.

    It says whether a word is admissible, not what it means; and it does not
    list words: Hungarian has hundreds of millions.

    Attributes:
        edition: Whose words they are.
        header: Source, tier, number of words.
        graph: Every tiling of every word.
        changes: What a club's list changed, with its reasons.
        path: The file it lies in; None for one that was made in memory.
    """

    edition: Edition
    header: Header
    graph: Graph = field(repr=False)
    changes: tuple[Change, ...] = ()
    path: Path | None = field(default=None, compare=False)

    def __repr__(self) -> str:
        """Its name and size."""
        words = getattr(self.header, "words", None)  # examples make lexicons without a header
        known = self.edition.id if words is None else f"{self.id}, {words} words"
        return f"<Lexicon {known}>"

    def __reduce__(self) -> tuple[object, ...]:
        """By name and file: another process maps the same words.

        Raises:
            TypeError: It was made in memory.
        """
        if self.path is None:
            raise TypeError("a lexicon made in memory cannot be pickled; save it first")
        return _opened_again, (self.path, self.id, self.edition)

    @property
    def id(self) -> str:
        """What games name it by: edition, tier and content, as ``HU-M.b@92f629997967aa11``."""
        return str(name_of(self.edition.id, self.header.tier, self.header.content))

    @property
    def is_fallback(self) -> bool:
        """Whether it stands in for one that cannot be built here, and admits more than the rules.

        Estonian without its analyser is so (ET-30, ET-31).
        """
        return self.header.tier == fallback_tier(self.edition.id)

    def admits(self, word: str) -> bool:
        """Whether ``word``, laid in any way its letters allow, is admissible.

        One with brackets, ``[SZ]ÉP``, is laid as it states.
        """
        return bool(self.tilings(word, limit=1))

    def __contains__(self, word: str) -> bool:
        """The same: ``"kard" in lexicon``."""
        return self.admits(word)

    def tilings(self, word: str, limit: int = MOST_TILINGS) -> tuple[bytes, ...]:
        """The first ``limit`` admissible ways to lay ``word``, in ascending order.

        One with brackets, ``[SZ]ÉP``, states its own. The work grows with the text, not with
        the number of ways to read it.
        """
        exact = self.edition.alphabet.exact_tiles(word)
        if exact is not None:
            return (exact,) if self.graph.accepts(exact) else ()
        return tuple(self.graph.through(self.edition.alphabet.lattice(word), limit=limit))

    def change(self, word: str) -> Change | None:
        """What a club's list says of ``word``, or None when it says nothing."""
        alphabet = self.edition.alphabet
        fold, exact = alphabet.fold, alphabet.exact_tiles(word)
        wanted = fold(word) if exact is None else alphabet.spell(exact)
        said = (one for one in self.changes if fold(one.word.replace(MARK, "")) == wanted)
        return next(said, None)

    def admits_tiles(self, tiles: bytes) -> bool:
        """Whether these tiles in this order are a word; blanks count as their letter."""
        return self.graph.accepts(tiles)


def load_lexicon(edition: Edition | str, tier: str | None = None) -> Lexicon:
    """Opens the installed lexicon of an edition; the file is mapped, not read.

    Args:
        edition: An edition, its id, or a language.
        tier: A tier of its recipe, ``words``, or one of a club (``b~szeged``);
            None is the one that the edition is pinned to, else the recipe's default
            or where there is no such file its fallback, and ``words`` where there is
            no recipe or neither file.

    Raises:
        LexiconError: ``lexicon-not-installed``, ``not-a-lexicon``,
            ``lexicon-version``, ``lexicon-truncated``, ``lexicon-damaged``,
            ``lexicon-mismatch``, ``lexicon-tier-unknown``, ``lexicon-not-here``
            (what the edition is pinned to).
        EditionError: ``edition-unknown``.
    """
    if isinstance(edition, str):
        edition = load_edition(edition)
    pinned = pins().get(edition.id) if tier is None else None
    path = _path_of(edition, tier) if pinned is None else find(parse_name(pinned))
    if not path.is_file():
        raise LexiconError(LexiconCode.NOT_INSTALLED, edition=edition.id, tier=tier, path=str(path))
    return open_lexicon(path, edition)


def load_named(lexicon: str) -> Lexicon:
    """Opens the lexicon of this id, as games name it: the very one, if the id has a hash.

    Raises:
        LexiconError: As :func:`load_lexicon`; ``lexicon-id-malformed``, ``lexicon-not-here``.
        EditionError: ``edition-unknown``.
    """
    name = parse_name(lexicon)
    edition = load_edition(name.edition)
    if name.content is None:
        return load_lexicon(edition, name.tier)
    return open_lexicon(find(name), edition)


def _path_of(edition: Edition, tier: str | None) -> Path:
    words = lexicon_path(edition.id, WORDS)
    if tier == WORDS:
        return words
    if tier is not None and CLUB in tier:
        return lexicon_path(edition.id, tier)
    try:
        path = lexicon_path(edition.id, load_recipe(edition.id).tier(tier))
    except LexiconError as error:
        if error.code != LexiconCode.RECIPE_MISSING:
            raise
        return words
    if tier is not None or path.is_file():
        return path
    instead = [lexicon_path(edition.id, fallback_tier(edition.id)), words]
    return next((other for other in instead if other.is_file()), path)


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
        graph = indexed(container.graph, header.content)
    except KernelError as error:
        raise LexiconError(LexiconCode.DAMAGED, path=str(path), **error.facts) from error
    return Lexicon(edition, header, graph, container.changes, path)


def _opened_again(path: Path, name: str, edition: Edition) -> Lexicon:
    """The lexicon ``name``: from its file, or where that has other words by now, from the cache."""
    if path.is_file():
        found = open_lexicon(path, edition)
        if found.id == name:
            return found
    return open_lexicon(find(parse_name(name)), edition)
