"""A wait runs what was dropped, so timers and warm-ups measure what they name."""

import time

import pytest
import torch
from torch.utils.benchmark import Timer

pytestmark = pytest.mark.usefixtures("tpu")


def executions() -> int:
    import torch_tpu

    return torch_tpu.metrics.counter("cuts")


def test_a_wait_runs_what_nobody_holds(mode: str) -> None:
    a = torch.ones(8, 8, device="tpu")
    torch.tpu.synchronize()
    before = executions()
    for _ in range(20):
        a @ a
    torch.tpu.synchronize()
    assert executions() - before >= 20


def test_equal_chains_run_as_often_as_they_were_written(fused: None) -> None:
    import torch_tpu

    a = torch.ones(16, 16, device="tpu")
    for _ in range(3):
        (a @ a).relu().sum()
        torch.tpu.synchronize()
    programs, before = torch_tpu.metrics.counter("programs"), executions()
    for _ in range(30):
        (a @ a).relu().sum()
    torch.tpu.synchronize()
    # One program for the whole chain, for each time.
    assert executions() - before == 30
    assert torch_tpu.metrics.counter("programs") == programs


def test_a_host_read_drops_what_nobody_holds(fused: None) -> None:
    a, b = torch.ones(8, 8, device="tpu"), torch.ones(2, device="tpu")
    torch.tpu.synchronize()
    before = executions()
    for _ in range(20):
        a @ a
    assert (b + 1).sum().item() == 4.0
    assert executions() - before == 1


def test_torch_utils_benchmark_measures_products(fused: None) -> None:
    """A product of 1024 rows takes longer than recording it, by far."""
    a = torch.randn(1024, 1024, device="tpu")
    timer = Timer("a @ a", globals={"a": a})
    timer.timeit(3)
    start = time.perf_counter()
    for _ in range(3):
        (a @ a).sum().item()
    read = (time.perf_counter() - start) / 3
    assert timer.timeit(20).mean > read / 10
