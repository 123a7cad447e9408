//! Wrong codes from one address: a few a minute are slips of the finger, more are guesses. Sixty bits
//! are not guessed; this only keeps the guesser from keeping the machine busy.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// Wrong codes that one address may send in a minute.
const MOST: u32 = 30;
/// Milliseconds after which they are forgotten.
const MINUTE: i64 = 60_000;
/// Addresses that are remembered.
const ADDRESSES: usize = 4096;

/// Who tried what.
#[derive(Debug)]
pub(crate) struct Tries(Mutex<BTreeMap<u128, (i64, u32)>>);

/// Those of this program.
pub(crate) static TRIES: Tries = Tries::new();

impl Tries {
    const fn new() -> Tries {
        Tries(Mutex::new(BTreeMap::new()))
    }

    /// Whether that address may try once more.
    pub(crate) fn may(&self, from: IpAddr, at: i64) -> bool {
        let tries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let noted = key(from).and_then(|key| tries.get(&key).copied());
        noted.is_none_or(|(since, count)| at - since >= MINUTE || count < MOST)
    }

    /// Notes a wrong code.
    pub(crate) fn wrong(&self, from: IpAddr, at: i64) {
        let Some(key) = key(from) else { return };
        let mut tries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if tries.len() >= ADDRESSES && !tries.contains_key(&key) {
            tries.pop_first();
        }
        let (since, count) = tries.entry(key).or_insert((at, 0));
        if at - *since >= MINUTE {
            (*since, *count) = (at, 0);
        }
        *count += 1;
    }
}

/// The address, of IPv6 the network: one telephone has as many addresses there as it likes. This
/// machine itself is a proxy, or the owner, and is not counted.
fn key(from: IpAddr) -> Option<u128> {
    match from.to_canonical() {
        IpAddr::V4(it) if it.is_loopback() => None,
        IpAddr::V4(it) => Some(u128::from(it.to_bits())),
        IpAddr::V6(it) if it.is_loopback() => None,
        IpAddr::V6(it) => Some(it.to_bits() >> 64 << 64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_many_wrong_codes_an_address_waits_a_minute() {
        let tries = Tries::new();
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let guesser = address("2001:db8::1");
        for _ in 0..MOST {
            assert!(tries.may(guesser, 1000));
            tries.wrong(guesser, 1000);
        }
        for (from, at, may) in [
            ("2001:db8::1", 1000, false),
            ("2001:db8::2", 30_000, false),
            ("2001:db8:0:1::1", 1000, true),
            ("192.168.1.20", 1000, true),
            ("2001:db8::1", 61_000, true),
        ] {
            assert_eq!(may, tries.may(address(from), at), "{from} at {at}");
        }
        for _ in 0..2 * MOST {
            tries.wrong(address("127.0.0.1"), 0);
        }
        assert!(tries.may(address("127.0.0.1"), 0), "all telephones come by the proxy's address");
    }

    #[test]
    fn the_memory_is_bounded() {
        let tries = Tries::new();
        for number in 0..2 * u32::try_from(ADDRESSES).unwrap() {
            tries.wrong(IpAddr::from((0x0a00_0000 + number).to_be_bytes()), 0);
        }
        assert_eq!(ADDRESSES, tries.0.lock().unwrap().len());
    }
}
