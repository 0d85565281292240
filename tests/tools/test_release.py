"""A release has all that it should, and one that lacks something is not made."""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path

import pytest

from tests.web.site import build_page
from tools import release
from tools.release_contents import LICENCES, ReleaseError, check_sdist, check_wheel, compare
from tools.release_trial import UV

FONTS = ("serif",)
TREE = [
    "README.md",
    "src/levant/__init__.py",
    "src/levant/kernel/dice.py",
    "src/levant/server/page/index.html",
    "src/levant/server/page/sw.js",
    "src/levant/server/page/licences/packages.md",
    "src/levant/server/page/licences/serif.txt",
]
METADATA = """\
Metadata-Version: 2.4
Name: levant
Version: 1
Summary: a game
Author: Levant contributors
License-Expression: MIT
License-File: LICENSE
Keywords: game
Classifier: Typing :: Typed
Requires-Python: >=3.11
Requires-Dist: rich
Provides-Extra: server
Provides-Extra: postgres
Provides-Extra: ray
Provides-Extra: research
Description-Content-Type: text/markdown

# Levant
"""
STAMP = {"modules": ["levant.kernel.dice"], "sources": {}, "why": ""}
PURE = "levant-1-py3-none-any.whl"
COMPILED = "levant-1-cp311-cp311-linux_x86_64.whl"


def inside(compiled: bool) -> dict[str, str]:
    """What a good wheel of that tree holds."""
    files = {file.removeprefix("src/"): "" for file in TREE if file.startswith("src/")}
    files["levant-1.dist-info/METADATA"] = METADATA
    files |= {f"levant-1.dist-info/licenses/{licence}": "" for licence in LICENCES}
    if compiled:
        files["levant/_compiled.json"] = json.dumps(STAMP)
        files["levant/kernel/dice.cpython-311-x86_64-linux-gnu.so"] = ""
    return files


def packed(folder: Path, name: str, files: dict[str, str]) -> Path:
    """A wheel with these files."""
    path = folder / name
    with zipfile.ZipFile(path, "w") as archive:
        for file, text in files.items():
            archive.writestr(file, text)
    return path


@pytest.mark.parametrize("name", [PURE, COMPILED])
def test_a_whole_wheel_is_accepted(tmp_path: Path, name: str) -> None:
    check_wheel(packed(tmp_path, name, inside(name == COMPILED)), TREE, FONTS)


@pytest.mark.parametrize("lost", sorted(set(inside(True)) - {"levant-1.dist-info/METADATA"}))
def test_whatever_a_wheel_lacks_is_named(tmp_path: Path, lost: str) -> None:
    files = inside(True)
    del files[lost]
    told = lost.rpartition("/licenses/")[2].rpartition("/")[2].partition(".")[0]
    with pytest.raises((ReleaseError, KeyError), match=told):
        check_wheel(packed(tmp_path, COMPILED, files), TREE, FONTS)


def test_what_does_not_belong_into_a_wheel_is_named(tmp_path: Path) -> None:
    for name, strange in ((PURE, "levant/_compiled.json"), (COMPILED, "levant/notes.txt")):
        files = {**inside(name == COMPILED), strange: "{}"}
        with pytest.raises(ReleaseError, match=f"should not have {strange}"):
            check_wheel(packed(tmp_path, name, files), TREE, FONTS)


def test_a_wheel_that_was_not_compiled_is_refused(tmp_path: Path) -> None:
    files = inside(True)
    files["levant/_compiled.json"] = json.dumps({**STAMP, "why": "no C compiler (cc) found"})
    with pytest.raises(ReleaseError, match="no C compiler"):
        check_wheel(packed(tmp_path, COMPILED, files), TREE, FONTS)


@pytest.mark.parametrize("line", METADATA.splitlines()[1:-2])
def test_metadata_that_lack_a_field_are_refused(tmp_path: Path, line: str) -> None:
    files = inside(False)
    files["levant-1.dist-info/METADATA"] = METADATA.replace(f"{line}\n", "")
    field, _, value = line.partition(": ")
    with pytest.raises(ReleaseError, match=value if field == "Provides-Extra" else field):
        check_wheel(packed(tmp_path, PURE, files), TREE, FONTS)


def test_long_lists_of_lost_files_are_cut_short() -> None:
    with pytest.raises(ReleaseError, match=r"and 8 more$"):
        compare("it", [str(n) for n in range(20)], [])


@pytest.mark.slow
def test_sdist_and_wheel_of_this_tree_are_whole(tmp_path: Path) -> None:
    """The wheel is made of the sdist; compiled it is only by `make release`, for it takes long."""
    if not UV.exists():
        pytest.skip("uv is not here")
    build_page()
    files = release.export(tmp_path / "tree")
    fonts = release.fonts()
    assert len(fonts) == 2
    release.build(tmp_path / "tree", "--sdist", tmp_path)
    sdist = tmp_path / release.SDIST.name
    check_sdist(sdist, files, fonts)
    release.build(sdist, "--wheel", tmp_path, LEVANT_PURE="1")
    check_wheel(next(tmp_path.glob("*-none-any.whl")), files, fonts)
    shutil.rmtree(tmp_path / "tree" / "src" / "levant" / "server" / "page")
    with pytest.raises(ReleaseError, match="the page is not built: run 'make page' first"):
        release.build(tmp_path / "tree", "--wheel", tmp_path, LEVANT_PURE="1")


def test_checksums_are_those_that_sha256sum_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path)
    (tmp_path / "a").write_text("abc", "utf-8")
    release.checksums()
    digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert (tmp_path / "SHA256SUMS").read_text("utf-8") == f"{digest}  a\n"
