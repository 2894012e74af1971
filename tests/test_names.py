"""The public names that users' scripts rely on."""

import importlib.metadata
import inspect

import pytest
import torch

from tests.conftest import ROOT, Run

pytestmark = pytest.mark.usefixtures("tpu")

PACKAGE = """
    set_eager_mode get_eager_mode eager_mode sync metrics explain profile mark_dynamic
    export load
""".split()

METRICS = "counter fallbacks report reset".split()

COUNTERS = """
    records cuts programs compiles cache_hits_memory cache_hits_disk cache_hits_shared fallbacks
    host_reads bytes_h2d bytes_d2h donations
""".split()

# Names that users of torch.cuda look for first.
MODULE = """
    is_available device_count current_device set_device device device_of synchronize
    get_device_name get_device_properties manual_seed manual_seed_all seed seed_all initial_seed
    get_rng_state set_rng_state get_rng_state_all set_rng_state_all memory_allocated
    max_memory_allocated memory_reserved max_memory_reserved memory_stats reset_peak_memory_stats
    reset_accumulated_memory_stats empty_cache mem_get_info Stream Event stream current_stream
    default_stream set_stream get_amp_supported_dtype is_initialized init is_bf16_supported
    get_device_capability set_per_process_memory_fraction get_per_process_memory_fraction
    memory_snapshot device_memory_used utilization StreamContext
""".split()

# The types of tensors that torch.cuda has.
TYPES = """
    BFloat16Tensor BoolTensor ByteTensor CharTensor DoubleTensor FloatTensor HalfTensor IntTensor
    LongTensor ShortTensor
""".split()


@pytest.mark.parametrize("name", PACKAGE)
def test_package(name: str) -> None:
    import torch_tpu

    assert hasattr(torch_tpu, name)


@pytest.mark.parametrize("name", METRICS)
def test_metrics(name: str) -> None:
    from torch_tpu import metrics

    assert callable(getattr(metrics, name))


@pytest.mark.parametrize("name", COUNTERS)
def test_counters(name: str) -> None:
    from torch_tpu import metrics

    assert isinstance(metrics.counter(name), int)


@pytest.mark.parametrize("name", MODULE)
def test_torch_tpu_module(name: str) -> None:
    assert hasattr(torch.tpu, name)


def test_the_module_lists_what_is_public() -> None:
    assert set(dir(torch.tpu)) == {*torch.tpu.__all__, *TYPES, "default_generators", "pallas"}
    assert {name for name in dir(torch.cuda) if name.endswith("Tensor")} == set(TYPES)


@pytest.mark.parametrize("name", TYPES)
def test_types_of_tensors(name: str) -> None:
    here, stock = getattr(torch.tpu, name), getattr(torch, name)
    made = here([0, 1])
    assert made.is_tpu
    assert made.type() == f"torch.tpu.{name}"
    assert made.dtype == here.dtype == stock.dtype
    assert torch.equal(made.cpu(), stock([0, 1]))
    assert isinstance(made, here)
    assert not isinstance(made.cpu(), here)
    assert not isinstance(made.to(torch.complex64), here)
    assert here(2, 3).shape == (2, 3)
    assert here is getattr(torch.tpu, name)
    assert isinstance(torch.ones(2).type(here), here)


def test_an_unknown_counter_names_the_known_ones() -> None:
    from torch_tpu import metrics

    with pytest.raises((KeyError, ValueError), match="records"):
        metrics.counter("recrods")


def test_metrics_count_and_start_again() -> None:
    import torch_tpu
    from torch_tpu import metrics

    metrics.reset()
    assert metrics.counter("records") == 0
    (torch.ones(3, device="tpu") * 2).tolist()
    assert metrics.counter("records") >= 1
    assert metrics.counter("host_reads") >= 1
    assert metrics.counter("bytes_d2h") >= 12
    assert "records" in metrics.report()
    assert isinstance(torch_tpu.explain(), str)
    metrics.reset()
    assert metrics.counter("records") == 0


def test_modes_can_be_set_read_and_scoped() -> None:
    import torch_tpu

    before = torch_tpu.get_eager_mode()
    try:
        torch_tpu.set_eager_mode("strict")
        with torch_tpu.eager_mode("debug"):
            assert torch_tpu.get_eager_mode() == "debug"
        assert torch_tpu.get_eager_mode() == "strict"
    finally:
        torch_tpu.set_eager_mode(before)


def test_the_mode_comes_back_after_an_error() -> None:
    import torch_tpu

    before = torch_tpu.get_eager_mode()
    with pytest.raises(ZeroDivisionError), torch_tpu.eager_mode("debug"):
        1 / 0  # noqa: B018
    assert torch_tpu.get_eager_mode() == before


def test_tensors_and_modules_know_the_device() -> None:
    x = torch.ones(2)
    assert not x.is_tpu
    assert x.tpu().is_tpu
    assert x.tpu().device == torch.device("tpu", 0)
    assert x.tpu(0).device == torch.device("tpu:0")
    assert next(torch.nn.Linear(2, 2).tpu().parameters()).is_tpu
    assert x.to("tpu").type() == "torch.tpu.FloatTensor"


def test_the_accelerator_is_the_tpu() -> None:
    assert torch.accelerator.is_available()
    assert torch.accelerator.current_accelerator().type == "tpu"
    assert torch.accelerator.device_count() == torch.tpu.device_count() >= 1
    assert torch.accelerator.current_device_index() == 0
    torch.accelerator.synchronize()


def test_the_distribution_and_its_entry_point() -> None:
    import torch_tpu

    (entry,) = importlib.metadata.entry_points(group="torch.backends", name="torch_tpu")
    assert entry.value == "torch_tpu:_autoload"
    assert entry.dist.name == "torchtpu"
    assert torch_tpu.__version__ == entry.dist.version


@pytest.mark.parametrize("first", ["torch_tpu.export", "torch_tpu", "torch"])
def test_export_is_the_function_however_it_is_imported(first: str, python: Run) -> None:
    python(f"""
import {first}
import torch_tpu.export
from torch_tpu import export, load
from torch_tpu.export import Exported
assert torch_tpu.export is export and export.__name__ == "export" and callable(export)
assert torch_tpu.load is load and isinstance(Exported, type)
""")


def test_public_functions_have_docstrings() -> None:
    import torch_tpu

    for name in PACKAGE:
        assert inspect.getdoc(getattr(torch_tpu, name)), f"torch_tpu.{name} says nothing of itself"


def test_the_page_of_operations_is_up_to_date(python: Run) -> None:
    """`python -m torch_tpu.ops --table > docs/ops.md` updates the page."""
    page = python("from torch_tpu.ops import main; main(['--table'])").stdout
    assert page == (ROOT / "docs/ops.md").read_text()


def test_the_page_of_operations_names_types() -> None:
    from torch_tpu.ops import in_words

    assert in_words(["s64", "u8", "s8", "s16", "s32", "bf16"]) == "int, bfloat16"
    assert in_words(["f8e5m2", "c64", "u16"]) == "uint16, complex64, float8_e5m2"
