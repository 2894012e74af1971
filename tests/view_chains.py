"""Random chains of PyTorch's view operations, made by PyTorch itself.

`python tests/view_chains.py 1000000 > views.txt` prints geometries for the Rust view law, which
reads them when `VIEW_LAW_FILE=views.txt` is set: `base dims|sizes|strides|offset` on each line.
"""

import math
import random
import sys
from collections.abc import Callable

import torch
from torch import Tensor

View = Callable[[random.Random, Tensor], Tensor]


def _dim(rng: random.Random, t: Tensor) -> int:
    return rng.randrange(t.dim())


def _slice(rng: random.Random, t: Tensor) -> Tensor:
    dim = _dim(rng, t)
    start = rng.randint(0, max(t.size(dim) - 1, 0))
    index = slice(start, rng.randint(start + 1, t.size(dim) + 1), rng.randint(1, 3))
    return t[(slice(None),) * dim + (index,)]


def _narrow(rng: random.Random, t: Tensor) -> Tensor:
    dim = _dim(rng, t)
    start = rng.randint(0, t.size(dim) - 1)
    return t.narrow(dim, start, rng.randint(1, t.size(dim) - start))


def _expand(rng: random.Random, t: Tensor) -> Tensor:
    sizes = [rng.choice([-1, 2, 3]) if size == 1 else -1 for size in t.size()]
    return t.expand([rng.randint(1, 3)] * rng.randint(0, 1) + sizes)


def refactor(rng: random.Random, numel: int) -> list[int]:
    """Random dims for a number of elements."""
    dims = [numel]
    for _ in range(rng.randint(0, 3)):
        dim = rng.randrange(len(dims))
        inner = rng.choice([d for d in range(1, dims[dim] + 1) if dims[dim] % d == 0] or [1])
        dims[dim : dim + 1] = [dims[dim] // inner, inner]
    return dims


def _unfold(rng: random.Random, t: Tensor) -> Tensor:
    dim = _dim(rng, t)
    return t.unfold(dim, rng.randint(1, t.size(dim)), rng.randint(1, 4))


def _diagonal(rng: random.Random, t: Tensor) -> Tensor:
    first, second = rng.sample(range(t.dim()), 2)
    return t.diagonal(rng.randint(-2, 2), first, second)


def _as_strided(rng: random.Random, t: Tensor) -> Tensor:
    rank = rng.randint(0, 4)
    sizes = [rng.randint(1, 5) for _ in range(rank)]
    return t.as_strided(sizes, [rng.randint(0, 30) for _ in range(rank)], rng.randint(0, 20))


VIEWS: list[View] = [
    lambda rng, t: t.select(dim := _dim(rng, t), rng.randrange(t.size(dim))),
    _slice,
    _narrow,
    lambda rng, t: t.transpose(_dim(rng, t), _dim(rng, t)),
    lambda rng, t: t.permute(rng.sample(range(t.dim()), t.dim())),
    lambda rng, t: t.movedim(_dim(rng, t), _dim(rng, t)),
    _expand,
    lambda rng, t: t.unsqueeze(rng.randint(0, t.dim())),
    lambda rng, t: t.squeeze(),
    lambda rng, t: t.view(refactor(rng, t.numel())),
    lambda rng, t: t.unflatten(dim := _dim(rng, t), refactor(rng, t.size(dim))),
    lambda rng, t: t.view([*t.shape[: _dim(rng, t)], -1]),
    lambda rng, t: rng.choice(t.chunk(rng.randint(2, 3), _dim(rng, t))),
    lambda rng, t: rng.choice(t.unbind(_dim(rng, t))),
    _unfold,
    _diagonal,
]


def chain(rng: random.Random, t: Tensor, limit: int = 3000) -> Tensor:
    """Applies a few random view operations, without those that PyTorch refuses."""
    for _ in range(rng.randint(1, 7)):
        view = _as_strided if rng.random() < 0.02 else rng.choice(VIEWS)
        try:
            seen = view(rng, t)
        except (RuntimeError, IndexError, ValueError):
            continue
        if seen.numel() <= limit and seen.dim() <= 8:
            t = seen
    return t


def dims(rng: random.Random, limit: int = 300) -> list[int]:
    sizes: list[int] = []
    for _ in range(rng.randint(0, 5)):
        size = rng.choice([1, *range(2, 9)])
        if math.prod(sizes) * size <= limit:
            sizes.append(size)
    return sizes


def main() -> None:
    rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    for _ in range(int(sys.argv[1])):
        sizes = dims(rng)
        base = sizes if rng.random() < 0.7 else refactor(rng, math.prod(sizes))
        view = chain(rng, torch.empty(sizes))
        fields = [base, view.size(), view.stride(), [view.storage_offset()]]
        print("|".join(",".join(map(str, field)) for field in fields))


if __name__ == "__main__":
    main()
