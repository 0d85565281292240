"""The OpenSpiel game, by OpenSpiel's own tests and ours."""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from levant.bridges import openspiel, tensors
from levant.bridges.chance import ChanceQuestion, PendingAction
from levant.bridges.ismcts import Ismcts
from levant.bridges.observation_of_view import observation_of
from levant.bridges.openspiel import Playouts, RexState
from levant.kernel.dice import FastDice, ScriptedDice
from levant.kernel.runner import RandomChooser, run
from levant.rex.game import REX


@pytest.fixture(scope="module")
def game() -> Any:
    return pyspiel.load_game("levant_rex")


def walk(game: Any, seed: int) -> Iterator[RexState]:
    """A random game, node by node; the last is its end."""
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
        else:
            outcomes = state.legal_actions()
        state.apply_action(int(chance.choice(outcomes)))
    yield state


@pytest.mark.slow
@pytest.mark.parametrize("params", [{}, {"edition": "1.3", "options": "handicap:2+fickle_philip"}])
def test_it_passes_the_random_simulation_test(params: dict[str, str]) -> None:
    game = pyspiel.load_game("levant_rex", params)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_it_is_played_by_ismcts(game: Any) -> None:
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, Playouts(seed=2), 1.5, 6, random_state=chance)
    state = game.new_initial_state()
    for state in walk(game, 4):
        if state.move_number() > 700 or state.is_terminal():
            break
        if state.move_number() % 20 == 0 and state.current_player() >= 0:
            assert bot.step(state) in state.legal_actions()
    assert state.move_number() > 300


def test_redrawn_states_look_the_same(game: Any) -> None:
    chance = np.random.RandomState(3)
    differ = 0
    for number, state in enumerate(walk(game, 8)):
        if number % 25 or state.current_player() < 0:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.uniform)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differ += str(other) != str(state)
    assert differ > 20


def test_a_redrawn_state_plays_on_to_the_end(game: Any) -> None:
    for number, state in enumerate(walk(game, 5)):
        if number > 200 and state.current_player() >= 0:
            break
    redrawn = state.resample_from_infostate(state.current_player(), lambda: 0.25)
    chance = np.random.RandomState(1)
    while not redrawn.is_terminal():
        outcomes = redrawn.legal_actions()
        redrawn.apply_action(int(chance.choice(outcomes)))
    assert sorted(redrawn.returns()) == [-1, 1]


def test_what_a_player_is_told_is_his_view(game: Any) -> None:
    for number, state in enumerate(walk(game, 11)):
        if number % 40:
            continue
        for player in (0, 1):
            view = json.loads(json.dumps(state.board.game.view(player)))
            assert json.loads(state.observation_string(player)) == view
            told = state.information_state_string(player).partition(" ")
            assert json.loads(told[2]) == view
            expected = list(observation_of(view))
            assert state.observation_tensor(player) == expected
            known = state.information_state_tensor(player)
            assert known[:-16] == expected
            digest = state.board.remembered(player).text()
            halves = [int(digest[:16], 16), int(digest[16:], 16)]
            octets = b"".join(half.to_bytes(8, "little") for half in halves)
            assert bytes(map(int, known[-16:])) == octets


def test_states_answer_a_learner_in_python_as_they_answer_in_cpp(game: Any) -> None:
    native = pyspiel.State
    chances = ends = 0
    for number, state in enumerate(walk(game, 4)):
        chances += state.is_chance_node()
        ends += state.is_terminal()
        assert state.is_chance_node() == native.is_chance_node(state)
        if number % 9 and not state.is_chance_node() and not state.is_terminal():
            continue
        assert state.rewards() == native.rewards(state)
        assert state.legal_actions() == native.legal_actions(state)
        for player in (0, 1):
            assert state.legal_actions(player) == native.legal_actions(state, player)
            asked = native.observation_tensor(state, player)
            assert state.observation_tensor(player) == asked
            asked = native.information_state_tensor(state, player)
            assert state.information_state_tensor(player) == asked
    assert chances > 50
    assert ends == 1


def test_a_state_is_told_to_players_only(game: Any) -> None:
    state = game.new_initial_state()
    assert state.observation_tensor() == state.observation_tensor(0)
    with pytest.raises(pyspiel.SpielError, match="no player 2"):
        state.information_state_tensor(2)


def test_a_player_remembers_what_his_view_forgets(game: Any) -> None:
    """Two ways to the same view are two information states."""
    state = game.new_initial_state()
    deploy, done = state.legal_actions()[-1], tensors.NUMBER[0]
    home = state.clone()
    home.apply_action(deploy)
    seat = home.legal_actions()[0]
    home.apply_action(seat)
    home.apply_action(deploy)
    for back in home.legal_actions():
        returned = home.clone()
        returned.apply_action(back)
        if returned.observation_string(0) == state.observation_string(0):
            break
    assert returned.observation_string(0) == state.observation_string(0)
    assert returned.information_state_string(0) != state.information_state_string(0)
    assert returned.information_state_tensor(0) != state.information_state_tensor(0)
    assert returned.observation_tensor(0) == state.observation_tensor(0)
    assert done in returned.legal_actions()


def test_clones_and_pickles_go_their_own_way(game: Any) -> None:
    for number, state in enumerate(walk(game, 2)):
        if number in (3, 60, 200):
            twin, stored = state.clone(), pickle.loads(pickle.dumps(state.board))
            assert str(twin) == str(state)
            assert stored.game.text() == state.board.game.text()
            assert stored.remembered(0).text() == twin.board.remembered(0).text()
            before = str(state)
            twin.apply_action(twin.legal_actions()[0])
            assert str(state) == before
        if number > 200:
            break


def test_chance_has_a_node_for_each_die(game: Any) -> None:
    state = game.new_initial_state()
    state.apply_action(tensors.NUMBER[0])  # the Franks are ready: nomads are drawn
    sides = []
    while state.is_chance_node():
        sides.append(len(state.chance_outcomes()))
        assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
        assert state.action_to_string(0) == "pick 0"
        state.apply_action(0)
    assert sides == [12, 11, 10, 9]  # 3.2: four nomads out of twelve
    assert state.current_player() == 1


def test_an_action_without_dice_is_taken_back() -> None:
    position = REX.new("2.0", {}, ScriptedDice([]), log=True)
    before, told = position.text(), len(REX.events(position, 0))
    rolling = PendingAction(0, 0)
    after, done = rolling.play(position)
    assert not done
    assert rolling.asked == ChanceQuestion(False, 12)
    assert after.text() == before
    assert len(REX.events(after, 0)) == told


@pytest.mark.parametrize("edition", REX.editions)
def test_no_choice_of_chance_is_wider_than_promised(edition: str) -> None:
    game = pyspiel.load_game("levant_rex", {"edition": edition})
    widest = 0
    for state in walk(game, 6):
        if state.is_chance_node():
            widest = max(widest, len(state.chance_outcomes()))
    assert 6 <= widest <= game.max_chance_outcomes()
    assert state.move_number() <= game.max_game_length()
    assert sum(state.returns()) == 0


def test_games_are_known_by_their_text() -> None:
    game = pyspiel.load_game("levant_rex(edition=v1.3,options=handicap:2+fickle_philip)")
    assert game.edition == "1.3"
    assert game.options == {"handicap": 2, "fickle_philip": 1}
    assert pyspiel.load_game(str(game)).options == game.options


@pytest.mark.parametrize(
    ("params", "told"),
    [
        ({"edition": "7"}, "unknown edition '7'; known: 2.0"),
        ({"options": "snow"}, "unknown option 'snow'; known: iron_bridge"),
        ({"options": "handicap:9"}, "goes from 0 to 3, not to '9'"),
        ({"options": "handicap:x"}, "goes from 0 to 3, not to 'x'"),
    ],
)
def test_refused(params: dict[str, str], told: str) -> None:
    with pytest.raises(Exception, match=told):
        openspiel.RexGame(params)


def test_playouts_value_what_is_won() -> None:
    state = openspiel.RexGame().new_initial_state()
    state.board.game.finish(1, "resignation")
    assert Playouts().evaluate(state) == [-1.0, 1.0]
    fresh = openspiel.RexGame().new_initial_state()
    assert Playouts(most=0).evaluate(fresh) == pytest.approx(
        [1 / 7, -1 / 7]
    )  # four cities to three


def test_playouts_leave_the_state_alone(game: Any) -> None:
    state = next(iter(walk(game, 1)))
    before = str(state)
    values = Playouts(count=2, seed=5).evaluate(state)
    assert str(state) == before
    assert values[0] == -values[1]
    assert sum(odds for _, odds in Playouts().prior(state)) == pytest.approx(1)


@pytest.mark.slow
def test_the_search_is_a_bot_that_sees_views_only() -> None:
    position = REX.new("2.0", {"handicap": 1}, FastDice(2), log=True)
    bot = Ismcts(1, budget=0.001)
    most = 150
    assert run(REX, position, [bot, RandomChooser(3)], None, most) == most


def test_what_is_remembered_does_not_depend_on_who_asked_when(game: Any) -> None:
    asked, silent = game.new_initial_state(), game.new_initial_state()
    chance = np.random.default_rng(3)
    for _ in range(150):
        for player in (0, 1):
            asked.information_state_string(player)
        action = int(chance.choice(asked.legal_actions()))
        asked.apply_action(action)
        silent.apply_action(action)
    for player in (0, 1):
        told = asked.information_state_tensor(player)
        assert told == silent.information_state_tensor(player)
        assert told == asked.clone().information_state_tensor(player)


@pytest.mark.parametrize("native", ["MCTSBot", "ISMCTSBot"])
def test_a_search_in_c_is_refused_with_its_reason(native: str, game: Any) -> None:
    playouts = pyspiel.RandomRolloutEvaluator(1, 1)
    if native == "MCTSBot":
        bot = pyspiel.MCTSBot(game, playouts, 2.0, 5, 100, False, 42, False)
    else:
        bot = pyspiel.ISMCTSBot(1, playouts, 2.0, 5)
    state = game.new_initial_state()
    for search in (bot.step, bot.step_with_policy, bot.get_policy):
        with pytest.raises(openspiel.NativeSearchRefused, match=f"pyspiel.{native} cannot search"):
            search(state)


def test_a_search_in_c_still_plays_other_games() -> None:
    other = pyspiel.load_game("tic_tac_toe")
    bot = pyspiel.MCTSBot(other, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 5, 10, False, 1, False)
    assert bot.step(other.new_initial_state()) in range(9)


@pytest.mark.slow
def test_regret_by_outcome_sampling_reaches_the_end_of_a_game(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(50_000)
    try:
        solver = OutcomeSamplingSolver(game)
        np.random.seed(4)
        # The odds of a whole game are too small for a number.
        with np.errstate(all="ignore"):
            solver.iteration()
    finally:
        sys.setrecursionlimit(before)
    assert len(solver._infostates) > 500


def test_boards_copy_without_their_beliefs(game: Any) -> None:
    state = next(iter(walk(game, 1)))
    state.resample_from_infostate(0, lambda: 0.5)
    assert state.board._beliefs
    assert not deepcopy(state.board)._beliefs
