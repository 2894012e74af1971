"""Operations that the device computes by simpler ones, never on the CPU."""

import re

import pytest
import torch
import torch.nn.functional as F
import torch_tpu

pytestmark = pytest.mark.usefixtures("mode", "no_fallback")

TABLES = {
    "numbers": torch.tensor([3.0, 1.0, 1.0, float("inf"), 2.0, 2.0, 1.0]),
    "table": torch.tensor([[2, 2, 1], [1, 0, 0]]),
    "truths": torch.tensor([True, False, False]),
    "one": torch.tensor(5),
    "nothing": torch.empty(0, dtype=torch.int32),
}


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("function", [torch.unique, torch.unique_consecutive])
def test_distinct_values(function, name: str, device: str) -> None:
    x = TABLES[name]
    got = function(x.to(device), return_inverse=True, return_counts=True)
    for ours, expected in zip(
        got, function(x, return_inverse=True, return_counts=True), strict=True
    ):
        assert ours.dtype == expected.dtype
        assert torch.equal(ours.cpu(), expected)
    assert torch.equal(function(x.to(device)).cpu(), function(x))


def test_distinct_neighbours_along_a_dimension(device: str) -> None:
    x = torch.tensor([[1, 1, 2, 2], [0, 0, 3, 4]])
    got = torch.unique_consecutive(x.to(device), return_inverse=True, return_counts=True, dim=1)
    expected = torch.unique_consecutive(x, return_inverse=True, return_counts=True, dim=1)
    assert [t.tolist() for t in got] == [t.tolist() for t in expected]


@pytest.mark.parametrize("shape", [(4, 3), (5, 0, 5), (0,), (3, 1)])
def test_distinct_slices_along_a_dimension(device: str, shape: tuple[int, ...]) -> None:
    dim = shape.index(0) if 0 in shape else 0
    x = torch.arange(float(torch.Size(shape).numel())).view(shape) % 2
    got = torch.unique(x.to(device), return_inverse=True, return_counts=True, dim=dim)
    expected = torch.unique(x, return_inverse=True, return_counts=True, dim=dim)
    assert [t.shape for t in got] == [t.shape for t in expected]
    assert [t.tolist() for t in got] == [t.tolist() for t in expected]


def test_nan_differs_from_itself(device: str) -> None:
    x = torch.tensor([float("nan"), 1.0, float("nan")], device=device)
    assert torch.unique(x).shape == (3,)


def test_distinct_values_read_one_number(tpu: str) -> None:
    import torch_tpu

    x = torch.randint(0, 50, (1000,)).to(tpu)
    torch_tpu.sync()
    before = torch_tpu.metrics.counter("host_reads")
    torch.unique(x, return_inverse=True, return_counts=True)
    assert torch_tpu.metrics.counter("host_reads") == before + 1


@pytest.mark.parametrize("causal", [False, True])
def test_attention_as_it_is_traced_on_the_cpu(causal: bool, device: str) -> None:
    q, k, v = (torch.randn(2, 3, n, 4) for n in (5, 7, 7))
    mask = None if causal else torch.randn(5, 7)
    attend = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu

    def asked(place: str) -> list[torch.Tensor]:
        leaves = [x.to(place).requires_grad_() for x in (q, k, v)]
        bias = None if mask is None else mask.to(place)
        out, lse = attend(*leaves, is_causal=causal, attn_mask=bias, scale=0.3)
        return [x.cpu() for x in (out, lse, *torch.autograd.grad(out.square().sum(), leaves))]

    for got, expected in zip(asked(device), asked("cpu"), strict=True):
        torch.testing.assert_close(got, expected)


@pytest.mark.parametrize("heads", [(2, 2), (1, 1), (2, 4), (4, 2), (1, 4), (3, 3)])
@pytest.mark.parametrize("grouped", [False, True])
def test_heads_of_keys_and_values(heads: tuple[int, int], grouped: bool, device: str) -> None:
    """With `grouped`, fewer key heads than query heads serve groups of queries; else one serves
    all.
    """
    q, k, v = (torch.randn(2, n, 5, 8) for n in (4, *heads))

    def attend(place: str) -> torch.Tensor:
        there = (x.to(place) for x in (q, k, v))
        return F.scaled_dot_product_attention(*there, enable_gqa=grouped).cpu()

    try:
        expected = attend("cpu")
    except RuntimeError as error:
        with pytest.raises(RuntimeError, match=re.escape(str(error))):
            attend(device)
    else:
        torch.testing.assert_close(attend(device), expected)


@pytest.mark.parametrize("minlength", [0, 9])
def test_bincount(minlength: int, device: str) -> None:
    x, weights = torch.tensor([3, 1, 1, 0]), torch.tensor([0.5, 1.0, 2.0, 4.0])
    for w in None, weights:
        got = x.to(device).bincount(None if w is None else w.to(device), minlength)
        torch.testing.assert_close(got.cpu(), x.bincount(w, minlength))
    assert torch.equal(
        x[:0].to(device).bincount(None, minlength).cpu(), x[:0].bincount(None, minlength)
    )
    with pytest.raises(RuntimeError, match="1-d non-negative integral inputs"):
        (x - 1).to(device).bincount()


def test_repeat_interleave_as_a_tensor_says(device: str) -> None:
    x, repeats = torch.arange(6.0).view(3, 2), torch.tensor([1, 0, 2])
    for size in None, 3:
        got = x.to(device).repeat_interleave(repeats.to(device), 0, output_size=size)
        assert torch.equal(got.cpu(), x.repeat_interleave(repeats, 0))
    assert torch.repeat_interleave(repeats.to(device)).tolist() == [0, 2, 2]
    with pytest.raises(RuntimeError, match="negative"):
        torch.repeat_interleave((repeats - 1).to(device))


@pytest.mark.parametrize("reduce", ["sum", "mean", "amax", "min", "prod"])
@pytest.mark.parametrize("initial", [None, 2.0])
def test_segments(reduce: str, initial: float | None, device: str) -> None:
    x = torch.tensor([[1.0, 3.0], [0.0, 3.0], [4.0, -1.0], [2.0, 5.0], [7.0, 0.0], [1.0, 1.0]])
    x[3, 1] = float("nan")
    lengths, bounds = torch.tensor([2, 0, 3, 1]), torch.tensor([1, 3, 3, 5])
    given = {"lengths": lengths}, {"offsets": bounds}
    for how in given:
        results = []
        for place in device, "cpu":
            leaf = x.to(place).requires_grad_()
            there = {name: value.to(place) for name, value in how.items()}
            result = torch.segment_reduce(leaf, reduce, **there, axis=0, initial=initial)
            ends = torch.ones_like(result)
            results.append((result.detach().cpu(), *torch.autograd.grad(result, leaf, ends)))
        for ours, theirs in zip(*results, strict=True):
            torch.testing.assert_close(ours.cpu(), theirs, equal_nan=True)


def test_segments_fill_their_axis(device: str) -> None:
    x, lengths = torch.ones(4, device=device), torch.tensor([2, 1], device=device)
    with pytest.raises(RuntimeError, match="Expected all rows of lengths along axis to sum"):
        torch.segment_reduce(x, "sum", lengths=lengths)
    assert torch.segment_reduce(x, "sum", lengths=lengths, unsafe=True).tolist() == [2.0, 1.0]
    with pytest.raises(IndexError, match=r"expected to be in range of \[-1, 0\], but got 1"):
        torch.segment_reduce(x, "sum", lengths=lengths, axis=1)


@pytest.mark.parametrize("density", [False, True])
def test_histograms(density: bool, device: str) -> None:
    x = torch.tensor([[0.0, 1.0], [0.5, 3.0], [1.0, 2.0], [float("nan"), 2.0], [2.0, 2.0]])
    weight = torch.tensor([1.0, 2.0, 3.0, 4.0, 5.0])
    edges = [torch.tensor([0.0, 0.5, 1.5, 2.0]), torch.tensor([1.0, 2.0, 3.0])]
    for bins in [2, 3], edges:
        box = {} if bins is edges else {"range": [0.0, 2.0, 1.0, 2.5]}
        there = [b.to(device) for b in edges] if bins is edges else bins
        got = torch.histogramdd(
            x.to(device), there, weight=weight.to(device), density=density, **box
        )
        expected = torch.histogramdd(x, bins, weight=weight, density=density, **box)
        torch.testing.assert_close(got.hist.cpu(), expected.hist)
        for ours, theirs in zip(got.bin_edges, expected.bin_edges, strict=True):
            torch.testing.assert_close(ours.cpu(), theirs)
    column = x[:, 1]
    got, expected = (torch.histogram(c, 4, density=density) for c in (column.to(device), column))
    torch.testing.assert_close([t.cpu() for t in got], list(expected))


@pytest.mark.parametrize("ends", [[2, 2, 7, 8], [0, 0, 0, 8], [1, 2, 3, 4], [0, 0, 0, 0]])
@pytest.mark.parametrize("grouped", ["rows", "columns", "between"])
def test_grouped_products(grouped: str, ends: list[int], device: str) -> None:
    sizes = {
        "rows": ((8, 16), (4, 16, 8)),
        "columns": ((4, 16, 8), (8, 8)),
        "between": ((16, 8), (8, 24)),
    }
    a, b = (torch.randn(size) for size in sizes[grouped])
    results = []
    for place in device, "cpu":
        x, y = (t.to(place).requires_grad_() for t in (a, b))
        # Elements after the last group are never written, with and without the device.
        mine = {"rows": (0, None), "columns": (None, 1), "between": (1, 0)}[grouped]
        result = torch.nn.functional.grouped_mm(
            x, y, offs=torch.tensor(ends, dtype=torch.int32, device=place)
        )
        if grouped != "between":
            result = result.narrow(0 if grouped == "rows" else 1, 0, ends[-1])
        grads = torch.autograd.grad(result.sin().sum(), (x, y))
        kept = [
            g if d is None else g.narrow(d, 0, ends[-1]) for g, d in zip(grads, mine, strict=True)
        ]
        results.append([t.detach().cpu() for t in (result, *kept)])
    torch.testing.assert_close(*results)


@pytest.mark.parametrize("grouped", ["rows", "columns", "between", "stacks"])
def test_scaled_grouped_products(grouped: str, tpu: str) -> None:
    """Compared with products of scaled factors, as the CPU has none of float8."""
    sizes = {
        "rows": ((32, 16), (3, 16, 32), (32,), (3, 32)),
        "columns": ((3, 32, 16), (16, 32), (3, 32), (32,)),
        "between": ((16, 32), (32, 48), (48,), (144,)),
        "stacks": ((3, 16, 32), (3, 32, 16), (3, 16), (3, 16)),
    }
    a, b = (torch.randn(size).to(torch.float8_e4m3fn) for size in sizes[grouped][:2])
    b = b.mT.contiguous().mT
    left, right = (torch.rand(size) + 0.5 for size in sizes[grouped][2:])
    ends = None if grouped == "stacks" else torch.tensor([16, 16, 32], dtype=torch.int32)
    x, y = a.float(), b.float()
    if grouped == "rows":
        wanted = F.grouped_mm(x * left[:, None], y * right[:, None, :], offs=ends)
    elif grouped == "columns":
        wanted = F.grouped_mm(x * left[:, :, None], y * right, offs=ends)
    elif grouped == "stacks":
        wanted = torch.bmm(x * left[..., None], y * right[:, None, :])
    else:
        wanted = F.grouped_mm(x, y, offs=ends) * left.view(3, -1, 1) * right.view(3, 1, -1)
    there = [None if t is None else t.to(tpu) for t in (a, b, left, right, ends)]
    got = torch._scaled_grouped_mm(*there)
    torch.testing.assert_close(got.cpu(), wanted.bfloat16())
    by_row, *factors, left, right, ends = F.ScalingType.RowWise, *there
    again = F.scaled_grouped_mm(*factors, left, by_row, right, by_row, offs=ends)
    assert torch.equal(again, got)


def test_what_grouped_products_refuse(device: str) -> None:
    a, b = torch.ones(8, 4, device=device), torch.ones(3, 4, 8, device=device)
    ends = torch.tensor([2, 2, 7], dtype=torch.int32, device=device)
    for arguments, message in (
        ((a, b), "Have to provide offsets if there is a 2d matrix"),
        ((a, b, ends.long()), "Offsets have to be int32"),
        ((a, b, ends[:2]), "matrix batch sizes have to match"),
        ((a, b[:, :3], ends), "contraction dimension of mat_a and mat_b must match"),
        ((a.double(), b, ends), "Expected mat_a to be Float32, BFloat16 or Float16 matrix, got Do"),
    ):
        with pytest.raises(RuntimeError, match=message):
            torch._grouped_mm(*arguments)
    short, shorts = (t.to(torch.float8_e4m3fn) for t in (a, b))
    with pytest.raises(RuntimeError, match=r"scale_b must have shape \[3, 8\], got \[8\]"):
        torch._scaled_grouped_mm(short, shorts, a[:, 0], a[:, 0], ends)
    block = F.ScalingType.BlockWise1x32
    with pytest.raises(ValueError, match="device tpu has scales for each row of float8"):
        F.scaled_grouped_mm(short, shorts, a[:, 0], block, b[:, 0], block, offs=ends)


def test_integers_have_histograms(tpu: str) -> None:
    experts = torch.tensor([3, 0, 0, 2, 7, -1, 3], dtype=torch.int32, device=tpu)
    assert experts.histc(4, 0, 3).tolist() == [2, 0, 1, 2]
    assert experts.histc(3).tolist() == [3, 3, 1]
    assert experts.histc(4, 0, 3).dtype == torch.int32


@pytest.mark.parametrize("bounds", [(1j, 2), (1, 2j), (torch.tensor(1 - 1j), 2)])
def test_steps_between_complex_numbers(device: str, bounds: tuple) -> None:
    ours = [x.to(device) if isinstance(x, torch.Tensor) else x for x in bounds]
    for steps in (torch.linspace, torch.logspace):
        got, wanted = steps(*ours, 5, device=device), steps(*bounds, 5)
        assert got.dtype == wanted.dtype == torch.complex64
        assert torch.allclose(got.cpu(), wanted)
    with pytest.raises(RuntimeError, match="inferred dtype .* can't be safely cast to passed"):
        torch.linspace(*ours, 5, dtype=torch.float32, device=device)


def test_shifts_in_place(device: str) -> None:
    x = torch.tensor([1, 2, 3], device=device)
    x <<= 2
    x >>= torch.tensor([0, 1, 2], device=device)
    assert x.tolist() == [4, 4, 3]


def test_fake_quantisation(device: str) -> None:
    x, zero = torch.linspace(-3, 3, 20).view(4, 5), torch.tensor([0, 3, -2, 1], dtype=torch.int32)
    scale = torch.tensor([0.1, 0.02, 0.3, 0.01])
    results = []
    for place in device, "cpu":
        leaf = x.to(place).requires_grad_()
        whole = torch.fake_quantize_per_tensor_affine(leaf, 0.05, 3, -8, 31)
        one, at = scale[:1].to(place), zero[:1].to(place)
        learnt = torch.fake_quantize_per_tensor_affine(leaf, one, at, -8, 31)
        rows = torch.fake_quantize_per_channel_affine(
            leaf, scale.to(place), zero.to(place), 0, -8, 31
        )
        grads = [torch.autograd.grad(r.sum(), leaf)[0] for r in (whole, learnt, rows)]
        results.append([t.detach().cpu() for t in (whole, learnt, rows, *grads)])
    torch.testing.assert_close(*results)


@pytest.mark.parametrize("dtype", [torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64])
def test_powers_of_integers_wrap_around(dtype: torch.dtype, device: str) -> None:
    bounds = torch.iinfo(dtype)
    ones = [1] if bounds.min == 0 else [1, -1]
    x = torch.tensor([[3], [2], [0], [bounds.min], [bounds.max], *([one] for one in ones)]).to(
        dtype
    )
    exponents = torch.tensor([0, 1, 5, 66, 87, bounds.max, bounds.min, bounds.min // 2 - 1])
    exponents = exponents.clamp(bounds.min, bounds.max).to(dtype)
    assert torch.equal((x.to(device) ** exponents.to(device)).cpu(), x**exponents)
    assert torch.equal((3 ** exponents.to(device)).cpu(), 3**exponents)
    for exponent in 0, 5, 87, 127:
        assert torch.equal((x.to(device) ** exponent).cpu(), x**exponent)


def test_what_is_asserted_is_seen_in_debug_mode(mode: str, device: str) -> None:
    torch._assert_async(torch.tensor(True, device=device), "all is well")
    if mode != "debug":
        return
    with pytest.raises(RuntimeError, match="no rows"):
        torch._assert_async(torch.tensor(False, device=device), "no rows")


def test_filling_by_a_mask_reads_nothing(tpu: str) -> None:
    x, mask, line = torch.rand(4, 3), torch.tensor([True, False, True, False]), torch.rand(3)
    ours, theirs = x.to(tpu), x.clone()
    torch_tpu.metrics.reset()
    ours[mask.to(tpu)] = line.to(tpu)
    ours[:, mask[:3].to(tpu)] = 1
    ours[mask] = 2
    assert torch_tpu.metrics.counter("host_reads") == 0
    theirs[mask] = line
    theirs[:, mask[:3]] = 1
    theirs[mask] = 2
    assert torch.equal(ours.cpu(), theirs)
    with pytest.raises(IndexError, match="shape of the mask"):
        ours[mask[:3].to(tpu)] = 1
