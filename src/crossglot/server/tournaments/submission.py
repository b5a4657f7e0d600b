"""A slip handed in: read, checked, kept, acknowledged. Judged it is when the round closes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from crossglot.errors import CrossglotError, GameError, TournamentCode, TournamentError
from crossglot.notation.coordinates import with_latin_places
from crossglot.server.store.slips import SlipRow
from crossglot.server.tournaments import storage, topping
from crossglot.server.tournaments.answer_messages import Asked, SlipBody, SlipMessage, Taken
from crossglot.server.tournaments.backlog import MOST, Backlog
from crossglot.server.tournaments.open_round import CountedSlip, RoundAnswers
from crossglot.server.tournaments.tournament import LiveTournament
from crossglot.server.wire.positions import Style, written
from crossglot.tournament.act import Answer, answer
from crossglot.tournament.events import Answered
from crossglot.tournament.question import question
from crossglot.variants.duplicate import DuplicateState, Slip, parse_slip


def hand_in(
    live: LiveTournament,
    player: int | None,
    message: SlipMessage,
    lag: int = 0,
    waited: Callable[[], int] = int,
) -> asyncio.Future[Taken]:
    """Take a slip; once the future has the answer, it survives a power cut.

    There is no coroutine to it: thousands come in the same second. The future may fail
    as this may.

    Args:
        live: The event.
        player: Whose; None is somebody who looks on.
        message: What they send.
        lag: What their line takes there and back, in milliseconds.
        waited: For how many milliseconds the message has lain here unread.

    Raises:
        CrossglotError: It is refused; an earlier slip stays.
    """
    if player is None:
        raise TournamentError(TournamentCode.NOT_TAKING_PART)
    intake = live.intakes.get(message.game)
    if intake is None or intake.number != message.round or _of_another_rack(live, message):
        other = TournamentError(TournamentCode.ANSWER_OTHER_ROUND, round=message.round)
        return asyncio.ensure_future(_sent_again(live, player, message, other))
    game = live.chronicle.state.game(message.game)
    slip = read_slip(game, message.slip, message.text, message.style)
    safe = None
    if message.safe is not None or message.safe_text is not None:
        safe = read_slip(game, message.safe, message.safe_text, message.style)
    try:
        behind = partial(_behind, live.context.backlog, waited)
        at = intake.arrival(player, live.context.now, lag, behind)
    except GameError as refused:
        again = asyncio.ensure_future(_sent_again(live, player, message, refused))
        return _judged(live, intake, player, slip, again)
    given = Answer(message.game, message.round, message.number, slip, safe)
    for event in answer(live.chronicle.state, player, given, at):
        if isinstance(event, Answered):
            wanted = CountedSlip(message.slip_id, message.number, event.at, slip, safe)
            asked = None if message.text is None else asked_about(game, slip)
            taken = _taken(live, player, message, asked, intake.take(player, wanted))
            return _judged(live, intake, player, slip, taken)
    changed = TournamentError(TournamentCode.ANSWER_CHANGED, number=message.number)
    again = asyncio.ensure_future(_sent_again(live, player, message, changed))
    return _judged(live, intake, player, slip, again)


def _judged(
    live: LiveTournament,
    intake: RoundAnswers,
    player: int,
    slip: Slip,
    taken: asyncio.Future[Taken],
) -> asyncio.Future[Taken]:
    """The answer to a slip of a round that is open; in topping with what it is worth."""
    if not live.is_topping:
        return taken
    game = live.chronicle.state.game(intake.game)
    return asyncio.ensure_future(topping.told(live.race(intake), game, player, slip, taken))


def _behind(backlog: Backlog, waited: Callable[[], int]) -> int:
    """Milliseconds that a message may have lain here: its own, or what this node is behind."""
    return max(backlog.behind, min(MOST, waited()))


def _taken(
    live: LiveTournament,
    player: int,
    message: SlipMessage,
    asked: Asked | None,
    kept: asyncio.Future[CountedSlip],
) -> asyncio.Future[Taken]:
    """The answer to a slip, as soon as it is kept."""
    taken: asyncio.Future[Taken] = kept.get_loop().create_future()

    def pass_on(found: asyncio.Future[Taken]) -> None:
        error = found.exception()
        if error is None:
            taken.set_result(found.result())
        else:
            taken.set_exception(error)

    def settle(kept: asyncio.Future[CountedSlip]) -> None:
        error = kept.exception()
        if error is None:
            taken.set_result(_told(live, message, kept.result(), asked))
        elif isinstance(error, GameError):
            found = asyncio.ensure_future(_sent_again(live, player, message, error))
            found.add_done_callback(pass_on)
        else:
            taken.set_exception(error)

    kept.add_done_callback(settle)
    return taken


def _told(
    live: LiveTournament, message: SlipMessage, kept: CountedSlip, asked: Asked | None = None
) -> Taken:
    """The answer to a slip that is kept."""
    edition = live.chronicle.state.game(message.game).table.edition
    safe = None if kept.safe is None else written(edition, kept.safe)
    slip = written(edition, kept.slip)
    return Taken(message.slip_id, message.round, kept.at, slip, safe, asked)


def _of_another_rack(live: LiveTournament, message: SlipMessage) -> bool:
    """Whether a slip was written for a rack that has gone back since."""
    table = live.chronicle.state.game(message.game).table
    return message.rack is not None and sorted(message.rack) != sorted(table.rack)


def read_slip(game: DuplicateState, body: SlipBody | None, text: str | None, style: Style) -> Slip:
    """The slip that a message holds.

    Raises:
        TournamentError: ``answer-empty``.
        NotationError: No slip can be read there.
        TileError: Letters that the edition has not.
    """
    if text is not None and text.strip():
        typed = with_latin_places(text)
        return parse_slip(game.table.edition, game.table.board, typed, style)
    if body is None or not body.word:
        raise TournamentError(TournamentCode.ANSWER_EMPTY)
    return slip_in(body)


def slip_in(body: SlipBody) -> Slip:
    """A slip that was sent in tile ids."""
    return Slip(body.start, body.direction, body.word, body.claimed)


def asked_about(game: DuplicateState, slip: Slip) -> Asked | None:
    """What is asked about a typed slip that cannot be laid as it stands; no word is judged."""
    found = question(game.table, slip)
    if found is None:
        return None
    meant = None if found.meant is None else written(game.table.edition, found.meant)
    return Asked(found.doubt, meant, found.how)


async def _sent_again(
    live: LiveTournament, player: int, message: SlipMessage, refused: CrossglotError
) -> Taken:
    """The answer to a slip that comes too late, but was kept before: its sender had none.

    Raises:
        TournamentError: ``answer-changed``: its number was kept with other content.
        CrossglotError: ``refused``: it never came.
    """

    def query(connection: Connection) -> list[SlipRow]:
        return storage.slips_of(
            connection, live.id, message.game, message.round, player, message.number
        )

    rows = await live.context.database.read(query)
    open_now = live.intakes.get(message.game)
    for row in rows:
        if row.slip_id == message.slip_id and _says(message, CountedSlip.read(row)):
            return _told(live, message, CountedSlip.read(row))
        if row.slip_id == message.slip_id or (open_now is not None and row.round == open_now.key):
            raise TournamentError(TournamentCode.ANSWER_CHANGED, number=message.number)
    raise refused


def _says(message: SlipMessage, kept: CountedSlip) -> bool:
    """Whether a message says what was kept; one that was typed is what its name says."""
    bodies = (message.slip, kept.slip), (message.safe, kept.safe)
    return all(body is None or slip_in(body) == slip for body, slip in bodies)
