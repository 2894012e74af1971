"""Ctrl-C ends a wait, and the process goes on."""

import os
import signal
import threading
import time
from collections.abc import Callable

import pytest
import torch

pytestmark = pytest.mark.usefixtures("tpu")


def interrupted_after(seconds: float, wait: Callable[[], object]) -> float:
    """Sends SIGINT during a wait; returns how long the wait went on."""
    timer = threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGINT))
    start = time.monotonic()
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        wait()
    return time.monotonic() - start - seconds


def product(size: int, times: int) -> torch.Tensor:
    x = torch.randn(size, size, device="tpu")
    y = x
    for _ in range(times):
        y = (y @ x).tanh()
    return y


def test_a_long_program(fused: None) -> None:
    product(8, 100).sum().item()
    late = interrupted_after(0.3, lambda: product(1000, 100).sum().item())
    assert late < 1.5
    assert torch.ones(3, device="tpu").sum().item() == 3.0


def test_a_synchronization() -> None:
    kept = product(1000, 100)
    assert interrupted_after(0.3, torch.tpu.synchronize) < 1.5
    assert kept.shape == (1000, 1000)
    assert torch.ones(3, device="tpu").sum().item() == 3.0


def test_a_compilation(fused: None) -> None:
    """A program that takes seconds to compile, and nothing to run."""
    x = torch.randn(64, 64, device="tpu")

    def work() -> float:
        y = x
        for i in range(400):
            y = torch.where(y > i, (y.sin() + i).cumsum(i % 2), y.cos().roll(i, 0))
        return y.sum().item()

    assert interrupted_after(0.7, work) < 1.5
    assert torch.ones(3, device="tpu").sum().item() == 3.0
