"""2 Rules beside the main road of their chapters: seas, retreats, rations, income, allies."""

from __future__ import annotations

import pytest

from levant.croisades import field, garrison, morale, ramparts, ranks, sallies, stances, supply
from levant.croisades import words as w
from levant.croisades.board import BOX_NUMBER, HEX, PLACE, WATER
from levant.croisades.fights import Battle, Fighter
from levant.croisades.game import CROISADES
from levant.croisades.outcome import income_of
from levant.croisades.records import Arrival, Wounded
from levant.croisades.roster import CLASS, CLASS_COUNT, SUPPLIES
from tests.croisades.scene import Scene, scene
from tests.croisades.test_2_9_players import allied, nile


def test_2_32_no_ship_can_be_in_the_red_sea_or_on_the_dead_sea() -> None:
    """A ship is in a port's sea box or on the high seas, and inland waters have no box."""
    assert WATER["1307"] == "lake"
    assert not set(BOX_NUMBER.values()) & set(WATER)
    s = scene("crusader acre: knight 3", "saracen cairo: emir 3")
    ship = s.ship("crusader", "acre", war=True)
    s.phase(w.SAIL, w.STAGE_NAVAL)
    for inland in ("akaba", "1208", "jerusalem"):
        s.refused(f"sail s{ship.number} {inland}", "2.32", "not_a_port", role="crusader")


def test_2_42_the_hex_changes_hands_only_after_the_battle() -> None:
    s = scene("crusader 2008: knight 5", "saracen 1908: emir 3").own("saracen", "1908")
    s.moves("crusader").do("march g1", "to 1908")
    assert s.game.meeting_at(HEX["1908"]) is not None
    assert s.game.owner[HEX["1908"]] == s.role("saracen")
    s.chance().step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side", "deploy", "first"):
        s.do(s.legal()[0])
    battle = s.game.battle
    assert battle is not None
    assert s.game.owner[HEX["1908"]] == s.role("saracen")
    battle.loser, battle.retreat[1] = 1, (battle.edge + 2) % 4
    s.step(w.BATTLE_OVER)
    assert s.game.owner[HEX["1908"]] == s.role("crusader")


def test_2_42_only_the_two_who_meet_are_told_the_numbers() -> None:
    s = nile("jerusalem 2008: knight 3 spearman 4", "syria 1908: emir 3", "egypt cairo: emir 3")
    s.moves("jerusalem").do("march g1", "to 1908")
    told = {
        role: [e for e in CROISADES.events(s.game, s.role(role)) if e["event"] == "counted"]
        for role in ("jerusalem", "syria", "egypt", "byzantium")
    }
    assert [(e["foot"], e["mounted"]) for e in told["syria"]] == [(4, 3)]
    assert len(told["jerusalem"]) == 1
    assert told["egypt"] == told["byzantium"] == []
    assert not [e for e in CROISADES.events(s.game, None) if e["event"] == "counted"]


def reinforced() -> tuple[Scene, Battle, int]:
    """Knights of a third group wait beyond a flank; the battle and their company."""
    s = scene("crusader 1908: knight 3", "crusader 1908: knight 5", "saracen 1908: emir 3")
    s.meeting("crusader", "saracen", "1908", "2008").arrived = [Arrival(0, 2, HEX["1808"])]
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side", "deploy", "first"):
        s.do(s.legal()[0])
    battle = s.game.battle
    assert battle is not None
    waiting = [c for c, one in enumerate(battle.companies) if one.status == ranks.WAITING]
    return s, battle, waiting[0]


def test_2_56_reinforcements_of_a_retreating_side_come_only_over_its_edge() -> None:
    _, battle, company = reinforced()
    zones = field.zones(battle.hex, battle.via, battle.edge)
    for edge in range(4):
        battle.retreat[0] = edge
        assert stances.may_come(battle, company) is (HEX["1808"] in zones[edge])


def test_2_56_reinforcements_over_the_edge_of_the_retreat_retreat_as_well() -> None:
    s, battle, company = reinforced()
    zones = field.zones(battle.hex, battle.via, battle.edge)
    battle.retreat[0] = next(edge for edge in range(4) if HEX["1808"] in zones[edge])
    assert stances.entry_turn(battle, company) == 3
    stances.enter_field(s.game, battle, company)
    assert battle.companies[company].status == ranks.FIELD
    assert battle.companies[company].exit == stances.RETREAT_BOARDS
    battle.turns[0] = 4
    assert stances.undecided(battle) == -1, "nobody who retreats gets a stance"


# --- Rations (2.65) ---------------------------------------------------------------------------


def sally(fed: int, *dice: int) -> tuple[Fighter, Fighter]:
    """One Mamluk on foot (12:6) goes out against one spearman (8:7); the guard strikes first."""
    s = scene("crusader acre: spearman 5")
    found = s.siege("crusader", "acre")
    found.men = [0] * CLASS_COUNT
    found.men[CLASS["mamluk_on_foot"]] = 1
    found.fed = fed
    b = ramparts.arena(s.game, found)
    ramparts.from_camp(s.game, found, b)
    ramparts.from_walls(s.game, found, b)
    ramparts.line_up(b)
    out, guard = b.fighters[-1], b.fighters[0]
    s.dice(*dice, *[6] * 12)
    sallies.skirmish(s.game, b, [out], [guard], found)
    return out, guard


def test_2_65_on_half_rations_the_besieged_attack_one_column_to_the_left() -> None:
    """12 against 7 is 1:1, where a 1 stuns; at 1:2 it only pushes back."""
    _, guard = sally(garrison.FULL, 6, 1)
    assert guard.state & ranks.STUNNED
    _, guard = sally(garrison.HALF, 6, 1)
    assert not guard.state & ranks.STUNNED


def test_2_65_on_quarter_rations_besiegers_attack_one_column_to_the_right_as_well() -> None:
    """8 against 6 is 1:1, where a 1 stuns; at 2:1 it wounds."""
    for fed in (garrison.FULL, garrison.HALF):
        out, _ = sally(fed, 1)
        assert out.state & ranks.STUNNED
    out, guard = sally(garrison.QUARTER, 1, 1)
    assert out.state & ranks.WOUNDED
    assert not guard.state & ranks.STUNNED


@pytest.mark.parametrize(
    ("fed", "loss"), [(garrison.FULL, 0), (garrison.HALF, 1), (garrison.QUARTER, 2)]
)
def test_2_65_short_rations_lower_the_morale_of_the_besieged_alone(fed: int, loss: int) -> None:
    s = scene("crusader acre: spearman 5")
    found = s.siege("crusader", "acre")
    found.fed = fed
    b = ramparts.arena(s.game, found)
    ramparts.from_camp(s.game, found, b)
    ramparts.from_walls(s.game, found, b)
    ramparts.line_up(b)
    hungry, fed_well = morale.Melee(rations=garrison.ration_loss(found)), morale.Melee()
    for i, fighter in enumerate(b.fighters):
        lost = morale.modified_morale(b, i, fed_well) - morale.modified_morale(b, i, hungry)
        assert lost == (loss if fighter.side == 1 else 0)


def test_2_65_the_wounded_and_the_sheltered_eat_too() -> None:
    s = scene("crusader acre: knight 5", "saracen acre: emir 5")
    found = s.siege("crusader", "acre")
    found.hurt, s.game.site = [Wounded(CLASS["mamluk_on_foot"], 2)], PLACE["acre"]
    s.group("saracen").hurt = [Wounded(CLASS["emir"], 1)]
    heads = sum(found.men) + 1 + 5 + 1
    s.step(w.DAY_END).do("rations 2")
    assert found.supply == 4 * 950 - 2 * heads


# --- Hunger and thirst (2.72, 2.73) -----------------------------------------------------------


def test_2_72_the_wounded_who_do_not_desert_stay_wounded() -> None:
    s = scene("crusader 1908: knight 5", "saracen cairo: emir 3")
    s.game.owner = [-1] * len(s.game.owner)
    s.own("crusader", "acre")
    group = s.group("crusader")
    group.hungry, group.hurt = 9, [Wounded(CLASS["knight"], 2), Wounded(CLASS["knight"], 3)]
    s.dice(7, 7, 7, 7, 1, 1, 7)
    s.step(w.SUPPLY_DONE)
    assert group.hex == PLACE["acre"]
    assert (group.men[CLASS["knight"]], group.hurt) == (4, [(CLASS["knight"], 3)])


def test_2_73_who_joins_others_after_the_thirst_does_not_pay_twice() -> None:
    """Four of the first group get water and join the second, which has just enough for itself."""
    s = scene("saracen 1505: fatimid_foot 6 mule 1", "saracen 1505: fatimid_foot 5 mule 1")
    first, second = s.group("saracen", 1), s.group("saracen", 2)
    for group, supplies in ((first, 12), (second, 18)):
        group.desert, group.goods[SUPPLIES] = 2, supplies
    s.chance()
    supply.close_supply(s.game)
    assert s.game.group(first.role, 1) is None
    assert second.size() == 4 + 5
    assert second.goods[SUPPLIES] == 0


# --- Income (3.3) -----------------------------------------------------------------------------


def test_3_3_each_role_earns_what_it_holds_at_the_end_of_the_fifth_turn() -> None:
    """Castles 10 and 20, a port 70, Acre 150, Cairo 300; a caravan end 20 more."""
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3")
    s.game.owner = [-1] * len(s.game.owner)
    s.own("crusader", "tyre", "acre", "belvoir").own("saracen", "cairo", "gaza")
    s.game.turn, s.game.points = 5, [3, 4]
    assert [income_of(s.game, role) for role in (0, 1)] == [70 + 150 + 20, 300 + 70]
    s.step(w.INCOME)
    assert s.game.points == [3 + 240, 4 + 370]
    assert [e["points"] for e in s.events("income")] == [240, 370]


# --- Several players (2.95, 2.96) -------------------------------------------------------------


def test_2_95_an_ally_who_has_moved_is_not_called_to_a_battle() -> None:
    """Jerusalem moved before; only the attacked himself may call groups from beside."""
    s = nile("egypt 2008: emir 3", "egypt 2008: emir 4", "syria 1908: emir 5",
             "syria 1909: emir 3", "jerusalem 1808: knight 3")  # fmt: skip
    allied(s, "jerusalem", "syria")
    s.moves("egypt").do("march g1", "to 1908", "attack", "fight", "march g2", "to 1908", "done")
    assert (s.asked, s.decider) == ("reinforce", "syria")
    assert s.legal() == ["done", "reinforce g2"]
    s.do("done")
    assert (s.asked, s.decider) != ("reinforce", "jerusalem")


def test_2_95_an_ally_joins_a_siege_at_any_time() -> None:
    s = nile("jerusalem acre: knight 5", "egypt 2010: emir 3").own("syria", "acre")
    found = s.siege("jerusalem", "acre", since=1)
    allied(s, "jerusalem", "egypt").game.turn = 4
    s.moves("egypt").do("march g1", "to acre")
    assert {group.role for group in s.game.besiegers(found)} == {0, s.role("egypt")}
    assert garrison.defenders(s.game, found) > 0
    assert s.game.meeting_at(PLACE["acre"]) is None


def test_2_96_characters_cannot_be_given_or_traded() -> None:
    s = nile("jerusalem acre: knight 6", "jerusalem acre: knight 5",
             "egypt acre: emir 6", "egypt acre: emir 5", "egypt acre: emir 4")  # fmt: skip
    allied(s, "jerusalem", "egypt").phase(w.REORGANISE).do("group g1", role="jerusalem")
    given = [text for text in s.legal("jerusalem") if text.startswith("from ")]
    assert given == ["from g2"]
    s.do("from g2", role="jerusalem")
    assert not any("emir" in text for text in s.legal("jerusalem"))


def test_2_96_what_is_lent_is_taken_back_with_the_pact() -> None:
    """Allies fight as one side until one renounces; then they are two again."""
    s = allied(nile("jerusalem 1908: knight 3", "egypt 1908: emir 3"), "jerusalem", "egypt")
    meeting = s.meeting("jerusalem", "syria", "1908", "2008")
    meeting.attackers.append(s.role("egypt"))
    assert len(field.fighting(s.game, meeting, 0)) == 2
    s.phase(w.DIPLOMACY).do("renounce egypt", "done", role="jerusalem")
    for role in ("egypt", "syria", "byzantium"):
        s.do("done", role=role)
    assert not s.game.friends(s.role("jerusalem"), s.role("egypt"))
