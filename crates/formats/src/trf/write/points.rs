//! The point system, in the words of each format.

use ronde_model::{PointSystem, Score};

use super::Sheet;
use super::row::Row;
use crate::trf::Loss;
use crate::trf::columns::{BBP_VALUE, POINT_STRIDE, POINT_SYMBOL, POINT_VALUE};

/// TRF26:162. Only what differs from the usual is written.
pub(super) fn write_standard(sheet: &mut Sheet<'_>) {
    let system = sheet.snapshot.rules.points;
    let (win, draw) = (system.white_win, system.white_draw);
    let values = [
        ('W', win, Score::from_tenths(10)),
        ('D', draw, Score::from_tenths(5)),
        ('L', system.white_loss, Score::ZERO),
        ('A', system.zero_bye, Score::ZERO),
        ('P', system.pairing_bye, win),
        ('X', system.unknown, draw),
    ];
    let mut row = Row::new("162", None);
    let changed = values.into_iter().filter(|(_, value, usual)| value != usual);
    let mut count = 0;
    for (index, (symbol, value, _)) in changed.enumerate() {
        row.put(POINT_SYMBOL.nth(index, POINT_STRIDE).first, &symbol.to_string());
        row.number(POINT_VALUE.nth(index, POINT_STRIDE), "points", value);
        count += 1;
    }
    if count > 0 {
        sheet.row(row);
    }
    let said = PointSystem {
        zero_bye: system.zero_bye,
        forfeit_loss: system.zero_bye,
        pairing_bye: system.pairing_bye,
        unknown: system.unknown,
        ..PointSystem::of(win.tenths(), draw.tenths(), system.white_loss.tenths())
    };
    lose(sheet, said);
}

/// JaVaFo's `XXS`: codes that differ from the usual, with the shortcuts where they say it all.
pub(super) fn write_javafo(sheet: &mut Sheet<'_>) {
    let system = sheet.snapshot.rules.points;
    let usual = PointSystem::STANDARD;
    let wins = [system.white_win, system.black_win, system.forfeit_win, system.full_bye];
    let draws = [system.white_draw, system.black_draw, system.half_bye];
    let losses = [system.white_loss, system.black_loss];
    let mut words = Vec::new();
    shortcut(&mut words, "W", &["WW", "BW", "FW", "FPB"], &wins, usual.white_win);
    shortcut(&mut words, "D", &["WD", "BD", "HPB"], &draws, usual.white_draw);
    shortcut(&mut words, "L", &["WL", "BL"], &losses, usual.white_loss);
    shortcut(&mut words, "ZPB", &["ZPB"], &[system.zero_bye], usual.zero_bye);
    shortcut(&mut words, "PAB", &["PAB"], &[system.pairing_bye], usual.pairing_bye);
    shortcut(&mut words, "FL", &["FL"], &[system.forfeit_loss], usual.forfeit_loss);
    sheet.header("XXS", "points", &words.join(" "));
    lose(sheet, PointSystem { unknown: system.white_draw, ..system });
}

fn shortcut(words: &mut Vec<String>, short: &str, codes: &[&str], values: &[Score], usual: Score) {
    if values.iter().all(|value| *value == values[0]) {
        if values[0] != usual {
            words.push(format!("{short}={}", values[0]));
        }
        return;
    }
    let changed = codes.iter().zip(values).filter(|(_, value)| **value != usual);
    words.extend(changed.map(|(code, value)| format!("{code}={value}")));
}

/// bbpPairings' records, one value each.
pub(super) fn write_bbp(sheet: &mut Sheet<'_>) {
    let system = sheet.snapshot.rules.points;
    let win = system.white_win;
    let values = [
        ("BBW", win, Score::from_tenths(10)),
        ("BBD", system.white_draw, Score::from_tenths(5)),
        ("BBL", system.white_loss, Score::ZERO),
        ("BBZ", system.zero_bye, Score::ZERO),
        ("BBF", system.forfeit_loss, Score::ZERO),
        ("BBU", system.pairing_bye, win),
    ];
    for (code, value, _) in values.into_iter().filter(|(_, value, usual)| value != usual) {
        let mut row = Row::new(code, None);
        row.number(BBP_VALUE, "points", value);
        sheet.row(row);
    }
    let base =
        PointSystem::of(win.tenths(), system.white_draw.tenths(), system.white_loss.tenths());
    let said = PointSystem {
        zero_bye: system.zero_bye,
        forfeit_loss: system.forfeit_loss,
        pairing_bye: system.pairing_bye,
        ..base
    };
    lose(sheet, said);
}

/// Formats that know only 1, ½ and 0.
pub(super) fn write_none(sheet: &mut Sheet<'_>) {
    lose(sheet, PointSystem::STANDARD);
}

fn lose(sheet: &mut Sheet<'_>, said: PointSystem) {
    if said != sheet.snapshot.rules.points {
        sheet.lose(Loss::PointSystem);
    }
}
