"""An event as it is listed and found: what is kept of it beside its log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

State = Literal["waiting", "running", "over", "withdrawn"]
"""People come in; it is played; it has a result; it was given up before it began."""

Kind = Literal["live", "weekly", "daily", "hall"]
"""All at once by the clock; rounds open for days; one's own pace, one a day; on paper too."""


@dataclass(frozen=True, slots=True)
class Record:
    """An event.

    Attributes:
        id: Names it.
        state: How far it has come.
        kind: How it is played.
        creator: The account whose it is; None is the site itself.
        public: Whether it is listed for everybody.
        code: What lets people in; None where everybody may join.
        edition: Id of the edition.
        name: What it is called.
        plan: JSON of :class:`~crossglot.server.tournaments.plan.Plan`.
        players: How many have joined.
        created: Seconds since 1970.
        starts: When it is to begin, if that is settled.
        ended: When it was over.
        seq: Number of its last event.
        node: The node that acted last, and acts next.
        due: When time changes it, in seconds since 1970.
        alive: When a server last kept time for it.
        round: Keys of the rounds that take slips, parted by spaces.
        day: Language and date of a daily one.
        reminded: Keys of the rounds of which people were reminded, as in ``round``.
    """

    id: str
    state: State
    kind: Kind
    creator: str | None
    public: bool
    code: str | None
    edition: str
    name: str
    plan: str
    players: int
    created: float
    starts: float | None = None
    ended: float | None = None
    seq: int = 0
    node: str = ""
    due: float | None = None
    alive: float = 0.0
    round: str | None = None
    day: str | None = None
    reminded: str | None = None
