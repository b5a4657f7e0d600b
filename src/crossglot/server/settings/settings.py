"""How a server is set up. Every value has a default that suits one machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from operator import attrgetter
from pathlib import Path
from typing import Literal

from platformdirs import user_data_path

from crossglot.errors import OperationsCode, OperationsError


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client may ask for.

    Attributes:
        message: Bytes of a message or a request body; more is refused.
        frame: Bytes of a WebSocket message; a larger one is not even read, and
            the connection is closed with code 1009.
        burst: Messages of one connection at once.
        rate: Messages of one connection a second, in the long run.
        patience: Messages dropped in a row before a flooding connection is closed.
        connections: Live connections of one address at once.
        here: Count this very machine (127.0.0.1, ::1) like any other address. It
            is left alone otherwise: it is a test, or a proxy nobody told us of.
    """

    message: int = 16 * 1024
    frame: int = 256 * 1024
    burst: int = 60
    rate: int = 20
    patience: int = 500
    connections: int = 500
    here: bool = False


@dataclass(frozen=True, slots=True)
class Rates:
    """How often one account may ask, by the kind of request.

    Each is a text such as ``20/minute``, or several with semicolons between
    them, ``20/minute;300/day``; an empty one is no limit.

    Attributes:
        create_game: Games made, or offered.
        register: Names and passwords set up, and passkeys.
        log_in: Tries to log in.
        words: Questions about words and rules.
        analyse: Turns weighed by the engine.
        chat: Lines written to others.
        change: Everything else that changes something.
        read: Everything else that is read.
        crowd: An address may ask this many times as often as an account: a
            school or a club has one address.
    """

    create_game: str = "60/minute"
    register: str = "10/minute"
    log_in: str = "20/minute"
    words: str = "600/minute"
    analyse: str = "120/minute"
    chat: str = "60/minute"
    change: str = "600/minute"
    read: str = "3000/minute"
    crowd: int = 30


def default_database() -> Path:
    """Where games are kept when nobody says otherwise: the user's data folder."""
    return user_data_path("crossglot") / "games.sqlite3"


def built_page() -> Path:
    """Where the built page lies: in the package."""
    return Path(str(resources.files("crossglot"))) / "web"


_YEAR = 366 * 24 * 3600

RANGES: Mapping[str, tuple[float, float]] = {
    "port": (0, 65535),
    "metrics_port": (0, 65535),
    "threads": (1, 64),
    "lease": (0.1, 3600),
    "banner_every": (0.01, 3600),
    "stream_pause": (0.01, 3600),
    "gone_after": (0, _YEAR),
    "abandoned_after": (0, _YEAR),
    "overdue_after": (0, _YEAR),
    "spectator_delay": (0, 1000),
    "limits.message": (1, 2**30),
    "limits.frame": (1, 2**30),
    "limits.burst": (1, 10**9),
    "limits.rate": (0, 10**9),
    "limits.patience": (0, 10**9),
    "limits.connections": (1, 10**9),
    "rates.crowd": (1, 10**9),
}
"""Setting -> the least and the most it may be: every number has such bounds."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is set up.

    Raises:
        OperationsError: ``setting-value``: a number out of its range.

    Attributes:
        host: Address to listen on.
        port: Port to listen on; 0 takes any that is free.
        database: The SQLite file, made with its folder when absent; or
            ``postgresql://name:password@host:port/database``.
        redis: ``redis://host:port/number``, where several nodes on one database meet.
        lease: Seconds without a sign of life of a node after which the others take over.
        workers: Computer players think in ``crossglot worker`` processes, not here.
        web: Folder of the built page.
        hosts: Names under which this server may be asked for. None given: the
            names of this machine, and ``host``; * is any.
        origins: Other hosts (``name:port``) whose pages may use this server.
        trusted_proxies: Addresses or networks of the proxies in front, which are
            believed when they say who asks (``X-Forwarded-For``).
        secure_cookies: Send cookies over HTTPS only; right behind a TLS proxy.
        threads: Computer players that think at once.
        seed: Draws the same tiles in every game and event, for tests only: who knows
            it knows every rack. None given: chance.
        log_format: ``json``, ``console`` for people, or ``auto``: what suits the stream.
        access_log: Log every request that is answered.
        metrics_host: Address on which Prometheus may ask.
        metrics_port: Port on which Prometheus may ask, at ``/metrics``; 0 takes
            any that is free. None given: nowhere.
        banner_every: Seconds between two looks for a banner that was put up.
        stream_pause: Seconds after which an event stream without news sends an empty line.
        phrases_only: In chats nothing but ready-made phrases may be said: for children and
            classes.
        limits: What one client may ask for.
        rates: How often one account or address may ask.
        gone_after: Seconds without a connection after which the others may claim a timed game.
        abandoned_after: The same, after which the site ends it.
        overdue_after: Seconds that a turn may take in a game without a clock.
        spectator_delay: Turns that spectators of rated games are behind.
        public_url: Where people reach this server, such as ``https://play.example``;
            None is the address that they ask for, which suits one's own machine.
        mail: How letters are sent: ``console`` prints them, ``smtp://user:password@host:port``
            and ``smtps://...`` hand them to a mail server.
        mail_sender: From whom letters are.
        own_machine: Who asks from this very machine is its operator, and may have lexicons compiled
            from the page. Only where ``host`` is an address of this machine alone, and never
            for what comes through a proxy; ``make play`` says so.
        reminders: Write to players of weekly events who have a confirmed address and have
            not handed in, before a round closes.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | Path = field(default_factory=default_database)
    lease: float = 3.0
    workers: bool = False
    web: Path = field(default_factory=built_page)
    hosts: frozenset[str] = frozenset()
    origins: frozenset[str] = frozenset()
    trusted_proxies: frozenset[str] = frozenset()
    secure_cookies: bool = False
    threads: int = 2
    seed: str | None = None
    log_format: Literal["auto", "json", "console"] = "auto"
    access_log: bool = False
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    banner_every: float = 5.0
    redis: str | None = None
    stream_pause: float = 10.0
    phrases_only: bool = False
    limits: Limits = field(default_factory=Limits)
    rates: Rates = field(default_factory=Rates)
    gone_after: int = 60
    abandoned_after: int = 300
    overdue_after: int = 14 * 24 * 3600
    spectator_delay: int = 0
    public_url: str | None = None
    mail: str = "console"
    mail_sender: str = "Crossglot <crossglot@localhost>"
    own_machine: bool = False
    reminders: bool = True

    def __post_init__(self) -> None:
        for name, (least, most) in RANGES.items():
            value = attrgetter(name)(self)
            if value is not None and not least <= value <= most:
                raise OperationsError(
                    OperationsCode.SETTING_VALUE,
                    setting=name,
                    value=value,
                    reason=f"{least}..{most}",
                )
