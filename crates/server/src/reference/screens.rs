//! Calls about screens of the hall.

use super::calls::{ANYBODY, ARBITERS, Call};

/// What is told of a screen.
const TOLD: &str = r#"{"now":1795600000000,"mark":"3f0c1e9a","screen":2,"version":"0.1.0-3f0c1e9ab2d4","event":"Open de Neuchâtel","setup":{"event":"01a1e36e-5124-7387-ba57-a841e88ed36a","shows":["boards"],"tournaments":[],"part":{"at":1,"of":1},"inches":55,"metres":10,"langs":["en"],"seconds":10,"zone":"Europe/Zurich"},"qr":null,"starts":null,"announcements":[],"tournaments":[{"t":"01a1e36e-6124-7387-ba57-a841e88ed36a","name":"Open","round":5,"rounds":9,"stage":"playing","done":17,"all":29,"players":60,"dates":[],"tie_break":"BH-C1","boards":[{"board":1,"white":["ROSSI","Paolo"],"white_points":"4","black":["MARTINEZ","Luis"],"black_points":"3½","result":"1–0"}],"names":[],"results":[],"standings":[]}],"words":{}}"#;

/// All of them.
pub(super) const SCREENS: &[Call] = &[
    Call {
        method: "GET",
        path: "/api/screen/{k}",
        who: ANYBODY,
        what: "What a screen shows now",
        more: "Only what everybody may see: nothing of a draft. A screen of which nobody has said what it shows has no `setup`.",
        body: None,
        answer: ("ScreenTold", TOLD),
        errors: &["missing"],
    },
    Call {
        method: "GET",
        path: "/api/screen/{k}/live",
        who: ANYBODY,
        what: "The line to a screen: server-sent events",
        more: "An event `state` at the beginning and whenever something changes, as the call above answers it; a `ping` with the clock of this machine every two seconds. `?w=1920&h=1080` says how large the screen is, `mark` what it knows already.",
        body: None,
        answer: ("Stream", "event: ping\ndata: 1795600000000\n"),
        errors: &["missing"],
    },
    Call {
        method: "GET",
        path: "/api/e/{e}/screens",
        who: ARBITERS,
        what: "Screens of the event, announcements and the count-down",
        more: "Screens that are on and wait are listed without a `setup`. `heard` is what this server knows of its own lines.",
        body: None,
        answer: (
            "ScreenList",
            r#"{"screens":[{"screen":2,"setup":null,"heard":{"lines":1,"at":1795600000000,"width":1920,"height":1080}}],"announcements":[],"starts":null}"#,
        ),
        errors: &["missing"],
    },
    Call {
        method: "POST",
        path: "/api/e/{e}/screens",
        who: ARBITERS,
        what: "Says what a screen shows",
        more: "It changes at once, without anybody touching it. A number that shows another event is refused.",
        body: Some((
            "ScreenWanted",
            r#"{"screen":2,"shows":["boards","standings"],"part":{"at":1,"of":2},"inches":55,"metres":10,"langs":["de","fr"],"zone":"Europe/Zurich"}"#,
        )),
        answer: ("ScreenNumber", r#"{"screen":2,"to":"/screen/2"}"#),
        errors: &["missing", "objection"],
    },
    Call {
        method: "POST",
        path: "/api/e/{e}/screens/free",
        who: ARBITERS,
        what: "Frees a screen: it waits again",
        more: "",
        body: Some(("ScreenNumber", r#"{"screen":2}"#)),
        answer: ("Yes", r#"{"done":true}"#),
        errors: &["missing", "objection"],
    },
    Call {
        method: "POST",
        path: "/api/e/{e}/announcements",
        who: ARBITERS,
        what: "Announces something on all screens of the event",
        more: "",
        body: Some((
            "AnnouncementWanted",
            r#"{"text":"Lunch is served in the foyer.","how":"band","minutes":240}"#,
        )),
        answer: ("AnnouncementId", r#"{"id":"001795600000000-0123456789abcdef"}"#),
        errors: &["missing", "objection"],
    },
    Call {
        method: "POST",
        path: "/api/e/{e}/announcements/end",
        who: ARBITERS,
        what: "Takes an announcement away",
        more: "",
        body: Some(("AnnouncementId", r#"{"id":"001795600000000-0123456789abcdef"}"#)),
        answer: ("Yes", r#"{"done":true}"#),
        errors: &["missing", "objection"],
    },
    Call {
        method: "POST",
        path: "/api/e/{e}/countdown",
        who: ARBITERS,
        what: "Says when the next round starts",
        more: "It comes before the day and hour in the settings of the tournament, until it has passed.",
        body: Some(("CountDown", r#"{"at":1795600000000}"#)),
        answer: ("Yes", r#"{"done":true}"#),
        errors: &["missing", "objection"],
    },
];
