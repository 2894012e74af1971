"""One process for all devices: programs that XLA splits among devices of the CPU."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT, Run
from tests.environment import QUICK

START = """
import torch
from torch.distributed.tensor import Replicate, Shard
import torch_tpu
from torch_tpu.distributed import spmd

counter = torch_tpu.metrics.counter
"""

MODEL = """
from torch import nn
from torch.nn import functional as F

mesh = spmd((2, 2), ("data", "model"))
ALL = [Shard(0), Replicate()]


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm, self.qkv, self.out = nn.LayerNorm(32), nn.Linear(32, 96), nn.Linear(32, 32)
        self.up, self.down = nn.Linear(32, 64), nn.Linear(64, 32)

    def forward(self, x):
        parts = self.qkv(self.norm(x)).chunk(3, -1)
        q, k, v = (part.unflatten(-1, (4, 8)).transpose(1, 2) for part in parts)
        attended = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(attended.transpose(1, 2).flatten(2))
        return x + self.down(F.gelu(self.up(x)))


def model():
    torch.manual_seed(0)
    return nn.Sequential(nn.Embedding(50, 32), Block(), nn.Linear(32, 50))


def place(name, tensor):
    if name.endswith(("qkv.weight", "up.weight", "0.weight")):
        return [Replicate(), Shard(0)]
    if name.endswith(("out.weight", "down.weight")):
        return [Replicate(), Shard(1)]


def batch():
    tokens = torch.randint(0, 50, (8, 12))
    return tokens[:, :-1], tokens[:, 1:]


def loss_of(net, x, y):
    return F.cross_entropy(net(x).flatten(0, 1), y.flatten())


stock, placed = model(), mesh.distribute_module(model(), place)
optimizers = [torch.optim.SGD(m.parameters(), lr=0.1, momentum=0.9) for m in (stock, placed)]


def step(net, optimizer, x, y):
    loss = loss_of(net, x, y)
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()
    return loss.detach()
"""


@pytest.fixture
def four(fork: Run):
    def run(code: str, devices: str = "4", **env: str) -> None:
        fork(START + code, TORCH_TPU_CPU_DEVICES=devices, XLA_FLAGS=QUICK, **env)

    return run


def test_values_lie_as_they_were_placed(four) -> None:
    four(
        """
mesh = spmd((4, 2), ("data", "model"))
assert spmd((4, 2), ("data", "model")) is mesh and mesh.size() == 8
x = torch.arange(128, dtype=torch.int32).view(8, 16)
for placements in ([Shard(0), Shard(1)], [Replicate(), Shard(0)], [Shard(1), Shard(1)],
                   [Replicate(), Replicate()], [Shard(-1), Replicate()]):
    y = mesh.distribute_tensor(x, placements)
    assert torch.equal(y.cpu(), x), placements
    assert torch.equal((y + 1)[1:].sum().cpu(), (x + 1)[1:].sum()), placements
    rank = [Shard(p.dim % 2) if isinstance(p, Shard) else p for p in placements]
    assert mesh.placements(y) == tuple(rank)
x, w = torch.randn(8, 6), torch.randn(6, 4)
rows = mesh.distribute_tensor(x, [Shard(0), Replicate()])
y = rows @ mesh.distribute_tensor(w, [Replicate(), Shard(1)])
assert mesh.placements(y) == (Shard(0), Shard(1))
torch.testing.assert_close(y.cpu(), x @ w)
z = mesh.shard(y, [Replicate(), Shard(0)])
assert mesh.placements(z) == (Replicate(), Shard(0)) and torch.equal(z.cpu(), y.cpu())
assert mesh.placements(torch.ones(3, device="tpu")) == (Replicate(), Replicate())
""",
        "8",
    )


def test_a_step_is_one_program_for_all_devices(four) -> None:
    four(
        MODEL
        + """
for i in range(6):
    x, y = batch()
    before = counter("programs"), counter("host_reads")
    own = [mesh.distribute_tensor(t, ALL) for t in (x, y)]
    ours = step(placed, optimizers[1], *own)
    torch.testing.assert_close(ours.cpu(), step(stock, optimizers[0], x, y), rtol=1e-4, atol=1e-5)
    if i > 2:
        assert counter("programs") == before[0], i
for (name, theirs), own in zip(stock.named_parameters(), placed.parameters()):
    # Four devices add in another order.
    torch.testing.assert_close(own.cpu(), theirs, rtol=1e-4, atol=1e-5)
    wanted = tuple(place(name, own) or [Replicate(), Replicate()])
    assert mesh.placements(own) == wanted, name
    if own.dim() > 1:
        assert mesh.placements(optimizers[1].state[own]["momentum_buffer"]) == wanted, name
assert counter("fallbacks") == 0
"""
    )


@pytest.mark.parametrize("mode", ["debug", "strict"])
def test_other_modes(four, mode: str) -> None:
    four(
        """
mesh = spmd((2, 2))
x, w = torch.randn(4, 6), torch.randn(6, 8, requires_grad=True)
own = mesh.distribute_tensor(w, [Replicate(), Shard(1)])
made = torch.tanh(mesh.distribute_tensor(x, [Shard(0), Replicate()]) @ own)
made.square().sum().backward()
torch.tanh(x @ w).square().sum().backward()
torch.testing.assert_close(own.grad.cpu(), w.grad)
assert made.requires_grad and own.is_leaf
""",
        TORCH_TPU_EAGER_MODE=mode,
    )


def test_compiled_models_and_constraints(four) -> None:
    four(
        MODEL
        + """
@torch.compile(fullgraph=True)
def forward(x, y):
    hidden = mesh.shard(placed[0](x), ALL)
    return F.cross_entropy(placed[2](placed[1](hidden)).flatten(0, 1), y.flatten())


x, y = batch()
loss = forward(mesh.distribute_tensor(x, ALL), mesh.distribute_tensor(y, ALL))
loss.backward()
theirs = loss_of(stock, x, y)
theirs.backward()
torch.testing.assert_close(loss.cpu(), theirs, rtol=1e-4, atol=1e-5)
for own, other in zip(placed.parameters(), stock.parameters()):
    torch.testing.assert_close(own.grad.cpu(), other.grad, rtol=1e-3, atol=1e-4)
"""
    )


def test_what_is_refused(four) -> None:
    four("""
from torch.distributed.tensor import Partial

def error(kind, text, call):
    try:
        call()
    except kind as e:
        assert text in str(e), e
    else:
        raise AssertionError(text)

error(ValueError, "a mesh (3,) has 3 devices, and this process has 4", lambda: spmd((3,)))
before = torch.arange(4.0, device="tpu")
mesh = spmd()
assert mesh.shape == (4,) and mesh.dim_names == ("data",)
assert (before + 1).tolist() == [1, 2, 3, 4]
error(RuntimeError, "another mesh", lambda: spmd((2, 2)))
put = mesh.distribute_tensor
error(ValueError, "one placement for each dimension", lambda: put(torch.ones(2), []))
error(ValueError, "would split 9", lambda: put(torch.ones(9), [Shard(0)]))
error(ValueError, "of a tensor of 1 dimensions", lambda: put(torch.ones(2), [Shard(1)]))
error(TypeError, "expected Shard or Replicate", lambda: put(torch.ones(2), [Partial()]))
error(ValueError, "meta tensor", lambda: put(torch.ones(2, device="meta"), [Shard(0)]))
error(RuntimeError, "tpu:0 stands for all devices", lambda: torch.ones(2).to("tpu:1"))
x = mesh.distribute_tensor(torch.arange(8.0), [Shard(0)])
bad = x[torch.tensor([9], device="tpu")]
error(IndexError, "9", bad.tolist)
assert x.sum().item() == 28
""")


def test_memory_is_that_of_one_device(four) -> None:
    four("""
old = torch.ones(256, device="tpu")
torch.tpu.synchronize()
mesh = spmd((4,), ("data",))
allocated, whole = torch.tpu.memory_allocated, 64 * 256 * 4
assert allocated() == 1024
x = mesh.distribute_tensor(torch.ones(64, 256), [Shard(0)])
assert allocated() == 1024 + whole // 4
y = x * 2
torch.tpu.synchronize()
assert allocated() == 1024 + whole // 2
torch.tpu.reset_peak_memory_stats()
z = x + y
torch.tpu.synchronize()
del z
assert torch.tpu.max_memory_allocated() == 1024 + whole * 3 // 4
del x, y
assert allocated() == 1024
copies = torch.ones(64, 256, device="tpu")
torch.tpu.synchronize()
assert allocated() == 1024 + whole
del copies, old
assert allocated() == 0
""")


PLANNED = """
import torch
from torch import nn
from torch.distributed.tensor import Replicate, Shard
from torch_tpu.distributed import spmd

mesh = spmd()
net = nn.Sequential(nn.Linear(256, 1024), nn.ReLU(), nn.Linear(1024, 256))
mesh.distribute_module(net, lambda name, tensor: [Shard(0)])
optimizer = torch.optim.SGD(net.parameters(), 0.1)
for _ in range(9):
    x = mesh.distribute_tensor(torch.ones(64, 256), [Shard(0)])
    net(x).square().mean().backward()
    optimizer.step()
    optimizer.zero_grad()
"""


# Each chip has all of 24 GiB of weights.
TOO_LARGE = """
import torch
from torch.distributed.tensor import Shard
from torch_tpu.distributed import spmd

mesh = spmd()
w = torch.full((65536, 98304), 0.5, device="tpu", requires_grad=True)
optimizer = torch.optim.SGD([w], 0.1)
for _ in range(2):
    x = mesh.distribute_tensor(torch.ones(64, 65536), [Shard(0)])
    (x @ w).square().mean().backward()
    optimizer.step()
    optimizer.zero_grad()
"""


def test_a_plan_says_that_a_mesh_is_too_small(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(TOO_LARGE)
    command = [sys.executable, "-m", "torch_tpu.plan", str(script), "--topology", "v5e:2x2"]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, timeout=300, check=False
    )
    assert "DOES NOT FIT" in done.stdout, done.stdout + done.stderr
    assert "CompileTimeHbmOom" in done.stdout
    assert "Traceback" not in done.stderr
    assert done.returncode == 0


def test_a_mesh_is_planned(tmp_path: Path) -> None:
    script, report = tmp_path / "script.py", tmp_path / "report.json"
    script.write_text(PLANNED)
    command = [sys.executable, "-m", "torch_tpu.plan", str(script), "--topology", "v5e:2x2"]
    done = subprocess.run(
        [*command, "--json", str(report)], capture_output=True, text=True, cwd=ROOT, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(report.read_text())
    assert found["step"]["launches"] == 1
    assert found["new_programs"][-1] == 0
    # A chip holds a quarter.
    assert found["memory"]["held"]["parameters"] == 2 * 256 * 1024 + 1024 + 256
    assert found["links"]["collectives"] > 0
