// Declarations that all files of the shim share: tensors as the core sees them, results as torch
// sees them, and the core's errors as torch's exceptions. Knows no op.
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/core/Allocator.h>
#include <c10/core/DeviceGuard.h>
#include <torch/library.h>

#include "abi.h"

namespace torch_tpu {

constexpr auto kTpu = c10::DeviceType::PrivateUse1;
constexpr auto kTpuKey = c10::DispatchKey::PrivateUse1;
// torch keeps device indices in a byte; further devices of a process cannot be addressed.
constexpr int kMaxDevices = 64;

// Throws the exception that a failed call into the core stands for.
[[noreturn]] void raise(int32_t status);

inline void check(int32_t status) {
  if (C10_UNLIKELY(status != TPU_OK)) raise(status);
}

// What an exception says, without torch's backtrace.
inline std::string message_of(const std::exception& error) {
  auto* known = dynamic_cast<const c10::Error*>(&error);
  return known ? known->what_without_backtrace() : error.what();
}

// device.cpp
c10::Allocator* allocator();
c10::DeviceIndex current_device() noexcept;
// The index that a torch.device means; "tpu" alone is the current one.
c10::DeviceIndex index_of(c10::Device device) noexcept;
// Refuses an index without a device.
void check_index(c10::DeviceIndex index);
void free_storage(void* handle);
void register_device();

// random.cpp
const at::Generator& default_generator(c10::DeviceIndex device);
at::Generator new_generator(c10::DeviceIndex device);
// The state that ops advance. Recording may wait for Python's lock, whose holder may wait for the
// generator's mutex: nobody records with it.
TpuGenerator* state_of(const at::Generator& generator);
void register_random();

// The other files, in the order of their registration.
void register_copies();
void register_tensors();
void register_rows();
void register_autocast();
void register_profiler();
void register_graphs();
void register_kernels();
void register_derivatives();
void register_distributed();

// Libraries live as long as the process, because their destruction undoes their registrations.
// Kernels for the ops of a namespace; "_" holds those for all other ops.
inline torch::Library& kernels(const char* ns, c10::DispatchKey key = kTpuKey) {
  return *new torch::Library(torch::Library::IMPL, ns, key, __FILE__, __LINE__);
}

// Definitions of ops of this package.
inline torch::Library& definitions() {
  return *new torch::Library(torch::Library::FRAGMENT, "tpu", std::nullopt, __FILE__, __LINE__);
}

// The handle of a storage that torch made from an address alone, as torch.save does.
TpuStorage handle_at(const void* address);

inline TpuStorage handle_of(const c10::StorageImpl& storage) {
  auto handle = reinterpret_cast<TpuStorage>(storage.data_ptr().get_context());
  return C10_LIKELY(handle != 0) ? handle : handle_at(storage.data_ptr().get());
}

inline bool is_tpu(const at::Tensor& tensor) {
  return tensor.unsafeGetTensorImpl()->device_type() == kTpu;
}

// True for a view whose conjugation or sign is still to be applied, as `settled` does.
inline bool is_lazy(const at::Tensor& tensor) { return tensor.is_conj() || tensor.is_neg(); }
inline at::Tensor settled(const at::Tensor& tensor) { return tensor.resolve_conj().resolve_neg(); }

// Refuses a dtype that devices do not hold.
void check_dtype(c10::ScalarType type);

// A tpu tensor as the core sees it. Sizes and strides stay where torch keeps them.
inline TpuTensor describe(const at::Tensor& tensor) {
  auto* impl = tensor.unsafeGetTensorImpl();
  auto sizes = impl->sizes();
  return {handle_of(*impl->unsafe_storage().unsafeGetStorageImpl()),
          sizes.data(),
          impl->strides().data(),
          impl->storage_offset(),
          static_cast<uint32_t>(sizes.size()),
          static_cast<uint8_t>(c10::typeMetaToScalarType(impl->dtype()))};
}

// Gives a tensor the dims and strides of a result.
void lay_out(const at::Tensor& tensor, const TpuResult& result);

// A storage of the core, which is freed with its last tensor.
c10::Storage own(TpuStorage storage, uint64_t bytes, c10::DeviceIndex device);

// A result of the core as a torch tensor, owning its storage.
at::Tensor wrap(const TpuResult& result, c10::DeviceIndex device);

}  // namespace torch_tpu
