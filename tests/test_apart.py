"""What TPUs are given instead of the canonical program computes the same."""

import pytest

from tests.conftest import Run

pytestmark = pytest.mark.usefixtures("tpu")

CODE = """
import torch, torch_tpu
import torch.nn.functional as F
from torch import nn


def attention(device, x):
    torch.manual_seed(0)
    layer = nn.MultiheadAttention(128, 4, batch_first=True).to(device)
    x = x.detach().to(device).requires_grad_()
    layer(x, x, x, need_weights=False)[0].square().mean().backward()
    return [x.grad, *(p.grad for p in layer.parameters())]


def experts(device, x):
    torch.manual_seed(0)
    slots = torch.rand(8, 1024, 4, 6).to(device).requires_grad_()
    x = x.detach().to(device).requires_grad_()
    y = torch.einsum("gsec,gsm->egcm", slots, x)
    torch.einsum("gsec,egcm->gsm", slots, y.tanh()).square().mean().backward()
    return [x.grad, slots.grad]


def gated(device, x):
    torch.manual_seed(0)
    layer = nn.Linear(128, 512).to(device)
    x = x.detach().to(device).requires_grad_()
    gate, value = layer(x).chunk(2, -1)
    (F.silu(gate) * value).square().mean().backward()
    return [x.grad, layer.weight.grad, layer.bias.grad]


torch.manual_seed(1)
x = torch.randn(8, 1024, 128)
for model in (attention, experts, gated):
    for got, wanted in zip(model("tpu", x), model("cpu", x)):
        torch.testing.assert_close(got.cpu(), wanted)
x[0, 0, 0], x[1, 0, 1] = float("nan"), float("inf")
for got, wanted in zip(gated("tpu", x), gated("cpu", x)):
    assert torch.equal(got.cpu().isfinite(), wanted.isfinite())
"""


@pytest.mark.parametrize("target", ["canonical", "platform"])
def test_products_in_parts_compute_the_same(python: Run, target: str) -> None:
    python(CODE, TORCH_TPU_TARGET=target)
