"""2.13, 3.3, 3.5 Income, captures and the end of the game."""

from __future__ import annotations

from levant.croisades import words as w
from levant.croisades.board import STRONGHOLDS
from levant.croisades.custody import disband_guards, forget, held
from levant.croisades.position import Position
from levant.croisades.records import Wounded
from levant.croisades.scenario import NEUTRAL, Verdict
from levant.croisades.supply import refill
from levant.croisades.works import finish_castles, finish_work

INCOME_EVERY = 5


def income_of(p: Position, role: int) -> int:
    """3.3: what a role's strongholds bring, and what the scenario adds (decision 125)."""
    made = {0: 10, 1: 20}
    brought = sum(
        p.scenario.incomes[h] or made[p.kinds[h]] for h in p.strongholds() if p.owner[h] == role
    )
    return brought + p.scenario.sides[role].subsidy


def income(p: Position) -> None:
    """2.13: at the end of every fifth turn; then the works and wounds of the turn."""
    if p.turn % INCOME_EVERY == 0:
        for role in p.alive():
            due = income_of(p, role)
            p.points[role] += due
            p.note("income", [role], role=p.role_name(role), points=due)
    finish_work(p)
    finish_castles(p)
    heal(p)
    refill(p)
    turn_end(p)


def heal(p: Position) -> None:
    """3.22: a turn nearer to health for every wounded character."""
    for group in p.groups:
        healed = [one for one in group.hurt if one.turns <= 1]
        group.hurt = [Wounded(c, turns - 1) for c, turns in group.hurt if turns > 1]
        for c, _ in healed:
            group.men[c] += 1
    for prisoner in held(p):
        prisoner.one.turns = max(0, prisoner.one.turns - 1)
    for siege in p.sieges:
        for c, turns in siege.hurt:
            if turns <= 1:
                siege.men[c] += 1
        siege.hurt = [Wounded(c, turns - 1) for c, turns in siege.hurt if turns > 1]


def score(p: Position, role: int) -> int:
    """3.5: the value of places taken and held, less that of places lost (ours).

    Decision 126: who can expect less begins with more.
    """
    total = p.scenario.sides[role].head_start
    start = p.scenario.owners
    for h in STRONGHOLDS:
        if start[h] == p.owner[h]:
            continue
        taken = [one for one in p.seized if one.hex == h]
        if p.owner[h] == role:
            # 3.5: what it was worth when he took it: some places are worth more the first time.
            total += taken[-1].value if taken else p.scenario.value(h, role, first=True)
        elif start[h] == role and (h in p.captured or not taken):
            # What was given away and never taken is not lost (decision 78).
            total -= p.scenario.value(h, role, first=False)
    return total


def holds(p: Position, verdict: Verdict) -> bool:
    """Whether a verdict's role holds what it asks for."""
    if not all(p.owner[h] == verdict.role for h in verdict.holds):
        return False
    return sum(p.owner[h] == verdict.role for h in verdict.holds_any) >= verdict.least


def finish(p: Position, winner: int, reason: str) -> None:
    """The game is over."""
    p.winner, p.reason, p.phase = winner, reason, w.OVER
    p.note("over", winner=p.role_name(winner), reason=reason)


def remove_resigned(p: Position) -> None:
    """Who has given up leaves the map at the end of the turn; his places are nobody's."""
    for role in range(p.roles):
        if p.quit[role] and not p.out[role]:
            for group in p.own_groups(role):
                disband_guards(p, group)
                p.groups.remove(group)
            p.ships = [s for s in p.ships if s.role != role]
            p.owner = [NEUTRAL if owner == role else owner for owner in p.owner]
            p.sieges = [s for s in p.sieges if s.besieger != role]
            p.out[role] = 1
            forget(p, role)
            p.offers = [0 if r == role else mask & ~(1 << role) for r, mask in enumerate(p.offers)]
            p.pacts = [0 if r == role else mask & ~(1 << role) for r, mask in enumerate(p.pacts)]


def remove_beaten(p: Position) -> None:
    """A role without stronghold and without group is out of the game."""
    for role in range(p.roles):
        if p.out[role] or p.own_groups(role):
            continue
        if any(p.owner[h] == role for h in p.strongholds()):
            continue
        p.out[role] = 1
        forget(p, role)
        p.ships = [s for s in p.ships if s.role != role]
        p.owner = [NEUTRAL if owner == role else owner for owner in p.owner]
        p.note("beaten", role=p.role_name(role))


def last_turn(p: Position) -> int:
    """2.13: the scenario's length, or the option's."""
    return p.options.get("turns", 0) or p.scenario.turns


def turn_end(p: Position) -> None:
    """2.13: objectives, then the next turn."""
    remove_resigned(p)
    remove_beaten(p)
    for i, verdict in enumerate(p.scenario.instants):
        p.held[i] = p.held[i] + 1 if holds(p, verdict) else 0
        if p.held[i] >= verdict.turns:
            finish(p, verdict.winner, verdict.reason)
            return
    left = [role for role in range(p.roles) if not p.out[role]]
    if len(left) < 2:
        finish(p, left[0] if left else NEUTRAL, "last_standing")
        return
    if p.turn >= last_turn(p):
        judge(p, left)
        return
    p.note("turn_over")
    p.phase = w.TURN_START


def judge(p: Position, left: list[int]) -> None:
    """2.13: the last turn is over: the scenario's verdicts, else the most value captured."""
    for verdict in p.scenario.verdicts:
        if holds(p, verdict):
            finish(p, verdict.winner, verdict.reason)
            return
    scores = sorted(((score(p, role), role) for role in left), reverse=True)
    p.note("scores", scores={p.role_name(role): points for points, role in scores})
    if len(scores) > 1 and scores[0][0] == scores[1][0]:
        finish(p, NEUTRAL, "tie")
    else:
        finish(p, scores[0][1], "capture_value")
