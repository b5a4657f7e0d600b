"""``/api/lobby`` and the seats of a game that waits: see ``docs/lobby.md``."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from crossglot.editions import Clock, load_edition
from crossglot.errors import EditionCode, GameCode, LobbyCode, ServerCode, ServerError, VariantCode
from crossglot.server.accounts.scopes import Scope
from crossglot.server.http.cookies import TheSessionCookies
from crossglot.server.http.dependencies import (
    AnySocket,
    TheAccount,
    TheHub,
    TheLobby,
    TheOpenConnections,
    ThePrincipal,
    TheSite,
    TheVisit,
)
from crossglot.server.http.errors import UNREADABLE
from crossglot.server.http.openapi import NO_LEXICON
from crossglot.server.http.routes.games import CreatedGame, HouseRules
from crossglot.server.http.routes.kinds import REFUSED_SETUPS
from crossglot.server.http.routes.live import opened, receive_from
from crossglot.server.live.lobby_session import LobbyConnection
from crossglot.server.lobby.messages import Facts, LobbySnapshot, Offer, offer_of
from crossglot.server.lobby.plan import WantedGame
from crossglot.server.lobby.speed import Speed
from crossglot.server.tournaments.qr_codes import qr_svg


class WantedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat; null is the first that is free, or the one that one is invited to."""

    seat: int | None = None


class QuickGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A casual game for two with anybody.

    Attributes:
        edition: The edition's id.
        clock: In milliseconds; all 0 is none.
    """

    edition: Annotated[str, Meta(max_length=32)]
    clock: Clock = Clock()

    def wanted(self) -> WantedGame:
        """The same as a value: in the lobby, and with the usual rule of challenges."""
        house = HouseRules(clock=self.clock).agreed("void")
        return WantedGame(self.edition, ("me", "open"), house, public=True)


@post(
    "/api/lobby/pairing",
    scope=Scope.CHALLENGE,
    status_code=200,
    kind="create_game",
    refuses=(
        EditionCode.UNKNOWN,
        LobbyCode.CLOCK_RANGE,
        LobbyCode.TOO_MANY,
        *NO_LEXICON,
    ),
    exception_handlers=UNREADABLE,
)
async def pair_up(
    data: JSONBody[QuickGame],
    account: TheAccount,
    lobby_services: TheLobby,
    visit: TheVisit,
    session_cookies: TheSessionCookies,
) -> Response[CreatedGame]:
    """Sit down at a game that waits with these settings, or offer it; who asks twice waits once."""
    plan = await lobby_services.lobby.plan(data.wanted(), account)
    account, cookies = await session_cookies.account_of(visit)
    record = await lobby_services.lobby.pair(plan, account)
    return Response(CreatedGame(record.id, record.state), cookies=cookies)


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
        LobbyCode.NOT_WELCOME,
        GameCode.PLAYERS,
        *NO_LEXICON,
    ),
)
async def take_seat(  # noqa: PLR0913, PLR0917 - what the application provides
    game_id: FromPath[str],
    data: JSONBody[WantedSeat],
    account: TheAccount,
    lobby_services: TheLobby,
    visit: TheVisit,
    session_cookies: TheSessionCookies,
) -> Response[CreatedGame]:
    """Sit down, or accept an invitation; the last one to sit down starts the game."""
    await lobby_services.lobby.check_joining(game_id, account)
    account, cookies = await session_cookies.account_of(visit)
    record = await lobby_services.lobby.sit(game_id, account, data.seat)
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
async def leave_game(
    game_id: FromPath[str], account: TheAccount, lobby_services: TheLobby
) -> CreatedGame:
    """Get up, decline an invitation, or withdraw the game that one has made."""
    if account is None:
        raise ServerError(ServerCode.NOT_YOUR_SEAT, game=game_id)
    record = await lobby_services.lobby.leave(game_id, account)
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
async def ask_rematch(
    game_id: FromPath[str], account: TheAccount, lobby_services: TheLobby
) -> CreatedGame:
    """Ask for a rematch, or agree to it; asking again changes nothing."""
    if account is None:
        raise ServerError(ServerCode.NOT_YOUR_SEAT, game=game_id)
    record = await lobby_services.lobby.rematch(game_id, account)
    return CreatedGame(record.id, record.state)


@post(
    "/api/games/{game_id:str}/start",
    scope=Scope.CHALLENGE,
    status_code=200,
    kind="create_game",
    refuses=(
        ServerCode.GAME_UNKNOWN,
        ServerCode.NOT_YOUR_SEAT,
        LobbyCode.GONE,
        LobbyCode.WAITING,
        LobbyCode.NOT_WAITING,
        VariantCode.HOST,
        *REFUSED_SETUPS,
    ),
)
async def start_game(
    game_id: FromPath[str], account: TheAccount, lobby_services: TheLobby
) -> CreatedGame:
    """Begin a game that people join as they like, with those who are there."""
    if account is None:
        raise ServerError(ServerCode.NOT_YOUR_SEAT, game=game_id)
    record = await lobby_services.lobby.start(game_id, account)
    return CreatedGame(record.id, record.state)


@get("/api/games/{game_id:str}/setup", scope=Scope.READ_GAMES, refuses=(ServerCode.GAME_UNKNOWN,))
async def show_setup(game_id: FromPath[str], lobby_services: TheLobby) -> Facts:
    """What was agreed on, and what the preview of a link tells."""
    record = await lobby_services.lobby.record(game_id)
    edition = load_edition(record.edition)
    rematch = await lobby_services.rematches.of(record)
    return Facts(offer_of(record), edition.name, edition.language, record.ended, rematch)


@get(
    "/api/games/{game_id:str}/qr",
    scope=Scope.READ_GAMES,
    media_type="image/svg+xml",
    refuses=(ServerCode.GAME_UNKNOWN,),
)
async def show_game_qr(
    game_id: FromPath[str], site: TheSite, lobby_services: TheLobby
) -> Response[bytes]:
    """The link to a game as a picture that phones read."""
    record = await lobby_services.lobby.record(game_id)
    page = "game" if record.kind == "standard" else "variant"
    return Response(qr_svg(f"{site.url}/{page}/{record.id}"), media_type="image/svg+xml")


@get("/api/lobby", scope=Scope.READ_GAMES)
async def show_lobby(  # noqa: PLR0913, PLR0917 - filters
    account: TheAccount,
    lobby_services: TheLobby,
    edition: FromQuery[str | None] = None,
    speed: FromQuery[Speed | None] = None,
    rated: FromQuery[bool | None] = None,
    rating: FromQuery[float | None] = None,
) -> LobbySnapshot:
    """Seeks and running games that pass the filters."""
    await lobby_services.lobby_broadcast.ready()
    lobby_services.presence.asked(account)

    def passes(offer: Offer) -> bool:
        return (
            edition in {None, offer.edition}
            and speed in {None, offer.speed}
            and rated in {None, offer.rated}
        )

    def admits(offer: Offer) -> bool:
        return rating is None or offer.ratings is None or offer.ratings.admits(rating)

    return lobby_services.board.snapshot(lambda offer: passes(offer) and admits(offer))


@get("/api/challenges", scope=Scope.CHALLENGE)
async def list_challenges(account: TheAccount, lobby_services: TheLobby) -> tuple[Offer, ...]:
    """Waiting games to which the caller is invited, or has invited others."""
    await lobby_services.lobby_broadcast.ready()
    lobby_services.presence.asked(account)
    return lobby_services.board.challenges(account)


@websocket("/api/lobby/live", scope=Scope.READ_GAMES)
async def follow_lobby(
    socket: AnySocket,
    principal: ThePrincipal,
    lobby_services: TheLobby,
    hub: TheHub,
    open_connections: TheOpenConnections,
) -> None:
    """Seeks, running games and one's challenges, as they come and go."""
    async with opened(socket) as outbox:
        await lobby_services.lobby_broadcast.ready()
        account = None if principal is None else principal.account
        visit = LobbyConnection(lobby_services.board, account, outbox)
        with (
            hub.open(visit),
            open_connections.open(principal, visit.close),
            lobby_services.presence.connected(account),
        ):
            await visit.run(lambda: receive_from(socket))
