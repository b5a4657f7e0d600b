"""Every variant there is, by its name."""

from __future__ import annotations

from typing import Any

from crossglot.server.variants.bingo import Bingo
from crossglot.server.variants.duplicate import Duplicate
from crossglot.server.variants.kind import Kind
from crossglot.server.variants.removal import Removal
from crossglot.server.variants.setups import VariantName
from crossglot.server.variants.solitaire import Solitaire
from crossglot.server.variants.topping import Topping

KINDS: dict[VariantName, Kind[Any, Any, Any]] = {
    kind.name: kind for kind in (Solitaire(), Duplicate(), Topping(), Removal(), Bingo())
}
"""Name -> variant."""
