"""Every question of an edition changes the game: each answer of 2.0, changed alone."""

from __future__ import annotations

import pytest

from levant.rex.edition import FIELDS, load_edition
from tests.rex.editions import flips_cards, flips_combat, flips_movement, flips_sieges
from tests.rex.editions.variant import Flip, variant

FLIPS: dict[str, Flip] = {
    **flips_cards.FLIPS,
    **flips_movement.FLIPS,
    **flips_combat.FLIPS,
    **flips_sieges.FLIPS,
}


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_changed_alone_changes_the_game(field: str) -> None:
    """A field without a scene, or whose scene shows no change, fails."""
    assert field in FLIPS, f"write a scene that shows what {field} changes"
    flip = FLIPS[field]
    assert flip.was != flip.becomes
    assert flip.watch(variant(flip.context)) == flip.was
    assert flip.watch(variant({**flip.context, field: flip.value})) == flip.becomes


@pytest.mark.parametrize("field", FLIPS)
def test_a_flip_is_of_a_field_and_changes_its_value(field: str) -> None:
    """No scene outlives its field; none changes a field to what 2.0 says anyway."""
    assert field in FIELDS
    assert variant({field: FLIPS[field].value}).answers[field].value != (
        load_edition("2.0").answers[field].value
    )
