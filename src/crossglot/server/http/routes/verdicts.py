"""``GET /api/editions/{id}/words/{word}``: whether a word is admissible, and why.

It knows lexicons only and nothing of any game. Whether a player may ask during
a game is for the page to keep: anyone who wants to look a word up elsewhere can.
"""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter
from msgspec import Struct

from crossglot.editions import load_edition
from crossglot.errors import EditionCode
from crossglot.languages import Language
from crossglot.lexicon.verdict import Verdict
from crossglot.rulebook import Explanation, explain
from crossglot.server.http.dependencies import TheLexicons, TheWorkBudget
from crossglot.server.http.openapi import NO_LEXICON

LONGEST = 64
"""Letters of the longest word that is looked up."""


class WordVerdict(Struct, frozen=True):
    """The facts, and the same in sentences."""

    verdict: Verdict
    explanation: Explanation


@get(
    "/api/editions/{edition_id:str}/words/{word:str}",
    kind="words",
    refuses=(EditionCode.UNKNOWN, *NO_LEXICON),
)
async def explain_word(  # noqa: PLR0913, PLR0917 - what is asked, and who answers
    edition_id: FromPath[str],
    word: FromPath[Annotated[str, PathParameter(max_length=LONGEST)]],
    lexicons: TheLexicons,
    work_budget: TheWorkBudget,
    language: FromQuery[Language] = "en",
    lexicon: FromQuery[Annotated[str, QueryParameter(max_length=LONGEST)] | None] = None,
) -> WordVerdict:
    """Whether a word is admissible, and why; where no lexicon tells it is said to be unknown.

    ``lexicon`` is the id of the one that a game is played with; else it is the current one.
    """

    def judge() -> WordVerdict:
        verdict = lexicons.verdict(load_edition(edition_id).id, word, lexicon)
        return WordVerdict(verdict, explain(verdict, language))

    return await work_budget.do(judge)
