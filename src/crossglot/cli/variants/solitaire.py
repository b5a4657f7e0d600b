"""The three solitaires in the terminal, and the book of scores that one plays against."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import platformdirs

from crossglot.cli.person import LeftError
from crossglot.cli.sentences import say, say_error, say_in
from crossglot.cli.squares import shown_places
from crossglot.cli.terminal import told
from crossglot.cli.variants.sitting import Sitting
from crossglot.errors import CrossglotError
from crossglot.game.reading import read_move
from crossglot.notation import format_move
from crossglot.players.tops import tops_of
from crossglot.render import BoardPicture, rack_text
from crossglot.variants import solitaire
from crossglot.variants.solitaire import ScoreBook, SolitaireStarted, SolitaireState

KINDS: dict[str, solitaire.Kind] = {
    "a": "one-rack",
    "b": "two-racks",
    "c": "open",
    "one-rack": "one-rack",
    "two-racks": "two-racks",
    "open": "open",
}
"""What the three games are called: by the document's letters, and by name."""

COMMANDS = frozenset({"", "?", "help", "quit", "board", "tiles", "look", "tops", "finish"})
"""What is asked for by name, also while tiles are chosen."""


def book_path() -> Path:
    """Where scores are kept: ``CROSSGLOT_SCORES``, or the platform's data folder of the user."""
    chosen = os.environ.get("CROSSGLOT_SCORES")
    return Path(chosen) if chosen else platformdirs.user_data_path("crossglot") / "solitaire.json"


def play_in_terminal(sitting: Sitting) -> bool:
    """Play alone (ET-101..103, HU-W-65, HU-W-66).

    Args:
        sitting: With the options ``kind`` (``a``, ``b``, ``c`` or their names; a without it),
            ``racks`` (1 or 2, in c) and ``scores`` (the file they are kept in); ``players``
            is the name of who plays.

    Returns:
        Whether the game was finished.

    Raises:
        OptionError: An option that there is not, or a value that it cannot have.
        SolitaireError: Another number of racks, or a damaged book of scores.
    """
    sitting.refuse_unknown(kind=tuple(KINDS), racks=("1", "2"), scores=())
    options = sitting.options
    kind = KINDS[options.get("kind", "a").casefold()]
    racks = int(options.get("racks", "1"))
    path = Path(options["scores"]) if "scores" in options else book_path()
    book = solitaire.read_book(path.read_bytes()) if path.is_file() else ScoreBook()
    events = solitaire.start(
        sitting.edition,
        kind,
        options.get("players", "").strip() or "1",
        sitting.seed,
        lexicon=sitting.lexicon.id,
        racks=racks,
    )
    game = _Game(solitaire.fold(events), sitting)
    if not sitting.finished("solitaire", game.play):
        return False
    result = solitaire.result_of(game.state, sitting.date())
    for line in compared(book, result):
        sitting.tell(line)
    keep(path, solitaire.with_result(book, result))
    return True


def keep(path: Path, book: ScoreBook) -> None:
    """Write the book of scores; a half-written one never takes its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_bytes(solitaire.write_book(book))
    fresh.replace(path)


def compared(book: ScoreBook, result: solitaire.Result) -> Iterable[str]:
    """What there is to say of ``result`` beside the earlier ones."""
    facts = {"total": result.total, "plays": result.plays, "best": result.best}
    yield say_in("solitaire", "result", **facts)
    found = solitaire.compare(book, result)
    if found.best_before is None:
        yield say_in("solitaire", "first")
        return
    if found.is_record:
        yield say_in("solitaire", "record", before=found.best_before)
    facts = {"rank": found.rank, "games": found.games, "mean": found.mean}
    yield say_in("solitaire", "place", before=found.best_before, **facts)


class _Game:
    """One game, from its first turn to its end."""

    def __init__(self, state: SolitaireState, sitting: Sitting) -> None:
        self.state = state
        self._lexicon, self._ask, self._tell = sitting.lexicon, sitting.ask, sitting.tell
        self._tops = tops_of(sitting.lexicon.graph, state.game.edition)

    def play(self) -> None:
        """Turn after turn, to the end."""
        shown = -1
        while self.state.game.ended is None:
            if shown != self.state.game.seq:
                self._show()
                shown = self.state.game.seq
            try:
                self._turn()
            except CrossglotError as error:
                self._tell(say_error(error))

    def _turn(self) -> None:
        game, seat = self.state.game, self.state.choosing
        if seat is None:
            self._obey(self._ask(say_in("solitaire", "ask")).strip())
            return
        wanted = min(game.edition.rack_size - len(game.racks[seat]), game.bag_count)
        line = self._ask(say_in("solitaire", "choose", count=wanted)).strip()
        # What spells a command is one: such tiles are named with spaces between them.
        if line.partition(" ")[0].casefold() in COMMANDS:
            self._obey(line)
        else:
            tiles = game.edition.alphabet.parse_tiles("".join(line.split()))
            self._append(solitaire.choose(self.state, tiles))

    def _obey(self, line: str) -> None:
        game = self.state.game
        command, _, rest = line.partition(" ")
        match command.casefold():
            case "quit":
                raise LeftError
            case "" | "help" | "?":
                places = shown_places(game.edition)
                self._tell(say_in("solitaire", "help", **places))
            case "board":
                self._show()
            case "tiles":
                self._tell(say("unseen", tiles=self._counted(game.unseen)))
            case "look":
                self._look(rest.strip())
            case "tops":
                self._list_tops()
            case "finish":
                self._append(solitaire.finish(self.state))
            case _:
                move = read_move(game, game.to_move or 0, line)
                self._append(solitaire.act(self.state, move, self._lexicon))

    def _look(self, word: str) -> None:
        if self.state.kind != "open" and not self.state.game.edition.house.open_dictionary:
            self._tell(say("look-closed"))
            return
        if not word:
            self._tell(say("look-what"))
            return
        admitted = self._lexicon.admits(word)
        self._tell(say("word-good" if admitted else "word-bad", word=word.upper()))

    def _list_tops(self) -> None:
        if self.state.kind != "open":
            self._tell(say_in("solitaire", "closed"))
            return
        game, choosing = self.state.game, self.state.choosing
        rack = game.racks[game.to_move or 0 if choosing is None else choosing]
        for play, points in self._tops(game.board, rack):
            move = format_move(game.edition, play, game.edition.coordinates)
            self._tell(say_in("solitaire", "top", points=points, move=move))

    def _show(self) -> None:
        game, choosing = self.state.game, self.state.choosing
        last = game.turns[-1].placement if game.turns else None
        self._tell("")
        self._tell(str(BoardPicture(game.edition, game.board, last.laid if last else ())))
        seat = choosing if choosing is not None else game.to_move or 0
        facts = {"total": game.scores[seat], "bag": game.bag_count}
        self._tell(say_in("solitaire", "rack-other" if seat else "rack-own", **facts))
        self._tell(rack_text(game.edition, game.racks[seat]))
        if choosing is not None:
            self._tell(say_in("solitaire", "open", tiles=self._counted(game.bag)))

    def _counted(self, tiles: bytes) -> str:
        alphabet = self.state.game.edition.alphabet
        return " ".join(f"{alphabet.format_tile(t)}{n}" for t, n in sorted(Counter(tiles).items()))

    def _append(self, events: Iterable[solitaire.Event]) -> None:
        for event in events:
            self.state = solitaire.after(self.state, event)
            if not isinstance(event, SolitaireStarted):
                for line in told(self.state.game, event):
                    self._tell(line)
