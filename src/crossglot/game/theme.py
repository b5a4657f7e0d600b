"""A themed game: players argue that a word belongs to the theme, the others vote (ET-84)."""

from __future__ import annotations

from crossglot.errors import GameCode, GameError
from crossglot.game.consent import people
from crossglot.game.events import Event, Played, ThemeArgued, ThemeRuled, ThemeVoted
from crossglot.game.finish import check_running
from crossglot.game.state import GameState, follow
from crossglot.game.turns import Turn


def arguable_words(state: GameState, seat: int) -> tuple[int, ...]:
    """Which words of its last play ``seat`` may argue for, by their place in it.

    The play must stand for good, and the word must not have earned the bonus already: neither
    by the list agreed on nor by a vote, and no vote has refused it.
    """
    theme, turn = state.edition.house.theme, _last_play(state, seat)
    if theme is None or turn is None or turn.placement is None or state.ended is not None:
        return ()
    spell = state.edition.alphabet.spell
    return tuple(
        place
        for place, word in enumerate(turn.placement.words)
        if (turn.seq, place) not in state.argued and spell(word.tiles) not in theme.words
    )


def arguable_word(state: GameState, seat: int, word: str) -> int:
    """The place of ``word`` among those of its last play that ``seat`` may argue for.

    Raises:
        GameError: There is none such.
    """
    turn, alphabet = _last_play(state, seat), state.edition.alphabet
    made = turn.placement.words if turn and turn.placement else ()
    for place in arguable_words(state, seat):
        if alphabet.fold(alphabet.spell(made[place].tiles)) == alphabet.fold(word):
            return place
    raise GameError(GameCode.THEME_WORD, word=word)


def argue(state: GameState, seat: int, word: int, at: int = 0) -> tuple[Event, ...]:
    """The events after ``seat`` argued that a word of its last play belongs to the theme.

    Computers vote at once, by the list: a word that may be argued for is not on it.

    Raises:
        GameError: The game is over, no such seat, another word is being voted on, or nothing
            of the play may be argued for so.
    """
    check_running(state, seat)
    turn = _last_play(state, seat)
    if state.argument is not None:
        raise GameError(GameCode.THEME_VOTE, seat=state.argument.seat)
    if turn is None or word not in arguable_words(state, seat):
        raise GameError(GameCode.THEME_WORD, word=word)
    argued = ThemeArgued(seat, turn.seq, word, at)
    computers = [other for other in _voters(state, seat) if other not in people(state)]
    votes = tuple(ThemeVoted(other, agree=False, at=at) for other in computers)
    return _counted(state, (argued, *votes), at)


def vote(state: GameState, seat: int, *, agree: bool, at: int = 0) -> tuple[Event, ...]:
    """The events after ``seat`` voted on the word argued for; more than half decide.

    Raises:
        GameError: The game is over, no such seat, or its vote is not asked for.
    """
    check_running(state, seat)
    argument = state.argument
    if argument is None or seat == argument.seat or seat in dict(argument.votes):
        raise GameError(GameCode.THEME_NO_VOTE, seat=seat)
    return _counted(state, (ThemeVoted(seat, agree, at),), at)


def _counted(state: GameState, events: tuple[Event, ...], at: int) -> tuple[Event, ...]:
    """``events``, and the ruling once more than half agree or no longer can."""
    argument, theme = follow(state, events).argument, state.edition.house.theme
    if argument is None or theme is None:
        return events
    voters, agreed = len(_voters(state, argument.seat)), [agree for _, agree in argument.votes]
    granted = 2 * sum(agreed) > voters
    if not granted and 2 * (voters - agreed.count(False)) > voters:
        return events
    points = theme.bonus if granted else 0
    return (*events, ThemeRuled(argument.seat, argument.turn, argument.word, points, at))


def _voters(state: GameState, seat: int) -> tuple[int, ...]:
    """Everybody but the seat that argues."""
    return tuple(other for other in range(len(state.seats)) if other != seat)


def _last_play(state: GameState, seat: int) -> Turn | None:
    """The last turn of ``seat``, if it was a play that stands."""
    turn = next((turn for turn in reversed(state.turns) if turn.seat == seat), None)
    if turn is None or turn.withdrawn or not isinstance(turn.event, Played):
        return None
    pending = state.pending
    return None if pending is not None and pending.turn.seq == turn.seq else turn
