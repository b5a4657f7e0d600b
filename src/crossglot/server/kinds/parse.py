"""What a client wants to do, as the rules know it."""

from __future__ import annotations

import re
from dataclasses import replace

from msgspec import structs

from crossglot.alphabet import BLANK
from crossglot.board import Direction
from crossglot.errors import GameCode, GameError, IllegalPlayCode, IllegalPlayError
from crossglot.game import GameState, arguable_word, doubted_words
from crossglot.game.events import HIDDEN
from crossglot.game.reading import read_move
from crossglot.game.state import opening_rules
from crossglot.game.turns import reclaim
from crossglot.moves import THROUGH, Exchange, Move, Pass, Play
from crossglot.rules import place_tiles
from crossglot.server.wire.moves import (
    LONGEST_LIST,
    AcceptMove,
    ArgueMove,
    ChallengeMove,
    ExchangeMove,
    PassMove,
    Placed,
    PlayMove,
    TurnMove,
    VoteMove,
)
from crossglot.server.wire.positions import Style

VOWELS = re.compile(r"\s+vowels\s+(\d{1,2})\s*$", re.IGNORECASE | re.ASCII)


def move_of(state: GameState, wanted: TurnMove) -> Move:
    """The move that the player whose turn it is wants to make.

    Raises:
        IllegalPlayError: Tiles that may not lie so.
        GameError: Numbers that are no tiles, in an exchange.
    """
    match wanted:
        case PlayMove(placed, reclaimed):
            board, _ = reclaim(state.board, bytes([HIDDEN]), reclaimed)
            play = place_tiles(opening_rules(state), board, laid_of(placed)).play
            return replace(play, reclaimed=reclaimed) if reclaimed else play
        case ExchangeMove(tiles):
            if not all(0 < tile <= BLANK for tile in tiles):
                raise GameError(GameCode.EXCHANGE_NOT_ON_RACK)
            return Exchange(bytes(tiles))
        case PassMove():
            return Pass()


def wanted_of(move: Move, columns: int) -> TurnMove:
    """``move`` as it goes over the wire; a board has so many ``columns``.

    >>> from crossglot.board import Direction
    >>> wanted_of(Play(16, Direction.DOWN, bytes([5, 0, 65])), 15).placed
    ((16, 5), (46, 65))
    """
    match move:
        case Play(start, direction, tiles, reclaimed):
            step = columns if direction is Direction.DOWN else 1
            squares = range(start, start + len(tiles) * step, step)
            placed = zip(squares, tiles, strict=True)
            laid = tuple((square, tile) for square, tile in placed if tile != THROUGH)
            return PlayMove(laid, reclaimed)
        case Exchange(tiles):
            return ExchangeMove(tuple(tiles))
        case Pass():
            return PassMove()


def vowels_of(move: TurnMove) -> int | None:
    """How many tiles to draw from the bag of vowels; None is a matter of chance (ET-88)."""
    return None if isinstance(move, PassMove) else move.vowels


def read_turn(state: GameState, seat: int, text: str, style: Style = None) -> TurnMove:
    """The turn that ``text`` means for ``seat``.

    Where there are two bags, ``vowels 2`` at its end says how many tiles to draw from the bag of
    vowels (ET-88).

    Raises:
        CrossglotError: As :func:`crossglot.game.reading.read_move`.
    """
    found = VOWELS.search(text) if state.edition.house.two_bags else None
    move = read_move(state, seat, text[: found.start()] if found else text, style)
    turn = wanted_of(move, state.edition.layout.columns)
    if found is None or isinstance(turn, PassMove):
        return turn
    return structs.replace(turn, vowels=min(int(found[1]), LONGEST_LIST))


def read_answer(
    state: GameState, seat: int, text: str
) -> ChallengeMove | AcceptMove | ArgueMove | VoteMove | None:
    """What ``text`` means beside a turn: ``challenge``, ``accept``, ``argue``, ``vote``.

    After ``challenge`` come words of the last play, or none for all of them; after ``argue`` a
    word of one's own last play; after ``vote`` comes ``yes`` or ``no``. None is a turn.

    Raises:
        GameError: Nothing may be challenged, or the play has made no such word.
    """
    command, *words = text.split() or [""]
    match command.casefold():
        case "accept" if not words:
            return AcceptMove()
        case "challenge":
            return ChallengeMove(doubted_words(state, words))
        case "argue" if len(words) == 1:
            return ArgueMove(arguable_word(state, seat, words[0]))
        case "vote" if [word.casefold() for word in words] in (["yes"], ["no"]):
            return VoteMove(words[0].casefold() == "yes")
    return None


def laid_of(placed: Placed) -> dict[int, int]:
    """Square -> tile.

    Raises:
        IllegalPlayError: Two tiles on one square.

    >>> laid_of(((112, 5), (113, 65)))
    {112: 5, 113: 65}
    """
    laid: dict[int, int] = {}
    for square, tile in placed:
        if square in laid:
            raise IllegalPlayError(IllegalPlayCode.SQUARE_TAKEN, square=square)
        laid[square] = tile
    return laid
