"""``/api/tournaments/{id}/files``: an event as files, and several halls put together."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from crossglot.errors import EntryCode, LogCode, ServerCode, ServerError, TournamentCode
from crossglot.languages import Language
from crossglot.server.accounts.scopes import Scope
from crossglot.server.http.dependencies import ThePrincipal, TheTournaments, TheWorkBudget
from crossglot.server.http.errors import UNREADABLE
from crossglot.server.http.openapi import NO_LEXICON
from crossglot.server.tournaments.files import written
from crossglot.server.tournaments.hall_results import Merged, merge_halls
from crossglot.tournament.exports import FORMS, Form

LONGEST_LOGS = 32 * 1024 * 1024
"""Bytes of all logs of other halls together."""

MOST_HALLS = 50
"""Other halls whose logs are put together with this one's."""


FILES: dict[Form, tuple[str, str]] = {
    "csv": ("standings.csv", "text/csv"),
    "rounds": ("rounds.csv", "text/csv"),
    "gcg": ("master.gcg", "text/plain"),
    "html": ("event.html", "text/html"),
}
"""Form -> how the name of the file ends, and what it is."""

HallName = Annotated[str, Meta(min_length=1, max_length=80)]


class HallLog(Struct, frozen=True, forbid_unknown_fields=True):
    """Another hall: its name, and the log that its server gave."""

    name: HallName
    log: Annotated[str, Meta(max_length=LONGEST_LOGS)]


class Halls(Struct, frozen=True, forbid_unknown_fields=True):
    """The halls that are to be ranked together.

    Attributes:
        own: What this server's hall is called.
        halls: The others.
        language: Of the page to print.
    """

    own: HallName
    halls: Annotated[tuple[HallLog, ...], Meta(min_length=1, max_length=MOST_HALLS)]
    language: Language = "en"


@get(
    "/api/tournaments/{tournament:str}/files/{form:str}",
    scope=Scope.READ_GAMES,
    exception_handlers=UNREADABLE,
    refuses=(
        EntryCode.UNKNOWN,
        EntryCode.NOT_FOR_THIS,
        TournamentCode.NO_SUCH_GAME,
        ServerCode.NOT_FOUND,
    ),
)
async def export_event(  # noqa: PLR0913, PLR0917 - what is asked, and who answers
    tournament: FromPath[str],
    form: FromPath[str],
    tournaments: TheTournaments,
    work_budget: TheWorkBudget,
    game: FromQuery[Annotated[int, Meta(ge=1, le=20)]] = 1,
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """The event as a file: ``csv``, ``rounds``, ``gcg`` or ``html``, as it stands now."""
    live = await tournaments.find(tournament)
    wanted = next((each for each in FORMS if each == form), None)
    if wanted is None:
        raise ServerError(ServerCode.NOT_FOUND)
    state = live.chronicle.state
    text = await work_budget.do(lambda: written(state, wanted, language, game))
    ending, media_type = FILES[wanted]
    name = f'attachment; filename="{tournament}-{ending}"'
    return Response(text.encode(), media_type=media_type, headers={"content-disposition": name})


@post(
    "/api/tournaments/{tournament:str}/desk/halls",
    scope=Scope.CHALLENGE,
    status_code=200,
    kind="analyse",
    exception_handlers=UNREADABLE,
    request_max_body_size=LONGEST_LOGS,
    refuses=(
        EntryCode.UNKNOWN,
        EntryCode.NOT_ARBITER,
        EntryCode.NOT_OVER,
        EntryCode.NOT_FOR_THIS,
        TournamentCode.HALLS,
        TournamentCode.SETUP,
        *LogCode,
        *NO_LEXICON,
    ),
)
async def put_halls_together(
    tournament: FromPath[str],
    data: JSONBody[Halls],
    principal: ThePrincipal,
    tournaments: TheTournaments,
) -> Merged:
    """Prove the logs of other halls again and rank all together; nothing of it is kept."""
    live = await tournaments.find(tournament)
    await tournaments.ruler(live, principal)
    logs = [(hall.name, hall.log) for hall in data.halls]
    return await merge_halls(live, data.own, logs, data.language)


FILE_ROUTES = (export_event, put_halls_together)
"""All routes of this module."""
