"""`levant` alone: what works without an extra, and what is said where one is missing."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest

from levant.cli.extras import MODULES

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "levant"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def plain(name: str) -> str:
    """A distribution's name as it is compared."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[><=;! (]", name)[0]).lower()


DECLARED = {plain(needed) for needed in PROJECT["dependencies"]}
EXTRAS = {
    extra: {plain(needed) for needed in needs}
    for extra, needs in PROJECT["optional-dependencies"].items()
}
DISTRIBUTIONS = packages_distributions()


def distributions(module: str) -> set[str]:
    """What may bring a module."""
    return {plain(name) for name in DISTRIBUTIONS.get(module, [module])}


def imported(folder: Path) -> Iterator[tuple[str, Path]]:
    """The modules of others that the files of a folder import."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            for name in names:
                top = name.partition(".")[0]
                if top not in sys.stdlib_module_names and top != "levant":
                    yield top, path


def test_the_server_imports_what_its_extra_brings() -> None:
    for module, path in imported(SOURCE / "server"):
        if module in ("pydantic", "pydantic_core"):  # always there: typer needs them
            continue
        ours = distributions(module)
        told = any(
            module in MODULES[name] and ours & EXTRAS[name]
            for name in ("server", "postgres", "tracing")
        )
        assert ours & DECLARED or told, f"{path.name} imports {module}"


def test_all_else_imports_what_levant_alone_brings() -> None:
    """But for the bridges, the yardsticks and the administration of a server's database."""
    beyond = {"chess", "sqlalchemy"}
    for module, path in imported(SOURCE):
        if path.is_relative_to(SOURCE / "server") or path.is_relative_to(SOURCE / "bridges"):
            continue
        assert distributions(module) & DECLARED or module in beyond, f"{path} imports {module}"


@pytest.mark.parametrize("extra", MODULES)
def test_every_module_is_brought_by_its_extra(extra: str) -> None:
    bring = set(EXTRAS[extra]) | EXTRAS["openspiel"] | EXTRAS["pettingzoo"]
    for part in list(bring):  # and what that brings with it
        bring |= {plain(needed) for needed in requires_of(part)}
    assert all(distributions(module) & bring for module in MODULES[extra])


def requires_of(name: str) -> list[str]:
    """What a distribution requires, if it is installed under that name."""
    return [] if name == "levant" else requires(name) or []


ALONE = """
import sys
from importlib.abc import MetaPathFinder

ABSENT = frozenset({absent!r})

class Absent(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Absent())
from levant.cli import app
app({arguments!r})
"""


def alone(
    *arguments: str, without: tuple[str, ...], folder: Path, **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run a command where the modules of some extras are not installed."""
    absent = [module for extra in without for module in MODULES[extra]]
    code = ALONE.format(absent=absent, arguments=list(arguments))
    kept = {k: v for k, v in os.environ.items() if not k.startswith("LEVANT_")}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env={**kept, "LEVANT_PURE": "1", **settings},
        capture_output=True,
        text=True,
        check=False,
    )


EVERYTHING = tuple(MODULES)


def test_levant_alone_plays(tmp_path: Path) -> None:
    done = alone("selfplay", "--games", "1", without=EVERYTHING, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    helped = alone("--help", without=EVERYTHING, folder=tmp_path)
    assert helped.returncode == 0
    assert "serve" in helped.stdout


NEED_THE_SERVER = (
    "play --no-browser", "serve", "serve --help", "worker", "migrate", "admin stats",
)  # fmt: skip
IN_A_ROW = """
import contextlib, io, json
told = {{}}
for command in {commands!r}:
    said = io.StringIO()
    with contextlib.redirect_stderr(said):
        try:
            app(command.split())
        except SystemExit as end:
            told[command] = [end.code, said.getvalue()]
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def without_a_server(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, str]]:
    """Exit code and complaint of each command, one after the other in one process."""
    absent = [module for extra in EVERYTHING for module in MODULES[extra]]
    code = ALONE.format(absent=absent, arguments=[]).replace("app([])", "")
    done = subprocess.run(
        [sys.executable, "-c", code + IN_A_ROW.format(commands=NEED_THE_SERVER)],
        cwd=tmp_path_factory.mktemp("alone"),
        env={**os.environ, "LEVANT_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    told: dict[str, tuple[int, str]] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("command", NEED_THE_SERVER)
def test_what_needs_the_server_says_what_to_install(
    without_a_server: dict[str, tuple[int, str]], command: str
) -> None:
    code, complaint = without_a_server[command]
    assert code == 2
    assert re.fullmatch(
        r"levant: this needs \w+, which is not here: pip install 'levant\[server\]'\n", complaint
    )


@pytest.mark.parametrize("command", ["serve", "migrate"])
def test_postgresql_without_its_driver_says_what_to_install(command: str, tmp_path: Path) -> None:
    url = "postgresql://nobody@127.0.0.1:1/none"
    done = alone(command, without=("postgres",), folder=tmp_path, LEVANT_DATABASE_URL=url)
    assert done.returncode == 2
    assert done.stderr == (
        "levant: this needs psycopg, which is not here: pip install 'levant[postgres]'\n"
    )


def test_traces_without_their_libraries_say_what_to_install(tmp_path: Path) -> None:
    url = "http://127.0.0.1:1/v1/traces"
    done = alone("serve", "--port", "0", without=("tracing",), folder=tmp_path, LEVANT_TRACE_TO=url)
    assert done.returncode == 2
    assert done.stderr.endswith(
        "levant: this needs opentelemetry, which is not here: pip install 'levant[tracing]'\n"
    )


def test_other_missing_modules_are_no_business_of_extras(tmp_path: Path) -> None:
    """What Levant itself must bring is told with all its circumstances."""
    code = ALONE.format(absent=["levant_nothing"], arguments=["titles"])
    code = code.replace("app(", "import levant_nothing\napp(")
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert "ModuleNotFoundError" in done.stderr
