"""Compares random chains of functions on batches of random sizes with stock PyTorch.

    python -m tests.chains 1000 [FIRST]

makes that many chains from seed FIRST on and calls each on batches of six sizes, with or without
gradients, eager or compiled. From the third size on one program serves all sizes, and padding
between the elements and their bounds is NaN. In float64 even long chains stay within torch's own
tolerances.
"""

import random
import sys
from collections.abc import Callable

import torch
import torch.nn.functional as F
import torch_tpu
from torch import Tensor

Function = Callable[[Tensor, Tensor], Tensor]
WIDTHS = (6, 8, 4, 6, 10, 2)


def weight(x: Tensor) -> Tensor:
    n = x.size(2)
    return torch.linspace(-0.5, 0.5, n * n, dtype=x.dtype, device=x.device).reshape(n, n)


def positive(x: Tensor) -> Tensor:
    """A symmetric positive definite matrix for each member of the batch."""
    n = x.size(2)
    return x.mT @ x / x.size(1) + torch.eye(n, dtype=x.dtype, device=x.device)


def places(x: Tensor, n: int) -> Tensor:
    return (x.detach() * 50).long().abs() % n


def shifted(x: Tensor) -> Tensor:
    y = x.clone()
    y[:, 1:] = x[:, :-1]
    return y


def loss(x: Tensor, targets: Tensor) -> Tensor:
    flat = x.reshape(-1, x.size(2))
    return F.cross_entropy(flat, targets.reshape(-1), reduction="none").view(x.shape[:2])[..., None]


# Functions of a batch, and of the numbers from 0 to 1 in the shape of its rows.
FUNCTIONS: list[Function] = [
    lambda x, _: x.softmax(1),
    lambda x, _: x.softmax(0),
    lambda x, _: x.log_softmax(2) * 0.3,
    lambda x, _: x.cumsum(1) * 0.1,
    lambda x, _: x.cumsum(0) * 0.1,
    lambda x, _: x.logcumsumexp(1) * 0.2,
    lambda x, _: x.flip(1),
    lambda x, _: x.flip((0, 2)),
    lambda x, _: x.roll(2, 1),
    lambda x, _: x.roll((1, 2), (0, 1)),
    lambda x, _: F.layer_norm(x, x.shape[2:]),
    lambda x, _: F.layer_norm(x, x.shape[1:]),
    lambda x, _: F.group_norm(x.transpose(1, 2), 2).transpose(1, 2),
    lambda x, _: x @ weight(x),
    lambda x, _: (x @ x.mT).softmax(-1) @ x,
    lambda x, _: F.scaled_dot_product_attention(x, x, x, is_causal=True),
    lambda x, _: x.transpose(0, 1).contiguous().softmax(0).transpose(0, 1),
    lambda x, _: torch.cat([x[:, 2:], x[:, :2]], 1),
    lambda x, _: torch.cat([x, x * 2], 1)[:, x.size(1) :],
    lambda x, _: torch.cat([x, x], 0)[1 : x.size(0) + 1],
    lambda x, _: x.sort(1)[0],
    lambda x, _: x.reshape(-1, x.size(2)).sort(0)[0].view_as(x),
    lambda x, _: x.reshape(-1).cumsum(0).view_as(x) * 0.01,
    lambda x, _: F.pad(x, (0, 0, 2, 0))[:, :-2],
    lambda x, _: F.pad(x, (0, 0, 1, 1), value=0.5).unfold(1, 3, 1).sum(-1) * 0.3,
    lambda x, _: x - x.mean((0, 1)),
    lambda x, _: x / (1 + x.norm()),
    lambda x, _: x * (1 + x.var((0, 1))),
    lambda x, _: x.masked_fill(x > 0.5, 0.0),
    lambda x, _: x + torch.arange(x.size(1), device=x.device)[:, None] * 0.01,
    lambda x, _: x.reshape(x.size(0), -1).softmax(1).view_as(x),
    lambda x, _: x.gather(1, x.argsort(1)),
    lambda x, _: x.gather(2, places(x, x.size(2))),
    lambda x, _: x.index_select(1, torch.arange(x.size(1) - 1, -1, -1, device=x.device)),
    lambda x, _: F.conv1d(x.mT, weight(x)[:, :, None].expand(-1, -1, 3) * 0.2, padding=1).mT,
    lambda x, _: F.conv1d(x.mT, weight(x)[:, :1, None], groups=x.size(2)).mT,
    lambda x, _: F.max_pool1d(x.mT, 3, 1, 1).mT,
    lambda x, _: F.avg_pool1d(x.mT, 3, 1, 1).mT,
    lambda x, _: shifted(x),
    lambda x, _: x.clone().scatter_add_(1, places(x, x.size(1)), x),
    lambda x, _: x.clone().index_add_(1, places(x, x.size(1))[0, :, 0], x) * 0.5,
    lambda x, _: x * x.size(1) ** -0.5,
    lambda x, _: x * (1 / x.size(1) + 1 / x.size(0)),
    lambda x, _: x * x.amax(1, keepdim=True),
    lambda x, _: x + x.median(1, keepdim=True)[0],
    lambda x, _: (
        x.permute(2, 0, 1).reshape(x.size(2), -1).softmax(1).view(-1, *x.shape[:2]).permute(1, 2, 0)
    ),
    lambda x, _: x.unflatten(2, (2, -1)).transpose(1, 2).flatten(1, 2).reshape(x.shape),
    lambda x, _: x * x.new_ones(x.size(1), x.size(1)).tril().sum(1)[:, None] * 0.05,
    lambda x, _: torch.where(x > 0, x, x.flip(0)),
    lambda x, _: x + loss(x, places(x[..., 0], x.size(2))),
    lambda x, _: x @ torch.linalg.cholesky(positive(x)),
    lambda x, _: torch.linalg.solve_triangular(positive(x).triu(), x.mT, upper=True).mT,
    lambda x, _: torch.fft.irfft(torch.fft.rfft(x, dim=2), n=x.size(2), dim=2) + x,
    lambda x, y: x * y.view_as(x),
    lambda x, y: x + y[:, 0].view(x.shape[:2])[..., None],
    lambda x, y: (x.reshape(y.shape) + y).sort(0)[0].view_as(x),
    lambda x, y: x + loss(x, places(y[:, 0], x.size(2))),
    lambda x, y: x.reshape(y.shape).gather(1, places(y, x.size(2))).view_as(x),
    lambda x, y: x + (x.reshape(y.shape).mT @ y)[0] / y.size(0),
    lambda x, y: torch.cat([x.reshape(y.shape), y])[y.size(0) - x.size(1) :][: y.size(0)].view_as(
        x
    ),
    lambda x, y: x.reshape(y.shape).index_add(0, places(y[:, 0], y.size(0)), y).view_as(x),
    lambda x, y: F.embedding(places(y[:, 0], x.size(1)), x[0]).view_as(x) + x,
]


class Chain:
    """A chain of functions, the sizes to call it on, and the way to call it."""

    def __init__(self, seed: int) -> None:
        r = random.Random(seed)
        self.seed = seed
        self.functions = [r.randrange(len(FUNCTIONS)) for _ in range(r.randint(2, 5))]
        self.backward = r.random() < 0.5
        self.compiled = r.random() < 0.2
        self.widths = WIDTHS if r.random() < 0.25 else WIDTHS[:1] * 6
        self.sizes = [(r.randint(2, 9), r.randint(5, 30), width) for width in self.widths]

    def __str__(self) -> str:
        way = "compiled" if self.compiled else "eager"
        return f"seed {self.seed}: functions {self.functions}, {way}, backward {self.backward}"

    def __call__(self, x: Tensor, y: Tensor) -> Tensor:
        for i in self.functions:
            x = FUNCTIONS[i](x, y)
        return x

    def run(self, f: Function, device: str, size: tuple[int, int, int]) -> list[Tensor]:
        generator = torch.Generator().manual_seed(self.seed)
        x = torch.randn(size, dtype=torch.float64, generator=generator).to(device)
        y = torch.linspace(0, 1, x.numel(), dtype=x.dtype).reshape(-1, size[2]).to(device)
        z = f(x.requires_grad_(self.backward), y)
        if not self.backward:
            return [z.cpu()]
        (z * y.view_as(z)).sum().backward()
        assert x.grad is not None
        return [z.detach().cpu(), x.grad.cpu()]

    def difference(self) -> str | None:
        """The sizes at which the device and stock PyTorch disagree, and the difference; or None."""
        torch._dynamo.reset()
        f = torch.compile(self, dynamic=True) if self.compiled else self
        for size in self.sizes:
            try:
                torch.testing.assert_close(self.run(f, "tpu", size), self.run(self, "cpu", size))
            except (AssertionError, RuntimeError) as e:
                return f"{self} at {size}: {e}"
        return None


def main() -> None:
    number, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    torch_tpu.set_eager_mode("fused")
    failures = 0
    for seed in range(first, first + number):
        if found := Chain(seed).difference():
            failures += 1
            print(found, flush=True)
        if (seed + 1 - first) % 100 == 0:
            print(f"{seed + 1 - first} chains", flush=True)
    print(f"{number} chains, {failures} differ")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
