"""Reductions of every form agree with stock PyTorch: large ones are folded in stages."""

import pytest
import torch

# Shapes and dimensions: rows and columns, one run or several, divisible and prime extents.
CASES = [
    ((64, 1024), [1]),
    ((64, 1024), [0]),
    ((64, 1021), [1]),
    ((1021, 64), [0]),
    ((8, 128, 256), [0, 1]),
    ((8, 128, 256), [2]),
    ((7, 33, 129), [0, 1]),
    ((4, 16, 24, 24), [0, 2, 3]),
    ((4, 512, 7, 7), [0, 2, 3]),
    ((4, 16, 24, 24), [1]),
    ((2, 3, 5, 7, 11, 13), [0, 2, 4]),
    ((2, 3, 5, 7, 11, 13), [1, 3, 5]),
    ((130, 1, 130), [1, 2]),
    ((16, 2, 64, 16), [0, 2, 3]),
    ((8192, 2), [0]),
    ((2, 8192), [0]),
    ((1 << 17,), [0]),
    ((99_991,), [0]),
    ((32, 8, 64, 8), [1, 3]),
]


@pytest.mark.parametrize(("shape", "dims"), CASES, ids=str)
@pytest.mark.parametrize("name", ["sum", "mean", "amax", "amin", "logsumexp", "var", "norm"])
def test_float_reductions(name, shape, dims):
    torch.manual_seed(0)
    x = torch.randn(shape, dtype=torch.float64)
    reduce = torch.linalg.vector_norm if name == "norm" else getattr(torch, name)
    # Double precision, as each backend adds in its own order.
    torch.testing.assert_close(reduce(x.to("tpu"), dim=dims).cpu(), reduce(x, dim=dims))


@pytest.mark.parametrize(("shape", "dims"), CASES, ids=str)
def test_integer_and_logical_reductions(shape, dims):
    torch.manual_seed(0)
    x = torch.randint(-(2**40), 2**40, shape)
    y = x.to("tpu")
    assert torch.equal(y.sum(dims).cpu(), x.sum(dims))
    assert torch.equal((y > -(2**39)).all(dims[0]).cpu(), (x > -(2**39)).all(dims[0]))
    assert torch.equal((y > 2**40 - 2**34).any(dims[0]).cpu(), (x > 2**40 - 2**34).any(dims[0]))


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf")])
def test_special_values_reach_the_result(value):
    x = torch.randn(256, 512)
    x[3, 500] = value
    x[200, 0] = value
    y = x.to("tpu")
    for dim in (0, 1, (0, 1)):
        torch.testing.assert_close(y.amax(dim).cpu(), x.amax(dim), equal_nan=True)
        torch.testing.assert_close(y.sum(dim).isfinite().cpu(), x.sum(dim).isfinite())


def test_half_precision_sums_are_rounded_once():
    x = torch.full((8192, 8), 0.1, dtype=torch.bfloat16)
    torch.testing.assert_close(x.to("tpu").sum(0).cpu(), x.sum(0))


@pytest.mark.parametrize("shape", [(0, 4096), (4096, 0), (1, 1)])
def test_nothing_to_fold(shape):
    x = torch.ones(shape)
    for dim in (0, 1):
        torch.testing.assert_close(x.to("tpu").sum(dim).cpu(), x.sum(dim))


def test_places_of_several_maxima_are_found_in_one_program():
    """A plugin that merges such reductions into one kernel crashes."""
    x = torch.randn(2, 3, 5, 6, 7)
    pool = torch.nn.functional.adaptive_max_pool3d_with_indices
    ours = [part for size in (3, (3, 3, 5)) for part in pool(x.to("tpu"), size)]
    theirs = [part for size in (3, (3, 3, 5)) for part in pool(x, size)]
    for one, other in zip(ours, theirs, strict=True):
        torch.testing.assert_close(one.cpu(), other)


def test_compilers_do_not_evaluate_long_constants(
    device: str, capfd: pytest.CaptureFixture[str]
) -> None:
    # XLA's constant folding walks over the elements one by one, and says so after a second.
    large = torch.ones(1024, 4096, device=device)
    assert torch.equal(large.prod(1).cpu(), torch.ones(1024))
    assert torch.equal(large.argmax(1).cpu(), torch.zeros(1024, dtype=torch.long))
    assert torch.equal((-large).softmax(1).amax(0).cpu(), torch.full((4096,), 1 / 4096))
    assert "Constant folding" not in capfd.readouterr().err


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf")])
def test_weights_of_zero_hide_special_values(value: float, device: str) -> None:
    x = torch.randn(2, 3, 17, 23)
    x[0, 1, 4, 5] = x[1, 2, 16, 22] = value
    x[0, 1, 4, 7] = -value
    functional = torch.nn.functional
    for function in (
        lambda x: functional.adaptive_avg_pool2d(x, (5, 7)),
        lambda x: functional.interpolate(x, (7, 30), mode="bilinear", antialias=True),
        lambda x: functional.interpolate(x, (7, 30), mode="bicubic", antialias=True),
    ):
        ours, theirs = (x.detach().to(to, copy=True).requires_grad_() for to in (device, "cpu"))
        given, wanted = function(ours), function(theirs)
        torch.testing.assert_close(given.cpu(), wanted, equal_nan=True)
        gradient = torch.randn_like(wanted)
        gradient[0, 1, 2, 3] = gradient[1, 0, 4, 6] = float("nan")
        given.backward(gradient.to(device))
        wanted.backward(gradient)
        torch.testing.assert_close(ours.grad.cpu(), theirs.grad, equal_nan=True)
