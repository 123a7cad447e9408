### The words of Ronde in one language. How to edit this file, and how to add a language, stands in
### CONTRIBUTING.md. Texts in { braces } are put in by the program.

## lang
## What is particular to the language.

# Its code in addresses, and its name in the language itself.
lang-code = en
lang-name = English
# Its place among the languages that readers are offered.
lang-order = 1
# Whose plurals, numbers and times are used, as a BCP 47 tag.
lang-locale = en-GB
# A day; with how many digits at least its numbers are written; a month in it.
lang-day = { $day } { $month } { $year }
lang-date-digits = 1
lang-month = { $n ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
# A place in a table of standings, as it stands in a sentence.
lang-rank = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}

## criterion
## What criteria and rules of colours are called.

criterion-completion = the rest can be paired
criterion-bye-score = score of the bye
criterion-downfloaters = number of downfloaters
criterion-downfloater-scores = scores of downfloaters
criterion-next = the next bracket
criterion-bye-unplayed = unplayed games of the bye
criterion-colour-difference = colour difference beyond two
criterion-colour-repeated = same colour three times running
criterion-preference = colour preferences
criterion-strong-preference = strong colour preferences
criterion-down-last = residents who float down as in the last round
criterion-up-last = opponents who float up as in the last round
criterion-down-before = residents who float down as two rounds ago
criterion-up-before = opponents who float up as two rounds ago
criterion-down-last-differences = differences of those down as in the last round
criterion-up-last-differences = differences of those up as in the last round
criterion-down-before-differences = differences of those down as two rounds ago
criterion-up-before-differences = differences of those up as two rounds ago
criterion-differences = score differences
criterion-down-last-2017 = downfloat as in the last round
criterion-up-last-2017 = upfloat as in the last round
criterion-down-before-2017 = downfloat as two rounds ago
criterion-up-before-2017 = upfloat as two rounds ago
criterion-impossible = not possible
criterion-no-opponent = no opponent
criterion-unpaired-there = { $n } unpaired there
criterion-no-preference = no preference
criterion-is-absolute = absolute
criterion-is-strong = strong
criterion-is-mild = mild
criterion-both-preferences = both get what they are due
criterion-stronger-preference = the stronger preference
criterion-last-different-round = opposite to the last round in which their colours differed
criterion-higher-ranked = the preference of the higher-ranked
criterion-initial-colour = by number and initial colour

## estimate
## What is said of estimates.

estimate-note = ~ estimate, not a published rating

## procedure
## What is done in a step.

procedure-takes = the group of { $points }: { $who }
procedure-with-moved = and from other groups: { $who }
procedure-x = pairs that must disregard a colour due
procedure-x-given = pairs that disregard a colour due
procedure-p = pairs to be made
procedure-n = players who change sides
procedure-upfloaters = players raised to the group
procedure-upfloater-count = upfloaters
procedure-w = players due White
procedure-b = players due Black
procedure-m0 = players moved down to the group
procedure-p0 = pairs, if everybody could be paired
procedure-m1 = players moved down who can be paired
procedure-p1 = pairs that can be made
procedure-z1 = pairs that must disregard a strong colour preference
procedure-z-given = pairs that disregard a strong colour preference
procedure-c7 = players who do not get their colour
procedure-floater-score = score of an outgoing floater, in tenths
procedure-next-bracket = left over by the next bracket: how many, then their scores in tenths
procedure-max-t = how often a player may be raised in the tournament
procedure-whites = Whites
procedure-blacks = Blacks
procedure-from-top = from the top
procedure-from-bottom = from the bottom
procedure-top-members = top members
procedure-bottom-members = bottom members
procedure-exchange = exchange: { $down } from { $left } to { $right }, { $up } to { $left }
procedure-crosses = { $who } from { $from } to { $to }
procedure-drops = { $article } is set aside
procedure-transfers = { $who } goes to the group of { $points }
procedure-not-pair = not { $who } with { $other }: { $why }
procedure-not-one = not { $who }: { $why }
procedure-goes-back = back to the group of { $points }, whose pairing is undone
procedure-cracks = { $one } and { $other }, paired in the group of { $points }, are taken apart; both go to the median group
procedure-joins = the group of { $points } and the one below become one group
procedure-colours = colours ({ $article }); due: { $due }
procedure-colours-by = colours ({ $article }): { $rule }; due: { $due }
procedure-colours-due = { $white } { $first }, { $black } { $second }
procedure-leaves = { $who } leaves the group without an opponent
procedure-byes = the bye goes to { $who }
procedure-derives = the floats of round { $n } are taken from the scores: the file does not carry them
procedure-averages = average ratings of opponents (ARO):
procedure-indexes = the Index of each (Buchholz, Sonneborn-Berger), in the order that it gives:
procedure-left-over = left over: { $who }
procedure-accepted = ✓ taken
procedure-skips = further candidates that fall likewise: { $n }
procedure-must-leave = players who must leave the group: { $n } ({ $why })
procedure-must-come = players who must come from below: { $n } ({ $why })
procedure-without-opponent = without an opponent in the group: { $who }

## change
## Words of why-not and of rounds without a pairing.

change-title = Round { $n }: why not { $a } – { $b }?
change-meet = { $a } and { $b } do meet in this round; { $white } has White.
change-same = These are not two different players.
change-forbidden = { $a } and { $b } may not meet: { $why }.
change-no-completion = { $a } and { $b } may meet, but then the others could not all be paired ({ $article }).
change-one-without = One of these would stay without an opponent: { $who }.
change-may-meet = { $who } may still meet: { $others }
change-worse = If { $a } met { $b }, the group of { $points } would suffer: { $effect } ({ $article }).
change-values = { $article }, { $meaning }: { $from } → { $to }
change-order = With { $a } – { $b } the group of { $points } would be paired as well, but that pairing comes later in the order of the rules ({ $article }).
change-procedure = With { $a } – { $b } the procedure would have to leave its order in the group of { $points }: it comes to other pairs first.
change-step = With { $a } – { $b } the procedure would take another course in the group of { $points }: { $what } ({ $article }).
change-changes = { $what }: { $from } → { $to }
change-given-up = { $article } set aside
change-n-floaters = players without an opponent in their group
change-n-transfers = players moved to another group
change-n-exchanges = exchanged players
change-n-goes-back = groups paired again
change-n-cracks = pairs taken apart
change-n-joins = groups joined
change-n-upfloater-score = the lowest score among the upfloaters, in tenths
change-n-following-group = failures to leave the next scoregroup pairable
change-n-floaters-raised = upfloaters who floated in the round before
change-n-floaters-met = opponents of upfloaters who floated in the round before
change-n-preferences-denied = colour preferences denied
change-n-strong-denied = strong colour preferences denied
change-n-bye = number of the player with the bye
change-fault = With { $a } – { $b } the group of { $points } would be better in { $article }. That cannot be: please report it with the file.
change-without-colour = Would not get the colour due: { $who }.
change-floats-again = Would float again: { $who }.
change-other-bye = The bye would go to { $who }.
change-moves = Boards that would change: { $n }.
change-no-move = No other board would change.
change-p-forced = Forced
change-p-decides = Decides
change-p-concerned = Concerned
change-p-moves = Changes
change-p-article = Rule
change-t-moves = What would change
change-t-prescribed = Prescribed
change-t-instead = Instead
change-t-given = As it stands
change-g-title = Round { $n } is not the prescribed one
change-g-title-table = Where it departs
change-g-worse = in the group of { $points }: { $effect }
change-g-better = in the group of { $points } it is better than the prescribed one: { $effect }. That cannot be: please report it with the file
change-g-order = in the group of { $points } it is as good, but comes later in the order of the rules
change-g-procedure = in the group of { $points } the procedure of the book ends with other pairs
change-g-colours = the pairs are the prescribed ones, but these have the wrong colours: { $list }
change-g-bye = the bye of { $a } is one too many ({ $article })
change-p-departs = Departs
change-d-title = Round { $n } cannot be paired
change-d-none = There is no pairing in which everybody has an opponent or the bye ({ $article }). The chief arbiter decides what to do.
change-d-together = The facts below forbid it together; without any one of them it could be done.
change-d-open = Open to the arbiter, each alone enough: { $list }.
change-d-nothing = No single act is enough.
change-f-met = { $a } and { $b } have met in round { $n } ({ $article })
change-f-prohibited = the organiser keeps { $a } and { $b } apart (TRF26:260)
change-f-colour = { $a } and { $b } must both have { $colour } ({ $article })
change-f-same-colour = { $a } and { $b } must both have the same colour ({ $article })
change-f-bye = { $a } may not have the bye because of round { $n } ({ $article })
change-f-odd = { $n } players are an odd number, so one of them needs the bye ({ $article })
change-r-met = let { $a } and { $b } meet again
change-r-prohibited = lift the prohibition of { $a } – { $b }
change-r-colour = let { $a } and { $b } meet although one gets a colour that he should not
change-r-bye = give { $a } the bye all the same
change-r-back = let { $a }, who is away, play after all
change-r-newcomer = let somebody enter who has met nobody yet
change-r-leave = leave { $a } out of this round
change-r-other = another act of the arbiter
change-p-fact = Fact
change-p-repair = Repair

## colour
## Rules of colours that only the older books have.

colour-must = one of them must have this colour
colour-balance = White to the one who had it less often
colour-average = White to the higher average of opponents
colour-rating = White to the lower rating
colour-alphabet = White to the first in the alphabet
colour-only-preference = the only preference of the two
colour-fewer-whites = White to the one who had it in fewer matches
colour-lower-difference = White to the team with the lower colour difference
colour-first-teams-preference = the preference of the first team
colour-alternates-first = the higher-ranked alternates from its last match
colour-alternates-other = the other alternates from its last match
colour-by-group = the preference of the higher ranked in the median and above it, of the lower ranked below it

## effect
## What would be worse.

effect-completion = the rest of the round could not be paired
effect-bye-score = the bye would go to somebody with more points
effect-downfloaters = more players would have to leave the group
effect-downfloater-scores = players with more points would have to float down
effect-next = the next group could not be paired as well
effect-bye-unplayed = the bye would go to somebody who has played fewer games
effect-colour-difference = in more top pairs somebody would get a colour difference beyond two
effect-colour-repeated = in more top pairs somebody would have the same colour three times running
effect-preference = fewer players would get the colour they are due
effect-strong-preference = fewer players would get a colour that is strongly due to them
effect-down-last = more players would float down twice running
effect-up-last = more players would float up twice running
effect-down-before = more players would float down again after two rounds
effect-up-before = more players would float up again after two rounds
effect-down-last-differences = those who float down twice running would meet opponents with fewer points
effect-up-last-differences = those who float up twice running would meet opponents with more points
effect-down-before-differences = those who float down again after two rounds would meet opponents with fewer points
effect-up-before-differences = those who float up again after two rounds would meet opponents with more points
effect-differences = opponents would differ by more points
effect-upfloaters = more players would have to be raised
effect-upfloater-scores = players with fewer points would have to be raised
effect-upfloaters-at-most = more players would be raised who have been raised as often as allowed
effect-upfloaters-often = players would be raised who have been raised more often
effect-floats-again = somebody would float twice running
effect-came-first = whoever came from another group is paired first
effect-others-less-well = the others would be paired less well
effect-bye-order = somebody else comes first for the bye
effect-meets-nobody = nobody of the group may meet that player
effect-rows = the rows could not all be paired in this order
effect-left-over = more players would be left over, or less suitable ones
effect-absolute-colour = more players would get a colour that they must not have
effect-equal-colours = more colours due would be disregarded
effect-dues-less-equal = the players due White and those due Black would be less equal in number
effect-ratings-apart = the ratings are too far apart for colours to choose (Maxi-tournament)
effect-floater-worse-off = a player who came from another group would go on, or would find no opponent in the next one
effect-same-due = both are due the same colour, and with somebody later in the order that can be avoided

## exclusion
## Why not.

exclusion-met-in = they met in round { $n } ({ $article })
exclusion-met-before = they met before ({ $article })
exclusion-prohibited = the organiser forbids it (TRF26:260)
exclusion-same-colour = both must have { $colour } ({ $article })
exclusion-same-colour-unknown = both must have the same colour ({ $article })
exclusion-may-not = the two may not meet
exclusion-not-allowed = not allowed
exclusion-colour-denied = { $who } may not have { $colour } ({ $article })
exclusion-colours = more colours due would be disregarded than is allowed here
exclusion-colour-degree = a stronger colour preference would be disregarded where a weaker one can be
exclusion-down-last = { $who } floated down in the last round
exclusion-down-before = { $who } floated down two rounds ago
exclusion-up-last = { $who } floated up in the last round
exclusion-up-before = { $who } floated up two rounds ago
exclusion-raised = { $who } was raised in the round before, or too often
exclusion-bye-barred = barred by round { $n } ({ $article })
exclusion-rest = the others could then not be paired as the rules ask
exclusion-rest-by = the others could not all be paired ({ $article })
exclusion-worse = worse in { $article }
exclusion-effect = { $effect } ({ $article })
exclusion-later = as good, but later in the order of the book
exclusion-later-2026 = as good, but later in the order of article 4
exclusion-later-2017 = as good, but later in the order of section D
exclusion-better-paired = the brackets are paired better with this player
exclusion-odd = the number of players is odd
exclusion-no-more-pairs = { $one } and { $other } allow no more pairs
exclusion-rest-with-more = with more pairs the rest could not be paired, { $article }
exclusion-higher-bye = with more pairs the bye would go to a higher score, { $article }

## story
## Titles, names of steps, and the short sentences.

story-board-title = Round { $n }, board { $m }: { $white } – { $black }
story-held-title = Round { $n }: { $white } – { $black }
story-player-title = Round { $n }: { $who }
story-round-title = How round { $n } was paired
story-by-hand = This pairing is not the one that the rules prescribe: it was made by hand, or by other rules. This is what they prescribe for the two:
story-other-colours = The rules prescribe the same pair with the other colours: { $white } has White.
story-departs = The round as it stands is not the one that the rules prescribe. What follows explains the prescribed one.
story-points = { $n ->
    [0.5] { $n } point
    [one] { $n } point
   *[other] { $n } points
}
story-points-exact = { $n } points
story-round-letter = R
story-nobody = nobody
story-book-original = the original Swiss system
story-book-1992 = the Swiss system on ratings of 1992
story-book-2010 = the Swiss system on ratings of 2010
story-book-2017 = the Dutch system of 2017 (C.04.3)
story-book-2026 = the Dutch system of 2026 (C.04.3)
story-book-dubov-1997 = the Dubov system of 1997
story-book-dubov-2026 = the Dubov system of 2026 (C.04.4.1)
story-book-burstein-2026 = the Burstein system of 2026 (C.04.4.2)
story-book-lim-2026 = the Lim system of 2026 (C.04.4.3)
story-book-double-swiss-2026 = the Double-Swiss system of 2026 (C.04.5)
story-book-team-2026 = the Swiss Team system of 2026 (C.04.6)
story-n-bracket = Bracket
story-n-came = Comes down
story-n-halves = Halves
story-n-natural = Natural pairing
story-n-tried = Excluded before
story-n-exchange = Exchange
story-n-taken = Taken
story-n-cost = Cost
story-n-colours = Colours
story-n-floats = Floats
story-n-bye = Bye
story-n-passed = Passed over
story-n-absent = Not paired
story-n-group = Group
story-n-quantity = Quantity
story-n-sides = Sides
story-n-set-aside = Set aside
story-n-transfer = Transfer
story-n-refused = Refused
story-n-back = Back
story-n-joined = Joined
story-n-pair = Pair
story-n-floats-known = Earlier floats
story-n-averages = Averages
story-n-indexes = Index
story-n-candidate = Candidate
story-n-needs = Floaters
story-bracket = Bracket { $n }, { $points }. Residents: { $who }
story-moved-down = From above: { $who }
story-limbo = From above, but without an opponent here either: { $who }
story-penultimate = paired again so that the rest can be paired (A.9)
story-collapsed = everybody below in one bracket (A.9)
story-floats-from = { $who } leaves the group of { $points }: { $why }
story-left-over = { $who } is left over: { $why }
story-not-instead = not { $who } instead: { $why }
story-without-exchange = without it: { $why }
story-stands = nothing speaks against it
story-all-met = every criterion is met in full
story-cost-line = { $article }: { $meaning }: { $value }
story-due-line = { $who }: colours so far { $had }; due: { $due }
story-due-first = { $who }: no game yet; due: { $due }
story-float-down = { $who } ▼ meets somebody with fewer points
story-float-up = { $who } ▲ meets somebody with more points
story-s-alone = { $a } is alone on { $pa } and must meet somebody on { $pb }.
story-s-odd = The group on { $pa } has an odd number, and { $a } comes down from it to { $pb }.
story-s-no-opponents = Not everybody on { $pa } finds an opponent there, and { $a } comes down to { $pb }.
story-s-completion = So that everybody can be paired, { $a } comes down from { $pa } to { $pb }.
story-s-bye-score = So that the bye goes to as low a score as possible, { $a } comes down from { $pa } to { $pb }.
story-s-came = { $a } comes down from { $pa } to the group on { $pb }.
story-s-raised = { $b } is raised from { $pb } to the group on { $pa }.
story-s-level = { $a } and { $b } are both on { $points }.
story-s-differ = { $a } is on { $pa }, { $b } on { $pb }; they are paired in the same group.
story-s-in-order = The upper half of the group meets the lower half in order, and that brings these two together.
story-s-first-there = { $b } comes first there, and nothing speaks against it.
story-s-by-book = The procedure of the book leads to this pair, and nothing that comes before it was refused.
story-s-cannot = { $x } comes before { $b }, but cannot meet { $a }: { $why }.
story-s-worse = With { $x }, who comes before { $b }, { $effect } ({ $article }).
story-s-refused = { $x } comes before { $b }, but not for { $a }: { $why }.
story-s-later = { $x } would do as well, but comes later in the order of the rules ({ $article }).
story-s-more = Others excluded before { $b }: { $n }.
story-s-next = { $b } is next.
story-s-exchanged = Inside the group { $down } and { $up } change halves; as the halves stood it would not do.
story-s-taken = { $x } would come first, but meets { $y }.
story-s-gone = { $x } would come first, but leaves the group.
story-s-white = { $white } has White: { $rule }.
story-s-white-plain = { $white } has White ({ $article }).
story-s-set-aside = To pair the group, these had to be set aside: { $list }.
story-s-bye = The number of players is odd, so one of them has the bye: { $who }, on { $points }.
story-s-bye-nobody = Nobody was passed over.
story-s-bye-not = Not { $x }: { $why }.
story-s-bye-more = Others passed over: { $n }.
story-bye-line = { $who }, { $points }, unplayed rounds: { $n }
story-s-round = Boards: { $boards }; groups: { $groups }.
story-s-rules = Rules: { $book }. Articles are those of this book.
story-s-floaters = Without an opponent of their own score: { $who }.
story-s-bye-to = Bye: { $who }.
story-s-no-bye = No bye: the number of players is even.
story-unknown = There is no player with the number { $n }.
story-asked-bye = { $who } is not paired: a bye of { $points } was granted for this round.
story-away = { $who } is not paired: announced as absent for this round.
story-left = { $who } is not paired: withdrawn from the tournament.
story-not-yet = { $who } is not paired: not yet in the tournament.
story-not-there = { $who } is not paired in this round.
story-facts = Before round { $n }
story-f-number = No.
story-f-name = Name
story-f-points = Points
story-f-colours = Colours
story-f-due = Due
story-f-floats = Floats
story-f-met = Has met
story-boards = The boards
story-f-board = Bd
story-f-why = Why
story-h-steps = Step by step
story-h-step = Step
story-h-what = What happens
story-h-article = Article
story-frozen = Made from the tournament as it stood before round { $n } was paired.

## unpaired
## Why a round cannot be paired, as the end of a sentence.

unpaired-not-declared = the number of rounds is not declared, and the last round depends on it
unpaired-no-round-left = all { $n } declared rounds are paired
unpaired-rounds-missing = round { $n } is not paired yet
unpaired-results-missing = games of earlier rounds without a result: { $n }
unpaired-nobody = nobody is there to be paired
unpaired-too-many-rounds = more than { $n } rounds cannot be paired
unpaired-none = no complete pairing exists
unpaired-rating-missing = players without a rating: { $who }; give each a provisional one (C.04.4.1:1.1)
unpaired-budget = the bracket of { $points } points ({ $n } players) is too large to be decided exactly by this book

## no-schedule
## Why there is no such schedule, and what is possible instead, as the end of a sentence.

no-schedule-out-of-range = { $what }: { $given } is not possible, { $least } to { $most } are
no-schedule-cup-players = players of a cup
no-schedule-match-games = games of a match
no-schedule-protected = protected players
no-schedule-robin-players = players of a round robin
no-schedule-robin-cycles = cycles of a round robin of this size
no-schedule-round = round
no-schedule-players = players
no-schedule-varma-players = players of a directed draw (Varma's tables)
no-schedule-schiller-groups = groups of a Schiller tournament
no-schedule-group-players = players of a group
no-schedule-berlin-groups = groups of a Berlin tournament (2 or 4)
no-schedule-berlin-players = players of a Berlin tournament
no-schedule-team-boards = boards of a team
no-schedule-scheveningen-boards = boards of a Scheveningen match
no-schedule-scheveningen-cycles = cycles of a Scheveningen match
no-schedule-molter-teams = teams of a Molter tournament
no-schedule-molter-players = players of a Molter team
no-schedule-odd-team = teams of { $players } are not possible in the Molter system: half of a team has White in every round, and with an odd number of teams two boards exchange a player, so a team needs an even number of players; take { $fewer } or { $more }
no-schedule-molter-rounds = { $rounds } rounds are not possible for { $teams } teams: nobody meets two players of the same team, so there are fewer rounds than teams; 1 to { $most } are possible
no-schedule-not-double = the last two rounds of the first cycle are exchanged in a double round robin only, not with cycles: { $cycles }; take 2 cycles, or leave the exchange out
no-schedule-not-printed = the printed Schiller table is for 4 groups of 3, not for { $groups } groups of { $size }; leave out that it should be as printed
no-schedule-no-name = entry { $place } of the list has no name
no-schedule-name-twice = { $name } is in the list twice; if these are two people, write something that tells them apart, such as a club or a year, after the name
no-schedule-wrong-players = the list has { $given } players, the schedule is for { $needed }
no-schedule-wrong-teams = the list has { $given } teams, the schedule is for { $needed }
no-schedule-too-large = { $members } players are from { $group }, and the largest envelope of this size of tournament has { $largest } numbers (the envelopes hold { $envelopes }); { $largest } is the most of one federation, unless contingents may be split
no-schedule-do-not-fit = contingents of { $contingents } players cannot be shared out among envelopes of { $envelopes } numbers without taking one apart; let contingents be split, and the protocol says who may meet in the last three rounds
no-schedule-no-such-seat = nobody has number { $seat }; the numbers are 1 to { $seats }
no-schedule-one-seat = number { $seat } does not meet himself; name two numbers
no-schedule-dispensed-too-long = number { $seat } cannot be dispensed from { $rounds } rounds: { $most } is the most in this cup, since the last rounds must be played
no-schedule-nobody-plays = with these dispensations nobody plays in round { $round }; dispense fewer players, or from fewer rounds
no-schedule-no-preliminary = a preliminary round is for numbers just above a power of two: here { $places } places are taken, { $above } more than { $below }, and { $undispensed } players are dispensed from nothing; every preliminary game needs two of them
no-schedule-not-a-recipe = "{ $text }" is not the recipe of a schedule
no-schedule-no-recipe = nothing says by which schedule the tournament is played: it has no recipe (a comment that begins with ### ronde schedule), and its type of tournament is not one whose table is known
no-schedule-too-few-rounds = { $declared } rounds are declared, but its schedule has { $needed }; correct the number of rounds (record 142, XXR), or the type of tournament
no-schedule-results-missing = { $games ->
    [one] { $games } game has no result in round { $round }; enter the results first
   *[other] { $games } games have no result in round { $round }; enter the results first
}
no-schedule-differs = round { $round } holds other games than the schedule; check the file first
no-schedule-level = match { $number } is level after its games; play off, or say who advances
no-schedule-not-in-match = number { $seat } does not play in match { $number }, so he cannot win it
no-schedule-none = no schedule
no-schedule-gaps = a schedule needs the numbers 1, 2, 3 … without a gap

## head
## What stands above columns.

head-rank = Rank
head-number = No.
head-title = Title
head-name = Name
head-rating = Rating
head-federation = Fed
head-group = Group
head-final-n = Final { $n }
head-points = Points
head-round = R{ $n }
head-category = Category
head-place = Place
head-amount = Amount
head-reason = Reason
head-prizes = Prizes
head-standings = Standings { $when }
head-standings-of = { $name }: standings { $when }
head-before = before round 1
head-after = after round { $n }
head-after-of = after round { $n } of { $of }
head-after-last = after round { $n }, the last
head-number-only = number { $n }
head-place-prize = the prize of the place
head-share = { $pot } shared by { $n } with equal points
head-hort = Hort: { $own } for the place, and a share of { $pot } by { $n } with equal points
head-stays = nobody is left to win prize { $place } of { $category }: { $amount } stay in the fund
head-women = women
head-men = men
head-everybody = all
head-unrated = unrated
head-below = Elo up to { $n }
head-above = Elo from { $n }
head-not-accelerated = no acceleration
head-baku = Baku acceleration (C.04.7)
head-ssa = Accelerated Swiss, taken back at round 3
head-ssa-halves = Accelerated Swiss, taken back by halves at rounds 3 and 4
head-ssa-kept = Accelerated Swiss, never taken back: two categories
head-virtual-points = virtual points as declared

## form
## The form's own words.

form-page = Page { $n } of { $m }
form-draft = DRAFT
form-live = Always up to date:
form-too-large = the table does not go into a spreadsheet; take CSV instead

## need
## What somebody needs.

need-title = What { $who } needs in round { $n }
need-title-last = What { $who } needs in the last round
need-win-over = With a win over { $who }
need-win = With a win
need-draw = With a draw
need-loss = With a loss
need-done = Nothing is left to play
need-one = { $a }
need-two = { $a } or { $b }
need-range = { $a } to { $b }
need-mostly = { $ranks }, mostly { $most }
need-most-often = { $ranks }, most often { $most }
need-exactly = { $own }: { $ranks }.
need-in-plays = { $own }: { $ranks } in { $n } plays; { $bounds } is possible by points.
need-in-plays-only = { $own }: { $ranks } in { $n } plays.
need-result = Own result
need-points = Points
need-by-points = By points
need-ranks = Ranks and chances
need-among = First { $n }
need-row-win = Win
need-row-draw = Draw
need-row-loss = Loss
need-all-ways = Exact: all { $n } ways in which the { $m } open games can end were looked at. How likely each is goes by the ratings.
need-plays = What is possible by points is exact. The chances are those of seeded plays of the { $m } open games, which end by the ratings.
need-after-round = The ranks are those after round { $n }; more rounds follow.
need-rivals = { $own }: { $who } can still come out level or ahead.

## round-note
## One sentence for each note.

round-note-bye-value = the bye is worth { $bye } points; by the book ({ $article }) it is { $allowed }
round-note-a-win = a win
round-note-a-win-or-a-draw = a win or a draw
round-note-stayed-away = { $who } stayed away without a word and is paired all the same; by the book ({ $article }) this is a withdrawal
round-note-numbers = the numbers do not follow the ratings: { $below } is rated above { $above }. Where a rating has changed, numbers must be given anew until round { $last } is paired (C.04.4.1:1.2.2)

## badge
## Words of badges and place cards.

badge-title = Badges
badge-people = Players
badge-number = No.
badge-name = Name
badge-fide-title = Title
badge-rating = Rating
badge-federation = Fed
badge-club = Club

## bracket
## Words of the explanation sheet.

bracket-title = How round { $n } was paired
bracket-rules = Rules: { $book }. Articles are those of this book.
bracket-dutch = Dutch system
bracket-dubov = Dubov system
bracket-burstein = Burstein system
bracket-lim = Lim system
bracket-double-swiss = Double-Swiss system
bracket-team = Swiss Team system
bracket-original = original Swiss system
bracket-differs = The round as it stands was changed by hand; this sheet shows what the rules prescribe.
bracket-bracket = Bracket { $n }: { $points } points
bracket-group = { $n ->
    [0.5] Group of { $n } point
    [one] Group of { $n } point
   *[other] Group of { $n } points
}
bracket-penultimate = paired again so that the rest can be paired (A.9)
bracket-collapsed = everybody below in one bracket (A.9)
bracket-nobody = nobody
bracket-exchange = Exchange ({ $article }): { $down } to S2, { $up } to S1.
bracket-without = Without it: { $why }.
bracket-all-met = Criteria: all met in full.
bracket-cost = What the criteria cost: { $list }. All others met in full.
bracket-floats = Floats down: { $who } ({ $why }).
bracket-left-over = Left over: { $who } ({ $why }).
bracket-odd = the number of players is odd
bracket-no-more-pairs = { $article }: no more pairs are possible
bracket-rest-unpaired = { $article }: the rest could not be paired
bracket-higher-bye = { $article }: the bye would go to a higher score
bracket-not-instead = Not { $who }: { $why }.
bracket-board = Bd
bracket-colour = Col
bracket-due = due
bracket-colours-by = Colours
bracket-refused = Refused before
bracket-met = have met
bracket-prohibited = prohibited
bracket-same-colour = both must have the same colour
bracket-later = as good, but later in the order of the book
bracket-bye = { $n ->
    [0.5] Bye: { $who } ({ $n } point, unplayed rounds: { $m }).
    [one] Bye: { $who } ({ $n } point, unplayed rounds: { $m }).
   *[other] Bye: { $who } ({ $n } points, unplayed rounds: { $m }).
}
bracket-no-bye = No bye: the number of players is even.
bracket-barred = { $article }: barred by round { $n }
bracket-better-paired = the brackets are paired better with this player
bracket-legend = ↘ came from another group · ↓ leaves without an opponent · ⇄ changed sides · ○ ■ colour given · beside the points the colour due: dashed mild, plain strong, double absolute · ✕ refused, with the article.
bracket-steps = The steps of the procedure
bracket-step = Step
bracket-article = Article
bracket-done = What is done
bracket-takes = { $n ->
    [0.5] Group of { $n } point: { $who }
    [one] Group of { $n } point: { $who }
   *[other] Group of { $n } points: { $who }
}
bracket-with-moved = and from other groups: { $who }
bracket-upfloaters = upfloaters
bracket-drops = { $article } is set aside
bracket-transfers = { $n ->
    [0.5] { $who } goes to the group of { $n } point
    [one] { $who } goes to the group of { $n } point
   *[other] { $who } goes to the group of { $n } points
}
bracket-not-this = not { $who }: { $why }
bracket-goes-back = { $n ->
    [0.5] back to the group of { $n } point
    [one] back to the group of { $n } point
   *[other] back to the group of { $n } points
}
bracket-cracks = { $one } and { $other } are taken apart for the median group
bracket-joins = { $n ->
    [0.5] the group of { $n } point and the one below become one
    [one] the group of { $n } point and the one below become one
   *[other] the group of { $n } points and the one below become one
}
bracket-pairs = { $white } – { $black } (colours by { $article })
bracket-leaves = { $who } leaves the group without an opponent
bracket-byes = The bye goes to { $who }.
bracket-derives = the floats of round { $n } are taken from the scores
bracket-colour-denied = { $article }: may not have { $colour }
bracket-too-many-colours = more colours disregarded than allowed here
bracket-colour-degree = a weaker colour preference can give way
bracket-floated-up = floated up { $n } round(s) ago
bracket-floated-down = floated down { $n } round(s) ago
bracket-raised = raised in the round before, or too often
bracket-worse = worse in { $article }

## catalogue
## Names of papers, and sentences about what is missing.

catalogue-before = Before the first round
catalogue-of-round = For a round
catalogue-tables = Standings and tables
catalogue-at-end = At the end
catalogue-starting-list = Starting list
catalogue-announcement = Poster with the address of the live page
catalogue-place-cards = Place cards
catalogue-badges = Badges
catalogue-player-cards = Players' cards
catalogue-wall-chart = Wall chart
catalogue-round = Pairings by board and by name, result slips
catalogue-pairings = Pairings by board
catalogue-pairings-by-name = Pairings by name
catalogue-slips = Result slips
catalogue-bracket = How the round was paired
catalogue-why = Why: a page for each pairing
catalogue-team-sheets = Team sheets
catalogue-protocols = Match protocols
catalogue-pack = Pack to go on by hand
catalogue-standings = Standings
catalogue-categories = Standings by category
catalogue-crosstable = Crosstable by rank
catalogue-crosstable-by-number = Crosstable by number
catalogue-aros = Average ratings of opponents
catalogue-prizes = Prize list
catalogue-match-cards = Match cards, for a rating list
catalogue-final-report = Final report
catalogue-nobody = Nobody is entered yet. Add the players first.
catalogue-no-round = No round is paired yet. Pair round 1 first.
catalogue-no-such-round = There is no round { $n }; the last one is { $last }. Choose one of these.
catalogue-no-such-board = There is no board { $n } in that round; the last one is { $last }.
catalogue-no-such-player = Nobody here has the number { $n }. Choose a number of the starting list.
catalogue-no-teams = This paper is for teams, and the tournament has none.
catalogue-no-prizes = No prizes are offered yet. Say what is offered, such as all: 500, 300, 200.
catalogue-no-categories = There is no category to which some belong and others not. Name one, such as women, U16 or S60.
catalogue-no-link = A poster needs an address to show: open the desk to the hall first, or name one.
catalogue-no-account = Only rounds of a Swiss tournament have brackets to explain.
catalogue-otherwise = The rules would have made another round than the one that was played: it was paired by hand, or by other rules. There is no account of it.
catalogue-schedule = Schedule: all rounds
catalogue-no-schedule = Only a tournament that is played by a schedule has this paper, once all its players are there.
catalogue-round-n = Round { $n }

## match-card
## Words of the match card; the German ones mostly as the course prints them.

match-card-title = Match cards
match-card-of = Match card of { $name }
match-card-player = Player
match-card-number = Number
match-card-rank = Rank
match-card-name = Name
match-card-fide-title = Title
match-card-sex = Sex
match-card-born = Born
match-card-club = Club
match-card-federation = Federation
match-card-fed = Fed
match-card-fide-id = FIDE number
match-card-national-id = National number
match-card-elo = Elo
match-card-national-rating = National rating
match-card-national = National
match-card-round = Round
match-card-colour = Colour
match-card-opponent = Opponent
match-card-result = Result
match-card-total = Total
match-card-event = Event
match-card-event-name = Name
match-card-place = Place
match-card-from = From
match-card-to = To
match-card-time-control = Time control
match-card-director = Tournament director
match-card-chief-arbiter = Chief arbiter
match-card-deputies = Deputy arbiters

## pack
## Words of the fallback pack.

pack-title = Paper pack, round { $n }
pack-purpose = With these sheets the tournament goes on if the computer fails. Keep them at the arbiters' table; print new ones after each pairing.
pack-how = How to go on by hand
pack-results = Write the results on the result sheet, then on the two players' cards: r, and the new total.
pack-piles = Lay the cards in piles by total, the highest first; within a pile by pairing number. Take out who is absent or has announced a bye.
pack-halves = Pair each pile from the top, its upper half (S1) against its lower half (S2) in order. Nobody meets an opponent twice; two cards with the same circled colour may not meet; nor may prohibited pairs. If a pair cannot be, exchange opponents within S2, the lowest first.
pack-floaters = Who finds no opponent goes to the top of the next pile: mark ↓ on the card, and ↑ on that of the opponent. Avoid whoever has the same arrow from the last two rounds.
pack-bye = If the number is odd, somebody of the last pile has the bye, but nobody twice and nobody who won without playing: see the list of byes.
pack-colours = Colours: each gets the colour due; if both are due the same, the more urgent (!! before !), else the higher-placed.
pack-fixed = The pairings of all rounds are fixed: take those of the next round from the table of rounds, or from the cards.
pack-write = Write the pairs on the blank pairing sheet, the highest totals at the first boards, and opponent and colour on the cards. Hang up a copy.
pack-back = When the computer is back: enter the results and the pairings as they were played, as pairings by hand, and say why.
pack-result-sheet = Result sheet, round { $n }
pack-result-how = 1 – 0, ½ – ½, 0 – 1; + – − where a player did not come.
pack-blank = Blank pairing sheet
pack-blank-how = Round: ……    Time: ……
pack-board = Bd
pack-result = Result
pack-number = No.
pack-name = Name
pack-rating = Rating
pack-points = Pts
pack-due = Due
pack-bye-barred = Bye
pack-no = no: R
pack-history = Rounds, floats and colours due
pack-history-how = 12○1↓: against number 12, White, won, floated down. = a round without a game. Due: !! absolute, ! strong. Bye: no, with the round that bars it.
pack-byes = Byes, forfeits and announced absences
pack-no-byes = Nobody so far.
pack-round = Round
pack-what = What
pack-announced = announced
pack-prohibited = Prohibited pairings
pack-none-prohibited = No pairing is prohibited.
pack-rounds = Rounds
pack-apart = May not meet

## place-card
## Words of place cards.

place-card-title = Place cards

## card
## Words of the player's card; the French ones as the seed prints them.

card-title = Players' cards
card-open = Open of:
card-from = from
card-to = to
card-number = Pairing no.
card-name = Surname and given name of the player
card-rating = Rating:
card-fide-rating = FIDE rating:
card-fide-title = Title:
card-national-id = National ID:
card-fide-id = FIDE ID:
card-federation = Fed.:
card-club = Club:
card-league = League:
card-birth = Born
card-round = R
card-colour = Col
card-opponent = Opponent
card-result = r
card-total = Total
card-adjusted = Adjusted score
card-final-total = Final total
card-tie-break = TB
card-place = Place:
card-which = TB: { $code }
card-breaks = Tie-breaks: { $list }

## protocol
## Words of match protocols.

protocol-title = Match protocols, round { $n }
protocol-when = Round { $n }, match { $m }
protocol-table = Match
protocol-team = Team
protocol-board = Board
protocol-result = Result
protocol-total = Total
protocol-captain = Captain
protocol-arbiter = Arbiter
protocol-bye = { $team } has the bye.
protocol-forfeit = { $one } – { $other }: not played (forfeit).

## schedule-paper
## What stands on a schedule.

schedule-paper-title = Schedule
schedule-paper-resting = Does not play: { $who }
schedule-paper-later = Later rounds follow from results.

## slip
## Words of result slips.

slip-title = Result slips, round { $n }
slip-round = Round { $n }
slip-board = Board
slip-points = { $n } pts
slip-pts = Pts
slip-other = other
slip-signature = signature
slip-code = Code

## team
## Words of team sheets.

team-title = Line-ups of the teams
team-round = round { $n }
team-round-open = round ……
team-team = Team
team-against = against
team-order = Order
team-number = No.
team-name = Name
team-fide-title = Title
team-rating = Rating
team-federation = Fed
team-board = Board
team-plays = plays at this board
team-captain = Captain's name and signature
team-arbiter = Received: time, arbiter

## paper
## Titles, heads and sentences of papers.

paper-starting-list = Starting list
paper-starting-by-name = Starting list by name
paper-starting-by-club = Starting list by club
paper-starting-by-federation = Starting list by federation
paper-team = Team
paper-players = Players
paper-average = Average
paper-club = Club
paper-fide-id = FIDE no.
paper-of-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
paper-round = Round { $n }
paper-by-board = Round { $n }: pairings by board
paper-by-name = Round { $n }: pairings by name
paper-results = Round { $n }: results
paper-not-paired = Round { $n } is not paired yet.
paper-board = Bd
paper-match-no = Match
paper-white = White
paper-black = Black
paper-white-letter = W
paper-black-letter = B
paper-result = Result
paper-pts = Pts
paper-elo = Elo
paper-colour = Colour
paper-opponent = Opponent
paper-adjourned = adj.
paper-bye = bye
paper-full-bye = full-point bye
paper-half-bye = half-point bye
paper-zero-bye = absent, announced
paper-forfeit-win = forfeit win
paper-forfeit-loss = forfeit loss
paper-absent = absent
paper-all-boards = All boards
paper-of-category = Standings by category
paper-progress = Progress
paper-progress-how = Progress: the points after each round; the thin line is half of all points, a hollow dot a round without a game.
paper-nobody = Nobody belongs to this category.
paper-crosstable = Crosstable
paper-crosstable-how = Each round: number of the opponent, colour (○ White, ● Black), result. + and - are forfeits, * is not finished; U F H Z are byes.
paper-wall-chart = Wall chart
paper-wall-chart-how = Each round: number of the opponent, colour (○ White, ● Black), result, and below it the points so far.
paper-prize-list = Prize list
paper-no-prizes = No prize has been won.
paper-paid = Paid out: { $paid }
paper-aros = Average ratings of the opponents { $when }
paper-aros-how = ARO after each round, for those who want to work out the next pairings (Dubov system, article 9). Only games that were played count; whoever has none has zero.
paper-aros-unrated = Opponents without a rating are left out.
paper-final-report = Final report
paper-event = Event
paper-event-name = Name
paper-place = Place
paper-from = From
paper-to = To
paper-federation = Federation
paper-chief-arbiter = Chief arbiter
paper-arbiters = Arbiters
paper-time-control = Time control
paper-system = System
paper-rounds = Rounds
paper-tie-breaks = Tie-breaks
paper-pairings-by = Pairings by
paper-statistics = Statistics
paper-code = Code
paper-what = What
paper-count = Number
paper-share = Share
paper-rated = with a rating
paper-titled = with a title
paper-women = women
paper-federations = federations
paper-average-rating = average rating
paper-games = games played
paper-white-wins = won by White
paper-draws = drawn
paper-black-wins = won by Black
paper-forfeits = forfeited
paper-byes = byes
paper-unfinished = without a result
paper-begins = begins at { $time }
paper-scan = Your board, the results and the standings on your telephone
paper-announcement = Announcement

## plan
## What a plan says.

plan-title = Plan: { $players } entries, { $rounds }, { $days }, in { $currency }
plan-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
plan-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
plan-head-side = Side
plan-head-post = Post
plan-head-number = Number
plan-head-price = Each
plan-head-amount = Amount
plan-cost = cost
plan-income = income
plan-is-balance = balance
plan-total-costs = Total of the costs
plan-total-income = Total of the income
plan-balance = Balance
plan-prizes = Prizes
plan-hall = Hall, for each player
plan-rating-fees = Rating fees, for each player and round
plan-guest = Invited player of { $rating }
plan-arbiters = Arbiters
plan-given = { $name } (given)
plan-entries = Entries
plan-room = Room: { $least } to { $ample } m² (1.5 to 2 m² a player).
plan-material = Material: { $n } boards with sets and { $n } clocks.
plan-margin = Each entry leaves { $currency } { $amount } after its own costs.
plan-even-from = The balance is even from { $n } entries on.
plan-even-up-to = The balance is even up to { $n } entries only: each one costs more than it pays.
plan-even-always = The balance is never negative, however many enter.
plan-even-never = No number of entries makes the balance even.
plan-no-titles = The first prize is below { $currency } { $amount }: titled players will hardly come.
plan-checklist = Check-list
plan-head-by = By
plan-head-when = When
plan-head-task = What
plan-give-first-day = Give the first day to see dates.
plan-end-of-month = end of the month
plan-days-before = { $n ->
    [one] { $n } day before
   *[other] { $n } days before
}
plan-on-day = day { $n }
plan-axis-entries = entries
plan-axis-balance = balance in { $currency }
plan-expected = expected
plan-even-at = even at
plan-book-hall = book the hall: 1.5 to 2 m² a player, good light, quiet
plan-ask-for-subsidies = ask for subsidies and lottery money: they may come a year late
plan-find-sponsors = ask sponsors, advertisers, donors and travel agencies
plan-engage-arbiter = engage the arbiter
plan-reserve-date = reserve the date with the federation: site and calendar
plan-invite-players = invite players: fee, travel and lodging in writing
plan-arrange-lodging = lodging: who sleeps where, confirmed in writing
plan-announce-to-federation = announce the event to the national rating officer
plan-announce-to-fide = announce the event to FIDE through the federation's officer
plan-inform-media = inform the local papers: an advertisement may bring an article
plan-print-programme = print and send the programme
plan-reserve-material = reserve sets, boards and clocks, and their transport
plan-arrange-canteen = canteen: run it, or a caterer who pays a share
plan-smoking-corner = a smoking corner outside the playing area
plan-toilets = toilets, separate for women and men
plan-transmission = live transmission: what the provider costs and delivers
plan-find-helpers = helpers, and at least a meal for each
plan-try-equipment = try computer and printer, load the newest rating lists
plan-send-report = send the reports to the rating lists
plan-cut-off = cut-off of the rating lists: later reports wait for the next ones
plan-thank-donors = thank the donors by name, also those who gave work

## ranking-note
## Notes on a ranking.

ranking-note-old-rules = the event of { $date } was played by tie-break rules with a virtual opponent, which Ronde does not have; those of 2024 are the nearest
ranking-note-cut-short = the declared list of tie-breaks cannot be used to its end: { $why }
ranking-note-barred = { $code } must not be used in round robins (C.07:8)
ranking-note-unrated = { $code } is dropped, because somebody without a rating takes part (C.07:10); a rating for them can be set
ranking-note-mixed = tie-breaks of several families are mixed (ssb-course:3)
ranking-note-open = { $n ->
    [one] { $n } game without a result
   *[other] { $n } games without a result
}
ranking-note-in-play = round { $round } is in play and does not count yet ({ $n } without a result)
ranking-note-no-places = the rounds do not follow from each other as the schedule says, so points alone rank
ranking-note-unknown = '{ $text }' is no tie-break
ranking-note-perhaps = '{ $text }' is no tie-break; { $code } is
ranking-note-other = '{ $text }' is a tie-break of the event's own rules
ranking-note-modifier = '{ $part }' in '{ $text }' is no modifier; those are Cn, Mn, L+n, Kn, P, F, R
ranking-note-not-for = '{ $part }' in '{ $text }' does not go with { $code }
ranking-note-not-in = the rules of { $year } have no tie-break { $code }; they have { $known }
ranking-note-only-teams = { $code } is a tie-break of team events, and players are ranked here
ranking-note-needs-matches = { $code } counts matches of two teams, and a Molter tournament has none; it has { $known }
ranking-note-rules = rules of { $year } ({ $by })
ranking-note-by-choice = as asked
ranking-note-by-declaration = declared
ranking-note-by-date = by the date { $date }
ranking-note-by-default = in force now
ranking-note-list-form = the list of this form of tournament
ranking-note-list-article = article F10
ranking-note-list-none = no tie-breaks: equal points share the rank

## study
## Words of simulated events.

study-chances = Chances
study-chances-of = { $name }: chances
study-from-start = before round 1 of { $of }
study-from-here = with { $n } of { $of } rounds paired
study-first = First
study-first-shared = First, shared
study-among-three = First 3
study-prize = Prize: { $category }
study-money = Prize money
study-norm = { $title } norm
study-expected = Points expected
study-range = 9 of 10 plays
study-median = Middle rank
study-next = Round { $n }: likely opponents
study-likely = { $n }.
study-nobody = no opponent
study-seed = { $plays } plays, seed { $seed }. The same seed gives the same figures.
study-certain = A chance is certain to within { $n } percentage points (two standard errors).
study-model = Ratings decide the games; nobody withdraws, and no game is forfeited.
study-norm-note = Norms: every player whose performance can be enough is checked by all rules of B.01:1.4, in every play.
study-cut-short = In { $n } plays a round could not be paired; they were ranked as far as they went.
study-no-tie-breaks = No tie-breaks are declared, so equal points share the rank.
study-axis-chance = chance, per cent
study-axis-points = points at the end
study-plot-first = Chance of first place
study-plot-points = Points at the end: expected, half of the plays, nine in ten
study-alone = alone
study-shared = shared
study-comparison = Comparison on the same field with the same luck
study-measure = Measure
study-better = Better
study-more = more
study-less = less
study-rank-by-strength = Ranking follows ratings (Kendall's tau)
study-strongest-first = Highest-rated is first
study-top-among-top = Strongest tenth among as many first
study-leaders-by-points = Players with the most points
study-opponents-apart = Opponents' averages apart in scoregroups (Elo)
study-points-by-performance = Higher performance has more points
study-colours-apart = Players with colours two or more apart
study-same-colour-thrice = Players with one colour three times running
study-floats = Games between unequal scores
study-repeated-floats = The same float in two rounds running
study-mismatches = Games more than 400 points apart
study-rating-gap = Points between opponents
study-not-paired = Plays with a round that cannot be paired
study-errors-note = ± is one standard error. In brackets: the difference from the first column, which is more certain than the figures themselves because the luck is the same.
study-axis-measure = each measure on a scale of its own; lines: two standard errors to each side
study-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
study-dutch = Dutch { $year }
study-dubov = Dubov { $year }
study-burstein = Burstein { $year }
study-lim = Lim { $year }
study-double-swiss = Double-Swiss { $year }
study-team = Swiss Team { $year }
study-original = Original Swiss
study-not-accelerated = not accelerated
study-explicit = own virtual points
study-fairness = Colours, floats and opponents against chance
study-replays = The first { $rounds } rounds were replayed { $plays } times with the same players, byes and rules (seed { $seed }).
study-colours = White less Black
study-run = Same colour running
study-down = Met a lower score
study-up = Met a higher score
study-opposition = Opponents above expectation (Elo)
study-verdict = { $aspect }: of { $n } players { $expected } are expected beyond 5 %; there are { $found }.
study-who = Beyond it: { $names }.
study-unusual = Unusual even though everybody was looked at: { $names }.
study-all-usual = Taken together: nobody is unusual once it is considered that everybody was looked at. Nothing here is more than chance gives.
study-undecided = { $plays } replays are too few to find somebody unusual among so many; { $enough } are enough.
study-not-all-usual = Taken together: what is named as unusual deserves a second look; it may still be a bye, a forfeit or a pairing made by hand.
study-how-to-read = A place of 97 says that 97 of 100 replays had less. * beyond 5 %.
study-path-note = Opponents are compared with those that replays gave the same player on the same score.
study-axis-place = place among the replays, per cent
study-replay-cut = { $n } replays could not be paired to this round and are not counted.

## tie-break-name
## Names as the Handbook and the federations have them.

tie-break-name-pts = Points
tie-break-name-de = Direct Encounter
tie-break-name-win = Number of Wins
tie-break-name-won = Number of Games Won
tie-break-name-bpg = Number of Games Played with Black
tie-break-name-bwg = Number of Games Won with Black
tie-break-name-ps = Sum of Progressive Scores
tie-break-name-rep = Rounds one Elected to Play
tie-break-name-std = Standard Points
tie-break-name-tpn = Tournament Pairing Number
tie-break-name-bh = Buchholz
tie-break-name-aob = Average of Opponents' Buchholz
tie-break-name-fb = Fore Buchholz
tie-break-name-sb = Sonneborn-Berger
tie-break-name-ks = Koya System
tie-break-name-aro = Average Rating of Opponents
tie-break-name-tpr = Tournament Performance Rating
tie-break-name-ptp = Perfect Tournament Performance
tie-break-name-apro = Average Performance Rating of Opponents
tie-break-name-appo = Average Perfect Performance of Opponents
tie-break-name-rtng = Rating
tie-break-name-bc = Board Count
tie-break-name-tbr = Top Board Result
tie-break-name-bbe = Bottom Board Elimination
tie-break-name-mp-gp = Match Points versus Game Points
tie-break-name-esb = Extended Sonneborn-Berger
tie-break-name-ede = Extended Direct Encounter
tie-break-name-sssc = Score Strength Combination
tie-break-name-sob = Sum of Buchholz
tie-break-name-gwon = Games Won by all Players
tie-break-name-ber = Berlin
tie-break-name-pairing-bye = pairing-allocated bye
tie-break-name-full-bye = full-point bye
tie-break-name-forfeit-win = forfeit win
tie-break-name-half-bye = half-point bye
tie-break-name-zero-bye = zero-point bye
tie-break-name-forfeit-loss = forfeit loss

## tie-break
## The tie-breaks.

tie-break-bh = Buchholz: sum of the opponents' points
tie-break-bh-c1 = Buchholz without the lowest opponent
tie-break-bh-m1 = Buchholz without the lowest and the highest
tie-break-aob = Average of the opponents' Buchholz
tie-break-fb = Fore Buchholz: as if the last round were drawn
tie-break-sb = Sonneborn-Berger: points of those beaten, half of those drawn with
tie-break-de = Direct encounter among those level
tie-break-win = Rounds won, also without playing
tie-break-won = Games won over the board
tie-break-bpg = Games played with Black
tie-break-bwg = Games won with Black
tie-break-ps = Progressive: points after each round, added up
tie-break-ks = Koya: points against those with half or more
tie-break-rep = Rounds that one elected to play
tie-break-aro = Average rating of the opponents
tie-break-tpr = Tournament performance rating
tie-break-ptp = Perfect tournament performance
tie-break-apro = Average performance of the opponents
tie-break-rtng = Own rating
tie-break-tpn = Pairing number
tie-break-pts = Points
tie-break-std = Standard points: won, drawn and lost against each opponent
tie-break-appo = Average perfect performance of the opponents
tie-break-bc = Board count: points weighted by board, the lower sum first
tie-break-tbr = Results of the top boards
tie-break-bbe = Points without the bottom boards
tie-break-mp-gp = The other points: game points, or match points
tie-break-esb = Extended Sonneborn-Berger: points of the opponents by the results against them
tie-break-ede = Extended direct encounter among those level
tie-break-sssc = Score strength combination: game points and the opponents' match points
tie-break-sob = Sum of the opponents' Buchholz
tie-break-ber = Berlin: boards weighted from the top
tie-break-gwon = Games won by all players of the team, not its matches
tie-break-cut = { $what }, without the { $n } lowest
tie-break-median = { $what }, without the { $n } lowest and the { $n } highest
tie-break-with-forfeits = { $what }; forfeits count as played
tie-break-reversed = { $what }; the lower one first
tie-break-by-match = { $what } (match points)
tie-break-by-game = { $what } (game points)

## walk
## The brackets of C.04.3, walked through.

walk-group = Group of { $points }
walk-formed = the bracket of { $points }: { $who }
walk-moved-down = moved down to it: { $who }
walk-m0 = moved down to it
walk-max-pairs = pairs that are made
walk-m1 = of those moved down, paired here
walk-movers-first = those moved down are paired first, each against the residents in order: { $who }
walk-limbo = without an opponent here, and so further down: { $who }
walk-remainder = now the remainder
walk-exchange = exchange: { $down } to S2, { $up } to S1
walk-without = without it: { $why }
walk-natural = the natural pairing: { $list }
walk-natural-holds = nothing speaks against it
walk-natural-falls = it falls at { $one } against { $other }
walk-not-pair = not { $who } with { $other }: { $why }
walk-taken = taken: { $list }
walk-all-met = every criterion is met in full
walk-cost = what it costs: { $list }
walk-colours = { $white } has White against { $black }: { $rule }; due: { $first }, { $second }
walk-floats = { $who } stays without an opponent here
walk-floats-because = { $who } stays without an opponent here: { $why }
walk-not-instead = not { $who }: { $why }
walk-bye = the bye goes to { $who }

## what-if
## What would be different.

what-if-paired = Round { $n }: as paired, and as it would have been
what-if-next = Round { $n }, the next one: now, and with the changes
what-if-board = Board
what-if-as-paired = As paired
what-if-now = Now
what-if-with-changes = With the changes
what-if-bye = bye: { $who }
what-if-otherwise = Round { $n } itself was paired otherwise: with what was known then, by hand, or by another program. On the left is what the rules prescribe today without the changes.
what-if-open = { $n ->
    [one] { $n } game without a result counts as drawn here (C.04.2:3.1).
   *[other] { $n } games without a result count as drawn here (C.04.2:3.1).
}
what-if-none-before = Without the changes round { $n } cannot be paired: { $why }
what-if-none-after = With the changes round { $n } cannot be paired: { $why }
what-if-no-boards = No round would be paired otherwise.
what-if-between = Rounds in between stay as they were played: nobody knows the results of games that were never played.
what-if-standings = Standings
what-if-name = Name
what-if-rank = Rank
what-if-points = Points
what-if-new-rank = New rank
what-if-new-points = New points
what-if-same-standings = The standings stay as they are.
what-if-moved = { $n } would have another rank or other points.

## why
## Why somebody has the rank that he has.

why-rank = { $who }: rank { $n } with { $points } points
why-by-points-alone = by points
why-by-place = by the place that the form of the tournament gives
why-by-lots = by the draw of lots
why-by = by { $what }
why-below = below { $who } { $by }
why-above = above { $who } { $by }
why-shares = shares the rank with { $who }
why-nobody-above = nobody is above
why-decides-nothing = decides nothing here: nobody was tied any more
why-separates-nobody = separates nobody of the { $n } tied
why-with-nobody-after = { $n ->
    [1] tied with one other before, with nobody after
   *[other] tied with { $n } others before, with nobody after
}
why-still-tied = { $n ->
    [1] tied with one other before, still tied after: { $who }
   *[other] tied with { $n } others before, still tied after: { $who }
}
why-round = round { $n }:
why-counts = counts
why-running = score after the round
why-score = score { $n }
why-adjusted = score { $n } ({ $real } in the standings, adjusted by C.07:16.3)
why-dummy = a dummy with the own score { $n } (C.07:16.4)
why-dummy-opponent = a dummy with the own score { $n }, at most { $most } of the scheduled opponent (C.07:16.4)
why-dummy-draws = a dummy with the own score { $n }, at most { $most } for draws only (C.07:16.4)
why-oneself = a draw against oneself, own score { $n }
why-own-value = own value
why-rating = rating
why-opponent-value = the opponent's value
why-board = board { $n }: { $points } points
why-other-points = points
why-starting-list = from the starting list
why-cut-lowest = , cut: the least significant value (C.07:14)
why-cut-highest = , cut: the most significant value (C.07:14)
why-cut-voluntary = , cut: a voluntary unplayed round goes first (C.07:16.5)
why-cut-limit = , not counted: the opponent has less than the limit (C.07:9.2)
why-sum = sum: { $n }
why-divided = divided by { $n }
why-rounded = rounded: { $n }
why-fraction = { $n } points of { $games } games: { $result }
why-difference = rating difference of it: { $n } (B.02:8.1.1)
why-expected = expected score there: { $at }, one point lower: { $below }; needed: { $needed }
why-nothing-scored = nothing was scored: the lowest rating less 800
why-unrated-took-part = dropped: somebody without a rating took part (C.07:10)
why-strength-divisor = the Buchholz is divided by { $n }
why-by-points = points against each other
why-by-game-points = game points against each other
why-by-board-count = board count of the matches against each other
why-by-top-board = points on board { $n } against each other
why-without-bottom = points without the { $n } bottom boards
why-not-met = , { $n } not met: between { $least } and { $most }
why-nobody-separated = nobody is separated

## chart
## What stands in the flow charts of the books: names of charts, nodes and arrows.

chart-new-candidate = new candidate
chart-all-tried = all tried
chart-not-perfect = not perfect
chart-perfect = perfect
chart-next = next bracket
chart-last = last bracket
chart-bracket = Next bracket, from the top: a scoregroup and those moved down to it
chart-parameters = M0: how many came down; MaxPairs: how many pairs; M1: how many of M0 are paired
chart-subgroups = S1 and S2; moved-down players who stay over: the limbo
chart-candidate = Candidate: S1 against S2 from the top; then the remainder, S1R against S2R
chart-in-remainder = Homogeneous or remainder: next transposition of S2, then next exchange
chart-in-heterogeneous = Heterogeneous: next transposition of S2, then other moved-down players in S1
chart-none-left = none left
chart-found = found
chart-no = no
chart-yes = yes
chart-next-group = next group
chart-last-group = last group
chart-dutch-2026-title = The Dutch system of 2026, C.04.3:3
chart-dutch-2026-3-4 = Legal (C1 to C4), and every criterion C5 to C21 met in full?
chart-dutch-2026-3-8 = The best by C5 to C21, in this order; of equals the first
chart-dutch-2026-1-4 = Is somebody left over? He goes down to the next bracket
chart-dutch-2026-5-2 = All brackets paired: the bye (1.5), colours (5.2)
chart-dutch-2017-title = The Dutch system of 2017, C.04.3:B
chart-dutch-2017-b-4 = Legal (C.1 to C.4), and every criterion C.5 to C.19 met in full?
chart-dutch-2017-b-8 = The best by C.5 to C.19, in this order; of equals the first
chart-dutch-2017-a-9 = Can the rest be paired? If not, this bracket again with C.4, and all below in one
chart-dutch-2017-e = All brackets paired: the bye (A.5), colours (E)
chart-original-title = The original Swiss, O7 to O15
chart-original-o7 = In an odd field the exempt first: the last of the lowest level who can be
chart-original-o9 = Next level: from the top down, then from the bottom up, the median last
chart-original-o10 = Must somebody leave? The fewest, nearest to the centre, who did not float before
chart-original-o11 = Can nobody be paired? The whole level goes on towards the median
chart-original-o12 = Those who came are paired first
chart-original-o13 = The others in two halves: first who does not expect the same colour
chart-original-o14 = Fewest repeated floats, then fewest equal colours? Else the next opponent
chart-original-o21 = All levels paired: colours (O15), order of boards (O21)
chart-original-o11-to-o9 = none
chart-original-o11-to-o12 = some
chart-original-o14-to-o13 = next opponent
chart-original-o14-to-o9 = next level
chart-original-o14-to-o21 = last level
chart-dutch-1992-title = The pairing procedure of the 1990s, C1 to C14
chart-dutch-1992-a3 = Next level of points, from the top, with those who came down to it
chart-dutch-1992-c1 = Does somebody have no opponent here by B1 and B2?
chart-dutch-1992-c2 = x: pairs that may disregard colours (A8)
chart-dutch-1992-c3 = p: pairs to be made (A6)
chart-dutch-1992-c4 = The p strongest to S1, all others to S2
chart-dutch-1992-c5 = S1 and S2 in order (A2)
chart-dutch-1992-c6 = S1 against S2 from the top: does everything hold?
chart-dutch-1992-c7 = Next permutation of S2 (D1)
chart-dutch-1992-c8 = Homogeneous or remainder: next exchange between S1 and S2 (D2)
chart-dutch-1992-c9 = Downfloaters: drop B6, then B5
chart-dutch-1992-c10 = Remainder: another opponent for the lowest of those who came down; then drop B6, B5 for upfloaters
chart-dutch-1992-c11 = x < p? One more pair may disregard colours
chart-dutch-1992-c12 = Heterogeneous: can the level before send somebody else?
chart-dutch-1992-c13 = Lowest level: pair the one before again; if that fails, the two become one
chart-dutch-1992-c14 = p one less (x too, if it was positive)
chart-dutch-1992-a5 = All levels paired: the bye (A5), the order of boards (F1)
chart-dutch-1992-c1-to-c12 = came down
chart-dutch-1992-c1-to-c13 = lowest level
chart-dutch-1992-c6-to-c2 = heterogeneous: the remainder
chart-dutch-1992-c6-to-a3 = homogeneous: who is left goes down
chart-dutch-1992-c8-to-c5 = found
chart-dutch-1992-c8-to-c9 = none left
chart-dutch-1992-c9-to-c4 = dropped
chart-dutch-1992-c9-to-c10 = nothing left to drop
chart-dutch-1992-c10-to-c7 = another opponent
chart-dutch-1992-c12-to-a3 = yes: the level before again
chart-dutch-1992-c13-to-c14 = other levels
chart-dutch-1992-c14-to-c4 = p > 0
chart-dutch-1992-c14-to-a3 = p = 0: all go down
chart-dutch-2010-title = The pairing procedure of 2010, C1 to C14
chart-dutch-2010-a3 = Next bracket, from the top, with those moved down to it
chart-dutch-2010-c2 = P0 and P1 pairs, M0 and M1 moved down, X1 and Z1 colours (A6, A8)
chart-dutch-2010-c3 = Demands: P, B2, A7.d, X and Z, B5 and B6
chart-dutch-2010-c4 = The P highest to S1, all others to S2
chart-dutch-2010-c5 = S1 and S2 in order (A2)
chart-dutch-2010-c6 = S1 against S2 from the top: P pairs by the demands?
chart-dutch-2010-c7 = Next transposition of S2 (D1)
chart-dutch-2010-c8 = Homogeneous or remainder: next exchange (D2); heterogeneous: other moved-down players to S1 (D3)
chart-dutch-2010-c9 = Remainder: back to the heterogeneous part, next transposition there
chart-dutch-2010-c10 = Lower the demands: a B6, b B5 up; c B6, d B5 down; e X or Z; f A7.d; g B2
chart-dutch-2010-c12 = Moved-down players: can the bracket before send others, as many?
chart-dutch-2010-c13 = Lowest bracket: fewer moved down, or the one before again; else the two become one (D4)
chart-dutch-2010-c14 = P1, X1, Z1 one less; heterogeneous at first M1 one less
chart-dutch-2010-a5 = All brackets paired: the bye (A5), the order of boards (F1)
chart-dutch-2010-c1-to-c13 = lowest bracket
chart-dutch-2010-c6-to-a3 = complete: who is left goes down
chart-dutch-2010-c6-to-a5 = last bracket
chart-dutch-2010-c9-to-c7 = remainder
chart-dutch-2010-c10-to-c4 = a
chart-dutch-2010-c10-to-c3 = b to g
chart-dutch-2010-c10-to-c12 = nothing left
chart-dutch-2010-c12-to-a3 = yes: the bracket before again
chart-dutch-2010-c13-to-c14 = other brackets
chart-dutch-2010-c14-to-c3 = P1 > 0
chart-dutch-2010-c14-to-c2 = M1 = 0
chart-dutch-2010-c14-to-a3 = P1 = 0: all go down
chart-dubov-1997-title = Dubov 1997, chapters 3 to 9
chart-dubov-1997-4 = Averages (ARO); in an odd field the bye: lowest group, lowest rating
chart-dubov-1997-5 = First round? Upper half against lower half
chart-dubov-1997-6-1 = Next score group, from the top
chart-dubov-1997-8 = Floaters first: each meets the highest rating, if possible of the other due colour
chart-dubov-1997-7-1 = Has somebody met all of his group? An opponent is brought up
chart-dubov-1997-7-2 = Is the number odd? One more is brought up
chart-dubov-1997-7-3 = More of one due colour? Half of the surplus changes (7.3, 7.4)
chart-dubov-1997-6-2 = White by rising ARO, Black by falling rating: row against row
chart-dubov-1997-6-3 = Have two met? The next Black below; else the row above; else a White
chart-dubov-1997-6-4 = Is somebody left over? He floats to the next group
chart-dubov-1997-f = All groups paired: colours by chapter 3
chart-dubov-2026-title = Dubov 2026, C.04.4.1:3
chart-dubov-2026-3-1 = In an odd field the bye first: lowest score, most games, largest number
chart-dubov-2026-3-2-1 = Next scoregroup, from the top: how many upfloaters it needs
chart-dubov-2026-3-2-2 = Upfloaters: the first set that is best by C5 to C10 (4.2)
chart-dubov-2026-3-2-3 = G1: who prefers White; G2: all others
chart-dubov-2026-3-2-4 = Who must change sides? First those who cannot be avoided, then half of the surplus (4.3)
chart-dubov-2026-1-7 = S1: G1 by rising ARO; G2 by number
chart-dubov-2026-3-2-6 = T2: the first transposition of G2 that is legal; S1 against T2 (4.4)
chart-dubov-2026-5-2 = All scoregroups paired: colours
chart-burstein-2026-title = Burstein 2026, C.04.4.2:3
chart-burstein-2026-1-6 = A seeding round? The first half of the rounds, rounded down, four at the most
chart-burstein-2026-dutch = Paired by the Dutch system (C.04.3)
chart-burstein-2026-3-1 = In an odd field the bye first: lowest score, most games, lowest Index
chart-burstein-2026-3-2 = Next bracket, from the top: residents and those who came down
chart-burstein-2026-1-8 = Ranked by the Index: Buchholz, Sonneborn-Berger, number
chart-burstein-2026-3-2-2 = The first pairing that is best by C5 to C8: each in turn gets the lowest ranked possible (4.3); whoever gets nobody floats down
chart-burstein-2026-5-2 = All brackets paired: colours
chart-lim-2026-title = Lim 2026, C.04.4.3
chart-lim-2026-1-1 = In an odd field the bye first: the lowest ranked of the lowest scoregroup who can have it
chart-lim-2026-2-2 = Next scoregroup: from the top down, then from the bottom up, the median last
chart-lim-2026-2-3 = Must somebody leave? Those without an opponent, and as few more as need be (3.2, 3.9, 3.10)
chart-lim-2026-2-6 = Is the median blocked? A pair of the neighbour that sent fewer is taken apart
chart-lim-2026-3-8 = Those who came are paired first, if possible with the other due colour
chart-lim-2026-2-4 = Top half against bottom half
chart-lim-2026-4-2 = Compatible, the rest can be paired, colours suit? Else the next by the order of exchanges
chart-lim-2026-5 = All scoregroups paired: colours
chart-lim-2026-2-6-to-2-2 = blocked
chart-lim-2026-2-6-to-3-8 = not blocked
chart-lim-2026-4-2-to-2-4 = next player

## cli-file
## Reading and writing files on the command line. Sentences begin small where a word stands before them.

cli-file-tally-errors = { $n ->
    [one] 1 error
   *[other] { $n } errors
}
cli-file-tally-warnings = { $n ->
    [one] 1 warning
   *[other] { $n } warnings
}
cli-file-tally-notes = { $n ->
    [one] 1 note
   *[other] { $n } notes
}
cli-file-tally-none = no problems
cli-file-points-unknown = { $name } does not say what results are worth, and its points do not tell either. Correct them, or declare the point system (record 162 of TRF26, XXS, BBW).
cli-file-more-like-it = { $n } more are like it.
cli-file-standard-input = standard input
cli-file-is-directory = { $name } is a directory. Name one of the tournament files in it.
cli-file-no-file = there is no file { $name }. Look at its spelling and at the directory you are in.
cli-file-may-not-read = { $name } may not be read by you. Ask its owner, or copy it to where you may read it.
cli-file-not-read = { $name } could not be read: { $why }.
cli-file-report-too-large = { $name } is larger than { $size }. A tournament report file of 9,999 players has about two megabytes, so this is hardly one; larger fields are kept in Ronde's JSON form.
cli-file-empty = { $name } is empty. Export it again from the program it came from.
cli-file-is-not = { $name }: { $why }.
cli-file-no-tournament-file = { $name } is no tournament file that Ronde can read: { $why }. Ronde reads tournament report files (TRF), its own JSON form, files of Swiss-Manager, Papi and Vega, games (PGN), tables of players (CSV, xlsx), and archives (zip) with one of them.
cli-file-json-too-large = { $name } is larger than { $size }. If it is right, allow more with --max-size.
cli-file-reading = reading
cli-file-at-spot = { $name }, { $spot }: { $why }.
cli-file-contradicts = { $name } contradicts itself: { $why }
cli-file-and-more = And { $n } more.
cli-file-is-event = { $name } is an event of Ronde. `ronde export` writes a tournament file of it.
cli-file-no-heads = { $name }: no row of the table has heads such as Name and Rating. Write them above the columns, or enter the players with `ronde serve`.
cli-file-damaged-table = the table is damaged and could not be read
cli-file-write-directory = { $name } is a directory. Name a file in it to write to.
cli-file-write-nowhere = { $name } cannot be written: there is no such directory. Make it first, or look at its spelling.
cli-file-write-denied = { $name } may not be written by you, or is marked read-only. Choose another place; what was there is unchanged.
cli-file-not-written = { $name } could not be written: { $why }. What was there is unchanged.
cli-file-no-output = standard output could not be written: { $why }
cli-file-no-picture = there is no picture of this. Write it as .txt, .csv or .json.
cli-file-trfx-name = TRF16 with JaVaFo's records
cli-file-bbp-name = TRF16 with bbpPairings' records
cli-file-write-a-size = write a size such as 500MB or 2GB
cli-file-bytes = { $n } bytes
cli-file-name-a-folder = { $why }; name one with --data.
cli-file-no-data-folder = your data folder is not known. Name one with --data.
cli-file-pages-not-written = the pages could not be written into { $name }: { $why }.
cli-file-write-a-language = write { $codes } or { $last }

## cli-end
## How a command ends.

cli-end-error = error:
cli-end-internal = internal error:
cli-end-apology = Ronde stopped because of a mistake in its own code, not in what you did. No file was left half-written. Please report it together with the file and this line: { $said }. With RUST_BACKTRACE=1 in the environment it says more.
cli-end-no-message = no message
cli-end-not-ready = the program could not get ready: { $why }.

## cli-event
## Events on the command line: made, written, handed to another machine.

cli-event-several-events = { $name } has more than one event.
cli-event-name-a-file = an event keeps the file that it was made from, so name a file and not standard input.
cli-event-is-event-already = { $name } is an event already: `ronde verify` and `ronde export` read it, and with --into or --data it is put into a store.
cli-event-there-already = { $name } is there already. Name another file with -o, or the same to replace it.
cli-event-cannot-become = { $name } cannot become an event: { $why }
cli-event-made = { $name }: { $players }, { $rounds }
cli-event-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
cli-event-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
cli-event-not-certain = not certain: { $what }
cli-event-head = head: { $head }
cli-event-head-of = head of { $journal }: { $head }
cli-event-not-taken = { $name } was not put into { $there }: { $why }.
cli-event-if-that-machine = If it is that one: --machine { $to }.
cli-event-leave-machine-out = Leave --machine out, or name another store with --into.
cli-event-look-at-it = `ronde verify { $there }` looks at it.
cli-event-once-in-a-store = A store has an event once, and it cannot be copied under another name, since every act carries the name of its journal: --into names another store.
cli-event-another-backup = Take another backup.
cli-event-new-journals = { $n ->
    [one] { $n } new journal
   *[other] { $n } new journals
}
cli-event-new-acts = { $n ->
    [one] { $n } new act
   *[other] { $n } new acts
}
cli-event-nothing-new = nothing new
cli-event-open-here = open: it is written here from now on
cli-event-locked-here = locked here: it is written on { $machine } until it comes back
cli-event-not-whole = not whole: { $what }
cli-event-draft-left-out = round { $n } is a draft and was left out
cli-event-no-name-for-format = standard output has no name to tell the format by. Say it with --to, for example --to trf26 or --to json.
cli-event-which-format = the name { $name } does not tell which format to write. End it with .trf, .json, .csv or .ronde, or say it with --to.
cli-event-damaged = { $name } is damaged, and nothing was written: { $why }. `ronde verify { $name }` says everything that is wrong; go back to the last copy that is right.
cli-event-no-tournament = there is no tournament in { $name }.
cli-event-which-tournament = there are { $n } tournaments in { $name }. Say which with --tournament: { $list }.
cli-event-unknown-tournament = { $asked } is no tournament in { $name }, or more than one. There are: { $list }.
cli-event-which-event-of = there are { $n } events in { $name }. Say which by the name of one of its tournaments, with --tournament.
cli-event-written-here-again = { $name } is written here again
cli-event-locked-all-the-same = The event is locked here all the same, since it goes to { $machine }: `{ $command }` writes the file.
cli-event-handed-over = { $name } is written on { $machine } from now on, and locked here. Put { $file } into the store there: { $command }
cli-event-other-machine = the machine of this store is called { $kept }, and not { $said }. Leave --machine out.
cli-event-name-to-take-back = name this machine with --machine: an event is taken back where it lives, and nowhere else.
cli-event-name-to-leave = this event has not left its machine yet: name this one with --machine, so that it is known where it comes home to.
cli-event-no-event = there is no event in { $name }.
cli-event-which-event = say with --event which event of { $name } is meant: { $list }.
cli-event-no-sqlite = { $name } is no SQLite file of Ronde.
cli-event-unpacked-too-large = { $name } has more than { $size } of text when it is unpacked. If it is right, allow more with --max-size.
cli-event-no-event-file = { $name } is no event of Ronde. An event is a file that ends in .{ $ending }; a tournament file of another program becomes one by `ronde import`.

## cli-serve
## The desk, started from the command line.

cli-serve-closed = Closed. Everything is on the disk.
cli-serve-owner-comes-in = The owner comes in at the address of the proxy, once: /join/{ $code }
cli-serve-open-at = Ronde is open at { $address }
cli-serve-in-the-hall = In the hall: { $address }
cli-serve-kept-in = Everything is kept in { $place }. Stop with Ctrl+C.
cli-serve-what-it-can-do = What the command line can do: ronde examples
cli-serve-open-that = Open that address in a browser.
cli-serve-no-threads = no threads: { $why }
cli-serve-network = the network failed: { $why }.
cli-serve-no-random = the system gives no random numbers: { $why }.
cli-serve-address-taken = { $address } cannot be used: { $why }; name another with --listen.

## cli-verify
## What `ronde verify` has found.

cli-verify-wrong = WRONG: { $what }
cli-verify-event = event
cli-verify-tournament = tournament
cli-verify-tournament-hidden = tournament, hidden
cli-verify-acts = { $n ->
    [one] { $n } act
   *[other] { $n } acts
}
cli-verify-undone = { $n } undone
cli-verify-head = head { $head }
cli-verify-began-with-file = began with the file { $file }, which has no rounds
cli-verify-round-from-file = round { $n }: from the file { $file }, not paired here (ronde check compares it)
cli-verify-rounds-from-file = rounds { $first } to { $last }: from the file { $file }, not paired here (ronde check compares it)
cli-verify-act = act { $n }
cli-verify-act-taken-back = act { $n }, taken back later
cli-verify-paired-by = paired by { $engine }, this is { $this }
cli-verify-agrees = round { $n }: agrees ({ $act }, { $engine })
cli-verify-differs = round { $n }: DIFFERS ({ $act }, { $engine })
cli-verify-no-answer = round { $n }: CANNOT BE PAIRED AGAIN ({ $act }, { $engine }): { $why }
cli-verify-by-hand = round { $n }: made by hand, { $how } ({ $act })
cli-verify-by-hand-otherwise = round { $n }: made by hand, { $how }; NOT what was written down then ({ $act })
cli-verify-pair-added = round { $n }: { $pair } was added by hand ({ $act })
cli-verify-as-engine = as the engine would have
cli-verify-engine-had-none = where the engine had no pairing
cli-verify-boards-not-engine = { $n ->
    [one] { $n } board not the engine's
   *[other] { $n } boards not the engine's
}
cli-verify-boards-other-colours = { $n ->
    [one] { $n } board with other colours
   *[other] { $n } boards with other colours
}
cli-verify-fewer-boards = with fewer boards than the engine's
cli-verify-only-journal = only in the journal: { $what }
cli-verify-only-engine = only the engine's: { $what }
cli-verify-colours-exchanged = the engine has the colours exchanged: { $what }
cli-verify-other-tables = the same pairs sit at other tables
cli-verify-other-numbers = the starting list of that moment is another
cli-verify-other-floats = the floats are others
cli-verify-other-dropped = other wishes not to meet had to be dropped
cli-verify-player = player { $id }
cli-verify-has-pairing-bye = { $who } has the pairing-allocated bye
cli-verify-has-full-bye = { $who } has a full-point bye
cli-verify-has-half-bye = { $who } has a half-point bye
cli-verify-is-absent = { $who } is absent
cli-verify-wins-alone = { $who } wins without an opponent
cli-verify-loses-alone = { $who } loses without an opponent
cli-verify-paired-again = { $n ->
    [one] { $n } round paired again
   *[other] { $n } rounds paired again
}
cli-verify-made-by-hand = { $n } made by hand
cli-verify-good = { $name } is good: { $said }
cli-verify-intact = { $name } is intact, but { $differ }: { $said }
cli-verify-not-good = { $name } is NOT good: { $things }; { $said }
cli-verify-not-good-differs = { $name } is NOT good: { $things }, { $differ }; { $said }
cli-verify-things-wrong = { $n ->
    [one] { $n } thing wrong
   *[other] { $n } things wrong
}
cli-verify-rounds-differ = { $n ->
    [one] { $n } round differs
   *[other] { $n } rounds differ
}
cli-verify-pairing-again = pairing again
cli-verify-to-go = { $left } to go

## cli-players
## Rating lists on the command line.

cli-players-no-list = there is no rating list in { $folder } yet. Download FIDE's list of players (TXT or XML, zipped or not) and import it: ronde players import players_list.zip
cli-players-nobody-called = nobody is called "{ $words }" in { $lists }.
cli-players-nobody-numbered = nobody has the number { $number } in { $lists }.
cli-players-the-list = the list { $name }
cli-players-the-lists = the lists { $names }
cli-players-and = { $a } and { $b }
cli-players-nobody-has-elo = { $source } would be an Elo of { $elo }, which nobody has: ratings go up to { $highest }.
cli-players-is-elo = { $source } is an Elo of { $rating } (dutch-1992:A1)
cli-players-no-scale = "{ $name }" is no scale that can be converted: { $names }.
cli-players-entries-too-large = { $name } is larger than 64 MB: no list of entries is.
cli-players-line-ambiguous = line { $line }, { $written }: { $why }; it may be
cli-players-line-unknown = line { $line }, { $written }: not in the lists
cli-players-line-empty = line { $line }, { $written }: neither name nor number
cli-players-matched = { $n } of { $all } rows are matched
cli-players-not-imported = { $name }: { $why }. Lists imported before are unchanged.
cli-players-columns = columns: { $words }
cli-players-indexing = indexing { $n } players
cli-players-line-left-out = line { $line } is left out: { $why }
cli-players-more-left-out = and { $n } more lines are left out
cli-players-ready = { $players } players of { $source } ({ $dated }) are ready to be searched; with a rating: { $standard } standard, { $rapid } rapid, { $blitz } blitz
cli-players-replaced = they replace { $players } players of { $dated }
cli-players-head-number = Number
cli-players-head-title = Title
cli-players-head-name = Name
cli-players-head-federation = Fed
cli-players-head-born = Born
cli-players-head-standard = Standard
cli-players-head-rapid = Rapid
cli-players-head-blitz = Blitz
cli-players-head-club = Club
cli-players-head-other = Other lists
cli-players-head-list = List
cli-players-head-date = Date
cli-players-forgiven = ~ found by forgiving a mistake
cli-players-unrated = unrated
cli-players-only-in = only in { $source }
cli-players-fide-number = FIDE number
cli-players-federation = Federation
cli-players-other-titles = Other titles
cli-players-inactive = Inactive
cli-players-yes = yes

## cli-plan
## What `ronde plan` asks for.

cli-plan-no-amount = write NAME=AMOUNT, such as programmes=120
cli-plan-no-name = write a name before the =, such as programmes=120
cli-plan-no-day = write year, month and day of a day that exists, such as 2027-04-02

## cli-example
## Commands to try. The first line stands behind the name and the version.

cli-example-title = chess tournaments, paired exactly and explained
cli-example-desk = The desk in a browser:
cli-example-or-serve = or ronde serve: run a tournament
cli-example-try-it = Try it with the example, then put a file of yours (TRF or JSON) in its place:
cli-example-inspect = what it holds, what is wrong
cli-example-pair = the next round
cli-example-pair-reasons = the next round, and why
cli-example-explain = the next round in plain words
cli-example-check = were the rounds paired right?
cli-example-standings = ranks, with every tie-break
cli-example-rate = what it does to the ratings
cli-example-norms = norms made and within reach
cli-example-write = Write files; the one that you read stays as it is:
cli-example-pair-to = with the next round added
cli-example-convert = the same in another format
cli-example-generate = a tournament to practise on
cli-example-report = what a federation is sent
cli-example-before = Before the event, and while it lasts:
cli-example-simulate = who will win, who meets whom next
cli-example-plan = what it costs and brings in
cli-example-simulate-rounds = what the number of rounds does
cli-example-schedule = every other tournament
cli-example-players-import = FIDE's list, to be searched
cli-example-players-search = who is it?
cli-example-more = Find out more:
cli-example-help = every command
cli-example-help-pair = one command and all its options
cli-example-from-source = From a copy of the source, `cargo run --release --` stands for `ronde`.

## usage
## What stands around the help of commands, and what is said of arguments that are wrong.

usage-usage = Usage:
usage-commands = Commands:
usage-arguments = Arguments:
usage-options = Options:
usage-any-options = [OPTIONS]
usage-default = [default:
usage-alias = [alias:
usage-aliases = [aliases:
usage-possible-inline = [possible values:
usage-possible = Possible values:
usage-name-section = NAME
usage-synopsis-section = SYNOPSIS
usage-description-section = DESCRIPTION
usage-options-section = OPTIONS
usage-commands-section = SUBCOMMANDS
usage-extra-section = EXTRA
usage-version-section = VERSION
usage-error = error:
usage-tip = tip:
usage-more-help = For more information, try '{ $flag }'.
usage-no-equals = equal sign is needed when assigning values to '{ $arg }'
usage-unknown-command = unrecognized subcommand '{ $name }'
usage-required = the following required arguments were not provided:
usage-no-command = '{ $name }' requires a subcommand but one was not provided
usage-which-commands = [subcommands: { $list }]
usage-too-many = unexpected value '{ $value }' for '{ $arg }' found; no more were expected
usage-too-few = { $least } values required by '{ $arg }'; only { $n ->
    [one] { $n } was provided
   *[other] { $n } were provided
}
usage-wrong-number = { $wanted } values required for '{ $arg }' but { $n ->
    [one] { $n } was provided
   *[other] { $n } were provided
}
usage-unknown-argument = unexpected argument '{ $arg }' found
usage-not-utf8 = invalid UTF-8 was detected in one or more arguments
usage-repeated = the argument '{ $arg }' cannot be used multiple times
usage-conflict = the argument '{ $arg }' cannot be used with '{ $other }'
usage-conflicts = the argument '{ $arg }' cannot be used with:
usage-no-value = a value is required for '{ $arg }' but none was supplied
usage-which-values = [possible values: { $list }]
usage-wrong-value = invalid value '{ $value }' for '{ $arg }'
usage-because = { $what }: { $why }
usage-number-empty = cannot parse integer from empty string
usage-number-large = number too large to fit in target type
usage-number-small = number too small to fit in target type
usage-number-digit = invalid digit found in string
usage-number-range = { $n } is not in { $range }
usage-similar-command = a similar subcommand exists: { $list }
usage-similar-commands = some similar subcommands exist: { $list }
usage-similar-argument = a similar argument exists: { $list }
usage-similar-arguments = some similar arguments exist: { $list }
usage-similar-value = a similar value exists: { $list }
usage-similar-values = some similar values exist: { $list }
usage-as-value = to pass '{ $arg }' as a value, use '{ $with }'
usage-exists = '{ $what }' exists

## command (by key)
## The help of commands: `PATH-about` and `PATH-more` for a command, `PATH-ARGUMENT` for what it takes; an
## argument that several commands share may stand under `any`.

command-ronde-about = Chess tournaments, paired exactly and explained.
command-ronde-more = Alone it opens the desk in a browser. Its commands pair, check, make up and convert tournaments. It reads the files of the field: TRF06, TRF16, TRF26, the dialects of JaVaFo and bbpPairings, and Ronde's own JSON form. Results go to standard output, messages to standard error; - as a file name is standard input or output.
command-inspect-about = Show what is in a tournament file, what is missing for the next round, and what is wrong
command-inspect-more = Every problem is shown with the line and a caret under the column, what was assumed, and how to mend it.
command-any-file = Tournament file; - is standard input
command-any-from = Format of the file; found out by itself when left out
command-any-max-size = Largest file to read: 2GB for JSON when left out; never above 64MB for others
command-inspect-json = Print everything as JSON, for programs
command-inspect-strict = Exit with 3 when the file has a problem
command-inspect-all = Show all problems, not only the first 20
command-convert-about = Write a tournament in another format
command-convert-more = What a file is, its bytes say: TRF, JSON, files of Swiss-Manager (.TUNX), Papi and Vega, games (PGN), tables of players (CSV, xlsx), and archives (zip) with one of them. What to write follows from the name (.trf, .trfx, .txt, .json, .pgn, .csv, .xlsx) or from --to. A .trf file is written in the kind of TRF that was read, and as TRF26 when something else was read. Problems of the file, and whatever the new format cannot hold, are said on standard error. The target is written beside its place and renamed when it is complete, so it may be the file that is read, and it is never left half-written.
command-convert-output = File to write; - is standard output
command-any-to = Format to write
command-convert-strict = Write nothing, and exit with 3, when the file has a problem or something would be lost
command-convert-estimate = Estimate of a player without a rating: "7=1850 club list", or "7=INGO 120" and "7=BCR 150", which are converted; may be given several times
command-convert-initial-list = Number the players anew by the initial list of this book, before round 1 is paired
command-convert-line-ending = How lines of a TRF end; as in the file that was read when left out
command-pair-about = Pair the next round of a tournament, by the rules of FIDE and with its reasons
command-pair-more = Prints the number of pairs, then a line `white black` for each board in order, and the bye as `number 0`, as the known engines do. Which rules were taken is said on standard error. A round that the file holds already can be paired again with --round; it is then paired from the rounds before it, with the byes that were asked for.
command-any-system = Pairing system; the one that the file names when left out
command-any-edition = Edition of the rules; when left out, by the code in the file, else by its dates, else the one in force
command-any-rounds = Number of rounds of the tournament, where the file does not declare it
command-any-initial-colour = Colour drawn for the first player, where neither the file nor its round 1 shows it
command-pair-round = Round to pair; the one after the last that is paired when left out
command-pair-output = Write the tournament with the round added (.trf, .trfx, .json), or under any other name the plain list of pairs
command-pair-json = Print boards and reasons as JSON, for programs (docs/pairing-json.md)
command-pair-reasons = Say why: for every bracket what decided, and what excluded the alternatives. Takes longer
command-check-about = Pair every round of tournament files again, and say where they differ
command-check-more = A round can be the prescribed one; illegal, with the article it breaks; legal but not the prescribed one, with the first criterion in which it is worse; or right but for its colours. A tournament that is played by a schedule is compared with it. Points are added up again, and ranks are compared with the tie-breaks that the file declares (records 202 and 212) or --tie-breaks names; without any, with the points alone. Directories are searched for .trf, .trfx, .txt, .json, .tunx, .papi and .tdf. The exit code is 0 only if every round of every file is the prescribed one, points and ranks are right, and no file has an error.
command-check-files = Tournament files, and directories of them; - is standard input
command-check-tie-breaks = Tie-breaks that the ranks follow, such as DE,BH/C1,SB; those of the file when left out
command-check-rules = Tie-break rules: by the date of the event when left out, else 2026
command-check-hindsight = For each round that differs, suppose other numbers, another result or two players kept apart, and say what would make it the prescribed one
command-check-json = Print the verdicts as JSON, for programs (docs/pairing-json.md)
command-check-from = Format of the files; found out by itself when left out
command-explain-about = Explain a round in plain words: why these two, these colours, this float, this bye
command-explain-more = First what an arbiter would say to a player, then every step with its article: the bracket, who came down and why, what comes naturally, what excluded it, what the chosen pairing costs. A round that the file holds is explained from the rounds before it; one that it does not hold is the one that would be paired. Where the file's round is not the prescribed one, that is said first. With --why-not the pair is forced and the answer is what gets worse, or the article that forbids it. If no pairing exists, the facts that forbid it are listed, and what the arbiter can do; the exit code is then 1. FILE may also be an event (.ronde) or a store, whose drafts are left out.
command-explain-round = Round to explain; the one to be paired next when left out, else the last
command-explain-board = Only this board, from 1
command-explain-player = Only this player, by number or name
command-explain-why-not = Why these two do not meet, each by number or name
command-any-lang = Language
command-any-tournament = Which tournament of an event, by its place or name; needed where there are several
command-explain-json = Print JSON, for programs (docs/pairing-json.md)
command-explain-format = Form; by the end of the file's name when left out, else text
command-explain-output = File to write; its end (.html, .pdf, .json, .txt) says the form
command-generate-about = Make random tournaments, paired by the rules round by round
command-generate-more = The seed is printed first and written into the file; the same seed and options give the same tournament for ever. Whatever is not asked for is drawn by lot from the seed: byes of all kinds, forfeits, late entries, withdrawals, virtual points, forbidden pairs, point systems. With --plain there are games and nothing else. A RATE is 20 or 1/20 for one in twenty, 5% for the same, and 0 for never.
command-generate-players = Number of players
command-generate-rounds = Number of rounds
command-generate-system = Pairing system
command-generate-edition = Edition of the rules; the one in force when left out
command-generate-plain = Games and nothing else, but for what other options ask for
command-generate-model = Ratings, points and frequencies of this tournament
command-generate-initial-colour = Colour of the first player in round 1
command-generate-points = Points for win, draw and loss, such as 3/1/0
command-generate-pairing-bye = Points for the pairing-allocated bye
command-generate-acceleration = Virtual points
command-generate-forbidden = Groups of players who may not meet, such as 2x3 for two groups of three
command-generate-lowest-rating = No rating is below this
command-generate-highest-rating = No rating is above this
command-generate-rating-groups = How close together the ratings are; more is closer
command-generate-rating-separator = How far the middle of the ratings lies below the middle of the range
command-generate-unrated = Players without a rating
command-any-draws = Draws in a hundred games; by the ratings when left out
command-generate-forfeits = Games that are not played because somebody does not come
command-generate-double-forfeits = Those of them to which nobody comes
command-generate-quick-games = Games too short to be rated
command-generate-unusual = Games that end ½-0 or 0-0 by an arbiter's decision
command-generate-late-entries = Players who come after round 1
command-generate-withdrawals = Players who leave for good, asked before every round
command-generate-half-byes = Half-point byes, asked of every player before every round
command-generate-full-byes = Full-point byes
command-generate-zero-byes = Zero-point byes
command-any-seed = Seed; a fresh one when left out
command-generate-output = File to write; - or nothing is standard output
command-generate-count = Number of tournaments, with this seed and those that follow
command-generate-into = Directory for them, made if it does not exist; each is named after its seed
command-generate-to = Format to write: by the name of the file when left out, else TRF26
command-simulate-about = Play the rest of an event, or a planned one, many times
command-simulate-more = Tells the chances of winning, of prizes and of norms, the points to be expected, and likely opponents in the next round. With several systems, numbers of rounds or accelerations it compares them on the same field with the same luck: how well the ranking follows the ratings, how equal the opponents are, colours, floats, unequal games. With --fairness it says what in the colours, floats and opponents of an event is and is not unusual. Ratings decide the games. The seed is printed first; the same seed gives the same answer for any number of threads.
command-simulate-file = Tournament file, as it stands; - is standard input
command-simulate-players = Without a file: number of players of a planned event
command-simulate-rounds = Number of rounds; several to compare them, such as 7,9,11
command-simulate-system = Pairing system; the one that the file names when left out, else Dutch
command-simulate-edition = Edition of the rules; as for ronde pair when left out
command-simulate-compare = Compare systems, such as dutch-2026,dubov-2026; one alone is compared with that of the event
command-simulate-accelerate = Compare accelerations, such as none,baku; one alone is compared with that of the event
command-simulate-lowest-rating = No rating is below this, in a planned event
command-simulate-highest-rating = No rating is above this, in a planned event
command-any-tie-breaks = Tie-breaks in order, such as DE,BH/C1,SB; those of the file when left out
command-simulate-prizes = Chances of prizes: all:1000,600,400;women:500,100 (categories as for ronde standings)
command-any-sharing = How equal points share them
command-any-cumulative = A player may win several prizes
command-simulate-exempt = For norms: the event is exempt from the rules on federations (B.01:1.4.3)
command-simulate-lang = Language of tables and plots
command-simulate-plays = Number of plays; 10000 when left out, and for --fairness so many that somebody unusual can be found (200 for each player)
command-simulate-threads = Threads to work with; as many as the machine has cores when left out
command-simulate-fairness = Replay the rounds of the event and say what is unusual in colours, floats and opponents
command-any-all = List everybody
command-simulate-json = Print JSON, for programs (docs/simulate-json.md)
command-simulate-svg = Directory for plots, made if it does not exist
command-schedule-about = Make schedules: round robins, Scheveningen, Schiller, Berlin, Molter, cups
command-schedule-more = Each kind prints its rounds as a table. --csv, --json, --trf and --svg print another form, and -o writes a file in the form that its name promises. A TRF file is the whole tournament without results: enter them with any program, then `ronde schedule next` carries a cup or a Berlin tournament on, and `ronde schedule check` compares a file with its schedule.
command-schedule-round-robin-about = All play all, by Berger's table (C.05 annex 1)
command-any-players = Number of players, or of teams
command-schedule-round-robin-cycles = How often everybody meets everybody
command-schedule-round-robin-double = Two cycles, the last two rounds of the first exchanged, as FIDE recommends
command-schedule-round-robin-rutsch = By the pivot of Rütsch: the same pairs in another order, with other colours
command-any-teams-of = The participants are teams of so many boards
command-schedule-round-robin-who = Only tell whom this player meets, in --round or in all rounds
command-schedule-round-robin-round = The round for --who
command-schedule-round-robin-meet = Only tell when these two meet, such as 3,5
command-any-names = Who plays: a tournament file, or a list with a name on each line, best first, such as `Keller, Anna; SUI; 2312`; a line that ends with a colon begins a team
command-any-event = Name of the event
command-any-text = Print a table for people; this is usual
command-any-csv = Print a line for each game, for spreadsheets
command-any-json = Print JSON, for programs
command-any-trf = Print the tournament as TRF26, ready to be played
command-any-svg = Print a picture
command-any-output = File to write; .csv and .svg say the form, .trf and .json are the tournament, ready to be played (with --json the schedule for programs)
command-schedule-draw-about = Draw the numbers of a round robin by envelopes, so that compatriots do not meet at the end
command-schedule-draw-more = For 9 to 24 players, by Varma's tables (C.05 annex 2). The largest federation draws first, and all of it from one envelope; two of a federation do not meet in the last three rounds. The federation may be a club, a town or a league as well. Prints the protocol of the draw; with --trf the whole tournament.
command-schedule-draw-names = Who draws: a tournament file, or a list such as `Keller, Anna; SUI` on each line
command-schedule-draw-seed = Seed of the draw; a fresh one when left out
command-schedule-draw-split = Let a federation that is too large for one envelope go on from another
command-schedule-scheveningen-about = Two teams, everybody of one against everybody of the other
command-schedule-scheveningen-boards = Players of a team
command-schedule-scheveningen-double = Everybody twice, colours reversed
command-schedule-scheveningen-sitting = One team sits and has one colour in a round, the other moves on; without it colours are shared out inside the teams (C.05 annex 4)
command-schedule-schiller-about = Several groups, everybody against everybody of the other groups
command-schedule-schiller-groups = Number of groups
command-schedule-schiller-size = Players of a group
command-schedule-schiller-as-printed = The course's table with the faulty colours of its rounds 4 to 6, which are mended otherwise
command-schedule-berlin-about = Groups play all-play-all, then their upper and their lower halves do
command-schedule-berlin-groups = Groups of the first part: 2 or 4
command-schedule-berlin-placement = Then those of equal place play each other, instead of the halves
command-schedule-molter-about = Many teams in few rounds, each player against another team
command-schedule-molter-more = 3 to 25 teams of an even number of players from 2 to 12, with fewer rounds than teams and 13 at most. The same seed gives the same table for ever; another seed gives another table.
command-schedule-molter-teams = Number of teams
command-schedule-molter-players = Players of a team
command-schedule-molter-rounds = Number of rounds
command-schedule-molter-seed = Seed of the table
command-schedule-cup-about = Knock-out, with byes, seeds, dispensed players, placement matches, two legs
command-schedule-cup-more = The first meets the last, the second the last but one …; numbers 1 and 2 can meet in the final only. Where the number is no power of two, the best of the list are dispensed from the first round.
command-schedule-cup-lot = Draw by lot instead of by strength
command-schedule-cup-protect = Draw by lot, but protect so many at the top of the list from each other
command-schedule-cup-seed = Seed of the lot; a fresh one when left out
command-schedule-cup-dispense = Players dispensed from several rounds, such as 1=2,2=2,3=1: number 1 from two rounds …
command-schedule-cup-preliminary = A preliminary round, where the number is just above a power of two
command-schedule-cup-no-preliminary = No preliminary round, whatever is dispensed
command-schedule-cup-third = A match for the third place
command-schedule-cup-all-places = Matches for all places
command-schedule-cup-legs = Games of a match, colours reversed from one to the next; a level match is played off
command-schedule-numbers-about = Show the remarkable numbers: rounds for a number of players, boards for teams, Berlin weights
command-schedule-numbers-from = First number of players
command-schedule-numbers-to = Last number of players
command-schedule-numbers-teams = Boards and Berlin weights for so many teams of so many players, such as 17x8
command-schedule-next-about = Carry on a cup or a Berlin tournament from its results
command-schedule-next-more = Prints the rounds that follow, or the final ranking. With -o the tournament is written with these rounds added.
command-schedule-next-winner = Who goes on from a level match without a play-off, such as 5=12: number 12 from match 5
command-schedule-next-output = Write the tournament with the rounds added (.trf, .json)
command-schedule-check-about = Compare a tournament with its schedule
command-standings-about = Rank a tournament, and say why somebody is where they are
command-standings-more = Equal points are broken by the tie-breaks that the file declares (records 202 and 212), or by those of --tie-breaks, in their order: names as in the Handbook, BH-C1 or BH/C1. Whoever stays tied shares the rank. With --why every value of one participant is shown with the rounds and opponents that made it, and with the article. With --needs it says which ranks each result of a game in play leaves open. A cup, a Berlin and a Molter tournament are ranked by the rules of their form.
command-standings-edition = Tie-break rules: those of the file when left out, else by the date of the event, else 2026
command-any-contest = Who is ranked; by the type in the file when left out
command-any-unrated = Rating that the unrated count, if the rules of the event say so
command-any-lots = A draw of lots that was held: numbers, the winner first
command-standings-round = Standings after this round; the last complete one when left out
command-standings-form = Whether pairings were fixed beforehand; by the type in the file when left out
command-standings-why = Explain the rank of this number
command-standings-category = Only a category: women, U18, S60, 1800-1999, unrated, fed=NED, title=FM, club=NAME; several joined by +
command-standings-table = Another table
command-standings-prizes = Share out prizes: all:1000,600,400;women:500,100 (categories as for --category)
command-standings-unit = Smallest amount that is paid out, such as 5 or 0.05
command-standings-needs = What this number needs in the round that is being played: the ranks that each own result leaves open, and how likely they are
command-standings-places = So many places have prizes
command-standings-plays = Plays of the open games, where not all their ends can be looked at
command-standings-seed = Seed of the plays
command-standings-lang = Language of --why and --needs
command-standings-json = Print JSON, for programs (docs/standings-json.md)
command-standings-csv = Print CSV with a header row, for spreadsheets
command-standings-text = Print text (as when nothing is said)
command-rate-about = Compute changes of ratings, performances and first ratings
command-rate-more = FIDE's by B.02, or by the Swiss federation's rules with --federation SUI. Every game shows its working with --why or --working, performances in all definitions stand there, in CSV and in JSON. What a tournament file does not know of a player (games played so far, K as published) is told by options. Estimates are nobody's rating: whoever has one is unrated here.
command-rate-federation = By whose rules
command-any-list = Which of FIDE's lists
command-any-k = K: one number for all, or those of players, such as 4=10,7=40
command-any-new = Numbers of players new to the list: fewer than 30 games (FIDE); fewer than 20, or listed for less than two years (SUI)
command-any-reached-2400 = Numbers of players below 2400 whose published rating once reached it
command-any-earlier = File of an earlier event whose games count for a first rating of the Swiss federation (SUI), which asks for seven; may be given several times
command-rate-why = Show every game of this number with its working
command-rate-working = Show every game of everybody with its working
command-rate-text = Print a table for people
command-rate-csv = Print CSV with a header row, for spreadsheets
command-rate-json = Print JSON, for programs (docs/report-json.md)
command-rate-output = File to write; its end (.csv, .json, .svg, .txt) says the form
command-norms-about = Find title norms: who made which, what is missing, and what the rounds to come must bring
command-norms-more = Judges GM, IM, WGM and WIM norms by B.01 as favourably as the rules allow. Without --all only norms, near misses and those still within reach are listed; --player shows every rule.
command-any-exempt = The event is exempt from the rules on federations (B.01:1.4.3): national championships and the like; a Swiss with enough foreigners in every round is recognised
command-norms-player = Show every rule for this number
command-norms-text = Print a table for people
command-norms-csv = Print CSV with a header row, for spreadsheets
command-norms-json = Print JSON, for programs (docs/report-json.md)
command-norms-output = File to write; its end (.csv, .json, .svg, .txt) says the form
command-report-about = Make a report or print a paper: lists, pairings, slips, standings, cards, what federations want
command-report-more = A paper is printed as text, or written in the form that the name of the file says: .html to be printed by any browser, .pdf where Chromium, Chrome or Edge is installed, .csv, .xlsx, .json, .txt. submission says what a federation would refuse, and ends with exit code 1 if there is such a thing; the TRF file itself is written by ronde convert. FILE may also be an event (.ronde) or a store, whose drafts are left out.
command-report-kind = Which report or paper
command-report-submit = Form of the file that is to be sent, for submission
command-report-round = Which round, or after which; the last when left out (all for pgn)
command-report-text = Print a table for people
command-report-csv = Print CSV with a header row, for spreadsheets
command-report-json = Print JSON, for programs (docs/report-json.md)
command-report-output = File to write; its end (.csv, .json, .svg, .txt) says the form
command-report-page = Size of the paper
command-report-landscape = The pages lie on their long side
command-report-reading = Size of the type: in the hand (10 pt), on the wall (14 pt), from far (28 pt); as usual for the paper when left out
command-report-by = In which order, for starting-list
command-report-board = Which board of the round, for why; all of them when left out
command-report-player = Whose card, by number, for card and player-cards; everybody's when left out
command-report-link = Address of the live page, printed as a QR code too
command-report-stamp = What stands in the margin: when and from what it was made; the time and the file when left out
command-report-categories = Only these categories, for categories: women, U18, S60, 1800-1999, fed=NED …
command-report-edition = Tie-break rules: those of the file when left out, else by the date of the event, else 2026
command-report-prizes = Prizes to share out, for prizes: all:1000,600,400;women:500,100
command-report-paper-form = Form; by the end of the file's name when left out, else text
command-plan-about = Plan an event: budget, break-even, room, material, check-list
command-plan-more = Figures that are not given are those of the arbiters' course: a hall of 2 a player, a rating fee of 1 a player and round, an invited player for 500 and 5 more for each point above 2500. What is given for nothing is named with --gift: it is booked as a cost and as a gift.
command-plan-players = Entries that are expected
command-plan-rounds = Rounds
command-plan-days = Days
command-plan-fee = What an entry pays
command-plan-prizes = Prizes, first to last, such as 400,200,100
command-plan-hall = The hall, for each player
command-plan-rating-fee = Fee of the rating list, for each player and round
command-plan-guests = Ratings of invited players, such as 2600,2540; they pay no entry
command-plan-arbiters = Arbiters
command-plan-arbiter-pay = What each arbiter is paid
command-plan-cost = Another cost, such as programmes=120; may be repeated
command-plan-gift = Material or work that is given, such as clocks=300; may be repeated
command-plan-income = Other income, such as sponsor=500, canteen=250, subsidy=1000; may be repeated
command-plan-first-day = First day, such as 2027-04-02: the check-list then has dates
command-plan-checklist = Only the check-list
command-plan-currency = Currency, a word before amounts
command-plan-svg = Print a picture of the balance against the entries
command-plan-text = Print a table for people
command-plan-csv = Print CSV with a header row, for spreadsheets
command-plan-json = Print JSON, for programs (docs/report-json.md)
command-plan-output = File to write; its end (.csv, .json, .svg, .txt) says the form
command-players-about = Keep rating lists, and look players up in them
command-players-more = FIDE's lists and those of federations are imported once and searched from then on without a network. Each has a file of its own in the data folder; a new list takes the place of the old one only when it is whole.
command-players-data = Folder of the lists; the user's own data folder when left out
command-players-import-about = Import a rating list: FIDE's (text or XML, zipped or not), or a federation's (CSV or xlsx)
command-players-import-more = The old list stays in use until the new one is whole, and also if the new one has lost more than half of the players. Lines that cannot be understood are named, and the rest is imported.
command-players-import-file = The list
command-players-import-source = Whose list it is: fide, or a name such as SUI for a federation's
command-players-import-tempo = What a FIDE list with one rating column is for; it is kept beside the combined one
command-players-import-map = Which column of a table holds what: name=Nom,rating=Elo; known heads are found by themselves
command-players-import-dated = Date of the list; the file's own when left out
command-players-import-force = Take the list even if it looks worse than the one in use
command-players-search-about = Find players by the beginnings of their names, in any order, or of their number
command-players-search-more = Case and accents do not matter. Where few are found, one mistake in one word is forgiven; such players come last and are marked.
command-players-search-words = Names or a number, as far as they are known
command-players-search-federation = Only players of this federation
command-players-search-limit = At most so many players
command-players-show-about = Show one player with all their ratings: of every list, with its date
command-players-show-number = FIDE number, or the number in a national list
command-players-match-about = Say whom of the lists the rows of a file mean
command-players-match-more = The file has a player a line (a name, a FIDE number, or both), or is a table with heads (CSV or xlsx), or a tournament (TRF). A number decides; a name decides if only one player has it and nothing speaks against it. All other rows are shown with their candidates, and nothing is guessed. The exit code is 1 if any row is left open.
command-players-match-file = The file; - is standard input
command-players-match-map = Which column of a table holds what: name=Nom,fide=Code
command-players-convert-about = Convert a value of another scale to Elo: INGO or BCR
command-players-convert-more = Elo = 2840 − 8 × INGO = 600 + 8 × BCR (dutch-1992:A1). What comes out is an estimate: enter it on the player's card, or in a file with `ronde convert --estimate`.
command-players-convert-scale = INGO or BCR
command-players-convert-value = The value on that scale
command-serve-about = Open the desk in a browser
command-serve-more = Only this machine reaches it until you press "Open to the hall" there, or --listen names an address. Everything is kept in one file in your data folder; a federation names a PostgreSQL database instead.
command-serve-data = Folder in which everything is kept
command-serve-database = Database to use instead, postgres://…
command-serve-listen = Address to answer at, such as 0.0.0.0:8080; this machine alone when left out
command-serve-behind-proxy = A proxy stands before Ronde; nobody is the owner by coming from this machine
command-serve-no-browser = Do not open the browser
command-import-about = Make an event out of a tournament file of any program, or put an event into a store
command-import-more =
    The event is one file, .ronde, with a journal: everything that is done from now on is an act in it. The first act says what the file says, and what it does not say; nothing is made up. The file itself is kept in it. The last line is the head of the journal: write it down, and ronde verify --head can tell later whether anything was cut off.

    With --into or --data it is put into a store, and so is an event that is one already: a backup, or one that was handed over. Its chains are followed and its acts put into their places before; then all of it is there, or nothing. An event that is there already is not touched, unless it was handed over and comes back, going on where the store's own ends.
command-import-file = Tournament file, or event
command-import-output = Event to write; when left out, the name of the file with .ronde
command-import-store = Put the event into this store: an SQLite file, or postgres://…
command-import-data = Put the event into the folder that ronde serve keeps everything in
command-import-machine = Name of this machine, where an event was handed from one to another
command-export-about = Write a tournament of an event in another format, or the whole event as a file
command-export-more = Events are .ronde files, SQLite files and PostgreSQL databases. The format follows from the name of the target (.trf is TRF26, .trfx, .json, .csv for the crosstable, .ronde for the whole event) or from --to. Drafts are left out. Whatever the format cannot hold is said on standard error, and so is the head of the journal: write it down, and ronde verify --head can tell later whether anything was cut off.
command-any-source = Event: a .ronde file, an SQLite file, or postgres://…; - is standard input
command-export-output = File to write; - is standard output
command-export-tournament = Which tournament, by its place in the event or its name; needed where there are several
command-export-for-rating = With corrections that came too late for the pairings and count for the rating (C.04.2:4.3)
command-export-with-head = Write the head of the journal into the file, as a comment
command-export-line-ending = How lines of a TRF end
command-export-max-size = Most bytes of an unpacked event to read: 1GB when left out
command-hand-over-about = Hand an event to another machine, and take it back
command-hand-over-more = One machine at a time writes. Here the event is locked from now on; the file that is written is put into the other machine's store by ronde import --into, and it is written there. When it is to come home, ronde hand-over --back on that machine locks it there and writes the file that ronde import puts back here: it goes on where ours ends, and nothing is ever merged.
command-hand-over-store = Store: an SQLite file, or postgres://…
command-hand-over-to = Machine that takes the event, by any name that tells it from others
command-hand-over-back = The event goes home from here
command-hand-over-take-back = The other machine is lost: go on here, and say why. What was written there counts no longer
command-hand-over-output = File to write, .ronde
command-hand-over-event = Which event, by its name or its journal; needed where there are several
command-hand-over-machine = Name of this machine; needed when an event leaves a store that has none yet
command-verify-about = Verify an event: the chain of its acts, and every round paired again
command-verify-more = Every act carries the hash of the one before, so a change of a single bit is found and the act is named. Every round that the engine has paired is paired again from what was known then. A chain cannot know that its end was cut off: give --head as a round sheet or an export has printed it, and that is found too. The exit code is 0 only if nothing is wrong and no round differs; a round that the arbiter made by hand is told, and is no difference.
command-verify-head = Head that was printed, such as 57-1a2b3c4d5e6f70819203: act 57 must be there with that hash; may be given more than once
command-verify-json = Print what was found as JSON, for programs (docs/journal.md)
command-verify-max-size = Most bytes of an unpacked event to read: 1GB when left out
command-what-if-about = Change results, byes, withdrawals or the system, and see what would be different
command-what-if-more = All changes count together. Rounds that the file has are paired again from the changed past, and stand beside those that were paired; the rounds between stay as they were played. Taking a player out of a round that was played leaves their opponent a win without play. Games of the last round without a result count as drawn. Nothing is written.
command-what-if-result = A result: round, board, result, such as 3:5=1-0, 3:5=1/2, 3:5=+- or 3:5=none
command-what-if-bye = A bye: number, round, and full, half, zero or none, such as 12@4=half
command-what-if-withdraw = A withdrawal: number, and the last round that the player plays, such as 7@3
command-what-if-enter = A late entry: number, and the first round that the player plays, such as 9@2
command-what-if-system = Another system, such as dutch-2017, dubov-2026 or original
command-what-if-rounds = Another number of rounds
command-what-if-tie-breaks = Other tie-breaks, such as BH/C1,BH,SB
command-what-if-acceleration = Another acceleration: baku, ssa, ssa_halves, ssa_kept or none
command-what-if-round = Only this round; all when left out
command-what-if-lang = Language of the tables
command-what-if-json = Print JSON, for programs (docs/what-if-json.md)
command-examples-about = Show commands to try
command-completions-about = Print a script that completes commands and options in your shell
command-completions-more = For bash: ronde completions bash > ~/.local/share/bash-completion/completions/ronde
command-completions-shell = Your shell
command-man-about = Print the manual page, or write the pages of all commands into a directory
command-man-more = To read it at once: ronde man | man -l -
command-man-directory = Directory for ronde.1, ronde-inspect.1 and so on; made if it does not exist
command-of-from-trf = Any tournament report file; the reader finds out which
command-of-from-json = Ronde's JSON form
command-of-from-tunx = Swiss-Manager's own file
command-of-from-papi = Papi's own file
command-of-from-vega = Vega's .tdf or .veg
command-of-from-pgn = Games with their results
command-of-from-csv = A table of players as text
command-of-from-xlsx = A table of players as a workbook
command-of-to-trf06 = FIDE's format of 2006
command-of-to-trf16 = FIDE's format of 2016
command-of-to-trfx = TRF16 with the records of JaVaFo (XXR …)
command-of-to-bbp = TRF16 with the records of bbpPairings (BBW …)
command-of-to-trf26 = FIDE's format of 2026
command-of-to-json = Ronde's JSON form
command-of-to-pgn = Headers of all games, without moves
command-of-to-players = The starting list as Swiss-Manager imports it, CSV or xlsx
command-of-to-results = Every board of every round, CSV or xlsx
command-of-initial-list-1992 = Rating; GM WGM IM WIM FM WFM; alphabet
command-of-initial-list-2010 = Rating; GM IM WGM FM WIM CM WFM WCM; alphabet
command-of-initial-list-2026 = The same, in the rules in force (C.04.2:2.2)
command-of-ending-lf = Line feed, as on Linux and macOS
command-of-ending-crlf = Carriage return and line feed, as on Windows
command-of-ending-cr = Carriage return, as TRF26 asks
command-of-colour-white = The player with number 1 has White in round 1
command-of-colour-black = The player with number 1 has Black in round 1
command-of-rules-2026 = C.07 from 1 March 2026
command-of-rules-2024 = C.07 of 2024
command-of-rules-1998 = The rules of 1998: an unplayed game is a draw against oneself
command-of-rules-1992 = Article F10 of 1992: only the first place is broken
command-of-story-text = For a terminal
command-of-story-html = To be printed by any browser
command-of-story-json = For programs
command-of-story-pdf = Printed by an installed Chromium
command-of-acceleration-none = None
command-of-acceleration-baku = C.04.7
command-of-acceleration-ssa = One point for the first half of the list in rounds 1 and 2
command-of-acceleration-ssa-halves = The same, and half a point in round 3
command-of-acceleration-ssa-kept = So many points for the first half, never taken back, that two categories do not mix
command-of-acceleration-explicit = Points drawn by lot (record 250)
command-of-generate-trf26 = FIDE's format of 2026
command-of-generate-trf16 = FIDE's format of 2016, with JaVaFo's records for what it has no place for (XXR …)
command-of-generate-bbp = The same with the records of bbpPairings (BBW …)
command-of-generate-json = Ronde's JSON form
command-of-sharing-by-rank = By rank
command-of-sharing-shared = Equal points share
command-of-sharing-hort = Hort: half by rank, half shared
command-of-contest-players = Players
command-of-contest-teams = Teams
command-of-form-swiss = Pairings follow from results
command-of-form-predetermined = Round robin, Scheveningen and the like
command-of-table-cross = Opponents, colours and results of every round
command-of-table-progress = Scores after every round
command-of-table-medals = Medals by federation
command-of-federation-fide = FIDE (B.02)
command-of-federation-sui = The Swiss federation
command-of-tempo-standard = Standard
command-of-tempo-rapid = Rapid
command-of-tempo-blitz = Blitz
command-of-report-submission = What a federation would refuse
command-of-report-dbase = FIDE's dBASE file
command-of-report-national = Both rating lists as CSV: FIDE's and the Swiss federation's
command-of-report-certificates = Data of norm certificates
command-of-report-pgn = PGN headers of the games
command-of-report-site = The whole public side as a folder for a web space
command-of-submit-trf16 = TRF16
command-of-submit-trf26 = TRF26
command-of-page-a4 = 210 by 297 millimetres
command-of-page-letter = 8.5 by 11 inches
command-of-reading-hand = 10 points
command-of-reading-wall = 14 points
command-of-reading-far = 28 points
command-of-order-rank = By number
command-of-order-name = By name
command-of-order-club = By club
command-of-order-federation = By federation
command-of-paper-html = To be printed by any browser
command-of-paper-text = For a terminal
command-of-paper-csv = For spreadsheets
command-of-paper-xlsx = A workbook
command-of-paper-json = For programs (docs/report-json.md)
command-of-paper-pdf = Printed by an installed Chromium
command-of-export-trf06 = FIDE's format of 2006
command-of-export-trf16 = FIDE's format of 2016
command-of-export-trfx = TRF16 with the records of JaVaFo (XXR …)
command-of-export-bbp = TRF16 with the records of bbpPairings (BBW …)
command-of-export-trf26 = FIDE's format of 2026
command-of-export-json = Ronde's JSON form
command-of-export-csv = The crosstable, for spreadsheets
command-of-export-ronde = The whole event with its journals
command-of-lang-all = Each, in a folder of its own (site)
command-print-help = Print help
command-print-help-short = Print help (see more with '--help')
command-print-help-long = Print help (see a summary with '-h')
command-print-version = Print version
command-print-help-of = Print this message or the help of the given subcommand(s)
command-print-help-which = Print help for the subcommand(s)
command-heading-papers = Options of papers
command-of-system-dutch = The FIDE (Dutch) system; editions { $years }
command-of-system-dubov = The Dubov system; editions { $years }
command-of-system-original = The original Swiss, before the Dutch system; it has no editions
command-of-year-2026 = In force since 1 February 2026: { $systems }
command-of-year-2017 = In force until 31 January 2026: { $systems }
command-of-year-2010 = { $systems } as it stood in 2010
command-of-year-1997 = { $systems } as approved in 1997
command-of-year-1992 = { $systems } as it stood in the 1990s
command-exit-codes =
    Exit codes:
      0  done
      1  no valid pairing exists, or a check found differences
      2  an internal error
      3  bad input: the file or the command line
      4  too large: a file, or a bracket for the procedure of an old book
      5  a file could not be read or written
command-value-a = A
command-value-a-b = A,B
command-value-address = ADDRESS
command-value-amount = AMOUNT
command-value-amounts = AMOUNTS
command-value-b = B
command-value-board = BOARD
command-value-boards = BOARDS
command-value-category = CATEGORY
command-value-code = CODE
command-value-colour = COLOUR
command-value-command = COMMAND
command-value-date = DATE
command-value-dir = DIR
command-value-directory = DIRECTORY
command-value-ending = ENDING
command-value-event = EVENT
command-value-fed = FED
command-value-field-head = FIELD=HEAD,…
command-value-file = FILE
command-value-folder = FOLDER
command-value-form = FORM
command-value-format = FORMAT
command-value-how = HOW
command-value-id = ID
command-value-k = K
command-value-kind = KIND
command-value-language = LANGUAGE
command-value-list = LIST
command-value-match-number = MATCH=NUMBER
command-value-n = N
command-value-n-r = N@R
command-value-n-r-bye = N@R=BYE
command-value-name = NAME
command-value-name-amount = NAME=AMOUNT
command-value-number = NUMBER
command-value-number-rating = NUMBER=RATING
command-value-number-rounds = NUMBER=ROUNDS
command-value-numbers = NUMBERS
command-value-nxs = NxS
command-value-order = ORDER
command-value-out = OUT
command-value-p = P
command-value-percent = PERCENT
command-value-player = PLAYER
command-value-points = POINTS
command-value-prizes = PRIZES
command-value-r = R
command-value-r-b-result = R:B=RESULT
command-value-rate = RATE
command-value-rating = RATING
command-value-ratings = RATINGS
command-value-reason = REASON
command-value-round = ROUND
command-value-scale = SCALE
command-value-seed = SEED
command-value-seq-hash = SEQ-HASH
command-value-shell = SHELL
command-value-size = SIZE
command-value-store = STORE
command-value-system = SYSTEM
command-value-systems = SYSTEMS
command-value-table = TABLE
command-value-tempo = TEMPO
command-value-text = TEXT
command-value-tournament = TOURNAMENT
command-value-txp = TxP
command-value-type = TYPE
command-value-url = URL
command-value-value = VALUE
command-value-w-d-l = W/D/L
command-value-which = WHICH
command-value-who = WHO
command-value-whose = WHOSE
command-value-words = WORDS
command-value-year = YEAR

## script (by key)
## What the scripts of the pages say.

script-saved = Saved.
script-done-what = { $what }: done and saved.
script-undo = Undo
script-undone = Taken back: { $what }
script-redone = Done again: { $what }
script-nothing-to-undo = There is nothing of yours to undo on this page.
script-cancel = Cancel
script-close = Close
script-back = Back
script-go-on = Do it
script-understood = Understood
script-warning = Warning
script-please-confirm = Please confirm
script-in-the-journal = Your answer will be in the journal.
script-what-it-changes = What it changes
script-to-the-report = Go on to the report
script-report-will-say = The report will say
script-no-difference = Nothing else changes.
script-changes-boards = Boards
script-changes-standings = Standings
script-changes-ratings = Ratings
script-changes-next = Next pairing
script-and-others = { $n ->
    [1] and one other
   *[other] and { $n } others
}
script-board-of-round = Round { $round }, board { $board }
script-not-done = This was not done. Please try again.
script-not-yet = This cannot be done yet.
script-show-newest = Show the newest
script-why-no-pairing = Why not, and what can be done
script-leave-fide-mode = Leave FIDE mode…
script-copied = Copied.
script-live = live
script-not-connected-short = not connected
script-not-connected = Not connected. Go on: what you enter is kept on this device.
script-not-connected-kept = { $n ->
    [1] Not connected. Go on: one entry is kept on this device.
   *[other] Not connected. Go on: { $n } entries are kept on this device.
}
script-connected = Connected.
script-connected-saved = { $n ->
    [1] Connected. One entry saved { $time }
   *[other] Connected. { $n } entries saved { $time }
}
script-kept-needs-you = An entry kept on this device was not done, because it needs your answer: { $what }
script-newer = { $n ->
    [one] { $n } newer
   *[other] { $n } newer
}
script-keys-title = Keys of this page
script-letters-on = Single letters act outside fields
script-key-find = find
script-key-next = next step
script-key-undo = undo mine
script-key-print = print
script-key-why = why
script-key-round = round before, round after
script-key-tournament = tournament
script-key-go = go to overview, players, round, entry, standings, journal
script-key-help = these keys
script-key-leave = leave
script-you = you
script-draw = Draw
script-adjourned-short = adj.
script-unrated-short = (unrated)
script-board-n = Board { $board }
script-results-in = { $n } of { $all } results in
script-all-in = All results are in.
script-tool-list = List
script-tool-slips = Slip pile
script-tool-missing = Missing only
script-tool-second = Second pass
script-find = Find
script-find-hint = board or name
script-slip-board = Board on the slip
script-not-found = There is no board or name "{ $what }" in this round.
script-legend-white = White wins
script-legend-black = Black wins
script-legend-draw = draw
script-legend-white-forfeit = White by forfeit
script-legend-black-forfeit = Black by forfeit
script-legend-other = other
script-legend-clear = clear
script-other-for = Board { $board }: which result?
script-no-other-chosen = No result was entered. Press F to choose again.
script-no-result-key = { $key } is no result. 1 White wins, 2 Black wins, 3 draw, F other.
script-enter-anyway = Enter this result
script-last-entry = Last: board { $board }  { $names }
script-last-cleared = Cleared: board { $board }  { $names }
script-on-the-way = { $n } on the way · all others on disk
script-all-on-disk = All on disk
script-kept-here = { $n } kept on this device · all others on disk
script-waiting-region = Waiting for a decision
script-conflict-on = Conflict · board { $board } { $names }
script-conflict-saved = { $by } saved { $result } at { $time },
script-conflict-saved-before = { $by } saved { $result },
script-conflict-typed = you typed { $result } at { $time }
script-conflict-keep = keep { $result }
script-conflict-replace = replace by { $result }
script-conflict-leave = leave open, ask the players
script-verified-count = { $n } of { $all } verified ✓✓
script-all-verified = Every result was read twice.
script-second-nothing = Board { $board } has no result yet. Leave the second pass with V to enter it.
script-second-wait = Board { $board } is not on disk yet.
script-second-mismatch = STOP  Board { $board }: first { $first } ({ $by }), second { $second }. Enter keeps the first, Backspace takes the second.
script-players-understood = { $n ->
    [one] { $n } player understood
   *[other] { $n } players understood
}
script-nobody-pasted = Nobody yet. Each line becomes a player here.
script-paste-first = Paste the players first: two at least.
script-new-name = Open { $date }
script-line-doubt = Line { $line } "{ $text }": { $doubt }
script-is-right = It is right
script-edit-line = Edit
script-leave-out = Leave out
script-to-check = { $n } to check
script-line-told = Line { $line }: { $told }
script-sex-w = w
script-sex-m = m
script-here-count = { $n } of { $all } here
script-marked-here = { $name } is here
script-marked-absent = { $name } is absent
script-marked-bye = { $name } has a half-point bye
script-mark-two = Mark two players with Space, then press Enter.
script-meet-already = These two meet already.
script-no-board = There is no board in this round yet.
script-paired-by-hand = Paired by hand: { $names }
script-colours-exchanged = Board { $board }: colours exchanged
script-seats-exchanged = Seats exchanged: { $names }
script-my-board = My board: { $name }
script-who-are-you = First say who you are.
script-report-sending = Sending { $result } …
script-report-saved = Saved { $time } ✓
script-report-waiting = Sent { $time } ✓ Waiting for { $name }.
script-report-confirmed = Confirmed by both ✓✓
script-report-differs = The two reports differ. The arbiter will come.
script-report-other = The result is now { $result }. If that is wrong, tell the arbiter.
script-not-your-board = Board { $board } is not one of yours.
script-report-undone = Taken back.
script-nobody-in-lists = Nobody in the lists. Enter the player by hand.
script-no-rating = no rating
script-add = Add
script-add-whom = Add { $name }
script-look-over = Look over first
script-added = { $name } is entered.
script-list-sending = The list is being sent.
script-list-reading = The list is being read.
script-list-indexing = { $n } players read; the index is being made.
script-list-done = { $n ->
    [one] { $n } player is on this machine now.
   *[other] { $n } players are on this machine now.
}
script-nothing-changed = Nothing was changed.
script-file-too-large = { $file } is larger than 32 MB. Is it the right file?
script-file-reading = { $file } is being read.
script-in-fide-mode = FIDE mode
script-rest-absent = { $n ->
    [one] { $n } player is absent.
   *[other] { $n } players are absent.
}
script-move-up = Up
script-move-down = Down
script-remove = Remove
script-soft = a wish
script-rounds-span = rounds { $first } to { $last }
script-two-needed = Choose at least two players.
script-not-saved-yet = Changed here, not for the tournament yet.
script-verifying = Every act is being checked and every round paired again.
script-report-waits = { $result } was sent ✓ Waiting for { $name }.
script-report-theirs = { $name } has reported { $result }. What do you say?
script-report-both = Both players report. When both say the same, it is the result.
script-nothing-entered = Nothing entered yet on this device.
script-try-again-soon = The server did not take this now. Wait a minute, then try again.
script-pick-forfeit = By forfeit: + wins, − loses
script-pick-unrated = Played, not rated
script-pick-rare = Decided by the arbiter
script-pick-adjourned = Adjourned
script-pick-clear = Clear

## accepted (by key)
## One for each warning of the desk, by its code.

accepted-leaves-fide-mode = leaves FIDE mode
accepted-rounds-change = number of rounds changed (C.04.1:1)
accepted-tie-breaks-change = tie-breaks changed
accepted-system-deprecated = system no longer recommended (C.04.2:1)
accepted-same-name = same name twice
accepted-numbers-change = pairing numbers change (C.04.2:2.3)
accepted-numbers-stay = pairing numbers stay (C.04.2:2.3)
accepted-numbers-by-hand = numbered by hand (C.04.2:2.2)
accepted-expels = expelled
accepted-second-half-bye = more half-point byes than allowed
accepted-bye-in-last-rounds = bye in the last rounds
accepted-full-bye-deprecated = full-point bye
accepted-points-by-decision = points by decision
accepted-breaks-rule = breaks a pairing rule
accepted-left-out = somebody is left out
accepted-not-the-engines = not the pairing of the rules
accepted-unusual = unusual result
accepted-not-rated = not rated
accepted-adjourns = game adjourned (C.04.2:3.1)
accepted-adjourned-not-drawn = adjourned game not counted as a draw (C.04.2:3.1)
accepted-replaces-confirmed = replaces a confirmed result
accepted-counts-from-round = counts from a later round (C.04.2:4.3)
accepted-rating-only = for the rating report alone (C.04.2:4.3)
accepted-undoes-anothers = undoes another person's act
accepted-takes-back-published = takes a published round back (C.04.2:4.4)
accepted-reopens = opens a closed round
accepted-reinstates-expelled = lets an expelled player back
accepted-absent = somebody is absent (C.04.2:3.2)
accepted-loses-results = results are lost
accepted-both-colours-wrong = both colours against the claim
accepted-import-breaks = the file breaks a rule
accepted-changes-published = changes a published round (C.04.2:4.4)
accepted-missing-become-adjourned = missing results become adjourned games (C.04.2:3.1)
accepted-pairs-again = the round is paired again
accepted-soft-dropped = a wish could not be kept
accepted-resumes = takes the tournament up again
accepted-absences-carried = absences not decided
accepted-absent-without-a-word = stayed away without a word, paired
accepted-absence-with-points = announced absence with points
accepted-bye-not-by-the-book = value of the bye not by the book
accepted-adjourned-is-no-forfeit = adjourned game entered as forfeit (BAF 78)

## act
## One sentence for each act. `{board}` is told with its round.

act-create = Tournament created: { $name }
act-import = File read: { $file }
act-configure = Settings: { $what }
act-leave-fide-mode = FIDE mode left: { $reason }
act-register = { $n } players entered
act-register-one = { $who } entered
act-amend = Data changed: { $who }
act-present = Present: { $who }
act-absent = Not here: { $who }
act-withdraw = { $who } plays no more after round { $round }
act-reinstate = { $who } plays again from round { $round }
act-expel = { $who } expelled after round { $round }: { $reason }
act-number = Starting list numbered by hand: { $reason }
act-request-bye = { $who }: { $bye } in round { $round }
act-cancel-bye = { $who }: no bye in round { $round } after all
act-adjust-points = { $who }: { $points } points by decision: { $reason }
act-pair = Round { $round } paired
act-unpair = Draft of round { $round } thrown away
act-open-manual = Round { $round }: pairing by hand begun
act-arrange = Round { $round }: pairs changed by hand
act-close-manual = { $n ->
    [one] Round { $round }: pairing by hand ended, { $n } board differs from the rules
   *[other] Round { $round }: pairing by hand ended, { $n } boards differ from the rules
}
act-add-pair = Round { $round }: { $white } – { $black } added
act-publish = Round { $round } published
act-enter-result = { $board }: { $pair } { $result }
act-clear-result = { $board }: result of { $pair } taken away
act-confirm-result = { $board }: { $pair } read again and right
act-report-result = { $board }: { $who } reports { $result }
act-correct-result = { $board }: { $pair } corrected to { $result }: { $reason }
act-correct-colours = { $board }: colours of { $pair } corrected
act-close-round = Round { $round } closed
act-reopen-round = Round { $round } opened again
act-decide = Match { $number }: { $who } goes on
act-finish = Tournament finished
act-resume = Tournament resumed: { $reason }
act-remark = Remark: { $text }
act-undo = Act { $seq } undone
act-undo-what = Undone: { $what }
act-board = Round { $round }, board { $board }
act-several = { $n } players
act-bye-full = full-point bye
act-bye-half = half-point bye
act-set-name = name
act-set-city = place
act-set-federation = federation
act-set-dates = dates
act-set-arbiters = arbiters
act-set-time-control = time control
act-set-system = system
act-set-rounds = number of rounds
act-set-points = points
act-set-lots = draw of lots
act-set-tie-breaks = tie-breaks
act-set-acceleration = acceleration
act-set-colour = colour drawn
act-set-byes = rules for byes
act-set-prohibited = prohibited pairings
act-set-table = fixed table
act-set-prizes = prizes
act-bye-zero = zero-point bye

## ask
## Absences, open games, the first colour, notes of a round.

ask-absent-before = { $who }: absent in round { $round }. And in round { $next }?
ask-back = Plays round { $n }
ask-absent-again = Absent again
ask-withdraws = Withdrawn
ask-without-a-word = { $who } stayed away without a word. By the book ({ $article }) this is a withdrawal.
ask-decide = { $n ->
    [1] One absence is still to be decided.
   *[other] { $n } absences are still to be decided.
}
ask-pair-open = { $missing ->
    [one] Pair round { $n } with { $missing } open game
   *[other] Pair round { $n } with { $missing } open games
}
ask-colour-drawn = Number 1 has { $colour } in round 1: drawn by the program, seed { $seed } ({ $article }).
ask-colour-declared = Number 1 has { $colour } in round 1: set by the arbiter or the file ({ $article }).
ask-colour-of-nobody = Number 1 has { $colour } in round 1; no draw is recorded ({ $article }).
ask-colour-to-come = The colour of number 1 is drawn when round 1 is paired, once, and its seed is written into the journal ({ $article }).
ask-wish-dropped = Wish not kept: { $who }
ask-told-title = To know about this round
ask-draw-colour = First colour drawn: { $colour } (seed { $seed })
ask-absences-carried = Marked absent before, and nobody has said whether they play round { $round }: { $players }. They will not be paired. Pair all the same?
ask-absent-without-a-word = Stayed away without a word, by the book ({ $article }) withdrawn: { $players }. They will be paired all the same. Go on?
ask-absence-with-points = By the book ({ $article }) an announced absence is worth 0 points: { $players }.
ask-bye-not-by-the-book = The bye is worth { $points }; the book ({ $article }) has another value.
ask-adjourned-is-no-forfeit = An adjourned game is not forfeited ({ $article }): whoever does not come back to it has lost a game that was played.
ask-games-open = { $n ->
    [one] { $n } game has no result: treat it as adjourned, a draw for the pairing ({ $article }), and pair? { $boards }.
   *[other] { $n } games have no result: treat them as adjourned, draws for the pairing ({ $article }), and pair? { $boards }.
}

## caution
## One sentence for each caution.

caution-leaves-fide-mode = FIDE's rules will no longer bind this tournament. There is no way back, and the report will say so.
caution-rounds-change = The number of rounds was announced (C.04.1:1): { $from } becomes { $to }. Which round is the last changes, and the report will say so.
caution-tie-breaks-change = The tie-breaks were announced before the start. The ranking will change, and the report will say so.
caution-system-deprecated = FIDE has accepted no program for this system yet, so it counts as deprecated (C.04.2:1).
caution-same-name = { $name } is in the list already.
caution-numbers-change = The starting list is ordered anew for the rounds to come (C.04.2:2.3).
caution-numbers-stay = The numbers stay as they are: round 4 is paired (C.04.2:2.3).
caution-numbers-by-hand = The starting list is ordered by rating, title and name (C.04.2:2.2); yours will not be.
caution-expels = The player will not be paired again; the report will say so.
caution-second-half-bye = The rules of this tournament allow { $allowed } half-point byes.
caution-bye-in-last-rounds = The rules of this tournament allow no bye with points in the last rounds.
caution-full-bye-deprecated = A full-point bye on request is deprecated; the report will say so.
caution-points-by-decision = Points are changed by decision.
caution-changes-published = The round is published. It may be changed because { $case } (C.04.2:4.4).
caution-breaks-rule = { $players }: this breaks { $article }.
caution-left-out = Neither opponent nor bye: { $players }.
caution-not-the-engines = { $boards ->
    [one] The round differs from the rules' pairing at { $boards } board; the report will say so.
   *[other] The round differs from the rules' pairing at { $boards } boards; the report will say so.
}
caution-unusual = This is no result that games end with every day.
caution-not-rated = This game will not be rated.
caution-adjourns = The game counts as a draw for the pairing (C.04.2:3.1) until it is finished.
caution-adjourned-not-drawn = The pairings made meanwhile took the game for a draw (C.04.2:3.1).
caution-replaces-confirmed = The result was confirmed already.
caution-counts-from-round = The correction counts from round { $round } on (C.04.2:4.3).
caution-rating-only = The correction counts for the rating report alone (C.04.2:4.3).
caution-pairs-again = Round { $round } is taken back and must be paired again.
caution-resumes = The ranking was final; the report will say so.
caution-soft-dropped = { $count ->
    [one] { $count } wish for pairs not to meet could not be kept.
   *[other] { $count } wishes for pairs not to meet could not be kept.
}
caution-undoes-anothers = Act { $seq } was somebody else's.
caution-takes-back-published = Everybody has seen round { $round }; the report will say that it was taken back (C.04.2:4.4).
caution-reinstates-expelled = The player was expelled.
caution-reopens = Round { $round } was closed; its results can be changed again.
caution-absent = Left, or not come yet (C.04.2:3.2): { $players }.
caution-loses-results = The results at boards { $boards } are lost.
caution-both-colours-wrong = Both players would get the wrong colour: { $pairs }.
caution-import-breaks = The file breaks rules, and the report will say so: { $rules }.
caution-board-of-round = round { $round } board { $board }
caution-nothing = none
caution-player = player { $id }
caution-rematch = two who have met were paired
caution-rules-of-the-event = the rules of the event ask for it
caution-both-without-opponent = two without an opponent agree to play
caution-late-entry = a late entry is admitted
caution-last-round-top-boards = something unforeseeable happened at the top boards of the last round
caution-absolute-rule = the pairing breaks an absolute rule

## file
## What this page says.

file-files = Files
file-whole = The whole event
file-ronde-hint = Everything with its journal, to be carried to another machine and opened there.
file-reports = Reports
file-trf26 = FIDE report, TRF26
file-trf16 = FIDE rating report, TRF16
file-rating-hint = With corrections that came too late for the pairings (C.04.2:4.3).
file-both-ratings = Rating changes, FIDE and Swiss
file-earlier = First Swiss ratings over several tournaments
file-earlier-hint = Seven games make a first rating of the Swiss federation, and they may come from several tournaments. Tick the earlier ones whose games count.
file-trfx = For other programs, TRF(x)
file-json = For programs, JSON
file-pgn = PGN headers of all games
file-lists = Lists
file-starting-list = Starting list
file-standings = Standings
file-crosstable = Crosstable
file-download = Download
file-drafts = Drafts are in none of these files, except in the whole event.
file-would-refuse = What a federation would ask
file-complete = Nothing is missing: the report can be sent.
file-refused = refused
file-doubtful = asked about
file-more-findings = and { $n } more
file-verify = Verify the journal
file-verify-hint = Is every act as it was written, and does the engine still make the same rounds?
file-verified = All is right: { $acts } acts, { $rounds } rounds paired again with the same result. The journal ends with { $head }.
file-round-differs = Round { $n }: the engine of today makes another pairing.
file-backups = Backups
file-backup-made = Made
file-backup-size = Size
file-no-backups = None yet: one is made whenever a round is published or closed.
file-restore-hint = They lie in { $folder }. To put one back, open it on the start page (O): what is newer here stays.
file-imported = This tournament came from the file { $file }. Not certain in it:

## finding
## Where something is wrong, and what.

finding-in-record = record { $it }
finding-of-player = player { $it }
finding-in-round = round { $it }
finding-in-rounds = rounds
finding-event-name = the name of the event is missing; write it
finding-city = the city is missing; write it
finding-event-federation = the federation where it was held is missing; write it
finding-chief-arbiter = the chief arbiter is missing; write it
finding-time-control = the time control is missing; the rating list depends on it (B.02)
finding-kind = the type of the tournament is missing; write it
finding-first-day = the first day is missing; write it
finding-last-day = the last day is missing; write it
finding-first-day-is = the first day is no day: { $text }; write year, month and day
finding-last-day-is = the last day is no day: { $text }; write year, month and day
finding-ends-before = the last day { $last } is before the first, { $first }; correct one of them
finding-undated = { $n ->
    [one] { $n } round has no date; write the days of all rounds
   *[other] { $n } rounds have no date; write the days of all rounds
}
finding-round-count = the number of rounds is missing; write it
finding-kind-code = the code of the type is missing, such as FIDE_DUTCH_2026; write it
finding-time-control-code = the code of the time control is missing, such as 5400+30; write it
finding-tie-breaks = no tie-breaks are declared; write their codes
finding-name = the name is missing; write it
finding-federation = the federation is missing; write its three letters
finding-fide-number = { $text } is no FIDE number; it has digits only
finding-rated-without-number = has a rating and no FIDE number; find the number in the rating list
finding-without-number = has no FIDE number: the federation must register the player first
finding-birth = has neither FIDE number nor date of birth; a new player needs the date
finding-birth-is = a new player's date of birth must be a day, not { $text }
finding-sex = has neither FIDE number nor sex; a new player needs m or w
finding-rating = the rating { $text } cannot be: no list ever had one above { $highest }; correct it
finding-same-number = has the FIDE number { $id } of player { $other }
finding-no-game = there is no game in the file
finding-not-over = { $played } of { $declared } rounds are in the file; report when it is over
finding-open = { $n ->
    [one] { $n } game has no result; enter it
   *[other] { $n } games have no result; enter it
}

## help
## The page `/help`: short, and in the order of an arbiter's day.

help-title = Help
help-lead = Ronde always shows one next step. N goes to it, Enter does it. A tick means that it is on the disk. Nothing is called save.
help-day = The day of an arbiter
help-day-1 = New tournament: paste the names in any order, check what was understood, say how many rounds, pair round 1.
help-day-2 = Check-in: type a few letters, Enter means present. Who is not there can be made absent before the pairing.
help-day-3 = The draft: only arbiters see it. Colours, floats and opponents stand beside each pair; F shows the boards with notes.
help-day-4 = Publish: now everybody sees it, on paper, telephones and screens. Board numbers no longer change.
help-day-5 = Results: one key each, and the next missing board has the focus. Slips in any order: S. Read all again: V.
help-day-6 = Close the round, pair the next. After the last: finish, then prizes, norms, and the files for the federation.
help-keys = Keys
help-keys-lead = ? shows the keys of the page you are on. Single letters work only outside fields, and can be switched off there.
help-key-results = White wins · Black wins (also 0) · draw (also =)
help-key-forfeit = White, Black wins by forfeit
help-key-other = another result: double forfeit, adjourned, not rated
help-key-next = next step
help-key-undo = undo my last act
help-key-find = find
help-key-round = round before, round after
help-key-go = go to overview, players, round, entry, standings, journal
help-key-why = why this rank
help-key-print = print
help-roles = Who may do what
help-role-owner = Owner: whoever sits at this machine. Everything.
help-role-chief = Chief arbiter: everything but giving the event away.
help-role-deputy = Deputy: everything of an ordinary day; not expelling, not points by decision, not the end.
help-role-helper = Helper: results at the boards given to him, and check-in.
help-role-player = Player: reports the result of his own board by the code on the slip.
help-role-viewer = Everybody else looks: pairings and standings, never a draft.
help-what-if = What to do when…
help-q-wrong = a result was entered wrongly?
help-a-wrong = Round still open: go to the board and type the right key, or U. Round closed: on its results page, Correct a result; what it changes is shown before (C.04.2:4.3).
help-q-left = somebody leaves, or did not come?
help-a-left = On his card under Players: withdraw, bye, or absent. In a draft that already has him: throw the draft away and pair again.
help-q-late = somebody comes late?
help-a-late = Players, Add player, with the first round he plays. Missed rounds count as the rules of the event say.
help-q-published = the published round must be changed?
help-a-published = On its page: say which case of C.04.2:4.4 it is and why, then pair by hand. Everybody sees the old round until you end.
help-q-away = the connection is gone?
help-a-away = Go on. What you enter is kept on this device and sent when the line is back; the strip says how much.
help-q-protest = somebody protests?
help-a-protest = W on a rank gives its working with the articles, ready to print. The journal shows who did what and when.
help-design-title = Components
help-design-lead = Colours, type and components of every page, in the theme that you have chosen.

## page
## What every page says.

page-new-tournament = New tournament
page-new-hint = paste names, that is all
page-try-demo = Try the demo
page-demo-hint = 60 players, round 5, nothing to lose
page-on-this-machine = On this machine
page-nothing-yet = Nothing yet.
page-kept-in = Everything is kept in { $place }. No internet is needed.
page-overview = Overview
page-players = Players
page-round = Round
page-results = Results
page-standings = Standings
page-journal = Journal
page-what-if = What if
page-fide-mode = FIDE mode
page-not-fide = not FIDE
page-paste-players = Paste or drop the players
page-any-order = any order, any separator, names or FIDE numbers
page-name = Name
page-rounds = Rounds
page-announced = announced before round 1, hard to change later
page-pair-round = Pair round { $n }
page-publish-round = Publish round { $n }
page-enter-results = Enter results
page-close-round = Close round { $n }
page-finish = Finish the tournament
page-add-players = Add players
page-see-standings = See the standings
page-not-begun = { $n ->
    [one] { $n } player is entered. Round 1 can be paired.
   *[other] { $n } players are entered. Round 1 can be paired.
}
page-nobody-yet = Nobody is entered yet.
page-is-draft = { $boards ->
    [one] Round { $n } is paired: { $boards } board. Publish it when you have looked it over.
   *[other] Round { $n } is paired: { $boards } boards. Publish it when you have looked it over.
}
page-is-played = { $missing ->
    [1] Round { $n } is being played. One result is missing.
   *[other] Round { $n } is being played. { $missing } results are missing.
}
page-all-in = All results of round { $n } are in.
page-is-closed = Round { $n } is closed.
page-is-over = The tournament is finished.
page-by-hand = Round { $n } is being paired by hand.
page-draft = Draft
page-published = Published
page-closed = Closed
page-board = Bd
page-white = White
page-black = Black
page-result = Result
page-points = Pts
page-rating = Elo
page-number = No.
page-federation = Fed
page-club = Club
page-rank = Rk
page-bye = bye
page-half-bye = half-point bye
page-absent = absent
page-withdrawn = withdrawn
page-not-paired = Round { $n } is not paired yet.
page-not-published = Round { $n } is not published yet.
page-after-round = After round { $n }
page-working = Working
page-when = When
page-who = Who
page-what = What
page-undo = Undo
page-undone = undone
page-head = The journal ends with { $head }.
page-missing-page = There is no such page.
page-log-in = Log in
page-to-start = To the start page
page-only-arbiters = Only arbiters see this page.
page-check-in = Check-in
page-files = Files
page-papers = Papers
page-more = More
page-now = Now
page-crosstable = Crosstable
page-prizes = Prizes
page-norms = Norms and ratings
page-odds = Odds
page-settings = Settings
page-screens = Screens
page-people = People
page-help = Help
page-skip = To the content
page-dark = Dark or light
page-keys = Keys of this page
page-language = Language
page-tournament = Tournament
page-whole-event = The whole event
page-round-before = Round before
page-round-after = Round after
page-print = Print
page-see-pairings = See the pairings
page-registered = { $n ->
    [one] { $n } player is entered.
   *[other] { $n } players are entered.
}
page-go-on-by-hand = Go on by hand
page-look-over = Look it over
page-no-round = This tournament has no round { $n }.

## new
## What these pages say.

new-open-file = Open a file
new-open-hint = .ronde .trf .csv .xlsx, Swiss-Manager, Papi, Vega; or drop it anywhere here
new-phones-in-hall = Phones in the hall:
new-only-here = Only this machine reaches Ronde.
new-open-hall = Open to the hall
new-close-hall = Close
new-copy = Copy
new-last-backup = Last backup:
new-no-backup = A backup is made whenever a round is published or closed.
new-last-change = Last change
new-damaged = This one cannot be opened: { $why }
new-choose-file = or choose a file
new-no-list = No rating list on this machine yet. Names and numbers are taken as typed; you can add FIDE's list later on the page Players.
new-with-list = Looked up in: { $lists }
new-change = Change…
new-system = System
new-dutch = Swiss, FIDE Dutch { $year }
new-dubov = Swiss, Dubov { $year }
new-burstein = Swiss, Burstein { $year }
new-lim = Swiss, Lim { $year }
new-round-robin = Round robin
new-double-round-robin = Double round robin
new-points = Points
new-tie-breaks = Tie-breaks
new-acceleration = Acceleration
new-none = none
new-baku = Baku (C.04.7)
new-colour-of-first = Colour of the first player
new-by-lot = drawn by the program
new-tempo = Time control
new-place = Place
new-chief = Chief arbiter
new-only-create = Create without pairing
new-letter-in-rating = "{ $word }" has a letter in its rating.
new-no-rating = no rating
new-no-name = There is no name.
new-unknown-number = No list on this machine knows this number. Add the name.
new-same-name = The same name as in line { $line }.
new-same-number = The same FIDE number as in line { $line }.
new-keep-one = keep one
new-two-people = two people
new-number-of-another = Number { $number } is { $name }'s in the list.
new-several-in-list = The list has several players of this name.
new-none-of-them = none of them
new-rating-differs = { $typed } is typed; the list says { $listed }.
new-as-typed = as typed
new-too-large = The file is larger than { $mb } MB. A list of players is far smaller; is it the right file?
new-empty-file = The file { $file } is empty. Export it again from the program it came from.
new-not-a-table = { $file } could not be read as a table: { $why }. Save it as CSV or xlsx and try again.
new-unknown-kind = { $file } is nothing that Ronde reads: neither an event (.ronde), a tournament (.trf, .json, Swiss-Manager, Papi, Vega, PGN) nor a table of players (.csv, .xlsx).
new-not-a-tournament = { $file } could not be read: { $why }.
new-cut-event = { $file } is damaged and was not put back: { $why }. Fetch the file again, or take an older backup.
new-event-older = This event is on this machine already, and goes further here. Nothing was changed.
new-event-differs = This event is on this machine already and went another way: the two are never merged. Keep both files. Nothing was changed.
new-event-open = This event is open on this machine: somebody may be writing. Hand it over first. Nothing was changed.
new-event-whose = This event was handed to { $to }. If this is that machine: ronde import --into, with its name.
new-clock = The clock of this device is more than a day wrong. Set it, and try again.
new-not-understood = Not understood: { $words }.
new-other-code = "{ $word }" is no code of FIDE's; { $code } is.
new-which-day = Born { $text } may be { $one } or { $other }; only the year is taken.
new-year-only = only the year
new-as-one = As one: { $merged }.
new-they-differ = They differ ({ $values }); line { $line } counts.
new-is-title = "{ $text }" is a title, not a player.
new-is-heads = "{ $text }" heads the columns.
new-is-heads-unused = "{ $text }" heads the columns. Not used: { $unused }.
new-is-player = It is a player
new-columns-unused = Columns that are not used: { $columns }.
new-born-short = Born
new-sex-short = Sex
new-category-short = Group
new-questions-head = To check

## norm
## Headings and short values.

norm-number = No.
norm-title = Title
norm-name = Name
norm-federation = Fed
norm-rating = Rating
norm-games = Games
norm-score = Score
norm-expected = Exp.
norm-change = Change
norm-new-rating = New
norm-average = Opp. av.
norm-performance = Perf
norm-remark = Remark
norm-norm = Norm
norm-verdict = Verdict
norm-missing = Missing
norm-forecast = To come
norm-met = Met
norm-rule = Rule
norm-round = Round
norm-colour = Colour
norm-opponent = Opp.
norm-opponent-name = Opponent
norm-opponent-rating = Rating
norm-difference = Diff.
norm-counted = Counted
norm-gain = Gain

## objection
## One sentence for each objection and refusal.

objection-finished = The tournament is finished; resume it first.
objection-not-finished = The tournament is not finished.
objection-not-at-the-beginning = This comes first in a journal, or not at all.
objection-after-the-start = { $what } cannot be changed once round 1 is paired.
objection-fide-mode = { $what }: not possible in FIDE mode; leave it first.
objection-not-in-fide-mode = The tournament is not in FIDE mode.
objection-unknown-system = { $code } is no system of this program.
objection-unknown-acceleration = { $code } is no acceleration; BAKU, SSA, SSA_HALVES and SSA_KEPT are.
objection-no-rounds = A tournament has 1 to 999 rounds.
objection-rounds-paired = { $paired } rounds are paired already.
objection-two-draws-beat-a-win = Two draws must not be worth more than a win and a loss.
objection-bye-above-win = The bye must not be worth more than a win.
objection-bye-value = With these points the bye is worth 1, ½ or 0 (C.04.1:3).
objection-tie-breaks = The tie-breaks cannot be used: { $why }
objection-tie-break-rules = There are no tie-break rules of { $year }; there are those of 1992, 1998, 2024 and 2026.
objection-prizes = Line { $line } of the prizes cannot be read. Write who, a colon and the amounts: all: 1000, 600, 400.
objection-buchholz-in-round-robin = Buchholz is not for round robins (C.07).
objection-too-few-prohibited = It takes two who may not meet.
objection-span-reversed = The first of the rounds comes after the last.
objection-table-taken = Table { $table } belongs to { $player }.
objection-no-table = Tables are counted from 1.
objection-no-name = Line { $place } has no name.
objection-rating = { $rating } is no rating.
objection-same-fide-id = FIDE number { $fide_id } is in the list already: { $player }.
objection-unknown-player = { $player } is not registered.
objection-unknown-round = Round { $round } is not paired yet.
objection-unknown-board = Round { $round } has no board { $board }.
objection-late-in-schedule = Nobody can enter a schedule that has begun.
objection-round-paired = Round { $round } is paired already.
objection-beyond-last-round = There is no round { $round }: the tournament has { $rounds }.
objection-in-round = { $player } is in round { $round }: enter its result, or throw the draft away.
objection-not-withdrawn = { $player } takes part.
objection-withdrawn = { $player } has withdrawn.
objection-twice-in-list = { $player } is there twice.
objection-no-bye = { $player } asked for no bye in round { $round }.
objection-rounds-not-declared = Say how many rounds there are (C.04.1:1).
objection-draft-open = Round { $round } is a draft: publish it, or throw it away.
objection-session-open = Round { $round } is being paired by hand: end that session first.
objection-no-session = Round { $round } is not being paired by hand: open a session first.
objection-not-draft = Round { $round } is published already.
objection-not-published = Round { $round } is not published.
objection-closed = Round { $round } is closed: correct the result, or open the round again.
objection-open = Round { $round } is not closed.
objection-not-last = A later round than { $round } is paired.
objection-results-missing = Round { $round } has no result at boards { $boards }.
objection-still-adjourned = Games are still adjourned: { $boards }.
objection-no-pairing = The round cannot be paired: { $why }.
objection-needs-case = Round { $round } is published: say which case of C.04.2:4.4 this is.
objection-case-of-another-edition = This is no reason under this edition of the rules: { $case }.
objection-seated = { $player } sits at board { $board }.
objection-result-known = Round { $round }, board { $board } has this result already.
objection-no-result = Round { $round }, board { $board } has no result.
objection-too-late = For the pairings of round { $round } it is too late: correct it for the rating report (C.04.2:4.3).
objection-draft-rests-on-it = Round { $round } is a draft that rests on this: pair it again.
objection-round-begun = Round { $round } has begun.
objection-published-stands = Round { $round } is published and stands (C.04.2:4.3).
objection-nothing-to-draw = The colour of the first player is drawn once, before round 1 of a Swiss tournament is paired, unless the arbiter has set it.
objection-rounds-left = { $paired } of { $declared } rounds are paired; the rest is still to come.
objection-points = Points are 0 to 100, a loss no more than a draw and a draw no more than a win.
objection-too-many-points = No decision gives or takes more than { $most } points.
objection-numbers-of-file = The numbers of an imported tournament stay as they are.
objection-no-byes-in-schedule = In a schedule everybody plays when the table says so.
objection-nobody-named = Nobody is named.
objection-beyond-end = There is no round { $after } to leave after.
objection-not-this-pairing = This is no pairing of this round: { $why }.
objection-pairing-other-system = it was made by another system
objection-pairing-adjourns-played = it adjourns games that have a result
objection-pairing-names-stranger = it names somebody who has no number
objection-pairing-leaves-out = it leaves somebody out
objection-case-not-for-this = This is no reason here: { $case }.
objection-nothing-to-undo = There is no act { $seq }.
objection-already-undone = Act { $seq } is undone already.
objection-cannot-be-undone = Act { $seq } cannot be undone.
objection-needs-reason = Say why.
objection-role = Not with this role: { $role }.
objection-conflict = Somebody changed this meanwhile (act { $by }); look at it again.
objection-rests = Later acts rest on it; undo them first: { $acts }.
objection-key-taken = This request has the key of another one (act { $by }); send it with a new key.
objection-owner = owner
objection-chief = chief arbiter
objection-deputy = deputy arbiter
objection-helper = helper
objection-player = player
objection-viewer = viewer
objection-what-system = This system
objection-what-points = The points
objection-what-acceleration = The acceleration
objection-what-initial-colour = The colour drawn
objection-what-prohibited = Forbidding pairs now
objection-what-numbers = The numbers
objection-what-team = The team
objection-source-of-estimate = The source of an estimate is one line of at most { $longest } characters, such as INGO 120.
objection-ratings-missing = This system pairs by ratings, and these players have none: { $players }. Estimate each on the player's card.
objection-what-this = This
objection-birth = { $name }, born: "{ $text }" is no date of birth. Write the year, or a day such as 1999-12-31 or 31.12.1999.
objection-birth-either = { $name }, born: { $text } may be { $one } or { $other }. Write one of these.
objection-not-a-federation = { $name }, federation: "{ $text }" is none of FIDE's. Write its three letters, such as { $nearest }.
objection-no-pairing-code = The round could not be paired.
objection-ratings-missing-code = The system pairs by ratings, and some players have none.
objection-unreadable-code = The journal could not be followed that far.

## odds
## What stands around the tables.

odds-title = Odds and fairness
odds-lead = The rest of the tournament is played many times, by ratings. Only arbiters see it, and nothing is kept.
odds-what = Question
odds-chances = Who will win, who meets whom?
odds-systems = What would other systems do?
odds-rounds = What would more or fewer rounds do?
odds-accelerations = What would acceleration do?
odds-fairness = Were colours and opponents fair so far?
odds-plays = Plays
odds-plays-hint = empty: 2000, for fairness as many as it takes
odds-seed = Seed
odds-seed-hint = empty: drawn by lot and said
odds-start = Start
odds-stop = Stop
odds-look = Look again
odds-running = { $done } of { $of } plays
odds-waits = Another study is running; this one begins after it.
odds-stopped = Stopped.
odds-failed = There is no answer: { $why }
odds-changed = Something has changed since: start again for the odds of now.
odds-needs-script = To start a study, the browser must run scripts. On the command line: ronde simulate.
odds-no-cup = A cup cannot be played on.
odds-no-teams = Swiss events of teams cannot be played on yet.
odds-only-swiss = Only Swiss tournaments can be compared.
odds-no-rounds = The number of rounds is not announced yet.
odds-too-few = Fewer than two players take part.
odds-no-pairing = Round { $n } cannot be paired.
odds-nothing-played = No round has been played yet.
odds-fixed = Pairings were fixed beforehand, so colours and opponents owe nothing to chance.

## papers-page
## Words of the page of papers.

papers-page-papers = Papers
papers-page-print-round = Print round { $n }: pairings and slips
papers-page-print-draft = Print the draft of round { $n }
papers-page-at-once = Pairings by board and by name and the result slips, in one print job.
papers-page-is-draft = Only arbiters see this round: every page says DRAFT.
papers-page-not-begun = No round is paired yet. Lists of players can be printed already.
papers-page-how = How to print
papers-page-round = Round
papers-page-size = Paper
papers-page-letter = US Letter
papers-page-reading = Type
papers-page-usual = as usual for each paper
papers-page-hand = in the hand, 10 pt
papers-page-wall = on the wall, 14 pt
papers-page-far = from far, 28 pt
papers-page-language = Language of the papers
papers-page-mine = as on this page
papers-page-keep = Use this
papers-page-print = Print
papers-page-with-codes = with codes for telephones
papers-page-by-name = by name
papers-page-by-club = by club
papers-page-by-federation = by federation
papers-page-public-hint = public
papers-page-prizes-there = No prizes are announced yet.
papers-page-to-prizes = To the prizes
papers-page-pdf-hint = For a PDF, choose “Save as PDF” where the browser asks for the printer.
papers-page-others = Reports and files
papers-page-others-hint = TRF, ratings, PGN headers, the whole event
papers-page-folder = Folder for a web space
papers-page-folder-hint = The whole public side as plain files. Ronde writes them anew after each act; copy the folder to any web space. Nothing that is not public is in it.
papers-page-folder-path = Folder on this machine
papers-page-folder-languages = Languages
papers-page-folder-set = Write it there
papers-page-folder-off = Write no more
papers-page-folder-written = Written
papers-page-folder-saved = The folder is written, and follows the tournament from now on.
papers-page-folder-stopped = Nothing more is written there. What is there stays.
papers-page-folder-whole = Name the folder from the top, such as /srv/site or C:\site.
papers-page-folder-elsewhere = This server keeps its data in a database and has no folder of its own. Use ronde report EVENT site -o FOLDER.
papers-page-folder-owner = Only the owner, at this machine, names a folder.

## people
## People, devices, codes and the event itself.

people-event = Event
people-tournaments = Tournaments
people-standing = { $players ->
    [one] { $players } player · round { $round } of { $rounds }
   *[other] { $players } players · round { $round } of { $rounds }
}
people-entered = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
people-hidden = not shown to the public
people-hide = Hide
people-show = Show
people-open = Open
people-add-tournament = Add a tournament
people-add = Add
people-name = Name
people-rounds = Rounds
people-rename = Rename the event
people-people = People
people-only-you = Nobody else works on this event yet.
people-role = Role
people-state = State
people-owner = Owner
people-chief = Chief arbiter
people-deputy = Deputy arbiter
people-helper = Helper
people-helper-boards = Helper, boards { $first }–{ $last }
people-player = Player
people-viewer = Viewer
people-chief-may = everything but giving the event away
people-deputy-may = everything of an ordinary day
people-helper-may = results at his boards, check-in
people-active = works here
people-invited = invited, not here yet
people-code-over = code expired
people-revoked = revoked
people-access-over = access has ended
people-some-tournaments = { $n ->
    [one] { $n } tournament only
   *[other] { $n } tournaments only
}
people-invite = Invite a person
people-invite-hint = Whoever is invited scans a code with a telephone, and works from there. No account, no password.
people-boards-from = Boards from
people-boards-to = to
people-code-valid = The code can be used for
people-one-hour = 1 hour
people-one-day = 1 day
people-one-week = 1 week
people-new-code = New code
people-new-code-says = The devices that this person had are out until the new code is used.
people-revoke = Revoke
people-scan = Scan this with the telephone, or send the link. It works once, on one device.
people-not-in-hall = Telephones do not reach this machine yet: open it to the hall on the start page first.
people-usable-until = Usable until
people-copy = Copy
people-devices = Devices
people-no-devices = No other device is in.
people-device = Device
people-last-used = Last used
people-this-device = this device
people-programs = Programs
people-programs-hint = A token lets a program do what its role may, until it is revoked. It is shown once.
people-make-token = Make a token
people-token-once = Keep this token now; nobody can show it again.
people-my-access = My access
people-you-are = You are { $name } ({ $role }).
people-set-password = Set a password
people-password-hint = With it you come back from another device. Eight characters or more; a short sentence is a good one.
people-password = Password
people-password-set = Your password is set. You log in as { $name }.
people-password-wrong = Name and password do not fit together. After ten tries you have to wait.
people-log-out = Log out on this device
people-log-in = Log in
people-log-in-hint = Whoever was invited and has set a password comes back here. Without one, ask the chief arbiter for a new code.
people-no-events = There is no event on this machine yet.
people-the-event = The whole event
people-as-file = Download as one file
people-file-holds = It holds everything, birth dates included.
people-hand-over = Hand over to another machine
people-hand-over-says = The event is then written there, and locked here until it comes back.
people-other-machine = Name of the other machine
people-this-machine = This machine is called { $name }.
people-is-away = The event is on { $name } and is written there. Here it is locked.
people-take-back = Take it back
people-take-back-says = Only if the other machine is lost: what was done there since does not count.
people-reason = Reason
people-join = Join
people-join-as = You are invited: { $name }, { $role }.
people-join-owner = You come in as the owner of this server.
people-join-button = Work on this device
people-join-once = The code works once. Another device needs another code.
people-code-unknown = This code opens nothing
people-code-ask = It is unknown, expired, or was used on another device. Ask the chief arbiter for a new one.
people-too-often = There were too many tries. Wait a minute, then try again.
people-for-people = Only people of this event see this page.
people-needs-script = This button needs JavaScript.

## phone
## What the public page, the result page and the slips say.

phone-find-me = Find me
phone-find-hint = name
phone-find = Find
phone-nobody = Nobody of that name is in the list.
phone-all-players = All players
phone-not-me = Not me
phone-tournaments = Tournaments
phone-pairings = Pairings
phone-me = Me
phone-by-board = By board
phone-by-name = By name
phone-starting-list = Starting list
phone-round-n = Round { $n }
phone-team = Team
phone-round-of = Round { $n } of { $all }
phone-board-n = Board { $n }
phone-against = against
phone-starts = Starts { $when }
phone-opponent = Opponent
phone-not-begun = { $n ->
    [one] The tournament has not begun. { $n } player is entered.
   *[other] The tournament has not begun. { $n } players are entered.
}
phone-no-players = Nobody is entered yet. Look again later.
phone-playing = Being played: { $done } of { $all } results are in.
phone-between = All results of round { $n } are in. The next round is shown here as soon as it is published.
phone-over = The tournament is finished. These are the final standings.
phone-next-soon = Board and opponent are shown here as soon as the round is published.
phone-has-bye = No opponent in this round: bye
phone-has-half-bye = No opponent in this round: half-point bye
phone-is-absent = Not paired in this round
phone-gone = Withdrawn
phone-rank-n = Rank { $n }
phone-points-n = { $n ->
    [0.5] { $n } point
    [one] { $n } point
   *[other] { $n } points
}
phone-number-n = Number { $n } of the starting list
phone-games = Games
phone-no-games = No round has been published yet.
phone-this-is-me = This is me
phone-first-shown = The first { $n } of { $all } are shown. Type a name above to find the others.
phone-events = Events
phone-no-events = There is no event here yet. Look again later.
phone-who-me = Find your name above or in the pairings and tap it: this telephone then remembers it.
phone-progress-title = Points after each round: { $list }
phone-colours-title = Colours: { $list }
phone-no-game = no game
phone-missing-event = There is no such event here. Scan the code in the hall again.
phone-missing-player = There is no such player in this tournament.
phone-i-am = I am
phone-won = { $name } won
phone-drawn = Draw
phone-both-report = Both players report. When both say the same, it is the result.
phone-waiting-for = { $result } was sent ✓ Waiting for { $name }.
phone-other-said = { $name } has reported { $result }.
phone-confirmed = Confirmed by both ✓✓
phone-differs = The two reports differ. The arbiter will come.
phone-known = The result is { $result }.
phone-known-wrong = If that is wrong, tell the arbiter.
phone-code-unknown = This code is not known. Look at the slip again, or ask the arbiter.
phone-code-over = This round is over. Only the arbiter changes its results.
phone-code-tries = Too many wrong codes came from here. Wait a minute, or ask the arbiter.
phone-type-code = Code on your slip
phone-report = Report a result
phone-go-on = Open my board
phone-back-to = Pairings and standings
phone-left = { $n ->
    [one] { $n } result is missing
   *[other] { $n } results are missing
}
phone-none-left = All results of these boards are in.
phone-board-before = Board before
phone-board-after = Board after
phone-next-missing = Next missing board: { $n }
phone-no-boards = None of your boards is in this round.
phone-only-entry = Only arbiters and helpers enter results.
phone-codes = Codes for round { $n }
phone-codes-hint = One slip for each board. A code works for that board alone, while the round is open. Print, cut, and lay one on each board.
phone-codes-closed = Codes work while a round is published and open. This one is not.
phone-codes-here-only = Telephones do not reach this machine yet: open Ronde to the hall first, then print.
phone-one-code = One code for each board
phone-two-codes = One code for each player
phone-why-opponent = Why this opponent?
phone-why-bye = Why no opponent?
phone-why-rank = Why rank { $n }?
phone-what-i-need = What I need
phone-scan = Report the result: scan, or type the code at { $address }
phone-other-results = Forfeit, clear …
phone-which-result = Board { $n }: which result?
phone-aros = Average ratings of opponents
phone-aro = ARO

## plan-page
## What the page of the plan says.

plan-page-plan = Plan an event
plan-page-about = What it costs, what it brings in, how many entries it needs, and what is to be done by when. Nothing is stored: keep the address, or print.
plan-page-hint = costs, income, check-list
plan-page-the-event = The event
plan-page-players = Entries expected
plan-page-rounds = Rounds
plan-page-days = Days
plan-page-first-day = First day
plan-page-currency = Currency
plan-page-income = Income
plan-page-fee = Entry fee
plan-page-other-income = Other income
plan-page-other-income-hint = a line each: sponsor=500
plan-page-gifts = Given for nothing
plan-page-gifts-hint = material or work, a line each: clocks=300
plan-page-costs = Costs
plan-page-prizes = Prizes, first to last
plan-page-hall = Hall, for each player
plan-page-rating-fee = Rating fee, for each player and round
plan-page-guests = Ratings of invited players
plan-page-guests-hint = they pay no entry; 500 from 2500 on, and 5 for each point above
plan-page-arbiters = Arbiters
plan-page-arbiter-pay = Pay of each arbiter
plan-page-other-costs = Other costs
plan-page-other-costs-hint = a line each: programmes=120
plan-page-calculate = Calculate
plan-page-wrong = Not understood and left out: { $what }
plan-page-budget = Budget
plan-page-done = Done

## player
## What these pages say.

player-find = Find
player-all = all players
player-playing = playing
player-not-playing = withdrawn, expelled, absent
player-late = late entries
player-with-byes = with requested byes
player-unrated = unrated
player-by-number = Sort by starting number
player-by-name = Sort by name
player-state = State
player-from-round = from round { $n }
player-after-round = after round { $n }
player-expelled = expelled
player-table = table { $n }
player-add-player = Add player
player-search-list = Name or FIDE number
player-search-hint = The rating lists of this machine are searched while you type: { $lists }.
player-no-list = There is no rating list on this machine. Bring FIDE's list of players (TXT or XML, zipped or not) here, or in a terminal: ronde players import players_list.zip
player-rating-lists = Rating lists
player-list-line = { $source }, { $dated }: { $players } players
player-bring-list = Bring a list
player-list-file = File of the list
player-list-source = Whose list (only for national ones, as SUI)
player-by-hand = By hand
player-first-round = Plays from round
player-missed = Rounds that he missed count nothing; points by decision can be given on his card (C.04.2:2.4).
player-title = Title
player-sex = Sex
player-fide-id = FIDE number
player-national-id = National number
player-birth = Born
player-team = Team
player-category = Category
player-facts = Data
player-save = Change the data
player-set-table = Set the table
player-bye-barred = The rules of the event allow no bye in this round.
player-games = Games
player-opponent = Opponent
player-colour = Colour
player-float = Float
player-up = up
player-down = down
player-no-games = No round is paired yet.
player-byes = Requested byes
player-byes-hint = Press a round: half-point bye, then zero-point bye, then none. Half-point byes allowed: { $half }; last rounds without any: { $last }.
player-no-byes = A schedule has no byes on request.
player-fixed-table = Fixed table
player-free = empty: no fixed table
player-never-meets = Must not meet
player-never-meets-link = Pairs that must not meet are set on the page Settings.
player-leave = Leaving
player-last-round = Last round
player-withdraw = Withdraw
player-expel = Expel
player-reason = Reason, for the report
player-comes-back = Comes back
player-reinstate = Play again
player-decision = Points by decision
player-plus-minus = Points, as 0.5 or -1
player-give-points = Change points
player-which-round = Round (empty: as a whole)
player-check-in-for = Check-in for round { $n }
player-here-of = { $n } of { $all } here
player-here = HERE
player-not-here-yet = not here yet
player-half = ½ bye
player-keys-line = present
player-rest-absent = Those not here are absent
player-nobody-found = Not in the list?
player-round-runs = Round { $n } is paired. What you mark counts for round { $next }.
player-estimate = Estimate
player-estimate-source = Source
player-estimate-hint = For players without a rating (C.04.2:2.1): it orders and pairs like one, is shown as ~1850, and is never reported as a rating.
player-convert = Convert
player-scale = Scale
player-start-check-in = As soon as one player is marked as here, those who are not marked are not paired.
player-aro = ARO
player-aro-hint = Average rating of the opponents so far: what the next round is paired by (Dubov, article 9).
player-national-rating = National rating
player-league = League or region
player-match-card = Match card
player-player-card = Player's card

## reference
## What the reference says around the calls.

reference-title = Interface for programs
reference-lead = What the pages do, programs can do too: JSON over HTTP. The same as a document that tools read:
reference-who-title = Who is asking
reference-who-text = On the machine itself nobody needs a token. From elsewhere, send the token that the owner or the chief arbiter made on the page of the event, as Authorization: Bearer. Without one, everybody may read what is public.
reference-open-to = Open to
reference-answer = Answer
reference-errors = Errors
reference-errors-text = An error has a status, a name in error, and a sentence in message. Nothing was done.
reference-acts = Acts
reference-acts-text = Everything that changes a tournament. The desk does the marked ones itself.
reference-own = by itself
reference-settings = Settings
reference-begin = Begin
reference-run = Run a tournament
reference-by-players = Results by players
reference-odds = Odds and fairness
reference-people = People
reference-files = Files and lists
reference-screens = Screens
reference-machine = This machine
reference-why = Why
reference-contents = Contents

## refusal
## One for each refusal.

refusal-no-access = { $person } has no such access to this event, or has it no longer.
refusal-role = Not as { $role }; this is for { $for_whom }.
refusal-locked = The event is on { $to } and is written there; it is locked here until it comes back.
refusal-missing = This is missing: { $what }.
refusal-reach = This reaches tournaments for which you were not invited yourself.
refusal-owner = There is one owner, who needs no invitation.
refusal-boards = A helper needs a range of boards, from the lower number to the higher.
refusal-expires-before = The code would have expired before it was given.
refusal-already-accepted = The code was used on another device; ask for a new one.
refusal-wrong-code = This is not the code that was given.
refusal-expired = The code has expired; ask for a new one.
refusal-revoked = The access of { $person } was taken back; ask for a new code.
refusal-same-machine = The event is on { $to } already.
refusal-machine = The name of a machine has at most { $n } bytes and no blank before or after; this is none: { $name }
refusal-has-home = The event lives on { $home }; it is handed over from there.
refusal-heads = The ends of the journals are not those of this event's tournaments.
refusal-key-taken = This request has the key of another one (act { $by }); send it with a new key.
refusal-creation = The journal of an event begins with one act that creates it.
refusal-unknown-tournament = The event has no tournament { $t }.
refusal-tournament-twice = The event has the tournament { $t } already.
refusal-unknown-person = Nobody was invited as { $person }.
refusal-nothing-to-accept = { $person } has no invitation that is still open.
refusal-at-home = The event is at home.
refusal-elsewhere = The event is on { $to }.
refusal-for-owner = the owner
refusal-for-chiefs = the owner and the chief arbiter
refusal-for-chiefs-of-all = the owner and the chief arbiter of the whole event
refusal-for-arbiters = the owner, the chief arbiter and deputies
refusal-for-answering = those who answer for all tournaments of that person
refusal-event-name = the name of the event
refusal-tournament-name = the name of the tournament
refusal-tournament-journal = the journal of the tournament
refusal-tournament = the tournament
refusal-person-id = the person
refusal-person-name = the name of the person
refusal-device = the device
refusal-this-machine = the name of this machine
refusal-home = the machine on which the event lives
refusal-taking-machine = the machine that takes the event
refusal-reason = the reason

## round
## Overview, round, pairing by hand, results.

round-of-results = { $done } of { $all } results
round-to-look-at = To look at
round-nothing-to-look-at = Nothing waits for you.
round-open = Open
round-disagree = Board { $board }: the two players report different results
round-bye-asked = { $who }: { $bye } in round { $round }
round-not-seen = Board { $board }: { $who } not seen
round-adjourned = Round { $round }, board { $board }: adjourned
round-doubt = From the file: { $text }
round-top-boards = Top boards
round-last-acts = Last acts
round-whole-journal = The whole journal
round-then = Then
round-then-round = close round { $n } → pair round { $next } → publish
round-then-closed = look round { $next } over → publish → print
round-then-last = close round { $n } → finish → prizes and reports
round-then-first = check in → pair round 1 → look it over → publish → print
round-then-draft = publish round { $n } → print → enter results
round-then-report = report to the federation
round-only-arbiters-see = Only arbiters see this.
round-everybody-sees = Everybody sees this.
round-by-hand = by hand
round-from-file = from a file
round-check-complete = round { $n } complete
round-check-byes = byes: { $who }
round-check-no-byes = no byes
round-check-withdrawn = withdrawn: { $who }
round-check-notes = { $n ->
    [one] { $n } board with notes
   *[other] { $n } boards with notes
}
round-check-no-notes = no board needs a second look
round-pair-by-hand = Pair by hand
round-throw-away = Throw the draft away
round-pair-again = Pair again
round-outdated = The draft of round { $n } is out of date: something that it rests on has changed.
round-take-back = Take the round back
round-reopen = Open the round again
round-change-published = Change the published round by hand…
round-which-case = Which case of C.04.2:4.4 is it?
round-reason = Reason, for the report
round-colours = Colours
round-due = Due
round-notes = Notes
round-notes-only = Only boards with notes
round-note-float = float
round-note-colour = one colour against the claim
round-note-colours = both colours against the claim
round-note-absolute = absolute claim not met
round-note-met = have met already
round-note-club = same club
round-mild = mild
round-strong = strong
round-absolute = absolute
round-unplayed = no game
round-up = upfloater
round-down = downfloater
round-keys-rows = board
round-key-card = open White's card
round-legend-due = ‼ absolute · ! strong · bare: mild · ▼ ▲ floats of this round
round-hand-drag = or drag one player onto another
round-hand-close = End pairing by hand
round-hand-same = Nothing is changed: the boards are as the rules pair them.
round-hand-differs = { $n ->
    [one] { $n } board differs from the rules' pairing. Ending must be confirmed, and the report will say so.
   *[other] { $n } boards differ from the rules' pairing. Ending must be confirmed, and the report will say so.
}
round-hand-rules = The rules have
round-hand-yours = You have
round-hand-restore = Back to the rules' pairing
round-hand-none = The rules give no pairing here: { $why }
round-checks = Checks
round-no-opponent = Without an opponent
round-correct = Correct a result…
round-correct-short = Correct
round-key-clear = clear
round-key-slips = slip pile: board, Enter, result
round-key-missing = missing only; L shows all
round-key-second = second pass: read all again
round-key-waiting = to what waits for a decision
round-key-mark = mark a player
round-key-pair = pair the two marked
round-key-swap = exchange the colours
round-correct-title = Correct a result of round { $n }
round-correct-hint = Round { $n } is over: what is wrong is corrected with a reason, and what it changes is shown before.
round-new-result = New result
round-counts-for = Counts for
round-for-pairings = all pairings still to come (C.04.2:4.3)
round-for-rating = the rating report alone
round-correct-and-post = Correct and post
round-board = Board
round-results-of = Results of round { $n }
round-own-boards = Your boards: { $first } to { $last }
round-close-missing = ({ $missing } missing)
round-add-pair = Pair two who have no opponent…
round-add-pair-do = Pair them at a new last board
round-no-boards = Nobody plays in this round.
round-key-menu = all results in a menu, as a click on the result opens it

## safety
## What these say.

safety-away = Ronde cannot reach its data at this moment. The code is good: try again in a minute.
safety-not-yours = Only a report from this telephone can be taken back here.
safety-one-telephone = Board { $board }: one telephone reported for both players
safety-old-password = Your password until now
safety-wrong-password = This is not the password that you have. If you have forgotten it, ask for a new code.
safety-others-out = Other devices of yours are put out by this.
safety-owner-devices = You come in as the owner on { $n } other devices or programs.
safety-end-owner-devices = End all of them
safety-give-back = Bring the event home
safety-give-back-says = It is locked here, and you get it as a file with all that was done here. Open that file on { $home }.

## schedule
## Level matches of a cup, the table of a schedule, numbers that are drawn.

schedule-schedule = Schedule
schedule-all-rounds = All rounds
schedule-rests = does not play: { $who }
schedule-print-schedule = Print the schedule
schedule-not-yet = The schedule appears when everybody is there: it is for { $needed } players, and { $here } are here.
schedule-later-rounds = Later rounds follow from results.
schedule-numbers = Numbers
schedule-numbers-hint = The number decides who meets whom in which round. Without a draw it is the order of the list.
schedule-by-lots = By lots
schedule-by-lots-hint = Every order is equally likely.
schedule-directed = Directed draw (Varma)
schedule-directed-hint = Two of the same federation or club do not meet in the last three rounds (C.05, annex 2; 9 to 24 players).
schedule-kept-apart = Kept apart
schedule-same-federation = players of the same federation
schedule-same-club = players of the same club
schedule-split = A group that is too large may be split
schedule-seed = Seed
schedule-seed-hint = Leave it empty and Ronde draws one. It is kept in the journal, so that anyone can repeat the draw.
schedule-draw = Draw the numbers
schedule-drawn-lots = Numbers drawn by lots, seed { $seed }
schedule-drawn-varma = Numbers by directed draw (Varma, { $apart }), seed { $seed }
schedule-federation = federation
schedule-club = club
schedule-level-title = Level matches: who goes on?
schedule-level-hint = Pair the next round to have them played again, or say who goes on.
schedule-match-number = Match { $n }
schedule-decided-by = Decided by
schedule-by-games = tie-break games (blitz, armageddon)
schedule-by-lot = lots
schedule-by-rules = the rules of the event
schedule-goes-on = { $who } goes on
schedule-level-next = { $level ->
    [1] Round { $n } is closed. One match is level: say who goes on, or have it played again.
   *[other] Round { $n } is closed. { $level } matches are level: say who goes on, or have them played again.
}
schedule-level-look = Match { $n } is level: { $one } – { $other }
schedule-say-who = Say who goes on
schedule-play-again = Play again: pair round { $n }
schedule-nothing-to-decide = Match { $number } is not level, or not played yet.
schedule-not-in-match = Only one of the two who play match { $number } can go on.
schedule-rounds-of-schedule = The number of rounds follows from the schedule.
schedule-no-draw = Numbers are drawn for round robins; by Varma's tables for players alone.
schedule-draw-players = The schedule is for { $needed } players, and { $here } are here.
schedule-draw-table = Varma's tables are for { $least } to { $most } players: draw by lots instead.
schedule-draw-names = Two players have the same name, or one has none: mend the list first.
schedule-draw-too-large = One group is too large for its envelope: allow it to be split, or draw by lots.

## screen (by key)
## What a screen says.

screen-screen-n = Screen { $n }
screen-waiting = Waiting. An arbiter chooses what this screen shows: page of the event, Screens.
screen-public-page = Pairings, results and standings
screen-round-n = Round { $n }
screen-boards-span = boards { $first }–{ $last } of { $all }
screen-board-span = board { $first } of { $all }
screen-results-in = { $done } of { $all } results
screen-results = Results
screen-no-results = No result yet.
screen-standings = Standings
screen-after-round = after round { $n }
screen-starting-list = Starting list
screen-final-standings = Final standings
screen-complete = complete
screen-page = page { $n } of { $all }
screen-starts-in = starts in { $time }
screen-round-in = Round { $n } in { $time }
screen-round-starts = Round { $n } starts at { $time }
screen-starts-now = Round { $n } starts now
screen-minutes = { $n } min
screen-your-board = your board on your phone
screen-no-connection = no connection since { $time }, showing the last state
screen-paused = paused
screen-next-round = Round { $n } is shown here as soon as it is published.
screen-is-complete = All results of round { $n } are in.
screen-is-over = The tournament is finished. Thank you for playing.
screen-is-played = Round { $n } is being played.
screen-entered = { $n ->
    [one] { $n } player is entered.
   *[other] { $n } players are entered.
}
screen-nothing = Nothing is shown yet. It appears here by itself.
screen-bye = bye
screen-half-bye = bye ½
screen-absent = not paired
screen-white = White
screen-black = Black

## screens
## What the chooser says.

screens-title = Screens
screens-which = Which screen is this?
screens-which-says = Take a number. From then on this device shows what an arbiter chooses, and nobody needs to touch it again.
screens-a-new-one = a new one
screens-on-already = on already
screens-choose-shown = Choose what the screens show
screens-running = Screens of this event
screens-none-running = None yet. Choose below what the first one shows.
screens-number = Screen
screens-shows = Shows
screens-state = State
screens-on = on
screens-last-heard = last heard
screens-never = not opened yet
screens-twice = two devices have this number
screens-change = Change
screens-show-here = Show here
screens-free = Free
screens-waits = Screen { $n } is on and waits.
screens-open-on-tv = On the television or the computer of the beamer, open this address and take a number:
screens-not-open = Other devices do not reach this machine yet. Open it to the hall on the start page.
screens-choose = What a screen shows
screens-in-turn = In turn
screens-boards = pairings by board
screens-names = pairings by name
screens-results = results as they come in
screens-standings = standings
screens-clock = clock and count-down
screens-tournaments = Tournaments
screens-share = Share of the lists
screens-share-says = Several screens side by side: each has its part, in equal shares of boards and names.
screens-part = part
screens-of = of
screens-part-of = part { $n } of { $all }
screens-diagonal = Diagonal in inches
screens-distance = Farthest reader in metres
screens-seconds = Seconds a page
screens-languages = Languages, one or two
screens-start = Start
screens-start-screen = Start screen { $n }
screens-size-says = { $inches }″, { $metres } m, { $langs }
screens-announce = Announcement
screens-announce-text = Text, on all screens of the event
screens-band = on a band
screens-whole = on the whole screen
screens-turn = as a page in turn
screens-how-long = How long
screens-quarter = 15 min
screens-one-hour = 1 hour
screens-four-hours = 4 hours
screens-until-taken = until taken away
screens-put-up = Announce
screens-take-away = Take away
screens-until = until
screens-count-down = Count-down
screens-count-says = Day and hour of the rounds come from the settings of each tournament. What is said here comes before them, until it has passed.
screens-round-starts = The round starts at
screens-starts-at = Counting down to
screens-in-minutes = in { $n } min
screens-set = Set
screens-numbers = Screens have the numbers 1 to 99.
screens-of-another = Screen { $n } shows another event. Number { $free } is free.
screens-too-many-said = There are { $n } announcements already. Take one away first.
screens-said-length = An announcement has 1 to { $n } letters.
screens-start-when = The round starts within the next thirty days.
screens-advice = { $inches }-inch, { $metres } m: { $rows } rows a page.
screens-advice-boards = { $boards } boards take { $time }.
screens-advice-split = With { $n } screens: { $time }.
screens-advice-names = { $players } names take { $time }.
screens-at-once = All at once: no page is turned.
screens-tv-keys = Keys on the screen itself: → next page, ← back, Space pause, any key full screen.

## setting
## What this page says.

setting-settings = Settings
setting-papers = Name, place, people
setting-papers-hint = Only papers and reports say this; it can be changed at any time.
setting-city = City or venue
setting-federation = Federation
setting-start = First day
setting-end = Last day
setting-chief = Chief arbiter
setting-deputies = Deputies, one in each line
setting-time-control = Time control
setting-time-code = Time control code
setting-round-dates = Day and hour of each round, one in each line
setting-system = System
setting-dutch-2026 = Swiss, FIDE Dutch 2026 (C.04.3)
setting-dutch-2017 = Swiss, FIDE Dutch 2017
setting-dubov-2026 = Swiss, Dubov 2026 (C.04.4.1)
setting-burstein-2026 = Swiss, Burstein 2026 (C.04.4.2)
setting-lim-2026 = Swiss, Lim 2026 (C.04.4.3)
setting-dutch-2010 = Swiss on ratings of 2010
setting-dutch-1992 = Swiss on ratings of 1992
setting-dubov-1997 = Dubov of 1997
setting-original = The original Swiss system
setting-round-robin = Round robin, { $n } players
setting-double-round-robin = Double round robin, { $n } players
setting-cup = Cup, { $n } players
setting-recipe = or another schedule, as the command ronde schedule writes it
setting-not-fide = only outside FIDE mode
setting-rounds = Number of rounds
setting-rounds-hint = Announced before round 1 (C.04.1:1). For { $n } players at least { $least } make one winner.
setting-points = Points
setting-win = win
setting-draw = draw
setting-loss = loss
setting-forfeit-win = forfeit win
setting-pairing-bye = pairing-allocated bye
setting-half-bye = half-point bye
setting-points-hint = A bye is never worth more than a win (C.04.1:3); two draws never more than a win and a loss.
setting-tie-breaks = Tie-breaks
setting-tie-breaks-hint = In this order; the first that differs decides (C.07).
setting-as-codes = as codes, with commas
setting-add = Add
setting-presets = Presets
setting-preset-swiss = Swiss, usual
setting-preset-rated = Swiss, all rated
setting-preset-robin = Round robin
setting-preset-team-swiss = Swiss for teams
setting-preset-teams = Teams, all play all
setting-preset-1998-consistent = 1998: Swiss, consistent ratings
setting-preset-1998-rated = 1998: Swiss, most rated
setting-preset-1998-unrated = 1998: Swiss, most unrated
setting-preset-1998-robin = 1998: round robin
setting-preset-1998-team-swiss = 1998: Swiss for teams
setting-preset-1998-teams = 1998: teams, all play all
setting-tie-break-rules = Tie-break rules
setting-rules-by-date = by the date of the event
setting-rules-1992 = 1992: only the first place is broken (F10)
setting-rules-1998 = 1998: an unplayed game is a draw against oneself
setting-rules-2024 = 2024 (C.07)
setting-rules-2026 = 2026 (C.07)
setting-primary = Teams are ranked first by
setting-primary-usual = as the list and the form say
setting-primary-match = match points
setting-primary-game = game points
setting-unrated-as = Rating that unrated players count in tie-breaks
setting-lots = Lots that were drawn: numbers, the winner first
setting-preset-youth = Youth, short
setting-acceleration = Acceleration
setting-none = none
setting-colour = Colour of the first player in round 1
setting-by-lot = drawn by the program
setting-byes = Requested byes
setting-half-byes = half-point byes for each player
setting-none-in-last = none in so many last rounds
setting-prohibited = Pairs that must not meet
setting-prohibited-hint = Set before round 1, with a good reason: brothers, one club, one federation. A wish is kept where it can be.
setting-players = Players, at least two
setting-first = from round
setting-last = to round
setting-soft = only a wish
setting-reason = Reason
setting-add-set = Add to the list
setting-add-clubs = Add every club with two players or more
setting-tables = Fixed tables
setting-tables-hint = Set on the card of each player.
setting-fide = FIDE mode
setting-fide-on = FIDE's rules bind this tournament.
setting-fide-off = FIDE's rules do not bind this tournament any more.
setting-leave = Leave FIDE mode
setting-leave-hint = There is no way back, and the report will say so.
setting-change-papers = Change name, place, people
setting-change-rounds = Change the number of rounds
setting-change-system = Change the system
setting-change-breaks = Change the tie-breaks
setting-change-points = Change the points
setting-change-acceleration = Change the acceleration
setting-change-colour = Change the first colour
setting-change-byes = Change the rules for byes
setting-change-prohibited = Change the pairs that must not meet
setting-free = Free until round 1 is paired.
setting-always = Can be changed at any time.
setting-after-start = Cannot be changed any more: round 1 is paired (C.04.1:1).
setting-in-fide-mode = Not any more in FIDE mode: round 1 is paired.
setting-finished = The tournament is finished.
setting-draft-open = A round is a draft: publish it or throw it away first.
setting-warn-rounds = The report will say it: the number of rounds was announced (C.04.1:1).
setting-warn-breaks = The report will say it: tie-breaks are announced before the start (C.07).
setting-locked = fixed
setting-level-2 = warns
setting-level-3 = asks
setting-level-4 = asks twice
setting-director = Tournament director
setting-rounds-follow = The number of rounds follows from the schedule.

## site
## Words of the folder's pages.

site-other-files = { $folder } holds other files. Name an empty folder, or one that Ronde has written before.
site-languages = Language
site-pages = Pages
site-players = Starting list
site-rounds = Rounds
site-round = Round { $n }
site-standings = Standings
site-crosstable = Crosstable
site-by-board = Pairings by board
site-by-name = Pairings by name
site-after = Standings after round { $n }
site-not-begun = { $players ->
    [one] { $players } player is entered. The tournament has not begun.
   *[other] { $players } players are entered. The tournament has not begun.
}
site-state = { $players ->
    [one] { $players } player, round { $n } of { $rounds }
   *[other] { $players } players, round { $n } of { $rounds }
}
site-state-open = { $players ->
    [one] { $players } player, round { $n }
   *[other] { $players } players, round { $n }
}
site-for-programs = For programs
site-number = Number { $n }
site-stands = Rank { $rank } with { $points } points
site-has-points = { $points } points
site-round-head = Round
site-colour = Colour
site-opponent = Opponent
site-rating = Elo
site-result = Result
site-points = Points
site-white = White
site-black = Black
site-bye = bye
site-half-bye = half-point bye
site-absent = absent
site-aros = Average ratings of opponents
site-aro = ARO

## standing
## Standings, crosstable, prizes, norms, journal.

standing-after = After round
standing-everybody = All
standing-women = Women
standing-under = U{ $n }
standing-seniors = { $n }+
standing-show = Show
standing-category = Category
standing-progress = Progress
standing-colours = Colours
standing-change = ΔElo
standing-nobody = Nobody is ranked yet.
standing-nobody-here = Nobody belongs to this category.
standing-provisional = Provisional: round { $n } is being played, and the table counts what is in so far.
standing-final-standings = Final standings
standing-why-title = Why rank { $n }
standing-first = Nobody is above.
standing-below-points = Below { $who }: fewer points.
standing-below-tie-break = Level on points with { $who }; below by { $what }: { $own } against { $other }.
standing-below-lots = Level with { $who }; the lots decided.
standing-shares = Shares the rank with { $who }: nothing separates them.
standing-above-points = Above { $who }: more points.
standing-above-tie-break = Above { $who } by { $what }: { $own } against { $other }.
standing-below-place = Below { $who }: the form of the tournament gives the place.
standing-above-place = Above { $who }: the form of the tournament gives the place.
standing-group = Group
standing-opponent = Opponent
standing-amount = Counts
standing-cut-lowest = lowest left out (C.07:14)
standing-cut-highest = highest left out (C.07:14)
standing-cut-voluntary = unplayed by choice, left out first (C.07:16.5)
standing-cut-limit = below the limit (C.07:9.2)
standing-adjusted = counted { $counted }, in the standings { $real } (C.07:16.3)
standing-dummy = dummy opponent (C.07:16.4)
standing-not-played = not played
standing-times = × own points
standing-sum = Sum
standing-among = Among those tied
standing-not-met = { $n } not met
standing-nothing-left = Nobody is tied any more: it decides nothing.
standing-back = Back to the standings
standing-next-one = Next in rank
standing-one-before = Before in rank
standing-crosstable-how = Number of the opponent, colour (disc: White, square: Black), result. + and − are forfeits; U F H Z are byes. The ground shows how good a result was against that opponent.
standing-purses = Prizes, one line for each category
standing-several-prizes = Several prizes
standing-purses-hint = A category (all, women, U16, 60+, 1000-1800), a colon, the amounts from the first place on.
standing-sharing = Equal points
standing-sharing-none = the tie-breaks decide
standing-sharing-equal = shared equally
standing-sharing-hort = Hort: half by place, half shared
standing-one-each = nobody wins two prizes; each gets the best one
standing-several = several prizes add up
standing-amount-money = Amount
standing-stays = Nobody is left to win, and it stays in the fund:
standing-compute = Compute the prizes
standing-purses-unread = Line { $n } cannot be read. Write a category, a colon and amounts: women: 200, 100.
standing-fund = Paid out: { $paid }
standing-not-over = The tournament is not over: this is what would be paid now.
standing-norms = Norms
standing-ratings = Ratings
standing-only-near = Norms made and within reach
standing-all-candidates = Show all candidates
standing-fide-rules = By FIDE's rules
standing-older = Older
standing-newest = Newest
standing-find = Find
standing-all-kinds = Everything
standing-kind-results = Results
standing-kind-rounds = Rounds
standing-kind-players = Players
standing-kind-settings = Settings
standing-sealed = Every line carries the hash of the one before; this is the last.
standing-nothing-found = Nothing of that kind.

## term
## As the reports have them.

term-norm = norm
term-open = open
term-no-norm = no norm
term-yes = yes
term-no = no
term-at-least = at least
term-at-most = at most
term-games = games
term-score = score
term-average = opponents' average
term-performance = performance
term-titled = titled opponents
term-titled-for-norm = with titles that count
term-players = players of a double round robin
term-federations = other federations
term-own-federation = of one's own federation
term-one-federation = of one federation
term-out-of = of
term-against = against
term-no-score = no score is enough
term-too-few = too few games, or too few points

## what-if-page
## What if, and what is needed.

what-if-page-title = What if
what-if-page-hint = Change anything and see which boards and ranks would be different. Nothing is kept.
what-if-page-changes = Changes so far
what-if-page-remove = Remove
what-if-page-start-again = Start again
what-if-page-a-result = Another result
what-if-page-board = Board
what-if-page-result = Result
what-if-page-no-result = no result
what-if-page-a-player = A player who comes or goes
what-if-page-player = Player
what-if-page-what = What
what-if-page-half-bye = half-point bye in round
what-if-page-zero-bye = absent in round
what-if-page-full-bye = full-point bye in round
what-if-page-no-bye = is there in round
what-if-page-withdraws = plays no more after round
what-if-page-enters = plays from round
what-if-page-rules = Other rules
what-if-page-system = System
what-if-page-rounds = Rounds
what-if-page-tie-breaks = Tie-breaks
what-if-page-acceleration = Acceleration
what-if-page-none = none
what-if-page-see = See what would be different
what-if-page-is-result = Round { $round }, board { $board }: { $result }
what-if-page-is-about = { $who }: { $what } { $n }
what-if-page-is-rule = { $what }: { $value }
what-if-page-unreadable = This change cannot be read: { $text }
what-if-page-too-many = No more than { $n } changes at once.
what-if-page-unknown-player = Nobody here has the number { $n }.
what-if-page-unknown-round = Round { $n } has no boards yet.
what-if-page-unknown-board = Round { $n } has no board { $board }; it has { $boards }.
what-if-page-beyond = There is no round { $n }; the tournament has { $rounds }.
what-if-page-unknown-system = { $text } is no pairing system.
what-if-page-fewer-rounds = { $n ->
    [one] { $n } round is paired already.
   *[other] { $n } rounds are paired already.
}
what-if-page-unknown-tie-break = { $text } is no tie-break.
what-if-page-paper = Neither pairings nor standings depend on this.
what-if-page-nothing = Nothing is changed yet.
what-if-page-needs = What do I need?
what-if-page-needs-of = What is needed in round { $n }?
what-if-page-not-playing = This is told while a round is being played: once it is published, until all its results are in.
what-if-page-open-before = A game of round { $n } has no result yet; then nobody can say.
what-if-page-why-rank = Why rank { $n }?

## why-page
## Why two meet, why two others do not, and the round step by step.

why-page-board-title = Round { $n }, board { $m }
why-page-round-title = How round { $n } was paired
why-page-frozen = As it was when the round was paired:
why-page-by-hand = The round was changed by hand. What the rules prescribe is told beside it.
why-page-from-file = The round came from a file. This is how the rules pair it.
why-page-by-schedule = A schedule pairs this tournament: who meets whom was settled before the first round.
why-page-added = These two were paired later at a board of their own.
why-page-no-answer = The rules give no pairing from what was known then.
why-page-steps = Step after step
why-page-article = Article
why-page-board-before = Board { $n }
why-page-all-boards = All boards
why-page-whole-round = The whole round
why-page-back-to-round = To the pairings
why-page-why-not = Why not these two
why-page-why-not-hint = The pair is forced, and the round is paired again: what would be worse?
why-page-one = One player
why-page-other = The other
why-page-ask = Ask
why-page-two-needed = Choose two different players.
why-page-walk = Step by step
why-page-walk-title = Round { $n }, step by step
why-page-step-of = Step { $n } of { $m }
why-page-step-before = Step before
why-page-step-after = Next step
why-page-groups = Groups
why-page-on-table = On the table
why-page-quantities = Quantities
why-page-dropped = Set aside
why-page-made = Already paired
why-page-back-to-why = Back
why-page-legend = ↘ came from another group · ↓ leaves without an opponent · ⇄ changed sides · beside the points the colour due: dashed mild, plain strong, double absolute
why-page-key-step = step by step
why-page-deadlock-title = Round { $n } cannot be paired
why-page-deadlock = Nothing was changed. The arbiter decides what to do (C.04.3:1.9.3).
why-page-why = Why?
why-page-why-board = Board { $n }: why these two meet
why-page-how-paired = How it was paired

## pair
## What `ronde pair` says: by which rules, why, and why not.

pair-round-number = write the number of a round, from 1 to 999
pair-edition-only = the { $system } has no edition of { $year }; there is only that of { $last }.
pair-edition-others = the { $system } has no edition of { $year }; there are those of { $others } and { $last }.
pair-edition-none = the { $system } has no editions. Leave --edition out.
pair-dutch-all-the-same = { $why }. To pair the tournament by the Dutch system all the same, say { $option }.
pair-by-edition = as --edition says
pair-by-system = as --system says
pair-by-code = by the code { $code } in the file
pair-by-date = by the date { $date } in the file
pair-by-default = the rules in force; the file does not say
pair-colour = initial colour { $colour } ({ $by })
pair-colour-file = declared in the file
pair-colour-round-1 = as round 1 shows
pair-colour-option = as --initial-colour says
pair-colour-default = assumed; if Black was drawn, say --initial-colour black
pair-colour-does-not-count = --initial-colour does not count: the tournament says otherwise
pair-rounds-conflict = { $name } declares { $declared } rounds, --rounds says { $asked }. Which round is the last decides pairings, so leave --rounds out, or correct the file.
pair-rounds-too-few = { $name } holds { $played } rounds already, --rounds says { $asked }. Give the number of rounds that was announced.
pair-no-number-left = { $name } has 999 rounds already.
pair-heading = round { $round }: { $rules }; { $colour }
pair-heading-of = round { $round } of { $all }: { $rules }; { $colour }
pair-with-virtual-points = { $rules }, with the virtual points of the file
pair-with-baku = { $rules }, with Baku acceleration
pair-with-ssa = { $rules }, accelerated in rounds 1 and 2
pair-with-ssa-halves = { $rules }, accelerated in rounds 1 to 3
pair-with-ssa-kept = { $rules }, accelerated throughout
pair-scheduled = { $name } is played by a schedule ({ $recipe }), so its pairs have no reasons. Leave --json and --reasons out; `ronde schedule` prints a whole schedule, as JSON too.
pair-more-problems = { $n } more: `ronde inspect` shows them.
pair-harmless = None of this concerns the pairing, which goes on.
pair-in-doubt = { $n ->
    [one] round { $round } was not paired: { $name } has { $n } problem on which the pairing depends. Mend the file and pair again.
   *[other] round { $round } was not paired: { $name } has { $n } problems on which the pairing depends. Mend the file and pair again.
}
pair-note-renumber = { $note }: `ronde convert --initial-list 2026` does it, in the rounds that are there too
pair-note-renumber-coded = { $note }: `ronde convert --initial-list 2026` does it once the file has the code FIDE_DUBOV (record 192)
pair-bracket = Bracket { $n }: { $points } points
pair-moved-down = Moved down: { $who }
pair-residents = Residents: { $who }
pair-limbo = Limbo: { $who }
pair-exchange = Exchange ({ $article }): { $down } to { $lower }, { $up } to { $upper }
pair-criteria-met = Criteria: all met in full
pair-criteria = Criteria: { $list }; all others met in full
pair-left-over = Left over: { $who } ({ $why })
pair-floats-down = Floats down: { $who } ({ $why })
pair-not-instead = not { $other } instead of { $who }: { $why }
pair-bye = { $n ->
    [one] Bye: { $who }, with { $points } points and { $n } unplayed game
   *[other] Bye: { $who }, with { $points } points and { $n } unplayed games
}
pair-steps = The steps of the procedure, with the articles of { $book }:
pair-player = Player
pair-not-declared = { $name } does not declare the number of rounds, and which round is the last decides pairings. Say it with --rounds, or write it into the file (record 142 of TRF26, XXR).
pair-not-declared-in-file = { $name } does not declare the number of rounds, and which round is the last decides pairings. Write it into the file (record 142 of TRF26, XXR).
pair-results-missing = { $n ->
    [one] round { $round } cannot be paired yet: { $n } game of earlier rounds has no result in { $name }. Enter the results and pair again.
   *[other] round { $round } cannot be paired yet: { $n } games of earlier rounds have no result in { $name }. Enter the results and pair again.
}
pair-no-round-left = { $name } declares { $declared } rounds, so there is no round { $round }. To pair a round again that the file holds, say which with --round.
pair-no-round-left-in-file = { $name } declares { $declared } rounds, so there is no round { $round }. If there are to be more, correct the number in the file (record 142 of TRF26, XXR).
pair-rounds-missing = round { $round } cannot be paired, because round { $first } is not paired yet in { $name }.
pair-nobody = nobody is there to be paired in round { $round }: everybody is absent or has a bye.
pair-rating-missing = round { $round } was not paired: { $system } pairs by ratings, and there is none for { $who }. Estimate each and pair again (C.04.4.1:1.1, dutch-1992:A1): `ronde convert { $name } out.trf --estimate { $number }=1800`, or with its source "INGO 130" for 1800.
pair-cannot = round { $round } cannot be paired: { $why }.
pair-too-large = round { $round } was not paired: { $why }. Ronde gives no approximate answer. { $instead }
pair-too-large-exactly = { $n ->
    [one] the bracket of { $points } points ({ $n } player) is too large to be decided exactly by { $system }
   *[other] the bracket of { $points } points ({ $n } players) is too large to be decided exactly by { $system }
}
pair-too-large-in-steps = { $n ->
    [one] the bracket of { $points } points ({ $n } player) is too large for the procedure of the book ({ $system }), whose answer was not reached in { $steps } steps
   *[other] the bracket of { $points } points ({ $n } players) is too large for the procedure of the book ({ $system }), whose answer was not reached in { $steps } steps
}
pair-by-hand-or-option = Pair the bracket by hand, or the round by another edition with --edition.
pair-by-hand-or-record = Pair the bracket by hand, or name another edition in the file (record 192).
pair-game-of-round = round { $round }: { $white } – { $black }
pair-and-more = and { $n } more
pair-none = No valid pairing exists for round { $round }. The chief arbiter decides what to do.
pair-none-by = No valid pairing exists for round { $round } ({ $article }). The chief arbiter decides what to do.
pair-one-without-opponent = This player finds no opponent:
pair-one-without-anything = This player finds neither an opponent nor the bye:
pair-some-without-opponent = Whatever is done, one of these { $n } players finds no opponent:
pair-some-without-anything = Whatever is done, one of these { $n } players finds neither an opponent nor the bye:
pair-may-meet = may still meet: { $who }
pair-has-met = has met ({ $article }): { $who }
pair-met-in = { $who } (round { $round })
pair-forbidden = forbidden (TRF26:260): { $who }
pair-must-have = must have { $colour }, as must ({ $article }): { $who }
pair-bye-barred = may not have the bye ({ $article }): because of round { $round }

## check
## What `ronde check` says of files, rounds and ranks.

check-illegal = round { $round }: illegal
check-not-prescribed = round { $round }: legal, but not the prescribed pairing
check-colours = round { $round }: the prescribed pairs, but not the prescribed colours
check-cannot = round { $round }: cannot be checked
check-met = { $a } and { $b } have met in round { $n }: { $article }
check-prohibited = the organiser forbids { $a } and { $b } to meet: { $article }
check-bye-barred = { $a } has the bye, which round { $n } bars: { $article }
check-same-colour = { $a } and { $b } must both have { $colour }: { $article }
check-colour-denied = { $a } has { $colour }, which may not be: { $article }
check-bye-too-many = the bye of { $a } is one too many: { $article }
check-worse = in the bracket of { $points } points it is worse in { $criterion }: { $values }
check-later = in the bracket of { $points } points it is as good, but comes later in the order of { $order }
check-procedure = in the bracket of { $points } points the procedure of the book ({ $system }) ends with other pairs; `ronde pair --round { $round } --reasons` shows its steps
check-own-mistake = in the bracket of { $points } points it is better in { $criterion }: { $values }. That cannot be: please report this file
check-values = { $given } in the file, { $prescribed } prescribed
check-prescribed = prescribed
check-in-file = in the file
check-nothing-explains = neither other numbers, nor one other result or bye, nor two players kept apart explain it
check-would-be = it would be the prescribed one, if
check-would-do-too = { $n ->
    [one] ({ $n } other supposition would do, too)
   *[other] ({ $n } other suppositions would do, too)
}
check-if-system = it was paired by { $system }
check-if-number = { $who } had number { $n }
check-if-numbers = { $list } (as round 1 shows)
check-if-numbers-by-list = { $list } (as round 1 shows), and colours went by the list
check-if-no-point = { $who } had no point in round { $n }
check-if-half-bye = { $who } had a half-point bye in round { $n }
check-if-full-bye = { $who } had a full-point bye in round { $n }
check-if-result = { $white } – { $black } in round { $n } was { $result }
check-another-result = another
check-if-kept-apart = { $a } and { $b } were kept apart
check-files = { $n ->
    [one] { $n } file
   *[other] { $n } files
}
check-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
check-differences = { $n ->
    [0] no differences
    [one] { $n } difference
   *[other] { $n } differences
}
check-sum = { $files }, { $rounds }: { $differences }
check-n-illegal = { $n } illegal
check-n-not-prescribed = { $n } not the prescribed one
check-n-colours = { $n } with other colours
check-n-ranks = { $n } in ranks
check-n-not-checked = { $n } not checked
check-files-with-errors = { $n ->
    [one] { $n } file with errors
   *[other] { $n } files with errors
}
check-files-not-checked = { $n ->
    [one] { $n } file not checked
   *[other] { $n } files not checked
}
check-rounds-assumed = { $n ->
    [one] the number of rounds is not declared (record 142, XXR); taken: the { $n } round in the file, whether the last of them is the last or not
   *[other] the number of rounds is not declared (record 142, XXR); taken: the { $n } rounds in the file, whether the last of them is the last or not
}
check-by-points = by points
check-by-points-and = by points and { $list }
check-rank = rank of { $who }: { $stated } in the file, { $right } { $by }
check-rank-range = { $best } to { $worst }
check-more-ranks = { $n ->
    [one] { $n } rank more: `ronde standings` shows them all
   *[other] { $n } ranks more: `ronde standings` shows them all
}
check-nothing-paired = nothing is paired yet
check-all-agree = { $n ->
    [one] { $n } round agrees
   *[other] all { $n } rounds agree
}
check-some-not-checked = { $some } of { $rounds } cannot be checked
check-some-differ = { $some ->
    [one] { $some } of { $rounds } differs
   *[other] { $some } of { $rounds } differ
}
check-more-errors = { $n ->
    [one] { $n } error more: `ronde inspect` shows them
   *[other] { $n } errors more: `ronde inspect` shows them
}
check-error = error: { $what }
check-error-in-line = error in line { $line }: { $what }
check-not-searched = { $name } could not be searched: { $error }.
check-no-file = there is no tournament file in { $name }. Ronde looks for names that end in .trf, .trfx, .txt, .json, .tunx, .papi or .tdf.
check-stopped = { $name }: Ronde stopped because of a mistake in its own code. Please report it together with the file.
check-no-such-round = the schedule has no such round

## explain
## What `ronde explain` says besides its stories.

explain-form-unknown = the name { $name } does not tell which form to write. End it with .html, .pdf, .json or .txt, or say it with --format.
explain-scheduled = { $name } is played by a schedule: its pairs were there before the first round, so there is nothing to explain. `ronde schedule` prints a whole schedule.
explain-no-board = { $n ->
    [one] there is no board { $board } in round { $round } of { $name }: it has { $n } board.
   *[other] there is no board { $board } in round { $round } of { $name }: it has { $n } boards.
}
explain-two-players = --why-not takes two players.
explain-no-player = there is no player { $number } in { $name }. `ronde inspect { $name }` lists them.
explain-nobody-called = nobody in { $name } is called { $text }. Give the number, or the family name.
explain-several-called = several players in { $name } are called { $text }: { $list }. Give the number.

## what-if-command
## What `ronde what-if` says besides its tables.

what-if-command-not-held = { $name } cannot be held by the desk: { $why }.
what-if-command-no-change = No change is named. Say what would be different, such as --result 3:5=1-0, --bye 12@4=half, --withdraw 7@3, --enter 9@2, --system dubov-2026 or --rounds 9.
what-if-command-as-it-stands = as it stands: { $code }
what-if-command-rounds-needed = { $name } does not declare the number of rounds, on which the pairing of the last rounds depends. Add --rounds N.
what-if-command-numbers = Numbers are those of the starting list, of which there are { $n }.
what-if-command-systems = There are { $list } and { $last }.
what-if-command-nothing = nothing is to be different; name a change
what-if-command-unknown-player = there is no player { $player }
what-if-command-unknown-round = round { $round } has no boards yet; rounds 1 to { $paired } have
what-if-command-unknown-board = round { $round } has no board { $board }; it has { $boards }
what-if-command-beyond = there is no round { $round }; the tournament has { $rounds }
what-if-command-unknown-system = { $code } names no pairing system
what-if-command-fewer-rounds = { $paired } rounds are paired already, so there cannot be { $rounds }
what-if-command-unknown-tie-break = { $name } is no tie-break
what-if-command-paper = neither pairings nor standings depend on this setting
what-if-command-unreadable = '{ $text }' cannot be read; write { $form }
what-if-command-form-result = ROUND:BOARD=RESULT, such as 3:5=1-0, 3:5=1/2, 3:5=+- or 3:5=none
what-if-command-form-bye = NUMBER@ROUND=BYE, such as 12@4=half; full, half, zero or none
what-if-command-form-withdraw = NUMBER@ROUND, such as 7@3: the last round that the player plays
what-if-command-form-enter = NUMBER@ROUND, such as 9@2: the first round that the player plays
what-if-command-form-system = a system and its edition, such as dutch-2026, dubov-2026 or original
what-if-command-form-rounds = the number of rounds, such as 9
what-if-command-form-tie-breaks = a list, such as BH/C1,BH,SB
what-if-command-form-acceleration = baku, ssa, ssa_halves, ssa_kept or none

## progress
## What stands beside a bar while there is much to do.

progress-checking = checking { $bar } { $done }, { $time } to go
progress-generating = generating { $bar } { $done }, { $time } to go
progress-playing = playing { $bar } { $done }, { $time } to go

## generate
## What `ronde generate` says, and what every command says of seeds and folders.

generate-seed = seed { $seed }
generate-seeds = seeds { $first } to { $last }
generate-no-seed = no random seed could be drawn: { $error }. Give one with --seed.
generate-of-seed = seed { $seed }: { $what }
generate-seeds-too-high = the seeds would go beyond the largest number. Choose a lower --seed.
generate-no-folder = the directory { $name } could not be made: { $error }.
generate-ended-early = the tournament ends before round { $round }: { $why }
generate-drawn-again = drawn again { $times } times, because a round could not be paired; fewer rounds or fewer absences would help
generate-baku-with-other-points = Baku acceleration is made for a win worth two draws and a loss worth nothing (C.04.7:1.1)
generate-too-few-players = a tournament needs two players at least
generate-ratings-and-players = { $players } players cannot have { $ratings } ratings; leave one of them out
generate-ratings-reversed = the lowest rating, { $lowest }, is above the highest, { $highest }
generate-number-of-rounds = the number of rounds must be between 1 and { $most }
generate-draw-percentage = the percentage of draws must be between 0 and 100
generate-ratings-needed = { $system } pairs by ratings, so nobody can be without one
generate-no-first-round = round 1 cannot be paired: { $why }
generate-point-system = write points for win, draw and loss, such as 3/1/0 or 1/0.5/0
generate-groups = write groups times players, such as 2x3
generate-rate = not a rate; write 20 or 1/20 for one in twenty, 5% for the same, 0 for never

## simulate
## What `ronde simulate` says besides its tables.

simulate-system = there are { $list }
simulate-written = written: { $name }
simulate-not-declared = the number of rounds is not declared. Say it with --rounds, such as --rounds 9.
simulate-too-few-players = fewer than two players take part.
simulate-nothing-played = no round has been played yet.
simulate-fixed = pairings were fixed beforehand, so colours and opponents owe nothing to chance.
simulate-stopped = stopped.
simulate-planned = the planned event
simulate-planned-name = { $players }, { $rounds }
simulate-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
simulate-tie-breaks = tie-breaks: { $list }
simulate-no-teams = { $name } is a Swiss of teams, which cannot be played on yet. Individual events and round robins can.
simulate-no-cup = a cup cannot be played on: level matches need a play-off. Round robins and Swiss events can.
simulate-which-event = say which event: a FILE, or --players and --rounds for a planned one.
simulate-how-many-rounds = say how many rounds: --rounds 9, or --rounds 7,9,11.
simulate-nothing-to-compare = a schedule has nothing to compare. Name systems with --compare, such as dutch-2026,dubov-2026.
simulate-too-many = { $n } variants are more than a table holds; { $most } are the most.
simulate-no-virtual-points = the event has no virtual points of its own (record 250), so `explicit` means nothing.

## schedule-command
## What `ronde schedule` prints: rounds, draws, remarkable numbers, comparisons.

schedule-command-no-picture = there are pictures of cups and of the remarkable numbers only. Print this one as text, CSV or JSON.
schedule-command-decision = write match=number, such as 5=12 for number 12 in match 5
schedule-command-two-numbers = write two numbers, such as 3,5
schedule-command-dispensation = write number=rounds, such as 1=2 for number 1 and two rounds
schedule-command-teams-times-players = write teams times players, such as 17x8
schedule-command-how-many = say how many play with { $option }, or who plays with --names.
schedule-command-teams-and-players = --teams and --players
schedule-command-team-size = say with --players how many players a team has, or name them.
schedule-command-from-one = numbers begin with 1.
schedule-command-unequal-teams = { $name } has { $other } players, the first team { $size }. All teams need as many; write a line for an empty board, too.
schedule-command-meeting = round { $round }: { $white } – { $black }
schedule-command-white-against = round { $round }: White against { $other }
schedule-command-black-against = round { $round }: Black against { $other }
schedule-command-rests-in = round { $round }: rests
schedule-command-round = Round { $n }
schedule-command-round-of-stage = Round { $n } ({ $stage })
schedule-command-round-of-cup = Round { $n }: { $stage }
schedule-command-stage-only = round
schedule-command-stage-groups = groups
schedule-command-stage-finals = finals
schedule-command-stage-preliminary = preliminary round
schedule-command-stage-final = final
schedule-command-stage-semi-finals = semi-finals
schedule-command-stage-quarter-finals = quarter-finals
schedule-command-stage-last = last { $n }
schedule-command-winner = winner of { $n }
schedule-command-loser = loser of { $n }
schedule-command-places = places { $best } to { $worst }
schedule-command-rests = rests: { $who }
schedule-command-without-game = without a game: { $who }
schedule-command-and-more = { $list } and { $n } more
schedule-command-players = { $n } players
schedule-command-teams-of = { $n } teams of { $size }
schedule-command-facts = { $seats }, { $rounds } rounds; the first-named has White
schedule-command-facts-cup = { $seats }; { $rounds } rounds, { $matches } matches
schedule-command-facts-cup-legs = { $seats }; { $rounds } rounds, { $matches } matches of { $legs } games
schedule-command-who-take = { $seats }, who take { $places } places
schedule-command-facts-molter = { $seats }, { $rounds } rounds, { $boards } boards, seed { $seed }
schedule-command-facts-berlin = { $seats }, { $rounds } rounds; groups { $groups }
schedule-command-berlin-finals = In the finals A2 is the second of group A
schedule-command-played-out = { $title }: everything is played
schedule-command-agrees = { $n ->
    [0] { $name }: nothing is paired yet ({ $recipe })
    [one] { $name }: { $n } round agrees with the schedule ({ $recipe })
   *[other] { $name }: all { $n } rounds agree with the schedule ({ $recipe })
}
schedule-command-differs = { $name }: differs from its schedule ({ $recipe })
schedule-command-no-such-round = round { $round }: the schedule has no such round
schedule-command-colours-reversed = round { $round }: right pairs, colours reversed
schedule-command-other-pairs = round { $round }: other pairs
schedule-command-as-scheduled = scheduled
schedule-command-no-round = { $name } has no round { $round } by its schedule.
schedule-command-numbers-reversed = --from { $from } is above --to { $to }. Give the lower number first.
schedule-command-numbers-form = the numbers are printed as text, CSV (--csv) or a picture (--svg).
schedule-command-numbers-title = Rounds for a number of players
schedule-command-head-players = players
schedule-command-head-least = Swiss, least
schedule-command-head-most = Swiss, most
schedule-command-head-single = round robin
schedule-command-head-double = double
schedule-command-numbers-none = –: half of the players is less than the least number; play a round robin
schedule-command-team-boards = { $teams } teams of { $players }: { $boards } boards
schedule-command-berlin-weights = Berlin: a point counts
schedule-command-on-board = on board { $board }: { $weight }
schedule-command-draw-form = the protocol of a draw is printed as text or CSV; with --trf you get the tournament.
schedule-command-draw-title = Draw of { $n } numbers, seed { $seed }
schedule-command-draws = { $who }: draws { $number }
schedule-command-takes-and-draws = { $who }: takes envelope { $envelope }, draws { $number }
schedule-command-nobody-late = Nobody meets a compatriot in the last three rounds.
schedule-command-some-late = Contingents were split. In the last three rounds meet:
schedule-command-meet-late = { $one } and { $other } in round { $round }
schedule-command-kind-robin = Round robin (Berger)
schedule-command-kind-rutsch = Round robin (Rütsch)
schedule-command-kind-team-robin = Team round robin (Berger)
schedule-command-kind-team-rutsch = Team round robin (Rütsch)
schedule-command-kind-scheveningen = Scheveningen
schedule-command-kind-schiller = Schiller
schedule-command-kind-berlin = Berlin
schedule-command-kind-team-berlin = Berlin for teams
schedule-command-kind-molter = Molter
schedule-command-kind-cup = Cup
schedule-command-kind-team-cup = Team cup

## standings
## What `ronde standings` says of rules and options.

standings-no-round = { $n ->
    [one] { $name } has { $n } round, so there are no standings after round { $round }.
   *[other] { $name } has { $n } rounds, so there are no standings after round { $round }.
}
standings-no-teams = { $name } lists no teams (records 310 or 013). Leave out --contest teams.
standings-no-such-lot = --lots names { $number }, who does not exist.
standings-not-this-list = --tie-breaks: { $why }.
standings-not-this-list-but-teams = --tie-breaks: { $why }; a ranking of teams is --contest teams.
standings-rules = rules of { $year } ({ $by }), { $form }; tie-breaks: { $list }
standings-form-swiss = Swiss
standings-form-predetermined = pairings fixed beforehand
standings-by-option = by the option
standings-by-file = declared in the file
standings-by-date = by the date { $date }
standings-in-force = in force now
standings-by-article = by article F10
standings-by-form = by the form of the tournament
standings-by-nothing = none are declared, so equal points share the rank
standings-no-needs = Nobody can say what is needed: { $why }. --needs is about the last round that is paired, while it is played.
standings-plays = plays of the open games with seed { $seed }
standings-prizes-unread = --prizes cannot be read. Write all:1000,600,400;women:500,100 with amounts such as 500 or 12.50.
standings-prizes-or-unit-unread = --prizes or --unit cannot be read. Write all:1000,600,400;women:500,100 with amounts such as 500 or 12.50.
standings-category = write women, men, U18, S60, 1800-1999, unrated, fed=NED, title=FM or club=NAME
standings-no-player = there is no player number { $number }. --why and --needs take the number of the starting list (column `number`), of which there are { $most }.
standings-no-team = there is no team number { $number }. --why and --needs take the number of the starting list (column `number`), of which there are { $most }.

## medal
## The table of medals.

medal-title = Medals by federation: all and women
medal-gold = Gold
medal-silver = Silver
medal-bronze = Bronze
medal-total = Total

## rate
## What `ronde rate` and `ronde norms` say of their options.

rate-earlier-twice = --earlier: { $name } is here twice, and its games would count twice.
rate-earlier-only-swiss = --earlier counts for a first rating of the Swiss federation: say --federation SUI.
rate-k-follows = K follows from rating and year of birth; players new to the list are named with --new, a published K with --k.
rate-no-date = The file has no date, so nobody counts as a junior.
rate-no-birth = No year of birth, so not counted as juniors: { $who }.
rate-not-k = --k: "{ $text }" cannot be read. Write one K for all, such as 20, or 4=10,7=40 for players 4 and 7; K lies between 1 and 100.
rate-no-player = { $option }: there is no player number { $number }. Take the number of the starting list, which has { $n } players.
rate-rating-of = { $rating } of player { $who }
rate-impossible = { $name } has ratings that cannot be: { $list }. No list ever had one above { $highest }, and the changes of the opponents would be wrong as well. Correct the file.

## report-command
## What `ronde report` says besides its papers.

report-command-to-write = To write it: ronde convert { $name } report.trf --to { $form }
report-command-not-for-screen = a dBASE file is not for the screen. Name a file: -o report.dbf.
report-command-no-round = there is no round { $round } in the file; it has { $n }.
report-command-no-date = { $name } has no date (records 042 and 052), which the file's header needs. Write the first and the last day.
report-command-no-rated-opponent = { $who }: left out, no game against a rated opponent
report-command-no-fide-number = { $who }: { $text } is no FIDE number and is left out
report-command-no-birthday = { $who }: a new player needs the day of birth, which is missing
report-command-no-sex = { $who }: a new player's sex is missing
report-command-too-long = { $who }: { $text } has more than { $n } characters and is cut
report-command-no-letter = { $who }: letters that dBASE cannot hold are replaced by ?
report-command-damaged = { $name } is damaged: { $why }. `ronde verify { $name }` says everything that is wrong.
report-command-which-folder = name the folder that is to be written: -o FOLDER.
report-command-site-written = { $name }: { $changed } files written, { $same } as they were, { $removed } removed
report-command-form-unknown = the name { $name } does not tell which form to write. End it with .html, .pdf, .txt, .csv, .xlsx or .json, or say it with --form.
report-command-no-browser = a PDF needs Chromium, Chrome or Edge, and none is found here. Install one, or name it in { $variable }. { $otherwise }
report-command-otherwise = Write it as .html instead, open that in any browser, and print it from there.
report-command-no-room = no folder to print in: { $error }.
report-command-not-printed = { $name } did not print: { $why }. { $otherwise }
report-command-wrote-nothing = it wrote nothing
report-command-not-done = it was not done after { $n } seconds

## convert
## What `ronde convert` says of problems, losses and numbers.

convert-strict = nothing was written to { $target }: there is { $why }, and --strict allows none. Mend the file, or leave --strict out.
convert-problems-in = { $tally } in { $name }
convert-cannot-hold = { $n ->
    [one] { $n } thing that { $form } cannot hold
   *[other] { $n } things that { $form } cannot hold
}
convert-first-shown = The first { $n } are shown; `ronde inspect --all` shows more.
convert-no-name = standard output has no name to tell the format by. Say it with --to, for example --to trf26 or --to json.
convert-form-unknown = the name { $name } does not tell which format to write. End it with .trf or .json, or say it with --to.
convert-estimate-unread = "{ $text }" cannot be read. Write the number of a player and a rating up to { $highest } with its source, such as "7=1850 club list", or a value of another scale ({ $scales }), such as "7=INGO 120"
convert-has-rating = --estimate: number { $number } has the rating { $rating }, and an estimate is for those without one.
convert-renumbered = { $n ->
    [one] initial list: { $moved } of { $n } player have another number
   *[other] initial list: { $moved } of { $n } players have another number
}
convert-too-late = { $n ->
    [one] { $name } has { $n } round already, and boards are paired by the numbers that the players had. Number them anew before { $before }, or leave --initial-list out.
   *[other] { $name } has { $n } rounds already, and boards are paired by the numbers that the players had. Number them anew before { $before }, or leave --initial-list out.
}
convert-before-round = round { $n } is paired (C.04.4.1:1.2.2)
convert-before-first = round 1

## inspect
## The page of `ronde inspect`.

inspect-strict = { $name } has { $tally }, and --strict allows none.
inspect-more = { $n ->
    [one] { $n } more is shown with --all.
   *[other] { $n } more are shown with --all.
}
inspect-no-name = A tournament without a name
inspect-dates = { $first } to { $last }
inspect-from = from { $first }
inspect-until = until { $last }
inspect-row-file = File
inspect-row-system = System
inspect-row-rounds = Rounds
inspect-row-players = Players
inspect-row-titles = Titles
inspect-row-federations = Federations
inspect-row-teams = Teams
inspect-row-points = Points
inspect-row-not-played = Not played
inspect-row-acceleration = Acceleration
inspect-row-forbidden = Forbidden
inspect-row-special = Special
inspect-row-time-control = Time control
inspect-row-arbiters = Arbiters
inspect-row-tie-breaks = Tie-breaks
inspect-row-paired-by = Paired by
inspect-json-form = { $name }, Ronde's JSON form
inspect-member = { $name }, { $member } in it
inspect-not-understood = { $what }; { $n } bytes of it are not understood
inspect-in-windows-1252 = { $what }, in Windows-1252
inspect-in-utf-16 = { $what }, in UTF-16
inspect-paired-of = { $n } of { $all } paired
inspect-paired = { $n } paired, number of rounds not declared
inspect-players = { $all } ({ $rated } rated, { $unrated } unrated)
inspect-late = { $what }, { $n } late
inspect-withdrawn = { $what }, { $n } withdrawn
inspect-and-more = { $list }, and { $n } more
inspect-win = win { $points }
inspect-draw = draw { $points }
inspect-loss = loss { $points }
inspect-black-win = win with Black { $points }
inspect-black-draw = draw with Black { $points }
inspect-black-loss = loss with Black { $points }
inspect-forfeit-win = forfeit win { $points }
inspect-forfeit-loss = forfeit loss { $points }
inspect-pairing-bye = pairing-allocated bye { $points }
inspect-full-bye = full-point bye { $points }
inspect-half-bye = half-point bye { $points }
inspect-zero-bye = zero-point bye { $points }
inspect-unknown-result = unknown result { $points }
inspect-pairing-byes = { $n ->
    [one] { $n } pairing-allocated bye
   *[other] { $n } pairing-allocated byes
}
inspect-full-byes = { $n ->
    [one] { $n } full-point bye
   *[other] { $n } full-point byes
}
inspect-half-byes = { $n ->
    [one] { $n } half-point bye
   *[other] { $n } half-point byes
}
inspect-zero-byes = { $n ->
    [one] { $n } zero-point bye
   *[other] { $n } zero-point byes
}
inspect-forfeits = { $n ->
    [one] { $n } forfeit
   *[other] { $n } forfeits
}
inspect-double-forfeits = { $n ->
    [one] { $n } double forfeit
   *[other] { $n } double forfeits
}
inspect-adjourned = { $n ->
    [one] { $n } adjourned game
   *[other] { $n } adjourned games
}
inspect-virtual-points = { $n ->
    [one] { $n } record of virtual points
   *[other] { $n } records of virtual points
}
inspect-forbidden = { $n ->
    [one] { $n } group of players who may not meet
   *[other] { $n } groups of players who may not meet
}
inspect-abnormal = { $n ->
    [one] { $n } record of abnormal points
   *[other] { $n } records of abnormal points
}
inspect-leaders = Most points after round { $n }
inspect-level = and { $n } more with as many as the last
inspect-before = Before round { $n } can be paired
inspect-all-paired = All declared rounds are paired
inspect-nothing-missing = nothing is missing
inspect-all-results = all results are in
inspect-byes-known = byes known for round { $n }: { $list }
inspect-known-full = { $n } full-point
inspect-known-half = { $n } half-point
inspect-known-zero = { $n } zero-point
inspect-missing-players = there are fewer than two players
inspect-missing-rounds = the number of rounds is not declared: which round is the last decides pairings (record 142 of TRF26, XXR of JaVaFo)
inspect-missing-system = no system is declared (record 192 of TRF26), so it must be chosen when pairing
inspect-missing-colour = the colour drawn for the first player is not given (record 152 of TRF26, XXC of JaVaFo)
inspect-missing-pairing = round { $n } has no games, but a later one has
inspect-missing-results = { $n ->
    [one] { $n } result of round { $round } is missing: { $list }
   *[other] { $n } results of round { $round } are missing: { $list }
}
inspect-more-games = { $list }; and { $n } more
inspect-of-fide = FIDE { $system }
inspect-edition-by-last-day = { $system }, edition of { $year } by its last day
inspect-edition-by-first-day = { $system }, edition of { $year } by its first day
inspect-edition-not-said = { $system }, edition not said
inspect-two-categories = { $rules }, accelerated throughout: two categories in one
inspect-unknown-code = a code that Ronde does not know
inspect-not-declared = not declared
inspect-in-words = not declared by code; in words: { $text }

## code
## What the codes of tournaments mean that Ronde does not pair by (ETT26).

code-dutch = FIDE Dutch system
code-double-swiss = FIDE double Swiss
code-own-swiss = a Swiss system of its own
code-own-double-swiss = a double Swiss of its own
code-robin = round robin by the Berger tables
code-double-robin = double round robin by the Berger tables
code-own-robin = a round robin of its own
code-schiller = Schiller system
code-own-schiller = a Schiller system of its own
code-scheveningen = Scheveningen system
code-double-scheveningen = double Scheveningen system
code-own-scheveningen = a Scheveningen system of its own
code-knock-out = knock-out
code-team-robin = round robin of teams
code-double-team-robin = double round robin of teams
code-team-swiss = FIDE Swiss system for teams
code-own-team-swiss = a Swiss system for teams of its own
code-own-team-robin = a round robin of teams of its own
code-team-knock-out = knock-out of teams

## rating
## What the tables of ratings, norms and reports to federations say.

rating-fide-title = changes of FIDE ratings (B.02:8)
rating-fide-games = games that count for FIDE ratings
rating-swiss-title = changes of the Swiss federation's ratings
rating-swiss-games = games that count for the Swiss federation's ratings
rating-both-title = report for both rating lists
rating-only-event = New is the rating if this were the only event of its period.
rating-all-capped = Differences above 400 points count as 400 (B.02:8.3.1 until 30 September 2025).
rating-below-2650-capped = Differences above 400 points count as 400 for players below 2650 (B.02:8.3.1 from 1 October 2025).
rating-below-floor = below the floor of { $floor }: listed as unrated (B.02:7.1.4)
rating-no-game = no game that counts
rating-first = first rating: { $sum } / { $opponents } with two draws against 1800, { $percent } % is { $difference }: { $computed }
rating-first-capped = { $first }, at most { $most }
rating-too-few-rated = no first rating: { $games } of { $needed } games against rated opponents
rating-no-points = no first rating: a score of zero is disregarded (B.02:7.1.4)
rating-first-below-floor = no first rating: { $computed } is below the floor of { $floor }
rating-fide-sum = K { $k } × { $gain } = { $product }, rounded { $rounded }: { $before } → { $after }
rating-swiss-records = Ratings are those of the file's records SUI; opponents without one count with FIDE's rating, a list that the federation recognises (3.2).
rating-swiss-starting-list = The file has no ratings in records SUI, so those of the starting list (columns 49 to 52) are taken. If they are FIDE's, this is not what the federation will compute.
rating-swiss-formula = The table of article 9 is not known; the formula of the curve stands for it.
rating-with-earlier = { $first }; with games of earlier events: { $list }
rating-earlier = { $n } of { $event }, score { $score }
rating-swiss-least = first rating: the least that is given (3.1)
rating-swiss-first = first rating: the games would not change it (3.3)
rating-swiss-too-few = no first rating: { $games } of { $needed } games that count (3.1)
rating-swiss-all-won = no first rating: all games were won, and no rating leaves that unchanged (3.3)
rating-performance-table = performance { $rating }: opponents' average { $average }, { $percent } % is { $difference } (B.02:8.1.1)
rating-performance-350 = performance { $rating }: by the 350-point rule
rating-performance-linear = performance { $rating }: by 400 points a game
rating-performance-perfect = performance { $rating }: perfect (C.07:10.3)
rating-performance-unchanged = performance { $rating }: these games would not change it (ssb-course:3.3)
rating-head-350 = Perf 350
rating-head-linear = Linear
rating-head-perfect = Perfect
rating-head-unchanged = No change
rating-head-for-a-win = For a win
rating-head-sex = Sex
rating-head-born = Born
rating-head-fide-number = FIDE no.
rating-head-national-number = National no.
rating-head-club = Club
rating-head-national = National
rating-white = white
rating-black = black
rating-norms-title = norms (B.01:1.4)
rating-norms-of = norms of { $who } (B.01:1.4)
rating-beyond = Not judged here, because no tournament file shows it: the arbiters' titles, registration, playing times, and the rules over several norms (27 games).
rating-no-norm = No norm was made, and none is within reach.
rating-to-come = To come: the score still needed, and what the opponents must average for it; the least score … all points. --player shows every score.
rating-exempt = Exempt from the rules on federations (1.4.3); at least one norm of an application must be made without that.
rating-eight-games = Eight games are enough for a player who won one round of nine without play, once in an application (1.4.1).
rating-highest-title = { $who } holds the highest title already.
rating-norm-sum = { $level }: { $verdict }; { $counted } of { $games } games count, { $points } points, opponents' average { $average }, performance { $performance }
rating-raised = { $level }: { $who } counts as { $floor }, the floor (1.4.6)
rating-needed = { $level }: needed from the games to come: { $score }
rating-must-average = { $level }: with { $score } to come, their opponents must average { $average }
rating-no-norm-made = No norm was made.
rating-certificates = data of norm certificates
rating-certificate-games = games of norm certificates
rating-head-event = Event
rating-head-city = City
rating-head-held-in = Held in
rating-head-from = From
rating-head-to = To
rating-head-system = System
rating-head-time-control = Time control
rating-head-chief-arbiter = Chief arbiter
rating-head-federations = Opponents' federations
rating-head-titles = Opponents' titles
rating-head-unrated = Unrated
rating-refused = refused
rating-doubtful = doubtful
rating-complete = The report is complete.
rating-can-be-sent = The report can be sent; { $n } to look at.
rating-sent-back = The report would be sent back: { $n } to correct.
rating-submission-title = is the report complete?
rating-head-weight = Weight
rating-head-where = Where
rating-head-what = What

## loss
## What a format cannot hold.

loss-line = lost: { $what }
loss-no-place = the format has no place for { $what }: { $n } left out
loss-altered-of = the { $what } of number { $of }, '{ $text }', does not fit into its columns
loss-altered = the { $what }, '{ $text }', does not fit into its columns
loss-numbers-too-high = there are no columns for numbers above { $most }: { $n } { $what } left out
loss-point-system = the format cannot say all of the point system; the nearest is written
loss-absences-as-byes = late entries and withdrawals are written as { $n } zero-point byes
loss-byes-as-results = { $n } byes are written as results without an opponent
loss-more = { $n } more things do not fit
loss-unrated-as-rated = { $n } results of games not to be rated are written as others

## lost
## Names of what a format cannot hold.

lost-round = round
lost-number = number
lost-match-points = match points
lost-team = team
lost-points = points
lost-game-points = game points
lost-virtual-points = virtual points
lost-orders-by-rank = orders by rank
lost-opposing-team = opposing team
lost-nickname-of-the-team = nickname of the team
lost-name-of-the-team = name of the team
lost-federation = federation
lost-date-of-birth = date of birth
lost-date-of-a-round = date of a round
lost-virtual-points-of-teams = virtual points of teams
lost-virtual-points-of-participants-of-the-other-kind = virtual points of participants of the other kind
lost-title = title
lost-teams = teams
lost-players = players
lost-tables-of-match-points = tables of match points
lost-symbol = symbol
lost-strength-of-the-team = strength of the team
lost-source-of-the-estimate = source of the estimate
lost-rows-of-team-results = rows of team results
lost-rating = rating
lost-rank = rank
lost-rank-of-the-team = rank of the team
lost-player = player
lost-patterns-of-board-colours = patterns of board colours
lost-pairing-controllers = pairing controllers
lost-origin = origin
lost-numbers-nicknames-strengths-points-and-ranks-of-teams = numbers, nicknames, strengths, points and ranks of teams
lost-number-of-the-team = number of the team
lost-national-title = national title
lost-national-records = national records
lost-national-rating = national rating
lost-national-number = national number
lost-national-name = national name
lost-name = name
lost-methods-of-ranking = methods of ranking
lost-method-of-ranking = method of ranking
lost-member = member
lost-line-ups-of-teams = line-ups of teams
lost-league = league
lost-initial-colours = initial colours
lost-forfeited-matches = forfeited matches
lost-forbidden-pairs-of-this-kind = forbidden pairs of this kind
lost-encoded-types-of-tournament = encoded types of tournament
lost-encoded-time-controls = encoded time controls
lost-director = director
lost-declared-numbers-of-rounds = declared numbers of rounds
lost-byes-of-teams = byes of teams
lost-byes-of-participants-of-the-other-kind = byes of participants of the other kind
lost-byes-announced-for-other-rounds-than-those-to-come = byes announced for other rounds than those to come
lost-abnormal-points = abnormal points
lost-abnormal-points-of-participants-of-the-other-kind = abnormal points of participants of the other kind
lost-fide-number = FIDE number
lost-forbidden-pair = forbidden pair
lost-name-of-the-event = name of the event
lost-city = city
lost-first-day = first day
lost-last-day = last day
lost-number-of-players = number of players
lost-number-of-rated-players = number of rated players
lost-number-of-teams = number of teams
lost-type-of-tournament = type of tournament
lost-chief-arbiter = chief arbiter
lost-time-control = time control
lost-deputy-arbiter = deputy arbiter
lost-number-of-rounds = number of rounds
lost-initial-colour = initial colour
lost-pairing-controller = pairing controller
lost-tie-breaks = tie-breaks
lost-order-of-the-standings = order of the standings
lost-colours-of-the-boards = colours of the boards
lost-options = options

## api
## Why a call was not done: one sentence for each refusal of the server itself.

api-fault = This is a fault of Ronde.
api-fault-safe = This is a fault of Ronde. What was entered before is safe in the journal.
api-no-such-call = There is no such call.
api-other-method = This call wants another method.
api-many-ask = Too many ask at this moment; try again.
api-not-expected = Something in the address or in the body is not what was expected.
api-no-network = This machine is in no network.
api-no-port = No port is free.
api-not-in-hall = This machine is not open to the hall.
api-body = { $place } of the body: { $what }.
api-body-too-long = The body is too long.
api-cross-site = This was sent by a page of another site, and was not done.
api-send-json = Send it as application/json.
api-key = A key has at most { $n } bytes, and no blanks.
api-seen = Say in `seen` the number of the last act that you knew of, so that nobody's change is overwritten unseen.
api-desks-own = This act is the desk's own.
api-token-unknown = This token is unknown, was taken back, or has expired. Ask for a new one.
api-others-send = Others are sending large files at this moment; try again.
api-too-much = So much is taken from arbiters alone: come in by your link, or log in.
api-many-come-in = Too many people are coming in at this moment; try again.
api-too-often = There were too many tries. Wait a minute, then try again.
api-viewers-change = Viewers cannot change anything.
api-others-undo = Only arbiters can undo other people's entries.
api-arbiters-pair = Only arbiters pair.
api-arbiters-preview = Only arbiters see what an act would change.
api-arbiters-state = Only arbiters read the whole state.
api-arbiters-files = Only arbiters take files away.
api-arbiters-verify = Only arbiters verify the journal.
api-arbiters-enter = Only arbiters enter players.
api-arbiters-look-up = Only arbiters look players up.
api-arbiters-lists = Only arbiters bring lists.
api-arbiters-codes = Only arbiters see the codes.
api-arbiters-what-if = Only arbiters ask what would be if.
api-arbiters-odds = Only arbiters ask for odds.
api-arbiters-screens = Screens are steered by arbiters of the event.
api-arbiters-folder = Only arbiters see where it is written.
api-owner-folder = Only the owner names a folder.
api-owner-only = Only this machine's owner may do this.
api-owner-opens = Only this machine's owner opens it.
api-owner-devices = Only the owner can end the owner's devices.
api-people-only = This is for people of the event. Come in by your link, or log in.
api-whole-event = The whole event is for the owner and the chief arbiter of all its tournaments.
api-tokens-by = Tokens are made by the owner and the chief arbiter.
api-owner-token = Only the owner makes a token of the owner.
api-token-looks = A program needs no token to look, and plays no games.
api-owner-uninvited = There is one owner, who needs no invitation.
api-players-by-code = Players report by the code of their board.
api-everybody-looks = Everybody may look; nobody is invited to.
api-no-such-person = There is no such person.
api-too-many-people = An event has at most { $n } people.
api-no-such-device = There is no such device.
api-code-expired = This code has expired. Ask for a new one.
api-code-unknown = This code is unknown, or was used already on another device. Ask for a new one.
api-login = Name and password do not fit together. After ten tries you have to wait.
api-password-length = A password has { $least } to { $most } characters; a short sentence is a good one.
api-password-wrong = This is not your password. If you have forgotten it, ask for a new code.
api-machine-name = The name of a machine has no blanks: it stands at the bottom of the page of any event on that machine.
api-here-already = The event is on this machine already.
api-name-missing = The name is missing.
api-text-long = The text that begins with “{ $begin }” has { $count } characters; at most { $longest } are taken.
api-invisible = A text holds the invisible character U+{ $code }; type it without.
api-tournament-name = The tournament has no name.
api-no-such-copy = There is no such copy.
api-no-such-file = There is no such file.
api-no-such-board = There is no such board.
api-no-such-tournament = There is no such tournament, or not for this reader.
api-two-players = Say in `one` and `other` the numbers of two players.
api-scheduled = A schedule pairs this round: nothing was decided.
api-nothing-asked = Nothing was asked.
api-side = Say whether White or Black reports.
api-list-busy = A list is being imported already.
api-no-lists = This server keeps no lists of its own: use ronde players import there.
api-list-not-kept = The list could not be kept: { $why }.
api-list-silent = Nothing came for a minute; send the list again.
api-list-broken = The line broke; send the list again.
api-list-too-large = The file is larger than 1 GB: this is no rating list.
api-list-empty = The file is empty.
api-screen-numbers = Screens have the numbers 1 to 99.
api-screen-shows = A screen shows something: name at least one of `shows`.
api-screen-once = Each of `shows` stands once.
api-screen-tournaments = At most 50 tournaments on one screen.
api-screen-part = Of `part`, `at` is 1 to `of`.
api-screen-inches = The diagonal is 10 to 400 inches.
api-screen-metres = The farthest reader is 1 to 60 metres away.
api-screen-langs = One or two of the languages that pages are offered in.
api-screen-seconds = A page stays 5 to 120 seconds.
api-screen-zone = There is no such time zone.
api-no-such-announcement = There is no such announcement.

## list
## Why a rating list or a table was not taken. Ends of sentences, without a full stop.

list-unread = it could not be read: { $why }
list-empty-archive = there is no list in the archive: unpack it and name the file
list-archive = the archive is damaged: it may not have been downloaded completely
list-no-source = it is a table, not one of FIDE's lists: say whose it is, as in --source SUI
list-not-fide = it is a table, and FIDE's lists are none: name its source, as in --source SUI
list-bad-source = "{ $text }" cannot name a source: use up to 40 letters, digits and hyphens, as in SUI
list-mostly-broken = { $players } players could be read and { $broken } lines could not: it is no rating list
list-first-broken = { $players } players could be read and { $broken } lines could not (line { $line }: { $why }): it is no rating list
list-smaller = it has { $new } players and the list in use has { $old }: it may not be whole; --force takes it nevertheless
list-lost-standard = it has no standard ratings and the list in use has: a list of one tempo is kept beside the combined one with --tempo; --force takes it nevertheless
list-lost-rapid = it has no rapid ratings and the list in use has: a list of one tempo is kept beside the combined one with --tempo; --force takes it nevertheless
list-lost-blitz = it has no blitz ratings and the list in use has: a list of one tempo is kept beside the combined one with --tempo; --force takes it nevertheless
list-too-many = it has more than sixteen million players: this is no rating list
list-folder = { $path } could not be written: { $why }
list-index = the new index could not be written: { $why }
list-mistake = reading the list failed because of a mistake in the program
list-nothing = the list is empty
list-no-header = the first line is not the header of a rating list: "{ $missing }" is not in it
list-truncated = the list ends in the middle, at line { $line }: it was not downloaded completely
list-xml = the list is not well-formed XML near byte { $position }
list-unread-list = the list could not be read: { $why }
list-table-empty = the table is empty
list-table-unread = the table could not be read: { $why }
list-workbook = the workbook could not be read
list-workbook-large = the workbook is larger than { $mb } MB: save it as CSV, which is read row by row
list-workbook-full = the workbook unpacks to more than { $mb } MB, or has more than { $cells } cells or cells beyond column { $columns }: save the sheet as CSV
list-mapping = "{ $text }" is no mapping: write field=Head, as in name=Nom,rating=Elo
list-no-field = there is no field "{ $text }"; the fields are { $fields }
list-no-column = there is no column "{ $text }"; the columns are { $columns }
list-no-names = no column is known to hold the names; the columns are { $columns }. Say which one does: --map name=…

## journal
## What is wrong with a journal, or with the file of an event. Ends of sentences, without a full stop.

# An act: its chain, and its place.
journal-changed = act { $seq } was changed: its text has another hash than the one stored with it
journal-torn = act { $seq } does not follow the one before: it names { $named } where { $expected } stands
journal-gap = after act { $after } comes act { $found }: lines are missing or doubled
journal-foreign = act { $seq } belongs to the journal { $named }, not to { $expected }
journal-unreadable = act { $seq } cannot be read: { $why }
journal-newer = act { $seq } was written by a later version of this program; use that one
journal-key = act { $seq }: the key stored beside it is not its own
journal-head = the journal ends with { $found }, and not with { $expected } as was written down
journal-misfit = act { $seq } fits nowhere: { $why }
journal-creation = a journal begins with one act that creates the tournament
journal-unknown-player = there is no player { $id } in the journal
journal-player-twice = player { $id } is in the journal already
journal-unknown-round = round { $round } is not paired
journal-not-next = round { $round } cannot be paired: the next is round { $next }
journal-unknown-board = round { $round } has no board { $board }
journal-seated-twice = player { $id } would be in round { $round } twice
journal-table-twice = two boards of round { $round } would have number { $board }
journal-no-session = no session for pairing round { $round } by hand is open
journal-nothing-to-undo = there is no act { $seq } to be undone
journal-not-imported = the imported tournament cannot be read: { $why }
journal-number-too-high = the imported tournament cannot be read: number { $id } is too high
# The whole: what belongs together.
journal-more-acts = { $n } more acts are broken; only the first { $told } are told
journal-empty = the journal is empty
journal-missing-attachment = act { $seq }: { $what } should be there as { $hash } and is missing
journal-attached-file = the file that was imported
journal-attached-reasons = the reasons of its pairing
journal-changed-attachment = the attachment { $hash } was changed: its bytes have another hash
journal-missing-journal = the tournament { $name } is missing: there is no journal { $journal }
journal-stray-journal = the journal { $journal } belongs to no tournament of the event
journal-head-gone = act { $seq } of the event says that the journal { $journal } had act { $act } with the hash { $hash }, which it has not: its end was cut off, or it was written anew
journal-head-not-found = no journal has act { $act } with the hash { $hash }, as was written down: its end was cut off, or it was written anew
journal-not-a-head = write it as it was printed: the number of the act, a hyphen, and at least the first twenty characters of its hash, for example 57-1a2b3c4d5e6f70819203
# The file of an event.
journal-at-line = line { $line }: { $what }
journal-file-unreadable = it could not be read: { $why }
journal-file-packing = the packing is damaged; what comes after this place is lost. Fetch it again
journal-file-not-ours = this is no file of an event; its first line would begin with { "{" }"ronde_event":
journal-file-newer = this file has version { $version } of its form, and this program reads version { $own }: use a newer Ronde
journal-file-too-large = there is more than { $limit } bytes of text in it; if it is right, allow more
journal-file-header = the first line is damaged: { $why }
journal-file-no-head = { $text } is no end of a journal
journal-file-event-not-named = the event's own journal is not among the others
journal-file-line = it is no act, no attachment and no end: { $why }
journal-file-no-content = an attachment has a text or base64
journal-file-not-text = it is not UTF-8
journal-file-unknown-journal = there is an act of the journal { $journal }, which the first line does not name
journal-file-attachment-twice = the attachment { $hash } is there twice
journal-file-cut-off = the file was cut off: its last line is missing
journal-file-after-the-end = there is something after the last line
journal-file-count = { $found } lines came before it, and it says { $said }
journal-file-sum = something in the file was changed: its bytes have another SHA-256 than the end says
journal-file-more = { $n } more things are wrong; only the first { $told } are told
journal-not-read = the journal { $journal } cannot be read: { $why }
journal-other-head = the journal { $journal } ends with { $found }, and its head is written down as { $said }
# What a database holds instead of what was written.
journal-damage-number = an act has the number { $number }
journal-damage-hash = a hash has not 32 bytes
journal-damage-text = the text of act { $seq } is no text
journal-damage-key = the key of act { $seq } is no text
journal-damage-kind = a journal is a "{ $word }"
journal-damage-attachment = the attachment { $hash } was changed
journal-damage-pass = a pass is a "{ $word }"
journal-damage-value = a value is missing, or is of another kind than was stored
journal-damage-secret = the secret { $name } has not 32 bytes
journal-damage-not-read-after = too much is damaged; it was not read after act { $seq }
journal-damage-head = its head is written down as { $said }, it ends with { $found }

## store
## Why a store of journals did not do what was asked, and what to do. Ends of sentences, without a full stop.

store-moved = somebody else added to the journal, which now ends with act { $seq }
store-went-on = the tournament { $journal } went on meanwhile: look where it ends, and try again
store-checked-out = the event was handed to { $to }: bring it back from there, or release it
store-not-checked-out = the event is not with { $holder }: it may have been released or brought back already
store-no-journal = there is no journal { $journal } here
store-exists = there is a journal { $journal } already, and it begins otherwise
store-partly-known = of these acts some were done before (acts { $acts }) and others were not: nothing was added, ask for each by itself
store-unfit = it cannot be stored: { $why }
store-full = { $place }: the disk is full; make room and do it again, nothing was lost
store-read-only = { $place } may only be read: see who owns it, and whether its disk is write-protected
store-busy = { $place } is held by another program: close that one, or try again in a moment
store-damaged = { $place } is damaged ({ $what }): keep a copy of it and go back to the last backup
store-event-damaged = the event { $event } is damaged ({ $what }): keep a copy of it and go back to the last backup
store-event-tournament = its tournament { $journal } cannot be read
store-event-tournament-why = its tournament { $journal } cannot be read: { $why }
store-event-busy = the event { $event } is being added to at this moment: try again in a moment
store-journal-busy = the journal { $journal } is being added to at this moment: try again in a moment
store-not-ours = { $place } is not a file of Ronde: name another, or none to make a new one
store-replaced = { $place } was removed, or another file put in its place, while it was open: stop Ronde and start it again, so that nothing is written into the old one
store-older = { $place } was made by an earlier version of Ronde: `ronde serve` brings it up to date, and until then nothing is read from it
store-nothing = there is nothing of Ronde in { $place }: look at the name
store-newer = { $place } was made by a later version of Ronde: use that one
store-gone = { $place } cannot be reached ({ $why }); nothing was stored, try again when it is back
store-doubtful = { $place } went away before it said whether it has stored the act ({ $why }): ask again with the same key, or look whether the act is there
store-the-store = the store
store-exchanged = the file was exchanged or removed while it was written
store-address = the address of the database cannot be read: { $why }
store-address-text = the URL is not well written
store-address-sslmode = unknown value "{ $word }" for sslmode
store-address-half-identity = sslcert and sslkey go together
store-address-port = PGPORT is no number
store-address-no-postgres = this program was built without PostgreSQL
store-lost-none-free = all connections were in use for too long
store-lost-closed = the connections were closed
store-lost-no-answer = the server did not answer in time
store-lost-given-up = the connection was given up
store-encoding = { $place } has the encoding { $encoding }: make a database with the encoding UTF8
store-refused = { $place } refuses us ({ $why }): look at user, password, rights and certificate
store-journal-damaged = the journal { $journal } is damaged: { $why }; go back to the last backup
# Why something cannot be stored: a mistake of a program.
store-unfit-no-act = there is no act { $seq } to keep a state of
store-unfit-attachment = an attachment has another hash than it says
store-unfit-not-next = act { $act } after act { $after }
store-unfit-hash = act { $seq } has another hash
store-unfit-zero-byte = act { $seq } has a zero byte
store-unfit-key-twice = two acts have one key
store-unfit-nothing = there is no act in it
store-unfit-journal-name = the name of a journal has 1 to { $most } letters, digits, hyphens and underscores, and this is "{ $name }"
store-unfit-machine-name = the name of a machine must have 1 to { $most } bytes, and is "{ $name }"
store-unfit-key = the key of a request must have 1 to { $most } bytes without blanks, and is "{ $key }"
store-unfit-note = a note of { $bytes } bytes
store-unfit-text-of-pass = a text of { $bytes } bytes beside a pass
# Why an event was not taken in.
store-taken-damaged = it is damaged: { $why }
store-taken-no-home = it cannot be at home on this machine
store-taken-not-one = it is not one event
store-taken-whose-machine = it was handed to { $to }: say the name of this machine, so that only one of them writes
store-taken-other-machine = the machine of this store is called { $own }
store-taken-here = it is here already, and nothing in it is new
store-taken-older = it is here already, and goes further: the journal { $journal } has { $more } acts more
store-taken-differs = it is here already, and went another way: the journals { $journal } differ in act { $act } or before, and are never merged. Keep both files; into another store it can be put
store-taken-open = it is here already and was not handed over: somebody may be writing. Hand it over before it goes on elsewhere; into another store it can be put as it is

## json
## What is wrong with a text in JSON. Ends of sentences, without a full stop.

json-place = line { $line }, column { $column }
json-place-field = line { $line }, column { $column }, { $field }
json-unreadable = cannot be read: { $why }
json-too-large = larger than { $limit } bytes
json-cut-short = the text ends before it is whole
json-not-json = this is not JSON
json-surplus = there is something too much here
json-not-ours = there is no field `ronde`: this is JSON, but not Ronde's form of a tournament
json-newer = this file is in version { $version } of Ronde's JSON form, written by a newer Ronde; this one reads version { $own }: update Ronde to open it
json-version-zero = there is no version 0 of Ronde's JSON form
json-no-field = missing field `{ $field }`
json-field-twice = duplicate field `{ $field }`
json-unknown-field = unknown field `{ $field }`, expected one of { $known }
json-unknown-word = unknown word `{ $word }`, expected one of { $known }
json-wrong-kind = invalid type: { $found }, expected { $expected }
json-wrong-value = invalid value: { $found }, expected { $expected }
json-wrong-length = a list has the wrong length: { $length }
json-twice-in-round = player { $player } is in this round twice
json-bye-with-colour = a bye has neither a colour nor a forfeit
json-no-team-bye = a team has bye "U", "F", "H" or "Z"
json-opponent-or-bye = either `opponent` or `bye` must be given
# What was found, and what was expected.
json-found-number = number { $value }
json-found-text = string { $value }
json-found-list = a list
json-found-object = an object
json-whole-number = a whole number from 0 to { $most }
json-text = a text
json-truth = true or false
json-player-number = the number of a player, 1 or more
json-team-number = the number of a team, 1 or more
json-round-number = the number of a round, 1 to { $most }
json-points = points: a number with at most one decimal, at most { $most }
json-date = a date such as "2026-02-01", "2026-02" or "2026", or words as { "{" }"text": "…"{ "}" }
json-participant = the number of a player, 1 or more, or a team as { "{" }"team": 3{ "}" }
json-board-colours = letters W and B, one for each board
json-one-of = one of { $words }
# What does not fit together in a tournament.
json-player-twice = two players have number { $number }
json-team-twice = two teams have number { $number }
json-unknown-player = player { $number }, named in { $place }, does not exist
json-unknown-team = team { $number }, named in { $place }, does not exist
json-too-many-rounds = there are { $rounds } rounds where at most { $most } can be
json-in-round = round { $n }
json-in-requests = the byes asked for
json-in-given-byes = the byes given beforehand
json-in-national = a national record
json-in-team = the members of a team
json-in-acceleration = the virtual points
json-in-prohibition = a forbidden pair
json-in-abnormal = the abnormal points
json-in-floats = the recorded floats
json-in-team-result = the results of teams

## row
## What is wrong with a row of a rating list, and what is said of lists. Ends of sentences, without a full stop.

row-short = it has { $length } characters and ends before the name does
row-id = "{ $text }" is not a FIDE number
row-no-name = there is no name
row-number = { $field }: "{ $text }" is not a number
row-rating = { $field }: nobody has a rating of { $value }
row-converted = INGO or BCR: it would be an Elo of { $value }, which nobody has
row-no-birth-year = birth: there is no year of birth in "{ $text }"
row-birth-year = nobody was born in { $year }
row-title = "{ $text }" is not a title
row-sex = sex: "{ $text }" is neither m nor f
# The files of the lists.
row-not-searched = { $file } could not be searched: { $why }; import the list again
row-other-version = { $file } was made by another version of Ronde: import the list again
row-folder = { $folder } could not be read: { $why }
# Why nobody was chosen for an entry.
row-doubt-number-and-name = the number belongs to somebody with another name
row-doubt-several-numbers = several players have this number
row-doubt-several-names = several players have this name
row-doubt-contradiction = the player with this name differs in federation or birth
row-doubt-similar-names = nobody has exactly this name
row-doubt-number-not-listed = the number is not in the lists
# Which columns of a table are taken for what.
row-column-is = { $field } is "{ $head }"
row-columns-unused = { $used }; not used: { $unused }
row-column-head = "{ $head }"

## random
## Random tournaments: lines of a file that are not taken, and what somebody needs. Ends of sentences, without a full stop.

# Lines of a configuration file.
random-line = line { $line }: { $what }
random-no-value = expected Key=Value, or # and a comment
random-unknown-key = the key '{ $key }' is not known
random-bad-value = { $key } is '{ $value }', but should be { $expected }
random-value-number = a whole number
random-value-percentage = a number from 0 to 100
random-value-one-in = 0 for never, or a number from 1 with at most one decimal
random-value-thousandths = a number from 0 to 1000
random-value-points = a number of points with at most one decimal
# What somebody needs.
random-no-round-paired = no round is paired yet
random-open-before = a game of round { $round } has no result; enter it first
# Texts that are none.
random-not-money = "{ $text }" is not an amount: write 120, 120.5 or 120.50

## figure-picture
## The figure of remarkable numbers.

figure-picture-title = Remarkable numbers of rounds
figure-picture-heading = Number of players against number of rounds
figure-picture-rounds = rounds
figure-picture-players = players
figure-picture-fewest-swiss = fewest Swiss rounds, cups: players = 2^rounds
figure-picture-most-swiss = most Swiss rounds: players = 2 × rounds
figure-picture-round-robin = round robin: players = rounds + 1
figure-picture-double-round-robin = double round robin: players = rounds ÷ 2 + 1

## problem
## What can be wrong with a file: what, what was assumed, how to mend it. Ends of sentences, without a full stop.

# How a player, a team and a place are named.
problem-who-nobody = this player
problem-who-name = player { $name }
problem-who-number = player { $number }
problem-who-both = player { $number } ({ $name })
problem-team-number = team { $number }

# What is assumed of several problems, and how several are mended.
problem-no-opponent = the player had no opponent, and the points of the result
problem-lower-right = the line of the lower number is right
problem-words-kept = nothing; the words are kept
problem-kept-as-is = nothing; it is kept as it is
problem-nothing-comment = nothing; a rewrite keeps it as a comment
problem-record-comment = the record says nothing; a rewrite keeps it as a comment
problem-line-comment = the line is no player; a rewrite keeps it as a comment
problem-first-counts = the first one counts
problem-first-counts-comment = the first one counts; a rewrite keeps this line as a comment
problem-means-nothing = it means nothing
problem-rounds-of-file = as many rounds as the file has
problem-record-162-counts = record 162 counts
problem-remove-one = remove one of the two
problem-line-ends = see whether line ends are missing
problem-declare-points = declare the point system (record 162; XXS for JaVaFo, BBW for bbpPairings)
problem-number-columns = write a number from 1 to 9999 in columns 5 to 8

# The file as a whole.
problem-not-utf8 = { $n ->
    [one] { $n } line is not valid UTF-8; this is the first
   *[other] { $n } lines are not valid UTF-8; this is the first
}
problem-not-utf8-assumed = such lines are in Windows-1252
problem-not-utf8-mend = save the file as UTF-8 and look at the accents in the names
problem-no-players = the file has no player record (001)
problem-no-players-mend = add a line 001 for each player
problem-old-title = { $n ->
    [one] { $n } place has titles as they were written before 2016; this is the first
   *[other] { $n } places have titles as they were written before 2016; this is the first
}
problem-old-title-assumed = g is GM, m is IM, f is FM, c is CM, and a w before it is the women's title
problem-old-title-mend = write GM, IM, WGM, FM, WIM, CM, WFM or WCM; a rewrite does
problem-old-date = { $n ->
    [one] { $n } place has a date in an older form; this is the first
   *[other] { $n } places have a date in an older form; this is the first
}
problem-old-date-assumed = the day, month and year that the form suggests
problem-old-date-mend = write dates as YYYY/MM/DD; a rewrite does

# The shape of a line.
problem-tabs = the line has tabs where columns are counted
problem-tabs-assumed = a tab reaches to the next multiple of eight columns
problem-tabs-mend = replace the tabs by spaces
problem-lower-case-code = the code of the record is in small letters
problem-lower-case-code-assumed = it is { $code }
problem-lower-case-code-mend = write { $code }
problem-unknown-record = no record has the code '{ $code }'
problem-unknown-record-assumed = the line means nothing here; it is kept as it is
problem-unknown-record-mend = correct the first three characters, or begin the line with ### as a comment
problem-line-too-short = record { $code } ends before column { $needed }, which it cannot do without
problem-line-too-short-assumed = the line says nothing; a rewrite keeps it as a comment
problem-line-too-short-mend = complete the line
problem-not-blank = record { $code } has '{ $text }' in columns that must be blank
problem-not-blank-assumed = it means nothing, unless it is the beginning of a text
problem-not-blank-mend = see whether the line is shifted, and move it to its columns
problem-bytes-counted = the columns after the name are shifted by its accents, as if bytes were counted
problem-bytes-counted-assumed = everything after the name stands in its columns when bytes are counted
problem-bytes-counted-mend = add blanks after the name, so that characters are counted; a rewrite does
problem-line-too-long = the line is longer than any record can be
problem-line-too-long-assumed = what stands after column { $read } means nothing
problem-repeated-record = record { $code } may be there once, but is also in line { $first }
problem-repeated-record-assumed = the first one counts; a rewrite keeps another value as a comment

# Records about the event.
problem-unreadable-date = the date of { $what }, '{ $text }', is no date
problem-unreadable-date-mend = write it as YYYY/MM/DD (record 132: YY/MM/DD)
problem-first-day = the first day
problem-last-day = the last day
problem-day-of-round = round { $round }
problem-unreadable-count = '{ $text }' in record { $code } is no number
problem-unreadable-count-assumed = the number is not stated
problem-unreadable-count-mend = write a whole number, or remove the record
problem-count-differs = record { $code } states { $stated } { $what }, but the file has { $found }
problem-count-differs-assumed = there are { $found }
problem-count-differs-mend = write { $found }, or find the lines that are missing
problem-players = players
problem-rated-players = rated players
problem-teams = teams
problem-unknown-kind = record 192 has '{ $text }', which is no known type of tournament
problem-unknown-kind-mend = write a code such as FIDE_DUTCH_2026, or CUSTOM_SWISS
problem-unreadable-time-control = record 222 has '{ $text }', which is no encoded time control
problem-unreadable-time-control-mend = write seconds, such as 5400+30 or 40/6000+30:900+30
problem-unknown-rank-method = record 172 has '{ $text }', which is no known method of ranking
problem-unknown-rank-method-mend = write a federation and FIDE, NRO, FIDON, NIDOF, HBFN, LBFN or OTHER

# Records about the rules of the event.
problem-unreadable-rounds = record { $code } has '{ $text }', which is no number of rounds
problem-unreadable-rounds-assumed = the number of rounds is not declared
problem-unreadable-rounds-mend = write a whole number from 1 to 999
problem-rounds-conflict = one record declares { $kept } rounds, another { $other }
problem-rounds-conflict-assumed = { $kept } rounds, because record 142 comes before XXR
problem-unknown-initial-colour = record { $code } has '{ $text }', which is no colour
problem-unknown-initial-colour-assumed = the initial colour is not given
problem-unknown-initial-colour-mend = write W or B (XXC: white1 or black1)
problem-initial-colour-conflict = records 152 and XXC give different initial colours
problem-initial-colour-conflict-assumed = record 152 counts
problem-unknown-option = record { $code } does not know the word '{ $text }'
problem-unknown-option-mend = write rank, white1 or black1
problem-unreadable-points = record { $code } has '{ $text }', which is no number of points
problem-unreadable-points-assumed = the usual value
problem-unreadable-points-mend = write points with at most one decimal, such as 0.5
problem-unknown-symbol = record { $code } has '{ $text }', which is no kind of result
problem-unknown-symbol-mend = write W, D, L, A, P or X (XXS: WW BW WD BD WL BL ZPB HPB FPB PAB FW FL)
problem-points-conflict = record { $code } gives other points than record 162
problem-points-undeclared = no record declares a point system, and the points of every player follow { $systems }
problem-points-undeclared-assumed = { $system } is the point system
problem-systems-joined = { $one } and { $other }
problem-system-with-bye = { $system } with { $bye } for the bye
problem-unreadable-boards = record 352 has '{ $text }', which is no pattern of board colours
problem-unreadable-boards-assumed = the pattern is not given
problem-unreadable-boards-mend = write W or B for each board, such as WBWB

# The columns of a player.
problem-unreadable-number = '{ $text }' is no starting number for { $who }
problem-number-zero = { $who } has the number zero, which means nobody
problem-number-twice = { $who } has the number of the player in line { $first }
problem-number-twice-mend = give one of the two another number, or remove a line
problem-no-name = { $who } has no name
problem-no-name-mend = write the name in columns 15 to 47
problem-unknown-sex = '{ $text }' is no sex for { $who }
problem-unknown-sex-assumed = the sex is not known
problem-unknown-sex-mend = write m or w in column 10
problem-unknown-title = '{ $text }' is no title of FIDE for { $who }
problem-unknown-title-assumed = no title
problem-unknown-title-mend = write GM, IM, WGM, FM, WIM, CM, WFM or WCM in columns 11 to 13
problem-unreadable-rating = '{ $text }' is no rating for { $who }
problem-unreadable-rating-assumed = the player is unrated
problem-unreadable-rating-mend = write a whole number in columns 49 to 52
problem-unreadable-birth = '{ $text }' is no date of birth for { $who }
problem-unreadable-birth-mend = write YYYY/MM/DD in columns 70 to 79
problem-unreadable-player-points = '{ $text }' is no number of points for { $who }
problem-unreadable-player-points-assumed = what the results add up to
problem-unreadable-player-points-mend = write points such as 4.5 in columns 81 to 84
problem-unreadable-rank = '{ $text }' is no rank for { $who }
problem-unreadable-rank-assumed = the rank is not known
problem-unreadable-rank-mend = write a whole number in columns 86 to 89
problem-points-differ = { $who } has { $stated } points, but the results add up to { $computed }
problem-points-differ-assumed = { $computed }, from the results
problem-points-differ-mend = correct the points or the results, or declare the point system (162)

# What a line says of a round.
problem-unreadable-opponent = in round { $round }, '{ $text }' is no number of an opponent of { $who }
problem-unreadable-opponent-mend = write the opponent's number, or 0000
problem-no-such-opponent = in round { $round }, { $who } has opponent { $opponent }, who does not exist
problem-no-such-opponent-mend = correct the number, or add the missing player
problem-plays-himself = in round { $round }, { $who } plays himself
problem-plays-himself-mend = correct the number of the opponent
problem-opponents-disagree = in round { $round }, { $who } names { $opponent }, whose line names player { $instead }
problem-opponent-has-none = in round { $round }, { $who } names { $opponent }, whose line has no opponent
problem-opponents-disagree-mend = correct one of the two lines
problem-one-sided-game = in round { $round }, { $who } names { $opponent }, whose line says nothing
problem-one-sided-game-assumed = the game took place, with the result of this line
problem-one-sided-game-mend = complete the opponent's line
problem-unknown-colour = in round { $round }, '{ $text }' is no colour for { $who }
problem-unknown-colour-assumed = the colour is not given
problem-unknown-colour-mend = write w, b or -
problem-same-colour = in round { $round }, { $who } and { $opponent } have the same colour
problem-same-colour-mend = correct the colour in one of the two lines
problem-colour-one-sided = in round { $round }, { $who } has no colour against { $opponent }, who has one
problem-colour-one-sided-assumed = the other colour
problem-colour-one-sided-mend = write w or b in this line too
problem-colour-missing = in round { $round }, neither { $who } nor { $opponent } has a colour
problem-colour-missing-assumed = the lower number had White
problem-colour-missing-mend = write w in one line and b in the other
problem-colour-without-opponent = in round { $round }, { $who } has a colour but no opponent
problem-colour-without-opponent-assumed = the colour means nothing
problem-colour-without-opponent-mend = write - for the colour, or name the opponent
problem-unknown-result = in round { $round }, '{ $text }' is no result for { $who }
problem-unknown-result-assumed = the result is not given
problem-unknown-result-mend = write one of 1 = 0 W D L + - H F U Z
problem-results-disagree = in round { $round }, { $who } has '{ $own }' and { $opponent } has '{ $other }'
problem-results-disagree-mend = correct the result in one of the two lines
problem-no-result-yet = the game has no result yet
problem-was-forfeited = the game was forfeited
problem-not-to-be-rated = the game is not to be rated
problem-has-ended = the adjourned game has ended since
problem-result-one-sided = in round { $round }, { $who } has no result against { $opponent }, who has one
problem-result-one-sided-assumed = the result of the other line
problem-result-one-sided-mend = write the result in this line too
problem-result-without-opponent = in round { $round }, { $who } has '{ $letter }' without an opponent
problem-result-without-opponent-assumed = a bye of the same worth
problem-result-without-opponent-mend = write F, H or Z, or U for the pairing-allocated bye, or name the opponent
problem-bye-with-opponent = in round { $round }, { $who } has the bye '{ $letter }' and the opponent { $opponent }
problem-bye-with-opponent-assumed = the game, if the opponent's line has it too; otherwise the bye
problem-bye-with-opponent-mend = write 0000 for the opponent, or the result of the game
problem-second-pairing-bye = in round { $round }, { $who } and { $first } both have the pairing-allocated bye
problem-second-pairing-bye-assumed = both have it
problem-second-pairing-bye-mend = leave U to one of them; a full-point bye is F
problem-bye-given-beforehand = in round { $round }, which is still to be paired, { $who } has the bye already
problem-bye-given-beforehand-assumed = the bye is kept, and the others are paired
problem-bye-given-beforehand-mend = leave U out, if the pairing is to say who has the bye
problem-bye-as-forfeit = in round { $round }, { $who } has '+' without an opponent
problem-bye-as-forfeit-assumed = a win without an opponent; a check takes it for the bye
problem-bye-as-forfeit-mend = write U for the pairing-allocated bye, or name the opponent
problem-round-beyond-declared = { $who } has an entry for round { $round }, but { $declared } rounds are declared
problem-round-beyond-declared-mend = correct the number of rounds (142 or XXR), or remove the round
problem-round-beyond-format = the line of { $who } has columns for more than { $round } rounds
problem-round-beyond-format-assumed = what comes later means nothing

# Records of byes, virtual points, forbidden pairs and teams.
problem-unreadable-field = record { $code } has '{ $text }' for the { $what }, which cannot be read
problem-unreadable-field-mend = write the { $what } in its columns
problem-misaligned-record = record { $code } has '{ $text }' in columns that must be blank
problem-misaligned-record-mend = move each part of the line to its columns
problem-no-such-participant = record { $code } names { $who }, who does not exist
problem-no-such-participant-assumed = the record is about the others only
problem-no-such-participant-mend = correct the number
problem-range-reversed = record { $code } has { $what } from { $first } to { $last }
problem-range-reversed-assumed = from { $last } to { $first }
problem-range-reversed-mend = write the lower number first
problem-rounds = rounds
problem-numbers = numbers
problem-nobody-named = record { $code } names nobody
problem-nobody-named-assumed = it changes nothing
problem-nobody-named-mend = write whom it is about, or remove it
problem-only-one = record { $code } forbids pairs but names one only
problem-only-one-assumed = it forbids nothing; a rewrite keeps it as a comment
problem-only-one-mend = write two numbers or more
problem-bye-contradicted = record { $code } gives { $who } a bye in round { $round }, line 001 does not
problem-bye-contradicted-assumed = the 001 line is right
problem-bye-contradicted-mend = remove the number here, or correct the 001 line
problem-bye-only-here = record { $code } alone gives { $who } a bye in round { $round }
problem-bye-only-here-assumed = the player had the bye
problem-bye-only-here-mend = write the bye in the 001 line too
problem-bye-twice = record { $code } gives { $who } another bye in round { $round }
problem-team-twice = record { $code } has the number { $number } of the team in line { $first }
problem-team-twice-mend = give one of the two another number
problem-member-twice = record { $code } has player { $player }, who is in another team already
problem-member-twice-assumed = the player is in both
problem-member-twice-mend = remove the player from one of the two
problem-rosters-differ = records 013 and 310 give the team { $team } different members
problem-rosters-differ-assumed = record 310 counts
problem-rosters-differ-mend = correct one of the two, or remove the 013 records

# What a field of a record says.
problem-field-round = round
problem-field-player = player
problem-field-team = team
problem-field-participant = participant
problem-field-opponent = opponent
problem-field-member = member
problem-field-team-number = number of the team
problem-field-first-number = first number
problem-field-last-number = last number
problem-field-strength = strength
problem-field-rank = rank
problem-field-points = points
problem-field-match-points = match points
problem-field-game-points = game points
problem-field-result = result
problem-field-result-kind = kind of result
problem-field-bye-kind = kind of bye
problem-field-colour = colour
problem-field-forfeit-mark = mark of a forfeit

# How a problem is set out on a terminal.
problem-error = error
problem-warning = warning
problem-note = note
problem-in-file = in
problem-at-line = { $name }, line { $line }
problem-at-column = { $name }, line { $line }, column { $column }
problem-assumed = assumed:
problem-to-mend = to mend:
problem-taken = { $what }; taken: { $assumed }

## foreign
## What a file of another program leaves open: what, what was assumed, how to mend it.

foreign-save-again = save or copy the file again from the program it came from
foreign-rest-missing = the rest does not exist
foreign-not-understood = { $bytes ->
    [one] { $what } is not understood ({ $bytes } byte)
   *[other] { $what } are not understood ({ $bytes } bytes)
}
foreign-not-understood-assumed = they say nothing that matters here
foreign-not-understood-mend = compare the lists with those of the program that wrote the file
foreign-unread-line = the line '{ $text }'
foreign-unread-veg = settings and rounds of a .veg
foreign-unread-header = the header
foreign-unread-texts = texts about the event
foreign-unread-configuration = settings in the configuration (section 95)
foreign-unread-rounds = settings of rounds (section A3)
foreign-unread-players = details of players (section A5)
foreign-unread-boards = details of boards (section B3)
foreign-unread-pairs = pairs in section C5
foreign-unread-section = the contents of section { $code }
foreign-not-taken = { $what } ({ $count }) have no place here
foreign-not-taken-assumed = nobody needs them to go on
foreign-not-taken-mend = keep the file: it stays as it is
foreign-aside-prizes = settings of prizes, fees, clubs and uploads
foreign-aside-contacts = addresses, telephone numbers and remarks of players
foreign-aside-fixed-boards = fixed boards of players
foreign-aside-boards-by-hand = marks of boards that seem to be set by hand
foreign-aside-event-texts = other texts about the event
foreign-aside-round-times = times at which rounds begin
foreign-aside-groups = groups and categories of players
foreign-aside-coefficients = development coefficients (K) of players

# What a file does not say.
foreign-not-said = the file does not say { $what }
foreign-gap-numbers = the numbers in the starting list
foreign-gap-numbers-assumed = they follow from rating, title and name (C.04.2:2.2)
foreign-gap-numbers-mend = compare the first round with the list, and amend numbers that differ
foreign-gap-numbers-of-games-mend = compare them with the starting list of the event
foreign-gap-absences = why players have no game in a round ({ $times } times)
foreign-gap-absences-assumed = they were absent without a word
foreign-gap-absences-mend = enter the byes of those rounds
foreign-gap-forfeits = whether games without moves ({ $games }) were played or forfeited
foreign-gap-forfeits-assumed = they were played
foreign-gap-forfeits-mend = enter the forfeits
foreign-gap-rounds = rounds and results in a form that is known
foreign-gap-rounds-assumed = only the players are taken
foreign-gap-rounds-mend = export the tournament from Vega as a TRF or a .tdf, which have them
foreign-gap-teams = teams and matches of a team tournament
foreign-gap-teams-assumed = the players have no teams
foreign-gap-teams-mend = export a TRF from Swiss-Manager, which has them
foreign-gap-order = in which order the players start
foreign-gap-order-assumed = they are numbered as they stand in the table
foreign-gap-order-mend = number them anew with --initial-list of `ronde convert`, before round 1

# What is set in the words of the other program.
foreign-own-words = { $what } is set to '{ $text }', which Ronde does not know
foreign-own-words-assumed = nothing is set
foreign-set-tie-breaks = the list of tie-breaks
foreign-set-tie-breaks-mend = choose the tie-breaks of the regulations of the event
foreign-set-acceleration = the acceleration
foreign-set-by-regulations = choose what the regulations of the event say
foreign-set-pairing = the way of pairing
foreign-set-pairing-mend = an acceleration of Papi: enter virtual points for the rounds to come, or pair without
foreign-other-name = the name ends in .{ $extension }, but the file is { $kind }
foreign-other-name-assumed = it is what its bytes say
foreign-other-name-mend = rename it, so that nobody is misled
foreign-kind-trf = a tournament report file (TRF)
foreign-kind-json = Ronde's JSON form
foreign-kind-event = an event of Ronde
foreign-kind-swiss-manager = a file of Swiss-Manager (TUNX)
foreign-kind-papi = a file of Papi
foreign-kind-vega = a file of Vega
foreign-kind-pgn = games in PGN
foreign-kind-workbook = a workbook (xlsx)
foreign-kind-table = a text or table
foreign-kind-zip = an archive (zip)
foreign-kind-old-office = an old document of Office
foreign-kind-unknown = something unknown

# What is damaged.
foreign-cut-off = { $what } are not complete: { $found } of { $expected } could be read
foreign-portion-info = the settings (table INFO)
foreign-portion-joueur = the players (table JOUEUR)
foreign-portion-rounds = the rounds (section A3)
foreign-portion-players = the players (section A5)
foreign-portion-boards = the boards of round { $round } (section B3)
foreign-damaged-page = the file ends in the middle of a page
foreign-damaged-page-assumed = that page does not exist
foreign-damaged-end = the end of the file (section E3) is missing
foreign-damaged-end-assumed = the file was cut off
foreign-damaged-no-such = round { $round } names player { $player }, who does not exist
foreign-damaged-twice = round { $round } names player { $player } twice
foreign-damaged-board-assumed = the board does not exist
foreign-damaged-silent = round { $round } says nothing about players: { $players }
foreign-damaged-silent-assumed = they were absent
foreign-unknown-code = { $what } has the code { $code }, which is not known
foreign-unknown-code-mend = look it up in the program that wrote the file, and enter it here
foreign-code-of-kind = the type of tournament
foreign-code-of-kind-assumed = a Swiss system
foreign-code-of-game = the result of the game
foreign-code-of-result = the result of { $who } in round { $round }
foreign-code-of-bye = the bye of player { $player } in round { $round }
foreign-code-of-pair = the result of { $white } against { $black } in round { $round }
foreign-zero-bye = a bye that is worth nothing

# Lines and rows that cannot be used.
foreign-row-mend = correct the line, or enter by hand what it says
foreign-row-points = '{ $text }' are no points for a win and a draw
foreign-row-points-assumed = a point for a win and half a point for a draw
foreign-row-number = '{ $text }' is no number of a player, or another's
foreign-row-no-player = the player does not exist
foreign-row-cell = in round { $round }, '{ $text }' says nothing of { $who }
foreign-row-absent = the player was absent
foreign-row-points-differ = { $who } has { $stated } points, but the results give { $counted }
foreign-row-points-differ-assumed = the results are right
foreign-row-reference = a player has the reference { $reference }, which is none or another's
foreign-row-opponent = { $who } has an opponent in round { $round } who does not exist
foreign-row-other-events = games of other events than '{ $first }' are in the file: { $games }
foreign-row-other-events-assumed = only those of the first event count
foreign-row-no-round = the game has no round, or a player without a name
foreign-row-second-game = a player of this game has another one in round { $round }
foreign-row-no-game = the game was not part of the tournament
foreign-row-federation = federation: "{ $text }" is none of FIDE's
foreign-row-federation-assumed = the federation is left out
foreign-row-left-out = the row is left out
foreign-too-many-players = there are more than { $most } players
foreign-too-many-games = there are more than { $most } games
foreign-too-many-mend = see whether the file is what it says it is
foreign-beyond-declared = { $declared } rounds are declared, but there are games of { $rounds }
foreign-beyond-declared-mend = correct the number of rounds

## doubt
## What an imported file leaves open. Ends of sentences, without a full stop.

doubt-rounds = the number of rounds is not declared (record 142 of TRF26)
doubt-system-by-date = the pairing system is not declared (record 192 of TRF26); by the date { $date } it is taken to be the { $system }
doubt-system-by-default = the pairing system is not declared (record 192 of TRF26), and there is no date; it is taken to be the { $system }, which is in force
doubt-system-unknown = the type of tournament { $code } is not supported yet
doubt-edition = { $name }, edition of { $year }
doubt-colour-white = the colour drawn for the first player is not given (record 152 of TRF26); round 1 shows White
doubt-colour-black = the colour drawn for the first player is not given (record 152 of TRF26); round 1 shows Black
doubt-colour-unknown = the colour drawn for the first player is not given (record 152 of TRF26), and round 1 does not show it
doubt-names = { $n ->
    [one] { $n } player without a name
   *[other] { $n } players without a name
}
doubt-federations = { $n ->
    [one] { $n } player with a federation that FIDE does not have: { $who }
   *[other] { $n } players with a federation that FIDE does not have: { $who }
}
doubt-and-others = { $who }, and others
doubt-tie-breaks = no tie-breaks are declared (records 202 and 212 of TRF26)
doubt-no-games = round { $round } has no games
doubt-no-result = { $n ->
    [one] { $n } game of round { $round } without a result
   *[other] { $n } games of round { $round } without a result
}
doubt-in-line = line { $line }: { $what }
doubt-with-assumed = { $what } ({ $assumed })
doubt-more = { $n ->
    [one] { $n } problem more in the file
   *[other] { $n } problems more in the file
}

## unopened
## Why a file is not opened at all. Ends of sentences, without a full stop.

unopened-empty = the file is empty
unopened-not-read = the file is { $kind }, which Ronde does not read; { $mend }
unopened-old-office-mend = save it as xlsx or CSV
unopened-swiss-chess = a file of Swiss-Chess
unopened-swiss-chess-mend = export a TRF from Swiss-Chess and open that
unopened-old-swiss-manager = of an old version of Swiss-Manager
unopened-swiss-manager-mend = open it in a newer Swiss-Manager and save it, or export a TRF from there
unopened-other-mend = export a TRF from the program it came from

# No report file.
unopened-trf-too-large = the file has { $bytes } bytes; a tournament report file above { $most } bytes is not read
unopened-trf-binary = the file is not text (there is a zero byte at position { $position })
unopened-trf-no-record = no line of the file begins with the code of a tournament record, such as 012 or 001; its first line is '{ $line }'

# No file of another program, or of another version.
unopened-too-large = the file has { $bytes } bytes; more than { $most } are not read
unopened-not-vega = the file is not a file of Vega: no line is a player's record with bars, and it does not begin with Vega
unopened-not-veg = the file is not a .veg of a version that is known: its table of players is not where older versions have it
unopened-not-papi-tables = the file is not a file of Papi: it is an Access database without the tables INFO and JOUEUR
unopened-not-papi-access = the file is not a file of Papi: it is no Access database
unopened-not-pgn = the file is not a file of games in PGN: no line of it is a tag such as { "[" }White "…"]
unopened-not-tunx-whole = the file is not a whole file of Swiss-Manager: it ends before the configuration (section 95)
unopened-not-tunx = the file is not a file of Swiss-Manager: it does not begin with 93 FF 89 44
unopened-version = { $what }, which Ronde does not read; { $mend }
unopened-access-older = the file is a database of Access 97 or older
unopened-access-newer = the file is a database of Access 2007 or newer
unopened-access-encrypted = the file is encrypted, or its catalogue is damaged
unopened-papi-mend = open it in Papi 3 and save it, or export a TRF from there
unopened-other-swiss-manager = the file is of another version of Swiss-Manager
unopened-contradicts = the file contradicts itself: { $why }

# Archives.
unopened-archive-too-large = the archive has { $bytes } bytes; more than { $most } are not read
unopened-archive-too-many = the archive has more than { $most } members; unpack it and open the tournament in it
unopened-archive-too-full = the archive unpacks to more than { $most } bytes, which no tournament has
unopened-archive-encrypted = { $member } in the archive is encrypted; unpack it with its password and open the file
unopened-archive-nested = { $member } in the archive is an archive itself; unpack the outer one and open that
unopened-archive-nothing = there is no tournament and no table of players in the archive
unopened-archive-several = there are several tournaments in the archive: { $members }; unpack it and open one
unopened-archive-damaged = the archive is damaged: { $why }
unopened-archive-not-unpacked = it could not be unpacked
unopened-archive-no-contents = its table of contents is missing. Perhaps it was cut short on its way; fetch it again
unopened-archive-unsupported = it is packed in a way that Ronde does not read
unopened-archive-member = { $member } cannot be unpacked. Perhaps it was cut short on its way; fetch it again
