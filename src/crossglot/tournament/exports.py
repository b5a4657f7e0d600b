"""An event as files: tables for other programs, and one page to print or publish."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from html import escape
from typing import Literal, get_args

from crossglot.notation.gcg import write_gcg
from crossglot.render import board_svg, html_table
from crossglot.tournament.events import Entrant
from crossglot.tournament.masters import MasterRound, master_game, master_gcg
from crossglot.tournament.ranks import Row, TeamRow, table, team_table
from crossglot.tournament.series import SeriesRow
from crossglot.tournament.state import Tournament
from crossglot.variants.duplicate import DuplicateState, format_laid

Say = Callable[..., str]
"""(message, facts by name) -> a sentence in the reader's language."""

Form = Literal["csv", "rounds", "gcg", "html"]
"""``csv``: the standings; ``rounds``: the master game as CSV; ``gcg``: the master game for
other programs; ``html``: a page to print or publish."""

FORMS: tuple[Form, ...] = get_args(Form)
"""All of them."""

STANDINGS = ("place", "name", "team", "hall", "total", "percent", "negative", "tops", "solos")
"""Columns of the standings, as CSV names them; messages are ``col-`` and this."""

MORE = ("warnings", "penalties")

SECONDS = "seconds"
"""The column before the points in topping, where time ranks."""

BEFORE_POINTS = STANDINGS.index("total")

ROUNDS = ("round", "rack", "top", "points", "equal", "solo")
"""Columns of the master game."""

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;"
    "color:#111;background:#fff}table{border-collapse:collapse;margin:1rem 0}"
    "td,th{padding:.2rem .6rem;text-align:left;border-bottom:1px solid #767676}"
    "td:nth-child(2){min-width:7rem}"
    ".wide{overflow-x:auto}svg{max-width:30rem;width:100%;height:auto}"
    "@media print{body{margin:0;max-width:none}tr,svg{break-inside:avoid}"
    "thead{display:table-header-group}}"
)

HEAD = (
    '<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width"><title>{title}</title>'
    "<style>{style}</style></head><body><main><h1>{title}</h1>"
)
"""How the page begins."""

UNSAFE = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet would take for a formula."""


def write_event(state: Tournament, form: Form, game: int, say: Say, language: str) -> str:
    """The event as a file.

    Args:
        state: The event.
        form: As what.
        game: Which game, from 1; for rounds and gcg.
        say: The sentences of a page.
        language: Of these.

    Raises:
        TournamentError: No such game.
    """
    match form:
        case "csv":
            return standings_csv(state)
        case "rounds":
            return rounds_csv(state, game)
        case "gcg":
            return write_gcg(master_gcg(state, game)).decode()
        case "html":
            return event_page(state, say, language)


def standings_csv(state: Tournament) -> str:
    """The whole table as CSV, the best first; one line a player, every game a column."""
    games = [f"game {number}" for number in range(1, len(state.games) + 1)]
    rows = (
        [*_cells(row, state.entrants[row.player]), row.warnings, row.penalties, *row.games]
        for row in table(state)
    )
    return _csv([*columns_of(state), *MORE, *games], rows)


def rounds_csv(state: Tournament, game: int) -> str:
    """The master game as CSV: rack, top and points of each round.

    Raises:
        TournamentError: No such game.
    """
    rows = _master_rows(state, game)
    return _csv(ROUNDS, ([*told, _plain(solo)] for *told, solo in rows))


def series_csv(rows: Iterable[SeriesRow]) -> str:
    """The table of a series as CSV; an event that was missed is an empty cell."""
    listed = list(rows)
    events = [f"event {at}" for at in range(1, len(listed[0].events) + 1)] if listed else []
    lines = (
        [
            places(row),
            _plain(row.name),
            _decimal(row.total),
            *("" if worth is None else _decimal(worth) for worth in row.events),
        ]
        for row in listed
    )
    return _csv(["place", "name", "total", *events], lines)


def _csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")  # RFC 4180
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()


def _plain(name: str) -> str:
    """``name`` as a cell that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(UNSAFE) else name


def _decimal(number: Fraction) -> str:
    return f"{float(number):.2f}".rstrip("0").rstrip(".")


def places(row: Row | SeriesRow | TeamRow) -> str:
    """A place, or all that equal players share.

    >>> from crossglot.tournament.ranks import TeamRow
    >>> places(TeamRow(3, 5, "", 0, ())), places(TeamRow(1, 1, "", 0, ()))
    ('3-5', '1')
    """
    return str(row.place) if row.place == row.last else f"{row.place}-{row.last}"


def percent(row: Row) -> str:
    """The share of the tops with two decimals.

    >>> percent(Row(1, 1, 0, "", 0, 0, 9875, 0))
    '98.75'
    """
    return f"{row.percent // 100}.{row.percent % 100:02}"


def columns_of(state: Tournament) -> tuple[str, ...]:
    """The columns of an event's standings."""
    timed = (SECONDS,) if state.setup.profile.pace.is_topping else ()
    return (*STANDINGS[:BEFORE_POINTS], *timed, *STANDINGS[BEFORE_POINTS:])


def timed(row: Row) -> tuple[str, ...]:
    """The seconds of a line that ranks by time; nothing elsewhere.

    >>> timed(Row(1, 1, 0, "", 0, 0, 0, 0, spent=83_450)), timed(Row(1, 1, 0, "", 0, 0, 0, 0))
    (('83.45',), ())
    """
    return (_decimal(Fraction(row.spent, 1000)),) if isinstance(row.spent, int) else ()


def full_name(entrant: Entrant) -> str:
    """The name, and those of both when it is a pair."""
    members = " & ".join(entrant.members)
    return f"{entrant.name} ({members})" if members else entrant.name


def _cells(row: Row, entrant: Entrant) -> list[str]:
    named = (full_name(entrant), entrant.team, entrant.hall)
    counted = (str(row.negative), str(row.tops), str(row.solos))
    points = (str(row.total), percent(row), *counted)
    return [places(row), *map(_plain, named), *timed(row), *points]


def _master_rows(state: Tournament, game: int) -> list[list[str]]:
    return [_master_row(state, state.game(game), each) for each in master_game(state, game)]


def _master_row(state: Tournament, played: DuplicateState, each: MasterRound) -> list[str]:
    edition, top = played.table.edition, each.closed.top
    return [
        str(each.number),
        edition.alphabet.format_tiles(each.rack),
        format_laid(edition, each.board, top),
        str(top.points),
        str(each.closed.equal),
        "" if each.solo is None else state.entrants[each.solo].name,
    ]


def event_page(state: Tournament, say: Say, language: str) -> str:
    """The event as one HTML page that stands alone: standings, teams, every game.

    Args:
        state: The event.
        say: The page's sentences.
        language: Of these, for the reader's programs.
    """
    title = escape(state.setup.name)
    rows = table(state)
    parts = [
        HEAD.format(language=escape(language), title=title, style=STYLE),
        f"<p>{escape(_facts(state, say, len(rows)))}</p>",
        _standings(state, rows, say),
        *_teams(state, rows, say),
    ]
    for number in range(1, len(state.games) + 1):
        played = _section(
            say("game", number=number), _headings(say, ROUNDS), _master_rows(state, number)
        )
        game = state.game(number)
        parts += [played, board_svg(game.table.edition, game.table.board)]
    return "".join((*parts, "</main></body></html>\n"))


def _facts(state: Tournament, say: Say, players: int) -> str:
    setup = state.setup
    return say(
        "facts",
        edition=setup.edition,
        profile=setup.profile.name,
        lexicon=setup.lexicon or "-",
        players=players,
    )


def _headings(say: Say, columns: Iterable[str]) -> list[str]:
    return [say(f"col-{name}") for name in columns]


def _standings(state: Tournament, rows: Iterable[Row], say: Say) -> str:
    """The table, without columns in which nothing stands: teams and halls are not everywhere."""
    listed = [_cells(row, state.entrants[row.player]) for row in rows]
    columns = columns_of(state)
    told = [at for at in range(len(columns)) if any(row[at] for row in listed)]
    headings = _headings(say, (columns[at] for at in told))
    return _section(say("standings"), headings, [[row[at] for at in told] for row in listed])


def _teams(state: Tournament, rows: Sequence[Row], say: Say) -> list[str]:
    if state.setup.unit != "teams":
        return []
    listed = [[places(row), row.team, str(row.total)] for row in team_table(state, rows)]
    return [_section(say("teams"), _headings(say, ("place", "team", "total")), listed)]


def _section(heading: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A heading and its table, which scrolls by itself on a narrow screen, by keyboard too."""
    named = escape(heading)
    scrolled = f'<div class="wide" tabindex="0" role="group" aria-label="{named}">'
    return f"<h2>{named}</h2>{scrolled}{html_table(columns, rows)}</div>"
