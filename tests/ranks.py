"""Runs programs on several ranks: processes that form a world, each of which runs many cases.

A case is a function of a device's name that returns values. Each rank runs it on the CPU over gloo,
as stock PyTorch does, and on device "tpu", and compares the two.
"""

import importlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.forks import Forks

ROOT = Path(__file__).parents[1]
# Seconds. No case takes a tenth of this on a slow machine.
PATIENCE = 900


def of_a_slice(folder: str | Path) -> dict[str, str]:
    """Return the variables of processes that have one device each of a slice, as on TPUs.

    They exchange files in the folder, which is theirs alone.
    """
    from torch_tpu import _platform

    (meeting := Path(folder) / "slice").mkdir()
    return {
        "TORCH_TPU_PLATFORM": str(ROOT / "target" / "release" / "libslice.so"),
        "SLICE_PLUGIN": str(_platform._plugin("cpu")),
        "SLICE_FOLDER": str(meeting),
    }


def run(
    cases: Sequence[str], world: int, forks: Forks, *, has_slice: bool = False
) -> dict[str, list[str]]:
    """Return, for each case, what each rank says of it: nothing if all is right.

    A case is named by its module and function, as in `tests.worlds.training.ddp`.
    """
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(world) as pool:
        code = f"from tests import ranks; ranks.main({folder!r}, {list(cases)})"
        platform = of_a_slice(folder) if has_slice else {}

        def started(rank: int) -> int:
            given = {"RANK": str(rank), "LOCAL_RANK": str(rank), "OMP_NUM_THREADS": "1"}
            size = {"WORLD_SIZE": str(world), "LOCAL_WORLD_SIZE": str(world)}
            try:
                done = forks.run(0, code, {**os.environ, **given, **size, **platform}, PATIENCE)
            except subprocess.TimeoutExpired:
                return -signal.SIGKILL
            print(done.stdout, done.stderr, file=sys.stderr)
            return done.returncode

        codes = list(pool.map(started, range(world)))
        found: dict[str, list[str]] = {case: [] for case in cases}
        for rank, code in enumerate(codes):
            path = Path(folder) / f"{rank}.json"
            said = json.loads(path.read_text()) if path.exists() else {}
            for case in cases:
                text = said.get(case, f"rank {rank} ended with {code} before it")
                found[case] += [f"rank {rank}: {text}"] if text else []
        return found


def as_threads(world: int, rank: Callable[[int], Any], leaves: bool = True) -> list[Any]:
    """Return what each rank gives, where ranks are threads of this process.

    Each has its own groups and its own device; the backward runs on its own thread. A rank leaves
    its groups at the end, unless its thread is to end without a word.
    """
    import torch
    import torch.distributed as dist
    from torch.testing._internal.distributed import multi_threaded_pg

    isolate = torch._C._distributed_c10d._set_thread_isolation_mode
    isolate(True)
    # In torch 2.11 the threads' worlds lack what a world has.
    if not hasattr(multi_threaded_pg.ThreadLocalWorld, "comms"):
        multi_threaded_pg.ThreadLocalWorld.comms = property(lambda _: [])
    multi_threaded_pg._install_threaded_pg()

    errors: list[BaseException] = []

    def run(number: int) -> Any:
        with torch.autograd.set_multithreading_enabled(False):
            torch.tpu.set_device(number)
            try:
                return rank(number)
            except BaseException as error:
                errors.append(error)
                raise
            finally:
                if leaves and dist.is_initialized():
                    dist.destroy_process_group()

    try:
        with ThreadPoolExecutor(world) as pool:
            ranks = [pool.submit(run, i) for i in range(world)]
    finally:
        multi_threaded_pg._uninstall_threaded_pg()
        isolate(False)
    # The others fail because the first one did.
    if errors:
        raise errors[0]
    return [done.result() for done in ranks]


def main(folder: str, cases: Sequence[str]) -> None:
    import datetime

    import torch
    import torch.distributed as dist
    import torch_tpu  # noqa: F401

    rank, world = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
    torch.set_num_threads(1)
    store = dist.FileStore(f"{folder}/store", world)
    patience = datetime.timedelta(seconds=PATIENCE / 5)
    dist.init_process_group(
        "cpu:gloo,tpu:tpu_dist", store=store, rank=rank, world_size=world, timeout=patience
    )
    torch.tpu.set_device(rank)
    said = {}
    for name in cases:
        module, _, function = name.rpartition(".")
        case = getattr(importlib.import_module(module), function)
        start = time.monotonic()
        try:
            said[name] = _compare(case)
        except Exception:
            said[name] = traceback.format_exc()
        print(f"rank {rank}: {name}: {time.monotonic() - start:.1f} s", file=sys.stderr)
        (Path(folder) / f"{rank}.json").write_text(json.dumps(said))
        # A case that failed on one rank may have left the others in the middle of a collective.
        if said[name]:
            os._exit(1)
    dist.barrier()
    dist.destroy_process_group()


def _compare(case: Callable[[str], Any]) -> str:
    import torch
    import torch_tpu

    results = []
    for device in ("cpu", "tpu"):
        torch.manual_seed(0)
        results.append(case(device))
    fallbacks = torch_tpu.metrics.fallbacks()
    if fallbacks:
        return f"fallbacks: {fallbacks}"
    try:
        torch.testing.assert_close(_host(results[1]), _host(results[0]))
    except AssertionError as error:
        return str(error)
    return ""


def _host(value: Any) -> Any:
    import torch

    if isinstance(value, torch.Tensor):
        return value.detach().cpu()
    if isinstance(value, dict):
        return {key: _host(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_host(each) for each in value]
    # What was read of a float32 tensor has its precision.
    return torch.tensor(value) if isinstance(value, float) else value
