//! Costs, income, their balance, and the entries that make it even.

use crate::figures;
use crate::money::Money;

/// What the organiser knows or assumes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Entries that are expected, invited players not among them.
    pub players: i64,
    /// Rounds.
    pub rounds: i64,
    /// Days.
    pub days: i64,
    /// What an entry pays.
    pub entry_fee: Money,
    /// Prizes, first to last.
    pub prizes: Vec<Money>,
    /// The hall, per player.
    pub hall_per_player: Money,
    /// The rating list's fee, per player and round.
    pub rating_fee: Money,
    /// Ratings of invited players; each costs what [`figures::guest`] says and pays no fee.
    pub guests: Vec<i64>,
    /// Arbiters and what each is paid.
    pub arbiters: i64,
    /// What an arbiter is paid.
    pub arbiter_pay: Money,
    /// Other costs, named by the organiser.
    pub costs: Vec<(String, Money)>,
    /// Material and work that is given: booked as a cost and as a gift of the same amount.
    pub gifts: Vec<(String, Money)>,
    /// Other income: advertising, sponsors, donors, lottery, canteen, subsidies.
    pub income: Vec<(String, Money)>,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            players: 0,
            rounds: 0,
            days: 1,
            entry_fee: Money::ZERO,
            prizes: Vec::new(),
            hall_per_player: figures::HALL_PER_PLAYER,
            rating_fee: figures::RATING_FEE,
            guests: Vec::new(),
            arbiters: 1,
            arbiter_pay: Money::ZERO,
            costs: Vec::new(),
            gifts: Vec::new(),
            income: Vec::new(),
        }
    }
}

/// What a line of the budget is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Post {
    /// Prizes.
    Prizes,
    /// The hall.
    Hall,
    /// Fees of the rating list.
    RatingFees,
    /// An invited player of this rating.
    Guest(i64),
    /// Arbiters.
    Arbiters,
    /// Something the organiser named.
    Named(String),
    /// Something given: stands on both sides.
    Given(String),
    /// Entries.
    Entries,
}

/// A line of the budget.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What for.
    pub post: Post,
    /// How much.
    pub amount: Money,
    /// What it is a multiple of: number and price of one, where it is.
    pub basis: Option<(i64, Money)>,
}

/// Both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Budget {
    /// What goes out.
    pub costs: Vec<Entry>,
    /// What comes in.
    pub income: Vec<Entry>,
}

impl Budget {
    /// Sum of the costs.
    pub fn total_costs(&self) -> Money {
        self.costs.iter().map(|entry| entry.amount).sum()
    }

    /// Sum of the income.
    pub fn total_income(&self) -> Money {
        self.income.iter().map(|entry| entry.amount).sum()
    }

    /// Income less costs.
    pub fn balance(&self) -> Money {
        self.total_income() - self.total_costs()
    }
}

/// How many entries make the balance even.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BreakEven {
    /// From so many entries on.
    From(i64),
    /// Only up to so many: each entry costs more than it pays.
    UpTo(i64),
    /// Whatever their number.
    Always,
    /// With no number of entries.
    Never,
}

impl Plan {
    /// Everybody who plays.
    pub fn participants(&self) -> i64 {
        self.players + i64::try_from(self.guests.len()).unwrap_or(0)
    }

    /// Floor space in tenths of a square metre: scarce and ample.
    pub fn room(&self) -> (i64, i64) {
        let participants = self.participants();
        (participants * figures::LEAST_ROOM, participants * figures::AMPLE_ROOM)
    }

    /// Boards, and as many clocks.
    pub fn boards(&self) -> i64 {
        (self.participants() + 1) / 2
    }

    /// Whether the first prize attracts titled players.
    pub fn attracts_titles(&self) -> bool {
        self.prizes.iter().max().is_some_and(|first| *first >= figures::FIRST_PRIZE_FOR_TITLES)
    }

    /// Both sides of the budget.
    pub fn budget(&self) -> Budget {
        Budget { costs: self.costs(), income: self.income() }
    }

    fn costs(&self) -> Vec<Entry> {
        let participants = self.participants();
        let mut costs = vec![
            fixed(Post::Prizes, self.prizes.iter().copied().sum()),
            times(Post::Hall, participants, self.hall_per_player),
            times(Post::RatingFees, participants * self.rounds, self.rating_fee),
            times(Post::Arbiters, self.arbiters, self.arbiter_pay),
        ];
        let guests = self.guests.iter();
        costs.extend(guests.map(|&rating| fixed(Post::Guest(rating), figures::guest(rating))));
        costs.extend(named(&self.costs, Post::Named));
        costs.extend(named(&self.gifts, Post::Given));
        costs.retain(|entry| entry.amount != Money::ZERO);
        costs
    }

    fn income(&self) -> Vec<Entry> {
        let mut income = vec![times(Post::Entries, self.players, self.entry_fee)];
        income.extend(named(&self.income, Post::Named));
        income.extend(named(&self.gifts, Post::Given));
        income
    }

    /// The plan with another number of entries.
    #[must_use]
    pub fn with_players(&self, players: i64) -> Plan {
        Plan { players, ..self.clone() }
    }

    /// The balance with that number of entries.
    pub fn balance_with(&self, players: i64) -> Money {
        self.with_players(players).budget().balance()
    }

    /// What one entry brings after its own costs: fee less hall less rating fees.
    pub fn margin(&self) -> Money {
        self.entry_fee - self.hall_per_player - self.rating_fee * self.rounds
    }

    /// The number of entries from which, or up to which, the balance is not negative.
    pub fn break_even(&self) -> BreakEven {
        let without = self.balance_with(0).centimes();
        let margin = self.margin().centimes();
        match (without, margin) {
            (0.., 0..) => BreakEven::Always,
            (0.., _) => BreakEven::UpTo(without / -margin),
            (_, 1..) => BreakEven::From((-without + margin - 1) / margin),
            _ => BreakEven::Never,
        }
    }
}

fn fixed(post: Post, amount: Money) -> Entry {
    Entry { post, amount, basis: None }
}

fn times(post: Post, number: i64, price: Money) -> Entry {
    Entry { post, amount: price * number, basis: Some((number, price)) }
}

fn named(items: &[(String, Money)], post: impl Fn(String) -> Post) -> impl Iterator<Item = Entry> {
    items.iter().map(move |(name, amount)| fixed(post(name.clone()), *amount))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> Plan {
        Plan {
            players: 100,
            rounds: 5,
            entry_fee: Money::whole(30),
            prizes: vec![Money::whole(400), Money::whole(200)],
            guests: vec![2600],
            arbiters: 2,
            arbiter_pay: Money::whole(150),
            costs: vec![("programmes".into(), Money::whole(120))],
            gifts: vec![("boards and clocks".into(), Money::whole(300))],
            income: vec![("sponsor".into(), Money::whole(500))],
            ..Plan::default()
        }
    }

    #[test]
    fn the_figures_of_ssb_course() {
        let hundred = Plan { players: 100, rounds: 5, ..Plan::default() };
        let amount = |post: &Post| {
            hundred.budget().costs.iter().find(|entry| entry.post == *post).map(|it| it.amount)
        };
        assert_eq!(Some(Money::whole(500)), amount(&Post::RatingFees), "100 × 5 × CHF 1");
        assert_eq!(Some(Money::whole(200)), amount(&Post::Hall), "about CHF 2 a player");
        assert_eq!((1500, 2000), hundred.room(), "150 to 200 m²");
        assert_eq!(Money::whole(1000), figures::guest(2600), "500 + 5 × 100");
        assert_eq!(Money::whole(500), figures::guest(2450), "the course's least");
        assert_eq!(50, hundred.boards());
        assert_eq!(51, Plan { players: 101, ..Plan::default() }.boards());
    }

    #[test]
    fn gifts_stand_on_both_sides() {
        let with = plan().budget();
        let without = Plan { gifts: Vec::new(), ..plan() }.budget();
        assert_eq!(with.balance(), without.balance());
        assert_eq!(with.total_costs(), without.total_costs() + Money::whole(300));
    }

    #[test]
    fn the_balance_and_the_entries_it_needs() {
        // 600 prizes, 101 × 2 hall, 101 × 5 fees, 1000 guest, 300 arbiters, 120, 300 given.
        assert_eq!(Money::whole(3027), plan().budget().total_costs());
        assert_eq!(Money::whole(3800), plan().budget().total_income());
        // Each entry leaves 30 − 2 − 5 = 23; without any, 500 − (600 + 7 + 1000 + 300 + 120) =
        // −1527.
        assert_eq!(
            (Money::whole(23), Money::whole(-1527)),
            (plan().margin(), plan().balance_with(0))
        );
        assert_eq!(BreakEven::From(67), plan().break_even());
        assert!(plan().balance_with(67) >= Money::ZERO && plan().balance_with(66) < Money::ZERO);
    }

    #[test]
    fn when_entries_do_not_pay() {
        let free = Plan { entry_fee: Money::ZERO, ..plan() };
        assert_eq!(BreakEven::Never, free.break_even());
        let rich = Plan { income: vec![("subsidy".into(), Money::whole(3000))], ..free };
        assert_eq!(BreakEven::UpTo(139), rich.break_even());
        assert!(rich.balance_with(139) >= Money::ZERO && rich.balance_with(140) < Money::ZERO);
        let always = Plan { entry_fee: Money::whole(30), ..rich };
        assert_eq!(BreakEven::Always, always.break_even());
    }

    #[test]
    fn a_first_prize_that_attracts_titles() {
        assert!(plan().attracts_titles());
        assert!(!Plan { prizes: vec![Money::whole(399)], ..plan() }.attracts_titles());
        assert!(!Plan { prizes: Vec::new(), ..plan() }.attracts_titles());
    }
}
