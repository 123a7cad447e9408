//! What somebody needs in the round that is being played.

use ronde_model::{Participant, Snapshot};
use ronde_report::random::no_needs;
use ronde_report::{needs as report, text};
use ronde_simulate::needs::{Ahead, Effort, Needs, Own};
use ronde_standings::Settings;
use ronde_words::{Lang, StandingsWords, fill};
use serde_json::{Value, json};

use crate::language;
use crate::outcome::{self, Stop};

/// Options about the round in play.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct NeedsOptions {
    #[arg(long, value_name = "NUMBER")]
    #[arg(conflicts_with_all = ["why", "csv", "table", "category", "prizes"])]
    pub(super) needs: Option<u32>,
    #[arg(long, value_name = "N", default_value = "0", requires = "needs")]
    places: u32,
    #[arg(long, value_name = "N", default_value = "2000", requires = "needs")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    plays: u32,
    #[arg(long, value_name = "SEED", default_value = "1", requires = "needs")]
    seed: u64,
}

impl NeedsOptions {
    /// The answer in words, or for programs.
    pub(super) fn page(
        &self,
        snapshot: &Snapshot,
        settings: &Settings,
        who: Participant,
        (lang, json): (Lang, bool),
    ) -> Result<String, Stop> {
        let w = StandingsWords::of(language::current());
        let effort = Effort { plays: self.plays, ..Effort::USUAL };
        let ahead = Ahead::of(snapshot, settings, effort, self.seed).map_err(|why| {
            Stop::bad_input(fill!(w.no_needs, why = no_needs(why, language::current())))
        })?;
        let needs = ahead.needs(who).expect("the number was looked up");
        if !needs.exact {
            outcome::complain(&format!("{}\n", fill!(w.plays, seed = self.seed)));
        }
        Ok(if json {
            page(&needs, self.seed, self.places)
        } else {
            self.words(&ahead, &needs, lang)
        })
    }

    fn words(&self, ahead: &Ahead, needs: &Needs, lang: Lang) -> String {
        let sentences = report::sentences(ahead.snapshot(), needs, lang).join("\n");
        let view = report::view(ahead.snapshot(), needs, self.places, lang);
        format!("{sentences}\n\n{}", text::table(&view))
    }
}

/// The version of the form. It is raised when a field goes or changes its meaning.
const VERSION: u32 = 1;

fn page(needs: &Needs, seed: u64, places: u32) -> String {
    let own = |own: Own| match own {
        Own::Win => "win",
        Own::Draw => "draw",
        Own::Loss => "loss",
        Own::Done => "done",
    };
    let results: Vec<Value> = needs
        .results
        .iter()
        .map(|need| {
            let ranks: Vec<Value> = need
                .ranks
                .iter()
                .map(|it| {
                    let per_cent = need.per_cent(it.weight);
                    json!({ "rank": it.rank, "cases": it.cases, "per_cent": per_cent })
                })
                .collect();
            let bounds = need.by_points.as_ref().map(|it| {
                let rivals: Vec<u32> = it.rivals.iter().map(|who| who.number()).collect();
                json!({ "best": it.best, "worst": it.worst, "rivals": rivals })
            });
            let (cases, weight) = need.within(places);
            let prizes = (places > 0).then(|| {
                let per_cent = need.per_cent(weight);
                json!({ "places": places, "cases": cases, "per_cent": per_cent })
            });
            json!({
                "own": own(need.own),
                "points": need.points.map(|it| it.to_string()),
                "by_points": bounds,
                "cases": need.cases,
                "ranks": ranks,
                "prizes": prizes,
            })
        })
        .collect();
    let page = json!({
        "ronde_needs": VERSION,
        "number": needs.who.number(),
        "round": needs.round.get(),
        "last": needs.last,
        "opponent": needs.opponent.map(Participant::number),
        "exact": needs.exact,
        "open": needs.open,
        "seed": seed,
        "results": results,
    });
    serde_json::to_string_pretty(&page).expect("numbers and texts can always be written") + "\n"
}
