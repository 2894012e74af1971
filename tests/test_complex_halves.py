"""Complex numbers of two float16 (complex32): stored in pairs, computed in float32."""

import io
import warnings
from collections.abc import Callable

import pytest
import torch
from torch import Tensor

pytestmark = [
    pytest.mark.usefixtures("mode", "no_fallback"),
    pytest.mark.filterwarnings("ignore:ComplexHalf support is experimental"),
]

# What the interpreter takes, and what is compiled.
SIZES = [3, 4100]


def pairs(n: int, device: str = "cpu") -> Tensor:
    halves = torch.randn(n, 2, generator=torch.Generator().manual_seed(n)).half()
    halves[0] = torch.tensor([torch.inf, -0.0])
    return torch.view_as_complex(halves).to(device)


def same(call: Callable[[Tensor], Tensor], n: int, device: str) -> None:
    found, wanted = call(pairs(n, device)).cpu(), call(pairs(n))
    assert found.dtype == wanted.dtype
    if wanted.dtype == torch.complex32:
        # torch.testing has no kernels for pairs.
        found, wanted = (torch.view_as_real(t.resolve_conj()) for t in (found, wanted))
    torch.testing.assert_close(found, wanted, equal_nan=True)


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize(
    "call",
    [
        lambda z: z[1:] + z[:-1].conj().resolve_conj()[1:2],
        lambda z: (z * (0.5 + 2j))[1:],
        lambda z: z - 1,
        lambda z: -z,
        lambda z: z.conj() * z,
        lambda z: z.abs(),
        lambda z: z == z,
        lambda z: z.real + z.imag,
        lambda z: torch.cat([z, z[:2]])[1:],
        lambda z: z.clone().index_put_((torch.zeros(2, device=z.device).long(),), z[1:3]),
        lambda z: z.view(torch.half),
        lambda z: z.view(torch.int32),
        lambda z: torch.view_as_real(z)[:, 1],
        lambda z: z.to(torch.complex64),
        lambda z: z.to(torch.complex64).mul(1.0001).to(torch.complex32),
        lambda z: z.masked_fill(z.real > 0, 1 + 1j),
        lambda z: torch.where(z.real > 0, z, z.real),
        lambda z: torch.full_like(z, 0.1 + 3j),
        lambda z: torch.complex(z.real, z.imag),
        lambda z: torch.zeros_like(z)[:0],
        lambda z: z.clone().copy_(torch.full((len(z),), 1 / 3, device=z.device)),
    ],
)
def test_as_stock(call: Callable[[Tensor], Tensor], n: int, device: str) -> None:
    same(call, n, device)


@pytest.mark.parametrize(
    "other",
    [torch.bool, torch.int64, torch.half, torch.bfloat16, torch.float, torch.double, torch.cfloat],
)
def test_promotion(other: torch.dtype, device: str) -> None:
    same(lambda z: z + torch.ones(3, dtype=other, device=z.device), 3, device)
    same(lambda z: z + torch.ones((), dtype=other, device=z.device), 3, device)
    if other.is_floating_point and other != torch.bfloat16:
        same(lambda z: torch.ones(3, dtype=other, device=z.device) * 1j, 3, device)


@pytest.mark.parametrize("name", ["sum", "prod", "cumsum", "exp", "sqrt", "square"])
def test_functions_that_stock_has_on_gpus_only(name: str, tpu: str) -> None:
    z = pairs(4, tpu)[1:]
    arguments = (0,) if name == "cumsum" else ()
    found = getattr(z, name)(*arguments)
    assert found.dtype == torch.complex32
    wanted = getattr(z.cpu().to(torch.complex64), name)(*arguments)
    # The result is rounded to float16.
    torch.testing.assert_close(found.cpu().to(torch.complex64), wanted, rtol=1e-3, atol=1e-3)


def test_drawn_numbers(tpu: str) -> None:
    z = torch.randn(4000, dtype=torch.complex32, device=tpu).to(torch.complex64)
    assert abs(z.abs().square().mean().item() - 1) < 0.1
    u = torch.rand(4000, dtype=torch.complex32, device=tpu).to(torch.complex64)
    assert abs(u.mean().item() - (0.5 + 0.5j)) < 0.05


def test_gradients_and_files(device: str) -> None:
    grads = []
    for place in device, "cpu":
        z = pairs(4)[1:].to(place).requires_grad_()
        (z * z).abs().square().backward(torch.ones(3, dtype=torch.half, device=place))
        assert z.grad is not None
        file = io.BytesIO()
        torch.save(z.grad, file)
        file.seek(0)
        grads.append(torch.view_as_real(torch.load(file, map_location="cpu")))
    # Products are rounded to float16 between the steps of a gradient.
    torch.testing.assert_close(*grads, rtol=4e-3, atol=1e-3)


@pytest.mark.skipif(not hasattr(torch, "bcomplex32"), reason="this torch has no such type")
def test_pairs_of_bfloat16_are_refused(tpu: str) -> None:
    with pytest.raises(TypeError, match="dtype BComplex32 on device tpu: it holds bool"):
        torch.empty(2, dtype=torch.bcomplex32, device=tpu)


def test_a_default_of_half(tpu: str) -> None:
    torch.set_default_dtype(torch.half)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            assert (torch.ones(2, device=tpu, dtype=torch.int32) * 1j).dtype == torch.complex32
            assert torch.full((2,), 1j, device=tpu).dtype == torch.complex32
    finally:
        torch.set_default_dtype(torch.float32)
