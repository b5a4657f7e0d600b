"""Every variant there is, by its name."""

from __future__ import annotations

from typing import Any

from crossglot.server.kinds.bingo import Bingo
from crossglot.server.kinds.duplicate import Duplicate
from crossglot.server.kinds.kind import Kind
from crossglot.server.kinds.removal import Removal
from crossglot.server.kinds.setups import VariantName
from crossglot.server.kinds.solitaire import Solitaire
from crossglot.server.kinds.topping import Topping

KINDS: dict[VariantName, Kind[Any, Any, Any]] = {
    kind.name: kind for kind in (Solitaire(), Duplicate(), Topping(), Removal(), Bingo())
}
"""Name -> variant."""
