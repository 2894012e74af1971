"""Hugging Face libraries without setup: Trainer, device maps and pipelines, as on the CPU."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import torch

os.environ["HF_HUB_OFFLINE"] = "1"

from accelerate.state import AcceleratorState
from transformers import (
    AutoModelForCausalLM,
    Trainer,
    TrainingArguments,
    pipeline,
)

from tests.words import SPECIAL, WORDS, llama, tokenizer

pytestmark = pytest.mark.usefixtures("tpu", "fused")

DEVICE = torch.device("tpu:0")


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    torch._dynamo.reset()
    yield
    AcceleratorState._reset_state(reset_partial_state=True)


def trainer(folder: Path, dropout: float = 0.0, **options: Any) -> Trainer:
    torch.manual_seed(1)
    rows = [torch.randint(len(SPECIAL), len(WORDS), (8,)) for _ in range(24)]
    data = [{"input_ids": row, "labels": row} for row in rows]
    arguments = {
        "max_steps": 6,
        "per_device_train_batch_size": 4,
        "learning_rate": 1e-3,
        "logging_steps": 1,
        "eval_strategy": "steps",
        "eval_steps": 3,
        "save_strategy": "no",
        "report_to": [],
        "disable_tqdm": True,
    }
    return Trainer(
        llama(dropout),
        TrainingArguments(str(folder), **arguments | options),
        train_dataset=data,
        eval_dataset=data[:8],
    )


def losses(trainer: Trainer) -> list[float]:
    """Return the losses of all steps and evaluations."""
    return [v for log in trainer.state.log_history for k, v in log.items() if k.endswith("loss")][
        :-1
    ]


@pytest.mark.parametrize("options", [{}, {"bf16": True}])
def test_training_is_that_of_the_cpu(options: dict, tmp_path: Path, no_fallback: None) -> None:
    here = trainer(tmp_path, **options)
    here.train()
    assert here.args.device == here.accelerator.device == here.model.device == DEVICE
    there = trainer(tmp_path, use_cpu=True, **options)
    there.train()
    assert there.model.device.type == "cpu"
    assert len(losses(here)) == 8
    rel = 1e-3 if "bf16" in options else 1e-5
    assert losses(here) == pytest.approx(losses(there), rel=rel)
    assert here.evaluate()["eval_loss"] == pytest.approx(there.evaluate()["eval_loss"], rel=rel)
    torch.testing.assert_close(
        here.predict(here.eval_dataset).predictions,
        there.predict(there.eval_dataset).predictions,
        atol=2e-2 if "bf16" in options else 1e-4,
        rtol=0,
    )


def test_a_compiled_model_has_the_same_losses(tmp_path: Path) -> None:
    plain, compiled = trainer(tmp_path), trainer(tmp_path, torch_compile=True)
    plain.train()
    compiled.train()
    assert losses(compiled) == pytest.approx(losses(plain), rel=1e-5)
    named = trainer(tmp_path, torch_compile=True, torch_compile_backend="tpu", max_steps=1)
    named.train()
    assert named.accelerator.state.dynamo_plugin.backend == "INDUCTOR"


def test_a_stopped_run_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    """Dropout draws from the device's generator, whose state is in the checkpoint."""
    straight = trainer(tmp_path, dropout=0.3, save_strategy="steps", save_steps=3)
    straight.train()
    resumed = trainer(tmp_path, dropout=0.3)
    resumed.train(resume_from_checkpoint=str(tmp_path / "checkpoint-3"))
    assert losses(resumed) == pytest.approx(losses(straight), rel=1e-6)


def test_the_cpu_that_a_user_chooses_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACCELERATE_USE_CPU", "true")
    chosen = trainer(tmp_path, max_steps=1)
    chosen.train()
    assert chosen.args.device.type == chosen.model.device.type == "cpu"


def test_float16_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="fp16"):
        trainer(tmp_path, fp16=True)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with a model and its tokenizer."""
    folder = str(tmp_path_factory.mktemp("model"))
    tokenizer().save_pretrained(folder)
    llama().save_pretrained(folder)
    return folder


@pytest.mark.parametrize(
    "device_map",
    [
        "auto",
        "balanced",
        "sequential",
        "tpu",
        0,
        {"": "tpu:0"},
        {"model.embed_tokens": 0, "model.rotary_emb": 0, "model.layers.0": 0}
        | {"model.layers.1": "cpu", "model.norm": "cpu", "lm_head": 0},
    ],
)
def test_a_device_map_places_the_model(device_map: Any, saved: str) -> None:
    tokens = torch.tensor([[4, 5, 6]])
    stock = llama().generate(tokens, max_new_tokens=6, do_sample=False)
    model = AutoModelForCausalLM.from_pretrained(saved, device_map=device_map)
    assert model.device == DEVICE
    made = model.generate(tokens.to(DEVICE), max_new_tokens=6, do_sample=False)
    assert torch.equal(made.cpu(), stock)


@pytest.mark.parametrize(
    ("options", "device"),
    [
        ({}, "tpu:0"),
        ({"device": 0}, "tpu:0"),
        ({"device": "tpu:0"}, "tpu:0"),
        ({"device_map": "auto"}, "tpu:0"),
        ({"device": "cpu"}, "cpu"),
        ({"device_map": "cpu"}, "cpu"),
        ({"device_map": {"": torch.device("cpu")}}, "cpu"),
        ({"device": -1}, "cpu"),
    ],
)
def test_a_pipeline_chooses_the_device(options: dict, device: str, saved: str) -> None:
    made = pipeline("text-generation", model=saved, **options)
    assert made.device == made.model.device == torch.device(device)
    stock = pipeline("text-generation", model=saved, device=-1)
    asked = {"max_new_tokens": 6, "do_sample": False}
    assert made("the cat sat", **asked) == stock("the cat sat", **asked)


def test_a_pipeline_follows_a_model_that_is_placed(saved: str) -> None:
    split = {"model": 0, "lm_head": "cpu"}
    model = AutoModelForCausalLM.from_pretrained(saved, device_map=split)
    made = pipeline("text-generation", model=model, tokenizer=saved)
    assert made.device == DEVICE
    assert made("the cat sat", max_new_tokens=2)


def test_files_are_read_to_the_device(tmp_path: Path) -> None:
    from safetensors import safe_open
    from safetensors.torch import load_file, load_model, save_file, save_model

    file = tmp_path / "x.safetensors"
    tensors = {"x": torch.arange(3), "y": torch.ones(2, 2, dtype=torch.bfloat16)}
    save_file({name: x.to(DEVICE) for name, x in tensors.items()}, file)
    for device in ("tpu", "tpu:0", DEVICE, 0):
        for name, x in load_file(file, device=device).items():
            assert x.device == DEVICE
            assert torch.equal(x.cpu(), tensors[name])
    with safe_open(file, "pt", device="tpu") as opened:
        assert isinstance(opened, safe_open)
        assert opened.get_slice("y")[:1].device == DEVICE
    assert load_file(file)["x"].device.type == "cpu"
    layer = torch.nn.Linear(2, 2).to(DEVICE)
    save_model(layer, file)
    load_model(torch.nn.Linear(2, 2).to(DEVICE), file, device="tpu")


def test_a_pipeline_of_diffusers_is_balanced(tmp_path: Path) -> None:
    from diffusers import DDIMPipeline, DDIMScheduler, UNet2DModel

    torch.manual_seed(0)
    unet = UNet2DModel(
        sample_size=8,
        block_out_channels=(16, 16),
        norm_num_groups=4,
        layers_per_block=1,
        down_block_types=("DownBlock2D", "AttnDownBlock2D"),
        up_block_types=("AttnUpBlock2D", "UpBlock2D"),
    )
    stock = DDIMPipeline(unet, DDIMScheduler())
    stock.save_pretrained(tmp_path)
    placed = DDIMPipeline.from_pretrained(tmp_path, device_map="balanced")
    assert placed.hf_device_map == {"unet": 0}
    assert placed.unet.device == DEVICE

    def draw(pipe: DDIMPipeline) -> torch.Tensor:
        pipe.set_progress_bar_config(disable=True)
        generator = torch.Generator().manual_seed(0)
        options = {"generator": generator, "num_inference_steps": 3, "output_type": "np"}
        return torch.as_tensor(pipe(**options).images)

    torch.testing.assert_close(draw(placed), draw(stock), atol=1e-4, rtol=0)
