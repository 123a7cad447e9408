//! What a walk says beyond the words of acts and refusals.

/// Lines as sentences: each begins with a capital and ends with a full stop. What begins with a
/// name of the book (`x = 1`, `p = 2`) stays as it is.
pub(super) fn sentence(lines: &[String]) -> String {
    let mut told = String::new();
    for line in lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty()) {
        if !told.is_empty() {
            told.push(' ');
        }
        let is_quantity = line.split(' ').nth(1) == Some("=");
        let mut letters = line.chars();
        match letters.next() {
            Some(letter) if !is_quantity => {
                told.extend(letter.to_uppercase());
                told.push_str(letters.as_str());
            }
            _ => told.push_str(line),
        }
        if !told.ends_with(['.', ':', '!', '?']) {
            told.push('.');
        }
    }
    told
}
