"""``crossglot admin`` beside a running server."""

from dataclasses import asdict

import pytest
from sqlalchemy import insert

from crossglot.cli import main
from crossglot.server.accounts.audit import entries
from crossglot.server.results.glicko import Rating
from crossglot.server.store.schema.results import rating_records
from tests.server.everybody import Everybody, at_the_terminal
from tests.server.node import serving
from tests.server.visitor import Visitor


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    database = tmp_path_factory.mktemp("admin") / "games.sqlite3"
    with serving(database, banner_every=0.01) as address:
        yield Everybody(address, database)


@pytest.fixture
def admin(served, capsys, monkeypatch):
    """Runs one command; what it printed."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("CROSSGLOT_DATABASE", str(served.database))

    def run(*words, code=0):
        assert main(["admin", *words]) == code
        said = capsys.readouterr()
        return said.err if code else said.out

    return run


def logged(served):
    """The newest line of the audit log."""
    return at_the_terminal(
        served.database, lambda opened: opened.read(lambda connection: entries(connection)[0])
    )


def test_accounts_are_listed(served, admin):
    served.visitor("player").create()
    lines = admin("users").splitlines()
    assert {line.split()[0] for line in lines} >= set(served.accounts.values())
    (player,) = admin("users", "Theplayer").splitlines()
    assert player.split()[:3] == [served.accounts["player"], "Theplayer", "person"]
    assert admin("users", "%") == "", "no pattern"
    assert len(admin("users", "--limit", "2").splitlines()) == 2


def test_games_are_listed(served, admin):
    def listed(who):
        return {line.split()[0] for line in admin("games", who).splitlines()}

    visitor = served.visitor("other")
    before = listed("Theother")
    game_id = visitor.create()
    with visitor.live(game_id) as line:
        line.settled(0)
        line.move({"kind": "resign"})
    running = visitor.create()
    assert listed("Theother") - before == {game_id, running}
    assert listed("Theother") == listed(served.accounts["other"])
    assert admin("games", "Theother", "--running").split()[0] == running
    assert admin("games", "Nobody") == ""


def test_no_rack_and_no_seed_is_printed(served, admin):
    visitor = served.visitor("arbiter")
    game_id = visitor.create()
    rack = visitor.ask("GET", f"/api/games/{game_id}").body["game"]["rack"]
    told = admin("games", "Thearbiter") + admin("users") + admin("word-lists")
    assert str(rack)[1:-1] not in told
    assert "rack" not in told
    assert "seed" not in told


def test_word_lists_of_running_games(served, admin):
    served.visitor("player").create("CS")
    assert "missing" in next(line for line in admin("word-lists").splitlines() if "CS.even" in line)


def test_a_role_is_given_at_once_and_logged(served, admin):
    moderator = served.visitor("moderator")
    assert moderator.ask("GET", "/api/audit").status == 403
    admin("role", "Themoderator", "admin")
    assert moderator.ask("GET", "/api/audit").status == 200
    line = logged(served)
    assert (line.actor, line.action, line.subject) == (
        None, "role-given", served.accounts["moderator"],
    )  # fmt: skip
    admin("role", "Themoderator", "moderator")
    assert moderator.ask("GET", "/api/audit").status == 403


def test_all_sessions_end(served, admin):
    one, two = served.visitor("program"), served.visitor("other")
    assert two.ask("GET", "/api/account/sessions").status == 200
    assert "sessions ended" in admin("sign-out", "Theother")
    assert two.ask("GET", "/api/account/sessions").status == 401
    assert one.ask("GET", "/api/games").status == 200
    assert (logged(served).action, logged(served).subject) == (
        "sessions-ended", served.accounts["other"],
    )  # fmt: skip


def test_the_banner(served, admin):
    visitor = Visitor(served.address)
    with visitor.live(visitor.create()) as line:
        line.settled(0)
        admin("banner", "set", "Back at nine.")
        assert line.until("banner")["banner"]["text"] == "Back at nine."
        assert logged(served).facts == {"text": "Back at nine."}
        assert admin("banner", "show").rstrip().endswith("Back at nine.")
        admin("banner", "clear")
        assert line.until("banner")["banner"] is None
    assert admin("banner", "show") == ""
    assert logged(served).action == "banner-cleared"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["role", "Nobody", "admin"], "no account called"),
        (["role", "Theplayer", "king"], "king"),
        (["sign-out", "Nobody"], "no account called"),
        (["refund", "nothing", "a bug"], "nothing"),
        (["users", "--limit", "0"], "0"),
        (["users", "--database", "/nonexistent/games.sqlite3"], "/nonexistent/games.sqlite3"),
        (["nonsense"], "nonsense"),
    ],
)
def test_what_cannot_be_is_named(admin, words, told):
    assert told in admin(*words, code=2)


def test_no_database_is_made_by_asking(admin, tmp_path):
    admin("users", "--database", str(tmp_path / "none.sqlite3"), code=2)
    assert list(tmp_path.iterdir()) == []


def test_ratings_are_given_back_once(served, admin):
    player, other = served.visitor("player"), served.visitor("other")
    game_id = player.create()
    other.create()

    def rated(connection):
        after = {seat: Rating(1500.0 + 12 * sign, 300.0, 0.06) for seat, sign in ((0, 1), (1, -1))}
        for seat, who in enumerate(("player", "other")):
            row = {"account": served.accounts[who], "family": "HU", "speed": "rapid"}
            told = {"game": game_id, "kind": "game", "at": 1.0, "change": after[seat].value - 1500}
            connection.execute(insert(rating_records).values(**row, **told, **asdict(after[seat])))

    at_the_terminal(served.database, lambda opened: opened.write(rated))
    assert admin("refund", game_id, "a bug") == f"{game_id}: the ratings of 2 accounts given back\n"
    line = logged(served)
    assert (line.actor, line.action, line.subject) == (None, "ratings-refunded", game_id)
    assert line.facts == {"reason": "a bug"}
    assert game_id in admin("refund", game_id, "again", code=2)
