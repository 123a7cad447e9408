//! Every outlet of a ranking, a row each.

use ronde_model::Snapshot;

use super::World;
use super::one_by_one;
use super::tables::{Line, csv, html, lines, number, text, xlsx};

/// What an outlet shows of a line.
#[derive(Clone, Copy)]
pub(super) enum Shows {
    Everything,
    /// No tie-breaks.
    RanksAndPoints,
    Ranks,
}

impl Shows {
    pub(super) fn of(self, line: &Line) -> Line {
        match self {
            Shows::Everything => line.clone(),
            Shows::RanksAndPoints => Line { values: Vec::new(), ..line.clone() },
            Shows::Ranks => {
                Line { rank: line.rank.clone(), name: line.name.clone(), ..Line::default() }
            }
        }
    }
}

/// A place where people or programs read a ranking.
pub(super) struct Outlet {
    pub(super) name: &'static str,
    /// The paper or file that it is a form of.
    pub(super) of: &'static str,
    pub(super) shows: Shows,
    pub(super) covers: Covers,
    /// Its lines; nothing where it does not show this kind of tournament.
    pub(super) lines: fn(&World) -> Option<Vec<Line>>,
}

/// Which lines of the ranking an outlet has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Covers {
    InOrder,
    AnyOrder,
    /// The first of them, in order.
    First,
    /// Those that a change touches.
    Some,
}

impl Covers {
    /// Puts both into a form in which they must be equal.
    pub(super) fn align(self, expected: &mut Vec<Line>, shown: &mut [Line]) {
        match self {
            Covers::InOrder => {}
            Covers::AnyOrder => {
                expected.sort();
                shown.sort();
            }
            Covers::First => expected.truncate(shown.len()),
            Covers::Some => {
                expected.retain(|line| shown.iter().any(|it| it.name == line.name));
                expected.sort();
                shown.sort();
            }
        }
    }
}

const fn outlet(
    name: &'static str,
    of: &'static str,
    shows: Shows,
    lines: fn(&World) -> Option<Vec<Line>>,
) -> Outlet {
    Outlet { name, of, shows, covers: Covers::InOrder, lines }
}

impl Outlet {
    const fn covering(mut self, covers: Covers) -> Outlet {
        self.covers = covers;
        self
    }
}

use Shows::{Everything, Ranks, RanksAndPoints};

pub(super) const OUTLETS: &[Outlet] = &[
    outlet("ronde standings", "cli", Everything, |it| {
        Some(lines(&text(&it.cli(&["standings", "event.trf"]))))
    }),
    outlet("ronde standings --csv", "cli", Everything, |it| {
        Some(lines(&csv(&it.cli(&["standings", "event.trf", "--csv"]))))
    }),
    outlet("ronde standings --json", "cli", Everything, |it| {
        Some(of_json(&it.cli(&["standings", "event.trf", "--json"])))
    }),
    outlet("ronde report standings as text", "standings", Everything, |it| {
        Some(lines(&text(&it.paper("standings", "text"))))
    }),
    outlet("ronde report standings as CSV", "standings", Everything, |it| {
        Some(lines(&csv(&it.paper("standings", "csv"))))
    }),
    outlet("ronde report standings as HTML", "standings", Everything, |it| {
        Some(lines(&html(&it.paper("standings", "html"))))
    }),
    outlet("ronde report standings as workbook", "standings", Everything, |it| {
        it.cli(&["report", "event.trf", "standings", "-o", "standings.xlsx"]);
        Some(lines(&xlsx(&std::fs::read(it.place.path("standings.xlsx")).unwrap())))
    }),
    outlet("ronde report crosstable", "crosstable", RanksAndPoints, |it| {
        Some(lines(&csv(&it.paper("crosstable", "csv"))))
    }),
    outlet("ronde report crosstable by number", "crosstable-by-number", RanksAndPoints, |it| {
        Some(lines(&csv(&it.paper("crosstable-by-number", "csv"))))
    })
    .covering(Covers::AnyOrder),
    outlet("the standings of the final report", "final-report", Everything, |it| {
        Some(lines(&html(&it.paper("final-report", "html"))))
    }),
    outlet("ranks on match cards", "card", Ranks, |it| {
        if it.is_of_teams() {
            return None;
        }
        Some(cards(&it.paper("card", "json")))
    })
    .covering(Covers::AnyOrder),
    outlet("the site folder", "site", Everything, |it| {
        it.cli(&["report", "event.trf", "site", "-o", "site"]);
        Some(lines(&html(&it.place.text("site/standings.html"))))
    }),
    outlet("the crosstable of the site folder", "site", RanksAndPoints, |it| {
        it.cli(&["report", "event.trf", "site", "-o", "site"]);
        Some(lines(&html(&it.place.text("site/crosstable.html"))))
    }),
    outlet("the desk's page of standings", "page", Everything, |it| {
        Some(lines(&html(&it.desk.page(&format!("/t/{}/standings", it.journal)))))
    }),
    outlet("the desk's crosstable", "page", RanksAndPoints, |it| {
        Some(lines(&html(&it.desk.page(&format!("/t/{}/crosstable", it.journal)))))
    }),
    outlet("the desk's printed standings", "standings", Everything, |it| {
        Some(lines(&html(&it.desk.page(&format!("/t/{}/paper/standings.html", it.journal)))))
    }),
    outlet("the desk's standings.csv", "standings.csv", Everything, |it| {
        Some(lines(&csv(&it.file("standings.csv"))))
    }),
    outlet("the desk's standings.xlsx", "standings.xlsx", Everything, |it| {
        let path = format!("/t/{}/files/standings.xlsx", it.journal);
        Some(lines(&xlsx(&it.desk.get(&path))))
    }),
    outlet("the desk's crosstable.csv", "crosstable.csv", RanksAndPoints, |it| {
        Some(lines(&csv(&it.file("crosstable.csv"))))
    }),
    outlet("the desk's crosstable.xlsx", "crosstable.xlsx", RanksAndPoints, |it| {
        let path = format!("/t/{}/files/crosstable.xlsx", it.journal);
        Some(lines(&xlsx(&it.desk.get(&path))))
    }),
    outlet("ranks in the desk's TRF", "trf26.trf", Ranks, |it| {
        let read = ronde_formats::trf::read(it.file("trf26.trf").as_bytes()).unwrap();
        Some(stated(&read.snapshot, it.is_of_teams()))
    })
    .covering(Covers::AnyOrder),
    outlet("ranks in the desk's TRF16", "trf16.trf", Ranks, |it| ranks_of_players(it, "trf16.trf"))
        .covering(Covers::AnyOrder),
    outlet("ranks in the desk's TRF(x)", "trfx.trf", Ranks, |it| ranks_of_players(it, "trfx.trf"))
        .covering(Covers::AnyOrder),
    outlet("ranks in the desk's JSON", "tournament.json", Ranks, |it| {
        let bytes = it.file("tournament.json").into_bytes();
        let read = ronde_formats::json::read(bytes.as_slice(), u64::MAX).unwrap();
        Some(stated(&read.snapshot, it.is_of_teams()))
    })
    .covering(Covers::AnyOrder),
    outlet("the public page", "page", Everything, |it| Some(lines(&html(&it.desk.public())))),
    outlet("the overview's first places", "page", RanksAndPoints, |it| {
        let page = || it.desk.page(&format!("/t/{}", it.journal));
        it.is_over.then(|| lines(&html(&page())))
    })
    .covering(Covers::First),
    outlet("GET /api/t/{t}/standings", "api", Everything, |it| {
        Some(of_json(&it.desk.page(&format!("/api/t/{}/standings", it.journal))))
    }),
    outlet("the working of each rank", "page", Everything, |it| Some(one_by_one::workings(it))),
    outlet("ronde standings --why", "cli", RanksAndPoints, |it| Some(one_by_one::whys(it))),
    outlet("what a player needs", "page", Ranks, |it| Some(one_by_one::needs(it))),
    outlet("a player's own page", "page", RanksAndPoints, one_by_one::telephones),
    outlet("a player's page in the site folder", "site", RanksAndPoints, one_by_one::site),
    outlet("players' cards", "player-cards", RanksAndPoints, one_by_one::player_cards)
        .covering(Covers::AnyOrder),
    outlet("ronde simulate", "cli", RanksAndPoints, one_by_one::simulated)
        .covering(Covers::AnyOrder),
    outlet("the desk's odds", "page", RanksAndPoints, one_by_one::odds).covering(Covers::AnyOrder),
    outlet("the desk's what-if", "api", RanksAndPoints, one_by_one::what_if_at_the_desk)
        .covering(Covers::Some),
    outlet("ronde what-if", "cli", RanksAndPoints, one_by_one::what_if_command)
        .covering(Covers::Some),
    outlet("a screen in the hall", "screen", RanksAndPoints, |it| {
        let told = it.desk.screen();
        let rows = told["tournaments"][0]["standings"].as_array().expect("standings").clone();
        Some(rows.iter().map(|row| on_screen(row, &it.snapshot)).collect())
    }),
];

/// Papers and files in which nobody is ranked, or only among those of a category, or as it was
/// before the round in play.
pub(super) const NO_RANKING: &[&str] = &[
    "starting-list",
    "announcement",
    "place-cards",
    "badges",
    "wall-chart",
    "schedule",
    "round",
    "pairings",
    "pairings-by-name",
    "slips",
    "bracket",
    "why",
    "team-sheets",
    "protocols",
    "pack",
    "categories",
    "aros",
    "prizes",
];

/// Files of the desk that hold players, games and ratings, no ranking; report files of old formats
/// are written from the same tournament as TRF26.
pub(super) const OTHER_FILES: &[&str] =
    &["players.csv", "players.xlsx", "ratings.csv", "ratings.xlsx", "games.pgn", "event.ronde"];

/// Pages and calls that rows above read a ranking from.
pub(super) const ROUTES_OF_ROWS: &[&str] = &[
    "/api/screen/{k}",
    "/api/t/{t}/odds",
    "/api/t/{t}/standings",
    "/api/t/{t}/whatif",
    "/p/{event}",
    "/p/{event}/me/{player}",
    "/t/{t}",
    "/t/{t}/crosstable",
    "/t/{t}/files/{file}",
    "/t/{t}/needs/{number}",
    "/t/{t}/odds",
    "/t/{t}/paper/{file}",
    "/t/{t}/prizes",
    "/t/{t}/standings",
    "/t/{t}/standings/{number}",
    "/t/{t}/whatif",
];

/// Pages and calls that rank nobody, and those that say a row's answer in another form: streams
/// tell what changed, `preview` compares two tables as `whatif` does, `needs` looks ahead.
pub(super) const OTHER_ROUTES: &[&str] = &[
    "/",
    "/api",
    "/api/e/{e}",
    "/api/e/{e}/file",
    "/api/e/{e}/screens",
    "/api/lists",
    "/api/lists/progress",
    "/api/lists/search",
    "/api/openapi.json",
    "/api/r/{code}",
    "/api/screen/{k}/live",
    "/api/t/{t}",
    "/api/t/{t}/lists/search",
    "/api/t/{t}/live",
    "/api/t/{t}/needs/{number}",
    "/api/t/{t}/preview",
    "/api/t/{t}/round/{round}/codes",
    "/api/t/{t}/round/{round}/why",
    "/api/t/{t}/round/{round}/why-not",
    "/api/t/{t}/site",
    "/assets/{*path}",
    "/design",
    "/e/{e}",
    "/e/{e}/screens",
    "/hall.svg",
    "/help",
    "/join/{code}",
    "/login",
    "/new",
    "/p",
    "/plan",
    "/r",
    "/r/{code}",
    "/screen",
    "/screen/{k}",
    "/t/{t}/backups/{name}",
    "/t/{t}/checkin",
    "/t/{t}/files",
    "/t/{t}/journal",
    "/t/{t}/norms",
    "/t/{t}/papers",
    "/t/{t}/players",
    "/t/{t}/players/{number}",
    "/t/{t}/round/{round}",
    "/t/{t}/round/{round}/board/{board}/why",
    "/t/{t}/round/{round}/codes",
    "/t/{t}/round/{round}/entry",
    "/t/{t}/round/{round}/hand",
    "/t/{t}/round/{round}/results",
    "/t/{t}/round/{round}/why",
    "/t/{t}/schedule",
    "/t/{t}/settings",
];

/// Commands that rank nobody, or hold what other rows hold: `check` compares stated ranks with the
/// table, `convert`, `import` and `export` carry the files of other rows, `serve` the pages.
pub(super) const OTHER_COMMANDS: &[&str] = &[
    "inspect",
    "convert",
    "pair",
    "check",
    "explain",
    "generate",
    "schedule",
    "rate",
    "norms",
    "plan",
    "players",
    "serve",
    "import",
    "export",
    "hand-over",
    "verify",
    "examples",
    "completions",
    "man",
    "help",
];

impl World {
    pub(super) fn cli(&self, args: &[&str]) -> String {
        let ended = self.place.run(args);
        assert_eq!(0, ended.code, "{args:?}: {}", ended.stderr);
        ended.stdout
    }

    pub(super) fn paper(&self, kind: &str, form: &str) -> String {
        self.cli(&["report", "event.trf", kind, "--form", form])
    }

    fn file(&self, name: &str) -> String {
        self.desk.page(&format!("/t/{}/files/{name}", self.journal))
    }
}

/// Family names stand in capitals on screens: the name is the one that it can be.
fn on_screen(row: &serde_json::Value, snapshot: &Snapshot) -> Line {
    let part = |at: usize| row["name"][at].as_str().unwrap().to_owned();
    let shown = [part(0).to_uppercase(), part(1)];
    let players = snapshot.players.iter().map(|it| it.name.clone());
    let is_shown = |name: &String| match name.split_once(", ") {
        Some((family, given)) => [family.to_uppercase(), given.to_owned()] == shown,
        None => name.to_uppercase() == shown[0],
    };
    let mut names = players.chain(snapshot.teams.iter().map(|it| it.name.clone()));
    Line {
        rank: row["rank"].to_string(),
        name: names.find(is_shown).unwrap_or_else(|| shown.join(", ")),
        points: number(row["points"].as_str().unwrap()),
        values: Vec::new(),
    }
}

fn of_json(page: &str) -> Vec<Line> {
    let page: serde_json::Value = serde_json::from_str(page).unwrap();
    let rows = page["standings"].as_array().unwrap();
    let line = |row: &serde_json::Value| Line {
        rank: row["rank"].to_string(),
        name: row["name"].as_str().unwrap().to_owned(),
        points: number(row["points"].as_str().unwrap()),
        values: row["values"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| number(it["value"].as_str().unwrap_or_default()))
            .collect(),
    };
    rows.iter().map(line).collect()
}

/// The rank that each card states.
fn cards(page: &str) -> Vec<Line> {
    let page: serde_json::Value = serde_json::from_str(page).unwrap();
    let tables = page["tables"].as_object().unwrap();
    let players = tables.iter().filter(|(key, _)| key.starts_with("player"));
    let said = |table: &serde_json::Value, what: &str| -> String {
        let rows = table["rows"].as_array().unwrap().iter();
        let row = rows.clone().find(|row| row["player"] == what);
        row.map_or_else(String::new, |row| row["value"].as_str().unwrap().to_owned())
    };
    let line = |(_, table): (&String, &serde_json::Value)| Line {
        rank: said(table, "Rank"),
        name: said(table, "Name"),
        ..Line::default()
    };
    players.map(line).collect()
}

/// The ranks of players that a report file of the desk states.
fn ranks_of_players(world: &World, file: &str) -> Option<Vec<Line>> {
    // Before 2026 the format had no rank of a team.
    let read =
        (!world.is_of_teams()).then(|| ronde_formats::trf::read(world.file(file).as_bytes()));
    read.map(|it| stated(&it.unwrap().snapshot, false))
}

/// The ranks that a file states.
fn stated(snapshot: &Snapshot, teams: bool) -> Vec<Line> {
    let line = |name: &str, rank: Option<u32>| Line {
        rank: rank.map_or_else(String::new, |it| it.to_string()),
        name: name.to_owned(),
        ..Line::default()
    };
    if teams {
        return snapshot.teams.iter().map(|it| line(&it.name, it.rank)).collect();
    }
    snapshot.players.iter().map(|it| line(&it.name, it.rank)).collect()
}
