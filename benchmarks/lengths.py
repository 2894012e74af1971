"""Sizes that vary: another batch in each call, training on many lengths, and generating.

    python benchmarks/lengths.py batches [NUMBER]    random batches through an encoder
    python benchmarks/lengths.py unread [NUMBER]     outputs are collected, and read at the end
    python benchmarks/lengths.py images [NUMBER]     pictures through a ResNet, and training on them
    python benchmarks/lengths.py training            50 lengths, strict and fused
    python benchmarks/lengths.py generate [WIDTH]    a Llama with a growing cache
    python benchmarks/lengths.py static [WIDTH]      the Llama with a static cache for each prompt
    python benchmarks/lengths.py calls               single batches, one program for all

For `batches` stock PyTorch gets each batch padded to the largest size, as one does to keep shapes
constant, and unpadded. Both run a sample of the batches, which all take about as long when padded.
An empty TORCH_TPU_CACHE_DIR switches the compile cache off. The Llama has four layers or
`--layers`, and is in float32 or, with `--short`, in bfloat16. `--explain` prints the cost of each
program.
"""

import argparse
import copy
import random
import time
from collections.abc import Callable
from functools import partial

import torch
import torch_tpu
from torch import Tensor, nn

BATCH, LENGTH, WIDTH = 16, 512, 128
SAMPLE = 20
WHATS = "batches", "unread", "images", "training", "generate", "static", "calls"
TOKENS = 64


def encoder(width: int = WIDTH, layers: int = 2) -> nn.Module:
    torch.manual_seed(0)
    layer = nn.TransformerEncoderLayer(width, 4, 4 * width, dropout=0.0, batch_first=True)
    return nn.TransformerEncoder(layer, layers, enable_nested_tensor=False)


def seconds(run: Callable[[], object]) -> float:
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def report(name: str, took: float, more: str = "") -> None:
    print(f"{name:28} {took:8.1f} s  {more}", flush=True)


class Programs:
    """The number of programs compiled since its creation."""

    def __init__(self) -> None:
        self.before = torch_tpu.metrics.counter("programs")

    def __str__(self) -> str:
        return f"{torch_tpu.metrics.counter('programs') - self.before} programs"


def padded(x: Tensor) -> Tensor:
    whole = torch.zeros(BATCH, LENGTH, WIDTH)
    whole[: x.size(0), : x.size(1)] = x
    return whole


@torch.no_grad()
def batches(number: int) -> None:
    random.seed(0)
    sizes = [(random.randint(1, BATCH), random.randint(1, LENGTH)) for _ in range(number)]
    inputs = [torch.randn(*size, WIDTH) for size in sizes]
    print(f"{number} batches up to ({BATCH}, {LENGTH}), encoder of width {WIDTH}")
    stock, sample = encoder().eval(), inputs[:SAMPLE]
    scale = number / len(sample)
    report("stock, padded", scale * seconds(lambda: [stock(padded(x)) for x in sample]))
    report("stock, as it is", scale * seconds(lambda: [stock(x) for x in sample]))
    for name in "fused", "compiled":
        model = encoder().eval().to("tpu")
        run = torch.compile(model) if name == "compiled" else model
        programs, worst, start = Programs(), 0.0, time.perf_counter()
        for i, x in enumerate(inputs):
            y = run(x.to("tpu")).cpu()
            if i < SAMPLE:
                worst = max(worst, (y - stock(x)).abs().max().item())
        report(name, time.perf_counter() - start, f"{programs}, at most {worst:.1e} off")


@torch.no_grad()
def calls() -> None:
    stock, model = encoder().eval(), encoder().eval().to("tpu")
    for size in (9, 300), (13, 270), (15, 400), (11, 333), (12, 490):
        model(torch.randn(*size, WIDTH).to("tpu")).cpu()
    for size in (16, 511), (15, 500), (10, 400):
        x = torch.randn(*size, WIDTH)
        for name, run in ("stock", lambda: stock(x)), ("fused", lambda: model(x.to("tpu")).cpu()):  # noqa: B023
            took = min(seconds(run) for _ in range(9))
            print(f"{size!s:12} {name:6} {took * 1e3:6.1f} ms", flush=True)


def collected(model: nn.Module, inputs: list[Tensor], device: str) -> Tensor:
    with torch.no_grad():
        return torch.cat([model(x.to(device)).mean(1) for x in inputs]).cpu()


def unread(number: int) -> None:
    random.seed(0)
    epochs = [[torch.randn(4, random.randint(8, 128), 64) for _ in range(number)] for _ in range(3)]
    print(f"{number} batches up to (4, 128), encoder of width 64, outputs read at the end")
    stock = encoder(64).eval()
    for inputs in epochs:
        report("stock", seconds(partial(collected, stock, inputs, "cpu")))
    for mode in "strict", "fused":
        model = encoder(64).eval().to("tpu")
        with torch_tpu.eager_mode(mode):
            for inputs in epochs:
                programs = Programs()
                took = seconds(partial(collected, model, inputs, "tpu"))
                report(mode, took, str(programs))


def block(width: int, stride: int) -> nn.Module:
    half = [nn.Conv2d(width // stride, width, 3, stride, 1), nn.BatchNorm2d(width), nn.ReLU()]
    return nn.Sequential(
        *half, nn.Conv2d(width, width, 3, padding=1), nn.BatchNorm2d(width), nn.ReLU()
    )


def step(model: nn.Module, pictures: Tensor, training: bool) -> Tensor:
    with torch.set_grad_enabled(training):
        scores = model(pictures)
        if training:
            model.zero_grad()
            scores.square().mean().backward()
    return scores.detach().cpu()


def images(number: int) -> None:
    random.seed(0)
    torch.manual_seed(0)
    stem = [
        nn.Conv2d(3, 16, 7, 2, 3),
        nn.MaxPool2d(3, 2, 1),
        block(16, 1),
        block(32, 2),
        block(64, 2),
    ]
    stock = nn.Sequential(*stem, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(64, 10))
    model = copy.deepcopy(stock).to("tpu")
    sides = [(random.randint(96, 256), random.randint(96, 256)) for _ in range(number)]
    pictures = [torch.randn(2, 3, *size) for size in sides]
    print(f"{number} pairs of pictures from 96 to 256 wide and high, ResNet of three blocks")
    for training in False, True:
        for name, module, device in ("stock", stock, "cpu"), ("fused", model, "tpu"):
            module.train(training)
            programs = Programs()
            run = partial(step, module, training=training)
            took = seconds(lambda run=run, device=device: [run(x.to(device)) for x in pictures])
            report(f"{name}{', training' * training}", took, str(programs))


def train(device: str, lengths: list[int]) -> None:
    model = nn.Sequential(nn.Embedding(100, 64), encoder(64), nn.Linear(64, 100)).to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    for length in lengths:
        ids = torch.randint(100, (4, length)).to(device)
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(ids).flatten(0, 1), ids.flatten())
        loss.backward()
        optimizer.step()
        loss.item()


def training() -> None:
    lengths = random.Random(0).sample(range(8, 128), 50)
    print("training an encoder of width 64 on 50 lengths up to 128")
    report("stock", seconds(lambda: train("cpu", lengths)))
    for mode in "strict", "fused":
        with torch_tpu.eager_mode(mode):
            programs = Programs()
            report(mode, seconds(lambda: train("tpu", lengths)), str(programs))


def answer(model: nn.Module, prompt: Tensor, cache: str | None = None) -> Tensor:
    ids = prompt.to(model.device)
    options = {"attention_mask": torch.ones_like(ids), "cache_implementation": cache}
    return model.generate(ids, max_new_tokens=TOKENS, do_sample=False, **options).cpu()


def generate(width: int, layers: int, dtype: torch.dtype, cache: str | None = None) -> None:
    from transformers import LlamaConfig, LlamaForCausalLM

    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=1000,
        hidden_size=width,
        intermediate_size=2 * width,
        num_hidden_layers=layers,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=512,
        eos_token_id=None,
        pad_token_id=0,
    )
    stock = LlamaForCausalLM(config).eval().to(dtype)
    lengths = random.Random(0).sample(range(5, 101), 20)
    prompts = [torch.randint(2, 1000, (1, length)) for length in lengths]
    print(f"{TOKENS} tokens for each of {len(prompts)} prompts, width {width}, {layers} layers")
    for name, model in ("stock", stock), ("fused", copy.deepcopy(stock).to("tpu")):
        for time_around in "first", "second":
            programs = Programs()
            took = seconds(lambda model=model: [answer(model, prompt, cache) for prompt in prompts])
            speed = f"{TOKENS * len(prompts) / took:6.0f} tokens a second, {programs}"
            report(f"{name}, {time_around} time", took, speed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=WHATS)
    parser.add_argument("number", nargs="?", type=int)
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--explain", action="store_true")
    args = parser.parse_args()
    if args.what == "batches":
        batches(args.number or 1000)
    elif args.what == "unread":
        unread(args.number or 60)
    elif args.what == "images":
        images(args.number or 60)
    elif args.what == "training":
        training()
    elif args.what == "calls":
        calls()
    else:
        cache = "static" if args.what == "static" else None
        dtype = torch.bfloat16 if args.short else torch.float32
        generate(args.number or 512, args.layers, dtype, cache)
    if args.explain:
        print(torch_tpu.explain())


if __name__ == "__main__":
    main()
