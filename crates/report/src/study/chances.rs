//! Chances as tables and pictures.

use ronde_model::{Colour, PairingNumber, Participant, Score, Snapshot};
use ronde_simulate::study::{Prospect, Study};
use ronde_standings::prizes::{CENTS, Rules};
use ronde_words::{HeadWords, Lang, StudyWords, fill};

use super::plot::{Bar, Range, bars, ranges};
use super::{percent, signed};
use crate::articles;
use crate::estimates;
use crate::figures::fraction;
use crate::names;
use crate::view::{Column, View};

/// Lines of a picture.
const SHOWN: usize = 16;
/// Opponents of each player in the table of the next round.
const LIKELY: usize = 3;

/// The event, its plays, and the prizes that were looked at.
#[derive(Clone, Copy, Debug)]
pub struct Chances<'a> {
    /// The event, with its names.
    pub event: &'a Snapshot,
    /// What the plays say.
    pub study: &'a Study,
    /// The prizes, as they were given to the study.
    pub prizes: Option<&'a Rules>,
    /// Whether tie-breaks separate equal points.
    pub tie_breaks: bool,
}

impl Chances<'_> {
    /// Everybody with his chances, the best first.
    pub fn view(&self, lang: Lang) -> View {
        let words = StudyWords::of(lang);
        let heads = HeadWords::of(lang);
        let mut columns = vec![
            Column::numbers("number", heads.number),
            Column::words("name", heads.name),
            Column::numbers("rating", heads.rating),
            Column::numbers("first", words.first),
            Column::numbers("first_shared", words.first_shared),
            Column::numbers("among_three", words.among_three),
        ];
        for (place, purse) in self.purses().iter().enumerate() {
            let category = names::category(&purse.category, lang);
            let head = fill!(words.prize, category = category);
            columns.push(Column::numbers(&format!("prize_{}", place + 1), &head));
        }
        if !self.purses().is_empty() {
            columns.push(Column::numbers("money", words.money));
        }
        for level in &self.study.norms {
            let title = level.title().code();
            let head = fill!(words.norm, title = title);
            columns.push(Column::numbers(&format!("norm_{}", title.to_lowercase()), &head));
        }
        columns.extend([
            Column::numbers("expected", words.expected),
            Column::between("range", words.range),
            Column::numbers("median_rank", words.median),
        ]);
        let rows = self.study.by_chance().into_iter().map(|it| self.row(it, lang)).collect();
        let view = View { title: self.title(lang), columns, rows, notes: self.notes(lang) };
        // Whatever nobody reached in any play needs no column.
        let keys: Vec<String> = view.columns.iter().skip(2).map(|it| it.key.clone()).collect();
        view.without_empty(&keys.iter().map(String::as_str).collect::<Vec<_>>())
    }

    fn purses(&self) -> &[ronde_standings::prizes::Purse] {
        self.prizes.map_or(&[], |rules| &rules.purses)
    }

    fn row(&self, prospect: &Prospect, lang: Lang) -> Vec<String> {
        let plays = self.study.plays;
        let share = |count: u64| percent(count, plays);
        let player = prospect.who.player().and_then(|it| self.event.player(it));
        let mut row = vec![
            prospect.who.number().to_string(),
            names::participant_in(self.event, prospect.who, lang),
            player.map(estimates::shown).unwrap_or_default(),
            share(prospect.first),
            share(prospect.first_shared),
            share(prospect.among(3)),
        ];
        row.extend(prospect.prizes.iter().map(|count| share(*count)));
        if !prospect.prizes.is_empty() {
            let each = prospect.money / i128::from(plays.max(1));
            let each = i64::try_from(each).unwrap_or(0);
            row.push(if each > 0 { crate::prizes::money(each, CENTS) } else { String::new() });
        }
        row.extend(self.study.norms.iter().map(|level| share(prospect.norms[*level as usize])));
        let points = |score: Option<Score>| {
            score.map_or_else(String::new, |score| fraction(&score.to_string()))
        };
        let expected = prospect.expected().map_or_else(String::new, |it| it.decimals(1));
        let median = prospect.median_rank().map_or_else(String::new, |it| it.to_string());
        let (least, most) = (points(prospect.quantile(50)), points(prospect.quantile(950)));
        let range = if least == most { least } else { format!("{least}–{most}") };
        row.extend([expected, range, median]);
        row
    }

    fn title(&self, lang: Lang) -> String {
        let words = StudyWords::of(lang);
        let name = self.event.event.name.trim();
        let what = match name {
            "" => words.chances.to_owned(),
            name => fill!(words.chances_of, name = name),
        };
        let (paired, of) = self.study.rounds;
        let when = match paired {
            0 => fill!(words.from_start, of = of),
            n => fill!(words.from_here, n = n, of = of),
        };
        format!("{what} {when}")
    }

    fn notes(&self, lang: Lang) -> Vec<String> {
        let words = StudyWords::of(lang);
        let Study { plays, seed, cut_short, .. } = self.study;
        // Two standard errors of one half, in tenths of a percentage point.
        let tenths = (1_000_000_u64).checked_div(*plays).map_or(0, u64::isqrt);
        let error = format!("{}.{}", tenths / 10, tenths % 10);
        let mut notes = vec![
            fill!(words.seed, plays = plays, seed = seed),
            fill!(words.certain, n = error),
            words.model.to_owned(),
        ];
        if !self.tie_breaks {
            notes.push(words.no_tie_breaks.to_owned());
        }
        if !self.study.norms.is_empty() {
            notes.push(words.norm_note.to_owned());
        }
        if *cut_short > 0 {
            notes.push(fill!(words.cut_short, n = cut_short));
        }
        notes
    }

    /// Whom everybody meets in the next round that is not paired; nothing where none is left.
    pub fn opponents(&self, lang: Lang) -> Option<View> {
        let words = StudyWords::of(lang);
        let heads = HeadWords::of(lang);
        let round = self.study.next?;
        let rows: Vec<Vec<String>> = self
            .study
            .prospects
            .iter()
            .filter(|prospect| !prospect.opponents.is_empty())
            .map(|prospect| {
                let mut row = vec![
                    prospect.who.number().to_string(),
                    names::participant_in(self.event, prospect.who, lang),
                ];
                row.extend(self.likely(prospect, lang));
                row
            })
            .collect();
        let mut columns =
            vec![Column::numbers("number", heads.number), Column::words("name", heads.name)];
        for place in 1..=LIKELY {
            let head = fill!(words.likely, n = place);
            columns.push(Column::words(&format!("likely_{place}"), &head));
        }
        let title = fill!(words.next, n = round);
        (!rows.is_empty()).then_some(View { title, columns, rows, notes: Vec::new() })
    }

    /// The likeliest opponents, both colours together: `12 Keller, Anna 43.1 % (White 30.0 %)`.
    fn likely(&self, prospect: &Prospect, lang: Lang) -> Vec<String> {
        let mut met: Vec<(Option<PairingNumber>, u64, u64)> = Vec::new();
        for (opponent, count) in &prospect.opponents {
            let (who, white) = match opponent {
                Some((number, Colour::White)) => (Some(*number), *count),
                Some((number, Colour::Black)) => (Some(*number), 0),
                None => (None, 0),
            };
            match met.iter_mut().find(|(other, ..)| *other == who) {
                Some(known) => *known = (who, known.1 + count, known.2 + white),
                None => met.push((who, *count, white)),
            }
        }
        met.sort_by_key(|(who, count, _)| (std::cmp::Reverse(*count), *who));
        let plays = prospect.opponents.values().sum();
        let mut cells: Vec<String> = met
            .into_iter()
            .take(LIKELY)
            .map(|(who, count, white)| self.meeting(who, count, white, plays, lang))
            .collect();
        cells.resize(LIKELY, String::new());
        cells
    }

    fn meeting(
        &self,
        who: Option<PairingNumber>,
        count: u64,
        white: u64,
        plays: u64,
        lang: Lang,
    ) -> String {
        let share = percent(count, plays);
        let Some(number) = who else {
            return format!("{} {share}", StudyWords::of(lang).nobody);
        };
        let name = names::participant_in(self.event, Participant::Player(number), lang);
        let colour = |colour| articles::colour(colour, lang);
        let colours = match white {
            0 => colour(Colour::Black).to_owned(),
            all if all == count => colour(Colour::White).to_owned(),
            some => format!("{} {}", colour(Colour::White), percent(some, count)),
        };
        format!("{number} {name} {share} ({colours})")
    }

    /// Pictures under the names of their files.
    pub fn pictures(&self, lang: Lang) -> Vec<(&'static str, String)> {
        vec![("chances", self.first(lang)), ("points", self.points(lang))]
    }

    /// The chance of first place: alone filled, shared hollow.
    fn first(&self, lang: Lang) -> String {
        let words = StudyWords::of(lang);
        let plays = self.study.plays.max(1);
        let order = self.study.by_chance();
        let shown = order.into_iter().take(SHOWN);
        let bars_of: Vec<Bar> = shown
            .filter(|it| it.first + it.first_shared > 0)
            .map(|it| Bar {
                name: names::participant_in(self.event, it.who, lang),
                filled: thousandths(it.first, plays),
                hollow: thousandths(it.first_shared, plays),
                told: percent(it.first + it.first_shared, plays),
            })
            .collect();
        bars(words.plot_first, words.axis_chance, (words.alone, words.shared), &bars_of)
    }

    /// Points at the end: a thin line for nine plays in ten, a thick one for half of them.
    fn points(&self, lang: Lang) -> String {
        let words = StudyWords::of(lang);
        let mut order: Vec<&Prospect> = self.study.prospects.iter().collect();
        order.sort_by_key(|it| std::cmp::Reverse(it.expected()));
        let tenths = |score: Option<Score>| i64::from(score.map_or(0, Score::tenths));
        let ranges_of: Vec<Range> = order
            .into_iter()
            .take(SHOWN)
            .map(|it| Range {
                name: names::participant_in(self.event, it.who, lang),
                outer: (tenths(it.quantile(50)), tenths(it.quantile(950))),
                inner: (tenths(it.quantile(250)), tenths(it.quantile(750))),
                middle: it.expected().map_or(0, |it| {
                    (20 * it.numerator() + it.denominator()) / (2 * it.denominator())
                }),
                told: it.expected().map_or_else(String::new, |it| it.decimals(1)),
            })
            .collect();
        ranges(words.plot_points, words.axis_points, &ranges_of)
    }

    /// What an arbiter reads first: `Rossi 43.1 %, Keller 20.0 %, Meier 11.2 %`.
    pub fn summary(&self, lang: Lang) -> String {
        let words = StudyWords::of(lang);
        let plays = self.study.plays;
        let order = self.study.by_chance();
        let favourites = order.into_iter().take(3).map(|it| {
            let name = names::participant_in(self.event, it.who, lang);
            format!("{name} {}", percent(it.first + it.first_shared, plays))
        });
        let favourites: Vec<String> = favourites.collect();
        format!("{}: {}", words.plot_first, favourites.join(", "))
    }
}

fn thousandths(count: u64, of: u64) -> i64 {
    i64::try_from(1000 * count / of).unwrap_or(0)
}

/// A difference of ratings with its sign, from hundredths.
pub(super) fn elo(hundredths: i64) -> String {
    let rounded = (hundredths + 50 * hundredths.signum()) / 100;
    signed(&rounded.to_string())
}
