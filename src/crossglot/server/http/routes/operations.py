"""``/api/health``, ``/api/ready`` and ``/api/status``: how the server is."""

from __future__ import annotations

from typing import Literal

from litestar import get
from msgspec import Struct

from crossglot import __version__
from crossglot.errors import OperationsCode, OperationsError
from crossglot.server.http.dependencies import TheBanner, TheBus, TheReadiness
from crossglot.server.operations.banner import Banner


class Health(Struct, frozen=True):
    """The process answers."""

    status: Literal["ok"] = "ok"


class Ready(Struct, frozen=True):
    """The node can take players.

    Attributes:
        bus: Whether news of other nodes come and go. Where they do not, moves are taken as ever
            and reach other nodes a second later; ``alone``: there are no other nodes.
    """

    bus: Literal["alone", "connected", "away"]
    status: Literal["ok"] = "ok"


class Status(Struct, frozen=True):
    """What a page shows beside the games.

    Attributes:
        version: Of the server.
        banner: What its operator tells everybody; None most of the time.
    """

    version: str
    banner: Banner | None


@get("/api/health")
async def show_health() -> Health:
    """The process answers; if this does not, start it again."""
    return Health()


@get("/api/ready", refuses=(OperationsCode.NOT_READY,))
async def show_readiness(readiness: TheReadiness, bus: TheBus) -> Ready:
    """The node can take players: its database answers and it is not about to stop."""
    reason = await readiness.reason_against()
    if reason is not None:
        raise OperationsError(OperationsCode.NOT_READY, reason=reason)
    if not bus.shared:
        return Ready("alone")
    return Ready("connected" if bus.connected else "away")


@get("/api/status")
async def show_status(banner: TheBanner) -> Status:
    """The version, and the banner."""
    return Status(__version__, banner.shown)
