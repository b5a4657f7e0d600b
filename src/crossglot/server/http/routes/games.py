"""``/api/games``: a game is made, listed, shown and handed out as a file."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from crossglot.editions import House
from crossglot.editions.house import ChallengeMode
from crossglot.errors import (
    AccountCode,
    EditionCode,
    LexiconCode,
    LobbyCode,
    PlayerCode,
    ServerCode,
    ServerError,
)
from crossglot.server.accounts.scopes import Scope
from crossglot.server.games.games import Games
from crossglot.server.games.tables import GameTable
from crossglot.server.http.cookies import TheSessionCookies
from crossglot.server.http.dependencies import (
    TheAccount,
    TheGames,
    TheLobby,
    TheVisit,
)
from crossglot.server.http.errors import UNREADABLE
from crossglot.server.http.routes.kinds import REFUSED_SETUPS
from crossglot.server.kinds.export import gcg_of
from crossglot.server.kinds.setups import Setup
from crossglot.server.kinds.views import VariantSnapshot
from crossglot.server.lobby.listing import FOR_EVER, ListedState
from crossglot.server.lobby.messages import Listed, Waiting
from crossglot.server.lobby.plan import WantedGame
from crossglot.server.lobby.records import RatingRange, State
from crossglot.server.lobby.services import LobbyServices
from crossglot.server.wire.chat_mode import ChatMode
from crossglot.server.wire.messages import Snapshot, encode

PLAIN = "text/plain; charset=utf-8"

REFUSED_OFFERS = (
    EditionCode.UNKNOWN,
    PlayerCode.UNKNOWN,
    PlayerCode.HOUSE_RULE,
    AccountCode.UNKNOWN,
    LobbyCode.SEAT_UNKNOWN,
    LobbyCode.ME_ONCE,
    LobbyCode.INVITED_TWICE,
    LobbyCode.CLOCK_RANGE,
    LobbyCode.RATED_ACCOUNT,
    LobbyCode.RATED_COMPUTER,
    LobbyCode.RATED_HOUSE,
    LobbyCode.RATED_CLOCK,
    LobbyCode.RATED_LEXICON,
    LobbyCode.RATING_RANGE,
    LobbyCode.TOO_MANY,
    LexiconCode.TIER_UNKNOWN,
    *REFUSED_SETUPS,
    LobbyCode.NOT_WELCOME,
)
"""Why a game is not offered."""

Name = Annotated[str, Meta(max_length=64)]


class HouseRules(House, frozen=True):
    """House rules; without a challenge rule of their own they have the usual one."""

    challenge: ChallengeMode | None = None  # type: ignore[assignment]  # null is only said here

    def agreed(self, usual: ChallengeMode) -> House:
        """These rules, with the ``usual`` challenge rule where none is named."""
        rules = {name: getattr(self, name) for name in House.__struct_fields__}
        return House(**{**rules, "challenge": self.challenge or usual})


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play.

    Attributes:
        edition: The edition's id.
        setup: In place of all else but ``visibility`` and ``invited``: a game of another kind.
        invited: Of such a game: names of accounts that are asked to play.
        opponents: Kinds of computer players; one's own seat is the first.
        seats: In place of ``opponents``: every seat, clockwise.
        lexicon: A lexicon's id; the edition's current one when null.
        house: House rules, the clock among them.
        rated: Whether ratings follow from it.
        visibility: ``public`` games are in the lobby; usual with open seats.
        ratings: Who may sit down.
        chat: What may be said in the game, at most.
        seed: Nobody chooses the tiles.
    """

    edition: Annotated[str, Meta(max_length=32)] | None = None
    setup: Setup | None = None
    invited: Annotated[list[Name], Meta(max_length=49)] = []
    opponents: Annotated[list[str], Meta(max_length=16)] | None = None
    seats: Annotated[list[Name], Meta(max_length=16)] | None = None
    lexicon: Name | None = None
    house: HouseRules = HouseRules()
    rated: bool = False
    visibility: Literal["public", "private"] | None = None
    ratings: RatingRange | None = None
    chat: ChatMode = "free"
    seed: None = None

    def wanted(self) -> WantedGame:
        """The same as a value.

        Raises:
            ServerError: ``malformed-message``: no seats, or seats twice.
        """
        if self.edition is None:
            raise ServerError(ServerCode.MALFORMED_MESSAGE, reason="either edition or setup")
        if (self.opponents is None) == (self.seats is None) or self.invited:
            raise ServerError(ServerCode.MALFORMED_MESSAGE, reason="either seats or opponents")
        against = ["me", *(f"computer:{kind}" for kind in self.opponents or ())]
        seats = against if self.seats is None else self.seats
        public = "open" in seats if self.visibility is None else self.visibility == "public"
        return WantedGame(
            edition=self.edition,
            seats=tuple(seats),
            house=self.house.agreed("edition" if self.rated else "void"),
            lexicon=self.lexicon,
            rated=self.rated,
            public=public,
            ratings=self.ratings,
            chat=self.chat,
        )


async def started(games: Games, lobby_services: LobbyServices, game_id: str) -> GameTable:
    """The table of a game of whatever kind.

    Raises:
        ServerError: No such game.
        LobbyError: It waits for players, or will never begin.
    """
    table = await games.find(game_id)
    if table is None:
        await lobby_services.lobby.refuse_unstarted(game_id)
        table = await games.game(game_id)  # it has begun meanwhile
    return table


class CreatedGame(Struct, frozen=True):
    """The id of a game that was just made, and how far it has come."""

    id: str
    state: State


@post(
    "/api/games",
    scope=Scope.PLAY,
    kind="create_game",
    refuses=REFUSED_OFFERS,
    exception_handlers=UNREADABLE,
)
async def create_game(
    data: JSONBody[NewGame],
    account: TheAccount,
    lobby_services: TheLobby,
    visit: TheVisit,
    session_cookies: TheSessionCookies,
) -> Response[CreatedGame]:
    """Make a game; who has no session yet becomes a guest."""
    if data.setup is not None:
        if data.edition is not None:
            raise ServerError(ServerCode.MALFORMED_MESSAGE, reason="either edition or setup")
        setup, most = await lobby_services.lobby.prepare(data.setup)
        account, cookies = await session_cookies.account_of(visit)
        public, names = data.visibility == "public", data.invited
        record = await lobby_services.lobby.offer_kind(
            setup, most, account, public=public, names=names
        )
        return Response(CreatedGame(record.id, record.state), status_code=201, cookies=cookies)
    plan = await lobby_services.lobby.plan(data.wanted(), account)
    account, cookies = await session_cookies.account_of(visit)
    record = await lobby_services.lobby.offer(plan, account)
    created = CreatedGame(record.id, record.state)
    return Response(created, status_code=201, cookies=cookies)


@get("/api/games", scope=Scope.READ_GAMES)
async def list_games(
    account: TheAccount,
    lobby_services: TheLobby,
    only: FromQuery[ListedState | None] = None,
    since: FromQuery[float] = 0.0,
    before: FromQuery[float] = FOR_EVER,
) -> list[Listed]:
    """The caller's games: their turn first."""
    lobby_services.presence.asked(account)
    return await lobby_services.games_of(account, only, since, before)


@get(
    "/api/games/{game_id:str}",
    scope=Scope.READ_GAMES,
    media_type=MediaType.JSON,
    refuses=(ServerCode.GAME_UNKNOWN, LobbyCode.GONE),
    responses={
        200: ResponseSpec(
            Snapshot | VariantSnapshot | Waiting,  # type: ignore[arg-type]  # a union is described well, too
            generate_examples=False,
            description="The game",
        )
    },
)
async def show_game(
    game_id: FromPath[str], account: TheAccount, games: TheGames, lobby_services: TheLobby
) -> Response[bytes]:
    """The snapshot that the caller may see; or who a waiting game waits for."""
    table = await games.find(game_id)
    if table is not None:
        seen = table.snapshot(table.seat_of(account))
    else:
        lobby_services.presence.asked(account)
        seen = encode(
            lobby_services.waiting_lists.seen(
                await lobby_services.waiting_lists.record(game_id), account
            )
        )
    return Response(seen, media_type=MediaType.JSON)


@get(
    "/api/games/{game_id:str}/gcg",
    scope=Scope.READ_GAMES,
    media_type=PLAIN,
    refuses=(ServerCode.GAME_UNKNOWN, LobbyCode.WAITING, LobbyCode.GONE),
    responses={
        200: ResponseSpec(str, generate_examples=False, media_type=PLAIN, description="The file")
    },
)
async def export_game(
    game_id: FromPath[str], account: TheAccount, games: TheGames
) -> Response[bytes]:
    """The game as a file, as far as the guest may see it."""
    table = await games.table(game_id)
    seat = table.seat_of(account)
    return Response(
        gcg_of(table.shown_events(seat), seat).encode(),
        media_type=PLAIN,
        headers={"content-disposition": f'attachment; filename="{game_id}.gcg"'},
    )


@get(
    "/api/games/{game_id:str}/json",
    scope=Scope.READ_GAMES,
    media_type=MediaType.JSON,
    refuses=(ServerCode.GAME_UNKNOWN, LobbyCode.WAITING, LobbyCode.GONE),
    responses={
        200: ResponseSpec(dict[str, object], generate_examples=False, description="The file")
    },
)
async def export_events(
    game_id: FromPath[str], account: TheAccount, games: TheGames, lobby_services: TheLobby
) -> Response[bytes]:
    """The game's events as a file, as far as the guest may see them."""
    table = await started(games, lobby_services, game_id)
    return Response(
        table.file(table.seat_of(account)),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{game_id}.json"'},
    )
