//! The rows of a card: what each round gave, and the colour that the next one must give.

use ronde_model::{
    Colour, Histories, Outcome, PairingNumber, Participant, Round, RoundEntry, RoundNumber, Score,
    Unpaired, scores,
};
use ronde_standings::Standings;
use ronde_swiss::field::{Field, Float, floats};
use ronde_swiss::system;
use ronde_words::PaperWords;

use crate::paper::{Source, draw, people};
use crate::standings::values;

/// One row of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) round: usize,
    pub(crate) colour: Option<Colour>,
    /// Marked beforehand: the round is not paired yet.
    pub(crate) obligatory: bool,
    /// Not played, so neither colour nor opponent count.
    pub(crate) struck: bool,
    pub(crate) opponent: String,
    pub(crate) against: Option<PairingNumber>,
    pub(crate) float: Option<Float>,
    pub(crate) result: String,
    pub(crate) total: String,
    pub(crate) adjusted: String,
    pub(crate) final_total: String,
    /// The value of each tie-break.
    pub(crate) tie_breaks: Vec<String>,
}

impl Line {
    /// The first tie-break: the form has one column.
    pub(crate) fn tie_break(&self) -> &str {
        self.tie_breaks.first().map_or("", String::as_str)
    }

    /// The arrow of dutch-1992:A4.
    pub(crate) fn arrow(&self) -> Option<&'static str> {
        self.float.map(|float| match float {
            Float::Down => "↓",
            Float::Up => "↑",
        })
    }
}

/// What the cards of an event are filled from.
pub(crate) struct Book<'a> {
    source: &'a Source<'a>,
    histories: Histories,
    /// The standings after each round.
    after: Vec<Standings>,
    /// The float of each player in each round.
    floats: Vec<Vec<Option<Float>>>,
    /// The colour that each must have in the next round.
    obligatory: Vec<Option<Colour>>,
}

impl<'a> Book<'a> {
    /// Reads everything; `standings` are the table that the event is ranked by.
    pub(crate) fn of(source: &'a Source<'a>, standings: &Standings) -> Book<'a> {
        let snapshot = source.snapshot;
        let standings = standings.of_players(snapshot);
        let paired = snapshot.rounds.iter().rposition(Round::is_paired);
        let paired = paired.map_or(0, |last| last + 1);
        let rules = system::declared(snapshot)
            .ok()
            .map(|(system, _)| ronde_swiss::Book::of(system).history);
        let rounds = (0..paired).filter_map(RoundNumber::from_index);
        let floats = rules.map_or_else(Vec::new, |rules| {
            rounds.map(|round| floats(snapshot, round, rules)).collect()
        });
        let mut obligatory = vec![None; snapshot.players.len()];
        let declared = snapshot.rules.declared_rounds.map_or(usize::MAX, usize::from);
        let next =
            RoundNumber::from_index(paired).filter(|next| usize::from(next.get()) <= declared);
        if let (Some(rules), Some(next)) = (rules, next) {
            for entrant in Field::new(snapshot, next, rules).entrants() {
                obligatory[entrant.index] = entrant.absolute();
            }
        }
        let played = standings.rounds().min(paired);
        let after = (1..=played).map(|rounds| standings.after(snapshot, rounds)).collect();
        let histories = Histories::of_first(snapshot, paired);
        Book { source, histories, after, floats, obligatory }
    }

    /// Rounds that are paired.
    pub(crate) fn rounds(&self) -> usize {
        self.histories.rounds()
    }

    /// The place in the standings, once there are some.
    pub(crate) fn rank(&self, number: PairingNumber) -> Option<u32> {
        let row = self.after.last()?.row_of(Participant::Player(number))?;
        Some(row.rank)
    }

    /// The codes of the tie-breaks, in their order.
    pub(crate) fn tie_breaks(&self) -> Vec<String> {
        let list = self.after.last().map(|it| it.settings().tie_breaks());
        list.unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    /// Every tie-break of a player in the standings, with its value.
    pub(crate) fn breaks_of(&self, number: PairingNumber) -> Vec<(String, String)> {
        let Some(standings) = self.after.last() else { return Vec::new() };
        let row = standings.row_of(Participant::Player(number));
        let values = row.map_or_else(Vec::new, |row| values(standings, row));
        self.tie_breaks().into_iter().zip(values).collect()
    }

    /// The rounds so far, and the next one where its colour is obligatory.
    pub(crate) fn lines(&self, number: PairingNumber) -> Vec<Line> {
        let Some(index) = self.source.snapshot.index_of(number) else { return Vec::new() };
        let row = self.histories.row(index);
        let mut total = Score::ZERO;
        let mut lines: Vec<Line> = (0..row.len())
            .filter_map(RoundNumber::from_index)
            .map(|round| self.line(index, number, round, &mut total))
            .collect();
        // A game that is being played may still be forfeited, and then it counts for no colour.
        let settled = !matches!(row.last(), Some(RoundEntry::Unfinished { adjourned: false, .. }));
        lines.extend(self.obligatory[index].filter(|_| settled).map(|colour| Line {
            round: row.len() + 1,
            colour: Some(colour),
            obligatory: true,
            ..Line::default()
        }));
        lines
    }

    fn line(
        &self,
        index: usize,
        number: PairingNumber,
        round: RoundNumber,
        total: &mut Score,
    ) -> Line {
        let entry = self.histories.row(index)[round.index()];
        let mut line = Line { round: round.index() + 1, ..self.met(entry) };
        line.float = self.floats.get(round.index()).and_then(|of_round| of_round[index]);
        if matches!(entry, RoundEntry::Unfinished { adjourned: false, .. }) {
            return line;
        }
        *total += scores::in_round(self.source.snapshot, number, round, entry);
        line.total = draw::points(*total);
        let Some(standings) = self.after.get(round.index()) else { return line };
        let who = Participant::Player(number);
        line.adjusted = standings.adjusted(who).map_or_else(String::new, draw::points);
        if let Some(row) = standings.row_of(who) {
            line.final_total = draw::points(row.score);
            line.tie_breaks = values(standings, row);
        }
        line
    }

    /// Colour, opponent and result of a round.
    fn met(&self, entry: RoundEntry) -> Line {
        let words = PaperWords::of(self.source.lang);
        let against = |opponent: PairingNumber, colour: Colour| Line {
            colour: Some(colour),
            opponent: format!("{opponent} {}", draw::name(self.source, opponent)),
            against: Some(opponent),
            ..Line::default()
        };
        match entry {
            RoundEntry::Played { opponent, colour, outcome, .. } => {
                Line { result: outcome_sign(outcome).to_owned(), ..against(opponent, colour) }
            }
            RoundEntry::Unfinished { opponent, colour, adjourned } => {
                let result = if adjourned { words.adjourned } else { "" };
                Line { result: result.to_owned(), ..against(opponent, colour) }
            }
            RoundEntry::Forfeited { opponent, scheduled, won } => Line {
                struck: true,
                result: forfeit_sign(won).to_owned(),
                ..against(opponent, scheduled)
            },
            RoundEntry::Unpaired(why) => self.unpaired(why),
            RoundEntry::Absent => Line { opponent: words.absent.to_owned(), ..Line::default() },
        }
    }

    fn unpaired(&self, why: Unpaired) -> Line {
        let worth = || draw::points(self.source.snapshot.rules.points.unpaired(why));
        let result = match why {
            Unpaired::PairingBye | Unpaired::Bye(_) => worth(),
            Unpaired::ForfeitWin => forfeit_sign(true).to_owned(),
            Unpaired::ForfeitLoss => forfeit_sign(false).to_owned(),
        };
        let opponent = people::unpaired(why, PaperWords::of(self.source.lang));
        Line { opponent: opponent.to_owned(), result, ..Line::default() }
    }
}

const fn outcome_sign(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "1",
        Outcome::Draw => "½",
        Outcome::Loss => "0",
    }
}

const fn forfeit_sign(won: bool) -> &'static str {
    if won { "+" } else { "−" }
}
