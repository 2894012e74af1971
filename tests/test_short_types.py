"""Rounding to the steps of quantised types while training, and products of short types."""

import pytest
import torch
import torch.nn.functional as F

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


def test_recipes_that_the_device_lacks_are_refused(device: str) -> None:
    a = torch.ones(128, 128, device=device).to(torch.float8_e4m3fn)
    scale, recipe = torch.ones(128, 1, device=device), F.ScalingType.BlockWise1x128
    with pytest.raises(ValueError, match=r"Invalid scaling configuration"):
        F.scaled_mm(a, a.t(), scale, recipe, scale, recipe)


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
