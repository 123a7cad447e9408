//! Lists of every layout, whole and damaged. The players are invented.

use ronde_testkit::rating_list;

use super::*;

/// The header of the combined list: every column begins where FORMATS says.
fn combined_header() -> String {
    place(&rating_list::HEADS)
}

fn place(words: &[(usize, &str)]) -> String {
    let mut line = String::new();
    for (at, word) in words {
        while line.len() < *at {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

fn combined_line(id: &str, name: &str, rating: &str, birth: &str) -> String {
    place(&[
        (0, id),
        (15, name),
        (76, "SUI"),
        (80, "F"),
        (84, "IM"),
        (89, "WGM"),
        (94, "FA,IO"),
        (113, rating),
        (119, "9"),
        (123, "20"),
        (126, "2301"),
        (132, "0"),
        (136, "20"),
        (152, birth),
        (158, "wi  "),
    ])
}

fn rows(list: &str, single: Tempo) -> Result<Vec<Row>, ListError> {
    let mut rows = Vec::new();
    let count = read(list.as_bytes(), single, &mut |row| rows.push(row))?;
    assert_eq!(Ok(rows.len()), usize::try_from(count));
    Ok(rows)
}

#[test]
fn the_combined_text_list() {
    let list = format!(
        "{}\r\n{}\r\n",
        combined_header(),
        combined_line("1234567", "Muster, Erika", "2345", "1987")
    );
    let rows = rows(&list, Tempo::Standard).unwrap();
    let player = rows[0].as_ref().unwrap();
    assert_eq!(
        (1_234_567, "Muster, Erika", "SUI"),
        (player.id, &*player.name, &*player.federation)
    );
    assert_eq!(
        (Some(Sex::Female), Some(Title::Im), Some(Title::Wgm)),
        (player.sex, player.title, player.women_title)
    );
    assert_eq!(Listing { rating: Some(2345), games: 9, k: 20 }, player.listings[0]);
    assert_eq!((Some(2301), None), (player.rating(Tempo::Rapid), player.rating(Tempo::Blitz)));
    assert_eq!(
        (Some(1987), true, "FA,IO"),
        (player.birth_year, player.inactive, &*player.other_titles)
    );
}

#[test]
fn a_single_list_has_the_month_in_its_header() {
    let single = [(113, "OCT26"), (119, "Gms"), (124, "K"), (127, "B-day"), (133, "Flag")];
    let heads = [&rating_list::HEADS[..8], &single].concat();
    let line = place(&[
        (0, "77"),
        (15, "Doe, J"),
        (76, "ENG"),
        (80, "M"),
        (113, "1900"),
        (119, "3"),
        (124, "40"),
        (127, "2010"),
    ]);
    let list = format!("{}\n{line}\n", place(&heads));
    let rows = rows(&list, Tempo::Rapid).unwrap();
    let player = rows[0].as_ref().unwrap();
    assert_eq!(Listing { rating: Some(1900), games: 3, k: 40 }, player.listings[1]);
    assert_eq!((None, Some(2010)), (player.rating(Tempo::Standard), player.birth_year));
}

#[test]
fn broken_lines_are_named_and_the_rest_is_read() {
    let good = combined_line("12", "Good, Player", "2000", "1990");
    for (line, trouble) in [
        (combined_line("x12", "A", "2000", "1990"), Trouble::Id("x12".into())),
        (combined_line("0", "A", "2000", "1990"), Trouble::Id("0".into())),
        (combined_line("12", "", "2000", "1990"), Trouble::NoName),
        (
            combined_line("12", "A", "9999", "1990"),
            Trouble::Rating { field: "rating", value: 9999 },
        ),
        (
            combined_line("12", "A", "20x0", "1990"),
            Trouble::Number { field: "rating", word: "20x0".into() },
        ),
        (combined_line("12", "A", "2000", "3019"), Trouble::BirthYear(3019)),
        ("1234".to_owned(), Trouble::Short { length: 4 }),
    ] {
        let list = format!("{}\r\n{good}\r\n{line}\r\n{good}\r\n", combined_header());
        let rows = rows(&list, Tempo::Standard).unwrap();
        assert_eq!(3, rows.len(), "{line}");
        assert_eq!(Some(&Broken { line: 3, trouble }), rows[1].as_ref().err(), "{line}");
        assert!(rows[0].is_ok() && rows[2].is_ok());
    }
}

#[test]
fn a_list_that_ends_in_the_middle_or_is_none() {
    let good = combined_line("12", "Good, Player", "2000", "1990");
    let cut = format!("{}\r\n{good}\r\n{}", combined_header(), &good[..60]);
    assert!(matches!(rows(&cut, Tempo::Standard), Err(ListError::Truncated { line: 3 })));
    assert!(matches!(rows("", Tempo::Standard), Err(ListError::Empty)));
    assert!(matches!(
        rows("012 a report\n", Tempo::Standard),
        Err(ListError::NoHeader { missing: "ID" })
    ));
    let other = combined_header().replace("B-day", "birth");
    assert!(matches!(
        rows(&format!("{other}\n"), Tempo::Standard),
        Err(ListError::NoHeader { missing: "B-day" })
    ));
}

#[test]
fn the_xml_list() {
    let list = "<playerslist>\n<player><fideid>55</fideid><name>O&apos;Neil &amp; Co</name>\
        <country>IRL</country><sex>M</sex><title>FM</title><w_title></w_title><o_title></o_title>\
        <foa_title></foa_title><rating>2222</rating><games>4</games><k>20</k>\
        <rapid_rating></rapid_rating><birthday>1970</birthday><flag>i</flag></player>\
        <player><fideid>56</fideid><name>Odd</name><rating>9999</rating></player>\
        <player><fideid>57</fideid><name>Next</name></player></playerslist>";
    let rows = rows(list, Tempo::Standard).unwrap();
    let first = rows[0].as_ref().unwrap();
    assert_eq!(
        ("O'Neil & Co", Some(2222), true),
        (&*first.name, first.best_rating(), first.inactive)
    );
    assert_eq!(
        Some(&Broken { line: 2, trouble: Trouble::Rating { field: "rating", value: 9999 } }),
        rows[1].as_ref().err()
    );
    assert_eq!(57, rows[2].as_ref().unwrap().id);
}

#[test]
fn xml_that_is_cut_or_hostile() {
    let cut = "<playerslist><player><fideid>55</fideid><name>A</name></player><player><fid";
    assert!(matches!(rows(cut, Tempo::Standard), Err(ListError::Truncated { .. })));
    let open = "<playerslist><player><fideid>55</fideid><name>A</name></player>";
    assert!(matches!(rows(open, Tempo::Standard), Err(ListError::Truncated { .. })));
    let bomb = "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\
        <playerslist><player><fideid>1</fideid><name>&b;</name></player></playerslist>";
    let rows = rows(bomb, Tempo::Standard).unwrap();
    assert_eq!("?", rows[0].as_ref().unwrap().name, "entities are not expanded");
}
