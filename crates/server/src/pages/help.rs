//! A short manual, and the components of which all pages are made.

use askama::Template;
use axum::response::Response;
use ronde_words::HelpWords;

use super::{Frame, shown};
use crate::access::Visitor;

#[derive(Template)]
#[template(path = "help.html")]
struct Help {
    frame: Frame,
    p: &'static HelpWords,
    day: [&'static str; 6],
    keys: [(&'static str, &'static str); 10],
    roles: [&'static str; 6],
    answers: [(&'static str, &'static str); 6],
}

pub(crate) async fn page(visitor: Visitor) -> Response {
    let p = HelpWords::of(visitor.lang);
    shown(&Help {
        frame: Frame::new(&visitor, "help", p.title.to_owned()),
        p,
        day: [p.day_1, p.day_2, p.day_3, p.day_4, p.day_5, p.day_6],
        keys: [
            ("1 2 3", p.key_results),
            ("+ −", p.key_forfeit),
            ("F", p.key_other),
            ("N", p.key_next),
            ("U", p.key_undo),
            ("/", p.key_find),
            ("[ ]", p.key_round),
            ("W", p.key_why),
            ("P", p.key_print),
            ("G O P R E S J", p.key_go),
        ],
        roles: [
            p.role_owner,
            p.role_chief,
            p.role_deputy,
            p.role_helper,
            p.role_player,
            p.role_viewer,
        ],
        answers: [
            (p.q_wrong, p.a_wrong),
            (p.q_left, p.a_left),
            (p.q_late, p.a_late),
            (p.q_published, p.a_published),
            (p.q_away, p.a_away),
            (p.q_protest, p.a_protest),
        ],
    })
}

#[derive(Template)]
#[template(path = "design.html")]
struct Design {
    frame: Frame,
    p: &'static HelpWords,
    tokens: [&'static str; 21],
    sizes: [&'static str; 6],
    icons: [&'static str; 26],
}

pub(crate) async fn design(visitor: Visitor) -> Response {
    let p = HelpWords::of(visitor.lang);
    shown(&Design {
        frame: Frame::new(&visitor, "design", p.design_title.to_owned()),
        p,
        tokens: [
            "paper",
            "surface",
            "sunken",
            "ink",
            "muted",
            "accent",
            "on-accent",
            "accent-soft",
            "ok",
            "ok-soft",
            "warn",
            "warn-soft",
            "stop",
            "stop-soft",
            "hand",
            "hand-soft",
            "flash",
            "edge",
            "focus",
            "line",
            "heat-5",
        ],
        sizes: ["small", "text", "phone", "large", "title", "board"],
        icons: [
            "overview",
            "players",
            "check",
            "round",
            "results",
            "standings",
            "papers",
            "journal",
            "more",
            "settings",
            "find",
            "why",
            "undo",
            "print",
            "warning",
            "stop",
            "hand",
            "add",
            "open",
            "theme",
            "phone",
            "screen",
            "copy",
            "prize",
            "crosstable",
            "norms",
        ],
    })
}
