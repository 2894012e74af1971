// Copies between the host and a device, and between tensors.

#include <ATen/ExpandUtils.h>
#include <ATen/core/Tensor.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/_conj_physical.h>
#include <ATen/ops/_local_scalar_dense.h>
#include <ATen/ops/empty.h>

#include <memory>

#include "shim.h"

namespace torch_tpu {
namespace {

void upload(const at::Tensor& host, const at::Tensor& target) {
  auto bytes = host.to(target.scalar_type()).contiguous();
  auto view = describe(target);
  check(tpu_upload(&view, bytes.const_data_ptr(), bytes.nbytes()));
}

void download(const at::Tensor& source, const at::Tensor& host, bool later = false) {
  auto view = describe(source);
  auto kept = std::make_unique<at::Tensor>(host);
  later &= host.nbytes() > 0;
  check(tpu_download(&view, host.mutable_data_ptr(), host.nbytes(), later ? kept.get() : nullptr,
                     [](void* host) { delete static_cast<at::Tensor*>(host); }));
  if (later) kept.release();
}

at::Tensor downloaded(const at::Tensor& source) {
  auto options = source.options().device(at::kCPU).memory_format(c10::MemoryFormat::Contiguous);
  auto host = at::empty(source.sizes(), options);
  download(source, host);
  return host;
}

void copy_contents(const at::Tensor& target, const at::Tensor& source, bool non_blocking = false) {
  if (source.sizes() != target.sizes()) {
    auto shape = at::infer_size(target.sizes(), source.sizes());
    TORCH_CHECK(shape == target.sizes(), "output with shape ", target.sizes(),
                " doesn't match the broadcast shape ", c10::IntArrayRef(shape));
  }
  if (target.scalar_type() == at::kFloat4_e2m1fn_x2 && source.dtype() == target.dtype()) {
    return copy_contents(target.view(at::kByte), source.view(at::kByte), non_blocking);
  }
  if (is_tpu(target) && is_tpu(source)) {
    if (source.is_complex() && !target.is_complex() && target.scalar_type() != at::kBool) {
      TORCH_WARN_ONCE("Casting complex values to real discards the imaginary part");
    }
    auto to = describe(target), from = describe(source);
    check(tpu_copy(&to, &from));
  } else if (is_tpu(target)) {
    auto host = source.to(at::kCPU);
    if (host.sizes() == target.sizes()) return upload(host, target);
    // Broadcasting happens on the device, so that the bytes cross once.
    auto small = at::empty(host.sizes(), target.options());
    upload(host, small);
    copy_contents(target, small);
  } else if (target.is_cpu() && target.is_contiguous() && target.dtype() == source.dtype() &&
             target.sizes() == source.sizes()) {
    // As on CUDA, only pinned memory is filled later.
    download(source, target, non_blocking && target.is_pinned());
  } else {
    target.copy_(downloaded(source));
  }
}

// The tensor under a conjugate or negative view.
at::Tensor plain(const at::Tensor& tensor) {
  auto unconjugated = tensor.is_conj() ? tensor.conj() : tensor;
  return unconjugated.is_neg() ? unconjugated._neg_view() : unconjugated;
}

at::Tensor& copy_(at::Tensor& self, const at::Tensor& source, bool non_blocking) {
  if (self.is_same(source)) return self;
  if (source._is_zerotensor()) return self.zero_();
  auto from = plain(source);
  if (self.is_conj() != source.is_conj() && from.is_complex()) from = at::_conj_physical(from);
  if (self.is_neg() != source.is_neg()) from = from.neg();
  copy_contents(plain(self), from, non_blocking);
  return self;
}

at::Tensor copy_from(const at::Tensor& self, const at::Tensor& target, bool non_blocking) {
  copy_contents(target, self, non_blocking);
  return target;
}

at::Tensor copy_from_and_resize(const at::Tensor& self, const at::Tensor& target) {
  at::native::resize_output(target, self.sizes());
  copy_contents(target, self);
  return target;
}

}  // namespace

void register_copies() {
  auto& aten = kernels("aten");
  aten.impl("copy_", copy_);
  aten.impl("_copy_from", copy_from);
  aten.impl("_copy_from_and_resize", copy_from_and_resize);
  aten.impl("_local_scalar_dense",
            [](const at::Tensor& self) { return at::_local_scalar_dense(downloaded(self)); });
}

}  // namespace torch_tpu
