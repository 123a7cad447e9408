//! Acts as they are stored: never changed, only added to.
//!
//! Every field that is added later must have a default, and no variant is ever renamed: journals of
//! today are folded by the programs of later years. The form is JSON; whatever is unknown or usual
//! is left out.

mod act;
mod drawn;
mod pairing;
mod player;
mod reasons;
mod result;
mod settings;

pub use act::{Act, Adjourned, Case, Decision, Imported, Scope};
pub use drawn::{Affinity, DecidedBy, DrawWay, NumberDraw};
pub use pairing::{Arrangement, Departure, Origin, Pair, Pairing};
pub use player::{Entrant, EntrantId, Estimate, PlayerChange, Strength, TitleCode};
pub use reasons::reasons;
pub use result::{ByeCode, ColourCode, ResultCode, UnpairedCode};
pub use settings::{
    ByeRules, Lot, Points, PrimaryCode, Prizes, Prohibited, Setting, SharingCode, SystemCode,
    UnknownSystem,
};
