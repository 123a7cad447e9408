//! What a reader of a table should know beside it, as data.

use ronde_model::{Date, GameResult, Round, Snapshot};

use crate::edition::{Chosen, Edition, Form};
use crate::grammar::{Code, TieBreak, Unreadable, mixed_families};
use crate::settings::{Contest, Settings};

/// Why a tie-break cannot be used in a list; the words stand in `report::ranking_notes`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// It cannot be read.
    Unreadable(Unreadable),
    /// The edition of the rules does not have it.
    NotInEdition {
        /// Which one.
        code: Code,
        /// The edition.
        edition: Edition,
    },
    /// It is one of team events, and players are ranked.
    OnlyTeams(TieBreak),
    /// It asks for matches of two teams, and a Molter tournament has none.
    NeedsMatches(Code),
}

/// Something to know beside a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The event was played by rules with a virtual opponent, which are not built; those of 2024
    /// are the nearest.
    OldRules(Date),
    /// The declared list cannot be used to its end.
    CutShort(Unusable),
    /// C.07:8: this one must not be used in round robins.
    BarredFromRoundRobins(Code),
    /// C.07:10: dropped, because somebody without a rating takes part.
    DroppedForUnrated(Code),
    /// ssb-course:3: tie-breaks of several families are mixed.
    MixedFamilies,
    /// So many games of the rounds that count have no result.
    OpenGames(usize),
    /// This round is in play and does not count yet.
    InPlay {
        /// The round.
        round: usize,
        /// Its games without a result.
        open: usize,
    },
    /// The rounds do not follow from each other as the schedule says, so nobody has a place by it.
    NoPlaces,
}

impl Settings {
    /// What a reader of the table should know.
    pub fn notes(&self, snapshot: &Snapshot) -> Vec<Note> {
        let mut notes = Vec::new();
        if let Chosen::NearestToDate(date) = self.edition_by() {
            notes.push(Note::OldRules(date));
        }
        notes.extend(self.cut_short().cloned().map(Note::CutShort));
        let codes = || self.tie_breaks().iter().map(|it| it.code);
        let robin = self.form() == Form::Predetermined && self.edition() == Edition::E2026;
        let barred = codes().find(|it| robin && it.is_barred_from_round_robins());
        notes.extend(barred.map(Note::BarredFromRoundRobins));
        let unrated = self.somebody_is_unrated(snapshot);
        let dropped = codes().find(|it| it.needs_ratings() && unrated);
        notes.extend(dropped.map(Note::DroppedForUnrated));
        if self.edition() == Edition::E1998 && !mixed_families(self.tie_breaks()).is_empty() {
            notes.push(Note::MixedFamilies);
        }
        let open = |rounds: &[Round]| -> usize {
            let games = rounds.iter().flat_map(Round::games);
            games.filter(|game| game.result == GameResult::Pending).count()
        };
        let counted = self.rounds().min(snapshot.rounds.len());
        let open_games = open(&snapshot.rounds[..counted]);
        notes.extend((open_games > 0).then_some(Note::OpenGames(open_games)));
        notes.extend(self.in_play(snapshot, open));
        if !self.rule().gives_places(snapshot, self) {
            notes.push(Note::NoPlaces);
        }
        notes
    }

    /// The round after those that count, while some of its games are decided.
    fn in_play(&self, snapshot: &Snapshot, open: impl Fn(&[Round]) -> usize) -> Option<Note> {
        let round = snapshot.rounds.get(self.rounds())?;
        let open = open(std::slice::from_ref(round));
        let begun = open > 0 && open < round.games().len();
        begun.then_some(Note::InPlay { round: self.rounds() + 1, open })
    }

    fn somebody_is_unrated(&self, snapshot: &Snapshot) -> bool {
        let rounds = snapshot.rounds.iter().take(self.rounds());
        let at_boards = rounds.flat_map(Round::games).flat_map(|it| [it.white, it.black]);
        let unrated = |number| snapshot.player(number).is_some_and(|it| it.strength().is_none());
        self.unrated().is_none()
            && self.contest() == Contest::Players
            && at_boards.into_iter().any(unrated)
    }
}
