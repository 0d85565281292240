"""What a record proves, and what it cannot."""

from __future__ import annotations

import pytest

from levant.kernel.dice import FairDice, commitment
from levant.kernel.record import Record, RecordError
from tests.kernel.games import GAME, edited, played, sealed
from tests.kernel.toy import TITLE

KEY = bytes(range(32))


def outcomes(record: Record) -> dict[str, str]:
    return {check.name: check.outcome for check in record.verify(TITLE).checks}


def fair_game() -> Record:
    """A game with fair dice, played by the side that keeps the key."""
    record = Record.begin(TITLE, "2.0", {"long": 1}, f"fair {commitment(KEY)}", ["Anna", "Bilal"])
    record.nonces = (b"anna", b"bilal")
    position = record.start(TITLE, dice=FairDice(KEY, record.nonces))
    while position.deciders:
        role = position.deciders[0]
        position.play(role, role + 1)
        record.append(role, f"pick {role + 1}")
    assert position.result is not None
    record.finish(position.result)
    return record


def test_a_game_with_fair_dice_is_proved_once_the_key_is_published() -> None:
    record = fair_game()
    running = Record.parse(record.text())
    assert KEY.hex() not in running.text()
    with pytest.raises(RecordError, match="the key is not published"):
        running.replay(TITLE)
    assert outcomes(running) == {
        "digest": "ok",
        "dice": "skipped",
        "rules": "skipped",
        "result": "skipped",
    }
    record.key = KEY
    over = Record.parse(record.text())
    assert (over.key, over.nonces) == (KEY, (b"anna", b"bilal"))
    assert outcomes(over) == dict.fromkeys(("digest", "dice", "rules", "result"), "ok")
    assert (
        over.replay(TITLE).text()
        == running.replay(TITLE, dice=FairDice(KEY, running.nonces)).text()
    )


def test_another_key_is_found_out() -> None:
    record = fair_game()
    record.key = KEY[::-1]
    forged = Record.parse(record.text())
    verdict = forged.verify(TITLE)
    assert not verdict.ok
    assert str(verdict["dice"]) == "dice: failed: the key does not fit the commitment"
    with pytest.raises(RecordError, match="does not fit the commitment"):
        forged.replay(TITLE)


def test_other_nonces_are_found_out_by_the_result() -> None:
    record = fair_game()
    record.key = KEY
    record.nonces = (b"anna", b"x")
    assert not Record.parse(record.text()).verify(TITLE).ok


@pytest.mark.parametrize(
    "lines",
    [
        "key: zz\nnonces:",
        "key: 00\nnonces:",
        f"key: {KEY.hex()},{KEY.hex()}\nnonces:",
        "nonces: ,",
        "nonces: x",
        f"nonces: {bytes(65).hex()},",
    ],
)
def test_keys_and_nonces_that_are_none_are_refused(lines: str) -> None:
    with pytest.raises(RecordError, match="hexadecimal is expected") as caught:
        Record.parse(fair_game().text().replace("nonces:", lines))
    assert caught.value.line == 9


def test_a_finished_game_is_proved() -> None:
    verdict = Record.parse(GAME).verify(TITLE)
    assert verdict.ok
    assert str(verdict) == (
        "digest: ok: header and actions are as they were written\n"
        "dice: skipped: script dice promise nothing: who chose them knew them\n"
        "rules: ok: all 6 actions are legal\n"
        "result: ok: fox: score 10-5"
    )


def test_an_edited_record_is_not_proved() -> None:
    assert outcomes(Record.parse(edited("Anna", "Ann"), sealed=False))["digest"] == "failed"


def test_a_record_in_the_making_has_no_digest_to_check() -> None:
    assert outcomes(played(1))["digest"] == "skipped"


@pytest.mark.parametrize(
    "told",
    [
        "",
        "result: hound: score 10-5\n",
        "result: fox: score 11-5\n",
        "result: nobody: agreement\n",
    ],
)
def test_a_wrong_result_of_a_game_that_is_over(told: str) -> None:
    text = edited("result: fox: score 10-5\n", told)
    assert outcomes(Record.parse(sealed(text)))["result"] == "failed"


@pytest.mark.parametrize(
    ("told", "outcome"),
    [
        ("", "skipped"),
        ("result: hound: resignation\n", "skipped"),
        ("result: fox: score 10-5\n", "failed"),
    ],
)
def test_a_result_of_a_game_that_is_not_over(told: str, outcome: str) -> None:
    text = edited("fox pick 2\nhound pick 1\n", "").replace("result: fox: score 10-5\n", told)
    assert outcomes(Record.parse(sealed(text)))["result"] == outcome


def test_a_record_of_another_edition_fails_even_without_its_key() -> None:
    record = fair_game()
    record.edition = "9"
    assert record.verify(TITLE)["rules"].reason.startswith("unknown edition '9'")
    assert not record.verify(TITLE).ok
