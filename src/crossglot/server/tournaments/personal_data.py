"""What duplicate events keep of a person, and how it is forgotten.

The name stands in the logs of the events that a person has played, made or ruled on, which are
signed and public: a pseudonym takes its place, and the account is taken off them, so that nothing
leads from there to anybody.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, or_, select, update

from crossglot.server.accounts.personal_data import PersonalData
from crossglot.server.accounts.storage import account_of
from crossglot.server.store.schema.tournaments import (
    tournament_events,
    tournament_players,
    tournament_runs,
    tournaments,
)
from crossglot.server.tournaments.anonymise import Erased, entered_name, unnamed_log
from crossglot.server.tournaments.storage import log_after


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


def _named_in(connection: Connection, account: str) -> list[str]:
    """Events that the account plays in or has made, and those whose log has its name."""
    events, players, told = tournaments.c, tournament_players.c, tournament_events.c
    plays = select(players.tournament).where(players.account == account)
    mine = [events.id.in_(plays), events.creator == account]
    name = account_of(connection, account).name
    if name is not None:
        says = select(told.tournament).where(told.body.contains(name, autoescape=True))
        mine.append(events.id.in_(says))
    return list(connection.execute(select(events.id).where(or_(*mine))).scalars())


def _unname(connection: Connection, account: str, tournament: str) -> None:
    """Take the account's names out of one event."""
    players, events, told = tournament_players.c, tournaments.c, tournament_events.c
    here = (players.tournament == tournament) & (players.account == account)
    player = connection.execute(select(players.player).where(here)).scalar()
    bodies = log_after(connection, tournament, 0)
    then = None if player is None else entered_name(bodies, player)
    names = frozenset(filter(None, (account_of(connection, account).name, then)))
    erased = Erased(names, player)
    rows = connection.execute(
        select(told.seq).where(told.tournament == tournament).order_by(told.seq)
    )
    for seq, before, after in zip(rows.scalars(), bodies, unnamed_log(bodies, erased), strict=True):
        if after != before:
            row = (told.tournament == tournament) & (told.seq == seq)
            connection.execute(update(tournament_events).where(row).values(body=after))
    this = events.id == tournament
    called = connection.execute(select(events.name).where(this)).scalar_one()
    connection.execute(update(tournaments).where(this).values(name=erased.without(called)))


def _forget(connection: Connection, account: str) -> None:
    for tournament in _named_in(connection, account):
        _unname(connection, account, tournament)
    players, events = tournament_players, tournaments
    mine = players.c.account == account
    connection.execute(update(players).where(mine).values(account=None))
    connection.execute(update(events).where(events.c.creator == account).values(creator=None))
    connection.execute(delete(tournament_runs).where(tournament_runs.c.account == account))


EVENT_DATA = PersonalData("events", _events, _forget, touches=_named_in)
"""Events played, made and played again."""
