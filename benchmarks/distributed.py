"""Training on several ranks of this machine: stock PyTorch over gloo, against device "tpu".

    python benchmarks/distributed.py [--world 2] [--steps 12] [--only ddp,fsdp] [--modes fused]

Every rank runs both in turn, in one process, so that what else the machine does slows both. Prints
the median seconds of a steady step, the programs and collectives of one, and what a call of
`all_reduce` costs the caller.
"""

import argparse
import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

SIZES = {"batch": 4, "context": 128, "layers": 4, "width": 256, "vocabulary": 256}
COUNTERS = ("cuts", "collectives", "compiles", "host_reads")


def workload(way: str, device: str):
    """Return a function that runs a step on one batch, and returns the loss."""
    import torch
    import torch.distributed as dist
    import torch.nn.functional as F
    from torch.distributed.fsdp import fully_shard
    from torch.nn.parallel import DistributedDataParallel

    from examples.train_gpt import GPT, Config

    torch.manual_seed(0)
    sizes = {key: SIZES[key] for key in ("vocabulary", "context", "layers", "width")}
    config = Config(**sizes)
    net: torch.nn.Module = GPT(config).to(device)
    if way == "ddp":
        net = DistributedDataParallel(net)
    else:
        mesh = dist.init_device_mesh(device, (dist.get_world_size(),))
        for block in net.blocks:
            fully_shard(block, mesh=mesh)
        fully_shard(net, mesh=mesh)
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
    shape = (SIZES["batch"], SIZES["context"] + 1)
    text = torch.randint(SIZES["vocabulary"], shape).to(device)

    def step():
        logits = net(text[:, :-1])
        loss = F.cross_entropy(logits.flatten(0, 1), text[:, 1:].flatten())
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        return loss

    return step


def rank(args: argparse.Namespace) -> None:
    import torch
    import torch.distributed as dist
    import torch_tpu

    number, world = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
    threads = max(1, (os.cpu_count() or 1) // world)
    torch.set_num_threads(threads)
    store = dist.FileStore(args.store, world)
    dist.init_process_group("cpu:gloo,tpu:tpu_dist", store=store, rank=number, world_size=world)
    torch.tpu.set_device(number)
    for way in args.only.split(","):
        runs = {"stock": (workload(way, "cpu"), contextlib.nullcontext)}
        for mode in args.modes.split(","):
            with torch_tpu.eager_mode(mode):
                runs[mode] = (workload(way, "tpu"), lambda mode=mode: torch_tpu.eager_mode(mode))
        times: dict[str, list[float]] = {name: [] for name in runs}
        counts = {}
        for i in range(args.steps):
            for name, (step, context) in runs.items():
                with context():
                    dist.barrier()
                    before = {c: torch_tpu.metrics.counter(c) for c in COUNTERS}
                    start = time.perf_counter()
                    step().item()
                    times[name].append(time.perf_counter() - start)
                    after = {c: torch_tpu.metrics.counter(c) - before[c] for c in COUNTERS}
                    if i == args.steps - 1 and name != "stock":
                        torch.tpu.synchronize()
                        counts[name] = after
        if number == 0:
            stock = statistics.median(times["stock"][args.steps // 2 :])
            print(f"{way}: stock over gloo {stock:.3f} s")
            for name in counts:
                own = statistics.median(times[name][args.steps // 2 :])
                print(f"  {name}: {own:.3f} s, {own / stock:.2f} of stock, {counts[name]}")
    x = torch.ones(16, device="tpu")
    works = []
    dist.all_reduce(x)
    x.tolist()
    start = time.perf_counter()
    for _ in range(200):
        works.append(dist.all_reduce(x, async_op=True))
    call = (time.perf_counter() - start) / 200
    x.tolist()
    if number == 0:
        print(f"all_reduce: {call * 1e6:.1f} microseconds for the caller")
    dist.barrier()
    dist.destroy_process_group()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--world", type=int, default=2)
    parser.add_argument("--steps", type=int, default=12)
    parser.add_argument("--only", default="ddp,fsdp")
    parser.add_argument("--modes", default="fused")
    parser.add_argument("--store", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.store:
        return rank(args)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, *sys.argv, "--store", f"{folder}/store"]
        size = {"WORLD_SIZE": str(args.world), "LOCAL_WORLD_SIZE": str(args.world)}
        ranks = [
            subprocess.Popen(command, env={**os.environ, **size, "RANK": str(number)})
            for number in range(args.world)
        ]
        sys.exit(max(process.wait() for process in ranks))


if __name__ == "__main__":
    main()
