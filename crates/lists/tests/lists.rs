//! Lists imported, replaced, refused, searched and put together, with real files.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use ronde_formats::fide_list::Trouble;
use ronde_lists::Tempo;
use ronde_lists::entering::{self, By, Doubt, Verdict};
use ronde_lists::import::{ImportError, Imported, Progress, Request, import};
use ronde_lists::lists::{Lists, Person, Search};
use ronde_testkit::{Dice, rating_list};
use tempfile::TempDir;

const HEADER: &str = "ID Number      Name                                                         \
    Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

/// A line of the combined list. The players are invented.
fn line(number: u32, name: &str, federation: &str, ratings: [u16; 3], born: u16) -> String {
    let [standard, rapid, blitz] = ratings;
    format!(
        "{number:<15}{name:<61}{federation:<4}{:<4}{:<29}\
         {standard:<6}{:<4}{:<3}{rapid:<6}{:<4}{:<3}{blitz:<6}{:<4}{:<3}{born:<6}    ",
        "M", "", 0, 20, 0, 20, 0, 20
    )
}

fn small_list() -> String {
    let lines = [
        HEADER.to_owned(),
        line(1_000_001, "Carlomann, Magnus", "NOR", [2700, 2600, 0], 1990),
        line(1_000_002, "Carlomann, Henrik", "NOR", [1900, 0, 0], 1962),
        line(1_000_003, "Mueller, Hans", "SUI", [0, 0, 0], 1980),
        line(1_000_004, "Meier, Hans", "SUI", [2000, 0, 0], 1975),
        line(1_000_005, "Meier, Hans", "GER", [2100, 0, 0], 1985),
        line(1_000_006, "O'Neil-Quist, Siobhan", "IRL", [1500, 1800, 0], 2001),
        line(2_000_007, "Xu, An", "CHN", [2500, 0, 0], 1999),
    ];
    lines.join("\r\n") + "\r\n"
}

struct Place(TempDir);

impl Place {
    fn new() -> Place {
        Place(tempfile::tempdir().unwrap())
    }

    fn put(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    fn folder(&self) -> PathBuf {
        self.0.path().join("lists")
    }

    async fn import(&self, file: &Path, request: Request) -> Result<Imported, ImportError> {
        import(&self.folder(), file, request, Arc::new(|_| {})).await
    }

    async fn lists(&self) -> Lists {
        Lists::open(&self.folder()).await.unwrap()
    }

    /// Names of all files, also of those that should not have been left behind.
    fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder()).unwrap();
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into()).collect()
    }

    async fn with_small_list() -> Place {
        let place = Place::new();
        let file = place.put("players_list_foa.txt", small_list());
        place.import(&file, Request::default()).await.unwrap();
        place
    }
}

fn dated(request: Request) -> Request {
    Request { dated: Some("2026-10".to_owned()), ..request }
}

fn numbers(people: &[Person]) -> Vec<&str> {
    people.iter().map(|person| &*person.main().number).collect()
}

async fn found(lists: &Lists, words: &str, federation: Option<&str>) -> Vec<String> {
    let federation = federation.map(str::to_owned);
    let search = Search { words: words.to_owned(), federation, limit: 10 };
    let people = lists.search(&search).await.unwrap();
    numbers(&people).into_iter().map(str::to_owned).collect()
}

fn nobody_has(value: u32) -> Trouble {
    Trouble::Rating { field: "rating", value }
}

#[tokio::test]
async fn searching_while_typing() {
    let place = Place::with_small_list().await;
    let lists = place.lists().await;
    for (words, federation, expected) in [
        ("carlo", None, &["1000001", "1000002"][..]), // best first
        ("magnus carlomann", None, &["1000001"]),     // any order
        ("m CARL", None, &["1000001"]),               // beginnings, case
        ("Müller", None, &["1000003"]),               // the other spelling
        ("muller", None, &["1000003"]),               // one letter missing
        ("hans", None, &["1000005", "1000004", "1000003"]),
        ("hans", Some("SUI"), &["1000004", "1000003"]),
        ("hans", Some("sui"), &["1000004", "1000003"]),
        ("oneil quist", None, &["1000006"]),
        ("quist o'neil", None, &["1000006"]),
        ("xu an", None, &["2000007"]),
        ("carlomnan", None, &["1000001", "1000002"]), // swapped
        ("karlomann magnsu", None, &[]),              // two mistakes
        ("§sui", None, &[]),                          // the index's own words find nobody
        ("nobody", None, &[]),
        ("  ", None, &[]),
        ("\" OR *", None, &[]), // nothing of the index's language gets through
        ("1000003", None, &["1000003"]),
        ("100000", Some("NOR"), &["1000001", "1000002"]),
        ("2", None, &["2000007"]),
        ("999", None, &[]),
    ] {
        assert_eq!(expected, found(&lists, words, federation).await, "{words} {federation:?}");
    }
}

#[tokio::test]
async fn a_mistake_is_forgiven_last_and_marked() {
    let place = Place::with_small_list().await;
    let file = place.put("n.csv", "Name;Nr;Elo\nMeyer, Hans;7;2400\n");
    let source = Some("SUI".parse().unwrap());
    place.import(&file, Request { source, ..Request::default() }).await.unwrap();
    let search = Search { words: "meier hans".to_owned(), federation: None, limit: 10 };
    let people = place.lists().await.search(&search).await.unwrap();
    let said: Vec<_> = people.iter().map(|one| (&*one.main().number, one.forgiven)).collect();
    assert_eq!(vec![("1000005", false), ("1000004", false), ("7", true)], said);
}

#[tokio::test]
async fn several_ratings_of_one_player() {
    let place = Place::with_small_list().await;
    let csv = "Nachname;Vorname;Lizenz;FIDE-ID;Elo;Verein\nMeier;Hans;4711;1000004;1950;Bern\n\
        Neu;Nina;4712;;1500;Thun\n";
    let file = place.put("sui.csv", csv);
    let said = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&said);
    let tell = Arc::new(move |progress| {
        if let Progress::Columns(words) = progress {
            heard.lock().unwrap().push(words);
        }
    });
    let request = dated(Request { source: Some("SUI".parse().unwrap()), ..Request::default() });
    import(&place.folder(), &file, request, tell).await.unwrap();
    let said = std::mem::take(&mut *said.lock().unwrap());
    let [columns] = said.as_slice() else { panic!("told once: {said:?}") };
    let used = columns.used.iter().map(|(field, head)| format!("{} {head}", field.name()));
    assert_eq!(
        "family Nachname, first Vorname, number Lizenz, fide FIDE-ID, rating Elo, club Verein",
        used.collect::<Vec<_>>().join(", ")
    );
    assert!(columns.unused.is_empty(), "{columns:?}");
    let lists = place.lists().await;
    for number in ["1000004", "4711"] {
        let people = lists.show(number).await.unwrap();
        let ratings: Vec<_> = people[0]
            .entries
            .iter()
            .map(|row| (row.list.source.name(), row.entry.rating(Tempo::Standard)))
            .collect();
        assert_eq!(vec![("fide", Some(2000)), ("SUI", Some(1950))], ratings, "{number}");
        assert_eq!(
            ("2026-10", "Bern"),
            (&*people[0].entries[1].list.dated, &*people[0].entries[1].entry.club)
        );
    }
    assert_eq!(vec!["4712"], numbers(&lists.show("4712").await.unwrap()));
    assert!(lists.show("1").await.unwrap().is_empty());
    assert_eq!(vec!["1000004"], found(&lists, "meier hans", Some("SUI")).await);
}

#[tokio::test]
async fn a_list_that_looks_worse_leaves_the_old_one() {
    let place = Place::with_small_list().await;
    let short: String = small_list().split_inclusive('\n').take(3).collect();
    let cut = small_list()[..600].to_owned();
    let standard_only = small_list().replace("2600", "0   ").replace("1800", "0   ");
    let broken = format!("{HEADER}\r\nx\r\ny\r\n{}\r\n", line(1, "A, B", "SUI", [0; 3], 1990));
    for (text, words) in [
        (short.as_str(), "smaller 2 7"),
        (&cut, "truncated 4"),
        (&standard_only, "lost-tempo Rapid"),
        (&broken, "mostly-broken 1 2"),
        ("", "empty"),
        ("a letter to the editor\n", "no-header"),
        ("PK\x03\x04", "archive"),
        ("Nom;Elo\nA;1\n", "no-source"),
    ] {
        let file = place.put("new.txt", text);
        let error = place.import(&file, Request::default()).await.unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
        assert_eq!(vec!["fide.sqlite"], place.files(), "nothing is left behind");
        assert_eq!(vec!["2000007"], found(&place.lists().await, "xu", None).await, "{words}");
    }
    let file = place.put("new.txt", short);
    let force = Request { force: true, ..Request::default() };
    let imported = place.import(&file, force).await.unwrap();
    assert_eq!((2, Some(7)), (imported.info.players, imported.replaced.map(|old| old.players)));
    assert!(found(&place.lists().await, "xu", None).await.is_empty());
}

#[tokio::test]
async fn whoever_searches_keeps_the_list_he_opened() {
    let place = Place::with_small_list().await;
    let before = place.lists().await;
    assert_eq!(vec!["2000007"], found(&before, "xu", None).await);
    let file = place.put("new.txt", small_list().replace("Xu, An", "Yu, An"));
    place.import(&file, Request::default()).await.unwrap();
    assert_eq!(vec!["2000007"], found(&before, "xu", None).await);
    assert_eq!(vec!["2000007"], found(&place.lists().await, "yu", None).await);
}

#[tokio::test]
async fn broken_lines_are_reported_and_the_rest_is_imported() {
    let place = Place::new();
    let text = format!("{}{}\r\n", small_list(), line(1, "Too, Good", "SUI", [9999, 0, 0], 1990));
    let file = place.put("list.txt", text);
    let imported = place.import(&file, Request::default()).await.unwrap();
    assert_eq!((7, 1), (imported.info.players, imported.info.broken));
    let broken = &imported.first_broken[0];
    assert_eq!((9, &nobody_has(9999)), (broken.line, &broken.trouble));
}

#[tokio::test]
async fn packed_and_xml_and_single_lists() {
    use std::io::Write;
    let place = Place::new();
    let mut packed = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    packed.start_file("readme.txt", options).unwrap();
    packed.write_all(b"hello").unwrap();
    packed.start_file("players_list_foa.txt", options).unwrap();
    packed.write_all(small_list().as_bytes()).unwrap();
    let file = place.put("players_list.zip", packed.finish().unwrap().into_inner());
    assert_eq!(7, place.import(&file, Request::default()).await.unwrap().info.players);

    let xml = "<playerslist><player><fideid>5</fideid><name>Rapid, \
        Rita</name><country>SUI</country>\
        <rating>1700</rating></player></playerslist>";
    let file = place.put("rapid.xml", xml);
    let request = Request { tempo: Some(Tempo::Rapid), ..Request::default() };
    let imported = place.import(&file, request).await.unwrap();
    assert_eq!(("fide-rapid", [0, 1, 0]), (imported.info.source.name(), imported.info.rated));
    let lists = place.lists().await;
    assert_eq!(vec!["5"], found(&lists, "rita", None).await);
    assert_eq!(vec!["1000003"], found(&lists, "mueller", None).await);
}

/// A workbook with a heading sheet that is empty, numbers as numbers, and dates as dates.
fn workbook() -> Vec<u8> {
    use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};
    let mut book = Workbook::new();
    book.add_worksheet().set_name("Notes").unwrap();
    let sheet = book.add_worksheet();
    for (column, head) in (0..).zip(["Nom", "Prénom", "Code FIDE", "Elo", "Naissance", "Sexe"]) {
        sheet.write(0, column, head).unwrap();
    }
    let day = Format::new().set_num_format("dd.mm.yyyy");
    for (row, (family, first, fide, elo, born)) in (1..).zip([
        ("Müller", "Anne", 77, 1850.0, Some((1987, 5, 30))),
        ("Favre", "Luc", 0, 1603.56, None),
        ("Trop", "Fort", 78, 9999.0, None),
    ]) {
        sheet.write(row, 0, family).unwrap();
        sheet.write(row, 1, first).unwrap();
        if fide > 0 {
            sheet.write(row, 2, fide).unwrap();
        }
        sheet.write(row, 3, elo).unwrap();
        if let Some((year, month, of_month)) = born {
            let date = ExcelDateTime::from_ymd(year, month, of_month).unwrap();
            sheet.write_with_format(row, 4, &date, &day).unwrap();
        }
        sheet.write(row, 5, if first == "Anne" { "F" } else { "M" }).unwrap();
    }
    book.save_to_buffer().unwrap()
}

#[tokio::test]
async fn a_whole_workbook() {
    let place = Place::new();
    let file = place.put("liste.xlsx", workbook());
    let request = Request { source: Some("FRA".parse().unwrap()), ..Request::default() };
    let imported = place.import(&file, request).await.unwrap();
    assert_eq!((2, 1, [2, 0, 0]), {
        let info = &imported.info;
        (info.players, info.broken, info.rated)
    });
    let broken = &imported.first_broken[0];
    assert_eq!((4, &nobody_has(9999)), (broken.line, &broken.trouble));
    let lists = place.lists().await;
    let people = lists.show("77").await.unwrap();
    let anne = people[0].main();
    assert_eq!(
        ("Müller, Anne", Some(1850), Some(1987), Some(ronde_model::Sex::Female)),
        (&*anne.name, anne.rating(Tempo::Standard), anne.birth_year, anne.sex)
    );
    let search = Search { words: "favre".to_owned(), federation: None, limit: 5 };
    let luc = &lists.search(&search).await.unwrap()[0];
    assert_eq!(Some(1603), luc.main().rating(Tempo::Standard));
    let mut bytes = &workbook()[..];
    let rows = entering::of_table(
        &mut ronde_lists::sheet::xlsx(&mut bytes).unwrap(),
        &ronde_lists::national::Mapping::default(),
    );
    // The row with the impossible rating is still looked for, by name and number.
    let wanted: Vec<_> = rows.unwrap().into_iter().map(|row| (row.name, row.number)).collect();
    let number = |number: &str| Some(number.to_owned());
    assert_eq!(
        vec![
            ("Müller, Anne".to_owned(), number("77")),
            ("Favre, Luc".to_owned(), None),
            ("Trop, Fort".to_owned(), number("78")),
        ],
        wanted
    );
}

/// Every prefix of a query is a search; two who search at once do not disturb each other.
#[tokio::test]
async fn every_letter_typed_finds_the_player() {
    let place = Place::with_small_list().await;
    let lists = place.lists().await;
    for typed in ["carlomann magnus", "siobhan o'neil-quist", "müller hans", "1000006"] {
        let letters: Vec<char> = typed.chars().collect();
        let whole = found(&lists, typed, None).await;
        for length in 1..=letters.len() {
            let beginning: String = letters[..length].iter().collect();
            let (one, other) = tokio::join!(
                found(&lists, &beginning, None),
                found(&lists, &beginning, Some("NOR"))
            );
            assert!(one.contains(&whole[0]), "{beginning:?} finds {one:?}");
            assert!(other.iter().all(|number| ["1000001", "1000002"].contains(&&**number)));
        }
    }
}

#[tokio::test]
async fn rows_are_matched_and_nothing_is_guessed() {
    let place = Place::with_small_list().await;
    let lists = place.lists().await;
    let table = "Name;FIDE ID;Born;Fed\nMeier, Hans;;1985;\nMeier, Hans;;;SUI\nXu, An;;2003;CHN\n\
        Xu, An;2000007;;\nXu, An;1000003;;\nXu, An;77;;\n";
    let table = entering::of_table(
        &mut ronde_lists::sheet::csv(&mut table.as_bytes()).unwrap(),
        &ronde_lists::national::Mapping::default(),
    );
    let text = "1000001\nMagnus Carlomann\nHans Meier\nCarloman Magnus\nNobody, Here\n55555\n12\n";
    let mut rows = entering::of_text(text);
    rows.extend(table.unwrap());
    let verdicts: Vec<_> = lists
        .match_rows(rows)
        .await
        .unwrap()
        .into_iter()
        .map(|matched| match matched.verdict {
            Verdict::Found { person, by } => (person.main().number.clone(), Ok(Some(by))),
            Verdict::Ambiguous { candidates, why } => (numbers(&candidates).join(" "), Err(why)),
            Verdict::Unknown => ("unknown".to_owned(), Ok(None)),
            Verdict::Empty => ("empty".to_owned(), Ok(None)),
        })
        .collect();
    let expected = [
        ("1000001", Ok(Some(By::Number))),
        ("1000001", Ok(Some(By::Name))),
        ("1000005 1000004", Err(Doubt::SeveralNames)),
        ("1000001", Err(Doubt::SimilarNames)), // one candidate is still not a match
        ("unknown", Ok(None)),
        ("unknown", Ok(None)),
        ("empty", Ok(None)),
        ("1000005", Ok(Some(By::Name))), // only one was born then
        ("1000004", Ok(Some(By::Name))), // only one is Swiss
        ("2000007", Err(Doubt::Contradiction)),
        ("2000007", Ok(Some(By::Number))),
        ("1000003 2000007", Err(Doubt::NumberAndName)),
        ("2000007", Err(Doubt::NumberNotListed)),
    ];
    let expected: Vec<_> = expected.map(|(who, how)| (who.to_owned(), how)).into();
    assert_eq!(expected, verdicts);
}

#[tokio::test]
async fn thousands_of_invented_players() {
    let place = Place::new();
    let mut list = Vec::new();
    rating_list::write(&mut list, 5000, 3).unwrap();
    let file = place.put("list.txt", &list);
    assert_eq!(5000, place.import(&file, Request::default()).await.unwrap().info.players);
    let lists = place.lists().await;
    let text = String::from_utf8(list).unwrap();
    for line in text.lines().skip(1).step_by(97) {
        let (number, name) = (line[..15].trim(), line[15..76].trim());
        let search = Search { words: name.to_owned(), federation: None, limit: 50 };
        let people = lists.search(&search).await.unwrap();
        assert!(numbers(&people).contains(&number), "{name}");
        let best: Vec<_> = people.iter().filter(|one| !one.forgiven).collect();
        assert!(best.is_sorted_by_key(|one| std::cmp::Reverse(one.main().best_rating())));
    }
}

/// The index against going through the list line by line: beginnings of any length, in any order,
/// with and without a federation.
#[tokio::test]
async fn the_index_finds_what_reading_the_list_finds() {
    let place = Place::new();
    let mut list = Vec::new();
    rating_list::write(&mut list, 4000, 11).unwrap();
    let file = place.put("list.txt", &list);
    place.import(&file, Request::default()).await.unwrap();
    let lists = place.lists().await;
    let text = String::from_utf8(list).unwrap();
    let lines: Vec<&str> = text.lines().skip(1).collect();
    let mut dice = Dice(17);
    let mut some = |limit: usize| usize::try_from(dice.below(limit as u64)).unwrap();
    for at in 0..400 {
        let name = lines[some(lines.len())][15..76].trim().to_lowercase().replace(',', "");
        let mut words: Vec<&str> = name.split(' ').collect();
        words.rotate_left(at % 2);
        words.truncate(1 + some(words.len()));
        let typed: Vec<&str> = words.iter().map(|word| &word[..=some(word.len())]).collect();
        let federation = [None, Some("IND"), Some("LIE")][at % 3];
        let mut expected: Vec<(u32, &str)> =
            lines.iter().filter_map(|line| fits(line, &typed, federation)).collect();
        expected.sort_by_key(|(rating, _)| std::cmp::Reverse(*rating));
        expected.truncate(10);
        let found = found(&lists, &typed.join(" "), federation).await;
        let numbers: Vec<&str> = expected.iter().map(|(_, number)| *number).collect();
        // With fewer than five, others follow by forgiving a mistake.
        assert_eq!(numbers, found[..numbers.len()], "{typed:?} {federation:?}");
        assert!(numbers.len() < 5 || found.len() == numbers.len(), "{typed:?} {federation:?}");
    }
}

/// The best rating and the number of a line, if every word typed begins a word of the name.
fn fits<'a>(line: &'a str, typed: &[&str], federation: Option<&str>) -> Option<(u32, &'a str)> {
    let name = line[15..76].trim().to_lowercase().replace(',', "");
    let begins = |typed: &&str| name.split(' ').any(|word| word.starts_with(typed));
    let rating = |from: usize| line[from..from + 5].trim().parse::<u32>().unwrap();
    let best = [113, 126, 139].map(rating).into_iter().max()?;
    let own = line[76..80].trim();
    (typed.iter().all(begins) && federation.is_none_or(|wanted| wanted == own))
        .then(|| (best, line[..15].trim()))
}
