"""``/api/games/ID/explanations``: why the computers moved as they did, once the game is over."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from crossglot.errors import ServerCode, ServerError
from crossglot.game import chosen_move, fold
from crossglot.lexicon import Lexicon
from crossglot.notation import format_move
from crossglot.players import Explanation, explain, seated_player
from crossglot.players.levels.explanation import known_to
from crossglot.server.people.scopes import Scope
from crossglot.server.ports import Lexicons
from crossglot.server.routes.described import NO_LEXICON
from crossglot.server.routes.needs import TheGames, TheLexicons, TheWork
from crossglot.server.table import Table


class BetterMove(Struct, frozen=True):
    """What a stronger player does; ``worth`` in millipoints."""

    move: str
    points: int
    worth: int
    reason: str


class Explained(Struct, frozen=True):
    """Facts about one turn; squares count row by row from 0, ``worth`` is in millipoints."""

    seat: int
    move: str
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
    work: TheWork,
) -> Explained:
    """Facts about turn ``turn`` (from 0) of a finished game; before its end there are none."""
    table = await games.table(game_id)
    if table.state.ended is None or not 0 <= turn < len(table.state.turns):
        raise ServerError(ServerCode.NOT_FOUND)
    return await work.do(lambda: _explained(table, turn, lexicons))


def _explained(table: Table, turn: int, lexicons: Lexicons) -> Explained:
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
    return _wire(table, told.seat, explain(before, told.seat, move, words, knows=knows))


def _wire(table: Table, seat: int, facts: Explanation) -> Explained:
    edition = table.state.edition
    better = facts.stronger
    return Explained(
        seat=seat,
        move=format_move(edition, facts.move, edition.coordinates),
        points=facts.points,
        premiums=facts.premiums,
        kept=edition.alphabet.format_tiles(facts.kept),
        worth=facts.worth,
        opened=facts.opened,
        blocked=facts.blocked,
        stronger=None
        if better is None
        else BetterMove(
            format_move(edition, better.move, edition.coordinates),
            better.points,
            better.worth,
            better.reason,
        ),
    )
