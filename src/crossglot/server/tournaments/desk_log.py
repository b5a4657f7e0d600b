"""The log as an arbiter's desk shows it: what was done by hand or by the clock, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crossglot.server.tournaments.desk_messages import LogLine
from crossglot.server.wire.positions import WrittenPlay, written
from crossglot.tournament.events import (
    Answered,
    Appealed,
    Decided,
    Entered,
    Event,
    Founded,
    Returned,
    Stepped,
    Undone,
    Withdrew,
)
from crossglot.tournament.state import Past, Tournament
from crossglot.variants.duplicate.events import (
    Corrected,
    Laid,
    RackDrawn,
    RackRepeated,
    RoundCancelled,
    RoundClosed,
    RoundOpened,
    Sanctioned,
    Slip,
)

LINES = 40
"""Lines of a page."""

Facts = Mapping[str, Any]
"""Fields of a :class:`LogLine`."""


def log_lines(state: Tournament, before: int | None = None, most: int = LINES) -> list[LogLine]:
    """Lines of the log, the newest first; slips that players sent themselves are left out.

    Args:
        state: The event.
        before: Only lines with a smaller number; None is from the end.
        most: How many.
    """
    found: list[LogLine] = []
    cancelled = state.cancelled
    node: Past | None = state.past
    while node is not None and len(found) < most:
        told = not isinstance(node.event, Answered) or bool(node.event.by)
        if told and (before is None or node.seq < before):
            found.append(_line(state, node, cancelled=node.seq in cancelled))
        node = node.previous
    return found


def _line(state: Tournament, node: Past, *, cancelled: bool) -> LogLine:
    event = node.event
    step = event.event if isinstance(event, Stepped) else event
    game = event.game if isinstance(event, Stepped | Answered | Appealed) else None
    facts = dict(_of_step(node, event) if isinstance(event, Stepped) else _of_event(state, event))
    player = facts.get("player")
    if player is not None:
        facts["name"] = state.entrants[player].name
    return LogLine(
        seq=node.seq,
        what=str(type(step).__struct_config__.tag),
        game=game,
        by=str(getattr(event, "by", "")),
        at=event.at,
        cancelled=cancelled,
        undoable=not (state.finished or cancelled or isinstance(event, Founded | Entered)),
        **facts,
    )


def _of_event(state: Tournament, event: Event) -> Facts:
    """What is told of something that is not a step of a game."""
    facts: Facts = {"reason": str(getattr(event, "reason", ""))}
    match event:
        case Entered(entrant):
            return {"name": entrant.name}
        case Answered(game, number, player, slip=slip):
            edition = state.game(game).table.edition
            play = None if slip is None else written(edition, slip)
            facts = {**facts, "round": number, "player": player, "play": play}
        case Withdrew(player, excluded=excluded):
            facts = {**facts, "player": player, "text": "excluded" if excluded else ""}
        case Returned(player):
            facts = {"player": player}
        case Appealed(_, number, player, text):
            facts = {"round": number, "player": player, "reason": text}
        case Decided(appeal, accepted):
            facts = {**facts, "target": appeal, "text": "accepted" if accepted else "declined"}
        case Undone(seq):
            facts = {**facts, "target": seq}
        case _:
            pass
    return facts


def _of_step(node: Past, event: Stepped) -> Facts:
    """What is told of a step of a game."""
    step = event.event
    facts: Facts = {"reason": str(getattr(step, "reason", ""))}
    match step:
        case RackDrawn(number, kept, drawn):
            facts = {"round": number, "text": _rack(node, event.game, (*kept, *drawn))}
        case RoundOpened(number) | RackRepeated(number) | RoundCancelled(number):
            facts = {**facts, "round": number}
        case RoundClosed(number, top):
            facts = {"round": number, "play": _top(node, event.game, top), "points": top.points}
        case Sanctioned(player, points, warned):
            text = "warned" if warned else ""
            facts = {**facts, "player": player, "points": points, "text": text}
        case Corrected(number, result):
            facts = {**facts, "round": number, "player": result.player, "points": result.total}
        case _:
            pass
    return facts


def _rack(node: Past, game: int, tiles: tuple[int, ...]) -> str:
    if node.before is None:
        return ""
    alphabet = node.before.game(game).table.edition.alphabet
    return alphabet.format_tiles(bytes(tiles))


def _top(node: Past, game: int, top: Laid) -> WrittenPlay | None:
    if node.before is None:
        return None
    table = node.before.game(game).table
    return written(table.edition, Slip.of(table.board, top.play))
