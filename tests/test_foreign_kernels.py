"""Kernels of others: those that Inductor makes, and custom ops that have none for a TPU."""

import pytest
import torch
from torch.testing import assert_close

from tests.conftest import DEVICE

if DEVICE != "tpu":
    pytest.skip("is about torch_tpu itself", allow_module_level=True)

jax = pytest.importorskip("jax", reason="JAX traces kernels")
from torch_tpu import metrics  # noqa: E402


def _by_inductor(function):
    """Compile with Inductor's own code, where `torch.compile` takes this package by itself."""
    from torch._inductor.compile_fx import compile_fx

    return torch.compile(function, backend=compile_fx)


def test_kernels_of_inductor_compute_what_stock_does(no_fallback: None) -> None:
    def function(x, y):
        return (x * y).relu().sum(-1) + 1

    x, y = torch.randn(64, 128), torch.randn(64, 128)
    is_wide = jax.config.jax_enable_x64
    assert_close(_by_inductor(function)(x.to("tpu"), y.to("tpu")).cpu(), function(x, y))
    assert jax.config.jax_enable_x64 == is_wide


def test_kernels_of_inductor_refuse_64_bits() -> None:
    x = torch.full((64, 128), 2**40).to("tpu")
    with pytest.raises(NotImplementedError, match="int64 for 32 bits; leave the backend out"):
        _by_inductor(lambda x: x + 1)(x)


def test_inductor_by_name_is_this_package() -> None:
    """Its name is the default of `torch.compile`, which cannot tell one from the other."""
    x = torch.full((64, 128), 2**40)
    made = torch.compile(lambda x: x + 1, backend="inductor")(x.to("tpu"))
    assert_close(made.cpu(), x + 1)


_library = torch.library.Library("test_foreign", "DEF")
_library.define("on_cpu(Tensor x) -> Tensor")
_library.impl("on_cpu", lambda x: torch.from_numpy(x.numpy() + 1), "CPU")
_library.define("on_cuda(Tensor x) -> Tensor")
_library.impl("on_cuda", lambda x: x + 1, "CUDA")
for _name in "on_cpu", "on_cuda":
    torch.library.register_fake(f"test_foreign::{_name}", torch.empty_like, lib=_library)


@pytest.mark.filterwarnings("ignore")
def test_an_op_for_the_cpu_runs_there_and_is_counted() -> None:
    metrics.reset()
    x = torch.arange(4.0).to("tpu")
    op = torch.ops.test_foreign.on_cpu
    assert op(x).tolist() == [1, 2, 3, 4]
    block = torch.compile(lambda x: op(x * 2) + 1)
    assert block(x).tolist() == block(x).tolist() == [2, 4, 6, 8]
    assert metrics.fallbacks() == {"test_foreign::on_cpu": 3}


def test_an_op_for_other_devices_is_refused() -> None:
    metrics.reset()
    x = torch.arange(4.0).to("tpu")
    op = torch.ops.test_foreign.on_cuda
    refusal = "test_foreign::on_cuda has no tpu lowering and no kernel for the CPU.*register_kernel"
    for function in op, torch.compile(lambda x: op(x * 2) + 1):
        with pytest.raises(NotImplementedError, match=refusal):
            function(x)
    assert metrics.fallbacks() == {}
    torch.library.register_kernel("test_foreign::on_cuda", "tpu", torch.neg, lib=_library)
    assert op(x).tolist() == [0, -1, -2, -3]


def test_kernels_of_triton_are_refused() -> None:
    triton = pytest.importorskip("triton", reason="Triton is not installed")

    @triton.jit
    def copy(x, y):
        triton.language.store(y, triton.language.load(x))

    def function(x):
        y = torch.empty_like(x)
        copy[(1,)](x, y)
        return y

    for call in function, torch.compile(function):
        with pytest.raises(NotImplementedError, match="Triton kernel copy is code for GPUs"):
            call(torch.ones(1).to("tpu"))
