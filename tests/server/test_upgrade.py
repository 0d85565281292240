"""An upgrade that changes rules: matches go on by those they began with, new ones take the new."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from levant.kernel.record import Record
from levant.kernel.registry import Registry
from levant.releases.archive import load
from levant.releases.registry import TITLES
from levant.server.bots.bot_pool import Question
from levant.server.bots.bot_turns import BotTurns
from levant.server.lobby import creation
from tests.server.browser import Browser, House, house
from tests.server.games import Player, alone, guest, to_cards, to_moves

TODAY = TITLES.find("rex").rules_version
OLD = "levant.releases.rex_1.game"
PATIENCE = 120.0


@contextmanager
def release(folder: Path, rules: int | None = None) -> Iterator[House]:
    """A server on the database of this folder; with `rules`, of the time when they were new."""
    with pytest.MonkeyPatch.context() as then:
        if rules is not None:
            then.setattr(creation, "TITLES", Registry([load("rex", rules)]))
        with house(folder, limits=False, docs=False, bot_pace=0.0) as opened:
            yield opened


def back(house: House, player: Player) -> Player:
    """The same person at the same table, after the server was started again."""
    browser: Browser = house.browser()
    browser.client.cookies = player.browser.client.cookies
    return Player(browser, player.match, player.role)


def rules_of(house: House, player: Player) -> tuple[int, str]:
    """The rules version in the header of a match, and the module of its position."""

    async def look() -> tuple[int, str]:
        async with house.services.table_cache.open(player.match, fresh=True) as (header, table):
            assert table is not None
            return header.row.rules, type(table.position).__module__

    return house.run(look)


def record(player: Player) -> Record:
    answer = player.browser.send("GET", f"{player.path}/record")
    assert answer.status_code == 200
    return Record.parse(answer.content)


def test_a_match_goes_on_by_its_rules_to_its_end(tmp_path: Path) -> None:
    with release(tmp_path, 1) as before:
        players = alone(before)
        to_moves(*players)
        assert rules_of(before, players[0]) == (1, OLD)
    with release(tmp_path) as after:
        frank, saracen = (back(after, player) for player in players)
        assert rules_of(after, frank) == (1, OLD)
        mover = frank if "frank" in frank.table()["match"]["deciders"] else saracen
        group = next(c["action"] for c in mover.table()["choices"] if "group" in c["action"])
        mover.act(group)
        assert mover.table()["prompt"]["key"].startswith("prompt.")
        mover.undo()
        ask_everything(mover, group.split()[1])
        mover.act("done")
        frank.browser.post(f"{frank.path}/resign", role="frank")
        proved = record(frank)
        assert proved.rules == 1
        assert [c.outcome for c in proved.verify(proved.find(TITLES)).checks] == ["ok"] * 4
        replay = frank.browser.get(f"{frank.path}/replay")
        assert len(replay["plies"]) == len(proved.entries)
        assert frank.browser.get(f"{frank.path}/replay/3?as=all")["view"]["phase"] == "cards"
        assert [p["expected"] for p in forecast(frank)][-1] == {"frank": -1.0, "saracen": 1.0}
        # From some moment of it, still by its rules.
        on = frank.browser.post(f"{frank.path}/continue", ply=3, role="saracen", bot="pilgrim")
        assert rules_of(after, Player(frank.browser, on["id"])) == (1, OLD)
        # Once more, by the rules of today.
        again = frank.browser.post(f"{frank.path}/rematch")
        assert again["status"] == "running"
        assert rules_of(after, Player(frank.browser, again["id"]))[0] == TODAY


def ask_everything(player: Player, town: str) -> None:
    """Gestures, odds, reasons, a hint: all that is asked in the middle of a match."""
    view = player.table()["view"]
    block = next(
        piece["block"] for piece in view["pieces"]
        if piece["role"] == player.role and piece.get("town") == town
    )  # fmt: skip
    ways = player.browser.get(f"{player.path}/gestures?of={block}&role={player.role}")["gestures"]
    assert ways
    player.act(*ways[0]["actions"])
    player.undo()
    pieces = [{"role": "frank", "block": "conrad"}, {"role": "saracen", "block": "zangi"}]
    odds = player.browser.post(f"{player.path}/odds", town="acre", pieces=pieces, samples=5)
    assert odds["samples"] == 5
    why = player.browser.post(f"{player.path}/why", action="card move_1", role=player.role)
    assert why["say"]["key"] == "citation.frame"
    hint = player.browser.get(f"{player.path}/hint?level=squire&role={player.role}")
    assert hint["action"] in [choice["action"] for choice in player.table()["choices"]]


def forecast(player: Player) -> Any:
    end = time.monotonic() + PATIENCE
    while not (told := player.browser.get(f"{player.path}/forecast"))["done"]:
        assert time.monotonic() < end
        time.sleep(0.1)
    return told["points"]


def test_a_new_match_plays_by_the_new_rules(tmp_path: Path) -> None:
    with release(tmp_path, 1) as before:
        earlier, _ = alone(before)
    with release(tmp_path) as after:
        frank, _ = alone(after)
        assert rules_of(after, earlier) == (1, OLD)
        assert rules_of(after, frank) == (TODAY, "levant.rex.game")
        frank.browser.post(f"{frank.path}/resign", role="frank")
        proved = record(frank)
        assert proved.rules == TODAY
        assert proved.verify(proved.find(TITLES)).ok


def against(house: House, bot: str) -> Player:
    browser = guest(house)
    opponents = [{"kind": "bot", "bot": bot}]
    match = browser.post("/matches", role="frank", opponents=opponents)
    return Player(browser, match["id"], "frank")


def wait(player: Player) -> Any:
    """The table when it is the player's turn again."""
    end = time.monotonic() + PATIENCE
    while not (table := player.table())["match"]["your_turn"]:
        assert time.monotonic() < end, "the bot does not play"
        time.sleep(0.02)
    return table


@pytest.mark.parametrize("bot", ["squire", "knight"])
def test_bots_go_on_in_a_match_by_old_rules(tmp_path: Path, bot: str) -> None:
    with release(tmp_path, 1) as before:
        player = against(before, bot)
        player.act("done")
        wait(player)
    with release(tmp_path) as after:
        frank = back(after, player)
        for _ in range(3):
            frank.choose()
            wait(frank)
        assert rules_of(after, frank) == (1, OLD)


def test_a_bot_that_cannot_cope_with_old_rules_holds_nothing_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither it nor its stand-in understands the view: then some legal action is played."""
    with release(tmp_path, 1) as before:
        player = against(before, "knight")
    plain = BotTurns.question

    def garbled(*given: Any, **more: Any) -> Question:
        question = plain(*given, **more)
        question.view = {"edition": "of old", "role": "saracen"}
        return question

    monkeypatch.setattr(BotTurns, "question", garbled)
    with release(tmp_path) as after:
        frank = back(after, player)
        frank.act("done")
        assert wait(frank)["view"]["phase"] in ("cards", "frank_deploy")


def test_a_match_of_rules_that_nobody_kept_says_so(tmp_path: Path) -> None:
    with release(tmp_path) as opened:
        frank, saracen = alone(opened)
        to_cards(frank, saracen)

        async def forget() -> None:
            from sqlalchemy import update

            from levant.server.storage.match_models import MatchRow

            async with opened.services.database.writing() as session:
                await session.execute(update(MatchRow).values(rules=77))

        opened.run(forget)
    with release(tmp_path) as later:
        refused = back(later, frank).browser.send("GET", f"{frank.path}/table")
        assert refused.status_code == 422
        assert "rex has no rules version 77 here" in refused.json()["error"]["message"]
