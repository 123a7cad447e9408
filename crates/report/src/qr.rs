//! QR codes as pictures: one path of the dark runs, dark on light whatever is around them, because
//! cameras want it so.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

/// The quiet zone around the dots that the standard asks for.
const QUIET: usize = 4;

/// The picture, which fills the room it is given; none for a text that is too long for any code.
pub fn svg(text: &str) -> Option<String> {
    let (side, path) = dots(text)?;
    Some(format!(
        r##"<svg class="qr" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges" aria-hidden="true"><rect width="{side}" height="{side}" fill="#fff"/><path d="{path}" fill="#000"/></svg>"##
    ))
}

/// The picture with a size of its own, in millimetres.
pub fn sized(text: &str, millimetres: u32) -> Option<String> {
    let svg = svg(text)?;
    let size = format!("<svg width=\"{millimetres}mm\" height=\"{millimetres}mm\"");
    Some(svg.replacen("<svg", &size, 1))
}

/// The side, and the path of the dark runs.
fn dots(text: &str) -> Option<(usize, String)> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let colours = code.to_colors();
    let mut path = String::new();
    for (y, row) in colours.chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|it| **it == Color::Dark).count();
            if run > 0 {
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    Some((width + 2 * QUIET, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_holds_every_dark_dot() {
        let text = "http://192.168.1.20:8080/r/K7QM-3XPA-9TWD-H2VE";
        let code = QrCode::with_error_correction_level(text, EcLevel::M).unwrap();
        let dark = code.to_colors().iter().filter(|it| **it == Color::Dark).count();
        let picture = svg(text).unwrap();
        let runs =
            picture.split('h').skip(1).filter_map(|it| it.split_once('v')?.0.parse::<usize>().ok());
        assert_eq!(dark, runs.sum::<usize>());
    }

    #[test]
    fn a_text_longer_than_any_code_has_no_picture() {
        assert_eq!(None, svg(&"x".repeat(5000)));
        assert!(sized("x", 15).unwrap().starts_with("<svg width=\"15mm\" height=\"15mm\" class"));
    }
}
