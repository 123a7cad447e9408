//! The page of odds: a question, its progress, and the answer as tables and pictures.

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::response::Response;
use ronde_report::View;
use ronde_report::study::chances::Chances;
use ronde_report::study::{comparison, fairness};
use ronde_words::{Lang, OddsWords, fill};

use super::ask::{Found, Kind, USUAL};
use super::job::{Job, Stage};
use crate::Server;
use crate::pages::{ForArbiters, Frame, Opened, shown};

#[derive(Template)]
#[template(path = "odds.html")]
struct Page {
    frame: Frame,
    p: &'static OddsWords,
    t: String,
    kinds: Vec<(&'static str, &'static str, bool)>,
    /// Plays of the study, or those that are usual.
    plays: u64,
    seed: String,
    /// Where the study is: `waits`, `runs`, or nothing.
    stage: &'static str,
    done: u64,
    told: String,
    /// What is to be known of the answer: that it is old, or why there is none.
    warning: String,
    words: Vec<String>,
    pictures: Vec<String>,
    tables: Vec<View>,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    ForArbiters(Opened { visitor, state }): ForArbiters,
) -> Response {
    let p = OddsWords::of(visitor.lang);
    let job = server.odds.of(&id);
    let asked = job.as_ref().map(|job| job.question.kind).unwrap_or_default();
    let mut page = Page {
        frame: Frame::of(&visitor, "odds", &id, &state).placed(&server).await,
        p,
        kinds: Kind::ALL.map(|(it, code)| (code, it.words(p), it == asked)).to_vec(),
        plays: job.as_ref().map_or(USUAL, |job| job.question.plays),
        seed: job.as_ref().map_or_else(String::new, |job| job.question.seed.to_string()),
        stage: "",
        done: 0,
        told: String::new(),
        warning: String::new(),
        words: Vec::new(),
        pictures: Vec::new(),
        tables: Vec::new(),
        t: id,
    };
    if let Some(job) = job {
        page.show(&job, visitor.lang);
        if page.warning.is_empty() && job.basis != state.head.hash && job.stage() == Stage::Done {
            p.changed.clone_into(&mut page.warning);
        }
    }
    shown(&page)
}

impl Page {
    fn show(&mut self, job: &Job, lang: Lang) {
        let p = self.p;
        (self.stage, self.told) = match job.stage() {
            Stage::Waits => ("waits", p.waits.to_owned()),
            Stage::Runs => ("runs", fill!(p.running, done = job.done(), of = self.plays)),
            Stage::Done => ("", String::new()),
        };
        self.done = job.done();
        match job.found() {
            None => {}
            Some(Err(why)) => self.warning = fill!(p.failed, why = why.words(lang)),
            Some(Ok(found)) => self.answer(job, found, lang),
        }
    }

    fn answer(&mut self, job: &Job, found: &Found, lang: Lang) {
        let question = &job.question;
        let event = &question.event;
        match found {
            Found::Chances(study) => {
                let prizes = question.prizes.as_ref();
                let tie_breaks = !question.settings.tie_breaks().is_empty();
                let chances = Chances { event, study, prizes, tie_breaks };
                self.words = vec![chances.summary(lang)];
                self.pictures = chances.pictures(lang).into_iter().map(|(_, svg)| svg).collect();
                self.tables =
                    std::iter::once(chances.view(lang)).chain(chances.opponents(lang)).collect();
            }
            Found::Comparison(found) => {
                self.pictures = vec![comparison::picture(found, lang)];
                self.tables = vec![comparison::view(found, question.seed, question.plays, lang)];
            }
            Found::Fairness(found) => {
                self.words = fairness::words(event, found, lang);
                self.pictures = vec![fairness::picture(found, lang)];
                self.tables = vec![fairness::view(event, found, lang)];
            }
        }
    }
}
