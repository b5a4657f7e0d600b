"""Answers that are late: what a page does meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Route


@contextmanager
def held(page: Page, address: str, *, going: bool = True) -> Iterator[None]:
    """What ``page`` asks for at ``address``, a pattern, waits to the end of the block.

    Then it is ``going``, in its order, or never arrives.
    """
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route(address, hold)
    yield
    for route in waiting:
        if going:
            route.continue_()
        else:
            route.abort()
    page.unroute(address)
