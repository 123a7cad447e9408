//! The reader's language, and the words for what the desk says: acts, objections, warnings.

use axum::http::HeaderMap;
use axum::http::header;

use ronde_words::Lang;

/// What the reader chose (`?lang=fr`, or the cookie that remembers it), else what his browser
/// prefers, else English.
pub fn lang(query: &str, headers: &HeaderMap) -> Lang {
    let asked = query.split('&').find_map(|pair| Lang::of_code(pair.strip_prefix("lang=")?));
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
    let cookies = text(header::COOKIE).split(';');
    let kept = cookies.map(str::trim).find_map(|pair| Lang::of_code(pair.strip_prefix("lang=")?));
    let preferred = text(header::ACCEPT_LANGUAGE).split(',');
    let primary = |tag: &str| Lang::of_code(tag.trim().split(['-', ';']).next()?);
    let preferred = preferred.into_iter().find_map(primary);
    asked.or(kept).or(preferred).unwrap_or(Lang::En)
}

pub(crate) mod accepted;
pub(crate) mod acts;
pub(crate) mod asks;
pub(crate) mod people;
pub(crate) mod reference;
pub(crate) mod schedule;
pub(crate) mod screens;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_chooses_before_the_browser() {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, "de-CH,de;q=0.9,en;q=0.8".parse().unwrap());
        assert_eq!(Lang::De, lang("", &headers));
        headers.insert(header::COOKIE, "a=b; lang=it".parse().unwrap());
        assert_eq!(Lang::It, lang("", &headers));
        assert_eq!(Lang::Fr, lang("x=1&lang=fr", &headers));
        assert_eq!(Lang::En, lang("lang=xx", &HeaderMap::new()));
    }
}
