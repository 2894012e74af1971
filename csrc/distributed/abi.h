// The part of the contract with the Rust core that is about collectives; see ../abi.h.
#pragma once

#include "../abi.h"

extern "C" {

// Says that other processes do the same as this one, so that equal calls record equal programs.
void tpu_joins_a_world();

// The rank's device, which has its number if ranks are threads, enters a new world whose
// collectives are operations of programs; and leaves it, for this reason, behind the work that it
// has.
int32_t tpu_enter_world(int32_t rank);
void tpu_leave_world(int32_t rank, TpuText why);
// The exception of Python that this thread handles, if any. Valid until the next call.
TpuText tpu_handled_exception();

// The grid of a group of ranks in a world, as operations of a program take it; returns its length,
// which is 0 if there is none. There is room for 2 n + 1 numbers.
uint32_t tpu_grid(const int64_t* ranks, uint32_t n, int64_t world, int64_t* grid);

// A collective was recorded as an operation of a program. On a device that exists, ranks wait this
// long at most for each other, and a program that holds one is started if nothing more is recorded.
void tpu_collective_recorded(int64_t milliseconds);

// 2 if the host knows the tensor's value although no device holds it, 1 if it knows all that the
// value depends on.
int32_t tpu_is_known(int32_t device, const TpuTensor* tensor);

// A collective between processes. Takes the values of `inputs` at this place of the device's
// stream; `outputs` have its results from here on. Nothing waits.
//
// Collectives of one queue are started in order, on the queue's thread. `begin` is called when it
// is the collective's turn, and `start` when its inputs are computed, each once with `context`.
// `inputs` and `outputs` are then the places of the bytes, contiguous in the tensors' types, which
// live until tpu_collective_end(pending). If the inputs could not be computed, `pending` is 0 and
// `error` says why.
struct TpuCollective {
  int32_t device;
  uint64_t queue;
  const TpuTensor* inputs;
  uint32_t n_inputs;
  const TpuTensor* outputs;
  uint32_t n_outputs;
  TpuText name;         // lives for ever
  uint8_t is_of_group;  // all ranks of a group take part, in one order
  void* context;
  void (*begin)(void* context);
  void (*start)(void* context, void* const* inputs, void* const* outputs, uint64_t pending,
                TpuText error);
};

// Waits this long at most; fails as the collective did.
int32_t tpu_event_wait_at_most(uint64_t event, int64_t milliseconds, int32_t* done);

// Gives the event of its end. If it fails, nothing is called.
int32_t tpu_collective(const TpuCollective* collective, uint64_t* event);
// An empty error is success.
void tpu_collective_end(uint64_t pending, TpuText error);
// Ends a queue, after the collectives that it has.
void tpu_queue_close(uint64_t queue);

}  // extern "C"
