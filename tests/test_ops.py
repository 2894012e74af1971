"""Operations of torch's own database, against stock PyTorch: a sample that does not change.

`make test-ops` checks all of them, and those that `ops/known_failures.toml` lists with their
reasons: it fails when one of these passes.
"""

import random

import pytest

from tests.conftest import DEVICE
from tests.ops import checks, kinds, known
from tests.ops.samples import DTYPES, OPS

if DEVICE != "tpu":
    pytest.skip("compares the device with stock PyTorch itself", allow_module_level=True)

KNOWN = known.read()

# The number of operations for each kind of check, and the samples of each operation.
OPERATIONS = {"forward": 60, "backward": 30, "in_place": 12, "out": 12, "errors": 15, "sizes": 12}
OPERATIONS |= {"compiled": 15}
SAMPLES = 2


def chosen() -> list[tuple[str, str, str]]:
    """Return the same checks at every call, each operation in one of its dtypes."""
    draw = random.Random(0)
    found = []
    for kind, count in OPERATIONS.items():
        claimed = {
            name: [d for d, dtype in DTYPES.items() if checks.applies(kind, op, dtype)]
            for name, op in OPS.items()
        }
        names = draw.sample([name for name, dtypes in claimed.items() if dtypes], count)
        for name in names:
            dtypes = claimed[name]
            if kind in ("backward", "sizes", "compiled"):
                dtypes = [d for d in dtypes if d == "float32"] or dtypes
            found.append((kind, name, draw.choice(dtypes)))
    # One sample of many may fail, and all of them take long.
    return [check for check in found if check not in KNOWN]


@pytest.mark.parametrize(("kind", "name", "dtype"), chosen())
def test_op(kind: str, name: str, dtype: str) -> None:
    verdict = kinds.run(kind, name, dtype, SAMPLES)
    assert not verdict.problems, "\n\n".join(verdict.problems)


def test_known_failures_name_real_checks() -> None:
    for kind, name, dtype in KNOWN:
        assert kinds.applies(kind, name, dtype), f"{kind} {name} {dtype}"
