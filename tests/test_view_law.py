"""Reading and writing through chains of view operations, compared with stock PyTorch."""

import random
from collections.abc import Callable

import pytest
import torch
from torch import Tensor

from tests.view_chains import chain, dims

DTYPES = [torch.float32, torch.int64, torch.bool, torch.complex64]


# Every fifth element is one of these.
FLOATS = [float("nan"), float("inf"), -float("inf"), 3e38, -3e38, 1.2e-38, 0.0]
INTEGERS = [2**63 - 1, -(2**63), -1, 2**31, -(2**31) - 1, 0]
# Rows in front of a base, for a base that is compiled and not interpreted.
MANY = 1 << 15


def fresh(rng: random.Random, dtype: torch.dtype, rows: int = 0) -> Tensor:
    """A tensor with distinct elements, as far as its dtype allows, and extreme ones."""
    sizes = [rows, *dims(rng, 12)] if rows else dims(rng)
    numbers = torch.arange(torch.Size(sizes).numel())
    if dtype == torch.bool:
        return (numbers % 3 == 0).reshape(sizes)
    values = numbers.to(dtype, copy=True)
    extremes = torch.tensor(INTEGERS if dtype == torch.int64 else FLOATS).to(dtype)
    places = numbers[::5]
    values[places] = extremes[places // 5 % len(extremes)]
    return values.reshape(sizes)


def same(got: Tensor, expected: Tensor) -> None:
    torch.testing.assert_close(got.cpu(), expected, rtol=0, atol=0, equal_nan=True)


def same_chain(seed: int, t: Tensor) -> Tensor:
    return chain(random.Random(seed), t)


def flat(tensors: list[Tensor]) -> Tensor:
    """All elements in one tensor, so that many views are one program."""
    return torch.cat([t.reshape(-1) for t in tensors])


def names_each_element_once(view: Tensor) -> bool:
    numel = view.untyped_storage().nbytes() // view.element_size()
    places = torch.arange(numel).as_strided(view.size(), view.stride(), view.storage_offset())
    return places.unique().numel() == view.numel()


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_reads(device: str, mode: str, dtype: torch.dtype) -> None:
    rng = random.Random(f"reads {dtype}")
    n = 60 if mode == "fused" else 6
    bases = [fresh(rng, dtype) for _ in range(n)]
    on_device = [base.to(device) for base in bases]
    expected = [same_chain(seed, base) for seed, base in enumerate(bases)]
    views = [same_chain(seed, base) for seed, base in enumerate(on_device)]
    for view, like in zip(views, expected, strict=True):
        assert (view.size(), view.stride()) == (like.size(), like.stride())
        assert view.storage_offset() == like.storage_offset()
    same(flat(views), flat(expected))


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_writes(device: str, mode: str, dtype: torch.dtype) -> None:
    rng = random.Random(f"writes {dtype}")
    n = 60 if mode == "fused" else 6
    bases = [fresh(rng, dtype) for _ in range(n)]
    on_device = [base.to(device) for base in bases]
    for seed, (base, twin) in enumerate(zip(bases, on_device, strict=True)):
        view, twin_view = same_chain(seed, base), same_chain(seed, twin)
        if not names_each_element_once(view):
            continue
        new = -view if dtype != torch.bool else ~view
        view.copy_(new)
        twin_view.copy_(new.to(device))
        # A second write through the same view reads the written values.
        view.logical_not_() if dtype == torch.bool else view.mul_(3)
        twin_view.logical_not_() if dtype == torch.bool else twin_view.mul_(3)
    same(flat(on_device), flat(bases))


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_large_bases(device: str, dtype: torch.dtype) -> None:
    """Reads and writes of bases that are compiled, where small ones are interpreted."""
    rng = random.Random(f"large {dtype}")
    for seed in range(4):
        base = fresh(rng, dtype, MANY)
        twin = base.to(device)
        view, twin_view = (chain(random.Random(seed), t, base.numel()) for t in (base, twin))
        same(twin_view, view)
        if names_each_element_once(view):
            for t in (view, twin_view):
                t.copy_(~t if dtype == torch.bool else -t)
            same(twin, base)


def test_views_of_one_storage_see_each_others_writes(device: str, mode: str) -> None:
    def program(device: str) -> Tensor:
        x = torch.arange(96.0, device=device).view(8, 12)
        columns, corner, diagonal = x.t()[1:7:2], x[2:5, 4:8], x.diagonal()
        columns += 100
        corner.mul_(2)
        diagonal.copy_(corner.reshape(-1)[:8])
        x.view(8, 3, 4)[:, 1].zero_()
        x[3] = x[:, 5].repeat(2)[:12]
        x.unfold(1, 4, 4)[0, 0].neg_()
        return flat([x, columns, corner, diagonal])

    assert torch.equal(program(device).cpu(), program("cpu"))


def _lines(x: Tensor) -> Tensor:
    return torch.arange(2, device=x.device)


READING: dict[str, Callable[[Tensor], object]] = {
    "whole": lambda x: x.add_(x[2, 0].clone()),
    "every other": lambda x: x[:, ::2].add_(x[2, 0].clone(), alpha=2),
    "some rows": lambda x: x[1:3].copy_(x[2:4].clone() * 2),
    "rows from above": lambda x: x[1:].add_(x[:-1].clone()),
    "a column": lambda x: x[:, 1].mul_(x[3, 1].clone()),
    "turned": lambda x: x[:, :4].t().copy_(x[:, :4].clone() + x[1, 1]),
    "diagonal": lambda x: x.diagonal().sub_(x[3, 3].clone()),
    "indexed": lambda x: x.index_put_((_lines(x),), x[1:3].clone() * x[0, 5]),
    "added by index": lambda x: x.index_add_(0, _lines(x), x[1:3].clone() * x[0, 5]),
    "flipped": lambda x: x.copy_(x.flip(0).clone() + 1),
}


@pytest.mark.parametrize("name", READING)
def test_an_update_may_read_what_it_overwrites(device: str, mode: str, name: str) -> None:
    stock = torch.arange(24.0).view(4, 6) - 5
    ours = stock.to(device)
    for _ in range(2):
        for x in stock, ours:
            READING[name](x)
            x.mul_(3)
            READING[name](x)
        assert torch.equal(ours.cpu(), stock)


@pytest.mark.parametrize("dtype", [torch.int32, torch.int16, torch.uint8, torch.int64], ids=str)
def test_views_as_another_dtype(device: str, dtype: torch.dtype) -> None:
    def program(device: str) -> list[Tensor]:
        x = torch.arange(24.0, device=device).view(3, 8)
        seen = x.view(dtype)
        before = seen.clone()
        seen[1:, ::2] = 7
        return [before, seen, x]

    for ours, stock in zip(program(device), program("cpu"), strict=True):
        assert torch.equal(ours.cpu().view(torch.uint8), stock.view(torch.uint8))


def test_complex_numbers_as_pairs(device: str) -> None:
    def program(device: str) -> Tensor:
        z = torch.complex(torch.arange(6.0), -torch.arange(6.0)).view(2, 3).to(device)
        torch.view_as_real(z)[1, :, 0] = 9
        z.imag[0].mul_(2)
        pairs = torch.arange(8.0).view(4, 2).to(device)
        torch.view_as_complex(pairs)[2] = 5j
        return flat([torch.view_as_real(z), z.real, pairs])

    assert torch.equal(program(device).cpu(), program("cpu"))


def test_writing_to_a_repeated_element_is_refused(device: str) -> None:
    x = torch.zeros(3, device=device)
    with pytest.raises(RuntimeError, match="more than one element of the written-to tensor"):
        x.expand(4, 3).add_(1)
    assert torch.equal(x.cpu(), torch.zeros(3))
