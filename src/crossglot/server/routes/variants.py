"""``/api/variants``: games with turns of their own are made, joined, played and looked at."""

from __future__ import annotations

import asyncio
from itertools import chain
from typing import Annotated, Literal

from litestar import MediaType, Response, delete, get, post, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from crossglot.errors import (
    AccountCode,
    BingoCode,
    DuplicateCode,
    EditionCode,
    GameCode,
    HouseCode,
    IllegalPlayCode,
    LexiconCode,
    LobbyCode,
    NotationCode,
    ProfileCode,
    RemovalCode,
    ServerCode,
    ServerError,
    SolitaireCode,
    TileCode,
    VariantCode,
)
from crossglot.server.lobby.listing import FOR_EVER
from crossglot.server.people.scopes import Scope
from crossglot.server.routes.bodies import Name
from crossglot.server.routes.bots import Taken
from crossglot.server.routes.described import NO_LEXICON
from crossglot.server.routes.entrance import TheEntrance
from crossglot.server.routes.live import opened, receive_from
from crossglot.server.routes.needs import (
    AnySocket,
    TheAccount,
    TheAsker,
    TheFoyer,
    TheHub,
    TheLines,
    TheMovePace,
    TheSettings,
    TheVariants,
    TheVisit,
    TheWatching,
)
from crossglot.server.routes.refusals import UNREADABLE
from crossglot.server.variants.acts import Act, ActMessage
from crossglot.server.variants.duplicate import paces_alone
from crossglot.server.variants.listing import ListedVariant
from crossglot.server.variants.session import VariantSession
from crossglot.server.variants.setups import Setup
from crossglot.server.variants.views import VariantSnapshot
from crossglot.server.wire import MoveId, Stale, encode
from crossglot.tournament.setup import barred
from crossglot.variants.duplicate import form_ids, load_profile, paces_of, profile_ids
from crossglot.variants.duplicate.load import EDITIONS
from crossglot.variants.solitaire import Result

RULES = tuple(
    chain(
        GameCode,
        IllegalPlayCode,
        NotationCode,
        TileCode,
        HouseCode,
        DuplicateCode,
        ProfileCode,
        RemovalCode,
        BingoCode,
        SolitaireCode,
        VariantCode,
    )
)
"""What the rules of some variant refuse."""

GONE = (LexiconCode.NOT_HERE, LexiconCode.ID_MALFORMED, *NO_LEXICON)
"""The lexicon that a game began with cannot be had; a clock that is up asks for it."""

REFUSED_SETUPS = (
    EditionCode.UNKNOWN,
    ServerCode.GAME_UNKNOWN,
    LobbyCode.WAITING,
    LobbyCode.GONE,
    *RULES,
    *GONE,
)
"""Why a game is not made."""

REFUSED_ACTS = (
    LobbyCode.GONE,
    ServerCode.NOT_YOUR_SEAT,
    ServerCode.GAME_UNKNOWN,
    ServerCode.TOO_MANY_MESSAGES,
    ServerCode.STALE,
    LobbyCode.WAITING,
    LobbyCode.NOT_WAITING,
    *RULES,
    *GONE,
)
"""Why an act is not taken."""


DAY = 24 * 3600
"""Seconds."""


class NewVariant(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play.

    Attributes:
        setup: Its variant, and what that leaves open.
        visibility: ``public`` games of several are listed in the lobby.
        invited: Names of accounts that are asked to play.
    """

    setup: Setup
    visibility: Literal["public", "private"] = "private"
    invited: Annotated[list[Name], Meta(max_length=49)] = []


class ProfileInfo(Struct, frozen=True):
    """A profile of duplicate.

    Attributes:
        id: Names it.
        name: What its players call it.
        paces: By their names, the usual one first.
        days: Those of them with rounds of a day or more.
        alone: Those of them at which one plays alone; a race for the top is another variant.
        barred: Pace -> key of a new event -> the values of it that cannot be had at that pace;
            a pace with which everything goes is left out.
        claims: Whether it minds the points that players write.
    """

    id: str
    name: str
    paces: tuple[str, ...]
    days: tuple[str, ...]
    alone: tuple[str, ...]
    barred: dict[str, dict[str, tuple[str | bool | int, ...]]]
    claims: bool


class DuplicateChoices(Struct, frozen=True):
    """What duplicate and topping leave open.

    Attributes:
        profiles: The rules of federations.
        forms: How many tiles are drawn and laid.
        usual: Edition -> the profile that its players expect.
    """

    profiles: tuple[ProfileInfo, ...]
    forms: tuple[str, ...]
    usual: dict[str, str]


class CreatedVariant(Struct, frozen=True):
    """The id of a game that was just made."""

    id: str


class ActBody(Struct, frozen=True):
    """An act, and the event that it answers."""

    move_id: MoveId
    expected_seq: int
    move: Act


@post(
    "/api/variants",
    scope=Scope.PLAY,
    kind="create_game",
    refuses=(
        *REFUSED_SETUPS,
        AccountCode.UNKNOWN,
        LobbyCode.TOO_MANY,
        LobbyCode.INVITED_TWICE,
        LobbyCode.NOT_WELCOME,
    ),
    exception_handlers=UNREADABLE,
)
async def create_variant(
    data: JSONBody[NewVariant],
    variants: TheVariants,
    visit: TheVisit,
    entrance: TheEntrance,
) -> Response[CreatedVariant]:
    """Make a game of a variant; who has no session yet becomes a guest."""
    setup = await variants.checked(data.setup)
    account, cookies = await entrance.account_of(visit)
    public, names = data.visibility == "public", data.invited
    game_id = await variants.create(setup, account, public=public, names=names)
    created = CreatedVariant(game_id)
    return Response(created, status_code=201, cookies=cookies)


@get("/api/variants", scope=Scope.READ_GAMES)
async def list_variants(
    account: TheAccount, variants: TheVariants, before: FromQuery[float] = FOR_EVER
) -> list[ListedVariant]:
    """The asker's games of variants that were changed before then, the one changed last first."""
    return await variants.list_of(account, before)


@get("/api/profiles")
async def list_profiles() -> DuplicateChoices:
    """Profiles, forms and paces of duplicate."""

    def read() -> DuplicateChoices:
        infos = tuple(map(_profile_info, profile_ids()))
        return DuplicateChoices(infos, form_ids(), dict(EDITIONS))

    return await asyncio.to_thread(read)


def _profile_info(name: str) -> ProfileInfo:
    profile = load_profile(name)
    paces = paces_of(name)
    days = tuple(each for each, pace in paces.items() if pace.step(1).seconds >= DAY)
    bars = {each: dict(found) for each, pace in paces.items() if (found := barred(pace))}
    alone = paces_alone(name)
    return ProfileInfo(name, profile.name, tuple(paces), days, alone, bars, profile.minds_claims)


@get("/api/solitaires", scope=Scope.READ_GAMES)
async def list_solitaires(account: TheAccount, variants: TheVariants) -> list[Result]:
    """The asker's best solitaires, by edition, kind and number of racks."""
    return await variants.results(account)


@get(
    "/api/variants/{variant_id:str}",
    scope=Scope.READ_GAMES,
    refuses=(ServerCode.GAME_UNKNOWN, LobbyCode.GONE, *GONE),
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(VariantSnapshot, generate_examples=False, description="The game")},
)
async def show_variant(
    variant_id: FromPath[str], account: TheAccount, variants: TheVariants
) -> Response[bytes]:
    """The game as the asker may see it."""
    seen = await variants.seen(variant_id, account)
    return Response(encode(seen), media_type=MediaType.JSON)


@post(
    "/api/variants/{variant_id:str}/seats",
    scope=Scope.PLAY,
    status_code=204,
    refuses=(
        ServerCode.GAME_UNKNOWN,
        LobbyCode.GONE,
        LobbyCode.NOT_WAITING,
        LobbyCode.NOT_WELCOME,
        LobbyCode.SEAT_RESERVED,
        GameCode.PLAYERS,
        VariantCode.COMPUTERS,
    ),
)
async def join_variant(
    variant_id: FromPath[str], variants: TheVariants, visit: TheVisit, entrance: TheEntrance
) -> Response[None]:
    """Take a seat in a game that waits; who has one keeps it."""
    await variants.check_open(variant_id, None if visit.asker is None else visit.asker.account)
    account, cookies = await entrance.account_of(visit)
    await variants.join(variant_id, account)
    return Response(None, status_code=204, cookies=cookies)


@delete(
    "/api/variants/{variant_id:str}/seats",
    scope=Scope.PLAY,
    status_code=204,
    refuses=(
        ServerCode.GAME_UNKNOWN,
        ServerCode.NOT_YOUR_SEAT,
        LobbyCode.GONE,
        LobbyCode.NOT_WAITING,
    ),
)
async def leave_variant(
    variant_id: FromPath[str], account: TheAccount, variants: TheVariants
) -> None:
    """Get up, decline an invitation, or withdraw the game that one has made."""
    if account is None:
        raise ServerError(ServerCode.NOT_YOUR_SEAT, game=variant_id)
    await variants.leave(variant_id, account)


@post(
    "/api/variants/{variant_id:str}/moves",
    scope=Scope.PLAY,
    status_code=200,
    exception_handlers=UNREADABLE,
    refuses=REFUSED_ACTS,
)
async def act_in_variant(
    variant_id: FromPath[str],
    data: JSONBody[ActBody],
    account: TheAccount,
    variants: TheVariants,
    move_pace: TheMovePace,
) -> Taken:
    """Do something in a game; sending it again gets the same answer and changes nothing."""
    if account is not None and not move_pace.take(account):
        raise ServerError(ServerCode.TOO_MANY_MESSAGES, burst=move_pace.burst, rate=move_pace.rate)
    message = ActMessage(data.move_id, data.expected_seq, data.move)
    answer = await variants.act(variant_id, account, message)
    if isinstance(answer, Stale):
        raise ServerError(ServerCode.STALE, move_id=answer.move_id, seq=answer.seq)
    return Taken(answer.move_id, answer.seq)


@get(
    "/api/variants/{variant_id:str}/json",
    scope=Scope.READ_GAMES,
    media_type=MediaType.JSON,
    refuses=(ServerCode.GAME_UNKNOWN, LobbyCode.WAITING, *GONE),
    responses={
        200: ResponseSpec(dict[str, object], generate_examples=False, description="The file")
    },
)
async def export_variant(
    variant_id: FromPath[str], account: TheAccount, variants: TheVariants
) -> Response[bytes]:
    """The game's events as a file, as far as the asker may see them."""
    return Response(
        await variants.file_of(variant_id, account),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{variant_id}.json"'},
    )


@websocket("/api/variants/{variant_id:str}/live", scope=Scope.PLAY)
async def follow_variant(  # noqa: PLR0913, PLR0917 - what the application provides
    socket: AnySocket,
    variant_id: FromPath[str],
    asker: TheAsker,
    variants: TheVariants,
    watching: TheWatching,
    foyer: TheFoyer,
    hub: TheHub,
    lines: TheLines,
    settings: TheSettings,
) -> None:
    """Follow a game from before its start, and play it from one's own seat."""
    account = None if asker is None else asker.account
    async with opened(socket, game=variant_id) as outbox:
        session = VariantSession(variants, variant_id, account, outbox, settings.limits)
        here = foyer.presence.connected(account)
        with here, hub.open(session), lines.open(asker, session.close):
            await session.run(lambda: receive_from(socket), watching)


VARIANT_ROUTES = (
    create_variant,
    list_variants,
    list_profiles,
    list_solitaires,
    show_variant,
    join_variant,
    leave_variant,
    act_in_variant,
    export_variant,
    follow_variant,
)
"""All of them."""
