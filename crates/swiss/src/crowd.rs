//! The field as a crowd: who may meet whom under the absolute rules.

use crate::field::Field;
use crate::kernel::rest::Crowd;

/// Asks something of the crowd of a field.
pub(crate) fn with_crowd<T>(field: &Field, ask: impl FnOnce(&Crowd<'_>) -> T) -> T {
    ask(&Crowd {
        may_meet: &|a, b| field.may_meet(a, b),
        camp: &|place| field.camp(place),
        most_bars: field.most_bars(),
        bound: field.bound(),
    })
}
