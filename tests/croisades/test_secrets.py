"""Leaks an onlooker found: each told somebody what he could not have seen at the table."""

from __future__ import annotations

import json

from levant.croisades import words as w
from levant.croisades.board import PLACE
from levant.croisades.game import CROISADES, Game
from levant.croisades.pieces import Captive
from levant.croisades.roster import CLASS
from levant.kernel.dice import FastDice
from tests.croisades.scene import Scene, scene

CRUSADER, SARACEN = 0, 1


def seen(game: Game, viewer: int | None) -> str:
    """A view, to the byte."""
    return json.dumps(game.view(viewer))


def told(s: Scene, viewer: int | None) -> list[str]:
    return [event["event"] for event in CROISADES.events(s.game, viewer)]


# --- Groups that are put together (decision 68) -----------------------------------------------


def test_2_22_a_group_is_seen_when_its_counter_is_put_down() -> None:
    s = scene("crusader acre: knight 5 sergeant 5").own("crusader", "acre").phase(w.REORGANISE)
    before = [seen(s.game, viewer) for viewer in (SARACEN, None)]
    for act in ("found acre", "from g1", "take sergeant 5"):
        s.do(act, role="crusader")
        assert [seen(s.game, viewer) for viewer in (SARACEN, None)] == before
    s.do("done", role="crusader")
    groups = json.loads(seen(s.game, SARACEN))["groups"]
    assert [(g["group"], g["hex"]) for g in groups] == [(1, "acre"), (2, "acre")]
    assert told(s, SARACEN) == ["reorganised"]


def test_2_22_nobody_learns_of_a_change_that_moves_no_counter() -> None:
    """Recruits, and men who pass from one group to another, are on the card only."""
    s = scene("crusader acre: knight 5 sergeant 5", "crusader acre: knight 5")
    s.own("crusader", "acre").phase(w.REORGANISE)
    before = [seen(s.game, viewer) for viewer in (SARACEN, None)]
    s.do("group g2", "from g1", "take sergeant 1", "done", role="crusader")
    assert [seen(s.game, viewer) for viewer in (SARACEN, None)] == before
    assert told(s, SARACEN) == told(s, None) == []
    assert told(s, CRUSADER) == ["reorganised"]


def test_2_22_an_open_group_stands_still_while_others_close_theirs() -> None:
    s = scene(
        "crusader acre: knight 5 sergeant 9", "saracen cairo: emir 9", "saracen cairo: emir 9"
    )
    s.own("crusader", "acre").group("crusader").number = 2  # the new one is the first
    s.phase(w.REORGANISE).do("found acre", role="crusader")
    before = seen(s.game, CRUSADER)
    s.do("group g1", "from g2", "take emir 1", "done", role="saracen")
    assert seen(s.game, CRUSADER) == before


def test_3_58_prisoners_stay_where_they_are_while_a_group_is_open() -> None:
    s = scene(
        "crusader acre: knight 5", "crusader acre: sergeant 5", options={"captures": 1}
    ).own("crusader", "acre")  # fmt: skip
    s.group("crusader", 2).captives = [Captive(SARACEN, CLASS["emir"])]
    s.phase(w.REORGANISE)
    before = seen(s.game, SARACEN)
    s.do("group g1", "from g2", "take sergeant 5", role="crusader")
    assert s.group("crusader", 1).captives
    assert seen(s.game, SARACEN) == before
    s.do("cancel", role="crusader")
    assert seen(s.game, SARACEN) == before


def test_2_12_counters_are_laid_out_when_all_armies_are_divided() -> None:
    game = CROISADES.new("third_crusade", {"build_armies": 1}, FastDice(1), log=True)
    s = Scene(game)
    before = seen(game, SARACEN)
    s.do("found tyre", "market", "take knight 5", "done", role="crusader")
    assert seen(game, SARACEN) == before
    assert told(s, SARACEN) == told(s, None) == []
    s.do("done", role="crusader").do("done", role="saracen")
    assert [g["hex"] for g in json.loads(seen(game, SARACEN))["groups"]] == ["tyre"]


# --- Who goes aboard (decision 54) ------------------------------------------------------------


def besieged_port() -> Scene:
    """Egypt besieges Tyre; an ally shelters there, another is in the camp, both have a ship."""
    s = scene(
        "egypt tyre: emir 1 fatimid_foot 30", "byzantium tyre: spearman 5 sergeant 1",
        "syria tyre: emir 6", scenario="nile",
    ).own("jerusalem", "tyre")  # fmt: skip
    roles = {name: s.role(name) for name in s.game.scenario.roles}
    pacts = (("jerusalem", "byzantium"), ("egypt", "syria"))
    for one, other in (*pacts, *(pair[::-1] for pair in pacts)):
        s.game.pacts[roles[one]] |= 1 << roles[other]
    s.siege("egypt", "tyre")
    s.ship("byzantium", "tyre")
    s.ship("syria", "tyre")
    return s


def test_2_34_a_keeper_learns_that_a_guest_embarks_when_the_ships_sail() -> None:
    s = besieged_port()
    s.game.ships = s.game.ships_at(PLACE["tyre"], s.role("byzantium"))
    s.phase(w.SAIL)
    before = seen(s.game, s.role("jerusalem"))
    s.do("embark g1 s21", role="byzantium")
    assert seen(s.game, s.role("jerusalem")) == before


def test_2_34_a_besieger_learns_that_an_ally_embarks_when_the_ships_sail() -> None:
    s = besieged_port()
    men = s.group("egypt").men
    men[CLASS["emir"]] = 0  # the ally alone can command
    s.phase(w.SAIL)
    before = seen(s.game, s.role("egypt"))
    assert '"led": true' in before
    s.do("embark g1 s21", role="syria")
    assert seen(s.game, s.role("egypt")) == before


def test_2_96_who_goes_aboard_before_the_walls_does_not_command_them_yet() -> None:
    """Decision 57: nobody commands for the walls before which he stands."""
    s = besieged_port()
    s.game.lent[s.role("jerusalem")] = s.role("syria")
    s.phase(w.SAIL)
    s.do("embark g1 s21", role="syria")
    assert '"garrison"' not in seen(s.game, s.role("syria"))


def test_2_34_the_landed_do_not_show_which_group_is_led() -> None:
    """The group that is met on the quay is the first, not the one with a commander."""
    views = []
    for led in (0, 1):
        s = scene("saracen acre: emir 6", options={"turns": 9}).own("saracen", "acre")
        for number in (0, 1):
            group = s.add("crusader acre: spearman 6")
            if number == led:
                group.men[CLASS["knight"]] = 1
            group.landed = 2
        s.game.stage, s.game.queue = w.STAGE_NAVAL, [PLACE["acre"]]
        s.step(w.NEXT_LANDING)
        assert s.asked == "answer"
        views.append((seen(s.game, SARACEN), CROISADES.events(s.game, SARACEN)))
    assert views[0] == views[1]


# --- Companies (decision 69) ------------------------------------------------------------------


def drawn_up(attackers: str) -> Scene:
    """A battle in which both sides are about to place their companies."""
    s = scene(f"saracen 1908: {attackers}", "crusader 1908: knight 5 sergeant 2 spearman 9")
    s.meeting("saracen", "crusader", "1908", "2008")
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side"):
        s.do(s.legal()[0])
    assert s.asked == "deploy"
    return s


def test_2_53_numbers_of_companies_do_not_count_the_enemys() -> None:
    one, three = drawn_up("emir 1 bedouin 5"), drawn_up("emir 2 royal_mamluk 9 fatimid_foot 40")
    counts = [len(s.game.battle.companies) for s in (one, three) if s.game.battle is not None]
    assert counts[0] < counts[1]
    assert one.legal("crusader") == three.legal("crusader")
    assert one.game.view(CRUSADER)["battle"] == three.game.view(CRUSADER)["battle"]


def test_2_66_watchers_are_seen_when_all_are_posted() -> None:
    s = scene(
        "crusader acre: knight 5 sergeant 2 spearman 40", "saracen acre: emir 6"
    ).own("saracen", "acre")  # fmt: skip
    s.siege("crusader", "acre")
    s.group("saracen").inside = 0  # comes from outside
    s.meeting("saracen", "crusader", "acre", "2109")
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side"):
        s.do(s.legal()[0])
    assert s.asked == "watch"
    before = [seen(s.game, viewer) for viewer in (SARACEN, None)]
    s.do("watch spearman 30")
    assert [seen(s.game, viewer) for viewer in (SARACEN, None)] == before
    s.do("done")
    assert '"watching"' in seen(s.game, SARACEN)
    assert '"watching"' in seen(s.game, None)
