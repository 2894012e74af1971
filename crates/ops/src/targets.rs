//! The types that the targets of a call may have: torch's rules, and its words for other types.

use crate::args::Args;
use crate::promote::{can_cast, uncast_type};
use hlo::{DType, Kind, Refusal, Result};

/// torch's message for a target of the second type where the result has the first.
pub(crate) type TargetWording = fn(DType, DType) -> String;

/// The types that an op's targets may have, and the refusal of others.
#[derive(Clone, Copy, Debug)]
pub struct Targets {
    /// Types besides the result's own.
    others: &'static [DType],
    /// True if results are cast to all types that can take them.
    is_cast: bool,
    kind: Kind,
    wording: TargetWording,
    /// The refusal of an in-place call.
    in_place: Option<&'static str>,
}

impl Targets {
    /// torch's rule, and its usual words.
    pub const USUAL: Targets = Targets {
        others: &[],
        is_cast: true,
        kind: Kind::Runtime,
        wording: uncast_type,
        in_place: None,
    };

    /// Refuses a target of this type for a result.
    pub fn check(&self, result: DType, target: DType, in_place: bool) -> Result<()> {
        if let (true, Some(message)) = (in_place, self.in_place) {
            return Err(Refusal::runtime(message));
        }
        let fits = result == target
            || self.others.contains(&target)
            || (self.is_cast && can_cast(result, target));
        if fits { Ok(()) } else { Err(Refusal::new(self.kind, (self.wording)(result, target))) }
    }
}

impl Args<'_, '_> {
    /// Requires targets of the result's own type. Without this, a result is cast to its target's
    /// type.
    pub fn want_exact_targets(&self, wording: TargetWording) {
        self.want_targets(&[], wording);
    }

    /// Requires targets of the result's own type or one of `others`.
    pub fn want_targets(&self, others: &'static [DType], wording: TargetWording) {
        let (is_cast, kind) = (false, Kind::Runtime);
        self.targets.set(Targets { others, is_cast, kind, wording, in_place: None });
    }

    /// Refuses targets to which results cannot be cast in words of the op's own.
    pub fn refuse_targets(&self, kind: Kind, wording: TargetWording) {
        self.targets.set(Targets { kind, wording, ..Targets::USUAL });
    }

    /// Refuses in-place calls, although results can be cast to the type of the first argument.
    pub fn refuse_in_place(&self, message: &'static str) {
        self.targets.set(Targets { in_place: Some(message), ..Targets::USUAL });
    }

    /// The rule for the types of targets.
    pub fn targets(&self) -> Targets {
        self.targets.get()
    }
}
