"""`python -m bench.decisions`: how many decisions a turn of Croisades Strategic costs a person.

Constables play each other; what they do is counted as a person at a table would order it:

- a march is one decision if one gesture leads to where it ended, and so is that of further groups
  that went with it from the same hex to the same hex; else every action of it counts;
- in a battle each stance that differs from "as before" counts, and one order for all that do not;
- a card, a group opened, filled and closed, is one order (`recruit`, or one request to a server);
- packs opened or left shut as in the turn before are one order, "as before" included in `done`;
- a lone choice that passes by itself is none; a lone one that does not is none either: nothing is
  decided by it;
- everything else counts one for each action.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from levant.bots.croisades.players import BOTS
from levant.croisades.game import CROISADES, Game
from levant.croisades.gestures import gestures
from levant.kernel.dice import FastDice, derive_seed

MARCHING: Final = ("moves", "march")


@dataclass
class March:
    """The march of a group that is being counted."""

    start: str
    reached: frozenset[str]  # where one gesture leads
    actions: int = 0  # that were no lone choice
    end: str = ""


@dataclass
class Count:
    """The decisions of one role, by phase."""

    actions: int = 0
    decisions: Counter[str] = field(default_factory=Counter)
    march: March | None = None
    together: set[tuple[str, str]] = field(default_factory=set)
    preset: list[str] = field(default_factory=list)
    """What is left of the order "as before" under way."""
    before: str = ""

    def add(self, game: Game, role: int, text: str, choices: int) -> None:
        """Count one action before it is played."""
        phase = str(game.view(None)["phase"])
        self.actions += 1
        if phase not in MARCHING:
            self.close_march()
            self.together.clear()
        if phase in MARCHING and text != "done":
            self._march(game, role, text, choices)
        elif choices > 1:
            self.close_march()
            self._decide(game, role, phase, text)

    def _march(self, game: Game, role: int, text: str, choices: int) -> None:
        verb, _, thing = text.partition(" ")
        if verb == "march":
            self.close_march()
            ways = gestures(game, role, [thing])
            starts = {str(cast("list[str]", way["path"])[0]) for way in ways}
            ends = frozenset(str(way["to"]) for way in ways)
            self.march = March(next(iter(starts), ""), ends)
        if self.march is None:
            self.decisions["march"] += choices > 1
            return
        self.march.actions += choices > 1
        if verb == "to":
            self.march.end = thing

    def close_march(self) -> None:
        """The march is over: one decision, none when it went with another, or step by step."""
        march, self.march = self.march, None
        if march is None or not march.actions:
            return
        if march.end and march.end not in march.reached:
            self.decisions["march"] += march.actions
        elif (march.start, march.end) not in self.together:
            self.together.add((march.start, march.end))
            self.decisions["march"] += 1

    def _decide(self, game: Game, role: int, phase: str, text: str) -> None:
        if phase in ("reorganise", "muster"):
            opens = text.split(" ", 1)[0] in ("group", "found")
            self.decisions["card"] += opens
            if opens or game.desks[role].group:
                return
        if phase != self.before or not self.preset:
            found = gestures(game, role, ["as_before"])
            self.preset = list(cast("list[str]", found[0]["actions"])) if found else []
            self.decisions[phase] += 1
            fresh = True
        else:
            fresh = False
        self.before = phase
        usual = self.preset.pop(0) if self.preset else None
        if not fresh and text != usual:
            # Told apart from the rest of the order.
            self.decisions[phase] += 1
            self.preset = self.preset if usual is not None else []


def play(edition: str, bot: str, turns: int, seed: int) -> tuple[int, dict[str, Count]]:
    """One game; its turns, and the decisions of each role."""
    options = {"turns": turns} if turns else {}
    game = CROISADES.new(edition, options, FastDice(seed), log=True)
    roles = game.scenario.roles
    bots = [BOTS[bot](derive_seed(seed, role)) for role in roles]
    counts = {role: Count() for role in roles}
    heard = [0] * len(roles)
    while game.deciders:
        role = game.deciders[0]
        legal = game.legal(role)
        news = CROISADES.events(game, role, heard[role])
        heard[role] += len(news)
        action = bots[role].choose(game.view(role), legal, news)
        counts[roles[role]].add(game, role, CROISADES.spell(game, action), len(legal))
        game.play(role, action)
    for count in counts.values():
        count.close_march()
    return game.turn, counts


def main(given: Sequence[str] | None = None) -> None:
    """Play, count, and tell the decisions of a turn by role and by phase."""
    parser = argparse.ArgumentParser(prog="python -m bench.decisions", description=__doc__)
    parser.add_argument("--edition", default="third_crusade", choices=CROISADES.editions)
    parser.add_argument("--bot", default="constable", choices=sorted(BOTS))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--turns", type=int, default=0, help="0: as many as the scenario has")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(given)
    turns = 0
    actions: Counter[str] = Counter()
    phases: dict[str, Counter[str]] = {}
    for number in range(args.games):
        played, counts = play(args.edition, args.bot, args.turns, args.seed + number)
        turns += played
        for role, count in counts.items():
            actions[role] += count.actions
            phases.setdefault(role, Counter()).update(count.decisions)
    print(f"{args.edition}, {args.bot}: {args.games} games, {turns} turns")
    for role, counted in phases.items():
        each = ", ".join(f"{phase} {n / turns:.1f}" for phase, n in counted.most_common())
        print(f"{role}: {counted.total() / turns:.1f} decisions a turn ({each}),")
        print(f"  of {actions[role] / turns:.1f} actions")


if __name__ == "__main__":
    main()
