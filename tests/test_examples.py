"""The examples run, and a run that was stopped continues as if it had not been."""

import json
import re
import subprocess
import sys
from pathlib import Path

from tests.conftest import ROOT, Run


def train_gpt(device: str, out: Path, *options: str) -> str:
    command = [sys.executable, str(ROOT / "examples" / "train_gpt.py"), "--device", device]
    command += ["--out", str(out), "--layers", "1", "--batch", "2", "--sample", "4", *options]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def held_out_loss(output: str) -> float:
    return float(re.search(r"Held-out loss: ([\d.]+)", output)[1])


def test_train_gpt_and_resume(device: str, tmp_path: Path) -> None:
    first = train_gpt(device, tmp_path, "--steps", "4")
    checkpoint = tmp_path / "checkpoint.pt"
    assert checkpoint.stat().st_size > 3_000_000
    assert (tmp_path / "loss.png").read_bytes().startswith(b"\x89PNG")
    resumed = train_gpt(device, tmp_path / "resumed", "--resume", str(checkpoint), "--steps", "8")
    assert "after step 4" in resumed
    assert held_out_loss(resumed) < held_out_loss(first)
    if device == "tpu":
        assert "fell back to the CPU: none" in resumed
    straight = train_gpt(device, tmp_path / "straight", "--steps", "8")
    # The warm-up of these few steps does not depend on the number of steps.
    assert held_out_loss(resumed) == held_out_loss(straight)


def test_the_notebook_fine_tunes_on_the_device(tpu: str, python: Run) -> None:
    cells = json.loads((ROOT / "docs" / "fine-tuning.ipynb").read_text())["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    facts = """
import torch_tpu
assert arguments.device == trainer.model.device == ask.device == torch.device("tpu:0")
assert trainer.evaluate()["eval_accuracy"] > 0.9
assert [a["label"] for a in ask(["the plot was clever", "dull"])] == ["LABEL_1", "LABEL_0"]
assert torch_tpu.metrics.fallbacks() == {}
"""
    python("\n".join([*code, facts]))
