"""Compares random expressions of extreme numbers: every mode and size, with stock PyTorch.

    python -m tests.expressions 10000 [FIRST]

computes that many expressions from seed FIRST on. Small tensors are interpreted on the CPU and
large ones compiled; a rewrite that changes a value shows as a difference between them.
"""

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import torch
import torch_tpu
from torch import Tensor

# On both sides of the sizes from which programs are compiled, and loops split among threads.
SIZES = 24, 200_000
STEPS = 6
TINY = torch.finfo(torch.float32).tiny
FLOATS = [0.0, 1.0, 2.0, 3.0, 0.1, 7.0, 100.0, 1e10, 1e20, 3e30, 1e38, 3e38, float("inf")]
FLOATS += [1e-5, 1e-10, 1e-20, 3e-30, 1e-37, TINY, float("nan")]
FLOATS += [-x for x in FLOATS if x == x]
INTS = [0, 1, 2, 3, 5, 7, 63, 64, 127, 128, 255, 256, 46341, 60000, 65535, 65536, 2**31 - 1]
INTS += [-x for x in INTS if x] + [-(2**31)]

Step = tuple[int, int, int, int]
Function = Callable[[Tensor, Tensor, Tensor], Tensor]

FLOAT_OPS: list[Function] = [
    lambda x, y, z: x * y,
    lambda x, y, z: x / y,
    lambda x, y, z: x * 3.0,
    lambda x, y, z: 3.0 / x,
    lambda x, y, z: x / 7.0,
    lambda x, y, z: -x,
    lambda x, y, z: x.abs(),
    lambda x, y, z: x.abs() + y.abs(),
    lambda x, y, z: x.square(),
    lambda x, y, z: x.sqrt(),
    lambda x, y, z: x.rsqrt(),
    lambda x, y, z: x.reciprocal(),
    lambda x, y, z: x.exp(),
    lambda x, y, z: x.abs().log(),
    lambda x, y, z: x.pow(2),
    lambda x, y, z: x.pow(0.5),
    lambda x, y, z: x.abs().pow(1.5),
    # Close to 1 the logarithm makes a rounding large.
    lambda x, y, z: 3.0 * x.tanh(),
    lambda x, y, z: 3.0 * x.sigmoid(),
    lambda x, y, z: x.relu(),
    lambda x, y, z: x.sign(),
    # Which of two zeros is the larger one is left open.
    lambda x, y, z: torch.maximum(x, y) + 0.0,
    lambda x, y, z: torch.minimum(x, y) + 0.0,
    lambda x, y, z: x.clamp(-1e20, 1e20),
    lambda x, y, z: torch.where(y > z, x, y),
    lambda x, y, z: (y < z) * x,
    lambda x, y, z: x.masked_fill(y == z, 0.0),
    lambda x, y, z: x.double().mul(y).float(),
]
INT_OPS: list[Function] = [
    lambda x, y, z: x + y,
    lambda x, y, z: x - y,
    lambda x, y, z: x * y,
    lambda x, y, z: x * x,
    lambda x, y, z: -x,
    lambda x, y, z: x.abs(),
    lambda x, y, z: x & y,
    lambda x, y, z: x | y,
    lambda x, y, z: x ^ y,
    lambda x, y, z: ~x,
    lambda x, y, z: x << 3,
    lambda x, y, z: x >> 2,
    lambda x, y, z: x // 7,
    lambda x, y, z: x % 7,
    lambda x, y, z: x.fmod(-5),
    lambda x, y, z: torch.div(x, 3, rounding_mode="trunc"),
    lambda x, y, z: torch.maximum(x, y),
    lambda x, y, z: torch.minimum(x, y),
    lambda x, y, z: x.clamp(-100, 300),
    lambda x, y, z: torch.where(y > z, x, y),
    lambda x, y, z: (y < z) * x,
    lambda x, y, z: x.sign(),
    lambda x, y, z: x.to(torch.int64).mul(y).to(x.dtype),
    lambda x, y, z: x.to(torch.int16).to(x.dtype),
    lambda x, y, z: x.to(torch.uint8).to(x.dtype),
]


class Expression:
    """Some inputs, and steps that each compute another value from those before."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        self.is_float = rng.random() < 0.7
        self.ops = FLOAT_OPS if self.is_float else INT_OPS
        drawn = FLOATS if self.is_float else INTS
        dtype = torch.float32 if self.is_float else rng.choice([torch.int32, torch.int64])
        self.inputs = [
            torch.tensor([rng.choice(drawn) for _ in range(SIZES[0])], dtype=dtype)
            for _ in range(3)
        ]
        self.steps: list[Step] = []
        for made in range(3, 3 + STEPS):
            # The latest value is always used, so that steps build on each other.
            of = made - 1, rng.randrange(made), rng.randrange(made)
            self.steps.append((rng.randrange(len(self.ops)), *of))

    def __call__(self, *inputs: Tensor) -> Tensor:
        values = list(inputs)
        for op, x, y, z in self.steps:
            values.append(self.ops[op](values[x], values[y], values[z]))
        return values[-1]

    def on(self, device: str, size: int) -> list[Tensor]:
        return [x.repeat(size // len(x) + 1)[:size].to(device) for x in self.inputs]

    def stock(self) -> Tensor:
        with subnormals_as_zeros():
            return self(*self.inputs)


@contextmanager
def subnormals_as_zeros() -> Iterator[None]:
    """Let stock PyTorch flush subnormal numbers, as the device does."""
    torch.set_flush_denormal(True)
    try:
        yield
    finally:
        torch.set_flush_denormal(False)


def difference(expression: Expression) -> str | None:
    """The difference between the ways to compute an expression and stock PyTorch, or None."""
    expected = expression.stock()
    for mode in "debug", "strict", "fused", "compiled":
        for size in SIZES:
            compute = torch.compile(expression) if mode == "compiled" else expression
            with torch_tpu.eager_mode("fused" if mode == "compiled" else mode):
                got = compute(*expression.on("tpu", size))[: SIZES[0]].cpu()
            torch._dynamo.reset()
            if found := mismatch(got, expected):
                return f"{mode}, {size} elements: {found}"
    return None


def mismatch(got: Tensor, expected: Tensor) -> str | None:
    if got.dtype != expected.dtype:
        return f"{got.dtype} instead of {expected.dtype}"
    # A few roundings grow in powers and exponentials.
    same = torch.isclose(got, expected, rtol=1e-4, atol=TINY * 4, equal_nan=True)
    if got.dtype.is_floating_point:
        # An argument beside the largest finite number may round to infinity.
        edge = (got.abs() > 3.3e38) & (expected.abs() > 3.3e38) & (got.sign() == expected.sign())
        same |= edge
    if same.all():
        return None
    at = int((~same).nonzero()[0])
    return f"{got[at].item()} instead of {expected[at].item()} at place {at}"


def main() -> None:
    number, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    failures = 0
    for seed in range(first, first + number):
        expression = Expression(seed)
        if found := difference(expression):
            failures += 1
            print(f"seed {seed}: {found}\n  {expression.is_float} {expression.steps}", flush=True)
    print(f"{number} expressions, {failures} differ")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
