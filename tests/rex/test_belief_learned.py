"""A belief with learned weights: what is possible stays as it was, only likelier or less likely."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from levant.kernel.dice import FastDice
from levant.rex.army import BLOCK, BLOCK_COUNT, STEPS
from levant.rex.belief import Belief, pick_by
from levant.rex.belief_weights import (
    BELIEF_WEIGHTS_FILE,
    PAIR_NAMES,
    PAIR_WIDTH,
    SPOT_NAMES,
    SPOT_WIDTH,
    BeliefWeights,
    Place,
    belief_weights,
    steps_row,
)
from levant.rex.board import POOL, TOWN
from levant.rex.cards import CARD_KINDS, WINTER_TURN
from levant.rex.edition import EDITIONS
from levant.rex.game import REX, Game
from levant.rex.rules import rules_for
from tests.rex.hidden import twin
from tests.rex.scene import scene
from tests.rex.test_belief import Watcher, all_options, check, random_game


def held() -> dict[str, Any]:  # Any: JSON
    """Weights that say nothing."""
    steps = [[0, 0, 0, 0] for _ in range(2 * 4 * 4)]
    for touched in (False, True):
        for most in range(1, 5):
            for guess in range(1, 5):
                steps[steps_row(touched, most, guess)][min(most, guess) - 1] = 1
    return {
        "grain": 1.0,
        "blocks": [[0.0] * SPOT_WIDTH for _ in range(BLOCK_COUNT)],
        "seen": [1.0, 1.0],
        "pairs": [[0.0] * PAIR_WIDTH for _ in range(2)],
        "cards": [[0.0] * CARD_KINDS for _ in range(2 * WINTER_TURN)],
        "steps": steps,
    }


def opinionated(seed: int) -> BeliefWeights:
    """Weights that say much, and nothing sensible."""
    rng = random.Random(seed)
    given = held()
    for name in ("blocks", "pairs", "cards"):
        given[name] = [[rng.uniform(-2, 2) for _ in row] for row in given[name]]
    return BeliefWeights(given)


def test_features_have_names() -> None:
    assert (len(SPOT_NAMES), len(PAIR_NAMES)) == (SPOT_WIDTH, PAIR_WIDTH)


@pytest.mark.parametrize("edition", EDITIONS)
def test_samples_look_like_the_game_whatever_was_learned(edition: str) -> None:
    """The same view, byte for byte, and the same actions."""
    options = all_options(edition, 9)
    watchers = [Watcher(role, edition, options, opinionated(role)) for role in (0, 1)]
    dice = FastDice(4)
    for game in random_game(edition, options, 7):
        check(game, watchers[game.deciders[0]], dice)


def test_what_was_learned_does_not_see_what_is_hidden() -> None:
    dice = FastDice(3)
    watchers = [Watcher(1, "2.0", {}, opinionated(5)) for _ in range(2)]
    compared = 0
    for game in random_game("2.0", {}, 43):
        if 1 not in game.deciders:
            continue
        other = twin(game, 1, dice)
        other.log, other.secrets = game.log, game.secrets
        first = watchers[0].look(game).sample(FastDice(compared))
        second = watchers[1].look(other).sample(FastDice(compared))
        assert first.text() == second.text()
        compared += 1
    assert compared > 50


def split_stack(learned: BeliefWeights | None) -> tuple[Game, Belief]:
    """One of a stack of three has gone from Acre to Nablus, and nobody saw which."""
    s = scene(
        "acre: king_guy conrad walter", "egypt: | saladin", first="frank", cards="move_1 move_1"
    )
    s.game.log = []
    belief = Belief(1, "2.0", {}, learned=learned)
    belief.observe(s.game.view(1), [])
    for action in ("group acre", "march conrad", "to legio", "to nablus", "done"):
        s.game.play(0, REX.parse(s.game, action))
    belief.observe(s.game.view(1), REX.events(s.game, 1))
    return s.game, belief


def share(belief: Belief, block: str, town: str) -> float:
    """How often a block is in a town."""
    dice = FastDice(1)
    where = [belief.sample(dice).where[BLOCK[block]] for _ in range(600)]
    return Counter(where)[TOWN[town]] / len(where)


def test_a_block_is_rather_where_such_blocks_were_found() -> None:
    """Walter likes to be alone: he is in Nablus more often than by what was seen."""
    given = held()
    given["blocks"][BLOCK["walter"]][SPOT_NAMES.index("alone")] = 2.0
    seen, learned = split_stack(None)[1], split_stack(BeliefWeights(given))[1]
    assert share(learned, "walter", "nablus") > share(seen, "walter", "nablus") + 0.15


def test_weights_that_say_nothing_change_nothing() -> None:
    seen, learned = split_stack(None)[1], split_stack(BeliefWeights(held()))[1]
    for block in ("king_guy", "conrad", "walter"):
        assert share(learned, block, "nablus") == pytest.approx(
            share(seen, block, "nablus"), abs=0.08
        )


def test_what_was_seen_may_count_for_more_or_less() -> None:
    """A block that was thought three times as likely is it nine times as often, or no oftener."""
    place = Place(TOWN["acre"], False, [0.75, 0.25, *[0.0] * 29])
    rules = rules_for("2.0", {})
    for seen, odds in ((1.0, 3.0), (2.0, 9.0), (0.0, 1.0)):
        rates = BeliefWeights(held() | {"seen": [seen, 1.0]}).rates(place, 0, rules)
        assert rates[0] / rates[1] == pytest.approx(odds)
        assert not any(rates[2:])
    with pytest.raises(ValueError, match="3 sides, not 2"):
        BeliefWeights(held() | {"seen": [1.0, 1.0, 1.0]})


def test_nothing_impossible_becomes_possible() -> None:
    given = held()
    given["blocks"][BLOCK["conrad"]] = [4.0] * SPOT_WIDTH
    game, belief = split_stack(BeliefWeights(given))
    dice = FastDice(2)
    places = {belief.sample(dice).where[BLOCK["conrad"]] for _ in range(100)}
    assert places <= {TOWN["acre"], TOWN["nablus"]}
    assert game.where[BLOCK["conrad"]] in places


def test_places_tell_what_is_public_about_them() -> None:
    _, belief = split_stack(None)
    places = belief.places()
    assert [place.town for place in places[:3]].count(TOWN["acre"]) == 2
    for place in places:
        told = dict(zip(SPOT_NAMES, place.features, strict=True))
        if place.town == POOL:
            assert not any(place.features)
        elif place.town == TOWN["nablus"]:
            assert (told["on the map"], told["alone"], told["moved this turn"]) == (1.0, 1.0, 1.0)
        else:
            assert (told["city"], told["port"], told["in a stack"]) == (1.0, 1.0, 0.5)


def test_steps_are_drawn_as_often_as_they_were_counted() -> None:
    given = held()
    for guess in range(1, 5):
        given["steps"][steps_row(False, STEPS[BLOCK["conrad"]], guess)] = [0.25, 0, 0.75, 0]
    _, belief = split_stack(BeliefWeights(given))
    dice = FastDice(5)
    drawn = Counter(belief.sample(dice).strength(BLOCK["conrad"]) for _ in range(400))
    assert set(drawn) == {1, 3}
    assert drawn[1] / 400 == pytest.approx(0.25, abs=0.08)


def test_cards_that_players_keep_are_held_more_often() -> None:
    given = held()
    for row in given["cards"]:
        row[0] = 3.0
    often = rare = 0
    for weights in (None, BeliefWeights(given)):
        watcher = Watcher(0, "2.0", {}, weights)
        game = REX.new("2.0", {}, FastDice(5), log=True)
        dice = FastDice(6)
        while game.deciders != (0, 1):
            game.play(game.deciders[0], game.random_action(game.deciders[0], dice))
        belief = watcher.look(game)
        count = sum(belief.sample(dice).hands[1] & 15 for _ in range(300))
        rare, often = often, count
    assert often > 1.3 * rare


def test_one_of_several_is_picked_as_often_as_its_rate_says() -> None:
    dice = FastDice(9)
    counts = Counter(pick_by([1.0, 0.0, 3.0], dice) for _ in range(2000))
    assert counts[1] == 0
    assert counts[2] / counts[0] == pytest.approx(3.0, rel=0.25)


@pytest.mark.parametrize("part", ["blocks", "pairs", "cards", "steps"])
def test_weights_of_another_shape_are_refused(part: str) -> None:
    given = json.loads(BELIEF_WEIGHTS_FILE.read_text("utf-8"))
    given[part].append(given[part][0])
    with pytest.raises(ValueError, match=r"belief_weights\.json: \d+ rows, not \d+"):
        BeliefWeights(given)
    given = json.loads(BELIEF_WEIGHTS_FILE.read_text("utf-8"))
    given[part][0].append(1)
    with pytest.raises(ValueError, match=r"belief_weights\.json: a row has \d+ numbers"):
        BeliefWeights(given)


def test_shipped_weights_give_no_block_more_steps_than_it_has() -> None:
    weights = belief_weights()
    for touched in (False, True):
        for most in range(1, 5):
            for guess in range(1, most + 1):
                chances = weights.step_chances(touched, most, guess)
                assert sum(chances) == pytest.approx(1.0, abs=0.01)
                assert not any(chances[most:])
