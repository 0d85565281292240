"""Why an action is not legal: the rule that says so, a key for the sentence, and the facts.

Here are the reasons that hold in any phase; those of a decision stand in its chapter, beside what
may be chosen. Only the role's own pieces and what lies open on the map are looked up.
"""

from __future__ import annotations

from levant.croisades import words as w
from levant.croisades.diplomacy import why_not_lending
from levant.croisades.position import Position
from levant.croisades.truce import why_not_truce
from levant.croisades.turn import DECISIONS
from levant.kernel.title import Refusal


def explain(p: Position, role: int, number: int) -> Refusal:
    """Why a role may not do this now."""
    if p.phase == w.OVER:
        return Refusal("2.13", "game_over")
    if not 0 <= role < p.roles:
        return Refusal("2.11", "no_such_role", role=role)
    act = w.unpack(number) if number >= 0 else None
    if act is None or not well_formed(act):
        return Refusal("2.21", "no_such_action", action=number)
    if p.out[role] or p.quit[role]:
        return Refusal("2.13", "out_of_the_game")
    phase = w.PHASES[p.phase]
    if act.verb in (w.LEND, w.TAKE_BACK) and p.phase != w.DIPLOMACY:
        return why_not_lending(p, role, act)
    if act.verb in (w.TRUCE, w.FIGHT_ON):
        return why_not_truce(p, role, act)
    if role not in p.deciders:
        return Refusal(phase.rule, "not_your_turn", phase=phase.name)
    if act.verb not in phase.verbs:
        word = w.VERBS[act.verb].word
        return Refusal(phase.rule, "not_in_this_phase", verb=word, phase=phase.name)
    refuse = DECISIONS[p.phase].refuse
    assert refuse is not None
    return refuse(p, role, act)


def well_formed(act: w.Action) -> bool:
    """Whether there is such a verb, and nothing where it has no object."""
    return act.verb < len(w.VERBS) and not any(act[1 + len(w.VERBS[act.verb].objects) :])
