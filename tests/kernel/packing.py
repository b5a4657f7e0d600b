"""A word list as a packed graph, by the plainest way there is."""

import struct
from collections.abc import Iterable


def pack_words(words: Iterable[bytes]) -> bytes:
    """The packed edges of the minimal graph that holds exactly ``words`` (2 tiles or more).

    A node is the set of words that may follow, so equal nodes are one by
    construction. Nodes are numbered in topological order: by the longest way
    down from each, the longest first.
    """
    root = frozenset(words)
    nodes = {root: _height(root)} if root else {}
    for node in (queue := list(nodes)):
        for child in _children(node).values():
            if child and child not in nodes:
                nodes[child] = _height(child)
                queue.append(child)
    ordered = sorted(nodes, key=lambda node: -nodes[node])
    firsts, at = {frozenset[bytes](): 0}, 1
    for node in ordered:
        firsts[node] = at
        at += len(_children(node))
    edges = [0]
    for node in ordered:
        children = sorted(_children(node).items())
        for index, (tile, child) in enumerate(children):
            accepts = bytes([tile]) in node
            last = index == len(children) - 1
            edges.append(tile | accepts << 6 | last << 7 | firsts[child] << 8)
    return struct.pack(f"<{len(edges)}I", *edges)


def _height(node: frozenset[bytes]) -> int:
    return max(map(len, node))


def _children(node: frozenset[bytes]) -> dict[int, frozenset[bytes]]:
    tiles = {word[0] for word in node}
    return {
        tile: frozenset(word[1:] for word in node if word[0] == tile and len(word) > 1)
        for tile in tiles
    }
