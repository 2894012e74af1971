"""Rounds of an elastic job: the store of each has only what its own ranks put there.

Knows stores alone, no groups and no devices.
"""

import functools
import time
import uuid
from datetime import timedelta
from typing import Any

import torch
import torch.distributed as dist

# Between looks for a newer round.
_PAUSE = timedelta(seconds=0.2)


def separate_rounds(module: Any) -> None:
    """Give the ranks of each round of an elastic job a part of the agent's store to themselves.

    Reason: after a restart torch hands out the same store, in which groups find the addresses of
    ranks that are gone. Gloo fails to connect to them.
    Versions: 2.11 to 2.15.
    """
    create = module._create_c10d_store

    @functools.wraps(create)
    def _create_c10d_store(
        hostname: str, port: int, rank: int, world_size: int, timeout: timedelta, *args: Any
    ) -> Any:
        store = create(hostname, port, rank, world_size, timeout, *args)
        is_of_agent = getattr(module, "_agent_store_serves", None)
        lasts = (
            is_of_agent(hostname, port) if is_of_agent else module._torchelastic_use_agent_store()
        )
        if not lasts or torch._C._get_accelerator().type != "tpu":
            return store
        c10d: Any = dist
        return c10d.PrefixStore(begin_round(store, rank, world_size, timeout), store)

    module._create_c10d_store = _create_c10d_store


def begin_round(store: Any, rank: int, size: int, timeout: timedelta) -> str:
    """Return a name that the ranks of this round agree on, and no round before had.

    Rank 0 proposes a name, and a round that all ranks have joined begins. A rank may find the name
    of an earlier round: one that has begun counts too many ranks, and one that has not never will.
    """
    end = time.monotonic() + timeout.total_seconds()

    def waits(key: str, most: timedelta = timeout) -> bool:
        try:
            left = timedelta(seconds=max(0.001, end - time.monotonic()))
            store.wait([key], min(most, left))
        except dist.DistStoreError:
            return False
        return True

    def missing(name: str) -> dist.DistStoreError:
        others = [other for other in range(1, size) if not store.check([f"{name}/{other}"])]
        others = others if name else []
        ranks = ", ".join(map(str, others[:8])) + (", ..." if len(others) > 8 else "")
        who = f"ranks {ranks} of {size} did" if others else "rank 0 did"
        return dist.DistStoreError(
            f"rank {rank} waited {timeout.total_seconds():g} s for all ranks to start: {who} not "
            "come; their own output says why, and a longer timeout= waits for slow ones"
        )

    if rank == 0:
        name = uuid.uuid4().hex
        store.set("round", name)
        if size > 1 and not waits(f"{name}/full"):
            raise missing(name)
        store.set(f"{name}/begun", "")
        return name
    name, count = "", size
    while waits("round") and time.monotonic() < end:
        newest = store.get("round").decode()
        if newest != name:
            name = newest
            store.set(f"{name}/{rank}", "")
            count = store.add(f"{name}/count", 1)
            if count == size - 1:
                store.set(f"{name}/full", "")
        if count >= size:
            time.sleep(_PAUSE.total_seconds())
        elif waits(f"{name}/begun", _PAUSE):
            return name
    raise missing(name)
