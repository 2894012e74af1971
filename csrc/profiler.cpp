// torch.profiler shows the device's work: its runs, the compiler's work and transfers.
//
// Records and cuts are left out, as torch itself notes each operation. Torch before 2.12 has no
// interface for out-of-tree devices; torch_tpu.profile works there, too.

#include "shim.h"

#if __has_include(<torch/csrc/profiler/standalone/privateuse1_profiler.h>)
#define USE_KINETO
#include <libkineto.h>
#include <torch/csrc/profiler/standalone/privateuse1_profiler.h>

#include <chrono>
#include <map>
#include <string>

namespace torch_tpu {
namespace {

using libkineto::ActivityType;

int64_t now() {
  auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::nanoseconds>(since).count();
}

std::string text(const TpuText& text) { return {text.data, text.size}; }

struct Session final : libkineto::IActivityProfilerSession {
  void start() override {
    buffer->span = libkineto::TraceSpan(now(), 0, "tpu");
    if (tpu_profile_begin() == 0) {
      failures.emplace_back("torch_tpu.profile is taking a profile already");
      status_ = libkineto::TraceStatus::ERROR;
      return;
    }
    status_ = libkineto::TraceStatus::RECORDING;
  }

  void stop() override {
    if (status_ != libkineto::TraceStatus::RECORDING) return;
    auto each = [](void* self, const TpuSpan* span) { static_cast<Session*>(self)->add(*span); };
    if (tpu_profile_end(this, each) != TPU_OK) failures.push_back(text(tpu_last_error()));
    buffer->span.endTime = now();
    status_ = libkineto::TraceStatus::PROCESSING;
  }

  void add(const TpuSpan& span) {
    if (span.kind == TPU_RECORD || span.kind == TPU_CUT) return;
    auto type = span.kind == TPU_RUN        ? ActivityType::CONCURRENT_KERNEL
                : span.kind == TPU_TRANSFER ? ActivityType::GPU_MEMCPY
                                            : ActivityType::PRIVATEUSE1_RUNTIME;
    buffer->emplace_activity(buffer->span, type, text(span.name));
    auto& activity = *buffer->activities.back();
    activity.startTime = static_cast<int64_t>(span.start);
    activity.endTime = static_cast<int64_t>(span.end);
    activity.device = std::max(span.device, 0);
    activity.resource = tracks.try_emplace(text(span.track), tracks.size()).first->second;
  }

  void processTrace(libkineto::ActivityLogger& logger) override {
    for (const auto& activity : buffer->activities) activity->log(logger);
  }

  std::vector<std::string> errors() override { return failures; }
  std::unique_ptr<libkineto::DeviceInfo> getDeviceInfo() override { return nullptr; }

  std::vector<libkineto::ResourceInfo> getResourceInfos() override {
    std::vector<libkineto::ResourceInfo> infos;
    for (const auto& [name, id] : tracks) infos.push_back({id, id, 0, name});
    return infos;
  }

  std::unique_ptr<libkineto::CpuTraceBuffer> getTraceBuffer() override { return std::move(buffer); }

  std::unique_ptr<libkineto::CpuTraceBuffer> buffer{new libkineto::CpuTraceBuffer};
  std::map<std::string, int64_t> tracks;
  std::vector<std::string> failures;
};

struct Profiler final : libkineto::IActivityProfiler {
  const std::string& name() const override { return name_; }
  const std::set<ActivityType>& availableActivities() const override { return activities_; }

  std::unique_ptr<libkineto::IActivityProfilerSession> configure(
      const std::set<ActivityType>& wanted, const libkineto::Config&) override {
    // A profile of the CPU alone does not touch the device.
    if (!wanted.contains(ActivityType::PRIVATEUSE1_RUNTIME)) return nullptr;
    return std::make_unique<Session>();
  }
  std::unique_ptr<libkineto::IActivityProfilerSession> configure(
      int64_t, int64_t, const std::set<ActivityType>& wanted,
      const libkineto::Config& config) override {
    return configure(wanted, config);
  }

  std::string name_ = "tpu";
  std::set<ActivityType> activities_ = {ActivityType::CONCURRENT_KERNEL, ActivityType::GPU_MEMCPY,
                                        ActivityType::PRIVATEUSE1_RUNTIME};
};

}  // namespace

void register_profiler() {
  torch::profiler::impl::PrivateUse1ProfilerRegistry::instance().registerFactory(
      [] { return std::make_unique<Profiler>(); });
}

}  // namespace torch_tpu

#else

void torch_tpu::register_profiler() {}

#endif
