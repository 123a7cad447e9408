//! Lists of players as clubs send them. Everybody in them is invented.

use proptest::prelude::*;
use ronde_lists::entering::{Line, What, keys, read};
use ronde_lists::fold;
use ronde_model::{Sex, Title};

/// `name|title|rating|federation|number|birth|sex|category|club`, without the empty ends.
fn shown(line: &Line) -> String {
    let sex = line.sex.map(|sex| if sex == Sex::Male { "m" } else { "w" });
    let parts = [
        line.name.clone(),
        line.title.map(Title::code).unwrap_or_default().to_owned(),
        line.rating.map(|it| it.to_string()).unwrap_or_default(),
        line.federation.clone(),
        line.number.clone(),
        line.birth.clone(),
        sex.unwrap_or_default().to_owned(),
        line.category.clone(),
        line.club.clone(),
    ];
    parts.join("|").trim_end_matches('|').to_owned()
}

#[track_caller]
fn check(rows: &[(&str, &str)]) {
    for (text, expected) in rows {
        let line = Line::read(text);
        assert_eq!(*expected, shown(&line), "{text}");
        assert!(line.unread.is_empty(), "{text}: {:?}", line.unread);
    }
}

#[test]
fn federations_stand_behind_names_and_numbers() {
    check(&[
        ("Kowalski Jan 2390 POL", "Kowalski Jan||2390|POL"),
        ("Murphy Sean 2101 IRL", "Murphy Sean||2101|IRL"),
        ("Garcia Lopez Juan 2250 ESP", "Garcia Lopez Juan||2250|ESP"),
        ("De Vries Jan 2199 NED", "De Vries Jan||2199|NED"),
        ("Costa Rui 2010 POR", "Costa Rui||2010|POR"),
        ("Kowalski Jan POL 2390", "Kowalski Jan||2390|POL"),
        ("POL Kowalski Jan 2390", "Kowalski Jan||2390|POL"),
        ("Kowalski Jan (POL) 2390", "Kowalski Jan||2390|POL"),
        ("Kowalski Jan POL Warszawa 2390", "Kowalski Jan||2390|POL|||||Warszawa"),
        ("Weber SUI 1800", "Weber||1800|SUI"),
        ("WEBER URS SUI 1850", "WEBER URS||1850|SUI"),
        ("WEBER Urs 1850 SUI SK Bern", "WEBER Urs||1850|SUI|||||SK Bern"),
        ("Keller Anna; 2312; sui", "Keller Anna||2312|SUI"),
        // A code that is a family name too.
        ("SEN Amit 2100 IND", "SEN Amit||2100|IND"),
        ("SEN; Amit; 2100", "SEN, Amit||2100"),
        ("TAN WEI CHI 1900", "TAN WEI CHI||1900"),
        ("LEE SUN YIN 1900", "LEE SUN YIN||1900"),
        // Three capitals that are no code are a club, and a second code is one too.
        ("Weber Urs 1850 SKB", "Weber Urs||1850||||||SKB"),
        ("Rossi Paolo; 2287; ITA; SUI", "Rossi Paolo||2287|ITA|||||SUI"),
    ]);
}

#[test]
fn german_lists() {
    check(&[
        ("1. Weber, Urs 1850 SK Biel", "Weber, Urs||1850||||||SK Biel"),
        ("2) Meier Hans; DWZ 1720; SC Kreuzberg", "Meier Hans||1720||||||SC Kreuzberg"),
        ("3.Huber Lena (w) 1544", "Huber Lena||1544||||w"),
        ("Egli Tom ohne Elo", "Egli Tom"),
        ("Egli Tom unrated", "Egli Tom"),
        ("Roth Lea -", "Roth Lea"),
        ("Roth Lea 0", "Roth Lea"),
        ("Senn Ida 1410 U16 2011", "Senn Ida||1410|||2011||U16"),
        ("Senn Ida U10 2016", "Senn Ida|||||2016||U10"),
        ("Senn Ida, Jg. 2011, 1410", "Senn Ida||1410|||2011"),
        ("Senn Ida Jg.2011 Elo:1410", "Senn Ida||1410|||2011"),
        ("Kunz Max geb. 3.4.1988 1900", "Kunz Max||1900|||1988-04-03"),
        ("Kunz Max, 31. 12. 1999, 1900", "Kunz Max||1900|||1999-12-31"),
        ("Graf Nicole WFM 2015", "Graf Nicole|WFM|2015"),
        ("FM Graf Peter 2315 SUI", "Graf Peter|FM|2315|SUI"),
        ("Haas Peter 1777 Schachclub Thun", "Haas Peter||1777||||||Schachclub Thun"),
        ("Haas Peter Schachclub Thun 1777", "Haas Peter||1777||||||Schachclub Thun"),
        ("Haas Peter, SK 1911 Bern, 1777", "Haas Peter||1777||||||SK 1911 Bern"),
        ("Frau Keller Anna 1800", "Keller Anna||1800||||w"),
        ("Lang Eva ♀ 1622", "Lang Eva||1622||||w"),
        ("Lang Eva w 1622", "Lang Eva||1622||||w"),
        ("Lang Eva 1622 W S50+", "Lang Eva||1622||||w|S50+"),
        ("Müller M. 1622", "Müller M.||1622"),
        ("Frei Beat 65+ 1402 Trubschachen", "Frei Beat||1402|||||65+|Trubschachen"),
    ]);
}

#[test]
fn french_lists() {
    check(&[
        ("Dubois, Jean-Marc  2201  NC Neuchâtel", "Dubois, Jean-Marc||2201||||||NC Neuchâtel"),
        ("Martin Chloé, 1780, FRA", "Martin Chloé||1780|FRA"),
        ("Favre Noé NC", "Favre Noé"),
        ("Favre Noé non classé", "Favre Noé"),
        ("Favre Zoé, née en 2012, sans Elo", "Favre Zoé|||||2012"),
        ("MI Lefèvre Paul 2410 FRA", "Lefèvre Paul|IM|2410|FRA"),
        ("Petit Léa (f) 1500 Echiquier Romand", "Petit Léa||1500||||w||Echiquier Romand"),
        ("Petit Léa BenF 1199", "Petit Léa||1199||||w|BenF"),
        ("Mme Petit Léa 1500", "Petit Léa||1500||||w"),
        ("Girard Luc;H;1601;1987;Genève", "Girard Luc||1601|||1987|m||Genève"),
    ]);
}

#[test]
fn italian_spanish_and_english_lists() {
    check(&[
        ("Rossi Paolo     FM      2287    ITA", "Rossi Paolo|FM|2287|ITA"),
        (
            "Rossi Paolo; FM; 2287; ITA; Milano; m; 3.4.1988",
            "Rossi Paolo|FM|2287|ITA||1988-04-03|m||Milano",
        ),
        ("Bianchi Sara 2N 1788 (f)", "Bianchi Sara||1788||||w|2N"),
        ("Bianchi Sara senza Elo", "Bianchi Sara"),
        ("Ferrari Gio nato nel 1975 1850", "Ferrari Gio||1850|||1975"),
        (
            "Ferrari Gio Circolo Scacchistico Lugano 1850",
            "Ferrari Gio||1850||||||Circolo Scacchistico Lugano",
        ),
        ("García López, Juan 1999 ESP", "García López, Juan||1999|ESP"),
        ("García López, Juan sin Elo", "García López, Juan"),
        (
            "Nieto Eva; nacida 2010; 1312; Club Ajedrez Vigo",
            "Nieto Eva||1312|||2010|||Club Ajedrez Vigo",
        ),
        ("Smith John unr. 1987", "Smith John|||||1987"),
        ("Smith John 1650 M", "Smith John||1650||||m"),
        ("John Smith [ENG] 1650", "John Smith||1650|ENG"),
        ("John Smith (1200123)", "John Smith||||1200123"),
        ("John Smith FIDE 1200123 Rating 1650", "John Smith||1650||1200123"),
        ("John Smith (1987) 1650", "John Smith||1650|||1987"),
        ("Muster, Erika 1987 2345", "Muster, Erika||2345|||1987"),
        ("12. IM Muster, Erika SUI 1987 2345", "Muster, Erika|IM|2345|SUI||1987"),
        ("7\tMuster\tErika\t01200123", "Muster, Erika||||1200123"),
        ("Muster, Erika, 1800, SUI", "Muster, Erika||1800|SUI"),
        ("Muster Erika | 1800 | SUI | Bern", "Muster Erika||1800|SUI|||||Bern"),
        ("• Muster Erika 1800", "Muster Erika||1800"),
        ("999000002", "||||999000002"),
        ("\u{FEFF}\u{202E}Weber,\u{A0}Urs\u{200B} 1800", "Weber, Urs||1800"),
    ]);
}

#[test]
fn what_is_not_understood_is_named() {
    for (text, expected, unread) in [
        ("Weber Urs 1850 1790", "Weber Urs||1790", &["1850"][..]),
        ("Weber Urs 1850 urs@example.org", "Weber Urs||1850", &["urs@example.org"]),
        ("Weber Urs 1850 31.12.99", "Weber Urs||1850", &["31.12.99"]),
        ("Weber Urs 1850 42", "Weber Urs||1850", &["42"]),
        ("Weber Urs R2D2", "Weber Urs R2D2", &["R2D2"]),
        ("Weber Urs 1850 1200123 77777", "Weber Urs||1850||1200123", &["77777"]),
        ("Weber Urs U16 U18 1200", "Weber Urs||1200|||||U16", &["U18"]),
    ] {
        let line = Line::read(text);
        let named: Vec<&str> = line.unread.iter().map(String::as_str).collect();
        assert_eq!((expected, unread), (&*shown(&line), &*named), "{text}");
    }
    let line = Line::read("Weber Urs 1O50");
    assert_eq!(Some(("1O50".to_owned(), 1050)), line.misread);
    let line = Line::read("Weber Urs 1850 DEU");
    assert_eq!((Some(("DEU".to_owned(), "GER")), ""), (line.other_code.clone(), &*line.federation));
    let line = Line::read("Weber Urs 5/4/1999 1850");
    let days = ["1999-04-05".to_owned(), "1999-05-04".to_owned()];
    assert_eq!(("1999", Some(("5/4/1999".to_owned(), days))), (&*line.birth, line.either.clone()));
}

#[track_caller]
fn kinds(text: &str) -> Vec<String> {
    let kind = |what: &What| match what {
        What::Player(line) => shown(line),
        What::Heads(unused) => format!("heads{}", unused.concat()),
        What::Title => "title".to_owned(),
        What::Nobody(_) => "nobody".to_owned(),
    };
    read(text).iter().map(|read| format!("{} {}", read.number, kind(&read.what))).collect()
}

#[test]
fn titles_and_heads_are_no_players() {
    for title in [
        "Anmeldungen Open 2026",
        "Participants Open de Neuchâtel 2026:",
        "Teilnehmerliste",
        "Zürcher Stadtmeisterschaft 2026",
        "2. Berner Open",
        "Liste des inscrits",
        "Gruppe B",
        "Kategorie U16",
        "Iscritti al torneo",
        "Inscritos",
        "Registered players (32)",
        "24 Spieler",
        "Groupe 1:",
        "-------------",
        "=== Gruppe A ===",
    ] {
        assert_eq!(vec!["1 title".to_owned()], kinds(title), "{title}");
    }
    for heads in [
        "Name Elo Verein",
        "Nr. Name Vorname Jahrgang Elo",
        "Nom Prénom Club Elo",
        "Cognome Nome Circolo Elo",
        "Apellidos Nombre Elo Federación",
        "Name\tElo\tFed\tClub",
        "Rank; Name; Title; FIDE ID",
    ] {
        assert!(kinds(heads)[0].starts_with("1 heads"), "{heads}: {:?}", kinds(heads));
    }
    // Somebody who is called so.
    for player in ["List, Paul", "Open, Maria", "Stand, Eva 1800", "Land Anna", "Born, Max 1850"] {
        let read = kinds(player);
        assert!(!read[0].contains("title") && !read[0].contains("heads"), "{player}: {read:?}");
    }
}

#[test]
fn a_column_that_is_headed_stays_what_its_head_says() {
    let table = "Anmeldungen 2026\n\nName;Elo;Verein;Land;Jg;G;Bezahlt\nKeller, \
        Anna;2312;POL;sui;1990;w;ja\nMuster Max;ohne;SK Bern;XYZ;31.12.1999;;\nGruppe \
        B;;;;;;\nFrei Eva (w);18x0;;;;;";
    assert_eq!(
        vec![
            "1 title",
            "3 headsGBezahlt",
            "4 Keller, Anna||2312|SUI||1990|||POL",
            "5 Muster Max|||||1999-12-31|||SK Bern",
            "6 title",
            "7 Frei Eva||||||w",
        ],
        kinds(table)
    );
    let all = read(table);
    let unread = |place: usize| match &all[place].what {
        What::Player(line) => line.unread.clone(),
        _ => Vec::new(),
    };
    assert_eq!((vec!["XYZ".to_owned()], vec!["18x0".to_owned()]), (unread(3), unread(5)));
    // A comma in a name moves the cells; then the line says itself what is what.
    let commas = kinds("Name,Elo,Fed\nKeller, Anna,2312,SUI\n\"Muster, Max\",1800,GER");
    assert_eq!(vec!["2 Keller, Anna||2312|SUI", "3 Muster, Max||1800|GER"], commas[1..]);
    let spanish = kinds("Apellidos;Nombre;Elo;Sexo\nGarcía López;Juan;1999;M");
    assert_eq!("2 García López, Juan||1999||||m", spanish[1]);
}

#[test]
fn dates_of_a_list_say_how_they_are_meant() {
    let read = kinds("Petit Léa 5/4/1999 1800\nGirard Luc 31/12/1998 1700");
    assert_eq!("1 Petit Léa||1800|||1999-04-05", read[0]);
}

#[test]
fn one_name_in_two_spellings() {
    for (one, other, same) in [
        ("Weber Urs", "Weber, Urs", true),
        ("Weber Urs", "WEBER Urs", true),
        ("Weber Urs", "Urs Weber", true),
        ("Müller, Zoé", "Mueller Zoe", true),
        ("Müller, Zoé", "Muller Zoe", true),
        ("Dr. Weber, Urs", "Weber Urs", true),
        ("O'Neil, Sean", "ONeil Sean", true),
        ("Weber Urs", "Weber Ursula", false),
        ("Bauer Max", "Baur Max", false),
    ] {
        let other_keys = keys(other);
        assert_eq!(same, keys(one).iter().any(|key| other_keys.contains(key)), "{one} / {other}");
    }
}

#[test]
fn two_lines_become_one_that_says_what_both_said() {
    for (one, other, expected, differ) in [
        ("Weber Urs 1850", "Weber, Urs; SUI; SK Biel", "Weber, Urs||1850|SUI|||||SK Biel", 0),
        ("WEBER Urs SUI 1987", "Weber Urs 1850; *1987-05-30", "Weber Urs||1987|SUI||1987-05-30", 1),
        ("Müller Zoé (w)", "Mueller, Zoe 1600 U16", "Mueller, Zoe||1600||||w|U16", 0),
        ("Weber Urs 1850 Biel", "Weber Urs 1800 Bern", "Weber Urs||1850||||||Biel", 2),
    ] {
        let (merged, differs) = Line::read(one).merged(&Line::read(other));
        assert_eq!((expected, differ), (&*shown(&merged), differs.len()), "{one} / {other}");
        assert_eq!(expected, shown(&Line::read(&merged.written())), "{}", merged.written());
    }
}

// ---- Whatever is pasted
// --------------------------------------------------------------------------------

const PIECES: [&str; 24] = [
    "1850",
    "POL",
    "(w)",
    "U16",
    "unrated",
    "FM",
    "31.12.1999",
    "SK Bern",
    "2011",
    "1200123",
    "12.",
    "Elo",
    ";",
    "\t",
    "  ",
    ",",
    "DEU",
    "♀",
    "NC",
    "geb.",
    "(",
    ")",
    "1O50",
    "-",
];

fn line() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => prop::sample::select(&PIECES[..]).prop_map(str::to_owned),
        3 => "[A-Z][a-zäöüé]{2,8}",
        1 => "\\PC{0,6}",
    ];
    prop::collection::vec(piece, 0..9).prop_map(|parts| parts.join(" "))
}

/// Words of letters that must be found again: not those that are read as something.
fn plain_words(text: &str) -> Vec<String> {
    let words = text.split(|it: char| !it.is_alphabetic());
    let capitalised = |word: &&str| {
        word.chars().count() > 3
            && word.chars().next().is_some_and(char::is_uppercase)
            && word.chars().skip(1).all(|it| it.is_ascii_lowercase())
    };
    words.filter(capitalised).map(str::to_owned).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn every_line_is_somebody_or_a_heading_or_named(lines in prop::collection::vec(line(), 0..6)) {
        let text = lines.join("\n");
        let read = read(&text);
        let written = text.lines().filter(|line| !line.trim().is_empty()).count();
        prop_assert_eq!(written, read.len(), "no line vanishes");
        for read in read {
            match read.what {
                What::Player(line) => prop_assert!(!line.is_nobody()),
                What::Nobody(line) => prop_assert!(line.is_nobody()),
                What::Title | What::Heads(_) => {}
            }
        }
    }

    #[test]
    fn no_word_of_a_player_vanishes(text in line()) {
        let line = Line::read(&text);
        let kept = format!("{line:?}");
        for word in plain_words(&text) {
            let vocabulary = ["Unrated", "Male", "Female", "Herr", "Frau", "Miss"];
            let folded = fold::words(&word).concat();
            let mark = vocabulary.iter().any(|it| fold::words(it).concat() == folded);
            prop_assert!(mark || kept.contains(&word), "{word:?} of {text:?}: {line:?}");
        }
    }

    #[test]
    fn a_written_line_is_read_as_itself(text in "[A-Z][a-z]{3,8}, \
        [A-Z][a-z]{3,8}", rating in 1000u16..1800, year in 1930u16..2020) {
        let line = Line {
            name: text,
            rating: Some(rating),
            birth: year.to_string(),
            federation: "SUI".into(),
            club: "Biel".into(),
            ..Line::default()
        };
        prop_assert_eq!(&line, &Line::read(&line.written()));
    }

    #[test]
    fn no_bytes_make_it_panic(text in "\\PC{0,60}(\n\\PC{0,60}){0,3}") {
        drop(read(&text));
    }
}
