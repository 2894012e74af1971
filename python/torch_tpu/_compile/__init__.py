"""`torch.compile` on device "tpu", and the capture of FX graphs that exports share.

A module belongs here if it turns a graph that torch traced into operations of the core. Examples
are the backend, the capture of nodes, control flow and whole steps. `torch_tpu` exports the public
functions of this folder. `import torch` imports `step` alone, and never `torch._dynamo`.
"""
