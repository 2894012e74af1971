"""Several ranks: collectives, and training that is shared between processes, against stock PyTorch.

One world of processes runs many cases, as starting a process takes longer than a case.
"""

import inspect
import subprocess
import sys
from types import ModuleType

import pytest

from tests import ranks
from tests.worlds import collectives, parallel, programs, training

pytestmark = pytest.mark.usefixtures("tpu")

# Four ranks on two processors take long, so they run what two ranks cannot.
FOUR = {"sub_groups", "hybrid_fsdp", "tensor_parallel_in_fsdp", "pipeline_1f1b", "point_to_point"}


def _cases(module: ModuleType) -> list[str]:
    functions = inspect.getmembers(module, inspect.isfunction)
    own = (name for name, function in functions if function.__module__ == module.__name__)
    return [name for name in own if not name.startswith("_")]


WORLDS = [
    (f"{module.__name__}.{name}", 4 if name in FOUR else 2)
    for module in (collectives, parallel, programs, training)
    for name in _cases(module)
]


@pytest.fixture(scope="module")
def said() -> dict[tuple[str, int], list[str]]:
    """What the ranks say of each case."""
    found: dict[tuple[str, int], list[str]] = {}
    for world in (2, 4):
        names = [name for name, size in WORLDS if size == world]
        for name, said in ranks.run(names, world).items():
            found[name, world] = said
    return found


def test_random_programs_of_three_ranks() -> None:
    command = [sys.executable, "-m", "tests.world_fuzz", "--world", "3", "--programs", "25"]
    done = subprocess.run(command, cwd=ranks.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "25 programs, 0 wrong" in done.stdout


@pytest.mark.parametrize(("name", "world"), WORLDS, ids=str)
def test_ranks_compute_what_stock_pytorch_does(said, name: str, world: int) -> None:
    assert not said[name, world], "\n".join(said[name, world])
