"""What routes ask for by name; the application provides it."""

from __future__ import annotations

from litestar import Request, WebSocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from crossglot.server.games import Games
from crossglot.server.live.hub import Hub
from crossglot.server.ports import Lexicons
from crossglot.server.settings import Settings

AnyRequest = Request[object, object, State]
AnySocket = WebSocket[object, object, State]

TheGames = NamedDependency[SkipValidation[Games]]
TheHub = NamedDependency[SkipValidation[Hub]]
TheLexicons = NamedDependency[SkipValidation[Lexicons]]
TheSettings = NamedDependency[SkipValidation[Settings]]
