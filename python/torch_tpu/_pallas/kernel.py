"""A kernel: a function of JAX arrays, and its exports for types of tensors.

An export is looked up in this process, then on disk, and else made by `trace`. Knows no autograd
and no schema.
"""

import hashlib
import json
import warnings
from collections.abc import Callable, Sequence
from typing import Any, Literal

from torch_tpu import _C
from torch_tpu._pallas import identity, spec, store
from torch_tpu._pallas.spec import Spec

# The function alone, with what its gradient needs, or its gradient.
Mode = Literal["plain", "forward", "backward"]

# Exports of one kernel after which a warning names numbers as the likely cause.
_MANY = 64

_exports: list[tuple[str, str, str]] = []


def exports() -> list[tuple[str, str, str]]:
    """Return the exports of this process: kernel, types, and "traced" or "disk"."""
    return list(_exports)


def target() -> tuple[str, str]:
    """Return the platform that runs kernels, and the kind of a TPU."""
    platform = _C.platform_version().split()[0].lower()
    return platform, _C.device_name(0) if platform == "tpu" else ""


class Ready:
    """An export that can be called. `id` is its number in the core, once it has one."""

    def __init__(self, name: str, entry: dict[str, Any]) -> None:
        self.name, self.facts, self._text = name, entry["facts"], entry["text"]
        self.results = spec.read(entry["results"])
        self._id: int | None = None

    @property
    def id(self) -> int:
        if self._id is None:
            self._id = _C.kernel_import(self.name, self._text)
            self._text = ""
        return self._id


class Kernel:
    """A function of arrays and its exports.

    `words` are the constants of its calls, and `of` is the user's function, whose code and
    constants together are the identity.
    """

    def __init__(
        self, name: str, function: Callable[..., Any], words: str, of: Callable[..., Any]
    ) -> None:
        self.name, self._function, self._words, self._of = name, function, words, of
        self._ready: dict[tuple[Mode, tuple[Spec, ...]], Ready] = {}
        self._undifferentiable: dict[tuple[Spec, ...], str] = {}
        self._digest: str | None = None
        self._structures: list[Any] = []

    def ready(self, mode: Mode, specs: Sequence[Spec]) -> Ready:
        """Return the export for these inputs of the function, for the platform that runs.

        Raises `ModuleNotFoundError` if JAX is needed and missing.
        """
        key = (mode, tuple(specs))
        found = self._ready.get(key)
        if found is None:
            found = self._ready[key] = Ready(self._name_of(mode), self._entry(mode, specs))
            structure = found.facts.get("structure")
            if mode != "backward" and structure not in self._structures:
                self._structures.append(structure)
            if len(self._ready) == _MANY:
                warnings.warn(
                    f"{self.name} was exported {_MANY} times, each for other types of tensors, "
                    "and JAX traces each; call it with fewer shapes, such as multiples of 128",
                    stacklevel=2,
                )
        return found

    def structure(self, specs: Callable[[], Sequence[Spec]]) -> Any:
        """Return the structure of the results, which most functions have for all types alike."""
        if len(self._structures) == 1:
            return self._structures[0]
        return self.ready("plain", specs()).facts["structure"]

    def gradient_refusal(self, specs: Sequence[Spec]) -> str | None:
        """Return why JAX cannot differentiate the function, or None if it can."""
        key = tuple(specs)
        if key not in self._undifferentiable:
            try:
                self.ready("forward", specs)
                self._undifferentiable[key] = ""
            except (ModuleNotFoundError, MemoryError):
                raise
            except Exception as error:
                # A function that cannot be traced at all has an error that says so.
                self.ready("plain", specs)
                self._undifferentiable[key] = f"{type(error).__name__}: {error}"
        return self._undifferentiable[key] or None

    def _name_of(self, mode: Mode) -> str:
        return self.name + {"plain": "", "forward": "", "backward": "_backward"}[mode]

    def _entry(self, mode: Mode, specs: Sequence[Spec]) -> dict[str, Any]:
        platform, kind = target()
        key = self._key(mode, specs, platform, kind)
        entry = store.find(key) if key is not None else None
        _exports.append((self._name_of(mode), spec.text(specs), "disk" if entry else "traced"))
        if entry is None:
            entry = self._traced(mode, specs, platform, kind)
            if key is not None:
                store.keep(key, entry)
        return entry

    def _traced(
        self, mode: Mode, specs: Sequence[Spec], platform: str, kind: str
    ) -> dict[str, Any]:
        from torch_tpu._pallas import trace

        exporters = {
            "plain": trace.export,
            "forward": trace.export_forward,
            "backward": trace.export_backward,
        }
        made = exporters[mode](self.name, self._function, specs, platform, kind)
        return {"facts": made.facts, "results": made.results, "text": made.text}

    def _key(self, mode: Mode, specs: Sequence[Spec], platform: str, kind: str) -> str | None:
        if self._digest is None:
            try:
                self._digest = identity.digest(self._of)
            except identity.UnknownError as error:
                self._digest = ""
                warnings.warn(
                    f"{self.name} is not kept on disk, so each process exports it anew: {error}, "
                    "whose content cannot be compared across processes",
                    stacklevel=2,
                )
        if not self._digest:
            return None
        parts = [self.name, self._words, self._digest, mode, specs, platform, kind]
        parts += store.jax_settings()
        return hashlib.blake2b(json.dumps(parts).encode(), digest_size=20).hexdigest()
