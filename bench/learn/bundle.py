"""One archive with everything: this Python, the packages that are needed, engine and bots, bench.

A machine that can reach nothing unpacks it and runs `./run -m bench.learn play ...`, or anything
else that `levant` does without a server: `./run -m levant arena ...`.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
_LEFT_OUT: Final = {
    "__pycache__", "site-packages", "test", "tests", "idlelib", "tkinter", "lib2to3", "ensurepip",
    "turtledemo", "pydoc_data", "page", "node_modules",
}  # fmt: skip
_LEFT_OUT_ENDS: Final = (".a", ".pyc", ".pyi")
_TRIED: Final = """
import sys, platformdirs, bench.learn.lessons
from levant.cli import app
sys.argv = ["levant", "arena", "--bots", "squire,pilgrim", "--games", "2", "--out", sys.argv[1]]
try:
    app()
except SystemExit as ended:
    assert not ended.code
for module in list(sys.modules.values()):
    if getattr(module, "__file__", None):
        print("@" + module.__file__)
"""
"""What is done there: whatever is imported by it is packed."""
_RUN: Final = """#!/bin/sh
# Runs Python with Levant in it: ./run -m levant arena --help
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/python/lib" PYTHONHOME="$here/python" PYTHONUNBUFFERED=1
export PYTHONPATH="$here/src:$here:$here/packages"
exec "$here/python/bin/{python}" "$@"
"""


def write_bundle(path: Path) -> str:
    """Write the archive; says how large it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tarfile.open(path, "w:xz", preset=1) as archive:
        for source, name in contents():
            archive.add(source, name, filter=_wanted)
        _add_run(archive)
    return f"{path}: {path.stat().st_size / 2**20:.1f} MiB"


def contents() -> Iterator[tuple[Path, str]]:
    """Files and folders, and their names in the archive."""
    yield from _interpreter()
    for package in _packages():
        yield package, f"packages/{package.name}"
    for source in (ROOT / "src" / "levant", *sorted((ROOT / "src").glob("*.so"))):
        yield source, f"src/{source.name}"
    yield ROOT / "bench", "bench"


def _wanted(member: tarfile.TarInfo) -> tarfile.TarInfo | None:
    parts = Path(member.name).parts
    if parts[-1] in _LEFT_OUT or parts[-1].endswith(_LEFT_OUT_ENDS):
        return None
    return member


def _python() -> str:
    return f"python{sys.version_info.major}.{sys.version_info.minor}"


def _interpreter() -> Iterator[tuple[Path, str]]:
    base = Path(sys.base_prefix)
    yield (base / "bin" / _python()).resolve(), f"python/bin/{_python()}"
    yield base / "lib" / _python(), f"python/lib/{_python()}"
    shared = Path(sysconfig.get_config_var("LIBDIR")) / sysconfig.get_config_var("INSTSONAME")
    if shared.suffix != ".a" and shared.exists():
        yield shared.resolve(), f"python/lib/{shared.name}"


def _packages() -> list[Path]:
    """The packages that are imported by what is done there."""
    with TemporaryDirectory() as folder:
        told = subprocess.run(
            [sys.executable, "-c", _TRIED, folder],
            cwd=ROOT, check=True, capture_output=True, text=True,
        )  # fmt: skip
    site = Path(sysconfig.get_path("purelib"))
    found: set[Path] = set()
    for line in told.stdout.splitlines():
        file = Path(line.removeprefix("@"))
        if line.startswith("@") and file.is_relative_to(site):
            found.add(site / file.relative_to(site).parts[0])
    # Compiled packages keep their libraries beside them.
    beside = {site / f"{package.name}.libs" for package in found}
    return sorted(found | {package for package in beside if package.exists()})


def _add_run(archive: tarfile.TarFile) -> None:
    text = _RUN.replace("{python}", _python()).encode()
    member = tarfile.TarInfo("run")
    member.size, member.mode = len(text), 0o755
    archive.addfile(member, BytesIO(text))
