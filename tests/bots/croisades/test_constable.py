"""The constable plays Croisades Strategic: legal, repeatable, in every scenario, to win."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from levant.bots.croisades.constable import Constable
from levant.bots.croisades.players import BOTS
from levant.cli import players
from levant.croisades import words as w
from levant.croisades.board import NOWHERE, PLACE
from levant.croisades.game import CROISADES
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice
from levant.kernel.runner import Chooser, RandomChooser, play_seed, run
from levant.kernel.title import Event, View
from tests.croisades.scene import Scene, scene


def test_the_weakest_bot_comes_first() -> None:
    assert list(BOTS) == ["pilgrim", "constable"]


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
    ships = ("crusader tripoli war", "crusader tripoli")
    s = fleets(*ships, "saracen beirut war")
    s.own("crusader", "tripoli").group("crusader").hex = PLACE["tripoli"]
    assert orders(s) == ["embark g1 s21", "sail s21 acre", "sail s1 acre"]
    s = fleets(*ships)
    s.own("crusader", "tripoli").group("crusader").hex = PLACE["tripoli"]
    assert orders(s) == ["embark g1 s21", "sail s21 acre"]


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


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_he_takes_jerusalem_from_chance_and_keeps_it(seed: int) -> None:
    """`levant selfplay --title croisades --player crusader=constable` plays many more."""
    for role in (0, 1):
        choosers: list[Chooser] = [RandomChooser(seed), RandomChooser(seed)]
        choosers[role] = Constable(seed)
        game = CROISADES.new("third_crusade", {}, FastDice(seed + 40), log=True)
        run(CROISADES, game, choosers, None, 100_000)
        assert game.result is not None
        assert game.result.winner == role
