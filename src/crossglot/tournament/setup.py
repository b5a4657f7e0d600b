"""What an event is before anybody has come: its game, its form, its size.

A setup is whole: the profile is in it, not its name, so that a later version
of a profile's file changes nothing in an event that was played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from crossglot.editions import load_edition
from crossglot.errors import TournamentCode, TournamentError
from crossglot.variants.duplicate.profile import Pace, Profile, Whole

MOST_GAMES = 20
"""Games of one event at most."""

Unit = Literal["individual", "pairs", "teams"]
"""Who hands in a slip: one player, two together, or one player for a team."""

RACE_BARS: Mapping[str, tuple[str | bool | int, ...]] = {
    "racks": (2,),  # it is one rack against the clock
    "safe_word": (True,),  # and no second word
    "unit": ("teams",),  # points are added up, times are not
}
"""Key of a setup -> the values of it that cannot be played as a race for the top."""

LONGEST_NAME = 80
"""Characters."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """One event, as its organiser wants it.

    Attributes:
        name: What it is called.
        edition: Id of the edition.
        profile: The rules, whole, in one form and at one pace.
        seed: Draws every rack of every game; a secret until the event is over.
        lexicon: Id of the lexicon with the hash of its content, or None when
            any word goes.
        games: Rounds at most of each game; 0 is until the tiles are used up.
        draw: Racks by the seed, or typed in as drawn from a real bag.
        unit: Who hands in a slip.
        places: How many may take part; 0 is no limit.
        code: Anyone who knows it may join; empty is public.
        counted: How many of a team count, the best first; 0 is all.
        dropped: Each player's worst games that are left out of their standing.
        racks: Racks at a time: with 2, two games go side by side, one round
            of each under way (Slovak weekly duplicate).
        safe_word: Whether a second slip may be handed in, paid when the first
            is invalid (Czech weekly duplicate).
        lag_credit: Milliseconds at most by which an answer may have been under way.
    """

    name: Name
    edition: str
    profile: Profile
    seed: str
    lexicon: str | None = None
    games: tuple[Whole, ...] = (0,)
    draw: Literal["seed", "manual"] = "seed"
    unit: Unit = "individual"
    places: Annotated[int, Meta(ge=0, le=100_000)] = 0
    code: Annotated[str, Meta(max_length=40)] = ""
    counted: Whole = 0
    dropped: Annotated[int, Meta(ge=0, le=MOST_GAMES)] = 0
    racks: Literal[1, 2] = 1
    safe_word: bool = False
    lag_credit: Annotated[int, Meta(ge=0, le=5_000)] = 500

    def seed_of(self, game: int) -> str:
        """The seed of a game, counted from 1; the first has the event's own."""
        return self.seed if game == 1 else f"{self.seed}/game {game}"


def barred(pace: Pace) -> Mapping[str, tuple[str | bool | int, ...]]:
    """Key of a setup -> the values of it that do not go with ``pace``.

    >>> barred(Pace(())), barred(Pace((), topping=20))["unit"]
    ({}, ('teams',))
    """
    return RACE_BARS if pace.is_topping else {}


def check_setup(setup: Setup) -> None:
    """Refuse an event that cannot be played as it is set up.

    Raises:
        TournamentError: ``tournament-setup``, with the key that is wrong.
        EditionError: No such edition.
    """
    load_edition(setup.edition)
    bars = barred(setup.profile.pace)
    wrong = {
        "name": not setup.name.strip(),
        "seed": not setup.seed and setup.draw == "seed",
        "games": not 1 <= len(setup.games) <= MOST_GAMES,
        "dropped": setup.dropped >= len(setup.games),
        "racks": len(setup.games) % setup.racks != 0,
        "counted": bool(setup.counted) and setup.unit != "teams",
    }
    found = [key for key, is_wrong in wrong.items() if is_wrong]
    found += (key for key, values in bars.items() if getattr(setup, key) in values)
    if found:
        raise TournamentError(TournamentCode.SETUP, key=found[0])
