"""A folder of games in a few archives, none too large for the way back from another machine."""

from __future__ import annotations

import tarfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 15 * 2**20
MOST_FILES: Final = 8
_KEPT: Final = (
    "games-*.npz", "searches-*.npz", "match-*.jsonl", "history.jsonl",
    "weights/*.json", "candidates/*/*.json",
)  # fmt: skip
"""What cannot be made again from the rest; lessons can."""


def kept_files(folder: Path) -> list[Path]:
    """The files of a folder that are worth keeping, those that matter most first."""
    order = (3, 4, 5, 2, 0, 1)
    return [path for i in order for path in sorted(folder.glob(_KEPT[i]))]


def pack(folder: Path, out: Path, since: float = 0.0) -> list[str]:
    """Write archives of what was changed since a time; names and sizes, and what found no room."""
    out.mkdir(parents=True, exist_ok=True)
    wanted = [path for path in kept_files(folder) if path.stat().st_mtime >= since]
    told: list[str] = []
    left = [path for path in wanted if path.stat().st_size > MOST_BYTES]
    bins = _filled(path for path in wanted if path not in left)
    for number, paths in enumerate(bins):
        if number >= MOST_FILES:
            left += paths
            continue
        archive = out / f"kept-{number}.tar"
        with tarfile.open(archive, "w") as file:
            for path in paths:
                file.add(path, path.relative_to(folder).as_posix())
        told.append(f"{archive.name}: {len(paths)} files, {archive.stat().st_size / 2**20:.1f} MiB")
    return told + [f"left out for its size: {path.relative_to(folder)}" for path in left]


def _filled(paths: Iterable[Path]) -> list[list[Path]]:
    """Files in order, as many in each archive as fit."""
    bins: list[list[Path]] = []
    room = 0
    for path in paths:
        size = path.stat().st_size + 1024  # an archive rounds up, and writes a name
        if size > room:
            bins.append([])
            room = MOST_BYTES
        bins[-1].append(path)
        room -= size
    return bins


def unpack(archives: Iterable[Path], folder: Path) -> int:
    """Lay what archives hold into a folder; how many files there were."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for archive in sorted(archives):
        with tarfile.open(archive) as file:
            file.extractall(folder, filter="data")
            count += len(file.getnames())
    return count
