"""``crossglot admin``: what an operator does at the server's terminal, running or not."""

import asyncio
import errno
import os
import sys
from collections.abc import Awaitable, Callable, Sized
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

from cyclopts import App, Parameter, validators
from sqlalchemy import Connection

from crossglot.cli.sentences import say
from crossglot.errors import FileCode, FileError, LexiconError
from crossglot.server.accounts.roles import Role
from crossglot.server.ports import Lexicons
from crossglot.server.settings.settings import default_database
from crossglot.server.store.database import Database
from crossglot.server.wire.standing import Standing

T = TypeVar("T")
Where = Annotated[str | None, Parameter(env_var="CROSSGLOT_DATABASE")]
Limit = Annotated[int, Parameter(validator=validators.Number(gte=1, lte=10_000))]

app = App(
    name="admin",
    help="Look after a server: accounts, games, word lists, roles, the banner.",
    result_action="return_value",
)
banner = App(name="banner", help="Tell everybody something, such as that the server will stop.")
app.command(banner)


@app.command
def users(name: str = "", /, *, limit: Limit = 50, database: Where = None) -> None:
    """List accounts, those seen last first.

    Parameters
    ----------
    name
        Only names that begin so.
    limit
        How many at most.
    database
        The server's database; in the user's data folder when not named.
    """
    from crossglot.server.administration import accounts

    listed = at(database, lambda opened: opened.read(lambda c: accounts(c, name, limit)))
    _tell_nothing(listed)
    for found in listed:
        shown = found.name or "-"
        print(
            f"{found.id}  {shown:<20} {found.kind:<6} {found.role:<9}"
            f" {found.games:>6} games  seen {_day(found.seen)}"
        )


@app.command
def games(
    account: str = "", /, *, running: bool = False, limit: Limit = 50, database: Where = None
) -> None:
    """List games, those moved in last first.

    Parameters
    ----------
    account
        Only games of this account, by name or id.
    running
        Only those that are not over.
    limit
        How many at most.
    database
        The server's database; in the user's data folder when not named.
    """
    from crossglot.server.administration import standings

    def query(connection: Connection) -> list[Standing]:
        return standings(connection, account, limit, running=running)

    found = at(database, lambda opened: opened.read(query))
    _tell_nothing(found)
    for game in found:
        seats = ", ".join(f"{seat.name} {seat.score}" for seat in game.seats)
        print(f"{game.id}  {game.edition:<5} {_day(game.updated)}  {_state(game.over)}  {seats}")


@app.command(name="word-lists")
def word_lists(*, database: Where = None) -> None:
    """List the lexicons of running games: installed here, or missing.

    Parameters
    ----------
    database
        The server's database; in the user's data folder when not named.
    """
    from crossglot.server.administration import lexicons_in_use
    from crossglot.server.games.lexicons import InstalledLexicons

    installed = InstalledLexicons()
    used = at(database, lambda opened: opened.read(lexicons_in_use))
    _tell_nothing(used)
    for lexicon, count in used:
        print(f"{_presence(installed, lexicon):<9}  {count:>6} games  {lexicon}")


@app.command
def role(name: str, role: Role, /, *, database: Where = None) -> None:
    """Give an account a role; it replaces the one that it has. This is how the first admin is made.

    Parameters
    ----------
    name
        The account's name.
    role
        player, arbiter, moderator or admin.
    database
        The server's database; in the user's data folder when not named.
    """
    from crossglot.server.accounts.profiles import Profiles
    from crossglot.server.games.personal_data import has_played

    at(database, lambda opened: Profiles(opened, has_played).give_role(None, name, role))
    print(f"{name}: {role}")


@banner.command(name="set")
def set_banner(text: str, /, *, database: Where = None) -> None:
    """Put up a banner; everybody who is connected sees it in a few seconds.

    Parameters
    ----------
    text
        What it says.
    database
        The server's database; in the user's data folder when not named.
    """
    from crossglot.server.administration import put_up

    at(database, lambda opened: opened.write(lambda connection: put_up(connection, text)))


@banner.command(name="clear")
def clear_banner(*, database: Where = None) -> None:
    """Take the banner down.

    Parameters
    ----------
    database
        The server's database; in the user's data folder when not named.
    """
    from crossglot.server.administration import clear

    at(database, lambda opened: opened.write(clear))


@banner.command(name="show")
def show_banner(*, database: Where = None) -> None:
    """Print the banner that is up.

    Parameters
    ----------
    database
        The server's database; in the user's data folder when not named.
    """
    from crossglot.server.operations.banner import read_banner

    shown = at(database, lambda opened: opened.read(read_banner))
    _tell_nothing(() if shown is None else (shown,))
    if shown is not None:
        print(f"{_day(shown.since)}  {shown.text}")


@app.command(name="sign-out")
def sign_out(name: str, /, *, database: Where = None) -> None:
    """End all sessions of an account.

    Parameters
    ----------
    name
        The account's name.
    database
        The server's database; in the user's data folder when not named.
    """
    from crossglot.server.administration import end_all_sessions

    ended = at(
        database,
        lambda opened: opened.write(lambda connection: end_all_sessions(connection, name)),
    )
    print(f"{name}: {ended} sessions ended")


@app.command
def refund(game: str, reason: str, /, *, database: Where = None) -> None:
    """Give back what a game changed in ratings, because the server was at fault.

    Parameters
    ----------
    game
        The game's id.
    reason
        What went wrong; it is kept with the ratings.
    database
        The server's database; in the user's data folder when not named.
    """
    from crossglot.server.administration import give_back

    def work(connection: Connection) -> list[str]:
        return give_back(connection, game, reason, None)

    players = at(database, lambda opened: opened.write(work))
    print(f"{game}: the ratings of {len(players)} accounts given back")


def at(where: str | None, act: Callable[[Database], Awaitable[T]]) -> T:
    """What ``act`` does with the database ``where``, which is closed afterwards.

    Raises:
        FileError: There is none: an admin's command makes none.
        ServerError: It cannot be used.
    """
    from crossglot.server.store.home import is_postgres, open_home

    place = where or str(default_database())
    if not is_postgres(place) and not Path(place).is_file():
        raise FileError(FileCode.UNREADABLE, path=place, reason=os.strerror(errno.ENOENT))

    async def run() -> T:
        home = open_home(place)
        try:
            return await act(home.database)
        finally:
            await home.database.close()

    return asyncio.run(run())


def _tell_nothing(listed: Sized) -> None:
    """Say that there is nothing: an empty answer looks like a failure."""
    if not listed:
        print(say("nothing-listed"), file=sys.stderr)


def _day(at: float | None) -> str:
    """A time as ``2026-11-22 02:40``, in UTC."""
    return "-" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


def _state(over: bool) -> str:  # noqa: FBT001 - it is what is said
    return "over   " if over else "running"


def _presence(installed: Lexicons, lexicon: str) -> str:
    try:
        installed.words(lexicon)
    except LexiconError:
        return "missing"
    return "installed"
