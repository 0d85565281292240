"""Who may sit where."""

from __future__ import annotations

import pytest

from levant.cli.players import check_seat
from levant.kernel.title import UnknownName


def test_bot_is_the_strongest_bot() -> None:
    assert check_seat("bot", persons=True) == "king"
    assert check_seat("bot", persons=False) == "king"


def test_a_person_sits_only_at_a_table() -> None:
    assert check_seat("me", persons=True) == "me"
    with pytest.raises(UnknownName, match="pilgrim, squire"):
        check_seat("me", persons=False)
