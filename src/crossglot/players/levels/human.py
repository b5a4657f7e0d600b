"""A player that knows, sees and minds as much as people of its level do."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import NormalDist

from crossglot.alphabet import letter_of
from crossglot.editions import House
from crossglot.errors import PlayerError
from crossglot.game import GameState, opening_rules
from crossglot.lexicon import Lexicon
from crossglot.moves import Exchange, Move, Play
from crossglot.players.candidates import Candidate, candidates
from crossglot.players.exchanges import best_exchange
from crossglot.players.greedy import PATIENCE, without_a_play
from crossglot.players.leaves import leaves_of
from crossglot.players.levels.openings import harm
from crossglot.players.levels.table import Level, level_table
from crossglot.players.levels.vision import Vision, draw
from crossglot.players.levels.vocabulary import vocabulary
from crossglot.players.outlook import Outlook, check_house, move_of, outlook_of, simulation_of
from crossglot.players.solver import solved_move
from crossglot.rules import Placement, place

LOOKED_AT = 400
"""Plays, best first, that a person might find; beyond them the one that is seen best is taken."""

COMPARED = 10
"""Plays that a level which simulates compares."""

SPREAD = 0.6
"""Of thinking times: standard deviation of their logarithm."""


@dataclass(frozen=True, slots=True)
class Human:
    """Plays the best move it sees, by what its level minds.

    It never blunders by chance: what it does not play it does not know or does
    not see. What it wants to lay it checks with the referee first, so that a
    word which a club has struck is not played.

    Attributes:
        referee: The lexicon that is played by.
        lexicon: The words it knows.
        level: What it sees and minds.
        common: Smaller vocabularies, which tell rare words.
        salt: Decides what it sees, together with the position.
    """

    referee: Lexicon
    lexicon: Lexicon
    level: Level
    common: tuple[Lexicon, ...] = field(default=(), repr=False)
    salt: str = ""

    def choose(self, state: GameState, seat: int) -> Move:
        """The move; the same for the same position."""
        outlook = outlook_of(state, seat)
        solved = self._solved(outlook)
        if solved is not None:
            return solved
        seen = self._seen(state, outlook)
        best = next(seen, None)
        if state.scoreless >= PATIENCE * len(state.seats):
            return best[1].play if best else without_a_play(state, seat)
        exchanged = self._exchanged(state, outlook.rack)
        if self.level.rollouts and best is not None:
            return self._simulated(outlook, _rivals([best, *seen], exchanged))
        if best is not None and (exchanged is None or best[0] >= exchanged[0]):
            return best[1].play
        return exchanged[1] if exchanged else without_a_play(state, seat)

    def _solved(self, outlook: Outlook) -> Move | None:
        """The best move of an endgame, where the level and the house rules let it look."""
        if not self.level.endgame or outlook.bag_count or not _plain(outlook.edition.house):
            return None
        move = solved_move(self.lexicon, outlook, self.level.endgame)
        if isinstance(move, Play) and not self._admitted(
            place(outlook.edition, outlook.board, move)
        ):
            return None
        return move

    def _seen(self, state: GameState, outlook: Outlook) -> Iterator[tuple[int, Candidate]]:
        """The plays it sees with what they are worth to it, best first; one if it sees none."""
        ranked = self._ranked(outlook)
        vision = self._vision(state, outlook)
        dimly: tuple[float, int, Candidate] | None = None
        found = 0
        for worth, candidate, placement in ranked:
            if found == COMPARED:
                return
            if not self._admitted(placement):
                continue
            if vision.sees(placement):
                found += 1
                yield worth, candidate
            elif dimly is None or vision.chance(placement) > dimly[0]:
                dimly = vision.chance(placement), worth, candidate
        if not found and dimly is not None:
            yield dimly[1:]

    def _ranked(self, outlook: Outlook) -> list[tuple[int, Candidate, Placement]]:
        """What could be played, by what the level minds."""
        edition, board, level = outlook.edition, outlook.board, self.level
        leaves = leaves_of(edition) if level.leaves and outlook.bag_count else None
        listed = candidates(
            self.lexicon, edition, board, outlook.rack, limit=LOOKED_AT, leaves=leaves
        )
        ranked = []
        for one in listed:
            placement = place(edition, board, one.play)
            worth = 1000 * one.points + round(level.leaves * (one.equity - 1000 * one.points))
            if level.openings:
                worth -= round(level.openings * harm(board, placement))
            ranked.append((worth, one, placement))
        ranked.sort(key=lambda each: -each[0])
        return ranked

    def _vision(self, state: GameState, outlook: Outlook) -> Vision:
        last = next((turn.placement for turn in reversed(state.turns) if turn.placement), None)
        start = outlook.board.layout.start
        return Vision(
            sight=self.level.sight,
            seed=outlook.seed(self.salt),
            focus=tuple(last.laid if last is not None else start),
            common=self.common,
        )

    def _admitted(self, placement: Placement) -> bool:
        words = (bytes(map(letter_of, word.tiles)) for word in placement.words)
        return self.referee is self.lexicon or all(map(self.referee.admits_tiles, words))

    def _exchanged(self, state: GameState, rack: bytes) -> tuple[int, Move] | None:
        """The exchange that it might make, and what it is worth to it."""
        if not self.level.leaves or not state.bag_count:
            return None
        best = best_exchange(state, rack, leaves_of(opening_rules(state)))
        return None if best is None else (round(self.level.leaves * best[0]), Exchange(best[1]))

    def _simulated(self, outlook: Outlook, moves: list[Move]) -> Move:
        """The one of ``moves`` that wins most often."""
        if len(moves) == 1:
            return moves[0]
        simulation = simulation_of(
            self.lexicon, outlook, candidates=moves, plies=2, seed=outlook.seed(self.salt)
        )
        simulation.run(rollouts=self.level.rollouts, confidence=0.98, tolerance=0.002)
        return move_of(simulation.prospects()[0].step)

    def thinking_seconds(self, state: GameState, seat: int) -> float:
        """How long a person of this level would think here.

        Times of a turn are log-normal about the level's mean; with a clock no
        more than a tenth of what is left is used, and half of a turn's limit.
        """
        chance = draw(outlook_of(state, seat).seed(self.salt), b"time")
        spread = NormalDist().inv_cdf(min(max(chance, 0.001), 0.999))
        seconds = self.level.seconds * math.exp(SPREAD * spread - SPREAD**2 / 2)
        clock = state.edition.house.clock
        limits = [seconds]
        if clock.main:
            used = state.used[seat] if state.used else 0
            limits.append(max(clock.main - used, 0) / 10_000 + clock.increment / 1000)
        if clock.per_move:
            limits.append(clock.per_move / 2000)
        return min(limits)


def human(name: str, referee: Lexicon) -> Human:
    """The player of the level called ``name``, such as ``level-3``; its vocabulary is compiled.

    Raises:
        LexiconError, OSError: As :func:`~crossglot.players.levels.vocabulary.vocabulary`.
    """
    table = level_table()
    level = table.level[int(name.rpartition("-")[2]) - 1]
    smaller = list(table.vocabulary)[: list(table.vocabulary).index(level.vocabulary)]
    return Human(
        referee=referee,
        lexicon=vocabulary(referee, level.vocabulary),
        level=level,
        common=tuple(vocabulary(referee, band) for band in smaller),
    )


def simulates(name: str) -> bool:
    """Whether the level called ``name`` needs house rules that the kernel can count by.

    >>> simulates("level-8"), simulates("level-9")
    (False, True)
    """
    return level_table().level[int(name.rpartition("-")[2]) - 1].rollouts > 0


def _rivals(seen: list[tuple[int, Candidate]], exchanged: tuple[int, Move] | None) -> list[Move]:
    """What is worth comparing: the plays seen, and the exchange unless all are better."""
    plays: list[Move] = [one.play for _, one in seen]
    if exchanged is not None and exchanged[0] > seen[-1][0]:
        plays.append(exchanged[1])
    return plays


def _plain(house: House) -> bool:
    try:
        check_house(house, "solver")
    except PlayerError:
        return False
    return True
