//! The catalogues as Rust: tables, and nothing that takes long to compile.

use std::fmt::Write as _;

use crate::catalogue::{Catalogue, Group, Message, Part};
use crate::names::names;

/// The language that nobody is offered.
const TOY: &str = "qps";

/// Everything in one file.
pub(crate) fn emit(catalogues: &[Catalogue]) -> String {
    let mut code = languages(catalogues);
    for (place, group) in catalogues[0].groups.iter().enumerate() {
        let of = |message: &&Message| message.group == Some(place);
        let messages: Vec<&Message> = catalogues[0].messages.iter().filter(of).collect();
        code += &part(group, &messages, catalogues);
        if group.by_key {
            code += &by_key(group, &messages, catalogues);
        }
    }
    code
}

fn languages(catalogues: &[Catalogue]) -> String {
    let mut variants = String::new();
    for (place, catalogue) in catalogues.iter().enumerate() {
        let default = if place == 0 { "#[default] " } else { "" };
        let about = format!("{:?}", format!("`{}`", catalogue.text_of("lang-name")));
        let _ = writeln!(variants, "    #[doc = {about}] {default}{},", variant(catalogue));
    }
    let list = |of: &[&Catalogue]| -> String {
        of.iter().map(|it| format!("Lang::{}", variant(it))).collect::<Vec<_>>().join(", ")
    };
    let known: Vec<&Catalogue> = catalogues.iter().collect();
    let offered: Vec<&Catalogue> =
        catalogues.iter().filter(|it| it.text_of("lang-code") != TOY).collect();
    format!(
        "/// A language that pages and papers are written in: a file of the folder `lang`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {{
{variants}}}

impl Lang {{
    /// Every one that readers are offered, in the order of `lang-order`.
    pub const ALL: [Lang; {}] = [{}];
    /// Every one that there is; in debug builds one more, which is for tests.
    pub(crate) const KNOWN: [Lang; {}] = [{}];
}}
",
        offered.len(),
        list(&offered),
        known.len(),
        list(&known),
    )
}

/// The words of a part: a struct with a field for each message, and one of them for each language.
fn part(group: &Group, messages: &[&Message], catalogues: &[Catalogue]) -> String {
    let name = format!("{}Words", camel(&group.name));
    let table = group.name.replace('-', "_").to_uppercase();
    let mut fields = String::new();
    for message in messages {
        let (field, about) = (field(group, message), documented(&message.parts));
        let _ = writeln!(fields, "    #[doc = {about:?}] pub {field}: {},", kind(message));
    }
    let mut tables = String::new();
    for catalogue in catalogues {
        let _ = writeln!(tables, "    {name} {{");
        for message in messages {
            let field = field(group, message);
            let value = value(catalogue, message);
            let _ = writeln!(tables, "        {field}: {value},");
        }
        let _ = writeln!(tables, "    }},");
    }
    format!(
        "
#[doc = {:?}]
#[derive(Debug)]
pub struct {name} {{
{fields}}}

static {table}: [{name}; {}] = [
{tables}];

impl {name} {{
    /// The words of a language.
    pub const fn of(lang: Lang) -> &'static {name} {{
        &{table}[lang as usize]
    }}
}}
",
        group.about,
        catalogues.len(),
    )
}

/// The words of a part once more, to be looked up by their key.
fn by_key(group: &Group, messages: &[&Message], catalogues: &[Catalogue]) -> String {
    let name = group.name.replace('-', "_");
    let table = format!("{}_BY_KEY", name.to_uppercase());
    let mut tables = String::new();
    for catalogue in catalogues {
        let _ = writeln!(tables, "    ByKey(&[");
        for message in messages {
            let (field, pattern) = (field(group, message), pattern(catalogue, message));
            let _ = writeln!(tables, "        ({field:?}, {pattern}),");
        }
        let _ = writeln!(tables, "    ]),");
    }
    format!(
        "
#[doc = {:?}]
pub fn {name}_words(lang: Lang) -> ByKey {{
    {table}[lang as usize]
}}

static {table}: [ByKey; {}] = [
{tables}];
",
        group.about,
        catalogues.len(),
    )
}

fn kind(message: &Message) -> String {
    let variables: Vec<&str> = message.variables().into_iter().collect();
    if variables.is_empty() {
        "&'static str".to_owned()
    } else {
        let digits = format!("{:016x}", names(&variables));
        let [a, b, c, d] = [0, 4, 8, 12].map(|from| &digits[from..from + 4]);
        format!("Message<0x{a}_{b}_{c}_{d}>")
    }
}

/// The message of a language under the key of `english`.
fn value(catalogue: &Catalogue, english: &Message) -> String {
    if english.variables().is_empty() {
        format!("{:?}", catalogue.text_of(&english.key))
    } else {
        format!("Message({})", pattern(catalogue, english))
    }
}

fn pattern(catalogue: &Catalogue, english: &Message) -> String {
    let parts = catalogue.get(&english.key).map_or(&[][..], |message| &message.parts);
    format!("Pattern {{ lang: Lang::{}, parts: {} }}", variant(catalogue), slice(parts))
}

fn slice(parts: &[Part]) -> String {
    let parts: Vec<String> = parts.iter().map(constant).collect();
    format!("&[{}]", parts.join(", "))
}

fn constant(part: &Part) -> String {
    match part {
        Part::Text(text) => format!("Part::Text({text:?})"),
        Part::Gap(name) => format!("Part::Gap({name:?})"),
        Part::Choice { by, ordinal, forms, otherwise } => {
            let forms: Vec<String> =
                forms.iter().map(|(key, form)| format!("({key:?}, {})", slice(form))).collect();
            format!(
                "Part::Choice(Choice {{ by: {by:?}, ordinal: {ordinal}, forms: &[{}], otherwise: \
                 {} }})",
                forms.join(", "),
                slice(otherwise),
            )
        }
    }
}

/// The text as it is shown beside a field: in backticks, with the variables in braces.
fn documented(parts: &[Part]) -> String {
    format!("`{}`", shown(parts).replace('`', "'"))
}

fn shown(parts: &[Part]) -> String {
    let part = |part: &Part| match part {
        Part::Text(text) => text.clone(),
        Part::Gap(name) => format!("{{{name}}}"),
        Part::Choice { otherwise, .. } => shown(otherwise),
    };
    parts.iter().map(part).collect()
}

/// `round-of-results` of the part `round` is `of_results`.
fn field(group: &Group, message: &Message) -> String {
    let rest = message.key.strip_prefix(&group.name).unwrap_or(&message.key);
    rest.trim_start_matches('-').replace('-', "_")
}

fn variant(catalogue: &Catalogue) -> String {
    camel(catalogue.text_of("lang-code"))
}

fn camel(name: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>())
    };
    name.split('-').filter_map(word).collect()
}
