//! Which column is what: by its head in four languages, or as the user says.

use crate::fold;

/// What a column may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// The whole name; the family name if there is a column of first names.
    Name,
    /// The family name.
    Family,
    /// First names.
    First,
    /// The number in this list.
    Number,
    /// The FIDE number.
    Fide,
    /// The federation.
    Federation,
    /// The standard rating.
    Rating,
    /// A rating in INGO, where less is better; kept as Elo (dutch-1992:A1).
    Ingo,
    /// A rating in BCR; kept as Elo (dutch-1992:A1).
    Bcr,
    /// The rapid rating.
    Rapid,
    /// The blitz rating.
    Blitz,
    /// Date or year of birth.
    Birth,
    /// Sex.
    Sex,
    /// Title.
    Title,
    /// Club.
    Club,
}

impl Field {
    /// All of them.
    pub const ALL: [Field; 15] = [
        Field::Name,
        Field::Family,
        Field::First,
        Field::Number,
        Field::Fide,
        Field::Federation,
        Field::Rating,
        Field::Ingo,
        Field::Bcr,
        Field::Rapid,
        Field::Blitz,
        Field::Birth,
        Field::Sex,
        Field::Title,
        Field::Club,
    ];

    /// Its name in a mapping.
    pub fn name(self) -> &'static str {
        match self {
            Field::Name => "name",
            Field::Family => "family",
            Field::First => "first",
            Field::Number => "number",
            Field::Fide => "fide",
            Field::Federation => "federation",
            Field::Rating => "rating",
            Field::Ingo => "ingo",
            Field::Bcr => "bcr",
            Field::Rapid => "rapid",
            Field::Blitz => "blitz",
            Field::Birth => "birth",
            Field::Sex => "sex",
            Field::Title => "title",
            Field::Club => "club",
        }
    }

    /// Heads that mean it in English, German, French and Italian, folded, one after the other.
    fn heads(self) -> impl Iterator<Item = &'static str> {
        let heads = match self {
            Field::Name => NAMES,
            Field::Family => FAMILY_NAMES,
            Field::First => "first name, firstname, given name, vorname, prenom, nombres",
            Field::Number => NUMBERS,
            Field::Fide => FIDE_NUMBERS,
            Field::Federation => FEDERATIONS,
            Field::Rating => RATINGS,
            Field::Ingo => "ingo, ingozahl, ingo zahl",
            Field::Bcr => "bcr, bcf, bcf grade",
            Field::Rapid => RAPID_RATINGS,
            Field::Blitz => "blitz, blitz rating, elo blitz, blitzschach, lampo",
            Field::Birth => BIRTHS,
            Field::Sex => "sex, gender, geschlecht, sexe, sesso, sexo, genre, genere, mf, m f, m w",
            Field::Title => "title, titel, titre, titolo, titulo, tit",
            Field::Club => {
                "club, clubname, club name, club city, verein, klub, circolo, societa, sektion"
            }
        };
        heads.split(", ")
    }
}

const NAMES: &str = "name, player, full name, name vorname, spieler, nom, nom prenom, joueur, \
    nome, \
                     giocatore, nominativo, nombre, jugador";
const FAMILY_NAMES: &str = "surname, last name, lastname, family name, nachname, familienname, \
                            nom de famille, cognome, apellidos, apellido";
const NUMBERS: &str = "id no, id, code, number, no, nr, player id, national id, id number, \
                       mitgliednummer, mitgliedsnummer, spielernummer, lizenz, licence, license, \
                       numero, matricule, tessera, codice";
const FIDE_NUMBERS: &str = "fide, fide id, fideid, fide no, fide nr, fide number, fide code, \
                            fide nummer, code fide, id fide, numero fide, n fide, codice fide";
const FEDERATIONS: &str = "fed, federation, country, land, nation, verband, pays, federazione, \
                           nazione, paese, federacion, pais, nat";
const RATINGS: &str = "rtg int, rtgi, rating, elo, standard, rtg, elo neu, new elo, elo standard, \
    national rating, \
                       wertung, wertungszahl, dwz, nwz, classement, nouvel elo, punteggio, elo \
                       fide, \
                       fide elo, fide rating, elo zahl, elozahl, puntos";
const RAPID_RATINGS: &str = "rapid, rapid rating, elo rapid, schnellschach, rapide, elo rapide, \
                             semilampo";
const BIRTHS: &str = "birth, birthday, b day, born, year, year of birth, birth year, \
                      date of birth, dob, geburtsdatum, geburtsjahr, geboren, jahrgang, jg, \
                      naissance, date de naissance, annee de naissance, annee, nascita, \
                      data di nascita, anno di nascita, anno, nacimiento, \
                      fecha de nacimiento, ano de nacimiento, ano, geb, geburtstag, geb datum, \
                      ne en, nee, nato, nato il";

/// Heads that say nothing that is kept, in one word each.
const OTHER_HEADS: &str = "rang rank rg pl platz pos position lfd gruppe group groupe gruppo \
                           kategorie category categorie categoria kat cat bemerkung bemerkungen \
                           remarks remarques note telefon email mail team mannschaft equipe \
                           squadra \
                           ort city ville citta ciudad";

/// Whether a folded word may stand in a line of heads.
pub(crate) fn is_head_word(word: &str) -> bool {
    let of_field = |field: Field| field.heads().any(|head| head.split(' ').any(|it| it == word));
    // A letter by itself is a group's, as in `Gruppe B`.
    word.len() > 1
        && (OTHER_HEADS.split_ascii_whitespace().any(|it| it == word)
            || Field::ALL.into_iter().any(of_field))
}

/// What the user says about columns: `name=Nom,rating=Elo`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mapping(Vec<(Field, String)>);

/// Why the columns are not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapError {
    /// Not `field=Head`.
    #[error("form {0:?}")]
    Form(String),
    /// No such field.
    #[error("field {0:?}")]
    Field(String),
    /// No such head.
    #[error("head {head:?}")]
    Head {
        /// What was asked for.
        head: String,
        /// What there is.
        columns: Vec<String>,
    },
    /// No column of names.
    #[error("no-name")]
    NoName {
        /// What there is.
        columns: Vec<String>,
    },
}

impl std::str::FromStr for Mapping {
    type Err = MapError;

    fn from_str(text: &str) -> Result<Mapping, MapError> {
        let pair = |pair: &str| {
            let (field, head) =
                pair.split_once('=').ok_or_else(|| MapError::Form(pair.to_owned()))?;
            let known = Field::ALL.into_iter().find(|known| known.name() == field.trim());
            let field = known.ok_or_else(|| MapError::Field(field.trim().to_owned()))?;
            Ok((field, head.trim().to_owned()))
        };
        let pairs = text.split(',').map(str::trim).filter(|pair| !pair.is_empty());
        pairs.map(pair).collect::<Result<_, _>>().map(Mapping)
    }
}

/// Where each field stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mapped(Vec<(Field, usize)>);

impl Mapped {
    /// Finds the columns: those the user named, then those whose head is known.
    ///
    /// # Errors
    /// If a named column is not there, or no column holds names.
    pub fn new(heads: &[String], mapping: &Mapping) -> Result<Mapped, MapError> {
        let mapped = Mapped::found(heads, mapping)?;
        let named = mapped.column(Field::Name).or(mapped.column(Field::Family)).is_some();
        if named { Ok(mapped) } else { Err(MapError::NoName { columns: heads.to_vec() }) }
    }

    /// The columns of a table of entries, where FIDE numbers alone are enough.
    ///
    /// # Errors
    /// If a named column is not there, or no column holds names or FIDE numbers.
    pub fn of_entries(heads: &[String], mapping: &Mapping) -> Result<Mapped, MapError> {
        let mapped = Mapped::found(heads, mapping)?;
        if mapped.column(Field::Fide).is_some() {
            return Ok(mapped);
        }
        Mapped::new(heads, mapping)
    }

    fn found(heads: &[String], mapping: &Mapping) -> Result<Mapped, MapError> {
        let folded: Vec<String> = heads.iter().map(|head| fold::words(head).join(" ")).collect();
        let mut mapped = Vec::new();
        for (field, head) in &mapping.0 {
            let wanted = fold::words(head).join(" ");
            let exact = heads.iter().position(|known| known == head);
            let column = exact.or_else(|| folded.iter().position(|known| *known == wanted));
            let missing = || MapError::Head { head: head.clone(), columns: heads.to_vec() };
            mapped.push((*field, column.ok_or_else(missing)?));
        }
        for field in Field::ALL {
            let taken = |column: &usize| mapped.iter().any(|(_, other)| other == column);
            let known = field.heads();
            let column = known
                .filter_map(|head| folded.iter().position(|known| known == head))
                .find(|column| !taken(column));
            if let Some(column) =
                column.filter(|_| !mapped.iter().any(|(other, _)| *other == field))
            {
                mapped.push((field, column));
            }
        }
        let mut mapped = Mapped(mapped);
        mapped.sort_out_names(&folded);
        Ok(mapped)
    }

    /// Italian tables have `Cognome` and `Nome`, Spanish ones `Apellidos` and `Nombre`: there,
    /// `Nome` is the first name.
    fn sort_out_names(&mut self, folded: &[String]) {
        let family = self.column(Field::Family).is_some();
        let first = self.column(Field::First).is_some();
        for (field, column) in &mut self.0 {
            if *field == Field::Name
                && family
                && !first
                && ["nome", "nombre"].contains(&&*folded[*column])
            {
                *field = Field::First;
            }
        }
    }

    /// The column of a field.
    pub fn column(&self, field: Field) -> Option<usize> {
        self.0.iter().find(|(known, _)| *known == field).map(|(_, column)| *column)
    }

    /// Heads of columns that are nothing known.
    pub fn unused(&self, heads: &[String]) -> Vec<String> {
        let unused = heads.iter().enumerate().filter(|(column, head)| {
            !head.is_empty() && !self.0.iter().any(|(_, used)| used == column)
        });
        unused.map(|(_, head)| head.clone()).collect()
    }

    /// Which columns are taken for what, and which are not used.
    pub fn taken(&self, heads: &[String]) -> ColumnsTaken {
        let head = |column: usize| heads.get(column).cloned().unwrap_or_default();
        let used = self.0.iter().map(|(field, column)| (*field, head(*column)));
        ColumnsTaken { used: used.collect(), unused: self.unused(heads) }
    }
}

/// Which columns of a table are taken for what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnsTaken {
    /// Fields with the heads of their columns.
    pub used: Vec<(Field, String)>,
    /// Heads of the others.
    pub unused: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heads(text: &str) -> Vec<String> {
        text.split(';').map(str::to_owned).collect()
    }

    #[test]
    fn a_mapping_goes_before_what_is_guessed() {
        let columns = heads("Nom;Elo;Elo FRA;Remarques");
        let mapping: Mapping = "rating=Elo FRA".parse().unwrap();
        let mapped = Mapped::new(&columns, &mapping).unwrap();
        assert_eq!((Some(2), Some(0)), (mapped.column(Field::Rating), mapped.column(Field::Name)));
        let taken = ColumnsTaken {
            used: vec![(Field::Rating, "Elo FRA".to_owned()), (Field::Name, "Nom".to_owned())],
            unused: heads("Elo;Remarques"),
        };
        assert_eq!(taken, mapped.taken(&columns));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let form = "name".parse::<Mapping>();
        assert_eq!(Err(MapError::Form("name".into())), form);
        assert_eq!(Err(MapError::Field("nom".into())), "nom=Nom".parse::<Mapping>());
        let columns = heads("X;Y");
        let missing = Mapped::new(&columns, &"name=Z".parse().unwrap());
        assert_eq!(Err(MapError::Head { head: "Z".into(), columns: columns.clone() }), missing);
        let none = Mapped::new(&columns, &Mapping::default());
        assert_eq!(Err(MapError::NoName { columns }), none);
        let numbers = heads("FIDE-ID;Elo");
        assert!(Mapped::new(&numbers, &Mapping::default()).is_err());
        assert!(Mapped::of_entries(&numbers, &Mapping::default()).is_ok());
    }
}
