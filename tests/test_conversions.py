"""Numbers that a type does not hold, and products of extreme ones, as stock PyTorch has them.

Small programs are interpreted and large ones compiled, so each is tried at both sizes.
"""

import math
from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

pytestmark = pytest.mark.usefixtures("no_fallback")

SIZES = (1, 3000)
SHORT = (torch.float16, torch.bfloat16)
FLOATS = (torch.float64, torch.float32, *SHORT)
FLOAT8 = (
    torch.float8_e4m3fn,
    torch.float8_e5m2,
    torch.float8_e4m3fnuz,
    torch.float8_e5m2fnuz,
)
INTEGERS = (
    torch.uint8,
    torch.int8,
    torch.int16,
    torch.int32,
    torch.int64,
    torch.uint16,
    torch.uint32,
    torch.uint64,
)

# On both sides of each integer type's ends, of float8's and of half of its smallest numbers.
NUMBERS = [0.0, 0.5, 1.0, 2.7, 127.9, 128.0, 255.9, 256.0, 300.0, 448.0, 465.0, 500.0, 57344.0]
NUMBERS += [32768.0, 61440.0, 65536.0, 70000.0, 2.0**31 - 128, 2.0**31, 3e9, 2.0**32 + 4096, 5e9]
NUMBERS += [2.0**62, 2.0**63, 1.8e19, 1e30, 1e-3, 4.8e-4, 4.9e-4, 3.8e-6, 3.9e-6, 1e-20, math.inf]
NUMBERS += [-number for number in NUMBERS] + [math.nan]


def numbers(dtype: torch.dtype) -> Tensor:
    return torch.tensor(NUMBERS, dtype=torch.float64).to(dtype)


def is_defined(x: Tensor, dtype: torch.dtype) -> Tensor:
    """True where all kernels of stock PyTorch agree."""
    wide = x.double()
    if dtype == torch.uint32:
        return (wide > -(2.0**31)) & (wide < 2.0**32)
    if dtype == torch.uint64:
        return ~wide.isnan()
    return torch.ones_like(wide, dtype=torch.bool)


@pytest.mark.parametrize("times", SIZES)
@pytest.mark.parametrize("to", INTEGERS)
@pytest.mark.parametrize("dtype", [*FLOATS, torch.float8_e4m3fn, torch.float8_e5m2])
def test_floats_outside_of_integers(
    dtype: torch.dtype, to: torch.dtype, times: int, mode: str, device: str
) -> None:
    x = numbers(dtype)
    x = x[is_defined(x, to)].repeat(times)
    want = x.to(to)
    there = x.to(device)
    made = [there.to(to), x.to(device, to), there.new_zeros(x.shape, dtype=to).copy_(there)]
    for got in made:
        assert torch.equal(got.cpu(), want)


@pytest.mark.parametrize("times", SIZES)
@pytest.mark.parametrize("to", FLOAT8)
@pytest.mark.parametrize("dtype", [*FLOATS, *FLOAT8[:2], torch.int64, torch.int16])
def test_numbers_outside_of_float8(
    dtype: torch.dtype, to: torch.dtype, times: int, device: str
) -> None:
    x = numbers(torch.float64).nan_to_num().clamp(-3e4, 3e4).to(dtype)
    x = (numbers(dtype) if dtype.is_floating_point else x).repeat(times)
    got, want = x.to(device).to(to).cpu(), x.to(to)
    torch.testing.assert_close(got.float(), want.float(), rtol=0, atol=0, equal_nan=True)
    zeros = want.float() == 0
    assert torch.equal(got.float().signbit()[zeros], want.float().signbit()[zeros])


# Each with a number that the type does not hold, or not exactly.
WITH_NUMBERS: dict[str, Callable[[Tensor, float], Tensor]] = {
    "clamp min": lambda x, n: x.clamp(min=n),
    "clamp max": lambda x, n: x.clamp(max=n),
    "clamp": lambda x, n: x.clamp(n, 300),
    "clamp below": lambda x, n: x.clamp(-300, n),
    "clamp_min": lambda x, n: x.clamp_min(n),
    "clamp_max": lambda x, n: x.clamp_max(n),
    "hardtanh": lambda x, n: F.hardtanh(x, min(n, 0) - 1, n),
    "fill": lambda x, n: x.clone().fill_(n),
    "fill with a tensor": lambda x, n: x.clone().fill_(torch.tensor(n, device=x.device)),
    "full": lambda x, n: torch.full_like(x, n),
    "full of one": lambda x, n: torch.full((), n, dtype=x.dtype, device=x.device),
    "masked_fill": lambda x, n: x.masked_fill(x > 0, n),
    "where": lambda x, n: torch.where(x > 0, x, n),
    "index_fill": lambda x, n: x.index_fill(0, torch.tensor([0], device=x.device), n),
    "scatter": lambda x, n: x.scatter(0, torch.tensor([0], device=x.device), n),
    "pad": lambda x, n: F.pad(x, (1, 1), value=n),
    "eq": lambda x, n: x == n,
    "lt": lambda x, n: x < n,
    "ge": lambda x, n: x >= n,
    "add": lambda x, n: x + n,
    "sub": lambda x, n: n - x,
    "mul": lambda x, n: x * n,
    "floor_divide": lambda x, n: x // n,
    "remainder": lambda x, n: x % n,
    "fmod": lambda x, n: torch.fmod(x, n),
    "pow": lambda x, n: x**n,
    "alpha": lambda x, n: torch.add(x, torch.ones_like(x), alpha=n),
    "addcmul": lambda x, n: torch.addcmul(x, x, x, value=n),
    "threshold": lambda x, n: F.threshold(x, n, 3),
    "threshold's value": lambda x, n: F.threshold(x, 3, n),
    "linspace": lambda x, n: torch.linspace(n, 3, 4, dtype=x.dtype, device=x.device),
}


def outcome(f: Callable[[], Tensor]) -> Tensor | str:
    try:
        return f().cpu()
    except RuntimeError as error:
        return str(error)


def check(f: Callable[[Tensor, float], Tensor], x: Tensor, number: float, device: str) -> None:
    want, got = outcome(lambda: f(x, number)), outcome(lambda: f(x.to(device), number))
    where = f"{number} and {x.dtype}"
    if isinstance(want, str) or isinstance(got, str):
        assert got == want, where
        return
    message = lambda text: f"{where}: {text}"  # noqa: E731
    torch.testing.assert_close(got, want, rtol=0, atol=0, equal_nan=True, msg=message)


@pytest.mark.parametrize("name", WITH_NUMBERS)
def test_numbers_outside_of_integers(name: str, device: str) -> None:
    for dtype in INTEGERS[:5]:
        places = [0, 1, 3, 5, 100, 127] + ([-128, -5, -1] if dtype.is_signed else [200, 255])
        x = torch.tensor(places, dtype=dtype)
        for number in (-70000, -300, -129, -1, 0, 200, 255, 256, 300, 70000, 2**31, 2**40 + 3):
            check(WITH_NUMBERS[name], x, number, device)


# torch rounds the number to a short type in most of them, computes with it as it is in others, and
# rounds each step of a few.
ROUNDED: dict[str, Callable[[Tensor, float], Tensor]] = {
    "add": lambda x, n: x + n,
    "sub": lambda x, n: x - n,
    "sub from": lambda x, n: n - x,
    "mul": lambda x, n: x * n,
    "mul by a tensor": lambda x, n: x * torch.tensor(n, device=x.device),
    "mul of a tensor": lambda x, n: torch.tensor(n, device=x.device) * x,
    "div": lambda x, n: x / n,
    "div of": lambda x, n: n / x,
    "div of a tensor": lambda x, n: torch.tensor(n, device=x.device) / x,
    "floor_divide": lambda x, n: x // n,
    "remainder": lambda x, n: x % n,
    "remainder of": lambda x, n: torch.remainder(n, x),
    "fmod": lambda x, n: torch.fmod(x, n),
    "pow": lambda x, n: x.abs() ** n,
    "cube": lambda x, n: x**3,
    "pow of": lambda x, n: n**x,
    "xlogy": lambda x, n: torch.xlogy(x, n),
    "xlogy of": lambda x, n: torch.xlogy(n, x.abs()),
    "xlog1py": lambda x, n: torch.special.xlog1py(x, n),
    "eq": lambda x, n: x == n,
    "lt": lambda x, n: x < n,
    "clamp": lambda x, n: x.clamp(-n, n),
    "threshold": lambda x, n: F.threshold(x, n, 9.3),
    "leaky_relu": lambda x, n: F.leaky_relu(x, n),
    "hardshrink": lambda x, n: F.hardshrink(x, n),
    "softshrink": lambda x, n: F.softshrink(x, n),
    "logit": lambda x, n: torch.logit(x.sigmoid(), min(n, 0.3)),
    "renorm": lambda x, n: torch.renorm(x.view(-1, 4), 2, 0, n),
    "addr": lambda x, n: torch.addr(x[:16].view(4, 4), x[:4], x[4:8], beta=n, alpha=n + 0.1),
    "smooth_l1": lambda x, n: F.smooth_l1_loss(x, x * 0.5, beta=n, reduction="none"),
    "huber": lambda x, n: F.huber_loss(x, x * 0.5, delta=n, reduction="none"),
    "linspace": lambda x, n: torch.linspace(n, n + 7, 37, dtype=x.dtype, device=x.device),
    "where": lambda x, n: torch.where(x > 0, x, n),
}


@pytest.mark.parametrize("name", ROUNDED)
def test_numbers_are_rounded_to_short_floats_as_torch_does(name: str, device: str) -> None:
    torch.manual_seed(0)
    for dtype in SHORT:
        for size in (16, 4096):
            x = (3 * torch.randn(size)).to(dtype)
            for number in (0.3, 2.7, 0.1, 1.23456, 3.14159):
                want, got = ROUNDED[name](x, number), ROUNDED[name](x.to(device), number).cpu()
                differs = (got != want) & ~(got.isnan() & want.isnan())
                # Functions of one library may differ from another's in the last bit, rarely.
                assert differs.sum() <= 1 + size // 200, f"{name} of {dtype} and {number}"


def test_division_of_integers_by_the_number_0_is_refused(device: str) -> None:
    x = torch.arange(4, dtype=torch.uint8, device=device)
    for divide in (torch.remainder, torch.fmod, torch.floor_divide):
        for number in (0, 256):
            with pytest.raises(RuntimeError, match="ZeroDivisionError"):
                divide(x, number)


def rows(kind: str, sizes: tuple[int, int]) -> Tensor:
    n = sizes[1]
    if kind == "random":
        return torch.exp2(200 * torch.rand(sizes) - 100)
    if kind == "small, then large":
        return torch.tensor([1e-20, 1e20]).repeat_interleave((n + 1) // 2)[:n].expand(sizes)
    if kind == "in turn":
        return torch.tensor([1e-30, 1e30]).repeat((n + 1) // 2)[:n].expand(sizes)
    return torch.cat([torch.zeros(sizes[0], 1), torch.full((sizes[0], n - 1), 1e30)], 1)


SIDES = ((3, 7), (4, 33), (5, 1000), (2, 40000))
KINDS = ("random", "small, then large", "in turn", "a zero, then large")


@pytest.mark.parametrize("sizes", SIDES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_no_partial_product_overflows_or_vanishes(
    dtype: torch.dtype, kind: str, sizes: tuple[int, int], device: str
) -> None:
    torch.manual_seed(0)
    power, end = (7, 1000) if dtype == torch.float64 else (1, 120)
    x = rows(kind, sizes).to(dtype) ** power
    # The sums of exponents tell which products are numbers of the type.
    logs = x.log2().double()
    for products, exponents in (
        (x.to(device).prod(1).cpu(), logs.sum(1)),
        (x.to(device).cumprod(1).cpu(), logs.cumsum(1)),
    ):
        assert not products.isnan().any()
        inside = exponents.abs() < end
        assert (products.isfinite() & (products != 0))[inside].all()
        error = products[inside].double().log2() - exponents[inside]
        assert (error.abs() < 0.05).all()


@pytest.mark.parametrize("function", ["var", "std", "var_mean", "std_mean"])
def test_spreads_of_huge_and_tiny_numbers(function: str, device: str) -> None:
    torch.manual_seed(0)
    for sizes in SIDES:
        batches = [torch.full(sizes, 3e38), torch.randn(sizes) * 1e37, torch.randn(sizes) * 1e-30]
        for x in [*batches, torch.randn(sizes) * 1e19, torch.arange(1.0, 4).repeat(2, 1)]:
            got, want = (getattr(torch, function)(t, 1) for t in (x.to(device), x))
            pairs = [(got, want)] if isinstance(want, Tensor) else zip(got, want)
            for given, wanted in pairs:
                scale = x.abs().max().item() * 1e-6
                torch.testing.assert_close(given.cpu(), wanted, rtol=1e-4, atol=scale)
