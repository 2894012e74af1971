"""Inputs without elements: refused in the words of stock PyTorch, or computed."""

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from tests.stock import outcome, same

pytestmark = pytest.mark.usefixtures("mode", "no_fallback")

IMAGES = [(0, 3, 4, 4), (2, 0, 4, 4), (2, 3, 0, 4), (2, 3, 4, 0), (0, 0, 0, 0), (2, 3, 1, 1)]
LAYERS: dict[str, Callable[[Tensor], Tensor]] = {
    "max_pool2d": lambda x: F.max_pool2d(x, 2),
    "avg_pool2d": lambda x: F.avg_pool2d(x, 2),
    "adaptive_avg_pool2d": lambda x: F.adaptive_avg_pool2d(x, 2),
    "adaptive_max_pool2d": lambda x: F.adaptive_max_pool2d(x, 2),
    "fractional_max_pool2d": lambda x: F.fractional_max_pool2d(x, 1, 1),
    "max_unpool2d": lambda x: F.max_unpool2d(x, x.long(), 2),
    "conv2d": lambda x: F.conv2d(x, x.new_ones(2, x.size(1), 2, 2), padding=1),
    "conv_transpose2d": lambda x: F.conv_transpose2d(x, x.new_ones(x.size(1), 2, 2, 2)),
    "batch_norm": lambda x: F.batch_norm(x, None, None, training=True),
    "instance_norm": lambda x: F.instance_norm(x),
    "unfold": lambda x: F.unfold(x, 1),
    "fold": lambda x: F.fold(x.flatten(2), (4, 4), 1),
    "bilinear": lambda x: F.interpolate(x, size=(2, 2), mode="bilinear"),
    "reflect": lambda x: F.pad(x, (1, 1, 1, 1), mode="reflect"),
    "conv1d": lambda x: F.conv1d(x.flatten(2), x.new_ones(2, x.size(1), 1)),
    "max_pool3d": lambda x: F.max_pool3d(x, 1),
    "avg_pool3d": lambda x: F.avg_pool3d(x, 1),
}


@pytest.mark.parametrize("name", LAYERS)
def test_layers_of_nothing(device: str, name: str) -> None:
    for shape in IMAGES:

        def forward(device: str, shape=shape) -> Tensor:
            return LAYERS[name](torch.zeros(shape, device=device))

        same(forward, device)

        def gradient(device: str, shape=shape) -> Tensor | None:
            x = torch.zeros(shape, device=device, requires_grad=True)
            LAYERS[name](x).sum().backward()
            return x.grad

        same(gradient, device)


@pytest.mark.parametrize("dim", [0, -1, (0, 1), None], ids=str)
def test_extremes_of_nothing(device: str, dim) -> None:
    for shape in [(2, 0), (0, 2), (0, 0)]:
        for call in (
            lambda x: x.amax(dim),
            lambda x: x.aminmax(dim=dim),
            lambda x: torch.linalg.vector_norm(x, float("inf"), dim),
            lambda x: x.argmax(dim),
            lambda x: x.median(dim),
        ):
            same(
                lambda device, call=call, shape=shape: call(torch.ones(shape, device=device)),
                device,
            )


@pytest.mark.parametrize("spread", [torch.var_mean, torch.std_mean])
def test_spreads_of_nothing(device: str, spread) -> None:
    for shape, dim in ((0,), None), ((0, 3), 0), ((3, 0), 0):
        for correction in 0, 1:

            def spreads(device, shape=shape, dim=dim, correction=correction):
                made = spread(torch.ones(shape, device=device), dim, correction=correction)
                return [x.nan_to_num(nan=7.0) for x in made]

            same(spreads, device)


@pytest.mark.parametrize("kind", [nn.LSTM, nn.GRU, nn.RNN])
def test_sequences_of_nothing(device: str, kind) -> None:
    for shape in [(0, 2, 3), (0, 3)]:

        def call(device: str, shape=shape) -> Tensor:
            return kind(3, 2).to(device)(torch.zeros(shape, device=device))[0]

        same(call, device)
        assert "sequence length to be larger than 0" in outcome(call, device)[1]
