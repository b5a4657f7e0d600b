"""Games of other kinds than the ordinary one as they are played: what opens and changes them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from crossglot.editions import load_edition
from crossglot.errors import GameCode, GameError
from crossglot.lexicon import Lexicon
from crossglot.server.clock import Clock
from crossglot.server.games.kind_table import KindTable
from crossglot.server.games.waits import check_claim
from crossglot.server.kinds.kind import Moment, Previewed
from crossglot.server.kinds.registry import KINDS
from crossglot.server.kinds.setups import Setup, variant_of
from crossglot.server.ports import Lexicons
from crossglot.server.wire.acts import AnyMove
from crossglot.server.wire.moves import ClaimMove
from crossglot.variants.solitaire import ScoreBook, SolitaireState, compare, result_of

BookOf = Callable[[str, str], Awaitable[ScoreBook]]
"""The solitaires that an account has finished but for the game of an id."""


async def no_book(_account: str, _game: str) -> ScoreBook:
    """Where nobody keeps them."""
    return ScoreBook()


class KindGames:
    """What opens and changes games of other kinds; each may take long, and runs in a thread.

    Args:
        lexicons: Which words are admissible.
        clock: Tells the time.
        seed: Draws every game, for tests only; None is chance.
        book_of: Finds a player's solitaires.
    """

    def __init__(
        self, lexicons: Lexicons, clock: Clock, seed: str | None = None, book_of: BookOf = no_book
    ) -> None:
        self._lexicons = lexicons
        self._clock = clock
        self._seed = seed
        self._book_of = book_of

    async def check(self, setup: Setup) -> int:
        """How many people may play by ``setup``, which is tried.

        Raises:
            CrossglotError: It cannot be played so.
        """
        kind = KINDS[variant_of(setup)]
        most = await asyncio.to_thread(kind.most, setup)
        await self.opening(setup, ["-"] * min(2, most))
        return most

    async def opening(self, setup: Setup, names: Sequence[str]) -> tuple[Struct, ...]:
        """The events that open a game of people with these names.

        Raises:
            CrossglotError: It cannot be played so.
        """
        kind = KINDS[variant_of(setup)]
        seed = self._seed or secrets.token_hex(32)
        lexicon = await asyncio.to_thread(self._opened, setup.edition)
        moment = Moment(self._now, lexicon, seed)
        events: tuple[Struct, ...] = await asyncio.to_thread(kind.start, setup, names, moment)
        return events

    async def act(
        self, table: KindTable, seat: int, move: AnyMove, absent: int | None
    ) -> tuple[Struct, ...]:
        """The events after ``seat`` makes ``move``.

        Args:
            table: The game.
            seat: Whose move.
            move: What they want.
            absent: Since when the person missed has no connection; None while they have one.

        Raises:
            CrossglotError: It is refused; the game is as it was.
        """
        if table.ended is not None:
            raise GameError(GameCode.GAME_OVER, reason=table.ended)
        if isinstance(move, ClaimMove):
            return _claimed(table, seat, move, absent)
        moment = await self._moment_at(table)
        rules, state = table.rules, table.state
        return await _in_thread(lambda: rules.act(state, seat, move, moment))

    async def due(self, table: KindTable, at: int, absent: int | None) -> tuple[Struct, ...]:
        """What time brings at ``at``, in milliseconds since 1970; nothing, when it is too early."""
        rules, state = table.rules, table.state
        due = rules.due(state)
        if table.ended is None and due is not None and due <= at:
            moment = await self._moment_at(table)
            return await _in_thread(lambda: rules.tick(state, moment))
        missed = table.missed
        if missed is None or not table.may_end(at, absent):
            return ()
        return await _in_thread(lambda: rules.abandon(state, missed))

    async def preview(self, table: KindTable, seat: int, move: AnyMove) -> Previewed:
        """Points and words that ``move`` would earn and make; nothing is changed.

        Raises:
            CrossglotError: It would be refused.
        """
        moment = await self._moment_at(table)
        return await asyncio.to_thread(lambda: table.rules.preview(table.state, seat, move, moment))

    async def rank(self, table: KindTable) -> None:
        """Find out how a solitaire that is over stands among its player's."""
        account, state = table.accounts[0], table.state
        if not table.is_ranked and account is not None and isinstance(state, SolitaireState):
            earlier = await self._book_of(account, table.id)
            table.rank(compare(earlier, result_of(state, 0)))

    @property
    def _now(self) -> int:
        return round(self._clock.now() * 1000)

    async def _moment_at(self, table: KindTable) -> Moment:
        """What an act may need; the lexicon is opened in a thread the first time.

        Raises:
            LexiconError: The lexicon that the game began with is not here, or none is.
        """
        if not isinstance(table.words, Lexicon):
            table.words = await asyncio.to_thread(self._opened, table.edition, table.lexicon)
        return Moment(self._now, table.words, idle=table.idle)

    def _opened(self, edition: str, lexicon: str | None = None) -> Lexicon:
        """The lexicon of this id; where there is none, that by which the edition is studied.

        Raises:
            EditionError: No such edition.
            LexiconError: It is not here.
        """
        known = load_edition(edition)
        words = None if lexicon is None else self._lexicons.words(lexicon)
        return words if isinstance(words, Lexicon) else self._lexicons.study(known.id)


async def _in_thread(work: Callable[[], Sequence[Struct]]) -> tuple[Struct, ...]:
    return tuple(await asyncio.to_thread(work))


def _claimed(
    table: KindTable, seat: int, move: ClaimMove, absent: int | None
) -> tuple[Struct, ...]:
    """``seat`` goes on without the person missed, or calls the game off.

    Raises:
        ServerError: Nobody is away, or not for long enough.
    """
    gone = check_claim(seat, table.missed, table.claim_at(absent), table.now)
    if move.result == "win":
        return tuple(table.rules.abandon(table.state, gone))
    return tuple(table.rules.abort(table.state))
