// The hot path: walks a plan over the arguments on the stack, calls the core, wraps the results.
//
// A call allocates no memory: arguments go to a buffer on the stack, and sizes and strides are read
// where torch keeps them.

#include "dispatch.h"

#include <ATen/ExpandUtils.h>
#include <ATen/MemoryOverlap.h>
#include <ATen/native/IndexingUtils.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/_linalg_check_errors.h>
#include <c10/core/DefaultDtype.h>

#include <algorithm>
#include <memory>

namespace torch_tpu {
namespace {

using c10::IValue;
using Args = c10::ArrayRef<IValue>;

// Memory for one call's arguments; only long lists leave the buffer.
class Arena {
 public:
  template <typename T>
  T* take(size_t count) {
    size_t bytes = (count * sizeof(T) + 7) & ~size_t{7};
    if (bytes > sizeof(buffer_) - used_) {
      spilled_.push_back(std::make_unique<std::byte[]>(bytes));
      return reinterpret_cast<T*>(spilled_.back().get());
    }
    auto* start = buffer_ + used_;
    used_ += bytes;
    return reinterpret_cast<T*>(start);
  }

 private:
  alignas(8) std::byte buffer_[2048];
  size_t used_ = 0;
  std::vector<std::unique_ptr<std::byte[]>> spilled_;
};

// True if strides are those of a fresh tensor, also along extents of 1.
bool is_row_major(const at::Tensor& tensor) {
  int64_t expected = 1;
  for (int64_t i = tensor.dim() - 1; i >= 0; i--) {
    if (tensor.stride(i) != expected) return false;
    expected *= std::max<int64_t>(tensor.size(i), 1);
  }
  return true;
}

[[noreturn]] void mixed_devices(c10::DeviceIndex ours, c10::Device other) {
  TORCH_CHECK(false,
              "Expected all tensors to be on the same device, but found at least two devices, ",
              c10::Device(kTpu, ours), " and ", other, "!");
}

TpuArg number(const c10::Scalar& scalar, bool wrapped) {
  TpuArg arg{TPU_NUMBER, static_cast<uint8_t>(scalar.type()), wrapped};
  if (scalar.isIntegral(/*includeBool=*/true)) {
    bool is_large = scalar.type() == at::kUInt64;
    arg.number.integer = is_large ? static_cast<int64_t>(scalar.toUInt64()) : scalar.toLong();
  } else {
    auto value = scalar.toComplexDouble();
    arg.number = {0, value.real(), value.imag()};
  }
  return arg;
}

// The arguments of one call, translated for the core.
class Call {
 public:
  Call(const Plan& plan, torch::jit::Stack& stack)
      : plan_(plan), stack_(stack), first_(stack.size() - plan.n_args) {}

  IValue& arg(int at) { return stack_[first_ + at]; }

  const TpuArg* args() {
    auto* list = arena_.take<TpuArg>(plan_.params.size());
    for (size_t i = 0; i < plan_.params.size(); i++) list[i] = translate(plan_.params[i]);
    return list;
  }

  // The memory format of the results, once the arguments are translated.
  c10::MemoryFormat format() {
    auto given = plan_.format_at >= 0 ? arg(plan_.format_at) : IValue();
    auto format = given.isNone() ? c10::MemoryFormat::Preserve : given.toMemoryFormat();
    bool preserves = format == c10::MemoryFormat::Preserve;
    return preserves && is_row_major_ ? c10::MemoryFormat::Contiguous : format;
  }

  // Describes the written tensors; called again when one of them was resized.
  const TpuTensor* targets(uint32_t* count) {
    targets_.clear();
    for (auto at : plan_.targets) {
      auto& value = arg(at);
      if (value.isTensorList()) {
        for (const IValue& item : value.toListRef()) targets_.push_back(item.toTensor());
      } else {
        targets_.push_back(value.isNone() ? at::Tensor() : value.toTensor());
      }
    }
    auto* list = arena_.take<TpuTensor>(targets_.size());
    for (size_t i = 0; i < targets_.size(); i++) {
      list[i] = targets_[i].defined() ? ours(targets_[i]) : TpuTensor{};
    }
    *count = static_cast<uint32_t>(targets_.size());
    return list;
  }

  void resize_target(uint32_t i, TpuResult wanted) {
    c10::IntArrayRef sizes(wanted.dims, wanted.ndim);
    bool reads = false;
    for (auto param : plan_.params) {
      reads |= param.kind == Kind::Tensor || param.kind == Kind::Tensors;
      if (param.at < 0) continue;
      auto& value = arg(param.at);
      if (param.kind == Kind::Tensor && value.isTensor()) {
        TORCH_CHECK(!value.toTensor().is_same(targets_[i]), "output with shape ",
                    targets_[i].sizes(), " doesn't match the broadcast shape ", sizes);
      }
      if (param.kind != Kind::Tensors || !value.isTensorList()) continue;
      // Resizing an input would change the call that asked for the resize.
      for (const IValue& item : value.toListRef()) {
        TORCH_CHECK(!item.toTensor().is_same(targets_[i]),
                    "unsupported operation: the input tensors cannot refer to any of the output "
                    "memory locations.");
      }
    }
    at::assert_no_internal_overlap(targets_[i]);
    if (!reads) targets_[i].resize_(sizes);  // torch's factories do not warn of it
    at::native::resize_output(targets_[i], sizes);
    lay_out(targets_[i], wanted);
  }

  // The device of the call: that of its tensors, or the device argument.
  int32_t place() {
    if (device_ >= 0) return device_;
    auto given = plan_.device_at >= 0 ? arg(plan_.device_at) : IValue();
    if (given.isNone()) return current_device();
    auto index = index_of(given.toDevice());
    check_index(index);
    return index;
  }

  at::Generator generator(c10::DeviceIndex device) {
    auto given = plan_.generator_at >= 0 ? arg(plan_.generator_at) : IValue();
    return given.isNone() ? default_generator(device) : given.toGenerator();
  }

  // Replaces masks by the integer indices that they stand for, which reads their count. Returns
  // false if there are none.
  bool expand_masks() {
    auto is_mask = [](const IValue& item) {
      if (!item.isTensor() || !item.toTensor().defined()) return false;
      auto type = item.toTensor().scalar_type();
      return type == at::kBool || type == at::kByte;
    };
    for (auto param : plan_.params) {
      if (param.kind != Kind::Indices) continue;
      auto& value = arg(param.at);
      auto items = value.toListRef();
      if (std::none_of(items.begin(), items.end(), is_mask)) continue;
      // TorchScript hands over a list without options.
      c10::List<std::optional<at::Tensor>> indices;
      for (const IValue& item : items) indices.push_back(item.toOptional<at::Tensor>());
      value = at::native::expandTensors(arg(0).toTensor(), indices, true);
      return true;
    }
    return false;
  }

  template <typename T>
  T* take(size_t count) {
    return arena_.take<T>(count);
  }

 private:
  TpuTensor ours(const at::Tensor& tensor) {
    auto device = tensor.device();
    if (C10_UNLIKELY(device.type() != kTpu)) mixed_devices(place(), device);
    if (C10_UNLIKELY(device.index() != device_)) {
      if (device_ >= 0) mixed_devices(static_cast<c10::DeviceIndex>(device_), device);
      device_ = device.index();
    }
    is_row_major_ &= is_row_major(tensor);
    return describe(tensor);
  }

  TpuArg tensor(IValue& value) {
    TpuArg arg{};
    if (value.isNone() || !value.toTensor().defined()) return arg;
    // torch leaves products and factorisations to apply the conjugation or sign of a lazy view.
    if (C10_UNLIKELY(is_lazy(value.toTensor()))) value = settled(value.toTensor());
    const auto& tensor = value.toTensor();
    // A zero-dimensional host tensor is passed as a number, as on every accelerator.
    if (C10_UNLIKELY(!is_tpu(tensor)) && tensor.is_cpu() && tensor.dim() == 0) {
      arg = number(tensor.item(), tensor.unsafeGetTensorImpl()->is_wrapped_number());
      // The dtype of `item()` is the widest of its kind.
      arg.dtype = static_cast<uint8_t>(tensor.scalar_type());
      return arg;
    }
    arg.tag = TPU_TENSOR;
    arg.tensor = ours(tensor);
    return arg;
  }

  TpuArg tensors(IValue& value, Kind kind) {
    TpuArg arg{};
    if (value.isNone()) return arg;
    auto items = value.toListRef();
    auto* list = take<TpuTensor>(items.size());
    for (size_t i = 0; i < items.size(); i++) {
      bool none = items[i].isNone() || !items[i].toTensor().defined();
      list[i] = none
                    ? TpuTensor{}
                    : ours(kind == Kind::Indices ? here(items[i].toTensor()) : items[i].toTensor());
    }
    arg.tag = TPU_TENSORS;
    arg.length = static_cast<uint32_t>(items.size());
    arg.data = list;
    return arg;
  }

  // An index on the host is copied to the device.
  const at::Tensor& here(const at::Tensor& index) {
    if (C10_LIKELY(is_tpu(index))) return index;
    return moved_.emplace_back(index.to(c10::Device(kTpu, static_cast<c10::DeviceIndex>(place()))));
  }

  template <typename To, typename Read>
  TpuArg list(TpuTag tag, const IValue& value, Read read) {
    TpuArg arg{};
    if (value.isNone()) return arg;
    auto items = value.toListRef();
    auto* values = take<To>(items.size());
    for (size_t i = 0; i < items.size(); i++) values[i] = read(items[i]);
    arg.tag = tag;
    arg.length = static_cast<uint32_t>(items.size());
    arg.data = values;
    return arg;
  }

  TpuArg integer(TpuTag tag, int64_t value) { return {.tag = tag, .integer = value}; }

  TpuArg text(const IValue& value) {
    auto view = value.toStringView();
    auto length = static_cast<uint32_t>(view.size());
    return {.tag = TPU_TEXT, .length = length, .data = view.data()};
  }

  TpuArg translate(Param param) {
    if (param.at < 0) {
      // An out= form of a factory has no dtype argument: the target's dtype is used.
      if (param.kind != Kind::DType || !plan_.out) return integer(TPU_NONE, 0);
      return integer(TPU_DTYPE,
                     static_cast<int64_t>(arg(plan_.targets[0]).toTensor().scalar_type()));
    }
    auto& value = arg(param.at);
    switch (param.kind) {
      case Kind::Tensor:
        return tensor(value);
      case Kind::Tensors:
      case Kind::Indices:
        return tensors(value, param.kind);
      case Kind::Ints:
        return list<int64_t>(TPU_INTS, value, [](const IValue& item) { return item.toInt(); });
      case Kind::Bools:
        return list<uint8_t>(TPU_BOOLS, value, [](const IValue& item) { return item.toBool(); });
      case Kind::Numbers:
        return list<double>(TPU_NUMBERS, value,
                            [](const IValue& item) { return item.toScalar().toDouble(); });
      default:
        break;
    }
    if (value.isNone()) return integer(TPU_NONE, 0);
    switch (param.kind) {
      case Kind::Number:
        return number(value.toScalar(), true);
      case Kind::Int:
        return integer(TPU_INT, value.toInt());
      case Kind::Bool:
        return integer(TPU_BOOL, value.toBool());
      case Kind::DType:
        check_dtype(static_cast<c10::ScalarType>(value.toInt()));
        return integer(TPU_DTYPE, value.toInt());
      case Kind::Text:
        return text(value);
      case Kind::Layout:
        TORCH_CHECK_NOT_IMPLEMENTED(value.toLayout() == c10::kStrided,
                                    "tensors on device tpu are strided, not ", value.toLayout());
        return integer(TPU_NONE, 0);
      case Kind::PinMemory:
        TORCH_CHECK(!value.toBool(), "Only dense CPU tensors can be pinned");
        return integer(TPU_NONE, 0);
      default:
        return integer(TPU_NONE, 0);
    }
  }

  const Plan& plan_;
  torch::jit::Stack& stack_;
  const size_t first_;
  int32_t device_ = -1;
  bool is_row_major_ = true;
  c10::SmallVector<at::Tensor, 4> targets_;
  c10::SmallVector<at::Tensor, 2> moved_;
  Arena arena_;
};

// True if torch's own composition of the op has to handle the call: it copies to another device, or
// reads a view whose conjugation or sign is still to be applied.
bool needs_composition(const Plan& plan, Args args) {
  std::optional<c10::Device> device;
  if (plan.device_at >= 0) device = args[plan.device_at].toOptional<c10::Device>();
  if (device && device->type() != kTpu) return true;
  for (const IValue& value : args) {
    if (!value.isTensor() || !value.toTensor().defined()) continue;
    const auto& tensor = value.toTensor();
    if (plan.sees_bits && is_lazy(tensor)) return true;
    if (device && tensor.device() != c10::Device(kTpu, index_of(*device))) return true;
  }
  return false;
}

void push_results(const Plan& plan, torch::jit::Stack& stack, const TpuResult* results,
                  uint32_t count, c10::DeviceIndex device) {
  c10::SmallVector<IValue, 4> returned;
  size_t first = stack.size() - plan.n_args, next = 0;
  for (auto item : plan.returns) {
    switch (item.from) {
      case Return::From::Fresh:
        TORCH_INTERNAL_ASSERT(next < count);
        returned.emplace_back(wrap(results[next++], device));
        break;
      case Return::From::FreshList: {
        // A schema returns at most one list, so the list gets the results that the others leave.
        c10::List<at::Tensor> list;
        size_t others = plan.returns.size() - 1;
        for (size_t i = others; i < count; i++) list.push_back(wrap(results[next++], device));
        returned.emplace_back(std::move(list));
        break;
      }
      case Return::From::Argument:
        returned.push_back(stack[first + item.at]);
        break;
      case Return::From::Zero:
        returned.emplace_back(int64_t{0});
        break;
    }
  }
  torch::jit::drop(stack, plan.n_args);
  for (auto& value : returned) stack.push_back(std::move(value));
}

}  // namespace

void RowKernel::operator()(const c10::OperatorHandle& op, c10::DispatchKeySet keys,
                           torch::jit::Stack* stack) {
  // torch.jit.trace closes this key where it records; what it has not seen, it sees as composed.
  bool unseen = plan_.composes && c10::impl::tls_is_dispatch_key_included(c10::DispatchKey::Tracer);
  if (unseen || ((plan_.device_at >= 0 || plan_.sees_bits) &&
                 needs_composition(plan_, torch::jit::last(*stack, plan_.n_args)))) {
    op.callBoxedForDispatchKey(c10::DispatchKey::CompositeExplicitAutograd, *stack);
    return;
  }
  // A conjugate or negative view as the only target is written from a plain copy.
  auto* target = plan_.targets.size() == 1
                     ? &torch::jit::peek(*stack, plan_.targets[0], plan_.n_args)
                     : nullptr;
  if (target && target->isTensor() && C10_UNLIKELY(is_lazy(target->toTensor()))) {
    auto written = target->toTensor(), plain = settled(written);
    *target = plain;
    (*this)(op, keys, stack);
    if (plan_.out) at::native::resize_output(written, plain.sizes());
    stack->back() = written.copy_(plain);
    return;
  }
  Call values(plan_, *stack);
  TpuCall call{};
  call.row = plan_.row;
  call.args = values.args();
  call.n_args = static_cast<uint32_t>(plan_.params.size());
  call.memory_format = static_cast<uint8_t>(values.format());
  if (!plan_.targets.empty()) call.targets = values.targets(&call.n_targets);
  call.resize_targets = plan_.out;
  call.default_dtype = static_cast<uint8_t>(c10::get_default_dtype_as_scalartype());
  call.device = values.place();
  auto device = static_cast<c10::DeviceIndex>(call.device);

  at::Generator generator;
  if (plan_.draws) {
    generator = values.generator(device);
    call.generator = state_of(generator);
  }

  const TpuResult* results = nullptr;
  uint32_t count = 0;
  auto status = tpu_record(&call, &results, &count);
  for (; C10_UNLIKELY(status == TPU_RESIZE || status == TPU_NOT_IMPLEMENTED);
       status = tpu_record(&call, &results, &count)) {
    if (status == TPU_RESIZE) {
      values.resize_target(count, results[0]);
      call.targets = values.targets(&call.n_targets);
    } else if (values.expand_masks()) {
      call.args = values.args();
    } else {
      break;
    }
  }
  check(status);
  bool checks = plan_.checks_at >= 0 && values.arg(plan_.checks_at).toBool();
  bool is_matrix = checks && values.arg(0).toTensor().dim() == 2;
  push_results(plan_, *stack, results, count, device);
  // The infos of a factorisation are its last result.
  if (checks) at::_linalg_check_errors(stack->back().toTensor(), op.schema().name(), is_matrix);
}

}  // namespace torch_tpu
