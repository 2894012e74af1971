"""Kernels written in Helion: interpreted on the CPU, and compiled for a TPU that is not here."""

import pytest
import torch
import torch.nn.functional as F

helion = pytest.importorskip("helion", reason="Helion is not installed: pip install helion")
hl = pytest.importorskip("helion.language", reason="Helion is not installed")


def kernel(*block_sizes: int):
    config = helion.Config(block_sizes=list(block_sizes))
    return helion.kernel(config=config, backend="pallas", static_shapes=True)


@kernel(64, 128)
def add(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    out = torch.empty_like(x)
    for tile in hl.tile(out.size()):
        out[tile] = x[tile] + y[tile]
    return out


@kernel(64, 128)
def add_in_place(x: torch.Tensor, y: torch.Tensor) -> None:
    for tile in hl.tile(x.size()):
        x[tile] = x[tile] + y[tile]


@kernel(64, 128, 128)
def matmul(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    (rows, depth), columns = x.size(), y.size(1)
    out = torch.empty([rows, columns], dtype=x.dtype, device=x.device)
    for row, column in hl.tile([rows, columns]):
        total = hl.zeros([row, column], dtype=torch.float32)
        for inner in hl.tile(depth):
            total = torch.addmm(total, x[row, inner], y[inner, column])
        out[row, column] = total
    return out


@kernel(32)
def softmax(x: torch.Tensor) -> torch.Tensor:
    out = torch.empty_like(x)
    for row in hl.tile(x.size(0)):
        e = torch.exp(x[row, :] - torch.amax(x[row, :], dim=1, keepdim=True))
        out[row, :] = e / torch.sum(e, dim=1, keepdim=True)
    return out


@kernel(32)
def layer_norm(
    x: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor, eps: float = 1e-5
) -> tuple[torch.Tensor, torch.Tensor]:
    rows, width = x.size()
    out = torch.empty_like(x)
    mean = torch.empty([rows], dtype=torch.float32, device=x.device)
    for row in hl.tile(rows):
        mu = torch.sum(x[row, :], dim=-1) / width
        centred = x[row, :] - mu[:, None]
        scale = torch.rsqrt(torch.sum(centred * centred, dim=-1) / width + eps)
        out[row, :] = centred * scale[:, None] * weight[:] + bias[:]
        mean[row] = mu
    return out, mean


@pytest.fixture
def inputs() -> list[torch.Tensor]:
    torch.manual_seed(0)
    return [torch.randn(128, 256), torch.randn(128, 256), torch.randn(256), torch.randn(256)]


def test_kernels_compute_what_stock_operations_do(inputs):
    x, y, weight, bias = inputs
    a, b, *parameters = (t.to("tpu") for t in inputs)
    torch.testing.assert_close(add(a, b).cpu(), x + y)
    torch.testing.assert_close(matmul(a, b.T.contiguous()).cpu(), x @ y.T)
    torch.testing.assert_close(softmax(a).cpu(), x.softmax(-1))
    normed, mean = layer_norm(a, *parameters)
    torch.testing.assert_close(normed.cpu(), F.layer_norm(x, (256,), weight, bias))
    torch.testing.assert_close(mean.cpu(), x.mean(-1))


def test_a_kernel_writes_its_argument(inputs):
    x, y, *_ = inputs
    a = x.to("tpu")
    assert add_in_place(a, y.to("tpu")) is None
    torch.testing.assert_close(a.cpu(), x + y)


def test_a_compiled_graph_holds_a_kernel(inputs):
    x, y, *_ = inputs
    made = torch.compile(lambda x, y: add(x * 2, y).relu(), fullgraph=True)(
        x.to("tpu"), y.to("tpu")
    )
    torch.testing.assert_close(made.cpu(), (x * 2 + y).relu())
