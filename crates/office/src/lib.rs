//! Where acts are handed in: decided by the desk, stored, and only then acknowledged.
//!
//! It knows what a store can do and no store: `ronde_store` writes them for SQLite and PostgreSQL,
//! and is compiled beside what uses the office.
//!
//! | To find | look in |
//! |---|---|
//! | acts handed in, with the states in memory | [`office`] |
//! | what a store of journals can do | [`store`] |
//! | what can go wrong in a store, and what to do | [`error`] |
//! | who hears of new lines, and how | [`news`] |
//! | what people come in with: sessions, tokens, passwords | [`people`] |
//! | small texts that are in no journal | [`notes`] |
//! | everything of an event, to be carried | [`carry`] |
//! | an event that comes from elsewhere, or back from there | [`arrive`] |
//! | copies of events in a folder | [`backup`] |
//! | the name of the machine whose store it is | [`machine`] |
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

pub mod arrive;
pub mod backup;
pub mod carry;
pub mod error;
pub mod machine;
pub mod news;
pub mod notes;
pub mod office;
pub mod people;
pub mod store;

pub use error::{AddressFault, Class, Doubt, EventDamage, Lost, StoreError, Unfit};
pub use news::{News, Subscription};
pub use office::{Asker, BackupState, Copied, Done, Failed, JournalDamage, Office, OfficeError};
pub use store::{
    Addition, Appended, Arrival, Attachment, Handing, JournalInfo, KeptState, Kind, Lease, Listing,
    Opening, Reply, Store, Unreadable, new_id,
};
