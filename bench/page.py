"""`python -m bench.page`: what the page weighs, and how soon it can be used.

A fresh Chromium opens home and then a table against the computer, over a throttled line and
with a slowed processor. Bytes are those on the wire, as the browser counted them.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.load.process import serving
from tools.browser import find

LINES: Final = {
    "unthrottled": (0.0, 0.0, 1),
    "phone on 4G": (1.6e6, 0.15, 4),
    "laptop on DSL": (8e6, 0.04, 1),
}
"""Bits a second, seconds of latency, how many times slower the processor."""
FLAGS: Final = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
_PAINT: Final = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


@dataclass
class Visit:
    """One opening of a page."""

    line: str
    page: str
    kilobytes: float = 0
    files: int = 0
    painted_ms: float = 0
    usable_ms: float = 0


def main(given: Sequence[str] | None = None) -> None:
    """Visit over each line; tell it, and save it if asked to."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the figures here too")
    parser.add_argument("--line", action="append", choices=LINES, help="only over this line")
    args = parser.parse_args(given)
    visits = [visit for line in args.line or LINES for visit in _visits(line)]
    table = Table("line", "page", "kB", "files", "first paint ms", "usable ms", box=None)
    for visit in visits:
        table.add_row(
            visit.line, visit.page, f"{visit.kilobytes:.0f}", str(visit.files),
            f"{visit.painted_ms:.0f}", f"{visit.usable_ms:.0f}",
        )  # fmt: skip
    Console(highlight=False).print(table)
    if args.json is not None:
        args.json.write_text(
            json.dumps([vars(visit) for visit in visits], indent=1) + "\n", "utf-8"
        )


def _visits(line: str) -> Iterator[Visit]:
    """Home, then the first table from there: the second is what home has not loaded yet."""
    with _server() as address, _browser(line) as (page, sizes):
        home = Visit(line, "home")
        begun = time.perf_counter()
        page.goto(address)
        button = page.locator("main button").first
        button.wait_for()
        home.usable_ms = (time.perf_counter() - begun) * 1000
        home.painted_ms = float(page.evaluate(_PAINT) or 0)
        yield _weighed(home, sizes)
        table = Visit(line, "table, from home")
        begun = time.perf_counter()
        button.click()
        page.locator(".prompt button").first.wait_for(timeout=120_000)
        table.usable_ms = (time.perf_counter() - begun) * 1000
        yield _weighed(table, sizes)


def _weighed(visit: Visit, sizes: list[int]) -> Visit:
    visit.kilobytes, visit.files = sum(sizes) / 1000, len(sizes)
    sizes.clear()
    return visit


@contextmanager
def _server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "levant.db"
        settings = {"database_url": f"sqlite+aiosqlite:///{file}", "limits": False}
        with serving(["levant", "serve"], settings, Path(folder) / "log") as server:
            yield f"http://127.0.0.1:{server.port}"


@contextmanager
def _browser(line: str) -> Iterator[tuple[Page, list[int]]]:
    bits, latency, slower = LINES[line]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        # A service worker would fetch ahead, uncounted.
        context: BrowserContext = browser.new_context(service_workers="block")
        page = context.new_page()
        wire = context.new_cdp_session(page)
        sizes: list[int] = []

        def weighed(told: Any) -> None:
            sizes.append(int(told["encodedDataLength"]))

        wire.send("Network.enable")
        wire.on("Network.loadingFinished", weighed)
        if bits:
            pace = {"downloadThroughput": bits / 8, "uploadThroughput": bits / 8}
            facts = {"offline": False, "latency": latency * 1000, **pace}
            wire.send("Network.emulateNetworkConditions", facts)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        try:
            yield page, sizes
        finally:
            browser.close()


if __name__ == "__main__":
    main()
