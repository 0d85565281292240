"""A match is closed to strangers until it is over; then all of it opens, and can be proved."""

from __future__ import annotations

from pathlib import Path

import httpx
from typer.testing import CliRunner

from levant.cli import app
from levant.kernel.dice import FastDice, commitment
from tests.server.live import PATIENCE, Client
from tests.server.proof_fog.pair import served

DECISIONS = 25
CLOSED = ("record", "replay", "replay/0?as=all", "replay/3?as=frank", "replay/3?as=spectator")


def test_what_is_closed_opens_at_the_end(tmp_path: Path) -> None:
    with (
        served(tmp_path) as house,
        httpx.Client(base_url=f"http://{house.address}", timeout=PATIENCE) as nobody,
    ):
        people = Client(house.address), Client(house.address)
        match = people[0].post("/matches", role="frank", nonce="a1" * 16)["id"]
        promised = people[0].get(f"/matches/{match}")["commitment"]
        people[1].post(f"/matches/{match}/join", nonce="b2" * 16)
        path = f"/api/matches/{match}"
        _play(people, match)
        running = nobody.get(path).json()
        assert (running["commitment"], running["dice_key"]) == (promised, None)
        for closed in CLOSED:
            for asking in (nobody, people[0].http):
                assert asking.get(f"{path}/{closed}").status_code == 409
        people[0].post(f"/matches/{match}/resign")
        over = nobody.get(path).json()
        assert commitment(bytes.fromhex(over["dice_key"])) == promised
        replay = nobody.get(f"{path}/replay").json()
        assert len(replay["plies"]) == DECISIONS + 1
        for ply in (0, 7, len(replay["plies"])):
            shown = nobody.get(f"{path}/replay/{ply}?as=all").json()
            assert {view["role"] for view in shown["views"].values()} == {"frank", "saracen", None}
        record = nobody.get(f"{path}/record").text
        for client in people:
            client.close()
    assert [line for line in (over["dice_key"], "a1" * 16, "b2" * 16) if line not in record] == []
    file = tmp_path / "match.rex"
    file.write_text(record, "utf-8")
    verified = CliRunner().invoke(app, ["verify", str(file)])
    assert verified.exit_code == 0, verified.output
    file.write_text(record.replace(over["dice_key"], "00" * 32), "utf-8")
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code != 0


def _play(people: tuple[Client, Client], match: str) -> None:
    dice = FastDice(3)
    for number in range(DECISIONS):
        tables = [client.get(f"/matches/{match}/table?since=9999") for client in people]
        side = next(i for i, table in enumerate(tables) if table["match"]["your_turn"])
        choices = tables[side]["choices"]
        action = choices[dice.below(len(choices))]["action"]
        body = {"id": str(number), "version": tables[side]["version"], "actions": [action]}
        people[side].post(f"/matches/{match}/actions", **body)
