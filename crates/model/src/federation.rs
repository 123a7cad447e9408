//! Federations by FIDE's codes, and what is nearest to a code that is none.
//!
//! FIDE's codes follow no standard: most are those of the Olympic Committee, some are its own.
//! Files and people also write those of ISO 3166; they are never taken for FIDE's, only named
//! beside them.

/// Every code in FIDE's lists of players with what it stands for, in the order of the codes. `FID`
/// is whoever plays under FIDE's flag, `NON` whoever has no federation.
pub const FEDERATIONS: &[(&str, &str)] = &[
    ("AFG", "Afghanistan"),
    ("AHO", "Netherlands Antilles"),
    ("ALB", "Albania"),
    ("ALG", "Algeria"),
    ("AND", "Andorra"),
    ("ANG", "Angola"),
    ("ANT", "Antigua and Barbuda"),
    ("ARG", "Argentina"),
    ("ARM", "Armenia"),
    ("ARU", "Aruba"),
    ("AUS", "Australia"),
    ("AUT", "Austria"),
    ("AZE", "Azerbaijan"),
    ("BAH", "Bahamas"),
    ("BAN", "Bangladesh"),
    ("BAR", "Barbados"),
    ("BDI", "Burundi"),
    ("BEL", "Belgium"),
    ("BER", "Bermuda"),
    ("BHU", "Bhutan"),
    ("BIH", "Bosnia and Herzegovina"),
    ("BIZ", "Belize"),
    ("BLR", "Belarus"),
    ("BOL", "Bolivia"),
    ("BOT", "Botswana"),
    ("BRA", "Brazil"),
    ("BRN", "Bahrain"),
    ("BRU", "Brunei"),
    ("BUL", "Bulgaria"),
    ("BUR", "Burkina Faso"),
    ("CAF", "Central African Republic"),
    ("CAM", "Cambodia"),
    ("CAN", "Canada"),
    ("CAY", "Cayman Islands"),
    ("CGO", "Congo"),
    ("CHA", "Chad"),
    ("CHI", "Chile"),
    ("CHN", "China"),
    ("CIV", "Côte d'Ivoire"),
    ("CMR", "Cameroon"),
    ("COD", "DR Congo"),
    ("COL", "Colombia"),
    ("COM", "Comoros"),
    ("CPV", "Cape Verde"),
    ("CRC", "Costa Rica"),
    ("CRO", "Croatia"),
    ("CUB", "Cuba"),
    ("CYP", "Cyprus"),
    ("CZE", "Czechia"),
    ("DEN", "Denmark"),
    ("DJI", "Djibouti"),
    ("DMA", "Dominica"),
    ("DOM", "Dominican Republic"),
    ("ECU", "Ecuador"),
    ("EGY", "Egypt"),
    ("ENG", "England"),
    ("ERI", "Eritrea"),
    ("ESA", "El Salvador"),
    ("ESP", "Spain"),
    ("EST", "Estonia"),
    ("ETH", "Ethiopia"),
    ("FAI", "Faroe Islands"),
    ("FID", "FIDE"),
    ("FIJ", "Fiji"),
    ("FIN", "Finland"),
    ("FRA", "France"),
    ("GAB", "Gabon"),
    ("GAM", "Gambia"),
    ("GCI", "Guernsey"),
    ("GEO", "Georgia"),
    ("GEQ", "Equatorial Guinea"),
    ("GER", "Germany"),
    ("GHA", "Ghana"),
    ("GRE", "Greece"),
    ("GRN", "Grenada"),
    ("GUA", "Guatemala"),
    ("GUM", "Guam"),
    ("GUY", "Guyana"),
    ("HAI", "Haiti"),
    ("HKG", "Hong Kong"),
    ("HON", "Honduras"),
    ("HUN", "Hungary"),
    ("INA", "Indonesia"),
    ("IND", "India"),
    ("IOM", "Isle of Man"),
    ("IRI", "Iran"),
    ("IRL", "Ireland"),
    ("IRQ", "Iraq"),
    ("ISL", "Iceland"),
    ("ISR", "Israel"),
    ("ISV", "US Virgin Islands"),
    ("ITA", "Italy"),
    ("IVB", "British Virgin Islands"),
    ("JAM", "Jamaica"),
    ("JCI", "Jersey"),
    ("JOR", "Jordan"),
    ("JPN", "Japan"),
    ("KAZ", "Kazakhstan"),
    ("KEN", "Kenya"),
    ("KGZ", "Kyrgyzstan"),
    ("KOR", "South Korea"),
    ("KOS", "Kosovo"),
    ("KSA", "Saudi Arabia"),
    ("KUW", "Kuwait"),
    ("LAO", "Laos"),
    ("LAT", "Latvia"),
    ("LBA", "Libya"),
    ("LBN", "Lebanon"),
    ("LBR", "Liberia"),
    ("LCA", "Saint Lucia"),
    ("LES", "Lesotho"),
    ("LIE", "Liechtenstein"),
    ("LTU", "Lithuania"),
    ("LUX", "Luxembourg"),
    ("MAC", "Macau"),
    ("MAD", "Madagascar"),
    ("MAR", "Morocco"),
    ("MAS", "Malaysia"),
    ("MAW", "Malawi"),
    ("MDA", "Moldova"),
    ("MDV", "Maldives"),
    ("MEX", "Mexico"),
    ("MGL", "Mongolia"),
    ("MKD", "North Macedonia"),
    ("MLI", "Mali"),
    ("MLT", "Malta"),
    ("MNC", "Monaco"),
    ("MNE", "Montenegro"),
    ("MOZ", "Mozambique"),
    ("MRI", "Mauritius"),
    ("MTN", "Mauritania"),
    ("MYA", "Myanmar"),
    ("NAM", "Namibia"),
    ("NCA", "Nicaragua"),
    ("NED", "Netherlands"),
    ("NEP", "Nepal"),
    ("NGR", "Nigeria"),
    ("NIG", "Niger"),
    ("NON", "without a federation"),
    ("NOR", "Norway"),
    ("NRU", "Nauru"),
    ("NZL", "New Zealand"),
    ("OMA", "Oman"),
    ("PAK", "Pakistan"),
    ("PAN", "Panama"),
    ("PAR", "Paraguay"),
    ("PER", "Peru"),
    ("PHI", "Philippines"),
    ("PLE", "Palestine"),
    ("PLW", "Palau"),
    ("PNG", "Papua New Guinea"),
    ("POL", "Poland"),
    ("POR", "Portugal"),
    ("PUR", "Puerto Rico"),
    ("QAT", "Qatar"),
    ("ROU", "Romania"),
    ("RSA", "South Africa"),
    ("RUS", "Russia"),
    ("RWA", "Rwanda"),
    ("SCO", "Scotland"),
    ("SEN", "Senegal"),
    ("SEY", "Seychelles"),
    ("SGP", "Singapore"),
    ("SKN", "Saint Kitts and Nevis"),
    ("SLE", "Sierra Leone"),
    ("SLO", "Slovenia"),
    ("SMR", "San Marino"),
    ("SOL", "Solomon Islands"),
    ("SOM", "Somalia"),
    ("SRB", "Serbia"),
    ("SRI", "Sri Lanka"),
    ("SSD", "South Sudan"),
    ("STP", "São Tomé and Príncipe"),
    ("SUD", "Sudan"),
    ("SUI", "Switzerland"),
    ("SUR", "Suriname"),
    ("SVK", "Slovakia"),
    ("SWE", "Sweden"),
    ("SWZ", "Eswatini"),
    ("SYR", "Syria"),
    ("TAN", "Tanzania"),
    ("TGA", "Tonga"),
    ("THA", "Thailand"),
    ("TJK", "Tajikistan"),
    ("TKM", "Turkmenistan"),
    ("TLS", "Timor-Leste"),
    ("TOG", "Togo"),
    ("TPE", "Chinese Taipei"),
    ("TTO", "Trinidad and Tobago"),
    ("TUN", "Tunisia"),
    ("TUR", "Türkiye"),
    ("UAE", "United Arab Emirates"),
    ("UGA", "Uganda"),
    ("UKR", "Ukraine"),
    ("URU", "Uruguay"),
    ("USA", "United States of America"),
    ("UZB", "Uzbekistan"),
    ("VAN", "Vanuatu"),
    ("VEN", "Venezuela"),
    ("VIE", "Vietnam"),
    ("VIN", "Saint Vincent and the Grenadines"),
    ("WLS", "Wales"),
    ("YEM", "Yemen"),
    ("ZAM", "Zambia"),
    ("ZIM", "Zimbabwe"),
];

/// Codes of ISO 3166 and of the past where FIDE has another one.
const ELSEWHERE: &[(&str, &str)] = &[
    ("ARE", "UAE"),
    ("BGD", "BAN"),
    ("BGR", "BUL"),
    ("BHR", "BRN"),
    ("CHE", "SUI"),
    ("CHL", "CHI"),
    ("CRI", "CRC"),
    ("DEU", "GER"),
    ("DNK", "DEN"),
    ("DZA", "ALG"),
    ("FRG", "GER"),
    ("FRO", "FAI"),
    ("GBR", "ENG"),
    ("GGY", "GCI"),
    ("GRC", "GRE"),
    ("GTM", "GUA"),
    ("HND", "HON"),
    ("HRV", "CRO"),
    ("HTI", "HAI"),
    ("IDN", "INA"),
    ("IMN", "IOM"),
    ("IRN", "IRI"),
    ("JEY", "JCI"),
    ("KWT", "KUW"),
    ("LBY", "LBA"),
    ("LKA", "SRI"),
    ("LVA", "LAT"),
    ("MCO", "MNC"),
    ("MDG", "MAD"),
    ("MNG", "MGL"),
    ("MUS", "MRI"),
    ("MYS", "MAS"),
    ("NGA", "NGR"),
    ("NIC", "NCA"),
    ("NLD", "NED"),
    ("OMN", "OMA"),
    ("PHL", "PHI"),
    ("PRI", "PUR"),
    ("PRT", "POR"),
    ("PRY", "PAR"),
    ("PSE", "PLE"),
    ("ROM", "ROU"),
    ("RKS", "KOS"),
    ("SAU", "KSA"),
    ("SCG", "SRB"),
    ("SDN", "SUD"),
    ("SLV", "ESA"),
    ("SVN", "SLO"),
    ("TCH", "CZE"),
    ("TRI", "TTO"),
    ("TWN", "TPE"),
    ("TZA", "TAN"),
    ("URS", "RUS"),
    ("URY", "URU"),
    ("VNM", "VIE"),
    ("XKX", "KOS"),
    ("YUG", "SRB"),
    ("ZAF", "RSA"),
    ("ZMB", "ZAM"),
    ("ZWE", "ZIM"),
];

/// How many codes are named beside one that is none.
const NAMED: usize = 3;
/// Letters of a code.
const LETTERS: usize = 3;

/// The code that a text is, in capitals or not.
pub fn code(text: &str) -> Option<&'static str> {
    let text = text.trim();
    FEDERATIONS.iter().map(|(code, _)| *code).find(|code| code.eq_ignore_ascii_case(text))
}

/// FIDE's code for one of ISO 3166 or of the past.
pub fn instead_of(text: &str) -> Option<&'static str> {
    let text = text.trim();
    let found = ELSEWHERE.iter().find(|(other, _)| other.eq_ignore_ascii_case(text));
    found.map(|(_, code)| *code)
}

/// The codes that may have been meant by a text that is none: what another standard means by it,
/// the federation of that name, or the codes that differ least, at most three.
pub fn nearest(text: &str) -> Vec<&'static str> {
    let text = text.trim();
    if let Some(code) = instead_of(text).or_else(|| of_name(text)) {
        return vec![code];
    }
    let upper = text.to_uppercase();
    let mut near: Vec<(usize, &'static str)> = FEDERATIONS
        .iter()
        .map(|(code, _)| (difference(&upper, code), *code))
        .filter(|(difference, _)| *difference < LETTERS)
        .collect();
    near.sort_by_key(|(difference, code)| (*difference, !code.starts_with(first(&upper))));
    near.into_iter().take(NAMED).map(|(_, code)| code).collect()
}

fn first(text: &str) -> char {
    text.chars().next().unwrap_or('?')
}

fn of_name(text: &str) -> Option<&'static str> {
    let wanted = text.to_lowercase();
    let named = |name: &str| name.to_lowercase() == wanted;
    FEDERATIONS.iter().find(|(_, name)| named(name)).map(|(code, _)| *code)
}

/// How many letters must be changed, added or left out to make one of the other; the same letters
/// in another order are one slip.
fn difference(one: &str, other: &str) -> usize {
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    if one != other && sorted(one) == sorted(other) {
        return 1;
    }
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (place, letter) in one.chars().take(2 * LETTERS).enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], place + 1);
        for (column, same) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *same);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_three_capitals_each_once_and_in_order() {
        assert!(FEDERATIONS.is_sorted_by(|one, other| one.0 < other.0));
        assert!(ELSEWHERE.iter().all(|(other, code)| code_of(code) && !code_of(other)));
        let three = |code: &str| code.len() == 3 && code.bytes().all(|it| it.is_ascii_uppercase());
        assert!(FEDERATIONS.iter().all(|(code, name)| three(code) && !name.is_empty()));
        assert!(FEDERATIONS.len() > 195, "{}", FEDERATIONS.len());
    }

    fn code_of(text: &str) -> bool {
        FEDERATIONS.iter().any(|(code, _)| *code == text)
    }

    #[test]
    fn a_code_is_read_in_capitals_or_not_and_nothing_else_is() {
        for (text, expected) in [
            ("SUI", Some("SUI")),
            (" sui ", Some("SUI")),
            ("Pol", Some("POL")),
            ("XYZ", None),
            ("CHE", None),
            ("SU", None),
            ("Switzerland", None),
            ("", None),
        ] {
            assert_eq!(expected, code(text), "{text}");
        }
    }

    #[test]
    fn the_nearest_codes_are_named() {
        for (text, expected) in [
            ("DEU", vec!["GER"]),
            ("che", vec!["SUI"]),
            ("germany", vec!["GER"]),
            ("SIU", vec!["SUI"]),
            ("POLL", vec!["POL"]),
            ("GRM", vec!["GRE"]),
            ("", vec![]),
            ("Wolkenkuckucksheim", vec![]),
        ] {
            let found = nearest(text);
            assert!(expected.iter().all(|code| found.contains(code)), "{text}: {found:?}");
            assert_eq!(expected.is_empty(), found.is_empty(), "{text}: {found:?}");
            assert!(found.len() <= NAMED);
        }
        assert!(!nearest("XYZ").is_empty());
    }
}
