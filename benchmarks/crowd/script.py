"""Games that are played by heart: prepared once, by a computer player, and kept in a file."""

import tempfile
from pathlib import Path

import msgspec

from crossglot.editions import load_edition
from crossglot.game import Event, SeatInfo, act, after, fold, start
from crossglot.moves import Exchange, Pass, Play
from crossglot.players import seated_player
from crossglot.rules import place
from crossglot.server.wire.messages import encode
from crossglot.server.wire.moves import ExchangeMove, PassMove, PlayMove
from crossglot.server.wire.standing import HUMAN

EXCHANGES = 5
"""Every so many moves tiles are exchanged instead: games last longer, scores do not matter here."""


class Script(msgspec.Struct, frozen=True):
    """A game between two people, known in advance.

    Attributes:
        events: Those that open it.
        moves: (seat, move as JSON) in the order of play; with the last of them the game is over.
    """

    events: tuple[Event, ...]
    moves: tuple[tuple[int, msgspec.Raw], ...]


def scripts(lexicon, count):
    """So many different games, from the file where they were kept the last time."""
    path = Path(tempfile.gettempdir()) / f"crossglot-load-{lexicon.id}-{count}.json"
    if not path.exists():
        found = [script_of(lexicon, f"load {number}") for number in range(count)]
        path.write_bytes(msgspec.json.encode(found))
    return msgspec.json.decode(path.read_bytes(), type=list[Script])


def script_of(lexicon, seed):
    """A whole game: mostly the best play, now and then an exchange or a pass."""
    edition = load_edition(lexicon.edition.id)
    seats = (SeatInfo("One", HUMAN), SeatInfo("Two", HUMAN))
    events = start(edition, seats, seed, lexicon.id)
    state, moves = fold(events), []
    player = seated_player("greedy", lexicon, edition.house)
    while state.ended is None:
        seat = state.to_move
        if len(moves) % EXCHANGES == EXCHANGES - 1 and state.bag_count >= edition.rack_size:
            move = Exchange(state.racks[seat][:2])
        else:
            move = player.choose(state, seat)
        moves.append((seat, msgspec.Raw(encode(wire_of(state, move)))))
        for event in act(state, seat, move, lexicon):
            state = after(state, event)
    return Script(events, tuple(moves))


def wire_of(state, move):
    match move:
        case Play():
            return PlayMove(tuple(place(state.edition, state.board, move).laid.items()))
        case Exchange(tiles):
            return ExchangeMove(tuple(tiles))
        case Pass():
            return PassMove()
