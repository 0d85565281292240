"""A client that does everything twice, at twin matches, and compares all it receives."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from tests.server.live import Client, Wire

TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z")
LEFT = re.compile(r'"left":\{[^}]*\}')
COMMITMENT = re.compile(r'"commitment":"[0-9a-f]+"')
NUMBER = re.compile(r":[\d.e-]+")


class Leak(AssertionError):
    """The same viewer was told different things at two matches that look alike to him."""


@dataclass
class Counts:
    """What was compared."""

    answers: int = 0
    messages: int = 0
    bytes: int = 0
    kinds: dict[str, int] = field(default_factory=dict)

    def add(self, kind: str, text: str) -> None:
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        self.bytes += len(text)


def scrubbed(text: str, match: str) -> str:
    """The text without what differs between any two matches: id, times, the promise of dice."""
    text = TIME.sub("TIME", text.replace(match, "MATCH"))
    text = COMMITMENT.sub('"commitment":"PROMISE"', text)
    return LEFT.sub(lambda left: NUMBER.sub(":SECONDS", left.group()), text)


def same(kind: str, one: str, other: str) -> None:
    """Leak, unless both are the same; it shows where they differ."""
    if one != other:
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
        at = max(0, at - 80)
        raise Leak(f"{kind}:\n  ...{one[at : at + 240]}\n  ...{other[at : at + 240]}")


class Recorder:
    """One viewer at two matches; `wires` are his sockets at them."""

    def __init__(self, client: Client, matches: tuple[str, str], counts: Counts) -> None:
        self.client = client
        self.matches = matches
        self.wires: tuple[Wire, Wire] | None = None
        self.counts = counts

    def _compare(self, kind: str, first: str, second: str) -> str:
        one, other = (
            scrubbed(text, match) for text, match in zip((first, second), self.matches, strict=True)
        )
        self.counts.add(kind, one)
        same(kind, one, other)
        return first

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The same request about both matches; {} in the path is the match."""
        got = [self.client.send(method, path.format(match), body) for match in self.matches]
        told = []
        for answer in got:
            headers = [(k, v) for k, v in answer.headers.items() if k != "content-length"]
            told.append(json.dumps([answer.status_code, headers]) + answer.text)
        self.counts.answers += 1
        self._compare(f"{method} {path.split('?')[0]}", *told)
        is_json = got[0].headers.get("content-type") == "application/json"
        return got[0].status_code, got[0].json() if is_json else None

    def lists(self, query: str) -> None:
        """Both matches as a list of many tells of them."""
        found = {m["id"]: m for m in self.client.get(f"/matches?{query}")["matches"]}
        first, second = (found.get(match) for match in self.matches)
        self.counts.answers += 1
        self._compare("GET /matches", _compact(first), _compact(second))

    def heard(self) -> list[Any]:
        """All that came over both sockets up to now; a ping shows where now is."""
        assert self.wires is not None
        for wire in self.wires:
            wire.send(type="ping")
        taken = [_up_to_pong(wire) for wire in self.wires]
        kinds = [[json.loads(text)["type"] for text in texts] for texts in taken]
        if kinds[0] != kinds[1]:
            raise Leak(f"messages: {kinds[0]} and {kinds[1]}")
        for kind, one, other in zip(kinds[0], *taken, strict=True):
            self.counts.messages += 1
            self._compare(f"socket {kind}", one, other)
        return [json.loads(text) for text in taken[0]]

    def say(self, **message: Any) -> None:
        """The same message over both sockets."""
        assert self.wires is not None
        for wire in self.wires:
            wire.send(**message)


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _up_to_pong(wire: Wire) -> list[str]:
    texts: list[str] = []
    while True:
        text = str(wire.opened.recv(timeout=60))
        if text == '{"type":"pong"}':
            return texts
        texts.append(text)
