//! Cells about players that several papers have.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use ronde_model::{
    Colour, DateText, Histories, PairingNumber, Participant, Player, Score, Snapshot, Title,
    Unpaired,
};
use ronde_standings::Contest;
use ronde_words::{Lang, PaperWords};

use crate::names;

/// How names are ordered: see [`by_letters`].
pub type Compare<'a> = &'a dyn Fn(&str, &str) -> Ordering;

/// Names by their letters, whatever their case and their accents; for callers without a dictionary
/// of their own. The family name, before the comma, comes first.
pub fn by_letters(one: &str, other: &str) -> Ordering {
    let parts = |name| str::split_once(name, ',').unwrap_or((name, ""));
    let ((family, given), (other_family, other_given)) = (parts(one), parts(other));
    let families = letters(family).cmp(letters(other_family));
    families.then_with(|| letters(given).cmp(letters(other_given))).then_with(|| one.cmp(other))
}

/// Small letters without accents, and nothing that is no letter. Nothing is collected: most names
/// differ in their first letters, and there are thousands of them.
fn letters(text: &str) -> impl Iterator<Item = char> {
    let small = text.chars().flat_map(char::to_lowercase);
    small.flat_map(|letter| plain(letter).into_iter().flatten())
}

/// A letter without its accent; two for those that are two.
fn plain(letter: char) -> [Option<char>; 2] {
    let one = match letter {
        'a'..='z' | '0'..='9' => letter,
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => 'c',
        'ď' | 'đ' | 'ð' => 'd',
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => 'g',
        'ì'..='ï' | 'ī' | 'į' | 'ı' => 'i',
        'ķ' => 'k',
        'ĺ' | 'ļ' | 'ľ' | 'ł' => 'l',
        'ñ' | 'ń' | 'ņ' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'ŕ' | 'ř' => 'r',
        'ś' | 'ş' | 'š' | 'ș' => 's',
        'ţ' | 'ť' | 'ț' => 't',
        'ù'..='ü' | 'ū' | 'ů' | 'ű' | 'ų' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'ß' => return [Some('s'), Some('s')],
        'æ' => return [Some('a'), Some('e')],
        'œ' => return [Some('o'), Some('e')],
        letter if letter.is_alphanumeric() => letter,
        _ => return [None, None],
    };
    [Some(one), None]
}

/// `IM Keller, Anna`.
pub(crate) fn titled(snapshot: &Snapshot, number: PairingNumber, lang: Lang) -> String {
    let name = names::participant_in(snapshot, Participant::Player(number), lang);
    match snapshot.player(number).and_then(|player| player.title) {
        Some(title) => format!("{} {name}", title.code()),
        None => name,
    }
}

pub(crate) fn title(player: &Player) -> String {
    player.title.map(Title::code).unwrap_or_default().to_owned()
}

/// The rating or the estimate; empty for the unrated.
pub(crate) fn rating(snapshot: &Snapshot, number: PairingNumber) -> String {
    snapshot.player(number).map(crate::estimates::shown).unwrap_or_default()
}

/// Clubs, as the federations' own records have them.
pub(crate) fn clubs(snapshot: &Snapshot) -> BTreeMap<PairingNumber, &str> {
    let known = snapshot.national.iter().rev();
    let club = known.map(|record| (record.number, record.origin.trim()));
    club.filter(|(_, origin)| !origin.is_empty()).collect()
}

/// The teams of players, in a team event.
pub(crate) fn team_names(snapshot: &Snapshot) -> BTreeMap<PairingNumber, String> {
    if !is_team_event(snapshot) {
        return BTreeMap::new();
    }
    let members = |team: &'_ ronde_model::Team| {
        let name = team.name.trim().to_owned();
        team.members.iter().map(|it| (*it, name.clone())).collect::<Vec<_>>()
    };
    snapshot.teams.iter().flat_map(members).collect()
}

/// Points before a round, by the place of a player.
pub(crate) fn points_before(snapshot: &Snapshot, round: usize) -> Vec<Score> {
    let histories = Histories::of_first(snapshot, round);
    ronde_model::scores::totals(snapshot, &histories)
}

/// Whether teams are ranked.
pub(crate) fn is_team_event(snapshot: &Snapshot) -> bool {
    ronde_standings::Settings::of(snapshot).contest() == Contest::Teams
}

/// `½`, `1`, `2½`; tenths where a point system has them.
pub(crate) fn short(score: Score) -> String {
    match (score.tenths() / 10, score.tenths() % 10) {
        (0, 5) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, 5) => format!("{whole}½"),
        _ => score.to_string(),
    }
}

pub(crate) fn colour(colour: Colour, words: &PaperWords) -> &'static str {
    match colour {
        Colour::White => words.white,
        Colour::Black => words.black,
    }
}

/// Why somebody has no opponent.
pub(crate) fn unpaired(why: Unpaired, words: &PaperWords) -> &'static str {
    use ronde_model::Bye;
    match why {
        Unpaired::PairingBye => words.bye,
        Unpaired::Bye(Bye::Full) => words.full_bye,
        Unpaired::Bye(Bye::Half) => words.half_bye,
        Unpaired::Bye(Bye::Zero) => words.zero_bye,
        Unpaired::ForfeitWin => words.forfeit_win,
        Unpaired::ForfeitLoss => words.forfeit_loss,
    }
}

/// A day as the reader writes it; what is no date stays as it was written.
pub(crate) fn day(date: &DateText, lang: Lang) -> String {
    let Some(known) = date.date() else { return date.to_string() };
    let (Some(month), Some(day)) = (known.month(), known.day()) else {
        return known.year().to_string();
    };
    ronde_words::day(known.year(), month, day, lang)
}

#[cfg(test)]
mod tests {
    use ronde_model::Date;

    use super::*;

    #[test]
    fn names_stand_where_one_looks_for_them() {
        let mut names = [
            "Zaugg, Eva",
            "Öztürk, Can",
            "Meier-Abt, Anna",
            "meier, ben",
            "Meier, Zoé",
            "D'Angelo, Ada",
            "Łoś, Ewa",
            "Émery, Luc",
            "Egli, Tim",
        ];
        names.sort_by(|one, other| by_letters(one, other));
        let expected = [
            "D'Angelo, Ada",
            "Egli, Tim",
            "Émery, Luc",
            "Łoś, Ewa",
            "meier, ben",
            "Meier, Zoé",
            "Meier-Abt, Anna",
            "Öztürk, Can",
            "Zaugg, Eva",
        ];
        assert_eq!(expected, names);
    }

    #[test]
    fn days_and_points_as_people_write_them() {
        let date =
            |day| DateText::Date(Date::new(2026, if day > 0 { 11 } else { 0 }, day).unwrap());
        for (lang, text) in [
            (Lang::En, "6 November 2026"),
            (Lang::Fr, "06/11/2026"),
            (Lang::De, "6.11.2026"),
            (Lang::It, "06/11/2026"),
        ] {
            assert_eq!(text, day(&date(6), lang));
            assert_eq!("2026", day(&date(0), lang));
            assert_eq!("soon", day(&DateText::Text("soon".to_owned()), lang));
        }
        for (tenths, text) in [(0, "0"), (5, "½"), (10, "1"), (25, "2½"), (13, "1.3")] {
            assert_eq!(text, short(Score::from_tenths(tenths)));
        }
    }
}
