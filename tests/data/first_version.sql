-- Version 1. A game is its events; all else is written together with them.

CREATE TABLE games (
    id              TEXT PRIMARY KEY,
    updated         REAL NOT NULL,      -- seconds since 1970
    awaits_computer INTEGER NOT NULL,   -- 1 while a computer is to move
    standing        TEXT NOT NULL       -- JSON: its line in a list of games
) WITHOUT ROWID;

CREATE INDEX games_awaiting ON games (id) WHERE awaits_computer = 1;

CREATE TABLE seats (
    game  TEXT NOT NULL REFERENCES games (id),
    seat  INTEGER NOT NULL,
    guest BLOB NOT NULL,                -- SHA-256 of the guest's token
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

CREATE INDEX seats_by_guest ON seats (guest);

-- The primary key is the lock: of two writers with the same number one fails.
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id),
    seq  INTEGER NOT NULL,              -- 1, 2, 3, ... in each game
    at   REAL NOT NULL,                 -- seconds since 1970
    body TEXT NOT NULL,                 -- JSON of crossglot.game.events
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

CREATE TABLE receipts (
    game    TEXT NOT NULL REFERENCES games (id),
    seat    INTEGER NOT NULL,
    move_id TEXT NOT NULL,
    seq     INTEGER NOT NULL,           -- number of the last event after the move
    PRIMARY KEY (game, seat, move_id)
) WITHOUT ROWID;

PRAGMA application_id = 1128746068;
PRAGMA user_version = 1;
