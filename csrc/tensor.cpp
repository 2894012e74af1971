// Makes tensors and changes their geometry: torch's own view algebra over the core's storages.

#include <ATen/Context.h>
#include <ATen/EmptyTensor.h>
#include <ATen/ExpandUtils.h>
#include <ATen/SDPBackend.h>
#include <ATen/native/Resize.h>
#include <ATen/native/ResizeCommon.h>
#include <ATen/native/transformers/attention.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/is_set_to_native.h>
#include <ATen/ops/scaled_dot_product_attention_native.h>
#include <ATen/ops/set_native.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/view_as_complex_native.h>
#include <ATen/ops/view_as_real_native.h>
#include <ATen/ops/view_native.h>

#include <atomic>
#include <limits>

#include "shim.h"

namespace torch_tpu {
namespace {

using c10::IntArrayRef;
using std::optional;

// The dtype of a tensor to make, after checks of its other options.
c10::ScalarType settle(optional<at::ScalarType> dtype, optional<at::Layout> layout,
                       optional<at::Device> device, optional<bool> pin_memory) {
  auto type = c10::dtype_or_default(dtype);
  // Pairs of float4 are bytes here, which products take apart.
  if (type != at::kFloat4_e2m1fn_x2) check_dtype(type);
  TORCH_CHECK_NOT_IMPLEMENTED(c10::layout_or_default(layout) == c10::kStrided,
                              "tensors on device tpu are strided, not ", *layout);
  TORCH_CHECK(!c10::pinned_memory_or_default(pin_memory), "Only dense CPU tensors can be pinned");
  TORCH_CHECK(!device || device->type() == kTpu);
  return type;
}

// True if the user wants to see in a result that nothing was written there.
bool shows_unwritten(const at::Tensor& tensor) {
  auto& user = at::globalContext();
  return C10_UNLIKELY(user.deterministicAlgorithms()) && tensor.numel() > 0 &&
         user.deterministicFillUninitializedMemory() &&
         // Numbers travel as int64, which lacks the largest uint64.
         tensor.scalar_type() != at::kUInt64 && tensor.scalar_type() != at::kFloat4_e2m1fn_x2;
}

at::Tensor unwritten(at::Tensor tensor) {
  return shows_unwritten(tensor) ? at::native::fill_empty_deterministic_(tensor) : tensor;
}

at::Tensor empty(IntArrayRef size, optional<at::ScalarType> dtype, optional<at::Layout> layout,
                 optional<at::Device> device, optional<bool> pin_memory,
                 optional<at::MemoryFormat> memory_format) {
  auto type = settle(dtype, layout, device, pin_memory);
  c10::OptionalDeviceGuard guard(device);
  return unwritten(at::detail::empty_generic(size, allocator(), c10::DispatchKeySet(kTpuKey), type,
                                             memory_format));
}

at::Tensor empty_strided(IntArrayRef size, IntArrayRef stride, optional<at::ScalarType> dtype,
                         optional<at::Layout> layout, optional<at::Device> device,
                         optional<bool> pin_memory) {
  auto type = settle(dtype, layout, device, pin_memory);
  c10::OptionalDeviceGuard guard(device);
  return unwritten(at::detail::empty_strided_generic(size, stride, allocator(),
                                                     c10::DispatchKeySet(kTpuKey), type));
}

// A storage that was never written costs nothing, which suits a symbolic zero.
at::Tensor efficient_zero_tensor(IntArrayRef size, optional<at::ScalarType> dtype,
                                 optional<at::Layout> layout, optional<at::Device> device,
                                 optional<bool> pin_memory) {
  auto type = settle(dtype, layout, device, pin_memory);
  c10::OptionalDeviceGuard guard(device);
  c10::DispatchKeySet keys({kTpuKey, c10::DispatchKey::ZeroTensor});
  return at::detail::empty_generic(size, allocator(), keys, type, std::nullopt);
}

// Grows the storage if the geometry reaches past its end; it never shrinks, as everywhere in torch.
void reserve(const at::Tensor& self, size_t bytes) {
  const auto& storage = self.unsafeGetTensorImpl()->unsafe_storage();
  if (self.numel() == 0 || bytes <= storage.nbytes()) return;
  check(tpu_storage_resize(handle_of(*storage.unsafeGetStorageImpl()), bytes));
  storage.unsafeGetStorageImpl()->set_nbytes(bytes);
}

const at::Tensor& resize_(const at::Tensor& self, IntArrayRef size,
                          optional<at::MemoryFormat> memory_format) {
  auto* impl = self.unsafeGetTensorImpl();
  auto before = impl->unsafe_storage().nbytes();
  if (self.sizes() != size) {
    at::detail::check_size_nonnegative(size);
    impl->set_sizes_contiguous(size);
    reserve(self, at::detail::computeStorageNbytesContiguous(size, self.itemsize(),
                                                             self.storage_offset()));
  }
  if (memory_format) {
    TORCH_CHECK(*memory_format != at::MemoryFormat::Preserve, "Unsupported memory format",
                *memory_format);
    impl->empty_tensor_restride(*memory_format);
  }
  return shows_unwritten(self) ? at::native::fill_resize_deterministic_(self, before) : self;
}

at::Tensor& set_storage_(at::Tensor& self, at::Storage source, int64_t offset, IntArrayRef size,
                         IntArrayRef stride) {
  at::native::checkSetStorage(self, std::move(source), offset, size, stride);
  auto* impl = self.unsafeGetTensorImpl();
  impl->set_storage_offset(offset);
  if (stride.data() == nullptr) {
    impl->set_sizes_contiguous(size);
  } else {
    impl->set_sizes_and_strides(size, stride);
  }
  reserve(self,
          at::detail::computeStorageNbytes(self.sizes(), self.strides(), self.itemsize(), offset));
  return self;
}

at::Tensor& set_nothing_(at::Tensor& self) {
  auto nothing = at::detail::empty_generic({0}, allocator(), c10::DispatchKeySet(kTpuKey),
                                           self.scalar_type(), std::nullopt);
  return set_storage_(self, nothing.storage(), 0, {0}, {});
}

// True if a transform of torch.func will decompose operations on the tensor.
bool is_transformed(const at::Tensor& tensor) {
  auto keys = tensor.key_set();
  return keys.has(c10::DispatchKey::FuncTorchBatched) ||
         keys.has(c10::DispatchKey::FuncTorchGradWrapper);
}

// Scores from which Python is asked whether a kernel of JAX computes attention.
std::atomic<int64_t> asked_from{std::numeric_limits<int64_t>::max()};

// Asks Python, below all modes: a call that is traced asks as one that runs. Sizes are fixed.
// `mask` has the strides of a mask of booleans, expanded to all scores.
bool takes_kernel(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value,
                  IntArrayRef mask, bool is_biased, double dropout, bool is_causal, bool fits,
                  bool is_forced) {
  using Ask = bool(IntArrayRef, IntArrayRef, IntArrayRef, at::ScalarType, IntArrayRef, bool, double,
                   bool, bool, bool);
  static auto ask = c10::Dispatcher::singleton().findSchemaOrThrow("tpu::takes_kernel", "");
  c10::impl::ExcludeDispatchKeyGuard modes(
      c10::DispatchKeySet({c10::DispatchKey::Python, c10::DispatchKey::PythonTLSSnapshot}));
  return ask.typed<Ask>().call(query.sizes(), key.sizes(), value.sizes(), query.scalar_type(), mask,
                               is_biased, dropout, is_causal, fits, is_forced);
}

// Chooses a row of the core or a kernel of JAX if it fits, unless the user allows the composition
// alone; torch composes or refuses other calls. Transforms of torch.func know only the composition.
at::SDPBackend choose(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value,
                      const optional<at::Tensor>& mask, double dropout, bool is_causal,
                      bool enable_gqa, bool is_whole) {
  static const bool has_kernel =
      c10::Dispatcher::singleton()
          .findSchemaOrThrow("aten::_scaled_dot_product_fused_attention_overrideable", "")
          .hasKernelForDispatchKey(kTpuKey);
  auto& user = at::globalContext();
  bool is_flash = user.userEnabledFlashSDP();
  bool is_row = user.userEnabledOverrideableSDP() || user.userEnabledMemEfficientSDP() ||
                user.userEnabledCuDNNSDP();
  bool is_masked = mask && mask->defined();
  bool is_plain = !is_transformed(query) && !is_transformed(key) && !is_transformed(value) &&
                  !(is_masked && is_transformed(*mask));
  bool fits = has_kernel && is_plain && (is_flash || is_row) && query.dim() == 4 &&
              key.dim() == 4 && value.dim() == 4 && query.is_floating_point() &&
              !(is_masked && is_causal);
  if (fits) {
    auto given = query.sym_size(1), shared = key.sym_size(1);
    bool grouped = enable_gqa && shared > 0 && given % shared == 0;
    fits = shared == value.sym_size(1) && (given == shared || shared == 1 || grouped);
  }
  auto least = asked_from.load(std::memory_order_relaxed);
  if (C10_UNLIKELY(least < std::numeric_limits<int64_t>::max()) && is_flash && is_plain) {
    bool is_forced = !is_row && !user.userEnabledMathSDP();
    auto varies = [](const at::Tensor& tensor) {
      return tensor.unsafeGetTensorImpl()->has_symbolic_sizes_strides();
    };
    bool is_fixed =
        !varies(query) && !varies(key) && !varies(value) && !(is_masked && varies(*mask));
    TORCH_CHECK(is_fixed || !is_forced,
                "scaled_dot_product_attention: sizes vary, and a kernel is ",
                "for fixed ones; compile with dynamic=False, or allow more than FLASH_ATTENTION");
    bool is_long = fits && is_fixed && query.size(3) > 0 &&
                   query.numel() / query.size(3) * key.size(2) >= least;
    at::DimVector strides;
    if (is_masked && is_whole && fits && is_fixed && mask->scalar_type() == at::kBool) {
      int64_t scores[] = {query.size(0), query.size(1), query.size(2), key.size(2)};
      if (mask->device() == query.device() && at::is_expandable_to(mask->sizes(), scores)) {
        strides = at::inferExpandGeometry_dimvector(mask->sizes(), mask->strides(), scores).strides;
      }
    }
    if ((is_forced || is_long) &&
        takes_kernel(query, key, value, strides, is_masked && strides.empty(), dropout, is_causal,
                     fits, is_forced)) {
      return at::SDPBackend::flash_attention;
    }
  }
  return fits ? at::SDPBackend::overrideable : at::SDPBackend::math;
}

int64_t sdp_choice(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value,
                   const optional<at::Tensor>& mask, double dropout, bool is_causal,
                   optional<double>, bool enable_gqa) {
  return static_cast<int64_t>(
      choose(query, key, value, mask, dropout, is_causal, enable_gqa, false));
}

// Torch's composition makes numbers of a mask of booleans, and a kernel reads the booleans.
at::Tensor attention(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value,
                     const optional<at::Tensor>& mask, double dropout, bool is_causal,
                     optional<double> scale, bool enable_gqa) {
  if (mask && mask->defined() && mask->scalar_type() == at::kBool &&
      choose(query, key, value, mask, dropout, is_causal, enable_gqa, true) ==
          at::SDPBackend::flash_attention) {
    using Attend = at::Tensor(const at::Tensor&, const at::Tensor&, const at::Tensor&,
                              const at::Tensor&, optional<double>);
    static auto attend = c10::Dispatcher::singleton().findSchemaOrThrow("tpu::attend_masked", "");
    return attend.typed<Attend>().call(query, key, value, *mask, scale);
  }
  return at::native::scaled_dot_product_attention(query, key, value, mask, dropout, is_causal,
                                                  scale, enable_gqa);
}

// Lets Python be asked from so many scores on.
void ask_for_kernels(int64_t least) {
  static std::vector<torch::Library> libraries;
  asked_from = least;
  libraries.clear();
  if (least == std::numeric_limits<int64_t>::max()) return;
  for (auto key : {kTpuKey, c10::DispatchKey::AutogradPrivateUse1}) {
    libraries.emplace_back(torch::Library::IMPL, "aten", key, __FILE__, __LINE__);
    libraries.back().impl("scaled_dot_product_attention", attention);
  }
}

// Every stream keeps the device's one order, so torch need not know the users of a tensor.
void record_stream(at::Tensor&, c10::Stream) {}

// A dense tensor on this device and one on the CPU may replace each other. Moving a module then
// keeps its parameter objects, tied weights and optimizers included.
bool has_compatible_shallow_copy_type(const at::Tensor& self, const at::Tensor& from) {
  auto dense = [](const at::Tensor& tensor) {
    return tensor.layout() == at::kStrided && (is_tpu(tensor) || tensor.is_cpu());
  };
  return dense(self) && dense(from);
}

}  // namespace

void register_tensors() {
  auto& aten = kernels("aten");
  aten.impl("empty.memory_format", empty);
  aten.impl("empty_strided", empty_strided);
  aten.impl("_efficientzerotensor", efficient_zero_tensor);
  aten.impl("as_strided", at::native::as_strided_tensorimpl);
  aten.impl("view", at::native::view);
  aten.impl("_reshape_alias", at::native::_reshape_alias);
  aten.impl("unfold", at::native::unfold);
  aten.impl("view_as_real", at::native::view_as_real);
  aten.impl("view_as_complex", at::native::view_as_complex);
  aten.impl("resize_", resize_);
  aten.impl("set_.source_Storage", [](at::Tensor& self, at::Storage source) -> at::Tensor& {
    return at::native::set_(self, std::move(source));
  });
  aten.impl("set_.source_Storage_storage_offset", set_storage_);
  aten.impl("set_.source_Tensor", at::native::set_tensor_);
  aten.impl("set_", set_nothing_);
  aten.impl("is_set_to", at::native::is_set_to);
  aten.impl("_has_compatible_shallow_copy_type", has_compatible_shallow_copy_type);
  aten.impl("record_stream", record_stream);
  aten.impl("_fused_sdp_choice", sdp_choice);
  at::native::_fused_sdp_choice_stub.set_privateuse1_dispatch_ptr(&sdp_choice);
  auto& own = definitions();
  own.def(
      "takes_kernel(int[] query, int[] key, int[] value, ScalarType dtype, int[] mask, "
      "bool is_biased, float dropout, bool is_causal, bool fits, bool is_forced) -> bool");
  own.def(
      "attend_masked(Tensor query, Tensor key, Tensor value, Tensor mask, float? scale) -> Tensor");
  own.def("ask_for_kernels(int least) -> ()", ask_for_kernels);
}

}  // namespace torch_tpu
