"""What the page tells of the server itself: a banner, a restart."""

from playwright.sync_api import expect

from tests.e2e.conftest import needs_browser
from tests.e2e.server import Server
from tests.e2e.test_access import violations

pytestmark = needs_browser


def test_a_banner_appears_and_goes(visit, tmp_path):
    server = Server(tmp_path)
    server.start()

    try:
        page = visit(server, "/lobby?own=1", "en")
        expect(page.get_by_role("heading", name="Offer a game")).to_be_visible()
        server.command("admin", "banner", "set", "Back at nine.")
        status = page.get_by_role("status").filter(has_text="Back at nine.")
        expect(status).to_be_visible()
        assert violations(page) == []
        server.command("admin", "banner", "clear")
        expect(status).to_have_count(0)
        page.close()  # it would complain of a server that is gone
    finally:
        server.stop()


def test_a_restart_is_told_and_the_game_goes_on(visit, tmp_path):
    server = Server(tmp_path)
    server.start()
    try:
        page = visit(server, "/", "en")
        page.locator("form button.primary").click()
        expect(page.get_by_role("grid")).to_be_visible()
        expect(page.locator(".link p")).to_have_count(0)  # the line is open
        server.stop()
        expect(page.get_by_text("The server restarts.")).to_be_visible()
        server.start()
        expect(page.get_by_text("The server restarts.")).to_have_count(0)
        visit.pardon("net::ERR_", "WebSocket")
    finally:
        server.stop()
