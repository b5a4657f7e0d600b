"""Verdicts: whether a word is admissible, and why."""

from __future__ import annotations

from functools import cached_property
from threading import Lock

from crossglot.editions import load_edition
from crossglot.errors import LexiconError
from crossglot.lexicon.lexicon import Lexicon, load_lexicon
from crossglot.lexicon.verdict.grounds import Decided, Grounds, Material
from crossglot.lexicon.verdict.near import near_misses
from crossglot.lexicon.verdict.opening import is_listed, open_material
from crossglot.lexicon.verdict.values import Ground, Reason, Standing, Verdict

MOST_ANALYSES = 12
"""Readings in one verdict."""


class Explainer:
    """Explains the words of one lexicon. Threads may share it.

    The lexicon alone says whether a word is admissible. What goes wrong with
    the explanation is said as the reason, and never changes the answer.

    Args:
        lexicon: Decides. Its source is read when the first word is asked for.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._lock = Lock()

    @cached_property
    def _opened(self) -> tuple[Material, Grounds] | LexiconError:
        try:
            return open_material(self.lexicon)
        except LexiconError as error:
            return error

    def verdict(self, word: str) -> Verdict:
        """Whether ``word`` is admissible, and why; with brackets: whether these tiles are."""
        lexicon = self.lexicon
        alphabet = lexicon.edition.alphabet
        exact = alphabet.exact_tiles(word)
        if exact is not None:
            word = alphabet.spell(exact)
        tilings = lexicon.tilings(word)
        if exact is not None and tilings and exact not in tilings:
            return self._laid_otherwise(exact, tilings)
        if exact is not None:
            tilings = tilings and (exact,)
        reason, analyses = self._decided(word, admissible=bool(tilings))
        return Verdict(
            word=alphabet.fold(word),
            edition=lexicon.edition.id,
            standing=Standing.ADMISSIBLE if tilings else Standing.NOT_ADMISSIBLE,
            reason=reason,
            analyses=tuple(analyses[:MOST_ANALYSES]),
            admitted_in=() if tilings else self._admitted_in(word),
            tilings=self._labels(tilings),
            near=() if tilings else near_misses(lexicon, word),
            lexicon=lexicon.id,
            source=lexicon.header.source,
        )

    def _laid_otherwise(self, exact: bytes, tilings: tuple[bytes, ...]) -> Verdict:
        """Refuses the tiles of a word that is admissible with other tiles only."""
        lexicon = self.lexicon
        return Verdict(
            word=lexicon.edition.alphabet.format_tiles(exact),
            edition=lexicon.edition.id,
            standing=Standing.NOT_ADMISSIBLE,
            reason=Reason(kind=Ground.TILING),
            tilings=self._labels(tilings),
            lexicon=lexicon.id,
            source=lexicon.header.source,
        )

    def _labels(self, tilings: tuple[bytes, ...]) -> tuple[tuple[str, ...], ...]:
        labels = self.lexicon.edition.alphabet.labels
        return tuple(tuple(labels[tile] for tile in tiling) for tiling in tilings)

    def _decided(self, word: str, *, admissible: bool) -> Decided:
        change = self.lexicon.change(word)
        if is_listed(self.lexicon):
            decided: Decided = Reason(kind=Ground.LISTED if admissible else Ground.NOT_IN_LIST), []
        else:
            with self._lock:
                opened = self._opened
            if isinstance(opened, LexiconError):
                decided = Reason(kind=Ground.SOURCE_MISSING, code=opened.code), []
            else:
                decided = opened[1].admitted(word) if admissible else opened[1].refused(word)
        if change is None:
            return decided
        kind = Ground.CLUB_ADDED if change.action == "+" else Ground.CLUB_REMOVED
        return Reason(kind=kind, note=change.reason, date=change.date), decided[1]

    def _admitted_in(self, word: str) -> tuple[str, ...]:
        if is_listed(self.lexicon) or isinstance(self._opened, LexiconError):
            return ()
        return self._opened[1].admitted_in(word)

    def close(self) -> None:
        """Ends what runs for it. It may be asked again and reads its source again then."""
        opened = self.__dict__.pop("_opened", None)
        if isinstance(opened, tuple):
            opened[0].close()


def unknown(word: str, edition_id: str, error: LexiconError) -> Verdict:
    """The verdict where the lexicon cannot be asked: neither admissible nor not.

    Raises:
        EditionError: ``edition-unknown``.
    """
    edition = load_edition(edition_id)
    return Verdict(
        word=edition.alphabet.fold(word),
        edition=edition.id,
        standing=Standing.UNKNOWN,
        reason=Reason(kind=Ground.LEXICON_MISSING, code=error.code),
    )


def verdict(word: str, edition: str, tier: str | None = None) -> Verdict:
    """Whether ``word`` is admissible in an edition, and why; unknown where no lexicon tells.

    For more than one word make an :class:`Explainer`.

    Args:
        word: In capital or small letters.
        edition: An id, or a language.
        tier: As :func:`crossglot.lexicon.load_lexicon` has it.

    Raises:
        EditionError: ``edition-unknown``.
    """
    try:
        explainer = Explainer(load_lexicon(edition, tier))
    except LexiconError as error:
        return unknown(word, edition, error)
    try:
        return explainer.verdict(word)
    finally:
        explainer.close()
