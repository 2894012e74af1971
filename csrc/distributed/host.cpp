// What a collective does on the host.

#include "host.h"

#include <ATen/ATen.h>

#include <cstring>
#include <thread>

namespace torch_tpu {
namespace {

using at::Tensor;
using c10d::ReduceOp;

// Host tensors over the core's bytes.
Tensors over(const Specs& specs, void* const* places) {
  Tensors tensors;
  for (auto& [sizes, type] : specs) {
    auto* place = places[tensors.size()];
    // An empty tensor has no place, and gloo wants one.
    bool is_empty = c10::multiply_integers(sizes) == 0;
    tensors.push_back(is_empty ? at::empty(sizes, type) : at::from_blob(place, sizes, type));
  }
  return tensors;
}

// The time that collectives have to end after the end of their group.
constexpr auto kPatience = std::chrono::seconds(5);

// What a send carries instead of a value that could not be computed. A receiver who sees it asks
// the store, so a value may look like this.
constexpr uint8_t kMark[] = {0xd3, 0x91, 0x5a, 0x7e, 0x0c, 0xb8, 0x46, 0xf1,
                             0x29, 0xe4, 0x83, 0x1d, 0x6f, 0xa2, 0xc7, 0x58};

void mark(const Tensor& tensor) {
  auto* bytes = static_cast<uint8_t*>(tensor.data_ptr());
  std::memcpy(bytes, kMark, std::min(tensor.nbytes(), sizeof(kMark)));
}

bool is_marked(const Tensor& tensor) {
  auto size = std::min(tensor.nbytes(), sizeof(kMark));
  return size > 0 && std::memcmp(tensor.data_ptr(), kMark, size) == 0;
}

// A collective on its way between the core and the host's backend.
struct Carriage {
  explicit Carriage(Group* group) : group(group) {
    std::lock_guard lock(group->mutex);
    group->open++;
  }
  ~Carriage() {
    // After the count the host may be gone, so its parts go first.
    started = {};
    check.reset();
    start = nullptr;
    std::lock_guard lock(group->mutex);
    group->open--;
    group->changed.notify_all();
  }
  Carriage(const Carriage&) = delete;
  Carriage& operator=(const Carriage&) = delete;

  Waiting waiting;
  Group* group;
  Start start;
  const char* name;
  c10d::OpType type;
  Terms terms;
  uint64_t number;
  bool is_p2p;
  int64_t root;  // or the other rank of a send or receive
  int tag;
  std::vector<int64_t> sent;  // to each rank, in an exchange
  Milliseconds timeout;
  Specs input_specs, output_specs;
  std::shared_ptr<std::atomic<int>> source;  // the sender that a receive met
  uint64_t pending = 0;
  Tensors inputs, outputs, hashes;
  HostWork check;
  Started started;
  std::atomic<size_t> left{1};
  std::mutex mutex;
  std::string error;

  // What this rank does, for people.
  std::string call() const {
    auto text = name + terms.others;
    for (auto& spec : terms.specs) {
      text += c10::str(", ", spec.type, ' ', c10::IntArrayRef(spec.sizes));
    }
    return text;
  }

  // What must be equal on all ranks.
  int64_t agreed() const {
    auto text = c10::str(number, name, terms.others);
    for (auto& spec : terms.specs) {
      auto count = terms.only_type ? 0 : c10::multiply_integers(spec.sizes);
      text += c10::str(' ', static_cast<int>(spec.type), ' ', count);
      if (terms.only_type) break;
    }
    return static_cast<int64_t>(std::hash<std::string>()(text));
  }

  // The ranks that need this rank's operands, and so do not end before it.
  std::vector<int64_t> readers() const {
    using c10d::OpType;
    bool has_root = type == OpType::REDUCE || type == OpType::GATHER;
    std::vector<int64_t> readers;
    for (int64_t rank = 0; rank < group->host->getSize(); rank++) {
      bool is_reader = sent.empty() ? !has_root || rank == root : sent[rank] > 0;
      if (is_reader) readers.push_back(rank);
    }
    return readers;
  }

  // Tells the others where this rank is, and asks whether they do the same.
  void begin() {
    auto size = group->host->getSize();
    group->roll->begins(is_p2p, c10::str(number, " ", call()));
    if (is_p2p || !group->checks || size == 1) return;
    auto own = at::full({1}, agreed(), at::kLong);
    for (int i = 0; i < size; i++) hashes.push_back(at::empty({1}, at::kLong));
    std::vector<Tensors> lists{hashes};
    Tensors list{own};
    check = group->host->allgather(lists, list);
  }

  // What is wrong with the calls of the ranks; empty if they are the same.
  std::string disagreement() const {
    if (!check) return "";
    check->wait();
    auto own = hashes[group->host->getRank()].item<int64_t>();
    bool is_same = std::all_of(hashes.begin(), hashes.end(),
                               [=](auto& hash) { return hash.template item<int64_t>() == own; });
    return is_same ? "" : "ranks do not call the same collective: " + calls();
  }

  void run() {
    if (!is_p2p) group->roll->expects(number);
    started = start(*group->host, inputs, outputs);
    left += started.parts.size();
    auto parts = started.parts;
    for (const auto& part : parts) watch(part);
  }

  // Takes part without operands. The others hear so first, and nothing is left of the results: what
  // is exchanged keeps the host's backend in step, so the next collective is right.
  void run_without(const std::string& why) {
    if (!error.empty()) return;
    for (auto& [sizes, type] : input_specs) inputs.push_back(at::zeros(sizes, type));
    for (auto& [sizes, type] : output_specs) outputs.push_back(at::zeros(sizes, type));
    auto& roll = *group->roll;
    if (is_p2p) {
      mark(inputs.at(0));
      roll.sends_mark(root, tag, why);
    } else {
      roll.lacks(number, why);
      if (!disagreement().empty() || !roll.is_heard(number, readers(), timeout)) return;
    }
    run();
  }

  // What each rank calls at this number: all of them see that they differ, and tell.
  std::string calls() const {
    auto key = [this](int rank) { return c10::str("call ", number, " ", rank); };
    auto own = call();
    auto& store = group->store;
    store->set(key(group->host->getRank()), std::vector<uint8_t>(own.begin(), own.end()));
    std::string text;
    for (int rank = 0; rank < group->host->getSize(); rank++) {
      store->wait({key(rank)}, kPatience);
      auto told = store->get(key(rank));
      text += c10::str(rank == 0 ? "" : "; ", "rank ", rank, " calls ",
                       std::string(told.begin(), told.end()));
    }
    return text;
  }

  // Notes the end of a part; the last one ends the collective and deletes this.
  void part_ends(const std::string& failure) {
    if (!failure.empty()) {
      std::lock_guard lock(mutex);
      if (error.empty()) error = failure;
    }
    if (--left > 0) return;
    std::unique_ptr<Carriage> self(this);
    auto lack = is_p2p ? std::string() : group->roll->lack_of(number);
    if (pending == 0) return;
    if (!lack.empty()) error = lack;
    if (error.empty()) {
      try {
        started.end();
      } catch (const std::exception& failed) {
        error = message_of(failed);
      }
    }
    if (!error.empty()) {
      error = c10::str(name, " number ", number, " of group ", group->name, " on rank ",
                       group->host->getRank(), " of ", group->host->getSize(), ": ", error);
    }
    tpu_collective_end(pending, {error.data(), error.size()});
  }

  std::string explained(const std::string& failure) const {
    return c10::str(failure, ". ", group->roll->call(is_p2p));
  }

  void watch(const HostWork& part) {
    if (!is_p2p) {
      part->getFuture()->addCallback([this](c10::ivalue::Future& future) {
        part_ends(future.hasError() ? explained(future.tryRetrieveErrorMessage()) : std::string());
      });
      return;
    }
    // Sends and receives have no future, and end in any order.
    std::thread([this, part] {
      std::string failure;
      try {
        part->wait();
        if (source) *source = part->sourceRank();
        bool is_lack = !outputs.empty() && is_marked(outputs[0]);
        if (is_lack) failure = group->roll->why_mark(source ? source->load() : root, tag);
      } catch (const std::exception& failed) {
        failure = explained(message_of(failed));
      }
      part_ends(failure);
    }).detach();
  }
};

void begin(void* context) {
  auto* carriage = static_cast<Carriage*>(context);
  try {
    carriage->begin();
  } catch (const std::exception& failed) {
    carriage->error = carriage->explained(message_of(failed));
  }
}

void start(void* context, void* const* inputs, void* const* outputs, uint64_t pending,
           TpuText error) {
  auto* carriage = static_cast<Carriage*>(context);
  carriage->pending = pending;
  std::string failure = carriage->error;
  try {
    at::NoGradGuard no_grad;
    if (pending == 0) {
      carriage->run_without({error.data, error.size});
      carriage->part_ends("");
      return;
    }
    carriage->inputs = over(carriage->input_specs, inputs);
    carriage->outputs = over(carriage->output_specs, outputs);
    if (failure.empty()) failure = carriage->disagreement();
    if (failure.empty()) carriage->run();
  } catch (const std::exception& failed) {
    failure = pending == 0 ? message_of(failed) : carriage->explained(message_of(failed));
  }
  carriage->part_ends(failure);
}

// The types in which the host reduces; gloo knows few.
at::ScalarType wire_type(at::ScalarType type) {
  if (type == at::kBool) return at::kByte;
  if (c10::isFloat8Type(type)) return at::kFloat;
  if (type == at::kShort || type == at::kUInt16) return at::kInt;
  if (type == at::kUInt32 || type == at::kUInt64) return at::kLong;
  return type;
}

}  // namespace

bool close(Group* group) {
  std::unique_lock lock(group->mutex);
  auto patience = std::exchange(group->is_closed, true) ? std::chrono::seconds(0) : kPatience;
  if (patience.count() > 0) {
    lock.unlock();
    tpu_queue_close(group->queue);
    tpu_queue_close(group->queue + 1);
    lock.lock();
  }
  return group->changed.wait_for(lock, patience, [=] { return group->open == 0; });
}

void let_go(Group* group) {
  if (close(group)) delete group;
}

Specs specs(const Tensors& tensors) {
  Specs specs;
  specs.reserve(tensors.size());
  for (auto& tensor : tensors) {
    specs.push_back({c10::DimVector(tensor.sizes()), tensor.scalar_type()});
  }
  return specs;
}

uint64_t carry(Collective& collective, uint64_t number, c10::DeviceIndex device, Group* group,
               std::shared_ptr<std::atomic<int>> source) {
  c10::SmallVector<TpuTensor, 2> inputs, outputs;
  for (auto& tensor : collective.inputs) inputs.push_back(describe(tensor));
  for (auto& tensor : collective.outputs) outputs.push_back(describe(tensor));
  auto carriage = std::make_unique<Carriage>(group);
  carriage->start = std::move(collective.start);
  carriage->name = collective.name;
  carriage->terms = std::move(collective.terms);
  carriage->number = number;
  carriage->is_p2p = is_p2p(collective.type);
  carriage->type = collective.type;
  carriage->root = collective.root;
  carriage->sent = std::move(collective.parts.sent);
  carriage->tag = collective.tag;
  carriage->timeout = collective.timeout;
  carriage->input_specs = specs(collective.inputs);
  carriage->output_specs = specs(collective.outputs);
  carriage->source = std::move(source);
  TpuCollective given{device,
                      group->queue + (carriage->is_p2p ? 1 : 0),
                      inputs.data(),
                      static_cast<uint32_t>(inputs.size()),
                      outputs.data(),
                      static_cast<uint32_t>(outputs.size()),
                      {collective.name, std::strlen(collective.name)},
                      group->fuses && !carriage->is_p2p,
                      carriage.get(),
                      &begin,
                      &start};
  uint64_t event = 0;
  check(tpu_collective(&given, &event));
  carriage.release();
  return event;
}

const char* name_of(const ReduceOp& op) {
  static constexpr const char* kNames[] = {"SUM",  "AVG", "PRODUCT", "MIN",       "MAX",
                                           "BAND", "BOR", "BXOR",    "PREMUL_SUM"};
  return kNames[op.op_];
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

Tensor as_bytes(const Tensor& tensor) { return tensor.reshape({-1}).view(at::kByte); }

std::vector<int64_t> parts_of(const Tensor& tensor, const std::vector<int64_t>& splits, int size) {
  if (splits.empty()) {
    TORCH_CHECK(tensor.dim() > 0 && tensor.size(0) % size == 0,
                "Tensor's dim 0 does not divide equally across group size");
    return std::vector<int64_t>(size, tensor.numel() / size);
  }
  TORCH_CHECK(splits.size() == static_cast<size_t>(size),
              "Number of tensor splits not equal to group size");
  int64_t rows = 0;
  for (auto split : splits) rows += split;
  TORCH_CHECK(tensor.dim() > 0 && rows == tensor.size(0),
              "Split sizes doesn't match total dim 0 size");
  auto row = rows == 0 ? 0 : tensor.numel() / rows;
  std::vector<int64_t> parts;
  for (auto split : splits) parts.push_back(split * row);
  return parts;
}

Tensor joined(const Tensors& tensors) {
  Tensors flat;
  for (auto& tensor : tensors) flat.push_back(tensor.reshape({-1}));
  return at::cat(flat);
}

std::vector<Tensors> list_of_bytes(const Tensors& tensors) {
  std::vector<Tensors> lists;
  if (!tensors.empty()) lists.emplace_back();
  for (auto& tensor : tensors) lists[0].push_back(as_bytes(tensor));
  return lists;
}

Started all_gather(Host& host, Tensors& outputs, Tensor& input) {
  bool is_even = true;
  for (auto& output : outputs) is_even &= output.nbytes() == input.nbytes();
  if (is_even) {
    auto lists = list_of_bytes(outputs);
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

Started all_to_all(Host& host, const Tensor& output, const Tensor& input, Parts parts) {
  for (auto* list : {&parts.sent, &parts.received}) {
    for (auto& part : *list) part *= input.element_size();
  }
  auto to = as_bytes(output), from = as_bytes(input);
  return {{host.alltoall_base(to, from, parts.received, parts.sent)}};
}

}  // namespace torch_tpu
