"""Accelerate: its default device, free memory, random states and commands.

The versions of these patches are 1.10 to 1.15. No other accelerator is passed over: the device is
"tpu" where Accelerate would say "cpu" without having been asked to.
"""

import contextlib
import functools
import inspect
import io
import json
import os
import sys
from pathlib import Path
from typing import Any

import torch

from torch_tpu import device as tpu
from torch_tpu import distributed


def is_default() -> bool:
    """Return whether Accelerate chooses this device if nobody chooses another."""
    state: Any = sys.modules["accelerate.state"]
    return state.PartialState.default_device.fget(None).type == "tpu"


def _has_torch_xla() -> bool:
    utils: Any = sys.modules["accelerate.utils"]
    return utils.is_torch_xla_available()


def choose_the_device(state: Any) -> None:
    """Make this device the default device instead of the CPU.

    Reason: Accelerate goes through a list of accelerators that it knows, and ends with the CPU.
    Versions: 1.10 to 1.15.
    """
    stock = state.PartialState.default_device.fget

    def default_device(self: Any) -> torch.device:
        device = stock(self)
        if device.type == "cpu" and tpu.is_available():
            return torch.device("tpu", tpu.current_device())
        return device

    state.PartialState.default_device = property(default_device, doc=stock.__doc__)


def train_in_several_processes(state: Any) -> None:
    """Form a process group of processes that were started to train together, one for each device.

    Reason: Accelerate knows the backends of its own list of accelerators. It has names for kinds of
    training on these alone, so this device's has the name of the ordinary one, MULTI_GPU. A single
    process that torchrun started gets a group of the host, which it never uses.
    Versions: 1.10 to 1.15.
    """
    partial = state.PartialState
    stock, stock_device = partial._prepare_backend, partial.set_device

    @functools.wraps(stock)
    def _prepare_backend(self: Any, cpu: bool = False, *args: Any, **kwargs: Any) -> Any:
        backend, kind = stock(self, cpu, *args, **kwargs)
        if backend is not None or cpu or "LOCAL_RANK" not in os.environ or not is_default():
            return backend, kind
        if int(os.environ.get("WORLD_SIZE", 1)) > 1:
            return f"cpu:gloo,tpu:{distributed.BACKEND}", state.DistributedType.MULTI_GPU
        return "gloo", kind

    @functools.wraps(stock_device)
    def set_device(self: Any) -> None:
        if distributed.BACKEND not in str(self.backend) or self.device is not None:
            stock_device(self)
            return
        self.device = torch.device("tpu", self.local_process_index % tpu.device_count())
        tpu.set_device(self.device)

    partial._prepare_backend, partial.set_device = _prepare_backend, set_device


def advise_against_float16(accelerator: Any) -> None:
    """Add to the refusal of `mixed_precision="fp16"` what to use instead.

    Reason: the refusal lists devices only.
    Versions: 1.10 to 1.15.
    """
    stock = accelerator.Accelerator.__init__

    @functools.wraps(stock)
    def __init__(self: Any, *args: Any, **kwargs: Any) -> None:  # noqa: N807
        try:
            stock(self, *args, **kwargs)
        except ValueError as error:
            if "fp16" in str(error) and "'tpu'" in str(error):
                error.add_note(
                    "TPUs multiply in bfloat16, whose range is that of float32 and which needs no "
                    'loss scaling: use mixed_precision="bf16".'
                )
            raise

    accelerator.Accelerator.__init__ = __init__


def say_that_float16_is_refused(imports: Any) -> None:
    """Answer `is_fp16_available()` with `False`, which `accelerate test` asks.

    Reason: the answer is `True` for all devices but one.
    Versions: 1.10 to 1.15.
    """
    stock = imports.is_fp16_available

    @functools.wraps(stock)
    def is_fp16_available() -> bool:
        return stock() and not is_default()

    imports.is_fp16_available = is_fp16_available


def know_the_compiler(dataclasses: Any) -> None:
    """Accept "tpu" as a backend of `torch.compile`, also in `TrainingArguments`.

    Reason: Accelerate has a list of backends. "inductor" on it means this package's compiler for
    graphs on this device.
    Versions: 1.10 to 1.15.
    """
    backends = dataclasses.DynamoBackend
    if not hasattr(backends, "TPU"):
        backends._missing_ = classmethod(lambda cls, name: cls.INDUCTOR if name == "TPU" else None)


def share_models_of_one_rank(dataclasses: Any) -> None:
    """Let FSDP of version 1 send rank 0's weights to the others, which begin without storage.

    Reason: Accelerate asks the accelerators that it knows for the device, and finds none.
    Versions: 1.10 to 1.15.
    """
    cls = dataclasses.FullyShardedDataParallelPlugin
    stock = cls.__post_init__

    @functools.wraps(stock)
    def __post_init__(self: Any) -> None:  # noqa: N807
        try:
            stock(self)
        except RuntimeError as error:
            is_missing = "no available devices" in str(error)
            if not (is_missing and self.sync_module_states and is_default()):
                raise
            device = torch.device("tpu", tpu.current_device())
            self.param_init_fn = lambda module: module.to_empty(device=device, recurse=False)

    cls.__post_init__ = __post_init__


def count_memory(modeling: Any) -> None:
    """Let `get_max_memory` report the devices' free memory, for `device_map="auto"` and "balanced".

    Reason: memory of devices that Accelerate does not know is left out.
    Versions: 1.10 to 1.15.
    """
    stock = modeling.get_max_memory

    @functools.wraps(stock)
    def get_max_memory(max_memory: Any = None) -> Any:
        if not is_default():
            return stock(max_memory)
        if max_memory is None:
            found = stock()
            if any(isinstance(key, int) for key in found):
                return found
            devices = range(tpu.device_count())
            return {i: tpu.mem_get_info(i)[0] for i in devices} | found
        # Accelerate would warn that these devices do not exist.
        ours = {key: max_memory[key] for key in sorted(k for k in max_memory if _exists(k))}
        for key, size in ours.items():
            if isinstance(size, str):
                ours[key] = modeling.convert_file_size_to_int(size)
        rest = {key: size for key, size in max_memory.items() if key not in ours}
        return ours | stock(rest)

    modeling.get_max_memory = get_max_memory


def _exists(key: Any) -> bool:
    return isinstance(key, int) and 0 <= key < tpu.device_count()


def keep_random_states(checkpointing: Any) -> None:
    """Save and load the states of the devices' generators with `save_state` and `load_state`.

    Reason: Accelerate saves the states of generators that it knows. A resumed run would draw other
    dropout masks.
    Versions: 1.10 to 1.15.
    """
    save, load = checkpointing.save_accelerator_state, checkpointing.load_accelerator_state

    def file(stock: Any, args: Any, kwargs: Any, folder: str) -> Path:
        named = inspect.signature(stock).bind(*args, **kwargs).arguments
        name = f"{checkpointing.RNG_STATE_NAME}_tpu_{named['process_index']}.pt"
        return Path(named[folder]) / name

    @functools.wraps(save)
    def save_accelerator_state(*args: Any, **kwargs: Any) -> Any:
        saved = save(*args, **kwargs)
        if is_default():
            torch.save(tpu.get_rng_state_all(), file(save, args, kwargs, "output_dir"))
        return saved

    @functools.wraps(load)
    def load_accelerator_state(*args: Any, **kwargs: Any) -> Any:
        loaded = load(*args, **kwargs)
        path = file(load, args, kwargs, "input_dir")
        if is_default() and path.is_file():
            tpu.set_rng_state_all(torch.load(path, weights_only=True))
        return loaded

    checkpointing.save_accelerator_state = save_accelerator_state
    checkpointing.load_accelerator_state = load_accelerator_state


def name_the_device(env: Any) -> None:
    """Print the device in `accelerate env`.

    Reason: the command says N/A for accelerators that it does not know.
    Versions: 1.10 to 1.15.
    """
    stock = env.env_command

    @functools.wraps(stock)
    def env_command(args: Any) -> Any:
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            info = stock(args)
        text = printed.getvalue()
        unknown = "- PyTorch accelerator: N/A\n"
        if unknown in text and is_default():
            added = {"PyTorch accelerator": "TPU", "TPU type": tpu.get_device_name()}
            text = text.replace(unknown, "".join(f"- {k}: {v}\n" for k, v in added.items()))
            info |= added
        print(text, end="")
        return info

    env.env_command = env_command


def configure_for_the_device(default: Any) -> None:
    """Let `accelerate config default` and `write_basic_config` write a file that uses the device.

    Reason: without an accelerator that Accelerate knows, the file asks for the CPU.
    Versions: 1.10 to 1.15.
    """
    stock = default.write_basic_config

    @functools.wraps(stock)
    def write_basic_config(*args: Any, **kwargs: Any) -> Any:
        path = stock(*args, **kwargs)
        if path and is_default():
            config = json.loads(Path(path).read_text())
            Path(path).write_text(json.dumps(config | {"use_cpu": False}, indent=2) + "\n")
        return path

    default.write_basic_config = write_basic_config


def start_in_notebooks_without_torch_xla(launchers: Any) -> None:
    """Let `notebook_launcher` call the function in this process on Colab and Kaggle.

    Reason: variables of these machines tell Accelerate to start processes through torch_xla, which
    it does where torch_xla is installed.
    Versions: 1.10 to 1.15.
    """
    stock = launchers.notebook_launcher

    @functools.wraps(stock)
    def notebook_launcher(*args: Any, **kwargs: Any) -> Any:
        if _has_torch_xla() or not is_default():
            return stock(*args, **kwargs)
        hidden = {name: os.environ.pop(name, None) for name in ("TPU_NAME", "PJRT_DEVICE")}
        try:
            return stock(*args, **kwargs)
        finally:
            os.environ.update({name: value for name, value in hidden.items() if value is not None})

    launchers.notebook_launcher = notebook_launcher


def launch_without_torch_xla(launch: Any) -> None:
    """Run `accelerate launch --tpu` and a configuration for TPUs as an ordinary script.

    Reason: Accelerate starts such programs through torch_xla, and still does where that is there.
    Versions: 1.10 to 1.15.
    """
    stock = launch.tpu_launcher

    @functools.wraps(stock)
    def tpu_launcher(args: Any) -> None:
        if _has_torch_xla() or not is_default():
            return stock(args)
        several = (args.num_processes or 1) > 1
        return launch.multi_gpu_launcher(args) if several else launch.simple_launcher(args)

    launch.tpu_launcher = tpu_launcher


def launch_several_processes(launch: Any) -> None:
    """Start several processes for `accelerate launch --num_processes 2`, as on a GPU.

    Reason: Accelerate counts the devices of accelerators that it knows, and starts one process
    where it finds none.
    Versions: 1.10 to 1.15.
    """
    stock = launch._validate_launch_command
    kinds = ("multi_gpu", "tpu", "use_deepspeed", "use_fsdp", "use_megatron_lm", "cpu")

    @functools.wraps(stock)
    def _validate_launch_command(args: Any) -> Any:
        found = stock(args)
        args, defaults = found[:2]
        is_plain = defaults is None and not any(getattr(args, kind, False) for kind in kinds)
        if is_plain and args.num_processes > 1 and is_default() and not _has_torch_xla():
            args.multi_gpu = True
        return found

    launch._validate_launch_command = _validate_launch_command


PATCHES = [
    ("accelerate.state", choose_the_device),
    ("accelerate.state", train_in_several_processes),
    ("accelerate.accelerator", advise_against_float16),
    ("accelerate.utils.imports", say_that_float16_is_refused),
    ("accelerate.utils.dataclasses", know_the_compiler),
    ("accelerate.utils.dataclasses", share_models_of_one_rank),
    ("accelerate.utils.modeling", count_memory),
    ("accelerate.checkpointing", keep_random_states),
    ("accelerate.commands.env", name_the_device),
    ("accelerate.commands.config.default", configure_for_the_device),
    ("accelerate.launchers", start_in_notebooks_without_torch_xla),
    ("accelerate.commands.launch", launch_without_torch_xla),
    ("accelerate.commands.launch", launch_several_processes),
]
