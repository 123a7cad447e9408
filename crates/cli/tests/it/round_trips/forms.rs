//! Every form of a tournament, in sizes that chance picks.

use ronde_desk::Act;
use ronde_desk::stored::{DrawWay, Entrant, EntrantId, NumberDraw, Setting, SystemCode};

use super::play::{Desk, Luck};

/// How a tournament is made.
#[derive(Clone, Copy)]
pub(crate) struct Form {
    pub(crate) name: &'static str,
    make: fn(&mut Luck) -> Made,
}

/// A tournament that is to be played.
struct Made {
    system: SystemCode,
    players: usize,
    /// Players of a team; 0 without teams.
    team: usize,
    rounds: Option<u16>,
    /// Whether everybody has a rating.
    rated: bool,
    settings: Vec<Setting>,
}

const fn form(name: &'static str, make: fn(&mut Luck) -> Made) -> Form {
    Form { name, make }
}

pub(crate) const FORMS: &[Form] = &[
    form("Dutch", |luck| swiss(luck, "FIDE_DUTCH_2026", "")),
    form("Baku", |luck| swiss(luck, "FIDE_DUTCH_2026", "BAKU")),
    // Dubov pairs by ratings, so everybody has one (C.04.4.1:1.1).
    form("Dubov", |luck| Made { rated: true, ..swiss(luck, "FIDE_DUBOV", "") }),
    form("1992", |luck| swiss(luck, "CUSTOM_DUTCH_1992", "")),
    form("round robin", |luck| {
        let players = luck.within(3, 12);
        schedule(format!("round-robin players={players}"), players, 0)
    }),
    form("double round robin", |luck| {
        let (players, order) = (luck.within(3, 7), ["berger", "exchanged"][luck.within(0, 1)]);
        schedule(format!("round-robin players={players} cycles=2 order={order}"), players, 0)
    }),
    form("Rütsch", |luck| {
        let (players, cycles) = (luck.within(3, 9), luck.within(1, 2));
        schedule(format!("round-robin players={players} cycles={cycles} order=rutsch"), players, 0)
    }),
    form("team round robin", |luck| {
        let (teams, boards) = (luck.within(3, 6), luck.within(2, 4));
        schedule(format!("round-robin players={teams} team={boards}"), teams * boards, boards)
    }),
    form("team round robin by game points", |luck| {
        let (teams, boards) = (luck.within(3, 6), luck.within(2, 4));
        let recipe = format!("round-robin players={teams} team={boards}");
        listed("GP, MP, DE, SB", schedule(recipe, teams * boards, boards))
    }),
    form("Scheveningen", |luck| {
        let (boards, way) = (luck.within(2, 6), ["balanced", "sitting"][luck.within(0, 1)]);
        schedule(format!("scheveningen boards={boards} way={way}"), 2 * boards, boards)
    }),
    form("Schiller", |luck| {
        let (groups, size) = (luck.within(3, 4), luck.within(2, 3));
        schedule(format!("schiller groups={groups} size={size}"), groups * size, size)
    }),
    form("Berlin", |luck| {
        let players = 4 * luck.within(1, 3);
        let finals = ["halves", "placement"][luck.within(0, 1)];
        schedule(format!("berlin players={players} groups=2 finals={finals}"), players, 0)
    }),
    form("team Berlin", |luck| {
        let boards = luck.within(2, 3);
        schedule(format!("berlin players=4 groups=2 team={boards}"), 4 * boards, boards)
    }),
    form("Molter", |luck| {
        let (teams, players) = (luck.within(3, 5), 2 * luck.within(1, 2));
        let rounds = luck.within(2, teams - 1).min(3);
        let seed = luck.within(1, 99);
        let text = format!("molter teams={teams} players={players} rounds={rounds} seed={seed}");
        listed("BER, GWON, DE, TBR", schedule(text, teams * players, players))
    }),
    form("cup", |luck| {
        let (players, legs) = (luck.within(3, 13), luck.within(1, 2));
        let places = ["first", "third", "all"][luck.within(0, 2)];
        schedule(format!("cup players={players} legs={legs} places={places}"), players, 0)
    }),
    form("cup by lot", |luck| {
        let (players, seed) = (luck.within(4, 12), luck.within(1, 999));
        schedule(format!("cup players={players} protected=2 seed={seed} places=third"), players, 0)
    }),
    form("team cup", |luck| {
        let (teams, boards) = (luck.within(3, 6), luck.within(2, 4));
        schedule(format!("cup players={teams} team={boards} places=third"), teams * boards, boards)
    }),
];

/// The same with another list of tie-breaks.
fn listed(list: &str, made: Made) -> Made {
    Made { settings: vec![Setting::TieBreaks(list.to_owned())], ..made }
}

fn schedule(recipe: String, players: usize, team: usize) -> Made {
    let system = SystemCode::Schedule(recipe);
    let list = Setting::TieBreaks("DE, WIN, SB".to_owned());
    Made { system, players, team, rounds: None, rated: false, settings: vec![list] }
}

fn swiss(luck: &mut Luck, code: &str, acceleration: &str) -> Made {
    let mut settings = vec![Setting::TieBreaks("BH/C1, BH, SB".to_owned())];
    if !acceleration.is_empty() {
        settings.push(Setting::Acceleration(acceleration.to_owned()));
    }
    let system = SystemCode::Swiss(code.to_owned());
    let players = luck.within(9, 16);
    Made { system, players, team: 0, rounds: Some(5), rated: false, settings }
}

impl Form {
    /// The tournament with its players, and sometimes with numbers that were drawn.
    pub(crate) fn begun(&self, luck: &mut Luck) -> Desk {
        let made = (self.make)(luck);
        let mut desk = Desk::new();
        if made.system.to_string().starts_with("CUSTOM") {
            desk.does(Act::LeaveFideMode { reason: "old rules".to_owned() });
        }
        let mut set = vec![Setting::System(made.system)];
        set.extend(made.rounds.map(Setting::Rounds));
        set.extend(made.settings);
        set.push(Setting::City("Neuchâtel".to_owned()));
        desk.does(Act::Configure { set });
        let mut players: Vec<Entrant> =
            (0..made.players).map(|place| entrant(luck, place, made.team)).collect();
        for player in players.iter_mut().filter(|_| made.rated) {
            player.rating.get_or_insert(1500);
        }
        desk.does(Act::Register { first: EntrantId(0), players, from: 1 });
        if self.name.contains("round robin") && luck.one_in(2) {
            let draw = NumberDraw {
                way: DrawWay::Lots,
                seed: Some(luck.throw()),
                apart: ronde_desk::stored::Affinity::Federation,
                split: false,
            };
            let reason = String::new();
            desk.does(Act::Number { order: Vec::new(), reason, draw: Some(draw) });
        }
        desk
    }
}

fn entrant(luck: &mut Luck, place: usize, team: usize) -> Entrant {
    let team = place.checked_div(team).map_or_else(String::new, |team| format!("Club {team}"));
    Entrant {
        name: format!("Name{place:02}, Given"),
        sex: [None, Some('m'), Some('w')][luck.within(0, 2)],
        rating: (!luck.one_in(5)).then(|| u16::try_from(1200 + luck.within(0, 1200)).unwrap()),
        federation: ["SUI", "FRA", "ITA"][luck.within(0, 2)].to_owned(),
        fide_id: format!("{}", 99_900_000 + place),
        birth: if luck.one_in(2) { "1990-05-17".to_owned() } else { String::new() },
        team,
        ..Entrant::default()
    }
}
