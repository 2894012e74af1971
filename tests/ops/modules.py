"""Checks of torch's database of modules: both modes, layouts, and copies."""

import copy as copies
import io
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import nn
from torch.testing._internal.common_modules import ModuleInfo, module_db
from torch.testing._internal.common_utils import noncontiguous_like
from torch.utils._pytree import tree_map

from tests.ops.checks import Verdict, attempts, draws_for
from tests.ops.samples import Call, copy, cotangents, seed, tensors

MODULES: dict[str, ModuleInfo] = {info.name: info for info in module_db}

# The memory format of inputs, by their rank.
LAYOUTS = {4: torch.channels_last, 5: torch.channels_last_3d}


def applies(kind: str, info: ModuleInfo, dtype: torch.dtype) -> bool:
    if kind == "eval":
        return info.train_and_eval_differ and dtype in info.dtypes
    return dtype in info.dtypes


def draw(
    info: ModuleInfo, dtype: torch.dtype, most: int | None, training: bool = True
) -> list[Call]:
    """Return modules with their arguments, `most` of them evenly spread over all."""
    seed(info.name, str(dtype))
    inputs = info.module_inputs_func(
        info, device="cpu", dtype=dtype, requires_grad=True, training=training
    )
    if most is not None and len(inputs) > most:
        inputs = [inputs[i * len(inputs) // most] for i in range(most)]
    calls = []
    for given in inputs:
        args, named = given.constructor_input.args, given.constructor_input.kwargs
        module = info.module_cls(*args, **named).to(dtype).train(training)
        args, named = given.forward_input.args, given.forward_input.kwargs
        call = module, tuple(args), dict(named)
        if info.is_lazy:
            # A lazy module draws its parameters at the first call.
            plainly((module, *copy(call[1:], "cpu")))
        calls.append(call)
    return calls


def plainly(call: Call) -> Any:
    module, args, named = call
    return module(*args, **named)


def through(call: Call) -> Any:
    """Results, gradients of arguments and parameters, and the buffers afterwards."""
    module, args, named = call
    result = plainly(call)
    leaves = [x for x in (*tensors((args, named)), *module.parameters()) if x.requires_grad]
    ends = [x for x in tensors(result) if x.requires_grad]
    given = cotangents(ends)
    grads = torch.autograd.grad(ends, leaves, given, allow_unused=True) if ends and leaves else ()
    return result, grads, list(module.buffers())


def compare(verdict: Verdict, calls: list[Call], act: Callable[[Call], Any]) -> None:
    """If stock PyTorch answers differently with another seed, only types and shapes count."""
    drawn = [draws_for(lambda module, *args, **named: module(*args, **named), c) for c in calls]
    for values in True, False:
        some = [call for call, random in zip(calls, drawn, strict=True) if random != values]
        attempts(verdict, some, act, values)


def train(info: ModuleInfo, dtype: torch.dtype, most: int | None, verdict: Verdict) -> None:
    compare(verdict, draw(info, dtype, most), through)


def evaluate(info: ModuleInfo, dtype: torch.dtype, most: int | None, verdict: Verdict) -> None:
    compare(verdict, draw(info, dtype, most, training=False), through)


def layout(info: ModuleInfo, dtype: torch.dtype, most: int | None, verdict: Verdict) -> None:
    """Arguments and parameters that are not contiguous, or are in a channels-last format."""
    calls = [one for call in draw(info, dtype, most) for one in laid_out(call)]
    compare(verdict, calls, through)


def laid_out(call: Call) -> Iterator[Call]:
    module, args, named = call
    spread = copies.deepcopy(module)
    with torch.no_grad():
        for parameter in spread.parameters():
            parameter.data = noncontiguous_like(parameter.data)
    yield spread, *tree_map(scattered, (args, named))
    ranks = {x.dim() for x in tensors((args, named))}
    # A module has one order for all of its parameters.
    kernels = {x.dim() for x in module.parameters() if x.dim() in LAYOUTS}
    for rank, order in LAYOUTS.items():
        if rank in ranks and kernels <= {rank}:
            by_channels = copies.deepcopy(module).to(memory_format=order)
            yield by_channels, *tree_map(lambda x, o=order: ordered(x, o), (args, named))


def scattered(leaf: Any) -> Any:
    if not isinstance(leaf, torch.Tensor) or leaf.numel() < 2:
        return leaf
    return noncontiguous_like(leaf.detach()).requires_grad_(leaf.requires_grad)


def ordered(leaf: Any, order: torch.memory_format) -> Any:
    if not isinstance(leaf, torch.Tensor) or LAYOUTS.get(leaf.dim()) is not order:
        return leaf
    return leaf.detach().contiguous(memory_format=order).requires_grad_(leaf.requires_grad)


def state(info: ModuleInfo, dtype: torch.dtype, most: int | None, verdict: Verdict) -> None:
    """A copied, saved or moved module answers as the original."""
    calls = draw(info, dtype, most, training=False)
    for keep in (copies.deepcopy, pickled, saved, reloaded, there_and_back):
        compare(verdict, calls, lambda call, keep=keep: plainly((keep(call[0]), *call[1:])))


def pickled(module: nn.Module) -> nn.Module:
    return pickle.loads(pickle.dumps(module))


def saved(module: nn.Module) -> nn.Module:
    file = io.BytesIO()
    torch.save(module, file)
    file.seek(0)
    return torch.load(file, weights_only=False)


def reloaded(module: nn.Module) -> nn.Module:
    """Parameters and buffers go through a file into a module with other values."""
    file = io.BytesIO()
    torch.save(module.state_dict(), file)
    file.seek(0)
    blank = copies.deepcopy(module)
    with torch.no_grad():
        for x in (*blank.parameters(), *blank.buffers()):
            x.zero_()
    kept = torch.load(file, map_location="cpu")
    blank.load_state_dict(kept)
    return blank


def there_and_back(module: nn.Module) -> nn.Module:
    where = {x.device for x in (*module.parameters(), *module.buffers())}
    moved = copies.deepcopy(module).cpu()
    return moved.to(where.pop()) if where else moved
