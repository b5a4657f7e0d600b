"""``/api/games/ID/explanations``: why the computers moved as they did, once the game is over."""

from __future__ import annotations

from typing import Literal

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from crossglot.errors import ServerCode, ServerError
from crossglot.game import GameState, chosen_move, fold
from crossglot.lexicon import Lexicon
from crossglot.moves import Exchange, Move, Play
from crossglot.players import Explanation, explain, seated_player
from crossglot.players.levels.explanation import known_to
from crossglot.server.accounts.scopes import Scope
from crossglot.server.games.standard_table import StandardTable
from crossglot.server.http.dependencies import TheGames, TheLexicons, TheWorkBudget
from crossglot.server.http.openapi import NO_LEXICON
from crossglot.server.ports import Lexicons
from crossglot.server.wire.positions import WrittenPlay, written
from crossglot.variants.duplicate import Slip


class ToldMove(Struct, frozen=True, omit_defaults=True):
    """A move that is explained: a ``play``, or the ``tiles`` exchanged, as text."""

    kind: Literal["play", "exchange", "pass"]
    play: WrittenPlay | None = None
    tiles: str | None = None


class BetterMove(Struct, frozen=True):
    """What a stronger player does; ``worth`` in millipoints."""

    move: ToldMove
    points: int
    worth: int
    reason: str


class Explained(Struct, frozen=True):
    """Facts about one turn; squares count row by row from 0, ``worth`` is in millipoints."""

    seat: int
    move: ToldMove
    points: int
    premiums: tuple[int, ...]
    kept: str
    worth: int
    opened: tuple[int, ...]
    blocked: tuple[int, ...]
    stronger: BetterMove | None


@get(
    "/api/games/{game_id:str}/explanations/{turn:int}",
    scope=Scope.READ_GAMES,
    kind="words",
    refuses=(ServerCode.GAME_UNKNOWN, *NO_LEXICON),
)
async def explain_turn(
    game_id: FromPath[str],
    turn: FromPath[int],
    games: TheGames,
    lexicons: TheLexicons,
    work_budget: TheWorkBudget,
) -> Explained:
    """Facts about turn ``turn`` (from 0) of a finished game; before its end there are none."""
    table = await games.table(game_id)
    if table.state.ended is None or not 0 <= turn < len(table.state.turns):
        raise ServerError(ServerCode.NOT_FOUND)
    return await work_budget.do(lambda: _explained(table, turn, lexicons))


def _explained(table: StandardTable, turn: int, lexicons: Lexicons) -> Explained:
    told = table.state.turns[turn]
    move = chosen_move(told.event)
    words = lexicons.words(table.state.lexicon or "")
    if move is None or not isinstance(words, Lexicon):
        raise ServerError(ServerCode.NOT_FOUND)
    before = fold(table.events[: told.seq - 1])
    kind = before.seats[told.seat].player
    knows = words
    if kind != "human":
        knows = known_to(seated_player(kind, words, before.edition.house), words)
    return _wire(before, told.seat, explain(before, told.seat, move, words, knows=knows))


def _wire(before: GameState, seat: int, facts: Explanation) -> Explained:
    alphabet = before.edition.alphabet
    better = facts.stronger
    return Explained(
        seat=seat,
        move=_told(before, facts.move),
        points=facts.points,
        premiums=facts.premiums,
        kept=alphabet.format_tiles(facts.kept),
        worth=facts.worth,
        opened=facts.opened,
        blocked=facts.blocked,
        stronger=None
        if better is None
        else BetterMove(
            _told(before, better.move),
            better.points,
            better.worth,
            better.reason,
        ),
    )


def _told(before: GameState, move: Move) -> ToldMove:
    match move:
        case Play():
            return ToldMove("play", written(before.edition, Slip.of(before.board, move)))
        case Exchange(tiles):
            return ToldMove("exchange", tiles=before.edition.alphabet.format_tiles(tiles))
        case _:
            return ToldMove("pass")
