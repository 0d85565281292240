"""How options and arguments are shown in help, and what a shell may write for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from typer._click.core import Command, Context
from typer._click.shell_completion import CompletionItem
from typer.core import TyperArgument, TyperGroup, TyperOption

STATUSES: Final = ("open", "running", "finished", "aborted")
FIRST: Final = "rex"
"""The title that commands take when none is named."""
KINDS: Final = ("guest", "member", "bot", "deleted")


class PlainArgument(TyperArgument):
    """An argument shown by its name: FILE, [FOLDER], [EDITION]..."""

    def get_usage_pieces(self, ctx: Context) -> list[str]:  # noqa: ARG002 - the library's shape
        """As in the usage line."""
        name = self.metavar or self.name.upper()
        name = name if self.required else f"[{name}]"
        return [name if self.nargs == 1 else f"{name}..."]

    def display_type_rich(self, ctx: Context) -> str | None:  # noqa: ARG002 - the library's shape
        """No type of Python's: the help says what is wanted."""
        return None

    def shell_complete(self, ctx: Context, incomplete: str) -> list[CompletionItem]:
        """The names that can stand here."""
        found = _completed(self.metavar, ctx, incomplete)
        return super().shell_complete(ctx, incomplete) if found is None else found


class PlainOption(TyperOption):
    """An option whose values a shell knows."""

    def shell_complete(self, ctx: Context, incomplete: str) -> list[CompletionItem]:
        """The names that can stand here."""
        found = _completed(self.metavar, ctx, incomplete)
        return super().shell_complete(ctx, incomplete) if found is None else found


def make_plain(command: Command) -> None:
    """Let all parameters of a command, and of the commands below it, be such."""
    for param in command.params:
        if type(param) is TyperArgument:
            param.__class__ = PlainArgument
        elif type(param) is TyperOption:
            param.__class__ = PlainOption
    if isinstance(command, TyperGroup):
        for below in command.commands.values():
            make_plain(below)


def _completed(metavar: str | None, ctx: Context, incomplete: str) -> list[CompletionItem] | None:
    """What can follow, by the word that stands for it in help; None where we do not know."""
    head, mark, tail = "", "", incomplete
    if metavar == "BOT,BOT,...":
        head, mark, tail = incomplete.rpartition(",")
    elif metavar == "ROLE=PLAYER" and "=" in incomplete:
        head, mark, tail = incomplete.partition("=")
        metavar = "PLAYER"
    names = _names(metavar or "", ctx.params)
    if names is None:
        return None
    return [CompletionItem(f"{head}{mark}{name}") for name in names if name.startswith(tail)]


# Any: what stands on the command line so far, as Click read it
def _names(metavar: str, given: Mapping[str, Any]) -> Iterable[str] | None:
    """All that can stand for a word, of the title and the edition that were named before it."""
    # Bots take a moment to load: only a shell that asks for them waits for it.
    match metavar:
        case "TITLE" | "EDITION" | "NAME[=N]" | "ROLE=PLAYER" | "VIEWER":
            return _names_of_titles(metavar, given)
        case "BOT" | "BOT,BOT,..." | "PLAYER":
            from levant.cli.players import BOTS, ME

            bots = BOTS.get(given.get("title") or FIRST, {})
            return [*([ME] if metavar == "PLAYER" else []), *bots]
        case "LANGUAGE":
            from levant.locale.catalogue import languages

            return languages()
        case "STATUS":
            return STATUSES
        case "KIND":
            return KINDS
        case _:
            return None


# Any: likewise
def _names_of_titles(metavar: str, given: Mapping[str, Any]) -> list[str]:
    from levant.cli.arguments import TITLES

    if metavar == "TITLE":
        return list(TITLES)
    if metavar == "VIEWER":
        # A record says itself of which title it is.
        roles = [r for t in TITLES.values() for e in t.editions for r in t.roles_of(e)]
        return list(dict.fromkeys((*roles, "spectator")))
    named = given.get("title") or FIRST
    if named not in TITLES:
        return []
    title, edition = TITLES[named], given.get("edition")
    editions = [edition] if edition in title.editions else title.editions
    if metavar == "EDITION":
        return list(title.editions)
    if metavar == "NAME[=N]":
        found = [option.name for each in editions for option in title.options(each)]
    else:
        found = [f"{role}=" for each in editions for role in title.roles_of(each)]
    return list(dict.fromkeys(found))
