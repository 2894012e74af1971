"""Processes that find torch imported: forks of servers that have imported it and started no device.

A fork has an environment, a device and caches to itself, and ends as any process does. Importing
torch takes longer than most work of these tests. `tests.run` starts servers for all files, and
names their folder in `TEST_FORKS`.
"""

import gc
import importlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import types
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Client, Connection, wait
from pathlib import Path

ROOT = Path(__file__).parents[1]

# Seconds until a server of all files has started.
PATIENCE = 120

# What the servers of all files have imported, by their names.
SHARED = {
    "plain": ["torch"],
    "compiling": [
        "torch._dynamo.repro.after_aot",
        "torch._inductor.compile_fx",
        "torch.distributed.fsdp",
        "tests.models",
    ],
}

Done = subprocess.CompletedProcess[str]


class Forks:
    """Two servers, each started when it is first needed.

    Forks of one server have equal addresses and hashes of strings. A program that depends on them
    must not look as if it recurred in every process: a test whose processes share something takes
    both servers in turn.
    """

    def __init__(self, imports: Sequence[str], env: Mapping[str, str]) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._imports, self._env = imports, env
        has_all = (name for name, shared in SHARED.items() if {*imports} <= {*shared})
        self._shared = next(has_all, None) if "TEST_FORKS" in os.environ else None
        self._servers: dict[int, subprocess.Popen[bytes]] = {}
        self._starting = threading.Lock()

    def run(self, turn: int, code: str, env: Mapping[str, str], timeout: float) -> Done:
        """Run code with this environment; raise `subprocess.TimeoutExpired` if it takes longer."""
        path = self._path(turn % 2)
        with tempfile.TemporaryDirectory() as folder, _connected(path) as connection:
            out, err = Path(folder, "out"), Path(folder, "err")
            connection.send((code, dict(env), str(out), str(err)))
            pid = connection.recv()
            if not connection.poll(timeout):
                os.kill(pid, signal.SIGKILL)
                connection.recv()
                raise subprocess.TimeoutExpired(code, timeout)
            returned = os.waitstatus_to_exitcode(connection.recv())
            return subprocess.CompletedProcess(code, returned, out.read_text(), err.read_text())

    def _path(self, number: int) -> str:
        """The socket of a server, which has been started or is starting."""
        if self._shared:
            return _shared(os.environ["TEST_FORKS"], self._shared, number)
        path = f"{self._folder.name}/{number}"
        with self._starting:
            if number not in self._servers:
                command = [sys.executable, "-m", "tests.forks", path, *self._imports]
                server = subprocess.Popen(
                    command, cwd=ROOT, env=self._env, stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
                assert server.stdout
                assert server.stdout.readline(), "the server of forks ended"
                self._servers[number] = server
        return path

    def close(self) -> None:
        """End the servers that this process started."""
        for server in self._servers.values():
            server.communicate()
        self._folder.cleanup()


def start_shared(folder: str) -> list[subprocess.Popen[bytes]]:
    """Start the servers of all files, which end when their input does."""
    started = []
    for number in (0, 1):
        for name, imports in SHARED.items():
            command = [sys.executable, "-m", "tests.forks", _shared(folder, name, number)]
            server = subprocess.Popen(
                [*command, *imports], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
            )
            started.append(server)
    return started


def _shared(folder: str, name: str, number: int) -> str:
    return f"{folder}/{name}{number}"


def _connected(path: str) -> Connection:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return Client(path)
        except (FileNotFoundError, ConnectionRefusedError):
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def freeze() -> None:
    """Collections in forks, and the last one, would copy every page of what is imported."""
    gc.collect()
    gc.freeze()


def serve(path: str) -> None:
    """Fork whenever this is asked, until the input ends. Forks run code, and end."""
    text = _serve(path)
    if not text:
        # The interpreter does not end: libraries would list all that they leave.
        os._exit(0)
    sys.argv = ["-c"]
    sys.modules["__main__"] = main = types.ModuleType("__main__")
    exec(compile(text, "<string>", "exec"), vars(main))


def _serve(path: str) -> str:
    """Return, in each fork, the code that it is to run; in the server, nothing at its end."""
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(path)
        listener.listen()
        print("ready", flush=True)
        # The input ends when the tests do, even if they are killed.
        while listener in wait([listener, sys.stdin.fileno()]):
            connection = Connection(listener.accept()[0].detach())
            if os.fork() == 0:
                return _watch(connection, *connection.recv())
            connection.close()
            while _reap(os.WNOHANG):
                pass
    while _reap(0):
        pass
    return ""


def _reap(options: int) -> bool:
    try:
        return os.waitpid(-1, options)[0] != 0
    except ChildProcessError:
        return False


def _watch(connection: Connection, code: str, env: dict[str, str], out: str, err: str) -> str:
    """Return the code in one more fork, for whose end this process waits."""
    if pid := os.fork():
        connection.send(pid)
        connection.send(os.waitpid(pid, 0)[1])
        os._exit(0)
    connection.close()
    os.environ.clear()
    os.environ.update(env)
    for number, name in enumerate((os.devnull, out, err)):
        file = os.open(name, os.O_RDWR | os.O_CREAT)
        os.dup2(file, number)
        os.close(file)
    return code


if __name__ == "__main__":
    for name in sys.argv[2:]:
        importlib.import_module(name)
    freeze()
    serve(sys.argv[1])
