"""5.0 Movement by road: limits, group moves, musters, pinning, winter."""

from __future__ import annotations

import pytest

from levant.kernel.dice import FastDice
from levant.rex import words as w
from levant.rex.bits import members
from levant.rex.board import TOWN, road
from levant.rex.game import REX
from levant.rex.movement import bound
from levant.rex.muster import muster_blocks
from tests.rex.scene import Scene, scene

# 5.0 movement


def test_5_0_a_block_passes_vacant_towns_of_the_enemy() -> None:
    """T21: Zangi goes by Ajlun and vacant Amman to Kerak; Amman is Frank again behind him."""
    s = scene("ashtera: | zangi", "tiberias: walter", first="saracen", cards="move_1 move_1")
    s.do("group ashtera").march("zangi", "ajlun amman kerak")
    assert s.place("zangi") == "kerak"
    assert s.friendly("saracen", "kerak")
    assert not s.friendly("saracen", "amman")
    assert s.friendly("frank", "amman")


def test_5_0_a_block_stops_among_enemies() -> None:
    """T22: Zangi must stop in Tiberias, where Walter stands; he cannot go on to Acre."""
    s = scene("ajlun: | zangi", "tiberias: walter", first="saracen", cards="move_1 move_1")
    s.do("group ajlun", "march zangi", "to tiberias")
    assert s.phase != "march"
    assert s.place("zangi") == "tiberias"
    s.refused("to acre", "5.0")


def test_5_0_a_block_stops_where_its_side_is_besieged() -> None:
    """5.0: the besieger's field cannot be crossed, not even to one's own castle beyond it."""
    s = scene("acre: conrad* | zangi", "legio: balian", cards="move_1 move_1")
    s.do("group legio", "march balian", "to acre")
    assert s.phase != "march"
    assert s.field("acre") == {"balian", "zangi"}


def test_5_0_a_block_moves_along_roads_only() -> None:
    """5.0: no road leads from Acre to Jerusalem."""
    s = scene("acre: conrad", cards="move_1 move_1").do("group acre", "march conrad")
    s.refused("to jerusalem", "5.0")


def test_5_0_a_block_goes_no_further_than_its_move_rating() -> None:
    """5.0: Balian (2) stands after two towns; with a third leg he would reach Caesarea."""
    s = scene("baisan: balian", cards="move_1 move_1")
    s.do("group baisan", "march balian", "to legio", "to acre")
    assert s.phase != "march"
    s.refused("to caesarea", "5.0")


def test_5_0_a_block_moves_once_in_a_phase() -> None:
    """5.0: Conrad has marched from Acre to Jaffa and does not march on."""
    s = scene("acre: conrad", "jaffa: walter", cards="move_3 move_1")
    s.group("acre", "caesarea jaffa", "conrad")
    s.do("group jaffa")
    assert s.objects("march") == {"walter"}
    s.refused("march conrad", "5.0")


def test_5_0_a_march_and_a_sea_move_are_not_combined() -> None:
    """5.0, row 36: who marched to a port does not sail; who sailed does not march."""
    s = scene("nablus: balian", "tyre: conrad", cards="move_3 move_1")
    s.group("nablus", "caesarea", "balian")
    s.refused("sail balian", "5.0")
    s.do("sail conrad", "land acre")
    s.refused("group acre", "5.0")


def test_5_0_moves_need_not_be_used_and_are_not_saved() -> None:
    """5.0: three moves are given up; the next turn brings what the next card says."""
    s = scene("acre: conrad", "jaffa: walter", hands=("move_3 move_1", "move_2 move_2"))
    s.do("card move_3", "card move_2", "done", "done")
    s.do("card move_1", "card move_2", "done")
    assert s.decider == "frank"
    s.do("group acre", "done")
    assert s.legal() == ["done"]


def test_5_0_group_moves_musters_and_sea_moves_are_combined_freely() -> None:
    """5.0: one of each with a 3."""
    s = scene("acre: conrad", "jaffa: walter", "tyre: king_guy", cards="move_3 move_1")
    s.group("acre", "legio", "conrad")
    s.do("muster nablus").march("walter", "caesarea nablus").do("done")
    s.do("sail king_guy", "land beirut")
    assert [s.place(b) for b in ("conrad", "walter", "king_guy")] == ["legio", "nablus", "beirut"]
    assert s.legal() == ["done"]


# 5.1 road limits


def test_5_1_four_blocks_use_a_major_road() -> None:
    """T18: four march from Acre to Legio, the fifth is refused, also with another move."""
    s = scene("acre: conrad king_guy walter balian raymond_tiberias", cards="move_2 move_1")
    s.group("acre", "legio", "conrad king_guy walter balian")
    s.do("group acre", "march raymond_tiberias").refused("to legio", "5.1")
    s.do("to caesarea")
    assert len(s.field("legio")) == 4


def test_5_1_road_limits_apply_to_each_player_separately() -> None:
    """T18: after four Franks, four Saracens use the road Acre-Legio, the fifth does not."""
    s = scene(
        "acre: conrad king_guy walter balian",
        "baisan: | zangi sanjar tuman shirkuh",
        "tiberias: | bahram",
        cards="move_1 move_2",
    )
    s.group("acre", "legio nablus", "conrad king_guy walter balian").do("done")
    s.group("baisan", "legio acre", "zangi sanjar tuman shirkuh")
    assert s.field("acre") == {"zangi", "sanjar", "tuman", "shirkuh"}
    s.do("group tiberias", "march bahram", "to acre").refused("to legio", "5.1")


def test_5_1_two_blocks_use_a_minor_road() -> None:
    """T19: of three in Jericho two march to Jerusalem, the third is refused."""
    s = scene("jericho: | zangi sanjar tuman", first="saracen", cards="move_1 move_1")
    s.do("group jericho").march("zangi", "jerusalem").march("sanjar", "jerusalem")
    s.do("march tuman").refused("to jerusalem", "5.1")
    assert s.field("jerusalem") == {"zangi", "sanjar"}


def test_5_1_every_leg_counts_on_its_road() -> None:
    """5.1, row 19: two who only passed Tyre-Acre have filled that minor road."""
    s = scene("sidon: templar_gaza templar_antioch", "tyre: conrad", cards="move_2 move_1")
    s.group("sidon", "tyre acre caesarea", "templar_gaza templar_antioch")
    s.do("group tyre", "march conrad").refused("to acre", "5.1")


def test_5_1_both_directions_and_all_moves_count_together() -> None:
    """5.1, row 19: two march to Legio, two muster at Acre by the same road; it is full."""
    s = scene(
        "acre: conrad king_guy walter", "legio: balian raymond_tiberias", cards="move_3 move_1"
    )
    s.group("acre", "legio", "conrad king_guy")
    s.do("muster acre").march("balian", "acre").march("raymond_tiberias", "acre").do("done")
    s.do("group acre", "march walter").refused("to legio", "5.1")


def test_5_1_roads_are_free_again_in_the_next_phase() -> None:
    """5.1: the limit is per movement phase."""
    s = scene(
        "tyre: conrad king_guy walter",
        hands=("move_2 move_2", "move_1 move_1"),
    )
    s.do("card move_2", "card move_1")
    s.group("tyre", "acre", "conrad king_guy").do("done", "done")
    s.do("card move_2", "card move_1").group("tyre", "acre", "walter")
    assert s.field("acre") == {"conrad", "king_guy", "walter"}


# 5.2 group moves


def test_5_2_a_group_splits_to_several_towns_for_one_move() -> None:
    """5.2: any of the blocks, each to a town within its rating."""
    s = scene("acre: conrad walter templar_gaza king_guy", cards="move_1 move_1")
    s.do("group acre").march("conrad", "legio").march("walter", "caesarea jaffa")
    s.march("templar_gaza", "tyre sidon beirut").do("done")
    assert s.field("acre") == {"king_guy"}
    assert s.place("walter") == "jaffa"
    assert s.place("templar_gaza") == "beirut"
    assert s.legal() == ["done"]


def test_5_2_a_single_block_is_a_group() -> None:
    """5.2: even a single block; another town's block is not of the group."""
    s = scene("acre: conrad", "jaffa: walter", cards="move_1 move_1").do("group acre")
    assert s.objects("march") == {"conrad"}
    s.refused("march walter", "5.2")


def test_5_2_a_finished_group_costs_another_move() -> None:
    """5.2, M1: the blocks that stayed move only with a further move."""
    s = scene("acre: conrad walter", cards="move_2 move_1").group("acre", "legio", "conrad")
    s.refused("march walter", "5.2")
    s.group("acre", "caesarea", "walter")
    assert s.legal() == ["done"]


def test_5_2_besieged_blocks_are_no_group() -> None:
    """5.2, row 18: Conrad in the castle does not march; besieging Zangi does."""
    s = scene("acre: conrad* | zangi", cards="move_1 move_1")
    s.refused("group acre", "5.2")
    s.do("done").group("acre", "legio", "zangi")
    assert s.place("zangi") == "legio"


def test_5_2_the_siege_is_lifted_when_the_besiegers_leave() -> None:
    """T26: Zangi and Sanjar both leave Acre; at once Conrad holds it and may march."""
    s = scene("acre: conrad* | zangi sanjar", first="saracen", cards="move_1 move_1")
    s.do("group acre").march("zangi", "legio")
    assert s.castle("acre") == {"conrad"}
    s.march("sanjar", "legio")
    assert s.castle("acre") == set()
    assert s.friendly("frank", "acre")
    s.do("done").group("acre", "caesarea", "conrad")
    assert s.place("conrad") == "caesarea"


def test_5_2_a_group_passes_its_own_siege() -> None:
    """5.2, row 33: Bahram goes through the siege of Acre to Caesarea."""
    s = scene("acre: conrad* | zangi", "baisan: | bahram", first="saracen", cards="move_1 move_1")
    s.group("baisan", "legio acre caesarea", "bahram")
    assert s.place("bahram") == "caesarea"


# 5.3 musters


def test_5_3_example_nine_blocks_muster_at_acre() -> None:
    """T20, the rulebook's example: nine blocks from four towns for one move; King Guy cannot."""
    s = scene(
        "jerusalem: templar_jerusalem hospitaller_jerusalem templar_gaza templar_tartus king_guy",
        "jaffa: walter",
        "tiberias: raymond_tiberias turcopole_antioch",
        "beirut: turcopole_beirut templar_antioch",
        cards="move_2 move_1",
    )
    s.do("muster acre").refused("march king_guy", "5.3")
    for block in ("templar_jerusalem", "hospitaller_jerusalem", "templar_gaza", "templar_tartus"):
        s.march(block, "nablus legio acre")
    s.march("walter", "caesarea acre")
    s.march("raymond_tiberias", "acre").march("turcopole_antioch", "acre")
    s.march("turcopole_beirut", "sidon tyre acre").march("templar_antioch", "sidon tyre acre")
    assert len(s.field("acre")) == 9
    assert s.place("king_guy") == "jerusalem"
    assert s.game.moves == 1
    loads = {"jerusalem nablus": 4, "nablus legio": 4, "legio acre": 4, "tyre acre": 2}
    for legs, load in loads.items():
        a, b = legs.split()
        assert s.game.load[road(TOWN[a], TOWN[b])] == load


def test_5_3_a_muster_may_go_to_an_own_siege() -> None:
    """T23: Tuman musters at besieged Acre."""
    s = siege_of_acre().do("muster acre").march("tuman", "acre")
    assert s.field("acre") == {"zangi", "sanjar", "tuman"}


def test_5_3_a_muster_may_pass_an_own_siege() -> None:
    """T23: Tuman goes through the siege of Acre to the muster at Caesarea."""
    s = siege_of_acre("caesarea: | yuzpah")
    s.do("muster caesarea").march("tuman", "acre caesarea")
    assert s.field("caesarea") == {"yuzpah", "tuman"}


def test_5_3_no_muster_among_enemies() -> None:
    """T23: Tiberias is held by the Franks."""
    siege_of_acre().refused("muster tiberias", "5.3")


def siege_of_acre(*more: str) -> Scene:
    """Zangi and Sanjar besiege Acre, Tuman is at Legio, Franks hold Tiberias."""
    return scene(
        "acre: conrad* | zangi sanjar",
        "legio: | tuman",
        "tiberias: raymond_tiberias",
        *more,
        first="saracen",
        cards="move_1 move_3",
    )


def test_5_3_a_muster_does_not_respond_to_a_battle() -> None:
    """T24: the Saracens attacked Acre; Walter cannot muster there, but march in as a reserve."""
    s = scene(
        "acre: conrad",
        "caesarea: walter",
        "legio: | zangi",
        first="saracen",
        cards="move_1 move_1",
    )
    s.group("legio", "acre", "zangi").do("done")
    s.refused("muster acre", "5.3")
    s.group("caesarea", "acre", "walter").until("field")
    assert s.objects("fire") == {"conrad"}
    s.all_miss(to_round=2)
    assert s.objects("fire") == {"conrad", "walter"}


def test_5_3_a_muster_does_not_pass_a_battle() -> None:
    """5.3, M2: Conrad in Tyre and a Templar in Sidon reach Caesarea only by attacked Acre."""
    s = scene(
        "acre: king_guy walter",
        "tyre: conrad",
        "sidon: templar_gaza",
        "legio: | zangi",
        first="saracen",
        cards="move_1 move_1",
    )
    s.group("legio", "acre", "zangi").do("done", "muster caesarea")
    assert s.objects("march") == {"king_guy", "walter"}
    s.refused("march conrad", "5.3")
    s.refused("march templar_gaza", "5.3")


def test_5_3_a_muster_goes_to_a_friendly_town_only() -> None:
    """T25: vacant Krak is Frank; when Tuman has occupied it, it is a muster town."""
    krak = "krak_des_chevaliers"
    s = scene("homs: | tuman shirkuh", first="saracen", cards="move_1 move_2")
    s.refused(f"muster {krak}", "5.3")
    s.group("homs", krak, "tuman")
    s.do(f"muster {krak}").march("shirkuh", krak)
    assert s.field(krak) == {"tuman", "shirkuh"}


def test_5_3_a_muster_passes_vacant_towns_of_the_enemy() -> None:
    """5.3, table 0: Zangi goes from Ajlun through vacant Amman to Kerak, which is Saracen."""
    s = scene("ajlun: | zangi", "kerak: | tuman", first="saracen", cards="move_1 move_1")
    s.do("muster kerak").march("zangi", "amman kerak")
    assert s.field("kerak") == {"tuman", "zangi"}


def test_5_3_who_stands_in_the_muster_town_does_not_muster() -> None:
    """5.3: Conrad is already in Acre; Walter comes."""
    s = scene("acre: conrad", "caesarea: walter", cards="move_1 move_1").do("muster acre")
    assert s.objects("march") == {"walter"}
    s.refused("march conrad", "5.3")


def test_5_3_a_mustering_block_leaves_its_way_for_nothing_else() -> None:
    """5.3: every leg must still lead to the muster town in time."""
    s = scene("jaffa: walter", cards="move_1 move_1").do("muster acre", "march walter")
    assert s.objects("to") == {"caesarea"}
    s.refused("to ascalon", "5.3")


# 5.5 pinning


def attack_on_jerusalem(main: str = "hebron") -> Scene:
    """Four by Hebron, two by Jericho, against five Franks; the Franks are to move."""
    s = scene(
        "jerusalem: king_guy balian walter templar_jerusalem hospitaller_jerusalem",
        "hebron: | zangi sanjar tuman shirkuh",
        "jericho: | bahram jurdik",
        "ascalon: bohemond",
        first="saracen",
        cards="move_3 move_2",
    )
    s.group("hebron", "jerusalem", "zangi sanjar tuman shirkuh")
    s.group("jericho", "jerusalem", "bahram jurdik")
    return s.do("done", f"main {main}")


FIVE_FRANKS = {"king_guy", "balian", "walter", "templar_jerusalem", "hospitaller_jerusalem"}


@pytest.mark.parametrize("block", sorted(FIVE_FRANKS))
def test_5_5_example_one_of_five_is_unpinned(block: str) -> None:
    """T27, the rulebook's example: four attackers pin four; any one may leave, no second."""
    s = attack_on_jerusalem().do("group jerusalem")
    assert s.objects("march") == FIVE_FRANKS
    s.march(block, "nablus")
    assert s.field("nablus") == {block}
    s.refused("group jerusalem", "5.5")
    s.do("muster ramallah")
    for other in FIVE_FRANKS - {block}:
        s.refused(f"march {other}", "5.5")


def test_5_5_no_departure_by_a_road_the_attacker_used() -> None:
    """T27: not by Hebron, nor by Jericho, where only reserves came; Nablus or Ramallah."""
    s = attack_on_jerusalem().do("group jerusalem", "march walter")
    assert s.objects("to") == {"nablus", "ramallah"}
    s.refused("to hebron", "5.5")
    s.refused("to jericho", "5.5")


def test_5_5_reserves_do_not_pin() -> None:
    """5.5, row 23: when Jericho is the main road, two are pinned and three may leave."""
    s = attack_on_jerusalem(main="jericho")
    s.group("jerusalem", "nablus", "king_guy balian walter")
    assert s.field("nablus") == {"king_guy", "balian", "walter"}
    s.refused("group jerusalem", "5.5")


def test_5_5_an_unpinned_block_may_attack() -> None:
    """5.5: unpinned blocks move and attack normally."""
    s = scene(
        "jerusalem: walter balian",
        "hebron: | zangi",
        "nablus: | sanjar",
        first="saracen",
        cards="move_1 move_1",
    )
    s.group("hebron", "jerusalem", "zangi").do("done").group("jerusalem", "nablus", "walter")
    assert s.field("nablus") == {"walter", "sanjar"}


def attack_on_acre(*franks: str) -> Scene:
    """Zangi attacks Acre from Legio; Balian is at Nablus; the Franks are to move."""
    s = scene(
        f"acre: {' '.join(franks)}",
        "nablus: balian",
        "legio: | zangi",
        first="saracen",
        cards="move_2 move_1",
    )
    return s.group("legio", "acre", "zangi").do("done")


def test_5_5_a_muster_does_not_use_the_attackers_road() -> None:
    """T28, row 25: Conrad would reach the muster at Legio only by the road Zangi came."""
    s = attack_on_acre("conrad", "king_guy").do("muster legio")
    assert s.objects("march") == {"balian"}
    s.refused("march conrad", "5.5")


def test_5_5_an_unpinned_block_musters_by_another_road() -> None:
    """T28, row 25: a Turcopole in Conrad's place goes Tiberias-Baisan-Legio."""
    s = attack_on_acre("turcopole_antioch", "king_guy").do("muster legio")
    s.do("march turcopole_antioch").refused("to legio", "5.5")
    s.do("to tiberias", "to baisan", "to legio")
    assert s.field("legio") == {"turcopole_antioch"}


def test_5_5_besiegers_are_not_pinned_by_the_besieged() -> None:
    """5.5, row 24: only attacking blocks pin; Zangi may leave the siege of Conrad."""
    s = scene("acre: conrad* | zangi", cards="move_1 move_1").do("done")
    s.group("acre", "legio", "zangi")
    assert s.place("zangi") == "legio"


def test_5_5_a_relief_pins_besiegers() -> None:
    """5.5: the Franks' relief attacks; one of two besiegers may leave, not by its road."""
    s = scene("acre: conrad* | zangi sanjar", "legio: balian", cards="move_1 move_2")
    s.group("legio", "acre", "balian").do("done", "group acre", "march sanjar")
    s.refused("to legio", "5.5")
    s.do("to caesarea", "halt")
    s.refused("group acre", "5.5")


# 8.1 movement in winter


def test_8_1_no_battle_is_started_in_winter() -> None:
    """T41: Zangi may not enter held Tiberias, but vacant Amman.

    No town is next to both Tiberias and Baisan; Amman stands for Baisan.
    """
    s = scene("ajlun: | zangi", "tiberias: walter", turn=6, first="saracen")
    s.do("group ajlun", "march zangi").refused("to tiberias", "8.1")
    s.do("to amman", "halt")
    assert s.friendly("saracen", "amman")


def test_8_1_an_own_siege_is_crossed_in_winter_but_not_reinforced() -> None:
    """T41: Zangi passes the siege of Acre to Caesarea; he does not stay, nor musters there."""
    s = scene("acre: conrad* | sanjar", "legio: | zangi", turn=6, first="saracen")
    s.refused("muster acre", "8.1")
    s.do("group legio", "march zangi", "to acre").refused("halt", "8.1")
    s.do("to caesarea")
    assert s.can("halt")


def test_8_1_an_own_siege_is_not_entered_with_the_last_leg() -> None:
    """T41: Zangi comes to Legio with one leg left; Acre, which he could not leave, is closed."""
    s = scene("acre: conrad* | sanjar", "baisan: | zangi", turn=6, first="saracen")
    s.do("group baisan", "march zangi", "to nablus", "to legio").refused("to acre", "8.1")


def test_8_1_a_fast_block_crosses_two_sieges_although_its_group_is_slow() -> None:
    """8.1: from Kassab only the Turcopole (3) gets by Latakia and Margat to Tartus."""
    s = scene(
        "kassab: conrad turcopole_antioch",
        "latakia: hugh | sulaiman*",
        "margat: bohemond | jurdik*",
        "saone: | shirkuh",
        "antioch: king_guy | zangi*",
        "st_simeon: | bahram",
        "harim: | tuman",
        turn=6,
    )
    s.do("group kassab")
    assert s.objects("march") == {"turcopole_antioch"}
    s.march("turcopole_antioch", "latakia margat tartus")
    assert s.place("turcopole_antioch") == "tartus"


def test_5_2_a_march_may_come_back_to_where_it_began() -> None:
    """Row 133: Conrad goes from Acre to Tyre and back; both legs count on the road."""
    s = scene("acre: conrad").do("group acre", "march conrad", "to tyre", "to acre")
    assert s.place("conrad") == "acre"
    assert s.view("frank")["roads"] == [["acre", "tyre", 2]]


def test_5_2_a_besieger_who_marches_out_and_back_begins_a_new_battle() -> None:
    """Row 133: Zangi lifted the siege of Acre by leaving; Walter meets him in the field."""
    s = scene("acre: walter* | zangi", first="saracen")
    s.do("group acre", "march zangi", "to legio", "to acre", "done").until("garrison")
    assert (s.decider, s.field("acre")) == ("frank", {"walter", "zangi"})


@pytest.mark.parametrize("edition", REX.editions)
def test_5_3_the_muster_towns_are_those_that_somebody_reaches(edition: str) -> None:
    """All at once they are found as one by one, under every rule of legs and of pinning."""
    compared = 0
    for seed in range(4):
        dice = FastDice(seed)
        forced = {"forced_march": 1} if seed % 2 and edition == "2.0" else {}
        game = REX.new(edition, forced, FastDice(seed + 9))
        while game.deciders:
            side = game.deciders[0]
            if game.phase == w.MOVES and game.moves and not game.groups_only:
                towns = game.friendly(side)
                if bound(game, side):
                    towns &= ~game.garrisoned[1 - side]
                reached = [town for town in members(towns) if muster_blocks(game, town)]
                offer = game.offer(side)
                told = dict(zip(offer[::2], offer[1::2], strict=True)).get(w.MUSTER_AT, 0)
                assert members(told) == reached
                compared += len(reached)
            game.play(side, game.random_action(side, dice))
    assert compared > 100
