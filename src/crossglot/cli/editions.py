"""``crossglot editions``: which games there are, and what is in one."""

from collections.abc import Iterator

from crossglot.editions import Edition, edition_ids, format_layout, load_edition

PREMIUM_KEY = "T word x3   D word x2   t letter x3   d letter x2   * start"


def editions(edition: str | None = None, /) -> None:
    """List the editions, or show one: board, tiles, points, and rules in numbers.

    Parameters
    ----------
    edition
        An id such as HU-M, or a language such as hu; all of them when left out.
    """
    lines = list_editions() if edition is None else show_edition(load_edition(edition))
    print("\n".join(lines))


def list_editions() -> Iterator[str]:
    """One line for each edition."""
    row = "{:<6} {:<9} {:<7} {:>5}  {:>4}  {}"
    yield row.format("id", "language", "board", "tiles", "rack", "name")
    for edition_id in edition_ids():
        edition = load_edition(edition_id)
        size = f"{edition.layout.rows}x{edition.layout.columns}"
        numbers = (edition.tiles_total, edition.rack_size)
        yield row.format(edition.id, edition.language, size, *numbers, edition.name)


def show_edition(edition: Edition) -> Iterator[str]:
    """Everything about ``edition`` that a player would look up."""
    yield f"{edition.id}  {edition.name}  ({edition.language})"
    yield ""
    yield from format_layout(edition.layout).splitlines()
    yield PREMIUM_KEY
    yield ""
    yield from tile_table(edition)
    yield ""
    bonus = ", ".join(f"{points} points for {laid} tiles" for laid, points in edition.bonus.items())
    challenge, end = edition.challenge, edition.end
    facts = {
        "seats": f"{edition.players[0]} to {edition.players[1]}",
        "rack": f"{edition.rack_size} tiles",
        "bonus": bonus or "none",
        "opening": f"at least {edition.opening_min} tiles",
        "exchange": f"while the bag holds at least {edition.exchange_bag_min} tiles",
        "challenge": (
            f"{challenge.points} points if it fails, booked to the {challenge.booked_to}"
            if challenge.kind == "points"
            else {"none": "no penalty", "turn": "costs a turn"}[challenge.kind]
        ),
        "passes": f"{end.pass_rounds} rounds in a row end the game",
        "squares": edition.coordinates,
    }
    yield from (f"{name:<10} {fact}" for name, fact in facts.items())


def tile_table(edition: Edition) -> Iterator[str]:
    """The tiles, those of equal points on one line: ``1  A6 E6 K6``."""
    letters = range(1, len(edition.alphabet) + 1)
    dealt = [tile for tile in letters if edition.counts[tile]]
    yield "points  letter and how many there are"
    yield f"{0:>6}  ?{edition.blanks}"
    for points in sorted({edition.points[tile] for tile in dealt}):
        shown = (
            f"{edition.alphabet.labels[tile]}{edition.counts[tile]}"
            for tile in dealt
            if edition.points[tile] == points
        )
        yield f"{points:>6}  {' '.join(shown)}"
    blank_only = [edition.alphabet.labels[tile] for tile in letters if not edition.counts[tile]]
    if blank_only:
        yield f"only a blank shows {' '.join(blank_only)}"
