"""What duplicate events keep of a person, and how it is forgotten.

His name stands in the logs of the events that he played, which are signed and public; the
account is taken off them, so that nothing leads from there to anybody.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from crossglot.server.people.personal import PersonalData
from crossglot.server.store.schema.tournaments import (
    tournament_players,
    tournament_runs,
    tournaments,
)


def _events(connection: Connection, account: str) -> object:
    events, players, runs = tournaments.c, tournament_players.c, tournament_runs.c
    played = (
        select(events.id, events.name, events.edition, events.created, players.player)
        .join(tournament_players, players.tournament == events.id)
        .where(players.account == account)
    )
    alone = select(runs.tournament, runs.body, runs.finished).where(runs.account == account)
    made = select(events.id, events.name, events.created).where(events.creator == account)
    return {
        "played": [dict(row) for row in connection.execute(played).mappings()],
        "alone": [dict(row) for row in connection.execute(alone).mappings()],
        "made": [dict(row) for row in connection.execute(made).mappings()],
    }


def _forget(connection: Connection, account: str) -> None:
    players, events = tournament_players, tournaments
    mine = players.c.account == account
    connection.execute(update(players).where(mine).values(account=None))
    connection.execute(update(events).where(events.c.creator == account).values(creator=None))
    connection.execute(delete(tournament_runs).where(tournament_runs.c.account == account))


EVENT_DATA = PersonalData("events", _events, _forget)
"""Events played, made and played again."""
