// Works: what torch.distributed's calls return.

#include "work.h"

#include <ATen/record_function.h>

namespace torch_tpu {
namespace {

// A future that has its tensors: who uses them waits for them.
c10::intrusive_ptr<c10::ivalue::Future> completed(const Tensors& results) {
  std::vector<c10::Device> devices;
  if (!results.empty()) devices.push_back(results[0].device());
  auto future = c10::make_intrusive<c10::ivalue::Future>(
      c10::ListType::create(c10::TensorType::get()), devices);
  future->markCompleted(c10::IValue(results));
  return future;
}

// The name of a collective in a profile, where one is made.
std::string title(const Collective& collective) {
  return at::hasCallbacks() ? std::string("tpu_dist:") + collective.name : "";
}

class TpuWork final : public c10d::Work {
 public:
  TpuWork(int rank, const Collective& collective, const std::string& title, uint64_t event,
          uint64_t number, std::shared_ptr<std::atomic<int>> source)
      : Work(rank, collective.type, title.empty() ? nullptr : title.c_str(), collective.inputs),
        name_(collective.name),
        outputs_(collective.results.empty() ? collective.outputs : collective.results),
        event_(event),
        number_(number),
        blocks_(collective.type == c10d::OpType::BARRIER),
        timeout_(collective.timeout),
        source_(std::move(source)),
        is_recorded_(collective.is_recorded) {
    // A profile shows the call; what it does is part of a program.
    if (recordFunctionEndCallback_) recordFunctionEndCallback_();
  }
  ~TpuWork() override { tpu_event_free(event_); }

  bool isCompleted() override {
    int32_t done = 0;
    check(tpu_event_done(event_, &done));
    return done != 0;
  }
  bool isSuccess() const override { return !exception(); }
  std::exception_ptr exception() const override {
    if (is_recorded_) return nullptr;
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
      if (!is_recorded_) passed(Milliseconds(0));
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
  c10::intrusive_ptr<c10::ivalue::Future> getFuture() override { return completed(outputs_); }
  uint64_t getSequencenumber() const override { return number_; }
  // It overrides a function that torch 2.11 does not have.
  Milliseconds getTimeout() const { return timeout_; }

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
  // Who asks for the end of what is only recorded cuts the program.
  bool is_recorded_;
};

// Several calls that end together.
class Together final : public c10d::Work {
 public:
  explicit Together(std::vector<HostWork> works)
      : Work(-1, c10d::OpType::COALESCED), works_(std::move(works)) {}
  bool isCompleted() override {
    return std::all_of(works_.begin(), works_.end(),
                       [](auto& work) { return work->isCompleted(); });
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
  c10::intrusive_ptr<c10::ivalue::Future> getFuture() override { return completed(result()); }

 private:
  std::vector<HostWork> works_;
};

}  // namespace

HostWork make_work(int rank, const Collective& collective, uint64_t event, uint64_t number,
                   std::shared_ptr<std::atomic<int>> source) {
  return c10::make_intrusive<TpuWork>(rank, collective, title(collective), event, number,
                                      std::move(source));
}

HostWork make_works(std::vector<HostWork> works) {
  return c10::make_intrusive<Together>(std::move(works));
}

}  // namespace torch_tpu
