"""House rules: what players agree on before a game, as data (HU-W-37, ET-81).

Where a house rule is silent, the edition decides.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from crossglot.converters import converter_to
from crossglot.errors import HouseCode, HouseError

JACKS_TO_OPEN = 5
"""Tiles of the opening under the house rule of that name (ET-85)."""

RESTRICTED_EXCHANGE = 7
"""Tiles the bag must hold for an exchange at championships (ET-100)."""

CHALLENGE_WINDOW = 20
"""Seconds that a play may be challenged in timed games, while the next player waits (RULES 6.6)."""

THEME_BONUS = 10
"""Points for a word on the theme, unless the players agree on others (RULES 6.13)."""


class Theme(Struct, frozen=True, forbid_unknown_fields=True):
    """Words that earn extra points (ET-84).

    Attributes:
        words: Which; written as on tiles.
        bonus: Points for each time one is made.
    """

    words: frozenset[str]
    bonus: Annotated[int, Meta(ge=1, le=1000)] = THEME_BONUS


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long players may think; all times in milliseconds, 0 is no limit.

    Attributes:
        main: For the whole game, each seat (ET-99).
        increment: Given back after each turn.
        per_move: For one turn; when it has run out the turn is skipped (ET-98).
        overtime_points: Lost for each started minute beyond ``main`` (RULES 6.7).
        overtime_most: Beyond ``main``; when it has run out the game is lost.
        correspondence: For one turn; when it has run out the game is lost.
    """

    main: Annotated[int, Meta(ge=0)] = 0
    increment: Annotated[int, Meta(ge=0)] = 0
    per_move: Annotated[int, Meta(ge=0)] = 0
    overtime_points: Annotated[int, Meta(ge=0)] = 10
    overtime_most: Annotated[int, Meta(ge=0)] = 0
    correspondence: Annotated[int, Meta(ge=0)] = 0

    @property
    def is_live(self) -> bool:
        """Whether the players sit at the table together: their time is counted in minutes."""
        return bool(self.main or self.per_move)


ChallengeMode = Literal["edition", "void", "single", "double", "points"]
"""``void`` refuses inadmissible words at once, the way of casual play on a screen (RULES 6.5).

The others let words stand until somebody challenges: by the rule of the edition, without
penalty, for the next turn, or for points.
"""


class House(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The house rules of a game.

    Attributes:
        challenge: What a challenge costs who fails (RULES 6.5).
        challenge_points: How many, when it costs points.
        challenge_booked_to: Who loses or gains them.
        challenge_per: Once for the play or for each word challenged.
        challenge_window: Seconds that a play may be challenged in timed games (RULES 6.6).
        blank_reuse: A blank on the board may be taken for its letter (ET-82).
        open_dictionary: Words may be looked up before they are laid (ET-83).
        theme: Words that earn extra points (ET-84).
        jacks_to_open: The opening has at least five tiles (ET-85..87).
        two_bags: Vowels and consonants are drawn from bags of their own (ET-88).
        restricted_exchange: Not with six or fewer in the bag (ET-100).
        blank_as_space: A blank may part two words in a line (HU-W-39).
        recount_premiums: Covered premiums count again (HU-W-40).
        rack_size: Tiles on a rack, when not the edition's (HU-W-41).
        scoreless_turns: Turns in a row without tiles laid that end the game.
        final: How tiles left are booked, when not the edition's way.
        clock: How long players may think.
    """

    challenge: ChallengeMode = "void"
    challenge_points: Annotated[int, Meta(ge=1, le=1000)] = 10
    challenge_booked_to: Literal["challenger", "challengee"] = "challenger"
    challenge_per: Literal["play", "word"] = "play"
    challenge_window: Annotated[int, Meta(ge=1, le=3600)] = CHALLENGE_WINDOW
    blank_reuse: bool = False
    open_dictionary: bool = False
    theme: Theme | None = None
    jacks_to_open: bool = False
    two_bags: bool = False
    restricted_exchange: bool = False
    blank_as_space: bool = False
    recount_premiums: bool = False
    rack_size: Annotated[int, Meta(ge=1, le=15)] | None = None
    scoreless_turns: Annotated[int, Meta(ge=0, le=100)] | None = None
    final: Literal["subtract-own-add-to-out", "out-doubled"] | None = None
    clock: Clock = Clock()


def parse_house(text: str) -> House:
    """House rules as a player names them, parted by commas.

    Raises:
        HouseError: A rule that there is not, or a value that it cannot have.

    >>> parse_house("two-bags, rack-size=8") == House(two_bags=True, rack_size=8)
    True
    """
    tables: dict[str, object] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        name, given, value = part.partition("=")
        key = name.strip().replace("-", "_")
        if key not in House.__struct_fields__ or key in {"theme", "clock"}:
            raise HouseError(HouseCode.UNKNOWN, rule=name, known=HOUSE_RULES)
        tables[key] = value.strip() if given else True
    try:
        return _house_of(tables)
    except msgspec.ValidationError as error:
        raise HouseError(HouseCode.VALUE, rules=text, reason=str(error)) from None


_house_of = converter_to(House, strict=False)

HOUSE_RULES = [
    field.replace("_", "-") for field in House.__struct_fields__ if field not in {"theme", "clock"}
]
"""Names that :func:`parse_house` knows."""
