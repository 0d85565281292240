"""What search stands on: budgets, successive halving, the card game, forecasts."""

from __future__ import annotations

import pytest

from levant.bots.budget import TURN_SECONDS, Budget, Clock
from levant.bots.rex.card_search import PayoffMatrix
from levant.bots.rex.evaluation import evaluate
from levant.bots.rex.forecast import expected_outcome
from levant.bots.rex.knight import Knight
from levant.bots.rex.players import make_bot
from levant.bots.rex.playout import draft_plan, own_turn, play_plan, playout
from levant.bots.rex.rollout_policy import RolloutPolicy
from levant.bots.rex.successive_halving import Candidate, SuccessiveHalving, settled
from levant.kernel.dice import FastDice
from levant.rex.edition import EDITIONS
from levant.rex.game import REX, Game
from tests.bots.rex.matches import Seat, match
from tests.rex.scene import Scene, scene


def test_a_budget_limits_something() -> None:
    with pytest.raises(ValueError, match="playouts, or seconds"):
        Budget()
    with pytest.raises(ValueError, match="at least one"):
        Budget(nodes=0)


def test_a_clock_counts_nodes() -> None:
    clock = Clock(Budget(nodes=3))
    for _ in range(3):
        assert not clock.done()
        clock.count()
    assert clock.done()
    assert clock.used() == 1.0


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rollout_policy_plays_every_edition_to_its_end(edition: str) -> None:
    options = {option.name: option.most for option in REX.options(edition)}
    game = REX.new(edition, options, FastDice(3))
    policy = RolloutPolicy(FastDice(4), 0.3)
    while game.deciders:
        role = game.deciders[0]
        action = policy.choose(game, role)
        assert action in game.legal(role)
        game.play(role, action)
    assert game.result is not None


def at_moves() -> Scene:
    """Saracens about to move, a vacant Acre before them."""
    return scene(
        "tiberias: | saladin zangi al_adil",
        "antioch: bohemond templar_antioch josselin",
        first="saracen",
        cards="move_1 move_1",
    )


def test_a_draft_is_a_plan_for_the_rest_of_the_phase() -> None:
    game = at_moves().game
    plan = draft_plan(game.copy(), 1, RolloutPolicy(FastDice(1), 0.0))
    played = game.copy()
    assert play_plan(played, 1, plan) == len(plan)
    assert not own_turn(played, 1)


def test_a_playout_leaves_its_root_alone() -> None:
    game = at_moves().game
    before = game.text()
    first = playout(game, 1, [], 7, 1, 0.3, evaluate)
    assert game.text() == before
    assert playout(game, 1, [], 7, 1, 0.3, evaluate) == first


def test_an_evaluation_is_one_players_gain_and_the_others_loss() -> None:
    for n, (game, _, _) in enumerate(match("squire", "squire", 6)):
        if n % 50 == 0:
            assert evaluate(game, 0) == -evaluate(game, 1)
            assert -1 <= evaluate(game, 0) <= 1
    assert evaluate(game, 0) != 0


def test_a_city_more_is_a_better_evaluation() -> None:
    poor = scene("acre: conrad walter", "jerusalem: | zangi", "egypt: | saladin").game
    rich = scene("acre: conrad", "jerusalem: walter", "egypt: | saladin zangi").game
    assert evaluate(rich, 0) > evaluate(poor, 0)


def test_successive_halving_finds_the_better_plan() -> None:
    """To walk into a vacant Acre, or to stay where one is."""
    s = at_moves()
    game = s.game
    walk = [
        REX.parse(game, text)
        for text in ("group tiberias", "march saladin", "to acre", "march zangi", "to acre")
    ]
    stay = [REX.parse(game, "done")]
    halving = SuccessiveHalving(lambda: game.copy(), 1, FastDice(2), 1, evaluate)
    halving.add_plan(stay)
    halving.add_plan(walk)
    assert halving.add_plan(list(walk)) is None
    assert halving.decide(Clock(Budget(nodes=40))).plan == walk


def test_a_trusted_plan_is_beaten_only_beyond_doubt() -> None:
    """Of two plans that come to the same, the trusted one stays."""
    s = at_moves()
    done = [REX.parse(s.game, "done")]
    halving = SuccessiveHalving(lambda: s.game.copy(), 1, FastDice(2), 1, evaluate)
    halving.add_plan([*done, *done])
    trusted = halving.add_plan(done)
    assert trusted is not None
    assert halving.decide(Clock(Budget(nodes=20)), trusted) is trusted


def candidate(*values: float) -> Candidate:
    found = Candidate([0])
    for value in values:
        found.add(value)
    return found


def test_the_search_is_settled_by_a_clear_lead_or_by_none_at_all() -> None:
    assert settled([candidate(*[0.5, 0.6] * 5), candidate(*[0.1, 0.2] * 5)])
    assert settled([candidate(*[0.5, 0.6] * 5), candidate(*[0.5, 0.6] * 5)])
    assert not settled([candidate(*[0.9, 0.1] * 5), candidate(*[0.1, 0.8] * 5)])


# 4.1 the card phase


def matching_pennies() -> PayoffMatrix:
    matrix = PayoffMatrix([0, 1])
    for theirs in (0, 1):
        for _ in range(50):
            matrix.meet(theirs)
            for ours in (0, 1):
                matrix.add(ours, theirs, 1.0 if ours == theirs else -1.0)
    return matrix


def test_cards_are_mixed_where_each_can_be_answered() -> None:
    assert matching_pennies().mixture() == pytest.approx([0.5, 0.5], abs=0.05)


def test_a_card_that_is_better_against_all_is_played() -> None:
    matrix = PayoffMatrix([0, 1])
    for theirs in (0, 1):
        for _ in range(50):
            matrix.meet(theirs)
            matrix.add(0, theirs, 0.3)
            matrix.add(1, theirs, -0.3)
    assert matrix.mixture() == [1.0, 0.0]


# Whole decisions


def test_the_knight_takes_a_vacant_city() -> None:
    s = at_moves()
    seat = Seat("knight", 1, 3, Budget(nodes=30))
    s.game.log = []
    while own_turn(s.game, 1):
        s.game.play(1, seat.choose(s.game))
    assert "acre" in s.cities("saracen")


def test_a_turn_has_an_end_for_who_thinks_long() -> None:
    """Sixty seconds a game turn: the longer it has lasted, the less a decision may take."""
    knight = Seat("king", 1, 3, Budget(seconds=9.0)).bot
    assert isinstance(knight, Knight)
    knight._left = 2.0
    assert knight._allowance("moves").seconds == pytest.approx(0.5)
    assert TURN_SECONDS == 60.0


def test_time_goes_into_moves_and_not_into_cards_and_battles() -> None:
    king = make_bot("king", 1, Budget(nodes=500))
    assert isinstance(king, Knight)
    assert king._allowance("moves").nodes == 500
    assert king._allowance("cards").nodes == king._allowance("storm").nodes == 48
    prompt = make_bot("king", 1, 2.0)
    assert isinstance(prompt, Knight)
    assert prompt._allowance("moves").nodes is None
    assert (prompt._allowance("field").nodes, prompt._allowance("field").seconds) == (48, 1.4)


def test_a_search_is_kept_for_who_wants_to_learn_from_it() -> None:
    """The plans of the latest decision that took a search, and what each came to."""
    s = at_moves()
    s.game.log = []
    king = make_bot("king", 1, Budget(nodes=12))
    assert isinstance(king, Knight)
    plan = king.intend(s.game.view(1), s.game.legal(1), [])
    assert king.latest is not None
    assert plan in [candidate.plan for candidate in king.latest.candidates]
    assert all(candidate.values for candidate in king.latest.candidates)


def forecast(game: Game, role: int) -> float:
    return expected_outcome(game.view(role), REX.events(game, role), 1, Budget(nodes=8))


def test_forecasts_follow_the_game() -> None:
    """Sure at the end, and for the squire against a pilgrim before that."""
    games = match("squire", "pilgrim", 2)
    for n, (game, _, _) in enumerate(games):
        if n == 600:
            assert forecast(game, 0) > 0
            assert forecast(game, 1) < 0
    assert game.result is not None
    assert forecast(game, 0) == (1.0 if game.result.winner == 0 else -1.0)


def test_forecasts_are_repeatable() -> None:
    game = at_moves().game
    game.log = []
    assert forecast(game, 1) == forecast(game, 1)
