"""Which games are played: mirrored sides, paired seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from levant.arena.schedule import fixtures, last_seed, seatings
from tests.arena.runs import settings


@pytest.mark.parametrize("roles", [2, 3, 4, 5, 6, 7])
def test_everybody_plays_every_role_equally_often(roles: int) -> None:
    ways = seatings(roles)
    assert len(set(ways)) == len(ways)
    for role in range(roles):
        assert sum(way[role] for way in ways) * 2 == len(ways)
    for way in ways:
        assert abs(sum(way) * 2 - roles) <= 1  # as many seats as can be, in each game
        assert tuple(1 - seat for seat in way) in ways
        assert (*way[1:], way[0]) in ways


def test_every_seed_is_played_from_both_sides() -> None:
    played = list(fixtures(settings(games=6, seed=40, bots="pilgrim,squire")))
    assert Counter((game.seed, game.seats) for game in played) == {
        (seed, seats): 1 for seed in (40, 41, 42) for seats in ((0, 1), (1, 0))
    }


def test_all_pairs_meet_with_the_same_dice() -> None:
    run = settings(games=4, bots="pilgrim,squire,knight")
    seeds = {pair: [g.seed for g in fixtures(run) if g.pair == pair] for pair in range(3)}
    assert seeds[0] == seeds[1] == seeds[2] == [1, 1, 2, 2]


def test_an_odd_number_of_games_is_kept_to() -> None:
    played = [(game.seed, game.seats) for game in fixtures(settings(games=3))]
    assert played == [(1, (0, 1)), (1, (1, 0)), (2, (0, 1))]


@pytest.mark.parametrize("games", [1, 5, 6])
def test_a_longer_run_begins_with_the_shorter_one(games: int) -> None:
    bots = "pilgrim,squire,knight"
    short = {game.number: game for game in fixtures(settings(games, bots=bots))}
    long = {game.number: game for game in fixtures(settings(12, bots=bots))}
    assert len(short) == 3 * games
    assert short.items() <= long.items()


def test_the_last_seed_is_that_of_the_last_game() -> None:
    for games in (1, 2, 5, 8):
        assert last_seed(games, 7, 2) == max(g.seed for g in fixtures(settings(games, seed=7)))
