"""Extents of the blocks in which kernels compute attention, and their costs. Knows sizes alone."""

# What a row or a key costs in blocks of an extent. Larger blocks hide more of the work that each of
# them brings. Millions of cycles with the gradient of 1,536 tokens on v5e in blocks of 512, 384,
# 256 and 128: 1.63, 1.83, 2.18 and 4.1; of 8,192 tokens in blocks of 1,024 and 512: 26.8 and 29.7.
# Where a causal mask begins they compute more hidden scores: 2.7 and 2.5 of 2,048 tokens
# (`benchmarks/attention.py --forms splash --tokens 1536 --blocks 512`).
COSTS = {1024: 0.95, 512: 1.0, 384: 1.06, 256: 1.16, 128: 1.58}
MOST = max(COSTS)
LONG, SHORT = 4096, 512


def best(n: int, most: int = SHORT) -> int:
    """Return the extent, of at most `most`, in which `n` rows or keys cost least."""
    return min((b for b in COSTS if b <= most), key=lambda b: filled(n, b) * COSTS[b])


def filled(n: int, block: int) -> int:
    """Return the number of rows or keys that blocks for `n` have."""
    return -(-n // block) * block


def excess(rows: int, keys: int) -> float:
    """Return the work on blocks over that on as many scores in whole blocks of the usual extent."""
    made = 1.0
    for n in (rows, keys):
        block = best(n)
        made *= filled(n, block) * COSTS[block] / n
    return made
