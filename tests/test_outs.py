"""Results written into given tensors, for operations without a row in the core."""

import warnings
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

pytestmark = pytest.mark.usefixtures("mode", "no_fallback")

X = torch.linspace(-2, 3, 48).view(1, 3, 4, 4)
aten = torch.ops.aten

CALLS: dict[str, Callable[[Tensor, Any], Any]] = {
    "adaptive_avg_pool2d": lambda x, out: aten.adaptive_avg_pool2d(x, [2, 3], out=out),
    "adaptive_avg_pool3d": lambda x, out: aten.adaptive_avg_pool3d(x, [2, 3, 1], out=out),
    "adaptive_avg_pool3d_backward": lambda x, out: aten.adaptive_avg_pool3d_backward(
        x[:, :, :2, :2], x, grad_input=out
    ),
    "conj_physical": lambda x, out: torch.conj_physical(x, out=out),
    "masked_select": lambda x, out: torch.masked_select(x, x > 0, out=out),
    "mvlgamma": lambda x, out: torch.mvlgamma(x + 4, 2, out=out),
    "narrow_copy": lambda x, out: torch.narrow_copy(x, 1, 1, 2, out=out),
    "nonzero": lambda x, out: torch.nonzero(x > 0, out=out),
    "det": lambda x, out: torch.linalg.det(x, out=out),
    "slogdet": lambda x, out: torch.linalg.slogdet(x + torch.eye(4, device=x.device), out=out),
    "histogram": lambda x, out: torch.histogram(x, 5, out=out),
    "histogram of edges": lambda x, out: torch.histogram(x, x.flatten()[:8], out=out),
    "range": lambda x, out: aten.range(0, 7, 2, out=out),
}
RESULTS = {"slogdet": 2, "histogram": 2, "histogram of edges": 2}


def targets(name: str, device: str, shape: tuple[int, ...] = (0,)) -> Any:
    dtype = torch.int64 if name == "nonzero" else torch.float32
    made = [torch.zeros(shape, dtype=dtype, device=device) for _ in range(RESULTS.get(name, 1))]
    return tuple(made) if len(made) > 1 else made[0]


@pytest.mark.parametrize("name", CALLS)
def test_targets_are_written(name: str, device: str) -> None:
    ours, theirs = targets(name, device), targets(name, "cpu")
    returned = CALLS[name](X.to(device), ours)
    CALLS[name](X, theirs)
    got, expected = (t if isinstance(t, tuple) else (t,) for t in (ours, theirs))
    torch.testing.assert_close([t.cpu() for t in got], list(expected))
    assert (returned[0] if len(got) > 1 else returned) is got[0]


def test_a_view_is_written_in_its_place(device: str) -> None:
    whole = torch.zeros(2, 4, device=device)
    torch.mvlgamma(torch.tensor([3.0, 4.0], device=device), 1, out=whole[:, 1])
    expected = torch.lgamma(torch.tensor([3.0, 4.0]))
    torch.testing.assert_close(whole[:, 1].cpu(), expected)
    assert whole.count_nonzero() == 2


def test_what_does_not_fit_is_refused(device: str) -> None:
    x = X.to(device)
    with pytest.raises(RuntimeError, match=r"[eE]xpected out tensor to have|scalar type"):
        torch.nonzero(x, out=torch.zeros(3, device=device))
    with pytest.raises(RuntimeError, match="can't be cast to the desired output type"):
        torch.mvlgamma(x + 4, 2, out=torch.zeros_like(x, dtype=torch.int32))
    with warnings.catch_warnings(record=True, action="always") as said:
        torch.masked_select(x, x > 0, out=torch.zeros(3, device=device))
    assert any("was resized" in str(w.message) for w in said)


def test_targets_elsewhere_are_refused(tpu: str) -> None:
    x = X.to(tpu)
    for call in (
        lambda: torch.nonzero(x, out=torch.zeros(0, dtype=torch.int64)),
        lambda: torch.masked_select(x, x > 0, out=torch.zeros(0)),
    ):
        with pytest.raises(RuntimeError, match="tensors to be on the same device"):
            call()


def test_noise_is_written_too(device: str) -> None:
    x, noise = torch.tensor([-1.0, 2.0, -3.0], device=device), torch.zeros(3, device=device)
    y = aten.rrelu_with_noise_(x.clone(), noise, 0.25, 0.25, True)
    assert y.tolist() == [-0.25, 2.0, -0.75]
    assert noise.tolist() == [0.25, 1.0, 0.25]


def test_forward_mode_through_glu(device: str) -> None:
    x, along = torch.randn(3, 4), torch.randn(3, 4)

    def value(x: Tensor) -> Tensor:
        return torch.nn.functional.glu(x, 1)

    def slope(x: Tensor) -> Tensor:
        return torch.func.grad(lambda z: (value(z) ** 2).sum())(x)

    for function in value, slope:
        got = torch.func.jvp(function, (x.to(device),), (along.to(device),))
        expected = torch.func.jvp(function, (x,), (along,))
        torch.testing.assert_close([t.cpu() for t in got], list(expected))


SQUARE = torch.eye(3) + 0.1
EXACT: dict[str, Callable[[Tensor, Any], Any]] = {
    "mm": lambda x, out: torch.mm(x, x, out=out),
    "matmul": lambda x, out: torch.matmul(x, x, out=out),
    "addmm": lambda x, out: torch.addmm(x, x, x, out=out),
    "addbmm": lambda x, out: torch.addbmm(x, x[None], x[None], out=out),
    "dot": lambda x, out: torch.dot(x[0], x[0], out=out),
    "abs": lambda x, out: torch.abs(x, out=out),
    "round": lambda x, out: torch.round(x, decimals=1, out=out),
    "softmax": lambda x, out: torch.softmax(x, 0, out=out),
    "inv": lambda x, out: torch.linalg.inv(x, out=out),
    "det": lambda x, out: torch.linalg.det(x, out=out),
    "solve": lambda x, out: torch.linalg.solve(x, x, out=out),
    "cholesky": lambda x, out: torch.linalg.cholesky(x, out=out),
    "eigvalsh": lambda x, out: torch.linalg.eigvalsh(x, out=out),
    "svdvals": lambda x, out: torch.linalg.svdvals(x, out=out),
    "vector_norm": lambda x, out: torch.linalg.vector_norm(x, out=out),
    "tril": lambda x, out: torch.tril(x, out=out),
    "index_add": lambda x, out: torch.index_add(x, 0, torch.arange(3).to(x.device), x, out=out),
    "scatter": lambda x, out: torch.scatter(x, 0, (x > 1).long(), x, out=out),
    "where": lambda x, out: torch.where(x > 1, x, x, out=out),
    "nan_to_num": lambda x, out: torch.nan_to_num(x, out=out),
    "isposinf": lambda x, out: torch.isposinf(x, out=out),
    "isin": lambda x, out: torch.isin(x, x, out=out),
    "logcumsumexp": lambda x, out: torch.logcumsumexp(x, 0, out=out),
    "argmax": lambda x, out: torch.argmax(x, 0, out=out),
    "polar": lambda x, out: torch.polar(x, x, out=out),
    "frac": lambda x, out: torch.frac(x, out=out),
    "frexp": lambda x, out: torch.frexp(x, out=(out, x.new_empty(0, dtype=torch.int32))),
    "conj_physical": lambda x, out: torch.conj_physical(x, out=out),
    "masked_select": lambda x, out: torch.masked_select(x, x > 1, out=out),
    "nonzero": lambda x, out: torch.nonzero(x, out=out),
    "diag": lambda x, out: torch.diag(x[0], out=out),
    "ormqr": lambda x, out: torch.ormqr(x, x[0], x, out=out),
    "histc": lambda x, out: torch.histc(x, 3, out=out),
    "histogram": lambda x, out: torch.histogram(x, 3, out=(out, x.new_empty(0))),
    "searchsorted": lambda x, out: torch.searchsorted(x[0], x, out_int32=True, out=out),
    "bucketize": lambda x, out: torch.bucketize(x, x[0], out=out),
    "narrow_copy": lambda x, out: torch.narrow_copy(x, 0, 1, 1, out=out),
    "lerp": lambda x, out: torch.lerp(x, x, x, out=out),
    "bitwise_not": lambda x, out: torch.bitwise_not(x.int(), out=out.to(torch.bool)),
    "silu": lambda x, out: aten.silu(x, out=out),
    "elu": lambda x, out: aten.elu(x, out=out),
    "interpolate": lambda x, out: aten.upsample_nearest2d(x[None, None], [6, 6], out=out),
    "reflection_pad1d": lambda x, out: aten.reflection_pad1d(x, [1, 1], out=out),
    "im2col": lambda x, out: aten.im2col(x[None], [2, 2], [1, 1], [0, 0], [1, 1], out=out),
    "nll_loss": lambda x, out: aten.nll_loss(x, (x[0] > 1).long(), out=out),
    "linalg.polar": lambda x, out: torch.linalg.polar(x, out=(out, out.clone())),
    "sum": lambda x, out: torch.sum(x, 0, dtype=torch.float32, out=out),
    "mean": lambda x, out: torch.mean(x, 0, dtype=torch.float32, out=out),
    "cumsum": lambda x, out: torch.cumsum(x, 0, dtype=torch.float32, out=out),
    "nansum": lambda x, out: torch.nansum(x, 0, dtype=torch.float32, out=out.to(torch.float64)),
}
CAST: dict[str, Callable[[Tensor, Any], Any]] = {
    "cat": lambda x, out: torch.cat([x, x], out=out),
    "stack": lambda x, out: torch.stack([x, x], out=out),
    "hstack": lambda x, out: torch.hstack([x, x], out=out),
    "logsumexp": lambda x, out: torch.logsumexp(x, 0, out=out),
    "add": lambda x, out: torch.add(x, 1, out=out),
    "max": lambda x, out: torch.max(x, out=out),
    "geqrf": lambda x, out: torch.geqrf(x, out=(out, x.new_empty(0)))[0][:0],
    "cholesky_inverse": lambda x, out: torch.cholesky_inverse(x, out=out),
    "householder_product": lambda x, out: torch.linalg.householder_product(x, x[0], out=out),
    "lstsq": lambda x, out: torch.linalg.lstsq(
        x, x, out=(out, x.new_empty(0), x.new_empty(0, dtype=torch.int64), x.new_empty(0))
    ),
}


@pytest.mark.parametrize("name", EXACT)
def test_targets_of_another_type_are_refused_as_in_stock(name: str, device: str) -> None:
    for dtype in torch.float64, torch.int16, torch.bfloat16:
        said = []
        for place in device, "cpu":
            with pytest.raises(RuntimeError) as refused:
                EXACT[name](SQUARE.to(place), torch.empty(0, dtype=dtype, device=place))
            said.append(str(refused.value))
        assert said[0] == said[1]


@pytest.mark.parametrize("name", CAST)
def test_targets_that_take_no_fractions_are_refused_as_in_stock(name: str, device: str) -> None:
    for dtype in torch.bool, torch.int16:
        said = []
        for place in device, "cpu":
            with pytest.raises((RuntimeError, TypeError)) as refused:
                CAST[name](SQUARE.to(place), torch.empty(0, dtype=dtype, device=place))
            said.append((refused.type, str(refused.value)))
        assert said[0] == said[1]
    wide = torch.empty(0, dtype=torch.float64, device=device)
    CAST[name](SQUARE.to(device), wide)
    expected = torch.empty(0, dtype=torch.float64)
    CAST[name](SQUARE, expected)
    torch.testing.assert_close(wide.cpu(), expected, rtol=1e-6, atol=1e-6)
