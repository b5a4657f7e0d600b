"""Some Hungarian words that go well with each other."""

from crossglot.study.sample import sample_lexicon

SAMPLE = sample_lexicon(
    "HU-M",
    "kar kard karda ara arat tar tara tarka akar akart rak rakat dara ad adat kad kada ok oka okok"
    " só sóra tó tóra",
)
