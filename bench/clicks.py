"""How many clicks a whole game against the squire takes at the browser table.

    python -m bench.clicks [--games N]

A plain player clicks what is lit: a card, towns with blocks of his and where they shall go until
the moves are used up, "all fire" in battle. What the page does by itself costs him nothing.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.web.seat import Seat
from tests.web.site import build_page, free_port, launch, new_visitor, served

KINDS = ("ask", "menu", "battle", "card", "reach")
"""What is clicked first, if it is there; else towns while moves are left, then the prompt."""


def play(seat: Seat) -> dict[str, Any]:
    """Play until the game is over; the clicks, and where the game was when it ended."""
    while True:
        seat.turn_comes()
        if seat.status != "running":
            break
        targets = seat.clickable()
        for kind in KINDS:
            some = [target for target in targets if target["kind"] == kind]
            if some:
                volley = [target for target in some if target["name"] == "all_fire"]
                seat.click(seat.choice.choice(volley or some))
                break
        else:
            _on_the_map(seat, targets)
    view = _view(seat)
    turns = 6 * (view["year"] - 1187) + view["turn"]
    return {"clicks": seat.clicks, "turns": turns, **seat.kinds}


def _view(seat: Seat) -> dict[str, Any]:
    match = seat.page.url.rsplit("/", 1)[-1]
    view: dict[str, Any] = seat.ask("GET", f"/matches/{match}/table")["view"]
    return view


def _on_the_map(seat: Seat, targets: list[dict[str, Any]]) -> None:
    prompt = [target for target in targets if target["kind"] == "prompt"]
    towns = [target for target in targets if target["kind"] == "town"]
    blocks = [target for target in targets if target["kind"] == "block"]
    view = _view(seat)
    moving = view["phase"] == "moves" and view["moves"] > 0
    # Nobody calls others to a place where none of his stands, only because he could.
    held = {piece["town"] for piece in view["pieces"] if piece["role"] == view["role"]}
    towns = [target for target in towns if target["name"] in held] or towns
    for some in (towns if moving else [], prompt, towns, blocks):
        if some:
            if not seat.click(seat.choice.choice(some)) and some is towns and prompt:
                seat.click(prompt[-1])
            return
    seat.page.wait_for_timeout(100)


def main() -> None:
    """Play the games, and print what each took."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1)
    games = parser.parse_args().games
    build_page()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "matches.db", free_port()) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for game in range(games):
            seat = Seat(new_visitor(browser, address), random.Random(game))
            seat.be_guest()
            seat.sit(seat.make({"kind": "bot", "bot": "squire"}))
            sys.stdout.write(f"game {game + 1}: {play(seat)}\n")
            seat.visitor.context.close()
        browser.close()


if __name__ == "__main__":
    main()
