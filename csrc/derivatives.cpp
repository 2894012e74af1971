// Derivatives that read nothing from the device. torch's own ask the host if a product has zeros,
// or if an extreme is NaN, which would end each backward in its middle.

#include <ATen/ATen.h>
#include <ATen/TensorSubclassLikeUtils.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/grad_mode.h>
#include <ATen/core/stack.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/library.h>

#include "shim.h"

namespace torch_tpu {
namespace {

using at::Tensor;
using torch::autograd::AutogradContext;
using torch::jit::Stack;

// What an op was called with, and what it gave.
struct Called {
  Tensor x, result;
  std::optional<int64_t> dim;
  bool keepdim = false;
};

using Formula = Tensor (*)(const Tensor& grad, const Called& call);

// Elements equal to the extreme share its gradient; so do all that are NaN.
Tensor share(const Tensor& grad, const Called& call) {
  auto is_nan = call.result.isnan();
  auto chosen = at::where(is_nan, call.x.isnan(), call.x == call.result);
  return at::where(chosen, grad / chosen.sum(), at::zeros({}, grad.options()));
}

// For each element along `dim`, the product of those before it.
Tensor product_before(const Tensor& x, int64_t dim) {
  auto one = at::ones_like(x.narrow(dim, 0, 1));
  return at::cat({one, x.narrow(dim, 0, x.size(dim) - 1)}, dim).cumprod(dim);
}

// The product of all other elements, of which some may be zero. torch's quotient has the strides.
Tensor multiply_others(const Tensor& grad, const Called& call) {
  auto x = call.x.to(grad.scalar_type());
  if (x.numel() == 0) return at::zeros_like(x);
  bool is_along = call.dim && x.dim() > 0;
  auto flat = is_along ? x : x.reshape({-1});
  auto dim = is_along ? *call.dim : 0;
  auto after = product_before(flat.flip(dim), dim).flip(dim);
  auto others = (product_before(flat, dim) * after).conj();
  auto spread = is_along && !call.keepdim ? grad.unsqueeze(dim) : grad;
  auto product = (spread * others).reshape(x.sizes());
  if (x.strides() == product.strides()) return product;
  return at::empty_like(spread * (call.result.reshape(spread.sizes()) / x)).copy_(product);
}

// An op whose gradient is a formula of this file. The op itself runs below autograd.
struct Derived : torch::autograd::Function<Derived> {
  static Tensor forward(AutogradContext* context, const Tensor& x, const c10::OperatorHandle& op,
                        c10::DispatchKeySet keys, Stack* stack, Formula formula) {
    auto n_args = op.schema().arguments().size();
    if (n_args > 2) {
      auto args = torch::jit::last(*stack, n_args);
      context->saved_data["dim"] = args[1];
      context->saved_data["keepdim"] = args[2];
    }
    context->saved_data["formula"] = reinterpret_cast<int64_t>(formula);
    {
      at::AutoDispatchBelowAutograd guard;
      op.redispatchBoxed(keys & c10::after_autograd_keyset, stack);
    }
    auto result = torch::jit::pop(*stack).toTensor();
    context->save_for_backward({x, result});
    return result;
  }

  static torch::autograd::variable_list backward(AutogradContext* context,
                                                 torch::autograd::variable_list grads) {
    auto saved = context->get_saved_variables();
    Called call{saved[0], saved[1], std::nullopt};
    if (auto dim = context->saved_data.find("dim"); dim != context->saved_data.end()) {
      call.dim = dim->second.toInt();
      call.keepdim = context->saved_data["keepdim"].toBool();
    }
    auto formula = reinterpret_cast<Formula>(context->saved_data["formula"].toInt());
    auto grad = grads[0].defined() ? formula(grads[0], call) : Tensor();
    return {grad, Tensor(), Tensor(), Tensor(), Tensor()};
  }
};

// Tensors that functorch or a tracer wraps, and those of forward AD, take torch's own formula,
// which then reads nothing either. The thread's state would tell only whether functorch was ever
// used.
template <Formula kFormula>
void derive(const c10::OperatorHandle& op, c10::DispatchKeySet keys, Stack* stack) {
  auto x = torch::jit::last(*stack, op.schema().arguments().size())[0].toTensor();
  bool is_plain = !at::isTensorSubclassLike(x) && !x._fw_grad(0).defined();
  if (!is_plain || !at::GradMode::is_enabled() || !x.requires_grad()) {
    op.callBoxedForDispatchKey(c10::DispatchKey::Autograd, *stack);
    return;
  }
  stack->emplace_back(Derived::apply(x, op, keys, stack, kFormula));
}

Tensor sum_from_end(const Tensor& x, int64_t dim) { return x.flip(dim).cumsum(dim).flip(dim); }

// The gradient of `cumprod`. Before the first zero of a row, products are divided by the element.
// That zero gets the products without it, up to the next zero. All further elements get nothing.
Tensor cumprod_backward(const Tensor& grad, const Tensor& x, int64_t dim, const Tensor& result) {
  if (at::GradMode::is_enabled() || at::areAnyTensorSubclassLike({grad, x, result})) {
    static auto op = c10::Dispatcher::singleton().findSchemaOrThrow("aten::cumprod_backward", "");
    Stack stack{grad, x, dim, result};
    op.callBoxedForDispatchKey(c10::DispatchKey::CompositeImplicitAutograd, stack);
    return torch::jit::pop(stack).toTensor();
  }
  if (x.dim() == 0 || x.numel() == 0) return grad;
  auto is_zero = x == 0;
  auto zeros = is_zero.cumsum(dim);
  auto none = at::zeros({}, grad.options());
  auto plain = at::where(zeros == 0, grad * result.conj(), none);
  auto at_first = is_zero.logical_and(zeros == 1);
  auto others = x.masked_fill(at_first, 1).cumprod(dim).conj();
  auto without = at::where(zeros == 1, grad * others, none);
  auto first = at::where(at_first, sum_from_end(without, dim), none);
  return at::where(zeros == 0, sum_from_end(plain, dim) / x.conj(), first);
}

template <Formula kFormula>
void derive_by(torch::Library& library, const char* name) {
  library.impl(name, torch::CppFunction::makeFromBoxedFunction<&derive<kFormula>>());
}

}  // namespace

void register_derivatives() {
  auto& library = kernels("aten", c10::DispatchKey::AutogradPrivateUse1);
  for (auto* name : {"max", "min", "median", "nanmedian"}) derive_by<share>(library, name);
  for (auto* name : {"prod", "prod.dim_int"}) derive_by<multiply_others>(library, name);
  // Without the first key, autograd would ask the second kernel for a formula.
  library.impl("cumprod_backward", cumprod_backward);
  kernels("aten").impl("cumprod_backward", cumprod_backward);
}

}  // namespace torch_tpu
