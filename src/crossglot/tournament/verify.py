"""A log run again: the same draws from the seed, the same tops, judgments and standings.

The chain of hashes says that nobody changed the log since it was sealed. Whether
its writer kept the rules is another question, and it is answered here:
every line that follows from others is worked out again and compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import chain
from typing import NoReturn

import msgspec

from crossglot.errors import CrossglotError, LogCode, LogError
from crossglot.tournament.chain import Chain, Line, read_chain
from crossglot.tournament.course import Judge, begin_game
from crossglot.tournament.entries import (
    Head,
    Promised,
    Reveal,
    Revealed,
    SeedTold,
    Stood,
    Told,
    promise,
)
from crossglot.tournament.events import Answered, Event, Founded, Stepped
from crossglot.tournament.log import digest
from crossglot.tournament.ranks import Row, table
from crossglot.tournament.setup import Setup
from crossglot.tournament.state import Tournament, after, fold
from crossglot.variants import duplicate
from crossglot.variants.duplicate import DuplicateState, Result
from crossglot.variants.duplicate.events import (
    Ended,
    Opened,
    RackDrawn,
    RackRepeated,
    RoundClosed,
)
from crossglot.variants.duplicate.phases import end_reason, ending


@dataclass(frozen=True, slots=True)
class Proof:
    """What a log proves.

    Attributes:
        state: The event, folded from the log.
        rows: Its table.
        lines: Lines of the log.
        answers: Answers in it.
        draws: Racks that were drawn again, the same.
        rounds: Rounds that were judged again, the same.
        key: The public key of its seals.
        finished: Whether the event is over and its seed told; until then no
            draw can be checked.
    """

    state: Tournament
    rows: tuple[Row, ...]
    lines: int
    answers: int
    draws: int
    rounds: int
    key: str
    finished: bool


def verify_log(
    data: bytes, judge: Callable[[Setup], Judge] | None = None, key: str | None = None
) -> Proof:
    """Run a log again.

    Args:
        data: The log.
        judge: Gives what finds tops and knows words for an event; None leaves
            draws, tops and judgments as the log tells them.
        key: The public key that must have sealed it; None takes the one it names.

    Raises:
        LogError: Names the first line that was altered, or that does not
            follow from those before it.
    """
    chain = read_chain(data, key)
    return _Verifier(chain, judge).run()


class _Verifier:
    """Goes through a log once; it knows the secrets that later lines tell."""

    def __init__(self, chain: Chain, judge: Callable[[Setup], Judge] | None) -> None:
        self._chain = chain
        entries = [line.entry for line in chain.lines]
        self._seed = next((each for each in entries if isinstance(each, SeedTold)), None)
        self._told: dict[int, tuple[int, Reveal]] = {
            each.seq: (line.line, each)
            for line in chain.lines
            if isinstance(line.entry, Revealed)
            for each in line.entry.answers
        }
        self._state = fold([self._founded(chain.head)])
        self._judge = None if judge is None else judge(self._state.setup)
        self._promised: dict[int, Promised] = {}
        self._answers = self._draws = self._rounds = 0

    def run(self) -> Proof:
        """Every line, in order."""
        for line in self._chain.lines[1:]:
            try:
                self._check(line)
            except LogError:
                raise
            except (CrossglotError, ValueError, LookupError, TypeError) as error:
                reason = str(error.code) if isinstance(error, CrossglotError) else str(error)
                raise LogError(LogCode.EVENT, line=line.line, reason=reason) from None
        return Proof(
            state=self._state,
            rows=table(self._state),
            lines=len(self._chain.lines),
            answers=self._answers,
            draws=self._draws,
            rounds=self._rounds,
            key=self._chain.head.key,
            finished=self._state.finished and self._seed is not None,
        )

    def _founded(self, head: Head) -> Founded:
        seed = "" if self._seed is None else self._seed.seed
        return Founded(msgspec.structs.replace(head.setup, seed=seed), head.at)

    def _check(self, line: Line) -> None:
        match line.entry:
            case Told(event):
                self._happened(line.line, event)
            case Promised():
                self._answered(line.line, line.entry)
            case Revealed(answers=answers):
                self._kept(line.line, answers)
            case Stood():
                if digest(table(self._state)) != line.entry.digest:
                    facts = {"line": line.line, "round": line.entry.round}
                    raise LogError(LogCode.STANDINGS, **facts)
            case SeedTold(seed, salt):
                if promise(bytes.fromhex(salt), seed) != self._chain.head.promise:
                    raise LogError(LogCode.SEED, line=line.line)
            case Head():
                raise LogError(LogCode.EVENT, line=line.line, reason="head")

    def _answered(self, line: int, entry: Promised) -> None:
        """An answer, with the slip that a later line tells; until then it is unknown."""
        seq = self._state.seq + 1
        self._promised[seq] = entry
        _, told = self._told.get(seq, (line, None))
        slip, safe = (None, None) if told is None else (told.slip, told.safe)
        self._state = after(
            self._state,
            Answered(
                entry.game,
                entry.round,
                entry.player,
                entry.number,
                entry.at,
                slip,
                safe,
                entry.by,
                entry.reason,
            ),
        )
        self._answers += 1

    def _kept(self, line: int, answers: Iterable[Reveal]) -> None:
        for told in answers:
            entry = self._promised.get(told.seq)
            if entry is None:
                raise LogError(LogCode.EVENT, line=line, reason="no such answer")
            if promise(bytes.fromhex(told.salt), (told.slip, told.safe)) != entry.promise:
                raise LogError(LogCode.ANSWER, line=line, player=entry.player)

    def _happened(self, line: int, event: Event) -> None:
        """An event; what follows from the rules must be what the log says."""
        match event:
            case Stepped(number, Opened() as opened):
                event = self._opened(line, number, opened)
            case Stepped(number, RackDrawn() as drawn):
                self._drawn(line, self._state.game(number), drawn)
            case Stepped(number, (RoundClosed() | RackRepeated()) as closed):
                self._closed(line, self._state.game(number), closed)
            case Stepped(number, Ended() as ended):
                self._ended(line, self._state.game(number), ended)
            case Answered() | Founded():
                raise LogError(LogCode.EVENT, line=line, reason=type(event).__name__)
            case _:
                pass
        self._state = after(self._state, event)

    def _opened(self, line: int, number: int, opened: Opened) -> Event:
        """The start of a game, as the setup wants it; the log leaves out its seed."""
        for event in begin_game(self._before_games(number), 0):
            if isinstance(event, Stepped) and event.game == number:
                wanted = event.event
                if isinstance(wanted, Opened) and opened == duplicate.seen_by(wanted, None):
                    return msgspec.structs.replace(event, event=wanted)
        raise LogError(LogCode.EVENT, line=line, reason="other game")

    def _before_games(self, number: int) -> Tournament:
        """The state when ``number`` was begun: two racks at a time are two games at once."""
        first = number - (number - 1) % self._state.setup.racks
        return replace(self._state, games=self._state.games[: first - 1])

    def _drawn(self, line: int, game: DuplicateState, drawn: RackDrawn) -> None:
        if self._judge is None:
            return
        if drawn.by == "referee":
            rack = bytes(drawn.kept + drawn.drawn)
            rejected = [bytes(each) for each in drawn.rejected]
            wanted = duplicate.name_rack(game, rack, rejected, self._judge.tops)
        elif self._seed is None:
            return
        else:
            wanted = duplicate.next_rack(game, self._judge.tops)
        if wanted != (drawn,):
            raise LogError(LogCode.DRAW, line=line, round=drawn.number)
        self._draws += 1

    def _closed(self, line: int, game: DuplicateState, closed: RoundClosed | RackRepeated) -> None:
        handed_in = [game.slips.values(), *game.tries.values()]
        for handed in chain.from_iterable(handed_in):
            if handed.slip is None:  # promised, and not told when it was judged
                raise LogError(LogCode.ANSWER, line=line, player=handed.player)
        if self._judge is None:
            return
        chosen = None
        if isinstance(closed, RoundClosed) and closed.by == "referee":
            chosen = closed.top.play
        wanted, *_ = duplicate.close_round(game, self._judge.tops, self._judge.words, chosen)
        self._rounds += 1
        if wanted == closed:
            return
        match wanted, closed:
            case RoundClosed(_, top), RoundClosed(_, said) if top == said:
                _misjudged(line, closed, wanted.results)
        raise LogError(LogCode.TOP, line=line, round=closed.number)

    def _ended(self, line: int, game: DuplicateState, ended: Ended) -> None:
        """The end that the rules say, or that the referee may declare."""
        reason = end_reason(game)
        wanted = [*duplicate.stop(game)]
        if reason is not None:
            wanted.append(ending(game, reason))
        elif self._judge is not None and self._seed is not None and game.phase == "between":
            wanted += duplicate.next_rack(game, self._judge.tops)
        else:
            wanted.append(ending(game, ended.reason))
        if ended not in wanted:
            raise LogError(LogCode.EVENT, line=line, reason="end")


def _misjudged(line: int, closed: RoundClosed, wanted: Iterable[Result]) -> NoReturn:
    """Name the first player whose result is not what the rules say."""
    rules = {result.player: result for result in wanted}
    told = {result.player: result for result in closed.results}
    others = (who for who in rules | told if rules.get(who) != told.get(who))
    player = min(others, default=0)
    raise LogError(LogCode.JUDGMENT, line=line, round=closed.number, player=player)
