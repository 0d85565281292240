"""The computer players of Croisades Strategic by name, the weakest first; made from a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.bots.croisades.constable import Constable
from levant.bots.pilgrim import pilgrim
from levant.kernel.runner import Chooser

BOTS: Final[dict[str, Callable[[int], Chooser]]] = {
    "pilgrim": pilgrim,
    "constable": Constable,
}
