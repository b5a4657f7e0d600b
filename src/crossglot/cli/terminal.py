"""A game at the terminal: people type, computers answer, everything is told in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from crossglot.cli.explained import explained
from crossglot.cli.person import Ask, LeftError, Now, Tell, milliseconds
from crossglot.cli.sentences import say, say_error, user_language
from crossglot.editions import Edition
from crossglot.errors import CrossglotError, GameCode
from crossglot.game import (
    Challenged,
    Ended,
    Event,
    Exchanged,
    GameState,
    Passed,
    Played,
    Skipped,
    act,
    after,
    challenge_play,
    fold,
    hint_on,
    resign,
    settle,
    tick,
    view,
)
from crossglot.game.reading import read_move
from crossglot.lexicon import Lexicon
from crossglot.lexicon.verdict import Explainer
from crossglot.notation import format_move
from crossglot.players import Player
from crossglot.players import explain as explain_move
from crossglot.players.levels.explanation import known_to
from crossglot.render import BoardPicture, rack_text
from crossglot.rulebook import explain
from crossglot.rules import FormedWord, word_points


class TerminalGame:
    """One game, from its first events to its end.

    Args:
        events: What has happened so far.
        computers: The seats that computers play; people at the keyboard have the others.
        lexicon: Judges words.
        ask: Reads a line after a prompt; EOFError is leaving.
        tell: Prints a line.
        now: The time, in milliseconds.
        explains: Whether computers say why they made a move.
    """

    def __init__(
        self,
        events: Iterable[Event],
        computers: Mapping[int, Player],
        lexicon: Lexicon,
        *,
        ask: Ask,
        tell: Tell,
        now: Now = milliseconds,
        explains: bool = False,
    ) -> None:
        self.events = list(events)
        self.state = fold(self.events)
        self._computers = computers
        self._lexicon = lexicon
        self._explainer = Explainer(lexicon)
        self._ask = ask
        self._tell = tell
        self._now = now
        self._explains = explains

    def play(self) -> bool:
        """Play on to the end; False when the person left before."""
        try:
            while self.state.ended is None:
                self._turn()
        except (LeftError, EOFError):
            return False
        finally:
            self._explainer.close()
        return True

    def _turn(self) -> None:
        seat = self.state.to_move or 0
        if seat in self._computers:
            seen = view(self.events, seat)
            move = self._computers[seat].choose(seen, seat)
            self._append(act(self.state, seat, move, self._lexicon, at=self._now()))
            if self._explains:
                knows = known_to(self._computers[seat], self._lexicon)
                told_why = explain_move(seen, seat, move, self._lexicon, knows=knows)
                for line in explained(seen.edition, told_why):
                    self._tell(line)
            self._close_window(seat)
            return
        self._show(seat)
        seq = self.state.seq
        while self.state.seq == seq:
            line = self._ask(say("your-move")).strip()
            try:
                self._append(tick(self.state, self._now()))
                if self.state.seq == seq:
                    self._obey(seat, line)
            except CrossglotError as error:
                self._tell(say_error(error))
                match error.code, error.facts.get("words"):
                    case GameCode.WORDS_NOT_ADMISSIBLE, [*words]:
                        self._explain(map(str, words))

    def _close_window(self, seat: int) -> None:
        """Nobody but computers would act next: the play stands."""
        people = set(range(len(self.state.seats))) - set(self._computers) - {seat}
        if not people:
            self._append(settle(self.state))

    def _obey(self, seat: int, line: str) -> None:
        command, _, rest = line.partition(" ")
        match command.casefold():
            case "quit":
                raise LeftError
            case "help" | "?" | "":
                self._tell(say("help"))
            case "board":
                self._show(seat)
            case "unseen":
                self._tell(say("unseen", tiles=_counted(view(self.events, seat))))
            case "look":
                self._look(rest.strip())
            case "challenge":
                self._challenge(seat)
            case "accept":
                self._append(settle(self.state))
            case "resign":
                self._append(resign(self.state, seat, self._now()))
            case _:
                self._move(seat, line)

    def _move(self, seat: int, line: str) -> None:
        """A move; ``vowels 3`` after it says how many to draw from their bag (ET-88)."""
        text, _, count = line.partition(" vowels ")
        vowels = int(count) if count.strip().isdecimal() else None
        move = read_move(self.state, seat, text)
        at = self._now()
        self._append(act(self.state, seat, move, self._lexicon, at=at, vowels=vowels))

    def _look(self, word: str) -> None:
        if not self.state.edition.house.open_dictionary:
            self._tell(say("look-closed"))
            return
        self._explain([word])

    def _challenge(self, seat: int) -> None:
        """The ruling, and then why: whoever doubted a word may know."""
        placement = self.state.turns[-1].placement if self.state.turns else None
        self._append(challenge_play(self.state, seat, self._lexicon, at=self._now()))
        words = placement.words if placement else ()
        self._explain([self.state.edition.alphabet.spell(word.tiles) for word in words])

    def _explain(self, words: Iterable[str]) -> None:
        for word in words:
            for line in explain(self._explainer.verdict(word), user_language()).lines:
                self._tell(line)

    def _show(self, seat: int) -> None:
        state = self.state
        last = state.turns[-1].placement if state.turns else None
        self._tell("")
        self._tell(str(BoardPicture(state.edition, state.board, last.laid if last else ())))
        totals = zip(state.seats, state.scores, strict=True)
        self._tell("   ".join(say("scores", name=who.name, total=points) for who, points in totals))
        self._tell(say("to-move", name=state.seats[seat].name, bag=state.bag_count))
        self._tell(rack_text(state.edition, state.racks[seat]))

    def _append(self, events: Iterable[Event]) -> None:
        for event in events:
            self.events.append(event)
            self.state = after(self.state, event)
            for line in told(self.state, event):
                self._tell(line)


def told(state: GameState, event: Event) -> Iterable[str]:
    """What everybody at the table hears of ``event``; ``state`` is the game after it."""
    match event:
        case Played():
            turn = state.turns[-1]
            move = format_move(state.edition, event.play, state.edition.coordinates)
            words = _words(state.edition, turn.placement.words if turn.placement else ())
            name = state.seats[event.seat].name
            yield say(
                "played", name=name, move=move, points=event.points, words=words, total=turn.total
            )
        case Exchanged(seat):
            yield say("exchanged", name=state.seats[seat].name, count=len(event.returned))
        case Passed(seat):
            yield say("passed", name=state.seats[seat].name)
        case Skipped(seat):
            yield say("skipped", name=state.seats[seat].name)
        case Challenged():
            yield say("challenged-off" if event.upheld else "challenged-stands")
        case Ended():
            yield from _ending(state, event)
        case _:
            return


def _ending(state: GameState, event: Ended) -> Iterable[str]:
    yield say("over", reason=event.reason)
    for seat, total, booked in zip(state.seats, state.scores, event.adjustments, strict=True):
        yield say("final", name=seat.name, total=total, booked=f"{booked:+d}")
    yield say("winner", names=[state.seats[seat].name for seat in event.winners])
    yield from _totals(state)


def _totals(state: GameState) -> Iterable[str]:
    """How good the totals are, where the document says so (HU-W-42, ET-4, EL-2)."""
    hint = hint_on(state)
    if hint is None:
        return
    usual = say("totals-usual", low=hint.usual[0], high=hint.usual[1])
    yield f"{say('totals-together', total=hint.together, grade=hint.grade or 'none')} {usual}"
    if hint.each is not None:
        low, high = hint.each
        yield say("totals-each", players=len(state.seats), low=low, high=high)


def _words(edition: Edition, words: Iterable[FormedWord]) -> str:
    spelled = ((edition.alphabet.spell(word.tiles), word_points(edition, word)) for word in words)
    return ", ".join(f"{word} {points}" for word, points in spelled)


def _counted(seen: GameState) -> str:
    """The tiles that ``seen`` hides, each with its number."""
    counts = Counter(seen.unseen)
    return " ".join(f"{seen.edition.alphabet.format_tile(t)}{n}" for t, n in sorted(counts.items()))
