"""Reports: somebody tells moderators about somebody; what was said is kept with them."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select, update

from crossglot.errors import AccountCode, AccountError, SocialCode, SocialError
from crossglot.server.accounts.audit import log_action
from crossglot.server.accounts.roles import Role, may_act_as
from crossglot.server.accounts.sessions import end_sessions
from crossglot.server.accounts.storage import account_of
from crossglot.server.accounts.tokens import revoke_all
from crossglot.server.identifiers import new_id
from crossglot.server.social.chat import ChatLine, lines_by
from crossglot.server.social.sanctions import Sanction, add_sanction
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.social import reports

Reason = Literal["abuse", "cheating", "stalling", "spam", "name", "other"]

EVIDENCE = 50
"""Messages of the accused that are kept with a report."""

LISTED = 100
"""Reports in one answer."""

_evidence = msgspec.json.Decoder(tuple[ChatLine, ...]).decode


class Report(Struct, frozen=True):
    """What somebody has told about somebody.

    Attributes:
        id: Its id.
        account: Who reports.
        accused: Whom.
        name: What the accused is called now; None for guests.
        game: In which game it happened, if in one.
        reason: Why.
        text: In the reporter's words.
        evidence: What the accused had said there by then, as it was.
        at: When, in seconds since 1970.
        open: Whether nothing has been decided yet.
    """

    id: str
    account: str
    accused: str
    game: str | None
    reason: Reason
    text: str
    evidence: tuple[ChatLine, ...]
    at: float
    open: bool
    name: str | None = None


def file_report(connection: Connection, report: Report) -> None:
    """Keep a report, and with it what the accused has said.

    Raises:
        SocialError: ``not-oneself``.
    """
    if report.account == report.accused:
        raise SocialError(SocialCode.ONESELF)
    said = lines_by(connection, report.accused, report.game, EVIDENCE)
    row = {name: getattr(report, name) for name in Report.__struct_fields__ if name != "name"}
    # Ids only: a name that is erased later is not in here.
    plain = [msgspec.structs.replace(line, name=None) for line in said]
    row["evidence"] = msgspec.json.encode(plain).decode()
    connection.execute(insert(reports).values(row))


def new_report(  # noqa: PLR0913, PLR0917 - all that a report says
    account: str, accused: str, game: str | None, reason: Reason, text: str, at: float
) -> Report:
    """A report with an id of its own, without evidence yet."""
    return Report(new_id(), account, accused, game, reason, text, (), at, open=True)


def listed_reports(connection: Connection, *, only_open: bool) -> list[Report]:
    """Reports for moderators, the oldest that is open first."""
    joined = reports.join(accounts, accounts.c.id == reports.c.accused)
    wanted = select(reports, accounts.c.name).select_from(joined)
    wanted = wanted.order_by(reports.c.open.desc(), reports.c.at).limit(LISTED)
    if only_open:
        wanted = wanted.where(reports.c.open)
    found = connection.execute(wanted).mappings()
    return [Report(**{**row, "evidence": _evidence(row["evidence"])}) for row in found]


def rule(
    connection: Connection, account: str, ruling: Sanction, by: str, report: str | None
) -> list[bytes]:
    """Carry out a ruling, close the report that it decides, and log it.

    Args:
        connection: In a transaction that writes.
        account: Whom it meets.
        ruling: What is ruled.
        by: The moderator.
        report: The report that it decides, if any.

    Returns:
        Keys of the sessions and tokens that have ended with it.

    Raises:
        SocialError: There is no such report, it is decided, or about another.
        AccountError: ``role-missing``: only an admin rules on a moderator or an admin.
    """
    if account == by:
        raise SocialError(SocialCode.ONESELF)
    accused, ruler = account_of(connection, account), account_of(connection, by)
    if may_act_as(accused.role, Role.MODERATOR) and not may_act_as(ruler.role, Role.ADMIN):
        raise AccountError(AccountCode.ROLE_MISSING, role=Role.ADMIN)
    if report is not None:
        _decide(connection, report, account)
    add_sanction(connection, account, ruling, by=by, report=report)
    log_action(connection, by, f"moderation-{ruling.kind}", account, report=report)
    if ruling.kind != "close":
        return []
    return [*end_sessions(connection, account), *revoke_all(connection, account)]


def _decide(connection: Connection, report: str, account: str) -> None:
    here = reports.c.id == report
    found = connection.execute(select(reports).where(here).with_for_update()).one_or_none()
    if found is None:
        raise SocialError(SocialCode.REPORT_UNKNOWN, report=report)
    if found.accused != account:
        raise SocialError(SocialCode.REPORT_OTHER, report=report)
    if not found.open:
        raise SocialError(SocialCode.REPORT_DECIDED, report=report)
    connection.execute(update(reports).where(here).values(open=False))
