"""Numbers, types and targets at corners of single operations, compared with stock PyTorch."""

import math
import re
import warnings
from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
import torch_tpu
from torch import Tensor

from tests.stock import same

pytestmark = [
    pytest.mark.usefixtures("mode", "no_fallback"),
    pytest.mark.filterwarnings("ignore"),
]


def close(call, device: str) -> None:
    """Require the numbers of stock PyTorch, and the signs of their zeros."""
    here, there = call(device).cpu(), call("cpu")
    torch.testing.assert_close(here, there, equal_nan=True)
    zero = there == 0
    assert torch.equal(here[zero].signbit(), there[zero].signbit())


SIDES = [0.0, -0.0, 1.0, -1.0, 1e20, -2.0]
PLANE = torch.tensor([complex(a, b) for a in SIDES for b in SIDES])


@pytest.mark.parametrize(
    "f",
    [F.elu, F.selu, F.celu, F.hardswish, F.hardtanh, F.relu6, F.softshrink, F.hardshrink, F.silu],
)
def test_gradients_at_nan_are_those_of_stock(device: str, f) -> None:
    # Stock PyTorch has vectors of up to 64 elements, and other gradients at NaN for what is left.
    edges = torch.tensor([math.nan, math.inf, -math.inf, 0.0, -0.5, 0.5, 3.0, -3.0, 6.0, -1.0])

    def call(device: str) -> Tensor:
        x = edges.repeat(64).to(device).requires_grad_()
        f(x).sum().backward()
        return x.grad

    close(call, device)


def test_the_angle_of_subnormal_numbers_is_a_number(device: str) -> None:
    for dtype, small in ((torch.float32, 1e-39), (torch.float64, 1e-310)):
        for n in (1, 3000):
            y = torch.full((n,), small, dtype=dtype, device=device)
            angle = torch.atan2(y, torch.stack([y, -y])).cpu()
            assert not angle.isnan().any()
            assert not torch.complex(y, y).angle().cpu().isnan().any()


@pytest.mark.parametrize(
    "name", ["sqrt", "asin", "acos", "atan", "asinh", "acosh", "atanh", "log2", "log10"]
)
def test_complex_functions_beside_their_cuts(device: str, name: str) -> None:
    def parts(device: str) -> Tensor:
        return torch.view_as_real(getattr(torch, name)(PLANE.to(device)))

    close(parts, device)


FAR = [0.0, 1.0, math.inf, -math.inf, math.nan]
FAR_PLANE = torch.tensor([complex(a, b) for a in FAR for b in FAR])


@pytest.mark.parametrize(
    "name", ["exp", "exp2", "sin", "cos", "sinh", "cosh", "tan", "tanh", "log", "sqrt", "log10"]
)
def test_complex_functions_at_infinities(device: str, name: str) -> None:
    def parts(device: str) -> Tensor:
        return torch.view_as_real(getattr(torch, name)(FAR_PLANE.to(device)))

    # The sign of an infinity beside NaN is unspecified.
    here, there = parts(device).cpu(), parts("cpu")
    beside = there.isnan().any(-1, keepdim=True)
    here, there = (torch.where(beside & t.isinf(), t.abs(), t) for t in (here, there))
    torch.testing.assert_close(here, there, equal_nan=True)


@pytest.mark.parametrize("f", [torch.gcd, torch.lcm])
def test_divisors_of_the_least_integer(device: str, f) -> None:
    numbers = torch.tensor([-(2**31), 6, -1, 0, -9], dtype=torch.int32)
    for dtype in torch.int32, torch.int64:
        x = torch.where(numbers == -(2**31), torch.iinfo(dtype).min, numbers.to(dtype))
        close(lambda d, x=x: f(x[:, None].to(d), x.to(d)), device)


@pytest.mark.parametrize("f", [torch.mv, lambda x, y: torch.addmv(y, x, y), torch.matmul])
def test_a_matrix_of_booleans_multiplies_no_vector(device: str, f) -> None:
    def said(device: str) -> str:
        x = torch.ones(2, 2, dtype=torch.bool, device=device)
        with pytest.raises(NotImplementedError) as error:
            f(x, x[0])
        return str(error.value)

    assert said(device).startswith(said("cpu"))


@pytest.mark.parametrize("dtype", [torch.int8, torch.int16, torch.uint8])
def test_multiples_beyond_a_short_type(device: str, dtype: torch.dtype) -> None:
    x = torch.tensor([torch.iinfo(dtype).max, 64, 100, 7], dtype=dtype)
    close(lambda d: torch.lcm(x.to(d), x.to(d) - 1), device)


def test_powers_far_away(device: str) -> None:
    x = torch.tensor([1e10, 1 + 1e20j, 2j, -3e8 - 3e8j], dtype=torch.complex64)
    y = torch.tensor([5, -1e30 + 2j, 200, -50], dtype=torch.complex64)
    torch.testing.assert_close((x.to(device) ** y.to(device)).cpu(), x**y)


@pytest.mark.parametrize("dims", [(0,), (1,), (2,), (1, 0), (2, 0), (0, 2, 1)])
def test_spectra_lie_as_stock_pytorch_leaves_them(device: str, dims: tuple[int, ...]) -> None:
    x = torch.randn(3, 4, 6, dtype=torch.complex64)
    for given in x, x.permute(2, 0, 1), x[:, ::2]:
        for f in torch.fft.fftn, torch.fft.irfftn, lambda x, **how: torch.fft.rfftn(x.real, **how):
            here, there = f(given.to(device), dim=dims), f(given, dim=dims)
            assert here.stride() == there.stride()
            assert f(given.to(device), dim=dims, out=here.new_empty(0)).is_contiguous()
            torch.testing.assert_close(here.cpu(), there)


def test_powers_of_complex_zeros(device: str) -> None:
    for exponent in (1 + 2j, 0.5, 2 - 1j):
        for power in (exponent, torch.tensor([exponent], dtype=torch.complex64, device=device)):
            zero = torch.zeros(3, dtype=torch.complex64, device=device)
            assert (zero**power).cpu().abs().tolist() == [0, 0, 0]


def test_exponents_beyond_the_type(device: str) -> None:
    for dtype in (torch.float32, torch.bfloat16, torch.int32):
        same(lambda d, dtype=dtype: torch.tensor([0, 1, 2], dtype=dtype, device=d) ** 1e40, device)


def test_numbers_beyond_the_type_that_torch_wraps(device: str) -> None:
    def first(x: Tensor) -> Tensor:
        x[0] = -1e9
        return x

    for work in (
        lambda x: torch.where(x > 0, x, -1e9),
        lambda x: torch.scalar_tensor(1e10, dtype=x.dtype, device=x.device),
        lambda x: x.masked_fill(x > 0, -1e9),
        first,
        lambda x: x[0].fill_(1e10),
        lambda x: torch.scalar_tensor(300, dtype=torch.int8, device=x.device),
    ):
        same(lambda d, work=work: work(torch.ones(3, dtype=torch.float16, device=d)), device)


IN_PLACE = {
    "abs": lambda x: x.abs_(),
    "addmm": lambda x: x.real[0].addmm_(x.real, x.real),
    "addmv": lambda x: x.real[0, :1].addmv_(x.real, x.real[0]),
    "baddbmm": lambda x: x.real[0].baddbmm_(x.real[None], x.real[None]),
    "div": lambda x: x.real.int()[0].div_(x.real),
    "add": lambda x: x.real[0].add_(x.real),
}


@pytest.mark.parametrize("name", IN_PLACE)
def test_results_that_are_not_as_their_target(device: str, name: str) -> None:
    same(lambda d: IN_PLACE[name](torch.ones(2, 2, dtype=torch.complex64, device=d)), device)


def test_limits_of_bools(device: str) -> None:
    for limits in {"max": True}, {"min": 0, "max": 1}:
        same(lambda d, limits=limits: torch.ones(2, device=d).bool().clamp(**limits), device)
    for name in "min", "max":
        same(
            lambda d, name=name: (
                torch.arange(2, device=d)
                .bool()
                .clamp(**{name: torch.tensor([True, False], device=d)})
            ),
            device,
        )


def test_complex_numbers_have_no_threshold(device: str) -> None:
    same(lambda d: F.threshold(torch.ones(3, dtype=torch.complex64, device=d), 1, 2), device)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (torch.float8_e4m3fn, torch.float32),
        (torch.float8_e5m2, torch.float8_e4m3fn),
        (torch.int64, torch.float8_e5m2),
        (torch.uint16, torch.int32),
        (torch.uint32, torch.complex64),
        (torch.bool, torch.uint64),
        (torch.uint16, torch.float32),
    ],
)
def test_types_without_promotion_are_refused(
    device: str, one: torch.dtype, other: torch.dtype
) -> None:
    def make(device: str) -> tuple[Tensor, Tensor]:
        return torch.ones(2).to(one).to(device), torch.ones(2).to(other).to(device)

    same(lambda d: torch.mul(*make(d)), device)
    same(lambda d: torch.eq(*make(d)), device)
    same(lambda d: torch.cat(make(d)).float(), device)


@pytest.mark.parametrize("f", [torch.sum, torch.prod, torch.cumsum, torch.cumprod])
@pytest.mark.parametrize("dtype", [torch.int32, torch.uint8, torch.float64, torch.float16])
def test_sums_have_the_type_of_their_target(device: str, f, dtype: torch.dtype) -> None:
    def call(device: str) -> Tensor:
        x = torch.tensor([[1.5, 2.25, 3.0], [4.0, 0.1, 6.75]], device=device)
        return f(x, 0, out=torch.empty(0, dtype=dtype, device=device))

    torch.testing.assert_close(call(device).cpu(), call("cpu"))


@pytest.mark.parametrize("f", [torch.mean, torch.std, torch.var, torch.nansum, torch.logsumexp])
@pytest.mark.parametrize("dtype", [torch.float32, torch.complex64])
def test_a_longer_target_is_what_is_computed_in(device: str, f, dtype: torch.dtype) -> None:
    if dtype.is_complex and f is torch.nansum:
        pytest.skip("stock PyTorch has no nansum of complex numbers")

    def call(device: str) -> Tensor:
        x = torch.tensor([[1.5, 2.25, 3.0], [4.0, 0.1, 6.75]], dtype=dtype, device=device)
        return f(x, 1, out=torch.empty(0, dtype=torch.float64, device=device))

    torch.testing.assert_close(call(device).cpu(), call("cpu"), rtol=1e-8, atol=0)


def test_too_few_degrees_of_freedom(device: str) -> None:
    for f in torch.std, torch.var, torch.std_mean, torch.var_mean:
        with pytest.warns(UserWarning, match=rf"^{f.__name__}\(\): degrees of freedom is <= 0"):
            f(torch.ones(2, 1, device=device), dim=1)


def test_integers_that_the_type_lacks(device: str) -> None:
    with pytest.warns(UserWarning, match=r"^to - 1 is out of bounds \[-\(2\^24\), 2\^24\]"):
        torch.ones(2, device=device).random_(0, 2**25)


@pytest.mark.parametrize("dtype", [torch.int8, torch.int32, torch.int64, torch.uint8, torch.bool])
def test_medians_of_nothing(device: str, dtype: torch.dtype) -> None:
    same(lambda d: torch.zeros(0, dtype=dtype, device=d).median(), device)


def test_coordinates_of_one_dimension_are_adjacent(device: str) -> None:
    for mask in (torch.ones(3), torch.zeros(3), torch.ones(2, 2), torch.eye(1), torch.zeros(2, 2)):
        assert mask.to(device).nonzero().stride() == mask.nonzero().stride()


def test_joined_images_lie_as_in_stock(device: str) -> None:
    rows = torch.randn(2, 3, 4, 5)
    channels = rows.to(memory_format=torch.channels_last)
    for images in [channels, channels], [channels, rows], [rows, channels]:
        ours = [t.to(device) for t in images]
        for dim in range(5):
            if dim < 4:
                assert torch.cat(ours, dim).stride() == torch.cat(images, dim).stride()
            here, there = torch.stack(ours, dim), torch.stack(images, dim)
            assert here.stride() == there.stride()
            assert torch.equal(here.cpu(), there)


def test_the_first_places_alone(device: str) -> None:
    # XLA has no code for negative padding outside of a fusion.
    same(lambda d: torch.nonzero_static(torch.eye(3, device=d)[0], size=2), device)
    same(lambda d: torch.combinations(torch.arange(3.0, device=d), 2), device)


REFUSED = {
    "solve_triangular": lambda x: torch.linalg.solve_triangular(x.long(), x.long(), upper=True),
    "cholesky_inverse": lambda x: torch.cholesky_inverse(x.bool()),
    "geqrf": lambda x: torch.geqrf(x.int()),
    "cross": lambda x: torch.linalg.cross(x.bool(), x.bool()),
    "cdist": lambda x: torch.cdist(x.long(), x.long()),
    "glu": lambda x: F.glu(x.long().t().contiguous()[:2], 0),
    "renorm": lambda x: x.int().renorm(2, 0, 1.0),
    "ihfft2": lambda x: torch.fft.ihfft2(x.to(torch.complex64)),
    "grid_sample": lambda x: F.grid_sample(
        x[None, None].int(), torch.zeros(1, 1, 1, 2).to(x).int()
    ),
    "scatter_reduce": lambda x: x.to(torch.complex64).scatter_reduce(
        0, torch.zeros(1, 3, dtype=torch.int64, device=x.device), x[:1] + 0j, "amax"
    ),
    "index_reduce": lambda x: x.bool().index_reduce(
        0, torch.zeros(1, dtype=torch.int64, device=x.device), x[:1].bool(), "mean"
    ),
    "i1": lambda x: torch.special.i1(x.to(torch.complex64)),
    "bucketize": lambda x: torch.bucketize(x + 0j, x[0]),
    "det": lambda x: torch.linalg.det(x.int()),
    "householder_product": lambda x: torch.linalg.householder_product(x.bool(), x[0].bool()),
}


@pytest.mark.parametrize("name", REFUSED)
def test_types_that_no_compiler_takes_are_refused_by_the_call(device: str, name: str) -> None:
    x = torch.eye(3, device=device)
    kept = x + 1
    with pytest.raises((RuntimeError, NotImplementedError, TypeError)) as refused:
        REFUSED[name](x)
    # The program that the call would have been part of is as it was.
    assert kept.sum().item() == 12
    assert "compiler" not in str(refused.value)


def test_reflections_that_do_not_fit_are_refused(device: str) -> None:
    for packed, factors in (
        ((5, 3), (5,)),
        ((3, 5), (3,)),
        ((2, 5, 3), (3,)),
        ((2, 5, 3), (3, 3)),
    ):

        def call(device: str, packed=packed, factors=factors) -> Tensor:
            x, tau = torch.ones(packed, device=device), torch.ones(factors, device=device)
            return torch.linalg.householder_product(x, tau)

        same(call, device)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
def test_kaiser_windows(device: str, dtype: torch.dtype) -> None:
    for call in ((6,), (6, False), (7, True, 5.0), (1,), (0,)):
        here = torch.kaiser_window(*call, dtype=dtype, device=device).cpu()
        torch.testing.assert_close(here, torch.kaiser_window(*call, dtype=dtype))


def equal(call, device: str) -> None:
    """Require the numbers of stock PyTorch."""
    torch.testing.assert_close(call(device).cpu(), call("cpu"), equal_nan=True)


ZEROS = torch.tensor([[2.0, 0.0, 3.0, 0.0], [1.5, -2.0, 0.0, 4.0], [1.0, 2.0, 3.0, 4.0]])
NANS = torch.tensor([[2.0, math.nan, 7.0], [7.0, 1.0, math.nan]])
TIES = torch.tensor([[2.0, 7.0, 7.0], [7.0, 1.0, 1.0]])


@pytest.mark.parametrize(
    ("f", "x"),
    [
        *((f, x) for f in (torch.prod, lambda x: x.cumprod(1)) for x in (ZEROS, ZEROS + 5)),
        (lambda x: x.prod(1), ZEROS),
        (lambda x: x.prod(0, keepdim=True), ZEROS),
        (lambda x: torch.complex(x, x).cumprod(1).abs(), ZEROS),
        *((f, x) for f in (torch.max, torch.min, torch.median) for x in (NANS, TIES)),
        *((torch.nanmedian, x) for x in (NANS, TIES)),
        (torch.max, ZEROS[0, 0]),
        (torch.prod, ZEROS[0, 0]),
    ],
)
def test_gradients_of_products_and_extremes_read_nothing(device: str, f, x: Tensor) -> None:
    def call(device: str) -> Tensor:
        leaf = x.clone().to(device).requires_grad_()
        y = f(leaf)
        before = torch_tpu.metrics.counter("host_reads")
        y.backward(torch.ones_like(y) * 3)
        assert torch_tpu.metrics.counter("host_reads") == before
        return leaf.grad

    equal(call, device)


@pytest.mark.parametrize("f", [torch.prod, lambda x: x.prod(0), torch.max])
def test_gradients_of_products_and_extremes_have_gradients(device: str, f) -> None:
    x = ZEROS[:2].double()

    def twice(device: str) -> Tensor:
        leaf = x.clone().to(device).requires_grad_()
        (grad,) = torch.autograd.grad(f(leaf * leaf).sum(), leaf, create_graph=True)
        return torch.autograd.grad(grad.pow(2).sum(), leaf)[0]

    equal(twice, device)
    equal(lambda d: torch.func.vmap(torch.func.grad(lambda x: f(x).sum()))(x.to(d)), device)
    equal(lambda d: torch.func.jvp(f, (x.to(d),), (x.to(d),))[1], device)


def test_a_gradient_of_cumprod_has_a_gradient(device: str) -> None:
    def twice(device: str) -> Tensor:
        leaf = ZEROS.double().to(device).requires_grad_()
        (grad,) = torch.autograd.grad(leaf.cumprod(1).sum(), leaf, create_graph=True)
        return torch.autograd.grad(grad.pow(2).sum(), leaf)[0]

    equal(twice, device)


@pytest.mark.parametrize("dims", [(20, 6), (4, 9, 8)])
def test_a_product_of_a_value_with_itself_has_its_gradient(
    device: str, dims: tuple[int, ...]
) -> None:
    def call(device: str, side: int) -> Tensor:
        x = torch.linspace(-2, 3, math.prod(dims)).view(dims).to(device).requires_grad_()
        y = x @ x.mT if side else x.mT @ x
        y.backward(torch.linspace(-1, 2, y.numel()).cos().view(y.shape).to(device))
        return x.grad.cpu()

    for side in (0, 1):
        torch.testing.assert_close(call(device, side), call("cpu", side))


@pytest.mark.parametrize("scale", [2, 4])
@pytest.mark.parametrize(
    ("kind", "rank"), [("linear", 1), ("bilinear", 2), ("bicubic", 2), ("trilinear", 3)]
)
def test_resizing_carries_infinities_to_neighbours_alone(
    device: str, kind: str, rank: int, scale: int
) -> None:
    # At an edge, stock PyTorch adds an infinity to itself with another sign, instead of weights.
    def call(device: str, *put: float) -> list[Tensor]:
        x = torch.linspace(-2, 2, 2 * 6**rank).view(2, 1, *[6] * rank)
        y_grad = torch.linspace(-1, 3, 2 * (6 * scale) ** rank).view(2, 1, *[6 * scale] * rank)
        for i, value in enumerate(put):
            x[(i, 0, *[3] * rank)] = value
            y_grad[(i, 0, *[3 * scale] * rank)] = value
        x = x.to(device).requires_grad_()
        y = F.interpolate(x, scale_factor=scale, mode=kind)
        y.backward(y_grad.to(device))
        return [y.detach().cpu(), x.grad.cpu()]

    for put in (), (math.inf,), (-math.inf, math.nan):
        torch.testing.assert_close(call(device, *put), call("cpu", *put), equal_nan=True)


def _expanded(device: str) -> Tensor:
    return torch.zeros(1, 3, device=device).expand(3, 3)


def _first(device: str) -> Tensor:
    return torch.tensor([0], device=device)


WARNINGS: dict[str, Callable[[str], object]] = {
    "masked_fill_": lambda d: _expanded(d).masked_fill_(torch.eye(3, device=d) > 0, 2.0),
    "index_fill_": lambda d: _expanded(d).index_fill_(0, _first(d), 2.0),
    "index_put_": lambda d: _expanded(d).index_put_((_first(d),), torch.ones(3, device=d)),
    "fill_": lambda d: _expanded(d).fill_(1),
    "index_reduce": lambda d: torch.zeros(3, 3, device=d).index_reduce_(
        0, _first(d), torch.ones(1, 3, device=d), "prod"
    ),
    "scatter": lambda d: torch.zeros(3, 3, device=d).scatter_(
        0, _first(d)[None], torch.ones(1, 3, device=d), reduce="add"
    ),
    "triangular_solve": lambda d: torch.triangular_solve(
        torch.ones(3, 3, device=d), torch.eye(3, device=d)
    ),
    "where": lambda d: torch.where(torch.ones(3, dtype=torch.uint8, device=d), 1.0, 2.0),
    "arange": lambda d: torch.arange(0.0, 5.0, 0.5, out=torch.zeros(2, 2, device=d)),
    "arange of as many": lambda d: torch.arange(4, out=torch.zeros(2, 2, device=d)),
    "eye": lambda d: torch.eye(5, out=torch.zeros(2, device=d)),
    "linspace": lambda d: torch.linspace(0, 1, 5, out=torch.zeros(2, device=d)),
    "randperm": lambda d: torch.randperm(5, out=torch.zeros(2, device=d).long()),
    "add": lambda d: torch.add(torch.ones(3, device=d), 1, out=torch.zeros(2, device=d)),
}


@pytest.mark.parametrize("name", WARNINGS)
def test_warnings_are_those_of_stock_pytorch(name: str, device: str) -> None:
    def said(on: str) -> list[str]:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            WARNINGS[name](on)
        texts = (str(warning.message) for warning in caught)
        return [text.split(" (Triggered")[0] for text in texts]

    torch.set_warn_always(True)
    try:
        expected = said("cpu")
        # The device's own warnings name the user's line.
        assert [re.sub(r" \([^ ]*\.py:\d+\)$", "", text) for text in said(device)] == expected
    finally:
        torch.set_warn_always(False)


@pytest.mark.parametrize(("sizes", "of_source"), [((), (1,)), ((3,), ()), ((), ())])
def test_added_slices_are_scalars_where_their_target_is(
    sizes: tuple[int, ...], of_source: tuple[int, ...], device: str
) -> None:
    def call(on: str) -> object:
        x, source = torch.ones(sizes, device=on), torch.ones(of_source, device=on)
        try:
            return x.index_add(0, _first(on), source).cpu().tolist()
        except RuntimeError as error:
            return str(error)

    assert call(device) == call("cpu")


@pytest.mark.parametrize("mode", ["bilinear", "bicubic"])
@pytest.mark.parametrize("options", [{}, {"antialias": True}, {"align_corners": True}], ids=str)
def test_resized_bytes_are_those_of_stock(device: str, mode: str, options: dict) -> None:
    for sizes, to in ((7, 9), (3, 15)), ((300, 4), (13, 4)), ((1, 5), (4, 4)):
        x = torch.randint(256, (2, 3, *sizes), dtype=torch.uint8)
        same(lambda d: F.interpolate(x.to(d), to, mode=mode, **options), device)  # noqa: B023


LARGE = 2**63 + 5


@pytest.mark.parametrize(
    "dtype", [torch.uint64, torch.int64, torch.int32, torch.float32, torch.complex64]
)
@pytest.mark.parametrize(
    "call",
    [
        lambda x: x * LARGE,
        lambda x: x == LARGE,
        lambda x: x.fill_(LARGE),
        lambda x: x**LARGE,
        lambda x: torch.full_like(x, LARGE),
        lambda x: torch.where(x == x, x, LARGE),
        lambda x: torch.full((2,), LARGE, device=x.device),
        lambda x: x.clamp(max=LARGE) if x.dtype in (torch.uint64, torch.int32) else x,
    ],
)
def test_numbers_beyond_those_with_a_sign(
    device: str, dtype: torch.dtype, call: Callable[[Tensor], Tensor]
) -> None:
    same(lambda d: call(torch.ones(2, dtype=dtype, device=d)), device)
