"""The weights of the rollout policy: numbers found by letting it play itself.

`python -m bench.tune` plays thousands of games with weights that differ a little and keeps
what wins; docs/bots.md tells how. Worths are in steps: 1.0 is one step of an ordinary block.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final


class PolicyWeights:
    """One set of weights; lists have an entry for each side, or for each card."""

    def __init__(self) -> None:
        # What towns are worth.
        self.city: float = 0.0
        self.city_last_year: float = 0.0
        self.town: float = 0.0
        self.walls: float = 0.0  # for each point of its rating
        self.port: float = 0.0
        self.base: float = 0.0  # on top, beside the city that is gone for
        self.exposed: float = 0.0  # the part left of an empty town with enemies near
        self.unguarded_near: float = 0.0
        self.unguarded_far: float = 0.0
        self.guard: float = 0.0  # for each guard that a city lacks
        # What may befall those who hold a town.
        self.beaten: float = 0.0  # how likely an enemy attacks who could
        self.routed: float = 0.0  # the part of their steps that is lost then
        self.besieged: float = 0.0
        self.besieged_from: float = 0.0  # the odds at which an enemy begins a siege
        self.fallen: float = 0.0
        self.starved: float = 0.0  # a block that winter does not feed
        self.hungry: float = 0.0  # the same while it may still go elsewhere
        # What an attack promises.
        self.starving: float = 0.0  # a step that a besieged enemy loses
        self.stranded: float = 0.0  # besiegers late in the year, a step each
        self.stranded_alone: float = 0.0  # the same with no card to lead them home
        self.relieved: float = 0.0  # how likely relief comes that could
        self.relieved_steps: float = 0.0
        self.escaped: float = 0.0  # the part of a beaten enemy's losses that is real
        self.walls_price: float = 0.0
        self.outside: float = 0.0  # enemies who found no room in the castle
        self.strike: float = 0.0  # an attack that could be made in the next turns
        self.reserve: float = 0.0  # blocks that come a round later
        # Where blocks are drawn to.
        self.pull: float = 0.0
        self.other_targets: float = 0.0  # all targets but the first
        self.promise_least: float = 0.0
        self.promise_most: float = 0.0
        self.help_expected: float = 0.0
        self.call_besieged: float = 0.0
        self.call_most: float = 0.0
        self.call_frank: float = 0.0
        self.call_saracen: float = 0.0
        self.in_battle: float = 0.0
        # What is too little to be worth an order.
        self.worth_a_move: float = 0.0
        self.worth_a_march: float = 0.0
        self.worth_a_voyage: float = 0.0
        self.staged: float = 0.0  # a Crusader who sets out
        # Battles and sieges.
        self.fight_city: float = 0.0
        self.fight_city_last_year: float = 0.0
        self.fight_town: float = 0.0
        self.fight_walls: float = 0.0
        self.field_odds: float = 0.0  # the enemy's odds at which walls are better
        self.trapped: float = 0.0  # the chance to starve at which they are not
        self.castle_share: float = 0.0  # of a town's worth, when only its field is fought for
        self.stay_loss: float = 0.0
        self.charge_from: float = 0.0
        self.finishing: float = 0.0
        self.storm_gain: float = 0.0
        self.storm_odds: float = 0.0
        self.storm_hopeless: float = 0.0
        self.sally_helped: float = 0.0
        self.sally_alone: float = 0.0
        self.leave_beaten: float = 0.0
        self.starved_out: float = 0.0
        # Cards: what each brings on a usual day, and what is added to keep it.
        self.campaign_kept: float = 0.0
        self.last_leader: float = 0.0
        self.one_group: float = 0.0
        self.manna: float = 0.0
        self.usual: list[float] = [0.0] * 10
        # By side: how much more a town counts that is to be won, how much relief of a siege is
        # feared, and how much an attack on an own town.
        self.bold: list[float] = [0.0] * 2
        self.wary: list[float] = [0.0] * 2
        self.watchful: list[float] = [0.0] * 2


def read_weights(values: Mapping[str, float | list[float]]) -> PolicyWeights:
    """PolicyWeights from plain numbers by name."""
    weights = PolicyWeights()
    for name, value in values.items():
        if not hasattr(weights, name):
            raise ValueError(f"unknown weight '{name}'")
        if isinstance(value, list):
            setattr(weights, name, [float(part) for part in value])
        else:
            setattr(weights, name, float(value))
    return weights


WEIGHTS_FILE: Final = Path(__file__).with_name("policy_weights.toml")
DEFAULT_WEIGHTS: Final[PolicyWeights] = read_weights(tomllib.loads(WEIGHTS_FILE.read_text("utf-8")))
"""The weights that every bot uses."""
