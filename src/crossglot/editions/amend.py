"""An edition as it is played under house rules."""

from __future__ import annotations

from dataclasses import replace

from crossglot.editions.edition import ChallengeRule, Edition, EndRule
from crossglot.editions.house import JACKS_TO_OPEN, RESTRICTED_EXCHANGE, House
from crossglot.errors import HouseCode, HouseError

_COSTLY = frozenset({"double", "points"})
"""Challenges that punish who fails: there is nothing to fail with the dictionary open."""


def with_house(edition: Edition, house: House) -> Edition:
    """``edition`` as it is played under ``house``.

    Raises:
        HouseError: Two rules that cannot go together, both named.
    """
    _refuse_contradictions(edition, house)
    end = edition.end
    return replace(
        edition,
        house=house,
        rack_size=house.rack_size or edition.rack_size,
        opening_min=JACKS_TO_OPEN if house.jacks_to_open else edition.opening_min,
        exchange_bag_min=max(
            edition.exchange_bag_min, RESTRICTED_EXCHANGE if house.restricted_exchange else 0
        ),
        challenge=_challenge(edition, house),
        end=EndRule(
            end.pass_rounds,
            end.scoreless_turns if house.scoreless_turns is None else house.scoreless_turns,
            house.final or end.final,
            end.exhausted,
        ),
    )


def _challenge(edition: Edition, house: House) -> ChallengeRule:
    match house.challenge:
        case "edition" | "void" if not house.open_dictionary:
            return edition.challenge
        case "edition" | "void" | "single":
            return replace(edition.challenge, kind="none", points=0)
        case "double":
            return replace(edition.challenge, kind="turn", points=0)
        case "points":
            return ChallengeRule(
                "points", house.challenge_points, house.challenge_booked_to, house.challenge_per
            )


def _refuse_contradictions(edition: Edition, house: House) -> None:
    rack_size = house.rack_size or edition.rack_size
    clock = house.clock
    contradictions = (
        ("jacks_to_open", "rack_size", house.jacks_to_open and rack_size < JACKS_TO_OPEN),
        ("open_dictionary", "challenge", house.open_dictionary and house.challenge in _COSTLY),
        ("blank_reuse", "blank_as_space", house.blank_reuse and house.blank_as_space),
        ("two_bags", "vowels", house.two_bags and not edition.alphabet.vowels),
        ("clock.correspondence", "clock.main", bool(clock.correspondence and clock.main)),
        ("clock.correspondence", "clock.per_move", bool(clock.correspondence and clock.per_move)),
        ("clock.increment", "clock.main", bool(clock.increment and not clock.main)),
        ("clock.overtime_most", "clock.main", bool(clock.overtime_most and not clock.main)),
    )
    for one, other, impossible in contradictions:
        if impossible:
            raise HouseError(HouseCode.CONTRADICTION, rule=one, other=other)
