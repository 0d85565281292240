"""A wheel tried as its user would: in a clean environment, in a folder of its own, in a browser."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.web.seat import Seat
from tests.web.site import launch, new_visitor
from tools.release_contents import ReleaseError

ROOT: Final = Path(__file__).resolve().parent.parent
UV: Final = ROOT / ".venv" / "bin" / "uv"
RECORDS: Final = ROOT / "tests" / "server" / "releases"
"""A match of each rules version; those that were left are played by what the wheel brought along."""
ADDRESS: Final = re.compile(r"(http://127\.0\.0\.1:\d+)(/welcome/\S+)")


class Trial:
    """A clean environment with nothing in it but what is installed here."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "env" / "bin" / "python"
        self.levant = self.python.with_name("levant")
        # Nothing of this process shall lead to the source, or to settings of this machine.
        self.environ = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("LEVANT_", "PYTHON", "VIRTUAL_ENV"))
        }

    def create(self) -> None:
        """The empty environment."""
        self.folder.mkdir(parents=True)
        self.do(UV, "venv", "--quiet", "--python", sys.executable, self.folder / "env")

    def install(self, wheel: Path, extra: str = "") -> None:
        """Install a wheel with the locked versions of what it needs."""
        wanted = f"levant[{extra}] @ {wheel.as_uri()}" if extra else str(wheel)
        lock = ROOT / "requirements" / "test.lock"
        self.do(
            UV, "pip", "install", "--quiet", "--python", self.python,
            "--constraints", lock, "--reinstall-package", "levant", wanted,
        )  # fmt: skip

    def do(self, *command: str | Path, code: int = 0) -> str:
        """Run something in the folder; what it said, or ReleaseError when it ended otherwise."""
        done = subprocess.run(
            command, cwd=self.folder, env=self.environ, capture_output=True, text=True, check=False
        )
        if done.returncode != code:
            words = " ".join(Path(word).name for word in map(str, command[:3]))
            raise ReleaseError(
                f"'{words}' ended with {done.returncode}:\n{done.stdout}{done.stderr}"
            )
        return done.stdout + done.stderr

    @contextmanager
    def served(self) -> Iterator[tuple[str, str]]:
        """`levant play`: its address, and the path that lets its user in."""
        command = (self.levant, "play", "--no-browser", "--port", "0", "--file", "trial.db")
        with subprocess.Popen(
            command, cwd=self.folder, env=self.environ, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stdout is not None
                line = process.stdout.readline()
                found = ADDRESS.search(line)
                if found is None:
                    raise ReleaseError(f"levant play did not start: {line}")
                yield found[1], found[2]
            finally:
                process.terminate()
                process.wait(60)


def expect(told: str, wanted: str, what: str) -> None:
    """What a command said must have something in it."""
    if wanted not in told:
        raise ReleaseError(f"{what} should say {wanted!r}: {told}")


def try_alone(trial: Trial, wheel: Path) -> None:
    """Without extras: the engine plays, and what needs a server says so."""
    trial.install(wheel)
    kind = "interpreted" if wheel.name.endswith("-none-any.whl") else "compiled"
    expect(trial.do(trial.levant, "--version"), f", {kind}", "levant --version")
    for title in ("rex", "croisades"):
        trial.do(trial.levant, "selfplay", "--title", title, "--games", "1")
    for record in sorted(RECORDS.iterdir()):
        expect(trial.do(trial.levant, "verify", record), "rules   ok", f"verify {record.name}")
    refused = trial.do(trial.levant, "play", "--no-browser", code=2)
    expect(refused, "pip install 'levant[server]'", "levant play without its extra")


def try_browser(trial: Trial, wheel: Path, bot: str) -> int:
    """With the server: a whole game against a bot in a real browser; the clicks it took."""
    trial.install(wheel, "server")
    with trial.served() as (address, welcome), sync_playwright() as playwright:
        browser = launch(playwright)
        seat = Seat(new_visitor(browser, address))
        seat.visitor.go(welcome)
        seat.be_guest()
        seat.sit(seat.make({"kind": "bot", "bot": bot}))
        seat.play_out()
        seat.page.locator(".ending").wait_for()
        if wrong := seat.visitor.complaints():
            raise ReleaseError("the page complained: " + "; ".join(wrong))
        browser.close()
    return seat.clicks
