"""The example bot, as it stands in the docs, plays a game to its end against the real server."""

import subprocess
import sys

import pytest

from crossglot.game import Played
from crossglot.study.sample import sample_lexicon
from setup import ROOT
from tests.server import truth
from tests.server.node import serving
from tests.server.people_there import person, token_of
from tests.server.stand_ins import EvenLexicons
from tests.server.visitor import Visitor

BOT = ROOT / "docs" / "examples" / "bot.py"

WORDS = (
    "ad al ár bab baj bal bár dal él em én ér fa fák fal fel fém fél gép hal ház hó ír ital jó jég "
    "kar kap kép kés kár ki kő láb lap lé lép ló mag mai mák már méz mi nap nem név nő ok orr óra "
    "pad pár per por rab rak rém rés só sok sor tál tea tél tej tó toll ujj út vad vár vas vér von"
)


class SampleLexicons(EvenLexicons):
    """What may be laid is what one can look up: a few short words."""

    def study(self, edition_id):
        return sample_lexicon(edition_id, WORDS)

    def words(self, lexicon_id):
        return self.study(lexicon_id.removesuffix(".even"))


@pytest.fixture
def bot(tmp_path):
    """(host's visitor, running bot, database)."""
    database = tmp_path / "games.sqlite3"
    with serving(database, SampleLexicons(), seed="b07" * 16) as address:
        owner = person(address, "Robot")
        assert owner.ask("POST", "/api/account/bot").status == 204
        command = [sys.executable, "-W", "error", str(BOT), address, token_of(owner)]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as running:
            try:
                yield Visitor(address), running, database
            finally:
                running.kill()


def test_it_has_forty_lines():
    assert len(BOT.read_text("utf-8").splitlines()) <= 40


def test_it_takes_up_a_challenge_and_plays_to_the_end(bot):
    host, running, database = bot
    body = {"edition": "HU-M", "seats": ["me", "account:Robot"]}
    game_id = host.ask("POST", "/api/games", body).body["id"]
    with host.live(game_id) as line:
        while line.next()["type"] != "snapshot":
            pass
        for _ in range(200):
            game = line.settled(0)["game"]
            if game["over"]:
                break
            assert line.move({"kind": "pass"})["type"] == "ack"
    assert running.poll() is None, running.stderr.read()
    events = truth.events(database, game_id)
    state = truth.state(database, game_id)
    assert state.ended is not None
    laid = [event for event in events if isinstance(event, Played)]
    assert len(laid) >= 2, "it found words to lay"
    assert {event.seat for event in laid} == {1}
