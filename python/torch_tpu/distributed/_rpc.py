"""RPC of torch.distributed, which carries tensors of the host. Knows no collectives."""

from typing import Any


def refuse_the_device(module: Any) -> None:
    """Refuse device "tpu" in the maps of devices of `TensorPipeRpcBackendOptions`.

    Reason: TensorPipe has no channel for the device, and ends the process at the first tensor.
    Versions: 2.11 to 2.15.
    """
    stock = module._to_device_map

    def _to_device_map(device_map: Any) -> Any:
        found = stock(device_map)
        for device in (*found, *found.values()):
            if device.type == "tpu":
                raise ValueError(
                    f"`device_map` names {device}, but RPC carries tensors of CPUs and GPUs: send "
                    "a copy made by .cpu(), and move it to the device where it arrives"
                )
        return found

    module._to_device_map = _to_device_map
