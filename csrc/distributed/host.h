// What a collective does on the host: a backend of host tensors, such as gloo, carries the bytes
// that the core takes off the device and puts back.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <torch/csrc/distributed/c10d/Backend.hpp>

#include "../shim.h"
#include "abi.h"
#include "roll.h"

namespace torch_tpu {

using Tensors = std::vector<at::Tensor>;
using Host = c10d::Backend;
using HostWork = c10::intrusive_ptr<c10d::Work>;
using Milliseconds = std::chrono::milliseconds;

// What a collective started on the host: its parts, and what to do with their results.
struct Started {
  std::vector<HostWork> parts;
  std::function<void()> end = [] {};
};

// Starts a collective on the host, with the values of its inputs and room for its outputs.
using Start = std::function<Started(Host& host, Tensors& inputs, Tensors& outputs)>;

// The type and the sizes of a value. Tensors would keep their storages alive.
struct Spec {
  c10::DimVector sizes;
  at::ScalarType type;
};
using Specs = c10::SmallVector<Spec, 1>;

Specs specs(const Tensors& tensors);

// What ranks must agree on besides the operation: a root or a reduction, types and numbers of
// elements.
struct Terms {
  std::string others;
  Specs specs;
  bool only_type = false;  // ranks have as many elements as they like
};

// The elements that a rank sends to each rank, and those that it receives from each.
struct Parts {
  std::vector<int64_t> sent, received;
};

struct Collective {
  c10d::OpType type;
  const char* name;
  Tensors inputs, outputs;
  Start start;
  Milliseconds timeout = c10d::kUnsetTimeout;
  Terms terms = {};
  // What the caller's work gives, if that is not the outputs.
  Tensors results = {};
  c10d::ReduceOp op = {};
  int64_t root = 0;  // or the other rank of a send or receive
  int tag = 0;
  Parts parts = {};  // of an exchange
  bool is_recorded = false;
};

// Two ranks take part, in what they do with each other in any order of other calls.
inline bool is_p2p(c10d::OpType type) {
  return type == c10d::OpType::SEND || type == c10d::OpType::RECV ||
         type == c10d::OpType::RECVANYSOURCE;
}

// A group of ranks: the host's backend, and what the ranks tell each other through their store.
struct Group {
  c10::intrusive_ptr<Host> host;
  c10::intrusive_ptr<c10d::Store> store;
  std::shared_ptr<Roll> roll;
  std::string name;
  uint64_t queue;  // of collectives; sends and receives have the next one
  bool checks;     // ranks compare what they are about to do
  bool fuses;      // programs may take part in collectives

  // Collectives that have not ended.
  std::mutex mutex;
  std::condition_variable changed;
  size_t open = 0;
  bool is_closed = false;
};

// Ends a group: takes no more collectives and waits for those it has, at most for a while. True if
// all have ended.
bool close(Group* group);
// Deletes a group once its collectives have ended. One that does not get there stays: threads of
// the host's backend use it, and cannot end that backend themselves.
void let_go(Group* group);

// Gives a collective, which loses its start, its terms and its parts, to the core, and returns the
// event of its end. `source` gets the sender that a receive met, if it may be anyone.
uint64_t carry(Collective& collective, uint64_t number, c10::DeviceIndex device, Group* group,
               std::shared_ptr<std::atomic<int>> source);

const char* name_of(const c10d::ReduceOp& op);

// The operation in which the host reduces a type; refuses what a type does not have.
c10d::ReduceOp wire_op(const c10d::ReduceOp& op, at::ScalarType type);

// A host tensor as bytes, in which the host moves it: gloo knows few types.
at::Tensor as_bytes(const at::Tensor& tensor);
// The host's list of lists for such tensors: empty where this rank has none.
std::vector<Tensors> list_of_bytes(const Tensors& tensors);

// The elements of the parts of a tensor that is split along its first dimension.
std::vector<int64_t> parts_of(const at::Tensor& tensor, const std::vector<int64_t>& splits,
                              int size);
// The elements of all tensors, one behind the other.
at::Tensor joined(const Tensors& tensors);

// Reduces a host tensor over all ranks: `issue` starts it on a tensor that the host can reduce in
// place, and at the end `take` gets the result in the type of `input`.
Started reduce(const at::Tensor& input, const c10d::ReduceOp& op, int size,
               const std::function<HostWork(Tensors&, const c10d::ReduceOp&)>& issue,
               const std::function<void(const at::Tensor&)>& take);
Started all_reduce(Host& host, const at::Tensor& input, const c10d::ReduceOp& op,
                   const std::function<void(const at::Tensor&)>& take);
Started all_gather(Host& host, Tensors& outputs, at::Tensor& input);
Started all_to_all(Host& host, const at::Tensor& output, const at::Tensor& input, Parts parts);
void append(Started& all, Started next);

}  // namespace torch_tpu
