"""`torch_tpu.ops.linear_cross_entropy` against a linear layer and its cross-entropy."""

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

from tests.conftest import DEVICE

if DEVICE != "tpu":
    pytest.skip("is about torch_tpu itself", allow_module_level=True)

from torch_tpu import ops


def written_out(hidden: Tensor, weight: Tensor, target: Tensor, bias: Tensor, **how) -> Tensor:
    logits = F.linear(hidden, weight, bias).float().flatten(0, -2)
    return F.cross_entropy(logits, target.flatten(), **how)


def learnt(device: str, function, given: list[Tensor], target: Tensor, **how) -> list[Tensor]:
    hidden, weight, bias = leaves = [t.detach().to(device).requires_grad_() for t in given]
    loss = function(hidden, weight, target.to(device), bias, **how)
    (
        loss if loss.dim() == 0 else loss.flatten() @ torch.linspace(0, 1, loss.numel()).to(loss)
    ).backward()
    return [t.detach().cpu().reshape(-1) for t in (loss, *(t.grad for t in leaves))]


@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
def test_parts_compute_what_all_logits_do(fused: None, monkeypatch, reduction: str) -> None:
    monkeypatch.setattr("torch_tpu._ops.cross_entropy._PART", 128 * 30)
    generator = torch.Generator().manual_seed(0)
    shapes = (2, 150, 32), (30, 32), (30,)
    given = [torch.randn(shape, generator=generator) for shape in shapes]
    target = torch.randint(30, (2, 150), generator=generator)
    target[0, 3] = -100
    wanted = learnt("cpu", written_out, given, target, reduction=reduction)
    found = learnt("tpu", ops.linear_cross_entropy, given, target, reduction=reduction)
    torch.testing.assert_close(found, wanted)


def test_other_shapes_and_reductions_are_named() -> None:
    hidden, weight, target = torch.ones(4, 8), torch.ones(5, 8), torch.zeros(4, dtype=torch.long)
    with pytest.raises(ValueError, match=r"got \[4, 8\], \[5, 8\] and \[3\]"):
        ops.linear_cross_entropy(hidden, weight, target[:3])
    with pytest.raises(ValueError, match="got 'max'"):
        ops.linear_cross_entropy(hidden, weight, target, reduction="max")
