//! Absences that somebody must decide about before the next round is paired.
//!
//! Whoever is marked as missing is missing until somebody says otherwise (C.04.2:3.3). That is a
//! question anew for each round: back, absent again, or withdrawn. The old books add theirs:
//! whoever stayed away without a word is withdrawn (dutch-1992:F8, dutch-2010:F8, original:O18).

use ronde_swiss::Book;

use crate::engine;
use crate::judge::Caution;
use crate::state::{Registered, State};
use crate::stored::EntrantId;

/// Those who were marked as missing for an earlier round and of whom nobody has said anything for
/// the next: they would stay unpaired without a word. With the round for which it was last said.
pub fn carried(state: &State) -> Vec<(EntrantId, u16)> {
    let next = state.next_round();
    let is_to_come = state.settings.rounds.is_none_or(|rounds| next <= rounds);
    if state.finished || state.settings.swiss().is_none() || !is_to_come {
        return Vec::new();
    }
    let carried = |(id, player): (&EntrantId, &std::sync::Arc<Registered>)| {
        let said = player.absent_for.filter(|round| *round < next)?;
        let asked = player.byes.contains_key(&next);
        (takes_part(player, next) && player.present == Some(false) && !asked).then_some((*id, said))
    };
    state.players.iter().filter_map(carried).collect()
}

fn takes_part(player: &Registered, round: u16) -> bool {
    player.from <= round && player.until.is_none_or(|last| last >= round)
}

/// Those whom the book withdraws because they stayed away without a word, and its article.
pub fn without_a_word(state: &State) -> Option<(Vec<EntrantId>, &'static str)> {
    let article = Book::of(state.settings.swiss()?).articles.without_a_word?;
    let players = engine::absentees(state);
    (!players.is_empty()).then_some((players, article))
}

/// What is asked before the next round is paired.
pub(crate) fn cautions(state: &State, round: u16) -> Vec<Caution> {
    let mut cautions = Vec::new();
    let players: Vec<EntrantId> = carried(state).into_iter().map(|(id, _)| id).collect();
    if !players.is_empty() {
        cautions.push(Caution::AbsencesCarried { round, players });
    }
    if let Some((players, article)) = without_a_word(state) {
        cautions.push(Caution::AbsentWithoutAWord { article: article.to_owned(), players });
    }
    cautions
}
