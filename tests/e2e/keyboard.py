"""Buttons as somebody presses them who uses no mouse."""

from playwright.sync_api import Locator, expect


def press(button: Locator) -> None:
    """Enter on a button, once it can be pressed: it cannot while something is on its way."""
    expect(button).to_be_enabled()
    button.press("Enter")
