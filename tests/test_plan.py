"""Scripts are planned for TPUs that are not here: `torch_tpu.plan` with libtpu."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT, Run

pytestmark = pytest.mark.usefixtures("tpu")

SCRIPT = """
import sys
import torch
from torch import nn

class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x):
        return x + self.down(self.up(x).relu())

class Net(nn.Module):
    def __init__(self, width=256):
        super().__init__()
        self.blocks = nn.ModuleList(Block(width) for _ in range(2))

    def forward(self, x):
        for block in self.blocks:
            x = block(x)
        return x

class Container(torch.optim.Optimizer):
    def __init__(self, inner):
        super().__init__(net.parameters(), {})
        self.inner = inner

    def step(self):
        self.inner.step()

    def zero_grad(self):
        self.inner.zero_grad()

assert sys.argv[1:] == ["--rate", "0.1"]
assert torch.tpu.mem_get_info() == (16 * 2**30, 16 * 2**30)
net = Net().to("tpu")
optimizer = Container(torch.optim.AdamW(net.parameters()))
for i in range(1000):
    loss = net(torch.randn(512, 256).to("tpu")).square().mean()
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()
    if i == 1 and loss.item() > 5:
        raise SystemExit("stand-ins are zeros")
    print("step", i)
"""

PARAMETERS = 2 * (256 * 1024 + 1024 + 1024 * 256 + 256) * 4


@pytest.fixture(scope="module")
def planned(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any], str]:
    """What the command prints, its report as data, and its page."""
    folder = tmp_path_factory.mktemp("plan")
    script, data, page = (folder / name for name in ("train.py", "plan.json", "plan.html"))
    script.write_text(SCRIPT)
    command = [sys.executable, "-m", "torch_tpu.plan", str(script)]
    command += ["--topology", "v5e:2x2", "--items", "512"]
    command += ["--json", str(data), "--report", str(page), "--", "--rate", "0.1"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout, json.loads(data.read_text()), page.read_text()


def test_a_script_ends_after_a_few_steps(planned: tuple[str, dict[str, Any], str]) -> None:
    text, report, _ = planned
    steps = [line for line in text.splitlines() if re.fullmatch(r"step \d+", line)]
    assert 3 <= len(steps) <= 5
    assert report["step"]["launches"] == 1
    assert report["new_programs"][-1] == 0


def test_memory_is_told_apart(planned: tuple[str, dict[str, Any], str]) -> None:
    memory = planned[1]["memory"]
    assert memory["fits"]
    assert memory["capacity"] == 16 * 2**30
    assert memory["held"]["parameters"] == PARAMETERS
    assert 2 * PARAMETERS <= memory["held"]["optimizer state"] < 2.1 * PARAMETERS
    assert memory["held"]["gradients"] == 0, "zero_grad lets them go inside the program"
    assert sum(memory["parts"].values()) == memory["peak"] > 3 * PARAMETERS


def test_time_is_led_back_to_modules_lines_and_ops(
    planned: tuple[str, dict[str, Any], str],
) -> None:
    text, report, page = planned
    modules = {group["name"] for group in report["by"]["module"]}
    assert {"Net.blocks.0.up", "Net.blocks.1.down"} <= modules
    assert any(group["name"].endswith("train.py:12") for group in report["by"]["line"])
    assert {"forward", "backward"} <= {group["name"] for group in report["by"]["phase"]}
    assert "mm" in {group["name"] for group in report["by"]["op"]}
    # Six for each weight and row; the gradient of the first input is not wanted.
    flops = 2 * 512 * (3 * 4 * 256 * 1024 - 256 * 1024)
    assert report["step"]["flops"] == flops
    assert 0 < report["step"]["mfu"] < 1
    assert "No TPU" in text
    assert "Net" in page


def test_a_read_that_decides_is_named(planned: tuple[str, dict[str, Any], str]) -> None:
    (read,) = planned[1]["reads"]
    assert read["line"].endswith("train.py:44")
    assert (read["count"], read["use"]) == (1, "decides")


def test_a_real_process_would_find_the_executable(fork: Run, tmp_path: Path) -> None:
    code = """
import torch, torch_tpu
with torch_tpu.plan("v5e:2x2") as plan:
    x = torch.ones(256, 256).to("tpu")
    (x @ x).sum().cpu()
assert plan.report["memory"]["peak"] > 0
print(torch_tpu.metrics.counter("cache_failures"))
"""
    done = fork(code, TORCH_TPU_CACHE_DIR=str(tmp_path), TORCH_TPU_PLATFORM=None)
    assert done.stdout.strip() == "0"
    entries = [
        file for file in tmp_path.rglob("*") if file.is_file() and file.stat().st_size > 1000
    ]
    assert entries, "the executable is in the cache"


def test_a_device_in_use_cannot_be_planned(fork: Run) -> None:
    code = """
import torch, torch_tpu
torch.ones(1).to("tpu")
try:
    torch_tpu.plan("v5e:2x2").__enter__()
except RuntimeError as error:
    assert "already in use" in str(error), error
else:
    raise SystemExit("no error")
"""
    fork(code)


def test_weights_on_the_host_are_not_drawn(fork: Run) -> None:
    """48 GB of weights that are made on the host, then moved, need no memory."""
    code = """
import resource, torch, torch_tpu
from torch import nn
with torch_tpu.plan("v5p:2x2x1") as plan:
    layers = nn.Sequential(*(nn.Linear(28672, 28672, bias=False) for _ in range(15))).to("tpu")
    layers(torch.zeros(1, 28672).to("tpu")).cpu()
assert plan.report["memory"]["held"]["parameters"] == 15 * 4 * 28672**2
small = torch.zeros(10).normal_()
assert small.std() > 0 and "normal_" not in vars(torch.Tensor)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 2**10)
"""
    done = fork(code, TORCH_TPU_PLATFORM=None)
    assert int(done.stdout) < 4096, "MiB"


def test_a_model_of_seventy_billion_parameters_needs_little_memory(fork: Run) -> None:
    """Weights that are made on the device have no values there."""
    code = """
import resource, torch, torch_tpu
from torch import nn
with torch_tpu.plan("v5p:2x2x1") as plan, torch.device("tpu"), torch.no_grad():
    layers = [nn.Linear(28672, 8 * 28672, bias=False, dtype=torch.bfloat16) for _ in range(11)]
    assert sum(p.numel() for layer in layers for p in layer.parameters()) > 69e9
    x = torch.zeros(1, 28672, dtype=torch.bfloat16)
    torch_tpu.sync()
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 2**10)
"""
    done = fork(code, TORCH_TPU_PLATFORM=None)
    assert int(done.stdout) < 4096, "MiB"


def test_attention_needs_no_copies(fork: Run) -> None:
    """Linear layers write what attention reads, and its scores are written once, as for JAX."""
    code = """
import torch, torch_tpu
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel
rows = sdpa_kernel(SDPBackend.OVERRIDEABLE)  # no kernel
with torch_tpu.plan("v5e:2x2") as plan, torch.no_grad(), rows:
    sizes = [(4, 1024, 640)] + 4 * [(640, 640)]
    x, *weights = (torch.zeros(size).to("tpu", torch.bfloat16) for size in sizes)
    torch_tpu.sync()
    q, k, v = (F.linear(x, w).view(4, 1024, 10, 64).transpose(1, 2) for w in weights[:3])
    y = F.scaled_dot_product_attention(q, k, v).transpose(1, 2).flatten(2)
    F.linear(y, weights[3]).cpu()
parts = plan.report["parts"]
scores = [part for part in parts if "[4,10,1024,1024]" in part["shape"]]
copies = sum(part["cycles"] or 0 for part in parts if part["opcode"] == "copy")
print(len(scores), copies / plan.report["step"]["cycles"])
"""
    scores, copies = fork(code, TORCH_TPU_PLATFORM=None).stdout.split()
    assert int(scores) == 1
    assert float(copies) < 0.02


def test_a_compiled_model_is_led_back_to_its_own_modules(python: Run, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text("""
import torch, torch_tpu
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.up, self.down = nn.Linear(256, 512), nn.Linear(512, 256)

    def forward(self, x):
        return self.down(self.up(x).relu())

with torch_tpu.plan("v5e:2x2") as plan:
    model = torch.compile(Net().to("tpu"))
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    for _ in range(9):
        model(torch.zeros(64, 256).to("tpu")).square().mean().backward()
        optimizer.step()
        optimizer.zero_grad()
print({group["name"] for group in plan.report["by"]["module"]})
print([group["name"].rpartition(":")[2] for group in plan.report["by"]["line"]])
""")
    code = f"import runpy; runpy.run_path({str(script)!r})"
    cache = str(tmp_path / "graphs")
    done = python(code, TORCH_TPU_PLATFORM=None, TORCHINDUCTOR_CACHE_DIR=cache)
    modules, lines = done.stdout.splitlines()[-2:]
    assert "'up'" in modules
    assert "'down'" in modules
    assert "'11'" in lines, "the line of the model's forward"


def test_packed_projections_are_multiplied_apart_for_tpus(fork: Run, tmp_path: Path) -> None:
    """The gradients of query, key and value are never put together, nor padded with zeros."""
    fork(
        """
import torch
from torch import nn
layer = nn.TransformerEncoderLayer(128, 2, 256, 0.0, batch_first=True).to("tpu")
optimizer = torch.optim.SGD(layer.parameters(), 0.1)
layer(torch.zeros(4, 9, 128, device="tpu")).square().mean().backward()
optimizer.step()
torch.tpu.synchronize()
""",
        TORCH_TPU_PLATFORM="plan:v5e:2x2",
        TORCH_TPU_DUMP=str(tmp_path),
    )
    text = max((path.read_text() for path in tmp_path.glob("*.plan.mlir")), key=len)
    assert "stablehlo.pad" not in text
    # Only the gradients of weight and bias, which are stepped as one.
    joined = re.findall(r"concatenate.* -> (tensor<.*?>)", text)
    assert set(joined) == {"tensor<384x128xf32>", "tensor<384xf32>"}


def test_layers_that_share_a_mask_are_no_loop(fork: Run) -> None:
    """A stretch of a layer reads the mask of padded tokens more often than parameters."""
    done = fork(
        """
import torch, torch_tpu
from transformers import LlamaConfig, LlamaForCausalLM
sizes = dict(hidden_size=512, intermediate_size=128, num_attention_heads=4, vocab_size=100)
torch.set_default_dtype(torch.bfloat16)
with torch.device("tpu"):
    model = LlamaForCausalLM(LlamaConfig(num_hidden_layers=2, use_cache=False, **sizes))
model.gradient_checkpointing_enable()
model.train()
optimizer = torch.optim.AdamW(model.parameters())
for step in range(4):
    before = [torch_tpu.metrics.counter(name) for name in ("cuts", "host_reads")]
    tokens = torch.zeros(1, 2048, dtype=torch.int64).to("tpu")
    mask = (torch.arange(2048) > 4).long()[None].to("tpu")
    loss = model(input_ids=tokens, labels=tokens, attention_mask=mask).loss
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()
    after = [torch_tpu.metrics.counter(name) for name in ("cuts", "host_reads")]
    print(*(a - b for a, b in zip(after, before)))
""",
        TORCH_TPU_PLATFORM="plan:v5e:2x2",
    )
    cuts, reads = map(int, done.stdout.splitlines()[-1].split())
    assert reads, "the model asks about its mask"
    assert cuts == 1, "what the host can compute is no part of a program"


def test_a_loop_that_stand_ins_keep_running_ends(fork: Run) -> None:
    done = fork(
        """
import torch, torch_tpu
with torch_tpu.plan("v5e:2x2") as plan, torch.no_grad():
    net = torch.nn.Linear(300, 300).to("tpu")
    x, done = torch.randn(4, 300).to("tpu"), False
    while not done:
        x = net(x)
        done = bool(x.sum() > 0)
torch.zeros(3, device="tpu").sum().item()
report = plan.report
step = report["step"]
print(report["endless"].rpartition(":")[2], step["is_whole_script"], step["launches"])
""",
        TORCH_TPU_PLATFORM=None,
    )
    line, *facts = done.stdout.split()
    assert (line, facts) == ("8", ["False", "1"])


def test_what_depends_on_nothing_unknown_is_computed(fork: Run) -> None:
    """A script that decides by positions, masks and numbers decides as with real values."""
    done = fork(
        """
import torch
from torch_tpu import _C
positions = torch.arange(100, device="tpu") + 3
lengths = torch.tensor([3, 7]).to("tpu")
mask = torch.arange(9, device="tpu") < lengths[:, None]
print((positions.diff() == 1).all().item(), mask.sum(1).tolist(), lengths.max().item())
assert not _C.guessed_reads()
weight = torch.zeros(300, 300).to("tpu") + 1
if (weight > 0).all():
    print("never")
(line,) = _C.guessed_reads()
print(line.split("\\t")[0].rpartition(":")[2])
""",
        TORCH_TPU_PLATFORM="plan:v5e:2x2",
    )
    assert done.stdout.splitlines() == ["True [3, 7] 7", "10"]


def test_a_module_stands_for_a_script() -> None:
    from torch_tpu._plan.cli import _split

    options, own, is_module = _split(["--steps", "2", "-m", "package.train", "-m", "x"])
    assert (options.steps, own, is_module) == (2, ["package.train", "-m", "x"], True)
    options, own, is_module = _split(["--steps", "2", "train.py", "-m", "x"])
    assert (options.steps, own, is_module) == (2, ["train.py", "-m", "x"], False)
