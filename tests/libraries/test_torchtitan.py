"""TorchTitan's debug models on two ranks: each way to share the work gives one rank's losses."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
import torch

WORDS = "the a model tensor device of to and in is on for with as that learns chip".split()
SIZES = ["--training.seq_len", "256", "--training.global_batch_size", "4"]
SIZES += ["--training.local_batch_size", "2", "--debug.seed", "1"]
ALONE = ["--training.disable_cuda_graphs"]
WAYS = {
    "fsdp": [],
    "ddp": [
        *("--parallelism.data_parallel_replicate_degree", "2"),
        *("--parallelism.data_parallel_shard_degree", "1"),
    ],
    "tensors": ["--parallelism.tensor_parallel_degree", "2"],
    "sequences": ["--parallelism.context_parallel_degree", "2"],
    "stages": [
        *ALONE,
        *("--parallelism.pipeline_parallel_degree", "2"),
        *("--parallelism.pipeline_parallel_schedule", "1F1B"),
    ],
    "compiled": ["--compile.enable"],
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a text and its tokenizer where TorchTitan's debug models look for them."""
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers

    folder = tmp_path_factory.mktemp("titan")
    draw = random.Random(0)
    texts = [" ".join(draw.choices(WORDS, k=draw.randint(200, 600))) for _ in range(300)]
    data, tokens = folder / "tests/assets/c4_test", folder / "tests/assets/tokenizer"
    data.mkdir(parents=True)
    tokens.mkdir()
    (data / "data.json").write_text("".join(f"{json.dumps({'text': text})}\n" for text in texts))
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    ends = ["<|begin_of_text|>", "<|end_of_text|>"]
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=500, special_tokens=ends, initial_alphabet=alphabet)
    tokenizer.train_from_iterator(texts, trainer)
    tokenizer.save(str(tokens / "tokenizer.json"))
    config = {"bos_token": ends[0], "eos_token": ends[1]}
    (tokens / "tokenizer_config.json").write_text(json.dumps(config))
    return folder


def train(folder: Path, ranks: int, model: str, *options: str) -> list[float]:
    """Return the losses, which the last rank says if stages have ranks."""
    run = [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node", str(ranks)]
    config = ["--module", model, "--config", f"{model}_debugmodel"]
    done = subprocess.run(
        [*run, "-m", "torchtitan.train", *config, *SIZES, *options],
        capture_output=True,
        text=True,
        cwd=folder,
        check=False,
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    found = re.findall(r"step:\s+(\d+)\S*\s+\S*loss:\s+([\d.]+)", said)
    return [float(loss) for _, loss in sorted(found, key=lambda step: int(step[0]))]


@pytest.fixture(scope="module")
def start(folder: Path) -> list[str]:
    """Options to begin at weights that one rank has drawn: ranks draw others."""
    train(folder, 1, "llama3", "--checkpoint.enable", "--checkpoint.create_seed_checkpoint")
    seed = folder / "outputs" / "checkpoint" / "step-0"
    assert seed.exists()
    return ["--checkpoint.enable", "--checkpoint.initial_load_path", str(seed)]


@pytest.fixture(scope="module")
def alone(folder: Path, start: list[str]) -> list[float]:
    options = ["--checkpoint.folder", "alone", "--training.steps", "3"]
    return train(folder, 1, "llama3", *start, *options)


@pytest.mark.parametrize("way", WAYS)
def test_losses_are_those_of_one_rank(
    folder: Path, start: list[str], alone: list[float], way: str
) -> None:
    options = ["--checkpoint.folder", way, "--training.steps", "3"]
    losses = train(folder, 2, "llama3", *start, *options, *WAYS[way])
    # Products are of bfloat16, and their sums have another order on each number of ranks.
    torch.testing.assert_close(losses[-3:], alone, rtol=2e-3, atol=0)


def test_experts_have_ranks(folder: Path) -> None:
    options = ["--training.steps", "3", "--parallelism.expert_parallel_degree", "2"]
    losses = train(folder, 2, "deepseek_v3", *ALONE, *options)
    assert losses[0] > losses[1] > losses[2]


def test_sequences_lie_behind_each_other(folder: Path) -> None:
    options = ["--training.steps", "3", "--parallelism.expert_parallel_degree", "2"]
    losses = train(folder, 2, "gpt_oss", *ALONE, *options)
    assert losses[0] > losses[1] > losses[2]
