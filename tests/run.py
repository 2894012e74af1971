"""Runs tests in processes of their own: forks of this one, which has imported torch.

    python -m tests.run tests/test_cache.py "tests/test_sort.py -k int" "LANG=C tests/test_train.py"

Each argument is a process: variables of its environment, then what pytest is to be told. What one
process has compiled is nothing to another. One more runs at a time than the machine has processors,
as some wait for others of their own. What many files import is imported once.
"""

import importlib
import os
import shlex
import sys
import tempfile
import time
from typing import IO

from tests.environment import prepare
from tests.forks import SHARED, freeze, start_shared


def start(job: str) -> tuple[int, IO[str]]:
    """Start a process, and return its number and what it prints."""
    words = shlex.split(job)
    first = next(i for i, word in enumerate(words) if "=" not in word)
    printed = tempfile.TemporaryFile("w+")  # noqa: SIM115, read when the process has ended
    if pid := os.fork():
        return pid, printed
    for number in (1, 2):
        os.dup2(printed.fileno(), number)
    os.environ.update(word.split("=", 1) for word in words[:first])
    import pytest

    status = pytest.main(["--no-header", "--quiet", *words[first:]])
    # The interpreter does not end: libraries would list all that they leave.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def main(jobs: list[str]) -> int:
    """Run all, print what each printed when it has ended, and return how many failed."""
    waiting, running, failed = list(jobs), {}, []
    while waiting or running:
        while waiting and len(running) <= (os.cpu_count() or 1):
            job = waiting.pop(0)
            pid, printed = start(job)
            running[pid] = (job, printed, time.monotonic())
        pid, status, used = os.wait4(-1, 0)
        if pid not in running:
            continue
        job, printed, since = running.pop(pid)
        printed.seek(0)
        took = f"{time.monotonic() - since:.0f} s, {used.ru_utime + used.ru_stime:.0f} s of a CPU"
        print(f"{job}\n{printed.read()}{took}", flush=True)
        if status != 0:
            failed.append(job)
    for job in failed:
        print(f"failed: {job}")
    return len(failed)


if __name__ == "__main__":
    prepare()
    with tempfile.TemporaryDirectory() as folder:
        servers = start_shared(folder)
        os.environ["TEST_FORKS"] = folder
        for name in ("pytest", *SHARED["compiling"]):
            importlib.import_module(name)
        freeze()
        failed = main(sys.argv[1:])
        for server in servers:
            server.communicate()
    sys.stdout.flush()
    os._exit(min(failed, 1))
