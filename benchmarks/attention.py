"""Attention on TPUs that are not here: rows of the core, rows in blocks, and splash attention.

    python benchmarks/attention.py [--topology v5e:2x2] [--tokens 512,1024] [--heads 32]
        [--width 128] [--dtype bfloat16] [--full] [--mask] [--dropout 0.1] [--blocks 512]
        [--forward]

Plans a forward and a backward pass for each length, and adds up cycles for one sequence. Rows have
the compiler's estimates. The core computes rows in blocks from 2 ** 28 scores on, so enough
sequences make blocks. A kernel of JAX has no estimate: libtpu writes down its instructions
(`xla_jf_dump_to`). A step of its grid takes the instructions of its loop, and a hidden block the
same without the products, or the time of the products at the chip's best if that is more.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from report import Row, show

CODE = """
import json, sys
import torch, torch_tpu
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel
topology, file, form, batch, heads, shared, tokens, width, dtype, causal, forward, block, \
    has_mask, dropout = json.loads(sys.argv[1])
if block:
    from torch_tpu._attention import blocks
    blocks.COSTS, blocks.LONG = {block: 1.0}, 0
backend = {"rows": SDPBackend.OVERRIDEABLE, "splash": SDPBackend.FLASH_ATTENTION}[form]
with torch_tpu.plan(topology) as plan:
    options = {"dtype": getattr(torch, dtype), "device": "tpu"}
    q, g = (torch.zeros(batch, heads, tokens, width, **options) for _ in range(2))
    k, v = (torch.zeros(batch, shared, tokens, width, **options) for _ in range(2))
    for t in (q, k, v):
        t.requires_grad_(not forward)
    mask = torch.zeros(batch, 1, tokens, tokens, dtype=torch.bool).to("tpu") if has_mask else None
    torch_tpu.sync()
    with sdpa_kernel([backend]):
        y = F.scaled_dot_product_attention(q, k, v, mask, dropout, causal, enable_gqa=True)
    if not forward:
        y.backward(g)
        del y
    torch_tpu.sync()
plan.write(file)
"""


def planned(folder: Path, form: str, batch: int, args: Any, tokens: int) -> tuple[dict, Path]:
    """The plan of one form for `batch` sequences, and the folder of its kernels' instructions."""
    file, dump = folder / "plan.json", folder / "dump"
    for old in dump.glob("*"):
        old.unlink()
    words = [args.topology, str(file), form, batch, args.heads, args.shared or args.heads, tokens]
    words += [args.width, args.dtype, not args.full, args.forward, args.blocks]
    words += [args.mask, args.dropout]
    flags = f"--xla_jf_dump_to={dump} --xla_jf_dump_llo_text=true"
    flags += " --xla_jf_dump_llo_pass_label_regex=final_bundles"
    environment = os.environ | {"TORCH_TPU_CACHE_DIR": ""}
    if form == "splash":
        environment |= {"LIBTPU_INIT_ARGS": flags}
    command = [sys.executable, "-c", CODE, json.dumps(words)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{form} of {tokens} tokens: {done.stderr[-3000:]}")
    return json.loads(file.read_text()), dump


def loop(text: str) -> tuple[int, list[int]]:
    """The instructions of a kernel's loop, and of the longer parts that a branch may leave out."""
    place = re.compile(r"\s*(0x[0-9a-f]+) ([A-Z]{2})?")
    lines = [
        (int(at[1], 16), at[2], line) for line in text.splitlines() if (at := place.match(line))
    ]
    first = next((at for at, mark, _ in lines if mark == "LB"), lines[-1][0])
    spans = []
    for i, (at, _, line) in enumerate(lines):
        for region in re.findall(r"sbr\.rel \([^)]*\) target = \$region(\d+)", line):
            ends = (
                e for e, mark, rest in lines[i:] if mark == "PF" and f"region {region} " in rest
            )
            spans.append((at, next(ends, at)))
    # Copies at the beginning of a step seem to end with the last of the others.
    inner = [a for a in spans if not any(a[0] < b[0] and b[1] <= a[1] for b in spans)]
    parts = [end - start for start, end in inner if end - start > 40]
    return lines[-1][0] - first, parts


# Block extents by the kernel's metadata, and products of one block: of the forward pass, of the
# gradients of keys and values, and of the gradient of the query.
KINDS = (
    ("block_q", "block_kv", 2, "forward"),
    ("block_q_dkv", "block_kv_dkv", 4, "keys"),
    ("block_q_dq", "block_kv_dq", 3, "query"),
)


def kernels(dump: Path, args: Any, tokens: int, chip: dict[str, Any]) -> dict[str, float]:
    """Cycles of each kernel in a folder of instructions, for one sequence."""
    found = {}
    for file in dump.glob("*splash*-schedule-analysis_final_bundles.txt"):
        metadata = re.search(r"\"xprof_metadata\":\"(.*?)\"\n", file.read_text())
        if not metadata or "tpu_custom_call" not in file.read_text():
            continue
        facts = json.loads(metadata[1].replace("\\", ""))
        # The forward kernel's metadata names the blocks of all three.
        rows, keys, products, name = next(k for k in KINDS if k[0] in facts)
        tile = facts[rows], facts[keys]
        grid = -(-tokens // tile[0]), -(-tokens // tile[1])
        seen = sum(
            args.full or j * tile[1] < (i + 1) * tile[0]
            for i in range(grid[0])
            for j in range(grid[1])
        )
        bundles = next(dump.glob(f"{file.name.partition('-')[0]}-*[0-9]-final_bundles.txt"))
        whole, parts = loop(bundles.read_text())
        # A grid of one block has no branches.
        parts = parts or [whole]
        longest, others = max(parts), whole - sum(parts)
        passes = 6 if args.dtype == "float32" else 1
        flops = 2 * tile[0] * tile[1] * args.width * products * passes
        work = max(longest, flops * chip["clock"] / chip["flops"])
        # The other parts begin and end a row of blocks.
        once = (sum(parts) - longest) * (grid[1] if name == "keys" else grid[0])
        found[name] = args.heads * (grid[0] * grid[1] * others + seen * work + once)
    return found


def measured(folder: Path, form: str, args: Any, tokens: int) -> tuple[float, float]:
    """Millions of cycles for one sequence, and the memory at the peak over inputs and outputs."""
    batch = 1
    if form == "blocks":
        batch = -(-(1 << 28) // (args.heads * tokens * tokens))
    plan, dump = planned(folder, "splash" if form == "splash" else "rows", batch, args, tokens)
    # The first program makes the inputs.
    (program,) = plan["programs"][1:]
    cycles = program["cycles"]
    if form == "splash":
        cycles += sum(kernels(dump, args, tokens, plan["chip"]).values())
    needs = program["arguments"] + program["outputs"] - program["aliased"]
    return cycles / batch / 1e6, (needs + program["temporaries"]) / needs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--topology", default="v5e:2x2")
    parser.add_argument("--tokens", default="512,1024,2048,4096,8192,16384")
    parser.add_argument("--forms", default="rows,blocks,splash")
    parser.add_argument("--heads", type=int, default=32)
    parser.add_argument("--shared", type=int, default=0, help="heads of keys, if fewer")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--dtype", default="bfloat16")
    parser.add_argument("--full", action="store_true", help="without a causal mask")
    parser.add_argument("--mask", action="store_true", help="a mask for each row and key")
    parser.add_argument("--dropout", type=float, default=0.0)
    parser.add_argument("--forward", action="store_true", help="without the gradient")
    parser.add_argument("--blocks", type=int, default=0, help="extent of splash's blocks")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    args.full |= args.mask
    rows: list[Row] = []
    for tokens in map(int, args.tokens.split(",")):
        row: Row = {"tokens": tokens}
        for form in args.forms.split(","):
            if form == "rows" and args.heads * tokens * tokens >= 1 << 28:
                row |= {form: "", f"{form} memory": ""}
                continue
            with tempfile.TemporaryDirectory() as folder:
                cycles, memory = measured(Path(folder), form, args, tokens)
            row |= {form: cycles, f"{form} memory": memory}
        rows.append(row)
        print(row, file=sys.stderr, flush=True)
    title = f"Attention: millions of cycles on {args.topology}"
    show(title, rows, args.out, "memory is that at the peak over that of inputs and outputs")


if __name__ == "__main__":
    main()
