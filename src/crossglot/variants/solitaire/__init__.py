"""Three games for one person: one rack, two racks, open tiles (ET-101..103, HU-W-65, HU-W-66)."""

from crossglot.variants.solitaire.act import OPPONENT, Tops, act, choose, finish, start
from crossglot.variants.solitaire.events import Event, Kind, SolitaireStarted
from crossglot.variants.solitaire.scores import (
    Comparison,
    Result,
    ScoreBook,
    best,
    compare,
    read_book,
    result_of,
    with_result,
    write_book,
)
from crossglot.variants.solitaire.state import (
    SolitaireState,
    after,
    fold,
    seen_by,
    seen_events,
    view,
)

__all__ = [
    "OPPONENT",
    "Comparison",
    "Event",
    "Kind",
    "Result",
    "ScoreBook",
    "SolitaireStarted",
    "SolitaireState",
    "Tops",
    "act",
    "after",
    "best",
    "choose",
    "compare",
    "finish",
    "fold",
    "read_book",
    "result_of",
    "seen_by",
    "seen_events",
    "start",
    "view",
    "with_result",
    "write_book",
]
