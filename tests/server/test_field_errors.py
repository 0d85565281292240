"""A field of a form that cannot be used is named, with the reason, in the reader's language."""

from __future__ import annotations

import pytest

from tests.server.browser import House


def typed(text: str) -> str:
    """As it is typed: with plain spaces and apostrophes."""
    return text.replace("\u00a0", " ").replace("\u2019", "'")


def _told(house: House, path: str, body: object, language: str) -> tuple[str, str]:
    browser = house.browser()
    browser.send("POST", "/guest")
    answer = browser.send("POST", path, body, **{"Accept-Language": language})
    assert answer.status_code == 422, answer.text
    error = answer.json()["error"]
    return error["field"], error["message"]


@pytest.mark.parametrize(
    ("path", "body", "field", "en", "es", "fr"),
    [
        ("/register", {"password": "three camels to tyre"}, "name",
         "Name: it is missing",
         "«Nombre» no sirve así: falta este dato",
         "« Nom » ne convient pas : il manque"),
        ("/register", {"name": "B" * 201}, "name",
         "Name: at most 200 characters",
         "«Nombre» no sirve así: 200 caracteres como máximo",
         "« Nom » ne convient pas : 200 caractères au plus"),
        ("/register", {"name": "Balian", "password": "short"}, "password",
         "A password has at least 8 characters.",
         "Una contraseña tiene al menos 8 caracteres.",
         "Un mot de passe a au moins 8 caractères."),
        ("/register", {"name": "Balian", "email": "balian at ibelin"}, "email",
         "E-mail address: an address is wanted, such as balian@example.org",
         "«Dirección de correo» no sirve así: hace falta una dirección, como balian@example.org",
         ("« Adresse électronique » ne convient pas : il faut une adresse, "
         "comme balian@example.org")),
        ("/matches", {"clock": {"kind": "live", "bank": -1}}, "clock.bank",
         "Time to think: not less than 0",
         "«Tiempo para pensar» no sirve así: no menos de 0",
         "« Temps de réflexion » ne convient pas : pas moins de 0"),
        ("/matches", {"clock": {"kind": "days", "increment": 31 * 86400}}, "clock.increment",
         "Time for each decision: not more than 30 days",
         "«Tiempo por decisión» no sirve así: no más de 30 días",
         "« Temps par décision » ne convient pas : pas plus de 30 jours"),
        ("/matches", {"clock": {"kind": "live", "bank": None}}, "clock.bank",
         "Time to think: a number is wanted",
         "«Tiempo para pensar» no sirve así: hace falta un número",
         "« Temps de réflexion » ne convient pas : il faut un nombre"),
        ("/matches", {"opponents": [{"kind": "user", "name": "B" * 49}]}, "opponents.0.name",
         "Name of the opponent: at most 48 characters",
         "«Nombre del rival» no sirve así: 48 caracteres como máximo",
         "« Nom de l'adversaire » ne convient pas : 48 caractères au plus"),
    ],
)  # fmt: skip
def test_a_wrong_field_is_told_in_every_language(
    hall: House, path: str, body: object, field: str, en: str, es: str, fr: str
) -> None:
    for language, message in (("en", en), ("es", es), ("fr", fr)):
        told, text = _told(hall, path, body, language)
        assert (told, typed(text)) == (field, message)


def test_a_setting_that_is_no_good_is_told_in_every_language(hall: House) -> None:
    browser = hall.browser()
    browser.send("POST", "/guest")
    quiet = {"quiet_hours": {"start": "22:00", "end": "07:30", "zone": "Europe/Camelot"}}
    hook = {"notices": {"webhook_url": "not an address"}}
    for change, message in (
        (quiet, ("« Fuseau horaire » ne convient pas : il n'y a pas de fuseau "
                "« Europe/Camelot » : donnez-en un comme Europe/Paris")),
        (hook, ("« Adresse du webhook » ne convient pas : "
               "il faut une adresse qui commence par https://")),
    ):  # fmt: skip
        answer = browser.send("PATCH", "/me/settings", change, **{"Accept-Language": "fr"})
        assert typed(answer.json()["error"]["message"]) == message
