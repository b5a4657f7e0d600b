"""What routes ask for by name; the application provides it."""

from __future__ import annotations

from litestar import Request, WebSocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from crossglot.server.banner import BannerWatch
from crossglot.server.bus import Bus
from crossglot.server.feeds.feeds import Feeds
from crossglot.server.games import Games
from crossglot.server.live.hub import Hub
from crossglot.server.lobby.foyer import Foyer
from crossglot.server.pace import Pace
from crossglot.server.people.addresses import Addresses
from crossglot.server.people.asker import Asker
from crossglot.server.people.bearers import Bearers
from crossglot.server.people.doors import Doors, Visit
from crossglot.server.people.erasure import Erasure
from crossglot.server.people.lines import Lines
from crossglot.server.people.passkeys import Passkeys
from crossglot.server.people.profiles import Profiles
from crossglot.server.people.sessions import Sessions
from crossglot.server.people.site import Site
from crossglot.server.people.telling import Telling
from crossglot.server.play.nudges import Nudges
from crossglot.server.ports import Lexicons
from crossglot.server.readiness import Readiness
from crossglot.server.settings import Settings
from crossglot.server.social.rooms import ChatRooms
from crossglot.server.social.talk import Talk
from crossglot.server.store.database import Database
from crossglot.server.tournaments.events import Events
from crossglot.server.variants.variants import Variants
from crossglot.server.variants.watching import Watching
from crossglot.server.work import Work

AnyRequest = Request[object, object, State]
AnySocket = WebSocket[object, object, State]

TheBus = NamedDependency[SkipValidation[Bus]]
TheChatRooms = NamedDependency[SkipValidation[ChatRooms]]
TheDatabase = NamedDependency[SkipValidation[Database]]
TheEvents = NamedDependency[SkipValidation[Events]]
TheFeeds = NamedDependency[SkipValidation[Feeds]]
TheGames = NamedDependency[SkipValidation[Games]]
TheFoyer = NamedDependency[SkipValidation[Foyer]]
TheHub = NamedDependency[SkipValidation[Hub]]
TheNudges = NamedDependency[SkipValidation[Nudges]]
TheLexicons = NamedDependency[SkipValidation[Lexicons]]
TheBanner = NamedDependency[SkipValidation[BannerWatch]]
TheReadiness = NamedDependency[SkipValidation[Readiness]]
TheMovePace = NamedDependency[SkipValidation[Pace]]
TheReportPace = NamedDependency[SkipValidation[Pace]]
TheSettings = NamedDependency[SkipValidation[Settings]]
TheTalk = NamedDependency[SkipValidation[Talk]]
TheVariants = NamedDependency[SkipValidation[Variants]]
TheWatching = NamedDependency[SkipValidation[Watching]]
TheWork = NamedDependency[SkipValidation[Work]]

TheSessions = NamedDependency[SkipValidation[Sessions]]
TheDoors = NamedDependency[SkipValidation[Doors]]
TheAddresses = NamedDependency[SkipValidation[Addresses]]
ThePasskeys = NamedDependency[SkipValidation[Passkeys]]
TheBearers = NamedDependency[SkipValidation[Bearers]]
TheProfiles = NamedDependency[SkipValidation[Profiles]]
TheTelling = NamedDependency[SkipValidation[Telling]]
TheErasure = NamedDependency[SkipValidation[Erasure]]
TheLines = NamedDependency[SkipValidation[Lines]]

TheAsker = NamedDependency[SkipValidation[Asker | None]]
"""Who asks; None for a browser that we do not know."""
TheKnown = NamedDependency[SkipValidation[Asker]]
"""The same, in routes that only somebody known may use."""
TheAccount = NamedDependency[SkipValidation[str | None]]
"""The id of the account that asks; None for a browser that we do not know."""
TheVisit = NamedDependency[SkipValidation[Visit]]
"""Who asks and from where, to be let in."""
TheSite = NamedDependency[SkipValidation[Site]]
"""Where our pages are, as the asker's browser knows it."""
