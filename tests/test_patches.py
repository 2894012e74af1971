"""Changes of the objects of torch and libraries: stated, in time, harmless where they fail."""

import importlib
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

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


def integrations() -> dict[str, Callable]:
    from torch_tpu.integrations import LIBRARIES

    files = {importlib.import_module(file) for file in LIBRARIES.values()}
    return {f"{m.__name__}.{patch.__name__}": patch for m in files for _, patch in m.PATCHES}


def test_each_patch_states_its_reason_and_its_versions() -> None:
    assert len(patches()) >= 9
    assert len(integrations()) >= 12
    for name, function in (patches() | integrations()).items():
        text = inspect.getdoc(function) or ""
        assert "\nReason: " in text, name
        assert "\nVersions: " in text, name


# Prints whether the modules that torch imports later are patched.
LATER = """
import importlib, sys
from torch_tpu import _patches

def patched(name):
    module = importlib.import_module(name)
    objects = {**vars(module), **vars(getattr(module, "OptimizerVariable", object))}
    return any(getattr(o, "__module__", "") == "torch_tpu._patches" for o in objects.values())

# Other entries register kernels, and change no object of torch.
changes = [name for name, patch in _patches._MODULES if patch.__module__ == "torch_tpu._patches"]
print(all(patched(name) for name in changes))
"""


def test_modules_are_patched_when_they_are_imported(python: Run) -> None:
    # torch itself imports how ranks meet, and its meta functions.
    early = (
        "import sys, torch; there = set(dict(_patches._MODULES)) & set(sys.modules)\n"
        "there -= {'torch._meta_registrations', 'torch._subclasses.fake_impls'}\n"
        "assert there <= {'torch.distributed.rendezvous', 'torch.distributed.rpc.options'}, there\n"
    )
    assert python("from torch_tpu import _patches\n" + early + LATER).stdout.strip() == "True"


def test_modules_that_are_there_already_are_patched_at_once(python: Run) -> None:
    early = "import torch, torch.nested._internal.ops, torch._dynamo.variables.optimizer\n"
    done = python(early + LATER, TORCH_DEVICE_BACKEND_AUTOLOAD="0")
    assert done.stdout.strip() == "True"


def test_libraries_cost_nothing_until_they_are_imported(python: Run) -> None:
    python(
        """
import sys, torch, torch_tpu
from torch_tpu.integrations import LIBRARIES
# torch asks whether Triton is installed, and the answer is to have its patches.
files = set(LIBRARIES.values()) - {"torch_tpu.integrations.triton"}
assert not (files | set(LIBRARIES)) & set(sys.modules)
import safetensors
assert files & set(sys.modules) == {"torch_tpu.integrations.safetensors"}
"""
    )


LIBRARY = {
    # The library is the first to import torch, and asks for a module that it does not import yet.
    "library/__init__.py": """
import importlib.util
assert importlib.util.find_spec("library.two")
from library.one import answer as first
from library.two import answer as second
""",
    "library/one.py": "import standing_in_for_torch\ndef answer(): return 1\n",
    "library/two.py": "def answer(): return 2\n",
    "standing_in_for_torch.py": """
from torch_tpu import _imports
_imports.install([], {"library": "patches_of_library"})
""",
    "patches_of_library.py": """
def patch(module):
    stock = module.answer
    module.answer = lambda: -stock()

PATCHES = [("library.one", patch), ("library.two", patch)]
""",
}


def test_a_module_is_patched_before_others_see_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "library").mkdir()
    for name, text in LIBRARY.items():
        (tmp_path / name).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    library = importlib.import_module("library")
    assert (library.first(), library.second()) == (-1, -2)
    assert type(library.one.__spec__) is type(library.__spec__)


def test_a_library_may_be_the_first_to_import_torch(python: Run) -> None:
    python("""
from transformers import Trainer
from accelerate import PartialState

assert Trainer._save_rng_state.__wrapped__
assert str(PartialState().device) == "tpu:0"
""")


def test_a_patch_that_fails_costs_a_warning(python: Run) -> None:
    """A torch without the patched function is imported all the same."""
    done = python(
        """
import torch
from torch_tpu import _imports

def attend(module):
    raise AttributeError("no attention here")

for finder in __import__("sys").meta_path:
    if isinstance(finder, _imports._Finder):
        finder._patches["torch.nested._internal.ops"] = [attend]
import torch.nested._internal.ops
print(torch.ones(2, device="tpu").tolist())
"""
    )
    assert done.stdout.split() == ["[1.0,", "1.0]"]
    assert "torch.nested._internal.ops" in done.stderr
    assert "no attention here" in done.stderr


class _Node:
    """A node of autograd, at an address."""

    def __init__(self, name: str, address: int, *operands: "_Node") -> None:
        self.name, self.address = name, address
        self.next_functions = [(each, 0) for each in operands]

    def __hash__(self) -> int:
        return self.address


def test_stages_accumulate_gradients_in_an_order_that_no_address_decides() -> None:
    from torch.distributed.pipelining import _backward

    def order(addresses: list[int]) -> list[Any]:
        at = iter(addresses)
        x, *weights = (_Node(name, next(at)) for name in "xabcd")
        inner = _Node("inner", next(at), x, *weights)
        outer = _Node("outer", next(at), inner, *weights)
        reverse = _backward.construct_reverse_graph([outer])
        groups = _backward.get_param_groups([x], weights, reverse)
        return [[[node.name for node in nodes] for nodes in group.values()] for group in groups]

    assert order([1, 2, 3, 4, 5, 6, 7]) == order([7, 6, 5, 4, 3, 2, 1])
