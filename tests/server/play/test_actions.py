"""Acting over HTTP: once, in order, by whose turn it is."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from levant.server.bots.bot_pool import Question
from levant.server.storage.match_models import ActionRow, SnapshotRow
from tests.server.browser import House
from tests.server.games import Player, alone, guest, to_cards, to_moves, two


def rows(hall: House, player: Player) -> int:
    async def count() -> int:
        async with hall.services.database.reading() as session:
            query = select(func.count()).where(ActionRow.match == player.match)
            return await session.scalar(query) or 0

    return hall.run(count)


def forget(hall: House) -> None:
    """As after a restart: everything comes from the database."""

    async def drop() -> None:
        kept = hall.services.table_cache
        for match in kept._matches.values():
            match.touched -= hall.services.settings.table_idle + 1
        kept.sweep()
        assert not kept._matches
        assert not kept._fresh

    hall.run(drop)


def test_the_table_tells_a_player_all_he_needs(hall: House) -> None:
    frank, saracen = two(hall)
    table = frank.table()
    assert (table["role"], table["match"]["your_turn"]) == ("frank", True)
    assert table["view"]["role"] == "frank"
    assert table["prompt"]["key"].startswith("prompt.")
    assert {"action": "done", "say": {"key": "action.done", "facts": {}}} in table["choices"]
    assert table["since"] == 0
    assert all("say" in event for event in table["events"])
    assert [count["role"] for count in table["dice"]] == ["frank", "saracen"]
    other = saracen.table()
    assert (other["role"], other["choices"], other["match"]["your_turn"]) == ("saracen", [], False)


def test_an_acknowledged_action_is_in_the_database(hall: House) -> None:
    frank, saracen = two(hall)
    done = frank.act("done")
    forget(hall)
    assert frank.table()["version"] == done["version"]
    assert saracen.table()["match"]["deciders"] == ["saracen"]


def test_the_same_request_is_done_once(hall: House) -> None:
    frank, _ = two(hall)
    version = frank.version
    first = frank.act("done", version=version, request="mine")
    forget(hall)
    again = frank.act("done", version=version, request="mine")
    assert again == first
    assert rows(hall, frank) == 1


def test_a_request_id_is_used_up_whatever_comes_with_it_later(hall: House) -> None:
    frank, saracen = two(hall)
    first = frank.act("done", request="mine")
    saracen.act("done")
    choice = frank.table()["choices"][0]["action"]
    assert frank.act(choice, request="mine") == first
    assert frank.table()["view"]["phase"] == "cards"
    assert frank.table()["choices"]


def test_an_old_choice_is_refused_with_the_present_version(hall: House) -> None:
    frank, saracen = two(hall)
    version = frank.version
    frank.act("done")
    saracen.act("done")
    error = frank.refused("done", version=version)
    assert (error["code"], error["version"]) == ("stale", frank.version)
    assert frank.refused("done", version=frank.version + 7)["code"] == "stale"


def test_an_illegal_action_names_the_rule_and_changes_nothing(hall: House) -> None:
    frank, saracen = two(hall)
    before = frank.table()
    deploy = next(c["action"] for c in before["choices"] if c["action"] != "done")
    error = frank.refused(deploy, "group acre")
    assert (error["code"], error["index"]) == ("refused", 1)
    assert error["rule"]
    assert error["say"]["key"] == "citation.frame"
    assert frank.refused("dance")["rule"] == "notation"
    assert saracen.refused("done")["code"] == "refused"
    after = frank.table()
    del before["match"]["clock"], after["match"]["clock"]
    assert after == before
    assert rows(hall, frank) == 0


def test_nothing_is_said_of_what_follows_dice_or_the_decision_of_another(hall: House) -> None:
    """A request that is not granted would foretell them at no cost."""
    frank, saracen = two(hall)
    told = [frank.refused("done", text) for text in ("done", "group acre", "fly away", "resign")]
    assert (told[0]["rule"], told[0]["index"], told[0]["say"]) == ("batch", 1, None)
    assert all(error == told[0] for error in told)
    to_cards(frank, saracen)
    card = str(frank.table()["choices"][0]["action"])
    later = [frank.refused(card, text) for text in ("recall", card, "done", "to nowhere")]
    assert later == [told[0]] * 4
    saracen.act(str(saracen.table()["choices"][0]["action"]))
    assert [frank.refused(card, text) for text in ("recall", "done", "group acre")] == [told[0]] * 3


def test_only_players_act_and_only_for_themselves(hall: House) -> None:
    frank, saracen = two(hall)
    stranger = Player(guest(hall), frank.match)
    assert stranger.refused("done")["code"] == "forbidden"
    body = saracen.body("done") | {"role": "frank"}
    assert saracen.browser.refused("POST", f"{saracen.path}/actions", body) == (403, "forbidden")
    assert hall.browser().refused("POST", f"{frank.path}/actions", body) == (
        401,
        "unauthenticated",
    )


def test_both_choose_cards_at_once_and_may_recall(hall: House) -> None:
    frank, saracen = two(hall)
    to_cards(frank, saracen)
    assert frank.table()["match"]["deciders"] == ["frank", "saracen"]
    version = saracen.version
    card = str(frank.table()["choices"][0]["action"])
    frank.act(card)
    assert saracen.table()["view"]["cards"][0]["down"] is True
    frank.act("recall")
    frank.act(card)
    # Chosen before the Frank had chosen: still what the Saracen is asked.
    saracen.act(str(saracen.table()["choices"][0]["action"]), version=version)
    assert frank.table()["view"]["turn"] == 1
    assert frank.table()["view"]["phase"] != "cards"


def test_one_person_can_play_both_sides(hall: House) -> None:
    frank, saracen = alone(hall)
    to_cards(frank, saracen)
    assert frank.table()["role"] == "frank"
    assert saracen.table()["role"] == "saracen"
    assert "hand" not in frank.table()["view"]["cards"][1]


def test_forced_steps_are_taken_for_those_who_want_it(hall: House) -> None:
    frank, saracen = alone(hall)
    first = to_moves(frank, saracen)
    first.browser.send("PATCH", "/me/settings", {"auto_forced": True})
    for _ in range(30):
        table = first.table()
        if table["match"]["deciders"] != [first.role]:
            break
        if table["view"]["phase"] in ("group", "muster", "hits"):
            assert table["forced"] is False
        elif table["forced"] and table["view"]["phase"] in ("march", "muster_march"):
            # Which road was the only one nobody is to see.
            assert table["choices"][0]["action"].split()[0] in ("to", "force")
        first.act(str(table["choices"][-1]["action"]))


def long_match(hall: House) -> tuple[Player, Player]:
    """A match in which one guest plays both sides, beyond its first snapshot."""
    frank, saracen = alone(hall)
    for _ in range(130):
        deciders = frank.table()["match"]["deciders"]
        if not deciders:
            break
        (frank if deciders[0] == "frank" else saracen).choose()
    return frank, saracen


def test_a_long_match_is_kept_in_snapshots_and_read_back(hall: House) -> None:
    frank, saracen = long_match(hall)

    async def snapshots() -> int:
        async with hall.services.database.reading() as session:
            query = select(func.count()).where(SnapshotRow.match == frank.match)
            return await session.scalar(query) or 0

    assert hall.run(snapshots) >= 1
    before = [player.table() for player in (frank, saracen)]
    forget(hall)
    after = [player.table() for player in (frank, saracen)]
    for old, new in zip(before, after, strict=True):
        del old["match"]["clock"], new["match"]["clock"]
        assert new == old
    forget(hall)
    late = frank.table(since=len(before[0]["events"]) - 3)
    assert late["events"] == before[0]["events"][-3:]


def test_why_explains_without_playing(hall: House) -> None:
    frank, _ = two(hall)
    told = frank.browser.post(f"{frank.path}/why", action="group acre")
    assert told["legal"] is False
    assert told["rule"]
    assert frank.browser.post(f"{frank.path}/why", action="done") == {
        "legal": True,
        "rule": None,
        "say": None,
    }
    assert rows(hall, frank) == 0


def test_gestures_are_batches_that_can_be_played(hall: House) -> None:
    frank, saracen = two(hall)
    mover = to_moves(frank, saracen)
    table = mover.table()
    services = [p["block"] for p in table["view"]["pieces"] if p["role"] == table["role"]]
    found = [mover.browser.get(f"{mover.path}/gestures?of={b}")["gestures"] for b in services[:12]]
    gesture = next(ways[0] for ways in found if ways)
    mover.act(*gesture["actions"])
    waiting = saracen if mover is frank else frank
    assert waiting.browser.get(f"{mover.path}/gestures?of=zangi")["gestures"] == []
    assert mover.browser.refused("GET", f"{mover.path}/gestures?of=") == (422, "invalid")


def test_odds_are_reckoned_from_the_askers_view(hall: House) -> None:
    frank, _ = two(hall)
    answer = frank.browser.send("POST", f"{frank.path}/odds", {"town": "nowhere"})
    assert answer.status_code == 422
    assert answer.json()["error"]["message"]


def test_a_hint_is_a_legal_action(hall: House) -> None:
    frank, saracen = two(hall)
    hint = frank.browser.get(f"{frank.path}/hint?level=squire")
    assert hint["action"] in [choice["action"] for choice in frank.table()["choices"]]
    assert saracen.browser.refused("GET", f"{frank.path}/hint?level=squire") == (409, "conflict")
    assert frank.browser.refused("GET", f"{frank.path}/hint?level=deity") == (422, "invalid")
    assert (hint["bot"], frank.browser.get(f"{frank.path}/hint")["bot"]) == ("squire", "knight")


def test_a_hint_comes_from_the_whole_history(hall: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever searches believes by what he has heard, also where a table began at a snapshot."""
    player = long_match(hall)[0]
    role = player.table()["match"]["deciders"][0]
    heard = Player(player.browser, player.match, role).table()["events"]
    asked: list[Question] = []

    async def choose(question: Question) -> str:
        asked.append(question)
        return question.texts[0]

    monkeypatch.setattr(hall.services.bots, "advise", choose)
    forget(hall)
    player.browser.get(f"{player.path}/hint?role={role}")
    assert [event["n"] for event in asked[0].events] == [event["n"] for event in heard]
