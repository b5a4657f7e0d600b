"""What is said in games: kept, read again, forgotten."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, delete, insert, or_, select, update

from crossglot.errors import SocialCode, SocialError
from crossglot.server.sanitise import plain_line
from crossglot.server.social.phrases import PHRASES
from crossglot.server.store.schema.accounts import accounts
from crossglot.server.store.schema.games import seats
from crossglot.server.store.schema.lobby import game_setups
from crossglot.server.store.schema.social import blocks, chat_messages, chat_modes
from crossglot.server.wire.chat_mode import ChatMode

Channel = Literal["players", "spectators"]

STRICTNESS: tuple[ChatMode, ...] = ("free", "phrases", "off")

LONGEST = 200
"""Characters of a message."""

MARK = "."
"""Between the game and the rest of an author's mark; no id has one."""

AT_ONCE = 100
"""Messages in one answer."""


class _Agreed(Struct, frozen=True):
    """The part of an agreement that is about the chat."""

    chat: ChatMode = "free"


_agreed = msgspec.json.Decoder(_Agreed).decode


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat", omit_defaults=True):
    """Something that was said; either ``text`` or ``phrase`` is there.

    Attributes:
        id: Grows with time.
        game: In which game.
        channel: Players and spectators do not hear each other while the game goes on.
        author: Who said it: one mark in each game, which leads to no account
            (:func:`author_of`).
        at: When, in seconds since 1970.
        name: Of the account; absent for guests.
        seat: Of the account; absent for spectators.
        text: What was written.
        phrase: The key of a phrase, which each reader sees in their own language.
    """

    id: int
    game: str
    channel: Channel
    author: str
    at: float
    name: str | None = None
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None


class Said(Struct, frozen=True):
    """What somebody wants to say: either ``text`` or ``phrase``."""

    text: str | None = None
    phrase: str | None = None


def cleaned(said: Said) -> Said:
    r"""``said`` as it is kept: one line, no control characters.

    Raises:
        SocialError: Nothing, too much, or no such phrase.

    >>> cleaned(Said(text="  well\n played "))
    Said(text='well played', phrase=None)
    """
    if (said.text is None) == (said.phrase is None):
        raise SocialError(SocialCode.CHAT_EMPTY)
    if said.phrase is not None:
        if said.phrase not in PHRASES:
            raise SocialError(SocialCode.PHRASE_UNKNOWN, phrase=said.phrase)
        return said
    text = plain_line(said.text or "")
    if not text:
        raise SocialError(SocialCode.CHAT_EMPTY)
    if len(text) > LONGEST:
        raise SocialError(SocialCode.CHAT_TOO_LONG, length=len(text), longest=LONGEST)
    return Said(text=text)


def mode_of(connection: Connection, game: str, *, phrases_only: bool) -> ChatMode:
    """What may be said in a game; a server for children never allows more than phrases."""
    wanted = select(chat_modes.c.mode).where(chat_modes.c.game == game)
    chosen: ChatMode = connection.execute(wanted).scalar() or "free"
    floor: ChatMode = "phrases" if phrases_only else "free"
    return max(chosen, floor, agreed_mode(connection, game), key=STRICTNESS.index)


def agreed_mode(connection: Connection, game: str) -> ChatMode:
    """What may be said at most, by what was agreed on before the game."""
    wanted = select(game_setups.c.agreement).where(game_setups.c.id == game)
    found = connection.execute(wanted).scalar()
    return "free" if found is None else _agreed(found).chat


def choose_mode(connection: Connection, game: str, mode: ChatMode, account: str) -> None:
    """A player chooses what may be said: less at any time, more only if they had chosen less.

    Raises:
        SocialError: ``chat-mode-chosen``: another player wants no more, or no more was agreed on.
    """
    if STRICTNESS.index(mode) < STRICTNESS.index(agreed_mode(connection, game)):
        raise SocialError(SocialCode.CHAT_MODE)
    here = chat_modes.c.game == game
    found = connection.execute(select(chat_modes).where(here)).one_or_none()
    row = {"mode": mode, "account": account}
    if found is None:
        connection.execute(insert(chat_modes).values(game=game, **row))
        return
    if mode == found.mode:
        return
    looser = STRICTNESS.index(mode) < STRICTNESS.index(found.mode)
    if looser and found.account != account:
        raise SocialError(SocialCode.CHAT_MODE)
    connection.execute(update(chat_modes).where(here).values(row))


def keep_line(  # noqa: PLR0913, PLR0917 - who says what, where and when
    connection: Connection,
    game: str,
    channel: Channel,
    account: str,
    say_id: str,
    said: Said,
    at: float,
) -> tuple[ChatLine, bool]:
    """What was said, kept, and whether that is new: said again it is only once there."""
    mine = (
        (chat_messages.c.account == account)
        & (chat_messages.c.game == game)
        & (chat_messages.c.say_id == say_id)
    )
    known = connection.execute(_lines().where(mine)).one_or_none()
    if known is not None:
        return _line(known), False
    row = {"game": game, "channel": channel, "account": account, "say_id": say_id, "at": at}
    text = {"text": said.text, "phrase": said.phrase}
    connection.execute(insert(chat_messages).values(**row, **text))
    return _line(connection.execute(_lines().where(mine)).one()), True


def lines_for(
    connection: Connection, game: str, channels: frozenset[Channel], reader: str | None, after: int
) -> list[ChatLine]:
    """What was said after the message ``after``, without those whom ``reader`` has blocked."""
    hidden = select(blocks.c.blocked).where(blocks.c.account == reader)
    wanted = _lines().where(
        chat_messages.c.game == game,
        chat_messages.c.channel.in_(channels),
        chat_messages.c.id > after,
        or_(chat_messages.c.account == reader, chat_messages.c.account.not_in(hidden)),
    )
    rows = connection.execute(wanted.order_by(chat_messages.c.id).limit(AT_ONCE))
    return list(map(_line, rows))


def lines_by(connection: Connection, account: str, game: str | None, most: int) -> list[ChatLine]:
    """The last that ``account`` has said, in one game or in all; oldest first."""
    wanted = _lines().where(chat_messages.c.account == account)
    if game is not None:
        wanted = wanted.where(chat_messages.c.game == game)
    rows = connection.execute(wanted.order_by(chat_messages.c.id.desc()).limit(most)).all()
    return list(map(_line, reversed(rows)))


def erase_lines(connection: Connection, account: str) -> None:
    """Forget what ``account`` has said."""
    connection.execute(delete(chat_messages).where(chat_messages.c.account == account))


def author_of(game: str, account: str) -> str:
    """The mark by which readers of a game's chat know an account: to block it, or to report it.

    Ids of accounts are random and long, so that nobody finds one by trying, and marks of two
    games have nothing in common.
    """
    digest = hashlib.sha256(f"{game}\0{account}".encode()).hexdigest()
    return f"{game}{MARK}{digest[:32]}"


def account_by(connection: Connection, author: str) -> str | None:
    """The account with this mark, if it has said something in that game."""
    game, _, _ = author.partition(MARK)
    wanted = select(chat_messages.c.account).where(chat_messages.c.game == game).distinct()
    accounts_there: Iterable[str] = connection.execute(wanted).scalars()
    return next((each for each in accounts_there if author_of(game, each) == author), None)


def _line(row: Sequence[Any]) -> ChatLine:
    number, game, channel, account, at, name, seat, text, phrase = row
    author = author_of(game, account)
    return ChatLine(number, game, channel, author, at, name, seat, text, phrase)


def _lines() -> Select[Any]:
    """Messages with their authors, as :func:`_line` reads them."""
    said = chat_messages.c
    author = (seats.c.game == said.game) & (seats.c.account == said.account)
    joined = chat_messages.join(accounts, accounts.c.id == said.account).outerjoin(seats, author)
    columns = (said.id, said.game, said.channel, said.account, said.at)
    wanted = select(*columns, accounts.c.name, seats.c.seat, said.text, said.phrase)
    return wanted.select_from(joined)
