"""Rounding to the steps of quantised types while training, and products of short types."""

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

# Sums of 256 products of numbers up to 10, which stock PyTorch adds in another order.
NEAR = {torch.float32: {"rtol": 1e-5, "atol": 1e-4}, torch.bfloat16: {"rtol": 1.6e-2, "atol": 1e-4}}

pytestmark = pytest.mark.usefixtures("mode", "no_fallback")


@pytest.mark.parametrize("axis", [None, 0, 1])
def test_learnt_steps(axis: int | None, device: str) -> None:
    torch.manual_seed(0)
    x, ends = 2 * torch.randn(4, 5), torch.randn(4, 5)
    channels = 1 if axis is None else x.size(axis)
    scale, zero = 0.05 + 0.2 * torch.rand(channels), 12 * torch.rand(channels)
    name = "tensor" if axis is None else "channel"
    function = getattr(torch, f"_fake_quantize_learnable_per_{name}_affine")
    where = () if axis is None else (axis,)
    results = []
    for place in device, "cpu":
        leaves = [t.detach().to(place).requires_grad_() for t in (x, scale, zero)]
        y = function(*leaves, *where, -8, 15, 0.3)
        grads = torch.autograd.grad(y, leaves, ends.to(place))
        results.append([t.detach().cpu() for t in (y, *grads)])
    torch.testing.assert_close(*results)


def test_the_gradient_belongs_to_the_zero_point_that_was_used(device: str) -> None:
    x, one = torch.tensor([-100.0], device=device), torch.tensor([1.0], device=device)
    zero = torch.tensor([-1.6], device=device)
    scale = one.clone().requires_grad_()
    y = torch._fake_quantize_learnable_per_tensor_affine(x, scale, zero, -8, 15, 1.0)
    assert y.tolist() == [-6.0]
    # Stock PyTorch gives -7, as its gradient rounds the zero point to -1.
    if device != "cpu":
        assert torch.autograd.grad(y.sum(), scale)[0].tolist() == [-6.0]


@pytest.mark.parametrize("by_row", [False, True])
@pytest.mark.parametrize("symmetric", [False, True])
@pytest.mark.parametrize(("observe", "round_"), [(1, 1), (1, 0), (0, 1)])
@pytest.mark.parametrize("size", [1.0, 1e-5])
def test_observed_steps(
    by_row: bool, symmetric: bool, observe: int, round_: int, size: float, device: str
) -> None:
    torch.manual_seed(0)
    x = size * torch.randn(4, 6)
    channels = 4 if by_row else 1
    results = []
    for place in device, "cpu":
        flags = [torch.tensor([flag], device=place) for flag in (observe, round_)]
        ends = (torch.full((channels,), sign * torch.inf, device=place) for sign in (1, -1))
        steps = torch.ones(channels), torch.zeros(channels, dtype=torch.int32)
        state = [*ends, *(t.to(place) for t in steps)]
        for growth in 1, 2:
            leaf = (growth * x).to(place).requires_grad_()
            y = torch.fused_moving_avg_obs_fake_quant(
                leaf, *flags, *state, 0.01, -8, 7, 0 if by_row else -1, by_row, symmetric
            )
            y.sum().backward()
        results.append([t.detach().cpu() for t in (y, leaf.grad, *state)])
    torch.testing.assert_close(*results)


@pytest.mark.parametrize("dtype", [None, torch.bfloat16, torch.float32])
@pytest.mark.parametrize("by_row", [False, True])
def test_scaled_products(dtype: torch.dtype | None, by_row: bool, device: str) -> None:
    torch.manual_seed(0)
    a, b = (torch.randn(n, 16).to(torch.float8_e4m3fn) for n in (32, 48))
    scales = [torch.rand(32, 1), torch.rand(1, 48)] if by_row else [torch.rand(()) for _ in "ab"]
    bias = torch.randn(48, dtype=dtype or torch.float32)
    results = []
    for place in device, "cpu":
        operands = a.to(place), b.to(place).t(), *(s.to(place) for s in scales)
        result = torch._scaled_mm(*operands, bias=bias.to(place), out_dtype=dtype)
        assert result.dtype == (dtype or torch.float8_e4m3fn)
        results.append(result.cpu().float())
    # One unit in the last place of the results' type.
    digits = {None: 0.13, torch.bfloat16: 8e-3, torch.float32: 1e-5}[dtype]
    torch.testing.assert_close(*results, rtol=digits, atol=1e-3)


def test_scales_that_fit_nothing_are_refused(device: str) -> None:
    a = torch.ones(16, 16, device=device).to(torch.float8_e4m3fn)
    with pytest.raises(ValueError, match=r"[sS]cal"):
        torch._scaled_mm(a, a.t(), torch.ones(3, device=device), torch.ones(1, device=device))


def test_weights_of_eight_bits(device: str) -> None:
    x, scale = torch.randn(2, 32).bfloat16(), torch.rand(8).bfloat16()
    weight = torch.randint(-127, 128, (8, 32), dtype=torch.int8)
    got = torch._weight_int8pack_mm(*(t.to(device) for t in (x, weight, scale)))
    torch.testing.assert_close(got.cpu(), torch._weight_int8pack_mm(x, weight, scale))


@pytest.mark.parametrize("by_row", [False, True])
def test_scaled_products_of_the_public_function(by_row: bool, device: str) -> None:
    torch.manual_seed(0)
    a, b = (torch.randn(n, 16).to(torch.float8_e4m3fn) for n in (32, 48))
    scales = [torch.rand(32, 1), torch.rand(1, 48)] if by_row else [torch.rand(()) for _ in "ab"]
    recipe = F.ScalingType.RowWise if by_row else F.ScalingType.TensorWise
    results = []
    for place in device, "cpu":
        left, right = (t.to(place) for t in scales)
        result = F.scaled_mm(a.to(place), b.to(place).t(), left, recipe, right, recipe)
        results.append(result.cpu())
    torch.testing.assert_close(*results)


FLOAT4 = torch.tensor([0, 0.5, 1, 1.5, 2, 3, 4, 6])
FLOAT4 = torch.cat([FLOAT4, -FLOAT4])


def swizzled(grid: Tensor) -> Tensor:
    """Scales in tiles of 128 by 4, in which rows that are 32 apart are neighbours."""
    rows, columns = grid.shape
    high, wide = -(-rows // 128), -(-columns // 4)
    padded = torch.ones(128 * high, 4 * wide)
    padded[:rows, :columns] = grid.float()
    tiles = padded.view(high, 4, 32, wide, 4).permute(0, 3, 2, 1, 4)
    return tiles.flatten().to(grid.dtype)


def spread(grid: Tensor, high: int, wide: int) -> Tensor:
    return grid.double().repeat_interleave(high, 0).repeat_interleave(wide, 1)


def factor(rows: int, k: int, block: tuple[int, int], dtype: torch.dtype) -> list[Tensor]:
    """Numbers `[rows, k]`, the grid of their scales, and their exact products."""
    high, wide = block
    grid = torch.rand(-(-rows // high), -(-k // wide)) + 0.5
    grid = grid.to({16: torch.float8_e4m3fn, 32: torch.float8_e8m0fnu}.get(wide, torch.float32))
    if dtype == torch.float4_e2m1fn_x2:
        pairs = torch.randint(0, 256, (rows, k // 2), dtype=torch.uint8)
        values = FLOAT4[torch.stack([pairs & 15, pairs >> 4], -1).flatten(1).long()]
        numbers = pairs.view(dtype)
    else:
        numbers = torch.randn(rows, k).to(dtype)
        values = numbers.double()
    return [numbers, grid, values * spread(grid, high, wide)[:rows, :k]]


@pytest.mark.parametrize(
    ("left", "right", "dtype"),
    [
        ("BlockWise1x128", "BlockWise1x128", torch.float8_e4m3fn),
        ("BlockWise1x128", "BlockWise128x128", torch.float8_e5m2),
        ("BlockWise128x128", "BlockWise1x128", torch.float8_e4m3fn),
        ("BlockWise1x32", "BlockWise1x32", torch.float8_e4m3fn),
        ("BlockWise1x32", "BlockWise1x32", torch.float4_e2m1fn_x2),
        ("BlockWise1x16", "BlockWise1x16", torch.float4_e2m1fn_x2),
    ],
)
def test_scales_of_blocks(left: str, right: str, dtype: torch.dtype, tpu: str) -> None:
    """Stock PyTorch has no such products on the CPU, so the expected one is computed by hand."""
    torch.manual_seed(0)
    sizes = [tuple(map(int, name.removeprefix("BlockWise").split("x"))) for name in (left, right)]
    (a, grid_a, exact_a), (b, grid_b, exact_b) = (
        factor(rows, 320, size, dtype) for rows, size in zip((144, 160), sizes, strict=True)
    )
    exact, bias = exact_a @ exact_b.T, torch.randn(160)
    recipes = [getattr(F.ScalingType, name) for name in (left, right)]
    a, b = a.to(tpu), b.to(tpu).t()
    if sizes[0][1] < 128:
        given = [swizzled(grid_a).to(tpu), swizzled(grid_b).to(tpu)]
        swizzles = [F.SwizzleType.SWIZZLE_32_4_4] * 2
        public = given
    else:
        given, swizzles = [grid_a.to(tpu), grid_b.to(tpu).t()], [None, None]
        # Grids of squares are given by columns, four at least.
        fit = [F.pad(g.t(), (0, 0, 0, -g.size(1) % 4)) if s[0] > 1 else g
               for g, s in zip((grid_a, grid_b), sizes, strict=True)]  # fmt: skip
        public = [g.to(tpu) for g in fit]
    product = torch._scaled_mm(a, b, *given, bias=bias.to(tpu), out_dtype=torch.float32)
    near = {"rtol": 1e-5, "atol": 1e-4}
    torch.testing.assert_close(product.cpu(), (exact + bias).float(), **near)
    product = F.scaled_mm(
        a, b, public[0], recipes[0], public[1], recipes[1], *swizzles, output_dtype=torch.bfloat16
    )
    assert product.dtype == torch.bfloat16
    torch.testing.assert_close(product.cpu(), exact.bfloat16(), rtol=1e-2, atol=1e-2)
    if hasattr(F, "scaled_addmm"):
        added = torch.randn(144, 160)
        total = F.scaled_addmm(
            added.to(tpu), a, b, public[0], recipes[0], public[1], recipes[1], *swizzles, beta=0.5
        )
        torch.testing.assert_close(total.cpu(), (0.5 * added + exact).float(), **near)


def test_float4_has_scales_of_blocks_and_of_matrices(tpu: str) -> None:
    (a, grid_a, exact_a), (b, grid_b, exact_b) = (
        factor(rows, 64, (1, 16), torch.float4_e2m1fn_x2) for rows in (32, 48)
    )
    whole = torch.tensor([0.3], device=tpu)
    recipe = [F.ScalingType.BlockWise1x16, F.ScalingType.TensorWise]
    swizzle = [F.SwizzleType.SWIZZLE_32_4_4, F.SwizzleType.NO_SWIZZLE]
    scales = [[swizzled(grid).to(tpu), whole] for grid in (grid_a, grid_b)]
    product = F.scaled_mm(
        a.to(tpu), b.to(tpu).t(), scales[0], recipe, scales[1], recipe, swizzle, swizzle,
        output_dtype=torch.float32,
    )  # fmt: skip
    torch.testing.assert_close(product.cpu(), (exact_a @ exact_b.T * 0.09).float())


def test_recipes_that_fit_nothing_are_refused(tpu: str) -> None:
    a = torch.ones(128, 128, device=tpu).to(torch.float8_e4m3fn)
    scale, block = torch.ones(128, 2, device=tpu), F.ScalingType.BlockWise1x128
    with pytest.raises(ValueError, match=r"scale_a must have shape"):
        F.scaled_mm(a, a.t(), scale, block, scale, block)
    with pytest.raises(ValueError, match=r"Invalid scaling configuration"):
        F.scaled_mm(a, a.t(), scale, block, scale, F.ScalingType.RowWise)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_products_of_short_types_in_float32(dtype: torch.dtype, tpu: str) -> None:
    """Stock PyTorch has these on GPUs only: products of exact numbers, summed in float32."""
    torch.manual_seed(0)
    a, b, added = (torch.randn(2, 8, 8).to(dtype) for _ in range(3))
    exact, (x, y, z) = a.double() @ b.double(), (t.to(tpu) for t in (a, b, added))
    wide = {"out_dtype": torch.float32}
    out = torch.empty(8, 8, device=tpu)
    cases = [
        (torch.bmm(x, y, **wide), exact),
        (torch.mm(x[0], y[0], **wide), exact[0]),
        (torch.mm(x[0], y[0], out=out, **wide), exact[0]),
        (torch.addmm(z[0], x[0], y[0], beta=0.5, **wide), exact[0] + 0.5 * added[0].double()),
        (torch.baddbmm(z.float(), x, y, alpha=2, **wide), 2 * exact + added.double()),
    ]
    for got, expected in cases:
        assert got.dtype == torch.float32
        torch.testing.assert_close(got.cpu(), expected.float())
    torch.testing.assert_close(torch.mm(x[0], y[0], out_dtype=dtype), x[0] @ y[0])
    with pytest.raises(RuntimeError, match="out_dtype must be the same as input dtype or fp32"):
        torch.mm(x[0], y[0], out_dtype=torch.float64)
    with pytest.raises(RuntimeError, match="the same as the dtype of the provided out tensor"):
        torch.mm(x[0], y[0], out=out.double(), **wide)


def test_powers_of_two_are_rounded_as_in_stock(device: str) -> None:
    numbers = [0.0, -3.0, 1.0, 1.4, 1.5, 1.6, 2.5, 3.0, 3.4e38, 2e38, 2e-38, -3e-38]
    x = torch.tensor([*numbers, float("inf"), float("nan")])
    for dtype in torch.float32, torch.bfloat16, torch.float64:
        short = x.to(dtype).to(device).to(torch.float8_e8m0fnu)
        expected = x.to(dtype).to(torch.float8_e8m0fnu)
        assert torch.equal(short.cpu().view(torch.uint8), expected.view(torch.uint8))
        # Below 2^-126 the device has no float32.
        normal = expected.view(torch.uint8) > 0
        back, theirs = short.to(dtype).cpu()[normal], expected.to(dtype)[normal]
        torch.testing.assert_close(back, theirs, equal_nan=True, rtol=0, atol=0)


@pytest.mark.parametrize("tiles", [2, 8])
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_weights_of_four_bits(tiles: int, dtype: torch.dtype, tpu: str) -> None:
    torch.manual_seed(0)
    rows, columns, group = 32, 256, 64
    numbers = torch.randint(0, 16, (rows, columns), dtype=torch.int32)
    x = torch.randn(5, columns).to(dtype)
    scales = torch.rand(columns // group, rows, 2).to(dtype)
    if dtype == torch.float32:
        # Stock PyTorch on the CPU packs in another form, and does not round weights of bfloat16.
        packed = torch._convert_weight_to_int4pack_for_cpu(numbers, 1)
        wanted = torch._weight_int4pack_mm_for_cpu(x, packed, group, scales)
    else:
        scale, zero = scales.float().permute(2, 1, 0).repeat_interleave(group, 2)
        weight = ((numbers - 8) * scale + zero).to(dtype)
        wanted = (x.float() @ weight.float().t()).to(dtype)
    pairs = (numbers[:, ::2] << 4 | numbers[:, 1::2]).to(torch.uint8)
    words = torch._convert_weight_to_int4pack(pairs.to(tpu), tiles)
    assert words.shape == (rows // 8, columns // (16 * tiles), 32, tiles // 2)
    got = torch._weight_int4pack_mm(x.to(tpu), words, group, scales.to(tpu))
    torch.testing.assert_close(got.cpu(), wanted, **NEAR[dtype])
    with pytest.raises(RuntimeError, match="expected groups of 32"):
        torch._weight_int4pack_mm(x.to(tpu), words, 48, scales.to(tpu))


def test_a_word_of_four_bits_is_what_a_lane_of_cuda_reads(tpu: str) -> None:
    """The eight numbers of lane 5 are columns 2, 10, 18 and 26 of row 1, and those beside them."""
    numbers = torch.zeros(8, 32, dtype=torch.uint8)
    numbers[1, 2::8], numbers[1, 3::8] = torch.tensor([1, 2, 3, 4]), torch.tensor([5, 6, 7, 8])
    pairs = numbers[:, ::2] << 4 | numbers[:, 1::2]
    words = torch._convert_weight_to_int4pack(pairs.to(tpu), 2).flatten()
    assert words[5].item() == 0x87654321 - (1 << 32)
    assert words.count_nonzero().item() == 1
