"""The review of a game as one HTML page: a picture of every turn, tables, the course of it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from crossglot.analysis.assessment import HEADINGS
from crossglot.analysis.review import Review, Reviewed
from crossglot.notation import format_move
from crossglot.render import board_svg, html_table, rack_text

Say = Callable[..., str]
"""(message, facts by name) -> a sentence in the reader's language."""

TURN_HEADINGS = (
    "col-turn",
    "col-player",
    "col-move",
    "col-points",
    "col-best",
    "col-lost-points",
    "col-lost-equity",
    "col-lost-win",
)
"""Messages that head the columns of :func:`turn_row`."""

SUMMARY_HEADINGS = (
    "col-player",
    "col-turns",
    "col-judged",
    "col-found-best",
    "col-lost-points",
    "col-lost-equity",
    "col-lost-win",
    "col-phonies",
)
"""Messages that head the columns of :func:`summary_rows`."""

COLUMNS = ("move", "points", "leave", "equity", "win", "spread", "found", "reply")
"""Of an analysis: the message of each is ``col-`` and this."""

SHOWN = 5
"""Moves that are shown for each turn."""

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse;margin:1rem 0}td,th{padding:.2rem .6rem;text-align:right;"
    "border-bottom:1px solid #ddd}td:first-child,th:first-child{text-align:left}"
    "svg{max-width:100%}section{break-inside:avoid}.board{max-width:30rem}"
)


def analysis_headings(say: Say) -> list[str]:
    """The headings of an analysis' columns."""
    assert len(COLUMNS) == len(HEADINGS)  # noqa: S101 - a column more needs a message more
    return [say(f"col-{name}") for name in COLUMNS]


def turn_row(review: Review, turn: Reviewed, say: Say) -> list[str]:
    """One turn in words and figures; columns as :data:`TURN_HEADINGS`."""
    decision, found, loss = turn.decision, turn.analysis, turn.loss
    edition = decision.before.edition
    row = [
        str(decision.number),
        review.names[decision.seat],
        format_move(edition, decision.move, edition.coordinates),
        str(decision.points),
    ]
    if turn.phonies:
        return [*row, say("review-phony", words=list(turn.phonies)), "", "", ""]
    if found is None:
        return [*row, say("review-unknown"), "", "", ""]
    best = "=" if turn.is_best else f"{found.written(found.best.move)} {found.best.points}"
    if turn.given_back:
        best = f"{best} ({say('review-given-back', points=f'{turn.given_back:.0f}')})"
    if loss is None:
        return [*row, best, "", "", ""]
    win = "" if loss.win is None else f"{100 * loss.win:.1f}"
    return [*row, best, str(loss.points), f"{loss.equity:.1f}", win]


def summary_rows(review: Review) -> list[list[str]]:
    """One row for each seat; columns as :data:`SUMMARY_HEADINGS`."""
    return [
        [
            one.name,
            str(one.turns),
            str(one.judged),
            str(one.best),
            str(one.points),
            f"{one.equity:.1f}",
            "" if one.win is None else f"{100 * one.win:.1f}",
            str(one.phonies),
        ]
        for one in review.summaries
    ]


def review_html(review: Review, say: Say, language: str) -> str:
    """The whole report, a page that needs nothing else.

    Args:
        review: The game.
        say: The sentences of ``messages/analysis``.
        language: Of these, for the page's head.
    """
    title = escape(say("review-title", names=list(review.names)))
    chance = escape(say("review-chance", name=review.names[0]))
    parts = [
        f'<!doctype html><html lang="{escape(language)}"><head><meta charset="utf-8">',
        f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>",
        html_table([say(name) for name in SUMMARY_HEADINGS], summary_rows(review)),
        html_table(
            [say(name) for name in TURN_HEADINGS],
            [turn_row(review, turn, say) for turn in review.turns],
        ),
        f"<h2>{chance}</h2>{review.plot()}" if len(review.names) == 2 else "",
        *(_section(review, turn, say) for turn in review.turns),
        "</body></html>\n",
    ]
    return "\n".join(parts)


def _section(review: Review, turn: Reviewed, say: Say) -> str:
    """One turn: the board before it, the rack, the best moves."""
    decision, found = turn.decision, turn.analysis
    edition = decision.before.edition
    name = escape(review.names[decision.seat])
    move = escape(format_move(edition, decision.move, edition.coordinates))
    head = f"<section><h3>{decision.number}. {name}: {move} ({decision.points})</h3>"
    picture = f'<div class="board">{board_svg(edition, decision.before.board)}</div>'
    if found is None:
        return f"{head}{picture}<p>{escape(say('review-unknown'))}</p></section>"
    rack = escape(rack_text(edition, found.outlook.rack))
    table = html_table(analysis_headings(say), found.rows(SHOWN, say))
    return f"{head}{picture}<p>{rack}</p>{table}</section>"
