"""The only door to the compiled kernel.

Big immutable tables cross once, by handle (:class:`Graph`); small values are
copied. Searches release the interpreter lock, so threads scale.

A word graph is the packed automaton of every tiling of every word: see
``docs/formats/`` for its bytes.

>>> empty = Graph(bytes(4))
>>> empty.accepts(bytes([1, 2])), empty.count(15)
(False, 0)
"""

from crossglot._kernel import Graph

__all__ = ["Graph"]
