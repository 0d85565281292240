"""A short soak: every check, every rare state met, and faults that are told so they repeat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from levant.kernel.dice import Dice, FastDice
from levant.rex.edition import EDITIONS
from levant.rex.game import Game
from tests.rex import rare_seeds
from tests.rex.proof_soak import __main__ as command
from tests.rex.proof_soak import games
from tests.rex.proof_soak.games import compare_twin, plain_game, retold, try_every_offer
from tests.rex.proof_soak.pieces import CHECKED, PLAIN, Piece, work
from tests.rex.rare_states import RARE
from tests.rex.soundness import check
from tests.rex.starts import THEMES, Theme, construct
from tests.rex.ways import SOAK, begin, options_of

SEARCHED = 2000


@pytest.mark.parametrize("edition", EDITIONS)
def test_plain_games_have_no_fault(edition: str) -> None:
    report = work(Piece(PLAIN, edition, 0, 40, SOAK))
    assert report.faults == []
    assert report.games == 40
    assert report.results.total() == 40


@pytest.mark.parametrize("edition", EDITIONS)
def test_checked_games_have_no_fault(edition: str) -> None:
    report = work(Piece(CHECKED, edition, 0, len(SOAK), SOAK))
    assert report.faults == []
    assert report.games == len(SOAK)
    assert report.met


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rare_state_is_met(edition: str) -> None:
    """First by the games that met them once; after a change of the rules others may do it."""
    missing = set(RARE.expected(edition))
    seeds = chain(rare_seeds.known_seeds(edition), range(SEARCHED))
    for _, new in rare_seeds.search(edition, seeds):
        missing -= new
    assert not missing


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_constructed_positions_are_sound(edition: str, theme: Theme) -> None:
    for seed in range(30):
        game = construct(seed, edition, options_of(seed, edition), theme)
        check(game)
        assert game.deciders == (0, 1)
        for role in (0, 1):
            try_every_offer(game, role)


def test_an_option_is_on_in_a_third_of_the_games() -> None:
    for option in ("fickle_philip", "richard_by_sea"):
        count = sum(option in options_of(seed, "1.3") for seed in range(3000))
        assert 900 < count < 1100


def test_a_seed_always_gives_the_same_game() -> None:
    for seed in (3, 5):
        assert begin(seed, "1.3").game.text() == begin(seed, "1.3").game.text()
    assert work(Piece(CHECKED, "1.3", 3, 2, SOAK)) == work(Piece(CHECKED, "1.3", 3, 2, SOAK))


def test_a_plain_game_can_be_retold() -> None:
    assert len(retold(7, "1.4")) == plain_game(7, "1.4").decisions


# Faults


def break_at(count: int) -> Iterator[None]:
    """Nothing is wrong so many times, then always something."""
    for _ in range(count):
        yield
    while True:
        raise AssertionError("a block is missing")


def test_a_fault_names_its_seed_and_the_actions_before_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checks = break_at(9)
    monkeypatch.setattr(games, "check", lambda _: next(checks))
    given = ["checked", "--editions", "1.3", "--seed", "5", "--games", "3", "--ways", "bold"]
    assert command.main(given) == 1
    told = capsys.readouterr().out
    assert "FAULT in 1.3, seed 5, bold" in told
    assert "--editions 1.3 --seed 5 --ways bold --games 1" in told
    assert "actions (9): frank: " in told
    assert "a block is missing" in told


def test_a_plain_fault_tells_the_actions_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "REASONS", ("sudden_death",))
    report = work(Piece(PLAIN, "2.0", 11, 2, SOAK))
    assert report.games == 0
    assert "seed 11" in report.faults[0]
    assert f"actions ({len(retold(11, '2.0'))}): frank: " in report.faults[0]
    assert "the game ended by cities" in report.faults[0]


def test_a_run_can_go_on_where_another_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    whole = command.main(["plain", "--editions", "2.0", "--games", "6"])
    told = capsys.readouterr().out.splitlines()[-1].split()
    parts = []
    for given in (["--games", "4"], ["--games", "6", "--from", "4"]):
        assert command.main(["plain", "--editions", "2.0", *given]) == whole == 0
        parts.append(capsys.readouterr().out.splitlines()[-1].split())
    assert int(told[2]) == sum(int(part[2]) for part in parts)


def test_a_view_that_tells_secrets_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def other(game: Game, viewer: int | None, dice: Dice) -> Game:
        changed = game.copy()
        changed.year += 1
        return changed

    way = begin(1, "2.0")
    compare_twin(way.game, 0, FastDice(1))
    monkeypatch.setattr(games, "twin", other)
    with pytest.raises(AssertionError, match="a view tells secrets"):
        compare_twin(way.game, 0, FastDice(1))
