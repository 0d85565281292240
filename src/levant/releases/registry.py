"""All titles, in every rules version that matches and records may need."""

from __future__ import annotations

from typing import Final, cast

from levant.croisades.game import CROISADES
from levant.kernel.registry import Registry
from levant.kernel.title import Title
from levant.releases.archive import put_on
from levant.rex.game import REX

# A title plays positions of its own kind only; whoever takes both from it need not care.
TITLES: Final = put_on(Registry([cast("Title", REX), cast("Title", CROISADES)]))


def is_old(title: Title) -> bool:
    """Whether a title plays by rules that newer ones have replaced."""
    return title.rules_version != TITLES.find(title.name).rules_version
