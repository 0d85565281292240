"""Make .venv ready for a purpose; leave out what is done already.

    python tools/environment.py play       what playing needs, and nothing else
    python tools/environment.py            what tests need, which is that and more
    python tools/environment.py release    ... and what a release needs
    python tools/environment.py docs       ... and what the documentation site needs

Needs nothing but Python. In turn: the virtual environment, the locked packages (with
uv, or plain pip where uv cannot be had), the project itself, and its compiled engine.
With LEVANT_PURE=1 nothing is compiled.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = VENV / "bin" / "uv"
NOTE = VENV / "levant.json"
REQUIREMENTS = ROOT / "requirements"
PURPOSES = {
    "play": ("run",),
    "test": ("test",),
    "release": ("test", "release"),
    "docs": ("test", "docs"),
}
"""The locks that a purpose needs; all of them have the same versions."""
COVERED = {"run": "test"}
"""Locks whose packages are all in another one."""


def say(text: str) -> None:
    """Tell the user what is going on, before it does."""
    print(f"setup: {text}", flush=True)


def run(*command: str | Path, **settings: str) -> bool:
    """Run a command from the project's folder; whether it succeeded."""
    environment = {**os.environ, **settings}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


def fingerprint(*files: Path) -> str:
    """Changes with the files, with the Python that runs this, and with the folder."""
    mark = hashlib.sha256(f"{ROOT} {sys.version} {sys.base_prefix}".encode())
    for file in files:
        mark.update(file.read_bytes())
    return mark.hexdigest()


def read_note() -> dict[str, str]:
    """What was done before; nothing when the environment does not run any more."""
    try:
        note: dict[str, str] = json.loads(NOTE.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    usable = PYTHON.exists() and note.get("python") == fingerprint()
    return note if usable else {}


def write_note(note: dict[str, str]) -> None:
    """Remember what is done."""
    NOTE.write_text(json.dumps(note, indent=1) + "\n", "utf-8")


def make_venv() -> None:
    """A fresh environment, with uv in it if possible."""
    say("creating .venv")
    if not run(sys.executable, "-m", "venv", "--clear", VENV):
        sys.exit("setup: python3 -m venv failed; install your system's python3-venv package")
    pip = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    if not run(*pip, "--require-hashes", "-r", REQUIREMENTS / "installer.lock"):
        say("uv is not available: using pip, which takes a minute longer")


def install(*arguments: str | Path, **settings: str) -> None:
    """Install with uv, else with pip, else give up."""
    if UV.exists():
        if run(UV, "pip", "install", "--quiet", "--python", PYTHON, *arguments, **settings):
            return
        say("uv could not install: trying pip")
    pip = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    if not run(*pip, *arguments, **settings):
        sys.exit("setup: installation failed; the messages above say why")


def load_compiled() -> ModuleType:
    """`levant.compiled` on its own, as the build reads it."""
    path = ROOT / "src" / "levant" / "compiled.py"
    spec = importlib.util.spec_from_file_location("_levant_compiled", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def toolchain() -> str:
    """Names the compiler and headers: when one appears, compiling is worth another try."""
    cc = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    return f"{shutil.which(cc.split()[0])} {headers}"


def outdated(compiled: ModuleType, note: dict[str, str]) -> bool:
    """Whether the engine must be compiled: never tried, or tried on something else."""
    package = ROOT / "src" / "levant"
    stamp = compiled.read_stamp(package)
    if stamp is None or not compiled.matches(package, stamp):
        return True
    if stamp.why:
        return note.get("toolchain") != toolchain()
    return bool(compiled.examine(package, {}) != compiled.COMPILED)


def lacking(purpose: str, note: dict[str, str]) -> list[str]:
    """The locks of a purpose that are not installed as they are now."""

    def there(lock: str) -> bool:
        mark = fingerprint(REQUIREMENTS / f"{lock}.lock", REQUIREMENTS / "installer.lock")
        return note.get(f"{lock}.lock") == mark

    return [
        lock
        for lock in PURPOSES[purpose]
        if not there(lock) and not (lock in COVERED and there(COVERED[lock]))
    ]


def install_packages(purpose: str, note: dict[str, str]) -> None:
    """The locked packages of a purpose, and the project itself, unless they are there."""
    for lock in lacking(purpose, note):
        file = REQUIREMENTS / f"{lock}.lock"
        say(f"installing the locked packages of {lock}.lock")
        install("--require-hashes", "-r", file)
        note[file.name] = fingerprint(file, REQUIREMENTS / "installer.lock")
        write_note(note)
    described = fingerprint(ROOT / "pyproject.toml", ROOT / "setup.py")
    if note.get("project") != described:
        say("installing levant")
        install("--no-build-isolation", "--no-deps", "--editable", ".", LEVANT_PURE="1")
        note["project"] = described
        write_note(note)


def prepare(purpose: str) -> dict[str, str]:
    """The environment for a purpose, with nothing compiled; what is known of it."""
    if sys.version_info < (3, 11):  # noqa: UP036 - an older Python runs this file first
        sys.exit(f"setup: Python 3.11 or newer is needed; this is {sys.version.split()[0]}")
    note = read_note()
    if not note:
        make_venv()
        note = {"python": fingerprint()}
    install_packages(purpose, note)
    return note


def to_compile(note: dict[str, str]) -> bool:
    """Whether the engine is wanted compiled and is not."""
    compiled = load_compiled()
    return not compiled.pure(os.environ) and outdated(compiled, note)


def is_compiled() -> bool:
    """Whether the extensions are those of the present source."""
    compiled = load_compiled()
    return bool(compiled.examine(ROOT / "src" / "levant", {}) == compiled.COMPILED)


COMPILE = (PYTHON, "setup.py", "--quiet", "build_ext", "--inplace")


def compiled_now(note: dict[str, str]) -> None:
    """Remember with what compiling was tried."""
    note["toolchain"] = toolchain()
    write_note(note)


def main() -> None:
    """Do what is missing, and say what the engine will run as."""
    parser = argparse.ArgumentParser(description="Make .venv ready.")
    parser.add_argument("purpose", nargs="?", choices=PURPOSES, default="test")
    note = prepare(parser.parse_args().purpose)
    if to_compile(note):
        say("compiling the engine (about a minute on two cores; LEVANT_PURE=1 goes without)")
        if not run(*COMPILE):
            sys.exit("setup: setup.py failed; the messages above say why")
        compiled_now(note)


if __name__ == "__main__":
    main()
