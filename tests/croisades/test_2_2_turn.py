"""2.2 The turn: phases in their order, secret and open moves, annexation (E 9-16)."""

from __future__ import annotations

from levant.croisades import sequence
from levant.croisades import words as w
from levant.croisades.board import HEX, NOWHERE, PLACE
from levant.croisades.game import CROISADES
from levant.croisades.records import Wounded
from levant.croisades.roster import CART, CLASS, LADDER, MULE, SUPPLIES
from levant.kernel.dice import FastDice
from tests.croisades.scene import scene


def test_2_21_the_phases_follow_each_other() -> None:
    game = CROISADES.new("third_crusade", {}, FastDice(3))
    seen: list[str] = []
    while game.turn == 1:
        name = w.PHASES[game.phase].name
        if not seen or seen[-1] != name:
            seen.append(name)
        role = game.deciders[0]
        game.play(role, game.default(role))
    order = ["supply", "reorganise", "sail", "land", "moves"]
    assert [name for name in seen if name in order] == [*order]
    assert seen.index("moves") < seen.index("rations")


def test_2_21_naval_orders_are_secret_and_simultaneous() -> None:
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3")
    s.ship("crusader", "tyre", war=True)
    s.ship("saracen", "jaffa", war=True)
    s.phase(w.SAIL, w.STAGE_NAVAL)
    assert s.game.deciders == (0, 1)
    before = s.game.view(1)
    s.do("sail s1 acre", role="crusader")
    assert s.game.view(1) == before
    assert s.game.ships[0].port == PLACE["tyre"]
    s.do("done", role="crusader").do("done", role="saracen")
    assert s.game.ships[0].port == PLACE["acre"]


def test_2_21_land_moves_are_made_player_by_player() -> None:
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3").moves("crusader")
    assert s.game.deciders == (0,)
    s.do("done")
    assert s.decider == "saracen"
    assert s.asked == "moves"


def test_2_22_with_three_or_more_the_first_mover_moves_last_in_the_next_turn() -> None:
    s = scene("egypt cairo: emir 3", scenario="nile")
    s.game.order = [0, 1, 2, 3]
    s.step(w.TURN_START)
    assert s.game.order == [1, 2, 3, 0]
    two = scene("crusader tyre: knight 3", "saracen cairo: emir 3")
    two.step(w.TURN_START)
    assert two.game.order == [0, 1]


def test_2_22_only_groups_in_one_hex_exchange_characters() -> None:
    s = scene(
        "crusader tyre: knight 3 spearman 5", "crusader tyre: spearman 5", "crusader acre: knight 3"
    )
    s.phase(w.REORGANISE).do("group g1", role="crusader")
    assert "from g2" in s.legal("crusader")
    assert "from g3" not in s.legal("crusader")
    s.do("from g2", "take spearman 5", "done", role="crusader")
    assert s.group("crusader", 1).size() == 13
    assert s.game.group(0, 2) is None


def test_2_22_cancel_puts_everything_back() -> None:
    s = scene("crusader tyre: knight 3 spearman 5", "crusader tyre: spearman 6")
    before = [g.dump() for g in s.game.groups]
    s.phase(w.REORGANISE).do("group g1", "from g2", "take spearman 3", "cancel", role="crusader")
    assert [g.dump() for g in s.game.groups] == before


def test_2_42_entering_empty_enemy_land_takes_it_over_hex_by_hex() -> None:
    s = scene("crusader 2009: knight 3").own("saracen", "1909", "1908")
    s.moves("crusader").do("march g1")
    path = [t for t in s.legal() if t.startswith("to ")]
    empty = [t for t in path if PLACE[t[3:]] not in (PLACE["belvoir"],) and t[3:].isdigit()]
    first = empty[0]
    s.do(first)
    assert s.game.owner[PLACE[first[3:]]] == s.role("crusader")
    again = [t for t in s.legal() if t.startswith("to ") and t[3:].isdigit()]
    s.do(again[0])
    assert s.game.owner[PLACE[again[0][3:]]] == s.role("crusader")


def test_2_22_battle_comes_before_siege_in_one_hex() -> None:
    s = scene("crusader acre: knight 7", "saracen acre: emir 7", "saracen 2009: emir 3")
    s.siege("crusader", "acre")
    s.group("saracen", 1).inside = 0
    s.meeting("saracen", "crusader", "acre", "2109")
    s.step(w.LAND_BATTLES)
    assert s.asked == "lay_out"
    assert s.game.battle is not None
    assert s.game.battle.hex == PLACE["acre"]


def test_2_22_the_higher_die_chooses_the_order() -> None:
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3")
    s.game.queue = [PLACE["acre"], PLACE["tyre"]]
    s.dice(4, 4, 3, 9)
    sequence.choose_next(s.game, [0, 1], w.BATTLE_START)
    assert s.asked == "order"
    assert s.decider == "saracen"
    assert s.legal() == ["next acre", "next tyre"]


def test_2_22_battles_end_within_the_turn_and_sieges_can_last() -> None:
    s = scene("crusader 1908: knight 7", "saracen 1908: emir 7", "crusader acre: knight 7")
    siege = s.siege("crusader", "acre")
    s.meeting("crusader", "saracen", "1908", "2008")
    s.step(w.LAND_BATTLES)
    rng = FastDice(9)
    while s.game.turn == 1 and s.game.deciders:
        role = s.game.deciders[0]
        if s.asked in ("siege_day", "sally_day"):
            s.do("pass")
            continue
        legal = s.game.legal(role)
        s.game.play(role, legal[rng.below(len(legal))])
    assert s.game.meetings == []
    assert s.game.battle is None
    assert s.game.siege_at(PLACE["acre"]) is siege
    assert HEX["1908"] != NOWHERE


def test_2_22_who_has_left_the_game_is_passed_over() -> None:
    lines = ("jerusalem acre: knight 3", "egypt cairo: emir 3", "syria damascus: emir 3")
    s = scene(*lines, "byzantium nicosia: knight 3", scenario="nile")
    s.game.order, s.game.out = [0, 1, 2, 3], [0, 1, 0, 0]
    s.step(w.FIRST_MOVER)
    movers = []
    while s.asked == "moves":
        movers.append(s.decider)
        s.do("done")
    assert movers == ["jerusalem", "syria", "byzantium"]


def test_2_22_the_wounded_and_goods_can_be_handed_over() -> None:
    s = scene("crusader tyre: knight 5", "crusader tyre: spearman 6 mule 3 cart 1 ladder 2")
    giver, taker = s.group("crusader", 2), s.group("crusader", 1)
    giver.hurt = [Wounded(CLASS["spearman"], 3), Wounded(CLASS["spearman"], 1)]
    giver.goods[SUPPLIES] = 200  # 3 mules and a cart carry 75 + 125
    s.phase(w.REORGANISE).do("group g1", "from g2", role="crusader")
    offered = [text for text in s.legal("crusader") if text.startswith("take")]
    assert [t for t in offered if "wounded" in t] == [
        "take wounded_spearman 1", "take wounded_spearman 2",
    ]  # fmt: skip
    assert [t for t in offered if "mule" in t][-1] == "take mule 3"
    assert "take supplies 200" in offered
    # Of two equally hurt the one nearer to health goes; packs go with the beasts that carry them.
    s.do("take wounded_spearman 1", "take cart 1", "take ladder 2", role="crusader")
    assert (taker.hurt, giver.hurt) == ([(CLASS["spearman"], 1)], [(CLASS["spearman"], 3)])
    assert (giver.goods[SUPPLIES], taker.goods[SUPPLIES]) == (75, 125)
    assert (taker.goods[CART], taker.goods[LADDER]) == (1, 2)
    s.do("take spearman 6", "take wounded_spearman 1", "done", role="crusader")
    assert s.game.group(0, 2) is None
    assert (taker.size(), taker.goods[MULE]) == (13, 3)


def test_3_21_what_is_bought_is_paid_and_joins_the_group() -> None:
    s = scene("crusader tyre: knight 5", "saracen cairo: emir 3").own("crusader", "tyre")
    s.game.points = [100, 0]
    s.phase(w.REORGANISE).do("group g1", "market", role="crusader")
    s.refused("take knight 3", "3.21", "too_dear", role="crusader")
    s.do("take mule 2", "take spearman 3", "done", role="crusader")
    group = s.group("crusader")
    assert (group.goods[MULE], group.men[CLASS["spearman"]]) == (2, 3)
    assert s.game.points[0] == 100 - 2 * 6 - 3 * 11
    assert group.goods[SUPPLIES] == 2 * 25  # loaded where it was bought
    assert "group g1" not in s.legal("crusader")


def test_2_22_one_new_group_in_a_hex_and_turn() -> None:
    s = scene("crusader tyre: knight 20", "saracen cairo: emir 3").own("crusader", "tyre")
    s.game.points = [0, 0]
    s.phase(w.REORGANISE).do("found tyre", "from g1", "take knight 5", "done", role="crusader")
    assert [g.size() for g in s.game.own_groups(0)] == [15, 5]
    assert "found tyre" not in s.legal("crusader")
