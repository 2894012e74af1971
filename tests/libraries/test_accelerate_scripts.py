"""Accelerate's own test scripts for one process, run by its own launcher."""

import os
import subprocess
import sys
from pathlib import Path

import accelerate
import pytest

pytestmark = pytest.mark.usefixtures("tpu")

SCRIPTS = Path(accelerate.__file__).parent / "test_utils" / "scripts"


@pytest.mark.parametrize(
    "command",
    [
        ["test"],
        ["launch", str(SCRIPTS / "test_cli.py")],
        ["launch", str(SCRIPTS / "test_ops.py")],
        ["launch", str(SCRIPTS / "test_sync.py")],
        ["launch", str(SCRIPTS / "test_merge_weights.py")],
    ],
    ids=lambda command: Path(command[-1]).stem,
)
def test_scripts_of_accelerate(command: list[str], tmp_path: Path) -> None:
    entry = "from accelerate.commands.accelerate_cli import main; main()"
    # `accelerate test` starts `accelerate-launch` by name.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [sys.executable, "-c", entry, *command],
        env={**os.environ, "HF_HOME": str(tmp_path), "PATH": path},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    if command == ["test"]:
        assert "Test is a success!" in done.stdout
