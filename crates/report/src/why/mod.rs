//! Why somebody has the rank that he has: points, then every tie-break with its working.

pub mod json;
mod words;

use ronde_model::{Participant, Snapshot};
use ronde_standings::{Account, Decider, Explained, Standings};

use crate::names;
use ronde_words::{Lang, WhyWords, fill, message};
use words::{encounter, term};

pub use words::{measure, step};

/// The whole answer in English; nothing if the participant does not exist.
pub fn text(snapshot: &Snapshot, standings: &Standings, who: Participant) -> Option<String> {
    text_in(snapshot, standings, who, Lang::En)
}

/// The whole answer, in words of a language.
pub fn text_in(
    snapshot: &Snapshot,
    standings: &Standings,
    who: Participant,
    lang: Lang,
) -> Option<String> {
    let teller = Teller { snapshot, standings, lang, words: WhyWords::of(lang) };
    let row = standings.row_of(who)?;
    let name = teller.name(who);
    let mut lines = vec![
        fill!(teller.words.rank, who = name, n = row.rank, points = row.score),
        teller.neighbours(who),
    ];
    for explained in standings.why(who)? {
        lines.push(String::new());
        lines.extend(teller.paragraph(&explained));
    }
    Some(lines.join("\n") + "\n")
}

/// Who is who, and the words.
#[derive(Clone, Copy)]
struct Teller<'a> {
    snapshot: &'a Snapshot,
    standings: &'a Standings,
    lang: Lang,
    words: &'static WhyWords,
}

impl Teller<'_> {
    fn name(self, who: Participant) -> String {
        names::numbered_in(self.snapshot, who, self.lang)
    }

    /// What decided against the one above, and against the one below.
    fn neighbours(self, who: Participant) -> String {
        let rows = self.standings.rows();
        let Some(place) = self.standings.line(who) else { return String::new() };
        let name = |at: usize| self.name(rows[at].who);
        let shares = |at: usize| fill!(self.words.shares, who = name(at));
        let beside = |text: message!(who, by), at: usize, by: Decider| {
            fill!(text, who = name(at), by = self.by(by))
        };
        let above = match (place.checked_sub(1), rows[place].below_by) {
            (Some(above), Decider::Nothing) => shares(above),
            (Some(above), by) => beside(self.words.below, above, by),
            (None, _) => self.words.nobody_above.to_owned(),
        };
        let below = rows.get(place + 1).map(|row| match row.below_by {
            Decider::Nothing => shares(place + 1),
            by => beside(self.words.above, place + 1, by),
        });
        let parts: Vec<String> = [above].into_iter().chain(below).collect();
        format!("  {}", parts.join("; "))
    }

    fn by(self, decider: Decider) -> String {
        match decider {
            Decider::Points => self.words.by_points_alone.to_owned(),
            Decider::Lots => self.words.by_lots.to_owned(),
            Decider::Place => self.words.by_place.to_owned(),
            other => {
                let what = super::json::decider(self.standings, other);
                fill!(self.words.by, what = what)
            }
        }
    }

    fn paragraph(self, explained: &Explained) -> Vec<String> {
        let (snapshot, lang) = (self.snapshot, self.lang);
        let decimals = explained.tie_break.decimals(self.standings.settings().edition());
        let name = names::tie_break_in(explained.tie_break.code, lang);
        let value = explained.value.text(decimals);
        let mut lines =
            vec![format!("{} ({name}, {}): {value}", explained.tie_break, explained.article)];
        lines.push(format!("  {}", self.tied(explained)));
        match &explained.account {
            Account::Sum(working) => {
                let terms = working.terms.iter().map(|it| term(snapshot, it, lang));
                let steps = working.steps.iter().map(|it| step(it, lang));
                lines.extend(terms.chain(steps).map(|line| format!("  {line}")));
            }
            Account::Encounters(tables) => {
                lines.extend(tables.iter().flat_map(|table| encounter(snapshot, table, lang)));
            }
        }
        lines
    }

    /// With whom the participant was tied before, and with whom after.
    fn tied(self, explained: &Explained) -> String {
        let words = self.words;
        match (explained.tied.len(), explained.still_tied.len()) {
            (1, _) => words.decides_nothing.to_owned(),
            (before, after) if before == after => fill!(words.separates_nobody, n = before),
            (before, 1) => fill!(words.with_nobody_after, n = (before - 1)),
            (before, _) => {
                let left: Vec<String> =
                    explained.still_tied.iter().map(|who| self.name(*who)).collect();
                fill!(words.still_tied, n = (before - 1), who = left.join(", "))
            }
        }
    }
}
