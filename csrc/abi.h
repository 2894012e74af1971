// The contract between the C++ shim and the Rust core: plain structs and C functions.
//
// Every function that can fail returns 0 on success and a TpuStatus otherwise; tpu_last_error()
// then has the message, on the same thread. Nothing here unwinds. Strings are UTF-8 with a length.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

extern "C" {

// The torch exception to raise. TPU_RESIZE is not an error: see tpu_record.
enum TpuStatus : int32_t {
  TPU_OK = 0,
  TPU_RUNTIME_ERROR = 1,
  TPU_TYPE_ERROR = 2,
  TPU_VALUE_ERROR = 3,
  TPU_INDEX_ERROR = 4,
  TPU_NOT_IMPLEMENTED = 5,
  TPU_OUT_OF_MEMORY = 6,
  TPU_INTERNAL = 7,
  TPU_RESIZE = 8,
  TPU_INTERRUPTED = 9,
  TPU_LINALG_ERROR = 10,
  TPU_DISTRIBUTED_ERROR = 11,
};

// An exception of Python, as three owned references.
struct TpuException {
  void* kind;
  void* value;
  void* traceback;
};

struct TpuText {
  const char* data;
  size_t size;
};

// The last error's message on this thread; valid until the next call on it.
TpuText tpu_last_error();

// The exception that a signal's handler raised, after TPU_INTERRUPTED.
TpuException tpu_take_exception();

// A handle to a storage of the engine, which c10::DataPtr's context holds. Never 0.
typedef uint64_t TpuStorage;

// A tensor is a view over a storage: torch owns the geometry, and these pointers live as long as
// the call. Sizes, strides and offset count elements. dtype is c10::ScalarType.
struct TpuTensor {
  TpuStorage storage;
  const int64_t* sizes;
  const int64_t* strides;
  int64_t offset;
  uint32_t ndim;
  uint8_t dtype;
};

enum TpuTag : uint8_t {
  TPU_NONE = 0,
  TPU_TENSOR = 1,
  TPU_TENSORS = 2,  // data: TpuTensor[length]; storage 0 stands for None
  TPU_NUMBER = 3,   // dtype and wrapped; value in number
  TPU_NUMBERS = 4,  // data: double[length] (Python floats or numbers)
  TPU_INT = 5,
  TPU_INTS = 6,   // data: int64_t[length]
  TPU_BOOL = 7,   // integer
  TPU_BOOLS = 8,  // data: uint8_t[length]
  TPU_DTYPE = 9,  // integer: c10::ScalarType
  TPU_TEXT = 10,  // data: char[length]
};

// A Python number or a zero-dimensional CPU tensor. Integers and bools are in `integer`, as bits if
// the dtype is uint64, floats in `real`, complex numbers in both `real` and `imaginary`.
struct TpuNumber {
  int64_t integer;
  double real;
  double imaginary;
};

struct TpuArg {
  uint8_t tag = TPU_NONE;
  uint8_t dtype = 0;    // of a number
  uint8_t wrapped = 0;  // of a number: a plain Python number rather than a CPU tensor
  uint32_t length = 0;
  union {
    TpuTensor tensor;
    TpuNumber number;
    int64_t integer;
    const void* data;
  };
};

// A random stream: advanced by the ops that draw from it, perhaps on several threads.
struct TpuGenerator {
  std::atomic<uint64_t> seed;
  std::atomic<uint64_t> offset;
};

// One call of a row.
struct TpuCall {
  uint32_t row;
  int32_t device;
  const TpuArg* args;
  uint32_t n_args;
  // Results beyond the fresh ones are written into these, in order.
  const TpuTensor* targets;
  uint32_t n_targets;
  // The targets are `out=` tensors: a wrong shape asks for a resize instead of an error.
  uint8_t resize_targets;
  uint8_t default_dtype;  // torch.get_default_dtype()
  // c10::MemoryFormat of the results. Preserve leaves it to the row's rule; it is Contiguous if
  // all tensors are.
  uint8_t memory_format;
  TpuGenerator* generator;
};

// A fresh result. `storage` 0 is an undefined tensor. `dims` and `strides` live as long as the
// process; null strides are row-major ones.
struct TpuResult {
  TpuStorage storage;
  const int64_t* dims;
  const int64_t* strides;
  uint32_t ndim;
  uint8_t dtype;
};

// Records one call. Gives its fresh results, until the thread's next call. With TPU_RESIZE,
// nothing was recorded and results[0] gives the shape and the strides that target number
// `*n_results` must have.
int32_t tpu_record(const TpuCall* call, const TpuResult** results, uint32_t* n_results);

// Rows: the ops that the core can lower, `index` below tpu_row_count(). Bit i of `writes` says that
// argument i is written although the schema does not say so.
struct TpuRow {
  TpuText schema;
  uint64_t writes;
};

uint32_t tpu_row_count();
TpuRow tpu_row(uint32_t index);

// Devices. Counting starts a platform only if nothing else tells how many it has.
int32_t tpu_device_count(int32_t* count);
int32_t tpu_start();

// Storages. A new storage has no contents: reading it gives zeros.
int32_t tpu_storage_new(int32_t device, uint64_t bytes, TpuStorage* storage);
void tpu_storage_free(TpuStorage storage);
int32_t tpu_storage_resize(TpuStorage storage, uint64_t bytes);
// An address in a reserved range without access, distinct for each living storage.
void* tpu_storage_address(TpuStorage storage);
// The inverse: the living storage that an address stands for, and its device.
int32_t tpu_storage_at(const void* address, TpuStorage* storage, int32_t* device);

// Moving data. `host` is contiguous, in the tensor's dtype. tpu_download cuts, runs and waits,
// without the GIL. If `kept` is not null, it does not wait: the bytes are there after
// tpu_synchronize, and unless it fails `release` is called with `kept` once they are, on any
// thread. tpu_copy casts and broadcasts, and may cross devices.
int32_t tpu_upload(const TpuTensor* target, const void* host, uint64_t bytes);
int32_t tpu_download(const TpuTensor* source, void* host, uint64_t bytes, void* kept,
                     void (*release)(void* kept));
int32_t tpu_copy(const TpuTensor* target, const TpuTensor* source);

// Cuts the device's trace and hands it over; tpu_synchronize also waits until everything ran.
int32_t tpu_cut(int32_t device);
int32_t tpu_synchronize(int32_t device);

// Places in a device's order of execution. A timed one cuts; an event of 0 was never recorded.
int32_t tpu_event_record(int32_t device, uint8_t is_timed, uint64_t* event);
int32_t tpu_event_wait(uint64_t event);
int32_t tpu_event_done(uint64_t event, int32_t* done);
// Nanoseconds on the host's steady clock when the device passed the event; waits for it.
int32_t tpu_event_time(uint64_t event, uint64_t* nanoseconds);
void tpu_event_free(uint64_t event);

// Graphs. Between the begin and the end of a capture, calls of its thread are recorded over
// placeholders for inputs. Only the geometry of `like` is read. Undefined outputs have storage 0.
int32_t tpu_capture_input(const TpuTensor* like, TpuStorage* storage);
int32_t tpu_capture_end(const TpuTensor* outputs, uint32_t n, uint64_t* graph);

// A view that a graph returns: over one of its inputs if `input` is not negative, else over a
// storage that the call made. Results with equal `fresh` share one storage. The geometry lives with
// the graph.
struct TpuGraphResult {
  TpuStorage storage;
  uint64_t bytes;  // of the storage
  int32_t input;
  uint32_t fresh;
  const int64_t* sizes;
  const int64_t* strides;
  int64_t offset;
  uint32_t ndim;
  uint8_t dtype;
};

// Records a call of a graph. TPU_RESIZE means that nothing was recorded, because the graph was
// captured for inputs of another geometry.
int32_t tpu_graph_call(uint64_t graph, const TpuTensor* inputs, uint32_t n, TpuGenerator* generator,
                       TpuGraphResult* results, uint32_t n_results);

// Records a call of a kernel, whose results are as those of tpu_record. `donated` numbers inputs;
// if `*donates`, their storages have 0 bytes afterwards.
int32_t tpu_kernel_call(uint64_t kernel, int32_t device, const TpuTensor* inputs, uint32_t n,
                        const int64_t* donated, uint32_t n_donated, const TpuResult** results,
                        uint32_t* n_results, bool* donates);

struct TpuMemory {
  uint64_t in_use;     // bytes of living buffers
  uint64_t peak;       // highest in_use since the last reset
  uint64_t limit;      // bytes the device has
  uint64_t allocated;  // bytes ever allocated
  uint64_t freed;      // bytes ever freed
  uint64_t buffers;    // living buffers
};

int32_t tpu_memory(int32_t device, TpuMemory* memory);
int32_t tpu_reset_peak_memory(int32_t device);

// Counts a call on the CPU. Refuses an op without a kernel there, or as TORCH_TPU_FALLBACK says.
int32_t tpu_fallback(TpuText op, int32_t has_kernel);

// A profile: spans of work of the core's threads. Only one is taken at a time; tpu_profile_begin
// returns 0 if one is running. tpu_profile_end runs recorded work, waits, and passes each span to
// `each`.
enum TpuSpanKind : int32_t { TPU_RECORD, TPU_CUT, TPU_COMPILE, TPU_RUN, TPU_TRANSFER };

struct TpuSpan {
  TpuSpanKind kind;
  int32_t device;  // of a run, else -1
  TpuText name;
  TpuText track;   // the thread; of a run, the device
  uint64_t start;  // nanoseconds since 1970
  uint64_t end;
};

int32_t tpu_profile_begin();
int32_t tpu_profile_end(void* context, void (*each)(void* context, const TpuSpan* span));

// Dense row-major matrices, as many as the batch; nobody writes to them.
struct TpuMatrices {
  void* elements;
  int64_t rows;
  int64_t columns;
};

// A call of LAPACK by a program of the CPU platform, on a thread of the core:
// crates/cpu/src/kernel/ lapack.rs has the routines' numbers. dtype is c10::ScalarType.
struct TpuLapackCall {
  const TpuMatrices* operands;
  size_t operand_count;
  void* const* results;
  size_t result_count;
  int64_t batch;
  int32_t routine;
  uint8_t dtype;
};

// Writes dense row-major results; NaN for a matrix whose factorisation does not converge. Returns
// null, or the message of an error, which is valid until the thread's next call.
const char* tpu_lapack(const TpuLapackCall* call) noexcept;

// True if the platform has started, in this very process.
int32_t tpu_is_started();

}  // extern "C"

namespace torch_tpu {

// Registers every kernel, hook and guard with torch; called once, by the Python module.
// Returns null or a message that lives as long as the process.
extern "C" const char* torch_tpu_register();

}  // namespace torch_tpu
