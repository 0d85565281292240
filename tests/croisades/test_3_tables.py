"""3 Tables and map: prices, income, captures, combat cells, 102 strongholds (E 101-106)."""

from __future__ import annotations

import pytest

from levant.croisades import tables, works
from levant.croisades import words as w
from levant.croisades.board import (
    BARRED,
    BOX_NUMBER,
    CARAVAN,
    HEX,
    HEX_COUNT,
    INCOME,
    KIND,
    LINKS,
    NEAR,
    NOWHERE,
    NUMBERS,
    PLACE,
    PORTS,
    SIDES,
    STRONGHOLDS,
    around,
    read_table,
    steps_from,
)
from levant.croisades.outcome import income_of
from levant.croisades.roster import GOOD_PRICE, GOODS, PRICES
from levant.croisades.scenario import load
from tests.croisades.scene import scene


def test_3_21_prices_of_beasts_engines_ships_and_castles() -> None:
    assert PRICES == {
        "riding_horse": 12, "draft_horse": 8, "mule": 6, "ox": 6, "cart": 12, "coat_of_mail": 3,
        "heavy_cavalry_equipment": 3, "five_rations": 1, "fascine": 1, "ladder": 2, "screen": 2,
        "mangonel": 12, "trebuchet": 30, "ballista": 30, "ram": 30, "tower": 35,
        "transport": 100, "warship": 150, "border_castle": 300, "baronial_castle": 500,
    }  # fmt: skip
    assert GOOD_PRICE[GOODS.index("cart")] == 12 + 8


def test_3_3_income_of_every_place_follows_its_kind() -> None:
    great = {
        "nicosia": 100, "tarsus": 120, "antioch": 120, "tripoli": 120, "acre": 150, "aleppo": 150,
        "alexandria": 180, "damascus": 200, "jerusalem": 250, "cairo": 300,
    }  # fmt: skip
    assert {name: INCOME[PLACE[name]] for name in great} == great
    for place in STRONGHOLDS:
        if KIND[place] == 3:
            continue
        base = (10, 20, 70 if place in PORTS else 50)[KIND[place]]
        assert INCOME[place] == base + 20 * CARAVAN[place]


def test_3_3_income_is_the_sum_of_what_one_holds() -> None:
    s = scene()
    s.game.owner = [-1] * HEX_COUNT
    s.own("crusader", "acre", "gaza", "montfort", "2008")
    assert income_of(s.game, 0) == 150 + 70 + 20


def test_3_5_values_of_the_scenarios() -> None:
    nile, third, mongols = load("nile"), load("third_crusade"), load("mongols")
    assert nile.value(PLACE["cairo"], 0, first=True) == 450
    assert nile.value(PLACE["cairo"], 0, first=False) == 300
    assert nile.value(PLACE["homs"], 0, first=True) == 150
    assert third.value(PLACE["jerusalem"], 0, first=True) == 400
    assert third.value(PLACE["jerusalem"], 1, first=True) == 250
    assert third.value(PLACE["jaffa"], 0, first=True) == 50
    assert mongols.value(PLACE["jaffa"], 0, first=True) == 70
    assert mongols.value(PLACE["homs"], 0, first=True) == 120
    assert nile.kinds[PLACE["homs"]] == 3
    assert third.kinds[PLACE["homs"]] == 2


def test_3_21_a_castle_grows_only_while_an_engineer_is_there() -> None:
    lines = ("crusader 2309: engineer 1 knight 5", "saracen cairo: emir 3")
    s = scene(*lines, options={"build_castles": 1}).own("crusader", "2309")
    s.game.points[0] = 300
    s.phase(w.REORGANISE).do("raise_castle g1 0", role="crusader")
    s.group("crusader").hex = PLACE["tyre"]
    works.finish_castles(s.game)
    works.finish_castles(s.game)
    assert s.game.kinds[HEX["2309"]] == NOWHERE
    s.group("crusader").hex = HEX["2309"]
    works.finish_castles(s.game)
    works.finish_castles(s.game)
    assert s.game.kinds[HEX["2309"]] == 0
    s = scene(*lines, options={"build_castles": 1}).own("crusader", "2309")
    s.game.points[0] = 300
    s.phase(w.REORGANISE).do("raise_castle g1 0", role="crusader")
    s.own("saracen", "2309")
    works.finish_castles(s.game)
    assert s.game.castles == []


def test_3_21_castles_can_be_built_as_an_option() -> None:
    lines = ("crusader 2309: engineer 1 knight 5", "saracen cairo: emir 3")
    s = scene(*lines, options={"build_castles": 1}).own("crusader", "2309")
    s.game.points[0] = 300
    s.phase(w.REORGANISE).do("raise_castle g1 0", role="crusader")
    works.finish_castles(s.game)
    assert s.game.kinds[HEX["2309"]] == -1
    works.finish_castles(s.game)
    assert s.game.kinds[HEX["2309"]] == 0
    assert s.game.points[0] == 0
    off = scene(*lines).own("crusader", "2309").phase(w.REORGANISE)
    assert not any(text.startswith("raise") for text in off.legal("crusader"))


# --- Tactical tables --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [(24, 7, 3), (7, 7, 1), (13, 7, 1), (14, 7, 2), (4, 8, 0), (3, 8, -1), (99, 3, 8), (0, 5, -1)],
)
def test_odds_are_rounded_down(attack: int, defence: int, column: int) -> None:
    assert tables.odds_column(attack, defence) == column


def test_known_cells_of_the_combat_table() -> None:
    assert tables.combat_result(3, 2) == "D"
    assert tables.combat_result(3, 7) == "A"
    assert tables.combat_result(-4, 1) == tables.combat_result(0, 1)
    assert tables.combat_result(99, 10) == tables.combat_result(8, 10)


@pytest.mark.parametrize(
    ("points", "die", "damaged", "lost"),
    [(1, 1, False, 1), (3, 1, False, 1), (6, 1, False, 2), (9, 1, False, 3), (12, 1, False, 4),
     (6, 2, False, 1), (9, 2, False, 2), (12, 2, False, 3), (9, 3, False, 1), (12, 3, True, 2),
     (9, 5, True, 0), (12, 5, True, 0), (6, 7, True, 0), (6, 8, True, 0), (1, 5, False, 0),
     (0, 10, False, 0)],
)  # fmt: skip
def test_known_rows_of_the_battering_table(points: int, die: int, damaged: bool, lost: int) -> None:
    assert tables.battering_result(points, die) == (damaged, lost)


def test_missiles_by_range_armour_and_cover() -> None:
    hit = tables.missile_result
    assert hit("short_bow", 0, 1, armour=False, cover=0) == "F"
    assert hit("short_bow", 0, 3, armour=False, cover=0) == "D"
    assert hit("short_bow", 0, 3, armour=True, cover=0) == "-"
    assert hit("crossbow", 0, 2, armour=False, cover=0) == "E"
    assert hit("crossbow", 0, 3, armour=False, cover=2) == "D"
    assert hit("javelin", 1, 1, armour=False, cover=0) == "-"
    assert hit("dagger", 3, 1, armour=False, cover=0) == "-"


@pytest.mark.parametrize(("roll", "result"), [(6, "-"), (7, "E"), (9, "E"), (10, "F"), (12, "F")])
def test_challenges(roll: int, result: str) -> None:
    assert tables.challenge_result(roll) == result


FIELDS = {
    (0, 1): "olive_grove olive_grove crossroads temple",
    (0, 3): "olive_grove crossroads village forest",
    (0, 5): "olive_grove village forest temple",
    (1, 1): "forest forest forest forest",
    (1, 3): "forest forest village crossroads",
    (1, 5): "forest temple crossroads watering_hole",
    (2, 1): "crossroads crossroads crossroads crossroads",
    (2, 3): "crossroads crossroads crossroads watering_hole",
    (2, 5): "crossroads crossroads watering_hole olive_grove",
}


@pytest.mark.parametrize(("ground", "die"), list(FIELDS))
def test_3_27_the_maps_by_ground_and_die(ground: int, die: int) -> None:
    """Plain, mountain, desert; each row is for two faces of the die."""
    for face in (die, die + 1):
        names = [tables.MAPS[m] for m in tables.field_maps(ground, face)]
        assert names == FIELDS[ground, die].split()


# --- The map ----------------------------------------------------------------------------------


def test_3_5_there_are_102_strongholds_20_ports_and_8_caravan_ends() -> None:
    kinds = [KIND[h] for h in STRONGHOLDS]
    assert [kinds.count(kind) for kind in range(4)] == [39, 19, 34, 10]
    assert len(set(STRONGHOLDS)) == 102
    assert len(PORTS) == len(BOX_NUMBER) == 20
    ends = {"0407", "0705", "1206", "1212", "1308", "1706", "2105", "3401"}
    assert {NUMBERS[h] for h in range(HEX_COUNT) if CARAVAN[h]} == ends
    assert len(BARRED) == 2 * 13


BORDER_CASTLES = """
0629 0719 0915 1112 1210 1308 1411 1608 1610 1706 1710 1909 2007 2109 2208 2306 2409 2708 2809 2904
2908 2909 2920 3008 3118 3307 3317 3809 3918 4009 4110 4317 4408 4601 4607 4611 4615 4709 4804
"""
BARONIAL_CASTLES = """
0705 1310 1906 2009 2011 2210 2308 2608 3108 3208 3220 3410 3508 3610 3625 4310 4406 4413 4604
"""
TOWNS = """
0407 0521 0723 0820 0916 1014 1022 1206 1212 1311 1611 1708 1811 2105 2108 2310 2410 2610 2807 2810
2821 3206 3218 3309 3401 3407 3611 3807 3819 3830 4002 4211 4314 4701
"""
IMPORTANT_TOWNS = "0223 0729 1508 2110 2506 3009 3120 3910 4106 4216"


@pytest.mark.parametrize(
    ("kind", "places"),
    [(0, BORDER_CASTLES), (1, BARONIAL_CASTLES), (2, TOWNS), (3, IMPORTANT_TOWNS)],
)
def test_3_5_every_stronghold_stands_in_its_hex(kind: int, places: str) -> None:
    there = sorted(NUMBERS[h] for h in STRONGHOLDS if KIND[h] == kind)
    assert there == places.split()


def test_3_41_every_port_touches_its_sea_box() -> None:
    for port, box in BOX_NUMBER.items():
        assert box in around(NUMBERS[port])
        assert box not in HEX


def test_3_41_no_land_way_leads_to_cyprus() -> None:
    steps = steps_from(PLACE["acre"])
    cyprus = [h for h in range(HEX_COUNT) if steps[h] < 0]
    assert len(cyprus) == 26
    assert PLACE["nicosia"] in cyprus
    assert PLACE["antioch"] not in cyprus


def test_2_54_the_neighbours_of_1908() -> None:
    near = {NUMBERS[h] for h in NEAR[HEX["1908"]]}
    assert near == {"1907", "1909", "1808", "1809", "2008", "2009"}
    assert NUMBERS[SIDES[HEX["1908"]][(SIDES[HEX["1908"]].index(HEX["2008"]) + 3) % 6]] == "1809"


def test_adjacency_is_symmetric() -> None:
    assert all(here in NEAR[there] for here in range(HEX_COUNT) for there in NEAR[here])


def test_3_41_links_agree_with_the_printed_numbers() -> None:
    for row in read_table("strongholds.csv"):
        if row["printed_links"]:
            assert len(LINKS[HEX[row["hex"]]]) == int(row["printed_links"])
    assert all(port in LINKS[other] for port in PORTS for other in LINKS[port])
