"""Loops that read nothing: each round is one program, and a few programs serve varying sizes."""

import random
from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

pytestmark = pytest.mark.usefixtures("no_fallback")

MODES = pytest.mark.parametrize("mode", ["fused", "strict"])


class Attention(nn.Module):
    def __init__(self, layers: int = 2) -> None:
        super().__init__()
        self.tokens = nn.Embedding(50, 16)
        self.project = nn.ModuleList([nn.Linear(16, 48) for _ in range(layers)])
        self.head = nn.Linear(16, 5)

    def forward(self, tokens: Tensor) -> Tensor:
        x = self.tokens(tokens)
        for project in self.project:
            query, key, value = project(x).chunk(3, -1)
            x = x + torch.softmax(query @ key.transpose(1, 2) / 4, -1) @ value
        return self.head(x)


def batches(count: int, seed: int = 0) -> list[Tensor]:
    choose = random.Random(seed)
    torch.manual_seed(seed)
    return [torch.randint(50, (4, choose.randint(3, 60))) for _ in range(count)]


def programs() -> int:
    import torch_tpu

    return torch_tpu.metrics.counter("programs")


def outputs(model: nn.Module, loader: list[Tensor], device: str) -> Tensor:
    collected = []
    for tokens in loader:
        collected.append(model(tokens.to(device)).mean(1))
    return torch.cat(collected).cpu()


def a_sum(model: nn.Module, loader: list[Tensor], device: str) -> Tensor:
    total = torch.zeros((), device=device)
    for tokens in loader:
        total += model(tokens.to(device)).square().mean()
    return total.cpu()


def detached(model: nn.Module, loader: list[Tensor], device: str) -> Tensor:
    """Code that forgets to switch gradients off."""
    with torch.enable_grad():
        collected = [model(tokens.to(device)).amax((1, 2)).detach() for tokens in loader]
    return torch.stack(collected).cpu()


def in_few_ops(model: nn.Module, loader: list[Tensor], device: str) -> Tensor:
    collected = [model.head(model.tokens(ids.to(device))).amax((1, 2)) for ids in loader]
    return torch.stack(collected).cpu()


def a_growing_sequence(model: nn.Module, loader: list[Tensor], device: str) -> Tensor:
    tokens = loader[0][:, :3].to(device)
    for _ in loader:
        chosen = model(tokens)[:, -1].argmax(-1, keepdim=True)
        tokens = torch.cat([tokens, chosen], 1)
    return tokens.cpu()


@MODES
@pytest.mark.parametrize("loop", [outputs, a_sum, detached, in_few_ops, a_growing_sequence])
def test_an_evaluation_that_reads_at_its_end(
    tpu: str, mode: str, loop: Callable[[nn.Module, list[Tensor], str], Tensor]
) -> None:
    import torch_tpu

    torch.manual_seed(0)
    model = Attention().eval()
    with torch.no_grad(), torch_tpu.eager_mode(mode):
        expected = [loop(model, batches(40, seed), "cpu") for seed in range(2)]
        model.to(tpu)
        needed = []
        for seed in range(2):
            before = programs()
            result = loop(model, batches(40, seed), tpu)
            torch.testing.assert_close(result, expected[seed])
            needed.append(programs() - before)
    # In strict mode each op is a program: about twenty ops have a few each.
    assert needed[0] <= (8 if mode == "fused" else 160), torch_tpu.explain()
    assert needed[1] <= (5 if mode == "fused" else 40), torch_tpu.explain()


def test_gradients_of_several_batches_are_added(fused: None, tpu: str) -> None:
    """The first batch of a step makes the gradients, the others add to them."""
    import torch_tpu

    def train(device: str) -> tuple[Tensor, list[int]]:
        torch.manual_seed(0)
        model = Attention(1).to(device)
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        needed = []
        for step in range(4):
            before = programs()
            optimizer.zero_grad()
            for tokens in batches(6, step):
                tokens = tokens.to(device)
                F.cross_entropy(model(tokens).flatten(0, 1), tokens.flatten() % 5).backward()
            optimizer.step()
            torch_tpu.sync()
            needed.append(programs() - before)
        return torch.cat([p.detach().flatten() for p in model.parameters()]).cpu(), needed

    expected, _ = train("cpu")
    result, needed = train(tpu)
    torch.testing.assert_close(result, expected)
    assert sum(needed) <= 14, torch_tpu.explain()
    assert needed[3] <= 2


def test_layers_of_one_model_are_no_rounds(fused: None, tpu: str) -> None:
    """The layers differ only in their sizes, and each has its own weights."""
    import torch_tpu

    torch.manual_seed(0)
    layers = [nn.Sequential(nn.LayerNorm(4 + i), nn.Linear(4 + i, 5 + i)) for i in range(60)]
    x = torch.randn(3, 4)
    with torch.no_grad():
        expected = nn.Sequential(*layers)(x)
        model = nn.Sequential(*layers).to(tpu)
        torch_tpu.sync()
        cuts = torch_tpu.metrics.counter("cuts")
        torch.testing.assert_close(model(x.to(tpu)).cpu(), expected)
    assert torch_tpu.metrics.counter("cuts") == cuts + 1


def test_a_part_that_is_used_for_a_few_sizes_is_no_loop(fused: None, tpu: str) -> None:
    import torch_tpu

    torch.manual_seed(0)
    head = nn.Sequential(*[m for _ in range(4) for m in (nn.Conv2d(4, 4, 3, padding=1), nn.ReLU())])
    levels = [torch.randn(1, 4, size, size) for size in (32, 16, 8, 4, 2)]
    with torch.no_grad():
        expected = [head(level) for level in levels]
        head.to(tpu)
        there = [level.to(tpu) for level in levels]
        torch_tpu.sync()
        cuts = torch_tpu.metrics.counter("cuts")
        for _ in range(3):
            results = [head(level) for level in there]
            torch_tpu.sync()
    for result, wanted in zip(results, expected, strict=True):
        torch.testing.assert_close(result.cpu(), wanted)
    assert torch_tpu.metrics.counter("cuts") == cuts + 3


def test_encoders_of_one_step_stay_in_one_program(fused: None, tpu: str) -> None:
    """Their activations are kept for the backward, so a cut between them would be expensive."""
    import torch_tpu

    torch.manual_seed(0)
    model = Attention().to(tpu)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    views = [tokens.to(tpu) for tokens in batches(4)]
    cuts = torch_tpu.metrics.counter("cuts")
    for _ in range(4):
        optimizer.zero_grad()
        torch.stack([model(tokens).square().mean() for tokens in views]).sum().backward()
        optimizer.step()
    torch_tpu.sync()
    assert torch_tpu.metrics.counter("cuts") == cuts + 4


def test_a_loop_in_each_round_of_a_loop(fused: None, tpu: str) -> None:
    """The steps of a cell repeat within each batch: a round is a batch."""
    import torch_tpu

    torch.manual_seed(0)
    cell, head = nn.GRUCell(8, 8), nn.Linear(8, 3)
    xs = torch.randn(24, 4, 20, 8)

    def run(device: str) -> Tensor:
        collected = []
        for x in xs:
            x, state = x.to(device), torch.zeros(4, 8, device=device)
            for t in range(x.shape[1]):
                state = cell(x[:, t], state)
            collected.append(head(state).log_softmax(-1).argmax(-1))
        return torch.stack(collected).cpu()

    with torch.no_grad():
        expected = run("cpu")
        cell.to(tpu), head.to(tpu)
        before = programs()
        for _ in range(2):
            torch.testing.assert_close(run(tpu), expected)
    assert programs() - before <= 4, torch_tpu.explain()
