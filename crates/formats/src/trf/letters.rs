//! The letters of results, colours, byes, sexes and titles.

use ronde_model::{Bye, Colour, Outcome, Sex, Title};

/// What the result column of a round says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Mark {
    #[default]
    Blank,
    /// `1 = 0`, or `W D L` for a game that is not rated.
    Played(Outcome, bool),
    /// `+`
    ForfeitWin,
    /// `-`
    ForfeitLoss,
    /// `?`, also `X`
    Adjourned,
    /// `F H Z`
    Bye(Bye),
    /// `U`
    PairingBye,
}

impl Mark {
    /// The mark of this letter, in any case. `*` is a game in progress, as a blank is.
    pub(super) fn of(letter: char) -> Option<Mark> {
        Some(match letter.to_ascii_uppercase() {
            ' ' | '*' => Mark::Blank,
            '1' => Mark::Played(Outcome::Win, true),
            '=' | '½' => Mark::Played(Outcome::Draw, true),
            '0' => Mark::Played(Outcome::Loss, true),
            'W' => Mark::Played(Outcome::Win, false),
            'D' => Mark::Played(Outcome::Draw, false),
            'L' => Mark::Played(Outcome::Loss, false),
            '+' => Mark::ForfeitWin,
            '-' => Mark::ForfeitLoss,
            '?' | 'X' => Mark::Adjourned,
            'F' => Mark::Bye(Bye::Full),
            'H' => Mark::Bye(Bye::Half),
            'Z' => Mark::Bye(Bye::Zero),
            'U' => Mark::PairingBye,
            _ => return None,
        })
    }

    /// The letter that is written for it.
    pub(super) const fn letter(self) -> char {
        match self {
            Mark::Blank => ' ',
            Mark::Played(Outcome::Win, true) => '1',
            Mark::Played(Outcome::Draw, true) => '=',
            Mark::Played(Outcome::Loss, true) => '0',
            Mark::Played(Outcome::Win, false) => 'W',
            Mark::Played(Outcome::Draw, false) => 'D',
            Mark::Played(Outcome::Loss, false) => 'L',
            Mark::ForfeitWin => '+',
            Mark::ForfeitLoss => '-',
            Mark::Adjourned => '?',
            Mark::Bye(bye) => bye_letter(bye),
            Mark::PairingBye => 'U',
        }
    }
}

pub(super) const fn bye_letter(bye: Bye) -> char {
    match bye {
        Bye::Full => 'F',
        Bye::Half => 'H',
        Bye::Zero => 'Z',
    }
}

pub(super) fn bye_of(text: &str) -> Option<Bye> {
    match text {
        "F" | "f" => Some(Bye::Full),
        "H" | "h" => Some(Bye::Half),
        "Z" | "z" => Some(Bye::Zero),
        _ => None,
    }
}

pub(super) const fn colour_letter(colour: Colour) -> char {
    match colour {
        Colour::White => 'w',
        Colour::Black => 'b',
    }
}

pub(super) fn colour_of(letter: char) -> Option<Colour> {
    match letter {
        'w' | 'W' => Some(Colour::White),
        'b' | 'B' => Some(Colour::Black),
        _ => None,
    }
}

pub(super) const fn sex_letter(sex: Sex) -> char {
    match sex {
        Sex::Male => 'm',
        Sex::Female => 'w',
    }
}

/// `f` is not in the specification, but is written by programs that count in English.
pub(crate) fn sex_of(text: &str) -> Option<Sex> {
    match text {
        "m" | "M" => Some(Sex::Male),
        "w" | "W" | "f" | "F" => Some(Sex::Female),
        _ => None,
    }
}

/// A title as it is written today.
pub(crate) fn title_of(text: &str) -> Option<Title> {
    Title::ALL.into_iter().find(|title| title.code().eq_ignore_ascii_case(text))
}

/// A title as it was written before 2016.
pub(crate) fn old_title_of(text: &str) -> Option<Title> {
    match text.to_ascii_lowercase().as_str() {
        "g" => Some(Title::Gm),
        "m" => Some(Title::Im),
        "f" => Some(Title::Fm),
        "c" => Some(Title::Cm),
        "wg" => Some(Title::Wgm),
        "wm" => Some(Title::Wim),
        "wf" => Some(Title::Wfm),
        "wc" => Some(Title::Wcm),
        _ => None,
    }
}
