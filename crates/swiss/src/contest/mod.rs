//! Matches as an engine sees them: a tournament whose rounds are matches is looked at match by
//! match.
//!
//! Engines, checks, reasons and forced pairs know participants who meet once a round. Two books
//! have rounds of another kind, and [`view`] makes of both what all others have: a [`Snapshot`]
//! whose players are the participants and whose games are the matches.
//!
//! | [`Play`] | a participant | a round | a game of the view | its colours |
//! |---|---|---|---|---|
//! | [`Play::Games`] | a player | a round | a game | the game's |
//! | [`Play::TwoGames`] (C.04.5) | a player | two rounds of the file, 2k−1 and 2k | both games of two players | those of the first (C.04.5:1.6) |
//! | [`Play::Teams`] (C.04.6) | a team, under its own number | a round | all boards of two teams | those of board 1 (C.04.6:1.6.1) |
//!
//! What a match gave cannot be said by a point system; the view has it as
//! [`MatchScores`](ronde_model::MatchScores). Everything in this room that takes a snapshot takes a
//! view too, and a view of a view is itself. Rounds are numbered as the book counts them: the third
//! match of a Double-Swiss is round 3. [`enter`] is the way back: a paired round becomes games of
//! the tournament as it is written.
//!
//! - *Two columns a match.* A report file has one result for a player and round, so a match of two
//!   games takes two columns, and the number of rounds that is declared (TRF26:142) is twice that
//!   of the matches.
//! - *The bye of C.04.5:1.4* is worth a win and a draw. It is written as a pairing-allocated bye in
//!   the first column and a half-point bye in the second, which add up to that. Where the event
//!   declares another value for the bye (TRF26:162, `P`), it is written in both columns and is
//!   worth that value twice.
//! - *Boards of a team* are those of its members in order, as many as the pattern of colours
//!   (TRF26:352) has letters; whoever does not play is left out by a line-up (TRF26:300).

mod enter;
#[cfg(test)]
pub(crate) mod notation;
mod teams;
mod two_games;

use std::borrow::Cow;

use ronde_model::{
    PairingNumber, Participant, Parts, Prohibition, RoundNumber, RoundSpan, Snapshot, System,
};

use crate::book::Book;

pub use enter::{byes, enter};

/// What a round of a book is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// One game of two players.
    Games,
    /// Two games of two players, with reversed colours.
    TwoGames,
    /// Games of the members of two teams.
    Teams,
}

/// The tournament as the book of a system counts its rounds and participants: itself, unless they
/// are matches.
pub fn view(snapshot: &Snapshot, system: System) -> Cow<'_, Snapshot> {
    let play = Book::of(system).play;
    if snapshot.match_scores.is_some() || play == Play::Games {
        return Cow::Borrowed(snapshot);
    }
    let parts = match play {
        Play::Games => return Cow::Borrowed(snapshot),
        Play::TwoGames => two_games::parts(snapshot),
        Play::Teams => teams::parts(snapshot),
    };
    Cow::Owned(Snapshot::new(parts).expect("a view names nobody whom it does not list"))
}

/// What both kinds of views have of the tournament: names, dates, and nothing of its rounds.
fn empty_view(snapshot: &Snapshot) -> Parts {
    let mut parts =
        Parts { event: snapshot.event.clone(), rules: snapshot.rules.clone(), ..Parts::default() };
    parts.rules.ranking.lots.clear();
    parts
}

/// A team under the name of a participant.
fn as_player(team: ronde_model::TeamNumber) -> PairingNumber {
    PairingNumber::new(team.get()).expect("no team has the number zero")
}

/// Forbidden pairs for rounds of the view, among its participants.
fn prohibitions(
    snapshot: &Snapshot,
    span: impl Fn(RoundSpan) -> RoundSpan,
    who: impl Fn(Participant) -> Option<Participant>,
) -> Vec<Prohibition> {
    let rules = snapshot.prohibitions.iter().map(|rule| Prohibition {
        rounds: span(rule.rounds),
        members: rule.members.iter().filter_map(|member| who(*member)).collect(),
    });
    rules.filter(|rule| rule.members.len() > 1).collect()
}

/// The round of the book in which a round of a file with two columns a match lies.
pub fn match_of_column(column: RoundNumber) -> RoundNumber {
    RoundNumber::new(column.get().div_ceil(2)).unwrap_or(RoundNumber::FIRST)
}

/// The two columns of a match, from 0.
fn columns(round: RoundNumber) -> (usize, usize) {
    (2 * round.index(), 2 * round.index() + 1)
}
