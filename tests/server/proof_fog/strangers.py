"""A private match does not exist for those whom it does not concern, whatever they try."""

from __future__ import annotations

import json
from typing import Any, Final

from tests.server.proof_fog import recorder
from tests.server.proof_fog.fog import Fog
from tests.server.proof_fog.inside import Visitor, Wire

TRIED: Final[tuple[tuple[str, str, Any], ...]] = (
    ("GET", "/matches/{}", None),
    ("GET", "/matches/{}?key=guess", None),
    ("GET", "/matches/{}/table", None),
    ("GET", "/matches/{}/table?role=frank", None),
    ("POST", "/matches/{}/join", {}),
    ("POST", "/matches/{}/join", {"key": "guess"}),
    ("POST", "/matches/{}/leave", None),
    ("POST", "/matches/{}/hand_over", {}),
    ("POST", "/matches/{}/invite", {"kind": "open"}),
    ("POST", "/matches/{}/nonce", {"nonce": "a1" * 16}),
    ("POST", "/matches/{}/resign", {}),
    ("POST", "/matches/{}/abort", {"answer": "offer"}),
    ("POST", "/matches/{}/abort", {"answer": "accept"}),
    ("POST", "/matches/{}/takeback", {"answer": "offer"}),
    ("POST", "/matches/{}/takeback", {"answer": "accept"}),
    ("POST", "/matches/{}/rematch", None),
    ("POST", "/matches/{}/actions", {"id": "one", "version": 1, "actions": ["done"]}),
    ("POST", "/matches/{}/actions", {"id": "two", "version": 1, "actions": ["done", "fly"]}),
    ("POST", "/matches/{}/undo", {"version": 1}),
    ("POST", "/matches/{}/reset", {"version": 1}),
    ("POST", "/matches/{}/why", {"action": "done"}),
    ("GET", "/matches/{}/gestures?of=saladin", None),
    ("POST", "/matches/{}/odds", {"town": "acre"}),
    ("GET", "/matches/{}/hint", None),
    ("POST", "/matches/{}/chat", {"text": "well met", "room": "watchers"}),
    ("PUT", "/matches/{}/chat/read", {"n": 1}),
    ("PUT", "/matches/{}/notes", {"text": "well met"}),
    ("GET", "/matches/{}/record", None),
    ("GET", "/matches/{}/replay", None),
    ("GET", "/matches/{}/replay/1?as=all", None),
    ("GET", "/matches/{}/forecast", None),
    ("GET", "/matches/{}/preview.png", None),
    ("GET", "/matches/{}/preview.png?ply=3&key=guess", None),
    ("GET", "/matches/{}/analysis", None),
    ("POST", "/matches/{}/analysis", {}),
    ("POST", "/matches/{}/continue", {"ply": 1, "role": "frank", "bot": "pilgrim"}),
)
"""Every route that names a match, so that it would be granted to the right person."""
NO_MATCH: Final = "AAAAAAAAAAAAAAAAAAAAAA"


async def same_as_none(fog: Fog, stranger: Visitor, matches: list[str]) -> None:
    """These matches answer a stranger as one that does not exist, byte for byte."""
    for method, path, body in TRIED:
        nothing = await _told(stranger, method, path, body, NO_MATCH)
        for match in matches:
            told = await _told(stranger, method, path, body, match)
            fog.counts.answers += 1
            kind = f"a stranger: {method} {path.split('?')[0]}"
            fog.counts.add(kind, told)
            recorder.same(kind, nothing, told)
    nothing = await _hung_up(fog, stranger, NO_MATCH)
    for match in matches:
        kind = "a stranger: socket"
        told = await _hung_up(fog, stranger, match)
        fog.counts.add(kind, told)
        recorder.same(kind, nothing, told)


async def _told(stranger: Visitor, method: str, path: str, body: Any, match: str) -> str:
    answer = await stranger.send(method, path.format(match), body)
    named = stranger.name or method == "GET"
    assert answer.status == 404 or not named or answer.status in (401, 403), answer.text
    text = json.dumps([answer.status, answer.headers]) + answer.text
    return text.replace(match, "MATCH")


async def _hung_up(fog: Fog, stranger: Visitor, match: str) -> str:
    wire = Wire(fog.company.inside, stranger, f"/matches/{match}/socket")
    told = []
    while (text := await wire.next()) is not None:
        told.append(text.replace(match, "MATCH"))
    await wire.close()
    return "\n".join(told)


async def private(fog: Fog) -> None:
    """A running private match of this edition, one that has not begun, and one by link."""
    company = fog.company
    pair = await company.pair(fog.ground, quick=False, visibility="private")
    await company.plant_both(pair, fog.ground, (fog.games[0], fog.games[1]))
    host = company.slow[0]
    open_ones = [
        (await host.post("/matches", title="rex", visibility=visibility))["id"]
        for visibility in ("private", "link")
    ]
    for stranger in company.watchers:
        await same_as_none(fog, stranger, [*pair.matches, *open_ones])
    for match in open_ones:
        await host.post(f"/matches/{match}/leave")
