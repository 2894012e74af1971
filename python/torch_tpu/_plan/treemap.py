"""A map of time by module: nested boxes whose areas are times."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from torch_tpu._plan.markup import Html, tag
from torch_tpu._plan.units import duration, module_name, percent

WIDTH, HEIGHT = 1100.0, 560.0
HEADER, GAP = 19.0, 2.0
# Boxes below this share of all time are drawn as one.
LEAST = 0.002
PHASES = ("forward", "backward", "step")


@dataclass
class Box:
    """A module with its own time by phase, without that of the modules inside."""

    name: str
    path: str
    own: dict[str, float] = field(default_factory=dict)
    inside: dict[str, "Box"] = field(default_factory=dict)

    def times(self) -> dict[str, float]:
        """Return seconds by phase, with all that is inside."""
        total = dict(self.own)
        for box in self.inside.values():
            for phase, seconds in box.times().items():
                total[phase] = total.get(phase, 0.0) + seconds
        return total

    @property
    def seconds(self) -> float:
        return sum(self.times().values())


def tree(groups: Sequence[dict[str, Any]]) -> Box:
    """Return modules inside of each other, from groups by module and phase."""
    root = Box("", "")
    for group in groups:
        if group["seconds"] <= 0:
            continue
        box = root
        words = group["module"].split(".") if group["module"] else [module_name("")]
        for word in words:
            path = f"{box.path}.{word}" if box.path else word
            box = box.inside.setdefault(word, Box(word, path))
        box.own[group["phase"]] = box.own.get(group["phase"], 0.0) + group["seconds"]
    _join_chains(root)
    return root


def _join_chains(box: Box) -> None:
    """Make one box of a module whose whole time is that of one module inside."""
    for name, inner in list(box.inside.items()):
        while not inner.own and len(inner.inside) == 1:
            (only,) = inner.inside.values()
            inner = Box(f"{inner.name}.{only.name}", only.path, only.own, only.inside)
        box.inside[name] = inner
        _join_chains(inner)


Area = tuple[float, float, float, float]


def squarify(weights: Sequence[float], area: Area) -> list[Area]:
    """Return areas in proportion to weights, which fall, each about as wide as high.

    Source: Bruls, Huizing and van Wijk, "Squarified Treemaps", 2000.
    """
    x, y, width, height = area
    areas: list[Area] = []
    rest, at = sum(weights), 0
    while at < len(weights) and rest > 0:
        short = min(width, height)
        scale = width * height / rest
        end, sum_ = at + 1, weights[at]
        worst = _worst(weights[at], weights[at], sum_, scale, short)
        while end < len(weights):
            wider = sum_ + weights[end]
            next_ = _worst(weights[at], weights[end], wider, scale, short)
            if next_ > worst:
                break
            end, sum_, worst = end + 1, wider, next_
        thick = sum_ * scale / short if short else 0.0
        offset = 0.0
        for weight in weights[at:end]:
            long = short * weight / sum_
            if width >= height:
                areas.append((x, y + offset, thick, long))
            else:
                areas.append((x + offset, y, long, thick))
            offset += long
        if width >= height:
            x, width = x + thick, max(width - thick, 0.0)
        else:
            y, height = y + thick, max(height - thick, 0.0)
        rest, at = rest - sum_, end
    return areas + [(x, y, 0.0, 0.0)] * (len(weights) - len(areas))


def _worst(largest: float, smallest: float, sum_: float, scale: float, short: float) -> float:
    """Return the worst ratio of sides in a row of areas along the short side."""
    if not smallest or not short:
        return float("inf")
    thick = sum_ * scale / short
    return max(thick * thick / (smallest * scale), largest * scale / (thick * thick))


def treemap(groups: Sequence[dict[str, Any]]) -> Html:
    """Return the map as nested names in flat boxes, which `report.js` can enlarge."""
    root = tree(groups)
    boxes: list[Html] = []
    _draw(root, (0.0, 0.0, WIDTH, HEIGHT), root.seconds or 1.0, boxes)
    return tag("div", *boxes, class_="treemap")


def _draw(box: Box, area: Area, total: float, boxes: list[Html]) -> None:
    """Draw what is inside a box, and its own time as a box beside that."""
    entries = list(box.inside.values())
    if box.own:
        entries.append(Box("itself", box.path, box.own))
    entries.sort(key=lambda entry: (-entry.seconds, entry.path))
    small = [entry for entry in entries if entry.seconds < LEAST * total]
    kept = entries[: len(entries) - len(small)] if len(small) > 1 else entries
    if len(small) > 1:
        rest = Box(f"{len(small)} smaller", f"{box.path}: {len(small)} smaller")
        for entry in small:
            for phase, seconds in entry.times().items():
                rest.own[phase] = rest.own.get(phase, 0.0) + seconds
        kept.append(rest)
        kept.sort(key=lambda entry: (-entry.seconds, entry.path))
    areas = squarify([entry.seconds for entry in kept], area)
    for entry, place in zip(kept, areas, strict=True):
        boxes.append(_tile(entry, place, total))
        x, y, width, height = place
        if entry.inside and width > 12 and height > HEADER + 12:
            inner = (x + GAP, y + HEADER, width - 2 * GAP, height - HEADER - GAP)
            _draw(entry, inner, total, boxes)


def _tile(box: Box, area: Area, total: float) -> Html:
    x, y, width, height = area
    times, seconds = box.times(), box.seconds
    phases = [f"{name} {duration(times[name])}" for name in PHASES if times.get(name)]
    tip = f"{box.path}{' itself' if box.name == 'itself' else ''}\n{duration(seconds)}, "
    tip += f"{percent(seconds / total)} of the time\n{', '.join(phases)}"
    place = (
        f"left:{100 * x / WIDTH:.3f}%;top:{100 * y / HEIGHT:.3f}%;"
        f"width:{100 * width / WIDTH:.3f}%;height:{100 * height / HEIGHT:.3f}%"
    )
    if box.inside:
        name = [tag("b", box.name), f" {duration(seconds)}"]
        return tag("div", tag("span", *name), class_="box", style=place, title=tip)
    style = f"{place};background:{_stripes(times, seconds)}"
    name = [box.name, tag("br"), tag("small", duration(seconds))]
    return tag("div", tag("span", *name), class_="tile", style=style, title=tip)


def _stripes(times: dict[str, float], total: float) -> str:
    """Return a background with one colour for each phase, as wide as its share of the time."""
    known = [(phase, times[phase]) for phase in PHASES if times.get(phase)]
    if len(known) == 1:
        return f"var(--{known[0][0]})"
    stops, at = [], 0.0
    for phase, seconds in known:
        end = at + 100 * seconds / total
        stops.append(f"var(--{phase}) {at:.1f}% {end:.1f}%")
        at = end
    return f"linear-gradient(90deg,{','.join(stops)})"
