"""How a server is set up. Every value has a default that suits one machine."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path

from platformdirs import user_data_path


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
    """

    message: int = 16 * 1024
    frame: int = 256 * 1024
    burst: int = 60
    rate: int = 20
    patience: int = 500


def default_database() -> Path:
    """Where games are kept when nobody says otherwise: the user's data folder."""
    return user_data_path("crossglot") / "games.sqlite3"


def built_page() -> Path:
    """Where the built page lies: in the package."""
    return Path(str(resources.files("crossglot"))) / "web"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is set up.

    Attributes:
        host: Address to listen on.
        port: Port to listen on; 0 takes any that is free.
        database: The SQLite file, made with its folder when absent; or
            ``postgresql://name:password@host:port/database``.
        redis: ``redis://host:port/number``, where several nodes on one database meet.
        web: Folder of the built page.
        origins: Other hosts (``name:port``) whose pages may use this server.
        secure_cookies: Send cookies over HTTPS only; right behind a TLS proxy.
        threads: Computer players that think at once.
        seed: Draws the tiles of every game, for tests only; None is chance.
        limits: What one client may ask for.
        public_url: Where people reach this server, such as ``https://play.example``;
            None is the address that they ask for, which suits one's own machine.
        mail: How letters are sent: ``console`` prints them, ``smtp://user:password@host:port``
            and ``smtps://...`` hand them to a mail server.
        mail_sender: From whom letters are.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | Path = field(default_factory=default_database)
    redis: str | None = None
    web: Path = field(default_factory=built_page)
    origins: frozenset[str] = frozenset()
    secure_cookies: bool = False
    threads: int = 2
    seed: str | None = None
    stream_pause: float = 10.0
    phrases_only: bool = False
    limits: Limits = field(default_factory=Limits)
    public_url: str | None = None
    mail: str = "console"
    mail_sender: str = "Crossglot <crossglot@localhost>"
