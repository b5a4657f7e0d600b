"""Statistics against counts made another way, and the rows they are sums of."""

import asyncio

import pytest
from sqlalchemy import delete, select

from crossglot.editions import Clock
from crossglot.game import (
    Challenged,
    Drew,
    Played,
    act,
    challenge_play,
    fold,
    propose,
    resign,
)
from crossglot.moves import Pass
from crossglot.server.kinds.figures import figures_of, opponents_of
from crossglot.server.results.agreed_setup import setup_of
from crossglot.server.results.played_games import played_games
from crossglot.server.results.summary import summaries
from crossglot.server.store.schema.results import results
from tests.server.finished_games import at_home, given_up, keep, played, seats_of
from tests.server.stand_ins import EvenWords

TWO = seats_of("human", "greedy")


@pytest.fixture(scope="module")
def whole():
    return played(TWO, seed="3")


def test_figures_of_a_whole_game(whole):
    state = fold(whole)
    for seat, figures in enumerate(figures_of(whole)):
        plays = [event for event in whole if isinstance(event, Played) and event.seat == seat]
        assert figures.plays == len(plays)
        assert figures.best_play == max(play.points for play in plays)
        assert figures.bingos == sum(len(play.tiles) - play.tiles.count(0) == 7 for play in plays)
        assert figures.turns == sum(turn.seat == seat for turn in state.turns)
        assert figures.points == state.scores[seat]
        assert sum(play.points for play in plays) + state.ended.adjustments[seat] == figures.points
        assert figures.outcome == ("won" if figures.points == max(state.scores) else "lost")
        assert figures.opponents == ("computers" if seat == 0 else "people")
        assert not figures.gave_up


def test_a_play_challenged_off_the_board_is_a_turn_and_no_play():
    events = played(TWO, most=3, challenge="single")
    state = fold(events)
    assert state.pending is not None
    doubter = 1 - state.pending.turn.seat

    class Never:
        def admits_tiles(self, tiles):
            return False

    challenged = (*events, *challenge_play(state, doubter, Never()))
    before, after = figures_of(given_up(events, doubter)), figures_of(given_up(challenged, doubter))
    player = 1 - doubter
    assert after[player].turns == before[player].turns
    assert after[player].plays == before[player].plays - 1
    assert (after[doubter].challenges_won, after[doubter].challenges_lost) == (1, 0)
    assert after[doubter].gave_up
    assert after[doubter].outcome == "lost"


def test_a_turn_taken_back_was_thought_about_all_the_same():
    clock = Clock(main=600_000, increment=5_000)
    events = played(seats_of("human", "human"), most=0, clock=clock)
    first = fold(events).to_move
    events = (*events, *act(fold(events), first, Pass(), at=4_000))
    for seat in (first, 1 - first):
        events = (*events, *propose(fold(events), seat, "takeback", 6_000))
    assert [turn.seat for turn in fold(events).struck] == [first]
    ended = (*events, *resign(fold(events), first, 7_000))
    assert figures_of(ended)[first].time_used == 4_000, "its turn, though it was taken back"
    assert figures_of(ended)[1 - first].time_used == 2_000, "its answer"


def test_a_challenge_in_vain_is_counted():
    events = played(TWO, most=3, challenge="single")
    state = fold(events)
    more = challenge_play(state, 1 - state.pending.turn.seat, EvenWords())
    assert [event.upheld for event in more if isinstance(event, Challenged)] == [False]
    ended = given_up((*events, *more), 0)
    assert figures_of(ended)[1 - state.pending.turn.seat].challenges_lost == 1


def test_mixed_opponents():
    state = fold(played(seats_of("human", "human", "greedy"), most=1))
    assert [opponents_of(state, seat) for seat in range(3)] == ["mixed", "mixed", "people"]


def test_a_game_that_goes_on_has_no_figures():
    with pytest.raises(ValueError, match="goes on"):
        figures_of(played(TWO, most=2))


async def summary_of(home, account, principal=None):
    return await home.database.read(lambda c: summaries(c, account, principal))


def test_sums_best_and_pages(tmp_path, whole):
    other = played(seats_of("human", "human"), seed="8", edition="CS")

    async def run():
        async with at_home(tmp_path / "db") as (home, counting):
            await keep(home, "a", ("ann", None), whole)
            await keep(home, "b", ("ann", "bob"), other)
            await keep(home, "c", ("bob", "ann"), given_up(played(TWO, most=2), 1))
            await counting.sweep()
            pages, before = [], None
            while page := await home.database.read(
                lambda c, before=before: played_games(c, "ann", None, before, 2)
            ):
                pages.append([game.game for game in page])
                before = (page[-1].finished, page[-1].game)
            return await summary_of(home, "ann", "ann"), await summary_of(home, "cid"), pages

    (total, *lines), (nothing, *none), pages = asyncio.run(run())
    mine = [figures_of(whole)[0], figures_of(other)[0]]
    assert total.games == 3
    assert sum(line.games for line in lines) == 3
    assert {(line.edition, line.opponents) for line in lines} == {
        ("HU-M", "computers"), ("CS", "people"), ("HU-M", "people")}  # fmt: skip
    assert total.best_play.points >= max(figures.best_play for figures in mine)
    assert total.best_play.game in {"a", "b", "c"}
    assert total.game_average == round(total.points / 3, 2)
    assert total.turn_average == round(total.points / total.turns, 2)
    assert (nothing.games, nothing.game_average, nothing.best_play, none) == (0, 0, None, [])
    assert [len(page) for page in pages] == [2, 1]
    assert sorted(game for page in pages for game in page) == ["a", "b", "c"]


def test_private_games_are_named_to_nobody_else(tmp_path, whole):
    async def run():
        async with at_home(tmp_path / "db", setup_of) as (home, counting):
            await keep(home, "secretgame", ("ann", None), whole)
            await counting.sweep()
            seen = [await summary_of(home, "ann", principal) for principal in ("ann", "bob", None)]
            lists = [
                await home.database.read(lambda c, a=a: played_games(c, "ann", a, None, 9))
                for a in ("ann", "bob", None)
            ]
            return seen, lists

    seen, lists = asyncio.run(run())
    assert ["secretgame" in repr(one) for one in seen] == [True, False, False]
    assert [len(games) for games in lists] == [1, 0, 0]
    assert [one[0].games for one in seen] == [1, 1, 1], "the sums are everybody's"


def test_results_are_made_anew_from_the_events(tmp_path, whole):
    async def run():
        async with at_home(tmp_path / "db") as (home, counting):
            await keep(home, "a", ("ann", None), whole)
            await keep(home, "b", ("bob", "ann"), given_up(whole[:9], 0))
            await counting.sweep()

            def rows(connection):
                return connection.execute(select(results).order_by("game", "seat")).all()

            before = await home.database.read(rows)
            await home.database.write(
                lambda c: c.execute(delete(results).where(results.c.game == "a"))
            )
            assert await counting.recount() == 2
            return before, await home.database.read(rows)

    before, after = asyncio.run(run())
    assert len(before) == 3
    assert before == after


def test_no_tile_that_was_drawn_is_in_a_row(whole):
    """Only what lay on the board is told: words of plays that stayed."""
    drew = [event.tiles for event in whole if isinstance(event, Drew)]
    text = repr(figures_of(whole))
    assert not any(repr(tiles) in text for tiles in drew if tiles)
