//! The words of a list and who has them.
//!
//! Players are ranked, the best rating first. The words of all names are sorted, and the ranks of
//! those who have a word are kept word after word, three bytes each. Words that begin alike are
//! neighbours, so everybody with a word that begins so is one stretch of ranks, however many
//! letters were typed: nothing is merged or sorted while somebody types. A search sets a bit for
//! every rank of a stretch, for each word typed, and takes the first bits that all of them have.
//! What it takes is bounded by the length of the stretches.

use std::cmp::{Ordering, Reverse};
use std::fmt::Write;

/// Bytes of a rank, or of a player's number in the list; `MOST_PLAYERS` is as many as they hold.
const BYTES: usize = 3;
/// Letters of a word that are compared as one number.
const HEAD: usize = 8;

/// The words of a list while it is being read.
pub(crate) struct Collector {
    /// What long words have after their heads, each with a blank at its end.
    rests: Vec<u8>,
    occurrences: Vec<Occurrence>,
    /// The best rating of every player, in the order of the list.
    ratings: Vec<u16>,
}

/// A player has a word.
#[derive(Clone, Copy)]
struct Occurrence {
    /// The first letters, in the order of the alphabet.
    head: u64,
    /// Where the rest of it begins.
    rest: u32,
    /// Who: first his number in the list, then his rank.
    player: u32,
}

/// What the file keeps of the words.
pub(crate) struct Built {
    /// Sorted lines: a word, a blank, how many players have it.
    pub(crate) words: String,
    /// The ranks of those who have the first word, the second, and so on.
    pub(crate) ranks: Vec<u8>,
    /// The number in the list of the best player, of the second, and so on.
    pub(crate) order: Vec<u8>,
}

impl Collector {
    pub(crate) fn new() -> Collector {
        // The rest of a short word is the blank at the beginning.
        Collector { rests: vec![b' '], occurrences: Vec::new(), ratings: Vec::new() }
    }

    /// Takes the next player of the list, with the words that find him.
    pub(crate) fn add<'a>(&mut self, rating: u16, words: impl Iterator<Item = &'a str>) {
        let player = u32::try_from(self.ratings.len()).unwrap_or(u32::MAX);
        self.ratings.push(rating);
        for word in words {
            let (head, rest) = word.as_bytes().split_at(word.len().min(HEAD));
            let mut letters = [0; HEAD];
            letters[..head.len()].copy_from_slice(head);
            // Nobody has names of four gigabytes: what lies beyond is not found.
            let Some(rest) = self.keep(rest) else { continue };
            self.occurrences.push(Occurrence { head: u64::from_be_bytes(letters), rest, player });
        }
    }

    fn keep(&mut self, rest: &[u8]) -> Option<u32> {
        if rest.is_empty() {
            return Some(0);
        }
        let start = u32::try_from(self.rests.len()).ok()?;
        self.rests.extend_from_slice(rest);
        self.rests.push(b' ');
        Some(start)
    }

    /// Ranks the players and sorts the words.
    pub(crate) fn build(self) -> Built {
        let Collector { rests, mut occurrences, ratings } = self;
        let (order, ranks) = ranked(&ratings);
        for occurrence in &mut occurrences {
            occurrence.player = ranks[occurrence.player as usize];
        }
        occurrences.sort_unstable_by(|one, other| {
            by_word(one, other, &rests).then(one.player.cmp(&other.player))
        });
        let mut built = Built { words: String::new(), ranks: Vec::new(), order };
        for same in occurrences.chunk_by(|one, other| by_word(one, other, &rests).is_eq()) {
            built.add(same, &rests);
        }
        built
    }
}

impl Built {
    /// Adds a word with all who have it, in the order of their ranks.
    fn add(&mut self, occurrences: &[Occurrence], rests: &[u8]) {
        let Some(first) = occurrences.first() else { return };
        let mut word = first.head.to_be_bytes().to_vec();
        word.retain(|&byte| byte != 0);
        word.extend(rest(first, rests));
        let before = self.ranks.len();
        // A name may have the same word twice.
        for same in occurrences.chunk_by(|one, other| one.player == other.player) {
            self.ranks.extend(bytes(same[0].player));
        }
        let count = (self.ranks.len() - before) / BYTES;
        let word = String::from_utf8_lossy(&word);
        writeln!(self.words, "{word} {count}").expect("a text takes everything");
    }
}

/// The players in the order of their ranks, and the rank of each. Equal ratings stay as they are in
/// the list.
fn ranked(ratings: &[u16]) -> (Vec<u8>, Vec<u32>) {
    let mut order: Vec<u32> = (0..).take(ratings.len()).collect();
    order.sort_by_key(|&player| Reverse(ratings[player as usize]));
    let mut ranks = vec![0; ratings.len()];
    for (&player, rank) in order.iter().zip(0..) {
        ranks[player as usize] = rank;
    }
    (order.into_iter().flat_map(bytes).collect(), ranks)
}

fn by_word(one: &Occurrence, other: &Occurrence, rests: &[u8]) -> Ordering {
    let heads = one.head.cmp(&other.head);
    heads.then_with(|| match (one.rest, other.rest) {
        (same, as_this) if same == as_this => Ordering::Equal,
        _ => rest(one, rests).cmp(rest(other, rests)),
    })
}

fn rest<'a>(of: &Occurrence, rests: &'a [u8]) -> &'a [u8] {
    let text = &rests[of.rest as usize..];
    let end = text.iter().position(|&byte| byte == b' ').unwrap_or(text.len());
    &text[..end]
}

fn bytes(number: u32) -> [u8; BYTES] {
    let [low, middle, high, _] = number.to_le_bytes();
    [low, middle, high]
}

fn number(bytes: &[u8]) -> u32 {
    u32::from_le_bytes([bytes[0], bytes[1], bytes[2], 0])
}

/// How many players have a rank.
pub(crate) fn players_in(order: &[u8]) -> usize {
    order.len() / BYTES
}

/// The number in the list of the player with this rank.
pub(crate) fn player_of_rank(order: &[u8], rank: u32) -> Option<u32> {
    let start = BYTES * rank as usize;
    order.get(start..start + BYTES).map(number)
}

/// Ranks that are kept in one row of the file.
pub(crate) const CHUNK: u32 = 8192;
/// Bytes of such a row.
pub(crate) const CHUNK_BYTES: usize = CHUNK as usize * BYTES;

/// Some of the players: one bit for every rank.
#[derive(Clone, Debug)]
pub(crate) struct Ranks(Vec<u64>);

impl Ranks {
    /// Nobody of so many players.
    pub(crate) fn none_of(players: usize) -> Ranks {
        Ranks(vec![0; players.div_ceil(64)])
    }

    /// Adds the ranks of a row of the file that lie between these two. In a damaged file a rank may
    /// be that of nobody.
    pub(crate) fn add(&mut self, row: &[u8], from: usize, to: usize) {
        let stretch = row.get(from * BYTES..row.len().min(to * BYTES)).unwrap_or_default();
        for rank in stretch.chunks_exact(BYTES).map(number) {
            if let Some(bits) = self.0.get_mut(rank as usize / 64) {
                *bits |= 1 << (rank % 64);
            }
        }
    }

    /// The best players who are in all of these sets.
    pub(crate) fn best_of(sets: &[&Ranks], limit: usize) -> Vec<u32> {
        let length = sets.iter().map(|set| set.0.len()).min().unwrap_or(0);
        let mut best = Vec::new();
        for (at, rank) in (0..length).zip((0..).step_by(64)) {
            let mut bits = sets.iter().fold(u64::MAX, |bits, set| bits & set.0[at]);
            while bits != 0 && best.len() < limit {
                best.push(rank + bits.trailing_zeros());
                bits &= bits - 1;
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built(players: &[(u16, &str)]) -> Built {
        let mut collector = Collector::new();
        for (rating, words) in players {
            collector.add(*rating, words.split(' '));
        }
        collector.build()
    }

    #[test]
    fn words_are_sorted_and_players_ranked() {
        let built = built(&[
            (1500, "meier anna anna §sui"),
            (0, "meiersson"),
            (2000, "meiersso иванов anna"),
            (1500, "meier"),
        ]);
        assert_eq!("anna 2\nmeier 2\nmeiersso 1\nmeiersson 1\n§sui 1\nиванов 1\n", built.words);
        let order: Vec<u32> = built.order.chunks(BYTES).map(number).collect();
        assert_eq!(vec![2, 0, 3, 1], order);
        let ranks: Vec<u32> = built.ranks.chunks(BYTES).map(number).collect();
        assert_eq!(vec![0, 1, 1, 2, 0, 3, 1, 0], ranks);
        assert_eq!((Some(2), None), (player_of_rank(&built.order, 0), player_of_rank(&[], 0)));
    }

    #[test]
    fn the_best_of_all_sets() {
        let mut one = Ranks::none_of(200);
        let mut other = one.clone();
        let row = |ranks: &[u32]| ranks.iter().copied().flat_map(bytes).collect::<Vec<_>>();
        one.add(&row(&[0, 5, 63, 64, 199, 1_000_000]), 0, usize::MAX / BYTES);
        other.add(&row(&[7, 5, 64, 150, 199, 8]), 1, 5);
        let best = |limit| Ranks::best_of(&[&one, &other], limit);
        assert_eq!((vec![5, 64, 199], vec![5, 64]), (best(9), best(2)));
        assert_eq!(vec![0, 5, 63], Ranks::best_of(&[&one], 3));
        assert!(Ranks::best_of(&[], 3).is_empty());
    }
}
