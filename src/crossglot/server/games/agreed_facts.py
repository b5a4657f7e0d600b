"""The facts of games that were set up in the lobby."""

from __future__ import annotations

from functools import partial

from crossglot.server.kinds.facts import Facts, FactsOf
from crossglot.server.results.agreed_setup import setup_of
from crossglot.server.store.database import Database


def facts_in(database: Database, delay: int) -> FactsOf:
    """Finds facts in ``database``; spectators of rated games are ``delay`` turns behind."""

    async def facts_of(game_id: str) -> Facts:
        setup = await database.read(partial(setup_of, game_id=game_id))
        return Facts(setup.rated, delay if setup.rated else 0)

    return facts_of
