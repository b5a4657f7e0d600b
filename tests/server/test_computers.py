"""Computers at the table: what they do belongs to one moment of the game."""

import asyncio

from crossglot.editions import load_edition
from crossglot.game import SeatInfo, act, start
from crossglot.moves import Pass
from crossglot.server.clock import WallClock
from crossglot.server.games.computers import Computers
from crossglot.server.games.standard_table import StandardTable
from crossglot.server.games.table import GameContext
from crossglot.server.games.waits import Waits
from crossglot.server.kinds.facts import Facts
from crossglot.server.store.port import StoredGame
from tests.server.stand_ins import EvenWords, PassingPlayers


class Taking:
    """A store that takes everything."""

    async def append(self, *_):
        pass


def test_a_game_that_goes_on_while_the_lexicon_is_opened(capfd):
    """Whose turn it is then counts: the computer that was asked first is not to move any more."""
    seats = (SeatInfo("One", "greedy"), SeatInfo("Two", "greedy"))
    events = start(load_edition("HU-M"), seats, "seed", "HU-M.even")
    room = GameContext(Taking(), WallClock(), Waits(), told=lambda _: None, moved=lambda _: None)
    table = StandardTable("a game", StoredGame((None, None), events, started=0.0), room, Facts())
    opened = []

    async def words_of(table):
        opened.append(table.computer_awaited)
        if len(opened) == 1:
            at = table.now
            await table.commit(act(table.state, table.state.to_move, Pass(), at=at))
        return EvenWords()

    async def run():
        computers = Computers(PassingPlayers(), words_of, 1)
        await computers.play(table)
        await computers.stop()

    asyncio.run(run())
    assert table.state.ended is not None, "both have played on to the end"
    assert "refused" not in "".join(capfd.readouterr())
