//! `ronde explain`: why a round came out as it did, and why not otherwise.

mod form;
mod who;

use ronde_model::{PairingNumber, Round, RoundNumber, Snapshot};
use ronde_report::explain::{self, Explained, Story};
use ronde_report::paper::catalogue;
use ronde_swiss::check::check_round;
use ronde_swiss::why_not::why_not;
use ronde_swiss::{Detail, PairingError, RoundPairing, facts};
use ronde_words::{ExplainWords, Lang, fill};

use crate::help;
use crate::load::{self, Input};
use crate::outcome::{self, Outcome, Stop};
use crate::pair::choice::{ColourName, Rulebook};
use crate::pair::{self, Ready, refusal};
use crate::report::kind::Kind;
use crate::report::open;
use crate::{language, schedule};

/// The arguments of `ronde explain`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    #[arg(long, value_name = "N", value_parser = pair::round_number)]
    round: Option<RoundNumber>,
    #[arg(long, value_name = "BOARD", conflicts_with = "player")]
    board: Option<u32>,
    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,
    #[arg(long, num_args = 2, value_names = ["A", "B"], conflicts_with_all = ["board", "player"])]
    why_not: Option<Vec<String>>,
    #[arg(long, value_name = "LANGUAGE")]
    #[arg(default_value = language::current().code(), value_parser = language::LangParser)]
    lang: Lang,
    #[arg(long, value_name = "TOURNAMENT")]
    tournament: Option<String>,
    #[command(flatten)]
    rulebook: Rulebook,
    #[arg(long, value_name = "COLOUR", alias = "initial-color")]
    #[arg(value_parser = help::offered::<ColourName>("colour"))]
    initial_colour: Option<ColourName>,
    #[command(flatten)]
    target: form::Target,
}

/// Reads, pairs again, explains.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let (ready, name) = opened(args)?;
    outcome::complain(&ready.heading());
    let lang = if args.target.is_for_programs() { language::for_programs() } else { args.lang };
    let question = Question { args, ready: &ready, name: &name, lang };
    let (stories, outcome) = question.answer()?;
    args.target.write(&ready, &name, question.lang, &stories)?;
    Ok(outcome)
}

/// The tournament of a file or an event, with the rules and the round.
fn opened(args: &Args) -> Result<(Ready, String), Stop> {
    if open::is_event(&args.input.file) {
        let kind = Kind::Paper(catalogue::Kind::Why);
        let opened = open::tournament(&args.input, args.tournament.as_deref(), kind, args.lang)?;
        let ready = ready(args, opened.snapshot, &opened.name)?;
        return Ok((ready, opened.name));
    }
    let loaded = load::load(&args.input)?;
    if args.rulebook.system.is_none() && schedule::pairs(&loaded, args.round).is_some() {
        let w = ExplainWords::of(language::current());
        return Err(Stop::bad_input(fill!(w.scheduled, name = loaded.name)));
    }
    let ready = ready(args, loaded.snapshot.clone(), &loaded.name)?;
    pair::look(&loaded, &ready, args.lang)?;
    Ok((ready, loaded.name))
}

fn ready(args: &Args, snapshot: Snapshot, name: &str) -> Result<Ready, Stop> {
    let round = args.round.or_else(|| finished(&snapshot));
    pair::ready(snapshot, name, &args.rulebook, round, args.initial_colour)
}

/// The last round of a tournament that has no further one.
fn finished(snapshot: &Snapshot) -> Option<RoundNumber> {
    let paired = snapshot.rounds.iter().rposition(Round::is_paired)?;
    let last = RoundNumber::from_index(paired)?;
    (Some(last.get()) == snapshot.rules.declared_rounds).then_some(last)
}

/// What is asked, and of which round.
struct Question<'a> {
    args: &'a Args,
    ready: &'a Ready,
    name: &'a str,
    lang: Lang,
}

impl Question<'_> {
    fn answer(&self) -> Result<(Vec<Story>, Outcome), Stop> {
        if let Some(two) = &self.args.why_not {
            return self.why_not(two);
        }
        let Ready { snapshot, round, choice, initial, .. } = self.ready;
        let paired = ronde_swiss::pair(
            snapshot,
            *round,
            choice.system,
            initial.colour,
            Detail::Alternatives,
        );
        match paired {
            Ok(pairing) => Ok((self.stories(&pairing)?, Outcome::Done)),
            Err(error) => self.none(&error),
        }
    }

    fn stories(&self, pairing: &RoundPairing) -> Result<Vec<Story>, Stop> {
        let snapshot = &self.ready.snapshot;
        let explained = Explained { snapshot, pairing };
        let mut stories: Vec<Story> = self.departs().into_iter().collect();
        stories.push(match (self.args.board, &self.args.player) {
            (Some(board), _) => self.board(&explained, board)?,
            (None, Some(player)) => explain::player(&explained, self.player(player)?, self.lang),
            (None, None) => explain::round(&explained, self.lang),
        });
        Ok(stories)
    }

    /// What is to be said of a round in the file that is another one.
    fn departs(&self) -> Option<Story> {
        let Ready { snapshot, round, choice, initial, .. } = self.ready;
        snapshot.rounds.get(round.index()).filter(|held| held.is_paired())?;
        let check = check_round(snapshot, *round, choice.system, initial.colour);
        explain::departs(snapshot, choice.system, &check, self.lang)
    }

    /// A board as the hall counts them.
    fn board(&self, explained: &Explained, board: u32) -> Result<Story, Stop> {
        let (boards, _) = explain::paper::boards(explained);
        let place = usize::try_from(board).ok().and_then(|it| it.checked_sub(1));
        let found = place.and_then(|it| boards.get(it));
        let found = found.ok_or_else(|| {
            Stop::bad_input(fill!(
                ExplainWords::of(language::current()).no_board,
                board = board,
                round = self.ready.round,
                name = self.name,
                n = boards.len()
            ))
        })?;
        Ok(explain::held(explained, *found, self.lang))
    }

    fn player(&self, text: &str) -> Result<PairingNumber, Stop> {
        who::player(&self.ready.snapshot, self.name, text)
    }

    fn why_not(&self, two: &[String]) -> Result<(Vec<Story>, Outcome), Stop> {
        let [one, other] = two else {
            return Err(Stop::bad_input(ExplainWords::of(language::current()).two_players));
        };
        let (one, other) = (self.player(one)?, self.player(other)?);
        let Ready { snapshot, round, choice, initial, .. } = self.ready;
        let answer = why_not(snapshot, *round, choice.system, initial.colour, one, other);
        match answer {
            Ok(answer) => {
                let both = (one, other);
                let story =
                    explain::why_not(snapshot, *round, choice.system, both, &answer, self.lang);
                Ok((vec![story], Outcome::Done))
            }
            Err(error) => self.none(&error),
        }
    }

    /// There is no round: the deadlock in words, or what the file lacks.
    fn none(&self, error: &PairingError) -> Result<(Vec<Story>, Outcome), Stop> {
        let Ready { snapshot, round, choice, .. } = self.ready;
        let stop = || refusal::stop(&self.ready.scene(), self.name, error);
        if !matches!(error, PairingError::NoCompletePairing(_)) {
            return Err(stop());
        }
        let found = facts::deadlock(snapshot, *round, choice.system).ok_or_else(stop)?;
        let story = explain::deadlock(snapshot, *round, choice.system, &found, self.lang);
        Ok((vec![story], Outcome::Negative))
    }
}
