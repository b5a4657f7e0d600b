"""What an event is before anybody has come: its game, its form, its size.

A setup is whole: the profile is in it, not its name, so that a later version
of a profile's file changes nothing in an event that was played.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from crossglot.editions import load_edition
from crossglot.errors import TournamentCode, TournamentError
from crossglot.variants.duplicate.profile import Profile, Whole

MOST_GAMES = 20
"""Games of one event at most."""

Unit = Literal["individual", "pairs", "teams"]
"""Who hands in a slip: one player, two together, or one player for a team."""

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
        code: Whoever knows it may join; empty is public.
        counted: How many of a team count, the best first; 0 is all.
        dropped: Each player's worst games that are left out of his standing.
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


def check_setup(setup: Setup) -> None:
    """Refuse an event that cannot be played as it is set up.

    Raises:
        TournamentError: ``tournament-setup``, with the key that is wrong.
        EditionError: No such edition.
    """
    load_edition(setup.edition)
    topping = setup.profile.pace.is_topping  # one rack against the clock, and no second word
    wrong = {
        "name": not setup.name.strip(),
        "seed": not setup.seed and setup.draw == "seed",
        "games": not 1 <= len(setup.games) <= MOST_GAMES,
        "dropped": setup.dropped >= len(setup.games),
        "racks": len(setup.games) % setup.racks != 0 or (topping and setup.racks > 1),
        "safe_word": topping and setup.safe_word,
        "unit": topping and setup.unit == "teams",  # points are added up, times are not
        "counted": bool(setup.counted) and setup.unit != "teams",
    }
    for key, is_wrong in wrong.items():
        if is_wrong:
            raise TournamentError(TournamentCode.SETUP, key=key)
