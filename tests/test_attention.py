"""Attention over many scores, in blocks that never hold them all."""

import pytest
import torch
import torch.nn.functional as F

pytestmark = pytest.mark.usefixtures("tpu")


def test_blocks_of_rows_compute_what_stock_pytorch_does() -> None:
    """Of 2 ** 30 scores; key heads are shared, and the last block is short."""
    generator = torch.Generator().manual_seed(0)
    rows, keys = 8200, 8192
    sizes = [(1, 16, rows, 4), (1, 4, keys, 4), (1, 4, keys, 4), (1, 16, rows, 4)]
    *inputs, grad = (torch.randn(size, generator=generator) for size in sizes)
    found = []
    for device in ("cpu", "tpu"):
        given = [x.detach().to(device).requires_grad_() for x in inputs]
        out = F.scaled_dot_product_attention(*given, is_causal=True, enable_gqa=True)
        out.backward(grad.to(device))
        found.append([x.detach().cpu() for x in (out, *(x.grad for x in given))])
    (out, d_query, *sums), (ours, our_d_query, *our_sums) = found
    torch.testing.assert_close([ours, our_d_query], [out, d_query])
    # Sums of 32,800 terms of about 0.01, in another order.
    torch.testing.assert_close(our_sums, sums, atol=1e-4, rtol=1e-5)
