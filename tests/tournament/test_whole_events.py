"""Whole events in Hungarian and Estonian: thirty players, fifteen rounds, a bad network, a proof."""

from random import Random

import pytest

from crossglot.editions import load_edition
from crossglot.errors import DuplicateCode, GameError, LogCode, LogError, TournamentCode
from crossglot.errors import TournamentError as Refused
from crossglot.tournament.act import Answer, answer
from crossglot.tournament.course import Judge, begin_game, close_round, name_rack, open_round
from crossglot.tournament.events import Appealed, Decided
from crossglot.tournament.log import write_log
from crossglot.tournament.ranks import table
from crossglot.tournament.rulings import average_result, decide, result_of
from crossglot.tournament.verify import verify_log
from crossglot.variants.duplicate import Slip, load_profile
from crossglot.variants.duplicate.events import Result, RoundClosed, SlipHanded
from tests.tournament.events import Play, finished, setup
from tests.variants.duplicate.games import best_of, kernel_tops, lexicon, nonsense

PLAYERS = 30


def judge_of(edition, profile):
    words = lexicon(load_edition(edition))
    return Judge(kernel_tops(load_edition(edition), words, profile), words)


def sent(play, random):
    """What the players' clients send in a round: answers changed, some of them late."""
    game = play.state.game(1)
    for player in range(PLAYERS):
        for number in range(1, random.randint(1, 3) + 1):
            write = best_of(play.judge.tops) if random.random() < 0.7 else nonsense
            slip = write(game, player, random)
            if slip is not None and slip.word:
                at = game.opened_at + random.randint(1, 181_000)
                yield player, Answer(1, game.table.number, number, slip), at


def through_a_bad_network(messages, random):
    """One in a hundred twice, one in a hundred out of order."""
    for message in messages:
        yield message
        if random.random() < 0.01:
            yield message


def event(edition, profile, seed, *, bad_network):
    rules = load_profile(profile)
    play = Play(
        setup(edition=edition, profile=rules, games=(15,), seed=seed),
        PLAYERS,
        judge_of(edition, rules),
    )
    random, network = Random(seed), Random("network")
    while not play.state.games or play.state.game(1).ended is None:
        play.open()
        if play.state.game(1).phase != "open":
            continue
        messages = list(sent(play, random))
        if bad_network:
            messages = list(through_a_bad_network(messages, network))
            for at in range(1, len(messages)):
                if network.random() < 0.05:
                    messages[at - 1 : at + 1] = messages[at - 1 : at + 1][::-1]
        for player, given, at in messages:
            try:
                play.do(answer(play.state, player, given, at))
            except GameError as refused:
                assert refused.code is DuplicateCode.TOO_LATE
        play.close()
    return finished(play)


@pytest.mark.parametrize(("edition", "profile"), [("HU-W", "hu"), ("ET", "et"), ("HU-W", "fisf")])
def test_fifteen_rounds_of_thirty_players(edition, profile):
    play = event(edition, profile, "spring", bad_network=True)
    plain = event(edition, profile, "spring", bad_network=False)
    assert table(play.state) == table(plain.state), "the network decides nothing"
    game = play.state.game(1)
    assert len(game.rounds) == 15 or game.ended.reason != "rounds"
    log = b"".join(write_log(play.events, bytes(32), bytes(32)))
    proof = verify_log(log, lambda _: play.judge)
    assert (proof.finished, proof.rows) == (True, table(play.state))
    assert proof.rounds == len(game.rounds)
    at = log.index(b'"points":')
    with pytest.raises(LogError) as refused:
        verify_log(log[:at] + b'"pointz":' + log[at + 9 :])
    assert refused.value.code in (LogCode.ALTERED, LogCode.MALFORMED)


def test_a_safe_word_is_paid_when_the_first_is_no_word():
    rules = load_profile("hu", pace="week")
    play = Play(setup(edition="HU-W", profile=rules, safe_word=True), 3, judge_of("HU-W", rules))
    play.open()
    assert play.state.game(1).deadline == play.now + 7 * 86_400_000
    good = best_of(play.judge.tops)(play.state.game(1), 0, Random(1))
    assert good is not None
    bad = Slip(112, 0, (63, 63))
    for player, (slip, safe) in enumerate([(bad, good), (good, bad), (bad, bad)]):
        play.do(answer(play.state, player, Answer(1, 1, 1, slip, safe), play.now + 5))
    play.now += 7 * 86_400_000
    play.close()
    closed = play.state.game(1).rounds[0]
    top = closed.top.points
    assert [result.points for result in closed.results] == [top, top, 0]


def test_racks_from_a_real_bag_and_an_appeal():
    """The arbiter types in what they drew; an appeal is decided with a reason; the log holds."""
    rules = load_profile("et")
    play = Play(setup(draw="manual", seed="", profile=rules), 2, judge_of("ET", rules))
    play.do(begin_game(play.state, 0))
    alphabet = load_edition("ET").alphabet
    for text, code in (
        ("QQQTEMA", DuplicateCode.RACK_NOT_IN_BAG),
        ("KASTEM", DuplicateCode.RACK_NOT_IN_BAG),
        ("AAAAAAA", DuplicateCode.RACK_NOT_ADMISSIBLE),
    ):
        with pytest.raises(GameError) as wrong:
            play.do(name_rack(play.state, 1, alphabet.parse_tiles(text), 0))
        assert wrong.value.code is code
    rack = alphabet.parse_tiles("KASTEMA")
    play.do(name_rack(play.state, 1, rack, 0, tops=play.judge.tops, by="Anu"))
    play.do(open_round(play.state, 1, play.now))
    play.close()
    play.do([Appealed(1, 1, 1, "my slip was lost", play.now)])
    slip = Slip(112, 0, tuple(alphabet.parse_tiles("MA")))
    result = result_of(play.state, 1, SlipHanded(1, 1, 0, slip), play.judge.words)
    appeal = play.state.seq
    with pytest.raises(Refused) as refused:
        decide(play.state, Decided(appeal, accepted=True, reason="found"), Result(0, 99))
    assert refused.value.code is TournamentCode.NO_SUCH_APPEAL
    play.do(decide(play.state, Decided(appeal, True, "it was under the table", "Anu"), result))
    assert play.state.game(1).rounds[0].results[1].points == result.points > 0
    assert not play.state.appeals
    log = b"".join(write_log(finished(play).events, bytes(32), bytes(32)))
    assert verify_log(log, lambda _: play.judge).draws == 1


def test_who_was_not_told_in_time_gets_the_mean_of_his_table():
    rules = load_profile("et")
    play = Play(setup(edition="ET", profile=rules), 4, judge_of("ET", rules))
    play.open()
    (first, *_) = close_round(play.state, 1, play.judge, 0)
    results = tuple(Result(player, points) for player, points in enumerate((20, 25, 0, 90)))
    closed = RoundClosed(1, first.event.top, 1, "order", results)
    assert average_result(closed, 2, {0, 1, 2}) == Result(2, 22), "rounded down (FISF 5.9)"
    assert average_result(closed, 2, {2}) == Result(2, 0)
