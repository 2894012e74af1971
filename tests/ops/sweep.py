"""Check all of torch's databases of operations, modules and optimizers: `make test-ops`.

Verdicts are lines of JSON under out/ops. A later call continues where the last one ended; `--again`
repeats failed checks, `--fresh` all of them.
"""

import argparse
import dataclasses
import fnmatch
import json
import multiprocessing as mp
import os
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from pathlib import Path

Check = tuple[str, str, str]


def main() -> None:
    options = arguments()
    from tests.ops import kinds, known, samples

    wanted: list[Check] = [
        (kind, name, dtype)
        for kind in (options.kinds.split(",") if options.kinds else kinds.KINDS)
        for name in kinds.subjects(kind)
        if fnmatch.fnmatch(name, options.ops)
        for dtype in samples.DTYPES
        if dtype in options.dtypes.split(",") and kinds.applies(kind, name, dtype)
    ]
    options.out.mkdir(parents=True, exist_ok=True)
    record = options.out / "verdicts.jsonl"
    done = {} if options.fresh else read(record)
    if options.again:
        done = {check: verdict for check, verdict in done.items() if not verdict["problems"]}
    todo = [check for check in wanted if options.ask or check not in done]
    print(f"{len(wanted)} checks, {len(todo)} to do")
    with record.open("a" if not options.fresh else "w") as file:
        for number, (check, verdict) in enumerate(answers(todo, options), 1):
            kind, name, dtype = check
            line = {"kind": kind, "op": name, "dtype": dtype, **verdict}
            file.write(json.dumps(line) + "\n")
            file.flush()
            if verdict["problems"] and options.verbose:
                print(f"{kind} {name} {dtype}: {verdict['problems'][0]}")
            if number % 100 == 0:
                print(f"{number} of {len(todo)}", flush=True)
    sys.exit(report(read(record), wanted, set(known.read()), known.rounding()))


def report(
    verdicts: dict[Check, dict], wanted: list[Check], listed: set[Check], rounding: set[Check]
) -> int:
    """Print differences from the list of known failures, and the counts."""
    surprises = 0
    for check in wanted:
        failed = bool(verdicts[check]["problems"])
        if failed != (check in listed) and (failed or check not in rounding):
            surprises += 1
            problem = verdicts[check]["problems"][0] if failed else "listed, but it passes"
            print(f"{' '.join(check)}: {problem}")
    for kind in dict.fromkeys(kind for kind, _, _ in wanted):
        mine = [check for check in wanted if check[0] == kind]
        failed = sum(bool(verdicts[check]["problems"]) for check in mine)
        fell = sum(bool(verdicts[check]["fallbacks"]) for check in mine)
        print(f"{kind}: {len(mine) - failed} of {len(mine)} pass, {fell} with a CPU fallback")
    return int(surprises > 0)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kinds", help="such as forward,train (all)")
    parser.add_argument("--dtypes", default="float32")
    parser.add_argument("--ops", default="*", help="a pattern of names")
    parser.add_argument("--most", type=int, help="samples of each check (all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--timeout", type=float, default=300, help="seconds for one check")
    parser.add_argument("--out", type=Path, default=Path("out/ops"))
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--ask", action="store_true", help="whatever was answered before")
    parser.add_argument("--verbose", action="store_true")
    return parser.parse_args()


def read(record: Path) -> dict[Check, dict]:
    """Return the last verdict of each check."""
    if not record.exists():
        return {}
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    return {(line["kind"], line["op"], line["dtype"]): line for line in lines}


def answers(todo: list[Check], options: argparse.Namespace) -> Iterator[tuple[Check, dict]]:
    """Hand checks to processes; a crash or a timeout costs only that check."""
    context = mp.get_context("spawn")
    waiting = list(reversed(todo))
    busy: dict[Connection, tuple[mp.process.BaseProcess, Check, float]] = {}
    idle: list[tuple[mp.process.BaseProcess, Connection]] = []
    while waiting or busy:
        while waiting and len(busy) < options.jobs:
            worker, pipe = idle.pop() if idle else start(context)
            check = waiting.pop()
            pipe.send((*check, options.most))
            busy[pipe] = worker, check, time.monotonic() + options.timeout
        for pipe in wait(list(busy), timeout=1):
            worker, check, _ = busy.pop(pipe)
            try:
                yield check, pipe.recv()
                idle.append((worker, pipe))
            except EOFError:
                worker.join()
                yield check, lost(f"the process ended with {worker.exitcode}")
        for pipe, (worker, check, deadline) in list(busy.items()):
            if time.monotonic() > deadline:
                del busy[pipe]
                worker.kill()
                yield check, lost(f"took more than {options.timeout:.0f} s")
    for worker, pipe in idle:
        pipe.close()
        worker.join()


def lost(problem: str) -> dict:
    return {"tried": 1, "problems": [problem], "fallbacks": {}, "seconds": 0}


def start(context: mp.context.SpawnContext) -> tuple[mp.process.BaseProcess, Connection]:
    ours, theirs = context.Pipe()
    worker = context.Process(target=serve, args=(theirs,), daemon=True)
    worker.start()
    theirs.close()
    return worker, ours


def serve(pipe: Connection) -> None:
    """Answer checks until the pipe closes."""
    import torch

    from tests.ops import kinds

    torch.set_num_threads(1)
    while True:
        try:
            kind, name, dtype, most = pipe.recv()
        except EOFError:
            return
        began = time.monotonic()
        try:
            verdict = dataclasses.asdict(kinds.run(kind, name, dtype, most))
        except Exception as error:
            verdict = lost(f"{type(error).__name__}: {error}")
        pipe.send({**verdict, "seconds": round(time.monotonic() - began, 2)})


if __name__ == "__main__":
    main()
