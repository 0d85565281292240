"""The marshal's evaluation is fitted to who won: to what it learns from, and how well."""

from __future__ import annotations

import tomllib

import pytest

from bench.judge import Job, Lesson, Lessons, fit, learn, play, written


def lessons(games: int) -> list[Lesson]:
    """Games in which whoever has more of `strong` wins, but for every seventh."""
    found = []
    for seed in range(games):
        strong = float(seed % 2)
        winner = int(strong) if seed % 7 else 1 - int(strong)
        turn = [{"strong": 1 - strong, "idle": 1.0}, {"strong": strong, "idle": 1.0}]
        found.append(Lesson(seed, [turn, turn], winner))
    return found


def test_the_fit_finds_what_wins_and_ignores_what_is_the_same_for_all() -> None:
    weights = learn("siege_of_acre", lessons(200), 0.001)
    assert weights["strong"] > 1
    assert weights["idle"] == pytest.approx(0, abs=1e-6)


def test_the_fit_tells_better_than_the_shares_of_the_roles(
    capsys: pytest.CaptureFixture[str],
) -> None:
    learn("siege_of_acre", lessons(200), 0.001)
    told = capsys.readouterr().out
    fitted, shares = (float(part.split()[0].rstrip(",")) for part in (
        told.split("log loss ")[1], told.split("shares ")[1]
    ))  # fmt: skip
    assert fitted < shares - 0.1


def test_a_stronger_decay_makes_smaller_weights() -> None:
    table = Lessons(lessons(100), ["strong", "idle"])
    assert abs(fit(table, 1.0)[0]) < abs(fit(table, 0.001)[0])


def test_a_game_is_noted_turn_by_turn_and_the_same_seed_plays_it_again() -> None:
    one = play(Job("siege_of_acre", 5))
    assert one == play(Job("siege_of_acre", 5))
    assert 1 <= len(one.turns) <= 8
    assert one.winner in (0, 1)
    assert one.turns != play(Job("siege_of_acre", 6)).turns


def test_written_weights_are_read_again() -> None:
    tables = {"siege_of_acre": {"forces": 0.25, "idle": 0.0}}
    assert tomllib.loads(written(tables)) == {"siege_of_acre": {"forces": 0.25}}
