"""The games of the long proofs: options, start and way of playing all go with the seed."""

from __future__ import annotations

from typing import NamedTuple

from levant.kernel.dice import FastDice, derive_seed
from levant.rex.game import REX, Game
from tests.rex.play import Options, bold, uniform
from tests.rex.seeking import MOODS, Policy, seeking
from tests.rex.starts import THEMES, construct, theme_of

WAYS = ("uniform", "bold", "seeking", "uniform+", "bold+", "seeking+")
"""How both sides play; with a plus, from a constructed position."""
SOAK = (
    "uniform", "bold", "seeking", "seeking+", "uniform+", "seeking+", "bold+", "seeking+"
)  # fmt: skip
"""What goes with the seeds of a soak: the last way meets most of what is rare."""
_ONE_IN = 3


class Way(NamedTuple):
    """A game about to be played."""

    name: str  # of the way, with the mood and the theme
    game: Game
    policy: Policy


def options_of(seed: int, edition: str) -> Options:
    """Each option is on in a third of the games, whatever the others are.

    Not a shorter war: it is the same war, and ends before what is rare comes up.
    """
    dice = FastDice(derive_seed(seed, "options"))
    chosen: Options = {}
    for option in REX.options(edition):
        if option.name != "years" and dice.below(_ONE_IN) == 0:
            chosen[option.name] = 1 + dice.below(option.most)
    return chosen


def begin(seed: int, edition: str, ways: tuple[str, ...] = SOAK) -> Way:
    """The game of a seed, in one of these ways; its log is kept."""
    way = ways[seed % len(ways)]
    rest = seed // len(ways)
    mood = MOODS[rest % len(MOODS)]
    rest //= len(MOODS)
    theme = theme_of(mood.theme) if rest % 2 else THEMES[rest // 2 % len(THEMES)]
    options = options_of(seed, edition)
    playing = way.rstrip("+")
    if playing == "seeking" and rest % 2:
        known = {option.name for option in REX.options(edition)}
        options |= {name: 1 for name in mood.options if name in known}
    policy = {"uniform": uniform, "bold": bold, "seeking": seeking(mood)}[playing]
    name = f"{way} {mood.name}" if playing == "seeking" else way
    if way.endswith("+"):
        return Way(f"{name} ({theme.name})", construct(seed, edition, options, theme), policy)
    return Way(name, REX.new(edition, options, FastDice(seed), log=True), policy)
