//! One line about one player: name, numbers and marks in any order, with any separator.
//!
//! A word of three capitals is a federation if FIDE has that code and it stands where federations
//! stand: by itself between separators or in brackets, behind a number, or behind the name.
//! Anything else of three capitals is text, as is whatever stands in a column that is headed as a
//! club.

use ronde_model::birth::{self, NoBirth, Slashes};
use ronde_model::{Sex, Title, federation};

use super::marks::{self, Label};
use super::words::{Word, words};

/// The highest rating anybody has, and the lowest.
pub(super) const RATINGS: std::ops::RangeInclusive<u16> = 400..=3500;
/// Numbers of these values beside a rating are years of birth.
const YEARS: std::ops::RangeInclusive<u16> = 1900..=2030;
/// FIDE numbers have at least so many digits; fewer are a rating, a year or a place.
const FIDE_DIGITS: usize = 5;
/// Federations whose code is a family name too; in capitals, nobody can tell.
const NAMES_TOO: &str = "BAN BEN CAN CHI COL DEN GUY HAI IND KOR KOS LAO LES MAC MAR MAS PAN PER \
    SEN \
                         SOM SUR TAN VAN VIN";

/// What stands in a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// `Last, First`, or as it was written.
    pub name: String,
    /// FIDE title.
    pub title: Option<Title>,
    /// The rating.
    pub rating: Option<u16>,
    /// Federation, a code of FIDE's.
    pub federation: String,
    /// FIDE number.
    pub number: String,
    /// Date or year of birth, as journals keep it.
    pub birth: String,
    /// Sex.
    pub sex: Option<Sex>,
    /// Club.
    pub club: String,
    /// Age group or class.
    pub category: String,
    /// A word that would be a rating if a letter of it were a digit, and that rating.
    pub misread: Option<(String, u16)>,
    /// A code that FIDE does not have, and the one that it has instead.
    pub other_code: Option<(String, &'static str)>,
    /// A date that can be read two ways, and both days. Only its year is taken.
    pub either: Option<(String, [String; 2])>,
    /// Words that mean nothing here.
    pub unread: Vec<String>,
}

impl Line {
    /// Reads a line that has no columns.
    pub fn read(text: &str) -> Line {
        Line::read_in(text, Slashes::Unknown)
    }

    /// The same in a list whose dates show how they are meant.
    pub fn read_in(text: &str, slashes: Slashes) -> Line {
        let words = words(text);
        let lower = words.iter().any(|word| word.text.chars().any(char::is_lowercase));
        let mut reading = Reading { slashes, lower, ..Reading::default() };
        let mut place = 0;
        while place < words.len() {
            if place > 0 && words[place].field != words[place - 1].field {
                reading.end_of_text(true);
            }
            place += reading.take(&words, place);
        }
        reading.end_of_text(true);
        reading.line()
    }

    /// Whether it names nobody.
    pub fn is_nobody(&self) -> bool {
        self.name.is_empty() && self.number.is_empty()
    }

    /// A date that may be one of birth.
    pub(super) fn take_birth(&mut self, text: &str, slashes: Slashes) {
        match birth::read_in(text, slashes) {
            _ if !self.birth.is_empty() => self.unread.push(text.to_owned()),
            Ok(date) => self.birth = date.iso(),
            Err(NoBirth::EitherWay(one, other)) => {
                self.birth = one.year().to_string();
                self.either = Some((text.to_owned(), [one.iso(), other.iso()]));
            }
            Err(NoBirth::Unreadable) => self.unread.push(text.to_owned()),
        }
    }
}

/// Words that stand together.
#[derive(Default)]
struct Run {
    text: String,
    /// It stood in brackets, or is surely a club: never part of a name.
    aside: bool,
    /// It ended with its column, not because something else followed.
    whole: bool,
}

#[derive(Default)]
struct Reading {
    line: Line,
    slashes: Slashes,
    /// There are small letters, so words in capitals stand out.
    lower: bool,
    run: Vec<String>,
    aside: bool,
    runs: Vec<Run>,
    numbers: Vec<u16>,
    rating: Option<u16>,
    unrated: bool,
    label: Option<Label>,
}

impl Reading {
    /// Takes a word, or two that belong together; how many.
    fn take(&mut self, words: &[Word], place: usize) -> usize {
        let word = &words[place];
        if let Some(taken) = self.unrated(words, place) {
            return taken;
        }
        let taken = self.labelled(words, place)
            || self.number(words, place)
            || self.date(word)
            || self.title(word)
            || self.category(word)
            || self.sex(word)
            || self.salutation(words, place)
            || self.federation(words, place);
        if !taken {
            self.text(word);
        }
        1
    }

    fn named(&self) -> bool {
        !self.runs.is_empty() || !self.run.is_empty()
    }

    /// Whether a first and a last name are there, so that what follows may be something else.
    fn name_is_whole(&self) -> bool {
        let first = self.runs.first().is_some_and(|run| run.text.contains(' '));
        self.run.len() > 1 || first || self.runs.len() > 1
    }

    fn unrated(&mut self, words: &[Word], place: usize) -> Option<usize> {
        let word = &words[place];
        let next = words.get(place + 1);
        let two = next.map(|next| format!("{} {}", word.text, next.text));
        let taken = if two.is_some_and(|two| marks::is_unrated(&two)) {
            2
        } else if marks::is_unrated(&word.text)
            || word.text == "NC" && (word.alone || !next.is_some_and(Word::is_text))
            || word.text.eq_ignore_ascii_case("n.c.")
        {
            1
        } else {
            return None;
        };
        // Nobody is called so, but a line that says only this names nobody.
        self.end_of_text(false);
        self.unrated = true;
        Some(taken)
    }

    /// `Elo`, `Jg.`, `FIDE` before a number, and the words between them.
    fn labelled(&mut self, words: &[Word], place: usize) -> bool {
        let word = &words[place];
        let between =
            |word: &&Word| marks::is_filler(&word.text) || marks::label(&word.text).is_some();
        let number = words[place + 1..].iter().find(|word| !between(word));
        let before_number =
            number.is_some_and(|it| it.text.starts_with(|it: char| it.is_ascii_digit()));
        if !before_number || !self.named() {
            return false;
        }
        if let Some(label) = marks::label(&word.text) {
            self.end_of_text(false);
            self.label = Some(label);
            return true;
        }
        self.label.is_some() && marks::is_filler(&word.text)
    }

    fn number(&mut self, words: &[Word], place: usize) -> bool {
        let word = &words[place];
        if !word.is_number() || self.in_club(words, place) {
            return false;
        }
        let digits = word.bare.as_str();
        let is_place = place == 0 && words.len() > 1 && digits.len() <= 3;
        if is_place {
            return true;
        }
        self.end_of_text(false);
        let value = digits.parse::<u16>().ok();
        let rating = value.filter(|it| RATINGS.contains(it));
        match self.label.take() {
            Some(Label::Rating) if rating.is_some() => self.rating = self.rating.or(rating),
            Some(Label::Birth) => self.line.take_birth(digits, self.slashes),
            Some(Label::Fide) if digits.len() > 3 => self.fide(digits),
            _ if digits.len() >= FIDE_DIGITS => self.fide(digits),
            _ if word.aside && value.is_some_and(|it| YEARS.contains(&it)) => {
                self.line.take_birth(digits, self.slashes);
            }
            _ if value == Some(0) => self.unrated = true,
            _ => match rating {
                Some(number) => self.numbers.push(number),
                None => self.line.unread.push(word.text.clone()),
            },
        }
        true
    }

    /// `SK 1911 Bern`: the year of a club is no rating.
    fn in_club(&self, words: &[Word], place: usize) -> bool {
        let word = &words[place];
        let follows = words.get(place + 1);
        let more = follows.is_some_and(|next| next.field == word.field && next.is_text());
        let value = word.bare.parse::<u16>().unwrap_or(u16::MAX);
        self.aside
            && !self.run.is_empty()
            && more
            && (value < 100 || (1800..=2030).contains(&value))
    }

    fn fide(&mut self, digits: &str) {
        let number = digits.trim_start_matches('0');
        if self.line.number.is_empty() && !number.is_empty() {
            number.clone_into(&mut self.line.number);
        } else {
            self.line.unread.push(digits.to_owned());
        }
    }

    fn date(&mut self, word: &Word) -> bool {
        let separators = word.bare.chars().filter(|it| "./-".contains(*it)).count();
        let digits = word.bare.chars().filter(char::is_ascii_digit).count();
        let whole = digits + separators == word.bare.chars().count();
        let month = digits == 6 && separators == 1 && word.bare.find('-') == Some(4);
        let date = whole && (separators == 2 && digits >= 4 || month);
        if date {
            self.end_of_text(false);
            self.label = None;
            self.line.take_birth(&word.bare, self.slashes);
        }
        date
    }

    fn title(&mut self, word: &Word) -> bool {
        let Some(title) = marks::title(&word.bare, word.alone) else { return false };
        if self.line.title.is_some() {
            self.line.unread.push(word.text.clone());
        }
        self.line.title = self.line.title.or(Some(title));
        true
    }

    fn category(&mut self, word: &Word) -> bool {
        let Some((group, sex)) = marks::category(&word.bare) else { return false };
        self.end_of_text(false);
        if self.line.category.is_empty() {
            self.line.category = group;
        } else {
            self.line.unread.push(group);
        }
        self.line.sex = self.line.sex.or(sex);
        true
    }

    /// In a column of its own or in brackets any mark is one; in running text a letter may be an
    /// initial, so it must be small and behind the name, or stand behind a number.
    fn sex(&mut self, word: &Word) -> bool {
        let Some(sex) = marks::sex(&word.text) else { return false };
        let letter = word.bare.chars().count() == 1;
        let behind = self.run.is_empty() && self.named();
        let clear = matches!(&*word.text, "♀" | "♂");
        let text = word.text.trim_end_matches(',');
        let small = "mwf".contains(text) && self.run.len() > 1 && !self.aside;
        let may = match (word.alone || word.aside || clear, letter) {
            (true, _) => true,
            (false, true) => small || behind && "mwfMWF".contains(text),
            (false, false) => self.named() && (behind || self.run.len() > 1 && word.last),
        };
        if may {
            self.end_of_text(false);
            self.line.sex = self.line.sex.or(Some(sex));
        }
        may
    }

    fn salutation(&mut self, words: &[Word], place: usize) -> bool {
        let begins = !self.named() && words.get(place + 1).is_some_and(Word::is_text);
        let sex = marks::salutation(&words[place].text).filter(|_| begins);
        self.line.sex = self.line.sex.or(sex);
        sex.is_some()
    }

    fn federation(&mut self, words: &[Word], place: usize) -> bool {
        let word = &words[place];
        let capitals = word.bare.len() == 3 && word.bare.bytes().all(|it| it.is_ascii_uppercase());
        let small = word.bare.len() == 3 && word.bare.bytes().all(|it| it.is_ascii_lowercase());
        let apart = word.alone || word.aside;
        if !(capitals || small && apart) || !self.line.federation.is_empty() {
            return false;
        }
        let Some(code) = federation::code(&word.bare) else {
            self.code_of_others(word, apart);
            return false;
        };
        let name_too = NAMES_TOO.split_ascii_whitespace().any(|it| it == word.bare);
        let complete = word.aside || self.name_is_whole() || !name_too;
        let column = apart && complete && (self.named() || words.len() > 2);
        let may = column || !word.alone && self.stands_for_land(words, place, name_too);
        if may {
            self.end_of_text(false);
            code.clone_into(&mut self.line.federation);
        }
        may
    }

    /// `DEU` stays text, and is asked about.
    fn code_of_others(&mut self, word: &Word, apart: bool) {
        let behind = self.run.is_empty() && self.named() || self.name_is_whole();
        let instead = federation::instead_of(&word.bare).filter(|_| apart || behind);
        if let Some(code) = instead.filter(|_| self.line.other_code.is_none()) {
            self.end_of_text(false);
            self.aside = true;
            self.line.other_code = Some((word.bare.clone(), code));
        }
    }

    /// In running text: behind a number, behind a whole name, or before one.
    fn stands_for_land(&self, words: &[Word], place: usize, name_too: bool) -> bool {
        let word = &words[place];
        let next_is_text = words.get(place + 1).is_some_and(Word::is_text);
        let follows = words[place + 1..].iter().take_while(|word| word.is_text()).count();
        match (self.named(), self.run.len()) {
            (false, _) => self.lower && !name_too && follows >= 2,
            (true, 0) => true,
            (true, _) if self.aside => word.last,
            (true, 1) => self.lower && !name_too && !next_is_text,
            (true, _) if next_is_text => self.lower && !name_too,
            (true, _) => self.lower || !name_too,
        }
    }

    fn text(&mut self, word: &Word) {
        let bare = &word.bare;
        if !bare.chars().any(char::is_alphanumeric) {
            return;
        }
        if word.text.contains('@') || word.text.contains("://") {
            self.line.unread.push(word.text.clone());
            return;
        }
        let number = word.is_number();
        if !number && bare.chars().any(|it| it.is_ascii_digit()) {
            match misread(bare) {
                Some(rating) if self.line.misread.is_none() => {
                    self.line.misread = Some((bare.clone(), rating));
                    return;
                }
                _ => self.line.unread.push(bare.clone()),
            }
        }
        if marks::begins_a_club(bare) && self.name_is_whole() && !self.aside {
            self.end_of_text(false);
            self.aside = true;
        }
        self.aside |= word.aside;
        self.run.push(word.text.clone());
    }

    fn end_of_text(&mut self, whole: bool) {
        let text = std::mem::take(&mut self.run).join(" ");
        let aside = std::mem::take(&mut self.aside);
        let text = text.trim_matches(|it: char| ",;:-–\" ".contains(it)).to_owned();
        if !text.is_empty() {
            self.runs.push(Run { text, aside, whole });
        }
    }

    fn line(mut self) -> Line {
        self.names();
        let (young, unrated) = (self.line.category.to_lowercase().starts_with('u'), self.unrated);
        let is_year = |number: &u16| YEARS.contains(number);
        if self.rating.is_none() && !((young || unrated) && self.numbers.iter().all(is_year)) {
            let other = self.numbers.iter().rposition(|number| !is_year(number));
            let place = other.or(self.numbers.len().checked_sub(1));
            self.rating = place.map(|place| self.numbers.remove(place));
        }
        for number in std::mem::take(&mut self.numbers) {
            if is_year(&number) {
                self.line.take_birth(&number.to_string(), Slashes::Unknown);
            } else {
                self.line.unread.push(number.to_string());
            }
        }
        self.line.rating = self.rating;
        self.line
    }

    /// The first text is the name, with the next one where they are last and first name in columns
    /// of their own; whatever else there is is the club.
    fn names(&mut self) {
        let mut runs = std::mem::take(&mut self.runs);
        let first = runs.iter().position(|run| !run.aside).or(runs.first().map(|_| 0));
        let Some(first) = first else { return };
        let Run { mut text, whole, .. } = runs.remove(first);
        let single = !text.contains([' ', ',']);
        if single && whole && runs.get(first).is_some_and(|run| !run.aside) {
            text = format!("{text}, {}", runs.remove(first).text);
        }
        self.line.name = text;
        let clubs: Vec<String> = runs.into_iter().map(|run| run.text).collect();
        self.line.club = clubs.join(", ");
    }
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
