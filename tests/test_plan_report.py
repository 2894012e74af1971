"""The report of a plan: its page and its summary, of a report written by hand."""

import copy
import math
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from torch_tpu._plan.charts import Roofline
from torch_tpu._plan.html import page
from torch_tpu._plan.reads import use_of
from torch_tpu._plan.refusal import refused
from torch_tpu._plan.report import _advice, _alike, last_repeat
from torch_tpu._plan.text import summary
from torch_tpu._plan.treemap import squarify, tree
from torch_tpu._plan.units import by_kind_of_module, count, duration, shorten, size, where

GIB = 2**30
EVIL = "<script>alert('&')</script>"


def _part(op: str, seconds: float, **changes: Any) -> dict[str, Any]:
    part = {
        "name": "fusion.1",
        "opcode": "fusion",
        "target": "",
        "shape": "bf16[8,128]{1,0}",
        "contents": ["add", "convolution"],
        "rounds": 1,
        "cycles": int(seconds * 1.5e9),
        "bytes": 10**8,
        "flops": 10**11,
        "sent": 0,
        "beside": 0,
        "seconds": seconds,
        "op": op,
        "line": f"{EVIL}.py:3",
        "module": "Net.layers.0",
        "phase": "forward",
        "bound": "products",
        "limit": seconds / 2,
    }
    return part | changes


def _value(op: str, size: int, **changes: Any) -> dict[str, Any]:
    value = {"bytes": size, "count": 1, "shape": "f32[8,128]", "op": op, "phase": "forward"}
    return value | {"line": f"{EVIL}.py:4", "module": "Net.layers.0"} | changes


@pytest.fixture
def report() -> dict[str, Any]:
    parts = [
        _part("mm", 3e-3),
        _part(EVIL, 2e-3, flops=0, bound="memory", phase="backward", module="Net.layers.1"),
        _part("addmm", 1e-3, bytes=0, cycles=None, contents=[], module="Net.norm"),
        _part("", 5e-4, bytes=0, flops=0, bound="neither", line="", module="", phase="step"),
    ]
    program = {
        "number": 2,
        "ops": 836,
        "arguments": GIB,
        "outputs": GIB,
        "aliased": GIB,
        "temporaries": 2 * GIB,
        "code": 2**20,
        "flops": 1e12,
        "compile_seconds": 3.5,
        "seconds": 6.5e-3,
        "cycles": 9_750_000,
        "loops_counted_once": 0,
        "saved": GIB,
        "saved_by": {},
        "logical_arguments": GIB,
        "logical_outputs": GIB,
        "donated": GIB,
        "refused": "",
        "available": 16 * GIB,
    }
    launch = {"program": 2, "is_new": False, "live": GIB, "peak": 3 * GIB, "is_compiled": True}
    groups = {
        key: [
            {"name": part[key], "seconds": part["seconds"], "flops": 0, "bytes": 0, "count": 1}
            for part in parts
        ]
        for key in ("module", "op", "line", "phase", "bound")
    }
    return {
        "topology": "v5e:2x2",
        "world": 4,
        "rank": 1,
        "hosts": {"calls": 2, "bytes": 4096},
        "links": {
            "collectives": 2,
            "asynchronous": 1,
            "sent": GIB,
            "seconds": 4e-3,
            "exposed": 1e-3,
        },
        "script": f"train.py {EVIL}",
        "chip": {
            "devices": 4,
            "kind": "TPU v5 lite",
            "name": "v5e",
            "clock": 1.5e9,
            "flops": 197e12,
            "memory": 16 * GIB,
            "bandwidth": 819e9,
            "links": 2e11,
        },
        "versions": {"torch": "2.15.0", "platform": "tpu\nBuilt"},
        "optimizer": "AdamW",
        "step": {
            "seconds": 6.5e-3,
            "cycles": 9_750_000,
            "flops": 2 * 10**11,
            "mfu": 0.156,
            "launches": 1,
            "items": 64.0,
            "items_per_second": 9846.0,
            "host_seconds": 4e-3,
            "records": 565,
            "is_whole_script": False,
        },
        "memory": {
            "capacity": 16 * GIB,
            "peak": 3 * GIB,
            "fits": True,
            "missing": 0,
            "program": 2,
            "parts": {"activations": GIB, "parameters": GIB, "code": 0, "other": GIB},
            "held": {},
            "is_in_step": True,
            "saved_by": {"Net.layers.0": 5, EVIL: 7},
            "largest": [_value(EVIL, GIB // 2, count=3), _value("", GIB // 4, line="", module="")],
            "advice": [{"text": "halve the batch", "saves": GIB, "fits": True}],
        },
        "timeline": [
            launch | {"program": 1, "step": 1, "peak": GIB, "is_compiled": False},
            launch | {"step": 2, "is_new": True},
            launch | {"step": 3},
        ],
        "programs": [program],
        "parts": parts,
        "by": groups,
        "tree": [{key: p[key] for key in ("module", "phase", "seconds")} for p in parts],
        "reads": [
            {"line": f"{EVIL}.py:9", "count": 3, "a_step": 1, "use": "decides"},
            {"line": "train.py:10\t\tforward", "count": 1, "a_step": 0, "use": "shows"},
        ],
        "endless": "",
        "new_programs": [0, 1, 1, 0, 1],
        "compile_seconds": 3.5,
    }


def _too_large(report: dict[str, Any]) -> dict[str, Any]:
    """Return the report of a script whose program the compiler refuses."""
    report = copy.deepcopy(report)
    report["memory"] |= {"peak": 20 * GIB, "fits": False, "missing": 4 * GIB}
    report["memory"]["advice"].append({"text": "shard", "saves": 9 * GIB, "fits": True})
    report["step"] |= {"seconds": 0.0, "cycles": 0, "mfu": 0.0, "items_per_second": None}
    report["programs"][0] |= {"refused": "Ran out of memory", "seconds": 0.0}
    report["by"] = {key: [] for key in report["by"]}
    return report | {"parts": [], "tree": []}


def _of_nothing(report: dict[str, Any]) -> dict[str, Any]:
    """Return the report of a script that does nothing on the device."""
    report = copy.deepcopy(_too_large(report))
    report["memory"] = {"capacity": GIB, "peak": 0, "fits": True, "missing": 0, "parts": {}}
    report["step"] |= {"host_seconds": None, "records": None, "is_whole_script": True}
    lists = {"timeline": [], "programs": [], "reads": [], "new_programs": [0]}
    return report | lists | {"optimizer": "", "script": ""}


class _Checker(HTMLParser):
    """Follows the elements of a page, each of which must be closed in its turn."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.seen.append((tag, dict(attrs)))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def attributes(self, name: str) -> Iterator[str]:
        return (value for _, attrs in self.seen if (value := attrs.get(name)) is not None)


KINDS = {"fits": lambda report: report, "too large": _too_large, "nothing": _of_nothing}


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_is_well_formed_and_has_each_section(report: Any, kind: str) -> None:
    checked = _Checker(page(KINDS[kind](report)))
    ids = set(checked.attributes("id"))
    wanted = {"verdict", "memory", "timeline", "reads", "programs"}
    timed = {"roofline", "modules", "time", "instructions"}
    assert wanted <= ids
    assert bool(timed & ids) == (timed <= ids) == (kind == "fits")
    links = {link.removeprefix("#") for link in checked.attributes("href")}
    assert links
    assert links <= ids


@pytest.mark.parametrize("kind", KINDS)
def test_charts_have_only_finite_numbers(report: Any, kind: str) -> None:
    for name, attrs in _Checker(page(KINDS[kind](report))).seen:
        for key in ("x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "width", "height"):
            if name != "svg" and key in attrs:
                assert math.isfinite(float(attrs[key] or "")), (name, attrs)
        for key in ("d", "style", "transform", "data-v"):
            assert not re.search(r"\b(nan|inf)\b", attrs.get(key) or "", re.IGNORECASE)


def test_names_are_escaped(report: Any) -> None:
    text = page(report)
    assert EVIL not in text
    checked = _Checker(text)
    assert sum(name == "script" for name, _ in checked.seen) == 1
    assert any(EVIL in words for words in checked.words)


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_is_deterministic_and_needs_no_network(report: Any, kind: str) -> None:
    text = page(KINDS[kind](report))
    assert text == page(copy.deepcopy(KINDS[kind](report)))
    assert "http:" not in text
    assert "https:" not in text
    assert "@import" not in text
    assert not list(_Checker(text).attributes("src"))


def test_the_page_says_what_it_cannot_know(report: Any) -> None:
    assert "No TPU was used to check them." in page(report)
    assert "Check these lines" in page(report)
    report["programs"][0]["loops_counted_once"] = 2
    assert "They count as one round" in page(report)


def test_a_refused_program_is_reported_in_the_words_of_the_compiler(report: Any) -> None:
    for text in (page(_too_large(report)), summary(_too_large(report))):
        assert "Ran out of memory" in text
        assert "4 GiB" in text
        assert "then it fits" in text
        assert "not known" in text


def test_the_largest_temporaries_are_named(report: Any) -> None:
    text = summary(report)
    assert re.search(r"3 of f32\[8,128\], .* 512 MiB", text)
    assert re.search(r"f32\[8,128\], added by the compiler +256 MiB", text)
    words = _Checker(page(report)).words
    assert any("Largest temporaries" in word for word in words)
    assert "512 MiB" in words
    held = [{**_value("mm", size), "bytes": size} for size in (3, 4)]
    assert [(v["bytes"], v["count"]) for v in _alike([*held, _value("add", 5)])] == [(7, 2), (5, 1)]


def test_a_long_script_stays_a_small_page(report: Any) -> None:
    report["timeline"] = [{**report["timeline"][1], "step": at // 9} for at in range(20_000)]
    report["parts"] = [_part("mm", 1e-3 / (at + 1), line="train.py:9") for at in range(200)]
    report["tree"] = [
        {"module": f"Net.layers.{at}.{inner}", "phase": phase, "seconds": 1e-5}
        for at in range(200)
        for inner in ("attention", "mlp")
        for phase in ("forward", "backward")
    ]
    assert len(page(report).encode()) < 400_000


def test_the_summary_has_the_verdict_the_time_and_what_takes_it(report: Any) -> None:
    text = summary(report)
    for words in ("fits", "6.5 ms a step", "9,750,000 cycles", "MFU 15.6%", "9.85 k items"):
        assert words in text
    assert "2 calls of torch.distributed take 4 KiB through the hosts" in text
    for words in ("Net.layers.* (2 modules)", "mm", "train.py:10", "check this line", "No TPU"):
        assert words in text
    assert "\033" not in text
    coloured = summary(report, in_colour=True)
    assert re.sub(r"\033\[\d+m", "", coloured) == text != coloured
    assert summary(_of_nothing(report))
    report["endless"] = "decode.py:7"
    assert "stand-ins decide again and again: decode.py:7" in summary(report)
    assert "The plan ended the script at decode.py:7, which decided by stand-ins" in page(report)


def test_checkpoints_are_advised_where_there_are_none() -> None:
    memory = {"parts": {"activations": GIB}, "peak": 2 * GIB, "capacity": GIB}
    memory["saved_by"] = {"Net.layers.0": GIB // 2, "Net.head": GIB // 4}
    texts = [advice["text"] for advice in _advice(memory, set())]
    assert "checkpoint every block" in texts
    texts = [advice["text"] for advice in _advice(memory, {"Net.layers.0"})]
    assert texts == ["halve the batch", "checkpoint the modules that save most (Net.head)"]


def test_a_roofline_holds_each_instruction_once(report: Any) -> None:
    roof = Roofline(report)
    assert len(roof.parts) == 3
    assert len(roof.unplaced) == 1
    assert roof.draw().count("<circle") == 3


@pytest.mark.parametrize("weights", [[1.0], [6, 6, 4, 3, 2, 2, 1], [1000, 1, 1e-9, 0.0], []])
def test_areas_of_a_treemap_are_proportional_and_inside(weights: list[float]) -> None:
    areas = squarify(weights, (10.0, 20.0, 300.0, 200.0))
    assert len(areas) == len(weights)
    for weight, (x, y, width, height) in zip(weights, areas, strict=True):
        assert width * height == pytest.approx(60_000 * weight / sum(weights), rel=1e-6, abs=1e-3)
        assert x >= 10 - 1e-6
        assert y >= 20 - 1e-6
        assert x + width <= 310.01
        assert y + height <= 220.01


def test_a_tree_joins_chains_and_loses_no_time(report: Any) -> None:
    chain = [{"module": "Net.a.b", "phase": "forward", "seconds": 1.0}]
    assert tree(chain).inside["Net"].name == "Net.a.b"
    root = tree(report["tree"])
    assert root.seconds == pytest.approx(6.5e-3)
    assert list(root.inside) == ["Net", "outside of modules"]
    assert list(root.inside["Net"].inside) == ["layers", "norm"]


def test_numbers_and_names_read_well(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    assert [size(n) for n in (0, 999, 1023 * 2**20, 1.5 * GIB)] == [
        "0 B",
        "999 B",
        "0.999 GiB",
        "1.5 GiB",
    ]
    assert [duration(s) for s in (0, 1e-9, 0.0123, 2)] == ["0 ns", "1 ns", "12.3 ms", "2 s"]
    assert [count(n) for n in (1, 1234, 197e12)] == ["1", "1.23 k", "197 T"]
    assert shorten("attention_forward_one", 12) == "atten…rd_one"
    monkeypatch.chdir(tmp_path)
    assert where(f"{tmp_path}/models/net.py:4\tNet\tforward") == "models/net.py:4"
    assert where("/venv/lib/site-packages/library/net.py:4") == "library/net.py:4"
    assert by_kind_of_module([("a.0.b", 1), ("a.1.b", 2), ("", 4)]) == [
        ("outside of modules", 4),
        ("a.*.b (2 modules)", 3),
    ]


def test_a_refusal_tells_what_a_program_needs() -> None:
    message = (
        "PJRT_Compile: ResourceExhausted: the total memory required for HLO temporaries (24.5G) "
        "exceeds available HBM (15.75G)."
    )
    facts = refused(message, arguments=GIB, outputs=GIB, donated=GIB)
    assert facts is not None
    assert facts["temporaries"] == int(24.5 * GIB)
    assert facts["available"] == int(15.75 * GIB)
    facts = refused("ResourceExhausted: Used 20.00G of 15.75G hbm.", 2 * GIB, GIB, GIB)
    assert facts is not None
    assert facts["temporaries"] == 18 * GIB
    assert refused("InvalidArgument: 1.0G of 2.0G", 0, 0, 0) is None


@pytest.mark.parametrize(
    ("line", "use"),
    [
        ("if loss.item() > 5: raise SystemExit", "decides"),
        ("if i % 10 == 0: print(loss.item())", "shows"),
        ("while bool(mask.all()): pass", "decides"),
        ("for i in range(count.item()): pass", "decides"),
        ("history.append(loss.item())", "shows"),
        ("scale = loss.item()", "unknown"),
    ],
)
def test_a_read_decides_or_shows(tmp_path: Path, line: str, use: str) -> None:
    script = tmp_path / "script.py"
    script.write_text(f"# a script\n{line}\n")
    assert use_of(f"{script}:2") == use


@pytest.mark.parametrize(
    ("launches", "step"),
    [
        ("", None),
        ("a", None),
        ("abcd", None),
        ("abbbbb", (5, 6)),
        ("pabababab", (7, 9)),
        ("pababababq", (7, 9)),
        ("paabaabaabq", (7, 10)),
        ("abcddefg", None),
    ],
)
def test_a_loop_without_an_optimizer_has_steps(launches: str, step: tuple[int, int] | None) -> None:
    assert last_repeat([ord(name) for name in launches]) == step
