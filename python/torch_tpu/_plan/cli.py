"""`python -m torch_tpu.plan SCRIPT` and `-m MODULE`: plan a script that knows nothing of it."""

import argparse
import os
import runpy
import sys
from collections.abc import Sequence

_DESCRIPTION = """
Run a script as on a TPU that is not here, and say whether it fits and how fast it would be.
The script is unchanged: what it does on device "tpu" is recorded and compiled by libtpu, and
nothing is computed. Options may stand before SCRIPT, or among the script's own arguments, which may
follow `--`. Instead of SCRIPT, `-m MODULE` runs a module as `python -m` does.
"""
_ITEMS = "samples or tokens in a step, for a rate"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m torch_tpu.plan", description=_DESCRIPTION)
    parser.add_argument("--topology", default="v5e:2x2", help="such as v5e:2x2, v5p:2x2x1, v6e:2x2")
    parser.add_argument("--world", type=int, default=1, help="ranks, each with a device")
    parser.add_argument("--rank", type=int, default=0, help="the rank that SCRIPT runs as")
    parser.add_argument("--steps", type=int, default=3, help="steps after which the script ends")
    parser.add_argument("--items", type=float, help=_ITEMS)
    parser.add_argument("--report", help="write the report to this HTML file")
    parser.add_argument("--json", help="write the report to this JSON file")
    return parser


def _split(words: Sequence[str]) -> tuple[argparse.Namespace, list[str], bool]:
    """Return the options, the script with its own arguments, and whether that is a module."""
    parser = _parser()
    if "-m" in words:
        at = words.index("-m")
        options, own = parser.parse_known_args(words[:at])
        # Behind a script, it is the script's own.
        if not own and len(words) > at + 1:
            return options, list(words[at + 1 :]), True
    if words and not words[0].startswith("-"):
        options, own = parser.parse_known_args(words)
        if "--" in own:
            own.remove("--")
    else:
        parser.add_argument("script", nargs=argparse.REMAINDER, metavar="SCRIPT [ARGS]")
        options = parser.parse_args(words)
        own = options.script
    if not own:
        parser.error("which script?")
    return options, own, False


def main(words: Sequence[str] | None = None) -> None:
    """Plan the script that the command line names."""
    options, own, is_module = _split(sys.argv[1:] if words is None else words)
    from torch_tpu._plan import plan
    from torch_tpu._plan.progress import bar

    sys.argv = own
    sys.path[0] = os.getcwd() if is_module else os.path.dirname(os.path.abspath(own[0]))
    planned = plan(
        options.topology,
        world=options.world,
        rank=options.rank,
        steps=options.steps,
        items=options.items,
    )
    planned.progress = bar()
    with planned:
        # The script's own end is no end of the plan.
        try:
            if is_module:
                runpy.run_module(own[0], run_name="__main__", alter_sys=True)
            else:
                runpy.run_path(own[0], run_name="__main__")
        except SystemExit as end:
            if end.code not in (None, 0):
                raise
    planned.show()
    for path in filter(None, (options.report, options.json)):
        planned.write(path)
        print(f"wrote {path}")
