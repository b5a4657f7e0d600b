"""``/api/reports`` and ``/api/moderation``: what is told about people, and what is done."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection

from crossglot.errors import AccountCode, RatingCode, ServerCode, SocialCode, SocialError
from crossglot.server.accounts.roles import Role
from crossglot.server.administration import give_back
from crossglot.server.http.dependencies import (
    TheDatabase,
    TheGames,
    TheKnownPrincipal,
    TheReportPace,
    TheSessions,
)
from crossglot.server.http.routes.records import account_meant
from crossglot.server.social.reports import (
    Reason,
    Report,
    file_report,
    listed_reports,
    new_report,
    rule,
)
from crossglot.server.social.sanctions import Kind, Sanction, new_sanction, sanctions_of

HOUR = 3600.0

REPORT_PACE = (6 / HOUR, 5)
"""Reports of one account: how many a second in the long run, and how many at once."""

Text = Annotated[str, Meta(max_length=500)]

REFUSED_REPORTS = (
    AccountCode.UNKNOWN,
    ServerCode.GAME_UNKNOWN,
    SocialCode.ONESELF,
    SocialCode.REPORT_OTHER,
    SocialCode.REPORT_UNKNOWN,
    SocialCode.REPORT_DECIDED,
    SocialCode.REPORTS_TOO_MANY,
)
"""Why a report, or what is decided on it, is not taken."""


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody tells about an account, which is named or given by its id."""

    who: Annotated[str, Meta(max_length=64)]
    reason: Reason
    text: Text = ""
    game: Annotated[str, Meta(max_length=64)] | None = None


class FiledReport(Struct, frozen=True):
    """The id of a report that was just made."""

    id: str


class NewRuling(Struct, frozen=True, forbid_unknown_fields=True):
    """What a moderator rules about an account.

    Attributes:
        who: Its name or id.
        kind: What is ruled.
        note: What the account is told.
        hours: How long a mute holds; null is until it is lifted.
        report: The report that this decides.
    """

    who: Annotated[str, Meta(max_length=64)]
    kind: Kind
    note: Text = ""
    hours: Annotated[float, Meta(gt=0, le=24 * 366)] | None = None
    report: Annotated[str, Meta(max_length=64)] | None = None


class NewRefund(Struct, frozen=True, forbid_unknown_fields=True):
    """A game whose ratings shall be given back, and what went wrong."""

    game: Annotated[str, Meta(max_length=64)]
    reason: Annotated[str, Meta(min_length=1, max_length=500)]


class Refunded(Struct, frozen=True):
    """The accounts whose ratings were given back."""

    accounts: tuple[str, ...]


@post("/api/reports", session=True, refuses=REFUSED_REPORTS)
async def make_report(
    data: JSONBody[NewReport],
    known: TheKnownPrincipal,
    games: TheGames,
    database: TheDatabase,
    report_pace: TheReportPace,
) -> FiledReport:
    """Tell moderators about somebody; what they have said in the game is kept with it."""
    if data.game is not None:
        await games.game(data.game)

    def work(connection: Connection) -> str:
        accused = account_meant(connection, data.who, known.account)
        report = new_report(known.account, accused, data.game, data.reason, data.text, time.time())
        file_report(connection, report)
        return report.id

    if not report_pace.take(known.account):
        raise SocialError(SocialCode.REPORTS_TOO_MANY)
    return FiledReport(await database.write(work))


@get("/api/moderation/reports", requires=Role.MODERATOR)
async def list_reports(
    database: TheDatabase, which: FromQuery[Literal["open", "all"]] = "open"
) -> list[Report]:
    """What has been told, the oldest that is open first."""
    only_open = which == "open"
    return await database.read(lambda connection: listed_reports(connection, only_open=only_open))


@post("/api/moderation/rulings", requires=Role.MODERATOR, refuses=REFUSED_REPORTS)
async def make_ruling(
    data: JSONBody[NewRuling],
    known: TheKnownPrincipal,
    database: TheDatabase,
    sessions: TheSessions,
) -> Sanction:
    """Warn, mute or close an account, lift what holds, or dismiss a report; it is logged."""
    now = time.time()
    until = None if data.hours is None else now + data.hours * HOUR
    ruling = new_sanction(data.kind, now, until, data.note)

    def work(connection: Connection) -> list[bytes]:
        account = account_meant(connection, data.who, known.account)
        return rule(connection, account, ruling, known.account, data.report)

    sessions.hang_up(await database.write(work))
    return ruling


@get("/api/account/rulings", session=True)
async def list_rulings(known: TheKnownPrincipal, database: TheDatabase) -> list[Sanction]:
    """What moderators have ruled about the caller, the last first."""
    return await database.read(lambda connection: sanctions_of(connection, known.account))


@post(
    "/api/moderation/refunds",
    requires=Role.ADMIN,
    status_code=200,
    refuses=(RatingCode.NOT_RATED, RatingCode.REFUNDED),
)
async def give_refund(
    data: JSONBody[NewRefund], known: TheKnownPrincipal, database: TheDatabase
) -> Refunded:
    """Give back what a game changed in ratings, because the server was at fault; it is logged."""
    work = partial(give_back, game=data.game, reason=data.reason, by=known.account)
    return Refunded(tuple(await database.write(work)))


MODERATION_ROUTES = (make_report, list_reports, make_ruling, list_rulings, give_refund)
