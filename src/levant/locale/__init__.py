"""Languages: what happens in a game, what is asked and what is refused, as sentences.

    >>> from levant.locale import Tongue
    >>> Tongue("fr").tell({"event": "castle_taken", "role": "frank", "place": "acre"})
    'Les Francs prennent le château d’Acre'

A title says which message belongs to an event, a refusal, a view or an action, and with
which facts (`levant.locale.rex`); a catalogue has the message in one language; a `Tongue`
puts the two together. A new language is a folder beside `en`, a new title a module beside
`rex` and a folder in each language.
"""

from __future__ import annotations

from levant.locale.catalogue import export_json, languages
from levant.locale.tongue import Tongue

__all__ = ["Tongue", "export_json", "languages"]
