//! Our tournaments to the witness.

use std::path::{Path, PathBuf};

use super::gacrux::Verdict;
use super::known::{self, Sightings};
use super::ours::Judgement;
use super::progress::Progress;
use super::{Bench, Request, read, recipe, trf};

/// Generates, asks the witness, and tells what stays unexplained.
pub(super) fn run(
    bench: &Bench,
    request: Request,
    sightings: &mut Sightings,
) -> Result<Vec<String>, String> {
    let files = generate(bench, request)?;
    let judgements = bench.ronde.check(&files)?;
    let rounds: usize = judgements.iter().map(|judged| judged.rounds).sum();
    let mut unexplained = contradictions(&files, &judgements);
    let verdicts = bench.gacrux.check(&files)?;
    let differing: Vec<(&PathBuf, &Verdict)> =
        files.iter().zip(&verdicts).filter(|(_, verdict)| **verdict != Verdict::Agrees).collect();
    let agreed = files.len() - differing.len();
    println!("Ronde's tournaments: {}, {rounds} rounds; Gacrux agrees with {agreed}", files.len());
    unexplained.extend(explain(bench, &differing, sightings)?);
    unexplained.extend(early_ends(bench, &files)?);
    Ok(unexplained)
}

fn generate(bench: &Bench, request: Request) -> Result<Vec<PathBuf>, String> {
    let folder = bench.subfolder("ours")?;
    let batches = recipe::batches(request.seed, request.count);
    let progress = Progress::new("batches of Ronde", batches.len());
    let mut files = Vec::new();
    for batch in &batches {
        files.extend(bench.ronde.generate(batch, &folder)?);
        progress.step();
    }
    Ok(files)
}

/// Rounds of ours that we would not pair again as they are.
fn contradictions(files: &[PathBuf], judgements: &[Judgement]) -> Vec<String> {
    let told = files.iter().zip(judgements).filter(|(_, judged)| !is_clean(judged));
    told.map(|(file, judged)| {
        let rounds: String = judged.differences.iter().map(|it| it.told("the file")).collect();
        format!("{}: Ronde contradicts itself {:?}\n{rounds}", file.display(), judged.errors)
    })
    .collect()
}

fn is_clean(judged: &Judgement) -> bool {
    judged.differences.is_empty() && judged.errors.is_empty()
}

/// Notes what a row proves; tells the rest.
fn explain(
    bench: &Bench,
    differing: &[(&PathBuf, &Verdict)],
    sightings: &mut Sightings,
) -> Result<Vec<String>, String> {
    let (mut rows, mut reworded, mut unexplained) = (Vec::new(), Vec::new(), Vec::new());
    for &(file, verdict) in differing {
        let text = read(file)?;
        let kept = bench.keep(file, "", &text)?;
        if let Some((known, words)) = known::rewritten(&text).next() {
            rows.push(known);
            reworded.push(bench.keep(file, "-in-other-words", &words)?);
        } else {
            unexplained.push(describe(bench, &kept, verdict)?);
        }
    }
    let ours = bench.ronde.check(&reworded)?;
    unexplained.extend(contradictions(&reworded, &ours));
    for ((known, file), verdict) in rows.iter().zip(&reworded).zip(bench.gacrux.check(&reworded)?) {
        if verdict == Verdict::Agrees {
            sightings.note(known);
        } else {
            unexplained.push(describe(bench, file, &verdict)?);
        }
    }
    Ok(unexplained)
}

/// Both pairings of the rounds that differ, and what decides, by putting the witness's pairs into
/// the file.
fn describe(bench: &Bench, file: &Path, verdict: &Verdict) -> Result<String, String> {
    let name = file.display();
    let rounds = match verdict {
        Verdict::Agrees => &Vec::new(),
        Verdict::Refuses(told) => return Ok(format!("{name}: Gacrux refuses it: {told}")),
        Verdict::Differs(rounds) => rounds,
    };
    let text = read(file)?;
    let mut told = format!("{name}: Gacrux differs\n");
    for &round in rounds {
        let pairs = bench.gacrux.pair(file, round)?;
        let words = trf::with_round(&text, round, &pairs);
        let kept = bench.keep(file, &format!("-gacrux-{round}"), &words)?;
        for judged in bench.ronde.check(&[kept])? {
            told.extend(judged.differences.iter().map(|it| it.told("Gacrux")));
        }
    }
    Ok(told)
}

/// Tournaments that ended because nobody could be paired: the witness must find no pairs either,
/// or the same.
fn early_ends(bench: &Bench, files: &[PathBuf]) -> Result<Vec<String>, String> {
    let (mut unexplained, mut asked) = (Vec::new(), 0);
    for file in files {
        let text = read(file)?;
        let next = trf::rounds_in(&text) + 1;
        if trf::declared_rounds(&text).is_some_and(|declared| next <= declared) {
            asked += 1;
            unexplained.extend(compare_next(bench, file, &text, next)?);
        }
    }
    println!("{asked} of them end early; of their next rounds {} differ", unexplained.len());
    Ok(unexplained)
}

/// What is unlike in the round that comes next.
fn compare_next(
    bench: &Bench,
    file: &Path,
    text: &str,
    next: u32,
) -> Result<Option<String>, String> {
    let words = known::rewritten(text).next().map(|(_, words)| words);
    let asked = bench.keep(file, "-next", words.as_deref().unwrap_or(text))?;
    let (ours, theirs) = (bench.ronde.pair(file, next)?, bench.gacrux.pair(&asked, next)?);
    let name = file.display();
    Ok((ours != theirs).then(|| format!("{name}: round {next}: Ronde {ours:?}, Gacrux {theirs:?}")))
}
