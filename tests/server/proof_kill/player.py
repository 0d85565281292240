"""A player who never gives up: he resends what was not acknowledged, and remembers all he saw."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any, TextIO

import aiohttp

GONE = (aiohttp.ClientError, OSError, TimeoutError)
PAUSE = 0.1
HEARTBEAT = 20.0
DONE = ("done", "pass")
RECALL = "recall"


class Broken(AssertionError):
    """The server forgot or contradicts what it had told."""


@dataclass
class Person:
    """A guest, who takes every step himself."""

    address: str
    http: aiohttp.ClientSession
    csrf: str = ""

    @classmethod
    async def arrive(cls, address: str) -> Person:
        person = cls(address, aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)))
        person.csrf = (await person.send("GET", "me"))["csrf"]
        person.csrf = (await person.send("POST", "guest"))["csrf"]
        await person.send("PATCH", "me/settings", {"auto_forced": False, "auto_roll": False})
        return person

    async def send(
        self, method: str, path: str, body: Any = None, key: str = "", also: tuple[int, ...] = ()
    ) -> Any:
        """Ask until somebody answers; a server that is away is asked again."""
        headers = {"X-CSRF-Token": self.csrf} | ({"Idempotency-Key": key} if key else {})
        body = {} if body is None and method != "GET" else body
        while True:
            try:
                async with self.http.request(
                    method, f"http://{self.address}/api/{path}", json=body, headers=headers
                ) as answer:
                    text = await answer.text()
                    if answer.status < 500:
                        if answer.status >= 400 and answer.status not in also:
                            raise Broken(f"{method} {path}: {answer.status} {text}")
                        is_json = answer.content_type == "application/json"
                        return json.loads(text) if is_json else text
            except GONE:
                pass
            await asyncio.sleep(PAUSE)


@dataclass
class Acknowledged:
    """An action that the server has confirmed."""

    match: str
    request: str
    action: str


@dataclass
class Player:
    """One person at one match, over its socket."""

    person: Person
    match: str
    role: str
    log: TextIO
    rng: random.Random
    decisions: int
    """After so many he resigns; 0 plays to the end."""
    brisk: bool = False
    """Whether he is done as soon as he may be and takes no card back while he waits for the other:
    a whole game in far fewer steps."""
    events: list[dict[str, Any]] = field(default_factory=list)
    version: int = 0
    acknowledged: list[Acknowledged] = field(default_factory=list)
    reconnected: int = 0
    resent: int = 0
    over: bool = False
    _pending: dict[str, Any] | None = None
    _choices: list[str] = field(default_factory=list)
    _wait_for: int = 0
    _stale: int = 0

    @property
    def waiting(self) -> bool:
        """Whether an action is on its way whose fate is unknown."""
        return self._pending is not None

    @property
    def _finished(self) -> bool:
        """Whether all is over, and nothing he did is left unanswered."""
        return self.over and self._pending is None

    async def play(self) -> None:
        """Play until the match is over, through whatever happens to the server."""
        while not self._finished:
            address = f"ws://{self.person.address}/api/matches/{self.match}/socket"
            query = f"since={len(self.events)}&version={self.version}"
            try:
                async with self.person.http.ws_connect(
                    f"{address}?{query}", heartbeat=HEARTBEAT, max_msg_size=0
                ) as socket:
                    await self._converse(socket)
            except GONE:
                pass
            if not self._finished:
                self.reconnected += 1
                await asyncio.sleep(self._pause())

    def _pause(self) -> float:
        """Seconds until he tries again."""
        return PAUSE

    async def _converse(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        first = True
        async for message in socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                return
            told = json.loads(message.data)
            if told["type"] == "table":
                self._see(told)
            elif told["type"] == "ack":
                self._acknowledge(told)
            elif told["type"] == "error" and told["error"]["code"] == "stale":
                self._choose_anew(told["error"]["version"])
            elif told["type"] == "error" and not _passing(told["error"]):
                raise Broken(f"{self.match}: {self._pending} was answered {told['error']}")
            elif told["type"] == "error" and self.over and told["error"]["code"] == "conflict":
                # The other ended the match first. Had it been done, it would be acknowledged.
                self._pending = None
            elif told["type"] == "error":
                return
            if self._finished:
                return
            if first and self._pending is not None:
                self.resent += 1
                await socket.send_json(self._pending)
            else:
                await self._choose(socket)
            first = False

    def _see(self, told: dict[str, Any]) -> None:
        """What was shown once stays: the log goes on exactly where it was."""
        if told["since"] != len(self.events) or told["version"] < self.version:
            raise Broken(
                f"{self.match}: {len(self.events)} events at version {self.version} were known, "
                f"now it goes on from {told['since']} at version {told['version']}"
            )
        self.events += told["events"]
        self.version = told["version"]
        choices = [choice["action"] for choice in told["choices"]]
        self._choices = [choice for choice in choices if not (self.brisk and choice == RECALL)]
        self.over = told["match"]["status"] == "finished"

    def _acknowledge(self, told: dict[str, Any]) -> None:
        if self._pending is None or told["id"] != self._pending["id"]:
            return  # of the same request, sent twice
        done = Acknowledged(self.match, told["id"], self._pending["actions"][0])
        self.acknowledged.append(done)
        self.log.write(json.dumps(vars(done)) + "\n")
        self.log.flush()
        self._pending = None
        self._wait_for = told["version"]

    def _choose_anew(self, version: int) -> None:
        """The bot was faster. Had the action been done, it would have been acknowledged."""
        self._pending = None
        self._stale += 1
        self._wait_for = version

    async def _choose(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        if self._pending is not None or self.version < self._wait_for or not self._choices:
            return
        if self.decisions and len(self.acknowledged) >= self.decisions:
            self._choices = []
            # A second time, after a lost answer, it is a conflict: the match is over.
            await self.person.send("POST", f"matches/{self.match}/resign", also=(409,))
            return
        self._pending = {
            "type": "act",
            "id": f"{self.match} {len(self.acknowledged) + self._stale}",
            "version": self.version,
            "actions": [self._pick()],
        }
        await socket.send_json(self._pending)

    def _pick(self) -> str:
        done = [choice for choice in self._choices if choice in DONE]
        return done[0] if self.brisk and done else self.rng.choice(self._choices)


def _passing(error: dict[str, Any]) -> bool:
    """Whether a problem passes by itself."""
    return bool(error["code"] in ("unavailable", "conflict", "failed"))
