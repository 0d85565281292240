"""Who plays whom."""

from __future__ import annotations

import pytest

from levant.arena.entrants import pair_up, read_entrant, read_entrants
from levant.kernel.title import LevantError


def labels(text: str, champion: str | None = None) -> list[tuple[str, str]]:
    one = None if champion is None else read_entrant(champion)
    return [(a.label, b.label) for a, b in pair_up(read_entrants(text), one)]


def test_everybody_meets_everybody_once() -> None:
    assert labels("squire,pilgrim,king@2") == [
        ("squire", "pilgrim"),
        ("squire", "king@2"),
        ("pilgrim", "king@2"),
    ]


def test_a_champion_meets_the_others() -> None:
    assert labels("squire, pilgrim", "squire") == [("squire", "pilgrim")]
    assert labels("king,pilgrim", "king@1") == [("king@1", "king"), ("king@1", "pilgrim")]


def test_a_bot_can_play_itself() -> None:
    assert labels("squire,squire") == [("squire", "squire")]


def test_an_own_budget_goes_before_the_time_for_all() -> None:
    entrants = read_entrants("king@0.25,king,king@64n,prince,squire,emperor", 2.0)
    assert [e.seconds for e in entrants] == [0.25, 2.0, None, None, None, 2.0]
    assert [e.nodes for e in entrants] == [None, None, 64, None, None, None]
    assert read_entrants("knight@.5,pilgrim")[0].seconds == 0.5


def test_everybody_sits_down() -> None:
    for entrant in read_entrants(
        "pilgrim,squire,knight,prince,king,emperor,king@0.1,emperor@5n,ismcts@0.1"
    ):
        assert callable(entrant.sit_down(1).choose)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "needs two bots"),
        ("squire", "needs two bots"),
        ("squire,mule", "known: pilgrim, squire, knight, prince, emperor, king, ismcts"),
        ("squire,squire,pilgrim", "'squire' is given twice"),
        ("squire@1,pilgrim", "squire answers at once and takes no budget"),
        ("king@,pilgrim", "seconds for a decision, as in king@0.5, or its playouts"),
        ("king@soon,pilgrim", "seconds for a decision"),
        ("king@-1,pilgrim", "seconds for a decision"),
        ("king@0n,pilgrim", "seconds for a decision"),
        ("ismcts@5n,pilgrim", "seconds for a decision, as in ismcts@0.5$"),
        ("king@0,pilgrim", "a budget goes from"),
        ("king@9999,pilgrim", "a budget goes from"),
        ("king@9999999n,pilgrim", "up to 1000000 playouts"),
    ],
)
def test_refused(text: str, told: str) -> None:
    with pytest.raises(LevantError, match=told):
        pair_up(read_entrants(text))


def test_a_champion_needs_somebody_else() -> None:
    with pytest.raises(LevantError, match="whom squire can play"):
        labels("squire", "squire")
