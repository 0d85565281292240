"""The rules over HTTP: public, in each language, and a clear answer to a wrong name."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from fastapi import FastAPI

from levant.server import errors
from levant.server.reference.routes import router


def get(path: str, accepted: str = "identity") -> httpx.Response:
    app = FastAPI()
    errors.install(app)
    app.include_router(router)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://levant") as client:
            return await client.get(path, headers={"Accept-Encoding": accepted})

    return asyncio.run(ask())


def test_the_rules_are_there_in_the_language_asked_for() -> None:
    book = get("/api/rules/rex/1.3/es").json()
    storm = next(section for section in book["sections"] if section["id"] == "6.54")
    assert (storm["title"], storm["rules"]) == ("Asalto", ["7.31"])


def test_the_rules_travel_compressed_to_who_takes_them_so() -> None:
    plain, packed = (
        get("/api/rules/rex/2.0/en", accepted) for accepted in ("br", "br, gzip;q=0.8")
    )
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert {plain.headers["Vary"], packed.headers["Vary"]} == {"Accept-Encoding"}
    assert packed.json() == plain.json()
    assert int(packed.headers["Content-Length"]) * 3 < int(plain.headers["Content-Length"])


def test_the_rules_of_croisades_are_there_too() -> None:
    book = get("/api/rules/croisades/nile/fr").json()
    hunger = next(section for section in book["sections"] if section["id"] == "2.72")
    assert (hunger["title"], hunger["rules"]) == ("La faim", ["2.72"])
    assert (book["deck"], book["roster"]) == ([], [])
    assert get("/api/rules/croisades/nile/fr/cards").status_code == 404
    assert get("/api/rules/croisades/nile/fr/battle").status_code == 404


def test_the_cards_say_what_they_do_in_the_language_asked_for() -> None:
    cards = {text["card"]: text for text in get("/api/rules/rex/1.3/fr/cards").json()}
    assert cards["mud"] == {
        "card": "mud",
        "rule": "card Mud",
        "text": "Le tour est annulé, mais l’attrition des sièges a lieu tout de même, "
        "sauf en hiver.",
    }
    assert "guide" not in cards
    assert get("/api/rules/rex/9.9/fr/cards").status_code == 404


def test_the_battle_is_told_in_the_language_asked_for() -> None:
    battle = get("/api/rules/rex/1.3/fr/battle")
    assert battle.headers["cache-control"] == "public, max-age=3600"
    storm = next(step for step in battle.json()["steps"] if step["step"] == "storm")
    assert storm["title"] == "Round 3\u00a0: l’assaut"
    assert storm["battle"]["half_hit"] == "raymond_tiberias"
    assert storm["events"][0]["text"] == "Saladin monte à l’assaut du château de Tibériade"
    assert get("/api/rules/rex/9.9/fr/battle").status_code == 404


@pytest.mark.parametrize("path", ["chess/2.0/en", "rex/9.9/en", "rex/2.0/xx", "rex/2.0/..%2fen"])
def test_an_unknown_rulebook_is_not_found(path: str) -> None:
    reply = get(f"/api/rules/{path}")
    assert reply.status_code == 404
    assert reply.json()["error"]["code"] == "not_found"
