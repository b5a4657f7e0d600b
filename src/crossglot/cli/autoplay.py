"""``crossglot autoplay``: thousands of games between computer players."""

import os
from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from crossglot.cli import INTERRUPTED
from crossglot.cli.match_progress import figures, follow
from crossglot.cli.sentences import say
from crossglot.editions import load_edition, parse_house, with_house
from crossglot.game.record import record
from crossglot.lexicon import load_lexicon
from crossglot.notation.gcg import format_gcg
from crossglot.training.match import Match, PlayedGame, Standing, reasons, standings
from crossglot.training.match_log import MatchLog

Positive = Annotated[int, Parameter(validator=validators.Number(gte=1))]


def autoplay(
    *players: str,
    edition: str = "hu",
    games: Positive = 1000,
    seed: Annotated[int, Parameter(validator=validators.Number(gte=0, lt=2**64))] = 1,
    threads: Positive | None = None,
    tier: str | None = None,
    house: str = "",
    save: Path | None = None,
    log: Path | None = None,
) -> int:
    """Let computer players play against each other, and say how they did.

    Each deal is played with everybody on every seat. The result depends on the
    seed, not on the number of threads. Ctrl-C ends with the figures so far.

    Parameters
    ----------
    players
        Two to four of them: greedy, static, static:estimate, static:FILE, simulating,
        simulating:noinference, strong, human-1, ...
    edition
        An id such as HU-M, or a language such as hu.
    games
        How many; rounded up to whole deals.
    seed
        Deals and draws all tiles.
    threads
        How many games are played at once; all processors when left out.
    tier
        Which lexicon, where an edition has several.
    house
        House rules, parted by commas, such as two-bags,rack-size=8.
    save
        A folder to write the games to, as GCG.
    log
        A file to note each deal in; the same command goes on where it stopped.
    """
    rules = load_edition(edition)
    if house:
        rules = with_house(rules, parse_house(house))
    match = Match(
        edition=rules,
        lexicon=load_lexicon(rules, tier),
        players=players or ("static", "greedy"),
        games=games,
        seed=seed,
        threads=threads or os.cpu_count() or 1,
        events=save is not None,
    )
    with MatchLog(log, match, PlayedGame) as deals:
        whole = follow(match, deals, _noted(save))
    played = list(chain(*deals.deals[: match.blocks]))
    for line in _told(match, played) if played else []:
        print(line)
    if save:
        print(say("autoplay-saved", path=save))
    return 0 if whole else INTERRUPTED


def _noted(save: Path | None) -> Callable[[PlayedGame], PlayedGame]:
    """Writes a game to the folder ``save``, if there is one; gives what the log keeps of it."""

    def note(game: PlayedGame) -> PlayedGame:
        if save:
            save.mkdir(parents=True, exist_ok=True)
            name = f"{game.number:07}.gcg"
            (save / name).write_bytes(format_gcg(record(game.events)).encode())
        return replace(game, events=())

    return note


def _told(match: Match, played: list[PlayedGame]) -> list[str]:
    ended = ", ".join(f"{reason} {count}" for reason, count in reasons(played).most_common())
    turns = sum(game.turns for game in played) / len(played)
    head = say(
        "autoplay-games",
        games=len(played),
        edition=match.edition.id,
        lexicon=match.lexicon.id,
        turns=f"{turns:.1f}",
        reasons=ended,
    )
    return [head, *map(_line, standings(match, played))]


def _line(one: Standing) -> str:
    return say("autoplay-player", **figures(one))
