//! What a standings table depends on, settled once: who is ranked, by which points, by which rule
//! of the form, under which edition of the tie-break rules, by which list, after which round, with
//! which lots.
//!
//! [`Settings::of`] takes everything from what the tournament declares; [`Settings::settle`] also
//! takes what a caller wants otherwise, by name. There is no other way to make them, so a table
//! whose list was not settled cannot be built.

use ronde_model::{Participant, Snapshot};

use crate::declared;
use crate::edition::{Chosen, Edition, Form};
use crate::form_rule::FormRule;
use crate::grammar::{Basis, Code, TieBreak, Unreadable, read_list};
use crate::notes::Unusable;

/// Who is ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Contest {
    /// Players.
    Players,
    /// Teams.
    Teams,
}

/// What a caller wants otherwise than the tournament declares it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overrides {
    /// The tie-break rules.
    pub edition: Option<Edition>,
    /// Whether pairings were fixed beforehand.
    pub form: Option<Form>,
    /// Who is ranked.
    pub contest: Option<Contest>,
    /// Rounds that count, from the first.
    pub rounds: Option<usize>,
    /// The points that rank first, in a team event.
    pub primary: Option<Basis>,
    /// What breaks equal points, in order.
    pub tie_breaks: Option<Vec<TieBreak>>,
    /// What unrated players count (C.07:10).
    pub unrated: Option<u16>,
    /// A draw of lots that was held, the winner first.
    pub lots: Option<Vec<Participant>>,
}

impl Overrides {
    /// Another list of tie-breaks, by their names.
    ///
    /// # Errors
    /// The first name that cannot be read.
    pub fn with_list(names: &str) -> Result<Overrides, Unreadable> {
        let list: Result<Vec<TieBreak>, Unreadable> = read_list(names).into_iter().collect();
        Ok(Overrides { tie_breaks: Some(list?), ..Overrides::default() })
    }
}

/// Where the list of tie-breaks comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListSource {
    /// The caller named it.
    Asked,
    /// The tournament declares it.
    Declared,
    /// dutch-1992:F10.
    Article1992,
    /// The form of the tournament has a list of its own.
    Form,
    /// There is none: equal points share the rank.
    None,
}

/// What a standings table is made by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    edition: Edition,
    edition_by: Chosen,
    form: Form,
    rule: FormRule,
    contest: Contest,
    rounds: usize,
    primary: Basis,
    tie_breaks: Vec<TieBreak>,
    list_from: ListSource,
    cut_short: Option<Unusable>,
    unrated: Option<u16>,
    lots: Vec<Participant>,
}

impl Settings {
    /// What the tournament declares, after its last complete round.
    pub fn of(snapshot: &Snapshot) -> Settings {
        let settled = Settings::settle(snapshot, &Overrides::default());
        settled.expect("only a list that a caller names can be refused")
    }

    /// Players one by one: as declared in an individual event; by points alone in a team event,
    /// whose list is about teams.
    pub fn of_players(snapshot: &Snapshot) -> Settings {
        let declared = Settings::of(snapshot);
        if declared.contest == Contest::Players {
            return declared;
        }
        let (contest, tie_breaks) = (Some(Contest::Players), Some(Vec::new()));
        let asked = Overrides { contest, tie_breaks, ..Overrides::default() };
        Settings::settle(snapshot, &asked).expect("an empty list has nothing to refuse")
    }

    /// The same with what a caller wants otherwise.
    ///
    /// # Errors
    /// A tie-break of the caller's list that cannot be used. In a list that the tournament
    /// declares, what cannot be used ends the list: see [`Settings::cut_short`].
    pub fn settle(snapshot: &Snapshot, asked: &Overrides) -> Result<Settings, Unusable> {
        let ranking = &snapshot.rules.ranking;
        let contest = asked.contest.unwrap_or_else(|| declared::contest(snapshot));
        let (edition, edition_by) = declared::edition(snapshot, asked.edition);
        let rule = FormRule::of(snapshot, contest);
        let (names, list_from) = names(snapshot, asked, edition, rule, contest);
        let mut settings = Settings {
            edition,
            edition_by,
            form: asked.form.unwrap_or_else(|| crate::edition::declared_form(snapshot)),
            rule,
            contest,
            rounds: asked.rounds.unwrap_or_else(|| declared::counted_rounds(snapshot)),
            primary: declared::primary(snapshot, asked.primary, names.first(), edition, rule),
            tie_breaks: Vec::new(),
            list_from,
            cut_short: None,
            unrated: asked.unrated.or(ranking.unrated),
            lots: asked.lots.clone().unwrap_or_else(|| ranking.lots.clone()),
        };
        settings.take_list(names)?;
        Ok(settings)
    }

    /// The list without the points that it begins with: those always come first. A caller who names
    /// them without saying which wants to see them as a column.
    fn take_list(&mut self, mut names: Vec<Result<TieBreak, Unreadable>>) -> Result<(), Unusable> {
        let asked = self.list_from == ListSource::Asked;
        let points = |it: &Result<TieBreak, Unreadable>| {
            it.as_ref().is_ok_and(|it| {
                let wanted = asked && it.basis.is_none();
                it.code == Code::Pts && !wanted && self.is_primary(it.basis)
            })
        };
        if names.first().is_some_and(points) {
            names.drain(..1);
        }
        for name in names {
            match name.map_err(Unusable::Unreadable).and_then(|it| self.usable(it)) {
                Ok(tie_break) => self.tie_breaks.push(tie_break),
                Err(why) if self.list_from == ListSource::Asked => return Err(why),
                Err(why) => {
                    self.cut_short = Some(why);
                    break;
                }
            }
        }
        Ok(())
    }

    fn is_primary(&self, basis: Option<Basis>) -> bool {
        match self.contest {
            Contest::Players => basis.is_none(),
            Contest::Teams => basis.is_none_or(|it| it == self.primary),
        }
    }

    /// A tie-break of the edition, of players or teams, and of the form.
    fn usable(&self, tie_break: TieBreak) -> Result<TieBreak, Unusable> {
        let code = tie_break.code;
        if self.rule == FormRule::Molter {
            let known = FormRule::MOLTER.contains(&code);
            return if known { Ok(tie_break) } else { Err(Unusable::NeedsMatches(code)) };
        }
        if !code.exists_in(self.edition) {
            return Err(Unusable::NotInEdition { code, edition: self.edition });
        }
        let of_teams = code.is_for_teams() || tie_break.basis.is_some();
        if of_teams && self.contest == Contest::Players {
            return Err(Unusable::OnlyTeams(tie_break));
        }
        Ok(tie_break)
    }

    /// The same after so many rounds.
    #[must_use]
    pub fn after(&self, rounds: usize) -> Settings {
        Settings { rounds, ..self.clone() }
    }

    /// The tie-break rules.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// What decided the edition.
    pub const fn edition_by(&self) -> Chosen {
        self.edition_by
    }

    /// Whether pairings were fixed beforehand.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// The rule of the form by which participants are put in order.
    pub const fn rule(&self) -> FormRule {
        self.rule
    }

    /// Who is ranked.
    pub const fn contest(&self) -> Contest {
        self.contest
    }

    /// Rounds that count, from the first.
    pub const fn rounds(&self) -> usize {
        self.rounds
    }

    /// The points that rank first, in a team event.
    pub const fn primary(&self) -> Basis {
        self.primary
    }

    /// What breaks equal points, in order.
    pub fn tie_breaks(&self) -> &[TieBreak] {
        &self.tie_breaks
    }

    /// Where the list comes from.
    pub const fn list_from(&self) -> ListSource {
        self.list_from
    }

    /// Why the declared list could not be used to its end: what stands behind is left out.
    pub const fn cut_short(&self) -> Option<&Unusable> {
        self.cut_short.as_ref()
    }

    /// What unrated players count, if the event's rules say it (C.07:10).
    pub const fn unrated(&self) -> Option<u16> {
        self.unrated
    }

    /// A draw of lots that was held, the winner first. It decides among those whom everything else
    /// leaves tied (C.07:4.2).
    pub fn lots(&self) -> &[Participant] {
        &self.lots
    }
}

type Names = Vec<Result<TieBreak, Unreadable>>;

fn names(
    snapshot: &Snapshot,
    asked: &Overrides,
    edition: Edition,
    rule: FormRule,
    contest: Contest,
) -> (Names, ListSource) {
    if let Some(list) = &asked.tie_breaks {
        return (list.iter().copied().map(Ok).collect(), ListSource::Asked);
    }
    if edition == Edition::E1992 {
        return (read_list("DE,ARO"), ListSource::Article1992);
    }
    if let Some(list) = declared::list(snapshot) {
        return (list, ListSource::Declared);
    }
    match rule.own_list(contest) {
        Some(list) => (read_list(list), ListSource::Form),
        None => (Vec::new(), ListSource::None),
    }
}
