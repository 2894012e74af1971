"""What reductions of odd sizes cost, and how far off they are: device "tpu" against stock PyTorch.

    python benchmarks/reductions.py [--out DIR]

Times are medians in ms, the device's with the host's part; errors are in tolerances of
`torch.testing.assert_close`, against the same in float64.
"""

import argparse
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
}


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
    rtol, atol = default_tolerances(got)
    return ((got.double() - exact).abs() / (atol + rtol * exact.abs())).max().item()


def compare(name: str) -> Row:
    shape, reduce = CASES[name]
    x = torch.rand(shape, generator=torch.Generator().manual_seed(0))
    y, exact = x.to("tpu"), reduce(x.double())
    stock = milliseconds(lambda: reduce(x), lambda: None)
    ours = milliseconds(lambda: reduce(y), torch_tpu.sync)
    return {
        "reduction": name,
        "shape": "x".join(map(str, shape)),
        "stock ms": stock,
        "tpu ms": ours,
        "x": ours / stock,
        "stock off": tolerances(reduce(x), exact),
        "tpu off": tolerances(reduce(y).cpu(), exact),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, help="folder for the JSON")
    show("Reductions: odd sizes", [compare(name) for name in CASES], parser.parse_args().out)


if __name__ == "__main__":
    main()
