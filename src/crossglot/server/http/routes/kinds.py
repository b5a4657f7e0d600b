"""What games of other kinds than the ordinary one leave open, refuse and leave behind."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import chain

from litestar import get
from msgspec import Struct

from crossglot.errors import (
    BingoCode,
    DuplicateCode,
    GameCode,
    HouseCode,
    IllegalPlayCode,
    LexiconCode,
    NotationCode,
    ProfileCode,
    RemovalCode,
    ServerCode,
    SolitaireCode,
    TileCode,
    VariantCode,
)
from crossglot.server.accounts.scopes import Scope
from crossglot.server.http.dependencies import TheAccount, TheDatabase
from crossglot.server.http.openapi import NO_LEXICON
from crossglot.server.kinds.duplicate import paces_alone
from crossglot.server.results.kind_results import results_of
from crossglot.tournament.setup import barred
from crossglot.variants.duplicate import form_ids, load_profile, paces_of, profile_ids
from crossglot.variants.duplicate.load import EDITIONS
from crossglot.variants.solitaire import Result, best

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

REFUSED_SETUPS = (ServerCode.GAME_UNKNOWN, ServerCode.GAME_KIND, *RULES, *GONE)
"""Why a game of another kind than the ordinary one is not made."""

REFUSED_ACTS = (*RULES, *GONE)
"""Why a move in it is not taken."""


DAY = 24 * 3600
"""Seconds."""


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
async def list_solitaires(account: TheAccount, database: TheDatabase) -> list[Result]:
    """The caller's best solitaires, by edition, kind and number of racks."""
    if account is None:
        return []
    return list(best(await database.read(partial(results_of, account=account))))


KIND_ROUTES = (list_profiles, list_solitaires)
"""All of them."""
