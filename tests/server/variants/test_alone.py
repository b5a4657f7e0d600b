"""Whole games of one player over a real server: solitaire, duplicate against the top, topping."""

import pytest

from tests.server.node import serving
from tests.server.sitting import HandClock
from tests.server.stand_ins import OneLexicon
from tests.server.variants.playing import LEXICON, SEED, Somebody, best_play


def played_out(player, game_id, most=200):
    """A solitaire to its end, by best plays; what is left is held to be exhausted."""
    for _ in range(most):
        body = player.body(game_id)
        if body["game"]["over"]:
            return body
        if body["choosing"] is not None:
            heap = [tile for tile, count in body["open"] for _ in range(count)]
            player.done(game_id, "choose", tiles=heap[: body["wanted"]])
            continue
        found = best_play(body["game"]["board"], body["game"]["rack"])
        if found is None:
            player.done(game_id, "finish")
        else:
            player.done(game_id, "play", placed=found[0])
    raise AssertionError("no end")


@pytest.mark.parametrize(
    "options", [{}, {"kind": "two-racks"}, {"kind": "open", "racks": 2}], ids=str
)
def test_a_whole_solitaire(mari, options):
    game_id = mari.make("solitaire", **options)
    body = played_out(mari, game_id)
    assert body["rank"] == {
        "total": body["total"], "rank": 1, "games": 1, "best_before": None,
        "mean": body["total"], "record": False,
    }  # fmt: skip
    _, game = mari.look(game_id)
    assert game["phase"] == "over"
    (kept,) = mari.counted("/api/solitaires")
    assert (kept["total"], kept["kind"]) == (body["total"], options.get("kind", "one-rack"))


def test_solitaires_are_compared_with_those_alike(mari, jaan):
    for player in (mari, mari, jaan):
        body = played_out(player, player.make("solitaire"))
    assert body["rank"]["games"] == 1, "Jaan has played one"
    last = mari.make("solitaire")
    mari.done(last, "pass")
    worst = mari.done(last, "finish")
    assert (worst["rank"]["rank"], worst["rank"]["games"]) == (3, 3)
    assert worst["rank"]["best_before"] > worst["total"]


def test_an_exchange_and_a_typed_move(mari):
    game_id = mari.make("solitaire")
    rack = mari.body(game_id)["game"]["rack"]
    after = mari.done(game_id, "exchange", tiles=rack[:2])
    assert after["game"]["moves"][0]["count"] == 2
    refused = mari.act(game_id, "typed", text="h8 zzzz")
    assert refused.status == 422


def test_a_whole_duplicate_game_that_finds_every_top(place, mari_on):
    """On either database, and with a stop of the server in the middle of it."""
    with mari_on(place) as mari:
        game_id = mari.make("duplicate")
        handed = 0
        while (body := mari.body(game_id))["over"] is None and handed < 3:
            handed += hand_in(mari, game_id, body)
        cookie = mari.cookie
    with mari_on(place, cookie) as mari:
        while (body := mari.body(game_id))["over"] is None:
            handed += hand_in(mari, game_id, body)
        assert handed == len(body["lines"]) > 3
        assert body["share"] == 100.0
        assert body["total"] == body["tops"] == sum(line["top_points"] for line in body["lines"])
        assert all(line["found"] and line["fault"] is None for line in body["lines"])
        assert mari.ask("GET", f"/api/games/{game_id}/json").body["game"] == "duplicate"


@pytest.fixture
def mari_on():
    """Mari on a server of its own, which ends with the block."""
    import contextlib

    @contextlib.contextmanager
    def start(place, cookie=None):
        with serving(place, OneLexicon(LEXICON), clock=HandClock(), seed=SEED) as address:
            mari = Somebody(address)
            mari.cookie = cookie
            yield mari

    return start


def hand_in(player, game_id, body):
    """1 when a top was handed in, 0 when the next rack was asked for."""
    if not body["running"]:
        player.done(game_id, "next")
        return 0
    placed, _ = best_play(body["board"], body["rack"])
    player.done(game_id, "play", placed=placed)
    return 1


def test_a_round_closes_when_its_time_is_up(mari, clock):
    game_id = mari.make("duplicate")
    seq, game = mari.look(game_id)
    assert game["due"] == round(clock.now() * 1000) + game["body"]["limit"]
    clock.advance(game["body"]["limit"] / 1000 + 1)
    body = mari.body(game_id)
    (line,) = body["lines"]
    assert (line["fault"], line["points"], line["own"]) == ("missing", 0, None)
    assert body["running"] is False
    late = mari.act(game_id, "typed", text="h8 ka", seq=seq)
    assert (late.status, late.code) == (409, "stale")


def test_a_slip_that_is_none_earns_nothing_and_the_game_goes_on(mari):
    game_id = mari.make("duplicate")
    body = mari.done(game_id, "typed", text="h8 ÕÕÕÕ")
    assert body["lines"][0]["points"] == 0
    assert body["lines"][0]["fault"] is not None
    assert mari.done(game_id, "next")["number"] == 2
    assert mari.done(game_id, "finish")["over"]["reason"] == "stopped"


def test_a_whole_topping_game(mari, clock):
    game_id = mari.make("topping")
    body = mari.body(game_id)
    assert mari.done(game_id, "typed", text="h8 õõ")["tries"][0]["points"] == 0
    clock.advance(5)
    placed, points = best_play(body["board"], body["rack"])
    body = mari.done(game_id, "play", placed=placed)
    assert (body["found"], body["points"], body["spent"]) == (1, points, 5_000)
    assert body["lines"][0]["tries"] == 1
    body = mari.done(game_id, "show")
    assert body["spent"] == 5_000 + body["limit"] + body["penalty"]
    clock.advance(61)
    assert len(mari.body(game_id)["lines"]) == 3, "the time of the third rack was up"
    while (body := mari.body(game_id))["over"] is None:
        placed, _ = best_play(body["board"], body["rack"])
        mari.done(game_id, "play", placed=placed)
    assert body["found"] == len(body["lines"]) - 2


def test_a_slip_is_told_by_its_square_and_direction_whichever_style_it_was_typed_in(mari):
    game_id = mari.make("topping")
    own = mari.done(game_id, "typed", text="h7 Õõõ 12")["tries"]
    other = mari.done(game_id, "typed", text="7h Õõõ 12", style="numbered-rows")["tries"]
    tried = {"start": 7 * 15 + 6, "direction": 0, "word": "Õõõ", "claimed": 12}
    assert own[-1]["play"] == tried
    assert other[-1]["play"] == {**tried, "start": 6 * 15 + 7}
    down = mari.done(game_id, "typed", text="g8 Õõõ", style="numbered-rows")["tries"][-1]["play"]
    assert (down["start"], down["direction"]) == (7 * 15 + 6, 1)


def test_who_tries_again_is_not_overtaken_by_his_own_tries(mari):
    game_id = mari.make("topping")
    seq, _ = mari.look(game_id)
    for _ in range(3):
        assert mari.act(game_id, "typed", text="h8 õõ", seq=seq).status == 200


def test_nobody_plays_for_another_and_spectators_see_what_they_may(mari, jaan):
    game_id = mari.make("solitaire")
    jaan.make("solitaire")
    refused = jaan.act(game_id, "pass")
    assert (refused.status, refused.code) == (403, "not-your-seat")
    body = jaan.body(game_id)
    assert body["game"]["rack"] == []
    assert body["racks"] == [[]]
    assert mari.body(game_id)["racks"] == [mari.body(game_id)["game"]["rack"]]


def test_no_seed_leaves_the_server(mari, jaan):
    for variant in ("solitaire", "duplicate", "topping"):
        game_id = mari.make(variant)
        for player in (mari, jaan):
            player.look(game_id)
            player.ask("GET", f"/api/games/{game_id}/json")
    played_out(mari, mari.make("solitaire"))
    mari.ask("GET", "/api/account/export")
    assert not [text for who in (mari, jaan) for text in who.received if SEED in text]
