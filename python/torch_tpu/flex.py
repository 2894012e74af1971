"""`flex_attention` on device "tpu": PyTorch refuses devices that it does not know by name.

The module takes as long to import as all of this package, so it is changed when it is imported, and
only then. What it computes is nowhere in here: its score and mask functions are graphs like others.
"""

import importlib.util
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

_NAME = "torch.nn.attention.flex_attention"


def register() -> None:
    module = sys.modules.get(_NAME)
    if module is None:
        sys.meta_path.insert(0, _Finder())
    else:
        _accept(module)


class _Finder(MetaPathFinder):
    """Finds one module as Python would, and changes it once it has run."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != _NAME:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        loader: Any = spec and spec.loader
        if loader is not None:
            execute = loader.exec_module

            def exec_module(module: ModuleType) -> None:
                execute(module)
                _accept(module)

            loader.exec_module = exec_module
        return spec


def _accept(module: Any) -> None:
    validate = getattr(module, "_validate_device", None)
    if validate is None:
        return

    def _validate_device(query: Any, key: Any, value: Any) -> None:
        if query.device.type != "tpu":
            validate(query, key, value)

    module._validate_device = _validate_device


def marked(args: tuple[Any, ...], gradients: Sequence[Any]) -> tuple[Any, ...]:
    """Return arguments of `flex_attention_backward`, tensors that need a gradient marked as such.

    Args:
        args: What the score function reads besides scores comes last but one.
        gradients: For each of these, `None` if it has none. Once a graph is traced the tensors
            themselves do not tell, and torch 2.11 asks them.
    """
    *others, read, masks = args
    pairs = zip(read, gradients, strict=True)
    return *others, tuple(t if g is None else t.detach().requires_grad_() for t, g in pairs), masks
