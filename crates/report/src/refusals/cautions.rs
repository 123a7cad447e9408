//! What must be accepted before an act is done, in the reader's language.

use ronde_desk::judge::Caution;
use ronde_desk::stored::{Case, EntrantId};
use ronde_words::{AskWords, CautionWords, fill, message};

use super::{Teller, listed};

impl Teller<'_> {
    /// Why a published round may be changed.
    pub fn case(self, case: Case) -> &'static str {
        let w = CautionWords::of(self.lang);
        match case {
            Case::Rematch => w.rematch,
            Case::RulesOfTheEvent => w.rules_of_the_event,
            Case::BothWithoutOpponent => w.both_without_opponent,
            Case::LateEntry => w.late_entry,
            Case::LastRoundTopBoards => w.last_round_top_boards,
            Case::AbsoluteRule => w.absolute_rule,
        }
    }

    /// A caution in one sentence or two: a row for each.
    #[expect(
        clippy::too_many_lines,
        reason = "a table; a new caution does not compile without words"
    )]
    pub fn caution(self, caution: &Caution) -> String {
        let (w, books) = (CautionWords::of(self.lang), AskWords::of(self.lang));
        let named = |text: message!(article, players), article: &str, players: &[EntrantId]| {
            fill!(text, article = article, players = self.people(players))
        };
        match caution {
            Caution::LeavesFideMode => w.leaves_fide_mode.to_owned(),
            Caution::TieBreaksChange => w.tie_breaks_change.to_owned(),
            Caution::SystemDeprecated => w.system_deprecated.to_owned(),
            Caution::NumbersChange => w.numbers_change.to_owned(),
            Caution::NumbersStay => w.numbers_stay.to_owned(),
            Caution::NumbersByHand => w.numbers_by_hand.to_owned(),
            Caution::Expels => w.expels.to_owned(),
            Caution::ByeInLastRounds => w.bye_in_last_rounds.to_owned(),
            Caution::FullByeDeprecated => w.full_bye_deprecated.to_owned(),
            Caution::PointsByDecision => w.points_by_decision.to_owned(),
            Caution::Unusual => w.unusual.to_owned(),
            Caution::NotRated => w.not_rated.to_owned(),
            Caution::Adjourns => w.adjourns.to_owned(),
            Caution::AdjournedNotDrawn => w.adjourned_not_drawn.to_owned(),
            Caution::ReplacesConfirmed => w.replaces_confirmed.to_owned(),
            Caution::RatingOnly => w.rating_only.to_owned(),
            Caution::Resumes => w.resumes.to_owned(),
            Caution::ReinstatesExpelled => w.reinstates_expelled.to_owned(),
            // With what they are about.
            Caution::RoundsChange { from, to } => {
                let from = from.map_or_else(|| w.nothing.to_owned(), |from| from.to_string());
                fill!(w.rounds_change, from = from, to = to)
            }
            Caution::SameName { name } => fill!(w.same_name, name = name),
            Caution::SecondHalfBye { allowed } => fill!(w.second_half_bye, allowed = allowed),
            Caution::MissingBecomeAdjourned { boards } => self.open_games(boards),
            Caution::ChangesPublished { case } => {
                fill!(w.changes_published, case = self.case(*case))
            }
            Caution::BreaksRule { article, players } => {
                fill!(w.breaks_rule, article = article, players = self.people(players))
            }
            Caution::LeftOut { players } => fill!(w.left_out, players = self.people(players)),
            Caution::NotTheEngines { boards } => fill!(w.not_the_engines, boards = boards),
            Caution::Absent { players } => fill!(w.absent, players = self.people(players)),
            Caution::LosesResults { boards } => {
                fill!(w.loses_results, boards = listed(boards))
            }
            Caution::BothColoursWrong { boards } => {
                let pair = |pair: &ronde_desk::stored::Pair| {
                    format!("{} – {}", self.who(pair.0), self.who(pair.1))
                };
                let pairs: Vec<String> = boards.iter().map(pair).collect();
                fill!(w.both_colours_wrong, pairs = pairs.join("; "))
            }
            Caution::ImportBreaks { rules } => fill!(w.import_breaks, rules = listed(rules)),
            Caution::CountsFromRound { round } => fill!(w.counts_from_round, round = round),
            Caution::PairsAgain { round } => fill!(w.pairs_again, round = round),
            Caution::SoftDropped { count } => fill!(w.soft_dropped, count = count),
            Caution::UndoesAnothers { seq } => fill!(w.undoes_anothers, seq = seq),
            Caution::TakesBackPublished { round } => fill!(w.takes_back_published, round = round),
            Caution::Reopens { round } => fill!(w.reopens, round = round),
            // Absences that were not decided, and what the old books say otherwise.
            Caution::AbsencesCarried { round, players } => {
                fill!(books.absences_carried, players = self.people(players), round = round)
            }
            Caution::AbsentWithoutAWord { article, players } => {
                named(books.absent_without_a_word, article, players)
            }
            Caution::AbsenceWithPoints { article, players } => {
                named(books.absence_with_points, article, players)
            }
            Caution::ByeNotByTheBook { article, tenths } => {
                let points = points(*tenths);
                fill!(books.bye_not_by_the_book, article = article, points = points)
            }
            Caution::AdjournedIsNoForfeit { article } => {
                fill!(books.adjourned_is_no_forfeit, article = article)
            }
        }
    }

    /// F9 of the old books, C.04.2:3.1 of today.
    fn open_games(self, boards: &[(u16, u32)]) -> String {
        let w = AskWords::of(self.lang);
        let article = self.state.map_or("C.04.2:3.1", ronde_desk::engine::article_of_open_games);
        let (n, boards) = (boards.len(), self.boards(boards));
        fill!(w.games_open, n = n, article = article, boards = boards)
    }
}

/// Points with a half sign.
fn points(tenths: i32) -> String {
    crate::figures::fraction(&ronde_model::Score::from_tenths(tenths).to_string())
}

#[cfg(test)]
mod tests {
    use ronde_desk::State;
    use ronde_words::Lang;

    use super::*;

    #[test]
    fn a_caution_names_people_in_the_reader_s_language() {
        let mut state = State::new("t");
        let entrant = ronde_desk::stored::Entrant {
            name: "Keller, Anna".to_owned(),
            ..ronde_desk::stored::Entrant::default()
        };
        let player = serde_json::json!({
            "entrant": entrant, "from": 1, "until": null, "expelled": null, "present": null,
            "byes": {}, "table": null, "frozen": null, "number_in_file": null, "changed": 0,
            "card_changed": 0
        });
        state.players.insert(EntrantId(7), serde_json::from_value(player).unwrap());
        let caution =
            Caution::BreaksRule { article: "C.04.1:2".to_owned(), players: vec![EntrantId(7)] };
        let told = |lang| Teller { lang, state: Some(&state) }.caution(&caution);
        assert_eq!("Keller, Anna: this breaks C.04.1:2.", told(Lang::En));
        assert_eq!("Keller, Anna: das verletzt C.04.1:2.", told(Lang::De));
        let nobody = Teller { lang: Lang::Fr, state: None }.caution(&caution);
        assert_eq!("joueur 7: cela enfreint C.04.1:2.", nobody);
    }
}
