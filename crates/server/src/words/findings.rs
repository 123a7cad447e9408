//! What a federation would refuse in a report, in the reader's language.

use ronde_report::submission::{Flaw, Place};

use super::Lang;

ronde_report::words! {
    /// Where something is wrong, and what.
    pub(crate) FindingWords;
    in_record: "record {it}", "enregistrement {it}", "Satz {it}", "record {it}";
    of_player: "player {it}", "joueur {it}", "Spieler {it}", "giocatore {it}";
    in_round: "round {it}", "ronde {it}", "Runde {it}", "turno {it}";
    in_rounds: "rounds", "rondes", "Runden", "turni";
    event_name: "the name of the event is missing; write it", "le nom de la manifestation manque; indiquez-le", "der Name der Veranstaltung fehlt; bitte angeben", "manca il nome della manifestazione; indicarlo";
    city: "the city is missing; write it", "la ville manque; indiquez-la", "der Ort fehlt; bitte angeben", "manca la città; indicarla";
    event_federation: "the federation where it was held is missing; write it", "la fédération du lieu manque; indiquez-la", "der Verband des Spielorts fehlt; bitte angeben", "manca la federazione del luogo; indicarla";
    chief_arbiter: "the chief arbiter is missing; write it", "l'arbitre principal manque; indiquez-le", "der Hauptschiedsrichter fehlt; bitte angeben", "manca l'arbitro principale; indicarlo";
    time_control: "the time control is missing; the rating list depends on it (B.02)", "la cadence manque; la liste Elo en dépend (B.02)", "die Bedenkzeit fehlt; von ihr hängt die Elo-Liste ab (B.02)", "manca la cadenza; ne dipende la lista Elo (B.02)";
    kind: "the type of the tournament is missing; write it", "le type du tournoi manque; indiquez-le", "die Art des Turniers fehlt; bitte angeben", "manca il tipo di torneo; indicarlo";
    first_day: "the first day is missing; write it", "le premier jour manque; indiquez-le", "der erste Tag fehlt; bitte angeben", "manca il primo giorno; indicarlo";
    last_day: "the last day is missing; write it", "le dernier jour manque; indiquez-le", "der letzte Tag fehlt; bitte angeben", "manca l'ultimo giorno; indicarlo";
    first_day_is: "the first day is no day: {text}; write year, month and day", "le premier jour n'est pas une date: {text}; indiquez année, mois et jour", "der erste Tag ist kein Datum: {text}; Jahr, Monat und Tag angeben", "il primo giorno non è una data: {text}; indicare anno, mese e giorno";
    last_day_is: "the last day is no day: {text}; write year, month and day", "le dernier jour n'est pas une date: {text}; indiquez année, mois et jour", "der letzte Tag ist kein Datum: {text}; Jahr, Monat und Tag angeben", "l'ultimo giorno non è una data: {text}; indicare anno, mese e giorno";
    ends_before: "the last day {last} is before the first, {first}; correct one of them", "le dernier jour {last} précède le premier, {first}; rectifiez l'un des deux", "der letzte Tag {last} liegt vor dem ersten, {first}; einen davon korrigieren", "l'ultimo giorno {last} precede il primo, {first}; correggerne uno";
    undated: "{n} rounds have no date; write the days of all rounds", "{n} rondes sont sans date; indiquez le jour de chaque ronde", "{n} Runden haben kein Datum; die Tage aller Runden angeben", "{n} turni sono senza data; indicare il giorno di ogni turno";
    round_count: "the number of rounds is missing; write it", "le nombre de rondes manque; indiquez-le", "die Zahl der Runden fehlt; bitte angeben", "manca il numero di turni; indicarlo";
    kind_code: "the code of the type is missing, such as FIDE_DUTCH_2026; write it", "le code du type manque, par exemple FIDE_DUTCH_2026; indiquez-le", "der Code der Turnierart fehlt, etwa FIDE_DUTCH_2026; bitte angeben", "manca il codice del tipo, per esempio FIDE_DUTCH_2026; indicarlo";
    time_control_code: "the code of the time control is missing, such as 5400+30; write it", "le code de la cadence manque, par exemple 5400+30; indiquez-le", "der Code der Bedenkzeit fehlt, etwa 5400+30; bitte angeben", "manca il codice della cadenza, per esempio 5400+30; indicarlo";
    tie_breaks: "no tie-breaks are declared; write their codes", "aucun départage n'est annoncé; indiquez les codes", "keine Feinwertung ist angegeben; die Codes angeben", "nessuno spareggio è dichiarato; indicare i codici";
    name: "the name is missing; write it", "le nom manque; indiquez-le", "der Name fehlt; bitte angeben", "manca il nome; indicarlo";
    federation: "the federation is missing; write its three letters", "la fédération manque; indiquez ses trois lettres", "der Verband fehlt; seine drei Buchstaben angeben", "manca la federazione; indicarne le tre lettere";
    fide_number: "{text} is no FIDE number; it has digits only", "{text} n'est pas un numéro FIDE; il n'a que des chiffres", "{text} ist keine FIDE-Nummer; sie hat nur Ziffern", "{text} non è un numero FIDE; ha solo cifre";
    rated_without_number: "has a rating and no FIDE number; find the number in the rating list", "a un Elo et pas de numéro FIDE; cherchez le numéro dans la liste Elo", "hat Elo und keine FIDE-Nummer; die Nummer in der Elo-Liste suchen", "ha un Elo e nessun numero FIDE; cercare il numero nella lista Elo";
    without_number: "has no FIDE number: the federation must register the player first", "n'a pas de numéro FIDE: la fédération doit d'abord l'inscrire", "hat keine FIDE-Nummer: der Verband muss sie zuerst beantragen", "non ha numero FIDE: la federazione deve prima registrarlo";
    birth: "has neither FIDE number nor date of birth; a new player needs the date", "n'a ni numéro FIDE ni date de naissance; un nouveau joueur doit avoir la date", "hat weder FIDE-Nummer noch Geburtsdatum; neue Spieler brauchen das Datum", "non ha né numero FIDE né data di nascita; un nuovo giocatore deve avere la data";
    birth_is: "a new player's date of birth must be a day, not {text}", "la date de naissance d'un nouveau joueur doit être un jour, pas {text}", "das Geburtsdatum neuer Spieler muss ein Tag sein, nicht {text}", "la data di nascita di un nuovo giocatore deve essere un giorno, non {text}";
    sex: "has neither FIDE number nor sex; a new player needs m or w", "n'a ni numéro FIDE ni sexe; un nouveau joueur doit avoir m ou w", "hat weder FIDE-Nummer noch Geschlecht; neue Spieler brauchen m oder w", "non ha né numero FIDE né sesso; un nuovo giocatore deve avere m o w";
    rating: "the rating {text} cannot be: no list ever had one above {highest}; correct it", "l'Elo {text} est impossible: aucune liste n'en a eu au-dessus de {highest}; rectifiez-le", "die Elo {text} kann nicht sein: keine Liste hatte je eine über {highest}; bitte korrigieren", "l'Elo {text} è impossibile: nessuna lista ne ha avuto uno sopra {highest}; correggerlo";
    same_number: "has the FIDE number {id} of player {other}", "a le numéro FIDE {id} du joueur {other}", "hat die FIDE-Nummer {id} von Spieler {other}", "ha il numero FIDE {id} del giocatore {other}";
    no_game: "there is no game in the file", "il n'y a aucune partie dans le fichier", "es ist keine Partie in der Datei", "non c'è nessuna partita nel file";
    not_over: "{played} of {declared} rounds are in the file; report when it is over", "{played} rondes sur {declared} sont dans le fichier; envoyez-le à la fin", "{played} von {declared} Runden sind in der Datei; nach dem Ende melden", "{played} turni su {declared} sono nel file; inviarlo alla fine";
    open: "{n} games have no result; enter it", "{n} parties sont sans résultat; saisissez-le", "{n} Partien haben kein Resultat; bitte eingeben", "{n} partite sono senza risultato; inserirlo";
}

/// Where it is.
pub(crate) fn place(place: &Place, lang: Lang) -> String {
    let w = FindingWords::of(lang);
    match place {
        Place::Record(record) => super::fill(w.in_record, &[("it", record)]),
        Place::Player(who) => super::fill(w.of_player, &[("it", who)]),
        Place::Round(round) => super::fill(w.in_round, &[("it", round)]),
        Place::Rounds => w.in_rounds.to_owned(),
    }
}

/// What is wrong and what to do.
pub(crate) fn flaw(flaw: &Flaw, lang: Lang) -> String {
    let values = flaw.values();
    let put = |text: String, (name, value): &(&str, String)| super::fill(&text, &[(name, value)]);
    values.iter().fold(FindingWords::of(lang).sentence(flaw).to_owned(), put)
}

impl FindingWords {
    const fn sentence(&self, flaw: &Flaw) -> &'static str {
        match flaw {
            Flaw::EventName => self.event_name,
            Flaw::City => self.city,
            Flaw::EventFederation => self.event_federation,
            Flaw::ChiefArbiter => self.chief_arbiter,
            Flaw::TimeControl => self.time_control,
            Flaw::Kind => self.kind,
            Flaw::FirstDay => self.first_day,
            Flaw::LastDay => self.last_day,
            Flaw::FirstDayIs(_) => self.first_day_is,
            Flaw::LastDayIs(_) => self.last_day_is,
            Flaw::EndsBefore { .. } => self.ends_before,
            Flaw::Undated(_) => self.undated,
            Flaw::RoundCount => self.round_count,
            Flaw::KindCode => self.kind_code,
            Flaw::TimeControlCode => self.time_control_code,
            Flaw::TieBreaks => self.tie_breaks,
            Flaw::Name => self.name,
            Flaw::Federation => self.federation,
            Flaw::FideNumber(_) => self.fide_number,
            Flaw::RatedWithoutNumber => self.rated_without_number,
            Flaw::WithoutNumber => self.without_number,
            Flaw::Birth => self.birth,
            Flaw::BirthIs(_) => self.birth_is,
            Flaw::Sex => self.sex,
            Flaw::Rating(_) => self.rating,
            Flaw::SameNumber { .. } => self.same_number,
            Flaw::NoGame => self.no_game,
            Flaw::NotOver { .. } => self.not_over,
            Flaw::Open(_) => self.open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_are_said_in_the_reader_s_language() {
        let over = Flaw::NotOver { played: 5, declared: 9 };
        let told = "5 von 9 Runden sind in der Datei; nach dem Ende melden";
        assert_eq!(told, flaw(&over, Lang::De));
        assert_eq!("enregistrement 132", place(&Place::Record("132"), Lang::Fr));
    }

    #[test]
    fn english_is_what_the_report_says() {
        for it in [Flaw::City, Flaw::Open(3), Flaw::Rating("9999".to_owned())] {
            assert_eq!(it.to_string(), flaw(&it, Lang::En));
        }
    }
}
