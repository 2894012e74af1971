"""Train a small GPT, byte by byte, on the source code of Python's standard library.

    python examples/train_gpt.py                      # device "tpu", about three minutes on 2 cores
    python examples/train_gpt.py --device cpu         # the same program in stock PyTorch
    python examples/train_gpt.py --resume out/gpt/checkpoint.pt --steps 2000

Everything below is ordinary PyTorch. The only lines that know of torch_tpu choose an eager mode and
print what was compiled. The program ends by opening its checkpoint in a new process with stock CPU
PyTorch and comparing the two evaluation losses.
"""

import argparse
import math
import os
import subprocess
import sys
import sysconfig
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import Tensor, nn

TOLERANCE = 1e-4


@dataclass(frozen=True)
class Config:
    vocabulary: int = 256  # every byte is a token
    context: int = 128
    layers: int = 4
    width: int = 256
    heads: int = 4


class Block(nn.Module):
    """Pre-norm transformer block: x + attention(x), then x + mlp(x)."""

    def __init__(self, config: Config):
        super().__init__()
        self.heads = config.heads
        self.norm1 = nn.LayerNorm(config.width)
        self.qkv = nn.Linear(config.width, 3 * config.width)
        self.project = nn.Linear(config.width, config.width)
        self.norm2 = nn.LayerNorm(config.width)
        self.mlp = nn.Sequential(
            nn.Linear(config.width, 4 * config.width),
            nn.GELU(),
            nn.Linear(4 * config.width, config.width),
        )

    def forward(self, x: Tensor) -> Tensor:
        batch, length, width = x.shape
        qkv = self.qkv(self.norm1(x)).view(batch, length, 3, self.heads, width // self.heads)
        q, k, v = qkv.permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.project(y.transpose(1, 2).reshape(batch, length, width))
        return x + self.mlp(self.norm2(x))


class GPT(nn.Module):
    def __init__(self, config: Config):
        super().__init__()
        self.token = nn.Embedding(config.vocabulary, config.width)
        self.position = nn.Parameter(torch.zeros(config.context, config.width))
        self.blocks = nn.Sequential(*(Block(config) for _ in range(config.layers)))
        self.norm = nn.LayerNorm(config.width)
        self.head = nn.Linear(config.width, config.vocabulary, bias=False)
        self.head.weight = self.token.weight
        self.apply(self._init)

    @staticmethod
    def _init(module: nn.Module) -> None:
        if isinstance(module, nn.Linear | nn.Embedding):
            nn.init.normal_(module.weight, std=0.02)
        if isinstance(module, nn.Linear) and module.bias is not None:
            nn.init.zeros_(module.bias)

    def forward(self, ids: Tensor) -> Tensor:
        x = self.token(ids) + self.position[: ids.shape[1]]
        return self.head(self.norm(self.blocks(x)))

    def loss(self, ids: Tensor) -> Tensor:
        """Mean negative log likelihood of every byte after the first."""
        logits = self(ids[:, :-1])
        return F.cross_entropy(logits.flatten(0, 1), ids[:, 1:].flatten())


class Text:
    """The standard library's modules as one long sequence of bytes; the last tenth is held out."""

    def __init__(self, config: Config):
        files = sorted(Path(sysconfig.get_path("stdlib")).glob("*.py"))
        source = bytearray(b"".join(file.read_bytes() for file in files))
        data = torch.frombuffer(source, dtype=torch.uint8)
        split = len(data) * 9 // 10
        self.window = config.context + 1
        self.train, self.held_out = data[:split], data[split:]

    def batch(self, size: int, generator: torch.Generator) -> Tensor:
        starts = torch.randint(len(self.train) - self.window, (size,), generator=generator)
        return self._windows(self.train, starts)

    def evaluation(self, size: int, batches: int = 16) -> list[Tensor]:
        starts = torch.linspace(0, len(self.held_out) - self.window, size * batches).long()
        return [self._windows(self.held_out, some) for some in starts.split(size)]

    def _windows(self, data: Tensor, starts: Tensor) -> Tensor:
        return torch.stack([data[s : s + self.window] for s in starts.tolist()]).long()


@torch.no_grad()
def evaluate(model: GPT, text: Text, batch: int, device: torch.device) -> float:
    losses = [model.loss(ids.to(device)) for ids in text.evaluation(batch)]
    return torch.stack(losses).mean().item()


@torch.no_grad()
def generate(model: GPT, prompt: Tensor, length: int, temperature: float = 0.7) -> Tensor:
    """Continue the prompt. The window keeps its shape, so one program serves every byte."""
    window, out = prompt, []
    for _ in range(length):
        logits = model(window)[:, -1] / temperature
        out.append(torch.multinomial(logits.softmax(-1), 1))
        window = torch.cat([window[:, 1:], out[-1]], dim=1)
    return torch.cat(out, dim=1)


def schedule(step: int, steps: int, warmup: int = 50, floor: float = 0.1) -> float:
    """Learning-rate factor: a linear warm-up, then a cosine down to `floor`."""
    if step < warmup:
        return (step + 1) / warmup
    progress = min(1.0, (step - warmup) / max(1, steps - warmup))
    return floor + (1 - floor) * 0.5 * (1 + math.cos(math.pi * progress))


class Run:
    """The whole state of a checkpoint: model, optimizer, schedule, random states, loss curves."""

    def __init__(self, args: argparse.Namespace, config: Config):
        torch.manual_seed(args.seed)
        self.config = config
        self.device = torch.device(args.device)
        self.model = GPT(config).to(self.device)
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=args.lr, weight_decay=0.1)
        self.scheduler = torch.optim.lr_scheduler.LambdaLR(
            self.optimizer, lambda step: schedule(step, args.steps)
        )
        self.sampler = torch.Generator().manual_seed(args.seed)
        self.step = 0
        self.training: list[tuple[int, float]] = []
        self.held_out: list[tuple[int, float]] = []

    def train_step(self, ids: Tensor) -> Tensor:
        loss = self.model.loss(ids)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        self.optimizer.zero_grad()
        self.scheduler.step()
        self.step += 1
        return loss.detach()

    def save(self, path: Path) -> None:
        state = {
            "config": asdict(self.config),
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "scheduler": self.scheduler.state_dict(),
            "sampler": self.sampler.get_state(),
            "rng": torch.get_rng_state(),
            "step": self.step,
            "training": self.training,
            "held_out": self.held_out,
        }
        if self.device.type != "cpu":
            state["device_rng"] = torch.get_device_module(self.device).get_rng_state()
        torch.save(state, path)

    def restore(self, path: Path) -> None:
        # Random states belong on the host; the state_dict loaders copy the rest to the device.
        state = torch.load(path, map_location="cpu")
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.scheduler.load_state_dict(state["scheduler"])
        self.sampler.set_state(state["sampler"])
        torch.set_rng_state(state["rng"])
        if "device_rng" in state and self.device.type != "cpu":
            torch.get_device_module(self.device).set_rng_state(state["device_rng"])
        self.step = state["step"]
        self.training, self.held_out = state["training"], state["held_out"]


def train(run: Run, text: Text, args: argparse.Namespace) -> None:
    from tqdm import tqdm

    losses: list[Tensor] = []
    mark = time.perf_counter()
    with tqdm(total=args.steps, initial=run.step, unit="step", dynamic_ncols=True) as bar:
        while run.step < args.steps:
            ids = text.batch(args.batch, run.sampler).to(run.device)
            losses.append(run.train_step(ids))
            # Reading a loss waits for the device, so the loop reads one every ten steps.
            if run.step % 10 == 0 or run.step == args.steps:
                loss = torch.stack(losses).mean().item()
                tokens = len(losses) * args.batch * run.config.context
                speed = tokens / (time.perf_counter() - mark)
                run.training.append((run.step, loss))
                bar.set_postfix_str(f"loss {loss:.3f}, {speed:,.0f} tokens/s")
                bar.update(len(losses))
                losses.clear()
                mark = time.perf_counter()
            if run.step % 100 == 0 or run.step == args.steps:
                held_out = evaluate(run.model, text, args.batch, run.device)
                run.held_out.append((run.step, held_out))
                mark = time.perf_counter()


def plot(run: Run, path: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.plot(*zip(*run.training, strict=True), label="training", alpha=0.7)
    axes.plot(*zip(*run.held_out, strict=True), label="held out", marker="o")
    axes.set(xlabel="step", ylabel="loss (nats per byte)", title=f'GPT on device "{run.device}"')
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(path, dpi=120)


def show_sample(run: Run, text: Text, length: int) -> None:
    prompt = text.evaluation(1)[0][:, : run.config.context]
    sample = generate(run.model, prompt.to(run.device), length).cpu()
    for title, ids in ("prompt", prompt), ("sample", sample):
        print(f"--- {title} ".ljust(78, "-"))
        print(bytes(ids[0].tolist()).decode(errors="replace"))
    print("-" * 78)


def evaluate_checkpoint(path: Path, device: torch.device, batch: int) -> float:
    state = torch.load(path, map_location=device)
    config = Config(**state["config"])
    model = GPT(config).to(device)
    model.load_state_dict(state["model"])
    return evaluate(model, Text(config), batch, device)


def evaluate_in_stock_pytorch(path: Path, batch: int) -> float:
    """Open the checkpoint in a process that never loads torch_tpu."""
    command = [sys.executable, __file__, "--evaluate", str(path)]
    command += ["--device", "cpu", "--batch", str(batch)]
    environment = os.environ | {"TORCH_DEVICE_BACKEND_AUTOLOAD": "0"}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return float(done.stdout)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    add = parser.add_argument
    add("--device", default="tpu", help='"tpu", "cpu", "tpu:1", ... (%(default)s)')
    add("--mode", default="fused", choices=["debug", "strict", "fused"], help="eager mode of tpu")
    add("--steps", type=int, default=1000, help="last step (%(default)s)")
    add("--layers", type=int, default=Config.layers, help="transformer blocks (%(default)s)")
    add("--batch", type=int, default=8, help="sequences per step (%(default)s)")
    add("--lr", type=float, default=1e-3, help="peak learning rate (%(default)s)")
    add("--seed", type=int, default=1234, help="random seed (%(default)s)")
    add("--sample", type=int, default=400, help="bytes to generate (%(default)s)")
    add("--resume", type=Path, metavar="CHECKPOINT", help="continue from this file")
    add("--out", type=Path, default=Path("out/gpt"), help="folder to write to (%(default)s)")
    add("--evaluate", type=Path, metavar="CHECKPOINT", help="only print its held-out loss")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    device = torch.device(args.device)
    if args.evaluate:
        print(evaluate_checkpoint(args.evaluate, device, args.batch))
        return
    if device.type == "tpu":
        import torch_tpu

        torch_tpu.set_eager_mode(args.mode)
        print(f"Running on {torch.tpu.get_device_name(device)}, eager mode {args.mode}")

    run = Run(args, Config(layers=args.layers))
    text = Text(run.config)
    parameters = sum(p.numel() for p in run.model.parameters())
    print(f"{parameters:,} parameters, {len(text.train):,} bytes of Python to learn from")
    if args.resume:
        run.restore(args.resume)
        print(f"Resumed {args.resume} after step {run.step}")
    if run.step >= args.steps:
        sys.exit(f"Nothing to do: step {run.step} is done; ask for more with --steps.")

    train(run, text, args)
    show_sample(run, text, args.sample)
    if device.type == "tpu":
        print(f"Programs compiled: {torch_tpu.metrics.counter('compiles')}")
        print(f"Operations that fell back to the CPU: {torch_tpu.metrics.fallbacks() or 'none'}")

    args.out.mkdir(parents=True, exist_ok=True)
    checkpoint = args.out / "checkpoint.pt"
    plot(run, args.out / "loss.png")
    run.save(checkpoint)
    print(f"Wrote {args.out / 'loss.png'} and {checkpoint}")

    here = run.held_out[-1][1]
    there = evaluate_in_stock_pytorch(checkpoint, args.batch)
    print(f"Held-out loss: {here:.6f} on {device}, {there:.6f} when stock CPU PyTorch loads it")
    if not math.isclose(here, there, rel_tol=TOLERANCE):
        sys.exit(f"They differ by more than {TOLERANCE:g}: the checkpoint does not carry over.")


if __name__ == "__main__":
    main()
