"""One's account in a browser: keys, sessions, tokens, and what a guest brings along."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.authenticator import kept, plug_in
from tests.e2e.conftest import REFUSED, needs_browser
from tests.e2e.table import Table
from tests.e2e.test_access import LOOKS, NAMES, violations

pytestmark = needs_browser

PASSWORD = "rongyos hétfő"


def enter(page, name, button):
    """Take a name, or sign in, by keyboard alone."""
    new = button == "Create an account"
    page.get_by_label("I am new here" if new else "I have an account").press("Space")
    kind = "new-password" if new else "current-password"
    expect(page.get_by_label("Password", exact=True)).to_have_attribute("autocomplete", kind)
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name=button, exact=True).press("Enter")
    expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()


def part(page, title):
    return page.get_by_role("region", name=title, exact=True)


def test_a_passkey_is_made_used_and_removed(visit, server):
    page = visit(server)
    page.goto(server.address.replace("127.0.0.1", "localhost") + "/account")
    page.get_by_role("combobox").first.select_option("en")
    plug_in(page)
    enter(page, "Piroska", "Create an account")
    keys = part(page, "Passkeys")
    expect(keys.get_by_text("No passkeys yet.")).to_be_visible()
    keys.get_by_label("What shall the new passkey be called?").fill("My telephone")
    keys.get_by_role("button", name="Make a passkey").press("Enter")
    expect(keys.get_by_role("listitem")).to_contain_text("My telephone")
    assert len(kept(page)) == 1
    page.get_by_role("button", name="Sign out", exact=True).press("Enter")
    page.get_by_role("button", name="Sign in with a passkey").press("Enter")
    expect(page.get_by_text("You are signed in as Piroska.")).to_be_visible()
    keys.get_by_role("button", name="Remove: My telephone").press("Enter")
    expect(keys.get_by_text("No passkeys yet.")).to_be_visible()
    expect(keys.get_by_role("list")).to_be_focused()


def test_who_forgot_the_password_is_asked_for_the_name(visit, server):
    page = visit(server, "/account", "en")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Forgotten the password").press("Enter")
    expect(page.get_by_label("Name", exact=True)).to_be_focused()
    page.get_by_label("Name", exact=True).fill("Nobody at all")
    page.get_by_role("button", name="Forgotten the password").press("Enter")
    expect(page.get_by_role("status").filter(has_text="e-mail")).to_be_visible()


def test_a_session_is_ended_from_another_browser(visit, server):
    first, second = visit(server, "/account", "en"), visit(server, "/account", "en")
    enter(first, "Sarolta", "Create an account")
    enter(second, "Sarolta", "Sign in")
    sessions = part(second, "Where you are signed in")
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    sessions.get_by_role("button", name=re.compile("Sign out there")).click()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    first.reload()
    expect(first.get_by_role("button", name="Sign in", exact=True)).to_be_visible()


def test_a_token_is_shown_once_and_revoked(visit, server):
    page = visit(server, "/account", "en")
    enter(page, "Tekla", "Create an account")
    tokens = part(page, "Tokens for programs")
    tokens.get_by_label("What is the token for?").fill("My bot")
    tokens.get_by_label("make games and play them").check()
    tokens.get_by_role("button", name="Make a token").press("Enter")
    shown = tokens.get_by_label("Your new token")
    expect(shown).to_be_focused()
    asked = page.request.get(
        "/api/games", headers={"authorization": f"Bearer {shown.input_value()}"}
    )
    assert asked.ok
    page.reload()
    expect(tokens.get_by_text("My bot")).to_be_visible()
    expect(shown).to_have_count(0)
    tokens.get_by_role("button", name="Revoke: My bot").click()
    expect(tokens.get_by_text("No tokens.")).to_be_visible()


def test_a_new_password_shuts_programs_out_if_wanted(visit, server):
    page = visit(server, "/account", "en")
    enter(page, "Tivadar", "Create an account")
    tokens, password = part(page, "Tokens for programs"), part(page, "Password")
    ends = password.get_by_label("Make the tokens of my programs invalid, too")
    expect(tokens.get_by_text("No tokens.")).to_be_visible()
    expect(ends).to_have_count(0)
    tokens.get_by_label("What is the token for?").fill("My bot")
    tokens.get_by_role("button", name="Make a token").press("Enter")
    expect(tokens.get_by_label("Your new token")).to_be_focused()
    ends.check()
    assert violations(page) == []
    password.get_by_label("Your password so far").fill(PASSWORD)
    password.get_by_label("New password").fill("another horse 9")
    password.get_by_role("button", name="Change the password").press("Enter")
    expect(tokens.get_by_text("No tokens.")).to_be_visible()
    expect(ends).to_have_count(0)
    expect(password.get_by_role("status")).to_have_text(re.compile("The new password is kept"))


def test_a_guest_keeps_his_game_when_he_signs_in(visit, server, sit_down):
    known = visit(server, "/account", "en")
    enter(known, "Ursula", "Create an account")
    table = sit_down("en", "HU-M")
    address = table.page.url
    table.page.goto("/account")
    expect(table.page.get_by_text("What you play here as a guest goes with you")).to_be_visible()
    enter(table.page, "Ursula", "Sign in")
    for page in (table.page, known):
        page.goto(address)
        assert Table(page).state()["you"] == 0


def test_an_account_is_erased_when_its_name_is_written(visit, server):
    page = visit(server, "/account", "en")
    enter(page, "Vilma", "Create an account")
    data = part(page, "Your data")
    data.get_by_text("Erase my account").first.click()
    data.get_by_label("Write Vilma to show that you mean it").fill("Wilma")
    data.get_by_role("button", name="Erase my account").click()
    expect(data.get_by_role("alert")).to_be_visible()
    data.get_by_label("Write Vilma to show that you mean it").fill("Vilma")
    data.get_by_role("button", name="Erase my account").click()
    expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    visit.pardon(REFUSED)


@pytest.mark.parametrize("look", LOOKS[1:], ids=NAMES[1:])
def test_axe_finds_nothing(visit, server, look):
    page = visit(server, "/account", "en", **look)
    enter(page, f"Wanda{''.join(map(chr, (97 + LOOKS.index(look),)))}", "Create an account")
    page.get_by_text("Erase my account").first.click()
    expect(part(page, "Tokens for programs").get_by_text("No tokens.")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
