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
    GameCode,
    HouseCode,
    LexiconCode,
    LobbyCode,
    PlayerCode,
    ServerCode,
    ServerError,
)
from crossglot.server.export import gcg_of, json_of
from crossglot.server.lobby.listing import FOR_EVER, ListedState
from crossglot.server.lobby.plan import Wanted
from crossglot.server.lobby.records import RatingRange, State
from crossglot.server.lobby.wire import Listed, Waiting
from crossglot.server.people.scopes import Scope
from crossglot.server.routes.described import NO_LEXICON
from crossglot.server.routes.entrance import TheEntrance
from crossglot.server.routes.needs import (
    TheAccount,
    TheFoyer,
    TheGames,
    TheVisit,
)
from crossglot.server.routes.refusals import UNREADABLE
from crossglot.server.social.chat import Mode
from crossglot.server.wire import Snapshot, encode

PLAIN = "text/plain; charset=utf-8"

REFUSED_OFFERS = (
    EditionCode.UNKNOWN,
    PlayerCode.UNKNOWN,
    PlayerCode.HOUSE_RULE,
    GameCode.PLAYERS,
    HouseCode.CONTRADICTION,
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
    LexiconCode.NOT_HERE,
    LexiconCode.ID_MALFORMED,
    LexiconCode.TIER_UNKNOWN,
    *NO_LEXICON,
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

    edition: Annotated[str, Meta(max_length=32)]
    opponents: Annotated[list[str], Meta(max_length=16)] | None = None
    seats: Annotated[list[Name], Meta(max_length=16)] | None = None
    lexicon: Name | None = None
    house: HouseRules = HouseRules()
    rated: bool = False
    visibility: Literal["public", "private"] | None = None
    ratings: RatingRange | None = None
    chat: Mode = "free"
    seed: None = None

    def wanted(self) -> Wanted:
        """The same as a value.

        Raises:
            ServerError: ``malformed-message``: no seats, or seats twice.
        """
        if (self.opponents is None) == (self.seats is None):
            raise ServerError(ServerCode.MALFORMED_MESSAGE, reason="either seats or opponents")
        against = ["me", *(f"computer:{kind}" for kind in self.opponents or ())]
        seats = against if self.seats is None else self.seats
        public = "open" in seats if self.visibility is None else self.visibility == "public"
        return Wanted(
            edition=self.edition,
            seats=tuple(seats),
            house=self.house.agreed("edition" if self.rated else "void"),
            lexicon=self.lexicon,
            rated=self.rated,
            public=public,
            ratings=self.ratings,
            chat=self.chat,
        )


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
    foyer: TheFoyer,
    visit: TheVisit,
    entrance: TheEntrance,
) -> Response[CreatedGame]:
    """Make a game; who has no session yet becomes a guest."""
    plan = await foyer.lobby.plan(data.wanted(), account)
    account, cookies = await entrance.account_of(visit)
    record = await foyer.lobby.offer(plan, account)
    created = CreatedGame(record.id, record.state)
    return Response(created, status_code=201, cookies=cookies)


@get("/api/games", scope=Scope.READ_GAMES)
async def list_games(
    account: TheAccount,
    foyer: TheFoyer,
    only: FromQuery[ListedState | None] = None,
    since: FromQuery[float] = 0.0,
    before: FromQuery[float] = FOR_EVER,
) -> list[Listed]:
    """The asker's games: their turn first."""
    foyer.presence.asked(account)
    return await foyer.games_of(account, only, since, before)


@get(
    "/api/games/{game_id:str}",
    scope=Scope.READ_GAMES,
    media_type=MediaType.JSON,
    refuses=(ServerCode.GAME_UNKNOWN, LobbyCode.GONE),
    responses={
        200: ResponseSpec(
            Snapshot | Waiting,  # type: ignore[arg-type]  # a union is described well, too
            generate_examples=False,
            description="The game",
        )
    },
)
async def show_game(
    game_id: FromPath[str], account: TheAccount, games: TheGames, foyer: TheFoyer
) -> Response[bytes]:
    """The snapshot that the asker may see; or who a waiting game waits for."""
    table = await games.find(game_id)
    if table is not None:
        seen = table.snapshot(table.seat_of(account))
    else:
        foyer.presence.asked(account)
        seen = encode(foyer.rooms.seen(await foyer.rooms.record(game_id), account))
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
    game_id: FromPath[str], account: TheAccount, games: TheGames
) -> Response[bytes]:
    """The game's events as a file, as far as the guest may see them."""
    table = await games.table(game_id)
    seat = table.seat_of(account)
    return Response(
        json_of(table.shown_events(seat), seat),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{game_id}.json"'},
    )
