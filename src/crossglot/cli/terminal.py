"""A game at the terminal: people type, computers answer, everything is told in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from crossglot.cli.ending import AGREED, Answer, agreed_end, ending_told
from crossglot.cli.explained import explained
from crossglot.cli.person import Ask, LeftError, Now, Tell, milliseconds
from crossglot.cli.sentences import say, say_error, say_in, user_language
from crossglot.cli.squares import shown_places
from crossglot.editions import Edition
from crossglot.errors import CrossglotError, GameCode, GameError
from crossglot.game import (
    Challenged,
    Ended,
    Event,
    Exchanged,
    GameState,
    Passed,
    Played,
    Skipped,
    StarterFound,
    accept_play,
    act,
    after,
    answer_play,
    answer_to_end,
    awaited,
    challenge_play,
    declare_exhausted,
    doubted_words,
    fold,
    follow,
    hint_on,
    is_ripe,
    resign,
    settle,
    tick,
    view,
)
from crossglot.game.reading import read_move
from crossglot.lexicon import Lexicon
from crossglot.lexicon.verdict import Explainer
from crossglot.notation import format_move
from crossglot.players import Player, can_lay
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
        self._can_lay = partial(can_lay, lexicon)
        self._explainer = Explainer(lexicon)
        self._ask = ask
        self._tell = tell
        self._now = now
        self._explains = explains

    def play(self) -> bool:
        """Play on to the end; False when the person left before.

        Whatever interrupts it, ``events`` are whole. A last play that nobody has challenged
        stands when everybody leaves: the game is finished then.
        """
        try:
            for line in self._opening():
                self._tell(line)
            while self.state.ended is None:
                self._turn()
        except (LeftError, EOFError):
            self._append(self._left_standing())
        except BaseException:
            self.events = [*self.events, *self._left_standing()]  # nobody may be there to be told
            raise
        finally:
            self._explainer.close()
        return self.state.ended is not None

    def _opening(self) -> Iterable[str]:
        """Who drew what, and who begins."""
        if self.state.starter is not None and not self.state.turns:
            yield from told(self.state, self.state.starter)

    def _left_standing(self) -> tuple[Event, ...]:
        """What ends the game once nobody is there to challenge its last play."""
        state = fold(self.events)
        closed = settle(state, at=self._now())
        return closed if follow(state, closed).ended is not None else ()

    def _turn(self) -> None:
        self._judge()
        if is_ripe(self.state):
            self._append(declare_exhausted(self.state, self._can_lay, self._now()))
        seat = self.state.to_move
        if seat is None:
            return
        if self._waits_for_a_challenge(seat):
            self._show_board()
            doubters = self._doubters()
            asked = doubters[0] if len(doubters) == 1 else None
            owner = self.state.seats[self.state.turns[-1].seat].name
            self._until_obeyed(say("may-stand", name=owner), partial(self._obey, asked))
        elif seat in self._computers:
            self._compute(seat)
        else:
            self._show(seat)
            self._until_obeyed(say("your-move"), partial(self._obey, seat))

    def _until_obeyed(self, prompt: str, obey: Callable[[str], None]) -> None:
        """Ask again until an event follows; print the reason of each refusal."""
        seq = self.state.seq
        while self.state.seq == seq:
            line = self._ask(prompt).strip()
            try:
                self._append(tick(self.state, self._now()))
                if self.state.seq == seq:
                    obey(line)
            except CrossglotError as error:
                self._tell(say_error(error))
                match error.code, error.facts.get("words"):
                    case GameCode.WORDS_NOT_ADMISSIBLE, [*words]:
                        self._explain(map(str, words))

    def _compute(self, seat: int) -> None:
        """The turn of a computer, if it has not thought for too long."""
        seen = view(self.events, seat)
        move = self._computers[seat].choose(seen, seat)
        at = self._now()
        late = tick(self.state, at)
        if late:
            self._append(late)
            return
        self._append(act(self.state, seat, move, self._lexicon, at=at))
        if self._explains:
            knows = known_to(self._computers[seat], self._lexicon)
            told_why = explain_move(seen, seat, move, self._lexicon, knows=knows)
            for line in explained(seen.edition, told_why):
                self._tell(line)

    def _judge(self) -> None:
        """Computers answer the last play first: they know the verdict, and need no time."""
        while self.state.pending is not None:
            due = [seat for seat in awaited(self.state) if seat in self._computers]
            if not due:
                return
            answer = answer_play(self.state, due[0], self._lexicon, at=self._now())
            self._rule(answer)

    def _waits_for_a_challenge(self, seat: int) -> bool:
        """Whether people are asked about the last play before anything else happens.

        So it is unless ``seat``, next to move, is a person: their move lets the play stand.
        """
        if self.state.pending is None:
            return False
        settled = follow(self.state, settle(self.state, at=self._now()))
        return seat in self._computers or settled.to_move != seat

    def _doubters(self) -> list[int]:
        """People who may challenge the last play."""
        if self.state.pending is None:
            raise GameError(GameCode.NOTHING_TO_CHALLENGE)
        return [seat for seat in awaited(self.state) if seat not in self._computers]

    def _obey(self, seat: int | None, line: str) -> None:
        """Do what ``seat`` types; None is several people who are asked about the last play."""
        command, _, rest = line.partition(" ")
        if self._told(seat, command.casefold(), rest.strip()):
            return
        match command.casefold():
            case "quit":
                raise LeftError
            case "challenge":
                self._challenge(rest)
            case "accept":
                for doubter in self._doubters():
                    self._append(accept_play(self.state, doubter, self._now()))
            case "resign" if seat is not None:
                self._append(resign(self.state, seat, self._now()))
            case "end" if seat is not None:
                self._propose_end(seat)
            case _ if seat is None or seat != self.state.to_move:
                raise GameError(GameCode.WINDOW_OPEN)
            case _:
                self._move(seat, line)

    def _told(self, seat: int | None, command: str, rest: str) -> bool:
        """Whether ``command`` only asks for something, which has been told then."""
        match command:
            case "help" | "?" | "":
                self._tell(say("help", **shown_places(self.state.edition)))
            case "board":
                if seat is None:
                    self._show_board()
                else:
                    self._show(seat)
            case "unseen":
                self._tell(say("unseen", tiles=_counted(view(self.events, seat))))
            case "look":
                self._look(rest)
            case _:
                return False
        return True

    def _propose_end(self, seat: int) -> None:
        """``seat`` holds that nothing more can be laid; everybody else answers at once."""
        for event in agreed_end(self.state, seat, self._answer_to_end, self._now()):
            self._append((event,))

    def _answer_to_end(self, seat: int) -> Answer:
        name = self.state.seats[seat].name
        if seat not in self._computers:
            return self._ask(say_in("ending", "agree", name=name)).strip().casefold() in AGREED
        seen, choose = view(self.events, seat), self._computers[seat].choose
        return answer_to_end(seen, seat, choose, self._can_lay) or True

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
        elif not word:
            self._tell(say("look-what"))
        else:
            self._explain([word])

    def _challenge(self, rest: str) -> None:
        """A challenge by the seat and of the words that ``rest`` names.

        Without words it is of all, without a seat by the only person who may challenge.
        """
        doubters = self._doubters()
        made = {self._fold(word) for word in self._last_words()}
        typed = rest.split()
        doubted = doubted_words(self.state, [word for word in typed if self._fold(word) in made])
        name = " ".join(word for word in typed if self._fold(word) not in made)
        seat = doubters[0] if len(doubters) == 1 and not name else self._challenger(doubters, name)
        ruled = challenge_play(self.state, seat, self._lexicon, doubted, at=self._now())
        self._rule(ruled)

    def _challenger(self, doubters: Sequence[int], name: str) -> int:
        """The person called ``name``, or whose seat has that number from 1; asked if need be."""
        if not name:
            names = [f"{seat + 1} {self.state.seats[seat].name}" for seat in doubters]
            name = self._ask(say("who-challenges", names=names)).strip()
        for seat, who in enumerate(self.state.seats):
            called = {str(seat + 1), who.name.casefold()}
            if seat not in self._computers and name.casefold() in called:
                return seat
        raise GameError(GameCode.NO_SUCH_SEAT, seat=name)

    def _rule(self, answer: tuple[Event, ...]) -> None:
        """What answers the last play; after a challenge everybody may know why it was ruled so."""
        alphabet = self.state.edition.alphabet
        self._append(answer)
        for event in answer:
            if isinstance(event, Challenged):
                self._explain([alphabet.spell(bytes(word)) for word in event.words])

    def _last_words(self) -> list[str]:
        placement = self.state.turns[-1].placement
        spell = self.state.edition.alphabet.spell
        return [spell(word.tiles) for word in placement.words] if placement else []

    def _fold(self, word: str) -> str:
        return self.state.edition.alphabet.fold(word)

    def _explain(self, words: Iterable[str]) -> None:
        for word in words:
            for line in explain(self._explainer.verdict(word), user_language()).lines:
                self._tell(line)

    def _show_board(self) -> None:
        state = self.state
        last = state.turns[-1].placement if state.turns else None
        self._tell("")
        self._tell(str(BoardPicture(state.edition, state.board, last.laid if last else ())))
        totals = zip(state.seats, state.scores, strict=True)
        self._tell("   ".join(say("scores", name=who.name, total=points) for who, points in totals))

    def _show(self, seat: int) -> None:
        state = self.state
        self._show_board()
        if state.to_move == seat:
            bag = follow(state, settle(state)).bag_count  # a move lets the last play stand
            self._tell(say("to-move", name=state.seats[seat].name, bag=bag))
        if state.pending is not None and state.pending.turn.seat != seat:
            self._tell(say("may-challenge", name=state.seats[state.pending.turn.seat].name))
        self._tell(rack_text(state.edition, state.racks[seat]))

    def _append(self, events: Iterable[Event]) -> None:
        """Append all ``events`` before printing the first: output may be interrupted."""
        steps = []
        state = self.state
        for event in events:
            state = after(state, event)
            steps.append((state, event))
        self.events = [*self.events, *(event for _, event in steps)]
        self.state = state
        for known, event in steps:
            for line in told(known, event):
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
        case Challenged(seat):
            name = state.seats[seat].name
            yield say("challenged-off" if event.upheld else "challenged-stands", name=name)
            for who, booked in zip(state.seats, event.booked, strict=True):
                if booked:
                    yield say("challenge-booked", name=who.name, points=f"{booked:+d}")
        case StarterFound():
            yield from _starting(state, event)
        case Ended():
            yield from _ending(state, event)
        case _:
            yield from ending_told(state, event)


def _starting(state: GameState, event: StarterFound) -> Iterable[str]:
    """The tiles drawn for the first turn, by those who tied again, and who begins (HU-M-5..8)."""
    for number, drawn in enumerate(event.rounds):
        tiles = [
            f"{state.seats[seat].name}: {state.edition.alphabet.format_tile(tile)}"
            for seat, tile in drawn
        ]
        yield say("drawn-again" if number else "drawn", tiles=tiles)
    yield say("begins", name=state.seats[event.first].name)


def _ending(state: GameState, event: Ended) -> Iterable[str]:
    yield say("over", reason=event.reason)
    yield from ending_told(state, event)
    late = event.penalties or (0,) * len(state.seats)
    for seat, total, booked, lost in zip(
        state.seats, state.scores, event.adjustments, late, strict=True
    ):
        facts = {"name": seat.name, "total": total, "booked": f"{booked:+d}"}
        yield say("final-late", **facts, late=f"{lost:+d}") if lost else say("final", **facts)
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
