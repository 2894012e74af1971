"""Planning: what a script would need and take on a TPU topology, with no TPU at hand."""

import os
import shlex
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from torch_tpu import _C


class plan:  # noqa: N801, used like torch.no_grad
    """Plan what runs inside the `with` block for a TPU topology; compute nothing.

    `topology` is libtpu's name for it, such as `"v5e:2x2"`. After `steps` optimizer steps the block
    ends early, as more would tell nothing new. Host reads get stand-ins: zeros, except for small
    tensors that came from the host unchanged. Afterwards `report` is a dictionary of plain data;
    `show()` prints its summary, `write(path)` writes it as HTML, or as JSON if the path ends so.

    With `world`, the process is rank `rank` of so many, each with a device of the topology: what
    the block sends to other ranks is recorded and compiled for all of them, and nothing arrives.

    `items` is the number of samples or tokens in a step of this rank, for a rate. Without an
    optimizer, a step is what the block's launches repeat, or else the whole block.

    Raises `RuntimeError` if a device was used before, as a process has one platform;
    `python -m torch_tpu.plan SCRIPT` plans a whole script.
    """

    report: dict[str, Any]

    def __init__(
        self,
        topology: str,
        *,
        world: int = 1,
        rank: int = 0,
        steps: int = 3,
        items: float | None = None,
    ) -> None:
        if steps < 2:
            raise ValueError(f"steps must be at least 2, as the first one differs; got {steps}")
        if not 0 <= rank < world:
            raise ValueError(f"rank must be one of the {world} of world, from 0 on; got {rank}")
        self.topology, self.steps, self.items = topology, steps, items
        self.world, self.rank = world, rank
        self.progress: Callable[[int, int, int], None] = lambda *_: None

    def __enter__(self) -> "plan":
        from torch_tpu._plan.session import Session
        from torch_tpu._plan.world import joined

        wanted = f"plan:{self.topology}"
        if _C.is_started() and _C.platform_name() != wanted:
            raise RuntimeError(
                f"torch_tpu.plan is for the start of a process: device tpu is already in use on "
                f"platform {_C.platform_name()}. Enter it before the first tensor on the device, "
                "or run `python -m torch_tpu.plan SCRIPT`"
            )
        os.environ["TORCH_TPU_PLATFORM"] = wanted
        self._ranks = ExitStack()
        if self.world > 1:
            devices = _C.plan_chip()["devices"]
            if self.world != devices:
                raise ValueError(
                    f"{self.topology} has {devices} devices, each for a rank; "
                    f"got a world of {self.world}"
                )
            self._ranks.enter_context(joined(self.world, self.rank))
        self._session = Session(self.steps)
        self._session.begin()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        from torch_tpu._plan import report
        from torch_tpu._plan.session import Enough

        is_enough = isinstance(error, Enough)
        self._session.end(is_enough)
        # The end of the world starts what is left of a step, which belongs to no report.
        with self._ranks:
            if error is None or is_enough:
                self.report = report.make(self._session, self.progress, self.items)
                self.report["topology"] = self.topology
                self.report["world"], self.report["rank"] = self.world, self.rank
                self.report["script"] = shlex.join(sys.argv) if sys.argv[0].endswith(".py") else ""
        return is_enough

    def show(self) -> None:
        """Print the summary."""
        from torch_tpu._plan.text import is_coloured, summary

        print(summary(self.report, in_colour=is_coloured(sys.stdout)))

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write the report: as JSON if the path ends in `.json`, else as one HTML file."""
        import json

        from torch_tpu._plan.html import page

        is_json = str(path).endswith(".json")
        text = json.dumps(self.report, indent=1) if is_json else page(self.report)
        Path(path).write_text(text, "utf-8")
