"""Exported kernels on disk: JAX's text and the types of its results, under a key.

An entry's name ends in the version of JAX that wrote it. With JAX installed only its own version
counts. Without JAX, as where a model is served, the newest entry does.
"""

import functools
import hashlib
import importlib.metadata
import json
import os
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

FORMAT = 1


@functools.cache
def jax_version() -> str | None:
    """Return the version of the installed JAX; import nothing."""
    try:
        return importlib.metadata.version("jax")
    except importlib.metadata.PackageNotFoundError:
        return None


def jax_settings() -> list[str]:
    """Return JAX's settings that change what a function means; import nothing."""
    names = {"jax_enable_x64": "False", "jax_default_matmul_precision": "None"}
    jax = sys.modules.get("jax")
    if jax is not None:
        return [str(getattr(jax.config, name)) for name in names]
    words = {"1": "True", "true": "True", "0": "False", "false": "False"}
    given = [os.environ.get(name.upper(), default) for name, default in names.items()]
    return [words.get(value.lower(), value) for value in given]


def find(key: str) -> dict[str, Any] | None:
    """Return what `keep` wrote under a key; a damaged file is removed."""
    folder = _folder(os.environ.get("TORCH_TPU_CACHE_DIR"))
    if folder is None:
        return None
    version = jax_version()
    if version is not None:
        names = [folder / _name(key, version)]
    else:
        names = sorted(folder.glob(_name(key, "*")), key=lambda path: _order(path.name))[::-1]
    for path in names:
        try:
            digest, _, payload = path.read_bytes().partition(b"\n")
        except OSError:
            continue
        if hashlib.blake2b(payload).hexdigest().encode() == digest:
            entry: dict[str, Any] = json.loads(payload)
            if entry["format"] == FORMAT:
                return entry
        path.unlink(missing_ok=True)
    return None


def keep(key: str, entry: dict[str, Any]) -> None:
    """Write an entry. Trouble with the disk costs a warning and the next process's time."""
    folder = _folder(os.environ.get("TORCH_TPU_CACHE_DIR"))
    version = jax_version()
    if folder is None or version is None:
        return
    payload = json.dumps(entry | {"format": FORMAT}).encode()
    content = hashlib.blake2b(payload).hexdigest().encode() + b"\n" + payload
    try:
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(file.name, folder / _name(key, version))
    except OSError as error:
        warnings.warn(f"kernels are not kept in {folder}: {error}", stacklevel=2)


def _name(key: str, version: str) -> str:
    return f"{key}-{version}.kernel"


def _order(name: str) -> list[int]:
    version = name.removesuffix(".kernel").rpartition("-")[2]
    return [int(part) if part.isdecimal() else 0 for part in version.split(".")]


@functools.cache
def _folder(chosen: str | None) -> Path | None:
    """Return the folder, which only this user can write to: a kernel's text is code."""
    if chosen is None:
        caches = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
        chosen = os.path.join(caches, "torch_tpu")
    if not chosen:
        return None
    folder = Path(chosen) / "kernels"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.stat()
    except OSError as error:
        warnings.warn(f"kernels are not kept in {folder}: {error}", stacklevel=2)
        return None
    if found.st_uid != os.geteuid() or found.st_mode & 0o022:
        warnings.warn(
            f"kernels are not kept in {folder}, because other users can write to it; take their "
            "rights away (chmod go-w), or set TORCH_TPU_CACHE_DIR to another folder",
            stacklevel=2,
        )
        return None
    return folder
