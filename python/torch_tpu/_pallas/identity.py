"""The identity of a function across processes: its code, and all that the code refers to.

Modules of JAX, NumPy and Python's own library are known by name, because their versions are part of
the key. Other installed modules are known by their file; the user's own also by what they import.
"""

import dis
import enum
import functools
import hashlib
import sys
import sysconfig
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from torch._library.custom_ops import CustomOpDef

_VERSIONED = {"jax", "jaxlib", "numpy", "torch", "torch_tpu", "ml_dtypes", "typing"}
_LOADS = ("LOAD_GLOBAL", "LOAD_NAME", "LOAD_FROM_DICT_OR_GLOBALS")
_OF_WRAPPERS = ("__wrapped__", "__doc__", "_jit_info")
_PLAIN = (int, float, complex, bool, str, bytes, type(None), type(...))
_INSTALLED = tuple({sysconfig.get_paths()[name] for name in ("purelib", "platlib", "stdlib")})


class UnknownError(Exception):
    """A value that has no identity across processes."""


def digest(function: Callable[..., Any]) -> str:
    """Return a hash of a function and all that it refers to.

    Raises `UnknownError`, which names the value, if a value has no stable identity.
    """
    writer = _Writer()
    writer.value(function, getattr(function, "__name__", "the function"))
    return writer.hash.hexdigest()


class _Writer:
    def __init__(self) -> None:
        self.hash = hashlib.blake2b(digest_size=20)
        self.seen: dict[int, int] = {}
        # Ids are only unique among living objects.
        self.alive: list[Any] = []

    def word(self, *words: object) -> None:
        for word in words:
            data = word if isinstance(word, bytes) else repr(word).encode()
            self.hash.update(len(data).to_bytes(8, "little") + data)

    def value(self, value: Any, name: str) -> None:
        if isinstance(value, enum.Enum):
            self.word("enum", type(value).__qualname__, value.name)
        elif isinstance(value, _PLAIN):
            self.word(type(value).__name__, value)
        elif id(value) in self.seen:
            self.word("seen", self.seen[id(value)])
        else:
            self.seen[id(value)] = len(self.seen)
            self.alive.append(value)
            self._compound(value, name)

    def _compound(self, value: Any, name: str) -> None:
        home = getattr(value, "__module__", None)
        if isinstance(value, types.ModuleType):
            self._module(value)
        elif isinstance(value, types.FunctionType):
            self._function(value)
        elif isinstance(value, CustomOpDef):
            self.word("op", value._qualname)
            self.value(getattr(value, "function", value._init_fn), name)
        elif isinstance(value, types.CodeType):
            self._code(value)
        elif isinstance(value, functools.partial):
            self.word("partial")
            self._items([value.func, *value.args], name)
            self._mapping(value.keywords, name)
        elif isinstance(value, types.MethodType):
            self.word("method")
            self._items([value.__func__, value.__self__], name)
        elif isinstance(value, (list, tuple)):
            self.word(type(value).__name__, len(value))
            self._items(value, name)
        elif isinstance(value, (set, frozenset)):
            self.word("set", sorted(map(repr, value)))
        elif isinstance(value, Mapping):
            self._mapping(value, name)
        elif isinstance(value, type) or (home and _is_versioned(home) and callable(value)):
            self._named(value, name)
        elif hasattr(value, "__wrapped__"):
            # `jax.jit`, `jax.custom_vjp` and the like hide the function that they wrap. What `jit`
            # knows besides, such as the function's place in a file, does not change its meaning.
            self.word("wraps", type(value).__name__)
            self.value(value.__wrapped__, name)
            held = getattr(value, "__dict__", {})
            self._mapping({k: v for k, v in held.items() if k not in _OF_WRAPPERS}, name)
        elif type(value).__module__ in ("numpy.dtypes", "jaxlib._jax.pytree"):
            self.word(type(value).__name__, str(value))
        elif hasattr(value, "__array_interface__"):
            self.word("array", str(value.dtype), value.shape, value.tobytes())
        else:
            self._object(value, name)

    def _named(self, value: Any, name: str) -> None:
        home, own = value.__module__, getattr(value, "__qualname__", None)
        if own is None or ("<locals>" in own and _is_versioned(home)):
            self._object(value, name)
            return
        self.word("named", home, own)
        module = sys.modules.get(home)
        if not _is_versioned(home) and module is not None:
            self.value(module, home)
        if hasattr(value, "__wrapped__") and not _is_versioned(home):
            self.value(value.__wrapped__, name)

    def _items(self, values: Any, name: str) -> None:
        for value in values:
            self.value(value, name)

    def _mapping(self, values: Mapping[Any, Any], name: str) -> None:
        self.word("mapping", len(values))
        for key, value in values.items():
            self.word(key)
            self.value(value, f"{name}.{key}")

    def _function(self, function: types.FunctionType) -> None:
        if _is_versioned(function.__module__ or "") and "<locals>" not in function.__qualname__:
            self.word("named", function.__module__, function.__qualname__)
            if function.__module__.startswith("torch_tpu."):
                # A change of a kernel need not come with another version of this package.
                self.word(Path(function.__code__.co_filename).read_bytes())
            return
        self.word("function", function.__qualname__)
        self._code(function.__code__)
        self.value(function.__defaults__, f"a default of {function.__name__}")
        self.value(function.__kwdefaults__, f"a default of {function.__name__}")
        cells = function.__closure__ or ()
        for name, cell in zip(function.__code__.co_freevars, cells, strict=True):
            try:
                self.value(cell.cell_contents, name)
            except ValueError:
                self.word("an empty cell")
        for name in _names(function.__code__):
            if name in function.__globals__:
                self.word(name)
                self.value(function.__globals__[name], name)

    def _code(self, code: types.CodeType) -> None:
        self.word("code", code.co_code, code.co_names, code.co_varnames, code.co_flags)
        self.word(sys.version_info[:2])
        for constant in code.co_consts:
            if isinstance(constant, types.CodeType):
                self._code(constant)
            else:
                is_set = isinstance(constant, frozenset)
                self.word(sorted(map(repr, constant)) if is_set else constant)

    def _module(self, module: types.ModuleType) -> None:
        self.word("module", module.__name__)
        if _is_versioned(module.__name__):
            return
        file = getattr(module, "__file__", None)
        if file is None:
            return
        self.word(Path(file).read_bytes())
        if not file.startswith(_INSTALLED):
            for name, value in sorted(vars(module).items()):
                home = value if isinstance(value, types.ModuleType) else None
                if home is None and isinstance(value, (types.FunctionType, type)):
                    home = sys.modules.get(value.__module__ or "")
                if home is not None:
                    self.value(home, name)

    def _object(self, value: Any, name: str) -> None:
        """An object is its class and its attributes, unless it hides more."""
        kind = type(value)
        slots = [n for c in kind.__mro__ for n in getattr(c, "__slots__", ())]
        if not hasattr(value, "__dict__") and not slots:
            raise UnknownError(f"{name} is a {kind.__module__}.{kind.__qualname__}")
        self.word("object", kind.__module__, kind.__qualname__)
        if not _is_versioned(kind.__module__) and kind.__module__ in sys.modules:
            self.value(sys.modules[kind.__module__], kind.__module__)
        held = dict(getattr(value, "__dict__", {}))
        own = [slot for slot in slots if slot not in ("__dict__", "__weakref__")]
        held |= {slot: getattr(value, slot) for slot in own if hasattr(value, slot)}
        self._mapping(held, name)


def _names(code: types.CodeType) -> list[str]:
    """Return the names of globals that code uses, with those of the functions inside it."""
    loads = (i.argval for i in dis.get_instructions(code) if i.opname in _LOADS)
    inner = (c for c in code.co_consts if isinstance(c, types.CodeType))
    return [*dict.fromkeys(loads), *(name for c in inner for name in _names(c))]


def _is_versioned(module: str) -> bool:
    top = module.partition(".")[0]
    return top in _VERSIONED or top in sys.stdlib_module_names
