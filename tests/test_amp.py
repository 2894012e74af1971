"""Automatic mixed precision in bfloat16."""

from dataclasses import replace

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from tests import models
from tests.models import losses
from tests.models.workload import Batch

pytestmark = pytest.mark.usefixtures("mode", "no_fallback")


def test_autocast_is_available(tpu: str) -> None:
    assert torch.amp.is_autocast_available(tpu)
    assert not torch.is_autocast_enabled(tpu)
    with torch.autocast(tpu):
        assert torch.is_autocast_enabled(tpu)
        assert torch.get_autocast_dtype(tpu) == torch.bfloat16
    assert torch.bfloat16 in torch.tpu.get_amp_supported_dtype()


def test_autocast_chooses_types_by_operation(device: str) -> None:
    x = torch.randn(4, 8, device=device)
    w = torch.randn(8, 8, device=device)
    with torch.autocast(device, dtype=torch.bfloat16):
        assert (x @ w).dtype == torch.bfloat16
        assert F.linear(x, w).dtype == torch.bfloat16
        y = F.conv2d(x.view(1, 2, 4, 4), w.view(-1)[:36].view(2, 2, 3, 3))
        assert y.dtype == torch.bfloat16
        assert torch.cat([x, x @ w]).dtype == torch.float32, "the widest type wins"
        assert F.mse_loss((x @ w), x).dtype == torch.float32
        assert (x + 1).dtype == torch.float32
        with torch.autocast(device, enabled=False):
            assert (x @ w).dtype == torch.float32
    assert (x @ w).dtype == torch.float32


def test_autocast_reaches_tensors_in_lists(device: str) -> None:
    x = torch.ones(4, 4, device=device)
    half = x.bfloat16()
    with torch.autocast(device, dtype=torch.bfloat16):
        assert torch.einsum("ij,jk->ik", half, x).dtype == torch.bfloat16
        assert torch.einsum("ij,jk,kl->il", x, x, half).dtype == torch.bfloat16
        assert torch.linalg.multi_dot([x, half, x]).dtype == torch.bfloat16
        assert torch.chain_matmul(x, x).dtype == torch.bfloat16
        assert torch.stack([x, half]).dtype == torch.float32
        assert torch.block_diag(x, half).dtype == torch.float32
        assert torch.tensordot(x, half, 1).dtype in (torch.float32, torch.bfloat16)


def test_cells_compute_in_one_type(device: str) -> None:
    x = torch.ones(2, 4, device=device)
    for cell in (nn.LSTMCell(4, 4), nn.GRUCell(4, 4), nn.RNNCell(4, 4)):
        cell = cell.to(device)
        with torch.autocast(device, dtype=torch.bfloat16):
            state = cell(x)
            again = cell(x, state)
        (again[0] if isinstance(again, tuple) else again).float().sum().backward()
        assert all(p.grad.dtype == torch.float32 for p in cell.parameters())


def test_products_in_groups_keep_their_types(device: str) -> None:
    x = torch.randn(4, 8, device=device, requires_grad=True)
    w = torch.randn(2, 8, 8, device=device, requires_grad=True)
    ends = torch.tensor([1, 4], dtype=torch.int32, device=device)
    with torch.autocast(device, dtype=torch.bfloat16):
        y = F.grouped_mm(x, w, offs=ends)
    torch.testing.assert_close(y, torch.cat([x[:1] @ w[0], x[1:] @ w[1]]))
    (gradient,) = torch.autograd.grad((y @ y.t()).sum(), w)
    assert gradient.dtype == torch.float32


def test_normalisations_and_losses_stay_wide(tpu: str) -> None:
    half = torch.randn(4, 8, device=tpu, dtype=torch.bfloat16)
    with torch.autocast(tpu):
        assert half.softmax(-1).dtype == torch.float32
        assert F.layer_norm(half, (8,)).dtype == torch.float32
        assert F.cross_entropy(half, torch.arange(4, device=tpu)).dtype == torch.float32
        assert half.exp().dtype == torch.float32
        assert half.sum().dtype == torch.float32


def test_gradients_have_the_type_of_their_parameters(device: str) -> None:
    model = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 4)).to(device)
    with torch.autocast(device, dtype=torch.bfloat16):
        loss = F.cross_entropy(
            model(torch.randn(5, 8).to(device)).float(), torch.zeros(5).long().to(device)
        )
    loss.backward()
    assert loss.dtype == torch.float32
    assert all(p.grad.dtype == torch.float32 for p in model.parameters())


def test_gpt_learns_in_bfloat16_what_it_learns_in_float32(device: str) -> None:
    workload = models.gpt()

    def loss(model: nn.Module, batch: Batch) -> Tensor:
        with torch.autocast(device, dtype=torch.bfloat16):
            return workload.loss(model, batch)

    wide = losses(workload, "cpu")
    narrow = losses(replace(workload, loss=loss), device)
    # bfloat16 keeps 8 bits, so single products have errors of up to 0.4% and means much smaller
    # ones.
    assert narrow == pytest.approx(wide, rel=0.01)
    assert narrow != wide
