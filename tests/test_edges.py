"""Calls at the edges of what torch takes: no elements, numbers out of range, signs of zero."""

import math
import warnings

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from torch.nn.attention import SDPBackend, sdpa_kernel

from tests.stock import outcome, same

pytestmark = [
    pytest.mark.usefixtures("mode", "no_fallback"),
    pytest.mark.filterwarnings("ignore"),
]


def test_images_without_pixels_are_refused(device: str) -> None:
    for image, grid in (
        ((1, 1, 0, 2), (1, 2, 2, 2)),
        ((1, 1, 3, 2, 0), (1, 2, 2, 2, 3)),
        ((1, 0, 3, 2), (1, 2, 2, 2)),
        ((0, 1, 3, 2), (0, 2, 2, 2)),
    ):

        def call(device: str, image=image, grid=grid) -> Tensor:
            x, at = torch.zeros(image, device=device), torch.zeros(grid, device=device)
            return F.grid_sample(x, at, align_corners=False)

        same(call, device)


def bag(device: str, *weight: int, **options) -> Tensor:
    indices = torch.zeros(2, dtype=torch.long, device=device)
    return torch._embedding_bag(torch.ones(weight, device=device), indices, indices, **options)[0]


REFUSED = {
    "bags of numbers": lambda d: bag(d, 2),
    "bags of matrices": lambda d: bag(d, 2, 2, 2),
    "bags with too few weights": lambda d: bag(d, 2, 3, per_sample_weights=torch.ones(1, device=d)),
    "bags with a matrix of weights": lambda d: bag(
        d, 2, 3, per_sample_weights=torch.ones(2, 1, device=d)
    ),
    "weighted means of bags": lambda d: bag(
        d, 2, 3, mode=1, per_sample_weights=torch.ones(2, device=d)
    ),
    "a selection of a number": lambda d: torch.select_scatter(
        torch.ones((), device=d), torch.ones(2, device=d), 0, 0
    ),
    "attention of batches of two sizes": lambda d: F.scaled_dot_product_attention(
        torch.ones(4, 2, 3, 8, device=d), *[torch.ones(2, 2, 3, 8, device=d)] * 2
    ),
    "equations with a number": lambda d: torch.linalg.solve(
        torch.eye(2, device=d), torch.ones((), device=d)
    ),
    "a sorter of floats": lambda d: torch.searchsorted(
        torch.ones(2, device=d), torch.ones(2, device=d), sorter=torch.ones(2, device=d)
    ),
    "a mask of another size": lambda d: torch.ops.aten.native_dropout_backward(
        torch.ones(2, device=d), torch.ones(3, dtype=torch.bool, device=d), 2.0
    ),
    "a mask that lies in what it fills": lambda d: (lambda x: x[1:].masked_fill_(x[:-1], False))(
        torch.ones(3, dtype=torch.bool, device=d)
    ),
    "drawn windows of one size": lambda d: F.fractional_max_pool2d(
        torch.ones(1, 1, 4, 4, device=d), (1,), output_size=(2, 2)
    ),
    "drawn windows that do not fit": lambda d: F.fractional_max_pool2d(
        torch.ones(1, 1, 4, 4, device=d), (2, 2), output_size=(2, 4)
    ),
    "drawn windows that nearly fit": lambda d: F.fractional_max_pool3d(
        torch.ones(1, 1, 4, 4, 4, device=d), (2, 2, 2), output_size=(3, 2, 2)
    ),
    "triangles of another size": lambda d: torch.triangular_solve(
        torch.ones(3, 1, device=d), torch.ones(5, 5, device=d)
    ),
    "polar factors of wide matrices": lambda d: torch.linalg.polar(torch.ones(2, 3, device=d)),
    "margins of rows of targets": lambda d: F.multi_margin_loss(
        torch.ones(4, 5, device=d), torch.zeros(1, 4, dtype=torch.long, device=d)
    ),
    "images under empty kernels": lambda d: F.conv2d(
        torch.ones(1, 3, 4, 4, device=d), torch.ones(3, 3, 3, 0, device=d)
    ),
    "lines under empty kernels": lambda d: F.conv_transpose1d(
        torch.ones(1, 3, 4, device=d), torch.ones(3, 3, 0, device=d)
    ),
    "volumes under empty kernels": lambda d: F.conv3d(
        torch.ones(1, 3, 4, 4, 4, device=d), torch.ones(3, 3, 2, 2, 0, device=d)
    ),
    "limits of complex numbers": lambda d: torch.ones(2, device=d).cfloat().clamp_min(1),
    "complex limits": lambda d: torch.clamp_max(*[torch.ones(2, device=d).cfloat()] * 2),
    "complex numbers rounded up": lambda d: torch.ones(2, device=d).cfloat().ceil(),
    "the largest complex number": lambda d: torch.ones(2, device=d).cfloat().max(),
    "integers between integers": lambda d: torch.lerp(*[torch.ones(2, device=d).long()] * 3),
    "products of bools": lambda d: torch.mm(*[torch.ones(2, 2, device=d).bool()] * 2),
    "integers of a largest norm": lambda d: torch.ones(2, 2, device=d).long().renorm(1, 0, 1),
    "softmax of integers": lambda d: F.softmax(torch.ones(2, 3, device=d).long(), 1),
    "softmax of bools": lambda d: F.log_softmax(torch.ones(2, 3, device=d).bool(), 0),
    "lines of bytes": lambda d: F.interpolate(
        torch.ones(1, 1, 4, dtype=torch.uint8, device=d), 2, mode="linear"
    ),
    "a loss of integers": lambda d: F.huber_loss(
        torch.ones(2, dtype=torch.long, device=d), torch.ones(2, device=d)
    ),
    "the slope of a loss of two types": lambda d: F.huber_loss(
        torch.ones(2, device=d, requires_grad=True), torch.ones(2, device=d).double()
    ).backward(),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_stock_refuses_is_refused_in_its_words(device: str, name: str) -> None:
    assert isinstance(outcome(REFUSED[name], device)[0], type)
    same(REFUSED[name], device)


@pytest.mark.parametrize("dtype", [torch.bool, torch.int64, torch.bfloat16, torch.float64])
def test_types_of_weights(device: str, dtype: torch.dtype) -> None:
    def call(device: str) -> tuple[Tensor, ...]:
        x = torch.tensor([0.25, 0.5, 0.75], device=device, requires_grad=True)
        weight = torch.tensor([1, 0, 1], device=device).to(dtype)
        loss = F.binary_cross_entropy(x, x.detach().round(), weight, reduction="sum")
        loss.backward()
        assert x.grad is not None
        return loss, x.grad

    torch.testing.assert_close([t.cpu() for t in call(device)], list(call("cpu")))


def test_an_imaginary_part_is_dropped_with_a_warning(device: str) -> None:
    torch.set_warn_always(True)
    try:
        x = torch.ones(2, dtype=torch.complex64, device=device)
        with pytest.warns(UserWarning, match="discards the imaginary part"):
            assert x.to(torch.float32).tolist() == [1.0, 1.0]
        with warnings.catch_warnings(action="error"):
            assert x.to(torch.bool).tolist() == [True, True]
    finally:
        torch.set_warn_always(False)


def test_types_of_losses(device: str) -> None:
    for own, other in (torch.bfloat16, torch.float32), (torch.float32, torch.float64):
        same(
            lambda d, own=own, other=other: F.huber_loss(
                torch.ones(2, dtype=own, device=d), torch.zeros(2, dtype=other, device=d)
            ),
            device,
        )


@pytest.mark.parametrize("dtype", [torch.complex64, torch.complex128])
def test_complex_tensors_without_elements(device: str, dtype: torch.dtype) -> None:
    for work in (
        lambda x: x + 1,
        lambda x: x * x,
        lambda x: x.abs(),
        lambda x: x == x,
        lambda x: x.angle(),
        lambda x: x.real + x.imag,
        lambda x: torch.view_as_real(x) * 2,
        lambda x: torch.where(x == 0, x, x * 2),
        lambda x: x.sum() + 1,
        lambda x: x.reshape(0, 3) @ torch.zeros(3, 2, dtype=x.dtype, device=x.device),
        lambda x: torch.fft.fft(x.reshape(0, 3)),
        lambda x: torch.cat([x, x]).flip(0),
        lambda x: torch.linalg.inv(x.reshape(0, 0)),
        lambda x: torch.linalg.svdvals(x.reshape(0, 3)),
    ):
        same(lambda device, work=work: work(torch.zeros(0, dtype=dtype, device=device)), device)


def test_group_norms_of_other_sizes_are_refused(device: str) -> None:
    def call(device: str) -> Tensor:
        x, w = torch.ones(1, 6, 3, device=device), torch.ones(6, device=device)
        return torch.native_group_norm(x, w, w, 1, 6, 9, 2, 1e-5)[0]

    kind, message = outcome(call, device)
    assert kind is RuntimeError
    assert "Expected X.numel() == N * C * HxW to be true, but got false." in message


def test_attention_of_heads_without_elements(device: str) -> None:
    def call(device: str) -> Tensor:
        x, v = torch.ones(1, 2, 3, 0, device=device), torch.arange(24.0, device=device)
        return F.scaled_dot_product_attention(x, x, v.view(1, 2, 3, 4))

    torch.testing.assert_close(call(device).cpu(), call("cpu"))


def test_attention_has_second_derivatives_where_it_is_composed(device: str) -> None:
    def call(device: str) -> Tensor:
        q = torch.linspace(0, 1, 24).view(1, 2, 3, 4).to(device).requires_grad_()
        with sdpa_kernel([SDPBackend.MATH]):
            y = F.scaled_dot_product_attention(q, q.sin(), q.cos())
        (g,) = torch.autograd.grad(y.square().sum(), q, create_graph=True)
        return torch.autograd.grad(g.square().sum(), q)[0]

    torch.testing.assert_close(call(device).cpu(), call("cpu"), rtol=1e-4, atol=1e-5)


class Nothing(torch.autograd.Function):
    """A function whose gradient is undefined."""

    @staticmethod
    def forward(ctx, x: Tensor) -> Tensor:
        return x.clone()

    @staticmethod
    def backward(ctx, grad: Tensor) -> None:
        return None


@pytest.mark.parametrize(
    "work",
    [
        lambda x: F.scaled_dot_product_attention(x, x, x),
        lambda x: F.layer_norm(x, (4,)),
        lambda x: F.batch_norm(x, None, None, training=True),
        lambda x: F.group_norm(x, 1),
        lambda x: F.conv2d(x, torch.ones(2, 2, 1, 1, device=x.device)),
        lambda x: F.max_pool2d(x, 2),
        lambda x: F.gelu(x),
        lambda x: F.interpolate(x, scale_factor=2),
        lambda x: F.embedding(torch.zeros(2, dtype=torch.long, device=x.device), x.view(6, 4)),
        lambda x: torch.linalg.svd(x)[0],
        lambda x: torch.cdist(x, x),
    ],
)
def test_undefined_gradients_pass_through(device: str, work) -> None:
    x = torch.rand(1, 2, 3, 4, device=device, requires_grad=True)
    Nothing.apply(work(x)).sum().backward()
    assert x.grad is None or x.grad.count_nonzero() == 0


def test_factorisations_check_themselves_when_asked(device: str) -> None:
    def solve(a: Tensor, check_errors: bool) -> object:
        ones = torch.ones(a.shape[:-1], device=a.device)
        return torch.linalg.solve_ex(a, ones, check_errors=check_errors)

    works = (torch.linalg.cholesky_ex, torch.linalg.inv_ex, torch.linalg.lu_factor_ex, solve)
    for work in works:
        for a in (torch.zeros(2, 2), torch.stack([torch.eye(2), torch.zeros(2, 2)]), torch.eye(2)):

            def call(device: str, work=work, a=a) -> int:
                return len(work(a.to(device), check_errors=True))

            same(call, device)
            result = work(a.to(device), check_errors=False)
            assert (result.info != 0).any() == (a.shape != (2, 2) or not a.any())


def test_ranges_fill_views_of_other_shapes(device: str) -> None:
    fills = {
        "arange": lambda out: torch.arange(6, out=out),
        "start": lambda out: torch.arange(1, 7, 1, out=out),
        "linspace": lambda out: torch.linspace(0, 5, 6, out=out),
        "logspace": lambda out: torch.logspace(0, 5, 6, base=2, out=out),
        "range": lambda out: torch.range(0, 5, out=out),
    }
    views = (
        lambda x: x[:, :2],
        lambda x: x.t()[:2],
        lambda x: x.view(-1)[1:7],
        lambda x: x.view(-1)[::2],
        lambda x: x[0],
        lambda x: x[:, :3],
        lambda x: x[0, :1].expand(6),
    )
    for fill in fills.values():
        for view in views:

            def call(device: str, fill=fill, view=view) -> tuple[Tensor, Tensor]:
                x = torch.full((3, 4), -1.0, device=device)
                return fill(view(x)), x

            same(call, device, strides=True)


def test_integers_that_a_type_cannot_hold_are_not_drawn(device: str) -> None:
    types = (torch.uint8, torch.int8, torch.int16, torch.int32, torch.bool, torch.float16)
    for dtype in types:
        for bounds in ((0, 300), (0, 256), (-1, 5), (0, 70000), (0, 2), (-200, 5), (-(2**40), 2)):

            def draw(device: str, dtype=dtype, bounds=bounds) -> torch.Size:
                return torch.empty(4, dtype=dtype, device=device).random_(*bounds).shape

            def randint(device: str, dtype=dtype, bounds=bounds) -> torch.Size:
                return torch.randint(*bounds, (3,), dtype=dtype, device=device).shape

            same(draw, device)
            same(randint, device)
        for n in (2, 129, 257, 300, 3000, 70000):

            def permute(device: str, dtype=dtype, n=n) -> torch.Size:
                return torch.randperm(n, dtype=dtype, device=device).shape

            same(permute, device)


def test_signs_of_zero(device: str) -> None:
    for work in (torch.relu, torch.sign, torch.sgn, torch.neg, torch.abs, torch.trunc):
        for dtype in (torch.float32, torch.bfloat16, torch.float64):

            def call(device: str, work=work, dtype=dtype) -> list[float]:
                x = torch.tensor([-0.0, 0.0, math.nan, -2.0, 3.0], dtype=dtype, device=device)
                return [math.copysign(1, v) for v in work(x).tolist() if not math.isnan(v)]

            same(call, device)


@pytest.mark.parametrize("count", [1, 5000])
def test_functions_of_large_numbers(device: str, count: int) -> None:
    large = [3e38, -3e38, 1e20, -1e20, 1e6, -1e6, 12.0, -12.0, math.inf, -math.inf]
    x = torch.tensor(large[:count] if count == 1 else large).repeat(max(count // len(large), 1))
    for work in (torch.acosh, torch.asinh, torch.erf, torch.special.ndtr, torch.tanh, F.softplus):
        expected, got = work(x), work(x.to(device)).cpu()
        torch.testing.assert_close(got, expected, rtol=1e-5, atol=0, equal_nan=True)
    x = x[x.isfinite() & (x < 1e38)]
    torch.testing.assert_close(F.gelu(x.to(device)).cpu(), F.gelu(x), rtol=1e-5, atol=0)


def test_a_factor_of_zero_ignores_what_it_multiplies(device: str) -> None:
    for work, shapes in (
        (torch.addmm, [(2, 2), (2, 2), (2, 2)]),
        (torch.addmv, [(2,), (2, 2), (2,)]),
        (torch.addbmm, [(2, 2), (3, 2, 2), (3, 2, 2)]),
        (torch.baddbmm, [(3, 2, 2), (3, 2, 2), (3, 2, 2)]),
        (torch.addr, [(2, 2), (2,), (2,)]),
    ):
        for alpha, beta in ((0, 1), (0, 2), (1, 0)):
            if (alpha, work) in ((0, torch.baddbmm), (0, torch.addr)):
                continue  # torch multiplies.
            wrong = 1 if alpha == 0 else 0

            def call(device: str, work=work, shapes=shapes, wrong=wrong, by=(alpha, beta)):
                tensors = [torch.ones(shape, device=device) for shape in shapes]
                tensors[wrong].fill_(math.inf)
                return work(*tensors, alpha=by[0], beta=by[1])

            same(call, device)


def test_reductions_at_indices(device: str) -> None:
    def scatter(device: str, dtype: torch.dtype, how: str, include: bool) -> Tensor:
        x, at = torch.ones(2, dtype=dtype, device=device), torch.tensor([0, 0], device=device)
        source = torch.tensor([1.0, 4.0], device=device).to(dtype)
        return x.scatter_reduce(0, at, source, how, include_self=include)

    for how in ("sum", "prod", "mean", "amax", "amin", "max", "min", "least"):
        for include in (True, False):
            same(lambda device, h=how, i=include: scatter(device, torch.float32, h, i), device)
    for include in (True, False):
        mean = scatter(device, torch.complex64, "mean", include).cpu()
        torch.testing.assert_close(mean, scatter("cpu", torch.complex64, "mean", include))


def test_copies_to_indices_want_long_ones(device: str) -> None:
    def call(device: str) -> Tensor:
        at = torch.tensor([0], dtype=torch.int32, device=device)
        return torch.zeros(2, device=device).index_copy(0, at, torch.ones(1, device=device))

    same(call, device)


def test_lazy_clones_are_clones(device: str) -> None:
    x = torch.arange(6.0, device=device).view(2, 3)
    y = torch._lazy_clone(x.t())
    y += 1
    assert x.tolist() == [[0, 1, 2], [3, 4, 5]]
    assert y.tolist() == [[1, 4], [2, 5], [3, 6]]


@pytest.mark.parametrize("padding", ["zeros", "border", "reflection"])
@pytest.mark.parametrize("mode", ["bilinear", "nearest", "bicubic"])
def test_samples_read_nothing_outside_of_an_image(mode: str, padding: str, device: str) -> None:
    torch.manual_seed(0)
    image, grid = torch.randn(1, 2, 5, 5), 1.5 * torch.randn(1, 4, 6, 2)
    image[0, 0, 0, 0], image[0, 1, 4, 4] = math.nan, math.inf

    def call(device: str) -> list[Tensor]:
        x, at = image.to(device).requires_grad_(), grid.to(device).requires_grad_()
        y = F.grid_sample(x, at, mode, padding, align_corners=False)
        y.backward(torch.where(grid[..., 0].abs() > 1, math.nan, 1.0).to(device).expand_as(y))
        # The positions of the nearest elements have no slopes, whatever the gradient is.
        return [y.detach().cpu(), x.grad.cpu(), *([at.grad.cpu()] if mode == "nearest" else [])]

    for ours, stock in zip(call(device), call("cpu"), strict=True):
        torch.testing.assert_close(ours.isnan(), stock.isnan())
        torch.testing.assert_close(ours, stock, equal_nan=True, rtol=1e-4, atol=1e-5)


def test_rows_of_an_empty_table_are_refused(device: str) -> None:
    with pytest.raises(IndexError):
        F.embedding(
            torch.zeros(2, device=device).long(), torch.ones(0, 5, device=device), max_norm=1
        )
