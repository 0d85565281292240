"""From a clone to the first move: `make play` in fresh clones, with empty caches.

    python -m bench.first_move b9a550a HEAD

For each commit in turn: a clone of its own, a home of its own (so that no package, no Node module
and no compiled file is there already), `make play`, and the clock until the page is served to its
user. Then the first action of a game is played over the API, and the environment is weighed. It
needs what the clone needs: Python, make, a way to the packages; and port 8187 free.
"""

from __future__ import annotations

import argparse
import http.cookiejar
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PORT: Final = 8187
ADDRESS: Final = re.compile(r"(http://127\.0\.0\.1:\d+)(/welcome/\S+)")


class Outcome(NamedTuple):
    """What one commit took."""

    commit: str
    page: float
    """Seconds until the page was served."""
    move: float
    """Seconds until the first action was played."""
    megabytes: float
    """What .venv weighs."""


class Client:
    """Somebody who plays over the API, as the page does."""

    def __init__(self, address: str) -> None:
        self.address = address
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(cookies)

    def get(self, path: str) -> bytes:
        with self.opener.open(f"{self.address}{path}", timeout=60) as answer:
            told: bytes = answer.read()
        return told

    def post(self, path: str, body: dict[str, Any]) -> Any:
        csrf = json.loads(self.get("/api/me"))["csrf"]
        headers = {
            "Content-Type": "application/json", "X-CSRF-Token": csrf, "Origin": self.address,
        }  # fmt: skip
        data = json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}{path}", data, headers)
        with self.opener.open(request, timeout=60) as answer:
            return json.load(answer)


def first_action(client: Client) -> None:
    """A game against the pilgrim, and the first thing that may be done in it."""
    clock = {"kind": "none", "bank": 0, "increment": 0, "on_timeout": "nothing"}
    made = client.post(
        "/api/matches",
        {
            "title": "rex", "edition": "2.0", "options": {}, "role": "frank", "clock": clock,
            "opponents": [{"kind": "bot", "bot": "pilgrim"}], "visibility": "public",
            "rated": False,
        },
    )  # fmt: skip
    match = f"/api/matches/{made['id']}"
    table = json.loads(client.get(f"{match}/table"))
    action = table["view"]["legal"][0]
    played = {"id": "first", "actions": [action], "version": table["version"]}
    client.post(f"{match}/actions", played)


def lone_environment(home: Path) -> dict[str, str]:
    """Nothing of this user or of this environment: what is needed is fetched anew."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LEVANT_", "VIRTUAL_ENV", "MAKE", "MFLAGS"))
        and not name.endswith(("_CACHE_DIR", "_cache", "_CACHE"))
    }
    own = {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "BROWSER": "true"}
    return {**kept, **own, "XDG_DATA_HOME": str(home / "data")}


def measure(commit: str, folder: Path) -> Outcome:
    """Clone a commit and play."""
    home, clone = folder / "home", folder / "clone"
    home.mkdir(parents=True)
    git = ("git", "-c", "advice.detachedHead=false")
    subprocess.run([*git, "clone", "--quiet", "--no-checkout", ROOT, clone], check=True)
    subprocess.run([*git, "checkout", "--quiet", commit], cwd=clone, check=True)
    begin = time.monotonic()
    with subprocess.Popen(
        ["make", "play"], cwd=clone, env=lone_environment(home), stdout=subprocess.PIPE,
        text=True, start_new_session=True,
    ) as process:  # fmt: skip
        try:
            assert process.stdout is not None
            for line in process.stdout:
                print(f"  {line.rstrip()}", flush=True)
                if found := ADDRESS.search(line):
                    break
            else:
                sys.exit(f"{commit}: make play ended before the page was up")
            client = Client(found[1])
            client.get(found[2])
            page = time.monotonic() - begin
            first_action(client)
            move = time.monotonic() - begin
        finally:
            os.killpg(process.pid, signal.SIGTERM)
    told = subprocess.run(["du", "-sk", clone / ".venv"], capture_output=True, check=True)
    return Outcome(commit, page, move, int(told.stdout.split()[0]) / 1000)


def main() -> None:
    """Measure the commits one after the other, and print them against the first."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("commits", nargs="+")
    parser.add_argument("--rounds", type=int, default=1, help="all of them so many times in turn")
    given = parser.parse_args()
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", PORT)) == 0:
            sys.exit(f"first_move: somebody listens on port {PORT}; stop him first")
    for _ in range(given.rounds):
        outcomes = []
        for commit in given.commits:
            print(f"{commit}: make play in a fresh clone", flush=True)
            folder = Path(tempfile.mkdtemp(prefix="levant-first-move-"))
            try:
                outcomes.append(measure(commit, folder))
            finally:
                shutil.rmtree(folder, ignore_errors=True)
        for it in outcomes:
            print(
                f"{it.commit}: page {it.page:.1f} s, first action {it.move:.1f} s "
                f"(ratio {it.move / outcomes[0].move:.2f}), .venv {it.megabytes:.0f} MB; "
                f"load {os.getloadavg()[0]:.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
