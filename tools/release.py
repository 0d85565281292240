"""Build a release into dist/, try it, and write down what it is made of.

    python -m tools.release            what `make release` does
    python -m tools.release --dirty    even if the tree differs from its commit: to try something

An sdist of what git tracks and the built page; out of that sdist a wheel compiled for this Python
and one that runs on any. Each is looked through, then installed in a clean environment and played
in a real browser. Beside them: bills of materials (CycloneDX) and SHA256SUMS.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from levant import __version__
from tools import page
from tools.release_contents import PAGE, ReleaseError, check_sdist, check_wheel
from tools.release_trial import ROOT, UV, Trial, try_alone, try_browser

DIST: Final = ROOT / "dist"
WORK: Final = ROOT / "build" / "release"
SDIST: Final = DIST / f"levant-{__version__}.tar.gz"
BEGAN: Final = time.monotonic()


def say(text: str) -> None:
    """Tell what is going on, and since when."""
    print(f"release: {time.monotonic() - BEGAN:4.0f} s  {text}", flush=True)


def run(*command: str | Path, **settings: str) -> str:
    """Run a command in the project; its output, or ReleaseError."""
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **settings}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    if done.returncode:
        words = " ".join(map(str, command[:4]))
        raise ReleaseError(f"'{words}' failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def tracked() -> list[str]:
    """The files that git tracks and that are there."""
    listed = run("git", "ls-files", "-z").split("\0")
    return [file for file in listed if file and (ROOT / file).is_file()]


def export(tree: Path) -> list[str]:
    """A copy of the tracked files and of the page, and of nothing else; their paths."""
    page.main([])
    built = [str(path.relative_to(ROOT)) for path in (ROOT / PAGE).rglob("*") if path.is_file()]
    files = [*tracked(), *built]
    for file in files:
        copy = tree / file
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / file, copy)
    return files


def build(source: Path, kind: str, into: Path, **settings: str) -> None:
    """Build an sdist or a wheel with the locked tools of this environment."""
    made = run("git", "log", "-1", "--format=%ct").strip()
    run(
        UV, "build", kind, "--no-build-isolation", "--python", sys.executable,
        "--out-dir", into, source, SOURCE_DATE_EPOCH=made, **settings,
    )  # fmt: skip


def fonts() -> list[str]:
    """The typefaces of the page, as their licences are named."""
    packages = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    named = {**packages.get("dependencies", {}), **packages.get("devDependencies", {})}
    return [name.partition("/")[2] for name in named if name.startswith("@fontsource")]


def try_out(wheel: Path) -> Trial:
    """Play with a wheel in an environment of its own."""
    pure = wheel.name.endswith("-none-any.whl")
    trial = Trial(WORK / ("pure" if pure else "compiled"))
    trial.create()
    say(f"{wheel.name}: alone, in a clean environment")
    try_alone(trial, wheel)
    bot = "pilgrim" if pure else "squire"
    say(f"{wheel.name}: a game against the {bot} in a browser")
    clicks = try_browser(trial, wheel, bot)
    say(f"{wheel.name}: played to its end in {clicks} clicks")
    return trial


def materials(trial: Trial) -> None:
    """Bills of materials: of a server as it is installed, and of the page as it is built."""
    for note in trial.folder.glob("env/lib/*/site-packages/levant-*.dist-info/direct_url.json"):
        note.unlink()  # it tells where on this machine the wheel lay
    run(
        Path(sys.executable).with_name("cyclonedx-py"), "environment", "--output-format", "JSON",
        "--output-reproducible", "--output-file", DIST / f"levant-{__version__}.cdx.json",
        trial.python,
    )  # fmt: skip
    node = page.find_node()
    told = subprocess.run(
        [node / "npm", "sbom", "--sbom-format=cyclonedx", "--sbom-type=application"],
        cwd=page.WEB, env={**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if told.returncode:
        raise ReleaseError(f"npm sbom failed:\n{told.stderr}")
    (DIST / f"levant-{__version__}-page.cdx.json").write_text(told.stdout, "utf-8")


def checksums() -> None:
    """SHA256SUMS, as `sha256sum --check` reads it."""
    (DIST / ".gitignore").unlink(missing_ok=True)  # uv leaves one
    files = sorted(path for path in DIST.iterdir() if path.is_file())
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), "utf-8")


def release() -> None:
    """All of it, in turn."""
    for folder in (DIST, WORK):
        shutil.rmtree(folder, ignore_errors=True)
    DIST.mkdir()
    say("the page")
    tree = export(WORK / "tree")
    say("the sdist")
    build(WORK / "tree", "--sdist", DIST)
    check_sdist(SDIST, tree, fonts())
    say("the wheel for any Python")
    build(SDIST, "--wheel", DIST, LEVANT_PURE="1")
    say("the wheel compiled for this one (a minute or two)")
    build(SDIST, "--wheel", DIST, LEVANT_PURE="0")
    wheels = sorted(DIST.glob("*.whl"))
    if len(wheels) != 2:
        raise ReleaseError(f"two wheels were wanted, there are {[w.name for w in wheels]}")
    for wheel in wheels:
        check_wheel(wheel, tree, fonts())
    trials = [try_out(wheel) for wheel in wheels]
    say("bills of materials and checksums")
    materials(trials[0])
    checksums()
    shutil.rmtree(WORK)
    for path in sorted(DIST.iterdir()):
        say(f"dist/{path.name}  {path.stat().st_size / 1e6:.1f} MB")


def main(arguments: list[str] | None = None) -> int:
    """Build it, or say in a line why there is none."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--dirty", action="store_true", help="even if the tree was changed")
    given = parser.parse_args(arguments)
    try:
        if not given.dirty and run("git", "status", "--porcelain"):
            raise ReleaseError("the tree differs from its commit: commit first, or use --dirty")
        release()
    except (ReleaseError, page.PageError) as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
