"""Reports of the device's work: the reasons for compilations, and the time of each step.

`mark_dynamic` stands here too, as its effect shows in these reports: fewer compilations.
"""

import contextlib
import json
import os
import sys
from collections.abc import Iterator

import torch

from torch_tpu import _C


def explain() -> str:
    """Return a text that lists the programs compiled lately, each with its reason and its line.

    On TPUs it lists calls of attention, too, each with its form and the reason.
    """
    choice = sys.modules.get("torch_tpu._attention.choice")
    return _C.explain() + (choice.explanation() if choice else "")


@contextlib.contextmanager
def profile(path: str | os.PathLike[str]) -> Iterator[None]:
    """Write a trace of the `with` block to a file, for Perfetto or `chrome://tracing`.

    The trace has a track for each thread that records or compiles, and a track for each device. The
    traces of `torch.profiler` show the device beside PyTorch's own work. Raises `RuntimeError`
    inside another profile.
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
    """Announce that the size of a dimension will vary between two bounds, `min` and `max`.

    Without a mark, the third size makes a program for all sizes. With a mark, the second size does,
    and no program is made for more than `max`. `torch.compile` traces with a symbol for the
    dimension at once. `tensor` may be on any device; `dim` may be negative.

    Raises `IndexError` for a dimension that the tensor does not have, and `ValueError` for bounds
    that exclude the tensor's own size.
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
