"""Who plays whom."""

from __future__ import annotations

import pytest

from levant.arena.entrants import pair_up, read_entrant, read_entrants
from levant.kernel.title import LevantError


def labels(text: str, champion: str | None = None) -> list[tuple[str, str]]:
    one = None if champion is None else read_entrant(champion)
    return [(a.label, b.label) for a, b in pair_up(read_entrants(text), one)]


def test_everybody_meets_everybody_once() -> None:
    assert labels("squire,pilgrim,squire@2") == [
        ("squire", "pilgrim"),
        ("squire", "squire@2"),
        ("pilgrim", "squire@2"),
    ]


def test_a_champion_meets_the_others() -> None:
    assert labels("squire, pilgrim", "squire") == [("squire", "pilgrim")]
    assert labels("squire,pilgrim", "squire@1") == [
        ("squire@1", "squire"),
        ("squire@1", "pilgrim"),
    ]


def test_a_bot_can_play_itself() -> None:
    assert labels("squire,squire") == [("squire", "squire")]


def test_an_own_time_goes_before_the_time_for_all() -> None:
    assert [e.budget for e in read_entrants("squire@0.25,pilgrim", 2.0)] == [0.25, 2.0]
    assert [e.budget for e in read_entrants("squire,pilgrim@.5")] == [None, 0.5]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "needs two bots"),
        ("squire", "needs two bots"),
        ("squire,mule", "unknown bot 'mule'; known: pilgrim, squire"),
        ("squire,squire,pilgrim", "'squire' is given twice"),
        ("squire@,pilgrim", "seconds for a decision, as in squire@0.5"),
        ("squire@soon,pilgrim", "seconds for a decision"),
        ("squire@-1,pilgrim", "seconds for a decision"),
        ("squire@0,pilgrim", "a budget goes from"),
        ("squire@9999,pilgrim", "a budget goes from"),
    ],
)
def test_refused(text: str, told: str) -> None:
    with pytest.raises(LevantError, match=told):
        pair_up(read_entrants(text))


def test_a_champion_needs_somebody_else() -> None:
    with pytest.raises(LevantError, match="whom squire can play"):
        labels("squire", "squire")
