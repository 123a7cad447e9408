use ronde_model::{Colour, PairingNumber, Parts, Player, RoundNumber, Snapshot};

/// dubov-1997:5: seven players, number 1 draws White.
#[test]
fn round_1_of_article_5() {
    let number = |number| PairingNumber::new(number).expect("not zero");
    let players = (1..=7).map(|it| Player::new(number(it), format!("Player {it}"))).collect();
    let mut parts = Parts { players, ..Parts::default() };
    parts.rules.declared_rounds = Some(5);
    let snapshot = Snapshot::new(parts).expect("nobody is named twice");
    let round = super::pair(&snapshot, RoundNumber::FIRST, Colour::White).expect("it exists");
    let pairs: Vec<(u32, u32)> =
        round.pairs.iter().map(|(white, black)| (white.get(), black.get())).collect();
    assert_eq!(vec![(1, 4), (5, 2), (3, 6)], pairs);
    assert_eq!(Some(number(7)), round.bye);
}
