//! A file of messages, read.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, NamedArgument, Pattern, PatternElement,
    Variant, VariantKey,
};
use fluent_syntax::{parser, unicode};

/// The messages of one language.
#[derive(Debug)]
pub(crate) struct Catalogue {
    pub(crate) file: String,
    pub(crate) groups: Vec<Group>,
    pub(crate) messages: Vec<Message>,
    /// Where each key stands in the messages.
    places: BTreeMap<String, usize>,
}

/// A part of the program: `## rounds`, then lines about it. `(by key)` behind the name says that
/// its words are looked up by their key.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) name: String,
    pub(crate) by_key: bool,
    pub(crate) about: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) key: String,
    pub(crate) line: usize,
    /// Place in [`Catalogue::groups`]; none for a message before the first group.
    pub(crate) group: Option<usize>,
    pub(crate) parts: Vec<Part>,
}

#[derive(Clone, Debug)]
pub(crate) enum Part {
    Text(String),
    Gap(String),
    Choice { by: String, ordinal: bool, forms: Vec<(String, Vec<Part>)>, otherwise: Vec<Part> },
}

/// Something wrong in a file.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) file: String,
    pub(crate) line: usize,
    pub(crate) what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

impl Catalogue {
    pub(crate) fn new(file: &str, groups: Vec<Group>, messages: Vec<Message>) -> Catalogue {
        let places = messages.iter().enumerate().map(|(place, it)| (it.key.clone(), place));
        Catalogue { file: file.to_owned(), groups, places: places.collect(), messages }
    }

    pub(crate) fn get(&self, key: &str) -> Option<&Message> {
        self.places.get(key).map(|place| &self.messages[*place])
    }

    /// The text of a message without variables; empty if there is none.
    pub(crate) fn text_of(&self, key: &str) -> &str {
        match self.get(key).map(|message| &message.parts[..]) {
            Some([Part::Text(text)]) => text,
            _ => "",
        }
    }
}

impl Message {
    /// The names of its variables.
    pub(crate) fn variables(&self) -> BTreeSet<&str> {
        let mut names = BTreeSet::new();
        variables(&self.parts, &mut names);
        names
    }
}

fn variables<'a>(parts: &'a [Part], names: &mut BTreeSet<&'a str>) {
    for part in parts {
        match part {
            Part::Text(_) => {}
            Part::Gap(name) => drop(names.insert(name)),
            Part::Choice { by, forms, otherwise, .. } => {
                names.insert(by);
                for (_, form) in forms {
                    variables(form, names);
                }
                variables(otherwise, names);
            }
        }
    }
}

/// All that can be read, and everything that is wrong.
pub(crate) fn read(file: &str, source: &str) -> (Catalogue, Vec<Fault>) {
    let line_at = |place: usize| source[..place.min(source.len())].matches('\n').count() + 1;
    let fault = |line, what: String| Fault { file: file.to_owned(), line, what };
    let (resource, errors) = match parser::parse(source) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let mut faults: Vec<Fault> = errors
        .iter()
        .map(|error| fault(line_at(error.pos.start), format!("not Fluent: {error}")))
        .collect();
    let (mut groups, mut messages) = (Vec::new(), Vec::new());
    let mut lines = Lines { source, place: 0 };
    for entry in resource.body {
        match entry {
            Entry::GroupComment(comment) => groups.push(group(&comment.content)),
            Entry::Message(message) => {
                let key = message.id.name.to_owned();
                let line = lines.next_of(&key);
                if !message.attributes.is_empty() {
                    faults.push(fault(line, format!("{key}: attributes are not used here")));
                }
                let parts = message.value.map_or(Ok(vec![]), |value| parts(&value));
                let parts = parts.unwrap_or_else(|what| {
                    faults.push(fault(line, format!("{key}: {what}")));
                    vec![Part::Text("…".to_owned())]
                });
                let group = groups.len().checked_sub(1);
                messages.push(Message { key, line, group, parts });
            }
            Entry::Term(term) => {
                let what = format!("-{}: terms are not used here", term.id.name);
                faults.push(fault(lines.next_of(&format!("-{}", term.id.name)), what));
            }
            Entry::Comment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    (Catalogue::new(file, groups, messages), faults)
}

fn group(content: &[&str]) -> Group {
    let (name, about) = content.split_first().map_or(("", &[][..]), |(name, about)| (*name, about));
    let plain = name.strip_suffix(" (by key)");
    Group {
        name: plain.unwrap_or(name).trim().to_owned(),
        by_key: plain.is_some(),
        about: about.join(" "),
    }
}

/// Where each message stands: the parser does not say.
struct Lines<'a> {
    source: &'a str,
    place: usize,
}

impl Lines<'_> {
    /// The line of the next definition of a key.
    fn next_of(&mut self, key: &str) -> usize {
        let mut from = 0;
        for (number, line) in self.source.split_inclusive('\n').enumerate() {
            let after = line.strip_prefix(key).map(str::trim_start);
            if from >= self.place && after.is_some_and(|it| it.starts_with('=')) {
                self.place = from + line.len();
                return number + 1;
            }
            from += line.len();
        }
        0
    }
}

fn parts(pattern: &Pattern<&str>) -> Result<Vec<Part>, String> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => push_text(&mut parts, value),
            PatternElement::Placeable { expression } => push_placeable(&mut parts, expression)?,
        }
    }
    Ok(parts)
}

fn push_text(parts: &mut Vec<Part>, more: &str) {
    match parts.last_mut() {
        Some(Part::Text(text)) => text.push_str(more),
        _ => parts.push(Part::Text(more.to_owned())),
    }
}

fn push_placeable(parts: &mut Vec<Part>, expression: &Expression<&str>) -> Result<(), String> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            push_text(parts, &unicode::unescape_unicode_to_string(value));
        }
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            parts.push(Part::Gap(id.name.to_owned()));
        }
        Expression::Inline(_) => {
            return Err(
                "only variables { $name } and quoted texts { \"…\" } stand in braces".into()
            );
        }
        Expression::Select { selector, variants } => parts.push(choice(selector, variants)?),
    }
    Ok(())
}

fn choice(selector: &InlineExpression<&str>, variants: &[Variant<&str>]) -> Result<Part, String> {
    let (by, ordinal) = chosen_by(selector)
        .ok_or("a choice is made by { $name -> or { NUMBER($name, type: \"ordinal\") ->")?;
    let (mut forms, mut otherwise) = (Vec::new(), Vec::new());
    for variant in variants {
        let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
            variant.key;
        let form = parts(&variant.value)?;
        if variant.default {
            otherwise = form;
        } else {
            forms.push((key.to_owned(), form));
        }
    }
    Ok(Part::Choice { by: by.to_owned(), ordinal, forms, otherwise })
}

/// The variable that chooses, and whether it is a place in an order.
fn chosen_by<'a>(selector: &InlineExpression<&'a str>) -> Option<(&'a str, bool)> {
    match selector {
        InlineExpression::VariableReference { id } => Some((id.name, false)),
        InlineExpression::FunctionReference {
            id,
            arguments: CallArguments { positional, named },
        } if id.name == "NUMBER" => match (&positional[..], &named[..]) {
            ([number], [NamedArgument { name, value }]) if name.name == "type" => {
                let ordinal = InlineExpression::StringLiteral { value: "ordinal" };
                (*value == ordinal).then(|| chosen_by(number))?.map(|(by, _)| (by, true))
            }
            _ => None,
        },
        _ => None,
    }
}
