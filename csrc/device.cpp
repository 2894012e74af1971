// The device as torch asks for it: allocator, current device, streams, events, hooks.
//
// A device runs everything in one order, so a stream is only a name here. Work keeps the order of
// the program, which every order of streams allows.

#include <ATen/core/CachingHostAllocator.h>
#include <ATen/detail/PrivateUse1HooksInterface.h>
#include <c10/core/CachingDeviceAllocator.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>
#include <c10/core/impl/alloc_cpu.h>

#include <atomic>
#include <map>
#include <mutex>
#include <thread>

#include "shim.h"

namespace torch_tpu {
namespace {

constexpr int kDevicesOfAHost = 16;

thread_local c10::DeviceIndex t_device = 0;
thread_local c10::StreamId t_streams[kMaxDevices] = {};
std::atomic<c10::StreamId> g_last_stream{0};

// Queries about the platform must not start it.
bool is_started() { return tpu_is_started() != 0; }

c10::DeviceIndex device_count() {
  int32_t count = 0;
  check(tpu_device_count(&count));
  return static_cast<c10::DeviceIndex>(std::min(count, kMaxDevices));
}

}  // namespace

void check_index(c10::DeviceIndex index) {
  // Device 0 always exists, and selecting it must not start the platform.
  if (index == 0) return;
  auto count = device_count();
  TORCH_CHECK(index >= 0 && index < count, "invalid device ordinal tpu:", static_cast<int>(index),
              ": there ", count == 1 ? "is 1 device" : c10::str("are ", int{count}, " devices"),
              ", numbered from 0");
}

namespace {

c10::DeviceIndex device_count_or_zero() noexcept {
  try {
    return device_count();
  } catch (...) {
    return 0;
  }
}

struct DeviceAllocator final : c10::DeviceAllocator {
  c10::DataPtr allocate(size_t bytes) override {
    TpuStorage storage = 0;
    check(tpu_storage_new(t_device, bytes, &storage));
    return {tpu_storage_address(storage), reinterpret_cast<void*>(storage), &free_storage,
            c10::Device(kTpu, t_device)};
  }

  void copy_data(void*, const void*, std::size_t) const override {
    TORCH_CHECK_NOT_IMPLEMENTED(false,
                                "a tpu storage has no address to copy from; use Tensor.copy_");
  }

  bool initialized() override { return is_started(); }
  // Buffers return to the plugin with their last user; there is no cache to empty.
  void emptyCache(c10::MempoolId_t) override {}
  void recordStream(const c10::DataPtr&, c10::Stream) override {}
  void resetAccumulatedStats(c10::DeviceIndex) override {}
  void resetPeakStats(c10::DeviceIndex device) override { check(tpu_reset_peak_memory(device)); }

  std::pair<size_t, size_t> getMemoryInfo(c10::DeviceIndex device) override {
    TpuMemory memory{};
    check(tpu_memory(device, &memory));
    return {memory.limit - std::min(memory.limit, memory.in_use), memory.limit};
  }

  c10::CachingDeviceAllocator::DeviceStats getDeviceStats(c10::DeviceIndex device) override {
    TpuMemory memory{};
    check(tpu_memory(device, &memory));
    c10::CachingAllocator::Stat bytes;
    bytes.current = static_cast<int64_t>(memory.in_use);
    bytes.peak = static_cast<int64_t>(memory.peak);
    bytes.allocated = static_cast<int64_t>(memory.allocated);
    bytes.freed = static_cast<int64_t>(memory.freed);
    c10::CachingAllocator::Stat count;
    count.current = count.peak = count.allocated = static_cast<int64_t>(memory.buffers);
    c10::CachingDeviceAllocator::DeviceStats stats;
    for (auto* array : {&stats.allocated_bytes, &stats.reserved_bytes, &stats.active_bytes,
                        &stats.requested_bytes}) {
      array->front() = bytes;
    }
    for (auto* array : {&stats.allocation, &stats.segment, &stats.active}) array->front() = count;
    return stats;
  }
};

// Host memory that counts as pinned. Plugins copy from any host memory, so pinning only has to
// report consistently which memory it covers.
struct PinnedAllocator final : at::HostAllocator {
  c10::DataPtr allocate(size_t bytes) override {
    void* data = c10::alloc_cpu(bytes);
    if (data != nullptr) {
      std::lock_guard lock(mutex);
      living[data] = bytes;
    }
    return {data, data, &release, c10::Device(c10::DeviceType::CPU)};
  }

  static void release(void* data);

  bool owns(const void* data) {
    std::lock_guard lock(mutex);
    auto after = living.upper_bound(const_cast<void*>(data));
    if (after == living.begin()) return false;
    auto [start, bytes] = *std::prev(after);
    return static_cast<const char*>(data) < static_cast<const char*>(start) + bytes;
  }

  void copy_data(void* to, const void* from, std::size_t bytes) const override {
    default_copy_data(to, from, bytes);
  }
  bool record_event(void*, void*, c10::Stream) override { return true; }
  void empty_cache() override {}
  at::HostStats get_stats() override { return {}; }
  void reset_accumulated_stats() override {}
  void reset_peak_stats() override {}

  std::mutex mutex;
  std::map<void*, size_t> living;
};

DeviceAllocator g_allocator;

PinnedAllocator& pinned() {
  // Pinned tensors may outlive static destruction.
  static auto* allocator = new PinnedAllocator;
  return *allocator;
}

void PinnedAllocator::release(void* data) {
  {
    std::lock_guard lock(pinned().mutex);
    pinned().living.erase(data);
  }
  c10::free_cpu(data);
}

uint64_t event_of(void* event) { return reinterpret_cast<uint64_t>(event); }

struct Guard final : c10::impl::DeviceGuardImplInterface {
  c10::DeviceType type() const override { return kTpu; }

  c10::Device exchangeDevice(c10::Device device) const override {
    auto old = getDevice();
    if (device.index() != old.index()) setDevice(device);
    return old;
  }
  c10::Device getDevice() const override { return {kTpu, t_device}; }
  void setDevice(c10::Device device) const override { uncheckedSetDevice(device); }
  void uncheckedSetDevice(c10::Device device) const noexcept override {
    if (device.index() >= 0) t_device = device.index();
  }
  // Autograd asks this even in programs that only use the CPU, to make a thread per device. Asking
  // must not start the platform, so before its start the answer is a bound.
  c10::DeviceIndex deviceCount() const noexcept override {
    if (is_started()) return device_count_or_zero();
    const char* wanted = std::getenv("TORCH_TPU_CPU_DEVICES");
    return static_cast<c10::DeviceIndex>(
        std::clamp(wanted ? std::atoi(wanted) : 0, kDevicesOfAHost, kMaxDevices));
  }

  c10::Stream getStream(c10::Device device) const override {
    auto index = index_of(device);
    return stream(index, t_streams[index]);
  }
  c10::Stream getDefaultStream(c10::Device device) const override {
    return stream(index_of(device), 0);
  }
  c10::Stream getStreamFromGlobalPool(c10::Device device, bool) const override {
    return getNewStream(device);
  }
  c10::Stream getNewStream(c10::Device device, int = 0) const override {
    check_index(index_of(device));
    return stream(index_of(device), ++g_last_stream);
  }
  c10::Stream exchangeStream(c10::Stream next) const override {
    auto old = getStream(next.device());
    t_streams[next.device_index()] = next.id();
    return old;
  }
  bool queryStream(const c10::Stream& stream) const override {
    uint64_t event = 0;
    check(tpu_event_record(stream.device_index(), false, &event));
    // An idle device answers within microseconds.
    bool done = false;
    for (int i = 0; i < 20 && !done; i++) {
      std::this_thread::sleep_for(std::chrono::microseconds(20));
      done = queryEvent(reinterpret_cast<void*>(event));
    }
    tpu_event_free(event);
    return done;
  }
  void synchronizeStream(const c10::Stream& stream) const override {
    check(tpu_synchronize(stream.device_index()));
  }
  void synchronizeDevice(const c10::DeviceIndex index) const override {
    check(tpu_synchronize(index_of({kTpu, index})));
  }

  // An event is the core's id for it, kept in the pointer itself; null was never recorded.
  void record(void** event, const c10::Stream& stream, const c10::DeviceIndex,
              const c10::EventFlag flag) const override {
    if (*event) tpu_event_free(event_of(*event));
    uint64_t id = 0;
    check(tpu_event_record(stream.device_index(), flag != c10::EventFlag::PYTORCH_DEFAULT, &id));
    *event = reinterpret_cast<void*>(id);
  }
  // Work on one device keeps its order, and the user of a value from another device waits for it.
  void block(void*, const c10::Stream&) const override {}
  bool queryEvent(void* event) const override {
    int32_t done = 1;
    if (event) check(tpu_event_done(event_of(event), &done));
    return done != 0;
  }
  void synchronizeEvent(void* event) const override {
    if (event) check(tpu_event_wait(event_of(event)));
  }
  void destroyEvent(void* event, const c10::DeviceIndex) const noexcept override {
    if (event) tpu_event_free(event_of(event));
  }
  double elapsedTime(void* start, void* end, const c10::DeviceIndex) const override {
    TORCH_CHECK(start && end, "Both events must be recorded before calculating elapsed time.");
    uint64_t from = 0, to = 0;
    check(tpu_event_time(event_of(start), &from));
    check(tpu_event_time(event_of(end), &to));
    return static_cast<double>(static_cast<int64_t>(to - from)) * 1e-6;
  }

 private:
  static c10::Stream stream(c10::DeviceIndex index, c10::StreamId id) {
    return c10::Stream(c10::Stream::UNSAFE, c10::Device(kTpu, index), id);
  }
};

struct Hooks final : at::PrivateUse1HooksInterface {
  bool isBuilt() const override { return true; }
  // Asking must not start the platform. The CPU platform needs no hardware, so the answer before
  // the start is yes; a platform that cannot start reports the reason at its first use.
  bool isAvailable() const override { return !is_started() || device_count_or_zero() > 0; }
  bool hasPrimaryContext(c10::DeviceIndex device) const override {
    return is_started() && device >= 0 && device < device_count_or_zero();
  }
  void init() const override { check(tpu_start()); }

  c10::DeviceIndex deviceCount() const override { return device_count_or_zero(); }
  void setCurrentDevice(c10::DeviceIndex device) const override {
    check_index(device);
    guard.setDevice({kTpu, device});
  }
  c10::DeviceIndex getCurrentDevice() const override { return t_device; }
  c10::DeviceIndex exchangeDevice(c10::DeviceIndex device) const override {
    return guard.exchangeDevice({kTpu, device}).index();
  }
  c10::DeviceIndex maybeExchangeDevice(c10::DeviceIndex device) const override {
    auto old = t_device;
    guard.uncheckedSetDevice({kTpu, device});
    return old;
  }

  bool isPinnedPtr(const void* data) const override { return pinned().owns(data); }
  c10::Allocator* getPinnedMemoryAllocator() const override { return &pinned(); }
  at::Device getDeviceFromPtr(void* data) const override {
    TpuStorage storage = 0;
    int32_t device = 0;
    check(tpu_storage_at(data, &storage, &device));
    return {kTpu, static_cast<c10::DeviceIndex>(device)};
  }

  const at::Generator& getDefaultGenerator(c10::DeviceIndex device) const override {
    return default_generator(device);
  }
  at::Generator getNewGenerator(c10::DeviceIndex device) const override {
    return new_generator(index_of({kTpu, device}));
  }

  void resizePrivateUse1Bytes(const c10::Storage& storage, size_t bytes) const override {
    auto* impl = storage.unsafeGetStorageImpl();
    check(tpu_storage_resize(handle_of(*impl), bytes));
    impl->set_nbytes(bytes);
  }

  Guard guard;
};

}  // namespace

c10::Allocator* allocator() { return &g_allocator; }

c10::DeviceIndex current_device() noexcept { return t_device; }

c10::DeviceIndex index_of(c10::Device device) noexcept {
  return device.has_index() ? device.index() : t_device;
}

TpuStorage handle_at(const void* address) {
  TpuStorage storage = 0;
  int32_t device = 0;
  check(tpu_storage_at(address, &storage, &device));
  return storage;
}

void free_storage(void* handle) { tpu_storage_free(reinterpret_cast<TpuStorage>(handle)); }

void register_device() {
  c10::SetAllocator(kTpu, allocator());
  at::setHostAllocator(kTpu, &pinned());
  static c10::impl::DeviceGuardImplRegistrar registrar(kTpu, new Guard);
  at::RegisterPrivateUse1HooksInterface(new Hooks);
}

}  // namespace torch_tpu
