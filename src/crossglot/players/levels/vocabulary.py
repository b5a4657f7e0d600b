"""What players know: parts of an edition's lexicon, compiled on first use and kept in the cache.

A vocabulary is built by the recipe of its edition from fewer stems, so it
admits nothing that the recipe does not. A club may have taken a word out, or a
game be played under an older lexicon: players ask the referee as well before
they lay a word (:mod:`crossglot.players.levels.human`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from crossglot.editions import Edition, load_edition
from crossglot.errors import LexiconError
from crossglot.lexicon import Lexicon
from crossglot.lexicon.affix import AffixFile, load_affixes
from crossglot.lexicon.analysis import analyse, find_tools
from crossglot.lexicon.build import GraphBuilder, Ingredients, Progress, silent
from crossglot.lexicon.cache import cache_folder, exclusive
from crossglot.lexicon.container import SourceNote, read_header, write_container
from crossglot.lexicon.dictionary import Entry, load_entries
from crossglot.lexicon.estonian import entries as analysed_entries
from crossglot.lexicon.install import describe
from crossglot.lexicon.lexicon import open_lexicon
from crossglot.lexicon.recipe import Recipe, load_recipe, recipe_hash
from crossglot.lexicon.selection import EntryFilter
from crossglot.lexicon.sources import Dictionary, find_dictionary
from crossglot.players.levels.commonness import Commonness, commonness_of
from crossglot.players.levels.table import Band, BandTiers, level_table

BOTS = "bots"
"""The vocabulary of computer players that are no level."""

_PATIENCE = 600.0


def prepare(referee: Lexicon, progress: Progress = silent) -> dict[str, Lexicon]:
    """Compile every vocabulary of ``referee``'s edition that is missing or out of date.

    Installing a lexicon calls this, so that no first move waits for it.

    Returns:
        The vocabularies by name, smallest first, each with its search index.
    """
    stems = _Stems()
    return {name: _vocabulary(referee, name, progress, stems) for name in level_table().vocabulary}


def vocabulary(referee: Lexicon, name: str, progress: Progress = silent) -> Lexicon:
    """The part of ``referee``'s words that players with this vocabulary know.

    It is ``referee`` itself where no vocabulary can be cut: the edition has no
    recipe, its words come from a plain list, its dictionary is not on this
    machine, or the cache has none and cannot be written. Nothing is fetched.

    Args:
        referee: The lexicon that is played by.
        name: One of ``levels.toml``.
        progress: Called with each stage when it has to be compiled.

    Raises:
        LexiconError: ``lexicon-busy``, ``lexicon-source-malformed``.
    """
    return _vocabulary(referee, name, progress, _Stems())


def _vocabulary(referee: Lexicon, name: str, progress: Progress, stems: _Stems) -> Lexicon:
    try:
        recipe = load_recipe(referee.edition.id)
        recipe.tier(referee.header.tier.partition("~")[0])
    except LexiconError:
        return referee
    if referee.is_fallback:
        return referee
    path = _compiled(referee.edition, recipe, name, progress, stems)
    return referee if path is None else _open(path, path.stat().st_mtime_ns, referee.edition.id)


def vocabulary_path(edition: str, name: str) -> Path:
    """Where a vocabulary lies once it is compiled."""
    return cache_folder() / "vocabularies" / f"{edition}.{name}.cgl"


@lru_cache(maxsize=64)
def _open(path: Path, _changed: int, edition: str) -> Lexicon:
    return open_lexicon(path, load_edition(edition))


class _Cut(NamedTuple):
    """What one vocabulary is cut from."""

    edition: Edition
    recipe: Recipe
    tier: str
    band: Band
    dictionary: Dictionary
    table: Path | None
    commonness: Commonness


_PATHS: dict[tuple[Path, str], Path | None] = {}
"""What this process has found to be current, by path and recipe."""


class _Stems:
    """The stems of a dictionary, read and put in order once for all vocabularies cut from them.

    That takes much memory with a large dictionary, so it lives no longer than the cutting, and
    holds one tier at a time.
    """

    def __init__(self) -> None:
        self._tier = ""
        self._forbidden: list[Entry] = []
        self._admitted: list[Entry] = []

    def in_order(
        self, cut: _Cut, entries: Callable[[], Iterable[Entry]], gate: EntryFilter
    ) -> tuple[list[Entry], list[Entry]]:
        """What forbids words, as the dictionary has it, and what is admitted, commonest first.

        One object serves one edition: of ``cut`` only the tier may differ from call to call.
        """
        if cut.tier != self._tier:
            self._forbidden, self._admitted = [], []
            for entry in entries():
                if gate.forbids(entry):
                    self._forbidden.append(entry)
                elif gate.admits(entry):
                    self._admitted.append(entry)
            self._admitted.sort(key=cut.commonness.rank)
            self._tier = cut.tier
        return self._forbidden, self._admitted


def _compiled(
    edition: Edition, recipe: Recipe, name: str, progress: Progress, stems: _Stems
) -> Path | None:
    path, rules = vocabulary_path(edition.id, name), recipe_hash(edition)
    if (path, rules) not in _PATHS:
        try:
            with exclusive(path, _PATIENCE):
                found = _compile(edition, recipe, name, path, progress, stems)
        except OSError:  # a closed folder, a full disk: what lies there, however old
            found = path if path.is_file() else None
        _PATHS[path, rules] = found
    return _PATHS[path, rules]


def _compile(  # noqa: PLR0913, PLR0917 -- what is compiled, where to, and what of
    edition: Edition, recipe: Recipe, name: str, path: Path, progress: Progress, stems: _Stems
) -> Path | None:
    dictionary = find_dictionary(recipe.source)
    if dictionary is None:
        return None
    tiers = level_table().tiers.get(edition.language, BandTiers())
    tier = recipe.tier(tiers.bots if name == BOTS else tiers.small)
    band = level_table().vocabulary[name]
    if name == BOTS and tiers.attested:
        band = Band(share=1)
    commonness = commonness_of(edition.language)
    note = SourceNote(
        name=" + ".join([recipe.source.name, *commonness.sources]),
        version=dictionary.version,
        sha256=dictionary.sha256(),
        licence=recipe.source.licence,
    )
    told = repr((recipe_hash(edition), tier, band.stems, band.share))
    rules = hashlib.sha256(told.encode()).hexdigest()
    if _is_current(path, rules, note):
        return path
    table = None
    if recipe.settle(tier).tier.analysed:
        tools = find_tools(recipe.morphology) if recipe.morphology else None
        if tools is None:
            return None
        table = analyse(dictionary, tools, progress)
    cut = _Cut(edition, recipe, tier, band, dictionary, table, commonness)
    graph = _cut(cut, stems, progress)
    write_container(path, describe(edition, name, note, rules, graph), graph)
    return path


def _is_current(path: Path, rules: str, note: SourceNote) -> bool:
    try:
        header = read_header(path)
    except LexiconError:
        return False
    return (header.rules, header.source) == (rules, note)


def _cut(cut: _Cut, stems: _Stems, progress: Progress) -> bytes:
    """The graph of the commonest stems, by the rules of the recipe."""
    progress("read", 0, 0)
    affixes = AffixFile() if cut.table else load_affixes(cut.dictionary.affixes)
    ingredients = Ingredients(cut.edition, cut.recipe, cut.tier, cut.dictionary, cut.table)
    builder = GraphBuilder(ingredients, affixes)
    gate = EntryFilter(affixes, cut.recipe.settle(cut.tier).recipe, cut.edition.id)

    def entries() -> Iterable[Entry]:
        if cut.table is not None:
            return analysed_entries(cut.table)
        return load_entries(cut.dictionary.entries, affixes)

    if builder.asks_for_attestation:
        builder.attest(entry.text for entry in entries())
    for entry in _commonest(entries, gate, cut, stems):
        builder.take(entry)
    return builder.pack(progress)


def _commonest(
    entries: Callable[[], Iterable[Entry]], gate: EntryFilter, cut: _Cut, stems: _Stems
) -> Iterable[Entry]:
    """Everything that forbids words, and as many of the stems as the band takes."""
    if cut.band.share == 1:
        return entries()
    forbidden, admitted = stems.in_order(cut, entries, gate)
    wanted = max(cut.band.stems, int(cut.band.share * len(admitted)))
    return [*forbidden, *admitted[:wanted]]
