"""What the emperor learns from: searches, orders, true blocks; and the gate for new weights."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from time import time

import numpy as np
import pytest

from bench.learn import gate, piece
from bench.learn.__main__ import gather, main, make_lessons
from bench.learn.belief_lessons import BeliefLessons, followed, true_blocks
from bench.learn.calibration import said_and_true, tenths
from bench.learn.curve import draw_curves
from bench.learn.game_files import GameFile, next_piece, positions
from bench.learn.games import POLICY, Players, play
from bench.learn.gate import Contestant, Score, match, score
from bench.learn.history import add_line, read_history
from bench.learn.order_lessons import OrderLessons, worths
from bench.learn.pack import MOST_BYTES, pack, unpack
from bench.learn.searches import Search, SearchFile, TriedPlan, search_file, searches_of
from bench.learn.strategy import report, study
from bench.learn.weights import BELIEF, NET, SHIPPED, net_to_teach, settings_of, ship
from bench.learn.weights import POLICY as POLICY_FILE
from levant.bots.rex.knight import PLANNED
from levant.bots.rex.learned_policy import LEARNED_POLICY_FILE
from levant.bots.rex.order_features import WIDTH
from levant.bots.rex.players import EMPEROR, KING
from levant.bots.rex.value_net import VALUE_NET_FILE
from levant.rex.army import ARMY
from levant.rex.bits import members
from levant.rex.words import PHASES

QUICK = Players("king", 2)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one game of quick kings, and what they thought."""
    folder = tmp_path_factory.mktemp("kings")
    gather(folder, 0.01, 1, QUICK, 0)
    return folder


def the_game(folder: Path) -> tuple[Path, GameFile]:
    path = folder / "games-0001-00.npz"
    return path, GameFile.read(path)


# Searches


def test_searches_are_kept_beside_their_games(kept: Path) -> None:
    path, games = the_game(kept)
    searches = searches_of(path)[games.games[0].seed]
    plies = {search.ply: search for search in searches}
    looked = 0
    for ply, position in enumerate(positions(games.games[0])):
        if ply in plies:
            looked += 1
            assert PHASES[position.phase] in PLANNED
            for plan in plies[ply].plans:
                assert position.allows(position.active, plan.actions[0])
                assert -1 <= plan.mean <= 1
    assert looked == len(searches) > 10
    assert games.players == "king@2n"


def test_searches_come_back_from_their_file(tmp_path: Path) -> None:
    plans = (TriedPlan((1, 2, 3), 4, 0.25), TriedPlan((1,), 2, -0.5))
    held = SearchFile(
        tmp_path / "searches-0001-00.npz", [Search(7, 3, plans), Search(7, 9, plans[:1])]
    )
    held.save()
    assert SearchFile.read(held.path) == held
    assert searches_of(tmp_path / "games-0001-00.npz") == {7: held.searches}
    assert searches_of(tmp_path / "games-0002-00.npz") == {}


def test_emperors_play_with_the_weights_of_a_folder(tmp_path: Path) -> None:
    """Who is told to do nothing does nothing."""
    idle = [0] * WIDTH
    for place in (5, WIDTH // 2 + 5):
        idle[place] = 1_000_000
    (tmp_path / POLICY_FILE).write_text(json.dumps({"grain": 1.0, "scale": 1.0, "weights": idle}))
    players = Players("emperor", 1, tmp_path)
    assert str(players) == "emperor@1n"
    lazy, busy = play(3, players), play(3, Players("emperor", 1))
    assert len(lazy.actions) < len(busy.actions)


# Orders


def test_a_plan_counts_the_more_the_more_it_came_to() -> None:
    plans = [TriedPlan((1,), 20, 0.1), TriedPlan((2,), 20, 0.3), TriedPlan((3,), 1, 0.5)]
    rates = worths(plans)
    assert sum(rates) == pytest.approx(1.0)
    assert rates[1] > rates[0]
    assert rates[1] > worths([*plans[:1], TriedPlan((2,), 20, 0.2), *plans[2:]])[1]


def test_orders_are_told_with_how_much_plans_took_each(kept: Path) -> None:
    path, games = the_game(kept)
    lessons = OrderLessons()
    lessons.add(games.games[0], searches_of(path)[games.games[0].seed])
    assert len(lessons.decisions) > 20
    for decision in lessons.decisions:
        assert len(decision.features) == len(decision.gains) == len(decision.taken)
        assert 0 < sum(decision.taken) < 1.001
        assert decision.gains[:-1] == sorted(decision.gains[:-1], reverse=True)
    done = sum(decision.taken[-1] > 0 for decision in lessons.decisions)
    assert 0 < done < len(lessons.decisions)
    assert lessons.missed < 2 * len(lessons.decisions)


# The belief


def test_true_blocks_are_those_of_the_position(kept: Path) -> None:
    _, games = the_game(kept)
    looked = 0
    for position, belief, view, first in followed(games.games[0]):
        if not first:
            continue
        places = belief.places()
        truth = true_blocks(position, belief, places, view)
        if truth is None:
            continue
        looked += 1
        assert len(set(truth)) == len(truth)
        for place, block in zip(places, truth, strict=True):
            assert block in members(ARMY[1 - belief.role])
            assert position.where[block] == place.town
    assert looked > 20


def test_pairs_of_blocks_are_told_by_what_speaks_for_the_truth(kept: Path) -> None:
    lessons = BeliefLessons()
    lessons.add(the_game(kept)[1].games[0])
    assert (
        len(lessons.seen) == len(lessons.blocks) == len(lessons.spots) == len(lessons.pairs) > 100
    )
    assert lessons.impossible < lessons.looks / 3
    assert sum(sum(row) for row in lessons.steps) > 100
    assert all(held != left for _, held, left in lessons.cards)
    # What was seen speaks rather for the truth than against it.
    assert sum(lessons.seen) > 0


def test_lessons_are_written_once(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_lessons(kept, ["orders", "belief", "value"], 1)
    assert "choices" in capsys.readouterr().out
    make_lessons(kept, ["orders", "belief", "value"], 1)
    assert capsys.readouterr().out.count("there already") == 3


# Fits


def test_weights_are_fitted_to_lessons(kept: Path, tmp_path: Path) -> None:
    """What was fitted knows the taught games better than what it began with."""
    pytest.importorskip("torch")
    from bench.learn.fit_belief import fit_belief
    from bench.learn.fit_orders import fit_orders

    make_lessons(kept, ["orders", "belief"], 1)
    for fit, name in ((fit_orders, POLICY_FILE), (fit_belief, BELIEF)):
        found = fit(kept, tmp_path / name, 1)  # every game is kept apart: the start is as good
        assert found["before"] == pytest.approx(found["after"], abs=0.5)
        better = fit(kept, tmp_path / name, 10**6)
        assert better["games"] == 1
    assert settings_of("emperor", tmp_path).make_policy is not EMPEROR.make_policy


def test_chances_are_held_against_what_came() -> None:
    said = np.array([0.05, 0.05, 0.95, 0.95, 0.95, 0.95])
    true = np.array([0.0, 0.0, 1.0, 1.0, 1.0, 0.0])
    low, high = tenths(said, true)
    assert low == pytest.approx((0.05, 0.0, 2))
    assert high == pytest.approx((0.95, 0.75, 4))
    assert said_and_true(said, true).endswith("0.050:0.000 (2)  0.950:0.750 (4)")


# The gate


def test_new_weights_pass_only_if_they_are_better() -> None:
    assert score([[1, 1]] * 12 + [[1, 0]] * 12).passes
    assert not score([[1, 0]] * 200).passes
    assert not score([[1, 1]] * 101 + [[0, 0]] * 99).passes
    assert not score([]).passes
    assert str(Score(200, 0.55, 0.035)) == "55.0 % of 200 games (error 3.5)"


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    kept_games = tmp_path / "match.jsonl"
    king = Contestant("king", None, 1)
    emperor = Contestant("emperor", None, 1)
    assert match(emperor, king, 2, 0.0, 1, kept_games).games == 0
    whole = match(emperor, king, 2, 600.0, 1, kept_games)
    assert whole.games == 2
    lines = kept_games.read_text("utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines] == [0]
    assert match(emperor, king, 2, 0.0, 1, kept_games) == whole
    assert kept_games.read_text("utf-8").splitlines() == lines
    assert set(gate.by_edition(kept_games)) == {"2.0"}


@pytest.mark.slow
def test_a_match_is_the_same_game_from_both_sides() -> None:
    king = Contestant("king", None, 1)
    assert gate.play_pair(king, Contestant("king", None, 1), 0) == gate.play_pair(
        king, Contestant("king", None, 1), 0
    )


# Weights


def test_what_a_folder_of_weights_lacks_is_what_is_shipped(tmp_path: Path) -> None:
    assert settings_of("king") is KING
    assert settings_of("emperor") is EMPEROR
    assert settings_of("emperor", tmp_path) == EMPEROR
    (tmp_path / NET).write_bytes(VALUE_NET_FILE.read_bytes())
    changed = settings_of("emperor", tmp_path)
    assert changed.evaluate != EMPEROR.evaluate
    assert changed.make_policy is EMPEROR.make_policy
    assert net_to_teach(tmp_path) == tmp_path / NET


def test_weights_are_put_where_players_read_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = tmp_path / "players"
    players.mkdir()
    monkeypatch.setattr(
        "bench.learn.weights.SHIPPED", {part: players / path.name for part, path in SHIPPED.items()}
    )
    (tmp_path / POLICY_FILE).write_bytes(LEARNED_POLICY_FILE.read_bytes())
    assert ship(tmp_path) == ["learned_policy.json"]
    assert [path.name for path in players.iterdir()] == ["learned_policy.json"]


# A piece of work


def test_a_piece_plays_and_packs_and_the_next_goes_on(tmp_path: Path) -> None:
    folder, out = tmp_path / "learn", tmp_path / "out"
    folder.mkdir()
    asked = piece.Piece(folder, out, 0.01, 1, 2, "", 4)

    def play_some(seconds: float, weights: Path) -> None:
        assert weights == folder / "weights"
        gather(folder, 0.01, next_piece(folder), POLICY, 0)

    for number in (1, 2):
        told = piece.play_piece(asked, play_some, lambda: None)
        assert told[0].startswith("kept-0.tar")
        assert (folder / f"games-{number:04}-00.npz").exists()
    assert len(read_history(folder, "piece")) == 2


def test_a_candidate_is_taken_over_only_when_it_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = tmp_path / "candidates" / "0001"
    tried.mkdir(parents=True)
    for part in (POLICY_FILE, BELIEF):
        (tried / part).write_bytes(SHIPPED[part].read_bytes())
    told = {POLICY_FILE: Score(100, 0.6, 0.04), BELIEF: Score(100, 0.52, 0.04)}

    def gate_part(_: piece.Piece, candidate: Path, __: str, ___: float) -> Score:
        return told[candidate.name]

    monkeypatch.setattr(piece, "gate_part", gate_part)
    asked = piece.Piece(tmp_path, tmp_path / "out", 1.0, 1, 2, "", 4)
    piece.gate_all(asked, 1, 1e12)
    assert [path.name for path in piece.weights_of(tmp_path).iterdir()] == [POLICY_FILE]
    assert [line["passed"] for line in read_history(tmp_path, "gate")] == [True, False]


def test_a_fit_that_fails_leaves_the_piece_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = piece.Piece(tmp_path, tmp_path / "out", 1.0, 1, 2, sys.executable, 4)
    assert piece.fit_all(asked, 1e12) == 1
    assert capsys.readouterr().out.count("not fitted") == 3
    assert read_history(tmp_path, "candidates")[0]["parts"] == []


# There and back


def test_a_folder_comes_back_from_its_archives(tmp_path: Path) -> None:
    folder = tmp_path / "learn"
    (folder / "weights").mkdir(parents=True)
    (folder / "weights" / POLICY_FILE).write_text("{}")
    (folder / "history.jsonl").write_text("{}")
    rng = np.random.default_rng(1)
    for number in range(5):
        (folder / f"games-{number:04}-00.npz").write_bytes(rng.bytes(MOST_BYTES // 2 - 5000))
    (folder / "lessons-0001-00.npz").write_bytes(b"can be made again")
    old = folder / "games-0000-00.npz"
    os.utime(old, (1, 1))
    told = pack(folder, tmp_path / "out", since=time() - 3600)
    archives = sorted((tmp_path / "out").glob("*.tar"))
    assert len(told) == len(archives) == 2
    assert all(path.stat().st_size <= 16 * 2**20 for path in archives)
    assert unpack(archives, tmp_path / "back") == 6
    names = {path.name for path in (tmp_path / "back").rglob("*") if path.is_file()}
    assert old.name not in names
    assert {POLICY_FILE, "history.jsonl", "games-0004-00.npz"} <= names


# Pictures and tables


def test_curves_are_drawn_from_the_history(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="nothing was fitted"):
        draw_curves(tmp_path, tmp_path / "curve.svg")
    for games, loss in ((10, 0.6), (20, 0.5)):
        add_line(tmp_path, "fit", part="orders", games=games, before=0.7, after=loss)
    add_line(
        tmp_path,
        "gate",
        number=1,
        part=POLICY_FILE,
        games=100,
        share=0.56,
        error=0.05,
        passed=False,
    )
    assert draw_curves(tmp_path, tmp_path / "curve.svg").endswith("2 charts")
    drawn = (tmp_path / "curve.svg").read_text("utf-8")
    assert drawn.count("<polyline") == 3
    assert "orders: log loss" in drawn


def test_the_strategy_report_counts_games(kept: Path) -> None:
    found = study([kept])
    assert found.games.total() == 1
    _, games = the_game(kept)
    edition = games.games[0].edition
    assert found.franks[edition].won == (games.games[0].winner == 0)
    cards = sum(tally.games for (side, _, _), tally in found.cards.items() if side == 0)
    assert cards == found.turns[edition][0]
    told = report([kept])
    assert told.startswith("1 games: 1 of king@2n.")
    assert f"| {edition} | 1 |" in told


def test_what_is_told_is_told_at_the_command_line(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench.learn", "strategy", str(kept)])
    main()
    assert "won by the Franks" in capsys.readouterr().out
    assert search_file(kept / "games-0001-00.npz").exists()
    assert str(POLICY) == "policy"
