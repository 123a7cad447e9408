//! Players of one club who do not meet.

use ronde_model::{PairingNumber, Participant, Prohibition, RoundSpan};

/// Players 1 to `players` in clubs of about `size`, none below 2: a prohibition for each club.
pub fn clubs(players: u32, size: u32) -> Vec<Prohibition> {
    let clubs = if size > 1 { players / size } else { 0 };
    let members = |club: u32| {
        let of_club = (1..=players).filter(move |it| it % clubs == club);
        of_club.filter_map(PairingNumber::new).map(Participant::Player).collect()
    };
    let rounds = RoundSpan::ALWAYS;
    (0..clubs).map(|club| Prohibition { rounds, members: members(club) }).collect()
}
