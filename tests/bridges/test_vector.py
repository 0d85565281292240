"""Many games in one call, as Gymnasium wants them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from numpy.typing import NDArray

from levant.bridges.gymnasium_env import RexEnv
from levant.bridges.observation_of_view import observation_of
from levant.bridges.vector import VectorRex
from levant.kernel.dice import FastDice
from levant.kernel.title import Refusal
from levant.rex.board import ROLES
from levant.rex.game import REX

Told = dict[str, NDArray[Any]]


def choose(told: Told, chance: np.random.Generator) -> NDArray[np.int64]:
    masks = told["action_mask"]
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])


def played(games: VectorRex, steps: int, seed: int = 3) -> list[bytes]:
    """A run with the environment's own random actions; all that was told, step by step."""
    told, _ = games.reset(seed=seed)
    story = []
    for _ in range(steps):
        actions = games.sample()
        told, rewards, terminations, truncations, infos = games.step(actions)
        parts = [*told.values(), rewards, terminations, truncations, infos["role"], actions]
        story.append(b"".join(np.ascontiguousarray(part).tobytes() for part in parts))
    games.close()
    return story


def test_what_is_seen_is_the_view_of_whoever_decides() -> None:
    games = VectorRex(3)
    told, infos = games.reset(seed=4)
    chance = np.random.default_rng(1)
    for _ in range(120):
        assert games.observation_space.contains(told)
        for number in range(3):
            view = games.view(number)
            assert view["role"] == ROLES[infos["role"][number]]
            assert bytes(told["observation"][number]) == bytes(observation_of(view))
            assert told["action_mask"][number].sum() == len(view["legal"])
        told, *_, infos = games.step(choose(told, chance))


def test_a_seed_repeats_a_run_however_many_processes_play_it() -> None:
    alone = played(VectorRex(5), 250)
    assert played(VectorRex(5), 250) == alone
    assert played(VectorRex(5, processes=2), 250) == alone
    assert played(VectorRex(5), 250, seed=4) != alone


def test_random_actions_are_legal_and_of_all_kinds() -> None:
    games = VectorRex(20)
    games.reset(seed=1)
    drawn = np.array([(games.reset(seed=seed), games.sample())[1] for seed in range(0, 400, 20)])
    told, _ = games.reset(seed=1)
    legal = np.flatnonzero(told["action_mask"][0])
    assert set(drawn.ravel()) == set(legal)


def test_the_first_game_of_a_seed_is_the_engine_s_own() -> None:
    games = VectorRex(2)
    games.reset(seed=30)
    assert games.view(1) == REX.new("2.0", {}, FastDice(31)).view(0)


def to_an_end(games: VectorRex) -> tuple[Told, Any, int]:
    """Play at random until a game ends; what the step told, and which game it was."""
    games.reset(seed=8)
    while True:
        told, rewards, terminations, truncations, infos = games.step(games.sample())
        over = terminations | truncations
        if over.any():
            number = int(np.flatnonzero(over)[0])
            assert sorted(infos["rewards"][number]) == [-1, 1]
            assert abs(rewards[number]) == 1
            assert not rewards[~over].any()
            return told, infos, number


def test_next_step_shows_the_end_and_then_begins_anew() -> None:
    games = VectorRex(3, most=20_000)
    told, _, number = to_an_end(games)
    assert not told["action_mask"][number].any()
    told, rewards, terminations, _, _ = games.step(games.sample())
    assert told["action_mask"][number].any()
    assert not rewards[number]
    assert not terminations[number]


def test_same_step_gives_the_end_beside_the_new_game() -> None:
    games = VectorRex(3, autoreset_mode=AutoresetMode.SAME_STEP)
    told, infos, number = to_an_end(games)
    assert told["action_mask"][number].any()
    final = infos["final_obs"][number]
    assert not final["action_mask"].any()
    assert list(np.flatnonzero(infos["_final_obs"])) == [number]


def test_disabled_waits_for_whoever_resets() -> None:
    games = VectorRex(3, autoreset_mode=AutoresetMode.DISABLED)
    told, _, number = to_an_end(games)
    with pytest.raises(RuntimeError, match=f"game {number} is over"):
        games.step(games.sample())
    mask = np.arange(3) == number
    others = [games.view(other) for other in range(3) if other != number]
    told, _ = games.reset(options={"reset_mask": mask})
    assert told["action_mask"][number].any()
    assert others == [games.view(other) for other in range(3) if other != number]
    games.step(games.sample())


def test_endless_games_are_cut_off() -> None:
    games = VectorRex(1, most=5)
    games.reset(seed=1)
    steps = [games.step(games.sample()) for _ in range(5)]
    assert [bool(truncations[0]) for *_, truncations, _ in steps] == [False] * 4 + [True]
    assert not any(rewards.any() or ended.any() for _, rewards, ended, *_ in steps)


def test_what_was_told_before_does_not_change() -> None:
    games = VectorRex(1)
    first, _ = games.reset(seed=2)
    before = first["action_mask"].copy()
    games.step(games.sample())
    assert np.array_equal(first["action_mask"], before)


@pytest.mark.parametrize("processes", [1, 2])
def test_buffers_of_the_caller_are_written(processes: int) -> None:
    space: Any = VectorRex(2).observation_space
    mine = {name: np.zeros(one.shape, one.dtype) for name, one in space.items()}
    games = VectorRex(2, buffers=mine, processes=processes)
    told, _ = games.reset(seed=2)
    assert told["observation"] is mine["observation"]
    games.step(games.sample())
    assert bytes(mine["observation"][1]) == bytes(observation_of(games.view(1)))
    games.close()
    with pytest.raises(ValueError, match="the buffer 'action_mask' must be"):
        VectorRex(3, buffers=mine | {"observation": np.zeros((3, 742), np.uint8)})


def test_without_observations_there_are_masks_only() -> None:
    games = VectorRex(2, observe=False)
    told, _ = games.reset(seed=1)
    assert list(told) == ["action_mask"]
    assert games.observation_space.contains(told)


def test_wrappers_of_the_library_take_it() -> None:
    games = DictInfoToList(RecordEpisodeStatistics(VectorRex(2, most=9)))
    games.reset(seed=1)
    env: Any = games.unwrapped
    for _ in range(12):
        *_, infos = games.step(env.sample())
    assert {"role", "rewards"} <= set(infos[0])


@pytest.mark.parametrize("processes", [1, 2])
def test_refused(processes: int) -> None:
    games = VectorRex(2, processes=processes)
    with pytest.raises(RuntimeError, match="reset"):
        games.step([0, 0])
    told, _ = games.reset(seed=1)
    with pytest.raises(ValueError, match="2 games need as many actions"):
        games.step([0])
    with pytest.raises(ValueError, match="not to 5000"):
        games.step([0, 5000])
    before = [games.view(number) for number in range(2)]
    legal = int(np.flatnonzero(told["action_mask"][0])[0])
    illegal = int(np.flatnonzero(told["action_mask"][1] == 0)[0])
    with pytest.raises(Refusal) as refused:
        games.step([legal, illegal])
    assert refused.value.__notes__ == ["game 1 of the environment"]
    assert before == [games.view(number) for number in range(2)]
    games.close()


def test_refused_before_there_is_a_game() -> None:
    with pytest.raises(ValueError, match="1 to 2 processes"):
        VectorRex(2, processes=3)
    with pytest.raises(ValueError, match="as many seeds"):
        VectorRex(2).reset(seed=[1])
    with pytest.raises(ValueError, match="reset_mask"):
        VectorRex(2).reset(options={"reset_mask": np.ones(3, np.bool_)})


@pytest.mark.filterwarnings(
    # What it says of spaces and of specifications that only registered environments have.
    "ignore:.*:UserWarning"
)
def test_one_game_passes_the_library_s_check() -> None:
    check_env(RexEnv(), skip_render_check=True)


def test_one_game_is_played_to_its_end() -> None:
    env = RexEnv(edition="1.3", options={"handicap": 1})
    told, info = env.reset(seed=6)
    chance = np.random.default_rng(6)
    over = False
    while not over:
        role = info["role"]
        action = chance.choice(np.flatnonzero(told["action_mask"]))
        told, reward, over, _, info = env.step(action)
    assert abs(reward) == 1
    assert role in (0, 1)
    env.reset(seed=6)
    told, reward, over, _, info = env.step(np.int64(2019))
    assert (reward, over) == (-1, True)
    assert ":" in info["refusal"]
