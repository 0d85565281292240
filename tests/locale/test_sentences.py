"""Single sentences: agreement, plurals, contractions, what is hidden, what is unknown."""

from __future__ import annotations

from typing import Any

import pytest

from levant.kernel.title import Refusal
from levant.locale import Translator
from levant.rex.board import ROLES
from tests.rex.scene import Scene, new_game, scene

EN, ES, FR = Translator("en"), Translator("es"), Translator("fr")


def told(code: str, **facts: Any) -> dict[str, Any]:
    """An event as a viewer reads it."""
    return {"n": 0, "event": code, **facts}


def asked(translator: Translator, s: Scene, viewer: str | None) -> str:
    """The prompt of a scene as a viewer reads it."""
    return translator.ask(s.game.view(None if viewer is None else ROLES.index(viewer)))


# Events


def test_a_hidden_block_is_one_of_its_side() -> None:
    event = told("marched", role="saracen", block=None, place="banyas", other="damascus")
    assert EN.tell(event) == "A Saracen block moves from Damascus to Banyas"
    assert ES.tell(event) == "Un bloque sarraceno marcha de Damasco a Banias"
    assert FR.tell(event) == "Un bloc sarrasin marche de Damas à Banyas"


@pytest.mark.parametrize(
    ("block", "en", "es", "fr"),
    [
        ("zangi", "Zangi storms", "Zengi asalta", "Zengi monte"),
        (
            "templar_gaza",
            "The Templars of Gaza storm",
            "Los Templarios de Gaza asaltan",
            "Les Templiers de Gaza montent",
        ),
        ("kurds_2", "The 2nd Kurds storm", "Los Kurdos II asaltan", "Les Kurdes II montent"),
        (None, "A Frankish block storms", "Un bloque franco asalta", "Un bloc franc monte"),
    ],
)
def test_the_verb_agrees_with_the_name(block: str | None, en: str, es: str, fr: str) -> None:
    event = told("storms", role="frank", block=block, place="acre")
    assert EN.tell(event).startswith(en + " ")
    assert ES.tell(event).startswith(es + " ")
    assert FR.tell(event).startswith(fr + " ")


@pytest.mark.parametrize(
    ("hits", "en", "es", "fr"),
    [
        (0, "no hits", "ningún impacto", "aucune touche"),
        (1, "1 hit", "1 impacto", "1 touche"),
        (2, "2 hits", "2 impactos", "2 touches"),
    ],
)
def test_hits_are_counted(hits: int, en: str, es: str, fr: str) -> None:
    event = told("fires", role="saracen", block="zangi", place="acre", number=hits, dice=[1, 2, 6])
    assert EN.tell(event) == f"Zangi fires (1, 2, 6): {en}"
    assert ES.tell(event) == f"Zengi dispara (1, 2, 6): {es}"
    assert FR.tell(event) == f"Zengi tire (1, 2, 6)\u00a0: {fr}"


@pytest.mark.parametrize(
    ("number", "en", "es", "fr"),
    [
        (0, "leave the castle of Acre empty", "dejan vacío", "laissent vide"),
        (1, "send 1 block into", "envían 1 bloque al", "envoient 1 bloc dans"),
        (3, "send 3 blocks into", "envían 3 bloques al", "envoient 3 blocs dans"),
    ],
)
def test_a_garrison_is_counted(number: int, en: str, es: str, fr: str) -> None:
    event = told("garrisoned", role="frank", place="acre", number=number)
    assert en in EN.tell(event)
    assert es in ES.tell(event)
    assert fr in FR.tell(event)


def test_a_drawn_block_shows_its_strength_to_its_owner_only() -> None:
    placed = told("placed", role="saracen", block="zangi", place="homs", number=3)
    assert EN.tell(placed) == "Zangi enters play in Homs with strength 3"
    seen = told("placed", role="saracen", block=None, place="homs")
    assert EN.tell(seen) == "A Saracen block enters play in Homs"


def test_the_sixth_turn_is_the_winter_turn() -> None:
    assert EN.tell(told("turn_begins", number=5)) == "Turn 5 begins"
    assert "winter" in EN.tell(told("turn_begins", number=6))


def test_a_battle_may_be_an_old_siege() -> None:
    fresh = told("battle_begins", role="frank", place="acre", number=0)
    assert EN.tell(fresh) == "Battle of Acre: the Franks attack"
    old = told("battle_begins", role="frank", place="acre", number=1)
    assert EN.tell(old) == "Siege of Acre: the Franks hold the castle"


def test_a_tie_tells_the_dice_of_both_sides() -> None:
    event = told("tie_rolled", number=0, dice=[1, 2, 6, 5])
    assert EN.tell(event) == "Equal cards: the Franks roll 1 + 2, the Saracens 6 + 5"


@pytest.mark.parametrize(
    ("place", "es", "fr"),
    [
        ("egypt", "de Egipto", "d’Égypte"),
        ("krak_des_chevaliers", "del Krak de los Caballeros", "du Krak des Chevaliers"),
        ("hebron", "de Hebrón", "d’Hébron"),
        ("homs", "de Homs", "de Homs"),
        ("st_simeon", "de San Simeón", "de Saint-Siméon"),
    ],
)
def test_of_a_place(place: str, es: str, fr: str) -> None:
    event = told("castle_taken", role="frank", place=place)
    assert ES.tell(event) == f"Los Francos toman el castillo {es}"
    assert FR.tell(event) == f"Les Francs prennent le château {fr}"


@pytest.mark.parametrize(
    ("place", "fr"),
    [
        ("acre", "à Acre"),
        ("egypt", "en Égypte"),
        ("krak_des_chevaliers", "au Krak des Chevaliers"),
        ("antioch", "à Antioche"),
    ],
)
def test_in_a_french_place(place: str, fr: str) -> None:
    assert FR.action(f"muster {place}") == f"Convoquer un rassemblement {fr}"


def test_contractions_melt_articles_and_prepositions() -> None:
    refusal = Refusal("6.0", "not_your_decision", decider="saracen")
    assert ES.explain(refusal) == "6.0: la decisión es de los Sarracenos"
    assert FR.explain(refusal) == "6.0\u00a0: c’est aux Sarrasins de décider"
    assert FR.action("give hospitaller_acre") == "Donner un pas aux Hospitaliers d’Acre"


# Refusals


def test_a_refusal_names_its_rule_first() -> None:
    refusal = Refusal("5.1", "road_full", town="acre", other="legio", limit=4)
    assert EN.explain(refusal) == "5.1: the road Acre–Legio already carries 4 blocks"
    assert FR.explain(refusal) == "5.1\u00a0: la route Acre–Legio porte déjà 4 blocs"


@pytest.mark.parametrize(("limit", "es"), [(1, "ha pasado 1 bloque"), (2, "han pasado 2 bloques")])
def test_a_limit_is_counted(limit: int, es: str) -> None:
    refusal = Refusal("5.1", "road_full", town="acre", other="legio", limit=limit)
    assert ES.explain(refusal).endswith(es)


def test_zero_is_plural_in_english_and_spanish_but_not_in_french() -> None:
    refusal = Refusal("8.4", "no_points", town="acre", points=0, cost=1)
    assert "0 points left" in EN.explain(refusal)
    assert "quedan 0 puntos" in ES.explain(refusal)
    assert "0 point " in FR.explain(refusal)


@pytest.mark.parametrize(
    ("rule", "en", "es", "fr"),
    [
        ("6.52", "6.52", "6.52", "6.52"),
        ("card Manna", "Manna card", "Carta «Maná»", "Carte «\u00a0Manne\u00a0»"),
        (
            "optional: Forced Marches",
            "Option Forced marches",
            "Opción «Marchas forzadas»",
            "Option «\u00a0Marches forcées\u00a0»",
        ),
        ("notation", "Notation", "Notación", "Notation"),
    ],
)
def test_what_a_refusal_cites(rule: str, en: str, es: str, fr: str) -> None:
    refusal = Refusal(rule, "game_over")
    assert EN.explain(refusal) == f"{en}: the game is over"
    assert ES.explain(refusal) == f"{es}: la partida ha terminado"
    assert FR.explain(refusal) == f"{fr}\u00a0: la partie est terminée"


# Decisions


def test_the_decider_is_asked_and_the_others_wait() -> None:
    s = scene("acre: conrad", "damascus: | zangi", cards="move_2 move_1")
    assert asked(EN, s, "frank") == "2 moves left: choose what to move, or end your moves."
    assert asked(EN, s, "saracen") == asked(EN, s, None) == "The Franks are moving."
    s.do("group acre", "march conrad")
    assert asked(EN, s, "frank") == "Choose the next town for Conrad (at most 2 more)."
    assert asked(EN, s, "saracen") == "The Franks are moving."


def test_the_last_move_is_singular() -> None:
    s = scene("acre: conrad", "damascus: | zangi", cards="move_1 move_1", rolls=[6, 6, 1, 1])
    assert asked(EN, s, "frank").startswith("1 move left")
    assert asked(ES, s, "frank").startswith("Te queda 1 movimiento")
    assert asked(FR, s, "frank").startswith("Il vous reste 1 mouvement\u00a0:")
    s.do("group acre").march("conrad", "tyre")
    assert asked(EN, s, "frank") == "Nothing more can move: end your moves."


def test_the_card_phase_asks_everybody_in_his_own_way() -> None:
    s = scene("acre: conrad", "damascus: | zangi", hands=("move_1", "move_2"))
    assert asked(EN, s, None) == "Both sides are choosing a card."
    s.do("card move_1", role="frank")
    assert asked(EN, s, "saracen") == "Choose a card for this turn."
    assert asked(EN, s, None) == "The Saracens are choosing a card."
    assert asked(EN, s, "frank").endswith("You can still take yours back.")


def test_guide_asks_for_one_group() -> None:
    s = scene("acre: conrad", "damascus: | zangi", cards="guide move_1")
    assert asked(EN, s, "frank") == "Guide: move one group by road, or end your moves."


def test_jihad_asks_for_a_town() -> None:
    s = scene(
        "beaufort: conrad", "tiberias: walter", "damascus: | saladin zangi",
        first="saracen", cards="move_1 jihad",
    )  # fmt: skip
    s.do("group damascus").march("saladin", "banyas beaufort").march("zangi", "banyas tiberias")
    s.until("jihad_site")
    assert asked(EN, s, "saracen") == "Choose the town for which you proclaim the Jihad."
    assert asked(EN, s, "frank") == "The Saracens are choosing where to proclaim the Jihad."


def test_a_crowded_town_must_be_relieved_first() -> None:
    s = new_game()
    assert "as you like" in asked(EN, s, "frank")
    s.do("deploy bohemond", "to latakia")
    assert "as you like" in asked(EN, s, "frank")
    s.do("deploy king_guy", "to jaffa", "deploy templar_gaza", "to tartus")
    assert "another seat" in asked(EN, s, "frank")


def test_the_end_is_told_to_everybody() -> None:
    s = new_game().do("resign", role="frank")
    for viewer in ("frank", "saracen", None):
        assert asked(EN, s, viewer) == "The Saracens win: the Franks have resigned."
        assert asked(ES, s, viewer).startswith("Ganan los Sarracenos:")
