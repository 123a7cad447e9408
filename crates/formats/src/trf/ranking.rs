//! What report files have no record for stands in comments of ours: other programs pass over them,
//! and [`read`](super::read) finds it again.
//!
//! | Comment | holds |
//! |---|---|
//! | `### ronde ranking rules=1998 points=game unrated=1400 lots=P3,P7` | [`RankingRules`]: whatever of it is declared |
//! | `### ronde maxi` | that the organiser declared a Maxi-tournament (C.04.4.3:3.2.3) |
//! | `### ronde tie-breaks BH/C1, BH` | record 202, in formats before 2026 |
//! | `### ronde standings-order PTS, BH/C1` | record 212, in formats before 2026 |

use ronde_model::{
    PairingNumber, Participant, Parts, PrimaryPoints, RankingRules, Snapshot, TeamNumber,
};

use super::Flavour;

const RANKING: &str = "### ronde ranking ";
const MAXI: &str = "### ronde maxi";
const TIE_BREAKS: &str = "### ronde tie-breaks ";
const ORDER: &str = "### ronde standings-order ";

const POINTS: &[(PrimaryPoints, &str)] =
    &[(PrimaryPoints::Match, "match"), (PrimaryPoints::Game, "game")];

/// The comments that a snapshot needs in this format.
pub(super) fn lines(snapshot: &Snapshot, flavour: Flavour) -> Vec<String> {
    let mut lines = Vec::new();
    if flavour != Flavour::Trf26 {
        let event = &snapshot.event;
        let texts = [(TIE_BREAKS, &event.tie_breaks), (ORDER, &event.standings_order)];
        let given = texts.into_iter().filter(|(_, text)| !text.trim().is_empty());
        lines.extend(given.map(|(mark, text)| format!("{mark}{text}")));
    }
    let ranking = &snapshot.rules.ranking;
    if *ranking != RankingRules::default() {
        lines.push(format!("{RANKING}{}", words(ranking).join(" ")));
    }
    lines.extend(snapshot.rules.maxi_tournament.then(|| MAXI.to_owned()));
    lines
}

fn words(ranking: &RankingRules) -> Vec<String> {
    let mut words = Vec::new();
    words.extend(ranking.edition.map(|year| format!("rules={year}")));
    let named = |points: PrimaryPoints| POINTS.iter().find(|(it, _)| *it == points);
    let points = ranking.primary.and_then(named);
    words.extend(points.map(|(_, name)| format!("points={name}")));
    words.extend(ranking.unrated.map(|rating| format!("unrated={rating}")));
    let lot = |who: &Participant| match who {
        Participant::Player(number) => format!("P{number}"),
        Participant::Team(number) => format!("T{number}"),
    };
    if !ranking.lots.is_empty() {
        let lots: Vec<String> = ranking.lots.iter().map(lot).collect();
        words.push(format!("lots={}", lots.join(",")));
    }
    words
}

/// Takes what a comment of ours says; any other comment, and one that somebody has changed so that
/// it cannot be read, is left to be kept as it is.
pub(super) fn read(line: &str, parts: &mut Parts) -> bool {
    if let Some(text) = line.strip_prefix(RANKING) {
        let Some(ranking) = ranking(text) else { return false };
        parts.rules.ranking = ranking;
        return true;
    }
    if line.trim_end() == MAXI && !parts.rules.maxi_tournament {
        parts.rules.maxi_tournament = true;
        return true;
    }
    for (mark, place) in
        [(TIE_BREAKS, &mut parts.event.tie_breaks), (ORDER, &mut parts.event.standings_order)]
    {
        if let Some(text) = line.strip_prefix(mark).filter(|_| place.is_empty()) {
            text.trim().clone_into(place);
            return true;
        }
    }
    false
}

fn ranking(text: &str) -> Option<RankingRules> {
    let mut found = RankingRules::default();
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=')?;
        match name {
            "rules" => found.edition = Some(value.parse().ok()?),
            "points" => found.primary = Some(POINTS.iter().find(|(_, it)| *it == value)?.0),
            "unrated" => found.unrated = Some(value.parse().ok()?),
            "lots" => found.lots = value.split(',').map(lot).collect::<Option<_>>()?,
            _ => return None,
        }
    }
    Some(found)
}

fn lot(text: &str) -> Option<Participant> {
    let number = text.get(1..)?.parse().ok()?;
    match text.get(..1)? {
        "P" => PairingNumber::new(number).map(Participant::Player),
        "T" => TeamNumber::new(number).map(Participant::Team),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_declared_about_the_ranking_comes_back() {
        let lots = [3, 7].map(|it| Participant::Player(PairingNumber::new(it).unwrap())).to_vec();
        let whole = RankingRules {
            edition: Some(1998),
            primary: Some(PrimaryPoints::Game),
            unrated: Some(1400),
            lots,
        };
        for ranking in [whole, RankingRules { edition: Some(1992), ..RankingRules::default() }] {
            let line = format!("{RANKING}{}", words(&ranking).join(" "));
            let mut parts = Parts::default();
            assert!(read(&line, &mut parts), "{line}");
            assert_eq!(ranking, parts.rules.ranking, "{line}");
        }
    }

    #[test]
    fn a_comment_that_is_not_ours_or_was_changed_is_left_alone() {
        for line in [
            "### a remark",
            "### ronde ranking rules=old",
            "### ronde ranking colour=white",
            "### ronde ranking lots=3",
            "### ronde ranking rules",
            "### ronde maximum",
        ] {
            let mut parts = Parts::default();
            assert!(!read(line, &mut parts), "{line}");
            assert_eq!(Parts::default(), parts, "{line}");
        }
    }

    #[test]
    fn a_maxi_tournament_comes_back_once() {
        let mut parts = Parts::default();
        parts.rules.maxi_tournament = true;
        let snapshot = Snapshot::new(parts).unwrap();
        let lines = lines(&snapshot, Flavour::Trf26);
        assert_eq!(["### ronde maxi"].as_slice(), lines);
        let mut parts = Parts::default();
        assert!(read(&lines[0], &mut parts));
        assert!(parts.rules.maxi_tournament);
        assert!(!read(&lines[0], &mut parts), "a second one is kept as a comment");
    }

    #[test]
    fn formats_before_2026_keep_the_lists_in_comments() {
        let mut parts = Parts::default();
        parts.event.tie_breaks = "BH/C1, BH".to_owned();
        parts.event.standings_order = "PTS, SB".to_owned();
        let snapshot = Snapshot::new(parts).unwrap();
        assert!(lines(&snapshot, Flavour::Trf26).is_empty());
        let mut again = Parts::default();
        for line in lines(&snapshot, Flavour::Trf16) {
            assert!(read(&line, &mut again));
        }
        assert_eq!(snapshot.event, again.event);
    }
}
