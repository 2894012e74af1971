"""Ranks that fail: the others say within the group's time what is missing, and go on or end.

Each function is one rank's program. It prints a line that the test looks at.
"""

import datetime
import os
import sys
import time
from collections.abc import Callable

import torch
import torch.distributed as dist

RANK = int(os.environ.get("RANK", "0"))


def _error_of(action: Callable[[], object]) -> str:
    try:
        action()
    except RuntimeError as error:
        return f"{type(error).__name__} {error}".replace("\n", " ")
    return "no error"


def _told(action: Callable[[], object]) -> None:
    """Print the error of an action, which must be one, and show that the process goes on."""
    print(_error_of(action), flush=True)
    assert (torch.ones(2, device="tpu") + 1).tolist() == [2, 2]


def a_rank_dies() -> None:
    x = torch.ones(4, device="tpu")
    dist.all_reduce(x)
    assert x.tolist() == [2.0] * 4
    if RANK == 1:
        os._exit(3)
    y = x.mean()
    dist.all_reduce(y)
    _told(lambda: y.item())


def a_rank_sleeps() -> None:
    x = torch.ones(4, device="tpu")
    if RANK == 1:
        time.sleep(12)
        return
    work = dist.all_reduce(x, async_op=True)
    assert not work.is_completed()
    _told(lambda: work.wait(datetime.timedelta(seconds=1)))
    _told(lambda: x.tolist())


def calls_differ() -> None:
    """Of other sizes, operations and types. The group is usable in between and afterwards."""
    x = torch.ones(4 + RANK, device="tpu")
    dist.all_reduce(x)
    _told(lambda: x.tolist())
    y = torch.ones(4, device="tpu")
    if RANK == 0:
        dist.all_reduce(y)
    else:
        dist.broadcast(y, 0)
    _told(lambda: y.tolist())
    z = torch.ones(4, device="tpu", dtype=torch.float32 if RANK == 0 else torch.bfloat16)
    dist.all_reduce(z)
    _told(lambda: torch.tpu.synchronize())
    last = torch.ones(3, device="tpu")
    dist.all_reduce(last)
    assert last.tolist() == [2.0] * 3


def calls_differ_in_programs() -> None:
    """The collective is part of a program, whose other results are lost with it."""
    x = torch.ones(4 + RANK, device="tpu") * 2
    dist.all_reduce(x)
    y = x + 1
    _told(lambda: y.tolist())
    last = torch.ones(3, device="tpu") * 2
    dist.all_reduce(last)
    assert last.tolist() == [4.0] * 3


def an_operand_fails() -> None:
    """Of rank 1. Collectives after it are right, and so are sends and receives."""
    good = torch.ones(4, device="tpu")
    torch.tpu.synchronize()
    bad = torch.ones(4 + RANK, device="tpu")
    dist.all_reduce(bad)
    for call in _all_reduce, _gather, _exchange, _pass_on:
        _told(lambda call=call: call((bad[:4] if RANK == 1 else good) + 1).tolist())
        value = call(good * (RANK + 1))
        assert value.tolist() == ([3.0] if call is _all_reduce else [2.0]) * 4, value
    first, last = (_error_of(lambda n=n: _chain(bad[:4] if RANK else good, n)) for n in (1, 5))
    assert first.count("number") == last.count("number"), last
    print("the last of a chain says what the first one said", flush=True)


def _chain(x: torch.Tensor, length: int) -> None:
    x = x + 1
    for _ in range(length):
        dist.all_reduce(x)
    x.tolist()


def _all_reduce(x: torch.Tensor) -> torch.Tensor:
    dist.all_reduce(x)
    return x


def _gather(x: torch.Tensor) -> torch.Tensor:
    """Rank 1's part, on rank 0."""
    parts = [torch.empty_like(x) for _ in range(2)] if RANK == 0 else None
    dist.gather(x, parts)
    return parts[1] if parts else x


def _exchange(x: torch.Tensor) -> torch.Tensor:
    """Rank 1's value, on rank 0, which sends nothing."""
    result = torch.empty(4 if RANK == 0 else 0, device="tpu")
    sent, got = ([0, 0], [0, 4]) if RANK == 0 else ([4, 0], [0, 0])
    dist.all_to_all_single(result, x if RANK == 1 else x[:0], got, sent)
    return result if RANK == 0 else x


def _pass_on(x: torch.Tensor) -> torch.Tensor:
    """Rank 1's value, on rank 0."""
    dist.send(x, 0) if RANK == 1 else dist.recv(x, 1)
    return x


def leaves_in_the_middle() -> None:
    """A process that ends does not wait for peers that never come."""
    x = torch.ones(4, device="tpu")
    if RANK == 0:
        dist.all_reduce(x)
    print("left", flush=True)
    os.sync()


if __name__ == "__main__":
    import torch_tpu  # noqa: F401

    store = dist.FileStore(sys.argv[2], 2)
    # A slow start is no failure.
    store.set(f"started {RANK}", "")
    store.wait(["started 0", "started 1"])
    patience = datetime.timedelta(seconds=5)
    dist.init_process_group("tpu_dist", store=store, rank=RANK, world_size=2, timeout=patience)
    globals()[sys.argv[1]]()
    if sys.argv[1] != "leaves_in_the_middle":
        dist.destroy_process_group()
