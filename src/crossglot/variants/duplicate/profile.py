"""A profile: everything in which one federation's duplicate differs from another's, as data.

A profile says nothing about tiles, board or words: any edition can be played
by any profile.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

Whole = Annotated[int, Meta(ge=0, le=1000)]
Few = Annotated[int, Meta(ge=0, le=15)]
Seconds = Annotated[int, Meta(ge=1, le=2_592_000)]

BlankCounts = Literal["either", "both", "neither"]
"""What a blank is when vowels and consonants of a rack are counted (ET-120, HU-W-82)."""

Criterion = Literal[
    "fewest-blanks",
    "keeps-joker",
    "ends-game",
    "balanced-leave",
    "fewest-tiles",
    "most-tiles",
    "most-anchors",
    "alphabetical",
    "row",
    "column",
    "across-first",
    "nearest-a1",
]
"""A named way to prefer one of two equal tops; :mod:`.choice` says what each compares."""

TieBreak = Literal["last-rounds", "tops-found", "best-round"]
"""A named way to part players with equal totals; :mod:`.standings` says how."""

Fault = Literal[
    "missing",
    "late",
    "several",
    "illegible",
    "hard-to-read",
    "not-on-rack",
    "not-placeable",
    "not-admissible",
    "too-many-tiles",
    "claim-missing",
    "claim-high",
    "claim-low",
    "blank-unmarked",
    "turned",
    "misplaced",
]
"""What can be wrong with a slip."""

CLAIM_FAULTS: tuple[Fault, ...] = ("claim-missing", "claim-high", "claim-low")
"""Faults of the points that are written on a slip."""

Sanction = Literal["none", "warning", "penalty", "as-written", "zero"]
"""What a fault costs: nothing, a warning, points, the difference to what was written, or all."""


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles are drawn and laid.

    Attributes:
        id: Name of the form; ``"normal"`` is the edition's own game.
        rack_size: Tiles on a full rack; None is what the edition says.
        most_laid: The most that one play may lay; None is the whole rack.
        bonus: Tiles laid -> points added; None is what the edition says.
        joker: Whether every rack holds a blank that comes back while the bag
            has the letter it stood for (FISF 3.8.1).
        picked: Tiles of a full rack that are not drawn: each takes them out of
            the bag as they like (Romanian "completiv").
    """

    id: str
    rack_size: Annotated[int, Meta(ge=1, le=15)] | None = None
    most_laid: Annotated[int, Meta(ge=1, le=15)] | None = None
    bonus: dict[Few, Whole] | None = None
    joker: bool = False
    picked: Annotated[int, Meta(ge=0, le=1)] = 0


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """The time for some rounds.

    Attributes:
        seconds: From the start signal to the end of the round.
        signals: Seconds left when the players are told.
        rounds: For how many rounds; 0 is to the end.
    """

    seconds: Seconds
    signals: tuple[Seconds, ...] = ()
    rounds: Whole = 0


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a game is played.

    Attributes:
        steps: Times by round, the last for all that follow.
        pause: Seconds at least between two rounds.
        fast: Whether more warnings are free, as in blitz (FISF 5.9).
        sudden_death: Whether who scores less than the best player is out (FISF 3.8.3).
        after_break: Seconds at least that are left when a round goes on after
            an interruption; no source says how many.
        topping: Seconds added to the time of who has not found the top, where time counts
            and not points (FISF 3.8.4); left out of what is written where points do.
    """

    steps: tuple[Step, ...]
    pause: Whole = 0
    fast: bool = False
    sudden_death: bool = False
    after_break: Seconds = 20
    topping: Whole | UnsetType = UNSET

    def step(self, number: int) -> Step:
        """The step that round ``number``, counted from 1, belongs to.

        >>> pace = Pace((Step(80, rounds=3), Step(60, rounds=3), Step(40)))
        >>> [pace.step(number).seconds for number in (1, 3, 4, 7, 99)]
        [80, 80, 60, 40, 40]
        """
        for step in self.steps[:-1]:
            if number <= step.rounds:
                return step
            number -= step.rounds
        return self.steps[-1]

    @property
    def is_topping(self) -> bool:
        """Whether time counts and not points."""
        return self.topping is not UNSET

    def lost(self, number: int) -> int:
        """Milliseconds that round ``number`` costs who does not find its top in topping.

        >>> Pace((Step(60),), topping=20).lost(1), Pace((Step(60),)).lost(1)
        (80000, 0)
        """
        if isinstance(self.topping, UnsetType):
            return 0
        return 1000 * (self.step(number).seconds + self.topping)


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """What a rack must hold in some rounds (ET-118, ET-119, HU-W-80, HU-W-81).

    Attributes:
        until: Last round of the stage; 0 is to the end.
        vowels_min: Fewest vowels.
        consonants_min: Fewest consonants.
        vowels_max: Most vowels.
        consonants_max: Most consonants.
        blanks: What a blank counts as for the fewest; it never counts for the most.
    """

    until: Whole = 0
    vowels_min: Few = 0
    consonants_min: Few = 0
    vowels_max: Few = 15
    consonants_max: Few = 15
    blanks: BlankCounts = "either"


class Letters(Struct, frozen=True, forbid_unknown_fields=True):
    """Letters counted otherwise than the edition's alphabet says.

    Attributes:
        either: Labels that count as a vowel or a consonant, as needed.
        consonants: Labels that count as consonants.
    """

    either: tuple[str, ...] = ()
    consonants: tuple[str, ...] = ()


class TopRule(Struct, frozen=True, forbid_unknown_fields=True):
    """Which play goes on the board.

    Attributes:
        order: Criteria among equal tops, the strongest first.
        binding: How many of them bind a referee; None is all. Beyond them the
            referee may choose, and the record says so.
        source: The best of all plays, or of those the players found.
        opening_across: Whether the first word reads across.
        repeats: How often a rack is announced again when nobody found a play
            and the best of the slips is wanted.
    """

    order: tuple[Criterion, ...]
    binding: Whole | None = None
    source: Literal["all", "slips"] = "all"
    opening_across: bool = False
    repeats: Whole = 0


class SoloRule(Struct, frozen=True, forbid_unknown_fields=True):
    """The bonus for a player who alone has the most points of a round.

    Attributes:
        top: Points when they found the top.
        below: Points when the top was still better.
        players_min: Fewest players for a bonus.
        most: Most that one player can gain so in a game; None is no limit.
    """

    top: Whole = 0
    below: Whole = 0
    players_min: Whole = 1
    most: Whole | None = None


class SlipRule(Struct, frozen=True, forbid_unknown_fields=True):
    """What is done about slips that are not quite right.

    Attributes:
        sanctions: Fault -> what it costs; a fault not named costs the whole score.
        penalty: Points of a penalty, and of each warning too many.
        free_warnings: Warnings without a cost.
        free_warnings_fast: The same in fast games and original forms.
        opening_best: Whether the first word earns the most it can, wherever
            it was written (FISF 5.4.2a).
    """

    sanctions: dict[Fault, Sanction]
    penalty: Whole = 0
    free_warnings: Whole = 0
    free_warnings_fast: Whole = 0
    opening_best: bool = False


class RankingRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How players are ranked.

    Attributes:
        by: The sum of points, the mean of the percentages of the tops, or, in topping, the time.
        ties: Tie-breaks, the strongest first; what they leave equal shares a place.
    """

    by: Literal["points", "percent", "time"] = "points"
    ties: tuple[TieBreak, ...] = ()


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """One federation's duplicate, in one form and at one pace.

    Attributes:
        id: Name of its file.
        name: What its players call it.
        sources: Where its rules stand.
        form: How many tiles are drawn and laid.
        pace: How fast it is played.
        racks: What racks must hold, stage by stage.
        letters: Letters that count otherwise than in the alphabet.
        top: Which play goes on the board.
        solo: The bonus for the only best player.
        slips: What is done about faults.
        ranking: How players are ranked.
        rounds: Rounds at most; 0 is until the tiles are used up.
        late_entry: Whether somebody may join after the first round.
    """

    id: str
    name: str
    sources: tuple[str, ...]
    form: Form
    pace: Pace
    racks: tuple[Stage, ...]
    letters: Letters
    top: TopRule
    solo: SoloRule
    slips: SlipRule
    ranking: RankingRule
    rounds: Whole = 0
    late_entry: bool = True

    @property
    def minds_claims(self) -> bool:
        """Whether it matters which points, if any, are written on a slip."""
        sanctions = self.slips.sanctions
        return any(sanctions.get(fault, "zero") != "none" for fault in CLAIM_FAULTS)

    @property
    def free_warnings(self) -> int:
        """Warnings without a cost in this form and at this pace (FISF 5.9)."""
        quick = self.pace.fast or self.form.id != "normal"
        return self.slips.free_warnings_fast if quick else self.slips.free_warnings

    def against_the_clock(self) -> Profile:
        """The same profile where time counts: nothing is asked of a slip but that it is the top.

        No points for solos, no sanctions for what is written beside a word, the top of all
        plays at once; the least time leads, then the most tops found (FISF 3.8.4).
        """
        sanctions = self.slips.sanctions | dict.fromkeys(CLAIM_FAULTS, "none")
        return replace(
            self,
            top=replace(self.top, source="all", repeats=0),
            solo=SoloRule(),
            slips=replace(self.slips, sanctions=sanctions),
            ranking=RankingRule("time", ("tops-found",)),
        )
