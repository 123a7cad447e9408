//! Imports an invented list as long as FIDE's and searches it while typing.
//!
//! `cargo bench -p ronde-store --bench lists`. `--lines N` makes it shorter, `--keep DIR` leaves
//! list and index there. Prints the time and the memory of the import and, for a thousand names
//! typed letter by letter at random, the time of each search. It never fails on time.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use ronde_lists::import::{Request, import};
use ronde_lists::lists::{Lists, Search};
use ronde_testkit::{Dice, rating_list};

const SEARCHES: usize = 1000;

fn main() {
    let lines = option("--lines").and_then(|lines| lines.parse().ok());
    let lines = lines.unwrap_or(rating_list::AS_MANY_AS_FIDE);
    let temporary = tempfile::tempdir().expect("a folder");
    let folder = option("--keep").map_or(temporary.path().to_owned(), PathBuf::from);
    let list = folder.join("players_list_foa.txt");
    let mut file = std::io::BufWriter::new(std::fs::File::create(&list).expect("a file"));
    rating_list::write(&mut file, lines, 1).expect("a list");
    drop(file);
    let length = std::fs::metadata(&list).map_or(0, |about| about.len());
    println!("list:     {lines:>10} players, {} MB", length >> 20);
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(measure(&folder, &list));
}

/// The word after this one.
fn option(name: &str) -> Option<String> {
    std::env::args().skip_while(|word| word != name).nth(1)
}

async fn measure(folder: &Path, list: &Path) {
    let lists = folder.join("lists");
    let start = Instant::now();
    let imported = import(&lists, list, Request::default(), Arc::new(|_| {})).await;
    let imported = imported.expect("a good list");
    println!(
        "import:   {:>10.2} s, {} players",
        start.elapsed().as_secs_f64(),
        imported.info.players
    );
    println!("memory:   {:>10} MB at most", memory().unwrap_or(0) >> 20);
    let index = std::fs::metadata(lists.join("fide.sqlite")).map_or(0, |about| about.len());
    println!("index:    {:>10} MB", index >> 20);
    let lists = Lists::open(&lists).await.expect("the list");
    let text = std::fs::read(list).expect("the list");
    for (what, typed, federation) in [
        ("as typed", names(&text, false), None),
        ("with a mistake", names(&text, true), None),
        ("in a large federation", names(&text, false), Some("IND")),
        ("in a small federation", names(&text, false), Some("LIE")),
        ("of one or two letters", beginnings(), None),
        ("of numbers", numbers(&text), None),
        ("of numbers in a federation", numbers(&text), Some("SUI")),
    ] {
        let mut times = Vec::new();
        let mut found = 0;
        for words in typed {
            let start = Instant::now();
            let search = Search { words, federation: federation.map(str::to_owned), limit: 20 };
            found += usize::from(!lists.search(&search).await.expect("an answer").is_empty());
            times.push((start.elapsed(), search.words));
        }
        println!("searches {what}: {}, {found} of {SEARCHES} found somebody", words(times));
    }
}

fn words(mut times: Vec<(Duration, String)>) -> String {
    times.sort();
    let at = |part: usize| {
        let (time, _) = &times[(times.len() * part / 1000).min(times.len() - 1)];
        time.as_secs_f64() * 1e3
    };
    let slow: Vec<&str> = times.iter().rev().take(5).map(|(_, words)| &**words).collect();
    format!(
        "median {:.2} ms, 99th percentile {:.2} ms, slowest {:.2} ms ({})",
        at(500),
        at(990),
        at(999),
        slow.join(", ")
    )
}

/// Beginnings of names that are in the list, as they stand in the field while somebody types.
fn names(text: &[u8], mistakes: bool) -> Vec<String> {
    let lines = lines(text);
    let mut dice = Dice(99);
    let draw = |_| {
        let line = lines[1 + usize::try_from(dice.below(lines.len() as u64 - 1)).unwrap_or(0)];
        let name = String::from_utf8_lossy(&line[15..76]).trim().replace(',', "");
        let name = if dice.below(2) == 0 { name } else { turned(&name) };
        let least = if mistakes { 5 } else { 1 };
        let typed = least + usize::try_from(dice.below(name.len() as u64)).unwrap_or(0);
        let mut letters: Vec<char> = name.chars().take(typed).collect();
        if mistakes {
            let at = usize::try_from(dice.below(letters.len() as u64)).unwrap_or(0);
            letters[at] = 'q';
        }
        letters.into_iter().collect()
    };
    (0..SEARCHES).map(draw).collect()
}

/// The shortest beginnings, which most players fit: one letter, two, and two words of one each.
fn beginnings() -> Vec<String> {
    let mut dice = Dice(7);
    let letter = |dice: &mut Dice| char::from(b'a' + u8::try_from(dice.below(26)).unwrap_or(0));
    let draw = |at: usize| {
        let (one, other) = (letter(&mut dice), letter(&mut dice));
        [format!("{one}"), format!("{one}{other}"), format!("{one} {other}")][at % 3].clone()
    };
    (0..SEARCHES).map(draw).collect()
}

/// Beginnings of numbers that are in the list.
fn numbers(text: &[u8]) -> Vec<String> {
    let lines = lines(text);
    let mut dice = Dice(5);
    let draw = |_| {
        let line = lines[1 + usize::try_from(dice.below(lines.len() as u64 - 1)).unwrap_or(0)];
        let number = String::from_utf8_lossy(&line[..15]).trim().to_owned();
        let typed = 1 + usize::try_from(dice.below(number.len() as u64)).unwrap_or(0);
        number[..typed].to_owned()
    };
    (0..SEARCHES).map(draw).collect()
}

fn lines(text: &[u8]) -> Vec<&[u8]> {
    text.split(|byte| *byte == b'\n').filter(|line| line.len() > 100).collect()
}

/// First names first.
fn turned(name: &str) -> String {
    let mut words: Vec<&str> = name.split(' ').collect();
    words.reverse();
    words.join(" ")
}

/// Most memory the process has had, where the system tells.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kilobytes| kilobytes << 10)
}
