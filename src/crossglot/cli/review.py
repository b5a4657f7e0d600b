"""``crossglot review``: a finished game, each move against the best."""

import sys
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Annotated

from cyclopts import Parameter

from crossglot.analysis import Engine
from crossglot.analysis.report import (
    SUMMARY_HEADINGS,
    TURN_HEADINGS,
    review_html,
    summary_rows,
    turn_row,
)
from crossglot.analysis.review import Review, review
from crossglot.analysis.review_file import write_review
from crossglot.cli.bounds import ORDINARY, Bounds
from crossglot.cli.progress import StatusLine
from crossglot.cli.recorded import Recorded, read_recorded
from crossglot.cli.sentences import say_in, user_language
from crossglot.cli.stopping import stop_on_interrupt
from crossglot.lexicon import load_lexicon
from crossglot.render import text_table

SECONDS = 2.0
"""How long a turn takes when nobody says."""


def review_game(
    game: Path,
    /,
    *,
    edition: str | None = None,
    tier: str | None = None,
    bounds: Bounds = ORDINARY,
    html: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Compare each move of a finished game with the best.

    Ctrl-C ends it and prints the turns so far. A turn takes two seconds when
    neither --time nor --rollouts is given.

    Parameters
    ----------
    game
        A game in GCG or JSON. Turns whose whole rack is not known are only shown.
    edition
        Whose rules to judge by, instead of the edition that the file names.
    tier
        Which lexicon, where an edition has several.
    bounds
        When the search for each turn ends.
    html
        A file to write a report with pictures to.
    json
        Print JSON.
    """
    recorded = read_recorded(game, edition)
    lexicon = replace(load_lexicon(recorded.edition, tier), edition=recorded.edition)
    with stop_on_interrupt() as stop:
        found = _watched(Engine(lexicon), recorded, bounds, stop)
    if html:
        html.write_text(review_html(found, _say, user_language()), "utf-8")
    if json:
        print(write_review(found).decode())
        return 0
    if stop.is_set():
        print(_say("review-halted"))
    rows = [turn_row(found, one, _say) for one in found.turns]
    print(text_table(_heads(TURN_HEADINGS), rows, left=3))
    print()
    print(text_table(_heads(SUMMARY_HEADINGS), summary_rows(found)))
    if html:
        print(_say("review-saved", path=html))
    return 0


def _watched(engine: Engine, game: Recorded, bounds: Bounds, stop: Event) -> Review:
    """The review as far as it came."""
    status = StatusLine(sys.stderr)
    limit = bounds.within(SECONDS)
    steps = review(engine, game.names, game.turns, limit=limit, seed=bounds.seed, stop=stop)
    for found in steps:
        if len(found.turns) < len(game.turns):
            coming = game.turns[len(found.turns)]
            name = game.names[coming.seat]
            status.show(_say("review-progress", turn=coming.number, player=name))
        last = found
    status.clear()
    return last


def _say(message: str, **facts: object) -> str:
    return say_in("analysis", message, **facts)


def _heads(names: tuple[str, ...]) -> list[str]:
    return [_say(name) for name in names]
