// Errors, results and the order of registration.

#include "shim.h"

#include <c10/util/StringUtil.h>

#include <string>

namespace torch_tpu {

void raise(int32_t status) {
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
    case TPU_INTERNAL:
      C10_THROW_ERROR(Error, "torch_tpu has a bug: " + message);
    default:
      C10_THROW_ERROR(Error, message);
  }
}

void check_dtype(c10::ScalarType type) {
  switch (type) {
    case at::kByte:
    case at::kChar:
    case at::kShort:
    case at::kInt:
    case at::kLong:
    case at::kUInt16:
    case at::kUInt32:
    case at::kUInt64:
    case at::kHalf:
    case at::kBFloat16:
    case at::kFloat:
    case at::kDouble:
    case at::kComplexFloat:
    case at::kComplexDouble:
    case at::kBool:
    case at::kFloat8_e5m2:
    case at::kFloat8_e4m3fn:
    case at::kFloat8_e5m2fnuz:
    case at::kFloat8_e4m3fnuz:
      return;
    default:
      TORCH_CHECK_TYPE(false, "Cannot make a tensor of dtype ", type,
                       " on device tpu: it holds bool, integers, float8 to float64, bfloat16, "
                       "complex64 and complex128. Convert it with .to(dtype) first.");
  }
}

at::Tensor wrap(const TpuResult& result, c10::DeviceIndex device, c10::DeleterFnPtr release) {
  if (result.storage == 0) return {};
  auto dtype = c10::scalarTypeToTypeMeta(static_cast<c10::ScalarType>(result.dtype));
  c10::IntArrayRef sizes(result.dims, result.ndim);
  auto bytes = static_cast<int64_t>(c10::multiply_integers(sizes) * dtype.itemsize());
  c10::DataPtr data(tpu_storage_address(result.storage), reinterpret_cast<void*>(result.storage),
                    release, c10::Device(kTpu, device));
  auto tensor = at::detail::make_tensor<c10::TensorImpl>(
      c10::make_intrusive<c10::StorageImpl>(c10::StorageImpl::use_byte_size_t(), bytes,
                                            std::move(data), allocator(), /*resizable=*/true),
      c10::DispatchKeySet(kTpuKey), dtype);
  tensor.unsafeGetTensorImpl()->set_sizes_contiguous(sizes);
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
    return nullptr;
  } catch (const c10::Error& error) {
    failure = error.what_without_backtrace();
  } catch (const std::exception& error) {
    failure = error.what();
  }
  return failure.c_str();
}

}  // namespace torch_tpu
