"""Results have stock PyTorch's layout in memory: their strides follow from the inputs'."""

from collections.abc import Callable

import pytest
import torch
from torch import Tensor
from torch.nn import functional as F

from tests.rows.example import overload

IMAGE = (2, 4, 6, 8)
LAYOUTS: dict[str, Callable[[Tensor], Tensor]] = {
    "contiguous": lambda x: x,
    "channels_last": lambda x: x.contiguous(memory_format=torch.channels_last),
    "transposed": lambda x: x.transpose(2, 3).contiguous().transpose(2, 3),
    "permuted": lambda x: x.permute(2, 0, 3, 1).contiguous().permute(1, 3, 0, 2),
    "every_second": lambda x: x.repeat(1, 1, 2, 1)[:, :, ::2],
    "expanded": lambda x: x[:, :1].expand(-1, 4, -1, -1),
}
ELEMENTWISE: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "add": lambda x, y: x + y,
    "of_a_row": lambda x, y: x * y[0, 0, 0],
    "where": lambda x, y: torch.where(x > y, x, 2.0),
    "exp": lambda x, y: x.exp(),
    "clamp": lambda x, y: x.clamp(min=y),
    "floor_divide": lambda x, y: x // y,
    "clone": lambda x, y: x.clone(),
    "clone_channels_last": lambda x, y: x.clone(memory_format=torch.channels_last),
    "contiguous": lambda x, y: x.contiguous(),
    "to_double": lambda x, y: x.double(),
    "zeros_like": lambda x, y: torch.zeros_like(x),
    "masked_fill": lambda x, y: x.masked_fill(y > 0.5, 3.0),
    "into_another": lambda x, y: torch.empty_like(y).copy_(x),
    "out": lambda x, y: torch.mul(x, y, out=torch.empty(0, device=x.device)),
    "in_place": lambda x, y: x.clone().sub_(y),
    "flip": lambda x, y: x.flip(2),
    "dropout": lambda x, y: F.dropout(x, 1.0),
    "gelu": lambda x, y: F.gelu(x),
    "mse_loss": lambda x, y: F.mse_loss(x, y, reduction="none"),
}
IMAGES: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "conv": lambda x, w: F.conv2d(x, w, padding=1),
    "conv_transpose": lambda x, w: F.conv_transpose2d(x, w.transpose(0, 1)),
    "batch_norm": lambda x, w: F.batch_norm(x, None, None, training=True),
    "group_norm": lambda x, w: F.group_norm(x, 2),
    "max_pool": lambda x, w: F.max_pool2d(x, 2),
    "avg_pool": lambda x, w: F.avg_pool2d(x, 2),
    "adaptive_avg_pool": lambda x, w: F.adaptive_avg_pool2d(x, 3),
    "nearest": lambda x, w: F.interpolate(x, scale_factor=2),
    "bilinear": lambda x, w: F.interpolate(x, scale_factor=2, mode="bilinear"),
    "pad": lambda x, w: F.pad(x, (1, 1, 1, 1)),
    "reflect": lambda x, w: F.pad(x, (1, 1, 1, 1), mode="reflect"),
    "cat": lambda x, w: torch.cat([x, x], 1),
    "index": lambda x, w: x[torch.tensor([1, 0, 1])],
    "index_columns": lambda x, w: x[..., torch.tensor([2, 0, 3])],
    "index_channels": lambda x, w: x[:, torch.tensor([[2, 0], [1, 3]]).to(x.device)],
    "index_apart": lambda x, w: x[torch.tensor([1, 0]), :, torch.tensor([0, 3])],
    "mask": lambda x, w: x[torch.tensor([True, False]).to(x.device)],
    "softmax": lambda x, w: x.softmax(1),
    "block": lambda x, w: F.relu(F.batch_norm(F.conv2d(x, w), None, None, training=True)) + 1,
}
# torch marks these as element-wise, but makes their results row-major.
ROW_MAJOR = {"masked_fill.Scalar", "masked_fill.Tensor"}


def steps(x: Tensor) -> list[int]:
    """The strides of extents above 1; the others have no meaning."""
    return [s for n, s in zip(x.shape, x.stride(), strict=True) if n > 1]


def same(ours: Tensor, theirs: Tensor) -> None:
    torch.testing.assert_close(ours.cpu(), theirs)
    assert steps(ours) == steps(theirs)


@pytest.mark.usefixtures("mode", "no_fallback")
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", ELEMENTWISE)
def test_elementwise_results_lie_like_what_they_are_made_of(
    name: str, layout: str, device: str
) -> None:
    generator = torch.Generator().manual_seed(0)
    x, y = torch.rand(2, *IMAGE, generator=generator)
    place = LAYOUTS[layout]
    for other in (lambda t: t, place):
        ours = ELEMENTWISE[name](place(x.to(device)), other(y.to(device)))
        same(ours, ELEMENTWISE[name](place(x), other(y)))


ONES: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
    ((2, 4, 1), (4, 1, 4)),
    ((1, 3), (1, 1)),
    ((3, 1), (1, 3)),
    ((2, 1, 3), (1, 7, 2)),
    ((1, 2, 3), (100, 1, 2)),
    ((2, 4, 1, 1), (4, 1, 4, 4)),
    ((2, 1, 2, 2), (4, 1, 2, 1)),
    ((1, 4, 2, 2), (1, 1, 8, 4)),
]
OF_ONES: dict[str, Callable[[Tensor], Tensor]] = {
    "abs": torch.abs,
    "one more": lambda x: x + 1,
    "a power": lambda x: x**2,
    "compared": lambda x: x > 1,
    "times itself": lambda x: x * x,
    "and contiguous": lambda x: x + x.contiguous(),
    "of another": lambda x: x.contiguous(memory_format=torch.contiguous_format) * x,
    "where": lambda x: torch.where(x > 1, x, 0.0),
    "lerp": lambda x: x.lerp(x, 0.5),
    "huber_loss": lambda x: F.huber_loss(x, x, reduction="none"),
    "frexp": lambda x: torch.frexp(x)[0],
    "prelu": lambda x: F.prelu(x, x.new_ones(1)),
}


@pytest.mark.usefixtures("fused", "no_fallback")
@pytest.mark.parametrize(("sizes", "strides"), ONES)
def test_extents_of_1_have_the_strides_of_stock_pytorch(
    sizes: tuple[int, ...], strides: tuple[int, ...], device: str
) -> None:
    count = 1 + sum((n - 1) * step for n, step in zip(sizes, strides, strict=True))

    def made(device: str) -> dict[str, tuple[int, ...]]:
        x = torch.arange(float(count), device=device).as_strided(sizes, strides)
        return {name: f(x).stride() for name, f in OF_ONES.items()}

    assert made(device) == made("cpu")


@pytest.mark.parametrize("place", [LAYOUTS["transposed"], LAYOUTS["channels_last"]])
@pytest.mark.parametrize("dim", [None, 1])
def test_gradients_of_products_lie_as_in_stock(
    dim: int | None, place: Callable[[Tensor], Tensor], device: str
) -> None:
    def gradient(device: str) -> Tensor:
        x = place(torch.linspace(0.5, 1.5, 384).view(IMAGE).to(device)).requires_grad_()
        y = x.prod() if dim is None else x.prod(dim).sum()
        return torch.autograd.grad(y, x)[0]

    same(gradient(device), gradient("cpu"))


@pytest.mark.usefixtures("mode", "no_fallback")
@pytest.mark.parametrize("layout", ["contiguous", "channels_last"])
@pytest.mark.parametrize("name", IMAGES)
def test_images_keep_their_memory_format(name: str, layout: str, device: str) -> None:
    generator = torch.Generator().manual_seed(0)
    # In float64, as gradients of squares of normalised values are small differences.
    image = torch.rand(IMAGE, generator=generator, dtype=torch.float64)
    weight = torch.rand(6, 4, 3, 3, generator=generator, dtype=torch.float64)

    def run(device: str) -> list[Tensor]:
        x = LAYOUTS[layout](image.clone().to(device)).requires_grad_()
        y = IMAGES[name](x, weight.to(device))
        (gradient,) = torch.autograd.grad(y.square().sum(), x)
        return [y.detach(), gradient]

    for ours, theirs in zip(run(device), run("cpu"), strict=True):
        same(ours, theirs)


VOLUMES: dict[str, Callable[[Tensor], Tensor]] = {
    "max_pool": lambda x: F.max_pool3d(x, 2),
    "avg_pool": lambda x: F.avg_pool3d(x, 2),
    "adaptive_avg_pool": lambda x: F.adaptive_avg_pool3d(x, 2),
    "nearest": lambda x: F.interpolate(x, scale_factor=2),
    "nearest_exact": lambda x: F.interpolate(x, scale_factor=2, mode="nearest-exact"),
    "trilinear": lambda x: F.interpolate(x, scale_factor=2, mode="trilinear"),
    "reflect": lambda x: F.pad(x, (1,) * 6, mode="reflect"),
    "replicate": lambda x: F.pad(x, (1,) * 6, mode="replicate"),
}
PLANES: dict[str, Callable[[Tensor], Tensor]] = {
    "bicubic": lambda x: F.interpolate(x, scale_factor=2, mode="bicubic"),
    "bilinear": lambda x: F.interpolate(x, scale_factor=2, mode="bilinear"),
    "antialias": lambda x: F.interpolate(x, scale_factor=0.5, mode="bicubic", antialias=True),
    "max_unpool": lambda x: F.max_unpool2d(*F.max_pool2d(x, 2, return_indices=True), 2),
}


@pytest.mark.parametrize("name", [*VOLUMES, *PLANES])
def test_gradients_of_images_and_volumes_lie_as_in_stock(name: str, device: str) -> None:
    call, rank = (VOLUMES[name], 5) if name in VOLUMES else (PLANES[name], 4)
    last = torch.channels_last_3d if rank == 5 else torch.channels_last

    def places(device: str) -> list[list[int]]:
        x = torch.rand(2, 3, *[4] * (rank - 2)).contiguous(memory_format=last)
        x = x.to(device).requires_grad_()
        y = call(x)
        (gradient,) = torch.autograd.grad(y.square().sum(), x)
        return [steps(y), steps(gradient)]

    assert places(device) == places("cpu")


def test_rows_are_elementwise_where_torch_marks_the_op_so() -> None:
    from torch_tpu import _C

    def is_marked(name: str) -> bool:
        try:
            return torch.Tag.pointwise in overload(name).tags
        except AttributeError:
            return False  # This version of torch lacks the op.

    marked = {name: order for name, order in _C.row_orders() if is_marked(name)}
    assert len(marked) > 150
    kept = "Elementwise", "First"
    assert {name for name, order in marked.items() if order not in kept} <= ROW_MAJOR


MATRICES: dict[str, Callable[[Tensor, Tensor], object]] = {
    "nonzero": lambda x, y: (x > 0.5).nonzero(),
    "argwhere": lambda x, y: x.argwhere(),
    "where": lambda x, y: torch.where(x > 0.5),
    "addr": lambda x, y: torch.addr(x, y[0], y[1]),
    "triangular_solve": lambda x, y: torch.triangular_solve(x, y)[0],
    "solve": lambda x, y: torch.linalg.solve(y, x),
    "solve from the right": lambda x, y: torch.linalg.solve(y, x, left=False),
    "solve vectors": lambda x, y: torch.linalg.solve(y.expand(4, 4, 4), x),
    "lu_solve": lambda x, y: torch.linalg.lu_solve(*torch.linalg.lu_factor(y), x, left=False),
    "solve_triangular": lambda x, y: torch.linalg.solve_triangular(y.triu(), x, upper=True),
    "inv": lambda x, y: torch.linalg.inv(y),
    "qr": lambda x, y: torch.linalg.qr(x),
    "cholesky": lambda x, y: torch.linalg.cholesky(y @ y.mT + 1),
    "scatter": lambda x, y: x.scatter(0, x.long(), y),
    "index_put": lambda x, y: x.index_put((y[0].long(),), y[0]),
    "index_add": lambda x, y: x.index_add(0, y[0].long(), y),
}


@pytest.mark.usefixtures("mode", "no_fallback")
@pytest.mark.parametrize("name", MATRICES)
def test_matrices_lie_as_in_stock_pytorch(name: str, device: str) -> None:
    generator = torch.Generator().manual_seed(0)
    x, y = torch.rand(2, 4, 4, generator=generator, dtype=torch.float64)
    y += 2 * torch.eye(4, dtype=torch.float64)
    for place in (
        lambda t: t,
        lambda t: t.t().contiguous().t(),
        lambda t: t.repeat_interleave(2, 0)[::2],
    ):
        ours = MATRICES[name](place(x.to(device)), place(y.to(device)))
        theirs = MATRICES[name](place(x), place(y))
        assert torch.utils._pytree.tree_map(steps, ours) == torch.utils._pytree.tree_map(
            steps, theirs
        )


@pytest.mark.usefixtures("mode", "no_fallback")
def test_views_of_results_are_those_of_stock_pytorch(device: str) -> None:
    """Heads that were scaled while heads were in front are still adjacent."""
    x = torch.arange(2.0 * 3 * 8).view(2, 3, 8)

    def merged(x: Tensor) -> Tensor:
        heads = x.view(2, 3, 4, 2).transpose(1, 2)
        return (heads * 2 + 1).transpose(1, 2).view(2, 3, 8)

    torch.testing.assert_close(merged(x.to(device)).cpu(), merged(x), rtol=0, atol=0)


@pytest.mark.usefixtures("mode", "no_fallback")
def test_part_of_what_lies_otherwise_can_be_written(device: str) -> None:
    def write(device: str) -> list[Tensor]:
        x = torch.arange(2.0 * 3 * 4 * 5).view(2, 3, 4, 5).to(device)
        y = x.contiguous(memory_format=torch.channels_last) * 2
        rows = y.permute(0, 2, 3, 1).view(40, 3)
        y[:, 1] = -1
        rows[3].add_(rows[4])
        y.select(2, 0).zero_()
        y.mul_(3)
        return [y, rows, y.as_strided((120,), (1,))]

    for ours, theirs in zip(write(device), write("cpu"), strict=True):
        same(ours, theirs)


def test_channels_last_is_the_same_program(fused: None, tpu: str) -> None:
    """The compiler chooses a model's layout in memory, so nothing is transposed."""
    import torch_tpu

    def compiles(memory_format: torch.memory_format) -> int:
        layers = [torch.nn.Conv2d(3, 8, 3), torch.nn.BatchNorm2d(8), torch.nn.ReLU()]
        model = torch.nn.Sequential(*layers).to(tpu, memory_format=memory_format)
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        x = torch.rand(2, 3, 9, 9).to(tpu, memory_format=memory_format)
        before = torch_tpu.metrics.counter("programs")
        for _ in range(4):
            optimizer.zero_grad()
            model(x).square().mean().backward()
            optimizer.step()
        torch_tpu.sync()
        return torch_tpu.metrics.counter("programs") - before

    assert compiles(torch.contiguous_format) > 0
    assert compiles(torch.channels_last) == 0


TRACED: dict[str, Callable[[Tensor], Tensor]] = {
    "convolution": lambda x: F.conv2d(x, torch.ones_like(x[:1, :, :3, :3])),
    "transposed convolution": lambda x: F.conv_transpose2d(
        x, torch.ones_like(x[0, :, None, :3, :3])
    ),
    "pixel_shuffle": lambda x: F.pixel_shuffle(x, 2),
    "nonzero_static": lambda x: torch.nonzero_static(x[0, 0] > 0.5, size=5),
    "bags": lambda x: F.embedding_bag(x[0, :2, 0].long(), x[0, 0, :, :3], mode="max"),
    "bicubic": lambda x: F.grid_sample(
        x[:, None], x[:, :2, :3, :3, None].expand(-1, -1, -1, -1, 3), "bicubic", align_corners=True
    ),
}


@pytest.mark.parametrize("name", TRACED)
@pytest.mark.parametrize("layout", ["contiguous", "channels_last"])
def test_traced_results_have_the_layouts_of_the_device(name: str, layout: str, device: str) -> None:
    x = LAYOUTS[layout](torch.rand(IMAGE))
    there = x.to(device)
    expected, got = TRACED[name](x), TRACED[name](there)
    with torch._subclasses.FakeTensorMode() as mode:
        traced = TRACED[name](mode.from_tensor(there))
    assert traced.shape == got.shape == expected.shape
    assert traced.stride() == got.stride() == expected.stride()
