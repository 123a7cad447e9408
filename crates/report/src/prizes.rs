//! The prize list as a view.

use ronde_model::Snapshot;
use ronde_standings::Category;
use ronde_standings::prizes::{Award, Money, Payout, Reason, Rules};
use ronde_words::{HeadWords, Lang, fill};

use crate::names;
use crate::view::{Column, View};

/// Every award with its reason, in English. `coins` is how many of the smallest coin make one: 100
/// for cents.
pub fn view(snapshot: &Snapshot, rules: &Rules, payout: &Payout, coins: Money) -> View {
    table(snapshot, rules, payout, coins, Lang::En, &Category::to_string)
}

/// The same in a language, categories in words.
pub fn view_in(
    snapshot: &Snapshot,
    rules: &Rules,
    payout: &Payout,
    coins: Money,
    lang: Lang,
) -> View {
    table(snapshot, rules, payout, coins, lang, &|it| names::category(it, lang))
}

fn table(
    snapshot: &Snapshot,
    rules: &Rules,
    payout: &Payout,
    coins: Money,
    lang: Lang,
    category: &dyn Fn(&Category) -> String,
) -> View {
    let words = HeadWords::of(lang);
    let line = |award: &Award| {
        vec![
            category(&rules.purses[award.purse].category),
            places(award.places),
            award.who.number().to_string(),
            names::participant_in(snapshot, award.who, lang),
            money(award.amount, coins),
            reason(&award.reason, coins, words),
        ]
    };
    let left = payout.left.iter().map(|(purse, place, amount)| {
        let category = category(&rules.purses[*purse].category);
        let amount = money(*amount, coins);
        fill!(words.stays, place = place, category = category, amount = amount)
    });
    View {
        title: words.prizes.to_owned(),
        columns: vec![
            Column::words("category", words.category),
            Column::numbers("places", words.place),
            Column::numbers("number", words.number),
            Column::words("name", words.name),
            Column::numbers("amount", words.amount),
            Column::words("reason", words.reason),
        ],
        rows: payout.awards.iter().map(line).collect(),
        notes: left.collect(),
    }
}

fn places((first, last): (u32, u32)) -> String {
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

/// An amount with as many decimals as the coin needs.
pub fn money(amount: Money, coins: Money) -> String {
    let digits = coins.to_string().len() - 1;
    match digits {
        0 => amount.to_string(),
        _ => format!("{}.{:0digits$}", amount / coins, amount % coins),
    }
}

fn reason(reason: &Reason, coins: Money, words: &HeadWords) -> String {
    match reason {
        Reason::Place => words.place_prize.to_owned(),
        Reason::Share { pot, among } => {
            fill!(words.share, pot = money(*pot, coins), n = among)
        }
        Reason::Hort { own_half, pot, among } => {
            fill!(words.hort, own = money(*own_half, coins), pot = money(*pot, coins), n = among)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_the_decimals_of_the_coin() {
        for (amount, coins, text) in [(500, 1, "500"), (12_345, 100, "123.45"), (5, 100, "0.05")] {
            assert_eq!(text, money(amount, coins));
        }
    }
}
