"""What can go wrong with editions, rules, games, lexicons, players and studies."""

from __future__ import annotations

from enum import StrEnum

from crossglot.errors.base import CrossglotError


class EditionCode(StrEnum):
    """Ways an edition or a board picture can be wrong."""

    UNKNOWN = "edition-unknown"
    UNCLEAR = "edition-unclear"
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
    NOT_IN_PLAY = "challenge-no-such-word"
    OWN_PLAY = "challenge-own-play"
    WINDOW_OPEN = "challenge-window-open"
    TIME_UP = "time-up"
    ACCEPTED_ALREADY = "play-accepted-already"
    ABORT_TOO_LATE = "abort-too-late"
    PROPOSED_ALREADY = "proposed-already"
    END_DECLINED = "end-declined"
    NOTHING_PROPOSED = "nothing-proposed"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    THEME_WORD = "theme-not-arguable"
    THEME_VOTE = "theme-vote-open"
    THEME_NO_VOTE = "theme-no-vote"


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


class TournamentCode(StrEnum):
    """Ways something is refused in an event of duplicate."""

    SETUP = "tournament-setup"
    EVENT = "tournament-event"
    NO_SUCH_GAME = "tournament-no-such-game"
    FULL = "tournament-full"
    WRONG_CODE = "tournament-wrong-code"
    NAME_TAKEN = "tournament-name-taken"
    NOT_TAKING_PART = "tournament-not-taking-part"
    OVER = "tournament-over"
    NOT_NOW = "tournament-not-now"
    UNDO = "tournament-undo"
    NO_SUCH_APPEAL = "tournament-no-such-appeal"
    HALLS = "tournament-halls-differ"
    ANSWER_EMPTY = "answer-empty"
    ANSWER_NUMBER = "answer-number"
    ANSWER_CHANGED = "answer-changed"
    ANSWER_OTHER_ROUND = "answer-other-round"
    ANSWER_TOO_MANY = "answer-too-many"
    ANSWER_NO_SAFE = "answer-no-safe-word"


class TournamentError(CrossglotError):
    """An event of duplicate does not permit this."""


class LogCode(StrEnum):
    """Ways the signed log of an event does not hold; facts name the line."""

    MALFORMED = "log-malformed"
    VERSION = "log-version"
    ALTERED = "log-altered"
    UNSEALED = "log-unsealed"
    SIGNATURE = "log-signature"
    OTHER_KEY = "log-other-key"
    EVENT = "log-event"
    ANSWER = "log-answer"
    SEED = "log-seed"
    LEXICON = "log-lexicon"
    DRAW = "log-draw"
    TOP = "log-top"
    JUDGMENT = "log-judgment"
    STANDINGS = "log-standings"


class LogError(CrossglotError):
    """A log was edited, or does not follow from the rules; facts name the first wrong line."""


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
    GCG_NO_MOVES = "gcg-no-moves"
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
    ENCODING = "file-encoding"
    OUTPUT = "output-unwritable"
    SYSTEM = "system-refuses"


class FileError(CrossglotError):
    """A file cannot be read or written; facts name it and the system's reason."""


class OptionCode(StrEnum):
    """Ways an option of a command or a variant cannot be used."""

    UNKNOWN = "option-unknown"
    VALUE = "option-value"
    NEEDS = "option-needs"
    NOT_THERE = "option-not-there"
    RACK = "option-rack"


class OptionError(CrossglotError):
    """An option that there is not, or a value it cannot have; facts name those that are known."""


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


class ExtraCode(StrEnum):
    """Ways an optional part of the package can be absent."""

    MISSING = "extra-missing"


class ExtraError(CrossglotError):
    """A library is not installed; facts name it and the extra that brings it."""


class TrainingCode(StrEnum):
    """Ways training, or what it made, cannot be used."""

    VALUES_DAMAGED = "leave-values-damaged"
    CHECKPOINT_DAMAGED = "training-checkpoint-damaged"
    CHECKPOINT_OTHER = "training-checkpoint-other"
    MATCH_LOG_BUSY = "match-log-busy"
    MATCH_LOG_DAMAGED = "match-log-damaged"
    MATCH_LOG_OTHER = "match-log-other"
    CLUSTER_UNREACHABLE = "training-cluster-unreachable"
    OTHER_LEXICON = "training-other-lexicon"


class TrainingError(CrossglotError):
    """Leave values cannot be read, or not be made here; facts say what is in the way."""


class RemovalCode(StrEnum):
    """Ways tiles may not be taken off the board in the removal game."""

    COUNT = "removal-count"
    EMPTY_SQUARE = "removal-empty-square"
    NOT_ONE_WORD = "removal-not-one-word"
    LEAVES_NO_WORD = "removal-leaves-no-word"
    GAME_RUNNING = "removal-game-running"
    BOARD_MISSING = "removal-board-missing"


class RemovalError(CrossglotError):
    """These tiles stay; facts name what the removal would leave."""


class BingoCode(StrEnum):
    """Ways a card, a crossing or a call of "Bingo" is refused."""

    WORD_COUNT = "bingo-word-count"
    WORD_LENGTH = "bingo-word-length"
    TOO_MANY = "bingo-too-many-letters"
    WRITING_CLOSED = "bingo-writing-closed"
    CARD_MISSING = "bingo-card-missing"
    CALLER = "bingo-caller-has-no-card"
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
