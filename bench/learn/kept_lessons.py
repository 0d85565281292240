"""Lessons that lie in a folder, of all its files one after the other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np


# Any: arrays of several kinds
def load_kept(folder: Path, kind: str) -> dict[str, Any]:
    """All lessons of a kind: `lessons` for a value net, `orders`, `beliefs`."""
    parts = [np.load(path) for path in sorted(folder.glob(f"{kind}-*.npz"))]
    if not parts:
        raise SystemExit(f"{folder}: no {kind}; `python -m bench.learn lessons` makes them")
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
