//! The players of one round as a pairing sees them: ranked, with colours, floats and byes.
//!
//! Built once per round from the snapshot; everything an engine asks about a player is here.

use ronde_model::{
    Colour, Histories, PairingNumber, Participant, RoundEntry, RoundNumber, Score, Snapshot,
    Unpaired, scores,
};

use crate::acceleration::{Acceleration, was_paired};
use crate::colours::{ColourHistory, Preference};

/// Up or down, as C.04.3:1.4 gives it for a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Float {
    /// Met somebody with a lower score, or took the bye.
    Down,
    /// Met somebody with a higher score.
    Up,
}

/// What an unplayed round does to the floats: the editions differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnplayedFloats {
    /// C.04.3:1.4.3 of 2026: the pairing-allocated bye, and points without playing beyond a loss's.
    IfItScored,
    /// C.04.3:A.4.b of 2017: whoever did not play, for any reason.
    Always,
}

/// Who may not get the pairing-allocated bye: the editions differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByeRule {
    /// C.04.1:4 of 2026: had one, or scored a win's points in a round without playing.
    WinWithoutPlaying,
    /// C.04.1 of 2017: had one, or won by forfeit.
    ByeOrForfeitWin,
}

/// What a system and edition say about histories.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryRules {
    /// Floats of unplayed rounds.
    pub floats: UnplayedFloats,
    /// Who may get the bye.
    pub bye: ByeRule,
}

/// One player of the round.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// Place in the snapshot's list of players.
    pub index: usize,
    /// Number in the starting list.
    pub number: PairingNumber,
    /// What orders equal scores: the pairing number, or the rank where the file says so.
    pub seed: u32,
    /// Pairing score: points and virtual points (C.04.7:1.5).
    pub score: Score,
    /// Colours of the games played.
    pub colours: ColourHistory,
    /// The colour due (C.04.3:1.7).
    pub preference: Option<Preference>,
    /// Floats of the last round and of the one before (C.04.3:1.4), by tournament round.
    pub floats: [Option<Float>; 2],
    /// Why the bye is barred, if it is (C.04.1:4): the round that bars it.
    pub bye_barred: Option<RoundNumber>,
    /// Rounds so far without a game played (C.04.3:C9).
    pub unplayed: u16,
    /// C.04.3:1.8: in the last round, more than half of the points possible so far.
    pub topscorer: bool,
    /// Place among those who have arrived, from 1: what the initial colour goes by (C.04.3:5.2.5
    /// with the ruling of 27 August 2026 on C.04.2:2.4).
    pub arrival: u32,
    opponents: Vec<u32>,
    groups: Vec<u32>,
}

impl Entrant {
    /// Whether the player floated so in the round before (`ago` 0) or in the one before that (1).
    pub fn floated(&self, float: Float, ago: usize) -> bool {
        self.floats[ago] == Some(float)
    }

    /// The colour that is absolutely due.
    pub fn absolute(&self) -> Option<Colour> {
        self.preference.and_then(Preference::absolute)
    }
}

/// Why two players may not be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bar {
    /// C.04.3:C1: they have met.
    Met,
    /// The organiser forbids it (TRF26 record 260); counts as C1.
    Prohibited,
    /// C.04.3:C3: same absolute preference, and neither is a topscorer.
    SameAbsolutePreference,
}

/// Everybody to be paired in a round, in ranking order (C.04.3:1.2): score down, number up.
///
/// Invariant: sorted so; a player's place in `entrants` is his name in the engines.
#[derive(Clone, Debug)]
pub struct Field {
    entrants: Vec<Entrant>,
    camps: Vec<u8>,
    most_bars: usize,
    /// The round being paired.
    pub round: RoundNumber,
    /// Whether it is the last of the declared ones.
    pub last_round: bool,
}

impl Field {
    /// The field of a round, from the rounds before it and the byes announced for it.
    pub fn new(snapshot: &Snapshot, round: RoundNumber, rules: HistoryRules) -> Field {
        let histories = Histories::of_first(snapshot, round.index());
        let available = available(snapshot, round);
        let acceleration = Acceleration::of(snapshot, &histories, &available);
        let builder = Builder { snapshot, histories, acceleration, round, rules };
        let arrivals = builder.arrivals(&available);
        let mut entrants: Vec<Entrant> = (0..snapshot.players.len())
            .filter(|&index| available[index])
            .map(|index| builder.entrant(index, arrivals[index]))
            .collect();
        entrants.sort_by_key(|entrant| (-entrant.score.tenths(), entrant.seed));
        builder.relate(&mut entrants);
        let groups = builder.group_sizes();
        Field::from_entrants(entrants, &groups, round, builder.is_last())
    }

    fn from_entrants(
        entrants: Vec<Entrant>,
        groups: &[usize],
        round: RoundNumber,
        last_round: bool,
    ) -> Field {
        let bars = |it: &Entrant| {
            let apart: usize = it.groups.iter().map(|&group| groups[group as usize]).sum();
            it.opponents.len() + apart
        };
        Field {
            camps: entrants.iter().map(camp).collect(),
            most_bars: entrants.iter().map(bars).max().unwrap_or(0),
            entrants,
            round,
            last_round,
        }
    }

    /// Everybody, in ranking order.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Number of players to be paired.
    pub fn len(&self) -> usize {
        self.entrants.len()
    }

    /// Whether nobody is to be paired.
    pub fn is_empty(&self) -> bool {
        self.entrants.is_empty()
    }

    /// The player at this place of the ranking.
    pub fn at(&self, place: usize) -> &Entrant {
        &self.entrants[place]
    }

    /// Why the two may not be paired, if they may not.
    pub fn bar(&self, a: usize, b: usize) -> Option<Bar> {
        let (first, second) = (&self.entrants[a], &self.entrants[b]);
        if first.opponents.iter().any(|&opponent| opponent as usize == b) {
            Some(Bar::Met)
        } else if first.groups.iter().any(|group| second.groups.contains(group)) {
            Some(Bar::Prohibited)
        } else if same_absolute_preference(first, second) {
            Some(Bar::SameAbsolutePreference)
        } else {
            None
        }
    }

    /// Whether anything but their colours keeps the two apart (C1, prohibited pairs).
    pub fn are_barred(&self, a: usize, b: usize) -> bool {
        matches!(self.bar(a, b), Some(Bar::Met | Bar::Prohibited))
    }

    /// Whether their colours let the two meet (C3).
    pub fn kinds_may_meet(&self, a: usize, b: usize) -> bool {
        !same_absolute_preference(&self.entrants[a], &self.entrants[b])
    }

    /// 1 for an absolute preference for White, 2 for Black, 0 for everybody who may meet both:
    /// those without one, and topscorers. Members of one camp never meet (C3).
    pub(crate) fn camp(&self, place: usize) -> u8 {
        self.camps[place]
    }

    /// Whom this player has met from that place of the ranking on; and, as numbers beyond all
    /// places, the groups in which he is kept apart.
    pub(crate) fn bars_from(&self, place: usize, from: usize) -> Vec<u32> {
        let entrant = &self.entrants[place];
        let met = entrant.opponents.iter().copied().filter(|&it| it as usize >= from);
        let mut bars: Vec<u32> = met.chain(entrant.groups.iter().map(|group| !group)).collect();
        bars.sort_unstable();
        bars
    }

    /// The most players that anybody has met or may not meet.
    pub(crate) fn most_bars(&self) -> usize {
        self.most_bars
    }

    /// Whether the two may be paired.
    pub fn may_meet(&self, a: usize, b: usize) -> bool {
        self.bar(a, b).is_none()
    }

    /// Places of the players with one score after another, highest first: the scoregroups.
    pub fn scoregroups(&self) -> Vec<std::ops::Range<usize>> {
        let mut groups: Vec<std::ops::Range<usize>> = Vec::new();
        for place in 0..self.len() {
            match groups.last_mut() {
                Some(group) if self.at(group.start).score == self.at(place).score => {
                    group.end = place + 1;
                }
                _ => groups.push(place..place + 1),
            }
        }
        groups
    }
}

fn camp(entrant: &Entrant) -> u8 {
    match entrant.absolute().filter(|_| !entrant.topscorer) {
        Some(Colour::White) => 1,
        Some(Colour::Black) => 2,
        None => 0,
    }
}

/// C3: non-topscorers with the same absolute preference shall not meet; one topscorer lifts it.
fn same_absolute_preference(first: &Entrant, second: &Entrant) -> bool {
    !first.topscorer
        && !second.topscorer
        && first.absolute().is_some()
        && first.absolute() == second.absolute()
}

/// Who is to be paired in the round. A round that the file already holds is taken at its word
/// about who was absent; otherwise everybody comes who did not ask for a bye.
pub fn available(snapshot: &Snapshot, round: RoundNumber) -> Vec<bool> {
    let players = &snapshot.players;
    if let Some(held) = snapshot.rounds.get(round.index()) {
        let mut available = vec![false; players.len()];
        let byes = held.unpaired().iter().filter(|(_, why)| !matches!(why, Unpaired::Bye(_)));
        let at_boards = held.games().iter().flat_map(|game| [game.white, game.black]);
        for number in at_boards.chain(byes.map(|(number, _)| *number)) {
            if let Some(index) = snapshot.index_of(number) {
                available[index] = true;
            }
        }
        return available;
    }
    let mut available: Vec<bool> =
        players.iter().map(|player| player.participation.covers(round)).collect();
    let requests = snapshot.requests.iter().filter(|request| request.round == round);
    for number in requests.filter_map(|request| request.who.player()) {
        if let Some(index) = snapshot.index_of(number) {
            available[index] = false;
        }
    }
    available
}

struct Builder<'a> {
    snapshot: &'a Snapshot,
    histories: Histories,
    acceleration: Acceleration,
    round: RoundNumber,
    rules: HistoryRules,
}

impl Builder<'_> {
    /// Number among those who have arrived, for every player of the list.
    fn arrivals(&self, available: &[bool]) -> Vec<u32> {
        let mut count = 0;
        let arrived = |index: usize| {
            available[index] || self.histories.row(index).iter().copied().any(was_paired)
        };
        let mut order: Vec<usize> = (0..available.len()).collect();
        order.sort_by_key(|&index| self.seed(index));
        let mut arrivals = vec![0; available.len()];
        for index in order {
            count += u32::from(arrived(index));
            arrivals[index] = count;
        }
        arrivals
    }

    fn seed(&self, index: usize) -> u32 {
        let player = &self.snapshot.players[index];
        let rank = player.rank.filter(|_| self.snapshot.rules.order_by_rank);
        rank.unwrap_or(player.number.get())
    }

    fn is_last(&self) -> bool {
        self.snapshot.rules.declared_rounds == Some(self.round.get())
    }

    fn entrant(&self, index: usize, arrival: u32) -> Entrant {
        let row = self.histories.row(index);
        let mut colours = ColourHistory::default();
        for (_, colour) in row.iter().filter_map(|entry| entry.met()) {
            colours.push(colour);
        }
        let score = self.pairing_score(index, self.round.index());
        Entrant {
            index,
            number: self.snapshot.players[index].number,
            seed: self.seed(index),
            score,
            colours,
            preference: colours.preference(),
            floats: [self.float(index, 1), self.float(index, 2)],
            bye_barred: self.bye_barred(index),
            unplayed: u16::try_from(row.len()).unwrap_or(u16::MAX) - colours.games(),
            topscorer: self.is_last() && self.is_above_half(score),
            arrival,
            opponents: Vec::new(),
            groups: Vec::new(),
        }
    }

    /// Points after the first so many rounds, with the virtual points of the round that follows.
    fn pairing_score(&self, index: usize, rounds: usize) -> Score {
        let next = RoundNumber::from_index(rounds).unwrap_or(RoundNumber::MAX);
        let points: Score = (0..rounds).map(|round| self.points(index, round)).sum();
        points + self.acceleration.points(self.snapshot, index, next)
    }

    fn points(&self, index: usize, round: usize) -> Score {
        self.points_by(scores::in_round, index, round)
    }

    /// Points that the result itself is worth, without bonus or penalty.
    fn points_for_result(&self, index: usize, round: usize) -> Score {
        self.points_by(scores::for_result, index, round)
    }

    fn points_by(
        &self,
        count: impl Fn(&Snapshot, PairingNumber, RoundNumber, RoundEntry) -> Score,
        index: usize,
        round: usize,
    ) -> Score {
        let entry = self.histories.row(index)[round];
        match RoundNumber::from_index(round) {
            Some(round) if !self.snapshot.abnormal.is_empty() => {
                count(self.snapshot, self.snapshot.players[index].number, round, entry)
            }
            _ => self.snapshot.rules.points.entry(entry),
        }
    }

    /// C.04.3:1.8: strictly more than half of the most that the rounds so far could give.
    fn is_above_half(&self, score: Score) -> bool {
        let played = i32::from(self.round.get()) - 1;
        2 * score.tenths() > played * self.snapshot.rules.points.win().tenths()
    }

    /// The float of the round so many rounds ago (C.04.3:1.4).
    fn float(&self, index: usize, ago: usize) -> Option<Float> {
        let round = self.round.index().checked_sub(ago)?;
        let entry = self.histories.row(index)[round];
        let Some((opponent, _)) = entry.met() else {
            return self.unplayed_float(index, round, entry);
        };
        let opponent = self.snapshot.index_of(opponent)?;
        let mine = self.pairing_score(index, round);
        let theirs = self.pairing_score(opponent, round);
        match mine.cmp(&theirs) {
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Less => Some(Float::Up),
            std::cmp::Ordering::Equal => None,
        }
    }

    fn unplayed_float(&self, index: usize, round: usize, entry: RoundEntry) -> Option<Float> {
        let loss = self.snapshot.rules.points.white_loss.min(self.snapshot.rules.points.black_loss);
        let floats = match self.rules.floats {
            UnplayedFloats::Always => true,
            UnplayedFloats::IfItScored => {
                entry == RoundEntry::Unpaired(Unpaired::PairingBye)
                    || self.points_for_result(index, round) > loss
            }
        };
        floats.then_some(Float::Down)
    }

    /// The first round that bars the bye.
    fn bye_barred(&self, index: usize) -> Option<RoundNumber> {
        let row = self.histories.row(index);
        let barring = row.iter().enumerate().find(|&(round, &entry)| match self.rules.bye {
            _ if entry == RoundEntry::Unpaired(Unpaired::PairingBye) => true,
            ByeRule::ByeOrForfeitWin => {
                matches!(
                    entry,
                    RoundEntry::Forfeited { won: true, .. }
                        | RoundEntry::Unpaired(Unpaired::ForfeitWin)
                )
            }
            ByeRule::WinWithoutPlaying => {
                entry.met().is_none()
                    && self.points_for_result(index, round) >= self.snapshot.rules.points.win()
            }
        });
        barring.and_then(|(round, _)| RoundNumber::from_index(round))
    }

    /// Members of each prohibition that holds in this round, in order.
    fn group_sizes(&self) -> Vec<usize> {
        let rules = self.snapshot.prohibitions.iter();
        let rules = rules.filter(|rule| rule.rounds.contains(self.round));
        rules.map(|rule| rule.members.len()).collect()
    }

    /// Fills in who has met whom and who is kept apart, by place in the ranking.
    fn relate(&self, entrants: &mut [Entrant]) {
        let mut places = vec![u32::MAX; self.snapshot.players.len()];
        for (place, entrant) in entrants.iter().enumerate() {
            places[entrant.index] = u32::try_from(place).unwrap_or(u32::MAX);
        }
        for entrant in entrants.iter_mut() {
            let met = self.histories.row(entrant.index).iter().filter_map(|entry| entry.met());
            let met = met.filter_map(|(opponent, _)| self.snapshot.index_of(opponent));
            entrant.opponents =
                met.map(|index| places[index]).filter(|&place| place != u32::MAX).collect();
        }
        let prohibitions =
            self.snapshot.prohibitions.iter().filter(|rule| rule.rounds.contains(self.round));
        for (group, rule) in (0..).zip(prohibitions) {
            for number in rule.members.iter().filter_map(|who| Participant::player(*who)) {
                let place = self.snapshot.index_of(number).map(|index| places[index] as usize);
                if let Some(entrant) = place.and_then(|place| entrants.get_mut(place)) {
                    entrant.groups.push(group);
                }
            }
        }
    }
}

#[cfg(test)]
impl Field {
    /// A field from a few lines, for tests: number, score, colours (`-` for none), floats of the
    /// last round and the one before (`d`, `u` or `.`), then flags: `b` barred from the bye, `t`
    /// topscorer, `u3` three unplayed games. `met 1-2` and `apart 3-4` say who may not meet.
    pub(crate) fn parse(text: &str) -> Field {
        let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
        let is_player = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
        let mut entrants: Vec<Entrant> = lines().filter(is_player).map(parse_entrant).collect();
        entrants.sort_by_key(|entrant| (-entrant.score.tenths(), entrant.seed));
        for line in lines().filter(|line| !is_player(line)) {
            let (word, pairs) = line.split_once(' ').unwrap();
            for (group, pair) in (0..).zip(pairs.split_whitespace()) {
                let (a, b) = pair.split_once('-').unwrap();
                let place = |number: &str| {
                    let number = number.parse::<u32>().unwrap();
                    entrants.iter().position(|entrant| entrant.seed == number).unwrap()
                };
                let (a, b) = (place(a), place(b));
                relate_two(&mut entrants, word, a, b, group);
            }
        }
        let round = RoundNumber::new(5).unwrap();
        let groups = vec![entrants.len(); 64];
        Field::from_entrants(entrants, &groups, round, false)
    }
}

#[cfg(test)]
fn relate_two(entrants: &mut [Entrant], word: &str, a: usize, b: usize, group: u32) {
    for (one, other) in [(a, b), (b, a)] {
        match word {
            "met" => entrants[one].opponents.push(u32::try_from(other).unwrap()),
            "apart" => entrants[one].groups.push(group),
            _ => panic!("{word} is not a word of the notation"),
        }
    }
}

#[cfg(test)]
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
        colours,
        preference: colours.preference(),
        floats: [floats.next().unwrap(), floats.next().unwrap()],
        bye_barred: flags.contains(&"b").then_some(RoundNumber::FIRST),
        unplayed: unplayed.unwrap_or(0),
        topscorer: flags.contains(&"t"),
        arrival: seed,
        opponents: Vec::new(),
        groups: Vec::new(),
    }
}
