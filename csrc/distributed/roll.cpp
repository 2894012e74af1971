// The roll of a group.

#include "roll.h"

#include <algorithm>
#include <condition_variable>
#include <future>
#include <map>
#include <thread>

namespace torch_tpu {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// An operation that takes longer than this is waited for; signs have the same distance.
constexpr auto kLong = milliseconds(1000);
// A rank that begins to wait together with this one gives two signs in this time.
constexpr auto kSilence = milliseconds(4000);
constexpr auto kPause = milliseconds(100);
// In which other ranks, which wait, hear of a failure.
constexpr auto kHearing = milliseconds(2500);
// Of the store, for all questions of a roll beside the silence.
constexpr auto kOfStore = milliseconds(3000);
// As ranks have failed, more of what follows may fail: signs come in short distances.
constexpr auto kAlert = milliseconds(4000);
// Ranks that a message names one by one.
constexpr size_t kNamed = 8;

// The groups and the open operations of this process. It is never deleted: its thread may outlive
// everything else.
struct Signs {
  std::mutex mutex;
  std::condition_variable changed;
  std::map<uint64_t, Clock::time_point> open;  // by number, so the oldest is first
  std::vector<std::weak_ptr<Roll>> rolls;
  uint64_t next = 0;
  bool is_running = false, is_idle = false;

  void run() {
    std::unique_lock lock(mutex);
    auto alert = Clock::time_point::min();
    while (true) {
      auto pause = Clock::now() < alert ? kPause : kLong;
      is_idle = open.empty();
      changed.wait(lock, [this] { return !open.empty(); });
      is_idle = false;
      lock.unlock();
      std::this_thread::sleep_for(pause);
      lock.lock();
      if (open.empty() || Clock::now() - open.begin()->second < pause) continue;
      std::vector<std::shared_ptr<Roll>> found;
      std::erase_if(rolls, [](auto& roll) { return roll.expired(); });
      for (auto& roll : rolls) found.push_back(roll.lock());
      lock.unlock();
      for (auto& roll : found) {
        if (roll && roll->beat()) alert = Clock::now() + kAlert;
      }
      found.clear();
      lock.lock();
    }
  }
};

Signs& signs() {
  static auto* signs = new Signs;
  return *signs;
}

// What the last rank that failed found out.
constexpr auto kFailed = "failed";

std::string text_of(const std::vector<uint8_t>& bytes) { return {bytes.begin(), bytes.end()}; }

std::vector<uint8_t> bytes_of(const std::string& text) { return {text.begin(), text.end()}; }

}  // namespace

Waiting::Waiting() {
  auto& all = signs();
  std::lock_guard lock(all.mutex);
  number_ = all.next++;
  all.open.emplace(number_, Clock::now());
  if (all.is_idle) all.changed.notify_all();
}

Waiting::~Waiting() {
  auto& all = signs();
  std::lock_guard lock(all.mutex);
  all.open.erase(number_);
}

void give_signs(const std::shared_ptr<Roll>& roll) {
  auto& all = signs();
  std::lock_guard lock(all.mutex);
  all.rolls.push_back(roll);
  if (all.is_running) return;
  all.is_running = true;
  std::thread([&all] { all.run(); }).detach();
}

Roll::Roll(c10::intrusive_ptr<c10d::Store> store, int rank, int size)
    : store_(std::move(store)), rank_(rank), size_(size) {}

std::string Roll::key(const char* kind, int rank) const { return c10::str(kind, " ", rank); }

void Roll::begins(bool is_p2p, const std::string& call) {
  TORCH_CHECK(!is_lost_, "the store of the group does not answer");
  store_->set(key(is_p2p ? "p2p" : "rank", rank_), bytes_of(call));
}

void Roll::leaves(const std::string& why) {
  if (is_lost_ || size_ == 1) return;
  try {
    store_->set(key("left", rank_), bytes_of(why.empty() ? "" : " after " + why));
  } catch (const std::exception&) {
    // Nobody is left to hear it.
  }
}

std::string Roll::left(int rank) {
  auto at = key("left", rank);
  return store_->check({at}) ? " has left the group" + text_of(store_->get(at)) : "";
}

bool Roll::beat() {
  if (is_lost_) return false;
  bool is_lack = false;
  try {
    store_->set(key("beat", rank_), bytes_of(std::to_string(++beats_)));
    is_lack = hear_lacks();
    if (!heard().empty() || !store_->check({kFailed})) return is_lack;
    auto text = text_of(store_->get(kFailed));
    std::lock_guard lock(heard_mutex_);
    heard_ = text;
  } catch (const std::exception&) {
    // Who asks for signs will find the store gone, too.
  }
  return is_lack;
}

bool Roll::hear_lacks() {
  std::vector<uint64_t> numbers;
  {
    std::lock_guard lock(expected_mutex_);
    for (auto& [number, lack] : expected_) {
      if (lack.empty()) numbers.push_back(number);
    }
  }
  bool is_any = false;
  for (auto number : numbers) {
    auto at = c10::str("lack ", number);
    if (!store_->check({at})) continue;
    auto lack = text_of(store_->get(at));
    {
      std::lock_guard lock(expected_mutex_);
      auto found = expected_.find(number);
      if (found == expected_.end()) continue;
      found->second = lack;
    }
    // The others go on as soon as they see this, so the lack is noted before.
    store_->set(key(at.c_str(), rank_), bytes_of("1"));
    is_any = true;
  }
  return is_any;
}

void Roll::lacks(uint64_t number, const std::string& error) {
  auto at = c10::str("lack ", number);
  store_->set(at, bytes_of(c10::str("rank ", rank_, " takes no part: ", error)));
  store_->set(key(at.c_str(), rank_), bytes_of("1"));
}

bool Roll::is_heard(uint64_t number, const std::vector<int64_t>& readers, milliseconds most) {
  auto at = c10::str("lack ", number);
  auto end = Clock::now() + most;
  for (auto rank : readers) {
    while (!store_->check({key(at.c_str(), static_cast<int>(rank))})) {
      if (Clock::now() > end) return false;
      std::this_thread::sleep_for(kPause / 4);
    }
  }
  return true;
}

void Roll::expects(uint64_t number) {
  std::lock_guard lock(expected_mutex_);
  expected_.emplace(number, "");
}

std::string Roll::lack_of(uint64_t number) {
  std::lock_guard lock(expected_mutex_);
  auto found = expected_.extract(number);
  return found ? found.mapped() : "";
}

void Roll::sends_mark(int64_t to, int tag, const std::string& error) {
  auto at = c10::str("mark ", rank_, " ", to, " ", tag);
  store_->set(at + " why", bytes_of(c10::str("rank ", rank_, " sends nothing: ", error)));
  store_->add(at, 1);
}

std::string Roll::why_mark(int64_t from, int tag) {
  auto at = c10::str("mark ", from, " ", rank_, " ", tag);
  if (store_->add(at, 0) <= 0) return "";
  store_->add(at, -1);
  return text_of(store_->get(at + " why"));
}

// The store is asked on a thread of its own, which is left behind: if the process that holds the
// store hangs, no call ends.
std::string Roll::call(bool is_p2p) {
  // Collectives that fail one after the other have one reason.
  std::lock_guard lock(mutex_);
  if (!told_.empty() && Clock::now() - when_ < kSilence) return told_;
  auto promise = std::make_shared<std::promise<std::string>>();
  auto answer = promise->get_future();
  std::thread([promise, is_p2p, self = shared_from_this()] {
    std::string text;
    try {
      text = self->ask(is_p2p);
    } catch (const std::exception&) {
      text = self->heard();
      if (text.empty()) {
        text = "The store of the group is gone, so the rank that held it may have ended";
      }
    }
    promise->set_value(text);
  }).detach();
  if (!is_lost_ && answer.wait_for(kSilence + kHearing + kOfStore) == std::future_status::ready) {
    told_ = answer.get();
  } else {
    is_lost_ = true;
    told_ = "The store of the group does not answer, so the rank that holds it may hang";
  }
  when_ = Clock::now();
  return told_;
}

std::string Roll::ask(bool is_p2p) {
  auto is_silent = silent();
  auto* kind = is_p2p ? "p2p" : "rank";
  std::vector<Place> places;
  for (int rank = 0; rank < size_; rank++) {
    Place place{rank, 0, "has not begun any", is_silent[rank]};
    if (store_->check({key(kind, rank)})) {
      auto told = text_of(store_->get(key(kind, rank)));
      place.number = std::strtoull(told.c_str(), nullptr, 10);
      place.call = "is at number " + told;
    }
    if (auto left = this->left(rank); !left.empty()) {
      place.call += ", and" + left;
    } else if (place.is_silent) {
      place.call += ", and gives no sign";
    }
    places.push_back(place);
  }
  if (places.size() > kNamed) {
    std::stable_sort(places.begin(), places.end(), [](auto& a, auto& b) {
      return std::pair(!a.is_silent, a.number) < std::pair(!b.is_silent, b.number);
    });
  }
  std::string text = "Of this group, ";
  for (size_t i = 0; i < std::min(places.size(), kNamed); i++) {
    text += c10::str(i == 0 ? "" : "; ", "rank ", places[i].rank, " ", places[i].call);
  }
  if (places.size() > kNamed) {
    text += c10::str("; the other ", places.size() - kNamed, " ranks are at number ",
                     places[kNamed].number, " or later");
  }
  store_->set(kFailed, bytes_of(text));
  // The store may be this rank's, and end with it.
  bool is_anyone_silent = std::count(is_silent.begin(), is_silent.end(), true) > 0;
  if (rank_ == 0 && size_ > 2 && is_anyone_silent) std::this_thread::sleep_for(kHearing);
  return text;
}

std::string Roll::heard() {
  std::lock_guard lock(heard_mutex_);
  return heard_;
}

// The ranks that give no sign: neither do they wait, nor do they report a failure.
std::vector<bool> Roll::silent() {
  store_->set(key("fail", rank_), bytes_of("1"));
  std::vector<std::string> first(size_);
  std::vector<bool> is_silent(size_, true);
  is_silent[rank_] = false;
  auto beat_of = [this](int rank) {
    auto at = key("beat", rank);
    return store_->check({at}) ? text_of(store_->get(at)) : std::string();
  };
  for (int rank = 0; rank < size_; rank++) first[rank] = beat_of(rank);
  auto end = Clock::now() + kSilence;
  while (Clock::now() < end && std::count(is_silent.begin(), is_silent.end(), true) > 0) {
    for (int rank = 0; rank < size_; rank++) {
      if (!is_silent[rank]) continue;
      is_silent[rank] = !store_->check({key("fail", rank)}) &&
                        !store_->check({key("left", rank)}) && beat_of(rank) == first[rank];
    }
    std::this_thread::sleep_for(kPause);
  }
  return is_silent;
}

}  // namespace torch_tpu
