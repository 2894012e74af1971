"""Fixtures of all tests: the device, the eager mode, and a check against CPU fallbacks.

`TEST_DEVICE=cpu` runs the same tests on stock PyTorch, which checks the tests themselves.
`TEST_PLATFORM=cuda` runs them on another platform than this machine's CPU.
"""

import atexit
import itertools
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.environment import prepare
from tests.forks import Done, Forks

ROOT = Path(__file__).parents[1]
MODES = ("debug", "strict", "fused")

prepare()
_CACHE = tempfile.mkdtemp(prefix="torch_tpu_test_cache_")
atexit.register(shutil.rmtree, _CACHE, ignore_errors=True)
os.environ["TORCH_TPU_CACHE_DIR"] = f"{_CACHE}/programs"
os.environ["TORCHINDUCTOR_CACHE_DIR"] = f"{_CACHE}/graphs"

DEVICE = os.environ.get("TEST_DEVICE", "tpu")

if DEVICE == "tpu":
    import torch_tpu


def pytest_report_header() -> str:
    return f"device under test: {DEVICE}"


@pytest.fixture
def device() -> str:
    return DEVICE


@pytest.fixture
def tpu() -> str:
    """Skip tests of features that stock PyTorch lacks."""
    if DEVICE != "tpu":
        pytest.skip("is about torch_tpu itself")
    return DEVICE


@pytest.fixture(params=MODES)
def mode(request: pytest.FixtureRequest) -> Iterator[str]:
    """Run the test once in each eager mode."""
    if DEVICE != "tpu":
        if request.param != MODES[0]:
            pytest.skip("stock PyTorch has one mode")
        yield request.param
    else:
        with torch_tpu.eager_mode(request.param):
            yield request.param


@pytest.fixture
def fused() -> Iterator[None]:
    """Run the test in fused mode only."""
    if DEVICE != "tpu":
        yield
    else:
        with torch_tpu.eager_mode("fused"):
            yield


@pytest.fixture
def offered(fused: None) -> Iterator[None]:
    """Let kernels of JAX compute attention and products on the CPU, too."""
    from torch_tpu._attention import choice

    choice.offer(least=1)
    yield
    torch_tpu.sync()
    choice.withdraw()


@pytest.fixture
def no_fallback() -> Iterator[None]:
    """Fail the test if any operation inside it ran on the CPU instead."""
    if DEVICE != "tpu":
        yield
    else:
        torch_tpu.metrics.reset()
        yield
        torch_tpu.sync()
        assert torch_tpu.metrics.fallbacks() == {}


Run = Callable[..., Done]


def _search_path() -> str:
    """Return where processes of tests find modules: in this checkout, then where this one does."""
    inherited = os.environ.get("PYTHONPATH")
    own = ROOT / "python"
    built = [str(own)] if any((own / "torch_tpu").glob("_C.*.so")) else []
    return os.pathsep.join([str(ROOT), *built, *([inherited] if inherited else [])])


def _runs(start: Callable[[str, dict[str, str], float], Done]) -> Run:
    def run(code: str, *, check: bool = True, timeout: float = 300, **env: str | None) -> Done:
        given = {**os.environ, "TEST_DEVICE": DEVICE, "PYTHONPATH": _search_path(), **env}
        done = start(code, {n: value for n, value in given.items() if value is not None}, timeout)
        if check and done.returncode != 0:
            pytest.fail(f"the process ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done

    return run


@pytest.fixture
def python() -> Run:
    """Run a piece of Python in a fresh process: `python(code, NAME="value", ...)`.

    A value of None removes the variable. The process must succeed unless `check=False`.
    """

    def start(code: str, env: dict[str, str], timeout: float) -> Done:
        command = [sys.executable, "-c", code]
        return subprocess.run(command, env=env, capture_output=True, text=True, timeout=timeout)

    return _runs(start)


@pytest.fixture(scope="module")
def forks(request: pytest.FixtureRequest) -> Iterator[Forks]:
    """Servers of forks that have imported what the test's file names in `IMPORTS`, or torch."""
    imports = getattr(request.module, "IMPORTS", ["torch"])
    started = Forks(imports, {**os.environ, "TEST_DEVICE": DEVICE})
    yield started
    started.close()


@pytest.fixture
def fork(forks: Forks) -> Run:
    """Like `python`, but in a process that finds torch imported, for tests of what comes after.

    Libraries may say at its end that objects are left.
    """
    turns = itertools.count()

    def start(code: str, env: dict[str, str], timeout: float) -> Done:
        return forks.run(next(turns), code, env, timeout)

    return _runs(start)


@pytest.fixture
def jax_run() -> Callable[..., list]:
    """Run a module's text in JAX on the CPU: `jax_run(text, tensors)` gives tensors."""
    jax = pytest.importorskip("jax", reason="needs JAX, which nothing else here does")
    import torch
    from jax._src.interpreters import mlir
    from jaxlib import _jax
    from jaxlib.mlir import ir

    jax.config.update("jax_enable_x64", True)
    device = jax.devices("cpu")[0]

    def run(text: str, tensors: list) -> list:
        with mlir.make_ir_context():
            module = ir.Module.parse(text)
            program = device.client.compile_and_load(module, _jax.DeviceList((device,)))
        results = program.execute([jax.device_put(t.numpy(), device) for t in tensors])
        return [torch.from_numpy(jax.device_get(result).copy()) for result in results]

    return run
