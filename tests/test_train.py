"""Real models learn on the device as on the CPU, step by step."""

import os
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest
import torch
import torch.nn.functional as F
import torch_tpu
from torch import nn

from tests import models
from tests.models import Workload, losses

STEPS = 20
# Stock PyTorch takes each step five times, which takes long for a large model.
STEPS_OF_LARGE = {"resnet": 10}
IS_CANONICAL = os.environ.get("TORCH_TPU_TARGET") == "canonical"
EXACT_STEPS = 5
# Debug and strict mode run op by op, so their later steps show nothing new.
STEPS_OP_BY_OP = 8
TOLERANCE = 1e-4

WORKLOADS: dict[str, Callable[[], Workload]] = {
    "gpt_by_hand": lambda: models.gpt(by_hand=True),
    "gpt_sdpa": models.gpt,
    "lstm_tagger": models.lstm_tagger,
    "mlp": models.mlp,
    # Further blocks would be like these.
    "resnet": lambda: models.resnet50(counts=(2, 1)),
    "transformer_encoder": models.transformer_encoder,
    "unet": models.unet,
}


def nudged(workload: Workload, seed: int) -> Workload:
    """The same run with every starting weight moved by at most one unit in the last place."""

    def model() -> nn.Module:
        made = workload.model()
        generator = torch.Generator().manual_seed(seed)
        with torch.no_grad():
            for p in made.parameters():
                ulps = torch.randint(-1, 2, p.shape, generator=generator)
                p.mul_(1 + ulps * torch.finfo(p.dtype).eps)
        return made

    return replace(workload, model=model)


def relative(got: list[float], expected: list[float]) -> list[float]:
    return [abs(g - e) / abs(e) for g, e in zip(got, expected, strict=True)]


@cache
def stock(name: str) -> tuple[list[float], list[float]]:
    """Losses on the CPU, and the drift between faithful CPU runs up to each step.

    Another number of threads sums in another order, which causes drift. A small model is not split
    over threads and shows none. So runs that start one unit in the last place away count as
    faithful, too: no device can be required to be closer than that.
    """
    workload, threads = WORKLOADS[name](), torch.get_num_threads()
    steps = STEPS_OF_LARGE.get(name, STEPS)
    try:
        torch.set_num_threads(2)
        expected = losses(workload, "cpu", steps)
        others = [losses(nudged(workload, seed), "cpu", steps) for seed in range(3)]
        torch.set_num_threads(1)
        others.append(losses(workload, "cpu", steps))
    finally:
        torch.set_num_threads(threads)
    largest = [
        max(at_step) for at_step in zip(*(relative(o, expected) for o in others), strict=True)
    ]
    return expected, [max(largest[: i + 1]) for i in range(steps)]


@pytest.mark.parametrize("name", WORKLOADS)
@pytest.mark.usefixtures("mode", "no_fallback")
def test_losses_equal_stock_cpu(name: str, device: str) -> None:
    is_fused = torch_tpu.get_eager_mode() == "fused"
    if name in STEPS_OF_LARGE and not (is_fused and IS_CANONICAL):
        pytest.skip("`make canonical` trains it: fast code for all its kernels takes a minute")
    expected, drift = stock(name)
    steps = len(expected) if is_fused else STEPS_OP_BY_OP
    got = losses(WORKLOADS[name](), device, steps)
    apart = relative(got, expected[:steps])
    assert max(apart[:EXACT_STEPS]) <= TOLERANCE
    for step in range(EXACT_STEPS, steps):
        # The drift is the largest of four samples; a fifth may be a few times larger.
        assert apart[step] <= max(TOLERANCE, 4 * drift[step]), f"step {step}"
    assert got[-1] < got[0]


@pytest.mark.usefixtures("mode", "no_fallback")
def test_evaluation_of_the_encoder_equals_stock_cpu(device: str) -> None:
    """In evaluation mode torch may choose its fused inference path."""
    torch.manual_seed(0)
    workload = models.transformer_encoder()
    model = workload.model().eval()
    words, _ = workload.batch(torch.Generator().manual_seed(0))
    with torch.no_grad():
        expected = model(words)
        got = model.to(device)(words.to(device))
    torch.testing.assert_close(got.cpu(), expected, rtol=1e-4, atol=1e-5)


@pytest.mark.usefixtures("mode", "no_fallback")
def test_dropout_keeps_the_right_share_and_scale(device: str) -> None:
    n, p = 100_000, 0.3
    torch.manual_seed(0)
    x = torch.ones(n, device=device, requires_grad=True)
    y = F.dropout(x, p)
    y.sum().backward()
    kept = (y != 0).sum().item()
    assert abs(kept - n * (1 - p)) < 5 * (n * p * (1 - p)) ** 0.5
    torch.testing.assert_close(y[y != 0].cpu(), torch.full((kept,), 1 / (1 - p)))
    torch.testing.assert_close(x.grad.cpu(), y.detach().cpu())


@pytest.mark.usefixtures("fused", "no_fallback")
def test_dropout_in_the_encoder_is_statistically_right(device: str) -> None:
    """Many masks over the same weights: the losses have the CPU's mean and spread."""
    workload, n = models.transformer_encoder(dropout=0.2), 80
    torch.manual_seed(0)
    model = workload.model()
    words, labels = workload.batch(torch.Generator().manual_seed(0))

    def sample(where: str) -> torch.Tensor:
        torch.manual_seed(1)
        model.to(where)
        batch = words.to(where), labels.to(where)
        with torch.no_grad():
            return torch.stack([workload.loss(model, batch) for _ in range(n)]).cpu()

    ours, theirs = sample(device), sample("cpu")
    error = ((ours.var() + theirs.var()) / n).sqrt()
    assert (ours.mean() - theirs.mean()).abs() < 4 * error
    assert 0.5 < ours.std() / theirs.std() < 2


@pytest.mark.usefixtures("no_fallback")
def test_modes_draw_the_same_random_numbers(tpu: str) -> None:
    import torch_tpu

    runs = {}
    for mode in "debug", "strict", "fused":
        with torch_tpu.eager_mode(mode):
            runs[mode] = losses(models.transformer_encoder(dropout=0.2), tpu, EXACT_STEPS)
    assert runs["strict"] == pytest.approx(runs["debug"], rel=TOLERANCE)
    assert runs["fused"] == pytest.approx(runs["debug"], rel=TOLERANCE)
