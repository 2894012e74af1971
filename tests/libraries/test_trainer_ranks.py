"""transformers' Trainer on two ranks: an unchanged script, started by torchrun."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

SCRIPT = """
import argparse, json, torch
from transformers import GPT2Config, GPT2LMHeadModel, Trainer, TrainingArguments, set_seed

parser = argparse.ArgumentParser()
parser.add_argument("folder")
parser.add_argument("--cpu", action="store_true")
parser.add_argument("--resume", action="store_true")
parser.add_argument("--fsdp", type=json.loads)
options = parser.parse_args()
set_seed(0)
# Masks differ between devices.
rates = {"resid_pdrop": 0, "embd_pdrop": 0, "attn_pdrop": 0}
model = GPT2LMHeadModel(
    GPT2Config(vocab_size=64, n_positions=32, n_embd=32, n_layer=2, n_head=2, **rates)
)
generator = torch.Generator().manual_seed(1)
rows = torch.randint(64, (64, 16), generator=generator)
arguments = TrainingArguments(
    output_dir=options.folder, per_device_train_batch_size=4, max_steps=6, logging_steps=1,
    save_steps=3, report_to=[], learning_rate=1e-2, use_cpu=options.cpu, disable_tqdm=True,
    **({"fsdp": "full_shard", "fsdp_config": options.fsdp} if options.fsdp else {}),
)
data = [{"input_ids": row, "labels": row} for row in rows]
trainer = Trainer(model=model, args=arguments, train_dataset=data)
trainer.train(resume_from_checkpoint=options.resume or None)
if arguments.process_index == 0:
    losses = [entry["loss"] for entry in trainer.state.log_history if "loss" in entry]
    print("LOSSES", json.dumps([str(arguments.device), losses]))
"""
LAYERS = {"transformer_layer_cls_to_wrap": ["GPT2Block"]}
WAYS = {
    "ddp": None,
    "fsdp 2": {"fsdp_version": 2, **LAYERS},
    "fsdp 2, sharded": {"fsdp_version": 2, "state_dict_type": "SHARDED_STATE_DICT", **LAYERS},
    "fsdp 1": {"fsdp_version": 1, **LAYERS},
}


def train(script: Path, *options: str) -> tuple[str, list[float]]:
    run = [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node", "2"]
    done = subprocess.run(
        [*run, str(script), *options], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    said = next(line for line in done.stdout.splitlines() if line.startswith("LOSSES "))
    device, losses = json.loads(said.removeprefix("LOSSES "))
    return device, losses


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("trainer") / "script.py"
    path.write_text(SCRIPT)
    return path


@pytest.fixture(scope="module")
def stock(script: Path) -> list[float]:
    device, losses = train(script, str(script.with_name("stock")), "--cpu")
    assert device == "cpu:0"
    return losses


@pytest.mark.usefixtures("tpu")
@pytest.mark.parametrize("way", WAYS)
def test_two_ranks_learn_and_resume_as_on_the_cpu(
    script: Path, stock: list[float], tmp_path: Path, way: str
) -> None:
    options = [str(tmp_path)] + (["--fsdp", json.dumps(WAYS[way])] if WAYS[way] else [])
    device, losses = train(script, *options)
    assert device == "tpu:0"
    assert losses == pytest.approx(stock, rel=1e-5)
    shutil.rmtree(tmp_path / "checkpoint-6")
    _, resumed = train(script, *options, "--resume")
    assert resumed == losses
