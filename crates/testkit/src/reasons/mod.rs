//! Whether the reasons of a round are true, from a reading of the history and the rules of their
//! own.
//!
//! An engine says why a pair, a colour, a float or a bye came out as it did. Here each of these
//! sentences is looked at as a claim: the alternative that was refused is really forbidden, or
//! every candidate with it is really worse in the criterion that is named. The claims are written
//! in the words below, which belong to nobody; the facts are those of the literal enumerators.
//!
//! | File | About |
//! |---|---|
//! | `facts` | who met, who is barred from what, which rule gives a colour |
//! | `walk` | candidates told one by one |
//! | `literal::claims` | the Dutch system of 2017 and 2026 |
//! | `claims` of each other book | its own procedure |

use std::collections::BTreeMap;

use ronde_model::{Colour, PairingNumber, RoundNumber, Score, Snapshot};

mod facts;
pub(crate) mod walk;

pub(crate) use facts::Facts;

/// The book that a round was paired by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Book {
    /// ssb-course and the comments of dutch-1992.
    Original,
    /// dutch-1992.
    Dutch1992,
    /// dutch-2010.
    Dutch2010,
    /// C.04.3 until 31 January 2026.
    Dutch2017,
    /// C.04.3 from 1 February 2026.
    Dutch2026,
    /// dubov-1997.
    Dubov1997,
    /// C.04.4.1.
    Dubov2026,
    /// C.04.4.2.
    Burstein2026,
    /// C.04.4.3.
    Lim2026,
}

/// Why something was not taken.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Why {
    /// The two have met.
    Met,
    /// The organiser forbids the pair.
    Prohibited,
    /// Both must have the same colour.
    SameColour,
    /// The player may not have this colour.
    ColourDenied(Colour),
    /// More pairs than allowed would disregard colours.
    Colours,
    /// A stronger preference would be disregarded where a weaker one could be.
    ColourDegree,
    /// Floated up so many rounds ago.
    Up(u8),
    /// Floated down so many rounds ago.
    Down(u8),
    /// Was raised too often.
    Raised,
    /// That round bars the player from the bye.
    ByeBarred(RoundNumber),
    /// The others cannot be paired then.
    Rest,
    /// Worse by this article.
    Criterion(String),
    /// Worse first in the criterion of this number.
    Worse(u8),
    /// As good, but later.
    Later,
}

impl Why {
    /// Its kind in a word, for counting.
    fn kind(&self) -> &'static str {
        match self {
            Why::Met => "met",
            Why::Prohibited => "prohibited",
            Why::SameColour => "same absolute colour",
            Why::ColourDenied(_) => "colour denied",
            Why::Colours => "colours",
            Why::ColourDegree => "colour degree",
            Why::Up(_) => "floated up",
            Why::Down(_) => "floated down",
            Why::Raised => "raised",
            Why::ByeBarred(_) => "bye barred",
            Why::Rest => "rest",
            Why::Criterion(_) => "criterion of an article",
            Why::Worse(_) => "worse in a criterion",
            Why::Later => "later",
        }
    }
}

/// An alternative and why it was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// For this player,
    pub player: PairingNumber,
    /// this opponent, or the player's own leaving.
    pub opponent: Option<PairingNumber>,
    /// Why not.
    pub why: Why,
}

/// Why so many leave a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Need {
    /// Nobody does.
    Nobody,
    /// The number is odd.
    Odd,
    /// More pairs are not possible.
    Opponents,
    /// With more pairs the rest could not be paired.
    Completion,
    /// With more pairs the bye would go to a higher score.
    ByeScore,
}

/// A pair at its board, and the rule of its colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Has White.
    pub white: PairingNumber,
    /// Has Black.
    pub black: PairingNumber,
    /// The rule that is said to have decided.
    pub rule: String,
    /// What White is said to be due: 0 mild, 1 strong, 2 absolute.
    pub white_due: Option<(Colour, u8)>,
    /// What Black is said to be due.
    pub black_due: Option<(Colour, u8)>,
}

/// A bracket of the Dutch system of 2017 or 2026 as it is accounted for.
#[derive(Clone, Debug)]
pub struct Bracket {
    /// From above.
    pub moved_down: Vec<PairingNumber>,
    /// Of its own score.
    pub residents: Vec<PairingNumber>,
    /// 2017: whether the rest must be completed after it (A.9).
    pub must_complete: bool,
    /// Halves of the remainder before exchanges.
    pub halves: (Vec<PairingNumber>, Vec<PairingNumber>),
    /// Pairs in the order of the candidate, with the opponents that come before and fall.
    pub pairs: Vec<(PairingNumber, PairingNumber, Vec<Refused>)>,
    /// How many of these are of players moved down.
    pub mover_pairs: usize,
    /// Who leaves it, and lower-ranked players who do not.
    pub left: Vec<(PairingNumber, Vec<Refused>)>,
    /// Why so many.
    pub need: Need,
    /// What speaks against the halves as they stood; none without an exchange.
    pub without_exchange: Option<Why>,
}

/// An act of a procedure, as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the acts are those of the books")]
pub enum Said {
    Takes {
        moved: Vec<PairingNumber>,
        residents: Vec<PairingNumber>,
        score: Score,
    },
    LaysOut {
        left: Vec<PairingNumber>,
        right: Vec<PairingNumber>,
    },
    Exchanges {
        down: Vec<PairingNumber>,
        up: Vec<PairingNumber>,
    },
    Transfers {
        player: PairingNumber,
    },
    Refuses(Refused),
    Tries {
        pairs: Vec<(PairingNumber, PairingNumber)>,
        left: Vec<PairingNumber>,
        falls: Option<Refused>,
    },
    Skips(u64),
    Needs {
        count: usize,
        why: Need,
        of: Vec<PairingNumber>,
    },
    Pairs(Seat),
    Floats(PairingNumber),
    Indexes {
        player: PairingNumber,
        buchholz: i64,
        sonneborn_berger: i64,
    },
    Cracks(PairingNumber, PairingNumber),
    Byes {
        player: PairingNumber,
        passed_over: Vec<(PairingNumber, Why)>,
    },
    Other,
}

/// An act with its article.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Where the book says so.
    pub article: String,
    /// What was done.
    pub act: Said,
}

/// Everything that is said about a round.
#[derive(Clone, Debug)]
pub struct Claims {
    /// By which rules.
    pub book: Book,
    /// Boards, White first.
    pub boards: Vec<(PairingNumber, PairingNumber)>,
    /// Who has the bye.
    pub bye: Option<PairingNumber>,
    /// The bye of the Dutch system of 2017 and 2026: who was passed over.
    pub passed_over: Vec<(PairingNumber, Why)>,
    /// Colours of the Dutch system of 2017 and 2026.
    pub seats: Vec<Seat>,
    /// Brackets of the Dutch system of 2017 and 2026.
    pub brackets: Vec<Bracket>,
    /// Acts of the other books.
    pub told: Vec<Told>,
}

/// How many claims of each kind were looked at and are true.
pub type Tally = BTreeMap<&'static str, u64>;

/// What was checked so far; the first claim that is not true ends it.
#[derive(Default)]
pub(crate) struct Checked {
    pub(crate) tally: Tally,
}

/// What is wrong with a claim.
pub(crate) type Verdict = Result<(), String>;

impl Checked {
    pub(crate) fn count(&mut self, kind: &'static str) {
        *self.tally.entry(kind).or_default() += 1;
    }

    /// A claim of this kind, true or not.
    pub(crate) fn claim(
        &mut self,
        kind: &'static str,
        is_true: bool,
        what: impl FnOnce() -> String,
    ) -> Verdict {
        if !is_true {
            return Err(format!("{kind}: {}", what()));
        }
        self.count(kind);
        Ok(())
    }

    /// A refusal, true or not.
    pub(crate) fn refusal(&mut self, refused: &Refused, is_true: bool) -> Verdict {
        self.claim(refused.why.kind(), is_true, || format!("{refused:?}"))
    }
}

/// Checks everything that is said about a round.
///
/// # Errors
/// The first claim that is not true, or what is missing.
pub fn check(snapshot: &Snapshot, round: RoundNumber, claims: &Claims) -> Result<Tally, String> {
    let is_burstein = claims.book == Book::Burstein2026;
    if is_burstein && crate::burstein_2026::is_seeding_round(snapshot, round) {
        // C.04.4.2:1.6.
        return check(snapshot, round, &Claims { book: Book::Dutch2026, ..claims.clone() });
    }
    let facts = Facts::new(snapshot, round, claims.book);
    let mut checked = Checked::default();
    every_board_is_told(claims, &mut checked)?;
    match claims.book {
        Book::Dutch2017 | Book::Dutch2026 => {
            crate::literal::claims::check(snapshot, round, claims, &facts, &mut checked)?;
        }
        Book::Dutch1992 => crate::dutch_1992::claims::check(claims, &facts, &mut checked)?,
        Book::Dutch2010 => crate::dutch_2010::claims::check(claims, &facts, &mut checked)?,
        Book::Original => crate::original::claims::check(claims, &facts, &mut checked)?,
        Book::Dubov1997 => crate::dubov_1997::claims::check(claims, &facts, &mut checked)?,
        Book::Dubov2026 => crate::dubov_2026::claims::check(claims, &facts, &mut checked)?,
        Book::Burstein2026 => {
            crate::burstein_2026::claims::check(claims, &facts, &mut checked)?;
        }
        Book::Lim2026 => crate::lim_2026::claims::check(claims, &facts, &mut checked)?,
    }
    Ok(checked.tally)
}

/// Every pair, with its colours, and the bye appear once.
fn every_board_is_told(claims: &Claims, checked: &mut Checked) -> Verdict {
    let of_acts = claims.told.iter().filter_map(|told| match &told.act {
        Said::Pairs(seat) => Some((seat.white, seat.black)),
        _ => None,
    });
    let of_seats = claims.seats.iter().map(|seat| (seat.white, seat.black));
    let mut told: Vec<(PairingNumber, PairingNumber)> = of_acts.chain(of_seats).collect();
    let mut boards = claims.boards.clone();
    told.sort_unstable();
    boards.sort_unstable();
    if told != boards {
        return Err(format!("boards {boards:?}, told {told:?}"));
    }
    for _ in &boards {
        checked.count("pair");
    }
    let byes: Vec<PairingNumber> = claims
        .told
        .iter()
        .filter_map(|told| match &told.act {
            Said::Byes { player, .. } => Some(*player),
            _ => None,
        })
        .collect();
    let is_dutch = matches!(claims.book, Book::Dutch2017 | Book::Dutch2026);
    if !is_dutch && byes != claims.bye.into_iter().collect::<Vec<_>>() {
        return Err(format!("bye {:?}, told {byes:?}", claims.bye));
    }
    Ok(())
}

/// A group of a procedure with what is told of it, from one [`Said::Takes`] to the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct Group<'a> {
    pub(crate) moved: &'a [PairingNumber],
    pub(crate) residents: &'a [PairingNumber],
    /// Acts before and after the first sides are laid out, in order.
    pub(crate) acts: Vec<&'a Told>,
}

/// The acts before the first group, and the groups.
pub(crate) fn groups(told: &[Told]) -> (Vec<&Told>, Vec<Group<'_>>) {
    let (mut before, mut groups): (Vec<&Told>, Vec<Group<'_>>) = (Vec::new(), Vec::new());
    for it in told {
        match (&it.act, groups.last_mut()) {
            (Said::Takes { moved, residents, .. }, _) => {
                groups.push(Group { moved, residents, acts: Vec::new() });
            }
            (_, Some(group)) => group.acts.push(it),
            (_, None) => before.push(it),
        }
    }
    (before, groups)
}

impl Group<'_> {
    pub(crate) fn leaving(&self) -> Vec<PairingNumber> {
        let leaver = |it: &&Told| match &it.act {
            Said::Floats(player) => Some(*player),
            _ => None,
        };
        self.acts.iter().filter_map(leaver).collect()
    }
}
