"""Tensors that are conjugated or negated only when they are read, in graphs and exports."""

from collections.abc import Callable
from pathlib import Path

import pytest
import torch
import torch_tpu
from torch import Tensor, nn

pytestmark = pytest.mark.usefixtures("tpu")

Function = Callable[[Tensor], Tensor]

GIVEN: dict[str, Function] = {
    "conj": lambda z: (z * 2).conj(),
    "part of conj": lambda z: (z * 2).conj()[1:],
    "mH": lambda z: (z * 2).mH,
    "imag of conj": lambda z: (z * 2).conj().imag,
    "ifft of reals": lambda z: torch.fft.ifft(z.real, n=7, dim=0, norm="ortho"),
    "ihfft": lambda z: torch.fft.ihfft(z.real),
    "eigenvalues": lambda z: torch.linalg.eigvalsh(z @ z.mH),
}

TAKEN: dict[str, Function] = {
    "conj": lambda z: z.conj(),
    "part of conj": lambda z: z.conj()[:, 1:],
    "negated": lambda z: z.conj().imag,
    "both": lambda z: torch._neg_view(z.conj()),
}


@pytest.fixture(autouse=True)
def fresh() -> None:
    torch._dynamo.reset()
    torch.manual_seed(0)


@pytest.mark.parametrize("name", GIVEN)
def test_a_graph_gives_what_is_conjugated_when_it_is_read(name: str) -> None:
    z = torch.randn(4, 5, dtype=torch.complex64)
    ours = torch.compile(GIVEN[name])(z.to("tpu"))
    torch.testing.assert_close(ours.cpu(), GIVEN[name](z))


@pytest.mark.parametrize("name", TAKEN)
@pytest.mark.parametrize("writes", [False, True])
def test_a_graph_takes_and_writes_what_is_conjugated_when_it_is_read(
    name: str, writes: bool
) -> None:
    def double(z: Tensor) -> Tensor:
        return z.mul_(2) if writes else z * 2

    theirs = torch.randn(4, 5, dtype=torch.complex64)
    ours = theirs.to("tpu")
    compiled = torch.compile(double, fullgraph=True)
    for _ in range(2):
        result = compiled(TAKEN[name](ours))
        torch.testing.assert_close(result.cpu(), double(TAKEN[name](theirs)).resolve_neg())
        torch.testing.assert_close(ours.cpu(), theirs)


def test_the_same_graph_is_not_taken_for_both() -> None:
    z = torch.randn(4, 5, dtype=torch.complex64)
    compiled = torch.compile(lambda z: z * 2j)
    for given in z, z.conj(), z:
        torch.testing.assert_close(compiled(given.to("tpu")).cpu(), given * 2j)
    ours = z.to("tpu")
    for read in (lambda z: z), torch.conj, (lambda z: z):
        torch.testing.assert_close(compiled(read(ours)).cpu(), read(z) * 2j)


def test_gradients_of_eigenvectors() -> None:
    def loss(x: Tensor) -> Tensor:
        values, vectors = torch.linalg.eigh(x @ x.mH)
        return (vectors.abs() * values[:, None].sqrt()).sum()

    theirs = torch.randn(4, 4, dtype=torch.complex64, requires_grad=True)
    ours = theirs.detach().to("tpu").requires_grad_()
    loss(theirs).backward()
    torch.compile(loss)(ours).backward()
    # The gradient of an eigenvector is divided by distances between eigenvalues.
    torch.testing.assert_close(ours.grad.cpu(), theirs.grad, rtol=1e-4, atol=1e-4)


def test_an_exported_model_gives_what_is_conjugated_when_it_is_read(tmp_path: Path) -> None:
    class Spectrum(nn.Module):
        def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
            return torch.fft.ifft(x), (x + 1j).conj()

    x = torch.randn(3, 8)
    program = torch.export.export(Spectrum().to("tpu"), (x.to("tpu"),))
    torch_tpu.export(program, path=tmp_path / "model")
    ours = torch_tpu.load(tmp_path / "model")(x.to("tpu"))
    for got, expected in zip(ours, Spectrum()(x), strict=True):
        torch.testing.assert_close(got.cpu(), expected.resolve_conj())


@pytest.mark.parametrize("name", TAKEN)
def test_a_product_is_written_into_what_is_conjugated_when_it_is_read(name: str) -> None:
    def write(z: Tensor) -> Tensor:
        square = TAKEN[name](z)[:, :4]
        torch.mm(square.clone(), square.clone(), out=square)
        return square.addmm_(square.clone(), square.clone(), beta=2)

    theirs = torch.randn(4, 5, dtype=torch.complex64)
    ours = theirs.to("tpu")
    got, expected = write(ours), write(theirs)
    assert (got.is_conj(), got.is_neg()) == (expected.is_conj(), expected.is_neg())
    torch.testing.assert_close(ours.cpu(), theirs)
