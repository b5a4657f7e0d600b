"""What nobody may learn before its time: seeds, racks of rounds not opened, tops of rounds not closed."""

import contextlib
import json

from crossglot.tournament.events import Finished, Founded, Stepped
from crossglot.variants.duplicate.events import RackDrawn, RoundClosed, RoundOpened


def leaks(texts, log):
    """What is told in ``texts`` and not yet anybody's business, as far as ``log`` goes."""
    racks, tops, seeds = _known(log)
    found = [text for text in texts for seed in seeds if seed and seed in text]
    for text in texts:
        for key, value in _told(text):
            if key == "rack" and tuple(sorted(value)) not in racks:
                found.append(text)
            if (
                key == "top"
                and (value["start"], value["direction"], tuple(value["tiles"])) not in tops
            ):
                found.append(text)
    return found


def _known(log):
    """(racks and tops that everybody may know, seeds that nobody may)."""
    racks, tops, seeds = set(), set(), set()
    drawn = {}
    for event in log:
        match event:
            case Founded(setup):
                seeds.add(setup.seed)
            case Finished():
                seeds.clear()  # its log is published
            case Stepped(game, RackDrawn() as rack):
                drawn[game] = tuple(sorted(rack.kept + rack.drawn))
            case Stepped(game, RoundOpened()):
                racks.add(drawn[game])
            case Stepped(game, RoundClosed(_, top)):
                tops.add((top.start, top.direction, tuple(top.tiles)))
    return racks, tops, seeds


def _told(text):
    """Each rack and each top anywhere in what was received."""
    with contextlib.suppress(ValueError):
        yield from _walk(json.loads(text.rpartition("\n")[2]))


def _walk(value):
    if isinstance(value, list):
        for each in value:
            yield from _walk(each)
    if isinstance(value, dict):
        for key, each in value.items():
            if (key == "rack" and each and all(isinstance(tile, int) for tile in each)) or (
                key == "top" and isinstance(each, dict)
            ):
                yield key, each
            else:
                yield from _walk(each)
