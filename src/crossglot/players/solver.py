"""Moves that can be worked out: two play, and few tiles or none are hidden."""

from __future__ import annotations

from crossglot.errors import KernelCode, KernelError
from crossglot.kernel import Endgame, PreEndgame, ending_of, ruleset_of
from crossglot.lexicon import Lexicon
from crossglot.moves import Move
from crossglot.players.outlook import Outlook, check_house, move_of

ENDGAME_NODES = 100_000
"""Positions that a player looks at in an endgame: a few tenths of a second."""

PRE_ENDGAME_BAG = 4
"""Tiles in the largest bag behind which every ordering can be played."""

ENOUGH = 0.75
"""Share of the orderings that must be decided for a player to trust a pre-endgame."""


def endgame_of(lexicon: Lexicon, outlook: Outlook) -> Endgame:
    """The endgame that ``outlook`` stands at: what is unseen, the other holds.

    Raises:
        PlayerError: A house rule that the kernel cannot count.
        KernelError: There are tiles in the bag.
    """
    check_house(outlook.edition.house, "solver")
    if outlook.bag_count:
        raise KernelError(KernelCode.BAD_INPUT, argument="bag", reason="not-empty")
    return Endgame(
        lexicon.graph,
        ruleset_of(outlook.edition),
        outlook.board.tiles,
        (outlook.rack, outlook.unseen),
        outlook.scores,
        turn=0,
        ending=ending_of(outlook.edition),
        passes=outlook.passes,
        scoreless=outlook.scoreless,
    )


def pre_endgame_of(lexicon: Lexicon, outlook: Outlook) -> PreEndgame:
    """The pre-endgame that ``outlook`` stands at.

    Raises:
        PlayerError: A house rule that the kernel cannot count.
    """
    check_house(outlook.edition.house, "solver")
    return PreEndgame(
        lexicon.graph,
        ruleset_of(outlook.edition),
        outlook.board.tiles,
        outlook.rack,
        outlook.unseen,
        outlook.scores,
        bag=outlook.bag_count,
        ending=ending_of(outlook.edition),
        passes=outlook.passes,
        scoreless=outlook.scoreless,
    )


def solved_move(
    lexicon: Lexicon,
    outlook: Outlook,
    nodes: int,
    pre_endgame_nodes: int = 0,
    milliseconds: int | None = None,
) -> Move | None:
    """The best move found within ``nodes`` positions if the bag is empty and two play; else None.

    A budget in nodes decides the same every time; ``milliseconds`` end it earlier, in a
    pre-endgame the half of them. With ``pre_endgame_nodes`` a
    bag of one to four tiles is looked into as well, and None is returned unless
    :data:`ENOUGH` of its orderings are decided.
    """
    if len(outlook.held) != 1 or not all((outlook.rack, *outlook.held)):
        return None
    if nodes and outlook.bag_count == 0:
        line = endgame_of(lexicon, outlook).solve(nodes=nodes, milliseconds=milliseconds).line
        return move_of(line[0][:3]) if line else None
    if pre_endgame_nodes and outlook.bag_count <= PRE_ENDGAME_BAG:
        half = None if milliseconds is None else milliseconds // 2
        weighed = pre_endgame_of(lexicon, outlook)
        moves, _, _ = weighed.weigh(nodes=pre_endgame_nodes, milliseconds=half)
        return move_of(moves[0].step) if moves[0].decided >= ENOUGH else None
    return None
