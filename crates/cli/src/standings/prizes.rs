//! Prizes and medals on the command line.

use clap::ValueEnum;
use ronde_model::Snapshot;
use ronde_report::{View, prizes, standings as view};
use ronde_standings::prizes::{CENTS, Purse, Rules, Sharing, amount, pay, purse};
use ronde_standings::tables::{Podium, Selected, medal_table};
use ronde_standings::{Category, Standings};
use ronde_words::{Lang, StandingsWords};

use crate::outcome::Stop;
use crate::{help, language};

/// Options about prizes.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Options {
    #[arg(long, value_name = "PRIZES", conflicts_with_all = ["why", "table", "category", "json"])]
    prizes: Option<String>,
    #[arg(long, value_name = "HOW", default_value = "by-rank", requires = "prizes")]
    #[arg(value_parser = help::offered::<SharingName>("sharing"))]
    sharing: SharingName,
    #[arg(long, requires = "prizes")]
    cumulative: bool,
    #[arg(long, value_name = "AMOUNT", default_value = "1", requires = "prizes")]
    unit: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SharingName {
    ByRank,
    Shared,
    Hort,
}

impl From<SharingName> for Sharing {
    fn from(name: SharingName) -> Sharing {
        match name {
            SharingName::ByRank => Sharing::ByRank,
            SharingName::Shared => Sharing::Shared,
            SharingName::Hort => Sharing::Hort,
        }
    }
}

impl Options {
    /// The prize list, where prizes were named.
    pub(super) fn view(
        &self,
        snapshot: &Snapshot,
        standings: &Standings,
        (lang, csv): (Lang, bool),
    ) -> Result<Option<View>, Stop> {
        let Some(text) = &self.prizes else { return Ok(None) };
        let purses: Option<Vec<Purse>> = purses(text, self.sharing);
        let unit = amount(&self.unit).filter(|unit| *unit > 0);
        let (Some(purses), Some(unit)) = (purses, unit) else {
            return Err(Stop::bad_input(
                StandingsWords::of(language::current()).prizes_or_unit_unread,
            ));
        };
        let rules = Rules { purses, one_each: !self.cumulative, unit };
        let payout = pay(snapshot, standings, &rules);
        // Programs know categories by what the option calls them.
        Ok(Some(if csv {
            prizes::view(snapshot, &rules, &payout, CENTS)
        } else {
            prizes::view_in(snapshot, &rules, &payout, CENTS, lang)
        }))
    }
}

/// The purses of a text like `all:1000,600;women:500`; without a category they are everybody's.
fn purses(text: &str, sharing: SharingName) -> Option<Vec<Purse>> {
    let one = |part: &str| {
        let part = if part.contains(':') { part.to_owned() } else { format!("all:{part}") };
        purse(&part, sharing.into())
    };
    text.split(';').map(one).collect()
}

/// The rules that pay whole amounts, if prizes were named.
pub(crate) fn prize_rules(
    text: Option<&str>,
    sharing: SharingName,
    cumulative: bool,
) -> Result<Option<Rules>, Stop> {
    let Some(text) = text else { return Ok(None) };
    let purses = purses(text, sharing)
        .ok_or_else(|| Stop::bad_input(StandingsWords::of(language::current()).prizes_unread))?;
    Ok(Some(Rules { purses, one_each: !cumulative, unit: 1 }))
}

/// Medals by federation: of everybody, and of the women.
pub(super) fn medals(snapshot: &Snapshot, standings: &Standings, lang: Lang) -> View {
    let federation = |selected: &Selected<'_>| {
        let player = selected.row.who.player().and_then(|number| snapshot.player(number));
        player.map(|player| player.federation.trim().to_owned()).unwrap_or_default()
    };
    let categories = ["all", "women"].into_iter().filter_map(Category::read);
    let podiums: Vec<Podium> = categories
        .map(|category| Podium::of(&standings.of_category(snapshot, &category), federation))
        .collect();
    view::medals(&medal_table(&podiums), lang)
}
