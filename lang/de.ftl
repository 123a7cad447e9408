### The words of Ronde in one language. How to edit this file, and how to add a language, stands in
### CONTRIBUTING.md. Texts in { braces } are put in by the program.

## lang
## What is particular to the language.

# Its code in addresses, and its name in the language itself.
lang-code = de
lang-name = Deutsch
# Its place among the languages that readers are offered.
lang-order = 3
# Whose plurals, numbers and times are used, as a BCP 47 tag.
lang-locale = de-CH
# A day; with how many digits at least its numbers are written; a month in it.
lang-day = { $day }.{ $month }.{ $year }
lang-date-digits = 1
lang-month = { $n }
# A place in a table of standings, as it stands in a sentence.
lang-rank = { $n }

## criterion
## What criteria and rules of colours are called.

criterion-completion = der Rest kann ausgelost werden
criterion-bye-score = Punkte des Spielfreien
criterion-downfloaters = Zahl der Abfloater
criterion-downfloater-scores = Punkte der Abfloater
criterion-next = die nächste Gruppe
criterion-bye-unplayed = ungespielte Partien des Spielfreien
criterion-colour-difference = Farbdifferenz über zwei
criterion-colour-repeated = dreimal nacheinander die gleiche Farbe
criterion-preference = Farbansprüche
criterion-strong-preference = starke Farbansprüche
criterion-down-last = Spieler der Gruppe, die wie in der letzten Runde abfloaten
criterion-up-last = Gegner, die wie in der letzten Runde auffloaten
criterion-down-before = Spieler der Gruppe, die wie vor zwei Runden abfloaten
criterion-up-before = Gegner, die wie vor zwei Runden auffloaten
criterion-down-last-differences = Differenzen derer, die wie in der letzten Runde abfloaten
criterion-up-last-differences = Differenzen derer, die wie in der letzten Runde auffloaten
criterion-down-before-differences = Differenzen derer, die wie vor zwei Runden abfloaten
criterion-up-before-differences = Differenzen derer, die wie vor zwei Runden auffloaten
criterion-differences = Punktdifferenzen
criterion-down-last-2017 = Abfloat wie in der letzten Runde
criterion-up-last-2017 = Auffloat wie in der letzten Runde
criterion-down-before-2017 = Abfloat wie vor zwei Runden
criterion-up-before-2017 = Auffloat wie vor zwei Runden
criterion-impossible = nicht möglich
criterion-no-opponent = ohne Gegner
criterion-unpaired-there = { $n } dort ohne Gegner
criterion-no-preference = kein Anspruch
criterion-is-absolute = absolut
criterion-is-strong = stark
criterion-is-mild = mild
criterion-both-preferences = beide erhalten, was ihnen zusteht
criterion-stronger-preference = der stärkere Anspruch
criterion-last-different-round = umgekehrt zur letzten Runde mit verschiedenen Farben
criterion-higher-ranked = der Anspruch des Höherrangierten
criterion-initial-colour = nach Nummer und Anfangsfarbe

## estimate
## What is said of estimates.

estimate-note = ~ Schätzung, keine veröffentlichte Wertungszahl

## procedure
## What is done in a step.

procedure-takes = die Gruppe mit { $points }: { $who }
procedure-with-moved = und aus anderen Gruppen: { $who }
procedure-x = Paare, in denen ein Farbanspruch unerfüllt bleiben muss
procedure-x-given = Paare, in denen ein Farbanspruch unerfüllt bleibt
procedure-p = zu bildende Paare
procedure-n = Spieler, die die Seite wechseln
procedure-upfloaters = in die Gruppe gehobene Spieler
procedure-upfloater-count = Auffloater
procedure-w = Spieler mit Anspruch auf Weiss
procedure-b = Spieler mit Anspruch auf Schwarz
procedure-m0 = Abfloater in der Gruppe
procedure-p0 = Paare, wenn alle gepaart werden könnten
procedure-m1 = Abfloater, die gepaart werden können
procedure-p1 = mögliche Paare
procedure-z1 = Paare, in denen ein starker Farbanspruch unerfüllt bleiben muss
procedure-z-given = Paare, in denen ein starker Farbanspruch unerfüllt bleibt
procedure-c7 = Spieler, die ihre Farbe nicht erhalten
procedure-floater-score = Punkte eines Abfloaters, in Zehnteln
procedure-next-bracket = bleibt in der nächsten Gruppe übrig: wie viele, dann ihre Punkte in Zehnteln
procedure-max-t = wie oft ein Spieler im Turnier gehoben werden darf
procedure-whites = Weiss
procedure-blacks = Schwarz
procedure-from-top = von oben
procedure-from-bottom = von unten
procedure-top-members = obere Mitglieder
procedure-bottom-members = untere Mitglieder
procedure-exchange = Austausch: { $down } von { $left } nach { $right }, { $up } nach { $left }
procedure-crosses = { $who } von { $from } nach { $to }
procedure-drops = { $article } wird fallen gelassen
procedure-transfers = { $who } geht in die Gruppe mit { $points }
procedure-not-pair = nicht { $who } gegen { $other }: { $why }
procedure-not-one = nicht { $who }: { $why }
procedure-goes-back = zurück zur Gruppe mit { $points }, deren Auslosung aufgehoben wird
procedure-cracks = { $one } und { $other }, gepaart in der Gruppe mit { $points }, werden getrennt; beide kommen in die mittlere Gruppe
procedure-joins = die Gruppe mit { $points } und die nächste werden eine Gruppe
procedure-colours = Farben ({ $article }); Ansprüche: { $due }
procedure-colours-by = Farben ({ $article }): { $rule }; Ansprüche: { $due }
procedure-colours-due = { $white } { $first }, { $black } { $second }
procedure-leaves = { $who } verlässt die Gruppe ohne Gegner
procedure-byes = spielfrei ist { $who }
procedure-derives = die Floats der Runde { $n } ergeben sich aus den Punkten: die Datei enthält sie nicht
procedure-averages = Elo-Schnitte der Gegner (ARO):
procedure-indexes = der Index von allen (Buchholz, Sonneborn-Berger), in der Reihenfolge, die er ergibt:
procedure-left-over = übrig: { $who }
procedure-accepted = ✓ gewählt
procedure-skips = weitere Kandidaten, die ebenso ausscheiden: { $n }
procedure-must-leave = Spieler, die die Gruppe verlassen müssen: { $n } ({ $why })
procedure-must-come = Spieler, die von unten kommen müssen: { $n } ({ $why })
procedure-without-opponent = ohne Gegner in der Gruppe: { $who }

## change
## Words of why-not and of rounds without a pairing.

change-title = Runde { $n }: warum nicht { $a } – { $b }?
change-meet = { $a } und { $b } spielen in dieser Runde gegeneinander; { $white } hat Weiss.
change-same = Das sind nicht zwei verschiedene Spieler.
change-forbidden = { $a } und { $b } dürfen nicht gegeneinander spielen: { $why }.
change-no-completion = { $a } und { $b } dürfen gegeneinander spielen, doch dann könnten die anderen nicht alle gepaart werden ({ $article }).
change-one-without = Von diesen bliebe jemand ohne Gegner: { $who }.
change-may-meet = { $who } darf noch spielen gegen: { $others }
change-worse = Spielte { $a } gegen { $b }, so ginge das zulasten der Gruppe mit { $points }: { $effect } ({ $article }).
change-values = { $article }, { $meaning }: { $from } → { $to }
change-order = Mit { $a } – { $b } wäre die Gruppe mit { $points } gleich gut gepaart, aber diese Paarung kommt in der Reihenfolge der Regeln später ({ $article }).
change-procedure = Mit { $a } – { $b } müsste das Verfahren in der Gruppe mit { $points } seine Reihenfolge verlassen: es kommt vorher zu anderen Paaren.
change-step = Mit { $a } – { $b } nähme das Verfahren in der Gruppe mit { $points } einen anderen Gang: { $what } ({ $article }).
change-changes = { $what }: { $from } → { $to }
change-given-up = { $article } fallen gelassen
change-n-floaters = Spieler ohne Gegner in ihrer Gruppe
change-n-transfers = in eine andere Gruppe versetzte Spieler
change-n-exchanges = ausgetauschte Spieler
change-n-goes-back = nochmals gepaarte Gruppen
change-n-cracks = getrennte Paare
change-n-joins = vereinigte Gruppen
change-n-upfloater-score = die tiefste Punktzahl unter den Auffloatern, in Zehnteln
change-n-following-group = Fälle, in denen die nächste Punktgruppe nicht wie verlangt auslosbar bleibt
change-n-floaters-raised = Auffloater, die in der Runde davor gefloatet sind
change-n-floaters-met = Gegner von Auffloatern, die in der Runde davor gefloatet sind
change-n-preferences-denied = nicht erfüllte Farbansprüche
change-n-strong-denied = nicht erfüllte starke Farbansprüche
change-n-bye = Nummer des Spielfreien
change-fault = Mit { $a } – { $b } wäre die Gruppe mit { $points } nach { $article } besser. Das kann nicht sein: bitte mit der Datei melden.
change-without-colour = Bekämen ihre Farbe nicht: { $who }.
change-floats-again = Würden wieder floaten: { $who }.
change-other-bye = Spielfrei wäre { $who }.
change-moves = Bretter, die sich änderten: { $n }.
change-no-move = Kein anderes Brett änderte sich.
change-p-forced = Erzwungen
change-p-decides = Entscheidet
change-p-concerned = Betroffen
change-p-moves = Änderungen
change-p-article = Regel
change-t-moves = Was sich änderte
change-t-prescribed = Vorgeschrieben
change-t-instead = Stattdessen
change-t-given = Wie es steht
change-g-title = Runde { $n } ist nicht die vorgeschriebene
change-g-title-table = Wo sie abweicht
change-g-worse = in der Gruppe mit { $points }: { $effect }
change-g-better = in der Gruppe mit { $points } ist sie besser als die vorgeschriebene: { $effect }. Das kann nicht sein: bitte mit der Datei melden
change-g-order = in der Gruppe mit { $points } ist sie gleich gut, kommt in der Reihenfolge der Regeln aber später
change-g-procedure = in der Gruppe mit { $points } endet das Verfahren des Reglements mit anderen Paaren
change-g-colours = die Paare sind die vorgeschriebenen, aber hier sind die Farben vertauscht: { $list }
change-g-bye = das Freilos von { $a } ist eines zu viel ({ $article })
change-p-departs = Abweichung
change-d-title = Runde { $n } kann nicht ausgelost werden
change-d-none = Es gibt keine Auslosung, in der alle einen Gegner oder das Freilos haben ({ $article }). Der Hauptschiedsrichter entscheidet.
change-d-together = Die folgenden Tatsachen verhindern es gemeinsam; fiele auch nur eine davon weg, ginge es.
change-d-open = Dem Schiedsrichter steht offen, jedes für sich genügt: { $list }.
change-d-nothing = Keine einzelne Massnahme genügt.
change-f-met = { $a } und { $b } haben in Runde { $n } gegeneinander gespielt ({ $article })
change-f-prohibited = der Veranstalter verbietet { $a } – { $b } (TRF26:260)
change-f-colour = { $a } und { $b } müssen beide { $colour } haben ({ $article })
change-f-same-colour = { $a } und { $b } müssen die gleiche Farbe haben ({ $article })
change-f-bye = { $a } darf wegen Runde { $n } nicht spielfrei sein ({ $article })
change-f-odd = { $n } Spieler sind eine ungerade Zahl, also muss jemand spielfrei sein ({ $article })
change-r-met = { $a } und { $b } nochmals gegeneinander spielen lassen
change-r-prohibited = das Verbot von { $a } – { $b } aufheben
change-r-colour = { $a } und { $b } gegeneinander spielen lassen, obwohl eine Farbe nicht erlaubt ist
change-r-bye = { $a } trotzdem spielfrei lassen
change-r-back = { $a } trotz Abmeldung spielen lassen
change-r-newcomer = jemanden einsteigen lassen, der noch gegen niemanden gespielt hat
change-r-leave = { $a } in dieser Runde aussetzen lassen
change-r-other = eine andere Massnahme des Schiedsrichters
change-p-fact = Tatsache
change-p-repair = Abhilfe

## colour
## Rules of colours that only the older books have.

colour-must = einer von beiden muss diese Farbe haben
colour-balance = Weiss für den, der es seltener hatte
colour-average = Weiss für den höheren Gegnerschnitt
colour-rating = Weiss für die tiefere Elo
colour-alphabet = Weiss für den Ersten im Alphabet
colour-only-preference = der einzige Anspruch der beiden
colour-fewer-whites = Weiss für die Seite, die es in weniger Wettkämpfen hatte
colour-lower-difference = Weiss für die Mannschaft mit der tieferen Farbdifferenz
colour-first-teams-preference = der Anspruch der ersten Mannschaft
colour-alternates-first = die höher eingestufte Seite wechselt gegenüber ihrem letzten Wettkampf
colour-alternates-other = die andere Seite wechselt gegenüber ihrem letzten Wettkampf
colour-by-group = in der mittleren Gruppe und darüber der Anspruch des höher Gesetzten, darunter der des tiefer Gesetzten

## effect
## What would be worse.

effect-completion = der Rest der Runde ginge nicht auf
effect-bye-score = das Freilos ginge an jemanden mit mehr Punkten
effect-downfloaters = mehr Spieler müssten die Gruppe verlassen
effect-downfloater-scores = Spieler mit mehr Punkten müssten abfloaten
effect-next = die nächste Gruppe ginge weniger gut auf
effect-bye-unplayed = das Freilos ginge an jemanden mit weniger gespielten Partien
effect-colour-difference = in mehr Spitzenpaaren bekäme jemand eine Farbdifferenz über zwei
effect-colour-repeated = in mehr Spitzenpaaren hätte jemand dreimal nacheinander die gleiche Farbe
effect-preference = weniger Spieler bekämen die Farbe, die ihnen zusteht
effect-strong-preference = weniger starke Farbansprüche würden erfüllt
effect-down-last = mehr Spieler würden zweimal nacheinander abfloaten
effect-up-last = mehr Spieler würden zweimal nacheinander auffloaten
effect-down-before = mehr Spieler würden nach zwei Runden wieder abfloaten
effect-up-before = mehr Spieler würden nach zwei Runden wieder auffloaten
effect-down-last-differences = wer zweimal nacheinander abfloatet, träfe auf Gegner mit weniger Punkten
effect-up-last-differences = wer zweimal nacheinander auffloatet, träfe auf Gegner mit mehr Punkten
effect-down-before-differences = wer nach zwei Runden wieder abfloatet, träfe auf Gegner mit weniger Punkten
effect-up-before-differences = wer nach zwei Runden wieder auffloatet, träfe auf Gegner mit mehr Punkten
effect-differences = die Punktdifferenzen zwischen den Gegnern wären grösser
effect-upfloaters = mehr Spieler müssten gehoben werden
effect-upfloater-scores = Spieler mit weniger Punkten müssten gehoben werden
effect-upfloaters-at-most = es würden mehr Spieler gehoben, die schon so oft wie erlaubt gehoben wurden
effect-upfloaters-often = es würden Spieler gehoben, die schon öfter gehoben wurden
effect-floats-again = jemand würde zweimal nacheinander floaten
effect-came-first = wer aus einer anderen Gruppe kommt, wird zuerst gepaart
effect-others-less-well = die anderen würden weniger gut gepaart
effect-bye-order = jemand anders kommt für das Freilos zuerst in Frage
effect-meets-nobody = niemand der Gruppe darf gegen diesen Spieler spielen
effect-rows = die Reihen gingen in dieser Ordnung nicht alle auf
effect-left-over = es blieben mehr Spieler übrig, oder weniger geeignete
effect-absolute-colour = mehr Spieler bekämen eine Farbe, die sie nicht haben dürfen
effect-equal-colours = mehr Farbansprüche blieben unerfüllt
effect-dues-less-equal = die Zahl derer, die Weiss, und derer, die Schwarz zugute haben, wäre weniger ausgeglichen
effect-ratings-apart = die Wertungszahlen liegen zu weit auseinander, als dass die Farbe entscheiden darf (Maxi-Turnier)
effect-floater-worse-off = jemand, der aus einer anderen Gruppe kam, ginge weiter oder fände in der nächsten keinen Gegner
effect-same-due = beide haben dieselbe Farbe zugute, und mit jemandem weiter hinten lässt sich das vermeiden

## exclusion
## Why not.

exclusion-met-in = schon in Runde { $n } begegnet ({ $article })
exclusion-met-before = schon begegnet ({ $article })
exclusion-prohibited = der Veranstalter verbietet es (TRF26:260)
exclusion-same-colour = beide müssen { $colour } haben ({ $article })
exclusion-same-colour-unknown = beide müssen die gleiche Farbe haben ({ $article })
exclusion-may-not = die beiden dürfen nicht gegeneinander spielen
exclusion-not-allowed = nicht erlaubt
exclusion-colour-denied = { $who } darf nicht { $colour } haben ({ $article })
exclusion-colours = es blieben mehr Farbansprüche unerfüllt, als hier erlaubt ist
exclusion-colour-degree = ein stärkerer Farbanspruch bliebe unerfüllt, wo ein schwächerer weichen kann
exclusion-down-last = { $who } war in der letzten Runde Abfloater
exclusion-down-before = { $who } war vor zwei Runden Abfloater
exclusion-up-last = { $who } war in der letzten Runde Auffloater
exclusion-up-before = { $who } war vor zwei Runden Auffloater
exclusion-raised = { $who } wurde in der Vorrunde oder schon zu oft gehoben
exclusion-bye-barred = ausgeschlossen wegen Runde { $n } ({ $article })
exclusion-rest = die anderen könnten dann nicht so gepaart werden, wie es die Regeln verlangen
exclusion-rest-by = die anderen könnten nicht alle gepaart werden ({ $article })
exclusion-worse = schlechter nach { $article }
exclusion-effect = { $effect } ({ $article })
exclusion-later = gleich gut, aber später in der Reihenfolge des Reglements
exclusion-later-2026 = gleich gut, aber später in der Reihenfolge von Artikel 4
exclusion-later-2017 = gleich gut, aber später in der Reihenfolge von Abschnitt D
exclusion-better-paired = mit diesem Spieler gehen die Gruppen besser auf
exclusion-odd = die Zahl der Spieler ist ungerade
exclusion-no-more-pairs = { $one } und { $other } lassen nicht mehr Paare zu
exclusion-rest-with-more = mit mehr Paaren ginge der Rest nicht auf, { $article }
exclusion-higher-bye = mit mehr Paaren ginge das Freilos an mehr Punkte, { $article }

## story
## Titles, names of steps, and the short sentences.

story-board-title = Runde { $n }, Brett { $m }: { $white } – { $black }
story-held-title = Runde { $n }: { $white } – { $black }
story-player-title = Runde { $n }: { $who }
story-round-title = Wie die Runde { $n } ausgelost wurde
story-by-hand = Diese Paarung ist nicht die vorgeschriebene: sie wurde von Hand oder nach anderen Regeln gemacht. Vorgeschrieben ist für die beiden:
story-other-colours = Vorgeschrieben ist das gleiche Paar mit vertauschten Farben: { $white } hat Weiss.
story-departs = Die Runde, wie sie hier steht, ist nicht die vorgeschriebene. Das Folgende erklärt die vorgeschriebene.
story-points = { $n ->
    [0.5] { $n } Punkt
    [one] { $n } Punkt
   *[other] { $n } Punkten
}
story-points-exact = { $n } Punkten
story-round-letter = R
story-nobody = niemand
story-book-original = das ursprüngliche Schweizer System
story-book-1992 = das Schweizer System nach Wertung von 1992
story-book-2010 = das Schweizer System nach Wertung von 2010
story-book-2017 = das holländische System von 2017 (C.04.3)
story-book-2026 = das holländische System von 2026 (C.04.3)
story-book-dubov-1997 = das Dubow-System von 1997
story-book-dubov-2026 = das Dubow-System von 2026 (C.04.4.1)
story-book-burstein-2026 = das Burstein-System von 2026 (C.04.4.2)
story-book-lim-2026 = das Lim-System von 2026 (C.04.4.3)
story-book-double-swiss-2026 = das Double-Swiss-System von 2026 (C.04.5)
story-book-team-2026 = das Schweizer System für Mannschaften von 2026 (C.04.6)
story-n-bracket = Gruppe
story-n-came = Floatet ab
story-n-halves = Hälften
story-n-natural = Natürliche Paarung
story-n-tried = Vorher ausgeschlossen
story-n-exchange = Austausch
story-n-taken = Gewählt
story-n-cost = Preis
story-n-colours = Farben
story-n-floats = Floater
story-n-bye = Freilos
story-n-passed = Übergangen
story-n-absent = Nicht gepaart
story-n-group = Gruppe
story-n-quantity = Grösse
story-n-sides = Seiten
story-n-set-aside = Fallen gelassen
story-n-transfer = Versetzung
story-n-refused = Verworfen
story-n-back = Zurück
story-n-joined = Vereinigt
story-n-pair = Paar
story-n-floats-known = Frühere Floats
story-n-averages = Schnitte
story-n-indexes = Index
story-n-candidate = Kandidat
story-n-needs = Floater
story-bracket = Gruppe { $n }, mit { $points }. Spieler der Gruppe: { $who }
story-moved-down = Von oben dazu: { $who }
story-limbo = Von oben, aber auch hier ohne Gegner: { $who }
story-penultimate = nochmals ausgelost, damit der Rest aufgeht (A.9)
story-collapsed = alle darunter in einer Gruppe (A.9)
story-floats-from = { $who } verlässt die Gruppe mit { $points }: { $why }
story-left-over = { $who } bleibt übrig: { $why }
story-not-instead = nicht { $who } stattdessen: { $why }
story-without-exchange = ohne ihn: { $why }
story-stands = nichts spricht dagegen
story-all-met = alle Kriterien sind ganz erfüllt
story-cost-line = { $article }: { $meaning }: { $value }
story-due-line = { $who }: Farben bisher { $had }; Anspruch: { $due }
story-due-first = { $who }: noch keine Partie; Anspruch: { $due }
story-float-down = { $who } ▼ trifft jemanden mit weniger Punkten
story-float-up = { $who } ▲ trifft jemanden mit mehr Punkten
story-s-alone = { $a } steht mit { $pa } allein und muss gegen jemanden mit { $pb } spielen.
story-s-odd = Die Gruppe mit { $pa } ist ungerade; { $a } floatet aus ihr zu denen mit { $pb } ab.
story-s-no-opponents = In der Gruppe mit { $pa } finden nicht alle einen Gegner; { $a } floatet zu denen mit { $pb } ab.
story-s-completion = Damit alle gepaart werden können, floatet { $a } aus der Gruppe mit { $pa } zu denen mit { $pb } ab.
story-s-bye-score = Damit das Freilos an möglichst wenig Punkte geht, floatet { $a } aus der Gruppe mit { $pa } zu denen mit { $pb } ab.
story-s-came = { $a } floatet aus der Gruppe mit { $pa } in die mit { $pb } ab.
story-s-raised = { $b } wird aus der Gruppe mit { $pb } in die mit { $pa } gehoben.
story-s-level = { $a } und { $b } stehen beide bei { $points }.
story-s-differ = { $a } steht bei { $pa }, { $b } bei { $pb }; sie werden in derselben Gruppe gepaart.
story-s-in-order = Die obere Hälfte der Gruppe spielt der Reihe nach gegen die untere; das ergibt dieses Paar.
story-s-first-there = { $b } kommt dort zuerst, und nichts spricht dagegen.
story-s-by-book = Das Verfahren des Reglements führt zu diesem Paar; nichts, was vorher kommt, wurde verworfen.
story-s-cannot = { $x } kommt vor { $b }, kann aber nicht gegen { $a } spielen: { $why }.
story-s-worse = { $x } kommt vor { $b }, doch dagegen spricht: { $effect } ({ $article }).
story-s-refused = { $x } kommt vor { $b }, aber nicht für { $a }: { $why }.
story-s-later = { $x } wäre gleich gut, kommt in der Reihenfolge der Regeln aber später ({ $article }).
story-s-more = Weitere vor { $b } ausgeschlossen: { $n }.
story-s-next = Als Nächstes kommt { $b }.
story-s-exchanged = In der Gruppe wechseln { $down } und { $up } die Hälfte; so wie die Hälften standen, ging es nicht.
story-s-taken = { $x } käme zuerst, spielt aber gegen { $y }.
story-s-gone = { $x } käme zuerst, verlässt aber die Gruppe.
story-s-white = { $white } hat Weiss: { $rule }.
story-s-white-plain = { $white } hat Weiss ({ $article }).
story-s-set-aside = Um die Gruppe zu paaren, musste fallen gelassen werden: { $list }.
story-s-bye = Die Zahl der Spieler ist ungerade; jemand ist spielfrei: { $who } mit { $points }.
story-s-bye-nobody = Niemand wurde übergangen.
story-s-bye-not = Nicht { $x }: { $why }.
story-s-bye-more = Weitere übergangen: { $n }.
story-bye-line = { $who }, mit { $points }, nicht gespielte Runden: { $n }
story-s-round = Bretter: { $boards }; Gruppen: { $groups }.
story-s-rules = Regeln: { $book }. Die Artikel sind die dieses Reglements.
story-s-floaters = Ohne Gegner aus der eigenen Gruppe: { $who }.
story-s-bye-to = Freilos: { $who }.
story-s-no-bye = Kein Freilos: die Zahl der Spieler ist gerade.
story-unknown = Einen Spieler mit der Nummer { $n } gibt es nicht.
story-asked-bye = { $who } wird nicht gepaart: für diese Runde ist ein Bye mit { $points } bewilligt.
story-away = { $who } wird nicht gepaart: für diese Runde abgemeldet.
story-left = { $who } wird nicht gepaart: aus dem Turnier zurückgezogen.
story-not-yet = { $who } wird nicht gepaart: noch nicht im Turnier.
story-not-there = { $who } wird in dieser Runde nicht gepaart.
story-facts = Vor der Runde { $n }
story-f-number = Nr.
story-f-name = Name
story-f-points = Punkte
story-f-colours = Farben
story-f-due = Anspruch
story-f-floats = Floats
story-f-met = Gespielt gegen
story-boards = Die Bretter
story-f-board = Br.
story-f-why = Warum
story-h-steps = Schritt für Schritt
story-h-step = Schritt
story-h-what = Was geschieht
story-h-article = Artikel
story-frozen = Erstellt aus dem Stand des Turniers vor der Auslosung der Runde { $n }.

## unpaired
## Why a round cannot be paired, as the end of a sentence.

unpaired-not-declared = die Zahl der Runden ist nicht angegeben, und die letzte hängt davon ab
unpaired-no-round-left = alle { $n } angegebenen Runden sind ausgelost
unpaired-rounds-missing = Runde { $n } ist noch nicht ausgelost
unpaired-results-missing = Partien früherer Runden ohne Resultat: { $n }
unpaired-nobody = niemand ist da, der ausgelost werden könnte
unpaired-too-many-rounds = mehr als { $n } Runden lassen sich nicht auslosen
unpaired-none = es gibt keine vollständige Auslosung
unpaired-rating-missing = Spieler ohne Wertungszahl: { $who }; geben Sie jedem eine vorläufige (C.04.4.1:1.1)
unpaired-budget = die Gruppe mit { $points } Punkten ({ $n } Spieler) ist zu gross, um nach diesem Reglement genau entschieden zu werden

## no-schedule
## Why there is no such schedule, and what is possible instead, as the end of a sentence.

no-schedule-out-of-range = { $what }: { $given } geht nicht, möglich sind { $least } bis { $most }
no-schedule-cup-players = Teilnehmende eines Pokals
no-schedule-match-games = Partien einer Begegnung
no-schedule-protected = Gesetzte
no-schedule-robin-players = Teilnehmende eines Rundenturniers
no-schedule-robin-cycles = Durchgänge eines Rundenturniers dieser Grösse
no-schedule-round = Runde
no-schedule-players = Teilnehmende
no-schedule-varma-players = Teilnehmende einer gelenkten Auslosung (Varmas Tabellen)
no-schedule-schiller-groups = Gruppen eines Schiller-Turniers
no-schedule-group-players = Mitglieder einer Gruppe
no-schedule-berlin-groups = Gruppen eines Berliner Turniers (2 oder 4)
no-schedule-berlin-players = Teilnehmende eines Berliner Turniers
no-schedule-team-boards = Bretter einer Mannschaft
no-schedule-scheveningen-boards = Bretter eines Scheveninger Wettkampfs
no-schedule-scheveningen-cycles = Durchgänge eines Scheveninger Wettkampfs
no-schedule-molter-teams = Mannschaften eines Molter-Turniers
no-schedule-molter-players = Mitglieder einer Molter-Mannschaft
no-schedule-odd-team = Mannschaften zu { $players } gehen im Molter-System nicht: in jeder Runde hat die halbe Mannschaft Weiss, und bei einer ungeraden Zahl von Mannschaften tauschen zwei Bretter ein Mitglied, darum braucht eine Mannschaft eine gerade Zahl von Mitgliedern; nehmen Sie { $fewer } oder { $more }
no-schedule-molter-rounds = { $rounds } Runden gehen mit { $teams } Mannschaften nicht: niemand trifft auf zwei derselben Mannschaft, also gibt es weniger Runden als Mannschaften; möglich sind 1 bis { $most }
no-schedule-not-double = die letzten zwei Runden des ersten Durchgangs werden nur in einem doppelrundigen Turnier getauscht, nicht bei so vielen Durchgängen: { $cycles }; nehmen Sie 2 Durchgänge, oder lassen Sie den Tausch weg
no-schedule-not-printed = die gedruckte Schiller-Tabelle gilt für 4 Gruppen zu 3, nicht für { $groups } Gruppen zu { $size }; verlangen Sie nicht die gedruckte
no-schedule-no-name = Eintrag { $place } der Liste hat keinen Namen
no-schedule-name-twice = { $name } steht zweimal in der Liste; sind es zwei Personen, schreiben Sie hinter den Namen, was sie unterscheidet, etwa den Klub oder das Jahr
no-schedule-wrong-players = die Liste hat { $given } Teilnehmende, der Rundenplan ist für { $needed }
no-schedule-wrong-teams = die Liste hat { $given } Mannschaften, der Rundenplan ist für { $needed }
no-schedule-too-large = { $members } Teilnehmende kommen aus { $group }, und der grösste Umschlag hat bei dieser Turniergrösse { $largest } Nummern (die Umschläge fassen { $envelopes }); mehr als { $largest } desselben Verbands gehen nur, wenn Gruppen geteilt werden dürfen
no-schedule-do-not-fit = Gruppen von { $contingents } Teilnehmenden lassen sich nicht ungeteilt auf Umschläge mit { $envelopes } Nummern verteilen; erlauben Sie das Teilen, und das Protokoll sagt, wer sich in den letzten drei Runden treffen kann
no-schedule-no-such-seat = niemand hat Nummer { $seat }; es gibt die Nummern 1 bis { $seats }
no-schedule-one-seat = Nummer { $seat } spielt nicht gegen sich selbst; nennen Sie zwei Nummern
no-schedule-dispensed-too-long = Nummer { $seat } kann nicht von { $rounds } Runden befreit werden: in diesem Pokal sind es höchstens { $most }, denn die letzten Runden müssen gespielt werden
no-schedule-nobody-plays = mit diesen Befreiungen spielt in Runde { $round } niemand; befreien Sie weniger Teilnehmende, oder von weniger Runden
no-schedule-no-preliminary = eine Vorrunde ist für Zahlen knapp über einer Zweierpotenz: hier sind { $places } Plätze belegt, { $above } mehr als { $below }, und { $undispensed } Teilnehmende sind von nichts befreit; jede Partie der Vorrunde braucht zwei von ihnen
no-schedule-not-a-recipe = «{ $text }» ist kein Rezept eines Rundenplans
no-schedule-no-recipe = nichts sagt, nach welchem Rundenplan das Turnier gespielt wird: es hat kein Rezept (einen Kommentar, der mit ### ronde schedule beginnt), und seine Turnierart ist keine mit bekannter Tabelle
no-schedule-too-few-rounds = angegebene Runden: { $declared }, aber der Rundenplan hat { $needed }; berichtigen Sie die Rundenzahl (Satz 142, XXR) oder die Turnierart
no-schedule-results-missing = { $games ->
    [one] { $games } Partie von Runde { $round } hat kein Resultat; erfassen Sie zuerst die Resultate
   *[other] { $games } Partien von Runde { $round } haben kein Resultat; erfassen Sie zuerst die Resultate
}
no-schedule-differs = Runde { $round } hat andere Partien als der Rundenplan; prüfen Sie zuerst die Datei
no-schedule-level = Begegnung { $number } ist nach ihren Partien unentschieden; lassen Sie um den Sieg spielen, oder sagen Sie, wer weiterkommt
no-schedule-not-in-match = Nummer { $seat } spielt Begegnung { $number } nicht und kann sie darum nicht gewinnen
no-schedule-none = es gibt keinen Rundenplan
no-schedule-gaps = ein Rundenplan braucht die Nummern 1, 2, 3 … ohne Lücke

## head
## What stands above columns.

head-rank = Rang
head-number = Nr.
head-title = Titel
head-name = Name
head-rating = Elo
head-federation = Verb.
head-group = Gruppe
head-final-n = Final { $n }
head-points = Punkte
head-round = R{ $n }
head-category = Kategorie
head-place = Platz
head-amount = Betrag
head-reason = Grund
head-prizes = Preise
head-standings = Rangliste { $when }
head-standings-of = { $name }: Rangliste { $when }
head-before = vor Runde 1
head-after = nach Runde { $n }
head-after-of = nach Runde { $n } von { $of }
head-after-last = nach Runde { $n }, der letzten
head-number-only = Nummer { $n }
head-place-prize = der Preis des Ranges
head-share = { $pot } geteilt unter { $n } Punktgleichen
head-hort = Hort: { $own } für den Rang, und ein Teil von { $pot } unter { $n } Punktgleichen
head-stays = niemand kann Preis { $place } von { $category } gewinnen: { $amount } bleiben im Fonds
head-women = Frauen
head-men = Männer
head-everybody = alle
head-unrated = ohne Elo
head-below = Elo bis { $n }
head-above = Elo ab { $n }
head-not-accelerated = keine Beschleunigung
head-baku = Baku-Beschleunigung (C.04.7)
head-ssa = Beschleunigtes Schweizer System, Abzug vor Runde 3
head-ssa-halves = Beschleunigtes Schweizer System, halber Abzug vor Runden 3 und 4
head-ssa-kept = Beschleunigtes Schweizer System ohne Abzug: zwei Kategorien
head-virtual-points = virtuelle Punkte wie angegeben

## form
## The form's own words.

form-page = Seite { $n } von { $m }
form-draft = ENTWURF
form-live = Immer aktuell:
form-too-large = die Tabelle passt in keine Arbeitsmappe; nehmen Sie CSV

## need
## What somebody needs.

need-title = Was { $who } in Runde { $n } braucht
need-title-last = Was { $who } in der letzten Runde braucht
need-win-over = Mit einem Sieg gegen { $who }
need-win = Mit einem Sieg
need-draw = Mit einem Remis
need-loss = Mit einer Niederlage
need-done = Es ist nichts mehr zu spielen
need-one = Rang { $a }
need-two = Rang { $a } oder { $b }
need-range = Rang { $a } bis { $b }
need-mostly = { $ranks }, meist { $most }
need-most-often = { $ranks }, am ehesten { $most }
need-exactly = { $own }: { $ranks }.
need-in-plays = { $own }: { $ranks } in { $n } Durchläufen; nach Punkten ist { $bounds } möglich.
need-in-plays-only = { $own }: { $ranks } in { $n } Durchläufen.
need-result = Eigenes Resultat
need-points = Punkte
need-by-points = Nach Punkten
need-ranks = Ränge und Chancen
need-among = Erste { $n }
need-row-win = Sieg
need-row-draw = Remis
need-row-loss = Niederlage
need-all-ways = Exakt: alle { $n } Möglichkeiten, wie die { $m } offenen Partien ausgehen können, wurden angeschaut. Wie wahrscheinlich jede ist, sagen die Elo-Zahlen.
need-plays = Was nach Punkten möglich ist, ist exakt. Die Chancen stammen aus wiederholbaren Durchläufen der { $m } offenen Partien nach den Elo-Zahlen.
need-after-round = Die Ränge sind die nach Runde { $n }; weitere Runden folgen.
need-rivals = { $own }: { $who } können noch gleichauf oder davor landen.

## round-note
## One sentence for each note.

round-note-bye-value = das Freilos zählt { $bye } Punkte; nach dem Buch ({ $article }) ist es { $allowed }
round-note-a-win = ein Sieg
round-note-a-win-or-a-draw = ein Sieg oder ein Remis
round-note-stayed-away = { $who } blieb ohne Meldung weg und wird trotzdem gepaart; nach dem Buch ({ $article }) ist das ein Rückzug
round-note-numbers = die Nummern folgen nicht den Elo-Zahlen: { $below } hat mehr Elo als { $above }. Hat sich eine Elo-Zahl geändert, werden die Nummern neu vergeben, bis Runde { $last } ausgelost ist (C.04.4.1:1.2.2)

## badge
## Words of badges and place cards.

badge-title = Namensschilder
badge-people = Spieler
badge-number = Nr.
badge-name = Name
badge-fide-title = Titel
badge-rating = Elo
badge-federation = Verband
badge-club = Klub

## bracket
## Words of the explanation sheet.

bracket-title = Wie die Runde { $n } ausgelost wurde
bracket-rules = Regeln: { $book }. Die Artikel sind die dieses Reglements.
bracket-dutch = holländisches System
bracket-dubov = Dubow-System
bracket-burstein = Burstein-System
bracket-lim = Lim-System
bracket-double-swiss = Double-Swiss-System
bracket-team = Schweizer System für Mannschaften
bracket-original = ursprüngliches Schweizer System
bracket-differs = Die Runde wurde von Hand geändert; dieses Blatt zeigt, was die Regeln vorschreiben.
bracket-bracket = Gruppe { $n }: { $points } Punkte
bracket-group = Punktgruppe { $n }
bracket-penultimate = nochmals ausgelost, damit der Rest aufgeht (A.9)
bracket-collapsed = alle darunter in einer Gruppe (A.9)
bracket-nobody = niemand
bracket-exchange = Austausch ({ $article }): { $down } nach S2, { $up } nach S1.
bracket-without = Ohne ihn: { $why }.
bracket-all-met = Kriterien: alle ganz erfüllt.
bracket-cost = Was die Kriterien kosten: { $list }. Alle anderen ganz erfüllt.
bracket-floats = Abfloater: { $who } ({ $why }).
bracket-left-over = Bleibt übrig: { $who } ({ $why }).
bracket-odd = die Zahl der Spieler ist ungerade
bracket-no-more-pairs = { $article }: mehr Paare sind nicht möglich
bracket-rest-unpaired = { $article }: der Rest ginge nicht auf
bracket-higher-bye = { $article }: das Freilos ginge an mehr Punkte
bracket-not-instead = Nicht { $who }: { $why }.
bracket-board = Br.
bracket-colour = Farbe
bracket-due = Anspruch
bracket-colours-by = Farben
bracket-refused = Vorher verworfen
bracket-met = schon begegnet
bracket-prohibited = verboten
bracket-same-colour = beide müssen die gleiche Farbe haben
bracket-later = gleich gut, aber später in der Reihenfolge
bracket-bye = { $n ->
    [0.5] Spielfrei: { $who } ({ $n } Punkt, nicht gespielte Runden: { $m }).
    [one] Spielfrei: { $who } ({ $n } Punkt, nicht gespielte Runden: { $m }).
   *[other] Spielfrei: { $who } ({ $n } Punkte, nicht gespielte Runden: { $m }).
}
bracket-no-bye = Kein Freilos: die Zahl der Spieler ist gerade.
bracket-barred = { $article }: ausgeschlossen durch Runde { $n }
bracket-better-paired = mit diesem Spieler gehen die Gruppen besser auf
bracket-legend = ↘ aus einer anderen Gruppe · ↓ geht ohne Gegner weiter · ⇄ hat die Seite gewechselt · ○ ■ erhaltene Farbe · neben den Punkten der Farbanspruch: gestrichelt mild, einfach stark, doppelt absolut · ✕ verworfen, mit dem Artikel.
bracket-steps = Die Schritte des Verfahrens
bracket-step = Schritt
bracket-article = Artikel
bracket-done = Was geschieht
bracket-takes = Punktgruppe { $n }: { $who }
bracket-with-moved = und aus anderen Gruppen: { $who }
bracket-upfloaters = Auffloater
bracket-drops = { $article } wird fallen gelassen
bracket-transfers = { $who } geht in die Punktgruppe { $n }
bracket-not-this = nicht { $who }: { $why }
bracket-goes-back = zurück zur Punktgruppe { $n }
bracket-cracks = { $one } und { $other } werden für die mittlere Gruppe getrennt
bracket-joins = die Punktgruppe { $n } und die nächste werden eine
bracket-pairs = { $white } – { $black } (Farben nach { $article })
bracket-leaves = { $who } verlässt die Gruppe ohne Gegner
bracket-byes = Spielfrei ist { $who }.
bracket-derives = die Floats der Runde { $n } folgen aus den Punkten
bracket-colour-denied = { $article }: darf nicht { $colour } haben
bracket-too-many-colours = mehr verletzte Farbansprüche als hier erlaubt
bracket-colour-degree = ein schwächerer Farbanspruch kann weichen
bracket-floated-up = Auffloat vor { $n } Runde(n)
bracket-floated-down = Abfloat vor { $n } Runde(n)
bracket-raised = in der Vorrunde oder zu oft gehoben
bracket-worse = schlechter nach { $article }

## catalogue
## Names of papers, and sentences about what is missing.

catalogue-before = Vor der ersten Runde
catalogue-of-round = Für eine Runde
catalogue-tables = Ranglisten und Tabellen
catalogue-at-end = Zum Schluss
catalogue-starting-list = Startrangliste
catalogue-announcement = Plakat mit der Adresse der Live-Seite
catalogue-place-cards = Tischkarten
catalogue-badges = Namensschilder
catalogue-player-cards = Spielerkarten
catalogue-wall-chart = Wandtabelle
catalogue-round = Paarungen nach Brett und Name, Resultatzettel
catalogue-pairings = Paarungen nach Brett
catalogue-pairings-by-name = Paarungen nach Name
catalogue-slips = Resultatzettel
catalogue-bracket = Wie die Runde ausgelost wurde
catalogue-why = Warum: eine Seite pro Paarung
catalogue-team-sheets = Mannschaftsblätter
catalogue-protocols = Wettkampfprotokolle
catalogue-pack = Mappe zum Weiterspielen von Hand
catalogue-standings = Rangliste
catalogue-categories = Rangliste nach Kategorien
catalogue-crosstable = Kreuztabelle nach Rang
catalogue-crosstable-by-number = Kreuztabelle nach Startnummer
catalogue-aros = Elo-Schnitte der Gegner
catalogue-prizes = Preisliste
catalogue-match-cards = Teilnehmerformulare, für eine Elo-Liste
catalogue-final-report = Schlussbericht
catalogue-nobody = Noch niemand ist eingetragen. Tragen Sie zuerst die Spieler ein.
catalogue-no-round = Noch keine Runde ist ausgelost. Losen Sie zuerst Runde 1 aus.
catalogue-no-such-round = Eine Runde { $n } gibt es nicht; die letzte ist { $last }. Wählen Sie eine davon.
catalogue-no-such-board = Ein Brett { $n } gibt es in dieser Runde nicht; das letzte ist { $last }.
catalogue-no-such-player = Niemand hat hier die Nummer { $n }. Wählen Sie eine Nummer der Startrangliste.
catalogue-no-teams = Dieses Papier ist für Mannschaften, und das Turnier hat keine.
catalogue-no-prizes = Noch keine Preise sind ausgesetzt. Geben Sie sie an, etwa all: 500, 300, 200.
catalogue-no-categories = Es gibt keine Kategorie, zu der nur einige gehören. Nennen Sie eine, etwa women, U16 oder S60.
catalogue-no-link = Ein Plakat braucht eine Adresse: Öffnen Sie zuerst für den Saal, oder nennen Sie eine.
catalogue-no-account = Nur Runden eines Turniers nach Schweizer System haben Gruppen zu erklären.
catalogue-otherwise = Die Regeln hätten eine andere Runde ergeben als die gespielte: sie wurde von Hand oder nach anderen Regeln gepaart. Eine Erklärung gibt es nicht.
catalogue-schedule = Rundenplan: alle Runden
catalogue-no-schedule = Dieses Papier gibt es nur für Turniere nach einem Rundenplan, sobald alle da sind.
catalogue-round-n = Runde { $n }

## match-card
## Words of the match card; the German ones mostly as the course prints them.

match-card-title = Teilnehmerformulare
match-card-of = Teilnehmerformular: { $name }
match-card-player = Teilnehmer
match-card-number = Teilnehmernummer
match-card-rank = Rang
match-card-name = Name
match-card-fide-title = Titel
match-card-sex = Geschl.
match-card-born = Geburtsdatum
match-card-club = Verein/Ort
match-card-federation = Land
match-card-fed = Land
match-card-fide-id = FIDE-Nummer
match-card-national-id = Nationale Nummer
match-card-elo = Elo
match-card-national-rating = NWZ
match-card-national = NWZ
match-card-round = Runde
match-card-colour = Farbe
match-card-opponent = Gegner
match-card-result = Resultat
match-card-total = Gesamtpunkte
match-card-event = Turnier
match-card-event-name = Name
match-card-place = Ort
match-card-from = Vom
match-card-to = Bis
match-card-time-control = Bedenkzeit
match-card-director = Turnierleitung
match-card-chief-arbiter = Hauptschiedsrichter
match-card-deputies = Stellvertreter

## pack
## Words of the fallback pack.

pack-title = Papierpaket, Runde { $n }
pack-purpose = Mit diesen Blättern geht das Turnier weiter, wenn der Computer ausfällt. Bewahren Sie sie am Schiedsrichtertisch auf; drucken Sie nach jeder Auslosung neue.
pack-how = Wie es von Hand weitergeht
pack-results = Schreiben Sie die Resultate auf das Resultatblatt, dann auf die Karten beider Spieler: r und das neue Total.
pack-piles = Legen Sie die Karten in Stapel nach dem Total, das höchste zuerst; im Stapel nach Startnummer. Nehmen Sie heraus, wer fehlt oder ein Bye angekündigt hat.
pack-halves = Losen Sie jeden Stapel von oben aus, die obere Hälfte (S1) gegen die untere (S2) der Reihe nach. Niemand trifft zweimal auf denselben Gegner; zwei Karten mit derselben umrandeten Farbe dürfen sich nicht treffen, verbotene Paare auch nicht. Geht ein Paar nicht, tauschen Sie Gegner innerhalb von S2, zuunterst beginnend.
pack-floaters = Wer keinen Gegner findet, kommt zuoberst in den nächsten Stapel: ↓ auf seine Karte, ↑ auf die des Gegners. Meiden Sie, wer in den letzten zwei Runden denselben Pfeil hat.
pack-bye = Ist die Zahl ungerade, ist jemand aus dem letzten Stapel spielfrei, aber niemand zweimal und niemand, der kampflos gewonnen hat: siehe die Liste der Freilose.
pack-colours = Farben: jeder erhält die Farbe, die ihm zusteht; ist es dieselbe, geht die dringendere vor (!! vor !), sonst der Bessere.
pack-fixed = Die Paarungen aller Runden stehen fest: nehmen Sie die der nächsten Runde aus der Rundentabelle oder von den Karten.
pack-write = Schreiben Sie die Paare auf das leere Paarungsblatt, die höchsten Totale an die ersten Bretter, und Gegner und Farbe auf die Karten. Hängen Sie eine Kopie aus.
pack-back = Läuft der Computer wieder: geben Sie Resultate und Paarungen ein, wie gespielt wurde, als Paarungen von Hand, mit dem Grund.
pack-result-sheet = Resultatblatt, Runde { $n }
pack-result-how = 1 – 0, ½ – ½, 0 – 1; + – −, wenn ein Spieler nicht kam.
pack-blank = Leeres Paarungsblatt
pack-blank-how = Runde: ……    Zeit: ……
pack-board = Br.
pack-result = Resultat
pack-number = Nr.
pack-name = Name
pack-rating = Elo
pack-points = Pkt.
pack-due = Anspruch
pack-bye-barred = Freilos
pack-no = nein: R
pack-history = Runden, Floats und Farbansprüche
pack-history-how = 12○1↓: gegen Nummer 12, Weiss, Sieg, Abfloat. = Runde ohne Partie. Anspruch: !! absolut, ! stark. Freilos: nein, mit der Runde, die es ausschliesst.
pack-byes = Freilose, Forfaits und Abmeldungen
pack-no-byes = Bisher niemand.
pack-round = Runde
pack-what = Was
pack-announced = angekündigt
pack-prohibited = Verbotene Paarungen
pack-none-prohibited = Keine Paarung ist verboten.
pack-rounds = Runden
pack-apart = Dürfen sich nicht treffen

## place-card
## Words of place cards.

place-card-title = Tischkarten

## card
## Words of the player's card; the French ones as the seed prints them.

card-title = Spielerkarten
card-open = Open:
card-from = vom
card-to = bis
card-number = Start-Nr.
card-name = Name und Vorname des Spielers
card-rating = Elo:
card-fide-rating = FIDE-Elo:
card-fide-title = Titel:
card-national-id = Verbandscode:
card-fide-id = FIDE-Code:
card-federation = Verband:
card-club = Klub:
card-league = Region:
card-birth = Geb.
card-round = R
card-colour = Farbe
card-opponent = Gegner
card-result = r
card-total = Total
card-adjusted = Bereinigt
card-final-total = Endtotal
card-tie-break = Fw
card-place = Platz:
card-which = Fw: { $code }
card-breaks = Feinwertungen: { $list }

## protocol
## Words of match protocols.

protocol-title = Matchprotokolle, Runde { $n }
protocol-when = Runde { $n }, Match { $m }
protocol-table = Match
protocol-team = Mannschaft
protocol-board = Brett
protocol-result = Resultat
protocol-total = Total
protocol-captain = Mannschaftsführer
protocol-arbiter = Schiedsrichter
protocol-bye = { $team } ist spielfrei.
protocol-forfeit = { $one } – { $other }: nicht gespielt (kampflos).

## schedule-paper
## What stands on a schedule.

schedule-paper-title = Rundenplan
schedule-paper-resting = Spielt nicht: { $who }
schedule-paper-later = Die weiteren Runden folgen aus den Resultaten.

## slip
## Words of result slips.

slip-title = Ergebniszettel, Runde { $n }
slip-round = Runde { $n }
slip-board = Brett
slip-points = { $n } Pkt.
slip-pts = Pkt.
slip-other = anderes
slip-signature = Unterschrift
slip-code = Code

## team
## Words of team sheets.

team-title = Mannschaftsaufstellungen
team-round = Runde { $n }
team-round-open = Runde ……
team-team = Mannschaft
team-against = gegen
team-order = Rang
team-number = Nr.
team-name = Name
team-fide-title = Titel
team-rating = Elo
team-federation = Verband
team-board = Brett
team-plays = spielt an diesem Brett
team-captain = Name und Unterschrift des Mannschaftsführers
team-arbiter = Erhalten: Zeit, Schiedsrichter

## paper
## Titles, heads and sentences of papers.

paper-starting-list = Startrangliste
paper-starting-by-name = Teilnehmer nach Namen
paper-starting-by-club = Teilnehmer nach Klub
paper-starting-by-federation = Teilnehmer nach Verband
paper-team = Mannschaft
paper-players = Spieler
paper-average = Schnitt
paper-club = Klub
paper-fide-id = FIDE-Nr.
paper-of-players = { $n } Spieler
paper-round = Runde { $n }
paper-by-board = Runde { $n }: Paarungen nach Brettern
paper-by-name = Runde { $n }: Paarungen nach Namen
paper-results = Runde { $n }: Resultate
paper-not-paired = Runde { $n } ist noch nicht ausgelost.
paper-board = Br.
paper-match-no = Match
paper-white = Weiss
paper-black = Schwarz
paper-white-letter = W
paper-black-letter = S
paper-result = Resultat
paper-pts = Pkt
paper-elo = Elo
paper-colour = Farbe
paper-opponent = Gegner
paper-adjourned = Häng.
paper-bye = spielfrei
paper-full-bye = Bye mit 1 Punkt
paper-half-bye = Bye mit ½ Punkt
paper-zero-bye = abgemeldet
paper-forfeit-win = Forfaitsieg
paper-forfeit-loss = Forfaitniederlage
paper-absent = abwesend
paper-all-boards = Alle Bretter
paper-of-category = Rangliste nach Kategorien
paper-progress = Verlauf
paper-progress-how = Verlauf: die Punkte nach jeder Runde; die dünne Linie ist die Hälfte aller Punkte, ein leerer Punkt eine Runde ohne Partie.
paper-nobody = Niemand gehört zu dieser Kategorie.
paper-crosstable = Kreuztabelle
paper-crosstable-how = Jede Runde: Nummer des Gegners, Farbe (○ Weiss, ● Schwarz), Resultat. + und - sind kampflos, * ist nicht beendet; U F H Z sind Byes.
paper-wall-chart = Fortschrittstabelle
paper-wall-chart-how = Jede Runde: Nummer des Gegners, Farbe (○ Weiss, ● Schwarz), Resultat, darunter die Punkte bis dahin.
paper-prize-list = Preisliste
paper-no-prizes = Kein Preis ist vergeben.
paper-paid = Ausbezahlt: { $paid }
paper-aros = Durchschnittliche Elo der Gegner { $when }
paper-aros-how = ARO nach jeder Runde, für alle, die die nächsten Paarungen selbst berechnen wollen (Dubov-System, Artikel 9). Nur gespielte Partien zählen; ohne Partie null.
paper-aros-unrated = Gegner ohne Elo sind weggelassen.
paper-final-report = Schlussbericht
paper-event = Veranstaltung
paper-event-name = Name
paper-place = Ort
paper-from = Vom
paper-to = Bis
paper-federation = Verband
paper-chief-arbiter = Hauptschiedsrichter
paper-arbiters = Schiedsrichter
paper-time-control = Bedenkzeit
paper-system = System
paper-rounds = Runden
paper-tie-breaks = Feinwertungen
paper-pairings-by = Paarungen durch
paper-statistics = Statistik
paper-code = Code
paper-what = Was
paper-count = Anzahl
paper-share = Anteil
paper-rated = mit Elo
paper-titled = mit Titel
paper-women = Frauen
paper-federations = Verbände
paper-average-rating = Elo-Schnitt
paper-games = gespielte Partien
paper-white-wins = von Weiss gewonnen
paper-draws = remis
paper-black-wins = von Schwarz gewonnen
paper-forfeits = kampflos
paper-byes = spielfrei
paper-unfinished = ohne Resultat
paper-begins = beginnt um { $time }
paper-scan = Ihr Brett, die Resultate und die Rangliste auf dem Telefon
paper-announcement = Mitteilung

## plan
## What a plan says.

plan-title = Plan: { $players } Anmeldungen, { $rounds }, { $days }, in { $currency }
plan-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
plan-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
plan-head-side = Seite
plan-head-post = Posten
plan-head-number = Anzahl
plan-head-price = Je
plan-head-amount = Betrag
plan-cost = Ausgabe
plan-income = Einnahme
plan-is-balance = Saldo
plan-total-costs = Total der Ausgaben
plan-total-income = Total der Einnahmen
plan-balance = Saldo
plan-prizes = Preise
plan-hall = Saal, pro Spieler
plan-rating-fees = Gebühren der Führungsliste, pro Spieler und Runde
plan-guest = Eingeladener Spieler mit { $rating }
plan-arbiters = Schiedsrichter
plan-given = { $name } (geschenkt)
plan-entries = Anmeldungen
plan-room = Raum: { $least } bis { $ample } m² (1.5 bis 2 m² pro Spieler).
plan-material = Material: { $n } Bretter mit Figuren und { $n } Uhren.
plan-margin = Jede Anmeldung lässt nach ihren eigenen Kosten { $currency } { $amount } übrig.
plan-even-from = Ab { $n } Anmeldungen ist das Budget ausgeglichen.
plan-even-up-to = Nur bis { $n } Anmeldungen ist das Budget ausgeglichen: jede kostet mehr, als sie bringt.
plan-even-always = Das Budget ist nie im Minus, wie viele auch kommen.
plan-even-never = Keine Zahl von Anmeldungen gleicht das Budget aus.
plan-no-titles = Der erste Preis liegt unter { $currency } { $amount }: Titelträger kommen dafür kaum.
plan-checklist = Checkliste
plan-head-by = Bis
plan-head-when = Wann
plan-head-task = Was
plan-give-first-day = Mit dem ersten Tag erscheinen hier Daten.
plan-end-of-month = Monatsende
plan-days-before = { $n ->
    [one] { $n } Tag vorher
   *[other] { $n } Tage vorher
}
plan-on-day = Tag { $n }
plan-axis-entries = Anmeldungen
plan-axis-balance = Saldo in { $currency }
plan-expected = erwartet:
plan-even-at = ausgeglichen ab
plan-book-hall = Saal reservieren: 1.5 bis 2 m² pro Spieler, gutes Licht, ruhig
plan-ask-for-subsidies = Beiträge und Lotteriegelder beantragen: sie kommen oft ein Jahr später
plan-find-sponsors = Sponsoren, Inserenten, Gönner und Reisebüros anfragen
plan-engage-arbiter = Schiedsrichter verpflichten
plan-reserve-date = Datum beim Verband reservieren: Website und Agenda
plan-invite-players = Spieler einladen: Honorar, Reise und Unterkunft schriftlich
plan-arrange-lodging = Unterkunft: wer schläft wo, schriftlich bestätigt
plan-announce-to-federation = Anlass bei der nationalen Führungsliste anmelden
plan-announce-to-fide = Anlass über den Verband bei der FIDE anmelden
plan-inform-media = Lokalpresse informieren: ein Inserat kann einen Artikel bringen
plan-print-programme = Programm drucken und verschicken
plan-reserve-material = Figuren, Bretter, Uhren und deren Transport reservieren
plan-arrange-canteen = Kantine: selber führen, oder ein Wirt mit Umsatzbeteiligung
plan-smoking-corner = eine Raucherecke ausserhalb des Spielbereichs
plan-toilets = Toiletten, getrennt für Frauen und Männer
plan-transmission = Live-Übertragung: was der Anbieter kostet und leistet
plan-find-helpers = Helfer, und mindestens eine Mahlzeit für alle
plan-try-equipment = Computer und Drucker prüfen, neueste Listen laden
plan-send-report = Berichte an die Führungslisten senden
plan-cut-off = Stichtag der Listen: spätere Berichte warten auf die nächsten
plan-thank-donors = Gönnern namentlich danken, auch denen, die Arbeit schenkten

## ranking-note
## Notes on a ranking.

ranking-note-old-rules = das Turnier vom { $date } wurde nach Feinwertungsregeln mit virtuellem Gegner gespielt, die Ronde nicht hat; die von 2024 sind die nächsten
ranking-note-cut-short = die angekündigte Liste der Feinwertungen lässt sich nicht bis zum Ende anwenden: { $why }
ranking-note-barred = { $code } darf in Rundenturnieren nicht verwendet werden (C.07:8)
ranking-note-unrated = { $code } entfällt, weil jemand ohne Elo teilnimmt (C.07:10); dafür lässt sich eine Elo festlegen
ranking-note-mixed = Feinwertungen verschiedener Familien sind gemischt (ssb-course:3)
ranking-note-open = { $n ->
    [one] { $n } Partie ohne Resultat
   *[other] { $n } Partien ohne Resultat
}
ranking-note-in-play = Runde { $round } läuft und zählt noch nicht ({ $n } ohne Resultat)
ranking-note-no-places = die Runden folgen nicht so aufeinander, wie es der Spielplan verlangt; nur die Punkte zählen
ranking-note-unknown = '{ $text }' ist keine Feinwertung
ranking-note-perhaps = '{ $text }' ist keine Feinwertung; { $code } ist eine
ranking-note-other = '{ $text }' ist eine Feinwertung des eigenen Reglements
ranking-note-modifier = '{ $part }' in '{ $text }' ist kein Zusatz; es gibt Cn, Mn, L+n, Kn, P, F, R
ranking-note-not-for = '{ $part }' in '{ $text }' passt nicht zu { $code }
ranking-note-not-in = die Regeln von { $year } haben keine Feinwertung { $code }; sie haben { $known }
ranking-note-only-teams = { $code } ist eine Feinwertung für Mannschaften, hier werden Einzelne gereiht
ranking-note-needs-matches = { $code } zählt Wettkämpfe zweier Mannschaften, die es in einem Molter-Turnier nicht gibt; es hat { $known }
ranking-note-rules = Regeln von { $year } ({ $by })
ranking-note-by-choice = wie verlangt
ranking-note-by-declaration = angekündigt
ranking-note-by-date = nach dem Datum { $date }
ranking-note-by-default = in Kraft
ranking-note-list-form = die Liste dieser Turnierform
ranking-note-list-article = Artikel F10
ranking-note-list-none = keine Feinwertung: Punktgleiche teilen den Rang

## study
## Words of simulated events.

study-chances = Chancen
study-chances-of = { $name }: Chancen
study-from-start = vor Runde 1 von { $of }
study-from-here = mit { $n } von { $of } gepaarten Runden
study-first = Erster
study-first-shared = Erster, geteilt
study-among-three = Erste 3
study-prize = Preis: { $category }
study-money = Preisgeld
study-norm = { $title }-Norm
study-expected = Erwartete Punkte
study-range = 9 von 10 Läufen
study-median = Mittlerer Rang
study-next = Runde { $n }: wahrscheinliche Gegner
study-likely = { $n }.
study-nobody = ohne Gegner
study-seed = { $plays } Läufe, Startwert { $seed }. Gleicher Startwert, gleiche Zahlen.
study-certain = Eine Chance ist auf { $n } Prozentpunkte genau (zwei Standardfehler).
study-model = Die Elo-Zahlen entscheiden die Partien; niemand zieht sich zurück, und keine Partie ist kampflos.
study-norm-note = Normen: wer die Leistung erreichen kann, wird in jedem Lauf nach allen Regeln von B.01:1.4 geprüft.
study-cut-short = In { $n } Läufen konnte eine Runde nicht gepaart werden; sie wurden gewertet, so weit sie kamen.
study-no-tie-breaks = Keine Feinwertung ist angekündigt: bei Punktgleichheit gleicher Rang.
study-axis-chance = Chance in Prozent
study-axis-points = Punkte am Ende
study-plot-first = Chance auf den ersten Platz
study-plot-points = Punkte am Ende: erwartet, die Hälfte der Läufe, neun von zehn
study-alone = allein
study-shared = geteilt
study-comparison = Vergleich mit denselben Spielern und demselben Glück
study-measure = Mass
study-better = Besser
study-more = mehr
study-less = weniger
study-rank-by-strength = Rangliste folgt den Elo (Kendalls Tau)
study-strongest-first = Elo-Stärkster ist Erster
study-top-among-top = Stärkstes Zehntel unter ebenso vielen Ersten
study-leaders-by-points = Spieler mit den meisten Punkten
study-opponents-apart = Abstand der Gegnerschnitte in Punktgruppen (Elo)
study-points-by-performance = Höhere Leistung hat mehr Punkte
study-colours-apart = Spieler mit Farbdifferenz zwei oder mehr
study-same-colour-thrice = Spieler mit dreimal gleicher Farbe in Folge
study-floats = Partien zwischen ungleichen Punkten
study-repeated-floats = Gleicher Float in zwei Runden in Folge
study-mismatches = Partien mit mehr als 400 Punkten Abstand
study-rating-gap = Punkte zwischen Gegnern
study-not-paired = Läufe mit einer Runde ohne Paarung
study-errors-note = ± ist ein Standardfehler. In Klammern: der Unterschied zur ersten Spalte; er ist sicherer als die Zahlen selbst, weil das Glück dasselbe ist.
study-axis-measure = jedes Mass auf eigener Skala; Striche: zwei Standardfehler auf jede Seite
study-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
study-dutch = Holländisch { $year }
study-dubov = Dubov { $year }
study-burstein = Burstein { $year }
study-lim = Lim { $year }
study-double-swiss = Double-Swiss { $year }
study-team = Mannschaften { $year }
study-original = Urspr. Schweizer System
study-not-accelerated = nicht beschleunigt
study-explicit = eigene virtuelle Punkte
study-fairness = Farben, Floats und Gegner gegen den Zufall
study-replays = Die ersten { $rounds } Runden wurden { $plays } Mal mit denselben Spielern, Byes und Regeln neu gespielt (Startwert { $seed }).
study-colours = Weiss minus Schwarz
study-run = Gleiche Farbe in Folge
study-down = Gegen weniger Punkte
study-up = Gegen mehr Punkte
study-opposition = Gegner über Erwartung (Elo)
study-verdict = { $aspect }: von { $n } Spielern sind { $expected } jenseits von 5 % zu erwarten; es sind { $found }.
study-who = Jenseits: { $names }.
study-unusual = Ungewöhnlich, auch wenn man bedenkt, dass alle betrachtet wurden: { $names }.
study-all-usual = Insgesamt: niemand ist ungewöhnlich, wenn man bedenkt, dass alle betrachtet wurden. Nichts hier ist mehr, als der Zufall gibt.
study-undecided = { $plays } Läufe sind zu wenige, um unter so vielen jemand Ungewöhnlichen zu finden; { $enough } genügen.
study-not-all-usual = Insgesamt: was ungewöhnlich genannt ist, verdient einen zweiten Blick; ein Bye, ein Forfait oder eine Paarung von Hand kann die Ursache sein.
study-how-to-read = Platz 97 heisst: 97 von 100 Läufen hatten weniger. * jenseits von 5 %.
study-path-note = Gegner werden mit denen verglichen, die derselbe Spieler mit denselben Punkten in den Läufen hatte.
study-axis-place = Platz unter den Läufen in Prozent
study-replay-cut = { $n } Läufe konnten nicht bis zu dieser Runde gepaart werden und zählen nicht.

## tie-break-name
## Names as the Handbook and the federations have them.

tie-break-name-pts = Punkte
tie-break-name-de = Direkter Vergleich
tie-break-name-win = Anzahl Siege
tie-break-name-won = Anzahl gewonnener Partien
tie-break-name-bpg = Anzahl Partien mit Schwarz
tie-break-name-bwg = Anzahl Siege mit Schwarz
tie-break-name-ps = Fortschrittswertung
tie-break-name-rep = Runden, die man spielen wollte
tie-break-name-std = Standardpunkte
tie-break-name-tpn = Startnummer
tie-break-name-bh = Buchholz
tie-break-name-aob = Durchschnitt der Buchholz der Gegner
tie-break-name-fb = Vorläufige Buchholz
tie-break-name-sb = Sonneborn-Berger
tie-break-name-ks = Koya-System
tie-break-name-aro = Elo-Durchschnitt der Gegner
tie-break-name-tpr = Turnierleistung
tie-break-name-ptp = Perfekte Turnierleistung
tie-break-name-apro = Durchschnittliche Turnierleistung der Gegner
tie-break-name-appo = Durchschnittliche perfekte Leistung der Gegner
tie-break-name-rtng = Elo
tie-break-name-bc = Brettwertung
tie-break-name-tbr = Resultat der vordersten Bretter
tie-break-name-bbe = Streichung der hintersten Bretter
tie-break-name-mp-gp = Mannschaftspunkte gegen Brettpunkte
tie-break-name-esb = Erweiterte Sonneborn-Berger
tie-break-name-ede = Erweiterter direkter Vergleich
tie-break-name-sssc = Punkte und Gegnerstärke zusammen
tie-break-name-sob = Summe der Buchholz
tie-break-name-gwon = Einzelsiege
tie-break-name-ber = Berliner Wertung
tie-break-name-pairing-bye = spielfrei
tie-break-name-full-bye = Bye mit 1 Punkt
tie-break-name-forfeit-win = kampfloser Sieg
tie-break-name-half-bye = Bye mit ½ Punkt
tie-break-name-zero-bye = abgemeldet
tie-break-name-forfeit-loss = kampflose Niederlage

## tie-break
## The tie-breaks.

tie-break-bh = Buchholz: Summe der Punkte der Gegner
tie-break-bh-c1 = Buchholz ohne den schwächsten Gegner
tie-break-bh-m1 = Buchholz ohne den schwächsten und den stärksten
tie-break-aob = Durchschnitt der Buchholz der Gegner
tie-break-fb = Buchholz, letzte Runde als Remis gezählt
tie-break-sb = Sonneborn-Berger: Punkte der Besiegten, halbe der Remis-Gegner
tie-break-de = Direkter Vergleich unter Punktgleichen
tie-break-win = Gewonnene Runden, auch kampflos
tie-break-won = Am Brett gewonnene Partien
tie-break-bpg = Partien mit Schwarz
tie-break-bwg = Siege mit Schwarz
tie-break-ps = Fortschritt: Punkte nach jeder Runde, addiert
tie-break-ks = Koya: Punkte gegen alle mit der Hälfte oder mehr
tie-break-rep = Runden, die man spielen wollte
tie-break-aro = Durchschnittliche Elo der Gegner
tie-break-tpr = Turnierleistung (TPR)
tie-break-ptp = Perfekte Turnierleistung
tie-break-apro = Durchschnittliche Leistung der Gegner
tie-break-rtng = Eigene Elo
tie-break-tpn = Startnummer
tie-break-pts = Punkte
tie-break-std = Standardpunkte: gewonnen, remis oder verloren gegen jeden Gegner
tie-break-appo = Durchschnittliche perfekte Leistung der Gegner
tie-break-bc = Brettwertung: Punkte mal Brettnummer, die kleinere Summe zuerst
tie-break-tbr = Resultate der vordersten Bretter
tie-break-bbe = Punkte ohne die hintersten Bretter
tie-break-mp-gp = Die anderen Punkte: Brett- oder Mannschaftspunkte
tie-break-esb = Erweiterte Sonneborn-Berger: Punkte der Gegner nach den Resultaten gegen sie
tie-break-ede = Erweiterter direkter Vergleich unter Punktgleichen
tie-break-sssc = Brettpunkte und Mannschaftspunkte der Gegner zusammen
tie-break-sob = Summe der Buchholz der Gegner
tie-break-ber = Berliner Wertung: vordere Bretter zählen mehr
tie-break-gwon = Einzelsiege der Mannschaft, nicht ihre Wettkämpfe
tie-break-cut = { $what }, ohne die { $n } niedrigsten
tie-break-median = { $what }, ohne die { $n } niedrigsten und die { $n } höchsten
tie-break-with-forfeits = { $what }; Kampfloses zählt als gespielt
tie-break-reversed = { $what }; der kleinere Wert zuerst
tie-break-by-match = { $what } (Mannschaftspunkte)
tie-break-by-game = { $what } (Brettpunkte)

## walk
## The brackets of C.04.3, walked through.

walk-group = Gruppe mit { $points }
walk-formed = die Paarungsgruppe mit { $points }: { $who }
walk-moved-down = in sie herabgekommen: { $who }
walk-m0 = herabgekommen
walk-max-pairs = Paare, die gebildet werden
walk-m1 = Herabgekommene, die hier gepaart werden
walk-movers-first = wer herabkam, wird zuerst gepaart, jeder gegen die Spieler der Gruppe in ihrer Reihenfolge: { $who }
walk-limbo = hier ohne Gegner und deshalb weiter hinab: { $who }
walk-remainder = jetzt der Rest
walk-exchange = Austausch: { $down } nach S2, { $up } nach S1
walk-without = ohne ihn: { $why }
walk-natural = die natürliche Paarung: { $list }
walk-natural-holds = nichts spricht dagegen
walk-natural-falls = sie scheitert an { $one } gegen { $other }
walk-not-pair = nicht { $who } gegen { $other }: { $why }
walk-taken = gewählt: { $list }
walk-all-met = jedes Kriterium ist ganz erfüllt
walk-cost = was es kostet: { $list }
walk-colours = { $white } hat Weiss gegen { $black }: { $rule }; Ansprüche: { $first }, { $second }
walk-floats = { $who } bleibt hier ohne Gegner
walk-floats-because = { $who } bleibt hier ohne Gegner: { $why }
walk-not-instead = nicht { $who }: { $why }
walk-bye = spielfrei ist { $who }

## what-if
## What would be different.

what-if-paired = Runde { $n }: wie ausgelost, und wie sie ausgelost worden wäre
what-if-next = Runde { $n }, die nächste: jetzt, und mit den Änderungen
what-if-board = Brett
what-if-as-paired = Wie ausgelost
what-if-now = Jetzt
what-if-with-changes = Mit den Änderungen
what-if-bye = spielfrei: { $who }
what-if-otherwise = Runde { $n } selbst wurde anders ausgelost: mit dem, was damals bekannt war, von Hand, oder von einem anderen Programm. Links steht, was die Regeln heute ohne die Änderungen vorschreiben.
what-if-open = { $n ->
    [one] { $n } Partie ohne Resultat zählt hier als Remis (C.04.2:3.1).
   *[other] { $n } Partien ohne Resultat zählen hier als Remis (C.04.2:3.1).
}
what-if-none-before = Ohne die Änderungen kann Runde { $n } nicht ausgelost werden: { $why }
what-if-none-after = Mit den Änderungen kann Runde { $n } nicht ausgelost werden: { $why }
what-if-no-boards = Keine Runde würde anders ausgelost.
what-if-between = Die Runden dazwischen bleiben, wie sie gespielt wurden: niemand kennt die Resultate von Partien, die nie gespielt wurden.
what-if-standings = Rangliste
what-if-name = Name
what-if-rank = Rang
what-if-points = Punkte
what-if-new-rank = Neuer Rang
what-if-new-points = Neue Punkte
what-if-same-standings = Die Rangliste bleibt, wie sie ist.
what-if-moved = { $n } hätten einen anderen Rang oder andere Punkte.

## why
## Why somebody has the rank that he has.

why-rank = { $who }: Rang { $n } mit { $points } Punkten
why-by-points-alone = nach Punkten
why-by-place = durch den Platz, den die Turnierform gibt
why-by-lots = durch das Los
why-by = nach { $what }
why-below = hinter { $who } { $by }
why-above = vor { $who } { $by }
why-shares = teilt den Rang mit { $who }
why-nobody-above = niemand steht davor
why-decides-nothing = entscheidet hier nichts: niemand war mehr gleichauf
why-separates-nobody = trennt keinen der { $n } Gleichplatzierten
why-with-nobody-after = { $n ->
    [1] vorher gleichauf mit einem anderen, nachher mit niemandem
   *[other] vorher gleichauf mit { $n } anderen, nachher mit niemandem
}
why-still-tied = { $n ->
    [1] vorher gleichauf mit einem anderen, nachher noch mit: { $who }
   *[other] vorher gleichauf mit { $n } anderen, nachher noch mit: { $who }
}
why-round = Runde { $n }:
why-counts = zählt
why-running = Punkte nach der Runde
why-score = Punkte { $n }
why-adjusted = Punkte { $n } ({ $real } in der Rangliste, angepasst nach C.07:16.3)
why-dummy = ein gedachter Gegner mit den eigenen Punkten { $n } (C.07:16.4)
why-dummy-opponent = ein gedachter Gegner mit den eigenen Punkten { $n }, höchstens { $most } des vorgesehenen Gegners (C.07:16.4)
why-dummy-draws = ein gedachter Gegner mit den eigenen Punkten { $n }, höchstens { $most } für lauter Remis (C.07:16.4)
why-oneself = ein Remis gegen sich selbst, eigene Punkte { $n }
why-own-value = eigener Wert
why-rating = Elo
why-opponent-value = der Wert des Gegners
why-board = Brett { $n }: { $points } Punkte
why-other-points = Punkte
why-starting-list = aus der Startrangliste
why-cut-lowest = , gestrichen: der niedrigste Wert (C.07:14)
why-cut-highest = , gestrichen: der höchste Wert (C.07:14)
why-cut-voluntary = , gestrichen: eine freiwillig nicht gespielte Runde zuerst (C.07:16.5)
why-cut-limit = , nicht gezählt: der Gegner liegt unter der Grenze (C.07:9.2)
why-sum = Summe: { $n }
why-divided = geteilt durch { $n }
why-rounded = gerundet: { $n }
why-fraction = { $n } Punkte aus { $games } Partien: { $result }
why-difference = Elo-Differenz dazu: { $n } (B.02:8.1.1)
why-expected = dort erwartete Punkte: { $at }, einen Punkt tiefer: { $below }; nötig: { $needed }
why-nothing-scored = nichts erzielt: die niedrigste Elo weniger 800
why-unrated-took-part = entfällt: jemand ohne Elo hat mitgespielt (C.07:10)
why-strength-divisor = die Buchholz wird durch { $n } geteilt
why-by-points = Punkte gegeneinander
why-by-game-points = Brettpunkte gegeneinander
why-by-board-count = Brettwertung der Begegnungen untereinander
why-by-top-board = Punkte an Brett { $n } gegeneinander
why-without-bottom = Punkte ohne die { $n } hintersten Bretter
why-not-met = , { $n } nicht getroffen: zwischen { $least } und { $most }
why-nobody-separated = niemand wird getrennt

## chart
## What stands in the flow charts of the books: names of charts, nodes and arrows.

chart-new-candidate = neuer Kandidat
chart-all-tried = alle versucht
chart-not-perfect = nicht perfekt
chart-perfect = perfekt
chart-next = nächste Gruppe
chart-last = letzte Gruppe
chart-bracket = Nächste Paarungsgruppe von oben: eine Punktgruppe und wer in sie kam
chart-parameters = M0: wie viele kamen herab; MaxPairs: wie viele Paare; M1: wie viele von M0 gepaart werden
chart-subgroups = S1 und S2; Herabgekommene, die übrig bleiben: der Limbus
chart-candidate = Kandidat: S1 gegen S2 von oben; dann der Rest, S1R gegen S2R
chart-in-remainder = Homogen oder Rest: nächste Permutation von S2, dann nächster Austausch
chart-in-heterogeneous = Heterogen: nächste Permutation von S2, dann andere Herabgekommene in S1
chart-none-left = keine mehr
chart-found = gefunden
chart-no = nein
chart-yes = ja
chart-next-group = nächste Gruppe
chart-last-group = letzte Gruppe
chart-dutch-2026-title = Das holländische System von 2026, C.04.3:3
chart-dutch-2026-3-4 = Zulässig (C1 bis C4), und jedes Kriterium C5 bis C21 ganz erfüllt?
chart-dutch-2026-3-8 = Der beste nach C5 bis C21, in dieser Reihenfolge; unter Gleichen der erste
chart-dutch-2026-1-4 = Bleibt jemand übrig? Er geht in die nächste Gruppe hinab
chart-dutch-2026-5-2 = Alle Gruppen gepaart: Freilos (1.5), Farben (5.2)
chart-dutch-2017-title = Das holländische System von 2017, C.04.3:B
chart-dutch-2017-b-4 = Zulässig (C.1 bis C.4), und jedes Kriterium C.5 bis C.19 ganz erfüllt?
chart-dutch-2017-b-8 = Der beste nach C.5 bis C.19, in dieser Reihenfolge; unter Gleichen der erste
chart-dutch-2017-a-9 = Geht der Rest auf? Sonst diese Gruppe nochmals mit C.4, und alle darunter in einer
chart-dutch-2017-e = Alle Gruppen gepaart: Freilos (A.5), Farben (E)
chart-original-title = Das ursprüngliche Schweizer System, O7 bis O15
chart-original-o7 = Bei ungerader Zahl zuerst das Freilos: der Letzte der untersten Gruppe, der es haben kann
chart-original-o9 = Nächste Gruppe: von oben hinab, dann von unten hinauf, zuletzt die mittlere
chart-original-o10 = Muss jemand gehen? Möglichst wenige, nahe der Mitte, die zuvor nicht gefloatet sind
chart-original-o11 = Ist niemand zu paaren? Die ganze Gruppe geht zur Mitte
chart-original-o12 = Wer dazukam, wird zuerst gepaart
chart-original-o13 = Die anderen in zwei Hälften: zuerst, wer nicht die gleiche Farbe erwartet
chart-original-o14 = Wenigste wiederholte Floats, dann gleiche Farben? Sonst der nächste Gegner
chart-original-o21 = Alle Gruppen gepaart: Farben (O15), Reihenfolge der Bretter (O21)
chart-original-o11-to-o9 = niemand
chart-original-o11-to-o12 = doch
chart-original-o14-to-o13 = nächster Gegner
chart-original-o14-to-o9 = nächste Gruppe
chart-original-o14-to-o21 = letzte Gruppe
chart-dutch-1992-title = Das Verfahren der 1990er Jahre, C1 bis C14
chart-dutch-1992-a3 = Nächste Punktgruppe von oben, mit denen, die in sie kamen
chart-dutch-1992-c1 = Hat jemand hier nach B1 und B2 keinen Gegner?
chart-dutch-1992-c2 = x: Paare, die Farbansprüche verletzen dürfen (A8)
chart-dutch-1992-c3 = p: Paare, die zu bilden sind (A6)
chart-dutch-1992-c4 = Die p stärksten in S1, alle anderen in S2
chart-dutch-1992-c5 = S1 und S2 ordnen (A2)
chart-dutch-1992-c6 = S1 gegen S2 von oben: ist alles eingehalten?
chart-dutch-1992-c7 = Nächste Permutation von S2 (D1)
chart-dutch-1992-c8 = Homogen oder Rest: nächster Austausch zwischen S1 und S2 (D2)
chart-dutch-1992-c9 = Abfloater: B6 fallen lassen, dann B5
chart-dutch-1992-c10 = Rest: anderer Gegner für den Letzten, der herabkam; dann B6, B5 für Auffloater fallen lassen
chart-dutch-1992-c11 = x < p? Ein Paar mehr darf Farbansprüche verletzen
chart-dutch-1992-c12 = Heterogen: kann die Gruppe davor jemand anderen schicken?
chart-dutch-1992-c13 = Letzte Gruppe: die vorletzte neu paaren; geht es nicht, werden beide eine
chart-dutch-1992-c14 = p um 1 kleiner (x auch, wenn es positiv war)
chart-dutch-1992-a5 = Alle Gruppen gepaart: Freilos (A5), Reihenfolge der Bretter (F1)
chart-dutch-1992-c1-to-c12 = kam herab
chart-dutch-1992-c1-to-c13 = letzte Gruppe
chart-dutch-1992-c6-to-c2 = heterogen: der Rest
chart-dutch-1992-c6-to-a3 = homogen: wer übrig ist, geht hinab
chart-dutch-1992-c8-to-c5 = gefunden
chart-dutch-1992-c8-to-c9 = keiner mehr
chart-dutch-1992-c9-to-c4 = fallen gelassen
chart-dutch-1992-c9-to-c10 = nichts mehr
chart-dutch-1992-c10-to-c7 = anderer Gegner
chart-dutch-1992-c12-to-a3 = ja: die Gruppe davor nochmals
chart-dutch-1992-c13-to-c14 = andere Gruppen
chart-dutch-1992-c14-to-c4 = p > 0
chart-dutch-1992-c14-to-a3 = p = 0: alle gehen hinab
chart-dutch-2010-title = Das Verfahren von 2010, C1 bis C14
chart-dutch-2010-a3 = Nächste Punktgruppe von oben, mit denen, die in sie kamen
chart-dutch-2010-c2 = P0 und P1 Paare, M0 und M1 Herabgekommene, X1 und Z1 Farben (A6, A8)
chart-dutch-2010-c3 = Forderungen: P, B2, A7.d, X und Z, B5 und B6
chart-dutch-2010-c4 = Die P höchsten in S1, alle anderen in S2
chart-dutch-2010-c5 = S1 und S2 ordnen (A2)
chart-dutch-2010-c6 = S1 gegen S2 von oben: P Paare nach den Forderungen?
chart-dutch-2010-c7 = Nächste Permutation von S2 (D1)
chart-dutch-2010-c8 = Homogen oder Rest: nächster Austausch (D2); heterogen: andere Herabgekommene in S1 (D3)
chart-dutch-2010-c9 = Rest: zurück zum heterogenen Teil, dort nächste Permutation
chart-dutch-2010-c10 = Forderungen senken: a B6, b B5 hinauf; c B6, d B5 hinab; e X oder Z; f A7.d; g B2
chart-dutch-2010-c12 = Herabgekommene: kann die Gruppe davor andere schicken, gleich viele?
chart-dutch-2010-c13 = Letzte Gruppe: weniger Herabgekommene, oder die vorletzte neu; sonst werden beide eine (D4)
chart-dutch-2010-c14 = P1, X1, Z1 um 1 kleiner; heterogen zuerst M1
chart-dutch-2010-a5 = Alle Gruppen gepaart: Freilos (A5), Reihenfolge der Bretter (F1)
chart-dutch-2010-c1-to-c13 = letzte Gruppe
chart-dutch-2010-c6-to-a3 = vollständig: wer übrig ist, geht hinab
chart-dutch-2010-c6-to-a5 = letzte Gruppe
chart-dutch-2010-c9-to-c7 = Rest
chart-dutch-2010-c10-to-c4 = a
chart-dutch-2010-c10-to-c3 = b bis g
chart-dutch-2010-c10-to-c12 = nichts mehr
chart-dutch-2010-c12-to-a3 = ja: die Gruppe davor nochmals
chart-dutch-2010-c13-to-c14 = andere Gruppen
chart-dutch-2010-c14-to-c3 = P1 > 0
chart-dutch-2010-c14-to-c2 = M1 = 0
chart-dutch-2010-c14-to-a3 = P1 = 0: alle gehen hinab
chart-dubov-1997-title = Dubow 1997, Kapitel 3 bis 9
chart-dubov-1997-4 = Mittelwerte (ARO); bei ungerader Zahl das Freilos: letzte Gruppe, kleinste Wertung
chart-dubov-1997-5 = Erste Runde? Obere Hälfte gegen untere Hälfte
chart-dubov-1997-6-1 = Nächste Punktgruppe von oben
chart-dubov-1997-8 = Zuerst die Floater: jeder gegen die höchste Wertung, wenn möglich anderer Farbe
chart-dubov-1997-7-1 = Hat jemand alle seiner Gruppe getroffen? Ein Gegner wird heraufgeholt
chart-dubov-1997-7-2 = Ist die Zahl ungerade? Einer wird heraufgeholt
chart-dubov-1997-7-3 = Mehr von einer Farbe? Die Hälfte des Überschusses wechselt (7.3, 7.4)
chart-dubov-1997-6-2 = Weiss nach steigendem ARO, Schwarz nach fallender Wertung: Zeile gegen Zeile
chart-dubov-1997-6-3 = Schon gespielt? Der nächste Schwarze darunter; sonst die Zeile darüber; sonst ein Weisser
chart-dubov-1997-6-4 = Bleibt jemand übrig? Er geht in die nächste Gruppe
chart-dubov-1997-f = Alle Gruppen gepaart: Farben nach Kapitel 3
chart-dubov-2026-title = Dubow 2026, C.04.4.1:3
chart-dubov-2026-3-1 = Bei ungerader Zahl zuerst das Freilos: wenigste Punkte, meiste Partien, grösste Nummer
chart-dubov-2026-3-2-1 = Nächste Punktgruppe von oben: wie viele Auffloater sie braucht
chart-dubov-2026-3-2-2 = Auffloater: die erste Gruppe, die nach C5 bis C10 die beste ist (4.2)
chart-dubov-2026-3-2-3 = G1: wer Weiss vorzieht; G2: alle anderen
chart-dubov-2026-3-2-4 = Wer muss die Seite wechseln? Erst die Unvermeidlichen, dann die Hälfte des Überschusses (4.3)
chart-dubov-2026-1-7 = S1: G1 nach steigendem ARO; G2 nach Nummer
chart-dubov-2026-3-2-6 = T2: die erste zulässige Permutation von G2; S1 gegen T2 (4.4)
chart-dubov-2026-5-2 = Alle Punktgruppen gepaart: Farben
chart-burstein-2026-title = Burstein 2026, C.04.4.2:3
chart-burstein-2026-1-6 = Eine der ersten Runden? Die erste Hälfte, abgerundet, höchstens vier
chart-burstein-2026-dutch = Gepaart nach dem holländischen System (C.04.3)
chart-burstein-2026-3-1 = Bei ungerader Zahl zuerst das Freilos: wenigste Punkte, meiste Partien, kleinster Index
chart-burstein-2026-3-2 = Nächste Gruppe von oben: Ansässige und wer herunterkam
chart-burstein-2026-1-8 = Gereiht nach dem Index: Buchholz, Sonneborn-Berger, Nummer
chart-burstein-2026-3-2-2 = Die erste Paarung, die nach C5 bis C8 die beste ist: der Reihe nach erhält jeder den letzten möglichen Gegner (4.3); wer keinen erhält, floatet ab
chart-burstein-2026-5-2 = Alle Gruppen gepaart: Farben
chart-lim-2026-title = Das Lim-System 2026, C.04.4.3
chart-lim-2026-1-1 = Bei ungerader Zahl zuerst das Freilos: der Letzte der untersten Gruppe, der es haben kann
chart-lim-2026-2-2 = Nächste Gruppe: von oben hinab, dann von unten hinauf, zuletzt die mittlere
chart-lim-2026-2-3 = Muss jemand gehen? Wer keinen Gegner hat, und möglichst wenige weitere (3.2, 3.9, 3.10)
chart-lim-2026-2-6 = Ist die mittlere blockiert? Ein Paar der Nachbargruppe, die weniger geschickt hat, wird getrennt
chart-lim-2026-3-8 = Wer dazukam, wird zuerst gepaart, möglichst mit der anderen fälligen Farbe
chart-lim-2026-2-4 = Obere Hälfte gegen untere Hälfte
chart-lim-2026-4-2 = Verträglich, der Rest paarbar, passende Farben? Sonst der Nächste in der Reihenfolge der Austausche
chart-lim-2026-5 = Alle Gruppen gepaart: Farben
chart-lim-2026-2-6-to-2-2 = blockiert
chart-lim-2026-2-6-to-3-8 = nicht blockiert
chart-lim-2026-4-2-to-2-4 = nächster Spieler

## cli-file
## Reading and writing files on the command line. Sentences begin small where a word stands before them.

cli-file-tally-errors = { $n ->
    [one] 1 Fehler
   *[other] { $n } Fehler
}
cli-file-tally-warnings = { $n ->
    [one] 1 Warnung
   *[other] { $n } Warnungen
}
cli-file-tally-notes = { $n ->
    [one] 1 Hinweis
   *[other] { $n } Hinweise
}
cli-file-tally-none = keine Probleme
cli-file-points-unknown = { $name } sagt nicht, was Resultate zählen, und auch die Punkte zeigen es nicht. Berichtigen Sie sie, oder geben Sie die Punktewertung an (Satz 162 von TRF26, XXS, BBW).
cli-file-more-like-it = { $n ->
    [one] { $n } weiterer Fall ist gleich.
   *[other] { $n } weitere Fälle sind gleich.
}
cli-file-standard-input = Standardeingabe
cli-file-is-directory = { $name } ist ein Ordner. Nennen Sie eine der Turnierdateien darin.
cli-file-no-file = die Datei { $name } gibt es nicht. Prüfen Sie die Schreibweise und den Ordner, in dem Sie sind.
cli-file-may-not-read = Sie dürfen { $name } nicht lesen. Fragen Sie, wem die Datei gehört, oder kopieren Sie sie dorthin, wo Sie sie lesen dürfen.
cli-file-not-read = { $name } konnte nicht gelesen werden: { $why }.
cli-file-report-too-large = { $name } ist grösser als { $size }. Eine Turnierdatei (TRF) mit 9999 Spielern hat etwa zwei Megabyte, also ist das kaum eine; grössere Felder stehen im JSON-Format von Ronde.
cli-file-empty = { $name } ist leer. Exportieren Sie die Datei nochmals aus dem Programm, aus dem sie kommt.
cli-file-is-not = { $name }: { $why }.
cli-file-no-tournament-file = { $name } ist keine Turnierdatei, die Ronde lesen kann: { $why }. Ronde liest Turnierdateien (TRF), das eigene JSON-Format, Dateien von Swiss-Manager, Papi und Vega, Partien (PGN), Spielertabellen (CSV, xlsx) und Archive (zip) mit einer davon.
cli-file-json-too-large = { $name } ist grösser als { $size }. Ist das richtig, erlauben Sie mit --max-size mehr.
cli-file-reading = lese
cli-file-at-spot = { $name }, { $spot }: { $why }.
cli-file-contradicts = { $name } widerspricht sich: { $why }
cli-file-and-more = Und { $n } weitere.
cli-file-is-event = { $name } ist ein Anlass von Ronde. `ronde export` schreibt eine Turnierdatei daraus.
cli-file-no-heads = { $name }: keine Zeile der Tabelle hat Überschriften wie Name und Elo. Schreiben Sie sie über die Spalten, oder tragen Sie die Spieler mit `ronde serve` ein.
cli-file-damaged-table = die Tabelle ist beschädigt und konnte nicht gelesen werden
cli-file-write-directory = { $name } ist ein Ordner. Nennen Sie eine Datei darin.
cli-file-write-nowhere = { $name } kann nicht geschrieben werden: diesen Ordner gibt es nicht. Legen Sie ihn zuerst an, oder prüfen Sie die Schreibweise.
cli-file-write-denied = Sie dürfen { $name } nicht schreiben, oder die Datei ist schreibgeschützt. Wählen Sie einen anderen Ort; was dort war, ist unverändert.
cli-file-not-written = { $name } konnte nicht geschrieben werden: { $why }. Was dort war, ist unverändert.
cli-file-no-output = die Standardausgabe konnte nicht geschrieben werden: { $why }
cli-file-no-picture = davon gibt es kein Bild. Schreiben Sie es als .txt, .csv oder .json.
cli-file-trfx-name = TRF16 mit den Sätzen von JaVaFo
cli-file-bbp-name = TRF16 mit den Sätzen von bbpPairings
cli-file-write-a-size = schreiben Sie eine Grösse wie 500MB oder 2GB
cli-file-bytes = { $n } Bytes
cli-file-name-a-folder = { $why }; nennen Sie einen mit --data.
cli-file-no-data-folder = Ihr Datenordner ist nicht bekannt. Nennen Sie einen mit --data.
cli-file-pages-not-written = die Seiten konnten nicht in { $name } geschrieben werden: { $why }.
cli-file-write-a-language = schreiben Sie { $codes } oder { $last }

## cli-end
## How a command ends.

cli-end-error = Fehler:
cli-end-internal = interner Fehler:
cli-end-apology = Ronde hat wegen eines Fehlers im eigenen Code angehalten, nicht wegen etwas, das Sie getan haben. Keine Datei blieb halb geschrieben. Bitte melden Sie es zusammen mit der Datei und dieser Zeile: { $said }. Mit RUST_BACKTRACE=1 in der Umgebung sagt es mehr.
cli-end-no-message = keine Meldung
cli-end-not-ready = das Programm konnte sich nicht bereit machen: { $why }.

## cli-event
## Events on the command line: made, written, handed to another machine.

cli-event-several-events = { $name } hat mehr als einen Anlass.
cli-event-name-a-file = ein Anlass behält die Datei, aus der er entstand: nennen Sie eine Datei und nicht die Standardeingabe.
cli-event-is-event-already = { $name } ist schon ein Anlass: `ronde verify` und `ronde export` lesen ihn, und mit --into oder --data kommt er in eine Ablage.
cli-event-there-already = { $name } gibt es schon. Nennen Sie mit -o eine andere Datei, oder dieselbe, um sie zu ersetzen.
cli-event-cannot-become = { $name } kann kein Anlass werden: { $why }
cli-event-made = { $name }: { $players }, { $rounds }
cli-event-players = { $n } Spieler
cli-event-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
cli-event-not-certain = nicht sicher: { $what }
cli-event-head = Ende des Journals: { $head }
cli-event-head-of = Ende von { $journal }: { $head }
cli-event-not-taken = { $name } kam nicht in { $there }: { $why }.
cli-event-if-that-machine = Ist es dieser: --machine { $to }.
cli-event-leave-machine-out = Lassen Sie --machine weg, oder nennen Sie mit --into eine andere Ablage.
cli-event-look-at-it = `ronde verify { $there }` sieht ihn sich an.
cli-event-once-in-a-store = Eine Ablage hat einen Anlass einmal, und er lässt sich nicht unter anderem Namen kopieren, weil jeder Eintrag den Namen seines Journals trägt: --into nennt eine andere Ablage.
cli-event-another-backup = Nehmen Sie eine andere Sicherung.
cli-event-new-journals = { $n ->
    [one] { $n } neues Journal
   *[other] { $n } neue Journale
}
cli-event-new-acts = { $n ->
    [one] { $n } neuer Eintrag
   *[other] { $n } neue Einträge
}
cli-event-nothing-new = nichts Neues
cli-event-open-here = offen: der Anlass wird von nun an hier geführt
cli-event-locked-here = hier gesperrt: der Anlass wird auf { $machine } geführt, bis er zurückkommt
cli-event-not-whole = unvollständig: { $what }
cli-event-draft-left-out = Runde { $n } ist ein Entwurf und wurde weggelassen
cli-event-no-name-for-format = die Standardausgabe hat keinen Namen, der das Format verrät. Nennen Sie es mit --to, zum Beispiel --to trf26 oder --to json.
cli-event-which-format = der Name { $name } sagt nicht, welches Format zu schreiben ist. Lassen Sie ihn mit .trf, .json, .csv oder .ronde enden, oder nennen Sie es mit --to.
cli-event-damaged = { $name } ist beschädigt, und nichts wurde geschrieben: { $why }. `ronde verify { $name }` nennt alles, was falsch ist; gehen Sie auf die letzte richtige Kopie zurück.
cli-event-no-tournament = in { $name } ist kein Turnier.
cli-event-which-tournament = in { $name } sind { $n } Turniere. Sagen Sie mit --tournament, welches: { $list }.
cli-event-unknown-tournament = { $asked } ist kein Turnier in { $name }, oder mehr als eines. Es gibt: { $list }.
cli-event-which-event-of = in { $name } sind { $n } Anlässe. Sagen Sie mit --tournament, welcher, durch den Namen eines seiner Turniere.
cli-event-written-here-again = { $name } wird wieder hier geführt
cli-event-locked-all-the-same = Der Anlass ist hier trotzdem gesperrt, weil er an { $machine } geht: `{ $command }` schreibt die Datei.
cli-event-handed-over = { $name } wird von nun an auf { $machine } geführt und ist hier gesperrt. Bringen Sie { $file } dort in die Ablage: { $command }
cli-event-other-machine = der Rechner dieser Ablage heisst { $kept }, nicht { $said }. Lassen Sie --machine weg.
cli-event-name-to-take-back = nennen Sie diesen Rechner mit --machine: ein Anlass wird dort zurückgenommen, wo er zu Hause ist, und nirgends sonst.
cli-event-name-to-leave = dieser Anlass hat seinen Rechner noch nicht verlassen: nennen Sie diesen mit --machine, damit bekannt ist, wohin er zurückkommt.
cli-event-no-event = in { $name } ist kein Anlass.
cli-event-which-event = sagen Sie mit --event, welcher Anlass von { $name } gemeint ist: { $list }.
cli-event-no-sqlite = { $name } ist keine SQLite-Datei von Ronde.
cli-event-unpacked-too-large = { $name } hat ausgepackt mehr als { $size } Text. Ist das richtig, erlauben Sie mit --max-size mehr.
cli-event-no-event-file = { $name } ist kein Anlass von Ronde. Ein Anlass ist eine Datei, die auf .{ $ending } endet; eine Turnierdatei eines anderen Programms wird mit `ronde import` zu einem.

## cli-serve
## The desk, started from the command line.

cli-serve-closed = Geschlossen. Alles ist auf der Platte.
cli-serve-owner-comes-in = Der Besitzer kommt an der Adresse des Proxys herein, einmal: /join/{ $code }
cli-serve-open-at = Ronde ist offen unter { $address }
cli-serve-in-the-hall = Im Saal: { $address }
cli-serve-kept-in = Alles liegt in { $place }. Anhalten mit Ctrl+C.
cli-serve-what-it-can-do = Was die Befehlszeile kann: ronde examples
cli-serve-open-that = Öffnen Sie diese Adresse in einem Browser.
cli-serve-no-threads = keine Threads: { $why }
cli-serve-network = das Netz ist ausgefallen: { $why }.
cli-serve-no-random = das System liefert keine Zufallszahlen: { $why }.
cli-serve-address-taken = { $address } ist nicht brauchbar: { $why }; nennen Sie mit --listen eine andere.

## cli-verify
## What `ronde verify` has found.

cli-verify-wrong = FALSCH: { $what }
cli-verify-event = Anlass
cli-verify-tournament = Turnier
cli-verify-tournament-hidden = Turnier, verborgen
cli-verify-acts = { $n ->
    [one] { $n } Eintrag
   *[other] { $n } Einträge
}
cli-verify-undone = { $n } rückgängig
cli-verify-head = Ende { $head }
cli-verify-began-with-file = begann mit der Datei { $file }, die keine Runden hat
cli-verify-round-from-file = Runde { $n }: aus der Datei { $file }, nicht hier ausgelost (ronde check vergleicht sie)
cli-verify-rounds-from-file = Runden { $first } bis { $last }: aus der Datei { $file }, nicht hier ausgelost (ronde check vergleicht sie)
cli-verify-act = Eintrag { $n }
cli-verify-act-taken-back = Eintrag { $n }, später zurückgenommen
cli-verify-paired-by = ausgelost von { $engine }, dies ist { $this }
cli-verify-agrees = Runde { $n }: stimmt überein ({ $act }, { $engine })
cli-verify-differs = Runde { $n }: WEICHT AB ({ $act }, { $engine })
cli-verify-no-answer = Runde { $n }: LÄSST SICH NICHT NEU AUSLOSEN ({ $act }, { $engine }): { $why }
cli-verify-by-hand = Runde { $n }: von Hand gemacht, { $how } ({ $act })
cli-verify-by-hand-otherwise = Runde { $n }: von Hand gemacht, { $how }; NICHT, was damals festgehalten wurde ({ $act })
cli-verify-pair-added = Runde { $n }: { $pair } wurde von Hand hinzugefügt ({ $act })
cli-verify-as-engine = wie das Programm ausgelost hätte
cli-verify-engine-had-none = wo das Programm keine Auslosung hatte
cli-verify-boards-not-engine = { $n ->
    [one] { $n } Brett nicht wie das Programm
   *[other] { $n } Bretter nicht wie das Programm
}
cli-verify-boards-other-colours = { $n ->
    [one] { $n } Brett mit anderen Farben
   *[other] { $n } Bretter mit anderen Farben
}
cli-verify-fewer-boards = mit weniger Brettern als das Programm
cli-verify-only-journal = nur im Journal: { $what }
cli-verify-only-engine = nur nach dem Programm: { $what }
cli-verify-colours-exchanged = das Programm hat die Farben vertauscht: { $what }
cli-verify-other-tables = dieselben Paarungen sitzen an anderen Tischen
cli-verify-other-numbers = die damalige Startliste ist eine andere
cli-verify-other-floats = die Floater sind andere
cli-verify-other-dropped = andere Wünsche, sich nicht zu begegnen, mussten fallen
cli-verify-player = Spieler { $id }
cli-verify-has-pairing-bye = { $who } ist spielfrei
cli-verify-has-full-bye = { $who } hat ein Bye mit einem Punkt
cli-verify-has-half-bye = { $who } hat ein Bye mit einem halben Punkt
cli-verify-is-absent = { $who } fehlt
cli-verify-wins-alone = { $who } gewinnt ohne Gegner
cli-verify-loses-alone = { $who } verliert ohne Gegner
cli-verify-paired-again = { $n ->
    [one] { $n } Runde neu ausgelost
   *[other] { $n } Runden neu ausgelost
}
cli-verify-made-by-hand = { $n } von Hand gemacht
cli-verify-good = { $name } stimmt: { $said }
cli-verify-intact = { $name } ist unversehrt, aber { $differ }: { $said }
cli-verify-not-good = { $name } stimmt NICHT: { $things }; { $said }
cli-verify-not-good-differs = { $name } stimmt NICHT: { $things }, { $differ }; { $said }
cli-verify-things-wrong = { $n ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
}
cli-verify-rounds-differ = { $n ->
    [one] { $n } Runde weicht ab
   *[other] { $n } Runden weichen ab
}
cli-verify-pairing-again = lose neu aus
cli-verify-to-go = noch { $left }

## cli-players
## Rating lists on the command line.

cli-players-no-list = in { $folder } ist noch keine Elo-Liste. Laden Sie die Spielerliste der FIDE herunter (TXT oder XML, gezippt oder nicht) und importieren Sie sie: ronde players import players_list.zip
cli-players-nobody-called = niemand heisst «{ $words }» in { $lists }.
cli-players-nobody-numbered = niemand hat die Nummer { $number } in { $lists }.
cli-players-the-list = der Liste { $name }
cli-players-the-lists = den Listen { $names }
cli-players-and = { $a } und { $b }
cli-players-nobody-has-elo = { $source } gäbe eine Elo von { $elo }, die niemand hat: Elo-Zahlen gehen bis { $highest }.
cli-players-is-elo = { $source } ist eine Elo von { $rating } (dutch-1992:A1)
cli-players-no-scale = «{ $name }» ist keine Skala, die sich umrechnen lässt: { $names }.
cli-players-entries-too-large = { $name } ist grösser als 64 MB: keine Liste von Anmeldungen ist das.
cli-players-line-ambiguous = Zeile { $line }, { $written }: { $why }; es kann sein
cli-players-line-unknown = Zeile { $line }, { $written }: nicht in den Listen
cli-players-line-empty = Zeile { $line }, { $written }: weder Name noch Nummer
cli-players-matched = { $n } von { $all } Zeilen sind zugeordnet
cli-players-not-imported = { $name }: { $why }. Früher importierte Listen sind unverändert.
cli-players-columns = Spalten: { $words }
cli-players-indexing = Index von { $n } Spielern
cli-players-line-left-out = Zeile { $line } bleibt weg: { $why }
cli-players-more-left-out = { $n ->
    [one] und { $n } weitere Zeile bleibt weg
   *[other] und { $n } weitere Zeilen bleiben weg
}
cli-players-ready = { $players } Spieler von { $source } ({ $dated }) sind bereit zum Suchen; mit Elo: { $standard } Standard, { $rapid } Rapid, { $blitz } Blitz
cli-players-replaced = sie ersetzen { $players } Spieler vom { $dated }
cli-players-head-number = Nummer
cli-players-head-title = Titel
cli-players-head-name = Name
cli-players-head-federation = Verb.
cli-players-head-born = Geb.
cli-players-head-standard = Standard
cli-players-head-rapid = Rapid
cli-players-head-blitz = Blitz
cli-players-head-club = Klub
cli-players-head-other = Andere Listen
cli-players-head-list = Liste
cli-players-head-date = Datum
cli-players-forgiven = ~ gefunden trotz eines Tippfehlers
cli-players-unrated = ohne Elo
cli-players-only-in = nur in { $source }
cli-players-fide-number = FIDE-Nummer
cli-players-federation = Verband
cli-players-other-titles = Andere Titel
cli-players-inactive = Inaktiv
cli-players-yes = ja

## cli-plan
## What `ronde plan` asks for.

cli-plan-no-amount = schreiben Sie NAME=BETRAG, zum Beispiel Programme=120
cli-plan-no-name = schreiben Sie einen Namen vor das =, zum Beispiel Programme=120
cli-plan-no-day = schreiben Sie Jahr, Monat und Tag eines Tages, den es gibt, zum Beispiel 2027-04-02

## cli-example
## Commands to try. The first line stands behind the name and the version.

cli-example-title = Schachturniere, exakt ausgelost und erklärt
cli-example-desk = Die Turnierleitung im Browser:
cli-example-or-serve = oder ronde serve: ein Turnier leiten
cli-example-try-it = Versuchen Sie es mit dem Beispiel, dann mit einer eigenen Datei (TRF oder JSON):
cli-example-inspect = was darin steht, was falsch ist
cli-example-pair = die nächste Runde
cli-example-pair-reasons = die nächste Runde, und warum
cli-example-explain = die nächste Runde in einfachen Worten
cli-example-check = sind die Runden richtig ausgelost?
cli-example-standings = die Ränge, mit jeder Feinwertung
cli-example-rate = was es mit den Elo-Zahlen macht
cli-example-norms = Normen, erreicht und in Reichweite
cli-example-write = Dateien schreiben; die gelesene bleibt, wie sie ist:
cli-example-pair-to = mit der nächsten Runde ergänzt
cli-example-convert = dasselbe in einem anderen Format
cli-example-generate = ein Turnier zum Üben
cli-example-report = was ein Verband erhält
cli-example-before = Vor dem Anlass, und während er läuft:
cli-example-simulate = wer gewinnt, wer auf wen trifft
cli-example-plan = was es kostet und einbringt
cli-example-simulate-rounds = was die Rundenzahl ausmacht
cli-example-schedule = alle anderen Turniere
cli-example-players-import = die Liste der FIDE, zum Suchen
cli-example-players-search = wer ist es?
cli-example-more = Mehr erfahren:
cli-example-help = alle Befehle
cli-example-help-pair = ein Befehl mit allen Optionen
cli-example-from-source = In einer Kopie des Quelltexts steht `cargo run --release --` für `ronde`.

## usage
## What stands around the help of commands, and what is said of arguments that are wrong.

usage-usage = Aufruf:
usage-commands = Befehle:
usage-arguments = Argumente:
usage-options = Optionen:
usage-any-options = [OPTIONEN]
usage-default = [Vorgabe:
usage-alias = [auch:
usage-aliases = [auch:
usage-possible-inline = [mögliche Werte:
usage-possible = Mögliche Werte:
usage-name-section = NAME
usage-synopsis-section = ÜBERSICHT
usage-description-section = BESCHREIBUNG
usage-options-section = OPTIONEN
usage-commands-section = BEFEHLE
usage-extra-section = WEITERES
usage-version-section = VERSION
usage-error = Fehler:
usage-tip = Tipp:
usage-more-help = Mehr dazu mit '{ $flag }'.
usage-no-equals = es braucht ein Gleichheitszeichen, um '{ $arg }' einen Wert zu geben
usage-unknown-command = unbekannter Befehl '{ $name }'
usage-required = diese nötigen Argumente fehlen:
usage-no-command = '{ $name }' braucht einen Befehl, und es steht keiner da
usage-which-commands = [Befehle: { $list }]
usage-too-many = überzähliger Wert '{ $value }' für '{ $arg }'
usage-too-few = '{ $arg }' braucht { $least } Werte; es sind nur { $n }
usage-wrong-number = '{ $arg }' braucht { $wanted } Werte, und es sind { $n }
usage-unknown-argument = unerwartetes Argument '{ $arg }'
usage-not-utf8 = mindestens ein Argument ist kein gültiges UTF-8
usage-repeated = das Argument '{ $arg }' darf nur einmal stehen
usage-conflict = das Argument '{ $arg }' geht nicht zusammen mit '{ $other }'
usage-conflicts = das Argument '{ $arg }' geht nicht zusammen mit:
usage-no-value = '{ $arg }' braucht einen Wert, und es steht keiner da
usage-which-values = [mögliche Werte: { $list }]
usage-wrong-value = ungültiger Wert '{ $value }' für '{ $arg }'
usage-because = { $what }: { $why }
usage-number-empty = es steht keine Zahl da
usage-number-large = die Zahl ist zu gross
usage-number-small = die Zahl ist zu klein
usage-number-digit = das ist keine ganze Zahl
usage-number-range = { $n } liegt nicht in { $range }
usage-similar-command = ein ähnlicher Befehl: { $list }
usage-similar-commands = ähnliche Befehle: { $list }
usage-similar-argument = ein ähnliches Argument: { $list }
usage-similar-arguments = ähnliche Argumente: { $list }
usage-similar-value = ein ähnlicher Wert: { $list }
usage-similar-values = ähnliche Werte: { $list }
usage-as-value = um '{ $arg }' als Wert zu geben, schreiben Sie '{ $with }'
usage-exists = '{ $what }' gibt es

## command (by key)
## The help of commands: `PATH-about` and `PATH-more` for a command, `PATH-ARGUMENT` for what it takes; an
## argument that several commands share may stand under `any`.

command-ronde-about = Schachturniere, exakt ausgelost und erklärt.
command-ronde-more = Allein öffnet es die Turnierleitung im Browser. Seine Befehle losen Turniere aus, prüfen, erfinden und wandeln sie um. Es liest die üblichen Dateien: TRF06, TRF16, TRF26, die Dialekte von JaVaFo und bbpPairings, und das JSON-Format von Ronde. Resultate gehen auf die Standardausgabe, Meldungen auf die Fehlerausgabe; - als Dateiname ist Standardeingabe oder Standardausgabe.
command-inspect-about = Zeigen, was in einer Turnierdatei steht, was für die nächste Runde fehlt, und was falsch ist
command-inspect-more = Jedes Problem erscheint mit der Zeile und einer Marke unter der Spalte, was angenommen wurde, und wie es zu beheben ist.
command-any-file = Turnierdatei; - ist die Standardeingabe
command-any-from = Format der Datei; wird von selbst erkannt, wenn nicht angegeben
command-any-max-size = Grösste Datei, die gelesen wird: 2GB für JSON, wenn nichts steht; nie über 64MB für andere
command-inspect-json = Alles als JSON ausgeben, für Programme
command-inspect-strict = Mit Code 3 enden, wenn die Datei ein Problem hat
command-inspect-all = Alle Probleme zeigen, nicht nur die ersten 20
command-convert-about = Ein Turnier in einem anderen Format schreiben
command-convert-more = Was eine Datei ist, sagen ihre Bytes: TRF, JSON, Dateien von Swiss-Manager (.TUNX), Papi und Vega, Partien (PGN), Spielertabellen (CSV, xlsx) und Archive (zip) mit einer davon. Was zu schreiben ist, folgt aus dem Namen (.trf, .trfx, .txt, .json, .pgn, .csv, .xlsx) oder aus --to. Eine .trf-Datei wird in der Art von TRF geschrieben, die gelesen wurde, und als TRF26, wenn etwas anderes gelesen wurde. Probleme der Datei, und was das neue Format nicht fasst, stehen auf der Fehlerausgabe. Das Ziel wird neben seinem Platz geschrieben und umbenannt, wenn es vollständig ist; es darf also die gelesene Datei sein und bleibt nie halb geschrieben.
command-convert-output = Datei, die geschrieben wird; - ist die Standardausgabe
command-any-to = Format, das geschrieben wird
command-convert-strict = Nichts schreiben und mit Code 3 enden, wenn die Datei ein Problem hat oder etwas verloren ginge
command-convert-estimate = Schätzung für einen Spieler ohne Elo: "7=1850 club list", oder "7=INGO 120" und "7=BCR 150", die umgerechnet werden; darf mehrmals stehen
command-convert-initial-list = Die Spieler nach der Startrangliste dieses Buchs neu nummerieren, bevor Runde 1 ausgelost wird
command-convert-line-ending = Wie Zeilen eines TRF enden; wie in der gelesenen Datei, wenn nichts steht
command-pair-about = Die nächste Runde eines Turniers auslosen, nach den Regeln der FIDE und mit Begründung
command-pair-more = Gibt die Zahl der Paarungen aus, dann je Brett der Reihe nach eine Zeile `Weiss Schwarz`, und spielfrei als `Nummer 0`, wie die bekannten Programme. Welche Regeln galten, steht auf der Fehlerausgabe. Eine Runde, die die Datei schon hat, lässt sich mit --round neu auslosen; dann aus den Runden davor, mit den verlangten Byes.
command-any-system = Auslosungssystem; das der Datei, wenn nichts steht
command-any-edition = Ausgabe der Regeln; sonst nach dem Code der Datei, sonst nach ihren Daten, sonst die geltende
command-any-rounds = Rundenzahl des Turniers, wenn die Datei sie nicht angibt
command-any-initial-colour = Für den ersten Spieler geloste Farbe, wenn weder die Datei noch ihre Runde 1 sie zeigt
command-pair-round = Runde, die ausgelost wird; die nach der letzten ausgelosten, wenn nichts steht
command-pair-output = Das Turnier mit der neuen Runde schreiben (.trf, .trfx, .json), oder unter jedem anderen Namen die blosse Liste der Paarungen
command-pair-json = Bretter und Gründe als JSON ausgeben, für Programme (docs/pairing-json.md)
command-pair-reasons = Sagen, warum: für jede Punktgruppe, was entschied und was die Alternativen ausschloss. Dauert länger
command-check-about = Jede Runde von Turnierdateien neu auslosen und sagen, wo sie abweichen
command-check-more = Eine Runde kann die vorgeschriebene sein; regelwidrig, mit dem verletzten Artikel; regelgerecht, aber nicht die vorgeschriebene, mit dem ersten Kriterium, in dem sie schlechter ist; oder richtig bis auf die Farben. Ein Turnier nach Rundenplan wird mit ihm verglichen. Die Punkte werden nachgezählt, und die Ränge mit den Feinwertungen verglichen, die die Datei angibt (Sätze 202 und 212) oder --tie-breaks nennt; ohne solche mit den Punkten allein. In Ordnern wird nach .trf, .trfx, .txt, .json, .tunx, .papi und .tdf gesucht. Der Rückgabecode ist nur 0, wenn jede Runde jeder Datei die vorgeschriebene ist, Punkte und Ränge stimmen und keine Datei einen Fehler hat.
command-check-files = Turnierdateien und Ordner mit solchen; - ist die Standardeingabe
command-check-tie-breaks = Feinwertungen, denen die Ränge folgen, zum Beispiel DE,BH/C1,SB; die der Datei, wenn nichts steht
command-check-rules = Regeln der Feinwertungen: nach dem Datum des Anlasses, wenn nichts steht, sonst 2026
command-check-hindsight = Für jede abweichende Runde andere Nummern, ein anderes Resultat oder zwei getrennt gehaltene Spieler annehmen und sagen, was sie zur vorgeschriebenen machte
command-check-json = Die Urteile als JSON ausgeben, für Programme (docs/pairing-json.md)
command-check-from = Format der Dateien; wird von selbst erkannt, wenn nicht angegeben
command-explain-about = Eine Runde in einfachen Worten erklären: warum diese zwei, diese Farben, dieser Floater, dieses Freilos
command-explain-more = Zuerst, was ein Schiedsrichter einem Spieler sagen würde, dann jeder Schritt mit seinem Artikel: die Punktgruppe, wer herunterkam und warum, was sich natürlich ergibt, was es ausschloss, was die gewählte Paarung kostet. Eine Runde, die die Datei hat, wird aus den Runden davor erklärt; eine, die sie nicht hat, ist die, die ausgelost würde. Ist die Runde der Datei nicht die vorgeschriebene, steht das zuerst. Mit --why-not wird die Paarung erzwungen, und die Antwort ist, was schlechter wird, oder der Artikel, der sie verbietet. Gibt es keine Auslosung, folgen die Tatsachen, die sie verhindern, und was der Schiedsrichter tun kann; der Rückgabecode ist dann 1. Die Datei darf auch ein Anlass (.ronde) oder eine Ablage sein, deren Entwürfe wegbleiben.
command-explain-round = Runde, die erklärt wird; die als nächste auszulosende, wenn nichts steht, sonst die letzte
command-explain-board = Nur dieses Brett, ab 1
command-explain-player = Nur dieser Spieler, nach Nummer oder Name
command-explain-why-not = Warum diese zwei nicht aufeinandertreffen, je nach Nummer oder Name
command-any-lang = Sprache
command-any-tournament = Welches Turnier eines Anlasses, nach Platz oder Name; nötig, wenn es mehrere gibt
command-explain-json = JSON ausgeben, für Programme (docs/pairing-json.md)
command-explain-format = Form; nach dem Ende des Dateinamens, wenn nichts steht, sonst Text
command-explain-output = Datei, die geschrieben wird; ihr Ende (.html, .pdf, .json, .txt) sagt die Form
command-generate-about = Zufällige Turniere machen, Runde für Runde nach den Regeln ausgelost
command-generate-more = Der Startwert wird zuerst ausgegeben und in die Datei geschrieben; derselbe Startwert und dieselben Optionen ergeben für immer dasselbe Turnier. Was nicht verlangt ist, wird aus dem Startwert gelost: Byes aller Art, Kampflose, Nachmeldungen, Rückzüge, virtuelle Punkte, verbotene Paarungen, Punktewertungen. Mit --plain gibt es nur Partien. Eine Häufigkeit ist 20 oder 1/20 für einmal in zwanzig, 5% für dasselbe, und 0 für nie.
command-generate-players = Anzahl Spieler
command-generate-rounds = Rundenzahl
command-generate-system = Auslosungssystem
command-generate-edition = Ausgabe der Regeln; die geltende, wenn nichts steht
command-generate-plain = Nur Partien, ausser was andere Optionen verlangen
command-generate-model = Elo, Punkte und Häufigkeiten dieses Turniers
command-generate-initial-colour = Farbe des ersten Spielers in Runde 1
command-generate-points = Punkte für Sieg, Remis und Niederlage, zum Beispiel 3/1/0
command-generate-pairing-bye = Punkte für spielfrei
command-generate-acceleration = Virtuelle Punkte
command-generate-forbidden = Gruppen von Spielern, die nicht aufeinandertreffen dürfen, zum Beispiel 2x3 für zwei Dreiergruppen
command-generate-lowest-rating = Keine Elo liegt darunter
command-generate-highest-rating = Keine Elo liegt darüber
command-generate-rating-groups = Wie nahe die Elo-Zahlen beisammen sind; mehr ist näher
command-generate-rating-separator = Wie weit die Mitte der Elo-Zahlen unter der Mitte des Bereichs liegt
command-generate-unrated = Spieler ohne Elo
command-any-draws = Remis auf hundert Partien; nach den Elo-Zahlen, wenn nichts steht
command-generate-forfeits = Partien, die ausfallen, weil jemand nicht kommt
command-generate-double-forfeits = Davon die, zu denen niemand kommt
command-generate-quick-games = Partien, die für die Elo zu kurz sind
command-generate-unusual = Partien, die durch Entscheid des Schiedsrichters ½-0 oder 0-0 enden
command-generate-late-entries = Spieler, die nach Runde 1 kommen
command-generate-withdrawals = Spieler, die endgültig gehen, vor jeder Runde gelost
command-generate-half-byes = Byes mit ½ Punkt, für jeden Spieler vor jeder Runde gelost
command-generate-full-byes = Byes mit 1 Punkt
command-generate-zero-byes = Byes ohne Punkt
command-any-seed = Startwert; ein neuer, wenn nichts steht
command-generate-output = Datei, die geschrieben wird; - oder nichts ist die Standardausgabe
command-generate-count = Anzahl Turniere, mit diesem Startwert und den folgenden
command-generate-into = Ordner dafür, wird angelegt, wenn es ihn nicht gibt; jedes heisst nach seinem Startwert
command-generate-to = Format, das geschrieben wird: nach dem Dateinamen, wenn nichts steht, sonst TRF26
command-simulate-about = Den Rest eines Anlasses, oder einen geplanten, viele Male spielen
command-simulate-more = Nennt die Chancen auf Sieg, Preise und Normen, die zu erwartenden Punkte und wahrscheinliche Gegner der nächsten Runde. Mit mehreren Systemen, Rundenzahlen oder Beschleunigungen vergleicht es sie am selben Feld mit demselben Glück: wie gut die Rangliste den Elo-Zahlen folgt, wie gleich die Gegner sind, Farben, Floater, ungleiche Partien. Mit --fairness sagt es, was an Farben, Floatern und Gegnern eines Anlasses ungewöhnlich ist und was nicht. Elo-Zahlen entscheiden die Partien. Der Startwert wird zuerst ausgegeben; derselbe gibt mit jeder Zahl von Threads dieselbe Antwort.
command-simulate-file = Turnierdatei, wie sie ist; - ist die Standardeingabe
command-simulate-players = Ohne Datei: Anzahl Spieler eines geplanten Anlasses
command-simulate-rounds = Rundenzahl; mehrere, um sie zu vergleichen, zum Beispiel 7,9,11
command-simulate-system = Auslosungssystem; das der Datei, wenn nichts steht, sonst Dutch
command-simulate-edition = Ausgabe der Regeln; wie bei ronde pair, wenn nichts steht
command-simulate-compare = Systeme vergleichen, zum Beispiel dutch-2026,dubov-2026; eines allein mit dem des Anlasses
command-simulate-accelerate = Beschleunigungen vergleichen, zum Beispiel none,baku; eine allein mit der des Anlasses
command-simulate-lowest-rating = Keine Elo liegt darunter, in einem geplanten Anlass
command-simulate-highest-rating = Keine Elo liegt darüber, in einem geplanten Anlass
command-any-tie-breaks = Feinwertungen der Reihe nach, zum Beispiel DE,BH/C1,SB; die der Datei, wenn nichts steht
command-simulate-prizes = Chancen auf Preise: all:1000,600,400;women:500,100 (Kategorien wie bei ronde standings)
command-any-sharing = Wie Punktgleiche sie teilen
command-any-cumulative = Ein Spieler darf mehrere Preise gewinnen
command-simulate-exempt = Für Normen: der Anlass ist von den Regeln über Verbände befreit (B.01:1.4.3)
command-simulate-lang = Sprache der Tabellen und Grafiken
command-simulate-plays = Anzahl Durchläufe; 10000, wenn nichts steht, und für --fairness so viele, dass sich jemand Ungewöhnliches finden lässt (200 je Spieler)
command-simulate-threads = Threads; so viele, wie der Rechner Kerne hat, wenn nichts steht
command-simulate-fairness = Die Runden des Anlasses nachspielen und sagen, was an Farben, Floatern und Gegnern ungewöhnlich ist
command-any-all = Alle auflisten
command-simulate-json = JSON ausgeben, für Programme (docs/simulate-json.md)
command-simulate-svg = Ordner für Grafiken, wird angelegt, wenn es ihn nicht gibt
command-schedule-about = Rundenpläne machen: Rundenturniere, Scheveningen, Schiller, Berlin, Molter, Pokale
command-schedule-more = Jede Art gibt ihre Runden als Tabelle aus. --csv, --json, --trf und --svg geben eine andere Form, und -o schreibt eine Datei in der Form, die ihr Name verspricht. Eine TRF-Datei ist das ganze Turnier ohne Resultate: tragen Sie sie mit irgendeinem Programm ein, dann führt `ronde schedule next` einen Pokal oder ein Berliner Turnier weiter, und `ronde schedule check` vergleicht eine Datei mit ihrem Rundenplan.
command-schedule-round-robin-about = Jeder gegen jeden, nach der Berger-Tabelle (C.05 Anhang 1)
command-any-players = Anzahl Spieler oder Mannschaften
command-schedule-round-robin-cycles = Wie oft jeder auf jeden trifft
command-schedule-round-robin-double = Zwei Durchgänge, die letzten zwei Runden des ersten vertauscht, wie die FIDE empfiehlt
command-schedule-round-robin-rutsch = Nach dem Rutschsystem: dieselben Paarungen in anderer Reihenfolge, mit anderen Farben
command-any-teams-of = Die Teilnehmer sind Mannschaften mit so vielen Brettern
command-schedule-round-robin-who = Nur sagen, auf wen dieser Spieler trifft, in --round oder in allen Runden
command-schedule-round-robin-round = Die Runde für --who
command-schedule-round-robin-meet = Nur sagen, wann diese zwei aufeinandertreffen, zum Beispiel 3,5
command-any-names = Wer spielt: eine Turnierdatei, oder eine Liste mit einem Namen je Zeile, die Besten zuerst, zum Beispiel `Keller, Anna; SUI; 2312`; eine Zeile mit Doppelpunkt am Ende beginnt eine Mannschaft
command-any-event = Name des Anlasses
command-any-text = Eine Tabelle für Menschen ausgeben; das ist üblich
command-any-csv = Eine Zeile je Partie ausgeben, für Tabellenprogramme
command-any-json = JSON ausgeben, für Programme
command-any-trf = Das Turnier als TRF26 ausgeben, bereit zum Spielen
command-any-svg = Ein Bild ausgeben
command-any-output = Datei, die geschrieben wird; .csv und .svg sagen die Form, .trf und .json sind das Turnier, bereit zum Spielen (mit --json der Rundenplan für Programme)
command-schedule-draw-about = Die Nummern eines Rundenturniers mit Umschlägen auslosen, damit Landsleute nicht am Schluss aufeinandertreffen
command-schedule-draw-more = Für 9 bis 24 Spieler, nach Varmas Tabellen (C.05 Anhang 2). Der grösste Verband lost zuerst, und ganz aus einem Umschlag; zwei aus einem Verband treffen in den letzten drei Runden nicht aufeinander. Der Verband darf auch ein Klub, ein Ort oder eine Liga sein. Gibt das Protokoll der Auslosung aus; mit --trf das ganze Turnier.
command-schedule-draw-names = Wer lost: eine Turnierdatei, oder eine Liste mit `Keller, Anna; SUI` auf jeder Zeile
command-schedule-draw-seed = Startwert der Auslosung; ein neuer, wenn nichts steht
command-schedule-draw-split = Einen Verband, der für einen Umschlag zu gross ist, in einem anderen weiterlosen lassen
command-schedule-scheveningen-about = Zwei Mannschaften, jeder der einen gegen jeden der anderen
command-schedule-scheveningen-boards = Spieler einer Mannschaft
command-schedule-scheveningen-double = Jeder zweimal, mit vertauschten Farben
command-schedule-scheveningen-sitting = Eine Mannschaft bleibt sitzen und hat in einer Runde eine Farbe, die andere rückt weiter; sonst werden die Farben in den Mannschaften verteilt (C.05 Anhang 4)
command-schedule-schiller-about = Mehrere Gruppen, jeder gegen jeden der anderen Gruppen
command-schedule-schiller-groups = Anzahl Gruppen
command-schedule-schiller-size = Spieler einer Gruppe
command-schedule-schiller-as-printed = Die Tabelle des Kurses mit den falschen Farben der Runden 4 bis 6, die sonst berichtigt sind
command-schedule-berlin-about = Gruppen spielen jeder gegen jeden, dann ihre oberen und ihre unteren Hälften
command-schedule-berlin-groups = Gruppen des ersten Teils: 2 oder 4
command-schedule-berlin-placement = Danach spielen die Gleichplatzierten gegeneinander, statt der Hälften
command-schedule-molter-about = Viele Mannschaften in wenigen Runden, jeder Spieler gegen eine andere Mannschaft
command-schedule-molter-more = 3 bis 25 Mannschaften mit einer geraden Zahl von 2 bis 12 Spielern, mit weniger Runden als Mannschaften und höchstens 13. Derselbe Startwert gibt für immer dieselbe Tabelle; ein anderer eine andere.
command-schedule-molter-teams = Anzahl Mannschaften
command-schedule-molter-players = Spieler einer Mannschaft
command-schedule-molter-rounds = Rundenzahl
command-schedule-molter-seed = Startwert der Tabelle
command-schedule-cup-about = K.-o.-System, mit Freilosen, Gesetzten, Befreiten, Platzierungsspielen, Hin- und Rückspiel
command-schedule-cup-more = Der Erste trifft auf den Letzten, der Zweite auf den Vorletzten …; Nummer 1 und 2 können erst im Final aufeinandertreffen. Ist die Zahl keine Zweierpotenz, sind die Besten der Liste von der ersten Runde befreit.
command-schedule-cup-lot = Durch das Los statt nach Stärke
command-schedule-cup-protect = Durch das Los, aber so viele an der Spitze der Liste voreinander schützen
command-schedule-cup-seed = Startwert des Loses; ein neuer, wenn nichts steht
command-schedule-cup-dispense = Spieler, die von mehreren Runden befreit sind, zum Beispiel 1=2,2=2,3=1: Nummer 1 von zwei Runden …
command-schedule-cup-preliminary = Eine Vorrunde, wenn die Zahl knapp über einer Zweierpotenz liegt
command-schedule-cup-no-preliminary = Keine Vorrunde, wer auch befreit ist
command-schedule-cup-third = Ein Spiel um den dritten Platz
command-schedule-cup-all-places = Spiele um alle Plätze
command-schedule-cup-legs = Partien eines Matchs, die Farben wechseln von einer zur nächsten; ein unentschiedener Match wird entschieden
command-schedule-numbers-about = Die merkwürdigen Zahlen zeigen: Runden für eine Spielerzahl, Bretter für Mannschaften, Berliner Gewichte
command-schedule-numbers-from = Erste Spielerzahl
command-schedule-numbers-to = Letzte Spielerzahl
command-schedule-numbers-teams = Bretter und Berliner Gewichte für so viele Mannschaften mit so vielen Spielern, zum Beispiel 17x8
command-schedule-next-about = Einen Pokal oder ein Berliner Turnier nach den Resultaten weiterführen
command-schedule-next-more = Gibt die folgenden Runden aus, oder die Schlussrangliste. Mit -o wird das Turnier mit diesen Runden geschrieben.
command-schedule-next-winner = Wer nach einem unentschiedenen Match ohne Stichkampf weiterkommt, zum Beispiel 5=12: Nummer 12 aus Match 5
command-schedule-next-output = Das Turnier mit den neuen Runden schreiben (.trf, .json)
command-schedule-check-about = Ein Turnier mit seinem Rundenplan vergleichen
command-standings-about = Ein Turnier rangieren und sagen, warum jemand dort steht
command-standings-more = Punktgleiche werden durch die Feinwertungen getrennt, die die Datei angibt (Sätze 202 und 212), oder durch die von --tie-breaks, der Reihe nach: Namen wie im Handbuch, BH-C1 oder BH/C1. Wer gleich bleibt, teilt den Rang. Mit --why erscheint jeder Wert eines Teilnehmers mit den Runden und Gegnern, die ihn ergaben, und mit dem Artikel. Mit --needs steht da, welche Ränge jedes Resultat einer laufenden Partie offenlässt. Pokal, Berliner und Molter-Turnier werden nach den Regeln ihrer Form rangiert.
command-standings-edition = Regeln der Feinwertungen: die der Datei, wenn nichts steht, sonst nach dem Datum des Anlasses, sonst 2026
command-any-contest = Wer rangiert wird; nach der Art in der Datei, wenn nichts steht
command-any-unrated = Elo, mit der Spieler ohne Elo zählen, wenn das Reglement des Anlasses es sagt
command-any-lots = Ein Losentscheid, der stattfand: Nummern, der Gewinner zuerst
command-standings-round = Rangliste nach dieser Runde; die letzte vollständige, wenn nichts steht
command-standings-form = Ob die Paarungen im Voraus feststanden; nach der Art in der Datei, wenn nichts steht
command-standings-why = Den Rang dieser Nummer erklären
command-standings-category = Nur eine Kategorie: women, U18, S60, 1800-1999, unrated, fed=NED, title=FM, club=NAME; mehrere mit + verbunden
command-standings-table = Eine andere Tabelle
command-standings-prizes = Preise verteilen: all:1000,600,400;women:500,100 (Kategorien wie bei --category)
command-standings-unit = Kleinster Betrag, der ausbezahlt wird, zum Beispiel 5 oder 0.05
command-standings-needs = Was diese Nummer in der laufenden Runde braucht: die Ränge, die jedes eigene Resultat offenlässt, und wie wahrscheinlich sie sind
command-standings-places = So viele Plätze haben Preise
command-standings-plays = Durchläufe der offenen Partien, wenn nicht alle Ausgänge betrachtet werden können
command-standings-seed = Startwert der Durchläufe
command-standings-lang = Sprache von --why und --needs
command-standings-json = JSON ausgeben, für Programme (docs/standings-json.md)
command-standings-csv = CSV mit einer Kopfzeile ausgeben, für Tabellenprogramme
command-standings-text = Text ausgeben (wie wenn nichts steht)
command-rate-about = Elo-Änderungen, Leistungen und erste Elo-Zahlen berechnen
command-rate-more = Die der FIDE nach B.02, oder mit --federation SUI nach den Regeln des Schweizerischen Schachbunds. Jede Partie zeigt mit --why oder --working ihre Rechnung; Leistungen in allen Definitionen stehen dort, in CSV und in JSON. Was eine Turnierdatei von einem Spieler nicht weiss (bisher gespielte Partien, veröffentlichtes K), sagen Optionen. Schätzungen sind keine Elo: wer eine hat, ist hier ohne Elo.
command-rate-federation = Nach wessen Regeln
command-any-list = Welche der Listen der FIDE
command-any-k = K: eine Zahl für alle, oder die von Spielern, zum Beispiel 4=10,7=40
command-any-new = Nummern der Spieler, die auf der Liste neu sind: weniger als 30 Partien (FIDE); weniger als 20, oder seit weniger als zwei Jahren gelistet (SUI)
command-any-reached-2400 = Nummern der Spieler unter 2400, deren veröffentlichte Elo sie einmal erreicht hat
command-any-earlier = Datei eines früheren Anlasses, dessen Partien für eine erste Zahl des Schachbunds (SUI) zählen, die sieben verlangt; darf mehrmals stehen
command-rate-why = Jede Partie dieser Nummer mit ihrer Rechnung zeigen
command-rate-working = Jede Partie von allen mit ihrer Rechnung zeigen
command-rate-text = Eine Tabelle für Menschen ausgeben
command-rate-csv = CSV mit einer Kopfzeile ausgeben, für Tabellenprogramme
command-rate-json = JSON ausgeben, für Programme (docs/report-json.md)
command-rate-output = Datei, die geschrieben wird; ihr Ende (.csv, .json, .svg, .txt) sagt die Form
command-norms-about = Titelnormen finden: wer welche gemacht hat, was fehlt, und was die kommenden Runden bringen müssen
command-norms-more = Beurteilt GM-, IM-, WGM- und WIM-Normen nach B.01 so günstig, wie die Regeln es erlauben. Ohne --all erscheinen nur Normen, knapp verfehlte und noch erreichbare; --player zeigt jede Regel.
command-any-exempt = Der Anlass ist von den Regeln über Verbände befreit (B.01:1.4.3): nationale Meisterschaften und dergleichen; ein Schweizer System mit genug Ausländern in jeder Runde wird erkannt
command-norms-player = Jede Regel für diese Nummer zeigen
command-norms-text = Eine Tabelle für Menschen ausgeben
command-norms-csv = CSV mit einer Kopfzeile ausgeben, für Tabellenprogramme
command-norms-json = JSON ausgeben, für Programme (docs/report-json.md)
command-norms-output = Datei, die geschrieben wird; ihr Ende (.csv, .json, .svg, .txt) sagt die Form
command-report-about = Einen Bericht machen oder ein Papier drucken: Listen, Paarungen, Zettel, Ranglisten, Karten, was Verbände wollen
command-report-more = Ein Papier wird als Text ausgegeben, oder in der Form geschrieben, die der Dateiname sagt: .html zum Drucken mit jedem Browser, .pdf, wo Chromium, Chrome oder Edge installiert ist, .csv, .xlsx, .json, .txt. submission sagt, was ein Verband zurückwiese, und endet mit Code 1, wenn es so etwas gibt; die TRF-Datei selbst schreibt ronde convert. Die Datei darf auch ein Anlass (.ronde) oder eine Ablage sein, deren Entwürfe wegbleiben.
command-report-kind = Welcher Bericht oder welches Papier
command-report-submit = Form der Datei, die eingereicht wird, für submission
command-report-round = Welche Runde, oder nach welcher; die letzte, wenn nichts steht (alle für pgn)
command-report-text = Eine Tabelle für Menschen ausgeben
command-report-csv = CSV mit einer Kopfzeile ausgeben, für Tabellenprogramme
command-report-json = JSON ausgeben, für Programme (docs/report-json.md)
command-report-output = Datei, die geschrieben wird; ihr Ende (.csv, .json, .svg, .txt) sagt die Form
command-report-page = Papierformat
command-report-landscape = Die Seiten liegen quer
command-report-reading = Schriftgrösse: in der Hand (10 pt), an der Wand (14 pt), aus der Ferne (28 pt); wie für das Papier üblich, wenn nichts steht
command-report-by = In welcher Reihenfolge, für starting-list
command-report-board = Welches Brett der Runde, für why; alle, wenn nichts steht
command-report-player = Wessen Karte, nach Nummer, für card und player-cards; die von allen, wenn nichts steht
command-report-link = Adresse der Live-Seite, auch als QR-Code gedruckt
command-report-stamp = Was am Rand steht: wann und woraus es gemacht ist; Zeit und Datei, wenn nichts steht
command-report-categories = Nur diese Kategorien, für categories: women, U18, S60, 1800-1999, fed=NED …
command-report-edition = Regeln der Feinwertungen: die der Datei, wenn nichts steht, sonst nach dem Datum des Anlasses, sonst 2026
command-report-prizes = Preise zum Verteilen, für prizes: all:1000,600,400;women:500,100
command-report-paper-form = Form; nach dem Ende des Dateinamens, wenn nichts steht, sonst Text
command-plan-about = Einen Anlass planen: Budget, Gewinnschwelle, Saal, Material, Checkliste
command-plan-more = Zahlen, die nicht gegeben sind, sind die des Schiedsrichterkurses: ein Saal zu 2 je Spieler, eine Elo-Gebühr von 1 je Spieler und Runde, ein eingeladener Spieler für 500 und 5 mehr für jeden Punkt über 2500. Was geschenkt ist, nennt --gift: es wird als Kosten und als Geschenk gebucht.
command-plan-players = Erwartete Anmeldungen
command-plan-rounds = Runden
command-plan-days = Tage
command-plan-fee = Was eine Anmeldung bezahlt
command-plan-prizes = Preise, vom ersten zum letzten, zum Beispiel 400,200,100
command-plan-hall = Der Saal, je Spieler
command-plan-rating-fee = Gebühr der Elo-Liste, je Spieler und Runde
command-plan-guests = Elo eingeladener Spieler, zum Beispiel 2600,2540; sie bezahlen kein Startgeld
command-plan-arbiters = Schiedsrichter
command-plan-arbiter-pay = Was jeder Schiedsrichter erhält
command-plan-cost = Weitere Kosten, zum Beispiel Programme=120; darf mehrmals stehen
command-plan-gift = Geschenktes Material oder geschenkte Arbeit, zum Beispiel Uhren=300; darf mehrmals stehen
command-plan-income = Andere Einnahmen, zum Beispiel Sponsor=500, Kantine=250, Beitrag=1000; darf mehrmals stehen
command-plan-first-day = Erster Tag, zum Beispiel 2027-04-02: die Checkliste hat dann Daten
command-plan-checklist = Nur die Checkliste
command-plan-currency = Währung, ein Wort vor den Beträgen
command-plan-svg = Ein Bild des Saldos nach Anmeldungen ausgeben
command-plan-text = Eine Tabelle für Menschen ausgeben
command-plan-csv = CSV mit einer Kopfzeile ausgeben, für Tabellenprogramme
command-plan-json = JSON ausgeben, für Programme (docs/report-json.md)
command-plan-output = Datei, die geschrieben wird; ihr Ende (.csv, .json, .svg, .txt) sagt die Form
command-players-about = Elo-Listen halten und Spieler darin suchen
command-players-more = Die Listen der FIDE und der Verbände werden einmal importiert und danach ohne Netz durchsucht. Jede hat ihre Datei im Datenordner; eine neue Liste ersetzt die alte erst, wenn sie vollständig ist.
command-players-data = Ordner der Listen; der Datenordner des Benutzers, wenn nichts steht
command-players-import-about = Eine Elo-Liste importieren: die der FIDE (Text oder XML, gezippt oder nicht), oder eines Verbands (CSV oder xlsx)
command-players-import-more = Die alte Liste bleibt in Gebrauch, bis die neue vollständig ist, und auch, wenn die neue mehr als die Hälfte der Spieler verloren hat. Unverständliche Zeilen werden genannt, der Rest wird importiert.
command-players-import-file = Die Liste
command-players-import-source = Wessen Liste es ist: fide, oder ein Name wie SUI für die eines Verbands
command-players-import-tempo = Wofür eine FIDE-Liste mit einer einzigen Elo-Spalte ist; sie wird neben der kombinierten gehalten
command-players-import-map = Welche Spalte einer Tabelle was enthält: name=Nom,rating=Elo; bekannte Überschriften werden von selbst gefunden
command-players-import-dated = Datum der Liste; das der Datei, wenn nichts steht
command-players-import-force = Die Liste nehmen, auch wenn sie schlechter aussieht als die benutzte
command-players-search-about = Spieler nach den Anfängen ihrer Namen, in beliebiger Reihenfolge, oder ihrer Nummer finden
command-players-search-more = Gross- und Kleinschreibung und Akzente spielen keine Rolle. Werden wenige gefunden, wird ein Fehler in einem Wort verziehen; solche Spieler stehen am Schluss und sind markiert.
command-players-search-words = Namen oder eine Nummer, soweit bekannt
command-players-search-federation = Nur Spieler dieses Verbands
command-players-search-limit = Höchstens so viele Spieler
command-players-show-about = Einen Spieler mit allen Elo-Zahlen zeigen: aus jeder Liste, mit ihrem Datum
command-players-show-number = FIDE-Nummer, oder Nummer einer nationalen Liste
command-players-match-about = Sagen, wen der Listen die Zeilen einer Datei meinen
command-players-match-more = Die Datei hat einen Spieler je Zeile (einen Namen, eine FIDE-Nummer, oder beides), oder ist eine Tabelle mit Überschriften (CSV oder xlsx), oder ein Turnier (TRF). Eine Nummer entscheidet; ein Name entscheidet, wenn nur ein Spieler ihn hat und nichts dagegen spricht. Alle anderen Zeilen erscheinen mit ihren Kandidaten, und nichts wird geraten. Der Rückgabecode ist 1, wenn eine Zeile offenbleibt.
command-players-match-file = Die Datei; - ist die Standardeingabe
command-players-match-map = Welche Spalte einer Tabelle was enthält: name=Nom,fide=Code
command-players-convert-about = Einen Wert einer anderen Skala in Elo umrechnen: INGO oder BCR
command-players-convert-more = Elo = 2840 − 8 × INGO = 600 + 8 × BCR (dutch-1992:A1). Das Ergebnis ist eine Schätzung: tragen Sie sie auf der Karte des Spielers ein, oder mit `ronde convert --estimate` in eine Datei.
command-players-convert-scale = INGO oder BCR
command-players-convert-value = Der Wert auf dieser Skala
command-serve-about = Die Turnierleitung im Browser öffnen
command-serve-more = Nur dieser Rechner erreicht sie, bis Sie sie dort für den Saal öffnen, oder --listen eine Adresse nennt. Alles liegt in einer Datei in Ihrem Datenordner; ein Verband nennt stattdessen eine PostgreSQL-Datenbank.
command-serve-data = Ordner, in dem alles liegt
command-serve-database = Datenbank, die stattdessen benutzt wird, postgres://…
command-serve-listen = Adresse, an der geantwortet wird, zum Beispiel 0.0.0.0:8080; dieser Rechner allein, wenn nichts steht
command-serve-behind-proxy = Ein Proxy steht vor Ronde; niemand ist Besitzer, weil er von diesem Rechner kommt
command-serve-no-browser = Den Browser nicht öffnen
command-import-about = Aus einer Turnierdatei irgendeines Programms einen Anlass machen, oder einen Anlass in eine Ablage bringen
command-import-more =
    Der Anlass ist eine Datei, .ronde, mit einem Journal: alles, was von nun an geschieht, ist ein Eintrag darin. Der erste Eintrag sagt, was die Datei sagt und was sie nicht sagt; nichts wird erfunden. Die Datei selbst bleibt darin erhalten. Die letzte Zeile ist das Ende des Journals: notieren Sie es, dann kann ronde verify --head später sagen, ob etwas abgeschnitten wurde.

    Mit --into oder --data kommt er in eine Ablage, ebenso ein Anlass, der schon einer ist: eine Sicherung, oder einer, der übergeben wurde. Vorher wird seinen Ketten gefolgt, und seine Einträge werden an ihre Plätze gebracht; dann ist alles da, oder nichts. Ein Anlass, der schon da ist, wird nicht angerührt, ausser er wurde übergeben und kommt zurück und geht dort weiter, wo der in der Ablage endet.
command-import-file = Turnierdatei, oder Anlass
command-import-output = Anlass, der geschrieben wird; sonst der Name der Datei mit .ronde
command-import-store = Den Anlass in diese Ablage bringen: eine SQLite-Datei, oder postgres://…
command-import-data = Den Anlass in den Ordner bringen, in dem ronde serve alles hält
command-import-machine = Name dieses Rechners, wenn ein Anlass von einem zum anderen übergeben wurde
command-export-about = Ein Turnier eines Anlasses in einem anderen Format schreiben, oder den ganzen Anlass als Datei
command-export-more = Anlässe sind .ronde-Dateien, SQLite-Dateien und PostgreSQL-Datenbanken. Das Format folgt aus dem Namen des Ziels (.trf ist TRF26, .trfx, .json, .csv für die Kreuztabelle, .ronde für den ganzen Anlass) oder aus --to. Entwürfe bleiben weg. Was das Format nicht fasst, steht auf der Fehlerausgabe, ebenso das Ende des Journals: notieren Sie es, dann kann ronde verify --head später sagen, ob etwas abgeschnitten wurde.
command-any-source = Anlass: eine .ronde-Datei, eine SQLite-Datei, oder postgres://…; - ist die Standardeingabe
command-export-output = Datei, die geschrieben wird; - ist die Standardausgabe
command-export-tournament = Welches Turnier, nach seinem Platz im Anlass oder Namen; nötig, wenn es mehrere gibt
command-export-for-rating = Mit Berichtigungen, die für die Auslosung zu spät kamen und für die Elo zählen (C.04.2:4.3)
command-export-with-head = Das Ende des Journals als Kommentar in die Datei schreiben
command-export-line-ending = Wie Zeilen eines TRF enden
command-export-max-size = Höchstzahl Bytes, die von einem ausgepackten Anlass gelesen werden: 1GB, wenn nichts steht
command-hand-over-about = Einen Anlass an einen anderen Rechner übergeben und zurücknehmen
command-hand-over-more = Immer nur ein Rechner schreibt. Hier ist der Anlass von nun an gesperrt; die geschriebene Datei kommt mit ronde import --into in die Ablage des anderen Rechners, und dort wird er geführt. Soll er heimkommen, sperrt ronde hand-over --back ihn auf jenem Rechner und schreibt die Datei, die ronde import hier zurückbringt: er geht dort weiter, wo der unsere endet, und nichts wird je vermischt.
command-hand-over-store = Ablage: eine SQLite-Datei, oder postgres://…
command-hand-over-to = Rechner, der den Anlass übernimmt, unter irgendeinem Namen, der ihn von anderen unterscheidet
command-hand-over-back = Der Anlass geht von hier nach Hause
command-hand-over-take-back = Der andere Rechner ist verloren: hier weitermachen und sagen, warum. Was dort geschrieben wurde, zählt nicht mehr
command-hand-over-output = Datei, die geschrieben wird, .ronde
command-hand-over-event = Welcher Anlass, nach Name oder Journal; nötig, wenn es mehrere gibt
command-hand-over-machine = Name dieses Rechners; nötig, wenn ein Anlass eine Ablage verlässt, die noch keinen hat
command-verify-about = Einen Anlass prüfen: die Kette seiner Einträge, und jede Runde neu ausgelost
command-verify-more = Jeder Eintrag trägt den Hash des vorigen, so wird die Änderung eines einzigen Bits gefunden und der Eintrag genannt. Jede Runde, die das Programm ausgelost hat, wird aus dem damals Bekannten neu ausgelost. Eine Kette kann nicht wissen, dass ihr Ende abgeschnitten wurde: geben Sie --head, wie ein Rundenblatt oder ein Export es gedruckt hat, und auch das wird gefunden. Der Rückgabecode ist nur 0, wenn nichts falsch ist und keine Runde abweicht; eine Runde, die der Schiedsrichter von Hand gemacht hat, wird genannt und ist keine Abweichung.
command-verify-head = Gedrucktes Ende des Journals, zum Beispiel 57-1a2b3c4d5e6f70819203: Eintrag 57 muss mit diesem Hash da sein; darf mehrmals stehen
command-verify-json = Das Gefundene als JSON ausgeben, für Programme (docs/journal.md)
command-verify-max-size = Höchstzahl Bytes, die von einem ausgepackten Anlass gelesen werden: 1GB, wenn nichts steht
command-what-if-about = Resultate, Byes, Rückzüge oder das System ändern und sehen, was anders wäre
command-what-if-more = Alle Änderungen gelten zusammen. Runden, die die Datei hat, werden aus der geänderten Vergangenheit neu ausgelost und stehen neben den ausgelosten; die Runden dazwischen bleiben, wie sie gespielt wurden. Wird jemand aus einer gespielten Runde genommen, gewinnt der Gegner kampflos. Partien der letzten Runde ohne Resultat zählen als Remis. Nichts wird geschrieben.
command-what-if-result = Ein Resultat: Runde, Brett, Resultat, zum Beispiel 3:5=1-0, 3:5=1/2, 3:5=+- oder 3:5=none
command-what-if-bye = Ein Bye: Nummer, Runde, und full, half, zero oder none, zum Beispiel 12@4=half
command-what-if-withdraw = Ein Rückzug: Nummer, und die letzte Runde, die diese Person spielt, zum Beispiel 7@3
command-what-if-enter = Eine Nachmeldung: Nummer, und die erste Runde, die diese Person spielt, zum Beispiel 9@2
command-what-if-system = Ein anderes System, zum Beispiel dutch-2017, dubov-2026 oder original
command-what-if-rounds = Eine andere Rundenzahl
command-what-if-tie-breaks = Andere Feinwertungen, zum Beispiel BH/C1,BH,SB
command-what-if-acceleration = Eine andere Beschleunigung: baku, ssa, ssa_halves, ssa_kept oder none
command-what-if-round = Nur diese Runde; alle, wenn nichts steht
command-what-if-lang = Sprache der Tabellen
command-what-if-json = JSON ausgeben, für Programme (docs/what-if-json.md)
command-examples-about = Befehle zum Ausprobieren zeigen
command-completions-about = Ein Skript ausgeben, das Befehle und Optionen in Ihrer Shell ergänzt
command-completions-more = Für bash: ronde completions bash > ~/.local/share/bash-completion/completions/ronde
command-completions-shell = Ihre Shell
command-man-about = Die Handbuchseite ausgeben, oder die Seiten aller Befehle in einen Ordner schreiben
command-man-more = Um sie gleich zu lesen: ronde man | man -l -
command-man-directory = Ordner für ronde.1, ronde-inspect.1 und so weiter; wird angelegt, wenn es ihn nicht gibt
command-of-from-trf = Jede Turnierdatei (TRF); welche, findet der Leser heraus
command-of-from-json = Das JSON-Format von Ronde
command-of-from-tunx = Die Datei von Swiss-Manager
command-of-from-papi = Die Datei von Papi
command-of-from-vega = .tdf oder .veg von Vega
command-of-from-pgn = Partien mit ihren Resultaten
command-of-from-csv = Eine Spielertabelle als Text
command-of-from-xlsx = Eine Spielertabelle als Arbeitsmappe
command-of-to-trf06 = Das Format der FIDE von 2006
command-of-to-trf16 = Das Format der FIDE von 2016
command-of-to-trfx = TRF16 mit den Sätzen von JaVaFo (XXR …)
command-of-to-bbp = TRF16 mit den Sätzen von bbpPairings (BBW …)
command-of-to-trf26 = Das Format der FIDE von 2026
command-of-to-json = Das JSON-Format von Ronde
command-of-to-pgn = Die Köpfe aller Partien, ohne Züge
command-of-to-players = Die Startrangliste, wie Swiss-Manager sie importiert, CSV oder xlsx
command-of-to-results = Jedes Brett jeder Runde, CSV oder xlsx
command-of-initial-list-1992 = Elo; GM WGM IM WIM FM WFM; Alphabet
command-of-initial-list-2010 = Elo; GM IM WGM FM WIM CM WFM WCM; Alphabet
command-of-initial-list-2026 = Dieselbe, in den geltenden Regeln (C.04.2:2.2)
command-of-ending-lf = Zeilenvorschub, wie unter Linux und macOS
command-of-ending-crlf = Wagenrücklauf und Zeilenvorschub, wie unter Windows
command-of-ending-cr = Wagenrücklauf, wie TRF26 es verlangt
command-of-colour-white = Nummer 1 hat in Runde 1 Weiss
command-of-colour-black = Nummer 1 hat in Runde 1 Schwarz
command-of-rules-2026 = C.07 ab 1. März 2026
command-of-rules-2024 = C.07 von 2024
command-of-rules-1998 = Die Regeln von 1998: eine ungespielte Partie ist ein Remis gegen sich selbst
command-of-rules-1992 = Artikel F10 von 1992: nur der erste Platz wird entschieden
command-of-story-text = Für ein Terminal
command-of-story-html = Zum Drucken mit jedem Browser
command-of-story-json = Für Programme
command-of-story-pdf = Gedruckt von einem installierten Chromium
command-of-acceleration-none = Keine
command-of-acceleration-baku = C.04.7
command-of-acceleration-ssa = Ein Punkt für die erste Hälfte der Liste in den Runden 1 und 2
command-of-acceleration-ssa-halves = Ebenso, und ein halber Punkt in Runde 3
command-of-acceleration-ssa-kept = So viele Punkte für die erste Hälfte, nie abgezogen, dass sich zwei Kategorien nicht mischen
command-of-acceleration-explicit = Ausgeloste Punkte (Satz 250)
command-of-generate-trf26 = Das Format der FIDE von 2026
command-of-generate-trf16 = Das Format der FIDE von 2016, mit den Sätzen von JaVaFo für das, wofür es keinen Platz hat (XXR …)
command-of-generate-bbp = Dasselbe mit den Sätzen von bbpPairings (BBW …)
command-of-generate-json = Das JSON-Format von Ronde
command-of-sharing-by-rank = Nach Rang
command-of-sharing-shared = Punktgleiche teilen
command-of-sharing-hort = Hort: halb nach Rang, halb geteilt
command-of-contest-players = Spieler
command-of-contest-teams = Mannschaften
command-of-form-swiss = Die Paarungen folgen aus den Resultaten
command-of-form-predetermined = Rundenturnier, Scheveningen und dergleichen
command-of-table-cross = Gegner, Farben und Resultate jeder Runde
command-of-table-progress = Punkte nach jeder Runde
command-of-table-medals = Medaillen nach Verband
command-of-federation-fide = FIDE (B.02)
command-of-federation-sui = Der Schweizerische Schachbund
command-of-tempo-standard = Standard
command-of-tempo-rapid = Rapid
command-of-tempo-blitz = Blitz
command-of-report-submission = Was ein Verband zurückwiese
command-of-report-dbase = Die dBASE-Datei der FIDE
command-of-report-national = Beide Wertungslisten als CSV: die der FIDE und die des Schweizerischen Schachbunds
command-of-report-certificates = Daten der Normbescheinigungen
command-of-report-pgn = PGN-Köpfe der Partien
command-of-report-site = Die ganze öffentliche Seite als Ordner für einen Webspace
command-of-submit-trf16 = TRF16
command-of-submit-trf26 = TRF26
command-of-page-a4 = 210 mal 297 Millimeter
command-of-page-letter = 8,5 mal 11 Zoll
command-of-reading-hand = 10 Punkt
command-of-reading-wall = 14 Punkt
command-of-reading-far = 28 Punkt
command-of-order-rank = Nach Nummer
command-of-order-name = Nach Name
command-of-order-club = Nach Klub
command-of-order-federation = Nach Verband
command-of-paper-html = Zum Drucken mit jedem Browser
command-of-paper-text = Für ein Terminal
command-of-paper-csv = Für Tabellenprogramme
command-of-paper-xlsx = Eine Arbeitsmappe
command-of-paper-json = Für Programme (docs/report-json.md)
command-of-paper-pdf = Gedruckt von einem installierten Chromium
command-of-export-trf06 = Das Format der FIDE von 2006
command-of-export-trf16 = Das Format der FIDE von 2016
command-of-export-trfx = TRF16 mit den Sätzen von JaVaFo (XXR …)
command-of-export-bbp = TRF16 mit den Sätzen von bbpPairings (BBW …)
command-of-export-trf26 = Das Format der FIDE von 2026
command-of-export-json = Das JSON-Format von Ronde
command-of-export-csv = Die Kreuztabelle, für Tabellenprogramme
command-of-export-ronde = Der ganze Anlass mit seinen Journalen
command-of-lang-all = Jede, in einem eigenen Ordner (site)
command-print-help = Hilfe anzeigen
command-print-help-short = Hilfe anzeigen (mehr mit '--help')
command-print-help-long = Hilfe anzeigen (kurz mit '-h')
command-print-version = Version anzeigen
command-print-help-of = Diese Seite oder die Hilfe eines Befehls anzeigen
command-print-help-which = Hilfe zu diesem Befehl anzeigen
command-heading-papers = Optionen der Papiere
command-of-system-dutch = Das FIDE-System (Dutch); Ausgaben { $years }
command-of-system-dubov = Das Dubov-System; Ausgaben { $years }
command-of-system-original = Das ursprüngliche Schweizer System, vor dem Dutch-System; es hat keine Ausgaben
command-of-year-2026 = In Kraft seit 1. Februar 2026: { $systems }
command-of-year-2017 = In Kraft bis 31. Januar 2026: { $systems }
command-of-year-2010 = { $systems }, Stand 2010
command-of-year-1997 = { $systems }, wie 1997 genehmigt
command-of-year-1992 = { $systems }, Stand der 1990er Jahre
command-exit-codes =
    Rückgabecodes:
      0  getan
      1  es gibt keine gültige Auslosung, oder eine Prüfung fand Abweichungen
      2  ein interner Fehler
      3  falsche Eingabe: die Datei oder die Befehlszeile
      4  zu gross: eine Datei, oder eine Punktgruppe für das Verfahren eines alten Buchs
      5  eine Datei konnte nicht gelesen oder geschrieben werden
command-value-a = A
command-value-a-b = A,B
command-value-address = ADRESSE
command-value-amount = BETRAG
command-value-amounts = BETRÄGE
command-value-b = B
command-value-board = BRETT
command-value-boards = BRETTER
command-value-category = KATEGORIE
command-value-code = CODE
command-value-colour = FARBE
command-value-command = BEFEHL
command-value-date = DATUM
command-value-dir = ORDNER
command-value-directory = ORDNER
command-value-ending = ENDE
command-value-event = ANLASS
command-value-fed = VERBAND
command-value-field-head = FELD=ÜBERSCHRIFT,…
command-value-file = DATEI
command-value-folder = ORDNER
command-value-form = FORM
command-value-format = FORMAT
command-value-how = WIE
command-value-id = ID
command-value-k = K
command-value-kind = ART
command-value-language = SPRACHE
command-value-list = LISTE
command-value-match-number = MATCH=NUMMER
command-value-n = N
command-value-n-r = N@R
command-value-n-r-bye = N@R=BYE
command-value-name = NAME
command-value-name-amount = NAME=BETRAG
command-value-number = ZAHL
command-value-number-rating = NUMMER=ELO
command-value-number-rounds = NUMMER=RUNDEN
command-value-numbers = NUMMERN
command-value-nxs = NxS
command-value-order = REIHENFOLGE
command-value-out = ZIEL
command-value-p = P
command-value-percent = PROZENT
command-value-player = SPIELER
command-value-points = PUNKTE
command-value-prizes = PREISE
command-value-r = R
command-value-r-b-result = R:B=RESULTAT
command-value-rate = HÄUFIGKEIT
command-value-rating = ELO
command-value-ratings = ELO
command-value-reason = GRUND
command-value-round = RUNDE
command-value-scale = SKALA
command-value-seed = STARTWERT
command-value-seq-hash = EINTRAG-HASH
command-value-shell = SHELL
command-value-size = GRÖSSE
command-value-store = ABLAGE
command-value-system = SYSTEM
command-value-systems = SYSTEME
command-value-table = TABELLE
command-value-tempo = BEDENKZEIT
command-value-text = TEXT
command-value-tournament = TURNIER
command-value-txp = MxS
command-value-type = ART
command-value-url = URL
command-value-value = WERT
command-value-w-d-l = S/R/N
command-value-which = WELCHE
command-value-who = WER
command-value-whose = WESSEN
command-value-words = WÖRTER
command-value-year = JAHR

## script (by key)
## What the scripts of the pages say.

script-saved = Gespeichert.
script-done-what = { $what }: ausgeführt und gespeichert.
script-undo = Rückgängig
script-undone = Rückgängig gemacht: { $what }
script-redone = Wieder ausgeführt: { $what }
script-nothing-to-undo = Auf dieser Seite gibt es nichts rückgängig zu machen.
script-cancel = Abbrechen
script-close = Schliessen
script-back = Zurück
script-go-on = Ausführen
script-understood = Verstanden
script-warning = Warnung
script-please-confirm = Bitte bestätigen
script-in-the-journal = Ihre Antwort steht danach im Journal.
script-what-it-changes = Was sich ändert
script-to-the-report = Weiter zum Bericht
script-report-will-say = Im Bericht wird stehen
script-no-difference = Sonst ändert sich nichts.
script-changes-boards = Bretter
script-changes-standings = Rangliste
script-changes-ratings = Elo
script-changes-next = Nächste Paarung
script-and-others = { $n ->
    [1] und ein weiterer
   *[other] und { $n } weitere
}
script-board-of-round = Runde { $round }, Brett { $board }
script-not-done = Das wurde nicht ausgeführt. Bitte versuchen Sie es noch einmal.
script-not-yet = Das geht noch nicht.
script-show-newest = Neuesten Stand zeigen
script-why-no-pairing = Warum nicht, und was hilft
script-leave-fide-mode = FIDE-Modus verlassen…
script-copied = Kopiert.
script-live = live
script-not-connected-short = getrennt
script-not-connected = Keine Verbindung. Machen Sie weiter: Ihre Eingaben bleiben auf diesem Gerät.
script-not-connected-kept = { $n ->
    [1] Keine Verbindung. Machen Sie weiter: eine Eingabe liegt auf diesem Gerät.
   *[other] Keine Verbindung. Machen Sie weiter: { $n } Eingaben liegen auf diesem Gerät.
}
script-connected = Verbunden.
script-connected-saved = { $n ->
    [1] Verbunden. Eine Eingabe gespeichert { $time }
   *[other] Verbunden. { $n } Eingaben gespeichert { $time }
}
script-kept-needs-you = Eine Eingabe auf diesem Gerät wurde nicht ausgeführt, weil sie Ihre Antwort braucht: { $what }
script-newer = { $n ->
    [one] { $n } neuerer
   *[other] { $n } neuere
}
script-keys-title = Tasten dieser Seite
script-letters-on = Einzelne Buchstaben wirken ausserhalb der Felder
script-key-find = suchen
script-key-next = nächster Schritt
script-key-undo = eigenes rückgängig
script-key-print = drucken
script-key-why = warum
script-key-round = Runde davor, danach
script-key-tournament = Turnier
script-key-go = zu Übersicht, Spielern, Runde, Eingabe, Rangliste, Journal
script-key-help = diese Tasten
script-key-leave = verlassen
script-you = Sie
script-draw = Remis
script-adjourned-short = Häng.
script-unrated-short = (ohne Elo)
script-board-n = Brett { $board }
script-results-in = { $n } von { $all } Resultaten
script-all-in = Alle Resultate sind da.
script-tool-list = Liste
script-tool-slips = Zettelstapel
script-tool-missing = Nur fehlende
script-tool-second = Zweiter Durchgang
script-find = Suchen
script-find-hint = Brett oder Name
script-slip-board = Brett auf dem Zettel
script-not-found = Kein Brett und kein Name "{ $what }" in dieser Runde.
script-legend-white = Weiss gewinnt
script-legend-black = Schwarz gewinnt
script-legend-draw = Remis
script-legend-white-forfeit = Weiss kampflos
script-legend-black-forfeit = Schwarz kampflos
script-legend-other = anderes
script-legend-clear = löschen
script-other-for = Brett { $board }: welches Resultat?
script-no-other-chosen = Kein Resultat eingegeben. Mit F neu wählen.
script-no-result-key = { $key } ist kein Resultat. 1 Weiss, 2 Schwarz, 3 Remis, F anderes.
script-enter-anyway = Dieses Resultat eingeben
script-last-entry = Zuletzt: Brett { $board }  { $names }
script-last-cleared = Gelöscht: Brett { $board }  { $names }
script-on-the-way = { $n } unterwegs · alle anderen gespeichert
script-all-on-disk = Alles gespeichert
script-kept-here = { $n } auf diesem Gerät · alle anderen gespeichert
script-waiting-region = Wartet auf eine Entscheidung
script-conflict-on = Widerspruch · Brett { $board } { $names }
script-conflict-saved = { $by } speicherte { $result } um { $time },
script-conflict-saved-before = { $by } speicherte { $result },
script-conflict-typed = Sie tippten { $result } um { $time }
script-conflict-keep = { $result } behalten
script-conflict-replace = durch { $result } ersetzen
script-conflict-leave = offen lassen, Spieler fragen
script-verified-count = { $n } von { $all } geprüft ✓✓
script-all-verified = Alle Resultate sind zweimal gelesen.
script-second-nothing = Brett { $board } hat noch kein Resultat. Verlassen Sie den zweiten Durchgang mit V.
script-second-wait = Brett { $board } ist noch nicht gespeichert.
script-second-mismatch = STOPP  Brett { $board }: zuerst { $first } ({ $by }), dann { $second }. Enter behält das erste, Rücktaste nimmt das zweite.
script-players-understood = { $n ->
    [one] { $n } Spieler verstanden
   *[other] { $n } Spieler verstanden
}
script-nobody-pasted = Noch niemand. Jede Zeile wird hier ein Spieler.
script-paste-first = Fügen Sie zuerst die Spieler ein: mindestens zwei.
script-new-name = Open { $date }
script-line-doubt = Zeile { $line } "{ $text }": { $doubt }
script-is-right = Stimmt so
script-edit-line = Ändern
script-leave-out = Weglassen
script-to-check = { $n } zu prüfen
script-line-told = Zeile { $line }: { $told }
script-sex-w = w
script-sex-m = m
script-here-count = { $n } von { $all } da
script-marked-here = { $name } ist da
script-marked-absent = { $name } ist abwesend
script-marked-bye = { $name } hat ein Bye mit ½ Punkt
script-mark-two = Markieren Sie zwei Spieler mit der Leertaste, dann Enter.
script-meet-already = Diese zwei spielen schon gegeneinander.
script-no-board = In dieser Runde gibt es noch kein Brett.
script-paired-by-hand = Von Hand gepaart: { $names }
script-colours-exchanged = Brett { $board }: Farben getauscht
script-seats-exchanged = Plätze getauscht: { $names }
script-my-board = Mein Brett: { $name }
script-who-are-you = Sagen Sie zuerst, wer Sie sind.
script-report-sending = { $result } wird gesendet …
script-report-saved = Gespeichert { $time } ✓
script-report-waiting = Gesendet { $time } ✓ Warten auf { $name }.
script-report-confirmed = Von beiden bestätigt ✓✓
script-report-differs = Die beiden Meldungen sind verschieden. Der Schiedsrichter kommt.
script-report-other = Das Resultat ist jetzt { $result }. Wenn das falsch ist, sagen Sie es dem Schiedsrichter.
script-not-your-board = Brett { $board } gehört nicht zu Ihren.
script-report-undone = Zurückgenommen.
script-nobody-in-lists = Niemand in den Listen. Bitte von Hand eintragen.
script-no-rating = ohne Elo
script-add = Hinzufügen
script-add-whom = { $name } hinzufügen
script-look-over = Erst prüfen
script-added = { $name } ist eingetragen.
script-list-sending = Die Liste wird gesendet.
script-list-reading = Die Liste wird gelesen.
script-list-indexing = { $n } Spieler gelesen; das Verzeichnis entsteht.
script-list-done = { $n ->
    [one] { $n } Spieler ist nun auf diesem Rechner.
   *[other] { $n } Spieler sind nun auf diesem Rechner.
}
script-nothing-changed = Nichts wurde geändert.
script-file-too-large = { $file } ist grösser als 32 MB. Ist es die richtige Datei?
script-file-reading = { $file } wird gelesen.
script-in-fide-mode = FIDE-Modus
script-rest-absent = { $n ->
    [one] { $n } Spieler ist abwesend.
   *[other] { $n } Spieler sind abwesend.
}
script-move-up = Nach oben
script-move-down = Nach unten
script-remove = Entfernen
script-soft = ein Wunsch
script-rounds-span = Runden { $first } bis { $last }
script-two-needed = Bitte mindestens zwei Spieler wählen.
script-not-saved-yet = Hier geändert, noch nicht für das Turnier.
script-verifying = Jeder Eintrag wird geprüft und jede Runde neu ausgelost.
script-report-waits = { $result } ist gesendet ✓ Warten auf { $name }.
script-report-theirs = { $name } hat { $result } gemeldet. Was sagen Sie?
script-report-both = Beide Spieler melden. Sagen beide dasselbe, gilt das Resultat.
script-nothing-entered = Auf diesem Gerät ist noch nichts eingegeben.
script-try-again-soon = Der Server hat das jetzt nicht angenommen. Warten Sie eine Minute und versuchen Sie es noch einmal.
script-pick-forfeit = Kampflos: + gewinnt, − verliert
script-pick-unrated = Gespielt, ohne Elo-Wertung
script-pick-rare = Schiedsrichterentscheid
script-pick-adjourned = Hängepartie
script-pick-clear = Löschen

## accepted (by key)
## One for each warning of the desk, by its code.

accepted-leaves-fide-mode = verlässt den FIDE-Modus
accepted-rounds-change = Rundenzahl geändert (C.04.1:1)
accepted-tie-breaks-change = Feinwertung geändert
accepted-system-deprecated = System nicht mehr empfohlen (C.04.2:1)
accepted-same-name = gleicher Name zweimal
accepted-numbers-change = Startnummern ändern sich (C.04.2:2.3)
accepted-numbers-stay = Startnummern bleiben (C.04.2:2.3)
accepted-numbers-by-hand = von Hand nummeriert (C.04.2:2.2)
accepted-expels = Ausschluss
accepted-second-half-bye = mehr Byes mit ½ Punkt als erlaubt
accepted-bye-in-last-rounds = Bye in den letzten Runden
accepted-full-bye-deprecated = Bye mit ganzem Punkt
accepted-points-by-decision = Punkte durch Entscheid
accepted-breaks-rule = verletzt eine Paarungsregel
accepted-left-out = jemand bleibt draussen
accepted-not-the-engines = nicht die Paarung nach den Regeln
accepted-unusual = ungewöhnliches Resultat
accepted-not-rated = nicht gewertet
accepted-adjourns = Hängepartie (C.04.2:3.1)
accepted-adjourned-not-drawn = Hängepartie nicht als Remis gezählt (C.04.2:3.1)
accepted-replaces-confirmed = ersetzt ein bestätigtes Resultat
accepted-counts-from-round = zählt erst ab einer späteren Runde (C.04.2:4.3)
accepted-rating-only = nur für den Elo-Bericht (C.04.2:4.3)
accepted-undoes-anothers = macht den Eintrag einer anderen Person rückgängig
accepted-takes-back-published = zieht eine ausgehängte Runde zurück (C.04.2:4.4)
accepted-reopens = öffnet eine abgeschlossene Runde
accepted-reinstates-expelled = lässt einen Ausgeschlossenen wieder zu
accepted-absent = jemand ist abwesend (C.04.2:3.2)
accepted-loses-results = Resultate gehen verloren
accepted-both-colours-wrong = beide Farben gegen den Anspruch
accepted-import-breaks = die Datei verletzt eine Regel
accepted-changes-published = ändert eine ausgehängte Runde (C.04.2:4.4)
accepted-missing-become-adjourned = fehlende Resultate werden Hängepartien (C.04.2:3.1)
accepted-pairs-again = die Runde wird neu ausgelost
accepted-soft-dropped = ein Wunsch liess sich nicht erfüllen
accepted-resumes = nimmt das Turnier wieder auf
accepted-absences-carried = Abwesenheiten nicht entschieden
accepted-absent-without-a-word = ohne Meldung weggeblieben, gepaart
accepted-absence-with-points = angekündigte Abwesenheit mit Punkten
accepted-bye-not-by-the-book = Wert des Freiloses nicht nach dem Buch
accepted-adjourned-is-no-forfeit = Hängepartie als kampflos eingetragen (BAF 78)

## act
## One sentence for each act. `{board}` is told with its round.

act-create = Turnier angelegt: { $name }
act-import = Datei eingelesen: { $file }
act-configure = Einstellungen: { $what }
act-leave-fide-mode = FIDE-Modus verlassen: { $reason }
act-register = { $n } Spieler eingetragen
act-register-one = { $who } eingetragen
act-amend = Angaben geändert: { $who }
act-present = Anwesend: { $who }
act-absent = Nicht da: { $who }
act-withdraw = { $who } spielt nach Runde { $round } nicht mehr
act-reinstate = { $who } spielt wieder ab Runde { $round }
act-expel = { $who } nach Runde { $round } ausgeschlossen: { $reason }
act-number = Startrangliste von Hand nummeriert: { $reason }
act-request-bye = { $who }: { $bye } in Runde { $round }
act-cancel-bye = { $who }: doch kein Bye in Runde { $round }
act-adjust-points = { $who }: { $points } Punkte durch Entscheid: { $reason }
act-pair = Runde { $round } ausgelost
act-unpair = Entwurf der Runde { $round } verworfen
act-open-manual = Runde { $round }: Paarung von Hand begonnen
act-arrange = Runde { $round }: Paarungen von Hand geändert
act-close-manual = { $n ->
    [one] Runde { $round }: Paarung von Hand beendet, { $n } Brett weicht von den Regeln ab
   *[other] Runde { $round }: Paarung von Hand beendet, { $n } Bretter weichen von den Regeln ab
}
act-add-pair = Runde { $round }: { $white } – { $black } hinzugefügt
act-publish = Runde { $round } ausgehängt
act-enter-result = { $board }: { $pair } { $result }
act-clear-result = { $board }: Resultat von { $pair } gelöscht
act-confirm-result = { $board }: { $pair } nachgelesen und richtig
act-report-result = { $board }: { $who } meldet { $result }
act-correct-result = { $board }: { $pair } korrigiert auf { $result }: { $reason }
act-correct-colours = { $board }: Farben von { $pair } korrigiert
act-close-round = Runde { $round } abgeschlossen
act-reopen-round = Runde { $round } wieder geöffnet
act-decide = Match { $number }: { $who } kommt weiter
act-finish = Turnier beendet
act-resume = Turnier wieder aufgenommen: { $reason }
act-remark = Bemerkung: { $text }
act-undo = Eintrag { $seq } rückgängig gemacht
act-undo-what = Rückgängig gemacht: { $what }
act-board = Runde { $round }, Brett { $board }
act-several = { $n } Spieler
act-bye-full = Bye mit 1 Punkt
act-bye-half = Bye mit ½ Punkt
act-set-name = Name
act-set-city = Ort
act-set-federation = Verband
act-set-dates = Daten
act-set-arbiters = Schiedsrichter
act-set-time-control = Bedenkzeit
act-set-system = System
act-set-rounds = Rundenzahl
act-set-points = Punkte
act-set-lots = Losentscheid
act-set-tie-breaks = Feinwertungen
act-set-acceleration = Beschleunigung
act-set-colour = ausgeloste Farbe
act-set-byes = Regeln für Byes
act-set-prohibited = verbotene Paarungen
act-set-table = fester Tisch
act-set-prizes = Preise
act-bye-zero = abgemeldet

## ask
## Absences, open games, the first colour, notes of a round.

ask-absent-before = { $who }: in Runde { $round } abwesend. Und in Runde { $next }?
ask-back = Spielt Runde { $n }
ask-absent-again = Wieder abwesend
ask-withdraws = Zurückgezogen
ask-without-a-word = { $who } blieb ohne Meldung weg. Nach dem Buch ({ $article }) ist das ein Rückzug.
ask-decide = { $n ->
    [1] Über eine Abwesenheit ist noch zu entscheiden.
   *[other] Über { $n } Abwesenheiten ist noch zu entscheiden.
}
ask-pair-open = { $missing ->
    [one] Runde { $n } mit { $missing } offenen Partie auslosen
   *[other] Runde { $n } mit { $missing } offenen Partien auslosen
}
ask-colour-drawn = Nummer 1 hat in Runde 1 { $colour }: vom Programm gelost, Startwert { $seed } ({ $article }).
ask-colour-declared = Nummer 1 hat in Runde 1 { $colour }: vom Schiedsrichter oder von der Datei bestimmt ({ $article }).
ask-colour-of-nobody = Nummer 1 hat in Runde 1 { $colour }; keine Auslosung ist verzeichnet ({ $article }).
ask-colour-to-come = Die Farbe von Nummer 1 wird beim Auslosen der Runde 1 gelost, einmal, und der Startwert steht im Journal ({ $article }).
ask-wish-dropped = Wunsch nicht erfüllt: { $who }
ask-told-title = Zu dieser Runde
ask-draw-colour = Erste Farbe gelost: { $colour } (Startwert { $seed })
ask-absences-carried = Früher als abwesend vermerkt, für Runde { $round } ist nichts entschieden: { $players }. Sie werden nicht gepaart. Trotzdem auslosen?
ask-absent-without-a-word = Ohne Meldung weggeblieben, nach dem Buch ({ $article }) zurückgezogen: { $players }. Sie werden trotzdem gepaart. Weiter?
ask-absence-with-points = Nach dem Buch ({ $article }) zählt eine angekündigte Abwesenheit 0 Punkte: { $players }.
ask-bye-not-by-the-book = Das Freilos zählt { $points }; das Buch ({ $article }) sieht einen anderen Wert vor.
ask-adjourned-is-no-forfeit = Eine Hängepartie geht nicht kampflos verloren ({ $article }): wer nicht mehr dazu erscheint, verliert eine gespielte Partie.
ask-games-open = { $n ->
    [one] { $n } Partie hat kein Resultat: als Hängepartie behandeln, für die Paarung als Remis ({ $article }), und auslosen? { $boards }.
   *[other] { $n } Partien haben kein Resultat: als Hängepartien behandeln, für die Paarung als Remis ({ $article }), und auslosen? { $boards }.
}

## caution
## One sentence for each caution.

caution-leaves-fide-mode = Die Regeln der FIDE gelten für dieses Turnier nicht mehr. Das lässt sich nicht umkehren, und im Bericht steht es.
caution-rounds-change = Die Zahl der Runden wurde angekündigt (C.04.1:1): aus { $from } wird { $to }. Eine andere Runde wird die letzte, und im Bericht steht es.
caution-tie-breaks-change = Die Feinwertungen wurden vor Beginn angekündigt. Die Rangliste ändert sich, und im Bericht steht es.
caution-system-deprecated = Die FIDE hat für dieses System noch kein Programm anerkannt; es gilt daher als überholt (C.04.2:1).
caution-same-name = { $name } steht schon in der Liste.
caution-numbers-change = Die Startrangliste wird für die kommenden Runden neu geordnet (C.04.2:2.3).
caution-numbers-stay = Die Nummern bleiben: Runde 4 ist ausgelost (C.04.2:2.3).
caution-numbers-by-hand = Die Startrangliste folgt Elo, Titel und Name (C.04.2:2.2); Ihre nicht.
caution-expels = Der Spieler wird nicht mehr gepaart; im Bericht steht es.
caution-second-half-bye = Die Regeln dieses Turniers erlauben { $allowed } Byes mit ½ Punkt.
caution-bye-in-last-rounds = Die Regeln dieses Turniers erlauben in den letzten Runden kein Bye mit Punkten.
caution-full-bye-deprecated = Ein Bye mit einem ganzen Punkt auf Wunsch gilt als überholt; im Bericht steht es.
caution-points-by-decision = Punkte werden durch Entscheid geändert.
caution-changes-published = Die Runde ist ausgehängt. Sie darf geändert werden, denn: { $case } (C.04.2:4.4).
caution-breaks-rule = { $players }: das verletzt { $article }.
caution-left-out = Weder Gegner noch Bye: { $players }.
caution-not-the-engines = { $boards ->
    [one] Die Runde weicht an { $boards } Brett von der Paarung nach den Regeln ab; im Bericht steht es.
   *[other] Die Runde weicht an { $boards } Brettern von der Paarung nach den Regeln ab; im Bericht steht es.
}
caution-unusual = Dieses Resultat ist ungewöhnlich.
caution-not-rated = Diese Partie wird nicht gewertet.
caution-adjourns = Die Partie gilt für die Paarung als Remis (C.04.2:3.1), bis sie beendet ist.
caution-adjourned-not-drawn = Die inzwischen gemachten Paarungen haben die Partie als Remis gezählt (C.04.2:3.1).
caution-replaces-confirmed = Das Resultat war schon bestätigt.
caution-counts-from-round = Die Korrektur zählt ab Runde { $round } (C.04.2:4.3).
caution-rating-only = Die Korrektur zählt nur für den Elo-Bericht (C.04.2:4.3).
caution-pairs-again = Runde { $round } wird zurückgezogen und muss neu ausgelost werden.
caution-resumes = Die Rangliste war endgültig; im Bericht steht es.
caution-soft-dropped = { $count ->
    [one] { $count } Wunsch, dass zwei sich nicht treffen, liess sich nicht erfüllen.
   *[other] { $count } Wünsche, dass zwei sich nicht treffen, liessen sich nicht erfüllen.
}
caution-undoes-anothers = Eintrag { $seq } stammt von jemand anderem.
caution-takes-back-published = Alle haben Runde { $round } gesehen; im Bericht steht, dass sie zurückgezogen wurde (C.04.2:4.4).
caution-reinstates-expelled = Der Spieler war ausgeschlossen.
caution-reopens = Runde { $round } war abgeschlossen; ihre Resultate lassen sich wieder ändern.
caution-absent = Gegangen oder noch nicht gekommen (C.04.2:3.2): { $players }.
caution-loses-results = Die Resultate an den Brettern { $boards } gehen verloren.
caution-both-colours-wrong = Beide Spieler bekämen die falsche Farbe: { $pairs }.
caution-import-breaks = Die Datei verletzt Regeln, und im Bericht steht es: { $rules }.
caution-board-of-round = Runde { $round } Brett { $board }
caution-nothing = keine
caution-player = Spieler { $id }
caution-rematch = zwei, die sich schon getroffen haben, wurden gepaart
caution-rules-of-the-event = die Regeln der Veranstaltung verlangen es
caution-both-without-opponent = zwei ohne Gegner sind bereit zu spielen
caution-late-entry = eine Nachmeldung wird zugelassen
caution-last-round-top-boards = an den Spitzenbrettern der letzten Runde geschah etwas Unvorhersehbares
caution-absolute-rule = die Paarung verletzt eine absolute Regel

## file
## What this page says.

file-files = Dateien
file-whole = Der ganze Anlass
file-ronde-hint = Alles samt Journal, zum Mitnehmen und Öffnen auf einem anderen Rechner.
file-reports = Berichte
file-trf26 = FIDE-Bericht, TRF26
file-trf16 = FIDE-Elo-Bericht, TRF16
file-rating-hint = Mit Korrekturen, die für die Auslosung zu spät kamen (C.04.2:4.3).
file-both-ratings = Elo-Änderungen, FIDE und Schweiz
file-earlier = Erste Schweizer Wertungszahl aus mehreren Turnieren
file-earlier-hint = Sieben Partien geben eine erste Wertungszahl des Schweizer Verbands; sie dürfen aus mehreren Turnieren stammen. Kreuzen Sie die früheren an, deren Partien zählen.
file-trfx = Für andere Programme, TRF(x)
file-json = Für Programme, JSON
file-pgn = PGN-Köpfe aller Partien
file-lists = Listen
file-starting-list = Startrangliste
file-standings = Rangliste
file-crosstable = Kreuztabelle
file-download = Herunterladen
file-drafts = Entwürfe sind in keiner dieser Dateien, ausser im ganzen Anlass.
file-would-refuse = Was ein Verband fragen würde
file-complete = Es fehlt nichts: der Bericht kann verschickt werden.
file-refused = abgelehnt
file-doubtful = Rückfrage
file-more-findings = und { $n } weitere
file-verify = Journal prüfen
file-verify-hint = Ist jeder Eintrag wie geschrieben, und lost der Motor noch dieselben Runden aus?
file-verified = Alles richtig: { $acts } Einträge, { $rounds } Runden neu ausgelost mit demselben Ergebnis. Das Journal endet mit { $head }.
file-round-differs = Runde { $n }: der heutige Motor lost anders aus.
file-backups = Sicherungen
file-backup-made = Erstellt
file-backup-size = Grösse
file-no-backups = Noch keine: bei jeder ausgehängten oder abgeschlossenen Runde entsteht eine.
file-restore-hint = Sie liegen in { $folder }. Zum Zurückholen auf der Startseite öffnen (O): Neueres hier bleibt.
file-imported = Dieses Turnier kam aus der Datei { $file }. Nicht sicher darin:

## finding
## Where something is wrong, and what.

finding-in-record = Satz { $it }
finding-of-player = Spieler { $it }
finding-in-round = Runde { $it }
finding-in-rounds = Runden
finding-event-name = der Name der Veranstaltung fehlt; bitte angeben
finding-city = der Ort fehlt; bitte angeben
finding-event-federation = der Verband des Spielorts fehlt; bitte angeben
finding-chief-arbiter = der Hauptschiedsrichter fehlt; bitte angeben
finding-time-control = die Bedenkzeit fehlt; von ihr hängt die Elo-Liste ab (B.02)
finding-kind = die Art des Turniers fehlt; bitte angeben
finding-first-day = der erste Tag fehlt; bitte angeben
finding-last-day = der letzte Tag fehlt; bitte angeben
finding-first-day-is = der erste Tag ist kein Datum: { $text }; Jahr, Monat und Tag angeben
finding-last-day-is = der letzte Tag ist kein Datum: { $text }; Jahr, Monat und Tag angeben
finding-ends-before = der letzte Tag { $last } liegt vor dem ersten, { $first }; einen davon korrigieren
finding-undated = { $n ->
    [one] { $n } Runde hat kein Datum; die Tage aller Runden angeben
   *[other] { $n } Runden haben kein Datum; die Tage aller Runden angeben
}
finding-round-count = die Zahl der Runden fehlt; bitte angeben
finding-kind-code = der Code der Turnierart fehlt, etwa FIDE_DUTCH_2026; bitte angeben
finding-time-control-code = der Code der Bedenkzeit fehlt, etwa 5400+30; bitte angeben
finding-tie-breaks = keine Feinwertung ist angegeben; die Codes angeben
finding-name = der Name fehlt; bitte angeben
finding-federation = der Verband fehlt; seine drei Buchstaben angeben
finding-fide-number = { $text } ist keine FIDE-Nummer; sie hat nur Ziffern
finding-rated-without-number = hat Elo und keine FIDE-Nummer; die Nummer in der Elo-Liste suchen
finding-without-number = hat keine FIDE-Nummer: der Verband muss sie zuerst beantragen
finding-birth = hat weder FIDE-Nummer noch Geburtsdatum; neue Spieler brauchen das Datum
finding-birth-is = das Geburtsdatum neuer Spieler muss ein Tag sein, nicht { $text }
finding-sex = hat weder FIDE-Nummer noch Geschlecht; neue Spieler brauchen m oder w
finding-rating = die Elo { $text } kann nicht sein: keine Liste hatte je eine über { $highest }; bitte korrigieren
finding-same-number = hat die FIDE-Nummer { $id } von Spieler { $other }
finding-no-game = es ist keine Partie in der Datei
finding-not-over = { $played } von { $declared } Runden sind in der Datei; nach dem Ende melden
finding-open = { $n ->
    [one] { $n } Partie hat kein Resultat; bitte eingeben
   *[other] { $n } Partien haben kein Resultat; bitte eingeben
}

## help
## The page `/help`: short, and in the order of an arbiter's day.

help-title = Hilfe
help-lead = Ronde zeigt immer einen nächsten Schritt. N führt hin, Enter führt ihn aus. Ein Häkchen heisst: auf der Festplatte. Speichern gibt es nicht.
help-day = Der Tag eines Schiedsrichters
help-day-1 = Neues Turnier: Namen in beliebiger Reihenfolge einfügen, prüfen, was verstanden wurde, Rundenzahl angeben, Runde 1 auslosen.
help-day-2 = Anwesenheit: ein paar Buchstaben, Enter heisst anwesend. Wer fehlt, kann vor der Auslosung abgemeldet werden.
help-day-3 = Der Entwurf: nur Schiedsrichter sehen ihn. Farben, Floater und Gegner stehen neben jeder Paarung; F zeigt Bretter mit Hinweisen.
help-day-4 = Aushängen: jetzt sehen es alle, auf Papier, Telefonen und Bildschirmen. Brettnummern ändern sich nicht mehr.
help-day-5 = Resultate: eine Taste für jedes, und das nächste fehlende Brett ist bereit. Zettel in beliebiger Folge: S. Alles nachlesen: V.
help-day-6 = Runde abschliessen, nächste auslosen. Nach der letzten: beenden, dann Preise, Normen und die Dateien für den Verband.
help-keys = Tasten
help-keys-lead = ? zeigt die Tasten der Seite. Einzelne Buchstaben wirken nur ausserhalb von Feldern und lassen sich dort abschalten.
help-key-results = Weiss gewinnt · Schwarz gewinnt (auch 0) · Remis (auch =)
help-key-forfeit = Weiss, Schwarz gewinnt kampflos
help-key-other = anderes Resultat: beide kampflos, Hängepartie, nicht gewertet
help-key-next = nächster Schritt
help-key-undo = meinen letzten Eintrag rückgängig machen
help-key-find = suchen
help-key-round = Runde davor, danach
help-key-go = zu Übersicht, Spielern, Runde, Eingabe, Rangliste, Journal
help-key-why = warum dieser Rang
help-key-print = drucken
help-roles = Wer darf was
help-role-owner = Besitzer: wer an diesem Rechner sitzt. Alles.
help-role-chief = Hauptschiedsrichter: alles, ausser die Veranstaltung weiterzugeben.
help-role-deputy = Schiedsrichter: alles an einem gewöhnlichen Tag; nicht Ausschluss, Punkte durch Entscheid und das Ende.
help-role-helper = Helfer: Resultate an den zugeteilten Brettern und Anwesenheit.
help-role-player = Spieler: meldet das Resultat seines Bretts mit dem Code auf dem Zettel.
help-role-viewer = Alle anderen schauen zu: Paarungen und Rangliste, nie einen Entwurf.
help-what-if = Was tun, wenn…
help-q-wrong = ein Resultat falsch eingegeben wurde?
help-a-wrong = Runde noch offen: zum Brett gehen und die richtige Taste drücken, oder U. Runde abgeschlossen: auf ihrer Resultatseite Resultat korrigieren; die Folgen stehen vorher da (C.04.2:4.3).
help-q-left = jemand geht oder nicht gekommen ist?
help-a-left = Auf seiner Karte unter Spieler: zurückziehen, Bye oder abwesend. Steht er schon im Entwurf: Entwurf verwerfen und neu auslosen.
help-q-late = jemand zu spät kommt?
help-a-late = Spieler, hinzufügen, mit der ersten Runde, die er spielt. Versäumte Runden zählen nach den Regeln der Veranstaltung.
help-q-published = die ausgehängte Runde geändert werden muss?
help-a-published = Auf ihrer Seite: Fall von C.04.2:4.4 und Grund angeben, dann von Hand paaren. Bis zum Ende sehen alle die alte Runde.
help-q-away = die Verbindung weg ist?
help-a-away = Machen Sie weiter. Eingaben bleiben auf diesem Gerät und gehen ab, sobald die Verbindung wieder da ist; der Streifen sagt, wie viele.
help-q-protest = jemand protestiert?
help-a-protest = W auf einem Rang gibt die Rechnung mit den Artikeln, zum Drucken bereit. Das Journal zeigt, wer wann was getan hat.
help-design-title = Bausteine
help-design-lead = Farben, Schrift und Bausteine aller Seiten, im gewählten Erscheinungsbild.

## page
## What every page says.

page-new-tournament = Neues Turnier
page-new-hint = Namen einfügen, das ist alles
page-try-demo = Demo ansehen
page-demo-hint = 60 Spieler, Runde 5, nichts zu verlieren
page-on-this-machine = Auf diesem Rechner
page-nothing-yet = Noch nichts.
page-kept-in = Alles liegt in { $place }. Internet wird nicht gebraucht.
page-overview = Übersicht
page-players = Spieler
page-round = Runde
page-results = Resultate
page-standings = Rangliste
page-journal = Journal
page-what-if = Was wäre wenn
page-fide-mode = FIDE-Modus
page-not-fide = nicht FIDE
page-paste-players = Spieler einfügen oder hierher ziehen
page-any-order = Reihenfolge und Trennzeichen beliebig, Namen oder FIDE-Nummern
page-name = Name
page-rounds = Runden
page-announced = vor Runde 1 angekündigt, später schwer zu ändern
page-pair-round = Runde { $n } auslosen
page-publish-round = Runde { $n } aushängen
page-enter-results = Resultate eingeben
page-close-round = Runde { $n } abschliessen
page-finish = Turnier beenden
page-add-players = Spieler hinzufügen
page-see-standings = Rangliste ansehen
page-not-begun = { $n ->
    [one] { $n } Spieler ist eingetragen. Runde 1 kann ausgelost werden.
   *[other] { $n } Spieler sind eingetragen. Runde 1 kann ausgelost werden.
}
page-nobody-yet = Noch niemand ist eingetragen.
page-is-draft = { $boards ->
    [one] Runde { $n } ist ausgelost: { $boards } Brett. Nach dem Durchsehen aushängen.
   *[other] Runde { $n } ist ausgelost: { $boards } Bretter. Nach dem Durchsehen aushängen.
}
page-is-played = { $missing ->
    [1] Runde { $n } läuft. Ein Resultat fehlt.
   *[other] Runde { $n } läuft. { $missing } Resultate fehlen.
}
page-all-in = Alle Resultate der Runde { $n } sind da.
page-is-closed = Runde { $n } ist abgeschlossen.
page-is-over = Das Turnier ist beendet.
page-by-hand = Runde { $n } wird von Hand gepaart.
page-draft = Entwurf
page-published = Ausgehängt
page-closed = Abgeschlossen
page-board = Br.
page-white = Weiss
page-black = Schwarz
page-result = Resultat
page-points = Pkt
page-rating = Elo
page-number = Nr.
page-federation = Verb.
page-club = Klub
page-rank = Rg
page-bye = spielfrei
page-half-bye = Bye mit ½ Punkt
page-absent = abwesend
page-withdrawn = zurückgezogen
page-not-paired = Runde { $n } ist noch nicht ausgelost.
page-not-published = Runde { $n } ist noch nicht ausgehängt.
page-after-round = Nach Runde { $n }
page-working = Rechnung
page-when = Wann
page-who = Wer
page-what = Was
page-undo = Rückgängig
page-undone = rückgängig
page-head = Das Journal endet mit { $head }.
page-missing-page = Diese Seite gibt es nicht.
page-log-in = Anmelden
page-to-start = Zur Startseite
page-only-arbiters = Nur Schiedsrichter sehen diese Seite.
page-check-in = Anwesenheit
page-files = Dateien
page-papers = Papiere
page-more = Mehr
page-now = Jetzt
page-crosstable = Kreuztabelle
page-prizes = Preise
page-norms = Normen und Elo
page-odds = Chancen
page-settings = Einstellungen
page-screens = Bildschirme
page-people = Personen
page-help = Hilfe
page-skip = Zum Inhalt
page-dark = Dunkel oder hell
page-keys = Tasten dieser Seite
page-language = Sprache
page-tournament = Turnier
page-whole-event = Die ganze Veranstaltung
page-round-before = Runde davor
page-round-after = Runde danach
page-print = Drucken
page-see-pairings = Paarungen ansehen
page-registered = { $n ->
    [one] { $n } Spieler ist eingetragen.
   *[other] { $n } Spieler sind eingetragen.
}
page-go-on-by-hand = Von Hand weiter
page-look-over = Durchsehen
page-no-round = Dieses Turnier hat keine Runde { $n }.

## new
## What these pages say.

new-open-file = Datei öffnen
new-open-hint = .ronde .trf .csv .xlsx, Swiss-Manager, Papi, Vega; oder irgendwo hierher ziehen
new-phones-in-hall = Telefone im Saal:
new-only-here = Nur dieser Rechner erreicht Ronde.
new-open-hall = Für den Saal öffnen
new-close-hall = Schliessen
new-copy = Kopieren
new-last-backup = Letzte Sicherung:
new-no-backup = Gesichert wird bei jeder ausgehängten oder abgeschlossenen Runde.
new-last-change = Letzte Änderung
new-damaged = Dieses lässt sich nicht öffnen: { $why }
new-choose-file = oder eine Datei wählen
new-no-list = Noch keine Elo-Liste auf diesem Rechner. Namen und Nummern gelten wie getippt; die FIDE-Liste lässt sich später auf der Seite Spieler laden.
new-with-list = Nachgeschlagen in: { $lists }
new-change = Ändern…
new-system = System
new-dutch = Schweizer System, FIDE Dutch { $year }
new-dubov = Schweizer System, Dubov { $year }
new-burstein = Schweizer System, Burstein { $year }
new-lim = Schweizer System, Lim { $year }
new-round-robin = Rundenturnier
new-double-round-robin = Doppelrundiges Turnier
new-points = Punkte
new-tie-breaks = Feinwertungen
new-acceleration = Beschleunigung
new-none = keine
new-baku = Baku (C.04.7)
new-colour-of-first = Farbe des ersten Spielers
new-by-lot = vom Programm gelost
new-tempo = Bedenkzeit
new-place = Ort
new-chief = Hauptschiedsrichter
new-only-create = Anlegen ohne Auslosung
new-letter-in-rating = «{ $word }» hat einen Buchstaben in der Elo.
new-no-rating = ohne Elo
new-no-name = Es steht kein Name da.
new-unknown-number = Keine Liste auf diesem Rechner kennt diese Nummer. Bitte den Namen dazuschreiben.
new-same-name = Derselbe Name wie in Zeile { $line }.
new-same-number = Dieselbe FIDE-Nummer wie in Zeile { $line }.
new-keep-one = nur einer
new-two-people = zwei Personen
new-number-of-another = Nummer { $number } gehört in der Liste { $name }.
new-several-in-list = Die Liste kennt mehrere Spieler dieses Namens.
new-none-of-them = keiner davon
new-rating-differs = { $typed } steht da; die Liste sagt { $listed }.
new-as-typed = wie getippt
new-too-large = Die Datei ist grösser als { $mb } MB. Eine Spielerliste ist viel kleiner; ist es die richtige Datei?
new-empty-file = Die Datei { $file } ist leer. Bitte neu exportieren.
new-not-a-table = { $file } liess sich nicht als Tabelle lesen: { $why }. Als CSV oder xlsx speichern und nochmals versuchen.
new-unknown-kind = { $file } ist nichts, was Ronde liest: weder Anlass (.ronde) noch Turnier (.trf, .json, Swiss-Manager, Papi, Vega, PGN) noch Spielertabelle (.csv, .xlsx).
new-not-a-tournament = { $file } liess sich nicht lesen: { $why }.
new-cut-event = { $file } ist beschädigt und wurde nicht zurückgelegt: { $why }. Die Datei nochmals holen oder eine ältere Sicherung nehmen.
new-event-older = Diese Veranstaltung ist schon auf diesem Rechner und geht hier weiter. Nichts wurde geändert.
new-event-differs = Diese Veranstaltung ist schon auf diesem Rechner und ging einen anderen Weg: zusammengeführt wird nie. Behalten Sie beide Dateien. Nichts wurde geändert.
new-event-open = Diese Veranstaltung ist auf diesem Rechner offen: vielleicht schreibt jemand. Übergeben Sie sie zuerst. Nichts wurde geändert.
new-event-whose = Diese Veranstaltung wurde an { $to } übergeben. Ist das dieser Rechner: ronde import --into, mit seinem Namen.
new-clock = Die Uhr dieses Geräts geht um mehr als einen Tag falsch. Bitte stellen und nochmals versuchen.
new-not-understood = Nicht verstanden: { $words }.
new-other-code = «{ $word }» ist kein Code der FIDE; { $code } ist einer.
new-which-day = Geboren { $text } kann { $one } oder { $other } sein; nur das Jahr wird übernommen.
new-year-only = nur das Jahr
new-as-one = Zusammengelegt: { $merged }.
new-they-differ = Sie unterscheiden sich ({ $values }); es gilt Zeile { $line }.
new-is-title = «{ $text }» ist ein Titel, kein Spieler.
new-is-heads = «{ $text }» sind Spaltentitel.
new-is-heads-unused = «{ $text }» sind Spaltentitel. Nicht verwendet: { $unused }.
new-is-player = Ist ein Spieler
new-columns-unused = Spalten, die nicht verwendet werden: { $columns }.
new-born-short = Geb.
new-sex-short = G.
new-category-short = Kat.
new-questions-head = Zu prüfen

## norm
## Headings and short values.

norm-number = Nr.
norm-title = Titel
norm-name = Name
norm-federation = Verb.
norm-rating = Elo
norm-games = Partien
norm-score = Punkte
norm-expected = Erw.
norm-change = Änderung
norm-new-rating = Neu
norm-average = Gegnerschnitt
norm-performance = Perf.
norm-remark = Bemerkung
norm-norm = Norm
norm-verdict = Urteil
norm-missing = Fehlt
norm-forecast = Noch nötig
norm-met = Erfüllt
norm-rule = Regel
norm-round = Runde
norm-colour = Farbe
norm-opponent = Geg.
norm-opponent-name = Gegner
norm-opponent-rating = Elo
norm-difference = Diff.
norm-counted = Gezählt
norm-gain = Gewinn

## objection
## One sentence for each objection and refusal.

objection-finished = Das Turnier ist beendet; nehmen Sie es zuerst wieder auf.
objection-not-finished = Das Turnier ist nicht beendet.
objection-not-at-the-beginning = Das steht am Anfang eines Journals oder gar nicht.
objection-after-the-start = { $what }: nach der Auslosung von Runde 1 keine Änderung mehr.
objection-fide-mode = { $what }: im FIDE-Modus nicht möglich; verlassen Sie ihn zuerst.
objection-not-in-fide-mode = Das Turnier ist nicht im FIDE-Modus.
objection-unknown-system = { $code } ist kein System dieses Programms.
objection-unknown-acceleration = { $code } ist keine Beschleunigung; es gibt BAKU, SSA, SSA_HALVES und SSA_KEPT.
objection-no-rounds = Ein Turnier hat 1 bis 999 Runden.
objection-rounds-paired = { $paired } Runden sind schon ausgelost.
objection-two-draws-beat-a-win = Zwei Remis dürfen nicht mehr wert sein als ein Sieg und eine Niederlage.
objection-bye-above-win = Spielfrei darf nicht mehr wert sein als ein Sieg.
objection-bye-value = Mit diesen Punkten ist Spielfrei 1, ½ oder 0 wert (C.04.1:3).
objection-tie-breaks = Die Feinwertungen lassen sich nicht anwenden: { $why }
objection-tie-break-rules = Feinwertungsregeln von { $year } gibt es nicht; es gibt die von 1992, 1998, 2024 und 2026.
objection-prizes = Zeile { $line } der Preise ist nicht lesbar. Schreiben Sie, wer, einen Doppelpunkt und die Beträge: all: 1000, 600, 400.
objection-buchholz-in-round-robin = Buchholz ist nichts für Rundenturniere (C.07).
objection-too-few-prohibited = Es braucht zwei, die sich nicht treffen dürfen.
objection-span-reversed = Die erste der Runden kommt nach der letzten.
objection-table-taken = Tisch { $table } gehört { $player }.
objection-no-table = Tische zählen ab 1.
objection-no-name = Zeile { $place } hat keinen Namen.
objection-rating = { $rating } ist keine Wertungszahl.
objection-same-fide-id = FIDE-Nummer { $fide_id } steht schon in der Liste: { $player }.
objection-unknown-player = { $player } ist nicht eingetragen.
objection-unknown-round = Runde { $round } ist noch nicht ausgelost.
objection-unknown-board = Runde { $round } hat kein Brett { $board }.
objection-late-in-schedule = In einen begonnenen Spielplan kann niemand eintreten.
objection-round-paired = Runde { $round } ist schon ausgelost.
objection-beyond-last-round = Es gibt keine Runde { $round }: das Turnier hat { $rounds }.
objection-in-round = { $player } ist in Runde { $round }: geben Sie das Resultat ein oder verwerfen Sie den Entwurf.
objection-not-withdrawn = { $player } nimmt teil.
objection-withdrawn = { $player } hat sich zurückgezogen.
objection-twice-in-list = { $player } steht zweimal da.
objection-no-bye = { $player } hat für Runde { $round } kein Bye verlangt.
objection-rounds-not-declared = Geben Sie an, wie viele Runden es gibt (C.04.1:1).
objection-draft-open = Runde { $round } ist ein Entwurf: hängen Sie sie aus oder verwerfen Sie sie.
objection-session-open = Runde { $round } wird von Hand gepaart: beenden Sie das zuerst.
objection-no-session = Runde { $round } wird nicht von Hand gepaart: beginnen Sie das zuerst.
objection-not-draft = Runde { $round } ist schon ausgehängt.
objection-not-published = Runde { $round } ist nicht ausgehängt.
objection-closed = Runde { $round } ist abgeschlossen: korrigieren Sie das Resultat oder öffnen Sie die Runde wieder.
objection-open = Runde { $round } ist nicht abgeschlossen.
objection-not-last = Eine spätere Runde als { $round } ist ausgelost.
objection-results-missing = Runde { $round } hat kein Resultat an den Brettern { $boards }.
objection-still-adjourned = Es gibt noch Hängepartien: { $boards }.
objection-no-pairing = Die Runde lässt sich nicht auslosen: { $why }.
objection-needs-case = Runde { $round } ist ausgehängt: nennen Sie den Fall von C.04.2:4.4.
objection-case-of-another-edition = In dieser Ausgabe der Regeln ist das kein Grund: { $case }.
objection-seated = { $player } sitzt an Brett { $board }.
objection-result-known = Runde { $round }, Brett { $board } hat dieses Resultat schon.
objection-no-result = Runde { $round }, Brett { $board } hat kein Resultat.
objection-too-late = Für die Paarungen der Runde { $round } ist es zu spät: korrigieren Sie für den Elo-Bericht (C.04.2:4.3).
objection-draft-rests-on-it = Runde { $round } ist ein Entwurf, der darauf beruht: losen Sie neu aus.
objection-round-begun = Runde { $round } hat begonnen.
objection-published-stands = Runde { $round } ist ausgehängt und bleibt (C.04.2:4.3).
objection-nothing-to-draw = Die Farbe des ersten Spielers wird einmal gelost, bevor Runde 1 eines Turniers nach Schweizer System ausgelost wird, es sei denn, der Schiedsrichter hat sie bestimmt.
objection-rounds-left = { $paired } von { $declared } Runden sind ausgelost; der Rest steht noch aus.
objection-points = Punkte gehen von 0 bis 100; eine Niederlage zählt nicht mehr als ein Remis, ein Remis nicht mehr als ein Sieg.
objection-too-many-points = Kein Entscheid gibt oder nimmt mehr als { $most } Punkte.
objection-numbers-of-file = Die Nummern eines eingelesenen Turniers bleiben, wie sie sind.
objection-no-byes-in-schedule = In einem Spielplan spielt jeder, wenn die Tabelle es sagt.
objection-nobody-named = Niemand ist genannt.
objection-beyond-end = Es gibt keine Runde { $after }, nach der man gehen könnte.
objection-not-this-pairing = Das ist keine Paarung dieser Runde: { $why }.
objection-pairing-other-system = sie stammt von einem anderen System
objection-pairing-adjourns-played = sie vertagt Partien, die ein Resultat haben
objection-pairing-names-stranger = sie nennt jemanden ohne Nummer
objection-pairing-leaves-out = sie lässt jemanden aus
objection-case-not-for-this = Das ist hier kein Grund: { $case }.
objection-nothing-to-undo = Es gibt keinen Eintrag { $seq }.
objection-already-undone = Eintrag { $seq } ist schon rückgängig gemacht.
objection-cannot-be-undone = Eintrag { $seq } lässt sich nicht rückgängig machen.
objection-needs-reason = Nennen Sie den Grund.
objection-role = Nicht mit dieser Rolle: { $role }.
objection-conflict = Jemand hat das inzwischen geändert (Eintrag { $by }); sehen Sie es noch einmal an.
objection-rests = Spätere Einträge beruhen darauf; machen Sie zuerst diese rückgängig: { $acts }.
objection-key-taken = Diese Anfrage trägt den Schlüssel einer anderen (Eintrag { $by }); senden Sie sie mit einem neuen.
objection-owner = Besitzer
objection-chief = Hauptschiedsrichter
objection-deputy = Schiedsrichter
objection-helper = Helfer
objection-player = Spieler
objection-viewer = Zuschauer
objection-what-system = Dieses System
objection-what-points = Die Punkte
objection-what-acceleration = Die Beschleunigung
objection-what-initial-colour = Die ausgeloste Farbe
objection-what-prohibited = Jetzt Paarungen zu verbieten
objection-what-numbers = Die Nummern
objection-what-team = Die Mannschaft
objection-source-of-estimate = Die Quelle einer Schätzung ist eine Zeile von höchstens { $longest } Zeichen, zum Beispiel INGO 120.
objection-ratings-missing = Dieses System lost nach Wertungszahlen aus, und diese Personen haben keine: { $players }. Bitte auf jeder Karte eine Schätzung eintragen.
objection-what-this = Das
objection-birth = { $name }, geboren: «{ $text }» ist kein Geburtsdatum. Schreiben Sie das Jahr oder einen Tag wie 1999-12-31 oder 31.12.1999.
objection-birth-either = { $name }, geboren: { $text } kann { $one } oder { $other } sein. Schreiben Sie eines von beiden.
objection-not-a-federation = { $name }, Verband: «{ $text }» ist keiner der FIDE. Schreiben Sie die drei Buchstaben, zum Beispiel { $nearest }.
objection-no-pairing-code = Die Runde liess sich nicht auslosen.
objection-ratings-missing-code = Das System paart nach Wertungszahlen, und einige Spieler haben keine.
objection-unreadable-code = Dem Journal liess sich nicht so weit folgen.

## odds
## What stands around the tables.

odds-title = Chancen und Fairness
odds-lead = Der Rest des Turniers wird viele Male nach Elo gespielt. Nur Schiedsrichter sehen es, und nichts wird aufbewahrt.
odds-what = Frage
odds-chances = Wer gewinnt, wer trifft auf wen?
odds-systems = Was täten andere Systeme?
odds-rounds = Was täten mehr oder weniger Runden?
odds-accelerations = Was täte eine Beschleunigung?
odds-fairness = Waren Farben und Gegner bisher fair?
odds-plays = Läufe
odds-plays-hint = leer: 2000, für Fairness so viele wie nötig
odds-seed = Startwert
odds-seed-hint = leer: wird ausgelost und genannt
odds-start = Starten
odds-stop = Abbrechen
odds-look = Neu ansehen
odds-running = { $done } von { $of } Läufen
odds-waits = Eine andere Studie läuft; diese beginnt danach.
odds-stopped = Abgebrochen.
odds-failed = Es gibt keine Antwort: { $why }
odds-changed = Seither hat sich etwas geändert: neu starten für die Chancen von jetzt.
odds-needs-script = Zum Starten muss der Browser Skripte ausführen. Auf der Kommandozeile: ronde simulate.
odds-no-cup = Ein Pokal kann nicht simuliert werden.
odds-no-teams = Mannschaftsturniere nach Schweizer System können noch nicht simuliert werden.
odds-only-swiss = Nur Turniere nach Schweizer System können verglichen werden.
odds-no-rounds = Die Zahl der Runden ist noch nicht angekündigt.
odds-too-few = Weniger als zwei Spieler nehmen teil.
odds-no-pairing = Runde { $n } kann nicht gepaart werden.
odds-nothing-played = Noch keine Runde ist gespielt.
odds-fixed = Die Paarungen standen im Voraus fest: Farben und Gegner hängen nicht vom Zufall ab.

## papers-page
## Words of the page of papers.

papers-page-papers = Papiere
papers-page-print-round = Runde { $n } drucken: Paarungen und Zettel
papers-page-print-draft = Entwurf der Runde { $n } drucken
papers-page-at-once = Paarungen nach Brett und Name und die Resultatzettel, in einem Druckauftrag.
papers-page-is-draft = Nur Schiedsrichter sehen diese Runde: jede Seite sagt ENTWURF.
papers-page-not-begun = Noch keine Runde ist ausgelost. Spielerlisten lassen sich schon drucken.
papers-page-how = Wie gedruckt wird
papers-page-round = Runde
papers-page-size = Papier
papers-page-letter = US Letter
papers-page-reading = Schrift
papers-page-usual = je nach Papier
papers-page-hand = in der Hand, 10 pt
papers-page-wall = an der Wand, 14 pt
papers-page-far = von weitem, 28 pt
papers-page-language = Sprache der Papiere
papers-page-mine = wie auf dieser Seite
papers-page-keep = Übernehmen
papers-page-print = Drucken
papers-page-with-codes = mit Codes für Telefone
papers-page-by-name = nach Name
papers-page-by-club = nach Klub
papers-page-by-federation = nach Verband
papers-page-public-hint = öffentlich
papers-page-prizes-there = Noch keine Preise sind angekündigt.
papers-page-to-prizes = Zu den Preisen
papers-page-pdf-hint = Für ein PDF wählen Sie „Als PDF speichern“, wo der Browser nach dem Drucker fragt.
papers-page-others = Berichte und Dateien
papers-page-others-hint = TRF, Elo, PGN-Köpfe, der ganze Anlass
papers-page-folder = Ordner für eine Website
papers-page-folder-hint = Die ganze öffentliche Seite als einfache Dateien. Ronde schreibt sie nach jedem Eintrag neu; kopieren Sie den Ordner auf irgendeine Website. Nichts darin ist nicht öffentlich.
papers-page-folder-path = Ordner auf diesem Rechner
papers-page-folder-languages = Sprachen
papers-page-folder-set = Dorthin schreiben
papers-page-folder-off = Nicht mehr schreiben
papers-page-folder-written = Geschrieben
papers-page-folder-saved = Der Ordner ist geschrieben und folgt von nun an dem Turnier.
papers-page-folder-stopped = Dorthin wird nichts mehr geschrieben. Was dort ist, bleibt.
papers-page-folder-whole = Nennen Sie den Ordner ganz, etwa /srv/site oder C:\site.
papers-page-folder-elsewhere = Dieser Server hat seine Daten in einer Datenbank und keinen eigenen Ordner. Nehmen Sie ronde report EVENT site -o FOLDER.
papers-page-folder-owner = Nur der Besitzer, an diesem Rechner, nennt einen Ordner.

## people
## People, devices, codes and the event itself.

people-event = Anlass
people-tournaments = Turniere
people-standing = { $players } Spieler · Runde { $round } von { $rounds }
people-entered = { $players } Spieler
people-hidden = wird dem Publikum nicht gezeigt
people-hide = Ausblenden
people-show = Einblenden
people-open = Öffnen
people-add-tournament = Turnier hinzufügen
people-add = Hinzufügen
people-name = Name
people-rounds = Runden
people-rename = Anlass umbenennen
people-people = Personen
people-only-you = Noch niemand sonst arbeitet an diesem Anlass.
people-role = Rolle
people-state = Stand
people-owner = Inhaber
people-chief = Hauptschiedsrichter
people-deputy = Stellvertreter
people-helper = Helfer
people-helper-boards = Helfer, Bretter { $first }–{ $last }
people-player = Spieler
people-viewer = Zuschauer
people-chief-may = alles, ausser den Anlass weggeben
people-deputy-may = alles, was ein gewöhnlicher Tag braucht
people-helper-may = Resultate an seinen Brettern, Anwesenheit
people-active = arbeitet mit
people-invited = eingeladen, noch nicht da
people-code-over = Code abgelaufen
people-revoked = entzogen
people-access-over = Zugang beendet
people-some-tournaments = { $n ->
    [one] nur { $n } Turnier
   *[other] nur { $n } Turniere
}
people-invite = Jemanden einladen
people-invite-hint = Wer eingeladen ist, scannt einen Code mit dem Telefon und arbeitet von dort. Kein Konto, kein Passwort.
people-boards-from = Bretter von
people-boards-to = bis
people-code-valid = Der Code gilt
people-one-hour = 1 Stunde
people-one-day = 1 Tag
people-one-week = 1 Woche
people-new-code = Neuer Code
people-new-code-says = Die bisherigen Geräte dieser Person sind draussen, bis der neue Code benutzt ist.
people-revoke = Entziehen
people-scan = Mit dem Telefon scannen oder den Link senden. Er gilt einmal, auf einem Gerät.
people-not-in-hall = Telefone erreichen diesen Rechner noch nicht: Öffnen Sie ihn zuerst auf der Startseite für den Saal.
people-usable-until = Gültig bis
people-copy = Kopieren
people-devices = Geräte
people-no-devices = Kein anderes Gerät ist angemeldet.
people-device = Gerät
people-last-used = Zuletzt benutzt
people-this-device = dieses Gerät
people-programs = Programme
people-programs-hint = Ein Token erlaubt einem Programm, was seine Rolle darf, bis es entzogen wird. Es wird einmal gezeigt.
people-make-token = Token erstellen
people-token-once = Bewahren Sie dieses Token jetzt auf; niemand kann es noch einmal zeigen.
people-my-access = Mein Zugang
people-you-are = Sie sind { $name } ({ $role }).
people-set-password = Passwort setzen
people-password-hint = Damit kommen Sie von einem anderen Gerät zurück. Mindestens acht Zeichen; ein kurzer Satz ist gut.
people-password = Passwort
people-password-set = Ihr Passwort ist gesetzt. Sie melden sich als { $name } an.
people-password-wrong = Name und Passwort passen nicht zusammen. Nach zehn Versuchen müssen Sie warten.
people-log-out = Auf diesem Gerät abmelden
people-log-in = Anmelden
people-log-in-hint = Wer eingeladen wurde und ein Passwort gesetzt hat, kommt hier zurück. Sonst bitten Sie den Hauptschiedsrichter um einen neuen Code.
people-no-events = Auf diesem Rechner gibt es noch keinen Anlass.
people-the-event = Der ganze Anlass
people-as-file = Als eine Datei herunterladen
people-file-holds = Sie enthält alles, auch Geburtsdaten.
people-hand-over = An einen anderen Rechner übergeben
people-hand-over-says = Der Anlass wird dann dort geführt und ist hier gesperrt, bis er zurückkommt.
people-other-machine = Name des anderen Rechners
people-this-machine = Dieser Rechner heisst { $name }.
people-is-away = Der Anlass ist auf { $name } und wird dort geführt. Hier ist er gesperrt.
people-take-back = Zurücknehmen
people-take-back-says = Nur wenn der andere Rechner verloren ist: Was dort seither geschah, zählt nicht.
people-reason = Grund
people-join = Mitmachen
people-join-as = Sie sind eingeladen: { $name }, { $role }.
people-join-owner = Sie kommen als Inhaber dieses Servers herein.
people-join-button = Auf diesem Gerät arbeiten
people-join-once = Der Code gilt einmal. Ein anderes Gerät braucht einen anderen Code.
people-code-unknown = Dieser Code öffnet nichts
people-code-ask = Er ist unbekannt, abgelaufen oder wurde auf einem anderen Gerät benutzt. Bitten Sie den Hauptschiedsrichter um einen neuen.
people-too-often = Es waren zu viele Versuche. Warten Sie eine Minute und versuchen Sie es noch einmal.
people-for-people = Nur Personen dieses Anlasses sehen diese Seite.
people-needs-script = Diese Taste braucht JavaScript.

## phone
## What the public page, the result page and the slips say.

phone-find-me = Mich finden
phone-find-hint = Name
phone-find = Suchen
phone-nobody = Niemand mit diesem Namen steht in der Liste.
phone-all-players = Alle Spieler
phone-not-me = Das bin ich nicht
phone-tournaments = Turniere
phone-pairings = Paarungen
phone-me = Ich
phone-by-board = Nach Brett
phone-by-name = Nach Name
phone-starting-list = Startrangliste
phone-round-n = Runde { $n }
phone-team = Mannschaft
phone-round-of = Runde { $n } von { $all }
phone-board-n = Brett { $n }
phone-against = gegen
phone-starts = Beginn { $when }
phone-opponent = Gegner
phone-not-begun = { $n ->
    [one] Das Turnier hat noch nicht begonnen. { $n } Spieler ist eingetragen.
   *[other] Das Turnier hat noch nicht begonnen. { $n } Spieler sind eingetragen.
}
phone-no-players = Noch niemand ist eingetragen. Schauen Sie später wieder.
phone-playing = Läuft: { $done } von { $all } Resultaten sind da.
phone-between = Alle Resultate der Runde { $n } sind da. Die nächste steht hier, sobald sie ausgehängt ist.
phone-over = Das Turnier ist beendet. Das ist die Schlussrangliste.
phone-next-soon = Brett und Gegner stehen hier, sobald die Runde ausgehängt ist.
phone-has-bye = Diese Runde ohne Gegner: spielfrei
phone-has-half-bye = Diese Runde ohne Gegner: Bye mit ½ Punkt
phone-is-absent = In dieser Runde nicht gepaart
phone-gone = Zurückgezogen
phone-rank-n = Rang { $n }
phone-points-n = { $n ->
    [0.5] { $n } Punkt
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
phone-number-n = Nummer { $n } der Startrangliste
phone-games = Partien
phone-no-games = Noch keine Runde ist ausgehängt.
phone-this-is-me = Das bin ich
phone-first-shown = Die ersten { $n } von { $all } sind zu sehen. Tippen Sie oben einen Namen, um die anderen zu finden.
phone-events = Veranstaltungen
phone-no-events = Hier gibt es noch keine Veranstaltung. Schauen Sie später wieder.
phone-who-me = Suchen Sie Ihren Namen oben oder in den Paarungen und tippen Sie darauf: dieses Telefon merkt ihn sich.
phone-progress-title = Punkte nach jeder Runde: { $list }
phone-colours-title = Farben: { $list }
phone-no-game = keine Partie
phone-missing-event = Diese Veranstaltung gibt es hier nicht. Scannen Sie den Code im Saal nochmals.
phone-missing-player = Diesen Spieler gibt es in diesem Turnier nicht.
phone-i-am = Ich bin
phone-won = { $name } hat gewonnen
phone-drawn = Remis
phone-both-report = Beide Spieler melden. Sagen beide dasselbe, gilt das Resultat.
phone-waiting-for = { $result } ist gesendet ✓ Warten auf { $name }.
phone-other-said = { $name } hat { $result } gemeldet.
phone-confirmed = Von beiden bestätigt ✓✓
phone-differs = Die beiden Meldungen sind verschieden. Der Schiedsrichter kommt.
phone-known = Das Resultat ist { $result }.
phone-known-wrong = Wenn das falsch ist, sagen Sie es dem Schiedsrichter.
phone-code-unknown = Dieser Code ist unbekannt. Schauen Sie nochmals auf den Zettel oder fragen Sie den Schiedsrichter.
phone-code-over = Diese Runde ist vorbei. Nur der Schiedsrichter ändert ihre Resultate.
phone-code-tries = Von hier kamen zu viele falsche Codes. Warten Sie eine Minute oder fragen Sie den Schiedsrichter.
phone-type-code = Code auf Ihrem Zettel
phone-report = Ein Resultat melden
phone-go-on = Mein Brett öffnen
phone-back-to = Paarungen und Rangliste
phone-left = { $n ->
    [one] { $n } Resultat fehlt
   *[other] { $n } Resultate fehlen
}
phone-none-left = Alle Resultate dieser Bretter sind da.
phone-board-before = Brett davor
phone-board-after = Brett danach
phone-next-missing = Nächstes fehlendes Brett: { $n }
phone-no-boards = Keines Ihrer Bretter ist in dieser Runde.
phone-only-entry = Nur Schiedsrichter und Helfer geben Resultate ein.
phone-codes = Codes der Runde { $n }
phone-codes-hint = Ein Zettel für jedes Brett. Ein Code gilt nur für dieses Brett, solange die Runde offen ist. Drucken, schneiden, auf jedes Brett einen legen.
phone-codes-closed = Codes gelten, solange eine Runde ausgehängt und offen ist. Diese ist es nicht.
phone-codes-here-only = Telefone erreichen diesen Rechner noch nicht: öffnen Sie Ronde zuerst für den Saal, dann drucken Sie.
phone-one-code = Ein Code pro Brett
phone-two-codes = Ein Code pro Spieler
phone-why-opponent = Warum dieser Gegner?
phone-why-bye = Warum kein Gegner?
phone-why-rank = Warum Rang { $n }?
phone-what-i-need = Was ich brauche
phone-scan = Resultat melden: scannen oder Code eintippen auf { $address }
phone-other-results = Kampflos, löschen …
phone-which-result = Brett { $n }: welches Resultat?
phone-aros = Elo-Schnitte der Gegner
phone-aro = ARO

## plan-page
## What the page of the plan says.

plan-page-plan = Anlass planen
plan-page-about = Was es kostet, was es einbringt, wie viele Anmeldungen nötig sind und was bis wann zu tun ist. Nichts wird gespeichert: Adresse aufbewahren oder drucken.
plan-page-hint = Ausgaben, Einnahmen, Checkliste
plan-page-the-event = Der Anlass
plan-page-players = Erwartete Anmeldungen
plan-page-rounds = Runden
plan-page-days = Tage
plan-page-first-day = Erster Tag
plan-page-currency = Währung
plan-page-income = Einnahmen
plan-page-fee = Startgeld
plan-page-other-income = Weitere Einnahmen
plan-page-other-income-hint = pro Zeile: Sponsor=500
plan-page-gifts = Geschenkt
plan-page-gifts-hint = Material oder Arbeit, pro Zeile: Uhren=300
plan-page-costs = Ausgaben
plan-page-prizes = Preise, vom ersten zum letzten
plan-page-hall = Saal, pro Spieler
plan-page-rating-fee = Führungsliste, pro Spieler und Runde
plan-page-guests = Elo der Eingeladenen
plan-page-guests-hint = ohne Startgeld; 500 ab 2500, und 5 für jeden Punkt darüber
plan-page-arbiters = Schiedsrichter
plan-page-arbiter-pay = Entschädigung pro Schiedsrichter
plan-page-other-costs = Weitere Ausgaben
plan-page-other-costs-hint = pro Zeile: Programme=120
plan-page-calculate = Berechnen
plan-page-wrong = Nicht verstanden und weggelassen: { $what }
plan-page-budget = Budget
plan-page-done = Erledigt

## player
## What these pages say.

player-find = Suchen
player-all = alle Spieler
player-playing = spielen
player-not-playing = zurückgezogen, ausgeschlossen, abwesend
player-late = Nachmeldungen
player-with-byes = mit erbetenen Byes
player-unrated = ohne Elo
player-by-number = Nach Startnummer ordnen
player-by-name = Nach Namen ordnen
player-state = Stand
player-from-round = ab Runde { $n }
player-after-round = nach Runde { $n }
player-expelled = ausgeschlossen
player-table = Tisch { $n }
player-add-player = Spieler hinzufügen
player-search-list = Name oder FIDE-Nummer
player-search-hint = Die Elo-Listen dieses Rechners werden beim Tippen durchsucht: { $lists }.
player-no-list = Auf diesem Rechner liegt keine Elo-Liste. Die FIDE-Liste (TXT oder XML, gezippt oder nicht) hier laden, oder im Terminal: ronde players import players_list.zip
player-rating-lists = Elo-Listen
player-list-line = { $source }, { $dated }: { $players } Spieler
player-bring-list = Liste laden
player-list-file = Datei der Liste
player-list-source = Wessen Liste (nur für nationale, z. B. SUI)
player-by-hand = Von Hand
player-first-round = Spielt ab Runde
player-missed = Verpasste Runden zählen nichts; Punkte durch Entscheid gibt es auf seiner Karte (C.04.2:2.4).
player-title = Titel
player-sex = Geschlecht
player-fide-id = FIDE-Nummer
player-national-id = Nationale Nummer
player-birth = Geboren
player-team = Mannschaft
player-category = Kategorie
player-facts = Daten
player-save = Daten ändern
player-set-table = Tisch festlegen
player-bye-barred = Die Ausschreibung erlaubt in dieser Runde kein Bye.
player-games = Partien
player-opponent = Gegner
player-colour = Farbe
player-float = Float
player-up = auf
player-down = ab
player-no-games = Noch keine Runde ist ausgelost.
player-byes = Erbetene Byes
player-byes-hint = Runde drücken: Bye mit ½ Punkt, dann ohne Punkt, dann keines. Erlaubte Byes mit ½ Punkt: { $half }; letzte Runden ohne Bye: { $last }.
player-no-byes = Ein Rundenplan kennt keine erbetenen Byes.
player-fixed-table = Fester Tisch
player-free = leer: kein fester Tisch
player-never-meets = Darf nicht spielen gegen
player-never-meets-link = Verbotene Paarungen stehen auf der Seite Einstellungen.
player-leave = Abgang
player-last-round = Letzte Runde
player-withdraw = Zurückziehen
player-expel = Ausschliessen
player-reason = Grund, für den Bericht
player-comes-back = Kommt zurück
player-reinstate = Wieder spielen
player-decision = Punkte durch Entscheid
player-plus-minus = Punkte, z. B. 0.5 oder -1
player-give-points = Punkte ändern
player-which-round = Runde (leer: insgesamt)
player-check-in-for = Anwesenheit für Runde { $n }
player-here-of = { $n } von { $all } da
player-here = HIER
player-not-here-yet = noch nicht da
player-half = ½ Bye
player-keys-line = anwesend
player-rest-absent = Die übrigen sind abwesend
player-nobody-found = Nicht in der Liste?
player-round-runs = Runde { $n } ist ausgelost. Was Sie markieren, gilt für Runde { $next }.
player-estimate = Schätzung
player-estimate-source = Quelle
player-estimate-hint = Für Personen ohne Wertungszahl (C.04.2:2.1): sie ordnet und lost aus wie eine solche, erscheint als ~1850 und wird nie als Wertungszahl gemeldet.
player-convert = Umrechnen
player-scale = Skala
player-start-check-in = Sobald jemand als anwesend markiert ist, werden die nicht markierten nicht ausgelost.
player-aro = ARO
player-aro-hint = Elo-Schnitt der bisherigen Gegner: danach wird die nächste Runde gepaart (Dubov, Artikel 9).
player-national-rating = Nationale Elo
player-league = Regionalverband
player-match-card = Teilnehmerformular
player-player-card = Spielerkarte

## reference
## What the reference says around the calls.

reference-title = Schnittstelle für Programme
reference-lead = Was die Seiten tun, können auch Programme: JSON über HTTP. Dasselbe für Werkzeuge:
reference-who-title = Wer fragt
reference-who-text = Auf dem Rechner selbst braucht niemand ein Token. Von anderswo senden Sie das Token, das der Besitzer oder der Hauptschiedsrichter auf der Seite der Veranstaltung gemacht hat, als Authorization: Bearer. Ohne Token liest jeder, was öffentlich ist.
reference-open-to = Offen für
reference-answer = Antwort
reference-errors = Fehler
reference-errors-text = Ein Fehler hat einen Status, einen Namen in error und einen Satz in message. Nichts wurde getan.
reference-acts = Handlungen
reference-acts-text = Alles, was ein Turnier ändert. Die bezeichneten macht das Programm selbst.
reference-own = von selbst
reference-settings = Einstellungen
reference-begin = Beginnen
reference-run = Ein Turnier leiten
reference-by-players = Resultate durch Spieler
reference-odds = Chancen und Fairness
reference-people = Personen
reference-files = Dateien und Listen
reference-screens = Bildschirme
reference-machine = Dieser Rechner
reference-why = Warum
reference-contents = Inhalt

## refusal
## One for each refusal.

refusal-no-access = { $person } hat keinen solchen Zugang zu diesem Anlass, oder nicht mehr.
refusal-role = Nicht als { $role }; das ist für { $for_whom }.
refusal-locked = Der Anlass ist auf { $to } und wird dort geführt; hier ist er gesperrt, bis er zurückkommt.
refusal-missing = Es fehlt: { $what }.
refusal-reach = Das betrifft Turniere, für die Sie selbst nicht eingeladen sind.
refusal-owner = Es gibt einen Besitzer, und der braucht keine Einladung.
refusal-boards = Ein Helfer braucht einen Bereich von Brettern, von der kleineren zur grösseren Nummer.
refusal-expires-before = Der Code wäre abgelaufen, bevor er ausgegeben wird.
refusal-already-accepted = Der Code wurde auf einem anderen Gerät benutzt; verlangen Sie einen neuen.
refusal-wrong-code = Das ist nicht der Code, der ausgegeben wurde.
refusal-expired = Der Code ist abgelaufen; verlangen Sie einen neuen.
refusal-revoked = Der Zugang von { $person } wurde entzogen; verlangen Sie einen neuen Code.
refusal-same-machine = Der Anlass ist schon auf { $to }.
refusal-machine = Der Name eines Rechners hat höchstens { $n } Bytes und keine Leerzeichen davor oder dahinter; das ist keiner: { $name }
refusal-has-home = Der Anlass ist auf { $home } zu Hause; von dort wird er übergeben.
refusal-heads = Die Enden der Journale sind nicht die der Turniere dieses Anlasses.
refusal-key-taken = Diese Anfrage trägt den Schlüssel einer anderen (Eintrag { $by }); mit neuem Schlüssel senden.
refusal-creation = Das Journal eines Anlasses beginnt mit einem Eintrag, der ihn anlegt.
refusal-unknown-tournament = Der Anlass hat kein Turnier { $t }.
refusal-tournament-twice = Der Anlass hat das Turnier { $t } schon.
refusal-unknown-person = Niemand wurde als { $person } eingeladen.
refusal-nothing-to-accept = { $person } hat keine Einladung, die noch offen ist.
refusal-at-home = Der Anlass ist zu Hause.
refusal-elsewhere = Der Anlass ist auf { $to }.
refusal-for-owner = den Besitzer
refusal-for-chiefs = den Besitzer und den Hauptschiedsrichter
refusal-for-chiefs-of-all = den Besitzer und den Hauptschiedsrichter des ganzen Anlasses
refusal-for-arbiters = den Besitzer, den Hauptschiedsrichter und die Schiedsrichter
refusal-for-answering = die Verantwortlichen aller Turniere dieser Person
refusal-event-name = der Name des Anlasses
refusal-tournament-name = der Name des Turniers
refusal-tournament-journal = das Journal des Turniers
refusal-tournament = das Turnier
refusal-person-id = die Person
refusal-person-name = der Name der Person
refusal-device = das Gerät
refusal-this-machine = der Name dieses Rechners
refusal-home = der Rechner, auf dem der Anlass zu Hause ist
refusal-taking-machine = der Rechner, der den Anlass übernimmt
refusal-reason = der Grund

## round
## Overview, round, pairing by hand, results.

round-of-results = { $done } von { $all } Resultaten
round-to-look-at = Anzuschauen
round-nothing-to-look-at = Nichts wartet auf Sie.
round-open = Öffnen
round-disagree = Brett { $board }: die Spieler melden verschiedene Resultate
round-bye-asked = { $who }: { $bye } in Runde { $round }
round-not-seen = Brett { $board }: { $who } nicht gesehen
round-adjourned = Runde { $round }, Brett { $board }: Hängepartie
round-doubt = Aus der Datei: { $text }
round-top-boards = Spitzenbretter
round-last-acts = Letzte Einträge
round-whole-journal = Ganzes Journal
round-then = Danach
round-then-round = Runde { $n } abschliessen → Runde { $next } auslosen → aushängen
round-then-closed = Runde { $next } durchsehen → aushängen → drucken
round-then-last = Runde { $n } abschliessen → beenden → Preise und Berichte
round-then-first = Anwesenheit → Runde 1 auslosen → durchsehen → aushängen → drucken
round-then-draft = Runde { $n } aushängen → drucken → Resultate eingeben
round-then-report = Bericht an den Verband
round-only-arbiters-see = Nur Schiedsrichter sehen das.
round-everybody-sees = Alle sehen das.
round-by-hand = von Hand
round-from-file = aus einer Datei
round-check-complete = Runde { $n } vollständig
round-check-byes = Byes: { $who }
round-check-no-byes = keine Byes
round-check-withdrawn = zurückgezogen: { $who }
round-check-notes = { $n ->
    [one] { $n } Brett mit Hinweisen
   *[other] { $n } Bretter mit Hinweisen
}
round-check-no-notes = kein Brett braucht einen zweiten Blick
round-pair-by-hand = Von Hand paaren
round-throw-away = Entwurf verwerfen
round-pair-again = Neu auslosen
round-outdated = Der Entwurf der Runde { $n } ist überholt: etwas, worauf er beruht, hat sich geändert.
round-take-back = Runde zurückziehen
round-reopen = Runde wieder öffnen
round-change-published = Ausgehängte Runde von Hand ändern…
round-which-case = Welcher Fall von C.04.2:4.4?
round-reason = Grund, für den Bericht
round-colours = Farben
round-due = Anspruch
round-notes = Hinweise
round-notes-only = Nur Bretter mit Hinweisen
round-note-float = Floater
round-note-colour = eine Farbe gegen den Anspruch
round-note-colours = beide Farben gegen den Anspruch
round-note-absolute = absoluter Anspruch verletzt
round-note-met = haben sich schon getroffen
round-note-club = gleicher Klub
round-mild = schwach
round-strong = stark
round-absolute = absolut
round-unplayed = keine Partie
round-up = Auffloater
round-down = Abfloater
round-keys-rows = Brett
round-key-card = Karte von Weiss öffnen
round-legend-due = ‼ absolut · ! stark · ohne Zeichen: schwach · ▼ ▲ Floater dieser Runde
round-hand-drag = oder einen Spieler auf einen anderen ziehen
round-hand-close = Von Hand beenden
round-hand-same = Nichts ist geändert: die Bretter sind wie nach den Regeln gepaart.
round-hand-differs = { $n ->
    [one] { $n } Brett weicht von der Paarung nach den Regeln ab. Das Ende muss bestätigt werden, und im Bericht steht es.
   *[other] { $n } Bretter weichen von der Paarung nach den Regeln ab. Das Ende muss bestätigt werden, und im Bericht steht es.
}
round-hand-rules = Nach den Regeln
round-hand-yours = Sie haben
round-hand-restore = Zurück zur Paarung nach den Regeln
round-hand-none = Die Regeln geben hier keine Paarung: { $why }
round-checks = Prüfung
round-no-opponent = Ohne Gegner
round-correct = Resultat korrigieren…
round-correct-short = Korrigieren
round-key-clear = löschen
round-key-slips = Zettelstapel: Brett, Enter, Resultat
round-key-missing = nur fehlende; L zeigt alle
round-key-second = zweiter Durchgang: alles nachlesen
round-key-waiting = zu dem, was auf eine Entscheidung wartet
round-key-mark = Spieler markieren
round-key-pair = die zwei markierten paaren
round-key-swap = Farben tauschen
round-correct-title = Resultat der Runde { $n } korrigieren
round-correct-hint = Runde { $n } ist vorbei: Fehler werden mit Grund korrigiert, und die Folgen stehen vorher da.
round-new-result = Neues Resultat
round-counts-for = Zählt für
round-for-pairings = alle kommenden Paarungen (C.04.2:4.3)
round-for-rating = nur den Elo-Bericht
round-correct-and-post = Korrigieren und aushängen
round-board = Brett
round-results-of = Resultate der Runde { $n }
round-own-boards = Ihre Bretter: { $first } bis { $last }
round-close-missing = ({ $missing } fehlen)
round-add-pair = Zwei ohne Gegner paaren…
round-add-pair-do = An einem neuen letzten Brett paaren
round-no-boards = In dieser Runde spielt niemand.
round-key-menu = alle Resultate in einem Menü, wie ein Klick auf das Resultat

## safety
## What these say.

safety-away = Ronde erreicht seine Daten im Moment nicht. Der Code ist gut: in einer Minute nochmals versuchen.
safety-not-yours = Hier kann nur eine Meldung dieses Telefons zurückgenommen werden.
safety-one-telephone = Brett { $board }: ein Telefon hat für beide Spieler gemeldet
safety-old-password = Ihr bisheriges Passwort
safety-wrong-password = Das ist nicht Ihr Passwort. Wenn Sie es vergessen haben, bitten Sie um einen neuen Code.
safety-others-out = Ihre anderen Geräte werden damit abgemeldet.
safety-owner-devices = Sie kommen auf { $n } anderen Geräten oder Programmen als Besitzer herein.
safety-end-owner-devices = Alle beenden
safety-give-back = Den Anlass zurückbringen
safety-give-back-says = Er ist hier gesperrt, und Sie erhalten ihn als Datei mit allem, was hier gemacht wurde. Öffnen Sie die Datei auf { $home }.

## schedule
## Level matches of a cup, the table of a schedule, numbers that are drawn.

schedule-schedule = Rundenplan
schedule-all-rounds = Alle Runden
schedule-rests = spielt nicht: { $who }
schedule-print-schedule = Rundenplan drucken
schedule-not-yet = Der Rundenplan erscheint, sobald alle da sind: Er ist für { $needed } Teilnehmende, { $here } sind da.
schedule-later-rounds = Die weiteren Runden folgen aus den Resultaten.
schedule-numbers = Nummern
schedule-numbers-hint = Die Nummer bestimmt, wer wann gegen wen spielt. Ohne Auslosung gilt die Reihenfolge der Liste.
schedule-by-lots = Durch das Los
schedule-by-lots-hint = Jede Reihenfolge ist gleich wahrscheinlich.
schedule-directed = Gelenkte Auslosung (Varma)
schedule-directed-hint = Zwei desselben Verbands oder Klubs treffen in den letzten drei Runden nicht aufeinander (C.05, Anhang 2; 9 bis 24 Teilnehmende).
schedule-kept-apart = Getrennt werden
schedule-same-federation = Teilnehmende desselben Verbands
schedule-same-club = Teilnehmende desselben Klubs
schedule-split = Eine zu grosse Gruppe darf geteilt werden
schedule-seed = Startzahl
schedule-seed-hint = Leer lassen: Ronde zieht eine. Sie steht im Journal, damit alle die Auslosung wiederholen können.
schedule-draw = Nummern auslosen
schedule-drawn-lots = Nummern ausgelost, Startzahl { $seed }
schedule-drawn-varma = Nummern durch gelenkte Auslosung (Varma, { $apart }), Startzahl { $seed }
schedule-federation = Verband
schedule-club = Klub
schedule-level-title = Unentschiedene Begegnungen: Wer kommt weiter?
schedule-level-hint = Losen Sie die nächste Runde aus, um sie nochmals zu spielen, oder sagen Sie, wer weiterkommt.
schedule-match-number = Begegnung { $n }
schedule-decided-by = Entschieden durch
schedule-by-games = Stichpartien (Blitz, Armageddon)
schedule-by-lot = das Los
schedule-by-rules = das Reglement
schedule-goes-on = { $who } kommt weiter
schedule-level-next = { $level ->
    [1] Runde { $n } ist abgeschlossen. Eine Begegnung ist unentschieden: Sagen Sie, wer weiterkommt, oder lassen Sie nochmals spielen.
   *[other] Runde { $n } ist abgeschlossen. { $level } Begegnungen sind unentschieden: Sagen Sie, wer weiterkommt, oder lassen Sie nochmals spielen.
}
schedule-level-look = Begegnung { $n } unentschieden: { $one } – { $other }
schedule-say-who = Sagen, wer weiterkommt
schedule-play-again = Nochmals spielen: Runde { $n } auslosen
schedule-nothing-to-decide = Begegnung { $number } ist nicht unentschieden oder noch nicht gespielt.
schedule-not-in-match = Weiterkommen kann nur, wer Begegnung { $number } spielt.
schedule-rounds-of-schedule = Die Zahl der Runden folgt aus dem Rundenplan.
schedule-no-draw = Nummern werden für Rundenturniere ausgelost; nach Varmas Tabellen nur für Einzelne.
schedule-draw-players = Der Rundenplan ist für { $needed } Teilnehmende, { $here } sind da.
schedule-draw-table = Varmas Tabellen gelten für { $least } bis { $most } Teilnehmende: Losen Sie einfach aus.
schedule-draw-names = Zwei haben denselben Namen, oder jemand hat keinen: Berichtigen Sie zuerst die Liste.
schedule-draw-too-large = Eine Gruppe ist zu gross für ihren Umschlag: Erlauben Sie das Teilen, oder losen Sie einfach aus.

## screen (by key)
## What a screen says.

screen-screen-n = Bildschirm { $n }
screen-waiting = Wartet. Ein Schiedsrichter wählt, was dieser Bildschirm zeigt: Seite der Veranstaltung, Bildschirme.
screen-public-page = Paarungen, Resultate und Rangliste
screen-round-n = Runde { $n }
screen-boards-span = Bretter { $first }–{ $last } von { $all }
screen-board-span = Brett { $first } von { $all }
screen-results-in = { $done } von { $all } Resultaten
screen-results = Resultate
screen-no-results = Noch kein Resultat.
screen-standings = Rangliste
screen-after-round = nach Runde { $n }
screen-starting-list = Startrangliste
screen-final-standings = Schlussrangliste
screen-complete = beendet
screen-page = Seite { $n } von { $all }
screen-starts-in = Beginn in { $time }
screen-round-in = Runde { $n } in { $time }
screen-round-starts = Runde { $n } beginnt um { $time }
screen-starts-now = Runde { $n } beginnt jetzt
screen-minutes = { $n } min
screen-your-board = Ihr Brett auf dem Handy
screen-no-connection = ohne Verbindung seit { $time }, letzter bekannter Stand
screen-paused = angehalten
screen-next-round = Runde { $n } steht hier, sobald sie ausgehängt ist.
screen-is-complete = Alle Resultate der Runde { $n } sind da.
screen-is-over = Das Turnier ist beendet. Danke fürs Mitspielen.
screen-is-played = Runde { $n } läuft.
screen-entered = { $n ->
    [one] { $n } Spieler ist eingetragen.
   *[other] { $n } Spieler sind eingetragen.
}
screen-nothing = Noch gibt es nichts zu zeigen. Es erscheint hier von selbst.
screen-bye = spielfrei
screen-half-bye = Bye ½
screen-absent = nicht gepaart
screen-white = Weiss
screen-black = Schwarz

## screens
## What the chooser says.

screens-title = Bildschirme
screens-which = Welcher Bildschirm ist das?
screens-which-says = Wählen Sie eine Nummer. Danach zeigt dieses Gerät, was ein Schiedsrichter wählt; niemand muss es mehr anfassen.
screens-a-new-one = ein neuer
screens-on-already = schon an
screens-choose-shown = Wählen, was die Bildschirme zeigen
screens-running = Bildschirme dieser Veranstaltung
screens-none-running = Noch keine. Wählen Sie unten, was der erste zeigt.
screens-number = Bildschirm
screens-shows = Zeigt
screens-state = Zustand
screens-on = an
screens-last-heard = zuletzt gehört
screens-never = noch nicht geöffnet
screens-twice = zwei Geräte haben diese Nummer
screens-change = Ändern
screens-show-here = Hier zeigen
screens-free = Freigeben
screens-waits = Bildschirm { $n } ist an und wartet.
screens-open-on-tv = Am Fernseher oder am Rechner des Beamers diese Adresse öffnen und eine Nummer wählen:
screens-not-open = Andere Geräte erreichen diesen Rechner noch nicht. Öffnen Sie ihn auf der Startseite für den Saal.
screens-choose = Was ein Bildschirm zeigt
screens-in-turn = Der Reihe nach
screens-boards = Paarungen nach Brett
screens-names = Paarungen nach Name
screens-results = Resultate, wie sie kommen
screens-standings = Rangliste
screens-clock = Uhr und Countdown
screens-tournaments = Turniere
screens-share = Anteil an den Listen
screens-share-says = Mehrere Bildschirme nebeneinander: jeder zeigt seinen Teil, Bretter und Namen zu gleichen Teilen.
screens-part = Teil
screens-of = von
screens-part-of = Teil { $n } von { $all }
screens-diagonal = Diagonale in Zoll
screens-distance = Fernster Leser in Metern
screens-seconds = Sekunden je Seite
screens-languages = Sprachen, eine oder zwei
screens-start = Starten
screens-start-screen = Bildschirm { $n } starten
screens-size-says = { $inches }″, { $metres } m, { $langs }
screens-announce = Durchsage
screens-announce-text = Text, auf allen Bildschirmen der Veranstaltung
screens-band = auf einem Band
screens-whole = auf dem ganzen Bildschirm
screens-turn = als Seite in der Reihe
screens-how-long = Wie lange
screens-quarter = 15 min
screens-one-hour = 1 Stunde
screens-four-hours = 4 Stunden
screens-until-taken = bis jemand sie wegnimmt
screens-put-up = Anzeigen
screens-take-away = Wegnehmen
screens-until = bis
screens-count-down = Countdown
screens-count-says = Tag und Zeit der Runden kommen aus den Einstellungen der Turniere. Was hier steht, geht vor, bis es vorbei ist.
screens-round-starts = Die Runde beginnt um
screens-starts-at = Countdown bis
screens-in-minutes = in { $n } min
screens-set = Setzen
screens-numbers = Bildschirme haben die Nummern 1 bis 99.
screens-of-another = Bildschirm { $n } zeigt eine andere Veranstaltung. Nummer { $free } ist frei.
screens-too-many-said = Es gibt schon { $n } Durchsagen. Nehmen Sie zuerst eine weg.
screens-said-length = Eine Durchsage hat 1 bis { $n } Zeichen.
screens-start-when = Die Runde beginnt in den nächsten dreissig Tagen.
screens-advice = { $inches } Zoll, { $metres } m: { $rows } Zeilen je Seite.
screens-advice-boards = { $boards } Bretter brauchen { $time }.
screens-advice-split = Mit { $n } Bildschirmen: { $time }.
screens-advice-names = { $players } Namen brauchen { $time }.
screens-at-once = Alles auf einmal: keine Seite wechselt.
screens-tv-keys = Tasten am Bildschirm selbst: → nächste Seite, ← zurück, Leertaste Pause, jede Taste Vollbild.

## setting
## What this page says.

setting-settings = Einstellungen
setting-papers = Name, Ort, Personen
setting-papers-hint = Das steht nur auf Papieren und Berichten; jederzeit änderbar.
setting-city = Ort
setting-federation = Verband
setting-start = Erster Tag
setting-end = Letzter Tag
setting-chief = Hauptschiedsrichter
setting-deputies = Stellvertreter, einer je Zeile
setting-time-control = Bedenkzeit
setting-time-code = Code der Bedenkzeit
setting-round-dates = Tag und Zeit jeder Runde, eine je Zeile
setting-system = System
setting-dutch-2026 = Schweizer System, FIDE Dutch 2026 (C.04.3)
setting-dutch-2017 = Schweizer System, FIDE Dutch 2017
setting-dubov-2026 = Schweizer System, Dubov 2026 (C.04.4.1)
setting-burstein-2026 = Schweizer System, Burstein 2026 (C.04.4.2)
setting-lim-2026 = Schweizer System, Lim 2026 (C.04.4.3)
setting-dutch-2010 = Schweizer System nach Wertung 2010
setting-dutch-1992 = Schweizer System nach Wertung 1992
setting-dubov-1997 = Dubov von 1997
setting-original = Das ursprüngliche Schweizer System
setting-round-robin = Rundenturnier, { $n } Spieler
setting-double-round-robin = Doppelrundiges Turnier, { $n } Spieler
setting-cup = Pokal, { $n } Spieler
setting-recipe = oder ein anderer Plan, wie ihn der Befehl ronde schedule schreibt
setting-not-fide = nur ausserhalb des FIDE-Modus
setting-rounds = Anzahl Runden
setting-rounds-hint = Vor Runde 1 angekündigt (C.04.1:1). Für { $n } Spieler braucht es mindestens { $least } für einen Sieger.
setting-points = Punkte
setting-win = Sieg
setting-draw = Remis
setting-loss = Niederlage
setting-forfeit-win = Forfaitsieg
setting-pairing-bye = spielfrei
setting-half-bye = erbetenes Bye
setting-points-hint = Spielfrei zählt nie mehr als ein Sieg (C.04.1:3); zwei Remis nie mehr als Sieg und Niederlage.
setting-tie-breaks = Feinwertungen
setting-tie-breaks-hint = In dieser Reihenfolge; die erste Verschiedene entscheidet (C.07).
setting-as-codes = als Codes, mit Kommas
setting-add = Hinzufügen
setting-presets = Vorlagen
setting-preset-swiss = Schweizer System, üblich
setting-preset-rated = Schweizer System, alle mit Elo
setting-preset-robin = Rundenturnier
setting-preset-team-swiss = Schweizer System für Mannschaften
setting-preset-teams = Mannschaften, jeder gegen jeden
setting-preset-1998-consistent = 1998: Schweizer System, verlässliche Elo
setting-preset-1998-rated = 1998: Schweizer System, die meisten mit Elo
setting-preset-1998-unrated = 1998: Schweizer System, die meisten ohne Elo
setting-preset-1998-robin = 1998: Rundenturnier
setting-preset-1998-team-swiss = 1998: Schweizer System für Mannschaften
setting-preset-1998-teams = 1998: Mannschaften, jeder gegen jeden
setting-tie-break-rules = Feinwertungsregeln
setting-rules-by-date = nach dem Datum des Turniers
setting-rules-1992 = 1992: nur der erste Rang wird entschieden (F10)
setting-rules-1998 = 1998: eine nicht gespielte Partie ist ein Remis gegen sich selbst
setting-rules-2024 = 2024 (C.07)
setting-rules-2026 = 2026 (C.07)
setting-primary = Mannschaften werden zuerst gereiht nach
setting-primary-usual = wie Liste und Turnierform sagen
setting-primary-match = Mannschaftspunkten
setting-primary-game = Brettpunkten
setting-unrated-as = Elo, mit der Spieler ohne Elo in Feinwertungen zählen
setting-lots = Gezogene Lose: Nummern, der Gewinner zuerst
setting-preset-youth = Jugend, kurz
setting-acceleration = Beschleunigung
setting-none = keine
setting-colour = Farbe des ersten Spielers in Runde 1
setting-by-lot = vom Programm gelost
setting-byes = Erbetene Byes
setting-half-byes = Byes mit ½ Punkt je Spieler
setting-none-in-last = keines in so vielen letzten Runden
setting-prohibited = Verbotene Paarungen
setting-prohibited-hint = Vor Runde 1 festlegen, mit gutem Grund: Geschwister, ein Klub, ein Verband. Ein Wunsch gilt, wo er möglich ist.
setting-players = Spieler, mindestens zwei
setting-first = von Runde
setting-last = bis Runde
setting-soft = nur ein Wunsch
setting-reason = Grund
setting-add-set = In die Liste
setting-add-clubs = Jeden Klub mit zwei oder mehr Spielern
setting-tables = Feste Tische
setting-tables-hint = Auf der Karte jedes Spielers festlegen.
setting-fide = FIDE-Modus
setting-fide-on = Die Regeln der FIDE binden dieses Turnier.
setting-fide-off = Die Regeln der FIDE binden dieses Turnier nicht mehr.
setting-leave = FIDE-Modus verlassen
setting-leave-hint = Es gibt kein Zurück, und der Bericht sagt es.
setting-change-papers = Name, Ort, Personen ändern
setting-change-rounds = Anzahl Runden ändern
setting-change-system = System ändern
setting-change-breaks = Feinwertungen ändern
setting-change-points = Punkte ändern
setting-change-acceleration = Beschleunigung ändern
setting-change-colour = Erste Farbe ändern
setting-change-byes = Regeln für Byes ändern
setting-change-prohibited = Verbotene Paarungen ändern
setting-free = Frei, bis Runde 1 ausgelost ist.
setting-always = Jederzeit änderbar.
setting-after-start = Nicht mehr änderbar: Runde 1 ist ausgelost (C.04.1:1).
setting-in-fide-mode = Im FIDE-Modus nicht mehr: Runde 1 ist ausgelost.
setting-finished = Das Turnier ist beendet.
setting-draft-open = Eine Runde ist Entwurf: zuerst aushängen oder verwerfen.
setting-warn-rounds = Der Bericht sagt es: die Rundenzahl war angekündigt (C.04.1:1).
setting-warn-breaks = Der Bericht sagt es: Feinwertungen sind vor Beginn angekündigt (C.07).
setting-locked = fest
setting-level-2 = warnt
setting-level-3 = fragt nach
setting-level-4 = fragt zweimal
setting-director = Turnierleitung
setting-rounds-follow = Die Zahl der Runden folgt aus dem Rundenplan.

## site
## Words of the folder's pages.

site-other-files = { $folder } enthält andere Dateien. Nennen Sie einen leeren Ordner, oder einen, den Ronde schon geschrieben hat.
site-languages = Sprache
site-pages = Seiten
site-players = Startrangliste
site-rounds = Runden
site-round = Runde { $n }
site-standings = Rangliste
site-crosstable = Kreuztabelle
site-by-board = Paarungen nach Brett
site-by-name = Paarungen nach Name
site-after = Rangliste nach Runde { $n }
site-not-begun = { $players ->
    [one] { $players } Spieler ist eingetragen. Das Turnier hat noch nicht begonnen.
   *[other] { $players } Spieler sind eingetragen. Das Turnier hat noch nicht begonnen.
}
site-state = { $players } Spieler, Runde { $n } von { $rounds }
site-state-open = { $players } Spieler, Runde { $n }
site-for-programs = Für Programme
site-number = Startnummer { $n }
site-stands = Rang { $rank } mit { $points } Punkten
site-has-points = { $points } Punkte
site-round-head = Runde
site-colour = Farbe
site-opponent = Gegner
site-rating = Elo
site-result = Resultat
site-points = Punkte
site-white = Weiss
site-black = Schwarz
site-bye = spielfrei
site-half-bye = Bye mit ½ Punkt
site-absent = abwesend
site-aros = Elo-Schnitte der Gegner
site-aro = ARO

## standing
## Standings, crosstable, prizes, norms, journal.

standing-after = Nach Runde
standing-everybody = Alle
standing-women = Frauen
standing-under = U{ $n }
standing-seniors = { $n }+
standing-show = Zeigen
standing-category = Kategorie
standing-progress = Verlauf
standing-colours = Farben
standing-change = ΔElo
standing-nobody = Noch niemand hat einen Rang.
standing-nobody-here = Niemand gehört zu dieser Kategorie.
standing-provisional = Vorläufig: Runde { $n } läuft, und die Tabelle zählt, was schon da ist.
standing-final-standings = Schlussrangliste
standing-why-title = Warum Rang { $n }
standing-first = Niemand steht davor.
standing-below-points = Hinter { $who }: weniger Punkte.
standing-below-tie-break = Punktgleich mit { $who }; dahinter nach { $what }: { $own } gegen { $other }.
standing-below-lots = Gleich mit { $who }; das Los hat entschieden.
standing-shares = Teilt den Rang mit { $who }: nichts trennt sie.
standing-above-points = Vor { $who }: mehr Punkte.
standing-above-tie-break = Vor { $who } nach { $what }: { $own } gegen { $other }.
standing-below-place = Hinter { $who }: die Turnierform gibt den Platz.
standing-above-place = Vor { $who }: die Turnierform gibt den Platz.
standing-group = Gruppe
standing-opponent = Gegner
standing-amount = Zählt
standing-cut-lowest = niedrigster gestrichen (C.07:14)
standing-cut-highest = höchster gestrichen (C.07:14)
standing-cut-voluntary = freiwillig nicht gespielt, zuerst gestrichen (C.07:16.5)
standing-cut-limit = unter der Grenze (C.07:9.2)
standing-adjusted = gezählt { $counted }, in der Rangliste { $real } (C.07:16.3)
standing-dummy = fiktiver Gegner (C.07:16.4)
standing-not-played = nicht gespielt
standing-times = × eigene Punkte
standing-sum = Summe
standing-among = Unter den Punktgleichen
standing-not-met = { $n } nicht getroffen
standing-nothing-left = Niemand ist mehr gleich: es entscheidet nichts.
standing-back = Zur Rangliste
standing-next-one = Nächster im Rang
standing-one-before = Davor im Rang
standing-crosstable-how = Nummer des Gegners, Farbe (Scheibe: Weiss, Quadrat: Schwarz), Resultat. + und − sind kampflos; U F H Z sind Byes. Der Grund zeigt, wie gut ein Resultat gegen diesen Gegner war.
standing-purses = Preise, eine Zeile für jede Kategorie
standing-several-prizes = Mehrere Preise
standing-purses-hint = Eine Kategorie (all, women, U16, 60+, 1000-1800), ein Doppelpunkt, die Beträge vom ersten Platz an.
standing-sharing = Bei Punktgleichheit
standing-sharing-none = die Feinwertung entscheidet
standing-sharing-equal = gleich geteilt
standing-sharing-hort = Hort: halb nach Rang, halb geteilt
standing-one-each = niemand gewinnt zwei Preise; jeder den besten
standing-several = mehrere Preise werden addiert
standing-amount-money = Betrag
standing-stays = Niemand kann sie gewinnen, und sie bleiben im Fonds:
standing-compute = Preise berechnen
standing-purses-unread = Zeile { $n } ist nicht lesbar. Schreiben Sie eine Kategorie, einen Doppelpunkt und Beträge: women: 200, 100.
standing-fund = Ausbezahlt: { $paid }
standing-not-over = Das Turnier ist nicht zu Ende: das würde jetzt bezahlt.
standing-norms = Normen
standing-ratings = Elo
standing-only-near = Erreichte und mögliche Normen
standing-all-candidates = Alle Kandidaten zeigen
standing-fide-rules = Nach den Regeln der FIDE
standing-older = Ältere
standing-newest = Neueste
standing-find = Suchen
standing-all-kinds = Alles
standing-kind-results = Resultate
standing-kind-rounds = Runden
standing-kind-players = Spieler
standing-kind-settings = Einstellungen
standing-sealed = Jede Zeile trägt den Hash der vorigen; das ist der letzte.
standing-nothing-found = Nichts dergleichen.

## term
## As the reports have them.

term-norm = Norm
term-open = offen
term-no-norm = keine Norm
term-yes = ja
term-no = nein
term-at-least = mindestens
term-at-most = höchstens
term-games = Partien
term-score = Punkte
term-average = Gegnerschnitt
term-performance = Performance
term-titled = Gegner mit Titel
term-titled-for-norm = mit Titeln, die zählen
term-players = Spieler des doppelrundigen Turniers
term-federations = andere Verbände
term-own-federation = aus dem eigenen Verband
term-one-federation = aus einem Verband
term-out-of = aus
term-against = gegen
term-no-score = kein Resultat genügt
term-too-few = zu wenige Partien oder Punkte

## what-if-page
## What if, and what is needed.

what-if-page-title = Was wäre wenn
what-if-page-hint = Ändern Sie etwas und sehen Sie, welche Bretter und Ränge anders wären. Nichts wird gespeichert.
what-if-page-changes = Bisherige Änderungen
what-if-page-remove = Entfernen
what-if-page-start-again = Neu beginnen
what-if-page-a-result = Ein anderes Resultat
what-if-page-board = Brett
what-if-page-result = Resultat
what-if-page-no-result = kein Resultat
what-if-page-a-player = Ein Spieler, der kommt oder geht
what-if-page-player = Spieler
what-if-page-what = Was
what-if-page-half-bye = Bye mit ½ Punkt in Runde
what-if-page-zero-bye = abgemeldet in Runde
what-if-page-full-bye = Bye mit 1 Punkt in Runde
what-if-page-no-bye = ist da in Runde
what-if-page-withdraws = spielt nicht mehr nach Runde
what-if-page-enters = spielt ab Runde
what-if-page-rules = Andere Regeln
what-if-page-system = System
what-if-page-rounds = Runden
what-if-page-tie-breaks = Feinwertungen
what-if-page-acceleration = Beschleunigung
what-if-page-none = keine
what-if-page-see = Zeigen, was anders wäre
what-if-page-is-result = Runde { $round }, Brett { $board }: { $result }
what-if-page-is-about = { $who }: { $what } { $n }
what-if-page-is-rule = { $what }: { $value }
what-if-page-unreadable = Diese Änderung ist nicht lesbar: { $text }
what-if-page-too-many = Nicht mehr als { $n } Änderungen auf einmal.
what-if-page-unknown-player = Niemand hat hier die Nummer { $n }.
what-if-page-unknown-round = Runde { $n } hat noch keine Bretter.
what-if-page-unknown-board = Runde { $n } hat kein Brett { $board }; sie hat { $boards }.
what-if-page-beyond = Es gibt keine Runde { $n }; das Turnier hat { $rounds }.
what-if-page-unknown-system = { $text } ist kein Auslosungssystem.
what-if-page-fewer-rounds = { $n ->
    [one] { $n } Runde ist schon ausgelost.
   *[other] { $n } Runden sind schon ausgelost.
}
what-if-page-unknown-tie-break = { $text } ist keine Feinwertung.
what-if-page-paper = Weder Paarungen noch Rangliste hängen davon ab.
what-if-page-nothing = Noch ist nichts geändert.
what-if-page-needs = Was brauche ich?
what-if-page-needs-of = Was braucht es in Runde { $n }?
what-if-page-not-playing = Das steht hier, während eine Runde gespielt wird: sobald sie ausgehängt ist, bis alle Resultate da sind.
what-if-page-open-before = Eine Partie der Runde { $n } hat noch kein Resultat; dann kann es niemand sagen.
what-if-page-why-rank = Warum Rang { $n }?

## why-page
## Why two meet, why two others do not, and the round step by step.

why-page-board-title = Runde { $n }, Brett { $m }
why-page-round-title = Wie die Runde { $n } ausgelost wurde
why-page-frozen = Stand der Auslosung:
why-page-by-hand = Die Runde wurde von Hand geändert. Daneben steht, was die Regeln vorschreiben.
why-page-from-file = Die Runde kam aus einer Datei. So losen die Regeln sie aus.
why-page-by-schedule = Ein Spielplan paart dieses Turnier: wer auf wen trifft, stand vor der ersten Runde fest.
why-page-added = Diese zwei wurden später an einem zusätzlichen Brett gepaart.
why-page-no-answer = Die Regeln ergeben aus dem damaligen Stand keine Auslosung.
why-page-steps = Schritt für Schritt
why-page-article = Artikel
why-page-board-before = Brett { $n }
why-page-all-boards = Alle Bretter
why-page-whole-round = Die ganze Runde
why-page-back-to-round = Zu den Paarungen
why-page-why-not = Warum nicht diese zwei
why-page-why-not-hint = Das Paar wird erzwungen und die Runde neu ausgelost: was wäre schlechter?
why-page-one = Ein Spieler
why-page-other = Der andere
why-page-ask = Fragen
why-page-two-needed = Wählen Sie zwei verschiedene Spieler.
why-page-walk = Schritt für Schritt durchgehen
why-page-walk-title = Runde { $n }, Schritt für Schritt
why-page-step-of = Schritt { $n } von { $m }
why-page-step-before = Schritt davor
why-page-step-after = Nächster Schritt
why-page-groups = Punktgruppen
why-page-on-table = Auf dem Tisch
why-page-quantities = Grössen
why-page-dropped = Fallen gelassen
why-page-made = Schon gepaart
why-page-back-to-why = Zurück
why-page-legend = ↘ aus einer anderen Gruppe · ↓ geht ohne Gegner weiter · ⇄ hat die Seite gewechselt · neben den Punkten der Farbanspruch: gestrichelt mild, einfach stark, doppelt absolut
why-page-key-step = Schritt für Schritt
why-page-deadlock-title = Runde { $n } kann nicht ausgelost werden
why-page-deadlock = Nichts wurde geändert. Der Schiedsrichter entscheidet, was zu tun ist (C.04.3:1.9.3).
why-page-why = Warum?
why-page-why-board = Brett { $n }: warum diese Paarung
why-page-how-paired = Wie sie ausgelost wurde

## pair
## What `ronde pair` says: by which rules, why, and why not.

pair-round-number = schreiben Sie die Nummer einer Runde, von 1 bis 999
pair-edition-only = { $system }: es gibt keine Ausgabe { $year }, nur die von { $last }.
pair-edition-others = { $system }: es gibt keine Ausgabe { $year }, aber die von { $others } und { $last }.
pair-edition-none = { $system }: es gibt keine Ausgaben. Lassen Sie --edition weg.
pair-dutch-all-the-same = { $why }. Um das Turnier trotzdem nach dem holländischen System auszulosen, sagen Sie { $option }.
pair-by-edition = wie --edition sagt
pair-by-system = wie --system sagt
pair-by-code = nach dem Code { $code } in der Datei
pair-by-date = nach dem Datum { $date } in der Datei
pair-by-default = die geltenden Regeln; die Datei sagt nichts
pair-colour = Anfangsfarbe { $colour } ({ $by })
pair-colour-file = in der Datei angegeben
pair-colour-round-1 = wie Runde 1 zeigt
pair-colour-option = wie --initial-colour sagt
pair-colour-default = angenommen; wurde Schwarz ausgelost, sagen Sie --initial-colour black
pair-colour-does-not-count = --initial-colour zählt nicht: das Turnier sagt etwas anderes
pair-rounds-conflict = { $name } gibt { $declared } Runden an, --rounds sagt { $asked }. Welche Runde die letzte ist, entscheidet über Paarungen: lassen Sie --rounds weg, oder berichtigen Sie die Datei.
pair-rounds-too-few = { $name } enthält schon { $played } Runden, --rounds sagt { $asked }. Geben Sie die angekündigte Zahl der Runden an.
pair-no-number-left = { $name } hat schon 999 Runden.
pair-heading = Runde { $round }: { $rules }; { $colour }
pair-heading-of = Runde { $round } von { $all }: { $rules }; { $colour }
pair-with-virtual-points = { $rules }, mit den virtuellen Punkten der Datei
pair-with-baku = { $rules }, mit Baku-Beschleunigung
pair-with-ssa = { $rules }, in den Runden 1 und 2 beschleunigt
pair-with-ssa-halves = { $rules }, in den Runden 1 bis 3 beschleunigt
pair-with-ssa-kept = { $rules }, durchgehend beschleunigt
pair-scheduled = { $name } wird nach einem Spielplan gespielt ({ $recipe }), seine Paarungen haben also keine Gründe. Lassen Sie --json und --reasons weg; `ronde schedule` druckt einen ganzen Spielplan, auch als JSON.
pair-more-problems = { $n ->
    [one] { $n } weiteres: `ronde inspect` zeigt es.
   *[other] { $n } weitere: `ronde inspect` zeigt sie.
}
pair-harmless = Nichts davon betrifft die Auslosung; sie geht weiter.
pair-in-doubt = { $n ->
    [one] Runde { $round } wurde nicht ausgelost: { $name } hat { $n } Problem, von dem die Auslosung abhängt. Berichtigen Sie die Datei und losen Sie nochmals aus.
   *[other] Runde { $round } wurde nicht ausgelost: { $name } hat { $n } Probleme, von denen die Auslosung abhängt. Berichtigen Sie die Datei und losen Sie nochmals aus.
}
pair-note-renumber = { $note }: `ronde convert --initial-list 2026` erledigt es, auch in den vorhandenen Runden
pair-note-renumber-coded = { $note }: `ronde convert --initial-list 2026` erledigt es, sobald die Datei den Code FIDE_DUBOV hat (Satz 192)
pair-bracket = Gruppe { $n }: { $points } Punkte
pair-moved-down = Von oben dazu: { $who }
pair-residents = Spieler der Gruppe: { $who }
pair-limbo = Limbo: { $who }
pair-exchange = Austausch ({ $article }): { $down } nach { $lower }, { $up } nach { $upper }
pair-criteria-met = Kriterien: alle ganz erfüllt
pair-criteria = Kriterien: { $list }; alle anderen ganz erfüllt
pair-left-over = Bleibt übrig: { $who } ({ $why })
pair-floats-down = Floatet ab: { $who } ({ $why })
pair-not-instead = nicht { $other } statt { $who }: { $why }
pair-bye = { $n ->
    [one] Freilos: { $who }, mit { $points } Punkten und { $n } nicht gespielten Partie
   *[other] Freilos: { $who }, mit { $points } Punkten und { $n } nicht gespielten Partien
}
pair-steps = Die Schritte des Verfahrens, mit den Artikeln des Reglements: { $book }:
pair-player = Spieler
pair-not-declared = { $name } gibt die Zahl der Runden nicht an, und welche Runde die letzte ist, entscheidet über Paarungen. Sagen Sie es mit --rounds, oder schreiben Sie es in die Datei (Satz 142 von TRF26, XXR).
pair-not-declared-in-file = { $name } gibt die Zahl der Runden nicht an, und welche Runde die letzte ist, entscheidet über Paarungen. Schreiben Sie es in die Datei (Satz 142 von TRF26, XXR).
pair-results-missing = { $n ->
    [one] Runde { $round } kann noch nicht ausgelost werden: { $n } Partie früherer Runden hat in { $name } kein Resultat. Geben Sie die Resultate ein und losen Sie nochmals aus.
   *[other] Runde { $round } kann noch nicht ausgelost werden: { $n } Partien früherer Runden haben in { $name } kein Resultat. Geben Sie die Resultate ein und losen Sie nochmals aus.
}
pair-no-round-left = { $name } gibt { $declared } Runden an, es gibt also keine Runde { $round }. Um eine Runde der Datei nochmals auszulosen, sagen Sie mit --round, welche.
pair-no-round-left-in-file = { $name } gibt { $declared } Runden an, es gibt also keine Runde { $round }. Sollen es mehr sein, berichtigen Sie die Zahl in der Datei (Satz 142 von TRF26, XXR).
pair-rounds-missing = Runde { $round } kann nicht ausgelost werden, weil Runde { $first } in { $name } noch nicht ausgelost ist.
pair-nobody = in Runde { $round } ist niemand auszulosen: alle sind abwesend oder haben ein Bye.
pair-rating-missing = Runde { $round } wurde nicht ausgelost: { $system } lost nach Wertungszahlen aus, und es gibt keine für { $who }. Schätzen Sie jede und losen Sie nochmals aus (C.04.4.1:1.1, dutch-1992:A1): `ronde convert { $name } out.trf --estimate { $number }=1800`, oder mit der Quelle "INGO 130" statt 1800.
pair-cannot = Runde { $round } kann nicht ausgelost werden: { $why }.
pair-too-large = Runde { $round } wurde nicht ausgelost: { $why }. Ronde gibt keine angenäherte Antwort. { $instead }
pair-too-large-exactly = { $n ->
    [one] die Gruppe mit { $points } Punkten ({ $n } Spieler) ist zu gross, um nach { $system } genau entschieden zu werden
   *[other] die Gruppe mit { $points } Punkten ({ $n } Spieler) ist zu gross, um nach { $system } genau entschieden zu werden
}
pair-too-large-in-steps = { $n ->
    [one] die Gruppe mit { $points } Punkten ({ $n } Spieler) ist zu gross für das Verfahren des Reglements ({ $system }), dessen Antwort in { $steps } Schritten nicht erreicht wurde
   *[other] die Gruppe mit { $points } Punkten ({ $n } Spieler) ist zu gross für das Verfahren des Reglements ({ $system }), dessen Antwort in { $steps } Schritten nicht erreicht wurde
}
pair-by-hand-or-option = Losen Sie die Gruppe von Hand aus, oder die Runde mit --edition nach einer anderen Ausgabe.
pair-by-hand-or-record = Losen Sie die Gruppe von Hand aus, oder nennen Sie in der Datei eine andere Ausgabe (Satz 192).
pair-game-of-round = Runde { $round }: { $white } – { $black }
pair-and-more = und { $n } weitere
pair-none = Für Runde { $round } gibt es keine gültige Auslosung. Der Hauptschiedsrichter entscheidet.
pair-none-by = Für Runde { $round } gibt es keine gültige Auslosung ({ $article }). Der Hauptschiedsrichter entscheidet.
pair-one-without-opponent = Dieser Spieler findet keinen Gegner:
pair-one-without-anything = Dieser Spieler findet weder einen Gegner noch das Freilos:
pair-some-without-opponent = Was man auch tut, einer dieser { $n } Spieler findet keinen Gegner:
pair-some-without-anything = Was man auch tut, einer dieser { $n } Spieler findet weder einen Gegner noch das Freilos:
pair-may-meet = darf noch spielen gegen: { $who }
pair-has-met = hat gespielt gegen ({ $article }): { $who }
pair-met-in = { $who } (Runde { $round })
pair-forbidden = verboten (TRF26:260): { $who }
pair-must-have = muss { $colour } haben, ebenso ({ $article }): { $who }
pair-bye-barred = darf nicht spielfrei sein ({ $article }): wegen Runde { $round }

## check
## What `ronde check` says of files, rounds and ranks.

check-illegal = Runde { $round }: regelwidrig
check-not-prescribed = Runde { $round }: erlaubt, aber nicht die vorgeschriebene Auslosung
check-colours = Runde { $round }: die vorgeschriebenen Paare, aber nicht die vorgeschriebenen Farben
check-cannot = Runde { $round }: kann nicht geprüft werden
check-met = { $a } und { $b } haben in Runde { $n } gegeneinander gespielt: { $article }
check-prohibited = der Veranstalter verbietet { $a } – { $b }: { $article }
check-bye-barred = { $a } ist spielfrei, was Runde { $n } ausschliesst: { $article }
check-same-colour = { $a } und { $b } müssen beide { $colour } haben: { $article }
check-colour-denied = { $a } hat { $colour }, was nicht sein darf: { $article }
check-bye-too-many = das Freilos von { $a } ist eines zu viel: { $article }
check-worse = in der Gruppe mit { $points } Punkten ist sie schlechter in { $criterion }: { $values }
check-later = in der Gruppe mit { $points } Punkten ist sie gleich gut, kommt in der Reihenfolge von { $order } aber später
check-procedure = in der Gruppe mit { $points } Punkten endet das Verfahren des Reglements ({ $system }) mit anderen Paaren; `ronde pair --round { $round } --reasons` zeigt seine Schritte
check-own-mistake = in der Gruppe mit { $points } Punkten ist sie besser in { $criterion }: { $values }. Das kann nicht sein: bitte melden Sie diese Datei
check-values = { $given } in der Datei, { $prescribed } vorgeschrieben
check-prescribed = vorgeschrieben
check-in-file = in der Datei
check-nothing-explains = weder andere Nummern noch ein anderes Resultat oder Bye noch zwei getrennte Spieler erklären es
check-would-be = sie wäre die vorgeschriebene, wenn
check-would-do-too = { $n ->
    [one] ({ $n } weitere Annahme ginge auch)
   *[other] ({ $n } weitere Annahmen gingen auch)
}
check-if-system = sie nach { $system } ausgelost wurde
check-if-number = { $who } die Nummer { $n } hatte
check-if-numbers = { $list } (wie Runde 1 zeigt)
check-if-numbers-by-list = { $list } (wie Runde 1 zeigt), und die Farben der Liste folgten
check-if-no-point = { $who } in Runde { $n } keinen Punkt hatte
check-if-half-bye = { $who } in Runde { $n } ein Bye mit ½ Punkt hatte
check-if-full-bye = { $who } in Runde { $n } ein Bye mit 1 Punkt hatte
check-if-result = { $white } – { $black } in Runde { $n } { $result } ausging
check-another-result = anders
check-if-kept-apart = { $a } und { $b } getrennt wurden
check-files = { $n ->
    [one] { $n } Datei
   *[other] { $n } Dateien
}
check-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
check-differences = { $n ->
    [0] keine Abweichungen
    [one] { $n } Abweichung
   *[other] { $n } Abweichungen
}
check-sum = { $files }, { $rounds }: { $differences }
check-n-illegal = { $n } regelwidrig
check-n-not-prescribed = { $n } nicht die vorgeschriebene
check-n-colours = { $n } mit anderen Farben
check-n-ranks = { $n } in den Rängen
check-n-not-checked = { $n } nicht geprüft
check-files-with-errors = { $n ->
    [one] { $n } Datei mit Fehlern
   *[other] { $n } Dateien mit Fehlern
}
check-files-not-checked = { $n ->
    [one] { $n } Datei nicht geprüft
   *[other] { $n } Dateien nicht geprüft
}
check-rounds-assumed = { $n ->
    [one] die Zahl der Runden ist nicht angegeben (Satz 142, XXR); angenommen: die { $n } Runde der Datei, ob sie nun die letzte ist oder nicht
   *[other] die Zahl der Runden ist nicht angegeben (Satz 142, XXR); angenommen: die { $n } Runden der Datei, ob die letzte davon nun die letzte ist oder nicht
}
check-by-points = nach Punkten
check-by-points-and = nach Punkten und { $list }
check-rank = Rang von { $who }: { $stated } in der Datei, { $right } { $by }
check-rank-range = { $best } bis { $worst }
check-more-ranks = { $n ->
    [one] { $n } weiterer Rang: `ronde standings` zeigt alle
   *[other] { $n } weitere Ränge: `ronde standings` zeigt alle
}
check-nothing-paired = noch nichts ist ausgelost
check-all-agree = { $n ->
    [one] { $n } Runde stimmt überein
   *[other] alle { $n } Runden stimmen überein
}
check-some-not-checked = { $some } von { $rounds } können nicht geprüft werden
check-some-differ = { $some ->
    [one] { $some } von { $rounds } weicht ab
   *[other] { $some } von { $rounds } weichen ab
}
check-more-errors = { $n ->
    [one] { $n } weiterer Fehler: `ronde inspect` zeigt sie
   *[other] { $n } weitere Fehler: `ronde inspect` zeigt sie
}
check-error = Fehler: { $what }
check-error-in-line = Fehler in Zeile { $line }: { $what }
check-not-searched = { $name } konnte nicht durchsucht werden: { $error }.
check-no-file = in { $name } ist keine Turnierdatei. Ronde sucht Namen, die auf .trf, .trfx, .txt, .json, .tunx, .papi oder .tdf enden.
check-stopped = { $name }: Ronde hat wegen eines Fehlers im eigenen Code angehalten. Bitte melden Sie ihn zusammen mit der Datei.
check-no-such-round = der Spielplan hat keine solche Runde

## explain
## What `ronde explain` says besides its stories.

explain-form-unknown = der Name { $name } sagt nicht, in welcher Form zu schreiben ist. Er soll auf .html, .pdf, .json oder .txt enden, oder sagen Sie es mit --format.
explain-scheduled = { $name } wird nach einem Spielplan gespielt: die Paarungen standen vor der ersten Runde fest, es gibt also nichts zu erklären. `ronde schedule` druckt einen ganzen Spielplan.
explain-no-board = { $n ->
    [one] in Runde { $round } von { $name } gibt es kein Brett { $board }: sie hat { $n } Brett.
   *[other] in Runde { $round } von { $name } gibt es kein Brett { $board }: sie hat { $n } Bretter.
}
explain-two-players = --why-not verlangt zwei Spieler.
explain-no-player = in { $name } gibt es keinen Spieler { $number }. `ronde inspect { $name }` zeigt sie.
explain-nobody-called = in { $name } heisst niemand { $text }. Geben Sie die Nummer an, oder den Familiennamen.
explain-several-called = in { $name } heissen mehrere Spieler { $text }: { $list }. Geben Sie die Nummer an.

## what-if-command
## What `ronde what-if` says besides its tables.

what-if-command-not-held = { $name } lässt sich nicht am Turniertisch führen: { $why }.
what-if-command-no-change = Keine Änderung ist genannt. Sagen Sie, was anders wäre, etwa --result 3:5=1-0, --bye 12@4=half, --withdraw 7@3, --enter 9@2, --system dubov-2026 oder --rounds 9.
what-if-command-as-it-stands = wie es steht: { $code }
what-if-command-rounds-needed = { $name } gibt die Zahl der Runden nicht an, von der die Auslosung der letzten Runden abhängt. Ergänzen Sie --rounds N.
what-if-command-numbers = Die Nummern sind die der Startliste; es gibt { $n }.
what-if-command-systems = Es gibt { $list } und { $last }.
what-if-command-nothing = nichts soll anders sein; nennen Sie eine Änderung
what-if-command-unknown-player = es gibt keinen Spieler { $player }
what-if-command-unknown-round = Runde { $round } hat noch keine Bretter; die Runden 1 bis { $paired } haben welche
what-if-command-unknown-board = Runde { $round } hat kein Brett { $board }; sie hat { $boards }
what-if-command-beyond = es gibt keine Runde { $round }; das Turnier hat { $rounds }
what-if-command-unknown-system = { $code } ist kein Auslosungssystem
what-if-command-fewer-rounds = { $paired } Runden sind schon ausgelost, es können also nicht { $rounds } sein
what-if-command-unknown-tie-break = { $name } ist keine Feinwertung
what-if-command-paper = weder Paarungen noch Rangliste hängen von dieser Einstellung ab
what-if-command-unreadable = '{ $text }' ist nicht lesbar; schreiben Sie { $form }
what-if-command-form-result = RUNDE:BRETT=RESULTAT, etwa 3:5=1-0, 3:5=1/2, 3:5=+- oder 3:5=none
what-if-command-form-bye = NUMMER@RUNDE=BYE, etwa 12@4=half; full, half, zero oder none
what-if-command-form-withdraw = NUMMER@RUNDE, etwa 7@3: die letzte Runde, die dieser Spieler spielt
what-if-command-form-enter = NUMMER@RUNDE, etwa 9@2: die erste Runde, die dieser Spieler spielt
what-if-command-form-system = ein System und seine Ausgabe, etwa dutch-2026, dubov-2026 oder original
what-if-command-form-rounds = die Zahl der Runden, etwa 9
what-if-command-form-tie-breaks = eine Liste, etwa BH/C1,BH,SB
what-if-command-form-acceleration = baku, ssa, ssa_halves, ssa_kept oder none

## progress
## What stands beside a bar while there is much to do.

progress-checking = Prüfung { $bar } { $done }, noch { $time }
progress-generating = Erzeugung { $bar } { $done }, noch { $time }
progress-playing = Läufe { $bar } { $done }, noch { $time }

## generate
## What `ronde generate` says, and what every command says of seeds and folders.

generate-seed = Startwert { $seed }
generate-seeds = Startwerte { $first } bis { $last }
generate-no-seed = es konnte kein Startwert gezogen werden: { $error }. Geben Sie einen mit --seed an.
generate-of-seed = Startwert { $seed }: { $what }
generate-seeds-too-high = die Startwerte gingen über die grösste Zahl hinaus. Wählen Sie ein kleineres --seed.
generate-no-folder = der Ordner { $name } konnte nicht angelegt werden: { $error }.
generate-ended-early = das Turnier endet vor Runde { $round }: { $why }
generate-drawn-again = { $times } Mal neu erzeugt, weil eine Runde nicht ausgelost werden konnte; weniger Runden oder Absenzen würden helfen
generate-baku-with-other-points = die Baku-Beschleunigung ist für einen Sieg gemacht, der zwei Remis wert ist, und eine Niederlage, die nichts wert ist (C.04.7:1.1)
generate-too-few-players = ein Turnier braucht mindestens zwei Spieler
generate-ratings-and-players = { $players } Spieler können nicht { $ratings } Wertungszahlen haben; lassen Sie eine der Angaben weg
generate-ratings-reversed = die tiefste Wertungszahl, { $lowest }, liegt über der höchsten, { $highest }
generate-number-of-rounds = die Zahl der Runden muss zwischen 1 und { $most } liegen
generate-draw-percentage = der Prozentsatz der Remis muss zwischen 0 und 100 liegen
generate-ratings-needed = { $system } lost nach Wertungszahlen aus, niemand kann also ohne sein
generate-no-first-round = Runde 1 kann nicht ausgelost werden: { $why }
generate-point-system = schreiben Sie die Punkte für Sieg, Remis und Niederlage, etwa 3/1/0 oder 1/0.5/0
generate-groups = schreiben Sie Gruppen mal Spieler, etwa 2x3
generate-rate = keine Häufigkeit; schreiben Sie 20 oder 1/20 für eines von zwanzig, 5% für dasselbe, 0 für nie

## simulate
## What `ronde simulate` says besides its tables.

simulate-system = es gibt { $list }
simulate-written = geschrieben: { $name }
simulate-not-declared = die Zahl der Runden ist nicht angegeben. Sagen Sie es mit --rounds, etwa --rounds 9.
simulate-too-few-players = weniger als zwei Spieler nehmen teil.
simulate-nothing-played = noch keine Runde ist gespielt.
simulate-fixed = die Paarungen standen von vornherein fest, Farben und Gegner haben also nichts mit Zufall zu tun.
simulate-stopped = angehalten.
simulate-planned = das geplante Turnier
simulate-planned-name = { $players }, { $rounds }
simulate-players = { $n } Spieler
simulate-tie-breaks = Feinwertungen: { $list }
simulate-no-teams = { $name } ist ein Schweizer-System-Turnier für Mannschaften, das sich noch nicht weiterspielen lässt. Einzel- und Rundenturniere schon.
simulate-no-cup = ein Cup lässt sich nicht weiterspielen: unentschiedene Wettkämpfe brauchen einen Stichkampf. Rundenturniere und Turniere nach Schweizer System schon.
simulate-which-event = sagen Sie, welches Turnier: eine Datei, oder --players und --rounds für ein geplantes.
simulate-how-many-rounds = sagen Sie, wie viele Runden: --rounds 9, oder --rounds 7,9,11.
simulate-nothing-to-compare = ein Spielplan hat nichts zu vergleichen. Nennen Sie Systeme mit --compare, etwa dutch-2026,dubov-2026.
simulate-too-many = { $n } Varianten sind mehr, als eine Tabelle fasst; höchstens { $most } gehen.
simulate-no-virtual-points = das Turnier hat keine eigenen virtuellen Punkte (Satz 250), `explicit` bedeutet also nichts.

## schedule-command
## What `ronde schedule` prints: rounds, draws, remarkable numbers, comparisons.

schedule-command-no-picture = Bilder gibt es nur von Cups und von den bemerkenswerten Zahlen. Drucken Sie dies als Text, CSV oder JSON.
schedule-command-decision = schreiben Sie Wettkampf=Nummer, etwa 5=12 für Nummer 12 im Wettkampf 5
schedule-command-two-numbers = schreiben Sie zwei Nummern, etwa 3,5
schedule-command-dispensation = schreiben Sie Nummer=Runden, etwa 1=2 für Nummer 1 und zwei Runden
schedule-command-teams-times-players = schreiben Sie Mannschaften mal Spieler, etwa 17x8
schedule-command-how-many = sagen Sie mit { $option }, wie viele spielen, oder mit --names, wer spielt.
schedule-command-teams-and-players = --teams und --players
schedule-command-team-size = sagen Sie mit --players, wie viele Spieler eine Mannschaft hat, oder nennen Sie sie.
schedule-command-from-one = Nummern beginnen mit 1.
schedule-command-unequal-teams = { $name } hat { $other } Spieler, die erste Mannschaft { $size }. Alle Mannschaften brauchen gleich viele; schreiben Sie auch für ein leeres Brett eine Zeile.
schedule-command-meeting = Runde { $round }: { $white } – { $black }
schedule-command-white-against = Runde { $round }: Weiss gegen { $other }
schedule-command-black-against = Runde { $round }: Schwarz gegen { $other }
schedule-command-rests-in = Runde { $round }: spielt nicht
schedule-command-round = Runde { $n }
schedule-command-round-of-stage = Runde { $n } ({ $stage })
schedule-command-round-of-cup = Runde { $n }: { $stage }
schedule-command-stage-only = Runde
schedule-command-stage-groups = Gruppen
schedule-command-stage-finals = Finalrunden
schedule-command-stage-preliminary = Vorrunde
schedule-command-stage-final = Final
schedule-command-stage-semi-finals = Halbfinal
schedule-command-stage-quarter-finals = Viertelfinal
schedule-command-stage-last = die letzten { $n }
schedule-command-winner = Sieger von { $n }
schedule-command-loser = Verlierer von { $n }
schedule-command-places = Plätze { $best } bis { $worst }
schedule-command-rests = spielt nicht: { $who }
schedule-command-without-game = ohne Partie: { $who }
schedule-command-and-more = { $n ->
    [one] { $list } und { $n } weiterer
   *[other] { $list } und { $n } weitere
}
schedule-command-players = { $n } Spieler
schedule-command-teams-of = { $n } Mannschaften zu { $size }
schedule-command-facts = { $seats }, { $rounds } Runden; der Erstgenannte hat Weiss
schedule-command-facts-cup = { $seats }; { $rounds } Runden, { $matches } Wettkämpfe
schedule-command-facts-cup-legs = { $seats }; { $rounds } Runden, { $matches } Wettkämpfe über { $legs } Partien
schedule-command-who-take = { $seats }, die { $places } Plätze belegen
schedule-command-facts-molter = { $seats }, { $rounds } Runden, { $boards } Bretter, Startwert { $seed }
schedule-command-facts-berlin = { $seats }, { $rounds } Runden; Gruppen { $groups }
schedule-command-berlin-finals = In den Finalrunden ist A2 der Zweite der Gruppe A
schedule-command-played-out = { $title }: alles ist gespielt
schedule-command-agrees = { $n ->
    [0] { $name }: noch nichts ist ausgelost ({ $recipe })
    [one] { $name }: { $n } Runde stimmt mit dem Spielplan überein ({ $recipe })
   *[other] { $name }: alle { $n } Runden stimmen mit dem Spielplan überein ({ $recipe })
}
schedule-command-differs = { $name }: weicht vom Spielplan ab ({ $recipe })
schedule-command-no-such-round = Runde { $round }: der Spielplan hat keine solche Runde
schedule-command-colours-reversed = Runde { $round }: richtige Paare, Farben vertauscht
schedule-command-other-pairs = Runde { $round }: andere Paare
schedule-command-as-scheduled = nach Spielplan
schedule-command-no-round = nach seinem Spielplan hat { $name } keine Runde { $round }.
schedule-command-numbers-reversed = --from { $from } liegt über --to { $to }. Geben Sie die kleinere Zahl zuerst an.
schedule-command-numbers-form = die Zahlen werden als Text, CSV (--csv) oder Bild (--svg) gedruckt.
schedule-command-numbers-title = Runden für eine Zahl von Spielern
schedule-command-head-players = Spieler
schedule-command-head-least = Schweizer, min.
schedule-command-head-most = Schweizer, max.
schedule-command-head-single = Rundenturnier
schedule-command-head-double = doppelt
schedule-command-numbers-none = –: die Hälfte der Spieler ist weniger als die kleinste Zahl; spielen Sie ein Rundenturnier
schedule-command-team-boards = { $teams } Mannschaften zu { $players }: { $boards } Bretter
schedule-command-berlin-weights = Berlin: ein Punkt zählt
schedule-command-on-board = am Brett { $board }: { $weight }
schedule-command-draw-form = das Protokoll einer Auslosung wird als Text oder CSV gedruckt; mit --trf erhalten Sie das Turnier.
schedule-command-draw-title = Auslosung von { $n } Nummern, Startwert { $seed }
schedule-command-draws = { $who }: zieht { $number }
schedule-command-takes-and-draws = { $who }: nimmt Umschlag { $envelope }, zieht { $number }
schedule-command-nobody-late = In den letzten drei Runden spielt niemand gegen Landsleute.
schedule-command-some-late = Kontingente wurden geteilt. In den letzten drei Runden treffen aufeinander:
schedule-command-meet-late = { $one } und { $other } in Runde { $round }
schedule-command-kind-robin = Rundenturnier (Berger)
schedule-command-kind-rutsch = Rundenturnier (Rütsch)
schedule-command-kind-team-robin = Mannschafts-Rundenturnier (Berger)
schedule-command-kind-team-rutsch = Mannschafts-Rundenturnier (Rütsch)
schedule-command-kind-scheveningen = Scheveninger System
schedule-command-kind-schiller = Schiller-System
schedule-command-kind-berlin = Berliner System
schedule-command-kind-team-berlin = Berliner System für Mannschaften
schedule-command-kind-molter = Molter-System
schedule-command-kind-cup = Cup
schedule-command-kind-team-cup = Mannschaftscup

## standings
## What `ronde standings` says of rules and options.

standings-no-round = { $n ->
    [one] { $name } hat { $n } Runde, es gibt also keine Rangliste nach Runde { $round }.
   *[other] { $name } hat { $n } Runden, es gibt also keine Rangliste nach Runde { $round }.
}
standings-no-teams = { $name } enthält keine Mannschaften (Sätze 310 oder 013). Lassen Sie --contest teams weg.
standings-no-such-lot = --lots nennt { $number }, den es nicht gibt.
standings-not-this-list = --tie-breaks: { $why }.
standings-not-this-list-but-teams = --tie-breaks: { $why }; eine Rangliste der Mannschaften gibt --contest teams.
standings-rules = Regeln von { $year } ({ $by }), { $form }; Feinwertungen: { $list }
standings-form-swiss = Schweizer System
standings-form-predetermined = Paarungen im Voraus festgelegt
standings-by-option = nach der Option
standings-by-file = nach der Datei
standings-by-date = nach dem Datum { $date }
standings-in-force = in Kraft
standings-by-article = nach Artikel F10
standings-by-form = nach der Turnierform
standings-by-nothing = keine sind angegeben, Punktgleiche teilen also den Rang
standings-no-needs = Niemand kann sagen, was nötig ist: { $why }. --needs handelt von der letzten ausgelosten Runde, während sie gespielt wird.
standings-plays = Läufe der offenen Partien mit Startwert { $seed }
standings-prizes-unread = --prizes ist nicht lesbar. Schreiben Sie all:1000,600,400;women:500,100 mit Beträgen wie 500 oder 12.50.
standings-prizes-or-unit-unread = --prizes oder --unit ist nicht lesbar. Schreiben Sie all:1000,600,400;women:500,100 mit Beträgen wie 500 oder 12.50.
standings-category = schreiben Sie women, men, U18, S60, 1800-1999, unrated, fed=NED, title=FM oder club=NAME
standings-no-player = es gibt keinen Spieler mit der Nummer { $number }. --why und --needs nehmen die Nummer der Startliste (Spalte `number`), die { $most } hat.
standings-no-team = es gibt keine Mannschaft mit der Nummer { $number }. --why und --needs nehmen die Nummer der Startliste (Spalte `number`), die { $most } hat.

## medal
## The table of medals.

medal-title = Medaillen nach Verbänden: alle und Frauen
medal-gold = Gold
medal-silver = Silber
medal-bronze = Bronze
medal-total = Total

## rate
## What `ronde rate` and `ronde norms` say of their options.

rate-earlier-twice = --earlier: { $name } ist zweimal da, und die Partien würden doppelt zählen.
rate-earlier-only-swiss = --earlier zählt für eine erste Wertungszahl des Schweizer Verbandes: sagen Sie --federation SUI.
rate-k-follows = K folgt aus Elo und Geburtsjahr; wer neu auf der Liste ist, wird mit --new genannt, ein veröffentlichtes K mit --k.
rate-no-date = Die Datei hat kein Datum, also zählt niemand als Junior.
rate-no-birth = Ohne Geburtsjahr, also nicht als Junioren gezählt: { $who }.
rate-not-k = --k: «{ $text }» ist nicht lesbar. Schreiben Sie ein K für alle, etwa 20, oder 4=10,7=40 für die Spieler 4 und 7; K liegt zwischen 1 und 100.
rate-no-player = { $option }: es gibt keinen Spieler mit der Nummer { $number }. Nehmen Sie die Nummer der Startliste, die { $n } Spieler hat.
rate-rating-of = { $rating } von Spieler { $who }
rate-impossible = { $name } hat Wertungszahlen, die nicht sein können: { $list }. Keine Liste hatte je eine über { $highest }, und die Änderungen der Gegner wären ebenfalls falsch. Berichtigen Sie die Datei.

## report-command
## What `ronde report` says besides its papers.

report-command-to-write = Um ihn zu schreiben: ronde convert { $name } report.trf --to { $form }
report-command-not-for-screen = eine dBASE-Datei ist nichts für den Bildschirm. Nennen Sie eine Datei: -o report.dbf.
report-command-no-round = in der Datei gibt es keine Runde { $round }; sie hat { $n }.
report-command-no-date = { $name } hat kein Datum (Sätze 042 und 052), das der Kopf der Datei braucht. Schreiben Sie den ersten und den letzten Tag.
report-command-no-rated-opponent = { $who }: weggelassen, keine Partie gegen einen Gegner mit Elo
report-command-no-fide-number = { $who }: { $text } ist keine FIDE-Nummer und wird weggelassen
report-command-no-birthday = { $who }: neue Spieler brauchen das Geburtsdatum, das fehlt
report-command-no-sex = { $who }: bei neuen Spielern fehlt das Geschlecht
report-command-too-long = { $who }: { $text } hat mehr als { $n } Zeichen und wird gekürzt
report-command-no-letter = { $who }: Buchstaben, die dBASE nicht aufnehmen kann, sind durch ? ersetzt
report-command-damaged = { $name } ist beschädigt: { $why }. `ronde verify { $name }` sagt alles, was nicht stimmt.
report-command-which-folder = nennen Sie den Ordner, der zu schreiben ist: -o ORDNER.
report-command-site-written = { $name }: { $changed } Dateien geschrieben, { $same } unverändert, { $removed } entfernt
report-command-form-unknown = der Name { $name } sagt nicht, in welcher Form zu schreiben ist. Er soll auf .html, .pdf, .txt, .csv, .xlsx oder .json enden, oder sagen Sie es mit --form.
report-command-no-browser = ein PDF braucht Chromium, Chrome oder Edge, und keiner ist hier zu finden. Installieren Sie einen, oder nennen Sie ihn in { $variable }. { $otherwise }
report-command-otherwise = Schreiben Sie es stattdessen als .html, öffnen Sie das in einem beliebigen Browser, und drucken Sie es dort.
report-command-no-room = kein Ordner zum Drucken: { $error }.
report-command-not-printed = { $name } hat nicht gedruckt: { $why }. { $otherwise }
report-command-wrote-nothing = es wurde nichts geschrieben
report-command-not-done = nach { $n } Sekunden war er nicht fertig

## convert
## What `ronde convert` says of problems, losses and numbers.

convert-strict = nach { $target } wurde nichts geschrieben: { $why }, und --strict lässt nichts davon zu. Berichtigen Sie die Datei, oder lassen Sie --strict weg.
convert-problems-in = { $tally } in { $name }
convert-cannot-hold = { $n ->
    [one] { $n } Angabe, die { $form } nicht aufnehmen kann
   *[other] { $n } Angaben, die { $form } nicht aufnehmen kann
}
convert-first-shown = Die ersten { $n } sind gezeigt; `ronde inspect --all` zeigt mehr.
convert-no-name = die Standardausgabe hat keinen Namen, der das Format verrät. Sagen Sie es mit --to, etwa --to trf26 oder --to json.
convert-form-unknown = der Name { $name } sagt nicht, in welchem Format zu schreiben ist. Er soll auf .trf oder .json enden, oder sagen Sie es mit --to.
convert-estimate-unread = «{ $text }» ist nicht lesbar. Schreiben Sie die Nummer eines Spielers und eine Wertungszahl bis { $highest } mit ihrer Quelle, etwa "7=1850 Klubliste", oder einen Wert einer anderen Skala ({ $scales }), etwa "7=INGO 120"
convert-has-rating = --estimate: Nummer { $number } hat die Wertungszahl { $rating }, und eine Schätzung ist für jene ohne.
convert-renumbered = { $n ->
    [one] Anfangsliste: { $moved } von { $n } Spieler hat eine andere Nummer
   *[other] Anfangsliste: { $moved } von { $n } Spielern haben eine andere Nummer
}
convert-too-late = { $n ->
    [one] { $name } hat schon { $n } Runde, die nach den damaligen Nummern ausgelost ist. Vergeben Sie neue Nummern vor { $before }, oder lassen Sie --initial-list weg.
   *[other] { $name } hat schon { $n } Runden, die nach den damaligen Nummern ausgelost sind. Vergeben Sie neue Nummern vor { $before }, oder lassen Sie --initial-list weg.
}
convert-before-round = der Auslosung der Runde { $n } (C.04.4.1:1.2.2)
convert-before-first = Runde 1

## inspect
## The page of `ronde inspect`.

inspect-strict = { $name } hat { $tally }, und --strict lässt nichts davon zu.
inspect-more = { $n ->
    [one] { $n } weiteres zeigt --all.
   *[other] { $n } weitere zeigt --all.
}
inspect-no-name = Ein Turnier ohne Namen
inspect-dates = { $first } bis { $last }
inspect-from = ab { $first }
inspect-until = bis { $last }
inspect-row-file = Datei
inspect-row-system = System
inspect-row-rounds = Runden
inspect-row-players = Spieler
inspect-row-titles = Titel
inspect-row-federations = Verbände
inspect-row-teams = Mannschaften
inspect-row-points = Punkte
inspect-row-not-played = Nicht gespielt
inspect-row-acceleration = Beschleunigung
inspect-row-forbidden = Verboten
inspect-row-special = Besonderes
inspect-row-time-control = Bedenkzeit
inspect-row-arbiters = Schiedsrichter
inspect-row-tie-breaks = Feinwertungen
inspect-row-paired-by = Ausgelost mit
inspect-json-form = { $name }, JSON-Form von Ronde
inspect-member = { $name }, darin { $member }
inspect-not-understood = { $what }; { $n } Bytes davon sind nicht verstanden
inspect-in-windows-1252 = { $what }, in Windows-1252
inspect-in-utf-16 = { $what }, in UTF-16
inspect-paired-of = { $n } von { $all } ausgelost
inspect-paired = { $n } ausgelost, Zahl der Runden nicht angegeben
inspect-players = { $all } ({ $rated } mit Elo, { $unrated } ohne Elo)
inspect-late = { $what }, { $n } verspätet
inspect-withdrawn = { $what }, { $n } zurückgetreten
inspect-and-more = { $n ->
    [one] { $list } und { $n } weiterer
   *[other] { $list } und { $n } weitere
}
inspect-win = Sieg { $points }
inspect-draw = Remis { $points }
inspect-loss = Niederlage { $points }
inspect-black-win = Sieg mit Schwarz { $points }
inspect-black-draw = Remis mit Schwarz { $points }
inspect-black-loss = Niederlage mit Schwarz { $points }
inspect-forfeit-win = Forfaitsieg { $points }
inspect-forfeit-loss = Forfaitniederlage { $points }
inspect-pairing-bye = spielfrei { $points }
inspect-full-bye = Bye mit 1 Punkt { $points }
inspect-half-bye = Bye mit ½ Punkt { $points }
inspect-zero-bye = Bye mit 0 Punkten { $points }
inspect-unknown-result = unbekanntes Resultat { $points }
inspect-pairing-byes = { $n ->
    [one] { $n } Freilos
   *[other] { $n } Freilose
}
inspect-full-byes = { $n ->
    [one] { $n } Bye mit 1 Punkt
   *[other] { $n } Byes mit 1 Punkt
}
inspect-half-byes = { $n ->
    [one] { $n } Bye mit ½ Punkt
   *[other] { $n } Byes mit ½ Punkt
}
inspect-zero-byes = { $n ->
    [one] { $n } Bye mit 0 Punkten
   *[other] { $n } Byes mit 0 Punkten
}
inspect-forfeits = { $n ->
    [one] { $n } Forfait
   *[other] { $n } Forfaits
}
inspect-double-forfeits = { $n ->
    [one] { $n } doppeltes Forfait
   *[other] { $n } doppelte Forfaits
}
inspect-adjourned = { $n ->
    [one] { $n } Hängepartie
   *[other] { $n } Hängepartien
}
inspect-virtual-points = { $n ->
    [one] { $n } Satz mit virtuellen Punkten
   *[other] { $n } Sätze mit virtuellen Punkten
}
inspect-forbidden = { $n ->
    [one] { $n } Gruppe von Spielern, die nicht aufeinandertreffen dürfen
   *[other] { $n } Gruppen von Spielern, die nicht aufeinandertreffen dürfen
}
inspect-abnormal = { $n ->
    [one] { $n } Satz mit abweichenden Punkten
   *[other] { $n } Sätze mit abweichenden Punkten
}
inspect-leaders = Am meisten Punkte nach Runde { $n }
inspect-level = { $n ->
    [one] und { $n } weiterer mit gleich vielen wie der letzte
   *[other] und { $n } weitere mit gleich vielen wie der letzte
}
inspect-before = Bevor Runde { $n } ausgelost werden kann
inspect-all-paired = Alle angegebenen Runden sind ausgelost
inspect-nothing-missing = nichts fehlt
inspect-all-results = alle Resultate sind da
inspect-byes-known = bekannte Byes für Runde { $n }: { $list }
inspect-known-full = { $n } mit 1 Punkt
inspect-known-half = { $n } mit ½ Punkt
inspect-known-zero = { $n } mit 0 Punkten
inspect-missing-players = es gibt weniger als zwei Spieler
inspect-missing-rounds = die Zahl der Runden ist nicht angegeben: welche Runde die letzte ist, entscheidet über Paarungen (Satz 142 von TRF26, XXR von JaVaFo)
inspect-missing-system = kein System ist angegeben (Satz 192 von TRF26), es ist also beim Auslosen zu wählen
inspect-missing-colour = die ausgeloste Farbe des ersten Spielers ist nicht angegeben (Satz 152 von TRF26, XXC von JaVaFo)
inspect-missing-pairing = Runde { $n } hat keine Partien, aber eine spätere hat welche
inspect-missing-results = { $n ->
    [one] { $n } Resultat der Runde { $round } fehlt: { $list }
   *[other] { $n } Resultate der Runde { $round } fehlen: { $list }
}
inspect-more-games = { $list }; und { $n } weitere
inspect-of-fide = FIDE, { $system }
inspect-edition-by-last-day = { $system }, Ausgabe { $year } nach dem letzten Tag
inspect-edition-by-first-day = { $system }, Ausgabe { $year } nach dem ersten Tag
inspect-edition-not-said = { $system }, Ausgabe nicht gesagt
inspect-two-categories = { $rules }, durchgehend beschleunigt: zwei Kategorien in einer
inspect-unknown-code = ein Code, den Ronde nicht kennt
inspect-not-declared = nicht angegeben
inspect-in-words = nicht mit einem Code angegeben; in Worten: { $text }

## code
## What the codes of tournaments mean that Ronde does not pair by (ETT26).

code-dutch = FIDE, holländisches System
code-double-swiss = FIDE, doppeltes Schweizer System
code-own-swiss = ein eigenes Schweizer System
code-own-double-swiss = ein eigenes doppeltes Schweizer System
code-robin = Rundenturnier nach den Berger-Tabellen
code-double-robin = doppelrundiges Turnier nach den Berger-Tabellen
code-own-robin = ein eigenes Rundenturnier
code-schiller = Schiller-System
code-own-schiller = ein eigenes Schiller-System
code-scheveningen = Scheveninger System
code-double-scheveningen = doppeltes Scheveninger System
code-own-scheveningen = ein eigenes Scheveninger System
code-knock-out = K.-o.-System
code-team-robin = Rundenturnier für Mannschaften
code-double-team-robin = doppelrundiges Turnier für Mannschaften
code-team-swiss = FIDE, Schweizer System für Mannschaften
code-own-team-swiss = ein eigenes Schweizer System für Mannschaften
code-own-team-robin = ein eigenes Rundenturnier für Mannschaften
code-team-knock-out = K.-o.-System für Mannschaften

## rating
## What the tables of ratings, norms and reports to federations say.

rating-fide-title = Änderungen der FIDE-Elo (B.02:8)
rating-fide-games = Partien, die für die FIDE-Elo zählen
rating-swiss-title = Änderungen der Wertungszahlen des Schweizer Verbandes
rating-swiss-games = Partien, die für die Wertungszahlen des Schweizer Verbandes zählen
rating-both-title = Bericht für beide Elo-Listen
rating-only-event = «Neu» ist die Elo, wenn dies das einzige Turnier seiner Periode wäre.
rating-all-capped = Differenzen über 400 Punkte zählen als 400 (B.02:8.3.1 bis 30. September 2025).
rating-below-2650-capped = Differenzen über 400 Punkte zählen für Spieler unter 2650 als 400 (B.02:8.3.1 ab 1. Oktober 2025).
rating-below-floor = unter der Untergrenze von { $floor }: ohne Elo geführt (B.02:7.1.4)
rating-no-game = keine Partie, die zählt
rating-first = erste Elo: { $sum } / { $opponents } mit zwei Remis gegen 1800, { $percent } % ergibt { $difference }: { $computed }
rating-first-capped = { $first }, höchstens { $most }
rating-too-few-rated = keine erste Elo: { $games } von { $needed } Partien gegen Gegner mit Elo
rating-no-points = keine erste Elo: null Punkte bleiben unberücksichtigt (B.02:7.1.4)
rating-first-below-floor = keine erste Elo: { $computed } liegt unter der Untergrenze von { $floor }
rating-fide-sum = K { $k } × { $gain } = { $product }, gerundet { $rounded }: { $before } → { $after }
rating-swiss-records = Die Wertungszahlen sind die der SUI-Sätze der Datei; Gegner ohne zählen mit der FIDE-Elo, einer vom Verband anerkannten Liste (3.2).
rating-swiss-starting-list = Die Datei hat keine Wertungszahlen in SUI-Sätzen, also gelten die der Startliste (Spalten 49 bis 52). Sind es jene der FIDE, wird der Verband anderes berechnen.
rating-swiss-formula = Die Tabelle des Artikels 9 ist nicht bekannt; die Formel der Kurve steht dafür.
rating-with-earlier = { $first }; mit Partien früherer Turniere: { $list }
rating-earlier = { $n } von { $event }, Punkte { $score }
rating-swiss-least = erste Wertungszahl: die kleinste, die es gibt (3.1)
rating-swiss-first = erste Wertungszahl: diese Partien würden sie nicht ändern (3.3)
rating-swiss-too-few = keine erste Wertungszahl: { $games } von { $needed } Partien, die zählen (3.1)
rating-swiss-all-won = keine erste Wertungszahl: alle Partien sind gewonnen, und keine Wertungszahl bliebe dabei gleich (3.3)
rating-performance-table = Performance { $rating }: Gegnerschnitt { $average }, { $percent } % ergibt { $difference } (B.02:8.1.1)
rating-performance-350 = Performance { $rating }: nach der 350-Punkte-Regel
rating-performance-linear = Performance { $rating }: mit 400 Punkten pro Partie
rating-performance-perfect = Performance { $rating }: perfekt (C.07:10.3)
rating-performance-unchanged = Performance { $rating }: diese Partien würden sie nicht ändern (ssb-course:3.3)
rating-head-350 = Perf. 350
rating-head-linear = Linear
rating-head-perfect = Perfekt
rating-head-unchanged = Unverändert
rating-head-for-a-win = Für Sieg
rating-head-sex = Geschl.
rating-head-born = Geb.
rating-head-fide-number = FIDE-Nr.
rating-head-national-number = Nationale Nr.
rating-head-club = Klub
rating-head-national = National
rating-white = weiss
rating-black = schwarz
rating-norms-title = Normen (B.01:1.4)
rating-norms-of = Normen von { $who } (B.01:1.4)
rating-beyond = Hier nicht beurteilt, weil keine Turnierdatei es zeigt: die Titel der Schiedsrichter, die Anmeldung, die Spielzeiten und die Regeln über mehrere Normen (27 Partien).
rating-no-norm = Keine Norm wurde erzielt, und keine ist in Reichweite.
rating-to-come = Noch nötig: die nötigen Punkte und der Gegnerschnitt, den es dafür braucht; die wenigsten Punkte … alle Punkte. --player zeigt jede Punktzahl.
rating-exempt = Von den Regeln über Verbände befreit (1.4.3); mindestens eine Norm eines Antrags muss ohne das erzielt sein.
rating-eight-games = Acht Partien genügen, wenn eine von neun Runden kampflos gewonnen wurde, einmal pro Antrag (1.4.1).
rating-highest-title = { $who } hat den höchsten Titel schon.
rating-norm-sum = { $level }: { $verdict }; { $counted } von { $games } Partien zählen, { $points } Punkte, Gegnerschnitt { $average }, Performance { $performance }
rating-raised = { $level }: { $who } zählt { $floor }, die Untergrenze (1.4.6)
rating-needed = { $level }: aus den kommenden Partien nötig: { $score }
rating-must-average = { $level }: mit { $score } der kommenden Partien brauchen die Gegner einen Schnitt von { $average }
rating-no-norm-made = Keine Norm wurde erzielt.
rating-certificates = Angaben für Normbestätigungen
rating-certificate-games = Partien der Normbestätigungen
rating-head-event = Turnier
rating-head-city = Ort
rating-head-held-in = Land
rating-head-from = Von
rating-head-to = Bis
rating-head-system = System
rating-head-time-control = Bedenkzeit
rating-head-chief-arbiter = Hauptschiedsrichter
rating-head-federations = Verbände der Gegner
rating-head-titles = Titel der Gegner
rating-head-unrated = Ohne Elo
rating-refused = abgelehnt
rating-doubtful = zweifelhaft
rating-complete = Der Bericht ist vollständig.
rating-can-be-sent = Der Bericht kann gesendet werden; { $n } anzuschauen.
rating-sent-back = Der Bericht käme zurück: { $n } zu berichtigen.
rating-submission-title = ist der Bericht vollständig?
rating-head-weight = Gewicht
rating-head-where = Wo
rating-head-what = Was

## loss
## What a format cannot hold.

loss-line = verloren: { $what }
loss-no-place = das Format hat keinen Platz für: { $what }; weggelassen: { $n }
loss-altered-of = { $what } von Nummer { $of }: '{ $text }' passt nicht in die Spalten
loss-altered = { $what }: '{ $text }' passt nicht in die Spalten
loss-numbers-too-high = für Nummern über { $most } gibt es keine Spalten; weggelassene { $what }: { $n }
loss-point-system = das Format kann das Punktesystem nicht ganz ausdrücken; geschrieben ist das nächste
loss-absences-as-byes = Nachmeldungen und Rücktritte sind als Byes mit 0 Punkten geschrieben: { $n }
loss-byes-as-results = Byes, die als Resultate ohne Gegner geschrieben sind: { $n }
loss-more = { $n } weitere Angaben passen nicht
loss-unrated-as-rated = Resultate nicht gewerteter Partien, die wie andere geschrieben sind: { $n }

## lost
## Names of what a format cannot hold.

lost-round = Runde
lost-number = Nummer
lost-match-points = Mannschaftspunkte
lost-team = Mannschaft
lost-points = Punkte
lost-game-points = Brettpunkte
lost-virtual-points = virtuelle Punkte
lost-orders-by-rank = Reihenfolgen nach Rang
lost-opposing-team = gegnerische Mannschaft
lost-nickname-of-the-team = Kurzname der Mannschaft
lost-name-of-the-team = Name der Mannschaft
lost-federation = Verband
lost-date-of-birth = Geburtsdatum
lost-date-of-a-round = Datum einer Runde
lost-virtual-points-of-teams = virtuelle Punkte von Mannschaften
lost-virtual-points-of-participants-of-the-other-kind = virtuelle Punkte von Teilnehmenden der anderen Art
lost-title = Titel
lost-teams = Mannschaften
lost-players = Spieler
lost-tables-of-match-points = Tabellen der Mannschaftspunkte
lost-symbol = Zeichen
lost-strength-of-the-team = Stärke der Mannschaft
lost-source-of-the-estimate = Quelle der Schätzung
lost-rows-of-team-results = Zeilen mit Mannschaftsresultaten
lost-rating = Elo
lost-rank = Rang
lost-rank-of-the-team = Rang der Mannschaft
lost-player = Spieler
lost-patterns-of-board-colours = Farbmuster der Bretter
lost-pairing-controllers = Auslosungsprogramme
lost-origin = Herkunft
lost-numbers-nicknames-strengths-points-and-ranks-of-teams = Nummern, Kurznamen, Stärken, Punkte und Ränge von Mannschaften
lost-number-of-the-team = Nummer der Mannschaft
lost-national-title = nationaler Titel
lost-national-records = nationale Sätze
lost-national-rating = nationale Wertungszahl
lost-national-number = nationale Nummer
lost-national-name = nationaler Name
lost-name = Name
lost-methods-of-ranking = Arten der Reihung
lost-method-of-ranking = Art der Reihung
lost-member = Mitglied
lost-line-ups-of-teams = Mannschaftsaufstellungen
lost-league = Liga
lost-initial-colours = Anfangsfarben
lost-forfeited-matches = Forfaitwettkämpfe
lost-forbidden-pairs-of-this-kind = verbotene Paarungen dieser Art
lost-encoded-types-of-tournament = codierte Turnierarten
lost-encoded-time-controls = codierte Bedenkzeiten
lost-director = Turnierleiter
lost-declared-numbers-of-rounds = angegebene Rundenzahlen
lost-byes-of-teams = Byes von Mannschaften
lost-byes-of-participants-of-the-other-kind = Byes von Teilnehmenden der anderen Art
lost-byes-announced-for-other-rounds-than-those-to-come = Byes, die für andere als kommende Runden angekündigt sind
lost-abnormal-points = abweichende Punkte
lost-abnormal-points-of-participants-of-the-other-kind = abweichende Punkte von Teilnehmenden der anderen Art
lost-fide-number = FIDE-Nummer
lost-forbidden-pair = verbotene Paarung
lost-name-of-the-event = Name der Veranstaltung
lost-city = Ort
lost-first-day = erster Tag
lost-last-day = letzter Tag
lost-number-of-players = Zahl der Spieler
lost-number-of-rated-players = Zahl der Spieler mit Elo
lost-number-of-teams = Zahl der Mannschaften
lost-type-of-tournament = Turnierart
lost-chief-arbiter = Hauptschiedsrichter
lost-time-control = Bedenkzeit
lost-deputy-arbiter = stellvertretender Schiedsrichter
lost-number-of-rounds = Zahl der Runden
lost-initial-colour = Anfangsfarbe
lost-pairing-controller = Auslosungsprogramm
lost-tie-breaks = Feinwertungen
lost-order-of-the-standings = Reihenfolge der Rangliste
lost-colours-of-the-boards = Farben der Bretter
lost-options = Optionen

## api
## Why a call was not done: one sentence for each refusal of the server itself.

api-fault = Das ist ein Fehler von Ronde.
api-fault-safe = Das ist ein Fehler von Ronde. Was vorher eingegeben wurde, steht sicher im Journal.
api-no-such-call = Diesen Aufruf gibt es nicht.
api-other-method = Dieser Aufruf verlangt eine andere Methode.
api-many-ask = Im Moment fragen zu viele; versuchen Sie es nochmals.
api-not-expected = Etwas in der Adresse oder im Inhalt ist nicht, was erwartet wurde.
api-no-network = Dieser Rechner ist in keinem Netz.
api-no-port = Kein Port ist frei.
api-not-in-hall = Dieser Rechner ist nicht zum Saal geöffnet.
api-body = { $place } des Inhalts: { $what }.
api-body-too-long = Der Inhalt ist zu lang.
api-cross-site = Das kam von der Seite einer anderen Website und wurde nicht getan.
api-send-json = Senden Sie es als application/json.
api-key = Ein Schlüssel hat höchstens { $n } Bytes und keine Leerzeichen.
api-seen = Nennen Sie in `seen` die Nummer des letzten bekannten Eintrags, damit keine Änderung ungesehen überschrieben wird.
api-desks-own = Diesen Eintrag macht das Programm selbst.
api-token-unknown = Dieses Token ist unbekannt, zurückgenommen oder abgelaufen. Verlangen Sie ein neues.
api-others-send = Im Moment senden andere grosse Dateien; versuchen Sie es nochmals.
api-too-much = So viel wird nur von Schiedsrichtern angenommen: Kommen Sie über Ihren Link herein, oder melden Sie sich an.
api-many-come-in = Im Moment kommen zu viele herein; versuchen Sie es nochmals.
api-too-often = Es gab zu viele Versuche. Warten Sie eine Minute, dann versuchen Sie es nochmals.
api-viewers-change = Zuschauer können nichts ändern.
api-others-undo = Nur Schiedsrichter können Einträge anderer rückgängig machen.
api-arbiters-pair = Nur Schiedsrichter losen aus.
api-arbiters-preview = Nur Schiedsrichter sehen, was ein Eintrag ändern würde.
api-arbiters-state = Nur Schiedsrichter lesen den ganzen Stand.
api-arbiters-files = Nur Schiedsrichter laden Dateien herunter.
api-arbiters-verify = Nur Schiedsrichter prüfen das Journal.
api-arbiters-enter = Nur Schiedsrichter tragen Spieler ein.
api-arbiters-look-up = Nur Schiedsrichter schlagen Spieler nach.
api-arbiters-lists = Nur Schiedsrichter bringen Listen.
api-arbiters-codes = Nur Schiedsrichter sehen die Codes.
api-arbiters-what-if = Nur Schiedsrichter fragen, was wäre wenn.
api-arbiters-odds = Nur Schiedsrichter fragen nach Chancen.
api-arbiters-screens = Bildschirme werden von Schiedsrichtern des Anlasses gesteuert.
api-arbiters-folder = Nur Schiedsrichter sehen, wohin geschrieben wird.
api-owner-folder = Nur der Besitzer nennt einen Ordner.
api-owner-only = Nur der Besitzer dieses Rechners darf das.
api-owner-opens = Nur der Besitzer dieses Rechners öffnet ihn.
api-owner-devices = Nur der Besitzer kann die Geräte des Besitzers abmelden.
api-people-only = Das ist für Personen des Anlasses. Kommen Sie über Ihren Link herein, oder melden Sie sich an.
api-whole-event = Der ganze Anlass ist für den Besitzer und den Hauptschiedsrichter aller seiner Turniere.
api-tokens-by = Tokens machen der Besitzer und der Hauptschiedsrichter.
api-owner-token = Nur der Besitzer macht ein Token des Besitzers.
api-token-looks = Ein Programm braucht zum Zuschauen kein Token und spielt keine Partien.
api-owner-uninvited = Es gibt einen Besitzer, und der braucht keine Einladung.
api-players-by-code = Spieler melden mit dem Code ihres Bretts.
api-everybody-looks = Zuschauen dürfen alle; dazu wird niemand eingeladen.
api-no-such-person = Diese Person gibt es nicht.
api-too-many-people = Ein Anlass hat höchstens { $n } Personen.
api-no-such-device = Dieses Gerät gibt es nicht.
api-code-expired = Dieser Code ist abgelaufen. Verlangen Sie einen neuen.
api-code-unknown = Dieser Code ist unbekannt oder wurde schon auf einem anderen Gerät benutzt. Verlangen Sie einen neuen.
api-login = Name und Passwort passen nicht zusammen. Nach zehn Versuchen müssen Sie warten.
api-password-length = Ein Passwort hat { $least } bis { $most } Zeichen; ein kurzer Satz ist ein gutes.
api-password-wrong = Das ist nicht Ihr Passwort. Wenn Sie es vergessen haben, verlangen Sie einen neuen Code.
api-machine-name = Der Name eines Rechners hat keine Leerzeichen: Er steht unten auf der Seite jedes Anlasses auf jenem Rechner.
api-here-already = Der Anlass ist schon auf diesem Rechner.
api-name-missing = Der Name fehlt.
api-text-long = Der Text, der mit «{ $begin }» beginnt, hat { $count } Zeichen; höchstens { $longest } werden angenommen.
api-invisible = Ein Text enthält das unsichtbare Zeichen U+{ $code }; tippen Sie ihn ohne.
api-tournament-name = Das Turnier hat keinen Namen.
api-no-such-copy = Diese Kopie gibt es nicht.
api-no-such-file = Diese Datei gibt es nicht.
api-no-such-board = Dieses Brett gibt es nicht.
api-no-such-tournament = Dieses Turnier gibt es nicht, oder es ist hier nicht zu sehen.
api-two-players = Nennen Sie in `one` und `other` die Nummern zweier Spieler.
api-scheduled = Ein Spielplan paart diese Runde: Es wurde nichts entschieden.
api-nothing-asked = Es wurde nichts gefragt.
api-side = Sagen Sie, ob Weiss oder Schwarz meldet.
api-list-busy = Es wird schon eine Liste eingelesen.
api-no-lists = Dieser Server führt keine eigenen Listen: Verwenden Sie dort ronde players import.
api-list-not-kept = Die Liste konnte nicht abgelegt werden: { $why }.
api-list-silent = Eine Minute lang kam nichts; senden Sie die Liste nochmals.
api-list-broken = Die Verbindung brach ab; senden Sie die Liste nochmals.
api-list-too-large = Die Datei ist grösser als 1 GB: Das ist keine Elo-Liste.
api-list-empty = Die Datei ist leer.
api-screen-numbers = Bildschirme haben die Nummern 1 bis 99.
api-screen-shows = Ein Bildschirm zeigt etwas: Nennen Sie mindestens eines von `shows`.
api-screen-once = Jedes von `shows` steht einmal.
api-screen-tournaments = Höchstens 50 Turniere auf einem Bildschirm.
api-screen-part = In `part` ist `at` 1 bis `of`.
api-screen-inches = Die Diagonale beträgt 10 bis 400 Zoll.
api-screen-metres = Wer am weitesten weg liest, ist 1 bis 60 Meter entfernt.
api-screen-langs = Eine oder zwei der Sprachen, in denen es die Seiten gibt.
api-screen-seconds = Eine Seite bleibt 5 bis 120 Sekunden.
api-screen-zone = Diese Zeitzone gibt es nicht.
api-no-such-announcement = Diese Durchsage gibt es nicht.

## list
## Why a rating list or a table was not taken. Ends of sentences, without a full stop.

list-unread = sie liess sich nicht lesen: { $why }
list-empty-archive = im Archiv ist keine Liste: entpacken Sie es und wählen Sie die Datei
list-archive = das Archiv ist beschädigt: vielleicht wurde es nicht vollständig heruntergeladen
list-no-source = es ist eine Tabelle und keine Liste der FIDE: sagen Sie, von wem sie ist, etwa --source SUI
list-not-fide = es ist eine Tabelle, und Listen der FIDE sind keine: nennen Sie ihre Herkunft, etwa --source SUI
list-bad-source = «{ $text }» kann keine Herkunft benennen: nehmen Sie bis zu 40 Buchstaben, Ziffern und Bindestriche, etwa SUI
list-mostly-broken = lesbare Einträge: { $players }, unlesbare Zeilen: { $broken }; das ist keine Elo-Liste
list-first-broken = lesbare Einträge: { $players }, unlesbare Zeilen: { $broken } (Zeile { $line }: { $why }); das ist keine Elo-Liste
list-smaller = sie hat { $new } Einträge, die verwendete Liste { $old }: vielleicht ist sie nicht vollständig; mit --force wird sie trotzdem genommen
list-lost-standard = sie hat keine Standard-Elo, die verwendete Liste aber schon: eine Liste mit nur einer Bedenkzeit wird mit --tempo neben der gemeinsamen geführt; mit --force wird sie trotzdem genommen
list-lost-rapid = sie hat keine Elo für Schnellschach, die verwendete Liste aber schon: eine Liste mit nur einer Bedenkzeit wird mit --tempo neben der gemeinsamen geführt; mit --force wird sie trotzdem genommen
list-lost-blitz = sie hat keine Elo für Blitz, die verwendete Liste aber schon: eine Liste mit nur einer Bedenkzeit wird mit --tempo neben der gemeinsamen geführt; mit --force wird sie trotzdem genommen
list-too-many = sie hat mehr als sechzehn Millionen Einträge: das ist keine Elo-Liste
list-folder = { $path } liess sich nicht schreiben: { $why }
list-index = das neue Verzeichnis liess sich nicht schreiben: { $why }
list-mistake = die Liste wurde wegen eines Programmfehlers nicht gelesen
list-nothing = die Liste ist leer
list-no-header = die erste Zeile ist nicht der Kopf einer Elo-Liste: «{ $missing }» fehlt darin
list-truncated = die Liste bricht bei Zeile { $line } ab: sie wurde nicht vollständig heruntergeladen
list-xml = die Liste ist um Byte { $position } kein richtiges XML
list-unread-list = die Liste liess sich nicht lesen: { $why }
list-table-empty = die Tabelle ist leer
list-table-unread = die Tabelle liess sich nicht lesen: { $why }
list-workbook = die Arbeitsmappe liess sich nicht lesen
list-workbook-large = die Arbeitsmappe ist grösser als { $mb } MB: speichern Sie sie als CSV, das Zeile für Zeile gelesen wird
list-workbook-full = die Arbeitsmappe hat entpackt mehr als { $mb } MB, mehr als { $cells } Zellen oder Zellen jenseits von Spalte { $columns }: speichern Sie das Blatt als CSV
list-mapping = «{ $text }» ist keine Zuordnung: schreiben Sie Feld=Kopf, etwa name=Nom,rating=Elo
list-no-field = es gibt kein Feld «{ $text }»; die Felder sind { $fields }
list-no-column = es gibt keine Spalte «{ $text }»; die Spalten sind { $columns }
list-no-names = von keiner Spalte ist bekannt, dass sie die Namen enthält; die Spalten sind { $columns }. Sagen Sie, welche es ist: --map name=…

## journal
## What is wrong with a journal, or with the file of an event. Ends of sentences, without a full stop.

# An act: its chain, and its place.
journal-changed = Eintrag { $seq } wurde verändert: sein Text hat einen anderen Hash als den dazu gespeicherten
journal-torn = Eintrag { $seq } schliesst nicht an den vorigen an: er nennt { $named }, wo { $expected } steht
journal-gap = auf Eintrag { $after } folgt Eintrag { $found }: Zeilen fehlen oder sind doppelt
journal-foreign = Eintrag { $seq } gehört zum Journal { $named }, nicht zu { $expected }
journal-unreadable = Eintrag { $seq } lässt sich nicht lesen: { $why }
journal-newer = Eintrag { $seq } wurde mit einer neueren Version dieses Programms geschrieben; nehmen Sie diese
journal-key = Eintrag { $seq }: der daneben gespeicherte Schlüssel ist nicht seiner
journal-head = das Journal endet mit { $found }, und nicht mit { $expected }, wie es aufgeschrieben wurde
journal-misfit = Eintrag { $seq } passt nirgends hin: { $why }
journal-creation = ein Journal beginnt mit einem Eintrag, der das Turnier anlegt
journal-unknown-player = im Journal gibt es keinen Spieler { $id }
journal-player-twice = Spieler { $id } steht schon im Journal
journal-unknown-round = Runde { $round } ist nicht ausgelost
journal-not-next = Runde { $round } kann nicht ausgelost werden: die nächste ist Runde { $next }
journal-unknown-board = Runde { $round } hat kein Brett { $board }
journal-seated-twice = Spieler { $id } wäre zweimal in Runde { $round }
journal-table-twice = zwei Bretter der Runde { $round } hätten die Nummer { $board }
journal-no-session = für Runde { $round } ist keine Auslosung von Hand offen
journal-nothing-to-undo = es gibt keinen Eintrag { $seq }, der rückgängig zu machen wäre
journal-not-imported = das importierte Turnier lässt sich nicht lesen: { $why }
journal-number-too-high = das importierte Turnier lässt sich nicht lesen: die Nummer { $id } ist zu hoch
# The whole: what belongs together.
journal-more-acts = { $n } weitere Einträge sind beschädigt; nur die ersten { $told } werden genannt
journal-empty = das Journal ist leer
journal-missing-attachment = Eintrag { $seq }: { $what } sollte als { $hash } da sein und fehlt
journal-attached-file = die importierte Datei
journal-attached-reasons = die Begründung der Auslosung
journal-changed-attachment = der Anhang { $hash } wurde verändert: seine Bytes haben einen anderen Hash
journal-missing-journal = das Turnier { $name } fehlt: es gibt kein Journal { $journal }
journal-stray-journal = das Journal { $journal } gehört zu keinem Turnier des Anlasses
journal-head-gone = Eintrag { $seq } des Anlasses sagt, das Journal { $journal } habe Eintrag { $act } mit dem Hash { $hash } gehabt, und es hat ihn nicht: sein Ende wurde abgeschnitten, oder es wurde neu geschrieben
journal-head-not-found = kein Journal hat Eintrag { $act } mit dem Hash { $hash }, wie es aufgeschrieben wurde: sein Ende wurde abgeschnitten, oder es wurde neu geschrieben
journal-not-a-head = schreiben Sie es, wie es gedruckt wurde: die Nummer des Eintrags, ein Bindestrich und mindestens die ersten zwanzig Zeichen seines Hashs, zum Beispiel 57-1a2b3c4d5e6f70819203
# The file of an event.
journal-at-line = Zeile { $line }: { $what }
journal-file-unreadable = sie liess sich nicht lesen: { $why }
journal-file-packing = die Packung ist beschädigt; was nach dieser Stelle kommt, ist verloren. Holen Sie die Datei nochmals
journal-file-not-ours = das ist keine Datei eines Anlasses; ihre erste Zeile begänne mit { "{" }"ronde_event":
journal-file-newer = diese Datei hat die Version { $version } ihres Formats, und dieses Programm liest Version { $own }: nehmen Sie ein neueres Ronde
journal-file-too-large = sie enthält mehr als { $limit } Bytes Text; wenn das stimmt, erlauben Sie mehr
journal-file-header = die erste Zeile ist beschädigt: { $why }
journal-file-no-head = { $text } ist kein Ende eines Journals
journal-file-event-not-named = das Journal des Anlasses ist nicht unter den anderen
journal-file-line = das ist weder ein Eintrag noch ein Anhang noch ein Ende: { $why }
journal-file-no-content = ein Anhang hat einen Text oder Base64
journal-file-not-text = das ist kein UTF-8
journal-file-unknown-journal = da ist ein Eintrag des Journals { $journal }, das die erste Zeile nicht nennt
journal-file-attachment-twice = der Anhang { $hash } ist zweimal da
journal-file-cut-off = die Datei wurde abgeschnitten: ihre letzte Zeile fehlt
journal-file-after-the-end = nach der letzten Zeile kommt noch etwas
journal-file-count = { $found } Zeilen kamen davor, und sie sagt { $said }
journal-file-sum = etwas in der Datei wurde verändert: ihre Bytes haben einen anderen SHA-256, als das Ende sagt
journal-file-more = { $n } weitere Fehler; nur die ersten { $told } werden genannt
journal-not-read = das Journal { $journal } lässt sich nicht lesen: { $why }
journal-other-head = das Journal { $journal } endet mit { $found }, und sein Ende ist als { $said } aufgeschrieben
# What a database holds instead of what was written.
journal-damage-number = ein Eintrag hat die Nummer { $number }
journal-damage-hash = ein Hash hat nicht 32 Bytes
journal-damage-text = der Text von Eintrag { $seq } ist kein Text
journal-damage-key = der Schlüssel von Eintrag { $seq } ist kein Text
journal-damage-kind = ein Journal ist ein «{ $word }»
journal-damage-attachment = der Anhang { $hash } wurde verändert
journal-damage-pass = ein Ausweis ist ein «{ $word }»
journal-damage-value = ein Wert fehlt oder ist von anderer Art als der gespeicherte
journal-damage-secret = das Geheimnis { $name } hat nicht 32 Bytes
journal-damage-not-read-after = zu viel ist beschädigt; nach Eintrag { $seq } wurde nicht weitergelesen
journal-damage-head = sein Ende ist als { $said } aufgeschrieben, es endet mit { $found }

## store
## Why a store of journals did not do what was asked, and what to do. Ends of sentences, without a full stop.

store-moved = jemand anderes hat das Journal ergänzt; es endet jetzt mit Eintrag { $seq }
store-went-on = das Turnier { $journal } ging inzwischen weiter: sehen Sie nach, wo es endet, und versuchen Sie es nochmals
store-checked-out = der Anlass wurde an { $to } übergeben: holen Sie ihn von dort zurück, oder geben Sie ihn frei
store-not-checked-out = der Anlass ist nicht bei { $holder }: vielleicht wurde er schon freigegeben oder zurückgebracht
store-no-journal = hier gibt es kein Journal { $journal }
store-exists = es gibt schon ein Journal { $journal }, und es beginnt anders
store-partly-known = einige dieser Einträge gab es schon ({ $acts }), andere nicht: nichts wurde hinzugefügt, fragen Sie einzeln an
store-unfit = das kann nicht gespeichert werden: { $why }
store-full = { $place }: der Datenträger ist voll; schaffen Sie Platz und wiederholen Sie es, nichts ging verloren
store-read-only = { $place } darf nur gelesen werden: sehen Sie nach, wem es gehört und ob der Datenträger schreibgeschützt ist
store-busy = { $place } wird von einem anderen Programm belegt: schliessen Sie dieses, oder versuchen Sie es gleich nochmals
store-damaged = { $place } ist beschädigt ({ $what }): behalten Sie eine Kopie und gehen Sie zur letzten Sicherung zurück
store-event-damaged = der Anlass { $event } ist beschädigt ({ $what }): behalten Sie eine Kopie und gehen Sie zur letzten Sicherung zurück
store-event-tournament = sein Turnier { $journal } lässt sich nicht lesen
store-event-tournament-why = sein Turnier { $journal } lässt sich nicht lesen: { $why }
store-event-busy = der Anlass { $event } wird gerade ergänzt: versuchen Sie es gleich nochmals
store-journal-busy = das Journal { $journal } wird gerade ergänzt: versuchen Sie es gleich nochmals
store-not-ours = { $place } ist keine Datei von Ronde: nennen Sie eine andere, oder keine, um eine neue anzulegen
store-replaced = { $place } wurde entfernt oder durch eine andere Datei ersetzt, während es offen war: beenden Sie Ronde und starten Sie es neu, damit nichts in die alte geschrieben wird
store-older = { $place } stammt von einer früheren Version von Ronde: `ronde serve` bringt es auf den neuen Stand, bis dahin wird nichts daraus gelesen
store-nothing = in { $place } ist nichts von Ronde: prüfen Sie den Namen
store-newer = { $place } stammt von einer neueren Version von Ronde: nehmen Sie diese
store-gone = { $place } ist nicht erreichbar ({ $why }); nichts wurde gespeichert, versuchen Sie es nochmals, wenn es wieder da ist
store-doubtful = { $place } verschwand, bevor es sagte, ob es den Eintrag gespeichert hat ({ $why }): fragen Sie mit demselben Schlüssel nochmals an, oder sehen Sie nach, ob der Eintrag da ist
store-the-store = die Ablage
store-exchanged = die Datei wurde während des Schreibens ausgetauscht oder entfernt
store-address = die Adresse der Datenbank lässt sich nicht lesen: { $why }
store-address-text = die URL ist nicht richtig geschrieben
store-address-sslmode = sslmode kennt den Wert «{ $word }» nicht
store-address-half-identity = sslcert und sslkey gehören zusammen
store-address-port = PGPORT ist keine Zahl
store-address-no-postgres = dieses Programm wurde ohne PostgreSQL gebaut
store-lost-none-free = alle Verbindungen waren zu lange belegt
store-lost-closed = die Verbindungen wurden geschlossen
store-lost-no-answer = der Server hat nicht rechtzeitig geantwortet
store-lost-given-up = die Verbindung wurde aufgegeben
store-encoding = { $place } hat die Codierung { $encoding }: legen Sie eine Datenbank mit der Codierung UTF8 an
store-refused = { $place } weist uns ab ({ $why }): prüfen Sie Benutzer, Passwort, Rechte und Zertifikat
store-journal-damaged = das Journal { $journal } ist beschädigt: { $why }; gehen Sie zur letzten Sicherung zurück
# Why something cannot be stored: a mistake of a program.
store-unfit-no-act = es gibt keinen Eintrag { $seq }, dessen Stand zu behalten wäre
store-unfit-attachment = ein Anhang hat einen anderen Hash als angegeben
store-unfit-not-next = Eintrag { $act } nach Eintrag { $after }
store-unfit-hash = Eintrag { $seq } hat einen anderen Hash
store-unfit-zero-byte = Eintrag { $seq } enthält ein Nullbyte
store-unfit-key-twice = zwei Einträge haben denselben Schlüssel
store-unfit-nothing = es ist kein Eintrag darin
store-unfit-journal-name = der Name eines Journals hat 1 bis { $most } Buchstaben, Ziffern, Binde- und Unterstriche, und dieser ist «{ $name }»
store-unfit-machine-name = der Name eines Rechners hat 1 bis { $most } Bytes, und dieser ist «{ $name }»
store-unfit-key = der Schlüssel einer Anfrage hat 1 bis { $most } Bytes ohne Leerzeichen, und dieser ist «{ $key }»
store-unfit-note = eine Notiz von { $bytes } Bytes
store-unfit-text-of-pass = ein Text von { $bytes } Bytes neben einem Ausweis
# Why an event was not taken in.
store-taken-damaged = er ist beschädigt: { $why }
store-taken-no-home = er kann auf diesem Rechner nicht zu Hause sein
store-taken-not-one = es ist nicht ein einzelner Anlass
store-taken-whose-machine = er wurde an { $to } übergeben: sagen Sie, wie dieser Rechner heisst, damit nur einer schreibt
store-taken-other-machine = der Rechner dieser Ablage heisst { $own }
store-taken-here = er ist schon hier, und nichts daran ist neu
store-taken-older = er ist schon hier und geht weiter: das Journal { $journal } hat { $more } Einträge mehr
store-taken-differs = er ist schon hier und ging einen anderen Weg: die Journale { $journal } unterscheiden sich bei Eintrag { $act } oder früher und werden nie zusammengeführt. Behalten Sie beide Dateien; in eine andere Ablage kann er gelegt werden
store-taken-open = er ist schon hier und wurde nicht übergeben: vielleicht schreibt jemand. Übergeben Sie ihn, bevor er anderswo weitergeht; in eine andere Ablage kann er gelegt werden, wie er ist

## json
## What is wrong with a text in JSON. Ends of sentences, without a full stop.

json-place = Zeile { $line }, Spalte { $column }
json-place-field = Zeile { $line }, Spalte { $column }, { $field }
json-unreadable = lässt sich nicht lesen: { $why }
json-too-large = grösser als { $limit } Bytes
json-cut-short = der Text endet, bevor er vollständig ist
json-not-json = das ist kein JSON
json-surplus = hier ist etwas zu viel
json-not-ours = es gibt kein Feld `ronde`: das ist JSON, aber kein Turnier in der Form von Ronde
json-newer = diese Datei hat die Version { $version } der JSON-Form von Ronde, geschrieben von einem neueren Ronde; dieses liest Version { $own }: aktualisieren Sie Ronde, um sie zu öffnen
json-version-zero = eine Version 0 der JSON-Form von Ronde gibt es nicht
json-no-field = es fehlt das Feld `{ $field }`
json-field-twice = das Feld `{ $field }` ist doppelt da
json-unknown-field = unbekanntes Feld `{ $field }`; erwartet wird eines von { $known }
json-unknown-word = unbekanntes Wort `{ $word }`; erwartet wird eines von { $known }
json-wrong-kind = falsche Art: { $found }; erwartet: { $expected }
json-wrong-value = falscher Wert: { $found }; erwartet: { $expected }
json-wrong-length = eine Liste hat die falsche Länge: { $length }
json-twice-in-round = Spieler { $player } ist zweimal in dieser Runde
json-bye-with-colour = ein Freilos hat weder Farbe noch Forfait
json-no-team-bye = eine Mannschaft hat das Freilos "U", "F", "H" oder "Z"
json-opponent-or-bye = entweder `opponent` oder `bye` muss angegeben sein
# What was found, and what was expected.
json-found-number = Zahl { $value }
json-found-text = Text { $value }
json-found-list = eine Liste
json-found-object = ein Objekt
json-whole-number = eine ganze Zahl von 0 bis { $most }
json-text = ein Text
json-truth = true oder false
json-player-number = die Nummer eines Spielers, 1 oder mehr
json-team-number = die Nummer einer Mannschaft, 1 oder mehr
json-round-number = die Nummer einer Runde, 1 bis { $most }
json-points = Punkte: eine Zahl mit höchstens einer Dezimale, höchstens { $most }
json-date = ein Datum wie "2026-02-01", "2026-02" oder "2026", oder Worte als { "{" }"text": "…"{ "}" }
json-participant = die Nummer eines Spielers, 1 oder mehr, oder eine Mannschaft als { "{" }"team": 3{ "}" }
json-board-colours = die Buchstaben W und B, einer für jedes Brett
json-one-of = eines von { $words }
# What does not fit together in a tournament.
json-player-twice = zwei Spieler haben die Nummer { $number }
json-team-twice = zwei Mannschaften haben die Nummer { $number }
json-unknown-player = den Spieler { $number }, genannt in { $place }, gibt es nicht
json-unknown-team = die Mannschaft { $number }, genannt in { $place }, gibt es nicht
json-too-many-rounds = es sind { $rounds } Runden, wo es höchstens { $most } sein können
json-in-round = Runde { $n }
json-in-requests = den gewünschten Freilosen
json-in-given-byes = den im Voraus gegebenen Freilosen
json-in-national = einem nationalen Eintrag
json-in-team = den Mitgliedern einer Mannschaft
json-in-acceleration = den virtuellen Punkten
json-in-prohibition = einer verbotenen Paarung
json-in-abnormal = den besonderen Punkten
json-in-floats = den notierten Floatern
json-in-team-result = den Resultaten der Mannschaften

## row
## What is wrong with a row of a rating list, and what is said of lists. Ends of sentences, without a full stop.

row-short = sie hat { $length } Zeichen und endet vor dem Namen
row-id = «{ $text }» ist keine FIDE-Nummer
row-no-name = es steht kein Name da
row-number = { $field }: «{ $text }» ist keine Zahl
row-rating = { $field }: niemand hat eine Elo von { $value }
row-converted = INGO oder BCR: das wäre eine Elo von { $value }, die niemand hat
row-no-birth-year = Geburt: in «{ $text }» steht kein Geburtsjahr
row-birth-year = niemand wurde { $year } geboren
row-title = «{ $text }» ist kein Titel
row-sex = Geschlecht: «{ $text }» ist weder m noch f
# The files of the lists.
row-not-searched = { $file } liess sich nicht durchsuchen: { $why }; importieren Sie die Liste nochmals
row-other-version = { $file } stammt von einer anderen Version von Ronde: importieren Sie die Liste nochmals
row-folder = { $folder } liess sich nicht lesen: { $why }
# Why nobody was chosen for an entry.
row-doubt-number-and-name = die Nummer gehört jemandem mit einem anderen Namen
row-doubt-several-numbers = mehrere Spieler haben diese Nummer
row-doubt-several-names = mehrere Spieler haben diesen Namen
row-doubt-contradiction = der Spieler mit diesem Namen hat einen anderen Verband oder eine andere Geburt
row-doubt-similar-names = niemand hat genau diesen Namen
row-doubt-number-not-listed = die Nummer steht nicht in den Listen
# Which columns of a table are taken for what.
row-column-is = { $field } ist «{ $head }»
row-columns-unused = { $used }; nicht gebraucht: { $unused }
row-column-head = «{ $head }»

## random
## Random tournaments: lines of a file that are not taken, and what somebody needs. Ends of sentences, without a full stop.

# Lines of a configuration file.
random-line = Zeile { $line }: { $what }
random-no-value = erwartet: Schlüssel=Wert, oder # und ein Kommentar
random-unknown-key = der Schlüssel '{ $key }' ist nicht bekannt
random-bad-value = { $key } ist '{ $value }', sollte aber { $expected } sein
random-value-number = eine ganze Zahl
random-value-percentage = eine Zahl von 0 bis 100
random-value-one-in = 0 für nie, oder eine Zahl ab 1 mit höchstens einer Dezimale
random-value-thousandths = eine Zahl von 0 bis 1000
random-value-points = eine Punktzahl mit höchstens einer Dezimale
# What somebody needs.
random-no-round-paired = noch keine Runde ist ausgelost
random-open-before = eine Partie der Runde { $round } hat kein Resultat; geben Sie es zuerst ein
# Texts that are none.
random-not-money = «{ $text }» ist kein Betrag: schreiben Sie 120, 120.5 oder 120.50

## figure-picture
## The figure of remarkable numbers.

figure-picture-title = Bemerkenswerte Rundenzahlen
figure-picture-heading = Zahl der Spieler gegen Zahl der Runden
figure-picture-rounds = Runden
figure-picture-players = Spieler
figure-picture-fewest-swiss = wenigste Runden im Schweizer System, Pokal: Spieler = 2^Runden
figure-picture-most-swiss = meiste Runden im Schweizer System: Spieler = 2 × Runden
figure-picture-round-robin = Rundenturnier: Spieler = Runden + 1
figure-picture-double-round-robin = doppeltes Rundenturnier: Spieler = Runden ÷ 2 + 1

## problem
## What can be wrong with a file: what, what was assumed, how to mend it. Ends of sentences, without a full stop.

# How a player, a team and a place are named.
problem-who-nobody = diese Person
problem-who-name = { $name }
problem-who-number = Nr. { $number }
problem-who-both = Nr. { $number } ({ $name })
problem-team-number = Mannschaft { $number }

# What is assumed of several problems, and how several are mended.
problem-no-opponent = kein Gegner, und die Punkte des Resultats
problem-lower-right = die Zeile der kleineren Nummer stimmt
problem-words-kept = nichts; der Text bleibt stehen
problem-kept-as-is = nichts; es bleibt, wie es ist
problem-nothing-comment = nichts; beim Neuschreiben wird es ein Kommentar
problem-record-comment = der Satz sagt nichts; beim Neuschreiben wird er ein Kommentar
problem-line-comment = die Zeile zählt nicht als Spieler; beim Neuschreiben wird sie ein Kommentar
problem-first-counts = das erste zählt
problem-first-counts-comment = die erste zählt; beim Neuschreiben wird diese Zeile ein Kommentar
problem-means-nothing = es bedeutet nichts
problem-rounds-of-file = so viele Runden, wie die Datei hat
problem-record-162-counts = Satz 162 zählt
problem-remove-one = entfernen Sie eines von beiden
problem-line-ends = schauen Sie, ob Zeilenenden fehlen
problem-declare-points = geben Sie das Punktesystem an (Satz 162; XXS für JaVaFo, BBW für bbpPairings)
problem-number-columns = schreiben Sie eine Nummer von 1 bis 9999 in die Spalten 5 bis 8

# The file as a whole.
problem-not-utf8 = { $n ->
    [one] { $n } Zeile ist kein gültiges UTF-8; dies ist die erste
   *[other] { $n } Zeilen sind kein gültiges UTF-8; dies ist die erste
}
problem-not-utf8-assumed = solche Zeilen sind in Windows-1252
problem-not-utf8-mend = speichern Sie die Datei als UTF-8 und prüfen Sie die Umlaute und Akzente der Namen
problem-no-players = die Datei hat keine Spielerzeile (001)
problem-no-players-mend = fügen Sie für jeden Spieler eine Zeile 001 hinzu
problem-old-title = { $n ->
    [one] { $n } Titel ist geschrieben wie vor 2016; dies ist er
   *[other] { $n } Titel sind geschrieben wie vor 2016; dies ist der erste
}
problem-old-title-assumed = g ist GM, m ist IM, f ist FM, c ist CM, und ein w davor ist der Frauentitel
problem-old-title-mend = schreiben Sie GM, IM, WGM, FM, WIM, CM, WFM oder WCM; beim Neuschreiben geschieht es
problem-old-date = { $n ->
    [one] { $n } Datum steht in einer älteren Form; dies ist es
   *[other] { $n } Daten stehen in einer älteren Form; dies ist das erste
}
problem-old-date-assumed = Tag, Monat und Jahr, wie die Form sie nahelegt
problem-old-date-mend = schreiben Sie Daten als JJJJ/MM/TT; beim Neuschreiben geschieht es

# The shape of a line.
problem-tabs = die Zeile hat Tabulatoren, wo Spalten gezählt werden
problem-tabs-assumed = ein Tabulator reicht bis zum nächsten Vielfachen von acht Spalten
problem-tabs-mend = ersetzen Sie die Tabulatoren durch Leerzeichen
problem-lower-case-code = der Code des Satzes steht in Kleinbuchstaben
problem-lower-case-code-assumed = es ist { $code }
problem-lower-case-code-mend = schreiben Sie { $code }
problem-unknown-record = kein Satz hat den Code «{ $code }»
problem-unknown-record-assumed = die Zeile bedeutet hier nichts; sie bleibt, wie sie ist
problem-unknown-record-mend = korrigieren Sie die ersten drei Zeichen, oder beginnen Sie die Zeile als Kommentar mit ###
problem-line-too-short = Satz { $code } endet vor Spalte { $needed }, ohne die er nicht auskommt
problem-line-too-short-assumed = die Zeile sagt nichts; beim Neuschreiben wird sie ein Kommentar
problem-line-too-short-mend = ergänzen Sie die Zeile
problem-not-blank = Satz { $code } hat «{ $text }» in Spalten, die leer sein müssen
problem-not-blank-assumed = es bedeutet nichts, ausser es ist der Anfang eines Textes
problem-not-blank-mend = schauen Sie, ob die Zeile verschoben ist, und rücken Sie sie in ihre Spalten
problem-bytes-counted = die Spalten nach dem Namen sind durch seine Umlaute oder Akzente verschoben, als würden Bytes gezählt
problem-bytes-counted-assumed = alles nach dem Namen steht in seinen Spalten, wenn Bytes gezählt werden
problem-bytes-counted-mend = fügen Sie nach dem Namen Leerzeichen ein, sodass Zeichen gezählt werden; beim Neuschreiben geschieht es
problem-line-too-long = die Zeile ist länger, als ein Satz sein kann
problem-line-too-long-assumed = was nach Spalte { $read } steht, bedeutet nichts
problem-repeated-record = Satz { $code } darf einmal vorkommen, steht aber auch in Zeile { $first }
problem-repeated-record-assumed = der erste zählt; beim Neuschreiben wird ein anderer Wert ein Kommentar

# Records about the event.
problem-unreadable-date = { $what }: «{ $text }» ist kein Datum
problem-unreadable-date-mend = schreiben Sie es als JJJJ/MM/TT (Satz 132: JJ/MM/TT)
problem-first-day = erster Tag
problem-last-day = letzter Tag
problem-day-of-round = Runde { $round }
problem-unreadable-count = Satz { $code }: «{ $text }» ist keine Zahl
problem-unreadable-count-assumed = die Zahl ist nicht angegeben
problem-unreadable-count-mend = schreiben Sie eine ganze Zahl, oder entfernen Sie den Satz
problem-count-differs = Satz { $code }, { $what }: { $stated } angegeben, aber die Datei hat { $found }
problem-count-differs-assumed = es sind { $found }
problem-count-differs-mend = schreiben Sie { $found }, oder suchen Sie die fehlenden Zeilen
problem-players = Spieler
problem-rated-players = Spieler mit Elo
problem-teams = Mannschaften
problem-unknown-kind = Satz 192: «{ $text }» ist keine bekannte Turnierart
problem-unknown-kind-mend = schreiben Sie einen Code wie FIDE_DUTCH_2026, oder CUSTOM_SWISS
problem-unreadable-time-control = Satz 222: «{ $text }» ist keine codierte Bedenkzeit
problem-unreadable-time-control-mend = schreiben Sie Sekunden, etwa 5400+30 oder 40/6000+30:900+30
problem-unknown-rank-method = Satz 172: «{ $text }» ist keine bekannte Art, die Startliste zu ordnen
problem-unknown-rank-method-mend = schreiben Sie einen Verband und FIDE, NRO, FIDON, NIDOF, HBFN, LBFN oder OTHER

# Records about the rules of the event.
problem-unreadable-rounds = Satz { $code }: «{ $text }» ist keine Rundenzahl
problem-unreadable-rounds-assumed = die Rundenzahl ist nicht angegeben
problem-unreadable-rounds-mend = schreiben Sie eine ganze Zahl von 1 bis 999
problem-rounds-conflict = ein Satz gibt { $kept } Runden an, ein anderer { $other }
problem-rounds-conflict-assumed = { $kept } Runden, weil Satz 142 vor XXR kommt
problem-unknown-initial-colour = Satz { $code }: «{ $text }» ist keine Farbe
problem-unknown-initial-colour-assumed = die Anfangsfarbe ist nicht angegeben
problem-unknown-initial-colour-mend = schreiben Sie W oder B (XXC: white1 oder black1)
problem-initial-colour-conflict = die Sätze 152 und XXC geben verschiedene Anfangsfarben an
problem-initial-colour-conflict-assumed = Satz 152 zählt
problem-unknown-option = Satz { $code } kennt das Wort «{ $text }» nicht
problem-unknown-option-mend = schreiben Sie rank, white1 oder black1
problem-unreadable-points = Satz { $code }: «{ $text }» ist keine Punktzahl
problem-unreadable-points-assumed = der übliche Wert
problem-unreadable-points-mend = schreiben Sie Punkte mit höchstens einer Dezimalstelle, etwa 0.5
problem-unknown-symbol = Satz { $code }: «{ $text }» ist keine Art von Resultat
problem-unknown-symbol-mend = schreiben Sie W, D, L, A, P oder X (XXS: WW BW WD BD WL BL ZPB HPB FPB PAB FW FL)
problem-points-conflict = Satz { $code } gibt andere Punkte an als Satz 162
problem-points-undeclared = kein Satz gibt ein Punktesystem an, und die Punkte aller Spieler folgen { $systems }
problem-points-undeclared-assumed = { $system } ist das Punktesystem
problem-systems-joined = { $one } und { $other }
problem-system-with-bye = { $system } mit { $bye } für das Freilos
problem-unreadable-boards = Satz 352: «{ $text }» ist keine Farbfolge der Bretter
problem-unreadable-boards-assumed = die Folge ist nicht angegeben
problem-unreadable-boards-mend = schreiben Sie W oder B für jedes Brett, etwa WBWB

# The columns of a player.
problem-unreadable-number = { $who }: «{ $text }» ist keine Startnummer
problem-number-zero = { $who }: die Nummer null bedeutet niemanden
problem-number-twice = { $who }: das ist auch die Nummer der Zeile { $first }
problem-number-twice-mend = geben Sie einer von beiden eine andere Nummer, oder entfernen Sie eine Zeile
problem-no-name = { $who }: der Name fehlt
problem-no-name-mend = schreiben Sie den Namen in die Spalten 15 bis 47
problem-unknown-sex = { $who }: «{ $text }» ist kein Geschlecht
problem-unknown-sex-assumed = das Geschlecht ist nicht bekannt
problem-unknown-sex-mend = schreiben Sie m oder w in die Spalte 10
problem-unknown-title = { $who }: «{ $text }» ist kein Titel der FIDE
problem-unknown-title-assumed = kein Titel
problem-unknown-title-mend = schreiben Sie GM, IM, WGM, FM, WIM, CM, WFM oder WCM in die Spalten 11 bis 13
problem-unreadable-rating = { $who }: «{ $text }» ist keine Wertungszahl
problem-unreadable-rating-assumed = keine Wertungszahl
problem-unreadable-rating-mend = schreiben Sie eine ganze Zahl in die Spalten 49 bis 52
problem-unreadable-birth = { $who }: «{ $text }» ist kein Geburtsdatum
problem-unreadable-birth-mend = schreiben Sie JJJJ/MM/TT in die Spalten 70 bis 79
problem-unreadable-player-points = { $who }: «{ $text }» ist keine Punktzahl
problem-unreadable-player-points-assumed = was die Resultate ergeben
problem-unreadable-player-points-mend = schreiben Sie Punkte wie 4.5 in die Spalten 81 bis 84
problem-unreadable-rank = { $who }: «{ $text }» ist kein Rang
problem-unreadable-rank-assumed = der Rang ist nicht bekannt
problem-unreadable-rank-mend = schreiben Sie eine ganze Zahl in die Spalten 86 bis 89
problem-points-differ = { $who }: { $stated } Punkte, aber die Resultate ergeben { $computed }
problem-points-differ-assumed = { $computed }, nach den Resultaten
problem-points-differ-mend = korrigieren Sie die Punkte oder die Resultate, oder geben Sie das Punktesystem an (162)

# What a line says of a round.
problem-unreadable-opponent = Runde { $round }, { $who }: «{ $text }» ist keine Nummer eines Gegners
problem-unreadable-opponent-mend = schreiben Sie die Nummer des Gegners oder 0000
problem-no-such-opponent = Runde { $round }, { $who }: den Gegner { $opponent } gibt es nicht
problem-no-such-opponent-mend = korrigieren Sie die Nummer, oder fügen Sie den fehlenden Spieler hinzu
problem-plays-himself = Runde { $round }, { $who }: der Gegner hat dieselbe Nummer
problem-plays-himself-mend = korrigieren Sie die Nummer des Gegners
problem-opponents-disagree = Runde { $round }, { $who }: der Gegner ist { $opponent }, doch jene Zeile nennt Nr. { $instead }
problem-opponent-has-none = Runde { $round }, { $who }: der Gegner ist { $opponent }, doch jene Zeile hat keinen Gegner
problem-opponents-disagree-mend = korrigieren Sie eine der beiden Zeilen
problem-one-sided-game = Runde { $round }, { $who }: der Gegner ist { $opponent }, doch jene Zeile sagt nichts
problem-one-sided-game-assumed = die Partie fand statt, mit dem Resultat dieser Zeile
problem-one-sided-game-mend = ergänzen Sie die Zeile des Gegners
problem-unknown-colour = Runde { $round }, { $who }: «{ $text }» ist keine Farbe
problem-unknown-colour-assumed = die Farbe ist nicht angegeben
problem-unknown-colour-mend = schreiben Sie w, b oder -
problem-same-colour = Runde { $round }: { $who } und { $opponent } haben dieselbe Farbe
problem-same-colour-mend = korrigieren Sie die Farbe in einer der beiden Zeilen
problem-colour-one-sided = Runde { $round }, { $who }: keine Farbe gegen { $opponent }, wo eine steht
problem-colour-one-sided-assumed = die andere Farbe
problem-colour-one-sided-mend = schreiben Sie auch in dieser Zeile w oder b
problem-colour-missing = Runde { $round }: weder { $who } noch { $opponent } hat eine Farbe
problem-colour-missing-assumed = die kleinere Nummer hatte Weiss
problem-colour-missing-mend = schreiben Sie in einer Zeile w und in der anderen b
problem-colour-without-opponent = Runde { $round }, { $who }: eine Farbe, aber kein Gegner
problem-colour-without-opponent-assumed = die Farbe bedeutet nichts
problem-colour-without-opponent-mend = schreiben Sie - als Farbe, oder nennen Sie den Gegner
problem-unknown-result = Runde { $round }, { $who }: «{ $text }» ist kein Resultat
problem-unknown-result-assumed = das Resultat ist nicht angegeben
problem-unknown-result-mend = schreiben Sie eines von 1 = 0 W D L + - H F U Z
problem-results-disagree = Runde { $round }: { $who } hat «{ $own }», und { $opponent } hat «{ $other }»
problem-results-disagree-mend = korrigieren Sie das Resultat in einer der beiden Zeilen
problem-no-result-yet = die Partie hat noch kein Resultat
problem-was-forfeited = die Partie wurde kampflos entschieden
problem-not-to-be-rated = die Partie wird nicht gewertet
problem-has-ended = die Hängepartie ist inzwischen beendet
problem-result-one-sided = Runde { $round }, { $who }: kein Resultat gegen { $opponent }, wo eines steht
problem-result-one-sided-assumed = das Resultat der anderen Zeile
problem-result-one-sided-mend = schreiben Sie das Resultat auch in diese Zeile
problem-result-without-opponent = Runde { $round }, { $who }: «{ $letter }» ohne Gegner
problem-result-without-opponent-assumed = ein Bye mit gleich vielen Punkten
problem-result-without-opponent-mend = schreiben Sie F, H oder Z, oder U für das Freilos der Auslosung, oder nennen Sie den Gegner
problem-bye-with-opponent = Runde { $round }, { $who }: das Bye «{ $letter }» und der Gegner { $opponent }
problem-bye-with-opponent-assumed = die Partie, wenn auch die Zeile des Gegners sie hat; sonst das Bye
problem-bye-with-opponent-mend = schreiben Sie 0000 als Gegner, oder das Resultat der Partie
problem-second-pairing-bye = Runde { $round }: { $who } und { $first } haben beide das Freilos der Auslosung
problem-second-pairing-bye-assumed = beide haben es
problem-second-pairing-bye-mend = lassen Sie U nur an einer Stelle stehen; ein Bye mit einem ganzen Punkt ist F
problem-bye-given-beforehand = Runde { $round }, die noch auszulosen ist: { $who } hat das Freilos schon
problem-bye-given-beforehand-assumed = das Freilos bleibt, und die anderen werden ausgelost
problem-bye-given-beforehand-mend = lassen Sie U weg, wenn die Auslosung das Freilos vergeben soll
problem-bye-as-forfeit = Runde { $round }, { $who }: «+» ohne Gegner
problem-bye-as-forfeit-assumed = ein Sieg ohne Gegner; eine Prüfung hält ihn für das Freilos
problem-bye-as-forfeit-mend = schreiben Sie U für das Freilos der Auslosung, oder nennen Sie den Gegner
problem-round-beyond-declared = { $who }: ein Eintrag für Runde { $round }, aber { $declared } Runden sind angegeben
problem-round-beyond-declared-mend = korrigieren Sie die Rundenzahl (142 oder XXR), oder entfernen Sie die Runde
problem-round-beyond-format = { $who }: die Zeile hat Spalten für mehr als { $round } Runden
problem-round-beyond-format-assumed = was später kommt, bedeutet nichts

# Records of byes, virtual points, forbidden pairs and teams.
problem-unreadable-field = Satz { $code }, { $what }: «{ $text }» ist nicht lesbar
problem-unreadable-field-mend = schreiben Sie in die richtigen Spalten: { $what }
problem-misaligned-record = Satz { $code }: «{ $text }» in Spalten, die leer sein müssen
problem-misaligned-record-mend = rücken Sie jeden Teil der Zeile in seine Spalten
problem-no-such-participant = Satz { $code }: { $who } gibt es nicht
problem-no-such-participant-assumed = der Satz betrifft nur die anderen
problem-no-such-participant-mend = korrigieren Sie die Nummer
problem-range-reversed = Satz { $code }, { $what }: von { $first } bis { $last }
problem-range-reversed-assumed = von { $last } bis { $first }
problem-range-reversed-mend = schreiben Sie zuerst die kleinere Zahl
problem-rounds = Runden
problem-numbers = Nummern
problem-nobody-named = Satz { $code } nennt niemanden
problem-nobody-named-assumed = er ändert nichts
problem-nobody-named-mend = schreiben Sie, wen er betrifft, oder entfernen Sie ihn
problem-only-one = Satz { $code } verbietet Paarungen, nennt aber nur eine Nummer
problem-only-one-assumed = er verbietet nichts; beim Neuschreiben wird er ein Kommentar
problem-only-one-mend = schreiben Sie zwei Nummern oder mehr
problem-bye-contradicted = Satz { $code }, Runde { $round }: ein Bye für { $who }, das Zeile 001 nicht gibt
problem-bye-contradicted-assumed = Zeile 001 stimmt
problem-bye-contradicted-mend = entfernen Sie die Nummer hier, oder korrigieren Sie Zeile 001
problem-bye-only-here = nur Satz { $code } gibt in Runde { $round } ein Bye: { $who }
problem-bye-only-here-assumed = das Bye gilt
problem-bye-only-here-mend = schreiben Sie das Bye auch in Zeile 001
problem-bye-twice = Satz { $code }, Runde { $round }: ein weiteres Bye für { $who }
problem-team-twice = Satz { $code }: die Nummer { $number } hat schon die Mannschaft der Zeile { $first }
problem-team-twice-mend = geben Sie einer von beiden eine andere Nummer
problem-member-twice = Satz { $code }: Nr. { $player } ist schon in einer anderen Mannschaft
problem-member-twice-assumed = diese Nummer ist in beiden
problem-member-twice-mend = entfernen Sie die Nummer aus einer von beiden
problem-rosters-differ = die Sätze 013 und 310 geben der Mannschaft { $team } verschiedene Mitglieder
problem-rosters-differ-assumed = Satz 310 zählt
problem-rosters-differ-mend = korrigieren Sie einen von beiden, oder entfernen Sie die Sätze 013

# What a field of a record says.
problem-field-round = Runde
problem-field-player = Spieler
problem-field-team = Mannschaft
problem-field-participant = Teilnehmer
problem-field-opponent = Gegner
problem-field-member = Mitglied
problem-field-team-number = Nummer der Mannschaft
problem-field-first-number = erste Nummer
problem-field-last-number = letzte Nummer
problem-field-strength = Stärke
problem-field-rank = Rang
problem-field-points = Punkte
problem-field-match-points = Mannschaftspunkte
problem-field-game-points = Brettpunkte
problem-field-result = Resultat
problem-field-result-kind = Art des Resultats
problem-field-bye-kind = Art des Bye
problem-field-colour = Farbe
problem-field-forfeit-mark = Zeichen für kampflos

# How a problem is set out on a terminal.
problem-error = Fehler
problem-warning = Warnung
problem-note = Hinweis
problem-in-file = in
problem-at-line = { $name }, Zeile { $line }
problem-at-column = { $name }, Zeile { $line }, Spalte { $column }
problem-assumed = angenommen:
problem-to-mend = Abhilfe:
problem-taken = { $what }; angenommen: { $assumed }

## foreign
## What a file of another program leaves open: what, what was assumed, how to mend it.

foreign-save-again = speichern oder kopieren Sie die Datei nochmals aus dem Programm, aus dem sie stammt
foreign-rest-missing = den Rest gibt es nicht
foreign-not-understood = { $bytes ->
    [one] nicht verstanden: { $what } ({ $bytes } Byte)
   *[other] nicht verstanden: { $what } ({ $bytes } Bytes)
}
foreign-not-understood-assumed = es sagt nichts, was hier zählt
foreign-not-understood-mend = vergleichen Sie die Listen mit denen des Programms, das die Datei geschrieben hat
foreign-unread-line = die Zeile «{ $text }»
foreign-unread-veg = Einstellungen und Runden einer .veg
foreign-unread-header = der Kopf
foreign-unread-texts = Texte über den Anlass
foreign-unread-configuration = Einstellungen der Konfiguration (Abschnitt 95)
foreign-unread-rounds = Einstellungen der Runden (Abschnitt A3)
foreign-unread-players = Angaben zu Spielern (Abschnitt A5)
foreign-unread-boards = Angaben zu Brettern (Abschnitt B3)
foreign-unread-pairs = Paare in Abschnitt C5
foreign-unread-section = der Inhalt von Abschnitt { $code }
foreign-not-taken = hier gibt es keinen Platz für: { $what } ({ $count })
foreign-not-taken-assumed = zum Weiterführen braucht es das nicht
foreign-not-taken-mend = behalten Sie die Datei: sie bleibt, wie sie ist
foreign-aside-prizes = Einstellungen zu Preisen, Gebühren, Vereinen und Uploads
foreign-aside-contacts = Adressen, Telefonnummern und Bemerkungen zu Spielern
foreign-aside-fixed-boards = feste Bretter von Spielern
foreign-aside-boards-by-hand = Zeichen von Brettern, die von Hand gesetzt scheinen
foreign-aside-event-texts = weitere Texte über den Anlass
foreign-aside-round-times = Zeiten, zu denen Runden beginnen
foreign-aside-groups = Gruppen und Kategorien von Spielern
foreign-aside-coefficients = Entwicklungskoeffizienten (K) von Spielern

# What a file does not say.
foreign-not-said = die Datei sagt nicht, { $what }
foreign-gap-numbers = welche Nummern in der Startliste gelten
foreign-gap-numbers-assumed = sie folgen aus Wertungszahl, Titel und Name (C.04.2:2.2)
foreign-gap-numbers-mend = vergleichen Sie die erste Runde mit der Liste, und ändern Sie abweichende Nummern
foreign-gap-numbers-of-games-mend = vergleichen Sie sie mit der Startliste des Anlasses
foreign-gap-absences = warum Spieler in einer Runde keine Partie haben ({ $times }-mal)
foreign-gap-absences-assumed = sie fehlten ohne Abmeldung
foreign-gap-absences-mend = erfassen Sie die Byes dieser Runden
foreign-gap-forfeits = ob Partien ohne Züge ({ $games }) gespielt oder kampflos entschieden wurden
foreign-gap-forfeits-assumed = sie wurden gespielt
foreign-gap-forfeits-mend = erfassen Sie die Forfaits
foreign-gap-rounds = welche Runden und Resultate es gab, nicht in einer bekannten Form
foreign-gap-rounds-assumed = nur die Spieler werden übernommen
foreign-gap-rounds-mend = exportieren Sie das Turnier aus Vega als TRF oder .tdf, die sie haben
foreign-gap-teams = welche Mannschaften und Wettkämpfe das Mannschaftsturnier hat
foreign-gap-teams-assumed = die Spieler haben keine Mannschaft
foreign-gap-teams-mend = exportieren Sie aus Swiss-Manager ein TRF, das sie hat
foreign-gap-order = in welcher Reihenfolge die Spieler starten
foreign-gap-order-assumed = sie werden nummeriert, wie sie in der Tabelle stehen
foreign-gap-order-mend = nummerieren Sie sie vor Runde 1 neu mit --initial-list von `ronde convert`

# What is set in the words of the other program.
foreign-own-words = { $what }: «{ $text }», was Ronde nicht kennt
foreign-own-words-assumed = nichts ist eingestellt
foreign-set-tie-breaks = die Liste der Feinwertungen
foreign-set-tie-breaks-mend = wählen Sie die Feinwertungen des Turnierreglements
foreign-set-acceleration = die Beschleunigung
foreign-set-by-regulations = wählen Sie, was das Turnierreglement sagt
foreign-set-pairing = die Art der Auslosung
foreign-set-pairing-mend = eine Beschleunigung von Papi: erfassen Sie virtuelle Punkte für die kommenden Runden, oder losen Sie ohne aus
foreign-other-name = der Name endet auf .{ $extension }, aber die Datei ist { $kind }
foreign-other-name-assumed = sie ist, was ihre Bytes sagen
foreign-other-name-mend = benennen Sie sie um, damit sich niemand täuscht
foreign-kind-trf = ein Turnierbericht (TRF)
foreign-kind-json = Rondes JSON-Form
foreign-kind-event = ein Anlass von Ronde
foreign-kind-swiss-manager = eine Datei von Swiss-Manager (TUNX)
foreign-kind-papi = eine Datei von Papi
foreign-kind-vega = eine Datei von Vega
foreign-kind-pgn = eine Sammlung von Partien in PGN
foreign-kind-workbook = eine Arbeitsmappe (xlsx)
foreign-kind-table = ein Text oder eine Tabelle
foreign-kind-zip = ein Archiv (zip)
foreign-kind-old-office = ein altes Office-Dokument
foreign-kind-unknown = etwas Unbekanntes

# What is damaged.
foreign-cut-off = nicht vollständig, { $what }: { $found } von { $expected } gelesen
foreign-portion-info = die Einstellungen (Tabelle INFO)
foreign-portion-joueur = die Spieler (Tabelle JOUEUR)
foreign-portion-rounds = die Runden (Abschnitt A3)
foreign-portion-players = die Spieler (Abschnitt A5)
foreign-portion-boards = die Bretter der Runde { $round } (Abschnitt B3)
foreign-damaged-page = die Datei endet mitten in einer Seite
foreign-damaged-page-assumed = diese Seite gibt es nicht
foreign-damaged-end = das Ende der Datei (Abschnitt E3) fehlt
foreign-damaged-end-assumed = die Datei wurde abgeschnitten
foreign-damaged-no-such = Runde { $round } nennt Nr. { $player }, die es nicht gibt
foreign-damaged-twice = Runde { $round } nennt Nr. { $player } zweimal
foreign-damaged-board-assumed = das Brett gibt es nicht
foreign-damaged-silent = Runde { $round } sagt nichts über einige Spieler: { $players }
foreign-damaged-silent-assumed = sie fehlten
foreign-unknown-code = { $what }: der Code { $code } ist nicht bekannt
foreign-unknown-code-mend = schauen Sie im Programm nach, das die Datei geschrieben hat, und erfassen Sie es hier
foreign-code-of-kind = die Turnierart
foreign-code-of-kind-assumed = ein Schweizer System
foreign-code-of-game = das Resultat der Partie
foreign-code-of-result = Runde { $round }, Resultat von { $who }
foreign-code-of-bye = Runde { $round }, Bye von Nr. { $player }
foreign-code-of-pair = Runde { $round }, Resultat von { $white } gegen { $black }
foreign-zero-bye = ein Bye ohne Punkte

# Lines and rows that cannot be used.
foreign-row-mend = korrigieren Sie die Zeile, oder erfassen Sie von Hand, was sie sagt
foreign-row-points = «{ $text }» sind keine Punkte für Sieg und Remis
foreign-row-points-assumed = ein Punkt für einen Sieg und ein halber für ein Remis
foreign-row-number = «{ $text }» ist keine Spielernummer oder schon vergeben
foreign-row-no-player = diesen Spieler gibt es nicht
foreign-row-cell = Runde { $round }, { $who }: «{ $text }» sagt nichts
foreign-row-absent = abwesend
foreign-row-points-differ = { $who }: { $stated } Punkte, aber die Resultate ergeben { $counted }
foreign-row-points-differ-assumed = die Resultate stimmen
foreign-row-reference = ein Spieler hat die Referenz { $reference }, die keine oder schon vergeben ist
foreign-row-opponent = Runde { $round }, { $who }: den Gegner gibt es nicht
foreign-row-other-events = die Datei hat Partien anderer Anlässe als «{ $first }»: { $games }
foreign-row-other-events-assumed = nur die des ersten zählen
foreign-row-no-round = die Partie hat keine Runde oder einen Spieler ohne Namen
foreign-row-second-game = ein Spieler dieser Partie hat in Runde { $round } noch eine
foreign-row-no-game = die Partie gehörte nicht zum Turnier
foreign-row-federation = Verband: «{ $text }» ist keiner der FIDE
foreign-row-federation-assumed = der Verband wird weggelassen
foreign-row-left-out = die Zeile wird weggelassen
foreign-too-many-players = es gibt mehr als { $most } Spieler
foreign-too-many-games = es gibt mehr als { $most } Partien
foreign-too-many-mend = schauen Sie, ob die Datei ist, was sie zu sein vorgibt
foreign-beyond-declared = { $declared } Runden sind angegeben, aber es gibt Partien von { $rounds }
foreign-beyond-declared-mend = korrigieren Sie die Rundenzahl

## doubt
## What an imported file leaves open. Ends of sentences, without a full stop.

doubt-rounds = die Rundenzahl ist nicht angegeben (Satz 142 von TRF26)
doubt-system-by-date = das Auslosungssystem ist nicht angegeben (Satz 192 von TRF26); nach dem Datum { $date } gilt: { $system }
doubt-system-by-default = das Auslosungssystem ist nicht angegeben (Satz 192 von TRF26), und es gibt kein Datum; es gilt das aktuelle: { $system }
doubt-system-unknown = die Turnierart { $code } wird noch nicht unterstützt
doubt-edition = { $name }, Ausgabe { $year }
doubt-colour-white = die für die erste Nummer ausgeloste Farbe ist nicht angegeben (Satz 152 von TRF26); Runde 1 zeigt Weiss
doubt-colour-black = die für die erste Nummer ausgeloste Farbe ist nicht angegeben (Satz 152 von TRF26); Runde 1 zeigt Schwarz
doubt-colour-unknown = die für die erste Nummer ausgeloste Farbe ist nicht angegeben (Satz 152 von TRF26), und Runde 1 zeigt sie nicht
doubt-names = { $n ->
    [one] { $n } Spieler ohne Namen
   *[other] { $n } Spieler ohne Namen
}
doubt-federations = { $n ->
    [one] { $n } Spieler mit einem Verband, den die FIDE nicht hat: { $who }
   *[other] { $n } Spieler mit einem Verband, den die FIDE nicht hat: { $who }
}
doubt-and-others = { $who } und weitere
doubt-tie-breaks = keine Feinwertungen sind angegeben (Sätze 202 und 212 von TRF26)
doubt-no-games = Runde { $round } hat keine Partien
doubt-no-result = { $n ->
    [one] { $n } Partie der Runde { $round } ohne Resultat
   *[other] { $n } Partien der Runde { $round } ohne Resultat
}
doubt-in-line = Zeile { $line }: { $what }
doubt-with-assumed = { $what } ({ $assumed })
doubt-more = { $n ->
    [one] noch { $n } Problem in der Datei
   *[other] noch { $n } Probleme in der Datei
}

## unopened
## Why a file is not opened at all. Ends of sentences, without a full stop.

unopened-empty = die Datei ist leer
unopened-not-read = die Datei ist { $kind }, was Ronde nicht liest; { $mend }
unopened-old-office-mend = speichern Sie sie als xlsx oder CSV
unopened-swiss-chess = eine Datei von Swiss-Chess
unopened-swiss-chess-mend = exportieren Sie ein TRF aus Swiss-Chess und öffnen Sie dieses
unopened-old-swiss-manager = von einer alten Version von Swiss-Manager
unopened-swiss-manager-mend = öffnen Sie sie in einem neueren Swiss-Manager und speichern Sie sie, oder exportieren Sie dort ein TRF
unopened-other-mend = exportieren Sie ein TRF aus dem Programm, aus dem sie stammt

# No report file.
unopened-trf-too-large = die Datei hat { $bytes } Bytes; ein Turnierbericht über { $most } Bytes wird nicht gelesen
unopened-trf-binary = die Datei ist kein Text (an Stelle { $position } steht ein Nullbyte)
unopened-trf-no-record = keine Zeile der Datei beginnt mit dem Code eines Turniersatzes wie 012 oder 001; ihre erste Zeile ist «{ $line }»

# No file of another program, or of another version.
unopened-too-large = die Datei hat { $bytes } Bytes; mehr als { $most } werden nicht gelesen
unopened-not-vega = die Datei ist nicht von Vega: keine Zeile ist die eines Spielers mit Strichen, und sie beginnt nicht mit Vega
unopened-not-veg = die Datei ist keine .veg einer bekannten Version: ihre Spielertabelle steht nicht dort, wo ältere Versionen sie haben
unopened-not-papi-tables = die Datei ist nicht von Papi: sie ist eine Access-Datenbank ohne die Tabellen INFO und JOUEUR
unopened-not-papi-access = die Datei ist nicht von Papi: sie ist keine Access-Datenbank
unopened-not-pgn = die Datei hat keine Partien in PGN: keine Zeile ist ein Tag wie { "[" }White "…"]
unopened-not-tunx-whole = die Datei von Swiss-Manager ist nicht ganz: sie endet vor der Konfiguration (Abschnitt 95)
unopened-not-tunx = die Datei ist nicht von Swiss-Manager: sie beginnt nicht mit 93 FF 89 44
unopened-version = { $what }, was Ronde nicht liest; { $mend }
unopened-access-older = die Datei ist eine Datenbank von Access 97 oder älter
unopened-access-newer = die Datei ist eine Datenbank von Access 2007 oder neuer
unopened-access-encrypted = die Datei ist verschlüsselt, oder ihr Verzeichnis ist beschädigt
unopened-papi-mend = öffnen Sie sie in Papi 3 und speichern Sie sie, oder exportieren Sie dort ein TRF
unopened-other-swiss-manager = die Datei ist von einer anderen Version von Swiss-Manager
unopened-contradicts = die Datei widerspricht sich: { $why }

# Archives.
unopened-archive-too-large = das Archiv hat { $bytes } Bytes; mehr als { $most } werden nicht gelesen
unopened-archive-too-many = das Archiv hat mehr als { $most } Dateien; entpacken Sie es, und öffnen Sie das Turnier darin
unopened-archive-too-full = das Archiv hat entpackt mehr als { $most } Bytes, so viel hat kein Turnier
unopened-archive-encrypted = { $member } im Archiv ist verschlüsselt; entpacken Sie es mit dem Passwort, und öffnen Sie die Datei
unopened-archive-nested = { $member } im Archiv ist selbst ein Archiv; entpacken Sie das äussere, und öffnen Sie dieses
unopened-archive-nothing = im Archiv ist weder ein Turnier noch eine Spielertabelle
unopened-archive-several = im Archiv sind mehrere Turniere: { $members }; entpacken Sie es, und öffnen Sie eines
unopened-archive-damaged = das Archiv ist beschädigt: { $why }
unopened-archive-not-unpacked = es liess sich nicht entpacken
unopened-archive-no-contents = sein Inhaltsverzeichnis fehlt. Vielleicht wurde es unterwegs abgeschnitten; holen Sie es nochmals
unopened-archive-unsupported = es ist auf eine Art gepackt, die Ronde nicht liest
unopened-archive-member = { $member } lässt sich nicht entpacken. Vielleicht wurde es unterwegs abgeschnitten; holen Sie es nochmals
