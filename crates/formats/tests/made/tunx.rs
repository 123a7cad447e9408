//! A small writer of `.TUNX`.

use super::PEOPLE;

/// A tournament to write.
#[derive(Clone)]
pub struct Tunx {
    pub rounds: u16,
    pub kind: u8,
    pub current: u8,
    /// White, Black, result, per board and round.
    pub boards: Vec<Vec<(u16, u16, u16)>>,
    /// Another part before the end.
    pub stranger: Option<(u8, Vec<u8>)>,
}

pub const BYE: u16 = 0xFFFF;
pub const NOBODY: u16 = 0xFFFE;

impl Tunx {
    /// Six players after two of three rounds, with every kind of result; somebody is away in the
    /// third.
    pub fn usual() -> Tunx {
        Tunx {
            rounds: 3,
            kind: 0,
            current: 2,
            boards: vec![
                vec![(1, 4, 1), (5, 2, 2), (3, BYE, 9), (6, NOBODY, 2)],
                vec![(2, 1, 3), (3, 5, 5), (4, 6, 0)],
                vec![(6, NOBODY, 0)],
            ],
            stranger: None,
        }
    }

    pub fn write(&self) -> Vec<u8> {
        let mut file = vec![0x93, 0xFF, 0x89, 0x44];
        file.resize(108, 0);
        file[0x30] = 7; // something that is not understood
        let mut texts = vec![""; 132];
        texts[0] = "Vogel Open";
        texts[5] = "Hall of the birds";
        texts[10] = "Rondeville";
        texts[14] = "90 min + 30 s";
        texts[20] = "SUI";
        texts[21] = "Gimpel, Gustav";
        texts[35] = "Habicht, Heidi; Ibis, Igor";
        texts[3] = "Eisvogel, Erna";
        texts[4] = "the organiser";
        for text in texts {
            put_text(&mut file, text);
        }
        mark(&mut file, 0x95);
        file.extend(self.configuration());
        mark(&mut file, 0xA3);
        for round in 0..usize::from(self.rounds) {
            put_text(&mut file, if round == 0 { "10:00" } else { "" });
            let mut record = vec![0; 106];
            record[30..34].copy_from_slice(&(20_260_501 + round as u32).to_le_bytes());
            let count = self.boards.get(round).map_or(0, Vec::len) as u16;
            record[36..38].copy_from_slice(&count.to_le_bytes());
            file.extend(record);
        }
        mark(&mut file, 0xA5);
        for person in 0..PEOPLE.len() {
            player(&mut file, person);
        }
        mark(&mut file, 0xB3);
        for (white, black, result) in self.boards.iter().flatten() {
            let mut record = Vec::new();
            for number in [white, black, result] {
                record.extend(number.to_le_bytes());
            }
            record.resize(21, 0);
            file.extend(record);
        }
        if let Some((code, data)) = &self.stranger {
            mark(&mut file, *code);
            file.extend(data);
        }
        mark(&mut file, 0xD3);
        file.extend([0; 28]);
        mark(&mut file, 0xE3);
        file
    }

    fn configuration(&self) -> Vec<u8> {
        let mut data = vec![0; 5883];
        data[0..2].copy_from_slice(&self.rounds.to_le_bytes());
        data[0x0B] = self.kind;
        data[0x11] = self.current;
        data[0x13..0x15].copy_from_slice(&(PEOPLE.len() as u16).to_le_bytes());
        data[0x1B] = 2;
        data[0x1D] = 0x54;
        data[0x1F] = 0x0B;
        data[0x47..0x4B].copy_from_slice(&20_260_501_u32.to_le_bytes());
        data[0x4B..0x4F].copy_from_slice(&20_260_503_u32.to_le_bytes());
        data
    }
}

fn mark(file: &mut Vec<u8>, code: u8) {
    file.extend([code, 0xFF, 0x89, 0x44]);
}

fn put_text(file: &mut Vec<u8>, text: &str) {
    let units: Vec<u16> = text.encode_utf16().collect();
    file.extend((units.len() as u16).to_le_bytes());
    file.extend(units.into_iter().flat_map(u16::to_le_bytes));
}

fn player(file: &mut Vec<u8>, index: usize) {
    let (family, first, rating) = PEOPLE[index];
    let mut texts = vec![""; 30];
    texts[0] = family;
    texts[1] = first;
    texts[10] = "SUI";
    if index == 0 {
        texts[4] = "WFM";
        texts[5] = "4711";
        texts[9] = "Bird club";
        texts[17] = "S50";
    }
    for text in texts {
        put_text(file, text);
    }
    let mut record = vec![0; 110];
    if index == 0 {
        record[0x06] = 1;
        record[0x0E..0x12].copy_from_slice(&19_900_312_u32.to_le_bytes());
        record[0x18..0x1C].copy_from_slice(&99_900_001_u32.to_le_bytes());
        record[0x3A] = 20;
    }
    // The last one has a national rating only.
    let at = if index == 5 { 0x0A } else { 0x08 };
    record[at..at + 2].copy_from_slice(&rating.to_le_bytes());
    file.extend(record);
}
