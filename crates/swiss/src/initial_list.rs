//! The initial list: who is number 1 (dutch-1992:A1, A2; dutch-2010:A2; C.04.2:2.2).
//!
//! The books agree on the rating and differ in the order of titles:
//!
//! | Rule | About | Code | Test |
//! |---|---|---|---|
//! | dutch-1992:A1 | INGO and BCR as Elo | `conversion` of the room `rating` | `dutch_1992_a1` there |
//! | dutch-1992:A2, dutch-2010:A2, C.04.2:2.2 | rating, title, then the alphabet or another criterion | [`order`] | `a2_titles_by_edition`, `a2_the_whole_order` |
//!
//! dubov-1997 (Dubov 1997) and ssb-course on the original Swiss do not name the titles: they have
//! the order of dutch-1992, their contemporary. dutch-1992 knows no candidate masters; they stand
//! with the untitled there.

use std::cmp::{Ordering, Reverse};

use ronde_model::{Player, System, Title};

use crate::book::Book;

/// Titles of dutch-1992:A2, highest first: women's titles right after the men's of the same name.
pub(crate) const TITLES_OF_1992: [Title; 6] =
    [Title::Gm, Title::Wgm, Title::Im, Title::Wim, Title::Fm, Title::Wfm];

/// What orders players of equal rating and title.
#[derive(Clone, Copy, Default)]
pub enum LastCriterion<'a> {
    /// The alphabet.
    #[default]
    Alphabet,
    /// What the tournament announced instead.
    Announced(&'a dyn Fn(&Player, &Player) -> Ordering),
}

/// Places in `players` in the order of the initial list. Whoever has no rating stands by the
/// arbiter's estimate among those who have one (dutch-1992:A1, comment on A2); without one, last.
pub fn order(players: &[Player], system: System, last: LastCriterion<'_>) -> Vec<usize> {
    let titles = Book::of(system).titles;
    let title = |player: &Player| {
        let place = titles.iter().position(|title| player.title == Some(*title));
        place.unwrap_or(titles.len())
    };
    let key = |player: &Player| (Reverse(player.strength().unwrap_or(0)), title(player));
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by(|&a, &b| {
        let (a, b) = (&players[a], &players[b]);
        key(a).cmp(&key(b)).then_with(|| match last {
            LastCriterion::Alphabet => letters(&a.name).cmp(&letters(&b.name)),
            LastCriterion::Announced(criterion) => criterion(a, b),
        })
    });
    order
}

/// A name as a dictionary orders it: letters without accents or case come first, everything else
/// (spaces, hyphens, commas) separates. The name as written decides between names that differ in
/// accents alone.
fn letters(name: &str) -> (String, &str) {
    let plain = |letter: char| match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => "a",
        'æ' => "ae",
        'ç' | 'č' | 'ć' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' => "o",
        'œ' => "oe",
        'š' => "s",
        'ß' => "ss",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'ý' | 'ÿ' => "y",
        'ž' => "z",
        _ => "",
    };
    let mut folded = String::with_capacity(name.len());
    for letter in name.chars().flat_map(char::to_lowercase) {
        match plain(letter) {
            "" if letter.is_alphanumeric() => folded.push(letter),
            "" => folded.push(' '),
            plain => folded.push_str(plain),
        }
    }
    (folded, name)
}

#[cfg(test)]
mod tests {
    use super::*;

    use ronde_model::PairingNumber;

    fn player(number: u32, name: &str, title: &str, rating: u16) -> Player {
        let mut player = Player::new(PairingNumber::new(number).unwrap(), name);
        player.title = Title::ALL.into_iter().find(|it| it.code() == title);
        player.rating = (rating > 0).then_some(rating);
        player
    }

    #[test]
    fn a2_titles_by_edition() {
        let five = ["WIM", "IM", "WGM", "FM", "GM"];
        let old = ["GM", "WGM", "IM", "WIM", "FM"];
        let new = ["GM", "IM", "WGM", "FM", "WIM"];
        for (system, expected) in [
            (System::Original, old),
            (System::Dutch1992, old), // dutch-1992:A2
            (System::Dubov1997, old),
            (System::Dutch2010, new), // dutch-2010:A2
            (System::Dutch2017, new),
            (System::Dutch2026, new), // C.04.2:2.2
            (System::Dubov2026, new),
        ] {
            let players: Vec<Player> =
                (1..).zip(five).map(|(number, title)| player(number, "", title, 2300)).collect();
            let order = order(&players, system, LastCriterion::Alphabet);
            let found: Vec<&str> = order.into_iter().map(|place| five[place]).collect();
            assert_eq!(expected.as_slice(), found, "{system}");
        }
    }

    #[test]
    fn a2_the_whole_order() {
        let players = [
            player(1, "Zumsteg, Anna", "", 2100),
            player(2, "Èze, Paul", "CM", 2000),
            player(3, "Ezard, Paul", "", 2000),
            player(4, "Müller, Urs", "WFM", 2000),
            player(5, "Muller, Ada", "WCM", 2000),
            player(6, "Abt, Max", "", 0),
        ];
        let names = |system, last| -> Vec<u32> {
            order(&players, system, last).into_iter().map(|at| players[at].number.get()).collect()
        };
        // dutch-1992 knows neither CM nor WCM: 2, 3 and 5 are level and go by the alphabet.
        assert_eq!(
            [1, 4, 3, 2, 5, 6].as_slice(),
            names(System::Dutch1992, LastCriterion::Alphabet)
        );
        assert_eq!(
            [1, 2, 4, 5, 3, 6].as_slice(),
            names(System::Dutch2010, LastCriterion::Alphabet)
        );
        let oldest_number = |a: &Player, b: &Player| b.number.cmp(&a.number);
        let announced = LastCriterion::Announced(&oldest_number);
        assert_eq!([1, 4, 5, 3, 2, 6].as_slice(), names(System::Dutch1992, announced), "A2d");
    }
}
