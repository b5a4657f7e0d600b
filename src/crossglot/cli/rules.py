"""``crossglot rules``: the rules of a game on one sheet, or one rule by its number."""

from collections.abc import Iterator

import msgspec

from crossglot.cli.sentences import user_language
from crossglot.editions import Clock, load_edition, parse_house, with_house
from crossglot.languages import Language
from crossglot.rulebook.catalogue import DOCUMENTS, Rule, document_of, document_title, find_rule
from crossglot.rulebook.sheet import sheet_text


def rules(
    which: str,
    /,
    *,
    house: str = "",
    language: Language | None = None,
    minutes: float = 0,
    increment: float = 0,
    per_move: float = 0,
) -> None:
    """Tell the rules of a game, or one rule by its number.

    The sheet is made of the data that the game is played by. What no document
    states is marked: a house decision of this project, or what players agreed on.

    Parameters
    ----------
    which
        An edition such as HU-M, a language such as hu, or a rule such as HU-M-55 or 6.5.
    house
        House rules, parted by commas, such as two-bags,jacks-to-open,rack-size=8.
    language
        Language of the sheet; yours when left out.
    minutes
        For the whole game, each player; 0 is no limit.
    increment
        Seconds given back after each turn.
    per_move
        Seconds for one turn; then it is skipped.
    """
    if _is_rule(which):
        print("\n".join(told(find_rule(which))))
        return
    clock = Clock(*(round(1000 * seconds) for seconds in (60 * minutes, increment, per_move)))
    agreed = msgspec.structs.replace(parse_house(house), clock=clock)
    edition = with_house(load_edition(which), agreed)
    print("\n".join(sheet_text(edition, language or user_language())))


def _is_rule(which: str) -> bool:
    """Whether ``which`` is the number of a rule rather than an edition."""
    document, _, number = which.rpartition("-")
    return which[:1].isdigit() or (document.upper() in DOCUMENTS and number.isdigit())


def told(rule: Rule) -> Iterator[str]:
    """Everything that the index knows of ``rule``."""
    yield f"{rule.id}  {rule.sense}"
    yield f"  {document_title(document_of(rule))}"
    if rule.why:
        yield f"  no rule of play: {rule.why}"
    if rule.planned:
        yield f"  planned: {rule.planned}"
    if rule.note:
        yield f"  {rule.note}"
    yield from (f"  code  {code}" for code in rule.code)
    yield from (f"  test  {test}" for test in rule.tests)
