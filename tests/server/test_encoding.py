"""What travels: ids that anybody can type."""

from __future__ import annotations

import secrets

import pytest

from levant.server.encoding import new_id


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """`levant admin export match -xQ` would be refused."""
    drawn = iter(["-xQ", "-yQ", "zQ"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert new_id() == "zQ"
