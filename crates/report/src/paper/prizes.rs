//! The prize list, with a reason for every amount.

use ronde_standings::prizes::{CENTS, Money, Payout, Rules};
use ronde_words::{PaperWords, fill};

use super::{Block, Paper, Sheet, Source, Table};
use crate::prizes::{money, view_in};
use crate::view::View;

/// The prize list. Amounts are in hundredths.
pub fn paper(source: &Source, rules: &Rules, payout: &Payout) -> Paper {
    let title = PaperWords::of(source.lang).prize_list.to_owned();
    Paper::new(source, "prizes", title).with(sheet(source, rules, payout))
}

/// The prize list as a part of another paper.
pub fn sheet(source: &Source, rules: &Rules, payout: &Payout) -> Sheet {
    let words = PaperWords::of(source.lang);
    let mut view = view_in(source.snapshot, rules, payout, CENTS, source.lang);
    let paid: Money = payout.awards.iter().map(|award| award.amount).sum();
    view.notes.insert(0, fill!(words.paid, paid = money(paid, CENTS)));
    let view = View { title: String::new(), ..view };
    let blocks = if payout.awards.is_empty() {
        vec![Block::Words(words.no_prizes.to_owned())]
    } else {
        vec![Block::Table(Table { view, abreast: 1, kept: 0 })]
    };
    let title = words.prize_list.to_owned();
    Sheet { key: "prizes".to_owned(), title, page: source.page, blocks }
}
