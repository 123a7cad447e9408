//! A language is data: one that no line of the server names is spoken on its pages, in its JSON and
//! by its scripts. Only debug builds have it.
#![cfg(debug_assertions)]

use crate::phones::client::Machine;

#[tokio::test(flavor = "multi_thread")]
async fn pages_papers_and_scripts_speak_a_language_that_nobody_names() {
    let machine = Machine::demo().await;
    let t = &machine.t;
    for (path, part) in [
        ("/?lang=qps", "[Néw töûrnámént]"),
        ("/t/{t}?lang=qps", "[Övérvîéw]"),
        ("/t/{t}/players?lang=qps", "[Pláyérs]"),
        ("/t/{t}/standings?lang=qps", "[Stándîngs]"),
        ("/t/{t}?lang=qps", r#""saved":"[Sávéd.]""#),
        ("/t/{t}?lang=qps", r#"<html lang="qps""#),
    ] {
        let page = machine.get(&path.replace("{t}", t)).await;
        assert_eq!(200, page.status, "{path}");
        assert!(page.text.contains(part), "{path}: {part}\n{}", page.text);
    }
    let offered = machine.get("/").await.text;
    assert!(!offered.contains("qps"), "nobody is offered it");
}
