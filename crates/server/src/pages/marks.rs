//! A player as he stands beside a pair: points, colours so far, the colour due, the float.

use ronde_desk::State;
use ronde_desk::sheet::{Facts, Strength};
use ronde_desk::stored::EntrantId;
use ronde_model::Colour;
use ronde_words::{PageWords, RoundWords};

use super::{name_of, points};
use crate::cache::Sheet;

/// One of the two at a board.
#[derive(Default)]
pub(crate) struct Side {
    pub(crate) id: u32,
    pub(crate) number: u32,
    pub(crate) name: String,
    pub(crate) points: String,
    /// `white`, `black`, or nothing where there was no game; and the same in words.
    pub(crate) colours: Vec<&'static str>,
    pub(crate) colours_words: String,
    /// The colour due, its sign and its words; empty where none is.
    pub(crate) due: &'static str,
    pub(crate) sign: &'static str,
    pub(crate) due_words: String,
    /// `▲`, `▼`, or nothing; and in words.
    pub(crate) float: &'static str,
    pub(crate) float_words: &'static str,
    /// Whom he has met, as numbers in the journal with blanks.
    pub(crate) met: String,
    /// What he is paired by, in tenths.
    pub(crate) score: i32,
}

const fn colour_code(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

const fn colour_word(colour: Colour, w: &PageWords) -> &'static str {
    match colour {
        Colour::White => w.white,
        Colour::Black => w.black,
    }
}

/// Somebody with what is known of him before the round; `against` is the other's score.
pub(crate) fn side(
    state: &State,
    sheet: &Sheet,
    id: EntrantId,
    against: Option<&Facts>,
    words: (&'static PageWords, &'static RoundWords),
) -> Side {
    let (w, p) = words;
    let name = name_of(state, id);
    let Some(facts) = sheet.get(&id) else {
        return Side { id: id.0, name, ..Side::default() };
    };
    let colour = |it: &Option<Colour>| it.map_or(p.unplayed, |it| colour_word(it, w));
    let (float, float_words) = match against.map(|other| facts.score.cmp(&other.score)) {
        Some(std::cmp::Ordering::Greater) => ("▼", p.down),
        Some(std::cmp::Ordering::Less) => ("▲", p.up),
        _ => ("", ""),
    };
    let met: Vec<String> = facts.met.iter().map(ToString::to_string).collect();
    let (sign, strength) = facts.due.map_or(("", ""), |due| strength(due.strength, p));
    Side {
        id: id.0,
        number: facts.number,
        name,
        points: points(facts.points),
        colours: facts.colours.iter().map(|it| it.map_or("", colour_code)).collect(),
        colours_words: facts.colours.iter().map(colour).collect::<Vec<_>>().join(", "),
        due: facts.due.map_or("", |due| colour_code(due.colour)),
        sign,
        due_words: facts
            .due
            .map(|due| format!("{}, {strength}", colour_word(due.colour, w)))
            .unwrap_or_default(),
        float,
        float_words,
        met: met.join(" "),
        score: facts.score.tenths(),
    }
}

const fn strength(strength: Strength, p: &RoundWords) -> (&'static str, &'static str) {
    match strength {
        Strength::Mild => ("", p.mild),
        Strength::Strong => ("!", p.strong),
        Strength::Absolute => ("‼", p.absolute),
    }
}

/// What an arbiter should look at twice in a pair.
pub(crate) fn notes(
    state: &State,
    sheet: &Sheet,
    white: EntrantId,
    black: EntrantId,
    p: &'static RoundWords,
) -> Vec<&'static str> {
    let (Some(one), Some(other)) = (sheet.get(&white), sheet.get(&black)) else {
        return Vec::new();
    };
    let mut notes = Vec::new();
    if one.met.contains(&black) {
        notes.push(p.note_met);
    }
    if one.score != other.score {
        notes.push(p.note_float);
    }
    notes.extend(colour_note(one, other, p));
    let club = |id| state.players.get(&id).map_or("", |it| it.entrant.club.trim());
    if !club(white).is_empty() && club(white) == club(black) {
        notes.push(p.note_club);
    }
    notes
}

/// Where both are due the same colour, one of them cannot have it: that alone needs no note.
fn colour_note(white: &Facts, black: &Facts, p: &'static RoundWords) -> Option<&'static str> {
    let against = |facts: &Facts, colour| facts.due.filter(|due| due.colour != colour);
    let wrong = [against(white, Colour::White), against(black, Colour::Black)];
    match wrong {
        [Some(_), Some(_)] => Some(p.note_colours),
        [Some(due), None] | [None, Some(due)] if due.strength == Strength::Absolute => {
            Some(p.note_absolute)
        }
        [Some(_), None] if black.due.is_none() => Some(p.note_colour),
        [None, Some(_)] if white.due.is_none() => Some(p.note_colour),
        _ => None,
    }
}
