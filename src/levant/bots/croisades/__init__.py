"""Computer players of Croisades Strategic, the weakest first; each is made from a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from levant.bots import pilgrim
from levant.bots.croisades.constable import Constable
from levant.kernel.runner import Chooser

BOTS: Final[dict[str, Callable[[int], Chooser]]] = {
    "pilgrim": pilgrim,
    "constable": Constable,
}
