//! The owner by his address: whoever sits at the machine itself.
//!
//! The address alone could be a proxy's, which speaks for the whole world; the name alone could be
//! another site's that points here (DNS rebinding); and a page of another site could send what its
//! reader never asked for. So each is looked at, and one that is wrong is enough.

use std::net::{IpAddr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum::http::header;
use axum::http::request::Parts;

/// What proxies add. A request that has one of these did not come from here.
const FORWARDING: [&str; 6] =
    ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/// Whether a request comes from whoever sits at this machine. Behind a proxy nobody does.
pub(super) fn is_here(parts: &Parts, behind_proxy: bool) -> bool {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
    let authority = parts.uri.authority().is_none_or(|it| names_us(it.as_str()));
    !behind_proxy && peer.is_some_and(is_loopback) && authority && is_ours(&parts.headers)
}

fn is_ours(headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(header::HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return false };
    let Ok(host) = host.to_str() else { return false };
    let forwarded = FORWARDING.iter().any(|name| headers.contains_key(*name));
    let origins = headers.get_all(header::ORIGIN);
    let same = |origin: &str| origin.strip_prefix("http://") == Some(host);
    let from_us = origins.iter().all(|origin| origin.to_str().is_ok_and(same));
    names_us(host) && !forwarded && from_us
}

/// Where a request comes from, for counting who tries how often. What a proxy says of it is
/// believed only where there is one; then its own word is the last.
pub(crate) fn address(parts: &Parts, behind_proxy: bool) -> String {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
    let told = || {
        let last = parts.headers.get_all("x-forwarded-for").iter().next_back()?;
        last.to_str().ok()?.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    let found = if behind_proxy { told().or(peer) } else { peer };
    found.map_or_else(|| "nowhere".to_owned(), household)
}

/// One household has one IPv4 address, or a whole /64 of IPv6.
fn household(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}

const fn is_loopback(address: IpAddr) -> bool {
    address.to_canonical().is_loopback()
}

/// Whether a Host header is a name that every machine gives to itself.
fn names_us(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    };
    matches!(name, "localhost" | "127.0.0.1" | "[::1]")
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
            ("localhost.evil.example", false),
            ("192.168.1.20:8080", false),
            ("localhost:8080@evil.example", false),
            ("", false),
        ] {
            assert_eq!(ours, names_us(host), "{host}");
        }
    }

    /// A request from an address with these headers.
    fn parts(from: &str, headers: &[(&'static str, &'static str)]) -> Parts {
        let mut request = axum::http::Request::builder().uri("/");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let (mut parts, ()) = request.body(()).unwrap().into_parts();
        let peer: IpAddr = from.parse().unwrap();
        parts.extensions.insert(ConnectInfo(SocketAddr::new(peer, 4000)));
        parts
    }

    #[test]
    fn everything_must_speak_for_the_owner() {
        const HOST: (&str, &str) = ("host", "localhost:8080");
        let here = |from, headers: &[_]| is_here(&parts(from, headers), false);
        assert!(here("127.0.0.1", &[HOST]));
        assert!(here("::1", &[HOST]));
        assert!(here("::ffff:127.0.0.1", &[HOST]));
        assert!(here("127.0.0.1", &[HOST, ("origin", "http://localhost:8080")]));
        assert!(!is_here(&parts("127.0.0.1", &[HOST]), true), "behind a proxy");
        for (from, headers) in [
            ("192.168.1.20", vec![HOST]),
            ("127.0.0.1", vec![]),
            ("127.0.0.1", vec![HOST, HOST]),
            ("127.0.0.1", vec![("host", "evil.example")]),
            ("127.0.0.1", vec![HOST, ("x-forwarded-for", "127.0.0.1")]),
            ("127.0.0.1", vec![HOST, ("forwarded", "for=127.0.0.1")]),
            ("127.0.0.1", vec![HOST, ("x-real-ip", "127.0.0.1")]),
            ("127.0.0.1", vec![HOST, ("via", "1.1 cache")]),
            ("127.0.0.1", vec![HOST, ("origin", "http://evil.example")]),
            ("127.0.0.1", vec![HOST, ("origin", "http://localhost:9090")]),
            ("127.0.0.1", vec![HOST, ("origin", "null")]),
            ("127.0.0.1", vec![HOST, ("origin", "http://localhost:8080"), ("origin", "null")]),
        ] {
            assert!(!here(from, &headers), "{from} {headers:?}");
        }
    }

    #[test]
    fn a_household_counts_once() {
        for (from, household) in [
            ("192.168.1.20", "192.168.1.20"),
            ("::ffff:192.168.1.20", "192.168.1.20"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
            ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ] {
            assert_eq!(household, address(&parts(from, &[]), false), "{from}");
        }
        let told = parts("127.0.0.1", &[("x-forwarded-for", "10.9.9.9, 203.0.113.7")]);
        assert_eq!("203.0.113.7", address(&told, true), "the proxy's own word is the last");
        assert_eq!("127.0.0.1", address(&told, false));
    }
}
