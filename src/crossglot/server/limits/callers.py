"""Who asks, and under which name they ask for us: addresses, proxies, host names."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Mapping
from typing import Any

from crossglot.errors import OperationsCode, OperationsError
from crossglot.server.settings.settings import Settings

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
"""How this machine calls itself."""

ANY_NAME = "*"
"""In ``Settings.hosts``: whatever the name."""


class Callers:
    """Tells the address of the caller, through the proxies that we trust.

    Args:
        trusted: Addresses or networks of proxies in front of this server.

    Raises:
        OperationsError: ``setting-value``: one of them is no address.
    """

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._trusted = tuple(_network(text) for text in trusted)

    def address_of(self, scope: Mapping[str, Any]) -> str:
        """The address that a request comes from; empty for a socket file.

        Each proxy adds the address that it was asked from at the right end of
        ``X-Forwarded-For``; from there the first that is no proxy of ours has
        asked. What stands left of it may be made up.
        """
        client = scope.get("client")
        here = str(client[0]) if client else ""
        if not self._trusted:
            return here
        told = [v.decode("latin-1") for n, v in scope["headers"] if n == b"x-forwarded-for"]
        for earlier in reversed(",".join(told).split(",")):
            if not self.is_proxy(here) or _parse(earlier) is None:
                return here
            here = str(_parse(earlier))
        return here

    def is_proxy(self, text: str) -> bool:
        """Whether this is the address of a proxy of ours."""
        address = _parse(text)
        return address is not None and any(address in network for network in self._trusted)


def is_local(address: str) -> bool:
    """Whether ``address`` is this very machine.

    >>> is_local("127.0.0.1"), is_local("::ffff:127.0.0.1"), is_local("192.0.2.1")
    (True, True, False)
    """
    parsed = _parse(address)
    return parsed is not None and parsed.is_loopback


class HostNames:
    """Under which names this server answers.

    A page of another site can have its own name point at this machine, and
    would then count as ours: so the name asked for must be one of ours. An
    address in figures cannot be pointed elsewhere; a server that listens on
    all addresses takes every one of those.

    Args:
        settings: ``hosts`` and ``host``.
    """

    def __init__(self, settings: Settings) -> None:
        self._names = _named(settings) or {*LOCAL_NAMES, settings.host.lower()}
        listening = _parse(settings.host)
        self._any_figures = listening is not None and listening.is_unspecified
        if self._any_figures and not settings.hosts:
            self._names |= {socket.gethostname().lower()}

    def admits(self, host: str) -> bool:
        """Whether ``host``, a name with or without a port, is one of ours."""
        if ANY_NAME in self._names:
            return True
        name = without_port(host)
        return name in self._names or (self._any_figures and _parse(name) is not None)


def without_port(host: str) -> str:
    """The name in ``name:port``, in small letters.

    >>> without_port("Play.example:8000"), without_port("[::1]:8000"), without_port("::1")
    ('play.example', '::1', '::1')
    """
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host if host.count(":") > 1 else host.partition(":")[0]


def _named(settings: Settings) -> set[str]:
    """The names that were set; a machine may always ask itself whether it is well."""
    names = {without_port(host) for host in settings.hosts}
    return names | LOCAL_NAMES if names else set()


def _parse(text: str) -> Address | None:
    try:
        address = ipaddress.ip_address(text.strip().strip("[]"))
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def _network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError as error:
        code = OperationsCode.SETTING_VALUE
        raise OperationsError(
            code, setting="trusted_proxies", value=text, reason=str(error)
        ) from None
