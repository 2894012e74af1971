// torch.distributed's backend "tpu_dist". Calls wait for nothing: the order of the calls is the
// order of the work, and values come when they come.

#include <ATen/ATen.h>

#include <torch/csrc/distributed/c10d/GroupRegistry.hpp>
#include <torch/csrc/distributed/c10d/ProcessGroup.hpp>
#include <torch/csrc/distributed/c10d/reducer_timer.hpp>

#include "program.h"
#include "work.h"

namespace torch_tpu {
namespace {

using at::Tensor;
using c10d::OpType;
using c10d::ReduceOp;

constexpr auto kName = "tpu_dist";

// Versions of torch without copies of options do not share them either.
auto copied(const auto& options) {
  if constexpr (requires { options->clone(); }) {
    return options->clone();
  } else {
    return options;
  }
}

class TpuBackend final : public c10d::Backend {
 public:
  // `world` is the number of ranks if collectives are operations of programs, or else 0.
  TpuBackend(c10::intrusive_ptr<Host> host, c10::intrusive_ptr<c10d::Store> store, bool checks,
             bool fuses, int64_t world, c10::intrusive_ptr<Options> options)
      : Backend(host->getRank(), host->getSize()),
        options_(std::move(options)),
        world_(world),
        group_(new Group) {
    static std::atomic<uint64_t> queues{0};
    if (getSize() > 1) tpu_joins_a_world();
    group_->host = std::move(host);
    group_->store = std::move(store);
    group_->roll = std::make_shared<Roll>(group_->store, getRank(), getSize());
    if (getSize() > 1) give_signs(group_->roll);
    group_->name = options_->group_name;
    group_->queue = queues += 2;
    group_->checks = checks;
    group_->fuses = fuses;
    if (world == 0) return;
    std::vector<int64_t> ranks;
    for (auto rank : options_->global_ranks_in_group) ranks.push_back(static_cast<int64_t>(rank));
    for (int64_t rank = 0; options_->global_ranks_in_group.empty() && rank < getSize(); rank++) {
      ranks.push_back(rank);
    }
    grid_ = grid_of(ranks, world);
    is_world_ = options_->global_ranks_in_group.empty();
    if (is_world_) check(tpu_enter_world(getRank()));
  }
  ~TpuBackend() override { let_go(group_); }

  const std::string getBackendName() const override { return kName; }
  c10::intrusive_ptr<Options> getBackendOptions() override { return options_; }
  void setTimeout(Milliseconds timeout) override {
    options_->timeout = timeout;
    host().setTimeout(timeout);
  }
  uint64_t getSequenceNumberForGroup() override { return number_; }
  void setSequenceNumberForGroup() override {}
  bool supportsSplitting() const override { return host().supportsSplitting(); }
  c10::intrusive_ptr<Backend> split(const c10::intrusive_ptr<c10d::Store>& store,
                                    const std::vector<int>& ranks,
                                    const c10::intrusive_ptr<Options>& options) override {
    auto given = copied(host().getBackendOptions());
    given->timeout = options->timeout;
    given->group_name = options->group_name;
    given->group_desc = options->group_desc;
    given->global_ranks_in_group = options->global_ranks_in_group;
    auto part = host().split(store, ranks, given);
    if (!part) return nullptr;
    auto own = c10::make_intrusive<Options>(kName, options->timeout);
    own->group_name = options->group_name;
    own->global_ranks_in_group = options->global_ranks_in_group;
    return c10::make_intrusive<TpuBackend>(part, store, group_->checks, group_->fuses, world_, own);
  }
  void abort() override { host().abort(); }
  // The others hear that this rank comes no more. The end of the host's backend ends what they wait
  // for, although an exception on its way may keep this group.
  void shutdown() override {
    if (!std::exchange(has_left_, true)) {
      auto why = tpu_handled_exception();
      group_->roll->leaves({why.data, why.size});
      if (is_world_) tpu_leave_world(getRank(), why);
    }
    if (close(group_)) group_->host.reset();
  }

  bool supportsCoalescing() const override { return true; }
  void startCoalescing() override { together_.emplace(); }
  HostWork endCoalescing() override {
    auto works = std::move(together_).value_or(std::vector<HostWork>());
    together_.reset();
    return make_works(std::move(works));
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
    return submit({OpType::BROADCAST,
                   "broadcast",
                   is_root ? Tensors{tensor} : Tensors{},
                   is_root ? Tensors{} : Tensors{tensor},
                   begin,
                   options.timeout,
                   terms(tensors, options.rootRank),
                   tensors,
                   {},
                   options.rootRank});
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
    return submit({OpType::REDUCE,
                   "reduce",
                   {tensor},
                   is_root ? Tensors{tensor} : Tensors{},
                   begin,
                   options.timeout,
                   terms(tensors, c10::str(" of ", name_of(options.reduceOp), " with root ",
                                           options.rootRank)),
                   tensors,
                   options.reduceOp,
                   options.rootRank});
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
    return gather_flat({output}, {input}, options.timeout);
  }
  HostWork allgather_into_tensor_coalesced(Tensors& outputs, Tensors& inputs,
                                           const c10d::AllgatherOptions& options) override {
    return gather_flat(outputs, inputs, options.timeout);
  }

  HostWork gather(std::vector<Tensors>& outputs, Tensors& inputs,
                  const c10d::GatherOptions& options) override {
    auto begin = [root = options.rootRank](Host& host, Tensors& in, Tensors& out) -> Started {
      auto lists = list_of_bytes(out);
      Tensors list{as_bytes(in[0])};
      c10d::GatherOptions given;
      given.rootRank = root;
      return {{host.gather(lists, list, given)}};
    };
    auto input = only(inputs);
    auto all = outputs.empty() ? Tensors{} : outputs[0];
    for (auto& tensor : all) check_same(tensor, input);
    return submit({OpType::GATHER,
                   "gather",
                   {input},
                   all,
                   begin,
                   options.timeout,
                   terms(inputs, options.rootRank),
                   {},
                   {},
                   options.rootRank});
  }

  HostWork scatter(Tensors& outputs, std::vector<Tensors>& inputs,
                   const c10d::ScatterOptions& options) override {
    auto begin = [root = options.rootRank](Host& host, Tensors& in, Tensors& out) -> Started {
      auto lists = list_of_bytes(in);
      Tensors list{as_bytes(out[0])};
      c10d::ScatterOptions given;
      given.rootRank = root;
      return {{host.scatter(list, lists, given)}};
    };
    auto output = only(outputs);
    auto all = inputs.empty() ? Tensors{} : inputs[0];
    for (auto& tensor : all) check_same(tensor, output);
    return submit({OpType::SCATTER,
                   "scatter",
                   all,
                   {output},
                   begin,
                   options.timeout,
                   terms(outputs, options.rootRank),
                   {},
                   {},
                   options.rootRank});
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
    return submit({OpType::REDUCE_SCATTER,
                   "reduce_scatter",
                   inputs[0],
                   {output},
                   begin,
                   options.timeout,
                   terms(inputs[0], options.reduceOp),
                   {},
                   options.reduceOp});
  }
  HostWork _reduce_scatter_base(Tensor& output, Tensor& input,
                                const c10d::ReduceScatterOptions& options) override {
    return scatter_flat({output}, {input}, options);
  }
  HostWork reduce_scatter_tensor_coalesced(Tensors& outputs, Tensors& inputs,
                                           const c10d::ReduceScatterOptions& options) override {
    return scatter_flat(outputs, inputs, options);
  }

  HostWork alltoall_base(Tensor& output, Tensor& input, std::vector<int64_t>& output_splits,
                         std::vector<int64_t>& input_splits,
                         const c10d::AllToAllOptions& options) override {
    check_type(output, input);
    Parts parts{parts_of(input, input_splits, getSize()),
                parts_of(output, output_splits, getSize())};
    auto begin = [parts](Host& host, Tensors& in, Tensors& out) {
      return all_to_all(host, out[0], in[0], parts);
    };
    Tensors inputs{input}, outputs{output};
    Collective collective{OpType::ALLTOALL_BASE, "all_to_all_single", inputs, outputs, begin,
                          options.timeout,       exchanged(inputs)};
    collective.parts = std::move(parts);
    return submit(std::move(collective));
  }
  HostWork alltoall(Tensors& outputs, Tensors& inputs,
                    const c10d::AllToAllOptions& options) override {
    auto size = static_cast<size_t>(getSize());
    TORCH_CHECK(outputs.size() == size && inputs.size() == size,
                "all_to_all wants one input and one output for each of ", size, " ranks");
    Parts parts;
    for (size_t i = 0; i < size; i++) {
      check_type(inputs[0], inputs[i]);
      check_type(outputs[i], inputs[0]);
      parts.sent.push_back(inputs[i].numel());
      parts.received.push_back(outputs[i].numel());
    }
    auto begin = [parts](Host& host, Tensors& in, Tensors& out) {
      auto from = joined(in), to = joined(out);
      auto started = all_to_all(host, to, from, parts);
      // What is sent lives until then.
      started.end = [out, to, from, parts] {
        auto got = to.split_with_sizes(parts.received);
        for (size_t i = 0; i < out.size(); i++) out[i].copy_(got[i].view_as(out[i]));
      };
      return started;
    };
    Collective collective{OpType::ALLTOALL, "all_to_all",     inputs, outputs, begin,
                          options.timeout,  exchanged(inputs)};
    collective.parts = std::move(parts);
    return submit(std::move(collective));
  }

  HostWork send(Tensors& tensors, int to, int tag) override {
    auto begin = [=](Host& host, Tensors& in, Tensors&) -> Started {
      Tensors list{as_bytes(in.at(0))};
      return {{host.send(list, to, tag)}, [list] {}};
    };
    auto called = terms(tensors, c10::str(" to rank ", to));
    return pass({OpType::SEND, "send", tensors, {}, begin, c10d::kUnsetTimeout, called}, to, tag);
  }
  HostWork recv(Tensors& tensors, int from, int tag) override {
    auto begin = [=](Host& host, Tensors&, Tensors& out) -> Started {
      Tensors list{as_bytes(out[0])};
      return {{host.recv(list, from, tag)}, [list] {}};
    };
    auto called = terms(tensors, c10::str(" from rank ", from));
    return pass({OpType::RECV, "recv", {}, tensors, begin, c10d::kUnsetTimeout, called}, from, tag);
  }
  HostWork recvAnysource(Tensors& tensors, int tag) override {
    auto begin = [=](Host& host, Tensors&, Tensors& out) -> Started {
      Tensors list{as_bytes(out[0])};
      return {{host.recvAnysource(list, tag)}, [list] {}};
    };
    auto type = OpType::RECVANYSOURCE;
    auto called = terms(tensors, std::string(" from any rank"));
    return pass({type, "recv", {}, tensors, begin, c10d::kUnsetTimeout, called}, -1, tag);
  }

  // The device's work before a barrier is started before it.
  HostWork barrier(const c10d::BarrierOptions& options) override {
    check(tpu_cut(current_device()));
    auto begin = [](Host& host, Tensors&, Tensors&) -> Started { return {{host.barrier({})}}; };
    return submit({OpType::BARRIER, "barrier", {}, {}, begin, options.timeout, Terms{}});
  }

 private:
  static const Tensor& only(const Tensors& tensors) {
    TORCH_CHECK(tensors.size() == 1,
                "a rank has one device, so a collective takes one tensor, not ", tensors.size());
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
    return submit({type,
                   "all_reduce",
                   tensors,
                   tensors,
                   begin,
                   options.timeout,
                   terms(tensors, options.reduceOp),
                   {},
                   options.reduceOp});
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
    return submit({type, "all_gather", inputs, outputs, begin, timeout, terms(outputs)});
  }

  // Gathers each input into one tensor.
  HostWork gather_flat(const Tensors& outputs, const Tensors& inputs, Milliseconds timeout) {
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
    return submit({OpType::_ALLGATHER_BASE, "all_gather_single", inputs, outputs, begin, timeout,
                   terms(inputs)});
  }

  // Reduces each input and keeps this rank's part.
  HostWork scatter_flat(const Tensors& outputs, const Tensors& inputs,
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
    return submit({OpType::_REDUCE_SCATTER_BASE,
                   "reduce_scatter_single",
                   inputs,
                   outputs,
                   begin,
                   options.timeout,
                   terms(inputs, options.reduceOp),
                   {},
                   options.reduceOp});
  }

  // Hands a send or a receive to the core.
  HostWork pass(Collective collective, int64_t other, int tag) {
    collective.root = other;
    collective.tag = tag;
    return submit(std::move(collective));
  }

  // Hands a collective to the core.
  HostWork submit(Collective collective) {
    host();
    TORCH_CHECK(collective.type == OpType::RECVANYSOURCE ||
                    (collective.root >= 0 && collective.root < getSize()),
                collective.name, ": invalid ", is_p2p(collective.type) ? "" : "root ",
                "rank: ", collective.root);
    for (auto* list : {&collective.inputs, &collective.outputs}) {
      for (auto& tensor : *list) {
        TORCH_CHECK(is_tpu(tensor) && tensor.layout() == at::kStrided, "backend ", kName,
                    " carries dense tensors of device tpu, not of ", tensor.device());
        check_dtype(tensor.scalar_type());
      }
    }
    if (collective.timeout == c10d::kUnsetTimeout) collective.timeout = options_->timeout;
    auto& any = collective.inputs.empty() ? collective.outputs : collective.inputs;
    auto device = any.empty() ? current_device() : any[0].device().index();
    auto number = is_p2p(collective.type) ? ++p2p_number_ : ++number_;
    auto source =
        collective.type == OpType::RECVANYSOURCE ? std::make_shared<std::atomic<int>>(-1) : nullptr;
    uint64_t event = 0;
    collective.is_recorded = recorded(collective, number);
    if (collective.is_recorded) {
      check(tpu_event_record(device, false, &event));
    } else {
      event = carry(collective, number, device, group_, source);
    }
    auto work = make_work(getRank(), collective, event, number, source);
    if (together_) together_->push_back(work);
    return work;
  }

  // Records the collective if it has a form inside a program. On a device that is only described,
  // the host keeps the values that it knows.
  bool recorded(const Collective& collective, uint64_t number) {
    if (world_ == 0) return false;
    auto& given = collective.type == OpType::BROADCAST ? collective.results : collective.inputs;
    int known = given.empty() ? 0 : 2;
    for (auto& tensor : given) {
      auto described = describe(tensor);
      known = std::min(known, tpu_is_known(tensor.device().index(), &described));
    }
    // Where the others do not exist, they have the same values.
    if (known > 0 && collective.type == OpType::BROADCAST) return true;
    if (known > 0 && record_alone(collective, getRank(), getSize())) return true;
    if (known == 2 || grid_.empty()) return false;
    if (!collective.parts.sent.empty()) {
      record(collective, exchange(collective, number), grid_);
    } else if (!record(collective, grid_, getSize())) {
      return false;
    }
    tpu_collective_recorded(collective.timeout.count());
    return true;
  }

  Exchange exchange(const Collective& collective, uint64_t number) {
    bool is_alone = host().getBackendName() == "fake";  // as in a plan
    return is_alone ? assume(collective, getRank(), getSize())
                    : agree(*group_, collective, number, posted_);
  }

  static Terms terms(const Tensors& tensors, std::string others = "") {
    return {std::move(others), specs(tensors)};
  }
  static Terms terms(const Tensors& tensors, const ReduceOp& op) {
    return terms(tensors, std::string(" of ") + name_of(op));
  }
  static Terms terms(const Tensors& tensors, int64_t root) {
    return terms(tensors, " with root " + std::to_string(root));
  }
  // Ranks exchange as many elements as they like, of one type.
  static Terms exchanged(const Tensors& tensors) {
    auto found = terms(tensors);
    found.only_type = true;
    return found;
  }

  Host& host() const {
    TORCH_CHECK(group_->host, "the process group has been shut down");
    return *group_->host;
  }

  c10::intrusive_ptr<Options> options_;
  int64_t world_;
  bool is_world_ = false, has_left_ = false;
  Group* group_;
  std::vector<int64_t> grid_;
  std::atomic<uint64_t> number_{0}, p2p_number_{0};
  std::optional<std::vector<HostWork>> together_;
  std::string posted_;  // where this rank told of its last exchange
};

// Gives a registered process group, whose backend of host tensors carries, a backend for this
// device.
void attach_backend(const std::string& group, const std::string& name, bool checks, bool fuses,
                    const std::vector<int64_t>& global_ranks, int64_t world, double timeout) {
  auto place = c10d::resolve_process_group(group);
  auto host = place->getBackend(c10::DeviceType::CPU);
  auto limit = std::chrono::duration_cast<Milliseconds>(std::chrono::duration<double>(timeout));
  auto options = c10::make_intrusive<c10d::Backend::Options>(kName, limit);
  options->group_name = name;
  for (auto rank : global_ranks) options->global_ranks_in_group.push_back(rank);
  auto backend =
      c10::make_intrusive<TpuBackend>(host, place->getStore(), checks, fuses, world, options);
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
  definitions().def(
      "attach_backend(str group, str name, bool checks, bool fuses, int[] global_ranks, int world, "
      "float timeout) -> ()",
      [](std::string group, std::string name, bool checks, bool fuses, std::vector<int64_t> ranks,
         int64_t world,
         double timeout) { attach_backend(group, name, checks, fuses, ranks, world, timeout); });
}

}  // namespace torch_tpu
