//! Whether a round is legal, asked without any engine: the absolute rules read off the games.
//!
//! This file shares nothing with [`field`](crate::field) or the engines but what the book says: it
//! counts for itself.

use std::fmt;

use ronde_model::{
    Bye, Colour, Histories, PairingNumber, Participant, RoundEntry, RoundNumber, Score, Snapshot,
    System, Unpaired, VirtualPoints, scores,
};

use crate::acceleration::as_records;
use crate::book::Book;
use crate::contest::{self, Play};
use crate::field::ByeRule;
use crate::pairing::Board;

/// An absolute rule that a round breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Violation {
    /// C1: the two played each other in that round.
    Rematch(PairingNumber, PairingNumber, RoundNumber),
    /// The organiser forbids the pair.
    Prohibited(PairingNumber, PairingNumber),
    /// C2: the bye went to somebody whom that round bars from it.
    ByeBarred(PairingNumber, RoundNumber),
    /// C3: both must have that colour, and neither is a topscorer.
    SameAbsolutePreference(PairingNumber, PairingNumber, Colour),
    /// C.04.1:6 and 7: a player gets a colour that he may not get.
    ColourDenied(PairingNumber, Colour),
    /// C.04.1:3: more than one player has the bye, or one although the number is even.
    ByeTooMany(PairingNumber),
}

impl Violation {
    /// The article broken.
    pub const fn article(self) -> &'static str {
        match self {
            Violation::Rematch(..) => "C.04.1:2, C.04.3:C1",
            Violation::Prohibited(..) => "TRF26:260",
            Violation::ByeBarred(..) => "C.04.1:4, C.04.3:C2",
            Violation::SameAbsolutePreference(..) => "C.04.3:C3",
            Violation::ColourDenied(..) => "C.04.1:6, 7",
            Violation::ByeTooMany(_) => "C.04.1:3",
        }
    }

    /// Whom it concerns.
    pub fn players(self) -> Vec<PairingNumber> {
        match self {
            Violation::Rematch(a, b, _)
            | Violation::Prohibited(a, b)
            | Violation::SameAbsolutePreference(a, b, _) => vec![a, b],
            Violation::ByeBarred(a, _)
            | Violation::ColourDenied(a, _)
            | Violation::ByeTooMany(a) => {
                vec![a]
            }
        }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Violation::Rematch(a, b, round) => write!(f, "{a} and {b} played in round {round}"),
            Violation::Prohibited(a, b) => write!(f, "{a} and {b} may not meet"),
            Violation::ByeBarred(a, round) => {
                write!(f, "{a} has the bye although round {round} bars it")
            }
            Violation::SameAbsolutePreference(a, b, colour) => {
                write!(f, "{a} and {b} must both have {colour:?}")
            }
            Violation::ColourDenied(a, colour) => write!(f, "{a} may not have {colour:?}"),
            Violation::ByeTooMany(a) => write!(f, "the bye of {a} is one too many"),
        }
    }
}

/// Everything illegal in a round, given its boards and byes.
pub fn violations(
    snapshot: &Snapshot,
    round: RoundNumber,
    system: System,
    boards: &[Board],
    byes: &[PairingNumber],
) -> Vec<Violation> {
    let snapshot = &*contest::view(snapshot, system);
    let histories = Histories::of_first(snapshot, round.index());
    let virtual_points = as_records(snapshot);
    let book = Book::of(system);
    let ledger = Ledger { snapshot, histories, round, book, virtual_points };
    let mut found: Vec<Violation> =
        boards.iter().flat_map(|&board| ledger.of_board(board)).collect();
    found.extend(byes.iter().skip(1).map(|&number| Violation::ByeTooMany(number)));
    let barred = byes.iter().filter_map(|&number| {
        ledger.bar_round(number).map(|round| Violation::ByeBarred(number, round))
    });
    found.extend(barred);
    found
}

struct Ledger<'a> {
    snapshot: &'a Snapshot,
    histories: Histories,
    round: RoundNumber,
    book: &'static Book,
    /// Records, or what the ending of the code comes to.
    virtual_points: Vec<VirtualPoints>,
}

impl Ledger<'_> {
    fn row(&self, number: PairingNumber) -> &[RoundEntry] {
        match self.snapshot.index_of(number) {
            Some(index) => self.histories.row(index),
            None => &[],
        }
    }

    fn of_board(&self, board: Board) -> Vec<Violation> {
        let (white, black) = (board.white, board.black);
        let mut found = Vec::new();
        let met = |entry: &RoundEntry| entry.met().is_some_and(|(opponent, _)| opponent == black);
        let again = self.row(white).iter().position(met).and_then(RoundNumber::from_index);
        found.extend(again.map(|round| Violation::Rematch(white, black, round)));
        if self.is_prohibited(white, black) {
            found.push(Violation::Prohibited(white, black));
        }
        let excused =
            self.is_topscorer(white) || self.is_topscorer(black) || self.are_freed(white, black);
        let due = [self.must_have(white), self.must_have(black)];
        match due {
            _ if excused => {}
            [Some(one), Some(other)] if one == other => {
                found.push(Violation::SameAbsolutePreference(white, black, one));
            }
            [Some(Colour::Black), _] => found.push(Violation::ColourDenied(white, Colour::White)),
            [_, Some(Colour::White)] => found.push(Violation::ColourDenied(black, Colour::Black)),
            _ => {}
        }
        found
    }

    fn is_prohibited(&self, a: PairingNumber, b: PairingNumber) -> bool {
        let (a, b) = (Participant::Player(a), Participant::Player(b));
        self.snapshot.prohibitions.iter().any(|rule| {
            rule.rounds.contains(self.round)
                && rule.members.contains(&a)
                && rule.members.contains(&b)
        })
    }

    /// The colour that two Blacks or Whites too many, or two in a row, make a must.
    ///
    /// Where rounds are matches, colours keep nobody apart (C.04.6:0; C.04.5 has no such
    /// criterion).
    fn must_have(&self, number: PairingNumber) -> Option<Colour> {
        if self.book.play != Play::Games {
            return None;
        }
        let games: Vec<Colour> =
            self.row(number).iter().filter_map(|entry| entry.met()).map(|met| met.1).collect();
        let whites = games.iter().filter(|&&colour| colour == Colour::White).count();
        let blacks = games.len() - whites;
        match games.as_slice() {
            _ if whites > blacks + 1 => Some(Colour::Black),
            _ if blacks > whites + 1 => Some(Colour::White),
            [.., last, last_but_one] if last == last_but_one => Some(last.other()),
            _ => None,
        }
    }

    /// C.04.3:1.8, dutch-1992:B, dutch-2010:A10: in the last round, more than half of what the
    /// rounds so far could give. Dubov knows no such exception (C.04.4.1:C3, dubov-1997:2.3, 2.4),
    /// nor did the original Swiss (dutch-1992, comments on B2 and the note: new).
    fn is_topscorer(&self, number: PairingNumber) -> bool {
        if !self.book.excuses_topscorers {
            return false;
        }
        let most = self.snapshot.rules.points.win().tenths() * (i32::from(self.round.get()) - 1);
        self.is_last() && 2 * self.points(number).tenths() > most
    }

    fn is_last(&self) -> bool {
        self.snapshot.rules.declared_rounds == Some(self.round.get())
    }

    /// C.04.4.3:6: in the last round the same score goes before every rule on colours.
    fn are_freed(&self, white: PairingNumber, black: PairingNumber) -> bool {
        self.book.frees_equals && self.is_last() && self.points(white) == self.points(black)
    }

    /// Points for the pairing: an event may keep virtual points to its last round.
    fn points(&self, number: PairingNumber) -> Score {
        let who = Participant::Player(number);
        let extra = self.virtual_points.iter().filter(|row| row.applies(who, self.round));
        let extra: Score = extra.map(|row| row.points).sum();
        let rounds = (1..).filter_map(RoundNumber::new).zip(self.row(number));
        rounds
            .map(|(round, &entry)| scores::in_round(self.snapshot, number, round, entry))
            .sum::<Score>()
            + extra
    }

    /// The first round that bars the player from the bye.
    fn bar_round(&self, number: PairingNumber) -> Option<RoundNumber> {
        let rounds = (1..).filter_map(RoundNumber::new).zip(self.row(number));
        let loss = self.snapshot.rules.points.white_loss.min(self.snapshot.rules.points.black_loss);
        let bars = |round: RoundNumber, entry: RoundEntry| {
            let points = || scores::for_result(self.snapshot, number, round, entry);
            match (self.book.history.bye, entry) {
                (_, RoundEntry::Unpaired(Unpaired::PairingBye)) => true,
                (_, RoundEntry::Played { .. } | RoundEntry::Unfinished { .. }) => false,
                (
                    ByeRule::ByeOrForfeitWin | ByeRule::NamedWins,
                    RoundEntry::Forfeited { won, .. },
                ) => won,
                (ByeRule::ByeOrForfeitWin, entry) => {
                    entry == RoundEntry::Unpaired(Unpaired::ForfeitWin)
                }
                (ByeRule::NamedWins, entry) => {
                    let full = Unpaired::Bye(Bye::Full);
                    [Unpaired::ForfeitWin, full].map(RoundEntry::Unpaired).contains(&entry)
                }
                (ByeRule::PointsWithoutPlaying, _) => points() > loss,
                (ByeRule::WinWithoutPlaying, _) => points() >= self.snapshot.rules.points.win(),
            }
        };
        rounds.into_iter().find(|(round, entry)| bars(*round, **entry)).map(|(round, _)| round)
    }
}
