use super::*;

#[test]
fn names_are_read_and_written() {
    for (text, written) in [
        ("bh", "BH"),
        ("BH-C1", "BH/C1"),
        ("BH/C1/P", "BH/C1/P"),
        ("bh:gp-m2", "BH:GP/M2"),
        ("KS/L-2", "KS/L-2"),
        ("KS-L+1", "KS/L+1"),
        ("sssc/k4/f", "SSSC/K4/F"),
        ("TPN/R", "TPN/R"),
        ("mpvgp", "MPvGP"),
        ("GE", "REP"),
        ("EMGSB/C2", "EMGSB/C2"),
        ("GPTS", "PTS:GP"),
        ("MP", "PTS:MP"),
        ("AOB/F", "AOB/F"),
        ("DE/P", "DE/P"),
    ] {
        let read = read_list(text);
        assert_eq!(1, read.len(), "{text}");
        assert_eq!(Ok(written.to_owned()), read[0].clone().map(|it| it.to_string()), "{text}");
        assert_eq!(read, read_list(written), "{text}: read again");
    }
}

#[test]
fn what_cannot_be_read_says_why() {
    let modifier = |text: &str, part: &str| Unreadable::UnknownModifier {
        text: text.to_owned(),
        part: part.to_owned(),
    };
    let unknown = |text: &str| Unreadable::UnknownName(text.to_owned());
    for (why, nearest) in [
        (unknown("BX"), Some("BH")),
        (unknown("WOM"), Some("WON")),
        (Unreadable::Other("OTHER_LOTS".to_owned()), None),
        (modifier("BH/Q3", "Q3"), None),
        (modifier("BH/C0", "C0"), None),
        (modifier("BH/C", "C"), None),
        (modifier("KS/L2", "L2"), None),
        (unknown("BH:XP"), Some("BC")),
        (modifier("BH/K0", "K0"), None),
        (unknown("½"), None),
    ] {
        let (Unreadable::UnknownName(text)
        | Unreadable::Other(text)
        | Unreadable::UnknownModifier { text, .. }
        | Unreadable::NotFor { text, .. }) = &why;
        assert_eq!(vec![Err(why.clone())], read_list(text));
        assert_eq!(nearest, why.nearest().map(Code::name), "{text}");
    }
    let (text, part) = ("WIN/C1".to_owned(), "C1".to_owned());
    let not_for = Unreadable::NotFor { text, code: Code::Win, part };
    assert_eq!(vec![Err(not_for)], read_list("WIN/C1"));
    assert_eq!(3, read_list("DE, BH/C1;SB").len());
    assert!(read_list(" , ;").is_empty());
}

#[test]
fn families_of_1998_are_mixed_only_where_recommended() {
    let list = |text: &str| -> Vec<TieBreak> { read_list(text).into_iter().flatten().collect() };
    for (text, mixed) in [
        ("PS,BH", 2),
        ("BH,SB", 0),
        ("DE,PS,BH,SB,WON", 0),
        ("DE,KS,SB,WON", 0),
        ("GP,MP,DE,BH,SB", 0),
        ("ARO,TPR", 0),
        ("ARO,BH,PS", 3),
        ("DE,BH/C1", 0),
        ("DE,PS,BH,SB", 2),
    ] {
        assert_eq!(mixed, mixed_families(&list(text)).len(), "{text}");
    }
    for (name, recommended) in RECOMMENDED_1998 {
        assert!(mixed_families(recommended).is_empty(), "{name}");
    }
}

#[test]
fn every_code_has_one_name_and_an_article() {
    let mut names: Vec<&str> = Code::all().map(Code::name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(Code::all().count(), names.len());
    for code in Code::all() {
        assert_eq!(Some(code), Code::named(code.name()));
        assert!(code.article(Edition::E2026).contains(':'), "{code:?}");
        assert!(Edition::ALL.iter().any(|edition| code.exists_in(*edition)), "{code:?}");
    }
}
