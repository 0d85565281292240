"""The server around everything: health, errors, limits of size, headers, the page."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from levant.server.storage import database
from levant.server.web import page_routes
from levant.server.web.page_routes import FOLDER
from tests.server.browser import House, house


def fetch(hall: House, path: str, method: str = "GET", **more: object) -> httpx.Response:
    browser = hall.browser()

    async def ask() -> httpx.Response:
        return await browser.client.request(method, path, **more)  # type: ignore[arg-type]  # any

    return hall.run(ask)


def test_health_and_readiness(hall: House) -> None:
    assert fetch(hall, "/healthz").json()["status"] == "ok"
    ready = fetch(hall, "/readyz")
    assert (ready.status_code, ready.json()["checks"]["database"]) == (200, True)
    hall.services.stopping = True
    assert fetch(hall, "/readyz").status_code == 503
    hall.services.stopping = False


def test_a_database_whose_connections_are_all_in_use_is_unavailable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    with house(tmp_path, database_pool=1, limits=False) as crowded:

        async def ask_meanwhile() -> httpx.Response:
            async with crowded.services.database.engine.connect():
                return await crowded.browser().client.get("/api/matches")

        answer = crowded.run(ask_meanwhile)
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
        assert answer.headers["retry-after"] == "2"
        assert fetch(crowded, "/api/matches").status_code == 200


def test_figures_are_told_without_ids(tmp_path: Path) -> None:
    with house(tmp_path, limits=False, metrics_token="for my eyes") as guarded:
        fetch(guarded, "/api/matches/some-secret-id")
        told = fetch(guarded, "/metrics", headers={"Authorization": "Bearer for my eyes"}).text
        assert 'route="/api/matches/{match_id}"' in told
        assert "some-secret-id" not in told


def test_figures_are_for_the_operator_alone(hall: House, tmp_path: Path) -> None:
    """They count every action, those in secret too."""
    assert fetch(hall, "/metrics").status_code == 404
    with house(tmp_path / "guarded", limits=False, metrics_token="for my eyes") as guarded:
        for wrong in ({}, {"Authorization": "Bearer "}, {"Authorization": "for my eyes"}):
            answer = fetch(guarded, "/metrics", headers=wrong)
            assert (answer.status_code, answer.json()["error"]["code"]) == (401, "unauthenticated")


def test_a_body_over_the_limit_is_refused(hall: House) -> None:
    large = b"x" * (hall.services.settings.body_limit + 1)
    answer = fetch(hall, "/api/matches", "POST", content=large)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")

    async def trickle() -> object:
        for _ in range(20):
            yield large[: len(large) // 10]

    answer = fetch(hall, "/api/login", "POST", content=trickle())
    assert answer.status_code == 413


def test_every_answer_has_safe_headers(hall: House) -> None:
    for path in ("/", "/api/titles", "/api/nothing", "/healthz"):
        headers = fetch(hall, path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert fetch(hall, "/api/titles").headers["cache-control"] == "no-store"


def test_unknown_paths_are_the_pages_and_unknown_interfaces_are_errors(hall: House) -> None:
    assert fetch(hall, "/matches/abc").status_code == 200
    assert fetch(hall, "/api/nothing").json()["error"]["code"] == "not_found"
    assert fetch(hall, "/assets/missing.js").status_code == 404
    assert fetch(hall, "/api/titles", "DELETE").json()["error"]["code"] == "not_allowed"


def test_nothing_outside_the_page_is_served(hall: House) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "//etc/passwd"):
        assert "def create_app" not in fetch(hall, path).text
    assert not (FOLDER / "app.py").exists()


def test_the_pages_own_paths_may_have_dots_in_them(hall: House) -> None:
    assert fetch(hall, "/rules/rex/2.0").status_code == 200


def test_the_page_comes_compressed_to_who_takes_it(
    hall: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("plain")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"packed"))
    (tmp_path / "index.html.br").write_bytes(b"smaller")
    monkeypatch.setattr(page_routes, "FOLDER", tmp_path)
    told = fetch(hall, "/", headers={"Accept-Encoding": "gzip"})
    assert (told.text, told.headers["content-type"]) == ("packed", "text/html; charset=utf-8")
    assert told.headers["vary"] == "Accept-Encoding"
    assert fetch(hall, "/", headers={"Accept-Encoding": "identity"}).text == "plain"
    told = fetch(hall, "/", headers={"Accept-Encoding": "gzip, deflate;q=0.5, br;q=0.9"})
    assert told.headers["content-encoding"] == "br"
