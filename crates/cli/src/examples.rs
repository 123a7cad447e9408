//! `ronde examples`: commands to try.

use anstyle::{AnsiColor, Style};
use ronde_words::CliExampleWords;

use crate::outcome::{Outcome, Stop};
use crate::{language, output};

/// The example in the repository.
const EXAMPLE: &str = "examples/open-9-rounds.trf";

/// The arguments of `ronde examples`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

/// Shows what can be done.
pub(crate) fn run() -> Result<Outcome, Stop> {
    output::print(&screen())?;
    Ok(Outcome::Done)
}

fn screen() -> String {
    let title = Style::new().bold();
    let type_this = AnsiColor::Green.on_default();
    let version = env!("CARGO_PKG_VERSION");
    let line = |command: &str, words: &str| {
        format!("  {type_this}ronde {command:<43}{type_this:#}{words}\n")
    };
    let try_it = |command: &str, words: &str| line(&format!("{command} {EXAMPLE}"), words);
    let w = CliExampleWords::of(language::current());
    let mut text = format!("{title}Ronde {version}{title:#}: {}\n\n", w.title);
    text += &heading(w.desk);
    text += &line("", w.or_serve);
    text += &format!("\n{}", heading(w.try_it));
    text += &try_it("inspect", w.inspect);
    text += &try_it("pair", w.pair);
    text += &try_it("pair --reasons", w.pair_reasons);
    text += &try_it("explain", w.explain);
    text += &try_it("check", w.check);
    text += &try_it("standings", w.standings);
    text += &try_it("rate", w.rate);
    text += &try_it("norms", w.norms);
    text += &format!("\n{}", heading(w.write));
    text += &line("pair open.trf -o next.trf", w.pair_to);
    text += &line("convert open.trf open.json", w.convert);
    text += &line("generate --players 20 --rounds 7 -o a.trf", w.generate);
    text += &line("report open.trf dbase -o open.dbf", w.report);
    text += &format!("\n{}", heading(w.before));
    text += &line("simulate open.trf", w.simulate);
    text += &line("plan --players 80 --rounds 7 --fee 40", w.plan);
    text += &line("simulate --players 80 --rounds 7,9", w.simulate_rounds);
    text += &line("schedule round-robin --players 6", w.schedule);
    text += &line("players import players_list.zip", w.players_import);
    text += &line("players search jensen magn", w.players_search);
    text += &format!("\n{}", heading(w.more));
    text += &line("help", w.help);
    text += &line("help pair", w.help_pair);
    text + &format!("\n{}", heading(w.from_source))
}

fn heading(words: &str) -> String {
    format!("{words}\n")
}
