"""Training put aside: everything needed to go on as if nothing had happened."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import msgspec
from msgspec import Struct

from crossglot.errors import TrainingCode, TrainingError
from crossglot.training.recipe import Recipe

FORMAT = "crossglot-training"
VERSION = 1


class Generation(Struct, frozen=True):
    """What one generation has come to.

    Attributes:
        games: Games played.
        boards: Boards on which racks were valued.
        change: Points by which random leaves changed, root mean square.
        spread: Points by which random leaves differ, standard deviation.
        noise: Points by which racks on one board differ, standard deviation.
    """

    games: int
    boards: int
    change: float
    spread: float
    noise: float


class Checkpoint(Struct, frozen=True):
    """Where training stands.

    Attributes:
        recipe: What is trained.
        history: The generations that are done.
        weights: What the current generation keeps by.
        done: Batches of the current generation that are counted.
        sums: The sums of those.
    """

    recipe: Recipe
    history: tuple[Generation, ...]
    weights: bytes
    done: frozenset[int]
    sums: bytes


_decode = msgspec.json.Decoder(Checkpoint).decode


def save_checkpoint(path: Path, checkpoint: Checkpoint) -> None:
    """Writes ``checkpoint``; a crash leaves the file as it was or as it is to be.

    Raises:
        OSError: It cannot be written.
    """
    header = {"format": FORMAT, "version": VERSION}
    body = zlib.compress(msgspec.json.encode(checkpoint), 1)
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".part")
    beside.write_bytes(json.dumps(header).encode() + b"\n" + body)
    beside.replace(path)


def load_checkpoint(path: Path, recipe: Recipe) -> Checkpoint | None:
    """The checkpoint in ``path``; None when there is none.

    Raises:
        OSError: It cannot be read.
        TrainingError: ``training-checkpoint-damaged``; ``training-checkpoint-other``: it
            belongs to another recipe.
    """
    if not path.is_file():
        return None
    line, _, body = path.read_bytes().partition(b"\n")
    try:
        if json.loads(line) != {"format": FORMAT, "version": VERSION}:
            raise TrainingError(TrainingCode.CHECKPOINT_DAMAGED, path=str(path))
        checkpoint = _decode(zlib.decompress(body))
    except (ValueError, zlib.error) as error:
        raise TrainingError(TrainingCode.CHECKPOINT_DAMAGED, path=str(path)) from error
    if checkpoint.recipe != recipe:
        raise TrainingError(TrainingCode.CHECKPOINT_OTHER, path=str(path))
    return checkpoint
