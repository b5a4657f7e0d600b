"""An event of duplicate: one game or several, with all that lies around them.

:mod:`crossglot.variants.duplicate` is one game; here are entrants, rulings,
pauses, ranks over several games, the signed log and its proof.
"""
