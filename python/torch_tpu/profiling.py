"""Looking at what the device does: why it compiled, where time goes, which sizes vary."""

import contextlib
import json
import os
from collections.abc import Iterator

import torch

from torch_tpu import _C


def explain() -> str:
    """Say which programs were compiled lately, and why."""
    return _C.explain()


@contextlib.contextmanager
def profile(path: str | os.PathLike[str]) -> Iterator[None]:
    """Write a trace of what happens inside the `with` block for Perfetto or `chrome://tracing`.

    It has a track for each thread that records and compiles, and one for each device. What
    PyTorch itself does is in the traces of `torch.profiler`, which show the device too.
    """
    _C.profile_begin()
    try:
        yield
    finally:
        spans = _C.profile_end()
    tracks = {track: i for i, track in enumerate(dict.fromkeys(span[2] for span in spans))}
    pid = os.getpid()
    events: list[dict[str, object]] = [
        {"ph": "M", "name": "thread_name", "pid": pid, "tid": tid, "args": {"name": track}}
        for track, tid in tracks.items()
    ]
    for kind, name, track, start, end, amount in spans:
        events.append(
            {
                "ph": "X",
                "cat": kind,
                "name": name,
                "pid": pid,
                "tid": tracks[track],
                "ts": start / 1e3,
                "dur": (end - start) / 1e3,
                "args": {"bytes" if kind == "transfer" else "ops": amount},
            }
        )
    with open(path, "w") as file:
        json.dump({"traceEvents": events, "displayTimeUnit": "ms"}, file)


def mark_dynamic(tensor: torch.Tensor, dim: int, min: int, max: int) -> None:
    """Say that the size of a dimension will vary between two bounds.

    Sizes that vary are noticed without it, at the third of them. What is marked is expected to: the
    second size is then compiled for all others too, and no program is made for more than `max`.
    `torch.compile` traces with a symbol for the dimension at once.

    Raises `IndexError` for a dimension that the tensor has not, `ValueError` for bounds between
    which its size does not lie.
    """
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
    dim %= tensor.dim()
    torch._dynamo.mark_dynamic(tensor, dim, min=min, max=max)
    if tensor.device.type == "tpu" and tensor.is_contiguous() and tensor.numel():
        _C.mark_dynamic(tensor.untyped_storage().data_ptr(), list(tensor.shape), dim, max)
