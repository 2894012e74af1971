// torch.distributed's backend "tpu_dist". A backend of host tensors, such as gloo, carries what the
// core takes off the device and puts back. Calls wait for nothing: the order of the calls is the order
// of the work, and values come when they come.

#include <ATen/ATen.h>
#include <torch/csrc/distributed/c10d/Backend.hpp>
#include <torch/csrc/distributed/c10d/GroupRegistry.hpp>
#include <torch/csrc/distributed/c10d/ProcessGroup.hpp>
#include <torch/csrc/distributed/c10d/reducer_timer.hpp>

#include <atomic>
#include <functional>
#include <thread>

#include "shim.h"

namespace torch_tpu {
namespace {

using at::Tensor;
using c10d::OpType;
using c10d::ReduceOp;
using c10d::Work;
using Tensors = std::vector<Tensor>;
using Host = c10d::Backend;
using HostWork = c10::intrusive_ptr<Work>;
using Milliseconds = std::chrono::milliseconds;

constexpr auto kName = "tpu_dist";

// What a collective started on the host: its parts, and what to do with their results.
struct Started {
  std::vector<HostWork> parts;
  std::function<void()> end = [] {};
};

// Starts a collective on the host, with the values of its inputs and room for its outputs.
using Start = std::function<Started(Host& host, Tensors& inputs, Tensors& outputs)>;

struct Collective {
  OpType type;
  const char* name;
  Tensors inputs, outputs;
  Start start;
  bool blocks = false;  // the caller waits for it
  bool is_p2p = false;
  Milliseconds timeout = c10d::kUnsetTimeout;
};

// A collective on its way between the core and the host's backend.
struct Carriage {
  c10::intrusive_ptr<Host> host;
  Collective collective;
  std::shared_ptr<std::atomic<int>> source;  // the sender that a receive met
  uint64_t pending = 0;
  Tensors inputs, outputs;
  Started started;
  std::atomic<size_t> left{0};
  std::mutex mutex;
  std::string error;

  // Notes the end of a part; the last one ends the collective and deletes this.
  void part_ends(const std::string& failure) {
    if (!failure.empty()) {
      std::lock_guard lock(mutex);
      if (error.empty()) error = failure;
    }
    if (--left > 0) return;
    std::unique_ptr<Carriage> self(this);
    if (error.empty()) {
      try {
        started.end();
      } catch (const std::exception& failed) {
        error = failed.what();
      }
    }
    tpu_collective_end(pending, {error.data(), error.size()});
  }

  void watch(const HostWork& part) {
    if (!collective.is_p2p) {
      part->getFuture()->addCallback([this](c10::ivalue::Future& future) {
        part_ends(future.hasError() ? future.tryRetrieveErrorMessage() : std::string());
      });
      return;
    }
    // Sends and receives have no future, and end in any order.
    std::thread([this, part] {
      std::string failure;
      try {
        part->wait();
        if (source) *source = part->sourceRank();
      } catch (const std::exception& failed) {
        failure = failed.what();
      }
      part_ends(failure);
    }).detach();
  }
};

std::string plain(const std::exception& error) {
  auto* known = dynamic_cast<const c10::Error*>(&error);
  return known ? known->what_without_backtrace() : error.what();
}

Tensors over(const Tensors& like, void* const* places) {
  Tensors tensors;
  for (const auto& tensor : like) {
    auto options = tensor.options().device(at::kCPU);
    // An empty tensor has no place, and gloo wants one.
    tensors.push_back(tensor.numel() == 0 ? at::empty(tensor.sizes(), options)
                                          : at::from_blob(places[tensors.size()], tensor.sizes(),
                                                          options));
  }
  return tensors;
}

void start(void* context, void* const* inputs, void* const* outputs, uint64_t pending, TpuText) {
  auto* carriage = static_cast<Carriage*>(context);
  if (pending == 0) {
    delete carriage;
    return;
  }
  carriage->pending = pending;
  // Keeps the carriage until all parts are watched.
  carriage->left = 1;
  std::string failure;
  try {
    at::NoGradGuard no_grad;
    auto& collective = carriage->collective;
    carriage->inputs = over(collective.inputs, inputs);
    carriage->outputs = over(collective.outputs, outputs);
    carriage->started =
        collective.start(*carriage->host, carriage->inputs, carriage->outputs);
    carriage->left += carriage->started.parts.size();
    auto parts = carriage->started.parts;
    for (const auto& part : parts) carriage->watch(part);
  } catch (const std::exception& error) {
    failure = plain(error);
  }
  carriage->part_ends(failure);
}

class TpuWork final : public Work {
 public:
  TpuWork(int rank, const Collective& collective, uint64_t event, uint64_t number,
          std::shared_ptr<std::atomic<int>> source)
      : Work(rank, collective.type),
        name_(collective.name),
        outputs_(collective.outputs),
        event_(event),
        number_(number),
        blocks_(collective.blocks),
        timeout_(collective.timeout),
        source_(std::move(source)) {}
  ~TpuWork() override { tpu_event_free(event_); }

  bool isCompleted() override {
    int32_t done = 0;
    check(tpu_event_done(event_, &done));
    return done != 0;
  }
  bool isSuccess() const override { return !exception(); }
  std::exception_ptr exception() const override {
    try {
      passed(Milliseconds(0));
      return nullptr;
    } catch (...) {
      return std::current_exception();
    }
  }
  // What uses the results waits for them, so only a caller who says how long waits here, and where
  // the end itself is the result.
  bool wait(Milliseconds timeout) override {
    bool is_limited = timeout != kNoTimeout && timeout != c10d::kUnsetTimeout;
    if (!is_limited && !blocks_) {
      passed(Milliseconds(0));
      return true;
    }
    // The host's backend gives up at the group's timeout by itself, and says more.
    auto limit = is_limited ? timeout : timeout_ + std::chrono::seconds(10);
    TORCH_CHECK_WITH(DistBackendError, passed(limit), name_, " number ", number_,
                     " did not end within ", limit.count(), " ms");
    return true;
  }
  void synchronize() override { wait(kNoTimeout); }
  Tensors result() override { return outputs_; }
  int sourceRank() const override {
    passed(timeout_);
    return source_ ? source_->load() : -1;
  }
  c10::intrusive_ptr<c10::ivalue::Future> getFuture() override {
    std::vector<c10::Device> devices;
    if (!outputs_.empty()) devices.push_back(outputs_[0].device());
    auto future = c10::make_intrusive<c10::ivalue::Future>(
        c10::ListType::create(c10::TensorType::get()), devices);
    future->markCompleted(c10::IValue(outputs_));
    return future;
  }
  uint64_t getSequencenumber() const override { return number_; }
  Milliseconds getTimeout() const override { return timeout_; }

 private:
  bool passed(Milliseconds most) const {
    int32_t done = 0;
    check(tpu_event_wait_at_most(event_, most.count(), &done));
    return done != 0;
  }

  const char* name_;
  Tensors outputs_;
  uint64_t event_;
  uint64_t number_;
  bool blocks_;
  Milliseconds timeout_;
  std::shared_ptr<std::atomic<int>> source_;
};

// Several calls that end together.
class Together final : public Work {
 public:
  explicit Together(std::vector<HostWork> works)
      : Work(-1, OpType::COALESCED), works_(std::move(works)) {}
  bool isCompleted() override {
    return std::all_of(works_.begin(), works_.end(), [](auto& work) { return work->isCompleted(); });
  }
  bool isSuccess() const override {
    return std::all_of(works_.begin(), works_.end(), [](auto& work) { return work->isSuccess(); });
  }
  bool wait(Milliseconds timeout) override {
    for (auto& work : works_) work->wait(timeout);
    return true;
  }
  void synchronize() override { wait(kNoTimeout); }
  Tensors result() override {
    Tensors all;
    for (auto& work : works_) {
      for (auto& tensor : work->result()) all.push_back(tensor);
    }
    return all;
  }
  c10::intrusive_ptr<c10::ivalue::Future> getFuture() override {
    auto all = result();
    std::vector<c10::Device> devices;
    if (!all.empty()) devices.push_back(all[0].device());
    auto future = c10::make_intrusive<c10::ivalue::Future>(
        c10::ListType::create(c10::TensorType::get()), devices);
    future->markCompleted(c10::IValue(all));
    return future;
  }

 private:
  std::vector<HostWork> works_;
};

// The types in which the host reduces; gloo knows few.
at::ScalarType wire_type(at::ScalarType type) {
  if (type == at::kBool) return at::kByte;
  if (c10::isFloat8Type(type)) return at::kFloat;
  if (type == at::kShort || type == at::kUInt16) return at::kInt;
  if (type == at::kUInt32 || type == at::kUInt64) return at::kLong;
  return type;
}

ReduceOp wire_op(const ReduceOp& op, at::ScalarType type) {
  bool is_bool = type == at::kBool;
  switch (op.op_) {
    case ReduceOp::SUM:
      return is_bool ? ReduceOp::MAX : ReduceOp::SUM;
    case ReduceOp::AVG:
      TORCH_CHECK(!is_bool, "Cannot use ReduceOp.AVG with Bool inputs");
      return ReduceOp::SUM;
    case ReduceOp::PREMUL_SUM:
      TORCH_CHECK(!is_bool, "Cannot use ReduceOp.PREMUL_SUM with Bool inputs");
      return ReduceOp::SUM;
    case ReduceOp::PRODUCT:
      TORCH_CHECK_NOT_IMPLEMENTED(!c10::isComplexType(type),
                                  "Cannot use ReduceOp.PRODUCT with complex inputs");
      return is_bool ? ReduceOp::MIN : ReduceOp::PRODUCT;
    case ReduceOp::MIN:
    case ReduceOp::MAX:
      TORCH_CHECK(!c10::isComplexType(type), "all_reduce does not support ", op.op_,
                  " on complex tensors");
      TORCH_CHECK_NOT_IMPLEMENTED(type != at::kUInt64,
                                  "Cannot use ReduceOp.MIN or MAX with uint64 inputs");
      return op;
    default:
      TORCH_CHECK(c10::isIntegralType(type, true),
                  "Cannot use a bitwise ReduceOp with non-integral dtype ", type);
      return op;
  }
}

// Reduces a host tensor over all ranks: `issue` starts it on a tensor that the host can reduce in
// place, and at the end `take` gets the result in the type of `input`.
Started reduce(const Tensor& input, const ReduceOp& op, int size,
               const std::function<HostWork(Tensors&, const ReduceOp&)>& issue,
               const std::function<void(const Tensor&)>& take) {
  auto type = input.scalar_type();
  auto value = type == at::kBool ? input.view(at::kByte) : input;
  if (value.is_complex()) value = at::view_as_real(value);
  auto wire = value.to(wire_type(type), /*non_blocking=*/false, /*copy=*/true);
  if (op.op_ == ReduceOp::PREMUL_SUM) {
    auto* factor = dynamic_cast<c10d::NCCLPreMulSumSupplement*>(op.supplement_.get());
    TORCH_CHECK(factor, "ReduceOp.PREMUL_SUM without a factor");
    wire.mul_(factor->tensor_factor.defined() ? factor->tensor_factor.item()
                                              : at::Scalar(factor->double_factor));
  }
  Tensors list{wire};
  auto part = issue(list, wire_op(op, type));
  return {{part}, [=] {
            auto result = wire;
            if (op.op_ == ReduceOp::AVG) {
              result = wire.is_floating_point() ? wire.div(size)
                                                : wire.div(size, /*rounding_mode=*/"trunc");
            }
            if (type == at::kBool) return take(result.view(at::kBool));
            take(c10::isComplexType(type) ? at::view_as_complex(result) : result.to(type));
          }};
}

Started all_reduce(Host& host, const Tensor& input, const ReduceOp& op,
                   const std::function<void(const Tensor&)>& take) {
  auto issue = [&host](Tensors& list, const ReduceOp& op) {
    c10d::AllreduceOptions options;
    options.reduceOp = op;
    return host.allreduce(list, options);
  };
  return reduce(input, op, host.getSize(), issue, take);
}

// Bytes as the host moves them: gloo knows few types.
Tensor as_bytes(const Tensor& tensor) { return tensor.reshape({-1}).view(at::kByte); }

Started all_gather(Host& host, Tensors& outputs, Tensor& input) {
  bool is_even = true;
  for (auto& output : outputs) is_even &= output.nbytes() == input.nbytes();
  if (is_even) {
    std::vector<Tensors> lists(1);
    for (auto& output : outputs) lists[0].push_back(as_bytes(output));
    Tensors list{as_bytes(input)};
    return {{host.allgather(lists, list)}};
  }
  Started started;
  outputs[host.getRank()].copy_(input.view_as(outputs[host.getRank()]));
  for (size_t root = 0; root < outputs.size(); root++) {
    Tensors list{as_bytes(outputs[root])};
    c10d::BroadcastOptions options;
    options.rootRank = static_cast<int64_t>(root);
    started.parts.push_back(host.broadcast(list, options));
  }
  return started;
}

void append(Started& all, Started next) {
  for (auto& part : next.parts) all.parts.push_back(part);
  all.end = [first = std::move(all.end), second = std::move(next.end)] {
    first();
    second();
  };
}

// The sizes in bytes of the parts of a tensor that is split along its first dimension.
std::vector<int64_t> split_bytes(const Tensor& tensor, const std::vector<int64_t>& splits,
                                 int size) {
  if (splits.empty()) {
    TORCH_CHECK(tensor.dim() > 0 && tensor.size(0) % size == 0,
                "Tensor's dim 0 does not divide equally across group size");
    return std::vector<int64_t>(size, static_cast<int64_t>(tensor.nbytes()) / size);
  }
  TORCH_CHECK(splits.size() == static_cast<size_t>(size),
              "Number of tensor splits not equal to group size");
  int64_t rows = 0;
  for (auto split : splits) rows += split;
  TORCH_CHECK(tensor.dim() > 0 && rows == tensor.size(0),
              "Split sizes doesn't match total dim 0 size");
  auto row = rows == 0 ? 0 : static_cast<int64_t>(tensor.nbytes()) / rows;
  std::vector<int64_t> bytes;
  for (auto split : splits) bytes.push_back(split * row);
  return bytes;
}

Started all_to_all(Host& host, const Tensor& output, const Tensor& input,
                   std::vector<int64_t> output_bytes, std::vector<int64_t> input_bytes) {
  auto to = as_bytes(output), from = as_bytes(input);
  return {{host.alltoall_base(to, from, output_bytes, input_bytes)}};
}

class TpuBackend final : public c10d::Backend {
 public:
  TpuBackend(int rank, int size, c10::intrusive_ptr<Host> host, c10::intrusive_ptr<Options> options)
      : Backend(rank, size), host_(std::move(host)), options_(std::move(options)) {}

  const std::string getBackendName() const override { return kName; }
  c10::intrusive_ptr<Options> getBackendOptions() override { return options_; }
  void setTimeout(Milliseconds timeout) override {
    options_->timeout = timeout;
    host_->setTimeout(timeout);
  }
  uint64_t getSequenceNumberForGroup() override { return number_; }
  void setSequenceNumberForGroup() override {}
  bool supportsSplitting() const override { return host_->supportsSplitting(); }
  c10::intrusive_ptr<Backend> split(const c10::intrusive_ptr<c10d::Store>& store,
                                    const std::vector<int>& ranks,
                                    const c10::intrusive_ptr<Options>& options) override {
    auto given = host_->getBackendOptions()->clone();
    given->timeout = options->timeout;
    given->group_name = options->group_name;
    given->group_desc = options->group_desc;
    given->global_ranks_in_group = options->global_ranks_in_group;
    auto host = host_->split(store, ranks, given);
    if (!host) return nullptr;
    auto own = c10::make_intrusive<Options>(kName, options->timeout);
    own->group_name = options->group_name;
    own->global_ranks_in_group = options->global_ranks_in_group;
    auto rank = host->getRank(), size = host->getSize();
    return c10::make_intrusive<TpuBackend>(rank, size, std::move(host), own);
  }
  void abort() override { host_->abort(); }
  void shutdown() override { host_->shutdown(); }

  bool supportsCoalescing() const override { return true; }
  void startCoalescing() override { together_.emplace(); }
  HostWork endCoalescing() override {
    auto works = std::move(together_).value_or(std::vector<HostWork>());
    together_.reset();
    return c10::make_intrusive<Together>(std::move(works));
  }

  HostWork broadcast(Tensors& tensors, const c10d::BroadcastOptions& options) override {
    bool is_root = getRank() == options.rootRank;
    auto begin = [root = options.rootRank](Host& host, Tensors& in, Tensors& out) -> Started {
      Tensors list{as_bytes(in.empty() ? out[0] : in[0])};
      c10d::BroadcastOptions options;
      options.rootRank = root;
      return {{host.broadcast(list, options)}};
    };
    auto tensor = only(tensors);
    return submit({OpType::BROADCAST, "broadcast", is_root ? Tensors{tensor} : Tensors{},
                   is_root ? Tensors{} : Tensors{tensor}, begin, false, false, options.timeout},
                  tensors);
  }

  HostWork allreduce(Tensors& tensors, const c10d::AllreduceOptions& options) override {
    return all_reduce_each(OpType::ALLREDUCE, tensors, options);
  }
  HostWork allreduce_coalesced(Tensors& tensors,
                               const c10d::AllreduceCoalescedOptions& options) override {
    return all_reduce_each(OpType::ALLREDUCE_COALESCED, tensors, options);
  }

  HostWork reduce(Tensors& tensors, const c10d::ReduceOptions& options) override {
    auto tensor = only(tensors);
    wire_op(options.reduceOp, tensor.scalar_type());
    bool is_root = getRank() == options.rootRank;
    auto begin = [=](Host& host, Tensors& in, Tensors& out) {
      auto issue = [&](Tensors& list, const ReduceOp& op) {
        c10d::ReduceOptions given;
        given.reduceOp = op;
        given.rootRank = options.rootRank;
        return host.reduce(list, given);
      };
      return torch_tpu::reduce(in[0], options.reduceOp, host.getSize(), issue,
                               [out](const Tensor& result) {
                                 if (!out.empty()) Tensor(out[0]).copy_(result);
                               });
    };
    return submit({OpType::REDUCE, "reduce", {tensor}, is_root ? Tensors{tensor} : Tensors{}, begin,
                   false, false, options.timeout},
                  tensors);
  }

  HostWork allgather(std::vector<Tensors>& outputs, Tensors& inputs,
                     const c10d::AllgatherOptions& options) override {
    return gather_each(OpType::ALLGATHER, outputs, inputs, options.timeout);
  }
  HostWork allgather_coalesced(std::vector<Tensors>& outputs, Tensors& inputs,
                               const c10d::AllgatherOptions& options) override {
    // Here each list belongs to a rank and has one tensor for each input.
    std::vector<Tensors> lists(inputs.size());
    for (auto& of_rank : outputs) {
      for (size_t i = 0; i < lists.size(); i++) lists[i].push_back(of_rank.at(i));
    }
    return gather_each(OpType::ALLGATHER_COALESCED, lists, inputs, options.timeout);
  }
  HostWork _allgather_base(Tensor& output, Tensor& input,
                           const c10d::AllgatherOptions& options) override {
    Tensors outputs{output}, inputs{input};
    return gather_flat(OpType::_ALLGATHER_BASE, outputs, inputs, options.timeout);
  }
  HostWork allgather_into_tensor_coalesced(Tensors& outputs, Tensors& inputs,
                                           const c10d::AllgatherOptions& options) override {
    return gather_flat(OpType::ALLGATHER_INTO_TENSOR_COALESCED, outputs, inputs, options.timeout);
  }

  HostWork gather(std::vector<Tensors>& outputs, Tensors& inputs,
                  const c10d::GatherOptions& options) override {
    auto begin = [root = options.rootRank](Host& host, Tensors& in, Tensors& out) -> Started {
      std::vector<Tensors> lists;
      if (!out.empty()) lists.emplace_back();
      for (auto& tensor : out) lists[0].push_back(as_bytes(tensor));
      Tensors list{as_bytes(in[0])};
      c10d::GatherOptions given;
      given.rootRank = root;
      return {{host.gather(lists, list, given)}};
    };
    auto input = only(inputs);
    auto all = outputs.empty() ? Tensors{} : outputs[0];
    for (auto& tensor : all) check_same(tensor, input);
    return submit({OpType::GATHER, "gather", {input}, all, begin, false, false, options.timeout}, all);
  }

  HostWork scatter(Tensors& outputs, std::vector<Tensors>& inputs,
                   const c10d::ScatterOptions& options) override {
    auto begin = [root = options.rootRank](Host& host, Tensors& in, Tensors& out) -> Started {
      std::vector<Tensors> lists;
      if (!in.empty()) lists.emplace_back();
      for (auto& tensor : in) lists[0].push_back(as_bytes(tensor));
      Tensors list{as_bytes(out[0])};
      c10d::ScatterOptions given;
      given.rootRank = root;
      return {{host.scatter(list, lists, given)}};
    };
    auto output = only(outputs);
    auto all = inputs.empty() ? Tensors{} : inputs[0];
    for (auto& tensor : all) check_same(tensor, output);
    return submit({OpType::SCATTER, "scatter", all, {output}, begin, false, false, options.timeout},
                  outputs);
  }

  HostWork reduce_scatter(Tensors& outputs, std::vector<Tensors>& inputs,
                          const c10d::ReduceScatterOptions& options) override {
    auto output = only(outputs);
    TORCH_CHECK(inputs.size() == 1 && inputs[0].size() == static_cast<size_t>(getSize()),
                "reduce_scatter wants one input for each of ", getSize(), " ranks");
    wire_op(options.reduceOp, output.scalar_type());
    auto begin = [op = options.reduceOp](Host& host, Tensors& in, Tensors& out) {
      Tensors flat;
      int64_t at = 0;
      for (auto& tensor : in) flat.push_back(tensor.reshape({-1}));
      for (int rank = 0; rank < host.getRank(); rank++) at += flat[rank].numel();
      auto take = [out, at](const Tensor& result) {
        Tensor(out[0]).copy_(result.narrow(0, at, out[0].numel()).view_as(out[0]));
      };
      return all_reduce(host, at::cat(flat), op, take);
    };
    return submit({OpType::REDUCE_SCATTER, "reduce_scatter", inputs[0], {output}, begin, false, false,
                   options.timeout},
                  outputs);
  }
  HostWork _reduce_scatter_base(Tensor& output, Tensor& input,
                                const c10d::ReduceScatterOptions& options) override {
    Tensors outputs{output}, inputs{input};
    return scatter_flat(OpType::_REDUCE_SCATTER_BASE, outputs, inputs, options);
  }
  HostWork reduce_scatter_tensor_coalesced(Tensors& outputs, Tensors& inputs,
                                           const c10d::ReduceScatterOptions& options) override {
    return scatter_flat(OpType::REDUCE_SCATTER_TENSOR_COALESCED, outputs, inputs, options);
  }

  HostWork alltoall_base(Tensor& output, Tensor& input, std::vector<int64_t>& output_splits,
                         std::vector<int64_t>& input_splits,
                         const c10d::AllToAllOptions& options) override {
    check_type(output, input);
    auto to = split_bytes(output, output_splits, getSize());
    auto from = split_bytes(input, input_splits, getSize());
    auto begin = [to, from](Host& host, Tensors& in, Tensors& out) {
      return all_to_all(host, out[0], in[0], to, from);
    };
    Tensors results{output};
    return submit({OpType::ALLTOALL_BASE, "all_to_all_single", {input}, results, begin, false, false,
                   options.timeout},
                  results);
  }
  HostWork alltoall(Tensors& outputs, Tensors& inputs,
                    const c10d::AllToAllOptions& options) override {
    auto size = static_cast<size_t>(getSize());
    TORCH_CHECK(outputs.size() == size && inputs.size() == size,
                "all_to_all wants one input and one output for each of ", size, " ranks");
    auto begin = [](Host& host, Tensors& in, Tensors& out) {
      Tensors from;
      std::vector<int64_t> sent, received;
      for (auto& tensor : in) {
        from.push_back(as_bytes(tensor));
        sent.push_back(from.back().numel());
      }
      int64_t total = 0;
      for (auto& tensor : out) {
        received.push_back(static_cast<int64_t>(tensor.nbytes()));
        total += received.back();
      }
      auto packed = at::cat(from), to = at::empty({total}, packed.options());
      auto started = all_to_all(host, to, packed, received, sent);
      started.end = [=] {
        auto parts = to.split_with_sizes(received);
        // The packed bytes live as long as this does.
        for (size_t i = 0; i < out.size() && packed.defined(); i++) as_bytes(out[i]).copy_(parts[i]);
      };
      return started;
    };
    return submit({OpType::ALLTOALL, "all_to_all", inputs, outputs, begin, false, false,
                   options.timeout},
                  outputs);
  }

  HostWork send(Tensors& tensors, int to, int tag) override {
    auto begin = [=](Host& host, Tensors& in, Tensors&) -> Started {
      Tensors list{as_bytes(in[0])};
      return {{host.send(list, to, tag)}, [list] {}};
    };
    return submit({OpType::SEND, "send", {only(tensors)}, {}, begin, false, true}, tensors);
  }
  HostWork recv(Tensors& tensors, int from, int tag) override {
    auto begin = [=](Host& host, Tensors&, Tensors& out) -> Started {
      Tensors list{as_bytes(out[0])};
      return {{host.recv(list, from, tag)}, [list] {}};
    };
    return submit({OpType::RECV, "recv", {}, {only(tensors)}, begin, false, true}, tensors);
  }
  HostWork recvAnysource(Tensors& tensors, int tag) override {
    auto begin = [=](Host& host, Tensors&, Tensors& out) -> Started {
      Tensors list{as_bytes(out[0])};
      return {{host.recvAnysource(list, tag)}, [list] {}};
    };
    return submit({OpType::RECVANYSOURCE, "recv", {}, {only(tensors)}, begin, false, true}, tensors);
  }

  // As on CUDA, the device's work before a barrier is done after it.
  HostWork barrier(const c10d::BarrierOptions& options) override {
    check(tpu_cut(current_device()));
    auto begin = [](Host& host, Tensors&, Tensors&) -> Started { return {{host.barrier({})}}; };
    Tensors none;
    return submit({OpType::BARRIER, "barrier", {}, {}, begin, true, false, options.timeout}, none);
  }

 private:
  static const Tensor& only(const Tensors& tensors) {
    TORCH_CHECK(tensors.size() == 1, "a rank has one device, so a collective takes one tensor, not ",
                tensors.size());
    return tensors[0];
  }
  static void check_type(const Tensor& one, const Tensor& other) {
    TORCH_CHECK(one.scalar_type() == other.scalar_type(), "Tensors must have identical type, got ",
                one.scalar_type(), " and ", other.scalar_type());
  }
  static void check_same(const Tensor& one, const Tensor& other) {
    check_type(one, other);
    TORCH_CHECK(one.numel() == other.numel(), "Tensors must have identical size, got ", one.sizes(),
                " and ", other.sizes());
  }

  HostWork all_reduce_each(OpType type, Tensors& tensors, const c10d::AllreduceOptions& options) {
    for (auto& tensor : tensors) wire_op(options.reduceOp, tensor.scalar_type());
    auto begin = [op = options.reduceOp](Host& host, Tensors& in, Tensors& out) {
      Started all;
      for (size_t i = 0; i < in.size(); i++) {
        auto take = [to = out[i]](const Tensor& result) { Tensor(to).copy_(result); };
        append(all, all_reduce(host, in[i], op, take));
      }
      return all;
    };
    return submit({type, "all_reduce", tensors, tensors, begin, false, false, options.timeout},
                  tensors);
  }

  // Gathers each input into a list of tensors, one for each rank.
  HostWork gather_each(OpType type, const std::vector<Tensors>& lists, const Tensors& inputs,
                       Milliseconds timeout) {
    auto size = static_cast<size_t>(getSize());
    Tensors outputs;
    for (size_t i = 0; i < inputs.size(); i++) {
      TORCH_CHECK(lists.size() == inputs.size() && lists[i].size() == size,
                  "all_gather wants one output for each of ", size, " ranks");
      for (auto& tensor : lists[i]) {
        check_type(tensor, inputs[i]);
        outputs.push_back(tensor);
      }
      check_same(lists[i][getRank()], inputs[i]);
    }
    auto begin = [size](Host& host, Tensors& in, Tensors& out) {
      Started all;
      for (size_t i = 0; i < in.size(); i++) {
        Tensors list(out.begin() + i * size, out.begin() + (i + 1) * size);
        append(all, all_gather(host, list, in[i]));
      }
      return all;
    };
    return submit({type, "all_gather", inputs, outputs, begin, false, false, timeout}, outputs);
  }

  // Gathers each input into one tensor.
  HostWork gather_flat(OpType type, Tensors& outputs, const Tensors& inputs, Milliseconds timeout) {
    TORCH_CHECK(outputs.size() == inputs.size(), "all_gather wants as many outputs as inputs");
    for (size_t i = 0; i < inputs.size(); i++) {
      check_type(outputs[i], inputs[i]);
      TORCH_CHECK(outputs[i].numel() == inputs[i].numel() * getSize(),
                  "output tensor size must be equal to world_size times input tensor size");
    }
    auto begin = [](Host& host, Tensors& in, Tensors& out) {
      Started all;
      for (size_t i = 0; i < in.size(); i++) {
        auto list = out[i].reshape({-1}).chunk(host.getSize());
        if (in[i].numel() == 0) list = Tensors(host.getSize(), out[i]);
        append(all, all_gather(host, list, in[i]));
      }
      return all;
    };
    return submit({type, "all_gather_single", inputs, outputs, begin, false, false, timeout},
                  outputs);
  }

  // Reduces each input and keeps this rank's part.
  HostWork scatter_flat(OpType type, Tensors& outputs, const Tensors& inputs,
                        const c10d::ReduceScatterOptions& options) {
    TORCH_CHECK(outputs.size() == inputs.size(), "reduce_scatter wants as many outputs as inputs");
    for (size_t i = 0; i < inputs.size(); i++) {
      check_type(outputs[i], inputs[i]);
      TORCH_CHECK(inputs[i].numel() == outputs[i].numel() * getSize(),
                  "input tensor must be the same size as output size times world size");
      wire_op(options.reduceOp, inputs[i].scalar_type());
    }
    auto begin = [op = options.reduceOp](Host& host, Tensors& in, Tensors& out) {
      Started all;
      for (size_t i = 0; i < in.size(); i++) {
        auto take = [to = out[i], rank = host.getRank()](const Tensor& result) {
          auto own = result.reshape({-1}).narrow(0, rank * to.numel(), to.numel());
          Tensor(to).copy_(own.view_as(to));
        };
        append(all, all_reduce(host, in[i], op, take));
      }
      return all;
    };
    return submit({type, "reduce_scatter_single", inputs, outputs, begin, false, false,
                   options.timeout},
                  outputs);
  }

  // Hands a collective to the core. `results` are what the caller's work gives.
  HostWork submit(Collective collective, const Tensors& results) {
    std::vector<TpuTensor> inputs, outputs;
    for (auto* list : {&collective.inputs, &collective.outputs}) {
      for (auto& tensor : *list) {
        TORCH_CHECK(is_tpu(tensor) && tensor.layout() == at::kStrided, "backend ", kName,
                    " carries dense tensors of device tpu, not of ", tensor.device());
        check_dtype(tensor.scalar_type());
        (list == &collective.inputs ? inputs : outputs).push_back(describe(tensor));
      }
    }
    if (collective.timeout == c10d::kUnsetTimeout) collective.timeout = options_->timeout;
    auto& any = collective.inputs.empty() ? collective.outputs : collective.inputs;
    auto device = any.empty() ? current_device() : any[0].device().index();
    auto number = ++number_;
    auto name = describe_call(collective, number);
    auto source = collective.type == OpType::RECVANYSOURCE ? std::make_shared<std::atomic<int>>(-1)
                                                           : nullptr;
    auto carriage = std::make_unique<Carriage>();
    carriage->host = host_;
    carriage->collective = collective;
    carriage->source = source;
    uint64_t event = 0;
    TpuCollective call{device,
                       inputs.data(),
                       static_cast<uint32_t>(inputs.size()),
                       outputs.data(),
                       static_cast<uint32_t>(outputs.size()),
                       {name.data(), name.size()},
                       carriage.get(),
                       &start};
    check(tpu_collective(&call, &event));
    carriage.release();
    collective.outputs = results;
    auto work = c10::make_intrusive<TpuWork>(getRank(), collective, event, number, source);
    if (together_) together_->push_back(work);
    return work;
  }

  std::string describe_call(const Collective& collective, uint64_t number) const {
    std::ostringstream text;
    text << collective.name << " number " << number << " of group " << options_->group_name
         << ", rank " << getRank() << " of " << getSize();
    auto& list = collective.inputs.empty() ? collective.outputs : collective.inputs;
    for (auto& tensor : list) text << ", " << tensor.scalar_type() << ' ' << tensor.sizes();
    return text.str();
  }

  c10::intrusive_ptr<Host> host_;
  c10::intrusive_ptr<Options> options_;
  std::atomic<uint64_t> number_{0};
  std::optional<std::vector<HostWork>> together_;
};

// Gives a registered process group, whose backend of host tensors carries, a backend for this device.
void attach_backend(const std::string& group, const std::string& name,
                    std::vector<int64_t> global_ranks) {
  auto place = c10d::resolve_process_group(group);
  auto host = place->getBackend(c10::DeviceType::CPU);
  auto options = c10::make_intrusive<c10d::Backend::Options>(
      kName, host->getBackendOptions()->timeout);
  options->group_name = name;
  for (auto rank : global_ranks) options->global_ranks_in_group.push_back(rank);
  auto backend = c10::make_intrusive<TpuBackend>(place->getRank(), place->getSize(), host, options);
  place->setBackend(kTpu, c10d::ProcessGroup::BackendType::CUSTOM, backend);
}

// DistributedDataParallel times its parts on the host: recording an event would cut.
class HostTimer final : public c10d::Timer {
 public:
  explicit HostTimer(c10::Device) {}
  std::optional<int64_t> measureDifference(Event start, Event end) override {
    auto from = getTimeRef(start), to = getTimeRef(end);
    if (from == c10d::kUnsetTime || to == c10d::kUnsetTime || to < from) return std::nullopt;
    return to - from;
  }
};

}  // namespace

void register_distributed() {
  c10d::TimerRegistry()->Register(
      kTpu, [](c10::Device device) { return std::make_unique<HostTimer>(device); });
  definitions().def("attach_backend(str group, str name, int[] global_ranks) -> ()",
                    [](std::string group, std::string name, std::vector<int64_t> ranks) {
                      attach_backend(group, name, std::move(ranks));
                    });
}

}  // namespace torch_tpu
