//! Reads the catalogues in `lang`, refuses what does not fit together, and writes the structs of
//! words.

mod catalogue;
mod check;
mod emit;
#[path = "../src/names.rs"]
#[expect(unreachable_pub, reason = "the library has it for the macro")]
mod names;
mod toy;

use std::path::{Path, PathBuf};
use std::{env, fs};

use catalogue::{Catalogue, Fault};

fn main() {
    let room = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let folder = Path::new(&room).join("../../lang");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={}", folder.display());
    let (catalogues, mut faults) = read_all(&folder);
    faults.extend(check::check(&catalogues));
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    if faults.is_empty() {
        let place = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("catalogue.rs");
        fs::write(place, emit::emit(&with_toy(catalogues))).expect("cargo's folder takes files");
    }
}

/// The languages in the order in which readers are offered them.
fn read_all(folder: &Path) -> (Vec<Catalogue>, Vec<Fault>) {
    let files = fs::read_dir(folder).expect("there is a folder `lang`");
    let mut paths: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "ftl"));
    paths.sort();
    let (mut catalogues, mut faults) = (Vec::new(), Vec::new());
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let source = fs::read_to_string(&path).expect("a catalogue is UTF-8");
        let (read, wrong) = catalogue::read(&format!("lang/{name}"), &source);
        catalogues.push(read);
        faults.extend(wrong);
    }
    catalogues.sort_by_key(|it| it.text_of("lang-order").parse::<u32>().unwrap_or(u32::MAX));
    (catalogues, faults)
}

/// Debug builds know one language more, made of English, by which tests see that a language is
/// data. Nobody is offered it, and builds that are shipped do not have it.
fn with_toy(mut catalogues: Vec<Catalogue>) -> Vec<Catalogue> {
    if env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_some() {
        catalogues.push(toy::toy(&catalogues[0]));
    }
    catalogues
}
