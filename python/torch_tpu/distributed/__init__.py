"""torch.distributed on device "tpu": the backend "tpu_dist", which `init_process_group()` finds.

Ranks are processes with one device each, as everywhere in torch, or threads of one process.
Importing this starts no device.
"""

import enum
import functools
import hashlib
import itertools
import json
import os
import socket
import threading
from typing import Any

import torch
import torch.distributed as dist

from torch_tpu import _C, _platform

BACKEND = "tpu_dist"

_groups = itertools.count()
_of_thread = threading.local()


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
    if torch.__version__.startswith(("2.11.", "2.12.")):
        _name_the_default(dist.distributed_c10d)


def _name_the_default(module: Any) -> None:
    """Let a group for which no backend is named ask for this one by its name.

    Reason: torch makes a backend for the accelerator alone, and takes the group for one of gloo, of
    which `DistributedDataParallel` finds nothing. Versions: 2.11 and 2.12.
    """
    stock = module._new_process_group_helper

    @functools.wraps(stock)
    def _new_process_group_helper(
        size: int, rank: int, ranks: Any, backend: Any, *args: Any, **kwargs: Any
    ) -> Any:
        if backend == "undefined":
            accelerator = torch._C._get_accelerator()
            backend = dist.Backend(f"tpu:{BACKEND}") if accelerator.type == "tpu" else backend
        return stock(size, rank, ranks, backend, *args, **kwargs)

    module._new_process_group_helper = _new_process_group_helper


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
        ranks_are = _Ranks.APART
        if choice != "isolated" and not are_recorded():
            ranks_are = _meet(options.store, rank, size)
        records = are_recorded() or ranks_are is not _Ranks.APART
        world = (dist.get_world_size() if ranks else size) if records else 0
        # A program that all devices start must not wait for what the host carries.
        checks, fuses = choice != "trust", choice != "isolated" and not records
        identity = str(options.group_id)
        torch.ops.tpu.attach_backend(name, identity, checks, fuses, ranks, world, seconds)
    finally:
        c10d._unregister_process_group(name)
    backend = place._get_backend(torch.device("tpu"))
    if ranks_are is _Ranks.THREADS and not ranks:
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


class _Ranks(enum.Enum):
    """What the ranks of the world are."""

    APART = "apart"  # each with devices that no program of another one reaches
    THREADS = "threads"  # of this process, with its devices
    SLICE = "slice"  # processes with one device of a slice each


_ranks = _Ranks.APART


def _meet(store: Any, rank: int, size: int) -> _Ranks:
    """Find out what the ranks of the world are, when it is made; rank 0 says it.

    Threads and the processes of a slice have collectives that are operations of programs, which all
    their devices start together.
    """
    global _ranks
    if dist.is_initialized():
        return _ranks
    _ranks = _Ranks.APART
    if size > 1:
        store.set(f"{BACKEND}/at/{rank}", json.dumps(_own_place(rank, size)))
        if rank == 0:
            places = [json.loads(store.get(f"{BACKEND}/at/{other}")) for other in range(size)]
            store.set(f"{BACKEND}/are", json.dumps(_judge(places)))
        told = json.loads(store.get(f"{BACKEND}/are"))
        _ranks = _Ranks(told["ranks"])
        if _ranks is _Ranks.SLICE:
            _C.join_world(rank, told["ids"], told["address"], told["token"])
    return _ranks


def _own_place(rank: int, size: int) -> dict[str, Any]:
    tpu: Any = torch.get_device_module("tpu")
    place = {
        "host": socket.gethostname(),
        "process": os.getpid(),
        "is_own": tpu.device_count() == size and tpu.current_device() == rank,
    }
    # On the CPU there is no slice, so no device is started for the question.
    if _platform.resolve().name != "cpu" and (slice := _C.slice()) is not None:
        ids, place["device"] = slice
        place["slice"] = _digest(ids)
    return place


def _judge(places: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what the ranks at these places are, and how those of a slice meet."""
    hosts = {place["host"] for place in places}
    if len({(place["host"], place["process"]) for place in places}) == 1:
        is_each = all(place["is_own"] for place in places)
        return {"ranks": (_Ranks.THREADS if is_each else _Ranks.APART).value}
    ids = [place["device"] for place in places if "device" in place]
    if len(set(ids)) < len(places):
        return {"ranks": _Ranks.APART.value}
    whole = _digest(ids)
    if any(place["slice"] != whole for place in places):
        return {"ranks": _Ranks.APART.value}
    address = _address(len(hosts) == 1)
    port, token = _C.coordinate_world(address, len(places))
    told = {"ids": ids, "address": f"{address}:{port}", "token": token}
    return {"ranks": _Ranks.SLICE.value, **told}


def _digest(ids: list[int]) -> str:
    """Return a short word for a set of devices: each rank of thousands tells rank 0 its slice."""
    return hashlib.sha256(json.dumps(sorted(ids)).encode()).hexdigest()


def _address(is_one_host: bool) -> str:
    """Return the address by which the ranks of the world reach this host."""
    if is_one_host:
        return "127.0.0.1"
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outward:
            # Nothing is sent: this address, of no network, is behind the way to others.
            outward.connect(("192.0.2.1", 1))
            return str(outward.getsockname()[0])
    except OSError:
        return socket.gethostbyname(socket.gethostname())


def alone(rank: int, size: int) -> Any:
    """Return a backend of host tensors that sends nothing, as if all ranks had the same values."""
    from torch.testing._internal.distributed.fake_pg import FakeProcessGroup

    options = FakeProcessGroup.Options()
    # torch before 2.15 simulates nothing else.
    if hasattr(options, "simulate_uniform_ranks"):
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
