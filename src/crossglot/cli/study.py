"""``crossglot study``: questions about the words of a language."""

import sys
from collections.abc import Sized
from dataclasses import replace
from itertools import islice
from typing import Annotated

import msgspec
from cyclopts import App, Parameter, validators

from crossglot.cli.sentences import say
from crossglot.lexicon import Lexicon, load_lexicon
from crossglot.study import (
    anagrams,
    count,
    draws,
    extensions,
    hooks,
    likeliest,
    neighbours,
    question,
    search,
    short_words,
    subanagrams,
)

app = App(name="study", help="Anagrams, patterns, hooks and lists of words.")

Limit = Annotated[int, Parameter(validator=validators.Number(gte=1, lte=100_000))]


@app.command(name="anagrams")
def list_anagrams(
    rack: str,
    /,
    *,
    edition: str = "hu",
    tier: str | None = None,
    part: bool = False,
    limit: Limit = 100,
) -> int:
    """List the words that a rack makes. Exit code 1 when there is none.

    Parameters
    ----------
    rack
        Tiles such as "KARD[SZ]Ó?": [SZ] is one tile, ? a blank.
    edition
        Whose words: an id such as HU-M, or a language such as hu.
    tier
        Which lexicon, where an edition has several.
    part
        Words of some of the tiles, too.
    limit
        How many words.
    """
    lexicon = load_lexicon(edition, tier)
    found = subanagrams(lexicon, rack) if part else anagrams(lexicon, rack)
    return _print_words([answer.word for answer in islice(found, limit)])


@app.command(name="pattern")
def list_pattern(
    pattern: str,
    /,
    *,
    edition: str = "hu",
    tier: str | None = None,
    rack: str | None = None,
    contains: str = "",
    shortest: int = 2,
    longest: int | None = None,
    only_count: Annotated[bool, Parameter(name="--count", negative="")] = False,
    limit: Limit = 100,
    after: str | None = None,
    json: bool = False,
) -> int:
    """List the words that look so. Exit code 1 when there is none.

    Parameters
    ----------
    pattern
        ? one tile, * any number, @ a vowel, # a consonant, [abc] one of these, [^abc] one of
        the others, {sz} that very tile; letters stand for themselves.
    edition
        Whose words: an id such as HU-M, or a language such as hu.
    tier
        Which lexicon, where an edition has several.
    rack
        Only words made of these tiles, ? a blank.
    contains
        Only words with these tiles in them.
    shortest
        Tiles of the shortest word.
    longest
        Tiles of the longest word.
    only_count
        Say how many tilings there are, and list none.
    limit
        How many words.
    after
        Go on from this place, which an earlier list named.
    json
        One JSON object with words and the place to go on.
    """
    lexicon = load_lexicon(edition, tier)
    asked = question(
        lexicon, pattern, rack=rack, contains=contains, shortest=shortest, longest=longest
    )
    if only_count:
        print(count(lexicon, asked))
        return 0
    page = search(lexicon, asked, limit=limit, cursor=after)
    words = [answer.word for answer in page.answers]
    if json:
        print(msgspec.json.encode({"words": words, "cursor": page.cursor}).decode())
        return 0 if words else 1
    if page.cursor is not None:
        print(f"--after {page.cursor}", file=sys.stderr)
    return _print_words(words)


@app.command(name="hooks")
def show_hooks(
    word: str, /, *, edition: str = "hu", tier: str | None = None, most: int = 3, limit: Limit = 20
) -> int:
    """Show what goes before and behind a word, and what is one tile away.

    Parameters
    ----------
    word
        In capital or small letters.
    edition
        Whose words: an id such as HU-M, or a language such as hu.
    tier
        Which lexicon, where an edition has several.
    most
        Tiles that an extension may have on a side.
    limit
        How many words of each kind.
    """
    lexicon = load_lexicon(edition, tier)
    found = hooks(lexicon, word)
    grown = extensions(lexicon, word, most, limit)
    before, after = " ".join(found.front) or "-", " ".join(found.back) or "-"
    print(f"{before}  <  {lexicon.edition.alphabet.fold(word)}  >  {after}")
    for sign, words in (
        ("..+", grown.front),
        ("+..", grown.back),
        (".+.", grown.both),
        ("~", neighbours(lexicon, word)[:limit]),
    ):
        print(f"{sign:>4} {' '.join(words) or '-'}")
    return 0


@app.command(name="likely")
def list_likely(
    length: int, /, *, edition: str = "hu", tier: str | None = None, limit: Limit = 20
) -> int:
    """List the words of so many tiles that are drawn most often from the full bag.

    Parameters
    ----------
    length
        Tiles of the words.
    edition
        Whose words: an id such as HU-M, or a language such as hu.
    tier
        Which lexicon, where an edition has several.
    limit
        How many words.
    """
    lexicon = load_lexicon(edition, tier)
    found = likeliest(lexicon, length, limit=limit)
    total = draws(lexicon.edition, length)
    for one in found:
        print(f"{one.ways:>14}  1:{total // max(one.ways, 1):<10} {one.word}")
    return _any(found)


@app.command(name="list")
def list_short(
    length: int, /, *, edition: str = "hu", tier: str | None = None, markdown: bool = False
) -> int:
    """List all words of two, three or four tiles with points and hooks.

    Parameters
    ----------
    length
        Tiles of the words.
    edition
        Whose words: an id such as HU-M, or a language such as hu.
    tier
        Which lexicon, where an edition has several.
    markdown
        As a table for printing.
    """
    lexicon = load_lexicon(edition, tier)
    rows = [
        (" ".join(one.hooks.front), one.word, " ".join(one.hooks.back), str(one.points))
        for one in short_words(lexicon, length)
    ]
    if markdown:
        print("| + | = | + | # |\n| ---: | --- | :--- | ---: |")
    for row in rows:
        print(f"| {' | '.join(row)} |" if markdown else "{:>40}  {}  {:<40} {}".format(*row))
    return _any(rows)


@app.command(name="count")
def count_words(*, edition: str = "hu", tier: str | None = None, longest: int = 15) -> int:
    """Count the words of every length: their tilings, without listing them.

    Parameters
    ----------
    edition
        Whose words: an id such as HU-M, or a language such as hu.
    tier
        Which lexicon, where an edition has several.
    longest
        Up to so many tiles.
    """
    lexicon: Lexicon = load_lexicon(edition, tier)
    asked = question(lexicon, longest=longest)
    for length in range(2, longest + 1):
        number = count(lexicon, replace(asked, shortest=length, longest=length))
        print(f"{length:>3} {number:>14,}")
    return 0


def _print_words(words: list[str]) -> int:
    for word in words:
        print(word)
    return _any(words)


def _any(found: Sized) -> int:
    """The exit code, and a word where nothing was found: an empty answer looks like a failure."""
    if not found:
        print(say("no-word"), file=sys.stderr)
    return 0 if found else 1
