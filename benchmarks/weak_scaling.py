"""How a step would grow from one slice to 100,000 chips: a calculation for docs/scaling.md.

Run: python benchmarks/weak_scaling.py [OUT.svg]

Parameters are sharded inside of a slice, over its links, and replicated between slices, over the
data centre's network. Each chip has the same number of tokens whatever the number of chips. All
bytes are bfloat16. Nothing here is measured by this project; docs/scaling.md has the sources.
"""

import math
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Chip:
    """What is published of a chip and its pod; bytes a second in one direction."""

    name: str
    flops: float
    links: float
    network: float
    pod: int
    axes: tuple[int, ...]


@dataclass(frozen=True)
class Model:
    """A dense transformer. `tokens` are those of a chip in a step, and name it."""

    name: str
    parameters: float
    layers: int
    tokens: int


# As in crates/estimate/src/chip.rs, which knows no network between slices.
CHIPS = [
    Chip("v5e", 197e12, 200e9, 3.125e9, 256, (16, 16)),
    Chip("v5p", 459e12, 600e9, 6.25e9, 6144, (16, 16, 24)),
    Chip("v6e", 918e12, 400e9, 12.5e9, 256, (16, 16)),
]
MODELS = [Model("2,048 tokens", 70e9, 80, 2048), Model("512 tokens", 70e9, 80, 512)]

# The share of its products' peak that a chip attains alone, and of published bandwidths.
ATTAINED, ATTAINED_LINKS, ATTAINED_NETWORK = 0.6, 0.6, 0.33
HOP, MESSAGE = 1e-6, 50e-6
# The share of the computation beside which transfers may run: gathers all along, gradients in the
# backward.
BESIDE_ALL, BESIDE_BACKWARD = 0.9, 0.6


def step(chip: Chip, model: Model, chips: int) -> dict[str, float]:
    """Return the seconds of a step's parts on so many chips: whole pods, or a part of one."""
    sharded = min(chips, chip.pod)
    slices = math.ceil(chips / chip.pod)
    compute = 6 * model.parameters * model.tokens / (chip.flops * ATTAINED)
    share = (sharded - 1) / sharded
    # Two gathers of the parameters and a scattered reduction of the gradients, layer by layer.
    size = 3 * 2 * model.parameters * share
    hops = 3 * model.layers * sum(axis // 2 for axis in chip.axes) * HOP
    links = size / (chip.links * ATTAINED_LINKS) + hops
    # A ring of slices sums each chip's part of the gradients.
    size = 2 * 2 * model.parameters / sharded * (slices - 1) / slices
    network = size / (chip.network * ATTAINED_NETWORK)
    network += 2 * math.ceil(math.log2(slices)) * MESSAGE
    return {
        "compute": compute,
        "links": max(0.0, links - BESIDE_ALL * compute),
        "network": max(0.0, network - BESIDE_BACKWARD * compute),
    }


def efficiency(chip: Chip, model: Model, chips: int) -> float:
    """Return the speed of a chip, relative to a chip alone with all of the model."""
    parts = step(chip, model, chips)
    return parts["compute"] / (parts["compute"] + parts["links"] + parts["network"])


def counts(chip: Chip) -> list[int]:
    """Return numbers of chips: powers of 4 up to a pod, then pods up to 100,000 chips."""
    within = [4**n for n in range(1, 9) if 4**n < chip.pod]
    pods = [2**n for n in range(20) if 2**n * chip.pod <= 100_000]
    return within + [n * chip.pod for n in pods]


def table() -> str:
    """Return the step's parts in milliseconds at some sizes, as Markdown."""
    heads = ("chip", "each with", "chips", "compute", "links", "network", "of alone")
    rows = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for chip in CHIPS:
        for model in MODELS:
            for chips in (chip.pod, counts(chip)[-1]):
                parts = step(chip, model, chips)
                compute, links, network = (
                    f"{1e3 * parts[key]:.0f} ms" for key in ("compute", "links", "network")
                )
                share = f"{efficiency(chip, model, chips):.0%}"
                rows.append(
                    f"| {chip.name} | {model.name} | {chips:,} | {compute} | {links} | {network} | "
                    f"{share} |"
                )
    return "\n".join(rows)


WIDTH, HEIGHT, LEFT, TOP = 760, 420, 60, 20
COLOURS = ("#3b82c4", "#d9822b", "#3a9a5c")


def plot() -> str:
    """Return a chart of the efficiency over the number of chips, as SVG."""
    plot_width, plot_height = WIDTH - LEFT - 170, HEIGHT - TOP - 50

    def at(chips: float, share: float) -> tuple[float, float]:
        x = LEFT + plot_width * math.log10(chips) / 5
        return x, TOP + plot_height * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12" fill="#666">'
    ]
    for tick in range(6):
        (x, low), (_, high) = at(10**tick, 0), at(10**tick, 1)
        parts.append(f'<path d="M{x:.0f} {low:.0f}V{high:.0f}" stroke="#8884"/>')
        parts.append(
            f'<text x="{x:.0f}" y="{low + 18:.0f}" text-anchor="middle">{10**tick:,}</text>'
        )
    for tick in range(0, 101, 20):
        (left, y), (right, _) = at(1, tick / 100), at(1e5, tick / 100)
        parts.append(f'<path d="M{left:.0f} {y:.0f}H{right:.0f}" stroke="#8884"/>')
        parts.append(f'<text x="{left - 8:.0f}" y="{y + 4:.0f}" text-anchor="end">{tick}%</text>')
    line = 0
    for chip, colour in zip(CHIPS, COLOURS, strict=True):
        for model, dash in zip(MODELS, ("", "6 4"), strict=True):
            points = [at(chips, efficiency(chip, model, chips)) for chips in counts(chip)]
            path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
            style = f'stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}" fill="none"'
            parts.append(f'<path d="M{path}" {style}/>')
            y = TOP + 12 + 22 * line
            x = WIDTH - 155
            parts.append(f'<path d="M{x} {y}h30" {style}/>')
            parts.append(f'<text x="{x + 38}" y="{y + 4}">{chip.name}, {model.name}</text>')
            line += 1
    x, y = at(10**2.5, 0)
    parts.append(f'<text x="{x:.0f}" y="{y + 40:.0f}" text-anchor="middle">chips</text></svg>')
    return "\n".join(parts)


if __name__ == "__main__":
    default = Path(__file__).parents[1] / "docs/images/weak-scaling.svg"
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else default
    path.write_text(plot() + "\n")
    print(table())
