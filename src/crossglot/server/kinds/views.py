"""What is shown of a variant: one body for each, made of what passed its ``seen_by``."""

from __future__ import annotations

from msgspec import Struct

from crossglot.server.kinds.setups import VariantName
from crossglot.server.wire.messages import GameView
from crossglot.server.wire.positions import WrittenPlay

Counted = tuple[tuple[int, int], ...]
"""(tile, how many) pairs, in ascending order."""


class VariantSeat(Struct, frozen=True):
    """Who sits there; ``kind`` is ``human`` or ``computer``."""

    name: str
    kind: str


class Over(Struct, frozen=True):
    """How it ended; ``winners`` is empty where one plays alone, or where nobody won."""

    reason: str
    winners: tuple[int, ...] = ()


class Rank(Struct, frozen=True):
    """A result among the player's own of the same game (ET-101).

    Attributes:
        total: This one.
        rank: From 1, the best.
        games: How many there are.
        best_before: The best of the others.
        mean: Of all, rounded down.
        record: Whether an earlier score was beaten.
    """

    total: int
    rank: int
    games: int
    best_before: int | None
    mean: int
    record: bool


class SolitaireBody(Struct, frozen=True, tag_field="variant", tag="solitaire"):
    """A solitaire.

    Attributes:
        solitaire: Which of the three.
        game: The game, from the rack that is to move.
        racks: Every rack that may be seen.
        total: What counts.
        choosing: The rack that tiles are chosen for; None when a move is due.
        wanted: How many are to be chosen.
        open: What lies open to be chosen; empty while nothing is.
        rank: The result among one's own, once it is over.
    """

    solitaire: str
    game: GameView
    racks: tuple[tuple[int, ...], ...]
    total: int
    choosing: int | None
    wanted: int
    open: Counted
    rank: Rank | None = None


class TopLine(Struct, frozen=True):
    """A round that is over.

    Attributes:
        number: From 1.
        top: What was laid.
        top_points: Its points.
        equal: How many plays earned as much; 0 where it is not told.
        own: The player's own play; None where they had none.
        points: What they got for it.
        fault: What was wrong with it.
        total: Their total after it.
        share: Their points in percent of the tops so far.
        found: Whether theirs was worth the top.
        tries: Proposals before the top was found, in topping.
        spent: Milliseconds it took, in topping.
    """

    number: int
    top: WrittenPlay
    top_points: int
    equal: int = 0
    own: WrittenPlay | None = None
    points: int = 0
    fault: str | None = None
    total: int = 0
    share: float = 0.0
    found: bool = False
    tries: int = 0
    spent: int = 0


class Try(Struct, frozen=True):
    """A proposal that was not the top."""

    play: WrittenPlay
    points: int
    fault: str | None


class RoundsBody(Struct, frozen=True):
    """What duplicate and topping have in common: racks that are played one after the other.

    Attributes:
        profile: Name of the profile.
        number: Of the rack on the table, from 1; 0 before the first.
        board: One tile a square.
        rack: The rack of this round; empty between rounds.
        bag: Tiles in the bag.
        unseen: Tiles not on the board, the rack among them.
        last: Squares of the last top.
        lines: Rounds that are over.
        limit: Milliseconds of this round.
        over: How it ended.
    """

    profile: str
    number: int
    board: tuple[int, ...]
    rack: tuple[int, ...]
    bag: int
    unseen: Counted
    last: tuple[int, ...]
    lines: tuple[TopLine, ...]
    limit: int
    over: Over | None


class DuplicateBody(RoundsBody, frozen=True, tag_field="variant", tag="duplicate", kw_only=True):
    """One person against the tops.

    Attributes:
        running: Whether a round is open.
        again: Whether this rack is announced once more, since nobody found a play.
        total: The player's points.
        tops: Points of all tops.
        share: The one in percent of the other.
    """

    running: bool
    again: bool
    total: int
    tops: int
    share: float


class ToppingBody(RoundsBody, frozen=True, tag_field="variant", tag="topping", kw_only=True):
    """Tops found against the clock.

    Attributes:
        tries: Proposals for this rack.
        spent: Milliseconds so far, penalties counted: the result.
        penalty: Milliseconds for a top that was not found.
        found: Tops found.
        points: Their points.
        tops: Points of all tops.
    """

    tries: tuple[Try, ...]
    spent: int
    penalty: int
    found: int
    points: int
    tops: int


class RemovalTurn(Struct, frozen=True):
    """A removal: ``tiles``, as text, taken off ``squares``."""

    seat: int
    squares: tuple[int, ...]
    tiles: str
    points: int
    total: int


class RemovalBody(Struct, frozen=True, tag_field="variant", tag="removal"):
    """A board that is taken apart.

    Attributes:
        board: What still lies, one tile a square.
        scores: Points by seat.
        to_move: Whose turn it is.
        turns: The score sheet.
        lone: Whether a tile may be left without neighbours.
        over: How it ended.
    """

    board: tuple[int, ...]
    scores: tuple[int, ...]
    to_move: int | None
    turns: tuple[RemovalTurn, ...]
    lone: bool
    over: Over | None


class BingoCard(Struct, frozen=True):
    """A card as one may see it.

    Attributes:
        written: Whether its words stand.
        words: Their tiles; empty where they are hidden.
        crossed: [word, letter] pairs; empty where they are hidden.
        left: Letters still to be crossed off.
        out: Whether a word of it was none.
    """

    written: bool
    words: tuple[tuple[int, ...], ...]
    crossed: tuple[tuple[int, int], ...]
    left: int
    out: bool


class BingoBody(Struct, frozen=True, tag_field="variant", tag="bingo"):
    """Letters called.

    Attributes:
        crossing: Who crosses letters off.
        caller: The seat that only calls, whose card stays empty; None where everybody plays.
        cards: By seat.
        called: The letters so far, in their order.
        spots: Where one's own card has the letter just called, not crossed off.
        claims: Seats that called "Bingo" rightly after the last letter.
        left: Letters that may still be called.
        over: How it ended.
    """

    crossing: str
    caller: int | None
    cards: tuple[BingoCard, ...]
    called: tuple[int, ...]
    spots: tuple[tuple[int, int], ...]
    claims: tuple[int, ...]
    left: int
    over: Over | None


Body = SolitaireBody | DuplicateBody | ToppingBody | RemovalBody | BingoBody


class VariantView(Struct, frozen=True):
    """A game of another kind than the ordinary one, as one may see it.

    Attributes:
        id: Its id.
        variant: Which kind.
        edition: The edition's id.
        lexicon: The lexicon's id.
        phase: ``running`` or ``over``.
        seats: Who plays.
        you: One's own seat; None for spectators.
        due: When time alone will change something, in milliseconds since 1970.
        body: The game.
    """

    id: str
    variant: VariantName
    edition: str
    lexicon: str | None
    phase: str
    seats: tuple[VariantSeat, ...]
    you: int | None
    due: int | None
    body: Body


class VariantSnapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """The whole game after event ``seq``, at ``now`` in milliseconds since 1970."""

    seq: int
    now: int
    game: VariantView
