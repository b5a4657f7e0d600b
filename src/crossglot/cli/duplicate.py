"""``crossglot duplicate``: events of duplicate, proven and written out from their logs."""

from collections import Counter
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from crossglot.cli.sentences import say_in, user_language
from crossglot.errors import LogCode, LogError
from crossglot.lexicon import load_named
from crossglot.lexicon.naming import parse_name
from crossglot.players.tops import tops_of
from crossglot.render import text_table
from crossglot.tournament.course import Judge
from crossglot.tournament.exports import (
    Form,
    columns_of,
    percent,
    places,
    standings_csv,
    timed,
    write_event,
)
from crossglot.tournament.halls import merge
from crossglot.tournament.ranks import Row, table
from crossglot.tournament.setup import Setup
from crossglot.tournament.state import Tournament
from crossglot.tournament.verify import Proof, verify_log
from crossglot.variants.duplicate import in_form

app = App(name="duplicate", help="Prove events of duplicate and write them out.")

app.command("crossglot.cli.hall:hall", name="hall", help="Serve an event to the phones of a room.")


@app.command(name="verify")
def verify_event(
    log: Path,
    /,
    *,
    key: str | None = None,
    without_words: Annotated[bool, Parameter(name="--without-words", negative="")] = False,
) -> int:
    """Run an event again from its log: draws, tops, judgments, standings.

    Exit code 0 when the log holds; otherwise the first wrong line is named, and it is 2.

    Parameters
    ----------
    log
        The log of an event, as it was published.
    key
        The public key that must have sealed it; without it, the key that the log names.
    without_words
        Check only what needs no lexicon: that nothing was altered, and the standings.
    """
    proof = verify_log(log.read_bytes(), None if without_words else judge_of, key)
    facts = {"lines": proof.lines, "answers": proof.answers}
    print(_say("log-holds", **facts, draws=proof.draws, rounds=proof.rounds))
    if without_words:
        print(_say("log-without-words"))
    if not proof.finished:
        print(_say("log-unfinished"))
    print(_say("log-key", key=proof.key))
    return 0


@app.command(name="standings")
def show_standings(log: Path, /, *, limit: int | None = None) -> int:
    """Show the standings of an event from its log, which must not have been altered.

    Parameters
    ----------
    log
        The log of an event.
    limit
        How many lines.
    """
    print(_table(_read(log).state, limit, ("team", "hall")))
    return 0


@app.command(name="merge")
def merge_halls(
    log: Path, /, *logs: Path, limit: int | None = None, output: Path | None = None
) -> int:
    """Rank the players of several halls together: all have played one master game.

    A hall has the name of its file. Exit code 2 when one has played anything else: the
    hall, the game and the round are named.

    Parameters
    ----------
    log
        The log of the first hall.
    logs
        Those of the others.
    limit
        How many lines.
    output
        Where to write the whole table as CSV, too.
    """
    files = (log, *logs)
    stems = Counter(file.stem for file in files)
    halls = {file.stem if stems[file.stem] == 1 else str(file): _read(file) for file in files}
    state = merge({name: proof.state for name, proof in halls.items()})
    print(_table(state, limit, ("team",)))
    if output is not None:
        output.write_text(standings_csv(state), "utf-8", newline="")
        print(_say("saved", path=output))
    return 0


def _table(state: Tournament, limit: int | None, left_out: tuple[str, ...]) -> str:
    """The standings for a terminal, without some columns."""
    columns = [name for name in columns_of(state) if name not in left_out]
    rows = [
        [cells[name] for name in columns]
        for cells in (_cells(state, row) for row in table(state)[:limit])
    ]
    return text_table([_say(f"col-{name}") for name in columns], rows, left=2)


def _cells(state: Tournament, row: Row) -> dict[str, str]:
    """A line of the standings by the names of its columns."""
    entrant = state.entrants[row.player]
    who = (places(row), row.name, entrant.team, entrant.hall, *timed(row))
    shown = (*who, row.total, percent(row), row.negative, row.tops, row.solos)
    return dict(zip(columns_of(state), map(str, shown), strict=True))


@app.command(name="export")
def export_event(
    log: Path, /, *, form: Form = "csv", game: int = 1, output: Path | None = None
) -> int:
    """Write an event out from its log, which must not have been altered.

    Parameters
    ----------
    log
        The log of an event.
    form
        csv: the standings; rounds: the master game as CSV; gcg: the master game for other
        programs; html: a page to print or publish.
    game
        Which game of the event, from 1; for rounds and gcg.
    output
        Where to; without it, on the screen.
    """
    text = write_event(_read(log).state, form, game, _say, user_language())
    if output is None:
        print(text, end="")
        return 0
    output.write_text(text, "utf-8", newline="")
    print(_say("saved", path=output))
    return 0


def judge_of(setup: Setup) -> Judge:
    """The tops and words of an event, by the very lexicon that it names.

    Raises:
        LogError: It does not name one by its content.
        LexiconError: That lexicon is not on this machine.
    """
    if setup.lexicon is None or parse_name(setup.lexicon).content is None:
        raise LogError(LogCode.LEXICON, lexicon=setup.lexicon or "-")
    lexicon = load_named(setup.lexicon)
    played = in_form(lexicon.edition, setup.profile.form)
    return Judge(tops_of(lexicon.graph, played, setup.profile.form.most_laid), lexicon)


def _read(log: Path) -> Proof:
    return verify_log(log.read_bytes())


def _say(message: str, **facts: object) -> str:
    return say_in("tournament", message, **facts)
