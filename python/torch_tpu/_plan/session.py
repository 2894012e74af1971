"""A script under observation: where its steps end, what it holds, what it reads."""

import contextlib
import gc
import time
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor, nn
from torch.optim import Optimizer
from torch.optim.optimizer import register_optimizer_step_post_hook
from torch.utils.hooks import RemovableHandle

from torch_tpu import _C
from torch_tpu._plan.counts import even_counts
from torch_tpu._plan.place import FORWARD, Places, parts
from torch_tpu._plan.reads import by_line, use_of
from torch_tpu._plan.weights import undrawn

# Steps that are waited for beyond those asked for, while programs are new.
_MOST_MORE = 4
# Stand-ins that one line reads, after which a script without an optimizer is taken for an endless
# loop: `while not done`, over tokens.
_MOST_GUESSES = 500
# Calls between two looks at them.
_CALLS = 1000
KINDS = ("parameters", "buffers", "gradients", "optimizer state")


class Enough(BaseException):
    """Ends a script whose steps have been seen. Not an `Exception`, so that no loop catches it."""


@dataclass
class Mark:
    """The end of a step."""

    launches: int
    seconds: float
    records: int
    reads: dict[str, int]
    # Collectives whose values pass through the host, and their bytes.
    hosted: tuple[int, int]


@dataclass
class Session:
    """Counts the steps of what runs on a described device."""

    steps: int
    marks: list[Mark] = field(default_factory=list)
    # Bytes of living tensors by kind, when the latest step ended.
    held: dict[str, int] = field(default_factory=dict)
    optimizer: str = ""
    # The line of an endless loop, at which the script was ended.
    endless: str = ""
    _calls: int = 0
    # The number of marks before the last step.
    _last: int | None = None
    _is_cut: bool = False
    # The latest optimizer: a script that has ended holds nothing itself.
    _stepping: Optimizer | None = None

    def begin(self) -> None:
        """Observe from here on."""
        self.places = Places()
        self._undo = contextlib.ExitStack()
        self._undo.enter_context(undrawn())
        self._undo.enter_context(even_counts())
        _C.set_place(self._place)
        self._hook: RemovableHandle = register_optimizer_step_post_hook(self._stepped)
        self._mark()

    def end(self, is_early: bool) -> None:
        """Observe no more. What is pending is cut, unless the script was ended in a step."""
        self._hook.remove()
        self._undo.close()
        _C.set_place(None)
        if not is_early:
            _C.sync()
        if not self.held:
            self.held = held_bytes()
        self._stepping = None

    def _mark(self) -> None:
        launches, records = len(_C.plan_launches()), _C.counter("records")
        self.marks.append(Mark(launches, time.perf_counter(), records, _C.host_reads(), hosted()))

    def _place(self) -> str | None:
        place = self.places()
        _, _, phase = parts(place)
        self._calls += 1
        if len(self.marks) == 1 and self._calls % _CALLS == 0:
            self._end_if_endless()
        if len(self.marks) < self.steps or phase != FORWARD or not self._is_settled():
            return place
        # The step before is cut as the next one's first call is recorded.
        if self._is_cut:
            # Whoever drops gradients has dropped them. Without places, the last step shows the
            # host's own time.
            self.held = held_bytes()
            self._last = len(self.marks) + 1
            _C.set_place(None)
        self._is_cut = True
        return place

    def _end_if_endless(self) -> None:
        for line, count in by_line(_C.guessed_reads()).items():
            if count >= _MOST_GUESSES and use_of(line) != "shows" and not self.endless:
                self.endless = line
                raise Enough

    def _stepped(self, optimizer: Optimizer, *_: Any) -> None:
        # An optimizer around another one records nothing itself.
        records_nothing = _C.counter("records") == self.marks[-1].records
        if torch.compiler.is_compiling() or records_nothing:
            return
        self.optimizer, self._stepping = type(optimizer).__name__, optimizer
        self._mark()
        if self._last is not None and len(self.marks) > self._last:
            raise Enough

    def _is_settled(self) -> bool:
        """Return True if the latest step launched no new program, or enough steps have passed."""
        launches = _C.plan_launches()[self.marks[-2].launches :]
        return len(self.marks) == self.steps + _MOST_MORE or not any(new for *_, new in launches)


def hosted() -> tuple[int, int]:
    """Return the number of collectives that passed through the host so far, and their bytes."""
    return _C.counter("collectives_hosted"), _C.counter("bytes_hosted")


def held_bytes() -> dict[str, int]:
    """Return bytes of the tensors on the device that Python can reach, by kind."""
    seen: set[int] = set()
    held = dict.fromkeys(KINDS, 0)

    def take(kind: str, tensor: Any) -> None:
        # Of a distributed tensor, this rank has a part.
        tensor = getattr(tensor, "_local_tensor", tensor)
        if not isinstance(tensor, Tensor) or tensor.device.type != "tpu":
            return
        storage = tensor.untyped_storage()
        if storage.data_ptr() not in seen:
            seen.add(storage.data_ptr())
            held[kind] += _C.bytes_on_device(storage.data_ptr()) if storage.nbytes() else 0

    objects = gc.get_objects()
    # `isinstance` would ask objects for attributes, which may do anything.
    modules = [o for o in objects if issubclass(type(o), nn.Module)]
    optimizers = [o for o in objects if issubclass(type(o), Optimizer)]
    parameters = [p for m in modules for p in m._parameters.values() if p is not None]
    parameters += [p for o in optimizers for group in o.param_groups for p in group["params"]]
    for parameter in parameters:
        take("parameters", parameter)
    for module in modules:
        for buffer in module._buffers.values():
            take("buffers", buffer)
    for parameter in parameters:
        # torch warns where others are asked.
        if parameter.is_leaf or parameter.retains_grad:
            take("gradients", parameter.grad)
    for optimizer in optimizers:
        for state in optimizer.state.values():
            for value in state.values() if isinstance(state, dict) else ():
                take("optimizer state", value)
    return held
