"""The command itself: help, version, mistakes."""

from __future__ import annotations

import subprocess
import sys

import pytest

from levant import __version__, compiled
from tests.cli.runs import levant

COMMANDS = (
    "play", "serve", "worker", "migrate", "admin", "table", "show", "replay", "verify", "selfplay",
    "arena", "titles", "editions", "bench",
)  # fmt: skip


def test_version_tells_what_runs() -> None:
    run = levant("--version")
    assert run.code == 0
    assert run.out.startswith(f"levant {__version__}, {compiled.report()}, ")
    assert sys.version.split()[0] in run.out


def test_without_a_command_all_commands_are_listed() -> None:
    run = levant()
    assert run.code == 0
    for command in COMMANDS:
        assert f"  {command} " in run.out
    assert "..." not in run.out.partition("Commands:")[2], "a summary is cut"


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_has_examples_and_fits_the_screen(command: str, flag: str) -> None:
    run = levant(command, flag)
    assert run.code == 0
    assert f"Usage: levant {command}" in run.out.replace("root", "levant")
    assert "Examples:\n    levant " in run.out
    assert max(len(line) for line in run.out.splitlines()) <= 80


@pytest.mark.parametrize("command", COMMANDS)
def test_examples_in_the_help_are_commands_that_exist(command: str) -> None:
    for line in levant(command, "--help").out.splitlines():
        if line.startswith("    levant "):
            for example in line.split("&&"):
                words = example.split()
                assert words[1] in COMMANDS
                known = levant(words[1], "--help").out
                for word in words[2:]:
                    assert not word.startswith("--") or word in known, example


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["tabel"], "no such command 'tabel'. Did you mean 'table'?"),
        (["--verson"], "--verson"),
        (["show"], "FILE"),
        (["titles", "rex"], "unexpected extra argument"),
        (["bench", "--seconds", "soon"], "'--seconds'"),
        (["bench", "--seconds", "0"], "'--seconds'"),
        (["table", "--seed", "one"], "'--seed'"),
    ],
)
def test_a_mistake_is_told_in_one_line(args: list[str], told: str) -> None:
    run = levant(*args)
    assert told.casefold() in run.complaint.casefold()
    assert run.code == 2
    assert run.out == ""


def test_python_m_levant_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "levant", "table", "--edition", "0.9"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("levant: unknown edition '0.9' of rex; known: 2.0")
    assert done.stderr.count("\n") == 1


def test_a_reader_who_has_seen_enough_causes_no_traceback() -> None:
    """`levant ... | head -1`"""
    command = f"{sys.executable} -m levant titles | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("rex")
    assert "Traceback" not in done.stderr


def test_titles_lists_editions_and_options() -> None:
    run = levant("titles")
    assert "edition 2.0" in run.out
    assert "iron_bridge" in run.out
    assert "0 to 3" in run.out


def test_titles_for_programs() -> None:
    rex = levant("titles", "--json").json["rex"]
    assert rex["roles"] == ["frank", "saracen"]
    options = {option["name"]: option["most"] for option in rex["editions"]["2.0"]}
    assert options["iron_bridge"] == 1
    assert options["handicap"] == 3
