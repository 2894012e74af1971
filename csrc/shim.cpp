// Errors, results and the order of registration.

#include "shim.h"

#include <c10/util/StringUtil.h>

#include <algorithm>
#include <string>

// torch restores the exception of Python that this class holds, as torch/csrc/Exceptions.h declares
// it. That header would need the headers of one version of Python.
struct python_error : std::exception {
  explicit python_error(TpuException raised) : raised(raised) {}
  const char* what() const noexcept override { return message.c_str(); }
  TpuException raised;
  std::string message;
};

namespace torch_tpu {

void raise(int32_t status) {
  if (status == TPU_INTERRUPTED) throw python_error(tpu_take_exception());
  auto text = tpu_last_error();
  std::string message(text.data, text.size);
  switch (status) {
    case TPU_TYPE_ERROR:
      C10_THROW_ERROR(TypeError, message);
    case TPU_VALUE_ERROR:
      C10_THROW_ERROR(ValueError, message);
    case TPU_INDEX_ERROR:
      C10_THROW_ERROR(IndexError, message);
    case TPU_NOT_IMPLEMENTED:
      C10_THROW_ERROR(NotImplementedError, message);
    case TPU_OUT_OF_MEMORY:
      C10_THROW_ERROR(OutOfMemoryError, message);
    case TPU_LINALG_ERROR:
      C10_THROW_ERROR(LinAlgError, message);
    case TPU_DISTRIBUTED_ERROR:
      C10_THROW_ERROR(DistBackendError, message);
    default:
      C10_THROW_ERROR(Error, message);
  }
}

void check_dtype(c10::ScalarType type) {
  auto is_complex = c10::isComplexType(type) && c10::toRealValueType(type) != at::kBFloat16;
  auto is_float = c10::isFloatingType(type) && type != at::kFloat4_e2m1fn_x2;
  TORCH_CHECK_TYPE(c10::isIntegralType(type, /*includeBool=*/true) || is_float || is_complex,
                   "Cannot make a tensor of dtype ", type,
                   " on device tpu: it holds bool, integers, float8 to float64, bfloat16 and "
                   "complex32 to complex128. Convert it with .to(dtype) first.");
}

void lay_out(const at::Tensor& tensor, const TpuResult& result) {
  auto* impl = tensor.unsafeGetTensorImpl();
  c10::IntArrayRef sizes(result.dims, result.ndim);
  if (C10_LIKELY(result.strides == nullptr)) return impl->set_sizes_contiguous(sizes);
  impl->set_sizes_and_strides(sizes, {result.strides, result.ndim});
}

c10::Storage own(TpuStorage storage, uint64_t bytes, c10::DeviceIndex device) {
  c10::DataPtr data(tpu_storage_address(storage), reinterpret_cast<void*>(storage), &free_storage,
                    c10::Device(kTpu, device));
  return c10::make_intrusive<c10::StorageImpl>(c10::StorageImpl::use_byte_size_t(),
                                               static_cast<int64_t>(bytes), std::move(data),
                                               allocator(), /*resizable=*/true);
}

at::Tensor wrap(const TpuResult& result, c10::DeviceIndex device) {
  if (result.storage == 0) return {};
  auto dtype = c10::scalarTypeToTypeMeta(static_cast<c10::ScalarType>(result.dtype));
  auto count = c10::multiply_integers(c10::IntArrayRef(result.dims, result.ndim));
  auto tensor = at::detail::make_tensor<c10::TensorImpl>(
      own(result.storage, count * dtype.itemsize(), device), c10::DispatchKeySet(kTpuKey), dtype);
  lay_out(tensor, result);
  return tensor;
}

extern "C" __attribute__((visibility("default"))) const char* torch_tpu_register() {
  static std::string failure;
  try {
    register_device();
    register_random();
    register_copies();
    register_tensors();
    register_rows();
    register_autocast();
    register_profiler();
    register_graphs();
    register_kernels();
    register_derivatives();
    register_distributed();
    return nullptr;
  } catch (const std::exception& error) {
    failure = message_of(error);
  }
  return failure.c_str();
}

}  // namespace torch_tpu
