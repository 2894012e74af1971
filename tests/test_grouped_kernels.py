"""Grouped products by kernels of JAX, interpreted: compared with blocks and with stock PyTorch."""

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

from tests.conftest import DEVICE

if DEVICE != "tpu":
    pytest.skip("is about torch_tpu itself", allow_module_level=True)

pytest.importorskip("jax", reason="JAX traces kernels")
import torch_tpu
from torch_tpu import pallas
from torch_tpu._attention import choice

# Rows of groups, one of them empty, and rows of no group at the end.
ENDS, ROWS = [100, 100, 260, 300], 310


def kernels() -> int:
    return sum(name.startswith("torch_tpu::grouped") for name, *_ in pallas.exports())


def inputs(dtype: torch.dtype) -> list[Tensor]:
    """Rows, weights `[groups, n, k]`, as experts keep them, and a gradient."""
    generator = torch.Generator().manual_seed(0)
    shapes = (ROWS, 128), (len(ENDS), 136, 128), (ROWS, 136)
    return [torch.randn(shape, generator=generator).to(dtype) for shape in shapes]


def test_kernels_compute_what_stock_pytorch_does(offered: None) -> None:
    results, before = [], kernels()
    for device in "tpu", "cpu":
        rows, weights, grad = (t.to(device) for t in inputs(torch.float32))
        ends = torch.tensor(ENDS, dtype=torch.int32, device=device)
        x, w = rows.requires_grad_(), weights.requires_grad_()
        # Elements of no group are never written in stock PyTorch.
        out = F.grouped_mm(x, w.mT, offs=ends)[: ENDS[-1]]
        out.backward(grad[: ENDS[-1]])
        results.append([t.detach().cpu() for t in (out, x.grad[: ENDS[-1]], w.grad)])
    assert kernels() == before + 3
    # Kernels sum in another order.
    torch.testing.assert_close(*results, rtol=1e-5, atol=1e-4)


def test_blocks_and_kernels_agree_in_compiled_graphs(offered: None) -> None:
    ends = torch.tensor(ENDS, dtype=torch.int32).to("tpu")
    rows, weights, _ = (t.to("tpu") for t in inputs(torch.bfloat16))

    def experts(rows: Tensor, weights: Tensor) -> Tensor:
        return F.grouped_mm(rows.relu(), weights.mT, offs=ends) * 2

    made = torch.compile(experts, fullgraph=True)(rows, weights).cpu()
    assert "megablox" in torch_tpu.explain()
    choice.withdraw()
    torch.testing.assert_close(made, experts(rows, weights).cpu())
    # Rows of no group are zero, whatever a kernel leaves there.
    assert not made[ENDS[-1] :].any()
