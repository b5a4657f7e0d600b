"""``/api/lobby`` and the seats of a game that waits: see ``docs/lobby.md``."""

from __future__ import annotations

from litestar import Response, delete, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from crossglot.editions import load_edition
from crossglot.errors import GameCode, LobbyCode, ServerCode, ServerError
from crossglot.server.lobby.onlookers import Visit
from crossglot.server.lobby.speed import Speed
from crossglot.server.lobby.wire import Facts, LobbySnapshot, Offer, offer_of
from crossglot.server.people.scopes import Scope
from crossglot.server.routes.described import NO_LEXICON
from crossglot.server.routes.entrance import TheEntrance
from crossglot.server.routes.games import CreatedGame
from crossglot.server.routes.live import opened, receive_from
from crossglot.server.routes.needs import (
    AnySocket,
    TheAccount,
    TheAsker,
    TheFoyer,
    TheHub,
    TheLines,
    TheVisit,
)


class WantedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat; null is the first that is free, or the one that one is invited to."""

    seat: int | None = None


@post(
    "/api/games/{game_id:str}/seats",
    scope=Scope.CHALLENGE,
    status_code=200,
    kind="create_game",
    refuses=(
        ServerCode.GAME_UNKNOWN,
        GameCode.NO_SUCH_SEAT,
        LobbyCode.GONE,
        LobbyCode.NOT_WAITING,
        LobbyCode.SEAT_TAKEN,
        LobbyCode.SEAT_RESERVED,
        LobbyCode.RATED_ACCOUNT,
        LobbyCode.RATING_OUTSIDE,
        *NO_LEXICON,
    ),
)
async def take_seat(  # noqa: PLR0913, PLR0917 - what the application provides
    game_id: FromPath[str],
    data: JSONBody[WantedSeat],
    account: TheAccount,
    foyer: TheFoyer,
    visit: TheVisit,
    entrance: TheEntrance,
) -> Response[CreatedGame]:
    """Sit down, or accept an invitation; the last one to sit down starts the game."""
    await foyer.lobby.check_joining(game_id, account)
    account, cookies = await entrance.account_of(visit)
    record = await foyer.lobby.sit(game_id, account, data.seat)
    return Response(CreatedGame(record.id, record.state), cookies=cookies)


@delete(
    "/api/games/{game_id:str}/seats",
    scope=Scope.CHALLENGE,
    status_code=200,
    refuses=(
        ServerCode.GAME_UNKNOWN,
        ServerCode.NOT_YOUR_SEAT,
        LobbyCode.GONE,
        LobbyCode.NOT_WAITING,
    ),
)
async def leave_game(game_id: FromPath[str], account: TheAccount, foyer: TheFoyer) -> CreatedGame:
    """Get up, decline an invitation, or withdraw the game that one has made."""
    if account is None:
        raise ServerError(ServerCode.NOT_YOUR_SEAT, game=game_id)
    record = await foyer.lobby.leave(game_id, account)
    return CreatedGame(record.id, record.state)


@post(
    "/api/games/{game_id:str}/rematch",
    scope=Scope.CHALLENGE,
    status_code=200,
    kind="create_game",
    refuses=(
        ServerCode.GAME_UNKNOWN,
        ServerCode.NOT_YOUR_SEAT,
        LobbyCode.GONE,
        LobbyCode.WAITING,
        LobbyCode.NOT_OVER,
        LobbyCode.NO_REMATCH,
        LobbyCode.TOO_MANY,
        *NO_LEXICON,
    ),
)
async def ask_rematch(game_id: FromPath[str], account: TheAccount, foyer: TheFoyer) -> CreatedGame:
    """Ask for a rematch, or agree to it; asking again changes nothing."""
    if account is None:
        raise ServerError(ServerCode.NOT_YOUR_SEAT, game=game_id)
    record = await foyer.lobby.rematch(game_id, account)
    return CreatedGame(record.id, record.state)


@get("/api/games/{game_id:str}/setup", scope=Scope.READ_GAMES, refuses=(ServerCode.GAME_UNKNOWN,))
async def show_setup(game_id: FromPath[str], foyer: TheFoyer) -> Facts:
    """What was agreed on, and what the preview of a link tells."""
    record = await foyer.lobby.record(game_id)
    edition = load_edition(record.edition)
    rematch = await foyer.rematches.of(record)
    return Facts(offer_of(record), edition.name, edition.language, record.ended, rematch)


@get("/api/lobby", scope=Scope.READ_GAMES)
async def show_lobby(  # noqa: PLR0913, PLR0917 - filters
    account: TheAccount,
    foyer: TheFoyer,
    edition: FromQuery[str | None] = None,
    speed: FromQuery[Speed | None] = None,
    rated: FromQuery[bool | None] = None,
    rating: FromQuery[float | None] = None,
) -> LobbySnapshot:
    """Seeks and running games that pass the filters."""
    await foyer.herald.ready()
    foyer.presence.asked(account)

    def passes(offer: Offer) -> bool:
        return (
            edition in {None, offer.edition}
            and speed in {None, offer.speed}
            and rated in {None, offer.rated}
        )

    def admits(offer: Offer) -> bool:
        return rating is None or offer.ratings is None or offer.ratings.admits(rating)

    return foyer.board.snapshot(lambda offer: passes(offer) and admits(offer))


@get("/api/challenges", scope=Scope.CHALLENGE)
async def list_challenges(account: TheAccount, foyer: TheFoyer) -> tuple[Offer, ...]:
    """Waiting games to which the asker is invited, or has invited others."""
    await foyer.herald.ready()
    foyer.presence.asked(account)
    return foyer.board.challenges(account)


@websocket("/api/lobby/live", scope=Scope.READ_GAMES)
async def follow_lobby(
    socket: AnySocket, asker: TheAsker, foyer: TheFoyer, hub: TheHub, lines: TheLines
) -> None:
    """Seeks, running games and one's challenges, as they come and go."""
    async with opened(socket) as outbox:
        await foyer.herald.ready()
        account = None if asker is None else asker.account
        visit = Visit(foyer.board, account, outbox)
        with hub.open(visit), lines.open(asker, visit.close), foyer.presence.connected(account):
            await visit.run(lambda: receive_from(socket))
