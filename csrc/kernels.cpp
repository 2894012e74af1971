// Custom kernels: the boxed kernel of an op that JAX traced. Types and constants of a call choose
// the traced kernel; a call that has none yet asks the op's function in Python. Knows no JAX.

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/grad_mode.h>
#include <ATen/core/stack.h>
#include <torch/library.h>

#include <mutex>
#include <unordered_map>

#include "shim.h"

namespace torch_tpu {
namespace {

using c10::IValue;
using Words = c10::SmallVector<int64_t, 48>;
using Given = c10::SmallVector<at::Tensor, 8>;

// The kernel that the function in Python has just called on this thread, or -1.
thread_local int64_t just_called = -1;

// The words that tell calls of different kernels apart, and the tensors of a call.
struct Seen {
  Words words;
  Given tensors;

  void add(const IValue& value) {
    if (value.isTensor() && value.toTensor().defined()) {
      add(value.toTensor());
    } else if (value.isList()) {
      auto items = value.toListRef();
      words.append({7, static_cast<int64_t>(items.size())});
      for (const IValue& item : items) add(item);
    } else if (value.isString()) {
      auto text = value.toStringView();
      words.append({6, static_cast<int64_t>(text.size())});
      auto start = words.size();
      words.resize(start + (text.size() + 7) / 8);
      std::memcpy(words.data() + start, text.data(), text.size());
    } else if (value.isDouble()) {
      auto number = value.toDouble();
      auto& bits = (words.push_back(5), words.emplace_back());
      std::memcpy(&bits, &number, sizeof(bits));
    } else if (value.isInt() || value.isBool()) {
      words.append({value.isInt() ? 4 : 3, value.isInt() ? value.toInt() : value.toBool()});
    } else {
      TORCH_CHECK_TYPE(value.isNone() || value.isTensor(),
                       "a kernel takes tensors, numbers, bools, ",
                       "strings and lists of them, got ", value.tagKind());
      words.push_back(2);
    }
  }

  void add(const at::Tensor& tensor) {
    TORCH_CHECK(is_tpu(tensor) && (tensors.empty() || tensor.device() == tensors[0].device()),
                "Expected all tensors to be on the same device, but found at least two devices, ",
                tensors.empty() ? c10::Device(kTpu, 0) : tensors[0].device(), " and ",
                tensor.device(), "!");
    auto sizes = tensor.sizes();
    words.append(
        {1, static_cast<int64_t>(tensor.scalar_type()), static_cast<int64_t>(sizes.size())});
    words.append(sizes.begin(), sizes.end());
    tensors.push_back(settled(tensor));
  }
};

// Records a call. Donated inputs lose their memory to what is computed next.
Given call_kernel(int64_t kernel, c10::ArrayRef<at::Tensor> inputs, c10::IntArrayRef donated) {
  c10::SmallVector<TpuTensor, 8> described;
  for (const auto& input : inputs) described.push_back(describe(input));
  for (auto at : donated) {
    TORCH_CHECK(inputs[at].nbytes() == inputs[at].storage().nbytes(),
                "a donated tensor must be all ", "of its storage, got a view of ",
                inputs[at].nbytes(), " of ", inputs[at].storage().nbytes(), " bytes; pass a clone");
  }
  auto device = inputs.empty() ? current_device() : inputs[0].device().index();
  const TpuResult* results = nullptr;
  uint32_t count = 0;
  bool donates = false;
  check(tpu_kernel_call(static_cast<uint64_t>(kernel), device, described.data(),
                        static_cast<uint32_t>(described.size()), donated.data(),
                        static_cast<uint32_t>(donated.size()), &results, &count, &donates));
  Given made;
  for (uint32_t i = 0; i < count; i++) made.push_back(wrap(results[i], device));
  for (auto at : donated) {
    if (donates) inputs[at].storage().unsafeGetStorageImpl()->set_nbytes(0);
  }
  return made;
}

class JaxKernel final : public c10::OperatorKernel {
 public:
  explicit JaxKernel(std::vector<int64_t> donated) : donated_(std::move(donated)) {}

  void operator()(const c10::OperatorHandle& op, c10::DispatchKeySet, torch::jit::Stack* stack) {
    auto n_args = op.schema().arguments().size();
    Seen seen;
    for (const IValue& value : torch::jit::last(*stack, n_args)) seen.add(value);
    auto kernel = find(seen.words);
    if (C10_UNLIKELY(kernel < 0)) {
      just_called = -1;
      op.callBoxedForDispatchKey(c10::DispatchKey::CompositeExplicitAutograd, *stack);
      if (just_called >= 0) learn(seen.words, just_called);
      return;
    }
    auto made = call_kernel(kernel, seen.tensors, donated_);
    torch::jit::drop(*stack, n_args);
    if (op.schema().returns()[0].type()->kind() == c10::TypeKind::ListType) {
      stack->emplace_back(c10::List<at::Tensor>(at::ArrayRef<at::Tensor>(made)));
    } else {
      for (auto& tensor : made) stack->emplace_back(std::move(tensor));
    }
  }

 private:
  struct Known {
    Words words;
    int64_t kernel;
  };

  static size_t hash(const Words& words) {
    size_t hash = words.size();
    for (auto word : words) hash = (hash ^ static_cast<size_t>(word)) * 0x9E3779B97F4A7C15 + 1;
    return hash ^ hash >> 32;
  }

  int64_t find(const Words& words) {
    std::lock_guard lock(mutex_);
    auto [at, end] = known_.equal_range(hash(words));
    for (; at != end; ++at) {
      if (at->second.words == words) return at->second.kernel;
    }
    return -1;
  }

  void learn(const Words& words, int64_t kernel) {
    std::lock_guard lock(mutex_);
    known_.emplace(hash(words), Known{words, kernel});
  }

  const std::vector<int64_t> donated_;
  std::mutex mutex_;
  std::unordered_multimap<size_t, Known> known_;
};

template <bool of(const at::Tensor&)>
bool any(const IValue& value) {
  if (value.isTensor()) return value.toTensor().defined() && of(value.toTensor());
  if (!value.isTensorList()) return false;
  auto items = value.toListRef();
  return std::any_of(items.begin(), items.end(), any<of>);
}

bool needs_grad(const at::Tensor& tensor) { return tensor.requires_grad(); }
bool has_tangent(const at::Tensor& tensor) { return tensor._fw_grad(/*level=*/0).defined(); }

// Calls that need no gradient skip the function in Python that would record one.
void skip_autograd(const c10::OperatorHandle& op, c10::DispatchKeySet keys,
                   torch::jit::Stack* stack) {
  auto args = torch::jit::last(*stack, op.schema().arguments().size());
  TORCH_CHECK_NOT_IMPLEMENTED(std::none_of(args.begin(), args.end(), any<has_tangent>),
                              "Trying to use forward AD with ", op.schema().name(),
                              " that does not support it because it has not been implemented yet.");
  if (at::GradMode::is_enabled() && std::any_of(args.begin(), args.end(), any<needs_grad>)) {
    op.callBoxedForDispatchKey(c10::DispatchKey::Autograd, *stack);
    return;
  }
  at::AutoDispatchBelowAutograd guard;
  op.redispatchBoxed(keys & c10::after_autograd_keyset, stack);
}

std::vector<at::Tensor> kernel_call(int64_t kernel, std::vector<at::Tensor> inputs,
                                    std::vector<int64_t> donated) {
  Seen seen;
  for (const auto& input : inputs) seen.add(input);
  auto made = call_kernel(kernel, seen.tensors, donated);
  just_called = kernel;
  return {made.begin(), made.end()};
}

// Gives an op of torch.library the kernels above. `donated` counts the tensors of a call.
void kernel_register(std::string name, std::vector<int64_t> donated) {
  auto space = name.substr(0, name.find("::"));
  auto kernel = std::make_unique<JaxKernel>(std::move(donated));
  kernels(space.c_str())
      .impl(name.c_str(),
            torch::dispatch(kTpuKey, torch::CppFunction::makeFromBoxedFunctor(std::move(kernel))));
  constexpr auto kAutograd = c10::DispatchKey::AutogradPrivateUse1;
  kernels(space.c_str(), kAutograd)
      .impl(
          name.c_str(),
          torch::dispatch(kAutograd, torch::CppFunction::makeFromBoxedFunction<&skip_autograd>()));
}

}  // namespace

void register_kernels() {
  auto& library = definitions();
  library.def("kernel_call(int kernel, Tensor[] inputs, int[] donated) -> Tensor[]", kernel_call);
  library.def("kernel_register(str name, int[] donated) -> ()", kernel_register);
}

}  // namespace torch_tpu
