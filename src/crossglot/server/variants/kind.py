"""The small interface behind which every variant is played.

A variant brings pure functions; storing, resending, secrecy of what is sent,
clocks and live connections are written once, in :mod:`.variants`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from crossglot.editions import Edition
from crossglot.errors import VariantCode, VariantError
from crossglot.game.json_file import EventFormat
from crossglot.lexicon import Lexicon
from crossglot.players.tops import tops_of
from crossglot.server.variants.acts import Act, name_of
from crossglot.server.variants.setups import VariantName
from crossglot.server.variants.standing import VariantStanding
from crossglot.server.variants.views import Body
from crossglot.server.wire import PreviewWord
from crossglot.variants.duplicate import Profile, Tops, in_form

P_contra = TypeVar("P_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Moment:
    """What an act may need beside the game.

    Attributes:
        at: Milliseconds since 1970.
        lexicon: Says which words are admissible, and finds the best plays.
        seed: Draws a new game.
        idle: Milliseconds since the last event.
        host: Whether the one who acts has made the game.
    """

    at: int
    lexicon: Lexicon
    seed: str = ""
    idle: int = 0
    host: bool = True

    def tops(self, edition: Edition, profile: Profile) -> Tops:
        """The best plays in the form of ``profile``."""
        form = profile.form
        return tops_of(self.lexicon.graph, in_form(edition, form), form.most_laid)


Previewed = tuple[int, tuple[PreviewWord, ...]]
"""Points, and the words that would be made."""


class Kind(Protocol[P_contra, S_contra, E]):
    """One variant: its setup, its state, its events. All of it is pure, and may take long."""

    name: VariantName
    """What it is called in setups and addresses."""
    form: EventFormat[E]
    """Its events, ``fold`` and ``after``."""

    def most(self, setup: P_contra) -> int:
        """How many people may sit down; with one the game begins at once."""

    def start(self, setup: P_contra, names: Sequence[str], moment: Moment) -> tuple[E, ...]:
        """The events that open a game of people with these names.

        Raises:
            CrossglotError: It cannot be played so.
        """

    def act(self, state: S_contra, seat: int, act: Act, moment: Moment) -> tuple[E, ...]:
        """The events after ``seat`` does ``act``.

        Raises:
            CrossglotError: It is refused.
        """

    def overtaken(self, since: Sequence[E], act: Act) -> bool:
        """Whether ``act``, sent before the events ``since``, was meant for another position."""

    def due(self, state: S_contra) -> int | None:
        """When time alone will change something, in milliseconds since 1970; None is never."""

    def tick(self, state: S_contra, moment: Moment) -> tuple[E, ...]:
        """What time alone brings at ``moment``."""

    def seen(self, events: Sequence[E], seat: int | None) -> tuple[E, ...]:
        """The events as ``seat`` may see them; None is a spectator. Nothing else is ever sent."""

    def is_over(self, state: S_contra) -> bool:
        """Whether nothing more can happen."""

    def preview(self, state: S_contra, seat: int, act: Act, moment: Moment) -> Previewed:
        """What ``act`` would earn and make; nothing is changed, in or out of turn.

        Raises:
            CrossglotError: It would be refused, or earns nothing that could be told.
        """

    def standing(self, state: S_contra) -> VariantStanding:
        """The game in a line."""

    def body(self, state: S_contra, seat: int | None, game_id: str) -> Body:
        """What is shown of ``state``, which is the fold of what ``seat`` may see."""


class Timeless:
    """For variants without a clock, in which every act is meant for one position."""

    def overtaken(self, since: Sequence[object], act: Act) -> bool:  # noqa: ARG002 - any event is one
        """Whatever has happened since, the position is another."""
        return bool(since)

    def due(self, state: object) -> int | None:  # noqa: ARG002 - there is no clock
        """Never."""
        return None

    def tick(self, state: object, moment: Moment) -> tuple[Any, ...]:  # noqa: ARG002 - no clock
        """Nothing."""
        return ()


def refuse(variant: VariantName, act: Act) -> VariantError:
    """The refusal of an act that the variant does not know."""
    return VariantError(VariantCode.ACT, variant=variant, act=name_of(act))
