"""Sparse tensors of coordinates, and sparse gradients of embeddings."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch_tpu
from torch import Tensor, nn

COORDINATES = torch.tensor([[0, 2, 2, 4], [1, 1, 1, 0]])
VALUES = torch.arange(12.0).view(4, 3) - 5.5


def hybrid(device: str) -> Tensor:
    """A 5x2 tensor whose elements are rows of three; one place occurs twice."""
    return torch.sparse_coo_tensor(COORDINATES.to(device), VALUES.clone().to(device), (5, 2, 3))


def matrix(device: str) -> Tensor:
    values = VALUES[:, 0].clone().to(device)
    return torch.sparse_coo_tensor(COORDINATES.to(device), values, (5, 2))


def grid(device: str, *shape: int) -> Tensor:
    return torch.arange(float(torch.Size(shape).numel()), device=device).view(shape)


COMPRESSED: list[tuple[torch.layout, Any]] = [
    (torch.sparse_csr, None),
    (torch.sparse_csc, None),
    (torch.sparse_bsr, (2, 2)),
    (torch.sparse_bsc, (2, 2)),
]


def compressed(function: Callable[[Tensor], Any]) -> Callable[[str], tuple[Any, ...]]:
    """Return a call of a function with one matrix in each of the compressed layouts."""

    def call(device: str) -> tuple[Any, ...]:
        dense = grid(device, 4, 6) % 5 % 3
        made = [dense.to_sparse(layout=layout, blocksize=size) for layout, size in COMPRESSED]
        return tuple(function(x) for x in made)

    return call


def assert_same(ours: Any, stock: Any) -> None:
    if isinstance(stock, tuple):
        for x, y in zip(ours, stock, strict=True):
            assert_same(x, y)
    elif isinstance(stock, Tensor):
        assert (ours.device.type, ours.layout) == ("tpu", stock.layout)
        if stock.is_sparse:
            assert ours.is_coalesced() == stock.is_coalesced()
            assert ours._nnz() == stock._nnz() or not stock.is_coalesced()
            ours, stock = ours.to_dense(), stock.to_dense()
        torch.testing.assert_close(ours.cpu(), stock)
    else:
        assert ours == stock


CALLS: dict[str, Callable[[str], Any]] = {
    "coalesce": lambda d: hybrid(d).coalesce(),
    "coalesce booleans": lambda d: matrix(d).bool().coalesce(),
    "coalesce many booleans": lambda d: torch.sparse_coo_tensor(
        torch.zeros(1, 256, dtype=torch.long, device=d),
        torch.ones(256, dtype=torch.bool, device=d),
        (2,),
    ).coalesce(),
    "to_dense": lambda d: hybrid(d).to_dense(),
    "to_dense of a truth": lambda d: torch.tensor(True, device=d).to_sparse().to_dense(),
    "to_sparse": lambda d: (grid(d, 3, 4) % 3).to_sparse(),
    "to_sparse of rows": lambda d: torch.eye(4, device=d)[:3].triu(1).to_sparse(1),
    "to_sparse of a number": lambda d: torch.tensor(3.0, device=d).to_sparse(),
    "to": lambda d: hybrid(d).to(torch.float64),
    "cpu": lambda d: hybrid(d).cpu().to(d),
    "zeros": lambda d: torch.zeros(3, 4, layout=torch.sparse_coo, device=d),
    "clone": lambda d: hybrid(d).clone(),
    "indices": lambda d: (hybrid(d).coalesce().indices(), hybrid(d).coalesce().values()),
    "dims": lambda d: (hybrid(d).sparse_dim(), hybrid(d).dense_dim(), hybrid(d)._nnz()),
    "add": lambda d: hybrid(d) + hybrid(d),
    "add of coalesced ones": lambda d: hybrid(d).coalesce() + hybrid(d).coalesce() * 2,
    "add to a dense one": lambda d: grid(d, 5, 2, 3) + hybrid(d),
    "add_ to a dense one": lambda d: grid(d, 5, 2, 3).add_(hybrid(d), alpha=-0.5),
    "add_": lambda d: hybrid(d).add_(hybrid(d).coalesce(), alpha=2),
    "add of numbers": lambda d: grid(d, 2)[1] + torch.tensor(3.0, device=d).to_sparse(),
    "sub": lambda d: hybrid(d) - hybrid(d).coalesce(),
    "mul by a number": lambda d: (hybrid(d) * 2.5, hybrid(d) * torch.tensor(2.0, device=d)),
    "mul_ by a number": lambda d: hybrid(d).mul_(3),
    "mul by a dense one": lambda d: matrix(d) * grid(d, 5, 2),
    "mul broadcasts": lambda d: (matrix(d) * grid(d, 5, 1), matrix(d) * grid(d, 3, 5, 2)),
    "mul": lambda d: matrix(d) * (grid(d, 5, 2) % 3).to_sparse(),
    "div": lambda d: (hybrid(d) / 4, hybrid(d).div_(2), hybrid(d).div(4, rounding_mode="floor")),
    "neg and others": lambda d: (-matrix(d), matrix(d).coalesce().abs().sqrt(), matrix(d).pow(2)),
    "conj_physical": lambda d: (matrix(d) * (1 + 2j)).conj_physical(),
    "sums": lambda d: (hybrid(d).sum(), torch.sparse.sum(hybrid(d), [0]), hybrid(d).norm()),
    "mask": lambda d: grid(d, 5, 2, 3).sparse_mask(hybrid(d).coalesce()),
    "mask of a sparse one": lambda d: hybrid(d).sparse_mask(hybrid(d).coalesce()),
    "projection to a mask": lambda d: torch.ops.aten._sparse_mask_projection(
        hybrid(d), hybrid(d).index_select(0, torch.tensor([1, 1, 2, 3, 3], device=d)), True
    ),
    "mm": lambda d: (torch.sparse.mm(matrix(d), grid(d, 2, 3)), matrix(d) @ grid(d, 2)),
    "mm with a dense one first": lambda d: grid(d, 3, 5) @ matrix(d),
    "addmm": lambda d: torch.sparse.addmm(grid(d, 5, 3), matrix(d), grid(d, 2, 3), beta=2, alpha=3),
    "cat": lambda d: torch.cat([hybrid(d), hybrid(d)]),
    "transpose": lambda d: (matrix(d).t(), hybrid(d).transpose(0, 1), hybrid(d).unsqueeze(0)),
    "select": lambda d: (hybrid(d)[2], hybrid(d).narrow_copy(0, 1, 3)),
    "index_select": lambda d: hybrid(d).index_select(0, torch.tensor([4, 2, -3], device=d)),
    "index_select of rows": lambda d: hybrid(d).index_select(2, torch.tensor([1], device=d)),
    "zero_": lambda d: hybrid(d).zero_(),
    "compressed": compressed(lambda x: (x, x._nnz(), x.clone(), x.double(), x.cpu().to(x.device))),
    "compressed to others": compressed(lambda x: (x.to_dense(), x.to_sparse())),
    "compressed from coordinates": lambda d: (
        matrix(d).to_sparse_csr(),
        hybrid(d).to_sparse(layout=torch.sparse_csc),
    ),
    "compressed elements": compressed(lambda x: (x.sin(), x.neg_().relu(), x * 2, x.mul_(3))),
    "compressed sums": compressed(lambda x: (x.sum(), grid(x.device.type, 4, 6).sparse_mask(x))),
    "softmax": lambda d: (
        torch.sparse.softmax(matrix(d), 0),
        torch.sparse.log_softmax(hybrid(d), 1),
    ),
    "softmax of dense dims": lambda d: torch.sparse.softmax(hybrid(d), 2),
    "mm of two": lambda d: (torch.sparse.mm(matrix(d), matrix(d).t()), matrix(d).t() @ matrix(d)),
    "bmm": lambda d: torch.bmm((grid(d, 2, 3, 4) % 3).to_sparse(), grid(d, 2, 4, 2)),
    "compressed sums of rows": lambda d: tuple(
        reduce((grid(d, 3, 4) % 3).to_sparse_csr(), dim, keepdim=True).to_dense()
        for reduce in (torch.sum, torch._sparse_csr_sum, torch._sparse_csr_prod)
        for dim in (0, 1, (0, 1))
    ),
    "compressed batches": lambda d: tuple(
        (x, x.values())
        for layout, size in COMPRESSED
        for x in [(grid(d, 2, 4, 6) % 4 % 2).to_sparse(layout=layout, blocksize=size)]
    ),
    "compressed rows": lambda d: grid(d, 2, 3, 2).to_sparse_csr(dense_dim=1).values(),
    "compressed batch": lambda d: torch.sparse_csr_tensor(
        torch.tensor([[0, 1, 2], [0, 0, 2]], device=d),
        torch.tensor([[1, 0], [0, 1]], device=d),
        grid(d, 2, 2) + 1,
        (2, 2, 2),
    ).to_dense(),
    "rows by a matrix": lambda d: (
        matrix(d).to_sparse_csr() @ grid(d, 2, 3),
        matrix(d).to_sparse_csr() @ grid(d, 2),
        nn.functional.linear(grid(d, 3, 2), matrix(d).to_sparse_csr()),
        torch.addmm(grid(d, 5, 3), matrix(d).to_sparse_csr(), grid(d, 2, 3), beta=2, alpha=3),
        grid(d, 5, 2) + matrix(d).to_sparse_csr(),
        torch.sparse.sampled_addmm(matrix(d).to_sparse_csr(), grid(d, 5, 3), grid(d, 3, 2), beta=2),
        grid(d, 0, 2).to_sparse_csr().to_dense(),
    ),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_sparse_tensor_does_what_one_on_the_cpu_does(tpu: str, name: str) -> None:
    assert_same(CALLS[name](tpu), CALLS[name]("cpu"))
    assert torch_tpu.metrics.fallbacks() == {}


def test_gradients_pass_through_sparse_tensors(tpu: str) -> None:
    def gradients(device: str) -> tuple[Tensor, ...]:
        x, w = grid(device, 5, 2).requires_grad_(), grid(device, 2, 3).requires_grad_()
        torch.sparse.mm(x.to_sparse(), w).square().sum().backward()
        z, y = grid(device, 5, 2).requires_grad_(), grid(device, 5, 2).requires_grad_()
        (z.to_sparse().to_dense() * z.detach()).sum().backward()
        torch.mm(y.to_sparse_csr(), grid(device, 2, 3)).square().sum().backward()
        return tuple(t.grad.to_dense() for t in (x, w, z, y) if t.grad is not None)

    assert_same(gradients(tpu), gradients("cpu"))


@pytest.mark.parametrize("reduce", ["sum", "mean", "amax", "amin"])
def test_rows_are_reduced_and_so_are_gradients(tpu: str, reduce: str) -> None:
    def results(device: str) -> tuple[Tensor, ...]:
        rows = torch.tensor([[0.0, 2, -3], [0, 0, 0], [3, 0, 4]], device=device)
        rows, other = rows.to_sparse_csr().requires_grad_(), grid(device, 3, 2).requires_grad_()
        product = torch.sparse.mm(rows, other, reduce)
        product.square().sum().backward()
        assert rows.grad is not None
        assert other.grad is not None
        return product.detach(), rows.grad.to_dense(), other.grad

    assert_same(results(tpu), results("cpu"))


@pytest.mark.parametrize("function", [torch.sparse.softmax, torch.sparse.log_softmax])
@pytest.mark.parametrize("dim", [0, 1, 2])
def test_gradients_of_a_sparse_softmax(tpu: str, function: Any, dim: int) -> None:
    def gradient(device: str) -> tuple[Tensor, ...]:
        x = hybrid(device).coalesce().requires_grad_()
        y = function(x, dim).to_dense()
        (y * grid(device, *y.shape)).sum().backward()
        assert x.grad is not None
        return (x.grad.to_dense(),)

    assert_same(gradient(tpu), gradient("cpu"))


def test_gradients_of_products_of_two_sparse_tensors(tpu: str) -> None:
    def gradients(device: str) -> tuple[Tensor, ...]:
        x, y = matrix(device).requires_grad_(), matrix(device).t().detach().requires_grad_()
        torch.sparse.sum(torch.sparse.mm(x, y)).backward()
        assert x.grad is not None
        assert y.grad is not None
        return x.grad.to_dense(), y.grad.to_dense()

    assert_same(gradients(tpu), gradients("cpu"))


REFUSED: dict[str, Callable[[str], Any]] = {
    "sub of a number": lambda d: matrix(d) - 3,
    "div by a sparse one": lambda d: matrix(d) / matrix(d),
    "mm of other sizes": lambda d: torch.sparse.mm(matrix(d), matrix(d)),
    "mm of other types": lambda d: torch.sparse.mm(matrix(d), matrix(d).t().double()),
    "bmm of other sizes": lambda d: torch.bmm(grid(d, 2, 3, 4).to_sparse(), grid(d, 2, 5, 2)),
    "softmax of integers": lambda d: torch.sparse.softmax(matrix(d).long(), 0),
    "sums without the dimension": lambda d: torch.sum(matrix(d).to_sparse_csr(), 0),
    "sums of columns": lambda d: torch.sum(matrix(d).to_sparse(layout=torch.sparse_csc), 0, True),
    "uneven batches": lambda d: (grid(d, 2, 2, 3) // 3).to_sparse_csr(),
    "compressed from three coordinates": lambda d: grid(d, 2, 2, 2).to_sparse().to_sparse_csr(),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refusals_of_sparse_tensors_are_those_of_stock(tpu: str, name: str) -> None:
    said = []
    for device in tpu, "cpu":
        with pytest.raises((RuntimeError, NotImplementedError)) as refused:
            REFUSED[name](device)
        said.append((type(refused.value), str(refused.value)))
    assert said[0] == said[1]


OPTIMIZERS: list[tuple[Any, dict[str, Any]]] = [
    (torch.optim.SparseAdam, {}),
    (torch.optim.SGD, {}),
    (torch.optim.SGD, {"momentum": 0.9}),
    (torch.optim.Adagrad, {}),
]


@pytest.mark.parametrize("mode", ["strict", "fused"])
@pytest.mark.parametrize(("optimizer", "settings"), OPTIMIZERS)
def test_embeddings_with_sparse_gradients_learn(
    tpu: str, mode: str, optimizer: Any, settings: dict[str, Any]
) -> None:
    def weights(device: str) -> tuple[Tensor, ...]:
        torch.manual_seed(0)
        words, bags = nn.Embedding(10, 4, sparse=True), nn.EmbeddingBag(10, 4, sparse=True)
        both = nn.ModuleList([words, bags]).to(device)
        made = optimizer(both.parameters(), lr=0.1, **settings)
        for step in range(3):
            made.zero_grad()
            x = torch.tensor([[1, 2, 2], [step, 5, 1]], device=device)
            (words(x).sum(1) * bags(x)).square().sum().backward()
            assert all(p.grad is not None and p.grad.is_sparse for p in both.parameters())
            made.step()
        return words.weight.detach(), bags.weight.detach()

    with torch_tpu.eager_mode(mode):  # type: ignore[arg-type]
        ours = weights(tpu)
    assert_same(ours, weights("cpu"))
    assert torch_tpu.metrics.fallbacks() == {}


def test_sums_that_do_not_fit_are_refused_as_in_stock(tpu: str) -> None:
    whole, part, truth = torch.tensor([1, 0]), torch.tensor([0.5, 0.0]), torch.tensor([True, False])
    for name, x, y in (
        ("add_", whole, part.to_sparse()),
        ("add_", truth, whole.to_sparse()),
        ("sub", part, truth.to_sparse()),
        ("sub_", truth, truth.to_sparse()),
        ("add", truth.to_sparse(), truth.to_sparse()),
    ):
        said = []
        for place in tpu, "cpu":
            with pytest.raises(RuntimeError) as refused:
                getattr(x.to(place), name)(y.to(place))
            said.append((type(refused.value), str(refused.value)))
        assert said[0] == said[1]


def test_what_has_no_sparse_form_says_what_to_do(tpu: str) -> None:
    x = matrix(tpu)
    with pytest.raises(NotImplementedError, match=r"aten::hspmm .*\.to_dense\(\)"):
        torch.hspmm(x, x.to_dense().t())
    with pytest.raises(RuntimeError, match=r"add\(sparse, dense\) is not supported"):
        x + grid(tpu, 5, 2)
    with pytest.raises(RuntimeError, match=r"same size, but self has size \[3, 4\]"):
        grid(tpu, 3, 4) + x
    with pytest.raises(RuntimeError, match=r"size \(3,4\) must be divisible by .* \(2,2\)"):
        grid(tpu, 3, 4).to_sparse_bsr((2, 2))
