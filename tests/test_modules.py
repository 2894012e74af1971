"""Modules of torch's own database, against stock PyTorch: values, gradients, layouts,
serialisation.

`make test-ops` makes these checks with every sample.
"""

import random
import warnings

import pytest
import torch
from torch import nn

from tests.conftest import DEVICE
from tests.ops import kinds, known

if DEVICE != "tpu":
    pytest.skip("compares the device with stock PyTorch itself", allow_module_level=True)

KNOWN = known.read()

# The number of modules for each kind of check; training takes all of them.
MODULES = {"train": 114, "eval": 12, "layout": 30, "state": 24}


def chosen() -> list[tuple[str, str]]:
    """Return the same checks at every call."""
    draw = random.Random(0)
    found = []
    for kind, most in MODULES.items():
        names = [n for n in kinds.subjects(kind) if kinds.applies(kind, n, "float32")]
        # All samples are needed to see that these still fail: `make test-ops` runs them.
        names = [n for n in names if (kind, n, "float32") not in KNOWN]
        found += [(kind, name) for name in draw.sample(names, min(most, len(names)))]
    return found


@pytest.mark.parametrize(("kind", "name"), chosen())
def test_module(kind: str, name: str) -> None:
    verdict = kinds.run(kind, name, "float32", 1)
    assert verdict.tried
    assert not verdict.problems, "\n\n".join(verdict.problems)


@pytest.mark.parametrize("lazy", [nn.LazyLinear, nn.LazyConv2d, nn.LazyBatchNorm2d])
def test_a_lazy_module_is_made_on_the_device(lazy: type[nn.Module]) -> None:
    args = {nn.LazyLinear: (4,), nn.LazyConv2d: (4, 3)}.get(lazy, ())
    with warnings.catch_warnings(action="ignore"):
        ours, theirs = lazy(*args, device="tpu"), lazy(*args)
    x = torch.randn(2, 3, 5, 5)
    theirs(x)
    assert ours(x.to("tpu")).device.type == "tpu"
    shapes = [{k: v.shape for k, v in module.state_dict().items()} for module in (ours, theirs)]
    assert shapes[0] == shapes[1]
    ours.load_state_dict(theirs.state_dict())
    torch.testing.assert_close(ours.eval()(x.to("tpu")).cpu(), theirs.eval()(x))
