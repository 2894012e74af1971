// Autocast: torch's own op lists for accelerators, applied by one boxed kernel per op.

#include <ATen/autocast_mode.h>
#include <ATen/core/boxing/OperatorKernel.h>
#include <ATen/core/dispatch/Dispatcher.h>

#include <sstream>
#include <string>

#include "shim.h"

namespace torch_tpu {
namespace {

using c10::IValue;
using torch::CppFunction;

enum class Policy { LowerPrecision, Float32, Float32IfUnset, AppendFloat32, Promote };

class AutocastKernel final : public c10::OperatorKernel {
 public:
  // `target` is the op to call in the end: the op itself, or an overload that also takes a dtype.
  AutocastKernel(Policy policy, c10::OperatorHandle target)
      : policy_(policy), target_(std::move(target)) {}

  void operator()(const c10::OperatorHandle& op, c10::DispatchKeySet, torch::jit::Stack* stack) {
    c10::impl::ExcludeDispatchKeyGuard off(c10::DispatchKey::AutocastPrivateUse1);
    auto n_args = op.schema().arguments().size();
    auto* args = stack->data() + (stack->size() - n_args);
    switch (policy_) {
      case Policy::LowerPrecision:
        cast(args, n_args, at::autocast::get_autocast_dtype(kTpu));
        break;
      case Policy::Float32:
        cast(args, n_args, at::kFloat);
        break;
      case Policy::Promote:
        cast(args, n_args, widest(args, n_args));
        break;
      case Policy::Float32IfUnset: {
        auto at = op.schema().argumentIndexWithName("dtype");
        if (at && args[*at].isNone() && eligible(args[0])) args[*at] = IValue(at::kFloat);
        break;
      }
      case Policy::AppendFloat32:
        stack->emplace_back(eligible(args[0]) ? at::kFloat : args[0].toTensor().scalar_type());
        break;
    }
    target_.callBoxed(stack);
  }

 private:
  static bool eligible(const IValue& value) {
    return value.isTensor() && at::autocast::is_eligible(value.toTensor(), kTpu);
  }

  static void cast(IValue* args, size_t count, at::ScalarType type) {
    for (size_t i = 0; i < count; i++) {
      if (eligible(args[i])) {
        args[i] = at::autocast::cached_cast(type, args[i].toTensor(), kTpu);
      } else if (args[i].isTensorList()) {
        // A vector would choose the template that leaves its argument as it is.
        args[i] = at::autocast::cached_cast(type, at::TensorList(args[i].toTensorVector()), kTpu);
      }
    }
  }

  static at::ScalarType widest(const IValue* args, size_t count) {
    auto type = at::autocast::get_autocast_dtype(kTpu);
    for (size_t i = 0; i < count; i++) {
      if (eligible(args[i])) {
        type = at::autocast::prioritize(type, args[i].toTensor(), kTpu);
      } else if (args[i].isTensorList()) {
        type = at::autocast::prioritize(type, at::TensorList(args[i].toTensorVector()), kTpu);
      }
    }
    return type;
  }

  const Policy policy_;
  const c10::OperatorHandle target_;
};

void refuse_binary_cross_entropy(const c10::OperatorHandle&, torch::jit::Stack*) {
  TORCH_CHECK(
      false,
      "torch.nn.functional.binary_cross_entropy and torch.nn.BCELoss are unsafe to autocast."
      " Leave the sigmoid out and use binary_cross_entropy_with_logits or BCEWithLogitsLoss,"
      " which are safe.");
}

class Registrar {
 public:
  // Names as torch's lists spell them: "op" or "op, overload".
  void add(std::string name, Policy policy, const char* target_overload = nullptr) {
    auto comma = name.find(',');
    auto overload =
        comma == std::string::npos ? "" : name.substr(name.find_first_not_of(' ', comma + 1));
    name = "aten::" + name.substr(0, comma);
    auto target = c10::Dispatcher::singleton().findSchema(
        {name, target_overload ? target_overload : overload});
    if (!target) return;
    auto full = overload.empty() ? name : name + "." + overload;
    library_.impl(full.c_str(), CppFunction::makeFromBoxedFunctor(
                                    std::make_unique<AutocastKernel>(policy, *target)));
  }

  torch::Library& library_ = kernels("aten", c10::DispatchKey::AutocastPrivateUse1);
};

}  // namespace

void register_autocast() {
  kernels("_", c10::DispatchKey::AutocastPrivateUse1).fallback(CppFunction::makeFallthrough());
  Registrar registrar;
#define LOWER_PRECISION(...) registrar.add(#__VA_ARGS__, Policy::LowerPrecision);
#define FLOAT32(...) registrar.add(#__VA_ARGS__, Policy::Float32);
#define FLOAT32_IF_UNSET(...) registrar.add(#__VA_ARGS__, Policy::Float32IfUnset);
#define PROMOTE(...) registrar.add(#__VA_ARGS__, Policy::Promote);
  AT_FORALL_LOWER_PRECISION_FP(LOWER_PRECISION)
  AT_FORALL_FP32(FLOAT32)
  AT_FORALL_FP32_SET_OPT_DTYPE(FLOAT32_IF_UNSET)
  AT_FORALL_PROMOTE(PROMOTE)
  registrar.add("norm, Scalar", Policy::AppendFloat32, "ScalarOpt_dtype");
  registrar.add("norm, ScalarOpt_dim", Policy::AppendFloat32, "ScalarOpt_dim_dtype");
  registrar.library_.impl("binary_cross_entropy",
                          CppFunction::makeFromBoxedFunction<&refuse_binary_cross_entropy>());
}

}  // namespace torch_tpu
