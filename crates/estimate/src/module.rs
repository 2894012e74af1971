//! XLA's modules as a plugin hands them out: the fields of `HloModuleProto` that estimates need.
//! Names and numbers are those of XLA's `hlo.proto` and `xla_data.proto`.

use std::collections::{BTreeSet, HashMap};

use prost::Message;

/// XLA notes the greatest number, or a part of it, where it has no estimate of cycles. So many would be
/// a week.
const NO_ESTIMATE: u64 = 1 << 50;

#[derive(Clone, PartialEq, Message)]
struct ModuleWithConfig {
    #[prost(message, optional, tag = "1")]
    hlo_module: Option<Module>,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct Module {
    #[prost(message, repeated, tag = "3")]
    computations: Vec<Computation>,
    #[prost(int64, tag = "6")]
    entry_computation_id: i64,
    #[prost(message, optional, tag = "7")]
    schedule: Option<Schedule>,
    #[prost(message, optional, tag = "12")]
    pub(crate) spmd_output_sharding: Option<OpSharding>,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct OpSharding {
    #[prost(int32, tag = "1")]
    pub(crate) kind: i32,
    #[prost(int64, repeated, tag = "3")]
    pub(crate) tile_assignment_dimensions: Vec<i64>,
    #[prost(int64, repeated, tag = "4")]
    pub(crate) tile_assignment_devices: Vec<i64>,
    #[prost(message, repeated, tag = "5")]
    pub(crate) tuple_shardings: Vec<OpSharding>,
    #[prost(bool, tag = "6")]
    pub(crate) replicate_on_last_tile_dim: bool,
    #[prost(int32, repeated, tag = "8")]
    pub(crate) last_tile_dims: Vec<i32>,
    #[prost(int64, repeated, tag = "9")]
    pub(crate) iota_reshape_dims: Vec<i64>,
    #[prost(int32, repeated, tag = "10")]
    pub(crate) iota_transpose_perm: Vec<i32>,
}

/// The order in which the compiler runs the instructions of each computation, by ids.
#[derive(Clone, PartialEq, Message)]
struct Schedule {
    #[prost(map = "int64, message", tag = "1")]
    sequences: HashMap<i64, Sequence>,
}

#[derive(Clone, PartialEq, Message)]
struct Sequence {
    #[prost(int64, repeated, tag = "1")]
    instruction_ids: Vec<i64>,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct Computation {
    #[prost(message, repeated, tag = "2")]
    pub(crate) instructions: Vec<Instruction>,
    #[prost(int64, tag = "5")]
    id: i64,
    #[prost(int64, tag = "6")]
    root_id: i64,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct Instruction {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(string, tag = "2")]
    pub(crate) opcode: String,
    #[prost(message, optional, tag = "3")]
    pub(crate) shape: Option<Shape>,
    #[prost(message, optional, tag = "7")]
    pub(crate) metadata: Option<Metadata>,
    #[prost(message, optional, tag = "8")]
    literal: Option<Literal>,
    #[prost(int64, tag = "9")]
    pub(crate) parameter_number: i64,
    #[prost(int64, tag = "13")]
    pub(crate) tuple_index: i64,
    #[prost(int64, repeated, tag = "14")]
    pub(crate) dimensions: Vec<i64>,
    #[prost(message, optional, tag = "15")]
    pub(crate) window: Option<Window>,
    #[prost(message, optional, tag = "16")]
    pub(crate) convolution_dimension_numbers: Option<ConvolutionDimensions>,
    #[prost(string, tag = "28")]
    pub(crate) custom_call_target: String,
    #[prost(message, optional, tag = "30")]
    pub(crate) dot_dimension_numbers: Option<DotDimensions>,
    #[prost(int64, tag = "35")]
    id: i64,
    #[prost(int64, repeated, tag = "36")]
    operand_ids: Vec<i64>,
    #[prost(int64, repeated, tag = "38")]
    pub(crate) called_computation_ids: Vec<i64>,
    #[prost(bytes = "vec", tag = "43")]
    backend_config: Vec<u8>,
    #[prost(message, repeated, tag = "49")]
    replica_groups: Vec<ReplicaGroup>,
    #[prost(int64, tag = "50")]
    pub(crate) feature_group_count: i64,
    #[prost(int64, tag = "58")]
    pub(crate) batch_group_count: i64,
    #[prost(string, tag = "63")]
    pub(crate) comparison_direction: String,
    #[prost(message, optional, tag = "87")]
    collective_device_list: Option<DeviceList>,
    #[prost(message, optional, tag = "93")]
    mesh_axes: Option<MeshAxes>,
}

/// The groups of a collective as axes of a mesh.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct MeshAxes {
    #[prost(message, optional, tag = "1")]
    pub(crate) mesh: Option<Mesh>,
    #[prost(message, repeated, tag = "2")]
    pub(crate) axes: Vec<AxisRef>,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct Mesh {
    #[prost(message, repeated, tag = "1")]
    pub(crate) axes: Vec<Axis>,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct Axis {
    #[prost(int64, tag = "2")]
    pub(crate) size: i64,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct AxisRef {
    #[prost(int64, tag = "1")]
    pub(crate) index: i64,
    #[prost(message, optional, tag = "2")]
    pub(crate) part: Option<SubAxis>,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct SubAxis {
    #[prost(int64, tag = "2")]
    pub(crate) size: i64,
}

impl MeshAxes {
    fn group_size(&self) -> u64 {
        let extent = |axis: &AxisRef| match &axis.part {
            Some(part) => part.size,
            None => {
                let mut axes = self.mesh.iter().flat_map(|mesh| &mesh.axes);
                axes.nth(axis.index as usize).map_or(1, |axis| axis.size)
            }
        };
        self.axes.iter().map(extent).product::<i64>().max(1) as u64
    }
}

#[derive(Clone, PartialEq, Message)]
struct ReplicaGroup {
    #[prost(int64, repeated, tag = "1")]
    replica_ids: Vec<i64>,
}

#[derive(Clone, PartialEq, Message)]
struct DeviceList {
    #[prost(message, repeated, tag = "1")]
    replica_groups: Vec<ReplicaGroup>,
    #[prost(message, optional, tag = "2")]
    iota_replica_group_list: Option<IotaGroups>,
}

#[derive(Clone, PartialEq, Message)]
struct IotaGroups {
    #[prost(int64, tag = "2")]
    num_devices_per_group: i64,
}

/// Of a constant, its whole numbers.
#[derive(Clone, PartialEq, Message)]
struct Literal {
    #[prost(bool, repeated, tag = "2")]
    preds: Vec<bool>,
    #[prost(int32, repeated, tag = "4")]
    s32s: Vec<i32>,
    #[prost(int64, repeated, tag = "5")]
    s64s: Vec<i64>,
    #[prost(uint32, repeated, tag = "6")]
    u32s: Vec<u32>,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct Window {
    #[prost(message, repeated, tag = "1")]
    pub(crate) dimensions: Vec<WindowDimension>,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct WindowDimension {
    #[prost(int64, tag = "1")]
    pub(crate) size: i64,
    #[prost(int64, tag = "2")]
    pub(crate) stride: i64,
    #[prost(int64, tag = "3")]
    pub(crate) padding_low: i64,
    #[prost(int64, tag = "5")]
    pub(crate) window_dilation: i64,
    #[prost(int64, tag = "6")]
    pub(crate) base_dilation: i64,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct ConvolutionDimensions {
    #[prost(int64, tag = "4")]
    pub(crate) kernel_output_feature: i64,
    #[prost(int64, tag = "7")]
    pub(crate) input_batch: i64,
    #[prost(int64, tag = "8")]
    pub(crate) input_feature: i64,
    #[prost(int64, repeated, tag = "11")]
    pub(crate) input_spatial: Vec<i64>,
    #[prost(int64, repeated, tag = "12")]
    pub(crate) output_spatial: Vec<i64>,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct DotDimensions {
    #[prost(int64, repeated, tag = "1")]
    pub(crate) lhs_contracting: Vec<i64>,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct Metadata {
    #[prost(string, tag = "2")]
    pub(crate) op_name: String,
    #[prost(string, tag = "3")]
    pub(crate) source_file: String,
    #[prost(int32, tag = "4")]
    pub(crate) source_line: i32,
}

#[derive(Clone, PartialEq, Message)]
pub(crate) struct Shape {
    #[prost(int32, tag = "2")]
    element_type: i32,
    #[prost(int64, repeated, tag = "3")]
    dimensions: Vec<i64>,
    #[prost(message, repeated, tag = "4")]
    tuple_shapes: Vec<Shape>,
    #[prost(message, optional, tag = "5")]
    layout: Option<Layout>,
}

#[derive(Clone, PartialEq, Message)]
struct Layout {
    #[prost(int64, repeated, tag = "1")]
    minor_to_major: Vec<i64>,
    /// Zero is the large memory that buffers lie in; others are on the chip.
    #[prost(int64, tag = "8")]
    memory_space: i64,
}

/// `PrimitiveType`'s names and bytes by their numbers.
#[rustfmt::skip]
const TYPES: [(&str, u64); 19] = [
    ("invalid", 0), ("pred", 1), ("s8", 1), ("s16", 2), ("s32", 4), ("s64", 8), ("u8", 1),
    ("u16", 2), ("u32", 4), ("u64", 8), ("f16", 2), ("f32", 4), ("f64", 8), ("tuple", 0),
    ("opaque", 0), ("c64", 8), ("bf16", 2), ("token", 0), ("c128", 16),
];

impl Module {
    /// Reads a module in one of the formats in which plugins give optimised programs.
    pub(crate) fn read(format: &str, code: &[u8]) -> Result<Module, String> {
        let module = match format {
            "hlo" => Module::decode(code).map(Some),
            "hlo_with_config" => ModuleWithConfig::decode(code).map(|both| both.hlo_module),
            _ => return Err(format!("the plugin gives optimised programs as {format:?}, not HLO")),
        };
        let module = module.map_err(|e| format!("the optimised program is damaged: {e}"))?;
        module.ok_or_else(|| "the plugin gave no module".to_owned())
    }

    pub(crate) fn entry(&self) -> Option<&Computation> {
        self.computation(self.entry_computation_id)
    }

    pub(crate) fn computation(&self, id: i64) -> Option<&Computation> {
        self.computations.iter().find(|computation| computation.id == id)
    }

    /// The instructions of a computation in the order in which they run.
    pub(crate) fn order<'a>(&self, computation: &'a Computation) -> Vec<&'a Instruction> {
        let all = &computation.instructions;
        let sequence = self.schedule.as_ref().and_then(|s| s.sequences.get(&computation.id));
        let Some(sequence) = sequence else { return all.iter().collect() };
        let by_id: HashMap<i64, &Instruction> = all.iter().map(|i| (i.id, i)).collect();
        sequence.instruction_ids.iter().filter_map(|id| by_id.get(id).copied()).collect()
    }

    /// What an instruction calls.
    pub(crate) fn called(&self, instruction: &Instruction) -> impl Iterator<Item = &Computation> {
        instruction.called_computation_ids.iter().filter_map(|&id| self.computation(id))
    }

    /// The instructions of what an instruction calls, as far as they compute something.
    pub(crate) fn inner(&self, instruction: &Instruction) -> impl Iterator<Item = &Instruction> {
        let inner = self.called(instruction).flat_map(|computation| &computation.instructions);
        inner.filter(|i| !is_free(&i.opcode))
    }

    /// True for a conditional whose first operand is a truth value.
    pub(crate) fn is_choice_of_two(&self, within: &Computation, choice: &Instruction) -> bool {
        let shape = within.operand(choice, 0).and_then(|operand| operand.shape.as_ref());
        shape.is_some_and(|shape| shape.kind().0 == "pred")
    }

    /// The opcodes of what an instruction calls, as far as they compute something.
    pub(crate) fn contents(&self, instruction: &Instruction) -> BTreeSet<&str> {
        self.inner(instruction).map(|i| i.opcode.as_str()).collect()
    }
}

impl Computation {
    /// The instruction whose result is the computation's.
    pub(crate) fn root(&self) -> Option<&Instruction> {
        self.instructions.iter().find(|instruction| instruction.id == self.root_id)
    }

    /// Of the instructions whose results `instruction` takes, those that are still listed.
    pub(crate) fn operands(&self, instruction: &Instruction) -> Vec<&Instruction> {
        let find = |&id| self.instructions.iter().find(|other| other.id == id);
        instruction.operand_ids.iter().filter_map(find).collect()
    }

    /// True if an instruction takes what another makes, directly or through others.
    pub(crate) fn depends(&self, user: &Instruction, on: &Instruction) -> bool {
        let by_id: HashMap<i64, &Instruction> =
            self.instructions.iter().map(|i| (i.id, i)).collect();
        let (mut seen, mut next) = (BTreeSet::new(), vec![user]);
        while let Some(instruction) = next.pop() {
            let new = instruction.operand_ids.iter().filter(|&&id| seen.insert(id));
            next.extend(new.filter_map(|id| by_id.get(id)));
        }
        seen.contains(&on.id)
    }

    pub(crate) fn operand(&self, instruction: &Instruction, at: usize) -> Option<&Instruction> {
        let id = *instruction.operand_ids.get(at)?;
        self.instructions.iter().find(|other| other.id == id)
    }
}

impl Instruction {
    /// The only number of a constant.
    pub(crate) fn whole_number(&self) -> Option<i64> {
        let literal = self.literal.as_ref()?;
        let preds = literal.preds.iter().map(|&n| n.into());
        let short = literal.s32s.iter().map(|&n| n.into());
        let natural = literal.u32s.iter().map(|&n| n.into());
        let mut all = preds.chain(short).chain(natural).chain(literal.s64s.iter().copied());
        let first = all.next()?;
        all.next().is_none().then_some(first)
    }

    pub(crate) fn id(&self) -> i64 {
        self.id
    }

    /// True if the result is one truth value.
    pub(crate) fn is_truth(&self) -> bool {
        self.shape.as_ref().is_some_and(|shape| shape.kind().0 == "pred")
    }

    /// Bytes of the result in the large memory, without padding.
    pub(crate) fn bytes(&self) -> u64 {
        self.shape.as_ref().map_or(0, |shape| shape.bytes(false))
    }

    /// Bytes of the result wherever it is.
    pub(crate) fn all_bytes(&self) -> u64 {
        self.shape.as_ref().map_or(0, |shape| shape.bytes(true))
    }

    /// The compiler's estimate, if it has one.
    pub(crate) fn cycles(&self) -> Option<u64> {
        self.noted("estimated_cycles").filter(|&n| n < NO_ESTIMATE)
    }

    /// The number of replicas in a group of a collective.
    pub(crate) fn group_size(&self) -> u64 {
        let list = self.collective_device_list.as_ref();
        let groups = self.replica_groups.iter().chain(list.iter().flat_map(|l| &l.replica_groups));
        let iota = list.and_then(|list| list.iota_replica_group_list.as_ref());
        let sizes = groups.map(|group| group.replica_ids.len() as u64);
        let iota = iota.map(|iota| iota.num_devices_per_group.max(0) as u64);
        let axes = self.mesh_axes.as_ref().map(MeshAxes::group_size);
        sizes.chain(iota).chain(axes).max().unwrap_or(0)
    }

    /// The number that follows `"name":"` in what the backend noted down.
    pub(crate) fn noted(&self, name: &str) -> Option<u64> {
        let config = String::from_utf8_lossy(&self.backend_config);
        let (_, rest) = config.split_once(&format!(r#""{name}":""#))?;
        rest.split('"').next()?.parse().ok()
    }
}

impl Shape {
    /// As XLA writes it, without tiles: `f32[8,128]{1,0}`.
    pub(crate) fn text(&self) -> String {
        let (name, _) = self.kind();
        if name == "tuple" {
            let parts: Vec<String> = self.tuple_shapes.iter().map(Shape::text).collect();
            return format!("({})", parts.join(", "));
        }
        let order = self.layout.as_ref().map_or(&[][..], |layout| &layout.minor_to_major);
        let order = if order.len() > 1 { format!("{{{}}}", list(order)) } else { String::new() };
        format!("{name}[{}]{order}", list(&self.dimensions))
    }

    /// The extent of a dimension, of the first part where there are several.
    pub(crate) fn extent(&self, dimension: i64) -> i64 {
        let shape = self.tuple_shapes.first().unwrap_or(self);
        shape.dimensions.get(dimension as usize).copied().unwrap_or(1)
    }

    /// Elements of an array.
    pub(crate) fn elements(&self) -> u64 {
        self.dimensions.iter().product::<i64>().cast_unsigned()
    }

    /// The parts of a tuple; of another value, itself.
    pub(crate) fn parts(&self) -> &[Shape] {
        if self.tuple_shapes.is_empty() { std::slice::from_ref(self) } else { &self.tuple_shapes }
    }

    /// The arrays of a tuple and of its parts.
    pub(crate) fn arrays(&self) -> Vec<&Shape> {
        match &self.tuple_shapes[..] {
            [] => vec![self],
            parts => parts.iter().flat_map(Shape::arrays).collect(),
        }
    }

    pub(crate) fn bytes(&self, anywhere: bool) -> u64 {
        if !anywhere && self.layout.as_ref().is_some_and(|layout| layout.memory_space != 0) {
            return 0;
        }
        let (_, width) = self.kind();
        self.elements() * width
            + self.tuple_shapes.iter().map(|part| part.bytes(anywhere)).sum::<u64>()
    }

    /// Types that came later are a byte or less.
    fn kind(&self) -> (&'static str, u64) {
        TYPES.get(self.element_type as usize).copied().unwrap_or(("other", 1))
    }
}

/// Whether nothing is computed or moved for such an instruction.
pub(crate) fn is_free(opcode: &str) -> bool {
    ["parameter", "constant", "tuple", "get-tuple-element", "bitcast", "after-all"]
        .contains(&opcode)
}

fn list(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(",")
}

/// Modules for tests.
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_may_be_axes_of_a_mesh() {
        let axes = [4, 2, 8].map(|size| Axis { size }).to_vec();
        let half = AxisRef { index: 2, part: Some(SubAxis { size: 4 }) };
        let mesh_axes = MeshAxes {
            mesh: Some(Mesh { axes }),
            axes: vec![AxisRef { index: 0, part: None }, half],
        };
        let instruction = Instruction { mesh_axes: Some(mesh_axes), ..Instruction::default() };
        assert_eq!(instruction.group_size(), 16);
    }
}

#[cfg(test)]
pub(crate) mod fixture {
    use super::*;

    /// A module of these computations, the first of which is the entry; a caller calls the next.
    pub(crate) fn module(computations: &[&[Instruction]]) -> Module {
        let computation = |(id, instructions): (usize, &&[Instruction])| Computation {
            instructions: instructions.to_vec(),
            id: id as i64,
            root_id: instructions.last().map_or(0, |last| last.id),
        };
        let computations = computations.iter().enumerate().map(computation).collect();
        let module = Module { computations, entry_computation_id: 0, ..Module::default() };
        Module::read("hlo", &module.encode_to_vec()).expect("what was written can be read")
    }

    pub(crate) const PARAMETER: i64 = 100;

    pub(crate) fn numbered(opcode: &str, id: i64, operands: &[i64]) -> Instruction {
        let operand_ids = operands.to_vec();
        Instruction { opcode: opcode.into(), id, operand_ids, ..Default::default() }
    }

    pub(crate) fn number(id: i64, number: i32) -> Instruction {
        let literal = Some(Literal { s32s: vec![number], ..Default::default() });
        Instruction { literal, ..numbered("constant", id, &[]) }
    }

    /// A part of a tuple.
    pub(crate) fn part(tuple: i64, at: i64) -> Instruction {
        let id = 200 + at;
        Instruction { tuple_index: at, ..numbered("get-tuple-element", id, &[tuple]) }
    }

    /// An instruction whose result is a truth value.
    pub(crate) fn truth(of: Instruction) -> Instruction {
        let shape = Some(Shape { element_type: 1, ..Default::default() });
        Instruction { shape, ..of }
    }

    pub(crate) fn estimated(opcode: &str, cycles: u64) -> Instruction {
        let config = format!(r#"{{"window_config":{{"estimated_cycles":"{cycles}"}}}}"#);
        Instruction { opcode: opcode.into(), backend_config: config.into(), ..Default::default() }
    }

    /// The instruction [`PARAMETER`].
    pub(crate) fn given(dims: &[i64]) -> Instruction {
        Instruction { id: PARAMETER, ..shaped("parameter", dims) }
    }

    /// The same instruction with this id and these operands.
    pub(crate) fn with(of: Instruction, id: i64, operands: &[i64]) -> Instruction {
        Instruction { id, operand_ids: operands.to_vec(), ..of }
    }

    /// The same instruction, which calls these computations.
    pub(crate) fn calls(of: Instruction, computations: &[i64]) -> Instruction {
        Instruction { called_computation_ids: computations.to_vec(), ..of }
    }

    /// A collective of groups of `n` replicas, on the instruction [`PARAMETER`].
    pub(crate) fn collective(opcode: &str, dims: &[i64], n: i64) -> Instruction {
        let replica_groups = vec![ReplicaGroup { replica_ids: (0..n).collect() }];
        let operand_ids = vec![PARAMETER];
        Instruction { id: 300, operand_ids, replica_groups, ..shaped(opcode, dims) }
    }

    pub(crate) fn calling(opcode: &str, config: &str) -> Instruction {
        let (opcode, backend_config) = (opcode.to_owned(), config.as_bytes().to_vec());
        Instruction {
            opcode,
            backend_config,
            called_computation_ids: vec![1],
            ..Default::default()
        }
    }

    /// An instruction along the last dimension, with a result of float32.
    pub(crate) fn shaped(opcode: &str, dims: &[i64]) -> Instruction {
        let shape = Shape { element_type: 11, dimensions: dims.to_vec(), ..Default::default() };
        let dimensions = vec![dims.len() as i64 - 1];
        Instruction { opcode: opcode.into(), shape: Some(shape), dimensions, ..Default::default() }
    }
}
