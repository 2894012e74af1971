"""A second process that compiles the same model traces no backward and compiles nothing."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.conftest import Run

pytestmark = pytest.mark.usefixtures("tpu")

# What the first compilation imports.
IMPORTS = ["torch._dynamo.repro.after_aot", "torch._inductor.compile_fx", "tests.models"]

# The measurements of a program: its numbers, and counters of the work for them.
REPORT = """
import json, torch, torch_tpu
from torch import nn
from torch._dynamo.utils import counters
from torch_tpu import metrics

def report(numbers):
    torch_tpu.sync()
    names = "programs", "cache_hits_disk", "fallbacks"
    ours = {name: metrics.counter(name) for name in names}
    print(json.dumps({"numbers": numbers, **ours, **counters["aot_autograd"]}))
"""

TRAIN = """
from tests import models

workload = models.mlp()
model, data, _ = models.prepare(workload, "tpu")
compiled = torch.compile(model)
optimizer = workload.optimizer(model.parameters())

@torch.compile
def step():
    optimizer.step()

losses = []
for i in range(3):
    loss = workload.loss(compiled, data[i])
    loss.backward()
    step()
    optimizer.zero_grad()
    losses.append(loss.detach())
report([loss.item() for loss in losses])
"""

INFER = """
torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.Dropout(0.5), nn.GELU(), nn.Linear(8, 2)).to("tpu")
table, scale = torch.arange(6.0), torch.tensor(2.5)

@torch.compile
def f(x, y):
    y.add_(1)
    return model(x).t(), y[1:], x * scale, table.to(x.device)+ torch.tensor([1.0] * 6).to(x.device)

numbers = []
with torch.no_grad():
    for n in 3, 5, 7:
        x, y = torch.ones(n, 4, device="tpu"), torch.zeros(n, device="tpu")
        results = f(x, y)
        assert results[0].stride() == (1, 2)
        results[1].mul_(2)
        numbers += [t.tolist() for t in (*results, y)]
report(numbers)
"""

SPLIT = """
import warnings
warnings.simplefilter("ignore")
x = torch.tensor([[2.0, 1.0], [1.0, 3.0]], device="tpu", requires_grad=True)
f = torch.compile(lambda x: torch.linalg.eigvals(x * 2).real.sum() + 1)
loss = f(x)
loss.backward()
# Whether it could be inverted is asked on the host.
inverse = torch.compile(torch.linalg.inv)(x)
inverse.sum().backward()
report([loss.item(), x.grad.tolist(), inverse.tolist()])
"""

CONTROL = """
from torch._higher_order_ops import scan, while_loop

@torch.compile(fullgraph=True)
def f(x, xs):
    x = torch.cond(x.sum() > 0, lambda x: x.FIRST(), lambda x: x - 1, (x,))
    return scan(lambda c, x: (c * 0.5 + x, c.sin()), x, xs)[1].sum()

@torch.compile(fullgraph=True)
def g(x, seen):
    def body(x):
        seen.add_(1)
        return torch.cond(x.sum() > 4, lambda x: x + 1, lambda x: x * 2, (x,)),
    return while_loop(lambda x: x.sum() < 9, body, (x,))[0]

x, xs = torch.ones(3, device="tpu", requires_grad=True), torch.ones(4, 3, device="tpu")
loss = f(x, xs)
loss.backward()
seen = torch.zeros(3, device="tpu")
with torch.no_grad():
    rest = g(x, seen)
report([loss.item(), x.grad.tolist(), rest.tolist(), seen.tolist()])
"""

CUSTOM = """
class Twice(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return grad * 2

x = torch.ones(3, device="tpu", requires_grad=True)
report(torch.compile(lambda x: torch.cond(x.sum() > 0, CALL, lambda x: x - 1, (x,)))(x).tolist())
"""


@pytest.fixture
def caches(tmp_path: Path) -> dict[str, str]:
    """Folders for this test alone."""
    return {
        "TORCH_TPU_CACHE_DIR": str(tmp_path / "programs"),
        "TORCHINDUCTOR_CACHE_DIR": str(tmp_path / "graphs"),
    }


def report(start: Run, code: str, caches: dict[str, str], **env: str) -> dict:
    done = start(REPORT + code, **(caches | env))
    return json.loads(done.stdout.splitlines()[-1])


@pytest.fixture
def run(fork: Run, caches: dict[str, str]) -> Callable[..., dict]:
    """Run a piece of Python with the test's caches; return its report."""
    return partial(report, fork, caches=caches)


@pytest.mark.parametrize(
    "code",
    [TRAIN, INFER, SPLIT, CONTROL.replace("FIRST", "exp")],
    ids=["train", "infer", "split", "control"],
)
def test_a_second_process_traces_and_compiles_nothing(run: Callable[..., dict], code: str) -> None:
    """Both are forks, of servers that share nothing."""
    first, second = run(code), run(code)
    assert first["programs"] > 0
    assert first["autograd_cache_saved"] == first["autograd_cache_miss"] > 0
    assert second["numbers"] == first["numbers"]
    assert second["programs"] == 0
    assert second["cache_hits_disk"] > 0
    assert second["autograd_cache_hit"] == first["autograd_cache_miss"]
    assert second.get("autograd_cache_miss", 0) == 0
    assert second["fallbacks"] == first["fallbacks"]


def test_a_graph_that_cannot_be_kept_is_traced_again(run) -> None:
    code = CUSTOM.replace("CALL", "lambda x: Twice.apply(x)")
    first, second = run(code), run(code)
    assert first["numbers"] == second["numbers"] == [2, 2, 2]
    assert "autograd_cache_hit" not in second
    assert second["programs"] == 0


def test_another_branch_is_another_graph(run) -> None:
    first, second = (run(CONTROL.replace("FIRST", name)) for name in ("exp", "tanh"))
    assert first["numbers"][0] != second["numbers"][0]
    # The other function has not changed.
    assert second["autograd_cache_hit"] == second["autograd_cache_miss"] == 1


def test_torch_switches_the_cache_off(python: Run, caches: dict[str, str]) -> None:
    """torch reads the variable when it is imported."""
    counts = report(python, INFER, caches, TORCHINDUCTOR_AUTOGRAD_CACHE="0")
    assert not any(name.startswith("autograd_cache") for name in counts)


SIZES = """
def f(x):
    n = x.size(1)
    ramp = torch.linspace(0, 1, n * n, device=x.device).view(n, n)
    return (x @ ramp).unflatten(1, (2, -1)).transpose(0, 1).reshape(-1)

def on(device, f):
    return [f(torch.ones(3, n, device=device)).sum().item() for n in (6, 8, 4)]

for _ in range(2):
    torch._dynamo.reset()
    numbers = on("tpu", torch.compile(f, dynamic=True))
    torch.testing.assert_close(numbers, on("cpu", f), rtol=1e-6, atol=0)
report(numbers)
"""


def test_a_graph_for_other_sizes_is_not_taken_for_these(run) -> None:
    """One of the first graph's guards is a choice, which must not turn the others into choices."""
    first, second = run(SIZES), run(SIZES)
    assert first["numbers"] == second["numbers"]
    assert first["autograd_cache_saved"] == 3


SAVE = """
artifacts, _ = torch.compiler.save_cache_artifacts()
open({path!r}, "wb").write(artifacts)
"""

LOAD = """
torch.compiler.load_cache_artifacts(open({path!r}, "rb").read())
"""


def test_graphs_travel_as_cache_artifacts(run, tmp_path: Path) -> None:
    path = str(tmp_path / "artifacts")
    first = run(TRAIN.replace("report(", SAVE.format(path=path) + "report("))
    elsewhere = str(tmp_path / "elsewhere")
    second = run(LOAD.format(path=path) + TRAIN, TORCHINDUCTOR_CACHE_DIR=elsewhere)
    assert second["numbers"] == first["numbers"]
    assert second["autograd_cache_hit"] == first["autograd_cache_miss"]
