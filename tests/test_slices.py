"""Processes with one device each of a slice, as on TPUs: their collectives are inside programs.

A plugin for tests makes the slice of the CPU's devices; see `crates/pjrt/src/slice.rs`.
"""

import json
import os
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests import ranks, world_kills
from tests.forks import Forks
from tests.test_worlds import IMPORTS as OF_WORLDS
from tests.test_worlds import WORLDS

pytestmark = pytest.mark.usefixtures("tpu")

IMPORTS = OF_WORLDS


@pytest.fixture(scope="module")
def said(forks: Forks) -> dict[str, list[str]]:
    """What the ranks say of each case."""
    found: dict[str, list[str]] = {}
    for world in (2, 4):
        names = [name for name, size in WORLDS if size == world]
        found |= ranks.run(names, world, forks, has_slice=True)
    return found


@pytest.mark.parametrize("name", [name for name, _ in WORLDS])
def test_ranks_compute_what_stock_pytorch_does(said: dict[str, list[str]], name: str) -> None:
    assert not said[name], "\n".join(said[name])


STEPS = """
import json, os, torch, torch.distributed as dist, torch_tpu
from torch import nn
from torch.distributed.fsdp import fully_shard

rank, world = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
counter = torch_tpu.metrics.counter
torch.manual_seed(0)
width = int(os.environ["WIDTH"])
net = nn.Sequential(nn.Linear(16, width), nn.GELU(), nn.Linear(width, 16))
said = {"steps": []}
for attempt in range(2):
    # The second world is a new one, with the ranks in another order.
    own = rank if attempt == 0 else world - 1 - rank
    store = dist.FileStore(os.environ["PLACE"] + f"/store{attempt}", world)
    dist.init_process_group("tpu_dist", store=store, rank=own, world_size=world)
    # Every index is the process's one device.
    device = torch.device("tpu", rank) if attempt else torch.device("tpu")
    torch.tpu.set_device(device)
    if not attempt:
        model = net.to(device)
        fully_shard([model[0]]), fully_shard(model)
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)
        for step in range(6):
            names = ("cuts", "compiles", "collectives", "collectives_fused", "bytes_d2h")
            torch.tpu.synchronize()
            before = [counter(name) for name in names]
            x = torch.randn(4, 16, generator=torch.Generator().manual_seed(100 * step + own))
            loss = model(x.to(device)).square().mean()
            loss.backward()
            if width % world:
                nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            optimizer.zero_grad()
            torch.tpu.synchronize()
            said["steps"].append([counter(n) - b for n, b in zip(names, before)])
    y = torch.full((3,), own + 1.0, device=device) * 2
    dist.broadcast(y, 0)
    said[f"world {attempt}"] = y.tolist()
    # Another index, of the same device.
    z = torch.arange(world, device=f"tpu:{world - 1 - rank}") + own
    dist.all_reduce(z)
    said[f"sum {attempt}"] = z.to(f"tpu:{rank}").tolist()
    dist.destroy_process_group()
print(json.dumps(said))
"""


def _steps(forks: Forks, tmp_path: Path, width: int) -> list[dict[str, Any]]:
    """Return what each rank says of its steps, and of two worlds."""
    world, platform = 2, ranks.of_a_slice(tmp_path)

    def start(rank: int) -> dict[str, Any]:
        own = {"RANK": str(rank), "WORLD_SIZE": str(world), "LOCAL_WORLD_SIZE": str(world)}
        own["WIDTH"] = str(width)
        env = {**os.environ, **own, **platform, "PLACE": str(tmp_path), "OMP_NUM_THREADS": "1"}
        done = forks.run(rank, STEPS, env, timeout=300)
        assert done.returncode == 0, done.stderr
        said: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return said

    with ThreadPoolExecutor(world) as pool:
        return list(pool.map(start, range(world)))


def test_a_step_is_one_program_on_every_process(forks: Forks, tmp_path: Path) -> None:
    """Its collectives are in the program, so the host sees nothing; and a second world is right."""
    for said in _steps(forks, tmp_path, 32):
        cuts, compiles, collectives, fused, to_host = said["steps"][-1]
        assert (cuts, compiles, to_host) == (1, 0, 0), said
        assert collectives == fused > 0, said
        assert said["world 0"] == said["world 1"] == [2.0] * 3
        assert said["sum 0"] == said["sum 1"] == [1, 3]


def test_uneven_shards_share_what_is_before_the_optimizer(forks: Forks, tmp_path: Path) -> None:
    """Ranks hold 17 and 16 rows, so they clip and update other sizes than their peers."""
    for said in _steps(forks, tmp_path, 33):
        cuts, compiles, collectives, fused, to_host = said["steps"][-1]
        assert (cuts, compiles, to_host) == (1, 0, 0), said
        assert collectives - 1 == fused > 0, said


def test_random_programs_of_processes_of_a_slice() -> None:
    command = [sys.executable, "-m", "tests.world_fuzz", "--world", "3", "--slice"]
    command += ["--programs", "6"]
    done = subprocess.run(command, cwd=ranks.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "6 programs, 0 wrong" in done.stdout


@pytest.mark.parametrize("kind", ["kill", "pause"])
def test_a_rank_that_is_killed_or_late(forks: Forks, kind: str) -> None:
    plan, complaint = world_kills.play(forks, random.Random(kind), kind, has_slice=True)
    assert not complaint, f"{plan}: {complaint}"
