"""What routes ask for by name; the application provides it."""

from __future__ import annotations

from litestar import Request, WebSocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from crossglot.server.accounts.email_addresses import Addresses
from crossglot.server.accounts.erasure import Erasure
from crossglot.server.accounts.notifications import Notifications
from crossglot.server.accounts.open_connections import OpenConnections
from crossglot.server.accounts.passkeys import Passkeys
from crossglot.server.accounts.principal import Principal
from crossglot.server.accounts.profiles import Profiles
from crossglot.server.accounts.sessions import Sessions
from crossglot.server.accounts.sign_in import Authenticator, Visit
from crossglot.server.accounts.site import Site
from crossglot.server.accounts.tokens import PersonalTokens
from crossglot.server.connections.event_streams import EventStreams
from crossglot.server.connections.hub import Hub
from crossglot.server.games.games import Games
from crossglot.server.games.nudges import Nudges
from crossglot.server.limits.account_rates import Pace
from crossglot.server.limits.work_budget import WorkBudget
from crossglot.server.lobby.services import LobbyServices
from crossglot.server.nodes.bus import Bus
from crossglot.server.operations.banner import BannerWatch
from crossglot.server.operations.preparation import Preparation
from crossglot.server.operations.readiness import Readiness
from crossglot.server.ports import Lexicons
from crossglot.server.settings.settings import Settings
from crossglot.server.social.chat_rooms import ChatRooms
from crossglot.server.social.conversation import ChatServices
from crossglot.server.store.database import Database
from crossglot.server.tournaments.services import TournamentServices

AnyRequest = Request[object, object, State]
AnySocket = WebSocket[object, object, State]

TheBus = NamedDependency[SkipValidation[Bus]]
TheChatRooms = NamedDependency[SkipValidation[ChatRooms]]
TheDatabase = NamedDependency[SkipValidation[Database]]
TheTournaments = NamedDependency[SkipValidation[TournamentServices]]
TheEventStreams = NamedDependency[SkipValidation[EventStreams]]
TheGames = NamedDependency[SkipValidation[Games]]
TheLobby = NamedDependency[SkipValidation[LobbyServices]]
TheHub = NamedDependency[SkipValidation[Hub]]
TheNudges = NamedDependency[SkipValidation[Nudges]]
TheLexicons = NamedDependency[SkipValidation[Lexicons]]
TheBanner = NamedDependency[SkipValidation[BannerWatch]]
ThePreparation = NamedDependency[SkipValidation[Preparation]]
TheReadiness = NamedDependency[SkipValidation[Readiness]]
TheMovePace = NamedDependency[SkipValidation[Pace]]
TheReportPace = NamedDependency[SkipValidation[Pace]]
TheSettings = NamedDependency[SkipValidation[Settings]]
TheChat = NamedDependency[SkipValidation[ChatServices]]
TheWorkBudget = NamedDependency[SkipValidation[WorkBudget]]

TheSessions = NamedDependency[SkipValidation[Sessions]]
TheAuthenticator = NamedDependency[SkipValidation[Authenticator]]
TheAddresses = NamedDependency[SkipValidation[Addresses]]
ThePasskeys = NamedDependency[SkipValidation[Passkeys]]
ThePersonalTokens = NamedDependency[SkipValidation[PersonalTokens]]
TheProfiles = NamedDependency[SkipValidation[Profiles]]
TheNotifications = NamedDependency[SkipValidation[Notifications]]
TheErasure = NamedDependency[SkipValidation[Erasure]]
TheOpenConnections = NamedDependency[SkipValidation[OpenConnections]]

ThePrincipal = NamedDependency[SkipValidation[Principal | None]]
"""Who asks; None for a browser that we do not know."""
TheKnownPrincipal = NamedDependency[SkipValidation[Principal]]
"""The same, in routes that only somebody known may use."""
TheAccount = NamedDependency[SkipValidation[str | None]]
"""The id of the account that asks; None for a browser that we do not know."""
TheVisit = NamedDependency[SkipValidation[Visit]]
"""Who asks and from where, to be let in."""
TheSite = NamedDependency[SkipValidation[Site]]
"""Where our pages are, as the caller's browser knows it."""
