"""What the host can compute itself is read without asking the device."""

from collections.abc import Callable

import pytest
import torch
from torch import nn
from torch_tpu import metrics

pytestmark = pytest.mark.usefixtures("tpu", "fused")


def cuts() -> int:
    return metrics.counter("cuts")


def big() -> torch.Tensor:
    """Record what a cut for a small value would split from the rest of a step."""
    return torch.full((1024, 1024), 2.0, device="tpu").mul(3)


def test_a_mask_in_the_middle_of_a_step() -> None:
    torch.manual_seed(0)
    layer = nn.TransformerEncoderLayer(64, 4, 128, 0.0, batch_first=True)
    stock = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)
    x = torch.randn(4, 76, 64)
    mask = torch.full((76, 76), float("-inf")).triu(1)
    expected = stock(x, mask=mask)
    model, x = stock.to("tpu"), x.to("tpu")
    torch.tpu.synchronize()
    before, reads = cuts(), metrics.counter("host_reads")
    rest = big()
    found = model(x, mask=torch.full((76, 76), float("-inf"), device="tpu").triu(1))
    assert metrics.counter("host_reads") > reads
    assert cuts() == before
    torch.testing.assert_close(found.cpu(), expected)
    assert rest[0, 0] == 6


def test_what_came_from_the_host() -> None:
    mask = torch.ones(4, 32, dtype=torch.int64).to("tpu")
    lengths = torch.tensor([3, 9, 4]).to("tpu")
    torch.tpu.synchronize()
    before = cuts()
    y = big()
    assert bool(mask.bool().all())
    assert int(lengths.max()) == 9
    assert lengths.tolist() == [3, 9, 4]
    assert torch.arange(10, device="tpu")[3:].tolist() == [*range(3, 10)]
    assert cuts() == before
    mask[2, 3] = 0
    assert not bool(mask.bool().all())
    assert int((mask == 0).sum()) == 1
    assert float(y.sum()) == 6.0 * 1024 * 1024


def test_what_depends_on_the_device() -> None:
    mask = (big() > 5).long()[:4, :4]
    torch.tpu.synchronize()
    before = cuts()
    rest = big()
    assert bool(mask.bool().all())
    assert cuts() > before
    assert rest[0, 0] == 6


@pytest.mark.parametrize(
    "read",
    [
        lambda: torch.ones(10, device="tpu").mul(0.1).sum(),
        lambda: torch.tensor([0.1, 0.2], dtype=torch.float64).to("tpu").max(),
        lambda: torch.rand(4, device="tpu").max(),
        lambda: torch.randint(0, 9, (4,), device="tpu").max(),
    ],
    ids=["rounded", "double precision", "random", "random integers"],
)
def test_what_platforms_may_compute_differently(read: Callable[[], torch.Tensor]) -> None:
    torch.tpu.synchronize()
    before = cuts()
    rest = big()
    read().item()
    assert cuts() > before
    assert rest[0, 0] == 6


def test_subnormal_numbers() -> None:
    """They count as zeros on the host, too, where they do on the device."""
    small = torch.tensor([1e-40, 1.0]).to("tpu")
    on_device = (small > 0).tolist()
    before = cuts()
    rest = big()
    assert (small > 0).tolist() == on_device
    assert cuts() == before
    assert rest[0, 0] == 6


def test_a_counter_that_is_read_for_long() -> None:
    counter = torch.zeros((), dtype=torch.int64, device="tpu")
    rest = big()
    for i in range(1, 201):
        counter += 1
        assert counter.item() == i
    assert rest[0, 0] == 6


def test_reads_do_not_make_a_trace_without_end() -> None:
    table = torch.arange(64, device="tpu")
    before = cuts()
    rest = big()
    for i in range(3000):
        assert table[i % 64].item() == i % 64
    assert cuts() - before < 100
    assert rest[0, 0] == 6


def test_an_index_out_of_range_is_said() -> None:
    table = torch.arange(8, device="tpu")
    at = torch.tensor([9]).to("tpu")
    rest = big()
    with pytest.raises(IndexError):
        table[at].item()
    assert rest[0, 0] == 6
