//! `ronde schedule numbers`: how many rounds a number of players needs or allows.

use ronde_schedule::numbers::{Remarkable, berlin_weight, boards, remarkable};
use ronde_schedule::picture;

use super::stop;
use super::target::{Form, Target};
use crate::outcome::{Outcome, Stop};

/// Show the remarkable numbers: rounds for a number of players, boards for teams, Berlin weights
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// First number of players
    #[arg(long, value_name = "N", default_value_t = 2)]
    from: usize,
    /// Last number of players
    #[arg(long, value_name = "N", default_value_t = 40)]
    to: usize,
    /// Boards and Berlin weights for so many teams of so many players, such as 17x8
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
    fits.ok_or_else(|| "write teams times players, such as 17x8".to_owned())
}

pub(super) fn run(args: &Args) -> Result<Outcome, Stop> {
    if args.from > args.to {
        return Err(Stop::bad_input(format!(
            "--from {} is above --to {}. Give the lower number first.",
            args.from, args.to
        )));
    }
    let rows: Result<Vec<Remarkable>, _> = (args.from..=args.to).map(remarkable).collect();
    let rows = rows.map_err(|error| stop(&error))?;
    let text = match (args.target.form(), args.teams) {
        (Form::Text, Some((teams, players))) => of_teams(teams, players),
        (Form::Text, None) => table(&rows),
        (Form::Csv, _) => csv(&rows),
        (Form::Svg, _) => picture::remarkable(20, args.to.max(32)),
        (Form::Json | Form::Snapshot | Form::Trf, _) => {
            return Err(Stop::bad_input(
                "the numbers are printed as text, CSV (--csv) or a picture (--svg).",
            ));
        }
    };
    args.target.write(&text)
}

fn table(rows: &[Remarkable]) -> String {
    let mut text = "\
Rounds for a number of players
players  Swiss, least  Swiss, most  round robin  double
"
    .to_owned();
    for row in rows {
        let Remarkable { players, least, most, single, double } = row;
        let most = most.map_or_else(|| "–".to_owned(), |most| most.to_string());
        text += &format!("{players:>7}{least:>14}{most:>13}{single:>13}{double:>8}\n");
    }
    if rows.iter().any(|row| row.most.is_none()) {
        text += "–: half of the players is less than the least number; play a round robin\n";
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
    let mut text = format!("{teams} teams of {players}: {} boards\n\n", boards(teams, players));
    text += "Berlin: a point counts\n";
    for board in 1..=players {
        text += &format!("  on board {board:>2}: {:>2}\n", berlin_weight(players, board));
    }
    text
}
