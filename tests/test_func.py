"""`torch.func` on device "tpu": transforms of functions and models, eagerly and compiled."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
import torch_tpu
from torch import Tensor, nn
from torch.func import functional_call, grad, hessian, jacrev, jvp, stack_module_state, vjp, vmap
from torch.utils import _pytree as pytree

pytestmark = pytest.mark.usefixtures("tpu", "fused", "no_fallback")


@pytest.fixture(autouse=True)
def fresh() -> None:
    torch._dynamo.reset()
    torch.manual_seed(0)


class Attention(nn.Module):
    """Attends with the device's kernel unless a transform decomposes it."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(8, 24)
        self.last = nn.Linear(8, 3)

    def forward(self, x: Tensor) -> Tensor:
        heads = self.first(x).unflatten(-1, (3, 2, 4)).movedim(-3, 0).transpose(-2, -3)
        mixed = F.scaled_dot_product_attention(*heads, is_causal=True)
        return self.last(mixed.transpose(-2, -3).flatten(-2)).mean(-2)


def convolutions() -> nn.Module:
    return nn.Sequential(
        nn.Conv2d(2, 4, 3, 2), nn.GroupNorm(2, 4), nn.GELU(), nn.Flatten(), nn.Linear(36, 3)
    )


class Recurrent(nn.Module):
    def __init__(self, kind: type[nn.RNNBase]) -> None:
        super().__init__()
        self.layer = kind(4, 3, batch_first=True)

    def forward(self, x: Tensor) -> Tensor:
        return self.layer(x)[0][:, -1]


MODELS: dict[str, tuple[Callable[[], nn.Module], tuple[int, ...]]] = {
    "attention": (Attention, (6, 8)),
    "convolutions": (convolutions, (2, 8, 8)),
}


def compare(function: Callable[..., Any], *args: Any, compiled: bool) -> None:
    expected = function(*args)
    ours = pytree.tree_map(lambda t: t.to("tpu"), args)
    got = (torch.compile(function) if compiled else function)(*ours)
    for one, other in zip(*map(pytree.tree_leaves, (got, expected)), strict=True):
        assert one.device.type == "tpu"
        torch.testing.assert_close(one.cpu().detach(), other.detach())


RECURRENT = {kind.__name__: kind for kind in (nn.LSTM, nn.GRU, nn.RNN)}


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("name", RECURRENT)
def test_gradients_of_recurrent_layers(name: str, compiled: bool) -> None:
    model = Recurrent(RECURRENT[name])

    def loss(parameters: dict[str, Tensor], x: Tensor) -> Tensor:
        return functional_call(model, parameters, (x,)).square().sum()

    parameters = {name: p.detach() for name, p in model.named_parameters()}
    compare(grad(loss), parameters, torch.randn(2, 5, 4), compiled=compiled)


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("name", MODELS)
def test_gradients_of_each_sample(name: str, compiled: bool) -> None:
    make, shape = MODELS[name]
    model = make()

    def loss(parameters: dict[str, Tensor], x: Tensor, label: Tensor) -> Tensor:
        logits = functional_call(model, parameters, (x[None],))
        return F.cross_entropy(logits, label[None])

    each = vmap(grad(loss), in_dims=(None, 0, 0))
    parameters = {name: p.detach() for name, p in model.named_parameters()}
    compare(each, parameters, torch.randn(3, *shape), torch.tensor([0, 2, 1]), compiled=compiled)


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("name", MODELS)
def test_many_models_at_once(name: str, compiled: bool) -> None:
    make, shape = MODELS[name]
    parameters, buffers = stack_module_state([make() for _ in range(3)])
    base = copy.deepcopy(make()).to("meta")

    def ask(state: dict[str, Tensor], x: Tensor) -> Tensor:
        return functional_call(base, (state, buffers), (x,))

    compare(vmap(ask, in_dims=(0, None)), parameters, torch.randn(2, *shape), compiled=compiled)


def mlp(x: Tensor, weight: Tensor) -> Tensor:
    return (x @ weight).tanh().square().sum(-1)


TRANSFORMS: dict[str, Callable[..., Any]] = {
    "hessian": lambda x, w: hessian(lambda x: mlp(x, w).sum())(x),
    "jacobian": lambda x, w: jacrev(mlp, argnums=(0, 1))(x, w),
    "jvp": lambda x, w: jvp(lambda x: mlp(x, w), (x,), (torch.ones_like(x),)),
    "vjp": lambda x, w: vjp(mlp, x, w)[1](torch.ones_like(x[:, 0])),
    "second derivative": lambda x, w: vmap(vmap(grad(grad(lambda t: (t * w[0, 0]).sin()))))(x),
    "attention's jacobian": lambda x, w: jacrev(
        lambda q: F.scaled_dot_product_attention(q, x @ w, x @ w)
    )(x),
}


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("name", TRANSFORMS)
def test_transforms(name: str, compiled: bool) -> None:
    compare(TRANSFORMS[name], torch.randn(3, 4), torch.randn(4, 4), compiled=compiled)


def test_after_a_transform_a_backward_reads_nothing() -> None:
    x = torch.randn(3, 4, device="tpu", requires_grad=True)
    jvp(torch.sin, (x.detach(),), (x.detach(),))
    torch_tpu.sync()
    before = torch_tpu.metrics.counter("host_reads")
    for loss in x.prod(), x.prod(1).sum(), x.max(), x.median():
        loss.backward()
    assert torch_tpu.metrics.counter("host_reads") == before
