"""2.9 Three players or more: pacts, passage, coalitions, allies (E 94-100)."""

from __future__ import annotations

import json

import pytest

from levant.croisades import diplomacy, field, outcome, seafight, supply
from levant.croisades import words as w
from levant.croisades.board import HEX, HEX_COUNT, HIGH_SEAS, NOWHERE, PLACE
from levant.croisades.game import CROISADES
from levant.croisades.ranks import WATCHING
from levant.croisades.records import Arrival, Clash
from levant.croisades.roster import SUPPLIES
from tests.croisades.scene import Scene, scene


def allied(s: Scene, one: str, other: str) -> Scene:
    a, b = s.role(one), s.role(other)
    s.game.offers[a] |= 1 << b
    s.game.offers[b] |= 1 << a
    diplomacy.seal_pacts(s.game)
    return s


def nile(*lines: str) -> Scene:
    return scene(*lines, scenario="nile")


def test_2_96_a_pact_needs_both_and_ends_with_either() -> None:
    s = nile().phase(w.DIPLOMACY)
    s.do("offer egypt", "done", role="jerusalem")
    s.do("done", role="egypt").do("done", role="syria").do("done", role="byzantium")
    assert not s.game.friends(s.role("jerusalem"), s.role("egypt"))
    s.phase(w.DIPLOMACY).do("offer jerusalem", "done", role="egypt")
    s.do("done", role="jerusalem").do("done", role="syria").do("done", role="byzantium")
    assert s.game.friends(s.role("jerusalem"), s.role("egypt"))
    s.phase(w.DIPLOMACY).do("renounce egypt", "done", role="jerusalem")
    s.do("done", role="egypt").do("done", role="syria").do("done", role="byzantium")
    assert not s.game.friends(s.role("jerusalem"), s.role("egypt"))


def test_2_96_a_pact_ends_the_siege_of_an_ally() -> None:
    s = nile("jerusalem 2008: knight 3", "syria acre: emir 5")
    s.siege("syria", "acre")
    s.game.offers = [0b0100, 0, 0b0001, 0]
    s.step(w.DIPLOMACY_DONE)
    assert s.game.friends(s.role("jerusalem"), s.role("syria"))
    assert s.game.sieges == []


def test_2_91_allies_feed_each_other_and_lend_their_land() -> None:
    s = nile()
    s.game.owner = [-1] * HEX_COUNT
    s.own("egypt", "acre")
    assert not supply.in_line(s.game, s.role("jerusalem"), HEX["2010"], 60)
    allied(s, "jerusalem", "egypt")
    assert supply.in_line(s.game, s.role("jerusalem"), HEX["2010"], 60)


def test_2_92_allied_ships_share_a_box() -> None:
    s = nile()
    s.ship("jerusalem", "acre", war=True)
    s.ship("egypt", "acre", war=True)
    assert seafight.parties_at(s.game, PLACE["acre"]) == [[0], [1]]
    allied(s, "jerusalem", "egypt")
    s.step(w.SEA_BATTLES)
    assert s.events("sea_battle") == []


def test_2_93_passage_needs_consent_and_either_can_have_his_battle() -> None:
    lines = ("jerusalem 2008: knight 3", "syria 1908: emir 3")
    s = nile(*lines).moves("jerusalem").do("march g1", "to 1908")
    assert (s.asked, s.decider) == ("meet", "jerusalem")
    s.do("ask")
    assert (s.asked, s.decider) == ("answer", "syria")
    assert "grant" in s.legal()
    s.do("grant")
    assert (s.asked, s.decider) == ("march", "jerusalem")
    s.do("halt")
    assert s.game.meeting_at(HEX["1908"]) is None
    s = nile(*lines).moves("jerusalem").do("march g1", "to 1908", "ask", "fight")
    assert s.game.meeting_at(HEX["1908"]) is not None
    assert s.group("jerusalem").hex == HEX["1908"]
    s = nile(*lines).moves("jerusalem").do("march g1", "to 1908", "attack")
    assert "grant" not in s.legal()


def test_2_93_allies_pass_without_asking() -> None:
    s = allied(nile("jerusalem 2008: knight 3", "syria 1908: emir 3"), "jerusalem", "syria")
    s.moves("jerusalem").do("march g1", "to 1908")
    assert s.asked == "march"


def test_2_94_coalitions_fight_as_one_side() -> None:
    s = nile()
    for role in ("jerusalem", "egypt", "syria"):
        s.ship(role, "acre", war=True)
    allied(s, "jerusalem", "egypt")
    assert seafight.parties_at(s.game, PLACE["acre"]) == [[0, 1], [2]]
    s.step(w.SEA_BATTLES)
    assert s.asked == "flight"


def test_2_94_otherwise_each_in_turn_chooses_one_opponent() -> None:
    s = nile()
    for role in ("jerusalem", "egypt", "syria"):
        s.ship(role, "acre", war=True)
    s.step(w.SEA_BATTLES)
    assert (s.asked, s.decider) == ("engage", "jerusalem")
    assert s.legal() == ["engage egypt", "engage syria"]
    s.dice(5, 5).do("engage syria", "done", "done")
    assert (s.asked, s.decider) == ("engage", "egypt")


def test_2_95_outsiders_need_consent_and_there_are_only_two_sides() -> None:
    lines = ("jerusalem 1908: knight 3", "syria 1908: emir 3", "egypt 1809: emir 3")
    s = nile(*lines)
    s.meeting("jerusalem", "syria", "1908", "2008")
    s.moves("egypt").do("march g1").refused("to 1908", "2.42", "battle_is_due")
    s = allied(nile(*lines), "egypt", "jerusalem")
    meeting = s.meeting("jerusalem", "syria", "1908", "2008")
    s.moves("egypt").do("march g1", "to 1908")
    assert meeting.attackers == [s.role("jerusalem"), s.role("egypt")]
    s = nile("jerusalem acre: knight 3", "egypt 2010: emir 3")
    s.own("syria", "acre")
    s.siege("jerusalem", "acre")
    s.moves("egypt").do("march g1").refused("to acre", "2.95", "siege_of_others")


def test_2_95_opposing_reinforcements_for_one_edge_deploy_at_once() -> None:
    s = scene("crusader 1908: knight 3", "crusader 1908: knight 4", "saracen 1908: emir 3",
              "saracen 1908: emir 4")  # fmt: skip
    meeting = s.meeting("crusader", "saracen", "1908", "2008")
    meeting.arrived = [Arrival(0, 2, HEX["1808"]), Arrival(1, 2, HEX["1808"])]
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side"):
        s.do(s.legal()[0])
    assert s.game.battle is not None
    assert all(company.status == 0 for company in s.game.battle.companies)


def test_2_95_allies_in_a_battle_act_together_under_the_first() -> None:
    lines = ("jerusalem 1908: knight 3", "egypt 1908: emir 3", "syria 1908: emir 5")
    s = allied(nile(*lines), "egypt", "jerusalem")
    meeting = s.meeting("jerusalem", "syria", "1908", "2008")
    meeting.attackers.append(s.role("egypt"))
    s.step(w.LAND_BATTLES)
    assert s.game.battle is not None
    assert len([f for f in s.game.battle.fighters if f.side == 0]) == 6
    assert len(field.fighting(s.game, meeting, 0)) == 2


def test_2_95_former_allies_in_one_hex_fight_in_the_next_turn() -> None:
    s = nile("jerusalem 1908: knight 3", "egypt 1908: emir 3")
    s.game.clashes = [Clash(HEX["1908"], 0, 1)]
    s.step(w.TURN_START)
    assert s.game.meeting_at(HEX["1908"]) is not None


def test_2_96_characters_cannot_be_given_away() -> None:
    s = allied(nile("jerusalem acre: knight 9", "egypt acre: emir 9"), "jerusalem", "egypt")
    s.phase(w.REORGANISE).do("found acre", role="jerusalem")
    assert "from g1" in s.legal("jerusalem")
    s.do("from g1", role="jerusalem")
    assert any(text.startswith("take knight") for text in s.legal("jerusalem"))
    assert not any("emir" in text for text in s.legal("jerusalem"))


def test_2_13_who_gives_up_among_several_leaves_at_the_end_of_the_turn() -> None:
    s = nile("jerusalem acre: knight 6", "egypt cairo: emir 6", "syria damascus: emir 6")
    s.phase(w.SUPPLY).do("resign", role="egypt")
    assert s.game.result is None
    assert s.role("egypt") not in s.game.deciders
    while s.game.turn == 1:
        role = s.game.deciders[0]
        s.game.play(role, s.game.default(role))
    assert s.game.out[s.role("egypt")] == 1
    assert s.game.own_groups(s.role("egypt")) == []
    assert s.game.owner[PLACE["cairo"]] == -1


# --- Command lent and taken back (2.96) -------------------------------------------------------


def allies_in_battle() -> Scene:
    """Jerusalem and Egypt together against Syria; the companies are to be placed."""
    lines = ("jerusalem 1908: knight 4", "egypt 1908: emir 4", "syria 1908: emir 5")
    s = allied(nile(*lines), "egypt", "jerusalem")
    meeting = s.meeting("jerusalem", "syria", "1908", "2008")
    meeting.attackers.append(s.role("egypt"))
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side"):
        s.do(s.legal()[0])
    assert s.asked == "deploy"
    return s


def test_2_95_each_ally_places_and_leads_his_own_companies() -> None:
    s = allies_in_battle()
    assert s.game.deciders == (s.role("jerusalem"), s.role("egypt"), s.role("syria"))
    for role in ("syria", "egypt", "jerusalem"):
        s.do(next(t for t in s.legal(role) if t.startswith("centre")), role=role)
    s.do("begin jerusalem")
    assert (s.asked, s.decider) == ("stance", "jerusalem")
    s.do(next(t for t in s.legal() if t.startswith("hold")))
    assert (s.asked, s.decider) == ("stance", "egypt")
    assert not any(t.startswith("retreat") for t in s.legal())


def test_2_96_command_is_lent_at_any_time_and_taken_back_at_any_time() -> None:
    s = allies_in_battle()
    s.do("lend jerusalem", role="egypt")
    assert s.game.deciders == (s.role("jerusalem"), s.role("syria"))
    assert s.game.view(None)["lent"] == {"egypt": "jerusalem"}
    first = next(t for t in s.legal("jerusalem") if t.startswith("left"))
    s.do(first, role="jerusalem")
    s.do("take_back", role="egypt")
    assert s.game.deciders == (s.role("egypt"), s.role("syria"))
    s.refused("take_back", "2.96", "nothing_lent", role="egypt")


def test_2_96_who_commands_for_another_sees_and_decides_in_his_sieges() -> None:
    s = nile("jerusalem acre: knight 5", "egypt cairo: emir 5", "syria damascus: emir 5")
    s.own("syria", "acre")
    s.siege("jerusalem", "acre")
    s.phase(w.SUPPLY).do("lend egypt", role="syria")
    s.game.site = PLACE["acre"]
    s.step(w.DAY_END)
    assert (s.asked, s.decider) == ("rations", "egypt")
    assert '"garrison"' in json.dumps(s.game.view(s.role("egypt"))["sieges"])
    s.do("take_back", role="syria")
    assert s.decider == "syria"
    assert '"garrison"' not in json.dumps(s.game.view(s.role("egypt"))["sieges"])


def test_2_96_nobody_commands_against_himself() -> None:
    s = nile("jerusalem acre: knight 5", "syria damascus: emir 5")
    s.own("syria", "acre")
    s.siege("jerusalem", "acre")
    s.phase(w.SUPPLY).do("lend jerusalem", role="syria")
    s.game.site = PLACE["acre"]
    s.step(w.DAY_END)
    assert s.decider == "syria"


def test_2_96_during_the_talks_what_is_lent_is_told_with_the_pacts() -> None:
    s = nile().phase(w.DIPLOMACY)
    before = s.game.view(s.role("syria"))["lent"]
    s.do("lend egypt", "done", role="jerusalem")
    assert s.game.view(s.role("syria"))["lent"] == before
    assert "lend egypt" not in s.legal("jerusalem")
    s.do("done", role="egypt").do("done", role="syria").do("done", role="byzantium")
    assert s.game.view(s.role("syria"))["lent"] == {"jerusalem": "egypt"}


def test_2_96_between_two_players_there_is_nobody_to_lend_to() -> None:
    s = scene("crusader tyre: knight 3").phase(w.SUPPLY)
    s.refused("lend saracen", "2.96", "only_two_players", role="crusader")


def fleets_off_acre() -> Scene:
    """Jerusalem and Egypt together against Syria off Acre; Egypt's transport has people aboard."""
    s = nile("egypt acre: emir 4", "syria damascus: emir 5")
    for role in ("jerusalem", "egypt", "egypt", "syria"):
        s.ship(role, "acre", war=role != "egypt")
    cargo = s.group("egypt")
    cargo.ship, cargo.hex = 22, NOWHERE
    return allied(s, "jerusalem", "egypt")


def test_2_96_command_is_lent_for_naval_battles_too() -> None:
    s = fleets_off_acre().phase(w.SUPPLY).do("lend jerusalem", role="egypt")
    s.step(w.SEA_BATTLES)
    s.do("done")
    assert (s.asked, s.decider) == ("flight", "jerusalem")
    assert s.game.view(None)["acting"] == "egypt"
    assert s.legal() == ["done", "flee s21", "flee s22"]
    s.refused("flee s21", "2.33", "not_your_turn", role="egypt")
    s.do("take_back", role="egypt")
    assert (s.asked, s.decider) == ("flight", "egypt")
    s.do("lend jerusalem", role="egypt").do("flee s22", "done")
    s.dice(1, 4, sixes=[1, 1]).do("done")
    assert (s.asked, s.decider) == ("sink", "jerusalem")
    assert s.game.view(None)["acting"] == "egypt"
    s.do("sink s22")
    assert [ship.number for ship in s.game.ships_at(PLACE["acre"], s.role("egypt"))] == [21]
    assert s.game.groups == [s.group("syria")]


def test_2_96_who_commands_ships_for_another_says_where_they_flee() -> None:
    s = fleets_off_acre().phase(w.SUPPLY).do("lend jerusalem", role="egypt")
    s.dice(5, 8, sixes=[1, 2]).step(w.SEA_BATTLES)
    s.do("done", "flee s22", "done", "done")
    assert (s.asked, s.decider) == ("flee_to", "jerusalem")
    s.chance().do("sail s22 damietta")
    fled = s.game.ship(s.role("egypt"), 22)
    assert fled is not None
    assert (fled.port, fled.bound) == (HIGH_SEAS, PLACE["damietta"])


def test_2_96_who_commands_ships_for_another_knows_what_they_carry() -> None:
    s = fleets_off_acre()
    s.game.ships[1].goods[SUPPLIES] = 300
    s.step(w.SEA_BATTLES)

    def carried(role: str) -> list[object]:
        view = json.loads(json.dumps(s.game.view(s.role(role))))
        cargo = [g.get("men") for g in view["groups"] if g["role"] == "egypt"]
        return cargo + [x.get("goods") for x in view["ships"] if x["role"] == "egypt"]

    assert carried("jerusalem") == [None, None, None]
    s.do("lend jerusalem", role="egypt")
    assert carried("jerusalem") == carried("egypt") == [{"emir": 4}, {"supplies": 300}, {}]
    assert carried("syria") == [None, None, None]


def test_2_96_nobody_commands_against_himself_at_sea() -> None:
    s = fleets_off_acre().phase(w.SUPPLY).do("lend syria", role="egypt")
    s.step(w.SEA_BATTLES).do("done")
    assert (s.asked, s.decider) == ("flight", "egypt")
    seen = json.loads(json.dumps(s.game.view(s.role("syria"))))
    assert not any("men" in g for g in seen["groups"] if g["role"] == "egypt")


def test_2_96_a_besieger_is_never_shown_the_garrison_whose_command_he_was_lent() -> None:
    s = nile("jerusalem acre: knight 5", "syria damascus: emir 5").own("syria", "acre")
    s.siege("jerusalem", "acre")
    s.phase(w.SUPPLY).do("lend jerusalem", role="syria")
    seen = json.dumps(s.game.view(s.role("jerusalem"))["sieges"])
    assert '"ready"' in seen
    assert '"garrison"' not in seen


def test_2_96_who_stands_in_the_camp_does_not_command_behind_the_walls() -> None:
    s = nile("jerusalem acre: knight 5", "egypt acre: emir 5", "syria damascus: emir 5")
    s.own("syria", "acre").siege("jerusalem", "acre")
    allied(s, "jerusalem", "egypt").group("egypt").inside = 0
    s.phase(w.SUPPLY).do("lend egypt", role="syria")
    s.game.site = PLACE["acre"]
    s.step(w.DAY_END)
    assert (s.asked, s.decider) == ("rations", "syria")


def test_2_95_a_pact_that_ends_leaves_former_allies_in_battle() -> None:
    lines = ("jerusalem 1908: knight 3", "egypt 1908: emir 3", "egypt acre: emir 3")
    s = allied(nile(*lines), "jerusalem", "egypt").phase(w.DIPLOMACY)
    s.do("renounce jerusalem", "done", role="egypt").do("done", role="jerusalem")
    s.do("done", role="syria").do("done", role="byzantium")
    meeting = s.game.meeting_at(HEX["1908"])
    assert meeting is not None
    assert (meeting.attackers, meeting.defenders) == ([s.role("egypt")], [s.role("jerusalem")])
    assert len(s.game.meetings) == 1


def test_2_96_only_the_two_learn_of_an_offer_that_is_not_taken() -> None:
    s = nile().phase(w.DIPLOMACY).do("offer egypt", "done", role="jerusalem")
    for role in ("egypt", "syria", "byzantium"):
        s.do("done", role=role)
    told = [
        [e for e in CROISADES.events(s.game, viewer) if e["event"] == "offered"]
        for viewer in (0, 1, 2, 3, None)
    ]
    assert [len(events) for events in told] == [1, 1, 0, 0, 0]
    s.phase(w.DIPLOMACY).do("offer jerusalem", "done", role="egypt")
    for role in ("jerusalem", "syria", "byzantium"):
        s.do("done", role=role)
    assert len([e for e in CROISADES.events(s.game, 0) if e["event"] == "offered"]) == 2
    assert [e for e in CROISADES.events(s.game, 2) if e["event"] == "offered"] == []


def test_2_95_an_ally_of_the_attacked_who_has_not_moved_joins_him() -> None:
    lines = ("jerusalem 1908: knight 3", "syria 1908: emir 3", "egypt 1809: emir 3")
    s = allied(nile(*lines), "egypt", "syria")
    meeting = s.meeting("jerusalem", "syria", "1908", "2008")
    s.moves("egypt").do("march g1", "to 1908")
    assert meeting.defenders == [s.role("syria"), s.role("egypt")]
    assert meeting.arrived == [(s.role("egypt"), 1, HEX["1809"])]
    assert not meeting.reinforced


def test_2_66_the_own_watchers_are_posted_before_those_of_an_ally() -> None:
    lines = ("jerusalem acre: knight 5", "egypt acre: knight 5", "syria acre: emir 5")
    s = allied(nile(*lines), "egypt", "jerusalem").own("syria", "acre")
    s.siege("egypt", "acre")
    for role in ("jerusalem", "syria"):
        s.group(role).inside = 0
    meeting = s.meeting("syria", "egypt", "acre", "mount_tabor")
    meeting.defenders.append(s.role("jerusalem"))
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side"):
        s.do(s.legal()[0])
    assert (s.asked, s.decider) == ("watch", "egypt")
    s.do("watch knight 7", "done")
    b = s.game.battle
    assert b is not None
    posted = [f.role for f in b.fighters if b.companies[f.company].status == WATCHING]
    assert sorted(posted) == [0] * 2 + [1] * 5


def test_2_13_the_pacts_of_who_gives_up_end_with_him() -> None:
    s = nile("jerusalem acre: knight 6", "egypt cairo: emir 6", "syria damascus: emir 6")
    allied(allied(s, "egypt", "jerusalem"), "jerusalem", "syria")
    s.game.quit[s.role("egypt")] = 1
    outcome.remove_resigned(s.game)
    assert s.game.out == [0, 1, 0, 0]
    assert not s.game.friends(0, s.role("egypt"))
    assert s.game.friends(0, s.role("syria"))


def test_2_96_with_each_role_one_word_in_a_turns_talks() -> None:
    s = nile().phase(w.DIPLOMACY).do("offer egypt", role="jerusalem")
    legal = s.legal("jerusalem")
    assert "offer egypt" not in legal
    assert "renounce egypt" not in legal
    assert "offer syria" in legal


def test_2_96_command_is_lent_to_nobody_who_is_gone() -> None:
    s = nile("jerusalem acre: knight 5").phase(w.SUPPLY)
    s.game.out[s.role("egypt")], s.game.quit[s.role("syria")] = 1, 1
    s.refused("lend egypt", "2.96", "has_left_the_game", role="jerusalem")
    s.refused("lend syria", "2.96", "has_left_the_game", role="jerusalem")
    s.do("lend byzantium", role="jerusalem")
    s.refused("lend byzantium", "2.96", "lent_already", role="jerusalem")


def test_2_95_allies_who_stand_with_the_invader_fight_on_his_side() -> None:
    lines = ("jerusalem 2008: knight 3", "egypt 1505: emir 3", "syria 1505: emir 3")
    s = allied(nile(*lines), "jerusalem", "egypt")
    for group in s.game.groups:
        group.hex = HEX["1908"] if group.role else HEX["2008"]
    s.moves("jerusalem").do("march g1", "to 1908", "attack", "fight")
    meeting = s.game.meeting_at(HEX["1908"])
    assert meeting is not None
    assert (meeting.attackers, meeting.defenders) == ([0, s.role("egypt")], [s.role("syria")])


def test_2_13_places_lost_count_against_a_role() -> None:
    """Decision 49."""
    s = nile("jerusalem acre: knight 5").own("jerusalem", "homs")
    assert outcome.score(s.game, 0) == 150
    s.own("egypt", "acre")
    assert outcome.score(s.game, 0) == 150 - 150
    assert outcome.score(s.game, s.role("egypt")) == 150


def test_2_13_a_role_is_beaten_without_stronghold_and_group() -> None:
    s = nile("jerusalem acre: knight 5", "egypt cairo: emir 5", "syria 1908: emir 5")
    s.game.owner = [0 if owner in (1, 2, 3) else owner for owner in s.game.owner]
    outcome.remove_beaten(s.game)
    assert s.game.out == [0, 0, 0, 1]  # Byzantium has neither
    s.own("byzantium", "nicosia")
    s.game.out = [0] * 4
    outcome.remove_beaten(s.game)
    assert s.game.out == [0] * 4


@pytest.mark.parametrize(("places", "winner", "reason"), [
    (("homs",), 0, "capture_value"), ((), -1, "tie"),
])  # fmt: skip
def test_2_13_at_the_end_the_most_capture_value_wins_and_a_tie_is_nobodys(
    places: tuple[str, ...], winner: int, reason: str
) -> None:
    """Decision 49."""
    s = nile("jerusalem acre: knight 5", "egypt cairo: emir 5", "syria damascus: emir 5")
    s.own("jerusalem", *places)
    s.game.turn = 30
    outcome.turn_end(s.game)
    assert (s.game.winner, s.game.reason) == (winner, reason)
