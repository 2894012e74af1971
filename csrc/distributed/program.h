// Collectives as operations of the program that a rank records.
#pragma once

#include "exchange.h"

namespace torch_tpu {

// The grid of ranks that a group is in a world of this size, as the core's operations take it.
// Empty if it is none: such a group's collectives have no form inside a program.
std::vector<int64_t> grid_of(const std::vector<int64_t>& ranks, int64_t world);

// Records a collective of a group that is a grid. False if it has no form inside a program.
bool record(const Collective& collective, const std::vector<int64_t>& grid, int size);
// Gives the result of an exchange of even parts where all ranks have this one's values. False for
// other collectives.
bool record_alone(const Collective& collective, int rank, int size);
// Records an exchange of such a group.
void record(const Collective& collective, const Exchange& exchange,
            const std::vector<int64_t>& grid);

}  // namespace torch_tpu
