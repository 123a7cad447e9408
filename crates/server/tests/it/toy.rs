//! A system that exists in tests alone is seen on pages, and no page knows of it.

use serde_json::json;

use crate::asks::{club, pair};

#[tokio::test(flavor = "multi_thread")]
async fn pages_know_a_new_system() {
    let machine = club("CUSTOM_TOY").await;
    let t = machine.t.clone();
    let page = machine.get(&format!("/t/{t}/settings")).await.text;
    assert!(page.contains("CUSTOM_TOY") && page.contains(">Toy<"), "{page}");
    assert_eq!(200, pair(&machine).await.status);
    for path in ["round/1/board/1/why", "round/1/board/1/why?step=2"] {
        let page = machine.get(&format!("/t/{t}/{path}")).await;
        assert_eq!(200, page.status, "{path}");
        assert!(page.text.contains("T3"), "{path}: {}", page.text);
    }
    let told = machine.get(&format!("/api/t/{t}/round/1/why?board=1")).await.json();
    assert_eq!(json!("CUSTOM_TOY"), told["system"], "{told}");
    let paper = machine.get(&format!("/t/{t}/paper/bracket.txt?round=1")).await.text;
    assert!(paper.contains("toy") && paper.contains("T3"), "{paper}");
    // Where nothing asks for it, it is not offered.
    let other = club("").await;
    let page = other.get(&format!("/t/{}/settings", other.t)).await.text;
    assert!(!page.contains("CUSTOM_TOY"), "{page}");
}
