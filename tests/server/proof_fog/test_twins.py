"""Whatever the server answers follows from what the asker may know.

Twins differ in all that is hidden from a viewer, the dice to come included; every request there
is, aimed and random, must be answered alike at both. `python -m tests.server.proof_fog` does the
same with as many twins as are wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi import FastAPI

from levant.server.app import create_app
from levant.server.lobby import listing
from levant.server.play import match_change
from levant.server.play.socket import TABLE_REQUESTS
from levant.server.settings import Settings
from levant.server.storage.match_models import MatchRow
from levant.server.titles import title_services
from tests.server.proof_fog.strangers import TRIED
from tests.server.proof_fog.tour import Stage, tour

pytestmark = pytest.mark.slow

APART = {
    "GET /healthz": "tells that the process lives",
    "GET /readyz": "tells that database and Redis answer",
    "GET /metrics": "for who has the operator's token (test_server)",
    "GET /api/openapi.json": "the same for everybody",
    "GET /api/docs": "the same for everybody",
    "GET /{path:path}": "the files of the page; previews of links are asked as `page`",
    "GET /api/titles": "the same for everybody",
    "GET /api/locale/{language}/{title}": "the same for everybody",
    "GET /api/rules/{title}/{edition}/{language}": "the same for everybody",
    "GET /api/rules/{title}/{edition}/{language}/cards": "the same for everybody",
    "GET /api/rules/{title}/{edition}/{language}/battle": "the same for everybody",
    "GET /api/lessons": "the same for everybody",
    "GET /api/lessons/croisades": "the same for everybody",
    "POST /api/lessons/{name}": "plays a position of its own",
    "POST /api/lessons/croisades/{name}": "plays a position of its own",
    "POST /api/matches": "makes a match; there is nothing hidden yet",
    "GET /api/leaderboard": "follows from matches that are over",
    "GET /api/users/{name}": "follows from matches that are over, and from the person",
    "POST /api/users/{name}/report": "asks of a match only who plays in it",
    "GET /api/users/{name}/preview.png": "follows from the person and his ratings",
    "GET /api/preview.png": "the same for everybody",
}
"""Routes at which no match can show, and why."""
PERSONAL = (
    "/api/me", "/api/guest", "/api/register", "/api/login", "/api/logout", "/api/tokens",
    "/api/passkeys", "/api/mail", "/api/push", "/api/unsubscribe",
    "/api/sessions",
    "/api/second-factor",
    "/api/entry-links",
    "/api/friends",
    "/api/blocked",
    "/api/tournaments",
)  # fmt: skip
"""Beginnings of routes about people: how they log in and are told, whom they know, how they stand
in tournaments, which follows from matches that are over."""


@pytest.mark.parametrize(("title", "twins"), [("rex", 70), ("croisades", 30)])
def test_twins_answer_alike_whatever_is_asked(title: str, twins: int) -> None:
    found = tour(Stage(title, 20, twins, hints=title == "rex"))
    assert found.leaks == []
    assert found.done == twins
    # The proof is worth something only if much was asked, and others played meanwhile.
    kinds = found.counts.kinds
    for kind in ("POST /matches/{}/actions batch", "what follows", "GET /matches/{}/table"):
        assert kinds[kind] > twins // 3, kind
    for kind in ("the lobby's silence", "the order of lists", "socket table", "a stranger: socket"):
        assert kinds[kind] > 5, kind
    for step in ("of others, unseen", "undone, unseen", "the viewer's own"):
        assert found.steps[step] > twins // 40, step


# That it finds what it looks for: each of these was an oracle. Those that need several steps to
# show have tests of their own (play/test_unseen.py).


def _all_may_be_followed(patch: pytest.MonkeyPatch) -> None:
    find = title_services.find_title_services
    patch.setattr(
        "levant.server.play.table.find_title_services",
        lambda *title: replace(find(*title), onward=lambda view, action: True),
    )


def _every_step_ends_an_undo(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("levant.server.play.table.PlayedAction.hidden_from", lambda step, role: False)


def _the_lobby_hears_all(patch: pytest.MonkeyPatch) -> None:
    announce = match_change.announce

    async def loud(services: Any, header: Any, people: Any, **more: Any) -> None:
        await announce(services, header, header.people, **more)

    patch.setattr(match_change, "announce", loud)


def _lists_move_with_every_step(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(listing.LATEST, "running", MatchRow.changed)


@pytest.mark.parametrize(
    ("oracle", "title", "twins"),
    [
        (_all_may_be_followed, "rex", 60),
        (_every_step_ends_an_undo, "croisades", 90),
        (_the_lobby_hears_all, "rex", 60),
        (_lists_move_with_every_step, "croisades", 60),
    ],
)
def test_an_oracle_is_found(
    oracle: Callable[[pytest.MonkeyPatch], None],
    title: str,
    twins: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    oracle(monkeypatch)
    leaks = tour(Stage(title, 20, twins, hints=False, first=True)).leaks
    assert leaks
    assert "Traceback" not in leaks[0], "an error is not an oracle"


# That nothing is left out


def _routes(app: FastAPI) -> Iterator[str]:
    """Every route of the server by method and path, sockets as SOCKET."""
    waiting: list[Any] = list(app.routes)
    while waiting:
        route = waiting.pop()
        if not hasattr(route, "path"):
            waiting += route.original_router.routes
            continue
        for method in getattr(route, "methods", None) or ["SOCKET"]:
            if method != "HEAD":
                yield f"{method} {route.path}"


def test_every_route_is_asked_or_has_nothing_to_tell() -> None:
    found = tour(Stage("rex", 26, 12, thorough=True))
    assert found.leaks == []
    asked = set(found.counts.kinds)
    assert {f"SOCKET {kind}" for kind in TABLE_REQUESTS} <= asked
    left = []
    strange = {f"{method} {path.split('?')[0]}" for method, path, _ in TRIED}
    for route in _routes(create_app(Settings(_env_file=None))):  # type: ignore[call-arg]
        method, path = route.split(" ", 1)
        if route in APART or path.startswith(PERSONAL):
            continue
        short = path.removeprefix("/api").replace("{match_id}", "{}")
        if route == "SOCKET /api/lobby/socket":
            known = "the lobby's silence" in asked
        elif method == "SOCKET":
            known = "socket table" in asked and "a stranger: socket" in asked
        else:
            known = f"{method} {short}" in asked
            if "{}" in short:
                tried = f"{method} {short.replace('{ply}', '1')}"
                known = known and tried in strange and f"a stranger: {tried}" in asked
        if not known:
            left.append(route)
    assert left == []
