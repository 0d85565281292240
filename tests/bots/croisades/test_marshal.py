"""The marshal searches: legal, repeatable, on drawn positions, for the better campaign."""

from __future__ import annotations

import pytest

from levant.arena.entrants import read_entrant
from levant.bots.budget import Budget
from levant.bots.croisades.constable import Constable
from levant.bots.croisades.doctrine import USUAL
from levant.bots.croisades.evaluation import evaluate
from levant.bots.croisades.marshal import Marshal, drafts, surely_better
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


def test_a_plan_must_be_better_beyond_doubt() -> None:
    sure, same, luck = Plan(USUAL), Plan(USUAL), Plan(USUAL)
    same.values = [0.4, 0.5, 0.4, 0.5]
    sure.values = [0.5, 0.6, 0.5, 0.6]
    luck.values = [0.1, 1.0, 0.1, 0.7]
    assert surely_better(sure, same)
    assert not surely_better(luck, same)


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


def test_what_the_verdict_asks_for_is_worth_more_than_what_it_does_not() -> None:
    def crusader(place: str) -> float:
        s = scene("crusader tyre: knight 9", "saracen cairo: emir 9").own("crusader", place)
        return evaluate(s.game, 0)

    assert crusader("jerusalem") > crusader("damascus")


def test_a_result_is_worth_all_or_nothing() -> None:
    game = CROISADES.new("third_crusade", {}, FastDice(2))
    game.phase, game.winner = w.OVER, 1
    assert (evaluate(game, 0), evaluate(game, 1)) == (0, 1)


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
