"""What the emperor has learned, in a folder: a value net, a policy and a belief, or some of them.

What a folder lacks is what is shipped with Levant.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from shutil import copyfile
from typing import Any, Final

from levant.bots.rex.knight import SearchSettings
from levant.bots.rex.learned_policy import LEARNED_POLICY_FILE, LearnedPolicy, OrderWeights
from levant.bots.rex.players import EMPEROR, KING
from levant.bots.rex.policy_weights import DEFAULT_WEIGHTS
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.bots.rex.value_net import EMPEROR_NET_FILE, VALUE_NET_FILE, ValueNet, outcome_by
from levant.kernel.dice import Dice
from levant.rex.belief_weights import BELIEF_WEIGHTS_FILE, BeliefWeights

NET: Final = "net.json"
POLICY: Final = "policy.json"
BELIEF: Final = "belief.json"
PARTS: Final = {NET: "value", POLICY: "orders", BELIEF: "belief"}
"""The files of a folder, and what each is fitted by."""
SHIPPED: Final = {
    NET: EMPEROR_NET_FILE,
    POLICY: LEARNED_POLICY_FILE,
    BELIEF: BELIEF_WEIGHTS_FILE,
}
"""Where the weights lie that players use."""


# Any: JSON that training wrote
def _read(file: Path) -> dict[str, Any]:
    held: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return held


def settings_of(player: str, folder: Path | None = None) -> SearchSettings:
    """How a king searches, or an emperor with the weights of a folder."""
    if player == "king":
        return KING
    settings = EMPEROR
    if folder is None:
        return settings
    if (folder / NET).exists():
        net = ValueNet(_read(folder / NET))
        settings = replace(settings, evaluate=partial(outcome_by, net))
    if (folder / POLICY).exists():
        orders = OrderWeights(_read(folder / POLICY))

        def make_policy(dice: Dice, noise: float) -> RolloutPolicy:
            return LearnedPolicy(dice, noise, DEFAULT_WEIGHTS, orders)

        settings = replace(settings, make_policy=make_policy)
    if (folder / BELIEF).exists():
        belief = BeliefWeights(_read(folder / BELIEF))
        settings = replace(settings, learned_belief=lambda: belief)
    return settings


def net_to_teach(folder: Path) -> Path:
    """The net that learning goes on with: a folder's, else the shipped one."""
    for file in (folder / NET, EMPEROR_NET_FILE):
        if file.exists():
            return file
    return VALUE_NET_FILE


def ship(folder: Path) -> list[str]:
    """Put the weights of a folder where players read them; the names of what was put there."""
    found = [part for part in SHIPPED if (folder / part).exists()]
    for part in found:
        copyfile(folder / part, SHIPPED[part])
    return [SHIPPED[part].name for part in found]
