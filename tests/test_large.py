"""Tensors and dimensions of more elements than int32 counts, in bytes."""

import pytest
import torch
from torch import Tensor

pytestmark = pytest.mark.usefixtures("no_fallback")

PAST = 2**31
N = PAST + 100
NEEDED = 8 << 30


def free_memory() -> int:
    try:
        with open("/proc/meminfo") as file:
            lines = dict(line.split(":") for line in file)
        return int(lines["MemAvailable"].split()[0]) << 10
    except (OSError, KeyError):
        return 0


needs_memory = pytest.mark.skipif(free_memory() < NEEDED, reason="needs 8 GB of free memory")


def zeros(device: str) -> Tensor:
    return torch.zeros(N, dtype=torch.int8, device=device)


@needs_memory
def test_places_beyond_int32_are_written_and_read(device: str) -> None:
    x = zeros(device)
    x[5], x[6] = 3, 7
    x[PAST] = 5
    x[-1] = 4
    x[PAST + 10 : PAST + 12] = 6
    places = (5, 6, 7, PAST - 1, PAST, PAST + 1, N - 1)
    assert [x[i].item() for i in places] == [3, 7, 0, 0, 5, 0, 4]
    assert x[PAST + 9 : PAST + 13].tolist() == [0, 6, 6, 0]
    rows = x.view(N // 4, 4)
    rows[N // 4 - 2] = 1
    assert x[-9:].tolist() == [0, 1, 1, 1, 1, 0, 0, 0, 4]
    rows.t()[1, N // 4 - 1] = 2
    x.as_strided((3,), (2**30,)).fill_(9)
    assert [x[i].item() for i in (1, 2**30, PAST, N - 3)] == [0, 9, 9, 2]


@needs_memory
def test_indices_beyond_int32(device: str) -> None:
    x = zeros(device)
    x[torch.tensor([1, PAST + 50], device=device)] = 8
    assert x[torch.tensor([0, PAST + 50, -50, 50], device=device)].tolist() == [0, 8, 8, 0]
    place = torch.tensor([PAST + 51], device=device)
    x.index_add_(0, place, torch.tensor([8], dtype=torch.int8, device=device))
    assert x.index_select(0, place).tolist() == x.gather(0, place).tolist() == [8]
    assert x.take(place - 1).tolist() == [8]


@needs_memory
def test_places_of_extremes_and_counts_beyond_int32(device: str) -> None:
    x = zeros(device)
    x[PAST + 50] = 9
    assert x.argmax().item() == PAST + 50
    value, place = x.max(0)
    assert (value.item(), place.item()) == (9, PAST + 50)
    assert (x == 0).sum().item() == N - 1
    assert x.sum().item() == 9


def test_values_of_more_elements_than_memory_have_a_type(device: str) -> None:
    one = torch.zeros(1, dtype=torch.int8, device=device)
    x = one.expand(2**33)
    assert x.numel() == 2**33
    assert x[2**32 : 2**32 + 3].tolist() == [0, 0, 0]
    assert [part.shape[0] for part in x.chunk(3)] == [2863311531, 2863311531, 2863311530]
