"""Single cells of `nn.LSTMCell` and `nn.GRUCell` under forward-mode differentiation.

torch runs a fused cell on the device, and has no forward formula for it. Within a level of forward
mode a cell is composed of simpler operations, as stock PyTorch composes it on the CPU.
"""

import torch
from torch import Tensor


def compose() -> torch.library.Library:
    """Compose cells of simpler operations until the library that this returns is destroyed."""
    library = torch.library.Library("aten", "IMPL")
    library.impl("_thnn_fused_lstm_cell", _lstm_cell, "AutogradPrivateUse1")
    library.impl("_thnn_fused_gru_cell", _gru_cell, "AutogradPrivateUse1")
    return library


def _sum(gates: Tensor, bias: Tensor | None) -> Tensor:
    return gates if bias is None else gates + bias


def _lstm_cell(
    input_gates: Tensor,
    hidden_gates: Tensor,
    cx: Tensor,
    input_bias: Tensor | None = None,
    hidden_bias: Tensor | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    gates = _sum(input_gates, input_bias) + _sum(hidden_gates, hidden_bias)
    i, f, g, o = gates.chunk(4, 1)
    i, f, g, o = i.sigmoid(), f.sigmoid(), g.tanh(), o.sigmoid()
    cy = f * cx + i * g
    return o * cy.tanh(), cy, torch.cat([i, f, g, o], 1)


def _gru_cell(
    input_gates: Tensor,
    hidden_gates: Tensor,
    hx: Tensor,
    input_bias: Tensor | None = None,
    hidden_bias: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    from_input = _sum(input_gates, input_bias).chunk(3, 1)
    from_hidden = _sum(hidden_gates, hidden_bias).chunk(3, 1)
    r = (from_input[0] + from_hidden[0]).sigmoid()
    z = (from_input[1] + from_hidden[1]).sigmoid()
    n = (from_input[2] + r * from_hidden[2]).tanh()
    return n + z * (hx - n), torch.cat([r, z, n, hx, from_hidden[2]], 1)
