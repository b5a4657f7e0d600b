"""Matches between computer players: the same tiles for everybody on every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar

from crossglot.editions import Edition
from crossglot.errors import GameCode, GameError
from crossglot.game import Event, SeatInfo, act, fold, follow, settle, start, view
from crossglot.kernel import Leaves, ending_of, play_games, ruleset_of
from crossglot.lexicon import Lexicon
from crossglot.training.interval import Interval, interval_of
from crossglot.training.policies import kernel_policies, seat_player
from crossglot.training.replay import KernelGame, replay

_T = TypeVar("_T")

CHUNK = 256
"""Blocks that the kernel plays in one go; between two of them a person may interrupt."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of a match.

    Attributes:
        number: From 0; games of one block of as many as there are players follow one another.
        totals: Points of each player, in the order of the match, everything booked.
        reason: Why it ended.
        turns: How many there were.
        events: What happened, when asked for.
    """

    number: int
    totals: tuple[int, ...]
    reason: str
    turns: int
    events: tuple[Event, ...] = ()


class Scored(Protocol):
    """What is known of a game that was scored."""

    @property
    def totals(self) -> Sequence[int]:
        """Points of each player, in the order of the match, everything booked."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a player came to.

    Attributes:
        player: Its kind.
        wins: Share of the games that it won; a shared first place counts as its part.
        points: Points a game.
        ahead: Points a game beyond the mean of the others.
    """

    player: str
    wins: Interval
    points: Interval
    ahead: Interval


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played.

    Attributes:
        edition: By whose rules, house rules included.
        lexicon: The words.
        players: Kinds of two to four computer players.
        games: How many; rounded up to whole blocks.
        seed: Deals and draws all tiles.
        threads: Games played at once; the result does not depend on it.
        events: Whether each game tells what happened.
    """

    edition: Edition
    lexicon: Lexicon
    players: tuple[str, ...]
    games: int
    seed: int = 1
    threads: int = 1
    events: bool = False

    @property
    def blocks(self) -> int:
        """How many deals there are; each is played with everybody on every seat."""
        return -(-self.games // len(self.players))

    def seated(self, number: int) -> tuple[int, ...]:
        """By seat, the player who sits there in game ``number``."""
        count = len(self.players)
        return tuple((seat + number) % count for seat in range(count))


def play_match(match: Match, *, first: int = 0) -> Generator[PlayedGame, None, None]:
    """The games of ``match``, in order: by the kernel alone where it can, by the rules else.

    Args:
        match: What is played.
        first: The number of the first game to play, the first of a block.

    Raises:
        GameError: More or fewer players than the edition has seats for.
        PlayerError: A player that there is not, or that cannot play by the house rules.
        OSError, TrainingError: A file of leave values that cannot be had.
    """
    fewest, most = match.edition.players
    if not fewest <= len(match.players) <= most:
        count = len(match.players)
        raise GameError(GameCode.PLAYERS, players=count, fewest=fewest, most=most)
    policies = kernel_policies(match.players, match.edition)
    if policies is not None:
        yield from _by_kernel(match, policies, first)
        return
    for kind in match.players:
        seat_player(kind, match.lexicon, match.edition)
    numbers = range(first, match.blocks * len(match.players))
    with ThreadPoolExecutor(match.threads) as pool:
        yield from pool.map(_by_rules(match), numbers)


def standings(match: Match, games: Sequence[Scored]) -> tuple[Standing, ...]:
    """What each player of ``match`` came to; the blocks are the independent samples."""
    count = len(match.players)
    blocks = [games[at : at + count] for at in range(0, len(games), count)]

    def mean(of: Callable[[Sequence[int], int], float], player: int) -> Interval:
        each = [sum(of(game.totals, player) for game in block) / len(block) for block in blocks]
        return interval_of(each)

    return tuple(
        Standing(kind, mean(_won, player), mean(_points, player), mean(_ahead, player))
        for player, kind in enumerate(match.players)
    )


def reasons(games: Sequence[PlayedGame]) -> Counter[str]:
    """How many games ended why."""
    return Counter(game.reason for game in games)


def _won(totals: Sequence[int], player: int) -> float:
    return (totals[player] == max(totals)) / totals.count(max(totals))


def _points(totals: Sequence[int], player: int) -> float:
    return totals[player]


def _ahead(totals: Sequence[int], player: int) -> float:
    return totals[player] - (sum(totals) - totals[player]) / (len(totals) - 1)


def _by_kernel(match: Match, policies: list[Leaves | None], begun: int) -> Iterator[PlayedGame]:
    count, edition, lexicon = len(match.players), match.edition, match.lexicon
    end = match.blocks * count
    chunks = range(begun, end, CHUNK * count)
    play = partial(
        play_games,
        lexicon.graph,
        ruleset_of(edition),
        ending_of(edition),
        edition.full_bag(),
        policies,
        seed=match.seed,
        threads=match.threads,
        turns=match.events,
    )
    calls = (partial(play, first=at, count=min(CHUNK * count, end - at)) for at in chunks)
    for first, played in zip(chunks, _one_ahead(calls), strict=True):
        for number, (scores, booked, reason, turns, record) in enumerate(played, first):
            seated = match.seated(number)
            totals = [0] * count
            for seat, player in enumerate(seated):
                totals[player] = scores[seat] + booked[seat]
            events: tuple[Event, ...] = ()
            if record is not None:
                dealt, told = record
                game = KernelGame(tuple(scores), tuple(booked), reason, tuple(dealt), tuple(told))
                events = replay(edition, _seats(match, seated), game, lexicon, lexicon.id)
            yield PlayedGame(number, tuple(totals), reason, turns, events)


def _one_ahead(calls: Iterable[Callable[[], _T]]) -> Iterator[_T]:
    """The answers of ``calls``, in order: while one of them is used, the next is under way."""
    with ThreadPoolExecutor(1) as hand:
        coming: Future[_T] | None = None
        for call in calls:
            due, coming = coming, hand.submit(call)
            if due is not None:
                yield due.result()
        if coming is not None:
            yield coming.result()


def _by_rules(match: Match) -> Callable[[int], PlayedGame]:
    def play(number: int) -> PlayedGame:
        seated = match.seated(number)
        block = number // len(match.players)
        seed = f"{match.seed}/{block}"
        events = list(start(match.edition, _seats(match, seated), seed, match.lexicon.id))
        kinds = [match.players[player] for player in seated]
        players = [seat_player(kind, match.lexicon, match.edition) for kind in kinds]
        state = fold(events)
        while state.ended is None:
            seat = state.to_move or 0
            move = players[seat].choose(view(events, seat), seat)
            happened = act(state, seat, move, match.lexicon)
            # Computers challenge nothing: what words stand, stand at once.
            happened += settle(follow(state, happened))
            events += happened
            state = follow(state, happened)
        totals = [0] * len(seated)
        for seat, player in enumerate(seated):
            totals[player] = state.scores[seat]
        told = tuple(events) if match.events else ()
        return PlayedGame(number, tuple(totals), state.ended.reason, len(state.turns), told)

    return play


def _seats(match: Match, seated: Sequence[int]) -> list[SeatInfo]:
    return [SeatInfo(match.players[player], match.players[player]) for player in seated]
