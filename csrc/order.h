// The memory order of results' elements, by the rules of stock PyTorch. It decides strides only:
// the core and XLA choose the layout on the device.
#pragma once

#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <c10/util/DimVector.h>
#include <c10/util/SmallVector.h>

namespace torch_tpu {

// Dims from the outermost in memory to the innermost. Row-major order is empty.
using Order = c10::SmallVector<uint8_t, 8>;

// The rule that orders the elements of an op's results.
enum class OrderBy : uint8_t { RowMajor, Elementwise, Spatial };

// The rule for an op that a row of this schema answers.
OrderBy order_by(const c10::FunctionSchema& row, const c10::OperatorHandle& op);

// The order that arguments of these sizes and strides, of one rank, give a result of this shape:
// an earlier argument decides before a later one.
Order order_of(c10::IntArrayRef shape, c10::ArrayRef<c10::DimVector> strides);

Order order_of(c10::MemoryFormat format, size_t rank);

// The strides of a dense tensor of these sizes in this order.
c10::DimVector strides_in(const Order& order, c10::IntArrayRef sizes);

}  // namespace torch_tpu
