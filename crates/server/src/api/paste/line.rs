//! One pasted line: names, numbers and clubs in any order, with any separator.

use ronde_model::Title;

/// The highest rating anybody pastes, and the lowest.
const RATINGS: std::ops::RangeInclusive<u16> = 400..=3500;
/// Numbers of these values beside a rating are years of birth.
const YEARS: std::ops::RangeInclusive<u16> = 1900..=2030;
/// FIDE numbers have at least so many digits; fewer are a rating, a year or a place.
const FIDE_DIGITS: usize = 5;

/// What stands in a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) name: String,
    pub(super) title: Option<Title>,
    pub(super) rating: Option<u16>,
    pub(super) federation: String,
    pub(super) number: String,
    pub(super) birth: String,
    pub(super) sex: Option<char>,
    pub(super) club: String,
    /// A word that would be a rating if a letter of it were a digit, and that rating.
    pub(super) misread: Option<(String, u16)>,
    /// A word of letters and digits that is nothing.
    pub(super) odd: Option<String>,
}

/// What a word is.
enum Word<'a> {
    Number(&'a str),
    Date(String),
    Title(Title),
    Federation(&'a str),
    Sex(char),
    Misread(u16),
    Odd,
    Text,
    Nothing,
}

impl Line {
    pub(super) fn read(text: &str) -> Line {
        let text = &visible(text);
        let mut reading = Reading::default();
        let fields = fields(text);
        let several = fields.len() > 1;
        // In a line of capitals nobody can tell a federation from a name.
        reading.mixed = text.chars().any(char::is_lowercase) || several;
        for field in fields {
            let words: Vec<&str> = field.split_whitespace().collect();
            let alone = several && words.len() == 1;
            for word in words {
                reading.word(word, alone);
            }
            if several {
                reading.end_of_text();
            }
        }
        reading.end_of_text();
        reading.line()
    }
}

/// A line without what nobody sees: marks of order and joiners that come along when one copies from a
/// page or a PDF.
fn visible(text: &str) -> String {
    let unseen = |it: char| {
        it.is_control() && it != '\t'
            || matches!(it, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}' | '\u{AD}')
    };
    text.chars().map(|it| if it == '\u{A0}' { ' ' } else { it }).filter(|it| !unseen(*it)).collect()
}

/// Fields of a line; one where there is no separator. A comma separates a family name from a first
/// name, so it takes two of them to be a separator.
fn fields(text: &str) -> Vec<&str> {
    if text.contains([';', '\t', '|']) {
        text.split([';', '\t', '|']).collect()
    } else if text.matches(',').count() > 1 {
        text.split(',').collect()
    } else {
        vec![text]
    }
}

#[derive(Default)]
struct Reading {
    line: Line,
    mixed: bool,
    /// Words that stand together.
    run: Vec<String>,
    runs: Vec<String>,
    numbers: Vec<u16>,
    first: bool,
}

impl Reading {
    fn word(&mut self, word: &str, alone: bool) {
        let bare = word.trim_matches(|letter: char| ",.()[]\"#".contains(letter));
        let at_start = !std::mem::replace(&mut self.first, true);
        match kind(bare, alone, self.mixed && (alone || !self.run.is_empty())) {
            Word::Number(digits) => self.number(digits, word, at_start),
            Word::Date(date) => {
                self.end_of_text();
                self.line.birth = date;
            }
            Word::Title(title) => self.line.title = self.line.title.or(Some(title)),
            Word::Federation(code) if self.line.federation.is_empty() => {
                self.end_of_text();
                code.clone_into(&mut self.line.federation);
            }
            Word::Sex(sex) => self.line.sex = Some(sex),
            Word::Misread(rating) => self.line.misread = Some((bare.to_owned(), rating)),
            Word::Odd => {
                self.line.odd = Some(bare.to_owned());
                self.run.push(word.to_owned());
            }
            Word::Text | Word::Federation(_) => self.run.push(word.to_owned()),
            Word::Nothing => {}
        }
    }

    fn number(&mut self, digits: &str, word: &str, at_start: bool) {
        let place = at_start && (word.ends_with(['.', ')']) || digits.len() < 3);
        if place {
            return;
        }
        self.end_of_text();
        if digits.len() >= FIDE_DIGITS {
            if self.line.number.is_empty() {
                digits.trim_start_matches('0').clone_into(&mut self.line.number);
            }
        } else if let Some(number) = digits.parse().ok().filter(|it| RATINGS.contains(it)) {
            self.numbers.push(number);
        }
    }

    fn end_of_text(&mut self) {
        if !self.run.is_empty() {
            let text = std::mem::take(&mut self.run).join(" ");
            let text = text.trim_matches(|letter: char| ",;- ".contains(letter)).to_owned();
            if !text.is_empty() {
                self.runs.push(text);
            }
        }
    }

    fn line(mut self) -> Line {
        let mut runs = self.runs.into_iter();
        let mut name = runs.next().unwrap_or_default();
        // Family name and first name in two columns.
        if !name.contains([' ', ','])
            && !name.is_empty()
            && let Some(first) = runs.next()
        {
            name = format!("{name}, {first}");
        }
        self.line.name = name;
        self.line.club = runs.collect::<Vec<_>>().join(", ");
        let other = self.numbers.iter().rposition(|number| !YEARS.contains(number));
        let place = other.or(self.numbers.len().checked_sub(1));
        self.line.rating = place.map(|place| self.numbers[place]);
        let year = self
            .numbers
            .iter()
            .enumerate()
            .find(|(at, number)| Some(*at) != place && YEARS.contains(number));
        if let Some((_, year)) = year.filter(|_| self.line.birth.is_empty()) {
            self.line.birth = year.to_string();
        }
        self.line
    }
}

fn kind(word: &str, alone: bool, may_be_federation: bool) -> Word<'_> {
    let digits = word.bytes().filter(u8::is_ascii_digit).count();
    if word.is_empty() || matches!(word, "-" | "–") {
        return Word::Nothing;
    }
    if digits == word.len() {
        return Word::Number(word);
    }
    if let Some(date) = date(word) {
        return Word::Date(date);
    }
    if let Some(title) = Title::ALL.iter().find(|title| title.code() == word) {
        return Word::Title(*title);
    }
    if may_be_federation && word.len() == 3 && word.bytes().all(|it| it.is_ascii_uppercase()) {
        return Word::Federation(word);
    }
    match word {
        "m" | "M" if alone => return Word::Sex('m'),
        "w" | "W" | "f" | "F" if alone => return Word::Sex('w'),
        _ => {}
    }
    if digits == 0 {
        return Word::Text;
    }
    misread(word).map_or(Word::Odd, Word::Misread)
}

/// A rating with a letter that looks like a digit.
fn misread(word: &str) -> Option<u16> {
    let digit = |letter: char| match letter {
        'O' | 'o' => '0',
        'l' | 'I' | 'i' => '1',
        'S' => '5',
        'B' => '8',
        other => other,
    };
    let number: String = word.chars().map(digit).collect();
    number.parse().ok().filter(|it| RATINGS.contains(it) && word.len() >= 3)
}

/// `17.5.1990`, `17/05/1990`, `1990-05-17` as `1990-05-17`.
fn date(word: &str) -> Option<String> {
    let parts: Vec<&str> = word.split(['.', '/', '-']).collect();
    let [one, month, three] = parts[..] else { return None };
    let (year, day) = if one.len() == 4 { (one, three) } else { (three, one) };
    let (year, month, day): (u16, u8, u8) =
        (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
    let real = YEARS.contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    real.then(|| format!("{year:04}-{month:02}-{day:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_as_people_paste_them() {
        for (text, name, rating, federation, number, club) in [
            ("Keller Anna; 2312; SUI; 999000001", "Keller Anna", 2312, "SUI", "999000001", ""),
            ("Martinez Luis 2298", "Martinez Luis", 2298, "", "", ""),
            ("999000002", "", 0, "", "999000002", ""),
            (
                "Dubois, Jean-Marc  2201  NC Neuchâtel",
                "Dubois, Jean-Marc",
                2201,
                "",
                "",
                "NC Neuchâtel",
            ),
            ("12. IM Muster, Erika SUI 1987 2345", "Muster, Erika", 2345, "SUI", "", ""),
            ("7\tMuster\tErika\t01200123", "Muster, Erika", 0, "", "1200123", ""),
            ("Muster, Erika, 1800, SUI", "Muster, Erika", 1800, "SUI", "", ""),
            ("Erika Muster (1200123)", "Erika Muster", 0, "", "1200123", ""),
            ("LEE SUN YIN 1900", "LEE SUN YIN", 1900, "", "", ""),
            ("\u{FEFF}\u{202E}Weber,\u{A0}Urs\u{200B} 1800", "Weber, Urs", 1800, "", "", ""),
            ("Weber 1O50", "Weber", 0, "", "", ""),
            (
                "Rossi Paolo; FM; 2287; ITA; Milano; m; 3.4.1988",
                "Rossi Paolo",
                2287,
                "ITA",
                "",
                "Milano",
            ),
        ] {
            let line = Line::read(text);
            assert_eq!(
                (name, rating, federation, number, club),
                (
                    &*line.name,
                    line.rating.unwrap_or(0),
                    &*line.federation,
                    &*line.number,
                    &*line.club
                ),
                "{text}"
            );
        }
        let line = Line::read("Rossi Paolo; FM; 2287; ITA; Milano; m; 3.4.1988");
        assert_eq!(("1988-04-03", Some('m')), (&*line.birth, line.sex));
        assert_eq!("1987", Line::read("Muster, Erika 1987 2345").birth);
    }
}
