"""Several ranks: collectives, and training that is shared between processes, against stock PyTorch.

One world of processes runs many cases, as starting a process takes longer than a case.
"""

import inspect
import os
import subprocess
import sys
from types import ModuleType

import pytest
import torch

from tests import ranks
from tests.forks import Forks
from tests.worlds import collectives, parallel, programs, saving, training

pytestmark = pytest.mark.usefixtures("tpu")

# What all ranks import.
IMPORTS = ["torch._inductor.compile_fx", "torch.distributed.fsdp"]

# Four ranks on two processors take long, so they run what two ranks cannot.
FOUR = {"sub_groups", "hybrid_fsdp", "tensor_parallel_in_fsdp", "pipeline_1f1b", "point_to_point"}

# The stock side of this schedule sends to its own rank, which gloo of torch 2.11 refuses.
LEFT_OUT = {"pipeline_zero_bubble"} if torch.__version__.startswith("2.11.") else set()


def _cases(module: ModuleType) -> list[str]:
    functions = inspect.getmembers(module, inspect.isfunction)
    own = (name for name, function in functions if function.__module__ == module.__name__)
    return [name for name in own if not name.startswith("_") and name not in LEFT_OUT]


WORLDS = [
    (f"{module.__name__}.{name}", 4 if name in FOUR else 2)
    for module in (collectives, parallel, programs, saving, training)
    for name in _cases(module)
]


@pytest.fixture(scope="module")
def said(forks: Forks) -> dict[tuple[str, int], list[str]]:
    """What the ranks say of each case."""
    found: dict[tuple[str, int], list[str]] = {}
    for world in (2, 4):
        names = [name for name, size in WORLDS if size == world]
        for name, said in ranks.run(names, world, forks).items():
            found[name, world] = said
    return found


@pytest.mark.parametrize("ranks_are", [("--world", "3"), ("--world", "4", "--threads")])
def test_random_programs_of_ranks(ranks_are: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "tests.world_fuzz", *ranks_are, "--programs", "6"]
    done = subprocess.run(command, cwd=ranks.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "6 programs, 0 wrong" in done.stdout


THREADS = """
import copy, os, torch, torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard
from tests.ranks import as_threads

WORLD, store = int(os.environ["TORCH_TPU_CPU_DEVICES"]), dist.HashStore()

torch.manual_seed(0)
start = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 16))

def batch(rank, step):
    return torch.randn(4, 16, generator=torch.Generator().manual_seed(100 * step + rank))

def rank(number):
    dist.init_process_group("tpu_dist", store=store, rank=number, world_size=WORLD)
    net = copy.deepcopy(start).to("tpu")
    mesh = dist.init_device_mesh("tpu", (WORLD,))
    fully_shard([net[0]], mesh=mesh), fully_shard(net, mesh=mesh)
    if "COMPILED" in os.environ:
        net.compile()
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-2)
    losses, counts = [], []
    for step in range(8):
        dist.barrier()
        before = [torch_tpu.metrics.counter(name) for name in ("cuts", "compiles")]
        dist.barrier()
        loss = net(batch(number, step).to("tpu")).square().mean()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.item())
        dist.barrier()
        now = [torch_tpu.metrics.counter(name) for name in ("cuts", "compiles")]
        counts.append([b - a for a, b in zip(before, now)])
        dist.barrier()
    return losses, counts

import torch_tpu
found = as_threads(WORLD, rank)
net = start
optimizer = torch.optim.AdamW(net.parameters(), lr=1e-2)
for step in range(8):
    own = [net(batch(number, step)).square().mean() for number in range(WORLD)]
    (sum(own) / WORLD).backward()
    optimizer.step()
    optimizer.zero_grad()
    for number, loss in enumerate(own):
        torch.testing.assert_close(torch.tensor(found[number][0][step]), loss.detach())
print(found[0][1][-1])
"""


def test_ranks_are_threads_with_a_device_each(python) -> None:
    """A step of FSDP2 is one program on each device, which all devices share."""
    done = python(THREADS, timeout=300, TORCH_TPU_CPU_DEVICES="4")
    assert done.stdout.split("\n")[-2] == "[4, 0]", done.stdout


def test_ranks_that_are_threads_compile_their_models(python) -> None:
    """One rank trains while another compiles."""
    done = python(THREADS, timeout=300, TORCH_TPU_CPU_DEVICES="2", COMPILED="1")
    assert done.stdout.split("\n")[-2] == "[2, 0]", done.stdout


MEETING = """
import datetime, random, threading, time, torch, torch.distributed as dist, torch_tpu
import torch.distributed._functional_collectives as funcol
from tests.ranks import as_threads

WORLD, store, arrived = 4, dist.HashStore(), []
together = threading.Barrier(WORLD)

def rank(number):
    limit = datetime.timedelta(seconds=5)
    dist.init_process_group("tpu_dist", store=store, rank=number, world_size=WORLD, timeout=limit)
    pair = [dist.new_group([0, 1]), dist.new_group([2, 3])][number // 2]
    said = {}
    counters = lambda: torch_tpu.metrics.counter("collectives_fused")

    x = torch.full((4,), number + 1.0, device="tpu")
    # All ranks do the same: one program, for groups of the whole world and of two.
    before = counters()
    y = x * 2
    dist.all_reduce(y)
    dist.all_reduce(y, group=pair)
    assert y.tolist() == [40.0] * 4, y
    dist.barrier()
    said["together"] = counters() - before
    dist.barrier()

    z = torch.full((2,), number + 4, device="tpu") * 1
    dist.all_reduce(z, dist.ReduceOp.BAND)
    assert z.tolist() == [4, 4], z
    dist.barrier()

    # Exchanges whose parts are even, or go to one rank each: operations of the program.
    before = counters()
    y = funcol.all_to_all_single(x * 1, [1] * WORLD, [1] * WORLD, dist.group.WORLD)
    assert y.tolist() == [1.0, 2.0, 3.0, 4.0], y
    y = funcol.permute_tensor(x * 1, [3, 0, 1, 2], dist.group.WORLD)
    assert y.tolist() == [(number + 1) % WORLD + 1.0] * 4, y
    dist.barrier()
    said["exchanged"] = counters() - before
    dist.barrier()

    # Parts that look even to ranks 0 and 3 alone.
    rows = [[1, 1, 1, 1], [1, 1, 2, 0], [1, 1, 0, 2], [1, 1, 1, 1]]
    sent, received = rows[number], [row[number] for row in rows]
    expected = [float(rank + 1) for rank in range(WORLD) for _ in range(received[rank])]
    y = torch.empty(4, device="tpu")
    dist.all_to_all_single(y, x * 1, received, sent)
    assert y.tolist() == expected, y
    parts = [y.new_empty(count) for count in received]
    dist.all_to_all(parts, list((x * 1).split(sent)))
    assert torch.cat(parts).tolist() == expected, parts
    if number == 1:
        sent = [1, 3, 0, 0]
    try:
        dist.all_to_all_single(y, x * 1, received, sent)
    except RuntimeError as error:
        said["expected"] = str(error)
    dist.barrier()

    # Parts whose sizes always change take no more programs after a while.
    draw = random.Random(0)
    for step in range(14):
        rows = [[draw.randint(5, 8) for _ in range(WORLD)] for _ in range(WORLD)]
        sent, received = rows[number], [row[number] for row in rows]
        dist.barrier()
        before = torch_tpu.metrics.counter("programs")
        dist.barrier()
        y = torch.full((sum(sent), 3), number + 1.0, device="tpu") * 2
        y = funcol.all_to_all_single(y, received, sent, dist.group.WORLD) / 2
        expected = torch.arange(1.0, WORLD + 1).repeat_interleave(torch.tensor(received))
        assert torch.equal(y.cpu(), expected[:, None].expand(-1, 3)), (step, y)
    dist.barrier()
    said["programs"] = torch_tpu.metrics.counter("programs") - before
    dist.barrier()

    # Collectives without elements.
    none = torch.empty(0, 3, device="tpu")
    whole = none.new_empty(0, 3)
    dist.all_reduce(none)
    dist.all_gather_into_tensor(whole, none)
    dist.reduce_scatter_tensor(none, whole)
    dist.all_to_all_single(whole, none)
    dist.all_gather([none.new_empty(0, 3) for _ in range(WORLD)], none)
    dist.broadcast(none, 1)
    assert none.sum().item() == 0.0

    # A rank saves what the others still compute.
    y = x * 3
    dist.all_reduce(y)
    if number != 0:
        time.sleep(0.1)
    assert len(y.untyped_storage().cpu()) == 16
    dist.barrier()

    # A barrier waits for the last rank.
    if number == 0:
        time.sleep(0.1)
    arrived.append(number)
    dist.barrier()
    assert len(arrived) == WORLD, arrived

    # One rank reads between two collectives, one does more before them.
    before = counters()
    y = x + 1
    dist.all_reduce(y)
    if number == 0:
        assert y.tolist() == [14.0] * 4, y
    if number == 1:
        x = x.sin()
    parts = [torch.empty_like(y) for _ in range(WORLD)]
    dist.all_gather(parts, y + number)
    assert [part[0].item() for part in parts] == [14.0, 15.0, 16.0, 17.0]
    dist.barrier()
    said["apart"] = counters() - before
    dist.barrier()

    # Ranks whose calls differ are named.
    y = torch.ones(5 if number == 1 else 4, device="tpu") * 2
    dist.all_reduce(y)
    try:
        y.tolist()
    except RuntimeError as error:
        said["differ"] = str(error)
    dist.barrier()

    # So is one whose operand failed, and the next collective is right.
    y = (y if number == 2 else x.detach()) + 1
    dist.all_reduce(y)
    try:
        y.tolist()
    except RuntimeError as error:
        said["failed"] = str(error)
    dist.barrier()
    y = x.detach() * 0 + 2
    dist.all_reduce(y)
    assert y.tolist() == [8.0] * 4, y
    dist.barrier()

    # So is one that does not come.
    if number != 3:
        y = x.detach() * 3
        dist.all_reduce(y)
        try:
            y.tolist()
        except RuntimeError as error:
            said["late"] = str(error)
    together.wait()
    return said

found = as_threads(WORLD, rank)
assert [said["together"] for said in found] == [8] * 4, found
assert [said["exchanged"] for said in found] == [8] * 4, found
assert [said["programs"] for said in found] == [0] * 4, found
# All programs begin with the first of two collectives.
assert [said["apart"] for said in found] == [4] * 4, found
for said in found:
    assert "rank 1 sends 3 elements to rank 1, which expects 1" in said["expected"], said
    assert "different collectives" in said["differ"], said
    assert "rank 1 calls all_reduce(tensor<5xf32>" in said["differ"], said
for number, said in enumerate(found):
    assert "rank 2 failed" in said["failed"] or number == 2, said
for said in found[:3]:
    assert "rank 3 did not come to a collective within 5 s" in said["late"], said

# A rank that raises between collectives is named at once, and the next world is a new one.
heard, stores = {}, [dist.HashStore() for _ in range(4)]

def failing(number, at, call):
    dist.init_process_group("tpu_dist", store=stores[at], rank=number, world_size=WORLD)
    y = torch.ones(4, device="tpu") * 2
    dist.all_reduce(y)
    assert y.tolist() == [8.0] * 4, y
    if number == 2:
        raise ValueError("bad weather")
    try:
        call(y * 3)
    except RuntimeError as error:
        heard[at, number] = str(error)
        raise

def reduce(y):
    dist.all_reduce(y)
    y.tolist()

def exchange(y):
    dist.all_to_all_single(torch.empty_like(y), y)

for at, call in enumerate([reduce, lambda _: dist.barrier(), exchange]):
    try:
        as_threads(WORLD, lambda number: failing(number, at, call))
    except ValueError as error:
        assert str(error) == "bad weather"
    for number in (0, 1, 3):
        assert "left the " in heard[at, number], heard
        assert "after ValueError: bad weather" in heard[at, number], heard

# So is one whose thread ends without leaving its groups.
try:
    as_threads(WORLD, lambda number: failing(number, 3, reduce), leaves=False)
except ValueError as error:
    assert str(error) == "bad weather"
for number in (0, 1, 3):
    assert "rank 2 has left the world" in heard[3, number], heard
"""


def test_devices_start_one_program_together_or_each_its_own(python) -> None:
    python(MEETING, timeout=300, TORCH_TPU_CPU_DEVICES="4")


def test_harnesses_of_torch_find_the_device() -> None:
    """Their processes take long to start, so `make test-distributed-suite` runs those."""
    env = {**os.environ, "TORCH_TPU_CPU_DEVICES": "4", "OMP_NUM_THREADS": "1"}
    names = ("Alone", "Threads", "ThreadsInDebugMode", "Operations", "ShardedThreads")
    tests = [f"tests.worlds.harnesses.{name}" for name in names]
    command = [sys.executable, "-m", "unittest", *tests]
    done = subprocess.run(
        command, cwd=ranks.ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("name", "world"), WORLDS, ids=str)
def test_ranks_compute_what_stock_pytorch_does(said, name: str, world: int) -> None:
    assert not said[name, world], "\n".join(said[name, world])
