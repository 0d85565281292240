"""Why an action is not legal, with the rule that says so: each chapter has its reasons."""

from __future__ import annotations

from typing import Final

from levant.kernel.title import Refusal
from levant.rex import words as w
from levant.rex.army import BLOCK_COUNT
from levant.rex.board import PLACES, ROLES
from levant.rex.edition import CARDS as CARD_NAMES
from levant.rex.position import NOWHERE, Position
from levant.rex.why_not import WhyNot

_OBJECTS: Final = {
    w.A_BLOCK: BLOCK_COUNT,
    w.A_PLACE: len(PLACES),
    w.A_CARD: len(CARD_NAMES),
    w.A_ROLE: len(ROLES),
}


def explain(
    p: Position,
    role: int,
    action: int,
    reasons: dict[int, dict[int, WhyNot]],
    in_battle: dict[int, WhyNot],
) -> Refusal:
    """The reason why an action is refused, by the edition's own section.

    The chapters' reasons are given by phase and verb, and for verbs of a battle by verb alone.
    """
    refusal = (
        _unreadable(role, action)
        or _not_his(p, role)
        or _reason(p, role, action, reasons[p.phase], in_battle)
    )
    return Refusal(p.rules.section(refusal.rule), refusal.key, **refusal.facts)


def _unreadable(role: int, action: int) -> Refusal | None:
    """No action of the game, or nobody who plays it."""
    verb, thing = action >> 6, action & 63
    if not 0 <= verb < w.VERB_COUNT:
        return Refusal("notation", "unknown_action", action=action)
    word, kind = w.VERBS[verb]
    if thing >= _OBJECTS.get(kind, 1):
        return Refusal("notation", "unknown_object", verb=word, object=thing)
    if role not in (0, 1):
        return Refusal("notation", "unknown_role", role=role)
    return None


def _not_his(p: Position, role: int) -> Refusal | None:
    """The game is over, or another decides; what he decides is told as others see it."""
    if p.phase == w.OVER:
        return Refusal("1.2", "game_over")
    if p.phase != w.CARDS and role != p.active:
        rule = w.PHASE_RULES[w.SEEN_PHASE[p.phase]]
        return Refusal(rule, "not_your_decision", decider=ROLES[p.active])
    return None


def _reason(
    p: Position,
    role: int,
    action: int,
    reasons: dict[int, WhyNot],
    in_battle: dict[int, WhyNot],
) -> Refusal:
    """What the chapter of the phase has against the action; else that it is out of place."""
    verb, thing = action >> 6, action & 63
    why_not = reasons.get(verb)
    known = why_not is not None
    if why_not is None and p.site != NOWHERE:
        why_not = in_battle.get(verb)
    refusal = why_not(p, role, thing) if why_not is not None else None
    if refusal is not None:
        return refusal
    word, phase, rule = w.VERBS[verb][0], w.PHASES[p.phase], w.PHASE_RULES[p.phase]
    if known:
        return Refusal(rule, "not_possible", verb=word, phase=phase)
    if verb == w.DONE:
        return Refusal(rule, "must_choose", phase=phase)
    return Refusal(w.VERB_RULES[verb] or rule, "not_now", verb=word, phase=phase)
