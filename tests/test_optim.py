"""Optimizers, and the surrounding code of training scripts, against stock CPU."""

from collections.abc import Callable, Iterable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint
from torch_tpu.metrics import counter

pytestmark = pytest.mark.usefixtures("mode", "no_fallback")

Parameters = Iterable[nn.Parameter]

OPTIMIZERS: dict[str, Callable[..., torch.optim.Optimizer]] = {
    "sgd": lambda ps, **form: torch.optim.SGD(ps, lr=0.05, momentum=0.9, weight_decay=0.01, **form),
    "adam": lambda ps, **form: torch.optim.Adam(ps, lr=0.01, **form),
    "adamw": lambda ps, **form: torch.optim.AdamW(ps, lr=0.01, amsgrad=True, **form),
}
FORMS = {
    "for_loop": {"foreach": False, "fused": False},
    "foreach": {"foreach": True},
    "fused": {"fused": True},
}


def small_model(seed: int = 0) -> nn.Module:
    torch.manual_seed(seed)
    return nn.Sequential(nn.Linear(6, 8), nn.Tanh(), nn.Linear(8, 3))


def points(count: int = 10, seed: int = 1) -> tuple[Tensor, Tensor]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randn(count, 6, generator=generator), torch.randn(count, 3, generator=generator)


def assert_same_parameters(ours: nn.Module, theirs: nn.Module) -> None:
    for (name, p), q in zip(ours.named_parameters(), theirs.parameters(), strict=True):
        torch.testing.assert_close(
            p.detach().cpu(), q.detach(), rtol=1e-4, atol=1e-6, msg=lambda m, n=name: f"{n}: {m}"
        )


def fit(device: str, make: Callable[[Parameters], torch.optim.Optimizer], steps: int) -> nn.Module:
    model = small_model().to(device)
    x, y = (t.to(device) for t in points())
    optimizer = make(model.parameters())
    for _ in range(steps):
        optimizer.zero_grad()
        F.mse_loss(model(x), y).backward()
        optimizer.step()
    return model


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", OPTIMIZERS)
def test_optimizer_equals_stock_cpu(name: str, form: str, device: str) -> None:
    ours = fit(device, lambda ps: OPTIMIZERS[name](ps, **FORMS[form]), steps=6)
    theirs = fit("cpu", lambda ps: OPTIMIZERS[name](ps, **FORMS["for_loop"]), steps=6)
    assert_same_parameters(ours, theirs)


@pytest.mark.parametrize("foreach", [False, True])
def test_clip_grad_norm(foreach: bool, device: str) -> None:
    norms = []
    for where in device, "cpu":
        model = small_model().to(where)
        x, y = (t.to(where) for t in points())
        F.mse_loss(model(x), y, reduction="sum").backward()
        norms.append(nn.utils.clip_grad_norm_(model.parameters(), 0.5, foreach=foreach).cpu())
        clipped = nn.utils.get_total_norm([p.grad for p in model.parameters()])
        assert clipped.item() == pytest.approx(0.5, rel=1e-4)
    torch.testing.assert_close(*norms)


def test_clip_grad_norm_refuses_what_is_not_finite(device: str) -> None:
    p = nn.Parameter(torch.ones(3, device=device))
    p.grad = torch.tensor([1.0, float("inf"), 0.0], device=device)
    with pytest.raises(RuntimeError, match="non-finite"):
        nn.utils.clip_grad_norm_([p], 1.0, error_if_nonfinite=True)


@pytest.mark.parametrize("name", ["one_cycle", "cosine", "plateau"])
def test_learning_rate_schedules(name: str, device: str) -> None:
    def run(where: str) -> nn.Module:
        model = small_model().to(where)
        x, y = (t.to(where) for t in points())
        optimizer = torch.optim.AdamW(model.parameters(), lr=0.02)
        schedulers = torch.optim.lr_scheduler
        scheduler = {
            "one_cycle": lambda: schedulers.OneCycleLR(optimizer, 0.05, total_steps=8),
            "cosine": lambda: schedulers.CosineAnnealingLR(optimizer, T_max=8),
            "plateau": lambda: schedulers.ReduceLROnPlateau(optimizer, patience=0, threshold=0.5),
        }[name]()
        for _ in range(8):
            optimizer.zero_grad()
            loss = F.mse_loss(model(x), y)
            loss.backward()
            optimizer.step()
            scheduler.step(*([loss.item()] if name == "plateau" else []))
        return model

    assert_same_parameters(run(device), run("cpu"))


def test_learning_rate_may_be_a_tensor(device: str) -> None:
    def make(where: str) -> Callable[[Parameters], torch.optim.Optimizer]:
        return lambda ps: torch.optim.SGD(ps, lr=torch.tensor(0.05, device=where))

    assert_same_parameters(fit(device, make(device), 4), fit("cpu", make("cpu"), 4))


def test_gradients_accumulate_over_micro_batches(device: str) -> None:
    whole, parts = small_model().to(device), small_model().to(device)
    x, y = (t.to(device) for t in points(12))
    F.mse_loss(whole(x), y).backward()
    for some_x, some_y in zip(x.chunk(4), y.chunk(4), strict=True):
        (F.mse_loss(parts(some_x), some_y) / 4).backward()
    for p, q in zip(parts.parameters(), whole.parameters(), strict=True):
        torch.testing.assert_close(p.grad.cpu(), q.grad.cpu(), rtol=1e-4, atol=1e-6)


class Tied(nn.Module):
    """A language model of one layer whose output weights are its embedding."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(20, 8)
        self.hidden = nn.Linear(8, 8)
        self.head = nn.Linear(8, 20, bias=False)
        self.head.weight = self.embedding.weight

    def forward(self, ids: Tensor) -> Tensor:
        return self.head(self.hidden(self.embedding(ids)).relu())


def test_tied_weights_stay_tied_and_learn(device: str) -> None:
    def run(where: str) -> Tied:
        torch.manual_seed(0)
        model = Tied().to(where)
        ids = torch.arange(20, device=where)
        optimizer = torch.optim.Adam(model.parameters(), lr=0.02)
        for _ in range(5):
            optimizer.zero_grad()
            F.cross_entropy(model(ids), ids.flip(0)).backward()
            optimizer.step()
        return model

    ours = run(device)
    assert ours.head.weight is ours.embedding.weight
    assert len(list(ours.parameters())) == 3
    assert_same_parameters(ours, run("cpu"))


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_activation_checkpointing_changes_no_gradient(use_reentrant: bool, device: str) -> None:
    """Dropout inside: the second forward pass must draw the first one's mask again."""
    torch.manual_seed(0)
    block = nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Dropout(0.5), nn.Linear(32, 8))
    block = block.to(device)
    x = torch.randn(4, 8).to(device).requires_grad_()

    def gradients(run: Callable[[Tensor], Tensor]) -> list[Tensor]:
        torch.manual_seed(7)
        found = torch.autograd.grad(run(x).square().sum(), [x, *block.parameters()])
        return [g.cpu() for g in found]

    def checkpointed(t: Tensor) -> Tensor:
        return checkpoint(block, t, use_reentrant=use_reentrant)

    if use_reentrant:  # reentrant checkpoints support only .backward()
        torch.manual_seed(7)
        checkpointed(x).square().sum().backward()
        got = [t.grad.cpu() for t in [x, *block.parameters()]]
    else:
        got = gradients(checkpointed)
    for g, e in zip(got, gradients(block), strict=True):
        torch.testing.assert_close(g, e)


def test_a_backward_that_steps_is_one_program(mode: str, device: str) -> None:
    """Each parameter has an optimizer, which a hook of the backward calls."""

    def run(where: str) -> nn.Module:
        model = small_model().to(where)
        optimizers = {p: OPTIMIZERS["adamw"]([p]) for p in model.parameters()}

        def step(p: Tensor) -> None:
            optimizers[p].step()
            optimizers[p].zero_grad()

        for p in optimizers:
            p.register_post_accumulate_grad_hook(step)
        for _ in range(3):
            x, y = (t.to(where) for t in points())
            before = counter("cuts")
            loss = F.mse_loss(model(x), y)
            loss.backward()
            loss.item()
        if where == "tpu" and mode == "fused":
            assert counter("cuts") - before == 1
        return model

    assert_same_parameters(run(device), run("cpu"))


def test_hooks_of_the_optimizer_and_of_parameters_run(device: str) -> None:
    model = small_model().to(device)
    seen: list[str] = []
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    optimizer.register_step_pre_hook(lambda *_: seen.append("before"))
    optimizer.register_step_post_hook(lambda *_: seen.append("after"))
    model[0].weight.register_hook(lambda grad: grad * 0)
    model[2].bias.register_post_accumulate_grad_hook(lambda p: seen.append("accumulated"))
    before = model[0].weight.detach().cpu().clone()
    x, y = (t.to(device) for t in points())
    F.mse_loss(model(x), y).backward()
    optimizer.step()
    assert seen == ["accumulated", "before", "after"]
    torch.testing.assert_close(model[0].weight.detach().cpu(), before)
