"""Attention over many scores, in blocks that never hold them all."""

import itertools

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

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


def _of_sequences(
    q: Tensor, k: Tensor, v: Tensor, ends: list[list[int]], window: tuple[int, int]
) -> Tensor:
    """Attention of one sequence after the other, whose last query sees its last key."""
    left, right = (size if size >= 0 else 99 for size in window)
    found = []
    for (q_from, q_to), (k_from, k_to) in zip(*map(itertools.pairwise, ends), strict=True):
        apart = torch.arange(k_from - k_to, 0) - torch.arange(q_from - q_to, 0)[:, None]
        parts = (q[q_from:q_to], k[k_from:k_to], v[k_from:k_to])
        out = F.scaled_dot_product_attention(
            *(part.transpose(0, 1)[None] for part in parts),
            attn_mask=(-left <= apart) & (apart <= right),
            enable_gqa=True,
        )
        found.append(out[0].transpose(0, 1))
    return torch.cat(found)


@pytest.mark.parametrize(
    ("window", "ends"),
    [
        ((-1, -1), [[0, 3, 3, 8], [0, 4, 4, 10]]),
        ((-1, 0), [[0, 3, 8, 9], [0, 4, 10, 11]]),
        ((2, 0), [[0, 9], [0, 9]]),
        ((1, 2), [[0, 5, 12], [0, 5, 12]]),
    ],
)
def test_sequences_behind_each_other(
    tpu: str, no_fallback: None, window: tuple[int, int], ends: list[list[int]]
) -> None:
    from torch.nn.attention.varlen import AuxRequest, varlen_attn

    torch.manual_seed(0)
    given = [torch.randn(ends[i][-1], heads, 8) for i, heads in ((0, 4), (1, 2), (1, 2))]
    own = [t.to(tpu).requires_grad_() for t in given]
    stock = [t.requires_grad_() for t in given]
    bounds = [torch.tensor(e, dtype=torch.int32, device=tpu) for e in ends]
    out, lse = varlen_attn(
        *own, *bounds, 9, 9, window_size=window, enable_gqa=True, return_aux=AuxRequest(lse=True)
    )
    expected = _of_sequences(*stock, ends, window=window)
    torch.testing.assert_close(out.cpu(), expected)
    assert lse.shape == (4, ends[0][-1])
    out.square().sum().backward()
    expected.square().sum().backward()
    for mine, theirs in zip(own, stock, strict=True):
        torch.testing.assert_close(mine.grad.cpu(), theirs.grad)


def test_sequences_may_use_a_part_of_their_keys(tpu: str, no_fallback: None) -> None:
    from torch.nn.attention.varlen import varlen_attn

    torch.manual_seed(0)
    q, k, v = (torch.randn(length, 2, 8) for length in (5, 10, 10))
    used = [torch.cat([t[0:3], t[4:9]]) for t in (k, v)]
    bounds = [torch.tensor(e, dtype=torch.int32, device=tpu) for e in ([0, 2, 5], [0, 4, 10])]
    out = varlen_attn(
        *(t.to(tpu) for t in (q, k, v)),
        *(*bounds, 3, 6),
        seqused_k=torch.tensor([3, 5], dtype=torch.int32, device=tpu),
    )
    expected = _of_sequences(q, *used, [[0, 2, 5], [0, 3, 8]], (-1, -1))
    torch.testing.assert_close(out.cpu(), expected)
