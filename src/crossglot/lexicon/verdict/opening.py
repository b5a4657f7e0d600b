"""Finds what an installed lexicon was made of, so that its words can be explained."""

from __future__ import annotations

from crossglot.errors import LexiconCode, LexiconError
from crossglot.lexicon.analysis import find_tools
from crossglot.lexicon.cache import CLUB, analyses_folder
from crossglot.lexicon.estonian import table_name
from crossglot.lexicon.install import WORDS
from crossglot.lexicon.lexicon import Lexicon
from crossglot.lexicon.recipe import Recipe, load_recipe
from crossglot.lexicon.sources import Dictionary, find_dictionary
from crossglot.lexicon.verdict.analysed import AnalysedMaterial
from crossglot.lexicon.verdict.grounds import Grounds, Material
from crossglot.lexicon.verdict.material import DictionaryMaterial


def source_tier(lexicon: Lexicon) -> str:
    """The tier that the lexicon was compiled as, before a club's list was laid over it."""
    return lexicon.header.tier.partition(CLUB)[0]


def is_listed(lexicon: Lexicon) -> bool:
    """Whether it was compiled from a plain list, which says nothing of its words."""
    return source_tier(lexicon) == WORDS


def open_material(lexicon: Lexicon) -> tuple[Material, Grounds]:
    """What the lexicon was made of, without the network.

    Raises:
        LexiconError: ``lexicon-source-missing``: not on this machine;
            ``lexicon-source-malformed``, ``lexicon-recipe-missing``,
            ``lexicon-tier-unknown``, ``lexicon-switch-unknown``.
    """
    edition, tier = lexicon.edition, source_tier(lexicon)
    recipe = load_recipe(edition.id)
    settled = recipe.settle(tier)
    dictionary = find_dictionary(recipe.source)
    if dictionary is None:
        raise LexiconError(LexiconCode.SOURCE_MISSING, name=recipe.source.name, tried=[])
    material: Material
    if settled.tier.analysed:
        material = _analysed(lexicon, recipe, tier, dictionary)
    else:
        material = DictionaryMaterial(edition, recipe, tier, dictionary)
    return material, Grounds(edition, recipe, tier, material)


def _analysed(
    lexicon: Lexicon, recipe: Recipe, tier: str, dictionary: Dictionary
) -> AnalysedMaterial:
    tools = find_tools(recipe.morphology) if recipe.morphology else None
    if tools is None:
        name = recipe.morphology.name if recipe.morphology else recipe.source.name
        raise LexiconError(LexiconCode.SOURCE_MISSING, name=name, tried=[])
    table = analyses_folder() / table_name(dictionary.sha256(), *tools.digests)
    if not table.is_file():
        raise LexiconError(LexiconCode.SOURCE_MISSING, name=table.name, tried=[str(table)])
    return AnalysedMaterial(lexicon.edition, recipe, tier, table, tools.analyser)
