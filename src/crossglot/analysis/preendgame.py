"""The move before the bag is empty: how many orderings of the hidden tiles each move wins.

Every ordering of the unseen tiles is played to its end behind every promising
move. If the move empties the bag, both know everything afterwards and the
endgame solver answers exactly. If not, the rest is played with open cards and
without further exchanges, and the answer says so (``open``).
"""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event

from crossglot.analysis.limits import bounded_nodes
from crossglot.analysis.stopping import halted_by
from crossglot.lexicon import Lexicon
from crossglot.moves import Move
from crossglot.players import Outlook, pre_endgame_of
from crossglot.players.outlook import move_of


@dataclass(frozen=True, slots=True)
class WeighedMove:
    """What is known of one move.

    Attributes:
        move: The move.
        points: What it earns at once.
        win: Share of the orderings that it wins, a draw counting half, as it seems.
        win_lower: It is proven to win at least this share.
        win_upper: It is proven to win at most this share.
        spread: The final lead, on the average, as it seems.
        decided: Share of the orderings proven to be won, drawn or lost.
        exact: Share of the orderings whose final lead is proven.
        open: Whether tiles stay in the bag behind it: with open cards, not exact for real play.
    """

    move: Move
    points: int
    win: float
    win_lower: float
    win_upper: float
    spread: float
    decided: float
    exact: float
    open: bool


@dataclass(frozen=True, slots=True)
class PreEndgameSolution:
    """What was found of a pre-endgame.

    Attributes:
        moves: Those looked at, the best first: more wins, then the larger lead.
        proved: Whether no other move can win more than the first.
        skipped: Moves not looked at.
        nodes: Positions looked at.
    """

    moves: tuple[WeighedMove, ...]
    proved: bool
    skipped: int
    nodes: int

    @property
    def best(self) -> WeighedMove:
        """The best move as far as is known."""
        return self.moves[0]

    @property
    def exact(self) -> bool:
        """Whether the best move's share of wins counts every ordering, and holds in real play.

        If not, orderings were sampled evenly, or tiles stay in the bag behind it (``open``).
        """
        return self.best.decided == 1 and not self.best.open


def weigh_pre_endgame(  # noqa: PLR0913 - a position and when to stop
    lexicon: Lexicon,
    outlook: Outlook,
    *,
    nodes: int | None = None,
    milliseconds: int | None = 60_000,
    memory: int = 1 << 26,
    stop: Event | None = None,
) -> PreEndgameSolution:
    """Weigh every move until all is decided or a limit is reached.

    With a limit in nodes and none in milliseconds the answer is always the same.

    Args:
        lexicon: The words of both.
        outlook: Where it starts: two play and the bag holds one to four tiles.
        nodes: Positions that may be looked at; a million where neither is limited.
        milliseconds: From now; None is no limit.
        memory: Bytes for positions met before.
        stop: Once it is set, the search ends with what it has.

    Raises:
        PlayerError: A house rule that the kernel cannot count.
        KernelError: More or fewer than two play, another bag, or no position at all.
    """
    game = pre_endgame_of(lexicon, outlook)
    most = bounded_nodes(nodes, milliseconds)
    with halted_by(game, stop):
        found, proved, looked = game.weigh(nodes=most, milliseconds=milliseconds, memory=memory)
    moves = tuple(
        WeighedMove(
            move=move_of(it.step),
            points=it.points,
            win=it.win,
            win_lower=it.win_bounds[0],
            win_upper=it.win_bounds[1],
            spread=it.spread,
            decided=it.decided,
            exact=it.exact,
            open=it.open,
        )
        for it in found
        if it.looked_at
    )
    return PreEndgameSolution(moves, proved, len(found) - len(moves), looked)
