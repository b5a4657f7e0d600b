"""``crossglot analyse``: which move is best in a position, and how sure that is."""

import sys
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Annotated

from cyclopts import Parameter, validators

from crossglot.analysis import Analysis, Engine, Limit
from crossglot.analysis.analysis_file import write_analysis
from crossglot.analysis.decisions import decision_at
from crossglot.analysis.report import analysis_headings
from crossglot.analysis.standpoint import Standpoint
from crossglot.cli.bounds import ORDINARY, Bounds
from crossglot.cli.progress import StatusLine
from crossglot.cli.recorded import read_recorded
from crossglot.cli.sentences import say_in
from crossglot.cli.stopping import stop_on_interrupt
from crossglot.editions import Edition, load_edition, parse_house, with_house
from crossglot.errors import AnalysisCode, AnalysisError, OptionCode, OptionError
from crossglot.lexicon import load_lexicon
from crossglot.render import BoardPicture, rack_text, text_table

SECONDS = 5.0
"""How long it takes when nobody says."""


def analyse(
    game: Path | None = None,
    /,
    *,
    turn: Annotated[int | None, Parameter(validator=validators.Number(gte=1))] = None,
    cgp: str | None = None,
    rack: str | None = None,
    last: str | None = None,
    edition: str | None = None,
    house: str = "",
    tier: str | None = None,
    bounds: Bounds = ORDINARY,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Say which move is best in a position, and how sure that is.

    Ctrl-C ends the search and prints the best so far. It takes five seconds
    when neither --time nor --rollouts is given.

    Parameters
    ----------
    game
        A game in GCG or JSON; the position is the one before --turn.
    turn
        Number of the turn in it, from 1; the last one when left out.
    cgp
        A position in CGP; the empty board when left out.
    rack
        Tiles such as "KARD[SZ]Ó?", where the position does not tell them.
    last
        The move before: what it kept is inferred. Tiles that lay there are dots.
    edition
        Whose tiles, board and words.
    house
        House rules, parted by commas, such as two-bags,rack-size=8.
    tier
        Which lexicon, where an edition has several.
    bounds
        When the search ends.
    json
        Print JSON.
    """
    if game is None and cgp is None and not rack:
        raise OptionError(OptionCode.RACK)
    source: Standpoint | str | None = cgp
    if game is not None:
        source, rules = _recorded(game, turn, edition)
    else:
        rules = with_house(load_edition(edition or "hu"), parse_house(house))
    engine = Engine(replace(load_lexicon(rules, tier), edition=rules))
    at = source
    if not isinstance(at, Standpoint):
        at = engine.standpoint(at, rack, last=last, seed=bounds.seed)
    with stop_on_interrupt() as stop:
        found = _watched(engine, at, bounds.within(SECONDS), bounds.seed, stop)
    print(write_analysis(found).decode() if json else "\n".join(_told(found)))
    return 0


def _recorded(game: Path, turn: int | None, edition: str | None) -> tuple[Standpoint, Edition]:
    """What was seen before a turn of a game, and whose rules are played."""
    recorded = read_recorded(game, edition)
    outlook = decision_at(recorded.turns, turn or len(recorded.turns)).outlook
    if outlook is None:
        raise AnalysisError(AnalysisCode.NO_RACK)
    return Standpoint(outlook), recorded.edition


def _watched(engine: Engine, at: Standpoint, limit: Limit, seed: int, stop: Event) -> Analysis:
    """The last analysis; those before it are shown as they come."""
    status = StatusLine(sys.stderr)
    for found in engine.refine(at, limit=limit, seed=seed, stop=stop):
        done = sum(one.rollouts for one in found.assessments)
        move = found.written(found.best.move)
        status.show(say_in("analysis", "progress", rollouts=done, move=move))
        last = found
    status.clear()
    return last


def _told(found: Analysis) -> list[str]:
    def say(message: str, **facts: object) -> str:
        return say_in("analysis", message, **facts)

    outlook = found.outlook
    lines = [] if outlook.board.is_empty else [str(BoardPicture(found.edition, outlook.board))]
    rack = rack_text(found.edition, outlook.rack)
    table = text_table(analysis_headings(say), found.rows(said=say))
    head = say("to-move", rack=rack, bag=outlook.bag_count)
    return [*lines, head, table, say(f"stopped-{found.reason}")]
