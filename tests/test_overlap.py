"""Written tensors that share memory with other arguments, or with themselves."""

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

from tests.stock import outcome, same

pytestmark = pytest.mark.usefixtures("mode", "no_fallback")

PARTLY = "some elements of the input tensor and the written-to tensor"
REPEATED = "more than one element of the written-to tensor"


def test_a_repeated_element_can_be_filled(device: str) -> None:
    fills = {
        "zero_": lambda v: v.zero_(),
        "fill_": lambda v: v.fill_(2),
        "threshold_": lambda v: F.threshold(v, 5, 7.0, inplace=True),
        "assignment": lambda v: v.__setitem__(slice(None), 5),
    }
    for name, fill in fills.items():
        for expand in (
            lambda x: x[:1].expand(4, 3),
            lambda x: x.t()[1:, None].expand(2, 4, 2),
            lambda x: x[:, ::2].unsqueeze(1).expand(-1, 5, -1),
        ):

            def call(device: str, fill=fill, expand=expand) -> Tensor:
                x = torch.arange(6.0, device=device).view(2, 3)
                fill(expand(x))
                return x

            same(call, device)
            assert outcome(call, device)[0] is torch.float32, name


@pytest.mark.parametrize(
    "write",
    [
        lambda v: v.bitwise_left_shift_(1),
        lambda v: v.bitwise_and_(1),
        lambda v: v.bitwise_xor_(torch.ones_like(v)),
    ],
)
def test_repeated_elements_are_refused_before_their_type(device: str, write) -> None:
    def call(device: str) -> Tensor:
        return write(torch.arange(2.0, device=device)[:1].expand(4))

    same(call, device)
    assert REPEATED in outcome(call, device)[1]


@pytest.mark.parametrize(
    "write",
    [
        lambda v, d: v.masked_fill_(torch.eye(3, device=d) > 0, 9.0),
        lambda v, d: v.masked_fill_(torch.eye(3, device=d) > 0, torch.tensor(9.0, device=d)),
        lambda v, d: v.index_fill_(0, torch.tensor([0, 2], device=d), 9.0),
        lambda v, d: v.index_put_((torch.tensor([1], device=d),), torch.tensor(9.0, device=d)),
        lambda v, d: v.__setitem__(torch.eye(3, device=d) > 0, 9.0),
        lambda v, d: v.__setitem__(torch.tensor([0], device=d), float("nan")),
        lambda v, d: v.tril_(),
        lambda v, d: v.triu_(1),
        lambda v, d: torch.amax(torch.ones(2, 3, 3, device=d), 0, out=v),
    ],
)
def test_a_part_of_repeated_elements_can_be_written(device: str, write) -> None:
    """The changed value of an element stays, although other places of the view keep the old one."""
    views = [
        lambda x: x[1:4].expand(3, 3),
        lambda x: x[:1].expand(3, 3),
        lambda x: x[:3, None].expand(3, 3),
        lambda x: x[:5].unfold(0, 3, 1),
    ]
    for view in views:

        def call(device: str, view=view) -> list:
            x = torch.arange(1.0, 7.0, device=device)
            write(view(x), device)
            return [repr(n) for n in x.tolist()]

        same(call, device)


def test_other_writes_to_repeated_elements_are_refused(device: str) -> None:
    def call(device: str, write) -> None:
        write(torch.ones(1, device=device).expand(4))

    for write in (
        lambda v: v.add_(1),
        lambda v: v.mul_(v),
        lambda v: v.fill_(torch.tensor(3, device=v.device)),
        lambda v: v.copy_(torch.arange(4.0, device=v.device)),
        lambda v: v.copy_(torch.arange(4.0)),
        lambda v: v.add_(torch.ones(2, 4, device=v.device)),
        lambda v: torch.exp(torch.ones(4, device=v.device), out=v),
    ):
        same(lambda device, write=write: call(device, write), device)
        assert REPEATED in outcome(lambda device, write=write: call(device, write), device)[1]


@pytest.mark.parametrize(
    "write",
    [
        lambda x: x[1:].copy_(x[:-1]),
        lambda x: x[1:].add_(x[:-1]),
        lambda x: x.sub_(x[0]),
        lambda x: x.clamp_(max=x[1]),
        lambda x: torch.exp(x[1:], out=x[:-1]),
        lambda x: torch.where(x[1:] > 0, x[1:], x[1:], out=x[:-1]),
        lambda x: x.view(3, 2).addcmul_(x.view(2, 3).t(), x.view(3, 2)),
        lambda x: torch.gather(x, 0, torch.zeros(6, dtype=torch.long, device=x.device), out=x),
        lambda x: x[:3].index_add_(0, torch.tensor([0], device=x.device), x[2:3]),
        lambda x: x[:3].scatter_(0, torch.tensor([0, 1], device=x.device), x[:2]),
        lambda x: torch.cumsum(x[1:], 0, out=x[:-1]),
        lambda x: x.view(torch.int32)[1:].copy_(x[:-1]),
        lambda x: x[1:].index_put_((torch.tensor([0], device=x.device),), x[1]),
        lambda x: x[:3].index_reduce_(0, torch.tensor([0], device=x.device), x[2:3], "amax"),
        lambda x: torch.addmm(x[:4].view(2, 2), *[x[:4].view(2, 2)] * 2, out=x[1:5].view(2, 2)),
        lambda x: torch.addmv(x[:2], x[2:].view(2, 2), x[:2], out=x[1:3]),
        lambda x: torch.baddbmm(*[x[:4].view(1, 2, 2)] * 3, out=x[1:5].view(1, 2, 2)),
        lambda x: torch.cat([x[:1], x[:1]], out=x[:2]),
        lambda x: torch.stack([x[0], x[1]], out=x[1:3]),
        lambda x: torch.index_select(x, 0, torch.arange(6, device=x.device), out=x),
        lambda x: torch.take(x, torch.arange(6, device=x.device), out=x),
        lambda x: torch.masked_select(x, x > 2, out=x[:3]),
    ],
)
def test_partial_overlap_is_refused(device: str, write) -> None:
    def call(device: str) -> Tensor:
        return write(torch.arange(6.0, device=device))

    same(call, device)
    assert PARTLY in outcome(call, device)[1]


@pytest.mark.parametrize(
    "write",
    [
        lambda x: x[3:].copy_(x[:3]),
        lambda x: x.add_(x),
        lambda x: x[1:].mul_(x[1:]),
        lambda x: x.view(2, 3).copy_(x.view(2, 3)),
        lambda x: x[::2].add_(x[1::2]),
        lambda x: torch.exp(x, out=x),
        lambda x: x[:0].add_(x[:0]),
        lambda x: x[:2].scatter_(0, torch.tensor([1, 0], device=x.device), x[2:4]),
    ],
)
def test_other_views_of_one_storage_can_be_written(device: str, write) -> None:
    def call(device: str) -> Tensor:
        x = torch.arange(6.0, device=device)
        write(x)
        return x

    same(call, device)
    assert outcome(call, device)[0] is torch.float32


def test_a_mask_takes_one_number_of_any_type(device: str) -> None:
    numbers = [
        torch.tensor(4),
        torch.tensor(4.7),
        torch.tensor([4.5]),
        torch.tensor(True),
        torch.tensor(1 + 2j),
        torch.tensor(300),
    ]
    for x in (torch.arange(6.0), torch.arange(6), torch.arange(6) > 2, torch.arange(6).byte()):
        for number in numbers:
            for accumulate in (False, True):

                def call(device: str, x=x, number=number, accumulate=accumulate) -> Tensor:
                    y = x.to(device)
                    mask = torch.arange(6, device=device) > 3
                    value = number if number.dim() == 0 else number.to(device)
                    return y.index_put((mask,), value, accumulate=accumulate)

                same(call, device)


def test_a_mask_of_bytes_takes_no_number(device: str) -> None:
    def call(device: str) -> Tensor:
        x = torch.zeros(3, device=device)
        x[torch.ones(3, dtype=torch.uint8, device=device)] = 1.0
        return x

    same(call, device)
