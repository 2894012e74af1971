"""What torch's own harnesses of distributed tests ask of a device: the backend that goes with it.

Each public function is called with a module of torch once a program imports it. Reason of all: the
harnesses choose among the backends of CUDA, XPU and HPU by name. Versions: 2.11 to 2.15.
"""

import functools
from typing import Any

import torch

BACKEND = "tpu_dist"


def choose_the_backend(module: Any) -> None:
    """Let `DistributedTestBase` and the marks of tests find the backend of this device."""
    module.ACCELERATOR_DIST_BACKENDS.append(BACKEND)
    marks, case = module.requires_accelerator_dist_backend, module.DistributedTestBase
    backend, create = case.backend, case.create_pg

    @functools.wraps(marks)
    def requires_accelerator_dist_backend(backends: Any = None) -> Any:
        wanted = module.ACCELERATOR_DIST_BACKENDS if backends is None else backends
        if BACKEND in wanted and torch.get_device_module("tpu").is_available():
            return lambda test: test
        return marks(backends)

    @functools.wraps(backend)
    def backend_of(self: Any, device: Any) -> str:
        return BACKEND if "tpu" in str(device) else backend(self, device)

    @functools.wraps(create)
    def create_pg(self: Any, device: Any, *args: Any, **kwargs: Any) -> Any:
        if "tpu" in str(device):
            own = torch.device("tpu", self.rank)
            torch.set_default_device(own)
            torch.accelerator.set_device_index(own)
        return create(self, device, *args, **kwargs)

    module.requires_accelerator_dist_backend = requires_accelerator_dist_backend
    case.backend, case.create_pg = backend_of, create_pg


def accept_the_backend(module: Any) -> None:
    """Let `DTensorTestBase` accept this backend, which takes gloo beside it for CPU tensors."""
    case = module.DTensorTestBase
    stock = case.init_pg

    @functools.wraps(stock)
    def init_pg(self: Any, eager_init: Any, backend: str | None = None) -> None:
        if (backend or self.backend) == BACKEND:
            backend = f"cpu:gloo,tpu:{BACKEND}"
        stock(self, eager_init, backend)

    case.init_pg = init_pg
