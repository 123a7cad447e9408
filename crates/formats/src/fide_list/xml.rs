//! The XML layout: `<playerslist><player><fideid>…`.

use std::io::BufRead;

use quick_xml::Reader;
use quick_xml::events::Event;

use super::{
    Broken, ListError, Listed, Listing, Row, Tempo, Trouble, birth_year, id, rating, sex, small,
    title,
};

/// Longest text of a field that is kept: a list has no longer one, a hostile file may.
const LONGEST: usize = 1000;

pub(super) fn read(
    input: impl BufRead,
    single: Tempo,
    take: &mut dyn FnMut(Row),
) -> Result<u64, ListError> {
    let mut reader = Reader::from_reader(input);
    let mut buffer = Vec::new();
    let mut state = State { single, ..State::default() };
    loop {
        let position = reader.buffer_position();
        let event = reader.read_event_into(&mut buffer);
        let event = event.map_err(|error| not_xml(position, &error, state.rows))?;
        match event {
            Event::Eof if state.depth > 0 || state.rows == 0 => {
                return Err(ListError::Truncated { line: state.rows });
            }
            Event::Eof => return Ok(state.rows),
            event => state.take(event, take),
        }
        buffer.clear();
    }
}

fn not_xml(position: u64, error: &quick_xml::Error, rows: u64) -> ListError {
    match error {
        quick_xml::Error::Io(error) => {
            ListError::Unreadable(std::io::Error::new(error.kind(), error.to_string()))
        }
        quick_xml::Error::Syntax(_) => ListError::Truncated { line: rows },
        _ => ListError::Xml { position },
    }
}

#[derive(Default)]
struct State {
    /// The tempo of the plain `rating` in a single list; the combined one has it for standard.
    single: Tempo,
    depth: u32,
    rows: u64,
    field: String,
    text: String,
    player: Option<Result<Listed, Trouble>>,
}

impl State {
    fn take(&mut self, event: Event<'_>, take: &mut dyn FnMut(Row)) {
        match event {
            Event::Start(tag) => {
                self.depth += 1;
                self.text.clear();
                tag.name().as_ref().clone_into(&mut self.field);
                if self.field == "player" {
                    self.player = Some(Ok(Listed::default()));
                }
            }
            Event::Text(text) => self.append(&text),
            Event::GeneralRef(name) => self.append(entity(&name)),
            Event::End(tag) => {
                self.depth = self.depth.saturating_sub(1);
                if tag.name().as_ref() == "player" {
                    self.finish(take);
                } else {
                    self.set();
                }
            }
            _ => {}
        }
    }

    fn append(&mut self, text: &str) {
        if self.text.len() + text.len() <= LONGEST {
            self.text.push_str(text);
        }
    }

    fn set(&mut self) {
        let text = self.text.trim();
        if let Some(Ok(player)) = &mut self.player
            && let Err(trouble) = set(player, &self.field, text, self.single)
        {
            self.player = Some(Err(trouble));
        }
        self.text.clear();
    }

    fn finish(&mut self, take: &mut dyn FnMut(Row)) {
        self.rows += 1;
        let line = self.rows;
        if let Some(player) = self.player.take() {
            let player = player.and_then(complete);
            take(player.map_err(|trouble| Broken { line, trouble }));
        }
    }
}

/// The five entities of XML; a list has no others, and nothing is ever fetched.
fn entity(name: &str) -> &'static str {
    match name {
        "amp" => "&",
        "lt" => "<",
        "gt" => ">",
        "quot" => "\"",
        "apos" => "'",
        _ => "?",
    }
}

fn complete(player: Listed) -> Result<Listed, Trouble> {
    if player.id == 0 {
        Err(Trouble::Id(String::new()))
    } else if player.name.is_empty() {
        Err(Trouble::NoName)
    } else {
        Ok(player)
    }
}

fn set(player: &mut Listed, field: &str, text: &str, single: Tempo) -> Result<(), Trouble> {
    let [standard, rapid, blitz] = Tempo::ALL.map(|tempo| tempo as usize);
    match field {
        "fideid" => player.id = id(text)?,
        "name" => text.clone_into(&mut player.name),
        "country" => text.clone_into(&mut player.federation),
        "sex" => player.sex = sex(text)?,
        "title" => player.title = title(text)?,
        "w_title" => player.women_title = title(text)?,
        "o_title" => text.clone_into(&mut player.other_titles),
        "foa_title" => text.clone_into(&mut player.arena_title),
        "birthday" => player.birth_year = birth_year(text)?,
        "flag" => player.inactive = text.contains('i'),
        "rating" => listing(player, single as usize).rating = rating(text, "rating")?,
        "games" => listing(player, single as usize).games = small(text, "games")?,
        "k" => listing(player, single as usize).k = small(text, "k")?,
        "standard_rating" => listing(player, standard).rating = rating(text, "standard_rating")?,
        "rapid_rating" => listing(player, rapid).rating = rating(text, "rapid_rating")?,
        "rapid_games" => listing(player, rapid).games = small(text, "rapid_games")?,
        "rapid_k" => listing(player, rapid).k = small(text, "rapid_k")?,
        "blitz_rating" => listing(player, blitz).rating = rating(text, "blitz_rating")?,
        "blitz_games" => listing(player, blitz).games = small(text, "blitz_games")?,
        "blitz_k" => listing(player, blitz).k = small(text, "blitz_k")?,
        _ => {}
    }
    Ok(())
}

fn listing(player: &mut Listed, tempo: usize) -> &mut Listing {
    &mut player.listings[tempo]
}
