//! What stands in lists of players beside names, in the words that clubs use: sexes, titles, age
//! groups, "unrated", labels. English, German, French, Italian and Spanish. Words are compared
//! folded, so accents, capitals and points do not matter.

use ronde_model::{Sex, Title};

use crate::fold;

/// A word as it is looked up: its letters and digits.
pub(crate) fn key(text: &str) -> String {
    fold::words(text).concat()
}

const MALE: &str = "m h male homme mann herr maschio uomo hombre mannlich maennlich mannl masculin \
                    masculino maschile masc";
const FEMALE: &str = "f w d female femme frau femmina donna mujer dame weiblich weibl feminin \
                      femenino femminile fem";

/// The sex that a cell or a mark says.
pub(crate) fn sex(text: &str) -> Option<Sex> {
    if text.contains('♀') {
        return Some(Sex::Female);
    }
    if text.contains('♂') {
        return Some(Sex::Male);
    }
    let key = key(text);
    let among = |list: &str| list.split_ascii_whitespace().any(|word| word == key);
    if among(MALE) { Some(Sex::Male) } else { among(FEMALE).then_some(Sex::Female) }
}

/// How somebody is addressed before the name.
pub(crate) fn salutation(text: &str) -> Option<Sex> {
    match key(text).as_str() {
        "herr" | "mr" | "sig" | "signor" | "monsieur" | "senor" => Some(Sex::Male),
        "frau" | "mrs" | "ms" | "miss" | "mme" | "mlle" | "madame" | "sigra" | "signora"
        | "senora" => Some(Sex::Female),
        _ => None,
    }
}

/// One word, or two in a row.
const UNRATED: &str = "unrated unr elolos ungewertet unbewertet ohneelo ohnedwz ohnewertung \
                       keineelo keinelo keinewertung keinedwz sanselo sansclassement nonclasse \
                       nonclassee nonclassificato nonclassificata senzaelo senzapunteggio sinelo \
                       sinrating notrated norating noelo nonrated";

/// Whether a word, or two in a row, say that somebody has no rating.
pub(crate) fn is_unrated(text: &str) -> bool {
    let key = key(text);
    UNRATED.split_ascii_whitespace().any(|word| word == key)
}

/// What may also mean it where it stands for itself: in a column, or behind everything else.
pub(crate) fn is_unrated_alone(text: &str) -> bool {
    let short = ["", "0", "00", "000", "0000", "nc", "nr", "na", "none", "ohne", "keine", "sans"];
    is_unrated(text) || short.contains(&key(text).as_str())
}

/// What the number behind a word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Label {
    Rating,
    Birth,
    Fide,
}

/// `Elo 1850`, `Jg. 2011`, `FIDE 1200123`.
pub(crate) fn label(text: &str) -> Option<Label> {
    match key(text).as_str() {
        "elo" | "rating" | "rtg" | "dwz" | "nwz" | "wz" | "fz" | "wertung" | "elofide"
        | "fideelo" | "classement" => Some(Label::Rating),
        "jg" | "jahrgang" | "geb" | "geboren" | "born" | "ne" | "nee" | "nato" | "nata"
        | "nacido" | "nacida" | "annee" | "year" | "jahr" | "anno" | "dob" | "birth"
        | "naissance" | "nascita" | "nacimiento" => Some(Label::Birth),
        "fide" | "fideid" | "idfide" | "id" | "codefide" | "fideno" | "fidenr" => Some(Label::Fide),
        _ => None,
    }
}

/// Words between a label and its number: `né le`, `nata nel`, `FIDE-ID Nr.`.
pub(crate) fn is_filler(text: &str) -> bool {
    let fillers = ["en", "le", "nel", "il", "am", "im", "el", "in", "on", "nr", "no", "n"];
    fillers.contains(&key(text).as_str())
}

/// A title of FIDE's by its abbreviation, or as it is abbreviated in French, Italian and Spanish;
/// federations have others, which mean nothing elsewhere. In running text only capitals are one.
pub(crate) fn title(text: &str, alone: bool) -> Option<Title> {
    let code = |code: &str| text == code || alone && text.eq_ignore_ascii_case(code);
    let known = Title::ALL.into_iter().find(|title| code(title.code()));
    let romance = [
        ("GMI", Title::Gm),
        ("MI", Title::Im),
        ("MF", Title::Fm),
        ("GMF", Title::Wgm),
        ("MIF", Title::Wim),
        ("MFF", Title::Wfm),
    ];
    known.or_else(|| romance.into_iter().find(|(known, _)| code(known)).map(|(_, title)| title))
}

/// Age groups of the French federation, to which the sex is added: `BenM`, `SenF`.
const FRENCH_GROUPS: &str = "ppo pou pup ben min cad jun sen sep vet";

/// An age group or a national class, and the sex if it says one: `U16`, `u12w`, `S50+`, `65+`,
/// `SenF`, `2N`.
pub(crate) fn category(text: &str) -> Option<(String, Option<Sex>)> {
    let lower = text.to_lowercase();
    let (group, sex) = match lower.strip_suffix(['w', 'f']) {
        Some(group) => (group, Some(Sex::Female)),
        None => match lower.strip_suffix('m') {
            Some(group) => (group, Some(Sex::Male)),
            None => (lower.as_str(), None),
        },
    };
    let age = |digits: &str| (1..=2).contains(&digits.len()) && digits.parse::<u8>().is_ok();
    let young = group.strip_prefix('u').map(|it| it.trim_start_matches('-')).is_some_and(age);
    let old = group.strip_prefix('s').unwrap_or(group).strip_suffix('+').is_some_and(age)
        || group.strip_prefix('s').is_some_and(|it| it.len() == 2 && age(it));
    let french = sex.is_some() && FRENCH_GROUPS.split(' ').any(|it| it == group);
    let class = matches!(text, "1N" | "2N" | "3N");
    (young || old || french || class).then(|| (text.to_owned(), sex))
}

/// The first word of many clubs. Those of few letters only in capitals.
const CLUB_WORDS: &str = "club klub clube cercle circolo societa societe echiquier echecs scacchi \
                          scacchistica chess schach schachclub schachklub schachfreunde \
                          schachgesellschaft schachverein schachvereinigung schachabteilung \
                          ajedrez \
                          verein schaakclub skakklub";
const CLUB_LETTERS: &str = "SK SC SG SV SF SSC SSV TSV USV FC CE CEG SKG SVG ASD ASDS CC";

/// Whether a club's name begins here.
pub(crate) fn begins_a_club(text: &str) -> bool {
    let key = key(text);
    CLUB_LETTERS.split_ascii_whitespace().any(|it| it == text)
        || CLUB_WORDS.split_ascii_whitespace().any(|it| it == key)
}

/// Words of the lines above a list of players, and how such words end.
const TITLE_WORDS: &str = "anmeldung anmeldungen anmeldeliste angemeldet teilnehmer teilnehmende \
                           teilnehmerinnen teilnehmerliste startliste spielerliste spieler \
                           spielerinnen liste open turnier meisterschaft gruppe kategorie \
                           inscription \
                           inscriptions inscrits inscrites participants participantes joueurs \
                           joueuses tournoi championnat groupe categorie iscrizioni iscritti \
                           iscritte \
                           partecipanti giocatori torneo campionato gruppo categoria entries \
                           entrants \
                           registrations registered players participants tournament championship \
                           group section category inscripciones inscritos inscritas participantes \
                           jugadores campeonato grupo abierto festival total stand";
const TITLE_ENDINGS: &str = "meisterschaft meisterschaften turnier liste open anmeldungen";

/// Whether a word is of a title above a list.
pub(crate) fn is_title_word(word: &str) -> bool {
    let ending = |it: &str| word.len() > it.len() + 2 && word.ends_with(it);
    TITLE_WORDS.split_ascii_whitespace().any(|it| it == word)
        || TITLE_ENDINGS.split_ascii_whitespace().any(ending)
}
