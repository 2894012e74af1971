// Collectives as operations of the program that a rank records. Their results are values like any
// other, so the compiler orders and overlaps them.

#include "program.h"

#include <ATen/ATen.h>
#include <ATen/core/dispatch/Dispatcher.h>

#include <numeric>

namespace torch_tpu {
namespace {

using at::Tensor;
using c10d::OpType;
using c10d::ReduceOp;
using Grid = const std::vector<int64_t>&;

template <class... Args>
Tensor call(const char* name, Args... args) {
  auto op = c10::Dispatcher::singleton().findSchemaOrThrow(name, "");
  return op.typed<Tensor(Args...)>().call(args...);
}

Tensor all_reduce(const Tensor& input, const char* op, Grid grid) {
  return call<const Tensor&, c10::string_view, at::IntArrayRef>("tpu::all_reduce", input, op, grid);
}
Tensor reduce_scatter(const Tensor& input, const char* op, Grid grid) {
  return call<const Tensor&, c10::string_view, at::IntArrayRef>("tpu::reduce_scatter", input, op,
                                                                grid);
}
Tensor all_gather(const Tensor& input, Grid grid) {
  return call<const Tensor&, at::IntArrayRef>("tpu::all_gather", input, grid);
}
Tensor all_to_all(const Tensor& input, Grid grid) {
  return call<const Tensor&, at::IntArrayRef>("tpu::all_to_all", input, grid);
}
Tensor collective_permute(const Tensor& input, const std::vector<int64_t>& targets, Grid grid) {
  return call<const Tensor&, at::IntArrayRef, at::IntArrayRef>("tpu::collective_permute", input,
                                                               targets, grid);
}
Tensor broadcast(const Tensor& input, int64_t root, Grid grid) {
  return call<const Tensor&, int64_t, at::IntArrayRef>("tpu::broadcast", input, root, grid);
}

void put(const Tensor& output, const Tensor& value) { output.copy_(value.view_as(output)); }

bool is_empty(const Tensor& tensor) { return tensor.numel() == 0; }

// A value before its reduction, and the reduction's name.
std::pair<Tensor, const char*> scaled(const Tensor& input, const ReduceOp& op) {
  if (op.op_ != ReduceOp::PREMUL_SUM) return {input, name_of(op)};
  auto* factor = dynamic_cast<c10d::NCCLPreMulSumSupplement*>(op.supplement_.get());
  TORCH_CHECK(factor, "ReduceOp.PREMUL_SUM without a factor");
  auto& tensor = factor->tensor_factor;
  return {tensor.defined() ? input * tensor.to(input.dtype()) : input * factor->double_factor,
          "SUM"};
}

bool have_one_size(const Tensors& tensors) {
  return std::all_of(tensors.begin(), tensors.end(),
                     [&](auto& tensor) { return tensor.sizes() == tensors[0].sizes(); });
}

// True if ranks' parts along the first dimension make the whole.
bool is_stack(const Tensor& part, const Tensor& whole, int size) {
  return part.dim() > 0 && part.dim() == whole.dim() && part.size(0) * size == whole.size(0) &&
         part.sizes().slice(1) == whole.sizes().slice(1);
}

void gather(const Tensor& input, const Tensor& output, Grid grid, int size) {
  if (is_empty(input)) return;
  put(output, all_gather(is_stack(input, output, size) ? input : input.reshape({-1}), grid));
}

// Gathers into one tensor for each rank; `outputs` is empty where nobody wants them.
void gather(const Tensor& input, at::ArrayRef<Tensor> outputs, Grid grid) {
  if (is_empty(input)) return;
  auto all = all_gather(input.unsqueeze(0), grid);
  for (size_t rank = 0; rank < outputs.size(); rank++) put(outputs[rank], all[rank]);
}

void scatter(const Tensor& input, const Tensor& output, const ReduceOp& op, Grid grid, int size) {
  if (is_empty(input)) return;
  auto [value, name] = scaled(input, op);
  put(output,
      reduce_scatter(is_stack(output, input, size) ? value : value.reshape({-1}), name, grid));
}

std::vector<int64_t> with_rows(const Tensor& like, int64_t rows) {
  auto sizes = like.sizes().vec();
  sizes[0] = rows;
  return sizes;
}

// Parts of differing sizes, in the room of the largest: behind each lies what it does not use.
Tensor spread(const Tensor& rows, const std::vector<int64_t>& counts, int64_t most) {
  auto longer = at::cat({rows, at::zeros(with_rows(rows, most), rows.options())});
  Tensors parts;
  int64_t from = 0;
  for (auto count : counts) {
    parts.push_back(longer.narrow(0, from, most));
    from += count;
  }
  return at::cat(parts);
}

// The parts, one behind the other: each covers what the one before it does not use.
Tensor packed(const Tensor& spread, const std::vector<int64_t>& counts, int64_t most) {
  auto total = std::accumulate(counts.begin(), counts.end(), int64_t{0});
  auto rows = at::zeros(with_rows(spread, total + most), spread.options());
  int64_t to = 0, from = 0;
  for (auto count : counts) {
    rows.narrow(0, to, most).copy_(spread.narrow(0, from, most));
    to += count;
    from += most;
  }
  return rows.narrow(0, 0, total);
}

Tensor exchanged(const Tensor& rows, const Parts& parts, const Exchange& exchange, Grid grid) {
  switch (exchange.form) {
    case Exchange::Form::EVEN:
      return all_to_all(rows, grid);
    case Exchange::Form::PERMUTATION:
      return collective_permute(rows, exchange.targets, grid);
    default:
      auto in_rows = [&](std::vector<int64_t> counts) {
        for (auto& count : counts) count /= exchange.unit;
        return counts;
      };
      auto sent = spread(rows, in_rows(parts.sent), exchange.most);
      // A program of its own is the same on all ranks. What is around it has sizes that vary, and
      // could not be bounded with a collective in it.
      auto device = rows.device().index();
      check(tpu_cut(device));
      auto all = all_to_all(sent, grid);
      check(tpu_cut(device));
      return packed(all, in_rows(parts.received), exchange.most);
  }
}

}  // namespace

std::vector<int64_t> grid_of(const std::vector<int64_t>& ranks, int64_t world) {
  std::vector<int64_t> grid(2 * ranks.size() + 1);
  grid.resize(tpu_grid(ranks.data(), ranks.size(), world, grid.data()));
  return grid;
}

bool record(const Collective& collective, Grid grid, int size) {
  auto &in = collective.inputs, &out = collective.outputs;
  auto& op = collective.op;
  at::AutoDispatchBelowADInplaceOrView below;
  if (is_p2p(collective.type) || collective.type == OpType::BARRIER) return false;
  // Without elements nothing is sent, and a compiler would leave the collective out.
  if (std::all_of(in.begin(), in.end(), is_empty) &&
      std::all_of(out.begin(), out.end(), is_empty)) {
    return true;
  }
  switch (collective.type) {
    case OpType::BROADCAST: {
      auto& tensor = in.empty() ? out[0] : in[0];
      put(tensor, broadcast(tensor, collective.root, grid));
      return true;
    }
    case OpType::ALLREDUCE:
    case OpType::ALLREDUCE_COALESCED:
    case OpType::REDUCE:
      for (size_t i = 0; i < in.size(); i++) {
        if (is_empty(in[i])) continue;
        auto [value, name] = scaled(in[i], op);
        auto result = all_reduce(value, name, grid);
        if (!out.empty()) put(out[i], result);
      }
      return true;
    case OpType::ALLGATHER:
    case OpType::ALLGATHER_COALESCED:
    case OpType::GATHER: {
      at::ArrayRef<Tensor> lists(out);
      auto each = lists.size() / in.size();
      for (size_t i = 0; i < in.size(); i++) {
        if (!have_one_size(lists.slice(i * each, each).vec())) return false;
      }
      for (size_t i = 0; i < in.size(); i++) gather(in[i], lists.slice(i * each, each), grid);
      return true;
    }
    case OpType::_ALLGATHER_BASE:
      for (size_t i = 0; i < in.size(); i++) gather(in[i], out[i], grid, size);
      return true;
    case OpType::REDUCE_SCATTER: {
      if (!have_one_size(in)) return false;
      auto [value, name] = scaled(at::stack(in), op);
      put(out[0], reduce_scatter(value, name, grid));
      return true;
    }
    case OpType::_REDUCE_SCATTER_BASE:
      for (size_t i = 0; i < in.size(); i++) scatter(in[i], out[i], op, grid, size);
      return true;
    default:
      return false;
  }
}

bool record_alone(const Collective& collective, int rank, int size) {
  auto& parts = collective.parts;
  auto is_first = [&](auto part) { return part == parts.sent[0]; };
  if (parts.sent.empty() || parts.sent != parts.received ||
      !std::all_of(parts.sent.begin(), parts.sent.end(), is_first)) {
    return false;
  }
  at::AutoDispatchBelowADInplaceOrView below;
  if (collective.type == OpType::ALLTOALL) {
    for (auto& output : collective.outputs) put(output, collective.inputs[rank]);
    return true;
  }
  auto all = collective.inputs[0].reshape({size, -1});
  put(collective.outputs[0], all[rank].unsqueeze(0).repeat({size, 1}));
  return true;
}

void record(const Collective& collective, const Exchange& exchange, Grid grid) {
  if (exchange.form == Exchange::Form::NOTHING) return;
  at::AutoDispatchBelowADInplaceOrView below;
  auto &in = collective.inputs, &out = collective.outputs;
  auto& parts = collective.parts;
  auto got = exchanged(exchange.unit == 1 ? joined(in) : in[0], parts, exchange, grid);
  auto lists = out.size() > 1 ? got.split_with_sizes(parts.received) : Tensors{got};
  for (size_t i = 0; i < out.size(); i++) put(out[i], lists[i]);
}

}  // namespace torch_tpu
