"""`torch.compile` on device "tpu", and the capture of FX graphs that exports share.

A module belongs here if it turns a graph that torch traced into operations of the core: the Dynamo
backend, the capture of nodes, control flow, flex attention, and whole steps. Public functions of
this folder are exported by `torch_tpu` itself. `torch._dynamo` is imported by `torch.compile`,
never by `import torch`.
"""
