"""What may be agreed on before a game, and the rules that a game is played by."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from crossglot.editions import load_edition, with_house
from crossglot.errors import EditionCode, ServerCode
from crossglot.languages import Language
from crossglot.rulebook import HouseChoice, Section, house_choices, rule_sheet
from crossglot.server.accounts.scopes import Scope
from crossglot.server.http.dependencies import TheLexicons, TheLobby, TheSettings
from crossglot.server.lobby.plan import CLOCK_BOUNDS, RATED_RULES
from crossglot.server.ports import InstalledLexicon


class Choices(Struct, frozen=True):
    """What one may choose before a game.

    Attributes:
        lexicons: Those installed, the one in force first.
        house: House rules that the edition can be played by.
        rated: Keys of the house rules that rated games may have.
        clock: Part of a clock -> its least and most, in milliseconds.
        phrases_only: Whether chats on this server are of phrases alone.
    """

    lexicons: tuple[InstalledLexicon, ...]
    house: tuple[HouseChoice, ...]
    rated: tuple[str, ...]
    clock: dict[str, tuple[int, int]]
    phrases_only: bool


@get("/api/editions/{edition_id:str}/choices", kind="words", refuses=(EditionCode.UNKNOWN,))
async def list_choices(
    edition_id: FromPath[str],
    lexicons: TheLexicons,
    settings: TheSettings,
    language: FromQuery[Language] = "en",
) -> Choices:
    """What players of an edition may agree on, in the reader's language."""

    def read() -> Choices:
        edition = load_edition(edition_id)
        return Choices(
            lexicons=lexicons.installed(edition.id),
            house=house_choices(edition, language),
            rated=tuple(sorted(RATED_RULES)),
            clock=dict(CLOCK_BOUNDS),
            phrases_only=settings.phrases_only,
        )

    return await asyncio.to_thread(read)


@get(
    "/api/games/{game_id:str}/rules",
    scope=Scope.READ_GAMES,
    kind="words",
    refuses=(ServerCode.GAME_UNKNOWN,),
)
async def read_game_rules(
    game_id: FromPath[str], lobby_services: TheLobby, language: FromQuery[Language] = "en"
) -> tuple[Section, ...]:
    """The rule sheet of a game: its edition's, with the house rules agreed on."""
    record = await lobby_services.lobby.record(game_id)

    def read() -> tuple[Section, ...]:
        played = with_house(load_edition(record.edition), record.agreement.house)
        return rule_sheet(played, language)

    return await asyncio.to_thread(read)
