"""trl without setup: supervised, preference and group-relative training, as on the CPU."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor

pytest.importorskip("trl")

from datasets import Dataset
from trl import DPOConfig, DPOTrainer, GRPOConfig, GRPOTrainer, SFTConfig, SFTTrainer

from tests.words import llama, sentences, tokenizer

pytestmark = pytest.mark.usefixtures("tpu", "fused", "no_fallback")

COMMON = {
    "max_steps": 4,
    "per_device_train_batch_size": 4,
    "learning_rate": 1e-3,
    "logging_steps": 1,
    "bf16": False,
    "report_to": [],
    "disable_tqdm": True,
    "save_strategy": "no",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = str(tmp_path_factory.mktemp("model"))
    llama().save_pretrained(path)
    return path


def supervised(folder: str, options: dict) -> Any:
    data = Dataset.from_dict({"text": sentences(32, 4, 10)})
    arguments = SFTConfig(**options)
    return SFTTrainer(folder, arguments, train_dataset=data, processing_class=tokenizer())


def preference(folder: str, options: dict) -> Any:
    columns = {
        "prompt": sentences(32, 4, 4),
        "chosen": sentences(32, 3, 6, seed=1),
        "rejected": sentences(32, 3, 6, seed=2),
    }
    data = Dataset.from_dict(columns)
    arguments = DPOConfig(**options)
    return DPOTrainer(folder, args=arguments, train_dataset=data, processing_class=tokenizer())


def group_relative(folder: str, options: dict) -> Any:
    arguments = GRPOConfig(num_generations=4, max_completion_length=6, **options)

    def reward(completions: list[str], **_: Any) -> list[float]:
        return [float(len(completion.split())) for completion in completions]

    data = Dataset.from_dict({"prompt": sentences(32, 4, 4)})
    return GRPOTrainer(folder, reward, arguments, data, processing_class=tokenizer())


@pytest.mark.parametrize("make", [supervised, preference, group_relative])
def test_training_is_that_of_the_cpu(
    make: Callable, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stock = torch.multinomial

    def draw_on_the_host(probabilities: Tensor, num_samples: int) -> Tensor:
        # Devices draw other numbers, and so other completions.
        return stock(probabilities.cpu(), num_samples).to(probabilities.device)

    monkeypatch.setattr(torch, "multinomial", draw_on_the_host)
    losses = {}
    for use_cpu in (True, False):
        trainer = make(folder, COMMON | {"output_dir": str(tmp_path), "use_cpu": use_cpu})
        trainer.train()
        device = trainer.model.device.type
        losses[device] = [log["loss"] for log in trainer.state.log_history if "loss" in log]
    assert len(losses["tpu"]) == 4
    assert losses["tpu"] == pytest.approx(losses["cpu"], rel=1e-4, abs=1e-5)
