"""torch.distributed on device "tpu": the backend "tpu_dist", which `init_process_group()` finds.

Ranks are processes with one device each, as everywhere in torch, or threads of one process.
Importing this starts no device.
"""

import itertools
import os
import socket
import threading
from typing import Any

import torch
import torch.distributed as dist

BACKEND = "tpu_dist"

_groups = itertools.count()
_are_devices = False
_of_thread = threading.local()
_MOST_DEVICES = 64  # of one process; larger worlds are not asked


def __getattr__(name: str) -> Any:
    if name not in ("Mesh", "spmd"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from torch_tpu.distributed import _spmd

    return getattr(_spmd, name)


def register() -> None:
    """Make "tpu_dist" the backend for tensors on device "tpu"; does nothing the second time."""
    if not dist.is_available() or BACKEND in dist.Backend.backend_list:
        return
    dist.Backend.register_backend(BACKEND, _create, extended_api=True, devices=["tpu"])


def _create(options: Any, _: Any) -> Any:
    """Return the backend of a new group.

    gloo carries its collectives. On a device that is only described, they are recorded instead.
    """
    rank, size = options.group_rank, options.group_size
    c10d: Any = torch._C._distributed_c10d
    store = c10d.PrefixStore(BACKEND, options.store)
    host: Any
    if are_recorded():
        host = alone(rank, size)
    else:
        host = dist.ProcessGroupGloo(store, rank, size, timeout=options.timeout)
    # Backends cross between Python and C++ as parts of a registered group.
    place = dist.ProcessGroup(store, rank, size)
    place._register_backend(torch.device("cpu"), dist.ProcessGroup.BackendType.GLOO, host)
    name = f"torch_tpu {next(_groups)}"
    c10d._register_process_group(name, place)
    try:
        ranks = options.global_ranks_in_group
        seconds = options.timeout.total_seconds()
        choice = _choice()
        records = are_recorded() or (
            choice != "isolated" and _ranks_are_devices(options.store, rank, size)
        )
        world = (dist.get_world_size() if ranks else size) if records else 0
        # A program that all devices start must not wait for what the host carries.
        checks, fuses = choice != "trust", choice != "isolated" and not records
        identity = str(options.group_id)
        torch.ops.tpu.attach_backend(name, identity, checks, fuses, ranks, world, seconds)
    finally:
        c10d._unregister_process_group(name)
    backend = place._get_backend(torch.device("tpu"))
    if _are_devices and not ranks:
        _of_thread.rank = _Rank(backend)
    return backend


class _Rank:
    """A rank that is a thread: as the thread ends, the others hear that it comes no more."""

    def __init__(self, backend: Any) -> None:
        self.backend = backend

    def __del__(self) -> None:
        self.backend.shutdown()


def are_recorded() -> bool:
    """Return whether collectives are operations of programs, which run nowhere."""
    return os.environ.get("TORCH_TPU_PLATFORM", "").startswith("plan:")


def _ranks_are_devices(store: Any, rank: int, size: int) -> bool:
    """Return whether the ranks of the world are threads of this process with its devices.

    Their collectives are then operations of programs, which all devices start together. The ranks
    agree on it when the world is made.
    """
    global _are_devices
    if not dist.is_initialized():
        tpu: Any = torch.get_device_module("tpu")
        is_own = tpu.device_count() == size and tpu.current_device() == rank
        _are_devices = False
        if 1 < size <= _MOST_DEVICES:
            place = f"{socket.gethostname()} {os.getpid()}"
            store.set(f"{BACKEND}/at/{rank}", place if is_own else "elsewhere")
            places = [store.get(f"{BACKEND}/at/{other}") for other in range(size)]
            _are_devices = all(other == place.encode() for other in places)
    return _are_devices


def alone(rank: int, size: int) -> Any:
    """Return a backend of host tensors that sends nothing, as if all ranks had the same values."""
    from torch.testing._internal.distributed.fake_pg import FakeProcessGroup

    options = FakeProcessGroup.Options()
    options.simulate_uniform_ranks = True
    return FakeProcessGroup._create_internal(rank, size, options)


def _choice() -> str:
    """Return whether ranks compare what they do, and whether programs take part in collectives."""
    choice = os.environ.get("TORCH_TPU_COLLECTIVES", "vote")
    if choice not in ("vote", "isolated", "trust"):
        raise ValueError(
            f"TORCH_TPU_COLLECTIVES must be 'vote', 'isolated' or 'trust', got {choice!r}"
        )
    return choice
