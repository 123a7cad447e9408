//! `-p`: the next round.

use std::path::Path;

use ronde_formats::Severity;
use ronde_swiss::Detail;
use ronde_words::Lang;

use super::request::Request;
use super::{Streams, beside, checklist, load};
use crate::outcome::{Outcome, Stop};
use crate::pair::choice::InitialBy;
use crate::pair::concern::{self, Concern};
use crate::pair::{self, list};
use crate::save::save;

pub(super) fn run(
    request: &Request,
    output: Option<&Path>,
    streams: &mut Streams<'_>,
) -> Result<Outcome, Stop> {
    let loaded = load(request)?;
    let snapshot = checklist::accelerated(loaded.snapshot.clone(), request.baku);
    let ready = pair::ready(snapshot, &loaded.name, &request.rulebook(), None, None)?;
    if loaded.count(Severity::Error) > 0 {
        let concern = Concern::of(&loaded, ready.round, Lang::En);
        streams.complain(&concern.text);
        concern.refusal(&loaded, ready.round, Lang::En).map_or(Ok(()), Err)?;
    } else {
        streams.complain(&concern::notes(&loaded, Lang::En));
    }
    if ready.initial.by == InitialBy::Default {
        streams.complain("initial colour White is assumed: the file does not say (152, XXC)\n");
    }
    let pairing = ready.pair(&loaded.name, Detail::Nothing)?;
    let text = list::plain(&pairing);
    let input = request.input.as_deref();
    match output {
        Some(name) => save(&beside(name, input), |target| target.write_all(text.as_bytes()))?,
        None => streams.print(&text)?,
    }
    if let Some(path) = request.checklist_path(input) {
        let page = checklist::page(&ready.scene(), Some(&pairing));
        save(&path, |target| target.write_all((page + checklist::LEGEND).as_bytes()))?;
    }
    Ok(Outcome::Done)
}
