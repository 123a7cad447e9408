//! What people come in with: sessions of devices, tokens of programs, codes of invitations,
//! passwords.
//!
//! Nothing that is secret is kept: of sessions, tokens and codes only the SHA-256, which is enough
//! because they are drawn by lot and long; of passwords, which people choose, only what Argon2
//! makes of them. Who somebody is and what he may do stands in the event's journal. A row here says
//! no more than that whoever shows the secret is that person, so that a row without a person in the
//! journal opens nothing.

use ronde_desk::entry::Hash;

use crate::store::Reply;

/// What a secret opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PassKind {
    /// A device that came in.
    Session,
    /// A program.
    Token,
    /// An invitation: it opens nothing, and is exchanged for a session once.
    Code,
}

impl PassKind {
    /// The word under which it is stored.
    pub const fn word(self) -> &'static str {
        match self {
            PassKind::Session => "session",
            PassKind::Token => "token",
            PassKind::Code => "code",
        }
    }

    /// The kind that has this word.
    pub fn of(word: &str) -> Option<PassKind> {
        let all = [PassKind::Session, PassKind::Token, PassKind::Code];
        all.into_iter().find(|kind| kind.word() == word)
    }
}

/// What somebody comes in with, without the secret itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass {
    /// By which it is shown and ended.
    pub id: String,
    /// What it opens.
    pub kind: PassKind,
    /// The event's journal; none for the owner, who is one in every event.
    pub event: Option<String>,
    /// Who has it, as the event's journal calls him.
    pub person: String,
    /// The device or the program, in words.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// When it was last used, to the minute or so.
    pub used: i64,
    /// When it ends by itself.
    pub expires: Option<i64>,
}

impl Pass {
    /// Whether it still opens anything at that time.
    pub fn is_open(&self, at: i64) -> bool {
        self.expires.is_none_or(|expires| at <= expires)
    }
}

/// Where the hashes are kept. Each method is one transaction.
pub trait Credentials: Send + Sync {
    /// Keeps a pass under the hash of its secret, and forgets those that ended long ago.
    fn add_pass<'a>(&'a self, hash: Hash, pass: &'a Pass) -> Reply<'a, ()>;

    /// The pass whose secret has this hash, be it over or not.
    fn pass(&self, hash: Hash) -> Reply<'_, Option<Pass>>;

    /// All of an event, or the owner's own, in the order in which they were made.
    fn passes<'a>(&'a self, event: Option<&'a str>) -> Reply<'a, Vec<Pass>>;

    /// It was used at that time.
    fn touch<'a>(&'a self, id: &'a str, at: i64) -> Reply<'a, ()>;

    /// Ends one; whether it was there.
    fn end_pass<'a>(&'a self, id: &'a str) -> Reply<'a, bool>;

    /// Ends everything that a person comes in with, the password too; how many there were.
    fn end_person<'a>(&'a self, event: &'a str, person: &'a str) -> Reply<'a, u64>;

    /// Sets a password, as Argon2 made it; none takes it away.
    fn set_password<'a>(
        &'a self,
        event: &'a str,
        person: &'a str,
        hash: Option<&'a str>,
    ) -> Reply<'a, ()>;

    /// The password, as Argon2 made it.
    fn password<'a>(&'a self, event: &'a str, person: &'a str) -> Reply<'a, Option<String>>;

    /// The secret with that name. The first who asks brings the bytes that it has from then on.
    fn secret<'a>(&'a self, name: &'a str, fresh: [u8; 32]) -> Reply<'a, [u8; 32]>;
}
