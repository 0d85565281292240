"""The bench of whole games between constables plays the games it says, and the same ones again."""

from __future__ import annotations

import pytest

from bench import constables


def test_games_of_a_scenario_are_told_with_a_digest_that_does_not_change(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = []
    for seed in ("1", "1", "2"):
        assert constables.main(["--edition", "siege_of_acre", "--seed", seed]) == 0
        told.append(capsys.readouterr().out.split())
    first, again, other = ((words[0], words[1], words[-1]) for words in told)
    assert first == again
    assert first[0] == other[0] == "siege_of_acre"
    assert first[2] != other[2]
