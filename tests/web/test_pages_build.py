"""What is built: small enough, installable, of our own, and in step with the engine."""

from __future__ import annotations

import gzip
import json
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from levant.kernel.dice import FastDice
from levant.kernel.runner import RandomChooser
from levant.locale import Translator, export_json, languages
from levant.locale.catalogue import catalogue
from levant.locale.message import Message, Name
from levant.locale.rex import action, event, prompt
from levant.rex.game import REX
from tests.web.conftest import Visit
from tests.web.site import ROOT, build_page
from tools import page as tool

FIRST_LOAD: Final = 350_000
"""Bytes that the first page and a table may take together, compressed."""
OWN_PART: Final = 250_000
"""Bytes that the board of a title may add, its texts in all languages included."""
PAGE: Final = ROOT / "src" / "levant" / "server" / "page"
SENTENCES: Final = ROOT / "web" / "fixtures" / "sentences.json"


def compressed(file: Path) -> int:
    """What a file costs on the way; fonts and pictures are packed already."""
    data = file.read_bytes()
    packed = file.suffix in (".woff2", ".png")
    return len(data) if packed else len(gzip.compress(data, 9))


@pytest.mark.slow
def test_the_first_load_with_a_table_keeps_within_350_kb(visit: Visit) -> None:
    visitor = visit(service_workers="block")
    visitor.expected.append("blocked by Playwright")
    fetched: set[str] = set()
    visitor.page.on("response", lambda answer: fetched.add(answer.url))
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name=re.compile("^Acre")).first.wait_for()
    paths = {url.removeprefix(visitor.address).partition("?")[0] for url in fetched}
    files = {PAGE / (path.lstrip("/") or "index.html") for path in paths}
    sizes = {file.name: compressed(file) for file in files if file.is_file()}
    words = len(gzip.compress(page.request.get(f"{visitor.address}/api/locale/en/rex").body()))
    assert len(sizes) > 10
    assert sum(sizes.values()) + words <= FIRST_LOAD, sizes


@pytest.mark.parametrize("title", ["rex", "croisades"])
def test_the_own_part_of_a_title_keeps_within_250_kb(title: str) -> None:
    build_page()
    files = [*(PAGE / "assets").glob(f"{title}[-_]*.js"), *(PAGE / "assets").glob(f"{title}-*.css")]
    sizes = {file.name: compressed(file) for file in files}
    assert len(sizes) > 1
    assert sum(sizes.values()) <= OWN_PART, sizes


def test_the_page_can_be_installed() -> None:
    build_page()
    manifest = json.loads((PAGE / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert (PAGE / icon["src"].lstrip("/")).is_file()
    worker = (PAGE / "sw.js").read_text("utf-8")
    shell = json.loads(re.search(r'\[\s*("/assets/[^\]]*)\]', worker)[0])  # type: ignore[index]  # it is there
    assert shell
    assert all((PAGE / file.lstrip("/")).is_file() for file in shell)


@pytest.mark.slow
def test_the_types_of_the_interface_are_those_of_the_server() -> None:
    """`python tools/page.py --types` writes them anew."""
    build_page()
    folder = tool.find_node()
    tool.install(folder)
    assert tool.SCHEMA.read_text("utf-8") == tool.types(folder)


def test_nothing_comes_from_elsewhere() -> None:
    build_page()
    for file in PAGE.rglob("*"):
        if file.suffix in (".js", ".css", ".html", ".webmanifest"):
            found = re.findall(r"https?://[\w.-]+", file.read_text("utf-8"))
            # Names of XML vocabularies, and where Svelte explains its errors.
            assert set(found) <= {"http://www.w3.org", "https://svelte.dev"}, file.name


def test_the_digest_changes_with_the_sources_and_not_with_tests(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "public").mkdir()
    (tmp_path / "src" / "main.ts").write_text("1")
    before = tool.digest(tmp_path)
    (tmp_path / "src" / "main.test.ts").write_text("a test")
    assert tool.digest(tmp_path) == before
    (tmp_path / "src" / "main.ts").write_text("2")
    changed = tool.digest(tmp_path)
    assert changed != before
    (tmp_path / "src" / "main.ts").rename(tmp_path / "src" / "other.ts")
    assert tool.digest(tmp_path) not in (before, changed)


def plain(fact: Any) -> Any:
    """A message or a fact as it travels."""
    if isinstance(fact, Message):
        return {"key": fact.key, "facts": {name: plain(f) for name, f in fact.facts.items()}}
    if isinstance(fact, Name):
        return {"name": fact.key, "many": fact.many}
    return list(fact) if isinstance(fact, tuple) else fact


def keys_in(fact: Any) -> Iterator[str]:
    """Every entry of a catalogue that saying this needs."""
    if isinstance(fact, Message):
        yield fact.key
        for part in fact.facts.values():
            yield from keys_in(part)
    if isinstance(fact, Name):
        yield from (fact.key, "grammar.many")


def fixture() -> dict[str, Any]:
    """Messages of a random game, how each language says them, and the words it needs for it."""
    messages = spoken_in_a_game()
    needed = {key for message in messages for key in keys_in(message)}
    catalogues = {
        language: {
            "entries": {k: v for k, v in export_json(language, "rex").items() if k in needed},
            "contractions": [list(pair) for pair in catalogue(language, "rex").contractions],
        }
        for language in languages()
    }
    translators = {language: Translator(language) for language in languages()}
    sentences = [
        {"say": plain(message), **{lang: spoken(t, message) for lang, t in translators.items()}}
        for message in messages
    ]
    return {"catalogues": catalogues, "sentences": sentences}


def spoken_in_a_game() -> list[Message]:
    """One message of each kind."""
    position = REX.new("2.0", {}, FastDice(11), log=True)
    chooser = RandomChooser(5)
    found: dict[str, Message] = {}
    while position.deciders:
        role = position.deciders[0]
        view = position.view(role)
        messages = [prompt(view), *(action(text) for text in view["legal"])]
        for message in messages:
            found.setdefault(message.key, message)
        position.play(role, chooser.choose(view, position.legal(role), []))
    for told in REX.events(position, 0):
        message = event(told)
        found[message.key] = message
    return [message for _, message in sorted(found.items())]


def spoken(translator: Translator, message: Message) -> str:
    """What the Python side says."""
    text = translator._sentence(message)  # the one way to say any message
    return text[:1].upper() + text[1:]


def test_the_page_says_what_the_terminal_says() -> None:
    """web/src/lib/locale/messageFormatter.test.ts says them too; LEVANT_WRITE=1 renews them."""
    now = fixture()
    if os.environ.get("LEVANT_WRITE"):
        SENTENCES.parent.mkdir(exist_ok=True)
        SENTENCES.write_text(json.dumps(now, ensure_ascii=False, indent=1) + "\n", "utf-8")
    assert json.loads(SENTENCES.read_text("utf-8")) == now


def packages_of_the_page() -> set[str]:
    """What the page is built with, and what it is checked with."""
    told = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    return {*told["dependencies"], *told["devDependencies"]}


def test_the_typefaces_come_with_their_licences() -> None:
    build_page()
    packages = packages_of_the_page()
    fonts = {name.split("/")[1] for name in packages if name.startswith("@fontsource")}
    texts = {file.stem: file.read_text("utf-8") for file in (PAGE / "licences").glob("*.txt")}
    assert set(texts) == fonts
    assert all("SIL OPEN FONT LICENSE Version 1.1" in text for text in texts.values())


def test_everything_that_is_used_is_credited() -> None:
    thanked = json.loads((ROOT / "web/src/pages/about/credits.json").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["server"], *extras["postgres"]]
    needed = {re.split(r"[\[>=;]", needs)[0] for needs in wanted} - {"levant"}
    assert set(thanked["server"]) == needed
    packages = packages_of_the_page()
    # Typefaces are thanked by name; what compiles the engine is no package of the page.
    ours = {name for name in packages if not name.startswith(("@fontsource", "@types"))}
    assert {*thanked["page"], *thanked["tools"]} == ours | {"mypyc"}
