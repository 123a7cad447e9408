//! The point system: three values, and whatever differs from what follows from them.

use ronde_model::{PointSystem, Score};
use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

use super::form::{Form, Given, Object};
use super::values::Points;

/// A point system as the file has it: win, draw and loss, then only what does not follow from them
/// as in [`PointSystem::of`].
pub(super) struct PointsTable;

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields, expecting = "object")]
struct Table {
    #[serde(with = "Points")]
    win: Score,
    #[serde(with = "Points")]
    draw: Score,
    #[serde(with = "Points")]
    loss: Score,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    black_win: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    black_draw: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    black_loss: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    forfeit_win: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    forfeit_loss: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    pairing_bye: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    full_bye: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    half_bye: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    zero_bye: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    unknown: Option<Score>,
}

/// What follows from these three values where nothing else is said.
fn following(win: Score, draw: Score, loss: Score) -> PointSystem {
    PointSystem::of(win.tenths(), draw.tenths(), loss.tenths())
}

impl From<&PointSystem> for Table {
    fn from(points: &PointSystem) -> Table {
        let PointSystem { white_win, white_draw, white_loss, .. } = *points;
        let base = following(white_win, white_draw, white_loss);
        let differs = |value: Score, follows: Score| (value != follows).then_some(value);
        Table {
            win: white_win,
            draw: white_draw,
            loss: white_loss,
            black_win: differs(points.black_win, base.black_win),
            black_draw: differs(points.black_draw, base.black_draw),
            black_loss: differs(points.black_loss, base.black_loss),
            forfeit_win: differs(points.forfeit_win, base.forfeit_win),
            forfeit_loss: differs(points.forfeit_loss, base.forfeit_loss),
            pairing_bye: differs(points.pairing_bye, base.pairing_bye),
            full_bye: differs(points.full_bye, base.full_bye),
            half_bye: differs(points.half_bye, base.half_bye),
            zero_bye: differs(points.zero_bye, base.zero_bye),
            unknown: differs(points.unknown, base.unknown),
        }
    }
}

impl From<Table> for PointSystem {
    fn from(table: Table) -> PointSystem {
        let base = following(table.win, table.draw, table.loss);
        PointSystem {
            white_win: table.win,
            black_win: table.black_win.unwrap_or(base.black_win),
            white_draw: table.draw,
            black_draw: table.black_draw.unwrap_or(base.black_draw),
            white_loss: table.loss,
            black_loss: table.black_loss.unwrap_or(base.black_loss),
            forfeit_win: table.forfeit_win.unwrap_or(base.forfeit_win),
            forfeit_loss: table.forfeit_loss.unwrap_or(base.forfeit_loss),
            pairing_bye: table.pairing_bye.unwrap_or(base.pairing_bye),
            full_bye: table.full_bye.unwrap_or(base.full_bye),
            half_bye: table.half_bye.unwrap_or(base.half_bye),
            zero_bye: table.zero_bye.unwrap_or(base.zero_bye),
            unknown: table.unknown.unwrap_or(base.unknown),
        }
    }
}

impl Form for PointsTable {
    type Model = PointSystem;

    fn serialize<S: Serializer>(model: &PointSystem, to: S) -> Result<S::Ok, S::Error> {
        Table::from(model).serialize(to)
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<PointSystem, D::Error> {
        Table::deserialize(Object(from)).map(PointSystem::from)
    }
}
