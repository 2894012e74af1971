"""Connectionist temporal classification, against stock PyTorch."""

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

pytestmark = pytest.mark.usefixtures("fused", "no_fallback")

STEPS, BATCH, CLASSES = 12, 4, 6


def drawn(dtype: torch.dtype = torch.float32) -> tuple[Tensor, Tensor]:
    torch.manual_seed(0)
    scores = torch.randn(STEPS, BATCH, CLASSES, dtype=dtype)
    # Two equal classes in a row need a blank between them.
    return scores, torch.randint(1, CLASSES, (BATCH, 5)).index_fill_(1, torch.tensor([2]), 3)


def loss_and_gradient(
    device: str, scores: Tensor, targets: Tensor, *lengths: object, **options: object
) -> tuple[Tensor, Tensor]:
    scores = scores.detach().to(device).requires_grad_()
    log_probs = scores.log_softmax(-1)
    loss = F.ctc_loss(log_probs, targets.to(device), *lengths, **options)
    weights = torch.arange(1, loss.numel() + 1, device=device, dtype=loss.dtype).view(loss.shape)
    (loss * weights).sum().backward()
    return loss.detach().cpu(), scores.grad.cpu()


def check(device: str, *call: object, **options: object) -> None:
    ours = loss_and_gradient(device, *call, **options)
    theirs = loss_and_gradient("cpu", *call, **options)
    for one, other in zip(ours, theirs, strict=True):
        torch.testing.assert_close(one, other, equal_nan=True)


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_lengths_of_a_batch(device: str, reduction: str, dtype: torch.dtype) -> None:
    scores, targets = drawn(dtype)
    lengths = (12, 12, 9, 7), (5, 3, 1, 0)
    check(device, scores, targets, *lengths, reduction=reduction)
    check(device, scores, targets, *map(torch.tensor, lengths), reduction=reduction)


def test_targets_one_behind_the_other(device: str) -> None:
    scores, targets = drawn()
    lengths = (5, 3, 1, 4)
    joined = torch.cat([row[:n] for row, n in zip(targets, lengths, strict=True)])
    check(device, scores, joined.int(), (12, 11, 10, 9), lengths, reduction="none")


def test_one_sequence_and_another_blank(device: str) -> None:
    scores, targets = drawn()
    check(device, scores[:, 0], targets[0] - 1, (12,), (5,), blank=CLASSES - 1)


@pytest.mark.parametrize("zero_infinity", [False, True])
def test_targets_that_do_not_fit(device: str, zero_infinity: bool) -> None:
    scores, targets = drawn()
    options = {"reduction": "none", "zero_infinity": zero_infinity}
    check(device, scores, targets, (12, 2, 12, 0), (5, 5, 2, 0), **options)


def test_other_lengths_compile_nothing(tpu: str) -> None:
    import torch_tpu

    scores, targets = drawn()
    for number, lengths in enumerate([(5, 4, 3, 2), (1, 2, 3, 4), (0, 5, 2, 2)]):
        if number == 1:
            before = torch_tpu.metrics.counter("programs")
        loss_and_gradient(tpu, scores, targets, (12, 10, 9, 8), lengths)
    assert torch_tpu.metrics.counter("programs") == before


def test_what_is_refused(device: str) -> None:
    scores, targets = (x.to(device) for x in drawn())
    with pytest.raises(RuntimeError, match="blank must be in label range"):
        F.ctc_loss(scores, targets, (12,) * 4, (5,) * 4, blank=CLASSES)
    with pytest.raises(RuntimeError, match="input_lengths must be of size batch_size"):
        F.ctc_loss(scores, targets, (12,) * 3, (5,) * 4)
    with pytest.raises(RuntimeError, match="to have value at most 12, but got value 13"):
        F.ctc_loss(scores, targets, (13,) * 4, (5,) * 4)
    with pytest.raises(RuntimeError, match="size at least 6 at dimension 1, but got size 5"):
        F.ctc_loss(scores, targets, (12,) * 4, (6,) * 4)


@pytest.mark.parametrize("label", [-1, CLASSES])
def test_labels_that_are_no_classes_are_said(tpu: str, label: int) -> None:
    scores, targets = drawn()
    targets[1, 4] = label
    steps = torch.full((BATCH,), STEPS)
    with pytest.raises(IndexError, match=f"Target {label} is out of bounds"):
        loss_and_gradient(tpu, scores, targets, steps, torch.full((BATCH,), 5))
    # What follows a target is not read.
    check(tpu, scores, targets, steps, torch.tensor([5, 4, 5, 5]))
