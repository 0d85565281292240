"""Records: what is written is read back, replayed and proved; what is broken says where."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levant.kernel.dice import FastDice
from levant.kernel.record import Record, RecordError
from levant.kernel.record_text import MOST_BYTES
from levant.kernel.registry import Registry
from levant.kernel.title import Refusal, Result, Title
from tests.kernel.games import GAME, edited, played, sealed
from tests.kernel.toy import FOX, HOUND, TITLE, TITLES, Toy

# --- Reading and writing ---


def test_a_record_is_read() -> None:
    record = Record.parse(GAME)
    assert (record.title, record.edition, record.rules) == ("toy", "2.0", 3)
    assert record.players == {"fox": "Anna", "hound": "Bilal"}
    assert record.result == Result(FOX, "score 10-5")
    assert record.remarks == {"note": "on the train"}
    assert len(record.entries) == 6
    second, third = record.entries[1:3]
    assert (second.role, second.text, second.comment, second.line) == (
        HOUND,
        "pick 2",
        "missed",
        13,
    )
    assert third.above == ("", "; the second round")
    assert record.below == ("; well played",)


def test_a_record_is_written_as_it_was_read() -> None:
    assert Record.parse(GAME).text() == GAME


@pytest.mark.parametrize(
    "same",
    [
        GAME.replace("\n", "\r\n"),
        "\ufeff" + GAME,
        GAME + "\n  \n",
        GAME.replace("fox pick", "f  pick").replace("hound pick", "h\tpick"),
        GAME.replace("; the second round", ";").replace(" ; missed", " ;"),
        GAME.replace("title: toy", "title:toy  "),
        GAME.replace("options: none", "options: handicap=0"),
    ],
)
def test_spelling_that_means_the_same_keeps_the_digest(same: str) -> None:
    assert Record.parse(same).digest() == Record.parse(GAME).digest()
    assert Record.parse(same.encode()).digest() == Record.parse(GAME).digest()


def test_options_are_written_in_order_and_without_those_that_are_off() -> None:
    record = Record.begin(TITLE, "2.0", {"long": 1, "handicap": 2}, "fast 1")
    assert "\noptions: handicap=2, long\n" in record.text()
    assert Record.parse(record.text()).options == {"handicap": 2, "long": 1}
    assert "\noptions: none\n" in Record.begin(TITLE, "2.0", {"long": 0}, "fast 1").text()


names = st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=30)
picks = st.tuples(st.sampled_from([FOX, HOUND]), st.integers(0, 99), names)


@given(names, names, names, st.lists(picks, max_size=8), st.sampled_from([None, FOX, HOUND]))
def test_what_is_written_is_read_back(
    fox: str, hound: str, note: str, actions: list[tuple[int, int, str]], winner: int | None
) -> None:
    record = Record.begin(TITLE, "1.0", {"handicap": 3}, "fast 7", [fox, hound])
    record.remarks["note"] = " ".join(note.split()) or "none"
    for role, pick, comment in actions:
        record.append(role, f"pick {pick}", comment)
    record.finish(Result(winner, "weather"))
    again = Record.parse(record.text().encode())
    assert again.text() == record.text()
    assert (again.players, again.result, again.remarks) == (
        record.players,
        record.result,
        record.remarks,
    )
    assert [(e.role, e.text, e.comment) for e in again.entries] == [
        (e.role, e.text, e.comment) for e in record.entries
    ]


@given(st.one_of(st.text(), st.binary()))
def test_anything_else_is_a_record_error(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        Record.parse(text)


@given(st.integers(0, len(GAME) - 1), st.text(max_size=2))
def test_a_change_of_a_character_is_harmless_or_found(at: int, by: str) -> None:
    """Either nothing that counts has changed, or the record is refused."""
    changed = GAME[:at] + by + GAME[at + 1 :]
    try:
        record = Record.parse(changed)
    except RecordError:
        return
    assert record.digest() == Record.parse(GAME).digest()


@given(st.integers(0, len(GAME) - 1), st.integers(0, 9), st.sampled_from(GAME))
def test_whatever_can_be_read_can_be_verified(at: int, cut: int, by: str) -> None:
    try:
        record = Record.parse(GAME[:at] + by + GAME[at + cut :], sealed=False)
    except RecordError:
        return
    assert len(record.verify(TITLE).checks) == 4
    assert Record.parse(record.text()).digest() == record.digest()


@given(st.integers(0, len(GAME) - 2))
def test_a_record_cut_short_is_refused(length: int) -> None:
    with pytest.raises(RecordError):
        Record.parse(GAME[:length])


def test_an_unsealed_record_can_be_sealed() -> None:
    draft = GAME[: GAME.index("end ")]
    assert sealed(draft) == GAME
    assert sealed(edited("Anna", "Ann")) != GAME
    Record.parse(sealed(edited("Anna", "Ann")))


# --- What is wrong, and where ---

SEAT = "seat fox: Anna\n"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "not a record"),
        ("hello\n", 1, "not a record"),
        (edited("record 1", "record 2"), 1, "format 2 is unknown"),
        (edited("title: toy\n", ""), None, "missing header key 'title'"),
        (edited("title: toy", "title:"), None, "missing header key 'title'"),
        (edited("dice: script 6,5,4 2\n", ""), None, "missing header key 'dice'"),
        (edited(SEAT, "").replace("seat hound: Bilal\n", ""), None, "missing header key 'seat"),
        (edited("edition: 2.0", "title: toy"), 3, "duplicate header key 'title'"),
        (edited(SEAT, SEAT * 2), 7, "duplicate header key 'seat fox'"),
        (edited("edition", "edtion"), 3, "unknown header key 'edtion'"),
        (edited("seat fox", "seat Fox!"), 6, "unknown header key 'seat Fox!'"),
        (edited("seat fox", "seat end"), None, "'end' cannot be the name of a role"),
        (edited("rules: 3", "rules: three"), 4, "rules version is a number"),
        (edited("rules: 3", "rules: " + "9" * 5000), 4, "rules version is a number"),
        (edited("options: none", "options: long=x"), 5, "'long=x' is no option"),
        (edited("options: none", "options: long, long"), 5, "duplicate option 'long'"),
        (edited("script 6,5,4 2", "loaded 6"), 8, "dice are"),
        (edited("script 6,5,4 2", "fast"), 8, "dice are"),
        (edited("script 6,5,4 2", "fast -3"), 8, "cannot read dice"),
        (edited("script 6,5,4 2", "script 7"), 8, "a die shows 1 to 6"),
        (edited("script 6,5,4 2", "fair 00ff"), 8, "dice are"),
        (edited("note:", "key: 00\nnote:"), 10, "'key' belongs to fair dice"),
        (edited("fox: score", "cat: score"), 9, "a result reads"),
        (edited("fox: score 10-5", "fox"), 9, "a result reads"),
        (edited("note: on the train\n", "on the train\n"), 10, "a header line reads"),
        (edited("note: on the train\n", "; hm: on the train\n"), 10, "a header line reads"),
        (edited("train\n\n", "train\n"), 11, "a header line reads"),
        (GAME[: GAME.index("\n\n")], 10, "truncated: no blank line"),
        (GAME[: GAME.index("end ")], None, "truncated: the record has no 'end' line"),
        (edited("fox pick 2\n", ""), 20, "truncated: of 6 actions 5"),
        (edited("fox pick 2\n", "fox pick 2\n" * 2), 22, "edited: for 6 actions 7"),
        (edited("fox pick 2", "fox pick 3"), 21, "edited: header or actions"),
        (edited("Anna", "Ann"), 21, "edited: header or actions"),
        (edited("end 6", "end six"), 21, "broken: the last line"),
        (GAME + "fox pick 1\n", 22, "text after the 'end' line"),
        (edited("fox pick 2", "cat pick 2"), 18, "'cat' is not one of the roles"),
        (edited("fox pick 2", "fox"), 18, "an action line is a role and"),
        (edited("fox pick 2", "fox ; pick 2"), 18, "an action line is a role and"),
        (edited("pick 2", "pick\0 2"), 13, "NUL"),
        (edited("pick 2", "pick\x1b[2J 2"), 13, "control character"),
        (edited("pick 2", "pick\r2\x7f"), 13, "control character"),
        (edited("Anna", "\x07"), 6, "control character"),
    ],
)
def test_a_broken_record_says_what_and_where(text: str, line: int | None, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert reason in caught.value.reason
    assert caught.value.line == line
    assert str(caught.value) == (f"line {line}: " if line else "") + caught.value.reason


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(RecordError, match="line 6: not a text in UTF-8"):
        Record.parse(GAME.encode().replace(b"Anna", b"\xff\xfe"))


def test_an_oversized_record_is_not_even_looked_at(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="oversized"):
        Record.parse(GAME + " " * MOST_BYTES)
    (tmp_path / "big").write_bytes(b"x" * (MOST_BYTES + 1))
    with pytest.raises(RecordError, match="oversized"):
        Record.load(tmp_path / "big")
    with pytest.raises(RecordError, match="oversized"):
        Record.begin(TITLE, "1.0", {}, "fast 1", ["é" * MOST_BYTES, ""]).save(tmp_path / "out")
    assert [path.name for path in tmp_path.iterdir()] == ["big"]


def test_an_initial_that_two_roles_share_is_refused() -> None:
    text = GAME.replace("hound", "ferret")
    assert Record.parse(sealed(text)).roles == ("fox", "ferret")
    with pytest.raises(RecordError, match="line 12: 'f' is not one of the roles"):
        Record.parse(text.replace("fox pick", "f pick"), sealed=False)


def test_record_errors_travel_between_processes() -> None:
    error = pickle.loads(pickle.dumps(RecordError("broken", 4)))
    assert (error.reason, error.line, str(error)) == ("broken", 4, "line 4: broken")


# --- Files ---


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("something older")
    path.chmod(0o640)
    Record.parse(GAME).save(path)
    assert path.read_bytes() == GAME.encode()
    assert path.stat().st_mode & 0o777 == 0o640
    assert Record.load(path) == Record.parse(GAME)
    assert list(tmp_path.iterdir()) == [path]


def test_a_new_file_is_private(tmp_path: Path) -> None:
    Record.parse(GAME).save(tmp_path / "game.txt")
    assert (tmp_path / "game.txt").stat().st_mode & 0o077 == 0


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full_disk(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "game.txt"
    path.write_text("something older")
    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(RecordError, match=r"cannot write .*game.txt: No space left"):
        Record.parse(GAME).save(path)
    assert path.read_text() == "something older"
    assert list(tmp_path.iterdir()) == [path]


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"cannot read .*none.txt: No such file"):
        Record.load(tmp_path / "none.txt")
    with pytest.raises(RecordError, match="cannot read"):
        Record.load(tmp_path)
    with pytest.raises(RecordError, match="cannot write"):
        Record.parse(GAME).save(tmp_path / "none" / "game.txt")


# --- Building ---


def test_actions_that_could_not_be_read_back_are_not_written() -> None:
    record = Record.begin(TITLE, "1.0", {}, "fast 1")
    for text in ("", "  ", "; pick", "pick ; 1", "pick ;", "pick\x00"):
        with pytest.raises(RecordError):
            record.append(FOX, text)
    for role in (2, -1, "cat"):
        with pytest.raises(RecordError, match="role"):
            record.append(role, "pick 1")
    assert record.entries == []
    record.append("hound", "pick 1;2")
    assert Record.parse(record.text()).entries[0].text == "pick 1;2"


def test_nothing_follows_a_result() -> None:
    record = Record.parse(GAME)
    with pytest.raises(RecordError, match="the game is over"):
        record.append(FOX, "pick 1")
    with pytest.raises(RecordError, match="needs a reason"):
        record.finish(Result(None, " "))
    with pytest.raises(RecordError, match="no role number 2"):
        record.finish(Result(2, "magic"))


def test_comments_stay_above_what_follows_them() -> None:
    record = Record.parse(sealed(edited("result: fox: score 10-5\n", "")))
    record.append(FOX, "pick 1")
    assert record.text().splitlines()[-3:-1] == ["; well played", "fox pick 1"]


def test_begin_refuses_what_the_title_does_not_know() -> None:
    for edition, options, dice, players, reason in [
        ("9", {}, "fast 1", (), "unknown edition '9' of toy; known: 1.0, 2.0"),
        ("1.0", {"long": 1}, "fast 1", (), "unknown option 'long' of toy 1.0; known: handicap"),
        ("1.0", {"handicap": 4}, "fast 1", (), "goes up to 3, not to 4"),
        ("1.0", {"handicap": -1}, "fast 1", (), "goes up to 3, not to -1"),
        ("1.0", {}, "loaded", (), "dice are"),
        ("1.0", {}, "fast 1", ("Anna",), "toy has 2 roles, not 1"),
    ]:
        with pytest.raises(RecordError) as caught:
            Record.begin(TITLE, edition, dict(options), dice, players)
        assert reason in str(caught.value)


# --- Playing ---


def test_the_title_is_found_among_those_given() -> None:
    assert Record.parse(GAME).find(TITLES) is TITLE
    with pytest.raises(RecordError, match="unknown title 'toy'; known: none"):
        Record.parse(GAME).find(Registry())


def test_the_title_is_found_in_the_version_of_the_record() -> None:
    newer: Title = Newer()
    registry = Registry([newer])
    registry.archive("toy", TITLE.rules_version, lambda: TITLE)
    assert Record.parse(GAME).find(registry) is TITLE
    assert Record.parse(GAME).find(Registry([newer])) is newer
    with pytest.raises(RecordError, match="rules version 3, which this program no longer supports"):
        Record.parse(GAME).start(newer)


class Newer(Toy):
    """The toy after a change of its rules."""

    rules_version = 4


def test_a_record_is_replayed_up_to_any_action() -> None:
    record = Record.parse(GAME)
    texts = [record.replay(TITLE, upto).text().split(" script")[0] for upto in range(7)]
    assert texts == [
        "12 0 0 0 0",
        "12 0 0 1 0",
        "12 6 0 0 0",
        "12 6 0 0 3",
        "12 6 5 0 0",
        "12 6 5 2 0",
        "12 10 5 0 0",
    ]
    assert record.start(TITLE).text() == record.replay(TITLE, 0).text()
    assert record.replay(TITLE).text() == record.replay(TITLE, 6).text()
    for upto in (-1, 7):
        with pytest.raises(RecordError, match="the record has 6 actions"):
            record.replay(TITLE, upto)


def test_a_replay_has_events_when_asked() -> None:
    record = Record.parse(GAME)
    assert TITLE.events(record.replay(TITLE), FOX) == []
    assert len(TITLE.events(record.replay(TITLE, log=True), FOX)) == 10


@given(st.integers(0, 1000))
def test_a_replayed_game_is_the_game_that_was_played(seed: int) -> None:
    record = played(seed)
    position = Record.parse(record.text()).replay(TITLE)
    assert position.result == record.result
    assert position.text() == record.replay(TITLE, len(record.entries)).text()


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (edited("rules: 3", "rules: 4"), None, "version 4, newer than this program's 3"),
        (edited("rules: 3", "rules: 2"), None, "version 2, which this program no longer supports"),
        (edited("title: toy", "title: go"), None, "a record of 'go', not of 'toy'"),
        (edited("edition: 2.0", "edition: 3.0"), None, "unknown edition '3.0'"),
        (edited("options: none", "options: snow"), None, "unknown option 'snow'"),
        (edited("options: none", "options: handicap=9"), None, "goes up to 3, not to 9"),
        (edited("seat hound: Bilal", "seat hound: Bilal\nseat cat: Cem"), None, "the roles of toy"),
        (edited("script 6,5,4 2", "script 6,5,4 6"), None, "cannot be set up: pick 1"),
        (
            edited("script 6,5,4 2", "script 6 2"),
            17,
            "action 4 (fox pick 3) finds no dice: another",
        ),
        (
            edited("hound pick 2", "fox pick 2"),
            13,
            "(fox pick 2) is not legal (out of turn: hound must choose), rule 1.1",
        ),
        (edited("fox pick 1", "fox jump"), 12, "action 1 (fox jump) cannot be read: 'jump' is not"),
        (edited("fox pick 1", "fox pick 4"), 12, "(fox pick 4) is not legal, rule 1.2: pick_range"),
        (
            edited("; well played", "hound pick 1"),
            20,
            "action 7 (hound pick 1) comes after the end",
        ),
    ],
)
def test_a_record_that_breaks_the_rules_says_which(
    text: str, line: int | None, reason: str
) -> None:
    record = Record.parse(sealed(text))
    with pytest.raises(RecordError) as caught:
        record.replay(TITLE)
    assert reason in caught.value.reason
    assert caught.value.line == line
    check = record.verify(TITLE)["rules"]
    assert (check.outcome, check.line) == ("failed", line)


def test_the_refusal_is_at_hand() -> None:
    record = Record.parse(sealed(edited("fox pick 1", "fox pick 4")))
    with pytest.raises(RecordError) as caught:
        record.replay(TITLE)
    assert caught.value.__cause__ == Refusal("1.2", "pick_range", pick=4)


def test_dice_given_from_outside_are_used() -> None:
    record = Record.begin(TITLE, "1.0", {}, "fast 1")
    assert record.start(TITLE, dice=FastDice(2)).text() != record.start(TITLE).text()
