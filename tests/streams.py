"""Random streams of operations: the possible steps, and a player for any device.

A stream is a list of steps, each a name and three numbers. The numbers choose among the tensors
that exist when the step runs, so any part of a stream is a stream too, which shrinking needs.
Values stay small multiples of a quarter, on which float32 is exact in any order of operations. No
type is unsigned: C leaves the conversion of negative floats to the machine.
"""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import torch
from torch import Tensor

Step = tuple[str, int, int, int]
MODULUS = 13  # results are reduced by it before they grow
WORKERS = [ThreadPoolExecutor(1) for _ in range(2)]


class Run:
    """A stream in progress on one device: a few tensors, and the values that were read."""

    def __init__(self, device: str, draws: list[Tensor] | None) -> None:
        self.device = device
        # Random numbers: None to draw them here and keep them, or the numbers that another run
        # drew.
        self.draws, self.drawn = draws, []  # type: ignore[var-annotated]
        self.seen: list[object] = []
        self.thread = 2
        numbers = torch.arange(24)
        starts = [numbers.view(4, 6) % 7.0, numbers.flip(0) % 5.0, numbers.view(2, 3, 4) % 11]
        self.pool = [t.to(device) for t in starts]

    def pick(self, i: int) -> Tensor:
        return self.pool[i % len(self.pool)]

    def keep(self, t: Tensor, is_view: bool = False) -> None:
        # On device tpu fresh results are row-major; on stock PyTorch they have their operands'
        # order.
        t = t if is_view else t.contiguous()
        if t.numel() > 48 or t.dim() > 3:
            t = t.reshape(-1)[:24]
        if t.numel() > 0:
            self.pool.append(t)
        if len(self.pool) > 8:
            self.pool.pop(0)

    def draw(self, make: Callable[[], Tensor]) -> Tensor:
        here = self.draws is None
        t = make() if here else self.draws[len(self.drawn)].to(self.device)
        self.drawn.append(t.clone())
        return t


def fit(y: Tensor, x: Tensor, i: int) -> Tensor:
    """The second operand, in a shape that fits the first."""
    if y.numel() == x.numel():
        return y.reshape(x.shape)
    return y.reshape(-1)[i % y.numel()]


def small(t: Tensor) -> Tensor:
    return t.floor().remainder(MODULUS) if t.is_floating_point() else t.remainder(MODULUS)


def number(t: Tensor) -> Tensor:
    return t.long() if t.dtype == torch.bool else t


VIEWS: list[Callable[[Tensor], Tensor]] = [
    lambda t: t.transpose(0, -1),
    lambda t: t[1:],
    lambda t: t[..., ::2],
    lambda t: t[..., 1:3],
    lambda t: t.select(0, t.size(0) - 1),
    lambda t: t.unsqueeze(0).expand(2, *t.shape),
    lambda t: t.view(-1),
    lambda t: t.unflatten(-1, (2, -1)),
    lambda t: t.diagonal(),
    lambda t: t.unfold(-1, 2, 1),
    lambda t: t.chunk(2)[-1],
    lambda t: t.as_strided((2, 3), (1, 2)),
]
BINARY: list[Callable[[Tensor, Tensor], Tensor]] = [
    lambda x, y: torch.add(x, y, alpha=2),
    lambda x, y: x - y,
    lambda x, y: small(x * y),
    torch.maximum,
    lambda x, y: torch.where(x > y, x, -y),
    lambda x, y: (x == y).to(x.dtype) + x,
]
UNARY: list[Callable[[Tensor, int], Tensor]] = [
    lambda t, c: -t,
    lambda t, c: t.clamp(min=c % 5),
    lambda t, c: small(t * (c % 7)),
    lambda t, c: t + c % 16 / 4,
    lambda t, c: t.abs().remainder(MODULUS),
    lambda t, c: t.flip(0).roll(c % 3, -1),
    lambda t, c: t.clone(),
    lambda t, c: t.contiguous(),
    lambda t, c: t.masked_fill(t > c % 5, 1),
]
REDUCTIONS: list[Callable[[Tensor], Tensor]] = [
    lambda t: small(t.sum(0)),
    lambda t: t.amax(-1),
    lambda t: small(t.cumsum(0)),
    lambda t: t.sort(-1).values,
    lambda t: t.argmax(),
    lambda t: small(t.sum()),
]
EXTREMES = [float("inf"), -float("inf"), float("nan")]
DTYPES = [torch.float32, torch.int64, torch.int32, torch.bool, torch.float64, torch.int16]
WRITES: list[Callable[[Tensor, Tensor, int], Tensor]] = [
    lambda t, y, c: t.copy_(y),
    lambda t, y, c: t.add_(y, alpha=c % 3),
    lambda t, y, c: t.mul_(c % 4).remainder_(MODULUS),
    lambda t, y, c: t.zero_(),
    lambda t, y, c: t.fill_(c % 9),
    lambda t, y, c: t.masked_fill_(t > c % 5, 2),
    lambda t, y, c: t.clamp_(max=c % 6),
    lambda t, y, c: t.index_fill_(0, torch.zeros(1, dtype=torch.long, device=t.device), c % 3),
    lambda t, y, c: t.sub_(c % 8 / 4),
    lambda t, y, c: torch.maximum(t, y, out=t),
]
DRAWS: list[Callable[[Tensor], Tensor]] = [
    lambda t: (torch.rand(t.shape, device=t.device) * 8).floor(),
    lambda t: torch.randint(0, 9, t.shape, device=t.device),
    lambda t: torch.full(t.shape, 0.5, device=t.device).bernoulli(),
    lambda t: torch.nn.functional.dropout(torch.ones(t.shape, device=t.device), 0.5),
    lambda t: torch.randperm(5, device=t.device),
]


def names_each_element_once(view: Tensor) -> bool:
    numel = view.untyped_storage().nbytes() // view.element_size()
    places = torch.arange(numel).as_strided(view.size(), view.stride(), view.storage_offset())
    return places.unique().numel() == view.numel()


def shares(x: Tensor, y: Tensor) -> bool:
    return x.untyped_storage().data_ptr() == y.untyped_storage().data_ptr()


def view(run: Run, a: int, b: int, c: int) -> None:
    run.keep(VIEWS[b % len(VIEWS)](run.pick(a)), is_view=True)


def binary(run: Run, a: int, b: int, c: int) -> None:
    x, y = number(run.pick(a)), number(run.pick(b))
    run.keep(BINARY[c % len(BINARY)](x, fit(y, x, c)))


def unary(run: Run, a: int, b: int, c: int) -> None:
    run.keep(UNARY[b % len(UNARY)](number(run.pick(a)), c))


def reduce(run: Run, a: int, b: int, c: int) -> None:
    run.keep(REDUCTIONS[b % len(REDUCTIONS)](number(run.pick(a))))


def write(run: Run, a: int, b: int, c: int) -> None:
    """Writes in place, through the tensor's view."""
    t, y = run.pick(a), run.pick(b)
    if not names_each_element_once(t):
        return
    # The operand of a write must not partly overlap its target: stock PyTorch does not define it.
    y = y.clone() if shares(t, y) else y
    WRITES[c % len(WRITES)](t, fit(y, t, c), c // len(WRITES))


def out(run: Run, a: int, b: int, c: int) -> None:
    x, y = number(run.pick(a)), number(run.pick(b))
    y, target = fit(y, x, c), run.pick(c)
    fits = target.shape == x.shape and not shares(target, x) and not shares(target, y)
    fits = fits and names_each_element_once(target)
    if not fits:
        target = torch.empty(0, dtype=torch.result_type(x, y), device=run.device)
    run.keep(torch.sub(x, y, out=target), is_view=fits)


def cast(run: Run, a: int, b: int, c: int) -> None:
    run.keep(run.pick(a).abs().to(DTYPES[b % len(DTYPES)]) if b else run.pick(a).float())


def join(run: Run, a: int, b: int, c: int) -> None:
    x, y = run.pick(a).reshape(-1), run.pick(b).reshape(-1)
    run.keep(torch.cat([x[:12], y[:12]]))


def index(run: Run, a: int, b: int, c: int) -> None:
    x = run.pick(a)
    places = torch.tensor([b % x.size(0), c % x.size(0)]).to(run.device)
    if c % 3 == 0 and names_each_element_once(x):
        x.index_put_((places[:1],), x[places[1:]].clone())
    else:
        run.keep(x[places])


def mask(run: Run, a: int, b: int, c: int) -> None:
    x = run.pick(a)
    run.keep(x[x > b % 5])


def draw(run: Run, a: int, b: int, c: int) -> None:
    x = run.pick(a)
    run.keep(run.draw(lambda: DRAWS[b % len(DRAWS)](x)))


def gradient(run: Run, a: int, b: int, c: int) -> None:
    x = number(run.pick(a)).float().detach().clone().requires_grad_()
    y = number(run.pick(b)).float().detach()
    (x * fit(y, x, c)).clamp(max=9).sum().backward()
    assert x.grad is not None
    run.keep(x.grad)


def read(run: Run, a: int, b: int, c: int) -> None:
    x = run.pick(a)
    run.seen.append(x.tolist() if b % 2 else x.reshape(-1)[c % x.numel()].item())


def travel(run: Run, a: int, b: int, c: int) -> None:
    run.keep(run.pick(a).cpu().clone().to(run.device))


def cut(run: Run, a: int, b: int, c: int) -> None:
    if run.device == "cpu":
        return
    import torch_tpu

    torch_tpu._C.step_end(lambda: [0]) if a % 2 else torch_tpu.sync()


def drop(run: Run, a: int, b: int, c: int) -> None:
    if len(run.pool) > 2:
        run.pool.pop(a % len(run.pool))


def extreme(run: Run, a: int, b: int, c: int) -> None:
    """Infinities and NaN at a few places of a copy. The order of sums would round large numbers."""
    x = number(run.pick(a)).float().clone().reshape(-1)
    x[b % x.numel()] = EXTREMES[c % len(EXTREMES)]
    x[c % x.numel()] = EXTREMES[b % len(EXTREMES)]
    run.keep(x.view(run.pick(a).shape))


def alias(run: Run, a: int, b: int, c: int) -> None:
    run.keep(run.pick(a).detach(), is_view=True)


def thread(run: Run, a: int, b: int, c: int) -> None:
    run.thread = a % 3


KINDS: dict[str, Callable[[Run, int, int, int], None]] = {
    f.__name__: f
    for f in (
        view,
        binary,
        unary,
        reduce,
        write,
        out,
        cast,
        join,
        index,
        mask,
        draw,
        gradient,
        extreme,
    )
} | {f.__name__: f for f in (read, travel, cut, drop, alias, thread)}
WEIGHTS = {"write": 6, "view": 5, "binary": 3, "unary": 3, "mask": 0.3, "gradient": 0.5}


def stream(seed: object, length: int = 16) -> list[Step]:
    rng = random.Random(f"stream {seed}")
    weights = [WEIGHTS.get(kind, 1) for kind in KINDS]
    kinds = rng.choices(list(KINDS), weights, k=rng.randint(3, length))
    return [(kind, *(rng.randrange(60) for _ in range(3))) for kind in kinds]  # type: ignore[misc]


def play(steps: list[Step], device: str, draws: list[Tensor] | None = None) -> Run:
    """Runs a stream. A refused step is noted, and the stream continues."""
    torch.manual_seed(len(steps))
    run = Run(device, draws)
    for kind, *numbers in steps:
        try:
            if run.thread < len(WORKERS):
                WORKERS[run.thread].submit(KINDS[kind], run, *numbers).result()
            else:
                KINDS[kind](run, *numbers)
        except (RuntimeError, IndexError, TypeError, ValueError) as error:
            run.seen.append(type(error).__name__)
    return run


def result(run: Run) -> list[object]:
    """All observable values of a run, as numbers."""
    return [text(run.seen), *((t.dtype, *place(t), text(t.tolist())) for t in run.pool)]


def text(values: object) -> str:
    """Numbers as text, in which NaN is equal to NaN. Numbers are multiples of a quarter, and which
    of two zeros is the larger one is left open.
    """
    return repr(values).replace("-0.0", "0.0")


def place(t: Tensor) -> tuple[object, ...]:
    # The stride of an extent of 1 has no meaning.
    strides = [s for n, s in zip(t.size(), t.stride(), strict=True) if n > 1]
    return t.size(), strides, t.storage_offset()
