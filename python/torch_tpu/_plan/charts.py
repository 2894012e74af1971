"""Charts in SVG: memory at the peak, memory over launches, and the roofline."""

import math
from collections.abc import Sequence
from typing import Any

from torch_tpu._plan.markup import Html, join, tag
from torch_tpu._plan.units import (
    BOUNDS,
    count,
    duration,
    line_name,
    module_name,
    op_name,
    percent,
    size,
    step_name,
)

WIDTH = 1100.0

# What stays comes first, so that the bar begins with it.
SHARES = {
    "parameters": "weights of the model",
    "buffers": "such as running means of batch norm",
    "gradients": "gradients that the script holds between two programs",
    "optimizer state": "such as the two moments of Adam",
    "activations": "values that the forward keeps for the backward",
    "temporaries": "other intermediate values of the program",
    "code": "the compiled program itself",
    "inputs and other values": "batches, and all other tensors that are alive",
}


def svg(height: float, label: str, *content: str) -> Html:
    """Return a chart as wide as the page. `label` says it in words."""
    box = f"0 0 {WIDTH:g} {height:g}"
    return tag("svg", *content, viewBox=box, role="img", aria_label=label)


def _text(x: float, y: float, words: str, class_: str = "", anchor: str | None = None) -> Html:
    return tag("text", words, x=x, y=y, class_=class_ or None, text_anchor=anchor)


def _line(x1: float, y1: float, x2: float, y2: float, class_: str) -> Html:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def _rect(x: float, y: float, width: float, height: float, class_: str, tip: str = "") -> Html:
    title = tag("title", tip) if tip else None
    box = {"x": x, "y": y, "width": max(width, 0.0), "height": max(height, 0.0)}
    rect = tag("rect", class_=class_, **box)
    return tag("g", title, rect) if title else rect


def share_class(name: str) -> str:
    """Return the class that colours a share of the memory."""
    return "m-" + name.split()[0]


def shares(memory: dict[str, Any]) -> list[tuple[str, int]]:
    """Return the shares at the peak that are not empty, with what stays first."""
    parts = memory["parts"]
    names = [*SHARES, *(name for name in parts if name not in SHARES)]
    return [(name, parts[name]) for name in names if parts.get(name)]


def memory_bar(memory: dict[str, Any]) -> Html:
    """Return the shares at the peak as one bar, against the capacity."""
    peak, capacity = memory["peak"], memory["capacity"]
    scale = (WIDTH - 2) / max(peak, capacity, 1)
    top, high, x = 24.0, 44.0, 1.0
    end = 1 + capacity * scale
    parts = [_rect(1, top, end - 1, high, "free", f"{size(capacity)} of memory on the chip")]
    for name, share in shares(memory):
        width = share * scale
        tip = f"{name}: {size(share)}\n{percent(share / max(peak, 1))} of the peak"
        parts.append(_rect(x, top, width, high, share_class(name), tip))
        if width > 7.5 * max(len(name), 8) + 12:
            parts.append(_text(x + width / 2, top + 20, name, "inside", "middle"))
            parts.append(_text(x + width / 2, top + 35, size(share), "inside", "middle"))
        x += width
    parts.append(_line(x, top - 5, x, top + high, "strong"))
    anchor = "start" if x < WIDTH / 6 else "end" if x > WIDTH / 2 else "middle"
    parts.append(_text(x, top - 11, f"peak {size(peak)}", "label", anchor))
    parts.append(_line(end, top - 1, end, top + high + 6, "capacity"))
    words, anchor = f"capacity {size(capacity)}", "end" if end > WIDTH / 6 else "start"
    parts.append(_text(end, top + high + 20, words, "label over", anchor))
    words = f"{size(peak)} of {size(capacity)} at the peak"
    return svg(top + high + 26, words, *parts)


_HATCH = tag(
    "defs",
    tag(
        "pattern",
        tag("path", d="M-2 2L2 -2M0 8L8 0M6 10L10 6", class_="hatch"),
        id="hatch",
        width=8,
        height=8,
        patternUnits="userSpaceOnUse",
    ),
)


def _columns(launches: Sequence[dict[str, Any]], most: int = 150) -> list[dict[str, Any]]:
    """Return at most so many columns, each the maximum of launches in a row."""
    length = max(1, math.ceil(len(launches) / most))
    columns = []
    for at in range(0, len(launches), length):
        group = launches[at : at + length]
        highest = max(group, key=lambda launch: launch["peak"])
        columns.append(
            {
                **highest,
                "step": group[0]["step"],
                "live": max(launch["live"] for launch in group),
                "is_new": any(launch["is_new"] for launch in group),
                "first": at,
                "last": at + len(group) - 1,
            }
        )
    return columns


def _nice(most: float, lines: int = 4) -> float:
    """Return a round number of bytes that divides a range into about so many parts."""
    step = 2.0 ** math.floor(math.log2(max(most / lines, 1)))
    return step * 2 if most / step > 1.6 * lines else step


def _launch_tip(column: dict[str, Any], step: str) -> str:
    first, last = column["first"], column["last"]
    which = f"launch {first}" if first == last else f"launches {first} to {last}"
    words = [
        f"{which}, {step}",
        f"program {column['program']}{', new' if column['is_new'] else ''}",
        f"alive afterwards: {size(column['live'])}",
    ]
    is_known = column["is_compiled"]
    words.append(f"peak: {size(column['peak'])}" if is_known else "not compiled: peak not known")
    return "\n".join(words)


def timeline(report: dict[str, Any]) -> Html:
    """Return the memory after and during each launch as bars."""
    columns = _columns(report["timeline"])
    capacity, steps = report["memory"]["capacity"], len(report["new_programs"])
    peak = max((column["peak"] for column in columns), default=0)
    is_near = peak > capacity / 6
    most = max(peak, capacity if is_near else 0, 1) * 1.06
    left, right, top, bottom = 74.0, WIDTH - 10, 28.0, 268.0

    def at(value: float) -> float:
        return bottom - (bottom - top) * value / most

    tick = _nice(most)
    parts = [_HATCH]
    for number in range(int(most / tick) + 1):
        y = at(number * tick)
        parts.append(_line(left, y, right, y, "grid"))
        parts.append(_text(left - 8, y + 4, size(number * tick), "tick", "end"))
    slot = (right - left) / max(len(columns), 1)
    wide = min(slot * 0.82, 56.0)
    marks: list[tuple[float, str]] = []
    for index, column in enumerate(columns):
        x = left + slot * index
        step = step_name(column["step"], steps)
        if not index or columns[index - 1]["step"] != column["step"]:
            marks.append((x, step))
        x += (slot - wide) / 2
        y, live = at(column["peak"]), at(column["live"])
        bars = [tag("title", _launch_tip(column, step))]
        if column["is_compiled"]:
            bars.append(_rect(x, y, wide, bottom - y, "t-peak"))
        bars.append(_rect(x, live, wide, bottom - live, "t-live"))
        if not column["is_compiled"]:
            bars.append(_rect(x, live, wide, bottom - live, "t-unknown"))
        parts.append(tag("g", *bars))
    parts.append(_line(left, bottom, right, bottom, "axis"))
    parts += _step_marks(marks, top, bottom)
    if is_near:
        parts.append(_line(left, at(capacity), right, at(capacity), "capacity"))
        words = f"capacity {size(capacity)}"
        parts.append(_text(right, at(capacity) - 5, words, "label over", "end"))
    else:
        words = f"capacity {size(capacity)}, {capacity / most:,.0f} times this height ↑"
        parts.append(_text(right, top - 12, words, "label over", "end"))
    return svg(bottom + 30, "memory over the launches of programs", *parts)


def _step_marks(marks: Sequence[tuple[float, str]], top: float, bottom: float) -> list[Html]:
    """Return lines where steps begin, of which those are left out whose names would overlap."""
    parts, free = [], 0.0
    for x, name in marks:
        if x >= free:
            parts.append(_line(x, top, x, bottom + 6, "mark"))
            parts.append(_text(x + 5, bottom + 18, name, "tick"))
            free = x + 7 * len(name) + 14
    return parts


class _Log:
    """A logarithmic axis from whole decades to pixels."""

    def __init__(self, values: Sequence[float], begin: float, end: float) -> None:
        self.low = math.floor(math.log10(min(values)))
        self.high = max(math.ceil(math.log10(max(values))), self.low + 1)
        self.begin, self.end = begin, end

    def __call__(self, value: float) -> float:
        share = (math.log10(value) - self.low) / (self.high - self.low)
        return self.begin + (self.end - self.begin) * share

    def decades(self) -> list[float]:
        return [10.0**power for power in range(self.low, self.high + 1)]


def _part_tip(rank: int, part: dict[str, Any], total: float) -> str:
    words = [
        f"{rank}. {op_name(part['op'])} ({part['phase']})",
        f"{duration(part['seconds'])}, {percent(part['seconds'] / total)}, "
        f"limited by {BOUNDS[part['bound']][0]}",
        f"{count(part['flops'] / part['seconds'])}FLOP/s, "
        f"{count(part['bytes'] / part['seconds'])}B/s",
        f"{line_name(part['line'])}, {module_name(part['module'])}",
        part["shape"][:110],
    ]
    return "\n".join(words)


def _spread(index: int, wide: float) -> float:
    """Return a shift that keeps circles of a lane apart, the same each time."""
    return ((index * 0.618034) % 1 - 0.5) * wide


class Roofline:
    """Heavy instructions between what they compute, what they move, and what the chip can.

    Two lanes hold instructions that compute next to no products, or move next to nothing.
    """

    LANE = 92.0
    LEFT, RIGHT, TOP, BOTTOM = 74.0, WIDTH - 10, 30.0, 430.0

    def __init__(self, report: dict[str, Any]) -> None:
        chip = report["chip"]
        self.flops, self.bandwidth = chip["flops"], chip["bandwidth"]
        self.ridge = self.flops / self.bandwidth
        self.total = report["step"]["seconds"] or 1.0
        ranked = [(rank, p) for rank, p in enumerate(report["parts"], 1) if p["seconds"] > 0]
        # Without products and bytes to HBM, an instruction has no place here.
        self.unplaced = [part for _, part in ranked if not (part["flops"] or part["bytes"])]
        self.parts = [(rank, part) for rank, part in ranked if part["flops"] or part["bytes"]]
        self.heaviest = max((part["seconds"] for _, part in self.parts), default=1.0)
        intensity = [self._intensity(part) for _, part in self.parts]
        known = [value for value in intensity if value is not None and value > 0]
        begin, end = self.LEFT + self.LANE, self.RIGHT - self.LANE
        self.x = _Log([*known, self.ridge / 20, self.ridge * 8], begin, end)
        # The roof at its left end: what the memory allows there.
        self.low = self.bandwidth * 10.0**self.x.low
        speed = [max(self._speed(part), self.low / 50) for _, part in self.parts]
        self.y = _Log([*speed, self.low, self.flops * 1.5], self.BOTTOM, self.TOP)

    def _intensity(self, part: dict[str, Any]) -> float | None:
        """Return FLOPs per byte; 0 for the left lane, and None for the right one."""
        if part["flops"] > 50 * self.ridge * part["bytes"]:
            return None
        value = part["flops"] / part["bytes"]
        return value if value > self.ridge / 500 else 0.0

    def _speed(self, part: dict[str, Any]) -> float:
        """Return FLOP/s; in the left lane, as much of the roof as bytes of the bandwidth."""
        if self._intensity(part) == 0:
            return self.low * part["bytes"] / part["seconds"] / self.bandwidth
        return part["flops"] / part["seconds"]

    def _place(self, index: int, part: dict[str, Any]) -> tuple[float, float]:
        """Return the centre of an instruction's circle."""
        intensity = self._intensity(part)
        y = min(self.y(max(self._speed(part), 1.0)), self.BOTTOM - 4)
        if intensity:
            return self.x(intensity), y
        middle = self.LEFT if intensity == 0 else self.RIGHT - self.LANE
        return middle + self.LANE / 2 + _spread(index, self.LANE - 36), y

    def _axes(self) -> list[Html]:
        parts = []
        for value in self.x.decades():
            x = self.x(value)
            parts.append(_line(x, self.TOP, x, self.BOTTOM, "grid"))
            parts.append(_text(x, self.BOTTOM + 17, count(value), "tick", "middle"))
        for value in self.y.decades():
            y = self.y(value)
            parts.append(_line(self.LEFT, y, self.RIGHT, y, "grid"))
            parts.append(_text(self.LEFT - 8, y + 4, count(value), "tick", "end"))
        middle = (self.LEFT + self.RIGHT) / 2
        parts.append(_text(middle, self.BOTTOM + 38, "FLOP per byte of HBM", "label", "middle"))
        parts.append(_text(4, self.TOP - 16, "FLOP/s achieved", "label"))
        for x, words in ((self.LEFT, "products"), (self.RIGHT - self.LANE, "HBM bytes")):
            high, middle = self.BOTTOM - self.TOP, x + self.LANE / 2
            parts.append(_rect(x, self.TOP, self.LANE, high, "lane"))
            parts.append(_text(middle, self.TOP + 18, "next to no", "tick", "middle"))
            parts.append(_text(middle, self.TOP + 33, words, "tick", "middle"))
        return parts

    def _roof(self) -> list[Html]:
        x0, y0 = self.x(10.0**self.x.low), self.y(self.low)
        x1, y1 = self.x(self.ridge), self.y(self.flops)
        path = f"M{self.LEFT:g} {y0:.1f}H{x0:.1f}L{x1:.1f} {y1:.1f}H{self.RIGHT:g}"
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
        x, y = x0 + (x1 - x0) * 0.36, y0 + (y1 - y0) * 0.36 - 8
        words = tag(
            "text",
            f"{count(self.bandwidth)}B/s from HBM",
            class_="label",
            text_anchor="middle",
            transform=f"translate({x:.1f} {y:.1f}) rotate({angle:.1f})",
        )
        most = f"{count(self.flops)}FLOP/s of the matrix unit in bfloat16"
        at = self.RIGHT - self.LANE - 6
        return [tag("path", d=path, class_="roof"), words, _text(at, y1 - 8, most, "label", "end")]

    def draw(self) -> Html:
        """Return the chart. Small circles are on top of large ones."""
        circles, numbers = [], []
        numbered: list[tuple[float, float]] = []
        for index, (rank, part) in enumerate(self.parts):
            x, y = self._place(index, part)
            y = min(y, self.BOTTOM)
            radius = max(2.5, 24 * math.sqrt(part["seconds"] / self.heaviest))
            title = tag("title", _part_tip(rank, part, self.total))
            circle = tag("circle", cx=x, cy=y, r=radius, class_=f"b-{part['bound']}")
            circles.append(tag("g", title, circle))
            if radius > 9 and all(math.hypot(x - a, y - b) > 24 for a, b in numbered):
                numbered.append((x, y))
                numbers.append(_text(x, y + 4, str(rank), "inside rank", "middle"))
        parts = [*self._axes(), *self._roof(), *circles, *numbers]
        return svg(self.BOTTOM + 48, "roofline of the heaviest instructions", *parts)


def legend(entries: Sequence[tuple[str, str, str]]) -> Html:
    """Return swatches of classes with their names and meanings."""
    items = []
    for class_, name, meaning in entries:
        words = [tag("b", name), f": {meaning}"] if meaning else [name]
        items.append(tag("span", tag("i", class_=class_), *words, class_="key"))
    return tag("div", join(items), class_="legend")
