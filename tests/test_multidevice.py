"""Several devices in one process: eight of this machine's CPU."""

import pytest

from tests.conftest import Run

pytestmark = pytest.mark.usefixtures("tpu")


@pytest.fixture
def eight(fork: Run):
    def run(code: str) -> None:
        fork("import torch\n" + code, TORCH_TPU_CPU_DEVICES="8")

    return run


def test_tensors_stay_where_they_were_put(eight) -> None:
    eight("""
assert torch.tpu.device_count() == torch.accelerator.device_count() == 8
x = torch.arange(6.0, device="tpu:3")
y = (x * 2 + 1).view(2, 3) @ torch.ones(3, 2, device="tpu:3")
y[0] = 7
assert x.device == y.device == y.sum().device == torch.device("tpu:3")
assert y.tolist() == [[7.0, 7.0], [27.0, 27.0]]
assert torch.ones(1, device="tpu").device.index == 0
assert torch.tpu.memory_allocated(3) > 0
assert torch.tpu.memory_allocated(5) == 0
""")


def test_copies_between_devices(eight) -> None:
    eight("""
x = torch.arange(12.0, device="tpu:1").view(3, 4).t()
y = x.to("tpu:6")
assert y.device.index == 6 and y.stride() == x.stride()
assert torch.equal(y.cpu(), x.cpu())
y.add_(1)
assert torch.equal(y.cpu(), x.cpu() + 1)
z = torch.zeros(4, 3, device="tpu:2")
z[1:3].copy_(y[1:3])
assert z.sum().item() == y[1:3].sum().item()
w = torch.ones(3, device="tpu:0", requires_grad=True)
(w.to("tpu:5") * 2).sum().backward()
assert w.grad.device.index == 0 and w.grad.tolist() == [2.0, 2.0, 2.0]
""")


def test_the_current_device(eight) -> None:
    eight("""
with torch.tpu.device(4):
    assert torch.tpu.current_device() == 4
    assert torch.ones(1, device="tpu").device.index == 4
    with torch.tpu.device("tpu:2"):
        assert torch.tpu.current_device() == 2
    assert torch.tpu.current_device() == 4
assert torch.tpu.current_device() == 0
torch.tpu.set_device(7)
assert torch.accelerator.current_device_index() == 7
assert torch.zeros(2).tpu().device.index == 7
with torch.tpu.device_of(torch.ones(1, device="tpu:1")):
    assert torch.tpu.current_device() == 1
""")


def test_mixing_devices_is_refused(eight) -> None:
    eight("""
a, b = torch.ones(2, device="tpu:1"), torch.ones(2, device="tpu:2")
try:
    a + b
except RuntimeError as e:
    assert "same device" in str(e) and "tpu:1" in str(e) and "tpu:2" in str(e), e
else:
    raise AssertionError("not refused")
assert (a + torch.tensor(2.0)).tolist() == [3.0, 3.0]  # a 0-d CPU tensor may join, as in CUDA
try:
    torch.ones(1, device="tpu:8")
except RuntimeError as e:
    assert "8" in str(e), e
else:
    raise AssertionError("not refused")
""")


def test_each_device_trains_alone_and_the_same(eight) -> None:
    eight("""
from tests.models import losses, mlp
first = losses(mlp(), "tpu:0", steps=6)
assert losses(mlp(), "tpu:5", steps=6) == first
""")


def test_random_states_are_per_device(eight) -> None:
    eight("""
torch.manual_seed(3)
a, b = torch.randn(4, device="tpu:1"), torch.randn(4, device="tpu:2")
assert torch.equal(a.cpu(), b.cpu())  # manual_seed seeds every device alike
state = torch.tpu.get_rng_state("tpu:1")
c = torch.randn(4, device="tpu:1")
torch.tpu.set_rng_state(state, "tpu:1")
assert torch.equal(c, torch.randn(4, device="tpu:1"))
""")
