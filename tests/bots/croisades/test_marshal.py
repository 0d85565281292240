"""The marshal searches: legal, repeatable, on drawn positions, for the better campaign."""

from __future__ import annotations

from dataclasses import replace

import pytest

from levant.arena.entrants import read_entrant
from levant.bots.budget import Budget
from levant.bots.croisades.constable import Constable
from levant.bots.croisades.doctrine import USUAL, Doctrine
from levant.bots.croisades.drafts import drafts
from levant.bots.croisades.marshal import MOST_CHOICES, Marshal, spread
from levant.bots.croisades.outlook import Outlook
from levant.bots.croisades.players import make_bot
from levant.bots.croisades.playout import Plan, play_on, playout
from levant.croisades import words as w
from levant.croisades.board import PLACE
from levant.croisades.game import CROISADES, Game
from levant.croisades.roster import TOWER
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice
from levant.kernel.runner import Chooser, run
from levant.kernel.title import UnknownName
from tests.croisades.scene import scene

FEW = Budget(nodes=4)


def played(scenario: str, turns: int) -> Game:
    """A game of one marshal among constables; `run` raises what is not legal."""
    game = CROISADES.new(scenario, {"turns": turns}, FastDice(2), log=True)
    choosers: list[Chooser] = [Constable(role) for role in range(game.roles)]
    choosers[0] = Marshal(7, FEW)
    run(CROISADES, game, choosers, None, 50_000)
    return game


@pytest.mark.slow
@pytest.mark.parametrize("turns", [1, pytest.param(2, marks=pytest.mark.proof)])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_marshal_plays_every_scenario(scenario: str, turns: int) -> None:
    assert played(scenario, turns).result is not None


def test_the_same_seed_plays_the_same_game() -> None:
    assert played("siege_of_acre", 2).text() == played("siege_of_acre", 2).text()


def test_he_takes_a_budget_and_others_take_none() -> None:
    bot = make_bot("marshal", 1, 0.5)
    assert isinstance(bot, Marshal)
    assert bot.budget.seconds == 0.5
    assert isinstance(make_bot("constable", 1, 0.5), Constable)
    with pytest.raises(UnknownName, match="pilgrim, constable, marshal"):
        make_bot("squire", 1)


def test_the_arena_knows_him() -> None:
    entrant = read_entrant("marshal@8n", title="croisades")
    bot = entrant.sit_down(1)
    assert isinstance(bot, Marshal)
    assert bot.budget.nodes == 8
    with pytest.raises(UnknownName, match="known: pilgrim, constable, marshal"):
        read_entrant("king", title="croisades")


def test_the_campaign_under_way_is_tried_first_and_none_twice() -> None:
    look = Outlook(CROISADES.new("third_crusade", {}, FastDice(2)).view(0))
    found = drafts(look, USUAL)
    assert found[0] == USUAL
    assert len(found) == len(set(found))
    assert PLACE["jerusalem"] in {doctrine.objective for doctrine in found}


def test_a_playout_leaves_the_position_alone() -> None:
    game = CROISADES.new("third_crusade", {}, FastDice(2))
    before = game.text()
    one = playout(game, 0, Constable(1), Plan(USUAL), 5, 1)
    assert game.text() == before
    assert one == playout(game, 0, Constable(1), Plan(USUAL), 5, 1)


def test_constables_play_on_until_a_turn_begins() -> None:
    game = CROISADES.new("third_crusade", {}, FastDice(2))
    play_on(game, [Constable(0), Constable(1)], 3)
    assert game.turn == 3


def test_who_stays_marches_nowhere_and_who_does_not_does() -> None:
    def moved(doctrine: Doctrine) -> bool:
        game = CROISADES.new("march_to_jaffa", {}, FastDice(2))
        before = {(g.role, g.number): g.hex for g in game.groups}
        play_on(game, [Constable(0, doctrine), Constable(1, replace(USUAL, stays=True))], 2)
        return any(before[g.role, g.number] != g.hex for g in game.groups if g.role == 0)

    assert moved(USUAL)
    assert not moved(replace(USUAL, stays=True))


def test_to_wait_is_tried_for_one_turn_only() -> None:
    game = CROISADES.new("march_to_jaffa", {}, FastDice(2))
    stays = Plan(replace(USUAL, stays=True))
    after = [playout(game, 0, Constable(1), stays, seed, 4) for seed in range(4)]
    whole = [playout(game, 0, Constable(1), Plan(USUAL), seed, 4) for seed in range(4)]
    assert after != whole


def test_besieged_and_besiegers_have_campaigns_of_their_own() -> None:
    game = CROISADES.new("siege_of_acre", {}, FastDice(2))
    crusader, saracen = (drafts(Outlook(game.view(role)), USUAL) for role in (0, 1))
    assert len({doctrine.relief for doctrine in saracen}) > len({d.relief for d in crusader})
    assert len({doctrine.storms for doctrine in crusader}) > len({d.storms for d in saracen})


def test_of_many_choices_some_are_tried_from_the_first_to_the_last() -> None:
    assert spread([3, 4], MOST_CHOICES) == [3, 4]
    few = spread(list(range(40)), MOST_CHOICES)
    assert len(few) == MOST_CHOICES
    assert (few[0], few[-1]) == (0, 39)


def test_he_storms_on_the_last_day_what_decides_the_game() -> None:
    """A decision that playouts settle: open walls, towers, no day after this one."""
    s = scene("crusader jerusalem: knight 60", "saracen cairo: emir 3").own("saracen", "jerusalem")
    siege = s.siege("crusader", "jerusalem")
    siege.outer, siege.inner, siege.line, siege.day = 4, 4, 1, 3
    # Four abreast do not win a breach from so many in a day: towers make the front wide enough.
    siege.ready[TOWER] = 20
    s.game.turn, s.game.options = 2, {"turns": 2}
    s.phase(w.SIEGE_DAY, w.STAGE_SIEGES)
    s.game.site, s.game.active = siege.hex, 0
    chosen = Marshal(3, Budget(nodes=24)).choose(s.game.view(0), s.game.legal(0), [])
    assert CROISADES.spell(s.game, chosen) == "assault"
