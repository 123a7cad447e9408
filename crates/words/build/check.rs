//! What would go wrong when somebody reads a page, told to the translator instead.

use std::collections::BTreeMap;

use crate::catalogue::{Catalogue, Fault, Message, Part};

/// Everything in which a language differs from the first of them, which is English, and what is
/// wrong in each.
pub(crate) fn check(catalogues: &[Catalogue]) -> Vec<Fault> {
    let Some((english, others)) = catalogues.split_first() else { return Vec::new() };
    let mut faults: Vec<Fault> = catalogues.iter().flat_map(alone).collect();
    faults.extend(parts_named(english));
    faults.extend(others.iter().flat_map(|other| beside(english, other)));
    faults
}

fn fault(catalogue: &Catalogue, line: usize, what: String) -> Fault {
    Fault { file: catalogue.file.clone(), line, what }
}

/// Keys that stand twice, and texts that say nothing.
fn alone(catalogue: &Catalogue) -> Vec<Fault> {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut faults = Vec::new();
    for Message { key, line, parts, .. } in &catalogue.messages {
        if let Some(first) = seen.insert(key, *line) {
            faults.push(fault(catalogue, *line, format!("{key} stands in line {first} already")));
        }
        if says_nothing(parts) {
            faults.push(fault(catalogue, *line, format!("{key} says nothing")));
        }
    }
    faults
}

fn says_nothing(parts: &[Part]) -> bool {
    parts.iter().all(|part| matches!(part, Part::Text(text) if text.trim().is_empty()))
}

/// Every key begins with the name of its part.
fn parts_named(english: &Catalogue) -> Vec<Fault> {
    let named = |message: &Message| {
        let group = message.group.map(|group| &english.groups[group].name);
        group.is_some_and(|name| {
            message.key.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with('-'))
        })
    };
    let wrong = english.messages.iter().filter(|message| !named(message));
    wrong
        .map(|it| {
            let what = format!("{} does not begin with the name of its part", it.key);
            fault(english, it.line, what)
        })
        .collect()
}

/// Keys and variables that one of two languages has and the other has not.
fn beside(english: &Catalogue, other: &Catalogue) -> Vec<Fault> {
    let mut faults = Vec::new();
    for message in &english.messages {
        let Some(fellow) = other.get(&message.key) else {
            let what = format!("{} is missing ({}:{})", message.key, english.file, message.line);
            faults.push(fault(other, other.messages.last().map_or(1, |it| it.line), what));
            continue;
        };
        for name in message.variables().difference(&fellow.variables()) {
            let what = format!("{} lacks the variable ${name}", message.key);
            faults.push(fault(other, fellow.line, what));
        }
        for name in fellow.variables().difference(&message.variables()) {
            let what = format!("{} has a variable ${name} that English has not", message.key);
            faults.push(fault(other, fellow.line, what));
        }
    }
    for message in &other.messages {
        if english.get(&message.key).is_none() {
            let what = format!("{} is in no part of {}", message.key, english.file);
            faults.push(fault(other, message.line, what));
        }
    }
    faults
}
