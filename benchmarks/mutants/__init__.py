"""Mutants of the rules, and the tests that ``docs/rules.md`` names for them: do they notice?"""
