"""Installing, compiling, loading and listing."""

from __future__ import annotations

import multiprocessing
import threading

import pytest

from crossglot.errors import EditionError, LexiconCode, LexiconError
from crossglot.lexicon import compile_words, install_lexicon, installed, load_lexicon
from crossglot.lexicon.cache import exclusive, lexicon_path


def code_of(act):
    with pytest.raises(LexiconError) as refusal:
        act()
    return refusal.value.code


def test_install_tells_its_stages_and_is_listed(cache, small_hungarian):
    stages = []
    path = install_lexicon(
        "hu", "a", small_hungarian, lambda stage, done, total: stages.append(stage)
    )
    assert list(dict.fromkeys(stages)) == ["read", "stems", "compose", "tile", "write", "done"]
    (header,) = installed()
    assert path == cache / "lexicons" / "HU-M.a.cgl"
    assert (header.edition, header.tier, header.longest) == ("HU-M", "a", 15)
    assert header.words == load_lexicon("HU-M", "a").graph.count(15) > 0
    assert header.source.sha256
    assert header.source.version == ""


def test_a_current_lexicon_is_left_alone(cache, small_hungarian):
    stages = []
    first = install_lexicon("HU-M", "a", small_hungarian)
    stamp = first.stat().st_mtime_ns
    install_lexicon("HU-M", "a", small_hungarian, lambda stage, *_: stages.append(stage))
    assert stages == []
    assert first.stat().st_mtime_ns == stamp


def test_a_changed_source_is_built_again(cache, small_hungarian, tmp_path):
    for suffix in (".aff", ".dic"):
        (tmp_path / f"own{suffix}").write_bytes(small_hungarian.with_suffix(suffix).read_bytes())
    install_lexicon("HU-M", "a", tmp_path / "own.aff")
    with (tmp_path / "own.dic").open("a") as file:
        file.write("kard/T\tpo:noun\n")
    install_lexicon("HU-M", "a", tmp_path / "own.aff")
    assert load_lexicon("HU-M", "a").admits("kardet")


def test_equal_lexicons_have_equal_content_hashes(cache, small_hungarian, monkeypatch):
    install_lexicon("HU-M", "a", small_hungarian)
    first = installed()[0].content
    monkeypatch.setenv("CROSSGLOT_CACHE", str(cache.parent / "other"))
    install_lexicon("HU-M", "a", small_hungarian)
    assert installed()[0].content == first


def test_a_damaged_lexicon_is_built_again(cache, small_hungarian):
    path = install_lexicon("HU-M", "a", small_hungarian)
    path.write_bytes(path.read_bytes()[:50])
    assert installed() == []
    install_lexicon("HU-M", "a", small_hungarian)
    assert load_lexicon("HU-M", "a").admits("egy")


def test_refusals(cache, small_hungarian, tmp_path):
    assert code_of(lambda: load_lexicon("HU-M")) == LexiconCode.NOT_INSTALLED
    assert code_of(lambda: load_lexicon("HU-M", "z")) == LexiconCode.TIER_UNKNOWN
    assert code_of(lambda: install_lexicon("HU-M", "z")) == LexiconCode.TIER_UNKNOWN
    absent = tmp_path / "absent.aff"
    assert code_of(lambda: install_lexicon("HU-M", source=absent)) == LexiconCode.SOURCE_MISSING
    with pytest.raises(EditionError):
        install_lexicon("XX")


@pytest.mark.parametrize(
    ("aff", "line"),
    [
        (b"SET UTF-8\nSFX A Y 1\nSFX A 0 s [ab\n", 3),
        (b"SET no-such-encoding\n", 1),
        (b"SFX A Y 1\nSFX A 0\n", 2),
        (b"SFX A\n", 1),
        (b"SFX A 0 s .\n", 1),
        (b"FLAG num\nSFX A Y 1\n", 2),
        (b"AF 1\nAF A\nSFX A Y 1\nSFX A 0 s/9 .\n", 4),
        (b"SET UTF-8\nSFX A Y 1\nSFX A 0 \xff .\n", 3),
        (b"FLAG purple\n", 1),
        (b"SET\n", 1),
    ],
)
def test_a_malformed_source_names_the_line(cache, tmp_path, aff, line):
    (tmp_path / "bad.aff").write_bytes(aff)
    (tmp_path / "bad.dic").write_bytes(b"1\negy/A\n")
    with pytest.raises(LexiconError) as refusal:
        install_lexicon("HU-M", source=tmp_path / "bad.aff")
    assert refusal.value.code == LexiconCode.SOURCE_MALFORMED
    assert refusal.value.facts["line"] == line
    assert not lexicon_path("HU-M", "b").exists()


def test_a_dictionary_of_noise_is_refused(cache, tmp_path):
    (tmp_path / "bad.aff").write_bytes(b"SET UTF-8\n")
    (tmp_path / "bad.dic").write_bytes(b"3\n\xff\xfe\n\xff\xfd\negy\n")
    assert (
        code_of(lambda: install_lexicon("HU-M", source=tmp_path / "bad.aff"))
        == LexiconCode.SOURCE_MALFORMED
    )


def hold(path, held, release):
    with exclusive(path, 0):
        held.set()
        release.wait(30)


def test_a_second_process_waits_or_is_told(tmp_path):
    context = multiprocessing.get_context("spawn")
    held, release = context.Event(), context.Event()
    path = tmp_path / "HU-M.b.cgl"
    holder = context.Process(target=hold, args=(path, held, release))
    holder.start()
    try:
        assert held.wait(30)
        with pytest.raises(LexiconError) as refusal, exclusive(path, 0):
            pass
        assert refusal.value.code == LexiconCode.BUSY
        threading.Timer(0.2, release.set).start()
        with exclusive(path, 30):
            pass
    finally:
        release.set()
        holder.join(30)


def test_builds_at_once_give_one_whole_lexicon(cache, small_hungarian):
    failures = []

    def build():
        try:
            install_lexicon("HU-M", "b", small_hungarian)
        except Exception as error:  # noqa: BLE001 - any failure of a thread is a failure of the test
            failures.append(error)

    threads = [threading.Thread(target=build) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert load_lexicon("HU-M", "b").admits("egyet")


def test_a_word_list_becomes_a_lexicon(cache, tmp_path):
    words = tmp_path / "words.txt"
    words.write_text("# own words\negy\nKÖZ|SÉG\nroz|s\nrozs\ná\nfoo-bar\n\n", encoding="utf-8")
    compiled = compile_words(words, "HU-M")
    assert (compiled.words, compiled.refused) == (4, ("á", "foo-bar"))
    lexicon = load_lexicon("HU-M")
    assert lexicon.header.tier == "words"
    tiles = lexicon.edition.alphabet.parse_tiles
    assert lexicon.admits_tiles(tiles("KÖZSÉG"))
    assert not lexicon.admits_tiles(tiles("KÖ[ZS]ÉG"))
    assert lexicon.admits("község")
    assert not lexicon.admits("kettő")


@pytest.mark.parametrize(
    "content", [b"", b"# nothing\n", b"\xff\xfe\n", b"x" * 100_000, b"12\n-\n"]
)
def test_a_list_without_words_is_refused(cache, tmp_path, content):
    words = tmp_path / "words.txt"
    words.write_bytes(content)
    assert code_of(lambda: compile_words(words, "HU-M")) == LexiconCode.SOURCE_MALFORMED
    assert code_of(lambda: compile_words(tmp_path / "absent", "HU-M")) == LexiconCode.SOURCE_MISSING


def test_an_installed_tier_goes_before_a_word_list(cache, tmp_path, small_hungarian):
    words = tmp_path / "words.txt"
    words.write_text("kard\n", encoding="utf-8")
    compile_words(words, "HU-M")
    install_lexicon("HU-M", "b", small_hungarian)
    assert load_lexicon("HU-M").header.tier == "b"
    assert load_lexicon("HU-M", "words").admits("kard")
