// One boxed kernel for every op. The differences between ops are in a plan, made once from schemas.
#pragma once

#include <ATen/core/boxing/OperatorKernel.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

#include <vector>

#include "shim.h"

namespace torch_tpu {

// The form in which an argument of a row crosses to the core.
enum class Kind : uint8_t {
  Tensor,
  Tensors,
  Indices,  // Tensor?[]: integer or boolean tensors, also on the host
  Number,
  Numbers,
  Int,
  Ints,
  Bool,
  Bools,
  DType,
  Text,
  Layout,
  PinMemory,
  Ignored,  // device, memory format, generator: Plan has their positions
};

struct Param {
  Kind kind;
  int16_t at;  // position among the called op's arguments; -1: the called op has no such argument
};

struct Return {
  enum class From : uint8_t { Fresh, FreshList, Argument, Zero } from;
  int16_t at = -1;  // of an argument
};

// The translation of a call of one op into a call of one row. The op is the row's own, or one
// derived from it.
struct Plan {
  uint32_t row = 0;
  uint32_t n_args = 0;           // of the called op
  std::vector<Param> params;     // in the row's order
  std::vector<int16_t> targets;  // arguments that are written, lists flattened when called
  std::vector<Return> returns;
  int16_t device_at = -1;
  int16_t generator_at = -1;
  int16_t format_at = -1;
  int16_t checks_at = -1;
  bool draws = false;      // may advance a generator
  bool out = false;        // targets are out= tensors
  bool lists = false;      // returns a list
  bool composes = false;   // torch can compose the op of others
  bool sees_bits = false;  // torch hands over conjugate and negative views unresolved
};

class RowKernel final : public c10::OperatorKernel {
 public:
  explicit RowKernel(Plan plan) : plan_(std::move(plan)) {}
  void operator()(const c10::OperatorHandle& op, c10::DispatchKeySet, torch::jit::Stack* stack);

 private:
  const Plan plan_;
};

}  // namespace torch_tpu
