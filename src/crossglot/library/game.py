"""A game that one holds in the hand: push a move, look, take it back, save it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from crossglot.analysis import Analysis, Engine, Limit
from crossglot.analysis.decisions import decisions_of
from crossglot.analysis.review import Review, review
from crossglot.board import Board
from crossglot.editions import Edition, House, load_edition, with_house
from crossglot.errors import GameCode, GameError
from crossglot.game import (
    Ended,
    Event,
    GameState,
    SeatInfo,
    act,
    challenge_play,
    fold,
    follow,
    masked,
    resign,
    settle,
    start,
)
from crossglot.game.imported import imported
from crossglot.game.json_file import BLANKS, STANDARD, is_ours, read_events, write_events
from crossglot.game.reading import read_move
from crossglot.game.recognised import edition_of
from crossglot.game.record import record
from crossglot.lexicon import Lexicon, load_lexicon
from crossglot.library.found_play import FoundPlay
from crossglot.moves import Move
from crossglot.notation import format_move
from crossglot.notation.gcg import format_gcg
from crossglot.notation.logs import read_log
from crossglot.players import Player, candidates, leaves_of, seated_player
from crossglot.render import BoardPicture

PERSON = "human"
"""The kind of player that :meth:`Game.push` moves for."""


class Game:
    """One game: its events so far, and all that may be done next.

    It plays by the rules and referees itself: racks are drawn by the seed, words are judged by
    the edition's challenge rule, every ending is booked. Nothing is hidden from who holds it.

    Args:
        edition: An edition, its id, or a language.
        players: Names by seat, or how many play.
        seed: Draws every tile; the same seed deals the same tiles. None draws one.
        words: The lexicon that rules; None is the installed one. Where words are only judged
            when somebody challenges them, moves can be pushed without any.
        house: House rules, instead of the edition's own.

    Attributes:
        edition: Whose rules are played, its house rules among them.
        state: How the game stands.

    Raises:
        EditionError: ``edition-unknown``.
        GameError: A number of players that the edition has no seats for.
    """

    def __init__(
        self,
        edition: Edition | str = "hu",
        *,
        players: Sequence[str] | int = 2,
        seed: str | int | None = None,
        words: Lexicon | None = None,
        house: House | None = None,
    ) -> None:
        rules = load_edition(edition) if isinstance(edition, str) else edition
        rules = rules if house is None else with_house(rules, house)
        names = players if isinstance(players, Sequence) else map(str, range(1, players + 1))
        seats = [SeatInfo(name, PERSON) for name in names]
        drawn = secrets.token_hex(16) if seed is None else str(seed)
        self._begin(rules, start(rules, seats, drawn, None if words is None else words.id), words)

    def _begin(
        self, edition: Edition | None, events: Sequence[Event], words: Lexicon | None
    ) -> None:
        self.state = fold(events, edition)
        self.edition = self.state.edition
        self._events = list(events)
        self._words = words
        self._players: dict[str, Player] = {}
        self._before: list[GameState] = []

    @classmethod
    def of(
        cls,
        events: Sequence[Event],
        *,
        edition: Edition | None = None,
        words: Lexicon | None = None,
    ) -> Game:
        """The game that these events add up to.

        Args:
            events: From its start on.
            edition: As in :func:`crossglot.game.fold`.
            words: As in :class:`Game`.

        Raises:
            GameError: They are no game.
        """
        game = cls.__new__(cls)
        game._begin(edition, events, words)  # noqa: SLF001 - its own class
        return game

    @classmethod
    def load(
        cls, file: str | Path, *, edition: str | None = None, words: Lexicon | None = None
    ) -> Game:
        """The game in a file: our JSON, GCG, or what another program wrote.

        Args:
            file: Where it is.
            edition: Whose rules are taken instead of those that the file shows.
            words: As in :class:`Game`.

        Raises:
            NotationError: It holds no game, or a damaged one.
            EditionError: It names no edition that there is.
            OSError: It cannot be read.
        """
        data = Path(file).read_bytes()
        if is_ours(data):
            events = read_events(data.lstrip(BLANKS), STANDARD)
            return cls.of(events, words=words)
        log = read_log(data).game
        rules = load_edition(edition) if edition else edition_of(log)
        return cls.of(imported(rules, log).events, edition=rules, words=words)

    @property
    def words(self) -> Lexicon:
        """The lexicon that rules.

        Raises:
            LexiconError: ``lexicon-not-installed``.
        """
        if self._words is None:
            self._words = load_lexicon(self.edition.id)
        return self._words

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened."""
        return tuple(self._events)

    @property
    def board(self) -> Board:
        """What lies where."""
        return self.state.board

    @property
    def turn(self) -> int | None:
        """The seat on move, from 0; None when the game is over."""
        return self.state.to_move

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.ended is not None

    @property
    def result(self) -> Ended | None:
        """How it ended, if it has: winners, reason, what was booked."""
        return self.state.ended

    @property
    def scores(self) -> dict[str, int]:
        """Points by player."""
        names = (seat.name for seat in self.state.seats)
        return dict(zip(names, self.state.scores, strict=True))

    @property
    def rack(self) -> str:
        """The tiles of the seat on move, as text; empty when the game is over."""
        return "" if self.turn is None else self.racks[self.turn]

    @property
    def racks(self) -> tuple[str, ...]:
        """The tiles of every seat, as text."""
        return tuple(map(self.edition.alphabet.format_tiles, self.state.racks))

    def push(self, move: Move | FoundPlay | str, *, vowels: int | None = None) -> None:
        """Make a move for the seat on move; the one before stands from then on.

        Args:
            move: A move, a play that was found, or text: ``8F KARD``, ``exchange AB``, ``pass``.
                Plain letters are laid with the tiles that the rack has.
            vowels: How many tiles to draw from the bag of vowels (ET-88).

        Raises:
            GameError, IllegalPlayError, NotationError, TileError: It may not be made; the game
                is as it was.
            LexiconError: Its words must be judged, and there is no lexicon.
        """
        seat = self._mover()
        if isinstance(move, str):
            move = read_move(self.state, seat, move)
        elif isinstance(move, FoundPlay):
            move = move.move
        judge = self.words if self.edition.house.challenge == "void" else None
        self._add(act(self.state, seat, move, judge, vowels=vowels))

    def challenge(self, seat: int | None = None) -> None:
        """Doubt the last play, as the seat on move or as ``seat``.

        Raises:
            GameError: Nothing may be challenged now.
            LexiconError: There is no lexicon to ask.
        """
        self._add(challenge_play(self.state, self._mover() if seat is None else seat, self.words))

    def resign(self, seat: int | None = None) -> None:
        """Give up, as the seat on move or as ``seat``.

        Raises:
            GameError: The game is over.
        """
        self._add(resign(self.state, self._mover() if seat is None else seat))

    def settle(self) -> None:
        """Let the last play stand: its player draws, and the game may end by it."""
        if self.state.pending is not None:
            self._add(settle(self.state))

    def pop(self) -> None:
        """Take back what was done last, whoever did it; the same tiles will be drawn again.

        Raises:
            IndexError: Nothing was done since the game was made or loaded.
        """
        self.state = self._before.pop()
        del self._events[self.state.seq :]

    def plays(self, most: int | None = None) -> list[FoundPlay]:
        """Every play of the seat on move, or the ``most`` best, by equity.

        Raises:
            GameError: ``game-over``.
            LexiconError: There is no lexicon.
        """
        rack = self.state.racks[self._mover()]
        leaves = leaves_of(self.edition) if self.state.bag_count else None
        found = candidates(
            self.words, self.edition, self.board, rack, limit=most or 0, leaves=leaves
        )
        return [
            FoundPlay(
                self.text_of(one.play),
                one.points,
                one.equity / 1000,
                one.play,
            )
            for one in found
        ]

    def play(self, player: str | Callable[[Game], Move | FoundPlay | str] = "static") -> str:
        """Let a computer, or a bot of your own, move for the seat on move.

        Args:
            player: A kind of :data:`crossglot.players.PLAYERS`, such as ``static`` or
                ``level-5``; or what takes the game and answers a move.

        Returns:
            The move, as text.

        Raises:
            PlayerError: No such kind, or house rules that it cannot play.
        """
        seat = self._mover()
        if callable(player):
            move = player(self)
        else:
            if player not in self._players:
                self._players[player] = seated_player(player, self._referee(), self.edition.house)
            move = self._players[player].choose(masked(self.state, seat), seat)
        if isinstance(move, FoundPlay):
            move = move.move
        text = move if isinstance(move, str) else self.text_of(move)
        self.push(move)
        return text

    def text_of(self, move: Move) -> str:
        """``move`` in the notation of the edition."""
        return format_move(self.edition, move, self.edition.coordinates)

    def analyse(self, seconds: float = 5.0, **limits: int) -> Analysis:
        """Judge the moves of the seat on move: simulated, or solved near the end.

        Args:
            seconds: How long it may take.
            **limits: Others of :class:`crossglot.analysis.Limit`, such as ``rollouts``.
        """
        return Engine(self._referee()).analyse(self.state, limit=Limit(seconds=seconds, **limits))

    def review(self, seconds: float = 2.0, **limits: int) -> Review:
        """Compare each move so far with the best; ``seconds`` is for each.

        Args:
            seconds: How long a move may take.
            **limits: As in :meth:`analyse`.
        """
        limit = Limit(seconds=seconds, **limits)
        turns = decisions_of(self._events, self.edition)
        names = [seat.name for seat in self.state.seats]
        *_, found = review(Engine(self._referee()), names, turns, limit=limit)
        return found

    def gcg(self) -> str:
        """The game in GCG."""
        return format_gcg(record(self._events, self.edition))

    def save(self, file: str | Path) -> None:
        """Write the game: GCG where the name ends so, else our JSON, of which nothing is lost.

        Raises:
            OSError: It cannot be written.
        """
        file = Path(file)
        if file.suffix.lower() == ".gcg":
            file.write_text(self.gcg(), "utf-8")
        else:
            file.write_bytes(write_events(self._events, STANDARD))

    def __repr__(self) -> str:
        """The board, and how things stand."""
        return f"{self._picture()}\n{self._standing()}"

    def _repr_svg_(self) -> str:
        """The board, for a notebook."""
        return self._picture()._repr_svg_()

    def _standing(self) -> str:
        totals = ", ".join(f"{name} {points}" for name, points in self.scores.items())
        if self.turn is None:
            return f"{totals}; over"
        mover = f"{totals}; {self.state.seats[self.turn].name} to move"
        return f"{mover}: {self.rack}" if self.rack else mover

    def _picture(self) -> BoardPicture:
        last = self.state.turns[-1].placement if self.state.turns else None
        return BoardPicture(self.edition, self.board, () if last is None else last.laid)

    def _referee(self) -> Lexicon:
        """The lexicon with the house rules of this game."""
        return replace(self.words, edition=self.edition)

    def _mover(self) -> int:
        if self.turn is None:
            raise GameError(GameCode.GAME_OVER)
        return self.turn

    def _add(self, events: Sequence[Event]) -> None:
        after = follow(self.state, events)
        self._before.append(self.state)
        self._events += events
        self.state = after
