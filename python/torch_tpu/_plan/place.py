"""Where a call is made: the user's line, the module, and whether it is part of the backward.

A place is a text of three parts with tabs between them: the line as `file.py:41`, the path of the
module as `Net.layers.0.mlp`, and the phase.
"""

import os
import sys
from types import FrameType
from weakref import WeakKeyDictionary

import torch
import torch.utils.checkpoint
from torch import nn
from torch.optim import Optimizer

from torch_tpu._compile.capture import Replay

FORWARD, BACKWARD, STEP = "forward", "backward", "step"

_CHECKPOINT = torch.utils.checkpoint.__file__
_FOLDERS = tuple(f"{os.sep}{name}{os.sep}" for name in ("torch", "torch_tpu"))


class Places:
    """Answers where the current call is made, on any thread."""

    def __init__(self) -> None:
        # The paths of modules that ran in a checkpoint, which saves nothing but its inputs.
        self.checkpointed: set[str] = set()
        # The forward's places by the sequence numbers that autograd gave to its nodes.
        self._forward: dict[int, tuple[str, str]] = {}
        self._paths: WeakKeyDictionary[nn.Module, dict[int, str]] = WeakKeyDictionary()

    def __call__(self) -> str | None:
        """Return the place of the call that the thread makes."""
        traced = _traced(sys._getframe(1))
        if traced is not None:
            return _text(*traced)
        node = torch._C._current_autograd_node()
        if node is not None:
            line, path = self._forward.get(node._sequence_nr(), ("", ""))
            return _text(line, path, BACKWARD)
        return self._here(sys._getframe(1))

    def _here(self, frame: FrameType | None) -> str:
        line, inner, outer, phase, is_checkpointed = "", None, None, FORWARD, False
        while frame is not None:
            code = frame.f_code
            is_checkpointed = is_checkpointed or code.co_filename == _CHECKPOINT
            is_library = code.co_filename.startswith("<frozen") or any(
                folder in code.co_filename for folder in _FOLDERS
            )
            if not line and not is_library:
                line = f"{code.co_filename}:{frame.f_lineno}"
            if code.co_varnames[:1] == ("self",):
                owner = frame.f_locals.get("self")
                if isinstance(owner, nn.Module):
                    inner, outer = inner or owner, owner
                elif isinstance(owner, Optimizer):
                    phase = STEP
            frame = frame.f_back
        path = self._path(outer, inner) if inner is not None and outer is not None else ""
        if is_checkpointed:
            self.checkpointed.add(path)
        if torch.is_grad_enabled() and phase == FORWARD:
            # Autograd made the node of this call a moment ago.
            self._forward[torch._C._autograd._get_sequence_nr() - 1] = (line, path)
        return _text(line, path, phase)

    def _path(self, outer: nn.Module, inner: nn.Module) -> str:
        paths = self._paths.get(outer)
        if paths is None:
            paths = {id(module): name for name, module in outer.named_modules()}
            self._paths[outer] = paths
        path = paths.get(id(inner), type(inner).__name__)
        return ".".join(filter(None, (type(outer).__name__, path)))


def _text(line: str, path: str, phase: str) -> str:
    return f"{line}\t{path}\t{phase}"


def _traced(frame: FrameType | None) -> tuple[str, str, str] | None:
    """Return the place of the traced node that runs, if a graph is being captured."""
    while frame is not None and frame.f_code is not Replay.run.__code__:
        frame = frame.f_back
    if frame is None:
        return None
    meta = frame.f_locals["node"].meta
    if "module" not in meta:
        return None
    file, _, number = (meta.get("line") or "").removeprefix('File "').partition('", line ')
    line = f"{file}:{number.split(',')[0]}" if number else ""
    return line, meta["module"], BACKWARD if meta["is_backward"] else FORWARD


def parts(place: str | None) -> tuple[str, str, str]:
    """Return a place's line, path of the module, and phase."""
    line, _, rest = (place or "").partition("\t")
    path, _, phase = rest.partition("\t")
    return line, path, phase or FORWARD
