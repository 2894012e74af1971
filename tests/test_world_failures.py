"""Failures of ranks: named on the others, within the group's time, and survived."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.ranks import ROOT

pytestmark = pytest.mark.usefixtures("tpu")

# What rank 0 says.
CASES = [
    ("a_rank_dies", ["DistBackendError", "all_reduce number 2", "rank 1 is at number 1"]),
    (
        "a_rank_sleeps",
        [
            "DistBackendError all_reduce number 1 did not end within 1000 ms",
            "DistBackendError all_reduce number 1 of group 0",
            "rank 1 has not begun any",
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
    ("leaves_in_the_middle", ["left"]),
]


@pytest.mark.parametrize(("name", "words"), CASES, ids=[name for name, _ in CASES])
def test_a_failure_is_named_and_survived(name: str, words: list[str], tmp_path: Path) -> None:
    start = time.monotonic()
    command = [sys.executable, "-m", "tests.worlds.failures", name, str(tmp_path / "store")]
    ranks = [
        subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "RANK": str(rank), "WORLD_SIZE": "2", "LOCAL_WORLD_SIZE": "2"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for rank in range(2)
    ]
    said = [process.communicate(timeout=120) for process in ranks]
    codes = [process.returncode for process in ranks]
    assert codes == [0, 3 if name == "a_rank_dies" else 0], said
    for word in words:
        assert word in said[0][0], said[0]
    # Five seconds of patience, twelve of sleep, and the start of two processes.
    assert time.monotonic() - start < 60
