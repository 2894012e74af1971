"""Patches of modules, applied once a module's code has run. Imports none of the modules.

A patch is a function of the module. A library's patches are in one file, which is read when a
program imports that library; until then it costs a look-up in a dictionary.
"""

import importlib.util
import sys
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

Patch = Callable[[Any], None]
# A module's full name, and a patch of this module.
Patches = Iterable[tuple[str, Patch]]


def install(patches: Patches, libraries: Mapping[str, str]) -> None:
    """Apply patches when their modules are imported, or at once to modules that are there already.

    `libraries` maps the first part of a module's name to a file of this package whose `PATCHES` are
    wanted once a program imports such a module.
    """
    finder = _Finder(libraries)
    finder.add(patches)
    for name in libraries:
        if name in sys.modules:
            finder.read(name)
    sys.meta_path.insert(0, finder)


class _Finder(MetaPathFinder):
    """Finds modules as Python would, and has modules patched once their code has run."""

    def __init__(self, libraries: Mapping[str, str]) -> None:
        self._libraries = dict(libraries)
        self._patches: dict[str, list[Patch]] = {}
        self._sought: set[str] = set()

    def add(self, patches: Patches) -> None:
        """Take patches, and apply those of modules that have been imported."""
        for name, patch in patches:
            module = sys.modules.get(name)
            spec = getattr(module, "__spec__", None)
            if module is None:
                self._patches.setdefault(name, []).append(patch)
            elif getattr(spec, "_initializing", False):
                _Watched.watch(spec, [patch])
            else:
                _apply(module, patch)

    def read(self, library: str) -> None:
        """Read the patches of a library if there are any."""
        if file := self._libraries.pop(library, None):
            try:
                self.add(importlib.import_module(file).PATCHES)
            except Exception as error:
                _warn(library, f"reading {file}", error)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        self.read(name.partition(".")[0])
        # The look-up below passes by here again, and goes on to Python's own finders.
        if name not in self._patches or name in self._sought:
            return None
        self._sought.add(name)
        try:
            spec = importlib.util.find_spec(name)
        finally:
            self._sought.discard(name)
        # Programs also ask for a module without importing it, so the patches stay.
        _Watched.watch(spec, self._patches[name])
        return spec


class _Watched(ModuleSpec):
    """The spec of a module that is patched when Python notes that the module's code has run."""

    patches: list[Patch]

    @classmethod
    def watch(cls, spec: ModuleSpec | None, patches: Iterable[Patch]) -> None:
        """Apply patches to the module of a spec, after those for which it is watched already."""
        if spec is not None:
            before = spec.patches if isinstance(spec, cls) else []
            spec.__class__ = cls
            spec.patches = [*before, *patches]  # type: ignore[attr-defined]

    @property
    def _initializing(self) -> bool:
        return True

    @_initializing.setter
    def _initializing(self, value: bool) -> None:
        if value:
            return
        self.__class__ = ModuleSpec  # type: ignore[assignment]
        self._initializing = False
        # A module whose code failed has been taken away again.
        if module := sys.modules.get(self.name):
            for patch in self.patches:
                _apply(module, patch)


def _apply(module: ModuleType, patch: Patch) -> None:
    """Patch a module; a patch that fails costs the feature, never the user's import."""
    try:
        patch(module)
    except Exception as error:
        _warn(module.__name__, patch.__name__, error)


def _warn(module: str, action: str, error: Exception) -> None:
    library = module.partition(".")[0]
    version = getattr(sys.modules.get(library), "__version__", "")
    warnings.warn(
        f"{module} of {library} {version} does not know device tpu: {action} failed with {error!r}",
        stacklevel=3,
    )
