"""What somebody wants who sets up an event: read from the wire, made a setup and a plan."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from crossglot.errors import TournamentCode, TournamentError
from crossglot.server.identifiers import new_id
from crossglot.server.sanitise import plain_line
from crossglot.tournament.setup import LONGEST_NAME, MOST_GAMES, Setup, check_setup
from crossglot.variants.duplicate import load_profile
from crossglot.variants.duplicate.profile import Step

LONGEST_PAUSE = 3600
"""Seconds between two rounds at most."""

LONGEST_NOTICE = 2_592_000
"""Seconds before a close at most when people are reminded; appeals may be made as long."""

USUAL_WEEKLY = "week"
"""The pace of a weekly event that names none."""

CODE_LENGTH = 6
"""Characters of a code that lets people in."""

Text = Annotated[str, Meta(max_length=80)]
Rounds = Annotated[int, Meta(ge=0, le=1000)]


class Plan(Struct, frozen=True):
    """How an event is run on this server: what its rules leave to the organiser.

    Attributes:
        auto: Rounds follow each other by the clock; else the arbiter calls them.
        pause: Seconds between two rounds, more than the profile's.
        early: With ``auto``, a round is closed once everybody has handed in.
        appeals: Seconds after the last round in which results may still be held to be
            wrong; the event is over when they have passed.
        remind: In a weekly event, seconds before the close of a round when those are
            reminded by e-mail who have not handed in, half the round at most; 0 is never.
    """

    auto: bool = True
    pause: Annotated[int, Meta(ge=0, le=LONGEST_PAUSE)] = 10
    early: bool = False
    appeals: Annotated[int, Meta(ge=0, le=LONGEST_NOTICE)] = 0
    remind: Annotated[int, Meta(ge=0, le=LONGEST_NOTICE)] = 86_400


class NewEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """An event as its organiser asks for it.

    Attributes:
        name: What it is called.
        edition: Id of the edition.
        kind: ``live``, ``weekly`` or ``hall``.
        profile: Id of the profile; None is the edition's usual one.
        form: Of the game.
        pace: One of the profile's; None is its usual one, or a week for a weekly event.
        seconds: Of each round, in place of the pace's: for rounds of days.
        claims: Whether players write their points.
        rounds: At most so many, game by game; 0 is until the tiles are used up.
        draw: ``seed``, or ``manual`` from a real bag.
        seed: In a hall, what draws the racks: halls with one seed draw the same. Anyone
            who knows it knows every rack, so elsewhere it is chance.
        unit: ``individual``, ``pairs`` or ``teams``.
        places: How many may take part; 0 is no limit.
        counted: How many of a team count; 0 is all.
        dropped: Each player's worst games left out.
        racks: Racks at a time: 1 or 2.
        safe_word: Whether a second slip may be handed in.
        public: Whether it is listed.
        by_code: Whether only those who know a code may join.
        starts: When it begins, in seconds since 1970; None when the arbiter says so.
        plan: How it is run.
    """

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    edition: Text
    kind: Literal["live", "weekly", "hall"] = "live"
    profile: Text | None = None
    form: Text = "normal"
    pace: Text | None = None
    seconds: Annotated[int, Meta(ge=1, le=2_592_000)] | None = None
    claims: bool = False
    rounds: Annotated[tuple[Rounds, ...], Meta(min_length=1, max_length=MOST_GAMES)] = (0,)
    draw: Literal["seed", "manual"] = "seed"
    seed: Text = ""
    unit: Literal["individual", "pairs", "teams"] = "individual"
    places: Annotated[int, Meta(ge=0, le=100_000)] = 0
    counted: Annotated[int, Meta(ge=0, le=1000)] = 0
    dropped: Annotated[int, Meta(ge=0, le=MOST_GAMES)] = 0
    racks: Literal[1, 2] = 1
    safe_word: bool = False
    public: bool = True
    by_code: bool = False
    starts: Annotated[float, Meta(ge=0, le=1e11)] | None = None
    plan: Plan = Plan()


def setup_of(wanted: NewEvent, lexicon: str | None, seed: str | None = None) -> Setup:
    """The setup of the event that is wanted.

    Args:
        wanted: By its organiser.
        lexicon: Id of the lexicon that rules.
        seed: Draws the racks where ``wanted`` names none; None is chance.

    Raises:
        ProfileError: No such profile, form or pace.
        EditionError: No such edition.
        TournamentError: ``tournament-setup``: it cannot be played like this.
    """
    if wanted.seed and wanted.kind != "hall":
        raise TournamentError(TournamentCode.SETUP, key="seed")
    pace = wanted.pace or (USUAL_WEEKLY if wanted.kind == "weekly" else None)
    profile = load_profile(
        wanted.profile or wanted.edition, wanted.form, pace, claims=wanted.claims
    )
    if profile.pace.is_topping and wanted.kind == "weekly":
        raise TournamentError(TournamentCode.SETUP, key="pace")  # it is a race
    if wanted.seconds is not None:
        steps = (Step(wanted.seconds, _signals(profile.pace.step(1).signals, wanted.seconds)),)
        profile = replace(profile, pace=replace(profile.pace, steps=steps))
    setup = Setup(
        name=plain_line(wanted.name, LONGEST_NAME),
        edition=wanted.edition,
        profile=profile,
        seed=wanted.seed or seed or secrets.token_hex(32),
        lexicon=lexicon,
        games=wanted.rounds,
        draw=wanted.draw,
        unit=wanted.unit,
        places=wanted.places,
        code=new_id()[:CODE_LENGTH] if wanted.by_code else "",
        counted=wanted.counted,
        dropped=wanted.dropped,
        racks=wanted.racks,
        safe_word=wanted.safe_word,
    )
    check_setup(setup)
    return setup


def _signals(signals: tuple[int, ...], seconds: int) -> tuple[int, ...]:
    return tuple(left for left in signals if left < seconds)
