"""One node: the application with what is installed on this machine."""

from __future__ import annotations

from collections.abc import Callable

from crossglot.server.app import Application
from crossglot.server.bots import ComputerPlayers
from crossglot.server.installed import InstalledLexicons
from crossglot.server.run import Server, address_of, listen
from crossglot.server.settings import Settings
from crossglot.server.store.home import open_home


def serve_node(settings: Settings, tell: Callable[[str], None]) -> None:
    """Serve until stopped; ``tell`` gets the address.

    Raises:
        ServerError: The address is taken, or the database cannot be used.
    """
    with listen(settings) as listening:
        home = open_home(settings.database)
        application = Application(settings, home, InstalledLexicons(), ComputerPlayers())
        tell(address_of(listening))
        Server(application, settings).serve_until_stopped(listening)
