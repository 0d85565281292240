"""What the constable makes of gifts, passage, truces and sorties, and of a game he is losing."""

from __future__ import annotations

from collections import Counter

import pytest

from levant.bots.budget import Budget
from levant.bots.croisades.campaign import Campaign
from levant.bots.croisades.constable import ALWAYS, AT_ONCE, Constable
from levant.bots.croisades.outlook import Outlook
from levant.bots.croisades.players import BOTS, make_bot
from levant.bots.croisades.targets import pressed, winner_as_it_stands
from levant.croisades import words as w
from levant.croisades.board import spell_hex
from levant.croisades.game import CROISADES
from levant.croisades.supply import in_line
from levant.kernel.dice import FastDice
from tests.croisades.scene import Scene, scene

GIFTS = frozenset((w.GIVE, w.CEDE, w.GIVE_SHIP, w.TRUCE, w.FIGHT_ON))
BY_NAME = frozenset(
    (
        "reorganise",
        "muster",
        "siege_day",
        "sail",
        "moves",
        "march",
        "first",
        "reinforce",
        "meet",
        "over",
    )
)


def chosen(s: Scene, role: str = "crusader") -> str:
    """What he does now."""
    who = s.role(role)
    return CROISADES.spell(s.game, Constable(1).choose(s.game.view(who), s.game.legal(who), []))


def goal(s: Scene, turn: int) -> str:
    """Where his first group is sent in a turn of twenty-five."""
    campaign = Campaign()
    s.moves("crusader").game.turn = turn
    campaign.prepare(Outlook(s.game.view(0)))
    return spell_hex(campaign.goals[1])


# --- Talks and truces -------------------------------------------------------------------------


def test_there_is_an_answer_to_every_phase() -> None:
    assert {phase.name for phase in w.PHASES} == set(AT_ONCE) | set(ALWAYS) | BY_NAME


@pytest.mark.parametrize("bot", BOTS)
def test_2_96_no_bot_gives_anything_away(bot: str) -> None:
    game = CROISADES.new("last_crusade", {"turns": 2}, FastDice(3), log=True)
    bots = [make_bot(bot, role, Budget(nodes=4)) for role in range(game.roles)]
    said: Counter[int] = Counter()
    while game.phase == w.DIPLOMACY:
        role = game.deciders[0]
        act = bots[role].choose(game.view(role), game.legal(role), [])
        said[act >> 48] += 1
        assert act >> 48 not in GIFTS
        game.play(role, act)
    assert said[w.DONE] == game.roles


@pytest.mark.parametrize("bot", BOTS)
def test_2_13_after_a_truce_every_bot_takes_the_field_again(bot: str) -> None:
    lines = [f"{role} 1908: knight 9" for role in ("frank", "mamluk", "mongol")]
    s = scene(*lines, scenario="last_crusade")
    for name in s.game.scenario.roles:
        s.do("truce", role=name)
    s.step(w.TURN_START)
    assert s.asked == "redeploy"
    game, turn = s.game, s.game.turn
    bots = [make_bot(bot, role, Budget(nodes=4)) for role in range(game.roles)]
    while game.turn == turn and game.deciders:
        role = game.deciders[0]
        game.play(role, bots[role].choose(game.view(role), game.legal(role), []))
    assert game.turn == turn + 1


# --- Out of the gates (decision 79) -----------------------------------------------------------


def besieged(people: str) -> Scene:
    s = scene(f"crusader acre: {people}", "saracen acre: emir 6").own("crusader", "acre")
    s.siege("saracen", "acre").since = 0
    s.group("crusader").inside = 1
    s.moves("crusader").game.turn = 4
    return s


def test_2_43_the_stronger_come_out_and_the_weaker_stay_behind_walls() -> None:
    assert chosen(besieged("baron 1 knight 20")) == "come_out g1"
    assert chosen(besieged("baron 1 spearman 6")) == "done"


# --- A game that is lost by waiting -----------------------------------------------------------


def test_2_13_who_does_not_win_as_things_stand_is_pressed_near_the_end() -> None:
    s = scene("crusader tyre: knight 9", "saracen cairo: emir 9").own("saracen", "antioch")
    s.moves("crusader").game.turn = 24
    crusader, saracen = Outlook(s.game.view(0)), Outlook(s.game.view(1))
    assert winner_as_it_stands(crusader) == "saracen"
    assert pressed(crusader)
    assert not pressed(saracen)
    s.game.turn = 12
    assert not pressed(Outlook(s.game.view(0)))
    s.own("crusader", "jerusalem").game.turn = 24
    assert not pressed(Outlook(s.game.view(0)))


def test_who_loses_by_waiting_attacks_with_less() -> None:
    s = scene("crusader ramla: baron 1 knight 12")
    s.own("crusader", *(spell_hex(place) for place in s.game.strongholds()))
    s.own("saracen", "jerusalem")
    assert goal(s, 5) == "ramla"
    assert goal(s, 23) == "jerusalem"


def test_2_64_on_the_last_day_whatever_way_there_is_is_stormed() -> None:
    s = scene("crusader jerusalem: knight 5", "saracen jerusalem: emir 9").own(
        "saracen", "jerusalem"
    )
    siege = s.siege("crusader", "jerusalem")
    s.group("saracen").inside = 1
    siege.outer = 4
    s.phase(w.SIEGE_DAY, w.STAGE_SIEGES)
    s.game.site, s.game.active, s.game.turn = siege.hex, 0, 5
    siege.since = 5
    assert chosen(s) != "assault"
    s.game.turn = siege.since = 25
    assert chosen(s) == "assault"


# --- What he reckons with ---------------------------------------------------------------------


def test_2_71_he_is_fed_where_the_rules_feed_him() -> None:
    """Over the whole map: road edges carry lines, hexes with roads beside each other do not."""
    game = CROISADES.new("third_crusade", {}, FastDice(3))
    for role in (0, 1):
        look = Outlook(game.view(role))
        for place, owner in enumerate(game.owner):
            if owner == role and place not in look.sieges:
                for size in (15, 25, 50, 80):
                    told = look.fed(place, size)
                    assert told == in_line(game, role, place, size), (spell_hex(place), size)
