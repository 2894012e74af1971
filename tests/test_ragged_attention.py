"""`torch_tpu.ops.ragged_paged_attention` against sequences that are attended one by one."""

import pytest
import torch
from torch import Tensor

from tests.conftest import DEVICE

if DEVICE != "tpu":
    pytest.skip("is about torch_tpu itself", allow_module_level=True)

import torch_tpu
from torch_tpu import metrics, ops

LENGTHS = [(1, 9), (5, 5), (3, 20)]  # queries and keys of each sequence
SIZE, HEADS, SHARED, WIDTH = 4, 4, 2, 16


def batch(dtype: torch.dtype, lengths: list[tuple[int, int]] = LENGTHS) -> list[Tensor]:
    generator = torch.Generator().manual_seed(0)
    q = torch.randn(12, HEADS, WIDTH, generator=generator).to(dtype)
    pages = torch.randn(40, SIZE, 2 * SHARED, WIDTH, generator=generator).to(dtype)
    indices = torch.randperm(40, generator=generator)[:20].view(4, 5)
    queries = torch.tensor([0, *(n for n, _ in lengths)]).cumsum(0)
    starts = torch.zeros(5, dtype=torch.int64)
    starts[: len(queries)] = queries
    keys = torch.tensor([*(n for _, n in lengths), *[0] * (4 - len(lengths))])
    numbers = (t.int() for t in (keys, indices, starts, torch.tensor([len(lengths)])))
    return [q, pages, *numbers]


def one_by_one(
    q: Tensor, pages: Tensor, keys: Tensor, indices: Tensor, starts: Tensor, count: Tensor, **how
) -> Tensor:
    made = []
    for i in range(int(count)):
        rows = q[starts[i] : starts[i + 1]].float()
        kv = pages[indices[i]].flatten(0, 1)[: keys[i]].float()
        k, v = (kv[:, part::2].repeat_interleave(HEADS // SHARED, 1) for part in (0, 1))
        k, v = k * how.get("k_scale", 1), v * how.get("v_scale", 1)
        scores = torch.einsum("qhd,khd->hqk", rows, k) * how["sm_scale"]
        if cap := how.get("soft_cap"):
            scores = cap * torch.tanh(scores / cap)
        distance = torch.arange(len(kv) - len(rows), len(kv))[:, None] - torch.arange(len(kv))
        seen = (distance >= 0) & (distance < how.get("sliding_window", 99))
        scores = scores.masked_fill(~seen, -torch.inf)
        made.append(torch.einsum("hqk,khd->qhd", scores.softmax(-1), v))
    return torch.cat(made)


@pytest.mark.parametrize(
    "how",
    [
        {"sm_scale": 0.25},
        {"sm_scale": 0.25, "sliding_window": 4, "soft_cap": 2.0, "k_scale": 0.5, "v_scale": 2.0},
    ],
)
def test_sequences_attend_to_their_own_pages(fused: None, how, monkeypatch) -> None:
    given = batch(torch.float32)
    wanted = one_by_one(*given, **how)
    found = ops.ragged_paged_attention(*(t.to("tpu") for t in given), **how)
    torch.testing.assert_close(found.cpu()[: len(wanted)], wanted)
    monkeypatch.setattr("torch_tpu._attention.ragged._GATHERED", 2000)
    found = ops.ragged_paged_attention(*(t.to("tpu") for t in given), **how)
    torch.testing.assert_close(found.cpu()[: len(wanted)], wanted)


def test_other_lengths_are_the_same_program(fused: None) -> None:
    for turn, lengths in enumerate((LENGTHS, [(2, 7), (1, 1)])):
        given = batch(torch.bfloat16, lengths)
        there = [t.to("tpu") for t in given]
        torch_tpu.sync()
        before = metrics.counter("programs")
        found = ops.ragged_paged_attention(*there, sm_scale=0.25).cpu()
        assert turn == 0 or metrics.counter("programs") == before
        wanted = one_by_one(*given, sm_scale=0.25)
        assert found.dtype == torch.bfloat16
        # Weights and results are rounded to bfloat16.
        torch.testing.assert_close(found[: len(wanted)].float(), wanted, rtol=2e-2, atol=2e-2)


def test_shapes_that_do_not_match_are_named() -> None:
    given = [t.to("tpu") for t in batch(torch.float32)]
    with pytest.raises(ValueError, match=r"kv_lens must be \[4\].*got \[3\]"):
        ops.ragged_paged_attention(*given[:2], given[2][:3], *given[3:])
    with pytest.raises(ValueError, match="int32, got torch.int64; call .int"):
        ops.ragged_paged_attention(*given[:5], given[5].long())
    with pytest.raises(ValueError, match="4 heads of q a multiple"):
        ops.ragged_paged_attention(given[0], given[1][..., :8], *given[2:])
