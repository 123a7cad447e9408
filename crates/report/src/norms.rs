//! Norms as views: who made which, what is missing, what the rounds to come must bring (B.01:1.4).

use ronde_model::{PairingNumber, Participant, Snapshot};
use ronde_rating::event::Candidate;
use ronde_rating::fide::tables::difference;
use ronde_rating::norms::{Assessment, Check, Outlook, Rule};
use ronde_rating::rounding::half_up;
use ronde_words::{Lang, NormWords, RatingWords, TermWords, fill};

use crate::figures::{halves, optional};
use crate::names;
use crate::rating::titled;
use crate::view::{Column, View};

/// Which candidates are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listed {
    /// Norms made, those that a single rule or half a point more would have made, and those still
    /// within reach.
    Near,
    /// Everybody.
    All,
}

/// A row for each candidate.
pub fn view(snapshot: &Snapshot, candidates: &[Candidate], listed: Listed, lang: Lang) -> View {
    let (w, terms) = (RatingWords::of(lang), TermWords::of(lang));
    let near = |candidate: &&Candidate| listed == Listed::All || is_near(candidate);
    let shown: Vec<&Candidate> = candidates.iter().filter(near).collect();
    let rows: Vec<_> = shown.iter().map(|one| row(snapshot, one, lang)).collect();
    let mut notes = Vec::new();
    if rows.is_empty() {
        notes.push(w.no_norm.to_owned());
    }
    if rows.iter().any(|row| row[1] == terms.open) {
        notes.push(w.to_come.to_owned());
    }
    notes.extend(conditions(&shown, w));
    notes.push(w.beyond.to_owned());
    View { title: titled(snapshot, w.norms_title), columns: columns(lang), rows, notes }
}

fn columns(lang: Lang) -> Vec<Column> {
    let w = NormWords::of(lang);
    vec![
        Column::words("norm", w.norm),
        Column::words("verdict", w.verdict),
        Column::numbers("number", w.number),
        Column::words("title", w.title),
        Column::words("name", w.name),
        Column::words("federation", w.federation),
        Column::numbers("rating", w.rating),
        Column::numbers("games", w.games),
        Column::numbers("score", w.score),
        Column::numbers("average", w.average),
        Column::numbers("performance", w.performance),
        Column::words("missing", w.missing),
        Column::words("forecast", w.forecast),
    ]
}

/// Under which conditions these were judged, where they are special.
fn conditions(judged: &[&Candidate], w: &RatingWords) -> Vec<String> {
    let mut notes = Vec::new();
    let checks = || judged.iter().flat_map(|one| &one.assessment.checks);
    if !judged.is_empty() && !checks().any(|check| check.rule == Rule::Federations) {
        notes.push(w.exempt.to_owned());
    }
    if checks().any(|check| check.rule == Rule::Games && check.need == 8) {
        notes.push(w.eight_games.to_owned());
    }
    notes
}

/// Made, one rule short after nine games, or within reach. Who is short of performance alone is
/// near if half a point more had been enough.
fn is_near(candidate: &Candidate) -> bool {
    let missing: Vec<Rule> = candidate.assessment.missing().map(|check| check.rule).collect();
    let nearly = match missing[..] {
        [] => true,
        [Rule::Performance] => half_a_point_more(&candidate.assessment),
        [rule] => rule != Rule::Games,
        _ => false,
    };
    nearly || (candidate.to_come > 0 && candidate.is_within_reach())
}

fn half_a_point_more(assessment: &Assessment) -> bool {
    let games = i64::try_from(assessment.counted.len()).unwrap_or(0).max(1);
    let percent = half_up(100 * (assessment.halves + 1), 2 * games);
    let difference = difference(u8::try_from(percent).unwrap_or(100));
    assessment.average + i64::from(difference) >= assessment.level.performance()
}

fn row(snapshot: &Snapshot, candidate: &Candidate, lang: Lang) -> Vec<String> {
    let terms = TermWords::of(lang);
    let assessment = &candidate.assessment;
    let player = snapshot.player(candidate.number);
    vec![
        assessment.level.title().code().to_owned(),
        verdict(candidate, terms).to_owned(),
        candidate.number.to_string(),
        optional(player.and_then(|it| it.title).map(ronde_model::Title::code)),
        names::participant_in(snapshot, Participant::Player(candidate.number), lang),
        player.map_or_else(String::new, |it| it.federation.trim().to_owned()),
        optional(player.and_then(|it| it.rating)),
        assessment.counted.len().to_string(),
        halves(assessment.halves),
        assessment.average.to_string(),
        assessment.performance.to_string(),
        missing(candidate, terms),
        forecast(candidate, terms),
    ]
}

/// Rules that do not hold; while games are to come, without those that the forecast is about.
fn missing(candidate: &Candidate, terms: &TermWords) -> String {
    let foretold = [Rule::Games, Rule::Percentage, Rule::Average, Rule::Performance];
    let shown = |check: &&Check| candidate.to_come == 0 || !foretold.contains(&check.rule);
    let missing = candidate.assessment.missing().filter(shown);
    missing.map(|check| short(check, terms)).collect::<Vec<_>>().join("; ")
}

fn verdict(candidate: &Candidate, terms: &TermWords) -> &'static str {
    if candidate.assessment.is_norm() {
        terms.norm
    } else if candidate.to_come > 0 {
        terms.open
    } else {
        terms.no_norm
    }
}

/// A rule with what there is and what is asked for, and its article.
fn words(check: &Check, terms: &TermWords) -> String {
    let article = match check.rule {
        Rule::Games => "1.4.1",
        Rule::Federations => "1.4.3",
        Rule::OwnFederation | Rule::OneFederation => "1.4.4",
        Rule::Titled | Rule::TitledForNorm | Rule::Players => "1.4.5",
        Rule::Average => "1.4.7",
        Rule::Percentage | Rule::Performance => "1.4.8",
    };
    format!("{} ({article})", short(check, terms))
}

/// The same without the article.
fn short(check: &Check, terms: &TermWords) -> String {
    let Check { have, need, .. } = check;
    let bound = match check.rule {
        Rule::OwnFederation | Rule::OneFederation => terms.at_most,
        _ => terms.at_least,
    };
    let sign = if check.rule == Rule::Percentage { " %" } else { "" };
    let what = match check.rule {
        Rule::Games => terms.games,
        Rule::Percentage => terms.score,
        Rule::Average => terms.average,
        Rule::Performance => terms.performance,
        Rule::Titled => terms.titled,
        Rule::TitledForNorm => terms.titled_for_norm,
        Rule::Players => terms.players,
        Rule::Federations => terms.federations,
        Rule::OwnFederation => terms.own_federation,
        Rule::OneFederation => terms.one_federation,
    };
    format!("{what} {have}{sign}, {bound} {need}{sign}")
}

fn forecast(candidate: &Candidate, terms: &TermWords) -> String {
    if candidate.assessment.is_norm() || candidate.to_come == 0 {
        return String::new();
    }
    if let Some(forecast) = &candidate.forecast {
        if let Some(needed) = forecast.halves_needed {
            return format!("{} {} {}", halves(needed), terms.out_of, candidate.to_come);
        }
        let missing: Vec<String> = forecast.then.missing().map(|it| words(it, terms)).collect();
        return format!("{}: {}", terms.no_score, missing.join("; "));
    }
    let Some(all) = candidate.outlook.last() else {
        return terms.too_few.to_owned();
    };
    let against = terms.against;
    let words = |one: &Outlook| {
        format!("{} {against} {}", score_of(one, candidate.to_come, terms), one.average)
    };
    match candidate.least() {
        Some(least) if least.halves < all.halves => {
            format!("{} … {} {against} {}", words(&least), halves(all.halves), all.average)
        }
        _ => words(all),
    }
}

fn score_of(outlook: &Outlook, games: usize, terms: &TermWords) -> String {
    format!("{} {} {games}", halves(outlook.halves), terms.out_of)
}

/// Every rule of one player, norm by norm, and what the rounds to come must bring.
pub fn of_player(
    snapshot: &Snapshot,
    candidates: &[Candidate],
    number: PairingNumber,
    lang: Lang,
) -> View {
    let (w, head, terms) = (RatingWords::of(lang), NormWords::of(lang), TermWords::of(lang));
    let own: Vec<&Candidate> = candidates.iter().filter(|one| one.number == number).collect();
    let rows = own.iter().flat_map(|&one| one.assessment.checks.iter().map(move |it| (one, it)));
    let rows = rows.map(|(one, check)| {
        vec![
            one.assessment.level.title().code().to_owned(),
            if check.met { terms.yes } else { terms.no }.to_owned(),
            words(check, terms),
        ]
    });
    let who = names::numbered_in(snapshot, Participant::Player(number), lang);
    let mut notes: Vec<String> = own.iter().flat_map(|one| remarks(snapshot, one, lang)).collect();
    if own.is_empty() {
        notes.push(fill!(w.highest_title, who = who));
    }
    notes.extend(conditions(&own, w));
    notes.push(w.beyond.to_owned());
    View {
        title: titled(snapshot, &fill!(w.norms_of, who = who)),
        columns: vec![
            Column::words("norm", head.norm),
            Column::words("met", head.met),
            Column::words("rule", head.rule),
        ],
        rows: rows.collect(),
        notes,
    }
}

fn remarks(snapshot: &Snapshot, candidate: &Candidate, lang: Lang) -> Vec<String> {
    let w = RatingWords::of(lang);
    let assessment = &candidate.assessment;
    let level = assessment.level.title().code();
    let mut remarks = vec![fill!(
        w.norm_sum,
        level = level,
        verdict = verdict(candidate, TermWords::of(lang)),
        counted = assessment.counted.len(),
        games = candidate.games.len(),
        points = halves(assessment.halves),
        average = assessment.average,
        performance = assessment.performance
    )];
    if let Some(raised) = assessment.raised.and_then(|place| candidate.games.get(place)) {
        let name = PairingNumber::new(raised.opponent.number)
            .map(|number| names::numbered_in(snapshot, Participant::Player(number), lang))
            .unwrap_or_default();
        let floor = assessment.level.floor();
        remarks.push(fill!(w.raised, level = level, who = name, floor = floor));
    }
    remarks.extend(outlook_words(level, candidate, lang));
    remarks
}

fn outlook_words(level: &str, candidate: &Candidate, lang: Lang) -> Vec<String> {
    let (w, terms) = (RatingWords::of(lang), TermWords::of(lang));
    if candidate.forecast.is_some() {
        let score = forecast(candidate, terms);
        return vec![fill!(w.needed, level = level, score = score)];
    }
    let line = |one: &Outlook| {
        let score = score_of(one, candidate.to_come, terms);
        fill!(w.must_average, level = level, score = score, average = one.average)
    };
    candidate.outlook.iter().map(line).collect()
}
