"""The report as one HTML file, which needs no network and nothing beside it."""

from pathlib import Path
from typing import Any

from torch_tpu._plan import charts, tables
from torch_tpu._plan.markup import Html, join, tag
from torch_tpu._plan.treemap import treemap
from torch_tpu._plan.units import (
    BOUNDS,
    HONESTY,
    UNKNOWN,
    by_kind_of_module,
    compiled,
    count,
    duration,
    hosts,
    links,
    percent,
    size,
)

_CHAPTERS = (
    ("memory", "Memory"),
    ("timeline", "Over time"),
    ("roofline", "Roofline"),
    ("modules", "Modules"),
    ("time", "Time"),
    ("instructions", "Instructions"),
    ("reads", "Host reads"),
    ("programs", "Programs"),
)


def page(report: dict[str, Any]) -> str:
    """Return a page with everything inside. The same report gives the same page."""
    title = f"Plan for {report['topology']}"
    if report.get("script"):
        title += f": {report['script']}"
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        tag("style", _own("report.css")),
    )
    timed = (_roofline, _modules, _times, _instructions)
    content = [
        _header(report),
        _verdict(report),
        _memory(report),
        _timeline(report),
        *_refusals(report),
        *(chapter(report) for chapter in timed if report["parts"]),
        _reads(report),
        _programs(report),
        _footer(report),
    ]
    body = tag("body", tag("main", *content), tag("script", _own("report.js")))
    return f"<!doctype html>\n{tag('html', head, body, lang='en')}\n"


def _own(name: str) -> Html:
    return Html(Path(__file__).with_name(name).read_text("utf-8"))


def _section(id_: str, title: str, lead: str, *content: str) -> Html:
    words = [tag("p", lead, class_="lead")] if lead else []
    return tag("section", tag("h2", title), *words, *content, id=id_)


def _header(report: dict[str, Any]) -> Html:
    chip = report["chip"]
    facts = [
        ("script", report.get("script", "")),
        ("optimizer", report["optimizer"]),
        ("topology", f"{report['topology']}, {chip['devices']} chips of {chip['kind']}"),
        ("rank", f"{report['rank']} of {report['world']}"),
        (
            "each chip",
            f"{size(chip['memory'])} of memory (HBM) at {count(chip['bandwidth'])}B/s, "
            f"{count(chip['flops'])}FLOP/s in bfloat16, {chip['clock'] / 1e9:.3g} GHz",
        ),
        ("versions", _versions(report)),
    ]
    rows = [tag("div", tag("dt", name), tag("dd", words)) for name, words in facts if words]
    timed = ("roofline", "modules", "time", "instructions")
    chapters = [pair for pair in _CHAPTERS if report["parts"] or pair[0] not in timed]
    links = [tag("a", name, href=f"#{id_}") for id_, name in chapters]
    title = tag("h1", "Plan for ", tag("em", report["topology"]))
    return tag("header", title, tag("dl", *rows), tag("nav", *links))


def _versions(report: dict[str, Any]) -> str:
    known = [f"{name} {words}" for name, words in report["versions"].items() if name != "platform"]
    platform = " ".join(report["versions"].get("platform", "").split())
    return ", ".join(filter(None, [*known, platform]))


def _card(name: str, value: str, words: str, class_: str = "") -> Html:
    parts = [tag("span", name), tag("b", value), tag("p", words)]
    return tag("div", *parts, class_=f"card {class_}".strip())


def _verdict(report: dict[str, Any]) -> Html:
    chip, step, memory = report["chip"], report["step"], report["memory"]
    free = memory["capacity"] - memory["peak"]
    what = "script" if step["is_whole_script"] else "step"
    if memory["fits"]:
        verdict = ("It fits", f"{size(free)} of {size(memory['capacity'])} stay free.", "good")
    else:
        verdict = (
            "It does not fit",
            f"It needs {size(memory['peak'])}, {size(memory['missing'])} more than the chip has.",
            "bad",
        )
    cards = [_card("Memory", *verdict)]
    programs = "program" if step["launches"] == 1 else "programs"
    if step["seconds"]:
        time = f"{step['cycles']:,} cycles in {step['launches']} launched {programs}"
        cards.append(_card(f"Time of a {what}", duration(step["seconds"]), time))
        mfu = (
            f"of the chip's {count(chip['flops'])}FLOP/s: {count(step['flops'])}FLOPs "
            f"of matrix products in a {what}"
        )
        cards.append(_card("MFU", percent(step["mfu"]), mfu))
    else:
        words = "the compiler gave no estimate"
        cards.append(_card(f"Time of a {what}", UNKNOWN, words))
    if report["links"]["collectives"]:
        seconds = duration(report["links"]["exposed"])
        cards.append(_card("Links", seconds, links(report["links"])))
    if report["hosts"]["calls"]:
        moved = size(report["hosts"]["bytes"])
        cards.append(_card("Through hosts", moved, hosts(report["hosts"])))
    if step["items_per_second"]:
        items = f"{step['items']:,.0f} items (samples or tokens) in a {what}"
        cards.append(_card("Items a second", count(step["items_per_second"]), items))
    if step["host_seconds"] is not None:
        cards.append(_card("Host", duration(step["host_seconds"]), _host(step)))
    return tag("section", *cards, class_="cards", id="verdict")


def _host(step: dict[str, Any]) -> str:
    words = f"for this computer to record a step of {step['records']:,} calls: "
    if not step["seconds"]:
        return words.removesuffix(": ")
    if step["host_seconds"] < step["seconds"]:
        return words + "less than the device needs, so the device never waits"
    return words + "more than the device needs, so the device would wait for this host"


def _memory(report: dict[str, Any]) -> Html:
    memory = report["memory"]
    lead = "Shares of the device's memory at the moment that needs most"
    if "program" in memory:
        lead += f", while program {memory['program']} runs"
    rows = []
    peak = max(memory["peak"], 1)
    for name, share in charts.shares(memory):
        cells = [
            tag("td", tag("i", class_=f"swatch {charts.share_class(name)}")),
            tag("td", tag("b", name)),
            tables.number_cell(size(share)),
            tables.number_cell(percent(share / peak)),
            tag("td", charts.SHARES.get(name, ""), class_="quiet"),
        ]
        rows.append(tag("tr", *cells))
    key = tag("div", tag("table", tag("tbody", *rows), class_="key-table"))
    beside = [part for part in (_advice(memory), _saved(memory)) if part]
    content = [charts.memory_bar(memory), tag("div", key, tag("div", *beside), class_="two")]
    if memory.get("largest"):
        head = tag("h3", "Largest temporaries, activations included")
        content.append(tag("div", head, tables.temporaries(report), class_="group"))
    return _section("memory", "Memory at the peak", f"{lead}.", *content)


def _advice(memory: dict[str, Any]) -> Html | None:
    advice = memory.get("advice", [])
    if not advice:
        return None
    items = []
    for entry in advice:
        words = [tag("b", entry["text"]), f" saves about {size(entry['saves'])}"]
        if not memory["fits"]:
            left = memory["missing"] - entry["saves"]
            is_enough = "then it fits" if entry["fits"] else f"still {size(left)} too much"
            words += [" ", tag("mark", is_enough, class_="good" if entry["fits"] else "bad")]
        items.append(tag("li", *words))
    return tag("div", tag("h3", "What would lower the peak"), tag("ul", *items), class_="advice")


def _saved(memory: dict[str, Any]) -> Html | None:
    saved = by_kind_of_module(memory.get("saved_by", {}).items())
    total = sum(number for _, number in saved)
    if not total:
        return None
    rows = [(name, number, "m-activations") for name, number in saved if number]
    title = "Values that the forward keeps, by module, as recorded"
    return tables.bars(title, rows, total, words=size, most=5)


def _timeline(report: dict[str, Any]) -> Html:
    lead = (
        "Each bar is a launch of a program: the dark part is alive afterwards, the light part is "
        "needed while it runs. A plan compiles the programs of the last whole step; "
        "of other programs only what is alive afterwards is known (hatched)."
    )
    return _section("timeline", "Memory over launches", lead, charts.timeline(report))


def _refusals(report: dict[str, Any]) -> list[Html]:
    """Return the compiler's words on programs that it refuses, so that their times are missing."""
    refused = [program for program in report["programs"] if program["refused"]]
    if not refused:
        return []
    lead = (
        "The compiler refuses programs that need more memory than there is, and estimates no times."
    )
    words = []
    for program in refused:
        name = tag("b", f"Program {program['number']}: ")
        words.append(tag("p", name, program["refused"], class_="warning"))
    return [_section("refused", "Times are not known", lead, *words)]


def _roofline(report: dict[str, Any]) -> Html:
    roof = charts.Roofline(report)
    seconds = sum(part["seconds"] for part in roof.unplaced)
    lead = (
        "Each circle is one of the heaviest instructions; its area is its time. No instruction can "
        "be above the line: on the slope the memory decides, on the flat part the matrix unit. "
        "The further below, the more time is lost to something else. "
        "Numbers are those of the table of instructions."
    )
    keys = [(f"b-{name}", *words) for name, words in BOUNDS.items()]
    note = ""
    if roof.unplaced:
        note = (
            f"Not shown: {len(roof.unplaced)} instructions without matrix products whose operands "
            f"stay on the chip, {percent(seconds / roof.total)} of the time. "
        )
    note += (
        "In the left lane, the distance below the line shows how much of the memory's bandwidth is "
        "left unused."
    )
    parts = [charts.legend(keys), roof.draw(), tag("p", note, class_="quiet")]
    return _section("roofline", "Roofline", lead, *parts)


def _modules(report: dict[str, Any]) -> Html:
    lead = "Areas are times, inside the modules that made the calls. Click a module to enlarge it."
    keys = [(f"p-{name}", name, "") for name in ("forward", "backward")]
    keys.append(("p-step", "optimizer step", ""))
    parts = [charts.legend(keys), tag("div", class_="trail"), treemap(report["tree"])]
    return _section("modules", "Time by module", lead, *parts)


def _times(report: dict[str, Any]) -> Html:
    what = "script" if report["step"]["is_whole_script"] else "step"
    lead = f"Shares of the {duration(report['step']['seconds'])} of a {what}."
    return _section("time", "Where the time goes", lead, tables.times(report))


def _instructions(report: dict[str, Any]) -> Html:
    lead = (
        f"The {len(report['parts'])} instructions that take most time, each usually several "
        "operations in one. The FLOP limit and the HBM limit are the cycles that its products and "
        "its bytes would take at the chip's best. Click a column to sort by it."
    )
    return _section("instructions", "Heaviest instructions", lead, tables.instructions(report))


def _reads(report: dict[str, Any]) -> Html:
    lead = (
        "Lines where the script waits for a value of the device, such as loss.item(). Nothing is "
        "computed in a plan, so these lines got stand-ins."
    )
    return _section("reads", "Host reads", lead, tables.reads(report))


def _programs(report: dict[str, Any]) -> Html:
    lead = (
        "Programs that are new in a step. Each is compiled once, which takes seconds to minutes. "
        "After the second step there should be none; the end cuts a step short, which is a program "
        "of its own."
    )
    if len(report["new_programs"]) < 2:
        lead = "Programs that the script needs. Each is compiled once."
    loops = sum(program["loops_counted_once"] for program in report["programs"])
    warning = []
    if loops:
        words = (
            f"{loops} loops have a number of rounds that the compiler does not know. "
            "They count as one round, so the times are too low."
        )
        warning.append(tag("p", words, class_="warning"))
    parts = [tables.new_programs(report), *warning, tables.programs(report)]
    return _section("programs", "Programs", lead, *parts)


def _footer(report: dict[str, Any]) -> Html:
    return tag("footer", tag("p", join([tag("b", HONESTY), " ", compiled(report)])))
