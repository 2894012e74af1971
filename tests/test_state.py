"""Saving, copying, moving and printing tensors, as any script does."""

import copy
import io
import pickle
from pathlib import Path

import numpy as np
import pytest
import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader, TensorDataset

pytestmark = pytest.mark.usefixtures("mode", "no_fallback")


def equal(got: Tensor, expected: Tensor) -> bool:
    return torch.equal(got.detach().cpu(), expected.detach().cpu())


def small_model() -> nn.Module:
    # A bias before batch norm has only rounding as its gradient, and Adam makes whole steps of it.
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(4, 5, bias=False), nn.BatchNorm1d(5), nn.Linear(5, 2))


# Saving and loading


def test_save_and_load_keep_device_dtype_and_sharing(device: str, tmp_path: Path) -> None:
    x = torch.arange(12.0, device=device).view(3, 4)
    saved = {"x": x, "row": x[1], "turned": x.t(), "half": x.bfloat16(), "ids": x.long()}
    torch.save(saved, tmp_path / "tensors.pt")
    loaded = torch.load(tmp_path / "tensors.pt")
    for name, t in saved.items():
        assert loaded[name].device == x.device
        assert loaded[name].dtype == t.dtype
        assert loaded[name].stride() == t.stride()
        assert equal(loaded[name], t)
    loaded["row"].zero_()
    assert loaded["x"][1].tolist() == [0.0] * 4, "a view that was saved is a view when loaded"


def test_map_location_moves_either_way(device: str, tmp_path: Path) -> None:
    torch.save(torch.arange(5, device=device), tmp_path / "device.pt")
    torch.save(torch.arange(5), tmp_path / "cpu.pt")
    assert torch.load(tmp_path / "device.pt", map_location="cpu").device.type == "cpu"
    there = torch.load(tmp_path / "cpu.pt", map_location=device)
    assert there.device.type == device
    assert there.tolist() == [0, 1, 2, 3, 4]


def test_state_dicts_of_module_and_optimizer_round_trip(device: str, tmp_path: Path) -> None:
    def step(model: nn.Module, optimizer: torch.optim.Optimizer) -> None:
        optimizer.zero_grad()
        model(torch.linspace(-1, 1, 24).view(6, 4).to(device)).square().mean().backward()
        optimizer.step()

    model = small_model().to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=0.01)
    step(model, optimizer)
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict()}
    torch.save(state, tmp_path / "state.pt")

    again = small_model().to(device)
    again_optimizer = torch.optim.AdamW(again.parameters(), lr=0.5)
    state = torch.load(tmp_path / "state.pt")
    again.load_state_dict(state["model"])
    again_optimizer.load_state_dict(state["optimizer"])
    step(model, optimizer)
    step(again, again_optimizer)
    # Not bit for bit: in fused mode the two steps are two programs, and may round differently.
    for p, q in zip(again.state_dict().values(), model.state_dict().values(), strict=True):
        torch.testing.assert_close(p.cpu(), q.cpu())


def test_deepcopy_and_pickle_own_their_memory(device: str) -> None:
    model = small_model().to(device)
    for twin in copy.deepcopy(model), pickle.loads(pickle.dumps(model)):
        assert next(twin.parameters()).device.type == device
        assert equal(twin[0].weight, model[0].weight)
        with torch.no_grad():
            twin[0].weight.add_(1)
        assert not equal(twin[0].weight, model[0].weight)


def test_a_whole_storage_can_be_saved_through_a_buffer(device: str) -> None:
    buffer = io.BytesIO()
    torch.save(nn.Parameter(torch.ones(2, 2, device=device)), buffer)
    buffer.seek(0)
    loaded = torch.load(buffer)
    assert isinstance(loaded, nn.Parameter)
    assert loaded.requires_grad
    assert loaded.tolist() == [[1.0, 1.0], [1.0, 1.0]]


# Data


@pytest.mark.parametrize("pin_memory", [False, True])
@pytest.mark.parametrize("workers", [0, 2])
def test_data_loader(workers: int, pin_memory: bool, device: str) -> None:
    if pin_memory and device == "cpu":
        pytest.skip("stock PyTorch without an accelerator has no pinned memory")
    torch.ones(1, device=device).add_(1)  # the device starts before the workers fork
    data = TensorDataset(torch.arange(20.0).view(10, 2), torch.arange(10))
    loader = DataLoader(data, batch_size=4, num_workers=workers, pin_memory=pin_memory)
    total, labels = 0.0, []
    for x, y in loader:
        assert x.is_pinned() == pin_memory
        total += x.to(device, non_blocking=True).sum().item()
        labels += y.to(device, non_blocking=True).tolist()
    assert total == 190.0
    assert labels == list(range(10))


def test_module_hooks_run_and_see_device_tensors(device: str) -> None:
    model, seen = small_model().to(device), []
    model[0].register_forward_pre_hook(lambda m, args: seen.append(("pre", args[0].device.type)))
    model[0].register_forward_hook(lambda m, args, y: y * 2)
    model[2].register_full_backward_hook(lambda m, gi, go: seen.append(("back", len(go))))
    model(torch.ones(3, 4, device=device)).sum().backward()
    assert seen == [("pre", device), ("back", 1)]


# Autograd modes


def test_no_grad_and_inference_mode(device: str) -> None:
    w = torch.ones(3, device=device, requires_grad=True)
    with torch.no_grad():
        y = w * 2
        w.add_(1)
    assert not y.requires_grad
    assert w.tolist() == [2.0, 2.0, 2.0]
    with torch.inference_mode():
        z = w * 3
        z[0] = 0
    assert z.is_inference()
    assert z.tolist() == [0.0, 6.0, 6.0]
    with pytest.raises(RuntimeError, match="[Ii]nference tensor"):
        z.mul_(w)


def test_a_write_that_backward_needs_is_noticed(device: str) -> None:
    x = torch.ones(3, device=device, requires_grad=True)
    y = x.exp()
    y.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


# Views and masks


def test_slice_assignment_through_views_of_views(device: str) -> None:
    def write(where: str) -> list[Tensor]:
        x = torch.arange(120.0, device=where).view(4, 5, 6)
        v = x[1:3].transpose(0, 2)[::2, 1:4]
        v[1] = -1
        v[:, :, 0].mul_(10)
        v.select(1, 2).copy_(torch.arange(6.0, device=where).view(3, 2))
        x.view(-1)[::7] += 100
        x.diagonal(dim1=0, dim2=1).fill_(5)
        x.permute(2, 0, 1)[3].t()[2] = torch.tensor(9.0)
        return [x, v, v.contiguous(), x.flatten()[3:50:4]]

    for got, expected in zip(write(device), write("cpu"), strict=True):
        assert got.stride() == expected.stride()
        assert equal(got, expected)


def test_gradients_flow_through_writes_into_views(device: str) -> None:
    def gradient(where: str) -> list[list[float]]:
        x = torch.arange(6.0, device=where).view(2, 3).requires_grad_()
        y = x * 2
        y[0, 1:] = y[1, :2] * 5
        y[:, 0].mul_(3)
        (y * torch.arange(6.0, device=where).view(2, 3)).sum().backward()
        return x.grad.tolist()

    assert gradient(device) == gradient("cpu")


def test_boolean_masks(device: str) -> None:
    x = torch.tensor([[1.0, -2.0, 3.0], [-4.0, 5.0, -6.0]], device=device)
    mask = x > 0
    assert x[mask].tolist() == [1.0, 3.0, 5.0]
    assert x[:, mask[0]].tolist() == [[1.0, 3.0], [-4.0, -6.0]]
    assert mask.nonzero().tolist() == [[0, 0], [0, 2], [1, 1]]
    assert torch.masked_select(x, ~mask).tolist() == [-2.0, -4.0, -6.0]
    x[mask] = 0
    x[~mask] *= 2
    assert x.tolist() == [[0.0, -4.0, 0.0], [-8.0, 0.0, -12.0]]
    x[x < -5] = torch.tensor([1.0, 2.0], device=device)
    assert x.tolist() == [[0.0, -4.0, 0.0], [1.0, 0.0, 2.0]]
    assert x[x > 100].shape == (0,)
    assert not mask.all()
    assert bool(mask.any())


# Reading


def test_reading_single_values_and_lists(device: str) -> None:
    assert torch.tensor(2.5, device=device).item() == 2.5
    assert torch.tensor([7], device=device).item() == 7
    assert torch.tensor(True, device=device).item() is True
    assert int(torch.tensor(3, device=device)) == 3
    assert [10, 20, 30][torch.tensor(1, device=device)] == 20
    assert torch.tensor([[1, 2], [3, 4]], device=device).tolist() == [[1, 2], [3, 4]]
    assert torch.tensor(1 + 2j, device=device).item() == 1 + 2j
    with pytest.raises(RuntimeError, match="2 elements cannot be converted"):
        torch.ones(2, device=device).item()


def test_numpy(device: str) -> None:
    x = torch.arange(6, device=device).view(2, 3).t()
    assert np.array_equal(x.cpu().numpy(), np.arange(6).reshape(2, 3).T)
    assert torch.from_numpy(np.eye(2)).to(device).sum().item() == 2.0
    assert torch.as_tensor(np.float64(2.5), device=device).dtype == torch.float64
    if device != "cpu":
        with pytest.raises(TypeError, match=r"can't convert .* to numpy"):
            x.numpy()


def test_dlpack_to_the_cpu(device: str) -> None:
    x = torch.arange(6.0, device=device).view(2, 3).t()
    assert np.array_equal(np.from_dlpack(x.cpu()), x.tolist())
    again = torch.from_dlpack(x.cpu())
    assert again.device.type == "cpu"
    assert equal(again, x)
    assert equal(torch.from_dlpack(x, device="cpu"), x)
    assert np.array_equal(np.from_dlpack(x), x.tolist())


def test_dlpack_never_shares_device_memory(tpu: str) -> None:
    x = torch.arange(6.0, device=tpu)
    with pytest.raises(BufferError, match="copy"):
        x.__dlpack__(copy=False)
    with pytest.raises(BufferError, match="DLPack"):
        torch.utils.dlpack.to_dlpack(x)
    # Within torch nothing leaves the device.
    alias = torch.from_dlpack(x, copy=False)
    alias[0] = 1.0
    assert x.sum().item() == 16.0


def test_printing(device: str) -> None:
    x = torch.tensor([[1.5, -2.0], [float("inf"), 0.0]], device=device)
    suffix = "" if device == "cpu" else f", device='{device}:0'"
    assert repr(x) == f"tensor([[ 1.5000, -2.0000],\n        [    inf,  0.0000]]{suffix})"
    assert str(x.long()[:1]) == f"tensor([[ 1, -2]]{suffix})"
    assert f"{x[0, 0]:.1f}" == "1.5"
    assert "requires_grad=True" in repr(torch.ones(1, device=device, requires_grad=True))
    assert "..., " in repr(torch.arange(5000, device=device))
    empty = "tensor([], " + ("" if device == "cpu" else f"device='{device}:0', ") + "size=(0, 3))"
    assert repr(torch.ones(0, 3, device=device)) == empty


def test_moving(device: str) -> None:
    x = torch.randn(3, 4)
    y = x.to(device)
    assert y.to(device) is y
    assert y.to(device, copy=True) is not y
    assert equal(y.double(), x.double())
    assert equal(y.to(torch.bfloat16), x.to(torch.bfloat16))
    assert equal(x.t().to(device), x.t())
    assert equal(torch.empty(4, 3).copy_(y.t()), x.t())
    assert equal(torch.empty_like(y, dtype=torch.float64).copy_(x), x.double())
    assert equal(y.cpu(memory_format=torch.preserve_format), x)
    channels_last = torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last)
    assert channels_last.to(device).is_contiguous(memory_format=torch.channels_last)
    assert equal(channels_last.to(device), channels_last)
