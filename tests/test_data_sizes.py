"""Sizes and places that are read from data, as detectors read them: few programs serve them all."""

import copy
import os
import re
from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
import torch_tpu
from torch import Tensor

pytestmark = pytest.mark.usefixtures("fused", "no_fallback")


@pytest.fixture(autouse=True)
def whole_programs(tpu: str) -> None:
    """Return to whole programs, as fused mode may have stepped back in another test."""
    torch_tpu.set_eager_mode("fused")


def programs() -> int:
    return torch_tpu.metrics.counter("programs")


def test_crops_are_resized_by_a_few_programs(tpu: str) -> None:
    """Places and lengths of a crop, read from data, are sizes like others."""
    torch.manual_seed(0)
    image = torch.rand(1, 3, 200, 260)
    there = image.to(tpu)
    sizes = torch.randint(13, 60, (30, 2)).tolist()
    for i, (height, width) in enumerate(sizes):
        if i == 10:
            before = programs()
        top, left = (31 * i) % (200 - height), (47 * i) % (260 - width)
        crop = [x[0, :, top : top + height, left : left + width][None] for x in (there, image)]
        ours, stock = (F.interpolate(x, (24, 24), mode="area") for x in crop)
        torch.testing.assert_close(ours.cpu(), stock)
    # Other windows are written where a side of the crop is the result's, or twice as long.
    whole = {tuple(size) for size in sizes[10:] if all(side % 24 == 0 for side in size)}
    assert programs() - before <= 2 + len(whole)


def test_crops_of_other_images_are_resized_by_the_same_programs(tpu: str) -> None:
    """A crop may have more or fewer pixels than the result, in images of any size."""
    torch.manual_seed(0)
    sizes = [(200, 260), (231, 187), (180, 300), (251, 222), (214, 263), (190, 240), (222, 290)]
    for i, (height, width) in enumerate(sizes):
        if i == 4:
            before = programs()
        image = torch.rand(1, 3, height, width)
        there = image.to(tpu)
        for j, (high, wide) in enumerate(torch.randint(13, 100, (12, 2)).tolist()):
            top, left = (31 * j) % (height - high), (47 * j) % (width - wide)
            crop = [x[0, :, top : top + high, left : left + wide][None] for x in (there, image)]
            ours, stock = (F.interpolate(x, (24, 24), mode="area") for x in crop)
            torch.testing.assert_close(ours.cpu(), stock)
    assert programs() == before


@pytest.mark.parametrize("join", [torch.stack, torch.cat])
def test_a_list_of_any_length_is_joined_apart(tpu: str, join: Callable[..., Tensor]) -> None:
    """Each length of a list needs a program that joins it, and nothing else."""
    torch.manual_seed(0)

    def made() -> list[str]:
        return re.findall(r"program \d+: (\d+) ops", torch_tpu.explain())

    model = torch.nn.Sequential(torch.nn.Linear(16, 24), torch.nn.ReLU(), torch.nn.Linear(24, 4))
    there = copy.deepcopy(model).to(tpu)
    lengths = [5, 9, 4, 12, 7, 11, 8, 10, 6, 3]
    with torch.no_grad():
        for i, length in enumerate(lengths):
            if i == 7:
                before = len(made())
            rows = torch.rand(length, 1, 16)
            ours = there(join([row.to(tpu) for row in rows])).softmax(-1).amax(0)
            torch.testing.assert_close(ours.cpu(), model(join(list(rows))).softmax(-1).amax(0))
    assert made()[before:] == ["1"] * 3, torch_tpu.explain()


def test_a_loop_over_crops_needs_no_program_for_their_number(tpu: str) -> None:
    """The iterations before a loop is recognised are programs like the later ones."""
    torch.manual_seed(0)
    image = torch.rand(1, 3, 150, 200)
    there = image.to(tpu)

    def crops(count: int) -> None:
        places = torch.randint(20, 61, (count, 4)).tolist()

        def resized(x: Tensor, y: int, height: int, left: int, width: int) -> Tensor:
            part = x[:, :, y : y + height, left : left + width]
            return F.interpolate(part, (13, 17), mode="area")

        ours = [resized(there, *place) for place in places]
        for place, part in zip(places, ours, strict=True):
            torch.testing.assert_close(part.cpu(), resized(image, *place))

    for count in (10, 9, 12):
        crops(count)
    before = programs()
    for count in (11, 14, 8, 13):
        crops(count)
    assert programs() == before


@pytest.mark.parametrize(
    ("mode", "antialias"),
    [("area", False), *((m, a) for m in ("bilinear", "bicubic") for a in (False, True))],
)
def test_images_are_resized_to_sizes_of_data(tpu: str, mode: str, antialias: bool) -> None:
    torch.manual_seed(0)
    sizes = [(11, 23), (25, 14), (33, 37), (30, 41), (29, 39), (27, 43), (31, 38)]
    for i, (height, width) in enumerate(sizes):
        if i == 4:
            before = programs()
        x = torch.rand(1, 2, 28, 28)
        x[0, 0, 3, 4] = float("nan")

        def resized(x: Tensor, size: tuple[int, int] = (height, width)) -> Tensor:
            options = {} if mode == "area" else {"align_corners": False, "antialias": antialias}
            return F.interpolate(x, size, mode=mode, **options)

        # Neighbours of a NaN are NaN; it reaches no other elements.
        torch.testing.assert_close(
            resized(x.to(tpu)).cpu(), resized(x), equal_nan=True, rtol=1e-5, atol=1e-5
        )
    assert programs() == before


def test_masks_are_pasted_by_a_few_programs(tpu: str) -> None:
    """Masks of any size are cut at the edges of images of any size."""
    torch.manual_seed(0)
    for n in range(8):
        if n == 5:
            before = programs()
        high, wide = (int(x) for x in torch.randint(150, 250, (2,)))
        for _ in range(6):
            height, width, top, left = (int(x) for x in torch.randint(5, 100, (4,)))
            top, left = top - 30, min(left, wide - 4)
            source = torch.rand(1, 1, 14, 14)
            rows = slice(max(top, 0), max(min(top + height, high), 1))
            columns = slice(left, min(left + width, wide))

            def pasted(x: Tensor) -> Tensor:
                mask = F.interpolate(x, (height, width), mode="bilinear")[0, 0]  # noqa: B023
                image = torch.zeros(high, wide, device=x.device)  # noqa: B023
                part = mask[rows.start - top : rows.stop - top, : columns.stop - left]  # noqa: B023
                image[rows, columns] = part if part.numel() else 0  # noqa: B023
                return image

            if rows.start < top + height:
                torch.testing.assert_close(pasted(source.to(tpu)).cpu(), pasted(source))
    assert programs() - before <= 3


def test_masks_at_boxes_that_the_host_reads_are_separate_programs(tpu: str) -> None:
    """Corners are read one by one; a mask at an edge of the image is pasted by other ops."""
    torch.manual_seed(0)

    def pasted(masks: Tensor, boxes: Tensor, image: Tensor) -> list[Tensor]:
        image = image.mul(2).exp()  # Large, and pending while the corners are read.
        results = []
        for mask, box in zip(masks, boxes, strict=True):
            high, wide = int(box[2] - box[0] + 1), int(box[3] - box[1] + 1)
            source = F.interpolate(mask[None, None], (high, wide), mode="bilinear")[0, 0]
            target = torch.zeros(image.shape, device=image.device)
            top, bottom = max(box[0], 0), min(box[2] + 1, image.shape[0])
            left, right = max(box[1], 0), min(box[3] + 1, image.shape[1])
            part = source[top - box[0] : bottom - box[0], left - box[1] : right - box[1]]
            target[top:bottom, left:right] = part
            results.append(target)
        return [image.sum(), *results]

    def all_pasted(count: int) -> None:
        image = torch.rand(*(int(x) for x in torch.randint(520, 600, (2,))))
        corners = torch.randint(-40, 400, (count, 2))
        boxes = torch.cat([corners, corners + torch.randint(50, 260, (count, 2))], 1)
        inputs = torch.rand(count, 14, 14), boxes, image
        ours = pasted(*(x.to(tpu) for x in inputs))
        for mine, stock in zip(ours, pasted(*inputs), strict=True):
            torch.testing.assert_close(mine.cpu(), stock)

    for count in (12, 9, 14):
        all_pasted(count)
    before = programs()
    for count in (10, 13):
        all_pasted(count)
    sizes = [int(n) for n in re.findall(r"^program \d+: (\d+) ops", torch_tpu.explain(), re.M)]
    assert max(sizes) <= 16
    assert programs() - before <= 6


@pytest.mark.skipif(
    "TORCH_TPU_TARGET" in os.environ, reason="only the CPU's own programs are interpreted"
)
def test_what_joins_another_number_of_pieces_is_not_compiled(tpu: str) -> None:
    """A detector joins as many crops as it has found."""

    def joined(pieces: int, device: str) -> Tensor:
        images = [torch.full((3, 128, 128), i / 8).to(device) for i in range(pieces)]
        return (torch.stack(images) * 0.5).exp().mean((1, 2, 3)).cpu()

    joined(3, tpu)
    compiles, before = torch_tpu.metrics.counter("compiles"), programs()
    for pieces in (5, 4, 7):
        torch.testing.assert_close(joined(pieces, tpu), joined(pieces, "cpu"))
    assert programs() - before == 3
    assert torch_tpu.metrics.counter("compiles") == compiles


def test_an_image_is_repacked_once_for_all_its_crops(tpu: str) -> None:
    def crops(height: int, width: int) -> None:
        image = torch.rand(3, height, width)
        on_device = image.to(tpu)
        for i in range(2, 26):
            y, x = i, 2 * i
            part = on_device[:, y : y + 20 + i, x : x + 30]
            ours = F.interpolate(part[None], (12, 12), mode="area").cpu()
            part = image[:, y : y + 20 + i, x : x + 30]
            stock = F.interpolate(part[None], (12, 12), mode="area")
            torch.testing.assert_close(ours, stock)

    for size in ((150, 200), (151, 190), (140, 187), (160, 180)):
        crops(*size)
    before = torch_tpu.metrics.counter("repacks")
    crops(155, 195)
    assert torch_tpu.metrics.counter("repacks") - before <= 6


def test_lists_of_several_lengths_in_one_step_stay_in_its_program(tpu: str) -> None:
    """Each step brings the same lengths, so none of them varies."""
    values = [torch.full((3, 5), float(i)).to(tpu) for i in range(8)]
    torch_tpu.sync()

    def step() -> Tensor:
        return sum((torch.stack(values[:n]).exp().mean() for n in range(2, 9)), values[0].mean())

    step().item()
    before = torch_tpu.metrics.counter("cuts")
    for _ in range(7):
        step().item()
    assert torch_tpu.metrics.counter("cuts") - before == 7


def test_a_small_size_is_interpreted_without_the_padding_of_the_large_ones(tpu: str) -> None:
    """The program for all sizes is made once; each of its sizes is interpreted as it is."""
    torch.manual_seed(0)
    # What pads, sums, normalises and keeps state must all see the small size.
    model = torch.nn.Sequential(
        torch.nn.Conv2d(3, 8, 3, padding=1),
        torch.nn.InstanceNorm2d(8),
        torch.nn.PReLU(),
        torch.nn.MaxPool2d(2, 2),
        torch.nn.Conv2d(8, 6, 3),
    )
    there = copy.deepcopy(model).to(tpu)
    counts = []
    with torch.no_grad():
        for side in (300, 290, 280, 110, 87, 87, 64, 295):
            x = torch.rand(1, 3, side, side + 7)
            before = programs(), torch_tpu.metrics.counter("interpreted")
            ours = there(x.to(tpu))
            twice = ours.flatten(2).softmax(-1).cumsum(-1)
            stock = model(x)
            torch.testing.assert_close(ours.cpu(), stock)
            torch.testing.assert_close(twice.cpu(), stock.flatten(2).softmax(-1).cumsum(-1))
            after = programs(), torch_tpu.metrics.counter("interpreted")
            counts.append(tuple(y - x for x, y in zip(before, after, strict=True)))
    # The same size again needs nothing; the largest would gain nothing.
    assert counts[5] == (0, 0)
    assert any(made == 0 and interpreted > 0 for made, interpreted in counts[3:]), counts
