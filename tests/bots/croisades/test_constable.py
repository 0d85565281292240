"""The constable plays Croisades Strategic: legal, repeatable, in every scenario, to win."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from levant.bots.croisades.battlefield import sides
from levant.bots.croisades.campaign import Campaign
from levant.bots.croisades.constable import Constable
from levant.bots.croisades.doctrine import USUAL
from levant.bots.croisades.outlook import Outlook
from levant.bots.croisades.players import BOTS
from levant.bots.croisades.siegecraft import next_engine
from levant.cli import players
from levant.croisades import words as w
from levant.croisades.board import NOWHERE, PLACE, spell_hex
from levant.croisades.game import CROISADES
from levant.croisades.roster import CLASS, GOODS
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice
from levant.kernel.runner import Chooser, RandomChooser, play_seed, run
from levant.kernel.title import Event, View
from tests.croisades.scene import Scene, scene


def test_the_weakest_bot_comes_first() -> None:
    assert list(BOTS) == ["pilgrim", "constable", "marshal"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_constables_play_every_scenario_among_themselves(scenario: str) -> None:
    """`run` raises what is not legal."""
    game = CROISADES.new(scenario, {"turns": 4}, FastDice(2), log=True)
    choosers: list[Chooser] = [Constable(role) for role in range(game.roles)]
    run(CROISADES, game, choosers, None, 50_000)
    assert game.result is not None


def test_an_army_is_built_with_the_points() -> None:
    game = CROISADES.new("third_crusade", {"turns": 1, "build_armies": 1}, FastDice(2), log=True)
    run(CROISADES, game, [Constable(1), Constable(2)], None, 50_000)
    assert len(game.own_groups(0)) > 3
    assert len(game.own_groups(1)) > 3


def test_the_same_seed_plays_the_same_game() -> None:
    make = players.choosers
    games = [
        play_seed(
            CROISADES, "third_crusade", {"turns": 2}, 9,
            lambda title, edition, seed: make(title, edition, seed, ["constable"] * 2), 50_000,
        ).text()
        for _ in range(2)
    ]  # fmt: skip
    assert games[0] == games[1]


class Copied:
    """Hands a chooser the view as another process would: through JSON."""

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser

    def choose(self, view: View, legal: list[int], events: Sequence[Event]) -> int:
        return self.chooser.choose(json.loads(json.dumps(view)), legal, events)


def test_a_view_through_json_is_enough() -> None:
    results = []
    for wrap in (lambda bot: bot, Copied):
        game = CROISADES.new("third_crusade", {"turns": 3}, FastDice(5), log=True)
        run(CROISADES, game, [wrap(Constable(1)), wrap(RandomChooser(2))], None, 50_000)
        results.append(game.text())
    assert results[0] == results[1]


# --- Ships ------------------------------------------------------------------------------------


def orders(s: Scene, role: str = "crusader") -> list[str]:
    """What he writes down for his ships."""
    bot = Constable(1)
    s.phase(w.SAIL, w.STAGE_NAVAL)
    written: list[str] = []
    while s.role(role) in s.game.deciders:
        who = s.role(role)
        chosen = bot.choose(s.game.view(who), s.game.legal(who), [])
        written.append(CROISADES.spell(s.game, chosen))
        s.game.play(who, chosen)
    return written[:-1]


def fleets(*ships: str) -> Scene:
    """Ships as `crusader acre war`; Crusaders hold Tyre and Acre, Saracens Jaffa and Beirut."""
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3")
    for line in ships:
        role, port, *war = line.split()
        s.ship(role, port, war=bool(war))
    return s.own("crusader", "tyre", "acre").own("saracen", "jaffa", "beirut")


def test_warships_drive_a_weaker_fleet_off_their_coast_together() -> None:
    s = fleets("crusader tyre war", "crusader tyre war", "saracen acre war")
    assert orders(s) == ["sail s1 acre", "sail s2 acre"]


def test_a_stronger_fleet_is_left_alone() -> None:
    s = fleets("crusader tyre war", "saracen acre war", "saracen acre war")
    assert orders(s) == []


def test_transports_without_warships_are_hunted_those_with_people_aboard_first() -> None:
    s = fleets("crusader acre war", "crusader acre war", "saracen beirut", "saracen jaffa")
    s.group("saracen").ship, s.group("saracen").hex = 22, NOWHERE
    assert orders(s) == ["sail s1 jaffa", "sail s2 jaffa"]
    s = fleets("crusader acre war", "crusader acre war", "saracen jaffa", "saracen jaffa war")
    assert orders(s) == []


def test_warships_go_with_transports_where_enemies_could_meet_them() -> None:
    ships = ("crusader limassol war", "crusader limassol")
    s = fleets(*ships, "saracen beirut war")
    relief_of_acre(s)
    assert orders(s) == ["embark g1 s21", "sail s21 tyre", "sail s1 tyre"]
    s = fleets(*ships)
    relief_of_acre(s)
    assert orders(s) == ["embark g1 s21", "sail s21 tyre"]


def relief_of_acre(s: Scene) -> None:
    """One group on Cyprus, others in Tyre; Acre is besieged by a few."""
    s.own("crusader", "limassol")
    group = s.group("crusader")
    group.hex, group.men[CLASS["knight"]] = PLACE["limassol"], 8
    s.add("crusader tyre: knight 20")
    s.add("saracen acre: emir 1 fatimid_foot 5")
    s.siege("saracen", "acre")


def test_a_warship_closes_a_port_that_is_besieged() -> None:
    s = fleets("crusader acre war", "crusader acre war")
    s.add("crusader jaffa: knight 5")
    s.siege("crusader", "jaffa")
    assert orders(s) == ["sail s1 jaffa"]


def test_he_fights_the_weakest_of_several_and_saves_who_is_aboard() -> None:
    s = scene(scenario="nile")
    for role, count in (("jerusalem", 2), ("egypt", 3), ("syria", 1)):
        for _ in range(count):
            s.ship(role, "acre")
    s.game.order = [0, 1, 2, 3]
    s.step(w.SEA_BATTLES)
    bot, who = Constable(1), s.role("jerusalem")
    chosen = bot.choose(s.game.view(who), s.game.legal(who), [])
    assert CROISADES.spell(s.game, chosen) == "engage syria"
    s.add("jerusalem acre: knight 3")
    cargo = s.group("jerusalem")
    cargo.ship, cargo.hex = 21, NOWHERE
    s.dice(sixes=[1, 2, 5]).do("engage syria", "done", "done")
    assert (s.asked, s.decider) == ("sink", "jerusalem")
    chosen = bot.choose(s.game.view(who), s.game.legal(who), [])
    assert CROISADES.spell(s.game, chosen) == "sink s22"


def relieved(people: str) -> Scene:
    """Saracens have come to the relief of Acre; the besiegers post watchers."""
    s = scene(f"crusader acre: {people}", "saracen acre: emir 5").own("saracen", "acre")
    s.siege("crusader", "acre")
    s.group("saracen").inside = 0
    s.meeting("saracen", "crusader", "acre", "mount_tabor")
    s.step(w.LAND_BATTLES)
    while s.asked in ("lay_out", "side"):
        s.do(s.legal()[0])
    return s


def posted(s: Scene) -> list[str]:
    """Whom he leaves by the walls."""
    bot, chosen = Constable(1), []
    while s.asked == "watch":
        who = s.game.deciders[0]
        act = bot.choose(s.game.view(who), s.game.legal(who), [])
        chosen.append(CROISADES.spell(s.game, act))
        s.game.play(who, act)
    return chosen


def test_the_cheapest_watch_the_walls_as_many_as_are_needed() -> None:
    s = relieved("knight 20 spearman 40")
    assert posted(s) == ["watch spearman 28", "done"]
    assert s.game.sieges[0].watched


def test_nobody_watches_when_all_are_needed_in_the_battle() -> None:
    assert posted(relieved("knight 4 spearman 12")) == ["done"]


# --- Sieges -----------------------------------------------------------------------------------


def day(people: str, **walls: int | list[int]) -> str:
    """What he does with a day before Acre."""
    s = scene(f"crusader acre: {people}").own("saracen", "acre")
    siege = s.siege("crusader", "acre")
    for name, value in walls.items():
        setattr(siege, name, value)
    s.phase(w.SIEGE_DAY, w.STAGE_SIEGES)
    s.game.site, s.game.active = siege.hex, 0
    chosen = Constable(1).choose(s.game.view(0), s.game.legal(0), [])
    return CROISADES.spell(s.game, chosen)


def test_3_28_he_does_not_talk_where_no_die_is_high_enough() -> None:
    assert day("knight 5 spearman 10") == "pass"


def test_3_28_he_talks_when_numbers_and_a_breach_give_hope() -> None:
    assert day("sergeant 1 spearman 160", outer=4, line=0) == "assault"
    assert day("sergeant 1 archer 130", line=1) == "negotiate"


def test_an_open_breach_is_stormed_by_the_stronger_alone() -> None:
    assert day("knight 20", outer=4) == "assault"
    assert day("knight 5", outer=4) == "pass"


def test_whole_walls_are_climbed_with_an_overwhelming_army_alone() -> None:
    """bench.sieges: ladders alone fail three times of four with three to one."""
    ladders = [18 if name == "ladder" else 0 for name in GOODS]
    assert day("knight 20 engineer 1", ready=ladders) == "pass"
    assert day("knight 60 engineer 1", ready=ladders) == "assault"


def test_2_62_when_walls_can_be_climbed_and_battered_he_builds_towers() -> None:
    s = scene("crusader acre: knight 5 billman 15 engineer 3").own("saracen", "acre")
    siege = s.siege("crusader", "acre")
    built = []
    for _ in range(5):
        engine = next_engine(Outlook(s.phase(w.REORGANISE).game.view(0)), siege.hex, USUAL)
        if engine is None:
            break
        built.append(GOODS[engine])
        s.group("crusader").goods[engine] += 18 if GOODS[engine] == "ladder" else 3
    assert built == ["ladder", "ram", "tower"]


def test_2_66_he_comes_to_the_relief_of_a_place_though_the_camp_is_large() -> None:
    """Who stands before a place is reckoned in what it takes, not as a longer way."""
    s = scene(
        "saracen 1909: sultan 1 emir 4 royal_mamluk 12", "saracen 1909: emir 2 royal_mamluk 12",
        *["crusader acre: knight 4"] * 6,
    ).own("saracen", "acre", "1909")  # fmt: skip
    s.siege("crusader", "acre")
    assert set(goals(s, "saracen").values()) == {"acre"}


# --- Battles ----------------------------------------------------------------------------------


def test_he_counts_those_who_are_still_on_the_way() -> None:
    """2.53: reinforcements that wait for their turn keep a side on the field."""
    men = {"knight": [4, 0, 0]}
    ours = {"company": 0, "side": 0, "wing": "centre", "place": 0, "stance": None, "men": men}
    theirs = {**ours, "company": 1, "side": 1, "men": {"emir": [20, 0, 0]}, "status": "field"}
    view: View = {
        **scene().moves("crusader").game.view(0),
        "battle": {
            "roles": [["crusader"], ["saracen"]],
            "companies": [
                {**ours, "status": "field"},
                {**ours, "company": 2, "status": "waiting", "men": {"knight": [30, 0, 0]}},
                theirs,
            ],
        },
    }
    mine, others = sides(Outlook(view))
    assert mine > others


# --- Armies and points ------------------------------------------------------------------------


def goals(s: Scene, role: str = "crusader") -> dict[int, str]:
    """Where he sends his groups."""
    campaign = Campaign()
    campaign.prepare(Outlook(s.moves(role).game.view(s.role(role))))
    return {number: spell_hex(goal) for number, goal in campaign.goals.items()}


def test_who_is_too_weak_alone_goes_together() -> None:
    lines = ["crusader tyre: knight 5 sergeant 4", "crusader tyre: knight 5 sergeant 4"]
    s = scene(*lines, "crusader tyre: engineer 3 knight 6").own("crusader", "tyre")
    s.own("saracen", "acre")
    assert len(set(goals(s).values())) == 1
    assert goals(s)[1] != "tyre"


def test_a_camp_stays_together_before_the_walls() -> None:
    s = scene("crusader acre: knight 9", "crusader acre: knight 9", "saracen 1910: emir 3")
    s.own("saracen", "acre").siege("crusader", "acre")
    assert goals(s) == {1: "acre", 2: "acre"}


def test_an_army_in_the_open_gives_way_to_a_much_stronger_one() -> None:
    s = scene("crusader 2010: knight 3", *["saracen 2011: emir 6"] * 3)
    s.own("crusader", "montfort")
    assert goals(s) == {1: "montfort"}


def test_2_42_who_marches_together_arrives_together() -> None:
    """Riders wait for those on foot: nobody stands alone before the enemy."""
    s = scene("crusader tyre: knight 12", "crusader tyre: sergeant 9 spearman 30")
    s.own("crusader", "tyre", "2309", "2209", "2210", "2110").own("saracen", "jerusalem")
    s.moves("crusader")
    bot = Constable(1)
    while s.asked in ("moves", "march") and s.decider == "crusader":
        s.game.play(0, bot.choose(s.game.view(0), s.game.legal(0), []))
    assert len({g.hex for g in s.game.own_groups(0)}) == 1


def test_he_spends_what_he_has() -> None:
    game = CROISADES.new("third_crusade", {"turns": 7}, FastDice(2), log=True)
    run(CROISADES, game, [Constable(1), Constable(2)], None, 50_000)
    assert max(game.points) < 400


# --- Talks ------------------------------------------------------------------------------------


def talks(scenario: str, role: str, **own: list[str]) -> str:
    """What he says first in the talks."""
    game = CROISADES.new(scenario, {}, FastDice(2))
    who = game.scenario.roles.index(role)
    for other in own.get("offered", []):
        game.offers[game.scenario.roles.index(other)] |= 1 << who
    view = game.view(who)
    chosen = Constable(1).choose({**view, "own": {**view["own"], **own}}, game.legal(who), [])
    return CROISADES.spell(game, chosen)


def test_2_96_he_offers_pacts_to_his_own_and_takes_what_is_offered() -> None:
    assert talks("last_crusade", "frank") == "done"
    assert talks("last_crusade", "frank", offered=["mongol"]) == "offer mongol"
    assert talks("nile", "byzantium") in ("offer jerusalem", "offer egypt")


def test_2_96_no_pact_with_who_holds_what_he_must_take() -> None:
    assert talks("nile", "syria", offered=["egypt"]) != "offer egypt"


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.proof)])
def test_he_takes_jerusalem_from_chance_and_keeps_it(seed: int) -> None:
    """`levant selfplay --title croisades --player crusader=constable` plays many more."""
    for role in (0, 1):
        choosers: list[Chooser] = [RandomChooser(seed), RandomChooser(seed)]
        choosers[role] = Constable(seed)
        game = CROISADES.new("third_crusade", {}, FastDice(seed + 40), log=True)
        run(CROISADES, game, choosers, None, 100_000)
        assert game.result is not None
        assert game.result.winner == role
