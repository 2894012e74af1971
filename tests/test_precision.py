"""The precision of float32 products, which `torch.set_float32_matmul_precision` chooses."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.conftest import Run

pytestmark = pytest.mark.usefixtures("tpu")

# What the first compilation imports.
IMPORTS = ["torch._dynamo.repro.after_aot", "torch._inductor.compile_fx"]

PRODUCTS = """
import sys, torch, torch.nn.functional as F
make = lambda *dims: torch.randn(dims, device="tpu")
step = lambda: (
    make(4, 5) @ make(5, 6),
    F.linear(make(3, 4), make(2, 4), make(2)),
    F.conv2d(make(1, 2, 6, 6), make(3, 2, 3, 3)),
    F.scaled_dot_product_attention(make(1, 2, 3, 4), make(1, 2, 3, 4), make(1, 2, 3, 4)),
)
"""


def precisions(folder: Path) -> Counter[str]:
    """How often each precision stands in the programs of a folder."""
    texts = [path.read_text() for path in folder.glob("program_?????.mlir")]
    configs = re.findall(r"precision_config = \[#stablehlo<precision (\w+)>", "\n".join(texts))
    return Counter(configs)


@pytest.mark.parametrize(
    ("name", "spelling"), [("highest", "HIGHEST"), ("high", "HIGH"), ("medium", "DEFAULT")]
)
@pytest.mark.parametrize("call", ["step()", "torch.compile(step)()"], ids=["eager", "compiled"])
def test_products_have_the_precision_that_torch_was_told(
    fork: Run, tmp_path: Path, name: str, spelling: str, call: str
) -> None:
    choose = f"torch.set_float32_matmul_precision({name!r})\n"
    fork(
        f"{PRODUCTS}{choose}results = {call}\ntorch.tpu.synchronize()",
        TORCH_TPU_DUMP=str(tmp_path),
        TORCH_TPU_TARGET="canonical",
    )
    assert precisions(tmp_path) == {spelling: 5}


def test_a_choice_is_for_the_calls_that_follow(fork: Run, tmp_path: Path) -> None:
    fork(
        f"""{PRODUCTS}
a = make(4, 4) @ make(4, 4)
torch.set_float32_matmul_precision("medium")
b = make(4, 4) @ make(4, 4)
c = torch.linalg.matrix_exp(make(4, 4))  # linear algebra stays as precise as it can be
torch.tpu.synchronize()
""",
        TORCH_TPU_DUMP=str(tmp_path),
        TORCH_TPU_TARGET="canonical",
    )
    found = precisions(tmp_path)
    assert found["DEFAULT"] == 1
    assert found["HIGHEST"] >= 2


def test_programs_for_many_sizes_keep_the_precision(fork: Run, tmp_path: Path) -> None:
    fork(
        f"""{PRODUCTS}
import torch_tpu
torch.set_float32_matmul_precision("high")
for n in range(3, 23):
    (make(n, 8) @ make(8, 3)).sum().item()
assert torch_tpu.metrics.counter("programs") < 15
""",
        TORCH_TPU_DUMP=str(tmp_path),
        TORCH_TPU_TARGET="canonical",
    )
    assert set(precisions(tmp_path)) == {"HIGH"}


def test_torch_says_what_it_was_told_and_refuses_the_rest(fork: Run) -> None:
    fork("""
import torch
torch.set_float32_matmul_precision("high")
assert torch.get_float32_matmul_precision() == "high"
try:
    torch.set_float32_matmul_precision("low")
except RuntimeError as error:
    assert "low" in str(error)
assert torch.get_float32_matmul_precision() == "high"
""")
