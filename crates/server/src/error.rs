//! Why a call was not done: one type, which handlers return by `?`, and one table of its codes.
//!
//! An error is data until it is answered: it is told in English, and [`in_readers_language`] tells
//! it again to readers of another language. So no handler needs to know who reads.

use std::sync::Arc;

use axum::Json;
use axum::extract::Request;
use axum::extract::rejection::JsonRejection;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use ronde_desk::event::EventRefusal;
use ronde_desk::judge::{Caution, Level, Objection};
use ronde_desk::stored::EntrantId;
use ronde_desk::{Refusal, State};
use ronde_formats::json::{Complaint, Spot};
use ronde_office::{Class, OfficeError, StoreError};
use ronde_report::problems::{complaint, json_spot};
use ronde_report::refusals::{Teller, event_refusal};
use ronde_report::stores::{journal_damaged, store_error};
use ronde_words::{ApiWords, Lang, fill};
use serde::Serialize;
use serde_json::{Map, Value, json};
use tokio::task::JoinError;

macro_rules! error_codes {
    ($($code:ident $name:literal $status:ident $meaning:literal;)*) => {
        /// What an error is called. Programs read the name, people the message.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum ErrorCode {
            $(#[doc = $meaning] $code,)*
        }

        impl ErrorCode {
            /// All of them, in the order of the reference.
            pub(crate) const ALL: &[ErrorCode] = &[$(ErrorCode::$code),*];

            /// As programs read it.
            pub(crate) const fn name(self) -> &'static str {
                match self { $(ErrorCode::$code => $name,)* }
            }

            /// The status of the answer, unless the error says another.
            pub(crate) const fn status(self) -> StatusCode {
                match self { $(ErrorCode::$code => StatusCode::$status,)* }
            }

            /// What it means, for the reference.
            pub(crate) const fn meaning(self) -> &'static str {
                match self { $(ErrorCode::$code => $meaning,)* }
            }
        }
    };
}

error_codes! {
    Unreadable "unreadable" BAD_REQUEST "The body is no JSON, or lacks something; a value in the \
        address is none; or the `key` has blanks or more than 150 bytes. A body that is too long \
        has the status 413.";
    Side "side" BAD_REQUEST "A code for a whole board does not say who reports: name the side.";
    Password "password" UNAUTHORIZED "Name and password do not belong together.";
    Token "token" UNAUTHORIZED "The token is not known, has expired or was revoked.";
    Role "role" FORBIDDEN "This role may not do it.";
    CrossSite "cross_site" FORBIDDEN "The request was born on a page of another site.";
    Missing "missing" NOT_FOUND "There is no such tournament or event, or not for this reader.";
    Code "code" NOT_FOUND "The code is not known. An invitation that was used or has expired has \
        the status 410.";
    Conflict "conflict" CONFLICT "Somebody changed the same thing since the act named in `seen`. \
        `by` is the act, `thing` what it changed. Look again, then decide.";
    Changed "changed" CONFLICT "Somebody was quicker. Look at it again.";
    Busy "busy" CONFLICT "Another list is being imported. Wait for it.";
    Locked "locked" CONFLICT "The event is on another machine, and is written there.";
    Over "over" GONE "The round of this code is closed.";
    Method "method" METHOD_NOT_ALLOWED "This call wants another method.";
    ContentType "content_type" UNSUPPORTED_MEDIA_TYPE "Send `Content-Type: application/json`.";
    Cautions "cautions" UNPROCESSABLE_ENTITY "It is allowed if somebody takes it upon himself. \
        `cautions` lists what; send the act again with `accepts`, by `key`: 1, or 2 where the \
        level is `twice`.";
    Objection "objection" UNPROCESSABLE_ENTITY "The rules or the state do not allow it. The \
        message names the article.";
    Rests "rests" UNPROCESSABLE_ENTITY "It cannot be undone while the acts in `acts` stand.";
    Seen "seen" PRECONDITION_REQUIRED "This act changes something that others may change: say in \
        `seen` the number of the last act that you knew of.";
    TooOften "too_often" TOO_MANY_REQUESTS "Too many wrong codes or passwords, or too many \
        reports by one code. `Retry-After` says how many seconds to wait.";
    Internal "internal" INTERNAL_SERVER_ERROR "A fault of Ronde. Nothing was done.";
    Damaged "damaged" INTERNAL_SERVER_ERROR "The journal was changed by something else than \
        Ronde. Nothing is added to it.";
    Full "full" INSUFFICIENT_STORAGE "The disk is full. Make room, then send the same again with \
        the same `key`.";
    Network "network" SERVICE_UNAVAILABLE "The network does not let it. The message says why.";
    Away "away" SERVICE_UNAVAILABLE "The database does not answer. Send the same again with the \
        same `key`.";
}

impl From<Class> for ErrorCode {
    /// What a program can do about a store that did not do it.
    fn from(class: Class) -> ErrorCode {
        match class {
            Class::TryAgain => ErrorCode::Away,
            Class::Conflict => ErrorCode::Changed,
            Class::Full => ErrorCode::Full,
            Class::Refused => ErrorCode::Objection,
            Class::Missing => ErrorCode::Missing,
            Class::Broken => ErrorCode::Damaged,
        }
    }
}

/// Which of the server's sentences.
pub(crate) type Sentence = fn(&'static ApiWords) -> &'static str;

/// A sentence that is made when its language is known.
#[derive(Clone)]
struct Filled(Arc<dyn Fn(Lang) -> String + Send + Sync>);

impl std::fmt::Debug for Filled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Filled").field(&(self.0)(Lang::En)).finish()
    }
}

/// Why a call was not done.
#[derive(Clone, Debug)]
pub struct ApiError(Box<Details>);

#[derive(Clone, Debug)]
struct Details {
    code: ErrorCode,
    status: StatusCode,
    cause: Cause,
    /// After how many seconds there may be another try.
    retry_after: Option<u64>,
}

#[derive(Clone, Debug)]
enum Cause {
    /// A sentence of the server.
    Said(Sentence),
    /// A sentence of the server with values in it.
    Filled(Filled),
    /// What was told in the reader's language already.
    Told(String),
    /// The desk refuses an act. The state has the names of those whom the sentence is about.
    Refused(Refusal, Option<Arc<State>>),
    /// The desk refuses an act of an event.
    EventRefused(EventRefusal),
}

/// A handler's answer.
pub(crate) type Answer<T = Response> = Result<T, ApiError>;

impl ApiError {
    fn of(code: ErrorCode, cause: Cause) -> ApiError {
        ApiError(Box::new(Details { code, status: code.status(), cause, retry_after: None }))
    }

    /// An error with a sentence of the server.
    pub(crate) fn new(code: ErrorCode, sentence: Sentence) -> ApiError {
        ApiError::of(code, Cause::Said(sentence))
    }

    /// An error with a sentence that has values in it.
    pub(crate) fn filled(
        code: ErrorCode,
        sentence: impl Fn(&'static ApiWords) -> String + Send + Sync + 'static,
    ) -> ApiError {
        ApiError::spoken(code, move |lang| sentence(ApiWords::of(lang)))
    }

    /// An error whose words stand elsewhere than among the server's own.
    pub(crate) fn spoken(
        code: ErrorCode,
        sentence: impl Fn(Lang) -> String + Send + Sync + 'static,
    ) -> ApiError {
        ApiError::of(code, Cause::Filled(Filled(Arc::new(sentence))))
    }

    /// This visitor may not do it.
    pub(crate) fn role(sentence: Sentence) -> ApiError {
        ApiError::new(ErrorCode::Role, sentence)
    }

    /// The state, or what was sent, does not allow it.
    pub(crate) fn objection(sentence: Sentence) -> ApiError {
        ApiError::new(ErrorCode::Objection, sentence)
    }

    /// There is no such thing.
    pub(crate) fn missing(sentence: Sentence) -> ApiError {
        ApiError::new(ErrorCode::Missing, sentence)
    }

    /// An error with words that are in the reader's language already.
    pub(crate) fn told(code: ErrorCode, message: impl Into<String>) -> ApiError {
        ApiError::of(code, Cause::Told(message.into()))
    }

    /// What was asked for broke the program, and nobody else.
    pub(crate) fn fault() -> ApiError {
        ApiError::new(ErrorCode::Internal, |w| w.fault)
    }

    /// There were too many tries; how long to wait, in milliseconds.
    pub(crate) fn too_often(wait: i64) -> ApiError {
        ApiError::new(ErrorCode::TooOften, |w| w.too_often).retry_after(wait)
    }

    /// The store cannot say who somebody is, or what is kept: then nothing is done.
    pub(crate) fn away(error: impl Into<ApiError>) -> ApiError {
        let mut error = error.into();
        (error.0.code, error.0.status) = (ErrorCode::Away, ErrorCode::Away.status());
        error
    }

    /// The same with another status than the code's own.
    pub(crate) fn with_status(mut self, status: StatusCode) -> ApiError {
        self.0.status = status;
        self
    }

    /// The same with the time to wait, in milliseconds.
    pub(crate) fn retry_after(mut self, wait: i64) -> ApiError {
        self.0.retry_after = Some(u64::try_from(wait / 1000 + 1).unwrap_or(1));
        self
    }

    /// The same with the names of this tournament.
    pub(crate) fn named_by(mut self, state: Option<Arc<State>>) -> ApiError {
        if let Cause::Refused(_, names) = &mut self.0.cause {
            *names = state;
        }
        self
    }

    pub(crate) const fn status(&self) -> StatusCode {
        self.0.status
    }

    /// What people are told.
    pub(crate) fn message(&self, lang: Lang) -> String {
        match &self.0.cause {
            Cause::Said(sentence) => sentence(ApiWords::of(lang)).to_owned(),
            Cause::Filled(sentence) => (sentence.0)(lang),
            Cause::Told(message) => message.clone(),
            Cause::Refused(refusal, state) => {
                Teller { lang, state: state.as_deref() }.refusal(refusal)
            }
            Cause::EventRefused(refusal) => event_refusal(refusal, lang),
        }
    }

    fn body(&self, lang: Lang) -> Value {
        let mut body = match &self.0.cause {
            Cause::Refused(refusal, state) => {
                details(refusal, Teller { lang, state: state.as_deref() })
            }
            Cause::Said(_) | Cause::Filled(_) | Cause::Told(_) | Cause::EventRefused(_) => {
                Map::new()
            }
        };
        body.insert("error".to_owned(), json!(self.0.code.name()));
        body.insert("message".to_owned(), json!(self.message(lang)));
        Value::Object(body)
    }

    /// How long to wait, as a header.
    pub(crate) fn waiting(&self) -> Option<[(header::HeaderName, String); 1]> {
        self.0.retry_after.map(|seconds| [(header::RETRY_AFTER, seconds.to_string())])
    }

    fn response(&self, lang: Lang) -> Response {
        (self.0.status, self.waiting(), Json(self.body(lang))).into_response()
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.response(Lang::En);
        response.extensions_mut().insert(self);
        response
    }
}

/// A refusal was told in English: whoever reads another language gets the same in that.
pub(crate) async fn in_readers_language(request: Request, next: Next) -> Response {
    let lang = crate::words::lang(request.uri().query().unwrap_or_default(), request.headers());
    let mut response = next.run(request).await;
    match response.extensions_mut().remove::<ApiError>() {
        Some(error) if lang != Lang::En => {
            let (mut parts, _) = response.into_parts();
            let (told, body) = error.response(lang).into_parts();
            parts.headers.remove(header::CONTENT_LENGTH);
            parts.headers.extend(told.headers);
            Response::from_parts(parts, body)
        }
        _ => response,
    }
}

/// A caution as a page shows it.
#[derive(Serialize)]
pub(crate) struct CautionView {
    key: String,
    code: String,
    level: Level,
    message: String,
}

impl CautionView {
    pub(crate) fn of(caution: &Caution, teller: Teller<'_>) -> CautionView {
        CautionView {
            key: caution.key(),
            code: caution.code(),
            level: caution.level(),
            message: teller.caution(caution),
        }
    }
}

/// What a program reads of a refusal beside its name and message.
fn details(refusal: &Refusal, teller: Teller<'_>) -> Map<String, Value> {
    let fields = match refusal {
        Refusal::Conflict { thing, by } => json!({ "by": by, "thing": thing }),
        Refusal::Cautions(cautions) => {
            let views: Vec<_> = cautions.iter().map(|it| CautionView::of(it, teller)).collect();
            json!({ "cautions": views })
        }
        Refusal::Rests { acts } => json!({ "acts": acts }),
        Refusal::Objection(Objection::FideMode { .. }) => json!({ "code": "fide_mode" }),
        Refusal::Objection(Objection::RatingsMissing { players }) => {
            let card = |id: &EntrantId| json!({ "id": id, "name": teller.who(*id) });
            let cards: Vec<_> = players.iter().map(card).collect();
            json!({ "code": "ratings_missing", "cards": cards })
        }
        Refusal::Objection(Objection::NoPairing { .. }) => json!({ "code": "no_pairing" }),
        Refusal::Objection(_)
        | Refusal::Role { .. }
        | Refusal::KeyTaken { .. }
        | Refusal::Misfit(_) => Value::Null,
    };
    match fields {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        let code = match &refusal {
            Refusal::Role { .. } => ErrorCode::Role,
            Refusal::Conflict { .. } => ErrorCode::Conflict,
            Refusal::Cautions(_) => ErrorCode::Cautions,
            Refusal::Rests { .. } => ErrorCode::Rests,
            Refusal::Objection(_) | Refusal::KeyTaken { .. } | Refusal::Misfit(_) => {
                ErrorCode::Objection
            }
        };
        ApiError::of(code, Cause::Refused(refusal, None))
    }
}

impl From<EventRefusal> for ApiError {
    fn from(refusal: EventRefusal) -> ApiError {
        let (code, status) = match &refusal {
            EventRefusal::Locked { .. } => (ErrorCode::Locked, None),
            EventRefusal::Role { .. } | EventRefusal::NoAccess { .. } => (ErrorCode::Role, None),
            EventRefusal::AlreadyAccepted | EventRefusal::Expired => {
                (ErrorCode::Code, Some(StatusCode::GONE))
            }
            _ => (ErrorCode::Objection, None),
        };
        let error = ApiError::of(code, Cause::EventRefused(refusal));
        match status {
            Some(status) => error.with_status(status),
            None => error,
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        let code = match &error {
            StoreError::CheckedOut { .. } => ErrorCode::Locked,
            other => other.class().into(),
        };
        ApiError::spoken(code, move |lang| store_error(&error, lang))
    }
}

impl<R> From<OfficeError<R>> for ApiError
where
    ApiError: From<R>,
{
    fn from(error: OfficeError<R>) -> ApiError {
        match error {
            OfficeError::Refused(refusal) => refusal.into(),
            OfficeError::Store(error) => error.into(),
            OfficeError::Damaged { journal, why } => {
                ApiError::spoken(ErrorCode::Damaged, move |lang| {
                    journal_damaged(&journal, &why, lang)
                })
            }
        }
    }
}

impl From<JsonRejection> for ApiError {
    /// What is wrong with a body: too long (413), no JSON at all (415), or not what was expected.
    fn from(why: JsonRejection) -> ApiError {
        let error = ApiError::spoken(ErrorCode::Unreadable, body_fault(&why));
        match why.status() {
            StatusCode::UNPROCESSABLE_ENTITY => error,
            status => error.with_status(status),
        }
    }
}

/// What is wrong with a body, in words. The reader of JSON tells it in an English sentence, which
/// is taken apart.
fn body_fault(why: &JsonRejection) -> impl Fn(Lang) -> String + use<> {
    let mut source = std::error::Error::source(why);
    let mut found = None;
    while let Some(error) = source {
        found = error.downcast_ref::<serde_json::Error>().map(|error| {
            let spot = Spot { line: error.line(), column: error.column(), path: String::new() };
            (spot, Complaint::of(error))
        });
        source = if found.is_some() { None } else { error.source() };
    }
    let status = why.status();
    move |lang| {
        let w = ApiWords::of(lang);
        match (&found, status) {
            (Some((spot, what)), _) => {
                let (spot, what) = (json_spot(spot, lang), complaint(what, lang));
                fill!(w.body, place = spot, what = what)
            }
            (None, StatusCode::UNSUPPORTED_MEDIA_TYPE) => w.send_json.to_owned(),
            (None, StatusCode::PAYLOAD_TOO_LARGE) => w.body_too_long.to_owned(),
            (None, _) => w.not_expected.to_owned(),
        }
    }
}

impl From<JoinError> for ApiError {
    fn from(_: JoinError) -> ApiError {
        ApiError::fault()
    }
}

/// Work that is carried through once it has begun, whether or not somebody still waits for the
/// answer.
pub(crate) async fn carried_through<T: Send + 'static>(
    work: impl Future<Output = Answer<T>> + Send + 'static,
) -> Answer<T> {
    tokio::spawn(work).await?
}
