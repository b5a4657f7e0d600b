"""Matches: everybody on every seat, the seed decides, and what is saved can be replayed."""

from dataclasses import replace

import pytest

from crossglot.cli import main
from crossglot.editions import House, with_house
from crossglot.errors import GameError, PlayerError, TrainingError
from crossglot.players.simulating import Simulating
from crossglot.training.interval import interval_of
from crossglot.training.match import Match, PlayedGame, play_match, reasons, standings
from crossglot.training.policies import kernel_policies, seat_player


def played(toy, *players, **options):
    edition = with_house(toy.edition, options.pop("house", House()))
    match = Match(edition, toy, players, **{"games": 12, **options})
    return match, list(play_match(match))


def test_a_match_depends_on_its_seed_alone(toy):
    _, once = played(toy, "static", "greedy")
    assert once == played(toy, "static", "greedy", threads=3)[1]
    assert once != played(toy, "static", "greedy", seed=2)[1]
    assert [game.number for game in once] == list(range(12))


def test_players_by_the_rules_get_the_same_deals_in_a_block(toy):
    house = House(two_bags=True)
    _, once = played(toy, "static", "greedy", "greedy", games=4, house=house, events=True)
    assert len(once) == 6, "whole blocks"
    draws = [[event.tiles for event in game.events[2:5]] for game in once]
    assert draws[0] == draws[1] == draws[2] != draws[3]
    names = [[seat.player for seat in game.events[0].seats] for game in once[:3]]
    assert names == [
        ["static", "greedy", "greedy"], ["greedy", "greedy", "static"], ["greedy", "static", "greedy"],
    ]  # fmt: skip


def test_equal_players_come_out_equal(toy):
    match, games = played(toy, "greedy", "greedy", games=40)
    one, other = standings(match, games)
    assert (one.wins.mean, one.ahead.mean) == (0.5, 0.0)
    assert other.points == one.points
    assert sum(reasons(games).values()) == 40


def test_standings_by_hand():
    match = Match(None, None, ("a", "b"), 4)
    totals = [(10, 20), (30, 30), (50, 0), (40, 10)]
    games = [PlayedGame(n, pair, "out", 9) for n, pair in enumerate(totals)]
    one, other = standings(match, games)
    assert (one.wins.mean, other.wins.mean) == (0.625, 0.375), "two wins and a tie of four"
    assert (one.points.mean, other.points.mean, one.ahead.mean) == (32.5, 15.0, 17.5)
    assert round(one.points.margin, 2) == 24.5, "blocks 20 and 45: 1.96 * 12.5"
    assert interval_of([1.0]).high == float("inf")
    assert interval_of([2.0, 2.0]).low == 2.0


def test_a_simulating_player_can_be_told_to_infer_nothing(toy):
    told, plain = (
        seat_player(kind, toy, toy.edition) for kind in ("simulating:noinference", "simulating")
    )
    assert isinstance(plain, Simulating)
    assert isinstance(told, Simulating)
    assert plain.infers
    assert not told.infers
    assert replace(told, infers=True) == plain


@pytest.mark.parametrize(
    ("players", "by_kernel"),
    [
        (("static", "greedy"), True),
        (("static:estimate", "static"), True),
        (("static", "simulating"), False),
        (("simulating:noinference", "static"), False),
    ],
)
def test_who_is_played_by_the_kernel(toy, players, by_kernel):
    assert (kernel_policies(players, toy.edition) is not None) is by_kernel
    twice = with_house(toy.edition, House(recount_premiums=True))
    assert kernel_policies(players, twice) is None


@pytest.mark.parametrize(
    ("players", "error"),
    [
        (("static",), GameError),
        (("static",) * 5, GameError),
        (("champion", "static"), PlayerError),
        (("static:/nowhere.clv", "static"), OSError),
        (("greedy:estimate", "static"), PlayerError),
        (("simulating:estimate", "static"), PlayerError),
    ],
)
def test_what_cannot_be_played_is_refused(toy, players, error):
    with pytest.raises(error):
        played(toy, *players)


def test_a_file_that_holds_no_values_is_refused(toy, tmp_path):
    (tmp_path / "x.clv").write_bytes(b"nothing")
    with pytest.raises(TrainingError):
        seat_player(f"static:{tmp_path / 'x.clv'}", toy, toy.edition)


def test_the_commands(toy, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    recipe = ["--games", "8", "--generations", "2", "--racks", "4", "--order", "2"]
    assert main(["train", "leaves", "et", *recipe, "--tier", "words", "--curve", "et.svg"]) == 0
    said = capsys.readouterr()
    assert "generation 2: 8 games" in said.err
    assert "ET.clv" in said.out
    assert (tmp_path / "et.svg").read_text("utf-8").count("<circle") == 4
    assert not list(tmp_path.glob("*.checkpoint"))
    players = ["static:ET.clv", "static"]
    options = ["--edition", "et", "--games", "6", "--tier", "words", "--save", "games"]
    assert main(["autoplay", *players, *options]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("6 games of ET with ET.words")
    assert [line.partition(" won ")[0] for line in told[1:3]] == ["static:ET.clv:", "static:"]
    assert main(["replay", "games/0000005.gcg"]) == 0
    wrong = ["autoplay", *players, "--edition", "hu", "--games", "2"]
    assert main([*wrong, "--house", "rack-size=5"]) == 2


def test_winning_chances_are_trained(toy, tmp_path, capsys):
    target = tmp_path / "ET.toml"
    words = ["train", "chances", "et", "--games", "2", "--tier", "words", "--output", str(target)]
    assert main(words) == 0
    assert "[seats-4]" in target.read_text("utf-8")
