"""RolloutPolicy on whole positions: its weights, its ways, its cards."""

from __future__ import annotations

import re
import tomllib

import pytest

from levant.bots.rex.card_policy import card_rates
from levant.bots.rex.departures import MovedForces
from levant.bots.rex.forces import fire_of
from levant.bots.rex.policy_weights import DEFAULT_WEIGHTS, WEIGHTS_FILE, read_weights
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.bots.rex.routing import Routing
from levant.bots.rex.valuation import Valuation
from levant.kernel.dice import FastDice
from levant.rex.army import SLOT
from levant.rex.bits import mask_of
from levant.rex.board import TOWN
from levant.rex.cards import MOVE_1, MOVE_3, WINTER_CAMPAIGN
from levant.rex.game import REX
from levant.rex.words import (
    DEPLOY_TO,
    DONE,
    EXCHANGE,
    FRANK_DEPLOY,
    GROUP_OF,
    MOVES,
    MUSTER_AT,
    SARACEN_DEPLOY,
)
from tests.rex.scene import Scene, scene

NAMES = tuple(tomllib.loads(WEIGHTS_FILE.read_text("utf-8")))


def test_every_weight_is_in_the_file_and_more_than_nothing() -> None:
    source = WEIGHTS_FILE.with_suffix(".py").read_text("utf-8")
    assert set(re.findall(r"self\.(\w+): ", source)) == set(NAMES)
    for name in NAMES:
        value = getattr(DEFAULT_WEIGHTS, name)
        for part in value if isinstance(value, list) else [value]:
            assert part > 0, name


def test_a_weight_that_is_unknown_is_refused() -> None:
    with pytest.raises(ValueError, match="courage"):
        read_weights({"courage": 1.0})


def test_5_1_blocks_are_sent_while_there_is_room_on_the_roads() -> None:
    game = scene(
        "damascus: | saladin al_adil al_aziz al_afdal al_zahir yuzpah",
        first="saracen",
        cards="move_1 move_3",
    ).game
    routing = Routing(game, 1)
    names = ("saladin", "al_adil", "al_aziz", "al_afdal", "al_zahir", "yuzpah")
    paths = [routing.send(SLOT[name], TOWN["beirut"]) for name in names]
    sent = [path for path in paths if path]
    assert sent
    assert len(sent) < len(names), "one road cannot take them all"
    assert all(path[0] == TOWN["damascus"] and path[-1] == TOWN["beirut"] for path in sent)


@pytest.mark.parametrize("seed", range(4))
def test_5_1_whoever_has_orders_gets_where_he_was_sent(seed: int) -> None:
    game = REX.new("2.0", {}, FastDice(seed))
    players = [RolloutPolicy(FastDice(seed + side), 0.0) for side in (0, 1)]
    arrived = astray = 0
    while game.deciders:
        side = game.deciders[0]
        order = players[side].order
        if game.phase == MOVES and order is not None and order.verb in (GROUP_OF, MUSTER_AT):
            for block, town in order.dest.items():
                arrived += game.where[block] == town
                astray += game.where[block] != town
        game.play(side, players[side].choose(game, side))
    assert arrived > 50
    assert astray <= arrived / 50


def test_4_1_a_winter_campaign_is_kept_for_the_siege() -> None:
    game = scene(
        "acre: conrad* | saladin al_adil zangi",
        first="saracen",
        cards="move_1 move_1",
    ).game
    valuation = Valuation(game, 1)
    cards = mask_of([MOVE_1, MOVE_3, WINTER_CAMPAIGN])
    rates = {card: rate for rate, card in card_rates(cards, valuation, FastDice(1))}
    assert rates[WINTER_CAMPAIGN] < rates[MOVE_1]


def test_towns_are_worth_after_a_march_what_they_are_worth_to_who_stands_there_then() -> None:
    franks = "tripoli: conrad king_guy", "acre: balian walter"
    before = scene("damascus: | saladin yuzpah zangi", "homs: | tuman", *franks).game
    after = scene("damascus: | yuzpah", "homs: | tuman saladin zangi", *franks).game
    valuation, expected = Valuation(before, 1), Valuation(after, 1)
    forces = MovedForces(valuation)
    assert forces.worth(TOWN["homs"]) == valuation.now(TOWN["homs"])
    for block in (SLOT["saladin"], SLOT["zangi"]):
        steps = before.strength(block)
        forces.move(TOWN["damascus"], TOWN["homs"], steps, fire_of(block, steps))
    for town in (TOWN["damascus"], TOWN["homs"]):
        force = expected.steps[town], expected.fire[town], expected.number[town]
        assert forces.worth(town) == pytest.approx(valuation.worth(town, *force))
        assert forces.worth(town) != valuation.now(town)


# Single decisions


def choice(s: Scene, seed: int = 1) -> str:
    """What the policy does in a scene."""
    role = s.game.deciders[0]
    return REX.spell(s.game, RolloutPolicy(FastDice(seed), 0.0).choose(s.game, role))


def test_assassins_strike_the_lone_guard_of_a_city() -> None:
    s = scene(
        "acre: conrad",
        "homs: | tuman yuzpah",
        "damascus: | zangi",
        cards="assassins move_1",
    )
    assert s.phase == "assassins"
    assert choice(s) == "strike_field damascus"


def test_6_0_the_surest_battle_comes_first() -> None:
    s = scene(
        "ajlun: | saladin@1",
        "tiberias: conrad king_guy",
        "hebron: | al_adil zangi",
        "jerusalem: balian@1",
        first="saracen",
    )
    s.group("ajlun", "tiberias", "saladin").group("hebron", "jerusalem", "al_adil zangi")
    s.until("battle_order")
    assert choice(s) == "battle jerusalem"


def test_3_1_franks_take_the_seats_that_guard_every_city() -> None:
    game = REX.new("2.0", {}, FastDice(1))
    policy = RolloutPolicy(FastDice(1), 0.0)
    while game.phase in (FRANK_DEPLOY, DEPLOY_TO):
        game.play(0, policy.choose(game, 0))
    assert game.where[SLOT["turcopole_beirut"]] == TOWN["acre"]
    assert game.where[SLOT["raymond_tiberias"]] == TOWN["tripoli"]


def test_3_2_saladin_is_somewhere_else_now_and_then() -> None:
    game = REX.new("2.0", {}, FastDice(1))
    while game.phase != SARACEN_DEPLOY:
        game.play(0, RolloutPolicy(FastDice(1), 0.0).choose(game, 0))
    chosen = {RolloutPolicy(FastDice(seed), 0.0).choose(game, 1) >> 6 for seed in range(20)}
    assert chosen == {DONE, EXCHANGE}


def test_a_copy_carries_out_the_same_order_and_leaves_the_first_alone() -> None:
    game = scene(
        "tiberias: | saladin zangi al_adil",
        "antioch: bohemond templar_antioch josselin",
        first="saracen",
        cards="move_1 move_1",
    ).game
    policy = RolloutPolicy(FastDice(1), 0.0)
    game.play(1, policy.choose(game, 1))
    order, targets = policy.order, policy.targets[:]
    assert order is not None
    copied = policy.copy(FastDice(2))
    assert copied.choose(game, 1) == policy.choose(game, 1)
    copied.set_target(1, TOWN["egypt"])
    copied.order = None
    assert policy.order is order
    assert policy.targets == targets
