"""Failures of ranks: named on the others, within the group's time, and survived."""

import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests import world_kills
from tests.conftest import Run
from tests.forks import Done, Forks

pytestmark = pytest.mark.usefixtures("tpu")

IMPORTS = world_kills.IMPORTS

# What rank 0 says.
CASES = [
    (
        "a_rank_dies",
        ["DistBackendError", "all_reduce number 2", "rank 1 is at number 1", ", and gives no sign"],
    ),
    (
        "a_rank_sleeps",
        [
            "DistBackendError all_reduce number 1 did not end within 1000 ms",
            "DistBackendError all_reduce number 1 of group 0",
            "rank 1 has not begun any, and gives no sign",
        ],
    ),
    (
        "calls_differ",
        [
            "ranks do not call the same collective",
            "rank 0 calls all_reduce of SUM, Float [4]; rank 1 calls all_reduce of SUM, Float [5]",
            "rank 1 calls broadcast with root 0",
            "rank 1 calls all_reduce of SUM, BFloat16 [4]",
        ],
    ),
    (
        "calls_differ_in_programs",
        [
            "DistBackendError all_reduce number 1 of group 0",
            "rank 0 calls all_reduce of SUM, Float [4]; rank 1 calls all_reduce of SUM, Float [5]",
            "failures.py:",
        ],
    ),
    (
        "an_operand_fails",
        [
            "all_reduce number 2 of group 0 on rank 0 of 2: rank 1 takes no part: all_reduce "
            "number 1 of group 0 on rank 1 of 2: ranks do not call the same collective",
            "gather number 4 of group 0 on rank 0 of 2: rank 1 takes no part",
            "all_to_all_single number 6 of group 0 on rank 0 of 2: rank 1 takes no part",
            "recv number 1 of group 0 on rank 0 of 2: rank 1 sends nothing: all_reduce number 1",
            "the last of a chain says what the first one said",
        ],
    ),
    ("leaves_in_the_middle", ["left"]),
]


RANK = """
import runpy, sys
sys.argv[1:] = {name!r}, {store!r}
runpy.run_module("tests.worlds.failures", run_name="__main__")
"""


@pytest.mark.parametrize(("name", "words"), CASES, ids=[name for name, _ in CASES])
def test_a_failure_is_named_and_survived(
    fork: Run, name: str, words: list[str], tmp_path: Path
) -> None:
    code = RANK.format(name=name, store=str(tmp_path / "store"))

    def rank(number: int) -> Done:
        world = {"RANK": str(number), "WORLD_SIZE": "2", "LOCAL_WORLD_SIZE": "2"}
        return fork(code, check=False, timeout=120, **world)

    start = time.monotonic()
    with ThreadPoolExecutor() as pool:
        said = list(pool.map(rank, range(2)))
    codes = [done.returncode for done in said]
    assert codes == [0, 3 if name == "a_rank_dies" else 0], said
    for word in words:
        assert word in said[0].stdout, said[0]
    # Five seconds of patience, twelve of sleep, and the start of two processes.
    assert time.monotonic() - start < 60


@pytest.mark.parametrize("kind", ["kill", "stop", "starve"])
def test_an_accident_in_training_is_named_or_survived(forks: Forks, kind: str) -> None:
    plan, complaint = world_kills.play(forks, random.Random(kind), kind)
    assert not complaint, f"{plan}: {complaint}"
