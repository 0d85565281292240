"""The tables of phases and verbs say what the rules do."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from levant.rex import words as w
from levant.rex.army import ARMY, SIDE
from levant.rex.edition import EDITIONS
from levant.rex.fire import fighters
from levant.rex.game import DECISIONS, Game
from tests.rex.play import walk

SEEDS = (0, 1, 2, 3, 4, 23)  # together they meet every phase; Jihad names a town in the last
DECIDERS: dict[str, Callable[[Game, int], bool]] = {
    "frank": lambda p, role: role == 0,
    "saracen": lambda p, role: role == 1,
    "both": lambda p, role: p.chosen[role] < 0,
    "player": lambda p, role: role == p.player,
    "player one": lambda p, role: role == p.first,
    "attacker": lambda p, role: role == p.attacker,
    "defender": lambda p, role: role == 1 - p.attacker,
    "besieger": lambda p, role: bool(p.sieges(role) >> town(p) & 1),
    "besieged": lambda p, role: bool((p.castle[p.site] | p.sallying) & ARMY[role]),
    "fighter": lambda p, role: bool(fighters(p, role) & ~p.acted),
    "target": lambda p, role: role == p.target,
    "mover": lambda p, role: role == SIDE[p.mover],
    "victor": lambda p, role: not p.active_blocks(p.site, 1 - role),
    "drawer": lambda p, role: role == SIDE[p.drawn],
    "each": lambda p, role: role == p.drawing - 1,
}


def town(p: Game) -> int:
    """Where the siege is that a decision is about."""
    return p.group if p.phase == w.MARKER else p.site


def decisions(edition: str) -> Iterator[tuple[Game, int]]:
    for seed in SEEDS:
        for game, role, _ in walk(seed, edition):
            yield game, role


def test_who_decides_a_phase_is_in_its_row() -> None:
    """In games of every edition that meet every phase."""
    rows = {phase.number: phase for phase in w.PHASE_TABLE}
    met = {"over"}
    for edition in EDITIONS:
        for game, role in decisions(edition):
            row = rows[game.phase]
            assert DECIDERS[row.decides](game, role), row.name
            met.add(row.name)
    assert met == set(w.PHASES)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_enemy_sees_of_a_phase_is_in_its_row(edition: str) -> None:
    """And by the section of what he sees."""
    for n, (game, role) in enumerate(decisions(edition)):
        if n % 20 or game.phase == w.CARDS:
            continue
        seen = w.SEEN_PHASE[game.phase]
        view = game.view(1 - role)
        refusal = game.refusal(1 - role, w.action(w.DONE))
        assert view["phase"] == w.PHASES[seen]
        assert refusal is not None
        assert refusal.rule == view["rule"] == game.rules.section(w.PHASE_RULES[seen])


def test_every_phase_is_decided_in_the_chapter_of_its_row() -> None:
    chapters = {phase.number: f"levant.rex.{phase.chapter}" for phase in w.PHASE_TABLE}
    del chapters[w.OVER]
    assert [decision.phase for decision in DECISIONS] == list(chapters)
    for decision in DECISIONS:
        for function in (decision.offer, decision.play):
            # In the card phase both decide: `turn.choices` and `turn.apply` ask for the side.
            if decision.phase != w.CARDS:
                assert getattr(function, "__module__", "") == chapters[decision.phase]


def test_every_row_has_the_number_of_its_name() -> None:
    assert {phase.name: phase.number for phase in w.PHASE_TABLE} == {
        name: getattr(w, name.upper()) for name in w.PHASES
    }
    assert sorted(phase.number for phase in w.PHASE_TABLE) == list(range(w.OVER + 1))
    assert sorted(verb.number for verb in w.VERB_TABLE) == list(range(w.VERB_COUNT))
