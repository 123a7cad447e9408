//! Calls about screens of the hall.

use super::{Call, Who, get, handler, post};
use crate::error::ErrorCode;
use crate::screen;

/// What is told of a screen.
const TOLD: &str = r#"{"now":1795600000000,"mark":"3f0c1e9a","screen":2,"version":"0.1.0-3f0c1e9ab2d4","event":"Open de Neuchâtel","setup":{"event":"01a1e36e-5124-7387-ba57-a841e88ed36a","shows":["boards"],"tournaments":[],"part":{"at":1,"of":1},"inches":55,"metres":10,"langs":["en"],"seconds":10,"zone":"Europe/Zurich"},"qr":null,"starts":null,"announcements":[],"tournaments":[{"t":"01a1e36e-6124-7387-ba57-a841e88ed36a","name":"Open","round":5,"rounds":9,"stage":"playing","done":17,"all":29,"players":60,"dates":[],"tie_break":"BH-C1","boards":[{"board":1,"white":["ROSSI","Paolo"],"white_points":"4","black":["MARTINEZ","Luis"],"black_points":"3½","result":"1–0"}],"names":[],"results":[],"standings":[]}],"words":{}}"#;

/// All of them.
pub(super) const SCREENS: &[Call] = &[
    get(
        "/api/screen/{k}",
        handler!(screen::line::now_shown),
        Who::Anybody,
        "What a screen shows now",
        ("ScreenTold", TOLD),
    )
        .more("Only what everybody may see: nothing of a draft. A screen of which nobody has said \
            what it shows has no `setup`.")
        .errors(&[ErrorCode::Missing]),
    get(
        "/api/screen/{k}/live",
        handler!(screen::line::stream),
        Who::Anybody,
        "The line to a screen: server-sent events",
        ("Stream", "event: ping\ndata: 1795600000000\n"),
    )
        .more("An event `state` at the beginning and whenever something changes, as the call \
            above answers it; a `ping` with the clock of this machine every two seconds. \
            `?w=1920&h=1080` says how large the screen is, `mark` what it knows already.")
        .query(&["w", "h", "mark"])
        .errors(&[ErrorCode::Missing]),
    get("/api/e/{e}/screens", handler!(screen::steer::list), Who::Arbiters, "Screens of the \
        event, announcements and the count-down", ("ScreenList",
            r#"{"screens":[{"screen":2,"setup":null,"heard":{"lines":1,"at":1795600000000,"width":1920,"height":1080}}],"announcements":[],"starts":null}"#))
        .more("Screens that are on and wait are listed without a `setup`. `heard` is what this \
            server knows of its own lines.")
        .errors(&[ErrorCode::Missing]),
    post(
        "/api/e/{e}/screens",
        handler!(screen::steer::set),
        Who::Arbiters,
        "Says what a screen shows",
        ("ScreenNumber", r#"{"screen":2,"to":"/screen/2"}"#),
    )
        .more("It changes at once, without anybody touching it. A number that shows another event \
            is refused.")
        .takes(("ScreenWanted",
            r#"{"screen":2,"shows":["boards","standings"],"part":{"at":1,"of":2},"inches":55,"metres":10,"langs":["de","fr"],"zone":"Europe/Zurich"}"#))
        .errors(&[ErrorCode::Missing, ErrorCode::Objection]),
    post(
        "/api/e/{e}/screens/free",
        handler!(screen::steer::free),
        Who::Arbiters,
        "Frees a screen: it waits again",
        ("Yes", r#"{"done":true}"#),
    )
        .takes(("ScreenNumber", r#"{"screen":2}"#))
        .errors(&[ErrorCode::Missing, ErrorCode::Objection]),
    post(
        "/api/e/{e}/announcements",
        handler!(screen::steer::announce),
        Who::Arbiters,
        "Announces something on all screens of the event",
        ("AnnouncementId", r#"{"id":"001795600000000-0123456789abcdef"}"#),
    )
        .takes(("AnnouncementWanted",
            r#"{"text":"Lunch is served in the foyer.","how":"band","minutes":240}"#))
        .errors(&[ErrorCode::Missing, ErrorCode::Objection]),
    post(
        "/api/e/{e}/announcements/end",
        handler!(screen::steer::end),
        Who::Arbiters,
        "Takes an announcement away",
        ("Yes", r#"{"done":true}"#),
    )
        .takes(("AnnouncementId", r#"{"id":"001795600000000-0123456789abcdef"}"#))
        .errors(&[ErrorCode::Missing, ErrorCode::Objection]),
    post(
        "/api/e/{e}/countdown",
        handler!(screen::steer::count_down),
        Who::Arbiters,
        "Says when the next round starts",
        ("Yes", r#"{"done":true}"#),
    )
        .more("It comes before the day and hour in the settings of the tournament, until it has \
            passed.")
        .takes(("CountDown", r#"{"at":1795600000000}"#))
        .errors(&[ErrorCode::Missing, ErrorCode::Objection]),
];
