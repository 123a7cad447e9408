//! What was done, in the reader's language: one sentence for every act.

use ronde_desk::stored::{Act, ByeCode, EntrantId, ResultCode, Setting};
use ronde_report::refusals::Teller;
use ronde_words::{ActWords, AskWords, ScheduleWords, fill, message};

use super::asks::colour_word;
use super::schedule::{drawn, way};

/// A bye that was asked for.
pub(crate) const fn bye_word(w: &ActWords, bye: ByeCode) -> &'static str {
    match bye {
        ByeCode::Full => w.bye_full,
        ByeCode::Half => w.bye_half,
        ByeCode::Zero => w.bye_zero,
    }
}

/// A result that no line breaks.
fn written(result: ResultCode) -> String {
    crate::pages::result_text(Some(result)).replace(' ', "\u{a0}")
}

/// What was done.
pub(crate) fn act(teller: Teller<'_>, act: &Act) -> String {
    let w = ActWords::of(teller.lang);
    match act {
        Act::Create { name } => fill!(w.create, name = name),
        Act::Import(it) => fill!(w.import, file = it.file),
        Act::Configure { set } => {
            let names: Vec<String> = set.iter().map(|it| setting(teller, it)).collect();
            fill!(w.configure, what = names.join(", "))
        }
        Act::LeaveFideMode { reason } => fill!(w.leave_fide_mode, reason = reason),
        Act::Register { players, .. } => match &players[..] {
            [one] => fill!(w.register_one, who = one.name),
            several => fill!(w.register, n = several.len()),
        },
        Act::Number { draw: Some(draw), .. } => drawn(ScheduleWords::of(teller.lang), draw),
        Act::Number { reason, .. } => fill!(w.number, reason = reason),
        Act::Finish => w.finish.to_owned(),
        Act::Resume { reason } => fill!(w.resume, reason = reason),
        Act::Remark { text } => fill!(w.remark, text = text),
        Act::Undo { of } => fill!(w.undo, seq = of),
        Act::DrawColour { seed, colour } => {
            let colour = colour_word(*colour, teller.lang);
            let text = AskWords::of(teller.lang).draw_colour;
            fill!(text, colour = colour, seed = seed)
        }
        Act::Decide { number, winner, by } => {
            let told = fill!(w.decide, number = number, who = teller.who(*winner));
            let by = by.map(|by| way(ScheduleWords::of(teller.lang), by));
            by.map_or(told.clone(), |by| format!("{told} ({by})"))
        }
        Act::Amend { .. }
        | Act::CheckIn { .. }
        | Act::Withdraw { .. }
        | Act::Reinstate { .. }
        | Act::Expel { .. }
        | Act::RequestBye { .. }
        | Act::CancelBye { .. }
        | Act::AdjustPoints { .. } => act_of_player(teller, w, act),
        Act::EnterResult { .. }
        | Act::ClearResult { .. }
        | Act::ConfirmResult { .. }
        | Act::ReportResult { .. }
        | Act::CorrectResult { .. }
        | Act::CorrectColours { .. } => act_of_board(teller, w, act),
        Act::Pair { .. }
        | Act::Unpair { .. }
        | Act::OpenManual { .. }
        | Act::Arrange { .. }
        | Act::CloseManual { .. }
        | Act::AddPair { .. }
        | Act::Publish { .. }
        | Act::CloseRound { .. }
        | Act::ReopenRound { .. } => act_of_round(teller, w, act),
    }
}

fn act_of_player(teller: Teller<'_>, w: &'static ActWords, act: &Act) -> String {
    let of = |text: message!(who), id: &EntrantId| fill!(text, who = teller.who(*id));
    match act {
        Act::Amend { player, .. } => of(w.amend, player),
        Act::CheckIn { players, present } => {
            let text = if *present { w.present } else { w.absent };
            match &players[..] {
                [one] => of(text, one),
                several => fill!(text, who = fill!(w.several, n = several.len())),
            }
        }
        Act::Withdraw { player, after } => {
            fill!(w.withdraw, who = teller.who(*player), round = after)
        }
        Act::Reinstate { player, from } => {
            fill!(w.reinstate, who = teller.who(*player), round = from)
        }
        Act::Expel { player, after, reason } => {
            fill!(w.expel, who = teller.who(*player), round = after, reason = reason)
        }
        Act::RequestBye { player, round, bye } => {
            fill!(w.request_bye, who = teller.who(*player), round = round, bye = bye_word(w, *bye))
        }
        Act::CancelBye { player, round } => {
            fill!(w.cancel_bye, who = teller.who(*player), round = round)
        }
        Act::AdjustPoints { player, tenths, reason, .. } => {
            let points = format!("{:+}.{}", tenths / 10, (tenths % 10).abs());
            fill!(w.adjust_points, who = teller.who(*player), points = points, reason = reason)
        }
        _ => String::new(),
    }
}

fn act_of_board(teller: Teller<'_>, w: &'static ActWords, act: &Act) -> String {
    let at = |round: u16, board: u32| {
        (fill!(w.board, round = round, board = board), pair_at(teller, round, board))
    };
    let of = |text: message!(board, pair), round: u16, board: u32| {
        let (board, pair) = at(round, board);
        fill!(text, board = board, pair = pair)
    };
    match act {
        Act::EnterResult { round, board, result } => {
            let (board, pair) = at(*round, *board);
            fill!(w.enter_result, board = board, pair = pair, result = written(*result))
        }
        Act::ClearResult { round, board } => of(w.clear_result, *round, *board),
        Act::ConfirmResult { round, board } => of(w.confirm_result, *round, *board),
        Act::ReportResult { round, board, side, result, .. } => {
            let held = teller.state.and_then(|state| state.round(*round)?.board(*board));
            let who = held.map(|held| match side {
                ronde_desk::stored::ColourCode::White => teller.who(held.white),
                ronde_desk::stored::ColourCode::Black => teller.who(held.black),
            });
            let (who, result) = (who.unwrap_or_default(), written(*result));
            fill!(w.report_result, board = at(*round, *board).0, who = who, result = result)
        }
        Act::CorrectResult { round, board, result, reason, .. } => {
            let ((board, pair), result) = (at(*round, *board), written(*result));
            fill!(w.correct_result, board = board, pair = pair, result = result, reason = reason)
        }
        Act::CorrectColours { round, board, .. } => of(w.correct_colours, *round, *board),
        _ => String::new(),
    }
}

fn act_of_round(teller: Teller<'_>, w: &'static ActWords, act: &Act) -> String {
    let of = |text: message!(round), round: &u16| fill!(text, round = round);
    match act {
        Act::Pair { round, .. } => of(w.pair, round),
        Act::Unpair { round } => of(w.unpair, round),
        Act::OpenManual { round, .. } => of(w.open_manual, round),
        Act::Arrange { round, .. } => of(w.arrange, round),
        Act::CloseManual { round, departure } => {
            let n = departure.only_hand.len() + departure.colours.len();
            fill!(w.close_manual, round = round, n = n)
        }
        Act::AddPair { round, white, black, .. } => {
            let (white, black) = (teller.who(*white), teller.who(*black));
            fill!(w.add_pair, round = round, white = white, black = black)
        }
        Act::Publish { round } => of(w.publish, round),
        Act::CloseRound { round } => of(w.close_round, round),
        Act::ReopenRound { round } => of(w.reopen_round, round),
        _ => String::new(),
    }
}

/// `Keller – Dubois`, as they sit there now.
fn pair_at(teller: Teller<'_>, round: u16, board: u32) -> String {
    let held = teller.state.and_then(|state| state.round(round)?.board(board));
    held.map(|held| format!("{} – {}", surname(teller, held.white), surname(teller, held.black)))
        .unwrap_or_default()
}

fn surname(teller: Teller<'_>, id: EntrantId) -> String {
    let name = teller.who(id);
    name.split_once(',').map_or(name.clone(), |(last, _)| last.to_owned())
}

/// A setting by its name; of an acceleration also which.
fn setting(teller: Teller<'_>, setting: &Setting) -> String {
    let name = setting_name(ActWords::of(teller.lang), setting);
    match setting {
        Setting::Acceleration(code) => {
            format!("{name} ({})", ronde_report::names::acceleration(code, teller.lang))
        }
        _ => name.to_owned(),
    }
}

/// A setting by its name.
pub(crate) const fn setting_name(w: &ActWords, setting: &Setting) -> &'static str {
    match setting {
        Setting::Name(_) => w.set_name,
        Setting::City(_) => w.set_city,
        Setting::Federation(_) => w.set_federation,
        Setting::Start(_) | Setting::End(_) | Setting::RoundDates(_) => w.set_dates,
        Setting::ChiefArbiter(_) | Setting::Deputies(_) | Setting::Director(_) => w.set_arbiters,
        Setting::TimeControl(_) | Setting::TimeControlCode(_) => w.set_time_control,
        Setting::System(_) => w.set_system,
        Setting::Rounds(_) => w.set_rounds,
        Setting::Points(_) => w.set_points,
        Setting::TieBreaks(_)
        | Setting::TieBreakRules(_)
        | Setting::PrimaryPoints(_)
        | Setting::UnratedAs(_) => w.set_tie_breaks,
        Setting::Lots(_) => w.set_lots,
        Setting::Acceleration(_) => w.set_acceleration,
        Setting::InitialColour(_) => w.set_colour,
        Setting::ByeRules(_) => w.set_byes,
        Setting::Prohibited(_) => w.set_prohibited,
        Setting::FixedTable(..) => w.set_table,
        Setting::Prizes(_) => w.set_prizes,
    }
}
