//! The modes, and the reasons for a cut.

/// The time at which recorded ops are compiled and run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Each op is a program, which the caller waits for. Checks of data are computed.
    Debug,
    /// Each op is a program, which runs asynchronously.
    Strict,
    /// Many ops are one program.
    Fused,
}

/// Why a trace was cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    EachOp,
    /// Fused mode has bailed out and runs op by op.
    OpByOp,
    HostRead,
    Step,
    Repeat,
    Length,
    Asked,
    /// A compiled graph was called.
    Graph,
    /// A collective that the host carries needs a value.
    Collective,
    /// Peers wait for a collective, and nothing is recorded.
    Idle,
}

impl Reason {
    pub(crate) const ALL: [Reason; 10] = [
        Reason::EachOp,
        Reason::OpByOp,
        Reason::HostRead,
        Reason::Step,
        Reason::Repeat,
        Reason::Length,
        Reason::Asked,
        Reason::Graph,
        Reason::Collective,
        Reason::Idle,
    ];

    /// True if the cut is in the middle of a stream, and nobody asked for it.
    pub(crate) fn is_inner(self) -> bool {
        use Reason::{Collective, EachOp, Idle, Length, OpByOp, Repeat};
        matches!(self, EachOp | OpByOp | Repeat | Length | Collective | Idle)
    }

    /// True if chains run of which nothing lives on: the user waits for them, or repeats them.
    pub(crate) fn runs_dropped(self) -> bool {
        matches!(self, Reason::Asked | Reason::Repeat | Reason::Length)
    }

    /// The text after "cut because".
    pub(crate) fn text(self) -> &'static str {
        match self {
            Reason::EachOp => "each op runs alone in this mode",
            Reason::OpByOp => "fused mode has bailed out",
            Reason::HostRead => "the host read a value",
            Reason::Step => "an optimizer step ended",
            Reason::Repeat => "a loop repeats without a host read",
            Reason::Length => "the trace became too long",
            Reason::Asked => "a synchronisation asked for it",
            Reason::Graph => "a compiled graph was called",
            Reason::Collective => "the host carries a collective",
            Reason::Idle => "other ranks may wait for a collective, and nothing was recorded",
        }
    }
}
