"""Study: words by pattern and rack, hooks, short lists; nothing of any game."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter
from msgspec import Struct

from crossglot.editions import load_edition
from crossglot.errors import EditionCode, ServerCode, StudyCode, TileCode
from crossglot.lexicon import Lexicon
from crossglot.server.accounts.scopes import Scope
from crossglot.server.http.dependencies import TheAccount, TheDatabase, TheLexicons, TheWorkBudget
from crossglot.server.http.openapi import NO_LEXICON
from crossglot.server.lobby.fairness import check_no_rated_game
from crossglot.server.ports import Lexicons
from crossglot.study import (
    Extensions,
    Hooks,
    ListedWord,
    extensions,
    hooks,
    neighbours,
    question,
    search,
    short_words,
)

BUDGET = 2_000_000
"""Edges of the word graph that one request may try: about a tenth of a second."""

MOST_AT_ONCE = 500
"""Words in one answer."""

Text = Annotated[str, QueryParameter(max_length=64)]


class Words(Struct, frozen=True):
    """Some of the words that were asked for; ``cursor`` goes on, None when these were the last."""

    words: tuple[str, ...]
    cursor: str | None
    exhausted: bool


class Grown(Struct, frozen=True):
    """All that a word grows into."""

    word: str
    admissible: bool
    hooks: Hooks
    extensions: Extensions
    neighbours: tuple[str, ...]


def _lexicon(lexicons: Lexicons, edition_id: str) -> Lexicon:
    return lexicons.study(load_edition(edition_id).id)


@get(
    "/api/editions/{edition_id:str}/words",
    scope=Scope.READ_GAMES,
    kind="words",
    refuses=(
        EditionCode.UNKNOWN,
        *StudyCode,
        *TileCode,
        ServerCode.RATED_UNDER_WAY,
        *NO_LEXICON,
    ),
)
async def find_words(  # noqa: PLR0913, PLR0917 - one for each way to narrow the question
    edition_id: FromPath[str],
    lexicons: TheLexicons,
    database: TheDatabase,
    account: TheAccount,
    work_budget: TheWorkBudget,
    pattern: FromQuery[Text] = "*",
    rack: FromQuery[Text | None] = None,
    contains: FromQuery[Text] = "",
    shortest: FromQuery[int] = 2,
    longest: FromQuery[int | None] = None,
    cursor: FromQuery[Text | None] = None,
    limit: FromQuery[int] = 100,
) -> Words:
    """The words of an edition that fit, in the order of its alphabet, page by page.

    An account that plays a rated game gets none.
    """
    await check_no_rated_game(database, account)

    def find() -> Words:
        lexicon = _lexicon(lexicons, edition_id)
        asked = question(
            lexicon, pattern, rack=rack, contains=contains, shortest=shortest, longest=longest
        )
        at_once = min(max(limit, 1), MOST_AT_ONCE)
        page = search(lexicon, asked, limit=at_once, cursor=cursor, budget=BUDGET)
        words = tuple(answer.word for answer in page.answers)
        return Words(words, page.cursor, page.exhausted)

    return await work_budget.do(find)


@get(
    "/api/editions/{edition_id:str}/hooks/{word:str}",
    kind="words",
    refuses=(EditionCode.UNKNOWN, *TileCode, *NO_LEXICON),
)
async def find_hooks(
    edition_id: FromPath[str],
    word: FromPath[str],
    lexicons: TheLexicons,
    work_budget: TheWorkBudget,
) -> Grown:
    """What goes before and behind a word, and the words one tile away."""

    def find() -> Grown:
        lexicon = _lexicon(lexicons, edition_id)
        return Grown(
            word=lexicon.edition.alphabet.fold(word),
            admissible=lexicon.admits(word),
            hooks=hooks(lexicon, word),
            extensions=extensions(lexicon, word, most=2, limit=20),
            neighbours=neighbours(lexicon, word)[:100],
        )

    return await work_budget.do(find)


@get(
    "/api/editions/{edition_id:str}/lists/{tiles:int}",
    kind="words",
    refuses=(EditionCode.UNKNOWN, StudyCode.LENGTH, *NO_LEXICON),
)
async def list_words(
    edition_id: FromPath[str],
    tiles: FromPath[int],
    lexicons: TheLexicons,
    work_budget: TheWorkBudget,
) -> tuple[ListedWord, ...]:
    """All words of two, three or four tiles with points and hooks."""
    return await work_budget.do(lambda: short_words(_lexicon(lexicons, edition_id), tiles))
