// Makes the plans: pairs every row with torch's op of the same schema, and derives in-place and
// out= forms by comparing schemas. Ops without a row fall back to the CPU and are counted.

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/enum_tag.h>
#include <ATen/native/CPUFallback.h>
#include <torch/csrc/jit/frontend/function_schema_parser.h>

#include <string>
#include <unordered_map>

#include "dispatch.h"

namespace torch_tpu {
namespace {

using c10::Argument;
using c10::FunctionSchema;
using c10::TypeKind;
using torch::CppFunction;

// Arguments of a factory that describe its result; the out= form reads them from the given tensor.
bool is_tensor_option(const std::string& name) {
  return name == "dtype" || name == "layout" || name == "device" || name == "pin_memory";
}

std::vector<std::string>& mismatches() {
  static auto* list = new std::vector<std::string>;
  return *list;
}

struct Crossing {
  TypeKind type;
  Kind alone, in_list;
};

constexpr Crossing kCrossings[] = {
    {TypeKind::TensorType, Kind::Tensor, Kind::Tensors},
    {TypeKind::NumberType, Kind::Number, Kind::Numbers},
    {TypeKind::FloatType, Kind::Number, Kind::Numbers},
    {TypeKind::IntType, Kind::Int, Kind::Ints},
    {TypeKind::SymIntType, Kind::Int, Kind::Ints},
    {TypeKind::BoolType, Kind::Bool, Kind::Bools},
    {TypeKind::SymBoolType, Kind::Bool, Kind::Bools},
    {TypeKind::StringType, Kind::Text, Kind::Ignored},
    {TypeKind::ScalarTypeType, Kind::DType, Kind::Ignored},
    {TypeKind::LayoutType, Kind::Layout, Kind::Ignored},
};

Kind kind_of(const c10::Type& type, bool in_list = false) {
  if (const auto* optional = type.castRaw<c10::OptionalType>()) {
    return in_list ? Kind::Indices : kind_of(*optional->getElementType());
  }
  if (const auto* list = type.castRaw<c10::ListType>()) {
    return kind_of(*list->getElementType(), true);
  }
  for (auto crossing : kCrossings) {
    if (crossing.type == type.kind()) return in_list ? crossing.in_list : crossing.alone;
  }
  return Kind::Ignored;
}

bool written(const Argument& argument) {
  return argument.alias_info() && argument.alias_info()->isWrite();
}

int16_t position(const FunctionSchema& schema, const std::string& name) {
  auto at = schema.argumentIndexWithName(name);
  return at ? static_cast<int16_t>(*at) : int16_t{-1};
}

Return returned(const FunctionSchema& schema, const Argument& value) {
  if (written(value)) {
    for (size_t i = 0; i < schema.arguments().size(); i++) {
      const auto* alias = schema.arguments()[i].alias_info();
      if (alias && *alias == *value.alias_info()) {
        return {Return::From::Argument, static_cast<int16_t>(i)};
      }
    }
  }
  switch (value.type()->kind()) {
    case TypeKind::TensorType:
      return {Return::From::Fresh};
    case TypeKind::ListType:
      return {Return::From::FreshList};
    default:
      return {Return::From::Zero};
  }
}

// The plan for calling `op`, whose schema is the row's or derived from it.
Plan plan_for(uint32_t index, const FunctionSchema& row, const c10::OperatorHandle& op) {
  const auto& schema = op.schema();
  Plan plan;
  plan.row = index;
  plan.n_args = static_cast<uint32_t>(schema.arguments().size());
  for (const auto& argument : row.arguments()) {
    auto kind = argument.name() == "pin_memory" ? Kind::PinMemory : kind_of(*argument.real_type());
    plan.params.push_back({kind, position(schema, argument.name())});
  }
  bool derived = !(schema.operator_name() == row.operator_name());
  for (size_t i = 0; i < schema.arguments().size(); i++) {
    const auto& argument = schema.arguments()[i];
    if (written(argument)) plan.targets.push_back(static_cast<int16_t>(i));
    plan.out |= derived && argument.is_out();
  }
  auto hidden = tpu_row(index).writes;
  for (size_t i = 0; i < plan.params.size(); i++) {
    if (hidden >> i & 1) plan.targets.push_back(plan.params[i].at);
  }
  for (const auto& value : schema.returns()) {
    plan.returns.push_back(returned(schema, value));
    plan.lists |= plan.returns.back().from == Return::From::FreshList;
  }
  plan.device_at = position(schema, "device");
  plan.generator_at = position(schema, "generator");
  plan.format_at = position(schema, "memory_format");
  plan.checks_at = position(schema, "check_errors");
  plan.composes = op.hasKernelForDispatchKey(c10::DispatchKey::CompositeExplicitAutograd);
  plan.sees_bits = plan.composes && op.hasKernelForDispatchKey(c10::DispatchKey::Conjugate);
  plan.draws = plan.generator_at >= 0 || row.getNamespace() == "tpu" ||
               op.hasTag(at::Tag::nondeterministic_seeded);
  return plan;
}

// True if `op` takes the row's arguments (a factory's out= form lacks the tensor options), and then
// `n_out` tensors to write.
bool takes_same(const FunctionSchema& row, const FunctionSchema& schema, size_t n_out) {
  const auto& theirs = schema.arguments();
  bool factory = false;
  for (const auto& argument : row.arguments()) factory |= argument.name() == "pin_memory";
  size_t at = 0;
  for (const auto& argument : row.arguments()) {
    if (factory && n_out > 0 && is_tensor_option(argument.name())) continue;
    if (at == theirs.size() || theirs[at].name() != argument.name() ||
        *theirs[at].real_type() != *argument.real_type()) {
      return false;
    }
    at++;
  }
  if (theirs.size() - at != n_out) return false;
  for (; at < theirs.size(); at++) {
    if (!theirs[at].is_out() || !written(theirs[at])) return false;
  }
  return true;
}

// Names of arguments and results are not compared: they differ between versions of torch.
bool same_but_for_names(const FunctionSchema& row, const FunctionSchema& schema) {
  auto same = [](const Argument& a, const Argument& b) {
    auto aliases = [](const Argument& x) {
      return x.alias_info() ? *x.alias_info() : c10::AliasInfo();
    };
    return *a.real_type() == *b.real_type() && a.default_value() == b.default_value() &&
           a.kwarg_only() == b.kwarg_only() && aliases(a) == aliases(b);
  };
  return std::equal(row.arguments().begin(), row.arguments().end(), schema.arguments().begin(),
                    schema.arguments().end(), same) &&
         std::equal(row.returns().begin(), row.returns().end(), schema.returns().begin(),
                    schema.returns().end(), same);
}

size_t count_written(const FunctionSchema& schema) {
  return std::count_if(schema.arguments().begin(), schema.arguments().end(), written);
}

bool is_in_place_form(const FunctionSchema& row, const FunctionSchema& schema) {
  return schema.name() == row.name() + "_" && row.returns().size() == 1 &&
         count_written(schema) == 1 && written(schema.arguments()[0]) && takes_same(row, schema, 0);
}

bool is_out_form(const FunctionSchema& row, const FunctionSchema& schema) {
  return takes_same(row, schema, row.returns().size());
}

// Registers kernels for the ops of a namespace, and keeps the rows from which forms are derived.
class Registry {
 public:
  explicit Registry(std::string space) : space_(space + "::"), library_(kernels(space.c_str())) {}

  void add_rows() {
    auto& dispatcher = c10::Dispatcher::singleton();
    for (uint32_t i = 0; i < tpu_row_count(); i++) {
      auto text = tpu_row(i).schema;
      std::string quoted(text.data, text.size);
      if (quoted.rfind("::", quoted.find('(')) == std::string::npos) quoted = "aten::" + quoted;
      if (quoted.rfind(space_, 0) != 0) continue;
      if (space_ == "tpu::") fragment_.def(quoted.c_str());
      auto parsed = torch::jit::parseSchema(quoted);
      auto op = dispatcher.findSchema(parsed.operator_name());
      if (!op || !same_but_for_names(parsed, op->schema())) {
        mismatches().push_back(quoted + "; torch has " +
                               (op ? c10::toString(op->schema()) : "no such op"));
      } else if (composed(*op)) {
        mismatches().push_back(quoted +
                               "; torch composes this op, so a kernel would lose its gradient");
      } else if (add(i, op->schema(), *op) && space_ == "aten::" && !count_written(op->schema())) {
        derivable_.push_back({i, op->schema()});
      }
    }
  }

  void add_derived() {
    auto& dispatcher = c10::Dispatcher::singleton();
    std::unordered_map<std::string, std::vector<c10::OperatorName>> named;
    for (auto& name : dispatcher.getAllOpNames()) named[name.name].push_back(name);
    for (auto& [index, row] : derivable_) {
      for (const auto& base : {row.name(), row.name() + "_"}) {
        for (auto& name : named[base]) {
          auto op = dispatcher.findSchema(name);
          if (!op || composed(*op)) continue;
          if (is_in_place_form(row, op->schema()) || is_out_form(row, op->schema())) {
            add(index, row, *op);
          }
        }
      }
    }
  }

 private:
  struct Row {
    uint32_t index;
    FunctionSchema schema;
  };

  // torch writes such an op as other ops and differentiates those, so a kernel would lose its
  // gradient.
  static bool composed(const c10::OperatorHandle& op) {
    return op.hasKernelForDispatchKey(c10::DispatchKey::CompositeImplicitAutograd) &&
           !op.hasKernelForDispatchKey(c10::DispatchKey::Autograd);
  }

  bool add(uint32_t index, const FunctionSchema& row, const c10::OperatorHandle& op) {
    if (op.hasKernelForDispatchKey(kTpuKey)) return false;
    auto kernel = std::make_unique<RowKernel>(plan_for(index, row, op));
    library_.impl(c10::toString(op.operator_name()).c_str(),
                  torch::dispatch(kTpuKey, CppFunction::makeFromBoxedFunctor(std::move(kernel))));
    return true;
  }

  const std::string space_;
  torch::Library& library_;
  torch::Library& fragment_ = definitions();
  std::vector<Row> derivable_;
};

// The CPU kernel cannot use a tpu generator. The next number of that one seeds a CPU generator.
void lend_generator(torch::jit::Stack* stack, size_t n_args) {
  for (auto& value : torch::jit::last(*stack, n_args)) {
    if (!value.isGenerator() || value.toGenerator().device().type() != kTpu) continue;
    auto* state = state_of(value.toGenerator());
    auto seed = state->seed + 0x9E3779B97F4A7C15 * ++state->offset;
    const_cast<c10::IValue&>(value) = at::detail::createCPUGenerator(seed);
  }
}

void fall_back(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  auto name = c10::toString(op.operator_name());
  bool runs = op.hasComputedKernelForDispatchKey(c10::DispatchKey::CPU);
  check(tpu_fallback({name.data(), name.size()}, runs));
  lend_generator(stack, op.schema().arguments().size());
  at::native::cpu_fallback(op, stack);
}

// Other layouts have separate dispatch keys, and no kernels for this device.
template <char const* kLayout>
void refuse_layout(const c10::OperatorHandle& op, torch::jit::Stack*) {
  C10_THROW_ERROR(NotImplementedError,
                  c10::str("device tpu has no ", kLayout, " tensors, which ", op.operator_name(),
                           " would work on. Use strided ones: .to_dense() on the CPU, "
                           "padding with a mask."));
}

template <char const* kLayout>
void refuse_all(c10::DispatchKey key) {
  kernels("_", key).fallback(CppFunction::makeFromBoxedFunction<&refuse_layout<kLayout>>());
}

constexpr char kCompressed[] = "compressed sparse", kNested[] = "nested",
               kQuantized[] = "quantized";

}  // namespace

void register_rows() {
  Registry aten("aten");
  aten.add_rows();
  aten.add_derived();
  Registry("tpu").add_rows();
  kernels("_").fallback(CppFunction::makeFromBoxedFunction<&fall_back>());
  refuse_all<kCompressed>(c10::DispatchKey::SparseCsrPrivateUse1);
  refuse_all<kNested>(c10::DispatchKey::NestedTensorPrivateUse1);
  refuse_all<kQuantized>(c10::DispatchKey::QuantizedPrivateUse1);
  auto& own = definitions();
  own.def("schema_mismatches() -> str[]", [] {
    c10::List<std::string> list;
    for (auto& text : mismatches()) list.push_back(text);
    return list;
  });
  // For the ops of a library that has just been imported.
  own.def("register_rows(str namespace) -> ()", [](std::string s) { Registry(s).add_rows(); });
}

}  // namespace torch_tpu
