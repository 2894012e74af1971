"""Attention over many scores, in blocks that never hold them all."""

import pytest
import torch
import torch.nn.functional as F

pytestmark = pytest.mark.usefixtures("tpu")


def test_blocks_of_rows_compute_what_stock_pytorch_does() -> None:
    """Of 2 ** 28 scores; key heads are shared, and the last block is short."""
    generator = torch.Generator().manual_seed(0)
    rows, keys = 8200, 8192
    sizes = [(1, 4, rows, 4), (1, 2, keys, 4), (1, 2, keys, 4), (1, 4, rows, 4)]
    *inputs, grad = (torch.randn(size, generator=generator) for size in sizes)
    found = []
    for device in ("cpu", "tpu"):
        given = [x.detach().to(device).requires_grad_() for x in inputs]
        out = F.scaled_dot_product_attention(*given, is_causal=True, enable_gqa=True)
        out.backward(grad.to(device))
        found.append([x.detach().cpu() for x in (out, *(x.grad for x in given))])
    (out, d_query, *sums), (ours, our_d_query, *our_sums) = found
    torch.testing.assert_close([ours, our_d_query], [out, d_query])
    # Sums of 16,400 terms of about 0.01, in another order.
    torch.testing.assert_close(our_sums, sums, atol=1e-4, rtol=1e-5)


def test_blocks_of_rows_have_biases() -> None:
    """A bias for each batch, head and key, with its gradient; some keys are hidden."""
    generator = torch.Generator().manual_seed(0)
    rows, keys = 264, 1 << 17
    sizes = [(2, 4, rows, 4), (2, 2, keys, 4), (2, 2, keys, 4), (2, 4, 1, keys), (2, 4, rows, 4)]
    *inputs, grad = (torch.randn(size, generator=generator) for size in sizes)
    inputs[3][0, ..., 1000:] = float("-inf")
    given = [x.detach().to("tpu").requires_grad_() for x in inputs]
    ours = F.scaled_dot_product_attention(*given, enable_gqa=True)
    ours.backward(grad.to("tpu"))
    stock = [x.requires_grad_() for x in inputs]
    # Stock PyTorch holds all scores of a call.
    for batch, shared in ((batch, shared) for batch in range(2) for shared in range(2)):
        heads = slice(2 * shared, 2 * shared + 2)
        query, key, value, bias = (
            x[batch, heads if x.size(1) == 4 else slice(shared, shared + 1)][None] for x in stock
        )
        out = F.scaled_dot_product_attention(query, key, value, bias, enable_gqa=True)
        out.backward(grad[batch, heads][None])
        torch.testing.assert_close(ours[batch, heads].detach().cpu(), out[0].detach())
    torch.testing.assert_close([x.grad.cpu() for x in given], [x.grad for x in stock])
