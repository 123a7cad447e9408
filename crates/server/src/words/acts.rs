//! What was done, in the reader's language: one sentence for every act.

use ronde_desk::stored::{Act, ByeCode, ColourCode, EntrantId, ResultCode, Setting};
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
#[expect(clippy::too_many_lines, reason = "one complete match: a sentence for every act")]
pub(crate) fn act(teller: Teller<'_>, act: &Act) -> String {
    let w = ActWords::of(teller.lang);
    let who = |id: &EntrantId| teller.who(*id);
    let of = |text: message!(who), id: &EntrantId| fill!(text, who = who(id));
    let at_board = |text: message!(board, pair), round: u16, board: u32| {
        let Seats { board, pair, .. } = Seats::at(teller, round, board);
        fill!(text, board = board, pair = pair)
    };
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
        Act::Amend { player, .. } => of(w.amend, player),
        Act::CheckIn { players, present } => {
            let text = if *present { w.present } else { w.absent };
            match &players[..] {
                [one] => of(text, one),
                several => fill!(text, who = fill!(w.several, n = several.len())),
            }
        }
        Act::Withdraw { player, after } => fill!(w.withdraw, who = who(player), round = after),
        Act::Reinstate { player, from } => fill!(w.reinstate, who = who(player), round = from),
        Act::Expel { player, after, reason } => {
            fill!(w.expel, who = who(player), round = after, reason = reason)
        }
        Act::Number { draw: Some(draw), .. } => drawn(ScheduleWords::of(teller.lang), draw),
        Act::Number { reason, .. } => fill!(w.number, reason = reason),
        Act::RequestBye { player, round, bye } => {
            fill!(w.request_bye, who = who(player), round = round, bye = bye_word(w, *bye))
        }
        Act::CancelBye { player, round } => fill!(w.cancel_bye, who = who(player), round = round),
        Act::AdjustPoints { player, tenths, reason, .. } => {
            let points = format!("{:+}.{}", tenths / 10, (tenths % 10).abs());
            fill!(w.adjust_points, who = who(player), points = points, reason = reason)
        }
        Act::DrawColour { seed, colour } => {
            let colour = colour_word(*colour, teller.lang);
            let text = AskWords::of(teller.lang).draw_colour;
            fill!(text, colour = colour, seed = seed)
        }
        Act::Pair { round, .. } => fill!(w.pair, round = round),
        Act::Unpair { round } => fill!(w.unpair, round = round),
        Act::OpenManual { round, .. } => fill!(w.open_manual, round = round),
        Act::Arrange { round, .. } => fill!(w.arrange, round = round),
        Act::CloseManual { round, departure } => {
            let n = departure.only_hand.len() + departure.colours.len();
            fill!(w.close_manual, round = round, n = n)
        }
        Act::AddPair { round, white, black, .. } => {
            fill!(w.add_pair, round = round, white = who(white), black = who(black))
        }
        Act::Publish { round } => fill!(w.publish, round = round),
        Act::EnterResult { round, board, result } => {
            let Seats { board, pair, .. } = Seats::at(teller, *round, *board);
            fill!(w.enter_result, board = board, pair = pair, result = written(*result))
        }
        Act::ClearResult { round, board } => at_board(w.clear_result, *round, *board),
        Act::ConfirmResult { round, board } => at_board(w.confirm_result, *round, *board),
        Act::ReportResult { round, board, side, result, .. } => {
            let seats = Seats::at(teller, *round, *board);
            let (who, result) = (seats.player(*side), written(*result));
            fill!(w.report_result, board = seats.board, who = who, result = result)
        }
        Act::CorrectResult { round, board, result, reason, .. } => {
            let Seats { board, pair, .. } = Seats::at(teller, *round, *board);
            let result = written(*result);
            fill!(w.correct_result, board = board, pair = pair, result = result, reason = reason)
        }
        Act::CorrectColours { round, board, .. } => at_board(w.correct_colours, *round, *board),
        Act::CloseRound { round } => fill!(w.close_round, round = round),
        Act::ReopenRound { round } => fill!(w.reopen_round, round = round),
        Act::Decide { number, winner, by } => {
            let told = fill!(w.decide, number = number, who = who(winner));
            let by = by.map(|by| way(ScheduleWords::of(teller.lang), by));
            by.map_or(told.clone(), |by| format!("{told} ({by})"))
        }
        Act::Finish => w.finish.to_owned(),
        Act::Resume { reason } => fill!(w.resume, reason = reason),
        Act::Remark { text } => fill!(w.remark, text = text),
        Act::Undo { of } => fill!(w.undo, seq = of),
    }
}

/// A board and who sits there now.
struct Seats<'a> {
    teller: Teller<'a>,
    /// Its name: `board 3 of round 2`.
    board: String,
    /// `Keller – Dubois`; empty where the board is unknown.
    pair: String,
    players: Option<[EntrantId; 2]>,
}

impl<'a> Seats<'a> {
    fn at(teller: Teller<'a>, round: u16, board: u32) -> Seats<'a> {
        let held = teller.state.and_then(|state| state.round(round)?.board(board));
        let players = held.map(|held| [held.white, held.black]);
        let surname = |id: EntrantId| {
            let name = teller.who(id);
            name.split_once(',').map_or(name.clone(), |(last, _)| last.to_owned())
        };
        let pair = players.map(|[white, black]| format!("{} – {}", surname(white), surname(black)));
        let board = fill!(ActWords::of(teller.lang).board, round = round, board = board);
        Seats { teller, board, pair: pair.unwrap_or_default(), players }
    }

    /// Who has this colour there; empty where the board is unknown.
    fn player(&self, side: ColourCode) -> String {
        let id = self.players.map(|[white, black]| match side {
            ColourCode::White => white,
            ColourCode::Black => black,
        });
        id.map(|id| self.teller.who(id)).unwrap_or_default()
    }
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
