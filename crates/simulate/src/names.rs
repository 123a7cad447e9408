//! Names of people and places who do not exist.

use ronde_model::Sex;

use crate::dice::Dice;

const FAMILY_STARTS: [&str; 24] = [
    "Bar", "Bel", "Cor", "Dal", "Dra", "Fel", "Gar", "Hol", "Jan", "Kal", "Kor", "Lem", "Lun",
    "Mar", "Mor", "Nov", "Orl", "Pel", "Ros", "Sal", "Tar", "Ver", "Wal", "Zel",
];
const FAMILY_MIDDLES: [&str; 16] =
    ["a", "e", "i", "o", "an", "en", "ic", "ol", "ad", "er", "é", "ö", "und", "im", "ov", "est"];
const FAMILY_ENDS: [&str; 20] = [
    "berg", "dal", "dez", "falk", "gren", "hart", "inen", "ino", "ko", "lund", "mann", "mond",
    "nesh", "ran", "rić", "seni", "stad", "tti", "vek", "zar",
];
const MALE_STARTS: [&str; 12] =
    ["Al", "Ber", "Dor", "Emm", "Hen", "Jor", "Kas", "Leo", "Mat", "Ott", "Rem", "Vik"];
const MALE_ENDS: [&str; 10] = ["an", "ard", "ek", "el", "en", "ian", "in", "is", "or", "us"];
const FEMALE_STARTS: [&str; 12] =
    ["Ad", "Bri", "Cel", "Dan", "Eli", "Fior", "Hel", "Ing", "Jul", "Mar", "Sim", "Val"];
const FEMALE_ENDS: [&str; 8] = ["a", "ana", "ella", "ena", "ia", "ika", "ina", "ise"];
const PLACE_ENDS: [&str; 8] = ["bourg", "brück", "feld", "ford", "grad", "mare", "stad", "ville"];

/// `Last, First`, as FIDE's files have it; 33 columns at most.
pub(crate) fn person(sex: Sex, dice: &mut Dice) -> String {
    let first = match sex {
        Sex::Male => [dice.pick(&MALE_STARTS), dice.pick(&MALE_ENDS)].concat(),
        Sex::Female => [dice.pick(&FEMALE_STARTS), dice.pick(&FEMALE_ENDS)].concat(),
    };
    let family = [dice.pick(&FAMILY_STARTS), dice.pick(&FAMILY_MIDDLES), dice.pick(&FAMILY_ENDS)];
    format!("{}, {first}", family.concat())
}

/// A town.
pub(crate) fn town(dice: &mut Dice) -> String {
    [dice.pick(&FAMILY_STARTS), dice.pick(&FAMILY_MIDDLES), dice.pick(&PLACE_ENDS)].concat()
}

/// A name as the alphabet orders it: without accents and case (C.04.2:2.2).
pub(crate) fn alphabetical(name: &str) -> String {
    let plain = |letter: char| match letter {
        'é' => 'e',
        'ö' => 'o',
        'ü' => 'u',
        'ć' => 'c',
        other => other.to_ascii_lowercase(),
    };
    name.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_their_columns_and_the_alphabet() {
        let mut dice = Dice::new(3, "names");
        for turn in 0..3000 {
            let name = person(if turn % 2 == 0 { Sex::Male } else { Sex::Female }, &mut dice);
            assert!(name.chars().count() <= 33, "TRF26, columns 15 to 47: {name}");
            assert!(alphabetical(&name).is_ascii(), "{name} has a letter without a place");
        }
    }
}
