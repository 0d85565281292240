"""Which code plays: games of two kinds of bots in one result would be worth nothing."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

BOTS: Final = "levant.bots"
"""Bots of some titles have a folder of the title's name there."""


@cache
def code_digest(path: str) -> str:
    """A digest of all that decides how bots play: their sources, the title's, the kernel's."""
    digest = hashlib.blake2b(digest_size=12)
    title = path.partition(":")[0].rpartition(".")[0]
    for package in (BOTS, "levant.bridges", "levant.kernel", title):
        spec = find_spec(package)
        for place in (spec.submodule_search_locations if spec else None) or []:
            root = Path(place)
            for file in sorted(root.rglob("*")):
                within = file.relative_to(root)
                if (
                    package == BOTS
                    and len(within.parts) > 1
                    and f"levant.{within.parts[0]}" != title
                ):
                    continue  # bots of another title
                if file.suffix in (".py", ".csv", ".toml", ".json", ".npz"):
                    name = f"{package} {within.as_posix()}"
                    digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()
