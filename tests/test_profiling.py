"""Observing the device: the report, profiles, dumps."""

import itertools
import json
import re
from pathlib import Path

import pytest
import torch

from tests.conftest import Run

pytestmark = pytest.mark.usefixtures("fused")


def work(device: str) -> None:
    x = torch.ones(8, 8).to(device).requires_grad_()
    optimizer = torch.optim.SGD([x], lr=0.1)
    (x @ x).relu().sum().backward()
    optimizer.step()
    x.sum().item()


def test_the_report_has_the_whole_picture(tpu: str) -> None:
    import torch_tpu

    torch_tpu.metrics.reset()
    work(tpu)
    work(tpu)
    report = torch_tpu.metrics.report()
    line = f"{__file__}:{work.__code__.co_firstlineno + 5}"
    assert f"host read at {line}: 2 times" in report
    assert "cut because an optimizer step ended: 2 times" in report
    assert "cut because the host read a value: 2 times" in report
    assert re.search(r"compiles +\d+  in \d+\.\d\d s", report)
    assert re.search(r"memory of tpu:0: [\d,]+ bytes, at most [\d,]+", report)
    assert re.search(r"donations +[1-9]", report)
    torch_tpu.metrics.reset()
    assert "host read at" not in torch_tpu.metrics.report()


def test_a_profile_has_our_threads_and_the_device(tpu: str, tmp_path: Path) -> None:
    import torch_tpu

    path = tmp_path / "trace.json"
    with torch_tpu.profile(path):
        # No other test uses this size, so something is compiled.
        y = torch.ones(7, 77).to(tpu).sin() + 1
        y.cpu()
        work(tpu)
    events = json.loads(path.read_text())["traceEvents"]
    tracks = {e["tid"]: e["args"]["name"] for e in events if e["ph"] == "M"}
    spans = [e for e in events if e["ph"] == "X"]
    kinds = {e["cat"] for e in spans}
    assert kinds == {"record", "cut", "compile", "run", "transfer"}
    of = {kind: [e for e in spans if e["cat"] == kind] for kind in kinds}
    assert {"sin", "add.Tensor", "mm"} <= {e["name"] for e in of["record"]}
    assert {tracks[e["tid"]] for e in of["run"]} == {"device tpu:0"}
    assert all("tpu-compile" in tracks[e["tid"]] for e in of["compile"])
    assert any("autograd" in tracks[e["tid"]] for e in of["record"])
    assert {e["args"]["bytes"] for e in of["transfer"]} >= {7 * 77 * 4}
    assert all(e["dur"] >= 0 for e in spans)
    runs = sorted(of["run"], key=lambda e: e["ts"])
    for one, next_one in itertools.pairwise(runs):
        assert one["ts"] + one["dur"] <= next_one["ts"] + 1, "a device runs one at a time"


def test_one_profile_at_a_time(tpu: str, tmp_path: Path) -> None:
    import torch_tpu

    with torch_tpu.profile(tmp_path / "a.json"):
        with (
            pytest.raises(RuntimeError, match="a profile is being taken already"),
            torch_tpu.profile(tmp_path / "b.json"),
        ):
            pass
        work(tpu)
    assert json.loads((tmp_path / "a.json").read_text())["traceEvents"]


def test_the_stock_profiler_shows_the_device(tpu: str) -> None:
    from torch.profiler import ProfilerActivity, profile

    work(tpu)
    with profile(activities=[ProfilerActivity.CPU, ProfilerActivity.PrivateUse1]) as trace:
        work(tpu)
    device = torch.autograd.DeviceType.PrivateUse1
    runs = [e for e in trace.events() if e.device_type == device]
    assert any(e.name.startswith("program ") for e in runs)
    assert sum(e.device_time for e in runs) > 0
    assert any(e.name == "aten::mm" for e in trace.events())


def dumped(python: Run, folder: Path, *lines: str) -> tuple[Path, list[str]]:
    """Return the script of these lines, and the programs that it dumped."""
    script = folder / "script.py"
    script.write_text("\n".join(lines))
    run = f"import runpy; runpy.run_path({str(script)!r})"
    python(run, TORCH_TPU_DUMP=str(folder / "dump"))
    return script, [path.read_text() for path in sorted((folder / "dump").glob("*.mlir"))]


def test_dumped_programs_say_where_they_came_from(python: Run, tmp_path: Path, tpu: str) -> None:
    script, texts = dumped(
        python,
        tmp_path,
        "import torch, torch_tpu",
        "torch_tpu.set_eager_mode('fused')",
        "x = torch.ones(4).to('tpu')",
        "y = x.sin()",
        "print((y + 2).cpu())",
    )
    text = next(text for text in texts if "stablehlo.sine" in text)
    assert f"//   {script}:4: sin\n//   {script}:5: add.Tensor\n" in text


def test_each_number_is_a_parameter(python: Run, tmp_path: Path, tpu: str) -> None:
    """Kernels that differ only in the place of their number are compiled once."""
    _, texts = dumped(
        python,
        tmp_path,
        "import torch, torch_tpu",
        "torch_tpu.set_eager_mode('fused')",
        "x = torch.ones(4).to('tpu')",
        "print((x * 2.5 + 1.5).cpu())",
    )
    text = next(text for text in texts if "stablehlo.multiply" in text)
    signature = next(line for line in text.splitlines() if "@main" in line)
    assert signature.count("tensor<f32>") == 2


def test_the_profiler_of_autograd_is_quiet(tpu: str, capfd: pytest.CaptureFixture[str]) -> None:
    x = torch.ones(3, device=tpu)
    with torch.autograd.profiler.profile(use_device="tpu") as profile:
        (x * 2).sum().item()
    assert any(event.name == "aten::mul" for event in profile.function_events)
    assert "RecordFunction" not in capfd.readouterr().err
