"""Edition 1.3, chapter 2: nine Outremers and a fourth Pilgrim."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from levant.rex.game import REX
from levant.rex.rules import Rules
from tests.rex.scene import Scene, new_game, scene

es = partial(scene, edition="1.3")
PILGRIM_4 = "josselin"  # a scene calls the slot of the fourth Pilgrim by its name of 2.0


def names(s: Scene, role: str) -> set[str]:
    """The blocks of a side, on the map and in its pool, as its own player reads them."""
    seen = s.view(role)
    pool = next(p["blocks"] for p in seen["pool"] if "blocks" in p)
    return {p["block"] for p in seen["pieces"] if p["role"] == role} | set(pool)


def test_es_2_2_the_thirty_one_franks() -> None:
    """Table 2.1: 9 Outremers, 7 Orders, 2 Turcopoles, 9 Crusaders, 4 Pilgrims."""
    franks = names(new_game(edition="1.3"), "frank")
    assert len(franks) == 31
    kinds = Counter(name.partition("_")[0] for name in franks)
    assert (kinds["templar"], kinds["hospitaller"], kinds["turcopole"]) == (4, 3, 2)
    assert kinds["pilgrim"] == 4
    crusaders = "richard robert crossbows philip hugh james barbarossa frederick leopold"
    assert set(crusaders.split()) <= franks
    outremers = """balian bohemond conrad king_guy raymond_tripoli raymond_tiberias
        reynald_sidon reynald_kerak walter"""
    assert set(outremers.split()) <= franks


def test_es_2_21_josselin_is_not_in_the_game() -> None:
    """Table 2.1: Saone stands empty, and his name cannot be written."""
    s = new_game(edition="1.3")
    assert "josselin" not in names(s, "frank")
    assert s.field("saone") == set()
    with pytest.raises(ValueError, match="josselin"):
        REX.parse(s.game, "deploy josselin")


def test_es_2_25_the_fourth_pilgrim_has_a_name_of_his_own() -> None:
    """Table 2.1: what his owner may do is spelled with it, and parses back."""
    s = es(f"acre: {PILGRIM_4}").do("group acre")
    assert "march pilgrim_4" in s.view("frank")["legal"]
    s.game.play(0, REX.parse(s.game, "march pilgrim_4"))
    assert s.objects("to") == {"caesarea", "legio", "tiberias", "tyre"}


def test_es_2_25_the_fourth_pilgrim_is_a_c2_of_three_steps() -> None:
    """Row 36: our choice; he fires after the knights, with three dice, and never charges."""
    s = es(f"tiberias: {PILGRIM_4} walter", "ajlun: | zangi", first="saracen")
    s.group("ajlun", "tiberias", "zangi").until("garrison").do("done")
    s.miss("walter", "zangi")
    assert s.objects("fire") == {PILGRIM_4}
    s.refused(f"charge {PILGRIM_4}", "6.42")
    s.fire(PILGRIM_4, 2, 3, 6)
    assert s.strength("zangi") == 2


def test_es_2_25_the_fourth_pilgrim_lands_in_a_port() -> None:
    """Row 65: drawn in 1188, he goes to a friendly port at full strength."""
    s = es("acre: walter", pool=PILGRIM_4, picks=[0]).until("place_draw")
    s.refused("to saone", "8.24")
    s.do("to jaffa")
    assert (s.place(PILGRIM_4), s.strength(PILGRIM_4)) == ("jaffa", 3)


def test_es_2_32_twelve_nomads_nineteen_emirs() -> None:
    """Row 68: the Saracens are those of the later edition."""
    saracens = names(new_game(edition="1.3").do("done"), "saracen")
    assert saracens == set(Rules("2.0", {}).blocks[31:])
