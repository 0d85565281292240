"""Ways to play through whole games in tests: uniformly, and bold (many battles)."""

from __future__ import annotations

from collections.abc import Iterator

from levant.kernel.dice import Dice, FastDice
from levant.rex import words
from levant.rex.bits import members
from levant.rex.board import NEAR
from levant.rex.game import REX, Game

Options = dict[str, int]
OPTION_SETS: dict[str, tuple[Options, ...]] = {
    "2.0": (
        {},
        {"iron_bridge": 1, "forced_march": 1},
        {"regroup_when_refused": 1, "handicap": 2},
        {"iron_bridge": 1, "forced_march": 1, "regroup_when_refused": 1, "handicap": 3},
    ),
    "1.3": (
        {},
        {"richard_by_sea": 1, "fickle_philip": 1},
        {"fickle_philip": 1, "handicap": 1},
        {"richard_by_sea": 1, "handicap": 3},
    ),
    "1.4": ({}, {"handicap": 2}),
    "manual": ({}, {"handicap": 2}),
}
MOST_DECISIONS = 20_000


def new_game(seed: int, edition: str = "2.0", *, log: bool = False) -> Game:
    """A fresh game whose options go with its seed."""
    options = OPTION_SETS[edition]
    return REX.new(edition, options[seed // 2 % len(options)], FastDice(seed), log=log)


def uniform(game: Game, role: int, dice: Dice) -> int:
    """Any legal action, each as likely."""
    return game.random_action(role, dice)


# How often a bold player takes a verb; those not named count 2.
_WEIGHTS = {
    words.GROUP_OF: 12, words.ENTER_WITH: 6, words.KEEP_SIEGE: 12, words.MUSTER_AT: 1,
    words.SAIL_WITH: 1, words.MARCH_WITH: 9, words.FIRE: 12, words.CHARGE: 4,
    words.RETREAT: 1, words.WITHDRAW: 1, words.REGROUP_WITH: 1, words.DONE: 3, words.HALT: 1,
}  # fmt: skip


def bold(game: Game, role: int, dice: Dice) -> int:
    """Group moves towards the enemy, and fire rather than retreat."""
    offer = game.offer(role)
    verbs = [i for i in range(0, len(offer), 2) if offer[i + 1]]
    weights = [_WEIGHTS.get(offer[i], 2) for i in verbs]
    if game.phase == words.MOVES and game.moves:
        weights[0] = 1
    n = dice.below(sum(weights))
    chosen = 0
    while n >= weights[chosen]:
        n -= weights[chosen]
        chosen += 1
    i = verbs[chosen]
    things = offer[i + 1]
    enemy = game.held[1 - role]
    if offer[i] == words.TO and game.phase == words.MARCH:
        things = things & enemy or things
    elif offer[i] == words.GROUP_OF:
        near = sum(1 << t for t in members(things) if NEAR[t] & enemy)
        things = near or things
    choices = members(things)
    return offer[i] * 64 + choices[dice.below(len(choices))]


def walk(seed: int, edition: str = "2.0", *, log: bool = False) -> Iterator[tuple[Game, int, int]]:
    """A whole game, one (position, role, action) before each decision.

    Odd seeds play boldly, even ones uniformly.
    """
    game = new_game(seed, edition, log=log)
    dice = FastDice(seed + 1_000_000)
    policy = bold if seed % 2 else uniform
    for _ in range(MOST_DECISIONS):
        deciders = game.deciders
        if not deciders:
            return
        role = deciders[dice.below(len(deciders))]
        action = policy(game, role, dice)
        yield game, role, action
        game.play(role, action)
    raise AssertionError(f"the game of seed {seed} does not end")
