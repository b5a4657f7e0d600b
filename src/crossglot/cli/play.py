"""``crossglot play``: a whole game in the terminal."""

import secrets
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter, validators

from crossglot.cli.person import milliseconds
from crossglot.cli.sentences import say
from crossglot.cli.stopping import ended_by_one_signal
from crossglot.cli.terminal import TerminalGame
from crossglot.cli.variants.sitting import Sitting
from crossglot.editions import Clock, Edition, Theme, load_edition, parse_house, with_house
from crossglot.errors import (
    FileCode,
    FileError,
    OptionCode,
    OptionError,
    PlayerCode,
    PlayerError,
)
from crossglot.game import Event, SeatInfo, start
from crossglot.game.json_file import STANDARD, write_events
from crossglot.game.record import record as record_of
from crossglot.lexicon import Lexicon, load_lexicon
from crossglot.notation.gcg import format_gcg
from crossglot.players import seated_player

HUMAN = "human"

Bonus = Annotated[int, Parameter(validator=validators.Number(gte=1, lte=1000))]


def play(
    *,
    edition: str = "hu",
    players: Annotated[str, Parameter(name="--players")] = "human,level-5",
    house: str = "",
    tier: str | None = None,
    seed: str | None = None,
    record: Path | None = None,
    minutes: float = 0,
    increment: float = 0,
    per_move: float = 0,
    theme: Path | None = None,
    theme_bonus: Bonus | None = None,
    variant: str | None = None,
    option: tuple[str, ...] = (),
    explain: bool = False,
) -> int:
    """Play a game in the terminal.

    Exit code 0 when the game was finished, 1 when it was left.

    Parameters
    ----------
    edition
        Which game: an id such as HU-M, or a language such as hu.
    players
        Who sits where, parted by commas: human, level-1 to level-10, greedy,
        static, simulating. Two to four.
    house
        House rules, parted by commas, such as two-bags,jacks-to-open,rack-size=8.
    tier
        Which lexicon, where an edition has several.
    seed
        Draws the tiles; the same seed deals the same game.
    record
        Write the game down here: GCG when the name ends so, else our own JSON.
    minutes
        Time of each seat for the whole game; each started minute beyond costs ten points.
    increment
        Seconds given back after each turn.
    per_move
        Seconds for one turn; when they have run out it is skipped.
    theme
        A file of words that earn more points.
    theme_bonus
        How many points more; ten when not named.
    variant
        Another game with the same tiles: duplicate, topping, removal, bingo, solitaire.
    option
        What a variant leaves open, as name=value (profile=fisf, kind=c); may be repeated.
    explain
        Computers say why they made each move; it tells what they hold.
    """
    clock = Clock(*(round(1000 * seconds) for seconds in (60 * minutes, increment, per_move)))
    rules = load_edition(edition)
    rules = _agreed(rules, house, clock, _theme(rules, theme, theme_bonus))
    _check_options(variant, option, record, explain=explain)
    lexicon = load_lexicon(rules, tier)
    if lexicon.is_fallback:
        print(say("fallback-lexicon", lexicon=lexicon.id))
    if variant is not None:
        chosen = {"seed": seed} if seed else {}
        chosen |= dict(_named(text) for text in option)
        return 0 if play_variant(variant)(Sitting(rules, lexicon, chosen, input, print)) else 1
    kinds = [kind.strip() for kind in players.split(",")]
    game = _seated(rules, lexicon, kinds, seed or secrets.token_hex(16), explain=explain)
    finished = _played(game, record)
    if not finished:
        print(say("left"))
    return 0 if finished else 1


def _check_options(
    variant: str | None, option: Sequence[str], record: Path | None, *, explain: bool
) -> None:
    """Refuse what would change nothing.

    Raises:
        OptionError: An option of a variant without one, or one that variants have not.
    """
    if variant is None and option:
        raise OptionError(OptionCode.NEEDS, option=f"--option {option[0]}", needs="--variant")
    given = {"--record": record is not None, "--explain": explain}
    for name in (name for name, there in given.items() if variant is not None and there):
        raise OptionError(OptionCode.NOT_THERE, option=name, variant=variant)


def _theme(edition: Edition, file: Path | None, bonus: int | None) -> Theme | None:
    """The words of a theme and their bonus (ET-84).

    Raises:
        OptionError: A bonus without a theme.
        FileError: The file cannot be read, or is not in UTF-8.
    """
    if file is None:
        if bonus is not None:
            raise OptionError(OptionCode.NEEDS, option="--theme-bonus", needs="--theme")
        return None
    try:
        words = frozenset(map(edition.alphabet.fold, file.read_text("utf-8").split()))
    except UnicodeDecodeError as error:
        raise FileError(FileCode.ENCODING, path=file) from error
    return Theme(words) if bonus is None else Theme(words, bonus)


def _agreed(edition: Edition, house: str, clock: Clock, theme: Theme | None) -> Edition:
    """``edition`` with everything that the command line agrees on."""
    agreed = msgspec.structs.replace(parse_house(house), clock=clock, theme=theme)
    return with_house(edition, agreed)


def _played(game: TerminalGame, record: Path | None) -> bool:
    """Whether ``game`` was finished; it is written down whatever ends it.

    Raises:
        FileError: The record cannot be written, which is found out before the first turn.
    """
    if record is None:
        return game.play()
    if record.exists() and not record.is_file():  # a pipe or a terminal: written once, at the end
        _open(record)
    else:
        keep(record, game.events)
    with ended_by_one_signal():
        try:
            return game.play()
        finally:
            keep(record, game.events)


def _seated(
    edition: Edition, lexicon: Lexicon, kinds: Sequence[str], seed: str, *, explain: bool
) -> TerminalGame:
    """A game with a seat for each of ``kinds``."""
    seats = [SeatInfo(f"{kind} {number}", kind) for number, kind in enumerate(kinds, 1)]
    if any(kind != HUMAN for kind in kinds):
        from crossglot.cli.lexicon import prepare_players

        prepare_players(lexicon)  # current but after a change of the dictionary: with progress then
    computers = {
        seat: seated_player(kind, lexicon, edition.house)
        for seat, kind in enumerate(kinds)
        if kind != HUMAN
    }
    events = start(edition, seats, seed, lexicon.id, at=milliseconds())
    return TerminalGame(events, computers, lexicon, ask=input, tell=print, explains=explain)


VARIANTS = ("duplicate", "topping", "removal", "bingo", "solitaire")
"""Games that have a file of their own in :mod:`crossglot.cli.variants`."""

PlayInTerminal = Callable[[Sitting], bool]
"""Plays a variant; says whether it was finished."""


def play_variant(name: str) -> PlayInTerminal:
    """The function that plays the variant called ``name`` in the terminal.

    Raises:
        PlayerError: There is no such variant.
    """
    if name not in VARIANTS:
        raise PlayerError(PlayerCode.VARIANT, variant=name, known=list(VARIANTS))
    module = import_module(f"crossglot.cli.variants.{name}")
    play_it: PlayInTerminal = module.play_in_terminal
    return play_it


def _named(text: str) -> tuple[str, str]:
    """``name=value`` as a pair; a bare name is switched on."""
    name, given, value = text.partition("=")
    return name, value if given else "yes"


def _open(record: Path) -> None:
    """Open ``record`` and close it again.

    Raises:
        FileError: It cannot be opened.
    """
    try:
        record.open("ab").close()
    except OSError as error:
        raise FileError(FileCode.UNREADABLE, path=record, reason=error.strerror) from error


def keep(record: Path, events: Sequence[Event]) -> None:
    """Write down what has happened so far.

    Raises:
        FileError: It cannot be written.
    """
    data = written(events, gcg=record.suffix.casefold() == ".gcg")
    try:
        record.write_bytes(data)
    except OSError as error:
        raise FileError(FileCode.UNREADABLE, path=record, reason=error.strerror) from error


def written(events: Sequence[Event], *, gcg: bool) -> bytes:
    """The game as a file: GCG for other programs, JSON that loses nothing."""
    if gcg:
        return format_gcg(record_of(events)).encode()
    return write_events(events, STANDARD)
