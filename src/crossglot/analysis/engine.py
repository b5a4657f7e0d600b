"""The engine: positions in, judged moves out.

>>> from crossglot.editions import load_edition
>>> from crossglot.kernel import Automaton, Graph
>>> edition = load_edition("HU-M")
>>> automaton, word = Automaton(), edition.alphabet.encode("AD")
>>> lexicon = Lexicon(edition, None, Graph(automaton.pack(automaton.prepend(word))))
>>> engine = Engine(lexicon)
>>> found = engine.analyse(None, "ADK", limit=STEADY)
>>> found.written(found.best.move), found.best.points, found.best.found
('8H AD', 6, 'simulated')
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from threading import Event

from crossglot.analysis.assessment import Analysis, Assessment
from crossglot.analysis.endgame import EndgameSolution, solve_endgame
from crossglot.analysis.limits import STEADY, Countdown, Limit
from crossglot.analysis.preendgame import PreEndgameSolution, weigh_pre_endgame
from crossglot.analysis.simulation import Simulated, simulate
from crossglot.analysis.stages import Task, stages
from crossglot.analysis.standpoint import Source, Standpoint, standpoint
from crossglot.board import Board
from crossglot.editions import Edition
from crossglot.lexicon import Lexicon, load_lexicon
from crossglot.moves import Move
from crossglot.notation import parse_move
from crossglot.players.tops import tops_of
from crossglot.variants.duplicate import Tops, in_form, load_profile
from crossglot.variants.duplicate.choice import Candidate, choose, equal_tops
from crossglot.variants.duplicate.table import Table

__all__ = ["STEADY", "Engine", "Limit", "Source"]


class Engine:
    """Judges positions of one edition with one lexicon; threads may share it.

    Positions are what :data:`Source` names: CGP text, a board, a game, or None for the
    empty board. Racks are bytes, or text such as ``"KARD[SZ]Ó?"``. Long searches release
    the interpreter lock.

    Args:
        words: A lexicon, or the edition (its id, or a language) whose installed one is used.
        tier: Which lexicon, where an edition has several.

    Raises:
        LexiconError: It is not installed.
        EditionError: There is no such edition.
    """

    def __init__(self, words: Lexicon | Edition | str, *, tier: str | None = None) -> None:
        self.lexicon = words if isinstance(words, Lexicon) else load_lexicon(words, tier)

    def __repr__(self) -> str:
        """As it would be made again."""
        return f"Engine({self.edition.id!r})"

    @property
    def edition(self) -> Edition:
        """Whose rules are played."""
        return self.lexicon.edition

    def standpoint(
        self,
        position: Source = None,
        rack: str | bytes | None = None,
        *,
        last: str | None = None,
        seed: int = 0,
    ) -> Standpoint:
        """What the seat on move sees; see :func:`crossglot.analysis.standpoint.standpoint`."""
        return standpoint(self.lexicon, position, rack, last=last, seed=seed)

    def refine(  # noqa: PLR0913 - a position, what to compare, when to stop
        self,
        position: Source | Standpoint = None,
        rack: str | bytes | None = None,
        *,
        limit: Limit | None = None,
        moves: Iterable[Move | str] = (),
        last: str | None = None,
        seed: int = 0,
        stop: Event | None = None,
    ) -> Generator[Analysis, None, None]:
        """Better and better analyses; the first comes at once, the last is the result.

        Closing the iterator ends the work, as does setting ``stop``: then the last one
        still comes, with what was found so far.

        Args:
            position: Where.
            rack: The tiles of the seat on move, when the position does not tell them.
            limit: When it ends; five seconds by default.
            moves: Moves that must be compared, beside the best by static equity.
            last: The move before; what it kept is inferred.
            seed: Decides all deals.
            stop: Once it is set, from any thread, the analysis ends.

        Raises:
            NotationError, TileError, GameError: No such position, rack or move.
            PlayerError: A house rule that the kernel cannot count.
            KernelError: No legal position; a move that cannot be made there.
        """
        at = position
        if not isinstance(at, Standpoint):
            at = self.standpoint(at, rack, last=last, seed=seed)
        board = at.outlook.board
        compared = tuple(
            parse_move(self.edition, board, move, self.edition.coordinates)
            if isinstance(move, str)
            else move
            for move in moves
        )
        task = Task(self.lexicon, at, limit or Limit(), compared, seed, stop)
        return stages(task)

    def analyse(  # noqa: PLR0913 - as refine
        self,
        position: Source | Standpoint = None,
        rack: str | bytes | None = None,
        *,
        limit: Limit | None = None,
        moves: Iterable[Move | str] = (),
        last: str | None = None,
        seed: int = 0,
        stop: Event | None = None,
    ) -> Analysis:
        """The last that :meth:`refine` finds: every candidate judged, the best first."""
        *_, found = self.refine(
            position, rack, limit=limit, moves=moves, last=last, seed=seed, stop=stop
        )
        return found

    def best(
        self,
        position: Source | Standpoint = None,
        rack: str | bytes | None = None,
        *,
        limit: Limit | None = None,
        last: str | None = None,
        seed: int = 0,
    ) -> Assessment:
        """The best move, judged."""
        return self.analyse(position, rack, limit=limit, last=last, seed=seed).best

    def simulate(  # noqa: PLR0913 - as refine
        self,
        position: Source | Standpoint = None,
        rack: str | bytes | None = None,
        *,
        limit: Limit | None = None,
        last: str | None = None,
        seed: int = 0,
        stop: Event | None = None,
    ) -> Generator[Simulated, None, None]:
        """Rollouts alone, whatever the bag holds; see :func:`crossglot.analysis.simulation`."""
        at = position
        if not isinstance(at, Standpoint):
            at = self.standpoint(at, rack, last=last, seed=seed)
        limit = limit or Limit()
        return simulate(
            self.lexicon,
            at.outlook,
            candidates=limit.candidates,
            plies=limit.plies,
            rollouts=limit.rollouts,
            milliseconds=Countdown(limit.seconds).milliseconds(),
            confidence=limit.confidence,
            tolerance=limit.tolerance,
            seed=seed,
            threads=limit.threads,
            priors=at.priors,
            stop=stop,
        )

    def endgame(
        self,
        position: Source = None,
        rack: str | bytes | None = None,
        *,
        limit: Limit | None = None,
        stop: Event | None = None,
    ) -> EndgameSolution:
        """The best line of two with an empty bag, and what is proven of it.

        Raises:
            KernelError: Tiles are in the bag, or more than two play.
        """
        outlook, limit = self.standpoint(position, rack).outlook, limit or Limit()
        time = Countdown(limit.seconds).milliseconds()
        return solve_endgame(self.lexicon, outlook, nodes=limit.nodes, milliseconds=time, stop=stop)

    def preendgame(
        self,
        position: Source = None,
        rack: str | bytes | None = None,
        *,
        limit: Limit | None = None,
        stop: Event | None = None,
    ) -> PreEndgameSolution:
        """Each move of two with one to four tiles in the bag, by the orderings it wins.

        Raises:
            KernelError: Another bag, or more than two play.
        """
        outlook, limit = self.standpoint(position, rack).outlook, limit or Limit()
        time = Countdown(limit.seconds).milliseconds()
        return weigh_pre_endgame(
            self.lexicon, outlook, nodes=limit.nodes, milliseconds=time, stop=stop
        )

    def tops(
        self, rack: str | bytes, board: Board | None = None, profile: str | None = None
    ) -> tuple[Candidate, ...]:
        """All plays with the most points, the one that a federation would lay first.

        Args:
            rack: The tiles of everybody.
            board: The board; empty when None.
            profile: Whose order (``docs/duplicate.md``); the edition's own when None.

        Raises:
            ProfileError: There is no such profile.
        """
        rules = load_profile(profile or self.edition.id, "normal")
        edition = in_form(self.edition, rules.form)
        held = edition.alphabet.parse_tiles(rack) if isinstance(rack, str) else rack
        table = Table(edition, rules, "", board or Board.empty(edition.layout), bytes(held))
        find: Tops = tops_of(self.lexicon.graph, edition, rules.form.most_laid)
        equal = equal_tops(table, find)
        chosen = choose(table, equal)
        if chosen is None:
            return ()
        return (chosen.top, *(one for one in equal if one.play != chosen.top.play))
