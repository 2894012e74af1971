"""TorchScript: traced and scripted programs, and what is made of them."""

import io
import warnings

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

pytestmark = [
    pytest.mark.usefixtures("fused", "no_fallback"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


def images() -> nn.Module:
    return nn.Sequential(
        nn.Conv2d(3, 4, 3, padding=1, groups=1),
        nn.BatchNorm2d(4),
        nn.ReLU(),
        nn.ConvTranspose2d(4, 3, 2, stride=2),
        nn.MaxPool2d(2),
    )


class Attention(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.inward = nn.Linear(8, 24)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.inward(x).view(2, 5, 3, 2, 4).permute(2, 0, 3, 1, 4)
        return F.scaled_dot_product_attention(q, k, v)


class Recurrent(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.lstm, self.gru = nn.LSTM(3, 4), nn.GRU(4, 3)

    def forward(self, x: Tensor) -> Tensor:
        return self.gru(self.lstm(x)[0])[0]


MODELS = {
    "convolutions": (images, (2, 3, 8, 8)),
    "convolution": (lambda: nn.Conv1d(2, 3, 3, padding="same"), (2, 2, 6)),
    "volume": (lambda: nn.Conv3d(1, 2, 2), (1, 1, 3, 3, 3)),
    "attention": (Attention, (2, 5, 8)),
    "recurrent": (Recurrent, (5, 2, 3)),
    "norms": (lambda: nn.Sequential(nn.LayerNorm(4), nn.GroupNorm(1, 3)), (2, 3, 4)),
}


@pytest.mark.parametrize("gradients", [True, False])
@pytest.mark.parametrize("name", MODELS)
def test_a_trace_computes_what_its_model_computes(device: str, name: str, gradients: bool) -> None:
    make, shape = MODELS[name]
    model = make().eval().to(device)
    with torch.set_grad_enabled(gradients):
        traced = torch.jit.trace(model, torch.randn(shape, device=device))
    # A baked-in output would not depend on the input.
    for _ in range(3):
        x = torch.randn(shape, device=device, requires_grad=gradients)
        with torch.set_grad_enabled(gradients):
            torch.testing.assert_close(traced(x), model(x))
        if gradients:
            (got,) = torch.autograd.grad(traced(x).square().sum(), x)
            (expected,) = torch.autograd.grad(model(x).square().sum(), x)
            torch.testing.assert_close(got, expected)


def test_a_trace_names_the_operations_of_a_trace_on_the_cpu(device: str) -> None:
    def kinds(device: str) -> list[str]:
        traced = torch.jit.trace(images().eval().to(device), torch.randn(1, 3, 8, 8).to(device))
        return [node.kind() for node in traced.inlined_graph.nodes()]

    assert kinds(device) == kinds("cpu")


def test_traces_and_scripts_are_frozen_and_saved(device: str) -> None:
    model, x = images().eval().to(device), torch.randn(1, 3, 8, 8, device=device)
    for made in (torch.jit.trace(model, x), torch.jit.script(model)):
        torch.testing.assert_close(torch.jit.freeze(made)(x), model(x))
        file = io.BytesIO()
        torch.jit.save(made, file)
        file.seek(0)
        loaded = torch.jit.load(file, map_location=device)
        torch.testing.assert_close(loaded(x), model(x))


def choose(x: Tensor) -> Tensor:
    y = x[x > 0] * 2
    x[x > 1] = 7.0
    x[x < 0] = x[x < 0] - 1
    return torch.cat([x, y])


def test_scripts_choose_by_masks(device: str) -> None:
    scripted = torch.jit.script(choose)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        traced = torch.jit.trace(choose, torch.arange(-2.0, 3, device=device), check_trace=False)
    for run in (scripted, scripted, traced):
        x = torch.arange(-3.0, 4)
        assert run(x.to(device)).tolist() == choose(x.clone()).tolist()
