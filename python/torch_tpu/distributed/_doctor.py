"""Says what is right and what is wrong with this machine, before a job does."""

import importlib.metadata
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from torch_tpu.distributed._launch import launch
from torch_tpu.distributed._topology import TopologyError, detect

# Files through which a process holds a chip.
_CHIP_FILES = ("/dev/accel", "/dev/vfio/")


def doctor(processes: int) -> int:
    """Print a line for each check, and return 1 if one failed."""
    checks: list[tuple[str, Callable[[], str]]] = [
        ("versions", _versions),
        ("topology", lambda: "\n" + detect().table()),
        ("chips", _holders),
        ("add", _add),
        ("all-reduce", lambda: _all_reduce(processes)),
    ]
    failed = 0
    for name, check in checks:
        try:
            print(f"ok    {name}: {check()}", flush=True)
        except (RuntimeError, TopologyError, OSError) as error:
            failed = 1
            print(f"WRONG {name}: {error}", flush=True)
    return failed


def _versions() -> str:
    names = ("torchtpu", "torch", "libtpu", "xla-cpu-pjrt", "jax")
    found = [f"Python {platform.python_version()}"]
    for name in names:
        try:
            found.append(f"{name} {importlib.metadata.version(name)}")
        except importlib.metadata.PackageNotFoundError:
            continue
    return ", ".join(found)


def _holders() -> str:
    holders = sorted(set(_processes_with_chips()))
    if holders:
        raise RuntimeError(f"chips are held by other processes: {', '.join(holders)}; end them")
    return "no other process holds one"


def _processes_with_chips() -> Iterator[str]:
    for link in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            target = os.readlink(link)
        except OSError:
            continue
        number = link.parts[2]
        if target.startswith(_CHIP_FILES) and number != str(os.getpid()):
            yield f"process {number}"


def _add() -> str:
    # A process of its own: this one then holds no chip that the next check needs.
    code = (
        "import torch, torch_tpu; x = torch.ones(2, device='tpu') + 1; "
        "assert x.tolist() == [2.0, 2.0]; "
        "print(torch_tpu._C.platform_name(), torch.tpu.get_device_name(), "
        "torch.tpu.device_count(), 'devices')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1])
    return done.stdout.strip()


def _all_reduce(processes: int) -> str:
    script = (
        "import os, torch, torch_tpu, torch.distributed as dist; dist.init_process_group(); "
        "torch.tpu.set_device(int(os.environ['LOCAL_RANK'])); "
        "x = torch.ones(1, device='tpu'); dist.all_reduce(x); "
        "assert x.item() == dist.get_world_size(); dist.destroy_process_group()"
    )
    topology = detect(hosts=["localhost"], processes=processes or None)
    if topology.processes < 2 and not topology.chips:
        topology = detect(hosts=["localhost"], processes=2)
    if code := launch(topology, [sys.executable, "-c", script]):
        raise RuntimeError(f"{topology.processes} processes of this host ended with {code}")
    return f"{topology.processes} processes of this host agree"
