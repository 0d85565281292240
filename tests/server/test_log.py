"""Nothing secret is logged."""

from __future__ import annotations

import pytest

from levant.server.log import HIDDEN, redact, redacted


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("password", "hunter2"),
        ("session_cookie", "abc"),
        ("Authorization", "Bearer lvt_abc"),
        ("dice_key", "00ff"),
        ("nonce", "00ff"),
        ("smtp_password", "x"),
    ],
)
def test_secrets_are_hidden_by_name(key: str, value: str) -> None:
    told = redact(None, "", {key: value, "match": "m1", "deep": {key: value}})
    assert told == {key: HIDDEN, "match": "m1", "deep": {key: HIDDEN}}


def test_secrets_are_hidden_inside_texts() -> None:
    for text in (
        "connect postgresql://levant:hunter2@db/levant",
        "GET /socket?token=hunter2&since=1",
        "used lvt_hunter2 today",
    ):
        assert "hunter2" not in redacted(text)
        assert HIDDEN in redacted(text)
    assert redacted("match m1 moved") == "match m1 moved"
