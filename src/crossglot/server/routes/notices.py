"""``/api/account/notices``: what the asker is told of; ``/api/notices/stop``: no more letters."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import FromQuery, JSONBody
from litestar.response import Redirect
from msgspec import Meta, Struct

from crossglot.errors import AccountCode
from crossglot.server.lobby.listing import FOR_EVER
from crossglot.server.lobby.wire import Listed
from crossglot.server.people.notices import Notice, NoticeChoices, Way
from crossglot.server.people.telling import STOP_PATH
from crossglot.server.routes.needs import TheAccount, TheFoyer, TheKnown, TheTelling, TheVariants
from crossglot.server.routes.refusals import UNREADABLE
from crossglot.server.variants.listing import ListedVariant
from crossglot.server.variants.setups import VariantName

Token = Annotated[str, Meta(max_length=128)]

MOST_NEWS = 5
"""Games in one answer: a page has room for a few."""


class Awaited(Struct, frozen=True):
    """Something that waits for the asker.

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
async def show_notices(known: TheKnown, telling: TheTelling) -> NoticeChoices:
    """What the asker is told of."""
    return await telling.choices(known.account)


@put("/api/account/notices", session=True, status_code=204, exception_handlers=UNREADABLE)
async def choose_notices(
    data: JSONBody[NoticeChoices], known: TheKnown, telling: TheTelling
) -> None:
    """Choose what one is told of."""
    await telling.choose(known.account, data)


@get("/api/account/news")
async def show_news(
    account: TheAccount, telling: TheTelling, foyer: TheFoyer, variants: TheVariants
) -> list[Awaited]:
    """Turns in games without hurry and invitations that wait for the asker, if wanted."""
    if account is None:
        return []
    wanted = (await telling.choices(account)).told(Way.PAGE)
    news = [
        *map(_of_game, filter(_waits, await foyer.games_of(account, before=0))),
        *map(
            _of_variant, filter(_waits_too, await variants.list_of(account, FOR_EVER, over=False))
        ),
    ]
    return [each for each in news if each.notice in wanted][:MOST_NEWS]


def _waits(game: Listed) -> bool:
    slow = game.state == "invited" or game.speed == "correspondence"
    return slow and game.state in AWAITED


def _waits_too(game: ListedVariant) -> bool:
    """A player alone has nobody waiting."""
    together = game.state == "invited" or len(game.names) > 1
    return together and game.state in AWAITED


def _of_game(game: Listed) -> Awaited:
    others = (seat.name for at, seat in enumerate(game.seats) if at != game.you and seat.name)
    return Awaited(AWAITED[game.state], game.id, tuple(others))


def _of_variant(game: ListedVariant) -> Awaited:
    others = tuple(name for at, name in enumerate(game.names) if at != game.you)
    return Awaited(AWAITED[game.state], game.id, others, game.variant)


@post(
    STOP_PATH,
    status_code=200,
    one_click=True,
    refuses=(AccountCode.LINK_INVALID,),
)
async def stop_letters(telling: TheTelling, token: FromQuery[Token]) -> Stopped:
    """No more letters of the kind that the link came with: one click, by whatever mail program.

    Its body, a form by RFC 8058, says nothing that the address does not say.
    """
    return Stopped(await telling.stop(token))


@get(STOP_PATH, status_code=307, include_in_schema=False)
async def lead_to_stop(token: FromQuery[Token]) -> Response[None]:
    """Lead a browser on to the page that does the same: looking at a link changes nothing."""
    return Redirect(f"/account/letters#{token}", status_code=307)


NOTICE_ROUTES = (show_notices, choose_notices, show_news, stop_letters, lead_to_stop)
"""All of them."""
