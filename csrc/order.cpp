// The order of dims in memory: the rules by which stock PyTorch chooses strides.
#include "order.h"

#include <algorithm>
#include <utility>

namespace torch_tpu {
namespace {

// Whether dim `a` lies further out than dim `b` (1), further in (-1), or nothing tells (0). An
// argument that does not move along one of them has no say.
int compare(int64_t a, int64_t b, c10::IntArrayRef shape, c10::ArrayRef<c10::DimVector> strides) {
  for (const auto& of_one : strides) {
    if (of_one[a] == 0 || of_one[b] == 0) continue;
    if (of_one[a] != of_one[b]) return of_one[a] > of_one[b] ? 1 : -1;
    if (shape[a] > shape[b]) return 1;
  }
  return 0;
}

}  // namespace

// The rule of at::TensorIterator: dims are inserted from the last to the first, each moves outwards
// past what lies further in, and where nothing tells they stay as they come.
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
