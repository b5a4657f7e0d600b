"""Every kind of game as tests play it: how it begins, what a seat may do now, what nobody else may know.

Whoever adds a kind adds a line to :data:`KINDS`, and it is played, killed, listened to and asked for.
"""

import contextlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from crossglot.board import Board, Direction
from crossglot.game import Drew, Exchanged
from crossglot.notation import format_place
from crossglot.server.kinds.racks import laid_on
from crossglot.variants import bingo, topping
from crossglot.variants.duplicate.events import RackDrawn, RoundClosed
from crossglot.variants.files import FORMATS
from crossglot.variants.removal import removals
from tests.server import truth
from tests.server.kinds.lexicon import ET, LEXICON, TOPS, WORDS
from tests.server.test_secrecy import spellings
from tests.server.variants.test_together import FILE
from tests.server.visitor import Visitor

NO_WORD = "ÕÜÕÜ"
"""Handed in now and then; stands for nothing else."""

Move = dict[str, Any]


def laid(board, rack):
    """The best play, if there is one."""
    found = TOPS(Board(ET.layout, bytes(board)), bytes(rack))
    if not found:
        return []
    play, _ = found[0]
    squares = ET.layout.walk(play.start, play.direction)
    placed = [[at, tile] for at, tile in zip(squares, play.tiles, strict=False) if tile]
    return [{"kind": "play", "placed": placed}]


def in_turn(game):
    """What a seat of the ordinary game may do, the best first."""
    if game["to_move"] != game["you"]:
        return []
    return [*laid_or_changed(game), {"kind": "pass"}]


def laid_or_changed(game):
    """A play, and where there is one an exchange in its place: who always exchanges never ends."""
    found, may = laid(game["board"], game["rack"]), game["bag"] >= 7
    exchange = {"kind": "exchange", "tiles": game["rack"][:6]}
    return [*found, exchange] if found and may else found


def alone(game):
    body = game["body"]
    if body["choosing"] is not None:
        heap = [tile for tile, count in body["open"] for _ in range(count)]
        some = heap[:: max(1, len(heap) // body["wanted"])]
        return [{"kind": "choose", "tiles": some[: body["wanted"]]}]
    moves = laid_or_changed(body["game"])
    if body["solitaire"] == "open":
        moves = moves[:1]
    return [*moves, {"kind": "pass"}] if moves else [{"kind": "finish"}]


def against_tops(game):
    body = game["body"]
    if not body["running"]:
        return [{"kind": "next"}]
    return [*laid(body["board"], body["rack"]), {"kind": "typed", "text": f"h8 {NO_WORD}"}]


def racing(game):
    body = game["body"]
    tries = [{"kind": "typed", "text": f"h8 {NO_WORD}"}, {"kind": "show"}]
    return [*laid(body["board"], body["rack"]), *tries]


def taking_apart(game):
    body = game["body"]
    if body["to_move"] != game["you"]:
        return []
    squares = next(removals(Board(ET.layout, bytes(body["board"])), LEXICON))
    places = [format_place(ET.layout, at, Direction.ACROSS, ET.coordinates) for at in squares]
    typed = {"kind": "typed", "text": " ".join(places)}
    return [{"kind": "remove", "squares": list(squares)}, typed]


def crossing(game):
    body, seat = game["body"], game["you"]
    card, plays = body["cards"][seat], seat != body["caller"]
    if plays and not card["written"] and not card["out"]:
        return [{"kind": "write", "words": WORDS[seat % 2]}]
    if plays and body["spots"] and body["crossing"] == "player":
        return [{"kind": "cross"}]
    if plays and card["left"] == 0 and not card["out"] and seat not in body["claims"]:
        return [{"kind": "bingo"}]
    ready = all(
        each["written"] or each["out"] or at == body["caller"]
        for at, each in enumerate(body["cards"])
    )
    return [{"kind": "call"}] if ready and seat == 0 else []


def hands(events, at, seat):
    """Racks and draws of an ordinary game that ``seat`` may not know yet."""
    for number, event in enumerate(events, 1):
        match event:
            case Drew(owner, tiles) if owner != seat or number > at:
                yield tiles
            case Exchanged(owner, returned, drawn) if owner != seat:
                yield from (returned, drawn)
            case Exchanged(_, _, drawn) if number > at:
                yield drawn


def of_ordinary(events, at, seat):
    """Until it is over: the racks of others, and all draws to come."""
    state = FORMATS["standard"].fold(events[:at])
    if state.ended is None:
        racks = (rack for other, rack in enumerate(state.racks) if other != seat)
        yield from spellings(state, [*racks, *hands(events, at, seat)])


def of_solitaire(events, at, seat):
    """All racks are the player's; what will be drawn is nobody's. Open tiles hide nothing."""
    state = FORMATS["solitaire"].fold(events[:at])
    if state.kind == "open" or state.game.ended is not None:
        return
    racks = () if seat == 0 else state.game.racks
    drawn = [event.tiles for event in events[at:] if isinstance(event, Drew)]
    yield from spellings(state.game, [*racks, *drawn])


def of_duplicate(events, at, seat):
    """The racks to come, the top of the round that is open; another's slip for ever."""
    state = FORMATS["duplicate"].fold(events[:at])
    yield from to_come(state.table, events[at:], RackDrawn, RoundClosed)
    if seat is None:
        yield NO_WORD


def of_topping(events, at, seat):
    """The racks to come, and the top of the rack that lies there."""
    state = FORMATS["topping"].fold(events[:at])
    yield from to_come(state.table, events[at:], topping.Racked, topping.Found | topping.Missed)


def to_come(table, later, drawing, closing):
    """What the draws and the next top would read like."""
    tops = [event.top for event in later if isinstance(event, closing)]
    if tops:
        yield msgspec.json.encode(laid_on(table, table.board, tops[0])).decode()[1:-1]
    racks = [
        bytes(sorted((*event.kept, *event.drawn))) for event in later if isinstance(event, drawing)
    ]
    drawn = [event.drawn for event in later if isinstance(event, drawing)]
    here = bytes(sorted(table.rack))  # tiles laid and drawn anew may be the same
    yield from spellings(table, [rack for rack in (*racks, *drawn) if rack != here])


def of_removal(events, at, seat):
    """Nothing: all tiles lie open."""
    return ()


def of_bingo(events, at, seat):
    """The cards of others, until they call "Bingo"."""
    shown = {event.seat for event in events[:at] if isinstance(event, bingo.Claimed)}
    state = FORMATS["bingo"].fold(events[:1])
    for event in events:
        if isinstance(event, bingo.CardWritten) and event.seat not in {*shown, seat}:
            yield from spellings(state, event.words)


@dataclass(frozen=True)
class Kind:
    """One kind, or a way to play it.

    Attributes:
        name: Of the kind.
        asked: What it is asked for with, beside its name.
        people: How many sit down.
        moves: The game as a seat sees it -> what it may do, the best first; nothing out of turn.
        secrets: (all events of the game, how many have happened, whose eyes) -> texts that these
            eyes may not have seen by then; None are those of somebody without a seat.
        acts: What a whole game of it is made of.
    """

    name: str
    people: int
    moves: Callable[[Any], list[Move]]
    secrets: Callable[..., Any]
    acts: frozenset[str]
    asked: dict[str, Any] = field(default_factory=dict)

    def sit(self, *visitors):
        """The id of a game that these have begun."""
        maker = visitors[0]
        body: dict[str, Any]
        if self.name == "standard":
            body = {"edition": "ET", "seats": ["me", *["open"] * (self.people - 1)]}
        else:
            body = {"setup": {"variant": self.name, "edition": "ET", **self.asked}}
        answer = maker.ask("POST", "/api/games", body)
        assert answer.status == 201, answer.text
        game_id = answer.body["id"]
        for other in visitors[1:]:
            assert other.ask("POST", f"/api/games/{game_id}/seats", {}).status == 200
        if self.people > 1 and self.name != "standard":
            assert maker.ask("POST", f"/api/games/{game_id}/start").status == 200
        return game_id

    def events(self, database, game_id):
        """What has really happened."""
        return truth.events(database, game_id, FORMATS[self.name].events)

    def ended(self, events):
        """Whether these end the game."""
        state = FORMATS[self.name].fold(events)
        return getattr(state, "game", state).ended is not None


KINDS = {
    "standard": Kind("standard", 2, in_turn, of_ordinary, frozenset({"play", "exchange", "pass"})),
    "solitaire": Kind(
        "solitaire", 1, alone, of_solitaire, frozenset({"play", "exchange", "finish"})
    ),
    "duplicate": Kind(
        "duplicate", 1, against_tops, of_duplicate, frozenset({"play", "typed", "next"})
    ),
    "topping": Kind("topping", 1, racing, of_topping, frozenset({"play", "typed", "show"})),
    "removal": Kind(
        "removal", 2, taking_apart, of_removal, frozenset({"remove", "typed"}), {"file": FILE}
    ),
    "bingo": Kind("bingo", 2, crossing, of_bingo, frozenset({"write", "call", "cross", "bingo"})),
}
"""Each kind once, by its name."""

WAYS = {
    **KINDS,
    "two racks": Kind(
        "solitaire", 1, alone, of_solitaire, frozenset({"play", "exchange"}), {"kind": "two-racks"}
    ),
    "open tiles": Kind(
        "solitaire", 1, alone, of_solitaire, frozenset({"play", "choose"}), {"kind": "open"}
    ),
    "bingo by a referee": Kind(
        "bingo", 2, crossing, of_bingo, frozenset({"write", "call", "bingo"}),
        {"crossing": "first", "caller": "neutral"},
    ),
}  # fmt: skip
"""Every way to play them that hides something else, or hides it otherwise."""


def is_over(game):
    """Whether a game of any kind is over, as it is shown."""
    return game["phase"] == "over" if "phase" in game else game["over"] is not None


def wanted(kind, game, chance):
    """What a player of the game does next: mostly the best; None while others are awaited."""
    moves = [] if is_over(game) else kind.moves(game)
    if not moves:
        return None
    return moves[0] if chance.random() < 0.6 else chance.choice(moves)


@contextlib.contextmanager
def seated(address, kind):
    """(id of a new game of ``kind``, who sits there, a line for each)."""
    players = [Visitor(address) for _ in range(kind.people)]
    game_id = kind.sit(*players)
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(player.live(game_id)) for player in players]
        for line in lines:
            line.until("snapshot")
        yield game_id, players, lines


def turns(kind, lines, chance=None):
    """Plays on until the game is over; gives (line, what it has just done) after each act."""
    chance = chance or random.Random(kind.name)
    while not is_over(lines[0].snapshot["game"]):
        for line in reversed(lines):  # who calls the letters waits for the others
            move = wanted(kind, line.snapshot["game"], chance)
            if move is None:
                continue
            answer = line.move(move)
            assert answer["type"] == "ack", (move, answer)
            for other in lines:
                while other.snapshot["seq"] < answer["seq"]:
                    other.hear()
            yield line, move
            break
        else:
            raise AssertionError("nobody may do anything, and the game is not over")
