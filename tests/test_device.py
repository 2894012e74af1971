"""The module torch.tpu and torch.accelerator: devices, memory, random states, streams, events."""

import threading

import pytest
import torch
import torch_tpu
from torch import Tensor

from tests.conftest import Run

pytestmark = pytest.mark.usefixtures("tpu")


def test_availability_and_names() -> None:
    assert torch.tpu.is_available()
    assert torch.tpu.device_count() >= 1
    assert torch.tpu.current_device() == 0
    torch.ones(1, device="tpu")
    assert torch.tpu.is_initialized()
    assert torch.tpu.get_device_name() == torch.tpu.get_device_name("tpu:0") != ""
    properties = torch.tpu.get_device_properties(0)
    assert properties.name == torch.tpu.get_device_name()
    assert properties.total_memory == torch.tpu.mem_get_info()[1] > 0
    assert torch.tpu.is_bf16_supported()


def test_a_device_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="cuda:0"):
        torch.tpu.get_device_name("cuda:0")
    with pytest.raises(RuntimeError, match="invalid device ordinal"):
        torch.tpu.set_device(63)
    with pytest.raises(RuntimeError, match="invalid device ordinal"):
        torch.ones(2, device="tpu:63")


def test_device_contexts_nest_and_none_changes_nothing() -> None:
    with torch.tpu.device(0), torch.tpu.device(None), torch.tpu.device_of(torch.ones(1)):
        assert torch.tpu.current_device() == 0
    with torch.device("tpu"):
        assert torch.ones(1).is_tpu


# Memory


def test_memory_is_counted_from_the_first_tensor_on(python: Run) -> None:
    python("""
import torch
x = torch.ones(1 << 20, device="tpu")
torch.accelerator.synchronize()
assert torch.tpu.memory_allocated() == 4 << 20
""")


def test_memory_grows_with_tensors_and_returns() -> None:
    torch.tpu.synchronize()
    before = torch.tpu.memory_allocated()
    x = torch.ones(1 << 20, device="tpu") + 1
    torch.tpu.synchronize()
    assert torch.tpu.memory_allocated() >= before + (4 << 20)
    torch.tpu.reset_peak_memory_stats()
    assert torch.tpu.max_memory_allocated() == torch.tpu.memory_allocated()
    stats = torch.tpu.memory_stats()
    assert stats["allocated_bytes.all.current"] == torch.tpu.memory_allocated()
    assert stats["num_ooms"] == 0
    assert torch.accelerator.memory_allocated() == torch.tpu.memory_allocated()
    del x
    torch.tpu.synchronize()
    assert torch.tpu.memory_allocated() == before
    torch.tpu.empty_cache()
    assert "allocated" in torch.tpu.memory_summary()


@pytest.mark.usefixtures("mode")
def test_a_recorded_tensor_counts_at_once() -> None:
    torch.tpu.synchronize()
    before = torch.tpu.memory_allocated()
    torch.tpu.reset_peak_memory_stats()
    x = torch.zeros(1 << 20, device="tpu")
    x = x + 1
    assert torch.tpu.memory_allocated() - before >= 4 << 20
    assert torch.tpu.max_memory_allocated() - before >= 4 << 20
    torch.tpu.synchronize()
    assert torch.tpu.memory_allocated() - before == 4 << 20
    x.mul_(2)
    assert torch.tpu.memory_allocated() - before == 4 << 20
    del x
    torch.tpu.synchronize()
    assert torch.tpu.memory_allocated() == before


def test_an_allocation_larger_than_memory_is_refused_and_forgotten() -> None:
    with pytest.raises(torch.OutOfMemoryError):
        torch.empty(1 << 60, dtype=torch.uint8, device="tpu")
    assert torch.ones(2, device="tpu").tolist() == [1.0, 1.0]


def test_looking_at_places_of_a_large_tensor_compiles_nothing() -> None:
    x = torch.arange(1_000_000.0).reshape(1000, 1000)
    y = (x.to("tpu") * 2) / 2
    torch_tpu.sync()
    before = torch_tpu.metrics.counter("programs")
    for i in (0, 7, 500, 999):
        assert y[i, -i].item() == x[i, -i].item()
        assert y[i].tolist() == x[i].tolist()
        assert torch.equal(y[i, 5:900:3].cpu(), x[i, 5:900:3])
        assert torch.equal(y[5:9, i : i + 1].t().cpu(), x[5:9, i : i + 1].t())
    assert y.view(torch.int32)[77, 5].item() == x.view(torch.int32)[77, 5].item()
    assert torch_tpu.metrics.counter("programs") == before


@pytest.mark.parametrize("dtype", [torch.float32, torch.complex64, torch.int16, torch.bool])
def test_deterministic_mode_shows_what_nothing_wrote(dtype: torch.dtype) -> None:
    torch.use_deterministic_algorithms(True)
    try:
        made = [
            (
                torch.empty(3, 2, dtype=dtype, device=on),
                torch.empty_strided((2, 2), (1, 2), dtype=dtype, device=on),
                torch.zeros(2, dtype=dtype, device=on).resize_(5),
            )
            for on in ("tpu", "cpu")
        ]
    finally:
        torch.use_deterministic_algorithms(False)
    for ours, theirs in zip(*made, strict=True):
        torch.testing.assert_close(ours.cpu(), theirs, equal_nan=True)


def test_storages_resize_and_keep_their_contents() -> None:
    x = torch.arange(4.0, device="tpu")
    storage = x.untyped_storage()
    assert storage.device == x.device
    assert storage.nbytes() == 16
    storage.resize_(32)
    assert torch.empty(0, device="tpu").set_(storage).tolist()[:4] == [0.0, 1.0, 2.0, 3.0]
    storage.resize_(0)
    assert storage.nbytes() == 0
    assert x.resize_(2, 3).shape == (2, 3)


def test_addresses_tell_storages_apart() -> None:
    x, y = torch.ones(4, device="tpu"), torch.ones(4, device="tpu")
    assert x.data_ptr() != y.data_ptr()
    assert x.view(2, 2).data_ptr() == x.data_ptr()
    assert x[1:].data_ptr() == x.data_ptr() + 4
    assert x[1:].is_set_to(x[1:])


def test_pinned_memory_is_told_from_other_memory() -> None:
    x = torch.arange(5)
    assert not x.is_pinned()
    pinned = x.pin_memory()
    assert pinned.is_pinned()
    assert pinned[2:].is_pinned()
    assert pinned.to("tpu", non_blocking=True).tolist() == [0, 1, 2, 3, 4]
    assert torch.empty(3, pin_memory=True).is_pinned()
    with pytest.raises(RuntimeError, match="Only dense CPU tensors can be pinned"):
        torch.empty(3, device="tpu", pin_memory=True)


# Random states


def test_the_state_is_a_seed_and_an_offset() -> None:
    torch.tpu.manual_seed(5)
    assert torch.tpu.initial_seed() == 5
    state = torch.tpu.get_rng_state()
    assert state.dtype == torch.uint8
    assert state.view(torch.int64).tolist() == [5, 0]
    first = torch.rand(4, device="tpu")
    assert torch.tpu.get_rng_state().view(torch.int64)[1] > 0
    torch.tpu.set_rng_state(state)
    assert torch.equal(torch.rand(4, device="tpu"), first)


def test_compiled_functions_may_seed_and_rewind() -> None:
    def twice(x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        state = torch.tpu.get_rng_state()
        first = torch.rand_like(x)
        torch.tpu.set_rng_state(state)
        second = torch.rand_like(x)
        torch.tpu.manual_seed_all(torch.tpu.initial_seed())
        return first, second, torch.rand_like(x)

    torch.manual_seed(4)
    first, second, third = torch.compile(twice)(torch.ones(5, device="tpu"))
    assert first.tolist() == second.tolist() == third.tolist()


def test_seeding_everything_seeds_the_device() -> None:
    torch.manual_seed(11)
    first = torch.rand(4, device="tpu")
    assert torch.tpu.initial_seed() == 11
    assert not torch.equal(torch.rand(4, device="tpu"), first)
    torch.manual_seed(11)
    assert torch.equal(torch.rand(4, device="tpu"), first)
    assert torch.tpu.seed() == torch.tpu.initial_seed()


def test_fork_rng_leaves_the_state_alone() -> None:
    before = torch.tpu.get_rng_state()
    with torch.random.fork_rng(device_type="tpu"):
        torch.rand(3, device="tpu")
    assert torch.equal(torch.tpu.get_rng_state(), before)


def test_a_generator_of_ones_own() -> None:
    generator = torch.Generator("tpu").manual_seed(3)
    assert generator.device == torch.device("tpu", 0)
    before = torch.tpu.get_rng_state()
    first = torch.rand(4, device="tpu", generator=generator)
    assert torch.equal(torch.tpu.get_rng_state(), before), "the default stream is another one"
    twin = torch.Generator("tpu")
    twin.set_state(torch.Generator("tpu").manual_seed(3).get_state())
    assert torch.equal(torch.rand(4, device="tpu", generator=twin), first)
    with pytest.raises(RuntimeError, match="16 bytes"):
        twin.set_state(torch.zeros(5, dtype=torch.uint8))


# Streams and events


def test_streams_order_work() -> None:
    stream = torch.tpu.Stream()
    assert stream.device.type == "tpu"
    x = torch.ones(1000, device="tpu")
    stream.wait_stream(torch.tpu.current_stream())
    with torch.tpu.stream(stream):
        assert torch.tpu.current_stream() == stream
        y = x * 3
    assert torch.tpu.current_stream() == torch.tpu.default_stream()
    torch.tpu.current_stream().wait_stream(stream)
    y.record_stream(torch.tpu.current_stream())
    assert (y + x).sum().item() == 4000.0
    stream.synchronize()
    assert stream.query()
    with torch.tpu.stream(None):
        pass


def test_events_mark_and_time_work() -> None:
    start, end = (torch.tpu.Event(enable_timing=True) for _ in range(2))
    assert start.query(), "an event that was never recorded stands in nobody's way"
    x = torch.rand(300, 300, device="tpu")
    start.record()
    for _ in range(5):
        x = (x @ x).tanh()
    end.record()
    torch.tpu.current_stream().wait_event(end)
    end.synchronize()
    assert start.query()
    assert end.query()
    assert 0 < start.elapsed_time(end) < 60_000
    for event in torch.tpu.Event(), torch.Event():
        y = x + 1
        event.record()
        torch.accelerator.synchronize()
        assert event.query(), "a device without work has passed it"
        del y


def test_only_events_with_a_time_cut(fused) -> None:
    def cuts() -> int:
        return torch_tpu.metrics.counter("cuts")

    x = torch.ones(8, device="tpu") * 2
    before = cuts()
    event = torch.tpu.Event()
    event.record()
    torch.tpu.current_stream().wait_event(event)
    torch.tpu.current_stream().wait_stream(torch.tpu.Stream())
    assert cuts() == before
    event.synchronize()
    assert cuts() == before + 1
    y = x + 1
    torch.tpu.Event(enable_timing=True).record()
    assert cuts() == before + 2
    assert y.tolist() == [3.0] * 8


def test_the_current_device_and_stream_belong_to_a_thread() -> None:
    seen = []
    stream = torch.tpu.Stream()
    with torch.tpu.stream(stream):
        other = threading.Thread(target=lambda: seen.append(torch.tpu.current_stream()))
        other.start()
        other.join()
    assert seen == [torch.tpu.default_stream()]


def test_capabilities_are_the_dtypes_that_tensors_may_have(tpu: str) -> None:
    names = (getattr(torch, name) for name in dir(torch))
    for dtype in {value for value in names if isinstance(value, torch.dtype)}:
        try:
            holds = torch.zeros(2, dtype=dtype, device=tpu).dtype == dtype
        except (RuntimeError, TypeError):
            holds = False
        supported = torch.accelerator.get_device_capability()["supported_dtypes"]
        assert holds == (dtype in supported), dtype
    assert torch.tpu.get_device_capability("tpu:0") == torch.accelerator.get_device_capability()
    with pytest.raises(RuntimeError, match="invalid device ordinal"):
        torch.tpu.get_device_capability(99)


def test_the_snapshot_has_all_bytes(tpu: str) -> None:
    kept = torch.ones(1000, device=tpu).add(1)
    torch.tpu.synchronize()
    (segment,) = torch.tpu.memory_snapshot()
    assert segment["device"] == 0
    assert segment["allocated_size"] == torch.tpu.memory_allocated()
    assert sum(block["size"] for block in segment["blocks"]) == segment["total_size"]
    assert torch.tpu.device_memory_used() >= kept.nbytes


def test_a_fraction_of_memory_is_enforced(tpu: str) -> None:
    assert torch.tpu.get_per_process_memory_fraction() == 1.0
    kept = torch.ones(1 << 20, dtype=torch.int8, device=tpu)
    torch.tpu.synchronize()
    free, total = torch.tpu.mem_get_info()
    half = total // 2 - (total - free)
    torch.tpu.set_per_process_memory_fraction(0.5)
    try:
        assert torch.tpu.get_per_process_memory_fraction() == 0.5
        torch.empty(half - (1 << 10), dtype=torch.int8, device=tpu)
        with pytest.raises(torch.OutOfMemoryError, match="of which 0.00 GiB are in use"):
            torch.empty(half + (1 << 10), dtype=torch.int8, device=tpu)
        with pytest.raises(torch.OutOfMemoryError, match="out of memory. Tried to allocate"):
            kept.expand(total // kept.numel(), -1).clone()
        assert kept.sum().item() == 1 << 20
    finally:
        torch.tpu.set_per_process_memory_fraction(1.0)
    torch.empty(half + (1 << 10), dtype=torch.int8, device=tpu)
    with pytest.raises(ValueError, match="Invalid fraction value: 2.0. Allowed range: 0~1"):
        torch.tpu.set_per_process_memory_fraction(2.0)
    with pytest.raises(TypeError, match="must be `float`"):
        torch.tpu.set_per_process_memory_fraction(1)


def test_only_tpus_report_utilization(tpu: str) -> None:
    with pytest.raises(RuntimeError, match="platform cpu does not report how busy"):
        torch.tpu.utilization()


def test_an_index_without_a_device_is_refused_when_it_is_chosen(tpu: str) -> None:
    beyond = torch.tpu.device_count()
    with pytest.raises(RuntimeError, match=f"invalid device ordinal tpu:{beyond}"):
        torch.accelerator.set_device_index(beyond)
    with (
        pytest.raises(RuntimeError, match=f"invalid device ordinal tpu:{beyond}"),
        torch.accelerator.device_index(beyond),
    ):
        pass
    torch.accelerator.set_device_index(-1)
    assert torch.accelerator.current_device_index() == 0


def test_compilers_ask_the_device(tpu: str) -> None:
    from torch._dynamo.device_interface import DeviceInterface, get_interface_for_device

    interface = get_interface_for_device(tpu)
    assert interface.device_count() == torch.tpu.device_count()
    assert interface.is_available()
    assert interface.current_device() == 0
    interface.set_device(0)
    assert interface.exchange_device(0) == 0
    assert interface.maybe_exchange_device(-1) == 0
    interface.set_stream(interface.current_stream())
    interface.synchronize()
    assert interface.get_raw_stream(0) == torch.tpu.current_stream().stream_id
    assert interface.memory_allocated() == torch.tpu.memory_allocated()
    assert interface.get_device_properties().total_memory > 0
    assert interface.Worker.get_device_properties().name
    assert interface.get_compute_capability() == "cpu"
    assert interface.is_bf16_supported()
    assert not interface.is_triton_capable()
    with interface.device(0), interface.stream(interface.Stream(device=tpu)):
        pass
    for name, asked in vars(DeviceInterface).items():
        is_stub = isinstance(asked, staticmethod) and name not in (
            "get_cpp_device_options",
            "is_gpu",
        )
        assert not is_stub or name in vars(interface), f"{name} has no answer"
