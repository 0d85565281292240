"""The build: compiles the hot modules with mypyc where that is possible.

Whatever stands in the way (no compiler, no mypy, code that does not compile), the
installation succeeds, interpreted, and says why. What is compiled is listed in
src/levant/compiled.py; the rest of the project's description is in pyproject.toml.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

PACKAGE = Path(__file__).resolve().parent / "src" / "levant"


def load_compiled() -> ModuleType:
    """`levant.compiled` on its own: the package itself may not be importable yet."""
    spec = importlib.util.spec_from_file_location("_levant_compiled", PACKAGE / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


compiled = load_compiled()


def obstacle() -> str:
    """What makes compiling pointless on this machine; empty when nothing does."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"
    if os.name == "nt":
        return ""
    cc = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(cc)[0]) is None:
        return f"no C compiler ({shlex.split(cc)[0]}) found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python (Python.h) are not installed"
    return ""


def direct_calls() -> list[str]:
    """What lets the compiler call and inline our own functions without a detour: a tenth faster."""
    return [] if os.name == "nt" else ["-fno-semantic-interposition", "-fvisibility=hidden"]


def imported(path: Path) -> set[str]:
    """The names of this package that a file imports: modules, or things in them."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return {name for name in names if name.startswith("levant.")}


def sources() -> dict[str, str]:
    """Digests of the hot modules and of all they import: constants cross into compiled code."""
    digests: dict[str, str] = {}
    pending = list(compiled.hot(PACKAGE))
    while pending:
        module = pending.pop()
        path = compiled.source(PACKAGE, module)
        if module not in digests and path.is_file():
            digests[module] = compiled.digest(path)
            pending.extend(imported(path))
    return dict(sorted(digests.items()))


def sweep(folder: Path) -> None:
    """Remove extensions of an earlier build: the set of hot modules may have changed."""
    for old in folder.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
        old.unlink()


UNITS = ("levant.bots.", "levant.rex.belief", "levant.croisades.")
"""Beginnings of names of modules that are compiled together; the rest, the engine, is one more.

One C file for all keeps one core busy for minutes; one for each module is compiled fastest, but
nothing is inlined from one into another, which makes the engine a tenth slower.
"""


def united(sources: Sequence[str]) -> list[str]:
    """Few C files that include the many that mypyc wrote, a unit each."""
    units: dict[str, list[str]] = {}
    for source in sources:
        module = Path(source).stem.removeprefix("__native_").replace("___", ".")
        unit = next((unit for unit in UNITS if module.startswith(unit)), "")
        units.setdefault(unit, []).append(Path(source).name)
    made = []
    for number, names in enumerate(units.values()):
        path = Path(sources[0]).with_name(f"levant_unit_{number}.c")
        path.write_text("".join(f'#include "{name}"\n' for name in names), "utf-8")
        made.append(str(path))
    return made


def cores() -> int:
    """How many compilers may run at a time."""
    return os.cpu_count() or 1


class BuildBeside(build_ext):
    """Compiles C files beside each other; as it comes, files of one extension take turns."""

    def build_extensions(self) -> None:
        """Build all extensions with one pool of compilers."""
        if os.name == "nt":
            super().build_extensions()
            return
        self.parallel = cores()
        compile_in_turn = self.compiler.compile
        with ThreadPoolExecutor(cores()) as pool:

            def compile_beside(sources: Sequence[str], **settings: Any) -> list[str]:
                begun = [pool.submit(compile_in_turn, [source], **settings) for source in sources]
                return [made for job in begun for made in job.result()]

            self.compiler.compile = compile_beside
            super().build_extensions()


class BuildHot(build_ext):
    """Translates and compiles all hot modules, or none."""

    def run(self) -> None:
        """Build; on failure go on without extensions; stamp the outcome either way."""
        target = PACKAGE if self.inplace else Path(self.build_lib, "levant")
        modules, digests = compiled.hot(PACKAGE), sources()
        sweep(Path(self.build_lib))
        why = obstacle() or self.attempt(modules)
        if why:
            modules = ()
            self.extensions = self.distribution.ext_modules = []
            sweep(Path(self.build_lib))
            print(f"levant: not compiled, will run interpreted: {why}", file=sys.stderr)
        if self.inplace:
            sweep(PACKAGE.parent)
            self.copy_extensions_to_source()
        target.mkdir(parents=True, exist_ok=True)
        compiled.write_stamp(target, compiled.Stamp(modules, digests, why))

    def attempt(self, modules: tuple[str, ...]) -> str:
        """Build everything into the build folder; the reason when that fails."""
        from mypyc.build import mypycify

        files = [os.path.relpath(compiled.source(PACKAGE, module)) for module in modules]
        try:
            extensions: list[Any] = mypycify(
                ["--config-file=", "--cache-dir=build/mypy", *files],
                opt_level="3",
                separate=False,
                group_name="levant",
                multi_file=True,
            )
            # The first has all the code; the others, one for each module, hand it out.
            extensions[0].sources = united(extensions[0].sources)
            for extension in extensions:
                # A new list: mypyc gives all of them the same one.
                extension.extra_compile_args = [*extension.extra_compile_args, *direct_calls()]
            self.distribution.ext_modules = extensions
            builder = BuildBeside(self.distribution)
            builder.build_lib, builder.build_temp = self.build_lib, self.build_temp
            builder.ensure_finalized()
            builder.run()
        except SystemExit:
            return "mypyc refused the source"
        except Exception as error:
            return f"the C compiler failed ({error})"
        self.extensions, self.ext_map = builder.extensions, builder.ext_map
        return ""


class BuildWithPage(build_py):
    """Refuses to pack a server without its page: nobody would notice before it is installed."""

    def run(self) -> None:
        """Copy the package, if it is whole; an editable one can be given its page later."""
        server = PACKAGE / "server"
        if (
            not self.editable_mode
            and server.is_dir()
            and not (server / "page/index.html").is_file()
        ):
            raise SetupError("the page is not built: run 'make page' first, or 'make release'")
        super().run()


wanted = not compiled.pure(os.environ) and bool(compiled.hot(PACKAGE))
if compiled.pure(os.environ):
    print("levant: not compiled, will run interpreted: LEVANT_PURE is set", file=sys.stderr)

setup(
    # A place-holder: mypyc takes a while and must run only when extensions are really built.
    ext_modules=[Extension("levant.compiled", [])] if wanted else [],
    cmdclass={"build_ext": BuildHot, "build_py": BuildWithPage},
)
