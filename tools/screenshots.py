"""Take the pictures of docs/screenshots: a game is played until each scene comes up.

    python tools/screenshots.py [--out FOLDER] [SCENE ...]

Needs the built page and a Chromium, as the browser tests do.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from levant.bots.rex.squire import Squire  # noqa: E402 - the root must be on the path first
from levant.rex.notation import parse  # noqa: E402 - as above
from levant.rex.rules import Rules  # noqa: E402 - as above
from tests.web.seat import Seat  # noqa: E402 - as above
from tests.web.site import build_page, free_port, launch, new_visitor, served  # noqa: E402 - as above

FOLDER: Final = ROOT / "docs" / "screenshots"
MOST_PLIES: Final = 4000
BLOCKS: Final = Rules("2.0", {}).block_index
View = dict[str, Any]
# Nothing is still to come: neither a part of the page nor the towns of a map.
THERE: Final = """() => !document.querySelector("[role=status] .dots")
  && (!document.querySelector("svg.map") || document.querySelector(".town"))"""


@dataclass(frozen=True)
class Scene:
    """A picture: when it comes up, how it is looked at, what is touched before."""

    name: str
    when: Callable[[View], bool]
    pose: Callable[[Seat], None] = lambda _: None
    phone: bool = False
    size: tuple[int, int] | None = None
    scheme: str = "light"
    language: str = "en"
    path: str = "/match/{match}"


def _pick_up(seat: Seat) -> None:
    """Take the blocks of a town in hand and point at one they can reach."""
    crowds = [one for one in seat.clickable() if one["kind"] == "town"]
    for town in sorted(crowds, key=lambda one: one["name"] not in ("jerusalem", "acre", "tripoli")):
        seat.click(town)
        seat.page.wait_for_timeout(1200)
        if seat.page.locator(".town.reach").count():
            break
    far = seat.page.locator(".town.reach .target")
    box = far.nth(far.count() // 2).bounding_box()
    if box is not None:
        seat.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _choose(seat: Seat) -> None:
    """Take a block in hand: its other seats light up."""
    lit = [one for one in seat.clickable() if one["kind"] == "block"]
    seat.click(next((one for one in lit if one["name"] == "templar_gaza"), lit[0]))
    seat.page.wait_for_timeout(1200)


def _moves(view: View) -> bool:
    return bool(view["phase"] == "moves" and view["moves"] > 1)


def _battle(view: View) -> bool:
    if view["phase"] != "field" or not view["battle"]:
        return False
    here = [piece for piece in view["pieces"] if piece["town"] == view["battle"]["town"]]
    franks = sum(1 for piece in here if piece["role"] == "frank")
    return 2 <= franks <= 4 and 2 <= len(here) - franks <= 5


def _over(view: View) -> bool:
    return view["result"] is not None


SCENES: Final = (
    Scene("deployment", lambda view: view["phase"] == "frank_deploy", _choose),
    Scene("cards", lambda view: view["phase"] == "cards"),
    Scene("move", _moves, _pick_up),
    Scene("phone", _moves, phone=True),
    Scene("dark", _moves, _pick_up, scheme="dark"),
    Scene("battle", _battle),
    Scene("spanish", _battle, language="es"),
    Scene("phone-battle", _battle, phone=True),
    Scene("storm", lambda view: view["phase"] == "storming"),
    Scene("winter", lambda view: view["phase"] in ("replacements", "supply")),
    Scene("home", lambda _: True, path="/"),
    Scene("rules", lambda _: True, path="/rules/rex/2.0"),
    Scene("lesson", lambda _: True, path="/learn/4_crusaders"),
    Scene("landscape", _moves, size=(844, 390)),
    Scene("ending", _over),
    Scene("replay", _over, path="/replay/{match}?ply=150"),
)


def shoot(browser: Browser, player: Seat, match: str, scene: Scene, folder: Path) -> None:
    """Look at the table as the same person, on the scene's device and in its language."""
    more: dict[str, Any] = {
        "color_scheme": scene.scheme,
        "storage_state": player.visitor.context.storage_state(),
    }
    visitor = new_visitor(
        browser, player.visitor.address, phone=scene.phone, language=scene.language, **more
    )
    # What is told once about the wide board has been read.
    visitor.context.add_init_script("localStorage['levant.board'] = '{\"eastTold\": true}'")
    seat = Seat(visitor)
    if scene.size is not None:
        seat.page.set_viewport_size({"width": scene.size[0], "height": scene.size[1]})
    seat.page.goto(visitor.address + scene.path.format(match=match))
    seat.page.locator("main").wait_for()
    seat.page.wait_for_function(THERE)
    seat.page.wait_for_timeout(2500)
    scene.pose(seat)
    seat.page.wait_for_timeout(600)
    seat.page.screenshot(path=folder / f"{scene.name}.png")
    visitor.context.close()
    sys.stdout.write(f"screenshots: {scene.name}\n")


def play(browser: Browser, player: Seat, match: str, scenes: list[Scene], folder: Path) -> None:
    """Play the Frank like a squire, and stop for every scene that comes up."""
    bot, since = Squire(3), 0
    for _ in range(MOST_PLIES):
        table = player.ask("GET", f"/matches/{match}/table?since={since}")
        view = table["view"]
        due = [scene for scene in scenes if scene.when(view)]
        if table["match"]["your_turn"] or view["result"]:
            for scene in due:
                shoot(browser, player, match, scene, folder)
                scenes.remove(scene)
        if all(scene.when is _over for scene in scenes) and not view["result"]:
            player.ask("POST", f"/matches/{match}/resign", {})
            continue
        if not scenes or view["result"]:
            return
        if not table["match"]["your_turn"]:
            player.page.wait_for_timeout(50)
            continue
        since += len(table["events"])
        actions = view["legal"]
        chosen = bot.choose(view, [parse(text, BLOCKS) for text in actions], table["events"])
        action = next(text for text in actions if parse(text, BLOCKS) == chosen)
        body = {"id": f"{since}-{action}-{table['version']}", "version": table["version"]}
        player.ask("POST", f"/matches/{match}/actions", body | {"actions": [action]})


def main() -> None:
    """Take all pictures, or those named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "scenes", nargs="*", metavar="SCENE", help="; ".join(s.name for s in SCENES)
    )
    parser.add_argument("--out", type=Path, default=FOLDER, help="where they go")
    asked = parser.parse_args()
    wanted, out = asked.scenes, asked.out
    scenes = [scene for scene in SCENES if not wanted or scene.name in wanted]
    out.mkdir(exist_ok=True)
    build_page()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "matches.db", free_port()) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        player = Seat(new_visitor(browser, address))
        player.be_guest(motion="instant", coach=None)
        play(browser, player, player.make({"kind": "bot", "bot": "squire"}), scenes, out)
        browser.close()
    if scenes:
        sys.exit(f"screenshots: never came up: {', '.join(scene.name for scene in scenes)}")


if __name__ == "__main__":
    main()
