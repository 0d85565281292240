"""2.0 The armies: what is printed on the blocks and what it means in play."""

from __future__ import annotations

from levant.rex.army import (
    BLOCK,
    BLOCKS,
    CRUSADERS,
    EMIRS,
    FIREPOWER,
    INITIATIVE,
    MOVE,
    NOMADS,
    ORDERS,
    OUTREMERS,
    PILGRIMS,
    SEATS,
    STEPS,
    TURCOPOLES,
)
from levant.rex.bits import members
from levant.rex.board import PORTS, REALM, TOWNS
from tests.rex.scene import Scene, new_game, scene

# Each block as printed: move / steps / combat rating (rules page 5.4).
PRINTED = """
3/4/B4 richard
2/3/B3 robert james leopold
2/3/A2 crossbows
2/4/B3 philip barbarossa conrad
2/4/B2 hugh king_guy bohemond raymond_tripoli
2/3/B2 frederick raymond_tiberias balian walter josselin reynald_sidon
3/3/B3 templar_jerusalem templar_antioch templar_gaza hospitaller_acre
3/2/B3 templar_tartus hospitaller_krak_des_chevaliers reynald_kerak
3/4/B3 hospitaller_jerusalem
3/3/A2 turcopole_antioch turcopole_beirut
2/4/C2 pilgrim_genoa pilgrim_brittany
2/3/C2 pilgrim_sicily
3/4/A3 saladin
3/4/A2 al_adil taqi_al_din
3/3/A2 al_zahir turks_1 turks_2
3/4/B3 al_mashtub
3/3/B3 al_afdal keukburi qara_qush tuman
3/4/B2 yuzpah
3/3/B2 al_aziz zangi sanjar shirkuh jurdik bahram qaimaz arabs_1 arabs_2
3/2/B2 yazkuj sulaiman
3/4/C1 kurds_1 kurds_2
3/3/C2 kurds_3 kurds_4
3/4/A1 turks_3 turks_4
3/4/B1 arabs_3 arabs_4
"""

# The seats by block, home first (rules page 5.3).
SHIELDS = """
bohemond: antioch latakia tripoli
josselin: saone
raymond_tripoli: tripoli tiberias
raymond_tiberias: tiberias tripoli
reynald_sidon: sidon beaufort
reynald_kerak: kerak
conrad: tyre
king_guy: jerusalem beirut tyre acre jaffa ascalon hebron
walter: caesarea
balian: nablus ascalon
templar_jerusalem: jerusalem antioch gaza tartus amman
templar_tartus: tartus jerusalem antioch gaza amman
hospitaller_acre: acre jerusalem krak_des_chevaliers margat baisan
turcopole_antioch: antioch beirut acre tiberias
turcopole_beirut: beirut antioch acre tiberias
saladin: damascus egypt aleppo
al_adil: egypt damascus aleppo
al_aziz: egypt damascus aleppo
al_afdal: damascus egypt aleppo
al_zahir: aleppo damascus egypt
zangi: aleppo
keukburi: damascus
qara_qush: egypt
tuman: homs
kurds_1: damascus
turks_1: aleppo
arabs_1: egypt
"""


def meeting(frank: str, saracen: str, *rolls: int) -> Scene:
    """A Saracen from Gaza attacks a Frank in Lachish, a town without a castle; round 1."""
    s = scene(
        f"lachish: {frank}",
        f"gaza: | {saracen}",
        first="saracen",
        cards="move_1 move_1",
        rolls=rolls,
    )
    return s.group("gaza", "lachish", saracen.partition("@")[0]).until("field")


def test_2_0_every_block_stands_as_printed() -> None:
    """2.0, 2.1: move, steps and combat rating of all 62 blocks."""
    printed: dict[str, str] = {}
    for line in PRINTED.split("\n"):
        values, _, blocks = line.partition(" ")
        printed |= dict.fromkeys(blocks.split(), values)
    letter = {b: "ABC"[i] for i in range(3) for b in members(INITIATIVE[i])}
    ours = {BLOCKS[b]: f"{MOVE[b]}/{STEPS[b]}/{letter[b]}{FIREPOWER[b]}" for b in range(62)}
    assert ours == printed


def test_2_0_seats_are_the_shields_on_the_map() -> None:
    """1.13, 2.0: home seat and alternate seats."""
    for line in SHIELDS.strip().split("\n"):
        block, _, seats = line.partition(": ")
        assert {TOWNS[t] for t in members(SEATS[BLOCK[block]])} == set(seats.split()), block


def test_2_1_1_a_block_rolls_one_die_for_each_step() -> None:
    """2.1.1: Walter at strength 2 rolls two dice."""
    s = meeting("walter@2", "zangi", 6, 6)
    s.do("fire walter")
    assert s.events("fires")[0][6] == (6, 6)


def test_2_1_1_each_hit_costs_one_step() -> None:
    """2.1.1: two hits turn Zangi from 3 to 1."""
    s = meeting("walter@2", "zangi", 1, 2)
    s.do("fire walter")
    assert s.strength("zangi") == 1


def test_2_1_2_firepower_is_the_highest_die_that_hits() -> None:
    """2.1.2 example: B1 hits only with 1, B3 with 1, 2 and 3."""
    s = meeting("conrad", "arabs_3", 1, 2, 3, 4)
    s.do("fire conrad")
    assert s.strength("arabs_3") == 1
    s = meeting("walter", "arabs_3@3", 6, 6, 6, 1, 2, 3)
    s.do("fire walter", "fire arabs_3")
    assert s.strength("walter") == 2


def test_2_1_2_the_letter_gives_the_order() -> None:
    """2.1.2: A blocks act before B blocks, B blocks before C blocks."""
    s = scene(
        "lachish: turcopole_beirut walter pilgrim_genoa",
        "gaza: | saladin zangi",
        first="saracen",
        cards="move_1 move_1",
    )
    s.group("gaza", "lachish", "saladin zangi").until("field")
    assert s.volleys() == [
        {"turcopole_beirut"},
        {"saladin"},
        {"walter"},
        {"zangi"},
        {"pilgrim_genoa"},
    ]


def test_2_1_3_move_rating_is_the_number_of_towns() -> None:
    """2.1.3: Walter (2) comes from Jaffa as far as Acre, a Templar (3) as far as Tyre."""
    s = scene("jaffa: walter templar_gaza", cards="move_1 move_1")
    s.do("group jaffa", "march walter", "to caesarea", "to acre")
    assert s.phase == "group"
    s.do("march templar_gaza", "to caesarea", "to acre", "to tyre")
    assert s.place("walter") == "acre"
    assert s.place("templar_gaza") == "tyre"
    assert s.phase != "march"


def deployed(s: Scene, side: int) -> set[str]:
    """The blocks of a side that stand in a town."""
    return {BLOCKS[b] for b in range(31 * side, 31 * side + 31) if s.place(BLOCKS[b]) in TOWNS}


def nation(block: str) -> str:
    """Where a Crusader waits when he is drawn."""
    return scene(pool=block, picks=[0]).until("cards").place(block)


def test_2_2_1_ten_outremers_begin_on_the_map() -> None:
    """2.2.1: the lords of Jerusalem, Antioch and Tripoli, beside Orders and Turcopoles."""
    others = ("templar_", "hospitaller_", "turcopole_")
    lords = {block for block in deployed(new_game(), 0) if not block.startswith(others)}
    assert len(lords) == 10
    assert {"king_guy", "bohemond", "raymond_tripoli", "josselin"} <= lords


def test_2_2_2_seven_military_orders_of_knights() -> None:
    """2.2.2: four Templars and three Hospitallers, who may charge."""
    orders = {b for b in deployed(new_game(), 0) if b.startswith(("templar_", "hospitaller_"))}
    assert sorted(b.partition("_")[0] for b in orders) == ["hospitaller"] * 3 + ["templar"] * 4
    for block in orders:
        assert meeting(block, "kurds_1").objects("charge") == {block}


def test_2_2_3_two_turcopoles_are_light_horse() -> None:
    """2.2.3: they may harry, and are no knights."""
    for block in ("turcopole_antioch", "turcopole_beirut"):
        s = meeting(block, "zangi")
        assert (s.objects("harry"), s.objects("charge")) == ({block}, set())


def test_2_2_4_nine_crusaders_of_three_nations() -> None:
    """2.2.4: English, French and Germans, three each, who gather where they come from."""
    nations = {
        "england": ("richard", "robert", "crossbows"),
        "france": ("philip", "hugh", "james"),
        "germania": ("barbarossa", "frederick", "leopold"),
    }
    for place, blocks in nations.items():
        assert {nation(block) for block in blocks} == {place}


def test_2_2_5_three_pilgrims_come_by_sea() -> None:
    """2.2.5: from Genoa, Sicily and Brittany, to any port of the Franks."""
    for block in ("pilgrim_genoa", "pilgrim_sicily", "pilgrim_brittany"):
        s = scene(pool=block, picks=[0]).until("place_draw")
        assert s.objects("to") == {TOWNS[t] for t in members(PORTS & REALM[0])}


def test_2_3_1_nineteen_emirs_begin_on_the_map() -> None:
    """2.3.1: Saladin may change places with his family; Al Afdal is with him in Damascus."""
    s = new_game()
    assert len(deployed(s, 1)) == 19
    assert s.do("done").objects("exchange") == {"al_adil", "al_aziz", "al_zahir"}
    s.refused("exchange al_afdal", "3.2")
    s.refused("exchange taqi_al_din", "3.2")


def test_2_3_2_twelve_nomads_come_out_of_the_pool() -> None:
    """2.3.2: four Arabs, four Kurds, four Turks; the first at home, the others wait."""
    s = new_game()
    emirs = deployed(s, 1)
    nomads = sorted(b.partition("_")[0] for b in BLOCKS[31:] if b not in emirs)
    assert nomads == ["arabs"] * 4 + ["kurds"] * 4 + ["turks"] * 4
    s.do("done")
    homes = {"arabs": "egypt", "kurds": "damascus", "turks": "aleppo"}
    first = deployed(s, 1) - emirs
    assert len(first) == 4
    assert all(s.place(block) == homes[block.partition("_")[0]] for block in first)


def test_2_4_the_assassins_serve_whoever_plays_their_card() -> None:
    """2.4: the black block belongs to no army; either player strikes with it."""
    assert "assassins" not in BLOCKS
    s = scene("acre: conrad", "homs: | tuman", cards="assassins move_1")
    assert s.objects("strike_field") == {"homs"}
    s = scene("acre: conrad", "homs: | tuman", first="saracen", cards="move_1 assassins")
    assert s.objects("strike_field") == {"acre"}


# The headings


def test_2_1_every_block_has_strength_rating_and_move() -> None:
    """2.1: two to four steps, one letter, firepower one to four, move two or three."""
    for block in range(len(BLOCKS)):
        assert 2 <= STEPS[block] <= 4
        assert 1 <= FIREPOWER[block] <= 4
        assert MOVE[block] in (2, 3)
        assert sum(letter >> block & 1 for letter in INITIATIVE) == 1


def test_2_2_thirty_one_frank_blocks() -> None:
    """2.2: Outremers, Orders, Turcopoles, Crusaders and Pilgrims, and nobody twice."""
    kinds = (OUTREMERS, ORDERS, TURCOPOLES, CRUSADERS, PILGRIMS)
    assert sum(len(members(kind)) for kind in kinds) == 31
    assert sum(kinds) == (1 << 31) - 1


def test_2_3_thirty_one_saracen_blocks() -> None:
    """2.3: emirs and nomads."""
    assert len(members(EMIRS)) + len(members(NOMADS)) == 31
    assert EMIRS | NOMADS == ((1 << 31) - 1) << 31


def test_2_1_1_blocks_are_found_by_their_strength() -> None:
    s = scene("acre: richard philip@3 hugh@2 james@1", "jaffa: conrad@3")
    strengths = {1: {"james"}, 2: {"hugh"}, 3: {"philip", "conrad"}, 4: {"richard"}}
    for steps, blocks in strengths.items():
        assert {BLOCKS[b] for b in members(s.game.at_strength(steps))} == blocks
