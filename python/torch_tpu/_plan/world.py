"""One rank of a world of which no other rank exists: what the plan's process is."""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import torch.distributed as dist

from torch_tpu.distributed import alone


class _SilentStore(dist.Store):  # type: ignore[misc,name-defined]
    """A store that keeps nothing. torch's own does not answer before 2.14."""

    def set(self, key: str, value: Any) -> None:
        pass

    def get(self, key: str) -> bytes:
        return b""

    def add(self, key: str, value: int) -> int:
        return value

    def delete_key(self, key: str) -> bool:
        return True

    def check(self, keys: list[str]) -> bool:
        return True

    def wait(self, keys: list[str], timeout: Any = None) -> None:
        pass

    def num_keys(self) -> int:
        return 0


@contextmanager
def joined(world: int, rank: int) -> Iterator[None]:
    """Make this process rank `rank` of `world`, as a launcher would tell it.

    The store answers nothing and tensors on the host stay with themselves, whatever backends the
    script names. Collectives on the device are recorded in its programs.
    """
    told = {
        "WORLD_SIZE": str(world),
        "RANK": str(rank),
        "LOCAL_WORLD_SIZE": "1",
        "LOCAL_RANK": "0",
        "MASTER_ADDR": "localhost",
        "MASTER_PORT": "1",
    }

    # C++ calls the methods as long as Python holds the object.
    store = _SilentStore()

    def meet(*_: Any, **__: Any) -> Iterator[tuple[Any, int, int]]:
        yield store, rank, world

    with ExitStack() as stack:
        stack.enter_context(patch.dict(os.environ, told))
        handlers = sys.modules["torch.distributed.rendezvous"].__dict__["_rendezvous_handlers"]
        stack.enter_context(patch.dict(handlers, dict.fromkeys(("env", "tcp", "file"), meet)))
        stack.enter_context(_gloo_alone())
        stack.enter_context(patch.object(dist, "recv_object_list", _refuse))
        yield
        if dist.is_initialized():
            dist.destroy_process_group()


def _refuse(*_: Any, src: int | None = None, **__: Any) -> None:
    sender = "another rank" if src is None else f"rank {src}"
    raise RuntimeError(
        f"a plan runs one rank, got a receive of objects from {sender}, which does not run; give a "
        "PipelineStage its input_args and output_args, so that no other stage has to tell it shapes"
    )


def _gloo_alone() -> Any:
    """Replace gloo by a backend that sends nothing. Versions: 2.11 to 2.15."""
    plugins: dict[str, Any] = dist.Backend._plugins
    if "GLOO" in plugins:
        plugin = plugins["GLOO"]._replace(
            creator_fn=lambda options, _: alone(options.group_rank, options.group_size),
            extended_api=True,
        )
        return patch.dict(plugins, {"GLOO": plugin})

    def create(_: Any, rank: int, size: int, **__: Any) -> Any:
        return alone(rank, size)

    return patch.object(dist.distributed_c10d, "ProcessGroupGloo", create)
