"""From a clone to the first move: what playing needs, and nothing for tests.

    python3 -m tools.play [--port PORT] [--no-browser] ...    the options are those of `levant play`

The packages are installed while the page is built, and the table is up as soon as both are there:
the engine runs interpreted at first. Meanwhile it is compiled, with whatever the processor has
left, and when that is done the table changes over: the server starts anew on the same port, the
page finds it again by itself, and the game goes on where it was. The second time all of this is
there already, and the table is up at once.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools import environment, page

LEVANT: Final = environment.VENV / "bin" / "levant"
LOG: Final = environment.ROOT / "build" / "compile.log"
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d+)/")
BEGAN: Final = time.monotonic()


def say(text: str) -> None:
    """Tell what is going on, and for how long it has been."""
    print(f"play: {time.monotonic() - BEGAN:3.0f} s  {text}", flush=True)


def fetch_node() -> None:
    """A Node in build/, outside the environment: only building the page needs it."""
    say("fetching Node, which this machine does not have")
    done = environment.run(environment.UV, "venv", "--quiet", "--clear", page.OWN_NODE)
    python = page.OWN_NODE / "bin" / "python"
    lock = environment.REQUIREMENTS / "node.lock"
    install = ("pip", "install", "--quiet", "--python", python, "--require-hashes", "-r", lock)
    if not (done and environment.run(environment.UV, *install)):
        raise page.PageError("Node could not be fetched: install it from your system's packages")


def has_node() -> bool:
    """Whether the page can be built without fetching Node."""
    try:
        page.find_node()
    except page.PageError:
        return False
    return True


class PageBuild(threading.Thread):
    """Builds the page beside the installation; Node can be fetched once that has brought uv."""

    def __init__(self) -> None:
        super().__init__(name="page")
        self.installed = threading.Event()
        self.failure: str | None = None

    def run(self) -> None:
        """Build; keep why not."""
        try:
            if not has_node():
                self.installed.wait()
                fetch_node()
            page.main(["--lean"])
        except page.PageError as error:
            self.failure = f"page: {error}"
        except SystemExit as error:
            self.failure = str(error.code)


def prepare() -> dict[str, str]:
    """The environment and the page, each if it is missing."""
    building = None
    if not page.is_built(page.read_note(), page.digest()):
        building = PageBuild()
        building.start()
    try:
        note = environment.prepare("play")
    finally:
        if building is not None:
            building.installed.set()
            building.join()
    if building is not None and building.failure is not None:
        sys.exit(building.failure)
    return note


class Table:
    """`levant play`, which can be started anew where it was."""

    def __init__(self, options: list[str]) -> None:
        self.options = options
        self.port: str | None = None
        self.process = self._start(options)
        self.relay = self._listen()

    def _start(self, options: list[str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [LEVANT, "play", *options], stdout=subprocess.PIPE, text=True, cwd=environment.ROOT
        )

    def _listen(self) -> threading.Thread:
        """Hand on what it says, and note its port."""

        def relay(process: subprocess.Popen[str]) -> None:
            assert process.stdout is not None
            with process.stdout as said:
                for line in said:
                    if found := ADDRESS.search(line):
                        self.port = self.port or found[1]
                    say(line.rstrip())

        thread = threading.Thread(target=relay, args=(self.process,), daemon=True)
        thread.start()
        return thread

    def stop(self) -> None:
        """End it as a user would; what is acknowledged is on the disk."""
        self.process.terminate()
        self.process.wait()
        self.relay.join()

    def change_over(self) -> None:
        """Stop and start again on the same port; the page comes back by itself."""
        self.stop()
        # The last --port counts.
        again = [*self.options, "--no-browser", "--port", self.port or "0"]
        self.process = self._start(again)
        self.relay = self._listen()


class Compiling:
    """The engine compiled beside the table, behind everything else that wants the processor."""

    def __init__(self, note: dict[str, str]) -> None:
        self.note = note
        LOG.parent.mkdir(exist_ok=True)
        patient = ("nice", "-n", "10") if shutil.which("nice") else ()
        with LOG.open("w") as log:
            self.process: subprocess.Popen[bytes] | None = subprocess.Popen(
                (*patient, *environment.COMPILE), cwd=environment.ROOT, stdout=log, stderr=log
            )

    def poll(self, table: Table) -> None:
        """When it is done, change the table over; when it failed, say where the reason is."""
        if self.process is None or self.process.poll() is None or table.port is None:
            return
        failed = self.process.returncode
        self.process = None
        told = LOG.relative_to(environment.ROOT)
        if failed:
            say(f"the engine could not be compiled ({told} says why): it stays interpreted")
            return
        environment.compiled_now(self.note)
        if not environment.is_compiled():
            say(f"the engine stays interpreted: {told} says why")
            return
        say("the engine is compiled: the table changes over, the game goes on where it was")
        table.change_over()

    def stop(self) -> None:
        """Leave it; the next time it begins anew."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait()


def watch(table: Table, poll: Callable[[], None]) -> int:
    """Until the table is left; its exit code."""
    while True:
        try:
            return table.process.wait(0.5)
        except subprocess.TimeoutExpired:
            poll()


def main(options: list[str]) -> int:
    """Prepare, play, and compile meanwhile."""
    note = prepare()
    compiling = None
    if environment.to_compile(note):
        say("the engine runs interpreted while it is compiled, a minute or two on two cores")
        compiling = Compiling(note)
    table = Table(options)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        return watch(table, lambda: compiling.poll(table) if compiling else None)
    except KeyboardInterrupt:
        return table.process.wait()  # Ctrl-C has reached it too
    finally:
        if table.process.poll() is None:
            table.stop()
        if compiling is not None:
            compiling.stop()


if __name__ == "__main__":
    os.chdir(Path(__file__).resolve().parent.parent)
    sys.exit(main(sys.argv[1:]))
