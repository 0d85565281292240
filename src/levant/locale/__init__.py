"""Languages: what happens in a game, what is asked and what is refused, as sentences.

    >>> from levant.locale import Translator
    >>> Translator("fr").tell({"event": "castle_taken", "role": "frank", "place": "acre"})
    'Les Francs prennent le château d’Acre'

A title says which message belongs to an event, a refusal, a view or an action, and with
which facts (`levant.locale.rex`); a catalogue has the message in one language; a `Translator`
puts the two together. A new language is a folder beside `en`, a new title a module beside
`rex` and a folder in each language.
"""

from __future__ import annotations

from levant.locale.catalogue import export_json, languages
from levant.locale.translator import Translator

__all__ = ["Translator", "export_json", "languages"]
