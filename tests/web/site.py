"""A real server with the built page, and a real browser to look at it."""

from __future__ import annotations

import fcntl
import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
)

from tools.browser import on_path

ROOT: Final = Path(__file__).resolve().parents[2]
# What playwright switches off itself, which ours would take the place of; and last the pages that
# Chromium opens behind every window for its address bar: they cost more than most tests.
UNWANTED: Final = (
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades",
    "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints",
    "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup",
)  # fmt: skip
FLAGS: Final = (
    f"--disable-features={','.join(UNWANTED)}",
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip
LAPTOP: Final = ViewportSize(width=1440, height=900)
PHONE: Final = ViewportSize(width=390, height=844)
LOCALES: Final = {"en": "en-GB", "es": "es-ES", "fr": "fr-FR"}
WAIT: Final = 60_000
"""Milliseconds a page may take on a busy machine; nothing waits that long otherwise."""
PATIENCE: Final = 180
"""Seconds a server may take to start on a busy machine; nothing waits that long when it is up."""


def build_page() -> None:
    """Build the page if it is not up to date; of several test processes one does it."""
    lock = ROOT / "build" / "page.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        subprocess.run([sys.executable, ROOT / "tools" / "page.py"], check=True)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def served(file: Path, port: int, **settings: str) -> Iterator[str]:
    """`levant play` on a port; its matches are kept in a file, so it can be served again.

    With settings it is `levant serve`: a club's server, as its operator would set it up.
    """
    log = file.with_suffix(".log")
    wishes = {"LIMITS": "false", "BOT_PACE": "0", "DATABASE_URL": f"sqlite:///{file}", **settings}
    quick = {**os.environ, **{f"LEVANT_{name}": value for name, value in wishes.items()}}
    alone = ("play", "--no-browser", "--file", str(file))
    command = ("serve", "--host", "127.0.0.1") if settings else alone
    with log.open("ab") as out:
        server = subprocess.Popen(
            [sys.executable, "-m", "levant", *command, "--port", str(port)],
            stdout=out, stderr=out, env=quick, cwd=ROOT,
        )  # fmt: skip
    address = f"http://127.0.0.1:{port}"
    try:
        _await(address, server, log)
        yield address
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _await(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    last = time.monotonic() + PATIENCE
    while time.monotonic() < last and server.poll() is None:
        try:
            urllib.request.urlopen(f"{address}/api/me", timeout=5).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise AssertionError(f"the server did not start:\n{log.read_text('utf-8')[-3000:]}")


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, else playwright's own."""
    return playwright.chromium.launch(executable_path=on_path(), args=list(FLAGS))


@dataclass
class Visitor:
    """Somebody at a browser of his own; what goes wrong in his page is noted."""

    context: BrowserContext
    page: Page
    address: str
    wrong: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    """Patterns of complaints that a test provokes."""

    def listen(self) -> None:
        """Note what the page complains about."""
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        self.page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def go(self, path: str) -> Page:
        """Open a page and wait until it stands."""
        self.page.goto(f"{self.address}{path}")
        self.page.locator("h1").first.wait_for()
        return self.page

    def complaints(self) -> list[str]:
        """What went wrong that no test provoked."""
        return [w for w in self.wrong if not any(re.search(e, w) for e in self.expected)]


def new_visitor(
    browser: Browser, address: str, *, phone: bool = False, language: str = "en", **more: Any
) -> Visitor:
    """A visitor with a device and a language."""
    context = browser.new_context(
        viewport=PHONE if phone else LAPTOP,
        locale=LOCALES[language],
        is_mobile=phone,
        has_touch=phone,
        **more,
    )
    context.set_default_timeout(WAIT)
    visitor = Visitor(context, context.new_page(), address)
    visitor.listen()
    return visitor
