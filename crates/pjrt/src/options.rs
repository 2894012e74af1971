//! Options of plugins, clients and compilations.

use std::collections::BTreeMap;

use prost::Message;

/// The value of a plugin's attribute, a client's option or a compiler flag.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionValue {
    String(String),
    Int64(i64),
    Int64List(Vec<i64>),
    Float(f32),
    Bool(bool),
}

/// Options for compiling a program. The default is one program for one device, any device.
#[derive(Clone, Debug, PartialEq)]
pub struct CompileOptions {
    pub num_replicas: i64,
    pub num_partitions: i64,
    /// Device ids, `[replica][partition]`. Without it, a program for one device is portable:
    /// compiled once, it runs on whichever device `execute` names.
    pub device_assignment: Option<Vec<Vec<i64>>>,
    /// XLA flags by name, for instance `xla_cpu_enable_fast_math` = `Bool(false)`.
    pub env_option_overrides: BTreeMap<String, OptionValue>,
}

impl Default for CompileOptions {
    fn default() -> Self {
        CompileOptions {
            num_replicas: 1,
            num_partitions: 1,
            device_assignment: None,
            env_option_overrides: BTreeMap::new(),
        }
    }
}

impl CompileOptions {
    /// The options as `CompileOptionsProto`. Equal options encode to equal bytes, so the bytes
    /// can be part of a cache key.
    pub fn encode(&self) -> Vec<u8> {
        let device_assignment = self.device_assignment.as_ref().map(|ids| {
            let partition = |p: usize| proto::ComputationDevice {
                replica_device_ids: ids.iter().filter_map(|row| row.get(p).copied()).collect(),
            };
            proto::DeviceAssignment {
                replica_count: self.num_replicas as i32,
                computation_count: self.num_partitions as i32,
                computation_devices: (0..self.num_partitions as usize).map(partition).collect(),
            }
        });
        let one_device = self.num_replicas * self.num_partitions == 1;
        let overrides = self.env_option_overrides.iter();
        proto::CompileOptions {
            compile_portable_executable: one_device && device_assignment.is_none(),
            executable_build_options: Some(proto::ExecutableBuildOptions {
                device_ordinal: -1,
                num_replicas: self.num_replicas,
                num_partitions: self.num_partitions,
                use_spmd_partitioning: self.num_partitions > 1,
                device_assignment,
                allow_spmd_sharding_propagation_to_output: vec![self.num_partitions > 1],
                use_shardy_partitioner: self.num_partitions > 1,
            }),
            env_option_overrides: overrides.map(|(k, v)| (k.clone(), v.into())).collect(),
        }
        .encode_to_vec()
    }
}

impl From<&OptionValue> for proto::OptionOverride {
    fn from(value: &OptionValue) -> Self {
        use proto::option_override::Value;
        let value = match value {
            OptionValue::String(text) => Value::String(text.clone()),
            OptionValue::Bool(value) => Value::Bool(*value),
            OptionValue::Int64(value) => Value::Int(*value),
            OptionValue::Float(value) => Value::Double(f64::from(*value)),
            // XLA's own spelling of a repeated flag.
            OptionValue::Int64List(list) => {
                let items: Vec<String> = list.iter().map(i64::to_string).collect();
                Value::String(items.join(","))
            }
        };
        proto::OptionOverride { value: Some(value) }
    }
}

/// The parts of XLA's `compile_options.proto` that this crate fills in.
mod proto {
    use std::collections::BTreeMap;

    #[derive(Clone, PartialEq, prost::Message)]
    pub(super) struct CompileOptions {
        #[prost(message, optional, tag = "3")]
        pub(super) executable_build_options: Option<ExecutableBuildOptions>,
        #[prost(bool, tag = "4")]
        pub(super) compile_portable_executable: bool,
        #[prost(btree_map = "string, message", tag = "7")]
        pub(super) env_option_overrides: BTreeMap<String, OptionOverride>,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub(super) struct ExecutableBuildOptions {
        #[prost(int64, tag = "1")]
        pub(super) device_ordinal: i64,
        #[prost(int64, tag = "4")]
        pub(super) num_replicas: i64,
        #[prost(int64, tag = "5")]
        pub(super) num_partitions: i64,
        #[prost(bool, tag = "6")]
        pub(super) use_spmd_partitioning: bool,
        #[prost(message, optional, tag = "9")]
        pub(super) device_assignment: Option<DeviceAssignment>,
        #[prost(bool, repeated, tag = "12")]
        pub(super) allow_spmd_sharding_propagation_to_output: Vec<bool>,
        #[prost(bool, tag = "19")]
        pub(super) use_shardy_partitioner: bool,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub(super) struct DeviceAssignment {
        #[prost(int32, tag = "1")]
        pub(super) replica_count: i32,
        #[prost(int32, tag = "2")]
        pub(super) computation_count: i32,
        #[prost(message, repeated, tag = "3")]
        pub(super) computation_devices: Vec<ComputationDevice>,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub(super) struct ComputationDevice {
        #[prost(int64, repeated, tag = "1")]
        pub(super) replica_device_ids: Vec<i64>,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub(super) struct OptionOverride {
        #[prost(oneof = "option_override::Value", tags = "1, 2, 3, 4")]
        pub(super) value: Option<option_override::Value>,
    }

    pub(super) mod option_override {
        #[derive(Clone, PartialEq, prost::Oneof)]
        pub(crate) enum Value {
            #[prost(string, tag = "1")]
            String(String),
            #[prost(bool, tag = "2")]
            Bool(bool),
            #[prost(int64, tag = "3")]
            Int(i64),
            #[prost(double, tag = "4")]
            Double(f64),
        }
    }
}
