"""Changes of torch's own objects: stated, applied in time, and harmless where they fail."""

import inspect
from collections.abc import Callable

import pytest

from tests.conftest import Run

pytestmark = pytest.mark.usefixtures("tpu")

# Functions of the file that change nothing by themselves.
APPLY = {"apply", "while_tracing"}


def patches() -> dict[str, Callable]:
    from torch_tpu import _patches

    own = inspect.getmembers(_patches, inspect.isfunction)
    return {
        name: function
        for name, function in own
        if function.__module__ == _patches.__name__
        and not name.startswith("_")
        and name not in APPLY
    }


def test_each_patch_states_its_reason_and_its_versions_of_torch() -> None:
    found = patches()
    assert len(found) >= 9
    for name, function in found.items():
        text = inspect.getdoc(function) or ""
        assert "\nReason: " in text, name
        assert "\nVersions: " in text, name


# Prints which of the modules that torch imports later are patched.
LATER = """
import importlib, sys
from torch_tpu import _patches

def patched(name):
    module = importlib.import_module(name)
    objects = {**vars(module), **vars(getattr(module, "OptimizerVariable", object))}
    return any(getattr(o, "__module__", "") == "torch_tpu._patches" for o in objects.values())

print(all(map(patched, _patches._MODULES)))
print(any(isinstance(finder, _patches._Finder) for finder in sys.meta_path))
"""


def test_modules_are_patched_when_they_are_imported(python: Run) -> None:
    early = "import sys, torch; assert not set(_patches._MODULES) & set(sys.modules)\n"
    done = python("from torch_tpu import _patches\n" + early + LATER)
    assert done.stdout.split() == ["True", "False"]


def test_modules_that_are_there_already_are_patched_at_once(python: Run) -> None:
    early = "import torch, torch.nested._internal.ops, torch._dynamo.variables.optimizer\n"
    done = python(early + LATER, TORCH_DEVICE_BACKEND_AUTOLOAD="0")
    assert done.stdout.split() == ["True", "False"]


def test_a_patch_that_fails_costs_a_warning(python: Run) -> None:
    """A torch without the patched function is imported all the same."""
    done = python(
        """
import torch, torch_tpu
from torch_tpu import _patches

def attend(module):
    raise AttributeError("no attention here")

for finder in __import__("sys").meta_path:
    if isinstance(finder, _patches._Finder):
        finder._patches["torch.nested._internal.ops"] = attend
import torch.nested._internal.ops
print(torch.ones(2, device="tpu").tolist())
"""
    )
    assert done.stdout.split() == ["[1.0,", "1.0]"]
    assert "torch.nested._internal.ops" in done.stderr
    assert "no attention here" in done.stderr
