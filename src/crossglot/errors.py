"""What can go wrong, as codes and facts.

Every error is a stable code (an API: front ends translate it) and the facts
that belong to it. No sentence for players is written here.
"""

from __future__ import annotations

from enum import StrEnum


class CrossglotError(Exception):
    """Something refused, with the reason as data.

    Attributes:
        code: Stable identifier, the same in every language.
        facts: What and where, as plain values.

    >>> error = CrossglotError(GameCode.NOT_YOUR_TURN, seat=1, to_move=0)
    >>> str(error)
    'not-your-turn: seat=1, to_move=0'
    """

    def __init__(self, code: StrEnum, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        """The code and its facts, for logs and developers."""
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}: {facts}" if facts else str(self.code)


class EditionCode(StrEnum):
    """Ways an edition or a board picture can be wrong."""

    UNKNOWN = "edition-unknown"
    SYNTAX = "edition-syntax"
    KEY_MISSING = "edition-key-missing"
    KEY_UNKNOWN = "edition-key-unknown"
    VALUE = "edition-value"
    TOTAL = "edition-total"
    LETTER_TWICE = "edition-letter-twice"
    LETTER_UNKNOWN = "edition-letter-unknown"
    BOARD_UNKNOWN = "board-unknown"
    BOARD_PICTURE = "board-picture"


class EditionError(CrossglotError):
    """An edition file cannot be used; facts name file, key and reason."""


class HouseCode(StrEnum):
    """Ways house rules can be wrong."""

    UNKNOWN = "house-rule-unknown"
    VALUE = "house-rule-value"
    CONTRADICTION = "house-rules-contradict"


class HouseError(CrossglotError):
    """House rules that there are not, or that cannot go together."""


class TileCode(StrEnum):
    """Ways a text of tiles can be wrong."""

    UNKNOWN_TILE = "tile-unknown"
    BRACKET = "tile-bracket"


class TileError(CrossglotError):
    """A text does not spell tiles of the edition."""


class IllegalPlayCode(StrEnum):
    """Ways tiles may not be laid, whatever words they make."""

    NO_TILES = "play-no-tiles"
    OFF_BOARD = "play-off-board"
    UNKNOWN_TILE = "play-unknown-tile"
    SQUARE_TAKEN = "play-square-taken"
    NOT_IN_LINE = "play-not-in-line"
    GAP = "play-gap"
    NOT_WHOLE_WORD = "play-not-whole-word"
    MISSES_START = "play-misses-start"
    OPENING_TOO_SHORT = "play-opening-too-short"
    NOT_CONNECTED = "play-not-connected"
    NO_WORD = "play-no-word"
    NOT_ON_RACK = "play-not-on-rack"


class IllegalPlayError(CrossglotError):
    """The tiles may not be laid so, whatever words they make."""


class GameCode(StrEnum):
    """Ways an action is refused in a game."""

    NOT_YOUR_TURN = "not-your-turn"
    GAME_OVER = "game-over"
    NO_SUCH_SEAT = "no-such-seat"
    PLAYERS = "player-count"
    WORDS_NOT_ADMISSIBLE = "words-not-admissible"
    EXCHANGE_NOTHING = "exchange-nothing"
    EXCHANGE_NOT_ON_RACK = "exchange-not-on-rack"
    EXCHANGE_BAG_TOO_SMALL = "exchange-bag-too-small"
    EVENT_ILLEGAL = "event-illegal"
    RECLAIM = "reclaim-impossible"
    RECLAIMED_NOT_LAID = "reclaimed-not-laid"
    NOTHING_TO_CHALLENGE = "nothing-to-challenge"
    OWN_PLAY = "challenge-own-play"
    WINDOW_OPEN = "challenge-window-open"
    TIME_UP = "time-up"
    NOT_EXHAUSTED = "not-exhausted"
    ACCEPTED_ALREADY = "play-accepted-already"
    ABORT_TOO_LATE = "abort-too-late"
    PROPOSED_ALREADY = "proposed-already"
    NOTHING_PROPOSED = "nothing-proposed"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"


class GameError(CrossglotError):
    """The rules refuse this action now; the game is as it was."""


class DuplicateCode(StrEnum):
    """Ways an action is refused in a duplicate game."""

    NOT_NOW = "duplicate-not-now"
    TOO_LATE = "slip-too-late"
    PLAYER_OUT = "player-out"
    ENTRY_CLOSED = "entry-closed"
    RACK_NOT_IN_BAG = "rack-not-in-bag"
    RACK_NOT_ADMISSIBLE = "rack-not-admissible"
    NOT_A_TOP = "not-a-top"


class ProfileCode(StrEnum):
    """Ways a profile of duplicate can be wrong or absent."""

    UNKNOWN = "profile-unknown"
    VALUE = "profile-value"
    FORM_UNKNOWN = "form-unknown"
    PACE_UNKNOWN = "pace-unknown"


class ProfileError(CrossglotError):
    """A profile cannot be used; facts name file, key and reason."""


class NotationCode(StrEnum):
    """Ways a notation text can be wrong."""

    COORDINATE = "notation-coordinate"
    MOVE = "notation-move"
    GCG_LINE = "gcg-line"
    GCG_ENCODING = "gcg-encoding"
    GCG_PLAYER = "gcg-player"
    GCG_TOO_LARGE = "gcg-too-large"
    CGP = "cgp-malformed"
    UNWRITABLE = "notation-unwritable"
    FILE_MALFORMED = "game-file-malformed"
    FILE_VERSION = "game-file-version"
    FILE_EVENT = "game-file-event"
    FILE_TOO_LARGE = "game-file-too-large"


class NotationError(CrossglotError):
    """A text in a notation cannot be read; facts name line and column."""


class KernelCode(StrEnum):
    """Ways the door to the kernel refuses what it is handed."""

    GRAPH_DAMAGED = "graph-damaged"
    BAD_INPUT = "kernel-bad-input"
    TOO_LARGE = "kernel-too-large"


class KernelError(CrossglotError):
    """The kernel was handed something that is no position, graph or ruleset."""


class LexiconCode(StrEnum):
    """Ways a lexicon, or the source of one, can be wrong or absent."""

    NOT_A_LEXICON = "not-a-lexicon"
    VERSION = "lexicon-version"
    TRUNCATED = "lexicon-truncated"
    DAMAGED = "lexicon-damaged"
    MISMATCH = "lexicon-mismatch"
    NOT_INSTALLED = "lexicon-not-installed"
    SOURCE_MISSING = "lexicon-source-missing"
    SOURCE_MALFORMED = "lexicon-source-malformed"
    TOO_LARGE = "lexicon-too-large"
    UNWRITABLE = "lexicon-unwritable"
    NOT_HERE = "lexicon-not-here"
    ID_MALFORMED = "lexicon-id-malformed"
    BUSY = "lexicon-busy"
    RECIPE_MISSING = "lexicon-recipe-missing"
    TIER_UNKNOWN = "lexicon-tier-unknown"
    SWITCH_UNKNOWN = "lexicon-switch-unknown"
    ANALYSER_MISSING = "lexicon-analyser-missing"
    ANALYSER_FAILED = "lexicon-analyser-failed"


class LexiconError(CrossglotError):
    """A lexicon cannot be loaded, built or found."""


class FileCode(StrEnum):
    """Ways a file that a user named cannot be used."""

    UNREADABLE = "file-unreadable"


class FileError(CrossglotError):
    """A file cannot be read or written; facts name it and the system's reason."""


class PlayerCode(StrEnum):
    """Ways a computer player cannot be had."""

    UNKNOWN = "player-unknown"
    HOUSE_RULE = "player-house-rule"
    VARIANT = "variant-unknown"
    OTHER_EDITION = "leave-values-other-edition"


class PlayerError(CrossglotError):
    """There is no such computer player, or it cannot play by these house rules."""


class AnalysisCode(StrEnum):
    """Why a position cannot be analysed."""

    TILES = "analysis-tiles"
    NO_RACK = "analysis-no-rack"
    NO_TURN = "analysis-no-turn"


class AnalysisError(CrossglotError):
    """No position that could be looked at."""


class TrainingCode(StrEnum):
    """Ways training, or what it made, cannot be used."""

    VALUES_DAMAGED = "leave-values-damaged"
    CHECKPOINT_DAMAGED = "training-checkpoint-damaged"
    CHECKPOINT_OTHER = "training-checkpoint-other"
    CLUSTER_MISSING = "training-cluster-missing"
    CLUSTER_UNREACHABLE = "training-cluster-unreachable"
    OTHER_LEXICON = "training-other-lexicon"


class TrainingError(CrossglotError):
    """Leave values cannot be read, or not be made here; facts say what is in the way."""


class ServerCode(StrEnum):
    """Ways the server refuses a request, a message or a database."""

    GAME_UNKNOWN = "game-unknown"
    GAME_RATED = "game-rated"
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


class RemovalCode(StrEnum):
    """Ways tiles may not be taken off the board in the removal game."""

    COUNT = "removal-count"
    EMPTY_SQUARE = "removal-empty-square"
    NOT_ONE_WORD = "removal-not-one-word"
    LEAVES_NO_WORD = "removal-leaves-no-word"
    GAME_RUNNING = "removal-game-running"


class RemovalError(CrossglotError):
    """These tiles stay; facts name what the removal would leave."""


class BingoCode(StrEnum):
    """Ways a card, a crossing or a call of "Bingo" is refused."""

    WORD_COUNT = "bingo-word-count"
    WORD_LENGTH = "bingo-word-length"
    TOO_MANY = "bingo-too-many-letters"
    WRITING_CLOSED = "bingo-writing-closed"
    CARD_MISSING = "bingo-card-missing"
    NOTHING_CALLED = "bingo-nothing-called"
    ONE_A_CALL = "bingo-one-letter-a-call"
    NOT_ON_CARD = "bingo-not-on-card"
    NOT_CALLED = "bingo-not-called"
    REFEREE_CROSSES = "bingo-referee-crosses"
    LETTERS_LEFT = "bingo-letters-left"
    CARD_OUT = "bingo-card-out"
    CLAIMED_ALREADY = "bingo-claimed-already"


class BingoError(CrossglotError):
    """Bingo refuses this; the card is as it was."""


class SolitaireCode(StrEnum):
    """Ways an action is refused to a person who plays alone."""

    RACKS = "solitaire-racks"
    CHOOSE_FIRST = "solitaire-choose-first"
    NOTHING_TO_CHOOSE = "solitaire-nothing-to-choose"
    CHOICE_COUNT = "solitaire-choice-count"
    CHOICE_NOT_THERE = "solitaire-choice-not-there"
    NO_EXCHANGE = "solitaire-no-exchange"
    GAME_RUNNING = "solitaire-game-running"
    SCORE_BOOK = "solitaire-score-book"


class SolitaireError(CrossglotError):
    """The solitaire refuses this; the game is as it was."""


class RuleCode(StrEnum):
    """Ways a rule is not found."""

    UNKNOWN = "rule-unknown"


class RuleError(CrossglotError):
    """There is no rule of that number."""


class StudyCode(StrEnum):
    """Ways a question about words cannot be answered."""

    PATTERN = "study-pattern"
    RACK = "study-rack"
    LENGTH = "study-length"
    CURSOR = "study-cursor"
    TOO_WIDE = "study-too-wide"


class StudyError(CrossglotError):
    """A question that is not understood, or that would take too long."""


class OperationsCode(StrEnum):
    """Ways a server is set up wrongly, or protects itself."""

    SETTING_UNKNOWN = "setting-unknown"
    SETTING_VALUE = "setting-value"
    CONFIGURATION_MALFORMED = "configuration-malformed"
    HOST_FORBIDDEN = "host-forbidden"
    TOO_MANY_REQUESTS = "too-many-requests"
    TOO_MANY_CONNECTIONS = "too-many-connections"
    NOT_READY = "not-ready"


class OperationsError(CrossglotError):
    """The server is not set up for this, or it is too much; nothing has been changed."""
