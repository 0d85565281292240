"""Questions are counted too: those that cost much more strictly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.browser import House, house
from tests.server.games import alone


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, docs=False) as opened:
        yield opened


def test_dear_questions_are_limited(strict: House) -> None:
    frank, _ = alone(strict)
    hint = f"{frank.path}/hint?level=pope&role=frank"
    for _ in range(30):
        assert frank.browser.refused("GET", hint) == (422, "invalid")
    assert frank.browser.refused("GET", hint) == (429, "rate_limited")
    stranger, other = strict.browser(), strict.browser()
    for tail in ("record", "replay"):
        for _ in range(30):
            assert stranger.refused("GET", f"{frank.path}/{tail}") == (409, "conflict")
    # Strangers of one address are counted together; who is known is counted for himself.
    assert other.refused("GET", f"{frank.path}/replay") == (429, "rate_limited")
    assert frank.browser.refused("GET", f"{frank.path}/replay") == (409, "conflict")
    assert other.get(f"{frank.path}/table")["role"] is None


def test_questions_of_odds_are_limited(strict: House) -> None:
    frank, _ = alone(strict)
    nowhere = {"town": "nowhere"}
    for _ in range(60):
        assert frank.browser.refused("POST", f"{frank.path}/odds", nowhere) == (422, "invalid")
    answer = frank.browser.send("POST", f"{frank.path}/odds", nowhere)
    assert answer.status_code == 429
    assert answer.json()["error"]["code"] == "rate_limited"
    assert 0 < int(answer.headers["Retry-After"]) <= 60
    # Others may ask on, and he may do everything else.
    other, _ = alone(strict)
    assert other.browser.refused("POST", f"{other.path}/odds", nowhere) == (422, "invalid")
    frank.act("done")
