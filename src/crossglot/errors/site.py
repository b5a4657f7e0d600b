"""What can go wrong on a server: accounts, games between people, its databases."""

from __future__ import annotations

from enum import StrEnum

from crossglot.errors.base import CrossglotError


class ServerCode(StrEnum):
    """Ways the server refuses a request, a message or a database."""

    GAME_UNKNOWN = "game-unknown"
    GAME_KIND = "game-kind"
    GAME_RATED = "game-rated"
    RATED_UNDER_WAY = "rated-game-under-way"
    NOBODY_GONE = "nobody-gone"
    CLAIM_TOO_EARLY = "claim-too-early"
    NOBODY_TO_NUDGE = "nobody-to-nudge"
    NUDGE_TOO_EARLY = "nudge-too-early"
    NUDGED_ALREADY = "nudged-already"
    CLIENT_OUTDATED = "client-outdated"
    NOT_YOUR_SEAT = "not-your-seat"
    STALE = "stale"
    MALFORMED_MESSAGE = "malformed-message"
    MESSAGE_TOO_LARGE = "message-too-large"
    TOO_MANY_MESSAGES = "too-many-messages"
    ORIGIN_FORBIDDEN = "origin-forbidden"
    NOT_FOUND = "not-found"
    METHOD_NOT_ALLOWED = "method-not-allowed"
    STOPPING = "server-stopping"
    INTERNAL = "internal-error"
    PORT_TAKEN = "port-taken"
    DATABASE_UNUSABLE = "database-unusable"
    DATABASE_FOREIGN = "database-foreign"
    DATABASE_VERSION = "database-version"
    DATABASE_AWAY = "database-away"
    BUS_ADDRESS = "bus-address"
    SETTING_NEEDS = "setting-needs"


class ServerError(CrossglotError):
    """The server refuses; nothing has been changed."""


class RatingCode(StrEnum):
    """Ways a rating is not given back."""

    NOT_RATED = "rating-not-changed"
    REFUNDED = "rating-refunded"


class RatingError(CrossglotError):
    """No rating has been changed."""


class SocialCode(StrEnum):
    """Ways a word to others, a block, a report or a measure is refused."""

    CHAT_OFF = "chat-off"
    CHAT_PHRASES = "chat-phrases-only"
    CHAT_EMPTY = "chat-empty"
    CHAT_TOO_LONG = "chat-too-long"
    CHAT_TOO_FAST = "chat-too-fast"
    CHAT_MUTED = "chat-muted"
    CHAT_MODE = "chat-mode-chosen"
    PHRASE_UNKNOWN = "phrase-unknown"
    ONESELF = "not-oneself"
    REPORTS_TOO_MANY = "reports-too-many"
    REPORT_UNKNOWN = "report-unknown"
    REPORT_DECIDED = "report-decided"
    REPORT_OTHER = "report-other-account"
    STREAMS = "streams-too-many"


class SocialError(CrossglotError):
    """It is not said, not reported, not done; nothing has been changed."""


class ArchiveCode(StrEnum):
    """Ways games are not written into a file."""

    UNWRITABLE = "archive-unwritable"


class ArchiveError(CrossglotError):
    """Nothing has been written; a file that was there is as it was."""


class LobbyCode(StrEnum):
    """Ways a game is not offered, or a seat in it not taken."""

    SEAT_UNKNOWN = "seat-unknown"
    ME_ONCE = "seat-me-once"
    INVITED_TWICE = "seat-invited-twice"
    CLOCK_RANGE = "clock-out-of-range"
    RATED_ACCOUNT = "rated-needs-account"
    RATED_COMPUTER = "rated-computer"
    RATED_HOUSE = "rated-house-rule"
    RATED_CLOCK = "rated-needs-clock"
    RATED_LEXICON = "rated-lexicon"
    RATING_RANGE = "rating-range"
    RATING_OUTSIDE = "rating-outside-range"
    TOO_MANY = "offers-too-many"
    SEAT_TAKEN = "seat-taken"
    SEAT_RESERVED = "seat-reserved"
    NOT_WAITING = "game-not-waiting"
    WAITING = "game-waiting"
    GONE = "game-gone"
    NOT_OVER = "game-not-over"
    NO_REMATCH = "rematch-refused"
    NOT_WELCOME = "seat-not-welcome"


class LobbyError(CrossglotError):
    """A game is not offered, or a seat not taken; nothing has been written."""


class VariantCode(StrEnum):
    """Ways a variant is not played as somebody wants."""

    ACT = "variant-act"
    HOST = "variant-host"
    COMPUTERS = "variant-computers"


class VariantError(CrossglotError):
    """It is not played so; nothing has been written."""


class EntryCode(StrEnum):
    """Ways somebody, or a slip, is not let in at a duplicate event."""

    UNKNOWN = "tournament-unknown"
    NOT_ARBITER = "entry-not-the-arbiter"
    NOT_RUNNING = "tournament-not-running"
    NOT_OVER = "tournament-not-over"
    NOT_FOR_THIS = "tournament-not-for-this"
    RUN_NOT_OPEN = "run-not-open"


class EntryError(CrossglotError):
    """Not at this event, or not now; nothing has been changed."""


class AccountCode(StrEnum):
    """Ways an account, or what opens it, is refused."""

    NOT_SIGNED_IN = "not-signed-in"
    SIGNED_IN_ALREADY = "signed-in-already"
    SIGN_IN_REFUSED = "sign-in-refused"
    SIGN_IN_AGAIN = "sign-in-again"
    SIGNED_OUT = "signed-out"
    ROLE_MISSING = "role-missing"
    SCOPE_MISSING = "scope-missing"
    TOO_MANY_ATTEMPTS = "too-many-attempts"
    NAME_MALFORMED = "name-malformed"
    NAME_RESERVED = "name-reserved"
    NAME_TAKEN = "name-taken"
    TOO_WEAK = "password-weak"
    ADDRESS_MALFORMED = "address-malformed"
    LINK_INVALID = "link-invalid"
    PASSKEY_REFUSED = "passkey-refused"
    LAST_WAY_IN = "last-way-in"
    LAST_ADMIN = "last-admin"
    TOO_MANY_KEPT = "too-many-kept"
    UNKNOWN = "account-unknown"
    SESSION_UNKNOWN = "session-unknown"
    PASSKEY_UNKNOWN = "passkey-unknown"
    BEARER_UNKNOWN = "token-unknown"
    ERASURE_UNCONFIRMED = "erasure-unconfirmed"
    HAS_PLAYED = "account-has-played"
    PUBLIC_URL_MISSING = "public-url-missing"
    MAIL_SETTING = "mail-setting"


class AccountError(CrossglotError):
    """An account stays closed, or as it was."""


class BackupCode(StrEnum):
    """Ways a copy of the database cannot be made or put back."""

    EXISTS = "backup-exists"
    DAMAGED = "backup-damaged"
    PROGRAM_MISSING = "backup-program-missing"
    PROGRAM_FAILED = "backup-program-failed"


class BackupError(CrossglotError):
    """The copy is not made, or not put back; nothing has been changed."""


class OperationsCode(StrEnum):
    """Ways a server is set up wrongly, or protects itself."""

    SETTING_UNKNOWN = "setting-unknown"
    VARIABLE_UNKNOWN = "variable-unknown"
    SETTING_VALUE = "setting-value"
    CONFIGURATION_MALFORMED = "configuration-malformed"
    HOST_FORBIDDEN = "host-forbidden"
    TOO_MANY_REQUESTS = "too-many-requests"
    TOO_MANY_CONNECTIONS = "too-many-connections"
    NOT_READY = "not-ready"
    SERVER_BUSY = "server-busy"
    WORK_TOO_LONG = "work-too-long"
    CLIENT_LEFT = "client-left"


class OperationsError(CrossglotError):
    """The server is not set up for this, or it is too much; nothing has been changed."""
