"""A rank of a world is planned with no other rank at hand: collectives in its programs."""

import json
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT, Run

pytestmark = pytest.mark.usefixtures("tpu")

MODEL = """
import sys
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group()
torch.manual_seed(0)
net = nn.Sequential(nn.Linear(256, 1024), nn.ReLU(), nn.Linear(1024, 256)).to("tpu")
if "ddp" in sys.argv:
    net = DistributedDataParallel(net)
else:
    types = {"param_dtype": torch.bfloat16, "reduce_dtype": torch.float32}
    policy = MixedPrecisionPolicy(**(types if "mixed" in sys.argv else {}))
    fully_shard(net[0], mp_policy=policy)
    fully_shard(net, mp_policy=policy)
optimizer = torch.optim.SGD(net.parameters(), 0.1)

def step():
    net(torch.ones(64, 256).to("tpu")).square().mean().backward()
    optimizer.step()
    optimizer.zero_grad()
"""
LARGE, SMALL = 2 * 256 * 1024, 1024 + 256
BYTES = 4 * (LARGE + SMALL)

# Every reduction of each kind of type, gathers, exchanges and broadcasts, in the world and columns.
ALL = """
import torch
import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh
dist.init_process_group()
mesh = init_device_mesh("tpu", (2, 2), mesh_dim_names=("a", "b"))
kept = []
types = "float32 bfloat16 float64 float8_e5m2 uint8 int16 int64 uint64 bool complex64"
for group in (None, mesh["a"].get_group()):
    n = dist.get_world_size(group)
    for dtype in (getattr(torch, name) for name in types.split()):
        base = torch.ones(4 * n, 8, device="tpu") * torch.rand((), device="tpu")
        x = base > 0.5 if dtype == torch.bool else base.to(dtype)
        ops = ["SUM"]
        if not dtype.is_complex:
            ops += ["PRODUCT"] if dtype == torch.uint64 else ["PRODUCT", "MIN", "MAX"]
            ops += ["AVG"] if dtype.is_floating_point else ["BAND", "BOR", "BXOR"]
        for op in (getattr(dist.ReduceOp, op) for op in ops):
            kept += [x.clone(), torch.empty_like(x[:4])]
            dist.all_reduce(kept[-2], op, group=group)
            dist.reduce_scatter_tensor(kept[-1], x, op, group=group)
        kept += [torch.empty(4 * n * n, 8, device="tpu", dtype=dtype), torch.empty_like(x), x]
        dist.all_gather_into_tensor(kept[-3], x, group=group)
        dist.all_to_all_single(kept[-2], x, group=group)
        dist.broadcast(kept[-1], group=group, group_src=1)
torch.tpu.synchronize()
"""


# Tokens travel to the ranks of their experts and back, in parts whose sizes the script reads.
EXPERTS = """
import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as funcol
dist.init_process_group()
expert, gate = torch.nn.Linear(64, 64).to("tpu"), torch.nn.Linear(64, 4).to("tpu")
optimizer = torch.optim.SGD([*expert.parameters(), *gate.parameters()], 0.1)
for _ in range(9):
    x = torch.ones(258, 64).to("tpu")
    scores = gate(x).softmax(1)
    if COUNTS_A_MAP:
        score, to = (found[:, 0] for found in scores.topk(1))
        sent = torch.zeros_like(scores, dtype=torch.bool).scatter_(1, to[:, None], True).sum(0)
    else:
        score, to = scores.max(1)
        sent = to.bincount(minlength=4)
    order = to.argsort(stable=True)
    received = torch.empty_like(sent)
    dist.all_to_all_single(received, sent)
    sizes = received.to("cpu", non_blocking=True).tolist(), sent.tolist()
    assert sizes == ([65] * 4, [65, 65, 64, 64]), sizes
    mine = funcol.all_to_all_single_autograd(x[order], *sizes, dist.group.WORLD)
    back = funcol.all_to_all_single_autograd(expert(mine), *sizes[::-1], dist.group.WORLD)
    (back * score[order, None]).square().mean().backward()
    optimizer.step()
    optimizer.zero_grad()
"""


# A stage between two others, whose values pass through the hosts.
STAGE = """
import torch
import torch.distributed as dist
dist.init_process_group()
net = torch.nn.Linear(64, 64).to("tpu")
optimizer = torch.optim.SGD(net.parameters(), 0.1)
for _ in range(9):
    x = torch.empty(8, 64, device="tpu")
    dist.recv(x, 0)
    y = net(x)
    dist.send(y.detach(), 2)
    y.square().mean().backward()
    optimizer.step()
    optimizer.zero_grad()
"""


def planned(folder: Path, text: str, *arguments: str) -> dict[str, Any]:
    """The report on rank 1 of 4."""
    script, report = folder / "script.py", folder / "report.json"
    script.write_text(text)
    command = [sys.executable, "-m", "torch_tpu.plan", str(script), *arguments]
    command += ["--topology", "v5e:2x2", "--world", "4", "--rank", "1", "--json", str(report)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "rank 1 of 4" in done.stdout
    found: dict[str, Any] = json.loads(report.read_text())
    return found


@pytest.mark.parametrize("counts_a_map", [False, True])
def test_experts_get_as_many_tokens_each(tmp_path: Path, counts_a_map: bool) -> None:
    report = planned(tmp_path, EXPERTS.replace("COUNTS_A_MAP", str(counts_a_map)))
    assert report["new_programs"][-1] == 0
    assert report["links"]["collectives"] >= 3
    assert all(read["use"] != "decides" for read in report["reads"]), report["reads"]


def test_what_passes_through_the_hosts_is_counted(tmp_path: Path) -> None:
    report = planned(tmp_path, STAGE)
    assert report["hosts"] == {"calls": 2, "bytes": 2 * 8 * 64 * 4}
    assert report["new_programs"][-1] == 0


@pytest.mark.parametrize(
    ("how", "sent", "held"),
    [
        # A ring sends a gradient twice but for a rank's own part, and its parameters as often.
        ("ddp", 2 * 3 * BYTES // 4, BYTES),
        # Gathered once: the last layer is kept, and no gradient needs the first one's weight.
        ("fsdp", 3 * BYTES // 4 * 2, BYTES // 4),
    ],
)
def test_a_training_step_is_one_program(tmp_path: Path, how: str, sent: int, held: int) -> None:
    report = planned(tmp_path, MODEL + "for _ in range(9):\n    step()", how)
    assert report["step"]["launches"] == 1
    assert report["new_programs"][-1] == 0
    assert report["hosts"] == {"calls": 0, "bytes": 0}
    links = report["links"]
    # The compiler reduces small gradients everywhere instead of scattering them.
    assert sent <= links["sent"] <= sent + 4 * SMALL
    assert links["seconds"] == pytest.approx(links["sent"] / report["chip"]["links"])
    assert report["memory"]["held"]["parameters"] == held
    assert any(group["name"] == "links" for group in report["by"]["bound"])


def test_every_collective_has_a_form_that_the_compiler_takes(tmp_path: Path) -> None:
    report = planned(tmp_path, ALL)
    assert report["step"]["launches"] == 1
    # The compiler puts some of them together.
    assert report["links"]["collectives"] > 40


@pytest.mark.parametrize("how", ["ddp", "fsdp", "mixed"])
def test_all_ranks_record_one_program(fork: Run, tmp_path: Path, how: str) -> None:
    texts = []
    for rank in (0, 3):
        folder = tmp_path / str(rank)
        steps = MODEL + "step()\nstep()\ntorch.tpu.synchronize()"
        fork(
            f"import sys\nsys.argv.append({how!r})\n"
            f"from torch_tpu._plan.world import joined\nwith joined(4, {rank}):\n"
            + textwrap.indent(steps, "    "),
            TORCH_TPU_PLATFORM="plan:v5e:2x2",
            TORCH_TPU_DUMP=str(folder),
        )
        texts.append([path.read_text() for path in sorted(folder.glob("*.mlir"))])
    assert texts[0] == texts[1]
    assert any("stablehlo.all_reduce" in text or "reduce_scatter" in text for text in texts[0])
    # Parameters are no parts of a buffer, so each is gathered in its own shape.
    assert how == "ddp" or not any("dynamic_update_slice" in text for text in texts[0])


def test_a_compiled_graph_holds_its_collectives(fork: Run, tmp_path: Path) -> None:
    fork(
        """
import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as collectives
from torch_tpu._plan.world import joined
with joined(4, 2):
    dist.init_process_group()
    step = lambda x: collectives.all_reduce(x.sin(), "sum", dist.group.WORLD).cos()
    torch.compile(step, fullgraph=True)(torch.ones(8, device="tpu").exp())
    torch.tpu.synchronize()
""",
        TORCH_TPU_PLATFORM="plan:v5e:2x2",
        TORCH_TPU_DUMP=str(tmp_path),
    )
    texts = [path.read_text() for path in tmp_path.glob("program_?????.mlir")]
    words = ("sine", "all_reduce", "cosine")
    assert any(all(f"stablehlo.{word}" in text for word in words) for text in texts)


def test_a_world_of_another_size_than_the_topology_is_refused(fork: Run) -> None:
    fork("""
import torch_tpu
try:
    with torch_tpu.plan("v5e:2x2", world=8):
        pass
except ValueError as error:
    assert str(error) == "v5e:2x2 has 4 devices, each for a rank; got a world of 8"
else:
    raise AssertionError("8 ranks on 4 devices")
""")


def test_objects_of_ranks_that_do_not_run_are_refused(fork: Run) -> None:
    fork("""
import torch.distributed as dist
import torch_tpu

try:
    with torch_tpu.plan("v5e:2x2", world=4, rank=1):
        dist.init_process_group()
        dist.recv_object_list([None], src=0)
except RuntimeError as error:
    assert "objects from rank 0, which does not run" in str(error)
else:
    raise AssertionError("an object from nowhere")
""")
