//! A field from a few lines of text, for tests.

use ronde_model::{Colour, PairingNumber, RoundNumber};

use super::lists::Lists;
use super::{Entrant, Field, Float};
use crate::colours::ColourHistory;

impl Field {
    /// A field from a few lines, for tests: number, score, colours (`-` for none), floats of the
    /// last round and the one before (`d`, `u` or `.`), then flags: `b` barred from the bye, `t`
    /// topscorer, `u3` three unplayed games. `met 1-2` and `apart 3-4` say who may not meet.
    pub(crate) fn parse(text: &str) -> Field {
        let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
        let is_player = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
        let mut entrants: Vec<Entrant> = lines().filter(is_player).map(parse_entrant).collect();
        entrants.sort_by_key(|entrant| (-entrant.score.tenths(), entrant.seed));
        let mut met = vec![Vec::new(); entrants.len()];
        let mut apart = vec![Vec::new(); entrants.len()];
        for line in lines().filter(|line| !is_player(line)) {
            let (word, pairs) = line.split_once(' ').unwrap();
            for (group, pair) in (0..).zip(pairs.split_whitespace()) {
                let (a, b) = pair.split_once('-').unwrap();
                let place = |number: &str| {
                    let number = number.parse::<u32>().unwrap();
                    entrants.iter().position(|entrant| entrant.seed == number).unwrap()
                };
                let (a, b) = (place(a), place(b));
                let lists = if word == "met" { &mut met } else { &mut apart };
                relate_two(lists, word, a, b, group);
            }
        }
        let round = RoundNumber::new(5).unwrap();
        let lists = |rows: Vec<Vec<u32>>| Lists::new(rows.into_iter().map(Vec::into_iter));
        let sizes = vec![entrants.len(); 64];
        Field::from_entrants(entrants, lists(met), lists(apart), &sizes, round, false)
    }
}

fn relate_two(lists: &mut [Vec<u32>], word: &str, a: usize, b: usize, group: u32) {
    for (one, other) in [(a, b), (b, a)] {
        lists[one].push(match word {
            "met" => u32::try_from(other).unwrap(),
            "apart" => group,
            _ => panic!("{word} is not a word of the notation"),
        });
    }
}

fn parse_entrant(line: &str) -> Entrant {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut colours = ColourHistory::default();
    for letter in words[2].chars().filter(|letter| *letter != '-') {
        colours.push(if letter == 'w' { Colour::White } else { Colour::Black });
    }
    let float = |letter: char| match letter {
        'd' => Some(Float::Down),
        'u' => Some(Float::Up),
        _ => None,
    };
    let mut floats = words.get(3).copied().unwrap_or("..").chars().map(float);
    let flags = words.get(4..).unwrap_or_default();
    let unplayed = flags.iter().find_map(|flag| flag.strip_prefix('u')?.parse().ok());
    let seed = words[0].parse().unwrap();
    Entrant {
        index: 0,
        number: PairingNumber::new(seed).unwrap(),
        seed,
        score: words[1].parse().unwrap(),
        points: words[1].parse().unwrap(),
        secondary: ronde_model::Score::ZERO,
        colours,
        preference: colours.preference(),
        floats: [floats.next().unwrap(), floats.next().unwrap()],
        bye_barred: flags.contains(&"b").then_some(RoundNumber::FIRST),
        unplayed: unplayed.unwrap_or(0),
        topscorer: flags.contains(&"t"),
        arrival: seed,
    }
}
