"""The path from torch's dispatcher to the core: arguments of all kinds, in-place and out= forms."""

import warnings

import pytest
import torch
from torch import Tensor

from tests.conftest import Run

pytestmark = pytest.mark.usefixtures("tpu")


def test_every_row_matches_torch() -> None:
    found = torch.ops.tpu.schema_mismatches()
    if not hasattr(torch.ops.aten, "linalg_polar"):
        # This version of torch lacks the newest ops.
        found = [mismatch for mismatch in found if not mismatch.endswith("torch has no such op")]
    assert found == []


def test_rows_of_a_library_are_registered_once_its_operations_exist(python: Run) -> None:
    python(
        """
import torch
library = torch.library.Library("torchvision", "DEF")
library.define("roi_pool(Tensor input, Tensor rois, float spatial_scale, SymInt pooled_height, "
               "SymInt pooled_width) -> (Tensor, Tensor)")
library.define("roi_align(Tensor input, Tensor boxes) -> Tensor")
before = torch.ops.tpu.schema_mismatches()
torch.ops.tpu.register_rows("torchvision")
faults = [f for f in torch.ops.tpu.schema_mismatches() if f not in before]
assert not any("::roi_pool" in fault for fault in faults), faults
assert any("::roi_align" in f and "Tensor boxes" in f for f in faults), faults
assert any("::deform_conv2d" in f and "no such op" in f for f in faults), faults
x = torch.arange(16.0, device="tpu").view(1, 1, 4, 4)
rois = torch.tensor([[0.0, 0, 0, 3, 3]], device="tpu")
pooled, places = torch.ops.torchvision.roi_pool(x, rois, 1.0, 2, 2)
assert pooled.flatten().tolist() == [5, 7, 13, 15] == places.flatten().tolist()
"""
    )


def test_a_product_over_nothing_is_zero() -> None:
    x, y = torch.ones(200, 0, device="tpu"), torch.ones(0, 300, device="tpu")
    assert (x @ y).count_nonzero() == 0
    assert torch.einsum("bij,bik->jk", x.view(0, 20, 10), y.view(0, 20, 15)).shape == (10, 15)


def test_in_place_forms_write_through_views() -> None:
    x = torch.zeros(3, 4, device="tpu")
    column = x[:, 1]
    returned = column.add_(2).mul_(3)
    assert returned is not x
    assert returned.data_ptr() == column.data_ptr()
    assert x.sum(0).tolist() == [0.0, 18.0, 0.0, 0.0]


def test_elements_that_share_memory_are_not_written() -> None:
    wide = torch.ones(1, device="tpu").expand(3)
    for write in (lambda: wide.add_(1), lambda: wide.copy_(torch.arange(3.0))):
        with pytest.raises(RuntimeError, match="more than one element of the written-to tensor"):
            write()
    assert wide.tolist() == [1.0, 1.0, 1.0]


def test_in_place_keeps_the_dtype_and_the_version() -> None:
    x = torch.ones(3, device="tpu", dtype=torch.bfloat16)
    version = x._version
    assert x.add_(torch.ones(3, device="tpu")).dtype == torch.bfloat16
    assert x._version == version + 1


def test_out_tensors_are_filled_and_resized() -> None:
    a = torch.arange(6.0, device="tpu").view(2, 3)
    out = torch.empty(0, device="tpu")
    assert torch.add(a, 1, out=out) is out
    assert out.tolist() == [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]
    turned = torch.empty(3, 2, device="tpu").t()
    torch.mul(a, 2, out=turned)
    assert turned.stride() == (1, 2)
    assert torch.equal(turned, a * 2)
    with pytest.warns(UserWarning, match="was resized since it had shape"):
        torch.add(a, 1, out=torch.empty(5, device="tpu"))
    values, indices = torch.empty(0, device="tpu"), torch.empty(0, device="tpu").long()
    torch.max(a, 1, out=(values, indices))
    assert (values.tolist(), indices.tolist()) == ([2.0, 5.0], [2, 2])


def test_an_out_tensor_that_is_also_read() -> None:
    a = torch.ones(3, device="tpu")
    torch.add(a, a, out=a)
    assert a.tolist() == [2.0, 2.0, 2.0]
    with pytest.raises(RuntimeError, match="doesn't match the broadcast shape"):
        torch.add(a, torch.ones(2, 3, device="tpu"), out=a)


def test_factories_know_device_dtype_and_out() -> None:
    assert torch.arange(4, device="tpu").dtype == torch.int64
    assert torch.full((2,), 1.5, device="tpu", dtype=torch.float64).tolist() == [1.5, 1.5]
    out = torch.empty(0, device="tpu", dtype=torch.int32)
    assert torch.arange(1, 4, out=out).tolist() == [1, 2, 3]
    assert out.dtype == torch.int32
    like = torch.zeros_like(out, device="cpu")
    assert like.device.type == "cpu"
    assert torch.ones_like(torch.zeros(2), device="tpu").is_tpu


def test_the_default_dtype_is_asked_for_at_each_call() -> None:
    ids = torch.arange(3, device="tpu")
    assert (ids / 2).dtype == torch.float32
    torch.set_default_dtype(torch.float64)
    try:
        assert (ids / 2).dtype == torch.float64
    finally:
        torch.set_default_dtype(torch.float32)


@pytest.mark.parametrize("number", [True, 3, 2.5, 1 + 2j])
def test_numbers_promote_as_on_the_cpu(number: complex) -> None:
    for dtype in (torch.bool, torch.int32, torch.float32, torch.float64):
        got, expected = (torch.ones(2, dtype=dtype, device=d) * number for d in ("tpu", "cpu"))
        assert got.dtype == expected.dtype
        assert torch.equal(got.cpu(), expected)


def test_host_scalars_join_and_other_host_tensors_do_not() -> None:
    x = torch.ones(2, device="tpu")
    assert (x + torch.tensor(2.0)).tolist() == [3.0, 3.0]
    assert (x + torch.tensor(2.0, dtype=torch.float64)).dtype == torch.float32
    assert torch.where(x > 0, torch.tensor(5.0), x).tolist() == [5.0, 5.0]
    with pytest.raises(RuntimeError, match=r"at least two devices, tpu:0 and cpu!"):
        x + torch.ones(2)
    with pytest.raises(RuntimeError, match="same device"):
        torch.cat([x, torch.ones(2)])
    with pytest.raises(RuntimeError, match="same device"):
        torch.add(x, x, out=torch.empty(2))


def test_indices_may_live_on_the_host() -> None:
    x = torch.arange(12.0, device="tpu").view(3, 4)
    assert x[torch.tensor([2, 0])][:, 0].tolist() == [8.0, 0.0]
    assert x[[True, False, True]].shape == (2, 4)
    assert x[torch.tensor([0, 1]), torch.tensor([3, 3], device="tpu")].tolist() == [3.0, 7.0]
    x[torch.tensor([1])] = 0
    assert x[1].tolist() == [0.0] * 4


def test_masks_that_only_fill_read_nothing_back() -> None:
    import torch_tpu

    x = torch.arange(6.0, device="tpu").view(2, 3)
    mask = x > 2
    torch_tpu.sync()
    before = torch_tpu.metrics.counter("host_reads")
    x[mask] = -1
    x[:, mask[1]] = torch.tensor(7.0, device="tpu")
    assert torch_tpu.metrics.counter("host_reads") == before
    assert x.tolist() == [[7.0, 7.0, 7.0], [7.0, 7.0, 7.0]]


def test_lists_and_undefined_results() -> None:
    xs = [torch.full((n,), float(n), device="tpu") for n in (1, 2, 3)]
    assert [t.sum().item() for t in torch._foreach_add(xs, xs)] == [2.0, 8.0, 18.0]
    torch._foreach_mul_(xs, [2.0, 3.0, 4.0])
    assert [t[0].item() for t in xs] == [2.0, 6.0, 12.0]
    conv = torch.nn.Conv2d(2, 3, 3).to("tpu")
    conv.bias.requires_grad_(False)
    conv(torch.ones(1, 2, 5, 5, device="tpu")).sum().backward()
    assert conv.bias.grad is None
    assert conv.weight.grad.shape == conv.weight.shape


def test_conjugate_and_negative_views_are_resolved() -> None:
    x = torch.tensor([1 + 2j, 3 - 4j], device="tpu")
    assert x.conj().is_conj()
    assert x.conj().tolist() == [1 - 2j, 3 + 4j]
    assert x.conj().imag.tolist() == [-2.0, 4.0]
    y = torch.zeros(2, dtype=torch.complex64, device="tpu")
    y.conj().copy_(x)
    assert y.tolist() == [1 - 2j, 3 + 4j]
    assert torch.view_as_real(x).tolist() == [[1.0, 2.0], [3.0, -4.0]]


def test_forward_mode_gradients_use_symbolic_zeros() -> None:
    def f(a: Tensor, b: Tensor) -> Tensor:
        return a * b + a

    a, b = torch.ones(2, device="tpu"), torch.full((2,), 3.0, device="tpu")
    _, tangent = torch.func.jvp(lambda a: f(a, b), (a,), (torch.ones_like(a),))
    assert tangent.tolist() == [4.0, 4.0]


def test_a_fallback_is_counted_and_gives_the_right_answer() -> None:
    import torch_tpu

    torch_tpu.metrics.reset()
    x = torch.tensor([[2.0, 0.0], [0.0, 3.0]], device="tpu")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        values, _ = torch.linalg.eig(x)
    assert values.is_tpu
    assert sorted(values.real.tolist()) == [2.0, 3.0]
    assert torch_tpu.metrics.fallbacks() == {"aten::linalg_eig": 1}
    torch_tpu.metrics.reset()
