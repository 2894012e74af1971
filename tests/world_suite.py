"""torch's own tests of torch.distributed on device "tpu": `make test-distributed-suite`.

    python -m tests.world_suite [--only 'test_ddp*'] [--world 2] [--verbose]

`DistributedTest._DistTestBase` of the installed torch is written for CUDA and for tensors on
the CPU. Here its text says "tpu" where it says "cuda", no test is left out because of its backend,
and a test that names no device has its tensors on "tpu". Each rank is a process that runs one test
after the other. After a failure the ranks are started again: it may have left one of them in the
middle of a collective.
"""

import argparse
import contextlib
import fnmatch
import importlib.util
import inspect
import multiprocessing as mp
import os
import re
import sys
import tempfile
import time
import tomllib
import traceback
import unittest
from collections.abc import Iterator
from datetime import timedelta
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import ModuleType
from typing import Any

KNOWN = Path(__file__).with_name("world_suite.toml")
SUITE = "torch.testing._internal.distributed.distributed_test"
BACKEND = "tpu_dist"
# Seconds: of a group, and of a test.
TIMEOUT, PATIENCE = 60, 180


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="*", help="a pattern of names")
    parser.add_argument("--world", type=int, default=2)
    parser.add_argument("--verbose", action="store_true", help="print failures in full")
    args = parser.parse_args()
    entries = tomllib.loads(KNOWN.read_text())["known"]
    known = {name: entry["reason"] for entry in entries for name in entry["tests"]}
    counts = {"pass": 0, "fail": 0, "skip": 0}
    surprises = 0
    for name, verdict, text, seconds in _verdicts(args.only, args.world):
        counts[verdict] += 1
        is_surprise = (verdict == "fail") != (name in known)
        surprises += is_surprise
        if is_surprise and name in known:
            text = "listed, but it does not fail"
        if not args.verbose:
            text = _short(text)
        print(f"{name}: {verdict} in {seconds:.1f} s. {known.get(name, '')} {text}", flush=True)
    print(", ".join(f"{number} {verdict}" for verdict, number in counts.items()))
    return int(surprises > 0)


def _short(text: str) -> str:
    """Return the first error of a traceback."""
    errors = re.findall(r"^[\w.]*(?:Error|Exception).*", text, re.MULTILINE)
    return (errors[0] if errors else text)[:300]


class Ranks:
    """The processes of a world, and the folder that they share."""

    def __init__(self, world: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        for name in ("barrier", "test_dir"):
            (Path(self.folder.name) / name).mkdir()
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        context = mp.get_context("spawn")
        for rank in range(world):
            ours, theirs = context.Pipe()
            arguments = (rank, world, self.folder.name, theirs)
            process = context.Process(target=_rank, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)
        self.names: list[str] = [self._recv(rank) for rank in range(world)].pop()

    def _recv(self, rank: int) -> Any:
        try:
            return self.pipes[rank].recv()
        except EOFError:
            log = Path(self.folder.name) / f"{rank}.log"
            raise RuntimeError(f"rank {rank} does not start: {log.read_text()[-2000:]}") from None

    def run(self, name: str) -> tuple[str, str]:
        """Return a test's verdict, and why it failed or was skipped."""
        for pipe in self.pipes:
            pipe.send(name)
        said: dict[int, tuple[str, str]] = {}
        end = time.monotonic() + PATIENCE
        while len(said) < len(self.pipes):
            waiting = [pipe for rank, pipe in enumerate(self.pipes) if rank not in said]
            ready = wait(waiting, max(0.0, end - time.monotonic()))
            for pipe in ready:
                rank = self.pipes.index(pipe)  # type: ignore[arg-type]
                try:
                    said[rank] = self.pipes[rank].recv()
                except EOFError:
                    self.processes[rank].join()
                    said[rank] = "fail", f"rank {rank} ended with {self.processes[rank].exitcode}"
            failed = [f"rank {rank}: {text}" for rank, (v, text) in said.items() if v == "fail"]
            if not ready:
                return "fail", "\n".join([*failed, f"ranks that do not end: {len(waiting)}"])
            # The others wait for a rank that is gone.
            end = min(end, time.monotonic() + TIMEOUT / 4) if failed else end
        if failed:
            return "fail", "\n".join(failed)
        skipped = [text for verdict, text in said.values() if verdict == "skip"]
        return ("skip", skipped[0]) if skipped else ("pass", "")

    def end(self) -> None:
        for process in self.processes:
            process.kill()
            process.join()
        self.folder.cleanup()


def _verdicts(only: str, world: int) -> Iterator[tuple[str, str, str, float]]:
    ranks = Ranks(world)
    try:
        for name in fnmatch.filter(ranks.names, only):
            start = time.monotonic()
            verdict, text = ranks.run(name)
            yield name, verdict, text, time.monotonic() - start
            if verdict == "fail":
                ranks.end()
                ranks = Ranks(world)
    finally:
        ranks.end()


def _rank(rank: int, world: int, folder: str, pipe: Connection) -> None:
    log = os.open(f"{folder}/{rank}.log", os.O_WRONLY | os.O_CREAT)
    os.dup2(log, 1)
    os.dup2(log, 2)
    # A rank has a device for itself, but models are placed on the devices of all ranks.
    own = {"RANK": str(rank), "LOCAL_RANK": str(rank), "LOCAL_WORLD_SIZE": str(world)}
    suite = {"BACKEND": BACKEND, "TEMP_DIR": folder, "WORLD_SIZE": str(world)}
    os.environ.update({**own, **suite, "MASTER_ADDR": "127.0.0.1", "OMP_NUM_THREADS": "1"})
    del sys.argv[1:]  # torch's tests read them, too
    import torch
    import torch_tpu  # noqa: F401

    torch.set_num_threads(1)
    module = _suite()

    class Case(module.DistributedTest._DistTestBase, module.TestDistBackend):  # type: ignore
        def __init__(self, name: str) -> None:
            super().__init__(name)
            self.rank = rank

        @property
        def init_method(self) -> str:
            return f"file://{self.file_name}"

    pipe.send([name for name in dir(Case) if name.startswith("test_")])
    for number in range(sys.maxsize):
        name = pipe.recv()
        case = Case(name)
        case.file_name = f"{folder}/store {number}"
        pipe.send(_verdict(case, name, world, module))


def _suite() -> ModuleType:
    """Return torch's tests, as they would be if they had been written for this device."""
    from torch.testing._internal import common_distributed

    cases = common_distributed.DistTestCases
    for feature in ("gpu", "tpu", "ddp", "subgroup", "plugin"):
        cases.backend_feature.setdefault(feature, set()).add(BACKEND)
    spec: Any = importlib.util.find_spec(SUITE)
    text = Path(spec.origin).read_text()
    text = text.replace("torch.cuda.amp", "torch.amp").replace("autocast()", 'autocast("tpu")')
    text = text.replace("cuda", "tpu").replace('backend="nccl"', f'backend="{BACKEND}"')
    text = text.replace('if BACKEND == "nccl":', "if True:")
    text = text.replace("dist.get_backend()", "BACKEND")
    text = re.sub(r'(require_backend_is_available)\(\{"(gloo|nccl)"\}\)', r"\1({BACKEND})", text)
    text = re.sub(r'BACKEND [=!]= "\w+"', "False", text)
    module = ModuleType(SUITE)
    module.__file__ = spec.origin
    # Tests are pickled by their module's name.
    sys.modules[SUITE] = module
    exec(compile(text, spec.origin, "exec"), module.__dict__)
    return module


def _verdict(case: Any, name: str, world: int, module: ModuleType) -> tuple[str, str]:
    import torch
    import torch.distributed as dist
    from torch.testing._internal import common_utils

    method = getattr(type(case), name)
    if getattr(method, "__unittest_skip__", False):
        return "skip", method.__unittest_skip_why__
    seconds = module.CUSTOM_PG_TIMEOUT.get(name, TIMEOUT)
    timeout = timedelta(seconds=seconds)
    store = dist.FileStore(case.file_name, world)
    # A sampler draws on the CPU.
    is_placed = re.search("tpu|gpu|Sampler", inspect.getsource(method)) is not None
    try:
        torch.tpu.set_device(case.rank)  # type: ignore[attr-defined]
        dist.init_process_group(
            f"cpu:gloo,tpu:{BACKEND}",
            store=store,
            world_size=world,
            rank=case.rank,
            timeout=timeout,
        )
        common_utils.set_rng_seed()
        with contextlib.nullcontext() if is_placed else torch.device("tpu"):
            getattr(case, name)()
        case._barrier(wait_for=world)
        dist.destroy_process_group()
    except (unittest.SkipTest, SystemExit) as skipped:
        dist.destroy_process_group()
        return "skip", _why(skipped)
    except BaseException:
        return "fail", traceback.format_exc()
    return "pass", ""


def _why(skipped: BaseException) -> str:
    from torch.testing._internal.common_distributed import TEST_SKIPS

    reasons = {skip.exit_code: skip.message for skip in TEST_SKIPS.values()}
    return reasons.get(getattr(skipped, "code", None), str(skipped))


if __name__ == "__main__":
    sys.exit(main())
