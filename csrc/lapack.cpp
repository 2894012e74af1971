// LAPACK's routines for the CPU platform, by torch's kernels. Knows no tensor of tpu.
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/ops/_linalg_eigh_cpu_dispatch.h>
#include <ATen/ops/_linalg_svd_cpu_dispatch.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/geqrf_cpu_dispatch.h>
#include <ATen/ops/linalg_cholesky_ex_cpu_dispatch.h>
#include <ATen/ops/linalg_householder_product_cpu_dispatch.h>
#include <ATen/ops/linalg_ldl_factor_ex_cpu_dispatch.h>
#include <ATen/ops/linalg_lu_factor_ex_cpu_dispatch.h>
#include <ATen/ops/linalg_solve_triangular_cpu_dispatch.h>
#include <ATen/ops/zeros_like.h>
#include <c10/core/impl/LocalDispatchKeySet.h>

#include <limits>

#include "shim.h"

namespace torch_tpu {
namespace {

using at::Tensor;
using Tensors = std::vector<Tensor>;
template <class... T>
Tensors list(std::tuple<T...> made) {
  return std::apply([](auto&... each) { return Tensors{each...}; }, made);
}

// In the order of `ROUTINES` of crates/cpu/src/kernel/lapack.rs, which numbers the others, too.
constexpr Tensors (*kRoutines[])(const Tensor&) = {
    [](const Tensor& x) { return list(at::cpu::_linalg_eigh(x, "L", true)); },
    [](const Tensor& x) { return list(at::cpu::_linalg_eigh(x, "L", false)); },
    [](const Tensor& x) { return list(at::cpu::_linalg_svd(x, false, true)); },
    [](const Tensor& x) { return list(at::cpu::_linalg_svd(x, true, true)); },
    [](const Tensor& x) { return Tensors{std::get<1>(at::cpu::_linalg_svd(x, false, false))}; },
    [](const Tensor& x) { return list(at::cpu::linalg_lu_factor_ex(x, true, false)); },
    [](const Tensor& x) { return list(at::cpu::linalg_cholesky_ex(x, false, false)); },
    [](const Tensor& x) { return list(at::cpu::geqrf(x)); },
    [](const Tensor& x) { return list(at::cpu::linalg_ldl_factor_ex(x, false, false)); },
    [](const Tensor& x) { return list(at::cpu::linalg_ldl_factor_ex(x, true, false)); },
};

Tensors results(int32_t which, const Tensors& operands) {
  auto& x = operands[0];
  if (operands.size() == 1) return kRoutines[which](x);
  if (which == 8) return {at::cpu::linalg_householder_product(x, operands[1].squeeze(2))};
  return {at::cpu::linalg_solve_triangular(x, operands[1], !(which & 2), which & 1, which & 4)};
}

}  // namespace
}  // namespace torch_tpu

const char* tpu_lapack(const TpuLapackCall* call) noexcept {
  using namespace torch_tpu;
  static thread_local std::string message;
  // A thread of the interpreter may be within a user's modes.
  at::AutoDispatchBelowADInplaceOrView below_autograd;
  c10::impl::ExcludeDispatchKeyGuard without_modes(c10::python_ks | c10::autocast_dispatch_keyset |
                                                   c10::functorch_transforms_ks);
  try {
    auto type = static_cast<c10::ScalarType>(call->dtype);
    Tensors operands;
    for (size_t i = 0; i < call->operand_count; ++i) {
      auto& [elements, rows, columns] = call->operands[i];
      operands.push_back(at::from_blob(elements, {call->batch, rows, columns}, type));
    }
    auto write = [&](int64_t first, const Tensors& made) {
      for (size_t i = 0; i < call->result_count; ++i) {
        auto sizes = made[i].sizes().vec();
        auto count = std::exchange(sizes[0], call->batch);
        auto whole = at::from_blob(call->results[i], sizes, made[i].options());
        whole.narrow(0, first, count).copy_(made[i]);
      }
    };
    try {
      write(0, results(call->routine, operands));
    } catch (const c10::LinAlgError&) {
      for (int64_t i = 0; i < call->batch; ++i) {
        auto one = operands[0].narrow(0, i, 1);
        try {
          write(i, results(call->routine, {one}));
        } catch (const c10::LinAlgError&) {
          // What does not converge is no number.
          auto made = results(call->routine, {at::zeros_like(one)});
          for (auto& each : made) each.fill_(std::numeric_limits<double>::quiet_NaN());
          write(i, made);
        }
      }
    }
    return nullptr;
  } catch (const std::exception& e) {
    message = message_of(e);
  }
  return message.c_str();
}
