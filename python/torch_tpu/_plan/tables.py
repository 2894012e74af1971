"""Tables of the report: time by groups, heavy instructions, host reads, programs."""

from collections.abc import Callable, Sequence
from typing import Any

from torch_tpu._plan.markup import Html, tag
from torch_tpu._plan.units import (
    BOUNDS,
    USES,
    count,
    duration,
    line_name,
    module_name,
    op_name,
    percent,
    shorten,
    size,
    step_name,
    where,
)

NONE = "-"

# A column: its name, an explanation, and a function from a row to a cell.
Column = tuple[str, str, Callable[[Any], Html]]


def text_cell(words: str, tip: str = "", class_: str | None = None) -> Html:
    """Return a cell of text, which is cut where it is long."""
    return tag("td", words, title=tip or (words if len(words) > 14 else None), class_=class_)


def name_cell(name: str) -> Html:
    """Return a cell of a name, without its middle if it is long."""
    return text_cell(shorten(name, 22), name)


def number_cell(words: str, value: float | None = None) -> Html:
    """Return a cell of a number, with the value to sort by."""
    return tag("td", words, class_="n", data_v=None if value is None else f"{value:.4g}")


def whole(number: int) -> Html:
    """Return a cell of a whole number."""
    return number_cell(f"{number:,}", number)


def table(columns: Sequence[Column], rows: Sequence[Any], class_: str = "sortable") -> Html:
    """Return a table that a click on a column's name sorts."""
    cells = [[cell(row) for _, _, cell in columns] for row in rows]
    heads = []
    for at, (name, tip, _) in enumerate(columns):
        # The name of a column of numbers stands above their last digits.
        is_number = any(row[at].startswith('<td class="n"') for row in cells)
        kind = "n" if is_number else None
        heads.append(tag("th", name, title=tip or None, scope="col", class_=kind))
    body = [tag("tr", *row) for row in cells]
    head = tag("thead", tag("tr", *heads))
    return tag("div", tag("table", head, tag("tbody", *body), class_=class_), class_="scroll")


def bars(
    title: str,
    rows: Sequence[tuple[str, float, str]],
    total: float,
    words: Callable[[float], str] = duration,
    most: int = 12,
) -> Html:
    """Return names, bars and shares of a total. Rows are name, value and class of the bar."""
    lines = []
    kept, rest = rows[:most], rows[most:]
    if rest:
        kept = [*kept, (f"{len(rest)} more", sum(value for _, value, _ in rest), "rest")]
    scale = max((value for _, value, _ in kept), default=0) or 1
    for name, value, class_ in kept:
        bar = tag("i", class_=class_, style=f"width:{100 * value / scale:.1f}%")
        cells = [
            text_cell(shorten(name, 34), name, "name"),
            tag("td", bar, class_="bar"),
            number_cell(words(value)),
            number_cell(percent(value / total if total else 0.0)),
        ]
        lines.append(tag("tr", *cells))
    body = tag("table", tag("tbody", *lines), class_="bars")
    return tag("div", tag("h3", title), body, class_="group")


def times(report: dict[str, Any]) -> Html:
    """Return the time by phase, bound, op and line."""
    total, by = report["step"]["seconds"], report["by"]

    def rows(key: str, name: Callable[[str], str], class_: Callable[[str], str]) -> Any:
        return [(name(g["name"]), g["seconds"], class_(g["name"])) for g in by[key]]

    tables = [
        bars("By phase", rows("phase", str, lambda phase: f"p-{phase}"), total),
        bars("By limit", rows("bound", lambda b: BOUNDS[b][0], lambda b: f"b-{b}"), total),
        bars("By operation", rows("op", op_name, lambda _: "plain"), total),
        bars("By line of your code", rows("line", line_name, lambda _: "plain"), total),
    ]
    return tag("div", *tables, class_="two")


def instructions(report: dict[str, Any]) -> Html:
    """Return the heaviest instructions, with what FLOPs and bytes alone would take."""
    chip, total = report["chip"], report["step"]["seconds"] or 1.0
    clock = chip["clock"]

    def cycles(seconds: float) -> Html:
        number = seconds * clock
        return number_cell(count(number) if number >= 1 else NONE, number)

    def own(part: dict[str, Any]) -> Html:
        if part["cycles"] is None:
            return tag("td", NONE, class_="n", data_v="0", title="not estimated")
        return number_cell(count(part["cycles"]), part["cycles"])

    def contents(part: dict[str, Any]) -> Html:
        inside = ", ".join(part["contents"]) or part["target"] or part["opcode"]
        return text_cell(inside, f"{part['name']}: {inside}", "mono")

    def bound(part: dict[str, Any]) -> Html:
        mark = tag("i", class_=f"dot b-{part['bound']}")
        return tag("td", mark, BOUNDS[part["bound"]][0])

    def op(part: dict[str, Any]) -> Html:
        mark = tag("i", class_=f"dot p-{part['phase']}")
        name = op_name(part["op"])
        tip = f"{name} ({part['phase']})"
        return tag("td", mark, shorten(name, 20), title=tip, class_="op")

    columns: list[Column] = [
        ("#", "the number in the roofline", lambda p: whole(p[0])),
        ("time", "in one step", lambda p: number_cell(duration(p[1]["seconds"]), p[1]["seconds"])),
        ("share", "of the step", lambda p: number_cell(percent(p[1]["seconds"] / total))),
        ("cycles", "the compiler's estimate", lambda p: own(p[1])),
        (
            "FLOP limit",
            "cycles that its FLOPs take at the chip's best",
            lambda p: cycles(p[1]["flops"] / chip["flops"]),
        ),
        (
            "HBM limit",
            "cycles that its bytes take at the chip's best",
            lambda p: cycles(p[1]["bytes"] / chip["bandwidth"]),
        ),
        (
            "runs",
            "rounds of loops in a step",
            lambda p: number_cell(f"{p[1]['rounds']:,}", p[1]["rounds"]),
        ),
        (
            "limited by",
            "the larger limit, unless the estimate is 3 times that",
            lambda p: bound(p[1]),
        ),
        ("operation", "of PyTorch; the dot's colour is the phase", lambda p: op(p[1])),
        (
            "line",
            "of your code",
            lambda p: name_cell(line_name(p[1]["line"])),
        ),
        ("module", "", lambda p: name_cell(module_name(p[1]["module"]))),
        ("result", "types and shapes", lambda p: text_cell(p[1]["shape"], class_="mono")),
        ("contents", "what the compiler fused into it", lambda p: contents(p[1])),
    ]
    return table(columns, list(enumerate(report["parts"], 1)), "sortable heavy")


def temporaries(report: dict[str, Any]) -> Html:
    """Return the largest temporaries at the peak."""
    columns: list[Column] = [
        ("bytes", "without padding", lambda v: number_cell(size(v["bytes"]), v["bytes"])),
        ("values", "of this type and origin", lambda v: whole(v["count"])),
        ("type", "", lambda v: text_cell(v["shape"], class_="mono")),
        ("operation", "that made them", lambda v: text_cell(op_name(v["op"]))),
        ("line", "of your code", lambda v: name_cell(line_name(v["line"]))),
        ("module", "", lambda v: name_cell(module_name(v["module"]))),
        ("phase", "", lambda v: text_cell(v["phase"])),
    ]
    return table(columns, report["memory"]["largest"])


def reads(report: dict[str, Any]) -> Html:
    """Return the lines at which the host waits for values of the device."""
    found = report["reads"]
    if not found:
        return tag("p", "None: the script never waits for a value of the device.")
    deciding = [read for read in found if read["use"] == "decides"]
    warnings = []
    if deciding:
        lines = ", ".join(where(read["line"]) for read in deciding[:4])
        warnings.append(
            tag(
                "p",
                tag("b", "Check these lines: "),
                f"{lines}. The script got a stand-in there, such as zero, and decides by it. With "
                "real values it may do something else than what this report shows.",
                class_="warning",
            )
        )
    if report["endless"]:
        words = f"The plan ended the script at {where(report['endless'])}, which decided by "
        words += "stand-ins again and again."
        warnings.append(tag("p", words, class_="warning"))
    columns: list[Column] = [
        ("line", "", lambda read: text_cell(where(read["line"]))),
        ("times", "in the whole plan", lambda read: whole(read["count"])),
        (
            "a step",
            "in the last step",
            lambda read: whole(read["a_step"]),
        ),
        ("use of the value", "", lambda read: tag("td", USES[read["use"]], class_=read["use"])),
    ]
    return tag("div", *warnings, table(columns, found, "sortable narrow"))


def new_programs(report: dict[str, Any]) -> Html:
    """Return the number of programs that each step was the first to need."""
    counts = report["new_programs"]
    names = [step_name(step, len(counts)) for step in range(len(counts))]
    cells = [
        tag(
            "div", tag("b", str(number)), tag("span", name), class_="chip new" if number else "chip"
        )
        for name, number in zip(names, counts, strict=True)
    ]
    return tag("div", *cells, class_="chips")


def programs(report: dict[str, Any]) -> Html:
    """Return the compiled programs: their sizes, and what compiling took."""

    def bytes_of(name: str, tip: str, key: str) -> Column:
        return name, tip, lambda p: number_cell(size(p[key]), p[key])

    columns: list[Column] = [
        ("program", "", lambda p: whole(p["number"])),
        ("ops", "recorded operations", lambda p: whole(p["ops"])),
        ("time", "of one run", lambda p: number_cell(duration(p["seconds"]), p["seconds"])),
        (
            "FLOPs",
            "of one run, as the compiler counts",
            lambda p: number_cell(count(p["flops"]), p["flops"]),
        ),
        bytes_of("inputs", "with the chip's padding", "arguments"),
        bytes_of("outputs", "with the chip's padding", "outputs"),
        bytes_of("shared", "outputs that take the memory of inputs", "aliased"),
        bytes_of("temporaries", "intermediate values, activations among them", "temporaries"),
        bytes_of("code", "the program itself", "code"),
        (
            "compiled in",
            "on this computer",
            lambda p: number_cell(duration(p["compile_seconds"]), p["compile_seconds"]),
        ),
    ]
    return table(columns, report["programs"])
