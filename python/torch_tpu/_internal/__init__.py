"""Names that Helion and PyTorch's Inductor import from a package `torch_tpu` on device "tpu".

They are two libraries' interface to kernels, in their spelling. Users take `torch_tpu.pallas`.
"""
