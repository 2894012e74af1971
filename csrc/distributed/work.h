// Works: what torch.distributed's calls return.
#pragma once

#include "host.h"

namespace torch_tpu {

// The work of one collective, whose end is an event of the core.
HostWork make_work(int rank, const Collective& collective, uint64_t event, uint64_t number,
                   std::shared_ptr<std::atomic<int>> source);
// Several works that end together.
HostWork make_works(std::vector<HostWork> works);

}  // namespace torch_tpu
