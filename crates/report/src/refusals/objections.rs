//! Why an act cannot be done, in the reader's language.

use ronde_desk::judge::{NoPairing, NotThisPairing, Objection};
use ronde_desk::{Refusal, Role};
use ronde_words::{Lang, NoScheduleWords, ObjectionWords, ScheduleWords, fill, message};

use super::{Teller, listed};
use crate::explain::words::unpaired;
use crate::journals::misfit;
use crate::no_schedule;
use crate::ranking_notes::unusable;

/// The name of a setting, for a sentence.
fn setting_named(w: &ObjectionWords, what: &str) -> &'static str {
    match what {
        "system" => w.what_system,
        "points" => w.what_points,
        "acceleration" => w.what_acceleration,
        "initial_colour" => w.what_initial_colour,
        "prohibited" => w.what_prohibited,
        "numbers" => w.what_numbers,
        "team" => w.what_team,
        _ => w.what_this,
    }
}

/// Why a round has no pairing, as the end of a sentence.
pub fn no_pairing(why: &NoPairing, lang: Lang) -> String {
    let w = NoScheduleWords::of(lang);
    match why {
        NoPairing::Swiss(error) => unpaired(error, lang),
        NoPairing::Schedule(error) => no_schedule(error, lang),
        NoPairing::NoSchedule => w.none.to_owned(),
        NoPairing::Gaps => w.gaps.to_owned(),
    }
}

/// A role in a word.
pub const fn role_name(role: Role, lang: Lang) -> &'static str {
    let w = ObjectionWords::of(lang);
    match role {
        Role::Owner => w.owner,
        Role::Chief => w.chief,
        Role::Deputy => w.deputy,
        Role::Helper { .. } => w.helper,
        Role::Player { .. } => w.player,
        Role::Viewer => w.viewer,
    }
}

impl Teller<'_> {
    /// Why something was not done.
    pub fn refusal(self, refusal: &Refusal) -> String {
        let w = ObjectionWords::of(self.lang);
        match refusal {
            Refusal::Role { role } => fill!(w.role, role = role_name(*role, self.lang)),
            Refusal::Conflict { by, .. } => fill!(w.conflict, by = by),
            Refusal::Objection(objection) => self.objection(objection),
            Refusal::Cautions(cautions) => {
                let told: Vec<String> = cautions.iter().map(|it| self.caution(it)).collect();
                told.join(" ")
            }
            Refusal::Rests { acts } => fill!(w.rests, acts = listed(acts)),
            Refusal::KeyTaken { by } => fill!(w.key_taken, by = by),
            Refusal::Misfit(why) => misfit(why, self.lang),
        }
    }

    /// An objection in a sentence: a row for each.
    #[expect(
        clippy::too_many_lines,
        reason = "a table; a new objection does not compile without words"
    )]
    pub fn objection(self, objection: &Objection) -> String {
        let (w, s) = (ObjectionWords::of(self.lang), ScheduleWords::of(self.lang));
        let of = |text: message!(round), round: &u16| fill!(text, round = round);
        let at = |text: message!(round, board), round: &u16, board: &u32| {
            fill!(text, round = round, board = board)
        };
        match objection {
            Objection::Finished => w.finished.to_owned(),
            Objection::NotFinished => w.not_finished.to_owned(),
            Objection::NotAtTheBeginning => w.not_at_the_beginning.to_owned(),
            Objection::NotInFideMode => w.not_in_fide_mode.to_owned(),
            Objection::NoRounds => w.no_rounds.to_owned(),
            Objection::TwoDrawsBeatAWin => w.two_draws_beat_a_win.to_owned(),
            Objection::ByeAboveWin => w.bye_above_win.to_owned(),
            Objection::ByeValue => w.bye_value.to_owned(),
            Objection::BuchholzInRoundRobin => w.buchholz_in_round_robin.to_owned(),
            Objection::TooFewProhibited => w.too_few_prohibited.to_owned(),
            Objection::SpanReversed => w.span_reversed.to_owned(),
            Objection::NoTable => w.no_table.to_owned(),
            Objection::LateInSchedule => w.late_in_schedule.to_owned(),
            Objection::RoundsNotDeclared => w.rounds_not_declared.to_owned(),
            Objection::NothingToDraw => w.nothing_to_draw.to_owned(),
            Objection::Points => w.points.to_owned(),
            Objection::NumbersOfFile => w.numbers_of_file.to_owned(),
            Objection::NoByesInSchedule => w.no_byes_in_schedule.to_owned(),
            Objection::NobodyNamed => w.nobody_named.to_owned(),
            Objection::NeedsReason => w.needs_reason.to_owned(),
            // About what was declared.
            Objection::AfterTheStart { what } => {
                fill!(w.after_the_start, what = setting_named(w, what))
            }
            Objection::FideMode { what } => fill!(w.fide_mode, what = setting_named(w, what)),
            Objection::UnknownSystem { code } => fill!(w.unknown_system, code = code),
            Objection::UnknownAcceleration { code } => {
                fill!(w.unknown_acceleration, code = code)
            }
            Objection::TieBreaks { why } => fill!(w.tie_breaks, why = unusable(why, self.lang)),
            Objection::UnknownTieBreakRules { year } => fill!(w.tie_break_rules, year = year),
            Objection::Prizes { line } => fill!(w.prizes, line = line),
            Objection::NoPairing { why } => {
                fill!(w.no_pairing, why = no_pairing(why, self.lang))
            }
            Objection::RatingsMissing { players } => {
                fill!(w.ratings_missing, players = self.people(players))
            }
            Objection::NotThisPairing { why } => {
                let why = match why {
                    NotThisPairing::OtherSystem => w.pairing_other_system,
                    NotThisPairing::AdjournsPlayed => w.pairing_adjourns_played,
                    NotThisPairing::NamesStranger => w.pairing_names_stranger,
                    NotThisPairing::LeavesOut => w.pairing_leaves_out,
                };
                fill!(w.not_this_pairing, why = why)
            }
            Objection::NoName { place } => fill!(w.no_name, place = place),
            Objection::Rating { rating } => fill!(w.rating, rating = rating),
            Objection::SourceOfEstimate { longest } => {
                fill!(w.source_of_estimate, longest = longest)
            }
            Objection::CaseOfAnotherEdition { case } => {
                fill!(w.case_of_another_edition, case = self.case(*case))
            }
            Objection::CaseNotForThis { case } => {
                fill!(w.case_not_for_this, case = self.case(*case))
            }
            Objection::StillAdjourned { boards } => {
                fill!(w.still_adjourned, boards = self.boards(boards))
            }
            // About players.
            Objection::TableTaken { table, player } => {
                fill!(w.table_taken, table = table, player = self.who(*player))
            }
            Objection::SameFideId { fide_id, player } => {
                let player = player.map(|it| self.who(it)).unwrap_or_default();
                fill!(w.same_fide_id, fide_id = fide_id, player = player)
            }
            Objection::UnknownPlayer { player } => self.of(w.unknown_player, *player),
            Objection::NotWithdrawn { player } => self.of(w.not_withdrawn, *player),
            Objection::Withdrawn { player } => self.of(w.withdrawn, *player),
            Objection::TwiceInList { player } => self.of(w.twice_in_list, *player),
            Objection::InRound { player, round } => {
                fill!(w.in_round, player = self.who(*player), round = round)
            }
            Objection::NoBye { player, round } => {
                fill!(w.no_bye, player = self.who(*player), round = round)
            }
            Objection::Seated { player, board } => {
                fill!(w.seated, player = self.who(*player), board = board)
            }
            Objection::Birth { name, text, either: None } => {
                fill!(w.birth, name = name, text = text)
            }
            Objection::Birth { name, text, either: Some((one, other)) } => {
                fill!(w.birth_either, name = name, text = text, one = one, other = other)
            }
            Objection::Federation { name, text, nearest } => {
                let such = if nearest.is_empty() { "SUI".to_owned() } else { nearest.join(", ") };
                fill!(w.not_a_federation, name = name, text = text, nearest = such)
            }
            // About rounds and boards.
            Objection::UnknownRound { round } => of(w.unknown_round, round),
            Objection::UnknownBoard { round, board } => at(w.unknown_board, round, board),
            Objection::ResultKnown { round, board } => at(w.result_known, round, board),
            Objection::NoResult { round, board } => at(w.no_result, round, board),
            Objection::RoundPaired { round } => of(w.round_paired, round),
            Objection::DraftOpen { round } => of(w.draft_open, round),
            Objection::SessionOpen { round } => of(w.session_open, round),
            Objection::NoSession { round } => of(w.no_session, round),
            Objection::NotDraft { round } => of(w.not_draft, round),
            Objection::NotPublished { round } => of(w.not_published, round),
            Objection::Closed { round } => of(w.closed, round),
            Objection::Open { round } => of(w.open, round),
            Objection::NotLast { round } => of(w.not_last, round),
            Objection::NeedsCase { round } => of(w.needs_case, round),
            Objection::TooLate { round } => of(w.too_late, round),
            Objection::DraftRestsOnIt { round } => of(w.draft_rests_on_it, round),
            Objection::RoundBegun { round } => of(w.round_begun, round),
            Objection::PublishedStands { round } => of(w.published_stands, round),
            Objection::ResultsMissing { round, boards } => {
                fill!(w.results_missing, round = round, boards = listed(boards))
            }
            // With numbers.
            Objection::RoundsPaired { paired } => fill!(w.rounds_paired, paired = paired),
            Objection::BeyondLastRound { round, rounds } => {
                fill!(w.beyond_last_round, round = round, rounds = rounds)
            }
            Objection::RoundsLeft { paired, declared } => {
                fill!(w.rounds_left, paired = paired, declared = declared)
            }
            Objection::TooManyPoints { most } => fill!(w.too_many_points, most = most / 10),
            Objection::BeyondEnd { after } => fill!(w.beyond_end, after = after),
            Objection::NothingToUndo { seq } => fill!(w.nothing_to_undo, seq = seq),
            Objection::AlreadyUndone { seq } => fill!(w.already_undone, seq = seq),
            Objection::CannotBeUndone { seq } => fill!(w.cannot_be_undone, seq = seq),
            // About schedules.
            Objection::NothingToDecide { number } => {
                fill!(s.nothing_to_decide, number = number)
            }
            Objection::NotInMatch { number, .. } => fill!(s.not_in_match, number = number),
            Objection::RoundsOfSchedule => s.rounds_of_schedule.to_owned(),
            Objection::NoDraw => s.no_draw.to_owned(),
            Objection::SchedulePlayers { needed, here } => {
                fill!(s.draw_players, needed = needed, here = here)
            }
            Objection::DrawTable { least, most } => {
                fill!(s.draw_table, least = least, most = most)
            }
            Objection::DrawNames => s.draw_names.to_owned(),
            Objection::DrawTooLarge => s.draw_too_large.to_owned(),
        }
    }

    fn of(self, text: message!(player), player: ronde_desk::stored::EntrantId) -> String {
        fill!(text, player = self.who(player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_wrong_is_told_with_what_would_be_right() {
        let name = || "Player, 9".to_owned();
        let born =
            |text: &str, either| Objection::Birth { name: name(), text: text.into(), either };
        let nearest = vec!["GER"];
        for (objection, told) in [
            (
                born("31.12.99", None),
                "Player, 9, born: \"31.12.99\" is no date of birth. Write the year, or a day such \
                 as \
                 1999-12-31 or 31.12.1999.",
            ),
            (
                born("5/4/1999", Some(("1999-04-05".into(), "1999-05-04".into()))),
                "Player, 9, born: 5/4/1999 may be 1999-04-05 or 1999-05-04. Write one of these.",
            ),
            (
                Objection::Federation { name: name(), text: "DEU".into(), nearest },
                "Player, 9, federation: \"DEU\" is none of FIDE's. Write its three letters, such \
                 as \
                 GER.",
            ),
            (Objection::NoDraw, ScheduleWords::of(Lang::En).no_draw),
        ] {
            let teller = Teller { lang: Lang::En, state: None };
            assert_eq!(told, teller.objection(&objection));
        }
    }

    #[test]
    fn a_round_without_a_pairing_is_told_in_every_language() {
        let missing = ronde_schedule::Error::ResultsMissing { round: 2, games: 1 };
        for why in [
            NoPairing::Swiss(ronde_swiss::PairingError::NobodyToPair),
            NoPairing::Schedule(missing.clone()),
            NoPairing::NoSchedule,
            NoPairing::Gaps,
        ] {
            let told = Lang::ALL.iter().map(|lang| no_pairing(&why, *lang));
            let told: std::collections::BTreeSet<String> = told.collect();
            assert_eq!(Lang::ALL.len(), told.len(), "{told:?}");
        }
        let objection = Objection::NoPairing { why: Box::new(NoPairing::Schedule(missing)) };
        assert_eq!(
            "Die Runde lässt sich nicht auslosen: 1 Partie von Runde 2 hat kein Resultat; erfassen \
             Sie zuerst die Resultate.",
            Teller { lang: Lang::De, state: None }.objection(&objection)
        );
        assert_eq!("no_pairing", objection.code());
    }
}
