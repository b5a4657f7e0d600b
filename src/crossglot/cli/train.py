"""``crossglot train``: leave values and winning chances, learnt by self-play."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter, validators

from crossglot.cli.progress import StatusLine
from crossglot.cli.sentences import say
from crossglot.editions import load_edition
from crossglot.lexicon import load_lexicon
from crossglot.players import LeaveValues
from crossglot.players.leave_file import encode_values
from crossglot.training.chances import fit, format_chances, tally
from crossglot.training.checkpoint import Generation
from crossglot.training.curve import curve_svg
from crossglot.training.recipe import GAMES, GENERATIONS, ORDER, RACKS, Recipe, recipe_for
from crossglot.training.train import Progress, train
from crossglot.training.workers import workers

Positive = Annotated[int, Parameter(validator=validators.Number(gte=1))]

Seed = Annotated[int, Parameter(validator=validators.Number(gte=0, lt=2**40))]

app = App(
    name="train",
    help="Learn from games that computers play against themselves.",
    result_action="return_value",
)


@app.command
def leaves(
    edition: str = "hu",
    /,
    *,
    output: Path | None = None,
    tier: str | None = None,
    games: Positive = GAMES,
    generations: Positive = GENERATIONS,
    seed: Seed = 1,
    order: Annotated[int, Parameter(validator=validators.Number(gte=1, lte=6))] = ORDER,
    racks: Annotated[int, Parameter(validator=validators.Number(gte=2, lte=256))] = RACKS,
    tolerance: Annotated[float, Parameter(validator=validators.Number(gte=0))] = 0.0,
    threads: Positive | None = None,
    cluster: str | None = None,
    checkpoint: Path | None = None,
    curve: Path | None = None,
) -> int:
    """Learn what the tiles kept on a rack are worth, from nothing.

    The result depends on the recipe alone: edition, lexicon, seed, games,
    generations, order, racks, tolerance. Ctrl-C stops; the same command goes on.

    Parameters
    ----------
    edition
        An id such as HU-M, or a language such as hu.
    output
        Where the values go; EDITION.clv here when left out.
    tier
        Which lexicon, where an edition has several.
    games
        Games of each of the last two generations; those before them play fewer.
    generations
        How many generations at most.
    seed
        Deals and draws all tiles.
    order
        Tiles of the largest combination that has a weight of its own.
    racks
        Racks valued on each board.
    tolerance
        Points; training ends sooner when leaves change by less.
    threads
        How many games are played at once here; all processors when left out.
    cluster
        Address of a Dask scheduler, such as tcp://10.0.0.5:8786.
    checkpoint
        Where the state is kept meanwhile; beside the output when left out.
    curve
        Write a picture of how the values settle (SVG).
    """
    recipe = recipe_for(
        load_lexicon(load_edition(edition), tier),
        games=games,
        generations=generations,
        seed=seed,
        order=order,
        racks=racks,
        tolerance=round(1000 * tolerance),
    )
    target = output or Path(f"{recipe.edition}.clv")
    kept = checkpoint or target.with_name(target.name + ".checkpoint")
    values, history = _learn(recipe, cluster, threads, kept)
    target.write_bytes(encode_values(values))
    if curve:
        curve.write_text(curve_svg(f"{recipe.edition}: {recipe.lexicon}", history), "utf-8")
    kept.unlink(missing_ok=True)
    print(say("training-done", edition=recipe.edition, path=target))
    return 0


def _learn(
    recipe: Recipe, cluster: str | None, threads: int | None, kept: Path
) -> tuple[LeaveValues, tuple[Generation, ...]]:
    """Trains, and tells how far it is."""
    status = StatusLine(sys.stderr)

    def tell(progress: Progress) -> None:
        if progress.done == 0 and progress.history:
            status.line(_generation(len(progress.history), progress.history[-1]))
        facts = {"generation": progress.generation, "generations": progress.generations}
        counted = {"done": progress.done, "batches": progress.batches}
        status.show(say("training", edition=recipe.edition, **facts, **counted))

    try:
        with workers(cluster, threads) as crew:
            values, history = train(recipe, crew, checkpoint=kept, tell=tell)
    except KeyboardInterrupt:
        status.line(say("training-stopped", path=kept))
        raise
    status.line(_generation(len(history), history[-1]))
    return values, history


def _generation(number: int, one: Generation) -> str:
    return say(
        "training-generation",
        number=number,
        games=one.games,
        boards=one.boards,
        change=f"{one.change:.2f}",
        spread=f"{one.spread:.2f}",
    )


@app.command
def chances(
    edition: str = "hu",
    /,
    *,
    output: Path | None = None,
    tier: str | None = None,
    games: Positive = 600,
    seed: Seed = 1,
) -> int:
    """Learn how likely leads are to win, from games between static players.

    Parameters
    ----------
    edition
        An id such as HU-M, or a language such as hu.
    output
        Where the chances go; EDITION.toml here when left out.
    tier
        Which lexicon, where an edition has several.
    games
        Games of each number of seats from two to four.
    seed
        Deals and draws all tiles.
    """
    rules = load_edition(edition)
    lexicon = load_lexicon(rules, tier)
    target = output or Path(f"{rules.id}.toml")
    status = StatusLine(sys.stderr)
    rows = {}
    for seats in range(2, 5):
        status.show(say("training-chances", edition=rules.id, seats=seats, games=games))
        rows[seats] = fit(tally(lexicon, rules, seats, games, seed), seats)
    status.clear()
    written = format_chances(lexicon, dict.fromkeys(rows, games), seed, rows)
    target.write_text(written, "utf-8")
    print(say("training-chances-done", edition=rules.id, path=target))
    return 0
