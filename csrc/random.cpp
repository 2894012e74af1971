// Random streams: the whole state of a counter generator is its seed and its offset.

#include <ATen/EmptyTensor.h>
#include <ATen/core/Generator.h>

#include <array>
#include <cstring>
#include <mutex>

#include "shim.h"

namespace torch_tpu {
namespace {

struct Generator final : c10::GeneratorImpl {
  explicit Generator(c10::DeviceIndex device)
      : GeneratorImpl(c10::Device(kTpu, device), c10::DispatchKeySet(kTpuKey)) {}

  static c10::DeviceType device_type() { return kTpu; }

  void set_current_seed(uint64_t seed) override { set({seed, 0}); }
  uint64_t current_seed() const override { return place().seed; }
  uint64_t seed() override {
    set_current_seed(c10::detail::getNonDeterministicRandom());
    return current_seed();
  }
  void set_offset(uint64_t offset) override { set({current_seed(), offset}); }
  uint64_t get_offset() const override { return place().offset; }

  // The state as bytes: the seed, then the offset. DTensor edits and sends them.
  c10::intrusive_ptr<c10::TensorImpl> get_state() const override {
    auto now = place();
    auto bytes = at::detail::empty_cpu({sizeof(now)}, at::kByte);
    std::memcpy(bytes.data_ptr(), &now, sizeof(now));
    return bytes.getIntrusivePtr();
  }
  void set_state(const c10::TensorImpl& bytes) override {
    TORCH_CHECK_TYPE(bytes.device().is_cpu() && bytes.dtype() == caffe2::TypeMeta::Make<uint8_t>(),
                     "RNG state must be a torch.ByteTensor");
    TORCH_CHECK(bytes.numel() == sizeof(TpuPlace) && bytes.is_contiguous(),
                "RNG state is wrong size: a tpu generator has ", sizeof(TpuPlace), " bytes, got ",
                bytes.numel());
    TpuPlace given;
    std::memcpy(&given, bytes.data(), sizeof(given));
    set(given);
  }

  static TpuPlace draw(void* stream, uint64_t blocks) {
    auto* self = static_cast<Generator*>(stream);
    std::lock_guard lock(self->changing_);
    auto before = self->place_;
    self->place_.offset += blocks;
    return before;
  }

 private:
  Generator* clone_impl() const override {
    auto* copy = new Generator(device().index());
    copy->set(place());
    return copy;
  }

  TpuPlace place() const { return draw(const_cast<Generator*>(this), 0); }
  void set(TpuPlace place) {
    std::lock_guard lock(changing_);
    place_ = place;
  }

  std::mutex changing_;
  TpuPlace place_{c10::default_rng_seed_val, 0};
};

}  // namespace

at::Generator new_generator(c10::DeviceIndex device) {
  return at::make_generator<Generator>(device);
}

const at::Generator& default_generator(c10::DeviceIndex device) {
  // Made for every index in one step, so that seeding needs no device and starts nothing.
  static auto* generators = [] {
    auto* list = new std::array<at::Generator, kMaxDevices>;
    for (int i = 0; i < kMaxDevices; i++) {
      (*list)[i] = new_generator(static_cast<c10::DeviceIndex>(i));
    }
    return list;
  }();
  auto index = device < 0 ? current_device() : device;
  TORCH_CHECK(index < kMaxDevices, "invalid device ordinal tpu:", static_cast<int>(index));
  return (*generators)[index];
}

TpuGenerator stream_of(const at::Generator& generator) {
  return {at::check_generator<Generator>(generator), &Generator::draw};
}

void register_random() {
  // Gives Python the generators that ops use by default.
  auto& library = definitions();
  library.def("default_generator(int device) -> Generator?", [](int64_t device) {
    return default_generator(static_cast<c10::DeviceIndex>(device));
  });
}

}  // namespace torch_tpu
