//! Words for what a file of another program leaves open.

use ronde_formats::Kind;
use ronde_formats::problem::{
    Aside, BadRow, Coded, Damage, ForeignProblem, Gap, Portion, Setting, Surplus, Unread,
};
use ronde_words::{ForeignWords, Lang, ProblemWords, fill};

use super::{Told, named};

pub(super) fn of(problem: &ForeignProblem, lang: Lang) -> Told {
    let w = ForeignWords::of(lang);
    match problem {
        ForeignProblem::NotUnderstood { what, bytes } => {
            let message = fill!(w.not_understood, what = unread(what, w), bytes = bytes);
            Told::new(message, w.not_understood_mend).assumed(w.not_understood_assumed)
        }
        ForeignProblem::NotTaken { what, count } => {
            let message = fill!(w.not_taken, what = aside(*what, w), count = count);
            Told::new(message, w.not_taken_mend).assumed(w.not_taken_assumed)
        }
        ForeignProblem::NotSaid(gap) => not_said(*gap, w),
        ForeignProblem::OwnWords { what, text } => {
            let (what, mend) = setting(*what, w);
            let message = fill!(w.own_words, what = what, text = text);
            Told::new(message, mend).assumed(w.own_words_assumed)
        }
        ForeignProblem::Cut { what, found, expected } => {
            let what = portion(*what, w);
            let message = fill!(w.cut_off, what = what, found = found, expected = expected);
            Told::new(message, w.save_again).assumed(w.rest_missing)
        }
        ForeignProblem::Damaged(damage) => damaged(*damage, w),
        ForeignProblem::UnknownCode { what, code } => {
            let (what, assumed) = coded(what, lang);
            let message = fill!(w.unknown_code, what = what, code = code);
            Told::new(message, w.unknown_code_mend).assumed(assumed)
        }
        ForeignProblem::Row(row) => {
            let (message, assumed) = unusable(row, lang);
            Told::new(message, w.row_mend).assumed(assumed)
        }
        ForeignProblem::OtherName { extension, kind } => {
            let kind = kind_name(*kind, lang);
            let message = fill!(w.other_name, extension = extension, kind = kind);
            Told::new(message, w.other_name_mend).assumed(w.other_name_assumed)
        }
        ForeignProblem::TooMany { what: Surplus::Players, most } => {
            let message = fill!(w.too_many_players, most = most);
            Told::new(message, w.too_many_mend).assumed(w.rest_missing)
        }
        ForeignProblem::TooMany { what: Surplus::Games, most } => {
            let message = fill!(w.too_many_games, most = most);
            Told::new(message, w.too_many_mend).assumed(w.rest_missing)
        }
        ForeignProblem::BeyondDeclared { declared, rounds } => {
            let message = fill!(w.beyond_declared, declared = declared, rounds = rounds);
            let assumed = ProblemWords::of(lang).rounds_of_file;
            Told::new(message, w.beyond_declared_mend).assumed(assumed)
        }
    }
}

fn unread(what: &Unread, w: &ForeignWords) -> String {
    let plain = match what {
        Unread::Line { text } => return fill!(w.unread_line, text = text),
        Unread::Section { code } => {
            return fill!(w.unread_section, code = format!("{code:02X}"));
        }
        Unread::Veg => w.unread_veg,
        Unread::Header => w.unread_header,
        Unread::Texts => w.unread_texts,
        Unread::Configuration => w.unread_configuration,
        Unread::Rounds => w.unread_rounds,
        Unread::Players => w.unread_players,
        Unread::Boards => w.unread_boards,
        Unread::Pairs => w.unread_pairs,
    };
    plain.to_owned()
}

const fn aside(what: Aside, w: &ForeignWords) -> &'static str {
    match what {
        Aside::Prizes => w.aside_prizes,
        Aside::Contacts => w.aside_contacts,
        Aside::FixedBoards => w.aside_fixed_boards,
        Aside::BoardsByHand => w.aside_boards_by_hand,
        Aside::EventTexts => w.aside_event_texts,
        Aside::RoundTimes => w.aside_round_times,
        Aside::Groups => w.aside_groups,
        Aside::Coefficients => w.aside_coefficients,
    }
}

fn not_said(gap: Gap, w: &ForeignWords) -> Told {
    let (numbers, absences) = (w.gap_numbers.to_owned(), w.gap_absences);
    let (what, assumed, mend) = match gap {
        Gap::Numbers => (numbers, w.gap_numbers_assumed, w.gap_numbers_mend),
        Gap::NumbersOfGames => (numbers, w.gap_numbers_assumed, w.gap_numbers_of_games_mend),
        Gap::Absences { times } => {
            (fill!(absences, times = times), w.gap_absences_assumed, w.gap_absences_mend)
        }
        Gap::Forfeits { games } => {
            (fill!(w.gap_forfeits, games = games), w.gap_forfeits_assumed, w.gap_forfeits_mend)
        }
        Gap::Rounds => (w.gap_rounds.to_owned(), w.gap_rounds_assumed, w.gap_rounds_mend),
        Gap::Teams => (w.gap_teams.to_owned(), w.gap_teams_assumed, w.gap_teams_mend),
        Gap::Order => (w.gap_order.to_owned(), w.gap_order_assumed, w.gap_order_mend),
    };
    Told::new(fill!(w.not_said, what = what), mend).assumed(assumed)
}

/// What is set, and what to do about it.
const fn setting(what: Setting, w: &ForeignWords) -> (&'static str, &'static str) {
    match what {
        Setting::TieBreaks => (w.set_tie_breaks, w.set_tie_breaks_mend),
        Setting::VegaTieBreaks => (w.set_tie_breaks, w.set_by_regulations),
        Setting::VegaAcceleration => (w.set_acceleration, w.set_by_regulations),
        Setting::PapiPairing => (w.set_pairing, w.set_pairing_mend),
    }
}

fn portion(what: Portion, w: &ForeignWords) -> String {
    match what {
        Portion::InfoTable => w.portion_info.to_owned(),
        Portion::PlayerTable => w.portion_joueur.to_owned(),
        Portion::Rounds => w.portion_rounds.to_owned(),
        Portion::Players => w.portion_players.to_owned(),
        Portion::Boards { round } => fill!(w.portion_boards, round = round),
    }
}

fn damaged(damage: Damage, w: &ForeignWords) -> Told {
    let (message, assumed) = match damage {
        Damage::Page => (w.damaged_page.to_owned(), w.damaged_page_assumed),
        Damage::NoEnd => (w.damaged_end.to_owned(), w.damaged_end_assumed),
        Damage::NoSuchPlayer { round, player } => {
            (fill!(w.damaged_no_such, round = round, player = player), w.damaged_board_assumed)
        }
        Damage::PlayerTwice { round, player } => {
            (fill!(w.damaged_twice, round = round, player = player), w.damaged_board_assumed)
        }
        Damage::Silent { round, players } => {
            (fill!(w.damaged_silent, round = round, players = players), w.damaged_silent_assumed)
        }
    };
    Told::new(message, w.save_again).assumed(assumed)
}

/// What has the code, and what was taken instead of its meaning.
fn coded(what: &Coded, lang: Lang) -> (String, &'static str) {
    let (w, no_result) = (ForeignWords::of(lang), ProblemWords::of(lang).no_result_yet);
    let result = |who, round| fill!(w.code_of_result, who = named(who, lang), round = round);
    match what {
        Coded::Kind => (w.code_of_kind.to_owned(), w.code_of_kind_assumed),
        Coded::Game => (w.code_of_game.to_owned(), no_result),
        Coded::Result { who, round } => (result(who, round), no_result),
        Coded::Alone { who, round } => (result(who, round), w.zero_bye),
        Coded::Bye { player, round } => {
            (fill!(w.code_of_bye, player = player, round = round), w.zero_bye)
        }
        Coded::Pair { white, black, round } => {
            (fill!(w.code_of_pair, white = white, black = black, round = round), no_result)
        }
    }
}

/// Why a row cannot be used, and what was done about it.
fn unusable(row: &BadRow, lang: Lang) -> (String, &'static str) {
    let w = ForeignWords::of(lang);
    let who_is = |who| named(who, lang);
    match row {
        BadRow::Points { text } => (fill!(w.row_points, text = text), w.row_points_assumed),
        BadRow::Number { text } => (fill!(w.row_number, text = text), w.row_no_player),
        BadRow::Cell { who, round, text } => {
            let message = fill!(w.row_cell, round = round, text = text, who = who_is(who));
            (message, w.row_absent)
        }
        BadRow::PointsDiffer { who, stated, counted } => {
            let who = who_is(who);
            let message = fill!(w.row_points_differ, who = who, stated = stated, counted = counted);
            (message, w.row_points_differ_assumed)
        }
        BadRow::Reference { reference } => {
            (fill!(w.row_reference, reference = reference), w.row_no_player)
        }
        BadRow::NoSuchOpponent { who, round } => {
            (fill!(w.row_opponent, who = who_is(who), round = round), w.row_absent)
        }
        BadRow::OtherEvents { first, games } => {
            let message = fill!(w.row_other_events, first = first, games = games);
            (message, w.row_other_events_assumed)
        }
        BadRow::NoRound => (w.row_no_round.to_owned(), w.row_no_game),
        BadRow::SecondGame { round } => (fill!(w.row_second_game, round = round), w.row_no_game),
        BadRow::Federation { text } => {
            (fill!(w.row_federation, text = text), w.row_federation_assumed)
        }
        BadRow::Table { why } => (why.clone(), w.row_left_out),
    }
}

/// What a file is, with its article.
pub const fn kind_name(kind: Kind, lang: Lang) -> &'static str {
    let w = ForeignWords::of(lang);
    match kind {
        Kind::Trf => w.kind_trf,
        Kind::Json => w.kind_json,
        Kind::Event => w.kind_event,
        Kind::SwissManager => w.kind_swiss_manager,
        Kind::Papi => w.kind_papi,
        Kind::Vega => w.kind_vega,
        Kind::Pgn => w.kind_pgn,
        Kind::Workbook => w.kind_workbook,
        Kind::Table => w.kind_table,
        Kind::Zip => w.kind_zip,
        Kind::OldOffice => w.kind_old_office,
        Kind::Unknown => w.kind_unknown,
    }
}
