//! The name by which events know the machine of a store.
//!
//! It is kept in the store, whole: whatever program opens the store, on whatever host, is the same
//! machine for the journals of its events. Only one of them writes at a time, and the name says
//! which.

use ronde_desk::entry::Hash;

use crate::{Store, StoreError, new_id};

/// Letters that tell a machine from others that people call the same.
const LETTERS: usize = 8;

/// The name of the machine whose store this is. A store that has none yet gets one: what people
/// call the host, and a few letters.
///
/// # Errors
/// The store cannot be read or written.
pub async fn own(store: &dyn Store) -> Result<String, StoreError> {
    if let Some(name) = store.machine(None).await? {
        return Ok(name);
    }
    let drawn = Hash::of(format!("{} {}", new_id(), new_id()).as_bytes());
    let bytes = store.credentials().secret("machine", drawn.0).await?;
    let name = format!("{}-{}", word(), &Hash::of(&bytes).to_string()[..LETTERS]);
    Ok(store.machine(Some(&name)).await?.unwrap_or(name))
}

/// What people call this host, where the system says so.
fn word() -> String {
    let told = std::env::var("HOSTNAME").or_else(|_| std::env::var("COMPUTERNAME")).ok();
    let told = told.or_else(|| std::fs::read_to_string("/etc/hostname").ok()).unwrap_or_default();
    let plain = |it: char| it.is_ascii_alphanumeric() || it == '-';
    let word: String = told.trim().chars().filter(|it| plain(*it)).take(30).collect();
    if word.is_empty() { "ronde".to_owned() } else { word.to_lowercase() }
}
