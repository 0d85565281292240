"""The belief: positions redrawn from views and events, which the viewer cannot tell apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from levant.kernel.dice import FastDice
from levant.rex.army import ARMY, BLOCK, STEPS
from levant.rex.belief import Belief, believe
from levant.rex.belief_weights import BeliefWeights
from levant.rex.bits import members
from levant.rex.board import POOL, TOWN, TOWN_COUNT
from levant.rex.edition import EDITIONS
from levant.rex.game import REX, Game
from tests.bots.rex.matches import match
from tests.rex.hidden import twin
from tests.rex.scene import scene


class Watcher:
    """A role that watches a game through its views and events and keeps a belief."""

    def __init__(
        self,
        role: int,
        edition: str,
        options: Mapping[str, int],
        learned: BeliefWeights | None = None,
    ) -> None:
        self.role = role
        self.belief = Belief(role, edition, options, learned=learned)
        self.heard = 0

    def look(self, game: Game) -> Belief:
        """Take in what happened since the last look."""
        events = REX.events(game, self.role, self.heard)
        self.heard += len(events)
        self.belief.observe(game.view(self.role), events)
        return self.belief


def random_game(edition: str, options: Mapping[str, int], seed: int) -> Iterator[Game]:
    """A game of random choices, before each of them."""
    game = REX.new(edition, options, FastDice(seed), log=True)
    dice = FastDice(seed + 100)
    while game.deciders:
        yield game
        role = game.deciders[0]
        game.play(role, game.random_action(role, dice))


def all_options(edition: str, seed: int) -> dict[str, int]:
    """Another choice of options for every seed."""
    names = [option.name for option in REX.options(edition)]
    return {name: 1 for i, name in enumerate(names) if seed >> i & 1}


def check(game: Game, watcher: Watcher, dice: FastDice) -> None:
    """A sample shows the viewer what he sees, and offers him what he may do."""
    role = watcher.role
    sample = watcher.look(game).sample(dice)
    assert sample.view(role) == game.view(role)
    assert sample.legal(role) == game.legal(role)
    assert sample.log is None


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_samples_look_like_the_game_to_who_decides(edition: str, seed: int) -> None:
    options = all_options(edition, 5 * seed + 2)
    watchers = [Watcher(role, edition, options) for role in (0, 1)]
    dice = FastDice(seed)
    for game in random_game(edition, options, seed):
        check(game, watchers[game.deciders[0]], dice)


@pytest.mark.parametrize("edition", EDITIONS)
def test_samples_look_like_the_game_to_who_waits(edition: str) -> None:
    """While the enemy decides too, and whatever he is asked he can answer in the sample."""
    watchers = [Watcher(role, edition, {}) for role in (0, 1)]
    dice = FastDice(9)
    for n, game in enumerate(random_game(edition, {}, 11)):
        role = 1 - game.deciders[0]
        if n % 7 == 0 and role not in game.deciders:
            check(game, watchers[role], dice)
            sample = watchers[role].belief.sample(dice)
            assert sample.legal(sample.deciders[0])


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_samples_look_like_the_game_between_squires(edition: str) -> None:
    """Games of some sense have the long sieges and storms that random ones lack."""
    watchers = [Watcher(role, edition, {}) for role in (0, 1)]
    dice = FastDice(2)
    for game, role, _ in match("squire", "squire", 3, edition):
        check(game, watchers[role], dice)


def test_one_view_and_the_whole_history_are_enough() -> None:
    dice = FastDice(4)
    for n, game in enumerate(random_game("2.0", {}, 21)):
        if n % 40 == 0:
            role = game.deciders[0]
            view = game.view(role)
            sample = believe(view, REX.events(game, role)).sample(dice)
            assert sample.view(role) == view
            assert sample.legal(role) == game.legal(role)


def test_samples_can_be_played_to_the_end() -> None:
    watchers = [Watcher(role, "2.0", {}) for role in (0, 1)]
    dice = FastDice(8)
    for n, game in enumerate(random_game("2.0", {}, 31)):
        role = game.deciders[0]
        belief = watchers[role].look(game)
        if n % 100 == 0:
            sample = belief.sample(dice)
            while sample.deciders:
                decider = sample.deciders[0]
                sample.play(decider, sample.random_action(decider, dice))


def test_the_belief_does_not_see_what_is_hidden() -> None:
    """The same views and events give the same samples, whatever the truth is."""
    dice = FastDice(3)
    watchers = [Watcher(1, "2.0", {}), Watcher(1, "2.0", {})]
    compared = 0
    for game in random_game("2.0", {}, 41):
        if 1 not in game.deciders:
            continue
        other = twin(game, 1, dice)
        other.log, other.secrets = game.log, game.secrets
        first = watchers[0].look(game).sample(FastDice(compared))
        second = watchers[1].look(other).sample(FastDice(compared))
        assert first.text() == second.text()
        compared += 1
    assert compared > 50


# The truth is not excluded


def test_every_seat_of_the_franks_is_thought_of() -> None:
    """3.1: at the start each hidden Frank is where he is in some of the samples."""
    game = REX.new("2.0", {}, FastDice(5), log=True)
    watcher = Watcher(1, "2.0", {})
    dice = FastDice(6)
    while game.deciders != (1,):
        game.play(0, game.random_action(0, dice))
    belief = watcher.look(game)
    seen: Counter[int] = Counter()
    for _ in range(400):
        sample = belief.sample(dice)
        for block in members(ARMY[0]):
            seen[block] += sample.where[block] == game.where[block]
    assert all(seen[block] for block in members(ARMY[0]))


def test_the_exchange_of_saladin_is_thought_of() -> None:
    """3.2: he may be where his kin sat; and then that kinsman is in Damascus."""
    game = REX.new("2.0", {}, FastDice(5), log=True)
    watcher = Watcher(0, "2.0", {})
    dice = FastDice(7)
    while game.deciders != (0, 1):
        role = game.deciders[0]
        game.play(role, game.random_action(role, dice))
    belief = watcher.look(game)
    places: Counter[int] = Counter()
    for _ in range(300):
        sample = belief.sample(dice)
        places[sample.where[BLOCK["saladin"]]] += 1
        if sample.where[BLOCK["saladin"]] == TOWN["aleppo"]:
            assert sample.where[BLOCK["al_zahir"]] == TOWN["damascus"]
    assert set(places) == {TOWN["damascus"], TOWN["egypt"], TOWN["aleppo"]}
    assert places[TOWN["damascus"]] == max(places.values())


def test_whole_positions_of_few_hidden_blocks_come_true() -> None:
    """A stack of three that was seen and has split: the true assignment appears, and only it
    and the other five orders do."""
    s = scene(
        "acre: king_guy conrad walter",
        "egypt: | saladin",
        first="frank",
        cards="move_1 move_1",
    )
    game = s.game
    game.log = []
    names = [BLOCK["king_guy"], BLOCK["conrad"], BLOCK["walter"]]
    belief = Belief(1, "2.0", {})
    belief.observe(game.view(1), [])
    for action in ("group acre", "march conrad", "to legio", "to nablus", "done"):
        game.play(0, REX.parse(game, action))
    belief.observe(game.view(1), REX.events(game, 1))
    dice = FastDice(1)
    found = Counter(
        tuple(sample.where[b] for b in names)
        for sample in (belief.sample(dice) for _ in range(2000))
        if all(sample.where[b] in (TOWN["acre"], TOWN["nablus"]) for b in names)
    )
    assert found[tuple(game.where[b] for b in names)]


def weight(belief: Belief, block: int, town: int) -> float:
    """How much of an enemy block's weight the shadows of a town have."""
    shadows = belief._shadows
    there = [shadow for shadow in shadows.all if shadow.area >> 1 == town]
    return sum(shadow.weights[block - shadows.base] for shadow in there)


def test_the_truth_keeps_a_chance_all_game_long() -> None:
    """Where a hidden block stands always has some weight in the belief."""
    for seed in range(3):
        watchers = [Watcher(role, "2.0", {}) for role in (0, 1)]
        missed = looked = 0
        for n, game in enumerate(random_game("2.0", {}, 60 + seed)):
            role = game.deciders[0]
            belief = watchers[role].look(game)
            if n % 25:
                continue
            for block in members(ARMY[1 - role] & ~game.known):
                if game.where[block] < TOWN_COUNT:
                    looked += 1
                    missed += weight(belief, block, game.where[block]) <= 0
        assert looked > 100
        assert missed == 0


def test_hidden_blocks_keep_the_strength_they_were_seen_with() -> None:
    """Samples never give a block more steps than it can have, nor none."""
    watchers = [Watcher(role, "2.0", {}) for role in (0, 1)]
    dice = FastDice(12)
    for n, game in enumerate(random_game("2.0", {}, 70)):
        role = game.deciders[0]
        belief = watchers[role].look(game)
        if n % 20:
            continue
        sample = belief.sample(dice)
        for block in members(ARMY[1 - role]):
            if sample.where[block] < TOWN_COUNT:
                assert 1 <= sample.strength(block) <= STEPS[block]
            elif sample.where[block] == POOL:
                assert sample.strength(block) == 0


def test_cards_that_are_out_are_in_no_hand() -> None:
    """4.0: between the two hands and the cards revealed this year nothing is dealt twice."""
    watchers = [Watcher(role, "2.0", {}) for role in (0, 1)]
    dice = FastDice(13)
    for n, game in enumerate(random_game("2.0", {}, 80)):
        role = game.deciders[0]
        belief = watchers[role].look(game)
        if n % 30:
            continue
        sample = belief.sample(dice)
        for card, copies in Counter(sample.rules.deck).items():
            assert sum(hand >> (4 * card) & 15 for hand in sample.hands) <= copies


def test_a_belief_must_have_seen_something() -> None:
    with pytest.raises(ValueError, match="observe a view"):
        Belief(0, "2.0", {}).sample(FastDice(1))
