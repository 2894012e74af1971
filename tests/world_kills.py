"""Ranks that are killed, frozen, slowed down or late in the middle of training.

    python -m tests.world_kills [--rounds 40] [--seed 0] [--slice]

Each round starts a world of two to four processes that train with DDP or FSDP2, and does something
to one of them. Either all ranks end with the numbers of stock PyTorch, or the others say within the
group's time which rank is missing. No process may hang. With `--slice`, the processes have a device
each of a slice.
"""

import argparse
import json
import os
import random
import re
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests import ranks
from tests.forks import Done, Forks

STEPS = 12
# Seconds: of the groups, and what a slow machine may need beside them.
TIMEOUT, SLACK = 8, 20
# What is done to a rank, and whether the others can go on.
KINDS = {
    "kill": False,
    "stop": False,
    "oversleep": False,
    "raise": False,
    "leave": False,
    "pause": True,
    "starve": True,
    "sleep": True,
}
IMPORTS = ["tests.world_kills", "torch.distributed.fsdp", "torch.distributed.distributed_c10d"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--slice", action="store_true")
    args = parser.parse_args()
    forks = Forks(IMPORTS, {**os.environ, "OMP_NUM_THREADS": "1"})
    wrong = 0
    try:
        for number in range(args.rounds):
            begin = time.monotonic()
            draw = random.Random(f"{args.seed} {number}")
            plan, complaint = play(forks, draw, has_slice=args.slice)
            wrong += bool(complaint)
            said = complaint or "right"
            print(f"round {number}: {plan}: {time.monotonic() - begin:.1f} s: {said}", flush=True)
    finally:
        forks.close()
    print(f"{args.rounds} rounds, {wrong} wrong")
    return int(wrong > 0)


def play(
    forks: Forks, draw: random.Random, kind: str = "", has_slice: bool = False
) -> tuple[dict[str, Any], str]:
    """Play a round; return its plan, and what was wrong if anything was."""
    world = draw.choice([2, 2, 3, 4])
    plan: dict[str, Any] = {
        "kind": kind or draw.choice(list(KINDS)),
        "world": world,
        "victim": draw.randrange(world),
        "step": draw.randrange(1, STEPS - 1),
        "place": draw.choice(["forward", "backward", "end"]),
        "model": draw.choice(["ddp", "fsdp"]),
        "store": draw.choice(["file", "tcp"]),
        "reads": draw.choice([True, False]),
        "seconds": draw.uniform(0.1, TIMEOUT / 2),
        "has_slice": has_slice,
    }
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(world) as pool:
        path = Path(folder)
        code = f"from tests.world_kills import rank\nrank({folder!r}, {plan!r})"
        platform = ranks.of_a_slice(folder) if has_slice else {}

        def start(number: int) -> Done:
            own = {"RANK": str(number), "WORLD_SIZE": str(world), "LOCAL_WORLD_SIZE": str(world)}
            env = {**os.environ, "OMP_NUM_THREADS": "1", **own, **platform}
            return forks.run(number, code, env, timeout=300)

        started = [pool.submit(start, number) for number in range(world)]
        try:
            return plan, _judge(plan, path, started)
        finally:
            for number in range(world):
                _signal(path, number, signal.SIGKILL)


def _judge(plan: dict[str, Any], path: Path, ranks: list["Future[Done]"]) -> str:
    victim, kind = plan["victim"], plan["kind"]
    if not _until(lambda: (path / "met").exists() or any(r.done() for r in ranks), 120):
        return "the victim does not get to its step"
    if not (path / "met").exists():
        _until(lambda: all(r.done() for r in ranks), TIMEOUT + SLACK)
        return "ranks end early: " + "\n".join(r.result().stderr for r in ranks if r.done())
    begin = time.monotonic()
    disturb = threading.Thread(target=_disturb, args=(path, plan))
    disturb.start()
    others = [r for number, r in enumerate(ranks) if number != victim]
    limit = TIMEOUT + SLACK + (plan["seconds"] if KINDS[kind] else 0)
    if not _until(lambda: all(r.done() for r in others), limit):
        late = [number for number, r in enumerate(ranks) if not r.done() and number != victim]
        return f"ranks {late} have not ended {time.monotonic() - begin:.0f} s later"
    disturb.join()
    _signal(path, victim, signal.SIGCONT)
    if not _until(ranks[victim].done, limit):
        return f"the victim has not ended {time.monotonic() - begin:.0f} s later"
    said = [r.result() for r in ranks]
    if KINDS[kind]:
        return _compare(plan, said)
    complaints = []
    for number, done in enumerate(said):
        if number == victim:
            continue
        # The store's own warnings come on either side of it.
        errors = [line for line in done.stderr.splitlines() if "DistBackendError: " in line]
        if done.returncode != 1 or not _names(" ".join(errors[-1:]), plan):
            complaints.append(f"rank {number} ended with {done.returncode}:\n{done.stderr}")
    return "\n".join(complaints)


def _disturb(path: Path, plan: dict[str, Any]) -> None:
    """Do from outside what is to be done to the victim, who has come to its step."""
    victim, kind = plan["victim"], plan["kind"]
    if kind == "kill":
        _signal(path, victim, signal.SIGKILL)
    elif kind in ("stop", "pause"):
        _signal(path, victim, signal.SIGSTOP)
        if kind == "pause":
            time.sleep(plan["seconds"])
            _signal(path, victim, signal.SIGCONT)
    elif kind == "starve":
        end = time.monotonic() + plan["seconds"]
        while time.monotonic() < end:
            _signal(path, victim, signal.SIGSTOP)
            time.sleep(0.09)
            _signal(path, victim, signal.SIGCONT)
            time.sleep(0.01)


def _names(error: str, plan: dict[str, Any]) -> bool:
    """Return whether an error says of the victim that it is missing."""
    if "DistBackendError" not in error:
        return False
    if plan["store"] == "tcp" and plan["victim"] == 0 and "The store of the group" in error:
        return True
    if plan["has_slice"]:
        says = ["has left the world", "has ended", "gives no sign", "did not come", "failed before"]
        is_lost = plan["victim"] == 0 and "the connection to rank 0" in error
        return is_lost or any(f"rank {plan['victim']} {said}" in error for said in says)
    return bool(re.search(rf"rank {plan['victim']} [^;]*, and gives no sign", error))


def _compare(plan: dict[str, Any], said: list[Done]) -> str:
    import torch

    expected = _alone(plan["world"])
    for number, done in enumerate(said):
        if done.returncode != 0:
            return f"rank {number} ended with {done.returncode}:\n{done.stderr}"
        try:
            found = json.loads(done.stdout.splitlines()[-1])
            torch.testing.assert_close(torch.tensor(found), torch.tensor(expected[number]))
        except AssertionError as error:
            return f"rank {number}: {error}"
    return ""


def _signal(path: Path, number: int, kind: signal.Signals) -> None:
    try:
        os.kill(int((path / f"{number}.pid").read_text()), kind)
    except (OSError, ValueError):
        return


def _until(condition: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


# What the ranks do.


def _model() -> Any:
    import torch
    from torch import nn

    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 8))


def _batch(step: int, rank: int) -> Any:
    import torch

    return torch.randn(4, 8, generator=torch.Generator().manual_seed(100 * step + rank))


def _alone(world: int) -> list[list[float]]:
    """The losses of each rank, computed by stock PyTorch."""
    import torch

    net = _model()
    optimizer = torch.optim.SGD(net.parameters(), lr=0.05, momentum=0.9)
    losses: list[list[float]] = [[] for _ in range(world)]
    for step in range(STEPS):
        own = [net(_batch(step, rank)).square().mean() for rank in range(world)]
        (sum(own) / world).backward()
        optimizer.step()
        optimizer.zero_grad()
        for rank, loss in enumerate(own):
            losses[rank].append(loss.item())
    return losses


def rank(place: str, plan: dict[str, Any]) -> None:
    """Train, and meet the plan's accident if this rank is the victim."""
    import datetime

    import torch
    import torch.distributed as dist
    import torch_tpu  # noqa: F401

    path, number, world = Path(place), int(os.environ["RANK"]), plan["world"]
    (path / f"{number}.pid").write_text(str(os.getpid()))
    _until(lambda: len(list(path.glob("*.pid"))) == world, 120)
    timeout = datetime.timedelta(seconds=TIMEOUT)
    torch.set_num_threads(1)
    dist.init_process_group(
        "tpu_dist",
        store=_store(path, plan, number),
        rank=number,
        world_size=world,
        timeout=timeout,
    )
    torch.tpu.set_device(number)
    net = _model().to("tpu")
    if plan["model"] == "ddp":
        net = torch.nn.parallel.DistributedDataParallel(net)
    else:
        from torch.distributed.fsdp import fully_shard

        mesh = dist.init_device_mesh("tpu", (world,))
        fully_shard(net[0], mesh=mesh)
        fully_shard(net, mesh=mesh)
    optimizer = torch.optim.SGD(net.parameters(), lr=0.05, momentum=0.9)
    losses = []
    for step in range(STEPS):
        is_met = step == plan["step"] and number == plan["victim"]
        for where in ("forward", "backward", "end"):
            if is_met and where == plan["place"]:
                _meet(path, plan)
            if where == "forward":
                loss = net(_batch(step, number).to("tpu")).square().mean()
            elif where == "backward":
                loss.backward()
            else:
                optimizer.step()
                optimizer.zero_grad()
                losses.append(loss.item() if plan["reads"] else loss.detach())
    print(json.dumps([float(loss) for loss in losses]), flush=True)
    dist.barrier()
    dist.destroy_process_group()


def _store(path: Path, plan: dict[str, Any], number: int) -> Any:
    import torch.distributed as dist

    if plan["store"] == "file":
        return dist.FileStore(str(path / "store"), plan["world"])
    port = path / "port"
    if number == 0:
        store = dist.TCPStore("localhost", 0, plan["world"], True, wait_for_workers=False)
        (path / "new").write_text(str(store.port))
        (path / "new").rename(port)
        return store
    _until(port.exists, 60)
    return dist.TCPStore("localhost", int(port.read_text()), plan["world"], False)


def _meet(path: Path, plan: dict[str, Any]) -> None:
    (path / "met").touch()
    kind = plan["kind"]
    if kind == "sleep":
        time.sleep(plan["seconds"])
    elif kind in ("kill", "stop"):
        # The steps that are left might be over before the signal comes.
        time.sleep(TIMEOUT / 2)
    elif kind == "oversleep":
        time.sleep(TIMEOUT + SLACK / 2)
    elif kind == "raise":
        raise RuntimeError("an accident")
    elif kind == "leave":
        os._exit(0)


if __name__ == "__main__":
    sys.exit(main())
