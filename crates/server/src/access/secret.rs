//! Codes, cookies and tokens: drawn by the system's own source, known here by their hash alone.
//!
//! A secret is looked up by its SHA-256. How long that takes says nothing of the secret, since
//! nobody can choose what a hash begins with, and all of them are too long to be guessed: 160 bits
//! for a code that may have to be typed, 256 for the rest.

use axum::http::{HeaderMap, header};
use ronde_desk::entry::Hash;

/// Letters that are not taken for each other: no I, L, O, U.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// So that a token that strays into a file can be found by its first letters.
const TOKEN: &str = "ronde_";
/// What the names of our cookies begin with; the event follows, since a device may come in to
/// several.
const COOKIE: &str = "ronde-";
/// By which a browser is known while it comes in; no event is called so.
const BROWSER: &str = "ronde_browser";
/// The owner's.
const OWNERS: &str = "owner";
/// No secret of ours is longer.
const LONGEST: usize = 100;

/// Bytes by lot.
pub(crate) fn drawn<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system can draw by lot");
    bytes
}

/// A code for an invitation: 32 letters.
pub(crate) fn code() -> String {
    spelled(&drawn::<20>())
}

/// What a device keeps.
pub(crate) fn session() -> String {
    spelled(&drawn::<32>())
}

/// What a program keeps.
pub(crate) fn token() -> String {
    format!("{TOKEN}{}", spelled(&drawn::<32>()))
}

/// A short name that no other has, for what is no secret.
pub(crate) fn id() -> String {
    spelled(&drawn::<10>())
}

/// The bytes, five bits to a letter.
fn spelled(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    let (mut held, mut count) = (0_u32, 0_u32);
    for byte in bytes {
        held = (held << 8) | u32::from(*byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            text.push(char::from(LETTERS[(held >> count) as usize & 31]));
        }
        held &= (1 << count) - 1;
    }
    if count > 0 {
        text.push(char::from(LETTERS[(held << (5 - count)) as usize & 31]));
    }
    text
}

/// By which a secret is looked up. Capitals and blanks do not matter to who types one.
pub(crate) fn hash(secret: &str) -> Hash {
    let typed = secret.chars().filter(|it| !it.is_whitespace()).map(|it| it.to_ascii_lowercase());
    Hash::of(typed.take(LONGEST).collect::<String>().as_bytes())
}

/// The token of a program: none if there is no such header, and none in it if it is none of ours.
#[expect(
    clippy::option_option,
    reason = "no header, and a header with nothing in it, are two things"
)]
pub(super) fn bearer(headers: &HeaderMap) -> Option<Option<&str>> {
    let mut values = headers.get_all(header::AUTHORIZATION).iter();
    let value = values.next()?;
    if values.next().is_some() {
        return Some(None);
    }
    let token = value.to_str().ok().and_then(|text| text.split_once(' '));
    Some(token.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer")).map(|(_, it)| it.trim()))
}

/// The name of the cookie for an event; none is the owner's.
fn name(event: Option<&str>) -> String {
    format!("{COOKIE}{}", event.unwrap_or(OWNERS))
}

/// What a device keeps for an event; none is the owner's.
pub(super) fn cookie<'a>(headers: &'a HeaderMap, event: Option<&str>) -> Option<&'a str> {
    let name = name(event);
    cookies(headers).find(|(it, _)| *it == name).map(|(_, value)| value)
}

/// What the page of a code gave to this browser.
pub(crate) fn browser(headers: &HeaderMap) -> Option<&str> {
    let found = cookies(headers).find(|(name, _)| *name == BROWSER).map(|(_, value)| value);
    found.filter(|value| !value.is_empty() && value.len() <= LONGEST)
}

/// The cookie by which a browser is known again while it comes in. It opens nothing.
pub(crate) fn set_browser(value: &str) -> String {
    format!("{BROWSER}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600")
}

/// Whether there is any of ours.
pub(super) fn has_cookies(headers: &HeaderMap) -> bool {
    cookies(headers).any(|(name, _)| name.starts_with(COOKIE))
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let texts = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    texts.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

/// A cookie that no script reads and no other site sends. No value makes it end now.
pub(crate) fn set_cookie(
    event: Option<&str>,
    value: Option<&str>,
    days: i64,
    https: bool,
) -> String {
    let name = name(event);
    let (value, seconds) = value.map_or(("", 0), |value| (value, days * 24 * 3600));
    let secure = if https { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_bits_to_a_letter() {
        for (bytes, text) in [
            (&[][..], ""),
            (&[0xff], "zw"),
            (&[0, 0, 0, 0, 0], "00000000"),
            (&[0x08, 0x86, 0x42, 0x98, 0xe8], "12345678"),
        ] {
            assert_eq!(text, spelled(bytes), "{bytes:?}");
        }
        assert_eq!((32, 52, 58, 16), (code().len(), session().len(), token().len(), id().len()));
        assert_ne!(code(), code());
    }

    #[test]
    fn who_types_a_code_may_use_capitals() {
        assert_eq!(hash("abc123"), hash(" ABC 123\n"));
        assert_ne!(hash("abc123"), hash("abc124"));
    }

    #[test]
    fn headers() {
        let with = |name: &'static str, value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(name, value.parse().unwrap());
            headers
        };
        assert_eq!(None, bearer(&HeaderMap::new()));
        assert_eq!(Some(Some("ronde_1")), bearer(&with("authorization", "Bearer ronde_1")));
        assert_eq!(Some(None), bearer(&with("authorization", "Basic b3duZXI6")));
        let headers = with("cookie", "lang=de; ronde-e1=s1; ronde-owner=s2");
        assert_eq!(Some("s1"), cookie(&headers, Some("e1")));
        assert_eq!(Some("s2"), cookie(&headers, None));
        assert_eq!(None, cookie(&headers, Some("e")));
        assert!(has_cookies(&headers) && !has_cookies(&with("cookie", "lang=de")));
    }

    #[test]
    fn no_script_reads_the_cookie() {
        assert_eq!(
            "ronde-e1=s; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure",
            set_cookie(Some("e1"), Some("s"), 1, true)
        );
        assert!(set_cookie(None, None, 1, false).starts_with("ronde-owner=; Path=/; Max-Age=0;"));
    }
}
