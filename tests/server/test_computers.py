"""Computers at the table: what they do belongs to one moment of the game."""

import asyncio

from crossglot.editions import load_edition
from crossglot.game import SeatInfo, act, start
from crossglot.moves import Pass
from crossglot.server.computers import Computers
from crossglot.server.play.clock import WallClock
from crossglot.server.play.facts import Facts
from crossglot.server.play.waits import Waits
from crossglot.server.store import StoredGame
from crossglot.server.table import Room, Table
from tests.server.stand_ins import EvenWords, PassingPlayers


class Taking:
    """A store that takes everything."""

    async def append(self, *_):
        pass


def test_a_game_that_goes_on_while_the_lexicon_is_opened(capfd):
    """Whose turn it is then counts: the computer that was asked first is not to move any more."""
    seats = (SeatInfo("One", "greedy"), SeatInfo("Two", "greedy"))
    events = start(load_edition("HU-M"), seats, "seed", "HU-M.even")
    room = Room(Taking(), WallClock(), Waits(), told=lambda _: None, moved=lambda _: None)
    table = Table("a game", StoredGame((None, None), events, started=0.0), room, Facts())
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
