//! Rules of forms that rank otherwise than by points and tie-breaks alone, from the schedule that
//! the tournament carries.
//!
//! - A cup ranks by how far one came (ssb-course): those who are still in it share the first place,
//!   and nobody is above another for points made in replays.
//! - A Berlin tournament (ssb-course) is groups, and then finals which start from nothing:
//!   everybody is ranked in the group that is being played, the upper final above the lower one.
//! - Molter (ssb-course) has no matches: the points of all players are added up, then come Berlin,
//!   the games won, the direct encounter and the first boards.
//! - Teams of a Scheveningen or Schiller tournament are ranked by game points.

use std::ops::Range;

use ronde_model::Snapshot;
use ronde_schedule::berlin::Berlin;
use ronde_schedule::{Error, Kind, Next, Recipe, Seat, recipe_of};

use crate::grammar::Code;
use crate::settings::{Contest, Settings};
use crate::table::Standings;

/// The rule of a form by which participants are put in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FormRule {
    /// Points, then tie-breaks.
    Points,
    /// Game points of teams, then tie-breaks.
    GamePoints,
    /// How far one came, then tie-breaks if some are declared.
    Cup,
    /// The group that is being played, then points and tie-breaks within it.
    Groups,
    /// Points of all players of a team, then the tie-breaks of the system.
    Molter,
}

/// The part of a tournament that is ranked by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Section {
    /// Places in the list of participants, in order.
    pub(crate) members: Vec<usize>,
    /// Its rounds.
    pub(crate) rounds: Range<usize>,
    /// Whether it is a final: then its ranks go on where those of the section above end.
    pub(crate) is_final: bool,
}

impl FormRule {
    /// What can break ties where no two teams play a match.
    pub const MOLTER: &[Code] = &[
        Code::Pts,
        Code::Ber,
        Code::Gwon,
        Code::De,
        Code::Tbr,
        Code::Bbe,
        Code::Bc,
        Code::Ps,
        Code::Tpn,
    ];

    pub(crate) fn of(snapshot: &Snapshot, contest: Contest) -> FormRule {
        let Ok(recipe) = recipe_of(snapshot) else { return FormRule::Points };
        let seats = if recipe.boards.is_some() { Contest::Teams } else { Contest::Players };
        match (recipe.kind, contest) {
            (Kind::Molter(_), Contest::Teams) => FormRule::Molter,
            (Kind::Scheveningen(_) | Kind::Schiller(_), Contest::Teams) => FormRule::GamePoints,
            (Kind::Cup(_), contest) if contest == seats => FormRule::Cup,
            (Kind::Berlin(_), contest) if contest == seats => FormRule::Groups,
            _ => FormRule::Points,
        }
    }

    /// Whether game points rank first where nothing else is said.
    pub(crate) const fn counts_games(self) -> bool {
        matches!(self, FormRule::Molter | FormRule::GamePoints)
    }

    /// The list that the form has where none is declared. A Berlin tournament must say who goes on.
    pub(crate) const fn own_list(self, contest: Contest) -> Option<&'static str> {
        match (self, contest) {
            (FormRule::Molter, _) => Some("BER,GWON,DE,TBR"),
            (FormRule::Groups, Contest::Players) => Some("DE,SB,WIN"),
            (FormRule::Groups, Contest::Teams) => Some("MPvGP,DE,SB,WIN"),
            _ => None,
        }
    }

    /// Whether the rounds follow from each other as the rule needs it.
    pub(crate) fn gives_places(self, snapshot: &Snapshot, settings: &Settings) -> bool {
        match self {
            FormRule::Cup => cup_places(snapshot, settings.rounds()).is_some(),
            FormRule::Groups => sections(snapshot, settings).is_some(),
            FormRule::Points | FormRule::GamePoints | FormRule::Molter => true,
        }
    }
}

/// The place of every participant of a cup after so many rounds; 1 for those who are still in it.
/// Nothing where the rounds are not those of the cup.
pub(crate) fn cup_places(snapshot: &Snapshot, rounds: usize) -> Option<Vec<usize>> {
    let recipe = recipe_of(snapshot).ok()?;
    let decided = ronde_schedule::cup_places(snapshot, &recipe, rounds)?;
    let mut places = vec![1; recipe.seats()];
    for (place, seat) in decided {
        *places.get_mut(seat.index())? = place;
    }
    Some(places)
}

/// The groups of a Berlin tournament that are ranked after so many rounds. Nothing where somebody
/// played outside the group.
pub(crate) fn sections(snapshot: &Snapshot, settings: &Settings) -> Option<Vec<Section>> {
    let berlin = berlin(snapshot)?;
    let (first, played) = (berlin.first_rounds(), settings.rounds());
    let (groups, rounds) = if played <= first {
        (berlin.members(), 0..played)
    } else {
        (berlin.finalists(&group_orders(snapshot, settings, berlin)), first..played)
    };
    let section = |seats: &Vec<Seat>| {
        let mut members: Vec<usize> = seats.iter().map(|seat| seat.index()).collect();
        members.sort_unstable();
        Section { members, rounds: rounds.clone(), is_final: played > first }
    };
    Some(groups.iter().map(section).collect())
}

fn berlin(snapshot: &Snapshot) -> Option<Berlin> {
    match recipe_of(snapshot).ok()?.kind {
        Kind::Berlin(berlin) => Some(berlin),
        _ => None,
    }
}

/// The order of every group after the first part.
fn group_orders(snapshot: &Snapshot, settings: &Settings, berlin: Berlin) -> Vec<Vec<Seat>> {
    let table = Standings::of(snapshot, settings.after(berlin.first_rounds()));
    let orders = table.sections().iter().map(|section| {
        let place = |row: &crate::table::Row| Seat::new(table.place_of(row.who)? + 1);
        section.rows().iter().filter_map(place).collect()
    });
    orders.collect()
}

/// The rounds after those that a tournament with a schedule holds. Who goes on from a group is who
/// the standings have there.
///
/// # Errors
/// Results that are missing, or rounds from which nothing follows.
pub fn next_rounds(snapshot: &Snapshot, recipe: &Recipe) -> Result<Next, Error> {
    ronde_schedule::next_rounds(snapshot, recipe, &standings_of_groups)
}

/// The round at this place of the tournament, as the schedule had it when it was due.
///
/// # Errors
/// An earlier round from which nothing follows.
pub fn due_round(
    snapshot: &Snapshot,
    recipe: &Recipe,
    place: usize,
) -> Result<Option<ronde_schedule::Round>, Error> {
    ronde_schedule::due_round(snapshot, recipe, place, &standings_of_groups)
}

/// The tournament with every round whose players are known by now, and whether more rounds follow
/// from results.
///
/// # Errors
/// A tournament without a schedule, or players who do not fill it.
pub fn as_far_as_known(snapshot: &Snapshot) -> Result<(Snapshot, bool), Error> {
    ronde_schedule::as_far_as_known(snapshot, &standings_of_groups)
}

/// Compares every round that is paired with the schedule.
///
/// # Errors
/// A tournament of which nobody knows the schedule, or an earlier round from which nothing follows.
pub fn compare(
    snapshot: &Snapshot,
    recipe: &Recipe,
) -> Result<Vec<Option<ronde_schedule::Difference>>, Error> {
    ronde_schedule::compare(snapshot, recipe, &standings_of_groups)
}

fn standings_of_groups(snapshot: &Snapshot) -> Vec<Vec<Seat>> {
    match berlin(snapshot) {
        Some(berlin) => group_orders(snapshot, &Settings::of(snapshot), berlin),
        None => Vec::new(),
    }
}
