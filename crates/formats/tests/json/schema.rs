//! A small checker of the published schema: exactly the keywords that the schema uses, and a panic
//! for any other, so that nothing in it goes unchecked. A whole validator takes minutes to build.

use serde_json::Value;

/// The published schema.
pub(crate) struct Schema(Value);

impl Schema {
    /// Reads it from the documentation.
    pub(crate) fn published() -> Schema {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/snapshot.schema.json");
        let schema = Schema(serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap());
        schema.rehearse(&schema.0);
        schema
    }

    /// What is wrong with a file; empty when nothing is.
    pub(crate) fn objections(&self, text: &str) -> Vec<String> {
        let mut found = Vec::new();
        self.check(&self.0, &serde_json::from_str(text).unwrap(), "", &mut found);
        found
    }

    /// Every keyword anywhere is known, and every reference leads somewhere.
    fn rehearse(&self, schema: &Value) {
        let Some(keywords) = schema.as_object() else { return };
        for (keyword, value) in keywords {
            match keyword.as_str() {
                "properties" | "$defs" => {
                    value.as_object().unwrap().values().for_each(|part| self.rehearse(part));
                }
                "oneOf" | "prefixItems" => {
                    value.as_array().unwrap().iter().for_each(|part| self.rehearse(part));
                }
                "items" => self.rehearse(value),
                "$ref" => assert!(self.definition(value).is_object(), "{value} leads nowhere"),
                "pattern" => {
                    matches("", value.as_str().unwrap());
                }
                "$schema"
                | "title"
                | "description"
                | "default"
                | "type"
                | "required"
                | "const"
                | "enum"
                | "additionalProperties"
                | "minimum"
                | "maximum"
                | "minItems"
                | "maxItems" => {}
                other => panic!("the checker does not know the keyword {other}"),
            }
        }
    }

    fn definition(&self, reference: &Value) -> &Value {
        let name = reference.as_str().unwrap().strip_prefix("#/$defs/").unwrap();
        &self.0["$defs"][name]
    }

    fn check(&self, schema: &Value, value: &Value, path: &str, found: &mut Vec<String>) {
        if *schema == Value::Bool(false) {
            found.push(format!("{path}: too many elements"));
        }
        let Some(keywords) = schema.as_object() else { return };
        for (keyword, wanted) in keywords {
            let holds = match (keyword.as_str(), value) {
                ("type", _) => is_type(value, wanted.as_str().unwrap()),
                ("const", _) => value == wanted,
                ("enum", _) => wanted.as_array().unwrap().contains(value),
                ("oneOf", _) => self.agreeing(wanted, value) == 1,
                ("$ref", _) => {
                    self.check(self.definition(wanted), value, path, found);
                    true
                }
                ("minimum", Value::Number(_)) => value.as_f64() >= wanted.as_f64(),
                ("maximum", Value::Number(_)) => value.as_f64() <= wanted.as_f64(),
                ("pattern", Value::String(text)) => matches(text, wanted.as_str().unwrap()),
                ("minItems", Value::Array(list)) => list.len() as u64 >= wanted.as_u64().unwrap(),
                ("maxItems", Value::Array(list)) => list.len() as u64 <= wanted.as_u64().unwrap(),
                ("required", Value::Object(object)) => {
                    let mut names = wanted.as_array().unwrap().iter();
                    names.all(|name| object.contains_key(name.as_str().unwrap()))
                }
                _ => true,
            };
            if !holds {
                found.push(format!("{path}: {keyword} {wanted}"));
            }
        }
        self.descend(schema, value, path, found);
    }

    fn agreeing(&self, schemas: &Value, value: &Value) -> usize {
        let agrees = |schema: &&Value| {
            let mut found = Vec::new();
            self.check(schema, value, "", &mut found);
            found.is_empty()
        };
        schemas.as_array().unwrap().iter().filter(agrees).count()
    }

    /// Into the elements of a list and the fields of an object.
    fn descend(&self, schema: &Value, value: &Value, path: &str, found: &mut Vec<String>) {
        let first = schema["prefixItems"].as_array().cloned().unwrap_or_default();
        for (index, element) in value.as_array().into_iter().flatten().enumerate() {
            let part = first.get(index).unwrap_or(&schema["items"]);
            self.check(part, element, &format!("{path}[{index}]"), found);
        }
        for (name, field) in value.as_object().into_iter().flatten() {
            match schema["properties"].get(name) {
                Some(part) => self.check(part, field, &format!("{path}.{name}"), found),
                None if schema["additionalProperties"] == false => {
                    found.push(format!("{path}: unknown {name}"));
                }
                None => {}
            }
        }
    }
}

fn is_type(value: &Value, name: &str) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        other => panic!("no type {other}"),
    }
}

/// The two patterns of the schema.
fn matches(text: &str, pattern: &str) -> bool {
    match pattern {
        "^[WB]*$" => text.chars().all(|letter| matches!(letter, 'W' | 'B')),
        "^[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$" => {
            let parts: Vec<&str> = text.split('-').collect();
            let within = |part: &&str, digits: usize, most: u16| {
                let number = part.parse::<u16>().unwrap_or(0);
                part.len() == digits && (1..=most).contains(&number) && !part.contains('+')
            };
            parts.len() <= 3
                && parts[0].len() == 4
                && parts[0].bytes().all(|byte| byte.is_ascii_digit())
                && parts.get(1).is_none_or(|month| within(month, 2, 12))
                && parts.get(2).is_none_or(|day| within(day, 2, 31))
        }
        other => panic!("the checker does not know the pattern {other}"),
    }
}
