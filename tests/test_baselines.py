"""Small programs have a baseline, interpreted or compiled quickly, until they are optimised."""

import json
import re
from pathlib import Path

import pytest
import torch

from tests.conftest import Run

pytestmark = pytest.mark.usefixtures("tpu")

COUNTERS = "programs compiles interpreted recompiles cache_hits_disk".split()

# Many rounds of exponentials, sums and products add up any differences between compilers.
WORK = f"""
import json, torch, torch_tpu
torch_tpu.set_eager_mode("fused")
torch.manual_seed(0)
x, w = torch.rand({{size}}, {{size}}).to("tpu"), torch.rand({{size}}, {{size}}).to("tpu")
for _ in range({{rounds}}):
    x = {{function}}((x @ w).sub_(x.mean()).tanh()).softmax(-1)
    x[0, 0].item()
torch_tpu.sync()
counts = {{{{name: torch_tpu.metrics.counter(name) for name in {COUNTERS}}}}}
print(json.dumps({{{{"x": x.cpu().tolist(), "why": torch_tpu.explain(), **counts}}}}))
"""


# The first is interpreted. The second is not, so it is compiled quickly.
FUNCTIONS = "torch.exp", "torch.special.i1e"
KINDS = dict(zip(FUNCTIONS, ("interpreted", "compiled quickly"), strict=True))


def work(
    start: Run,
    size: int,
    rounds: int,
    cache: Path | str = "",
    function: str = FUNCTIONS[0],
    **env: str | None,
) -> dict:
    code = WORK.format(size=size, rounds=rounds, function=function)
    done = start(code, **{"TORCH_TPU_CACHE_DIR": str(cache), "XLA_FLAGS": None, **env})
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("function", FUNCTIONS)
def test_a_baseline_is_replaced_and_results_repeat_in_every_process(
    fork: Run, function: str
) -> None:
    one, other = (work(fork, 96, 700, function=function) for _ in range(2))
    assert one["recompiles"] >= 1
    assert f"({KINDS[function]}, as there is little to do: it was optimised for run" in one["why"]
    assert one["x"] == other["x"]
    assert [one[name] for name in COUNTERS] == [other[name] for name in COUNTERS]
    assert one["compiles"] == one["programs"] - one["interpreted"] + one["recompiles"]
    assert one["interpreted"] == (one["programs"] if function == FUNCTIONS[0] else 0)


def test_speculative_runs_count_less_while_the_host_is_slower(fork: Run) -> None:
    """Runs that were started ahead count less if recording the next one takes longer."""
    why = work(fork, 68, 3)["why"]
    runs = max(map(int, re.findall(r"for run (\d+), where one that was started ahead", why)))
    assert work(fork, 68, 3 * runs)["recompiles"] == 0
    one, other = (work(fork, 68, 9 * runs) for _ in range(2))
    assert one["recompiles"] >= 1
    assert one["x"] == other["x"]


def test_larger_programs_are_interpreted_while_they_are_compiled(fork: Run) -> None:
    once, often = (work(fork, 224, rounds) for rounds in (1, 6))
    reason = "(interpreted at first, as compiling takes longer: it {} optimised for run 3)"
    assert once["recompiles"] == 0
    assert reason.format("would be") in once["why"]
    assert often["recompiles"] == 1
    assert reason.format("was") in often["why"]
    optimised = work(fork, 224, 6, XLA_FLAGS="--xla_backend_optimization_level=3")
    torch.testing.assert_close(torch.tensor(often["x"]), torch.tensor(optimised["x"]))


@pytest.mark.parametrize("function", FUNCTIONS)
def test_a_baseline_computes_what_optimised_code_does(fork: Run, function: str) -> None:
    baseline = work(fork, 96, 5, function=function)
    flags = "--xla_backend_optimization_level=3"
    optimised = work(fork, 96, 5, function=function, XLA_FLAGS=flags)
    assert baseline["recompiles"] == optimised["recompiles"] == 0
    kind = f"({KINDS[function]}, as there is little to do"
    assert kind in baseline["why"]
    assert "as there is little to do" not in optimised["why"]
    torch.testing.assert_close(torch.tensor(baseline["x"]), torch.tensor(optimised["x"]))


def test_an_interpreted_index_out_of_range_reads_nothing_outside(tpu: None) -> None:
    """An index out of range behaves as in compiled programs."""
    x, i = torch.arange(6.0).to("tpu"), torch.tensor([1, 40]).to("tpu")
    assert torch.take(x, i[:1]).item() == 1.0
    found = torch.gather(x, 0, i)
    with pytest.raises(IndexError, match="index 40 is out of bounds"):
        found.sum().item()
    assert found.tolist() == [1.0, 5.0]
    assert (x * 2).sum().item() == 30.0


def test_large_programs_are_optimised_at_once(fork: Run) -> None:
    large = work(fork, 640, 3)
    assert large["recompiles"] == 0
    lines = [line for line in large["why"].splitlines() if "the host read a value" in line]
    assert lines
    assert not any("as there is little to do" in line for line in lines)


def test_a_long_loop_of_a_size_that_varies_is_not_interpreted_for_long(fork: Run) -> None:
    code = """
import torch, torch_tpu
for n in (5, 7, 9, 11, 400):
    x = torch.eye(n).add(0.01).to("tpu")
    # LAPACK has no LU without pivots.
    total = torch.linalg.lu_factor(x, pivot=False)[0].sum().item()
    print(torch_tpu.metrics.counter("recompiles"), total > 0)
"""
    done = fork(code, TORCH_TPU_CACHE_DIR="", XLA_FLAGS=None)
    assert done.stdout.split() == ["0", "True"] * 4 + ["1", "True"]


def test_small_factorisations_compile_nothing(fork: Run) -> None:
    code = """
import torch, torch_tpu
torch.manual_seed(0)
x, batch = torch.randn(9, 9), torch.randn(2, 3, 5, dtype=torch.float64)
reduced = lambda a: torch.linalg.svd(a, full_matrices=False)
for f in (torch.linalg.qr, reduced, torch.linalg.pinv, torch.geqrf):
    for a in (x, batch, batch.mT):
        for ours, theirs in zip(f(a.to("tpu")), f(a), strict=True):
            torch.testing.assert_close(ours.cpu().abs(), theirs.abs(), atol=2e-5, rtol=2e-5)
print(torch_tpu.metrics.counter("compiles"))
"""
    done = fork(code, TORCH_TPU_CACHE_DIR="", XLA_FLAGS=None)
    assert done.stdout.split() == ["0"]


def test_the_next_process_finds_optimised_code(fork: Run, tmp_path: Path) -> None:
    first, second = (work(fork, 96, 700, tmp_path / "cache") for _ in range(2))
    assert first["recompiles"] >= 1
    assert second["programs"] == second["recompiles"] == 0
    assert second["cache_hits_disk"] == first["programs"]
    torch.testing.assert_close(torch.tensor(second["x"]), torch.tensor(first["x"]))


def test_the_next_process_finds_baselines(fork: Run, tmp_path: Path) -> None:
    work(fork, 96, 3, tmp_path / "cache")
    second = work(fork, 96, 700, tmp_path / "cache")
    assert second["programs"] == 0
    assert second["recompiles"] >= 1


def test_a_compiled_graph_replaces_the_baseline_of_an_eager_program(
    fork: Run, tmp_path: Path
) -> None:
    """A program that is the same eagerly and compiled has one entry, but different thresholds."""
    code = """
import json, torch, torch_tpu
x = torch.linspace(0, 1, 10_000, device="tpu")
x.cpu()
f = lambda x: (x.sin() + x.exp()).tanh()
f = torch.compile(f) if COMPILED else f
for _ in range(3):
    f(x).cpu()
names = "programs", "recompiles"
print(json.dumps([torch_tpu.metrics.counter(name) for name in names]))
"""
    env = {"TORCH_TPU_CACHE_DIR": str(tmp_path / "cache"), "XLA_FLAGS": None}
    made = [json.loads(fork(f"COMPILED = {c}{code}", **env).stdout) for c in (False, True)]
    assert made[0][1] == 0
    assert made[1] == [0, 1]
