"""What the games of a run say."""

from __future__ import annotations

import json

import msgspec

from levant.arena.summary import pair_json, sum_up
from tests.arena.runs import outcome, settings

A, B = 0, 1


def test_a_pair_is_summed_up_from_both_sides() -> None:
    games = [
        outcome(0, (A, B), "fox", seed=1),
        outcome(1, (B, A), "fox", seed=1),
        outcome(2, (A, B), "fox", seed=2),
        outcome(3, (B, A), "hound", seed=2, seconds=9),
        outcome(4, (A, B), "nobody", seed=3),
        outcome(5, (B, A), "unfinished", seed=3),
    ]
    summary = sum_up(settings(bots="squire,pilgrim"), reversed(games))
    (pair,) = summary.pairs
    assert (pair.a, pair.b, pair.games) == ("squire", "pilgrim", 6)
    assert (pair.wins_a, pair.wins_b, pair.drawn, pair.unfinished) == (3, 1, 1, 1)
    assert pair.score_a == round(4 / 6, 4)
    assert pair.side_wins == {"fox": 3, "hound": 1}
    fox, hound = pair.by_side["fox"], pair.by_side["hound"]
    assert (fox.games, fox.score_a) == (3, round(2.5 / 3, 4))
    assert (hound.games, hound.score_a) == (3, 0.5)
    assert pair.longest_game == 18.0
    assert pair.pace_a.game_max == 9.0
    assert pair.pace_a.turn_mean == round(14 / 24, 4)
    assert pair.pace_b.turn_max == 0.75
    assert (pair.mean_decisions, pair.mean_turns) == (20, 4)
    assert pair.decisions_per_s == round(120 / 18, 1)


def test_three_roles_are_as_good_as_two() -> None:
    run = msgspec.structs.replace(settings(), roles=("fox", "hound", "hare"))
    games = [
        outcome(0, (A, B, A), "hare"),
        outcome(1, (A, A, B), "hare"),
        outcome(2, (B, A, A), "fox"),
    ]
    (pair,) = sum_up(run, games).pairs
    assert (pair.wins_a, pair.wins_b) == (1, 2)
    assert pair.by_side["hare"].games == 2
    assert pair.by_side["hare"].score_a == 0.5
    assert pair.pace_a.decisions == 60


def test_the_line_of_a_pair_begins_with_what_was_promised() -> None:
    summary = sum_up(settings(), [outcome(0, (A, B), "fox")])
    line = pair_json(summary.pairs[0])
    assert "\n" not in line
    told = json.loads(line)
    assert list(told)[:6] == ["a", "b", "games", "score_a", "ci95", "by_side"]
    assert told["ci95"][0] < 1.0 == told["ci95"][1]
    assert told["elo"] is None  # nobody can say how much stronger


def test_standings_rank_all_entrants() -> None:
    run = settings(bots="pilgrim,squire,knight")
    games = []
    for pair, first_wins in enumerate((False, False, True)):
        # pilgrim loses to both, squire beats knight
        for n in range(10):
            seats = (A, B) if n % 2 else (B, A)
            winner = ("fox", "hound")[seats.index(A if first_wins else B)]
            games.append(outcome(10 * pair + n, seats, winner, seed=n, pair=pair))
    standings = sum_up(run, games).standings
    assert [s.label for s in standings] == ["squire", "knight", "pilgrim"]
    assert [s.score for s in standings] == [1.0, 0.5, 0.0]
    assert [s.games for s in standings] == [20, 20, 20]
    assert abs(sum(s.elo for s in standings)) < 1


def test_a_bot_that_plays_itself_stands_alone() -> None:
    assert sum_up(settings(), [outcome(0, (A, B), "fox")]).standings == []
