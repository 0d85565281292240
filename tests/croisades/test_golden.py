"""Golden playthroughs: every view on the way is what it was."""

from __future__ import annotations

import pytest

from levant.croisades.scenario import SCENARIOS
from tests.croisades.playthrough import SEEDS, name, replayed


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_playthrough(scenario: str, seed: int) -> None:
    text = name(scenario, seed).read_text("utf-8")
    assert replayed(scenario, seed, text) == text
