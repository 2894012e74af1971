// The order of dims in memory: the rules by which stock PyTorch chooses strides.
#include "order.h"

#include <ATen/core/enum_tag.h>

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

namespace torch_tpu {
namespace {

// Ops that torch does not mark as element-wise, although their results have that order.
const std::unordered_set<std::string> kElementwise = {
    "_prelu_kernel",
    "_prelu_kernel_backward",
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "complex",
    "elu_backward",
    "fill",
    "flip",
    "floor_divide",
    "glu",
    "hardshrink_backward",
    "hardsigmoid_backward",
    "hardswish",
    "hardswish_backward",
    "hardtanh_backward",
    "huber_loss",
    "leaky_relu_backward",
    "mish_backward",
    "mse_loss",
    "native_dropout",
    "polar",
    "rsub",
    "smooth_l1_loss",
    "softplus_backward",
    "softshrink_backward",
    "sort",
    "zero",
};

// Ops of images and volumes: results have the memory format of the arguments. This also holds for
// their backward ops and for all forms of upsampling.
const std::unordered_set<std::string> kSpatial = {
    "_adaptive_avg_pool2d",
    "_adaptive_avg_pool3d",
    "_batch_norm_no_update",
    "_batch_norm_with_update",
    "_batch_norm_with_update_functional",
    "_native_batch_norm_legit",
    "_native_batch_norm_legit_functional",
    "_native_batch_norm_legit_no_training",
    "adaptive_max_pool2d",
    "avg_pool2d",
    "avg_pool3d",
    "batch_norm",
    "cat",
    "channel_shuffle",
    "constant_pad_nd",
    "convolution",
    "max_pool2d_with_indices",
    "max_pool3d_with_indices",
    "native_batch_norm",
    "native_group_norm",
    "pixel_shuffle",
    "pixel_unshuffle",
    "reflection_pad2d",
    "replication_pad2d",
    "replication_pad3d",
    "roll",
};

// 1 if dim `a` is further out in memory than dim `b`, -1 if it is further in, 0 if no argument
// decides. An argument with stride 0 along one of them decides nothing.
int compare(int64_t a, int64_t b, c10::IntArrayRef shape, c10::ArrayRef<c10::DimVector> strides) {
  for (const auto& of_one : strides) {
    if (of_one[a] == 0 || of_one[b] == 0) continue;
    if (of_one[a] != of_one[b]) return of_one[a] > of_one[b] ? 1 : -1;
    if (shape[a] > shape[b]) return 1;
  }
  return 0;
}

}  // namespace

OrderBy order_by(const c10::FunctionSchema& row, const c10::OperatorHandle& op) {
  auto name = row.name().substr(row.name().find("::") + 2);
  // torch marks this op as pointwise, but makes its result in row-major order.
  if (op.schema().name() == "aten::masked_fill") return OrderBy::RowMajor;
  if (op.hasTag(at::Tag::pointwise) || kElementwise.count(name)) return OrderBy::Elementwise;
  bool upsamples = name.find("upsample_") <= 1;
  name = name.substr(0, name.rfind("_backward"));
  return upsamples || kSpatial.count(name) ? OrderBy::Spatial : OrderBy::RowMajor;
}

// The rule of at::TensorIterator. Dims are inserted from the last to the first. Each moves outwards
// past dims that are further in; undecided dims keep their order.
Order order_of(c10::IntArrayRef shape, c10::ArrayRef<c10::DimVector> strides) {
  auto rank = static_cast<int64_t>(shape.size());
  c10::DimVector inward;
  for (int64_t i = rank - 1; i >= 0; i--) inward.push_back(i);
  for (int64_t i = 1; i < rank; i++) {
    for (int64_t moving = i, other = i - 1; other >= 0; other--) {
      int outside = compare(inward[other], inward[moving], shape, strides);
      if (outside < 0) break;
      if (outside == 0) continue;
      std::swap(inward[other], inward[moving]);
      moving = other;
    }
  }
  if (std::is_sorted(inward.rbegin(), inward.rend())) return {};
  return Order(inward.rbegin(), inward.rend());
}

Order order_of(c10::MemoryFormat format, size_t rank) {
  if (format == c10::MemoryFormat::ChannelsLast) {
    TORCH_CHECK(rank == 4, "required rank 4 tensor to use channels_last format");
    return {0, 2, 3, 1};
  }
  if (format == c10::MemoryFormat::ChannelsLast3d) {
    TORCH_CHECK(rank == 5, "required rank 5 tensor to use channels_last_3d format");
    return {0, 2, 3, 4, 1};
  }
  return {};
}

c10::DimVector strides_in(const Order& order, c10::IntArrayRef sizes) {
  c10::DimVector strides(sizes.size());
  int64_t stride = 1;
  for (auto dim = order.rbegin(); dim != order.rend(); ++dim) {
    strides[*dim] = stride;
    stride *= std::max<int64_t>(sizes[*dim], 1);
  }
  return strides;
}

}  // namespace torch_tpu
