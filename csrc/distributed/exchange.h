// Exchanges (all_to_all): each rank of a group sends a part of what it has to each rank.
#pragma once

#include "host.h"

namespace torch_tpu {

// How the ranks of a group exchange, which all of them know: so they record equal operations.
struct Exchange {
  enum class Form { NOTHING, EVEN, PERMUTATION, UNEVEN };
  Form form = Form::NOTHING;
  int64_t unit = 1;                   // elements of a row
  int64_t most = 0;                   // rows that hold the largest part
  std::vector<int64_t> targets = {};  // of a permutation: who gets all that a rank has
};

// Asks each rank, through the group's store, what it sends and what it expects. Waits until all of
// them have called. Fails as all ranks do if one expects what another does not send.
Exchange agree(Group& group, const Collective& collective, uint64_t number, std::string& posted);

// The same where no other ranks exist, and each does what this one does.
Exchange assume(const Collective& collective, int rank, int size);

}  // namespace torch_tpu
