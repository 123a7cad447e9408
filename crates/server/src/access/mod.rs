//! Who is asking, and what he may do.
//!
//! On the machine itself nobody needs an account: whoever comes from it, by a name that only it has,
//! is its owner. Both are asked for. The address alone could be a proxy's; the name alone could be
//! another site's that points here (DNS rebinding). Everybody else looks.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use ronde_desk::{Role, Stamp};

use crate::theme::Theme;
use crate::words::Lang;

/// Whoever asks for something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// By which name the journal knows him.
    pub by: String,
    /// As what he comes.
    pub role: Role,
    /// The language he reads.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
}

impl Visitor {
    /// Whether he sees what only arbiters see.
    pub fn is_arbiter(&self) -> bool {
        matches!(self.role, Role::Owner | Role::Chief | Role::Deputy)
    }

    /// Who does something now.
    pub fn stamp(&self) -> Stamp {
        Stamp { at: now(), by: self.by.clone(), role: self.role }
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.ok().and_then(|it| i64::try_from(it.as_millis()).ok()).unwrap_or(0)
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Self::Rejection> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
        let owner =
            peer.is_some_and(is_here) && parts.headers.get(header::HOST).is_some_and(names_us);
        let lang = Lang::of(parts.uri.query().unwrap_or_default(), &parts.headers);
        let theme = Theme::of(&parts.headers);
        Ok(if owner {
            Visitor { by: "owner".to_owned(), role: Role::Owner, lang, theme }
        } else {
            Visitor { by: "visitor".to_owned(), role: Role::Viewer, lang, theme }
        })
    }
}

fn is_here(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.is_loopback(),
        IpAddr::V6(address) => {
            address.is_loopback() || address.to_ipv4_mapped().is_some_and(|it| it.is_loopback())
        }
    }
}

/// Whether a Host header is a name that every machine gives to itself.
fn names_us(host: &HeaderValue) -> bool {
    let Ok(host) = host.to_str() else { return false };
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    };
    matches!(name, "localhost" | "127.0.0.1" | "[::1]")
}

/// What changes something must come from a page of this server: a browser says where a request was
/// born (`Sec-Fetch-Site`, `Origin`), and a page of another site cannot make it say otherwise.
pub async fn same_site_only(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if reads || is_same_site(request.headers()) {
        return next.run(request).await;
    }
    (StatusCode::FORBIDDEN, "This was sent by a page of another site, and was not done.\n")
        .into_response()
}

fn is_same_site(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match text(HeaderName::from_static("sec-fetch-site")) {
        Some(site) => matches!(site, "same-origin" | "none"),
        None => match (text(header::ORIGIN), text(header::HOST)) {
            // A program, not a page.
            (None, _) => true,
            (Some(origin), Some(host)) => {
                origin.split_once("://").is_some_and(|(_, name)| name == host)
            }
            (Some(_), None) => false,
        },
    }
}

/// Nothing is loaded from elsewhere, framed, or guessed at.
pub async fn safe_headers(request: Request, next: Next) -> Response {
    const HEADERS: [(&str, &str); 5] = [
        (
            "content-security-policy",
            "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; \
             frame-ancestors 'none'",
        ),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ];
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        let name = HeaderName::from_static(name);
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_every_machine_gives_itself() {
        for (host, ours) in [
            ("localhost", true),
            ("localhost:8080", true),
            ("127.0.0.1:8081", true),
            ("[::1]:8080", true),
            ("127.0.0.1.evil.example", false),
            ("evil.example:8080", false),
            ("192.168.1.20:8080", false),
            ("", false),
        ] {
            assert_eq!(ours, names_us(&HeaderValue::from_str(host).unwrap()), "{host}");
        }
    }

    #[test]
    fn a_page_of_another_site_is_told_by_its_headers() {
        let check = |rows: &[(&'static str, &'static str)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in rows {
                headers.insert(*name, HeaderValue::from_static(value));
            }
            is_same_site(&headers)
        };
        assert!(check(&[("sec-fetch-site", "same-origin")]));
        assert!(!check(&[("sec-fetch-site", "cross-site")]));
        assert!(!check(&[("sec-fetch-site", "same-site")]));
        assert!(check(&[("origin", "http://localhost:8080"), ("host", "localhost:8080")]));
        assert!(!check(&[("origin", "http://evil.example"), ("host", "localhost:8080")]));
        assert!(check(&[("host", "localhost:8080")]), "curl names no origin");
    }
}
