"""Random programs of several ranks, which do different things between the same collectives.

    python -m tests.world_fuzz [--world 3] [--programs 100] [--seed 0] [--threads | --slice]

A program is a list of steps that all ranks know: collectives in random groups, and what single
ranks do in between, which nobody else does. Every rank runs it on the CPU over gloo, and then on
device "tpu", and compares all tensors. No program may hang. With `--threads`, ranks are threads of
one process, each with a device of its own; with `--slice`, processes with a device each of a slice.
"""

import argparse
import datetime
import itertools
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TENSORS, SIZE = 4, 6
COUNTERS = ("collectives", "collectives_fused", "cuts", "programs")
# Seconds for a whole run, in which no rank may wait for ever.
PATIENCE = 600


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--world", type=int, default=3)
    parser.add_argument("--programs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", action="store_true")
    parser.add_argument("--slice", action="store_true")
    parser.add_argument("--store", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.threads:
        return _threads(args)
    if args.store:
        import torch.distributed as dist

        return _rank(args, int(os.environ["RANK"]), dist.FileStore(args.store, args.world))
    with tempfile.TemporaryDirectory() as folder:
        options = [f"--{name}={getattr(args, name)}" for name in ("world", "programs", "seed")]
        command = [sys.executable, "-m", "tests.world_fuzz", *options, "--store", f"{folder}/store"]
        size = {"WORLD_SIZE": str(args.world), "LOCAL_WORLD_SIZE": str(args.world)}
        if args.slice:
            from tests.ranks import of_a_slice

            size |= of_a_slice(folder)
        ranks = [
            subprocess.Popen(command, cwd=ROOT, env={**os.environ, **size, "RANK": str(rank)})
            for rank in range(args.world)
        ]
        codes = []
        for process in ranks:
            try:
                codes.append(process.wait(PATIENCE))
            except subprocess.TimeoutExpired:
                process.kill()
                codes.append(-9)
        print(f"ranks ended with {codes}")
        return max(map(abs, codes))


def _threads(args: argparse.Namespace) -> int:
    os.environ["TORCH_TPU_CPU_DEVICES"] = str(args.world)

    import torch.distributed as dist

    from tests.ranks import as_threads

    store = dist.HashStore()
    codes = as_threads(args.world, lambda rank: _rank(args, rank, store))
    print(f"ranks ended with {codes}")
    return max(codes)


def _rank(args: argparse.Namespace, rank: int, store: Any) -> int:
    import torch
    import torch.distributed as dist
    import torch_tpu

    torch.set_num_threads(1)
    dist.init_process_group(
        "cpu:gloo,tpu:tpu_dist",
        store=store,
        rank=rank,
        world_size=args.world,
        timeout=datetime.timedelta(seconds=60),
    )
    torch.tpu.set_device(rank)
    everyone = range(args.world)
    members = [c for n in range(2, args.world + 1) for c in itertools.combinations(everyone, n)]
    groups = [(list(ranks), dist.new_group(list(ranks))) for ranks in members]
    wrong = 0
    for number in range(args.programs):
        draw = random.Random(f"{args.seed} {number}")
        # Ranks do the same, nearly the same, or what they like; all together, or in any groups.
        private, count = draw.choice([0, 0.1, 0.5]), draw.randrange(3, 25)
        among = range(draw.choice([0, len(groups) - 1]), len(groups))
        steps = [_step(draw, args.world, among, private) for _ in range(count)]
        # The mode is the process's.
        mode = "fused" if args.threads else draw.choice(["fused", "fused", "strict", "debug"])
        found = []
        for device in ("cpu", "tpu"):
            torch.manual_seed(number)
            with torch_tpu.eager_mode(mode):
                found.append(_run(steps, device, rank, groups))
        try:
            torch.testing.assert_close(found[1], found[0])
        except AssertionError as error:
            wrong += 1
            print(f"rank {rank}, program {number} ({mode}): {error}\n{steps}", flush=True)
    if rank == 0:
        counters = {c: torch_tpu.metrics.counter(c) for c in COUNTERS}
        print(f"{args.programs} programs, {wrong} wrong on rank 0, {counters}", flush=True)
    dist.barrier()
    dist.destroy_process_group()
    return int(wrong > 0)


def _step(draw: random.Random, world: int, groups: range, private: float) -> tuple[Any, ...]:
    """Draw a step: its kind, the rank of a private one, a group, and numbers."""
    kinds = PRIVATE if draw.random() < private else COLLECTIVE
    kind = draw.choice(kinds)
    numbers = [draw.randrange(1 << 16) for _ in range(4)]
    return (kind, draw.randrange(world), draw.choice(groups), *numbers)


PRIVATE = ["compute", "compute", "read", "print", "grad", "sleep", "synchronize", "drop", "rows"]
COLLECTIVE = [
    "all_reduce",
    "all_reduce_async",
    "broadcast",
    "all_gather",
    "reduce_scatter",
    "all_to_all",
    "send",
    "ring",
    "object",
    "barrier",
]


def _run(steps: list[tuple[Any, ...]], device: str, rank: int, groups: list[Any]) -> Any:
    import time

    import torch
    import torch.distributed as dist

    x = [(torch.arange(SIZE) * (i + 1) + rank).float().to(device) / 8 for i in range(TENSORS)]
    log: list[Any] = []
    works: list[Any] = []
    for kind, who, at, a, b, c, _ in steps:
        ranks, group = groups[at]
        i, j = a % TENSORS, b % TENSORS
        if kind in PRIVATE:
            if who != rank:
                continue
            if kind == "compute":
                x[i] = (x[j] * 0.5 + c % 7).sin()
            elif kind == "read":
                log.append(torch.tensor(x[i].sum().item()))
            elif kind == "print":
                log.append(len(repr(x[i])) > 0)
            elif kind == "grad":
                w = x[i].detach().clone().requires_grad_()
                (w * w.cos()).sum().backward()
                x[j] = w.grad
            elif kind == "sleep":
                time.sleep(c % 4 / 1000)
            elif kind == "synchronize" and device == "tpu":
                torch.tpu.synchronize()
            elif kind == "drop":
                x[i] = torch.ones(SIZE, device=device)
            elif kind == "rows":
                x[i] = torch.cat([x[i][2:], x[j][:2]])
            continue
        if kind == "send":
            first, second = ranks[0], ranks[1]
            if rank == first:
                dist.send(x[i], second)
            elif rank == second:
                y = torch.empty(SIZE, device=device)
                dist.recv(y, first)
                x[j] = y + 1
            continue
        if rank not in ranks:
            continue
        size, own = len(ranks), ranks.index(rank)
        if kind == "all_reduce":
            dist.all_reduce(x[i], group=group)
            x[i] = x[i] / size
        elif kind == "all_reduce_async":
            # The value is in use by nothing else until the end.
            y = x[i].clone()
            works.append(dist.all_reduce(y, dist.ReduceOp.MAX, group=group, async_op=True))
            log.append(y)
        elif kind == "broadcast":
            dist.broadcast(x[i], ranks[c % size], group=group)
        elif kind == "all_gather":
            parts = [torch.empty(SIZE, device=device) for _ in ranks]
            dist.all_gather(parts, x[i], group=group)
            x[j] = sum(part * (k + 1) for k, part in enumerate(parts)) / 8
        elif kind == "reduce_scatter":
            y = torch.empty(SIZE, device=device)
            dist.reduce_scatter(y, [x[i] * (k + 1) for k in range(size)], group=group)
            x[j] = y / 8
        elif kind == "all_to_all":
            y = torch.empty(SIZE * size, device=device)
            dist.all_to_all_single(y, torch.cat([x[i] + k for k in range(size)]), group=group)
            x[j] = y.view(size, SIZE).mean(0)
        elif kind == "ring":
            y = torch.empty(SIZE, device=device)
            to, source = ranks[(own + 1) % size], ranks[(own - 1) % size]
            ops = [
                dist.P2POp(dist.isend, x[i], to, group=group),
                dist.P2POp(dist.irecv, y, source, group=group),
            ]
            for work in dist.batch_isend_irecv(ops):
                work.wait()
            x[j] = y * 0.5
        elif kind == "object":
            told: list[Any] = [None] * size
            dist.all_gather_object(told, (rank, c), group=group)
            log.append([each[0] for each in told])
        elif kind == "barrier":
            dist.barrier(group=group)
    for work in works:
        work.wait()
    host = [value.cpu() if isinstance(value, torch.Tensor) else value for value in log]
    return [*(value.cpu() for value in x), *host]


if __name__ == "__main__":
    sys.exit(main())
