"""The crossword-tile game in every language.

Data flows one way: edition files, rules, events, views, server, web. Start at
:mod:`crossglot.editions`, then :mod:`crossglot.rules`; ``ARCHITECTURE.md`` has
the whole picture.
"""

__version__ = "0.1.0"
