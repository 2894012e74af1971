"""Starting: quick and silent if all is well, clear if it is not, and no obstacle to torch."""

import struct
import subprocess
import sysconfig
from pathlib import Path

import pytest
import torch

from tests.conftest import Run

pytestmark = pytest.mark.usefixtures("tpu")

# The first use of the device fails with one clear error, and torch itself still works.
REFUSED = """
import torch
try:
    torch.ones(2, device="tpu").tolist()
except (RuntimeError, ValueError) as e:
    print(e)
else:
    raise AssertionError("the device started")
assert (torch.ones(2) + 1).tolist() == [2.0, 2.0]
"""


def test_import_torch_is_enough_and_silent(python: Run) -> None:
    done = python("import torch; assert torch.ones(2, device='tpu').is_tpu")
    assert done.stdout == done.stderr == ""


def test_registering_is_quick_and_starts_nothing(python: Run) -> None:
    done = python("""
import os, time
os.environ["TORCH_DEVICE_BACKEND_AUTOLOAD"] = "0"
start = time.process_time()
import torch
middle = time.process_time()
import torch_tpu
print((time.process_time() - middle) / (middle - start))
assert not torch.tpu.is_initialized()
assert "xla_plugins.xla_cpu_pjrt" not in __import__("sys").modules
""")
    # Next to torch's own import, which slows down with the machine as well.
    assert float(done.stdout) < 0.15


def test_training_on_the_cpu_starts_nothing(fork: Run) -> None:
    fork("""
import torch
torch.manual_seed(1)
model = torch.nn.Linear(2, 2)
model(torch.ones(1, 2)).sum().backward()
torch.optim.SGD(model.parameters(), lr=0.1).step()
torch.tpu.set_device(0)
with torch.device("cpu"), torch.tpu.device(0):
    assert torch.tpu.is_available() and not torch.tpu.is_initialized()
""")


def test_counting_devices_starts_nothing(fork: Run) -> None:
    """Launchers count, and leave the devices to the processes that they start."""
    code = """
import torch
assert torch.accelerator.device_count() == torch.tpu.device_count() == 3
assert not torch.tpu.is_initialized()
torch.tpu.init()
assert torch.tpu.is_initialized() and torch.tpu.device_count() == 3
"""
    fork(code, TORCH_TPU_CPU_DEVICES="3")


@pytest.mark.parametrize(
    ("chip", "visible", "count"), [("0x0063", None, 4), ("0x0063", "2", 1), ("0x0076", None, 8)]
)
def test_chips_are_counted_on_the_bus(
    chip: str, visible: str | None, count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from torch_tpu import _platform

    for number in range(5):
        folder = tmp_path / str(number)
        folder.mkdir()
        # The last one is a network card.
        kind = "0x020000" if number == 4 else "0x088000"
        for name, text in ("vendor", "0x1ae0"), ("class", kind), ("device", chip):
            (folder / name).write_text(f"{text}\n")
    monkeypatch.setattr(_platform, "_BUS", str(tmp_path))
    monkeypatch.setattr(_platform, "resolve", lambda: _platform.Choice("tpu", "libtpu.so", [], 1))
    if visible:
        monkeypatch.setenv("TPU_VISIBLE_CHIPS", visible)
    assert _platform.tpu_chips() == 4
    assert _platform.device_count() == count


def test_autoload_can_be_switched_off(python: Run) -> None:
    python(
        "import torch; assert not hasattr(torch, 'tpu')",
        TORCH_DEVICE_BACKEND_AUTOLOAD="0",
    )


@pytest.mark.skipif(not torch.version.cuda, reason="PyTorch is built without CUDA")
def test_torch_keeps_its_accelerator_on_a_machine_with_cuda(python: Run) -> None:
    with_a_gpu = """
import pathlib
glob = pathlib.Path.glob
pathlib.Path.glob = lambda p, name: ["nvidia0"] if name.startswith("nvidia") else glob(p, name)
import torch
"""
    asked_for = "assert torch.ones(2, device='tpu').is_tpu"
    left_alone = "assert not hasattr(torch, 'tpu')\nimport torch_tpu\n"
    python(with_a_gpu + left_alone + asked_for, TORCH_TPU_PLATFORM=None)
    python(with_a_gpu + asked_for, TORCH_TPU_PLATFORM="cpu")


NONSENSE = [
    ("TORCH_TPU_EAGER_MODE", "fast", "fused"),
    ("TORCH_TPU_CPU_DEVICES", "many", "1"),
    ("TORCH_TPU_CPU_DEVICES", "0", "1"),
    ("TORCH_TPU_PLATFORM", "abacus", "cpu"),
    ("TORCH_TPU_FALLBACK", "maybe", "error"),
]


def test_nonsense_variables_are_no_obstacle_to_importing_torch(python: Run) -> None:
    python("import torch", **{name: value for name, value, _ in NONSENSE})


@pytest.mark.parametrize(("name", "value", "accepted"), NONSENSE)
def test_a_nonsense_variable(name: str, value: str, accepted: str, fork: Run) -> None:
    message = fork(REFUSED, **{name: value}).stdout
    assert name in message
    assert value in message
    assert accepted in message


def test_a_missing_plugin(fork: Run, tmp_path: Path) -> None:
    path = tmp_path / "nowhere.so"
    message = fork(REFUSED, TORCH_TPU_PLATFORM=str(path)).stdout
    assert str(path) in message


def test_a_plugin_for_another_machine(fork: Run, tmp_path: Path) -> None:
    library = Path(sysconfig.get_path("stdlib")) / "lib-dynload"
    elf = bytearray(next(library.glob("*.so")).read_bytes())
    aarch64 = 183
    elf[18:20] = struct.pack("<H", aarch64)
    path = tmp_path / "other.so"
    path.write_bytes(elf)
    message = fork(REFUSED, TORCH_TPU_PLATFORM=str(path)).stdout
    assert str(path) in message


def compiled(tmp_path: Path, source: str) -> str:
    path = tmp_path / "plugin.so"
    (tmp_path / "plugin.c").write_text(source)
    subprocess.run(
        ["cc", "-shared", "-fPIC", "-o", str(path), str(tmp_path / "plugin.c")], check=True
    )
    return str(path)


def test_a_library_that_is_no_plugin(fork: Run, tmp_path: Path) -> None:
    path = compiled(tmp_path, "int nothing;")
    message = fork(REFUSED, TORCH_TPU_PLATFORM=path).stdout
    assert path in message
    assert "GetPjrtApi" in message


def test_a_plugin_that_is_too_old(fork: Run, tmp_path: Path) -> None:
    path = compiled(
        tmp_path,
        """
        #include <stddef.h>
        /* A table that ends after the version, which is 0.1. */
        static struct {
          size_t size; void* extension;
          struct { size_t size; void* extension; int major, minor; } version;
        } api = {sizeof api, 0, {sizeof api.version, 0, 0, 1}};
        const void* GetPjrtApi(void) { return &api; }
        """,
    )
    message = fork(REFUSED, TORCH_TPU_PLATFORM=path).stdout
    assert path in message
    assert "0.1" in message


def test_another_backend_holds_the_place(python: Run) -> None:
    done = python(
        """
import torch
torch.utils.rename_privateuse1_backend("other")
try:
    import torch_tpu
except (ImportError, RuntimeError) as e:
    print(e)
else:
    raise AssertionError("registered over another backend")
assert torch._C._get_privateuse1_backend_name() == "other"
assert (torch.ones(2) + 1).tolist() == [2.0, 2.0]
""",
        TORCH_DEVICE_BACKEND_AUTOLOAD="0",
    )
    assert "other" in done.stdout


def test_another_backend_does_not_break_import_torch(python: Run, tmp_path: Path) -> None:
    """A second backend that autoloads first: torch still imports, with a clear warning."""
    (tmp_path / "aaa_backend.py").write_text(
        "def load():\n    import torch\n    torch.utils.rename_privateuse1_backend('other')\n"
    )
    info = tmp_path / "aaa_backend-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: aaa-backend\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[torch.backends]\naaa = aaa_backend:load\n")
    done = python(
        "import sys; sys.path.insert(0, PATH)\n".replace("PATH", repr(str(tmp_path)))
        + "import torch\nassert torch._C._get_privateuse1_backend_name() == 'other'"
    )
    assert "other" in done.stderr


def test_a_package_of_the_same_name_from_elsewhere(python: Run, tmp_path: Path) -> None:
    """Another distribution with a folder `torch_tpu/` mixes its files with this one's: an error."""
    info = tmp_path / "torch_tpu-0.2.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: torch_tpu\nVersion: 0.2.0\n")
    (info / "RECORD").write_text("torch_tpu/__init__.py,,\n")
    setup = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
    message = python(setup + REFUSED).stdout
    assert "torch_tpu 0.2.0" in message
    assert "pip uninstall" in message


def test_fork_after_the_device_has_started(python: Run) -> None:
    done = python(
        """
import os, torch
x = torch.ones(2, device="tpu")
x.tolist()
if (child := os.fork()) == 0:
    try:
        (x + 1).tolist()
    except RuntimeError as e:
        print(e, flush=True)
        os._exit(0 if (torch.ones(2) + 1).tolist() == [2.0, 2.0] else 2)
    os._exit(1)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
assert (x + 1).tolist() == [2.0, 2.0]
""",
        timeout=60,
    )
    assert "fork" in done.stdout
    assert "spawn" in done.stdout


def test_fork_before_the_device_has_started(python: Run) -> None:
    python(
        """
import os, torch
if (child := os.fork()) == 0:
    os._exit(0 if torch.ones(2, device="tpu").tolist() == [1.0, 1.0] else 1)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
assert torch.ones(2, device="tpu").tolist() == [1.0, 1.0]
""",
        timeout=60,
    )


def test_leaving_with_work_in_flight(python: Run) -> None:
    """No crash and no hang when the interpreter ends before the device has finished."""
    done = python(
        """
import torch
x = torch.randn(500, 500, device="tpu")
for _ in range(20):
    x = (x @ x).tanh()
""",
        timeout=60,
    )
    assert done.stderr == ""


def test_another_torch_is_named_with_the_one_to_install() -> None:
    from torch_tpu import _C, _built_for

    here = ".".join(torch.__version__.split(".")[:2])
    # The extension's file says the same, for a torch that cannot load it.
    assert _built_for.version() == _built_for.version(_C.BUILT_FOR) == here
    assert _built_for.refusal() is None
    said = str(_built_for.refusal("torchtpu is built for PyTorch 2.10 alone"))
    assert f"PyTorch {torch.__version__} is installed" in said
    assert "pip install 'torch==2.10.*'" in said
