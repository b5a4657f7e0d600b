"""A sequence that shares its beginning with the one it was made from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Chain(Sequence[T], Generic[T]):
    """An immutable sequence to which an item is added without a copy.

    A game has as many states as events, and each remembers what came before it. With tuples that
    is square in the length of the game, in time and in memory; here each state adds one link.

    The end is near and the beginning far: ``chain[-1]`` costs nothing, ``chain[0]`` walks.

    Args:
        link: All but the last item, and the last; None for an empty chain.

    >>> moves = Chain.of(["8H KARD"])
    >>> longer = moves.plus("pass")
    >>> list(longer), longer[-1], longer.rest is moves, longer == ("8H KARD", "pass")
    (['8H KARD', 'pass'], 'pass', True, True)
    """

    __slots__ = ("_length", "_link")

    def __init__(self, link: tuple[Chain[T], T] | None = None) -> None:
        self._link = link
        self._length: int = 0 if link is None else link[0]._length + 1  # noqa: SLF001 - a link of ours

    @classmethod
    def of(cls, items: Iterable[T]) -> Chain[T]:
        """A chain of ``items``."""
        chain: Chain[T] = cls()
        for item in items:
            chain = chain.plus(item)
        return chain

    def plus(self, item: T) -> Chain[T]:
        """This chain with ``item`` behind it."""
        return Chain((self, item))

    @property
    def rest(self) -> Chain[T]:
        """All but the last.

        Raises:
            IndexError: The chain is empty.
        """
        if self._link is None:
            raise IndexError(-1)
        return self._link[0]

    def __len__(self) -> int:
        """How many items there are."""
        return self._length

    def __reversed__(self) -> Iterator[T]:
        """The items, the last first."""
        link = self._link
        while link is not None:
            chain, item = link
            yield item
            link = chain._link  # noqa: SLF001 - the next of our own links

    def __iter__(self) -> Iterator[T]:
        """The items in order."""
        return reversed(list(reversed(self)))

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...
    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        """The item at ``index``; a slice is a tuple."""
        if self._link is not None and index == -1:
            return self._link[1]
        if self._link is not None and index == slice(-1, None):
            return (self._link[1],)
        return tuple(self)[index]

    def __eq__(self, other: object) -> bool:
        """Whether ``other``, a chain or a tuple, holds the same."""
        return isinstance(other, Chain | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        """As that of the tuple of the same items."""
        return hash(tuple(self))

    def __repr__(self) -> str:
        """As it could be made again."""
        return f"Chain.of({list(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[list[T]]]:
        """Without recursion, however long it is."""
        return Chain.of, (list(self),)


def with_item(items: Sequence[T], item: T) -> Chain[T]:
    """``items`` and ``item``; a copy only where ``items`` is no chain yet."""
    return (items if isinstance(items, Chain) else Chain.of(items)).plus(item)


def without_last(items: Sequence[T]) -> Sequence[T]:
    """All of ``items`` but the last."""
    return items.rest if isinstance(items, Chain) else items[:-1]
