"""A game gone over again: step by step, weighed and as a picture; from the server or a file."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from crossglot.editions import CoordinateStyle
from crossglot.errors import (
    AnalysisCode,
    EditionCode,
    KernelCode,
    LexiconError,
    LobbyCode,
    NotationCode,
    PlayerCode,
    ServerCode,
    ServerError,
    TileCode,
)
from crossglot.lexicon import Lexicon
from crossglot.render import board_svg
from crossglot.server.accounts.scopes import Scope
from crossglot.server.games.standard_table import StandardTable
from crossglot.server.http.dependencies import (
    TheAccount,
    TheDatabase,
    TheGames,
    TheLexicons,
    TheWorkBudget,
)
from crossglot.server.http.errors import UNREADABLE
from crossglot.server.http.openapi import NO_LEXICON
from crossglot.server.lobby.fairness import check_no_rated_game
from crossglot.server.ports import Lexicons
from crossglot.server.results.missed import BestMissed, best_missed
from crossglot.server.results.replay_analysis import Weighed, turn_at, weigh
from crossglot.server.results.replay_source import ReplaySource, known_to, source_of
from crossglot.server.results.replay_steps import Replay, board_at, replay_of

LONGEST_FILE = 64 * 1024
"""Bytes of a request that brings a file; the longest games need a fifth of it."""

SVG = "image/svg+xml"
PICTURE = {
    200: ResponseSpec(str, generate_examples=False, media_type=SVG, description="The picture")
}

NO_GAME = (ServerCode.GAME_UNKNOWN, LobbyCode.WAITING, LobbyCode.GONE)
NO_FILE = (*NotationCode, *TileCode, EditionCode.UNKNOWN, EditionCode.UNCLEAR)
NOT_WEIGHED = (
    AnalysisCode.NO_TURN,
    AnalysisCode.NO_RACK,
    AnalysisCode.TILES,
    PlayerCode.HOUSE_RULE,
    KernelCode.BAD_INPUT,
    *NO_LEXICON,
)


class GameFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file that somebody brings; it is not kept.

    Attributes:
        text: All of it: GCG, our JSON, or the log of another program.
        data: The same as it lies on disk, in base64, where its encoding is to be found out.
        edition: Whose rules it is read by; null is the edition that it names or shows.
        seq: Number of an event, where one is asked about; 0 is the last.
        coordinates: How a picture names rows and columns; null is the edition's way.
    """

    text: Annotated[str, Meta(max_length=LONGEST_FILE)] | None = None
    data: Annotated[bytes, Meta(max_length=LONGEST_FILE)] | None = None
    edition: Annotated[str, Meta(max_length=32)] | None = None
    seq: Annotated[int, Meta(ge=0)] = 0
    coordinates: CoordinateStyle | None = None

    def __post_init__(self) -> None:
        """A file comes one way or the other."""
        if (self.text is None) == (self.data is None):
            raise ValueError("either text or data")

    def source(self) -> ReplaySource:
        """The game in it."""
        data = self.data if self.data is not None else (self.text or "").encode()
        return source_of(data, self.edition)


@get("/api/games/{game_id:str}/replay", scope=Scope.READ_GAMES, kind="words", refuses=NO_GAME)
async def show_replay(
    game_id: FromPath[str], account: TheAccount, games: TheGames, work_budget: TheWorkBudget
) -> Replay:
    """The game step by step, as far as the caller may know it."""
    table = await games.table(game_id)
    seat = table.seat_of(account)
    return await work_budget.do(lambda: replay_of(_known(table, seat), game_id, seat))


@get(
    "/api/games/{game_id:str}/analysis/{seq:int}",
    scope=Scope.READ_GAMES,
    kind="analyse",
    refuses=(*NO_GAME, *NOT_WEIGHED),
)
async def weigh_turn(
    game_id: FromPath[str],
    seq: FromPath[int],
    games: TheGames,
    lexicons: TheLexicons,
    work_budget: TheWorkBudget,
) -> Weighed:
    """What could have been done in the turn that is event ``seq``; 404 before the game's end."""
    table = await games.table(game_id)
    if table.state.ended is None:
        raise ServerError(ServerCode.NOT_FOUND)
    return await work_budget.do(lambda: _weighed(known_to(table.events, None), seq, lexicons))


@get(
    "/api/games/{game_id:str}/missed",
    scope=Scope.READ_GAMES,
    kind="analyse",
    refuses=(*NO_GAME, *NOT_WEIGHED),
)
async def find_missed(
    game_id: FromPath[str],
    games: TheGames,
    lexicons: TheLexicons,
    work_budget: TheWorkBudget,
    seat: FromQuery[int] = 0,
) -> BestMissed:
    """The best play that ``seat`` has missed in the whole game; 404 before its end."""
    table = await games.table(game_id)
    if table.state.ended is None:
        raise ServerError(ServerCode.NOT_FOUND)
    source = known_to(table.events, None)
    state = table.state

    def find() -> BestMissed:
        return best_missed(_words(lexicons, state.lexicon, state.edition.id), source, seat)

    return await work_budget.do(find)


@get(
    "/api/games/{game_id:str}/picture",
    scope=Scope.READ_GAMES,
    media_type=SVG,
    kind="words",
    refuses=NO_GAME,
    responses=PICTURE,
)
async def draw_game(  # noqa: PLR0913, PLR0917 - what is asked, and who answers
    game_id: FromPath[str],
    account: TheAccount,
    games: TheGames,
    work_budget: TheWorkBudget,
    seq: FromQuery[int] = 0,
    coordinates: FromQuery[CoordinateStyle | None] = None,
) -> Response[bytes]:
    """The board after event ``seq`` as SVG; 0 is the last that the caller may know of.

    ``coordinates`` says how rows and columns are named, in the edition's way without it.
    """
    table = await games.table(game_id)
    shown = table.shown_events(table.seat_of(account))
    return await work_budget.do(lambda: _picture(known_to(shown, None), seq, game_id, coordinates))


@post(
    "/api/replays",
    scope=Scope.READ_GAMES,
    status_code=200,
    kind="words",
    refuses=NO_FILE,
    exception_handlers=UNREADABLE,
    request_max_body_size=LONGEST_FILE,
)
async def read_file(data: JSONBody[GameFile], work_budget: TheWorkBudget) -> Replay:
    """The game in a file step by step; nothing of it is kept."""
    return await work_budget.do(lambda: replay_of(data.source()))


@post(
    "/api/replays/analysis",
    scope=Scope.READ_GAMES,
    status_code=200,
    kind="analyse",
    refuses=(*NO_FILE, *NOT_WEIGHED, ServerCode.RATED_UNDER_WAY),
    exception_handlers=UNREADABLE,
    request_max_body_size=LONGEST_FILE,
)
async def weigh_file(
    data: JSONBody[GameFile],
    lexicons: TheLexicons,
    work_budget: TheWorkBudget,
    database: TheDatabase,
    account: TheAccount,
) -> Weighed:
    """What could have been done in a turn of a file; not while the caller plays a rated game."""
    await check_no_rated_game(database, account)
    return await work_budget.do(lambda: _weighed(data.source(), data.seq, lexicons))


@post(
    "/api/replays/picture",
    scope=Scope.READ_GAMES,
    status_code=200,
    media_type=SVG,
    kind="words",
    refuses=NO_FILE,
    responses=PICTURE,
    exception_handlers=UNREADABLE,
    request_max_body_size=LONGEST_FILE,
)
async def draw_file(data: JSONBody[GameFile], work_budget: TheWorkBudget) -> Response[bytes]:
    """The board of a file after event ``seq`` as SVG."""
    return await work_budget.do(
        lambda: _picture(data.source(), data.seq, "board", data.coordinates)
    )


REPLAY_ROUTES = (show_replay, weigh_turn, find_missed, draw_game, read_file, weigh_file, draw_file)


def _known(table: StandardTable, seat: int | None) -> ReplaySource:
    return known_to(table.shown_events(seat), seat)


def _weighed(source: ReplaySource, seq: int, lexicons: Lexicons) -> Weighed:
    turn = turn_at(source, seq)
    edition = turn.before.edition.id
    words = _words(lexicons, turn.before.lexicon, edition)
    following = next((one for one in source.turns if one.number == turn.number + 1), None)
    return weigh(words, turn, following)


def _words(lexicons: Lexicons, named: str | None, edition: str) -> Lexicon:
    """The lexicon that the game was played with, where it is here; else the current one."""
    if named is not None:
        try:
            words = lexicons.words(named)
        except LexiconError:
            words = None
        if isinstance(words, Lexicon):
            return words
    return lexicons.study(edition)


def _picture(
    source: ReplaySource, seq: int, name: str, coordinates: CoordinateStyle | None
) -> Response[bytes]:
    state, fresh = board_at(source.events, seq or len(source.events))
    names = " – ".join(
        f"{seat.name} {score}" for seat, score in zip(state.seats, state.scores, strict=True)
    )
    edition = replace(state.edition, coordinates=coordinates or state.edition.coordinates)
    drawn = board_svg(edition, state.board, fresh, title=f"{edition.name}: {names}")
    head = {"content-disposition": f'inline; filename="{name}.svg"'}
    return Response(drawn.encode(), media_type=SVG, headers=head)
