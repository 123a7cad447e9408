//! The state as the tournament that every other room understands.

use ronde_swiss::Book;
use std::collections::BTreeMap;
use std::sync::Arc;

use ronde_model::{
    AbnormalKind, AbnormalPoints, Bye, ByeRequest, Date, DateText, Event, Game, GameResult,
    NationalRecord, PairingNumber, Participant, Participation, Parts, Player, Prohibition,
    RankingRules, Round, RoundFloats, RoundNumber, RoundSpan, Rules, Score, Snapshot, Team,
    Unpaired, Verbatim,
};
use ronde_schedule::{Field, Kind, Recipe};
use ronde_standings::declared;

use super::{BoardState, Registered, RoundState, Settings, State};
use crate::stored::{
    Entrant, EntrantId, Lot, Origin, Prohibited, ResultCode, SystemCode, UnpairedCode,
};

/// Which number everybody has, and back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    by_id: BTreeMap<EntrantId, PairingNumber>,
    by_number: BTreeMap<PairingNumber, EntrantId>,
}

impl Numbers {
    /// The number of somebody; none while he has not arrived.
    pub fn number(&self, id: EntrantId) -> Option<PairingNumber> {
        self.by_id.get(&id).copied()
    }

    /// Whose number it is.
    pub fn id(&self, number: PairingNumber) -> Option<EntrantId> {
        self.by_number.get(&number).copied()
    }

    /// Everybody, from number 1.
    pub fn ids(&self) -> impl Iterator<Item = EntrantId> {
        self.by_number.values().copied()
    }

    fn put(&mut self, id: EntrantId, number: PairingNumber) {
        self.by_id.insert(id, number);
        self.by_number.insert(number, id);
    }
}

/// Which results count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// Those of the tournament.
    Tournament,
    /// Those of the rating report: late corrections are in it (C.04.2:4.3).
    Rating,
}

impl State {
    /// The numbers before that round is paired. A file's numbers stay as they are, gaps and all.
    pub fn numbering(&self, round: u16) -> Numbers {
        let mut numbers = Numbers::default();
        let ids = self.numbers(round);
        let of_file = |id: &EntrantId| self.players.get(id).and_then(|it| it.number_in_file);
        let mut last = ids.iter().filter_map(of_file).max().unwrap_or(0);
        for id in ids {
            let number = of_file(&id).unwrap_or_else(|| {
                last += 1;
                last
            });
            if let Some(number) = PairingNumber::new(number) {
                numbers.put(id, number);
            }
        }
        numbers
    }

    /// The tournament as it stands, with all rounds that are published.
    pub fn snapshot(&self) -> Snapshot {
        self.snapshot_of(self.published())
    }

    /// The tournament with so many rounds.
    pub fn snapshot_of(&self, rounds: usize) -> Snapshot {
        self.built(rounds, Purpose::Tournament).0
    }

    /// The tournament with so many rounds, and who has which number in it.
    pub fn numbered_snapshot(&self, rounds: usize) -> (Snapshot, Numbers) {
        self.built(rounds, Purpose::Tournament)
    }

    /// The tournament as it is reported for rating.
    pub fn rating_snapshot(&self) -> Snapshot {
        self.built(self.published(), Purpose::Rating).0
    }

    /// Rounds after which the standings are those of everybody: a round in play does not count.
    pub fn complete_rounds(&self) -> usize {
        let progress = |round: &Arc<RoundState>| {
            let (boards, open) = (round.boards.len(), round.missing().count());
            declared::RoundProgress::of(true, boards, open)
        };
        declared::complete_rounds(self.rounds[..self.published()].iter().map(progress))
    }

    /// Rounds that everybody may see. A draft is always the last.
    fn published(&self) -> usize {
        self.rounds.iter().filter(|it| it.phase > super::Phase::Draft).count()
    }

    fn built(&self, rounds: usize, purpose: Purpose) -> (Snapshot, Numbers) {
        let next = u16::try_from(rounds).unwrap_or(u16::MAX).saturating_add(1);
        let recipe = self.recipe();
        // A schedule has its rounds whatever is announced.
        let last = self.settings.rounds.filter(|_| recipe.is_none()).unwrap_or(u16::MAX);
        let numbers = self.numbering(next.min(last));
        let mut parts = self.base(recipe.as_ref(), &numbers);
        parts.event = event(&self.settings, parts.event);
        parts.rules = self.rules(parts.rules);
        parts.rules.ranking = ranking(&self.settings, &numbers, &parts.teams);
        // Rounds that exist were not too many, whatever is declared by now.
        let held = u16::try_from(rounds).unwrap_or(u16::MAX);
        parts.rules.declared_rounds = parts.rules.declared_rounds.map(|it| it.max(held));
        only_known(&mut parts, &numbers);
        parts.players = self.players_of(&numbers, &parts.players);
        self.national(&numbers, &mut parts.national);
        let held = self.rounds.iter().take(rounds);
        parts.rounds = held.clone().map(|round| model_round(round, &numbers, purpose)).collect();
        if self.settings.swiss().is_some_and(|system| Book::of(system).history.recorded_floats) {
            // Rounds of a file have the floats that the file recorded.
            let of_file = |it: &RoundFloats| {
                self.rounds.get(it.round.index()).is_some_and(|held| held.origin == Origin::File)
                    && it.round.index() < rounds
            };
            parts.recorded_floats.retain(of_file);
            let own = held.zip(1..).filter_map(|(it, round)| floats(it, round, &numbers));
            parts.recorded_floats.extend(own);
            parts.recorded_floats.sort_by_key(|it| it.round);
        }
        parts.requests = self.requests(next, &numbers);
        parts.given_byes.clear();
        parts.prohibitions.extend(hard(&self.settings.prohibited, &numbers));
        parts.abnormal.extend(self.abnormal(&numbers));
        let line = |text: String| Verbatim { text: format!("### {text}"), before: String::new() };
        parts.verbatim.extend(self.remarks.iter().map(|remark| line(remark.text.clone())));
        parts.verbatim.extend(self.full_byes(rounds).map(line));
        let snapshot = Snapshot::new(parts).expect("only those with a number are named");
        (snapshot, numbers)
    }

    /// What no act can make: the schedule's own parts, or those of the file.
    fn base(&self, recipe: Option<&Recipe>, numbers: &Numbers) -> Parts {
        let source = self.imported.as_ref().map(|source| source.parts().clone());
        let Some(recipe) = recipe else { return source.unwrap_or_default() };
        let Some(mut parts) = source.or_else(|| self.scheduled(recipe, numbers)) else {
            return Parts::default();
        };
        if !matches!(recipe.kind, Kind::Cup(_)) {
            let rounds = recipe.fixed_rounds().ok().and_then(|it| u16::try_from(it).ok());
            parts.rules.declared_rounds = rounds.or(parts.rules.declared_rounds);
        }
        parts.verbatim.retain(|line| !ronde_schedule::is_decision(&line.text));
        parts.rounds = Vec::new();
        self.decided(recipe, numbers, parts)
    }

    /// The same with what was decided of level matches.
    fn decided(&self, recipe: &Recipe, numbers: &Numbers, parts: Parts) -> Parts {
        if self.decisions.is_empty() {
            return parts;
        }
        let decided = self.decisions.iter().filter_map(|(number, winner)| {
            let seat = numbers.number(*winner)?.get() as usize;
            let seat = (seat - 1) / recipe.boards.unwrap_or(1) + 1;
            Some((usize::try_from(*number).ok()?, ronde_schedule::Seat::new(seat)?))
        });
        let mut verbatim = parts.verbatim.clone();
        verbatim.extend(decided.map(|(number, winner)| ronde_schedule::decision(number, winner)));
        Parts { verbatim, ..parts }
    }

    /// The tournament of a schedule; nothing while its players are not all there. Two may have the
    /// same name, and everybody is put in by name later.
    fn scheduled(&self, recipe: &Recipe, numbers: &Numbers) -> Option<Parts> {
        let people = numbers.ids().filter_map(|id| {
            let number = numbers.number(id)?;
            Some(Player::new(number, number.to_string()))
        });
        let mut teams: Vec<String> = Vec::new();
        for id in numbers.ids() {
            let team = &self.players.get(&id)?.entrant.team;
            if recipe.team_size().is_some() && !teams.contains(team) {
                teams.push(team.clone());
            }
        }
        let field = Field { players: people.collect(), teams };
        let made = ronde_schedule::unpaired(recipe, &field, &self.settings.name).ok()?;
        Some(made.into_parts())
    }

    fn rules(&self, base: Rules) -> Rules {
        let settings = &self.settings;
        let swiss = settings.swiss().is_some();
        let drawn = self.drawn.filter(|_| swiss).map(|drawn| drawn.colour);
        Rules {
            declared_rounds: if swiss { settings.rounds } else { base.declared_rounds },
            initial_colour: settings.initial_colour.or(drawn).map(Into::into),
            points: settings.points.into(),
            ..base
        }
    }

    fn players_of(&self, numbers: &Numbers, in_file: &[Player]) -> Vec<Player> {
        let listed = numbers.ids().filter_map(|id| {
            let number = numbers.number(id)?;
            let place = in_file.binary_search_by_key(&number, |player| player.number).ok();
            let file = place.filter(|_| self.imported.is_some()).map(|place| &in_file[place]);
            Some(player(number, self.players.get(&id)?, file))
        });
        listed.collect()
    }

    /// What the federations know: their records as a file had them, with what was entered since.
    fn national(&self, numbers: &Numbers, records: &mut Vec<NationalRecord>) {
        let known = (0..).zip(&*records).map(|(place, record)| (record.number, place));
        let known: BTreeMap<PairingNumber, usize> = known.collect();
        for (id, player) in &self.players {
            let entrant = &player.entrant;
            let rating = entrant.national_rating();
            let Some(number) = numbers.number(*id) else { continue };
            let place = known.get(&number).copied();
            if place.is_none() && rating.is_none() && entrant.national_id.is_empty() {
                continue;
            }
            let place = place.unwrap_or_else(|| {
                records.push(national_record(number, entrant, &self.settings.federation));
                records.len() - 1
            });
            records[place].rating = rating.map(|it| it.1);
            records[place].id.clone_from(&entrant.national_id);
        }
    }

    /// Byes asked for rounds that are not in the snapshot; who is marked as missing is absent from
    /// the next (C.04.2:3.3).
    fn requests(&self, next: u16, numbers: &Numbers) -> Vec<ByeRequest> {
        let mut requests = Vec::new();
        for (id, player) in &self.players {
            let Some(number) = numbers.number(*id) else { continue };
            let who = Participant::Player(number);
            let missing = player.present == Some(false) && !player.byes.contains_key(&next);
            let absence = missing.then_some((next, Bye::Zero));
            let asked = player.byes.range(next..).map(|(round, bye)| (*round, Bye::from(*bye)));
            for (round, bye) in asked.chain(absence) {
                if let Some(round) = RoundNumber::new(round) {
                    requests.push(ByeRequest { round, bye, who });
                }
            }
        }
        requests.sort_unstable();
        requests
    }

    /// Full-point byes on request are deprecated, and the report names them.
    fn full_byes(&self, rounds: usize) -> impl Iterator<Item = String> {
        let own = |(held, _): &(&Arc<RoundState>, u16)| {
            held.origin != Origin::File && matches!(held.system, SystemCode::Swiss(_))
        };
        let held = self.rounds.iter().take(rounds).zip(1u16..).filter(own);
        let given = held.flat_map(|(held, round)| {
            held.unpaired.iter().map(move |(id, why)| (round, *id, *why))
        });
        let full = given.filter(|(_, _, why)| *why == UnpairedCode::Full);
        full.filter_map(|(round, id, _)| {
            let name = &self.players.get(&id)?.entrant.name;
            Some(format!("Full-point bye for {name} @ Round {round}"))
        })
    }

    fn abnormal(&self, numbers: &Numbers) -> Vec<AbnormalPoints> {
        let record = |adjustment: &super::Adjustment| {
            let who = numbers.number(adjustment.player)?;
            Some(AbnormalPoints {
                kind: AbnormalKind::Adjustment,
                match_points: None,
                points: Some(Score::from_tenths(adjustment.tenths)),
                round: adjustment.round.and_then(RoundNumber::new),
                who: vec![Participant::Player(who)],
            })
        };
        self.adjustments.iter().filter_map(record).collect()
    }
}

fn player(number: PairingNumber, registered: &Registered, in_file: Option<&Player>) -> Player {
    let entrant = &registered.entrant;
    let first = RoundNumber::new(registered.from.max(1)).unwrap_or(RoundNumber::FIRST);
    // Who leaves before he began has no number; who leaves after round r plays until r.
    let until = registered.until.and_then(RoundNumber::new);
    Player {
        number,
        name: entrant.name.clone(),
        sex: entrant.sex(),
        title: entrant.title.map(Into::into),
        rating: entrant.rating,
        estimate: entrant.estimate.as_ref().map(Into::into),
        federation: entrant.federation.clone(),
        league: entrant.league.clone(),
        fide_id: entrant.fide_id.clone(),
        birth: date(&entrant.birth),
        rank: in_file.and_then(|player| player.rank),
        participation: Participation { from: first, until },
    }
}

/// The record of the federation that rates somebody, or else of the own one, or of the one that
/// holds the event, with nothing in it yet but who it is about.
pub(crate) fn national_record(
    number: PairingNumber,
    entrant: &Entrant,
    host: &str,
) -> NationalRecord {
    let rated_by = entrant.national_rating().map_or("", |(federation, _)| federation);
    let named = [rated_by, entrant.federation.as_str(), host].map(str::trim);
    let federation = named.into_iter().find(|it| !it.is_empty()).unwrap_or_default();
    NationalRecord {
        federation: federation.to_owned(),
        number,
        sex: None,
        title: String::new(),
        name: entrant.name.clone(),
        rating: None,
        origin: String::new(),
        id: String::new(),
        birth: None,
        rest: String::new(),
    }
}

/// What a file says of somebody who has no number here any more is left out.
fn only_known(parts: &mut Parts, numbers: &Numbers) {
    let player = |number: &PairingNumber| numbers.id(*number).is_some();
    let one = |who: &Participant| who.player().is_none_or(|number| player(&number));
    parts.national.retain(|record| player(&record.number));
    for team in &mut parts.teams {
        team.members.retain(player);
    }
    for it in &mut parts.prohibitions {
        it.members.retain(one);
    }
    parts.prohibitions.retain(|it| it.members.len() > 1);
    for record in &mut parts.abnormal {
        record.who.retain(one);
    }
    for line_up in &mut parts.line_ups {
        for seat in &mut line_up.boards {
            *seat = seat.filter(|number| player(number));
        }
    }
    for round in &mut parts.recorded_floats {
        round.up.retain(player);
        round.down.retain(player);
    }
}

/// A day as it is stored (`2026-11-16`), or whatever else was written there.
pub(crate) fn date(text: &str) -> Option<DateText> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let mut parts = text.split(['-', '/', '.']);
    let mut number = || parts.next().map_or(Some(0), |part| part.parse::<u16>().ok());
    let read = || {
        let (year, month, day) = (number()?, number()?, number()?);
        Date::new(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?)
    };
    let mut read = read;
    Some(read().map_or_else(|| DateText::Text(text.to_owned()), DateText::Date))
}

/// A day as it is stored.
pub(crate) fn date_text(date: Option<&DateText>) -> String {
    match date {
        None => String::new(),
        Some(DateText::Text(text)) => text.clone(),
        Some(DateText::Date(date)) => date.iso(),
    }
}

/// Records 202 and 212. A list that the file has in 212 stays there while it is the one that is
/// declared.
fn lists(settings: &Settings, base: &Event) -> (String, String) {
    if declared::text(base).unwrap_or_default() == settings.tie_breaks.trim() {
        (base.tie_breaks.clone(), base.standings_order.clone())
    } else {
        (settings.tie_breaks.clone(), String::new())
    }
}

fn event(settings: &Settings, base: Event) -> Event {
    let (tie_breaks, standings_order) = lists(settings, &base);
    let kind_code = match (settings.swiss(), settings.acceleration.as_str()) {
        (None, _) => base.kind_code,
        (Some(system), "") => system.code().to_owned(),
        (Some(system), acceleration) => format!("{}_{acceleration}", system.code()),
    };
    let kind = match settings.swiss() {
        Some(system) if base.kind.is_empty() => format!("Individual: Swiss-System ({system})"),
        _ => base.kind,
    };
    let controller = format!("Ronde {}", env!("CARGO_PKG_VERSION"));
    Event {
        name: settings.name.clone(),
        city: settings.city.clone(),
        federation: settings.federation.clone(),
        start: date(&settings.start),
        end: date(&settings.end),
        kind,
        kind_code,
        director: settings.director.clone(),
        chief_arbiter: settings.chief_arbiter.clone(),
        deputies: settings.deputies.clone(),
        time_control: settings.time_control.clone(),
        time_control_code: settings.time_control_code.clone(),
        round_dates: settings.round_dates.iter().map(|day| date(day)).collect(),
        pairing_controller: controller,
        tie_breaks,
        standings_order,
        ..base
    }
}

fn ranking(settings: &Settings, numbers: &Numbers, teams: &[Team]) -> RankingRules {
    let lot = |lot: &Lot| match lot {
        Lot::Player(id) => numbers.number(*id).map(Participant::Player),
        Lot::Team(name) => {
            let team = teams.iter().find(|team| team.name == *name)?;
            Some(Participant::Team(team.number))
        }
    };
    RankingRules {
        edition: settings.tie_break_rules,
        primary: settings.primary_points.map(Into::into),
        unrated: settings.unrated_as,
        lots: settings.lots.iter().filter_map(lot).collect(),
    }
}

/// A round by those numbers, with its results.
pub(crate) fn numbered_round(round: &RoundState, numbers: &Numbers) -> Round {
    model_round(round, numbers, Purpose::Tournament)
}

fn model_round(round: &RoundState, numbers: &Numbers, purpose: Purpose) -> Round {
    let game = |board: &BoardState| {
        let result = match purpose {
            Purpose::Rating => board.for_rating.or(board.result),
            Purpose::Tournament => board.result,
        };
        Some(Game {
            white: numbers.number(board.white)?,
            black: numbers.number(board.black)?,
            result: result.map_or(GameResult::Pending, ResultCode::game),
        })
    };
    let unpaired = round.unpaired.iter();
    let unpaired =
        unpaired.filter_map(|(id, why)| Some((numbers.number(*id)?, Unpaired::from(*why))));
    Round::new(round.boards.iter().filter_map(game).collect(), unpaired.collect())
        .expect("the fold refuses a round with somebody twice")
}

fn floats(round: &RoundState, number: u16, numbers: &Numbers) -> Option<RoundFloats> {
    if !matches!(round.origin, crate::stored::Origin::Engine(_)) {
        return None;
    }
    let of = |ids: &[EntrantId]| {
        let mut list: Vec<PairingNumber> =
            ids.iter().filter_map(|id| numbers.number(*id)).collect();
        list.sort_unstable();
        list
    };
    Some(RoundFloats { round: RoundNumber::new(number)?, up: of(&round.up), down: of(&round.down) })
}

/// The hard ones; the soft ones are the engine's business.
fn hard<'a>(
    prohibited: &'a [Prohibited],
    numbers: &'a Numbers,
) -> impl Iterator<Item = Prohibition> + 'a {
    prohibited.iter().filter(|it| !it.soft).filter_map(|it| prohibition(it, numbers))
}

/// As the model has it; none where fewer than two of them have a number.
pub(crate) fn prohibition(it: &Prohibited, numbers: &Numbers) -> Option<Prohibition> {
    let members: Vec<Participant> =
        it.members.iter().filter_map(|id| numbers.number(*id).map(Participant::Player)).collect();
    let rounds = RoundSpan { first: RoundNumber::new(it.first)?, last: RoundNumber::new(it.last)? };
    (members.len() > 1).then_some(Prohibition { rounds, members })
}
