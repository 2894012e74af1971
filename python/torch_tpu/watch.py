"""Looking at what the device does: why it compiled, where time goes, which sizes vary."""

import contextlib
import os
from collections.abc import Iterator

import torch

from torch_tpu import _C


def explain() -> str:
    """Say which programs were compiled lately, and why."""
    return _C.explain()


@contextlib.contextmanager
def profile(path: str | os.PathLike[str]) -> Iterator[None]:
    """Write a trace of what happens inside the `with` block for Perfetto or `chrome://tracing`."""
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as trace:
        yield
        with torch.profiler.record_function("torch_tpu.sync"):
            _C.sync()
    trace.export_chrome_trace(os.fspath(path))


def mark_dynamic(tensor: torch.Tensor, dim: int, min: int, max: int) -> None:
    """Tell `torch.compile` that a dimension will vary between two bounds."""
    if not -tensor.dim() <= dim < tensor.dim():
        raise IndexError(
            f"Dimension out of range (expected to be in range of [{-tensor.dim()}, "
            f"{tensor.dim() - 1}], but got {dim})"
        )
    if not 0 <= min <= tensor.size(dim) <= max:
        raise ValueError(
            f"mark_dynamic: the size of dimension {dim} is {tensor.size(dim)}, which is not "
            f"between {min} and {max}"
        )
    torch._dynamo.mark_dynamic(tensor, dim % tensor.dim(), min=min, max=max)
