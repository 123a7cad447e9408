//! Bytes that are no text, as text (RFC 4648, with padding).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// As text.
pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |place: usize| u32::from(chunk.get(place).copied().unwrap_or(0));
        let group = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let letter = LETTERS[(group >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= chunk.len() { char::from(letter) } else { '=' });
        }
    }
    text
}

/// Back again; nothing if it is not exactly what [`encode`] writes.
pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    let letters = text.as_bytes();
    let padding = letters.iter().rev().take(2).take_while(|letter| **letter == b'=').count();
    if !letters.len().is_multiple_of(4) {
        return None;
    }
    let mut bytes = Vec::with_capacity(letters.len() / 4 * 3);
    for (number, chunk) in letters.chunks(4).enumerate() {
        let last = (number + 1) * 4 == letters.len();
        let known = if last { 4 - padding } else { 4 };
        let mut group = 0;
        for (place, letter) in chunk.iter().enumerate() {
            let value = if place < known { value(*letter)? } else { 0 };
            group = group << 6 | value;
        }
        bytes.extend(&group.to_be_bytes()[1..known]);
    }
    (encode(&bytes) == text).then_some(bytes)
}

fn value(letter: u8) -> Option<u32> {
    let value = match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    };
    Some(u32::from(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rows of RFC 4648:10.
    #[test]
    fn the_examples_of_the_standard() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(text, encode(bytes.as_bytes()));
            assert_eq!(Some(bytes.as_bytes().to_vec()), decode(text));
        }
    }

    #[test]
    fn every_byte_survives_and_there_is_one_way_to_write_it() {
        let bytes: Vec<u8> = (0..=255).chain([255, 0]).collect();
        assert_eq!(Some(bytes.clone()), decode(&encode(&bytes)));
        for wrong in ["Zg=", "Zg", "Zh==", "Z===", "====", "Zm9v\n", "Zm9!", "Zg==Zg==", "é==="] {
            assert_eq!(None, decode(wrong), "{wrong}");
        }
    }
}
