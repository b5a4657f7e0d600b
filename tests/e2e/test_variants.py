"""Variants in a browser: one whole short game of each, by keyboard, and what axe says of it."""

import re

from playwright.sync_api import Locator, expect

from crossglot.editions import load_edition
from tests.e2e.choice import choose, label
from tests.e2e.conftest import REFUSED, needs_browser
from tests.e2e.keyboard import press
from tests.e2e.test_access import violations

pytestmark = needs_browser

GCG = "#player1 A Anna\n#player2 B Béla\n>A: LÓABCDE 8H LÓ +6 6\n>B: KDABCEF - +0 0\n"
"""A board with one word, which two may take apart: Béla moved last, so the first seat begins."""


BEGIN = re.compile("^(Start|Offer) the game$")


def begin(visit, server, variant, **options):
    """The table of a new game of a variant."""
    page = visit(server, f"/variants?variant={variant}&edition=HU-M", "en")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for field, value in options.items():
        page.get_by_label(field).fill(value)
    press(page.get_by_role("button", name=BEGIN))
    page.wait_for_url("**/variant/*")
    return page


def table(page):
    return page.locator("main")


def typed(page, text):
    line = page.get_by_label("Your move")
    line.fill(text)
    # What the table does not take yet stays in the line.
    expect(line.locator("xpath=following-sibling::button")).to_be_enabled()
    line.press("Enter")


def test_every_variant_is_told_and_begun_from_its_page(visit, server):
    page = visit(server, "/", "en")
    page.get_by_role("link", name="Variants").press("Enter")
    expect(page).to_have_title("Variants – Crossglot")
    assert violations(page) == []
    for name in ("Solitaire", "Duplicate against the top", "Topping", "Removal game", "Bingo"):
        page.get_by_role("link", name=name, exact=True).press("Enter")
        expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
        expect(page.get_by_role("button", name=BEGIN)).to_be_visible()
        assert violations(page) == [], name
        page.go_back()


def test_a_solitaire(visit, server):
    page = begin(visit, server, "solitaire")
    expect(page.get_by_role("grid")).to_be_visible()
    assert violations(page) == []
    typed(page, "8h zzzz")
    expect(page.get_by_test_id("alerted")).not_to_be_empty()
    visit.pardon(REFUSED)
    typed(page, "pass")
    expect(page.get_by_test_id("said")).to_contain_text("passed")
    press(page.get_by_role("button", name="End the game"))
    press(page.get_by_role("dialog").get_by_role("button", name="End the game"))
    expect(table(page)).to_have_attribute("data-phase", "over")
    expect(page.get_by_text(re.compile("Place 1 among your 1 game "))).to_be_visible()
    page.goto("/variants")
    expect(page.get_by_role("heading", name="Your best solitaires")).to_be_visible()


def test_tiles_that_lie_open_are_chosen(visit, server):
    page = visit(server, "/variants?variant=solitaire&edition=HU-M", "en")
    page.get_by_role("radio", name="Open tiles").check(force=True)
    press(page.get_by_role("button", name="Start the game"))
    expect(page.get_by_role("heading", name="Choose 7 tiles")).to_be_visible()
    assert violations(page) == []
    for letter in "AKRTELS":
        press(page.get_by_role("button", name=re.compile(rf"^{letter} ?, ")))
    press(page.get_by_role("button", name="Take 7 of 7"))
    typed(page, "8g tar")
    expect(page.get_by_test_id("said")).to_contain_text("TAR")
    expect(page.get_by_role("heading", name="Choose 3 tiles")).to_be_visible()


def test_duplicate_against_the_top(visit, server):
    page = begin(visit, server, "duplicate")
    expect(page.get_by_test_id("said")).to_contain_text("Round 1")
    expect(page.get_by_role("timer")).to_be_visible()
    typed(page, "8h ó")
    expect(page.get_by_test_id("said")).to_contain_text("Top:")
    expect(page.get_by_role("cell", name=re.compile("%"))).to_be_visible()
    page.reload()
    press(page.get_by_role("button", name="Next rack"))
    expect(table(page)).to_have_attribute("data-number", "2")
    assert violations(page) == []
    press(page.get_by_role("button", name="End the game"))
    press(page.get_by_role("dialog").get_by_role("button", name="End the game"))
    expect(table(page)).to_have_attribute("data-phase", "over")
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(2)


def test_topping(visit, server):
    page = begin(visit, server, "topping")
    expect(page.get_by_test_id("said")).to_contain_text("Round 1")
    typed(page, "8h ó")
    expect(page.get_by_test_id("said")).to_contain_text("not the top")
    assert violations(page) == []
    show = page.get_by_role("button", name="Show the top")
    for number in range(2, 60):
        press(show)
        over = table(page).and_(page.locator("[data-phase=over]"))
        expect(over.or_(page.locator(f'main[data-number="{number}"]'))).to_be_visible()
        if over.count():
            break
    expect(page.get_by_text(re.compile(r"of \d+ tops found"))).to_be_visible()


def test_a_board_is_taken_apart(visit, server):
    page = begin(
        visit, server, "removal", **{"Or a recorded game (GCG or our own JSON), pasted here": GCG}
    )
    press(page.get_by_role("button", name="Start the game"))
    expect(page.get_by_role("grid")).to_be_visible()
    page.get_by_role("gridcell", name=re.compile("^H8, L")).focus()
    page.keyboard.press("Space")
    expect(page.get_by_test_id("said")).to_contain_text("chosen")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(table(page)).to_have_attribute("data-phase", "over")
    expect(page.get_by_label("What is happening")).to_contain_text(
        "Nothing is left on the board. Winner: You"
    )


def test_squares_of_a_variant_are_called_as_the_settings_say(visit, server):
    """L and Ó lie on 8H and 8I of a Hungarian board: H8 and H9 where rows have letters."""
    page = visit(server, "/settings", "en")
    page.get_by_label("Rows by letter, columns by number").check(force=True)
    page.goto("/variants?variant=removal&edition=HU-M")
    page.get_by_label("Or a recorded game (GCG or our own JSON), pasted here").fill(GCG)
    press(page.get_by_role("button", name=BEGIN))
    page.wait_for_url("**/variant/*")
    press(page.get_by_role("button", name="Start the game"))
    expect(page.get_by_role("gridcell", name=re.compile("^H9, Ó"))).to_be_visible()
    typed(page, "H8 9H")
    expect(table(page)).to_have_attribute("data-phase", "over")
    expect(page.get_by_role("listitem").filter(has_text="H8 H9")).to_be_visible()


def test_bingo_of_two(visit, server):
    page = begin(visit, server, "bingo")
    other = visit(server, page.url.removeprefix(server.address), "hu")
    press(other.get_by_role("button", name="Leülök"))
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(3)
    press(page.get_by_role("button", name="Start the game"))
    for who, labels in (
        (page, ("First word", "Second word", "Write")),
        (other, ("Első szó", "Második szó", "Felírom")),
    ):
        who.get_by_label(labels[0]).fill("eladott")
        who.get_by_label(labels[1]).fill("kaparta")
        press(who.get_by_role("button", name=labels[2]))
    expect(page.get_by_role("button", name="Call the next letter")).to_be_enabled()
    assert violations(page) == []
    play_to_the_end(page, other)
    expect(page.locator("main .called").first).to_contain_text("Winner: You")
    expect(other.locator("main")).to_have_attribute("data-phase", "over")


def play_to_the_end(page, other):
    """Letters are called and crossed off by keyboard until the card is full."""
    call = page.get_by_role("button", name="Call the next letter")
    for number in range(1, 101):
        press(call)
        expect(page.locator(f'main[data-called="{number}"]')).to_be_visible()
        cross = page.get_by_role("button", name=re.compile("^Cross off"))
        if cross.count():
            left = page.get_by_text(re.compile("You: .* left"))
            before = left.inner_text()
            press(cross.first)
            expect(left).not_to_have_text(before)
            if "You: 0" in left.inner_text():
                break
    expect(other.locator(f'main[data-called="{number}"]')).to_be_visible()
    press(page.get_by_role("button", name="Bingo!"))
    expect(page.get_by_test_id("said")).to_contain_text("bingo")
    press(call)


def person(visit, server, name):
    """Somebody with a name, at the lobby."""
    page = visit(server, "about:blank", "en")
    body = {"name": name, "password": "rongyos hétfő"}
    assert page.request.post("/api/account/register", data=body).ok
    page.goto("/lobby?own=1")
    return page


def test_a_bingo_is_offered_in_the_lobby_and_found_there(visit, server):
    host = person(visit, server, "Bertalan")
    host.locator('input[name=played][value="bingo"]').check(force=True)
    host.locator("#offer").get_by_label("Edition").select_option("HU-M")
    assert violations(host) == []
    guest = visit(server, "/lobby", "en")
    press(host.get_by_role("button", name="Offer the game"))
    host.wait_for_url("**/variant/*")
    seeks = guest.get_by_role("region", name="Looking for players")
    line = seeks.get_by_role("listitem").filter(has_text="Bertalan")
    expect(line).to_contain_text("Bingo")
    press(line.get_by_role("button", name="Sit down"))
    guest.wait_for_url("**/variant/*")
    expect(host.get_by_text("Guest", exact=True)).to_be_visible()
    expect(guest.get_by_role("button", name="Leave")).to_be_visible()
    assert violations(guest) == []
    press(guest.get_by_role("button", name="Leave"))
    guest.wait_for_url("**/lobby")
    press(host.get_by_role("button", name="Withdraw the game"))
    host.wait_for_url("**/lobby")
    expect(line).to_have_count(0)


def test_who_is_invited_is_told_on_every_page_and_declines(visit, server):
    guest = person(visit, server, "Vilmos")
    host = person(visit, server, "Vendel")
    host.goto("/variants?variant=removal&edition=HU-M")
    host.get_by_label("Or a recorded game (GCG or our own JSON), pasted here").fill(GCG)
    host.get_by_label("Invite").fill("Vilmos")
    press(host.get_by_role("button", name="Offer the game"))
    host.wait_for_url("**/variant/*")
    expect(host.get_by_text("Vilmos – invited")).to_be_visible()
    guest.goto("/study")
    expect(guest.get_by_text("Invited to play by Vendel.")).to_be_visible()
    assert violations(guest) == []
    guest.get_by_role("link", name="Open the game").press("Enter")
    press(guest.get_by_role("button", name="Decline"))
    guest.wait_for_url("**/lobby")
    guest.goto("/account")
    guest.get_by_role("group", name="Invitations to play").get_by_label("on the page").uncheck()
    expect(guest.get_by_role("region", name="Notifications")).to_contain_text("Saved.")
    guest.reload()
    kept = guest.get_by_role("group", name="Invitations to play").get_by_label("on the page")
    expect(kept).not_to_be_checked()
    assert violations(guest) == []


def test_house_rules_and_what_tiles_would_earn(visit, server):
    page = visit(server, "/variants?variant=solitaire&edition=HU-M", "en")
    page.get_by_text("House rules", exact=True).press("Enter")
    page.locator("input[name=rack_size]").fill("8")
    assert violations(page) == []
    press(page.get_by_role("button", name="Start the game"))
    page.wait_for_url("**/variant/*")
    path = page.url.replace("/variant/", "/api/games/")
    body = page.request.get(path).json()["game"]["body"]
    assert len(body["game"]["rack"]) == 8
    choice = choose("HU-M", body["game"]["board"], body["game"]["rack"][:7])
    page.get_by_role("gridcell", name=re.compile("^H8,")).focus()
    if choice.down:
        page.keyboard.press("Space")
    for _ in range(7 - (choice.laid[0][0] % 15)):
        page.keyboard.press("ArrowLeft")
    for _, tile in choice.laid:
        page.keyboard.type(label(load_edition("HU-M"), tile).lower())
    play: Locator = page.get_by_role("button", name=re.compile(f"^Play.*{choice.points}"))
    expect(play).to_be_visible()
