// What the ranks of a group tell each other before an exchange.

#include "exchange.h"

#include <cstring>
#include <thread>

namespace torch_tpu {
namespace {

using Told = std::vector<int64_t>;

// What a rank tells: this, then the elements that it sends to each rank, then those it expects.
enum Word : size_t { TYPE, UNIT, SHAPE, PARTS };

// Rows have a shape of their own only if what is sent and what is received agree in it.
at::IntArrayRef row_of(const Collective& collective) {
  auto &input = collective.inputs[0], &output = collective.outputs[0];
  bool is_list = collective.type == c10d::OpType::ALLTOALL;
  if (is_list || input.sizes().slice(1) != output.sizes().slice(1)) return {};
  return input.sizes().slice(1);
}

Told own(const Collective& collective) {
  auto row = row_of(collective);
  auto type = static_cast<int64_t>(collective.inputs[0].scalar_type());
  auto shape = static_cast<int64_t>(c10::get_hash(row));
  Told words{type, c10::multiply_integers(row), shape};
  for (auto* parts : {&collective.parts.sent, &collective.parts.received}) {
    words.insert(words.end(), parts->begin(), parts->end());
  }
  return words;
}

std::vector<uint8_t> bytes_of(const Told& words) {
  std::vector<uint8_t> bytes(words.size() * sizeof(int64_t));
  std::memcpy(bytes.data(), words.data(), bytes.size());
  return bytes;
}

Told told_of(const std::vector<uint8_t>& bytes) {
  Told words(bytes.size() / sizeof(int64_t));
  std::memcpy(words.data(), bytes.data(), words.size() * sizeof(int64_t));
  return words;
}

// Waits until each rank has its key in the store, and says who comes no more, or that time is over.
// The store is asked again and again: while it waits by itself, the process's other threads cannot
// use it, and this rank would give no sign.
std::string waited(Group& group, const std::vector<std::string>& keys, Milliseconds most) {
  using std::chrono::steady_clock;
  auto end = steady_clock::now() + most;
  auto pause = std::chrono::microseconds(50);
  while (!group.store->check(keys)) {
    if (steady_clock::now() > end) {
      return c10::str("ranks did not come within ", most.count(), " ms. ", group.roll->call(false));
    }
    if (pause > std::chrono::milliseconds(50)) {
      for (size_t rank = 0; rank < keys.size(); rank++) {
        auto left = group.roll->left(static_cast<int>(rank));
        if (!left.empty() && !group.store->check({keys[rank]})) {
          return c10::str("rank ", rank, left);
        }
      }
    } else {
      pause *= 2;
    }
    std::this_thread::sleep_for(pause);
  }
  return "";
}

// A size that holds this many rows. There are four of them between a power of two and the next, so
// that parts of many sizes take few programs.
int64_t rounded(int64_t rows) {
  int64_t step = 1;
  while (rows > 8 * step) step *= 2;
  return (rows + step - 1) / step * step;
}

// True if each rank sends all that it has to one other, and no two to the same.
bool permutes(const std::vector<Told>& told, Told& targets) {
  auto size = told.size();
  std::vector<bool> is_target(size);
  for (auto& words : told) {
    auto begin = words.begin() + PARTS, end = begin + static_cast<int64_t>(size);
    auto is_sent = [](int64_t part) { return part > 0; };
    auto to = std::find_if(begin, end, is_sent) - begin;
    if (std::count_if(begin, end, is_sent) != 1 || is_target[to]) return false;
    is_target[to] = true;
    targets.push_back(to);
  }
  return true;
}

// By the largest part and the smallest one of those that are sent.
Exchange exchange_of(const std::vector<Told>& told) {
  auto size = static_cast<int64_t>(told.size());
  Exchange exchange;
  int64_t most = 0, least = INT64_MAX;
  bool is_full = true, has_rows = true;
  for (auto& words : told) {
    has_rows &= words[UNIT] == told[0][UNIT] && words[SHAPE] == told[0][SHAPE];
    for (int64_t i = 0; i < size; i++) {
      auto part = words[PARTS + i];
      most = std::max(most, part);
      if (part > 0) least = std::min(least, part);
      is_full &= part > 0;
    }
  }
  if (most == 0) return exchange;
  exchange.unit = has_rows ? told[0][UNIT] : 1;
  exchange.most = most / exchange.unit;
  if (most == least && is_full) {
    exchange.form = Exchange::Form::EVEN;
  } else if (most == least && permutes(told, exchange.targets)) {
    exchange.form = Exchange::Form::PERMUTATION;
  } else {
    exchange.form = Exchange::Form::UNEVEN;
    exchange.most = rounded(exchange.most);
  }
  return exchange;
}

void check_told(const std::vector<Told>& told, const std::string& call) {
  auto size = told.size();
  for (size_t from = 0; from < size; from++) {
    TORCH_CHECK_WITH(DistBackendError, told[from].size() == PARTS + 2 * size, call,
                     "the group's store has something else under this name");
    TORCH_CHECK_WITH(DistBackendError, told[from][TYPE] == told[0][TYPE], call,
                     "ranks do not call the same collective: rank 0 exchanges ",
                     static_cast<at::ScalarType>(told[0][TYPE]), ", rank ", from, ' ',
                     static_cast<at::ScalarType>(told[from][TYPE]));
    for (size_t to = 0; to < size; to++) {
      auto sent = told[from][PARTS + to], expected = told[to][PARTS + size + from];
      TORCH_CHECK_WITH(DistBackendError, sent == expected, call, "rank ", from, " sends ", sent,
                       " elements to rank ", to, ", which expects ", expected);
    }
  }
}

}  // namespace

Exchange agree(Group& group, const Collective& collective, uint64_t number, std::string& posted) {
  auto rank = group.host->getRank(), size = group.host->getSize();
  auto& store = *group.store;
  Waiting waiting;
  std::vector<std::string> keys;
  for (int i = 0; i < size; i++) keys.push_back(c10::str("parts ", number, ' ', i));
  group.roll->begins(false, c10::str(number, ' ', collective.name));
  store.set(keys[rank], bytes_of(own(collective)));
  auto call = c10::str(collective.name, " number ", number, " of group ", group.name, " on rank ",
                       rank, " of ", size, ": ");
  auto failure = waited(group, keys, collective.timeout);
  TORCH_CHECK_WITH(DistBackendError, failure.empty(), call, failure);
  std::vector<Told> told;
  for (auto& bytes : store.multiGet(keys)) told.push_back(told_of(bytes));
  // Who has come here has read what was told before.
  auto before = std::exchange(posted, keys[rank]);
  if (!before.empty()) store.deleteKey(before);
  check_told(told, call);
  return exchange_of(told);
}

Exchange assume(const Collective& collective, int rank, int size) {
  auto words = own(collective);
  std::vector<Told> told(size, words);
  bool is_expected = true;
  for (int from = 0; from < size; from++) {
    for (int to = 0; to < size; to++) {
      told[from][PARTS + to] = words[PARTS + (to - from + rank + size) % size];
    }
    is_expected &= told[from][PARTS + rank] == words[PARTS + size + from];
  }
  auto exchange = exchange_of(told);
  if (!is_expected) {
    exchange.form = Exchange::Form::UNEVEN;
    exchange.unit = words[UNIT];
    auto most = *std::max_element(words.begin() + PARTS, words.end());
    exchange.most = rounded(most / std::max<int64_t>(exchange.unit, 1));
  }
  return exchange;
}

}  // namespace torch_tpu
