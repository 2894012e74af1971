"""A test suite of a user of torch's own harnesses, whose ranks are processes or threads.

Nothing here names a backend or chooses a device: the harnesses do. It runs in a process that
sees several devices: `TORCH_TPU_CPU_DEVICES=4 python -m unittest tests.worlds.harnesses`.
"""

import copy
import tempfile
import unittest
from typing import Any

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as funcol
import torch_tpu
from torch import nn
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor, Partial, Replicate, Shard, distribute_tensor
from torch.testing import assert_close
from torch.testing._internal import common_distributed, common_fsdp
from torch.testing._internal.common_distributed import skip_if_lt_x_gpu
from torch.testing._internal.common_fsdp import MLP, FSDPTest, FSDPTestMultiThread
from torch.testing._internal.common_utils import run_tests
from torch.testing._internal.distributed._tensor import common_dtensor
from torch.testing._internal.distributed._tensor.common_dtensor import with_comms


def _train(case: Any, wrap: Any, steps: int = 3) -> None:
    """Train a sharded model like the whole one, on the mean of all ranks' gradients."""
    device = torch.device("tpu")
    # Threads share torch's generator.
    generator = torch.Generator().manual_seed(42)
    model = nn.Sequential(*[MLP(8, torch.device("cpu")) for _ in range(2)])
    for parameter in model.parameters():
        nn.init.normal_(parameter, std=0.3, generator=generator)
    reference = copy.deepcopy(model).to(device)
    sharded = wrap(copy.deepcopy(model).to(device))
    optimizers = [torch.optim.Adam(m.parameters(), lr=1e-2) for m in (reference, sharded)]
    generator.manual_seed(case.rank)
    for _ in range(steps):
        x = torch.randn(4, 8, generator=generator).to(device)
        losses = [m(x).square().sum() for m in (reference, sharded)]
        for loss in losses:
            loss.backward()
        for parameter in reference.parameters():
            dist.all_reduce(parameter.grad)
            parameter.grad.div_(case.world_size)
        for optimizer in optimizers:
            optimizer.step()
            optimizer.zero_grad()
        assert_close(*losses)
    for mine, whole in zip(sharded.parameters(), reference.parameters(), strict=True):
        assert_close(mine.full_tensor(), whole)


def _sharded(model: nn.Module) -> nn.Module:
    for layer in model.children():
        fully_shard(layer)
    return fully_shard(model)


class Processes(common_dtensor.DTensorTestBase):
    @property
    def world_size(self) -> int:
        return 2

    @with_comms
    def test_placements(self) -> None:
        assert self.device_type == "tpu"
        mesh = self.build_device_mesh()
        whole = torch.arange(24.0, device="tpu").view(6, 4)
        for place in (Shard(0), Shard(1), Replicate()):
            tensor = distribute_tensor(whole, mesh, [place])
            for other in (Shard(1), Replicate(), Shard(0)):
                moved = tensor.redistribute(mesh, [other])
                assert_close(moved.full_tensor(), whole)
        partial = DTensor.from_local(whole, mesh, [Partial()])
        assert_close(partial.redistribute(mesh, [Shard(0)]).full_tensor(), whole * 2)

    @with_comms(eager_init=True)
    def test_matmul(self) -> None:
        mesh = self.build_device_mesh()
        a = torch.randn(8, 6, device="tpu", requires_grad=True)
        b = torch.randn(6, 4, device="tpu")
        for tensor in (a, b):
            dist.broadcast(tensor.detach(), 0)
        for places in ((Shard(0), Replicate()), (Replicate(), Shard(1)), (Shard(1), Shard(0))):
            x, y = (
                distribute_tensor(t.detach(), mesh, [p])
                for t, p in zip((a, b), places, strict=True)
            )
            x.requires_grad_()
            z = x @ y
            z.sum().backward()
            assert_close(z.full_tensor(), a @ b)
            assert_close(x.grad.full_tensor(), torch.ones(8, 4, device="tpu") @ b.T)

    @with_comms(backend="tpu_dist")
    def test_a_named_backend(self) -> None:
        x = torch.ones(3, device="tpu")
        dist.all_reduce(x)
        assert x.tolist() == [2.0] * 3


class ContinuousProcesses(common_dtensor.DTensorContinuousTestBase):
    world_size = 2

    def test_placements(self) -> None:
        mesh = dist.init_device_mesh(self.device_type, (2,))
        tensor = distribute_tensor(torch.ones(4, 3), mesh, [Shard(0)])
        assert tensor.to_local().device.type == "tpu"
        assert tensor.sum().full_tensor().item() == 12.0

    def test_collectives(self) -> None:
        x = torch.full((2,), self.rank + 1.0, device="tpu")
        assert funcol.all_reduce(x, "sum", dist.group.WORLD).tolist() == [3.0, 3.0]


class Distributed(common_distributed.DistributedTestBase):
    @property
    def world_size(self) -> int:
        return 2

    def test_all_reduce(self) -> None:
        self.create_pg("tpu")
        x = torch.full((3,), self.rank + 1.0, device=f"tpu:{self.rank}")
        dist.all_reduce(x)
        assert x.tolist() == [3.0] * 3


class Alone(unittest.TestCase):
    """What harnesses of processes ask, without processes."""

    rank, world_size, device_type = 0, 1, "tpu"

    def test_harnesses_find_the_backend(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            self.file_name = f"{folder}/dtensor"
            with_comms(backend="tpu_dist")(Alone._all_reduces)(self)
            self.file_name = f"{folder}/distributed"
            common_distributed.DistributedTestBase.create_pg(self, "tpu")  # type: ignore[arg-type]
            assert torch.empty(0).device == torch.device("tpu", 0)
            torch.set_default_device(None)
            self._all_reduces()
            dist.destroy_process_group()

    def test_marks_find_the_backend(self) -> None:
        mark = common_distributed.requires_accelerator_dist_backend
        for backends in (["nccl", "tpu_dist"], None):
            assert not getattr(mark(backends)(_sharded), "__unittest_skip__", False)

    def _all_reduces(self) -> None:
        assert "tpu:tpu_dist" in dist.get_backend_config()
        x = torch.ones(2, device="tpu")
        dist.all_reduce(x)
        assert x.tolist() == [1.0, 1.0]

    def init_pg(self, *args: Any) -> None:
        common_dtensor.DTensorTestBase.init_pg(self, *args)  # type: ignore[arg-type]

    backend = common_distributed.DistributedTestBase.backend
    destroy_pg = common_dtensor.DTensorTestBase.destroy_pg


class Sharded(FSDPTest):
    @property
    def world_size(self) -> int:
        return 2

    @skip_if_lt_x_gpu(2)
    def test_training(self) -> None:
        _train(self, _sharded)


class ContinuouslySharded(common_fsdp.FSDPTestContinuous):
    world_size = 2

    def test_training(self) -> None:
        _train(self, _sharded)


class ShardedThreads(FSDPTestMultiThread):
    @property
    def world_size(self) -> int:
        return 4

    def perThreadSetUp(self) -> None:  # noqa: N802
        super().perThreadSetUp()
        torch.tpu.set_device(self.rank)

    @skip_if_lt_x_gpu(1)
    def test_training(self) -> None:
        _train(self, _sharded)

    def test_one_device_of_all_ranks(self) -> None:
        torch.tpu.set_device(0)
        _train(self, _sharded)


class Operations(common_dtensor.DTensorOpTestBase):
    def test_each_placement(self) -> None:
        mesh = self.build_device_mesh()
        args = (torch.randn(4, 8, device="tpu"), torch.randn(8, device="tpu"))
        for given in args:
            dist.broadcast(given, 0)
        expected = torch.add(*args)
        converter = common_dtensor.DTensorConverter(mesh, args, {})
        for given, _ in converter:
            assert converter.successful()
            assert_close(torch.add(*given).full_tensor(), expected)

    def test_random_numbers(self) -> None:
        mesh = self.build_device_mesh()
        torch.manual_seed(self.rank)
        drawn = torch.distributed.tensor.rand(8, 3, device_mesh=mesh, placements=[Shard(0)])
        whole = drawn.full_tensor()
        assert len(whole.unique()) == 24


class Threads(common_distributed.MultiThreadedTestCase):
    @property
    def world_size(self) -> int:
        return 4

    def setUp(self) -> None:
        super().setUp()
        self._spawn_threads()

    def perThreadSetUp(self) -> None:  # noqa: N802
        torch.tpu.set_device(self.rank)

    def test_collectives(self) -> None:
        x = torch.full((4,), self.rank + 1.0, device="tpu")
        y = x.clone()
        dist.all_reduce(y)
        assert y.tolist() == [10.0] * 4
        parts = [torch.empty_like(x) for _ in range(4)]
        dist.all_gather(parts, x)
        assert [part[0].item() for part in parts] == [1.0, 2.0, 3.0, 4.0]
        whole = x.new_empty(16)
        dist.all_gather_into_tensor(whole, x)
        assert whole.view(4, 4)[:, 0].tolist() == [1.0, 2.0, 3.0, 4.0]
        own = x.new_empty(4)
        dist.reduce_scatter_tensor(own, whole)
        assert own.tolist() == [4.0 * (self.rank + 1)] * 4
        dist.all_to_all_single(own, x)
        assert own.tolist() == [1.0, 2.0, 3.0, 4.0]
        dist.broadcast(x, 3)
        assert x.tolist() == [4.0] * 4
        told: list[Any] = [None] * 4
        dist.all_gather_object(told, self.rank)
        assert told == [0, 1, 2, 3]
        dist.barrier()

    def test_functional_collectives(self) -> None:
        x = torch.full((4,), self.rank + 1.0, device="tpu")
        assert funcol.all_reduce(x, "max", dist.group.WORLD).tolist() == [4.0] * 4
        gathered = funcol.all_gather_tensor(x, 0, dist.group.WORLD)
        assert gathered.sum().item() == 40.0

    def test_seeding_beside_other_threads(self) -> None:
        """A thread may hold Python's lock while another one records."""
        for _ in range(20):
            torch.manual_seed(self.rank)
            x = torch.rand(3, device="tpu")
            dist.all_reduce(x)
            assert ((x >= 0) & (x < self.world_size)).all()


class ThreadsInDebugMode(Threads):
    def setUp(self) -> None:
        torch_tpu.set_eager_mode("debug")
        self.addCleanup(torch_tpu.set_eager_mode, "fused")
        super().setUp()


if __name__ == "__main__":
    run_tests()
