//! Why a page is not shown: one type, which handlers return by `?`.
//!
//! Within the frame of the pages one thing is said: that there is no such page, that it is for
//! arbiters, or what the store cannot do. So no handler builds the answer of an error.

use askama::Template;
use axum::extract::rejection::RawPathParamsRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::{Frame, shown};
use crate::access::Visitor;
use crate::error::ApiError;
use crate::public::Frame as PhoneFrame;

/// What a page's handler answers.
pub(crate) type Shown = Result<Response, PageError>;

/// Why a page is not shown.
pub(crate) struct PageError(Box<Cause>);

enum Cause {
    /// One thing is said.
    Said { frame: Frame, status: StatusCode, says: String },
    /// The same on a telephone.
    OnPhone { frame: PhoneFrame, status: StatusCode, says: &'static str },
    /// Another page stands in its place.
    Instead(Response),
    /// Nobody knows who asks, so there is no frame.
    Unknown(ApiError),
}

/// A page that says one thing.
#[derive(Template)]
#[template(path = "message.html")]
struct Message {
    frame: Frame,
    message: String,
}

/// The same on a telephone.
#[derive(Template)]
#[template(path = "phone-message.html")]
pub(crate) struct PhoneMessage {
    pub(crate) frame: PhoneFrame,
    pub(crate) says: &'static str,
    /// Whether a code can be typed here.
    pub(crate) asks_code: bool,
}

impl PageError {
    /// One thing is said within the frame.
    pub(crate) fn new(visitor: &Visitor, status: StatusCode, says: impl Into<String>) -> PageError {
        let frame = Frame::new(visitor, "message", "Ronde".to_owned());
        PageError(Box::new(Cause::Said { frame, status, says: says.into() }))
    }

    /// The same on a telephone.
    pub(crate) fn on_phone(visitor: &Visitor, status: StatusCode, says: &'static str) -> PageError {
        let frame = PhoneFrame::new(visitor, "message", "Ronde".to_owned());
        PageError(Box::new(Cause::OnPhone { frame, status, says }))
    }

    /// Another page stands in its place, or the reader is sent there.
    pub(crate) fn instead(page: Response) -> PageError {
        PageError(Box::new(Cause::Instead(page)))
    }

    /// There is no such page, or not for this reader.
    pub(crate) fn missing(visitor: &Visitor) -> PageError {
        PageError::new(visitor, StatusCode::NOT_FOUND, visitor.words().missing_page)
    }

    /// The page is for arbiters.
    pub(crate) fn only_arbiters(visitor: &Visitor) -> PageError {
        PageError::new(visitor, StatusCode::FORBIDDEN, visitor.words().only_arbiters)
    }

    /// What the desk refuses or the store cannot do; what is not there is a missing page.
    pub(crate) fn of(visitor: &Visitor, error: impl Into<ApiError>) -> PageError {
        let error = error.into();
        match error.status() {
            StatusCode::NOT_FOUND => PageError::missing(visitor),
            status => PageError::new(visitor, status, error.message(visitor.lang)),
        }
    }
}

impl From<ApiError> for PageError {
    fn from(error: ApiError) -> PageError {
        PageError(Box::new(Cause::Unknown(error)))
    }
}

impl From<RawPathParamsRejection> for PageError {
    fn from(rejection: RawPathParamsRejection) -> PageError {
        PageError::instead(rejection.into_response())
    }
}

impl IntoResponse for PageError {
    fn into_response(self) -> Response {
        match *self.0 {
            Cause::Said { frame, status, says } => {
                (status, shown(&Message { frame, message: says })).into_response()
            }
            Cause::OnPhone { frame, status, says } => {
                let page = PhoneMessage { frame, says, asks_code: false };
                (status, shown(&page)).into_response()
            }
            Cause::Instead(page) => page,
            Cause::Unknown(error) => error.into_response(),
        }
    }
}
