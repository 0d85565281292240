"""Games during which the database file gets into trouble, and a damaged file that is restored.

While a trouble lasts, `/readyz` must say that nothing can be written; nothing acknowledged may be
missing; and when it is over the games must go on by themselves, to records that prove themselves.
"""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final

import aiohttp

from tests.server.proof_kill.player import GONE, Broken
from tests.server.proof_kill.processes import PATIENCE, Command, answering, environment
from tests.server.proof_kill.proof import Plan, Proof, read_actions

SMALL: Final = 4096
"""Bytes beyond which no file can be written when the disk is full."""


class Troubles(Proof):
    """A run of a plan on SQLite, with troubles in the place of kills."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self._file = Path(plan.database.partition(":///")[2])
        self._cuts = {
            "disk": self._fill_disk, "lock": self._lock, "read_only": self._read_only,
        }  # fmt: skip

    async def _fill_disk(self) -> None:
        """No file of the server's may grow: to it the same as a full disk."""
        assert self.server.process is not None
        pid = self.server.process.pid
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (SMALL, resource.RLIM_INFINITY))
        async with self._unable_to_write():
            pass
        resource.prlimit(
            pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        )
        await self._ready(writing=True)

    async def _lock(self) -> None:
        """Another program holds the file."""
        with closing(sqlite3.connect(self._file, isolation_level=None, timeout=60)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            async with self._unable_to_write():
                pass
        await self._ready(writing=True)

    async def _read_only(self) -> None:
        """The server is started where it may not write: people can look, and nothing else."""
        self.server.kill()
        whole = self.server
        url = f"sqlite:///file:{self._file}?mode=ro&uri=true"
        self.server = Command("serve", whole.folder, {**whole.settings, "database_url": url})
        self.server.start()
        await answering(self._address, self.server)
        look = f"http://{self._address}/api/matches?list=running"
        async with (
            self._unable_to_write(),
            aiohttp.ClientSession() as http,
            http.get(look) as answer,
        ):
            if answer.status != 200:
                raise Broken(f"nobody can look: {answer.status} {await answer.text()}")
        self.server.kill()
        self.server = whole
        whole.start()
        await answering(self._address, whole)

    @asynccontextmanager
    async def _unable_to_write(self) -> AsyncIterator[None]:
        """Inside, the server knows that it cannot write, and nothing acknowledged is missing."""
        await self._ready(writing=False)
        before = self._acknowledged
        await self.check_ledger()
        yield
        await self.check_ledger()
        if self._acknowledged != before:
            raise Broken("something was acknowledged that could not be written")

    async def _ready(self, *, writing: bool) -> None:
        """Wait until `/readyz` says that it can, or cannot, write."""
        async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as http:
            while True:
                try:
                    async with http.get(f"http://{self._address}/readyz") as answer:
                        told = await answer.json()
                        if told["checks"].get("writing") is writing:
                            return
                except GONE:
                    pass
                await asyncio.sleep(0.1)


def damage_and_restore(folder: Path, database: str) -> str:
    """Copy the file, spoil it, see it refused in a line, and put the copy back; that line."""
    file, copy = Path(database.partition(":///")[2]), folder / "copy.db"
    before = read_actions(database)
    _levant(folder, database, "admin", "backup", str(copy))
    with file.open("r+b") as spoilt:
        spoilt.write(b"\0" * SMALL)
    said = _levant(folder, database, "serve", "--port", "0", code=1)
    if "restore a backup" not in said or "Traceback" in said:
        raise Broken(f"a damaged file is told so: {said}")
    _levant(folder, database, "admin", "restore", str(copy))
    if read_actions(database) != before:
        raise Broken("the restored file has other actions than the damaged one had")
    return said.strip().splitlines()[-1]


def _levant(folder: Path, database: str, *words: str, code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "levant", *words],
        cwd=folder,
        env=environment(database_url=database),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode != code:
        raise Broken(f"levant {' '.join(words)} ended with {done.returncode}: {done.stderr}")
    return done.stderr + done.stdout
