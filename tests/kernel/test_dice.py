"""Dice: known values, uniformity, texts. The same values must come from compiled code."""

from __future__ import annotations

import copy
import doctest
import pickle
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levant.kernel import dice as dice_module
from levant.kernel.dice import (
    BELOW_LIMIT,
    SEED_LIMIT,
    Dice,
    DiceError,
    DiceExhausted,
    FairDice,
    FastDice,
    ScriptedDice,
    commitment,
    derive_seed,
    parse_dice,
)

KEY = bytes(range(32))

seeds = st.integers(0, SEED_LIMIT - 1)
sides = st.integers(1, BELOW_LIMIT)
keys = st.binary(min_size=16, max_size=64)


def rolls(dice: Dice, count: int) -> list[int]:
    return [dice.roll() for _ in range(count)]


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def looks_uniform(counts: Sequence[int]) -> bool:
    """Chi-square within four standard deviations of its mean, on either side."""
    freedom = len(counts) - 1
    return abs(chi_square(counts) - freedom) < 4 * sqrt(2 * freedom)


# --- Known values: whoever changes these breaks every old record ---


def test_fast_dice_golden() -> None:
    dice = FastDice(1)
    assert rolls(dice, 20) == [4, 6, 4, 5, 5, 2, 3, 4, 1, 4, 5, 1, 4, 5, 5, 3, 1, 3, 6, 5]
    assert [dice.below(n) for n in (2, 3, 7, 100, 1 << 32, 1)] == [0, 2, 4, 1, 3327678550, 0]
    assert dice.state() == "fast:3646988031301518607:1936017:2684354"


def test_fast_dice_golden_far_along() -> None:
    dice = FastDice(SEED_LIMIT - 1)
    assert sum(rolls(dice, 10_000)) == 34_840
    assert sum(dice.below(BELOW_LIMIT) for _ in range(1_000)) == 2_178_210_189_177


def test_fair_dice_golden() -> None:
    dice = FairDice(KEY, [b"anna", b"bilal"])
    assert rolls(dice, 20) == [1, 6, 1, 6, 2, 2, 1, 5, 2, 4, 3, 6, 3, 3, 5, 6, 2, 1, 2, 3]
    assert dice.below(BELOW_LIMIT) == 2707685373
    assert commitment(KEY) == "65e3373d3f6c980e83ae8cc579549a6ccde657a0b3a039899cb8cd5efd74a309"


def test_derived_seed_golden() -> None:
    assert derive_seed(1, "choosers") == 3649080817383906643


# --- Uniformity (fixed seeds: these tests cannot fail by bad luck) ---


@pytest.mark.parametrize("make", [lambda: FastDice(7), lambda: FairDice(KEY)])
def test_rolls_are_uniform_and_independent(make: Callable[[], Dice]) -> None:
    fallen = rolls(make(), 30_000)
    singles, pairs = Counter(fallen), Counter(pairwise(fallen))
    apart = Counter(zip(fallen, fallen[23:], strict=False))  # about one word of fast dice
    faces = range(1, 7)
    assert looks_uniform([singles[face] for face in faces])
    assert looks_uniform([pairs[a, b] for a in faces for b in faces])
    assert looks_uniform([apart[a, b] for a in faces for b in faces])


@pytest.mark.parametrize("make", [lambda: FastDice(8), lambda: FairDice(KEY)])
@pytest.mark.parametrize("n", [2, 3, 7, 27, 64, 100])
def test_below_is_uniform(make: Callable[[], Dice], n: int) -> None:
    dice = make()
    counts = Counter(dice.below(n) for _ in range(200 * n))
    assert set(counts) == set(range(n))
    assert looks_uniform([counts[value] for value in range(n)])


def test_wide_draws_of_fast_dice_use_every_bit_evenly() -> None:
    dice = FastDice(9)
    ones = [0] * 32
    for _ in range(4_000):
        value = dice.below(BELOW_LIMIT)
        for bit in range(32):
            ones[bit] += value >> bit & 1
    assert all(abs(count - 2_000) < 4 * sqrt(1_000) for count in ones)


def test_rolls_have_no_serial_correlation() -> None:
    fallen = rolls(FastDice(10), 30_000)
    for lag in range(1, 30):
        both = zip(fallen, fallen[lag:], strict=False)
        covariance = sum((a - 3.5) * (b - 3.5) for a, b in both) / (len(fallen) - lag)
        assert abs(covariance / (35 / 12)) < 4 / sqrt(len(fallen))


def test_neighbouring_seeds_are_unrelated() -> None:
    first = [tuple(rolls(FastDice(seed), 24)) for seed in range(3_000)]
    assert len(set(first)) == len(first)
    assert looks_uniform([Counter(fallen[0] for fallen in first)[face] for face in range(1, 7)])
    steps = Counter((b[0] - a[0]) % 6 for a, b in pairwise(first))
    assert looks_uniform([steps[step] for step in range(6)])


@pytest.mark.parametrize(("n", "span"), [(6, 45), (7, 100), (5, 5)])
def test_fast_dice_take_each_digit_equally_often_from_a_pool(n: int, span: int) -> None:
    """Of all pools of a span, those not thrown away give each value the same number of times."""
    counts: Counter[int] = Counter()
    for rest in range(span):
        dice = parse_dice(f"fast:0:{rest}:{span}")
        value = dice.below(n)
        if dice.state().startswith("fast:0:"):  # the word has not moved: no refill
            counts[value] += 1
    assert counts == dict.fromkeys(range(n), span // n)


# --- The same future from copies, texts and pickles ---


def sources() -> st.SearchStrategy[Dice]:
    fair = st.builds(FairDice, keys, st.lists(st.binary(min_size=1, max_size=9), max_size=3))
    return st.one_of(st.builds(FastDice, seeds), fair)


@given(sources(), st.lists(sides, max_size=40), st.lists(sides, max_size=40))
def test_copies_texts_and_pickles_continue_identically(
    dice: Dice, before: list[int], after: list[int]
) -> None:
    for n in before:
        dice.below(n)
    twins = [dice.copy(), parse_dice(dice.state()), pickle.loads(pickle.dumps(dice))]
    twins.append(copy.deepcopy(dice))
    expected = [(dice.below(n), dice.roll()) for n in after]
    for twin in twins:
        assert type(twin) is type(dice)
        assert [(twin.below(n), twin.roll()) for n in after] == expected
        assert twin.state() == dice.state()


@given(sources(), sides)
def test_draws_stay_in_range(dice: Dice, n: int) -> None:
    assert 0 <= dice.below(n) < n
    assert 1 <= dice.roll() <= 6


@pytest.mark.parametrize("n", [0, -1, BELOW_LIMIT + 1, 1 << 70])
@pytest.mark.parametrize("dice", [FastDice(1), FairDice(KEY), ScriptedDice([], [0])])
def test_below_refuses_impossible_numbers(dice: Dice, n: int) -> None:
    with pytest.raises(ValueError, match="choose from 1 to"):
        dice.below(n)


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, 1 << 70])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        FastDice(seed)


# --- Fair dice ---


def test_nonces_change_the_dice_and_so_does_their_border() -> None:
    streams = [
        rolls(FairDice(KEY, nonces), 40)
        for nonces in ([], [b"\0"], [b"abc"], [b"a", b"bc"], [b"ab", b"c"], [b"bc", b"a"])
    ]
    assert len({tuple(stream) for stream in streams}) == len(streams)


def test_the_commitment_depends_on_the_key_and_does_not_contain_it() -> None:
    assert commitment(KEY) != commitment(KEY[::-1])
    assert KEY.hex()[:16] not in commitment(KEY)


@pytest.mark.parametrize("key", [b"", bytes(15), bytes(65)])
def test_a_key_of_the_wrong_size_is_refused(key: bytes) -> None:
    with pytest.raises(ValueError, match="16 to 64 bytes"):
        FairDice(key)
    with pytest.raises(ValueError, match="16 to 64 bytes"):
        commitment(key)


@pytest.mark.parametrize("nonce", [b"", bytes(65)])
def test_a_nonce_of_the_wrong_size_is_refused(nonce: bytes) -> None:
    with pytest.raises(ValueError, match="1 to 64 bytes"):
        FairDice(KEY, [nonce])


# --- Scripted dice ---


def test_a_script_is_used_left_to_right() -> None:
    dice = ScriptedDice([6, 1], picks=[3])
    assert dice.rest() == ([6, 1], [3])
    assert (dice.roll(), dice.below(4)) == (6, 3)
    assert not dice.spent
    assert dice.rest() == ([1], [])
    assert dice.roll() == 1
    assert dice.spent


def test_an_exhausted_script_says_how_much_was_used() -> None:
    dice = ScriptedDice([2, 5], [0])
    rolls(dice, 2)
    with pytest.raises(DiceExhausted, match="all 2 of the script"):
        dice.roll()
    dice.below(1)
    with pytest.raises(DiceExhausted, match=r"below 9 .* all 1 of the script"):
        dice.below(9)


def test_a_pick_that_does_not_fit_is_an_error_and_stays() -> None:
    dice = ScriptedDice([], [1, 4])
    dice.below(2)
    with pytest.raises(DiceError, match="pick 2 of the script is 4: not below 3"):
        dice.below(3)
    assert dice.rest() == ([], [4])


@pytest.mark.parametrize(("thrown", "picks"), [([0], []), ([7], []), ([], [-1])])
def test_a_script_of_impossible_numbers_is_refused(thrown: list[int], picks: list[int]) -> None:
    with pytest.raises(ValueError, match="not"):
        ScriptedDice(thrown, picks)


@given(st.lists(st.integers(1, 6)), st.lists(st.integers(0, 9)), st.data())
def test_scripts_survive_their_text(
    thrown: list[int], picks: list[int], data: st.DataObject
) -> None:
    dice = ScriptedDice(thrown, picks)
    rolls(dice, data.draw(st.integers(0, len(thrown))))
    for _ in range(data.draw(st.integers(0, len(picks)))):
        dice.below(10)
    twins = [dice.copy(), parse_dice(dice.state()), pickle.loads(pickle.dumps(dice))]
    for twin in twins:
        assert isinstance(twin, ScriptedDice)
        assert twin.rest() == dice.rest()
        assert twin.state() == dice.state()


# --- Texts ---


def test_fresh_dice_by_text() -> None:
    assert parse_dice("fast:1").state() == FastDice(1).state()
    assert parse_dice(f"fair:{KEY.hex()}:").state() == FairDice(KEY).state()
    assert parse_dice("script:1,6:").state() == ScriptedDice([1, 6]).state()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fast",
        "fast:",
        "fast:-1",
        "fast: 1",
        "fast:1_0",
        "fast:١",
        "fast:4611686018427387904",
        "fast:1:2",
        "fast:1:2:2",
        "fast:1:0:0",
        "fast:4611686018427387904:0:1",
        "fast:1:0:1152921504606846977",
        "fast:" + "9" * 5000,
        "fair:00:",
        "fair:zz:",
        f"fair:{KEY.hex()}",
        f"fair:{KEY.hex()} :",
        f"fair:{KEY.hex()}::-1",
        "script:7:",
        "script:1:x",
        "script:1,:",
        "script:1:1:2:0",
        "slow:1",
    ],
)
def test_bad_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="cannot read dice"):
        parse_dice(text)


def test_an_error_does_not_quote_the_key() -> None:
    with pytest.raises(ValueError, match="hexadecimal") as caught:
        parse_dice(f"fair:{KEY.hex()}x:")
    assert KEY.hex() not in str(caught.value)


@given(st.text())
def test_any_text_is_dice_or_a_value_error(text: str) -> None:
    for candidate in (text, f"fast:{text}", f"fair:{text}", f"script:{text}"):
        try:
            dice = parse_dice(candidate)
        except ValueError:
            continue
        assert parse_dice(dice.state()).state() == dice.state()


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(dice_module).failed == 0
