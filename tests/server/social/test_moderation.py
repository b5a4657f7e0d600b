"""Reports keep their evidence; moderators act on them, and every act is logged."""

import sqlite3

import pytest

from tests.server.node import serving
from tests.server.people_there import PASSWORD, game_of_two, person
from tests.server.social.test_chat import say
from tests.server.visitor import Visitor


@pytest.fixture
def node(tmp_path):
    with serving(tmp_path / "games.sqlite3") as address:
        yield address, tmp_path / "games.sqlite3"


def with_role(node, name, role):
    visitor = person(node[0], name)
    with sqlite3.connect(node[1]) as connection:
        connection.execute("UPDATE accounts SET role = ? WHERE name = ?", (role, name))
    return visitor


@pytest.fixture
def people(node):
    """Ann, Bob, a moderator, and the game in which Bob has said something to Ann."""
    ann, bob = person(node[0], "Ann"), person(node[0], "Bob")
    game_id = game_of_two(ann, bob)
    say(bob, game_id, "something nasty")
    return ann, bob, with_role(node, "Molly", "moderator"), game_id


def report(visitor, **body):
    return visitor.ask("POST", "/api/reports", {"who": "Bob", "reason": "abuse", **body})


def rule(moderator, **body):
    return moderator.ask("POST", "/api/moderation/rulings", {"who": "Bob", **body})


def test_a_report_keeps_what_was_said(people):
    ann, bob, molly, game_id = people
    assert report(ann, game=game_id, text="he is rude").status == 201
    bob.ask("POST", "/api/account/erase", {"name": "Robert", "password": PASSWORD})
    found = molly.ask("GET", "/api/moderation/reports").body
    assert [(entry["reason"], entry["text"], entry["open"]) for entry in found] == [
        ("abuse", "he is rude", True)
    ]
    assert [line["text"] for line in found[0]["evidence"]] == ["something nasty"]
    assert all("name" not in line for line in found[0]["evidence"])


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"who": "Ann"}, 422, "not-oneself"),
        ({"who": "Nobody"}, 404, "account-unknown"),
        ({"reason": "ugly"}, 400, "malformed-message"),
        ({"text": "x" * 501}, 400, "malformed-message"),
        ({"game": "nosuchgame"}, 404, "game-unknown"),
        ({"evidence": []}, 400, "malformed-message"),
    ],
)
def test_bad_reports(people, body, status, code):
    answer = report(people[0], **body)
    assert (answer.status, answer.code) == (status, code)
    assert people[2].ask("GET", "/api/moderation/reports").body == []


def test_many_reports_are_too_many(people):
    answers = [report(people[0]) for _ in range(7)]
    assert (answers[-1].status, answers[-1].code) == (429, "reports-too-many")


def test_strangers_do_not_report(node, people):
    answer = report(Visitor(node[0]))
    assert (answer.status, answer.code) == (401, "not-signed-in")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/moderation/reports", None),
        ("POST", "/api/moderation/rulings", {"who": "Ann", "kind": "mute"}),
        ("POST", "/api/moderation/refunds", {"game": "g", "reason": "x"}),
    ],
)
def test_only_moderators_moderate(node, people, method, path, body):
    _, bob, molly, _ = people
    for visitor, code in ((Visitor(node[0]), "not-signed-in"), (bob, "role-missing")):
        assert visitor.ask(method, path, body).code == code
    if "refunds" in path:
        assert molly.ask(method, path, body).code == "role-missing", "that is for admins"


def test_a_mute_holds_until_it_is_lifted_and_is_told(people):
    ann, bob, molly, game_id = people
    made = report(ann, game=game_id).body["id"]
    assert rule(molly, kind="mute", note="be kind", hours=24, report=made).status == 201
    refused = say(bob, game_id, "but", "b")
    assert (refused.status, refused.code) == (403, "chat-muted")
    told = bob.ask("GET", "/api/account/rulings").body
    assert [(entry["kind"], entry["note"]) for entry in told] == [("mute", "be kind")]
    assert "by" not in told[0], "the moderator is not named"
    assert molly.ask("GET", "/api/moderation/reports").body == []
    assert molly.ask("GET", "/api/moderation/reports?which=all").body[0]["open"] is False
    again = rule(molly, kind="warn", report=made)
    assert (again.status, again.code) == (409, "report-decided")
    assert rule(molly, kind="lift").status == 201
    assert say(bob, game_id, "sorry", "c").status == 201


def test_a_mute_ends_by_itself(people):
    _, bob, molly, game_id = people
    assert rule(molly, kind="mute", hours=1e-9).status == 201
    assert say(bob, game_id, "again", "b").status == 201


def test_a_closed_account_is_signed_out_and_stays_out(node, people):
    ann, bob, molly, game_id = people
    with bob.live(game_id) as line:
        line.until("snapshot")
        assert rule(molly, kind="close", note="enough").status == 201
        assert line.until("error")["error"]["code"] == "signed-out"
    assert bob.ask("GET", "/api/account").body["kind"] == "visitor"
    login = {"name": "Bob", "password": PASSWORD}
    refused = Visitor(node[0]).ask("POST", "/api/account/login", login)
    assert (refused.status, refused.code) == (401, "sign-in-refused")
    assert rule(molly, kind="lift").status == 201
    assert Visitor(node[0]).ask("POST", "/api/account/login", login).status == 200
    assert ann.ask("GET", f"/api/games/{game_id}").status == 200


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"kind": "warn", "who": "Molly"}, 422, "not-oneself"),
        ({"kind": "warn", "who": "Nobody"}, 404, "account-unknown"),
        ({"kind": "hang"}, 400, "malformed-message"),
        ({"kind": "mute", "hours": 0}, 400, "malformed-message"),
        ({"kind": "mute", "hours": -1}, 400, "malformed-message"),
        ({"kind": "mute", "hours": 1e9}, 400, "malformed-message"),
        ({"kind": "warn", "note": "x" * 501}, 400, "malformed-message"),
        ({"kind": "warn", "report": "nosuchreport"}, 404, "report-unknown"),
    ],
)
def test_bad_rulings(people, body, status, code):
    answer = rule(people[2], **body)
    assert (answer.status, answer.code) == (status, code)
    assert people[1].ask("GET", "/api/account/rulings").body == []


@pytest.mark.parametrize("kind", ["warn", "mute", "close", "lift", "dismiss"])
def test_only_an_admin_rules_on_those_who_rule(node, people, kind):
    molly = people[2]
    boss, other = with_role(node, "Boss", "admin"), with_role(node, "Olga", "moderator")
    for name in ("Boss", "Olga"):
        refused = rule(molly, who=name, kind=kind)
        assert (refused.status, refused.code) == (403, "role-missing")
        assert refused.body["error"]["facts"] == {"role": "admin"}
    assert other.ask("GET", "/api/account/sessions").status == 200, "nobody is signed out"
    assert rule(boss, who="Olga", kind=kind).status == 201


def test_a_report_decides_about_whom_it_is(people):
    ann, bob, molly, _ = people
    made = bob.ask("POST", "/api/reports", {"who": "Ann", "reason": "other"}).body["id"]
    answer = rule(molly, kind="warn", report=made)
    assert (answer.status, answer.code) == (422, "report-other-account")
    assert ann.ask("GET", "/api/account/rulings").body == []


def test_every_ruling_is_in_the_log(node, people):
    ann, _, molly, game_id = people
    made = report(ann, game=game_id).body["id"]
    rule(molly, kind="dismiss", report=made)
    rule(molly, kind="warn")
    admin = with_role(node, "Ada", "admin")
    logged = [entry["action"] for entry in admin.ask("GET", "/api/audit").body]
    assert {"moderation-dismiss", "moderation-warn"} <= set(logged)
    assert people[1].ask("GET", "/api/account/rulings").body[0]["kind"] == "warn"


def test_a_refund_over_http(node, people):
    admin = with_role(node, "Ada", "admin")
    body = {"game": people[-1], "reason": "the server fell over"}
    answer = admin.ask("POST", "/api/moderation/refunds", body)
    assert (answer.status, answer.code) == (404, "rating-not-changed")
    answer = admin.ask("POST", "/api/moderation/refunds", {**body, "reason": ""})
    assert answer.code == "malformed-message"
