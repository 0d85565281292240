"""What runs, compiled or interpreted: decided by the files, told truthfully."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from levant import compiled
from levant.compiled import ABSENT, COMPILED, PURE, STALE, Stamp

ROOT = Path(__file__).resolve().parent.parent
DICE = "levant.kernel.dice"
RUNNER = "levant.kernel.runner"
TITLE = "levant.kernel.title"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with two hot modules that use a third, as a build would leave it."""
    folder = tmp_path / "levant"
    (folder / "kernel").mkdir(parents=True)
    for module in (DICE, RUNNER, TITLE):
        compiled.source(folder, module).write_text(f"name = {module!r}\n")
    for module in (DICE, RUNNER):
        extension(folder, module).touch()
    digests = {m: compiled.digest(compiled.source(folder, m)) for m in (DICE, RUNNER, TITLE)}
    compiled.write_stamp(folder, Stamp((DICE, RUNNER), digests, ""))
    return folder


def extension(package: Path, module: str) -> Path:
    """Where this Python looks first for a module's extension."""
    return compiled.source(package, module).with_suffix(EXTENSION_SUFFIXES[0])


def test_extensions_of_the_present_source_are_used(package: Path) -> None:
    assert compiled.examine(package, {}) == COMPILED


@pytest.mark.parametrize(("value", "state"), [("1", PURE), ("0", COMPILED), ("", COMPILED)])
def test_the_environment_can_ask_for_interpreted_code(
    package: Path, value: str, state: str
) -> None:
    assert compiled.examine(package, {"LEVANT_PURE": value}) == state


@pytest.mark.parametrize("module", [DICE, RUNNER, TITLE])
def test_a_changed_source_makes_the_extensions_stale(package: Path, module: str) -> None:
    compiled.source(package, module).write_text("name = 'changed'\n")
    assert compiled.examine(package, {}) == STALE


def test_a_deleted_source_makes_the_extensions_stale(package: Path) -> None:
    compiled.source(package, DICE).unlink()
    assert compiled.examine(package, {}) == STALE


def test_a_new_hot_module_makes_the_extensions_stale(package: Path) -> None:
    (package / "rex").mkdir()
    compiled.source(package, "levant.rex.board").write_text("")
    stamp = compiled.read_stamp(package)
    assert stamp is not None
    assert not compiled.matches(package, stamp)
    assert compiled.examine(package, {}) == STALE


def test_a_module_no_longer_hot_makes_the_extensions_stale(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "HOT", (DICE,))
    assert compiled.examine(package, {}) == STALE


def test_one_missing_extension_makes_the_others_stale(package: Path) -> None:
    extension(package, DICE).unlink()
    assert compiled.examine(package, {}) == STALE


@pytest.mark.parametrize("text", [None, "", "{}", "not json"])
def test_extensions_without_a_readable_stamp_are_stale(package: Path, text: str | None) -> None:
    stamp = package / "_compiled.json"
    stamp.unlink()
    if text is not None:
        stamp.write_text(text)
    assert compiled.examine(package, {}) == STALE


def test_without_extensions_nothing_is_compiled(package: Path) -> None:
    extension(package, DICE).unlink()
    extension(package, RUNNER).unlink()
    assert compiled.examine(package, {}) == ABSENT


def test_the_finder_gives_the_source_of_hot_modules_only(package: Path) -> None:
    finder = compiled.SourceFinder(package, (DICE,))
    spec = finder.find_spec(DICE, None)
    assert spec is not None
    assert spec.origin == str(compiled.source(package, DICE))
    assert finder.find_spec(RUNNER, None) is None


def python(*arguments: str, cwd: Path = ROOT, **settings: str) -> subprocess.CompletedProcess[str]:
    """A fresh interpreter that starts without this one's LEVANT_PURE."""
    inherited = {k: v for k, v in os.environ.items() if k != "LEVANT_PURE"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={**inherited, "PYTHONPATH": str(cwd / "src"), **settings},
        capture_output=True,
        text=True,
        check=True,
    )


def test_levant_pure_runs_the_source() -> None:
    code = "from levant import compiled; print(compiled.state())"
    assert python("-c", code, LEVANT_PURE="1").stdout == f"{PURE}\n"


def test_the_hot_modules_come_from_where_the_state_says() -> None:
    """Every hot module of this very run is an extension, or none is."""
    suffixes = tuple(EXTENSION_SUFFIXES) if compiled.state() == COMPILED else (".py",)
    for module in compiled.hot(compiled.PACKAGE):
        __import__(module)
        assert str(sys.modules[module].__file__).endswith(suffixes), module


def test_mypyc_accepts_the_hot_modules() -> None:
    """A missing compiler is the machine's business; source that mypyc refuses is ours."""
    stamp = compiled.read_stamp(compiled.PACKAGE)
    if stamp is None or not compiled.matches(compiled.PACKAGE, stamp):
        pytest.skip("this source has not been built")
    assert "mypyc" not in stamp.why


FRAME = ("setup.py", "pyproject.toml", "LICENSE")
PROJECT = {
    "kernel/__init__.py": "",
    "kernel/title.py": "from typing import Final\n\nROLL: Final = 4\n",
    "kernel/dice.py": (
        "from levant.kernel.title import ROLL\n\n\n"
        "class Dice:\n    def roll(self) -> int:\n        return ROLL\n"
    ),
    "kernel/runner.py": (
        "from levant.kernel.dice import Dice\n\n\ndef run() -> int:\n    return Dice().roll()\n"
    ),
}
RUN = (
    "from levant import compiled; import levant.kernel.runner as r;"
    "print(compiled.report(), r.run(), r.__file__.endswith('.py'), sep=' | ')"
)


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Path]:
    """A copy of the build with two tiny hot modules."""
    levant = tmp_path / "src" / "levant"
    (levant / "kernel").mkdir(parents=True)
    for name in FRAME:
        shutil.copy(ROOT / name, tmp_path)
    for name in ("__init__.py", "compiled.py"):
        shutil.copy(ROOT / "src" / "levant" / name, levant)
    for name, text in PROJECT.items():
        (levant / name).write_text(text)
    yield tmp_path
    litter = {file.name for file in tmp_path.iterdir()} - {*FRAME, "src", "build"}
    assert not litter


def build(project: Path, **settings: str) -> str:
    """Compile in place; what the build said on stderr."""
    return python("setup.py", "--quiet", "build_ext", "--inplace", cwd=project, **settings).stderr


@pytest.mark.slow
def test_build_edit_and_failure_end_to_end(project: Path) -> None:
    """Compile for real, then outdate it, then break it: each time the right code runs."""
    if "will run interpreted" in build(project):
        pytest.skip("no working C compiler")
    fresh = python("-c", RUN, cwd=project)
    assert (fresh.stdout, fresh.stderr) == ("compiled | 4 | False\n", "")

    title = project / "src" / "levant" / "kernel" / "title.py"
    title.write_text(PROJECT["kernel/title.py"].replace("4", "5"))
    stale = python("-c", RUN, cwd=project)
    assert stale.stdout == "interpreted (stale extensions) | 5 | True\n"
    assert stale.stderr == compiled.WARNING + "\n"

    title.write_text(PROJECT["kernel/title.py"].replace("4", "'four'"))
    said = build(project)
    assert "levant: not compiled, will run interpreted: mypyc refused the source" in said
    broken = python("-c", RUN, cwd=project)
    assert broken.stderr == ""
    assert broken.stdout == (
        "interpreted (no extensions): mypyc refused the source | four | True\n"
    )


@pytest.mark.parametrize(
    ("cc", "why"), [("no-such-cc", "no C compiler (no-such-cc) found"), ("false", "failed")]
)
@pytest.mark.slow
def test_without_a_working_compiler_the_build_succeeds(project: Path, cc: str, why: str) -> None:
    said = build(project, CC=cc)
    assert said.count("levant: not compiled, will run interpreted: ") == 1
    assert why in said
    assert python("-c", RUN, cwd=project).stdout.startswith("interpreted (no extensions): ")
