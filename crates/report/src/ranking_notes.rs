//! What a reader should know beside a table of standings, in words.

use ronde_model::Snapshot;
use ronde_standings::edition::Chosen;
use ronde_standings::grammar::Unreadable;
use ronde_standings::{Code, FormRule, ListSource, Note, Settings, Unusable};

use crate::lang::{Lang, fill};

crate::words! {
    /// Notes on a ranking.
    pub(crate) NoteWords;
    old_rules: "the event of {date} was played by tie-break rules with a virtual opponent, which Ronde does not have; those of 2024 are the nearest", "le tournoi du {date} a été joué selon des règles de départage à adversaire virtuel, que Ronde n'a pas; celles de 2024 sont les plus proches", "das Turnier vom {date} wurde nach Feinwertungsregeln mit virtuellem Gegner gespielt, die Ronde nicht hat; die von 2024 sind die nächsten", "il torneo del {date} fu giocato con regole di spareggio ad avversario virtuale, che Ronde non ha; quelle del 2024 sono le più vicine";
    cut_short: "the declared list of tie-breaks cannot be used to its end: {why}", "la liste de départages annoncée ne peut pas être appliquée jusqu'au bout: {why}", "die angekündigte Liste der Feinwertungen lässt sich nicht bis zum Ende anwenden: {why}", "la lista di spareggi dichiarata non può essere applicata fino in fondo: {why}";
    barred: "{code} must not be used in round robins (C.07:8)", "{code} ne doit pas servir dans les toutes-rondes (C.07:8)", "{code} darf in Rundenturnieren nicht verwendet werden (C.07:8)", "{code} non va usato nei gironi all'italiana (C.07:8)";
    unrated: "{code} is dropped, because somebody without a rating takes part (C.07:10); a rating for them can be set", "{code} est écarté, car un joueur sans Elo participe (C.07:10); on peut leur fixer un Elo", "{code} entfällt, weil jemand ohne Elo teilnimmt (C.07:10); dafür lässt sich eine Elo festlegen", "{code} è escluso, perché partecipa chi non ha Elo (C.07:10); si può fissare un Elo per loro";
    mixed: "tie-breaks of several families are mixed (seed-002:3)", "des départages de plusieurs familles sont mélangés (seed-002:3)", "Feinwertungen verschiedener Familien sind gemischt (seed-002:3)", "sono mescolati spareggi di più famiglie (seed-002:3)";
    open_one: "1 game without a result", "1 partie sans résultat", "1 Partie ohne Resultat", "1 partita senza risultato";
    open: "{n} games without a result", "{n} parties sans résultat", "{n} Partien ohne Resultat", "{n} partite senza risultato";
    in_play: "round {round} is in play and does not count yet ({n} without a result)", "la ronde {round} est en cours et ne compte pas encore ({n} sans résultat)", "Runde {round} läuft und zählt noch nicht ({n} ohne Resultat)", "il turno {round} è in corso e non conta ancora ({n} senza risultato)";
    no_places: "the rounds do not follow from each other as the schedule says, so points alone rank", "les rondes ne se suivent pas comme le veut le calendrier; seuls les points classent", "die Runden folgen nicht so aufeinander, wie es der Spielplan verlangt; nur die Punkte zählen", "i turni non si susseguono come vuole il calendario; contano solo i punti";
    unknown: "'{text}' is no tie-break", "'{text}' n'est pas un départage", "'{text}' ist keine Feinwertung", "'{text}' non è uno spareggio";
    perhaps: "'{text}' is no tie-break; {code} is", "'{text}' n'est pas un départage; {code} en est un", "'{text}' ist keine Feinwertung; {code} ist eine", "'{text}' non è uno spareggio; {code} lo è";
    other: "'{text}' is a tie-break of the event's own rules", "'{text}' est un départage propre au règlement du tournoi", "'{text}' ist eine Feinwertung des eigenen Reglements", "'{text}' è uno spareggio del regolamento proprio";
    modifier: "'{part}' in '{text}' is no modifier; those are Cn, Mn, L+n, Kn, P, F, R", "'{part}' dans '{text}' n'est pas un modificateur; il y a Cn, Mn, L+n, Kn, P, F, R", "'{part}' in '{text}' ist kein Zusatz; es gibt Cn, Mn, L+n, Kn, P, F, R", "'{part}' in '{text}' non è un modificatore; ci sono Cn, Mn, L+n, Kn, P, F, R";
    not_for: "'{part}' in '{text}' does not go with {code}", "'{part}' dans '{text}' ne va pas avec {code}", "'{part}' in '{text}' passt nicht zu {code}", "'{part}' in '{text}' non si addice a {code}";
    not_in: "the rules of {year} have no tie-break {code}; they have {known}", "les règles de {year} n'ont pas de départage {code}; elles ont {known}", "die Regeln von {year} haben keine Feinwertung {code}; sie haben {known}", "le regole del {year} non hanno lo spareggio {code}; hanno {known}";
    only_teams: "{code} is a tie-break of team events, and players are ranked here", "{code} est un départage par équipes, et l'on classe ici des joueurs", "{code} ist eine Feinwertung für Mannschaften, hier werden Einzelne gereiht", "{code} è uno spareggio a squadre, e qui si classificano i giocatori";
    needs_matches: "{code} counts matches of two teams, and a Molter tournament has none; it has {known}", "{code} compte des matchs entre deux équipes, et un tournoi Molter n'en a pas; il a {known}", "{code} zählt Wettkämpfe zweier Mannschaften, die es in einem Molter-Turnier nicht gibt; es hat {known}", "{code} conta incontri fra due squadre, e un torneo Molter non ne ha; ha {known}";
    rules: "rules of {year} ({by})", "règles de {year} ({by})", "Regeln von {year} ({by})", "regole del {year} ({by})";
    by_choice: "as asked", "comme demandé", "wie verlangt", "come richiesto";
    by_declaration: "declared", "annoncées", "angekündigt", "dichiarate";
    by_date: "by the date {date}", "selon la date {date}", "nach dem Datum {date}", "secondo la data {date}";
    by_default: "in force now", "en vigueur", "in Kraft", "in vigore";
    list_form: "the list of this form of tournament", "la liste de cette forme de tournoi", "die Liste dieser Turnierform", "la lista di questa forma di torneo";
    list_article: "article F10", "article F10", "Artikel F10", "articolo F10";
    list_none: "no tie-breaks: equal points share the rank", "pas de départage: les ex aequo partagent le rang", "keine Feinwertung: Punktgleiche teilen den Rang", "nessuno spareggio: a pari punti si condivide la posizione";
}

/// All that a reader of the table should know.
pub fn notes(snapshot: &Snapshot, settings: &Settings, lang: Lang) -> Vec<String> {
    settings.notes(snapshot).iter().map(|it| note(it, lang)).collect()
}

/// One note.
pub fn note(note: &Note, lang: Lang) -> String {
    let w = NoteWords::of(lang);
    match note {
        Note::OldRules(date) => fill(w.old_rules, &[("date", date)]),
        Note::CutShort(why) => fill(w.cut_short, &[("why", &unusable(why, lang))]),
        Note::BarredFromRoundRobins(code) => fill(w.barred, &[("code", &code.name())]),
        Note::DroppedForUnrated(code) => fill(w.unrated, &[("code", &code.name())]),
        Note::MixedFamilies => w.mixed.to_owned(),
        Note::OpenGames(1) => w.open_one.to_owned(),
        Note::OpenGames(games) => fill(w.open, &[("n", games)]),
        Note::InPlay { round, open } => fill(w.in_play, &[("round", round), ("n", open)]),
        Note::NoPlaces => w.no_places.to_owned(),
    }
}

/// Why a tie-break cannot be used.
pub fn unusable(why: &Unusable, lang: Lang) -> String {
    let w = NoteWords::of(lang);
    let names = |codes: &mut dyn Iterator<Item = Code>| -> String {
        codes.map(Code::name).collect::<Vec<_>>().join(", ")
    };
    match why {
        Unusable::Unreadable(why) => unreadable(why, w),
        Unusable::NotInEdition { code, edition } => {
            let known = names(&mut Code::all().filter(|it| it.exists_in(*edition)));
            fill(w.not_in, &[("year", edition), ("code", &code.name()), ("known", &known)])
        }
        Unusable::OnlyTeams(tie_break) => fill(w.only_teams, &[("code", tie_break)]),
        Unusable::NeedsMatches(code) => {
            let known = names(&mut FormRule::MOLTER.iter().copied());
            fill(w.needs_matches, &[("code", &code.name()), ("known", &known)])
        }
    }
}

fn unreadable(why: &Unreadable, w: &NoteWords) -> String {
    match why {
        Unreadable::UnknownName(text) => match why.nearest() {
            Some(code) => fill(w.perhaps, &[("text", text), ("code", &code.name())]),
            None => fill(w.unknown, &[("text", text)]),
        },
        Unreadable::Other(text) => fill(w.other, &[("text", text)]),
        Unreadable::UnknownModifier { text, part } => {
            fill(w.modifier, &[("text", text), ("part", part)])
        }
        Unreadable::NotFor { text, code, part } => {
            fill(w.not_for, &[("text", text), ("part", part), ("code", &code.name())])
        }
    }
}

/// By which rules and which list, in one line.
pub fn decided(settings: &Settings, lang: Lang) -> String {
    let w = NoteWords::of(lang);
    let by = match settings.edition_by() {
        Chosen::Asked => w.by_choice.to_owned(),
        Chosen::Declared => w.by_declaration.to_owned(),
        Chosen::ByDate(date) | Chosen::NearestToDate(date) => fill(w.by_date, &[("date", &date)]),
        Chosen::ByDefault => w.by_default.to_owned(),
    };
    let rules = fill(w.rules, &[("year", &settings.edition()), ("by", &by)]);
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
    use ronde_standings::grammar::read_list;

    use super::*;

    #[test]
    fn english_notes_say_what_the_data_says() {
        let unread = |name: &str| Unusable::Unreadable(read_list(name).remove(0).unwrap_err());
        for name in ["BHX", "NOTHING", "OTHER_SB", "BH/Q1", "DE/C1"] {
            let why = unread(name);
            assert_eq!(why.to_string(), unusable(&why, Lang::En), "{name}");
        }
    }
}
