// The roll of a group: how far each rank is, who waits, and who has no operand, as ranks tell each
// other through their store. Knows no values and no device.
#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <torch/csrc/distributed/c10d/Store.hpp>

namespace torch_tpu {

class Roll : public std::enable_shared_from_this<Roll> {
 public:
  Roll(c10::intrusive_ptr<c10d::Store> store, int rank, int size);

  // Notes what this rank begins. Sends and receives are counted apart.
  void begins(bool is_p2p, const std::string& call);

  // After a failure: where each rank is, and who gives no sign. Takes a few seconds if anyone does
  // not, and as long at most if the store does not answer either.
  std::string call(bool is_p2p);

  // Notes that this rank comes no more, and why, if it says so.
  void leaves(const std::string& why);
  // What is to be said of a rank that comes no more; empty if it may come.
  std::string left(int rank);

  // Gives a sign, which other ranks look for, and hears what others lack. True if anyone does.
  bool beat();

  // This rank has no operand for a collective.
  void lacks(uint64_t number, const std::string& error);
  // Waits until the readers have heard of that. False if they have not at the end of the time.
  bool is_heard(uint64_t number, const std::vector<int64_t>& readers,
                std::chrono::milliseconds most);
  // From here on, this rank hears of those who have no operand for a collective.
  void expects(uint64_t number);
  // Who had none; empty if all had one. It is heard of no longer.
  std::string lack_of(uint64_t number);

  // This rank sends a mark, as it has no value; the receiver of a mark asks why, and gets nothing
  // if the mark is the value.
  void sends_mark(int64_t to, int tag, const std::string& error);
  std::string why_mark(int64_t from, int tag);

 private:
  struct Place {
    int rank;
    uint64_t number;
    std::string call;
    bool is_silent;
  };

  std::string key(const char* kind, int rank) const;
  bool hear_lacks();
  std::string ask(bool is_p2p);
  std::vector<bool> silent();
  std::string heard();

  c10::intrusive_ptr<c10d::Store> store_;
  const int rank_, size_;
  std::atomic<uint64_t> beats_{0};
  std::atomic<bool> is_lost_{false};  // the store does not answer
  std::mutex expected_mutex_;
  std::map<uint64_t, std::string> expected_;  // who has no operand, by the collective's number
  std::mutex heard_mutex_;
  std::string
      heard_;  // the answer of a rank that has failed, in case that it takes the store along
  std::mutex mutex_;
  std::string told_;  // the last answer
  std::chrono::steady_clock::time_point when_;
};

// Counts an operation that other ranks take part in. While one takes long, this process gives signs
// in all of its groups.
class Waiting {
 public:
  Waiting();
  ~Waiting();
  Waiting(const Waiting&) = delete;
  Waiting& operator=(const Waiting&) = delete;

 private:
  uint64_t number_;
};

// Lets a group's roll give signs as long as it lives.
void give_signs(const std::shared_ptr<Roll>& roll);

}  // namespace torch_tpu
