"""A match as it is played: how far it is, how it stands, and Ctrl-C as a wish to stop there."""

import sys
from collections.abc import Callable
from contextlib import closing
from itertools import chain
from time import monotonic
from typing import TypeVar

from crossglot.cli.progress import Pace, StatusLine
from crossglot.cli.sentences import say
from crossglot.cli.stopping import stop_on_interrupt
from crossglot.training.match import Match, PlayedGame, Scored, Standing, standings
from crossglot.training.match_log import MatchLog, play_on

Row = TypeVar("Row", bound=Scored)


def follow(match: Match, log: MatchLog[Row], noted: Callable[[PlayedGame], Row]) -> bool:
    """Plays what ``log`` lacks of ``match`` and tells of it on the error stream.

    Args:
        match: What is played.
        log: Takes the deals.
        noted: What is kept of a game.

    Returns:
        Whether all is played; no if Ctrl-C was pressed.

    Raises:
        CrossglotError, OSError: As :func:`~crossglot.training.match_log.play_on`.
    """
    if len(log.deals) >= match.blocks:
        return True
    status = StatusLine(sys.stderr)
    pace = Pace(match.blocks, len(log.deals), monotonic(), status.every)
    with stop_on_interrupt() as stop, closing(play_on(match, log, noted)) as deals:
        if log.deals:
            status.line(say("autoplay-resumed", **_counted(match, log), path=log.path))
        for _ in deals:
            if stop.is_set():
                break
            if pace.due(now := monotonic()):
                told = figures(standings(match, list(chain(*log.deals)))[0])
                left = pace.left(len(log.deals), now)
                status.tell(say("autoplay-progress", **_counted(match, log), **told, left=left))
    status.clear()
    whole = len(log.deals) >= match.blocks
    if not whole:
        ended = "autoplay-put-aside" if log.path else "autoplay-stopped"
        status.line(say(ended, **_counted(match, log), path=log.path))
    return whole


def figures(one: Standing) -> dict[str, str]:
    """What a player came to, as facts of a sentence."""
    return {
        "player": one.player,
        "won": f"{100 * one.wins.mean:.1f}",
        "wonmargin": f"{100 * one.wins.margin:.1f}",
        "points": f"{one.points.mean:.1f}",
        "pointsmargin": f"{one.points.margin:.1f}",
        "ahead": f"{one.ahead.mean:+.1f}",
        "aheadmargin": f"{one.ahead.margin:.1f}",
    }


def _counted(match: Match, log: MatchLog[Row]) -> dict[str, int]:
    """Games done and games in all."""
    count = len(match.players)
    return {"done": count * len(log.deals), "games": count * match.blocks}
