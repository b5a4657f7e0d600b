"""What the clock, or an arbiter, does in all games of an event that are under way.

Pure, and slow where thousands play: called in threads. Moments are
milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from crossglot.editions import load_edition
from crossglot.errors import EntryCode, EntryError
from crossglot.game import Words
from crossglot.lexicon import Lexicon
from crossglot.moves import Play
from crossglot.players.tops import tops_of
from crossglot.server.store.slips import SlipRow
from crossglot.server.tournaments.chronicle import Chronicle
from crossglot.server.tournaments.open_round import CountedSlip
from crossglot.server.tournaments.ranking import Ranking, rank
from crossglot.tournament.course import (
    Judge,
    close_round,
    draw_rack,
    open_round,
    pause,
    resume,
    under_way,
)
from crossglot.tournament.events import Answered, Event, Resumed
from crossglot.tournament.setup import Setup
from crossglot.tournament.state import Tournament, after
from crossglot.variants.duplicate import DuplicateState, in_form, tops_of_round
from crossglot.variants.duplicate.choice import Choice
from crossglot.variants.duplicate.state import Phase


def judge_of(setup: Setup, words: Words) -> Judge:
    """What knows the words of an event, and the best plays of every rack.

    Raises:
        EntryError: ``tournament-not-for-this``: these words cannot be searched.
    """
    if not isinstance(words, Lexicon):
        raise EntryError(EntryCode.NOT_FOR_THIS)
    form = setup.profile.form
    played = in_form(load_edition(setup.edition), form)
    return Judge(tops_of(words.graph, played, form.most_laid), words)


def games_in(state: Tournament, *phases: Phase) -> list[int]:
    """Numbers of the games that are in one of ``phases``."""
    return [number for number in under_way(state) if state.game(number).phase in phases]


def draw_racks(state: Tournament, judge: Judge, at: int, by: str = "") -> list[Event]:
    """The racks of the next round, in every game that waits for one; or a game's end."""
    waiting = games_in(state, "between")
    return [step for game in waiting for step in draw_rack(state, game, judge.tops, at, by)]


def open_rounds(state: Tournament, at: int, by: str = "") -> list[Event]:
    """The clock is started in every game whose rack is drawn."""
    drawn = games_in(state, "drawn")
    return [step for game in drawn for step in open_round(state, game, at, by)]


def find_top(game: DuplicateState, judge: Judge) -> Choice | None:
    """The top of the rack drawn; a secret until the round is closed."""
    return tops_of_round(game, judge.tops)


def answers_of(state: Tournament, game: int, rows: Iterable[SlipRow]) -> list[Event]:
    """The slips of a round that are not in the log yet."""
    number = state.game(game).table.number
    known = state.answers[game - 1]
    events: list[Event] = []
    for row in rows:
        kept = CountedSlip.read(row)
        there = (each for each in known.get(row.player, ()) if each.number == row.number)
        if any(not each.by or (each.slip, each.safe) == kept.pair for each in there):
            continue  # another that was entered by hand meanwhile has only its number in common
        events.append(
            Answered(game, number, row.player, kept.number, kept.at, kept.slip, kept.safe)
        )
    return events


def close_rounds(  # noqa: PLR0913, PLR0917 - everything that a close depends on
    chronicle: Chronicle,
    slips: Mapping[int, Sequence[SlipRow]],
    judge: Judge,
    at: int,
    chosen: Mapping[int, Play],
    by: str = "",
) -> tuple[list[Event], Chronicle, Ranking]:
    """Every open round is closed: slips judged, tops laid, everybody ranked.

    Args:
        chronicle: So far.
        slips: Game -> the slips of its round.
        judge: Finds the tops, knows the words.
        at: The time.
        chosen: Game -> the arbiter's choice among equal tops, where they made one.
        by: The arbiter, if the arbiter closed it.

    Returns:
        What happened, the chronicle and the standings afterwards.
    """
    events: list[Event] = []
    for game, rows in slips.items():
        answers = answers_of(chronicle.state, game, rows)
        chronicle = chronicle.told(answers)
        closed = close_round(chronicle.state, game, judge, at, chosen=chosen.get(game), by=by)
        chronicle = chronicle.told(closed)
        events += [*answers, *closed]
    return events, chronicle, rank(chronicle.state)


def extend(state: Tournament, at: int, seconds: int, reason: str, by: str) -> list[Event]:
    """Every open round has so many seconds more.

    Raises:
        TournamentError: Over, or the clocks stand.
    """
    stopped = pause(state, at, reason, by)
    return [*stopped, Resumed(at, 1000 * seconds, by)]


def away(state: Tournament, since: int, at: int) -> list[Event]:
    """No server kept time from ``since`` until ``at``: the clock stood still."""
    stopped = pause(state, since, "restart")
    for event in stopped:
        state = after(state, event)
    return [*stopped, *resume(state, at)]
