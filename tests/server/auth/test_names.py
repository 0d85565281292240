"""Names: which may be had, and which pass for somebody else's."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levant.server.auth.names import NameRefused, checked, skeleton


@pytest.mark.parametrize(
    "name",
    ["Saladin", "Richard I", "Al-Adil", "Ñuño", "Élodie", "Салах", "صلاح الدين", "李小龍"],
)  # fmt: skip
def test_people_of_every_script_have_names(name: str) -> None:
    assert checked(name)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("x", "length"),
        ("x" * 25, "length"),
        ("<script>", "characters"),
        ("a/b", "characters"),
        ("Ric\u200bhard", "characters"),
        ("\u202enidalaS", "characters"),
        ("Robin😀", "characters"),
        ("-Robin", "characters"),
        ("Robin.", "characters"),
        ("Al--Adil", "characters"),
        ("1187", "characters"),
        ("Zalgo\u0301\u0301\u0301\u0301", "characters"),
        ("S\u0430ladin", "scripts"),  # a Cyrillic а
        ("admin", "reserved"),
        ("Adm1n", "reserved"),
        ("LEVANT", "reserved"),
        ("Guest 4821", "reserved"),
        ("Squire", "reserved"),
    ],
)
def test_a_name_is_refused_with_its_reason(name: str, reason: str) -> None:
    with pytest.raises(NameRefused) as refused:
        checked(name)
    assert refused.value.reason == reason
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    "twin",
    [
        "saladin", "SALADIN", "Sa1adin", "SaIadin", "Saladín", "Sal-adin", "S.a.l.a.d.i.n",
        "𝓢aladin", "Ѕаӏаԁіn", "Ｓａｌａｄｉｎ",
    ],
)  # fmt: skip
def test_names_that_look_alike_have_one_skeleton(twin: str) -> None:
    assert skeleton(twin) == skeleton("Saladin")


def test_other_names_have_other_skeletons() -> None:
    names = ["Saladin", "Salad", "Richard", "Raymond", "Reynald", "Robert", "Balian", "Conrad"]
    assert len({skeleton(name) for name in names}) == len(names)
    assert skeleton("Max") == skeleton("Rnax")


@given(st.text(max_size=30))
def test_an_allowed_name_stays_as_it_is(text: str) -> None:
    try:
        name = checked(text)
    except NameRefused:
        return
    assert checked(name) == name
    assert skeleton(name)
