"""``/api/account/notices``: the notices of an account; ``/api/notices/stop``: no more e-mail."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import FromQuery, JSONBody
from litestar.response import Redirect
from msgspec import Meta, Struct

from crossglot.errors import AccountCode
from crossglot.server.accounts.notices import Notice, NoticeChoices, NotificationChannel
from crossglot.server.accounts.notifications import STOP_PATH
from crossglot.server.http.dependencies import (
    TheAccount,
    TheKnownPrincipal,
    TheLobby,
    TheNotifications,
)
from crossglot.server.http.errors import UNREADABLE
from crossglot.server.kinds.setups import VariantName
from crossglot.server.lobby.messages import Listed

Token = Annotated[str, Meta(max_length=128)]

MOST_NEWS = 5
"""Games in one answer: a page has room for a few."""


class Awaited(Struct, frozen=True):
    """Something that waits for the caller.

    Attributes:
        notice: ``turn`` or ``invitation``.
        game: The game's id.
        names: Who else plays.
        variant: Which variant is played there; None is the ordinary game.
    """

    notice: Notice
    game: str
    names: tuple[str, ...]
    variant: VariantName | None = None


AWAITED = {"your-turn": Notice.TURN, "invited": Notice.INVITATION}
"""State of a game in somebody's list -> what it is to them."""


class Stopped(Struct, frozen=True):
    """Letters of which kind come no more."""

    notice: Notice


@get("/api/account/notices", session=True)
async def show_notices(known: TheKnownPrincipal, notifications: TheNotifications) -> NoticeChoices:
    """The caller's notification settings."""
    return await notifications.choices(known.account)


@put("/api/account/notices", session=True, status_code=204, exception_handlers=UNREADABLE)
async def choose_notices(
    data: JSONBody[NoticeChoices], known: TheKnownPrincipal, notifications: TheNotifications
) -> None:
    """Change one's notification settings."""
    await notifications.choose(known.account, data)


@get("/api/account/news")
async def show_news(
    account: TheAccount, notifications: TheNotifications, lobby_services: TheLobby
) -> list[Awaited]:
    """Turns in games without hurry and invitations that wait for the caller, if wanted."""
    if account is None:
        return []
    wanted = (await notifications.choices(account)).told(NotificationChannel.PAGE)
    news = [
        _of_game(game) for game in await lobby_services.games_of(account, before=0) if _waits(game)
    ]
    return [each for each in news if each.notice in wanted][:MOST_NEWS]


def _waits(game: Listed) -> bool:
    """Whether others wait, without hurry; in games of other kinds those of several do."""
    people = sum(seat.kind == "human" for seat in game.seats)
    together = game.kind != "standard" and people > 1
    slow = game.state == "invited" or game.speed == "correspondence" or together
    return slow and game.state in AWAITED


def _of_game(game: Listed) -> Awaited:
    others = (
        seat.name
        for at, seat in enumerate(game.seats)
        if at != game.you and seat.name and (game.kind == "standard" or seat.kind == "human")
    )
    variant = None if game.kind == "standard" else game.kind
    return Awaited(AWAITED[game.state], game.id, tuple(others), variant)


@post(
    STOP_PATH,
    status_code=200,
    one_click=True,
    refuses=(AccountCode.LINK_INVALID,),
)
async def stop_letters(notifications: TheNotifications, token: FromQuery[Token]) -> Stopped:
    """No more letters of the kind that the link came with: one click, by whatever mail program.

    Its body, a form by RFC 8058, says nothing that the address does not say.
    """
    return Stopped(await notifications.stop(token))


@get(STOP_PATH, status_code=307, include_in_schema=False)
async def lead_to_stop(token: FromQuery[Token]) -> Response[None]:
    """Lead a browser on to the page that does the same: looking at a link changes nothing."""
    return Redirect(f"/account/letters#{token}", status_code=307)


NOTICE_ROUTES = (show_notices, choose_notices, show_news, stop_letters, lead_to_stop)
"""All of them."""
