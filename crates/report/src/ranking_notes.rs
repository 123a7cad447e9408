//! What a reader should know beside a table of standings, in words.

use ronde_model::Snapshot;
use ronde_standings::edition::Chosen;
use ronde_standings::grammar::Unreadable;
use ronde_standings::{Code, FormRule, ListSource, Note, Settings, Unusable};
use ronde_words::{Lang, RankingNoteWords, fill};

/// All that a reader of the table should know.
pub fn notes(snapshot: &Snapshot, settings: &Settings, lang: Lang) -> Vec<String> {
    settings.notes(snapshot).iter().map(|it| note(it, lang)).collect()
}

/// One note.
pub fn note(note: &Note, lang: Lang) -> String {
    let w = RankingNoteWords::of(lang);
    match note {
        Note::OldRules(date) => fill!(w.old_rules, date = date),
        Note::CutShort(why) => fill!(w.cut_short, why = unusable(why, lang)),
        Note::BarredFromRoundRobins(code) => fill!(w.barred, code = code.name()),
        Note::DroppedForUnrated(code) => fill!(w.unrated, code = code.name()),
        Note::MixedFamilies => w.mixed.to_owned(),
        Note::OpenGames(games) => fill!(w.open, n = games),
        Note::InPlay { round, open } => fill!(w.in_play, round = round, n = open),
        Note::NoPlaces => w.no_places.to_owned(),
    }
}

/// Why a tie-break cannot be used.
pub fn unusable(why: &Unusable, lang: Lang) -> String {
    let w = RankingNoteWords::of(lang);
    let names = |codes: &mut dyn Iterator<Item = Code>| -> String {
        codes.map(Code::name).collect::<Vec<_>>().join(", ")
    };
    match why {
        Unusable::Unreadable(why) => unreadable(why, w),
        Unusable::NotInEdition { code, edition } => {
            let known = names(&mut Code::all().filter(|it| it.exists_in(*edition)));
            fill!(w.not_in, year = edition, code = code.name(), known = known)
        }
        Unusable::OnlyTeams(tie_break) => fill!(w.only_teams, code = tie_break),
        Unusable::NeedsMatches(code) => {
            let known = names(&mut FormRule::MOLTER.iter().copied());
            fill!(w.needs_matches, code = code.name(), known = known)
        }
    }
}

fn unreadable(why: &Unreadable, w: &RankingNoteWords) -> String {
    match why {
        Unreadable::UnknownName(text) => match why.nearest() {
            Some(code) => fill!(w.perhaps, text = text, code = code.name()),
            None => fill!(w.unknown, text = text),
        },
        Unreadable::Other(text) => fill!(w.other, text = text),
        Unreadable::UnknownModifier { text, part } => {
            fill!(w.modifier, text = text, part = part)
        }
        Unreadable::NotFor { text, code, part } => {
            fill!(w.not_for, text = text, part = part, code = code.name())
        }
    }
}

/// By which rules and which list, in one line.
pub fn decided(settings: &Settings, lang: Lang) -> String {
    let w = RankingNoteWords::of(lang);
    let by = match settings.edition_by() {
        Chosen::Asked => w.by_choice.to_owned(),
        Chosen::Declared => w.by_declaration.to_owned(),
        Chosen::ByDate(date) | Chosen::NearestToDate(date) => fill!(w.by_date, date = date),
        Chosen::ByDefault => w.by_default.to_owned(),
    };
    let rules = fill!(w.rules, year = settings.edition(), by = by);
    let list = match settings.list_from() {
        ListSource::Asked | ListSource::Declared => None,
        ListSource::Article1992 => Some(w.list_article),
        ListSource::Form => Some(w.list_form),
        ListSource::None => Some(w.list_none),
    };
    list.map_or_else(|| rules.clone(), |list| format!("{rules}; {list}"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ronde_standings::Edition;
    use ronde_standings::grammar::read_list;

    use super::*;

    /// One of each, with what is said in English. A new variant does not compile without a row of
    /// words above; it belongs here too.
    fn all() -> Vec<(Unusable, &'static str)> {
        let unread = |name: &str| Unusable::Unreadable(read_list(name).remove(0).unwrap_err());
        let absent = Unusable::NotInEdition { code: Code::Sob, edition: Edition::E2026 };
        let teams = Unusable::OnlyTeams(read_list("GP").remove(0).unwrap());
        vec![
            (unread("BX"), "'BX' is no tie-break; BH is"),
            (unread("NOTHING"), "'NOTHING' is no tie-break"),
            (unread("OTHER_SB"), "'OTHER_SB' is a tie-break of the event's own rules"),
            (unread("BH/Q1"), "'Q1' in 'BH/Q1' is no modifier; those are Cn, Mn, L+n, Kn, P, F, R"),
            (unread("WIN/C1"), "'C1' in 'WIN/C1' does not go with WIN"),
            (absent, "the rules of 2026 have no tie-break SOB; they have "),
            (teams, "PTS:GP is a tie-break of team events, and players are ranked here"),
            (
                Unusable::NeedsMatches(Code::Won),
                "WON counts matches of two teams, and a Molter tournament has none; it has ",
            ),
        ]
    }

    #[test]
    fn what_cannot_be_used_has_words_in_every_language() {
        for (why, english) in all() {
            let told: BTreeSet<String> =
                Lang::ALL.iter().map(|lang| unusable(&why, *lang)).collect();
            assert_eq!(Lang::ALL.len(), told.len(), "{told:?}");
            assert!(unusable(&why, Lang::En).starts_with(english), "{told:?}");
        }
    }
}
