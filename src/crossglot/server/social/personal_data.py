"""What this part keeps of a person, and how it is forgotten."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from crossglot.server.accounts.personal_data import PersonalData, keep_all
from crossglot.server.social.blocks import blocked_by
from crossglot.server.social.chat import erase_lines, lines_by
from crossglot.server.social.sanctions import sanctions_of
from crossglot.server.store.schema.results import rating_records, results
from crossglot.server.store.schema.social import blocks, reports

ALL = 1_000_000
"""More messages than anybody has sent."""


def _chat(connection: Connection, account: str) -> object:
    return msgspec.to_builtins(lines_by(connection, account, None, ALL))


def _blocks(connection: Connection, account: str) -> object:
    return msgspec.to_builtins(blocked_by(connection, account))


def _forget_blocks(connection: Connection, account: str) -> None:
    mine = or_(blocks.c.account == account, blocks.c.blocked == account)
    connection.execute(delete(blocks).where(mine))


def _reports(connection: Connection, account: str) -> object:
    """Reports that the account has made; those about it are for moderators alone."""
    columns = (reports.c.game, reports.c.reason, reports.c.text, reports.c.at)
    found = connection.execute(select(*columns).where(reports.c.account == account))
    return [dict(row) for row in found.mappings()]


def _forget_reports(connection: Connection, account: str) -> None:
    """What it wrote, and what was kept of what it said."""
    connection.execute(update(reports).where(reports.c.account == account).values(text=""))
    connection.execute(update(reports).where(reports.c.accused == account).values(evidence="[]"))


def _sanctions(connection: Connection, account: str) -> object:
    return msgspec.to_builtins(sanctions_of(connection, account))


def _ratings(connection: Connection, account: str) -> object:
    mine = rating_records.c.account == account
    found = connection.execute(select(rating_records).where(mine).order_by(rating_records.c.at))
    return [dict(row) for row in found.mappings()]


def _results(connection: Connection, account: str) -> object:
    mine = results.c.account == account
    found = connection.execute(select(results).where(mine).order_by(results.c.finished))
    return [dict(row) for row in found.mappings()]


SOCIAL_DATA = (
    PersonalData("chat", _chat, erase_lines),
    PersonalData("blocks", _blocks, _forget_blocks),
    PersonalData("reports", _reports, _forget_reports),
    PersonalData("measures", _sanctions, keep_all),
    PersonalData("ratings", _ratings, keep_all),
    PersonalData("results", _results, keep_all),
)
"""Every part. Ratings, results and rulings hold ids only, and stay for those who remain."""
