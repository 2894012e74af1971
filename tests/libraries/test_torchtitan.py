"""TorchTitan's debug models on two ranks: ways to share the work give the same losses."""

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
# Of one batch for all ranks, and of one for each.
OF_ONE = {
    "tensors": ["--parallelism.tensor_parallel_degree", "2"],
    "sequences": ["--parallelism.context_parallel_degree", "2"],
    "stages": [
        *ALONE,
        *("--parallelism.pipeline_parallel_degree", "2"),
        *("--parallelism.pipeline_parallel_schedule", "1F1B"),
    ],
}
OF_EACH = {"sharded": [], "compiled": ["--compile.enable"]}
REPLICAS = [
    *("--parallelism.data_parallel_replicate_degree", "2"),
    *("--parallelism.data_parallel_shard_degree", "1"),
]


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


def run(folder: Path, ranks: int, model: str, *options: str) -> str:
    """Return what the ranks say."""
    start = [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node", str(ranks)]
    config = ["--module", model, "--config", f"{model}_debugmodel", "--training.steps", "3"]
    done = subprocess.run(
        [*start, "-m", "torchtitan.train", *config, *SIZES, *options],
        capture_output=True,
        text=True,
        cwd=folder,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def train(folder: Path, ranks: int, model: str, *options: str) -> list[float]:
    """Return the losses of three steps; if ranks are stages, the last one knows them."""
    said = run(folder, ranks, model, *options)
    found = re.findall(r"step:\s+(\d+)\S*\s+\S*loss:\s+([\d.]+)", said)
    losses = {int(step): float(loss) for step, loss in found}
    assert sorted(losses) == [1, 2, 3], said
    return [losses[step] for step in (1, 2, 3)]


@pytest.fixture(scope="module")
def start(folder: Path) -> list[str]:
    """Options to begin at weights that one rank has drawn: ranks draw others."""
    run(folder, 1, "llama3", "--checkpoint.enable", "--checkpoint.create_seed_checkpoint")
    seed = folder / "outputs" / "checkpoint" / "step-0"
    assert seed.exists()
    return ["--checkpoint.enable", "--checkpoint.initial_load_path", str(seed)]


def steps(folder: Path, start: list[str], ranks: int, name: str, *options: str) -> list[float]:
    return train(folder, ranks, "llama3", *start, "--checkpoint.folder", name, *options)


@pytest.fixture(scope="module")
def of_one(folder: Path, start: list[str]) -> list[float]:
    return steps(folder, start, 1, "alone")


@pytest.fixture(scope="module")
def of_each(folder: Path, start: list[str]) -> list[float]:
    return steps(folder, start, 2, "replicas", *REPLICAS)


# Products are of bfloat16, and their sums have another order in each way.
def close(losses: list[float], expected: list[float]) -> None:
    torch.testing.assert_close(losses, expected, rtol=2e-3, atol=0)


@pytest.mark.parametrize("way", OF_ONE)
def test_ranks_share_a_batch(folder: Path, start: list[str], of_one: list[float], way: str) -> None:
    close(steps(folder, start, 2, way, *OF_ONE[way]), of_one)


@pytest.mark.parametrize("way", OF_EACH)
def test_ranks_have_batches(folder: Path, start: list[str], of_each: list[float], way: str) -> None:
    close(steps(folder, start, 2, way, *OF_EACH[way]), of_each)


def test_experts_have_ranks(folder: Path) -> None:
    losses = train(folder, 2, "deepseek_v3", *ALONE, "--parallelism.expert_parallel_degree", "2")
    assert losses[0] > losses[1] > losses[2]


def test_sequences_lie_behind_each_other(folder: Path) -> None:
    losses = train(folder, 2, "gpt_oss", *ALONE, "--parallelism.expert_parallel_degree", "2")
    assert losses[0] > losses[1] > losses[2]
