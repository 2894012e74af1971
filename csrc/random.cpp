// Random streams: the whole state of a counter generator is its seed and its offset.

#include <ATen/EmptyTensor.h>
#include <ATen/core/Generator.h>

#include <array>
#include <cstring>

#include "shim.h"

namespace torch_tpu {
namespace {

struct Generator final : c10::GeneratorImpl {
  explicit Generator(c10::DeviceIndex device)
      : GeneratorImpl(c10::Device(kTpu, device), c10::DispatchKeySet(kTpuKey)) {}

  static c10::DeviceType device_type() { return kTpu; }

  void set_current_seed(uint64_t seed) override { set(seed, 0); }
  uint64_t current_seed() const override { return state.seed; }
  uint64_t seed() override {
    set_current_seed(c10::detail::getNonDeterministicRandom());
    return state.seed;
  }
  void set_offset(uint64_t offset) override { state.offset = offset; }
  uint64_t get_offset() const override { return state.offset; }

  // The state as bytes: the seed, then the offset. DTensor edits and sends them.
  c10::intrusive_ptr<c10::TensorImpl> get_state() const override {
    uint64_t words[] = {state.seed, state.offset};
    auto bytes = at::detail::empty_cpu({sizeof(words)}, at::kByte);
    std::memcpy(bytes.data_ptr(), words, sizeof(words));
    return bytes.getIntrusivePtr();
  }
  void set_state(const c10::TensorImpl& bytes) override {
    TORCH_CHECK_TYPE(bytes.device().is_cpu() && bytes.dtype() == caffe2::TypeMeta::Make<uint8_t>(),
                     "RNG state must be a torch.ByteTensor");
    TORCH_CHECK(bytes.numel() == sizeof(state) && bytes.is_contiguous(),
                "RNG state is wrong size: a tpu generator has ", sizeof(state), " bytes, got ",
                bytes.numel());
    uint64_t words[2];
    std::memcpy(words, bytes.data(), sizeof(words));
    set(words[0], words[1]);
  }

  TpuGenerator state{c10::default_rng_seed_val, 0};

 private:
  void set(uint64_t seed, uint64_t offset) { state.seed = seed, state.offset = offset; }

  Generator* clone_impl() const override {
    auto* copy = new Generator(device().index());
    copy->set(state.seed, state.offset);
    return copy;
  }
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

TpuGenerator* state_of(const at::Generator& generator) {
  return &at::check_generator<Generator>(generator)->state;
}

void register_random() {
  // Gives Python the generators that ops use by default.
  auto& library = definitions();
  library.def("default_generator(int device) -> Generator?", [](int64_t device) {
    return default_generator(static_cast<c10::DeviceIndex>(device));
  });
}

}  // namespace torch_tpu
