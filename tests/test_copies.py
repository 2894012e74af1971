"""Copies to the host that do not wait, and tensors that other processes and libraries receive."""

import math

import pytest
import torch
import torch.multiprocessing
import torch_tpu
from torch import Tensor

pytestmark = pytest.mark.usefixtures("no_fallback")


@pytest.mark.usefixtures("mode")
class TestWithoutWaiting:
    def test_pinned_memory_is_filled_by_the_next_synchronize(self, tpu: str) -> None:
        x = torch.arange(6.0, device=tpu).view(2, 3)
        hosts = [
            (x * 2).to("cpu", non_blocking=True),
            (x.t() + 1).to("cpu", non_blocking=True),
            x[1:, 1:].to("cpu", non_blocking=True),
            torch.empty(2, 3, pin_memory=True).copy_(x - 1, non_blocking=True),
            torch.zeros(0, device=tpu).to("cpu", non_blocking=True),
            torch.empty(3, device=tpu).zero_().to("cpu", non_blocking=True),
        ]
        x.fill_(9)
        torch.tpu.synchronize()
        expected = torch.arange(6.0).view(2, 3)
        wanted = [expected * 2, expected.t() + 1, expected[1:, 1:], expected - 1]
        for host, value in zip(hosts, [*wanted, torch.zeros(0), torch.zeros(3)], strict=True):
            assert host.is_pinned() or host.numel() == 0
            assert torch.equal(host, value)

    def test_an_event_tells_when_it_is_filled(self, tpu: str) -> None:
        host = torch.arange(5, device=tpu).square().to("cpu", non_blocking=True)
        event = torch.Event(tpu)
        event.record()
        event.synchronize()
        assert host.tolist() == [0, 1, 4, 9, 16]

    def test_other_memory_is_filled_at_once(self, tpu: str) -> None:
        host = torch.zeros(3)
        host.copy_(torch.arange(3.0, device=tpu), non_blocking=True)
        assert host.tolist() == [0, 1, 2]


def test_such_a_copy_is_no_host_read(tpu: str) -> None:
    with torch_tpu.eager_mode("fused"):
        x = torch.arange(4.0, device=tpu)
        torch.tpu.synchronize()
        torch_tpu.metrics.reset()
        host = (x + 1).to("cpu", non_blocking=True)
        assert torch_tpu.metrics.counter("host_reads") == 0
        torch.tpu.synchronize()
        assert host.tolist() == [1, 2, 3, 4]


def test_such_copies_cut_nothing_until_something_waits(tpu: str) -> None:
    with torch_tpu.eager_mode("fused"):
        x = torch.arange(4.0, device=tpu)
        torch.tpu.synchronize()
        torch_tpu.metrics.reset()
        hosts = [(x + i).to("cpu", non_blocking=True) for i in range(3)]
        assert torch_tpu.metrics.counter("cuts") == 0
        # As on CUDA, what a read waits for comes after the copies before it.
        assert (x * 2).tolist() == [0, 2, 4, 6]
        assert torch_tpu.metrics.counter("cuts") == 1
        assert [host[0].item() for host in hosts] == [0, 1, 2]


def test_memory_that_nobody_holds_is_kept_until_it_is_filled(tpu: str) -> None:
    for _ in range(20):
        torch.ones(1000, device=tpu).mul_(3).to("cpu", non_blocking=True)
    torch.tpu.synchronize()


def answer(questions, answers) -> None:
    x = questions.get(timeout=60)
    answers.put((type(x).__name__, str(x.device), x.requires_grad))
    answers.put(x.detach() + 1)
    # What was put can be received as long as this process lives.
    questions.get(timeout=60)


def test_a_queue_carries_tensors_between_processes(tpu: str) -> None:
    spawn = torch.multiprocessing.get_context("spawn")
    questions, answers = spawn.Queue(), spawn.Queue()
    child = spawn.Process(target=answer, args=(questions, answers))
    child.start()
    try:
        questions.put(torch.nn.Parameter(torch.arange(4.0, device=tpu)))
        assert answers.get(timeout=60) == ("Parameter", "tpu:0", True)
        received = answers.get(timeout=60)
        assert received.device.type == tpu
        assert received.tolist() == [1, 2, 3, 4]
    finally:
        questions.put("received")
        child.join(60)


def test_torch_imports_its_own_tensors_where_they_are(tpu: str) -> None:
    x = torch.arange(3.0, device=tpu)
    alias = torch.from_dlpack(x)
    assert alias.device == x.device
    alias += 1
    assert x.tolist() == [1, 2, 3]
    copy = torch.from_dlpack(x, copy=True)
    copy += 1
    assert x.tolist() == [1, 2, 3]
    assert torch.from_dlpack(x, device="cpu").tolist() == [1, 2, 3]
    assert torch.utils.dlpack.from_dlpack(torch.ones(2)).tolist() == [1, 1]
    with pytest.raises(BufferError, match="cannot be shared through DLPack"):
        torch.utils.dlpack.to_dlpack(x)
    with pytest.raises(BufferError, match="require gradient"):
        torch.from_dlpack(torch.nn.Parameter(x))
    with pytest.raises(ValueError, match="without a copy"):
        torch.from_dlpack(x, device="cpu", copy=False)
    with pytest.raises(TypeError, match="stream must be"):
        x.__dlpack__(stream="0")


def test_a_storage_has_no_parts(tpu: str) -> None:
    x: Tensor = torch.arange(3.0, device=tpu)
    with pytest.raises(RuntimeError, match="has no parts that share its memory"):
        x.untyped_storage()[1:3]
    assert torch.arange(3, dtype=torch.uint8).untyped_storage()[1:3].tolist() == [1, 2]


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.bool, torch.complex128])
def test_kernels_are_read_whole_and_in_part(dtype: torch.dtype, tpu: str) -> None:
    """On TPUs, and in `make canonical`, buffers of such dimensions have their features last."""
    for dims in ((6, 5, 3, 3), (4, 1, 7), (2, 3, 2, 3, 3), (3, 3, 3, 1), (0, 2, 3)):
        host = torch.arange(math.prod(dims)).remainder(7).reshape(dims).to(dtype)
        device = host.to(tpu)
        assert torch.equal(device.cpu(), host)
        assert torch.equal(device[1:, :, 1].cpu(), host[1:, :, 1])
        assert torch.equal(device.transpose(0, 1).flip(-1).cpu(), host.transpose(0, 1).flip(-1))
        device[:, -1:] = host[:, :1].to(tpu)
        host[:, -1:] = host[:, :1].clone()
        assert torch.equal(device.flatten().cpu(), host.flatten())
