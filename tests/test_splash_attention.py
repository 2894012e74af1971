"""Attention by kernels of JAX: interpreted and compared with stock PyTorch, and planned."""

import json
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from torch.fx.experimental.proxy_tensor import make_fx
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.attention.flex_attention import create_block_mask, flex_attention

from tests.conftest import DEVICE, Run

if DEVICE != "tpu":
    pytest.skip("is about torch_tpu itself", allow_module_level=True)

pytest.importorskip("jax", reason="JAX traces kernels")
import torch_tpu
from torch_tpu import pallas
from torch_tpu._attention import blocks, choice, masks
from torch_tpu._attention.masks import Mask, Tokens

# Interpreted kernels sum in blocks, in another order than rows do.
NEAR = {torch.float32: {"rtol": 1e-5, "atol": 1e-5}, torch.bfloat16: {"rtol": 3e-2, "atol": 3e-2}}


def inputs(sizes: tuple[int, ...], dtype: torch.dtype) -> list[Tensor]:
    """Query, key, value and a gradient: batch, heads, heads of keys, rows, keys, width."""
    batch, heads, shared, rows, keys, width = sizes
    shapes = [(heads, rows), (shared, keys), (shared, keys), (heads, rows)]
    generator = torch.Generator().manual_seed(0)
    return [torch.randn(batch, *shape, width, generator=generator).to(dtype) for shape in shapes]


def attended(device: str, given: list[Tensor], attend: Any = F.scaled_dot_product_attention, **how):
    """The result and the gradients of query, key and value."""
    *leaves, gradient = (t.to(device) for t in given)
    leaves = [t.detach().requires_grad_() for t in leaves]
    out = attend(*leaves, **how)
    out.backward(gradient)
    return [t.detach().cpu() for t in (out, *(t.grad for t in leaves))]


def kernels() -> int:
    return sum(name.startswith("torch_tpu::splash") for name, *_ in pallas.exports())


@pytest.mark.parametrize(
    ("sizes", "dtype", "how"),
    [
        ((1, 2, 2, 256, 256, 64), torch.float32, {"is_causal": True}),
        ((2, 4, 2, 100, 200, 72), torch.bfloat16, {"enable_gqa": True, "scale": 0.3}),
        ((1, 2, 2, 200, 140, 64), torch.float32, {"is_causal": True}),
    ],
)
def test_kernels_compute_what_stock_pytorch_does(offered: None, sizes, dtype, how) -> None:
    given, before = inputs(sizes, dtype), kernels()
    # Gradients of bfloat16 that stock PyTorch rounds as often are no measure.
    wanted = attended("cpu", [t.float() for t in given], **how)
    found = attended("tpu", given, **how)
    assert kernels() == before + 2
    for made, exact in zip(found, wanted, strict=True):
        assert made.dtype == dtype
        torch.testing.assert_close(made.float(), exact, **NEAR[dtype])


def test_a_compiled_graph_takes_the_kernel(offered: None) -> None:
    given = inputs((1, 2, 2, 128, 128, 64), torch.float32)
    attend = torch.compile(F.scaled_dot_product_attention, fullgraph=True)
    wanted = attended("cpu", given, is_causal=True)
    before = kernels()
    found = attended("tpu", given, attend, is_causal=True)
    assert kernels() == before + 2
    torch.testing.assert_close(found, wanted, **NEAR[torch.float32])
    assert "[1, 2, 128, 64], causal: splash attention" in torch_tpu.explain()


def padding(batch: int, rows: int, keys: int) -> Tensor:
    """A causal mask for batches that are padded on the left: their first rows see no key."""
    first = torch.arange(batch)[:, None, None, None] * 50
    row, key = torch.arange(rows)[:, None], torch.arange(keys)
    return (row >= key) & (key >= first)


@pytest.mark.parametrize("batch", [1, 2])
def test_masks_of_booleans_take_the_kernel(offered: None, batch: int) -> None:
    """Masks of padded batches, and one for all batches; rows that see nothing are zero."""
    given, before = inputs((2, 4, 2, 128, 200, 64), torch.float32), kernels()
    mask = padding(3, 128, 200)[-batch:]
    how = {"enable_gqa": True}
    wanted = attended("cpu", given, attn_mask=mask, **how)
    found = attended("tpu", given, attn_mask=mask.to("tpu"), **how)
    assert kernels() == before + 2
    torch.testing.assert_close(found, wanted, **NEAR[torch.float32])
    assert not found[0][-1, :, :100].any()
    assert f"masked by [{batch}, 1, 128, 200]: splash attention" in torch_tpu.explain()


def test_masks_of_keys_take_the_kernel_in_compiled_graphs(offered: None) -> None:
    q, k, v, _ = inputs((2, 4, 2, 128, 256, 64), torch.float32)
    keys = torch.arange(256) < torch.tensor([[0], [100]])
    before = kernels()

    def attend(q: Tensor, k: Tensor, v: Tensor, keys: Tensor) -> Tensor:
        mask = keys[:, None, None].expand(-1, -1, q.size(2), -1)
        return F.scaled_dot_product_attention(q, k, v, mask, enable_gqa=True)

    with torch.no_grad():
        compiled = torch.compile(attend, fullgraph=True)
        found = compiled(*(t.to("tpu") for t in (q, k, v, keys))).cpu()
    assert kernels() == before + 1
    torch.testing.assert_close(found, attend(q, k, v, keys), **NEAR[torch.float32])
    assert "masked by [2, 1, 1, 256]: splash attention" in torch_tpu.explain()


def test_a_call_that_no_kernel_computes_says_why(offered: None) -> None:
    x = torch.randn(1, 2, 100, 260, device="tpu")
    F.scaled_dot_product_attention(x, x, x)
    assert "rows, because heads have 260 elements" in torch_tpu.explain()
    with sdpa_kernel([SDPBackend.FLASH_ATTENTION]):
        with pytest.raises(RuntimeError, match="no kernel computes .*in values, of at most 256"):
            F.scaled_dot_product_attention(x, x, x)
        y = torch.randn(1, 4, 128, 64, device="tpu")
        with pytest.raises(RuntimeError, match="enable_gqa=True"):
            F.scaled_dot_product_attention(y, y[:, :2], y[:, :2])
        bias = torch.ones(100, 100, device="tpu")
        with pytest.raises(RuntimeError, match="takes an attn_mask of booleans alone"):
            F.scaled_dot_product_attention(x, x, x, bias)


@pytest.mark.parametrize("backend", [SDPBackend.MATH, SDPBackend.EFFICIENT_ATTENTION])
def test_other_backends_take_no_kernel(offered: None, backend: SDPBackend) -> None:
    given, before = inputs((1, 2, 2, 128, 128, 64), torch.float32), kernels()
    with sdpa_kernel([backend]):
        found = attended("tpu", given)
    assert kernels() == before
    torch.testing.assert_close(found, attended("cpu", given))


def test_the_cpu_takes_no_kernel_and_imports_no_jax(fork: Run) -> None:
    fork(
        "import sys, torch, torch.nn.functional as F, torch_tpu\n"
        "from torch.nn.attention import SDPBackend, sdpa_kernel\n"
        "x = torch.randn(1, 4, 2048, 64, device='tpu', dtype=torch.bfloat16)\n"
        "with sdpa_kernel([SDPBackend.FLASH_ATTENTION]):\n"
        "    F.scaled_dot_product_attention(x, x, x).cpu()\n"
        "assert 'jax' not in sys.modules\n"
        "assert 'torch_tpu._attention.calls' not in sys.modules\n"
    )


PLANNED = """
import json
import torch, torch_tpu
import torch.nn.functional as F
from torch_tpu import ops, pallas

with torch_tpu.plan("v5e:2x2") as plan:
    made = dict(dtype=torch.bfloat16, device="tpu")
    words = lambda *shape: torch.ones(*shape, dtype=torch.int32, device="tpu")
    short = torch.zeros(1, 4, 512, 64, **made)
    F.scaled_dot_product_attention(short, short, short)
    ops.ragged_paged_attention(
        torch.zeros(64, 16, 128, **made), torch.zeros(64, 16, 8, 128, **made),
        words(4), words(4, 8), words(5), words(1), sm_scale=0.1, sliding_window=512,
    )
    *leaves, g = (torch.zeros(1, 8, 8192, 128, **made) for _ in range(4))
    torch_tpu.sync()
    F.scaled_dot_product_attention(*leaves, is_causal=True)
    torch_tpu.sync()
    for t in leaves:
        t.requires_grad_()
    y = F.scaled_dot_product_attention(*leaves, is_causal=True)
    y.backward(g)
    torch_tpu.sync()
with open(PATH, "w") as file:
    json.dump([plan.report, [e[0] for e in pallas.exports()], torch_tpu.explain()], file)
"""


def test_long_attention_is_planned_without_its_scores(fork: Run, tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    fork(f"PATH = {str(path)!r}\n" + PLANNED, TORCH_TPU_PLATFORM=None)
    report, made, text = json.loads(path.read_text())
    assert made == [
        "torch_tpu::ragged_paged_attention_kernel",
        "torch_tpu::splash_attention",
        "torch_tpu::splash_attention_alone",
        "torch_tpu::splash_attention_backward",
    ]
    assert "attention bfloat16[1, 8, 8192, 128]" in text
    assert "[64, 16, 128] over pages [64, 16, 8, 128]: a kernel of JAX" in text
    assert "512, 64]" not in text
    for program in report["programs"][1:]:
        needs = program["arguments"] + program["outputs"] - program["aliased"]
        assert needs + program["temporaries"] <= 1.5 * needs


def near(batch, head, row, key):
    return (row >= key) & (row - key < 100)


def around(batch, head, row, key):
    return (row - key).abs() <= 30


def diagonal_blocks(batch, head, row, key):
    return row // 64 == key // 64


def fewer(batch, head, row, key):
    return row >= key + 1


@pytest.mark.filterwarnings("ignore:flex_attention called without torch.compile")
def test_masks_of_flex_attention_take_the_kernel(offered: None) -> None:
    sizes = 2, 2, 2, 128, 128, 64
    given, before = inputs(sizes, torch.float32), kernels()
    documents = torch.arange(128).expand(2, -1) // torch.tensor([[50], [77]])
    there = documents.to("tpu")

    def masked(batch, head, row, key):
        return near(batch, head, row, key) & (there[batch, row] == there[batch, key])

    def attend(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        mask = create_block_mask(masked, 2, None, 128, 128, device="tpu")
        return flex_attention(q, k, v, block_mask=mask)

    row, key = torch.arange(128)[:, None], torch.arange(128)
    seen = near(0, 0, row, key) & (documents[:, None, :, None] == documents[:, None, None])
    wanted = attended("cpu", given, attn_mask=seen)
    found = attended("tpu", given, torch.compile(attend))
    assert kernels() == before + 2
    torch.testing.assert_close(found, wanted, **NEAR[torch.float32])
    assert "with a mask that is band 0 99 in documents" in torch_tpu.explain()


def bounds(form: str, is_documents: bool) -> list[Tensor]:
    """Return what a mask reads of the first or the last token that is seen."""
    token, starts = torch.arange(128), torch.tensor([[0, 50, 90], [0, 77, 100]])
    ids = (token >= starts[..., None]).sum(1) - 1
    if form == "start by document":
        return [starts[0], ids[0]] if is_documents else [(token - 20).clamp(0), token]
    if not is_documents:
        return [(token + (20 if form == "end" else -20)).clamp(0, 127).expand(2, -1)]
    ends = torch.cat([starts[:, 1:], torch.full((2, 1), 128)], 1) - 1
    return [(ends if form == "end" else starts).gather(1, ids)]


@pytest.mark.filterwarnings("ignore:flex_attention called without torch.compile")
@pytest.mark.parametrize("is_documents", [True, False])
@pytest.mark.parametrize("form", ["start", "start by document", "end"])
def test_bounds_of_documents_take_the_kernel(offered: None, form: str, is_documents: bool) -> None:
    """Only data says whether bounds are those of documents. Others are attended in parts."""
    theirs = bounds(form, is_documents)
    ours = [t.to("tpu") for t in theirs]

    def masked(tensors, batch, row, key):
        if form == "start":
            return (row >= key) & (key >= tensors[0][batch, row])
        if form == "end":
            return (key <= row) & (row <= tensors[0][batch, key])
        return (row >= key) & (key >= tensors[0][tensors[1][row]])

    def of_device(batch, head, row, key):
        return masked(ours, batch, row, key)

    def attend(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        mask = create_block_mask(of_device, 2, None, 128, 128, device="tpu")
        return flex_attention(q, k, v, block_mask=mask)

    given = inputs((2, 2, 2, 128, 128, 64), torch.float32)
    batch, row = torch.arange(2)[:, None, None, None], torch.arange(128)[:, None]
    wanted = attended("cpu", given, attn_mask=masked(theirs, batch, row, torch.arange(128)))
    found = attended("tpu", given, torch.compile(attend))
    torch.testing.assert_close(found, wanted, **NEAR[torch.float32])
    assert "causal in documents, as long as its bounds are those" in torch_tpu.explain()


@pytest.mark.parametrize(
    ("function", "wanted"),
    [
        (lambda b, h, q, k: q >= k, Mask(low=0)),
        (lambda b, h, q, k: k <= q, Mask(low=0)),
        (lambda b, h, q, k: q - k > -3, Mask(low=-2)),
        (near, Mask(0, 99)),
        (around, Mask(-30, 30)),
        (fewer, Mask(low=1)),
        (diagonal_blocks, None),
        (lambda b, h, q, k: (q >= k) | (k < 4), None),
        (lambda b, h, q, k: (q >= k) & (h > 1), None),
    ],
)
def test_bands_of_distances_are_recognised(function, wanted) -> None:
    places = (torch.zeros((), dtype=torch.int64) for _ in range(4))
    graph = make_fx(function)(*places).graph
    assert masks.recognised(graph) == wanted


@pytest.mark.parametrize(
    ("rows", "extent", "pays"),
    [(512, 512, True), (640, 384, False), (729, 384, True), (1000, 512, True), (1408, 512, True)],
)
def test_blocks_that_cost_least_are_filled_up(monkeypatch, rows, extent, pays) -> None:
    call = choice.Call(*[(8, 16, rows, 64)] * 3, torch.bfloat16, is_causal=False)
    monkeypatch.setattr(choice, "is_offered", lambda: True)
    monkeypatch.setattr(choice, "_least", choice.LEAST)
    assert blocks.best(rows) == extent
    assert choice.pays(call) == pays
    assert choice.refusal(call) is None


def test_rows_that_see_nothing_are_left_alone() -> None:
    assert Mask(0).sees_something(9, 9)
    assert Mask(-2, 0).sees_something(4, 4)
    assert not Mask(1).sees_something(9, 9)
    assert not Mask(0, 2).sees_something(9, 6)
    assert not Mask(documents=frozenset([Tokens((0,), False)])).sees_something(9, 6)
