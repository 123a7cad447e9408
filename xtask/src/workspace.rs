//! Where the workspace lies on the disk, and what Cargo knows about it.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The folder of the workspace: the parent of this package.
pub(crate) fn root() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or(package.clone(), Path::to_path_buf)
}

/// Where Cargo puts what it builds; whatever the chores leave behind goes there too.
pub(crate) fn target_dir() -> Result<PathBuf, String> {
    let metadata = metadata()?;
    let folder = metadata["target_directory"].as_str().ok_or("cargo metadata names no target")?;
    Ok(PathBuf::from(folder))
}

/// The Cargo that started this program, so that one toolchain does everything.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// Packages, targets and dependencies of the workspace's own packages.
pub(crate) fn metadata() -> Result<Value, String> {
    let output = cargo()
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .output()
        .map_err(|error| format!("cannot start cargo: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))
}

/// Targets of one kind (`bench`, `test`, …) as pairs of package and target name.
pub(crate) fn targets(metadata: &Value, kind: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for package in list(&metadata["packages"]) {
        for target in list(&package["targets"]) {
            if list(&target["kind"]).iter().any(|word| word == kind) {
                found.push((text(&package["name"]), text(&target["name"])));
            }
        }
    }
    found
}

/// The elements of an array, none if it is not one.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A text, empty if it is not one.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_found_by_kind() {
        let metadata = serde_json::json!({"packages": [
            {"name": "ronde-formats", "targets": [
                {"name": "ronde_formats", "kind": ["lib"]},
                {"name": "trf", "kind": ["bench"]},
            ]},
            {"name": "ronde-model", "targets": [{"name": "ronde_model", "kind": ["lib"]}]},
        ]});
        let expected = vec![("ronde-formats".to_owned(), "trf".to_owned())];
        assert_eq!(expected, targets(&metadata, "bench"));
        assert_eq!(2, targets(&metadata, "lib").len());
        assert_eq!(0, targets(&metadata, "example").len());
    }
}
