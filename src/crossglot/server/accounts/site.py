"""Where people reach this server: links in letters lead there, passkeys belong to its name."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from crossglot.errors import AccountCode, AccountError
from crossglot.server.accounts.mail import CONSOLE
from crossglot.server.settings.settings import Settings


@dataclass(frozen=True, slots=True)
class Site:
    """One address of this server.

    Attributes:
        url: Without a slash at its end: ``https://play.example``.
        origins: What a browser calls the origin of our pages.
    """

    url: str
    origins: tuple[str, ...]

    @property
    def host(self) -> str:
        """The name that passkeys belong to: without a port."""
        return urlsplit(self.url).hostname or ""


def site_of(settings: Settings, host: str) -> Site:
    """The site as set up; else as asked for, which suits one's own machine.

    >>> site_of(Settings(public_url="https://play.example/"), "evil.example").url
    'https://play.example'
    >>> site_of(Settings(), "localhost:8000").host
    'localhost'
    """
    if settings.public_url is not None:
        url = settings.public_url.rstrip("/")
        return Site(url, (url,))
    scheme = "https" if settings.secure_cookies else "http"
    return Site(f"{scheme}://{host}", (f"http://{host}", f"https://{host}"))


def home_of(settings: Settings) -> str:
    """Where links lead in letters that follow from no request.

    >>> home_of(Settings(port=8001)), home_of(Settings(public_url="https://play.example/"))
    ('http://127.0.0.1:8001', 'https://play.example')
    """
    return site_of(settings, f"{settings.host}:{settings.port}").url


def check_site(settings: Settings) -> None:
    """See that letters can carry links that lead here.

    The caller may name any host; a link in a letter must not lead there.

    Raises:
        AccountError: ``public-url-missing``.
    """
    if settings.mail != CONSOLE and settings.public_url is None:
        raise AccountError(AccountCode.PUBLIC_URL_MISSING, mail=urlsplit(settings.mail).scheme)
