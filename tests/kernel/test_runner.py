"""The runner: choosers see views only; the same seeds give the same games everywhere."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levant.kernel.dice import FastDice, ScriptedDice
from levant.kernel.record import Record
from levant.kernel.runner import (
    Chooser,
    GameFailed,
    RandomChooser,
    SelfPlay,
    play_random,
    play_seed,
    random_choosers,
    run,
    selfplay,
)
from levant.kernel.title import Event, Json, LevantError, Refusal, Result, Title, View
from tests.kernel.toy import FOX, HOUND, TITLE, Stubborn, ToyPosition

TOY = "tests.kernel.toy:TITLE"


class Witness:
    """Plays the lowest action, remembers all it was shown, and spoils the list it was given."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.events: list[Sequence[Event]] = []

    def choose(self, view: View, legal: list[int], events: Sequence[Event]) -> int:
        self.views.append(view)
        self.events.append(events)
        choice = legal[0]
        legal.clear()
        return choice


# --- Random play ---


@given(st.integers(0, 500))
def test_random_play_ends_the_game(seed: int) -> None:
    position = TITLE.new("1.0", {}, FastDice(seed))
    count = play_random(position, FastDice(seed + 1), 1000)
    assert position.result is not None
    assert position.deciders == ()
    assert 4 <= count <= 32


def test_random_play_stops_after_most_decisions() -> None:
    position = TITLE.new("1.0", {}, FastDice(1))
    assert play_random(position, FastDice(2), 3) == 3
    assert position.deciders == (HOUND,)
    assert play_random(position, FastDice(2), 0) == 0


def test_random_play_takes_every_legal_action() -> None:
    seen = set()
    for seed in range(20):
        position = TITLE.new("1.0", {}, FastDice(1))
        play_random(position, FastDice(seed), 1)
        assert isinstance(position, ToyPosition)
        seen.add(position.picks[FOX])
    assert seen == {1, 2, 3}


# --- Choosers ---


def test_choosers_see_their_own_views_and_events_and_each_event_once() -> None:
    position = TITLE.new("1.0", {}, ScriptedDice([6, 6], picks=[0]), log=True)
    fox, hound = Witness(), Witness()
    assert run(TITLE, position, [fox, hound], None, 100) == 4
    assert fox.views == [
        {"scores": [0, 0], "picked": [False, False], "limit": 10, "mine": 0},
        {"scores": [0, 6], "picked": [False, False], "limit": 10, "mine": 0},
    ]
    assert hound.views[0] == {"scores": [0, 0], "picked": [True, False], "mine": 0}
    fell: dict[str, Json] = {"event": "round", "fox": 1, "hound": 1, "die": 6}
    by_fox: dict[str, Json] = {"event": "picked", "role": FOX}
    by_hound: dict[str, Json] = {"event": "picked", "role": HOUND}
    assert fox.events == [[{"event": "limit", "limit": 10}], [by_fox, by_hound, fell]]
    assert hound.events == [[by_fox], [by_hound, fell, by_fox]]


def test_a_run_is_recorded_and_reported() -> None:
    told: list[tuple[int, int, str]] = []
    record = Record.begin(TITLE, "1.0", {}, "script 6,6 0")
    position = record.start(TITLE)
    choosers = [Witness(), Witness()]
    run(
        TITLE,
        position,
        choosers,
        record,
        100,
        lambda role, action, text: told.append((role, action, text)),
    )
    assert told == [(FOX, 1, "pick 1"), (HOUND, 1, "pick 1")] * 2
    assert [(entry.role, entry.text) for entry in record.entries] == [
        (role, text) for role, _, text in told
    ]
    assert record.result == Result(HOUND, "score 0-12")
    assert record.verify(TITLE).ok


def test_a_run_cut_short_has_no_result() -> None:
    record = Record.begin(TITLE, "1.0", {}, "fast 1")
    assert run(TITLE, record.start(TITLE), [Witness(), Witness()], record, 3) == 3
    assert len(record.entries) == 3
    assert record.result is None


def test_an_illegal_choice_changes_nothing() -> None:
    record = Record.begin(TITLE, "1.0", {}, "fast 1")
    position = record.start(TITLE)
    before = position.text()
    with pytest.raises(Refusal) as caught:
        run(TITLE, position, [Stubborn(), Stubborn()], record, 100)
    assert caught.value.rule == "1.2"
    assert position.text() == before
    assert record.entries == []


# --- Many games ---


def test_self_play_counts_its_games() -> None:
    outcome = selfplay(TOY, "2.0", {"long": 1}, range(30))
    records = [
        play_seed(TITLE, "2.0", {"long": 1}, seed, random_choosers, 1000) for seed in range(30)
    ]
    results = [record.result for record in records]
    assert outcome.games == 30
    assert outcome.decisions == sum(len(record.entries) for record in records)
    assert outcome.wins == {
        "fox": sum(result is not None and result.winner == FOX for result in results),
        "hound": sum(result is not None and result.winner == HOUND for result in results),
        "nobody": sum(result is not None and result.winner is None for result in results),
        "unfinished": 0,
    }
    assert sum(outcome.reasons.values()) == 30


def test_self_play_is_the_same_for_any_number_of_workers() -> None:
    seeds = [5, 3, 99, 3, *range(40)]
    done: list[tuple[int, int]] = []

    def progress(games: int, total: int) -> None:
        done.append((games, total))

    alone = selfplay(TOY, "1.0", {"handicap": 2}, seeds)
    assert selfplay(TOY, "1.0", {"handicap": 2}, seeds, workers=2, progress=progress) == alone
    assert done == [(games, 44) for games in range(1, 45)]


@pytest.mark.parametrize("workers", [1, 2])
def test_every_record_is_kept_in_the_order_of_the_seeds(workers: int) -> None:
    kept: list[tuple[int, str]] = []
    seeds = [5, 3, 99]
    outcome = selfplay(TOY, "1.0", {}, seeds, workers=workers, keep=lambda *game: kept.append(game))
    records = [play_seed(TITLE, "1.0", {}, seed, random_choosers, 100_000) for seed in seeds]
    assert kept == [(seed, record.text()) for seed, record in zip(seeds, records, strict=True)]
    assert outcome == selfplay(TOY, "1.0", {}, seeds)


def test_the_record_calls_a_chooser_by_its_name() -> None:
    def choosers(title: Title, edition: str, seed: int) -> list[Chooser]:
        assert title is TITLE
        return [RandomChooser(seed, "Reynard"), Witness()]

    record = play_seed(TITLE, "1.0", {}, 1, choosers, 1000)
    assert record.players == {"fox": "Reynard", "hound": "Witness"}


def test_the_digest_of_self_play_golden() -> None:
    """Compiled and interpreted code must play the same games."""
    assert selfplay(TOY, "1.0", {}, range(10)).digest == "450ea4ca4fa0b78fb9e3f7e016bac23f"


def test_other_seeds_order_or_options_give_another_digest() -> None:
    outcomes = [
        selfplay(TOY, "1.0", {}, [1, 2]),
        selfplay(TOY, "1.0", {}, [2, 1]),
        selfplay(TOY, "1.0", {}, [1, 3]),
        selfplay(TOY, "2.0", {}, [1, 2]),
        selfplay(TOY, "1.0", {"handicap": 1}, [1, 2]),
    ]
    assert len({outcome.digest for outcome in outcomes}) == len(outcomes)


def test_games_cut_short_are_unfinished() -> None:
    outcome = selfplay(TOY, "1.0", {}, range(5), most=3)
    assert outcome.wins == {"fox": 0, "hound": 0, "nobody": 0, "unfinished": 5}
    assert outcome.reasons == {"unfinished": 5}
    assert outcome.decisions == 15


def test_no_games_at_all() -> None:
    for workers in (1, 2):
        assert selfplay(TOY, "1.0", {}, [], workers=workers).games == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_a_failing_game_is_named_by_its_seed(workers: int) -> None:
    with pytest.raises(GameFailed, match=r"seed 17 failed: Refusal\(.1\.2: pick_range"):
        selfplay(TOY, "1.0", {}, [17, 18], "tests.kernel.toy:failing_choosers", workers)


@pytest.mark.parametrize("path", ["nowhere:TITLE", "tests.kernel.toy:NOTHING", "toy", ""])
def test_a_name_that_leads_nowhere_is_refused(path: str) -> None:
    with pytest.raises(LevantError, match="no 'module:attribute'"):
        selfplay(path, "1.0", {}, [1])


def test_dice_and_choosers_of_a_game_are_unrelated() -> None:
    """The seed of the dice must not also drive the choosers."""
    dice, chooser = FastDice(5), RandomChooser(5)
    same = [dice.below(3) for _ in range(20)]
    assert [chooser.choose({}, [0, 1, 2], []) for _ in range(20)] == same
    derived = random_choosers(TITLE, "2.0", 5)
    streams = [[c.choose({}, [0, 1, 2], []) for _ in range(20)] for c in derived]
    assert len({tuple(stream) for stream in (same, *streams)}) == 3


def test_an_outcome_travels_between_processes() -> None:
    outcome = SelfPlay(1, 2, {"fox": 1}, {"score": 1}, "00")
    assert pickle.loads(pickle.dumps(outcome)) == outcome
