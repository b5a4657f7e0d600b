"""Small lexicons, tops by brute force and by the kernel, and whole games."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from random import Random

from crossglot.alphabet import BLANK
from crossglot.board import Board, Direction
from crossglot.editions import Edition, load_edition, parse_layout
from crossglot.game import SeatInfo
from crossglot.kernel import Graph
from crossglot.moves import Play
from crossglot.players.tops import tops_of
from crossglot.variants.duplicate import (
    DuplicateState,
    Event,
    Profile,
    Slip,
    Table,
    Tops,
    after,
    close_round,
    equal_tops,
    fold,
    hand_in,
    in_form,
    load_profile,
    next_rack,
    open_round,
    start,
)
from tests.kernel.brute import legal_plays
from tests.kernel.packing import pack_words

ET = load_edition("ET")
HU = load_edition("HU-W")

WORDS = {
    "ET": "ma sa ta me te ei ja ka on no se os as is us es al el il ol ul mu su tu ne an en in kes"
    " kas tee töö öö maa kala tare lind tas nad iga aga era usa emu isa ema ala elu ilu oli ole"
    " olin side sida kallas talu sool laul keel meel neli viis kuus seal mets sein",
    "HU-W": "az ez el le fel ki be meg is se ha de te mi ti ön én ő ad ég él ér ír ól ül szó kar"
    " kard eladó jel ok oka szel alma fal hal hat hét ólom idő adó erő nap sok tél nyár egy gyep"
    " szék kész zene lop csap sap asz eszes mos pap lát tál",
    "CS": "na do se za to ve ke ne on ona oko oka les pes kos rok slova hora strom dub voda",
}


@dataclass(frozen=True)
class Some:
    """A lexicon of a few words."""

    tilings: frozenset[bytes]

    def admits_tiles(self, tiles: bytes) -> bool:
        return bytes(tile & ~BLANK for tile in tiles) in self.tilings


def lexicon(edition: Edition, words: Iterable[str] | None = None) -> Some:
    listed = WORDS[edition.id].split() if words is None else words
    tilings = (tiling for word in listed for tiling in edition.alphabet.tilings(word))
    return Some(frozenset(tiling for tiling in tilings if len(tiling) > 1))


def brute_tops(edition: Edition, words: Some, most_laid: int = 15) -> Tops:
    """The best plays, asked of the rules word by word."""

    def tops(board: Board, rack: bytes) -> list[tuple[Play, int]]:
        legal = legal_plays(edition, set(words.tilings), board, rack)
        found = [
            (Play(start, Direction(direction), tiles), points)
            for (start, direction, tiles), points in legal.items()
            if sum(map(bool, tiles)) <= most_laid
        ]
        best = max((points for _, points in found), default=0)
        return [(play, points) for play, points in found if points == best]

    return tops


def kernel_tops(edition: Edition, words: Some, profile: Profile) -> Tops:
    played = in_form(edition, profile.form)
    return tops_of(Graph(pack_words(words.tilings)), played, profile.form.most_laid)


def tiny(edition: Edition, picture: str) -> Edition:
    """``edition`` on a board as small as ``picture``."""
    return replace(edition, layout=parse_layout("tiny", picture))


def with_bag(edition: Edition, tiles: str) -> Edition:
    """``edition`` with no other tiles than these."""
    bag = edition.alphabet.parse_tiles(tiles)
    counts = bytes(bag.count(tile) if tile else 0 for tile in range(len(edition.counts)))
    return replace(edition, counts=counts, blanks=bag.count(BLANK))


def table(
    edition: Edition, rack: str, profile: str | Profile = "et", laid: dict[str, str] | None = None
) -> Table:
    """A table in round 2, or 1 when nothing is laid: place -> word."""
    from crossglot.notation.coordinates import parse_place
    from crossglot.notation.moves import parse_play
    from crossglot.rules import place

    rules = load_profile(profile) if isinstance(profile, str) else profile
    now = Table.laid_out(edition, rules, "seed")
    board = now.board
    for where, word in (laid or {}).items():
        start, direction = parse_place(edition.layout, where)
        play = parse_play(edition, board, start, direction, word)
        board = place(edition, board, play).board
    tiles = bytes(sorted(edition.alphabet.parse_tiles(rack)))
    return replace(now, board=board, rack=tiles, number=1 + len(laid or {}))


def players(count: int) -> list[SeatInfo]:
    return [SeatInfo(f"player {number}", "human") for number in range(count)]


def opened(edition: Edition, profile: Profile, count: int, seed: str, tops: Tops) -> list[Event]:
    """A game whose first round is open."""
    events = list(start(edition, profile, players(count), seed))
    events += next_rack(fold(events), tops)
    return [*events, *open_round(fold(events), at=0)]


Strategy = Callable[[DuplicateState, int, Random], Slip | None]


def best_of(tops: Tops) -> Strategy:
    """A player who finds a top, and its points."""

    def strategy(state: DuplicateState, player: int, random: Random) -> Slip | None:
        top = random.choice(equal_tops(state.table, tops))
        return Slip.of(state.table.board, top.play, top.points)

    return strategy


def played_out(  # one whole game
    edition: Edition,
    profile: Profile,
    strategies: list[Strategy],
    seed: str,
    tops: Tops,
    words: Some,
) -> list[Event]:
    random = Random(seed)
    events = list(start(edition, profile, players(len(strategies)), seed))
    state = fold(events)

    def add(more: tuple[Event, ...]) -> None:
        nonlocal state
        for event in more:
            events.append(event)
            state = after(state, event)

    for _ in range(400):
        if state.ended is not None:
            return events
        if state.phase == "between":
            add(next_rack(state, tops))
        elif state.phase == "drawn":
            add(open_round(state, at=1000 * state.seq))
        else:
            for player in state.in_play:
                slip = strategies[player](state, player, random)
                if slip is not None:
                    late = random.choice([0, 0, 0, 0, 10_000_000])
                    add(hand_in(state, player, slip, state.opened_at + 5 + late))
            add(close_round(state, tops, words))
    raise AssertionError("the game does not end")


def nonsense(state: DuplicateState, player: int, random: Random) -> Slip | None:
    """A slip that may be anything."""
    if random.random() < 0.3:
        return None
    word = tuple(random.choice([1, 5, 9, 14, 65, 64, 0]) for _ in range(random.randint(0, 9)))
    return Slip(random.randint(-3, 230), random.randint(0, 1), word, random.choice([None, 0, 12]))


def sometimes(tops: Tops) -> Strategy:
    best = best_of(tops)
    return lambda state, player, random: (best if random.random() < 0.6 else nonsense)(
        state, player, random
    )
