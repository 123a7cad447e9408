//! The picture of the documentation is what the example draws.

#[path = "../examples/curve.rs"]
#[expect(dead_code, reason = "the example's own entry is not called here")]
mod curve;

#[test]
fn the_picture_in_the_documentation_is_the_one_that_the_example_draws() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rating-curve.svg");
    let kept = std::fs::read_to_string(path).unwrap();
    assert_eq!(
        kept,
        curve::svg(),
        "cargo run -p ronde-rating --example curve > docs/rating-curve.svg"
    );
}
