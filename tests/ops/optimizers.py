"""Checks of torch's database of optimizers: every form of each, for several steps."""

import copy as copies
from typing import Any

import torch
from torch import Tensor
from torch.testing._internal.common_optimizers import OptimizerInfo, optim_db

from tests.ops.checks import Verdict, attempts
from tests.ops.samples import Call, seed, tensors

OPTIMIZERS: dict[str, OptimizerInfo] = {info.name: info for info in optim_db}

STEPS = 3

# Muon takes matrices only.
SHAPES = {"Muon": [(4, 3), (2, 6)]}


def applies(kind: str, info: OptimizerInfo, dtype: torch.dtype) -> bool:
    return dtype.is_floating_point or (dtype.is_complex and info.supports_complex)


def forms(info: OptimizerInfo, dtype: torch.dtype) -> list[dict[str, Any]]:
    """Return every choice of arguments in torch's database for a device that has all forms."""
    # torch refuses complex parameters in fused forms on every device.
    known = [f for f in info.supported_impls if f != "fused" or dtype.is_floating_point]
    found = []
    # The database has capturable choices only for devices that it knows by name.
    for given in info.optim_inputs_func(device="cuda"):
        plain = {**given.kwargs, **dict.fromkeys(info.supported_impls, False)}
        found.append(plain)
        for form in known:
            if form == "differentiable" and plain.get("capturable"):
                continue
            found.append({**plain, form: True})
    return found


def optimizer(info: OptimizerInfo, dtype: torch.dtype, most: int | None, verdict: Verdict) -> None:
    every = forms(info, dtype)
    if most is not None and len(every) > most:
        every = [every[i * len(every) // most] for i in range(most)]
    calls = []
    for form in every:
        seed(info.name, str(dtype))
        shapes = SHAPES.get(info.name, [(4, 3), (5,), ()])
        draw = [torch.randn(shape, dtype=dtype) for shape in shapes * (1 + STEPS)]
        calls.append(([x.requires_grad_() for x in draw], (), form))
    attempts(verdict, calls, lambda call: steps(info, call), whole=True)


def steps(info: OptimizerInfo, call: Call) -> Any:
    """Return parameters and state after some steps, the last one by a reloaded optimizer."""
    given, _, form = call
    count = len(given) // (1 + STEPS)
    leaves, grads = given[:count], [given[i : i + count] for i in range(count, len(given), count)]
    if info.step_requires_closure:
        # Line searches learn the curvature of one function from step to step.
        grads = grads[:1] * len(grads)
    if leaves[0].device.type == "cpu":
        form = on_the_cpu(form)
    if form.get("differentiable"):
        return differentiated(info, leaves, grads, form)
    parameters = [x.detach().clone().requires_grad_() for x in leaves]
    made = info.optim_cls(parameters, **copies.deepcopy(form))
    for number, some in enumerate(grads):
        if number == STEPS - 1:
            kept = copies.deepcopy(made.state_dict())
            made = info.optim_cls(parameters, **copies.deepcopy(form))
            made.load_state_dict(kept)
        step(info, made, parameters, some, form.get("maximize", False))
    # The number of evaluations of a line search depends on the last bit; its end does not.
    kept = [] if info.step_requires_closure else [tensors(made.state[p]) for p in parameters]
    return parameters, kept


def on_the_cpu(form: dict[str, Any]) -> dict[str, Any]:
    """Stock PyTorch's CPU cannot be captured. It has all other forms, each with other rounding."""
    return {**form, "capturable": False} if "capturable" in form else form


def step(
    info: OptimizerInfo,
    made: torch.optim.Optimizer,
    parameters: list[Tensor],
    grads: list[Tensor],
    maximize: bool,
) -> None:
    if not info.step_requires_closure:
        for parameter, grad in zip(parameters, grads, strict=True):
            parameter.grad = grad.detach().clone()
            if info.only_supports_sparse_grads:
                parameter.grad = parameter.grad.to_sparse()
        made.step()
        return

    def closure() -> Tensor:
        made.zero_grad()
        pairs = zip(parameters, grads, strict=True)
        loss = sum(((p - g).abs() ** 2).sum() for p, g in pairs)
        # The function needs a minimum: a search without one shows the last bit of its steps.
        loss = -loss if maximize else loss
        loss.backward()
        return loss

    made.step(closure)


def differentiated(
    info: OptimizerInfo, leaves: list[Tensor], grads: list[list[Tensor]], form: dict[str, Any]
) -> Any:
    """The gradient of the parameters after the steps by those before, and by gradients."""
    parameters = [x.clone() for x in leaves]
    made = info.optim_cls(parameters, **copies.deepcopy(form))
    for some in grads:
        for parameter, grad in zip(parameters, some, strict=True):
            parameter.grad = grad.clone()
        made.step()
    sources = [*leaves, *(x for some in grads for x in some)]
    ends = [torch.ones_like(p) for p in parameters]
    return parameters, torch.autograd.grad(parameters, sources, ends, allow_unused=True)
