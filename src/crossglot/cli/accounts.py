"""``crossglot accounts``: offices, given at the server's own terminal."""

import asyncio
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from crossglot.cli.sentences import say

app = App(name="accounts", help="Give roles to accounts of a server.", result_action="return_value")

RoleName = Literal["player", "arbiter", "moderator", "admin"]


@app.command
def role(
    name: str,
    role: RoleName,
    /,
    *,
    database: Annotated[Path | None, Parameter(env_var="CROSSGLOT_DATABASE")] = None,
) -> None:
    """Give an account a role, such as that of the first administrator; the server may be running.

    Parameters
    ----------
    name
        What the account is called.
    role
        player, arbiter, moderator or admin; it replaces the one that the account has.
    database
        SQLite file of the server. Default: in the user's data folder.
    """
    from crossglot.server.accounts.profiles import Profiles
    from crossglot.server.accounts.roles import Role
    from crossglot.server.games.personal_data import has_played
    from crossglot.server.settings.settings import default_database
    from crossglot.server.store.home import open_home

    async def give() -> None:
        home = open_home(database or default_database())
        try:
            await Profiles(home.database, has_played).give_role(None, name, Role(role))
        finally:
            await home.database.close()

    asyncio.run(give())
    print(say("accounts-role", name=name, role=role))
