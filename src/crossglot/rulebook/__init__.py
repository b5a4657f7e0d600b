"""The rule book: every numbered rule with its place in the code, and rule sheets for players.

Nothing here rules anything: it tells what :mod:`crossglot.rules`, the editions and
the house rules say, so that what is played is what is written.
"""

from crossglot.rulebook.catalogue import Place, Rule, find_rule, load_rules
from crossglot.rulebook.choices import HouseChoice, house_choices
from crossglot.rulebook.explanation import Explanation, explain
from crossglot.rulebook.sheet import Paragraph, Section, rule_sheet

__all__ = [
    "Explanation",
    "HouseChoice",
    "Paragraph",
    "Place",
    "Rule",
    "Section",
    "explain",
    "find_rule",
    "house_choices",
    "load_rules",
    "rule_sheet",
]
