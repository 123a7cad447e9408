//! `ronde schedule numbers`: how many rounds a number of players needs or allows.

use ronde_schedule::numbers::{Remarkable, berlin_weight, boards, remarkable};
use ronde_schedule::picture::{self, FigureWords};
use ronde_words::{FigurePictureWords, ScheduleCommandWords, fill};
use unicode_width::UnicodeWidthStr;

use super::stop;
use super::target::{Form, Target};
use crate::language;
use crate::outcome::{Outcome, Stop};

/// The arguments of `ronde schedule numbers`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(long, value_name = "N", default_value_t = 2)]
    from: usize,
    #[arg(long, value_name = "N", default_value_t = 40)]
    to: usize,
    #[arg(long, value_name = "TxP", value_parser = teams)]
    teams: Option<(usize, usize)>,
    #[command(flatten)]
    target: Target,
}

fn teams(text: &str) -> Result<(usize, usize), String> {
    let parts = text.split_once(['x', 'X', '×']);
    let parts =
        parts.and_then(|(teams, players)| Some((teams.parse().ok()?, players.parse().ok()?)));
    let fits =
        parts.filter(|(teams, players)| (2..=999).contains(teams) && (1..=99).contains(players));
    fits.ok_or_else(|| ScheduleCommandWords::of(language::current()).teams_times_players.to_owned())
}

pub(super) fn run(args: &Args) -> Result<Outcome, Stop> {
    let w = ScheduleCommandWords::of(language::current());
    if args.from > args.to {
        return Err(Stop::bad_input(fill!(w.numbers_reversed, from = args.from, to = args.to)));
    }
    let rows: Result<Vec<Remarkable>, _> = (args.from..=args.to).map(remarkable).collect();
    let rows = rows.map_err(|error| stop(&error))?;
    let text = match (args.target.form(), args.teams) {
        (Form::Text, Some((teams, players))) => of_teams(teams, players),
        (Form::Text, None) => table(&rows),
        (Form::Csv, _) => csv(&rows),
        (Form::Svg, _) => picture::remarkable(figure(), 20, args.to.max(32)),
        (Form::Json | Form::Snapshot | Form::Trf, _) => {
            return Err(Stop::bad_input(w.numbers_form));
        }
    };
    args.target.write(&text)
}

/// What is written into the figure.
fn figure() -> FigureWords<'static> {
    let w = FigurePictureWords::of(language::current());
    FigureWords {
        title: w.title,
        heading: w.heading,
        rounds: w.rounds,
        players: w.players,
        curves: [w.fewest_swiss, w.most_swiss, w.round_robin, w.double_round_robin],
    }
}

fn table(rows: &[Remarkable]) -> String {
    let w = ScheduleCommandWords::of(language::current());
    let heads = [w.head_players, w.head_least, w.head_most, w.head_single, w.head_double];
    let mut text = format!("{}\n{}\n", w.numbers_title, heads.join("  "));
    for row in rows {
        let Remarkable { players, least, most, single, double } = row;
        let most = most.map_or_else(|| "–".to_owned(), |most| most.to_string());
        let cells = [players, least].map(usize::to_string);
        let [single, double] = [single, double].map(usize::to_string);
        let cells = cells.into_iter().chain([most, single, double]);
        // Every number stands below the end of its heading.
        let cells = cells.zip(heads).map(|(cell, head)| format!("{cell:>0$}", head.width()));
        text += &(cells.collect::<Vec<_>>().join("  ") + "\n");
    }
    if rows.iter().any(|row| row.most.is_none()) {
        text += &format!("{}\n", w.numbers_none);
    }
    text
}

fn csv(rows: &[Remarkable]) -> String {
    let mut text = "players,least,most,round_robin,double\n".to_owned();
    for row in rows {
        let Remarkable { players, least, most, single, double } = row;
        let most = most.map_or_else(String::new, |most| most.to_string());
        text += &format!("{players},{least},{most},{single},{double}\n");
    }
    text
}

fn of_teams(teams: usize, players: usize) -> String {
    let w = ScheduleCommandWords::of(language::current());
    let boards = boards(teams, players);
    let head = fill!(w.team_boards, teams = teams, players = players, boards = boards);
    let mut text = format!("{head}\n\n{}\n", w.berlin_weights);
    for board in 1..=players {
        let (weight, board) = (berlin_weight(players, board), format!("{board:>2}"));
        let line = fill!(w.on_board, board = board, weight = format!("{weight:>2}"));
        text += &format!("  {line}\n");
    }
    text
}
