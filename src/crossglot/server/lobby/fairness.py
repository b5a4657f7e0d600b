"""No help from the word list during rated play (HU-M-56, ET-36, ET-80, HU-W-29, HU-W-36)."""

from __future__ import annotations

from functools import partial

from crossglot.errors import ServerCode, ServerError
from crossglot.server.lobby.storage import rated_under_way
from crossglot.server.store.database import Database


async def check_no_rated_game(database: Database, account: str | None) -> None:
    """Refuse to find words for an account that plays a rated game.

    It is the account that counts, from whatever browser or program it asks.

    Raises:
        ServerError: ``rated-game-under-way``; its facts name the game.
    """
    if account is None:
        return
    game = await database.read(partial(rated_under_way, account=account))
    if game is not None:
        raise ServerError(ServerCode.RATED_UNDER_WAY, game=game)
