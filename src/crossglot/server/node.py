"""One node: the application with what is installed on this machine."""

from __future__ import annotations

from collections.abc import Callable

import structlog

from crossglot.server.app import Application
from crossglot.server.games.computer_players import ComputerPlayers
from crossglot.server.games.lexicons import InstalledLexicons
from crossglot.server.operations.metrics import told_to_prometheus
from crossglot.server.run import Server, address_of, listen
from crossglot.server.settings.settings import Settings
from crossglot.server.store.home import open_home

log = structlog.get_logger("crossglot.node")


def serve_node(settings: Settings, tell: Callable[[str], None]) -> None:
    """Serve until stopped; ``tell`` gets the address.

    Raises:
        ServerError: An address is taken, or the database cannot be used.
        OperationsError: A setting has no sense.
    """
    with listen(settings) as listening:
        home = open_home(settings.database)
        application = Application(settings, home, InstalledLexicons(), ComputerPlayers())
        with told_to_prometheus(settings, application.metrics) as port:
            tell(address_of(listening))
            if port is not None:
                log.info("metrics are told", host=settings.metrics_host, port=port)
            Server(application, settings).serve_until_stopped(listening)
