"""Archives of old rules: made from a commit, opened only when asked, apart from today's code."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import levant.releases
from levant.kernel import title as contract
from levant.kernel.dice import FastDice
from levant.kernel.record import Record
from levant.releases.archive import archives, function, load, module, package
from levant.releases.registry import TITLES
from tools.archive_rules import ROOT, build, make, read, version_of

ARCHIVES = archives()
DIGESTS = {
    "croisades-1.zip": "835c404a07d383c03201ceecadb99e1724287239116428f314f965cdb9c80c23",
    "croisades-2.zip": "e3ebb59cc1e23096a7db78e68b376d059624fc89caf3a1a37e7f03c4992389d1",
    "rex-1.zip": "b405f49f58b5b1fd6d558107bb844e05b1d861f9afc1861f15f2743cb921985f",
}
"""Archives never change; one that is left adds a line."""


@pytest.fixture
def added(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder whose archives can be imported; what is imported is forgotten afterwards."""
    known = set(sys.modules)
    monkeypatch.setattr(levant.releases, "__path__", [*levant.releases.__path__])
    yield tmp_path
    for name in set(sys.modules) - known:
        if name.startswith("levant.releases."):
            del sys.modules[name]


def open_archive(path: Path) -> None:
    levant.releases.__path__.append(str(path))


def python(code: str) -> str:
    """What a fresh Python prints."""
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LEVANT_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.strip()


# What is there


def test_every_rules_version_that_was_left_has_an_archive() -> None:
    left = {(name, v) for name in TITLES.names for v in range(1, TITLES.find(name).rules_version)}
    assert set(ARCHIVES) == left


def test_archives_are_what_they_were() -> None:
    found = {p.name: hashlib.sha256(p.read_bytes()).hexdigest() for p in ARCHIVES.values()}
    assert found == DIGESTS


@pytest.mark.parametrize(("name", "rules"), ARCHIVES)
def test_an_archive_is_complete_in_itself(name: str, rules: int) -> None:
    """All its modules can be imported, and of today's code they import the kernel alone."""
    own = package(name, rules)
    with zipfile.ZipFile(ARCHIVES[name, rules]) as held:
        stems = [Path(n).stem for n in held.namelist() if n.endswith(".py")]
        facts = tomllib.loads(held.read(f"{name}_{rules}/release.toml").decode())
    assert (facts["title"], facts["rules"]) == (name, rules)
    assert "game" in stems
    code = f"""
import sys
from importlib import import_module
for stem in {stems!r}:
    import_module("{own}" if stem == "__init__" else "{own}." + stem)
ours = ("levant.kernel", "levant.releases", "levant.compiled")
print([m for m in sys.modules if m.startswith("levant.") and not m.startswith(ours)])
"""
    assert python(code) == "[]"


def test_nothing_is_opened_before_somebody_asks() -> None:
    code = """
import sys
from levant.server.titles.title_services import TITLES, find_title_services
def opened(): return [m for m in sys.modules if m.startswith("levant.releases.rex_")]
TITLES.find("rex"), find_title_services("rex"), TITLES.versions("rex")
print(len(opened()))
TITLES.find("rex", 1)
print("levant.releases.rex_1.game" in opened())
"""
    assert python(code).splitlines() == ["0", "True"]


def test_rules_of_two_versions_share_the_contract_and_nothing_else() -> None:
    old, new = load("rex", 1), TITLES.find("rex")
    before = old.new("2.0", {}, FastDice(1))
    after = new.new("2.0", {}, FastDice(1))
    assert type(before).__module__ == "levant.releases.rex_1.game"
    assert not isinstance(before, type(after))
    refused = before.refusal(0, old.parse(before, "card move_1"))
    assert isinstance(refused, contract.Refusal)
    with pytest.raises(contract.Refusal):
        before.play(0, old.parse(before, "card move_1"))
    with pytest.raises(contract.UnknownName):
        old.new("9.9", {}, FastDice(1))
    assert all(isinstance(option, contract.Option) for option in old.options("2.0"))


def test_a_module_that_a_title_did_not_have_is_not_there() -> None:
    assert module("rex", 1, "astrology") is None
    assert function("rex", 1, "astrology") is None
    assert function("rex", 1, "odds") is not None


def test_a_stray_archive_is_named(tmp_path: Path) -> None:
    (tmp_path / "rex.zip").write_bytes(b"")
    with pytest.raises(ValueError, match=r"rex\.zip is no archive of rules"):
        archives(tmp_path)


# How they are made


def git(folder: Path, *words: str, date: str = "2026-01-01T00:00:00Z") -> str:
    names = {"GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b", "GIT_AUTHOR_DATE": date}
    names |= {"GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b", "GIT_COMMITTER_DATE": date}
    run = subprocess.run(
        ["git", *words], cwd=folder, env={**os.environ, **names}, check=True, capture_output=True,
        text=True,
    )  # fmt: skip
    return run.stdout.strip()


GAME = """
from importlib.resources import files
from typing import Final
from levant.tag import words
from levant.kernel.title import Refusal
RULES_VERSION: Final = 1
class Tag:
    name = "tag"
    rules_version = RULES_VERSION
    def rule(self):
        return words.RULE + files("levant.tag").joinpath("data", "rule.txt").read_text("utf-8")
TAG = Tag()
"""


def repository(folder: Path) -> Path:
    """A tree with a small title, committed, whose rules were then changed."""
    home = folder / "src" / "levant" / "tag"
    (home / "data").mkdir(parents=True)
    (folder / "src" / "levant" / "releases").mkdir()
    (home / "__init__.py").write_text('"""Tag."""\n')
    (home / "game.py").write_text(GAME)
    (home / "words.py").write_text('RULE = "the hound "\n')
    (home / "data" / "rule.txt").write_text("catches")
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "Play tag")
    (home / "words.py").write_text('RULE = "the hare "\n')
    (home / "game.py").write_text(GAME.replace("Final = 1", "Final = 2"))
    git(folder, "commit", "-qam", "Change the rules")
    return folder


def test_a_title_is_archived_as_it_was_in_a_commit(added: Path) -> None:
    """Another title than ours: nothing in the mechanism knows which titles there are."""
    root = repository(added / "tree")
    path = make(root, "tag", "HEAD~1")
    assert path.name == "tag-1.zip"
    open_archive(path)
    old = load("tag", 1)
    assert (old.name, old.rules_version) == ("tag", 1)
    assert old.rule() == "the hound catches"  # type: ignore[attr-defined]  # a method of tag's own


def test_the_same_commit_gives_the_same_bytes(tmp_path: Path) -> None:
    root = repository(tmp_path / "one")
    first = make(root, "tag", "HEAD~1").read_bytes()
    git(tmp_path, "clone", "-q", str(root), "two")
    for file in (tmp_path / "two").rglob("*.py"):
        os.utime(file, (1, 1))
    (tmp_path / "two" / "src" / "levant" / "releases").mkdir()
    commit = git(root, "rev-parse", "HEAD~1")
    assert make(tmp_path / "two", "tag", commit).read_bytes() == first


def test_rules_that_are_still_played_are_not_archived(tmp_path: Path) -> None:
    root = repository(tmp_path)
    with pytest.raises(ValueError, match="still plays rules version 2: raise RULES_VERSION"):
        make(root, "tag", "HEAD")


def test_our_archives_are_those_of_their_commits() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this source is not in a repository")
    for (name, rules), path in ARCHIVES.items():
        with zipfile.ZipFile(path) as held:
            facts = tomllib.loads(held.read(f"{name}_{rules}/release.toml").decode())
        commit = facts["commit"]
        if subprocess.run(["git", "cat-file", "-e", commit], cwd=ROOT, check=False).returncode:
            pytest.skip(f"this clone does not reach back to {commit}")
        assert build(name, read(ROOT, name, commit), commit) == path.read_bytes()


def test_croisades_can_be_archived_and_played(added: Path) -> None:
    """The second title, packed as it is now: it plays from an archive what it played before."""
    home = ROOT / "src" / "levant" / "croisades"
    files = {
        path.relative_to(home).as_posix(): path.read_bytes()
        for path in home.rglob("*")
        if path.is_file() and path.suffix in (".py", ".csv", ".toml")
    }
    rules = version_of(files)
    path = added / f"croisades-{rules}.zip"
    path.write_bytes(build("croisades", files, "none"))
    open_archive(path)
    old = load("croisades", rules)
    assert type(old).__module__ == f"levant.releases.croisades_{rules}.game"
    kept = ROOT / "tests" / "server" / "releases" / f"croisades-rules-{rules}.record"
    assert Record.load(kept).verify(old).ok


def test_archives_are_part_of_the_package() -> None:
    """What is installed from a wheel can play old matches too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["levant"]
    package_root = Path(levant.releases.__file__).parent.parent
    packed = {path for pattern in patterns for path in package_root.glob(pattern)}
    assert set(ARCHIVES.values()) <= packed
