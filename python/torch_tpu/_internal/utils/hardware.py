"""The TPU for which Helion plans a kernel's blocks."""

from torch_tpu._pallas import kernel

# Helion's own choice where it interprets kernels.
_INTERPRETED = "TPU7x"


def get_tpu_device_name() -> str:
    """Return JAX's name of the TPU that is here or planned; elsewhere kernels are interpreted.

    Helion asks before it has JAX describe the chip, which must not start the TPU a second time.
    """
    from torch_tpu._pallas import trace

    trace.keep_to_the_cpu()
    return kernel.target()[1] or _INTERPRETED
