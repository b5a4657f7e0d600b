"""What is answered on live connections, counted for Prometheus."""

from __future__ import annotations

from crossglot.server.metrics import MOVES, REFUSALS
from crossglot.server.wire import (
    Ack,
    Error,
    Failed,
    PreviewAnswer,
    Refused,
    ServerMessage,
    Stale,
)

_TAKEN = MOVES.labels("ack")


def count_answer(message: ServerMessage) -> None:
    """Count an answer to a client: moves by their outcome, refusals by their code."""
    match message:
        case Ack():
            _TAKEN.inc()
        case Stale():
            MOVES.labels("stale").inc()
        case Refused(error=error):
            MOVES.labels("refused").inc()
            REFUSALS.labels(error.code).inc()
        case Failed(error=error) | PreviewAnswer(error=Error() as error):
            REFUSALS.labels(error.code).inc()
