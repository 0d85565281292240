"""Ways to play through whole games in tests: uniformly, and bold (many fights)."""

from __future__ import annotations

from collections.abc import Iterator

from levant.croisades import words as w
from levant.croisades.game import CROISADES, Game
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import Dice, FastDice

Options = dict[str, int]
OPTION_SETS: tuple[Options, ...] = (
    {},
    {"two_dice_warships": 1, "captures": 1},
    {"smallest_army_10": 1, "build_castles": 1},
    {"captures": 1, "build_castles": 1},
)
MOST_DECISIONS = 50_000


def new_game(seed: int, scenario: str, turns: int, *, log: bool = False) -> Game:
    """A fresh game of a few turns whose options go with its seed."""
    options = {**OPTION_SETS[seed // 2 % len(OPTION_SETS)], "turns": turns}
    return CROISADES.new(scenario, options, FastDice(seed), log=log)


def uniform(game: Game, role: int, dice: Dice) -> int:
    """Any legal action, each as likely."""
    legal = game.legal(role)
    return legal[dice.below(len(legal))]


# How often a bold player takes a verb; those not named count 10.
_WEIGHTS = {
    w.BESIEGE: 60, w.FALL_BACK: 3, w.RETREAT: 1, w.MARCH_WITH: 30, w.ASSAULT: 30, w.BATTER: 30,
    w.BUILD: 30, w.YIELD: 3, w.CALL_OFF: 3, w.CHARGE: 30, w.ADVANCE: 30, w.FLEE: 3,
    w.STANDARD: 100, w.EMBARK: 200, w.LAND_SHIP: 90, w.DELIVER: 50, w.REINFORCE_WITH: 30,
    w.HALT: 4, w.GIVE: 1, w.CEDE: 1, w.GIVE_SHIP: 1, w.PASSAGE: 10, w.COME_OUT: 30,
}  # fmt: skip
# Where there is much to do, being done must not be one choice among hundreds.
_DONE = {
    w.DIPLOMACY: 100,
    w.REORGANISE: 800,
    w.REDEPLOY: 800,
    w.MUSTER: 300,
    w.MOVES: 2,
    w.SAIL: 300,
}


def weight(game: Game, role: int, action: int) -> int:
    """How much a bold player likes an action."""
    verb, place, *_ = w.unpack(action)
    if verb == w.DONE:
        return _DONE.get(game.phase, 10)
    if verb == w.TO and game.phase == w.MARCH:
        foes = any(not game.friends(role, g.role) for g in game.groups_at(place))
        return 80 if foes or game.enemy_stronghold(place, role) else 10
    return _WEIGHTS.get(verb, 10)


def bold(game: Game, role: int, dice: Dice) -> int:
    """Marches, sieges and charges rather than waiting."""
    legal = game.legal(role)
    weights = [weight(game, role, action) for action in legal]
    n = dice.below(sum(weights))
    for action, share in zip(legal, weights, strict=True):
        if n < share:
            return action
        n -= share
    raise AssertionError("the weights are counted")


def walk(
    seed: int, scenario: str = SCENARIOS[0], turns: int = 2, *, log: bool = False
) -> Iterator[tuple[Game, int, int]]:
    """A whole game, one (position, role, action) before each decision.

    Every fourth seed plays uniformly, the others boldly.
    """
    game = new_game(seed, scenario, turns, log=log)
    dice = FastDice(seed + 1_000_000)
    policy = bold if seed % 4 else uniform
    for _ in range(MOST_DECISIONS):
        deciders = game.deciders
        if not deciders:
            return
        role = deciders[dice.below(len(deciders))]
        action = policy(game, role, dice)
        yield game, role, action
        game.play(role, action)
    raise AssertionError(f"the game of seed {seed} does not end")
