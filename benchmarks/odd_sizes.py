"""Speed and errors of sorts and reductions of odd sizes: device "tpu" against stock PyTorch.

    python benchmarks/odd_sizes.py [--out DIR]

Times are medians in ms; the device's include the host's part. Errors are in tolerances of
`torch.testing.assert_close`, against float64. The last table takes sums, maxima and variances of
random sizes over random dimensions, and shows the worst of each.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import torch
import torch_tpu
from report import Row, show
from torch import Tensor
from torch.nn import functional as F
from torch.testing._comparison import default_tolerances

CASES: dict[str, tuple[tuple[int, ...], Callable[[Tensor], Tensor]]] = {
    "sum": ((1009, 991), torch.sum),
    "sum of rows": ((256, 50257), lambda x: x.sum(1)),
    "sum of columns": ((1009, 512), lambda x: x.sum(0)),
    "amax of rows": ((256, 50257), lambda x: x.amax(1)),
    "argmax of rows": ((256, 50257), lambda x: x.argmax(1)),
    "logsumexp": ((256, 50257), lambda x: x.logsumexp(1)),
    "log_softmax": ((256, 50257), lambda x: x.log_softmax(1)),
    "softmax": ((1024, 1021), lambda x: x.softmax(1)),
    "layer_norm": ((1024, 769), lambda x: F.layer_norm(x, x.shape[1:])),
    "batch_norm": ((17, 63, 29, 31), lambda x: F.batch_norm(x, None, None, training=True)),
    "sum of lanes": ((1024, 1024), lambda x: x.sum(1)),
    "sort of rows": ((4, 50257), lambda x: x.sort(1).values),
    "argsort of rows": ((1000, 1000), lambda x: x.argsort(dim=1, stable=True)),
    "median": ((100003,), torch.median),
}
RANDOM: dict[str, Callable[[Tensor, list[int]], Tensor]] = {
    "sum": lambda x, dims: x.sum(dims),
    "amax": lambda x, dims: x.amax(dims),
    "var": lambda x, dims: x.var(dims, correction=0),
}
# The largest extents of random shapes of one to four dimensions.
WIDEST = {1: 3_000_000, 2: 2500, 3: 160, 4: 50}


def milliseconds(run: Callable[[], Tensor], wait: Callable[[], None]) -> float:
    times = []
    for i in range(13):
        start = time.perf_counter()
        kept = run()
        wait()
        if i > 2:
            times.append(time.perf_counter() - start)
        del kept
    return statistics.median(times) * 1e3


def tolerances(got: Tensor, exact: Tensor) -> float:
    if not got.is_floating_point():
        return float(not torch.equal(got, exact))
    rtol, atol = default_tolerances(got)
    return ((got.double() - exact).abs() / (atol + rtol * exact.abs())).max().item()


def compare(name: str) -> Row:
    shape, reduce = CASES[name]
    x = torch.rand(shape, generator=torch.Generator().manual_seed(0))
    y, exact = x.to("tpu"), reduce(x.double())
    stock = milliseconds(lambda: reduce(x), lambda: None)
    ours = milliseconds(lambda: reduce(y), torch_tpu.sync)
    return {
        "computation": name,
        "shape": "x".join(map(str, shape)),
        "stock ms": stock,
        "tpu ms": ours,
        "x": ours / stock,
        "stock off": tolerances(reduce(x), exact),
        "tpu off": tolerances(reduce(y).cpu(), exact),
    }


def random_case(choose: random.Random) -> tuple[Tensor, list[int]]:
    """Half of the sizes are powers of two; half of the tensors are positive."""
    rank = choose.randint(1, 4)
    most = WIDEST[rank]
    powers = [2**k for k in range(most.bit_length())]
    shape = [choose.choice([choose.randint(1, most), choose.choice(powers)]) for _ in range(rank)]
    draw = choose.choice([torch.rand, torch.randn])
    generator = torch.Generator().manual_seed(choose.randrange(1 << 30))
    return draw(shape, generator=generator), choose.sample(range(rank), choose.randint(1, rank))


def worst_of(count: int) -> list[Row]:
    choose = random.Random(0)
    worst = {name: [0.0, 0.0] for name in RANDOM}
    for _ in range(count):
        x, dims = random_case(choose)
        for name, reduce in RANDOM.items():
            exact = reduce(x.double(), dims)
            off = [tolerances(v, exact) for v in (reduce(x, dims), reduce(x.to("tpu"), dims).cpu())]
            worst[name] = [max(pair) for pair in zip(worst[name], off, strict=True)]
    return [
        {"of random sizes": name, "cases": count, "stock off": stock, "tpu off": ours}
        for name, (stock, ours) in worst.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, help="folder for the JSON")
    parser.add_argument("--random", type=int, default=400, help="how many random sizes")
    given = parser.parse_args()
    show("Odd sizes: reductions and sorts", [compare(name) for name in CASES], given.out)
    show("Random sizes: reductions", worst_of(given.random), given.out)


if __name__ == "__main__":
    main()
