"""Visitors with names, and programs with tokens."""

from tests.server.visitor import Visitor

PASSWORD = "as long as a password should be"

ALL_SCOPES = ("bot", "games:read", "games:play", "challenge")


def person(address, name):
    """A visitor who has registered."""
    visitor = Visitor(address)
    answer = visitor.ask("POST", "/api/account/register", {"name": name, "password": PASSWORD})
    assert answer.status == 201, answer.text
    return visitor


def token_of(visitor, scopes=ALL_SCOPES):
    """A new token of a registered visitor."""
    body = {"label": "test", "scopes": list(scopes), "password": PASSWORD}
    answer = visitor.ask("POST", "/api/account/tokens", body)
    assert answer.status == 201, answer.text
    return answer.body["token"]


def game_of_two(first, second, **setup):
    """A game that both sit at: its id."""
    body = {"edition": "HU-M", "seats": ["me", "open"], **setup}
    game_id = first.ask("POST", "/api/games", body).body["id"]
    answer = second.ask("POST", f"/api/games/{game_id}/seats", {})
    assert answer.status == 200, answer.text
    return game_id
