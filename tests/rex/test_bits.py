"""Sets as bit masks, compiled or not."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from levant.rex.army import FRANKS, SARACENS
from levant.rex.bits import BIT, first, lowest, mask_of, members, size

sets = st.sets(st.integers(0, 61))


@given(sets)
def test_a_set_has_its_members(numbers: set[int]) -> None:
    mask = mask_of(sorted(numbers))
    assert members(mask) == sorted(numbers)
    assert size(mask) == len(numbers)
    if numbers:
        assert first(mask) == lowest(mask) == min(numbers)
    assert sum(BIT[number] for number in numbers) == mask


def test_the_greatest_sets_are_counted_too() -> None:
    assert (size(FRANKS), size(SARACENS), size(FRANKS | SARACENS), size(0)) == (31, 31, 62, 0)
