"""The questions of Dynamo and Inductor about the device, which `torch.tpu` answers."""

import torch

from torch_tpu import _C
from torch_tpu import device as tpu


def interface(base: type) -> type:
    """Return the interface of device "tpu", a subclass of torch's `DeviceInterface`."""

    class Answers:
        """What processes that only compile ask."""

        @staticmethod
        def set_device(index: int) -> None:
            tpu.set_device(index)

        @staticmethod
        def current_device() -> int:
            return tpu.current_device()

        @staticmethod
        def get_device_properties(which: tpu.Device = None) -> tpu.DeviceProperties:
            return tpu.get_device_properties(which)

    class TpuInterface(base):  # type: ignore[misc]
        Event = torch.Event
        Stream = torch.Stream
        device = tpu.device
        Worker = Answers

        current_device = staticmethod(tpu.current_device)
        set_device = staticmethod(tpu.set_device)
        device_count = staticmethod(tpu.device_count)
        is_available = staticmethod(tpu.is_available)
        stream = staticmethod(tpu.stream)
        current_stream = staticmethod(tpu.current_stream)
        set_stream = staticmethod(tpu.set_stream)
        synchronize = staticmethod(tpu.synchronize)
        memory_allocated = staticmethod(tpu.memory_allocated)
        get_device_properties = staticmethod(tpu.get_device_properties)

        @staticmethod
        def maybe_exchange_device(index: int) -> int:
            return torch._C._accelerator_maybeExchangeDevice(index)

        @staticmethod
        def exchange_device(index: int) -> int:
            return torch._C._accelerator_exchangeDevice(index)

        @staticmethod
        def _set_stream_by_id(stream_id: int, device_index: int, device_type: int) -> None:
            tpu.set_stream(
                torch.Stream(
                    stream_id=stream_id, device_index=device_index, device_type=device_type
                )
            )

        @staticmethod
        def get_raw_stream(index: int) -> int:
            return tpu.current_stream(index).stream_id

        @staticmethod
        def get_compute_capability(which: tpu.Device = None) -> str:
            return _C.platform_name() or ""

        @staticmethod
        def is_bf16_supported(including_emulation: bool = False) -> bool:
            return tpu.is_bf16_supported(including_emulation)

        @classmethod
        def is_dtype_supported(cls, dtype: torch.dtype, including_emulation: bool = False) -> bool:
            return dtype is not torch.float4_e2m1fn_x2

        @classmethod
        def get_multi_processor_count(cls, which: tpu.Device = None) -> int:
            return 1

        @staticmethod
        def is_triton_capable(which: tpu.Device = None) -> bool:
            return False

    return TpuInterface
