//! The witness's tournaments to us.

use std::fs;
use std::path::{Path, PathBuf};

use super::gacrux::Made;
use super::ours::Judgement;
use super::{Bench, Request, read, recipe, trf};

/// Lets the witness generate, checks, and tells what stays unexplained.
pub(super) fn run(bench: &Bench, request: Request) -> Result<Vec<String>, String> {
    let folder = bench.subfolder("theirs")?;
    let (files, mut unexplained) = generate(bench, request, &folder)?;
    let judgements = bench.ronde.check(&files)?;
    let rounds: usize = judgements.iter().map(|judged| judged.rounds).sum();
    let found = differences(bench, &files, &judgements)?;
    let agreed = files.len() - found.len();
    println!("Gacrux's tournaments: {}, {rounds} rounds; Ronde agrees with {agreed}", files.len());
    unexplained.extend(found);
    unexplained.extend(baku_by_code(bench, &files)?);
    Ok(unexplained)
}

/// As many files as were asked for, and what went wrong on the way. An order whose players run out
/// of opponents is replaced by the next.
fn generate(
    bench: &Bench,
    request: Request,
    folder: &Path,
) -> Result<(Vec<PathBuf>, Vec<String>), String> {
    let (mut files, mut failed, mut next) = (Vec::new(), Vec::new(), 0);
    while let missing @ 1.. = request.count.saturating_sub(count(&files)) {
        if next > 20 * request.count + 100 || count(&failed) > request.count {
            return Err(format!("Gacrux's generator gives up too often: {failed:?}"));
        }
        let orders: Vec<_> =
            (next..next + missing).map(|number| recipe::order(request.seed, number)).collect();
        next += missing;
        for (order, made) in orders.iter().zip(bench.gacrux.generate(&orders, folder)?) {
            match made {
                Made::File(file) => files.push(file),
                Made::NoPairing => {}
                Made::Failed(told) => failed.push(format!("{}: {told}", order.words.join(" "))),
            }
        }
    }
    let without = next - count(&files) - count(&failed);
    println!("Gacrux's generator found no legal pairing for a round in {without} tournaments more");
    Ok((files, failed))
}

fn count<T>(list: &[T]) -> u64 {
    u64::try_from(list.len()).unwrap_or(u64::MAX)
}

/// Files in which a round or an error is not explained.
fn differences(
    bench: &Bench,
    files: &[PathBuf],
    judgements: &[Judgement],
) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    for (file, judged) in files.iter().zip(judgements) {
        let mut told: Vec<String> = judged.differences.iter().map(|it| it.told("Gacrux")).collect();
        let errors = judged.errors.iter();
        told.extend(errors.map(|error| format!("  Ronde cannot read it: {error}\n")));
        if !told.is_empty() {
            bench.keep(file, "", &read(file)?)?;
            found.push(format!("{}:\n{}", file.display(), told.concat()));
        }
    }
    Ok(found)
}

/// Baku in numbers must mean to us what the code of Baku means: the numbers are the witness's.
fn baku_by_code(bench: &Bench, files: &[PathBuf]) -> Result<Vec<String>, String> {
    let folder = bench.subfolder("theirs/by-code")?;
    let mut twins = Vec::new();
    for file in files {
        if let Some(text) = trf::baku_by_code(&read(file)?) {
            let twin = folder.join(file.file_name().unwrap_or_default());
            fs::write(&twin, text)
                .map_err(|error| format!("cannot write {}: {error}", twin.display()))?;
            twins.push(twin);
        }
    }
    let judgements = bench.ronde.check(&twins)?;
    let found = differences(bench, &twins, &judgements)?;
    let (all, differ) = (twins.len(), found.len());
    println!("{all} of them have Baku acceleration; by its code alone {differ} differ");
    Ok(found)
}
