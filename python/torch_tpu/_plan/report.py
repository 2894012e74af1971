"""From launches and the compiler's estimates to one report, as plain data.

All estimates are the compiler's own, added up. No TPU is asked.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Set
from dataclasses import asdict, dataclass, field
from typing import Any

import torch

import torch_tpu
from torch_tpu import _C
from torch_tpu._plan.place import BACKWARD, FORWARD, parts
from torch_tpu._plan.reads import by_line, use_of
from torch_tpu._plan.refusal import refused
from torch_tpu._plan.session import Session, hosted

Progress = Callable[[int, int, int], None]
# A step of a loop without an optimizer has at most this many launches.
_LONGEST_PERIOD = 100


@dataclass
class Program:
    """A program as the compiler made it. Bytes are those of the device, with its padding."""

    number: int
    ops: int
    arguments: int
    outputs: int
    aliased: int
    temporaries: int
    code: int
    flops: float
    compile_seconds: float
    seconds: float
    cycles: int
    loops_counted_once: int
    # Bytes that the forward makes and the backward reads, and of inputs and outputs as recorded.
    saved: int = 0
    saved_by: dict[str, int] = field(default_factory=dict)
    logical_arguments: int = 0
    logical_outputs: int = 0
    donated: int = 0
    # The compiler's words if it refuses the program, and the bytes that it may have.
    refused: str = ""
    available: int = 0
    parts: list[dict[str, Any]] = field(default_factory=list)
    # The temporaries at the time when their sum is greatest.
    temporaries_at_peak: list[dict[str, Any]] = field(default_factory=list)

    @property
    def own(self) -> int:
        """Bytes on the device while it runs, without what it does not read."""
        return self.arguments + self.outputs - self.aliased + self.temporaries + self.code


@dataclass
class Launch:
    """A run of a program: bytes on the device afterwards, and the most during it."""

    program: int
    is_new: bool
    step: int
    live: int
    peak: int
    is_compiled: bool


def _seconds(part: dict[str, Any], chip: dict[str, Any]) -> float:
    """Return the modelled time of an instruction.

    Where the compiler has no estimate, bytes decide. Asynchronous copies run beside other work. Of
    a collective, what does not fit beside other work counts.
    """
    if part["sent"]:
        return float(max(0.0, _on_links(part, chip) - part["beside"] / chip["clock"]))
    if part["cycles"] is not None:
        return part["cycles"] / chip["clock"]
    if part["opcode"].endswith(("-start", "-done")):
        return 0.0
    return max(part["bytes"] / chip["bandwidth"], part["flops"] / chip["flops"])


def _on_links(part: dict[str, Any], chip: dict[str, Any]) -> float:
    """Return the time for which a collective uses the links."""
    return float(part["sent"] / chip["links"])


def compile_program(number: int, chip: dict[str, Any]) -> Program:
    """Compile a program, and lead each instruction back to an op, a line and a module."""
    nodes, inputs, outputs = _C.plan_outline(number)
    logical_arguments = sum(size for size, _ in inputs)
    logical_outputs = sum(size for _, size in outputs)
    donated = sum(size for size, is_donated in inputs if is_donated)
    try:
        facts = _C.plan_program(number)
    except RuntimeError as error:
        known = refused(str(error), logical_arguments, logical_outputs, donated)
        if known is None:
            raise
        facts = known
    kept: list[dict[str, Any]] = []
    for part in facts["parts"] + facts["held"]:
        at, _, op = part.pop("from").partition("/")
        place = nodes[int(at)][1] if at.isdecimal() and int(at) < len(nodes) else None
        part["op"] = op or ("" if at.isdecimal() else at)
        part["line"], part["module"], part["phase"] = parts(place)
    for part in facts["parts"]:
        part["seconds"] = _seconds(part, chip)
        if part["seconds"] or part["bytes"] or part["sent"]:
            kept.append(part)
    program = Program(
        number=number,
        ops=len(nodes),
        arguments=facts["arguments"],
        outputs=facts["outputs"],
        aliased=facts["aliased"],
        temporaries=facts["temporaries"],
        code=facts["code"],
        flops=facts["flops"],
        compile_seconds=facts["seconds"],
        seconds=sum(part["seconds"] for part in kept),
        cycles=sum(part["cycles"] or 0 for part in kept),
        loops_counted_once=facts["loops_counted_once"],
        logical_arguments=logical_arguments,
        logical_outputs=logical_outputs,
        donated=donated,
        parts=kept,
        temporaries_at_peak=_alike(facts["held"]),
        refused=facts.get("refused", ""),
        available=facts.get("available", chip["memory"]),
    )
    program.saved_by = _saved(nodes, len(inputs))
    program.saved = sum(program.saved_by.values())
    return program


def _saved(nodes: list[Any], inputs: int) -> dict[str, int]:
    """Return bytes of values that forward nodes make and backward nodes read, by module."""
    makers: list[tuple[str, str, int]] = [("", "", 0)] * inputs
    read: set[int] = set()
    for _, place, operands, values in nodes:
        _, module, phase = parts(place)
        makers.extend((module, phase, size) for size in values)
        if phase == BACKWARD:
            read.update(operands)
    saved: dict[str, int] = defaultdict(int)
    for value in read:
        module, phase, size = makers[value]
        if phase == FORWARD and size:
            saved[module] += size
    return dict(saved)


def make(session: Session, progress: Progress, items: float | None) -> dict[str, Any]:
    """Compile what the last step runs, and what needs most memory; return the report."""
    chip = _C.plan_chip()
    launches = _C.plan_launches()
    marks = session.marks
    begin, end = _window(session, [number for number, _, _ in launches])
    wanted = list(dict.fromkeys(number for number, _, _ in launches[begin:end]))
    programs: dict[int, Program] = {}
    for done, number in enumerate(wanted):
        progress(done, len(wanted), number)
        programs[number] = compile_program(number, chip)
    progress(len(wanted), len(wanted), -1)
    timeline = _timeline(launches, programs, session)
    window = [programs[number] for number, _, _ in launches[begin:end]]
    seconds = sum(program.seconds for program in window)
    flops = sum(part["flops"] for program in window for part in program.parts)
    report: dict[str, Any] = {
        "chip": chip,
        "versions": {
            "torch_tpu": torch_tpu.__version__,
            "torch": torch.__version__,
            "platform": _C.platform_version(),
        },
        "optimizer": session.optimizer,
        "step": {
            "seconds": seconds,
            "cycles": sum(program.cycles for program in window),
            "flops": flops,
            "mfu": flops / seconds / chip["flops"] if seconds else 0.0,
            "launches": end - begin,
            "copies": _count(window, "copy"),
            "asynchronous": _count(window, "-start"),
            "items": items,
            "items_per_second": items / seconds if items and seconds else None,
            "host_seconds": _host_seconds(session),
            "records": marks[-1].records - marks[-2].records if len(marks) > 1 else None,
            "is_whole_script": len(marks) < 2 and end - begin == len(launches),
        },
        "links": _links(window, chip),
        "hosts": _hosts(session),
        "memory": _memory(timeline, programs, session, chip, (begin, end)),
        "timeline": [asdict(launch) for launch in timeline],
        "programs": [
            {k: v for k, v in asdict(p).items() if k not in ("parts", "temporaries_at_peak")}
            for p in programs.values()
        ],
        "parts": _heavy(window, chip),
        "by": {
            key: _grouped(window, chip, key) for key in ("module", "op", "line", "phase", "bound")
        },
        "tree": _tree(window),
        "reads": _reads(session),
        "endless": session.endless,
        "new_programs": _new_programs(launches, session),
        "compile_seconds": sum(p.compile_seconds for p in programs.values()),
    }
    return report


def _links(window: list[Program], chip: dict[str, Any]) -> dict[str, Any]:
    """Return what the step's collectives send, and the part of their time that nothing hides."""
    parts = [part for program in window for part in program.parts if part["sent"]]
    return {
        "collectives": sum(part["rounds"] for part in parts),
        "asynchronous": sum(part["rounds"] for part in parts if _starts(part)),
        "sent": sum(part["sent"] for part in parts),
        "seconds": sum(_on_links(part, chip) for part in parts),
        "exposed": sum(part["seconds"] for part in parts),
    }


def _hosts(session: Session) -> dict[str, int]:
    """Return what the last step, or a script without steps, passes through the hosts."""
    before, after = session.marks[0].hosted, hosted()
    if len(session.marks) > 1:
        before, after = (mark.hosted for mark in session.marks[-2:])
    return {"calls": after[0] - before[0], "bytes": after[1] - before[1]}


def _starts(part: dict[str, Any]) -> bool:
    """Return whether a collective only starts here: as an instruction, or in steps of fusions."""
    return bool(part["opcode"].endswith("-start") or part["name"].startswith("async-collective"))


def _count(window: list[Program], ending: str) -> int:
    """Return how many instructions of a kind run, without copies of single numbers."""
    parts = [part for program in window for part in program.parts]
    counted = (p for p in parts if ending != "copy" or p["cycles"] is not None)
    return sum(part["rounds"] for part in counted if part["opcode"].endswith(ending))


def _window(session: Session, numbers: list[int]) -> tuple[int, int]:
    """Return the launches of the last whole step, or of the whole script if it has no steps."""
    marks = session.marks
    if len(marks) == 1:
        return last_repeat(numbers) or (0, len(numbers))
    if len(marks) == 2:
        return marks[-1].launches, len(numbers)
    # A step is cut by the next call that computes, so its launch comes after its mark.
    return marks[-2].launches, marks[-1].launches


def last_repeat(numbers: list[int]) -> tuple[int, int] | None:
    """Return the step of a loop without an optimizer: what most of the script's launches repeat."""
    most, found = len(numbers) // 2, None
    for period in range(1, min(len(numbers) // 2, _LONGEST_PERIOD) + 1):
        same = 0
        for at in range(period, len(numbers)):
            same = same + 1 if numbers[at] == numbers[at - period] else 0
            if same >= period and same + period > most:
                most, found = same + period, (at + 1 - period, at + 1)
    return found


def _host_seconds(session: Session) -> float | None:
    marks = session.marks
    return marks[-1].seconds - marks[-2].seconds if len(marks) > 2 else None


def _timeline(
    launches: list[tuple[int, int, bool]], programs: dict[int, Program], session: Session
) -> list[Launch]:
    timeline = []
    for at, (number, live, is_new) in enumerate(launches):
        step = sum(mark.launches <= at for mark in session.marks) - 1
        program = programs.get(number)
        peak = live
        if program is not None:
            # What the program does not touch, beside what it needs.
            others = live + program.donated - program.logical_arguments - program.logical_outputs
            peak = max(live, max(others, 0) + program.own)
        timeline.append(Launch(number, is_new, step, live, peak, program is not None))
    return timeline


def _memory(
    timeline: list[Launch],
    programs: dict[int, Program],
    session: Session,
    chip: dict[str, Any],
    window: tuple[int, int],
) -> dict[str, Any]:
    if not timeline:
        return {"capacity": chip["memory"], "peak": 0, "fits": True, "missing": 0, "parts": {}}
    peak = max(timeline, key=lambda launch: launch.peak)
    program = programs.get(peak.program)
    held = dict(session.held)
    shares: dict[str, int] = {}
    if program is not None:
        saved = min(program.saved, program.temporaries)
        shares = {"activations": saved, "temporaries": program.temporaries - saved}
        shares["code"] = program.code
    rest = peak.peak - sum(shares.values())
    for kind, size in held.items():
        shares[kind] = min(size, rest)
        rest -= shares[kind]
    shares["inputs and other values"] = rest
    # A refusal tells that the compiler may use a little less than all.
    capacity = min([chip["memory"], *(p.available for p in programs.values() if p.refused)])
    missing = max(0, peak.peak - capacity)
    memory = {
        "capacity": capacity,
        "peak": peak.peak,
        "fits": not missing,
        "missing": missing,
        "parts": shares,
        "program": peak.program,
        "held": held,
        "is_in_step": window[0] <= timeline.index(peak) < window[1],
        "saved_by": program.saved_by if program is not None else {},
        "largest": _large(program, peak.peak) if program is not None else [],
    }
    memory["advice"] = _advice(memory, session.places.checkpointed)
    return memory


def _large(program: Program, peak: int) -> list[dict[str, Any]]:
    """Return the temporaries that are a hundredth of the peak or more."""
    return [value for value in program.temporaries_at_peak if value["bytes"] >= 0.01 * peak]


def _advice(memory: dict[str, Any], checkpointed: Set[str]) -> list[dict[str, Any]]:
    """Return what would lower the peak, by arithmetic on the shares.

    Modules that ran in a checkpoint keep nothing that another checkpoint would save.
    """
    shares, advice = memory["parts"], []

    def add(text: str, saves: float) -> None:
        if saves > 0.01 * memory["peak"]:
            fits = memory["peak"] - saves <= memory["capacity"]
            advice.append({"text": text, "saves": int(saves), "fits": fits})

    resident = sum(shares.get(kind, 0) for kind in ("parameters", "gradients", "optimizer state"))
    working = shares.get("activations", 0) + shares.get("temporaries", 0)
    add("halve the batch", working / 2)
    saved = (pair for pair in memory["saved_by"].items() if pair[0] not in checkpointed)
    by_module = sorted(saved, key=lambda pair: -pair[1])
    total = sum(memory["saved_by"].values())
    if total:
        scale = shares.get("activations", 0) / total
        names = [name for name, _ in by_module[:3] if name]
        add(
            f"checkpoint the modules that save most ({', '.join(names) or 'all'})",
            scale * sum(size for _, size in by_module[:3]),
        )
        if not checkpointed:
            add("checkpoint every block", 0.8 * shares.get("activations", 0))
    add("keep the optimizer's state in bfloat16", shares.get("optimizer state", 0) / 2)
    for chips in (2, 4, 8, 16, 64, 256):
        saves = resident * (1 - 1 / chips)
        if memory["peak"] - saves <= memory["capacity"] or chips == 256:
            add(f"shard parameters, gradients and state over {chips} chips (FSDP2)", saves)
            break
    return advice


def _bound(part: dict[str, Any], chip: dict[str, Any]) -> str:
    if part["sent"]:
        return "links"
    compute, memory = part["flops"] / chip["flops"], part["bytes"] / chip["bandwidth"]
    if part["seconds"] > 3 * max(compute, memory):
        return "neither"
    return "products" if compute >= memory else "memory"


def _alike(held: list[dict[str, Any]], most: int = 40) -> list[dict[str, Any]]:
    """Return the largest temporaries; those of one type, operation, line and module are one."""
    keys = ("shape", "op", "line", "module", "phase")
    groups: dict[tuple[str, ...], dict[str, Any]] = {}
    for value in held:
        key = tuple(value[name] for name in keys)
        group = groups.setdefault(key, {**value, "bytes": 0, "count": 0})
        group["bytes"] += value["bytes"]
        group["count"] += 1
    return sorted(groups.values(), key=lambda group: -group["bytes"])[:most]


def _heavy(window: list[Program], chip: dict[str, Any], most: int = 200) -> list[dict[str, Any]]:
    parts = []
    for number, runs in Counter(program.number for program in window).items():
        program = next(program for program in window if program.number == number)
        for part in program.parts:
            if part["seconds"] or part["sent"]:
                limit = _on_links(part, chip) or max(
                    part["flops"] / chip["flops"], part["bytes"] / chip["bandwidth"]
                )
                parts.append(_repeated({**part, "limit": limit, "bound": _bound(part, chip)}, runs))
    return sorted(parts, key=lambda part: -part["seconds"])[:most]


def _repeated(part: dict[str, Any], runs: int) -> dict[str, Any]:
    """Return an instruction of a program that runs so many times."""
    keys = ("rounds", "cycles", "bytes", "flops", "sent", "beside", "seconds", "limit")
    return {**part, **{key: part[key] and part[key] * runs for key in keys}}


def _grouped(window: list[Program], chip: dict[str, Any], key: str) -> list[dict[str, Any]]:
    groups: dict[str, dict[str, Any]] = {}
    for program in window:
        for part in program.parts:
            name = _bound(part, chip) if key == "bound" else part[key]
            group = groups.setdefault(
                name, {"name": name, "seconds": 0.0, "flops": 0, "bytes": 0, "count": 0}
            )
            group["seconds"] += part["seconds"]
            group["flops"] += part["flops"]
            group["bytes"] += part["bytes"]
            group["count"] += part["rounds"]
    return sorted(groups.values(), key=lambda group: -group["seconds"])


def _tree(window: list[Program]) -> list[dict[str, Any]]:
    """Return the time of each module in each phase."""
    times: dict[tuple[str, str], float] = defaultdict(float)
    for program in window:
        for part in program.parts:
            times[part["module"], part["phase"]] += part["seconds"]
    return [
        {"module": module, "phase": phase, "seconds": seconds}
        for (module, phase), seconds in sorted(times.items())
    ]


def _reads(session: Session) -> list[dict[str, Any]]:
    marks = session.marks
    before = marks[-2].reads if len(marks) > 2 else {}
    after = marks[-1].reads if len(marks) > 2 else _C.host_reads()
    reads = []
    guesses = by_line(_C.guessed_reads())
    for line, count in by_line(_C.host_reads()).items():
        a_step = by_line(after).get(line, 0) - by_line(before).get(line, 0)
        use = use_of(line) if line in guesses else "known"
        reads.append({"line": line, "count": count, "a_step": a_step, "use": use})
    return sorted(reads, key=lambda read: (read["use"] != "decides", -read["count"]))


def _new_programs(launches: list[tuple[int, int, bool]], session: Session) -> list[int]:
    """Return the number of new programs in each step; the first entry is what came before."""
    places = [mark.launches for mark in session.marks[1:]]
    counts = []
    begin = 0
    for end in [*places, len(launches)]:
        counts.append(sum(is_new for _, _, is_new in launches[begin:end]))
        begin = end
    return counts
