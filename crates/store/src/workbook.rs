//! A table as a workbook, for those who have a spreadsheet and nothing else.
//!
//! Texts stand in their cells as texts: whatever a name begins with, no program takes it for a
//! formula.

use std::fmt::Write as _;
use std::io::{self, Cursor, Write as _};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// The parts beside the sheet, as every program expects them.
const PARTS: [(&str, &str); 4] = [
    (
        "[Content_Types].xml",
        r#"<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>"#,
    ),
    (
        "_rels/.rels",
        r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#,
    ),
    (
        "xl/workbook.xml",
        r#"<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Ronde" sheetId="1" r:id="rId1"/></sheets></workbook>"#,
    ),
    (
        "xl/_rels/workbook.xml.rels",
        r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>"#,
    ),
];
const XML: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

/// The workbook of these rows; the first one holds the heads.
///
/// # Errors
/// Those of packing, which memory does not have.
pub fn write<'a>(rows: impl Iterator<Item = Vec<&'a str>>) -> io::Result<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default();
    for (name, text) in PARTS {
        archive.start_file(name, options)?;
        archive.write_all(format!("{XML}{text}").as_bytes())?;
    }
    archive.start_file("xl/worksheets/sheet1.xml", options)?;
    archive.write_all(sheet(rows).as_bytes())?;
    Ok(archive.finish()?.into_inner())
}

fn sheet<'a>(rows: impl Iterator<Item = Vec<&'a str>>) -> String {
    let mut text = format!(
        "{XML}<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"><sheetData>"
    );
    for row in rows {
        text.push_str("<row>");
        for cell in row {
            add(&mut text, cell);
        }
        text.push_str("</row>");
    }
    text + "</sheetData></worksheet>"
}

fn add(text: &mut String, cell: &str) {
    // A number stands as a number, so that it can be added up; with leading zeros it is a text.
    let number =
        cell.len() < 16 && cell.parse::<i64>().is_ok_and(|value| value.to_string() == cell);
    if number {
        write!(text, "<c><v>{cell}</v></c>").expect("a text takes everything");
        return;
    }
    text.push_str("<c t=\"inlineStr\"><is><t xml:space=\"preserve\">");
    for letter in cell.chars() {
        match letter {
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '&' => text.push_str("&amp;"),
            // XML has no place for these.
            '\u{0}'..='\u{8}'
            | '\u{b}'
            | '\u{c}'
            | '\u{e}'..='\u{1f}'
            | '\u{fffe}'
            | '\u{ffff}' => {}
            other => text.push(other),
        }
    }
    text.push_str("</t></is></c>");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let rows = [
            vec!["Name", "Elo", "No."],
            vec!["=cmd|' /C calc'!A0", "2312", "007"],
            vec!["<b>O'Neil</b> & Söhne\u{1}", "-5", "½"],
        ];
        let bytes = write(rows.iter().cloned()).unwrap();
        let read = crate::sheet::xlsx(&mut bytes.as_slice()).unwrap();
        let read: Vec<Vec<String>> = read.map(|row| row.unwrap().1).collect();
        assert_eq!(vec!["=cmd|' /C calc'!A0", "2312", "007"], read[1]);
        assert_eq!(vec!["<b>O'Neil</b> & Söhne", "-5", "½"], read[2]);
    }
}
