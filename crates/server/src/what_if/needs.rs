//! What somebody needs in the round that is being played, for everybody once it is published.

use askama::Template;
use axum::extract::{Path, State as Shared};
use ronde_desk::State;
use ronde_desk::state::Phase;
use ronde_model::Participant;
use ronde_report::needs as report;
use ronde_simulate::needs::NoNeeds;
use ronde_standings::Category;
use ronde_words::{WhatIfPageWords, fill};

use super::page::Table;
use crate::Server;
use crate::cache;
use crate::pages::{Frame, Opened, PageError, Shown, fraction, shown};

#[derive(Template)]
#[template(path = "needs.html")]
struct Page {
    frame: Frame,
    id: String,
    number: u32,
    why: String,
    title: String,
    sentences: Vec<String>,
    table: Option<Table>,
    /// Why there is no answer.
    says: String,
}

/// Whether a published round is being played.
pub(crate) fn is_open(state: &State) -> bool {
    let published = state.rounds.iter().rfind(|held| held.phase > Phase::Draft);
    published.is_some_and(|held| held.missing().next().is_some())
}

/// How far the prizes for everybody go; 0 where none are announced.
pub(super) fn prize_places(state: &State) -> u32 {
    let rules = state.settings.prizes.rules().ok();
    let purses = rules.as_ref().map_or(&[][..], |rules| &rules.purses);
    let main = purses.iter().find(|purse| purse.category == Category::Everybody);
    main.map_or(0, |purse| u32::try_from(purse.amounts.len()).unwrap_or(u32::MAX))
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path((id, number)): Path<(String, u32)>,
    Opened { visitor, state }: Opened,
) -> Shown {
    let (p, lang) = (WhatIfPageWords::of(visitor.lang), visitor.lang);
    let places = server.tables.places(&state, crate::pages::standings::complete(&state)).await;
    let who = places.standings.rows().iter().find(|row| row.who.number() == number);
    let Some(row) = who else {
        return Err(PageError::missing(&visitor));
    };
    let who: Participant = row.who;
    let mut page = Page {
        frame: Frame::of(&visitor, "needs", &id, &state).placed(&server).await,
        id,
        number,
        why: fill!(p.why_rank, n = row.rank),
        title: crate::pages::standings::name(&state, &places, who),
        sentences: Vec::new(),
        table: None,
        says: String::new(),
    };
    if !is_open(&state) {
        p.not_playing.clone_into(&mut page.says);
        return Ok(shown(&page));
    }
    let ahead = server.tables.ahead(&state).await;
    match &*ahead {
        Ok(ahead) => {
            // Whoever is rare in the plays is played for himself.
            let needs = cache::heavy(|| ahead.needs(who));
            if let Some(needs) = needs {
                let snapshot = ahead.snapshot();
                page.title = report::title(snapshot, &needs, lang);
                page.sentences = report::sentences(snapshot, &needs, lang);
                let mut view = report::view(snapshot, &needs, prize_places(&state), lang);
                view.rows.iter_mut().for_each(|row| row[3] = fraction(&row[3]));
                page.table = Some(Table::from(view));
            }
        }
        Err(NoNeeds::OpenBefore { round }) => page.says = fill!(p.open_before, n = round),
        Err(NoNeeds::NotPaired) => p.not_playing.clone_into(&mut page.says),
    }
    Ok(shown(&page))
}
