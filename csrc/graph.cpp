// Compiled graphs: placeholders for inputs during a capture, and calls of the graph afterwards.
// Knows no op of the graph.

#include <ATen/EmptyTensor.h>
#include <ATen/core/Tensor.h>

#include "shim.h"

namespace torch_tpu {
namespace {

using std::optional;

// An input as the core can see it: on the device, with conjugation and sign applied.
at::Tensor as_input(const at::Tensor& tensor, int64_t device) {
  auto index = static_cast<c10::DeviceIndex>(device);
  return settled(is_tpu(tensor) ? tensor : tensor.to(c10::Device(kTpu, index)));
}

c10::SmallVector<TpuTensor, 16> describe_all(const std::vector<at::Tensor>& tensors) {
  c10::SmallVector<TpuTensor, 16> list;
  for (const auto& tensor : tensors) {
    list.push_back(tensor.defined() ? describe(tensor) : TpuTensor{});
  }
  return list;
}

at::Tensor view(c10::Storage storage, c10::ScalarType type, c10::IntArrayRef sizes,
                c10::IntArrayRef strides, int64_t offset) {
  auto tensor = at::detail::make_tensor<c10::TensorImpl>(
      std::move(storage), c10::DispatchKeySet(kTpuKey), c10::scalarTypeToTypeMeta(type));
  auto* impl = tensor.unsafeGetTensorImpl();
  impl->set_storage_offset(offset);
  impl->set_sizes_and_strides(sizes, strides);
  return tensor;
}

at::Tensor graph_input(const at::Tensor& like, int64_t device) {
  auto seen = as_input(like, device);
  auto described = describe(seen);
  TpuStorage storage = 0;
  check(tpu_capture_input(&described, &storage));
  auto bytes = seen.numel() == 0 ? 0
                                 : at::detail::computeStorageNbytes(seen.sizes(), seen.strides(),
                                                                    seen.itemsize(), 0);
  return view(own(storage, bytes, static_cast<c10::DeviceIndex>(device)), seen.scalar_type(),
              seen.sizes(), seen.strides(), 0);
}

int64_t graph_end(const std::vector<at::Tensor>& outputs) {
  auto described = describe_all(outputs);
  uint64_t graph = 0;
  check(tpu_capture_end(described.data(), static_cast<uint32_t>(described.size()), &graph));
  return static_cast<int64_t>(graph);
}

// The results of a call, or nothing if the graph is for other geometries.
optional<std::vector<at::Tensor>> graph_call(int64_t graph, int64_t device, int64_t n_results,
                                             std::vector<at::Tensor> inputs) {
  auto seen = inputs;
  for (auto& input : seen) {
    if (C10_UNLIKELY(!is_tpu(input) || is_lazy(input))) input = as_input(input, device);
  }
  auto described = describe_all(seen);
  c10::SmallVector<TpuGraphResult, 16> results(n_results);
  auto index = static_cast<c10::DeviceIndex>(device);
  auto generator = default_generator(index);
  auto status = tpu_graph_call(static_cast<uint64_t>(graph), described.data(),
                               static_cast<uint32_t>(described.size()), state_of(generator),
                               results.data(), static_cast<uint32_t>(results.size()));
  if (status == TPU_RESIZE) return {};
  check(status);
  std::vector<at::Tensor> outputs;
  outputs.reserve(results.size());
  c10::SmallVector<c10::Storage, 16> storages(results.size());
  for (const auto& result : results) {
    c10::IntArrayRef sizes(result.sizes, result.ndim), strides(result.strides, result.ndim);
    auto type = static_cast<c10::ScalarType>(result.dtype);
    if (result.input >= 0) {
      // The host's memory was not written, so a view of it is the input itself.
      const auto& input = seen[result.input];
      if (!is_tpu(inputs[result.input])) {
        outputs.push_back(inputs[result.input]);
        continue;
      }
      auto offset = input.storage_offset() + result.offset;
      outputs.push_back(view(input.storage(), type, sizes, strides, offset));
    } else if (result.storage == 0) {
      outputs.emplace_back();
    } else {
      auto& storage = storages[result.fresh];
      if (!storage) storage = own(result.storage, result.bytes, index);
      outputs.push_back(view(storage, type, sizes, strides, result.offset));
    }
  }
  return outputs;
}

}  // namespace

void register_graphs() {
  auto& library = definitions();
  library.def("graph_input(Tensor like, int device) -> Tensor", graph_input);
  library.def("graph_end(Tensor[] outputs) -> int", graph_end);
  library.def("graph_call(int graph, int device, int results, Tensor[] inputs) -> Tensor[]?",
              graph_call);
}

}  // namespace torch_tpu
