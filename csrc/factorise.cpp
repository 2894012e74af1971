// Factorisations of the CPU platform, by torch's own kernels for the CPU. Knows no tensor of tpu.
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/ops/_linalg_eigh_cpu_dispatch.h>
#include <ATen/ops/_linalg_svd_cpu_dispatch.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/linalg_lu_factor_ex_cpu_dispatch.h>
#include <ATen/ops/zeros_like.h>
#include <c10/core/impl/LocalDispatchKeySet.h>

#include <limits>
#include <string>

#include "shim.h"

namespace torch_tpu {
namespace {

std::vector<at::Tensor> factors(TpuFactorisation which, const at::Tensor& matrix) {
  if (which == TPU_EIGH || which == TPU_EIGVALSH) {
    auto [values, vectors] = at::cpu::_linalg_eigh(matrix, "L", which == TPU_EIGH);
    return {values, vectors};
  }
  if (which == TPU_LU) {
    auto [packed, pivots, info] = at::cpu::linalg_lu_factor_ex(matrix, true, false);
    return {packed, pivots, info};
  }
  auto [u, s, vh] = at::cpu::_linalg_svd(matrix, which == TPU_FULL_SVD, which != TPU_SVDVALS);
  if (which == TPU_SVDVALS) return {s};
  return {u, s, vh};
}

// What a factorisation leaves that does not converge.
std::vector<at::Tensor> nothing(TpuFactorisation which, const at::Tensor& matrix) {
  auto made = factors(which, at::zeros_like(matrix));
  for (auto& each : made) each.fill_(std::numeric_limits<double>::quiet_NaN());
  return made;
}

// The room of a result, for `batch` matrices of the same factorisation.
at::Tensor room(void* data, const at::Tensor& like, int64_t batch) {
  auto sizes = like.sizes().vec();
  sizes[0] = batch;
  return at::from_blob(data, sizes, like.options());
}

}  // namespace
}  // namespace torch_tpu

const char* tpu_factorise(TpuFactorisation which, const TpuMatrices* matrices, void* const* results,
                          size_t n_results) noexcept {
  using namespace torch_tpu;
  static thread_local std::string message;
  // A thread of XLA has no modes; one of the interpreter may be within a user's.
  at::AutoDispatchBelowADInplaceOrView below_autograd;
  c10::impl::ExcludeDispatchKeyGuard without_modes(c10::python_ks | c10::autocast_dispatch_keyset |
                                                   c10::functorch_transforms_ks);
  try {
    auto type = static_cast<c10::ScalarType>(matrices->dtype);
    auto all = at::from_blob(const_cast<void*>(matrices->elements),
                             {matrices->batch, matrices->rows, matrices->columns}, type);
    auto write = [&](int64_t first, const std::vector<at::Tensor>& made) {
      for (size_t i = 0; i < n_results; ++i) {
        auto whole = room(results[i], made[i], matrices->batch);
        whole.narrow(0, first, made[i].size(0)).copy_(made[i]);
      }
    };
    try {
      write(0, factors(which, all));
    } catch (const c10::LinAlgError&) {
      for (int64_t i = 0; i < matrices->batch; ++i) {
        auto one = all.narrow(0, i, 1);
        try {
          write(i, factors(which, one));
        } catch (const c10::LinAlgError&) {
          write(i, nothing(which, one));
        }
      }
    }
    return nullptr;
  } catch (const c10::Error& e) {
    message = e.what_without_backtrace();
  } catch (const std::exception& e) {
    message = e.what();
  }
  return message.c_str();
}
