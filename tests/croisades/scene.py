"""Positions written down the way players talk, for the rule tests.

    s = scene("crusader acre: knight 3 spearman 5", "saracen 2008: emir 1 bedouin 7")
    s.moves("crusader").do("march g1", "to 2009")
    s.refused("to 1908", "2.41")

Each line is a group: role, hex, people and goods; groups are numbered by role from 1. Nothing
else stands on the map: no sieges, no ships, unless they are added. Dice are given with `dice`:
tens are ten-sided dice as they show (1 to 10), sixes are six-sided.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from levant.croisades import turn
from levant.croisades import words as w
from levant.croisades.board import PLACE
from levant.croisades.fights import Siege
from levant.croisades.game import CROISADES, Game
from levant.croisades.garrison import man_standard, stock
from levant.croisades.investment import begin_siege
from levant.croisades.pieces import Desk, Group, Meeting, Ship
from levant.croisades.roster import CLASS, GOODS
from levant.croisades.views import LoggedEvent
from levant.croisades.works import add_ship
from levant.kernel.dice import FastDice, ScriptedDice
from levant.kernel.title import Refusal


class Scene:
    """A game in a constructed position, driven in notation."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # What stands there

    def role(self, name: str) -> int:
        return self.game.scenario.roles.index(name)

    def add(self, line: str) -> Group:
        """One group from its line."""
        head, _, tail = line.partition(":")
        role, place = head.split()
        group = Group()
        group.role = self.role(role)
        group.number = self.game.free_number(group.role)
        group.hex = PLACE[place]
        words = tail.split()
        for name, count in zip(words[::2], words[1::2], strict=True):
            if name in CLASS:
                group.men[CLASS[name]] += int(count)
            else:
                group.goods[GOODS.index(name)] += int(count)
        self.game.groups.append(group)
        return group

    def group(self, name: str, number: int = 1) -> Group:
        found = self.game.group(self.role(name), number)
        assert found is not None
        return found

    def ship(self, role: str, port: str, *, war: bool = False) -> Ship:
        add_ship(self.game, self.role(role), PLACE[port], int(war))
        return self.game.ships_at(PLACE[port], self.role(role))[-1]

    def own(self, role: str, *places: str) -> Scene:
        """Give hexes to a role."""
        for place in places:
            self.game.owner[PLACE[place]] = self.role(role)
        return self

    def siege(self, besieger: str, place: str, *, since: int = 0) -> Siege:
        """A siege with the ready-made garrison."""
        siege = begin_siege(self.game, self.role(besieger), PLACE[place])
        siege.since = since
        stock(self.game, siege)
        man_standard(self.game, siege)
        return siege

    def meeting(self, attacker: str, defender: str, place: str, via: str) -> Meeting:
        """A battle that is due."""
        meeting = Meeting()
        meeting.hex, meeting.via = PLACE[place], PLACE[via]
        meeting.attackers, meeting.defenders = [self.role(attacker)], [self.role(defender)]
        self.game.meetings.append(meeting)
        return meeting

    # When it is

    def phase(self, phase: int, stage: int = 0) -> Scene:
        """Everybody decides in a phase."""
        self.game.desks = [Desk() for _ in range(self.game.roles)]
        self.game.phase, self.game.stage = phase, stage
        self.game.offer = {}
        return self

    def moves(self, role: str) -> Scene:
        """The role moves its groups."""
        game = self.game
        game.stage, game.after, game.rotated = w.STAGE_LAND, w.MOVES, 0
        game.order = [self.role(role)] + [r for r in range(game.roles) if r != self.role(role)]
        game.phase, game.active, game.mover = w.MOVES, self.role(role), self.role(role)
        game.offer = {}
        return self

    def step(self, step: int) -> Scene:
        """Run on from an automatic step until somebody must decide."""
        self.game.phase = step
        self.game.offer = {}
        turn.advance(self.game)
        return self

    def dice(self, *tens: int, sixes: Sequence[int] = ()) -> Scene:
        """The dice that fall from now on."""
        self.game.dice = ScriptedDice(list(sixes), [ten - 1 for ten in tens])
        return self

    def chance(self, seed: int = 1) -> Scene:
        """Any dice from now on."""
        self.game.dice = FastDice(seed)
        return self

    # What happens

    @property
    def rolled(self) -> bool:
        """Whether all the dice that were given have fallen."""
        assert isinstance(self.game.dice, ScriptedDice)
        return self.game.dice.spent

    @property
    def asked(self) -> str:
        """The phase that waits for a decision."""
        return w.PHASES[self.game.phase].name

    @property
    def decider(self) -> str:
        return self.game.scenario.roles[self.game.deciders[0]]

    def legal(self, role: str | None = None) -> list[str]:
        who = self.game.deciders[0] if role is None else self.role(role)
        return [CROISADES.spell(self.game, act) for act in self.game.legal(who)]

    def do(self, *actions: str, role: str | None = None) -> Scene:
        """Play actions, each by whoever must decide, or by a role."""
        for text in actions:
            who = self.game.deciders[0] if role is None else self.role(role)
            self.game.play(who, CROISADES.parse(self.game, text))
        return self

    def refused(self, text: str, rule: str, key: str = "", role: str | None = None) -> None:
        """The action is refused by that rule, and nothing changes."""
        who = self.game.deciders[0] if role is None else self.role(role)
        before = self.game.text()
        self.game.offer = {}  # the position may have been changed by hand
        with pytest.raises(Refusal) as refusal:
            self.game.play(who, CROISADES.parse(self.game, text))
        assert refusal.value.rule == rule
        assert not key or refusal.value.key == key
        assert self.game.text() == before
        self.game.offer = {}

    def events(self, name: str) -> list[LoggedEvent]:
        """What was noted under a name."""
        return [e["entry"] for e in self.game.log or [] if e["entry"]["event"] == name]


def scene(
    *lines: str,
    scenario: str = "third_crusade",
    options: dict[str, int] | None = None,
    additions: bool = False,
) -> Scene:
    """A bare map of a scenario with these groups on it, without what 125 and 126 add to a side."""
    game = CROISADES.new(scenario, options or {}, FastDice(1), log=True)
    if not additions:
        sides = tuple(replace(side, subsidy=0, head_start=0) for side in game.scenario.sides)
        game.scenario = replace(game.scenario, sides=sides)
    game.groups, game.ships, game.sieges, game.meetings = [], [], [], []
    game.log = []
    made = Scene(game)
    for line in lines:
        made.add(line)
    return made.chance()
