"""The examples do what they say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_random_agent_plays_a_game() -> None:
    assert example("random_agent").main(seed=3) in ("frank", "saracen")


def test_the_random_agent_is_short() -> None:
    code = (EXAMPLES / "random_agent.py").read_text("utf-8")
    lines = [line for line in code.splitlines() if line.strip() and not line.startswith('"""')]
    assert len(lines) <= 20


@pytest.mark.slow
def test_the_learner_learns(capsys: pytest.CaptureFixture[str]) -> None:
    before, after = example("learn").main(games=60, test=8, seed=1)
    assert before <= 0.25
    assert after >= before + 0.35
    assert "95 %" in capsys.readouterr().out
