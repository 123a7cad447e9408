//! How somebody prints: chosen once on the page of papers, and kept in a cookie for every paper
//! after that.

use axum::http::{HeaderMap, HeaderValue, header};
use ronde_report::paper::catalogue::Kind;
use ronde_report::paper::{Page, Reading, Size};
use ronde_words::Lang;

/// The name of the cookie.
const COOKIE: &str = "paper";
/// The cookie that says how many minutes the reader's clock is ahead of UTC.
const CLOCK: &str = "clock";
/// How long a choice is kept, in seconds.
const A_YEAR: u32 = 60 * 60 * 24 * 365;

/// Size, type and language; what is not chosen is as usual.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chosen {
    pub(super) size: Size,
    pub(super) reading: Option<Reading>,
    pub(super) lang: Option<Lang>,
}

impl Chosen {
    /// What the cookie says: `letter-wall-fr`.
    pub(super) fn of(headers: &HeaderMap) -> Chosen {
        let mut parts = cookie(headers, COOKIE).unwrap_or_default().split('-');
        let mut next = || parts.next().unwrap_or_default();
        Chosen::read(next(), next(), next())
    }

    /// What a form says; an unknown word is the usual.
    pub(super) fn read(size: &str, reading: &str, lang: &str) -> Chosen {
        Chosen {
            size: if size == "letter" { Size::Letter } else { Size::A4 },
            reading: read_reading(reading),
            lang: Lang::of_code(lang),
        }
    }

    /// The header that keeps it.
    pub(super) fn kept(self) -> HeaderValue {
        let (size, reading, lang) = self.words();
        let text = format!(
            "{COOKIE}={size}-{reading}-{lang}; Path=/; Max-Age={A_YEAR}; SameSite=Lax; HttpOnly"
        );
        HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""))
    }

    /// As the form names them; nothing for the usual.
    pub(super) fn words(self) -> (&'static str, &'static str, &'static str) {
        let size = match self.size {
            Size::A4 => "a4",
            Size::Letter => "letter",
        };
        let reading = match self.reading {
            None => "",
            Some(Reading::Hand) => "hand",
            Some(Reading::Wall) => "wall",
            Some(Reading::Far) => "far",
        };
        (size, reading, self.lang.map_or("", Lang::code))
    }

    /// The page of a paper.
    pub(super) fn page(self, kind: Kind) -> Page {
        let usual = kind.page();
        Page { size: self.size, reading: self.reading.unwrap_or(usual.reading), ..usual }
    }
}

/// A size of type by its name.
pub(super) fn read_reading(name: &str) -> Option<Reading> {
    match name {
        "hand" => Some(Reading::Hand),
        "wall" => Some(Reading::Wall),
        "far" => Some(Reading::Far),
        _ => None,
    }
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    let mut pairs = all.flat_map(|it| it.split(';')).filter_map(|it| it.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}

/// Minutes by which the reader's clock is ahead of UTC, where his browser has said so.
pub(super) fn clock(headers: &HeaderMap) -> Option<i32> {
    let minutes = cookie(headers, CLOCK)?.parse().ok()?;
    // There is no clock on earth farther away than these.
    (-12 * 60..=14 * 60).contains(&minutes).then_some(minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again() {
        for (cookie, expected) in [
            ("a=b; paper=letter-wall-fr", ("letter", "wall", "fr")),
            ("paper=a4--", ("a4", "", "")),
            ("paper=<script>-x-../..", ("a4", "", "")),
            ("", ("a4", "", "")),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, HeaderValue::from_static(cookie));
            assert_eq!(expected, Chosen::of(&headers).words(), "{cookie}");
        }
        let kept = Chosen::read("letter", "far", "it").kept();
        let mut headers = HeaderMap::new();
        let text = kept.to_str().unwrap().split(';').next().unwrap().to_owned();
        headers.insert(header::COOKIE, HeaderValue::from_str(&text).unwrap());
        assert_eq!(("letter", "far", "it"), Chosen::of(&headers).words());
    }

    #[test]
    fn clocks_that_there_are() {
        for (cookie, minutes) in [
            ("clock=60", Some(60)),
            ("clock=-210", Some(-210)),
            ("clock=99999", None),
            ("clock=x", None),
            ("", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, HeaderValue::from_static(cookie));
            assert_eq!(minutes, clock(&headers), "{cookie}");
        }
    }
}
