"""Lightning: an accelerator "tpu" of Trainer and Fabric, which "auto" chooses instead of the CPU.

Trainer and Fabric have a connector each, in the package `lightning` and in separate packages.
The connectors have the same parts under nearly the same names.
"""

import functools
import sys
import warnings
from typing import Any

import torch

from torch_tpu import device as tpu


def drive_the_device(connector: Any) -> None:
    """Register the accelerator, choose it, and give it a strategy and a precision.

    Reason: Lightning's own accelerator "tpu" needs torch_xla, and drives TPUs where that is
    installed. The connectors decide by name what goes with an accelerator: "tpu" means torch_xla,
    and all others that they do not know run on the CPU, with autocast for CUDA.
    Versions: 2.5 to 2.6.
    """
    if connector.XLAAccelerator.is_available():
        return
    trains = hasattr(connector, "_AcceleratorConnector")
    cls = connector._AcceleratorConnector if trains else connector._Connector
    accelerators = connector.AcceleratorRegistry if trains else connector.ACCELERATOR_REGISTRY
    accelerator = _accelerator(connector.Accelerator)
    accelerators.register("tpu", accelerator, accelerator.__doc__ or "", override=True)
    choose, check = cls._choose_auto_accelerator, cls._check_and_init_precision
    strategy, fall_back = cls._choose_strategy, cls._check_strategy_and_fallback

    @functools.wraps(choose)
    def _choose_auto_accelerator() -> str:
        chosen = choose()
        return "tpu" if chosen == "cpu" and tpu.is_available() else chosen

    @functools.wraps(strategy)
    def _choose_strategy(self: Any) -> Any:
        if not is_ours(self.accelerator):
            return strategy(self)
        if len(self._parallel_devices) > 1 or self._num_nodes_flag > 1:
            return "ddp"
        return connector.SingleDeviceStrategy(device=self._parallel_devices[0])

    @functools.wraps(fall_back)
    def _check_strategy_and_fallback(self: Any) -> None:
        flag = self._accelerator_flag
        registered = accelerators.get("tpu") if flag == "tpu" else flag
        # FSDP is refused for all accelerators but a GPU, or replaced by that of torch_xla.
        self._accelerator_flag = "cuda" if is_ours(registered) else flag
        try:
            fall_back(self)
        finally:
            self._accelerator_flag = flag

    @functools.wraps(check)
    def _check_and_init_precision(self: Any) -> Any:
        with warnings.catch_warnings():
            # A gradient scaler for CUDA says that there is no CUDA.
            warnings.filterwarnings("ignore", "torch.cuda.amp.GradScaler is enabled")
            made = check(self)
        if is_ours(self.accelerator) and getattr(made, "device", None) == "cuda":
            return type(made)(made.precision, "tpu")
        return made

    cls._choose_auto_accelerator = staticmethod(_choose_auto_accelerator)
    cls._choose_strategy = _choose_strategy
    cls._check_strategy_and_fallback = _check_strategy_and_fallback
    cls._check_and_init_precision = _check_and_init_precision


def wrap_without_streams(ddp: Any) -> None:
    """Let DistributedDataParallel find the device by the module.

    Reason: a strategy that names devices wraps the module on a stream of CUDA.
    Versions: 2.5 to 2.6.
    """
    cls = ddp.DDPStrategy
    name = next(
        n for n in ("determine_ddp_device_ids", "_determine_ddp_device_ids") if hasattr(cls, n)
    )
    stock = getattr(cls, name)

    @functools.wraps(stock)
    def determine_ddp_device_ids(self: Any) -> Any:
        return None if self.root_device.type == "tpu" else stock(self)

    setattr(cls, name, determine_ddp_device_ids)


def say_what_is_used(setup: Any) -> None:
    """Log that a TPU is used where Trainer logs the accelerators of the machine.

    Reason: Trainer counts TPUs of torch_xla only.
    Versions: 2.5 to 2.6.
    """
    stock = setup._log_device_info

    @functools.wraps(stock)
    def _log_device_info(trainer: Any) -> None:
        if is_ours(trainer.accelerator):
            setup.rank_zero_info(f"TPU available: True, using: {trainer.num_devices} TPU cores")
        else:
            stock(trainer)

    setup._log_device_info = _log_device_info


def start_by_command(cli: Any) -> None:
    """Let `fabric run --accelerator tpu` start a script.

    Reason: the command leaves TPUs to torch_xla's own launcher.
    Versions: 2.5 to 2.6.
    """
    stock = cli._get_num_processes
    accelerators: Any = sys.modules[f"{cli.__package__}.accelerators"]

    @functools.wraps(stock)
    def _get_num_processes(accelerator: str, devices: str) -> int:
        if accelerator == "tpu" and is_ours(accelerators.ACCELERATOR_REGISTRY.get("tpu")):
            return len(_indices("1" if devices == "auto" else devices))
        return stock(accelerator, devices)

    cli._get_num_processes = _get_num_processes


def is_ours(accelerator: Any) -> bool:
    """Return whether an accelerator is of this file."""
    return type(accelerator).__module__ == __name__


def _accelerator(base: Any) -> Any:
    """Return the accelerator, which extends Trainer's or Fabric's base class."""

    class TPUAccelerator(base):  # type: ignore[misc]
        """The device "tpu" of PyTorch; a process drives one of them."""

        def setup_device(self, device: torch.device) -> None:
            if device.type != "tpu":
                raise ValueError(f"Device should be a tpu, got {device} instead")
            tpu.set_device(device)

        def teardown(self) -> None:
            tpu.empty_cache()

        def get_device_stats(self, device: Any) -> dict[str, Any]:
            return tpu.memory_stats(device)

        @staticmethod
        def parse_devices(devices: int | str | list[int]) -> list[int]:
            return _indices(devices)

        @staticmethod
        def get_parallel_devices(devices: list[int]) -> list[torch.device]:
            return [torch.device("tpu", index) for index in devices]

        @staticmethod
        def auto_device_count() -> int:
            return min(1, tpu.device_count())

        @staticmethod
        def is_available() -> bool:
            return tpu.is_available()

        @staticmethod
        def name() -> str:
            return "tpu"

    return TPUAccelerator


def _indices(devices: int | str | list[int]) -> list[int]:
    """Return the indices of devices that a count, a text such as "0,1" or a list means.

    Raises `ValueError` for devices that do not exist.
    """
    count = tpu.device_count()
    if isinstance(devices, str) and "," not in devices:
        devices = int(devices)
    if isinstance(devices, str):
        indices = [int(index) for index in devices.split(",") if index.strip()]
    elif isinstance(devices, int):
        indices = list(range(count if devices == -1 else devices))
    else:
        indices = list(devices)
    if not all(0 <= index < count for index in indices):
        raise ValueError(
            f"devices={devices!r}, but there are {count} tpu devices, numbered from 0; give a "
            "count up to that, or a list of indices such as [0]"
        )
    return indices


PATCHES = [
    ("lightning.fabric.connector", drive_the_device),
    ("lightning_fabric.connector", drive_the_device),
    ("lightning.pytorch.trainer.connectors.accelerator_connector", drive_the_device),
    ("pytorch_lightning.trainer.connectors.accelerator_connector", drive_the_device),
    ("lightning.pytorch.strategies.ddp", wrap_without_streams),
    ("pytorch_lightning.strategies.ddp", wrap_without_streams),
    ("lightning.fabric.strategies.ddp", wrap_without_streams),
    ("lightning_fabric.strategies.ddp", wrap_without_streams),
    ("lightning.fabric.cli", start_by_command),
    ("lightning_fabric.cli", start_by_command),
    ("lightning.pytorch.trainer.setup", say_what_is_used),
    ("pytorch_lightning.trainer.setup", say_what_is_used),
]
