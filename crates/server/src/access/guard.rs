//! What must be true of a request before anybody looks at it, and of every answer.

use std::any::Any;

use axum::body::{Body, HttpBody};
use axum::extract::Request;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use ronde_words::{ApiWords, Lang};

use crate::error::{ApiError, ErrorCode, Sentence};

/// Kinds of content that any page of any site may send by a form, without asking.
const FORMS: [&str; 3] = ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"];

fn only_reads(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}

/// What changes something must come from a page of this server: a browser says where a request was
/// born (`Sec-Fetch-Site`, `Origin`), and a page of another site cannot make it say otherwise.
pub async fn same_site_only(request: Request, next: Next) -> Response {
    if only_reads(request.method()) || is_same_site(request.headers()) {
        return next.run(request).await;
    }
    ApiError::new(ErrorCode::CrossSite, |w| w.cross_site).into_response()
}

fn is_same_site(headers: &HeaderMap) -> bool {
    let sites = headers.get_all("sec-fetch-site");
    let born_here = sites.iter().all(|site| site == "same-origin" || site == "none");
    let mut hosts = headers.get_all(header::HOST).iter();
    let host = hosts.next().filter(|_| hosts.next().is_none()).and_then(|it| it.to_str().ok());
    let ours = |origin: &HeaderValue| {
        let name = origin.to_str().ok().and_then(|it| it.split_once("://"));
        name.is_some_and(|(_, name)| Some(name) == host)
    };
    // A program names neither.
    born_here && headers.get_all(header::ORIGIN).iter().all(ours)
}

/// What changes something is data, and never a form: a form is all that a page of another site
/// could send in a reader's name where his browser says nothing of where it was born.
pub async fn data_not_forms(request: Request, next: Next) -> Response {
    if only_reads(request.method()) || is_data(request.headers(), request.body()) {
        return next.run(request).await;
    }
    ApiError::new(ErrorCode::ContentType, |w| w.send_json).into_response()
}

fn is_data(headers: &HeaderMap, body: &Body) -> bool {
    let Some(kind) = headers.get(header::CONTENT_TYPE) else { return body.is_end_stream() };
    let Ok(kind) = kind.to_str() else { return false };
    let kind = kind.split(';').next().unwrap_or_default().trim();
    !kind.is_empty() && !FORMS.iter().any(|form| form.eq_ignore_ascii_case(kind))
}

/// Under `/api` every refusal says `error` and `message`, also those that the router and the reader
/// of addresses make by themselves: an unknown path, a wrong method, a number that is none.
pub async fn data_for_programs(request: Request, next: Next) -> Response {
    let program = request.uri().path().starts_with("/api/");
    let response = next.run(request).await;
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_json = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if !program || is_json || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let (code, sentence): (_, Sentence) = match status {
        StatusCode::NOT_FOUND => (ErrorCode::Missing, |w| w.no_such_call),
        StatusCode::METHOD_NOT_ALLOWED => (ErrorCode::Method, |w| w.other_method),
        StatusCode::SERVICE_UNAVAILABLE => (ErrorCode::Away, |w| w.many_ask),
        status if status.is_server_error() => (ErrorCode::Internal, |w| w.fault),
        _ => (ErrorCode::Unreadable, |w| w.not_expected),
    };
    let told = ApiError::new(code, sentence).with_status(status).into_response();
    let (mut parts, _) = response.into_parts();
    let (fresh, body) = told.into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.extend(fresh.headers);
    parts.extensions.extend(fresh.extensions);
    Response::from_parts(parts, body)
}

/// Marks the answer to a fault, so that a reader of pages gets a page.
#[derive(Clone, Copy, Debug)]
struct Fault;

/// A fault in a page is an answer, and stays in that page.
pub fn failed(_: Box<dyn Any + Send + 'static>) -> Response {
    let mut response = ApiError::new(ErrorCode::Internal, |w| w.fault_safe).into_response();
    response.extensions_mut().insert(Fault);
    response
}

/// The same for people, in their language, made of nothing that could fail once more.
fn fault_page(lang: Lang) -> Response {
    let (code, words) = (lang.code(), ApiWords::of(lang).fault_safe);
    let to_start = ronde_words::PageWords::of(lang).to_start;
    let page = format!(
        "<!doctype html><html lang=\"{code}\"><head><meta charset=\"utf-8\"><title>Ronde</title>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <link rel=\"stylesheet\" href=\"/assets/app.css\"></head><body><main><h1>{words}</h1>\
         <p><a class=\"button primary\" href=\"/\">{to_start}</a></p></main></body></html>"
    );
    (StatusCode::INTERNAL_SERVER_ERROR, Html(page)).into_response()
}

/// Whether whoever asks reads pages.
fn reads_pages(request: &Request) -> bool {
    let accepted = request.headers().get(header::ACCEPT).and_then(|it| it.to_str().ok());
    accepted.is_some_and(|it| it.contains("text/html"))
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
        ("x-frame-options", "DENY"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-resource-policy", "same-origin"),
    ];
    // Browsers heed it where the way is safe, and complain about it elsewhere.
    let safe_way = is_safe_way(request.headers());
    let personal = request.headers().contains_key(header::COOKIE)
        || request.headers().contains_key(header::AUTHORIZATION);
    let lang = crate::words::lang(request.uri().query().unwrap_or_default(), request.headers());
    let pages = reads_pages(&request);
    let mut response = next.run(request).await;
    if pages && response.extensions().get::<Fault>().is_some() {
        response = fault_page(lang);
    }
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        // A paper has a policy of its own, which is stricter but for its one style sheet.
        headers
            .entry(HeaderName::from_static(name))
            .or_insert_with(|| HeaderValue::from_static(value));
    }
    if safe_way {
        let value = HeaderValue::from_static("same-origin");
        headers.insert(HeaderName::from_static("cross-origin-opener-policy"), value);
    }
    // What one reader may see is kept by no cache for another.
    if personal && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    }
    response
}

/// Whether the reader sits at this machine, or comes by https.
fn is_safe_way(headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let here = ["localhost", "127.0.0.1", "[::1]"].iter().any(|name| host.starts_with(name));
    here || headers.get("x-forwarded-proto").is_some_and(|it| it == "https")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(rows: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in rows {
            headers.append(*name, HeaderValue::from_static(value));
        }
        headers
    }

    #[test]
    fn a_page_of_another_site_is_told_by_its_headers() {
        const HERE: (&str, &str) = ("host", "localhost:8080");
        let check = |rows: &[_]| is_same_site(&headers(rows));
        assert!(check(&[HERE]), "curl names no origin");
        assert!(check(&[HERE, ("sec-fetch-site", "same-origin")]));
        assert!(check(&[HERE, ("origin", "http://localhost:8080")]));
        assert!(!check(&[HERE, ("sec-fetch-site", "cross-site")]));
        assert!(!check(&[HERE, ("sec-fetch-site", "same-site")]));
        assert!(!check(&[HERE, ("origin", "http://evil.example")]));
        assert!(!check(&[HERE, ("origin", "http://localhost:8081")]));
        assert!(!check(&[HERE, ("origin", "null")]));
        let both = [HERE, ("sec-fetch-site", "same-origin"), ("origin", "http://evil.example")];
        assert!(!check(&both), "both must be right");
        assert!(!check(&[("origin", "http://localhost:8080")]), "no host");
        let twice = [HERE, ("host", "evil.example"), ("origin", "http://localhost:8080")];
        assert!(!check(&twice));
    }

    #[test]
    fn forms_are_no_data() {
        let check = |kind, body: &'static str| {
            is_data(&headers(&[("content-type", kind)]), &Body::from(body))
        };
        assert!(check("application/json", "{}"));
        assert!(check("application/json; charset=utf-8", "{}"));
        assert!(check("application/octet-stream", "x"));
        assert!(!check("text/plain", "{}"));
        assert!(!check("Text/Plain;charset=utf-8", "{}"));
        assert!(!check("multipart/form-data; boundary=x", ""));
        assert!(!check("application/x-www-form-urlencoded", ""));
        assert!(!check("", "{}"));
        assert!(is_data(&HeaderMap::new(), &Body::empty()), "nothing was sent");
        assert!(!is_data(&HeaderMap::new(), &Body::from("{}")));
    }
}
