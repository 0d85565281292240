"""Positions redrawn from a view: they show the same view, and leave nothing out that may be."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from levant.croisades import words as w
from levant.croisades.belief import SINGLE, TOGETHER, Belief
from levant.croisades.game import CROISADES, Game
from levant.croisades.outcome import score
from levant.croisades.roster import CLASSES, recruits
from levant.croisades.scenario import SCENARIOS
from levant.kernel.dice import FastDice
from tests.croisades.hidden import twin
from tests.croisades.scene import Scene, scene
from tests.croisades.warlike import choose


class Seats:
    """The beliefs of all roles of a game, each fed with its views and events."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.heard = [0] * game.roles
        self.beliefs = [
            Belief(game.scenario.name, role, game.options) for role in game.scenario.roles
        ]

    def observe(self, role: int) -> Belief:
        """What a role believes at its decision."""
        events = CROISADES.events(self.game, role, self.heard[role])
        self.heard[role] += len(events)
        self.beliefs[role].observe(self.game.view(role), events)
        return self.beliefs[role]


@pytest.mark.parametrize(
    "options", [{"turns": 3}, {"turns": 3, "captures": 1}, {"turns": 3, "build_castles": 1}]
)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_drawn_position_shows_the_view_it_was_drawn_from(
    scenario: str, options: dict[str, int]
) -> None:
    game = CROISADES.new(scenario, options, FastDice(4), log=True)
    seats, rng, dice = Seats(game), FastDice(9), FastDice(5)
    drawn: Counter[str] = Counter()
    while game.deciders:
        role = game.deciders[0]
        belief = seats.observe(role)
        if belief.can_draw():
            view = game.view(role)
            drawn[view["phase"]] += 1
            assert json.dumps(belief.sample(dice).view(role)) == json.dumps(view)
        game.play(role, choose(game, role, rng))
    assert drawn["moves"] > 5
    assert drawn["march"] > 20
    assert scenario not in ("third_crusade", "siege_of_acre") or drawn["siege_day"] > 2


def believed(s: Scene, role: str) -> Game:
    """A position that a role may believe in, from all that it has heard and sees."""
    who = s.role(role)
    belief = Belief(s.game.scenario.name, role, s.game.options)
    belief.observe(s.game.view(who), CROISADES.events(s.game, who))
    return belief.sample(FastDice(3))


def test_2_96_a_place_that_was_given_is_lost_by_nobody() -> None:
    s = scene("jerusalem acre: knight 3", scenario="nile", additions=True).phase(w.DIPLOMACY)
    s.do("cede egypt acre", "passage syria", role="jerusalem")
    other = believed(s, "egypt")
    assert [score(other, role) for role in range(4)] == [score(s.game, role) for role in range(4)]
    assert other.captured == []


def test_2_13_truces_wanted_and_2_93_passage_given_are_believed() -> None:
    s = scene("jerusalem acre: knight 3", scenario="nile").phase(w.DIPLOMACY)
    s.do("passage egypt", role="jerusalem").do("truce", role="syria")
    assert believed(s, "egypt").passes == s.game.passes
    assert believed(s, "egypt").truce == [0, 0, 1, 0]
    assert not any(believed(s, "byzantium").passes)


def test_2_62_works_are_believed_with_the_garrison_that_serves_them() -> None:
    s = scene("crusader tyre: engineer 4 spearman 6").own("crusader", "tyre")
    s.phase(w.REORGANISE).do("build g1 trebuchet", "done", role="crusader")
    s.moves("crusader")
    built, real = believed(s, "crusader").own_groups(0)[0], s.group("crusader")
    assert real.crews > 1
    assert (built.building, built.work, built.crews) == (real.building, real.work, real.crews)


def test_a_drawn_position_can_be_played_on() -> None:
    game = CROISADES.new("nile", {"turns": 4}, FastDice(4), log=True)
    seats, rng, dice = Seats(game), FastDice(9), FastDice(5)
    finished = 0
    while game.deciders:
        role = game.deciders[0]
        belief = seats.observe(role)
        if belief.can_draw() and rng.below(40) == 0:
            other = belief.sample(dice)
            while other.deciders:
                decider = other.deciders[0]
                other.play(decider, choose(other, decider, rng))
            finished += other.result is not None
        game.play(role, choose(game, role, rng))
    assert finished > 3


def test_what_is_drawn_depends_on_the_view_alone() -> None:
    game = CROISADES.new("third_crusade", {"turns": 2}, FastDice(4), log=True)
    compared = 0
    one, other, rng = Seats(game), Seats(game), FastDice(9)
    while game.deciders:
        role = game.deciders[0]
        mine = one.observe(role)
        other.game = twin(game, role, 3 + compared)
        theirs = other.observe(role)
        if mine.can_draw():
            compared += 1
            drawn = mine.sample(FastDice(compared)).text()
            assert drawn == theirs.sample(FastDice(compared)).text()
        game.play(role, choose(game, role, rng))
    assert compared > 40


def test_nobody_is_ruled_out_of_a_group_that_is_only_a_counter() -> None:
    s = scene("crusader tyre: knight 3", "saracen cairo: emir 3").moves("crusader")
    belief = Belief("third_crusade", "crusader", {})
    belief.observe(s.game.view(0), [])
    seen: set[int] = set()
    for seed in range(300):
        group = belief.sample(FastDice(seed)).own_groups(1)[0]
        assert group.large_enough()
        seen |= {c for c, n in enumerate(group.men) if n}
    missing = set(recruits("saracen")) - seen
    assert not missing, [CLASSES[c] for c in missing]


def test_2_42_who_was_counted_is_drawn_in_that_number() -> None:
    s = scene("crusader 2010: knight 4 spearman 9", "saracen acre: emir 3").own("saracen", "acre")
    s.moves("crusader").do("march g1", "to acre")
    assert s.asked == "answer"
    belief = Belief("third_crusade", "saracen", {})
    belief.observe(s.game.view(1), [])
    for seed in range(20):
        group = belief.sample(FastDice(seed)).own_groups(0)[0]
        assert (group.size() - group.mounted(), group.mounted()) == (9, 4)


def test_2_61_a_garrison_behind_anothers_walls_can_always_be_led() -> None:
    s = scene("crusader acre: knight 4 spearman 9").own("saracen", "acre")
    s.siege("crusader", "acre")
    s.game.turn = 3
    s.phase(w.SIEGE_DAY, w.STAGE_SIEGES)
    s.game.site = s.game.sieges[0].hex
    s.game.active = 0
    belief = Belief("third_crusade", "crusader", {})
    belief.observe(s.game.view(0), [])
    garrisons = {tuple(belief.sample(FastDice(seed)).sieges[0].men) for seed in range(60)}
    assert len(garrisons) > 3
    assert tuple(s.game.sieges[0].men) in garrisons


def test_nothing_is_drawn_in_the_middle_of_a_battle_or_of_orders() -> None:
    game = CROISADES.new("third_crusade", {"turns": 3}, FastDice(4), log=True)
    seats, rng = Seats(game), FastDice(9)
    refused: Counter[str] = Counter()
    while game.deciders:
        role = game.deciders[0]
        belief = seats.observe(role)
        view = game.view(role)
        if not belief.can_draw():
            refused[view["phase"]] += 1
            with pytest.raises(ValueError, match="no position can be drawn"):
                belief.sample(FastDice(1))
        else:
            assert view["phase"] in TOGETHER | SINGLE
        game.play(role, choose(game, role, rng))
    assert refused["reorganise"] > 3
