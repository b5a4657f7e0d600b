"""Leave values: the recipe alone decides them, not who does the work or how often it stops."""

import struct
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from crossglot.errors import TrainingCode, TrainingError
from crossglot.players import leaves_of, load_values
from crossglot.players.leave_file import decode_values, encode_values
from crossglot.training import workers as workers_module
from crossglot.training.checkpoint import Checkpoint, load_checkpoint, save_checkpoint
from crossglot.training.recipe import recipe_for, schedule
from crossglot.training.train import compare, train
from crossglot.training.work import count_batch, empty_census
from crossglot.training.workers import workers

SMALL = {"racks": 4, "order": 2}


def small_recipe(lexicon, games=(2, 6, 6), **options):
    """A recipe of pieces small enough to be interrupted between."""
    recipe = recipe_for(lexicon, **SMALL, **options)
    return msgspec.structs.replace(recipe, games=games, batch=2)


def learnt(recipe, threads=1, **options):
    with workers(None, threads) as crew:
        values, history = train(recipe, crew, **options)
    return encode_values(values), history


class Stop(Exception):  # noqa: N818 - nothing is wrong
    pass


def stop_after(told):
    left = iter(range(told))

    def tell(progress):
        if next(left, None) is None:
            raise Stop

    return tell


def test_a_schedule_doubles():
    assert schedule(320, 5) == (40, 80, 160, 320, 320)
    assert schedule(8, 4) == (8, 8, 8, 8)
    assert schedule(64, 1) == (64,)


def test_neither_threads_nor_interruptions_change_the_values(toy, tmp_path):
    recipe = small_recipe(toy)
    whole, history = learnt(recipe)
    assert [one.games for one in history] == [2, 6, 6]
    assert learnt(recipe, threads=3) == (whole, history)
    kept = tmp_path / "kept"
    for told in (3, 2, 2):
        with pytest.raises(Stop):
            learnt(recipe, threads=2, checkpoint=kept, tell=stop_after(told))
    state = load_checkpoint(kept, recipe)
    assert state is not None
    assert state.done or state.history
    assert len(state.history) < 3
    assert learnt(recipe, checkpoint=kept) == (whole, history)


def test_another_seed_gives_other_values(toy):
    recipe = small_recipe(toy)
    assert learnt(recipe)[0] != learnt(msgspec.structs.replace(recipe, seed=2))[0]


def test_training_ends_when_values_settle(toy):
    recipe = small_recipe(toy, tolerance=10**9)
    assert len(learnt(recipe)[1]) == 1


def test_a_cluster_of_two_gives_the_same(toy):
    distributed = pytest.importorskip("distributed")
    recipe = small_recipe(toy, games=(2, 4))
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with (
        distributed.LocalCluster(**options) as cluster,
        workers(cluster.scheduler_address) as crew,
    ):
        assert crew.slots == 2
        values, history = train(recipe, crew)
    assert (encode_values(values), history) == learnt(recipe)


def test_no_cluster_is_said(monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr(workers_module, "PATIENCE", "200ms")
    with pytest.raises(TrainingError) as refused, workers("tcp://127.0.0.1:9"):
        pass
    assert refused.value.code is TrainingCode.CLUSTER_UNREACHABLE


def test_a_worker_with_another_lexicon_is_refused(toy):
    recipe = msgspec.structs.replace(small_recipe(toy), content="other")
    weights = bytes(4 * len(empty_census(recipe).hits()))
    with pytest.raises(TrainingError) as refused:
        count_batch(recipe, 0, 0, weights)
    assert refused.value.code is TrainingCode.OTHER_LEXICON


def test_checkpoints_are_whole_or_refused(toy, tmp_path):
    recipe, path = small_recipe(toy), tmp_path / "kept"
    assert load_checkpoint(path, recipe) is None
    kept = Checkpoint(recipe, (), bytes(8), frozenset({1, 2}), bytes(16))
    save_checkpoint(path, kept)
    assert load_checkpoint(path, recipe) == kept
    with pytest.raises(TrainingError) as refused:
        load_checkpoint(path, msgspec.structs.replace(recipe, seed=9))
    assert refused.value.code is TrainingCode.CHECKPOINT_OTHER
    content = path.read_bytes()
    for damaged in (
        b"",
        content[:40],
        content[:-9],
        b"{}\n" + content,
        content.replace(b"1", b"2"),
    ):
        path.write_bytes(damaged)
        with pytest.raises(TrainingError) as refused:
            load_checkpoint(path, recipe)
        assert refused.value.code is TrainingCode.CHECKPOINT_DAMAGED
    save_checkpoint(path, kept)
    with pytest.raises(TrainingError) as refused:
        learnt(recipe, checkpoint=path)
    assert refused.value.code is TrainingCode.CHECKPOINT_DAMAGED


@pytest.fixture
def values(toy):
    recipe = small_recipe(toy, games=(6,))
    with workers(None, 1) as crew:
        return train(recipe, crew)[0]


def test_values_come_back_from_their_file(values, tmp_path):
    path = tmp_path / "ET.clv"
    path.write_bytes(encode_values(values))
    loaded = load_values(path)
    assert replace(loaded, weights=b"") == replace(values, weights=b"")
    pairs = zip(*(struct.iter_unpack("<i", one.weights) for one in (values, loaded)), strict=True)
    assert all(abs(one - other) <= 25 for (one,), (other,) in pairs), "half a step"
    assert encode_values(loaded) == path.read_bytes()


def test_damaged_values_are_refused(values):
    content = encode_values(values)
    line, _, body = content.partition(b"\n")
    damaged = [content[:at] for at in range(0, len(content), 97)]
    damaged += [line.replace(b'"order": 2', b'"order": 3') + b"\n" + body]
    damaged += [line.replace(b'"version": 1', b'"version": 2') + b"\n" + body]
    damaged += [line.replace(b'"kinds": 33', b'"kinds": "x"') + b"\n" + body, b"[]\n", b"\xff"]
    for one in damaged:
        with pytest.raises(TrainingError) as refused:
            decode_values(one, "somewhere")
        assert refused.value.facts["path"] == "somewhere"


def test_values_of_nothing_change_by_all_they_are(values, toy):
    none = bytes(len(values.weights))
    change, spread = compare(toy.edition, values.order, none, values.weights)
    assert change > 0
    assert spread > 0
    assert compare(toy.edition, values.order, values.weights, values.weights)[0] == 0


LEARNT = sorted(Path(__file__).parents[2].glob("src/crossglot/players/learnt/*.clv"))


@pytest.mark.parametrize("path", LEARNT, ids=lambda path: path.stem)
def test_the_library_brings_values_that_make_sense(path):
    from crossglot.editions import House, load_edition, with_house
    from crossglot.players import rules_digest

    values, edition = load_values(path), load_edition(path.stem)
    assert values.rules == rules_digest(edition)
    assert path.stat().st_size < 200_000
    assert str(values.recipe["lexicon"]).startswith(edition.id)
    leaves = leaves_of(edition)
    kinds = [bytes([tile]) for tile in range(1, len(edition.counts)) if edition.counts[tile]]
    blank, letters = leaves.value(b"\x40"), [leaves.value(kind) for kind in kinds]
    assert leaves.value(b"") == 0
    assert blank > max(letters) > 0 > min(letters), "a blank is best; some letters are a burden"
    most = max(range(1, len(edition.counts)), key=lambda tile: edition.counts[tile])
    assert leaves.value(bytes([most]) * 5) < leaves.value(bytes([most]))
    smaller = with_house(edition, House(rack_size=5))
    assert rules_digest(smaller) != values.rules
    assert leaves_of(smaller).value(b"\x40") == 25_000, "the estimate"
