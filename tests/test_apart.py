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


def pointwise(device, x):
    "Kernels whose last two dimensions are one, a value with one such dimension, and a step."
    torch.manual_seed(0)
    layer = nn.Sequential(nn.Conv2d(128, 64, 1), nn.Tanh(), nn.Conv2d(64, 8, 1)).to(device)
    optimizer = torch.optim.SGD(layer.parameters(), lr=0.1, momentum=0.9)
    x = x.view(8, 32, 32, 128).permute(0, 3, 1, 2).to(device)
    for _ in range(3):
        y = layer(x).mean((2, 3), keepdim=True)
        y.square().sum().backward()
        optimizer.step()
        optimizer.zero_grad()
    scale = torch.ones(8, 8, 1, device=device)
    scale[1, 2] = 3
    return [y.detach(), scale * 2, *(p.detach() for p in layer.parameters())]


def shared(device, x):
    "Heads that share keys and values, repeated one by one or all in turn."
    x = x.detach().to(device).requires_grad_()
    q = x[:, :128].view(8, 128, 8, 16).transpose(1, 2)
    k, v = x[:, 128:].view(8, 896, 2, 4, 16).permute(2, 0, 3, 1, 4)
    for again in (lambda y: y.repeat_interleave(2, 1), lambda y: y.repeat(1, 2, 1, 1)):
        weights = (q @ again(k).transpose(2, 3) / 4).softmax(-1)
        linear = torch.einsum("bhkd,bhqd->bhqk", again(k), q) / 1000
        q = q + weights @ again(v) + linear @ again(v)
    q.square().mean().backward()
    return [q.detach(), x.grad]


PLACES = torch.arange(1024 * 8).view(8, 1024) % 16


def table(device, x):
    "The gradient of a table of few rows, each of which is read often. All sums are exact."
    weight = torch.ones(16, 128, device=device, requires_grad=True)
    (F.embedding(PLACES.to(device), weight) * x.round().to(device)).sum().backward()
    return [weight.grad]


def windows(device, x):
    "Attention in windows, which lie in rows and columns, but are counted for their masks."
    torch.manual_seed(0)
    mask = torch.randn(16, 1, 64, 64).to(device)
    x = x.detach().to(device).requires_grad_()
    y = x.view(8, 4, 8, 4, 8, 128).transpose(2, 3).reshape(-1, 64, 4, 32).transpose(1, 2)
    scores = (y @ y.transpose(2, 3)).view(8, 16, 4, 64, 64) / 8 + mask
    y = scores.view(-1, 4, 64, 64).softmax(-1) @ y
    y.square().mean().backward()
    return [y.detach(), x.grad]


ENDS = [bound + by for bound in (0, 511, 2**31, -(2**31), 2**32, -(2**32)) for by in (-1, 0, 1)]
ENDS = torch.tensor([*ENDS, 2**63 - 1, -(2**63)]).repeat(20)[:, None]


def integers(device, x):
    "Long integers and short ones, in all orders."
    ends, places = ENDS.to(device), torch.arange(512, device=device)
    orders = (torch.eq, torch.ne, torch.lt, torch.le, torch.gt, torch.ge)
    masks = [order(ends, places) for order in orders]
    return [*masks, (places >= ends), masks[0].long() * 1.5, (ends == 2**31 - 1).expand(-1, 512)]


torch.manual_seed(1)
x = torch.randn(8, 1024, 128)
for model in (attention, experts, gated, pointwise, shared, table, windows, integers):
    for got, wanted in zip(model("tpu", x), model("cpu", x)):
        torch.testing.assert_close(got.cpu(), wanted)
x[0, 0, 0], x[1, 0, 1] = float("nan"), float("inf")
for model in (gated, table):
    for got, wanted in zip(model("tpu", x), model("cpu", x)):
        assert torch.equal(got.cpu().isfinite(), wanted.isfinite())
"""


@pytest.mark.parametrize("target", ["canonical", "platform"])
def test_products_in_parts_compute_the_same(python: Run, target: str) -> None:
    python(CODE, TORCH_TPU_TARGET=target)
