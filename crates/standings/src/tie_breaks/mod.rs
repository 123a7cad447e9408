//! The tie-breaks, one file each.
//!
//! A tie-break is a [`Rule`], which gives each participant a value by itself, or a [`Resolver`],
//! which looks at those who are tied (type A of C.07:4.3).

mod aob;
mod appo;
mod apro;
mod aro;
mod bbe;
mod bc;
mod ber;
mod bh;
mod bpg;
mod bwg;
mod cuts;
mod de;
mod ede;
mod encounter;
mod esb;
mod fb;
mod gwon;
mod ks;
mod mpvgp;
mod performance;
mod ps;
mod ptp;
mod pts;
mod rep;
mod rtng;
mod sb;
mod sob;
mod sssc;
mod std;
mod tbr;
mod tpn;
mod tpr;
mod win;
mod won;

pub use encounter::{Encounter, EncounterRow, Measure};

use ronde_model::Participant;

use crate::edition::{Edition, Form};
use crate::exact::Ratio;
use crate::grammar::{Basis, Code, TieBreak};
use crate::record::unplayed::Shared;
use crate::record::{Record, Sheet, What};
use crate::working::{Source, Term, Working};

/// What every tie-break stands on.
#[derive(Clone, Copy)]
pub(crate) struct Ground<'a> {
    pub(crate) record: &'a Record,
    /// What several of them ask for.
    pub(crate) shared: &'a Shared,
    pub(crate) edition: Edition,
    pub(crate) form: Form,
    /// The points that rank first.
    pub(crate) primary: Basis,
    /// What the event's rules let the unrated count (C.07:10).
    pub(crate) unrated: Option<u16>,
}

impl Ground<'_> {
    /// The points that the name speaks of, or those that rank first.
    pub(crate) fn basis(&self, tie_break: TieBreak) -> Basis {
        tie_break.basis.unwrap_or(self.primary)
    }

    /// The rating that counts.
    pub(crate) fn rating(&self, who: usize) -> Option<u16> {
        self.record.ratings[who].or(self.unrated)
    }

    /// C.07:10: ratings decide nothing when somebody without one takes part, unless the event's
    /// rules give him one. Whoever was never at a board does not take part.
    pub(crate) fn everybody_is_rated(&self) -> bool {
        let takes_part =
            |who: &usize| self.record.row(*who).iter().any(|sheet| sheet.what.opponent().is_some());
        (0..self.record.len()).filter(takes_part).all(|who| self.rating(who).is_some())
    }

    /// C.07:15.2 for type B (7): with pairings fixed beforehand a forfeit win is a game like any
    /// other; since 2026 a forfeit loss is not.
    pub(crate) fn counts_as_game(&self, sheet: &Sheet) -> bool {
        match sheet.what {
            What::Played { .. } => true,
            What::Forfeited { opponent: Some(_), won, .. } => {
                self.form == Form::Predetermined
                    && self.edition.is_c07()
                    && (won || self.edition == Edition::E2024)
            }
            _ => false,
        }
    }
}

/// A tie-break that each participant has for himself.
pub(crate) trait Rule {
    /// Writes the working, and with it the value, of one participant. The working is empty.
    fn work(&self, who: usize, working: &mut Working);
}

/// A tie-break among the tied.
pub(crate) trait Resolver {
    /// The place of each of the tied, from 1, equal places shared; all 1 if nobody is separated.
    /// What was compared is put down in `log`.
    fn places(&self, tied: &[usize], log: &mut Vec<Encounter>) -> Vec<u32>;
}

/// How a tie-break is computed.
pub(crate) enum Method<'a> {
    Alone(Box<dyn Rule + 'a>),
    Together(Box<dyn Resolver + 'a>),
}

/// The method of a tie-break.
pub(crate) fn method(ground: Ground<'_>, tie_break: TieBreak) -> Method<'_> {
    match tie_break.code {
        Code::De => Method::Together(Box::new(de::DirectEncounter::new(ground, tie_break))),
        Code::Ede | Code::Edebt | Code::Edebb | Code::Edet | Code::Edeb => {
            Method::Together(Box::new(ede::Extended::new(ground, tie_break)))
        }
        _ => Method::Alone(rule(ground, tie_break)),
    }
}

fn rule<'a>(ground: Ground<'a>, tie_break: TieBreak) -> Box<dyn Rule + 'a> {
    match tie_break.code {
        Code::Win => Box::new(win::Wins::new(ground, tie_break)),
        Code::Won => Box::new(won::Won(ground)),
        Code::Bpg => Box::new(bpg::WithBlack(ground)),
        Code::Bwg => Box::new(bwg::WonWithBlack(ground)),
        Code::Ps => Box::new(ps::Progressive::new(ground, tie_break)),
        Code::Rep => Box::new(rep::RoundsElected(ground)),
        Code::Std => Box::new(std::StandardPoints::new(ground, tie_break)),
        Code::Tpn => Box::new(tpn::Number(ground)),
        Code::Rtng => Box::new(rtng::OwnRating::new(ground)),
        Code::Ks => Box::new(ks::Koya::new(ground, tie_break)),
        Code::Bh => Box::new(bh::Buchholz::new(ground, tie_break)),
        Code::Fb => Box::new(fb::fore_buchholz(ground, tie_break)),
        Code::Aob => Box::new(aob::AverageBuchholz::new(ground, tie_break)),
        Code::Sb => Box::new(sb::SonnebornBerger::new(ground, tie_break)),
        Code::Emmsb | Code::Emgsb | Code::Egmsb | Code::Eggsb => {
            Box::new(esb::extended(ground, tie_break))
        }
        Code::Sob => Box::new(sob::SumOfBuchholz::new(ground, tie_break)),
        Code::Aro => Box::new(aro::AverageRating::new(ground, tie_break)),
        Code::Tpr => Box::new(tpr::Performance::new(ground)),
        Code::Ptp => Box::new(ptp::Perfect::new(ground)),
        Code::Apro => Box::new(apro::average(ground)),
        Code::Appo => Box::new(appo::average(ground)),
        Code::MpVGp => Box::new(mpvgp::other_points(ground)),
        Code::Bc => Box::new(bc::BoardCount(ground)),
        Code::Tbr => Box::new(tbr::TopBoards(ground)),
        Code::Bbe => Box::new(bbe::BottomBoards(ground)),
        Code::Ber => Box::new(ber::Berlin(ground)),
        Code::Gwon => Box::new(gwon::GamesWon(ground)),
        Code::Sssc => Box::new(sssc::Combination::new(ground, tie_break)),
        Code::Pts | Code::De | Code::Ede | Code::Edebt | Code::Edebb | Code::Edet | Code::Edeb => {
            Box::new(pts::Points::new(ground, tie_break))
        }
    }
}

/// A term about one round of a participant.
fn round_term(record: &Record, round: usize, sheet: &Sheet, source: Source, amount: Ratio) -> Term {
    let against = |opponent: usize| -> Participant { record.participants[opponent] };
    Term {
        round: record.number(round),
        against: sheet.what.opponent().map(against),
        unplayed: sheet.what.unplayed(),
        source,
        times: None,
        amount,
        cut: None,
    }
}

/// A term that belongs to no round.
fn plain_term(source: Source, amount: Ratio) -> Term {
    Term { round: None, against: None, unplayed: None, source, times: None, amount, cut: None }
}

/// Rounds that count one each: the working lists those that do.
fn count_rounds(
    ground: &Ground<'_>,
    who: usize,
    working: &mut Working,
    counts: impl Fn(&Sheet) -> bool,
) {
    for (round, sheet) in ground.record.row(who).iter().enumerate() {
        if counts(sheet) {
            let one = Ratio::whole(1);
            working.terms.push(round_term(ground.record, round, sheet, Source::OwnRound, one));
        }
    }
    working.value_is_sum(Ratio::whole(0));
}
