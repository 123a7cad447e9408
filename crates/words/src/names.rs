//! The names of a message's variables as one number, so that a type can carry them.

/// The same number for the same names in any order (FNV-1a of each, added up).
pub const fn names(names: &[&str]) -> u64 {
    let mut sum = 0_u64;
    let mut place = 0;
    while place < names.len() {
        sum = sum.wrapping_add(hash(names[place].as_bytes()));
        place += 1;
    }
    sum
}

const fn hash(name: &[u8]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    let mut place = 0;
    while place < name.len() {
        hash = (hash ^ name[place] as u64).wrapping_mul(0x0100_0000_01b3);
        place += 1;
    }
    hash
}
