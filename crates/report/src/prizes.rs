//! The prize list as a view.

use ronde_model::Snapshot;
use ronde_standings::prizes::{Award, Money, Payout, Reason, Rules};

use crate::names;
use crate::view::{Column, View};

/// Every award with its reason. `coins` is how many of the smallest coin make one: 100 for cents.
pub fn view(snapshot: &Snapshot, rules: &Rules, payout: &Payout, coins: Money) -> View {
    let line = |award: &Award| {
        vec![
            rules.purses[award.purse].category.to_string(),
            places(award.places),
            award.who.number().to_string(),
            names::participant(snapshot, award.who),
            money(award.amount, coins),
            reason(&award.reason, coins),
        ]
    };
    let left = payout.left.iter().map(|(purse, place, amount)| {
        let category = &rules.purses[*purse].category;
        let amount = money(*amount, coins);
        format!("nobody is left to win prize {place} of {category}: {amount} stay in the fund")
    });
    View {
        title: "Prizes".to_owned(),
        columns: vec![
            Column::words("category", "Category"),
            Column::numbers("places", "Place"),
            Column::numbers("number", "No."),
            Column::words("name", "Name"),
            Column::numbers("amount", "Amount"),
            Column::words("reason", "Reason"),
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

fn reason(reason: &Reason, coins: Money) -> String {
    match reason {
        Reason::Place => "the prize of the place".to_owned(),
        Reason::Share { pot, among } => {
            format!("{} shared by {among} with equal points", money(*pot, coins))
        }
        Reason::Hort { own_half, pot, among } => format!(
            "Hort: {} for the place, and a share of {} by {among} with equal points",
            money(*own_half, coins),
            money(*pot, coins)
        ),
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
