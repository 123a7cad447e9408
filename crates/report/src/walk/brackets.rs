//! The brackets of C.04.3 as moves on the table, as its chapter 3 builds candidates.

use ronde_model::{Colour, PairingNumber};
use ronde_swiss::RoundPairing;
use ronde_swiss::dutch::Edition;
use ronde_swiss::reasons::{BracketReasons, ByeReasons, Excluded, PairReasons};
use ronde_words::{WalkWords, fill};

use super::Move;
use super::table::Does;
use super::words::sentence;
use crate::articles;
use crate::explain::Scene;
use crate::explain::words::refusals;

/// Articles of the two editions.
struct Book {
    bracket: &'static str,
    parameters: &'static str,
    sides: &'static str,
    candidate: &'static str,
    transposition: &'static str,
    exchange: &'static str,
    movers: &'static str,
    best: &'static str,
    floats: &'static str,
    bye: &'static str,
}

const OF_2026: Book = Book {
    bracket: "C.04.3:1.3",
    parameters: "C.04.3:3.1",
    sides: "C.04.3:3.2",
    candidate: "C.04.3:3.3",
    transposition: "C.04.3:4.2",
    exchange: "C.04.3:4.3",
    movers: "C.04.3:4.4",
    best: "C.04.3:3.8",
    floats: "C.04.3:1.4",
    bye: "C.04.3:1.5",
};

const OF_2017: Book = Book {
    bracket: "C.04.3:A.3",
    parameters: "C.04.3:B.1",
    sides: "C.04.3:B.2",
    candidate: "C.04.3:B.3",
    transposition: "C.04.3:D.1",
    exchange: "C.04.3:D.2",
    movers: "C.04.3:D.3",
    best: "C.04.3:B.8",
    floats: "C.04.3:A.4",
    bye: "C.04.3:A.5",
};

/// Every bracket from the top, then the bye.
pub(super) fn moves(scene: &Scene<'_>, pairing: &RoundPairing) -> Vec<Move> {
    let book = match scene.edition() {
        Edition::E2017 => &OF_2017,
        Edition::E2026 => &OF_2026,
    };
    let mut teller = Teller { scene, w: WalkWords::of(scene.lang()), book, moves: Vec::new() };
    for bracket in &pairing.reasons.brackets {
        teller.bracket(bracket);
    }
    if let Some(bye) = &pairing.reasons.bye {
        teller.bye(bye);
    }
    teller.moves
}

struct Teller<'a> {
    scene: &'a Scene<'a>,
    w: &'static WalkWords,
    book: &'static Book,
    moves: Vec<Move>,
}

impl Teller<'_> {
    fn say(&mut self, article: impl Into<String>, lines: &[String], does: Does) {
        self.moves.push(Move { article: article.into(), said: sentence(lines), does });
    }

    fn names(&self, numbers: &[PairingNumber]) -> String {
        self.scene.all_named(numbers)
    }

    fn bracket(&mut self, bracket: &BracketReasons) {
        self.formed(bracket);
        let (first, others): (Vec<&PairReasons>, Vec<&PairReasons>) =
            bracket.pairs.iter().partition(|pair| pair.moved_down);
        if !bracket.moved_down.is_empty() {
            self.moved_down(bracket, &first);
        }
        if !bracket.upper_half.is_empty() {
            self.halves(bracket, &others);
        }
        if !bracket.pairs.is_empty() {
            self.taken(bracket);
        }
        for pair in &bracket.pairs {
            self.colours(pair);
        }
        self.floats(bracket);
    }

    fn formed(&mut self, bracket: &BracketReasons) {
        let score = self.scene.points(bracket.score);
        let who = self.names(&bracket.residents);
        let mut lines = vec![fill!(self.w.formed, points = score, who = who)];
        if !bracket.moved_down.is_empty() {
            let who = self.scene.all_scored(&bracket.moved_down);
            lines.push(fill!(self.w.moved_down, who = who));
        }
        let does = Does::Take {
            score: bracket.score,
            moved: bracket.moved_down.clone(),
            residents: bracket.residents.clone(),
        };
        self.say(self.book.bracket, &lines, does);
        let of_movers = bracket.pairs.iter().filter(|pair| pair.moved_down).count();
        let values = [
            ("M0", bracket.moved_down.len()),
            ("MaxPairs", bracket.pairs.len()),
            ("M1", of_movers),
        ];
        let values: Vec<(String, String)> =
            values.into_iter().map(|(name, count)| (name.to_owned(), count.to_string())).collect();
        let meanings = [self.w.m0, self.w.max_pairs, self.w.m1];
        let said: Vec<String> = values
            .iter()
            .zip(meanings)
            .map(|((name, value), meaning)| format!("{name} = {value} ({meaning})"))
            .collect();
        self.say(self.book.parameters, &[said.join("; ")], Does::Set(values));
    }

    /// Those moved down against the residents.
    fn moved_down(&mut self, bracket: &BracketReasons, pairs: &[&PairReasons]) {
        let stays = |it: &PairingNumber| bracket.limbo.contains(it);
        let left: Vec<PairingNumber> =
            bracket.moved_down.iter().copied().filter(|it| !stays(it)).collect();
        if !left.is_empty() {
            let lines = [fill!(self.w.movers_first, who = self.names(&left))];
            let right = bracket.residents.clone();
            self.say(self.book.sides, &lines, Does::Lay { left, right });
            self.candidate(pairs);
        }
        if !bracket.limbo.is_empty() {
            let lines = [fill!(self.w.limbo, who = self.names(&bracket.limbo))];
            self.say(self.book.movers, &lines, Does::Look(bracket.limbo.clone()));
        }
    }

    /// S1 and S2, or those of the remainder.
    fn halves(&mut self, bracket: &BracketReasons, pairs: &[&PairReasons]) {
        let (left, right) = (bracket.upper_half.clone(), bracket.lower_half.clone());
        let mut lines = Vec::new();
        if !bracket.moved_down.is_empty() {
            lines.push(self.w.remainder.to_owned());
        }
        lines.push(format!("S1: {}", self.names(&left)));
        lines.push(format!("S2: {}", self.names(&right)));
        self.say(self.book.sides, &lines, Does::Lay { left, right });
        if !bracket.exchanged_down.is_empty() {
            self.exchange(bracket);
        }
        self.candidate(pairs);
    }

    fn exchange(&mut self, bracket: &BracketReasons) {
        let (down, up) = (&bracket.exchanged_down, &bracket.exchanged_up);
        let mut lines = vec![fill!(self.w.exchange, down = self.names(down), up = self.names(up))];
        if let Some(why) = bracket.without_exchange {
            let why = refusals::exclusion(self.scene, None, why);
            lines.push(fill!(self.w.without, why = why));
        }
        let does = Does::Exchange { down: down.clone(), up: up.clone() };
        self.say(self.book.exchange, &lines, does);
    }

    /// The natural pairing, then what was excluded before the chosen opponents.
    fn candidate(&mut self, pairs: &[&PairReasons]) {
        let natural: Vec<_> =
            pairs.iter().filter_map(|it| Some((it.higher, it.natural?))).collect();
        if natural.is_empty() {
            return;
        }
        let first = pairs.iter().find(|it| it.natural.is_some_and(|natural| natural != it.lower));
        let list: Vec<String> =
            natural.iter().map(|&(one, other)| format!("{one}–{other}")).collect();
        let mut lines = vec![fill!(self.w.natural, list = list.join(", "))];
        let falls = first.and_then(|it| {
            let natural = it.natural?;
            let known = it.excluded.iter().find(|excluded| excluded.player == natural);
            Some((it.higher, natural, known.map(|excluded| excluded.by)))
        });
        lines.push(falls.map_or_else(
            || self.w.natural_holds.to_owned(),
            |(one, other, _)| {
                let (one, other) = (self.scene.named(one), self.scene.named(other));
                fill!(self.w.natural_falls, one = one, other = other)
            },
        ));
        let falls = falls.map(|(one, other, why)| (one, Some(other), self.mark(why)));
        self.say(self.book.candidate, &lines, Does::Try { pairs: natural, falls });
        for pair in pairs {
            for excluded in &pair.excluded {
                self.excluded(pair.higher, *excluded);
            }
        }
    }

    fn mark(&self, why: Option<ronde_swiss::reasons::Exclusion>) -> String {
        let article = why.map(|why| refusals::exclusion_article(self.scene, why));
        format!("✕ {}", articles::short(&article.unwrap_or_default())).trim_end().to_owned()
    }

    fn excluded(&mut self, player: PairingNumber, Excluded { player: opponent, by }: Excluded) {
        let why = refusals::exclusion(self.scene, Some((player, opponent)), by);
        let (who, other) = (self.scene.named(player), self.scene.named(opponent));
        let lines = [fill!(self.w.not_pair, who = who, other = other, why = why)];
        let by = self.mark(Some(by));
        let does = Does::Refuse { player, opponent: Some(opponent), by };
        self.say(self.book.transposition, &lines, does);
    }

    fn taken(&mut self, bracket: &BracketReasons) {
        let seats: Vec<_> = bracket.pairs.iter().map(seats).collect();
        let list: Vec<String> =
            seats.iter().map(|(white, black)| format!("{white}–{black}")).collect();
        let lang = self.scene.lang();
        let costs: Vec<String> = articles::values(&bracket.quality, lang)
            .into_iter()
            .filter_map(|(which, value)| {
                let name = articles::criterion(which);
                Some(format!("{name} {}: {}", articles::meaning(which, lang), value?))
            })
            .collect();
        let mut lines = vec![fill!(self.w.taken, list = list.join(", "))];
        lines.push(if costs.is_empty() {
            self.w.all_met.to_owned()
        } else {
            fill!(self.w.cost, list = costs.join("; "))
        });
        self.say(self.book.best, &lines, Does::Pair(seats));
    }

    fn colours(&mut self, pair: &PairReasons) {
        let lang = self.scene.lang();
        let (white, black) = seats(pair);
        let (article, rule) = articles::colour_rule(self.scene.edition(), pair.colour.rule, lang);
        let lines = [fill!(
            self.w.colours,
            white = self.scene.named(white),
            black = self.scene.named(black),
            rule = rule,
            first = articles::due(due_of(pair, white), lang),
            second = articles::due(due_of(pair, black), lang)
        )];
        self.say(format!("C.04.3:{article}"), &lines, Does::Look(vec![white, black]));
    }

    fn floats(&mut self, bracket: &BracketReasons) {
        let why = refusals::needed(self.scene, bracket.floaters_needed);
        for downfloat in &bracket.downfloats {
            let who = self.scene.named(downfloat.player);
            let mut lines = vec![match &why {
                Some(why) => fill!(self.w.floats_because, who = who, why = why),
                None => fill!(self.w.floats, who = who),
            }];
            for Excluded { player, by } in &downfloat.excluded {
                let why = refusals::exclusion(self.scene, None, *by);
                let who = self.scene.named(*player);
                lines.push(fill!(self.w.not_instead, who = who, why = why));
            }
            self.say(self.book.floats, &lines, Does::Leave(downfloat.player));
        }
    }

    fn bye(&mut self, bye: &ByeReasons) {
        let mut lines = vec![fill!(self.w.bye, who = self.scene.named(bye.player))];
        for (player, why) in &bye.passed_over {
            let why = refusals::passed_over(self.scene, *why);
            let who = self.scene.named(*player);
            lines.push(fill!(self.w.not_instead, who = who, why = why));
        }
        self.say(self.book.bye, &lines, Does::Leave(bye.player));
    }
}

/// White, then Black.
fn seats(pair: &PairReasons) -> (PairingNumber, PairingNumber) {
    match pair.colour.higher {
        Colour::White => (pair.higher, pair.lower),
        Colour::Black => (pair.lower, pair.higher),
    }
}

fn due_of(pair: &PairReasons, player: PairingNumber) -> Option<ronde_swiss::colours::Preference> {
    if player == pair.higher { pair.colour.higher_due } else { pair.colour.lower_due }
}
