//! When recorded calls are compiled and run: the modes, and the reasons for a cut.

/// When what was recorded is compiled and run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Each op alone, waited for; checks of data are made.
    Debug,
    /// Each op alone, asynchronously.
    Strict,
    /// Many ops as one program.
    Fused,
}

/// Why a trace was cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    EachOp,
    /// Fused mode has bailed out: ops run one by one.
    Alone,
    HostRead,
    Step,
    Repeat,
    Length,
    Asked,
    /// A compiled graph was called.
    Graph,
}

impl Reason {
    pub(crate) const ALL: [Reason; 8] = [
        Reason::EachOp,
        Reason::Alone,
        Reason::HostRead,
        Reason::Step,
        Reason::Repeat,
        Reason::Length,
        Reason::Asked,
        Reason::Graph,
    ];

    /// True if the mode cuts by itself, in the middle of a stream.
    pub(crate) fn is_inner(self) -> bool {
        matches!(self, Reason::EachOp | Reason::Alone | Reason::Repeat | Reason::Length)
    }

    /// What follows "cut because".
    pub(crate) fn text(self) -> &'static str {
        match self {
            Reason::EachOp => "each op runs alone in this mode",
            Reason::Alone => "fused mode has bailed out",
            Reason::HostRead => "the host read a value",
            Reason::Step => "an optimizer step ended",
            Reason::Repeat => "a loop repeats without a host read",
            Reason::Length => "the trace became too long",
            Reason::Asked => "a synchronisation asked for it",
            Reason::Graph => "a compiled graph was called",
        }
    }
}
