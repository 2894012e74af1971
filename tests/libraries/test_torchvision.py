"""torchvision: its own operations, their gradients and errors, and models that detect."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.testing import assert_close
from torch_tpu import metrics

from tests import test_rows
from tests.rows import example

torchvision = pytest.importorskip("torchvision")
ops = torchvision.ops

pytestmark = pytest.mark.usefixtures("tpu", "no_fallback")

NAMES = [name for name in example.names() if name.startswith("torchvision::")]


@pytest.fixture(autouse=True)
def seed() -> None:
    torch.manual_seed(0)


@pytest.mark.usefixtures("fused")
@pytest.mark.parametrize("name", NAMES)
def test_rows_compute_what_stock_kernels_do(name: str) -> None:
    test_rows.test_row(name, "tpu")


def regions(n: int, images: int, size: float = 40.0) -> Tensor:
    corner = size * torch.rand(n, 2) - 4
    numbers = torch.randint(0, images, (n, 1)).float()
    return torch.cat([numbers, corner, corner + size * torch.rand(n, 2)], 1)


def boxes(n: int) -> tuple[Tensor, Tensor]:
    corner = (60 * torch.rand(n, 2)).round()
    scores = (torch.rand(n) * 40).round() / 40
    return torch.cat([corner, corner + 1 + (30 * torch.rand(n, 2)).round()], 1), scores


def images(channels: int = 12) -> Tensor:
    return torch.randn(2, channels, 24, 30)


OPS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "roi_align": lambda x, r: ops.roi_align(x, r, (3, 2), 0.5, 2),
    "roi_align aligned": lambda x, r: ops.roi_align(x, r, (3, 2), 0.5, 2, aligned=True),
    "roi_align adaptive": lambda x, r: ops.roi_align(x, r, (3, 2), 0.7),
    "roi_align many samples": lambda x, r: ops.roi_align(x, r, (2, 2), 1.0, 9, aligned=True),
    "roi_pool": lambda x, r: ops.roi_pool(x, r, (3, 2), 0.5),
    "ps_roi_align": lambda x, r: ops.ps_roi_align(x, r, (3, 2), 0.5, 2),
    "ps_roi_align adaptive": lambda x, r: ops.ps_roi_align(x, r, (3, 2), 0.7),
    "ps_roi_pool": lambda x, r: ops.ps_roi_pool(x, r, (3, 2), 0.5),
}


def with_gradients(op: Callable[..., Tensor], *inputs: Tensor) -> list[Tensor]:
    """The result, and gradients of the inputs that want them, on the host."""
    leaves = [x.detach().clone().requires_grad_(x.requires_grad) for x in inputs]
    result = op(*leaves)
    weight = torch.randn(result.shape, generator=torch.Generator().manual_seed(1)).to(result)
    (result * weight).sum().backward()
    return [result.detach().cpu(), *(x.grad.cpu() for x in leaves if x.requires_grad)]


def on(device: str, inputs: tuple[Tensor, ...]) -> list[Tensor]:
    return [x.detach().to(device).requires_grad_(x.requires_grad) for x in inputs]


@pytest.mark.parametrize("name", OPS)
def test_regions_and_their_gradients(name: str, mode: str) -> None:
    inputs = images().requires_grad_(), regions(9, 2)
    found = with_gradients(OPS[name], *on("tpu", inputs))
    assert_close(found, with_gradients(OPS[name], *inputs), equal_nan=True)


@pytest.mark.usefixtures("fused")
@pytest.mark.parametrize("name", OPS)
def test_compiled(name: str) -> None:
    inputs = images().requires_grad_(), regions(9, 2)
    found = with_gradients(torch.compile(OPS[name], fullgraph=True), *on("tpu", inputs))
    assert_close(found, with_gradients(OPS[name], *inputs), equal_nan=True)


@pytest.mark.usefixtures("fused")
@pytest.mark.parametrize("name", OPS)
@pytest.mark.parametrize("dtype", [torch.float64, torch.float16])
def test_other_types(name: str, dtype: torch.dtype) -> None:
    inputs = images().to(dtype), regions(9, 2).to(dtype)
    found, stock = (OPS[name](*on(device, inputs)).cpu() for device in ("tpu", "cpu"))
    # Stock PyTorch sums up in float16.
    wide = {"rtol": 1e-2, "atol": 1e-2} if dtype == torch.float16 else {}
    assert_close(found, stock, equal_nan=True, **wide)


@pytest.mark.usefixtures("fused")
@pytest.mark.parametrize("name", OPS)
def test_without_regions_or_images(name: str) -> None:
    for x, r in ((images(), regions(0, 2)), (images()[:0], regions(0, 1))):
        found = with_gradients(OPS[name], *on("tpu", (x.requires_grad_(), r)))
        assert_close(found, with_gradients(OPS[name], x, r))


@pytest.mark.usefixtures("fused")
def test_large_images_are_gathered() -> None:
    inputs = torch.randn(1, 4, 200, 190), regions(30, 1, 200.0)
    for aligned in (False, True):
        stock = ops.roi_align(*inputs, (7, 7), 1.0, 2, aligned)
        found = ops.roi_align(*on("tpu", inputs), (7, 7), 1.0, 2, aligned)
        assert_close(found.cpu(), stock, atol=1e-5, rtol=1e-5)


@pytest.mark.usefixtures("fused")
def test_a_region_of_no_image_is_an_index_error() -> None:
    r = regions(3, 1).to("tpu")
    r[1, 0] = 2
    result = ops.roi_align(images().to("tpu"), r, 2)
    with pytest.raises(IndexError, match="rois name image 2, but input has 2 images"):
        result.cpu()


# The weights of a deformable convolution: groups of weights, groups of offsets, a mask.
DEFORMED = [(1, 1, True), (2, 1, False), (1, 3, True), (3, 2, True)]


@pytest.mark.parametrize(("groups", "offset_groups", "masked"), DEFORMED)
def test_deformable_convolutions(groups: int, offset_groups: int, masked: bool, mode: str) -> None:
    x, weight = torch.randn(2, 6, 9, 8), torch.randn(6, 6 // groups, 3, 2)
    offset = 2 * torch.randn(2, offset_groups * 12, 5, 5)
    mask = torch.rand(2, offset_groups * 6, 5, 5)
    inputs = [x, offset, weight, torch.randn(6), *([mask] if masked else [])]

    def op(x: Tensor, offset: Tensor, weight: Tensor, bias: Tensor, *mask: Tensor) -> Tensor:
        given = {"mask": mask[0]} if mask else {}
        return ops.deform_conv2d(x, offset, weight, bias, (2, 2), (1, 1), (1, 1), **given)

    leaves = tuple(x.requires_grad_() for x in inputs)
    found = with_gradients(op, *on("tpu", leaves))
    assert_close(found, with_gradients(op, *leaves), atol=1e-4, rtol=1e-4)


@pytest.mark.usefixtures("fused")
def test_a_compiled_deformable_convolution() -> None:
    stock = ops.DeformConv2d(4, 5, 3)
    inputs = torch.randn(1, 4, 8, 8), torch.randn(1, 18, 6, 6)
    here = torch.compile(copy.deepcopy(stock).to("tpu"))
    assert_close(here(*on("tpu", inputs)).cpu(), stock(*inputs), atol=1e-5, rtol=1e-5)


@pytest.mark.parametrize("n", [0, 1, 40, 600])
def test_nms_keeps_the_boxes_of_stock_in_its_order(n: int, mode: str) -> None:
    b, s = boxes(n)
    for threshold in (0.0, 0.1, 0.5, 1.0):
        stock = ops.nms(b, s, threshold)
        assert ops.nms(b.to("tpu"), s.to("tpu"), threshold).tolist() == stock.tolist()


@pytest.mark.usefixtures("fused")
def test_nms_of_nan_and_of_degenerate_boxes() -> None:
    b, s = boxes(50)
    b[::7, 2] = float("nan")
    b[::5] = b[::5].flip(1)
    b[::11] = float("inf")
    s[::9] = float("nan")
    stock = ops.nms(b, s, 0.3)
    assert ops.nms(b.to("tpu"), s.to("tpu"), 0.3).tolist() == stock.tolist()


@pytest.mark.usefixtures("fused")
def test_batched_nms_and_one_read_for_each() -> None:
    b, s = boxes(300)
    kinds = torch.randint(0, 5, (300,))
    stock = ops.batched_nms(b, s, kinds, 0.3).tolist()
    here = b.to("tpu"), s.to("tpu"), kinds.to("tpu")
    assert ops.batched_nms(*here, 0.3).tolist() == stock
    assert ops.boxes._batched_nms_vanilla(*here, 0.3).tolist() == stock
    reads = metrics.counter("host_reads")
    ops.nms(*here[:2], 0.3)
    assert metrics.counter("host_reads") - reads == 1


@pytest.mark.usefixtures("fused")
def test_nms_in_a_compiled_function() -> None:
    def kept(b: Tensor, s: Tensor) -> Tensor:
        return (b[ops.nms(b * 2, s, 0.4)] + 1).sum(1)

    b, s = boxes(80)
    found = torch.compile(kept)(b.to("tpu"), s.to("tpu"))
    assert_close(found.cpu(), kept(b, s))


@pytest.mark.usefixtures("fused")
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_autocast_computes_in_float32_and_casts_back(dtype: torch.dtype) -> None:
    x, r = images().to(dtype), regions(9, 2)
    with torch.autocast("tpu", dtype):
        for op in OPS.values():
            found, stock = op(x.to("tpu"), r.to("tpu")), op(x.float(), r).to(dtype)
            assert found.dtype == dtype
            assert_close(found.cpu(), stock, equal_nan=True)
        layer = ops.DeformConv2d(12, 4, 3)
        offset = torch.randn(2, 18, 22, 28)
        found = copy.deepcopy(layer).to("tpu")(x.to("tpu"), offset.to("tpu"))
        assert_close(found.cpu(), layer(x.float(), offset).to(dtype), atol=1e-2, rtol=1e-2)
        b, s = boxes(40)
        found = ops.nms(b.to("tpu", dtype), s.to("tpu", dtype), 0.5)
        assert found.tolist() == ops.nms(b.to(dtype).float(), s.to(dtype).float(), 0.5).tolist()


def rotated(n: int) -> Tensor:
    sides = 20 * torch.rand(n, 2), 1 + 9 * torch.rand(n, 2), 400 * torch.rand(n, 1) - 200
    return torch.cat(sides, 1)


def test_overlaps_of_rotated_boxes(mode: str) -> None:
    first, second = rotated(150), rotated(40)
    second[:30] = first[:30]
    first[:30, 4] += torch.tensor([0.0, 90.0, 180.0]).repeat(10)
    second[20:30, 2:4] *= 0.5  # These share their axes with the first ones.
    for form in ("cxcywhr", "xywhr"):
        stock = ops.box_iou(first, second, form)
        found = ops.box_iou(first.to("tpu"), second.to("tpu"), form)
        assert_close(found.cpu(), stock, atol=2e-5, rtol=2e-5)


@pytest.mark.usefixtures("fused")
def test_overlaps_of_degenerate_rotated_boxes() -> None:
    x = torch.tensor([[0.0, 0.0, 2.0, 1.0, 30.0]]).repeat(12, 1)
    for row, (column, value) in enumerate(
        [(c, v) for c in range(5) for v in (float("nan"), float("inf"))], 1
    ):
        x[row, column] = value
    x[11, 2:4] *= -1
    x = torch.cat([x, x * torch.tensor([1, 1, -1, 1, 1]), x * torch.tensor([1, 1, 0, 1, 1])])
    stock = ops.box_iou(x, x, "cxcywhr")
    assert_close(ops.box_iou(x.to("tpu"), x.to("tpu"), "cxcywhr").cpu(), stock, equal_nan=True)


def message(error: BaseException) -> str:
    """The last part of a message that begins with a function, a file and a line."""
    text = str(error)
    return text.split(", ", 2)[2] if ".cpp:" in text else text.partition(" (originally")[0]


def refused(call: Callable[[str], Any], device: str) -> tuple[type, str]:
    with pytest.raises(Exception) as caught:  # noqa: PT011
        call(device)
    return caught.type, message(caught.value)


REFUSED = {
    "regions": lambda x, r: ops.roi_align(x, r[:, :4].contiguous(), 2),
    "types": lambda x, r: torch.ops.torchvision.roi_align(x, r.double(), 1.0, 2, 2, 2, False),
    "integers": lambda x, r: torch.ops.torchvision.roi_pool(x.int(), r.int(), 1.0, 2, 2),
    "channels": lambda x, r: torch.ops.torchvision.ps_roi_align(x, r, 1.0, 5, 5, 2),
    "pooled channels": lambda x, r: torch.ops.torchvision.ps_roi_pool(x, r, 1.0, 5, 5),
    "boxes": lambda x, r: ops.nms(r, r[:, 0], 0.5),
    "flat boxes": lambda x, r: ops.nms(r[0], r[:, 0], 0.5),
    "scores": lambda x, r: ops.nms(r[:, 1:], r, 0.5),
    "number of scores": lambda x, r: ops.nms(r[:, 1:], r[1:, 0], 0.5),
    "type of scores": lambda x, r: ops.nms(r[:, 1:], r[:, 0].double(), 0.5),
    "rotated": lambda x, r: ops.box_iou(r[0], r, "cxcywhr"),
    "angles": lambda x, r: ops.box_iou(r, r[:, 1:].contiguous(), "cxcywhr"),
    "types of rotated": lambda x, r: ops.box_iou(r, r.double(), "cxcywhr"),
    "rotated integers": lambda x, r: ops.box_iou(r.int(), r.int(), "cxcywhr"),
    "rotated halves": lambda x, r: ops.box_iou(r.half(), r.half(), "cxcywhr"),
    "offsets": lambda x, r: ops.deform_conv2d(x, x[:, :4], x[:, :, :3, :3].contiguous()),
    "output": lambda x, r: ops.deform_conv2d(x, x.new_zeros(2, 18, 5, 5), x.new_zeros(4, 12, 3, 3)),
}


@pytest.mark.usefixtures("fused")
@pytest.mark.parametrize("name", REFUSED)
def test_errors_are_those_of_stock(name: str) -> None:
    x, r = images(), regions(4, 2)
    call = REFUSED[name]
    found, stock = (refused(lambda d: call(x.to(d), r.to(d)), device) for device in ("tpu", "cpu"))
    assert found == stock


@pytest.mark.usefixtures("fused")
def test_second_derivatives_are_refused_as_in_stock() -> None:
    x = images().to("tpu").requires_grad_()
    result = ops.roi_align(x, regions(3, 2).to("tpu"), 2)
    grad = torch.autograd.grad(result.square().sum(), x, create_graph=True)[0]
    with pytest.raises(RuntimeError, match="double backwards on roi_align not supported"):
        grad.sum().backward()
