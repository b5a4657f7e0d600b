"""Installing lexicons: find the source, build, keep in the user's cache."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from crossglot import __version__
from crossglot.editions import Edition, load_edition
from crossglot.errors import LexiconCode, LexiconError
from crossglot.kernel import Automaton, Graph
from crossglot.lexicon.analysis import Tools, analyse, fetch_tools, find_tools
from crossglot.lexicon.attestation import Witness, witnesses
from crossglot.lexicon.build import Ingredients, Progress, build_graph, silent
from crossglot.lexicon.cache import SUFFIX, cache_folder, exclusive, lexicon_path
from crossglot.lexicon.container import FORMAT, Header, SourceNote, read_header
from crossglot.lexicon.dictionary import numbered_lines, open_list
from crossglot.lexicon.faults import Fault, FaultError
from crossglot.lexicon.gathering import Gathering
from crossglot.lexicon.keeping import put
from crossglot.lexicon.letters import MARK, Letters
from crossglot.lexicon.recipe import Recipe, load_recipe, recipe_hash
from crossglot.lexicon.sources import Dictionary, fetch_dictionary, find_dictionary

WORDS = "words"
"""The tier of a lexicon that was compiled from a plain list."""

_PATIENCE = 600.0
_LONGEST_LINE = 1024

MOST_REFUSED = 1000
"""Lines left out that :func:`compile_words` names."""


def install_lexicon(
    edition_id: str,
    tier: str | None = None,
    source: Path | None = None,
    progress: Progress = silent,
    switches: Mapping[str, bool] | None = None,
) -> Path:
    """Builds the lexicon of an edition unless the installed one is as new as its source and recipe.

    Args:
        edition_id: An edition, or a language.
        tier: A tier of the recipe, which may be written with switches
            (``b+interjections``); its default when None.
        source: The .aff file of a dictionary to use instead of the named one.
        progress: Told of every stage.
        switches: States of the recipe's switches, where they are not the defaults.

    Returns:
        Where it lies.

    Raises:
        LexiconError: ``lexicon-recipe-missing``, ``lexicon-tier-unknown``,
            ``lexicon-switch-unknown``, ``lexicon-source-missing``,
            ``lexicon-source-malformed``, ``lexicon-busy``.
        EditionError: ``edition-unknown``.
        LexiconError: ``lexicon-unwritable``: an older lexicon stays as it was.
    """
    edition = load_edition(edition_id)
    recipe = load_recipe(edition.id)
    tier = recipe.tier(tier, switches)
    path = lexicon_path(edition.id, tier)
    with exclusive(path, _PATIENCE):
        dictionary = find_dictionary(recipe.source, source)
        if dictionary is None:
            if source is None and _is_current(path, edition, None):
                return path
            progress("fetch", 0, 0)
            dictionary = fetch_dictionary(recipe.source)
        analysed = recipe.morphology if recipe.settle(tier).tier.analysed else None
        tools = find_tools(analysed) if analysed else None
        if analysed and tools is None:
            if source is None and _is_current(path, edition, None):
                return path
            progress("fetch-analyser", 0, 0)
            tools = fetch_tools(analysed)
        note = source_note(recipe, tier, dictionary, tools)
        if _is_current(path, edition, note):
            return path
        table = analyse(dictionary, tools, progress) if tools else None
        graph = build_graph(Ingredients(edition, recipe, tier, dictionary, table), progress)
        progress("write", 0, 0)
        put(path, describe(edition, tier, note, recipe_hash(edition), graph), graph)
    progress("done", 1, 1)
    return path


def source_note(
    recipe: Recipe, tier: str, dictionary: Dictionary, tools: Tools | None
) -> SourceNote:
    """Where the words of ``tier`` come from."""
    attested = [witness.name for witness in _witnesses(recipe, tier)]
    names = [f"{recipe.source.name} ({dictionary.origin})", *(tools.names if tools else attested)]
    sums = [dictionary.sha256(), *(tools.digests if tools else [])]
    licences = [recipe.source.licence, *(tools.licences if tools else [])]
    return SourceNote(
        name=" + ".join(names),
        version=dictionary.version,
        sha256=sums[0] if len(sums) == 1 else hashlib.sha256("".join(sums).encode()).hexdigest(),
        licence=" AND ".join(f"({each})" if " OR " in each else each for each in licences)
        if tools
        else licences[0],
    )


def _witnesses(recipe: Recipe, tier: str) -> list[Witness]:
    """The packages that have a say in what is in ``tier``."""
    return witnesses(recipe.attestation) if recipe.settle(tier).tier.attested else []


def _is_current(path: Path, edition: Edition, note: SourceNote | None) -> bool:
    """Whether the file at ``path`` is what a new build would give (the source unless None)."""
    try:
        header = read_header(path)
    except LexiconError:
        return False
    made_so = (header.builder, header.rules, header.labels) == (
        __version__,
        recipe_hash(edition),
        edition.alphabet.labels[1:],
    )
    return made_so and (note is None or header.source == note)


def describe(edition: Edition, tier: str, source: SourceNote, rules: str, graph: bytes) -> Header:
    """The header of a lexicon with ``graph``."""
    longest = max(edition.layout.rows, edition.layout.columns)
    labels = edition.alphabet.labels[1:]
    return Header(
        format=FORMAT,
        edition=edition.id,
        tier=tier,
        labels=labels,
        source=source,
        builder=__version__,
        rules=rules,
        words=Graph(graph).count(longest),
        longest=longest,
        edges=len(graph) // 4,
        content=hashlib.sha256("\0".join(labels).encode() + b"\0" + graph).hexdigest(),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        sections={},
    )


@dataclass(frozen=True, slots=True)
class Compiled:
    """The outcome of :func:`compile_words`.

    Attributes:
        path: Where the lexicon lies.
        words: Words taken.
        refused: The first lines left out: letters the edition has not, or one tile only.
    """

    path: Path
    words: int
    refused: tuple[str, ...]


def compile_words(path: Path, edition_id: str, progress: Progress = silent) -> Compiled:
    """Makes a lexicon of a plain list: UTF-8, one word a line, ``#`` begins a remark.

    A ``|`` stands between two letters that are no digraph: ``köz|ség``.

    Raises:
        LexiconError: ``lexicon-source-missing``, ``lexicon-source-malformed``
            (not UTF-8, an endless line, or no word at all), ``lexicon-busy``.
        EditionError: ``edition-unknown``.
    """
    edition = load_edition(edition_id)
    graph, taken, refused = pack_words(path, edition, progress)
    with path.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    note = SourceNote(name=path.name, version="", sha256=digest, licence="")
    target = lexicon_path(edition.id, WORDS)
    with exclusive(target, _PATIENCE):
        put(target, describe(edition, WORDS, note, "", graph), graph)
    progress("done", 1, 1)
    return Compiled(target, taken, refused)


def pack_words(
    path: Path, edition: Edition, progress: Progress = silent
) -> tuple[bytes, int, tuple[str, ...]]:
    """The word graph of a plain list, its number of words, and the lines refused; nothing is kept.

    Raises:
        LexiconError: As :func:`compile_words`.
    """
    letters = Letters(edition.alphabet)
    automaton = Automaton()
    gathered = Gathering(automaton)
    refused: list[str] = []
    taken = 0
    for word in _words_of(path, progress):
        symbols = letters.encode(word)
        if symbols is not None and len(word.replace(MARK, "")) > 1:
            gathered.add(symbols)
            taken += 1
        elif len(refused) < MOST_REFUSED:
            refused.append(word)
    if not taken:
        facts = {"file": path.name, "reason": Fault.NO_WORDS}
        raise LexiconError(LexiconCode.SOURCE_MALFORMED, **facts)
    progress("compose", 0, 0)
    graph = automaton.pack(letters.tilings(automaton, gathered.compose()))
    return graph, taken, tuple(refused)


def _words_of(path: Path, progress: Progress) -> Iterator[str]:
    with open_list(path) as file:
        for number, line in numbered_lines(file, path.name, _LONGEST_LINE):
            if number % 65536 == 0:
                progress("read", number, 0)
            try:
                text = line.decode("utf-8")
            except UnicodeDecodeError as error:
                fault = FaultError(Fault.NOT_IN_ENCODING, repr(line[:40])[2:-1])
                raise fault.at(path.name, number) from error
            if word := text.partition("#")[0].strip():
                yield word


def installed() -> list[Header]:
    """The headers of the lexicons in the cache, by edition and tier, without unreadable files."""
    found = []
    folder = cache_folder() / "lexicons"
    for path in sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []:
        try:
            found.append(read_header(path))
        except LexiconError:
            continue
    return found
