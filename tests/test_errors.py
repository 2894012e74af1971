"""Errors name the user's line in torch's words, and leave the process usable."""

import re

import pytest
import torch
import torch.nn.functional as F
from torch import nn


@pytest.fixture(autouse=True)
def still_usable(device: str):
    """After any of these errors the device still computes."""
    yield
    assert (torch.arange(3.0, device=device) * 2).tolist() == [0.0, 2.0, 4.0]


@pytest.mark.usefixtures("mode")
class TestShapes:
    def test_shapes_that_do_not_broadcast(self, device: str) -> None:
        a, b = torch.ones(2, 3, device=device), torch.ones(2, 4, device=device)
        message = r"The size of tensor a \(3\) must match the size of tensor b \(4\)"
        with pytest.raises(RuntimeError, match=message):
            a + b
        with pytest.raises(RuntimeError, match=r"output with shape \[3\] doesn't match"):
            a[0].add_(torch.ones(2, 3, device=device))

    def test_nothing_to_choose_from(self, device: str) -> None:
        x = torch.ones(2, 0, device=device)
        for call in (torch.kthvalue, torch.hash_tensor):
            with pytest.raises(IndexError, match="Expected reduction dim 1 to have non-zero size"):
                call(x, 1)
        many = torch.ones([1] * 65, device=device)
        for call in (torch.argmax, torch.max, torch.sum):
            with pytest.raises(RuntimeError, match="only tensors with up to 64 dims"):
                call(many, 0)

    def test_matrix_shapes(self, device: str) -> None:
        a = torch.ones(2, 3, device=device)
        with pytest.raises(RuntimeError, match=r"cannot be multiplied \(2x3 and 2x3\)"):
            a @ a
        with pytest.raises(RuntimeError, match=r"cannot be multiplied \(2x3 and 4x5\)"):
            nn.Linear(4, 5).to(device)(a)
        with pytest.raises(RuntimeError, match=r"[Ee]xpected .* batch2? tensor"):
            torch.bmm(a.expand(4, 2, 3), a.expand(4, 2, 3))

    def test_other_shapes(self, device: str) -> None:
        a = torch.ones(2, 3, device=device)
        with pytest.raises(RuntimeError, match="[Ss]izes of tensors must match except in dim"):
            torch.cat([a, torch.ones(2, 4, device=device)], dim=0)
        with pytest.raises(RuntimeError, match=r"shape '\[4\]' is invalid for input of size 6"):
            a.view(4)
        with pytest.raises(RuntimeError, match="to have 2 channels, but got 3 channels"):
            nn.Conv2d(2, 4, 3).to(device)(torch.ones(1, 3, 8, 8, device=device))
        with pytest.raises(IndexError, match="Dimension out of range"):
            a.sum(dim=5)


def mixed_calls():
    """Calls with numbers of float32 and of another type, which torch does not promote."""
    mat, batch = (2, 2), (2, 2, 2)

    def of(f, *shapes):
        return lambda t: f(*(t(shape, i) for i, shape in enumerate(shapes)))

    yield "mv", of(torch.mv, mat, (2,))
    yield "addmm", of(torch.addmm, mat, mat, mat)
    yield "addmv", of(torch.addmv, (2,), mat, (2,))
    yield "bmm", of(torch.bmm, batch, batch)
    yield "addbmm", of(torch.addbmm, mat, batch, batch)
    yield "baddbmm", of(torch.baddbmm, batch, batch, batch)
    yield "cdist", of(torch.cdist, mat, mat)
    yield "cross", of(torch.linalg.cross, (2, 3), (2, 3))
    yield "solve", of(torch.linalg.solve, mat, mat)
    yield "triangular_solve", of(torch.triangular_solve, mat, mat)
    yield "ormqr", of(torch.ormqr, mat, (2,), mat)
    yield "lu_solve", lambda t: torch.linalg.lu_solve(t(mat, 0), t((2,), 0).int(), t(mat, 1))
    yield "complex", of(torch.complex, mat, mat)
    yield "polar", of(torch.polar, mat, mat)
    yield "layer_norm", lambda t: F.layer_norm(t(mat, 0), (2,), t((2,), 1), t((2,), 2))
    yield "group_norm", lambda t: F.group_norm(t(mat, 0), 1, t((2,), 1), t((2,), 2))
    yield "batch_norm", of(F.batch_norm, (2, 2, 2), (2,), (2,), (2,), (2,))
    yield "bce", of(F.binary_cross_entropy, mat, mat)
    yield "nll", lambda t: F.nll_loss(t(mat, 0), t((2,), 0).long(), t((2,), 1))
    yield "grid_sample", of(F.grid_sample, (1, 1, 2, 2), (1, 1, 1, 2))


@pytest.mark.usefixtures("mode")
class TestTypes:
    @pytest.mark.parametrize(("name", "call"), mixed_calls())
    def test_numbers_of_two_types(self, device: str, name: str, call) -> None:
        for odd in range(2):

            def message(on: str, odd: int = odd) -> str:
                types = {odd: torch.float64}
                with pytest.raises(RuntimeError) as caught:
                    call(lambda n, i: torch.ones(n, device=on, dtype=types.get(i)))
                return str(caught.value).split(" (aten::")[0]

            assert message(device) == message("cpu")

    def test_boolean_subtraction(self, device: str) -> None:
        t = torch.tensor([True], device=device)
        with pytest.raises(RuntimeError, match="bool.* is not supported"):
            t - t

    def test_operands_of_two_types(self, device: str) -> None:
        with pytest.raises(RuntimeError, match="same dtype"):
            torch.ones(2, 2, device=device) @ torch.ones(2, 2, device=device, dtype=torch.float64)

    def test_targets_of_another_type(self, device: str) -> None:
        x, at = torch.ones(3, 3, device=device), torch.zeros(3, 3, dtype=torch.long, device=device)
        flat, square = (x.new_empty(n, dtype=torch.float64) for n in (3, (3, 3)))
        with pytest.raises(RuntimeError, match="got Float for input's dtype and Double for out's"):
            torch.amax(x, 0, out=flat)
        wanted = "Expected out tensor to have dtype float, but got double instead"
        for call in (
            lambda: torch.gather(x, 0, at, out=square),
            lambda: torch.aminmax(x, dim=0, out=(flat, flat.clone())),
            lambda: torch.sort(x, out=(square, at)),
        ):
            with pytest.raises(RuntimeError, match=wanted):
                call()
        with pytest.raises(RuntimeError, match="self and result must have the same scalar type"):
            torch.index_select(x, 0, at[0], out=square)
        with pytest.raises(RuntimeError, match="expects Long tensor out, got: Double"):
            torch.multinomial(x, 3, replacement=True, out=square)
        for unary in (torch.neg, torch.floor, torch.round, torch.sign):
            with pytest.raises(RuntimeError, match="Found dtype Double but expected Float"):
                unary(x, out=square)
        with pytest.raises(RuntimeError, match="but got 'Double' for values output"):
            torch.mode(x, out=(flat, at[0]))
        for call, name in ((torch.all, "all"), (torch.any, "any")):
            with pytest.raises(RuntimeError, match=f"{name} only supports bool tensor"):
                call(x, 0, out=flat)
        # Bools may also be stored as bytes.
        for dtype in (torch.bool, torch.uint8):
            truth = torch.empty(3, dtype=dtype, device=device)
            for y in (x, x.to(torch.uint8)):
                assert torch.any(y, 0, out=truth).tolist() == [1, 1, 1]
        # Other results are cast.
        assert torch.add(x, x, out=square).tolist() == [[2.0] * 3] * 3

    def test_a_target_that_overlaps_itself_does_not_grow(self, device: str) -> None:
        x = torch.ones(2, 3, device=device)
        target = x.new_zeros(1).expand(3)
        with pytest.raises(RuntimeError, match="more than one element of the written-to tensor"):
            torch.index_select(x, 0, torch.tensor([0], device=device), out=target)

    def test_a_complex_number_in_a_real_tensor(self, device: str) -> None:
        x = torch.ones(2, device=device)
        with pytest.raises(
            RuntimeError, match="cannot be converted to type float without overflow"
        ):
            x.masked_fill(x > 0, 1j)
        with pytest.raises(RuntimeError, match="complex Scalar to non-complex type"):
            x.index_fill_(0, torch.tensor([0], device=device), 1j)

    def test_a_copy_must_fit_its_target(self, device: str) -> None:
        target = torch.ones(1, device=device)
        with pytest.raises(RuntimeError, match="doesn't match the broadcast shape"):
            target.copy_(torch.ones(2, 1, device=device))
        with pytest.raises(RuntimeError, match=r"size of tensor a \(2\) must match"):
            torch.ones(2, device=device).copy_(torch.ones(3, device=device))
        assert target.item() == 1

    def test_a_mask_that_chooses_more_than_there_is(self, device: str) -> None:
        x = torch.arange(4, device=device)
        with pytest.raises(RuntimeError, match="shape mismatch"):
            x[x > 1] = x[:0]

    def test_an_in_place_result_must_fit_its_target(self, device: str) -> None:
        ids = torch.ones(2, dtype=torch.long, device=device)
        with pytest.raises(RuntimeError, match="can't be cast to the desired output type"):
            ids.add_(0.5)

    def test_mean_of_integers(self, device: str) -> None:
        with pytest.raises(RuntimeError, match="mean.*[Ff]loat"):
            torch.ones(2, dtype=torch.long, device=device).mean()

    def test_an_unsupported_type(self, tpu: str) -> None:
        with pytest.raises(TypeError, match="dtype UInt4 on device tpu: it holds bool, integers"):
            torch.zeros(2, dtype=torch.uint4, device=tpu) + 1

    def test_layouts_that_the_device_does_not_have(self, tpu: str) -> None:
        with pytest.raises(NotImplementedError, match="no compressed sparse tensors.*to_dense"):
            torch.eye(2).to_sparse_csr().to(tpu).resize_(3, 3)


@pytest.mark.usefixtures("mode")
class TestIndices:
    def test_an_index_known_to_the_host(self, device: str) -> None:
        x = torch.arange(3, device=device)
        with pytest.raises(
            IndexError, match="index 5 is out of bounds for dimension 0 with size 3"
        ):
            x[5]
        with pytest.raises(IndexError, match="too many indices"):
            x[0, 0]

    def test_an_index_on_the_device_reads_no_wild_memory(self, device: str, mode: str) -> None:
        x = torch.arange(3.0, device=device)
        ids = torch.tensor([0, 1_000_000], device=device)

        def lookups():
            yield lambda: F.embedding(ids, x.view(3, 1)).flatten()
            yield lambda: x[ids]
            yield lambda: x.index_select(0, ids)
            yield lambda: x.gather(0, ids)
            yield lambda: x[-ids]

        for lookup in lookups():
            if mode == "debug":
                with pytest.raises((IndexError, RuntimeError), match="out of (range|bounds)"):
                    lookup()
            else:
                found = lookup()
                with pytest.raises(IndexError, match="out of (range|bounds)"):
                    found.tolist()
                assert found.tolist()[0] == 0.0

    def test_nothing_can_be_taken_from_nothing(self, device: str) -> None:
        x, ids = torch.ones(0, 3, device=device), torch.tensor([0, 1], device=device)
        for lookup in (
            lambda: F.embedding(ids, x),
            lambda: F.embedding_bag(ids, x, ids[:1]),
            lambda: x[ids],
            lambda: x.index_select(0, ids),
            lambda: x.gather(0, ids[:, None]),
            lambda: x.scatter(0, ids[:, None], 1.0),
        ):
            wanted = "out of (range|bounds)|axis dim should be positive"
            with pytest.raises((IndexError, RuntimeError), match=wanted):
                lookup()

    def test_an_error_is_said_once(self, tpu: str, mode: str) -> None:
        if mode == "debug":
            with pytest.raises(IndexError):
                torch.arange(3, device=tpu)[torch.tensor([5])]
            torch.tpu.synchronize()

    def test_an_index_on_the_device_writes_no_wild_memory(self, device: str, mode: str) -> None:
        x = torch.zeros(3, device=device)
        ids = torch.tensor([0, 1_000_000], device=device)
        if mode == "debug":
            with pytest.raises((IndexError, RuntimeError), match="out of (range|bounds)"):
                x[ids] = 1.0
        else:
            x[ids] = 1.0
            with pytest.raises(IndexError, match="out of (range|bounds)"):
                x.sum().item()
            assert x.tolist() == [1.0, 0.0, 0.0]


def number_calls():
    """Calls with a refused number, and the message."""
    positive = "expects {0} > 0.0, but found {1}=-1"
    yield "exponential_", (-1.0,), "exponential_ " + positive.format("lambda", "lambda")
    yield "cauchy_", (0.0, -1.0), "cauchy_ " + positive.format("sigma", "sigma")
    yield "log_normal_", (0.0, -1.0), "log_normal_ " + positive.format("std", "std")
    yield "normal_", (0.0, -1.25e-7), "normal expects std >= 0.0, but found std -1.25e-07"
    yield "geometric_", (1.5,), "geometric_ expects p to be in (0, 1), but got p=1.5"
    yield "bernoulli_", (float("nan"),), "bernoulli_ expects p to be in [0, 1], but got p=nan"
    yield "uniform_", (2.0, 1.0), "[from, to) range, but found from=2 > to=1"
    yield "uniform_", (0.0, float("inf")), "to is out of bounds for float"
    yield "uniform_", (-3e38, 3e38), "expects to-from <= std::numeric_limits<Float>::max()"
    yield "fill_", (1e39,), "value cannot be converted to type float without overflow"
    yield "new_full", ((2,), -1e39), "value cannot be converted to type float without overflow"


@pytest.mark.usefixtures("mode")
class TestNumbers:
    @pytest.mark.parametrize(("name", "numbers", "message"), number_calls())
    def test_a_number_is_refused_at_once(
        self, device: str, name: str, numbers: tuple, message: str
    ) -> None:
        call = getattr(torch.ones(3, device=device), name)
        with pytest.raises(RuntimeError, match=re.escape(message)):
            call(*numbers)

    def test_a_call_that_was_taken_before_refuses_too(self, device: str) -> None:
        x = torch.ones(3, device=device)
        x.exponential_(0.5).exponential_(2.0)
        with pytest.raises(RuntimeError, match="but found lambda=0"):
            x.exponential_(0.0)
        assert x.exponential_(3.0).min().item() >= 0

    def test_integers_hold_what_torch_says_they_do(self, device: str) -> None:
        bytes_ = torch.zeros(1, dtype=torch.uint8, device=device)
        assert [bytes_.fill_(n).item() for n in (255.9, -1, 7)] == [255, 255, 7]
        for number in (256, -256, -0.5, 1j, float("nan")):
            with pytest.raises(RuntimeError, match="converted to type uint8_t without overflow"):
                bytes_.fill_(number)
        with pytest.raises(RuntimeError, match="converted to type int without overflow"):
            bytes_.int().masked_fill(bytes_ > 0, 2**40)

    def test_activations(self, device: str) -> None:
        x = torch.ones(3, device=device, requires_grad=True)
        wanted = r"in range \[0, 3.40282e\+38\] for input dtype Float, but found -1"
        with pytest.raises(RuntimeError, match=wanted):
            F.softshrink(x, -1.0)
        for call in (lambda y: F.leaky_relu_(y, -1.0), lambda y: F.elu_(y, -1.0)):
            with pytest.raises(RuntimeError, match="is triggered with a negative slope"):
                call(x * 1).sum().backward()
        with pytest.raises(RuntimeError, match="between 0 and 1, but got 1.5"):
            torch.dropout(x, 1.5, True)

    def test_factors_of_an_outer_product(self, device: str) -> None:
        x = torch.ones(2, device=device)
        for name in ("beta", "alpha"):
            with pytest.raises(RuntimeError, match=f"Boolean {name} only supported for Boolean"):
                torch.addr(torch.ones(2, 2, device=device), x, x, **{name: True})
            with pytest.raises(RuntimeError, match=f"argument {name} must not be a floating"):
                torch.addr(torch.ones(2, 2, device=device).int(), x.int(), x.int(), **{name: 0.5})

    def test_the_range_of_a_histogram(self, device: str) -> None:
        with pytest.raises(RuntimeError, match=r"range of \[0, inf\] is not finite"):
            torch.ones(3, device=device).histc(3, 0, float("inf"))


@pytest.mark.usefixtures("mode", "tpu")
class TestDevicesAndMemory:
    def test_mixed_devices(self) -> None:
        with pytest.raises(RuntimeError, match="same device.*(tpu:0 and cpu|cpu and tpu:0)"):
            torch.ones(2, device="tpu") + torch.ones(2)
        with pytest.raises(RuntimeError, match="same device"):
            nn.Linear(2, 2).tpu()(torch.ones(1, 2))

    def test_a_device_that_is_not_there(self) -> None:
        count = torch.tpu.device_count()
        with pytest.raises(RuntimeError, match=rf"{count + 5}"):
            torch.ones(2, device=f"tpu:{count + 5}")

    def test_an_allocation_larger_than_memory(self) -> None:
        with pytest.raises(torch.OutOfMemoryError, match=r"[Tt]ried to allocate"):
            torch.ones(1 << 45, device="tpu").sum().item()

    def test_a_result_larger_than_memory(self) -> None:
        long = torch.ones(1 << 22, device="tpu")
        with pytest.raises(torch.OutOfMemoryError):
            (long[:, None] + long[None, :]).cpu()

    def test_a_program_the_compiler_refuses(self, python, mode: str) -> None:
        """Without a certain pass, the CPU's compiler refuses triangular solves."""
        done = python(
            """
import torch, torch_tpu
x = torch.eye(3).to("tpu")
try:
    y = torch.linalg.solve_triangular(x + 1, x, upper=True)
    y.cpu()
except NotImplementedError as error:
    print(error)
print((x + 1).sum().item())
""",
            TORCH_TPU_EAGER_MODE=mode,
            TORCH_TPU_TARGET="canonical",
            XLA_FLAGS="--xla_disable_hlo_passes=triangular_solve_expander",
        )
        message, after = done.stdout.splitlines()
        types = "(tensor<3x3xf32>, tensor<3x3xf32>)"
        assert f"the compiler refused aten::linalg_solve_triangular on {types}" in message
        assert ("<string>:5" in message) == (mode == "debug")
        assert after == "12.0"

    def test_a_fallback_can_be_forbidden(self, python) -> None:
        done = python(
            "import torch; torch.linalg.eig(torch.eye(3, device='tpu'))",
            TORCH_TPU_FALLBACK="error",
            check=False,
        )
        assert "NotImplementedError" in done.stderr
        assert "linalg_eig" in done.stderr
        assert "TORCH_TPU_FALLBACK" in done.stderr

    def test_a_fallback_warns_once_and_is_counted(self, python) -> None:
        done = python("""
import torch, torch_tpu
x = torch.eye(3, device="tpu")
for _ in range(3):
    values, _ = torch.linalg.eig(x)
assert values.device.type == "tpu" and values.real.tolist() == [1.0, 1.0, 1.0]
assert torch_tpu.metrics.fallbacks() == {"aten::linalg_eig": 3}, torch_tpu.metrics.fallbacks()
""")
        assert done.stderr.count("linalg_eig") == 1
        assert "<string>:5" in done.stderr, "the warning names the user's line"
