"""What a game of another kind than the ordinary one is: pure functions behind one interface.

Storing, resending, secrecy of what is sent, time, presence and live connections are the same
for games of every kind, and are written once, in :mod:`crossglot.server.games.table`.
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
from crossglot.server.kinds.kind_standing import KindStanding
from crossglot.server.kinds.setups import VariantName
from crossglot.server.kinds.views import Body
from crossglot.server.wire.acts import AnyMove, name_of
from crossglot.server.wire.messages import PreviewWord
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
    """

    at: int
    lexicon: Lexicon
    seed: str = ""
    idle: int = 0

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

    def act(self, state: S_contra, seat: int, act: AnyMove, moment: Moment) -> tuple[E, ...]:
        """The events after ``seat`` does ``act``.

        Raises:
            CrossglotError: It is refused.
        """

    def overtaken(self, since: Sequence[E], act: AnyMove) -> bool:
        """Whether ``act``, sent before the events ``since``, was meant for another position."""

    def due(self, state: S_contra) -> int | None:
        """When time alone will change something, in milliseconds since 1970; None is never."""

    def tick(self, state: S_contra, moment: Moment) -> tuple[E, ...]:
        """What time alone brings at ``moment``."""

    def seen(self, events: Sequence[E], seat: int | None) -> tuple[E, ...]:
        """The events as ``seat`` may see them; None is a spectator. Nothing else is ever sent."""

    def ended(self, state: S_contra) -> str | None:
        """Why the game is over; None while it is not."""

    def missed(self, state: S_contra) -> int | None:
        """The person whom the others wait for; None where nobody is waited for by others."""

    def abandon(self, state: S_contra, seat: int) -> tuple[E, ...]:
        """The events after ``seat``, whom the others wait for, has left for good.

        Raises:
            CrossglotError: The game is over, or nobody waits.
        """

    def abort(self, state: S_contra) -> tuple[E, ...]:
        """The events after the game was called off.

        Raises:
            CrossglotError: It is over, or cannot be.
        """

    def preview(self, state: S_contra, seat: int, act: AnyMove, moment: Moment) -> Previewed:
        """What ``act`` would earn and make; nothing is changed, in or out of turn.

        Raises:
            CrossglotError: It would be refused, or earns nothing that could be told.
        """

    def standing(self, state: S_contra) -> KindStanding:
        """The game in a line."""

    def body(self, state: S_contra, seat: int | None, game_id: str) -> Body:
        """What is shown of ``state``, which is the fold of what ``seat`` may see."""


class Alone:
    """For games of one person: nobody is left behind."""

    name: VariantName

    def missed(self, state: object) -> int | None:  # noqa: ARG002 - whatever is played
        """Nobody waits for anybody."""
        return None

    def abandon(self, state: object, seat: int) -> tuple[Any, ...]:  # noqa: ARG002 - whoever
        """Nobody is left behind.

        Raises:
            VariantError: Always.
        """
        raise VariantError(VariantCode.ACT, variant=self.name, act="claim")

    def abort(self, state: object) -> tuple[Any, ...]:
        """Nobody calls a game off against others.

        Raises:
            VariantError: Always.
        """
        return self.abandon(state, 0)


class Timeless:
    """For games without a clock, in which every act is meant for one position."""

    def overtaken(self, since: Sequence[object], act: AnyMove) -> bool:  # noqa: ARG002 - any event is one
        """Whatever has happened since, the position is another."""
        return bool(since)

    def due(self, state: object) -> int | None:  # noqa: ARG002 - there is no clock
        """Never."""
        return None

    def tick(self, state: object, moment: Moment) -> tuple[Any, ...]:  # noqa: ARG002 - no clock
        """Nothing."""
        return ()


def refuse(variant: VariantName, act: AnyMove) -> VariantError:
    """The refusal of an act that the variant does not know."""
    return VariantError(VariantCode.ACT, variant=variant, act=name_of(act))
