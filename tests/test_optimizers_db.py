"""Optimizers of torch's own database, in each of their forms, against stock PyTorch.

`make test-ops` makes these checks with every form of each.
"""

import pytest

from tests.conftest import DEVICE
from tests.ops import kinds, known, optimizers

if DEVICE != "tpu":
    pytest.skip("compares the device with stock PyTorch itself", allow_module_level=True)

KNOWN = known.read()
FORMS = 2


@pytest.mark.parametrize("name", optimizers.OPTIMIZERS)
def test_optimizer(name: str) -> None:
    if reason := KNOWN.get(("optimizer", name, "float32")):
        assert kinds.run("optimizer", name, "float32", None).problems, "listed, but it passes"
        pytest.xfail(reason)
    verdict = kinds.run("optimizer", name, "float32", FORMS)
    assert verdict.tried
    assert not verdict.problems, "\n\n".join(verdict.problems)
    assert not verdict.fallbacks
