"""A battle on the field, rebuilt from a view, that can be fought to its end in thought.

Whoever fights sees the companies of both sides (decision 69). Not seen are companies that are
still to come to the enemy's help, and who exactly among the shaken is stunned or flees: they are
taken to be in panic.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from levant.bots.croisades.battlefield import own_side
from levant.bots.croisades.outlook import Outlook
from levant.croisades import words as w
from levant.croisades.board import NOWHERE, PLACE
from levant.croisades.fights import Battle, Company, Fighter
from levant.croisades.game import Game
from levant.croisades.line import battle_round
from levant.croisades.ranks import (
    FIELD,
    FLEEING,
    GONE,
    LEFT_FIELD,
    OFF,
    PANIC,
    WAITING,
    WATCHING,
    WOUNDED,
)
from levant.croisades.roster import CLASS, PRICE, RANK
from levant.croisades.scenario import load
from levant.croisades.sight import seen_battle
from levant.croisades.stances import STANCE_NAMES, battle_turn, play_stance, stance_choices
from levant.croisades.tables import MAP
from levant.kernel.dice import FastDice
from levant.kernel.title import View

Tactic = Callable[[Outlook, list[int]], int]
"""How a side fights: what it does at each decision, from what it sees."""

HURT: Final = 0.7
"""What a wounded man counts when all is over."""
FLED: Final = 0.5
"""What one counts who has run from the field: many never come back (2.58)."""
FIELD_WON: Final = 0.25
"""What holding the field counts, against all who fought."""
REINFORCED: Final = 5
"""2.55: the own turn from which those who come later enter."""
MOST: Final = 400
"""No battle takes more decisions."""
_STATUS: Final = {"field": FIELD, "waiting": WAITING, "left": LEFT_FIELD, "watching": WATCHING}
_STANCES: Final = {name: verb for verb, name in STANCE_NAMES.items()}


class BattleModel:
    """A battle as a viewer knows it."""

    def __init__(self, view: View) -> None:
        seen: Any = view
        self.view: dict[str, Any] = seen
        roles = load(self.view["edition"]).roles
        self.root = Game(load(self.view["edition"]), self.view["options"], FastDice(0))
        self.root.turn, self.root.phase = self.view["turn"], w.STANCE
        self.root.battle = self._battle(roles)

    def _battle(self, roles: tuple[str, ...]) -> Battle:
        seen = self.view["battle"]
        b = Battle()
        b.hex = PLACE[seen["hex"]]
        b.via = NOWHERE if seen["via"] is None else PLACE[seen["via"]]
        b.roles = [[roles.index(name) for name in side] for side in seen["roles"]]
        b.initiative, b.gap, b.side = seen["initiative"], seen["gap"], seen["side"]
        b.wings = [MAP[name] for name in seen["wings"]]
        b.edge = "abcd".index(seen["edge"])
        b.turns = list(seen["turns"])
        b.retreat = [-1 if edge is None else "abcd".index(edge) for edge in seen["retreat"]]
        for side in (0, 1):
            those = {c["company"] // 2: c for c in seen["companies"] if c["side"] == side}
            for number in range(max(those, default=-1) + 1):
                self._company(b, side, those.get(number))
        return b

    def _company(self, b: Battle, side: int, seen: dict[str, Any] | None) -> None:
        """A company with its people; one that is not seen is there for its number only."""
        one = Company(side=side, status=LEFT_FIELD, owner=b.roles[side][0], came=NOWHERE)
        number = len(b.companies)
        b.companies.append(one)
        if seen is None:
            return
        one.wing, one.place = w.WINGS.index(seen["wing"]), seen["place"]
        one.stride, one.status = seen["stride"], _STATUS.get(seen["status"], FIELD)
        one.stance = _STANCES.get(seen["stance"], 0)
        one.entry = REINFORCED if one.status == WAITING else 0
        hunger = self._hunger(side)
        for name, (count, hurt, shaken) in seen["men"].items():
            for i in range(count):
                state = (WOUNDED if i < hurt else 0) | (PANIC if i >= count - shaken else 0)
                b.fighters.append(
                    Fighter(
                        cls=CLASS[name], side=side, company=number, state=state,
                        role=one.owner, hunger=hunger,
                    )
                )  # fmt: skip
        here = [i for i, f in enumerate(b.fighters) if f.company == number]
        one.leader = min(here, key=lambda i: RANK[b.fighters[i].cls], default=0)

    def _hunger(self, side: int) -> int:
        """2.72: how hungry our own are; of others one does not know it."""
        names = self.view["battle"]["roles"][side]
        here = [
            g["hungry"]
            for g in self.view["groups"]
            if g["hex"] == self.view["battle"]["hex"] and g["role"] in names and "hungry" in g
        ]
        return max(here, default=0)

    # --- Fighting it out ------------------------------------------------------------------------

    def fight(self, mine: Tactic, theirs: Tactic, seed: int) -> float:
        """What is left of our side against what is left of theirs, if both fight on like that."""
        p = self.root.copy()
        p.dice = FastDice(seed)
        b = p.battle
        assert b is not None
        me = self.own_side()
        for _ in range(MOST):
            if p.phase == w.BATTLE_OVER:
                break
            if p.phase == w.BATTLE_ROUND:
                battle_round(p)
            elif p.phase == w.BATTLE_TURN:
                battle_turn(p)
            else:
                legal = stance_choices(p, p.active)
                tactic = mine if b.side == me else theirs
                chosen = tactic(self.outlook(p, b), legal)
                play_stance(p, p.active, w.unpack(chosen))
        return balance(b, me)

    def own_side(self) -> int:
        """Which side is the viewer's."""
        return own_side(Outlook(self.view))

    def outlook(self, p: Game, b: Battle) -> Outlook:
        """What the side whose turn it is sees of the battle."""
        seen: Any = {
            "role": p.role_name(b.roles[b.side][0]), "edition": self.view["edition"], "pacts": [],
            "sieges": [], "lent": {}, "battle": seen_battle(p, b, b.roles[b.side][0]),
        }  # fmt: skip
        return Outlook(seen)


def balance(b: Battle, me: int) -> float:
    """The points that are left of ours less those of theirs, as parts of all; and the field."""
    left, total = [0.0, 0.0], 1.0
    for f in b.fighters:
        worth = float(PRICE[f.cls])
        total += worth
        if f.state & OFF and not f.state & GONE:
            continue
        if f.state & GONE and f.state & FLEEING:
            worth *= FLED
        left[f.side] += worth * (HURT if f.state & WOUNDED else 1.0)
    won = 0.0 if b.loser < 0 else FIELD_WON * (1 if b.loser != me else -1)
    return (left[me] - left[1 - me]) / total + won
