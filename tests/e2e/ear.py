"""A page for the ear, as somebody uses it who only types and listens."""

from playwright.sync_api import Page, expect


class Ear:
    """A page for the ear, and the one line of it that is typed into.

    Args:
        page: A page that shows a game for the ear.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.locator("#listen-line")
        expect(self.line).to_be_focused()

    @property
    def said(self):
        """What was said last."""
        return self.page.get_by_test_id("said")

    def asked(self, path: str):
        """What the server answers this visitor at ``path``."""
        return self.page.evaluate("path => fetch(path).then(r => r.json())", path)

    def type(self, text: str) -> None:
        """Type a line, and send it."""
        self.line.fill(text)
        self.line.press("Enter")
