"""Data that an operation refuses is said, in each mode, in stock PyTorch's words."""

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

NAN, INF = float("nan"), float("inf")

# Calls of a tensor, data that they accept, and data that they refuse.
CALLS: dict[str, tuple[Callable[[Tensor], Tensor], list[float], list[list[float]]]] = {
    "multinomial": (
        lambda x: torch.multinomial(x, 2, replacement=True),
        [0.5, 0.0, 2.0],
        [[0.5, -1.0, 2.0], [0.5, INF, 2.0], [0.5, NAN, 2.0], [0.0, 0.0, 0.0]],
    ),
    "multinomial without replacement": (
        lambda x: torch.multinomial(x.view(1, 3), 1),
        [0.5, 0.0, 2.0],
        [[0.5, -1.0, 2.0], [0.0, 0.0, 0.0]],
    ),
    "bernoulli": (torch.bernoulli, [0.0, 1.0, 0.5], [[0.0, 1.5, 0.5], [NAN, 0.0, 0.0]]),
    "poisson": (torch.poisson, [0.0, 1.0, 2.0], [[0.0, -1.0, 2.0]]),
    "normal": (lambda x: torch.normal(0.0, x), [0.0, 1.0, 2.0], [[1.0, -1.0, 2.0]]),
    "binary_cross_entropy": (
        lambda x: F.binary_cross_entropy(x, torch.ones_like(x)),
        [0.0, 1.0, 0.5],
        [[0.0, 1.5, 0.5], [NAN, 0.0, 0.0]],
    ),
    "targets of binary_cross_entropy": (
        lambda x: F.binary_cross_entropy(torch.full_like(x, 0.5), x),
        [0.0, 1.0, 0.5],
        [[0.0, -0.5, 0.5]],
    ),
    "division": (lambda x: 7 // x.long(), [2, 3, 1], [[2, 0, 1]]),
    "division of tensors": (lambda x: torch.ones_like(x.int()) // x.int(), [2, 3, 1], [[2, 0, 1]]),
    "remainder": (lambda x: x.long() % x.long(), [2, 3, 1], [[2, 0, 1]]),
    "fmod": (lambda x: torch.fmod(x.long(), x.long()), [2, 3, 1], [[2, 0, 1]]),
    "one_hot": (lambda x: F.one_hot(x.long(), 4), [0, 3, 1], [[0, -1, 1], [0, 4, 1]]),
    "one_hot of unknown classes": (lambda x: F.one_hot(x.long()), [0, 3, 1], [[0, -1, 1]]),
    "masked_scatter": (
        lambda x: torch.zeros_like(x).masked_scatter(x > 0, x[:2]),
        [1, 0, 2],
        [[1, 1, 2]],
    ),
    "masked_scatter of nothing": (
        lambda x: torch.zeros_like(x).masked_scatter(x > 0, x[:0]),
        [0, 0, 0],
        [[0, 1, 0]],
    ),
    "lu_unpack": (
        lambda x: torch.lu_unpack(torch.eye(3, device=x.device), x.int())[0],
        [3, 2, 3],
        [[1, 2, 4], [0, 2, 3]],
    ),
    "lu_solve": (
        lambda x: torch.linalg.lu_solve(
            torch.eye(3, device=x.device), x.int(), torch.ones(3, 1, device=x.device)
        ),
        [3, 2, 3],
        [[1, 2, 4], [0, 2, 3]],
    ),
    "repeat_interleave": (
        lambda x: x.repeat_interleave(x.long(), output_size=3),
        [1, 0, 2],
        [[1, 1, 2]],
    ),
}
CASES = [(name, wrong) for name, (_, _, all_wrong) in CALLS.items() for wrong in all_wrong]


def stock(name: str, wrong: list[float]) -> tuple[type, str]:
    with pytest.raises(Exception) as error:  # noqa: PT011
        CALLS[name][0](torch.tensor(wrong, dtype=torch.float32))
    return error.type, str(error.value)


@pytest.mark.parametrize("name", CALLS)
def test_good_data_is_not_refused(tpu: str, mode: str, name: str) -> None:
    call, good, _ = CALLS[name]
    assert call(torch.tensor(good, dtype=torch.float32, device=tpu)).cpu().isfinite().all()
    torch.tpu.synchronize()


@pytest.mark.parametrize(("name", "wrong"), CASES)
def test_the_next_host_read_says_it(tpu: str, mode: str, name: str, wrong: list[float]) -> None:
    kind, message = stock(name, wrong)
    x = torch.tensor(wrong, dtype=torch.float32, device=tpu)
    with pytest.raises(kind) as said:
        CALLS[name][0](x).cpu()
    assert str(said.value).startswith(message)
    if mode == "fused" and "unknown" not in name:
        assert "called at " in str(said.value)
        assert "test_wrong_data.py" in str(said.value)
    # Once is enough, and the device goes on.
    assert x.isnan().logical_not().sum().item() >= 2


@pytest.mark.parametrize("name", ["binary_cross_entropy", "division", "multinomial"])
def test_compiled_graphs_say_it(tpu: str, name: str) -> None:
    call, good, all_wrong = CALLS[name]
    compiled = torch.compile(call)
    compiled(torch.tensor(good, dtype=torch.float32, device=tpu)).cpu()
    kind, message = stock(name, all_wrong[0])
    with pytest.raises(kind) as said:
        compiled(torch.tensor(all_wrong[0], dtype=torch.float32, device=tpu)).cpu()
    assert str(said.value).startswith(message)
    torch._dynamo.reset()


def test_sizes_that_vary(tpu: str) -> None:
    """Padding is not refused."""
    for n in range(3, 30, 2):
        x = torch.rand(n)
        found = F.binary_cross_entropy(x.to(tpu), x.round().to(tpu))
        torch.testing.assert_close(found.cpu(), F.binary_cross_entropy(x, x.round()))
        assert (7 // torch.full((n,), 2, device=tpu)).sum().item() == 3 * n
    x[3] = 1.5
    with pytest.raises(RuntimeError, match="all elements of input should be between 0 and 1"):
        F.binary_cross_entropy(x.to(tpu), torch.zeros(n, device=tpu)).item()


def finished(call: Callable[[Tensor], Tensor], x: Tensor) -> Tensor:
    result = call(x)
    torch.tpu.synchronize()
    return result


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.complex64])
@pytest.mark.parametrize(
    "call", [torch.linalg.svd, torch.linalg.svdvals, torch.linalg.pinv, torch.linalg.eigh]
)
def test_no_singular_values_of_nan(
    tpu: str, mode: str, call: Callable[[Tensor], Tensor], dtype: torch.dtype
) -> None:
    x = torch.eye(3, dtype=dtype).repeat(4, 1, 1)
    finished(call, x.to(tpu))
    x[2] = NAN
    for wrong in (x, x[2]):
        with pytest.raises(torch.linalg.LinAlgError) as stock:
            call(wrong)
        with pytest.raises(torch.linalg.LinAlgError) as said:
            finished(call, wrong.to(tpu))
        assert str(said.value).startswith(str(stock.value))


@pytest.mark.parametrize("loss", [F.multi_margin_loss, F.multilabel_margin_loss])
def test_targets_out_of_range(tpu: str, loss: Callable[[Tensor, Tensor], Tensor]) -> None:
    shape = (2,) if loss is F.multi_margin_loss else (2, 3)
    x, target = torch.rand(2, 3, device=tpu), torch.ones(shape, dtype=torch.long, device=tpu)
    assert loss(x, target).isfinite().item()
    target[0] = 3
    with pytest.raises(IndexError, match="out of range.*index 3, size 3, called at "):
        loss(x, target).item()


def test_offsets_of_bags(tpu: str) -> None:
    table, indices = torch.ones(3, 2, device=tpu), torch.tensor([0, 1], device=tpu)
    for offsets, message in ([1, 2], "However, got 1"), ([0, 5], r"got offsets\[-1\] of 5"):
        with pytest.raises(IndexError, match=message):
            F.embedding_bag(indices, table, torch.tensor(offsets, device=tpu)).cpu()


def test_numbers_are_refused_on_their_line(tpu: str) -> None:
    x = torch.ones(2, device=tpu)
    with pytest.raises(RuntimeError, match="does not support negative values for beta"):
        torch.ops.aten.smooth_l1_loss(x, x, 1, -1.0)
    with pytest.raises(RuntimeError, match="does not support non-positive values for delta"):
        torch.ops.aten.huber_loss(x, x, 1, 0.0)


def test_limits_keep_the_sign_of_a_zero(tpu: str) -> None:
    x = torch.tensor([-0.0, 0.0, -1.0, 1.0, NAN])
    for call in (
        lambda x: x.clamp(0, 1),
        lambda x: x.clamp(min=0),
        lambda x: x.clamp(max=0),
        lambda x: x.clamp(torch.zeros_like(x), torch.zeros_like(x)),
        F.relu6,
        lambda x: F.hardtanh(x, 0.0, 2.0),
    ):
        found = call(x.to(tpu)).cpu()
        torch.testing.assert_close(found, call(x), equal_nan=True)
        assert found.signbit()[:4].equal(call(x).signbit()[:4])
