"""Ratings: what a result moves, and by how much."""

from __future__ import annotations

import random

import pytest

from levant.server.ratings.rating_model import Participant, Standing, places, rated, team

NEW = Standing()


def test_the_winner_gains_what_the_loser_loses() -> None:
    [[won], [lost]] = rated([[NEW], [NEW]], [0, 1])
    assert won.mu - NEW.mu == pytest.approx(NEW.mu - lost.mu)
    assert won.mu > NEW.mu
    assert won.sigma < NEW.sigma
    assert lost.sigma < NEW.sigma


def test_a_draw_between_equals_moves_nobody() -> None:
    [[a], [b]] = rated([[NEW], [NEW]], places(["frank", "saracen"], None))
    assert a.mu == pytest.approx(b.mu) == pytest.approx(NEW.mu)


def test_beating_a_stronger_player_counts_for_more() -> None:
    strong, weak = Standing(32, 3), Standing(20, 3)
    [[upset], _] = rated([[weak], [strong]], [0, 1])
    [[expected], _] = rated([[strong], [weak]], [0, 1])
    assert upset.mu - weak.mu > expected.mu - strong.mu


def test_winning_with_the_better_side_counts_for_less() -> None:
    player = Standing(25, 3)
    good, bad = Standing(4, 0.5), Standing(-4, 0.5)
    [[with_good, _], _] = rated([[player, good], [player, bad]], [0, 1])
    [[with_bad, _], _] = rated([[player, bad], [player, good]], [0, 1])
    assert with_good.mu < with_bad.mu


def test_a_handicap_is_a_part_of_the_team_of_every_side() -> None:
    me = Participant("person", "baldwin")
    assert team(me, "frank", {"iron_bridge": 0, "handicap": 2}) == [
        me,
        Participant("side", "frank"),
        Participant("option", "handicap=2:frank"),
    ]
    assert Participant("option", "handicap=2:frank").unknown.mu == 0


def after_a_season(sides: list[Standing]) -> tuple[float, list[Standing]]:
    """Equal players, some mostly frank, some mostly saracen; the Franks win two games of three.

    What the ratings then say: how much better the frank players are, and each side.
    """
    dice = random.Random(4)
    players = [NEW] * 12
    for _ in range(900):
        a, b = dice.randrange(6), dice.randrange(6, 12)
        if dice.random() < 0.25:
            a, b = b, a
        places = [0, 1] if dice.random() < 2 / 3 else [1, 0]
        after = rated([[players[a], *sides[:1]], [players[b], *sides[1:]]], places)
        [players[a], *first], [players[b], *second] = after
        sides = first + second
    return sum(p.mu for p in players[:6]) / 6 - sum(p.mu for p in players[6:]) / 6, sides


def test_the_better_side_takes_the_credit_and_not_those_who_play_it() -> None:
    unaware, _ = after_a_season([])
    level = Participant("side", "frank").unknown
    aware, [frank, saracen] = after_a_season([level, level])
    assert unaware > 1
    assert abs(aware) < unaware / 2
    assert frank.mu - saracen.mu > 1


def test_the_shown_number_rises_as_the_doubt_falls() -> None:
    assert NEW.shown == 1000
    assert NEW.provisional
    settled = Standing(25, 2)
    assert settled.shown > NEW.shown
    assert settled.spread < NEW.spread
    assert not settled.provisional


def test_three_seats_can_be_rated() -> None:
    [[first], [second], [third]] = rated([[NEW], [NEW], [NEW]], places(["a", "b", "c"], "b"))
    assert second.mu > first.mu == pytest.approx(third.mu)
